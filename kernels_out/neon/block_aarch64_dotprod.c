/* Pieces of the C texts of kernels (block, neon, aarch64_dotprod), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// 660927ee7c26
/* A1W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
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
 * Instructions of a block without loads: 13 (activations 0, row 8, combine 0, reduce 4, store 1); loads 6.
 *
 * Proof: 10 obligations, all proved. Compute part (2 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 114f23f1d656
#include <stdint.h>
#include <string.h>

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && defined(__ARM_FEATURE_DOTPROD) && !defined(SYNTH_PORTABLE)
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

//// 85a2bb95e5cc
/* vpaddq_u8 */
static inline void synth_vpaddq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_lane8(a0, 2 * i) + synth_lane8(a0, 2 * i + 1));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a1, 2 * i - 16) + synth_lane8(a1, 2 * i - 15));
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

//// 2234d3cdc5ea
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
  uint8_t w0_1[16];
  synth_vld1q_u8(w0_1, weights + 16);
  uint8_t p00_1_0[16];
  synth_veorq_u8(p00_1_0, w0_1, a0_0);
  uint8_t p00_1_1[16];
  synth_vcntq_u8(p00_1_1, p00_1_0);
  uint8_t r0_0[16];
  synth_vpaddq_u8(r0_0, p00_0_1, p00_1_1);
  uint8_t w0_2[16];
  synth_vld1q_u8(w0_2, weights + 32);
  uint8_t p00_2_0[16];
  synth_veorq_u8(p00_2_0, w0_2, a0_0);
  uint8_t p00_2_1[16];
  synth_vcntq_u8(p00_2_1, p00_2_0);
  uint8_t w0_3[16];
  synth_vld1q_u8(w0_3, weights + 48);
  uint8_t p00_3_0[16];
  synth_veorq_u8(p00_3_0, w0_3, a0_0);
  uint8_t p00_3_1[16];
  synth_vcntq_u8(p00_3_1, p00_3_0);
  uint8_t r0_1[16];
  synth_vpaddq_u8(r0_1, p00_2_1, p00_3_1);
  uint8_t r1_0[16];
  synth_vpaddq_u8(r1_0, r0_0, r0_1);
  uint8_t r2_0[16];
  synth_vpadalq_u8(r2_0, acc0, r1_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r2_0);
}

//// 626de321eb39

#endif

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

//// 71df6c61c7d3
/* A1W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
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
 * Instructions of a block without loads: 25 (activations 0, row 16, combine 4, reduce 4, store 1); loads 10.
 *
 * Proof: 11 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 89dc1655b89a
#include <stdint.h>
#include <string.h>

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && defined(__ARM_FEATURE_DOTPROD) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

static const uint8_t SYNTH_KERNEL_byte_02[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// 1d01b7d6731d
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
  const uint8x16_t r1_0 = vpaddq_u8(r0_0, r0_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t w1_2 = vld1q_u8(weights + 96);
  const uint8x16_t p10_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p10_2_1 = vcntq_u8(p10_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p10_2_1, byte_02);
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
  const uint8x16_t r1_1 = vpaddq_u8(r0_2, r0_3);
  const uint8x16_t r2_0 = vpaddq_u8(r1_0, r1_1);
  const uint16x8_t r3_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r2_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r3_0));
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

//// 50f390876f81
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
  uint8_t r1_0[16];
  synth_vpaddq_u8(r1_0, r0_0, r0_1);
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
  uint8_t r1_1[16];
  synth_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  synth_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  synth_vpadalq_u8(r3_0, acc0, r2_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

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

//// 0699e6855e45
/* A1W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
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
 * Instructions of a block without loads: 37 (activations 0, row 24, combine 8, reduce 4, store 1); loads 14.
 *
 * Proof: 12 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..7 open.
 */

//// c9fc93621ce2
static const uint8_t SYNTH_KERNEL_byte_04[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// 700d0265ddeb
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
  const uint8x16_t r2_0 = vpaddq_u8(r1_0, r1_1);
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
  const uint8x16_t r2_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r3_0 = vpaddq_u8(r2_0, r2_1);
  const uint16x8_t r4_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r3_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r4_0));
}

