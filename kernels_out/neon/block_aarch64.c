/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (block, neon, aarch64), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// 0232ad0be1b1
 * A1W1 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// d21549570316
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// ae99663f541b
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff
 * repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in
 * bit b of byte B.
 *

//// 409ccae20463
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *

//// 806c5216a128
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *

//// e9147b3f2e98
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + -1 * K + -2 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *

//// 5497244af651
 * K up to 1073741760 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 9dedecfb026b
 * Instructions of a block without loads: 13 (activations 0, row 8, combine 0, reduce 4, store 1); loads 6.
 *

//// 27243b1ae6b1
 * Proof: 10 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program. This is stated by its searches; synth-kernel check --minimality
 * replays them.
 */

//// f08fc16ddf76
#include <stdint.h>
#include <string.h>

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));

//// ebf34f31e626
  /* compute */
  const uint8x16_t p00_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);

//// c4ec71147c85
  /* reduce */
  const uint8x16_t r0_0 = vpaddq_u8(p00_0_1, p00_1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);

//// 5e37cdd0284d
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);

//// 441ab0800a0f
  /* reduce */
  const uint8x16_t r0_1 = vpaddq_u8(p00_2_1, p00_3_1);
  const uint8x16_t r1_0 = vpaddq_u8(r0_0, r0_1);
  const uint16x8_t r2_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r1_0);

//// 954f2cece96d
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r2_0));
}

//// c7c6788b5c18

#else /* any other CPU: every instruction by its definition, lane by lane */

static inline uint64_t SYNTH_KERNEL_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}

//// 20738601fc17
static inline uint8_t SYNTH_KERNEL_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
  return x;
}

//// e36528ce689a
static inline uint16_t SYNTH_KERNEL_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}

//// 05344a3051ca
static inline uint64_t SYNTH_KERNEL_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}

//// 5efbef1d9156
/* vld1q_u8 */
static inline void SYNTH_KERNEL_vld1q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];

//// 3d9d15f52608
  for (int i = 0; i < 16; ++i) result[i] = SYNTH_KERNEL_lane8(a0, i);
  memcpy(out, result, sizeof result);
}

//// 8eea5ad782a1
/* vld1q_dup_u64 */
static inline void SYNTH_KERNEL_vld1q_dup_u64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = SYNTH_KERNEL_lane64(a0, 0);
  result[1] = SYNTH_KERNEL_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}

//// 1b67ab063f50
/* veorq_u8 */
static inline void SYNTH_KERNEL_veorq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];

//// 563badcb31ce
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a0, i) ^ SYNTH_KERNEL_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// df222b0c56bb
/* vcntq_u8 */
static inline void SYNTH_KERNEL_vcntq_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];

//// fb11460e87de
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_popcount(SYNTH_KERNEL_lane8(a0, i)));
  memcpy(out, result, sizeof result);
}

//// 027f331578b9
/* vpaddq_u8 */
static inline void SYNTH_KERNEL_vpaddq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];

//// cf50ded38064
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a0, 2 * i) + SYNTH_KERNEL_lane8(a0, 2 * i + 1));

//// 03610e8cd51e
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a1, 2 * i - 16) + SYNTH_KERNEL_lane8(a1, 2 * i - 15));
  memcpy(out, result, sizeof result);
}

//// 0cdb651a72da
/* vpadalq_u8 */
static inline void SYNTH_KERNEL_vpadalq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];

//// 454c7e264b42
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(SYNTH_KERNEL_lane16(a0, i) + (uint16_t)(SYNTH_KERNEL_lane8(a1, 2 * i))) + (uint16_t)(SYNTH_KERNEL_lane8(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}

//// 6f82394b18ad
/* vst1q_u8 */
static inline void SYNTH_KERNEL_vst1q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];

//// 0e8e903e622b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vpaddq_u8(r0_0, p00_0_1, p00_1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vpaddq_u8(r0_1, p00_2_1, p00_3_1);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpadalq_u8(r2_0, acc0, r1_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r2_0);
}

//// 626de321eb39

#endif

//// 1c4ca012197f

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};

//// 7801204f6147
  for (int32_t column = 0; column < n; ++column) {

//// 937e7072f542
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};

//// 8cb5ffbf5477
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 1023 ? done + 1023 : k_blocks;

//// 57abe7490f01
        for (; done < end; ++done, w += 64, a += 8) SYNTH_KERNEL_block(w, a, acc);

//// 1427c33ee43c
        for (int row = 0; row < 8; ++row) total[row] += (uint32_t)acc[lane_of_row[row]];
      }

//// 8c7616b62489
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            2u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// 791e55210b30
 * A1W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// b1c482ed0bb1
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 2aaf5d2bcdbc
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1][i] * ones(weight
 * plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *

//// 051ffab9725c
 * K up to 2147483584 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 237ce1f84879
      for (int row = 0; row < 8; ++row) {
        const size_t at = (size_t)block * 8 + (size_t)row;
        out[(size_t)column * (size_t)m_blocks * 8 + at] = (int32_t)(
            1u * total[row] + (uint32_t)row_correction[at] + (uint32_t)column_correction[column]);
      }
    }
  }
}

//// 49def65fda85
 * A1W1 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 7301b746827f
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// ef394c205bed
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *

//// 285ec5dd81eb
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *

//// 57da01bb9179
 * A1W1 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 0211f95f339d
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit twos, values [-1, 0].
 *

//// 7095be256259
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);

//// 48739f476507
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);

//// 3eadb5467b9a
/* vbicq_u8 */
static inline void SYNTH_KERNEL_vbicq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];

//// 50e29b504bbc
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a0, i) & (uint8_t)(~SYNTH_KERNEL_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}

//// 6b61db692ad4
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vpaddq_u8(r0_0, p00_0_1, p00_1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vpaddq_u8(r0_1, p00_2_1, p00_3_1);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpadalq_u8(r2_0, acc0, r1_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r2_0);
}

//// a8a21ce4422b
 * A1W1 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// aa4221b29505
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit twos, values [-1, 0].
 *

//// 3eea0499a195
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *

//// 869d3d150350
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);

//// baac416b258f
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);

//// 8984abfad9e9
/* vandq_u8 */
static inline void SYNTH_KERNEL_vandq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];

//// 8e9b3c71fcd3
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a0, i) & SYNTH_KERNEL_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// c7fe7499c414
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vpaddq_u8(r0_0, p00_0_1, p00_1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vpaddq_u8(r0_1, p00_2_1, p00_3_1);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpadalq_u8(r2_0, acc0, r1_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r2_0);
}

//// 074483bd55ac
 * A1W1 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 756692349bbe
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit unsigned, values [0, 1].
 *

//// 308870090ba3
 * A1W2 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 074df3dcf91b
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// cffea15d0b42
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6,
 * 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *

//// 39c6d328026e
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *

//// 8b62dd0a1db7
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 024ccd023b93
 * K up to 357913920 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 269d398c820c
 * Instructions of a block without loads: 25 (activations 0, row 16, combine 4, reduce 4, store 1); loads 10.
 *

//// a854fc8ac0ff
 * Proof: 11 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program. This is stated by its searches; synth-kernel check --minimality
 * replays them.
 */

//// 9adc3dab902b
#include <stdint.h>
#include <string.h>

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

static const uint8_t SYNTH_KERNEL_byte_02[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// dfb9f156fe0d
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));

//// 2fbefc52df2f
  /* compute */
  const uint8x16_t p00_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// 616529ce58e0
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);

//// 7818d5570a76
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// 4f829748edda
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p10_1_1, byte_02);

//// fd3df14b295b
  /* reduce */
  const uint8x16_t r1_0 = vpaddq_u8(r0_0, r0_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);

//// c11b5c5ccb75
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// cf82b2436fb7
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);

//// 6c1859a1d0d6
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// c8e4c67a3305
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p10_3_1, byte_02);

