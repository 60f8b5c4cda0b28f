/* SPDX-License-Identifier: Apache-2.0
 *
 * Codes to bitplanes: 1 plane, Arm NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do
 * not edit.
 *
 * codes: 32 bytes per chunk; any byte, of which the low 1 bits count. words: 1 per chunk, one per plane; bit i
 * of a plane's word is that bit of the chunk's code i. No alignment is needed of codes.
 *
 * Instructions of a block without loads: 10 for 32 positions; 22 for 128 positions.
 *
 * Proof: 5 obligations, all proved: every word of every block, for all codes.
 */
#include <stdint.h>
#include <string.h>
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));
static inline void synth_neon_bitpack_a1_armv7_32(const uint8_t *codes, uint8_t *words) {
  const uint8x16_t x0 = vld1q_u8(codes + 0);
  const uint8x16_t x1 = vld1q_u8(codes + 16);
  const uint8x16_t t2 = vuzpq_u8(x0, x1).val[0];
  const uint8x16_t t3 = vuzpq_u8(x0, x1).val[1];
  const uint8x16_t t4 = vsliq_n_u8(t2, t3, 1);
  const uint8x16_t t5 = vuzpq_u8(t4, t4).val[0];
  const uint8x16_t t6 = vuzpq_u8(t4, t4).val[1];
  const uint8x16_t t7 = vsliq_n_u8(t5, t6, 2);
  const uint8x16_t t8 = vuzpq_u8(t7, t7).val[0];
  const uint8x16_t t9 = vuzpq_u8(t7, t7).val[1];
  const uint8x16_t t10 = vsliq_n_u8(t8, t9, 4);
  *(synth_u32 *)(words + 0) = vgetq_lane_u32(vreinterpretq_u32_u8(t10), 0);
}
static inline void synth_neon_bitpack_a1_armv7_128(const uint8_t *codes, uint8_t *words) {
  const uint8x16_t x0 = vld1q_u8(codes + 0);
  const uint8x16_t x1 = vld1q_u8(codes + 16);
  const uint8x16_t x2 = vld1q_u8(codes + 32);
  const uint8x16_t x3 = vld1q_u8(codes + 48);
  const uint8x16_t x4 = vld1q_u8(codes + 64);
  const uint8x16_t x5 = vld1q_u8(codes + 80);
  const uint8x16_t x6 = vld1q_u8(codes + 96);
  const uint8x16_t x7 = vld1q_u8(codes + 112);
  const uint8x16_t t8 = vuzpq_u8(x0, x1).val[0];
  const uint8x16_t t9 = vuzpq_u8(x0, x1).val[1];
  const uint8x16_t t10 = vsliq_n_u8(t8, t9, 1);
  const uint8x16_t t11 = vuzpq_u8(x2, x3).val[0];
  const uint8x16_t t12 = vuzpq_u8(x2, x3).val[1];
  const uint8x16_t t13 = vsliq_n_u8(t11, t12, 1);
  const uint8x16_t t14 = vuzpq_u8(x4, x5).val[0];
  const uint8x16_t t15 = vuzpq_u8(x4, x5).val[1];
  const uint8x16_t t16 = vsliq_n_u8(t14, t15, 1);
  const uint8x16_t t17 = vuzpq_u8(x6, x7).val[0];
  const uint8x16_t t18 = vuzpq_u8(x6, x7).val[1];
  const uint8x16_t t19 = vsliq_n_u8(t17, t18, 1);
  const uint8x16_t t20 = vuzpq_u8(t10, t13).val[0];
  const uint8x16_t t21 = vuzpq_u8(t10, t13).val[1];
  const uint8x16_t t22 = vsliq_n_u8(t20, t21, 2);
  const uint8x16_t t23 = vuzpq_u8(t16, t19).val[0];
  const uint8x16_t t24 = vuzpq_u8(t16, t19).val[1];
  const uint8x16_t t25 = vsliq_n_u8(t23, t24, 2);
  const uint8x16_t t26 = vuzpq_u8(t22, t25).val[0];
  const uint8x16_t t27 = vuzpq_u8(t22, t25).val[1];
  const uint8x16_t t28 = vsliq_n_u8(t26, t27, 4);
  vst1q_u8(words + 0, t28);
}
#else /* any other CPU */
static inline void synth_neon_bitpack_a1_armv7_any(const uint8_t *codes, uint8_t *words) {
  uint64_t eight[4];
  uint32_t word[1] = {0};
  memcpy(eight, codes, sizeof eight);
  for (int plane = 0; plane < 1; ++plane)
    for (int q = 0; q < 4; ++q)
      word[plane] |= (uint32_t)((((eight[q] >> plane) & 0x0101010101010101u) * 0x0102040810204080u) >> 56) << (8 * q);
  memcpy(words, word, sizeof word);
}
static inline void synth_neon_bitpack_a1_armv7_32(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 1; ++c) synth_neon_bitpack_a1_armv7_any(codes + 32 * c, words + 4 * c);
}
static inline void synth_neon_bitpack_a1_armv7_128(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 4; ++c) synth_neon_bitpack_a1_armv7_any(codes + 32 * c, words + 4 * c);
}
#endif
SYNTH_TILE void synth_neon_bitpack_a1_armv7(const uint8_t *codes, int32_t chunks, uint32_t *words) {
  for (; chunks >= 4; chunks -= 4, codes += 128, words += 4) synth_neon_bitpack_a1_armv7_128(codes, (uint8_t *)words);
  for (; chunks >= 1; chunks -= 1, codes += 32, words += 1) synth_neon_bitpack_a1_armv7_32(codes, (uint8_t *)words);
}
