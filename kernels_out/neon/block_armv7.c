/* Pieces of the C texts of kernels (block, neon, armv7), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// 966db5d5da04
/* A1W1 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff
 * repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in
 * bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + -1 * K + -2 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 1073741760 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 0, row 8, combine 0, reduce 7, store 1); loads 6.
 *
 * Proof: 12 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 2ac9dac200a2
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
  /* compute */
  const uint8x16_t p00_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  /* reduce */
  const uint8x8_t r0_0l = vget_low_u8(p00_0_1);
  const uint8x8_t r0_0h = vget_high_u8(p00_0_1);
  const uint8x8_t r1_0 = vpadd_u8(r0_0l, r0_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  /* reduce */
  const uint8x8_t r0_1l = vget_low_u8(p00_1_1);
  const uint8x8_t r0_1h = vget_high_u8(p00_1_1);
  const uint8x8_t r1_1 = vpadd_u8(r0_1l, r0_1h);
  const uint8x8_t r2_0 = vpadd_u8(r1_0, r1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  /* reduce */
  const uint8x8_t r0_2l = vget_low_u8(p00_2_1);
  const uint8x8_t r0_2h = vget_high_u8(p00_2_1);
  const uint8x8_t r1_2 = vpadd_u8(r0_2l, r0_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  /* reduce */
  const uint8x8_t r0_3l = vget_low_u8(p00_3_1);
  const uint8x8_t r0_3h = vget_high_u8(p00_3_1);
  const uint8x8_t r1_3 = vpadd_u8(r0_3l, r0_3h);
  const uint8x8_t r2_1 = vpadd_u8(r1_2, r1_3);
  const uint8x16_t r3_0 = vcombine_u8(r2_0, r2_1);
  const uint16x8_t r4_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r3_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r4_0));
}

//// baca5f9a2811

#else /* any other CPU: every instruction by its definition, lane by lane */

static inline uint64_t synth_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}

//// d088d5675f26
static inline uint8_t synth_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
  return x;
}

//// ff48a24b465f
static inline uint16_t synth_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}

//// 3dabaee0583e
static inline uint64_t synth_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}

//// 5130a8b69149
/* vld1q_u8 */
static inline void synth_vld1q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_lane8(a0, i);
  memcpy(out, result, sizeof result);
}

//// 28aacf8acbe4
/* vld1q_dup_u64 */
static inline void synth_vld1q_dup_u64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = synth_lane64(a0, 0);
  result[1] = synth_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}

//// 3591665a9802
/* veorq_u8 */
static inline void synth_veorq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) ^ synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// bd57b0c2d1e8
/* vcntq_u8 */
static inline void synth_vcntq_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_popcount(synth_lane8(a0, i)));
  memcpy(out, result, sizeof result);
}

//// dfa3b1d2e5c7
/* vget_low_u8 */
static inline void synth_vget_low_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_lane8(a0, i);
  memcpy(out, result, sizeof result);
}

//// bb06ffa4294c
/* vget_high_u8 */
static inline void synth_vget_high_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_lane8(a0, i + 8);
  memcpy(out, result, sizeof result);
}

//// fe9362af5af6
/* vpadd_u8 */
static inline void synth_vpadd_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = (uint8_t)(synth_lane8(a0, 2 * i) + synth_lane8(a0, 2 * i + 1));
  for (int i = 4; i < 8; ++i) result[i] = (uint8_t)(synth_lane8(a1, 2 * i - 8) + synth_lane8(a1, 2 * i - 7));
  memcpy(out, result, sizeof result);
}

//// db67416fb3f1
/* vcombine_u8 */
static inline void synth_vcombine_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_lane8(a0, i);
  for (int i = 8; i < 16; ++i) result[i] = synth_lane8(a1, i - 8);
  memcpy(out, result, sizeof result);
}

//// e1bc2359b345
/* vpadalq_u8 */
static inline void synth_vpadalq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_lane16(a0, i) + (uint16_t)(synth_lane8(a1, 2 * i))) + (uint16_t)(synth_lane8(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}

//// df8493b33ef9
/* vst1q_u8 */
static inline void synth_vst1q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_lane8(a0, i);
  memcpy(out, result, sizeof result);
}

//// 01356d61d8e7
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t r0_0l[8];
  synth_vget_low_u8(r0_0l, p00_0_1);
  uint8_t r0_0h[8];
  synth_vget_high_u8(r0_0h, p00_0_1);
  uint8_t r1_0[8];
  synth_vpadd_u8(r1_0, r0_0l, r0_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t r0_1l[8];
  synth_vget_low_u8(r0_1l, p00_1_1);
  uint8_t r0_1h[8];
  synth_vget_high_u8(r0_1h, p00_1_1);
  uint8_t r1_1[8];
  synth_vpadd_u8(r1_1, r0_1l, r0_1h);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t r0_2l[8];
  synth_vget_low_u8(r0_2l, p00_2_1);
  uint8_t r0_2h[8];
  synth_vget_high_u8(r0_2h, p00_2_1);
  uint8_t r1_2[8];
  synth_vpadd_u8(r1_2, r0_2l, r0_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t r0_3l[8];
  synth_vget_low_u8(r0_3l, p00_3_1);
  uint8_t r0_3h[8];
  synth_vget_high_u8(r0_3h, p00_3_1);
  uint8_t r1_3[8];
  synth_vpadd_u8(r1_3, r0_3l, r0_3h);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  synth_vcombine_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  synth_vpadalq_u8(r4_0, acc0, r3_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// 626de321eb39

#endif

//// 1a6d8d9b0c7e

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 64, a += 8) SYNTH_KERNEL_block(w, a, acc);
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

//// 09fc2ff19c16
/* A1W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff
 * repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in
 * bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1][i] * ones(weight
 * plane i) + -1 * K + -1 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 2147483584 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 0, row 8, combine 0, reduce 7, store 1); loads 6.
 *
 * Proof: 12 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// bb217cd42dfe

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 64, a += 8) SYNTH_KERNEL_block(w, a, acc);
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

//// 58a51226ca6c
/* A1W1 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 2147483584 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 0, row 8, combine 0, reduce 7, store 1); loads 6.
 *
 * Proof: 12 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// d69169e2b227
/* A1W1 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 2147483584 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 0, row 8, combine 0, reduce 7, store 1); loads 6.
 *
 * Proof: 12 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// f1f9a20f5120
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
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  /* reduce */
  const uint8x8_t r0_0l = vget_low_u8(p00_0_1);
  const uint8x8_t r0_0h = vget_high_u8(p00_0_1);
  const uint8x8_t r1_0 = vpadd_u8(r0_0l, r0_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  /* reduce */
  const uint8x8_t r0_1l = vget_low_u8(p00_1_1);
  const uint8x8_t r0_1h = vget_high_u8(p00_1_1);
  const uint8x8_t r1_1 = vpadd_u8(r0_1l, r0_1h);
  const uint8x8_t r2_0 = vpadd_u8(r1_0, r1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  /* reduce */
  const uint8x8_t r0_2l = vget_low_u8(p00_2_1);
  const uint8x8_t r0_2h = vget_high_u8(p00_2_1);
  const uint8x8_t r1_2 = vpadd_u8(r0_2l, r0_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  /* reduce */
  const uint8x8_t r0_3l = vget_low_u8(p00_3_1);
  const uint8x8_t r0_3h = vget_high_u8(p00_3_1);
  const uint8x8_t r1_3 = vpadd_u8(r0_3l, r0_3h);
  const uint8x8_t r2_1 = vpadd_u8(r1_2, r1_3);
  const uint8x16_t r3_0 = vcombine_u8(r2_0, r2_1);
  const uint16x8_t r4_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r3_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r4_0));
}

//// 6046ee07e73f
/* vbicq_u8 */
static inline void synth_vbicq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) & (uint8_t)(~synth_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}

//// 610528fe18d1
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t r0_0l[8];
  synth_vget_low_u8(r0_0l, p00_0_1);
  uint8_t r0_0h[8];
  synth_vget_high_u8(r0_0h, p00_0_1);
  uint8_t r1_0[8];
  synth_vpadd_u8(r1_0, r0_0l, r0_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t r0_1l[8];
  synth_vget_low_u8(r0_1l, p00_1_1);
  uint8_t r0_1h[8];
  synth_vget_high_u8(r0_1h, p00_1_1);
  uint8_t r1_1[8];
  synth_vpadd_u8(r1_1, r0_1l, r0_1h);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t r0_2l[8];
  synth_vget_low_u8(r0_2l, p00_2_1);
  uint8_t r0_2h[8];
  synth_vget_high_u8(r0_2h, p00_2_1);
  uint8_t r1_2[8];
  synth_vpadd_u8(r1_2, r0_2l, r0_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t r0_3l[8];
  synth_vget_low_u8(r0_3l, p00_3_1);
  uint8_t r0_3h[8];
  synth_vget_high_u8(r0_3h, p00_3_1);
  uint8_t r1_3[8];
  synth_vpadd_u8(r1_3, r0_3l, r0_3h);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  synth_vcombine_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  synth_vpadalq_u8(r4_0, acc0, r3_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// a178558452c3
/* A1W1 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 1 bit twos, values [-1, 0].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 2147483584 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 0, row 8, combine 0, reduce 7, store 1); loads 6.
 *
 * Proof: 12 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 9769b54450f2
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
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  /* reduce */
  const uint8x8_t r0_0l = vget_low_u8(p00_0_1);
  const uint8x8_t r0_0h = vget_high_u8(p00_0_1);
  const uint8x8_t r1_0 = vpadd_u8(r0_0l, r0_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  /* reduce */
  const uint8x8_t r0_1l = vget_low_u8(p00_1_1);
  const uint8x8_t r0_1h = vget_high_u8(p00_1_1);
  const uint8x8_t r1_1 = vpadd_u8(r0_1l, r0_1h);
  const uint8x8_t r2_0 = vpadd_u8(r1_0, r1_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  /* reduce */
  const uint8x8_t r0_2l = vget_low_u8(p00_2_1);
  const uint8x8_t r0_2h = vget_high_u8(p00_2_1);
  const uint8x8_t r1_2 = vpadd_u8(r0_2l, r0_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  /* reduce */
  const uint8x8_t r0_3l = vget_low_u8(p00_3_1);
  const uint8x8_t r0_3h = vget_high_u8(p00_3_1);
  const uint8x8_t r1_3 = vpadd_u8(r0_3l, r0_3h);
  const uint8x8_t r2_1 = vpadd_u8(r1_2, r1_3);
  const uint8x16_t r3_0 = vcombine_u8(r2_0, r2_1);
  const uint16x8_t r4_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r3_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r4_0));
}

//// 96497331e578
/* vandq_u8 */
static inline void synth_vandq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) & synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 7d6031c3d46b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t r0_0l[8];
  synth_vget_low_u8(r0_0l, p00_0_1);
  uint8_t r0_0h[8];
  synth_vget_high_u8(r0_0h, p00_0_1);
  uint8_t r1_0[8];
  synth_vpadd_u8(r1_0, r0_0l, r0_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t r0_1l[8];
  synth_vget_low_u8(r0_1l, p00_1_1);
  uint8_t r0_1h[8];
  synth_vget_high_u8(r0_1h, p00_1_1);
  uint8_t r1_1[8];
  synth_vpadd_u8(r1_1, r0_1l, r0_1h);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0, r1_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t r0_2l[8];
  synth_vget_low_u8(r0_2l, p00_2_1);
  uint8_t r0_2h[8];
  synth_vget_high_u8(r0_2h, p00_2_1);
  uint8_t r1_2[8];
  synth_vpadd_u8(r1_2, r0_2l, r0_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t r0_3l[8];
  synth_vget_low_u8(r0_3l, p00_3_1);
  uint8_t r0_3h[8];
  synth_vget_high_u8(r0_3h, p00_3_1);
  uint8_t r1_3[8];
  synth_vpadd_u8(r1_3, r0_3l, r0_3h);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  synth_vcombine_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  synth_vpadalq_u8(r4_0, acc0, r3_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

//// ff35427c224f
/* A1W1 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit unsigned, values [0, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 64
 * to a lane, so 1023 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane j).
 *
 * K up to 2147483584 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 16 (activations 0, row 8, combine 0, reduce 7, store 1); loads 6.
 *
 * Proof: 12 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// c0058067f8d9
/* A1W2 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6,
 * 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 10.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
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

//// 8961676ef8a4
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
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

//// 554801fcd540
/* vmlaq_u8 */
static inline void synth_vmlaq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) + (uint8_t)((uint32_t)synth_lane8(a1, i) * synth_lane8(a2, i)));
  memcpy(out, result, sizeof result);
}

//// 67b125554cac
static const uint8_t byte_02[] = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// 59fb31835763
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p10_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p10_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p10_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p10_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// 5b10a59ead21

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 128, a += 8) SYNTH_KERNEL_block(w, a, acc);
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

//// 3027a84345e3
/* A1W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6,
 * 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2][i] *
 * ones(weight plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 10.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 81c7b1d8d333

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 128, a += 8) SYNTH_KERNEL_block(w, a, acc);
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

//// a47662d5507e
/* A1W2 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 10.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// c0c5e61295f8
/* A1W2 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 10.
 *
 * Proof: 14 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// e902650d3eb6
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
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
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
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

//// bf1136a51c69
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p10_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p10_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p10_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p10_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// a9bdf7a6370d
/* A1W2 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 10.
 *
 * Proof: 14 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 879a9dff7ae0
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
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
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
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

//// 7cb488470ee6
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p10_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p10_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p10_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p10_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// bbde606624f0
/* A1W2 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 10.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 564af0bc6d53
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
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
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
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

//// eda9ced1969e
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p10_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p10_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p10_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p10_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// b1d74fec279c
/* A1W3 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -7 * K + -14 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 14.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open.
 */

//// c9fc93621ce2
static const uint8_t SYNTH_KERNEL_byte_04[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// 397a48733206
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
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
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p20_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p10_1_1, byte_02);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p20_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p20_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p10_3_1, byte_02);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p20_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// da4e30c922e3
static const uint8_t byte_04[] = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// a9b051912eb6
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p10_0_1, byte_02);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_veorq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p20_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p10_1_1, byte_02);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_veorq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p20_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p10_2_1, byte_02);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_veorq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p20_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p10_3_1, byte_02);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_veorq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p20_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// d40ee3cf3645

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 146 ? done + 146 : k_blocks;
        for (; done < end; ++done, w += 192, a += 8) SYNTH_KERNEL_block(w, a, acc);
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

//// b783c1ac1d55
/* A1W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [1, 2, 4][i] *
 * ones(weight plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 14.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open.
 */

//// a0b6840a4720

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 8;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 146 ? done + 146 : k_blocks;
        for (; done < end; ++done, w += 192, a += 8) SYNTH_KERNEL_block(w, a, acc);
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

//// fada7718aecd
/* A1W3 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 14.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open.
 */

//// d52408870080
/* A1W3 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 14.
 *
 * Proof: 15 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open.
 */

//// 931600f1bd8f
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p20_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p10_1_1, byte_02);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p20_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p20_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p10_3_1, byte_02);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p20_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// 9a970eb9d0ce
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p10_0_1, byte_02);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p20_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p10_1_1, byte_02);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p20_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p10_2_1, byte_02);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p20_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p10_3_1, byte_02);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p20_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// cd25ecbf1b4b
/* A1W3 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 14.
 *
 * Proof: 15 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open.
 */

//// cded4c3fb8f9
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p20_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p10_1_1, byte_02);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p20_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p20_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p10_3_1, byte_02);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p20_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// 0de97e532b95
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p10_0_1, byte_02);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vandq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p20_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p10_1_1, byte_02);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vandq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p20_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p10_2_1, byte_02);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vandq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p20_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p10_3_1, byte_02);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vandq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p20_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// 5f9ba9c2a45d
/* A1W3 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 1 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 14.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open.
 */

