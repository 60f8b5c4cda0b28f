/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 3 planes, Arm NEON / Advanced SIMD (AArch64 and ARMv7), armv7. Written by
 * synth-kernel; do not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 7 times 32 limits; the limits of a position must ascend.
 * words: 3 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 95 for flip 0; 95 for flip 4.
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
static const uint8_t synth_neon_repack_a3_armv7_f0_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f};
static const uint8_t synth_neon_repack_a3_armv7_f0_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f0_32_k2[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f0_32_k3[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f0_32_k4[] __attribute__((aligned(64))) = {
    0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f0_32_k5[] __attribute__((aligned(64))) = {
    0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f0_32_k6[] __attribute__((aligned(64))) = {
    0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f0_32_k7[] __attribute__((aligned(64))) = {
    0x11, 0x11, 0x11, 0x11, 0x22, 0x22, 0x22, 0x22, 0x44, 0x44, 0x44, 0x44, 0x88, 0x88, 0x88, 0x88};
static inline void synth_neon_repack_a3_armv7_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const uint8x16_t k0 = vld1q_u8(synth_neon_repack_a3_armv7_f0_32_k0);
  const uint8x16_t k1 = vld1q_u8(synth_neon_repack_a3_armv7_f0_32_k1);
  const uint8x16_t k2 = vld1q_u8(synth_neon_repack_a3_armv7_f0_32_k2);
  const uint8x16_t k3 = vld1q_u8(synth_neon_repack_a3_armv7_f0_32_k3);
  const uint8x16_t k4 = vld1q_u8(synth_neon_repack_a3_armv7_f0_32_k4);
  const uint8x16_t k5 = vld1q_u8(synth_neon_repack_a3_armv7_f0_32_k5);
  const uint8x16_t k6 = vld1q_u8(synth_neon_repack_a3_armv7_f0_32_k6);
  const uint8x16_t k7 = vld1q_u8(synth_neon_repack_a3_armv7_f0_32_k7);
  const uint8x16_t x0 = vld1q_u8(sums + 0);
  const uint8x16_t x1 = vld1q_u8(table + 0);
  const uint8x16_t t2 = veorq_u8(x0, x1);
  const uint8x16_t x3 = vld1q_u8(table + 128);
  const uint8x16_t x4 = vld1q_u8(table + 256);
  const uint8x16_t x5 = vld1q_u8(table + 384);
  const uint8x16_t x6 = vld1q_u8(table + 512);
  const uint8x16_t x7 = vld1q_u8(table + 640);
  const uint8x16_t x8 = vld1q_u8(table + 768);
  const uint8x16_t x9 = vld1q_u8(table + 896);
  const uint32x4_t t10 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(x6));
  const uint8x16_t t11 = vbslq_u8(vreinterpretq_u8_u32(t10), x7, x3);
  const uint8x16_t t12 = vbslq_u8(vreinterpretq_u8_u32(t10), x8, x4);
  const uint8x16_t t13 = vbslq_u8(vreinterpretq_u8_u32(t10), x9, x5);
  const uint32x4_t t14 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(t12));
  const uint8x16_t t15 = vbslq_u8(vreinterpretq_u8_u32(t14), t13, t11);
  const uint32x4_t t16 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(t15));
  const uint8x16_t x17 = vld1q_u8(sums + 16);
  const uint8x16_t x18 = vld1q_u8(table + 16);
  const uint8x16_t t19 = veorq_u8(x17, x18);
  const uint8x16_t x20 = vld1q_u8(table + 144);
  const uint8x16_t x21 = vld1q_u8(table + 272);
  const uint8x16_t x22 = vld1q_u8(table + 400);
  const uint8x16_t x23 = vld1q_u8(table + 528);
  const uint8x16_t x24 = vld1q_u8(table + 656);
  const uint8x16_t x25 = vld1q_u8(table + 784);
  const uint8x16_t x26 = vld1q_u8(table + 912);
  const uint32x4_t t27 = vcgeq_s32(vreinterpretq_s32_u8(t19), vreinterpretq_s32_u8(x23));
  const uint8x16_t t28 = vbslq_u8(vreinterpretq_u8_u32(t27), x24, x20);
  const uint8x16_t t29 = vbslq_u8(vreinterpretq_u8_u32(t27), x25, x21);
  const uint8x16_t t30 = vbslq_u8(vreinterpretq_u8_u32(t27), x26, x22);
  const uint32x4_t t31 = vcgeq_s32(vreinterpretq_s32_u8(t19), vreinterpretq_s32_u8(t29));
  const uint8x16_t t32 = vbslq_u8(vreinterpretq_u8_u32(t31), t30, t28);
  const uint32x4_t t33 = vcgeq_s32(vreinterpretq_s32_u8(t19), vreinterpretq_s32_u8(t32));
  const uint8x16_t x34 = vld1q_u8(sums + 32);
  const uint8x16_t x35 = vld1q_u8(table + 32);
  const uint8x16_t t36 = veorq_u8(x34, x35);
  const uint8x16_t x37 = vld1q_u8(table + 160);
  const uint8x16_t x38 = vld1q_u8(table + 288);
  const uint8x16_t x39 = vld1q_u8(table + 416);
  const uint8x16_t x40 = vld1q_u8(table + 544);
  const uint8x16_t x41 = vld1q_u8(table + 672);
  const uint8x16_t x42 = vld1q_u8(table + 800);
  const uint8x16_t x43 = vld1q_u8(table + 928);
  const uint32x4_t t44 = vcgeq_s32(vreinterpretq_s32_u8(t36), vreinterpretq_s32_u8(x40));
  const uint8x16_t t45 = vbslq_u8(vreinterpretq_u8_u32(t44), x41, x37);
  const uint8x16_t t46 = vbslq_u8(vreinterpretq_u8_u32(t44), x42, x38);
  const uint8x16_t t47 = vbslq_u8(vreinterpretq_u8_u32(t44), x43, x39);
  const uint32x4_t t48 = vcgeq_s32(vreinterpretq_s32_u8(t36), vreinterpretq_s32_u8(t46));
  const uint8x16_t t49 = vbslq_u8(vreinterpretq_u8_u32(t48), t47, t45);
  const uint32x4_t t50 = vcgeq_s32(vreinterpretq_s32_u8(t36), vreinterpretq_s32_u8(t49));
  const uint8x16_t x51 = vld1q_u8(sums + 48);
  const uint8x16_t x52 = vld1q_u8(table + 48);
  const uint8x16_t t53 = veorq_u8(x51, x52);
  const uint8x16_t x54 = vld1q_u8(table + 176);
  const uint8x16_t x55 = vld1q_u8(table + 304);
  const uint8x16_t x56 = vld1q_u8(table + 432);
  const uint8x16_t x57 = vld1q_u8(table + 560);
  const uint8x16_t x58 = vld1q_u8(table + 688);
  const uint8x16_t x59 = vld1q_u8(table + 816);
  const uint8x16_t x60 = vld1q_u8(table + 944);
  const uint32x4_t t61 = vcgeq_s32(vreinterpretq_s32_u8(t53), vreinterpretq_s32_u8(x57));
  const uint8x16_t t62 = vbslq_u8(vreinterpretq_u8_u32(t61), x58, x54);
  const uint8x16_t t63 = vbslq_u8(vreinterpretq_u8_u32(t61), x59, x55);
  const uint8x16_t t64 = vbslq_u8(vreinterpretq_u8_u32(t61), x60, x56);
  const uint32x4_t t65 = vcgeq_s32(vreinterpretq_s32_u8(t53), vreinterpretq_s32_u8(t63));
  const uint8x16_t t66 = vbslq_u8(vreinterpretq_u8_u32(t65), t64, t62);
  const uint32x4_t t67 = vcgeq_s32(vreinterpretq_s32_u8(t53), vreinterpretq_s32_u8(t66));
  const uint8x16_t x68 = vld1q_u8(sums + 64);
  const uint8x16_t x69 = vld1q_u8(table + 64);
  const uint8x16_t t70 = veorq_u8(x68, x69);
  const uint8x16_t x71 = vld1q_u8(table + 192);
  const uint8x16_t x72 = vld1q_u8(table + 320);
  const uint8x16_t x73 = vld1q_u8(table + 448);
  const uint8x16_t x74 = vld1q_u8(table + 576);
  const uint8x16_t x75 = vld1q_u8(table + 704);
  const uint8x16_t x76 = vld1q_u8(table + 832);
  const uint8x16_t x77 = vld1q_u8(table + 960);
  const uint32x4_t t78 = vcgeq_s32(vreinterpretq_s32_u8(t70), vreinterpretq_s32_u8(x74));
  const uint8x16_t t79 = vbslq_u8(vreinterpretq_u8_u32(t78), x75, x71);
  const uint8x16_t t80 = vbslq_u8(vreinterpretq_u8_u32(t78), x76, x72);
  const uint8x16_t t81 = vbslq_u8(vreinterpretq_u8_u32(t78), x77, x73);
  const uint32x4_t t82 = vcgeq_s32(vreinterpretq_s32_u8(t70), vreinterpretq_s32_u8(t80));
  const uint8x16_t t83 = vbslq_u8(vreinterpretq_u8_u32(t82), t81, t79);
  const uint32x4_t t84 = vcgeq_s32(vreinterpretq_s32_u8(t70), vreinterpretq_s32_u8(t83));
  const uint8x16_t x85 = vld1q_u8(sums + 80);
  const uint8x16_t x86 = vld1q_u8(table + 80);
  const uint8x16_t t87 = veorq_u8(x85, x86);
  const uint8x16_t x88 = vld1q_u8(table + 208);
  const uint8x16_t x89 = vld1q_u8(table + 336);
  const uint8x16_t x90 = vld1q_u8(table + 464);
  const uint8x16_t x91 = vld1q_u8(table + 592);
  const uint8x16_t x92 = vld1q_u8(table + 720);
  const uint8x16_t x93 = vld1q_u8(table + 848);
  const uint8x16_t x94 = vld1q_u8(table + 976);
  const uint32x4_t t95 = vcgeq_s32(vreinterpretq_s32_u8(t87), vreinterpretq_s32_u8(x91));
  const uint8x16_t t96 = vbslq_u8(vreinterpretq_u8_u32(t95), x92, x88);
  const uint8x16_t t97 = vbslq_u8(vreinterpretq_u8_u32(t95), x93, x89);
  const uint8x16_t t98 = vbslq_u8(vreinterpretq_u8_u32(t95), x94, x90);
  const uint32x4_t t99 = vcgeq_s32(vreinterpretq_s32_u8(t87), vreinterpretq_s32_u8(t97));
  const uint8x16_t t100 = vbslq_u8(vreinterpretq_u8_u32(t99), t98, t96);
  const uint32x4_t t101 = vcgeq_s32(vreinterpretq_s32_u8(t87), vreinterpretq_s32_u8(t100));
  const uint8x16_t x102 = vld1q_u8(sums + 96);
  const uint8x16_t x103 = vld1q_u8(table + 96);
  const uint8x16_t t104 = veorq_u8(x102, x103);
  const uint8x16_t x105 = vld1q_u8(table + 224);
  const uint8x16_t x106 = vld1q_u8(table + 352);
  const uint8x16_t x107 = vld1q_u8(table + 480);
  const uint8x16_t x108 = vld1q_u8(table + 608);
  const uint8x16_t x109 = vld1q_u8(table + 736);
  const uint8x16_t x110 = vld1q_u8(table + 864);
  const uint8x16_t x111 = vld1q_u8(table + 992);
  const uint32x4_t t112 = vcgeq_s32(vreinterpretq_s32_u8(t104), vreinterpretq_s32_u8(x108));
  const uint8x16_t t113 = vbslq_u8(vreinterpretq_u8_u32(t112), x109, x105);
  const uint8x16_t t114 = vbslq_u8(vreinterpretq_u8_u32(t112), x110, x106);
  const uint8x16_t t115 = vbslq_u8(vreinterpretq_u8_u32(t112), x111, x107);
  const uint32x4_t t116 = vcgeq_s32(vreinterpretq_s32_u8(t104), vreinterpretq_s32_u8(t114));
  const uint8x16_t t117 = vbslq_u8(vreinterpretq_u8_u32(t116), t115, t113);
  const uint32x4_t t118 = vcgeq_s32(vreinterpretq_s32_u8(t104), vreinterpretq_s32_u8(t117));
  const uint8x16_t x119 = vld1q_u8(sums + 112);
  const uint8x16_t x120 = vld1q_u8(table + 112);
  const uint8x16_t t121 = veorq_u8(x119, x120);
  const uint8x16_t x122 = vld1q_u8(table + 240);
  const uint8x16_t x123 = vld1q_u8(table + 368);
  const uint8x16_t x124 = vld1q_u8(table + 496);
  const uint8x16_t x125 = vld1q_u8(table + 624);
  const uint8x16_t x126 = vld1q_u8(table + 752);
  const uint8x16_t x127 = vld1q_u8(table + 880);
  const uint8x16_t x128 = vld1q_u8(table + 1008);
  const uint32x4_t t129 = vcgeq_s32(vreinterpretq_s32_u8(t121), vreinterpretq_s32_u8(x125));
  const uint8x16_t t130 = vbslq_u8(vreinterpretq_u8_u32(t129), x126, x122);
  const uint8x16_t t131 = vbslq_u8(vreinterpretq_u8_u32(t129), x127, x123);
  const uint8x16_t t132 = vbslq_u8(vreinterpretq_u8_u32(t129), x128, x124);
  const uint32x4_t t133 = vcgeq_s32(vreinterpretq_s32_u8(t121), vreinterpretq_s32_u8(t131));
  const uint8x16_t t134 = vbslq_u8(vreinterpretq_u8_u32(t133), t132, t130);
  const uint32x4_t t135 = vcgeq_s32(vreinterpretq_s32_u8(t121), vreinterpretq_s32_u8(t134));
  const uint8x16_t t136 = vbslq_u8(k0, vreinterpretq_u8_u32(t118), vreinterpretq_u8_u32(t135));
  const uint8x16_t t137 = vbslq_u8(k1, vreinterpretq_u8_u32(t101), t136);
  const uint8x16_t t138 = vbslq_u8(k2, vreinterpretq_u8_u32(t84), t137);
  const uint8x16_t t139 = vbslq_u8(k3, vreinterpretq_u8_u32(t67), t138);
  const uint8x16_t t140 = vbslq_u8(k4, vreinterpretq_u8_u32(t50), t139);
  const uint8x16_t t141 = vbslq_u8(k5, vreinterpretq_u8_u32(t33), t140);
  const uint8x16_t t142 = vbslq_u8(k6, vreinterpretq_u8_u32(t16), t141);
  const uint8x16_t t143 = vandq_u8(t142, k7);
  const uint8x16_t t144 = vbslq_u8(k0, vreinterpretq_u8_u32(t116), vreinterpretq_u8_u32(t133));
  const uint8x16_t t145 = vbslq_u8(k1, vreinterpretq_u8_u32(t99), t144);
  const uint8x16_t t146 = vbslq_u8(k2, vreinterpretq_u8_u32(t82), t145);
  const uint8x16_t t147 = vbslq_u8(k3, vreinterpretq_u8_u32(t65), t146);
  const uint8x16_t t148 = vbslq_u8(k4, vreinterpretq_u8_u32(t48), t147);
  const uint8x16_t t149 = vbslq_u8(k5, vreinterpretq_u8_u32(t31), t148);
  const uint8x16_t t150 = vbslq_u8(k6, vreinterpretq_u8_u32(t14), t149);
  const uint8x16_t t151 = vandq_u8(t150, k7);
  const uint8x16_t t152 = vbslq_u8(k0, vreinterpretq_u8_u32(t112), vreinterpretq_u8_u32(t129));
  const uint8x16_t t153 = vbslq_u8(k1, vreinterpretq_u8_u32(t95), t152);
  const uint8x16_t t154 = vbslq_u8(k2, vreinterpretq_u8_u32(t78), t153);
  const uint8x16_t t155 = vbslq_u8(k3, vreinterpretq_u8_u32(t61), t154);
  const uint8x16_t t156 = vbslq_u8(k4, vreinterpretq_u8_u32(t44), t155);
  const uint8x16_t t157 = vbslq_u8(k5, vreinterpretq_u8_u32(t27), t156);
  const uint8x16_t t158 = vbslq_u8(k6, vreinterpretq_u8_u32(t10), t157);
  const uint8x16_t t159 = vandq_u8(t158, k7);
  const uint8x8_t t160 = vget_low_u8(t143);
  const uint8x8_t t161 = vget_high_u8(t143);
  const uint32x2_t t162 = vpadd_u32(vreinterpret_u32_u8(t160), vreinterpret_u32_u8(t161));
  const uint8x8_t t163 = vget_low_u8(t151);
  const uint8x8_t t164 = vget_high_u8(t151);
  const uint32x2_t t165 = vpadd_u32(vreinterpret_u32_u8(t163), vreinterpret_u32_u8(t164));
  const uint8x16_t t166 = vcombine_u8(vreinterpret_u8_u32(t162), vreinterpret_u8_u32(t165));
  const uint8x8_t t167 = vget_low_u8(t159);
  const uint8x8_t t168 = vget_high_u8(t159);
  const uint32x2_t t169 = vpadd_u32(vreinterpret_u32_u8(t167), vreinterpret_u32_u8(t168));
  const uint8x16_t t170 = vcombine_u8(vreinterpret_u8_u32(t169), vreinterpret_u8_u32(t169));
  const uint8x8_t t171 = vget_low_u8(t166);
  const uint8x8_t t172 = vget_high_u8(t166);
  const uint32x2_t t173 = vpadd_u32(vreinterpret_u32_u8(t171), vreinterpret_u32_u8(t172));
  const uint8x8_t t174 = vget_low_u8(t170);
  const uint8x8_t t175 = vget_high_u8(t170);
  const uint32x2_t t176 = vpadd_u32(vreinterpret_u32_u8(t174), vreinterpret_u32_u8(t175));
  const uint8x16_t t177 = vcombine_u8(vreinterpret_u8_u32(t173), vreinterpret_u8_u32(t176));
  const uint8x8_t t178 = vget_low_u8(t177);
  vst1_u8(words + 0, t178);
  *(synth_u32 *)(words + 8) = vgetq_lane_u32(vreinterpretq_u32_u8(t177), 2);
}
static const uint8_t synth_neon_repack_a3_armv7_f4_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f, 0xff, 0xff, 0xff, 0x0f};
static const uint8_t synth_neon_repack_a3_armv7_f4_32_k1[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xff, 0xff, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f4_32_k2[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f4_32_k3[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f4_32_k4[] __attribute__((aligned(64))) = {
    0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00, 0xff, 0x0f, 0x00, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f4_32_k5[] __attribute__((aligned(64))) = {
    0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f4_32_k6[] __attribute__((aligned(64))) = {
    0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00};
static const uint8_t synth_neon_repack_a3_armv7_f4_32_k7[] __attribute__((aligned(64))) = {
    0x11, 0x11, 0x11, 0x11, 0x22, 0x22, 0x22, 0x22, 0x44, 0x44, 0x44, 0x44, 0x88, 0x88, 0x88, 0x88};
static inline void synth_neon_repack_a3_armv7_f4_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const uint8x16_t k0 = vld1q_u8(synth_neon_repack_a3_armv7_f4_32_k0);
  const uint8x16_t k1 = vld1q_u8(synth_neon_repack_a3_armv7_f4_32_k1);
  const uint8x16_t k2 = vld1q_u8(synth_neon_repack_a3_armv7_f4_32_k2);
  const uint8x16_t k3 = vld1q_u8(synth_neon_repack_a3_armv7_f4_32_k3);
  const uint8x16_t k4 = vld1q_u8(synth_neon_repack_a3_armv7_f4_32_k4);
  const uint8x16_t k5 = vld1q_u8(synth_neon_repack_a3_armv7_f4_32_k5);
  const uint8x16_t k6 = vld1q_u8(synth_neon_repack_a3_armv7_f4_32_k6);
  const uint8x16_t k7 = vld1q_u8(synth_neon_repack_a3_armv7_f4_32_k7);
  const uint8x16_t x0 = vld1q_u8(sums + 0);
  const uint8x16_t x1 = vld1q_u8(table + 0);
  const uint8x16_t t2 = veorq_u8(x0, x1);
  const uint8x16_t x3 = vld1q_u8(table + 128);
  const uint8x16_t x4 = vld1q_u8(table + 256);
  const uint8x16_t x5 = vld1q_u8(table + 384);
  const uint8x16_t x6 = vld1q_u8(table + 512);
  const uint8x16_t x7 = vld1q_u8(table + 640);
  const uint8x16_t x8 = vld1q_u8(table + 768);
  const uint8x16_t x9 = vld1q_u8(table + 896);
  const uint32x4_t t10 = vcgtq_s32(vreinterpretq_s32_u8(x6), vreinterpretq_s32_u8(t2));
  const uint8x16_t t11 = vbslq_u8(vreinterpretq_u8_u32(t10), x3, x7);
  const uint8x16_t t12 = vbslq_u8(vreinterpretq_u8_u32(t10), x4, x8);
  const uint8x16_t t13 = vbslq_u8(vreinterpretq_u8_u32(t10), x5, x9);
  const uint32x4_t t14 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(t12));
  const uint8x16_t t15 = vbslq_u8(vreinterpretq_u8_u32(t14), t13, t11);
  const uint32x4_t t16 = vcgeq_s32(vreinterpretq_s32_u8(t2), vreinterpretq_s32_u8(t15));
  const uint8x16_t x17 = vld1q_u8(sums + 16);
  const uint8x16_t x18 = vld1q_u8(table + 16);
  const uint8x16_t t19 = veorq_u8(x17, x18);
  const uint8x16_t x20 = vld1q_u8(table + 144);
  const uint8x16_t x21 = vld1q_u8(table + 272);
  const uint8x16_t x22 = vld1q_u8(table + 400);
  const uint8x16_t x23 = vld1q_u8(table + 528);
  const uint8x16_t x24 = vld1q_u8(table + 656);
  const uint8x16_t x25 = vld1q_u8(table + 784);
  const uint8x16_t x26 = vld1q_u8(table + 912);
  const uint32x4_t t27 = vcgtq_s32(vreinterpretq_s32_u8(x23), vreinterpretq_s32_u8(t19));
  const uint8x16_t t28 = vbslq_u8(vreinterpretq_u8_u32(t27), x20, x24);
  const uint8x16_t t29 = vbslq_u8(vreinterpretq_u8_u32(t27), x21, x25);
  const uint8x16_t t30 = vbslq_u8(vreinterpretq_u8_u32(t27), x22, x26);
  const uint32x4_t t31 = vcgeq_s32(vreinterpretq_s32_u8(t19), vreinterpretq_s32_u8(t29));
  const uint8x16_t t32 = vbslq_u8(vreinterpretq_u8_u32(t31), t30, t28);
  const uint32x4_t t33 = vcgeq_s32(vreinterpretq_s32_u8(t19), vreinterpretq_s32_u8(t32));
  const uint8x16_t x34 = vld1q_u8(sums + 32);
  const uint8x16_t x35 = vld1q_u8(table + 32);
  const uint8x16_t t36 = veorq_u8(x34, x35);
  const uint8x16_t x37 = vld1q_u8(table + 160);
  const uint8x16_t x38 = vld1q_u8(table + 288);
  const uint8x16_t x39 = vld1q_u8(table + 416);
  const uint8x16_t x40 = vld1q_u8(table + 544);
  const uint8x16_t x41 = vld1q_u8(table + 672);
  const uint8x16_t x42 = vld1q_u8(table + 800);
  const uint8x16_t x43 = vld1q_u8(table + 928);
  const uint32x4_t t44 = vcgtq_s32(vreinterpretq_s32_u8(x40), vreinterpretq_s32_u8(t36));
  const uint8x16_t t45 = vbslq_u8(vreinterpretq_u8_u32(t44), x37, x41);
  const uint8x16_t t46 = vbslq_u8(vreinterpretq_u8_u32(t44), x38, x42);
  const uint8x16_t t47 = vbslq_u8(vreinterpretq_u8_u32(t44), x39, x43);
  const uint32x4_t t48 = vcgeq_s32(vreinterpretq_s32_u8(t36), vreinterpretq_s32_u8(t46));
  const uint8x16_t t49 = vbslq_u8(vreinterpretq_u8_u32(t48), t47, t45);
  const uint32x4_t t50 = vcgeq_s32(vreinterpretq_s32_u8(t36), vreinterpretq_s32_u8(t49));
  const uint8x16_t x51 = vld1q_u8(sums + 48);
  const uint8x16_t x52 = vld1q_u8(table + 48);
  const uint8x16_t t53 = veorq_u8(x51, x52);
  const uint8x16_t x54 = vld1q_u8(table + 176);
  const uint8x16_t x55 = vld1q_u8(table + 304);
  const uint8x16_t x56 = vld1q_u8(table + 432);
  const uint8x16_t x57 = vld1q_u8(table + 560);
  const uint8x16_t x58 = vld1q_u8(table + 688);
  const uint8x16_t x59 = vld1q_u8(table + 816);
  const uint8x16_t x60 = vld1q_u8(table + 944);
  const uint32x4_t t61 = vcgtq_s32(vreinterpretq_s32_u8(x57), vreinterpretq_s32_u8(t53));
  const uint8x16_t t62 = vbslq_u8(vreinterpretq_u8_u32(t61), x54, x58);
  const uint8x16_t t63 = vbslq_u8(vreinterpretq_u8_u32(t61), x55, x59);
  const uint8x16_t t64 = vbslq_u8(vreinterpretq_u8_u32(t61), x56, x60);
  const uint32x4_t t65 = vcgeq_s32(vreinterpretq_s32_u8(t53), vreinterpretq_s32_u8(t63));
  const uint8x16_t t66 = vbslq_u8(vreinterpretq_u8_u32(t65), t64, t62);
  const uint32x4_t t67 = vcgeq_s32(vreinterpretq_s32_u8(t53), vreinterpretq_s32_u8(t66));
  const uint8x16_t x68 = vld1q_u8(sums + 64);
  const uint8x16_t x69 = vld1q_u8(table + 64);
  const uint8x16_t t70 = veorq_u8(x68, x69);
  const uint8x16_t x71 = vld1q_u8(table + 192);
  const uint8x16_t x72 = vld1q_u8(table + 320);
  const uint8x16_t x73 = vld1q_u8(table + 448);
  const uint8x16_t x74 = vld1q_u8(table + 576);
  const uint8x16_t x75 = vld1q_u8(table + 704);
  const uint8x16_t x76 = vld1q_u8(table + 832);
  const uint8x16_t x77 = vld1q_u8(table + 960);
  const uint32x4_t t78 = vcgtq_s32(vreinterpretq_s32_u8(x74), vreinterpretq_s32_u8(t70));
  const uint8x16_t t79 = vbslq_u8(vreinterpretq_u8_u32(t78), x71, x75);
  const uint8x16_t t80 = vbslq_u8(vreinterpretq_u8_u32(t78), x72, x76);
  const uint8x16_t t81 = vbslq_u8(vreinterpretq_u8_u32(t78), x73, x77);
  const uint32x4_t t82 = vcgeq_s32(vreinterpretq_s32_u8(t70), vreinterpretq_s32_u8(t80));
  const uint8x16_t t83 = vbslq_u8(vreinterpretq_u8_u32(t82), t81, t79);
  const uint32x4_t t84 = vcgeq_s32(vreinterpretq_s32_u8(t70), vreinterpretq_s32_u8(t83));
  const uint8x16_t x85 = vld1q_u8(sums + 80);
  const uint8x16_t x86 = vld1q_u8(table + 80);
  const uint8x16_t t87 = veorq_u8(x85, x86);
  const uint8x16_t x88 = vld1q_u8(table + 208);
  const uint8x16_t x89 = vld1q_u8(table + 336);
  const uint8x16_t x90 = vld1q_u8(table + 464);
  const uint8x16_t x91 = vld1q_u8(table + 592);
  const uint8x16_t x92 = vld1q_u8(table + 720);
  const uint8x16_t x93 = vld1q_u8(table + 848);
  const uint8x16_t x94 = vld1q_u8(table + 976);
  const uint32x4_t t95 = vcgtq_s32(vreinterpretq_s32_u8(x91), vreinterpretq_s32_u8(t87));
  const uint8x16_t t96 = vbslq_u8(vreinterpretq_u8_u32(t95), x88, x92);
  const uint8x16_t t97 = vbslq_u8(vreinterpretq_u8_u32(t95), x89, x93);
  const uint8x16_t t98 = vbslq_u8(vreinterpretq_u8_u32(t95), x90, x94);
  const uint32x4_t t99 = vcgeq_s32(vreinterpretq_s32_u8(t87), vreinterpretq_s32_u8(t97));
  const uint8x16_t t100 = vbslq_u8(vreinterpretq_u8_u32(t99), t98, t96);
  const uint32x4_t t101 = vcgeq_s32(vreinterpretq_s32_u8(t87), vreinterpretq_s32_u8(t100));
  const uint8x16_t x102 = vld1q_u8(sums + 96);
  const uint8x16_t x103 = vld1q_u8(table + 96);
  const uint8x16_t t104 = veorq_u8(x102, x103);
  const uint8x16_t x105 = vld1q_u8(table + 224);
  const uint8x16_t x106 = vld1q_u8(table + 352);
  const uint8x16_t x107 = vld1q_u8(table + 480);
  const uint8x16_t x108 = vld1q_u8(table + 608);
  const uint8x16_t x109 = vld1q_u8(table + 736);
  const uint8x16_t x110 = vld1q_u8(table + 864);
  const uint8x16_t x111 = vld1q_u8(table + 992);
  const uint32x4_t t112 = vcgtq_s32(vreinterpretq_s32_u8(x108), vreinterpretq_s32_u8(t104));
  const uint8x16_t t113 = vbslq_u8(vreinterpretq_u8_u32(t112), x105, x109);
  const uint8x16_t t114 = vbslq_u8(vreinterpretq_u8_u32(t112), x106, x110);
  const uint8x16_t t115 = vbslq_u8(vreinterpretq_u8_u32(t112), x107, x111);
  const uint32x4_t t116 = vcgeq_s32(vreinterpretq_s32_u8(t104), vreinterpretq_s32_u8(t114));
  const uint8x16_t t117 = vbslq_u8(vreinterpretq_u8_u32(t116), t115, t113);
  const uint32x4_t t118 = vcgeq_s32(vreinterpretq_s32_u8(t104), vreinterpretq_s32_u8(t117));
  const uint8x16_t x119 = vld1q_u8(sums + 112);
  const uint8x16_t x120 = vld1q_u8(table + 112);
  const uint8x16_t t121 = veorq_u8(x119, x120);
  const uint8x16_t x122 = vld1q_u8(table + 240);
  const uint8x16_t x123 = vld1q_u8(table + 368);
  const uint8x16_t x124 = vld1q_u8(table + 496);
  const uint8x16_t x125 = vld1q_u8(table + 624);
  const uint8x16_t x126 = vld1q_u8(table + 752);
  const uint8x16_t x127 = vld1q_u8(table + 880);
  const uint8x16_t x128 = vld1q_u8(table + 1008);
  const uint32x4_t t129 = vcgtq_s32(vreinterpretq_s32_u8(x125), vreinterpretq_s32_u8(t121));
  const uint8x16_t t130 = vbslq_u8(vreinterpretq_u8_u32(t129), x122, x126);
  const uint8x16_t t131 = vbslq_u8(vreinterpretq_u8_u32(t129), x123, x127);
  const uint8x16_t t132 = vbslq_u8(vreinterpretq_u8_u32(t129), x124, x128);
  const uint32x4_t t133 = vcgeq_s32(vreinterpretq_s32_u8(t121), vreinterpretq_s32_u8(t131));
  const uint8x16_t t134 = vbslq_u8(vreinterpretq_u8_u32(t133), t132, t130);
  const uint32x4_t t135 = vcgeq_s32(vreinterpretq_s32_u8(t121), vreinterpretq_s32_u8(t134));
  const uint8x16_t t136 = vbslq_u8(k0, vreinterpretq_u8_u32(t118), vreinterpretq_u8_u32(t135));
  const uint8x16_t t137 = vbslq_u8(k1, vreinterpretq_u8_u32(t101), t136);
  const uint8x16_t t138 = vbslq_u8(k2, vreinterpretq_u8_u32(t84), t137);
  const uint8x16_t t139 = vbslq_u8(k3, vreinterpretq_u8_u32(t67), t138);
  const uint8x16_t t140 = vbslq_u8(k4, vreinterpretq_u8_u32(t50), t139);
  const uint8x16_t t141 = vbslq_u8(k5, vreinterpretq_u8_u32(t33), t140);
  const uint8x16_t t142 = vbslq_u8(k6, vreinterpretq_u8_u32(t16), t141);
  const uint8x16_t t143 = vandq_u8(t142, k7);
  const uint8x16_t t144 = vbslq_u8(k0, vreinterpretq_u8_u32(t116), vreinterpretq_u8_u32(t133));
  const uint8x16_t t145 = vbslq_u8(k1, vreinterpretq_u8_u32(t99), t144);
  const uint8x16_t t146 = vbslq_u8(k2, vreinterpretq_u8_u32(t82), t145);
  const uint8x16_t t147 = vbslq_u8(k3, vreinterpretq_u8_u32(t65), t146);
  const uint8x16_t t148 = vbslq_u8(k4, vreinterpretq_u8_u32(t48), t147);
  const uint8x16_t t149 = vbslq_u8(k5, vreinterpretq_u8_u32(t31), t148);
  const uint8x16_t t150 = vbslq_u8(k6, vreinterpretq_u8_u32(t14), t149);
  const uint8x16_t t151 = vandq_u8(t150, k7);
  const uint8x16_t t152 = vbslq_u8(k0, vreinterpretq_u8_u32(t112), vreinterpretq_u8_u32(t129));
  const uint8x16_t t153 = vbslq_u8(k1, vreinterpretq_u8_u32(t95), t152);
  const uint8x16_t t154 = vbslq_u8(k2, vreinterpretq_u8_u32(t78), t153);
  const uint8x16_t t155 = vbslq_u8(k3, vreinterpretq_u8_u32(t61), t154);
  const uint8x16_t t156 = vbslq_u8(k4, vreinterpretq_u8_u32(t44), t155);
  const uint8x16_t t157 = vbslq_u8(k5, vreinterpretq_u8_u32(t27), t156);
  const uint8x16_t t158 = vbslq_u8(k6, vreinterpretq_u8_u32(t10), t157);
  const uint8x16_t t159 = vandq_u8(t158, k7);
  const uint8x8_t t160 = vget_low_u8(t143);
  const uint8x8_t t161 = vget_high_u8(t143);
  const uint32x2_t t162 = vpadd_u32(vreinterpret_u32_u8(t160), vreinterpret_u32_u8(t161));
  const uint8x8_t t163 = vget_low_u8(t151);
  const uint8x8_t t164 = vget_high_u8(t151);
  const uint32x2_t t165 = vpadd_u32(vreinterpret_u32_u8(t163), vreinterpret_u32_u8(t164));
  const uint8x16_t t166 = vcombine_u8(vreinterpret_u8_u32(t162), vreinterpret_u8_u32(t165));
  const uint8x8_t t167 = vget_low_u8(t159);
  const uint8x8_t t168 = vget_high_u8(t159);
  const uint32x2_t t169 = vpadd_u32(vreinterpret_u32_u8(t167), vreinterpret_u32_u8(t168));
  const uint8x16_t t170 = vcombine_u8(vreinterpret_u8_u32(t169), vreinterpret_u8_u32(t169));
  const uint8x8_t t171 = vget_low_u8(t166);
  const uint8x8_t t172 = vget_high_u8(t166);
  const uint32x2_t t173 = vpadd_u32(vreinterpret_u32_u8(t171), vreinterpret_u32_u8(t172));
  const uint8x8_t t174 = vget_low_u8(t170);
  const uint8x8_t t175 = vget_high_u8(t170);
  const uint32x2_t t176 = vpadd_u32(vreinterpret_u32_u8(t174), vreinterpret_u32_u8(t175));
  const uint8x16_t t177 = vcombine_u8(vreinterpret_u8_u32(t173), vreinterpret_u8_u32(t176));
  const uint8x8_t t178 = vget_low_u8(t177);
  vst1_u8(words + 0, t178);
  *(synth_u32 *)(words + 8) = vgetq_lane_u32(vreinterpretq_u32_u8(t177), 2);
}
#else /* any other CPU */
static inline void synth_neon_repack_a3_armv7_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[8][32];
  uint32_t word[3] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 7; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 0u;
    for (int plane = 0; plane < 3; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
static inline void synth_neon_repack_a3_armv7_f4_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  int32_t sum[32], row[8][32];
  uint32_t word[3] = {0};
  memcpy(sum, sums, sizeof sum);
  memcpy(row, table, sizeof row);
  for (int i = 0; i < 32; ++i) {
    uint32_t code = 0;
    for (int t = 1; t <= 7; ++t) code += (sum[i] ^ row[0][i]) >= row[t][i];
    code ^= 4u;
    for (int plane = 0; plane < 3; ++plane) word[plane] |= (code >> plane & 1u) << i;
  }
  memcpy(words, word, sizeof word);
}
#endif
SYNTH_TILE void synth_neon_repack_a3_armv7_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_neon_repack_a3_armv7_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 256), (uint8_t *)(
        words + c * 3));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 3; ++plane) words[(intptr_t)(chunks - 1) * 3 + plane] &= last;
}

SYNTH_TILE void synth_neon_repack_a3_armv7_f4(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_neon_repack_a3_armv7_f4_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 256), (uint8_t *)(
        words + c * 3));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 3; ++plane) words[(intptr_t)(chunks - 1) * 3 + plane] &= last;
}
