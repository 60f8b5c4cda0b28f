/* Pieces of the C texts of kernels (block, avx2, x86_64_avxvnni), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// baee25f5401f
/* A1W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 2 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 67108863 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1][j] * ones(activation plane j).
 *
 * K up to 1073741760 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 1, row 10, combine 0, reduce 4, store 1); loads 6.
 *
 * Proof: 11 obligations, all proved. Compute part (5 lines per register): best known per plane pair, lengths [4]
 * open; combination and reduction minimal.
 */

//// ccf2a61f5824
#include <stdint.h>
#include <string.h>

#if defined(__AVX2__) && defined(__AVXVNNI__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

//// 2ba8fe16af0d

static const uint8_t SYNTH_KERNEL_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};

//// 4e1d25c93a66
static const uint8_t SYNTH_KERNEL_byte_01[] __attribute__((aligned(32))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// 26ba75ca68df
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  /* reduce */
  const __m256i r0_0 = _mm256_maddubs_epi16(p00_0_s1, byte_01);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  /* compute */
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  /* reduce */
  const __m256i r0_1 = _mm256_maddubs_epi16(p00_1_s1, byte_01);
  const __m256i r1_0 = _mm256_packus_epi16(r0_0, r0_1);
  const __m256i r2_0 = _mm256_dpbusd_avx_epi32(acc0, r1_0, byte_01);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r2_0);
}

//// f2cd375c9dfc

#else /* any other CPU: every instruction by its definition, lane by lane */

static inline int64_t synth_clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}

//// d088d5675f26
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

//// dd71e0cfa77e
static inline uint32_t synth_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}

//// 3dabaee0583e
static inline uint64_t synth_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}

//// 3191bf56017f
/* _mm256_loadu_si256 */
static inline void synth__mm256_loadu_si256(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_lane8(a0, i);
  memcpy(out, result, sizeof result);
}

//// 06f060ebb864
/* _mm256_load_broadcast64 */
static inline void synth__mm256_load_broadcast64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}

//// 806c7c371093
/* _mm256_and_si256 */
static inline void synth__mm256_and_si256(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) & synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 34576a1e8802
/* _mm256_shuffle_epi8 */
static inline void synth__mm256_shuffle_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  for (int i = 16; i < 32; ++i) result[i] = ((synth_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}

//// 65317659235a
/* _mm256_srli_epi16 #4 */
static inline void synth__mm256_srli_epi16_4(uint8_t *out, const uint8_t *a0) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_lane16(a0, i) >> 4);
  memcpy(out, result, sizeof result);
}

//// b3cb483b44f3
/* _mm256_add_epi8 */
static inline void synth__mm256_add_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) + synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 2ac876e96a16
/* _mm256_maddubs_epi16 */
static inline void synth__mm256_maddubs_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)(uint16_t)((uint32_t)(uint16_t)(synth_lane8(a0, 2 * i)) * (uint16_t)((int16_t)(int8_t)synth_lane8(a1, 2 * i)))) + (uint32_t)((int32_t)(int16_t)(uint16_t)((uint32_t)(uint16_t)(synth_lane8(a0, 2 * i + 1)) * (uint16_t)((int16_t)(int8_t)synth_lane8(a1, 2 * i + 1))))), -32768, 32767));
  memcpy(out, result, sizeof result);
}

//// b217fa9e226a
/* _mm256_packus_epi16 */
static inline void synth__mm256_packus_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_clamp((int16_t)synth_lane16(a0, i), 0, 255));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_clamp((int16_t)synth_lane16(a1, i - 8), 0, 255));
  for (int i = 16; i < 24; ++i) result[i] = (uint8_t)(synth_clamp((int16_t)synth_lane16(a0, i - 8), 0, 255));
  for (int i = 24; i < 32; ++i) result[i] = (uint8_t)(synth_clamp((int16_t)synth_lane16(a1, i - 16), 0, 255));
  memcpy(out, result, sizeof result);
}

//// 82b16046a35f
/* _mm256_dpbusd_avx_epi32 */
static inline void synth__mm256_dpbusd_avx_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)((uint32_t)((uint32_t)((uint32_t)(synth_lane32(a0, i) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i)) * (uint32_t)((int32_t)(int8_t)synth_lane8(a2, 4 * i)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 1)) * (uint32_t)((int32_t)(int8_t)synth_lane8(a2, 4 * i + 1)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 2)) * (uint32_t)((int32_t)(int8_t)synth_lane8(a2, 4 * i + 2)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 3)) * (uint32_t)((int32_t)(int8_t)synth_lane8(a2, 4 * i + 3))));
  memcpy(out, result, sizeof result);
}

//// b4a24a1ca217
/* _mm256_storeu_si256 */
static inline void synth__mm256_storeu_si256(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_lane8(a0, i);
  memcpy(out, result, sizeof result);
}

//// 13bc41512c65
static const uint8_t table_00010102010202030102020302030304[] = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};

//// 45fda92d1c65
static const uint8_t byte_01[] = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// 8070aabed42b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t r0_0[32];
  synth__mm256_maddubs_epi16(r0_0, p00_0_s1, byte_01);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t r0_1[32];
  synth__mm256_maddubs_epi16(r0_1, p00_1_s1, byte_01);
  uint8_t r1_0[32];
  synth__mm256_packus_epi16(r1_0, r0_0, r0_1);
  uint8_t r2_0[32];
  synth__mm256_dpbusd_avx_epi32(r2_0, acc0, r1_0, byte_01);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r2_0);
}

//// 626de321eb39

#endif

//// 99cb183e7ff0

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 67108863 ? done + 67108863 : k_blocks;
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

//// c47553d7601c
/* A1W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 4 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)), 2: _mm256_and_si256(byte_0f, plane1), 3:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane1, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 22369621 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3][j] * ones(activation plane
 * j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 1, row 20, combine 2, reduce 4, store 1); loads 10.
 *
 * Proof: 14 obligations, all proved. Compute part (11 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 136c4f16db5d
static const uint8_t SYNTH_KERNEL_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// 7620038c058c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i w2_0 = _mm256_loadu_si256((const __m256i *)(weights + 128));
  const __m256i p10_0_0 = _mm256_and_si256(w2_0, a0_0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i w3_0 = _mm256_loadu_si256((const __m256i *)(weights + 192));
  const __m256i p10_0_1 = _mm256_and_si256(w3_0, a0_0_v3);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  /* combine plane pairs */
  const __m256i r0_0 = _mm256_add_epi8(p00_0_s1, p10_0_s1);
  /* reduce */
  const __m256i r1_0 = _mm256_maddubs_epi16(r0_0, byte_01);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  /* compute */
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  const __m256i w2_1 = _mm256_loadu_si256((const __m256i *)(weights + 160));
  const __m256i p10_1_0 = _mm256_and_si256(w2_1, a0_0);
  const __m256i p10_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_0);
  const __m256i w3_1 = _mm256_loadu_si256((const __m256i *)(weights + 224));
  const __m256i p10_1_1 = _mm256_and_si256(w3_1, a0_0_v3);
  const __m256i p10_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_1);
  const __m256i p10_1_s1 = _mm256_add_epi8(p10_1_t0, p10_1_t1);
  /* combine plane pairs */
  const __m256i r0_1 = _mm256_add_epi8(p00_1_s1, p10_1_s1);
  /* reduce */
  const __m256i r1_1 = _mm256_maddubs_epi16(r0_1, byte_01);
  const __m256i r2_0 = _mm256_packus_epi16(r1_0, r1_1);
  const __m256i r3_0 = _mm256_dpbusd_avx_epi32(acc0, r2_0, byte_01);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r3_0);
}

//// 0add749cf13a
static const uint8_t table_00020204020404060204040604060608[] = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};

//// f0c177289706
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t w2_0[32];
  synth__mm256_loadu_si256(w2_0, weights + 128);
  uint8_t p10_0_0[32];
  synth__mm256_and_si256(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[32];
  synth__mm256_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t w3_0[32];
  synth__mm256_loadu_si256(w3_0, weights + 192);
  uint8_t p10_0_1[32];
  synth__mm256_and_si256(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[32];
  synth__mm256_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[32];
  synth__mm256_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t r0_0[32];
  synth__mm256_add_epi8(r0_0, p00_0_s1, p10_0_s1);
  uint8_t r1_0[32];
  synth__mm256_maddubs_epi16(r1_0, r0_0, byte_01);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t w2_1[32];
  synth__mm256_loadu_si256(w2_1, weights + 160);
  uint8_t p10_1_0[32];
  synth__mm256_and_si256(p10_1_0, w2_1, a0_0);
  uint8_t p10_1_t0[32];
  synth__mm256_shuffle_epi8(p10_1_t0, table_00020204020404060204040604060608, p10_1_0);
  uint8_t w3_1[32];
  synth__mm256_loadu_si256(w3_1, weights + 224);
  uint8_t p10_1_1[32];
  synth__mm256_and_si256(p10_1_1, w3_1, a0_0_v3);
  uint8_t p10_1_t1[32];
  synth__mm256_shuffle_epi8(p10_1_t1, table_00020204020404060204040604060608, p10_1_1);
  uint8_t p10_1_s1[32];
  synth__mm256_add_epi8(p10_1_s1, p10_1_t0, p10_1_t1);
  uint8_t r0_1[32];
  synth__mm256_add_epi8(r0_1, p00_1_s1, p10_1_s1);
  uint8_t r1_1[32];
  synth__mm256_maddubs_epi16(r1_1, r0_1, byte_01);
  uint8_t r2_0[32];
  synth__mm256_packus_epi16(r2_0, r1_0, r1_1);
  uint8_t r3_0[32];
  synth__mm256_dpbusd_avx_epi32(r3_0, acc0, r2_0, byte_01);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r3_0);
}

//// 3374678fc755

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 22369621 ? done + 22369621 : k_blocks;
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

//// 7032c3549e65
/* A1W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 6 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)), 2: _mm256_and_si256(byte_0f, plane1), 3:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane1, 4)), 4: _mm256_and_si256(byte_0f, plane2), 5:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane2, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 9586980 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7][j] * ones(activation plane
 * j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 1, row 30, combine 4, reduce 4, store 1); loads 14.
 *
 * Proof: 17 obligations, all proved. Compute part (17 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 8bc5d304b8a8
static const uint8_t SYNTH_KERNEL_table_000404080408080c0408080c080c0c10[] __attribute__((aligned(32))) = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};

//// 2e5b855df4ef
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_000404080408080c0408080c080c0c10 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i w2_0 = _mm256_loadu_si256((const __m256i *)(weights + 128));
  const __m256i p10_0_0 = _mm256_and_si256(w2_0, a0_0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i w3_0 = _mm256_loadu_si256((const __m256i *)(weights + 192));
  const __m256i p10_0_1 = _mm256_and_si256(w3_0, a0_0_v3);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  /* combine plane pairs */
  const __m256i r0_0 = _mm256_add_epi8(p00_0_s1, p10_0_s1);
  const __m256i w4_0 = _mm256_loadu_si256((const __m256i *)(weights + 256));
  /* compute */
  const __m256i p20_0_0 = _mm256_and_si256(w4_0, a0_0);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_0);
  const __m256i w5_0 = _mm256_loadu_si256((const __m256i *)(weights + 320));
  const __m256i p20_0_1 = _mm256_and_si256(w5_0, a0_0_v3);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  /* combine plane pairs */
  const __m256i r1_0 = _mm256_add_epi8(r0_0, p20_0_s1);
  /* reduce */
  const __m256i r2_0 = _mm256_maddubs_epi16(r1_0, byte_01);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  /* compute */
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  const __m256i w2_1 = _mm256_loadu_si256((const __m256i *)(weights + 160));
  const __m256i p10_1_0 = _mm256_and_si256(w2_1, a0_0);
  const __m256i p10_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_0);
  const __m256i w3_1 = _mm256_loadu_si256((const __m256i *)(weights + 224));
  const __m256i p10_1_1 = _mm256_and_si256(w3_1, a0_0_v3);
  const __m256i p10_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_1);
  const __m256i p10_1_s1 = _mm256_add_epi8(p10_1_t0, p10_1_t1);
  /* combine plane pairs */
  const __m256i r0_1 = _mm256_add_epi8(p00_1_s1, p10_1_s1);
  const __m256i w4_1 = _mm256_loadu_si256((const __m256i *)(weights + 288));
  /* compute */
  const __m256i p20_1_0 = _mm256_and_si256(w4_1, a0_0);
  const __m256i p20_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_1_0);
  const __m256i w5_1 = _mm256_loadu_si256((const __m256i *)(weights + 352));
  const __m256i p20_1_1 = _mm256_and_si256(w5_1, a0_0_v3);
  const __m256i p20_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_1_1);
  const __m256i p20_1_s1 = _mm256_add_epi8(p20_1_t0, p20_1_t1);
  /* combine plane pairs */
  const __m256i r1_1 = _mm256_add_epi8(r0_1, p20_1_s1);
  /* reduce */
  const __m256i r2_1 = _mm256_maddubs_epi16(r1_1, byte_01);
  const __m256i r3_0 = _mm256_packus_epi16(r2_0, r2_1);
  const __m256i r4_0 = _mm256_dpbusd_avx_epi32(acc0, r3_0, byte_01);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r4_0);
}