//// 60e83d5da395
  /* reduce */
  const uint8x16_t r1_1 = vpaddq_u8(r0_2, r0_3);
  const uint8x16_t r2_0 = vpaddq_u8(r1_0, r1_1);
  const uint16x8_t r3_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r2_0);

//// 25c9219ff476
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r3_0));
}

//// 996363da159a
/* vmlaq_u8 */
static inline void SYNTH_KERNEL_vmlaq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[16];

//// ced62d2b8213
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a0, i) + (uint8_t)((uint32_t)SYNTH_KERNEL_lane8(a1, i) * SYNTH_KERNEL_lane8(a2, i)));
  memcpy(out, result, sizeof result);
}

//// 29237598b7a4
static const uint8_t SYNTH_KERNEL_byte_02[] = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// 20aa6cee0af4
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// fb875ee83098
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};

//// 25e69466500b
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 341 ? done + 341 : k_blocks;

//// b4fec58c8969
        for (; done < end; ++done, w += 128, a += 8) SYNTH_KERNEL_block(w, a, acc);

//// 3a35a3c9c1d5
 * A1W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// a92909a3bbfb
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 728a9027407f
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// c953170ffb93
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 6ef8ce03ce58
 * A1W2 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// a44c2735c336
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 8bf6513a7387
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *

//// b8fb1247741a
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// e699d5a6f9b8
 * A1W2 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// f242f5d598e4
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 3f390cd04f8d
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 6b17f94abf0b
 * Proof: 12 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program. This is stated by its searches; synth-kernel check --minimality
 * replays them.
 */

//// a3e6f795784d
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// aca5829b56da
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// 1b34a502319f
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// d033515653ad
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// 2715188ccfa0
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// 0140771b745e
 * A1W2 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4d6253995549
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 7cb575d5cb88
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// d1a39a4482b0
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// a13f2a301886
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// db9f727c1866
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// 3c955c785d77
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// 7169fef281ce
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// 4f93f80a4fc7
 * A1W2 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 643b6ef823ce
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// eb01f624618f
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 40e4a0fa8f1d
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// 1df944bd2714
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// 25e17e6ce504
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// 7f3a6b00db13
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// 28b48e84c372
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// 10e4e2e5625a
 * A1W3 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// b5ca0eec2dd6
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 2c5befac2a0f
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *

//// f743d48e1c3a
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *

//// 85a169fb522f
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -7 * K + -14 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// ee5e3835ec26
 * K up to 153391680 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 24a3aa2581ad
 * Instructions of a block without loads: 37 (activations 0, row 24, combine 8, reduce 4, store 1); loads 14.
 *

//// 81c46a264b8f
 * Proof: 12 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// c9fc93621ce2
static const uint8_t SYNTH_KERNEL_byte_04[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// d6da95597fe2
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));

//// 9e0d0034d0c8
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);

//// 00f0c96855bc
  /* compute */
  const uint8x16_t p20_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);

//// 633e4980c145
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p20_0_1, byte_04);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);

//// 382ff809438f
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p10_1_1, byte_02);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);

//// e67d4728368a
  /* compute */
  const uint8x16_t p20_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);

//// 228ce6ebaf09
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p20_1_1, byte_04);

//// eee4bd916d6f
  /* reduce */
  const uint8x16_t r2_0 = vpaddq_u8(r1_0, r1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);

//// c9893c2472ea
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);

//// 229eced7bcc4
  /* compute */
  const uint8x16_t p20_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);

//// 07a2921823ec
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p20_2_1, byte_04);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);

//// bc591537351a
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p10_3_1, byte_02);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);

//// c441acf4fcf3
  /* compute */
  const uint8x16_t p20_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);

//// aa4364833e50
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p20_3_1, byte_04);

//// f41e8e4e1eae
  /* reduce */
  const uint8x16_t r2_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r3_0 = vpaddq_u8(r2_0, r2_1);
  const uint16x8_t r4_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r3_0);

//// 8aed042d1851
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r4_0));
}

//// 6ef576247165
static const uint8_t SYNTH_KERNEL_byte_04[] = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// cb60da801cf3
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_veorq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p20_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_veorq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p20_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_veorq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p20_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_veorq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p20_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// 4de41c91d7a9
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};

//// f13d1f8f50db
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 146 ? done + 146 : k_blocks;

//// 6afd439ec7a6
        for (; done < end; ++done, w += 192, a += 8) SYNTH_KERNEL_block(w, a, acc);

//// 52050679afc5
 * A1W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 04071bc53bd6
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// e46c82207ee8
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2, 4][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// d175642f690f
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 882a3719d2a6
 * A1W3 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// eb61af691469
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 53ad4fbfaa84
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *

//// 4d9a8c3e1fb6
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 468a81d49dca
 * A1W3 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// d06a2d943e68
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// d4476d64ffcf
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 601264c05eba
 * Proof: 13 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// 753eab27debf
  /* compute */
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);

//// eed2b25eaca3
  /* compute */
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);

//// afaef3dff1ca
  /* compute */
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);

//// e8738dbc43fe
  /* compute */
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);

//// a411186fea1a
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p20_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p20_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p20_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p20_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// 876c742626cd
 * A1W3 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 931194c97b58
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 024f72bad304
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// a6669fad45db
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// de647977d7de
  /* compute */
  const uint8x16_t p20_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);

//// b868b220746d
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// 26cf0ad9775e
  /* compute */
  const uint8x16_t p20_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);

//// 2533fe41fd0a
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// 7296ea3d6dfe
  /* compute */
  const uint8x16_t p20_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);

//// e84e132d0db5
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// a40e5d3e8624
  /* compute */
  const uint8x16_t p20_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);

//// 0fa8b9c19edc
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vandq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p20_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vandq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p20_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vandq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p20_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vandq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p20_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// d21f1ff060ca
 * A1W3 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 973cfe1ec4e8
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *

//// 707626a5c0e4
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *

//// 219cdec2ed71
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vandq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p20_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vandq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p20_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vandq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p20_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vandq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p20_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// 93713f87a551
 * A2W1 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 6d3785a808c6
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 225024914552
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *

//// f519e55f9c94
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *

//// f0a912a2b521
 * Instructions of a block without loads: 25 (activations 0, row 16, combine 4, reduce 4, store 1); loads 7.
 *

//// 102b47d15ef3
  /* compute */
  const uint8x16_t p00_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);

//// 1e2a1d22cff5
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);

//// 81f7817a993d
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);

//// 1e186ea26f1b
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);

//// e078d1d5612d
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);

//// edf43312c78a
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);

//// dfc01a46cc66
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);

//// 883627fca7be
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);

//// 770843915121
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// 27ee920bee31
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};

//// 94f9b57af469
        for (; done < end; ++done, w += 64, a += 16) SYNTH_KERNEL_block(w, a, acc);

//// 5f998c2b9352
 * A2W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// ba204ec4149b
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 9f6caa7f223f
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3][i] * ones(weight
 * plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *

//// 78d104a42c4a
 * A2W1 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// b836780d0045
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// cfa5ff1e6f82
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4][i] * ones(weight
 * plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [1, 2][j] * ones(activation plane j).
 *

//// 6a25613cd879
 * K up to 306783360 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 29dd4f24828b
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);

//// c572722de597
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);

//// b23ec529a0d2
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);

//// b4f47931d626
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);

//// 4c0a3104ccc2
/* vornq_u8 */
static inline void SYNTH_KERNEL_vornq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];

//// 013f9725196e
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a0, i) | (uint8_t)(~SYNTH_KERNEL_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}

//// db4c694c0cea
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// 30434bdaac08
 * A2W1 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 0636f074f470
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *

//// b72d503a575c
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-3][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *

//// 806dcd405785
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);

//// 8b2ee4baf182
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);

