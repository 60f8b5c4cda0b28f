/* SPDX-License-Identifier: Apache-2.0
 *
 * Codes to bitplanes: 3 planes, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel;
 * do not edit.
 *
 * codes: 32 bytes per chunk; any byte, of which the low 3 bits count. words: 3 per chunk, one per plane; bit i
 * of a plane's word is that bit of the chunk's code i. No alignment is needed of codes.
 *
 * Instructions of a block without loads: 19 for 32 positions; 62 for 128 positions.
 *
 * Proof: 15 obligations, all proved: every word of every block, for all codes.
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
static inline void synth_neon_bitpack_a3_aarch64_32(const uint8_t *codes, uint8_t *words) {
  const uint8x16_t x0 = vld1q_u8(codes + 0);
  const uint8x16_t x1 = vld1q_u8(codes + 16);
  const uint8x16_t t2 = vuzp1q_u8(x0, x1);
  const uint8x16_t t3 = vuzp2q_u8(x0, x1);
  const uint8x16_t t4 = vsliq_n_u8(t2, t3, 1);
  const uint8x16_t t5 = vshlq_n_u8(t2, 6);
  const uint8x16_t t6 = vsriq_n_u8(t3, t5, 7);
  const int8x16_t t7 = vshrq_n_s8(vreinterpretq_s8_u8(t2), 2);
  const int8x16_t t8 = vshrq_n_s8(vreinterpretq_s8_u8(t3), 2);
  const uint8x16_t t9 = vsliq_n_u8(vreinterpretq_u8_s8(t7), vreinterpretq_u8_s8(t8), 1);
  const uint8x16_t t10 = vuzp1q_u8(t4, t6);
  const uint8x16_t t11 = vuzp2q_u8(t4, t6);
  const uint8x16_t t12 = vsliq_n_u8(t10, t11, 2);
  const uint8x16_t t13 = vuzp1q_u8(t9, t9);
  const uint8x16_t t14 = vuzp2q_u8(t9, t9);
  const uint8x16_t t15 = vsliq_n_u8(t13, t14, 2);
  const uint8x16_t t16 = vuzp1q_u8(t12, t15);
  const uint8x16_t t17 = vuzp2q_u8(t12, t15);
  const uint8x16_t t18 = vsliq_n_u8(t16, t17, 4);
  const uint8x8_t t19 = vget_low_u8(t18);
  vst1_u8(words + 0, t19);
  *(synth_u32 *)(words + 8) = vgetq_lane_u32(vreinterpretq_u32_u8(t18), 2);
}
static inline void synth_neon_bitpack_a3_aarch64_128(const uint8_t *codes, uint8_t *words) {
  const uint8x16_t x0 = vld1q_u8(codes + 0);
  const uint8x16_t x1 = vld1q_u8(codes + 16);
  const uint8x16_t x2 = vld1q_u8(codes + 32);
  const uint8x16_t x3 = vld1q_u8(codes + 48);
  const uint8x16_t x4 = vld1q_u8(codes + 64);
  const uint8x16_t x5 = vld1q_u8(codes + 80);
  const uint8x16_t x6 = vld1q_u8(codes + 96);
  const uint8x16_t x7 = vld1q_u8(codes + 112);
  const uint8x16_t t8 = vuzp1q_u8(x0, x1);
  const uint8x16_t t9 = vuzp2q_u8(x0, x1);
  const uint8x16_t t10 = vsliq_n_u8(t8, t9, 1);
  const uint8x16_t t11 = vshlq_n_u8(t8, 6);
  const uint8x16_t t12 = vsriq_n_u8(t9, t11, 7);
  const int8x16_t t13 = vshrq_n_s8(vreinterpretq_s8_u8(t8), 2);
  const int8x16_t t14 = vshrq_n_s8(vreinterpretq_s8_u8(t9), 2);
  const uint8x16_t t15 = vsliq_n_u8(vreinterpretq_u8_s8(t13), vreinterpretq_u8_s8(t14), 1);
  const uint8x16_t t16 = vuzp1q_u8(x2, x3);
  const uint8x16_t t17 = vuzp2q_u8(x2, x3);
  const uint8x16_t t18 = vsliq_n_u8(t16, t17, 1);
  const uint8x16_t t19 = vshlq_n_u8(t16, 6);
  const uint8x16_t t20 = vsriq_n_u8(t17, t19, 7);
  const int8x16_t t21 = vshrq_n_s8(vreinterpretq_s8_u8(t16), 2);
  const int8x16_t t22 = vshrq_n_s8(vreinterpretq_s8_u8(t17), 2);
  const uint8x16_t t23 = vsliq_n_u8(vreinterpretq_u8_s8(t21), vreinterpretq_u8_s8(t22), 1);
  const uint8x16_t t24 = vuzp1q_u8(x4, x5);
  const uint8x16_t t25 = vuzp2q_u8(x4, x5);
  const uint8x16_t t26 = vsliq_n_u8(t24, t25, 1);
  const uint8x16_t t27 = vshlq_n_u8(t24, 6);
  const uint8x16_t t28 = vsriq_n_u8(t25, t27, 7);
  const int8x16_t t29 = vshrq_n_s8(vreinterpretq_s8_u8(t24), 2);
  const int8x16_t t30 = vshrq_n_s8(vreinterpretq_s8_u8(t25), 2);
  const uint8x16_t t31 = vsliq_n_u8(vreinterpretq_u8_s8(t29), vreinterpretq_u8_s8(t30), 1);
  const uint8x16_t t32 = vuzp1q_u8(x6, x7);
  const uint8x16_t t33 = vuzp2q_u8(x6, x7);
  const uint8x16_t t34 = vsliq_n_u8(t32, t33, 1);
  const uint8x16_t t35 = vshlq_n_u8(t32, 6);
  const uint8x16_t t36 = vsriq_n_u8(t33, t35, 7);
  const int8x16_t t37 = vshrq_n_s8(vreinterpretq_s8_u8(t32), 2);
  const int8x16_t t38 = vshrq_n_s8(vreinterpretq_s8_u8(t33), 2);
  const uint8x16_t t39 = vsliq_n_u8(vreinterpretq_u8_s8(t37), vreinterpretq_u8_s8(t38), 1);
  const uint8x16_t t40 = vuzp1q_u8(t10, t12);
  const uint8x16_t t41 = vuzp2q_u8(t10, t12);
  const uint8x16_t t42 = vsliq_n_u8(t40, t41, 2);
  const uint8x16_t t43 = vuzp1q_u8(t15, t18);
  const uint8x16_t t44 = vuzp2q_u8(t15, t18);
  const uint8x16_t t45 = vsliq_n_u8(t43, t44, 2);
  const uint8x16_t t46 = vuzp1q_u8(t20, t23);
  const uint8x16_t t47 = vuzp2q_u8(t20, t23);
  const uint8x16_t t48 = vsliq_n_u8(t46, t47, 2);
  const uint8x16_t t49 = vuzp1q_u8(t26, t28);
  const uint8x16_t t50 = vuzp2q_u8(t26, t28);
  const uint8x16_t t51 = vsliq_n_u8(t49, t50, 2);
  const uint8x16_t t52 = vuzp1q_u8(t31, t34);
  const uint8x16_t t53 = vuzp2q_u8(t31, t34);
  const uint8x16_t t54 = vsliq_n_u8(t52, t53, 2);
  const uint8x16_t t55 = vuzp1q_u8(t36, t39);
  const uint8x16_t t56 = vuzp2q_u8(t36, t39);
  const uint8x16_t t57 = vsliq_n_u8(t55, t56, 2);
  const uint8x16_t t58 = vuzp1q_u8(t42, t45);
  const uint8x16_t t59 = vuzp2q_u8(t42, t45);
  const uint8x16_t t60 = vsliq_n_u8(t58, t59, 4);
  const uint8x16_t t61 = vuzp1q_u8(t48, t51);
  const uint8x16_t t62 = vuzp2q_u8(t48, t51);
  const uint8x16_t t63 = vsliq_n_u8(t61, t62, 4);
  const uint8x16_t t64 = vuzp1q_u8(t54, t57);
  const uint8x16_t t65 = vuzp2q_u8(t54, t57);
  const uint8x16_t t66 = vsliq_n_u8(t64, t65, 4);
  vst1q_u8(words + 0, t60);
  vst1q_u8(words + 16, t63);
  vst1q_u8(words + 32, t66);
}
#else /* any other CPU */
static inline void synth_neon_bitpack_a3_aarch64_any(const uint8_t *codes, uint8_t *words) {
  uint64_t eight[4];
  uint32_t word[3] = {0};
  memcpy(eight, codes, sizeof eight);
  for (int plane = 0; plane < 3; ++plane)
    for (int q = 0; q < 4; ++q)
      word[plane] |= (uint32_t)((((eight[q] >> plane) & 0x0101010101010101u) * 0x0102040810204080u) >> 56) << (8 * q);
  memcpy(words, word, sizeof word);
}
static inline void synth_neon_bitpack_a3_aarch64_32(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 1; ++c) synth_neon_bitpack_a3_aarch64_any(codes + 32 * c, words + 12 * c);
}
static inline void synth_neon_bitpack_a3_aarch64_128(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 4; ++c) synth_neon_bitpack_a3_aarch64_any(codes + 32 * c, words + 12 * c);
}
#endif
SYNTH_TILE void synth_neon_bitpack_a3_aarch64(const uint8_t *codes, int32_t chunks, uint32_t *words) {
  for (; chunks >= 4; chunks -= 4, codes += 128, words += 12) synth_neon_bitpack_a3_aarch64_128(codes, (uint8_t
      *)words);
  for (; chunks >= 1; chunks -= 1, codes += 32, words += 3) synth_neon_bitpack_a3_aarch64_32(codes, (uint8_t *)words);
}
