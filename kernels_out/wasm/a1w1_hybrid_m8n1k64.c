/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, WebAssembly SIMD128 (wasm32), wasm32. Written
 * by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; derived planes [0: wasm_v128_xor(byte_ff, plane0); byte_ff:
 * 0xff repeated]. In each, chunk p of 8 bytes holds row [0, 1, 2, 3, 4, 5, 6, 7][p] of the matrix, position 8 B
 * + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1][i] * ones(weight
 * plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 2147483584 positions, padded to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 20 (activations 0, row 8, combine 0, reduce 11, store 1); loads 6.
 *
 * Proof: 13 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program. This is stated by its searches; synth-kernel check --minimality
 * replays them.
 */
#include <stdint.h>
#include <string.h>

#if defined(__wasm_simd128__) && !defined(SYNTH_PORTABLE)
#include <wasm_simd128.h>

void synth_wasm_a1w1_hybrid_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const v128_t acc0 = wasm_v128_load((const uint8_t *)acc + 0);
  const v128_t w0_0 = wasm_v128_load(weights + 0);
  const v128_t a0_0 = wasm_v128_load64_splat(activations + 0);
  /* compute */
  const v128_t p00_0_0 = wasm_v128_xor(w0_0, a0_0);
  const v128_t p00_0_1 = wasm_i8x16_popcnt(p00_0_0);
  /* reduce */
  const v128_t r0_0 = wasm_u16x8_extadd_pairwise_u8x16(p00_0_1);
  const v128_t w0_1 = wasm_v128_load(weights + 16);
  /* compute */
  const v128_t p00_1_0 = wasm_v128_xor(w0_1, a0_0);
  const v128_t p00_1_1 = wasm_i8x16_popcnt(p00_1_0);
  /* reduce */
  const v128_t r0_1 = wasm_u16x8_extadd_pairwise_u8x16(p00_1_1);
  const v128_t r1_0 = wasm_u8x16_narrow_i16x8(r0_0, r0_1);
  const v128_t r2_0 = wasm_u16x8_extadd_pairwise_u8x16(r1_0);
  const v128_t w0_2 = wasm_v128_load(weights + 32);
  /* compute */
  const v128_t p00_2_0 = wasm_v128_xor(w0_2, a0_0);
  const v128_t p00_2_1 = wasm_i8x16_popcnt(p00_2_0);
  /* reduce */
  const v128_t r0_2 = wasm_u16x8_extadd_pairwise_u8x16(p00_2_1);
  const v128_t w0_3 = wasm_v128_load(weights + 48);
  /* compute */
  const v128_t p00_3_0 = wasm_v128_xor(w0_3, a0_0);
  const v128_t p00_3_1 = wasm_i8x16_popcnt(p00_3_0);
  /* reduce */
  const v128_t r0_3 = wasm_u16x8_extadd_pairwise_u8x16(p00_3_1);
  const v128_t r1_1 = wasm_u8x16_narrow_i16x8(r0_2, r0_3);
  const v128_t r2_1 = wasm_u16x8_extadd_pairwise_u8x16(r1_1);
  const v128_t r3_0 = wasm_u8x16_narrow_i16x8(r2_0, r2_1);
  const v128_t r4_0 = wasm_u16x8_extadd_pairwise_u8x16(r3_0);
  const v128_t r5_0 = wasm_i16x8_add(acc0, r4_0);
  /* store */
  wasm_v128_store((uint8_t *)acc + 0, r5_0);
}

#else /* any other CPU: every instruction by its definition, lane by lane */

#include "synth_wasm_portable.h"

void synth_wasm_a1w1_hybrid_m8n1k64_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_wasm_wasm_v128_load(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_wasm_wasm_v128_load(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_wasm_wasm_v128_load64_splat(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_wasm_wasm_v128_xor(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_wasm_wasm_i8x16_popcnt(p00_0_1, p00_0_0);
  uint8_t r0_0[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r0_0, p00_0_1);
  uint8_t w0_1[16];
  synth_wasm_wasm_v128_load(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_wasm_wasm_v128_xor(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_wasm_wasm_i8x16_popcnt(p00_1_1, p00_1_0);
  uint8_t r0_1[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r0_1, p00_1_1);
  uint8_t r1_0[16];
  synth_wasm_wasm_u8x16_narrow_i16x8(r1_0, r0_0, r0_1);
  uint8_t r2_0[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r2_0, r1_0);
  uint8_t w0_2[16];
  synth_wasm_wasm_v128_load(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_wasm_wasm_v128_xor(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_wasm_wasm_i8x16_popcnt(p00_2_1, p00_2_0);
  uint8_t r0_2[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r0_2, p00_2_1);
  uint8_t w0_3[16];
  synth_wasm_wasm_v128_load(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_wasm_wasm_v128_xor(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_wasm_wasm_i8x16_popcnt(p00_3_1, p00_3_0);
  uint8_t r0_3[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r0_3, p00_3_1);
  uint8_t r1_1[16];
  synth_wasm_wasm_u8x16_narrow_i16x8(r1_1, r0_2, r0_3);
  uint8_t r2_1[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r2_1, r1_1);
  uint8_t r3_0[16];
  synth_wasm_wasm_u8x16_narrow_i16x8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(r4_0, r3_0);
  uint8_t r5_0[16];
  synth_wasm_wasm_i16x8_add(r5_0, acc0, r4_0);
  synth_wasm_wasm_v128_store((uint8_t *)acc + 0, r5_0);
}

#endif

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above.
 * The blocks of a row block, or of a column, follow each other along K. */
void synth_wasm_a1w1_hybrid_m8n1k64(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 64, a += 8) synth_wasm_a1w1_hybrid_m8n1k64_block(w, a, acc);
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
