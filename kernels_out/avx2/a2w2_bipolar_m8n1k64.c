/* A2W2 bipolar: 8 x 64 block of weights times 64 x 1 activations, Intel AVX2 (x86-64), x86_64. Written by
 * synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
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
 * dot = 4 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-6, -12][i] *
 * ones(weight plane i) + 9 * K + 0 * (padded K - K); column_correction = sum_j [-6, -12][j] * ones(activation
 * plane j).
 *
 * K up to 59652288 positions, filled up to whole blocks or chunks: 4 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 53 (activations 2, row 40, combine 6, reduce 4, store 1); loads 11.
 *
 * Proof: 19 obligations, all proved. Compute part (23 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */
#include <stdint.h>
#include <string.h>

#if defined(__AVX2__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

static const uint8_t synth_avx2_a2w2_bipolar_m8n1k64_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t synth_avx2_a2w2_bipolar_m8n1k64_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t synth_avx2_a2w2_bipolar_m8n1k64_table_000404080408080c0408080c080c0c10[] __attribute__((aligned(32))) = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};
static const uint8_t synth_avx2_a2w2_bipolar_m8n1k64_byte_00[] __attribute__((aligned(32))) = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void synth_avx2_a2w2_bipolar_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const __m256i table_00010102010202030102020302030304 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w2_bipolar_m8n1k64_table_00010102010202030102020302030304));
  const __m256i table_00020204020404060204040604060608 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w2_bipolar_m8n1k64_table_00020204020404060204040604060608));
  const __m256i table_000404080408080c0408080c080c0c10 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w2_bipolar_m8n1k64_table_000404080408080c0408080c080c0c10));
  const __m256i byte_00 = _mm256_loadu_si256((const __m256i *)(synth_avx2_a2w2_bipolar_m8n1k64_byte_00));
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
  const __m256i r3_0 = _mm256_sad_epu8(r2_0, byte_00);
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
  const __m256i r3_1 = _mm256_sad_epu8(r2_1, byte_00);
  const __m256i r4_0 = _mm256_packus_epi32(r3_0, r3_1);
  const __m256i r5_0 = _mm256_add_epi32(acc0, r4_0);
  /* store */
  _mm256_storeu_si256((__m256i *)((uint8_t *)acc + 0), r5_0);
}

#else /* any other CPU: every instruction by its definition, lane by lane */

static inline int64_t synth_clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}
static inline uint8_t synth_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
  return x;
}
static inline uint16_t synth_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}
static inline uint32_t synth_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}
static inline uint64_t synth_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}
/* _mm256_loadu_si256 */
static inline void synth_i0(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  result[0] = synth_lane8(a0, 0);
  result[1] = synth_lane8(a0, 1);
  result[2] = synth_lane8(a0, 2);
  result[3] = synth_lane8(a0, 3);
  result[4] = synth_lane8(a0, 4);
  result[5] = synth_lane8(a0, 5);
  result[6] = synth_lane8(a0, 6);
  result[7] = synth_lane8(a0, 7);
  result[8] = synth_lane8(a0, 8);
  result[9] = synth_lane8(a0, 9);
  result[10] = synth_lane8(a0, 10);
  result[11] = synth_lane8(a0, 11);
  result[12] = synth_lane8(a0, 12);
  result[13] = synth_lane8(a0, 13);
  result[14] = synth_lane8(a0, 14);
  result[15] = synth_lane8(a0, 15);
  result[16] = synth_lane8(a0, 16);
  result[17] = synth_lane8(a0, 17);
  result[18] = synth_lane8(a0, 18);
  result[19] = synth_lane8(a0, 19);
  result[20] = synth_lane8(a0, 20);
  result[21] = synth_lane8(a0, 21);
  result[22] = synth_lane8(a0, 22);
  result[23] = synth_lane8(a0, 23);
  result[24] = synth_lane8(a0, 24);
  result[25] = synth_lane8(a0, 25);
  result[26] = synth_lane8(a0, 26);
  result[27] = synth_lane8(a0, 27);
  result[28] = synth_lane8(a0, 28);
  result[29] = synth_lane8(a0, 29);
  result[30] = synth_lane8(a0, 30);
  result[31] = synth_lane8(a0, 31);
  memcpy(out, result, sizeof result);
}
/* _mm256_load_broadcast64 */
static inline void synth_i1(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  result[0] = synth_lane64(a0, 0);
  result[1] = synth_lane64(a0, 0);
  result[2] = synth_lane64(a0, 0);
  result[3] = synth_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}