//// bba972b4147c
static const uint8_t table_000404080408080c0408080c080c0c10[] = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};

//// 26fdaeb54a1f
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t w2_0[32];
  synth__mm256_loadu_si256(w2_0, weights + 128);
  uint8_t p10_0_0[32];
  synth__mm256_and_si256(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[32];
  synth__mm256_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t w3_0[32];
  synth__mm256_loadu_si256(w3_0, weights + 192);
  uint8_t p10_0_1[32];
  synth__mm256_and_si256(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[32];
  synth__mm256_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[32];
  synth__mm256_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t r0_0[32];
  synth__mm256_add_epi8(r0_0, p00_0_s1, p10_0_s1);
  uint8_t w4_0[32];
  synth__mm256_loadu_si256(w4_0, weights + 256);
  uint8_t p20_0_0[32];
  synth__mm256_and_si256(p20_0_0, w4_0, a0_0);
  uint8_t p20_0_t0[32];
  synth__mm256_shuffle_epi8(p20_0_t0, table_000404080408080c0408080c080c0c10, p20_0_0);
  uint8_t w5_0[32];
  synth__mm256_loadu_si256(w5_0, weights + 320);
  uint8_t p20_0_1[32];
  synth__mm256_and_si256(p20_0_1, w5_0, a0_0_v3);
  uint8_t p20_0_t1[32];
  synth__mm256_shuffle_epi8(p20_0_t1, table_000404080408080c0408080c080c0c10, p20_0_1);
  uint8_t p20_0_s1[32];
  synth__mm256_add_epi8(p20_0_s1, p20_0_t0, p20_0_t1);
  uint8_t r1_0[32];
  synth__mm256_add_epi8(r1_0, r0_0, p20_0_s1);
  uint8_t r2_0[32];
  synth__mm256_maddubs_epi16(r2_0, r1_0, byte_01);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t w2_1[32];
  synth__mm256_loadu_si256(w2_1, weights + 160);
  uint8_t p10_1_0[32];
  synth__mm256_and_si256(p10_1_0, w2_1, a0_0);
  uint8_t p10_1_t0[32];
  synth__mm256_shuffle_epi8(p10_1_t0, table_00020204020404060204040604060608, p10_1_0);
  uint8_t w3_1[32];
  synth__mm256_loadu_si256(w3_1, weights + 224);
  uint8_t p10_1_1[32];
  synth__mm256_and_si256(p10_1_1, w3_1, a0_0_v3);
  uint8_t p10_1_t1[32];
  synth__mm256_shuffle_epi8(p10_1_t1, table_00020204020404060204040604060608, p10_1_1);
  uint8_t p10_1_s1[32];
  synth__mm256_add_epi8(p10_1_s1, p10_1_t0, p10_1_t1);
  uint8_t r0_1[32];
  synth__mm256_add_epi8(r0_1, p00_1_s1, p10_1_s1);
  uint8_t w4_1[32];
  synth__mm256_loadu_si256(w4_1, weights + 288);
  uint8_t p20_1_0[32];
  synth__mm256_and_si256(p20_1_0, w4_1, a0_0);
  uint8_t p20_1_t0[32];
  synth__mm256_shuffle_epi8(p20_1_t0, table_000404080408080c0408080c080c0c10, p20_1_0);
  uint8_t w5_1[32];
  synth__mm256_loadu_si256(w5_1, weights + 352);
  uint8_t p20_1_1[32];
  synth__mm256_and_si256(p20_1_1, w5_1, a0_0_v3);
  uint8_t p20_1_t1[32];
  synth__mm256_shuffle_epi8(p20_1_t1, table_000404080408080c0408080c080c0c10, p20_1_1);
  uint8_t p20_1_s1[32];
  synth__mm256_add_epi8(p20_1_s1, p20_1_t0, p20_1_t1);
  uint8_t r1_1[32];
  synth__mm256_add_epi8(r1_1, r0_1, p20_1_s1);
  uint8_t r2_1[32];
  synth__mm256_maddubs_epi16(r2_1, r1_1, byte_01);
  uint8_t r3_0[32];
  synth__mm256_packus_epi16(r3_0, r2_0, r2_1);
  uint8_t r4_0[32];
  synth__mm256_dpbusd_avx_epi32(r4_0, acc0, r3_0, byte_01);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r4_0);
}

//// bce3bcb82281

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 9586980 ? done + 9586980 : k_blocks;
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

//// f8e94b5a4711
/* A2W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 2 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 22369621 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2][j] * ones(activation plane j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 29 (activations 2, row 20, combine 2, reduce 4, store 1); loads 7.
 *
 * Proof: 14 obligations, all proved. Compute part (11 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 686653db850a
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i a1_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m256i p01_0_0 = _mm256_and_si256(w0_0, a1_0);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  /* activations only: shared by all rows */
  const __m256i a1_0_v17 = _mm256_srli_epi16(a1_0, 4);
  /* compute */
  const __m256i p01_0_1 = _mm256_and_si256(w1_0, a1_0_v17);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m256i r0_0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  /* reduce */
  const __m256i r1_0 = _mm256_maddubs_epi16(r0_0, byte_01);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  /* compute */
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  const __m256i p01_1_0 = _mm256_and_si256(w0_1, a1_0);
  const __m256i p01_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_0);
  const __m256i p01_1_1 = _mm256_and_si256(w1_1, a1_0_v17);
  const __m256i p01_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_1);
  const __m256i p01_1_s1 = _mm256_add_epi8(p01_1_t0, p01_1_t1);
  /* combine plane pairs */
  const __m256i r0_1 = _mm256_add_epi8(p00_1_s1, p01_1_s1);
  /* reduce */
  const __m256i r1_1 = _mm256_maddubs_epi16(r0_1, byte_01);
  const __m256i r2_0 = _mm256_packus_epi16(r1_0, r1_1);
  const __m256i r3_0 = _mm256_dpbusd_avx_epi32(acc0, r2_0, byte_01);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r3_0);
}

//// d5f1d99d6d65
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t a1_0[32];
  synth__mm256_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[32];
  synth__mm256_and_si256(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[32];
  synth__mm256_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t a1_0_v17[32];
  synth__mm256_srli_epi16_4(a1_0_v17, a1_0);
  uint8_t p01_0_1[32];
  synth__mm256_and_si256(p01_0_1, w1_0, a1_0_v17);
  uint8_t p01_0_t1[32];
  synth__mm256_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[32];
  synth__mm256_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[32];
  synth__mm256_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[32];
  synth__mm256_maddubs_epi16(r1_0, r0_0, byte_01);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t p01_1_0[32];
  synth__mm256_and_si256(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_t0[32];
  synth__mm256_shuffle_epi8(p01_1_t0, table_00020204020404060204040604060608, p01_1_0);
  uint8_t p01_1_1[32];
  synth__mm256_and_si256(p01_1_1, w1_1, a1_0_v17);
  uint8_t p01_1_t1[32];
  synth__mm256_shuffle_epi8(p01_1_t1, table_00020204020404060204040604060608, p01_1_1);
  uint8_t p01_1_s1[32];
  synth__mm256_add_epi8(p01_1_s1, p01_1_t0, p01_1_t1);
  uint8_t r0_1[32];
  synth__mm256_add_epi8(r0_1, p00_1_s1, p01_1_s1);
  uint8_t r1_1[32];
  synth__mm256_maddubs_epi16(r1_1, r0_1, byte_01);
  uint8_t r2_0[32];
  synth__mm256_packus_epi16(r2_0, r1_0, r1_1);
  uint8_t r3_0[32];
  synth__mm256_dpbusd_avx_epi32(r3_0, acc0, r2_0, byte_01);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r3_0);
}

//// 847119a9816c

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 22369621 ? done + 22369621 : k_blocks;
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

//// fab06bbbb44d
/* A2W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 4 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)), 2: _mm256_and_si256(byte_0f, plane1), 3:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane1, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 7456540 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6][j] * ones(activation
 * plane j).
 *
 * K up to 119304640 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 53 (activations 2, row 40, combine 6, reduce 4, store 1); loads 11.
 *
 * Proof: 18 obligations, all proved. Compute part (23 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 84294acb1b61
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_000404080408080c0408080c080c0c10 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w2_0 = _mm256_loadu_si256((const __m256i *)(weights + 128));
  const __m256i a1_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  /* compute */
  const __m256i p11_0_0 = _mm256_and_si256(w2_0, a1_0);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_0);
  const __m256i w3_0 = _mm256_loadu_si256((const __m256i *)(weights + 192));
  /* activations only: shared by all rows */
  const __m256i a1_0_v17 = _mm256_srli_epi16(a1_0, 4);
  /* compute */
  const __m256i p11_0_1 = _mm256_and_si256(w3_0, a1_0_v17);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  const __m256i p10_0_0 = _mm256_and_si256(w2_0, a0_0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p10_0_1 = _mm256_and_si256(w3_0, a0_0_v3);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_0, a1_0);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w1_0, a1_0_v17);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m256i r0_0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i r1_0 = _mm256_add_epi8(p10_0_s1, r0_0);
  const __m256i r2_0 = _mm256_add_epi8(p11_0_s1, r1_0);
  /* reduce */
  const __m256i r3_0 = _mm256_maddubs_epi16(r2_0, byte_01);
  const __m256i w2_1 = _mm256_loadu_si256((const __m256i *)(weights + 160));
  /* compute */
  const __m256i p11_1_0 = _mm256_and_si256(w2_1, a1_0);
  const __m256i p11_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_1_0);
  const __m256i w3_1 = _mm256_loadu_si256((const __m256i *)(weights + 224));
  const __m256i p11_1_1 = _mm256_and_si256(w3_1, a1_0_v17);
  const __m256i p11_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_1_1);
  const __m256i p11_1_s1 = _mm256_add_epi8(p11_1_t0, p11_1_t1);
  const __m256i p10_1_0 = _mm256_and_si256(w2_1, a0_0);
  const __m256i p10_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_0);
  const __m256i p10_1_1 = _mm256_and_si256(w3_1, a0_0_v3);
  const __m256i p10_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_1);
  const __m256i p10_1_s1 = _mm256_add_epi8(p10_1_t0, p10_1_t1);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  const __m256i p01_1_0 = _mm256_and_si256(w0_1, a1_0);
  const __m256i p01_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_0);
  const __m256i p01_1_1 = _mm256_and_si256(w1_1, a1_0_v17);
  const __m256i p01_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_1);
  const __m256i p01_1_s1 = _mm256_add_epi8(p01_1_t0, p01_1_t1);
  /* combine plane pairs */
  const __m256i r0_1 = _mm256_add_epi8(p00_1_s1, p01_1_s1);
  const __m256i r1_1 = _mm256_add_epi8(p10_1_s1, r0_1);
  const __m256i r2_1 = _mm256_add_epi8(p11_1_s1, r1_1);
  /* reduce */
  const __m256i r3_1 = _mm256_maddubs_epi16(r2_1, byte_01);
  const __m256i r4_0 = _mm256_packus_epi16(r3_0, r3_1);
  const __m256i r5_0 = _mm256_dpbusd_avx_epi32(acc0, r4_0, byte_01);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r5_0);
}