//// 0e4b52e27568
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p10_0_1, byte_02);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p20_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p10_1_1, byte_02);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p20_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p20_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p10_3_1, byte_02);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p20_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// b54c63ef4d7f
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p10_0_1, byte_02);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vandq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p20_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p10_1_1, byte_02);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vandq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p20_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p10_2_1, byte_02);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vandq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p20_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p10_3_1, byte_02);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vandq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p20_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// db855375a9f6
/* A2W1 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff
 * repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in
 * bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *
 * K up to 357913920 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 7.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 0cd51ebfe0c9
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
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
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* reduce */
  const uint8x8_t r1_1l = vget_low_u8(r0_1);
  const uint8x8_t r1_1h = vget_high_u8(r0_1);
  const uint8x8_t r2_1 = vpadd_u8(r1_1l, r1_1h);
  const uint8x8_t r3_0 = vpadd_u8(r2_0, r2_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
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

//// 0011552b162b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// 21cec617edf4

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 341 ? done + 341 : k_blocks;
        for (; done < end; ++done, w += 64, a += 16) SYNTH_KERNEL_block(w, a, acc);
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

//// d3844feac773
/* A2W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff
 * repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in
 * bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3][i] * ones(weight
 * plane i) + -3 * K + -3 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 7.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 608f4ea7571e

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 341 ? done + 341 : k_blocks;
        for (; done < end; ++done, w += 64, a += 16) SYNTH_KERNEL_block(w, a, acc);
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

//// 7368a15482fd
/* A2W1 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4][i] * ones(weight
 * plane i) + -2 * K + -2 * (padded K - K); column_correction = sum_j [1, 2][j] * ones(activation plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 7.
 *
 * Proof: 14 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 646f8f85b751
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* reduce */
  const uint8x8_t r1_1l = vget_low_u8(r0_1);
  const uint8x8_t r1_1h = vget_high_u8(r0_1);
  const uint8x8_t r2_1 = vpadd_u8(r1_1l, r1_1h);
  const uint8x8_t r3_0 = vpadd_u8(r2_0, r2_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
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

//// 928ffeeba4f8
/* vornq_u8 */
static inline void synth_vornq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) | (uint8_t)(~synth_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}

//// 02122ea82cf4
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// 1b62914a0f5d
/* A2W1 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-3][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 7.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// ef715947b907
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* reduce */
  const uint8x8_t r1_1l = vget_low_u8(r0_1);
  const uint8x8_t r1_1h = vget_high_u8(r0_1);
  const uint8x8_t r2_1 = vpadd_u8(r1_1l, r1_1h);
  const uint8x8_t r3_0 = vpadd_u8(r2_0, r2_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
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

//// d51a4d7a356f
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// 261ff923bdf9
/* A2W1 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 7.
 *
 * Proof: 14 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 60df2bf540f9
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* reduce */
  const uint8x8_t r1_1l = vget_low_u8(r0_1);
  const uint8x8_t r1_1h = vget_high_u8(r0_1);
  const uint8x8_t r2_1 = vpadd_u8(r1_1l, r1_1h);
  const uint8x8_t r3_0 = vpadd_u8(r2_0, r2_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
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

//// f90e9dc98371
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// 438d6876e0b2
/* A2W1 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 1 bit unsigned, values [0, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 192
 * to a lane, so 341 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane j).
 *
 * K up to 715827840 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 28 (activations 0, row 16, combine 4, reduce 7, store 1); loads 7.
 *
 * Proof: 13 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// cad64e7c513b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  /* reduce */
  const uint8x8_t r1_0l = vget_low_u8(r0_0);
  const uint8x8_t r1_0h = vget_high_u8(r0_0);
  const uint8x8_t r2_0 = vpadd_u8(r1_0l, r1_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* reduce */
  const uint8x8_t r1_1l = vget_low_u8(r0_1);
  const uint8x8_t r1_1h = vget_high_u8(r0_1);
  const uint8x8_t r2_1 = vpadd_u8(r1_1l, r1_1h);
  const uint8x8_t r3_0 = vpadd_u8(r2_0, r2_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* reduce */
  const uint8x8_t r1_2l = vget_low_u8(r0_2);
  const uint8x8_t r1_2h = vget_high_u8(r0_2);
  const uint8x8_t r2_2 = vpadd_u8(r1_2l, r1_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
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

//// 7a3f0c11301a
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t r1_0l[8];
  synth_vget_low_u8(r1_0l, r0_0);
  uint8_t r1_0h[8];
  synth_vget_high_u8(r1_0h, r0_0);
  uint8_t r2_0[8];
  synth_vpadd_u8(r2_0, r1_0l, r1_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t r1_1l[8];
  synth_vget_low_u8(r1_1l, r0_1);
  uint8_t r1_1h[8];
  synth_vget_high_u8(r1_1h, r0_1);
  uint8_t r2_1[8];
  synth_vpadd_u8(r2_1, r1_1l, r1_1h);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0, r2_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t r1_2l[8];
  synth_vget_low_u8(r1_2l, r0_2);
  uint8_t r1_2h[8];
  synth_vget_high_u8(r1_2h, r0_2);
  uint8_t r2_2[8];
  synth_vpadd_u8(r2_2, r1_2l, r1_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t r1_3l[8];
  synth_vget_low_u8(r1_3l, r0_3);
  uint8_t r1_3h[8];
  synth_vget_high_u8(r1_3h, r0_3);
  uint8_t r2_3[8];
  synth_vpadd_u8(r2_3, r1_3l, r1_3h);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_2, r2_3);
  uint8_t r4_0[16];
  synth_vcombine_u8(r4_0, r3_0, r3_1);
  uint8_t r5_0[16];
  synth_vpadalq_u8(r5_0, acc0, r4_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r5_0);
}

//// f1bc4b8c1dde
/* A2W2 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6,
 * 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 7456540 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -9 * K + -18 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 119304640 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 54 (activations 0, row 32, combine 12, reduce 8, store 2); loads 12.
 *
 * Proof: 15 obligations, all proved. Compute part (11 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..10 open.
 */

//// 441283340c5c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
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
  /* compute */
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vmlaq_u8(r1_0, p11_0_1, byte_04);
  /* reduce */
  const uint8x8_t r3_0l = vget_low_u8(r2_0);
  const uint8x8_t r3_0h = vget_high_u8(r2_0);
  const uint8x8_t r4_0 = vpadd_u8(r3_0l, r3_0h);
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
  /* compute */
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vmlaq_u8(r1_1, p11_1_1, byte_04);
  /* reduce */
  const uint8x8_t r3_1l = vget_low_u8(r2_1);
  const uint8x8_t r3_1h = vget_high_u8(r2_1);
  const uint8x8_t r4_1 = vpadd_u8(r3_1l, r3_1h);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpaddlq_u8(r5_0);
  const uint32x4_t r7_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r6_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(r7_0));
  const uint8x16_t acc1 = vld1q_u8((const uint8_t *)acc + 16);
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
  /* compute */
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vmlaq_u8(r1_2, p11_2_1, byte_04);
  /* reduce */
  const uint8x8_t r3_2l = vget_low_u8(r2_2);
  const uint8x8_t r3_2h = vget_high_u8(r2_2);
  const uint8x8_t r4_2 = vpadd_u8(r3_2l, r3_2h);
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
  /* compute */
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vmlaq_u8(r1_3, p11_3_1, byte_04);
  /* reduce */
  const uint8x8_t r3_3l = vget_low_u8(r2_3);
  const uint8x8_t r3_3h = vget_high_u8(r2_3);
  const uint8x8_t r4_3 = vpadd_u8(r3_3l, r3_3h);
  const uint8x16_t r5_1 = vcombine_u8(r4_2, r4_3);
  const uint16x8_t r6_1 = vpaddlq_u8(r5_1);
  const uint32x4_t r7_1 = vpadalq_u16(vreinterpretq_u32_u8(acc1), r6_1);
  /* store */
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(r7_1));
}

//// dd71e0cfa77e
static inline uint32_t synth_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}

//// bcc7d0beb91a
/* vpaddlq_u8 */
static inline void synth_vpaddlq_u8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_lane8(a0, 2 * i)) + (uint16_t)(synth_lane8(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}

//// 4a79cbfda207
/* vpadalq_u16 */
static inline void synth_vpadalq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_lane32(a0, i) + (uint32_t)(synth_lane16(a1, 2 * i))) + (uint32_t)(synth_lane16(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}

//// de03e4527154
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t p11_0_0[16];
  synth_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vmlaq_u8(r2_0, r1_0, p11_0_1, byte_04);
  uint8_t r3_0l[8];
  synth_vget_low_u8(r3_0l, r2_0);
  uint8_t r3_0h[8];
  synth_vget_high_u8(r3_0h, r2_0);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0l, r3_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t p11_1_0[16];
  synth_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vmlaq_u8(r2_1, r1_1, p11_1_1, byte_04);
  uint8_t r3_1l[8];
  synth_vget_low_u8(r3_1l, r2_1);
  uint8_t r3_1h[8];
  synth_vget_high_u8(r3_1h, r2_1);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_1l, r3_1h);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpaddlq_u8(r6_0, r5_0);
  uint8_t r7_0[16];
  synth_vpadalq_u16(r7_0, acc0, r6_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r7_0);
  uint8_t acc1[16];
  synth_vld1q_u8(acc1, (const uint8_t *)acc + 16);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t p11_2_0[16];
  synth_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vmlaq_u8(r2_2, r1_2, p11_2_1, byte_04);
  uint8_t r3_2l[8];
  synth_vget_low_u8(r3_2l, r2_2);
  uint8_t r3_2h[8];
  synth_vget_high_u8(r3_2h, r2_2);
  uint8_t r4_2[8];
  synth_vpadd_u8(r4_2, r3_2l, r3_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t p11_3_0[16];
  synth_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vmlaq_u8(r2_3, r1_3, p11_3_1, byte_04);
  uint8_t r3_3l[8];
  synth_vget_low_u8(r3_3l, r2_3);
  uint8_t r3_3h[8];
  synth_vget_high_u8(r3_3h, r2_3);
  uint8_t r4_3[8];
  synth_vpadd_u8(r4_3, r3_3l, r3_3h);
  uint8_t r5_1[16];
  synth_vcombine_u8(r5_1, r4_2, r4_3);
  uint8_t r6_1[16];
  synth_vpaddlq_u8(r6_1, r5_1);
  uint8_t r7_1[16];
  synth_vpadalq_u16(r7_1, acc1, r6_1);
  synth_vst1q_u8((uint8_t *)acc + 16, r7_1);
}

//// ee813bb1f055

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 7456540 ? done + 7456540 : k_blocks;
        for (; done < end; ++done, w += 128, a += 16) SYNTH_KERNEL_block(w, a, acc);
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

//// 609f81ea22d9
/* A2W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6,
 * 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 7456540 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6][i] *
 * ones(weight plane i) + -9 * K + -9 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 54 (activations 0, row 32, combine 12, reduce 8, store 2); loads 12.
 *
 * Proof: 15 obligations, all proved. Compute part (11 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..10 open.
 */

//// aa651410ff67

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 7456540 ? done + 7456540 : k_blocks;
        for (; done < end; ++done, w += 128, a += 16) SYNTH_KERNEL_block(w, a, acc);
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

//// 5ca66fa60a34
/* A2W2 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 7456540 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8][i] *
 * ones(weight plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [3, -6][j] * ones(activation
 * plane j).
 *
 * K up to 89478464 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 54 (activations 0, row 32, combine 12, reduce 8, store 2); loads 12.
 *
 * Proof: 16 obligations, all proved. Compute part (11 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..10 open.
 */

//// 1e57f8984805
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vorrq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* compute */
  const uint8x16_t p11_0_0 = vorrq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vmlaq_u8(r1_0, p11_0_1, byte_04);
  /* reduce */
  const uint8x8_t r3_0l = vget_low_u8(r2_0);
  const uint8x8_t r3_0h = vget_high_u8(r2_0);
  const uint8x8_t r4_0 = vpadd_u8(r3_0l, r3_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vorrq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* compute */
  const uint8x16_t p11_1_0 = vorrq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vmlaq_u8(r1_1, p11_1_1, byte_04);
  /* reduce */
  const uint8x8_t r3_1l = vget_low_u8(r2_1);
  const uint8x8_t r3_1h = vget_high_u8(r2_1);
  const uint8x8_t r4_1 = vpadd_u8(r3_1l, r3_1h);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpaddlq_u8(r5_0);
  const uint32x4_t r7_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r6_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(r7_0));
  const uint8x16_t acc1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vorrq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* compute */
  const uint8x16_t p11_2_0 = vorrq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vmlaq_u8(r1_2, p11_2_1, byte_04);
  /* reduce */
  const uint8x8_t r3_2l = vget_low_u8(r2_2);
  const uint8x8_t r3_2h = vget_high_u8(r2_2);
  const uint8x8_t r4_2 = vpadd_u8(r3_2l, r3_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vorrq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* compute */
  const uint8x16_t p11_3_0 = vorrq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vmlaq_u8(r1_3, p11_3_1, byte_04);
  /* reduce */
  const uint8x8_t r3_3l = vget_low_u8(r2_3);
  const uint8x8_t r3_3h = vget_high_u8(r2_3);
  const uint8x8_t r4_3 = vpadd_u8(r3_3l, r3_3h);
  const uint8x16_t r5_1 = vcombine_u8(r4_2, r4_3);
  const uint16x8_t r6_1 = vpaddlq_u8(r5_1);
  const uint32x4_t r7_1 = vpadalq_u16(vreinterpretq_u32_u8(acc1), r6_1);
  /* store */
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(r7_1));
}

//// 61cdbdbd2e89
/* vorrq_u8 */
static inline void synth_vorrq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) | synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 756a0dbc0a69
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vorrq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vornq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t p11_0_0[16];
  synth_vorrq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vmlaq_u8(r2_0, r1_0, p11_0_1, byte_04);
  uint8_t r3_0l[8];
  synth_vget_low_u8(r3_0l, r2_0);
  uint8_t r3_0h[8];
  synth_vget_high_u8(r3_0h, r2_0);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0l, r3_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vorrq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vornq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t p11_1_0[16];
  synth_vorrq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vmlaq_u8(r2_1, r1_1, p11_1_1, byte_04);
  uint8_t r3_1l[8];
  synth_vget_low_u8(r3_1l, r2_1);
  uint8_t r3_1h[8];
  synth_vget_high_u8(r3_1h, r2_1);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_1l, r3_1h);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpaddlq_u8(r6_0, r5_0);
  uint8_t r7_0[16];
  synth_vpadalq_u16(r7_0, acc0, r6_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r7_0);
  uint8_t acc1[16];
  synth_vld1q_u8(acc1, (const uint8_t *)acc + 16);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vorrq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vornq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t p11_2_0[16];
  synth_vorrq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vmlaq_u8(r2_2, r1_2, p11_2_1, byte_04);
  uint8_t r3_2l[8];
  synth_vget_low_u8(r3_2l, r2_2);
  uint8_t r3_2h[8];
  synth_vget_high_u8(r3_2h, r2_2);
  uint8_t r4_2[8];
  synth_vpadd_u8(r4_2, r3_2l, r3_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vorrq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vornq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t p11_3_0[16];
  synth_vorrq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vmlaq_u8(r2_3, r1_3, p11_3_1, byte_04);
  uint8_t r3_3l[8];
  synth_vget_low_u8(r3_3l, r2_3);
  uint8_t r3_3h[8];
  synth_vget_high_u8(r3_3h, r2_3);
  uint8_t r4_3[8];
  synth_vpadd_u8(r4_3, r3_3l, r3_3h);
  uint8_t r5_1[16];
  synth_vcombine_u8(r5_1, r4_2, r4_3);
  uint8_t r6_1[16];
  synth_vpaddlq_u8(r6_1, r5_1);
  uint8_t r7_1[16];
  synth_vpadalq_u16(r7_1, acc1, r6_1);
  synth_vst1q_u8((uint8_t *)acc + 16, r7_1);
}

//// ba1dcbe093e7
/* A2W2 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 7456540 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -6][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 54 (activations 0, row 32, combine 12, reduce 8, store 2); loads 12.
 *
 * Proof: 16 obligations, all proved. Compute part (11 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..10 open.
 */