//// da4e30c922e3
static const uint8_t byte_04[] = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// daae045ddbf7
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
  uint8_t r2_0[16];
  synth_vpaddq_u8(r2_0, r1_0, r1_1);
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
  uint8_t r2_1[16];
  synth_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  synth_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  synth_vpadalq_u8(r4_0, acc0, r3_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

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

//// fa4f9b065acb
/* A2W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
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
 * Instructions of a block without loads: 25 (activations 0, row 16, combine 4, reduce 4, store 1); loads 7.
 *
 * Proof: 11 obligations, all proved. Compute part (5 lines per register): minimal, every shorter length of the
 * sketch of all planes together has no program.
 */

//// 7c863051ad51
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
  const uint8x16_t w0_1 = vld1q_u8(weights + 16);
  /* compute */
  const uint8x16_t p00_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_1_1 = vcntq_u8(p00_1_0);
  const uint8x16_t p01_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_1_1 = vcntq_u8(p01_1_0);
  /* combine plane pairs */
  const uint8x16_t r0_1 = vmlaq_u8(p00_1_1, p01_1_1, byte_02);
  /* reduce */
  const uint8x16_t r1_0 = vpaddq_u8(r0_0, r0_1);
  const uint8x16_t w0_2 = vld1q_u8(weights + 32);
  /* compute */
  const uint8x16_t p00_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_2_1 = vcntq_u8(p00_2_0);
  const uint8x16_t p01_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_2_1 = vcntq_u8(p01_2_0);
  /* combine plane pairs */
  const uint8x16_t r0_2 = vmlaq_u8(p00_2_1, p01_2_1, byte_02);
  const uint8x16_t w0_3 = vld1q_u8(weights + 48);
  /* compute */
  const uint8x16_t p00_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p00_3_1 = vcntq_u8(p00_3_0);
  const uint8x16_t p01_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p01_3_1 = vcntq_u8(p01_3_0);
  /* combine plane pairs */
  const uint8x16_t r0_3 = vmlaq_u8(p00_3_1, p01_3_1, byte_02);
  /* reduce */
  const uint8x16_t r1_1 = vpaddq_u8(r0_2, r0_3);
  const uint8x16_t r2_0 = vpaddq_u8(r1_0, r1_1);
  const uint16x8_t r3_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r2_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r3_0));
}

//// 6b1f28e7d725
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
  uint8_t r1_0[16];
  synth_vpaddq_u8(r1_0, r0_0, r0_1);
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
  uint8_t r1_1[16];
  synth_vpaddq_u8(r1_1, r0_2, r0_3);
  uint8_t r2_0[16];
  synth_vpaddq_u8(r2_0, r1_0, r1_1);
  uint8_t r3_0[16];
  synth_vpadalq_u8(r3_0, acc0, r2_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r3_0);
}

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

//// b8107f485211
/* A2W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * weights: 2 x 64 bytes per block, 16-byte aligned; registers [0: veorq_u8(byte_ff, plane0), 1:
 * veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]; in each, place p holds matrix row [0, 1, 2, 3, 4, 5, 6,
 * 7][p], 8 bytes of K, position 8 B + b in bit b of byte B.
 *
 * activations: 2 planes x 8 bytes per block, 8-byte aligned.
 *
 * acc: 8 lanes of 16 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 576
 * to a lane, so 113 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the first
 * block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [3, 6][i] *
 * ones(weight plane i) + -9 * K + -9 * (padded K - K); column_correction = sum_j [0, 0][j] * ones(activation
 * plane j).
 *
 * K up to 238609280 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 50 (activations 0, row 32, combine 8, reduce 9, store 1); loads 11.
 *
 * Proof: 16 obligations, all proved. Compute part (10 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..9 open.
 */

//// a5db060346a6
static const uint8_t SYNTH_KERNEL_lanes16_4[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};

//// 6b2c64e6233d
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
  const uint8x16_t r2_0 = vpaddq_u8(r1_0, r1_1);
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
  const uint8x16_t r2_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r4_0 = vpaddq_u8(r2_0, r2_1);
  const uint16x8_t r6_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r4_0);
  /* compute */
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* reduce */
  const uint8x16_t r3_0 = vpaddq_u8(p11_0_1, p11_1_1);
  /* compute */
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* reduce */
  const uint8x16_t r3_1 = vpaddq_u8(p11_2_1, p11_3_1);
  const uint8x16_t r5_0 = vpaddq_u8(r3_0, r3_1);
  const uint16x8_t r7_0 = vpaddlq_u8(r5_0);
  const uint16x8_t r8_0 = vmlaq_u16(r6_0, r7_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r8_0));
}

