/* SPDX-License-Identifier: Apache-2.0
 *
 * Codes to bitplanes: 2 planes, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel;
 * do not edit.
 *
 * codes: 32 bytes per chunk; any byte, of which the low 2 bits count. words: 2 per chunk, one per plane; bit i
 * of a plane's word is that bit of the chunk's code i. No alignment is needed of codes.
 *
 * Instructions of a block without loads: 12 for 32 positions; 36 for 128 positions.
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
static inline void synth_neon_bitpack_a2_aarch64_32(const uint8_t *codes, uint8_t *words) {
  const uint8x16_t x0 = vld1q_u8(codes + 0);
  const uint8x16_t x1 = vld1q_u8(codes + 16);
  const uint8x16_t t2 = vuzp1q_u8(x0, x1);
  const uint8x16_t t3 = vuzp2q_u8(x0, x1);
  const uint8x16_t t4 = vsliq_n_u8(t2, t3, 1);
  const uint8x16_t t5 = vshlq_n_u8(t2, 6);
  const uint8x16_t t6 = vsriq_n_u8(t3, t5, 7);
  const uint8x16_t t7 = vuzp1q_u8(t4, t6);
  const uint8x16_t t8 = vuzp2q_u8(t4, t6);
  const uint8x16_t t9 = vsliq_n_u8(t7, t8, 2);
  const uint8x16_t t10 = vuzp1q_u8(t9, t9);
  const uint8x16_t t11 = vuzp2q_u8(t9, t9);
  const uint8x16_t t12 = vsliq_n_u8(t10, t11, 4);
  const uint8x8_t t13 = vget_low_u8(t12);
  vst1_u8(words + 0, t13);
}
static const uint8_t synth_neon_bitpack_a2_aarch64_128_k0[] __attribute__((aligned(64))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t synth_neon_bitpack_a2_aarch64_128_k1[] __attribute__((aligned(64))) = {
    0x00, 0x01, 0x10, 0x11, 0x02, 0x03, 0x12, 0x13, 0x20, 0x21, 0x30, 0x31, 0x22, 0x23, 0x32, 0x33};
static const uint8_t synth_neon_bitpack_a2_aarch64_128_k2[] __attribute__((aligned(64))) = {
    0x00, 0x04, 0x40, 0x44, 0x08, 0x0c, 0x48, 0x4c, 0x80, 0x84, 0xc0, 0xc4, 0x88, 0x8c, 0xc8, 0xcc};
static inline void synth_neon_bitpack_a2_aarch64_128(const uint8_t *codes, uint8_t *words) {
  const uint8x16_t k0 = vld1q_u8(synth_neon_bitpack_a2_aarch64_128_k0);
  const uint8x16_t k1 = vld1q_u8(synth_neon_bitpack_a2_aarch64_128_k1);
  const uint8x16_t k2 = vld1q_u8(synth_neon_bitpack_a2_aarch64_128_k2);
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
  const uint8x16_t t10 = vsliq_n_u8(t8, t9, 2);
  const uint8x16_t t11 = vuzp1q_u8(x2, x3);
  const uint8x16_t t12 = vuzp2q_u8(x2, x3);
  const uint8x16_t t13 = vsliq_n_u8(t11, t12, 2);
  const uint8x16_t t14 = vuzp1q_u8(x4, x5);
  const uint8x16_t t15 = vuzp2q_u8(x4, x5);
  const uint8x16_t t16 = vsliq_n_u8(t14, t15, 2);
  const uint8x16_t t17 = vuzp1q_u8(x6, x7);
  const uint8x16_t t18 = vuzp2q_u8(x6, x7);
  const uint8x16_t t19 = vsliq_n_u8(t17, t18, 2);
  const uint8x16_t t20 = vuzp1q_u8(t10, t13);
  const uint8x16_t t21 = vuzp2q_u8(t10, t13);
  const uint8x16_t t22 = vsliq_n_u8(t20, t21, 4);
  const uint8x16_t t23 = vuzp1q_u8(t16, t19);
  const uint8x16_t t24 = vuzp2q_u8(t16, t19);
  const uint8x16_t t25 = vsliq_n_u8(t23, t24, 4);
  const uint8x16_t t26 = vandq_u8(t22, k0);
  const uint8x16_t t27 = vqtbl1q_u8(k1, t26);
  const uint8x16_t t28 = vshrq_n_u8(t22, 4);
  const uint8x16_t t29 = vqtbl1q_u8(k2, t28);
  const uint8x16_t t30 = vorrq_u8(t27, t29);
  const uint8x16_t t31 = vandq_u8(t25, k0);
  const uint8x16_t t32 = vqtbl1q_u8(k1, t31);
  const uint8x16_t t33 = vshrq_n_u8(t25, 4);
  const uint8x16_t t34 = vqtbl1q_u8(k2, t33);
  const uint8x16_t t35 = vorrq_u8(t32, t34);
  const uint8x16_t t36 = vuzp1q_u8(t30, t35);
  const uint8x16_t t37 = vuzp2q_u8(t30, t35);
  const uint8x16_t t38 = vsliq_n_u8(t36, t37, 4);
  const uint8x16_t t39 = vsriq_n_u8(t37, t36, 4);
  const uint32x4_t t40 = vzip1q_u32(vreinterpretq_u32_u8(t38), vreinterpretq_u32_u8(t39));
  vst1q_u8(words + 0, vreinterpretq_u8_u32(t40));
  const uint32x4_t t42 = vzip2q_u32(vreinterpretq_u32_u8(t38), vreinterpretq_u32_u8(t39));
  vst1q_u8(words + 16, vreinterpretq_u8_u32(t42));
}
#else /* any other CPU */
static inline void synth_neon_bitpack_a2_aarch64_any(const uint8_t *codes, uint8_t *words) {
  uint64_t eight[4];
  uint32_t word[2] = {0};
  memcpy(eight, codes, sizeof eight);
  for (int plane = 0; plane < 2; ++plane)
    for (int q = 0; q < 4; ++q)
      word[plane] |= (uint32_t)((((eight[q] >> plane) & 0x0101010101010101u) * 0x0102040810204080u) >> 56) << (8 * q);
  memcpy(words, word, sizeof word);
}
static inline void synth_neon_bitpack_a2_aarch64_32(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 1; ++c) synth_neon_bitpack_a2_aarch64_any(codes + 32 * c, words + 8 * c);
}
static inline void synth_neon_bitpack_a2_aarch64_128(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 4; ++c) synth_neon_bitpack_a2_aarch64_any(codes + 32 * c, words + 8 * c);
}
#endif
SYNTH_TILE void synth_neon_bitpack_a2_aarch64(const uint8_t *codes, int32_t chunks, uint32_t *words) {
  for (; chunks >= 4; chunks -= 4, codes += 128, words += 8) synth_neon_bitpack_a2_aarch64_128(codes, (uint8_t *)words);
  for (; chunks >= 1; chunks -= 1, codes += 32, words += 2) synth_neon_bitpack_a2_aarch64_32(codes, (uint8_t *)words);
}
