/* SPDX-License-Identifier: Apache-2.0
 *
 * Codes to bitplanes: 2 planes, Arm NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by synth-kernel; do
 * not edit.
 *
 * codes: 32 bytes per chunk; any byte, of which the low 2 bits count. words: 2 per chunk, one per plane; bit i
 * of a plane's word is that bit of the chunk's code i. No alignment is needed of codes.
 *
 * Instructions of a block without loads: 12 for 32 positions; 40 for 128 positions.
 *
 * Proof: 10 obligations, all proved: every word of every block, for all codes.
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
static inline void synth_neon_bitpack_a2_armv7_32(const uint8_t *codes, uint8_t *words) {
  const uint8x16_t x0 = vld1q_u8(codes + 0);
  const uint8x16_t x1 = vld1q_u8(codes + 16);
  const uint8x16_t t2 = vuzpq_u8(x0, x1).val[0];
  const uint8x16_t t3 = vuzpq_u8(x0, x1).val[1];
  const uint8x16_t t4 = vsliq_n_u8(t2, t3, 1);
  const uint8x16_t t5 = vshlq_n_u8(t2, 6);
  const uint8x16_t t6 = vsriq_n_u8(t3, t5, 7);
  const uint8x16_t t7 = vuzpq_u8(t4, t6).val[0];
  const uint8x16_t t8 = vuzpq_u8(t4, t6).val[1];
  const uint8x16_t t9 = vsliq_n_u8(t7, t8, 2);
  const uint8x16_t t10 = vuzpq_u8(t9, t9).val[0];
  const uint8x16_t t11 = vuzpq_u8(t9, t9).val[1];
  const uint8x16_t t12 = vsliq_n_u8(t10, t11, 4);
  const uint8x8_t t13 = vget_low_u8(t12);
  vst1_u8(words + 0, t13);
}
static inline void synth_neon_bitpack_a2_armv7_128(const uint8_t *codes, uint8_t *words) {
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
  const uint8x16_t t11 = vshlq_n_u8(t8, 6);
  const uint8x16_t t12 = vsriq_n_u8(t9, t11, 7);
  const uint8x16_t t13 = vuzpq_u8(x2, x3).val[0];
  const uint8x16_t t14 = vuzpq_u8(x2, x3).val[1];
  const uint8x16_t t15 = vsliq_n_u8(t13, t14, 1);
  const uint8x16_t t16 = vshlq_n_u8(t13, 6);
  const uint8x16_t t17 = vsriq_n_u8(t14, t16, 7);
  const uint8x16_t t18 = vuzpq_u8(x4, x5).val[0];
  const uint8x16_t t19 = vuzpq_u8(x4, x5).val[1];
  const uint8x16_t t20 = vsliq_n_u8(t18, t19, 1);
  const uint8x16_t t21 = vshlq_n_u8(t18, 6);
  const uint8x16_t t22 = vsriq_n_u8(t19, t21, 7);
  const uint8x16_t t23 = vuzpq_u8(x6, x7).val[0];
  const uint8x16_t t24 = vuzpq_u8(x6, x7).val[1];
  const uint8x16_t t25 = vsliq_n_u8(t23, t24, 1);
  const uint8x16_t t26 = vshlq_n_u8(t23, 6);
  const uint8x16_t t27 = vsriq_n_u8(t24, t26, 7);
  const uint8x16_t t28 = vuzpq_u8(t10, t12).val[0];
  const uint8x16_t t29 = vuzpq_u8(t10, t12).val[1];
  const uint8x16_t t30 = vsliq_n_u8(t28, t29, 2);
  const uint8x16_t t31 = vuzpq_u8(t15, t17).val[0];
  const uint8x16_t t32 = vuzpq_u8(t15, t17).val[1];
  const uint8x16_t t33 = vsliq_n_u8(t31, t32, 2);
  const uint8x16_t t34 = vuzpq_u8(t20, t22).val[0];
  const uint8x16_t t35 = vuzpq_u8(t20, t22).val[1];
  const uint8x16_t t36 = vsliq_n_u8(t34, t35, 2);
  const uint8x16_t t37 = vuzpq_u8(t25, t27).val[0];
  const uint8x16_t t38 = vuzpq_u8(t25, t27).val[1];
  const uint8x16_t t39 = vsliq_n_u8(t37, t38, 2);
  const uint8x16_t t40 = vuzpq_u8(t30, t33).val[0];
  const uint8x16_t t41 = vuzpq_u8(t30, t33).val[1];
  const uint8x16_t t42 = vsliq_n_u8(t40, t41, 4);
  const uint8x16_t t43 = vuzpq_u8(t36, t39).val[0];
  const uint8x16_t t44 = vuzpq_u8(t36, t39).val[1];
  const uint8x16_t t45 = vsliq_n_u8(t43, t44, 4);
  vst1q_u8(words + 0, t42);
  vst1q_u8(words + 16, t45);
}
#else /* any other CPU */
static inline void synth_neon_bitpack_a2_armv7_any(const uint8_t *codes, uint8_t *words) {
  uint64_t eight[4];
  uint32_t word[2] = {0};
  memcpy(eight, codes, sizeof eight);
  for (int plane = 0; plane < 2; ++plane)
    for (int q = 0; q < 4; ++q)
      word[plane] |= (uint32_t)((((eight[q] >> plane) & 0x0101010101010101u) * 0x0102040810204080u) >> 56) << (8 * q);
  memcpy(words, word, sizeof word);
}
static inline void synth_neon_bitpack_a2_armv7_32(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 1; ++c) synth_neon_bitpack_a2_armv7_any(codes + 32 * c, words + 8 * c);
}
static inline void synth_neon_bitpack_a2_armv7_128(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 4; ++c) synth_neon_bitpack_a2_armv7_any(codes + 32 * c, words + 8 * c);
}
#endif
SYNTH_TILE void synth_neon_bitpack_a2_armv7(const uint8_t *codes, int32_t chunks, uint32_t *words) {
  for (; chunks >= 4; chunks -= 4, codes += 128, words += 8) synth_neon_bitpack_a2_armv7_128(codes, (uint8_t *)words);
  for (; chunks >= 1; chunks -= 1, codes += 32, words += 2) synth_neon_bitpack_a2_armv7_32(codes, (uint8_t *)words);
}