//// 1670e2adbae4
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);

//// 3290c9506bfa
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);

//// 5d10a0ee63bf
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// 705201541d82
 * A2W1 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 3e8a26d923f1
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit twos, values [-1, 0].
 *

//// d0c0bd93e02f
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *

//// 17efe8e7f766
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);

//// 4098f72dad08
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);

//// 372fdce56528
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);

//// 10e48f055e20
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);

//// 48ed38248f38
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// c52b707d6252
 * A2W1 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 183a589c46a9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit unsigned, values [0, 1].
 *

//// 9cfbe72c01f3
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *

//// e7339e183a28
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);

//// 994628958bb1
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);

//// 3ac76e4e65bc
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);

//// 5e06432c6572
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);

//// d2276dbf4328
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpadalq_u8(r3_0, acc0, r2_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

//// 72eaae360dfc
 * A2W2 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 8ea5ff6acfc5
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 634fb5684b2b
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 113 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *

//// c34a32d9f922
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -9 * K + -18 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// e06d89bc81bc
 * K up to 119304640 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 4c63244afbbb
 * Instructions of a block without loads: 50 (activations 0, row 32, combine 8, reduce 9, store 1); loads 11.
 *

//// eb9ae63ec507
 * Proof: 16 obligations, all proved. Compute part (10 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..9 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// a5db060346a6
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// f47cd739c949
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));

//// 579231bf68f4
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);

//// e5f95d66c184
  /* compute */
  const uint8x16_t p10_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// f4423ea17a09
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);

//// ac86126d77fd
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);

//// d7c0d215e22c
  /* compute */
  const uint8x16_t p10_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// 532c08e7fb29
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);

//// 572c007544c0
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);

//// 84ef7100a8ef
  /* compute */
  const uint8x16_t p10_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// 413dc590711b
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);

//// aeb1c58478c1
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);

//// 03222f61d84a
  /* compute */
  const uint8x16_t p10_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// 2dc591cba131
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);

//// e36939a10992
  /* reduce */
  const uint8x16_t r2_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r4_0 = vpaddq_u8(r2_0, r2_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r4_0);

//// d052bcd3264d
  /* compute */
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// 6b61f0765235
  /* reduce */
  const uint8x16_t r3_0 = vpaddq_u8(p11_0_1, p11_1_1);

//// d68c86deefdf
  /* compute */
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// c5b57c8075e2
  /* reduce */
  const uint8x16_t r3_1 = vpaddq_u8(p11_2_1, p11_3_1);
  const uint8x16_t r5_0 = vpaddq_u8(r3_0, r3_1);
  const uint16x8_t r7_0 = vpaddlq_u8(r5_0);
  const uint16x8_t r8_0 = vmlaq_u16(r6_0, r7_0, vreinterpretq_u16_u8(lanes16_4));

//// 4b050274453f
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r8_0));
}

//// 19b0d9732fc7
/* vpaddlq_u8 */
static inline void SYNTH_KERNEL_vpaddlq_u8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];

//// b3b4b52e96a4
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(SYNTH_KERNEL_lane8(a0, 2 * i)) + (uint16_t)(SYNTH_KERNEL_lane8(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}

//// 9d6ac37147c8
/* vmlaq_u16 */
static inline void SYNTH_KERNEL_vmlaq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint16_t result[8];

//// c79dd30c90d6
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(SYNTH_KERNEL_lane16(a0, i) + (uint16_t)((uint32_t)SYNTH_KERNEL_lane16(a1, i) * SYNTH_KERNEL_lane16(a2, i)));
  memcpy(out, result, sizeof result);
}

//// efb5dad22a0e
static const uint8_t SYNTH_KERNEL_lanes16_4[] = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 6a82fb139f6c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r2_0, r2_1);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpadalq_u8(r6_0, acc0, r4_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, p11_0_1, p11_1_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vpaddq_u8(r3_1, p11_2_1, p11_3_1);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r7_0, r5_0);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vmlaq_u16(r8_0, r6_0, r7_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r8_0);
}

//// 3fcf0421acaf
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};

//// 04e04a3781bc
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 113 ? done + 113 : k_blocks;

//// 4cd855fb7568
        for (; done < end; ++done, w += 128, a += 16) SYNTH_KERNEL_block(w, a, acc);

//// 842687c1a222
 * A2W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 20d5b39d75fb
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// fad29a9e3ae2
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6][i] *
 * ones(weight plane i) + -9 * K + -9 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 82ac335b2261
 * K up to 238609280 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 2c43ef4b27a7
 * A2W2 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 0a4563948e15
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 496415d51034
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [3, -6][j] * ones(activation
 * plane j).
 *

//// 557b5703d5a5
 * K up to 89478464 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 7237287bd36d
 * Proof: 17 obligations, all proved. Compute part (10 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..9 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// 798944ece663
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vorrq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);

//// 91e8cbc62ef1
  /* compute */
  const uint8x16_t p10_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// fa695b302926
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vorrq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);

//// 58dee5a5346b
  /* compute */
  const uint8x16_t p10_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// c75a16eb6a9b
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vorrq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);

//// ed0cf01bda61
  /* compute */
  const uint8x16_t p10_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// 64bc02e07906
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vorrq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);

//// a61541696538
  /* compute */
  const uint8x16_t p10_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// e57c04d24181
  /* compute */
  const uint8x16_t p11_0_0 = vorrq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p11_1_0 = vorrq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// e54bfa5aac71
  /* compute */
  const uint8x16_t p11_2_0 = vorrq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t p11_3_0 = vorrq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// b472e4c1c8e5
/* vorrq_u8 */
static inline void SYNTH_KERNEL_vorrq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];

//// f50f7c5040f4
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a0, i) | SYNTH_KERNEL_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 0bbeb40f2246
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vornq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vornq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vornq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vornq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r2_0, r2_1);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpadalq_u8(r6_0, acc0, r4_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, p11_0_1, p11_1_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vpaddq_u8(r3_1, p11_2_1, p11_3_1);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r7_0, r5_0);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vmlaq_u16(r8_0, r6_0, r7_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r8_0);
}

//// 171616fc7efb
 * A2W2 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 05b8ec2efa37
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 91ac330ae84b
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -6][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// 2d8b980c846d
  /* compute */
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// 706b5c66a81b
  /* compute */
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// 9af4dceaf344
  /* compute */
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// 7d7501b0c095
  /* compute */
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// bdacfdda0160
  /* compute */
  const uint8x16_t p11_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p11_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// dc708bc7e3e6
  /* compute */
  const uint8x16_t p11_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t p11_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// 1a22240fdb30
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r2_0, r2_1);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpadalq_u8(r6_0, acc0, r4_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, p11_0_1, p11_1_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vpaddq_u8(r3_1, p11_2_1, p11_3_1);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r7_0, r5_0);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vmlaq_u16(r8_0, r6_0, r7_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r8_0);
}

//// 100194179362
 * A2W2 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 7f8da4b92b28
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 3dc6fbc3ea50
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// cf93ac5b1a87
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);

//// 778d36143897
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);

//// 1bb52b43eb69
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);

//// 0782f8f2bf25
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);

//// d708be24d9b8
  /* compute */
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// 890a18cc5545
  /* compute */
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// 985fd7300f48
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r2_0, r2_1);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpadalq_u8(r6_0, acc0, r4_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, p11_0_1, p11_1_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vpaddq_u8(r3_1, p11_2_1, p11_3_1);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r7_0, r5_0);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vmlaq_u16(r8_0, r6_0, r7_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r8_0);
}

//// 23a99da5c519
 * A2W2 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 3d0de01b77a6
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// e5d27800c5f8
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// f773ad9e876b
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);

//// fcbabe905235
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);

//// 2ef238a91d91
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);

//// b1d00ef52570
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);

