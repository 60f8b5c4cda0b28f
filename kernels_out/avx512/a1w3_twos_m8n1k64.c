/* A1W3 twos: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64. Written
 * by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
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
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -4 * K + -4 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 21 (activations 1, row 15, combine 2, reduce 2, store 1); loads 8.
 *
 * Proof: 16 obligations, all proved. Compute part (17 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal.
 */
#include <stdint.h>
#include <string.h>

#if defined(__AVX512BW__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

static const uint8_t synth_avx512_a1w3_twos_m8n1k64_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t synth_avx512_a1w3_twos_m8n1k64_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t synth_avx512_a1w3_twos_m8n1k64_table_100c0c080c0808040c08080408040400[] __attribute__((aligned(32))) = {
    0x10, 0x0c, 0x0c, 0x08, 0x0c, 0x08, 0x08, 0x04, 0x0c, 0x08, 0x08, 0x04, 0x08, 0x04, 0x04, 0x00,
    0x10, 0x0c, 0x0c, 0x08, 0x0c, 0x08, 0x08, 0x04, 0x0c, 0x08, 0x08, 0x04, 0x08, 0x04, 0x04, 0x00,
    0x10, 0x0c, 0x0c, 0x08, 0x0c, 0x08, 0x08, 0x04, 0x0c, 0x08, 0x08, 0x04, 0x08, 0x04, 0x04, 0x00,
    0x10, 0x0c, 0x0c, 0x08, 0x0c, 0x08, 0x08, 0x04, 0x0c, 0x08, 0x08, 0x04, 0x08, 0x04, 0x04, 0x00};
static const uint8_t synth_avx512_a1w3_twos_m8n1k64_byte_00[] __attribute__((aligned(32))) = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void synth_avx512_a1w3_twos_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a1w3_twos_m8n1k64_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a1w3_twos_m8n1k64_table_00020204020404060204040604060608));
  const __m512i table_100c0c080c0808040c08080408040400 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a1w3_twos_m8n1k64_table_100c0c080c0808040c08080408040400));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a1w3_twos_m8n1k64_byte_00));
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
  const __m512i p20_0_t0 = _mm512_shuffle_epi8(table_100c0c080c0808040c08080408040400, p20_0_0);
  const __m512i w5_0 = _mm512_loadu_si512((const __m512i *)(weights + 320));
  const __m512i p20_0_1 = _mm512_and_si512(w5_0, a0_0_v3);
  const __m512i p20_0_t1 = _mm512_shuffle_epi8(table_100c0c080c0808040c08080408040400, p20_0_1);
  const __m512i p20_0_s1 = _mm512_add_epi8(p20_0_t0, p20_0_t1);
  /* combine plane pairs */
  const __m512i r1_0 = _mm512_add_epi8(r0_0, p20_0_s1);
  /* reduce */
  const __m512i r2_0 = _mm512_sad_epu8(r1_0, byte_00);
  const __m512i r3_0 = _mm512_add_epi64(acc0, r2_0);
  /* store */
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), r3_0);
}

#else /* any other CPU: every instruction by its definition, lane by lane */

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
static inline uint64_t synth_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}
/* _mm512_loadu_si512 */
static inline void synth_i0(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
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
  result[32] = synth_lane8(a0, 32);
  result[33] = synth_lane8(a0, 33);
  result[34] = synth_lane8(a0, 34);
  result[35] = synth_lane8(a0, 35);
  result[36] = synth_lane8(a0, 36);
  result[37] = synth_lane8(a0, 37);
  result[38] = synth_lane8(a0, 38);
  result[39] = synth_lane8(a0, 39);
  result[40] = synth_lane8(a0, 40);
  result[41] = synth_lane8(a0, 41);
  result[42] = synth_lane8(a0, 42);
  result[43] = synth_lane8(a0, 43);
  result[44] = synth_lane8(a0, 44);
  result[45] = synth_lane8(a0, 45);
  result[46] = synth_lane8(a0, 46);
  result[47] = synth_lane8(a0, 47);
  result[48] = synth_lane8(a0, 48);
  result[49] = synth_lane8(a0, 49);
  result[50] = synth_lane8(a0, 50);
  result[51] = synth_lane8(a0, 51);
  result[52] = synth_lane8(a0, 52);
  result[53] = synth_lane8(a0, 53);
  result[54] = synth_lane8(a0, 54);
  result[55] = synth_lane8(a0, 55);
  result[56] = synth_lane8(a0, 56);
  result[57] = synth_lane8(a0, 57);
  result[58] = synth_lane8(a0, 58);
  result[59] = synth_lane8(a0, 59);
  result[60] = synth_lane8(a0, 60);
  result[61] = synth_lane8(a0, 61);
  result[62] = synth_lane8(a0, 62);
  result[63] = synth_lane8(a0, 63);
  memcpy(out, result, sizeof result);
}
/* _mm512_load_broadcast64 */
static inline void synth_i1(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  result[0] = synth_lane64(a0, 0);
  result[1] = synth_lane64(a0, 0);
  result[2] = synth_lane64(a0, 0);
  result[3] = synth_lane64(a0, 0);
  result[4] = synth_lane64(a0, 0);
  result[5] = synth_lane64(a0, 0);
  result[6] = synth_lane64(a0, 0);
  result[7] = synth_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}