//// 5b21cf0b5ff0
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w2_0[32];
  synth__mm256_loadu_si256(w2_0, weights + 128);
  uint8_t a1_0[32];
  synth__mm256_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[32];
  synth__mm256_and_si256(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[32];
  synth__mm256_shuffle_epi8(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[32];
  synth__mm256_loadu_si256(w3_0, weights + 192);
  uint8_t a1_0_v17[32];
  synth__mm256_srli_epi16_4(a1_0_v17, a1_0);
  uint8_t p11_0_1[32];
  synth__mm256_and_si256(p11_0_1, w3_0, a1_0_v17);
  uint8_t p11_0_t1[32];
  synth__mm256_shuffle_epi8(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[32];
  synth__mm256_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p10_0_0[32];
  synth__mm256_and_si256(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[32];
  synth__mm256_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p10_0_1[32];
  synth__mm256_and_si256(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[32];
  synth__mm256_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[32];
  synth__mm256_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[32];
  synth__mm256_and_si256(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[32];
  synth__mm256_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[32];
  synth__mm256_and_si256(p01_0_1, w1_0, a1_0_v17);
  uint8_t p01_0_t1[32];
  synth__mm256_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[32];
  synth__mm256_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[32];
  synth__mm256_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[32];
  synth__mm256_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t r2_0[32];
  synth__mm256_add_epi8(r2_0, p11_0_s1, r1_0);
  uint8_t r3_0[32];
  synth__mm256_maddubs_epi16(r3_0, r2_0, byte_01);
  uint8_t w2_1[32];
  synth__mm256_loadu_si256(w2_1, weights + 160);
  uint8_t p11_1_0[32];
  synth__mm256_and_si256(p11_1_0, w2_1, a1_0);
  uint8_t p11_1_t0[32];
  synth__mm256_shuffle_epi8(p11_1_t0, table_000404080408080c0408080c080c0c10, p11_1_0);
  uint8_t w3_1[32];
  synth__mm256_loadu_si256(w3_1, weights + 224);
  uint8_t p11_1_1[32];
  synth__mm256_and_si256(p11_1_1, w3_1, a1_0_v17);
  uint8_t p11_1_t1[32];
  synth__mm256_shuffle_epi8(p11_1_t1, table_000404080408080c0408080c080c0c10, p11_1_1);
  uint8_t p11_1_s1[32];
  synth__mm256_add_epi8(p11_1_s1, p11_1_t0, p11_1_t1);
  uint8_t p10_1_0[32];
  synth__mm256_and_si256(p10_1_0, w2_1, a0_0);
  uint8_t p10_1_t0[32];
  synth__mm256_shuffle_epi8(p10_1_t0, table_00020204020404060204040604060608, p10_1_0);
  uint8_t p10_1_1[32];
  synth__mm256_and_si256(p10_1_1, w3_1, a0_0_v3);
  uint8_t p10_1_t1[32];
  synth__mm256_shuffle_epi8(p10_1_t1, table_00020204020404060204040604060608, p10_1_1);
  uint8_t p10_1_s1[32];
  synth__mm256_add_epi8(p10_1_s1, p10_1_t0, p10_1_t1);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t p01_1_0[32];
  synth__mm256_and_si256(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_t0[32];
  synth__mm256_shuffle_epi8(p01_1_t0, table_00020204020404060204040604060608, p01_1_0);
  uint8_t p01_1_1[32];
  synth__mm256_and_si256(p01_1_1, w1_1, a1_0_v17);
  uint8_t p01_1_t1[32];
  synth__mm256_shuffle_epi8(p01_1_t1, table_00020204020404060204040604060608, p01_1_1);
  uint8_t p01_1_s1[32];
  synth__mm256_add_epi8(p01_1_s1, p01_1_t0, p01_1_t1);
  uint8_t r0_1[32];
  synth__mm256_add_epi8(r0_1, p00_1_s1, p01_1_s1);
  uint8_t r1_1[32];
  synth__mm256_add_epi8(r1_1, p10_1_s1, r0_1);
  uint8_t r2_1[32];
  synth__mm256_add_epi8(r2_1, p11_1_s1, r1_1);
  uint8_t r3_1[32];
  synth__mm256_maddubs_epi16(r3_1, r2_1, byte_01);
  uint8_t r4_0[32];
  synth__mm256_packus_epi16(r4_0, r3_0, r3_1);
  uint8_t r5_0[32];
  synth__mm256_dpbusd_avx_epi32(r5_0, acc0, r4_0, byte_01);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r5_0);
}

//// c85b47e51346

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 7456540 ? done + 7456540 : k_blocks;
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

//// 95d5504546c9
/* A2W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 6 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)), 2: _mm256_and_si256(byte_0f, plane1), 3:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane1, 4)), 4: _mm256_and_si256(byte_0f, plane2), 5:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane2, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 3195660 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7, -14][j] * ones(activation
 * plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 77 (activations 2, row 60, combine 10, reduce 4, store 1); loads 15.
 *
 * Proof: 23 obligations, all proved. Compute part (35 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 59088b57c5b0
static const uint8_t SYNTH_KERNEL_table_00080810081010180810101810181820[] __attribute__((aligned(32))) = {
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20,
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20};

//// 6f936e0b1f4b
static const uint8_t SYNTH_KERNEL_byte_00[] __attribute__((aligned(32))) = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};

//// 19dd9ff577aa
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_000404080408080c0408080c080c0c10 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m256i table_00080810081010180810101810181820 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00080810081010180810101810181820));
  const __m256i byte_00 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_00));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w2_0 = _mm256_loadu_si256((const __m256i *)(weights + 128));
  const __m256i a1_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  /* compute */
  const __m256i p11_0_0 = _mm256_and_si256(w2_0, a1_0);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_0);
  const __m256i w3_0 = _mm256_loadu_si256((const __m256i *)(weights + 192));
  /* activations only: shared by all rows */
  const __m256i a1_0_v17 = _mm256_srli_epi16(a1_0, 4);
  /* compute */
  const __m256i p11_0_1 = _mm256_and_si256(w3_0, a1_0_v17);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  const __m256i w4_0 = _mm256_loadu_si256((const __m256i *)(weights + 256));
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  const __m256i p20_0_0 = _mm256_and_si256(w4_0, a0_0);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_0);
  const __m256i w5_0 = _mm256_loadu_si256((const __m256i *)(weights + 320));
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p20_0_1 = _mm256_and_si256(w5_0, a0_0_v3);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  /* combine plane pairs */
  const __m256i r2_0 = _mm256_add_epi8(p11_0_s1, p20_0_s1);
  /* compute */
  const __m256i p10_0_0 = _mm256_and_si256(w2_0, a0_0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w3_0, a0_0_v3);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_0, a1_0);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w1_0, a1_0_v17);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m256i r0_0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i r1_0 = _mm256_add_epi8(p10_0_s1, r0_0);
  /* compute */
  const __m256i p21_0_0 = _mm256_and_si256(w4_0, a1_0);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w5_0, a1_0_v17);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  /* combine plane pairs */
  const __m256i r3_0 = _mm256_add_epi8(r1_0, p21_0_s1);
  const __m256i r4_0 = _mm256_add_epi8(r2_0, r3_0);
  /* reduce */
  const __m256i r5_0 = _mm256_sad_epu8(r4_0, byte_00);
  const __m256i w2_1 = _mm256_loadu_si256((const __m256i *)(weights + 160));
  /* compute */
  const __m256i p11_1_0 = _mm256_and_si256(w2_1, a1_0);
  const __m256i p11_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_1_0);
  const __m256i w3_1 = _mm256_loadu_si256((const __m256i *)(weights + 224));
  const __m256i p11_1_1 = _mm256_and_si256(w3_1, a1_0_v17);
  const __m256i p11_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_1_1);
  const __m256i p11_1_s1 = _mm256_add_epi8(p11_1_t0, p11_1_t1);
  const __m256i w4_1 = _mm256_loadu_si256((const __m256i *)(weights + 288));
  const __m256i p20_1_0 = _mm256_and_si256(w4_1, a0_0);
  const __m256i p20_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_1_0);
  const __m256i w5_1 = _mm256_loadu_si256((const __m256i *)(weights + 352));
  const __m256i p20_1_1 = _mm256_and_si256(w5_1, a0_0_v3);
  const __m256i p20_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_1_1);
  const __m256i p20_1_s1 = _mm256_add_epi8(p20_1_t0, p20_1_t1);
  /* combine plane pairs */
  const __m256i r2_1 = _mm256_add_epi8(p11_1_s1, p20_1_s1);
  /* compute */
  const __m256i p10_1_0 = _mm256_and_si256(w2_1, a0_0);
  const __m256i p10_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_0);
  const __m256i p10_1_1 = _mm256_and_si256(w3_1, a0_0_v3);
  const __m256i p10_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_1);
  const __m256i p10_1_s1 = _mm256_add_epi8(p10_1_t0, p10_1_t1);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  const __m256i p01_1_0 = _mm256_and_si256(w0_1, a1_0);
  const __m256i p01_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_0);
  const __m256i p01_1_1 = _mm256_and_si256(w1_1, a1_0_v17);
  const __m256i p01_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_1);
  const __m256i p01_1_s1 = _mm256_add_epi8(p01_1_t0, p01_1_t1);
  /* combine plane pairs */
  const __m256i r0_1 = _mm256_add_epi8(p00_1_s1, p01_1_s1);
  const __m256i r1_1 = _mm256_add_epi8(p10_1_s1, r0_1);
  /* compute */
  const __m256i p21_1_0 = _mm256_and_si256(w4_1, a1_0);
  const __m256i p21_1_t0 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p21_1_0);
  const __m256i p21_1_1 = _mm256_and_si256(w5_1, a1_0_v17);
  const __m256i p21_1_t1 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p21_1_1);
  const __m256i p21_1_s1 = _mm256_add_epi8(p21_1_t0, p21_1_t1);
  /* combine plane pairs */
  const __m256i r3_1 = _mm256_add_epi8(r1_1, p21_1_s1);
  const __m256i r4_1 = _mm256_add_epi8(r2_1, r3_1);
  /* reduce */
  const __m256i r5_1 = _mm256_sad_epu8(r4_1, byte_00);
  const __m256i r6_0 = _mm256_packus_epi32(r5_0, r5_1);
  const __m256i r7_0 = _mm256_add_epi32(acc0, r6_0);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r7_0);
}

