/* SPDX-License-Identifier: Apache-2.0
 *
 * A3W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Intel AVX-512 F and BW (x86-64), x86_64.
 * Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 2 x 64 bytes per block, 64-byte aligned; derived planes [0: _mm512_and_si512(byte_0f, plane0), 1:
 * _mm512_and_si512(byte_0f, _mm512_srli_epi16(plane0, 4)); byte_0f: 0x0f repeated]. In each, chunk p of 8 bytes
 * holds row [0, 1, 2, 3, 4, 5, 6, 7][p] of the matrix, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes, 8-byte aligned.
 *
 * acc: 8 lanes of 64 bits, 64-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 41175768021673106 blocks fit; the driver widens to 32 bits before that. Every lane is zero
 * before the first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [-1, -2, -4][j] * ones(activation plane j).
 *
 * K up to 153391680 positions, padded to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 23 (activations 3, row 15, combine 2, reduce 2, store 1); loads 6.
 *
 * Proof: 16 obligations, all proved. Compute part (17 lines per register): best known per plane pair, lengths
 * [4] open; combination and reduction minimal. This is stated by its searches; synth-kernel check --minimality
 * replays them.
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

static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_table_00010102010202030102020302030304[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_table_00020204020404060204040604060608[] __attribute__((aligned(32))) = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_table_000404080408080c0408080c080c0c10[] __attribute__((aligned(32))) = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_byte_00[] __attribute__((aligned(32))) = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void synth_avx512_a3w1_hybrid_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  const __m512i table_00010102010202030102020302030304 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_hybrid_m8n1k64_table_00010102010202030102020302030304));
  const __m512i table_00020204020404060204040604060608 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_hybrid_m8n1k64_table_00020204020404060204040604060608));
  const __m512i table_000404080408080c0408080c080c0c10 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_hybrid_m8n1k64_table_000404080408080c0408080c080c0c10));
  const __m512i byte_00 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_hybrid_m8n1k64_byte_00));
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

#else /* any other CPU: every instruction by its definition, lane by lane */

#include "synth_avx512_portable.h"