/* _mm512_and_si512 */
static inline void synth_i2(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
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
  result[32] = (uint8_t)(synth_lane8(a0, 32) & synth_lane8(a1, 32));
  result[33] = (uint8_t)(synth_lane8(a0, 33) & synth_lane8(a1, 33));
  result[34] = (uint8_t)(synth_lane8(a0, 34) & synth_lane8(a1, 34));
  result[35] = (uint8_t)(synth_lane8(a0, 35) & synth_lane8(a1, 35));
  result[36] = (uint8_t)(synth_lane8(a0, 36) & synth_lane8(a1, 36));
  result[37] = (uint8_t)(synth_lane8(a0, 37) & synth_lane8(a1, 37));
  result[38] = (uint8_t)(synth_lane8(a0, 38) & synth_lane8(a1, 38));
  result[39] = (uint8_t)(synth_lane8(a0, 39) & synth_lane8(a1, 39));
  result[40] = (uint8_t)(synth_lane8(a0, 40) & synth_lane8(a1, 40));
  result[41] = (uint8_t)(synth_lane8(a0, 41) & synth_lane8(a1, 41));
  result[42] = (uint8_t)(synth_lane8(a0, 42) & synth_lane8(a1, 42));
  result[43] = (uint8_t)(synth_lane8(a0, 43) & synth_lane8(a1, 43));
  result[44] = (uint8_t)(synth_lane8(a0, 44) & synth_lane8(a1, 44));
  result[45] = (uint8_t)(synth_lane8(a0, 45) & synth_lane8(a1, 45));
  result[46] = (uint8_t)(synth_lane8(a0, 46) & synth_lane8(a1, 46));
  result[47] = (uint8_t)(synth_lane8(a0, 47) & synth_lane8(a1, 47));
  result[48] = (uint8_t)(synth_lane8(a0, 48) & synth_lane8(a1, 48));
  result[49] = (uint8_t)(synth_lane8(a0, 49) & synth_lane8(a1, 49));
  result[50] = (uint8_t)(synth_lane8(a0, 50) & synth_lane8(a1, 50));
  result[51] = (uint8_t)(synth_lane8(a0, 51) & synth_lane8(a1, 51));
  result[52] = (uint8_t)(synth_lane8(a0, 52) & synth_lane8(a1, 52));
  result[53] = (uint8_t)(synth_lane8(a0, 53) & synth_lane8(a1, 53));
  result[54] = (uint8_t)(synth_lane8(a0, 54) & synth_lane8(a1, 54));
  result[55] = (uint8_t)(synth_lane8(a0, 55) & synth_lane8(a1, 55));
  result[56] = (uint8_t)(synth_lane8(a0, 56) & synth_lane8(a1, 56));
  result[57] = (uint8_t)(synth_lane8(a0, 57) & synth_lane8(a1, 57));
  result[58] = (uint8_t)(synth_lane8(a0, 58) & synth_lane8(a1, 58));
  result[59] = (uint8_t)(synth_lane8(a0, 59) & synth_lane8(a1, 59));
  result[60] = (uint8_t)(synth_lane8(a0, 60) & synth_lane8(a1, 60));
  result[61] = (uint8_t)(synth_lane8(a0, 61) & synth_lane8(a1, 61));
  result[62] = (uint8_t)(synth_lane8(a0, 62) & synth_lane8(a1, 62));
  result[63] = (uint8_t)(synth_lane8(a0, 63) & synth_lane8(a1, 63));
  memcpy(out, result, sizeof result);
}
/* _mm512_shuffle_epi8 */
static inline void synth_i3(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
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
  result[32] = ((synth_lane8(a1, 32) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 32) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[33] = ((synth_lane8(a1, 33) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 33) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[34] = ((synth_lane8(a1, 34) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 34) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[35] = ((synth_lane8(a1, 35) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 35) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[36] = ((synth_lane8(a1, 36) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 36) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[37] = ((synth_lane8(a1, 37) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 37) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[38] = ((synth_lane8(a1, 38) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 38) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[39] = ((synth_lane8(a1, 39) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 39) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[40] = ((synth_lane8(a1, 40) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 40) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[41] = ((synth_lane8(a1, 41) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 41) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[42] = ((synth_lane8(a1, 42) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 42) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[43] = ((synth_lane8(a1, 43) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 43) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[44] = ((synth_lane8(a1, 44) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 44) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[45] = ((synth_lane8(a1, 45) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 45) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[46] = ((synth_lane8(a1, 46) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 46) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[47] = ((synth_lane8(a1, 47) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 32), synth_lane8(a0, 33), synth_lane8(a0, 34), synth_lane8(a0, 35), synth_lane8(a0, 36), synth_lane8(a0, 37), synth_lane8(a0, 38), synth_lane8(a0, 39), synth_lane8(a0, 40), synth_lane8(a0, 41), synth_lane8(a0, 42), synth_lane8(a0, 43), synth_lane8(a0, 44), synth_lane8(a0, 45), synth_lane8(a0, 46), synth_lane8(a0, 47)})[(uint8_t)(synth_lane8(a1, 47) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[48] = ((synth_lane8(a1, 48) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 48) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[49] = ((synth_lane8(a1, 49) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 49) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[50] = ((synth_lane8(a1, 50) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 50) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[51] = ((synth_lane8(a1, 51) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 51) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[52] = ((synth_lane8(a1, 52) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 52) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[53] = ((synth_lane8(a1, 53) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 53) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[54] = ((synth_lane8(a1, 54) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 54) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[55] = ((synth_lane8(a1, 55) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 55) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[56] = ((synth_lane8(a1, 56) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 56) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[57] = ((synth_lane8(a1, 57) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 57) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[58] = ((synth_lane8(a1, 58) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 58) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[59] = ((synth_lane8(a1, 59) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 59) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[60] = ((synth_lane8(a1, 60) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 60) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[61] = ((synth_lane8(a1, 61) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 61) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[62] = ((synth_lane8(a1, 62) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 62) & (uint8_t)(15u))] : (uint8_t)(0u));
  result[63] = ((synth_lane8(a1, 63) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_lane8(a0, 48), synth_lane8(a0, 49), synth_lane8(a0, 50), synth_lane8(a0, 51), synth_lane8(a0, 52), synth_lane8(a0, 53), synth_lane8(a0, 54), synth_lane8(a0, 55), synth_lane8(a0, 56), synth_lane8(a0, 57), synth_lane8(a0, 58), synth_lane8(a0, 59), synth_lane8(a0, 60), synth_lane8(a0, 61), synth_lane8(a0, 62), synth_lane8(a0, 63)})[(uint8_t)(synth_lane8(a1, 63) & (uint8_t)(15u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
/* _mm512_srli_epi16 #4 */
static inline void synth_i4(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
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
  result[16] = (uint16_t)(synth_lane16(a0, 16) >> 4);
  result[17] = (uint16_t)(synth_lane16(a0, 17) >> 4);
  result[18] = (uint16_t)(synth_lane16(a0, 18) >> 4);
  result[19] = (uint16_t)(synth_lane16(a0, 19) >> 4);
  result[20] = (uint16_t)(synth_lane16(a0, 20) >> 4);
  result[21] = (uint16_t)(synth_lane16(a0, 21) >> 4);
  result[22] = (uint16_t)(synth_lane16(a0, 22) >> 4);
  result[23] = (uint16_t)(synth_lane16(a0, 23) >> 4);
  result[24] = (uint16_t)(synth_lane16(a0, 24) >> 4);
  result[25] = (uint16_t)(synth_lane16(a0, 25) >> 4);
  result[26] = (uint16_t)(synth_lane16(a0, 26) >> 4);
  result[27] = (uint16_t)(synth_lane16(a0, 27) >> 4);
  result[28] = (uint16_t)(synth_lane16(a0, 28) >> 4);
  result[29] = (uint16_t)(synth_lane16(a0, 29) >> 4);
  result[30] = (uint16_t)(synth_lane16(a0, 30) >> 4);
  result[31] = (uint16_t)(synth_lane16(a0, 31) >> 4);
  memcpy(out, result, sizeof result);
}
/* _mm512_add_epi8 */
static inline void synth_i5(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
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
  result[32] = (uint8_t)(synth_lane8(a0, 32) + synth_lane8(a1, 32));
  result[33] = (uint8_t)(synth_lane8(a0, 33) + synth_lane8(a1, 33));
  result[34] = (uint8_t)(synth_lane8(a0, 34) + synth_lane8(a1, 34));
  result[35] = (uint8_t)(synth_lane8(a0, 35) + synth_lane8(a1, 35));
  result[36] = (uint8_t)(synth_lane8(a0, 36) + synth_lane8(a1, 36));
  result[37] = (uint8_t)(synth_lane8(a0, 37) + synth_lane8(a1, 37));
  result[38] = (uint8_t)(synth_lane8(a0, 38) + synth_lane8(a1, 38));
  result[39] = (uint8_t)(synth_lane8(a0, 39) + synth_lane8(a1, 39));
  result[40] = (uint8_t)(synth_lane8(a0, 40) + synth_lane8(a1, 40));
  result[41] = (uint8_t)(synth_lane8(a0, 41) + synth_lane8(a1, 41));
  result[42] = (uint8_t)(synth_lane8(a0, 42) + synth_lane8(a1, 42));
  result[43] = (uint8_t)(synth_lane8(a0, 43) + synth_lane8(a1, 43));
  result[44] = (uint8_t)(synth_lane8(a0, 44) + synth_lane8(a1, 44));
  result[45] = (uint8_t)(synth_lane8(a0, 45) + synth_lane8(a1, 45));
  result[46] = (uint8_t)(synth_lane8(a0, 46) + synth_lane8(a1, 46));
  result[47] = (uint8_t)(synth_lane8(a0, 47) + synth_lane8(a1, 47));
  result[48] = (uint8_t)(synth_lane8(a0, 48) + synth_lane8(a1, 48));
  result[49] = (uint8_t)(synth_lane8(a0, 49) + synth_lane8(a1, 49));
  result[50] = (uint8_t)(synth_lane8(a0, 50) + synth_lane8(a1, 50));
  result[51] = (uint8_t)(synth_lane8(a0, 51) + synth_lane8(a1, 51));
  result[52] = (uint8_t)(synth_lane8(a0, 52) + synth_lane8(a1, 52));
  result[53] = (uint8_t)(synth_lane8(a0, 53) + synth_lane8(a1, 53));
  result[54] = (uint8_t)(synth_lane8(a0, 54) + synth_lane8(a1, 54));
  result[55] = (uint8_t)(synth_lane8(a0, 55) + synth_lane8(a1, 55));
  result[56] = (uint8_t)(synth_lane8(a0, 56) + synth_lane8(a1, 56));
  result[57] = (uint8_t)(synth_lane8(a0, 57) + synth_lane8(a1, 57));
  result[58] = (uint8_t)(synth_lane8(a0, 58) + synth_lane8(a1, 58));
  result[59] = (uint8_t)(synth_lane8(a0, 59) + synth_lane8(a1, 59));
  result[60] = (uint8_t)(synth_lane8(a0, 60) + synth_lane8(a1, 60));
  result[61] = (uint8_t)(synth_lane8(a0, 61) + synth_lane8(a1, 61));
  result[62] = (uint8_t)(synth_lane8(a0, 62) + synth_lane8(a1, 62));
  result[63] = (uint8_t)(synth_lane8(a0, 63) + synth_lane8(a1, 63));
  memcpy(out, result, sizeof result);
}
/* _mm512_sad_epu8 */
static inline void synth_i6(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  result[0] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 0) < synth_lane8(a1, 0)) ? (uint8_t)(synth_lane8(a1, 0) - synth_lane8(a0, 0)) : (uint8_t)(synth_lane8(a0, 0) - synth_lane8(a1, 0)))) + (uint64_t)(((synth_lane8(a0, 1) < synth_lane8(a1, 1)) ? (uint8_t)(synth_lane8(a1, 1) - synth_lane8(a0, 1)) : (uint8_t)(synth_lane8(a0, 1) - synth_lane8(a1, 1))))) + (uint64_t)(((synth_lane8(a0, 2) < synth_lane8(a1, 2)) ? (uint8_t)(synth_lane8(a1, 2) - synth_lane8(a0, 2)) : (uint8_t)(synth_lane8(a0, 2) - synth_lane8(a1, 2))))) + (uint64_t)(((synth_lane8(a0, 3) < synth_lane8(a1, 3)) ? (uint8_t)(synth_lane8(a1, 3) - synth_lane8(a0, 3)) : (uint8_t)(synth_lane8(a0, 3) - synth_lane8(a1, 3))))) + (uint64_t)(((synth_lane8(a0, 4) < synth_lane8(a1, 4)) ? (uint8_t)(synth_lane8(a1, 4) - synth_lane8(a0, 4)) : (uint8_t)(synth_lane8(a0, 4) - synth_lane8(a1, 4))))) + (uint64_t)(((synth_lane8(a0, 5) < synth_lane8(a1, 5)) ? (uint8_t)(synth_lane8(a1, 5) - synth_lane8(a0, 5)) : (uint8_t)(synth_lane8(a0, 5) - synth_lane8(a1, 5))))) + (uint64_t)(((synth_lane8(a0, 6) < synth_lane8(a1, 6)) ? (uint8_t)(synth_lane8(a1, 6) - synth_lane8(a0, 6)) : (uint8_t)(synth_lane8(a0, 6) - synth_lane8(a1, 6))))) + (uint64_t)(((synth_lane8(a0, 7) < synth_lane8(a1, 7)) ? (uint8_t)(synth_lane8(a1, 7) - synth_lane8(a0, 7)) : (uint8_t)(synth_lane8(a0, 7) - synth_lane8(a1, 7)))));
  result[1] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 8) < synth_lane8(a1, 8)) ? (uint8_t)(synth_lane8(a1, 8) - synth_lane8(a0, 8)) : (uint8_t)(synth_lane8(a0, 8) - synth_lane8(a1, 8)))) + (uint64_t)(((synth_lane8(a0, 9) < synth_lane8(a1, 9)) ? (uint8_t)(synth_lane8(a1, 9) - synth_lane8(a0, 9)) : (uint8_t)(synth_lane8(a0, 9) - synth_lane8(a1, 9))))) + (uint64_t)(((synth_lane8(a0, 10) < synth_lane8(a1, 10)) ? (uint8_t)(synth_lane8(a1, 10) - synth_lane8(a0, 10)) : (uint8_t)(synth_lane8(a0, 10) - synth_lane8(a1, 10))))) + (uint64_t)(((synth_lane8(a0, 11) < synth_lane8(a1, 11)) ? (uint8_t)(synth_lane8(a1, 11) - synth_lane8(a0, 11)) : (uint8_t)(synth_lane8(a0, 11) - synth_lane8(a1, 11))))) + (uint64_t)(((synth_lane8(a0, 12) < synth_lane8(a1, 12)) ? (uint8_t)(synth_lane8(a1, 12) - synth_lane8(a0, 12)) : (uint8_t)(synth_lane8(a0, 12) - synth_lane8(a1, 12))))) + (uint64_t)(((synth_lane8(a0, 13) < synth_lane8(a1, 13)) ? (uint8_t)(synth_lane8(a1, 13) - synth_lane8(a0, 13)) : (uint8_t)(synth_lane8(a0, 13) - synth_lane8(a1, 13))))) + (uint64_t)(((synth_lane8(a0, 14) < synth_lane8(a1, 14)) ? (uint8_t)(synth_lane8(a1, 14) - synth_lane8(a0, 14)) : (uint8_t)(synth_lane8(a0, 14) - synth_lane8(a1, 14))))) + (uint64_t)(((synth_lane8(a0, 15) < synth_lane8(a1, 15)) ? (uint8_t)(synth_lane8(a1, 15) - synth_lane8(a0, 15)) : (uint8_t)(synth_lane8(a0, 15) - synth_lane8(a1, 15)))));
  result[2] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 16) < synth_lane8(a1, 16)) ? (uint8_t)(synth_lane8(a1, 16) - synth_lane8(a0, 16)) : (uint8_t)(synth_lane8(a0, 16) - synth_lane8(a1, 16)))) + (uint64_t)(((synth_lane8(a0, 17) < synth_lane8(a1, 17)) ? (uint8_t)(synth_lane8(a1, 17) - synth_lane8(a0, 17)) : (uint8_t)(synth_lane8(a0, 17) - synth_lane8(a1, 17))))) + (uint64_t)(((synth_lane8(a0, 18) < synth_lane8(a1, 18)) ? (uint8_t)(synth_lane8(a1, 18) - synth_lane8(a0, 18)) : (uint8_t)(synth_lane8(a0, 18) - synth_lane8(a1, 18))))) + (uint64_t)(((synth_lane8(a0, 19) < synth_lane8(a1, 19)) ? (uint8_t)(synth_lane8(a1, 19) - synth_lane8(a0, 19)) : (uint8_t)(synth_lane8(a0, 19) - synth_lane8(a1, 19))))) + (uint64_t)(((synth_lane8(a0, 20) < synth_lane8(a1, 20)) ? (uint8_t)(synth_lane8(a1, 20) - synth_lane8(a0, 20)) : (uint8_t)(synth_lane8(a0, 20) - synth_lane8(a1, 20))))) + (uint64_t)(((synth_lane8(a0, 21) < synth_lane8(a1, 21)) ? (uint8_t)(synth_lane8(a1, 21) - synth_lane8(a0, 21)) : (uint8_t)(synth_lane8(a0, 21) - synth_lane8(a1, 21))))) + (uint64_t)(((synth_lane8(a0, 22) < synth_lane8(a1, 22)) ? (uint8_t)(synth_lane8(a1, 22) - synth_lane8(a0, 22)) : (uint8_t)(synth_lane8(a0, 22) - synth_lane8(a1, 22))))) + (uint64_t)(((synth_lane8(a0, 23) < synth_lane8(a1, 23)) ? (uint8_t)(synth_lane8(a1, 23) - synth_lane8(a0, 23)) : (uint8_t)(synth_lane8(a0, 23) - synth_lane8(a1, 23)))));
  result[3] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 24) < synth_lane8(a1, 24)) ? (uint8_t)(synth_lane8(a1, 24) - synth_lane8(a0, 24)) : (uint8_t)(synth_lane8(a0, 24) - synth_lane8(a1, 24)))) + (uint64_t)(((synth_lane8(a0, 25) < synth_lane8(a1, 25)) ? (uint8_t)(synth_lane8(a1, 25) - synth_lane8(a0, 25)) : (uint8_t)(synth_lane8(a0, 25) - synth_lane8(a1, 25))))) + (uint64_t)(((synth_lane8(a0, 26) < synth_lane8(a1, 26)) ? (uint8_t)(synth_lane8(a1, 26) - synth_lane8(a0, 26)) : (uint8_t)(synth_lane8(a0, 26) - synth_lane8(a1, 26))))) + (uint64_t)(((synth_lane8(a0, 27) < synth_lane8(a1, 27)) ? (uint8_t)(synth_lane8(a1, 27) - synth_lane8(a0, 27)) : (uint8_t)(synth_lane8(a0, 27) - synth_lane8(a1, 27))))) + (uint64_t)(((synth_lane8(a0, 28) < synth_lane8(a1, 28)) ? (uint8_t)(synth_lane8(a1, 28) - synth_lane8(a0, 28)) : (uint8_t)(synth_lane8(a0, 28) - synth_lane8(a1, 28))))) + (uint64_t)(((synth_lane8(a0, 29) < synth_lane8(a1, 29)) ? (uint8_t)(synth_lane8(a1, 29) - synth_lane8(a0, 29)) : (uint8_t)(synth_lane8(a0, 29) - synth_lane8(a1, 29))))) + (uint64_t)(((synth_lane8(a0, 30) < synth_lane8(a1, 30)) ? (uint8_t)(synth_lane8(a1, 30) - synth_lane8(a0, 30)) : (uint8_t)(synth_lane8(a0, 30) - synth_lane8(a1, 30))))) + (uint64_t)(((synth_lane8(a0, 31) < synth_lane8(a1, 31)) ? (uint8_t)(synth_lane8(a1, 31) - synth_lane8(a0, 31)) : (uint8_t)(synth_lane8(a0, 31) - synth_lane8(a1, 31)))));
  result[4] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 32) < synth_lane8(a1, 32)) ? (uint8_t)(synth_lane8(a1, 32) - synth_lane8(a0, 32)) : (uint8_t)(synth_lane8(a0, 32) - synth_lane8(a1, 32)))) + (uint64_t)(((synth_lane8(a0, 33) < synth_lane8(a1, 33)) ? (uint8_t)(synth_lane8(a1, 33) - synth_lane8(a0, 33)) : (uint8_t)(synth_lane8(a0, 33) - synth_lane8(a1, 33))))) + (uint64_t)(((synth_lane8(a0, 34) < synth_lane8(a1, 34)) ? (uint8_t)(synth_lane8(a1, 34) - synth_lane8(a0, 34)) : (uint8_t)(synth_lane8(a0, 34) - synth_lane8(a1, 34))))) + (uint64_t)(((synth_lane8(a0, 35) < synth_lane8(a1, 35)) ? (uint8_t)(synth_lane8(a1, 35) - synth_lane8(a0, 35)) : (uint8_t)(synth_lane8(a0, 35) - synth_lane8(a1, 35))))) + (uint64_t)(((synth_lane8(a0, 36) < synth_lane8(a1, 36)) ? (uint8_t)(synth_lane8(a1, 36) - synth_lane8(a0, 36)) : (uint8_t)(synth_lane8(a0, 36) - synth_lane8(a1, 36))))) + (uint64_t)(((synth_lane8(a0, 37) < synth_lane8(a1, 37)) ? (uint8_t)(synth_lane8(a1, 37) - synth_lane8(a0, 37)) : (uint8_t)(synth_lane8(a0, 37) - synth_lane8(a1, 37))))) + (uint64_t)(((synth_lane8(a0, 38) < synth_lane8(a1, 38)) ? (uint8_t)(synth_lane8(a1, 38) - synth_lane8(a0, 38)) : (uint8_t)(synth_lane8(a0, 38) - synth_lane8(a1, 38))))) + (uint64_t)(((synth_lane8(a0, 39) < synth_lane8(a1, 39)) ? (uint8_t)(synth_lane8(a1, 39) - synth_lane8(a0, 39)) : (uint8_t)(synth_lane8(a0, 39) - synth_lane8(a1, 39)))));
  result[5] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 40) < synth_lane8(a1, 40)) ? (uint8_t)(synth_lane8(a1, 40) - synth_lane8(a0, 40)) : (uint8_t)(synth_lane8(a0, 40) - synth_lane8(a1, 40)))) + (uint64_t)(((synth_lane8(a0, 41) < synth_lane8(a1, 41)) ? (uint8_t)(synth_lane8(a1, 41) - synth_lane8(a0, 41)) : (uint8_t)(synth_lane8(a0, 41) - synth_lane8(a1, 41))))) + (uint64_t)(((synth_lane8(a0, 42) < synth_lane8(a1, 42)) ? (uint8_t)(synth_lane8(a1, 42) - synth_lane8(a0, 42)) : (uint8_t)(synth_lane8(a0, 42) - synth_lane8(a1, 42))))) + (uint64_t)(((synth_lane8(a0, 43) < synth_lane8(a1, 43)) ? (uint8_t)(synth_lane8(a1, 43) - synth_lane8(a0, 43)) : (uint8_t)(synth_lane8(a0, 43) - synth_lane8(a1, 43))))) + (uint64_t)(((synth_lane8(a0, 44) < synth_lane8(a1, 44)) ? (uint8_t)(synth_lane8(a1, 44) - synth_lane8(a0, 44)) : (uint8_t)(synth_lane8(a0, 44) - synth_lane8(a1, 44))))) + (uint64_t)(((synth_lane8(a0, 45) < synth_lane8(a1, 45)) ? (uint8_t)(synth_lane8(a1, 45) - synth_lane8(a0, 45)) : (uint8_t)(synth_lane8(a0, 45) - synth_lane8(a1, 45))))) + (uint64_t)(((synth_lane8(a0, 46) < synth_lane8(a1, 46)) ? (uint8_t)(synth_lane8(a1, 46) - synth_lane8(a0, 46)) : (uint8_t)(synth_lane8(a0, 46) - synth_lane8(a1, 46))))) + (uint64_t)(((synth_lane8(a0, 47) < synth_lane8(a1, 47)) ? (uint8_t)(synth_lane8(a1, 47) - synth_lane8(a0, 47)) : (uint8_t)(synth_lane8(a0, 47) - synth_lane8(a1, 47)))));
  result[6] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 48) < synth_lane8(a1, 48)) ? (uint8_t)(synth_lane8(a1, 48) - synth_lane8(a0, 48)) : (uint8_t)(synth_lane8(a0, 48) - synth_lane8(a1, 48)))) + (uint64_t)(((synth_lane8(a0, 49) < synth_lane8(a1, 49)) ? (uint8_t)(synth_lane8(a1, 49) - synth_lane8(a0, 49)) : (uint8_t)(synth_lane8(a0, 49) - synth_lane8(a1, 49))))) + (uint64_t)(((synth_lane8(a0, 50) < synth_lane8(a1, 50)) ? (uint8_t)(synth_lane8(a1, 50) - synth_lane8(a0, 50)) : (uint8_t)(synth_lane8(a0, 50) - synth_lane8(a1, 50))))) + (uint64_t)(((synth_lane8(a0, 51) < synth_lane8(a1, 51)) ? (uint8_t)(synth_lane8(a1, 51) - synth_lane8(a0, 51)) : (uint8_t)(synth_lane8(a0, 51) - synth_lane8(a1, 51))))) + (uint64_t)(((synth_lane8(a0, 52) < synth_lane8(a1, 52)) ? (uint8_t)(synth_lane8(a1, 52) - synth_lane8(a0, 52)) : (uint8_t)(synth_lane8(a0, 52) - synth_lane8(a1, 52))))) + (uint64_t)(((synth_lane8(a0, 53) < synth_lane8(a1, 53)) ? (uint8_t)(synth_lane8(a1, 53) - synth_lane8(a0, 53)) : (uint8_t)(synth_lane8(a0, 53) - synth_lane8(a1, 53))))) + (uint64_t)(((synth_lane8(a0, 54) < synth_lane8(a1, 54)) ? (uint8_t)(synth_lane8(a1, 54) - synth_lane8(a0, 54)) : (uint8_t)(synth_lane8(a0, 54) - synth_lane8(a1, 54))))) + (uint64_t)(((synth_lane8(a0, 55) < synth_lane8(a1, 55)) ? (uint8_t)(synth_lane8(a1, 55) - synth_lane8(a0, 55)) : (uint8_t)(synth_lane8(a0, 55) - synth_lane8(a1, 55)))));
  result[7] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_lane8(a0, 56) < synth_lane8(a1, 56)) ? (uint8_t)(synth_lane8(a1, 56) - synth_lane8(a0, 56)) : (uint8_t)(synth_lane8(a0, 56) - synth_lane8(a1, 56)))) + (uint64_t)(((synth_lane8(a0, 57) < synth_lane8(a1, 57)) ? (uint8_t)(synth_lane8(a1, 57) - synth_lane8(a0, 57)) : (uint8_t)(synth_lane8(a0, 57) - synth_lane8(a1, 57))))) + (uint64_t)(((synth_lane8(a0, 58) < synth_lane8(a1, 58)) ? (uint8_t)(synth_lane8(a1, 58) - synth_lane8(a0, 58)) : (uint8_t)(synth_lane8(a0, 58) - synth_lane8(a1, 58))))) + (uint64_t)(((synth_lane8(a0, 59) < synth_lane8(a1, 59)) ? (uint8_t)(synth_lane8(a1, 59) - synth_lane8(a0, 59)) : (uint8_t)(synth_lane8(a0, 59) - synth_lane8(a1, 59))))) + (uint64_t)(((synth_lane8(a0, 60) < synth_lane8(a1, 60)) ? (uint8_t)(synth_lane8(a1, 60) - synth_lane8(a0, 60)) : (uint8_t)(synth_lane8(a0, 60) - synth_lane8(a1, 60))))) + (uint64_t)(((synth_lane8(a0, 61) < synth_lane8(a1, 61)) ? (uint8_t)(synth_lane8(a1, 61) - synth_lane8(a0, 61)) : (uint8_t)(synth_lane8(a0, 61) - synth_lane8(a1, 61))))) + (uint64_t)(((synth_lane8(a0, 62) < synth_lane8(a1, 62)) ? (uint8_t)(synth_lane8(a1, 62) - synth_lane8(a0, 62)) : (uint8_t)(synth_lane8(a0, 62) - synth_lane8(a1, 62))))) + (uint64_t)(((synth_lane8(a0, 63) < synth_lane8(a1, 63)) ? (uint8_t)(synth_lane8(a1, 63) - synth_lane8(a0, 63)) : (uint8_t)(synth_lane8(a0, 63) - synth_lane8(a1, 63)))));
  memcpy(out, result, sizeof result);
}
/* _mm512_add_epi64 */
static inline void synth_i7(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  result[0] = (uint64_t)(synth_lane64(a0, 0) + synth_lane64(a1, 0));
  result[1] = (uint64_t)(synth_lane64(a0, 1) + synth_lane64(a1, 1));
  result[2] = (uint64_t)(synth_lane64(a0, 2) + synth_lane64(a1, 2));
  result[3] = (uint64_t)(synth_lane64(a0, 3) + synth_lane64(a1, 3));
  result[4] = (uint64_t)(synth_lane64(a0, 4) + synth_lane64(a1, 4));
  result[5] = (uint64_t)(synth_lane64(a0, 5) + synth_lane64(a1, 5));
  result[6] = (uint64_t)(synth_lane64(a0, 6) + synth_lane64(a1, 6));
  result[7] = (uint64_t)(synth_lane64(a0, 7) + synth_lane64(a1, 7));
  memcpy(out, result, sizeof result);
}
/* _mm512_storeu_si512 */
static inline void synth_i8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
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
  result[32] = synth_lane8(a0, 32);
  result[33] = synth_lane8(a0, 33);
  result[34] = synth_lane8(a0, 34);
  result[35] = synth_lane8(a0, 35);
  result[36] = synth_lane8(a0, 36);
  result[37] = synth_lane8(a0, 37);
  result[38] = synth_lane8(a0, 38);
  result[39] = synth_lane8(a0, 39);
  result[40] = synth_lane8(a0, 40);
  result[41] = synth_lane8(a0, 41);
  result[42] = synth_lane8(a0, 42);
  result[43] = synth_lane8(a0, 43);
  result[44] = synth_lane8(a0, 44);
  result[45] = synth_lane8(a0, 45);
  result[46] = synth_lane8(a0, 46);
  result[47] = synth_lane8(a0, 47);
  result[48] = synth_lane8(a0, 48);
  result[49] = synth_lane8(a0, 49);
  result[50] = synth_lane8(a0, 50);
  result[51] = synth_lane8(a0, 51);
  result[52] = synth_lane8(a0, 52);
  result[53] = synth_lane8(a0, 53);
  result[54] = synth_lane8(a0, 54);
  result[55] = synth_lane8(a0, 55);
  result[56] = synth_lane8(a0, 56);
  result[57] = synth_lane8(a0, 57);
  result[58] = synth_lane8(a0, 58);
  result[59] = synth_lane8(a0, 59);
  result[60] = synth_lane8(a0, 60);
  result[61] = synth_lane8(a0, 61);
  result[62] = synth_lane8(a0, 62);
  result[63] = synth_lane8(a0, 63);
  memcpy(out, result, sizeof result);
}
static const uint8_t table_00010102010202030102020302030304[] = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t table_00020204020404060204040604060608[] = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t table_100c0c080c0808040c08080408040400[] = {
    0x10, 0x0c, 0x0c, 0x08, 0x0c, 0x08, 0x08, 0x04, 0x0c, 0x08, 0x08, 0x04, 0x08, 0x04, 0x04, 0x00,
    0x10, 0x0c, 0x0c, 0x08, 0x0c, 0x08, 0x08, 0x04, 0x0c, 0x08, 0x08, 0x04, 0x08, 0x04, 0x04, 0x00,
    0x10, 0x0c, 0x0c, 0x08, 0x0c, 0x08, 0x08, 0x04, 0x0c, 0x08, 0x08, 0x04, 0x08, 0x04, 0x04, 0x00,
    0x10, 0x0c, 0x0c, 0x08, 0x0c, 0x08, 0x08, 0x04, 0x0c, 0x08, 0x08, 0x04, 0x08, 0x04, 0x04, 0x00};