//// f905de3c9617
/* _mm256_sad_epu8 */
static inline void synth__mm256_sad_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 8 * i) < synth_lane8(a1, 8 * i)) ? (uint8_t)(synth_lane8(a1, 8 * i) - synth_lane8(a0, 8 * i)) : (uint8_t)(synth_lane8(a0, 8 * i) - synth_lane8(a1, 8 * i)))) + (uint64_t)(((synth_lane8(a0, 8 * i + 1) < synth_lane8(a1, 8 * i + 1)) ? (uint8_t)(synth_lane8(a1, 8 * i + 1) - synth_lane8(a0, 8 * i + 1)) : (uint8_t)(synth_lane8(a0, 8 * i + 1) - synth_lane8(a1, 8 * i + 1))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 2) < synth_lane8(a1, 8 * i + 2)) ? (uint8_t)(synth_lane8(a1, 8 * i + 2) - synth_lane8(a0, 8 * i + 2)) : (uint8_t)(synth_lane8(a0, 8 * i + 2) - synth_lane8(a1, 8 * i + 2))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 3) < synth_lane8(a1, 8 * i + 3)) ? (uint8_t)(synth_lane8(a1, 8 * i + 3) - synth_lane8(a0, 8 * i + 3)) : (uint8_t)(synth_lane8(a0, 8 * i + 3) - synth_lane8(a1, 8 * i + 3))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 4) < synth_lane8(a1, 8 * i + 4)) ? (uint8_t)(synth_lane8(a1, 8 * i + 4) - synth_lane8(a0, 8 * i + 4)) : (uint8_t)(synth_lane8(a0, 8 * i + 4) - synth_lane8(a1, 8 * i + 4))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 5) < synth_lane8(a1, 8 * i + 5)) ? (uint8_t)(synth_lane8(a1, 8 * i + 5) - synth_lane8(a0, 8 * i + 5)) : (uint8_t)(synth_lane8(a0, 8 * i + 5) - synth_lane8(a1, 8 * i + 5))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 6) < synth_lane8(a1, 8 * i + 6)) ? (uint8_t)(synth_lane8(a1, 8 * i + 6) - synth_lane8(a0, 8 * i + 6)) : (uint8_t)(synth_lane8(a0, 8 * i + 6) - synth_lane8(a1, 8 * i + 6))))) + (uint64_t)(((synth_lane8(a0, 8 * i + 7) < synth_lane8(a1, 8 * i + 7)) ? (uint8_t)(synth_lane8(a1, 8 * i + 7) - synth_lane8(a0, 8 * i + 7)) : (uint8_t)(synth_lane8(a0, 8 * i + 7) - synth_lane8(a1, 8 * i + 7)))));
  memcpy(out, result, sizeof result);
}

//// 62b7b51bdb73
/* _mm256_packus_epi32 */
static inline void synth__mm256_packus_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, i), 0, 65535));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, i - 4), 0, 65535));
  for (int i = 8; i < 12; ++i) result[i] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, i - 4), 0, 65535));
  for (int i = 12; i < 16; ++i) result[i] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, i - 8), 0, 65535));
  memcpy(out, result, sizeof result);
}

//// ec19bbeea583
/* _mm256_add_epi32 */
static inline void synth__mm256_add_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)(synth_lane32(a0, i) + synth_lane32(a1, i));
  memcpy(out, result, sizeof result);
}

//// 22c898873220
static const uint8_t table_00080810081010180810101810181820[] = {
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20,
    0x00, 0x08, 0x08, 0x10, 0x08, 0x10, 0x10, 0x18, 0x08, 0x10, 0x10, 0x18, 0x10, 0x18, 0x18, 0x20};

//// ad6794d53f1f
static const uint8_t byte_00[] = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};

//// 8e357e322bd4
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w2_0[32];
  synth__mm256_loadu_si256(w2_0, weights + 128);
  uint8_t a1_0[32];
  synth__mm256_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[32];
  synth__mm256_and_si256(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[32];
  synth__mm256_shuffle_epi8(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[32];
  synth__mm256_loadu_si256(w3_0, weights + 192);
  uint8_t a1_0_v17[32];
  synth__mm256_srli_epi16_4(a1_0_v17, a1_0);
  uint8_t p11_0_1[32];
  synth__mm256_and_si256(p11_0_1, w3_0, a1_0_v17);
  uint8_t p11_0_t1[32];
  synth__mm256_shuffle_epi8(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[32];
  synth__mm256_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t w4_0[32];
  synth__mm256_loadu_si256(w4_0, weights + 256);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p20_0_0[32];
  synth__mm256_and_si256(p20_0_0, w4_0, a0_0);
  uint8_t p20_0_t0[32];
  synth__mm256_shuffle_epi8(p20_0_t0, table_000404080408080c0408080c080c0c10, p20_0_0);
  uint8_t w5_0[32];
  synth__mm256_loadu_si256(w5_0, weights + 320);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p20_0_1[32];
  synth__mm256_and_si256(p20_0_1, w5_0, a0_0_v3);
  uint8_t p20_0_t1[32];
  synth__mm256_shuffle_epi8(p20_0_t1, table_000404080408080c0408080c080c0c10, p20_0_1);
  uint8_t p20_0_s1[32];
  synth__mm256_add_epi8(p20_0_s1, p20_0_t0, p20_0_t1);
  uint8_t r2_0[32];
  synth__mm256_add_epi8(r2_0, p11_0_s1, p20_0_s1);
  uint8_t p10_0_0[32];
  synth__mm256_and_si256(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[32];
  synth__mm256_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t p10_0_1[32];
  synth__mm256_and_si256(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[32];
  synth__mm256_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[32];
  synth__mm256_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[32];
  synth__mm256_and_si256(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[32];
  synth__mm256_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[32];
  synth__mm256_and_si256(p01_0_1, w1_0, a1_0_v17);
  uint8_t p01_0_t1[32];
  synth__mm256_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[32];
  synth__mm256_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[32];
  synth__mm256_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[32];
  synth__mm256_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t p21_0_0[32];
  synth__mm256_and_si256(p21_0_0, w4_0, a1_0);
  uint8_t p21_0_t0[32];
  synth__mm256_shuffle_epi8(p21_0_t0, table_00080810081010180810101810181820, p21_0_0);
  uint8_t p21_0_1[32];
  synth__mm256_and_si256(p21_0_1, w5_0, a1_0_v17);
  uint8_t p21_0_t1[32];
  synth__mm256_shuffle_epi8(p21_0_t1, table_00080810081010180810101810181820, p21_0_1);
  uint8_t p21_0_s1[32];
  synth__mm256_add_epi8(p21_0_s1, p21_0_t0, p21_0_t1);
  uint8_t r3_0[32];
  synth__mm256_add_epi8(r3_0, r1_0, p21_0_s1);
  uint8_t r4_0[32];
  synth__mm256_add_epi8(r4_0, r2_0, r3_0);
  uint8_t r5_0[32];
  synth__mm256_sad_epu8(r5_0, r4_0, byte_00);
  uint8_t w2_1[32];
  synth__mm256_loadu_si256(w2_1, weights + 160);
  uint8_t p11_1_0[32];
  synth__mm256_and_si256(p11_1_0, w2_1, a1_0);
  uint8_t p11_1_t0[32];
  synth__mm256_shuffle_epi8(p11_1_t0, table_000404080408080c0408080c080c0c10, p11_1_0);
  uint8_t w3_1[32];
  synth__mm256_loadu_si256(w3_1, weights + 224);
  uint8_t p11_1_1[32];
  synth__mm256_and_si256(p11_1_1, w3_1, a1_0_v17);
  uint8_t p11_1_t1[32];
  synth__mm256_shuffle_epi8(p11_1_t1, table_000404080408080c0408080c080c0c10, p11_1_1);
  uint8_t p11_1_s1[32];
  synth__mm256_add_epi8(p11_1_s1, p11_1_t0, p11_1_t1);
  uint8_t w4_1[32];
  synth__mm256_loadu_si256(w4_1, weights + 288);
  uint8_t p20_1_0[32];
  synth__mm256_and_si256(p20_1_0, w4_1, a0_0);
  uint8_t p20_1_t0[32];
  synth__mm256_shuffle_epi8(p20_1_t0, table_000404080408080c0408080c080c0c10, p20_1_0);
  uint8_t w5_1[32];
  synth__mm256_loadu_si256(w5_1, weights + 352);
  uint8_t p20_1_1[32];
  synth__mm256_and_si256(p20_1_1, w5_1, a0_0_v3);
  uint8_t p20_1_t1[32];
  synth__mm256_shuffle_epi8(p20_1_t1, table_000404080408080c0408080c080c0c10, p20_1_1);
  uint8_t p20_1_s1[32];
  synth__mm256_add_epi8(p20_1_s1, p20_1_t0, p20_1_t1);
  uint8_t r2_1[32];
  synth__mm256_add_epi8(r2_1, p11_1_s1, p20_1_s1);
  uint8_t p10_1_0[32];
  synth__mm256_and_si256(p10_1_0, w2_1, a0_0);
  uint8_t p10_1_t0[32];
  synth__mm256_shuffle_epi8(p10_1_t0, table_00020204020404060204040604060608, p10_1_0);
  uint8_t p10_1_1[32];
  synth__mm256_and_si256(p10_1_1, w3_1, a0_0_v3);
  uint8_t p10_1_t1[32];
  synth__mm256_shuffle_epi8(p10_1_t1, table_00020204020404060204040604060608, p10_1_1);
  uint8_t p10_1_s1[32];
  synth__mm256_add_epi8(p10_1_s1, p10_1_t0, p10_1_t1);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t p01_1_0[32];
  synth__mm256_and_si256(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_t0[32];
  synth__mm256_shuffle_epi8(p01_1_t0, table_00020204020404060204040604060608, p01_1_0);
  uint8_t p01_1_1[32];
  synth__mm256_and_si256(p01_1_1, w1_1, a1_0_v17);
  uint8_t p01_1_t1[32];
  synth__mm256_shuffle_epi8(p01_1_t1, table_00020204020404060204040604060608, p01_1_1);
  uint8_t p01_1_s1[32];
  synth__mm256_add_epi8(p01_1_s1, p01_1_t0, p01_1_t1);
  uint8_t r0_1[32];
  synth__mm256_add_epi8(r0_1, p00_1_s1, p01_1_s1);
  uint8_t r1_1[32];
  synth__mm256_add_epi8(r1_1, p10_1_s1, r0_1);
  uint8_t p21_1_0[32];
  synth__mm256_and_si256(p21_1_0, w4_1, a1_0);
  uint8_t p21_1_t0[32];
  synth__mm256_shuffle_epi8(p21_1_t0, table_00080810081010180810101810181820, p21_1_0);
  uint8_t p21_1_1[32];
  synth__mm256_and_si256(p21_1_1, w5_1, a1_0_v17);
  uint8_t p21_1_t1[32];
  synth__mm256_shuffle_epi8(p21_1_t1, table_00080810081010180810101810181820, p21_1_1);
  uint8_t p21_1_s1[32];
  synth__mm256_add_epi8(p21_1_s1, p21_1_t0, p21_1_t1);
  uint8_t r3_1[32];
  synth__mm256_add_epi8(r3_1, r1_1, p21_1_s1);
  uint8_t r4_1[32];
  synth__mm256_add_epi8(r4_1, r2_1, r3_1);
  uint8_t r5_1[32];
  synth__mm256_sad_epu8(r5_1, r4_1, byte_00);
  uint8_t r6_0[32];
  synth__mm256_packus_epi32(r6_0, r5_0, r5_1);
  uint8_t r7_0[32];
  synth__mm256_add_epi32(r7_0, acc0, r6_0);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r7_0);
}

//// d7b4a6dd29a0

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 3195660 ? done + 3195660 : k_blocks;
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

//// a424416c8c6b
/* A3W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 2 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 9586980 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2, -4][j] * ones(activation plane j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 42 (activations 3, row 30, combine 4, reduce 4, store 1); loads 8.
 *
 * Proof: 17 obligations, all proved. Compute part (17 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 3ca457cf4c2c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_000404080408080c0408080c080c0c10 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m256i byte_01 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_01));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i a1_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m256i p01_0_0 = _mm256_and_si256(w0_0, a1_0);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  /* activations only: shared by all rows */
  const __m256i a1_0_v17 = _mm256_srli_epi16(a1_0, 4);
  /* compute */
  const __m256i p01_0_1 = _mm256_and_si256(w1_0, a1_0_v17);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m256i r0_0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i a2_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  /* compute */
  const __m256i p02_0_0 = _mm256_and_si256(w0_0, a2_0);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_0);
  /* activations only: shared by all rows */
  const __m256i a2_0_v29 = _mm256_srli_epi16(a2_0, 4);
  /* compute */
  const __m256i p02_0_1 = _mm256_and_si256(w1_0, a2_0_v29);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  /* combine plane pairs */
  const __m256i r1_0 = _mm256_add_epi8(r0_0, p02_0_s1);
  /* reduce */
  const __m256i r2_0 = _mm256_maddubs_epi16(r1_0, byte_01);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  /* compute */
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  const __m256i p01_1_0 = _mm256_and_si256(w0_1, a1_0);
  const __m256i p01_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_0);
  const __m256i p01_1_1 = _mm256_and_si256(w1_1, a1_0_v17);
  const __m256i p01_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_1);
  const __m256i p01_1_s1 = _mm256_add_epi8(p01_1_t0, p01_1_t1);
  /* combine plane pairs */
  const __m256i r0_1 = _mm256_add_epi8(p00_1_s1, p01_1_s1);
  /* compute */
  const __m256i p02_1_0 = _mm256_and_si256(w0_1, a2_0);
  const __m256i p02_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_1_0);
  const __m256i p02_1_1 = _mm256_and_si256(w1_1, a2_0_v29);
  const __m256i p02_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_1_1);
  const __m256i p02_1_s1 = _mm256_add_epi8(p02_1_t0, p02_1_t1);
  /* combine plane pairs */
  const __m256i r1_1 = _mm256_add_epi8(r0_1, p02_1_s1);
  /* reduce */
  const __m256i r2_1 = _mm256_maddubs_epi16(r1_1, byte_01);
  const __m256i r3_0 = _mm256_packus_epi16(r2_0, r2_1);
  const __m256i r4_0 = _mm256_dpbusd_avx_epi32(acc0, r3_0, byte_01);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r4_0);
}