//// c1a5477ff968
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* compute */
  const uint8x16_t p11_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vmlaq_u8(r1_0, p11_0_1, byte_04);
  /* reduce */
  const uint8x8_t r3_0l = vget_low_u8(r2_0);
  const uint8x8_t r3_0h = vget_high_u8(r2_0);
  const uint8x8_t r4_0 = vpadd_u8(r3_0l, r3_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* compute */
  const uint8x16_t p11_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vmlaq_u8(r1_1, p11_1_1, byte_04);
  /* reduce */
  const uint8x8_t r3_1l = vget_low_u8(r2_1);
  const uint8x8_t r3_1h = vget_high_u8(r2_1);
  const uint8x8_t r4_1 = vpadd_u8(r3_1l, r3_1h);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpaddlq_u8(r5_0);
  const uint32x4_t r7_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r6_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(r7_0));
  const uint8x16_t acc1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* compute */
  const uint8x16_t p11_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vmlaq_u8(r1_2, p11_2_1, byte_04);
  /* reduce */
  const uint8x8_t r3_2l = vget_low_u8(r2_2);
  const uint8x8_t r3_2h = vget_high_u8(r2_2);
  const uint8x8_t r4_2 = vpadd_u8(r3_2l, r3_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* compute */
  const uint8x16_t p11_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vmlaq_u8(r1_3, p11_3_1, byte_04);
  /* reduce */
  const uint8x8_t r3_3l = vget_low_u8(r2_3);
  const uint8x8_t r3_3h = vget_high_u8(r2_3);
  const uint8x8_t r4_3 = vpadd_u8(r3_3l, r3_3h);
  const uint8x16_t r5_1 = vcombine_u8(r4_2, r4_3);
  const uint16x8_t r6_1 = vpaddlq_u8(r5_1);
  const uint32x4_t r7_1 = vpadalq_u16(vreinterpretq_u32_u8(acc1), r6_1);
  /* store */
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(r7_1));
}

//// ffd5f570606d
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t p11_0_0[16];
  synth_vbicq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vmlaq_u8(r2_0, r1_0, p11_0_1, byte_04);
  uint8_t r3_0l[8];
  synth_vget_low_u8(r3_0l, r2_0);
  uint8_t r3_0h[8];
  synth_vget_high_u8(r3_0h, r2_0);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0l, r3_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t p11_1_0[16];
  synth_vbicq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vmlaq_u8(r2_1, r1_1, p11_1_1, byte_04);
  uint8_t r3_1l[8];
  synth_vget_low_u8(r3_1l, r2_1);
  uint8_t r3_1h[8];
  synth_vget_high_u8(r3_1h, r2_1);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_1l, r3_1h);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpaddlq_u8(r6_0, r5_0);
  uint8_t r7_0[16];
  synth_vpadalq_u16(r7_0, acc0, r6_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r7_0);
  uint8_t acc1[16];
  synth_vld1q_u8(acc1, (const uint8_t *)acc + 16);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t p11_2_0[16];
  synth_vbicq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vmlaq_u8(r2_2, r1_2, p11_2_1, byte_04);
  uint8_t r3_2l[8];
  synth_vget_low_u8(r3_2l, r2_2);
  uint8_t r3_2h[8];
  synth_vget_high_u8(r3_2h, r2_2);
  uint8_t r4_2[8];
  synth_vpadd_u8(r4_2, r3_2l, r3_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t p11_3_0[16];
  synth_vbicq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vmlaq_u8(r2_3, r1_3, p11_3_1, byte_04);
  uint8_t r3_3l[8];
  synth_vget_low_u8(r3_3l, r2_3);
  uint8_t r3_3h[8];
  synth_vget_high_u8(r3_3h, r2_3);
  uint8_t r4_3[8];
  synth_vpadd_u8(r4_3, r3_3l, r3_3h);
  uint8_t r5_1[16];
  synth_vcombine_u8(r5_1, r4_2, r4_3);
  uint8_t r6_1[16];
  synth_vpaddlq_u8(r6_1, r5_1);
  uint8_t r7_1[16];
  synth_vpadalq_u16(r7_1, acc1, r6_1);
  synth_vst1q_u8((uint8_t *)acc + 16, r7_1);
}

//// c3bb8621c24a
/* A2W2 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 7456540 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -2][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 54 (activations 0, row 32, combine 12, reduce 8, store 2); loads 12.
 *
 * Proof: 16 obligations, all proved. Compute part (11 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..10 open.
 */

//// a9d97234a2d5
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* compute */
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vmlaq_u8(r1_0, p11_0_1, byte_04);
  /* reduce */
  const uint8x8_t r3_0l = vget_low_u8(r2_0);
  const uint8x8_t r3_0h = vget_high_u8(r2_0);
  const uint8x8_t r4_0 = vpadd_u8(r3_0l, r3_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* compute */
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vmlaq_u8(r1_1, p11_1_1, byte_04);
  /* reduce */
  const uint8x8_t r3_1l = vget_low_u8(r2_1);
  const uint8x8_t r3_1h = vget_high_u8(r2_1);
  const uint8x8_t r4_1 = vpadd_u8(r3_1l, r3_1h);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpaddlq_u8(r5_0);
  const uint32x4_t r7_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r6_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(r7_0));
  const uint8x16_t acc1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* compute */
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vmlaq_u8(r1_2, p11_2_1, byte_04);
  /* reduce */
  const uint8x8_t r3_2l = vget_low_u8(r2_2);
  const uint8x8_t r3_2h = vget_high_u8(r2_2);
  const uint8x8_t r4_2 = vpadd_u8(r3_2l, r3_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* compute */
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vmlaq_u8(r1_3, p11_3_1, byte_04);
  /* reduce */
  const uint8x8_t r3_3l = vget_low_u8(r2_3);
  const uint8x8_t r3_3h = vget_high_u8(r2_3);
  const uint8x8_t r4_3 = vpadd_u8(r3_3l, r3_3h);
  const uint8x16_t r5_1 = vcombine_u8(r4_2, r4_3);
  const uint16x8_t r6_1 = vpaddlq_u8(r5_1);
  const uint32x4_t r7_1 = vpadalq_u16(vreinterpretq_u32_u8(acc1), r6_1);
  /* store */
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(r7_1));
}

//// 85672604ad9c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t p11_0_0[16];
  synth_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vmlaq_u8(r2_0, r1_0, p11_0_1, byte_04);
  uint8_t r3_0l[8];
  synth_vget_low_u8(r3_0l, r2_0);
  uint8_t r3_0h[8];
  synth_vget_high_u8(r3_0h, r2_0);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0l, r3_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t p11_1_0[16];
  synth_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vmlaq_u8(r2_1, r1_1, p11_1_1, byte_04);
  uint8_t r3_1l[8];
  synth_vget_low_u8(r3_1l, r2_1);
  uint8_t r3_1h[8];
  synth_vget_high_u8(r3_1h, r2_1);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_1l, r3_1h);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpaddlq_u8(r6_0, r5_0);
  uint8_t r7_0[16];
  synth_vpadalq_u16(r7_0, acc0, r6_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r7_0);
  uint8_t acc1[16];
  synth_vld1q_u8(acc1, (const uint8_t *)acc + 16);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t p11_2_0[16];
  synth_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vmlaq_u8(r2_2, r1_2, p11_2_1, byte_04);
  uint8_t r3_2l[8];
  synth_vget_low_u8(r3_2l, r2_2);
  uint8_t r3_2h[8];
  synth_vget_high_u8(r3_2h, r2_2);
  uint8_t r4_2[8];
  synth_vpadd_u8(r4_2, r3_2l, r3_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t p11_3_0[16];
  synth_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vmlaq_u8(r2_3, r1_3, p11_3_1, byte_04);
  uint8_t r3_3l[8];
  synth_vget_low_u8(r3_3l, r2_3);
  uint8_t r3_3h[8];
  synth_vget_high_u8(r3_3h, r2_3);
  uint8_t r4_3[8];
  synth_vpadd_u8(r4_3, r3_3l, r3_3h);
  uint8_t r5_1[16];
  synth_vcombine_u8(r5_1, r4_2, r4_3);
  uint8_t r6_1[16];
  synth_vpaddlq_u8(r6_1, r5_1);
  uint8_t r7_1[16];
  synth_vpadalq_u16(r7_1, acc1, r6_1);
  synth_vst1q_u8((uint8_t *)acc + 16, r7_1);
}

//// 13795ab0ca2b
/* A2W2 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 32 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 7456540 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 54 (activations 0, row 32, combine 12, reduce 8, store 2); loads 12.
 *
 * Proof: 15 obligations, all proved. Compute part (11 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..10 open.
 */

//// 17ebf5985692
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* compute */
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vmlaq_u8(r1_0, p11_0_1, byte_04);
  /* reduce */
  const uint8x8_t r3_0l = vget_low_u8(r2_0);
  const uint8x8_t r3_0h = vget_high_u8(r2_0);
  const uint8x8_t r4_0 = vpadd_u8(r3_0l, r3_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* compute */
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vmlaq_u8(r1_1, p11_1_1, byte_04);
  /* reduce */
  const uint8x8_t r3_1l = vget_low_u8(r2_1);
  const uint8x8_t r3_1h = vget_high_u8(r2_1);
  const uint8x8_t r4_1 = vpadd_u8(r3_1l, r3_1h);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpaddlq_u8(r5_0);
  const uint32x4_t r7_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r6_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(r7_0));
  const uint8x16_t acc1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* compute */
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vmlaq_u8(r1_2, p11_2_1, byte_04);
  /* reduce */
  const uint8x8_t r3_2l = vget_low_u8(r2_2);
  const uint8x8_t r3_2h = vget_high_u8(r2_2);
  const uint8x8_t r4_2 = vpadd_u8(r3_2l, r3_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* compute */
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vmlaq_u8(r1_3, p11_3_1, byte_04);
  /* reduce */
  const uint8x8_t r3_3l = vget_low_u8(r2_3);
  const uint8x8_t r3_3h = vget_high_u8(r2_3);
  const uint8x8_t r4_3 = vpadd_u8(r3_3l, r3_3h);
  const uint8x16_t r5_1 = vcombine_u8(r4_2, r4_3);
  const uint16x8_t r6_1 = vpaddlq_u8(r5_1);
  const uint32x4_t r7_1 = vpadalq_u16(vreinterpretq_u32_u8(acc1), r6_1);
  /* store */
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(r7_1));
}

//// 5885200615ad
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t p11_0_0[16];
  synth_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vmlaq_u8(r2_0, r1_0, p11_0_1, byte_04);
  uint8_t r3_0l[8];
  synth_vget_low_u8(r3_0l, r2_0);
  uint8_t r3_0h[8];
  synth_vget_high_u8(r3_0h, r2_0);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0l, r3_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t p11_1_0[16];
  synth_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vmlaq_u8(r2_1, r1_1, p11_1_1, byte_04);
  uint8_t r3_1l[8];
  synth_vget_low_u8(r3_1l, r2_1);
  uint8_t r3_1h[8];
  synth_vget_high_u8(r3_1h, r2_1);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_1l, r3_1h);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpaddlq_u8(r6_0, r5_0);
  uint8_t r7_0[16];
  synth_vpadalq_u16(r7_0, acc0, r6_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r7_0);
  uint8_t acc1[16];
  synth_vld1q_u8(acc1, (const uint8_t *)acc + 16);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t p11_2_0[16];
  synth_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vmlaq_u8(r2_2, r1_2, p11_2_1, byte_04);
  uint8_t r3_2l[8];
  synth_vget_low_u8(r3_2l, r2_2);
  uint8_t r3_2h[8];
  synth_vget_high_u8(r3_2h, r2_2);
  uint8_t r4_2[8];
  synth_vpadd_u8(r4_2, r3_2l, r3_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t p11_3_0[16];
  synth_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vmlaq_u8(r2_3, r1_3, p11_3_1, byte_04);
  uint8_t r3_3l[8];
  synth_vget_low_u8(r3_3l, r2_3);
  uint8_t r3_3h[8];
  synth_vget_high_u8(r3_3h, r2_3);
  uint8_t r4_3[8];
  synth_vpadd_u8(r4_3, r3_3l, r3_3h);
  uint8_t r5_1[16];
  synth_vcombine_u8(r5_1, r4_2, r4_3);
  uint8_t r6_1[16];
  synth_vpaddlq_u8(r6_1, r5_1);
  uint8_t r7_1[16];
  synth_vpadalq_u16(r7_1, acc1, r6_1);
  synth_vst1q_u8((uint8_t *)acc + 16, r7_1);
}

//// 9d080c7ca15c
/* A2W3 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5,
 * 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -21 * K + -42 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 15.
 *
 * Proof: 22 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open.
 */

//// a5db060346a6
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 585dd2bfdd71
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
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
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
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
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
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
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
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
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  /* compute */
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p11_0_1, p20_0_1);
  /* compute */
  const uint8x16_t p21_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p21_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p11_1_1, p20_1_1);
  /* compute */
  const uint8x16_t p21_1_0 = veorq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p21_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p11_2_1, p20_2_1);
  /* compute */
  const uint8x16_t p21_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p21_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p11_3_1, p20_3_1);
  /* compute */
  const uint8x16_t p21_3_0 = veorq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p21_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// 57e2344aa4dc
/* vaddq_u8 */
static inline void synth_vaddq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) + synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// 70f05f44f69c
/* vmlaq_u16 */
static inline void synth_vmlaq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_lane16(a0, i) + (uint16_t)((uint32_t)synth_lane16(a1, i) * synth_lane16(a2, i)));
  memcpy(out, result, sizeof result);
}

//// bad00e65e483
static const uint8_t lanes16_4[] = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// b742af747826
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t p11_0_0[16];
  synth_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_veorq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  synth_veorq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p21_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p11_1_0[16];
  synth_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_veorq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  synth_veorq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p21_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p11_2_0[16];
  synth_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_veorq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  synth_veorq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p21_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p11_3_0[16];
  synth_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_veorq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  synth_veorq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p21_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// 1e5e7ffd9747

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 48 ? done + 48 : k_blocks;
        for (; done < end; ++done, w += 192, a += 16) SYNTH_KERNEL_block(w, a, acc);
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

//// 9bb5d3b7f6de
/* A2W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6, 12][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 15.
 *
 * Proof: 22 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open.
 */

//// 845092eb1e7b

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 192;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 16;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 48 ? done + 48 : k_blocks;
        for (; done < end; ++done, w += 192, a += 16) SYNTH_KERNEL_block(w, a, acc);
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

//// f7f285ff56fb
/* A2W3 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8, -16][i] *
 * ones(weight plane i) + -14 * K + -14 * (padded K - K); column_correction = sum_j [7, -14][j] * ones(activation
 * plane j).
 *
 * K up to 38347904 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 15.
 *
 * Proof: 23 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open.
 */

//// ea2719bd126d
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vorrq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vorrq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vorrq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vorrq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  /* compute */
  const uint8x16_t p11_0_0 = vorrq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = vornq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p11_0_1, p20_0_1);
  /* compute */
  const uint8x16_t p21_0_0 = vorrq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p21_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p11_1_0 = vorrq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = vornq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p11_1_1, p20_1_1);
  /* compute */
  const uint8x16_t p21_1_0 = vorrq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p21_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p11_2_0 = vorrq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = vornq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p11_2_1, p20_2_1);
  /* compute */
  const uint8x16_t p21_2_0 = vorrq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p21_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p11_3_0 = vorrq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = vornq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p11_3_1, p20_3_1);
  /* compute */
  const uint8x16_t p21_3_0 = vorrq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p21_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// d8789ab8c86b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vorrq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vornq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vorrq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vornq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vorrq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vornq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vorrq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vornq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t p11_0_0[16];
  synth_vorrq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vornq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  synth_vorrq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p21_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p11_1_0[16];
  synth_vorrq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vornq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  synth_vorrq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p21_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p11_2_0[16];
  synth_vorrq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vornq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  synth_vorrq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p21_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p11_3_0[16];
  synth_vorrq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vornq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  synth_vorrq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p21_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// 5672b46164c2
/* A2W3 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -12][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 15.
 *
 * Proof: 23 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open.
 */

//// 4cb25f7da802
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  /* compute */
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p11_0_1, p20_0_1);
  /* compute */
  const uint8x16_t p21_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p21_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p11_1_1, p20_1_1);
  /* compute */
  const uint8x16_t p21_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p21_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p11_2_1, p20_2_1);
  /* compute */
  const uint8x16_t p21_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p21_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p11_3_1, p20_3_1);
  /* compute */
  const uint8x16_t p21_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p21_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// 68d9c9bfc6eb
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t p11_0_0[16];
  synth_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  synth_vbicq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p21_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p11_1_0[16];
  synth_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  synth_vbicq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p21_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p11_2_0[16];
  synth_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  synth_vbicq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p21_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p11_3_0[16];
  synth_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  synth_vbicq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p21_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// 4244f1374c6e
/* A2W3 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-2, -4, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 15.
 *
 * Proof: 23 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open.
 */

//// 2b05f5d73e6b
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  /* compute */
  const uint8x16_t p11_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p11_0_1, p20_0_1);
  /* compute */
  const uint8x16_t p21_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p21_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p11_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p11_1_1, p20_1_1);
  /* compute */
  const uint8x16_t p21_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p21_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p11_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p11_2_1, p20_2_1);
  /* compute */
  const uint8x16_t p21_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p21_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p11_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p11_3_1, p20_3_1);
  /* compute */
  const uint8x16_t p21_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p21_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// 8be438cf948c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t p11_0_0[16];
  synth_vbicq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  synth_vandq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p21_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p11_1_0[16];
  synth_vbicq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  synth_vandq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p21_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p11_2_0[16];
  synth_vbicq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  synth_vandq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p21_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p11_3_0[16];
  synth_vbicq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  synth_vandq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p21_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// a816c5f55b8d