static inline void synth_avx512_a3w1_hybrid_m8n1k64__mm512_srli_epi16_4(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_lane16(a0, i) >> 4);
  memcpy(out, result, sizeof result);
}
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_table_00010102010202030102020302030304[] = {
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04,
    0x00, 0x01, 0x01, 0x02, 0x01, 0x02, 0x02, 0x03, 0x01, 0x02, 0x02, 0x03, 0x02, 0x03, 0x03, 0x04};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_table_00020204020404060204040604060608[] = {
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08,
    0x00, 0x02, 0x02, 0x04, 0x02, 0x04, 0x04, 0x06, 0x02, 0x04, 0x04, 0x06, 0x04, 0x06, 0x06, 0x08};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_table_000404080408080c0408080c080c0c10[] = {
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10,
    0x00, 0x04, 0x04, 0x08, 0x04, 0x08, 0x08, 0x0c, 0x04, 0x08, 0x08, 0x0c, 0x08, 0x0c, 0x0c, 0x10};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_byte_00[] = {
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void synth_avx512_a3w1_hybrid_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint64_t *acc) {
  uint8_t acc0[64];
  synth_avx512__mm512_loadu_si512(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[64];
  synth_avx512__mm512_loadu_si512(w0_0, weights + 0);
  uint8_t a0_0[64];
  synth_avx512__mm512_load_broadcast64(a0_0, activations + 0);
  uint8_t p00_0_0[64];
  synth_avx512__mm512_and_si512(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_t0[64];
  synth_avx512__mm512_shuffle_epi8(p00_0_t0, synth_avx512_a3w1_hybrid_m8n1k64_table_00010102010202030102020302030304, p00_0_0);
  uint8_t w1_0[64];
  synth_avx512__mm512_loadu_si512(w1_0, weights + 64);
  uint8_t a0_0_v3[64];
  synth_avx512_a3w1_hybrid_m8n1k64__mm512_srli_epi16_4(a0_0_v3, a0_0);
  uint8_t p00_0_1[64];
  synth_avx512__mm512_and_si512(p00_0_1, w1_0, a0_0_v3);
  uint8_t p00_0_t1[64];
  synth_avx512__mm512_shuffle_epi8(p00_0_t1, synth_avx512_a3w1_hybrid_m8n1k64_table_00010102010202030102020302030304, p00_0_1);
  uint8_t p00_0_s1[64];
  synth_avx512__mm512_add_epi8(p00_0_s1, p00_0_t0, p00_0_t1);
  uint8_t a1_0[64];
  synth_avx512__mm512_load_broadcast64(a1_0, activations + 8);
  uint8_t p01_0_0[64];
  synth_avx512__mm512_and_si512(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_t0[64];
  synth_avx512__mm512_shuffle_epi8(p01_0_t0, synth_avx512_a3w1_hybrid_m8n1k64_table_00020204020404060204040604060608, p01_0_0);
  uint8_t a1_0_v10[64];
  synth_avx512_a3w1_hybrid_m8n1k64__mm512_srli_epi16_4(a1_0_v10, a1_0);
  uint8_t p01_0_1[64];
  synth_avx512__mm512_and_si512(p01_0_1, w1_0, a1_0_v10);
  uint8_t p01_0_t1[64];
  synth_avx512__mm512_shuffle_epi8(p01_0_t1, synth_avx512_a3w1_hybrid_m8n1k64_table_00020204020404060204040604060608, p01_0_1);
  uint8_t p01_0_s1[64];
  synth_avx512__mm512_add_epi8(p01_0_s1, p01_0_t0, p01_0_t1);
  uint8_t r0_0[64];
  synth_avx512__mm512_add_epi8(r0_0, p00_0_s1, p01_0_s1);
  uint8_t a2_0[64];
  synth_avx512__mm512_load_broadcast64(a2_0, activations + 16);
  uint8_t p02_0_0[64];
  synth_avx512__mm512_and_si512(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_t0[64];
  synth_avx512__mm512_shuffle_epi8(p02_0_t0, synth_avx512_a3w1_hybrid_m8n1k64_table_000404080408080c0408080c080c0c10, p02_0_0);
  uint8_t a2_0_v17[64];
  synth_avx512_a3w1_hybrid_m8n1k64__mm512_srli_epi16_4(a2_0_v17, a2_0);
  uint8_t p02_0_1[64];
  synth_avx512__mm512_and_si512(p02_0_1, w1_0, a2_0_v17);
  uint8_t p02_0_t1[64];
  synth_avx512__mm512_shuffle_epi8(p02_0_t1, synth_avx512_a3w1_hybrid_m8n1k64_table_000404080408080c0408080c080c0c10, p02_0_1);
  uint8_t p02_0_s1[64];
  synth_avx512__mm512_add_epi8(p02_0_s1, p02_0_t0, p02_0_t1);
  uint8_t r1_0[64];
  synth_avx512__mm512_add_epi8(r1_0, r0_0, p02_0_s1);
  uint8_t r2_0[64];
  synth_avx512__mm512_sad_epu8(r2_0, r1_0, synth_avx512_a3w1_hybrid_m8n1k64_byte_00);
  uint8_t r3_0[64];
  synth_avx512__mm512_add_epi64(r3_0, acc0, r2_0);
  synth_avx512__mm512_storeu_si512((uint8_t *)acc + 0, r3_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above.
 * The blocks of a row block, or of a column, follow each other along K. */
void synth_avx512_a3w1_hybrid_m8n1k64(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 128, a += 24) synth_avx512_a3w1_hybrid_m8n1k64_block(w, a, acc);
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

/* SPDX-License-Identifier: Apache-2.0
 *
 * A3W1 hybrid: table kernel, tiles of 64 rows by up to 7 columns with the loop over K inside, Intel AVX-512 F
 * and BW (x86-64), x86_64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 64 rows and chunk 1 x 64 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 * 4 + r % 64 / 16 (plane 0). Unused positions and rows have code zero. Memory is
 * little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: between columns,
 * between rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 153391688 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 1 per accumulator, a step adds at most 56. Every 4 steps a widening adds them, times [2], to 16-bit
 * lanes. After at most 146 widenings a second one adds those to the result. Instructions: 4 per accumulator of
 * 64 x 8 positions, 3 per weight register to unpack, 4 and 8 per widening.
 *
 * Proof: 18 obligations, all proved: a step, both widenings, and the loop by induction over K.
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

#if defined(__AVX512BW__) && !defined(SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif

/* keep compilers from unpacking a value again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+v"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_tables_byte_0f[] __attribute__((aligned(64))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_tables_lanes_02000200[] __attribute__((aligned(64))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_tables_lanes_00020002[] __attribute__((aligned(64))) = {
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02,
    0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02};
static const uint8_t synth_avx512_a3w1_hybrid_m8n1k64_tables_lanes_ffff0000[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
/* one step of one register of weights and one column */
SYNTH_INLINE void synth_avx512_a3w1_hybrid_m8n1k64_tables_stage0(__m512i w0_v1, __m512i w0_v3, __m512i t0, __m512i t1, __m512i *to0) {
  const __m512i sum0 = *to0;
  const __m512i p0_0 = _mm512_shuffle_epi8(t0, w0_v1);
  const __m512i p0_1 = _mm512_shuffle_epi8(t1, w0_v3);
  const __m512i g0 = _mm512_add_epi8(p0_0, p0_1);
  const __m512i total0 = _mm512_add_epi8(sum0, g0);
  *to0 = total0;
}
/* byte sums to 16-bit lanes */
SYNTH_INLINE void synth_avx512_a3w1_hybrid_m8n1k64_tables_stage1(__m512i acc8_0, __m512i lanes_02000200, __m512i lanes_00020002, __m512i *to0, __m512i *to1) {
  const __m512i acc16_0 = *to0;
  const __m512i acc16_1 = *to1;
  const __m512i f0_0_0 = _mm512_maddubs_epi16(acc8_0, lanes_02000200);
  const __m512i f0_0_1 = _mm512_add_epi16(acc16_0, f0_0_0);
  const __m512i f1_0_0 = _mm512_maddubs_epi16(acc8_0, lanes_00020002);
  const __m512i f1_0_1 = _mm512_add_epi16(acc16_1, f1_0_0);
  *to0 = f0_0_1;
  *to1 = f1_0_1;
}
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void synth_avx512_a3w1_hybrid_m8n1k64_tables_epilogue(__m512i acc16_0, __m512i acc16_1, __m512i lanes_ffff0000, int32_t *acc) {
  const __m512i out0 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 0));
  const __m512i s0_0 = _mm512_and_si512(acc16_0, lanes_ffff0000);
  const __m512i s0_1 = _mm512_add_epi32(out0, s0_0);
  const __m512i out1 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 64));
  const __m512i s1_0 = _mm512_and_si512(acc16_1, lanes_ffff0000);
  const __m512i s1_1 = _mm512_add_epi32(out1, s1_0);
  const __m512i out2 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 128));
  const __m512i s2_0 = _mm512_srli_epi32(acc16_0, 16);
  const __m512i s2_1 = _mm512_add_epi32(out2, s2_0);
  const __m512i out3 = _mm512_loadu_si512((const __m512i *)((const uint8_t *)acc + 192));
  const __m512i s3_0 = _mm512_srli_epi32(acc16_1, 16);
  const __m512i s3_1 = _mm512_add_epi32(out3, s3_0);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 0), s0_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 64), s1_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 128), s2_1);
  _mm512_storeu_si512((__m512i *)((uint8_t *)acc + 192), s3_1);
}
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void synth_avx512_a3w1_hybrid_m8n1k64_tables_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  __m512i byte_0f = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_hybrid_m8n1k64_tables_byte_0f));
  SYNTH_KEEP(byte_0f);
  __m512i lanes_02000200 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_hybrid_m8n1k64_tables_lanes_02000200));
  SYNTH_KEEP(lanes_02000200);
  __m512i lanes_00020002 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_hybrid_m8n1k64_tables_lanes_00020002));
  SYNTH_KEEP(lanes_00020002);
  __m512i lanes_ffff0000 = _mm512_loadu_si512((const __m512i *)(synth_avx512_a3w1_hybrid_m8n1k64_tables_lanes_ffff0000));
  SYNTH_KEEP(lanes_ffff0000);
  static const uint8_t zero[64] __attribute__((aligned(64))) = {0};
  const __m512i zeros = _mm512_loadu_si512((const __m512i *)(zero));
  __m512i stage0_0[1][7], stage1_0[1][7], stage1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros; stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 4;
  int32_t remaining1 = 146;
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
        /* The steps up to the next widening are a loop of their own, which needs all registers. */
        const int32_t run = remaining < remaining0 ? remaining : remaining0;
        remaining -= run, remaining0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          __m512i operand[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w0_v1 = _mm512_and_si512(byte_0f, w0);
            const __m512i w0_v2 = _mm512_srli_epi16(w0, 4);
            const __m512i w0_v3 = _mm512_and_si512(byte_0f, w0_v2);
            operand[r][0] = w0_v1;
            SYNTH_KEEP(operand[r][0]);
            operand[r][1] = w0_v3;
            SYNTH_KEEP(operand[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const __m512i t0 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 0)));
            const __m512i t1 = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(tables + 16)));
            UNROLL for (int r = 0; r < registers; ++r) synth_avx512_a3w1_hybrid_m8n1k64_tables_stage0(operand[r][0], operand[r][1], t0, t1, &stage0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;
        if (remaining0 == 0) {
          remaining0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { synth_avx512_a3w1_hybrid_m8n1k64_tables_stage1(stage0_0[r][c], lanes_02000200, lanes_00020002, &stage1_0[r][c], &stage1_1[r][c]); stage0_0[r][c] = zeros; }
          if (--remaining1 == 0) {
            remaining1 = 146;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { synth_avx512_a3w1_hybrid_m8n1k64_tables_epilogue(stage1_0[r][c], stage1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64); stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { synth_avx512_a3w1_hybrid_m8n1k64_tables_stage1(stage0_0[r][c], lanes_02000200, lanes_00020002, &stage1_0[r][c], &stage1_1[r][c]); stage0_0[r][c] = zeros; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) synth_avx512_a3w1_hybrid_m8n1k64_tables_epilogue(stage1_0[r][c], stage1_1[r][c], lanes_ffff0000, out + (intptr_t)c * out_stride + r * 64);
}

#else /* any other CPU: the sums in portable C */

static void synth_avx512_a3w1_hybrid_m8n1k64_tables_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[64] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 64)
        for (int row = 0; row < 64; ++row) {
          uint8_t byte;
          byte = w[row % 16 * 4 + row % 64 / 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 64;
    for (int row = 0; row < 64; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

SYNTH_TILE int32_t synth_avx512_a3w1_hybrid_m8n1k64_tables_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a3w1_hybrid_m8n1k64_tables_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_avx512_a3w1_hybrid_m8n1k64_tables_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_avx512_a3w1_hybrid_m8n1k64_tables_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 64. A tile with
 * rows or columns beyond the matrix computes into a buffer of its own. */
void synth_avx512_a3w1_hybrid_m8n1k64_tables(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 64 + (m % 64 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t padded[448];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 64 < tall * 64 ? m - first * 64 : tall * 64;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 64; ++r)
        padded[c * tall * 64 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 64 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        synth_avx512_a3w1_hybrid_m8n1k64_tables_1x7(w, a, padded, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_avx512_a3w1_hybrid_m8n1k64_tables_1x1(w, a, padded, 64, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 64, padded + c * tall * 64,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif

/* Every form with all tiles: synth-kernel export avx512/a3w1_hybrid_m8n1k64 FOLDER */
