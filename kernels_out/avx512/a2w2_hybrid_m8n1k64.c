/* SPDX-License-Identifier: Apache-2.0
 *
 * A2W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 4 x 64 bytes per block, 64-byte aligned; derived planes [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)), 2: _mm512_and_si512(byte_0f, plane1), 3:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane1, 4)); byte_0f: 0x0f repeated]. In each, chunk p of 8 bytes
 * holds row [0, 1, 2, 3, 4, 5, 6, 7][p] of the matrix, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 32025597350190193 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-3, -6][j] * ones(activation
 * plane j).
 *
 * K up to 119304640 positions, padded to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 2, row 20, combine 3, reduce 2, store 1); loads 7.
 *
 * Proof: 17 obligations, all proved. Compute part (23 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal. This is stated by its searches; synth-kernel check --minimality
 * replays them.
 */
#define LOCAL(name) synth_avx512_a2w2_hybrid_m8n1k64_##name
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

static const uint8_t LOCAL(table_00010102010202030102020302030304)[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t LOCAL(table_00020204020404060204040604060608)[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t LOCAL(table_000404080408080c0408080c080c0c10)[] __attribute__((aligned(32))) = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};
static const uint8_t LOCAL(byte_00)[] __attribute__((aligned(32))) = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void synth_avx512_a2w2_hybrid_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(LOCAL(
      table_00010102010202030102020302030304)));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(LOCAL(
      table_00020204020404060204040604060608)));
  const __m512i table_000404080408080c0408080c080c0c10 = _mm512_loadu_si512((const __m512i *)(LOCAL(
      table_000404080408080c0408080c080c0c10)));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(LOCAL(byte_00)));
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

#else /* any other CPU: every instruction by its definition, lane by lane */

#include "synth_avx512_portable.h"

static inline void synth_avx512_a2w2_hybrid_m8n1k64__mm512_srli_epi16_4(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_lane16(a0, i) >> 4);
  memcpy(out, result, sizeof result);
}
static const uint8_t LOCAL(table_00010102010202030102020302030304)[] = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t LOCAL(table_00020204020404060204040604060608)[] = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t LOCAL(table_000404080408080c0408080c080c0c10)[] = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};
static const uint8_t LOCAL(byte_00)[] = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void synth_avx512_a2w2_hybrid_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth_avx512__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w2_0[64];
  synth_avx512__mm512_loadu_si512(w2_0, weights + 128);
  uint8_t a1_0[64];
  synth_avx512__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p11_0_0[64];
  synth_avx512__mm512_and_si512(p11_0_0, w2_0, a1_0);
  uint8_t p11_0_t0[64];
  synth_avx512__mm512_shuffle_epi8(p11_0_t0, LOCAL(table_000404080408080c0408080c080c0c10), p11_0_0);
  uint8_t w3_0[64];
  synth_avx512__mm512_loadu_si512(w3_0, weights + 192);
  uint8_t a1_0_v10[64];
  synth_avx512_a2w2_hybrid_m8n1k64__mm512_srli_epi16_4(a1_0_v10, a1_0);
  uint8_t p11_0_1[64];
  synth_avx512__mm512_and_si512(p11_0_1, w3_0, a1_0_v10);
  uint8_t p11_0_t1[64];
  synth_avx512__mm512_shuffle_epi8(p11_0_t1, LOCAL(table_000404080408080c0408080c080c0c10), p11_0_1);
  uint8_t p11_0_s1[64];
  synth_avx512__mm512_add_epi8(p11_0_s1, p11_0_t0, p11_0_t1);
  uint8_t a0_0[64];
  synth_avx512__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p10_0_0[64];
  synth_avx512__mm512_and_si512(p10_0_0, w2_0, a0_0);
  uint8_t p10_0_t0[64];
  synth_avx512__mm512_shuffle_epi8(p10_0_t0, LOCAL(table_00020204020404060204040604060608), p10_0_0);
  uint8_t a0_0_v3[64];
  synth_avx512_a2w2_hybrid_m8n1k64__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p10_0_1[64];
  synth_avx512__mm512_and_si512(p10_0_1, w3_0, a0_0_v3);
  uint8_t p10_0_t1[64];
  synth_avx512__mm512_shuffle_epi8(p10_0_t1, LOCAL(table_00020204020404060204040604060608), p10_0_1);
  uint8_t p10_0_s1[64];
  synth_avx512__mm512_add_epi8(p10_0_s1, p10_0_t0, p10_0_t1);
  uint8_t w0_0[64];
  synth_avx512__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t p00_0_0[64];
  synth_avx512__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth_avx512__mm512_shuffle_epi8(p00_0_t0, LOCAL(table_00010102010202030102020302030304), p00_0_0);
  uint8_t w1_0[64];
  synth_avx512__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t p00_0_1[64];
  synth_avx512__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth_avx512__mm512_shuffle_epi8(p00_0_t1, LOCAL(table_00010102010202030102020302030304), p00_0_1);
  uint8_t p00_0_s1[64];
  synth_avx512__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t p01_0_0[64];
  synth_avx512__mm512_and_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[64];
  synth_avx512__mm512_shuffle_epi8(p01_0_t0, LOCAL(table_00020204020404060204040604060608), p01_0_0);
  uint8_t p01_0_1[64];
  synth_avx512__mm512_and_si512(p01_0_1, w1_0, a1_0_v10);
  uint8_t p01_0_t1[64];
  synth_avx512__mm512_shuffle_epi8(p01_0_t1, LOCAL(table_00020204020404060204040604060608), p01_0_1);
  uint8_t p01_0_s1[64];
  synth_avx512__mm512_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[64];
  synth_avx512__mm512_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t r1_0[64];
  synth_avx512__mm512_add_epi8(r1_0, p10_0_s1, r0_0);
  uint8_t r2_0[64];
  synth_avx512__mm512_add_epi8(r2_0, p11_0_s1, r1_0);
  uint8_t r3_0[64];
  synth_avx512__mm512_sad_epu8(r3_0, r2_0, LOCAL(byte_00));
  uint8_t r4_0[64];
  synth_avx512__mm512_add_epi64(r4_0, acc0, r3_0);
  synth_avx512__mm512_storeu_si512((uint8_t *)acc + 0, r4_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above.
 * The blocks of a row block, or of a column, follow each other along K. */
void synth_avx512_a2w2_hybrid_m8n1k64(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 256, a += 16) synth_avx512_a2w2_hybrid_m8n1k64_block(w, a, acc);
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
#undef LOCAL