/* A2W3 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation plane
 * j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 15.
 *
 * Proof: 22 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open.
 */

//// 4159f46503ab
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  /* compute */
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  const uint8x16_t p20_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p11_0_1, p20_0_1);
  /* compute */
  const uint8x16_t p21_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p21_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  const uint8x16_t p20_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p11_1_1, p20_1_1);
  /* compute */
  const uint8x16_t p21_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p21_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  const uint8x16_t p20_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p11_2_1, p20_2_1);
  /* compute */
  const uint8x16_t p21_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p21_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  const uint8x16_t p20_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p11_3_1, p20_3_1);
  /* compute */
  const uint8x16_t p21_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p21_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// 10c662598a9c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t p11_0_0[16];
  synth_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vandq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p11_0_1, p20_0_1);
  uint8_t p21_0_0[16];
  synth_vandq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p21_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p11_1_0[16];
  synth_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vandq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p11_1_1, p20_1_1);
  uint8_t p21_1_0[16];
  synth_vandq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p21_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p11_2_0[16];
  synth_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vandq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p11_2_1, p20_2_1);
  uint8_t p21_2_0[16];
  synth_vandq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p21_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p11_3_0[16];
  synth_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vandq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p11_3_1, p20_3_1);
  uint8_t p21_3_0[16];
  synth_vandq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p21_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// c0d8031669ca
/* A3W1 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff
 * repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in
 * bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + -7 * K + -14 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *
 * K up to 153391680 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 8.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// e79b8e523aee
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
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
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p02_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* compute */
  const uint8x16_t p02_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p02_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* compute */
  const uint8x16_t p02_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p02_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  /* compute */
  const uint8x16_t p02_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p02_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// 3493c2d627e9
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_veorq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p02_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t p02_1_0[16];
  synth_veorq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p02_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t p02_2_0[16];
  synth_veorq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p02_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t p02_3_0[16];
  synth_veorq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p02_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// afb8c70a1014

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 146 ? done + 146 : k_blocks;
        for (; done < end; ++done, w += 64, a += 24) SYNTH_KERNEL_block(w, a, acc);
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

//// c4250a13afe3
/* A3W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0); byte_ff: 0xff
 * repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in
 * bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7][i] * ones(weight
 * plane i) + -7 * K + -7 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 8.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// 7ef84474c6c0

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 64;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 146 ? done + 146 : k_blocks;
        for (; done < end; ++done, w += 64, a += 24) SYNTH_KERNEL_block(w, a, acc);
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

//// 07ba79c68a04
/* A3W1 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit bipolar, values [-1, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-8][i] * ones(weight
 * plane i) + -6 * K + -6 * (padded K - K); column_correction = sum_j [1, 2, 4][j] * ones(activation plane j).
 *
 * K up to 126322560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 8.
 *
 * Proof: 15 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// 82caa8a562cd
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p02_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* compute */
  const uint8x16_t p02_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p02_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* compute */
  const uint8x16_t p02_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p02_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  /* compute */
  const uint8x16_t p02_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p02_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// 2660ba5b21d7
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vornq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vbicq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p02_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vornq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t p02_1_0[16];
  synth_vbicq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p02_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vornq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t p02_2_0[16];
  synth_vbicq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p02_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vornq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t p02_3_0[16];
  synth_vbicq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p02_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// 6e9d013447a8
/* A3W1 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit twos, values [-1, 0].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-7][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 8.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// 97304d191279
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p02_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* compute */
  const uint8x16_t p02_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p02_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* compute */
  const uint8x16_t p02_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p02_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  /* compute */
  const uint8x16_t p02_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p02_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// fc837ed07083
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vbicq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p02_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t p02_1_0[16];
  synth_vbicq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p02_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t p02_2_0[16];
  synth_vbicq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p02_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t p02_3_0[16];
  synth_vbicq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p02_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// ce8a13967698
/* A3W1 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 1 bit twos, values [-1, 0].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-3][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 8.
 *
 * Proof: 15 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// 41bc48a38f34
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p02_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* compute */
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p02_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* compute */
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p02_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  /* compute */
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p02_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// 895926c6ae90
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vbicq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vbicq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p02_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vbicq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vbicq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t p02_1_0[16];
  synth_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p02_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vbicq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vbicq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t p02_2_0[16];
  synth_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p02_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vbicq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vbicq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t p02_3_0[16];
  synth_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p02_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// 8cb29e8da84e
/* A3W1 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 1 bit unsigned, values [0, 1].
 *
 * weights: 1 x 64 bytes per block, 16-byte aligned; registers [0: plane0]; in each, place p holds matrix row [0,
 * 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 448
 * to a lane, so 146 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0][i] * ones(weight
 * plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation plane j).
 *
 * K up to 306783360 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 40 (activations 0, row 24, combine 8, reduce 7, store 1); loads 8.
 *
 * Proof: 14 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// eb76730d4de0
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p02_0_1, byte_04);
  /* reduce */
  const uint8x8_t r2_0l = vget_low_u8(r1_0);
  const uint8x8_t r2_0h = vget_high_u8(r1_0);
  const uint8x8_t r3_0 = vpadd_u8(r2_0l, r2_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* compute */
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p02_1_1, byte_04);
  /* reduce */
  const uint8x8_t r2_1l = vget_low_u8(r1_1);
  const uint8x8_t r2_1h = vget_high_u8(r1_1);
  const uint8x8_t r3_1 = vpadd_u8(r2_1l, r2_1h);
  const uint8x8_t r4_0 = vpadd_u8(r3_0, r3_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  /* compute */
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p02_2_1, byte_04);
  /* reduce */
  const uint8x8_t r2_2l = vget_low_u8(r1_2);
  const uint8x8_t r2_2h = vget_high_u8(r1_2);
  const uint8x8_t r3_2 = vpadd_u8(r2_2l, r2_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  /* compute */
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p02_3_1, byte_04);
  /* reduce */
  const uint8x8_t r2_3l = vget_low_u8(r1_3);
  const uint8x8_t r2_3h = vget_high_u8(r1_3);
  const uint8x8_t r3_3 = vpadd_u8(r2_3l, r2_3h);
  const uint8x8_t r4_1 = vpadd_u8(r3_2, r3_3);
  const uint8x16_t r5_0 = vcombine_u8(r4_0, r4_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r5_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r6_0));
}

//// 1634b3a911ad
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p02_0_1, byte_04);
  uint8_t r2_0l[8];
  synth_vget_low_u8(r2_0l, r1_0);
  uint8_t r2_0h[8];
  synth_vget_high_u8(r2_0h, r1_0);
  uint8_t r3_0[8];
  synth_vpadd_u8(r3_0, r2_0l, r2_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t p02_1_0[16];
  synth_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p02_1_1, byte_04);
  uint8_t r2_1l[8];
  synth_vget_low_u8(r2_1l, r1_1);
  uint8_t r2_1h[8];
  synth_vget_high_u8(r2_1h, r1_1);
  uint8_t r3_1[8];
  synth_vpadd_u8(r3_1, r2_1l, r2_1h);
  uint8_t r4_0[8];
  synth_vpadd_u8(r4_0, r3_0, r3_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t p02_2_0[16];
  synth_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p02_2_1, byte_04);
  uint8_t r2_2l[8];
  synth_vget_low_u8(r2_2l, r1_2);
  uint8_t r2_2h[8];
  synth_vget_high_u8(r2_2h, r1_2);
  uint8_t r3_2[8];
  synth_vpadd_u8(r3_2, r2_2l, r2_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t p02_3_0[16];
  synth_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p02_3_1, byte_04);
  uint8_t r2_3l[8];
  synth_vget_low_u8(r2_3l, r1_3);
  uint8_t r2_3h[8];
  synth_vget_high_u8(r2_3h, r1_3);
  uint8_t r3_3[8];
  synth_vpadd_u8(r3_3, r2_3l, r2_3h);
  uint8_t r4_1[8];
  synth_vpadd_u8(r4_1, r3_2, r3_3);
  uint8_t r5_0[16];
  synth_vcombine_u8(r5_0, r4_0, r4_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r5_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r6_0);
}

//// daa03b45171e
/* A3W2 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6,
 * 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -21 * K + -42 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 12.
 *
 * Proof: 22 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open.
 */

//// ab607f442a43
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
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
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
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
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
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
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
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
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  /* compute */
  const uint8x16_t p12_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p12_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p02_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  /* compute */
  const uint8x16_t p12_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p12_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p02_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  /* compute */
  const uint8x16_t p12_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p12_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p02_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  /* compute */
  const uint8x16_t p12_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p12_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// 491174437d69
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_veorq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  synth_veorq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p12_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p02_1_0[16];
  synth_veorq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  synth_veorq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p12_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p02_2_0[16];
  synth_veorq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  synth_veorq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p12_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p02_3_0[16];
  synth_veorq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  synth_veorq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p12_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// 5e3d032fb01d

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 48 ? done + 48 : k_blocks;
        for (; done < end; ++done, w += 128, a += 24) SYNTH_KERNEL_block(w, a, acc);
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

//// 8938021601a1
/* A3W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6,
 * 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14][i] *
 * ones(weight plane i) + -21 * K + -21 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 12.
 *
 * Proof: 22 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open.
 */

//// e5a961e42323

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
            const int32_t *column_correction, int32_t *out, int32_t m_blocks, int32_t n, int32_t k_blocks) {
  static const uint8_t lane_of_row[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int32_t column = 0; column < n; ++column) {
    for (int32_t block = 0; block < m_blocks; ++block) {
      const uint8_t *w = weights + (size_t)block * (size_t)k_blocks * 128;
      const uint8_t *a = activations + (size_t)column * (size_t)k_blocks * 24;
      uint32_t total[8] = {0};
      for (int32_t done = 0; done < k_blocks;) {
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 48 ? done + 48 : k_blocks;
        for (; done < end; ++done, w += 128, a += 24) SYNTH_KERNEL_block(w, a, acc);
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

//// cb5ddf085867
/* A3W2 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-8, -16][i] *
 * ones(weight plane i) + -18 * K + -18 * (padded K - K); column_correction = sum_j [3, 6, -12][j] *
 * ones(activation plane j).
 *
 * K up to 39768192 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 12.
 *
 * Proof: 23 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open.
 */

//// 255d92e7285c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = vorrq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  /* compute */
  const uint8x16_t p12_0_0 = vorrq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p12_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p02_1_0 = vorrq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  /* compute */
  const uint8x16_t p12_1_0 = vorrq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p12_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p02_2_0 = vorrq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  /* compute */
  const uint8x16_t p12_2_0 = vorrq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p12_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p02_3_0 = vorrq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  /* compute */
  const uint8x16_t p12_3_0 = vorrq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p12_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// 40d267621ea0
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vornq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vornq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vornq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vornq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vornq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vornq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vornq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vornq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vorrq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_vornq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  synth_vorrq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p12_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p02_1_0[16];
  synth_vorrq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_vornq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  synth_vorrq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p12_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p02_2_0[16];
  synth_vorrq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_vornq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  synth_vorrq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p12_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p02_3_0[16];
  synth_vorrq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_vornq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  synth_vorrq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p12_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// 9a0c978f3516
/* A3W2 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, -14][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 12.
 *
 * Proof: 23 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open.
 */

//// 1419816f5465
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  /* compute */
  const uint8x16_t p12_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p12_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  /* compute */
  const uint8x16_t p12_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p12_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  /* compute */
  const uint8x16_t p12_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p12_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  /* compute */
  const uint8x16_t p12_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p12_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// bf61c9c199c7
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_vbicq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  synth_vbicq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p12_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p02_1_0[16];
  synth_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_vbicq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  synth_vbicq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p12_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p02_2_0[16];
  synth_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_vbicq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  synth_vbicq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p12_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p02_3_0[16];
  synth_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_vbicq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  synth_vbicq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p12_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// 66be433a4fcc
/* A3W2 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 2 bit twos, values [-2, -1, 0, 1].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -6][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 12.
 *
 * Proof: 23 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open.
 */

//// 782f08a59017
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  /* compute */
  const uint8x16_t p12_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p12_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p02_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  /* compute */
  const uint8x16_t p12_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p12_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p02_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  /* compute */
  const uint8x16_t p12_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p12_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p02_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  /* compute */
  const uint8x16_t p12_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p12_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// 777d3d17534d
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vbicq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vbicq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vbicq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vbicq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vbicq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_vbicq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  synth_vandq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p12_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p02_1_0[16];
  synth_vbicq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_vbicq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  synth_vandq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p12_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p02_2_0[16];
  synth_vbicq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_vbicq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  synth_vandq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p12_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p02_3_0[16];
  synth_vbicq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_vbicq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  synth_vandq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p12_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// bd89cd8663e9
/* A3W2 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 2 bit unsigned, values [0, 1, 2, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 1344
 * to a lane, so 48 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 102261120 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 80 (activations 0, row 48, combine 16, reduce 15, store 1); loads 12.
 *
 * Proof: 22 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open.
 */

//// 4511cc72f29c
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r4_0l = vget_low_u8(r1_0);
  const uint8x8_t r4_0h = vget_high_u8(r1_0);
  const uint8x8_t r6_0 = vpadd_u8(r4_0l, r4_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r4_1l = vget_low_u8(r1_1);
  const uint8x8_t r4_1h = vget_high_u8(r1_1);
  const uint8x8_t r6_1 = vpadd_u8(r4_1l, r4_1h);
  const uint8x8_t r8_0 = vpadd_u8(r6_0, r6_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r4_2l = vget_low_u8(r1_2);
  const uint8x8_t r4_2h = vget_high_u8(r1_2);
  const uint8x8_t r6_2 = vpadd_u8(r4_2l, r4_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r4_3l = vget_low_u8(r1_3);
  const uint8x8_t r4_3h = vget_high_u8(r1_3);
  const uint8x8_t r6_3 = vpadd_u8(r4_3l, r4_3h);
  const uint8x8_t r8_1 = vpadd_u8(r6_2, r6_3);
  const uint8x16_t r10_0 = vcombine_u8(r8_0, r8_1);
  const uint16x8_t r12_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r10_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  /* compute */
  const uint8x16_t p12_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p12_0_1, byte_02);
  /* reduce */
  const uint8x8_t r5_0l = vget_low_u8(r3_0);
  const uint8x8_t r5_0h = vget_high_u8(r3_0);
  const uint8x8_t r7_0 = vpadd_u8(r5_0l, r5_0h);
  /* compute */
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  /* compute */
  const uint8x16_t p12_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p12_1_1, byte_02);
  /* reduce */
  const uint8x8_t r5_1l = vget_low_u8(r3_1);
  const uint8x8_t r5_1h = vget_high_u8(r3_1);
  const uint8x8_t r7_1 = vpadd_u8(r5_1l, r5_1h);
  const uint8x8_t r9_0 = vpadd_u8(r7_0, r7_1);
  /* compute */
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  /* compute */
  const uint8x16_t p12_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p12_2_1, byte_02);
  /* reduce */
  const uint8x8_t r5_2l = vget_low_u8(r3_2);
  const uint8x8_t r5_2h = vget_high_u8(r3_2);
  const uint8x8_t r7_2 = vpadd_u8(r5_2l, r5_2h);
  /* compute */
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  /* compute */
  const uint8x16_t p12_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p12_3_1, byte_02);
  /* reduce */
  const uint8x8_t r5_3l = vget_low_u8(r3_3);
  const uint8x8_t r5_3h = vget_high_u8(r3_3);
  const uint8x8_t r7_3 = vpadd_u8(r5_3l, r5_3h);
  const uint8x8_t r9_1 = vpadd_u8(r7_2, r7_3);
  const uint8x16_t r11_0 = vcombine_u8(r9_0, r9_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint16x8_t r14_0 = vmlaq_u16(r12_0, r13_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r14_0));
}

//// 9b819a80a3d1
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r4_0l[8];
  synth_vget_low_u8(r4_0l, r1_0);
  uint8_t r4_0h[8];
  synth_vget_high_u8(r4_0h, r1_0);
  uint8_t r6_0[8];
  synth_vpadd_u8(r6_0, r4_0l, r4_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r4_1l[8];
  synth_vget_low_u8(r4_1l, r1_1);
  uint8_t r4_1h[8];
  synth_vget_high_u8(r4_1h, r1_1);
  uint8_t r6_1[8];
  synth_vpadd_u8(r6_1, r4_1l, r4_1h);
  uint8_t r8_0[8];
  synth_vpadd_u8(r8_0, r6_0, r6_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r4_2l[8];
  synth_vget_low_u8(r4_2l, r1_2);
  uint8_t r4_2h[8];
  synth_vget_high_u8(r4_2h, r1_2);
  uint8_t r6_2[8];
  synth_vpadd_u8(r6_2, r4_2l, r4_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r4_3l[8];
  synth_vget_low_u8(r4_3l, r1_3);
  uint8_t r4_3h[8];
  synth_vget_high_u8(r4_3h, r1_3);
  uint8_t r6_3[8];
  synth_vpadd_u8(r6_3, r4_3l, r4_3h);
  uint8_t r8_1[8];
  synth_vpadd_u8(r8_1, r6_2, r6_3);
  uint8_t r10_0[16];
  synth_vcombine_u8(r10_0, r8_0, r8_1);
  uint8_t r12_0[16];
  synth_vpadalq_u8(r12_0, acc0, r10_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t p12_0_0[16];
  synth_vandq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p12_0_1, byte_02);
  uint8_t r5_0l[8];
  synth_vget_low_u8(r5_0l, r3_0);
  uint8_t r5_0h[8];
  synth_vget_high_u8(r5_0h, r3_0);
  uint8_t r7_0[8];
  synth_vpadd_u8(r7_0, r5_0l, r5_0h);
  uint8_t p02_1_0[16];
  synth_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t p12_1_0[16];
  synth_vandq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p12_1_1, byte_02);
  uint8_t r5_1l[8];
  synth_vget_low_u8(r5_1l, r3_1);
  uint8_t r5_1h[8];
  synth_vget_high_u8(r5_1h, r3_1);
  uint8_t r7_1[8];
  synth_vpadd_u8(r7_1, r5_1l, r5_1h);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0, r7_1);
  uint8_t p02_2_0[16];
  synth_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t p12_2_0[16];
  synth_vandq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p12_2_1, byte_02);
  uint8_t r5_2l[8];
  synth_vget_low_u8(r5_2l, r3_2);
  uint8_t r5_2h[8];
  synth_vget_high_u8(r5_2h, r3_2);
  uint8_t r7_2[8];
  synth_vpadd_u8(r7_2, r5_2l, r5_2h);
  uint8_t p02_3_0[16];
  synth_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t p12_3_0[16];
  synth_vandq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p12_3_1, byte_02);
  uint8_t r5_3l[8];
  synth_vget_low_u8(r5_3l, r3_3);
  uint8_t r5_3h[8];
  synth_vget_high_u8(r5_3h, r3_3);
  uint8_t r7_3[8];
  synth_vpadd_u8(r7_3, r5_3l, r5_3h);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_2, r7_3);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r9_0, r9_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r14_0[16];
  synth_vmlaq_u16(r14_0, r12_0, r13_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r14_0);
}

