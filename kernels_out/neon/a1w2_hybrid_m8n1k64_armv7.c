/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; derived planes [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. In each, chunk p of 8 bytes holds row [0, 1, 2, 3, 4, 5,
 * 6, 7][p] of the matrix, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827840 positions, padded to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 10.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program. This is stated by its searches; synth-kernel check --minimality
 * replays them.
 */
#define LOCAL(name) synth_neon_a1w2_hybrid_m8n1k64_armv7_##name
#include <stdint.h>
#include <string.h>

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

static const uint8_t LOCAL(byte_02)[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
void synth_neon_a1w2_hybrid_m8n1k64_armv7_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(LOCAL(byte_02));
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r1_1l = vget_low_u8(r0_1);
  const uint8x8_t r1_1h = vget_high_u8(r0_1);
  const uint8x8_t r2_1 = vpadd_u8(r1_1l, r1_1h);
  const uint8x8_t r3_0 = vpadd_u8(r2_0, r2_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r1_3l = vget_low_u8(r0_3);
  const uint8x8_t r1_3h = vget_high_u8(r0_3);
  const uint8x8_t r2_3 = vpadd_u8(r1_3l, r1_3h);
  const uint8x8_t r3_1 = vpadd_u8(r2_2, r2_3);
  const uint8x16_t r4_0 = vcombine_u8(r3_0, r3_1);
  const uint16x8_t r5_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r4_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r5_0));
}

#else /* any other CPU: every instruction by its definition, lane by lane */

#include "synth_neon_portable.h"

static const uint8_t LOCAL(byte_02)[] = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
void synth_neon_a1w2_hybrid_m8n1k64_armv7_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_neon_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_neon_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_neon_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_neon_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_neon_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_neon_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_neon_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_neon_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_neon_vmlaq_u8(r0_0, p00_0_1, p10_0_1, LOCAL(byte_02));
  uint8_t r1_0l[8];
  synth_neon_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_neon_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_neon_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_neon_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_neon_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_neon_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_neon_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_neon_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_neon_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_neon_vmlaq_u8(r0_1, p00_1_1, p10_1_1, LOCAL(byte_02));
  uint8_t r1_1l[8];
  synth_neon_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_neon_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_neon_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_neon_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_neon_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_neon_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_neon_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_neon_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_neon_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_neon_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_neon_vmlaq_u8(r0_2, p00_2_1, p10_2_1, LOCAL(byte_02));
  uint8_t r1_2l[8];
  synth_neon_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_neon_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_neon_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_neon_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_neon_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_neon_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_neon_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_neon_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_neon_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_neon_vmlaq_u8(r0_3, p00_3_1, p10_3_1, LOCAL(byte_02));
  uint8_t r1_3l[8];
  synth_neon_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_neon_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_neon_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_neon_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_neon_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_neon_vpadalq_u8(r5_0, acc0, r4_0);
  synth_neon_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above.
 * The blocks of a row block, or of a column, follow each other along K. */
void synth_neon_a1w2_hybrid_m8n1k64_armv7(const uint8_t *weights, const uint8_t *activations,
    const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 341 ? done + 341 : k_blocks;
        for (; done < end; ++done, w += 128, a += 8) synth_neon_a1w2_hybrid_m8n1k64_armv7_block(w, a, acc);
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
#undef LOCAL
