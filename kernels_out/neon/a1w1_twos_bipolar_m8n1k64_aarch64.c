/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W1 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; derived planes [0: plane0]. In each, chunk p of 8 bytes
 * holds row [0, 1, 2, 3, 4, 5, 6, 7][p] of the matrix, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 2147483584 positions, padded to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 13 (activations 0, row 8, combine 0, reduce 4, store 1); loads 6.
 *
 * Proof: 10 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program. This is stated by its searches; synth-kernel check --minimality
 * replays them.
 */
#include <stdint.h>
#include <string.h>

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  /* reduce */
  const uint8x16_t r0_0 = vpaddq_u8(p00_0_1, p00_1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  /* reduce */
  const uint8x16_t r0_1 = vpaddq_u8(p00_2_1, p00_3_1);
  const uint8x16_t r1_0 = vpaddq_u8(r0_0, r0_1);
  const uint16x8_t r2_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r1_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r2_0));
}

#else /* any other CPU: every instruction by its definition, lane by lane */

#include "synth_neon_portable.h"

void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
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
  uint8_t w0_1[16];
  synth_neon_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_neon_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_neon_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t r0_0[16];
  synth_neon_vpaddq_u8(r0_0, p00_0_1, p00_1_1);
  uint8_t w0_2[16];
  synth_neon_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_neon_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_neon_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w0_3[16];
  synth_neon_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_neon_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_neon_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t r0_1[16];
  synth_neon_vpaddq_u8(r0_1, p00_2_1, p00_3_1);
  uint8_t r1_0[16];
  synth_neon_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t r2_0[16];
  synth_neon_vpadalq_u8(r2_0, acc0, r1_0);
  synth_neon_vst1q_u8((uint8_t *)acc + 0, r2_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above.
 * The blocks of a row block, or of a column, follow each other along K. */
void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 1023 ? done + 1023 : k_blocks;
        for (; done < end; ++done, w += 64, a += 8) synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_block(w, a, acc);
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

/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W1 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per derived plane and
 * row; derived planes [0: plane0]. Bits of unused positions and rows are zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count words: between columns, between
 * rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 2147483616 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 1 per accumulator, a step adds at most [8], widened every 31 steps with coefficients [1].
 * Instructions: 3 per accumulator of 4 x 32 positions, 0 per column, 2 per widening.
 *
 * Proof: 20 obligations, all proved: a step as a block kernel, and the loop by induction over K.
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

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* one step of one register of weights and one column */
SYNTH_INLINE void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_stage0(uint8x16_t w0, uint8x16_t a0, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  *to0 = total0;
}
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_stage1(uint8x16_t g0, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint32x4_t r1_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r0_0);
  *to0 = vreinterpretq_u8_u32(r1_0);
}
/* the sums to the result */
SYNTH_INLINE void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_epilogue(uint8x16_t wide, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ASSEMBLY 1
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 774 instructions, 720 cycles */
SYNTH_INLINE void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_assembly_2x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\n\t"
    "1:\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "eor v8.16b, v0.16b, v4.16b\n\t"
    "eor v9.16b, v2.16b, v4.16b\n\t"
    "eor v10.16b, v1.16b, v5.16b\n\t"
    "eor v11.16b, v3.16b, v5.16b\n\t"
    "ld2r {v12.4s, v13.4s}, [%[x2]]\n\t"
    "eor v14.16b, v0.16b, v6.16b\n\t"
    "cnt v8.16b, v8.16b\n\t"
    "cnt v9.16b, v9.16b\n\t"
    "cnt v10.16b, v10.16b\n\t"
    "cnt v11.16b, v11.16b\n\t"
    "eor v6.16b, v2.16b, v6.16b\n\t"
    "cnt v14.16b, v14.16b\n\t"
    "eor v15.16b, v1.16b, v7.16b\n\t"
    "eor v7.16b, v3.16b, v7.16b\n\t"
    "add v8.16b, v8.16b, v10.16b\n\t"
    "add v9.16b, v9.16b, v11.16b\n\t"
    "cnt v6.16b, v6.16b\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x3]]\n\t"
    "eor v16.16b, v0.16b, v12.16b\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "cnt v7.16b, v7.16b\n\t"
    "eor v12.16b, v2.16b, v12.16b\n\t"
    "eor v17.16b, v1.16b, v13.16b\n\t"
    "eor v13.16b, v3.16b, v13.16b\n\t"
    "cnt v16.16b, v16.16b\n\t"
    "add v14.16b, v14.16b, v15.16b\n\t"
    "add v15.16b, v6.16b, v7.16b\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "cnt v6.16b, v17.16b\n\t"
    "cnt v7.16b, v13.16b\n\t"
    "ld2r {v17.4s, v18.4s}, [%[x4]]\n\t"
    "eor v13.16b, v0.16b, v10.16b\n\t"
    "eor v10.16b, v2.16b, v10.16b\n\t"
    "eor v19.16b, v1.16b, v11.16b\n\t"
    "eor v11.16b, v3.16b, v11.16b\n\t"
    "add v6.16b, v16.16b, v6.16b\n\t"
    "add v7.16b, v12.16b, v7.16b\n\t"
    "cnt v16.16b, v13.16b\n\t"
    "cnt v10.16b, v10.16b\n\t"
    "cnt v12.16b, v19.16b\n\t"
    "cnt v11.16b, v11.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x5]]\n\t"
    "eor v13.16b, v0.16b, v17.16b\n\t"
    "eor v17.16b, v2.16b, v17.16b\n\t"
    "eor v21.16b, v1.16b, v18.16b\n\t"
    "eor v18.16b, v3.16b, v18.16b\n\t"
    "add v12.16b, v16.16b, v12.16b\n\t"
    "add v16.16b, v10.16b, v11.16b\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "cnt v10.16b, v21.16b\n\t"
    "cnt v11.16b, v18.16b\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x6]]\n\t"
    "eor v18.16b, v0.16b, v19.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "eor v19.16b, v2.16b, v19.16b\n\t"
    "add v10.16b, v13.16b, v10.16b\n\t"
    "add v11.16b, v17.16b, v11.16b\n\t"
    "cnt v13.16b, v18.16b\n\t"
    "eor v17.16b, v1.16b, v20.16b\n\t"
    "eor v18.16b, v3.16b, v20.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "ld1 {v23.16b, v24.16b}, [%[w0]]\n\t"
    "eor v20.16b, v0.16b, v21.16b\n\t"
    "eor v21.16b, v2.16b, v21.16b\n\t"
    "ld1 {v25.16b, v26.16b}, [%[w1]]\n\t"
    "eor v27.16b, v1.16b, v22.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x0]]\n\t"
    "eor v22.16b, v3.16b, v22.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "cnt v27.16b, v27.16b\n\t"
    "add v13.16b, v13.16b, v17.16b\n\t"
    "add v30.16b, v19.16b, v18.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "ld2r {v17.4s, v18.4s}, [%[x1]]\n\t"
    "eor v19.16b, v23.16b, v28.16b\n\t"
    "eor v28.16b, v25.16b, v28.16b\n\t"
    "add v20.16b, v20.16b, v27.16b\n\t"
    "eor v27.16b, v24.16b, v29.16b\n\t"
    "eor v29.16b, v26.16b, v29.16b\n\t"
    "add v31.16b, v21.16b, v22.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "cnt v28.16b, v28.16b\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x2]]\n\t"
    "eor v0.16b, v23.16b, v17.16b\n\t"
    "cnt v27.16b, v27.16b\n\t"
    "cnt v29.16b, v29.16b\n\t"
    "eor v17.16b, v25.16b, v17.16b\n\t"
    "add v8.16b, v8.16b, v19.16b\n\t"
    "add v9.16b, v9.16b, v28.16b\n\t"
    "cnt v19.16b, v0.16b\n\t"
    "eor v28.16b, v24.16b, v18.16b\n\t"
    "eor v18.16b, v26.16b, v18.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "add v8.16b, v8.16b, v27.16b\n\t"
    "add v9.16b, v9.16b, v29.16b\n\t"
    "add v14.16b, v14.16b, v19.16b\n\t"
    "cnt v19.16b, v28.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "add v15.16b, v15.16b, v17.16b\n\t"
    "ld2r {v27.4s, v28.4s}, [%[x3]]\n\t"
    "eor v17.16b, v23.16b, v21.16b\n\t"
    "eor v21.16b, v25.16b, v21.16b\n\t"
    "eor v29.16b, v24.16b, v22.16b\n\t"
    "add v14.16b, v14.16b, v19.16b\n\t"
    "eor v19.16b, v26.16b, v22.16b\n\t"
    "add v15.16b, v15.16b, v18.16b\n\t"
    "cnt v22.16b, v17.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "cnt v29.16b, v29.16b\n\t"
    "ld2r {v17.4s, v18.4s}, [%[x4]]\n\t"
    "eor v0.16b, v23.16b, v27.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "eor v27.16b, v25.16b, v27.16b\n\t"
    "add v6.16b, v6.16b, v22.16b\n\t"
    "add v7.16b, v7.16b, v21.16b\n\t"
    "eor v21.16b, v24.16b, v28.16b\n\t"
    "cnt v22.16b, v0.16b\n\t"
    "eor v28.16b, v26.16b, v28.16b\n\t"
    "cnt v27.16b, v27.16b\n\t"
    "add v6.16b, v6.16b, v29.16b\n\t"
    "add v7.16b, v7.16b, v19.16b\n\t"
    "cnt v19.16b, v21.16b\n\t"
    "add v12.16b, v12.16b, v22.16b\n\t"
    "cnt v21.16b, v28.16b\n\t"
    "add v16.16b, v16.16b, v27.16b\n\t"
    "ld2r {v27.4s, v28.4s}, [%[x5]]\n\t"
    "eor v22.16b, v23.16b, v17.16b\n\t"
    "eor v17.16b, v25.16b, v17.16b\n\t"
    "eor v29.16b, v24.16b, v18.16b\n\t"
    "add v12.16b, v12.16b, v19.16b\n\t"
    "eor v18.16b, v26.16b, v18.16b\n\t"
    "add v16.16b, v16.16b, v21.16b\n\t"
    "cnt v19.16b, v22.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "cnt v29.16b, v29.16b\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x6]]\n\t"
    "eor v0.16b, v23.16b, v27.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add v10.16b, v10.16b, v19.16b\n\t"
    "add v11.16b, v11.16b, v17.16b\n\t"
    "cnt v17.16b, v18.16b\n\t"
    "cnt v18.16b, v0.16b\n\t"
    "eor v19.16b, v25.16b, v27.16b\n\t"
    "eor v27.16b, v24.16b, v28.16b\n\t"
    "add v10.16b, v10.16b, v29.16b\n\t"
    "eor v28.16b, v26.16b, v28.16b\n\t"
    "add v11.16b, v11.16b, v17.16b\n\t"
    "add v13.16b, v13.16b, v18.16b\n\t"
    "cnt v29.16b, v19.16b\n\t"
    "cnt v27.16b, v27.16b\n\t"
    "ld1 {v17.16b, v18.16b}, [%[w0]]\n\t"
    "eor v19.16b, v23.16b, v21.16b\n\t"
    "cnt v23.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w1]]\n\t"
    "eor v21.16b, v25.16b, v21.16b\n\t"
    "eor v28.16b, v24.16b, v22.16b\n\t"
    "add v24.16b, v30.16b, v29.16b\n\t"
    "add v13.16b, v13.16b, v27.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x0]]\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "eor v22.16b, v26.16b, v22.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "cnt v25.16b, v28.16b\n\t"
    "add v23.16b, v24.16b, v23.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x1]]\n\t"
    "eor v24.16b, v17.16b, v29.16b\n\t"
    "add v28.16b, v20.16b, v19.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "add v31.16b, v31.16b, v21.16b\n\t"
    "eor v29.16b, v0.16b, v29.16b\n\t"
    "eor v19.16b, v18.16b, v30.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "add v25.16b, v28.16b, v25.16b\n\t"
    "eor v28.16b, v1.16b, v30.16b\n\t"
    "add v30.16b, v31.16b, v22.16b\n\t"
    "cnt v29.16b, v29.16b\n\t"
    "cnt v31.16b, v19.16b\n\t"
    "add v8.16b, v8.16b, v24.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x2]]\n\t"
    "eor v24.16b, v17.16b, v26.16b\n\t"
    "cnt v28.16b, v28.16b\n\t"
    "eor v26.16b, v0.16b, v26.16b\n\t"
    "add v9.16b, v9.16b, v29.16b\n\t"
    "eor v29.16b, v18.16b, v27.16b\n\t"
    "add v8.16b, v8.16b, v31.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "eor v27.16b, v1.16b, v27.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "add v9.16b, v9.16b, v28.16b\n\t"
    "cnt v31.16b, v29.16b\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x3]]\n\t"
    "eor v28.16b, v17.16b, v19.16b\n\t"
    "add v14.16b, v14.16b, v24.16b\n\t"
    "cnt v24.16b, v27.16b\n\t"
    "add v15.16b, v15.16b, v26.16b\n\t"
    "eor v19.16b, v0.16b, v19.16b\n\t"
    "eor v29.16b, v18.16b, v20.16b\n\t"
    "cnt v26.16b, v28.16b\n\t"
    "add v14.16b, v14.16b, v31.16b\n\t"
    "eor v20.16b, v1.16b, v20.16b\n\t"
    "add v15.16b, v15.16b, v24.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "cnt v24.16b, v29.16b\n\t"
    "add v6.16b, v6.16b, v26.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x4]]\n\t"
    "eor v31.16b, v17.16b, v21.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "eor v21.16b, v0.16b, v21.16b\n\t"
    "add v7.16b, v7.16b, v19.16b\n\t"
    "eor v19.16b, v18.16b, v22.16b\n\t"
    "add v6.16b, v6.16b, v24.16b\n\t"
    "cnt v24.16b, v31.16b\n\t"
    "eor v22.16b, v1.16b, v22.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "add v7.16b, v7.16b, v20.16b\n\t"
    "cnt v31.16b, v19.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x5]]\n\t"
    "eor v28.16b, v17.16b, v26.16b\n\t"
    "add v12.16b, v12.16b, v24.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "add v16.16b, v16.16b, v21.16b\n\t"
    "eor v21.16b, v0.16b, v26.16b\n\t"
    "eor v24.16b, v18.16b, v27.16b\n\t"
    "cnt v26.16b, v28.16b\n\t"
    "add v12.16b, v12.16b, v31.16b\n\t"
    "eor v31.16b, v1.16b, v27.16b\n\t"
    "add v16.16b, v16.16b, v22.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "cnt v22.16b, v24.16b\n\t"
    "add v10.16b, v10.16b, v26.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x6]]\n\t"
    "eor v24.16b, v17.16b, v19.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add v11.16b, v11.16b, v21.16b\n\t"
    "cnt v21.16b, v31.16b\n\t"
    "add v10.16b, v10.16b, v22.16b\n\t"
    "cnt v22.16b, v24.16b\n\t"
    "eor v19.16b, v0.16b, v19.16b\n\t"
    "eor v24.16b, v18.16b, v20.16b\n\t"
    "eor v20.16b, v1.16b, v20.16b\n\t"
    "add v11.16b, v11.16b, v21.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[w0]]\n\t"
    "eor v17.16b, v17.16b, v26.16b\n\t"
    "add v13.16b, v13.16b, v22.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "cnt v31.16b, v20.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[w1]]\n\t"
    "eor v22.16b, v0.16b, v26.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "eor v18.16b, v18.16b, v27.16b\n\t"
    "add v19.16b, v23.16b, v19.16b\n\t"
    "add v13.16b, v13.16b, v24.16b\n\t"
    "eor v23.16b, v1.16b, v27.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "add v17.16b, v25.16b, v17.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "add v19.16b, v19.16b, v31.16b\n\t"
    "ld2r {v24.4s, v25.4s}, [%[x1]]\n\t"
    "eor v31.16b, v28.16b, v2.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "add v22.16b, v30.16b, v22.16b\n\t"
    "eor v30.16b, v20.16b, v2.16b\n\t"
    "add v17.16b, v17.16b, v18.16b\n\t"
    "eor v18.16b, v29.16b, v3.16b\n\t"
    "cnt v31.16b, v31.16b\n\t"
    "eor v26.16b, v21.16b, v3.16b\n\t"
    "add v27.16b, v22.16b, v23.16b\n\t"
    "cnt v30.16b, v30.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x2]]\n\t"
    "eor v0.16b, v28.16b, v24.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "add v8.16b, v8.16b, v31.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "eor v24.16b, v20.16b, v24.16b\n\t"
    "add v9.16b, v9.16b, v30.16b\n\t"
    "cnt v30.16b, v0.16b\n\t"
    "eor v31.16b, v29.16b, v25.16b\n\t"
    "add v8.16b, v8.16b, v18.16b\n\t"
    "eor v18.16b, v21.16b, v25.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "add v9.16b, v9.16b, v26.16b\n\t"
    "add v14.16b, v14.16b, v30.16b\n\t"
    "cnt v25.16b, v31.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x3]]\n\t"
    "eor v26.16b, v28.16b, v22.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "add v15.16b, v15.16b, v24.16b\n\t"
    "eor v22.16b, v20.16b, v22.16b\n\t"
    "eor v24.16b, v29.16b, v23.16b\n\t"
    "add v14.16b, v14.16b, v25.16b\n\t"
    "cnt v25.16b, v26.16b\n\t"
    "eor v23.16b, v21.16b, v23.16b\n\t"
    "add v15.16b, v15.16b, v18.16b\n\t"
    "cnt v18.16b, v22.16b\n\t"
    "cnt v22.16b, v24.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x4]]\n\t"
    "eor v24.16b, v28.16b, v30.16b\n\t"
    "add v6.16b, v6.16b, v25.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "eor v30.16b, v20.16b, v30.16b\n\t"
    "add v7.16b, v7.16b, v18.16b\n\t"
    "eor v18.16b, v29.16b, v31.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "add v6.16b, v6.16b, v22.16b\n\t"
    "eor v22.16b, v21.16b, v31.16b\n\t"
    "cnt v25.16b, v30.16b\n\t"
    "add v7.16b, v7.16b, v23.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "add v12.16b, v12.16b, v24.16b\n\t"
    "ld2r {v23.4s, v24.4s}, [%[x5]]\n\t"
    "eor v26.16b, v28.16b, v0.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "add v16.16b, v16.16b, v25.16b\n\t"
    "eor v25.16b, v20.16b, v0.16b\n\t"
    "eor v30.16b, v29.16b, v1.16b\n\t"
    "add v12.16b, v12.16b, v18.16b\n\t"
    "cnt v18.16b, v26.16b\n\t"
    "eor v26.16b, v21.16b, v1.16b\n\t"
    "add v16.16b, v16.16b, v22.16b\n\t"
    "cnt v22.16b, v25.16b\n\t"
    "cnt v25.16b, v30.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x6]]\n\t"
    "eor v0.16b, v28.16b, v23.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add v10.16b, v10.16b, v18.16b\n\t"
    "add v11.16b, v11.16b, v22.16b\n\t"
    "cnt v18.16b, v26.16b\n\t"
    "cnt v22.16b, v0.16b\n\t"
    "eor v23.16b, v20.16b, v23.16b\n\t"
    "eor v26.16b, v29.16b, v24.16b\n\t"
    "add v10.16b, v10.16b, v25.16b\n\t"
    "eor v24.16b, v21.16b, v24.16b\n\t"
    "add v11.16b, v11.16b, v18.16b\n\t"
    "add v13.16b, v13.16b, v22.16b\n\t"
    "cnt v18.16b, v23.16b\n\t"
    "cnt v22.16b, v26.16b\n\t"
    "ld1 {v25.16b, v26.16b}, [%[w0]]\n\t"
    "eor v23.16b, v28.16b, v30.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w1]]\n\t"
    "eor v20.16b, v20.16b, v30.16b\n\t"
    "eor v28.16b, v29.16b, v31.16b\n\t"
    "add v18.16b, v19.16b, v18.16b\n\t"
    "add v13.16b, v13.16b, v22.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x0]]\n\t"
    "cnt v19.16b, v23.16b\n\t"
    "eor v31.16b, v21.16b, v31.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "cnt v28.16b, v28.16b\n\t"
    "add v18.16b, v18.16b, v24.16b\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x1]]\n\t"
    "eor v23.16b, v25.16b, v29.16b\n\t"
    "add v17.16b, v17.16b, v19.16b\n\t"
    "cnt v19.16b, v31.16b\n\t"
    "add v20.16b, v27.16b, v20.16b\n\t"
    "eor v24.16b, v0.16b, v29.16b\n\t"
    "eor v27.16b, v26.16b, v30.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "add v17.16b, v17.16b, v28.16b\n\t"
    "eor v28.16b, v1.16b, v30.16b\n\t"
    "add v19.16b, v20.16b, v19.16b\n\t"
    "cnt v20.16b, v24.16b\n\t"
    "cnt v24.16b, v27.16b\n\t"
    "add v8.16b, v8.16b, v23.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x2]]\n\t"
    "eor v23.16b, v25.16b, v21.16b\n\t"
    "cnt v31.16b, v28.16b\n\t"
    "eor v21.16b, v0.16b, v21.16b\n\t"
    "add v9.16b, v9.16b, v20.16b\n\t"
    "eor v20.16b, v26.16b, v22.16b\n\t"
    "add v8.16b, v8.16b, v24.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "eor v22.16b, v1.16b, v22.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "add v9.16b, v9.16b, v31.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "ld2r {v27.4s, v28.4s}, [%[x3]]\n\t"
    "eor v24.16b, v25.16b, v29.16b\n\t"
    "add v14.16b, v14.16b, v23.16b\n\t"
    "cnt v31.16b, v22.16b\n\t"
    "add v15.16b, v15.16b, v21.16b\n\t"
    "eor v29.16b, v0.16b, v29.16b\n\t"
    "eor v21.16b, v26.16b, v30.16b\n\t"
    "cnt v22.16b, v24.16b\n\t"
    "add v14.16b, v14.16b, v20.16b\n\t"
    "eor v20.16b, v1.16b, v30.16b\n\t"
    "add v15.16b, v15.16b, v31.16b\n\t"
    "cnt v23.16b, v29.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "add v6.16b, v6.16b, v22.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x4]]\n\t"
    "eor v22.16b, v25.16b, v27.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "eor v24.16b, v0.16b, v27.16b\n\t"
    "add v7.16b, v7.16b, v23.16b\n\t"
    "eor v23.16b, v26.16b, v28.16b\n\t"
    "add v6.16b, v6.16b, v21.16b\n\t"
    "cnt v27.16b, v22.16b\n\t"
    "eor v28.16b, v1.16b, v28.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "add v7.16b, v7.16b, v20.16b\n\t"
    "cnt v31.16b, v23.16b\n\t"
    "ld2r {v20.4s, v21.4s}, [%[x5]]\n\t"
    "eor v22.16b, v25.16b, v29.16b\n\t"
    "add v12.16b, v12.16b, v27.16b\n\t"
    "cnt v23.16b, v28.16b\n\t"
    "add v16.16b, v16.16b, v24.16b\n\t"
    "eor v24.16b, v0.16b, v29.16b\n\t"
    "eor v27.16b, v26.16b, v30.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "add v12.16b, v12.16b, v31.16b\n\t"
    "eor v28.16b, v1.16b, v30.16b\n\t"
    "add v16.16b, v16.16b, v23.16b\n\t"
    "cnt v23.16b, v24.16b\n\t"
    "cnt v24.16b, v27.16b\n\t"
    "add v10.16b, v10.16b, v22.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x6]]\n\t"
    "eor v22.16b, v25.16b, v20.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add v11.16b, v11.16b, v23.16b\n\t"
    "cnt v23.16b, v28.16b\n\t"
    "add v10.16b, v10.16b, v24.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "eor v20.16b, v0.16b, v20.16b\n\t"
    "eor v24.16b, v26.16b, v21.16b\n\t"
    "eor v21.16b, v1.16b, v21.16b\n\t"
    "add v11.16b, v11.16b, v23.16b\n\t"
    "ld1 {v27.16b, v28.16b}, [%[w0]]\n\t"
    "eor v23.16b, v25.16b, v29.16b\n\t"
    "add v13.16b, v13.16b, v22.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "cnt v22.16b, v24.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "ld1 {v24.16b, v25.16b}, [%[w1]]\n\t"
    "eor v29.16b, v0.16b, v29.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "eor v26.16b, v26.16b, v30.16b\n\t"
    "add v18.16b, v18.16b, v20.16b\n\t"
    "add v13.16b, v13.16b, v22.16b\n\t"
    "eor v20.16b, v1.16b, v30.16b\n\t"
    "cnt v22.16b, v29.16b\n\t"
    "add v17.16b, v17.16b, v23.16b\n\t"
    "cnt v23.16b, v26.16b\n\t"
    "add v18.16b, v18.16b, v21.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x1]]\n\t"
    "eor v21.16b, v27.16b, v2.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "add v19.16b, v19.16b, v22.16b\n\t"
    "eor v22.16b, v24.16b, v2.16b\n\t"
    "add v17.16b, v17.16b, v23.16b\n\t"
    "eor v23.16b, v28.16b, v3.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "eor v26.16b, v25.16b, v3.16b\n\t"
    "add v31.16b, v19.16b, v20.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x2]]\n\t"
    "eor v0.16b, v27.16b, v29.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "add v8.16b, v8.16b, v21.16b\n\t"
    "cnt v21.16b, v26.16b\n\t"
    "eor v26.16b, v24.16b, v29.16b\n\t"
    "add v9.16b, v9.16b, v22.16b\n\t"
    "cnt v22.16b, v0.16b\n\t"
    "eor v29.16b, v28.16b, v30.16b\n\t"
    "add v8.16b, v8.16b, v23.16b\n\t"
    "eor v23.16b, v25.16b, v30.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "add v9.16b, v9.16b, v21.16b\n\t"
    "add v14.16b, v14.16b, v22.16b\n\t"
    "cnt v21.16b, v29.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x3]]\n\t"
    "eor v22.16b, v27.16b, v19.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "add v15.16b, v15.16b, v26.16b\n\t"
    "eor v19.16b, v24.16b, v19.16b\n\t"
    "eor v26.16b, v28.16b, v20.16b\n\t"
    "add v14.16b, v14.16b, v21.16b\n\t"
    "cnt v21.16b, v22.16b\n\t"
    "eor v20.16b, v25.16b, v20.16b\n\t"
    "add v15.16b, v15.16b, v23.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x4]]\n\t"
    "eor v0.16b, v27.16b, v29.16b\n\t"
    "add v6.16b, v6.16b, v21.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "eor v21.16b, v24.16b, v29.16b\n\t"
    "add v7.16b, v7.16b, v19.16b\n\t"
    "eor v19.16b, v28.16b, v30.16b\n\t"
    "cnt v29.16b, v0.16b\n\t"
    "add v6.16b, v6.16b, v26.16b\n\t"
    "eor v26.16b, v25.16b, v30.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "add v7.16b, v7.16b, v20.16b\n\t"
    "cnt v30.16b, v19.16b\n\t"
    "add v12.16b, v12.16b, v29.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x5]]\n\t"
    "eor v29.16b, v27.16b, v22.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "add v16.16b, v16.16b, v21.16b\n\t"
    "eor v21.16b, v24.16b, v22.16b\n\t"
    "eor v22.16b, v28.16b, v23.16b\n\t"
    "add v12.16b, v12.16b, v30.16b\n\t"
    "cnt v29.16b, v29.16b\n\t"
    "eor v23.16b, v25.16b, v23.16b\n\t"
    "add v16.16b, v16.16b, v26.16b\n\t"
    "cnt v21.16b, v21.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x6]]\n\t"
    "eor v26.16b, v27.16b, v19.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add v10.16b, v10.16b, v29.16b\n\t"
    "add v11.16b, v11.16b, v21.16b\n\t"
    "cnt v21.16b, v23.16b\n\t"
    "cnt v23.16b, v26.16b\n\t"
    "eor v19.16b, v24.16b, v19.16b\n\t"
    "eor v26.16b, v28.16b, v20.16b\n\t"
    "add v10.16b, v10.16b, v22.16b\n\t"
    "eor v20.16b, v25.16b, v20.16b\n\t"
    "add v11.16b, v11.16b, v21.16b\n\t"
    "add v13.16b, v13.16b, v23.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "eor v27.16b, v27.16b, v0.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[w1]]\n\t"
    "eor v23.16b, v24.16b, v0.16b\n\t"
    "eor v24.16b, v28.16b, v1.16b\n\t"
    "add v28.16b, v18.16b, v19.16b\n\t"
    "add v13.16b, v13.16b, v26.16b\n\t"
    "ld2r {v18.4s, v19.4s}, [%[x0]]\n\t"
    "cnt v26.16b, v27.16b\n\t"
    "eor v25.16b, v25.16b, v1.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "add v20.16b, v28.16b, v20.16b\n\t"
    "ld2r {v27.4s, v28.4s}, [%[x1]]\n\t"
    "eor v0.16b, v29.16b, v18.16b\n\t"
    "add v17.16b, v17.16b, v26.16b\n\t"
    "cnt v25.16b, v25.16b\n\t"
    "add v23.16b, v31.16b, v23.16b\n\t"
    "eor v18.16b, v21.16b, v18.16b\n\t"
    "eor v26.16b, v30.16b, v19.16b\n\t"
    "cnt v31.16b, v0.16b\n\t"
    "add v17.16b, v17.16b, v24.16b\n\t"
    "eor v19.16b, v22.16b, v19.16b\n\t"
    "add v23.16b, v23.16b, v25.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "cnt v24.16b, v26.16b\n\t"
    "add v8.16b, v8.16b, v31.16b\n\t"
    "ld2r {v25.4s, v26.4s}, [%[x2]]\n\t"
    "eor v31.16b, v29.16b, v27.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "eor v27.16b, v21.16b, v27.16b\n\t"
    "add v9.16b, v9.16b, v18.16b\n\t"
    "eor v18.16b, v30.16b, v28.16b\n\t"
    "add v8.16b, v8.16b, v24.16b\n\t"
    "cnt v24.16b, v31.16b\n\t"
    "eor v28.16b, v22.16b, v28.16b\n\t"
    "cnt v27.16b, v27.16b\n\t"
    "add v9.16b, v9.16b, v19.16b\n\t"
    "cnt v31.16b, v18.16b\n\t"
    "ld2r {v18.4s, v19.4s}, [%[x3]]\n\t"
    "eor v0.16b, v29.16b, v25.16b\n\t"
    "add v14.16b, v14.16b, v24.16b\n\t"
    "cnt v24.16b, v28.16b\n\t"
    "add v15.16b, v15.16b, v27.16b\n\t"
    "eor v25.16b, v21.16b, v25.16b\n\t"
    "eor v27.16b, v30.16b, v26.16b\n\t"
    "cnt v28.16b, v0.16b\n\t"
    "add v14.16b, v14.16b, v31.16b\n\t"
    "eor v26.16b, v22.16b, v26.16b\n\t"
    "add v15.16b, v15.16b, v24.16b\n\t"
    "cnt v31.16b, v25.16b\n\t"
    "cnt v27.16b, v27.16b\n\t"
    "add v6.16b, v6.16b, v28.16b\n\t"
    "ld2r {v24.4s, v25.4s}, [%[x4]]\n\t"
    "eor v28.16b, v29.16b, v18.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "eor v18.16b, v21.16b, v18.16b\n\t"
    "add v7.16b, v7.16b, v31.16b\n\t"
    "eor v31.16b, v30.16b, v19.16b\n\t"
    "add v6.16b, v6.16b, v27.16b\n\t"
    "cnt v27.16b, v28.16b\n\t"
    "eor v19.16b, v22.16b, v19.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "add v7.16b, v7.16b, v26.16b\n\t"
    "cnt v26.16b, v31.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x5]]\n\t"
    "eor v28.16b, v29.16b, v24.16b\n\t"
    "add v12.16b, v12.16b, v27.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "add v16.16b, v16.16b, v18.16b\n\t"
    "eor v18.16b, v21.16b, v24.16b\n\t"
    "eor v24.16b, v30.16b, v25.16b\n\t"
    "cnt v31.16b, v28.16b\n\t"
    "add v12.16b, v12.16b, v26.16b\n\t"
    "eor v25.16b, v22.16b, v25.16b\n\t"
    "add v16.16b, v16.16b, v19.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "cnt v19.16b, v24.16b\n\t"
    "add v10.16b, v10.16b, v31.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x6]]\n\t"
    "eor v24.16b, v29.16b, v0.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add v11.16b, v11.16b, v18.16b\n\t"
    "cnt v18.16b, v25.16b\n\t"
    "add v10.16b, v10.16b, v19.16b\n\t"
    "cnt v19.16b, v24.16b\n\t"
    "eor v28.16b, v21.16b, v0.16b\n\t"
    "eor v31.16b, v30.16b, v1.16b\n\t"
    "eor v24.16b, v22.16b, v1.16b\n\t"
    "add v11.16b, v11.16b, v18.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "eor v18.16b, v29.16b, v26.16b\n\t"
    "add v13.16b, v13.16b, v19.16b\n\t"
    "cnt v19.16b, v28.16b\n\t"
    "cnt v25.16b, v31.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[w0]]\n\t"
    "eor v21.16b, v21.16b, v26.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "eor v26.16b, v30.16b, v27.16b\n\t"
    "add v19.16b, v20.16b, v19.16b\n\t"
    "add v13.16b, v13.16b, v25.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x0]]\n\t"
    "eor v20.16b, v22.16b, v27.16b\n\t"
    "cnt v25.16b, v21.16b\n\t"
    "add v27.16b, v17.16b, v18.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "add v24.16b, v19.16b, v24.16b\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x1]]\n\t"
    "eor v17.16b, v28.16b, v30.16b\n\t"
    "cnt v18.16b, v20.16b\n\t"
    "add v23.16b, v23.16b, v25.16b\n\t"
    "eor v25.16b, v4.16b, v30.16b\n\t"
    "add v30.16b, v27.16b, v26.16b\n\t"
    "eor v19.16b, v29.16b, v31.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "eor v20.16b, v5.16b, v31.16b\n\t"
    "add v18.16b, v23.16b, v18.16b\n\t"
    "cnt v23.16b, v25.16b\n\t"
    "ld2r {v25.4s, v26.4s}, [%[x2]]\n\t"
    "eor v27.16b, v28.16b, v21.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "add v8.16b, v8.16b, v17.16b\n\t"
    "cnt v17.16b, v20.16b\n\t"
    "eor v31.16b, v4.16b, v21.16b\n\t"
    "add v9.16b, v9.16b, v23.16b\n\t"
    "cnt v23.16b, v27.16b\n\t"
    "eor v27.16b, v29.16b, v22.16b\n\t"
    "add v8.16b, v8.16b, v19.16b\n\t"
    "eor v19.16b, v5.16b, v22.16b\n\t"
    "cnt v31.16b, v31.16b\n\t"
    "add v9.16b, v9.16b, v17.16b\n\t"
    "add v14.16b, v14.16b, v23.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]\n\t"
    "cnt v17.16b, v27.16b\n\t"
    "uaddlp v8.8h, v8.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "add v15.16b, v15.16b, v31.16b\n\t"
    "uaddlp v9.8h, v9.16b\n\t"
    "eor v27.16b, v28.16b, v25.16b\n\t"
    "add v14.16b, v14.16b, v17.16b\n\t"
    "uadalp v0.4s, v8.8h\n\t"
    "eor v8.16b, v4.16b, v25.16b\n\t"
    "add v15.16b, v15.16b, v19.16b\n\t"
    "uadalp v1.4s, v9.8h\n\t"
    "cnt v9.16b, v27.16b\n\t"
    "uaddlp v14.8h, v14.16b\n\t"
    "eor v17.16b, v29.16b, v26.16b\n\t"
    "cnt v8.16b, v8.16b\n\t"
    "uaddlp v15.8h, v15.16b\n\t"
    "eor v19.16b, v5.16b, v26.16b\n\t"
    "ld2r {v25.4s, v26.4s}, [%[x3]]\n\t"
    "add v6.16b, v6.16b, v9.16b\n\t"
    "uadalp v2.4s, v14.8h\n\t"
    "cnt v9.16b, v17.16b\n\t"
    "add v14.16b, v7.16b, v8.16b\n\t"
    "uadalp v3.4s, v15.8h\n\t"
    "cnt v15.16b, v19.16b\n\t"
    "ld2r {v7.4s, v8.4s}, [%[x4]]\n\t"
    "eor v17.16b, v28.16b, v25.16b\n\t"
    "eor v19.16b, v4.16b, v25.16b\n\t"
    "add v6.16b, v6.16b, v9.16b\n\t"
    "eor v9.16b, v29.16b, v26.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "add v25.16b, v14.16b, v15.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "uaddlp v6.8h, v6.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "cnt v9.16b, v9.16b\n\t"
    "eor v31.16b, v5.16b, v26.16b\n\t"
    "uaddlp v14.8h, v25.16b\n\t"
    "add v12.16b, v12.16b, v17.16b\n\t"
    "add v19.16b, v16.16b, v19.16b\n\t"
    "uadalp v20.4s, v6.8h\n\t"
    "ld2r {v15.4s, v16.4s}, [%[x5]]\n\t"
    "eor v6.16b, v28.16b, v7.16b\n\t"
    "cnt v17.16b, v31.16b\n\t"
    "uadalp v21.4s, v14.8h\n\t"
    "add v9.16b, v12.16b, v9.16b\n\t"
    "eor v7.16b, v4.16b, v7.16b\n\t"
    "eor v12.16b, v29.16b, v8.16b\n\t"
    "cnt v6.16b, v6.16b\n\t"
    "add v14.16b, v19.16b, v17.16b\n\t"
    "eor v8.16b, v5.16b, v8.16b\n\t"
    "uaddlp v9.8h, v9.16b\n\t"
    "cnt v7.16b, v7.16b\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "add v6.16b, v10.16b, v6.16b\n\t"
    "uaddlp v10.8h, v14.16b\n\t"
    "cnt v8.16b, v8.16b\n\t"
    "uadalp v22.4s, v9.8h\n\t"
    "add v7.16b, v11.16b, v7.16b\n\t"
    "ld2r {v25.4s, v26.4s}, [%[x6]]\n\t"
    "eor v9.16b, v28.16b, v15.16b\n\t"
    "add v6.16b, v6.16b, v12.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #8\n\t"
    "mov %[sw], #32\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[x6], %[x6], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "uadalp v23.4s, v10.8h\n\t"
    "add v14.16b, v7.16b, v8.16b\n\t"
    "cnt v17.16b, v9.16b\n\t"
    "uaddlp v19.8h, v6.16b\n\t"
    "eor v15.16b, v4.16b, v15.16b\n\t"
    "eor v27.16b, v29.16b, v16.16b\n\t"
    "st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]\n\t"
    "uaddlp v14.8h, v14.16b\n\t"
    "add v17.16b, v13.16b, v17.16b\n\t"
    "uadalp v0.4s, v19.8h\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "cnt v27.16b, v27.16b\n\t"
    "eor v16.16b, v5.16b, v16.16b\n\t"
    "uadalp v1.4s, v14.8h\n\t"
    "ld1 {v19.16b, v20.16b}, [%[to3]]\n\t"
    "eor v28.16b, v28.16b, v25.16b\n\t"
    "eor v25.16b, v4.16b, v25.16b\n\t"
    "add v31.16b, v24.16b, v15.16b\n\t"
    "add v17.16b, v17.16b, v27.16b\n\t"
    "cnt v27.16b, v16.16b\n\t"
    "eor v29.16b, v29.16b, v26.16b\n\t"
    "cnt v28.16b, v28.16b\n\t"
    "cnt v21.16b, v25.16b\n\t"
    "eor v22.16b, v5.16b, v26.16b\n\t"
    "uaddlp v23.8h, v17.16b\n\t"
    "add v31.16b, v31.16b, v27.16b\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\n\t"
    "cnt v29.16b, v29.16b\n\t"
    "add v30.16b, v30.16b, v28.16b\n\t"
    "add v21.16b, v18.16b, v21.16b\n\t"
    "cnt v22.16b, v22.16b\n\t"
    "uadalp v2.4s, v23.8h\n\t"
    "uaddlp v31.8h, v31.16b\n\t"
    "add v23.16b, v30.16b, v29.16b\n\t"
    "add v21.16b, v21.16b, v22.16b\n\t"
    "uadalp v3.4s, v31.8h\n\t"
    "uaddlp v22.8h, v23.16b\n\t"
    "uaddlp v21.8h, v21.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "uadalp v19.4s, v22.8h\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "uadalp v20.4s, v21.8h\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "st1 {v19.16b, v20.16b}, [%[to3]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [to1] "r"(stored + 64), [to2] "r"(stored + 128), [to3] "r"(stored + 192)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 383 instructions, 381 cycles */
SYNTH_INLINE void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_assembly_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "1:\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "eor v12.16b, v0.16b, v4.16b\n\t"
    "eor v13.16b, v1.16b, v5.16b\n\t"
    "eor v14.16b, v2.16b, v6.16b\n\t"
    "eor v15.16b, v3.16b, v7.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x2]]\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x3]]\n\t"
    "cnt v14.16b, v14.16b\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "eor v8.16b, v0.16b, v8.16b\n\t"
    "eor v9.16b, v1.16b, v9.16b\n\t"
    "ld4r {v24.4s, v25.4s, v26.4s, v27.4s}, [%[x4]]\n\t"
    "eor v10.16b, v2.16b, v10.16b\n\t"
    "add v12.16b, v12.16b, v13.16b\n\t"
    "eor v11.16b, v3.16b, v11.16b\n\t"
    "eor v13.16b, v0.16b, v16.16b\n\t"
    "cnt v8.16b, v8.16b\n\t"
    "cnt v9.16b, v9.16b\n\t"
    "cnt v10.16b, v10.16b\n\t"
    "add v12.16b, v12.16b, v14.16b\n\t"
    "cnt v11.16b, v11.16b\n\t"
    "cnt v16.16b, v13.16b\n\t"
    "eor v17.16b, v1.16b, v17.16b\n\t"
    "ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x5]]\n\t"
    "add v8.16b, v8.16b, v9.16b\n\t"
    "eor v9.16b, v2.16b, v18.16b\n\t"
    "add v18.16b, v12.16b, v15.16b\n\t"
    "eor v19.16b, v3.16b, v19.16b\n\t"
    "eor v20.16b, v0.16b, v20.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "add v8.16b, v8.16b, v10.16b\n\t"
    "cnt v9.16b, v9.16b\n\t"
    "eor v10.16b, v1.16b, v21.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x6]]\n\t"
    "add v21.16b, v16.16b, v17.16b\n\t"
    "add v8.16b, v8.16b, v11.16b\n\t"
    "eor v11.16b, v2.16b, v22.16b\n\t"
    "cnt v10.16b, v10.16b\n\t"
    "eor v16.16b, v3.16b, v23.16b\n\t"
    "eor v17.16b, v0.16b, v24.16b\n\t"
    "add v9.16b, v21.16b, v9.16b\n\t"
    "eor v21.16b, v1.16b, v25.16b\n\t"
    "cnt v11.16b, v11.16b\n\t"
    "add v10.16b, v20.16b, v10.16b\n\t"
    "cnt v16.16b, v16.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "add v9.16b, v9.16b, v19.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "add v10.16b, v10.16b, v11.16b\n\t"
    "cnt v11.16b, v21.16b\n\t"
    "ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[w0]]\n\t"
    "eor v23.16b, v2.16b, v26.16b\n\t"
    "eor v24.16b, v3.16b, v27.16b\n\t"
    "eor v25.16b, v0.16b, v28.16b\n\t"
    "eor v26.16b, v1.16b, v29.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "add v10.16b, v10.16b, v16.16b\n\t"
    "add v11.16b, v17.16b, v11.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "cnt v25.16b, v25.16b\n\t"
    "cnt v16.16b, v26.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x1]]\n\t"
    "eor v17.16b, v2.16b, v30.16b\n\t"
    "eor v30.16b, v3.16b, v31.16b\n\t"
    "add v11.16b, v11.16b, v23.16b\n\t"
    "eor v12.16b, v0.16b, v12.16b\n\t"
    "eor v13.16b, v1.16b, v13.16b\n\t"
    "add v16.16b, v25.16b, v16.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "cnt v23.16b, v30.16b\n\t"
    "add v11.16b, v11.16b, v24.16b\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "eor v14.16b, v2.16b, v14.16b\n\t"
    "add v16.16b, v16.16b, v17.16b\n\t"
    "eor v15.16b, v3.16b, v15.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\n\t"
    "eor v17.16b, v19.16b, v4.16b\n\t"
    "eor v24.16b, v20.16b, v5.16b\n\t"
    "add v25.16b, v12.16b, v13.16b\n\t"
    "cnt v30.16b, v14.16b\n\t"
    "add v16.16b, v16.16b, v23.16b\n\t"
    "cnt v23.16b, v15.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "eor v31.16b, v21.16b, v6.16b\n\t"
    "add v25.16b, v25.16b, v30.16b\n\t"
    "eor v30.16b, v22.16b, v7.16b\n\t"
    "eor v26.16b, v19.16b, v26.16b\n\t"
    "add v17.16b, v18.16b, v17.16b\n\t"
    "eor v18.16b, v20.16b, v27.16b\n\t"
    "cnt v27.16b, v31.16b\n\t"
    "add v23.16b, v25.16b, v23.16b\n\t"
    "cnt v25.16b, v30.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "add v17.16b, v17.16b, v24.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x4]]\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "eor v24.16b, v21.16b, v28.16b\n\t"
    "eor v28.16b, v22.16b, v29.16b\n\t"
    "eor v29.16b, v19.16b, v0.16b\n\t"
    "add v8.16b, v8.16b, v26.16b\n\t"
    "add v17.16b, v17.16b, v27.16b\n\t"
    "eor v26.16b, v20.16b, v1.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "cnt v27.16b, v28.16b\n\t"
    "cnt v28.16b, v29.16b\n\t"
    "add v8.16b, v8.16b, v18.16b\n\t"
    "add v25.16b, v17.16b, v25.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "eor v17.16b, v21.16b, v2.16b\n\t"
    "eor v18.16b, v22.16b, v3.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x5]]\n\t"
    "add v9.16b, v9.16b, v28.16b\n\t"
    "add v8.16b, v8.16b, v24.16b\n\t"
    "eor v12.16b, v19.16b, v12.16b\n\t"
    "eor v13.16b, v20.16b, v13.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "cnt v18.16b, v18.16b\n\t"
    "add v9.16b, v9.16b, v26.16b\n\t"
    "add v8.16b, v8.16b, v27.16b\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x6]]\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "eor v14.16b, v21.16b, v14.16b\n\t"
    "eor v15.16b, v22.16b, v15.16b\n\t"
    "add v9.16b, v9.16b, v17.16b\n\t"
    "eor v17.16b, v19.16b, v4.16b\n\t"
    "add v10.16b, v10.16b, v12.16b\n\t"
    "eor v12.16b, v20.16b, v5.16b\n\t"
    "cnt v14.16b, v14.16b\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "add v9.16b, v9.16b, v18.16b\n\t"
    "cnt v24.16b, v17.16b\n\t"
    "add v10.16b, v10.16b, v13.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "eor v13.16b, v21.16b, v6.16b\n\t"
    "add v11.16b, v11.16b, v24.16b\n\t"
    "add v10.16b, v10.16b, v14.16b\n\t"
    "eor v14.16b, v22.16b, v7.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]\n\t"
    "eor v24.16b, v19.16b, v0.16b\n\t"
    "eor v17.16b, v20.16b, v1.16b\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "add v18.16b, v11.16b, v12.16b\n\t"
    "add v15.16b, v10.16b, v15.16b\n\t"
    "cnt v14.16b, v14.16b\n\t"
    "cnt v24.16b, v24.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "eor v30.16b, v21.16b, v2.16b\n\t"
    "add v18.16b, v18.16b, v13.16b\n\t"
    "ld4r {v10.4s, v11.4s, v12.4s, v13.4s}, [%[x0]]\n\t"
    "eor v31.16b, v22.16b, v3.16b\n\t"
    "eor v19.16b, v19.16b, v26.16b\n\t"
    "add v16.16b, v16.16b, v24.16b\n\t"
    "eor v20.16b, v20.16b, v27.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]\n\t"
    "cnt v24.16b, v30.16b\n\t"
    "add v14.16b, v18.16b, v14.16b\n\t"
    "cnt v18.16b, v31.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "add v16.16b, v16.16b, v17.16b\n\t"
    "cnt v17.16b, v20.16b\n\t"
    "eor v20.16b, v21.16b, v28.16b\n\t"
    "eor v21.16b, v22.16b, v29.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x2]]\n\t"
    "eor v10.16b, v4.16b, v10.16b\n\t"
    "add v19.16b, v23.16b, v19.16b\n\t"
    "add v16.16b, v16.16b, v24.16b\n\t"
    "eor v11.16b, v5.16b, v11.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "cnt v30.16b, v21.16b\n\t"
    "cnt v10.16b, v10.16b\n\t"
    "add v17.16b, v19.16b, v17.16b\n\t"
    "add v16.16b, v16.16b, v18.16b\n\t"
    "ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x3]]\n\t"
    "cnt v11.16b, v11.16b\n\t"
    "eor v12.16b, v6.16b, v12.16b\n\t"
    "eor v13.16b, v7.16b, v13.16b\n\t"
    "add v10.16b, v25.16b, v10.16b\n\t"
    "add v25.16b, v17.16b, v20.16b\n\t"
    "eor v31.16b, v4.16b, v0.16b\n\t"
    "eor v17.16b, v5.16b, v1.16b\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "add v10.16b, v10.16b, v11.16b\n\t"
    "add v11.16b, v25.16b, v30.16b\n\t"
    "cnt v25.16b, v31.16b\n\t"
    "cnt v30.16b, v17.16b\n\t"
    "ld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x4]]\n\t"
    "eor v31.16b, v6.16b, v2.16b\n\t"
    "eor v0.16b, v7.16b, v3.16b\n\t"
    "add v10.16b, v10.16b, v12.16b\n\t"
    "eor v12.16b, v4.16b, v26.16b\n\t"
    "add v8.16b, v8.16b, v25.16b\n\t"
    "eor v25.16b, v5.16b, v27.16b\n\t"
    "cnt v31.16b, v31.16b\n\t"
    "cnt v26.16b, v0.16b\n\t"
    "add v10.16b, v10.16b, v13.16b\n\t"
    "cnt v27.16b, v12.16b\n\t"
    "add v8.16b, v8.16b, v30.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x5]]\n\t"
    "cnt v25.16b, v25.16b\n\t"
    "eor v28.16b, v6.16b, v28.16b\n\t"
    "eor v12.16b, v7.16b, v29.16b\n\t"
    "eor v13.16b, v4.16b, v21.16b\n\t"
    "add v9.16b, v9.16b, v27.16b\n\t"
    "add v8.16b, v8.16b, v31.16b\n\t"
    "eor v27.16b, v5.16b, v22.16b\n\t"
    "cnt v21.16b, v28.16b\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "add v9.16b, v9.16b, v25.16b\n\t"
    "add v8.16b, v8.16b, v26.16b\n\t"
    "ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x6]]\n\t"
    "cnt v22.16b, v27.16b\n\t"
    "eor v23.16b, v6.16b, v23.16b\n\t"
    "eor v24.16b, v7.16b, v24.16b\n\t"
    "add v13.16b, v15.16b, v13.16b\n\t"
    "add v9.16b, v9.16b, v21.16b\n\t"
    "eor v15.16b, v4.16b, v17.16b\n\t"
    "eor v21.16b, v5.16b, v18.16b\n\t"
    "cnt v23.16b, v23.16b\n\t"
    "cnt v17.16b, v24.16b\n\t"
    "add v13.16b, v13.16b, v22.16b\n\t"
    "add v9.16b, v9.16b, v12.16b\n\t"
    "cnt v12.16b, v15.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "cnt v15.16b, v21.16b\n\t"
    "add v13.16b, v13.16b, v23.16b\n\t"
    "eor v18.16b, v6.16b, v19.16b\n\t"
    "add v12.16b, v14.16b, v12.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "eor v14.16b, v7.16b, v20.16b\n\t"
    "eor v19.16b, v4.16b, v0.16b\n\t"
    "eor v20.16b, v5.16b, v1.16b\n\t"
    "add v13.16b, v13.16b, v17.16b\n\t"
    "cnt v17.16b, v18.16b\n\t"
    "add v12.16b, v12.16b, v15.16b\n\t"
    "cnt v18.16b, v14.16b\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "eor v14.16b, v6.16b, v2.16b\n\t"
    "eor v15.16b, v7.16b, v3.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]\n\t"
    "add v12.16b, v12.16b, v17.16b\n\t"
    "eor v17.16b, v4.16b, v28.16b\n\t"
    "add v16.16b, v16.16b, v19.16b\n\t"
    "eor v19.16b, v5.16b, v29.16b\n\t"
    "ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "cnt v14.16b, v14.16b\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "add v12.16b, v12.16b, v18.16b\n\t"
    "cnt v29.16b, v17.16b\n\t"
    "add v20.16b, v16.16b, v20.16b\n\t"
    "cnt v16.16b, v19.16b\n\t"
    "eor v30.16b, v6.16b, v30.16b\n\t"
    "eor v31.16b, v7.16b, v31.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "eor v17.16b, v21.16b, v0.16b\n\t"
    "add v11.16b, v11.16b, v29.16b\n\t"
    "add v14.16b, v20.16b, v14.16b\n\t"
    "eor v29.16b, v22.16b, v1.16b\n\t"
    "cnt v30.16b, v30.16b\n\t"
    "cnt v31.16b, v31.16b\n\t"
    "cnt v17.16b, v17.16b\n\t"
    "add v11.16b, v11.16b, v16.16b\n\t"
    "add v14.16b, v14.16b, v15.16b\n\t"
    "cnt v29.16b, v29.16b\n\t"
    "eor v15.16b, v23.16b, v2.16b\n\t"
    "eor v16.16b, v24.16b, v3.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\n\t"
    "add v10.16b, v10.16b, v17.16b\n\t"
    "add v11.16b, v11.16b, v30.16b\n\t"
    "eor v25.16b, v21.16b, v25.16b\n\t"
    "eor v26.16b, v22.16b, v26.16b\n\t"
    "ld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x3]]\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "cnt v16.16b, v16.16b\n\t"
    "add v10.16b, v10.16b, v29.16b\n\t"
    "add v11.16b, v11.16b, v31.16b\n\t"
    "cnt v25.16b, v25.16b\n\t"
    "cnt v26.16b, v26.16b\n\t"
    "eor v27.16b, v23.16b, v27.16b\n\t"
    "eor v28.16b, v24.16b, v28.16b\n\t"
    "add v10.16b, v10.16b, v15.16b\n\t"
    "eor v15.16b, v21.16b, v0.16b\n\t"
    "add v8.16b, v8.16b, v25.16b\n\t"
    "eor v25.16b, v22.16b, v1.16b\n\t"
    "cnt v27.16b, v27.16b\n\t"
    "cnt v28.16b, v28.16b\n\t"
    "add v10.16b, v10.16b, v16.16b\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "add v8.16b, v8.16b, v26.16b\n\t"
    "cnt v16.16b, v25.16b\n\t"
    "eor v25.16b, v23.16b, v2.16b\n\t"
    "eor v26.16b, v24.16b, v3.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x4]]\n\t"
    "uaddlp v10.8h, v10.16b\n\t"
    "add v9.16b, v9.16b, v15.16b\n\t"
    "add v8.16b, v8.16b, v27.16b\n\t"
    "eor v15.16b, v21.16b, v17.16b\n\t"
    "cnt v17.16b, v25.16b\n\t"
    "cnt v25.16b, v26.16b\n\t"
    "uadalp v4.4s, v10.8h\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[to1]]\n\t"
    "add v16.16b, v9.16b, v16.16b\n\t"
    "add v8.16b, v8.16b, v28.16b\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "eor v18.16b, v22.16b, v18.16b\n\t"
    "eor v19.16b, v23.16b, v19.16b\n\t"
    "eor v20.16b, v24.16b, v20.16b\n\t"
    "add v9.16b, v16.16b, v17.16b\n\t"
    "uaddlp v8.8h, v8.16b\n\t"
    "add v10.16b, v13.16b, v15.16b\n\t"
    "cnt v13.16b, v18.16b\n\t"
    "ld4r {v15.4s, v16.4s, v17.4s, v18.4s}, [%[x5]]\n\t"
    "cnt v19.16b, v19.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "add v9.16b, v9.16b, v25.16b\n\t"
    "uadalp v5.4s, v8.8h\n\t"
    "ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x6]]\n\t"
    "eor v8.16b, v21.16b, v0.16b\n\t"
    "add v10.16b, v10.16b, v13.16b\n\t"
    "eor v13.16b, v22.16b, v1.16b\n\t"
    "eor v0.16b, v23.16b, v2.16b\n\t"
    "uaddlp v9.8h, v9.16b\n\t"
    "eor v1.16b, v24.16b, v3.16b\n\t"
    "cnt v8.16b, v8.16b\n\t"
    "add v10.16b, v10.16b, v19.16b\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "cnt v19.16b, v0.16b\n\t"
    "uadalp v6.4s, v9.8h\n\t"
    "cnt v9.16b, v1.16b\n\t"
    "add v8.16b, v12.16b, v8.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #16\n\t"
    "mov %[sw], #64\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[x6], %[x6], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add v10.16b, v10.16b, v20.16b\n\t"
    "eor v12.16b, v21.16b, v15.16b\n\t"
    "eor v20.16b, v22.16b, v16.16b\n\t"
    "add v8.16b, v8.16b, v13.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "eor v13.16b, v23.16b, v17.16b\n\t"
    "eor v15.16b, v24.16b, v18.16b\n\t"
    "uaddlp v10.8h, v10.16b\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "cnt v20.16b, v20.16b\n\t"
    "add v8.16b, v8.16b, v19.16b\n\t"
    "cnt v13.16b, v13.16b\n\t"
    "cnt v15.16b, v15.16b\n\t"
    "uadalp v7.4s, v10.8h\n\t"
    "add v10.16b, v14.16b, v12.16b\n\t"
    "eor v12.16b, v21.16b, v25.16b\n\t"
    "add v14.16b, v8.16b, v9.16b\n\t"
    "eor v8.16b, v22.16b, v26.16b\n\t"
    "eor v9.16b, v23.16b, v27.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "add v10.16b, v10.16b, v20.16b\n\t"
    "cnt v12.16b, v12.16b\n\t"
    "uaddlp v14.8h, v14.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "cnt v8.16b, v8.16b\n\t"
    "cnt v9.16b, v9.16b\n\t"
    "add v10.16b, v10.16b, v13.16b\n\t"
    "add v11.16b, v11.16b, v12.16b\n\t"
    "uadalp v29.4s, v14.8h\n\t"
    "eor v12.16b, v24.16b, v28.16b\n\t"
    "add v10.16b, v10.16b, v15.16b\n\t"
    "add v8.16b, v11.16b, v8.16b\n\t"
    "cnt v11.16b, v12.16b\n\t"
    "uaddlp v10.8h, v10.16b\n\t"
    "add v8.16b, v8.16b, v9.16b\n\t"
    "uadalp v30.4s, v10.8h\n\t"
    "add v8.16b, v8.16b, v11.16b\n\t"
    "uaddlp v8.8h, v8.16b\n\t"
    "uadalp v31.4s, v8.8h\n\t"
    "st1 {v29.16b, v30.16b, v31.16b}, [%[to1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [to1] "r"(stored + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
