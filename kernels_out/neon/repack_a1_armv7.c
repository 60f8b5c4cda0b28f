/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 1 plane, Arm NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by
 * synth-kernel; do not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 1 times 32 limits; the limits of a position must ascend.
 * words: 1 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 27 for flip 0; 27 for flip 1.
 *
 * Proof: 9 obligations, all proved: every bit of every block, for all sums and all tables whose limits ascend.
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
static const uint8_t synth_neon_repack_a1_armv7_f0_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f};
static const uint8_t synth_neon_repack_a1_armv7_f0_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f0_32_k2[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f0_32_k3[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f0_32_k4[] __attribute__((aligned(64))) = {
    0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f0_32_k5[] __attribute__((aligned(64))) = {
    0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f0_32_k6[] __attribute__((aligned(64))) = {
    0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f0_32_k7[] __attribute__((aligned(64))) = {
    0x11, 0x11, 0x11, 0x11, 0x22, 0x22, 0x22, 0x22, 0x44, 0x44, 0x44, 0x44, 0x88, 0x88, 0x88, 0x88};
static inline void synth_neon_repack_a1_armv7_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const uint8x16_t k0 = vld1q_u8(synth_neon_repack_a1_armv7_f0_32_k0);
  const uint8x16_t k1 = vld1q_u8(synth_neon_repack_a1_armv7_f0_32_k1);
  const uint8x16_t k2 = vld1q_u8(synth_neon_repack_a1_armv7_f0_32_k2);
  const uint8x16_t k3 = vld1q_u8(synth_neon_repack_a1_armv7_f0_32_k3);
  const uint8x16_t k4 = vld1q_u8(synth_neon_repack_a1_armv7_f0_32_k4);
  const uint8x16_t k5 = vld1q_u8(synth_neon_repack_a1_armv7_f0_32_k5);
  const uint8x16_t k6 = vld1q_u8(synth_neon_repack_a1_armv7_f0_32_k6);
  const uint8x16_t k7 = vld1q_u8(synth_neon_repack_a1_armv7_f0_32_k7);
  const uint8x16_t x0 = vld1q_u8(sums + 0);
  const uint8x16_t x1 = vld1q_u8(table + 0);
  const uint8x16_t t2 = veorq_u8(x0, x1);
  const uint8x16_t x3 = vld1q_u8(table + 128);
  const uint32x4_t t4 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(x3));
  const uint8x16_t x5 = vld1q_u8(sums + 16);
  const uint8x16_t x6 = vld1q_u8(table + 16);
  const uint8x16_t t7 = veorq_u8(x5, x6);
  const uint8x16_t x8 = vld1q_u8(table + 144);
  const uint32x4_t t9 = vcgeq_s32(vreinterpretq_s32_u8(t7), vreinterpretq_s32_u8(x8));
  const uint8x16_t x10 = vld1q_u8(sums + 32);
  const uint8x16_t x11 = vld1q_u8(table + 32);
  const uint8x16_t t12 = veorq_u8(x10, x11);
  const uint8x16_t x13 = vld1q_u8(table + 160);
  const uint32x4_t t14 = vcgeq_s32(vreinterpretq_s32_u8(t12), vreinterpretq_s32_u8(x13));
  const uint8x16_t x15 = vld1q_u8(sums + 48);
  const uint8x16_t x16 = vld1q_u8(table + 48);
  const uint8x16_t t17 = veorq_u8(x15, x16);
  const uint8x16_t x18 = vld1q_u8(table + 176);
  const uint32x4_t t19 = vcgeq_s32(vreinterpretq_s32_u8(t17), vreinterpretq_s32_u8(x18));
  const uint8x16_t x20 = vld1q_u8(sums + 64);
  const uint8x16_t x21 = vld1q_u8(table + 64);
  const uint8x16_t t22 = veorq_u8(x20, x21);
  const uint8x16_t x23 = vld1q_u8(table + 192);
  const uint32x4_t t24 = vcgeq_s32(vreinterpretq_s32_u8(t22), vreinterpretq_s32_u8(x23));
  const uint8x16_t x25 = vld1q_u8(sums + 80);
  const uint8x16_t x26 = vld1q_u8(table + 80);
  const uint8x16_t t27 = veorq_u8(x25, x26);
  const uint8x16_t x28 = vld1q_u8(table + 208);
  const uint32x4_t t29 = vcgeq_s32(vreinterpretq_s32_u8(t27), vreinterpretq_s32_u8(x28));
  const uint8x16_t x30 = vld1q_u8(sums + 96);
  const uint8x16_t x31 = vld1q_u8(table + 96);
  const uint8x16_t t32 = veorq_u8(x30, x31);
  const uint8x16_t x33 = vld1q_u8(table + 224);
  const uint32x4_t t34 = vcgeq_s32(vreinterpretq_s32_u8(t32), vreinterpretq_s32_u8(x33));
  const uint8x16_t x35 = vld1q_u8(sums + 112);
  const uint8x16_t x36 = vld1q_u8(table + 112);
  const uint8x16_t t37 = veorq_u8(x35, x36);
  const uint8x16_t x38 = vld1q_u8(table + 240);
  const uint32x4_t t39 = vcgeq_s32(vreinterpretq_s32_u8(t37), vreinterpretq_s32_u8(x38));
  const uint8x16_t t40 = vbslq_u8(k0, vreinterpretq_u8_u32(t34), vreinterpretq_u8_u32(t39));
  const uint8x16_t t41 = vbslq_u8(k1, vreinterpretq_u8_u32(t29), t40);
  const uint8x16_t t42 = vbslq_u8(k2, vreinterpretq_u8_u32(t24), t41);
  const uint8x16_t t43 = vbslq_u8(k3, vreinterpretq_u8_u32(t19), t42);
  const uint8x16_t t44 = vbslq_u8(k4, vreinterpretq_u8_u32(t14), t43);
  const uint8x16_t t45 = vbslq_u8(k5, vreinterpretq_u8_u32(t9), t44);
  const uint8x16_t t46 = vbslq_u8(k6, vreinterpretq_u8_u32(t4), t45);
  const uint8x16_t t47 = vandq_u8(t46, k7);
  const uint8x8_t t48 = vget_low_u8(t47);
  const uint8x8_t t49 = vget_high_u8(t47);
  const uint32x2_t t50 = vpadd_u32(vreinterpret_u32_u8(t48), vreinterpret_u32_u8(t49));
  const uint8x16_t t51 = vcombine_u8(vreinterpret_u8_u32(t50), vreinterpret_u8_u32(t50));
  const uint8x8_t t52 = vget_low_u8(t51);
  const uint8x8_t t53 = vget_high_u8(t51);
  const uint32x2_t t54 = vpadd_u32(vreinterpret_u32_u8(t52), vreinterpret_u32_u8(t53));
  const uint8x16_t t55 = vcombine_u8(vreinterpret_u8_u32(t54), vreinterpret_u8_u32(t54));
  *(synth_u32 *)(words + 0) = vgetq_lane_u32(vreinterpretq_u32_u8(t55), 0);
}
static const uint8_t synth_neon_repack_a1_armv7_f1_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f};
static const uint8_t synth_neon_repack_a1_armv7_f1_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f1_32_k2[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f1_32_k3[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f1_32_k4[] __attribute__((aligned(64))) = {
    0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f1_32_k5[] __attribute__((aligned(64))) = {
    0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f1_32_k6[] __attribute__((aligned(64))) = {
    0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a1_armv7_f1_32_k7[] __attribute__((aligned(64))) = {
    0x11, 0x11, 0x11, 0x11, 0x22, 0x22, 0x22, 0x22, 0x44, 0x44, 0x44, 0x44, 0x88, 0x88, 0x88, 0x88};
static inline void synth_neon_repack_a1_armv7_f1_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const uint8x16_t k0 = vld1q_u8(synth_neon_repack_a1_armv7_f1_32_k0);
  const uint8x16_t k1 = vld1q_u8(synth_neon_repack_a1_armv7_f1_32_k1);
  const uint8x16_t k2 = vld1q_u8(synth_neon_repack_a1_armv7_f1_32_k2);
  const uint8x16_t k3 = vld1q_u8(synth_neon_repack_a1_armv7_f1_32_k3);
  const uint8x16_t k4 = vld1q_u8(synth_neon_repack_a1_armv7_f1_32_k4);
  const uint8x16_t k5 = vld1q_u8(synth_neon_repack_a1_armv7_f1_32_k5);
  const uint8x16_t k6 = vld1q_u8(synth_neon_repack_a1_armv7_f1_32_k6);
  const uint8x16_t k7 = vld1q_u8(synth_neon_repack_a1_armv7_f1_32_k7);
  const uint8x16_t x0 = vld1q_u8(sums + 0);
  const uint8x16_t x1 = vld1q_u8(table + 0);
  const uint8x16_t t2 = veorq_u8(x0, x1);
  const uint8x16_t x3 = vld1q_u8(table + 128);
  const uint32x4_t t4 = vcgtq_s32(vreinterpretq_s32_u8(x3), vreinterpretq_s32_u8(t2));
  const uint8x16_t x5 = vld1q_u8(sums + 16);
  const uint8x16_t x6 = vld1q_u8(table + 16);
  const uint8x16_t t7 = veorq_u8(x5, x6);
  const uint8x16_t x8 = vld1q_u8(table + 144);
  const uint32x4_t t9 = vcgtq_s32(vreinterpretq_s32_u8(x8), vreinterpretq_s32_u8(t7));
  const uint8x16_t x10 = vld1q_u8(sums + 32);
  const uint8x16_t x11 = vld1q_u8(table + 32);
  const uint8x16_t t12 = veorq_u8(x10, x11);
  const uint8x16_t x13 = vld1q_u8(table + 160);
  const uint32x4_t t14 = vcgtq_s32(vreinterpretq_s32_u8(x13), vreinterpretq_s32_u8(t12));
  const uint8x16_t x15 = vld1q_u8(sums + 48);
  const uint8x16_t x16 = vld1q_u8(table + 48);
  const uint8x16_t t17 = veorq_u8(x15, x16);
  const uint8x16_t x18 = vld1q_u8(table + 176);
  const uint32x4_t t19 = vcgtq_s32(vreinterpretq_s32_u8(x18), vreinterpretq_s32_u8(t17));
  const uint8x16_t x20 = vld1q_u8(sums + 64);
  const uint8x16_t x21 = vld1q_u8(table + 64);
  const uint8x16_t t22 = veorq_u8(x20, x21);
  const uint8x16_t x23 = vld1q_u8(table + 192);
  const uint32x4_t t24 = vcgtq_s32(vreinterpretq_s32_u8(x23), vreinterpretq_s32_u8(t22));
  const uint8x16_t x25 = vld1q_u8(sums + 80);
  const uint8x16_t x26 = vld1q_u8(table + 80);
  const uint8x16_t t27 = veorq_u8(x25, x26);
  const uint8x16_t x28 = vld1q_u8(table + 208);
  const uint32x4_t t29 = vcgtq_s32(vreinterpretq_s32_u8(x28), vreinterpretq_s32_u8(t27));
  const uint8x16_t x30 = vld1q_u8(sums + 96);
  const uint8x16_t x31 = vld1q_u8(table + 96);
  const uint8x16_t t32 = veorq_u8(x30, x31);
  const uint8x16_t x33 = vld1q_u8(table + 224);
  const uint32x4_t t34 = vcgtq_s32(vreinterpretq_s32_u8(x33), vreinterpretq_s32_u8(t32));
  const uint8x16_t x35 = vld1q_u8(sums + 112);
  const uint8x16_t x36 = vld1q_u8(table + 112);
  const uint8x16_t t37 = veorq_u8(x35, x36);
  const uint8x16_t x38 = vld1q_u8(table + 240);
  const uint32x4_t t39 = vcgtq_s32(vreinterpretq_s32_u8(x38), vreinterpretq_s32_u8(t37));
  const uint8x16_t t40 = vbslq_u8(k0, vreinterpretq_u8_u32(t34), vreinterpretq_u8_u32(t39));
  const uint8x16_t t41 = vbslq_u8(k1, vreinterpretq_u8_u32(t29), t40);
  const uint8x16_t t42 = vbslq_u8(k2, vreinterpretq_u8_u32(t24), t41);
  const uint8x16_t t43 = vbslq_u8(k3, vreinterpretq_u8_u32(t19), t42);
  const uint8x16_t t44 = vbslq_u8(k4, vreinterpretq_u8_u32(t14), t43);
  const uint8x16_t t45 = vbslq_u8(k5, vreinterpretq_u8_u32(t9), t44);
  const uint8x16_t t46 = vbslq_u8(k6, vreinterpretq_u8_u32(t4), t45);
  const uint8x16_t t47 = vandq_u8(t46, k7);
  const uint8x8_t t48 = vget_low_u8(t47);
  const uint8x8_t t49 = vget_high_u8(t47);
  const uint32x2_t t50 = vpadd_u32(vreinterpret_u32_u8(t48), vreinterpret_u32_u8(t49));
  const uint8x16_t t51 = vcombine_u8(vreinterpret_u8_u32(t50), vreinterpret_u8_u32(t50));
  const uint8x8_t t52 = vget_low_u8(t51);
  const uint8x8_t t53 = vget_high_u8(t51);
  const uint32x2_t t54 = vpadd_u32(vreinterpret_u32_u8(t52), vreinterpret_u32_u8(t53));
  const uint8x16_t t55 = vcombine_u8(vreinterpret_u8_u32(t54), vreinterpret_u8_u32(t54));
  *(synth_u32 *)(words + 0) = vgetq_lane_u32(vreinterpretq_u32_u8(t55), 0);
}
#else /* any other CPU */
static inline void synth_neon_repack_a1_armv7_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[2][32];
  uint32_t word[1] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 1; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 0u;
    for (int plane = 0; plane < 1; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
static inline void synth_neon_repack_a1_armv7_f1_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[2][32];
  uint32_t word[1] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 1; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 1u;
    for (int plane = 0; plane < 1; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
#endif
SYNTH_TILE void synth_neon_repack_a1_armv7_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_neon_repack_a1_armv7_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 64), (uint8_t *)(
        words + c * 1));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 1; ++plane) words[(intptr_t)(chunks - 1) * 1 + plane] &= last;
}

SYNTH_TILE void synth_neon_repack_a1_armv7_f1(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_neon_repack_a1_armv7_f1_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 64), (uint8_t *)(
        words + c * 1));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 1; ++plane) words[(intptr_t)(chunks - 1) * 1 + plane] &= last;
}