//// 2961b2e5b223
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r2_0, r2_1);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpadalq_u8(r6_0, acc0, r4_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, p11_0_1, p11_1_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vpaddq_u8(r3_1, p11_2_1, p11_3_1);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r7_0, r5_0);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vmlaq_u16(r8_0, r6_0, r7_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r8_0);
}

//// 5b3705e2803c
 * A2W3 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 2573322a006a
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5,
 * 7].
 *

//// 5b95144d9361
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *

//// 48dff3adb6a2
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -21 * K + -42 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 694646ac3cde
 * K up to 51130560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// d536ecf3defe
 * Instructions of a block without loads: 74 (activations 0, row 48, combine 16, reduce 9, store 1); loads 15.
 *

//// 836c51258c3c
 * Proof: 18 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// e7e31918b8da
  /* reduce */
  const uint8x16_t r4_0 = vpaddq_u8(r1_0, r1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);

//// be423606aae8
  /* reduce */
  const uint8x16_t r4_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r6_0 = vpaddq_u8(r4_0, r4_1);
  const uint16x8_t r8_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r6_0);

//// fec59109355f
  /* compute */
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);

//// e074bcf4d3e6
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p11_0_1, p20_0_1);

//// 2bf2ffd1e6a3
  /* compute */
  const uint8x16_t p21_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);

//// e6e7e768f179
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p21_0_1, byte_02);

//// e9934e66927f
  /* compute */
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);

//// 403c11f9b4dd
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p11_1_1, p20_1_1);

//// c53663aa6b30
  /* compute */
  const uint8x16_t p21_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);

//// 341599f312e7
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p21_1_1, byte_02);

//// 62452e09da9e
  /* reduce */
  const uint8x16_t r5_0 = vpaddq_u8(r3_0, r3_1);

//// 2b6961d9708a
  /* compute */
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);

//// 87a84cb3f62d
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p11_2_1, p20_2_1);

//// b3500ab7ff10
  /* compute */
  const uint8x16_t p21_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);

//// 5db1304889ed
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p21_2_1, byte_02);

//// ed4c9778cc06
  /* compute */
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);

//// 6867a1d55eac
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p11_3_1, p20_3_1);

//// 4b329e873944
  /* compute */
  const uint8x16_t p21_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);

//// fee1ab886f6f
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p21_3_1, byte_02);

//// bb9470f25a20
  /* reduce */
  const uint8x16_t r5_1 = vpaddq_u8(r3_2, r3_3);
  const uint8x16_t r7_0 = vpaddq_u8(r5_0, r5_1);
  const uint16x8_t r9_0 = vpaddlq_u8(r7_0);
  const uint16x8_t r10_0 = vmlaq_u16(r8_0, r9_0, vreinterpretq_u16_u8(lanes16_4));

//// 09142571e096
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r10_0));
}

//// 8cd478ce2589
/* vaddq_u8 */
static inline void SYNTH_KERNEL_vaddq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];

//// daecbf22eea4
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(SYNTH_KERNEL_lane8(a0, i) + SYNTH_KERNEL_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 8edb22a3d4ee
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_veorq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_veorq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_veorq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_veorq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_veorq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_veorq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_veorq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_veorq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 72ea61c966ac
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};

//// 55125a5e7a86
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 48 ? done + 48 : k_blocks;

//// 76b2b89bef2e
        for (; done < end; ++done, w += 192, a += 16) SYNTH_KERNEL_block(w, a, acc);

//// b0e30bf88c72
 * A2W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// fee09d0b13b7
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 81bce8c8bc8d
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6, 12][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *

//// 612c0c0806cb
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 49193ed1983d
 * A2W3 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 3d47efcbb54c
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *

//// 9da0299a99b7
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8, -16][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [7, -14][j] * ones(activation
 * plane j).
 *

//// ad8386daa5d7
 * K up to 38347904 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// fb54fac7a2fe
 * Proof: 19 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// 090421af737d
  /* compute */
  const uint8x16_t p11_0_0 = vorrq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = vornq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);

//// f2841fa34ef0
  /* compute */
  const uint8x16_t p21_0_0 = vorrq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);

//// e9f104f70071
  /* compute */
  const uint8x16_t p11_1_0 = vorrq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = vornq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);

//// d177a4d02bc3
  /* compute */
  const uint8x16_t p21_1_0 = vorrq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);

//// 2210b16a83c8
  /* compute */
  const uint8x16_t p11_2_0 = vorrq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = vornq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);

//// 6950725c95c5
  /* compute */
  const uint8x16_t p21_2_0 = vorrq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);

//// 89ac2307a159
  /* compute */
  const uint8x16_t p11_3_0 = vorrq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = vornq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);

//// dd1158351e14
  /* compute */
  const uint8x16_t p21_3_0 = vorrq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);

//// 0724354139d4
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vornq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vornq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vornq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vornq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vornq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vornq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vornq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vornq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 8356802d63d5
 * A2W3 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 192a68daee07
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 34769cdaddd2
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -12][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// 8d28584e6298
  /* compute */
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);

//// 0c4bb9939b95
  /* compute */
  const uint8x16_t p21_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);

//// 72a27d5179e8
  /* compute */
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);

//// d9bc928fdfee
  /* compute */
  const uint8x16_t p21_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);

//// 7a9cf7ee24a4
  /* compute */
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);

//// 8d60dcc5193b
  /* compute */
  const uint8x16_t p21_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);

//// 54df5706d523
  /* compute */
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);

//// a8e98ea9a9f5
  /* compute */
  const uint8x16_t p21_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);

//// 710252f2c41b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 7f9b39e5a3c5
 * A2W3 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 92a6862b4a67
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *

//// 6c478bd845b1
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -4, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// 9de20bf8af62
  /* compute */
  const uint8x16_t p11_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);

//// b95bca6a6f57
  /* compute */
  const uint8x16_t p21_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);

//// cbbb6c0f5902
  /* compute */
  const uint8x16_t p11_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);

//// acb16098d9cf
  /* compute */
  const uint8x16_t p21_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);

//// 3758840894c4
  /* compute */
  const uint8x16_t p11_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);

//// 69fd471843e1
  /* compute */
  const uint8x16_t p21_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);

//// d9b48ff983d9
  /* compute */
  const uint8x16_t p11_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);

//// 6b018ca09461
  /* compute */
  const uint8x16_t p21_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);

//// 71562c40fc6f
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_vandq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_vandq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_vandq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_vandq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 186916bf45e9
 * A2W3 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 6daca5eebdde
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *

//// 139f9e5fc9df
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *

//// a2221d059928
  /* compute */
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);

//// 2e4160794d8f
  /* compute */
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);

//// 94fb22c1d52b
  /* compute */
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);

//// 706423a81dec
  /* compute */
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);

//// 5b57c7aeb6f5
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vandq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_vandq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vandq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_vandq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vandq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_vandq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vandq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_vandq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 8e7faa76eb32
 * A3W1 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 0b38a09fa1fa
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// c2f914a17a68
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *

//// e3ece0be600d
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + -7 * K + -14 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *

//// 46cb2878339a
 * Instructions of a block without loads: 37 (activations 0, row 24, combine 8, reduce 4, store 1); loads 8.
 *

//// c2f24b2b11a6
 * Proof: 12 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// 356807a93dc0
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));

//// 5f3213e142e2
  /* compute */
  const uint8x16_t p02_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);

//// d8331789c0f3
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p02_0_1, byte_04);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);

//// 41091f5ac482
  /* compute */
  const uint8x16_t p02_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);

//// 2ec8f2f37316
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p02_1_1, byte_04);

//// f0f6d5d02821
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);

//// dbf2c3423527
  /* compute */
  const uint8x16_t p02_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);

//// 1585b3661d23
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p02_2_1, byte_04);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);

//// 29175a587fee
  /* compute */
  const uint8x16_t p02_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);

//// 67270a46a09c
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p02_3_1, byte_04);