#endif
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t zeros = vld1q_u8(zero);
  uint8x16_t stage0_0[2][7], stage1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros; stage1_0[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 31;
#ifdef SYNTH_ASSEMBLY
  uint8_t stored[224] __attribute__((aligned(16)));
  memset(stored, 0, sizeof stored);
#endif
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
#ifdef SYNTH_ASSEMBLY
        int32_t n = 0, executed = 0;
        if (registers == 2 && columns == 7 && (n = remaining / 16) > 0) {
          synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_assembly_2x7(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
        }
        if (registers == 1 && columns == 7 && (n = remaining / 16) > 0) {
          synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_assembly_1x7(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
        }
        if (executed > 0) {
          remaining -= executed;
          at += (intptr_t)executed * 1, packed += (intptr_t)executed * 16;
          continue;
        }
#endif
        /* The steps up to the next widening are a loop of their own, which needs all registers. */
        const int32_t run = remaining < remaining0 ? remaining : remaining0;
        remaining -= run, remaining0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t operand[2][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            operand[r][0] = w0;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_stage0(operand[r][0], vreinterpretq_u8_u32(a0), &stage0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (remaining0 == 0) {
          remaining0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_stage1(stage0_0[r][c], &stage1_0[r][c]); stage0_0[r][c] = zeros; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_stage1(stage0_0[r][c], &stage1_0[r][c]); stage0_0[r][c] = zeros; }
#ifdef SYNTH_ASSEMBLY
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_epilogue(vld1q_u8(stored + ((c * registers + r) * 1 + 0) * 16), out + (intptr_t)c * out_stride + r * 4);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_epilogue(stage1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

#else /* any other CPU: the counts in portable C */

static inline uint32_t synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}
static void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 2u * synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_ones(w0 & a[0]) + 1u * synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_ones(w0) + 1u * synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_ones(a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

SYNTH_TILE int32_t synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_2x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_tile(2, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. A tile with
 * rows or columns beyond the matrix computes into a buffer of its own. */
void synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t padded[56];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 7 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        padded[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7 && tall == 2)
        synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_2x7(w, a, padded, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 7)
        synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_1x7(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a1w1_twos_bipolar_m8n1k64_aarch64_bitplanes_1x1(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, padded + c * tall * 4,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif

/* Every form with all tiles: synth-kernel export neon/a1w1_twos_bipolar_m8n1k64_aarch64 FOLDER */