//// bc8394a6715e
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t a1_0[32];
  synth__mm256_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[32];
  synth__mm256_and_si256(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[32];
  synth__mm256_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t a1_0_v17[32];
  synth__mm256_srli_epi16_4(a1_0_v17, a1_0);
  uint8_t p01_0_1[32];
  synth__mm256_and_si256(p01_0_1, w1_0, a1_0_v17);
  uint8_t p01_0_t1[32];
  synth__mm256_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[32];
  synth__mm256_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[32];
  synth__mm256_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t a2_0[32];
  synth__mm256_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[32];
  synth__mm256_and_si256(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_t0[32];
  synth__mm256_shuffle_epi8(p02_0_t0, table_000404080408080c0408080c080c0c10, p02_0_0);
  uint8_t a2_0_v29[32];
  synth__mm256_srli_epi16_4(a2_0_v29, a2_0);
  uint8_t p02_0_1[32];
  synth__mm256_and_si256(p02_0_1, w1_0, a2_0_v29);
  uint8_t p02_0_t1[32];
  synth__mm256_shuffle_epi8(p02_0_t1, table_000404080408080c0408080c080c0c10, p02_0_1);
  uint8_t p02_0_s1[32];
  synth__mm256_add_epi8(p02_0_s1, p02_0_t0, p02_0_t1);
  uint8_t r1_0[32];
  synth__mm256_add_epi8(r1_0, r0_0, p02_0_s1);
  uint8_t r2_0[32];
  synth__mm256_maddubs_epi16(r2_0, r1_0, byte_01);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t p01_1_0[32];
  synth__mm256_and_si256(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_t0[32];
  synth__mm256_shuffle_epi8(p01_1_t0, table_00020204020404060204040604060608, p01_1_0);
  uint8_t p01_1_1[32];
  synth__mm256_and_si256(p01_1_1, w1_1, a1_0_v17);
  uint8_t p01_1_t1[32];
  synth__mm256_shuffle_epi8(p01_1_t1, table_00020204020404060204040604060608, p01_1_1);
  uint8_t p01_1_s1[32];
  synth__mm256_add_epi8(p01_1_s1, p01_1_t0, p01_1_t1);
  uint8_t r0_1[32];
  synth__mm256_add_epi8(r0_1, p00_1_s1, p01_1_s1);
  uint8_t p02_1_0[32];
  synth__mm256_and_si256(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_t0[32];
  synth__mm256_shuffle_epi8(p02_1_t0, table_000404080408080c0408080c080c0c10, p02_1_0);
  uint8_t p02_1_1[32];
  synth__mm256_and_si256(p02_1_1, w1_1, a2_0_v29);
  uint8_t p02_1_t1[32];
  synth__mm256_shuffle_epi8(p02_1_t1, table_000404080408080c0408080c080c0c10, p02_1_1);
  uint8_t p02_1_s1[32];
  synth__mm256_add_epi8(p02_1_s1, p02_1_t0, p02_1_t1);
  uint8_t r1_1[32];
  synth__mm256_add_epi8(r1_1, r0_1, p02_1_s1);
  uint8_t r2_1[32];
  synth__mm256_maddubs_epi16(r2_1, r1_1, byte_01);
  uint8_t r3_0[32];
  synth__mm256_packus_epi16(r3_0, r2_0, r2_1);
  uint8_t r4_0[32];
  synth__mm256_dpbusd_avx_epi32(r4_0, acc0, r3_0, byte_01);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r4_0);
}

//// 63f124654aaf

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 9586980 ? done + 9586980 : k_blocks;
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

//// 390fa1bac973
/* A3W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 4 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)), 2: _mm256_and_si256(byte_0f, plane1), 3:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane1, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 3195660 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6, -12][j] *
 * ones(activation plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 78 (activations 3, row 60, combine 10, reduce 4, store 1); loads 12.
 *
 * Proof: 23 obligations, all proved. Compute part (35 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */

//// 300873f67672
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_000404080408080c0408080c080c0c10 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m256i table_00080810081010180810101810181820 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00080810081010180810101810181820));
  const __m256i byte_00 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_00));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i a2_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  /* compute */
  const __m256i p02_0_0 = _mm256_and_si256(w0_0, a2_0);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m256i a2_0_v29 = _mm256_srli_epi16(a2_0, 4);
  /* compute */
  const __m256i p02_0_1 = _mm256_and_si256(w1_0, a2_0_v29);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i w2_0 = _mm256_loadu_si256((const __m256i *)(weights + 128));
  const __m256i a1_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m256i p11_0_0 = _mm256_and_si256(w2_0, a1_0);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_0);
  const __m256i w3_0 = _mm256_loadu_si256((const __m256i *)(weights + 192));
  /* activations only: shared by all rows */
  const __m256i a1_0_v17 = _mm256_srli_epi16(a1_0, 4);
  /* compute */
  const __m256i p11_0_1 = _mm256_and_si256(w3_0, a1_0_v17);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  /* combine plane pairs */
  const __m256i r2_0 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m256i p10_0_0 = _mm256_and_si256(w2_0, a0_0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p10_0_1 = _mm256_and_si256(w3_0, a0_0_v3);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_0, a1_0);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w1_0, a1_0_v17);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m256i r0_0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i r1_0 = _mm256_add_epi8(p10_0_s1, r0_0);
  /* compute */
  const __m256i p12_0_0 = _mm256_and_si256(w2_0, a2_0);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w3_0, a2_0_v29);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  /* combine plane pairs */
  const __m256i r3_0 = _mm256_add_epi8(r1_0, p12_0_s1);
  const __m256i r4_0 = _mm256_add_epi8(r2_0, r3_0);
  /* reduce */
  const __m256i r5_0 = _mm256_sad_epu8(r4_0, byte_00);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  /* compute */
  const __m256i p02_1_0 = _mm256_and_si256(w0_1, a2_0);
  const __m256i p02_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p02_1_1 = _mm256_and_si256(w1_1, a2_0_v29);
  const __m256i p02_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_1_1);
  const __m256i p02_1_s1 = _mm256_add_epi8(p02_1_t0, p02_1_t1);
  const __m256i w2_1 = _mm256_loadu_si256((const __m256i *)(weights + 160));
  const __m256i p11_1_0 = _mm256_and_si256(w2_1, a1_0);
  const __m256i p11_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_1_0);
  const __m256i w3_1 = _mm256_loadu_si256((const __m256i *)(weights + 224));
  const __m256i p11_1_1 = _mm256_and_si256(w3_1, a1_0_v17);
  const __m256i p11_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_1_1);
  const __m256i p11_1_s1 = _mm256_add_epi8(p11_1_t0, p11_1_t1);
  /* combine plane pairs */
  const __m256i r2_1 = _mm256_add_epi8(p02_1_s1, p11_1_s1);
  /* compute */
  const __m256i p10_1_0 = _mm256_and_si256(w2_1, a0_0);
  const __m256i p10_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_0);
  const __m256i p10_1_1 = _mm256_and_si256(w3_1, a0_0_v3);
  const __m256i p10_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_1);
  const __m256i p10_1_s1 = _mm256_add_epi8(p10_1_t0, p10_1_t1);
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  const __m256i p01_1_0 = _mm256_and_si256(w0_1, a1_0);
  const __m256i p01_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_0);
  const __m256i p01_1_1 = _mm256_and_si256(w1_1, a1_0_v17);
  const __m256i p01_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_1);
  const __m256i p01_1_s1 = _mm256_add_epi8(p01_1_t0, p01_1_t1);
  /* combine plane pairs */
  const __m256i r0_1 = _mm256_add_epi8(p00_1_s1, p01_1_s1);
  const __m256i r1_1 = _mm256_add_epi8(p10_1_s1, r0_1);
  /* compute */
  const __m256i p12_1_0 = _mm256_and_si256(w2_1, a2_0);
  const __m256i p12_1_t0 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p12_1_0);
  const __m256i p12_1_1 = _mm256_and_si256(w3_1, a2_0_v29);
  const __m256i p12_1_t1 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p12_1_1);
  const __m256i p12_1_s1 = _mm256_add_epi8(p12_1_t0, p12_1_t1);
  /* combine plane pairs */
  const __m256i r3_1 = _mm256_add_epi8(r1_1, p12_1_s1);
  const __m256i r4_1 = _mm256_add_epi8(r2_1, r3_1);
  /* reduce */
  const __m256i r5_1 = _mm256_sad_epu8(r4_1, byte_00);
  const __m256i r6_0 = _mm256_packus_epi32(r5_0, r5_1);
  const __m256i r7_0 = _mm256_add_epi32(acc0, r6_0);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r7_0);
}