/* _mm256_and_si256 */
static inline void synth_i2(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  result[0] = (uint8_t)(synth_lane8(a0, 0) & synth_lane8(a1, 0));
  result[1] = (uint8_t)(synth_lane8(a0, 1) & synth_lane8(a1, 1));
  result[2] = (uint8_t)(synth_lane8(a0, 2) & synth_lane8(a1, 2));
  result[3] = (uint8_t)(synth_lane8(a0, 3) & synth_lane8(a1, 3));
  result[4] = (uint8_t)(synth_lane8(a0, 4) & synth_lane8(a1, 4));
  result[5] = (uint8_t)(synth_lane8(a0, 5) & synth_lane8(a1, 5));
  result[6] = (uint8_t)(synth_lane8(a0, 6) & synth_lane8(a1, 6));
  result[7] = (uint8_t)(synth_lane8(a0, 7) & synth_lane8(a1, 7));
  result[8] = (uint8_t)(synth_lane8(a0, 8) & synth_lane8(a1, 8));
  result[9] = (uint8_t)(synth_lane8(a0, 9) & synth_lane8(a1, 9));
  result[10] = (uint8_t)(synth_lane8(a0, 10) & synth_lane8(a1, 10));
  result[11] = (uint8_t)(synth_lane8(a0, 11) & synth_lane8(a1, 11));
  result[12] = (uint8_t)(synth_lane8(a0, 12) & synth_lane8(a1, 12));
  result[13] = (uint8_t)(synth_lane8(a0, 13) & synth_lane8(a1, 13));
  result[14] = (uint8_t)(synth_lane8(a0, 14) & synth_lane8(a1, 14));
  result[15] = (uint8_t)(synth_lane8(a0, 15) & synth_lane8(a1, 15));
  result[16] = (uint8_t)(synth_lane8(a0, 16) & synth_lane8(a1, 16));
  result[17] = (uint8_t)(synth_lane8(a0, 17) & synth_lane8(a1, 17));
  result[18] = (uint8_t)(synth_lane8(a0, 18) & synth_lane8(a1, 18));
  result[19] = (uint8_t)(synth_lane8(a0, 19) & synth_lane8(a1, 19));
  result[20] = (uint8_t)(synth_lane8(a0, 20) & synth_lane8(a1, 20));
  result[21] = (uint8_t)(synth_lane8(a0, 21) & synth_lane8(a1, 21));
  result[22] = (uint8_t)(synth_lane8(a0, 22) & synth_lane8(a1, 22));
  result[23] = (uint8_t)(synth_lane8(a0, 23) & synth_lane8(a1, 23));
  result[24] = (uint8_t)(synth_lane8(a0, 24) & synth_lane8(a1, 24));
  result[25] = (uint8_t)(synth_lane8(a0, 25) & synth_lane8(a1, 25));
  result[26] = (uint8_t)(synth_lane8(a0, 26) & synth_lane8(a1, 26));
  result[27] = (uint8_t)(synth_lane8(a0, 27) & synth_lane8(a1, 27));
  result[28] = (uint8_t)(synth_lane8(a0, 28) & synth_lane8(a1, 28));
  result[29] = (uint8_t)(synth_lane8(a0, 29) & synth_lane8(a1, 29));
  result[30] = (uint8_t)(synth_lane8(a0, 30) & synth_lane8(a1, 30));
  result[31] = (uint8_t)(synth_lane8(a0, 31) & synth_lane8(a1, 31));
  memcpy(out, result, sizeof result);
}
/* _mm256_shuffle_epi8 */
static inline void synth_i3(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  result[0] = ((synth_lane8(a1, 0) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 0) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[1] = ((synth_lane8(a1, 1) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 1) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[2] = ((synth_lane8(a1, 2) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 2) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[3] = ((synth_lane8(a1, 3) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 3) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[4] = ((synth_lane8(a1, 4) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 4) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[5] = ((synth_lane8(a1, 5) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 5) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[6] = ((synth_lane8(a1, 6) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 6) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[7] = ((synth_lane8(a1, 7) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 7) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[8] = ((synth_lane8(a1, 8) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 8) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[9] = ((synth_lane8(a1, 9) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 9) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[10] = ((synth_lane8(a1, 10) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 10) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[11] = ((synth_lane8(a1, 11) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 11) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[12] = ((synth_lane8(a1, 12) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 12) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[13] = ((synth_lane8(a1, 13) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 13) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[14] = ((synth_lane8(a1, 14) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 14) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[15] = ((synth_lane8(a1, 15) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 0), synth_lane8(a0, 1), synth_lane8(a0, 2), synth_lane8(a0, 3), synth_lane8(a0, 4), synth_lane8(a0, 5), synth_lane8(a0, 6), synth_lane8(a0, 7), synth_lane8(a0, 8), synth_lane8(a0, 9), synth_lane8(a0, 10), synth_lane8(a0, 11), synth_lane8(a0, 12), synth_lane8(a0, 13), synth_lane8(a0, 14), synth_lane8(a0, 15)})[(uint8_t)(synth_lane8(a1, 15) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[16] = ((synth_lane8(a1, 16) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 16) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[17] = ((synth_lane8(a1, 17) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 17) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[18] = ((synth_lane8(a1, 18) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 18) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[19] = ((synth_lane8(a1, 19) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 19) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[20] = ((synth_lane8(a1, 20) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 20) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[21] = ((synth_lane8(a1, 21) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 21) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[22] = ((synth_lane8(a1, 22) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 22) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[23] = ((synth_lane8(a1, 23) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 23) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[24] = ((synth_lane8(a1, 24) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 24) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[25] = ((synth_lane8(a1, 25) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 25) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[26] = ((synth_lane8(a1, 26) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 26) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[27] = ((synth_lane8(a1, 27) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 27) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[28] = ((synth_lane8(a1, 28) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 28) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[29] = ((synth_lane8(a1, 29) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 29) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[30] = ((synth_lane8(a1, 30) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 30) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[31] = ((synth_lane8(a1, 31) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 16), synth_lane8(a0, 17), synth_lane8(a0, 18), synth_lane8(a0, 19), synth_lane8(a0, 20), synth_lane8(a0, 21), synth_lane8(a0, 22), synth_lane8(a0, 23), synth_lane8(a0, 24), synth_lane8(a0, 25), synth_lane8(a0, 26), synth_lane8(a0, 27), synth_lane8(a0, 28), synth_lane8(a0, 29), synth_lane8(a0, 30), synth_lane8(a0, 31)})[(uint8_t)(synth_lane8(a1, 31) & (uint8_t)(15u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
/* _mm256_srli_epi16 #4 */
static inline void synth_i4(uint8_t *out, const uint8_t *a0) {
  uint16_t result[16];
  result[0] = (uint16_t)(synth_lane16(a0, 0) >> 4);
  result[1] = (uint16_t)(synth_lane16(a0, 1) >> 4);
  result[2] = (uint16_t)(synth_lane16(a0, 2) >> 4);
  result[3] = (uint16_t)(synth_lane16(a0, 3) >> 4);
  result[4] = (uint16_t)(synth_lane16(a0, 4) >> 4);
  result[5] = (uint16_t)(synth_lane16(a0, 5) >> 4);
  result[6] = (uint16_t)(synth_lane16(a0, 6) >> 4);
  result[7] = (uint16_t)(synth_lane16(a0, 7) >> 4);
  result[8] = (uint16_t)(synth_lane16(a0, 8) >> 4);
  result[9] = (uint16_t)(synth_lane16(a0, 9) >> 4);
  result[10] = (uint16_t)(synth_lane16(a0, 10) >> 4);
  result[11] = (uint16_t)(synth_lane16(a0, 11) >> 4);
  result[12] = (uint16_t)(synth_lane16(a0, 12) >> 4);
  result[13] = (uint16_t)(synth_lane16(a0, 13) >> 4);
  result[14] = (uint16_t)(synth_lane16(a0, 14) >> 4);
  result[15] = (uint16_t)(synth_lane16(a0, 15) >> 4);
  memcpy(out, result, sizeof result);
}
/* _mm256_add_epi8 */
static inline void synth_i5(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  result[0] = (uint8_t)(synth_lane8(a0, 0) + synth_lane8(a1, 0));
  result[1] = (uint8_t)(synth_lane8(a0, 1) + synth_lane8(a1, 1));
  result[2] = (uint8_t)(synth_lane8(a0, 2) + synth_lane8(a1, 2));
  result[3] = (uint8_t)(synth_lane8(a0, 3) + synth_lane8(a1, 3));
  result[4] = (uint8_t)(synth_lane8(a0, 4) + synth_lane8(a1, 4));
  result[5] = (uint8_t)(synth_lane8(a0, 5) + synth_lane8(a1, 5));
  result[6] = (uint8_t)(synth_lane8(a0, 6) + synth_lane8(a1, 6));
  result[7] = (uint8_t)(synth_lane8(a0, 7) + synth_lane8(a1, 7));
  result[8] = (uint8_t)(synth_lane8(a0, 8) + synth_lane8(a1, 8));
  result[9] = (uint8_t)(synth_lane8(a0, 9) + synth_lane8(a1, 9));
  result[10] = (uint8_t)(synth_lane8(a0, 10) + synth_lane8(a1, 10));
  result[11] = (uint8_t)(synth_lane8(a0, 11) + synth_lane8(a1, 11));
  result[12] = (uint8_t)(synth_lane8(a0, 12) + synth_lane8(a1, 12));
  result[13] = (uint8_t)(synth_lane8(a0, 13) + synth_lane8(a1, 13));
  result[14] = (uint8_t)(synth_lane8(a0, 14) + synth_lane8(a1, 14));
  result[15] = (uint8_t)(synth_lane8(a0, 15) + synth_lane8(a1, 15));
  result[16] = (uint8_t)(synth_lane8(a0, 16) + synth_lane8(a1, 16));
  result[17] = (uint8_t)(synth_lane8(a0, 17) + synth_lane8(a1, 17));
  result[18] = (uint8_t)(synth_lane8(a0, 18) + synth_lane8(a1, 18));
  result[19] = (uint8_t)(synth_lane8(a0, 19) + synth_lane8(a1, 19));
  result[20] = (uint8_t)(synth_lane8(a0, 20) + synth_lane8(a1, 20));
  result[21] = (uint8_t)(synth_lane8(a0, 21) + synth_lane8(a1, 21));
  result[22] = (uint8_t)(synth_lane8(a0, 22) + synth_lane8(a1, 22));
  result[23] = (uint8_t)(synth_lane8(a0, 23) + synth_lane8(a1, 23));
  result[24] = (uint8_t)(synth_lane8(a0, 24) + synth_lane8(a1, 24));
  result[25] = (uint8_t)(synth_lane8(a0, 25) + synth_lane8(a1, 25));
  result[26] = (uint8_t)(synth_lane8(a0, 26) + synth_lane8(a1, 26));
  result[27] = (uint8_t)(synth_lane8(a0, 27) + synth_lane8(a1, 27));
  result[28] = (uint8_t)(synth_lane8(a0, 28) + synth_lane8(a1, 28));
  result[29] = (uint8_t)(synth_lane8(a0, 29) + synth_lane8(a1, 29));
  result[30] = (uint8_t)(synth_lane8(a0, 30) + synth_lane8(a1, 30));
  result[31] = (uint8_t)(synth_lane8(a0, 31) + synth_lane8(a1, 31));
  memcpy(out, result, sizeof result);
}
/* _mm256_sad_epu8 */
static inline void synth_i6(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  result[0] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 0) < synth_lane8(a1, 0)) ? (uint8_t)(synth_lane8(a1, 0) - synth_lane8(a0, 0)) : (uint8_t)(synth_lane8(a0, 0) - synth_lane8(a1, 0)))) + (uint64_t)(((synth_lane8(a0, 1) < synth_lane8(a1, 1)) ? (uint8_t)(synth_lane8(a1, 1) - synth_lane8(a0, 1)) : (uint8_t)(synth_lane8(a0, 1) - synth_lane8(a1, 1))))) + (uint64_t)(((synth_lane8(a0, 2) < synth_lane8(a1, 2)) ? (uint8_t)(synth_lane8(a1, 2) - synth_lane8(a0, 2)) : (uint8_t)(synth_lane8(a0, 2) - synth_lane8(a1, 2))))) + (uint64_t)(((synth_lane8(a0, 3) < synth_lane8(a1, 3)) ? (uint8_t)(synth_lane8(a1, 3) - synth_lane8(a0, 3)) : (uint8_t)(synth_lane8(a0, 3) - synth_lane8(a1, 3))))) + (uint64_t)(((synth_lane8(a0, 4) < synth_lane8(a1, 4)) ? (uint8_t)(synth_lane8(a1, 4) - synth_lane8(a0, 4)) : (uint8_t)(synth_lane8(a0, 4) - synth_lane8(a1, 4))))) + (uint64_t)(((synth_lane8(a0, 5) < synth_lane8(a1, 5)) ? (uint8_t)(synth_lane8(a1, 5) - synth_lane8(a0, 5)) : (uint8_t)(synth_lane8(a0, 5) - synth_lane8(a1, 5))))) + (uint64_t)(((synth_lane8(a0, 6) < synth_lane8(a1, 6)) ? (uint8_t)(synth_lane8(a1, 6) - synth_lane8(a0, 6)) : (uint8_t)(synth_lane8(a0, 6) - synth_lane8(a1, 6))))) + (uint64_t)(((synth_lane8(a0, 7) < synth_lane8(a1, 7)) ? (uint8_t)(synth_lane8(a1, 7) - synth_lane8(a0, 7)) : (uint8_t)(synth_lane8(a0, 7) - synth_lane8(a1, 7)))));
  result[1] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 8) < synth_lane8(a1, 8)) ? (uint8_t)(synth_lane8(a1, 8) - synth_lane8(a0, 8)) : (uint8_t)(synth_lane8(a0, 8) - synth_lane8(a1, 8)))) + (uint64_t)(((synth_lane8(a0, 9) < synth_lane8(a1, 9)) ? (uint8_t)(synth_lane8(a1, 9) - synth_lane8(a0, 9)) : (uint8_t)(synth_lane8(a0, 9) - synth_lane8(a1, 9))))) + (uint64_t)(((synth_lane8(a0, 10) < synth_lane8(a1, 10)) ? (uint8_t)(synth_lane8(a1, 10) - synth_lane8(a0, 10)) : (uint8_t)(synth_lane8(a0, 10) - synth_lane8(a1, 10))))) + (uint64_t)(((synth_lane8(a0, 11) < synth_lane8(a1, 11)) ? (uint8_t)(synth_lane8(a1, 11) - synth_lane8(a0, 11)) : (uint8_t)(synth_lane8(a0, 11) - synth_lane8(a1, 11))))) + (uint64_t)(((synth_lane8(a0, 12) < synth_lane8(a1, 12)) ? (uint8_t)(synth_lane8(a1, 12) - synth_lane8(a0, 12)) : (uint8_t)(synth_lane8(a0, 12) - synth_lane8(a1, 12))))) + (uint64_t)(((synth_lane8(a0, 13) < synth_lane8(a1, 13)) ? (uint8_t)(synth_lane8(a1, 13) - synth_lane8(a0, 13)) : (uint8_t)(synth_lane8(a0, 13) - synth_lane8(a1, 13))))) + (uint64_t)(((synth_lane8(a0, 14) < synth_lane8(a1, 14)) ? (uint8_t)(synth_lane8(a1, 14) - synth_lane8(a0, 14)) : (uint8_t)(synth_lane8(a0, 14) - synth_lane8(a1, 14))))) + (uint64_t)(((synth_lane8(a0, 15) < synth_lane8(a1, 15)) ? (uint8_t)(synth_lane8(a1, 15) - synth_lane8(a0, 15)) : (uint8_t)(synth_lane8(a0, 15) - synth_lane8(a1, 15)))));
  result[2] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 16) < synth_lane8(a1, 16)) ? (uint8_t)(synth_lane8(a1, 16) - synth_lane8(a0, 16)) : (uint8_t)(synth_lane8(a0, 16) - synth_lane8(a1, 16)))) + (uint64_t)(((synth_lane8(a0, 17) < synth_lane8(a1, 17)) ? (uint8_t)(synth_lane8(a1, 17) - synth_lane8(a0, 17)) : (uint8_t)(synth_lane8(a0, 17) - synth_lane8(a1, 17))))) + (uint64_t)(((synth_lane8(a0, 18) < synth_lane8(a1, 18)) ? (uint8_t)(synth_lane8(a1, 18) - synth_lane8(a0, 18)) : (uint8_t)(synth_lane8(a0, 18) - synth_lane8(a1, 18))))) + (uint64_t)(((synth_lane8(a0, 19) < synth_lane8(a1, 19)) ? (uint8_t)(synth_lane8(a1, 19) - synth_lane8(a0, 19)) : (uint8_t)(synth_lane8(a0, 19) - synth_lane8(a1, 19))))) + (uint64_t)(((synth_lane8(a0, 20) < synth_lane8(a1, 20)) ? (uint8_t)(synth_lane8(a1, 20) - synth_lane8(a0, 20)) : (uint8_t)(synth_lane8(a0, 20) - synth_lane8(a1, 20))))) + (uint64_t)(((synth_lane8(a0, 21) < synth_lane8(a1, 21)) ? (uint8_t)(synth_lane8(a1, 21) - synth_lane8(a0, 21)) : (uint8_t)(synth_lane8(a0, 21) - synth_lane8(a1, 21))))) + (uint64_t)(((synth_lane8(a0, 22) < synth_lane8(a1, 22)) ? (uint8_t)(synth_lane8(a1, 22) - synth_lane8(a0, 22)) : (uint8_t)(synth_lane8(a0, 22) - synth_lane8(a1, 22))))) + (uint64_t)(((synth_lane8(a0, 23) < synth_lane8(a1, 23)) ? (uint8_t)(synth_lane8(a1, 23) - synth_lane8(a0, 23)) : (uint8_t)(synth_lane8(a0, 23) - synth_lane8(a1, 23)))));
  result[3] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 24) < synth_lane8(a1, 24)) ? (uint8_t)(synth_lane8(a1, 24) - synth_lane8(a0, 24)) : (uint8_t)(synth_lane8(a0, 24) - synth_lane8(a1, 24)))) + (uint64_t)(((synth_lane8(a0, 25) < synth_lane8(a1, 25)) ? (uint8_t)(synth_lane8(a1, 25) - synth_lane8(a0, 25)) : (uint8_t)(synth_lane8(a0, 25) - synth_lane8(a1, 25))))) + (uint64_t)(((synth_lane8(a0, 26) < synth_lane8(a1, 26)) ? (uint8_t)(synth_lane8(a1, 26) - synth_lane8(a0, 26)) : (uint8_t)(synth_lane8(a0, 26) - synth_lane8(a1, 26))))) + (uint64_t)(((synth_lane8(a0, 27) < synth_lane8(a1, 27)) ? (uint8_t)(synth_lane8(a1, 27) - synth_lane8(a0, 27)) : (uint8_t)(synth_lane8(a0, 27) - synth_lane8(a1, 27))))) + (uint64_t)(((synth_lane8(a0, 28) < synth_lane8(a1, 28)) ? (uint8_t)(synth_lane8(a1, 28) - synth_lane8(a0, 28)) : (uint8_t)(synth_lane8(a0, 28) - synth_lane8(a1, 28))))) + (uint64_t)(((synth_lane8(a0, 29) < synth_lane8(a1, 29)) ? (uint8_t)(synth_lane8(a1, 29) - synth_lane8(a0, 29)) : (uint8_t)(synth_lane8(a0, 29) - synth_lane8(a1, 29))))) + (uint64_t)(((synth_lane8(a0, 30) < synth_lane8(a1, 30)) ? (uint8_t)(synth_lane8(a1, 30) - synth_lane8(a0, 30)) : (uint8_t)(synth_lane8(a0, 30) - synth_lane8(a1, 30))))) + (uint64_t)(((synth_lane8(a0, 31) < synth_lane8(a1, 31)) ? (uint8_t)(synth_lane8(a1, 31) - synth_lane8(a0, 31)) : (uint8_t)(synth_lane8(a0, 31) - synth_lane8(a1, 31)))));
  memcpy(out, result, sizeof result);
}
/* _mm256_packus_epi32 */
static inline void synth_i7(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  result[0] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, 0), 0, 65535));
  result[1] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, 1), 0, 65535));
  result[2] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, 2), 0, 65535));
  result[3] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, 3), 0, 65535));
  result[4] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, 0), 0, 65535));
  result[5] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, 1), 0, 65535));
  result[6] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, 2), 0, 65535));
  result[7] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, 3), 0, 65535));
  result[8] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, 4), 0, 65535));
  result[9] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, 5), 0, 65535));
  result[10] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, 6), 0, 65535));
  result[11] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a0, 7), 0, 65535));
  result[12] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, 4), 0, 65535));
  result[13] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, 5), 0, 65535));
  result[14] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, 6), 0, 65535));
  result[15] = (uint16_t)(synth_clamp((int32_t)synth_lane32(a1, 7), 0, 65535));
  memcpy(out, result, sizeof result);
}
/* _mm256_add_epi32 */
static inline void synth_i8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  result[0] = (uint32_t)(synth_lane32(a0, 0) + synth_lane32(a1, 0));
  result[1] = (uint32_t)(synth_lane32(a0, 1) + synth_lane32(a1, 1));
  result[2] = (uint32_t)(synth_lane32(a0, 2) + synth_lane32(a1, 2));
  result[3] = (uint32_t)(synth_lane32(a0, 3) + synth_lane32(a1, 3));
  result[4] = (uint32_t)(synth_lane32(a0, 4) + synth_lane32(a1, 4));
  result[5] = (uint32_t)(synth_lane32(a0, 5) + synth_lane32(a1, 5));
  result[6] = (uint32_t)(synth_lane32(a0, 6) + synth_lane32(a1, 6));
  result[7] = (uint32_t)(synth_lane32(a0, 7) + synth_lane32(a1, 7));
  memcpy(out, result, sizeof result);
}
/* _mm256_storeu_si256 */
static inline void synth_i9(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  result[0] = synth_lane8(a0, 0);
  result[1] = synth_lane8(a0, 1);
  result[2] = synth_lane8(a0, 2);
  result[3] = synth_lane8(a0, 3);
  result[4] = synth_lane8(a0, 4);
  result[5] = synth_lane8(a0, 5);
  result[6] = synth_lane8(a0, 6);
  result[7] = synth_lane8(a0, 7);
  result[8] = synth_lane8(a0, 8);
  result[9] = synth_lane8(a0, 9);
  result[10] = synth_lane8(a0, 10);
  result[11] = synth_lane8(a0, 11);
  result[12] = synth_lane8(a0, 12);
  result[13] = synth_lane8(a0, 13);
  result[14] = synth_lane8(a0, 14);
  result[15] = synth_lane8(a0, 15);
  result[16] = synth_lane8(a0, 16);
  result[17] = synth_lane8(a0, 17);
  result[18] = synth_lane8(a0, 18);
  result[19] = synth_lane8(a0, 19);
  result[20] = synth_lane8(a0, 20);
  result[21] = synth_lane8(a0, 21);
  result[22] = synth_lane8(a0, 22);
  result[23] = synth_lane8(a0, 23);
  result[24] = synth_lane8(a0, 24);
  result[25] = synth_lane8(a0, 25);
  result[26] = synth_lane8(a0, 26);
  result[27] = synth_lane8(a0, 27);
  result[28] = synth_lane8(a0, 28);
  result[29] = synth_lane8(a0, 29);
  result[30] = synth_lane8(a0, 30);
  result[31] = synth_lane8(a0, 31);
  memcpy(out, result, sizeof result);
}
static const uint8_t table_00010102010202030102020302030304[] = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t table_00020204020404060204040604060608[] = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t table_000404080408080c0408080c080c0c10[] = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};
static const uint8_t byte_00[] = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void synth_avx2_a2w2_bipolar_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[32];
  synth_i0(acc0, (const uint8_t *)acc + 0);
  uint8_t w2_0[32];
  synth_i0(w2_0, weights + 128);
  uint8_t a1_0[32];
  synth_i1(a1_0, activations + 8);
  uint8_t p11_0_0[32];
  synth_i2(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[32];
  synth_i3(p11_0_t0, table_000404080408080c0408080c080c0c10, p11_0_0);
  uint8_t w3_0[32];
  synth_i0(w3_0, weights + 192);
  uint8_t a1_0_v17[32];
  synth_i4(a1_0_v17, a1_0);
  uint8_t p11_0_1[32];
  synth_i2(p11_0_1, w3_0, a1_0_v17);
  uint8_t p11_0_t1[32];
  synth_i3(p11_0_t1, table_000404080408080c0408080c080c0c10, p11_0_1);
  uint8_t p11_0_s1[32];
  synth_i5(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t a0_0[32];
  synth_i1(a0_0, activations + 0);
  uint8_t p10_0_0[32];
  synth_i2(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[32];
  synth_i3(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t a0_0_v3[32];
  synth_i4(a0_0_v3, a0_0);
  uint8_t p10_0_1[32];
  synth_i2(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[32];
  synth_i3(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[32];
  synth_i5(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t w0_0[32];
  synth_i0(w0_0, weights + 0);
  uint8_t p00_0_0[32];
  synth_i2(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[32];
  synth_i3(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[32];
  synth_i0(w1_0, weights + 64);
  uint8_t p00_0_1[32];
  synth_i2(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[32];
  synth_i3(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[32];
  synth_i5(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[32];
  synth_i2(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[32];
  synth_i3(p01_0_t0, table_00020204020404060204040604060608, p01_0_0);
  uint8_t p01_0_1[32];
  synth_i2(p01_0_1, w1_0, a1_0_v17);
  uint8_t p01_0_t1[32];
  synth_i3(p01_0_t1, table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[32];
  synth_i5(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[32];
  synth_i5(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[32];
  synth_i5(r1_0, p10_0_s1, r0_0);
  uint8_t r2_0[32];
  synth_i5(r2_0, p11_0_s1, r1_0);
  uint8_t r3_0[32];
  synth_i6(r3_0, r2_0, byte_00);
  uint8_t w2_1[32];
  synth_i0(w2_1, weights + 160);
  uint8_t p11_1_0[32];
  synth_i2(p11_1_0, w2_1, a1_0);
  uint8_t p11_1_t0[32];
  synth_i3(p11_1_t0, table_000404080408080c0408080c080c0c10, p11_1_0);
  uint8_t w3_1[32];
  synth_i0(w3_1, weights + 224);
  uint8_t p11_1_1[32];
  synth_i2(p11_1_1, w3_1, a1_0_v17);
  uint8_t p11_1_t1[32];
  synth_i3(p11_1_t1, table_000404080408080c0408080c080c0c10, p11_1_1);
  uint8_t p11_1_s1[32];
  synth_i5(p11_1_s1, p11_1_t0, p11_1_t1);
  uint8_t p10_1_0[32];
  synth_i2(p10_1_0, w2_1, a0_0);
  uint8_t p10_1_t0[32];
  synth_i3(p10_1_t0, table_00020204020404060204040604060608, p10_1_0);
  uint8_t p10_1_1[32];
  synth_i2(p10_1_1, w3_1, a0_0_v3);
  uint8_t p10_1_t1[32];
  synth_i3(p10_1_t1, table_00020204020404060204040604060608, p10_1_1);
  uint8_t p10_1_s1[32];
  synth_i5(p10_1_s1, p10_1_t0, p10_1_t1);
  uint8_t w0_1[32];
  synth_i0(w0_1, weights + 32);
  uint8_t p00_1_0[32];
  synth_i2(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_t0[32];
  synth_i3(p00_1_t0, table_00010102010202030102020302030304, p00_1_0);
  uint8_t w1_1[32];
  synth_i0(w1_1, weights + 96);
  uint8_t p00_1_1[32];
  synth_i2(p00_1_1, w1_1, a0_0_v3);
  uint8_t p00_1_t1[32];
  synth_i3(p00_1_t1, table_00010102010202030102020302030304, p00_1_1);
  uint8_t p00_1_s1[32];
  synth_i5(p00_1_s1, p00_1_t0, p00_1_t1);
  uint8_t p01_1_0[32];
  synth_i2(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_t0[32];
  synth_i3(p01_1_t0, table_00020204020404060204040604060608, p01_1_0);
  uint8_t p01_1_1[32];
  synth_i2(p01_1_1, w1_1, a1_0_v17);
  uint8_t p01_1_t1[32];
  synth_i3(p01_1_t1, table_00020204020404060204040604060608, p01_1_1);
  uint8_t p01_1_s1[32];
  synth_i5(p01_1_s1, p01_1_t0, p01_1_t1);
  uint8_t r0_1[32];
  synth_i5(r0_1, p00_1_s1, p01_1_s1);
  uint8_t r1_1[32];
  synth_i5(r1_1, p10_1_s1, r0_1);
  uint8_t r2_1[32];
  synth_i5(r2_1, p11_1_s1, r1_1);
  uint8_t r3_1[32];
  synth_i6(r3_1, r2_1, byte_00);
  uint8_t r4_0[32];
  synth_i7(r4_0, r3_0, r3_1);
  uint8_t r5_0[32];
  synth_i8(r5_0, acc0, r4_0);
  synth_i9((uint8_t *)acc + 0, r5_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void synth_avx2_a2w2_bipolar_m8n1k64(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 256, a += 16) synth_avx2_a2w2_bipolar_m8n1k64_block(w, a, acc);
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            4u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}