//// bcc7d0beb91a
/* vpaddlq_u8 */
static inline void synth_vpaddlq_u8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_lane8(a0, 2 * i)) + (uint16_t)(synth_lane8(a0, 2 * i + 1)));
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

//// 5f82a7026a67
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
  uint8_t r2_0[16];
  synth_vpaddq_u8(r2_0, r1_0, r1_1);
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
  uint8_t r2_1[16];
  synth_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r4_0[16];
  synth_vpaddq_u8(r4_0, r2_0, r2_1);
  uint8_t r6_0[16];
  synth_vpadalq_u8(r6_0, acc0, r4_0);
  uint8_t p11_0_0[16];
  synth_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t p11_1_0[16];
  synth_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r3_0[16];
  synth_vpaddq_u8(r3_0, p11_0_1, p11_1_1);
  uint8_t p11_2_0[16];
  synth_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t p11_3_0[16];
  synth_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r3_1[16];
  synth_vpaddq_u8(r3_1, p11_2_1, p11_3_1);
  uint8_t r5_0[16];
  synth_vpaddq_u8(r5_0, r3_0, r3_1);
  uint8_t r7_0[16];
  synth_vpaddlq_u8(r7_0, r5_0);
  uint8_t r8_0[16];
  synth_vmlaq_u16(r8_0, r6_0, r7_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r8_0);
}

//// a134098d1576

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
        uint16_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 113 ? done + 113 : k_blocks;
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

//// 5a35db912458
/* A2W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
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
 * Instructions of a block without loads: 74 (activations 0, row 48, combine 16, reduce 9, store 1); loads 15.
 *
 * Proof: 18 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 4..15 open.
 */

//// c5c38a2dbf88
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
  const uint8x16_t r4_0 = vpaddq_u8(r1_0, r1_1);
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
  const uint8x16_t r4_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r6_0 = vpaddq_u8(r4_0, r4_1);
  const uint16x8_t r8_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r6_0);
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
  const uint8x16_t r5_0 = vpaddq_u8(r3_0, r3_1);
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
  const uint8x16_t r5_1 = vpaddq_u8(r3_2, r3_3);
  const uint8x16_t r7_0 = vpaddq_u8(r5_0, r5_1);
  const uint16x8_t r9_0 = vpaddlq_u8(r7_0);
  const uint16x8_t r10_0 = vmlaq_u16(r8_0, r9_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r10_0));
}

//// 57e2344aa4dc
/* vaddq_u8 */
static inline void synth_vaddq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_lane8(a0, i) + synth_lane8(a1, i));
  memcpy(out, result, sizeof result);
}

//// faa8d85b30a1
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
  uint8_t r4_0[16];
  synth_vpaddq_u8(r4_0, r1_0, r1_1);
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
  uint8_t r4_1[16];
  synth_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  synth_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  synth_vpadalq_u8(r8_0, acc0, r6_0);
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
  uint8_t r5_0[16];
  synth_vpaddq_u8(r5_0, r3_0, r3_1);
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
  uint8_t r5_1[16];
  synth_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  synth_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  synth_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  synth_vmlaq_u16(r10_0, r8_0, r9_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

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

//// c16a5a759263
/* A3W1 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
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
 * Instructions of a block without loads: 37 (activations 0, row 24, combine 8, reduce 4, store 1); loads 8.
 *
 * Proof: 12 obligations, all proved. Compute part (8 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..7 open.
 */

//// 8c8f8fc60607
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
  const uint8x16_t r2_0 = vpaddq_u8(r1_0, r1_1);
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
  const uint8x16_t r2_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r3_0 = vpaddq_u8(r2_0, r2_1);
  const uint16x8_t r4_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r3_0);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r4_0));
}