//// e890ec09ed5b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_veorq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p02_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_veorq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p02_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_veorq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p02_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_veorq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p02_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// 07d573c3b20e
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};

//// 7c711ad84946
        for (; done < end; ++done, w += 64, a += 24) SYNTH_KERNEL_block(w, a, acc);

//// c83579bfd780
 * A3W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// da11412f4932
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 6b3cba340434
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7][i] * ones(weight
 * plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *

//// 1fdb3bbfd6b2
 * A3W1 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 65edd477cf92
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *

//// 22b9810d613b
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-8][i] * ones(weight
 * plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [1, 2, 4][j] * ones(activation plane j).
 *

//// 4e2f1a222fb1
 * K up to 126322560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 8ec47bef4892
 * Proof: 13 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// a6f1f2e185a5
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);

//// 2013a63c2712
  /* compute */
  const uint8x16_t p02_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);

//// b9f1448f108e
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);

//// e320e9bba775
  /* compute */
  const uint8x16_t p02_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);

//// a1cf69c0a14f
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);

//// 3743979953eb
  /* compute */
  const uint8x16_t p02_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);

//// 832729d49c34
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);

//// 10467ce62c40
  /* compute */
  const uint8x16_t p02_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);

//// d10a8ea829ad
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vornq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p02_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vornq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p02_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vornq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p02_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vornq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p02_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// bef073eff5e1
 * A3W1 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// d301551070c0
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit twos, values [-1, 0].
 *

//// a21d75b338bd
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-7][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *

//// 3fe4b6567ee3
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p02_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p02_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p02_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p02_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// aee90a5cad7f
 * A3W1 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4b652c45020f
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *

//// 2f5974f7e74f
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-3][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *

//// 39fc8862ddd8
  /* compute */
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);

//// 6d05d2ae5d17
  /* compute */
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);

//// d2c3fdde57b1
  /* compute */
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);

//// 9c26b82232f8
  /* compute */
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);

//// 2c5cdccfc266
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p02_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p02_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p02_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p02_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// 510f53d1e3b0
 * A3W1 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 27b6aa653008
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit unsigned, values [0, 1].
 *

//// 2fc5b96b736b
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *

//// 25346516a382
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p02_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p02_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p02_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p02_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpadalq_u8(r4_0, acc0, r3_0);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// 16e63cfa2791
 * A3W2 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// f7c7fa7bdb31
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3].
 *

//// ed81e60e1bca
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -21 * K + -42 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// b90465a8b234
 * Instructions of a block without loads: 74 (activations 0, row 48, combine 16, reduce 9, store 1); loads 12.
 *

//// 64e958122c76
 * Proof: 18 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// 4d23219ff98d
  /* reduce */
  const uint8x16_t r4_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r6_0 = vpaddq_u8(r4_0, r4_1);
  const uint16x8_t r8_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r6_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));

//// ed515c6cc230
  /* compute */
  const uint8x16_t p02_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// b77249198f61
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);

//// 3d80da2351c9
  /* compute */
  const uint8x16_t p12_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);

//// 693ad3ca3bb1
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p12_0_1, byte_02);

//// 597806e83aeb
  /* compute */
  const uint8x16_t p02_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// ed96e6c1acf7
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);

//// cfbd4493207f
  /* compute */
  const uint8x16_t p12_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);

//// e3279057e933
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p12_1_1, byte_02);

//// 764c3d972030
  /* compute */
  const uint8x16_t p02_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// ac0e3ee6a7c2
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);

//// 9abf7276bce9
  /* compute */
  const uint8x16_t p12_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);

//// edb36b6e15a0
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p12_2_1, byte_02);

//// 9e5d635b44c4
  /* compute */
  const uint8x16_t p02_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// 09f61296b29b
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);

//// b9c1bf58f58b
  /* compute */
  const uint8x16_t p12_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);

//// 1e591569791e
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p12_3_1, byte_02);

//// 476a6750dc38
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_veorq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_veorq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_veorq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_veorq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_veorq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_veorq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_veorq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_veorq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 3bb67bc6add0
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};

//// cb45dfe81c21
        for (; done < end; ++done, w += 128, a += 24) SYNTH_KERNEL_block(w, a, acc);

//// 7ef8894d9604
 * A3W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 92a1abbf38d2
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// d643514dd92c
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// e9728d4daf6a
 * A3W2 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 9546a07699d5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *

//// 105a99699727
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-8, -16][i] *
 * ones(weight plane i) + -18 * K + -18 * (padded K - K); column_correction = sum_j [3, 6, -12][j] *
 * ones(activation plane j).
 *

//// 379ff0d94788
 * K up to 39768192 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// d42da69efddc
 * Proof: 19 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open. This is stated by its searches; synth-kernel
 * check --minimality replays them.
 */

//// f4e02219da61
  /* compute */
  const uint8x16_t p02_0_0 = vorrq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// 8f3cefda26cb
  /* compute */
  const uint8x16_t p12_0_0 = vorrq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);

//// 666157fced61
  /* compute */
  const uint8x16_t p02_1_0 = vorrq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// a662931a4ffc
  /* compute */
  const uint8x16_t p12_1_0 = vorrq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);

//// 799299794380
  /* compute */
  const uint8x16_t p02_2_0 = vorrq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// cdeffce1fcbd
  /* compute */
  const uint8x16_t p12_2_0 = vorrq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);

//// 7e0c6b55c632
  /* compute */
  const uint8x16_t p02_3_0 = vorrq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// 09699fb294f7
  /* compute */
  const uint8x16_t p12_3_0 = vorrq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);

//// 945432de28f2
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vornq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vornq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vornq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vornq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vornq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vornq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vornq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vornq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vornq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vornq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vornq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vornq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 4427085ff4df
 * A3W2 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// f885c8cec08e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 3b1d90a8b7dc
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -14][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// ae51f69aff77
  /* compute */
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// b19948ee75db
  /* compute */
  const uint8x16_t p12_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);

//// d9a47df19c84
  /* compute */
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// a9851ca3f8e8
  /* compute */
  const uint8x16_t p12_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);

//// 7ce34ab407fd
  /* compute */
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// 08f9cc9f2a85
  /* compute */
  const uint8x16_t p12_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);

//// 29fc0e409bff
  /* compute */
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// a9ea965041a6
  /* compute */
  const uint8x16_t p12_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);

//// eef0523fafc6
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 3d02b6c5c204
 * A3W2 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 96fe9b0621ae
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *

//// 8ed74c447c06
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -6][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// c8c0f89798ba
  /* compute */
  const uint8x16_t p02_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// ae811b4c4ef3
  /* compute */
  const uint8x16_t p12_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);

//// ab286a0d716a
  /* compute */
  const uint8x16_t p02_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// 9a96776087b9
  /* compute */
  const uint8x16_t p12_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);

//// 9dec5da09521
  /* compute */
  const uint8x16_t p02_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// 3ac3700b4279
  /* compute */
  const uint8x16_t p12_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);

//// 3bf75247a3f5
  /* compute */
  const uint8x16_t p02_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// 646bd31aa972
  /* compute */
  const uint8x16_t p12_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);

//// 5f6ae69376cd
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_vandq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_vandq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_vandq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_vandq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 1a853d967b7a
 * A3W2 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// f459c0c1c7d7
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *

//// cf93393ea7fe
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// bccae1c71a28
  /* compute */
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// 395444f904d8
  /* compute */
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// 417d3c109bc2
  /* compute */
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// 575ab412f2a8
  /* compute */
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// e4862651440c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vpaddq_u8(r4_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpadalq_u8(r8_0, acc0, r6_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_vandq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vmlaq_u8(r3_0, r2_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_vandq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vmlaq_u8(r3_1, r2_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_vandq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vmlaq_u8(r3_2, r2_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_vandq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vmlaq_u8(r3_3, r2_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vmlaq_u16(r10_0, r8_0, r9_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

