/* SPDX-License-Identifier: Apache-2.0
 *
 * A2W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, WebAssembly SIMD128 (wasm32), wasm32. Written
 * by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; derived planes [0: wasm_v128_xor(byte_ff, plane0), 1:
 * wasm_v128_xor(byte_ff, plane1); byte_ff: 0xff repeated]. In each, chunk p of 8 bytes holds row [0, 2, 4, 6, 1,
 * 3, 5, 7][p] of the matrix, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 113 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6][i] *
 * ones(weight plane i) + -9 * K + -9 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 238609280 positions, padded to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 65 (activations 0, row 32, combine 20, reduce 12, store 1); loads 11.
 *
 * Proof: 18 obligations, all proved. Compute part (13 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..12 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */
#include <stdint.h>
#include <string.h>

#if defined(__wasm_simd128__) && !defined(SYNTH_PORTABLE)
#include <wasm_simd128.h>

void synth_wasm_a2w2_hybrid_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const v128_t acc0 = wasm_v128_load((const uint8_t *)acc + 0);
  const v128_t w1_0 = wasm_v128_load(weights + 64);
  const v128_t a1_0 = wasm_v128_load64_splat(activations + 8);
  /* compute */
  const v128_t p11_0_0 = wasm_v128_xor(w1_0, a1_0);
  const v128_t p11_0_1 = wasm_i8x16_popcnt(p11_0_0);
  /* combine plane pairs */
  const v128_t r3_0 = wasm_i8x16_shl(p11_0_1, 2);
  const v128_t w0_0 = wasm_v128_load(weights + 0);
  const v128_t a0_0 = wasm_v128_load64_splat(activations + 0);
  /* compute */
  const v128_t p00_0_0 = wasm_v128_xor(w0_0, a0_0);
  const v128_t p00_0_1 = wasm_i8x16_popcnt(p00_0_0);
  const v128_t p01_0_0 = wasm_v128_xor(w0_0, a1_0);
  const v128_t p01_0_1 = wasm_i8x16_popcnt(p01_0_0);
  const v128_t p10_0_0 = wasm_v128_xor(w1_0, a0_0);
  const v128_t p10_0_1 = wasm_i8x16_popcnt(p10_0_0);
  /* combine plane pairs */
  const v128_t r0_0 = wasm_i8x16_add(p01_0_1, p10_0_1);
  const v128_t r1_0 = wasm_i8x16_add(r0_0, r0_0);
  const v128_t r2_0 = wasm_i8x16_add(p00_0_1, r1_0);
  const v128_t r4_0 = wasm_i8x16_add(r3_0, r2_0);
  /* reduce */
  const v128_t r5_0 = wasm_u16x8_extadd_pairwise_u8x16(r4_0);
  const v128_t w1_1 = wasm_v128_load(weights + 80);
  /* compute */
  const v128_t p11_1_0 = wasm_v128_xor(w1_1, a1_0);
  const v128_t p11_1_1 = wasm_i8x16_popcnt(p11_1_0);
  /* combine plane pairs */
  const v128_t r3_1 = wasm_i8x16_shl(p11_1_1, 2);
  const v128_t w0_1 = wasm_v128_load(weights + 16);
  /* compute */
  const v128_t p00_1_0 = wasm_v128_xor(w0_1, a0_0);
  const v128_t p00_1_1 = wasm_i8x16_popcnt(p00_1_0);
  const v128_t p01_1_0 = wasm_v128_xor(w0_1, a1_0);
  const v128_t p01_1_1 = wasm_i8x16_popcnt(p01_1_0);
  const v128_t p10_1_0 = wasm_v128_xor(w1_1, a0_0);
  const v128_t p10_1_1 = wasm_i8x16_popcnt(p10_1_0);
  /* combine plane pairs */
  const v128_t r0_1 = wasm_i8x16_add(p01_1_1, p10_1_1);
  const v128_t r1_1 = wasm_i8x16_add(r0_1, r0_1);
  const v128_t r2_1 = wasm_i8x16_add(p00_1_1, r1_1);
  const v128_t r4_1 = wasm_i8x16_add(r3_1, r2_1);
  /* reduce */
  const v128_t r5_1 = wasm_u16x8_extadd_pairwise_u8x16(r4_1);
  const v128_t r6_0 = wasm_u8x16_narrow_i16x8(r5_0, r5_1);
  const v128_t r7_0 = wasm_u16x8_extadd_pairwise_u8x16(r6_0);
  const v128_t r8_0 = wasm_u32x4_extadd_pairwise_u16x8(r7_0);
  const v128_t w1_2 = wasm_v128_load(weights + 96);
  /* compute */
  const v128_t p11_2_0 = wasm_v128_xor(w1_2, a1_0);
  const v128_t p11_2_1 = wasm_i8x16_popcnt(p11_2_0);
  /* combine plane pairs */
  const v128_t r3_2 = wasm_i8x16_shl(p11_2_1, 2);
  const v128_t w0_2 = wasm_v128_load(weights + 32);
  /* compute */
  const v128_t p00_2_0 = wasm_v128_xor(w0_2, a0_0);
  const v128_t p00_2_1 = wasm_i8x16_popcnt(p00_2_0);
  const v128_t p01_2_0 = wasm_v128_xor(w0_2, a1_0);
  const v128_t p01_2_1 = wasm_i8x16_popcnt(p01_2_0);
  const v128_t p10_2_0 = wasm_v128_xor(w1_2, a0_0);
  const v128_t p10_2_1 = wasm_i8x16_popcnt(p10_2_0);
  /* combine plane pairs */
  const v128_t r0_2 = wasm_i8x16_add(p01_2_1, p10_2_1);
  const v128_t r1_2 = wasm_i8x16_add(r0_2, r0_2);
  const v128_t r2_2 = wasm_i8x16_add(p00_2_1, r1_2);
  const v128_t r4_2 = wasm_i8x16_add(r3_2, r2_2);
  /* reduce */
  const v128_t r5_2 = wasm_u16x8_extadd_pairwise_u8x16(r4_2);
  const v128_t w1_3 = wasm_v128_load(weights + 112);
  /* compute */
  const v128_t p11_3_0 = wasm_v128_xor(w1_3, a1_0);
  const v128_t p11_3_1 = wasm_i8x16_popcnt(p11_3_0);
  /* combine plane pairs */
  const v128_t r3_3 = wasm_i8x16_shl(p11_3_1, 2);
  const v128_t w0_3 = wasm_v128_load(weights + 48);
  /* compute */
  const v128_t p00_3_0 = wasm_v128_xor(w0_3, a0_0);
  const v128_t p00_3_1 = wasm_i8x16_popcnt(p00_3_0);
  const v128_t p01_3_0 = wasm_v128_xor(w0_3, a1_0);
  const v128_t p01_3_1 = wasm_i8x16_popcnt(p01_3_0);
  const v128_t p10_3_0 = wasm_v128_xor(w1_3, a0_0);
  const v128_t p10_3_1 = wasm_i8x16_popcnt(p10_3_0);
  /* combine plane pairs */
  const v128_t r0_3 = wasm_i8x16_add(p01_3_1, p10_3_1);
  const v128_t r1_3 = wasm_i8x16_add(r0_3, r0_3);
  const v128_t r2_3 = wasm_i8x16_add(p00_3_1, r1_3);
  const v128_t r4_3 = wasm_i8x16_add(r3_3, r2_3);
  /* reduce */
  const v128_t r5_3 = wasm_u16x8_extadd_pairwise_u8x16(r4_3);
  const v128_t r6_1 = wasm_u8x16_narrow_i16x8(r5_2, r5_3);
  const v128_t r7_1 = wasm_u16x8_extadd_pairwise_u8x16(r6_1);
  const v128_t r8_1 = wasm_u32x4_extadd_pairwise_u16x8(r7_1);
  const v128_t r9_0 = wasm_i16x8_shuffle(r8_0, r8_1, 0, 8, 2, 10, 4, 12, 6, 14);
  const v128_t r10_0 = wasm_i16x8_add(acc0, r9_0);
  /* store */
  wasm_v128_store((uint8_t *)acc + 0, r10_0);
}