//// 5c9fa7453a31
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
  uint8_t r2_0[16];
  synth_vpaddq_u8(r2_0, r1_0, r1_1);
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
  uint8_t r2_1[16];
  synth_vpaddq_u8(r2_1, r1_2, r1_3);
  uint8_t r3_0[16];
  synth_vpaddq_u8(r3_0, r2_0, r2_1);
  uint8_t r4_0[16];
  synth_vpadalq_u8(r4_0, acc0, r3_0);
  synth_vst1q_u8((uint8_t *)acc + 0, r4_0);
}

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

//// 3af9d3b4c890
/* A3W2 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
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
 * Instructions of a block without loads: 74 (activations 0, row 48, combine 16, reduce 9, store 1); loads 12.
 *
 * Proof: 18 obligations, all proved. Compute part (16 lines per register): minimal per plane pair; combination
 * and reduction minimal; all planes together: lengths 5..15 open.
 */

//// 3eb87a633532
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
  const uint8x16_t r4_0 = vpaddq_u8(r1_0, r1_1);
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
  const uint8x16_t r4_1 = vpaddq_u8(r1_2, r1_3);
  const uint8x16_t r6_0 = vpaddq_u8(r4_0, r4_1);
  const uint16x8_t r8_0 = vpadalq_u8(vreinterpretq_u16_u8(acc0), r6_0);
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
  const uint8x16_t r5_0 = vpaddq_u8(r3_0, r3_1);
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
  const uint8x16_t r5_1 = vpaddq_u8(r3_2, r3_3);
  const uint8x16_t r7_0 = vpaddq_u8(r5_0, r5_1);
  const uint16x8_t r9_0 = vpaddlq_u8(r7_0);
  const uint16x8_t r10_0 = vmlaq_u16(r8_0, r9_0, vreinterpretq_u16_u8(lanes16_4));
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(r10_0));
}

//// b62c684de9ed
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
  uint8_t r4_0[16];
  synth_vpaddq_u8(r4_0, r1_0, r1_1);
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
  uint8_t r4_1[16];
  synth_vpaddq_u8(r4_1, r1_2, r1_3);
  uint8_t r6_0[16];
  synth_vpaddq_u8(r6_0, r4_0, r4_1);
  uint8_t r8_0[16];
  synth_vpadalq_u8(r8_0, acc0, r6_0);
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
  uint8_t r5_0[16];
  synth_vpaddq_u8(r5_0, r3_0, r3_1);
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
  uint8_t r5_1[16];
  synth_vpaddq_u8(r5_1, r3_2, r3_3);
  uint8_t r7_0[16];
  synth_vpaddq_u8(r7_0, r5_0, r5_1);
  uint8_t r9_0[16];
  synth_vpaddlq_u8(r9_0, r7_0);
  uint8_t r10_0[16];
  synth_vmlaq_u16(r10_0, r8_0, r9_0, lanes16_4);
  synth_vst1q_u8((uint8_t *)acc + 0, r10_0);
}

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

//// d459ecdb7453
/* A3W3 hybrid: 8 x 64 block of weights times 64 x 1 activations, Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64_dotprod. Written by synth-kernel; do not edit.
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
 * acc: 8 lanes of 32 bits, 16-byte aligned; row r in lane [0, 1, 2, 3, 4, 5, 6, 7][r]. A block adds at most 3136
 * to a lane, so 1369568 blocks fit; the driver widens to 32 bits before that. Every lane is zero before the
 * first block, also a lane without a row.
 *
 * dot = 1 * acc + row_correction[row] + column_correction[column]. row_correction = sum_i [7, 14, 28][i] *
 * ones(weight plane i) + -49 * K + -49 * (padded K - K); column_correction = sum_j [0, 0, 0][j] *
 * ones(activation plane j).
 *
 * K up to 43826176 positions, filled up to whole blocks or chunks: 1 * (the sum of acc over all blocks),
 * row_correction, column_correction and their sums in any order fit int32_t.
 *
 * Instructions of a block without loads: 110 (activations 0, row 72, combine 28, reduce 8, store 2); loads 17.
 *
 * Proof: 15 obligations, all proved. Compute part (25 lines per register): minimal per plane pair; combination
 * and reduction lengths [37] open; all planes together: lengths 5..24 open.
 */

