/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 3 planes, WebAssembly SIMD128 (wasm32), wasm32. Written by synth-kernel; do
 * not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 7 times 32 limits; the limits of a position must ascend.
 * words: 3 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 100 for flip 0; 98 for flip 4.
 *
 * Proof: 9 obligations, all proved: every bit of every block, for all sums and all tables whose limits ascend.
 */
#include <stdint.h>
#include <string.h>
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
#if defined(__wasm_simd128__) && !defined(SYNTH_PORTABLE)
#include <wasm_simd128.h>
static const uint8_t synth_wasm_repack_a3_f0_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_wasm_repack_a3_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const v128_t k0 = wasm_v128_load(synth_wasm_repack_a3_f0_32_k0);
  const v128_t x0 = wasm_v128_load(sums + 0);
  const v128_t x1 = wasm_v128_load(table + 0);
  const v128_t t2 = wasm_v128_xor(x0, x1);
  const v128_t x3 = wasm_v128_load(table + 128);
  const v128_t x4 = wasm_v128_load(table + 256);
  const v128_t x5 = wasm_v128_load(table + 384);
  const v128_t x6 = wasm_v128_load(table + 512);
  const v128_t x7 = wasm_v128_load(table + 640);
  const v128_t x8 = wasm_v128_load(table + 768);
  const v128_t x9 = wasm_v128_load(table + 896);
  const v128_t t10 = wasm_i32x4_lt(t2, x6);
  const v128_t t11 = wasm_v128_bitselect(x3, x7, t10);
  const v128_t t12 = wasm_v128_bitselect(x4, x8, t10);
  const v128_t t13 = wasm_v128_bitselect(x5, x9, t10);
  const v128_t t14 = wasm_i32x4_lt(t2, t12);
  const v128_t t15 = wasm_v128_bitselect(t11, t13, t14);
  const v128_t t16 = wasm_i32x4_lt(t2, t15);
  const v128_t x17 = wasm_v128_load(sums + 16);
  const v128_t x18 = wasm_v128_load(table + 16);
  const v128_t t19 = wasm_v128_xor(x17, x18);
  const v128_t x20 = wasm_v128_load(table + 144);
  const v128_t x21 = wasm_v128_load(table + 272);
  const v128_t x22 = wasm_v128_load(table + 400);
  const v128_t x23 = wasm_v128_load(table + 528);
  const v128_t x24 = wasm_v128_load(table + 656);
  const v128_t x25 = wasm_v128_load(table + 784);
  const v128_t x26 = wasm_v128_load(table + 912);
  const v128_t t27 = wasm_i32x4_lt(t19, x23);
  const v128_t t28 = wasm_v128_bitselect(x20, x24, t27);
  const v128_t t29 = wasm_v128_bitselect(x21, x25, t27);
  const v128_t t30 = wasm_v128_bitselect(x22, x26, t27);
  const v128_t t31 = wasm_i32x4_lt(t19, t29);
  const v128_t t32 = wasm_v128_bitselect(t28, t30, t31);
  const v128_t t33 = wasm_i32x4_lt(t19, t32);
  const v128_t x34 = wasm_v128_load(sums + 32);
  const v128_t x35 = wasm_v128_load(table + 32);
  const v128_t t36 = wasm_v128_xor(x34, x35);
  const v128_t x37 = wasm_v128_load(table + 160);
  const v128_t x38 = wasm_v128_load(table + 288);
  const v128_t x39 = wasm_v128_load(table + 416);
  const v128_t x40 = wasm_v128_load(table + 544);
  const v128_t x41 = wasm_v128_load(table + 672);
  const v128_t x42 = wasm_v128_load(table + 800);
  const v128_t x43 = wasm_v128_load(table + 928);
  const v128_t t44 = wasm_i32x4_lt(t36, x40);
  const v128_t t45 = wasm_v128_bitselect(x37, x41, t44);
  const v128_t t46 = wasm_v128_bitselect(x38, x42, t44);
  const v128_t t47 = wasm_v128_bitselect(x39, x43, t44);
  const v128_t t48 = wasm_i32x4_lt(t36, t46);
  const v128_t t49 = wasm_v128_bitselect(t45, t47, t48);
  const v128_t t50 = wasm_i32x4_lt(t36, t49);
  const v128_t x51 = wasm_v128_load(sums + 48);
  const v128_t x52 = wasm_v128_load(table + 48);
  const v128_t t53 = wasm_v128_xor(x51, x52);
  const v128_t x54 = wasm_v128_load(table + 176);
  const v128_t x55 = wasm_v128_load(table + 304);
  const v128_t x56 = wasm_v128_load(table + 432);
  const v128_t x57 = wasm_v128_load(table + 560);
  const v128_t x58 = wasm_v128_load(table + 688);
  const v128_t x59 = wasm_v128_load(table + 816);
  const v128_t x60 = wasm_v128_load(table + 944);
  const v128_t t61 = wasm_i32x4_lt(t53, x57);
  const v128_t t62 = wasm_v128_bitselect(x54, x58, t61);
  const v128_t t63 = wasm_v128_bitselect(x55, x59, t61);
  const v128_t t64 = wasm_v128_bitselect(x56, x60, t61);
  const v128_t t65 = wasm_i32x4_lt(t53, t63);
  const v128_t t66 = wasm_v128_bitselect(t62, t64, t65);
  const v128_t t67 = wasm_i32x4_lt(t53, t66);
  const v128_t x68 = wasm_v128_load(sums + 64);
  const v128_t x69 = wasm_v128_load(table + 64);
  const v128_t t70 = wasm_v128_xor(x68, x69);
  const v128_t x71 = wasm_v128_load(table + 192);
  const v128_t x72 = wasm_v128_load(table + 320);
  const v128_t x73 = wasm_v128_load(table + 448);
  const v128_t x74 = wasm_v128_load(table + 576);
  const v128_t x75 = wasm_v128_load(table + 704);
  const v128_t x76 = wasm_v128_load(table + 832);
  const v128_t x77 = wasm_v128_load(table + 960);
  const v128_t t78 = wasm_i32x4_lt(t70, x74);
  const v128_t t79 = wasm_v128_bitselect(x71, x75, t78);
  const v128_t t80 = wasm_v128_bitselect(x72, x76, t78);
  const v128_t t81 = wasm_v128_bitselect(x73, x77, t78);
  const v128_t t82 = wasm_i32x4_lt(t70, t80);
  const v128_t t83 = wasm_v128_bitselect(t79, t81, t82);
  const v128_t t84 = wasm_i32x4_lt(t70, t83);
  const v128_t x85 = wasm_v128_load(sums + 80);
  const v128_t x86 = wasm_v128_load(table + 80);
  const v128_t t87 = wasm_v128_xor(x85, x86);
  const v128_t x88 = wasm_v128_load(table + 208);
  const v128_t x89 = wasm_v128_load(table + 336);
  const v128_t x90 = wasm_v128_load(table + 464);
  const v128_t x91 = wasm_v128_load(table + 592);
  const v128_t x92 = wasm_v128_load(table + 720);
  const v128_t x93 = wasm_v128_load(table + 848);
  const v128_t x94 = wasm_v128_load(table + 976);
  const v128_t t95 = wasm_i32x4_lt(t87, x91);
  const v128_t t96 = wasm_v128_bitselect(x88, x92, t95);
  const v128_t t97 = wasm_v128_bitselect(x89, x93, t95);
  const v128_t t98 = wasm_v128_bitselect(x90, x94, t95);
  const v128_t t99 = wasm_i32x4_lt(t87, t97);
  const v128_t t100 = wasm_v128_bitselect(t96, t98, t99);
  const v128_t t101 = wasm_i32x4_lt(t87, t100);
  const v128_t x102 = wasm_v128_load(sums + 96);
  const v128_t x103 = wasm_v128_load(table + 96);
  const v128_t t104 = wasm_v128_xor(x102, x103);
  const v128_t x105 = wasm_v128_load(table + 224);
  const v128_t x106 = wasm_v128_load(table + 352);
  const v128_t x107 = wasm_v128_load(table + 480);
  const v128_t x108 = wasm_v128_load(table + 608);
  const v128_t x109 = wasm_v128_load(table + 736);
  const v128_t x110 = wasm_v128_load(table + 864);
  const v128_t x111 = wasm_v128_load(table + 992);
  const v128_t t112 = wasm_i32x4_lt(t104, x108);
  const v128_t t113 = wasm_v128_bitselect(x105, x109, t112);
  const v128_t t114 = wasm_v128_bitselect(x106, x110, t112);
  const v128_t t115 = wasm_v128_bitselect(x107, x111, t112);
  const v128_t t116 = wasm_i32x4_lt(t104, t114);
  const v128_t t117 = wasm_v128_bitselect(t113, t115, t116);
  const v128_t t118 = wasm_i32x4_lt(t104, t117);
  const v128_t x119 = wasm_v128_load(sums + 112);
  const v128_t x120 = wasm_v128_load(table + 112);
  const v128_t t121 = wasm_v128_xor(x119, x120);
  const v128_t x122 = wasm_v128_load(table + 240);
  const v128_t x123 = wasm_v128_load(table + 368);
  const v128_t x124 = wasm_v128_load(table + 496);
  const v128_t x125 = wasm_v128_load(table + 624);
  const v128_t x126 = wasm_v128_load(table + 752);
  const v128_t x127 = wasm_v128_load(table + 880);
  const v128_t x128 = wasm_v128_load(table + 1008);
  const v128_t t129 = wasm_i32x4_lt(t121, x125);
  const v128_t t130 = wasm_v128_bitselect(x122, x126, t129);
  const v128_t t131 = wasm_v128_bitselect(x123, x127, t129);
  const v128_t t132 = wasm_v128_bitselect(x124, x128, t129);
  const v128_t t133 = wasm_i32x4_lt(t121, t131);
  const v128_t t134 = wasm_v128_bitselect(t130, t132, t133);
  const v128_t t135 = wasm_i32x4_lt(t121, t134);
  const v128_t t136 = wasm_i8x16_narrow_i16x8(t16, t33);
  const v128_t t137 = wasm_i8x16_narrow_i16x8(t50, t67);
  const v128_t t138 = wasm_i8x16_narrow_i16x8(t84, t101);
  const v128_t t139 = wasm_i8x16_narrow_i16x8(t118, t135);
  const v128_t t140 = wasm_i8x16_narrow_i16x8(t136, t137);
  const v128_t t141 = wasm_i8x16_narrow_i16x8(t138, t139);
  const v128_t t142 = wasm_v128_xor(t140, k0);
  const v128_t t143 = wasm_v128_xor(t141, k0);
  const uint16_t t144 = (uint16_t)wasm_i8x16_bitmask(t142);
  const uint16_t t145 = (uint16_t)wasm_i8x16_bitmask(t143);
  const uint32_t t146 = (t144 | (uint32_t)t145 << 16);
  const v128_t t147 = wasm_i8x16_narrow_i16x8(t14, t31);
  const v128_t t148 = wasm_i8x16_narrow_i16x8(t48, t65);
  const v128_t t149 = wasm_i8x16_narrow_i16x8(t82, t99);
  const v128_t t150 = wasm_i8x16_narrow_i16x8(t116, t133);
  const v128_t t151 = wasm_i8x16_narrow_i16x8(t147, t148);
  const v128_t t152 = wasm_i8x16_narrow_i16x8(t149, t150);
  const v128_t t153 = wasm_v128_xor(t151, k0);
  const v128_t t154 = wasm_v128_xor(t152, k0);
  const uint16_t t155 = (uint16_t)wasm_i8x16_bitmask(t153);
  const uint16_t t156 = (uint16_t)wasm_i8x16_bitmask(t154);
  const uint32_t t157 = (t155 | (uint32_t)t156 << 16);
  const v128_t t158 = wasm_i8x16_narrow_i16x8(t10, t27);
  const v128_t t159 = wasm_i8x16_narrow_i16x8(t44, t61);
  const v128_t t160 = wasm_i8x16_narrow_i16x8(t78, t95);
  const v128_t t161 = wasm_i8x16_narrow_i16x8(t112, t129);
  const v128_t t162 = wasm_i8x16_narrow_i16x8(t158, t159);
  const v128_t t163 = wasm_i8x16_narrow_i16x8(t160, t161);
  const v128_t t164 = wasm_v128_xor(t162, k0);
  const v128_t t165 = wasm_v128_xor(t163, k0);
  const uint16_t t166 = (uint16_t)wasm_i8x16_bitmask(t164);
  const uint16_t t167 = (uint16_t)wasm_i8x16_bitmask(t165);
  const uint32_t t168 = (t166 | (uint32_t)t167 << 16);
  const uint32_t w0 = (uint32_t)(t146);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t157);
  memcpy(words + 4, &w1, 4);
  const uint32_t w2 = (uint32_t)(t168);
  memcpy(words + 8, &w2, 4);
}
static const uint8_t synth_wasm_repack_a3_f4_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_wasm_repack_a3_f4_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const v128_t k0 = wasm_v128_load(synth_wasm_repack_a3_f4_32_k0);
  const v128_t x0 = wasm_v128_load(sums + 0);
  const v128_t x1 = wasm_v128_load(table + 0);
  const v128_t t2 = wasm_v128_xor(x0, x1);
  const v128_t x3 = wasm_v128_load(table + 128);
  const v128_t x4 = wasm_v128_load(table + 256);
  const v128_t x5 = wasm_v128_load(table + 384);
  const v128_t x6 = wasm_v128_load(table + 512);
  const v128_t x7 = wasm_v128_load(table + 640);
  const v128_t x8 = wasm_v128_load(table + 768);
  const v128_t x9 = wasm_v128_load(table + 896);
  const v128_t t10 = wasm_i32x4_lt(t2, x6);
  const v128_t t11 = wasm_v128_bitselect(x3, x7, t10);
  const v128_t t12 = wasm_v128_bitselect(x4, x8, t10);
  const v128_t t13 = wasm_v128_bitselect(x5, x9, t10);
  const v128_t t14 = wasm_i32x4_lt(t2, t12);
  const v128_t t15 = wasm_v128_bitselect(t11, t13, t14);
  const v128_t t16 = wasm_i32x4_lt(t2, t15);
  const v128_t x17 = wasm_v128_load(sums + 16);
  const v128_t x18 = wasm_v128_load(table + 16);
  const v128_t t19 = wasm_v128_xor(x17, x18);
  const v128_t x20 = wasm_v128_load(table + 144);
  const v128_t x21 = wasm_v128_load(table + 272);
  const v128_t x22 = wasm_v128_load(table + 400);
  const v128_t x23 = wasm_v128_load(table + 528);
  const v128_t x24 = wasm_v128_load(table + 656);
  const v128_t x25 = wasm_v128_load(table + 784);
  const v128_t x26 = wasm_v128_load(table + 912);
  const v128_t t27 = wasm_i32x4_lt(t19, x23);
  const v128_t t28 = wasm_v128_bitselect(x20, x24, t27);
  const v128_t t29 = wasm_v128_bitselect(x21, x25, t27);
  const v128_t t30 = wasm_v128_bitselect(x22, x26, t27);
  const v128_t t31 = wasm_i32x4_lt(t19, t29);
  const v128_t t32 = wasm_v128_bitselect(t28, t30, t31);
  const v128_t t33 = wasm_i32x4_lt(t19, t32);
  const v128_t x34 = wasm_v128_load(sums + 32);
  const v128_t x35 = wasm_v128_load(table + 32);
  const v128_t t36 = wasm_v128_xor(x34, x35);
  const v128_t x37 = wasm_v128_load(table + 160);
  const v128_t x38 = wasm_v128_load(table + 288);
  const v128_t x39 = wasm_v128_load(table + 416);
  const v128_t x40 = wasm_v128_load(table + 544);
  const v128_t x41 = wasm_v128_load(table + 672);
  const v128_t x42 = wasm_v128_load(table + 800);
  const v128_t x43 = wasm_v128_load(table + 928);
  const v128_t t44 = wasm_i32x4_lt(t36, x40);
  const v128_t t45 = wasm_v128_bitselect(x37, x41, t44);
  const v128_t t46 = wasm_v128_bitselect(x38, x42, t44);
  const v128_t t47 = wasm_v128_bitselect(x39, x43, t44);
  const v128_t t48 = wasm_i32x4_lt(t36, t46);
  const v128_t t49 = wasm_v128_bitselect(t45, t47, t48);
  const v128_t t50 = wasm_i32x4_lt(t36, t49);
  const v128_t x51 = wasm_v128_load(sums + 48);
  const v128_t x52 = wasm_v128_load(table + 48);
  const v128_t t53 = wasm_v128_xor(x51, x52);
  const v128_t x54 = wasm_v128_load(table + 176);
  const v128_t x55 = wasm_v128_load(table + 304);
  const v128_t x56 = wasm_v128_load(table + 432);
  const v128_t x57 = wasm_v128_load(table + 560);
  const v128_t x58 = wasm_v128_load(table + 688);
  const v128_t x59 = wasm_v128_load(table + 816);
  const v128_t x60 = wasm_v128_load(table + 944);
  const v128_t t61 = wasm_i32x4_lt(t53, x57);
  const v128_t t62 = wasm_v128_bitselect(x54, x58, t61);
  const v128_t t63 = wasm_v128_bitselect(x55, x59, t61);
  const v128_t t64 = wasm_v128_bitselect(x56, x60, t61);
  const v128_t t65 = wasm_i32x4_lt(t53, t63);
  const v128_t t66 = wasm_v128_bitselect(t62, t64, t65);
  const v128_t t67 = wasm_i32x4_lt(t53, t66);
  const v128_t x68 = wasm_v128_load(sums + 64);
  const v128_t x69 = wasm_v128_load(table + 64);
  const v128_t t70 = wasm_v128_xor(x68, x69);
  const v128_t x71 = wasm_v128_load(table + 192);
  const v128_t x72 = wasm_v128_load(table + 320);
  const v128_t x73 = wasm_v128_load(table + 448);
  const v128_t x74 = wasm_v128_load(table + 576);
  const v128_t x75 = wasm_v128_load(table + 704);
  const v128_t x76 = wasm_v128_load(table + 832);
  const v128_t x77 = wasm_v128_load(table + 960);
  const v128_t t78 = wasm_i32x4_lt(t70, x74);
  const v128_t t79 = wasm_v128_bitselect(x71, x75, t78);
  const v128_t t80 = wasm_v128_bitselect(x72, x76, t78);
  const v128_t t81 = wasm_v128_bitselect(x73, x77, t78);
  const v128_t t82 = wasm_i32x4_lt(t70, t80);
  const v128_t t83 = wasm_v128_bitselect(t79, t81, t82);
  const v128_t t84 = wasm_i32x4_lt(t70, t83);
  const v128_t x85 = wasm_v128_load(sums + 80);
  const v128_t x86 = wasm_v128_load(table + 80);
  const v128_t t87 = wasm_v128_xor(x85, x86);
  const v128_t x88 = wasm_v128_load(table + 208);
  const v128_t x89 = wasm_v128_load(table + 336);
  const v128_t x90 = wasm_v128_load(table + 464);
  const v128_t x91 = wasm_v128_load(table + 592);
  const v128_t x92 = wasm_v128_load(table + 720);
  const v128_t x93 = wasm_v128_load(table + 848);
  const v128_t x94 = wasm_v128_load(table + 976);
  const v128_t t95 = wasm_i32x4_lt(t87, x91);
  const v128_t t96 = wasm_v128_bitselect(x88, x92, t95);
  const v128_t t97 = wasm_v128_bitselect(x89, x93, t95);
  const v128_t t98 = wasm_v128_bitselect(x90, x94, t95);
  const v128_t t99 = wasm_i32x4_lt(t87, t97);
  const v128_t t100 = wasm_v128_bitselect(t96, t98, t99);
  const v128_t t101 = wasm_i32x4_lt(t87, t100);
  const v128_t x102 = wasm_v128_load(sums + 96);
  const v128_t x103 = wasm_v128_load(table + 96);
  const v128_t t104 = wasm_v128_xor(x102, x103);
  const v128_t x105 = wasm_v128_load(table + 224);
  const v128_t x106 = wasm_v128_load(table + 352);
  const v128_t x107 = wasm_v128_load(table + 480);
  const v128_t x108 = wasm_v128_load(table + 608);
  const v128_t x109 = wasm_v128_load(table + 736);
  const v128_t x110 = wasm_v128_load(table + 864);
  const v128_t x111 = wasm_v128_load(table + 992);
  const v128_t t112 = wasm_i32x4_lt(t104, x108);
  const v128_t t113 = wasm_v128_bitselect(x105, x109, t112);
  const v128_t t114 = wasm_v128_bitselect(x106, x110, t112);
  const v128_t t115 = wasm_v128_bitselect(x107, x111, t112);
  const v128_t t116 = wasm_i32x4_lt(t104, t114);
  const v128_t t117 = wasm_v128_bitselect(t113, t115, t116);
  const v128_t t118 = wasm_i32x4_lt(t104, t117);
  const v128_t x119 = wasm_v128_load(sums + 112);
  const v128_t x120 = wasm_v128_load(table + 112);
  const v128_t t121 = wasm_v128_xor(x119, x120);
  const v128_t x122 = wasm_v128_load(table + 240);
  const v128_t x123 = wasm_v128_load(table + 368);
  const v128_t x124 = wasm_v128_load(table + 496);
  const v128_t x125 = wasm_v128_load(table + 624);
  const v128_t x126 = wasm_v128_load(table + 752);
  const v128_t x127 = wasm_v128_load(table + 880);
  const v128_t x128 = wasm_v128_load(table + 1008);
  const v128_t t129 = wasm_i32x4_lt(t121, x125);
  const v128_t t130 = wasm_v128_bitselect(x122, x126, t129);
  const v128_t t131 = wasm_v128_bitselect(x123, x127, t129);
  const v128_t t132 = wasm_v128_bitselect(x124, x128, t129);
  const v128_t t133 = wasm_i32x4_lt(t121, t131);
  const v128_t t134 = wasm_v128_bitselect(t130, t132, t133);
  const v128_t t135 = wasm_i32x4_lt(t121, t134);
  const v128_t t136 = wasm_i8x16_narrow_i16x8(t16, t33);
  const v128_t t137 = wasm_i8x16_narrow_i16x8(t50, t67);
  const v128_t t138 = wasm_i8x16_narrow_i16x8(t84, t101);
  const v128_t t139 = wasm_i8x16_narrow_i16x8(t118, t135);
  const v128_t t140 = wasm_i8x16_narrow_i16x8(t136, t137);
  const v128_t t141 = wasm_i8x16_narrow_i16x8(t138, t139);
  const v128_t t142 = wasm_v128_xor(t140, k0);
  const v128_t t143 = wasm_v128_xor(t141, k0);
  const uint16_t t144 = (uint16_t)wasm_i8x16_bitmask(t142);
  const uint16_t t145 = (uint16_t)wasm_i8x16_bitmask(t143);
  const uint32_t t146 = (t144 | (uint32_t)t145 << 16);
  const v128_t t147 = wasm_i8x16_narrow_i16x8(t14, t31);
  const v128_t t148 = wasm_i8x16_narrow_i16x8(t48, t65);
  const v128_t t149 = wasm_i8x16_narrow_i16x8(t82, t99);
  const v128_t t150 = wasm_i8x16_narrow_i16x8(t116, t133);
  const v128_t t151 = wasm_i8x16_narrow_i16x8(t147, t148);
  const v128_t t152 = wasm_i8x16_narrow_i16x8(t149, t150);
  const v128_t t153 = wasm_v128_xor(t151, k0);
  const v128_t t154 = wasm_v128_xor(t152, k0);
  const uint16_t t155 = (uint16_t)wasm_i8x16_bitmask(t153);
  const uint16_t t156 = (uint16_t)wasm_i8x16_bitmask(t154);
  const uint32_t t157 = (t155 | (uint32_t)t156 << 16);
  const v128_t t158 = wasm_i8x16_narrow_i16x8(t10, t27);
  const v128_t t159 = wasm_i8x16_narrow_i16x8(t44, t61);
  const v128_t t160 = wasm_i8x16_narrow_i16x8(t78, t95);
  const v128_t t161 = wasm_i8x16_narrow_i16x8(t112, t129);
  const v128_t t162 = wasm_i8x16_narrow_i16x8(t158, t159);
  const v128_t t163 = wasm_i8x16_narrow_i16x8(t160, t161);
  const uint16_t t164 = (uint16_t)wasm_i8x16_bitmask(t162);
  const uint16_t t165 = (uint16_t)wasm_i8x16_bitmask(t163);
  const uint32_t t166 = (t164 | (uint32_t)t165 << 16);
  const uint32_t w0 = (uint32_t)(t146);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t157);
  memcpy(words + 4, &w1, 4);
  const uint32_t w2 = (uint32_t)(t166);
  memcpy(words + 8, &w2, 4);
}
#else /* any other CPU */
static inline void synth_wasm_repack_a3_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
static inline void synth_wasm_repack_a3_f4_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
SYNTH_TILE void synth_wasm_repack_a3_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_wasm_repack_a3_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 256), (uint8_t *)(words +
        c * 3));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 3; ++plane) words[(intptr_t)(chunks - 1) * 3 + plane] &= last;
}

SYNTH_TILE void synth_wasm_repack_a3_f4(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_wasm_repack_a3_f4_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 256), (uint8_t *)(words +
        c * 3));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 3; ++plane) words[(intptr_t)(chunks - 1) * 3 + plane] &= last;
}
