/* SPDX-License-Identifier: Apache-2.0
 *
 * A3W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; derived planes [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff repeated]. In each, chunk p of 8 bytes
 * holds row [0, 1, 2, 3, 4, 5, 6, 7][p] of the matrix, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 20 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14, 28][i] *
 * ones(weight plane i) + -49 * K + -49 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 43826176 positions, padded to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 111 (activations 0, row 72, combine 28, reduce 10, store 1); loads 16.
 *
 * Proof: 20 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [37, 38] open; all planes together: lengths 5..24 open. This is stated by its searches;
 * synth-kernel check --minimality replays them.
 */
#define LOCAL(name) synth_neon_a3w3_hybrid_m8n1k64_aarch64_##name
#include <stdint.h>
#include <string.h>

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

static const uint8_t LOCAL(byte_02)[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
static const uint8_t LOCAL(byte_04)[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
static const uint8_t LOCAL(lanes16_4)[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
void synth_neon_a3w3_hybrid_m8n1k64_aarch64_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(LOCAL(byte_02));
  const uint8x16_t byte_04 = vld1q_u8(LOCAL(byte_04));
  const uint8x16_t lanes16_4 = vld1q_u8(LOCAL(lanes16_4));
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x16_t r7_0 = vpaddq_u8(r1_0, r1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x16_t r7_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r9_0 = vpaddq_u8(r7_0, r7_1);
  const uint16x8_t r11_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r9_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t r3_0 = vaddq_u8(p20_0_1, r2_0);
  /* compute */
  const uint8x16_t p12_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r4_0 = vmlaq_u8(r3_0, p12_0_1, byte_02);
  /* compute */
  const uint8x16_t p21_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r5_0 = vmlaq_u8(r4_0, p21_0_1, byte_02);
  /* compute */
  const uint8x16_t p22_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);
  /* combine plane pairs */
  const uint8x16_t r6_0 = vmlaq_u8(r5_0, p22_0_1, byte_04);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  const uint8x16_t r3_1 = vaddq_u8(p20_1_1, r2_1);
  /* compute */
  const uint8x16_t p12_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r4_1 = vmlaq_u8(r3_1, p12_1_1, byte_02);
  /* compute */
  const uint8x16_t p21_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r5_1 = vmlaq_u8(r4_1, p21_1_1, byte_02);
  /* compute */
  const uint8x16_t p22_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);
  /* combine plane pairs */
  const uint8x16_t r6_1 = vmlaq_u8(r5_1, p22_1_1, byte_04);
  /* reduce */
  const uint8x16_t r8_0 = vpaddq_u8(r6_0, r6_1);
  const uint16x8_t r10_0 = vpaddlq_u8(r8_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  const uint8x16_t r3_2 = vaddq_u8(p20_2_1, r2_2);
  /* compute */
  const uint8x16_t p12_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r4_2 = vmlaq_u8(r3_2, p12_2_1, byte_02);
  /* compute */
  const uint8x16_t p21_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r5_2 = vmlaq_u8(r4_2, p21_2_1, byte_02);
  /* compute */
  const uint8x16_t p22_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);
  /* combine plane pairs */
  const uint8x16_t r6_2 = vmlaq_u8(r5_2, p22_2_1, byte_04);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  const uint8x16_t r3_3 = vaddq_u8(p20_3_1, r2_3);
  /* compute */
  const uint8x16_t p12_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r4_3 = vmlaq_u8(r3_3, p12_3_1, byte_02);
  /* compute */
  const uint8x16_t p21_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r5_3 = vmlaq_u8(r4_3, p21_3_1, byte_02);
  /* compute */
  const uint8x16_t p22_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);
  /* combine plane pairs */
  const uint8x16_t r6_3 = vmlaq_u8(r5_3, p22_3_1, byte_04);
  /* reduce */
  const uint8x16_t r8_1 = vpaddq_u8(r6_2, r6_3);
  const uint16x8_t r10_1 = vpaddlq_u8(r8_1);
  const uint16x8_t r12_0 = vpaddq_u16(r10_0, r10_1);
  const uint16x8_t r13_0 = vmlaq_u16(r11_0, r12_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r13_0));
}

#else /* any other CPU: every instruction by its definition, lane by lane */

#include "synth_neon_portable.h"