//// 085e1849271f
 * A3W3 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// cc79483ffb55
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7].
 *

//// 2a5ac01cca69
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 20 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *

//// c39a3edd10f4
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -49 * K + -98 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// b30f2a241482
 * K up to 21913088 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// 9af678a37531
 * Instructions of a block without loads: 111 (activations 0, row 72, combine 28, reduce 10, store 1); loads 16.
 *

//// 160944612eb7
 * Proof: 20 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [37, 38] open; all planes together: lengths 5..24 open. This is stated by its searches;
 * synth-kernel check --minimality replays them.
 */

//// 15b4abbba22c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));

//// 75a3354a6729
  /* reduce */
  const uint8x16_t r7_0 = vpaddq_u8(r1_0, r1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);

//// 08b355f837aa
  /* reduce */
  const uint8x16_t r7_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r9_0 = vpaddq_u8(r7_0, r7_1);
  const uint16x8_t r11_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r9_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);

//// a71dd36c5a81
  /* compute */
  const uint8x16_t p20_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// 70b105bfbdf6
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t r3_0 = vaddq_u8(p20_0_1, r2_0);

//// c74eff9c8ff8
  /* combine plane pairs */
  const uint8x16_t r4_0 = vmlaq_u8(r3_0, p12_0_1, byte_02);

//// 52188615fe45
  /* combine plane pairs */
  const uint8x16_t r5_0 = vmlaq_u8(r4_0, p21_0_1, byte_02);

//// 9a396a28f18f
  /* compute */
  const uint8x16_t p22_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);

//// 8fe2c5ea2334
  /* combine plane pairs */
  const uint8x16_t r6_0 = vmlaq_u8(r5_0, p22_0_1, byte_04);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);

//// 3df1cb4bc020
  /* compute */
  const uint8x16_t p20_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// 6eaf8c84780d
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  const uint8x16_t r3_1 = vaddq_u8(p20_1_1, r2_1);

//// c385eafc33e4
  /* combine plane pairs */
  const uint8x16_t r4_1 = vmlaq_u8(r3_1, p12_1_1, byte_02);

//// d3bdbac7eee2
  /* combine plane pairs */
  const uint8x16_t r5_1 = vmlaq_u8(r4_1, p21_1_1, byte_02);

//// 96f2dc24ee6c
  /* compute */
  const uint8x16_t p22_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);

//// c1eac3ab3caa
  /* combine plane pairs */
  const uint8x16_t r6_1 = vmlaq_u8(r5_1, p22_1_1, byte_04);

//// d370f8a00455
  /* reduce */
  const uint8x16_t r8_0 = vpaddq_u8(r6_0, r6_1);
  const uint16x8_t r10_0 = vpaddlq_u8(r8_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);

//// c6e79ec5abc5
  /* compute */
  const uint8x16_t p20_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// d5f8a58f4384
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  const uint8x16_t r3_2 = vaddq_u8(p20_2_1, r2_2);

//// a65f382e44db
  /* combine plane pairs */
  const uint8x16_t r4_2 = vmlaq_u8(r3_2, p12_2_1, byte_02);

//// 9e1f51021e0e
  /* combine plane pairs */
  const uint8x16_t r5_2 = vmlaq_u8(r4_2, p21_2_1, byte_02);

//// a052dee4ee54
  /* compute */
  const uint8x16_t p22_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);

//// 230074512c8d
  /* combine plane pairs */
  const uint8x16_t r6_2 = vmlaq_u8(r5_2, p22_2_1, byte_04);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);

//// f359233916ec
  /* compute */
  const uint8x16_t p20_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// d95706f3aba6
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  const uint8x16_t r3_3 = vaddq_u8(p20_3_1, r2_3);

//// e264115ffafb
  /* combine plane pairs */
  const uint8x16_t r4_3 = vmlaq_u8(r3_3, p12_3_1, byte_02);

//// 849dfb076893
  /* combine plane pairs */
  const uint8x16_t r5_3 = vmlaq_u8(r4_3, p21_3_1, byte_02);

//// f56c4411122d
  /* compute */
  const uint8x16_t p22_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);

//// 0432fdea42c7
  /* combine plane pairs */
  const uint8x16_t r6_3 = vmlaq_u8(r5_3, p22_3_1, byte_04);

//// cc4bc9847d17
  /* reduce */
  const uint8x16_t r8_1 = vpaddq_u8(r6_2, r6_3);
  const uint16x8_t r10_1 = vpaddlq_u8(r8_1);
  const uint16x8_t r12_0 = vpaddq_u16(r10_0, r10_1);
  const uint16x8_t r13_0 = vmlaq_u16(r11_0, r12_0, vreinterpretq_u16_u8(lanes16_4));

//// fff6194b7b45
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r13_0));
}

//// 048149f62fe5
/* vpaddq_u16 */
static inline void SYNTH_KERNEL_vpaddq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];

//// 7c025e9ebaac
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(SYNTH_KERNEL_lane16(a0, 2 * i) + SYNTH_KERNEL_lane16(a0, 2 * i + 1));

//// d82c5008dc6c
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(SYNTH_KERNEL_lane16(a1, 2 * i - 8) + SYNTH_KERNEL_lane16(a1, 2 * i - 7));
  memcpy(out, result, sizeof result);
}