#else /* any other CPU: every instruction by its definition, lane by lane */

#include "synth_wasm_portable.h"

static inline void synth_wasm_a2w2_hybrid_m8n1k64_wasm_i8x16_shl_2(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_lane8(a0, i) << 2);
  memcpy(out, result, sizeof result);
}
void synth_wasm_a2w2_hybrid_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_wasm_wasm_v128_load(acc0, (const uint8_t *)acc + 0);
  uint8_t w1_0[16];
  synth_wasm_wasm_v128_load(w1_0, weights + 64);
  uint8_t a1_0[16];
  synth_wasm_wasm_v128_load64_splat(a1_0, activations + 8);
  uint8_t p11_0_0[16];
  synth_wasm_wasm_v128_xor(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_wasm_wasm_i8x16_popcnt(p11_0_1, p11_0_0);
  uint8_t r3_0[16];
  synth_wasm_a2w2_hybrid_m8n1k64_wasm_i8x16_shl_2(r3_0, p11_0_1);
  uint8_t w0_0[16];
  synth_wasm_wasm_v128_load(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_wasm_wasm_v128_load64_splat(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_wasm_wasm_v128_xor(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_wasm_wasm_i8x16_popcnt(p00_0_1, p00_0_0);
  uint8_t p01_0_0[16];
  synth_wasm_wasm_v128_xor(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_wasm_wasm_i8x16_popcnt(p01_0_1, p01_0_0);
  uint8_t p10_0_0[16];
  synth_wasm_wasm_v128_xor(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_wasm_wasm_i8x16_popcnt(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_wasm_wasm_i8x16_add(r0_0, p01_0_1, p10_0_1);
  uint8_t r1_0[16];
  synth_wasm_wasm_i8x16_add(r1_0, r0_0, r0_0);
  uint8_t r2_0[16];
  synth_wasm_wasm_i8x16_add(r2_0, p00_0_1, r1_0);
  uint8_t r4_0[16];
  synth_wasm_wasm_i8x16_add(r4_0, r3_0, r2_0);
  uint8_t r5_0[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r5_0, r4_0);
  uint8_t w1_1[16];
  synth_wasm_wasm_v128_load(w1_1, weights + 80);
  uint8_t p11_1_0[16];
  synth_wasm_wasm_v128_xor(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_wasm_wasm_i8x16_popcnt(p11_1_1, p11_1_0);
  uint8_t r3_1[16];
  synth_wasm_a2w2_hybrid_m8n1k64_wasm_i8x16_shl_2(r3_1, p11_1_1);
  uint8_t w0_1[16];
  synth_wasm_wasm_v128_load(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_wasm_wasm_v128_xor(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_wasm_wasm_i8x16_popcnt(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_wasm_wasm_v128_xor(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_wasm_wasm_i8x16_popcnt(p01_1_1, p01_1_0);
  uint8_t p10_1_0[16];
  synth_wasm_wasm_v128_xor(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_wasm_wasm_i8x16_popcnt(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_wasm_wasm_i8x16_add(r0_1, p01_1_1, p10_1_1);
  uint8_t r1_1[16];
  synth_wasm_wasm_i8x16_add(r1_1, r0_1, r0_1);
  uint8_t r2_1[16];
  synth_wasm_wasm_i8x16_add(r2_1, p00_1_1, r1_1);
  uint8_t r4_1[16];
  synth_wasm_wasm_i8x16_add(r4_1, r3_1, r2_1);
  uint8_t r5_1[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r5_1, r4_1);
  uint8_t r6_0[16];
  synth_wasm_wasm_u8x16_narrow_i16x8(r6_0, r5_0, r5_1);
  uint8_t r7_0[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r7_0, r6_0);
  uint8_t r8_0[16];
  synth_wasm_wasm_u32x4_extadd_pairwise_u16x8(r8_0, r7_0);
  uint8_t w1_2[16];
  synth_wasm_wasm_v128_load(w1_2, weights + 96);
  uint8_t p11_2_0[16];
  synth_wasm_wasm_v128_xor(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_wasm_wasm_i8x16_popcnt(p11_2_1, p11_2_0);
  uint8_t r3_2[16];
  synth_wasm_a2w2_hybrid_m8n1k64_wasm_i8x16_shl_2(r3_2, p11_2_1);
  uint8_t w0_2[16];
  synth_wasm_wasm_v128_load(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_wasm_wasm_v128_xor(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_wasm_wasm_i8x16_popcnt(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_wasm_wasm_v128_xor(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_wasm_wasm_i8x16_popcnt(p01_2_1, p01_2_0);
  uint8_t p10_2_0[16];
  synth_wasm_wasm_v128_xor(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_wasm_wasm_i8x16_popcnt(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_wasm_wasm_i8x16_add(r0_2, p01_2_1, p10_2_1);
  uint8_t r1_2[16];
  synth_wasm_wasm_i8x16_add(r1_2, r0_2, r0_2);
  uint8_t r2_2[16];
  synth_wasm_wasm_i8x16_add(r2_2, p00_2_1, r1_2);
  uint8_t r4_2[16];
  synth_wasm_wasm_i8x16_add(r4_2, r3_2, r2_2);
  uint8_t r5_2[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r5_2, r4_2);
  uint8_t w1_3[16];
  synth_wasm_wasm_v128_load(w1_3, weights + 112);
  uint8_t p11_3_0[16];
  synth_wasm_wasm_v128_xor(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_wasm_wasm_i8x16_popcnt(p11_3_1, p11_3_0);
  uint8_t r3_3[16];
  synth_wasm_a2w2_hybrid_m8n1k64_wasm_i8x16_shl_2(r3_3, p11_3_1);
  uint8_t w0_3[16];
  synth_wasm_wasm_v128_load(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_wasm_wasm_v128_xor(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_wasm_wasm_i8x16_popcnt(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_wasm_wasm_v128_xor(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_wasm_wasm_i8x16_popcnt(p01_3_1, p01_3_0);
  uint8_t p10_3_0[16];
  synth_wasm_wasm_v128_xor(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_wasm_wasm_i8x16_popcnt(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_wasm_wasm_i8x16_add(r0_3, p01_3_1, p10_3_1);
  uint8_t r1_3[16];
  synth_wasm_wasm_i8x16_add(r1_3, r0_3, r0_3);
  uint8_t r2_3[16];
  synth_wasm_wasm_i8x16_add(r2_3, p00_3_1, r1_3);
  uint8_t r4_3[16];
  synth_wasm_wasm_i8x16_add(r4_3, r3_3, r2_3);
  uint8_t r5_3[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r5_3, r4_3);
  uint8_t r6_1[16];
  synth_wasm_wasm_u8x16_narrow_i16x8(r6_1, r5_2, r5_3);
  uint8_t r7_1[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r7_1, r6_1);
  uint8_t r8_1[16];
  synth_wasm_wasm_u32x4_extadd_pairwise_u16x8(r8_1, r7_1);
  uint8_t r9_0[16];
  synth_wasm_wasm_i16x8_transpose_even(r9_0, r8_0, r8_1);
  uint8_t r10_0[16];
  synth_wasm_wasm_i16x8_add(r10_0, acc0, r9_0);
  synth_wasm_wasm_v128_store((uint8_t *)acc + 0, r10_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above.
 * The blocks of a row block, or of a column, follow each other along K. */
void synth_wasm_a2w2_hybrid_m8n1k64(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 113 ? done + 113 : k_blocks;
        for (; done < end; ++done, w += 128, a += 16) synth_wasm_a2w2_hybrid_m8n1k64_block(w, a, acc);
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