static const uint8_t LOCAL(byte_02)[] = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
static const uint8_t LOCAL(byte_04)[] = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
static const uint8_t LOCAL(lanes16_4)[] = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
void synth_neon_a3w3_hybrid_m8n1k64_aarch64_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
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
  uint8_t a1_0[16];
  synth_neon_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_neon_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_neon_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_neon_vmlaq_u8(r0_0, p00_0_1, p01_0_1, LOCAL(byte_02));
  uint8_t w1_0[16];
  synth_neon_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_neon_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_neon_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_neon_vmlaq_u8(r1_0, r0_0, p10_0_1, LOCAL(byte_02));
  uint8_t w0_1[16];
  synth_neon_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_neon_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_neon_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_neon_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_neon_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_neon_vmlaq_u8(r0_1, p00_1_1, p01_1_1, LOCAL(byte_02));
  uint8_t w1_1[16];
  synth_neon_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_neon_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_neon_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_neon_vmlaq_u8(r1_1, r0_1, p10_1_1, LOCAL(byte_02));
  uint8_t r7_0[16];
  synth_neon_vpaddq_u8(r7_0, r1_0, r1_1);
  uint8_t w0_2[16];
  synth_neon_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_neon_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_neon_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_neon_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_neon_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_neon_vmlaq_u8(r0_2, p00_2_1, p01_2_1, LOCAL(byte_02));
  uint8_t w1_2[16];
  synth_neon_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_neon_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_neon_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_neon_vmlaq_u8(r1_2, r0_2, p10_2_1, LOCAL(byte_02));
  uint8_t w0_3[16];
  synth_neon_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_neon_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_neon_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_neon_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_neon_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_neon_vmlaq_u8(r0_3, p00_3_1, p01_3_1, LOCAL(byte_02));
  uint8_t w1_3[16];
  synth_neon_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_neon_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_neon_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_neon_vmlaq_u8(r1_3, r0_3, p10_3_1, LOCAL(byte_02));
  uint8_t r7_1[16];
  synth_neon_vpaddq_u8(r7_1, r1_2, r1_3);
  uint8_t r9_0[16];
  synth_neon_vpaddq_u8(r9_0, r7_0, r7_1);
  uint8_t r11_0[16];
  synth_neon_vpadalq_u8(r11_0, acc0, r9_0);
  uint8_t w2_0[16];
  synth_neon_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_neon_veorq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_neon_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  synth_neon_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_neon_veorq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_neon_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_neon_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_neon_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_neon_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  synth_neon_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  synth_neon_veorq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_neon_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  synth_neon_vmlaq_u8(r4_0, r3_0, p12_0_1, LOCAL(byte_02));
  uint8_t p21_0_0[16];
  synth_neon_veorq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_neon_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  synth_neon_vmlaq_u8(r5_0, r4_0, p21_0_1, LOCAL(byte_02));
  uint8_t p22_0_0[16];
  synth_neon_veorq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  synth_neon_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  synth_neon_vmlaq_u8(r6_0, r5_0, p22_0_1, LOCAL(byte_04));
  uint8_t w2_1[16];
  synth_neon_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_neon_veorq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_neon_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  synth_neon_veorq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_neon_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_neon_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_neon_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_neon_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  synth_neon_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  synth_neon_veorq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_neon_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  synth_neon_vmlaq_u8(r4_1, r3_1, p12_1_1, LOCAL(byte_02));
  uint8_t p21_1_0[16];
  synth_neon_veorq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_neon_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  synth_neon_vmlaq_u8(r5_1, r4_1, p21_1_1, LOCAL(byte_02));
  uint8_t p22_1_0[16];
  synth_neon_veorq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  synth_neon_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  synth_neon_vmlaq_u8(r6_1, r5_1, p22_1_1, LOCAL(byte_04));
  uint8_t r8_0[16];
  synth_neon_vpaddq_u8(r8_0, r6_0, r6_1);
  uint8_t r10_0[16];
  synth_neon_vpaddlq_u8(r10_0, r8_0);
  uint8_t w2_2[16];
  synth_neon_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_neon_veorq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_neon_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  synth_neon_veorq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_neon_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_neon_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_neon_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_neon_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  synth_neon_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  synth_neon_veorq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_neon_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  synth_neon_vmlaq_u8(r4_2, r3_2, p12_2_1, LOCAL(byte_02));
  uint8_t p21_2_0[16];
  synth_neon_veorq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_neon_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  synth_neon_vmlaq_u8(r5_2, r4_2, p21_2_1, LOCAL(byte_02));
  uint8_t p22_2_0[16];
  synth_neon_veorq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  synth_neon_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  synth_neon_vmlaq_u8(r6_2, r5_2, p22_2_1, LOCAL(byte_04));
  uint8_t w2_3[16];
  synth_neon_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_neon_veorq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_neon_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  synth_neon_veorq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_neon_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_neon_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_neon_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_neon_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  synth_neon_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  synth_neon_veorq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_neon_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  synth_neon_vmlaq_u8(r4_3, r3_3, p12_3_1, LOCAL(byte_02));
  uint8_t p21_3_0[16];
  synth_neon_veorq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_neon_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  synth_neon_vmlaq_u8(r5_3, r4_3, p21_3_1, LOCAL(byte_02));
  uint8_t p22_3_0[16];
  synth_neon_veorq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  synth_neon_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  synth_neon_vmlaq_u8(r6_3, r5_3, p22_3_1, LOCAL(byte_04));
  uint8_t r8_1[16];
  synth_neon_vpaddq_u8(r8_1, r6_2, r6_3);
  uint8_t r10_1[16];
  synth_neon_vpaddlq_u8(r10_1, r8_1);
  uint8_t r12_0[16];
  synth_neon_vpaddq_u16(r12_0, r10_0, r10_1);
  uint8_t r13_0[16];
  synth_neon_vmlaq_u16(r13_0, r11_0, r12_0, LOCAL(lanes16_4));
  synth_neon_vst1q_u8((uint8_t *)acc + 0, r13_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above.
 * The blocks of a row block, or of a column, follow each other along K. */
void synth_neon_a3w3_hybrid_m8n1k64_aarch64(const uint8_t *weights, const uint8_t *activations,
    const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 20 ? done + 20 : k_blocks;
        for (; done < end; ++done, w += 192, a += 24) synth_neon_a3w3_hybrid_m8n1k64_aarch64_block(w, a, acc);
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