//// cf0a2d06bfda
/* A3W3 bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7]. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 20 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + -49 * K + -98 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 21913088 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 118 (activations 0, row 72, combine 28, reduce 17, store 1); loads 16.
 *
 * Proof: 25 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [40, 41, 42, 43, 44, 45] open; all planes together: lengths 5..24 open.
 */

//// 551b6964380a
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
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
  /* reduce */
  const uint8x8_t r7_0l = vget_low_u8(r1_0);
  const uint8x8_t r7_0h = vget_high_u8(r1_0);
  const uint8x8_t r9_0 = vpadd_u8(r7_0l, r7_0h);
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
  const uint8x8_t r7_1l = vget_low_u8(r1_1);
  const uint8x8_t r7_1h = vget_high_u8(r1_1);
  const uint8x8_t r9_1 = vpadd_u8(r7_1l, r7_1h);
  const uint8x8_t r12_0 = vpadd_u8(r9_0, r9_1);
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
  /* reduce */
  const uint8x8_t r7_2l = vget_low_u8(r1_2);
  const uint8x8_t r7_2h = vget_high_u8(r1_2);
  const uint8x8_t r9_2 = vpadd_u8(r7_2l, r7_2h);
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
  const uint8x8_t r7_3l = vget_low_u8(r1_3);
  const uint8x8_t r7_3h = vget_high_u8(r1_3);
  const uint8x8_t r9_3 = vpadd_u8(r7_3l, r7_3h);
  const uint8x8_t r12_1 = vpadd_u8(r9_2, r9_3);
  const uint8x16_t r14_0 = vcombine_u8(r12_0, r12_1);
  const uint16x8_t r16_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r14_0);
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
  /* reduce */
  const uint8x8_t r8_0l = vget_low_u8(r6_0);
  const uint8x8_t r8_0h = vget_high_u8(r6_0);
  const uint8x8_t r10_0 = vpadd_u8(r8_0l, r8_0h);
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
  const uint8x8_t r8_1l = vget_low_u8(r6_1);
  const uint8x8_t r8_1h = vget_high_u8(r6_1);
  const uint8x8_t r10_1 = vpadd_u8(r8_1l, r8_1h);
  const uint8x16_t r11_0 = vcombine_u8(r10_0, r10_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint32x4_t r15_0 = vpaddlq_u16(r13_0);
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
  /* reduce */
  const uint8x8_t r8_2l = vget_low_u8(r6_2);
  const uint8x8_t r8_2h = vget_high_u8(r6_2);
  const uint8x8_t r10_2 = vpadd_u8(r8_2l, r8_2h);
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
  const uint8x8_t r8_3l = vget_low_u8(r6_3);
  const uint8x8_t r8_3h = vget_high_u8(r6_3);
  const uint8x8_t r10_3 = vpadd_u8(r8_3l, r8_3h);
  const uint8x16_t r11_1 = vcombine_u8(r10_2, r10_3);
  const uint16x8_t r13_1 = vpaddlq_u8(r11_1);
  const uint32x4_t r15_1 = vpaddlq_u16(r13_1);
  const uint16x8_t r17_0 = vuzpq_u16(vreinterpretq_u16_u32(r15_0), vreinterpretq_u16_u32(r15_1)).val[0];
  const uint16x8_t r18_0 = vmlaq_u16(r16_0, r17_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r18_0));
}

//// 741ecabb8f0c
/* vpaddlq_u16 */
static inline void synth_vpaddlq_u16(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_lane16(a0, 2 * i)) + (uint32_t)(synth_lane16(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}

//// 95b348558904
/* vuzpq_u16_lo */
static inline void synth_vuzpq_u16_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_lane16(a0, 2 * i);
  for (int i = 4; i < 8; ++i) result[i] = synth_lane16(a1, 2 * i - 8);
  memcpy(out, result, sizeof result);
}