//// 99eba1228727
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_1[16];
  SYNTH_KERNEL_vpaddq_u8(r7_1, r1_2, r1_3);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddq_u8(r9_0, r7_0, r7_1);
  uint8_t r11_0[16];
  SYNTH_KERNEL_vpadalq_u8(r11_0, acc0, r9_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_veorq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_veorq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_veorq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vmlaq_u8(r4_0, r3_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_veorq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vmlaq_u8(r5_0, r4_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_0_0[16];
  SYNTH_KERNEL_veorq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vmlaq_u8(r6_0, r5_0, p22_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_veorq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_veorq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_veorq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vmlaq_u8(r4_1, r3_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_veorq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vmlaq_u8(r5_1, r4_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_1_0[16];
  SYNTH_KERNEL_veorq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  SYNTH_KERNEL_vmlaq_u8(r6_1, r5_1, p22_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpaddq_u8(r8_0, r6_0, r6_1);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_0, r8_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_veorq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_veorq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_veorq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  SYNTH_KERNEL_vmlaq_u8(r4_2, r3_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_veorq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  SYNTH_KERNEL_vmlaq_u8(r5_2, r4_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_2_0[16];
  SYNTH_KERNEL_veorq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  SYNTH_KERNEL_vmlaq_u8(r6_2, r5_2, p22_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_veorq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_veorq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_veorq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  SYNTH_KERNEL_vmlaq_u8(r4_3, r3_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_veorq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  SYNTH_KERNEL_vmlaq_u8(r5_3, r4_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_3_0[16];
  SYNTH_KERNEL_veorq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  SYNTH_KERNEL_vmlaq_u8(r6_3, r5_3, p22_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_1[16];
  SYNTH_KERNEL_vpaddq_u8(r8_1, r6_2, r6_3);
  uint8_t r10_1[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_1, r8_1);
  uint8_t r12_0[16];
  SYNTH_KERNEL_vpaddq_u16(r12_0, r10_0, r10_1);
  uint8_t r13_0[16];
  SYNTH_KERNEL_vmlaq_u16(r13_0, r11_0, r12_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r13_0);
}

//// 0cdf6ea2bb0a
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};

//// 9902ceac0b1f
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 20 ? done + 20 : k_blocks;

//// 7ca07a458291
        for (; done < end; ++done, w += 192, a += 24) SYNTH_KERNEL_block(w, a, acc);

//// 694f4d01fe43
 * A3W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 4bcfd575c583
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *

//// 7ac4a825d9f6
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14, 28][i] *
 * ones(weight plane i) + -49 * K + -49 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *

//// f160b652de06
 * K up to 43826176 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// f0b97555ab46
 * A3W3 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 30e7d2a90a62
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *

//// e2e00c225d41
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-8, -16, -32][i] *
 * ones(weight plane i) + -42 * K + -42 * (padded K - K); column_correction = sum_j [7, 14, -28][j] *
 * ones(activation plane j).
 *

//// e30e5fb2f626
 * K up to 17043520 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *

//// e0bc26d3323b
 * Proof: 21 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [37, 38] open; all planes together: lengths 5..24 open. This is stated by its searches;
 * synth-kernel check --minimality replays them.
 */

//// 22b56c2bbf5f
  /* compute */
  const uint8x16_t p20_0_0 = vornq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = vorrq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// 08b6d836bb68
  /* compute */
  const uint8x16_t p21_0_0 = vornq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);

//// d535da97121d
  /* compute */
  const uint8x16_t p22_0_0 = vorrq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);

//// 68583c6d3bcb
  /* compute */
  const uint8x16_t p20_1_0 = vornq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = vorrq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// 397f39b3ec87
  /* compute */
  const uint8x16_t p21_1_0 = vornq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);

//// 34e14b7afd5c
  /* compute */
  const uint8x16_t p22_1_0 = vorrq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);

//// d18dbba797be
  /* compute */
  const uint8x16_t p20_2_0 = vornq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = vorrq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// a8364b0bcce6
  /* compute */
  const uint8x16_t p21_2_0 = vornq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);

//// 9eeb61d1ca0b
  /* compute */
  const uint8x16_t p22_2_0 = vorrq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);

//// 305278593e5a
  /* compute */
  const uint8x16_t p20_3_0 = vornq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = vorrq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// 943ee7236c6d
  /* compute */
  const uint8x16_t p21_3_0 = vornq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);

//// a012a291810e
  /* compute */
  const uint8x16_t p22_3_0 = vorrq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);

//// 1d8971f1ffce
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vornq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vornq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vornq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vornq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vornq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vornq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vornq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vornq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_1[16];
  SYNTH_KERNEL_vpaddq_u8(r7_1, r1_2, r1_3);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddq_u8(r9_0, r7_0, r7_1);
  uint8_t r11_0[16];
  SYNTH_KERNEL_vpadalq_u8(r11_0, acc0, r9_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vornq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vornq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vmlaq_u8(r4_0, r3_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_vornq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vmlaq_u8(r5_0, r4_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_0_0[16];
  SYNTH_KERNEL_vorrq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vmlaq_u8(r6_0, r5_0, p22_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vornq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vornq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vmlaq_u8(r4_1, r3_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_vornq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vmlaq_u8(r5_1, r4_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_1_0[16];
  SYNTH_KERNEL_vorrq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  SYNTH_KERNEL_vmlaq_u8(r6_1, r5_1, p22_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpaddq_u8(r8_0, r6_0, r6_1);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_0, r8_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vornq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vornq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  SYNTH_KERNEL_vmlaq_u8(r4_2, r3_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_vornq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  SYNTH_KERNEL_vmlaq_u8(r5_2, r4_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_2_0[16];
  SYNTH_KERNEL_vorrq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  SYNTH_KERNEL_vmlaq_u8(r6_2, r5_2, p22_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vornq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vornq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  SYNTH_KERNEL_vmlaq_u8(r4_3, r3_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_vornq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  SYNTH_KERNEL_vmlaq_u8(r5_3, r4_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_3_0[16];
  SYNTH_KERNEL_vorrq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  SYNTH_KERNEL_vmlaq_u8(r6_3, r5_3, p22_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_1[16];
  SYNTH_KERNEL_vpaddq_u8(r8_1, r6_2, r6_3);
  uint8_t r10_1[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_1, r8_1);
  uint8_t r12_0[16];
  SYNTH_KERNEL_vpaddq_u16(r12_0, r10_0, r10_1);
  uint8_t r13_0[16];
  SYNTH_KERNEL_vmlaq_u16(r13_0, r11_0, r12_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r13_0);
}

//// 22197c3e055d
 * A3W3 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// e0057d1aa56d
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *

//// 646b4743559d
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -28][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// b71c0e0cb14b
  /* compute */
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// eafc14af4812
  /* compute */
  const uint8x16_t p22_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);

//// 34bd92250425
  /* compute */
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// 62fc97b1cc7a
  /* compute */
  const uint8x16_t p22_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);

//// 798f1dc06d44
  /* compute */
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// 727c15a64ab4
  /* compute */
  const uint8x16_t p22_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);

//// 839e0d2a3d58
  /* compute */
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// 591d55ecaf13
  /* compute */
  const uint8x16_t p22_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);

//// d4f7b3e3a367
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_1[16];
  SYNTH_KERNEL_vpaddq_u8(r7_1, r1_2, r1_3);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddq_u8(r9_0, r7_0, r7_1);
  uint8_t r11_0[16];
  SYNTH_KERNEL_vpadalq_u8(r11_0, acc0, r9_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_vandq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vmlaq_u8(r4_0, r3_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vmlaq_u8(r5_0, r4_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vmlaq_u8(r6_0, r5_0, p22_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_vandq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vmlaq_u8(r4_1, r3_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vmlaq_u8(r5_1, r4_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  SYNTH_KERNEL_vmlaq_u8(r6_1, r5_1, p22_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpaddq_u8(r8_0, r6_0, r6_1);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_0, r8_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_vandq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  SYNTH_KERNEL_vmlaq_u8(r4_2, r3_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  SYNTH_KERNEL_vmlaq_u8(r5_2, r4_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  SYNTH_KERNEL_vmlaq_u8(r6_2, r5_2, p22_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_vandq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  SYNTH_KERNEL_vmlaq_u8(r4_3, r3_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  SYNTH_KERNEL_vmlaq_u8(r5_3, r4_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  SYNTH_KERNEL_vmlaq_u8(r6_3, r5_3, p22_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_1[16];
  SYNTH_KERNEL_vpaddq_u8(r8_1, r6_2, r6_3);
  uint8_t r10_1[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_1, r8_1);
  uint8_t r12_0[16];
  SYNTH_KERNEL_vpaddq_u16(r12_0, r10_0, r10_1);
  uint8_t r13_0[16];
  SYNTH_KERNEL_vmlaq_u16(r13_0, r11_0, r12_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r13_0);
}

//// a7a373213f40
 * A3W3 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 24da02d5ce27
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *

//// ff6542daa9bc
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8, -12][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// 07e3a9dffb49
  /* compute */
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// b91c3eaeb096
  /* compute */
  const uint8x16_t p22_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);

//// 7d6f3f2bb5dc
  /* compute */
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// f703985e568f
  /* compute */
  const uint8x16_t p22_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);

//// 7885ed411d88
  /* compute */
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// e5504de6602c
  /* compute */
  const uint8x16_t p22_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);

//// b20ab86d4731
  /* compute */
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// ce93d229b864
  /* compute */
  const uint8x16_t p22_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);

//// 6e5cb25bb896
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_1[16];
  SYNTH_KERNEL_vpaddq_u8(r7_1, r1_2, r1_3);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddq_u8(r9_0, r7_0, r7_1);
  uint8_t r11_0[16];
  SYNTH_KERNEL_vpadalq_u8(r11_0, acc0, r9_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vmlaq_u8(r4_0, r3_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vmlaq_u8(r5_0, r4_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_0_0[16];
  SYNTH_KERNEL_vandq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vmlaq_u8(r6_0, r5_0, p22_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vmlaq_u8(r4_1, r3_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vmlaq_u8(r5_1, r4_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_1_0[16];
  SYNTH_KERNEL_vandq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  SYNTH_KERNEL_vmlaq_u8(r6_1, r5_1, p22_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpaddq_u8(r8_0, r6_0, r6_1);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_0, r8_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  SYNTH_KERNEL_vmlaq_u8(r4_2, r3_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  SYNTH_KERNEL_vmlaq_u8(r5_2, r4_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_2_0[16];
  SYNTH_KERNEL_vandq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  SYNTH_KERNEL_vmlaq_u8(r6_2, r5_2, p22_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  SYNTH_KERNEL_vmlaq_u8(r4_3, r3_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_vbicq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  SYNTH_KERNEL_vmlaq_u8(r5_3, r4_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_3_0[16];
  SYNTH_KERNEL_vandq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  SYNTH_KERNEL_vmlaq_u8(r6_3, r5_3, p22_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_1[16];
  SYNTH_KERNEL_vpaddq_u8(r8_1, r6_2, r6_3);
  uint8_t r10_1[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_1, r8_1);
  uint8_t r12_0[16];
  SYNTH_KERNEL_vpaddq_u16(r12_0, r10_0, r10_1);
  uint8_t r13_0[16];
  SYNTH_KERNEL_vmlaq_u16(r13_0, r11_0, r12_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r13_0);
}

//// 1e15425067b3
 * A3W3 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *

//// 9cedd20730d7
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4,
 * 5, 6, 7].
 *

//// 60ad2b39753b
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *

//// 85a1760cf6f7
  /* compute */
  const uint8x16_t p20_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);

//// 02c75cadd45c
  /* compute */
  const uint8x16_t p20_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);

//// 5de2b5ded09e
  /* compute */
  const uint8x16_t p20_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);

//// ba8844603ea4
  /* compute */
  const uint8x16_t p20_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);

//// 4d3e864d5ec9
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  SYNTH_KERNEL_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  SYNTH_KERNEL_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  SYNTH_KERNEL_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  SYNTH_KERNEL_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  SYNTH_KERNEL_vmlaq_u8(r0_0, p00_0_1, p01_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_0[16];
  SYNTH_KERNEL_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  SYNTH_KERNEL_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  SYNTH_KERNEL_vmlaq_u8(r1_0, r0_0, p10_0_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_1[16];
  SYNTH_KERNEL_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  SYNTH_KERNEL_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  SYNTH_KERNEL_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  SYNTH_KERNEL_vmlaq_u8(r0_1, p00_1_1, p01_1_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_1[16];
  SYNTH_KERNEL_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  SYNTH_KERNEL_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  SYNTH_KERNEL_vmlaq_u8(r1_1, r0_1, p10_1_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_0[16];
  SYNTH_KERNEL_vpaddq_u8(r7_0, r1_0, r1_1);
  uint8_t w0_2[16];
  SYNTH_KERNEL_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  SYNTH_KERNEL_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  SYNTH_KERNEL_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  SYNTH_KERNEL_vmlaq_u8(r0_2, p00_2_1, p01_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_2[16];
  SYNTH_KERNEL_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  SYNTH_KERNEL_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  SYNTH_KERNEL_vmlaq_u8(r1_2, r0_2, p10_2_1, SYNTH_KERNEL_byte_02);
  uint8_t w0_3[16];
  SYNTH_KERNEL_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  SYNTH_KERNEL_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  SYNTH_KERNEL_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  SYNTH_KERNEL_vmlaq_u8(r0_3, p00_3_1, p01_3_1, SYNTH_KERNEL_byte_02);
  uint8_t w1_3[16];
  SYNTH_KERNEL_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  SYNTH_KERNEL_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  SYNTH_KERNEL_vmlaq_u8(r1_3, r0_3, p10_3_1, SYNTH_KERNEL_byte_02);
  uint8_t r7_1[16];
  SYNTH_KERNEL_vpaddq_u8(r7_1, r1_2, r1_3);
  uint8_t r9_0[16];
  SYNTH_KERNEL_vpaddq_u8(r9_0, r7_0, r7_1);
  uint8_t r11_0[16];
  SYNTH_KERNEL_vpadalq_u8(r11_0, acc0, r9_0);
  uint8_t w2_0[16];
  SYNTH_KERNEL_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  SYNTH_KERNEL_vandq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  SYNTH_KERNEL_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  SYNTH_KERNEL_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  SYNTH_KERNEL_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  SYNTH_KERNEL_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  SYNTH_KERNEL_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  SYNTH_KERNEL_vandq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  SYNTH_KERNEL_vmlaq_u8(r4_0, r3_0, p12_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_0_0[16];
  SYNTH_KERNEL_vandq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  SYNTH_KERNEL_vmlaq_u8(r5_0, r4_0, p21_0_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_0_0[16];
  SYNTH_KERNEL_vandq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  SYNTH_KERNEL_vmlaq_u8(r6_0, r5_0, p22_0_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_1[16];
  SYNTH_KERNEL_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  SYNTH_KERNEL_vandq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  SYNTH_KERNEL_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  SYNTH_KERNEL_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  SYNTH_KERNEL_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  SYNTH_KERNEL_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  SYNTH_KERNEL_vandq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  SYNTH_KERNEL_vmlaq_u8(r4_1, r3_1, p12_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_1_0[16];
  SYNTH_KERNEL_vandq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  SYNTH_KERNEL_vmlaq_u8(r5_1, r4_1, p21_1_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_1_0[16];
  SYNTH_KERNEL_vandq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  SYNTH_KERNEL_vmlaq_u8(r6_1, r5_1, p22_1_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_0[16];
  SYNTH_KERNEL_vpaddq_u8(r8_0, r6_0, r6_1);
  uint8_t r10_0[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_0, r8_0);
  uint8_t w2_2[16];
  SYNTH_KERNEL_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  SYNTH_KERNEL_vandq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  SYNTH_KERNEL_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  SYNTH_KERNEL_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  SYNTH_KERNEL_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  SYNTH_KERNEL_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  SYNTH_KERNEL_vandq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  SYNTH_KERNEL_vmlaq_u8(r4_2, r3_2, p12_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_2_0[16];
  SYNTH_KERNEL_vandq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  SYNTH_KERNEL_vmlaq_u8(r5_2, r4_2, p21_2_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_2_0[16];
  SYNTH_KERNEL_vandq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  SYNTH_KERNEL_vmlaq_u8(r6_2, r5_2, p22_2_1, SYNTH_KERNEL_byte_04);
  uint8_t w2_3[16];
  SYNTH_KERNEL_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  SYNTH_KERNEL_vandq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  SYNTH_KERNEL_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  SYNTH_KERNEL_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  SYNTH_KERNEL_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  SYNTH_KERNEL_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  SYNTH_KERNEL_vandq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  SYNTH_KERNEL_vmlaq_u8(r4_3, r3_3, p12_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p21_3_0[16];
  SYNTH_KERNEL_vandq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  SYNTH_KERNEL_vmlaq_u8(r5_3, r4_3, p21_3_1, SYNTH_KERNEL_byte_02);
  uint8_t p22_3_0[16];
  SYNTH_KERNEL_vandq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  SYNTH_KERNEL_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  SYNTH_KERNEL_vmlaq_u8(r6_3, r5_3, p22_3_1, SYNTH_KERNEL_byte_04);
  uint8_t r8_1[16];
  SYNTH_KERNEL_vpaddq_u8(r8_1, r6_2, r6_3);
  uint8_t r10_1[16];
  SYNTH_KERNEL_vpaddlq_u8(r10_1, r8_1);
  uint8_t r12_0[16];
  SYNTH_KERNEL_vpaddq_u16(r12_0, r10_0, r10_1);
  uint8_t r13_0[16];
  SYNTH_KERNEL_vmlaq_u16(r13_0, r11_0, r12_0, SYNTH_KERNEL_lanes16_4);
  SYNTH_KERNEL_vst1q_u8((uint8_t *)acc + 0, r13_0);
}