//// 719efa9ee132
static const uint8_t SYNTH_KERNEL_byte_01[] __attribute__((aligned(32))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// 51041dd85a45
void SYNTH_KERNEL_block(const uint8_t *weights, const uint8_t *activations, uint32_t *acc) {
  const uint8x16_t byte_02 = vld1q_u8(SYNTH_KERNEL_byte_02);
  const uint8x16_t byte_04 = vld1q_u8(SYNTH_KERNEL_byte_04);
  const uint8x16_t byte_01 = vld1q_u8(SYNTH_KERNEL_byte_01);
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
  const uint64x2_t a2_0 = vdupq_n_u64(*(const synth_u64 *)(activations + 16));
  /* compute */
  const uint8x16_t p02_0_0 = veorq_u8(w0_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_0_1 = vcntq_u8(p02_0_0);
  /* combine plane pairs */
  const uint8x16_t r2_0 = vmlaq_u8(r1_0, p02_0_1, byte_04);
  /* compute */
  const uint8x16_t p11_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_0_1 = vcntq_u8(p11_0_0);
  /* combine plane pairs */
  const uint8x16_t r3_0 = vmlaq_u8(r2_0, p11_0_1, byte_04);
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
  const uint8x16_t p02_1_0 = veorq_u8(w0_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_1_1 = vcntq_u8(p02_1_0);
  /* combine plane pairs */
  const uint8x16_t r2_1 = vmlaq_u8(r1_1, p02_1_1, byte_04);
  /* compute */
  const uint8x16_t p11_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_1_1 = vcntq_u8(p11_1_0);
  /* combine plane pairs */
  const uint8x16_t r3_1 = vmlaq_u8(r2_1, p11_1_1, byte_04);
  /* reduce */
  const uint8x16_t r7_0 = vpaddq_u8(r3_0, r3_1);
  const uint32x4_t r9_0 = vdotq_u32(vreinterpretq_u32_u8(acc0), r7_0, byte_01);
  const uint8x16_t w2_0 = vld1q_u8(weights + 128);
  /* compute */
  const uint8x16_t p20_0_0 = veorq_u8(w2_0, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_0_1 = vcntq_u8(p20_0_0);
  const uint8x16_t p12_0_0 = veorq_u8(w1_0, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_0_1 = vcntq_u8(p12_0_0);
  /* combine plane pairs */
  const uint8x16_t r4_0 = vmlaq_u8(p20_0_1, p12_0_1, byte_02);
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
  const uint8x16_t p12_1_0 = veorq_u8(w1_1, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_1_1 = vcntq_u8(p12_1_0);
  /* combine plane pairs */
  const uint8x16_t r4_1 = vmlaq_u8(p20_1_1, p12_1_1, byte_02);
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
  const uint32x4_t r10_0 = vdotq_u32(r9_0, r8_0, byte_04);
  /* store */
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(r10_0));
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
  const uint8x16_t p02_2_0 = veorq_u8(w0_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_2_1 = vcntq_u8(p02_2_0);
  /* combine plane pairs */
  const uint8x16_t r2_2 = vmlaq_u8(r1_2, p02_2_1, byte_04);
  /* compute */
  const uint8x16_t p11_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_2_1 = vcntq_u8(p11_2_0);
  /* combine plane pairs */
  const uint8x16_t r3_2 = vmlaq_u8(r2_2, p11_2_1, byte_04);
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
  const uint8x16_t p02_3_0 = veorq_u8(w0_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p02_3_1 = vcntq_u8(p02_3_0);
  /* combine plane pairs */
  const uint8x16_t r2_3 = vmlaq_u8(r1_3, p02_3_1, byte_04);
  /* compute */
  const uint8x16_t p11_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a1_0));
  const uint8x16_t p11_3_1 = vcntq_u8(p11_3_0);
  /* combine plane pairs */
  const uint8x16_t r3_3 = vmlaq_u8(r2_3, p11_3_1, byte_04);
  /* reduce */
  const uint8x16_t r7_1 = vpaddq_u8(r3_2, r3_3);
  const uint32x4_t r9_1 = vdotq_u32(vreinterpretq_u32_u8(acc1), r7_1, byte_01);
  const uint8x16_t w2_2 = vld1q_u8(weights + 160);
  /* compute */
  const uint8x16_t p20_2_0 = veorq_u8(w2_2, vreinterpretq_u8_u64(a0_0));
  const uint8x16_t p20_2_1 = vcntq_u8(p20_2_0);
  const uint8x16_t p12_2_0 = veorq_u8(w1_2, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_2_1 = vcntq_u8(p12_2_0);
  /* combine plane pairs */
  const uint8x16_t r4_2 = vmlaq_u8(p20_2_1, p12_2_1, byte_02);
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
  const uint8x16_t p12_3_0 = veorq_u8(w1_3, vreinterpretq_u8_u64(a2_0));
  const uint8x16_t p12_3_1 = vcntq_u8(p12_3_0);
  /* combine plane pairs */
  const uint8x16_t r4_3 = vmlaq_u8(p20_3_1, p12_3_1, byte_02);
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
  const uint32x4_t r10_1 = vdotq_u32(r9_1, r8_1, byte_04);
  /* store */
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(r10_1));
}

//// dd71e0cfa77e
static inline uint32_t synth_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}

//// 41a8b1f3355c
/* vdotq_u32 */
static inline void synth_vdotq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((uint32_t)((uint32_t)(synth_lane32(a0, i) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i)) * (uint32_t)(synth_lane8(a2, 4 * i)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 1)) * (uint32_t)(synth_lane8(a2, 4 * i + 1)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 2)) * (uint32_t)(synth_lane8(a2, 4 * i + 2)))) + (uint32_t)((uint32_t)(synth_lane8(a1, 4 * i + 3)) * (uint32_t)(synth_lane8(a2, 4 * i + 3))));
  memcpy(out, result, sizeof result);
}

