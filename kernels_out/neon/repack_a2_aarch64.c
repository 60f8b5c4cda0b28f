/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 2 planes, Arm NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by
 * synth-kernel; do not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 3 times 32 limits; the limits of a position must ascend.
 * words: 2 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 51 for flip 0; 51 for flip 2.
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
static const uint8_t synth_neon_repack_a2_aarch64_f0_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f};
static const uint8_t synth_neon_repack_a2_aarch64_f0_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f0_32_k2[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f0_32_k3[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f0_32_k4[] __attribute__((aligned(64))) = {
    0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f0_32_k5[] __attribute__((aligned(64))) = {
    0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f0_32_k6[] __attribute__((aligned(64))) = {
    0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f0_32_k7[] __attribute__((aligned(64))) = {
    0x11, 0x11, 0x11, 0x11, 0x22, 0x22, 0x22, 0x22, 0x44, 0x44, 0x44, 0x44, 0x88, 0x88, 0x88, 0x88};
static inline void synth_neon_repack_a2_aarch64_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const uint8x16_t k0 = vld1q_u8(synth_neon_repack_a2_aarch64_f0_32_k0);
  const uint8x16_t k1 = vld1q_u8(synth_neon_repack_a2_aarch64_f0_32_k1);
  const uint8x16_t k2 = vld1q_u8(synth_neon_repack_a2_aarch64_f0_32_k2);
  const uint8x16_t k3 = vld1q_u8(synth_neon_repack_a2_aarch64_f0_32_k3);
  const uint8x16_t k4 = vld1q_u8(synth_neon_repack_a2_aarch64_f0_32_k4);
  const uint8x16_t k5 = vld1q_u8(synth_neon_repack_a2_aarch64_f0_32_k5);
  const uint8x16_t k6 = vld1q_u8(synth_neon_repack_a2_aarch64_f0_32_k6);
  const uint8x16_t k7 = vld1q_u8(synth_neon_repack_a2_aarch64_f0_32_k7);
  const uint8x16_t x0 = vld1q_u8(sums + 0);
  const uint8x16_t x1 = vld1q_u8(table + 0);
  const uint8x16_t t2 = veorq_u8(x0, x1);
  const uint8x16_t x3 = vld1q_u8(table + 128);
  const uint8x16_t x4 = vld1q_u8(table + 256);
  const uint8x16_t x5 = vld1q_u8(table + 384);
  const uint32x4_t t6 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(x4));
  const uint8x16_t t7 = vbslq_u8(vreinterpretq_u8_u32(t6), x5, x3);
  const uint32x4_t t8 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(t7));
  const uint8x16_t x9 = vld1q_u8(sums + 16);
  const uint8x16_t x10 = vld1q_u8(table + 16);
  const uint8x16_t t11 = veorq_u8(x9, x10);
  const uint8x16_t x12 = vld1q_u8(table + 144);
  const uint8x16_t x13 = vld1q_u8(table + 272);
  const uint8x16_t x14 = vld1q_u8(table + 400);
  const uint32x4_t t15 = vcgeq_s32(vreinterpretq_s32_u8(t11), vreinterpretq_s32_u8(x13));
  const uint8x16_t t16 = vbslq_u8(vreinterpretq_u8_u32(t15), x14, x12);
  const uint32x4_t t17 = vcgeq_s32(vreinterpretq_s32_u8(t11), vreinterpretq_s32_u8(t16));
  const uint8x16_t x18 = vld1q_u8(sums + 32);
  const uint8x16_t x19 = vld1q_u8(table + 32);
  const uint8x16_t t20 = veorq_u8(x18, x19);
  const uint8x16_t x21 = vld1q_u8(table + 160);
  const uint8x16_t x22 = vld1q_u8(table + 288);
  const uint8x16_t x23 = vld1q_u8(table + 416);
  const uint32x4_t t24 = vcgeq_s32(vreinterpretq_s32_u8(t20), vreinterpretq_s32_u8(x22));
  const uint8x16_t t25 = vbslq_u8(vreinterpretq_u8_u32(t24), x23, x21);
  const uint32x4_t t26 = vcgeq_s32(vreinterpretq_s32_u8(t20), vreinterpretq_s32_u8(t25));
  const uint8x16_t x27 = vld1q_u8(sums + 48);
  const uint8x16_t x28 = vld1q_u8(table + 48);
  const uint8x16_t t29 = veorq_u8(x27, x28);
  const uint8x16_t x30 = vld1q_u8(table + 176);
  const uint8x16_t x31 = vld1q_u8(table + 304);
  const uint8x16_t x32 = vld1q_u8(table + 432);
  const uint32x4_t t33 = vcgeq_s32(vreinterpretq_s32_u8(t29), vreinterpretq_s32_u8(x31));
  const uint8x16_t t34 = vbslq_u8(vreinterpretq_u8_u32(t33), x32, x30);
  const uint32x4_t t35 = vcgeq_s32(vreinterpretq_s32_u8(t29), vreinterpretq_s32_u8(t34));
  const uint8x16_t x36 = vld1q_u8(sums + 64);
  const uint8x16_t x37 = vld1q_u8(table + 64);
  const uint8x16_t t38 = veorq_u8(x36, x37);
  const uint8x16_t x39 = vld1q_u8(table + 192);
  const uint8x16_t x40 = vld1q_u8(table + 320);
  const uint8x16_t x41 = vld1q_u8(table + 448);
  const uint32x4_t t42 = vcgeq_s32(vreinterpretq_s32_u8(t38), vreinterpretq_s32_u8(x40));
  const uint8x16_t t43 = vbslq_u8(vreinterpretq_u8_u32(t42), x41, x39);
  const uint32x4_t t44 = vcgeq_s32(vreinterpretq_s32_u8(t38), vreinterpretq_s32_u8(t43));
  const uint8x16_t x45 = vld1q_u8(sums + 80);
  const uint8x16_t x46 = vld1q_u8(table + 80);
  const uint8x16_t t47 = veorq_u8(x45, x46);
  const uint8x16_t x48 = vld1q_u8(table + 208);
  const uint8x16_t x49 = vld1q_u8(table + 336);
  const uint8x16_t x50 = vld1q_u8(table + 464);
  const uint32x4_t t51 = vcgeq_s32(vreinterpretq_s32_u8(t47), vreinterpretq_s32_u8(x49));
  const uint8x16_t t52 = vbslq_u8(vreinterpretq_u8_u32(t51), x50, x48);
  const uint32x4_t t53 = vcgeq_s32(vreinterpretq_s32_u8(t47), vreinterpretq_s32_u8(t52));
  const uint8x16_t x54 = vld1q_u8(sums + 96);
  const uint8x16_t x55 = vld1q_u8(table + 96);
  const uint8x16_t t56 = veorq_u8(x54, x55);
  const uint8x16_t x57 = vld1q_u8(table + 224);
  const uint8x16_t x58 = vld1q_u8(table + 352);
  const uint8x16_t x59 = vld1q_u8(table + 480);
  const uint32x4_t t60 = vcgeq_s32(vreinterpretq_s32_u8(t56), vreinterpretq_s32_u8(x58));
  const uint8x16_t t61 = vbslq_u8(vreinterpretq_u8_u32(t60), x59, x57);
  const uint32x4_t t62 = vcgeq_s32(vreinterpretq_s32_u8(t56), vreinterpretq_s32_u8(t61));
  const uint8x16_t x63 = vld1q_u8(sums + 112);
  const uint8x16_t x64 = vld1q_u8(table + 112);
  const uint8x16_t t65 = veorq_u8(x63, x64);
  const uint8x16_t x66 = vld1q_u8(table + 240);
  const uint8x16_t x67 = vld1q_u8(table + 368);
  const uint8x16_t x68 = vld1q_u8(table + 496);
  const uint32x4_t t69 = vcgeq_s32(vreinterpretq_s32_u8(t65), vreinterpretq_s32_u8(x67));
  const uint8x16_t t70 = vbslq_u8(vreinterpretq_u8_u32(t69), x68, x66);
  const uint32x4_t t71 = vcgeq_s32(vreinterpretq_s32_u8(t65), vreinterpretq_s32_u8(t70));
  const uint8x16_t t72 = vbslq_u8(k0, vreinterpretq_u8_u32(t62), vreinterpretq_u8_u32(t71));
  const uint8x16_t t73 = vbslq_u8(k1, vreinterpretq_u8_u32(t53), t72);
  const uint8x16_t t74 = vbslq_u8(k2, vreinterpretq_u8_u32(t44), t73);
  const uint8x16_t t75 = vbslq_u8(k3, vreinterpretq_u8_u32(t35), t74);
  const uint8x16_t t76 = vbslq_u8(k4, vreinterpretq_u8_u32(t26), t75);
  const uint8x16_t t77 = vbslq_u8(k5, vreinterpretq_u8_u32(t17), t76);
  const uint8x16_t t78 = vbslq_u8(k6, vreinterpretq_u8_u32(t8), t77);
  const uint8x16_t t79 = vandq_u8(t78, k7);
  const uint8x16_t t80 = vbslq_u8(k0, vreinterpretq_u8_u32(t60), vreinterpretq_u8_u32(t69));
  const uint8x16_t t81 = vbslq_u8(k1, vreinterpretq_u8_u32(t51), t80);
  const uint8x16_t t82 = vbslq_u8(k2, vreinterpretq_u8_u32(t42), t81);
  const uint8x16_t t83 = vbslq_u8(k3, vreinterpretq_u8_u32(t33), t82);
  const uint8x16_t t84 = vbslq_u8(k4, vreinterpretq_u8_u32(t24), t83);
  const uint8x16_t t85 = vbslq_u8(k5, vreinterpretq_u8_u32(t15), t84);
  const uint8x16_t t86 = vbslq_u8(k6, vreinterpretq_u8_u32(t6), t85);
  const uint8x16_t t87 = vandq_u8(t86, k7);
  const uint32x4_t t88 = vpaddq_u32(vreinterpretq_u32_u8(t79), vreinterpretq_u32_u8(t87));
  const uint32x4_t t89 = vpaddq_u32(t88, t88);
  const uint8x8_t t90 = vget_low_u8(vreinterpretq_u8_u32(t89));
  vst1_u8(words + 0, t90);
}
static const uint8_t synth_neon_repack_a2_aarch64_f2_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f};
static const uint8_t synth_neon_repack_a2_aarch64_f2_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f2_32_k2[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f2_32_k3[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f2_32_k4[] __attribute__((aligned(64))) = {
    0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f2_32_k5[] __attribute__((aligned(64))) = {
    0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f2_32_k6[] __attribute__((aligned(64))) = {
    0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a2_aarch64_f2_32_k7[] __attribute__((aligned(64))) = {
    0x11, 0x11, 0x11, 0x11, 0x22, 0x22, 0x22, 0x22, 0x44, 0x44, 0x44, 0x44, 0x88, 0x88, 0x88, 0x88};
static inline void synth_neon_repack_a2_aarch64_f2_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const uint8x16_t k0 = vld1q_u8(synth_neon_repack_a2_aarch64_f2_32_k0);
  const uint8x16_t k1 = vld1q_u8(synth_neon_repack_a2_aarch64_f2_32_k1);
  const uint8x16_t k2 = vld1q_u8(synth_neon_repack_a2_aarch64_f2_32_k2);
  const uint8x16_t k3 = vld1q_u8(synth_neon_repack_a2_aarch64_f2_32_k3);
  const uint8x16_t k4 = vld1q_u8(synth_neon_repack_a2_aarch64_f2_32_k4);
  const uint8x16_t k5 = vld1q_u8(synth_neon_repack_a2_aarch64_f2_32_k5);
  const uint8x16_t k6 = vld1q_u8(synth_neon_repack_a2_aarch64_f2_32_k6);
  const uint8x16_t k7 = vld1q_u8(synth_neon_repack_a2_aarch64_f2_32_k7);
  const uint8x16_t x0 = vld1q_u8(sums + 0);
  const uint8x16_t x1 = vld1q_u8(table + 0);
  const uint8x16_t t2 = veorq_u8(x0, x1);
  const uint8x16_t x3 = vld1q_u8(table + 128);
  const uint8x16_t x4 = vld1q_u8(table + 256);
  const uint8x16_t x5 = vld1q_u8(table + 384);
  const uint32x4_t t6 = vcgtq_s32(vreinterpretq_s32_u8(x4), vreinterpretq_s32_u8(t2));
  const uint8x16_t t7 = vbslq_u8(vreinterpretq_u8_u32(t6), x3, x5);
  const uint32x4_t t8 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(t7));
  const uint8x16_t x9 = vld1q_u8(sums + 16);
  const uint8x16_t x10 = vld1q_u8(table + 16);
  const uint8x16_t t11 = veorq_u8(x9, x10);
  const uint8x16_t x12 = vld1q_u8(table + 144);
  const uint8x16_t x13 = vld1q_u8(table + 272);
  const uint8x16_t x14 = vld1q_u8(table + 400);
  const uint32x4_t t15 = vcgtq_s32(vreinterpretq_s32_u8(x13), vreinterpretq_s32_u8(t11));
  const uint8x16_t t16 = vbslq_u8(vreinterpretq_u8_u32(t15), x12, x14);
  const uint32x4_t t17 = vcgeq_s32(vreinterpretq_s32_u8(t11), vreinterpretq_s32_u8(t16));
  const uint8x16_t x18 = vld1q_u8(sums + 32);
  const uint8x16_t x19 = vld1q_u8(table + 32);
  const uint8x16_t t20 = veorq_u8(x18, x19);
  const uint8x16_t x21 = vld1q_u8(table + 160);
  const uint8x16_t x22 = vld1q_u8(table + 288);
  const uint8x16_t x23 = vld1q_u8(table + 416);
  const uint32x4_t t24 = vcgtq_s32(vreinterpretq_s32_u8(x22), vreinterpretq_s32_u8(t20));
  const uint8x16_t t25 = vbslq_u8(vreinterpretq_u8_u32(t24), x21, x23);
  const uint32x4_t t26 = vcgeq_s32(vreinterpretq_s32_u8(t20), vreinterpretq_s32_u8(t25));
  const uint8x16_t x27 = vld1q_u8(sums + 48);
  const uint8x16_t x28 = vld1q_u8(table + 48);
  const uint8x16_t t29 = veorq_u8(x27, x28);
  const uint8x16_t x30 = vld1q_u8(table + 176);
  const uint8x16_t x31 = vld1q_u8(table + 304);
  const uint8x16_t x32 = vld1q_u8(table + 432);
  const uint32x4_t t33 = vcgtq_s32(vreinterpretq_s32_u8(x31), vreinterpretq_s32_u8(t29));
  const uint8x16_t t34 = vbslq_u8(vreinterpretq_u8_u32(t33), x30, x32);
  const uint32x4_t t35 = vcgeq_s32(vreinterpretq_s32_u8(t29), vreinterpretq_s32_u8(t34));
  const uint8x16_t x36 = vld1q_u8(sums + 64);
  const uint8x16_t x37 = vld1q_u8(table + 64);
  const uint8x16_t t38 = veorq_u8(x36, x37);
  const uint8x16_t x39 = vld1q_u8(table + 192);
  const uint8x16_t x40 = vld1q_u8(table + 320);
  const uint8x16_t x41 = vld1q_u8(table + 448);
  const uint32x4_t t42 = vcgtq_s32(vreinterpretq_s32_u8(x40), vreinterpretq_s32_u8(t38));
  const uint8x16_t t43 = vbslq_u8(vreinterpretq_u8_u32(t42), x39, x41);
  const uint32x4_t t44 = vcgeq_s32(vreinterpretq_s32_u8(t38), vreinterpretq_s32_u8(t43));
  const uint8x16_t x45 = vld1q_u8(sums + 80);
  const uint8x16_t x46 = vld1q_u8(table + 80);
  const uint8x16_t t47 = veorq_u8(x45, x46);
  const uint8x16_t x48 = vld1q_u8(table + 208);
  const uint8x16_t x49 = vld1q_u8(table + 336);
  const uint8x16_t x50 = vld1q_u8(table + 464);
  const uint32x4_t t51 = vcgtq_s32(vreinterpretq_s32_u8(x49), vreinterpretq_s32_u8(t47));
  const uint8x16_t t52 = vbslq_u8(vreinterpretq_u8_u32(t51), x48, x50);
  const uint32x4_t t53 = vcgeq_s32(vreinterpretq_s32_u8(t47), vreinterpretq_s32_u8(t52));
  const uint8x16_t x54 = vld1q_u8(sums + 96);
  const uint8x16_t x55 = vld1q_u8(table + 96);
  const uint8x16_t t56 = veorq_u8(x54, x55);
  const uint8x16_t x57 = vld1q_u8(table + 224);
  const uint8x16_t x58 = vld1q_u8(table + 352);
  const uint8x16_t x59 = vld1q_u8(table + 480);
  const uint32x4_t t60 = vcgtq_s32(vreinterpretq_s32_u8(x58), vreinterpretq_s32_u8(t56));
  const uint8x16_t t61 = vbslq_u8(vreinterpretq_u8_u32(t60), x57, x59);
  const uint32x4_t t62 = vcgeq_s32(vreinterpretq_s32_u8(t56), vreinterpretq_s32_u8(t61));
  const uint8x16_t x63 = vld1q_u8(sums + 112);
  const uint8x16_t x64 = vld1q_u8(table + 112);
  const uint8x16_t t65 = veorq_u8(x63, x64);
  const uint8x16_t x66 = vld1q_u8(table + 240);
  const uint8x16_t x67 = vld1q_u8(table + 368);
  const uint8x16_t x68 = vld1q_u8(table + 496);
  const uint32x4_t t69 = vcgtq_s32(vreinterpretq_s32_u8(x67), vreinterpretq_s32_u8(t65));
  const uint8x16_t t70 = vbslq_u8(vreinterpretq_u8_u32(t69), x66, x68);
  const uint32x4_t t71 = vcgeq_s32(vreinterpretq_s32_u8(t65), vreinterpretq_s32_u8(t70));
  const uint8x16_t t72 = vbslq_u8(k0, vreinterpretq_u8_u32(t62), vreinterpretq_u8_u32(t71));
  const uint8x16_t t73 = vbslq_u8(k1, vreinterpretq_u8_u32(t53), t72);
  const uint8x16_t t74 = vbslq_u8(k2, vreinterpretq_u8_u32(t44), t73);
  const uint8x16_t t75 = vbslq_u8(k3, vreinterpretq_u8_u32(t35), t74);
  const uint8x16_t t76 = vbslq_u8(k4, vreinterpretq_u8_u32(t26), t75);
  const uint8x16_t t77 = vbslq_u8(k5, vreinterpretq_u8_u32(t17), t76);
  const uint8x16_t t78 = vbslq_u8(k6, vreinterpretq_u8_u32(t8), t77);
  const uint8x16_t t79 = vandq_u8(t78, k7);
  const uint8x16_t t80 = vbslq_u8(k0, vreinterpretq_u8_u32(t60), vreinterpretq_u8_u32(t69));
  const uint8x16_t t81 = vbslq_u8(k1, vreinterpretq_u8_u32(t51), t80);
  const uint8x16_t t82 = vbslq_u8(k2, vreinterpretq_u8_u32(t42), t81);
  const uint8x16_t t83 = vbslq_u8(k3, vreinterpretq_u8_u32(t33), t82);
  const uint8x16_t t84 = vbslq_u8(k4, vreinterpretq_u8_u32(t24), t83);
  const uint8x16_t t85 = vbslq_u8(k5, vreinterpretq_u8_u32(t15), t84);
  const uint8x16_t t86 = vbslq_u8(k6, vreinterpretq_u8_u32(t6), t85);
  const uint8x16_t t87 = vandq_u8(t86, k7);
  const uint32x4_t t88 = vpaddq_u32(vreinterpretq_u32_u8(t79), vreinterpretq_u32_u8(t87));
  const uint32x4_t t89 = vpaddq_u32(t88, t88);
  const uint8x8_t t90 = vget_low_u8(vreinterpretq_u8_u32(t89));
  vst1_u8(words + 0, t90);
}
#else /* any other CPU */
static inline void synth_neon_repack_a2_aarch64_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[4][32];
  uint32_t word[2] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 3; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 0u;
    for (int plane = 0; plane < 2; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
static inline void synth_neon_repack_a2_aarch64_f2_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[4][32];
  uint32_t word[2] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 3; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 2u;
    for (int plane = 0; plane < 2; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
#endif
SYNTH_TILE void synth_neon_repack_a2_aarch64_f0(const int32_t *sums, const int32_t *table, int32_t chunks,
    uint32_t last, uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_neon_repack_a2_aarch64_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 128), (uint8_t
        *)(words + c * 2));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 2; ++plane) words[(intptr_t)(chunks - 1) * 2 + plane] &= last;
}

SYNTH_TILE void synth_neon_repack_a2_aarch64_f2(const int32_t *sums, const int32_t *table, int32_t chunks,
    uint32_t last, uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_neon_repack_a2_aarch64_f2_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 128), (uint8_t
        *)(words + c * 2));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 2; ++plane) words[(intptr_t)(chunks - 1) * 2 + plane] &= last;
}