//// cfc2772aad27
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_veorq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_veorq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_veorq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r7_0l[8];
  synth_vget_low_u8(r7_0l, r1_0);
  uint8_t r7_0h[8];
  synth_vget_high_u8(r7_0h, r1_0);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0l, r7_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_veorq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_veorq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r7_1l[8];
  synth_vget_low_u8(r7_1l, r1_1);
  uint8_t r7_1h[8];
  synth_vget_high_u8(r7_1h, r1_1);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_1l, r7_1h);
  uint8_t r12_0[8];
  synth_vpadd_u8(r12_0, r9_0, r9_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_veorq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_veorq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r7_2l[8];
  synth_vget_low_u8(r7_2l, r1_2);
  uint8_t r7_2h[8];
  synth_vget_high_u8(r7_2h, r1_2);
  uint8_t r9_2[8];
  synth_vpadd_u8(r9_2, r7_2l, r7_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_veorq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_veorq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r7_3l[8];
  synth_vget_low_u8(r7_3l, r1_3);
  uint8_t r7_3h[8];
  synth_vget_high_u8(r7_3h, r1_3);
  uint8_t r9_3[8];
  synth_vpadd_u8(r9_3, r7_3l, r7_3h);
  uint8_t r12_1[8];
  synth_vpadd_u8(r12_1, r9_2, r9_3);
  uint8_t r14_0[16];
  synth_vcombine_u8(r14_0, r12_0, r12_1);
  uint8_t r16_0[16];
  synth_vpadalq_u8(r16_0, acc0, r14_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_veorq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_veorq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  synth_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  synth_veorq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  synth_vmlaq_u8(r4_0, r3_0, p12_0_1, byte_02);
  uint8_t p21_0_0[16];
  synth_veorq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  synth_vmlaq_u8(r5_0, r4_0, p21_0_1, byte_02);
  uint8_t p22_0_0[16];
  synth_veorq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  synth_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  synth_vmlaq_u8(r6_0, r5_0, p22_0_1, byte_04);
  uint8_t r8_0l[8];
  synth_vget_low_u8(r8_0l, r6_0);
  uint8_t r8_0h[8];
  synth_vget_high_u8(r8_0h, r6_0);
  uint8_t r10_0[8];
  synth_vpadd_u8(r10_0, r8_0l, r8_0h);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_veorq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  synth_veorq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  synth_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  synth_veorq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  synth_vmlaq_u8(r4_1, r3_1, p12_1_1, byte_02);
  uint8_t p21_1_0[16];
  synth_veorq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  synth_vmlaq_u8(r5_1, r4_1, p21_1_1, byte_02);
  uint8_t p22_1_0[16];
  synth_veorq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  synth_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  synth_vmlaq_u8(r6_1, r5_1, p22_1_1, byte_04);
  uint8_t r8_1l[8];
  synth_vget_low_u8(r8_1l, r6_1);
  uint8_t r8_1h[8];
  synth_vget_high_u8(r8_1h, r6_1);
  uint8_t r10_1[8];
  synth_vpadd_u8(r10_1, r8_1l, r8_1h);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r10_0, r10_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r15_0[16];
  synth_vpaddlq_u16(r15_0, r13_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_veorq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  synth_veorq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  synth_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  synth_veorq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  synth_vmlaq_u8(r4_2, r3_2, p12_2_1, byte_02);
  uint8_t p21_2_0[16];
  synth_veorq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  synth_vmlaq_u8(r5_2, r4_2, p21_2_1, byte_02);
  uint8_t p22_2_0[16];
  synth_veorq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  synth_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  synth_vmlaq_u8(r6_2, r5_2, p22_2_1, byte_04);
  uint8_t r8_2l[8];
  synth_vget_low_u8(r8_2l, r6_2);
  uint8_t r8_2h[8];
  synth_vget_high_u8(r8_2h, r6_2);
  uint8_t r10_2[8];
  synth_vpadd_u8(r10_2, r8_2l, r8_2h);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_veorq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  synth_veorq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  synth_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  synth_veorq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  synth_vmlaq_u8(r4_3, r3_3, p12_3_1, byte_02);
  uint8_t p21_3_0[16];
  synth_veorq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  synth_vmlaq_u8(r5_3, r4_3, p21_3_1, byte_02);
  uint8_t p22_3_0[16];
  synth_veorq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  synth_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  synth_vmlaq_u8(r6_3, r5_3, p22_3_1, byte_04);
  uint8_t r8_3l[8];
  synth_vget_low_u8(r8_3l, r6_3);
  uint8_t r8_3h[8];
  synth_vget_high_u8(r8_3h, r6_3);
  uint8_t r10_3[8];
  synth_vpadd_u8(r10_3, r8_3l, r8_3h);
  uint8_t r11_1[16];
  synth_vcombine_u8(r11_1, r10_2, r10_3);
  uint8_t r13_1[16];
  synth_vpaddlq_u8(r13_1, r11_1);
  uint8_t r15_1[16];
  synth_vpaddlq_u16(r15_1, r13_1);
  uint8_t r17_0[16];
  synth_vuzpq_u16_lo(r17_0, r15_0, r15_1);
  uint8_t r18_0[16];
  synth_vmlaq_u16(r18_0, r16_0, r17_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r18_0);
}

//// a0dfe2eacb5a

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 192, a += 24) SYNTH_KERNEL_block(w, a, acc);
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

//// 0cf6acbad40e
/* A3W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1), 2: veorq_u8(byte_ff, plane2); byte_ff: 0xff repeated]; in each, place p holds
 * matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 20 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14, 28][i] *
 * ones(weight plane i) + -49 * K + -49 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 118 (activations 0, row 72, combine 28, reduce 17, store 1); loads 16.
 *
 * Proof: 25 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [40, 41, 42, 43, 44, 45] open; all planes together: lengths 5..24 open.
 */

//// 333ced8b920c

/* out[n][m]: n columns of m_blocks * 8 rows, K of k_blocks * 64 positions, packed as above with the
 * blocks of one row block (or column) along K next to each other. */
void SYNTH_KERNEL(const uint8_t *weights, const uint8_t *activations, const int32_t *row_correction,
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
        for (; done < end; ++done, w += 192, a += 24) SYNTH_KERNEL_block(w, a, acc);
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

//// 58aaf453b053
/* A3W3 twos/bipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit bipolar, values [-7, -5, -3, -1,
 * 1, 3, 5, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 20 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 2 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-8, -16, -32][i] *
 * ones(weight plane i) + -42 * K + -42 * (padded K - K); column_correction = sum_j [7, 14, -28][j] *
 * ones(activation plane j).
 *
 * K up to 17043520 positions, filled up to whole blocks or chunks: 2 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 118 (activations 0, row 72, combine 28, reduce 17, store 1); loads 16.
 *
 * Proof: 26 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [40, 41, 42, 43, 44, 45] open; all planes together: lengths 5..24 open.
 */

//// e3fa828cbeb0
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vornq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r7_0l = vget_low_u8(r1_0);
  const uint8x8_t r7_0h = vget_high_u8(r1_0);
  const uint8x8_t r9_0 = vpadd_u8(r7_0l, r7_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vornq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r7_1l = vget_low_u8(r1_1);
  const uint8x8_t r7_1h = vget_high_u8(r1_1);
  const uint8x8_t r9_1 = vpadd_u8(r7_1l, r7_1h);
  const uint8x8_t r12_0 = vpadd_u8(r9_0, r9_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vornq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r7_2l = vget_low_u8(r1_2);
  const uint8x8_t r7_2h = vget_high_u8(r1_2);
  const uint8x8_t r9_2 = vpadd_u8(r7_2l, r7_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vornq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r7_3l = vget_low_u8(r1_3);
  const uint8x8_t r7_3h = vget_high_u8(r1_3);
  const uint8x8_t r9_3 = vpadd_u8(r7_3l, r7_3h);
  const uint8x8_t r12_1 = vpadd_u8(r9_2, r9_3);
  const uint8x16_t r14_0 = vcombine_u8(r12_0, r12_1);
  const uint16x8_t r16_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r14_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = vornq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = vorrq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vornq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t r3_0 = vaddq_u8(p20_0_1, r2_0);
  /* compute */
  const uint8x16_t p12_0_0 = vorrq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r4_0 = vmlaq_u8(r3_0, p12_0_1, byte_02);
  /* compute */
  const uint8x16_t p21_0_0 = vornq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r5_0 = vmlaq_u8(r4_0, p21_0_1, byte_02);
  /* compute */
  const uint8x16_t p22_0_0 = vorrq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);
  /* combine plane pairs */
  const uint8x16_t r6_0 = vmlaq_u8(r5_0, p22_0_1, byte_04);
  /* reduce */
  const uint8x8_t r8_0l = vget_low_u8(r6_0);
  const uint8x8_t r8_0h = vget_high_u8(r6_0);
  const uint8x8_t r10_0 = vpadd_u8(r8_0l, r8_0h);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = vornq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = vorrq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vornq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  const uint8x16_t r3_1 = vaddq_u8(p20_1_1, r2_1);
  /* compute */
  const uint8x16_t p12_1_0 = vorrq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r4_1 = vmlaq_u8(r3_1, p12_1_1, byte_02);
  /* compute */
  const uint8x16_t p21_1_0 = vornq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r5_1 = vmlaq_u8(r4_1, p21_1_1, byte_02);
  /* compute */
  const uint8x16_t p22_1_0 = vorrq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);
  /* combine plane pairs */
  const uint8x16_t r6_1 = vmlaq_u8(r5_1, p22_1_1, byte_04);
  /* reduce */
  const uint8x8_t r8_1l = vget_low_u8(r6_1);
  const uint8x8_t r8_1h = vget_high_u8(r6_1);
  const uint8x8_t r10_1 = vpadd_u8(r8_1l, r8_1h);
  const uint8x16_t r11_0 = vcombine_u8(r10_0, r10_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint32x4_t r15_0 = vpaddlq_u16(r13_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = vornq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = vorrq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vornq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  const uint8x16_t r3_2 = vaddq_u8(p20_2_1, r2_2);
  /* compute */
  const uint8x16_t p12_2_0 = vorrq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r4_2 = vmlaq_u8(r3_2, p12_2_1, byte_02);
  /* compute */
  const uint8x16_t p21_2_0 = vornq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r5_2 = vmlaq_u8(r4_2, p21_2_1, byte_02);
  /* compute */
  const uint8x16_t p22_2_0 = vorrq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);
  /* combine plane pairs */
  const uint8x16_t r6_2 = vmlaq_u8(r5_2, p22_2_1, byte_04);
  /* reduce */
  const uint8x8_t r8_2l = vget_low_u8(r6_2);
  const uint8x8_t r8_2h = vget_high_u8(r6_2);
  const uint8x8_t r10_2 = vpadd_u8(r8_2l, r8_2h);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = vornq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = vorrq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vornq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  const uint8x16_t r3_3 = vaddq_u8(p20_3_1, r2_3);
  /* compute */
  const uint8x16_t p12_3_0 = vorrq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r4_3 = vmlaq_u8(r3_3, p12_3_1, byte_02);
  /* compute */
  const uint8x16_t p21_3_0 = vornq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r5_3 = vmlaq_u8(r4_3, p21_3_1, byte_02);
  /* compute */
  const uint8x16_t p22_3_0 = vorrq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);
  /* combine plane pairs */
  const uint8x16_t r6_3 = vmlaq_u8(r5_3, p22_3_1, byte_04);
  /* reduce */
  const uint8x8_t r8_3l = vget_low_u8(r6_3);
  const uint8x8_t r8_3h = vget_high_u8(r6_3);
  const uint8x8_t r10_3 = vpadd_u8(r8_3l, r8_3h);
  const uint8x16_t r11_1 = vcombine_u8(r10_2, r10_3);
  const uint16x8_t r13_1 = vpaddlq_u8(r11_1);
  const uint32x4_t r15_1 = vpaddlq_u16(r13_1);
  const uint16x8_t r17_0 = vuzpq_u16(vreinterpretq_u16_u32(r15_0), vreinterpretq_u16_u32(r15_1)).val[0];
  const uint16x8_t r18_0 = vmlaq_u16(r16_0, r17_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r18_0));
}

//// dead5cf6eecd
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vornq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vornq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vornq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r7_0l[8];
  synth_vget_low_u8(r7_0l, r1_0);
  uint8_t r7_0h[8];
  synth_vget_high_u8(r7_0h, r1_0);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0l, r7_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vornq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vornq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vornq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r7_1l[8];
  synth_vget_low_u8(r7_1l, r1_1);
  uint8_t r7_1h[8];
  synth_vget_high_u8(r7_1h, r1_1);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_1l, r7_1h);
  uint8_t r12_0[8];
  synth_vpadd_u8(r12_0, r9_0, r9_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vornq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vornq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vornq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r7_2l[8];
  synth_vget_low_u8(r7_2l, r1_2);
  uint8_t r7_2h[8];
  synth_vget_high_u8(r7_2h, r1_2);
  uint8_t r9_2[8];
  synth_vpadd_u8(r9_2, r7_2l, r7_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vornq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vornq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vornq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r7_3l[8];
  synth_vget_low_u8(r7_3l, r1_3);
  uint8_t r7_3h[8];
  synth_vget_high_u8(r7_3h, r1_3);
  uint8_t r9_3[8];
  synth_vpadd_u8(r9_3, r7_3l, r7_3h);
  uint8_t r12_1[8];
  synth_vpadd_u8(r12_1, r9_2, r9_3);
  uint8_t r14_0[16];
  synth_vcombine_u8(r14_0, r12_0, r12_1);
  uint8_t r16_0[16];
  synth_vpadalq_u8(r16_0, acc0, r14_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vornq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vorrq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_vornq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  synth_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  synth_vorrq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  synth_vmlaq_u8(r4_0, r3_0, p12_0_1, byte_02);
  uint8_t p21_0_0[16];
  synth_vornq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  synth_vmlaq_u8(r5_0, r4_0, p21_0_1, byte_02);
  uint8_t p22_0_0[16];
  synth_vorrq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  synth_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  synth_vmlaq_u8(r6_0, r5_0, p22_0_1, byte_04);
  uint8_t r8_0l[8];
  synth_vget_low_u8(r8_0l, r6_0);
  uint8_t r8_0h[8];
  synth_vget_high_u8(r8_0h, r6_0);
  uint8_t r10_0[8];
  synth_vpadd_u8(r10_0, r8_0l, r8_0h);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vornq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  synth_vorrq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_vornq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  synth_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  synth_vorrq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  synth_vmlaq_u8(r4_1, r3_1, p12_1_1, byte_02);
  uint8_t p21_1_0[16];
  synth_vornq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  synth_vmlaq_u8(r5_1, r4_1, p21_1_1, byte_02);
  uint8_t p22_1_0[16];
  synth_vorrq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  synth_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  synth_vmlaq_u8(r6_1, r5_1, p22_1_1, byte_04);
  uint8_t r8_1l[8];
  synth_vget_low_u8(r8_1l, r6_1);
  uint8_t r8_1h[8];
  synth_vget_high_u8(r8_1h, r6_1);
  uint8_t r10_1[8];
  synth_vpadd_u8(r10_1, r8_1l, r8_1h);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r10_0, r10_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r15_0[16];
  synth_vpaddlq_u16(r15_0, r13_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vornq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  synth_vorrq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_vornq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  synth_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  synth_vorrq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  synth_vmlaq_u8(r4_2, r3_2, p12_2_1, byte_02);
  uint8_t p21_2_0[16];
  synth_vornq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  synth_vmlaq_u8(r5_2, r4_2, p21_2_1, byte_02);
  uint8_t p22_2_0[16];
  synth_vorrq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  synth_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  synth_vmlaq_u8(r6_2, r5_2, p22_2_1, byte_04);
  uint8_t r8_2l[8];
  synth_vget_low_u8(r8_2l, r6_2);
  uint8_t r8_2h[8];
  synth_vget_high_u8(r8_2h, r6_2);
  uint8_t r10_2[8];
  synth_vpadd_u8(r10_2, r8_2l, r8_2h);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vornq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  synth_vorrq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_vornq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  synth_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  synth_vorrq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  synth_vmlaq_u8(r4_3, r3_3, p12_3_1, byte_02);
  uint8_t p21_3_0[16];
  synth_vornq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  synth_vmlaq_u8(r5_3, r4_3, p21_3_1, byte_02);
  uint8_t p22_3_0[16];
  synth_vorrq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  synth_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  synth_vmlaq_u8(r6_3, r5_3, p22_3_1, byte_04);
  uint8_t r8_3l[8];
  synth_vget_low_u8(r8_3l, r6_3);
  uint8_t r8_3h[8];
  synth_vget_high_u8(r8_3h, r6_3);
  uint8_t r10_3[8];
  synth_vpadd_u8(r10_3, r8_3l, r8_3h);
  uint8_t r11_1[16];
  synth_vcombine_u8(r11_1, r10_2, r10_3);
  uint8_t r13_1[16];
  synth_vpaddlq_u8(r13_1, r11_1);
  uint8_t r15_1[16];
  synth_vpaddlq_u16(r15_1, r13_1);
  uint8_t r17_0[16];
  synth_vuzpq_u16_lo(r17_0, r15_0, r15_1);
  uint8_t r18_0[16];
  synth_vmlaq_u16(r18_0, r16_0, r17_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r18_0);
}

//// 929f4940757a
/* A3W3 twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 20 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, -28][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 118 (activations 0, row 72, combine 28, reduce 17, store 1); loads 16.
 *
 * Proof: 26 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [40, 41, 42, 43, 44, 45] open; all planes together: lengths 5..24 open.
 */

//// 960c375c1b63
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r7_0l = vget_low_u8(r1_0);
  const uint8x8_t r7_0h = vget_high_u8(r1_0);
  const uint8x8_t r9_0 = vpadd_u8(r7_0l, r7_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r7_1l = vget_low_u8(r1_1);
  const uint8x8_t r7_1h = vget_high_u8(r1_1);
  const uint8x8_t r9_1 = vpadd_u8(r7_1l, r7_1h);
  const uint8x8_t r12_0 = vpadd_u8(r9_0, r9_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r7_2l = vget_low_u8(r1_2);
  const uint8x8_t r7_2h = vget_high_u8(r1_2);
  const uint8x8_t r9_2 = vpadd_u8(r7_2l, r7_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r7_3l = vget_low_u8(r1_3);
  const uint8x8_t r7_3h = vget_high_u8(r1_3);
  const uint8x8_t r9_3 = vpadd_u8(r7_3l, r7_3h);
  const uint8x8_t r12_1 = vpadd_u8(r9_2, r9_3);
  const uint8x16_t r14_0 = vcombine_u8(r12_0, r12_1);
  const uint16x8_t r16_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r14_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t r3_0 = vaddq_u8(p20_0_1, r2_0);
  /* compute */
  const uint8x16_t p12_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r4_0 = vmlaq_u8(r3_0, p12_0_1, byte_02);
  /* compute */
  const uint8x16_t p21_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r5_0 = vmlaq_u8(r4_0, p21_0_1, byte_02);
  /* compute */
  const uint8x16_t p22_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);
  /* combine plane pairs */
  const uint8x16_t r6_0 = vmlaq_u8(r5_0, p22_0_1, byte_04);
  /* reduce */
  const uint8x8_t r8_0l = vget_low_u8(r6_0);
  const uint8x8_t r8_0h = vget_high_u8(r6_0);
  const uint8x8_t r10_0 = vpadd_u8(r8_0l, r8_0h);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  const uint8x16_t r3_1 = vaddq_u8(p20_1_1, r2_1);
  /* compute */
  const uint8x16_t p12_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r4_1 = vmlaq_u8(r3_1, p12_1_1, byte_02);
  /* compute */
  const uint8x16_t p21_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r5_1 = vmlaq_u8(r4_1, p21_1_1, byte_02);
  /* compute */
  const uint8x16_t p22_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);
  /* combine plane pairs */
  const uint8x16_t r6_1 = vmlaq_u8(r5_1, p22_1_1, byte_04);
  /* reduce */
  const uint8x8_t r8_1l = vget_low_u8(r6_1);
  const uint8x8_t r8_1h = vget_high_u8(r6_1);
  const uint8x8_t r10_1 = vpadd_u8(r8_1l, r8_1h);
  const uint8x16_t r11_0 = vcombine_u8(r10_0, r10_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint32x4_t r15_0 = vpaddlq_u16(r13_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  const uint8x16_t r3_2 = vaddq_u8(p20_2_1, r2_2);
  /* compute */
  const uint8x16_t p12_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r4_2 = vmlaq_u8(r3_2, p12_2_1, byte_02);
  /* compute */
  const uint8x16_t p21_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r5_2 = vmlaq_u8(r4_2, p21_2_1, byte_02);
  /* compute */
  const uint8x16_t p22_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);
  /* combine plane pairs */
  const uint8x16_t r6_2 = vmlaq_u8(r5_2, p22_2_1, byte_04);
  /* reduce */
  const uint8x8_t r8_2l = vget_low_u8(r6_2);
  const uint8x8_t r8_2h = vget_high_u8(r6_2);
  const uint8x8_t r10_2 = vpadd_u8(r8_2l, r8_2h);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  const uint8x16_t r3_3 = vaddq_u8(p20_3_1, r2_3);
  /* compute */
  const uint8x16_t p12_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r4_3 = vmlaq_u8(r3_3, p12_3_1, byte_02);
  /* compute */
  const uint8x16_t p21_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r5_3 = vmlaq_u8(r4_3, p21_3_1, byte_02);
  /* compute */
  const uint8x16_t p22_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);
  /* combine plane pairs */
  const uint8x16_t r6_3 = vmlaq_u8(r5_3, p22_3_1, byte_04);
  /* reduce */
  const uint8x8_t r8_3l = vget_low_u8(r6_3);
  const uint8x8_t r8_3h = vget_high_u8(r6_3);
  const uint8x8_t r10_3 = vpadd_u8(r8_3l, r8_3h);
  const uint8x16_t r11_1 = vcombine_u8(r10_2, r10_3);
  const uint16x8_t r13_1 = vpaddlq_u8(r11_1);
  const uint32x4_t r15_1 = vpaddlq_u16(r13_1);
  const uint16x8_t r17_0 = vuzpq_u16(vreinterpretq_u16_u32(r15_0), vreinterpretq_u16_u32(r15_1)).val[0];
  const uint16x8_t r18_0 = vmlaq_u16(r16_0, r17_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r18_0));
}

//// 689d7386d228
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r7_0l[8];
  synth_vget_low_u8(r7_0l, r1_0);
  uint8_t r7_0h[8];
  synth_vget_high_u8(r7_0h, r1_0);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0l, r7_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r7_1l[8];
  synth_vget_low_u8(r7_1l, r1_1);
  uint8_t r7_1h[8];
  synth_vget_high_u8(r7_1h, r1_1);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_1l, r7_1h);
  uint8_t r12_0[8];
  synth_vpadd_u8(r12_0, r9_0, r9_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r7_2l[8];
  synth_vget_low_u8(r7_2l, r1_2);
  uint8_t r7_2h[8];
  synth_vget_high_u8(r7_2h, r1_2);
  uint8_t r9_2[8];
  synth_vpadd_u8(r9_2, r7_2l, r7_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r7_3l[8];
  synth_vget_low_u8(r7_3l, r1_3);
  uint8_t r7_3h[8];
  synth_vget_high_u8(r7_3h, r1_3);
  uint8_t r9_3[8];
  synth_vpadd_u8(r9_3, r7_3l, r7_3h);
  uint8_t r12_1[8];
  synth_vpadd_u8(r12_1, r9_2, r9_3);
  uint8_t r14_0[16];
  synth_vcombine_u8(r14_0, r12_0, r12_1);
  uint8_t r16_0[16];
  synth_vpadalq_u8(r16_0, acc0, r14_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  synth_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  synth_vandq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  synth_vmlaq_u8(r4_0, r3_0, p12_0_1, byte_02);
  uint8_t p21_0_0[16];
  synth_vbicq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  synth_vmlaq_u8(r5_0, r4_0, p21_0_1, byte_02);
  uint8_t p22_0_0[16];
  synth_vbicq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  synth_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  synth_vmlaq_u8(r6_0, r5_0, p22_0_1, byte_04);
  uint8_t r8_0l[8];
  synth_vget_low_u8(r8_0l, r6_0);
  uint8_t r8_0h[8];
  synth_vget_high_u8(r8_0h, r6_0);
  uint8_t r10_0[8];
  synth_vpadd_u8(r10_0, r8_0l, r8_0h);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  synth_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  synth_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  synth_vandq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  synth_vmlaq_u8(r4_1, r3_1, p12_1_1, byte_02);
  uint8_t p21_1_0[16];
  synth_vbicq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  synth_vmlaq_u8(r5_1, r4_1, p21_1_1, byte_02);
  uint8_t p22_1_0[16];
  synth_vbicq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  synth_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  synth_vmlaq_u8(r6_1, r5_1, p22_1_1, byte_04);
  uint8_t r8_1l[8];
  synth_vget_low_u8(r8_1l, r6_1);
  uint8_t r8_1h[8];
  synth_vget_high_u8(r8_1h, r6_1);
  uint8_t r10_1[8];
  synth_vpadd_u8(r10_1, r8_1l, r8_1h);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r10_0, r10_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r15_0[16];
  synth_vpaddlq_u16(r15_0, r13_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  synth_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  synth_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  synth_vandq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  synth_vmlaq_u8(r4_2, r3_2, p12_2_1, byte_02);
  uint8_t p21_2_0[16];
  synth_vbicq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  synth_vmlaq_u8(r5_2, r4_2, p21_2_1, byte_02);
  uint8_t p22_2_0[16];
  synth_vbicq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  synth_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  synth_vmlaq_u8(r6_2, r5_2, p22_2_1, byte_04);
  uint8_t r8_2l[8];
  synth_vget_low_u8(r8_2l, r6_2);
  uint8_t r8_2h[8];
  synth_vget_high_u8(r8_2h, r6_2);
  uint8_t r10_2[8];
  synth_vpadd_u8(r10_2, r8_2l, r8_2h);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  synth_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  synth_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  synth_vandq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  synth_vmlaq_u8(r4_3, r3_3, p12_3_1, byte_02);
  uint8_t p21_3_0[16];
  synth_vbicq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  synth_vmlaq_u8(r5_3, r4_3, p21_3_1, byte_02);
  uint8_t p22_3_0[16];
  synth_vbicq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  synth_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  synth_vmlaq_u8(r6_3, r5_3, p22_3_1, byte_04);
  uint8_t r8_3l[8];
  synth_vget_low_u8(r8_3l, r6_3);
  uint8_t r8_3h[8];
  synth_vget_high_u8(r8_3h, r6_3);
  uint8_t r10_3[8];
  synth_vpadd_u8(r10_3, r8_3l, r8_3h);
  uint8_t r11_1[16];
  synth_vcombine_u8(r11_1, r10_2, r10_3);
  uint8_t r13_1[16];
  synth_vpaddlq_u8(r13_1, r11_1);
  uint8_t r15_1[16];
  synth_vpaddlq_u16(r15_1, r13_1);
  uint8_t r17_0[16];
  synth_vuzpq_u16_lo(r17_0, r15_0, r15_1);
  uint8_t r18_0[16];
  synth_vmlaq_u16(r18_0, r16_0, r17_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r18_0);
}

//// 96f4684bcb8f
/* A3W3 twos/twos: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and
 * ARMv7), armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3]. Weights: 3 bit twos, values [-4, -3, -2, -1, 0,
 * 1, 2, 3].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 20 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [-4, -8, -12][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 118 (activations 0, row 72, combine 28, reduce 17, store 1); loads 16.
 *
 * Proof: 26 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [40, 41, 42, 43, 44, 45] open; all planes together: lengths 5..24 open.
 */

//// b3d52f1b4522
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r7_0l = vget_low_u8(r1_0);
  const uint8x8_t r7_0h = vget_high_u8(r1_0);
  const uint8x8_t r9_0 = vpadd_u8(r7_0l, r7_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r7_1l = vget_low_u8(r1_1);
  const uint8x8_t r7_1h = vget_high_u8(r1_1);
  const uint8x8_t r9_1 = vpadd_u8(r7_1l, r7_1h);
  const uint8x8_t r12_0 = vpadd_u8(r9_0, r9_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r7_2l = vget_low_u8(r1_2);
  const uint8x8_t r7_2h = vget_high_u8(r1_2);
  const uint8x8_t r9_2 = vpadd_u8(r7_2l, r7_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r7_3l = vget_low_u8(r1_3);
  const uint8x8_t r7_3h = vget_high_u8(r1_3);
  const uint8x8_t r9_3 = vpadd_u8(r7_3l, r7_3h);
  const uint8x8_t r12_1 = vpadd_u8(r9_2, r9_3);
  const uint8x16_t r14_0 = vcombine_u8(r12_0, r12_1);
  const uint16x8_t r16_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r14_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = vbicq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t r3_0 = vaddq_u8(p20_0_1, r2_0);
  /* compute */
  const uint8x16_t p12_0_0 = vbicq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r4_0 = vmlaq_u8(r3_0, p12_0_1, byte_02);
  /* compute */
  const uint8x16_t p21_0_0 = vbicq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r5_0 = vmlaq_u8(r4_0, p21_0_1, byte_02);
  /* compute */
  const uint8x16_t p22_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);
  /* combine plane pairs */
  const uint8x16_t r6_0 = vmlaq_u8(r5_0, p22_0_1, byte_04);
  /* reduce */
  const uint8x8_t r8_0l = vget_low_u8(r6_0);
  const uint8x8_t r8_0h = vget_high_u8(r6_0);
  const uint8x8_t r10_0 = vpadd_u8(r8_0l, r8_0h);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = vbicq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  const uint8x16_t r3_1 = vaddq_u8(p20_1_1, r2_1);
  /* compute */
  const uint8x16_t p12_1_0 = vbicq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r4_1 = vmlaq_u8(r3_1, p12_1_1, byte_02);
  /* compute */
  const uint8x16_t p21_1_0 = vbicq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r5_1 = vmlaq_u8(r4_1, p21_1_1, byte_02);
  /* compute */
  const uint8x16_t p22_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);
  /* combine plane pairs */
  const uint8x16_t r6_1 = vmlaq_u8(r5_1, p22_1_1, byte_04);
  /* reduce */
  const uint8x8_t r8_1l = vget_low_u8(r6_1);
  const uint8x8_t r8_1h = vget_high_u8(r6_1);
  const uint8x8_t r10_1 = vpadd_u8(r8_1l, r8_1h);
  const uint8x16_t r11_0 = vcombine_u8(r10_0, r10_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint32x4_t r15_0 = vpaddlq_u16(r13_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = vbicq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  const uint8x16_t r3_2 = vaddq_u8(p20_2_1, r2_2);
  /* compute */
  const uint8x16_t p12_2_0 = vbicq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r4_2 = vmlaq_u8(r3_2, p12_2_1, byte_02);
  /* compute */
  const uint8x16_t p21_2_0 = vbicq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r5_2 = vmlaq_u8(r4_2, p21_2_1, byte_02);
  /* compute */
  const uint8x16_t p22_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);
  /* combine plane pairs */
  const uint8x16_t r6_2 = vmlaq_u8(r5_2, p22_2_1, byte_04);
  /* reduce */
  const uint8x8_t r8_2l = vget_low_u8(r6_2);
  const uint8x8_t r8_2h = vget_high_u8(r6_2);
  const uint8x8_t r10_2 = vpadd_u8(r8_2l, r8_2h);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = vbicq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  const uint8x16_t r3_3 = vaddq_u8(p20_3_1, r2_3);
  /* compute */
  const uint8x16_t p12_3_0 = vbicq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r4_3 = vmlaq_u8(r3_3, p12_3_1, byte_02);
  /* compute */
  const uint8x16_t p21_3_0 = vbicq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r5_3 = vmlaq_u8(r4_3, p21_3_1, byte_02);
  /* compute */
  const uint8x16_t p22_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);
  /* combine plane pairs */
  const uint8x16_t r6_3 = vmlaq_u8(r5_3, p22_3_1, byte_04);
  /* reduce */
  const uint8x8_t r8_3l = vget_low_u8(r6_3);
  const uint8x8_t r8_3h = vget_high_u8(r6_3);
  const uint8x8_t r10_3 = vpadd_u8(r8_3l, r8_3h);
  const uint8x16_t r11_1 = vcombine_u8(r10_2, r10_3);
  const uint16x8_t r13_1 = vpaddlq_u8(r11_1);
  const uint32x4_t r15_1 = vpaddlq_u16(r13_1);
  const uint16x8_t r17_0 = vuzpq_u16(vreinterpretq_u16_u32(r15_0), vreinterpretq_u16_u32(r15_1)).val[0];
  const uint16x8_t r18_0 = vmlaq_u16(r16_0, r17_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r18_0));
}

//// 3a7f8680bb9d
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r7_0l[8];
  synth_vget_low_u8(r7_0l, r1_0);
  uint8_t r7_0h[8];
  synth_vget_high_u8(r7_0h, r1_0);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0l, r7_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r7_1l[8];
  synth_vget_low_u8(r7_1l, r1_1);
  uint8_t r7_1h[8];
  synth_vget_high_u8(r7_1h, r1_1);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_1l, r7_1h);
  uint8_t r12_0[8];
  synth_vpadd_u8(r12_0, r9_0, r9_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r7_2l[8];
  synth_vget_low_u8(r7_2l, r1_2);
  uint8_t r7_2h[8];
  synth_vget_high_u8(r7_2h, r1_2);
  uint8_t r9_2[8];
  synth_vpadd_u8(r9_2, r7_2l, r7_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r7_3l[8];
  synth_vget_low_u8(r7_3l, r1_3);
  uint8_t r7_3h[8];
  synth_vget_high_u8(r7_3h, r1_3);
  uint8_t r9_3[8];
  synth_vpadd_u8(r9_3, r7_3l, r7_3h);
  uint8_t r12_1[8];
  synth_vpadd_u8(r12_1, r9_2, r9_3);
  uint8_t r14_0[16];
  synth_vcombine_u8(r14_0, r12_0, r12_1);
  uint8_t r16_0[16];
  synth_vpadalq_u8(r16_0, acc0, r14_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vbicq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vbicq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  synth_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  synth_vbicq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  synth_vmlaq_u8(r4_0, r3_0, p12_0_1, byte_02);
  uint8_t p21_0_0[16];
  synth_vbicq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  synth_vmlaq_u8(r5_0, r4_0, p21_0_1, byte_02);
  uint8_t p22_0_0[16];
  synth_vandq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  synth_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  synth_vmlaq_u8(r6_0, r5_0, p22_0_1, byte_04);
  uint8_t r8_0l[8];
  synth_vget_low_u8(r8_0l, r6_0);
  uint8_t r8_0h[8];
  synth_vget_high_u8(r8_0h, r6_0);
  uint8_t r10_0[8];
  synth_vpadd_u8(r10_0, r8_0l, r8_0h);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vbicq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  synth_vbicq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  synth_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  synth_vbicq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  synth_vmlaq_u8(r4_1, r3_1, p12_1_1, byte_02);
  uint8_t p21_1_0[16];
  synth_vbicq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  synth_vmlaq_u8(r5_1, r4_1, p21_1_1, byte_02);
  uint8_t p22_1_0[16];
  synth_vandq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  synth_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  synth_vmlaq_u8(r6_1, r5_1, p22_1_1, byte_04);
  uint8_t r8_1l[8];
  synth_vget_low_u8(r8_1l, r6_1);
  uint8_t r8_1h[8];
  synth_vget_high_u8(r8_1h, r6_1);
  uint8_t r10_1[8];
  synth_vpadd_u8(r10_1, r8_1l, r8_1h);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r10_0, r10_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r15_0[16];
  synth_vpaddlq_u16(r15_0, r13_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vbicq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  synth_vbicq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  synth_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  synth_vbicq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  synth_vmlaq_u8(r4_2, r3_2, p12_2_1, byte_02);
  uint8_t p21_2_0[16];
  synth_vbicq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  synth_vmlaq_u8(r5_2, r4_2, p21_2_1, byte_02);
  uint8_t p22_2_0[16];
  synth_vandq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  synth_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  synth_vmlaq_u8(r6_2, r5_2, p22_2_1, byte_04);
  uint8_t r8_2l[8];
  synth_vget_low_u8(r8_2l, r6_2);
  uint8_t r8_2h[8];
  synth_vget_high_u8(r8_2h, r6_2);
  uint8_t r10_2[8];
  synth_vpadd_u8(r10_2, r8_2l, r8_2h);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vbicq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  synth_vbicq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  synth_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  synth_vbicq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  synth_vmlaq_u8(r4_3, r3_3, p12_3_1, byte_02);
  uint8_t p21_3_0[16];
  synth_vbicq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  synth_vmlaq_u8(r5_3, r4_3, p21_3_1, byte_02);
  uint8_t p22_3_0[16];
  synth_vandq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  synth_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  synth_vmlaq_u8(r6_3, r5_3, p22_3_1, byte_04);
  uint8_t r8_3l[8];
  synth_vget_low_u8(r8_3l, r6_3);
  uint8_t r8_3h[8];
  synth_vget_high_u8(r8_3h, r6_3);
  uint8_t r10_3[8];
  synth_vpadd_u8(r10_3, r8_3l, r8_3h);
  uint8_t r11_1[16];
  synth_vcombine_u8(r11_1, r10_2, r10_3);
  uint8_t r13_1[16];
  synth_vpaddlq_u8(r13_1, r11_1);
  uint8_t r15_1[16];
  synth_vpaddlq_u16(r15_1, r13_1);
  uint8_t r17_0[16];
  synth_vuzpq_u16_lo(r17_0, r15_0, r15_1);
  uint8_t r18_0[16];
  synth_vmlaq_u16(r18_0, r16_0, r17_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r18_0);
}

//// 6b1e74680059
/* A3W3 unipolar: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * armv7. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7]. Weights: 3 bit unsigned, values [0, 1, 2, 3, 4,
 * 5, 6, 7].
 *
 * weights: 3 x 64 bytes per block, 16-byte aligned; registers [0: plane0, 1: plane1, 2: plane2]; in each, place
 * p holds matrix row [0, 1, 2, 3, 4, 5, 6, 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 3 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 20 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0, 0][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0, 0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 118 (activations 0, row 72, combine 28, reduce 17, store 1); loads 16.
 *
 * Proof: 25 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [40, 41, 42, 43, 44, 45] open; all planes together: lengths 5..24 open.
 */

//// 3b2ac384e988
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t lanes16_4 = vld1q_u8(SYNTH_KERNEL_lanes16_4);
  const uint8x16_t acc0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x16_t w0_0 = vld1q_u8(weights + 0);
  const uint64x2_t a0_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 0));
  /* compute */
  const uint8x16_t p00_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_0_1 = vcntq_u8(p00_0_0);
  const uint64x2_t a1_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 8));
  const uint8x16_t p01_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_0_1 = vcntq_u8(p01_0_0);
  /* combine plane pairs */
  const uint8x16_t r0_0 = vmlaq_u8(p00_0_1, p01_0_1, byte_02);
  const uint8x16_t w1_0 = vld1q_u8(weights + 64);
  /* compute */
  const uint8x16_t p10_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_0_1 = vcntq_u8(p10_0_0);
  /* combine plane pairs */
  const uint8x16_t r1_0 = vmlaq_u8(r0_0, p10_0_1, byte_02);
  /* reduce */
  const uint8x8_t r7_0l = vget_low_u8(r1_0);
  const uint8x8_t r7_0h = vget_high_u8(r1_0);
  const uint8x8_t r9_0 = vpadd_u8(r7_0l, r7_0h);
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  const uint8x16_t w1_1 = vld1q_u8(weights + 80);
  /* compute */
  const uint8x16_t p10_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_1_1 = vcntq_u8(p10_1_0);
  /* combine plane pairs */
  const uint8x16_t r1_1 = vmlaq_u8(r0_1, p10_1_1, byte_02);
  /* reduce */
  const uint8x8_t r7_1l = vget_low_u8(r1_1);
  const uint8x8_t r7_1h = vget_high_u8(r1_1);
  const uint8x8_t r9_1 = vpadd_u8(r7_1l, r7_1h);
  const uint8x8_t r12_0 = vpadd_u8(r9_0, r9_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  /* compute */
  const uint8x16_t p10_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r1_2 = vmlaq_u8(r0_2, p10_2_1, byte_02);
  /* reduce */
  const uint8x8_t r7_2l = vget_low_u8(r1_2);
  const uint8x8_t r7_2h = vget_high_u8(r1_2);
  const uint8x8_t r9_2 = vpadd_u8(r7_2l, r7_2h);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  const uint8x16_t w1_3 = vld1q_u8(weights + 112);
  /* compute */
  const uint8x16_t p10_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_3_1 = vcntq_u8(p10_3_0);
  /* combine plane pairs */
  const uint8x16_t r1_3 = vmlaq_u8(r0_3, p10_3_1, byte_02);
  /* reduce */
  const uint8x8_t r7_3l = vget_low_u8(r1_3);
  const uint8x8_t r7_3h = vget_high_u8(r1_3);
  const uint8x8_t r9_3 = vpadd_u8(r7_3l, r7_3h);
  const uint8x8_t r12_1 = vpadd_u8(r9_2, r9_3);
  const uint8x16_t r14_0 = vcombine_u8(r12_0, r12_1);
  const uint16x8_t r16_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r14_0);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  const uint8x16_t p02_0_0 = vandq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  const uint8x16_t p11_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vaddq_u8(p02_0_1, p11_0_1);
  const uint8x16_t r3_0 = vaddq_u8(p20_0_1, r2_0);
  /* compute */
  const uint8x16_t p12_0_0 = vandq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r4_0 = vmlaq_u8(r3_0, p12_0_1, byte_02);
  /* compute */
  const uint8x16_t p21_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_0_1 = vcntq_u8(p21_0_0);
  /* combine plane pairs */
  const uint8x16_t r5_0 = vmlaq_u8(r4_0, p21_0_1, byte_02);
  /* compute */
  const uint8x16_t p22_0_0 = vandq_u8(w2_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_0_1 = vcntq_u8(p22_0_0);
  /* combine plane pairs */
  const uint8x16_t r6_0 = vmlaq_u8(r5_0, p22_0_1, byte_04);
  /* reduce */
  const uint8x8_t r8_0l = vget_low_u8(r6_0);
  const uint8x8_t r8_0h = vget_high_u8(r6_0);
  const uint8x8_t r10_0 = vpadd_u8(r8_0l, r8_0h);
  const uint8x16_t w2_1 = vld1q_u8(weights + 144);
  /* compute */
  const uint8x16_t p20_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_1_1 = vcntq_u8(p20_1_0);
  const uint8x16_t p02_1_0 = vandq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  const uint8x16_t p11_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vaddq_u8(p02_1_1, p11_1_1);
  const uint8x16_t r3_1 = vaddq_u8(p20_1_1, r2_1);
  /* compute */
  const uint8x16_t p12_1_0 = vandq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r4_1 = vmlaq_u8(r3_1, p12_1_1, byte_02);
  /* compute */
  const uint8x16_t p21_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_1_1 = vcntq_u8(p21_1_0);
  /* combine plane pairs */
  const uint8x16_t r5_1 = vmlaq_u8(r4_1, p21_1_1, byte_02);
  /* compute */
  const uint8x16_t p22_1_0 = vandq_u8(w2_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_1_1 = vcntq_u8(p22_1_0);
  /* combine plane pairs */
  const uint8x16_t r6_1 = vmlaq_u8(r5_1, p22_1_1, byte_04);
  /* reduce */
  const uint8x8_t r8_1l = vget_low_u8(r6_1);
  const uint8x8_t r8_1h = vget_high_u8(r6_1);
  const uint8x8_t r10_1 = vpadd_u8(r8_1l, r8_1h);
  const uint8x16_t r11_0 = vcombine_u8(r10_0, r10_1);
  const uint16x8_t r13_0 = vpaddlq_u8(r11_0);
  const uint32x4_t r15_0 = vpaddlq_u16(r13_0);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p02_2_0 = vandq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  const uint8x16_t p11_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vaddq_u8(p02_2_1, p11_2_1);
  const uint8x16_t r3_2 = vaddq_u8(p20_2_1, r2_2);
  /* compute */
  const uint8x16_t p12_2_0 = vandq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r4_2 = vmlaq_u8(r3_2, p12_2_1, byte_02);
  /* compute */
  const uint8x16_t p21_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_2_1 = vcntq_u8(p21_2_0);
  /* combine plane pairs */
  const uint8x16_t r5_2 = vmlaq_u8(r4_2, p21_2_1, byte_02);
  /* compute */
  const uint8x16_t p22_2_0 = vandq_u8(w2_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_2_1 = vcntq_u8(p22_2_0);
  /* combine plane pairs */
  const uint8x16_t r6_2 = vmlaq_u8(r5_2, p22_2_1, byte_04);
  /* reduce */
  const uint8x8_t r8_2l = vget_low_u8(r6_2);
  const uint8x8_t r8_2h = vget_high_u8(r6_2);
  const uint8x8_t r10_2 = vpadd_u8(r8_2l, r8_2h);
  const uint8x16_t w2_3 = vld1q_u8(weights + 176);
  /* compute */
  const uint8x16_t p20_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_3_1 = vcntq_u8(p20_3_0);
  const uint8x16_t p02_3_0 = vandq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  const uint8x16_t p11_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vaddq_u8(p02_3_1, p11_3_1);
  const uint8x16_t r3_3 = vaddq_u8(p20_3_1, r2_3);
  /* compute */
  const uint8x16_t p12_3_0 = vandq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r4_3 = vmlaq_u8(r3_3, p12_3_1, byte_02);
  /* compute */
  const uint8x16_t p21_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p21_3_1 = vcntq_u8(p21_3_0);
  /* combine plane pairs */
  const uint8x16_t r5_3 = vmlaq_u8(r4_3, p21_3_1, byte_02);
  /* compute */
  const uint8x16_t p22_3_0 = vandq_u8(w2_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p22_3_1 = vcntq_u8(p22_3_0);
  /* combine plane pairs */
  const uint8x16_t r6_3 = vmlaq_u8(r5_3, p22_3_1, byte_04);
  /* reduce */
  const uint8x8_t r8_3l = vget_low_u8(r6_3);
  const uint8x8_t r8_3h = vget_high_u8(r6_3);
  const uint8x8_t r10_3 = vpadd_u8(r8_3l, r8_3h);
  const uint8x16_t r11_1 = vcombine_u8(r10_2, r10_3);
  const uint16x8_t r13_1 = vpaddlq_u8(r11_1);
  const uint32x4_t r15_1 = vpaddlq_u16(r13_1);
  const uint16x8_t r17_0 = vuzpq_u16(vreinterpretq_u16_u32(r15_0), vreinterpretq_u16_u32(r15_1)).val[0];
  const uint16x8_t r18_0 = vmlaq_u16(r16_0, r17_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r18_0));
}

//// 64be6f625283
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint16_t *acc) {
  uint8_t acc0[16];
  synth_vld1q_u8(acc0, (const uint8_t *)acc + 0);
  uint8_t w0_0[16];
  synth_vld1q_u8(w0_0, weights + 0);
  uint8_t a0_0[16];
  synth_vld1q_dup_u64(a0_0, activations + 0);
  uint8_t p00_0_0[16];
  synth_vandq_u8(p00_0_0, w0_0, a0_0);
  uint8_t p00_0_1[16];
  synth_vcntq_u8(p00_0_1, p00_0_0);
  uint8_t a1_0[16];
  synth_vld1q_dup_u64(a1_0, activations + 8);
  uint8_t p01_0_0[16];
  synth_vandq_u8(p01_0_0, w0_0, a1_0);
  uint8_t p01_0_1[16];
  synth_vcntq_u8(p01_0_1, p01_0_0);
  uint8_t r0_0[16];
  synth_vmlaq_u8(r0_0, p00_0_1, p01_0_1, byte_02);
  uint8_t w1_0[16];
  synth_vld1q_u8(w1_0, weights + 64);
  uint8_t p10_0_0[16];
  synth_vandq_u8(p10_0_0, w1_0, a0_0);
  uint8_t p10_0_1[16];
  synth_vcntq_u8(p10_0_1, p10_0_0);
  uint8_t r1_0[16];
  synth_vmlaq_u8(r1_0, r0_0, p10_0_1, byte_02);
  uint8_t r7_0l[8];
  synth_vget_low_u8(r7_0l, r1_0);
  uint8_t r7_0h[8];
  synth_vget_high_u8(r7_0h, r1_0);
  uint8_t r9_0[8];
  synth_vpadd_u8(r9_0, r7_0l, r7_0h);
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_vandq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t p01_1_0[16];
  synth_vandq_u8(p01_1_0, w0_1, a1_0);
  uint8_t p01_1_1[16];
  synth_vcntq_u8(p01_1_1, p01_1_0);
  uint8_t r0_1[16];
  synth_vmlaq_u8(r0_1, p00_1_1, p01_1_1, byte_02);
  uint8_t w1_1[16];
  synth_vld1q_u8(w1_1, weights + 80);
  uint8_t p10_1_0[16];
  synth_vandq_u8(p10_1_0, w1_1, a0_0);
  uint8_t p10_1_1[16];
  synth_vcntq_u8(p10_1_1, p10_1_0);
  uint8_t r1_1[16];
  synth_vmlaq_u8(r1_1, r0_1, p10_1_1, byte_02);
  uint8_t r7_1l[8];
  synth_vget_low_u8(r7_1l, r1_1);
  uint8_t r7_1h[8];
  synth_vget_high_u8(r7_1h, r1_1);
  uint8_t r9_1[8];
  synth_vpadd_u8(r9_1, r7_1l, r7_1h);
  uint8_t r12_0[8];
  synth_vpadd_u8(r12_0, r9_0, r9_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_vandq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t p01_2_0[16];
  synth_vandq_u8(p01_2_0, w0_2, a1_0);
  uint8_t p01_2_1[16];
  synth_vcntq_u8(p01_2_1, p01_2_0);
  uint8_t r0_2[16];
  synth_vmlaq_u8(r0_2, p00_2_1, p01_2_1, byte_02);
  uint8_t w1_2[16];
  synth_vld1q_u8(w1_2, weights + 96);
  uint8_t p10_2_0[16];
  synth_vandq_u8(p10_2_0, w1_2, a0_0);
  uint8_t p10_2_1[16];
  synth_vcntq_u8(p10_2_1, p10_2_0);
  uint8_t r1_2[16];
  synth_vmlaq_u8(r1_2, r0_2, p10_2_1, byte_02);
  uint8_t r7_2l[8];
  synth_vget_low_u8(r7_2l, r1_2);
  uint8_t r7_2h[8];
  synth_vget_high_u8(r7_2h, r1_2);
  uint8_t r9_2[8];
  synth_vpadd_u8(r9_2, r7_2l, r7_2h);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_vandq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t p01_3_0[16];
  synth_vandq_u8(p01_3_0, w0_3, a1_0);
  uint8_t p01_3_1[16];
  synth_vcntq_u8(p01_3_1, p01_3_0);
  uint8_t r0_3[16];
  synth_vmlaq_u8(r0_3, p00_3_1, p01_3_1, byte_02);
  uint8_t w1_3[16];
  synth_vld1q_u8(w1_3, weights + 112);
  uint8_t p10_3_0[16];
  synth_vandq_u8(p10_3_0, w1_3, a0_0);
  uint8_t p10_3_1[16];
  synth_vcntq_u8(p10_3_1, p10_3_0);
  uint8_t r1_3[16];
  synth_vmlaq_u8(r1_3, r0_3, p10_3_1, byte_02);
  uint8_t r7_3l[8];
  synth_vget_low_u8(r7_3l, r1_3);
  uint8_t r7_3h[8];
  synth_vget_high_u8(r7_3h, r1_3);
  uint8_t r9_3[8];
  synth_vpadd_u8(r9_3, r7_3l, r7_3h);
  uint8_t r12_1[8];
  synth_vpadd_u8(r12_1, r9_2, r9_3);
  uint8_t r14_0[16];
  synth_vcombine_u8(r14_0, r12_0, r12_1);
  uint8_t r16_0[16];
  synth_vpadalq_u8(r16_0, acc0, r14_0);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_vandq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_vandq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t p11_0_0[16];
  synth_vandq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r2_0[16];
  synth_vaddq_u8(r2_0, p02_0_1, p11_0_1);
  uint8_t r3_0[16];
  synth_vaddq_u8(r3_0, p20_0_1, r2_0);
  uint8_t p12_0_0[16];
  synth_vandq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  synth_vmlaq_u8(r4_0, r3_0, p12_0_1, byte_02);
  uint8_t p21_0_0[16];
  synth_vandq_u8(p21_0_0, w2_0, a1_0);
  uint8_t p21_0_1[16];
  synth_vcntq_u8(p21_0_1, p21_0_0);
  uint8_t r5_0[16];
  synth_vmlaq_u8(r5_0, r4_0, p21_0_1, byte_02);
  uint8_t p22_0_0[16];
  synth_vandq_u8(p22_0_0, w2_0, a2_0);
  uint8_t p22_0_1[16];
  synth_vcntq_u8(p22_0_1, p22_0_0);
  uint8_t r6_0[16];
  synth_vmlaq_u8(r6_0, r5_0, p22_0_1, byte_04);
  uint8_t r8_0l[8];
  synth_vget_low_u8(r8_0l, r6_0);
  uint8_t r8_0h[8];
  synth_vget_high_u8(r8_0h, r6_0);
  uint8_t r10_0[8];
  synth_vpadd_u8(r10_0, r8_0l, r8_0h);
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_vandq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p02_1_0[16];
  synth_vandq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t p11_1_0[16];
  synth_vandq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r2_1[16];
  synth_vaddq_u8(r2_1, p02_1_1, p11_1_1);
  uint8_t r3_1[16];
  synth_vaddq_u8(r3_1, p20_1_1, r2_1);
  uint8_t p12_1_0[16];
  synth_vandq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  synth_vmlaq_u8(r4_1, r3_1, p12_1_1, byte_02);
  uint8_t p21_1_0[16];
  synth_vandq_u8(p21_1_0, w2_1, a1_0);
  uint8_t p21_1_1[16];
  synth_vcntq_u8(p21_1_1, p21_1_0);
  uint8_t r5_1[16];
  synth_vmlaq_u8(r5_1, r4_1, p21_1_1, byte_02);
  uint8_t p22_1_0[16];
  synth_vandq_u8(p22_1_0, w2_1, a2_0);
  uint8_t p22_1_1[16];
  synth_vcntq_u8(p22_1_1, p22_1_0);
  uint8_t r6_1[16];
  synth_vmlaq_u8(r6_1, r5_1, p22_1_1, byte_04);
  uint8_t r8_1l[8];
  synth_vget_low_u8(r8_1l, r6_1);
  uint8_t r8_1h[8];
  synth_vget_high_u8(r8_1h, r6_1);
  uint8_t r10_1[8];
  synth_vpadd_u8(r10_1, r8_1l, r8_1h);
  uint8_t r11_0[16];
  synth_vcombine_u8(r11_0, r10_0, r10_1);
  uint8_t r13_0[16];
  synth_vpaddlq_u8(r13_0, r11_0);
  uint8_t r15_0[16];
  synth_vpaddlq_u16(r15_0, r13_0);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_vandq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p02_2_0[16];
  synth_vandq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t p11_2_0[16];
  synth_vandq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r2_2[16];
  synth_vaddq_u8(r2_2, p02_2_1, p11_2_1);
  uint8_t r3_2[16];
  synth_vaddq_u8(r3_2, p20_2_1, r2_2);
  uint8_t p12_2_0[16];
  synth_vandq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  synth_vmlaq_u8(r4_2, r3_2, p12_2_1, byte_02);
  uint8_t p21_2_0[16];
  synth_vandq_u8(p21_2_0, w2_2, a1_0);
  uint8_t p21_2_1[16];
  synth_vcntq_u8(p21_2_1, p21_2_0);
  uint8_t r5_2[16];
  synth_vmlaq_u8(r5_2, r4_2, p21_2_1, byte_02);
  uint8_t p22_2_0[16];
  synth_vandq_u8(p22_2_0, w2_2, a2_0);
  uint8_t p22_2_1[16];
  synth_vcntq_u8(p22_2_1, p22_2_0);
  uint8_t r6_2[16];
  synth_vmlaq_u8(r6_2, r5_2, p22_2_1, byte_04);
  uint8_t r8_2l[8];
  synth_vget_low_u8(r8_2l, r6_2);
  uint8_t r8_2h[8];
  synth_vget_high_u8(r8_2h, r6_2);
  uint8_t r10_2[8];
  synth_vpadd_u8(r10_2, r8_2l, r8_2h);
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_vandq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p02_3_0[16];
  synth_vandq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t p11_3_0[16];
  synth_vandq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r2_3[16];
  synth_vaddq_u8(r2_3, p02_3_1, p11_3_1);
  uint8_t r3_3[16];
  synth_vaddq_u8(r3_3, p20_3_1, r2_3);
  uint8_t p12_3_0[16];
  synth_vandq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  synth_vmlaq_u8(r4_3, r3_3, p12_3_1, byte_02);
  uint8_t p21_3_0[16];
  synth_vandq_u8(p21_3_0, w2_3, a1_0);
  uint8_t p21_3_1[16];
  synth_vcntq_u8(p21_3_1, p21_3_0);
  uint8_t r5_3[16];
  synth_vmlaq_u8(r5_3, r4_3, p21_3_1, byte_02);
  uint8_t p22_3_0[16];
  synth_vandq_u8(p22_3_0, w2_3, a2_0);
  uint8_t p22_3_1[16];
  synth_vcntq_u8(p22_3_1, p22_3_0);
  uint8_t r6_3[16];
  synth_vmlaq_u8(r6_3, r5_3, p22_3_1, byte_04);
  uint8_t r8_3l[8];
  synth_vget_low_u8(r8_3l, r6_3);
  uint8_t r8_3h[8];
  synth_vget_high_u8(r8_3h, r6_3);
  uint8_t r10_3[8];
  synth_vpadd_u8(r10_3, r8_3l, r8_3h);
  uint8_t r11_1[16];
  synth_vcombine_u8(r11_1, r10_2, r10_3);
  uint8_t r13_1[16];
  synth_vpaddlq_u8(r13_1, r11_1);
  uint8_t r15_1[16];
  synth_vpaddlq_u16(r15_1, r13_1);
  uint8_t r17_0[16];
  synth_vuzpq_u16_lo(r17_0, r15_0, r15_1);
  uint8_t r18_0[16];
  synth_vmlaq_u16(r18_0, r16_0, r17_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r18_0);
}