//// 8658727bd4a9
static const uint8_t byte_01[] = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};

//// cc6b6396900f
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
  uint8_t a2_0[16];
  synth_vld1q_dup_u64(a2_0, activations + 16);
  uint8_t p02_0_0[16];
  synth_veorq_u8(p02_0_0, w0_0, a2_0);
  uint8_t p02_0_1[16];
  synth_vcntq_u8(p02_0_1, p02_0_0);
  uint8_t r2_0[16];
  synth_vmlaq_u8(r2_0, r1_0, p02_0_1, byte_04);
  uint8_t p11_0_0[16];
  synth_veorq_u8(p11_0_0, w1_0, a1_0);
  uint8_t p11_0_1[16];
  synth_vcntq_u8(p11_0_1, p11_0_0);
  uint8_t r3_0[16];
  synth_vmlaq_u8(r3_0, r2_0, p11_0_1, byte_04);
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
  uint8_t p02_1_0[16];
  synth_veorq_u8(p02_1_0, w0_1, a2_0);
  uint8_t p02_1_1[16];
  synth_vcntq_u8(p02_1_1, p02_1_0);
  uint8_t r2_1[16];
  synth_vmlaq_u8(r2_1, r1_1, p02_1_1, byte_04);
  uint8_t p11_1_0[16];
  synth_veorq_u8(p11_1_0, w1_1, a1_0);
  uint8_t p11_1_1[16];
  synth_vcntq_u8(p11_1_1, p11_1_0);
  uint8_t r3_1[16];
  synth_vmlaq_u8(r3_1, r2_1, p11_1_1, byte_04);
  uint8_t r7_0[16];
  synth_vpaddq_u8(r7_0, r3_0, r3_1);
  uint8_t r9_0[16];
  synth_vdotq_u32(r9_0, acc0, r7_0, byte_01);
  uint8_t w2_0[16];
  synth_vld1q_u8(w2_0, weights + 128);
  uint8_t p20_0_0[16];
  synth_veorq_u8(p20_0_0, w2_0, a0_0);
  uint8_t p20_0_1[16];
  synth_vcntq_u8(p20_0_1, p20_0_0);
  uint8_t p12_0_0[16];
  synth_veorq_u8(p12_0_0, w1_0, a2_0);
  uint8_t p12_0_1[16];
  synth_vcntq_u8(p12_0_1, p12_0_0);
  uint8_t r4_0[16];
  synth_vmlaq_u8(r4_0, p20_0_1, p12_0_1, byte_02);
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
  uint8_t w2_1[16];
  synth_vld1q_u8(w2_1, weights + 144);
  uint8_t p20_1_0[16];
  synth_veorq_u8(p20_1_0, w2_1, a0_0);
  uint8_t p20_1_1[16];
  synth_vcntq_u8(p20_1_1, p20_1_0);
  uint8_t p12_1_0[16];
  synth_veorq_u8(p12_1_0, w1_1, a2_0);
  uint8_t p12_1_1[16];
  synth_vcntq_u8(p12_1_1, p12_1_0);
  uint8_t r4_1[16];
  synth_vmlaq_u8(r4_1, p20_1_1, p12_1_1, byte_02);
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
  uint8_t r8_0[16];
  synth_vpaddq_u8(r8_0, r6_0, r6_1);
  uint8_t r10_0[16];
  synth_vdotq_u32(r10_0, r9_0, r8_0, byte_04);
  synth_vst1q_u8((uint8_t *)acc + 0, r10_0);
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
  uint8_t p02_2_0[16];
  synth_veorq_u8(p02_2_0, w0_2, a2_0);
  uint8_t p02_2_1[16];
  synth_vcntq_u8(p02_2_1, p02_2_0);
  uint8_t r2_2[16];
  synth_vmlaq_u8(r2_2, r1_2, p02_2_1, byte_04);
  uint8_t p11_2_0[16];
  synth_veorq_u8(p11_2_0, w1_2, a1_0);
  uint8_t p11_2_1[16];
  synth_vcntq_u8(p11_2_1, p11_2_0);
  uint8_t r3_2[16];
  synth_vmlaq_u8(r3_2, r2_2, p11_2_1, byte_04);
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
  uint8_t p02_3_0[16];
  synth_veorq_u8(p02_3_0, w0_3, a2_0);
  uint8_t p02_3_1[16];
  synth_vcntq_u8(p02_3_1, p02_3_0);
  uint8_t r2_3[16];
  synth_vmlaq_u8(r2_3, r1_3, p02_3_1, byte_04);
  uint8_t p11_3_0[16];
  synth_veorq_u8(p11_3_0, w1_3, a1_0);
  uint8_t p11_3_1[16];
  synth_vcntq_u8(p11_3_1, p11_3_0);
  uint8_t r3_3[16];
  synth_vmlaq_u8(r3_3, r2_3, p11_3_1, byte_04);
  uint8_t r7_1[16];
  synth_vpaddq_u8(r7_1, r3_2, r3_3);
  uint8_t r9_1[16];
  synth_vdotq_u32(r9_1, acc1, r7_1, byte_01);
  uint8_t w2_2[16];
  synth_vld1q_u8(w2_2, weights + 160);
  uint8_t p20_2_0[16];
  synth_veorq_u8(p20_2_0, w2_2, a0_0);
  uint8_t p20_2_1[16];
  synth_vcntq_u8(p20_2_1, p20_2_0);
  uint8_t p12_2_0[16];
  synth_veorq_u8(p12_2_0, w1_2, a2_0);
  uint8_t p12_2_1[16];
  synth_vcntq_u8(p12_2_1, p12_2_0);
  uint8_t r4_2[16];
  synth_vmlaq_u8(r4_2, p20_2_1, p12_2_1, byte_02);
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
  uint8_t w2_3[16];
  synth_vld1q_u8(w2_3, weights + 176);
  uint8_t p20_3_0[16];
  synth_veorq_u8(p20_3_0, w2_3, a0_0);
  uint8_t p20_3_1[16];
  synth_vcntq_u8(p20_3_1, p20_3_0);
  uint8_t p12_3_0[16];
  synth_veorq_u8(p12_3_0, w1_3, a2_0);
  uint8_t p12_3_1[16];
  synth_vcntq_u8(p12_3_1, p12_3_0);
  uint8_t r4_3[16];
  synth_vmlaq_u8(r4_3, p20_3_1, p12_3_1, byte_02);
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
  uint8_t r8_1[16];
  synth_vpaddq_u8(r8_1, r6_2, r6_3);
  uint8_t r10_1[16];
  synth_vdotq_u32(r10_1, r9_1, r8_1, byte_04);
  synth_vst1q_u8((uint8_t *)acc + 16, r10_1);
}

//// e7d2d3583bc9

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
        uint32_t acc[8] __attribute__((aligned(64))) = {0};
        const int32_t end = k_blocks - done > 1369568 ? done + 1369568 : k_blocks;
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