//// ff54d210ed8c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t a2_0[32];
  synth__mm256_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[32];
  synth__mm256_and_si256(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_t0[32];
  synth__mm256_shuffle_epi8(p02_0_t0, table_000404080408080c0408080c080c0c10, p02_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t a2_0_v29[32];
  synth__mm256_srli_epi16_4(a2_0_v29, a2_0);
  uint8_t p02_0_1[32];
  synth__mm256_and_si256(p02_0_1, w1_0, a2_0_v29);
  uint8_t p02_0_t1[32];
  synth__mm256_shuffle_epi8(p02_0_t1, table_000404080408080c0408080c080c0c10, p02_0_1);
  uint8_t p02_0_s1[32];
  synth__mm256_add_epi8(p02_0_s1, p02_0_t0, p02_0_t1);
  uint8_t w2_0[32];
  synth__mm256_loadu_si256(w2_0, weights + 128);
  uint8_t a1_0[32];
  synth__mm256_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[32];
  synth__mm256_and_si256(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[32];
  synth__mm256_shuffle_epi8(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[32];
  synth__mm256_loadu_si256(w3_0, weights + 192);
  uint8_t a1_0_v17[32];
  synth__mm256_srli_epi16_4(a1_0_v17, a1_0);
  uint8_t p11_0_1[32];
  synth__mm256_and_si256(p11_0_1, w3_0, a1_0_v17);
  uint8_t p11_0_t1[32];
  synth__mm256_shuffle_epi8(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[32];
  synth__mm256_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t r2_0[32];
  synth__mm256_add_epi8(r2_0, p02_0_s1, p11_0_s1);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p10_0_0[32];
  synth__mm256_and_si256(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[32];
  synth__mm256_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p10_0_1[32];
  synth__mm256_and_si256(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[32];
  synth__mm256_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[32];
  synth__mm256_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[32];
  synth__mm256_and_si256(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[32];
  synth__mm256_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[32];
  synth__mm256_and_si256(p01_0_1, w1_0, a1_0_v17);
  uint8_t p01_0_t1[32];
  synth__mm256_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[32];
  synth__mm256_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[32];
  synth__mm256_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[32];
  synth__mm256_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t p12_0_0[32];
  synth__mm256_and_si256(p12_0_0, w2_0, a2_0);
  uint8_t p12_0_t0[32];
  synth__mm256_shuffle_epi8(p12_0_t0, table_00080810081010180810101810181820, p12_0_0);
  uint8_t p12_0_1[32];
  synth__mm256_and_si256(p12_0_1, w3_0, a2_0_v29);
  uint8_t p12_0_t1[32];
  synth__mm256_shuffle_epi8(p12_0_t1, table_00080810081010180810101810181820, p12_0_1);
  uint8_t p12_0_s1[32];
  synth__mm256_add_epi8(p12_0_s1, p12_0_t0, p12_0_t1);
  uint8_t r3_0[32];
  synth__mm256_add_epi8(r3_0, r1_0, p12_0_s1);
  uint8_t r4_0[32];
  synth__mm256_add_epi8(r4_0, r2_0, r3_0);
  uint8_t r5_0[32];
  synth__mm256_sad_epu8(r5_0, r4_0, byte_00);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p02_1_0[32];
  synth__mm256_and_si256(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_t0[32];
  synth__mm256_shuffle_epi8(p02_1_t0, table_000404080408080c0408080c080c0c10, p02_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p02_1_1[32];
  synth__mm256_and_si256(p02_1_1, w1_1, a2_0_v29);
  uint8_t p02_1_t1[32];
  synth__mm256_shuffle_epi8(p02_1_t1, table_000404080408080c0408080c080c0c10, p02_1_1);
  uint8_t p02_1_s1[32];
  synth__mm256_add_epi8(p02_1_s1, p02_1_t0, p02_1_t1);
  uint8_t w2_1[32];
  synth__mm256_loadu_si256(w2_1, weights + 160);
  uint8_t p11_1_0[32];
  synth__mm256_and_si256(p11_1_0, w2_1, a1_0);
  uint8_t p11_1_t0[32];
  synth__mm256_shuffle_epi8(p11_1_t0, table_000404080408080c0408080c080c0c10, p11_1_0);
  uint8_t w3_1[32];
  synth__mm256_loadu_si256(w3_1, weights + 224);
  uint8_t p11_1_1[32];
  synth__mm256_and_si256(p11_1_1, w3_1, a1_0_v17);
  uint8_t p11_1_t1[32];
  synth__mm256_shuffle_epi8(p11_1_t1, table_000404080408080c0408080c080c0c10, p11_1_1);
  uint8_t p11_1_s1[32];
  synth__mm256_add_epi8(p11_1_s1, p11_1_t0, p11_1_t1);
  uint8_t r2_1[32];
  synth__mm256_add_epi8(r2_1, p02_1_s1, p11_1_s1);
  uint8_t p10_1_0[32];
  synth__mm256_and_si256(p10_1_0, w2_1, a0_0);
  uint8_t p10_1_t0[32];
  synth__mm256_shuffle_epi8(p10_1_t0, table_00020204020404060204040604060608, p10_1_0);
  uint8_t p10_1_1[32];
  synth__mm256_and_si256(p10_1_1, w3_1, a0_0_v3);
  uint8_t p10_1_t1[32];
  synth__mm256_shuffle_epi8(p10_1_t1, table_00020204020404060204040604060608, p10_1_1);
  uint8_t p10_1_s1[32];
  synth__mm256_add_epi8(p10_1_s1, p10_1_t0, p10_1_t1);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t p01_1_0[32];
  synth__mm256_and_si256(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_t0[32];
  synth__mm256_shuffle_epi8(p01_1_t0, table_00020204020404060204040604060608, p01_1_0);
  uint8_t p01_1_1[32];
  synth__mm256_and_si256(p01_1_1, w1_1, a1_0_v17);
  uint8_t p01_1_t1[32];
  synth__mm256_shuffle_epi8(p01_1_t1, table_00020204020404060204040604060608, p01_1_1);
  uint8_t p01_1_s1[32];
  synth__mm256_add_epi8(p01_1_s1, p01_1_t0, p01_1_t1);
  uint8_t r0_1[32];
  synth__mm256_add_epi8(r0_1, p00_1_s1, p01_1_s1);
  uint8_t r1_1[32];
  synth__mm256_add_epi8(r1_1, p10_1_s1, r0_1);
  uint8_t p12_1_0[32];
  synth__mm256_and_si256(p12_1_0, w2_1, a2_0);
  uint8_t p12_1_t0[32];
  synth__mm256_shuffle_epi8(p12_1_t0, table_00080810081010180810101810181820, p12_1_0);
  uint8_t p12_1_1[32];
  synth__mm256_and_si256(p12_1_1, w3_1, a2_0_v29);
  uint8_t p12_1_t1[32];
  synth__mm256_shuffle_epi8(p12_1_t1, table_00080810081010180810101810181820, p12_1_1);
  uint8_t p12_1_s1[32];
  synth__mm256_add_epi8(p12_1_s1, p12_1_t0, p12_1_t1);
  uint8_t r3_1[32];
  synth__mm256_add_epi8(r3_1, r1_1, p12_1_s1);
  uint8_t r4_1[32];
  synth__mm256_add_epi8(r4_1, r2_1, r3_1);
  uint8_t r5_1[32];
  synth__mm256_sad_epu8(r5_1, r4_1, byte_00);
  uint8_t r6_0[32];
  synth__mm256_packus_epi32(r6_0, r5_0, r5_1);
  uint8_t r7_0[32];
  synth__mm256_add_epi32(r7_0, acc0, r6_0);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r7_0);
}

//// 85da9c8fa371

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 3195660 ? done + 3195660 : k_blocks;
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

//// f522f5fa8dad
/* A3W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64_avxvnni. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * weights: 6 x 64 bytes per block, 32-byte aligned; registers [0: _mm256_and_si256(byte_0f, plane0), 1:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane0, 4)), 2: _mm256_and_si256(byte_0f, plane1), 3:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane1, 4)), 4: _mm256_and_si256(byte_0f, plane2), 5:
 * _mm256_and_si256(byte_0f, _mm256_srli_epi16(plane2, 4)); byte_0f: 0x0f repeated]; in each, place p holds
 * matrix row [0, 1, 4, 5, 2, 3, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 32-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 1369568 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-7, -14, -28][j] *
 * ones(activation plane j).
 *
 * K up to 21913088 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 116 (activations 3, row 90, combine 14, reduce 8, store 1); loads 16.
 *
 * Proof: 31 obligations, all proved. Compute part (52 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction lengths [21, 22] open.
 */

//// 5df1f882ae26
static const uint8_t SYNTH_KERNEL_table_00101020102020301020203020303040[] __attribute__((aligned(32))) = {
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40,
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40};

//// 4905e35299d7
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00020204020404060204040604060608));
  const __m256i table_000404080408080c0408080c080c0c10 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_000404080408080c0408080c080c0c10));
  const __m256i table_00080810081010180810101810181820 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00080810081010180810101810181820));
  const __m256i table_00101020102020301020203020303040 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_table_00101020102020301020203020303040));
  const __m256i byte_00 = _mm256_loadu_si256((const __m256i *)(SYNTH_KERNEL_byte_00));
  const __m256i acc0 = _mm256_loadu_si256((const __m256i *)((const uint8_t *)acc + 0));
  const __m256i w0_0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
  const __m256i a2_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 16)));
  /* compute */
  const __m256i p02_0_0 = _mm256_and_si256(w0_0, a2_0);
  const __m256i p02_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_0);
  const __m256i w1_0 = _mm256_loadu_si256((const __m256i *)(weights + 64));
  /* activations only: shared by all rows */
  const __m256i a2_0_v29 = _mm256_srli_epi16(a2_0, 4);
  /* compute */
  const __m256i p02_0_1 = _mm256_and_si256(w1_0, a2_0_v29);
  const __m256i p02_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_0_1);
  const __m256i p02_0_s1 = _mm256_add_epi8(p02_0_t0, p02_0_t1);
  const __m256i w2_0 = _mm256_loadu_si256((const __m256i *)(weights + 128));
  const __m256i a1_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 8)));
  const __m256i p11_0_0 = _mm256_and_si256(w2_0, a1_0);
  const __m256i p11_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_0);
  const __m256i w3_0 = _mm256_loadu_si256((const __m256i *)(weights + 192));
  /* activations only: shared by all rows */
  const __m256i a1_0_v17 = _mm256_srli_epi16(a1_0, 4);
  /* compute */
  const __m256i p11_0_1 = _mm256_and_si256(w3_0, a1_0_v17);
  const __m256i p11_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_0_1);
  const __m256i p11_0_s1 = _mm256_add_epi8(p11_0_t0, p11_0_t1);
  /* combine plane pairs */
  const __m256i r2_0 = _mm256_add_epi8(p02_0_s1, p11_0_s1);
  const __m256i w4_0 = _mm256_loadu_si256((const __m256i *)(weights + 256));
  /* compute */
  const __m256i p22_0_0 = _mm256_and_si256(w4_0, a2_0);
  const __m256i p22_0_t0 = _mm256_shuffle_epi8(table_00101020102020301020203020303040, p22_0_0);
  const __m256i w5_0 = _mm256_loadu_si256((const __m256i *)(weights + 320));
  const __m256i p22_0_1 = _mm256_and_si256(w5_0, a2_0_v29);
  const __m256i p22_0_t1 = _mm256_shuffle_epi8(table_00101020102020301020203020303040, p22_0_1);
  const __m256i p22_0_s1 = _mm256_add_epi8(p22_0_t0, p22_0_t1);
  /* combine plane pairs */
  const __m256i r5_0 = _mm256_add_epi8(r2_0, p22_0_s1);
  /* reduce */
  const __m256i r7_0 = _mm256_sad_epu8(r5_0, byte_00);
  const __m256i a0_0 = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(activations + 0)));
  /* compute */
  const __m256i p20_0_0 = _mm256_and_si256(w4_0, a0_0);
  const __m256i p20_0_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_0);
  /* activations only: shared by all rows */
  const __m256i a0_0_v3 = _mm256_srli_epi16(a0_0, 4);
  /* compute */
  const __m256i p20_0_1 = _mm256_and_si256(w5_0, a0_0_v3);
  const __m256i p20_0_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_0_1);
  const __m256i p20_0_s1 = _mm256_add_epi8(p20_0_t0, p20_0_t1);
  const __m256i p10_0_0 = _mm256_and_si256(w2_0, a0_0);
  const __m256i p10_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_0);
  const __m256i p10_0_1 = _mm256_and_si256(w3_0, a0_0_v3);
  const __m256i p10_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_0_1);
  const __m256i p10_0_s1 = _mm256_add_epi8(p10_0_t0, p10_0_t1);
  const __m256i p00_0_0 = _mm256_and_si256(w0_0, a0_0);
  const __m256i p00_0_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_0);
  const __m256i p00_0_1 = _mm256_and_si256(w1_0, a0_0_v3);
  const __m256i p00_0_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_0_1);
  const __m256i p00_0_s1 = _mm256_add_epi8(p00_0_t0, p00_0_t1);
  const __m256i p01_0_0 = _mm256_and_si256(w0_0, a1_0);
  const __m256i p01_0_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_0);
  const __m256i p01_0_1 = _mm256_and_si256(w1_0, a1_0_v17);
  const __m256i p01_0_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_0_1);
  const __m256i p01_0_s1 = _mm256_add_epi8(p01_0_t0, p01_0_t1);
  /* combine plane pairs */
  const __m256i r0_0 = _mm256_add_epi8(p00_0_s1, p01_0_s1);
  const __m256i r1_0 = _mm256_add_epi8(p10_0_s1, r0_0);
  const __m256i r3_0 = _mm256_add_epi8(p20_0_s1, r1_0);
  /* compute */
  const __m256i p12_0_0 = _mm256_and_si256(w2_0, a2_0);
  const __m256i p12_0_t0 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p12_0_0);
  const __m256i p12_0_1 = _mm256_and_si256(w3_0, a2_0_v29);
  const __m256i p12_0_t1 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p12_0_1);
  const __m256i p12_0_s1 = _mm256_add_epi8(p12_0_t0, p12_0_t1);
  const __m256i p21_0_0 = _mm256_and_si256(w4_0, a1_0);
  const __m256i p21_0_t0 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p21_0_0);
  const __m256i p21_0_1 = _mm256_and_si256(w5_0, a1_0_v17);
  const __m256i p21_0_t1 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p21_0_1);
  const __m256i p21_0_s1 = _mm256_add_epi8(p21_0_t0, p21_0_t1);
  /* combine plane pairs */
  const __m256i r4_0 = _mm256_add_epi8(p12_0_s1, p21_0_s1);
  const __m256i r6_0 = _mm256_add_epi8(r3_0, r4_0);
  /* reduce */
  const __m256i r8_0 = _mm256_sad_epu8(r6_0, byte_00);
  const __m256i r9_0 = _mm256_add_epi16(r7_0, r8_0);
  const __m256i w0_1 = _mm256_loadu_si256((const __m256i *)(weights + 32));
  /* compute */
  const __m256i p02_1_0 = _mm256_and_si256(w0_1, a2_0);
  const __m256i p02_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_1_0);
  const __m256i w1_1 = _mm256_loadu_si256((const __m256i *)(weights + 96));
  const __m256i p02_1_1 = _mm256_and_si256(w1_1, a2_0_v29);
  const __m256i p02_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p02_1_1);
  const __m256i p02_1_s1 = _mm256_add_epi8(p02_1_t0, p02_1_t1);
  const __m256i w2_1 = _mm256_loadu_si256((const __m256i *)(weights + 160));
  const __m256i p11_1_0 = _mm256_and_si256(w2_1, a1_0);
  const __m256i p11_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_1_0);
  const __m256i w3_1 = _mm256_loadu_si256((const __m256i *)(weights + 224));
  const __m256i p11_1_1 = _mm256_and_si256(w3_1, a1_0_v17);
  const __m256i p11_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p11_1_1);
  const __m256i p11_1_s1 = _mm256_add_epi8(p11_1_t0, p11_1_t1);
  /* combine plane pairs */
  const __m256i r2_1 = _mm256_add_epi8(p02_1_s1, p11_1_s1);
  const __m256i w4_1 = _mm256_loadu_si256((const __m256i *)(weights + 288));
  /* compute */
  const __m256i p22_1_0 = _mm256_and_si256(w4_1, a2_0);
  const __m256i p22_1_t0 = _mm256_shuffle_epi8(table_00101020102020301020203020303040, p22_1_0);
  const __m256i w5_1 = _mm256_loadu_si256((const __m256i *)(weights + 352));
  const __m256i p22_1_1 = _mm256_and_si256(w5_1, a2_0_v29);
  const __m256i p22_1_t1 = _mm256_shuffle_epi8(table_00101020102020301020203020303040, p22_1_1);
  const __m256i p22_1_s1 = _mm256_add_epi8(p22_1_t0, p22_1_t1);
  /* combine plane pairs */
  const __m256i r5_1 = _mm256_add_epi8(r2_1, p22_1_s1);
  /* reduce */
  const __m256i r7_1 = _mm256_sad_epu8(r5_1, byte_00);
  /* compute */
  const __m256i p20_1_0 = _mm256_and_si256(w4_1, a0_0);
  const __m256i p20_1_t0 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_1_0);
  const __m256i p20_1_1 = _mm256_and_si256(w5_1, a0_0_v3);
  const __m256i p20_1_t1 = _mm256_shuffle_epi8(table_000404080408080c0408080c080c0c10, p20_1_1);
  const __m256i p20_1_s1 = _mm256_add_epi8(p20_1_t0, p20_1_t1);
  const __m256i p10_1_0 = _mm256_and_si256(w2_1, a0_0);
  const __m256i p10_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_0);
  const __m256i p10_1_1 = _mm256_and_si256(w3_1, a0_0_v3);
  const __m256i p10_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p10_1_1);
  const __m256i p10_1_s1 = _mm256_add_epi8(p10_1_t0, p10_1_t1);
  const __m256i p00_1_0 = _mm256_and_si256(w0_1, a0_0);
  const __m256i p00_1_t0 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_0);
  const __m256i p00_1_1 = _mm256_and_si256(w1_1, a0_0_v3);
  const __m256i p00_1_t1 = _mm256_shuffle_epi8(table_00010102010202030102020302030304, p00_1_1);
  const __m256i p00_1_s1 = _mm256_add_epi8(p00_1_t0, p00_1_t1);
  const __m256i p01_1_0 = _mm256_and_si256(w0_1, a1_0);
  const __m256i p01_1_t0 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_0);
  const __m256i p01_1_1 = _mm256_and_si256(w1_1, a1_0_v17);
  const __m256i p01_1_t1 = _mm256_shuffle_epi8(table_00020204020404060204040604060608, p01_1_1);
  const __m256i p01_1_s1 = _mm256_add_epi8(p01_1_t0, p01_1_t1);
  /* combine plane pairs */
  const __m256i r0_1 = _mm256_add_epi8(p00_1_s1, p01_1_s1);
  const __m256i r1_1 = _mm256_add_epi8(p10_1_s1, r0_1);
  const __m256i r3_1 = _mm256_add_epi8(p20_1_s1, r1_1);
  /* compute */
  const __m256i p12_1_0 = _mm256_and_si256(w2_1, a2_0);
  const __m256i p12_1_t0 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p12_1_0);
  const __m256i p12_1_1 = _mm256_and_si256(w3_1, a2_0_v29);
  const __m256i p12_1_t1 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p12_1_1);
  const __m256i p12_1_s1 = _mm256_add_epi8(p12_1_t0, p12_1_t1);
  const __m256i p21_1_0 = _mm256_and_si256(w4_1, a1_0);
  const __m256i p21_1_t0 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p21_1_0);
  const __m256i p21_1_1 = _mm256_and_si256(w5_1, a1_0_v17);
  const __m256i p21_1_t1 = _mm256_shuffle_epi8(table_00080810081010180810101810181820, p21_1_1);
  const __m256i p21_1_s1 = _mm256_add_epi8(p21_1_t0, p21_1_t1);
  /* combine plane pairs */
  const __m256i r4_1 = _mm256_add_epi8(p12_1_s1, p21_1_s1);
  const __m256i r6_1 = _mm256_add_epi8(r3_1, r4_1);
  /* reduce */
  const __m256i r8_1 = _mm256_sad_epu8(r6_1, byte_00);
  const __m256i r9_1 = _mm256_add_epi16(r7_1, r8_1);
  const __m256i r10_0 = _mm256_packus_epi32(r9_0, r9_1);
  const __m256i r11_0 = _mm256_add_epi32(acc0, r10_0);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r11_0);
}