static const uint8_t byte_00[] = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void synth_avx512_a1w3_twos_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth_i0(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth_i0(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth_i1(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth_i2(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth_i3(p00_0_t0, table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth_i0(w1_0, weights + 64);
  uint8_t a0_0_v3[64];
  synth_i4(a0_0_v3, a0_0);
  uint8_t p00_0_1[64];
  synth_i2(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth_i3(p00_0_t1, table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth_i5(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t w2_0[64];
  synth_i0(w2_0, weights + 128);
  uint8_t p10_0_0[64];
  synth_i2(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[64];
  synth_i3(p10_0_t0, table_00020204020404060204040604060608, p10_0_0);
  uint8_t w3_0[64];
  synth_i0(w3_0, weights + 192);
  uint8_t p10_0_1[64];
  synth_i2(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[64];
  synth_i3(p10_0_t1, table_00020204020404060204040604060608, p10_0_1);
  uint8_t p10_0_s1[64];
  synth_i5(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t r0_0[64];
  synth_i5(r0_0, p00_0_s1, p10_0_s1);
  uint8_t w4_0[64];
  synth_i0(w4_0, weights + 256);
  uint8_t p20_0_0[64];
  synth_i2(p20_0_0, w4_0, a0_0);
  uint8_t p20_0_t0[64];
  synth_i3(p20_0_t0, table_100c0c080c0808040c08080408040400, p20_0_0);
  uint8_t w5_0[64];
  synth_i0(w5_0, weights + 320);
  uint8_t p20_0_1[64];
  synth_i2(p20_0_1, w5_0, a0_0_v3);
  uint8_t p20_0_t1[64];
  synth_i3(p20_0_t1, table_100c0c080c0808040c08080408040400, p20_0_1);
  uint8_t p20_0_s1[64];
  synth_i5(p20_0_s1, p20_0_t0, p20_0_t1);
  uint8_t r1_0[64];
  synth_i5(r1_0, r0_0, p20_0_s1);
  uint8_t r2_0[64];
  synth_i6(r2_0, r1_0, byte_00);
  uint8_t r3_0[64];
  synth_i7(r3_0, acc0, r2_0);
  synth_i8((uint8_t *)acc + 0, r3_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void synth_avx512_a1w3_twos_m8n1k64(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 384, a += 8) synth_avx512_a1w3_twos_m8n1k64_block(w, a, acc);
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