//// 8845e7689a11
/* _mm256_add_epi16 */
static inline void synth__mm256_add_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_lane16(a0, i) + synth_lane16(a1, i));
  memcpy(out, result, sizeof result);
}

//// 6d0f9b3d878e
static const uint8_t table_00101020102020301020203020303040[] = {
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40,
    0x00, 0x10, 0x10, 0x20, 0x10, 0x20, 0x20, 0x30, 0x10, 0x20, 0x20, 0x30, 0x20, 0x30, 0x30, 0x40};

//// 2685fa189326
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth__mm256_loadu_si256(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[32];
  synth__mm256_loadu_si256(w0_0, weights + 0);
  uint8_t a2_0[32];
  synth__mm256_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[32];
  synth__mm256_and_si256(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_t0[32];
  synth__mm256_shuffle_epi8(p02_0_t0, table_000404080408080c0408080c080c0c10, p02_0_0);
  uint8_t w1_0[32];
  synth__mm256_loadu_si256(w1_0, weights + 64);
  uint8_t a2_0_v29[32];
  synth__mm256_srli_epi16_4(a2_0_v29, a2_0);
  uint8_t p02_0_1[32];
  synth__mm256_and_si256(p02_0_1, w1_0, a2_0_v29);
  uint8_t p02_0_t1[32];
  synth__mm256_shuffle_epi8(p02_0_t1, table_000404080408080c0408080c080c0c10, p02_0_1);
  uint8_t p02_0_s1[32];
  synth__mm256_add_epi8(p02_0_s1, p02_0_t0, p02_0_t1);
  uint8_t w2_0[32];
  synth__mm256_loadu_si256(w2_0, weights + 128);
  uint8_t a1_0[32];
  synth__mm256_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[32];
  synth__mm256_and_si256(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[32];
  synth__mm256_shuffle_epi8(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[32];
  synth__mm256_loadu_si256(w3_0, weights + 192);
  uint8_t a1_0_v17[32];
  synth__mm256_srli_epi16_4(a1_0_v17, a1_0);
  uint8_t p11_0_1[32];
  synth__mm256_and_si256(p11_0_1, w3_0, a1_0_v17);
  uint8_t p11_0_t1[32];
  synth__mm256_shuffle_epi8(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[32];
  synth__mm256_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t r2_0[32];
  synth__mm256_add_epi8(r2_0, p02_0_s1, p11_0_s1);
  uint8_t w4_0[32];
  synth__mm256_loadu_si256(w4_0, weights + 256);
  uint8_t p22_0_0[32];
  synth__mm256_and_si256(p22_0_0, w4_0, a2_0);
  uint8_t p22_0_t0[32];
  synth__mm256_shuffle_epi8(p22_0_t0, table_00101020102020301020203020303040, p22_0_0);
  uint8_t w5_0[32];
  synth__mm256_loadu_si256(w5_0, weights + 320);
  uint8_t p22_0_1[32];
  synth__mm256_and_si256(p22_0_1, w5_0, a2_0_v29);
  uint8_t p22_0_t1[32];
  synth__mm256_shuffle_epi8(p22_0_t1, table_00101020102020301020203020303040, p22_0_1);
  uint8_t p22_0_s1[32];
  synth__mm256_add_epi8(p22_0_s1, p22_0_t0, p22_0_t1);
  uint8_t r5_0[32];
  synth__mm256_add_epi8(r5_0, r2_0, p22_0_s1);
  uint8_t r7_0[32];
  synth__mm256_sad_epu8(r7_0, r5_0, byte_00);
  uint8_t a0_0[32];
  synth__mm256_load_broadcast64(a0_0, activations + 0);
  uint8_t p20_0_0[32];
  synth__mm256_and_si256(p20_0_0, w4_0, a0_0);
  uint8_t p20_0_t0[32];
  synth__mm256_shuffle_epi8(p20_0_t0, table_000404080408080c0408080c080c0c10, p20_0_0);
  uint8_t a0_0_v3[32];
  synth__mm256_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p20_0_1[32];
  synth__mm256_and_si256(p20_0_1, w5_0, a0_0_v3);
  uint8_t p20_0_t1[32];
  synth__mm256_shuffle_epi8(p20_0_t1, table_000404080408080c0408080c080c0c10, p20_0_1);
  uint8_t p20_0_s1[32];
  synth__mm256_add_epi8(p20_0_s1, p20_0_t0, p20_0_t1);
  uint8_t p10_0_0[32];
  synth__mm256_and_si256(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[32];
  synth__mm256_shuffle_epi8(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t p10_0_1[32];
  synth__mm256_and_si256(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[32];
  synth__mm256_shuffle_epi8(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[32];
  synth__mm256_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t p00_0_0[32];
  synth__mm256_and_si256(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth__mm256_shuffle_epi8(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t p00_0_1[32];
  synth__mm256_and_si256(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth__mm256_shuffle_epi8(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth__mm256_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[32];
  synth__mm256_and_si256(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[32];
  synth__mm256_shuffle_epi8(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[32];
  synth__mm256_and_si256(p01_0_1, w1_0, a1_0_v17);
  uint8_t p01_0_t1[32];
  synth__mm256_shuffle_epi8(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[32];
  synth__mm256_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[32];
  synth__mm256_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[32];
  synth__mm256_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t r3_0[32];
  synth__mm256_add_epi8(r3_0, p20_0_s1, r1_0);
  uint8_t p12_0_0[32];
  synth__mm256_and_si256(p12_0_0, w2_0, a2_0);
  uint8_t p12_0_t0[32];
  synth__mm256_shuffle_epi8(p12_0_t0, table_00080810081010180810101810181820, p12_0_0);
  uint8_t p12_0_1[32];
  synth__mm256_and_si256(p12_0_1, w3_0, a2_0_v29);
  uint8_t p12_0_t1[32];
  synth__mm256_shuffle_epi8(p12_0_t1, table_00080810081010180810101810181820, p12_0_1);
  uint8_t p12_0_s1[32];
  synth__mm256_add_epi8(p12_0_s1, p12_0_t0, p12_0_t1);
  uint8_t p21_0_0[32];
  synth__mm256_and_si256(p21_0_0, w4_0, a1_0);
  uint8_t p21_0_t0[32];
  synth__mm256_shuffle_epi8(p21_0_t0, table_00080810081010180810101810181820, p21_0_0);
  uint8_t p21_0_1[32];
  synth__mm256_and_si256(p21_0_1, w5_0, a1_0_v17);
  uint8_t p21_0_t1[32];
  synth__mm256_shuffle_epi8(p21_0_t1, table_00080810081010180810101810181820, p21_0_1);
  uint8_t p21_0_s1[32];
  synth__mm256_add_epi8(p21_0_s1, p21_0_t0, p21_0_t1);
  uint8_t r4_0[32];
  synth__mm256_add_epi8(r4_0, p12_0_s1, p21_0_s1);
  uint8_t r6_0[32];
  synth__mm256_add_epi8(r6_0, r3_0, r4_0);
  uint8_t r8_0[32];
  synth__mm256_sad_epu8(r8_0, r6_0, byte_00);
  uint8_t r9_0[32];
  synth__mm256_add_epi16(r9_0, r7_0, r8_0);
  uint8_t w0_1[32];
  synth__mm256_loadu_si256(w0_1, weights + 32);
  uint8_t p02_1_0[32];
  synth__mm256_and_si256(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_t0[32];
  synth__mm256_shuffle_epi8(p02_1_t0, table_000404080408080c0408080c080c0c10, p02_1_0);
  uint8_t w1_1[32];
  synth__mm256_loadu_si256(w1_1, weights + 96);
  uint8_t p02_1_1[32];
  synth__mm256_and_si256(p02_1_1, w1_1, a2_0_v29);
  uint8_t p02_1_t1[32];
  synth__mm256_shuffle_epi8(p02_1_t1, table_000404080408080c0408080c080c0c10, p02_1_1);
  uint8_t p02_1_s1[32];
  synth__mm256_add_epi8(p02_1_s1, p02_1_t0, p02_1_t1);
  uint8_t w2_1[32];
  synth__mm256_loadu_si256(w2_1, weights + 160);
  uint8_t p11_1_0[32];
  synth__mm256_and_si256(p11_1_0, w2_1, a1_0);
  uint8_t p11_1_t0[32];
  synth__mm256_shuffle_epi8(p11_1_t0, table_000404080408080c0408080c080c0c10, p11_1_0);
  uint8_t w3_1[32];
  synth__mm256_loadu_si256(w3_1, weights + 224);
  uint8_t p11_1_1[32];
  synth__mm256_and_si256(p11_1_1, w3_1, a1_0_v17);
  uint8_t p11_1_t1[32];
  synth__mm256_shuffle_epi8(p11_1_t1, table_000404080408080c0408080c080c0c10, p11_1_1);
  uint8_t p11_1_s1[32];
  synth__mm256_add_epi8(p11_1_s1, p11_1_t0, p11_1_t1);
  uint8_t r2_1[32];
  synth__mm256_add_epi8(r2_1, p02_1_s1, p11_1_s1);
  uint8_t w4_1[32];
  synth__mm256_loadu_si256(w4_1, weights + 288);
  uint8_t p22_1_0[32];
  synth__mm256_and_si256(p22_1_0, w4_1, a2_0);
  uint8_t p22_1_t0[32];
  synth__mm256_shuffle_epi8(p22_1_t0, table_00101020102020301020203020303040, p22_1_0);
  uint8_t w5_1[32];
  synth__mm256_loadu_si256(w5_1, weights + 352);
  uint8_t p22_1_1[32];
  synth__mm256_and_si256(p22_1_1, w5_1, a2_0_v29);
  uint8_t p22_1_t1[32];
  synth__mm256_shuffle_epi8(p22_1_t1, table_00101020102020301020203020303040, p22_1_1);
  uint8_t p22_1_s1[32];
  synth__mm256_add_epi8(p22_1_s1, p22_1_t0, p22_1_t1);
  uint8_t r5_1[32];
  synth__mm256_add_epi8(r5_1, r2_1, p22_1_s1);
  uint8_t r7_1[32];
  synth__mm256_sad_epu8(r7_1, r5_1, byte_00);
  uint8_t p20_1_0[32];
  synth__mm256_and_si256(p20_1_0, w4_1, a0_0);
  uint8_t p20_1_t0[32];
  synth__mm256_shuffle_epi8(p20_1_t0, table_000404080408080c0408080c080c0c10, p20_1_0);
  uint8_t p20_1_1[32];
  synth__mm256_and_si256(p20_1_1, w5_1, a0_0_v3);
  uint8_t p20_1_t1[32];
  synth__mm256_shuffle_epi8(p20_1_t1, table_000404080408080c0408080c080c0c10, p20_1_1);
  uint8_t p20_1_s1[32];
  synth__mm256_add_epi8(p20_1_s1, p20_1_t0, p20_1_t1);
  uint8_t p10_1_0[32];
  synth__mm256_and_si256(p10_1_0, w2_1, a0_0);
  uint8_t p10_1_t0[32];
  synth__mm256_shuffle_epi8(p10_1_t0, table_00020204020404060204040604060608, p10_1_0);
  uint8_t p10_1_1[32];
  synth__mm256_and_si256(p10_1_1, w3_1, a0_0_v3);
  uint8_t p10_1_t1[32];
  synth__mm256_shuffle_epi8(p10_1_t1, table_00020204020404060204040604060608, p10_1_1);
  uint8_t p10_1_s1[32];
  synth__mm256_add_epi8(p10_1_s1, p10_1_t0, p10_1_t1);
  uint8_t p00_1_0[32];
  synth__mm256_and_si256(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth__mm256_shuffle_epi8(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t p00_1_1[32];
  synth__mm256_and_si256(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth__mm256_shuffle_epi8(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth__mm256_add_epi8(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t p01_1_0[32];
  synth__mm256_and_si256(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_t0[32];
  synth__mm256_shuffle_epi8(p01_1_t0, table_00020204020404060204040604060608, p01_1_0);
  uint8_t p01_1_1[32];
  synth__mm256_and_si256(p01_1_1, w1_1, a1_0_v17);
  uint8_t p01_1_t1[32];
  synth__mm256_shuffle_epi8(p01_1_t1, table_00020204020404060204040604060608, p01_1_1);
  uint8_t p01_1_s1[32];
  synth__mm256_add_epi8(p01_1_s1, p01_1_t0, p01_1_t1);
  uint8_t r0_1[32];
  synth__mm256_add_epi8(r0_1, p00_1_s1, p01_1_s1);
  uint8_t r1_1[32];
  synth__mm256_add_epi8(r1_1, p10_1_s1, r0_1);
  uint8_t r3_1[32];
  synth__mm256_add_epi8(r3_1, p20_1_s1, r1_1);
  uint8_t p12_1_0[32];
  synth__mm256_and_si256(p12_1_0, w2_1, a2_0);
  uint8_t p12_1_t0[32];
  synth__mm256_shuffle_epi8(p12_1_t0, table_00080810081010180810101810181820, p12_1_0);
  uint8_t p12_1_1[32];
  synth__mm256_and_si256(p12_1_1, w3_1, a2_0_v29);
  uint8_t p12_1_t1[32];
  synth__mm256_shuffle_epi8(p12_1_t1, table_00080810081010180810101810181820, p12_1_1);
  uint8_t p12_1_s1[32];
  synth__mm256_add_epi8(p12_1_s1, p12_1_t0, p12_1_t1);
  uint8_t p21_1_0[32];
  synth__mm256_and_si256(p21_1_0, w4_1, a1_0);
  uint8_t p21_1_t0[32];
  synth__mm256_shuffle_epi8(p21_1_t0, table_00080810081010180810101810181820, p21_1_0);
  uint8_t p21_1_1[32];
  synth__mm256_and_si256(p21_1_1, w5_1, a1_0_v17);
  uint8_t p21_1_t1[32];
  synth__mm256_shuffle_epi8(p21_1_t1, table_00080810081010180810101810181820, p21_1_1);
  uint8_t p21_1_s1[32];
  synth__mm256_add_epi8(p21_1_s1, p21_1_t0, p21_1_t1);
  uint8_t r4_1[32];
  synth__mm256_add_epi8(r4_1, p12_1_s1, p21_1_s1);
  uint8_t r6_1[32];
  synth__mm256_add_epi8(r6_1, r3_1, r4_1);
  uint8_t r8_1[32];
  synth__mm256_sad_epu8(r8_1, r6_1, byte_00);
  uint8_t r9_1[32];
  synth__mm256_add_epi16(r9_1, r7_1, r8_1);
  uint8_t r10_0[32];
  synth__mm256_packus_epi32(r10_0, r9_0, r9_1);
  uint8_t r11_0[32];
  synth__mm256_add_epi32(r11_0, acc0, r10_0);
  synth__mm256_storeu_si256((uint8_t *)acc + 0, r11_0);
}

//// 7a849ba4f64a

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 1369568 ? done + 1369568 : k_blocks;
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

