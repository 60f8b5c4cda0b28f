/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 2 planes, WebAssembly SIMD128 (wasm32), wasm32. Written by synth-kernel; do
 * not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 3 times 32 limits; the limits of a position must ascend.
 * words: 2 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 56 for flip 0; 54 for flip 2.
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
static const uint8_t synth_wasm_repack_a2_f0_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_wasm_repack_a2_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const v128_t k0 = wasm_v128_load(synth_wasm_repack_a2_f0_32_k0);
  const v128_t x0 = wasm_v128_load(sums + 0);
  const v128_t x1 = wasm_v128_load(table + 0);
  const v128_t t2 = wasm_v128_xor(x0, x1);
  const v128_t x3 = wasm_v128_load(table + 128);
  const v128_t x4 = wasm_v128_load(table + 256);
  const v128_t x5 = wasm_v128_load(table + 384);
  const v128_t t6 = wasm_i32x4_lt(t2, x4);
  const v128_t t7 = wasm_v128_bitselect(x3, x5, t6);
  const v128_t t8 = wasm_i32x4_lt(t2, t7);
  const v128_t x9 = wasm_v128_load(sums + 16);
  const v128_t x10 = wasm_v128_load(table + 16);
  const v128_t t11 = wasm_v128_xor(x9, x10);
  const v128_t x12 = wasm_v128_load(table + 144);
  const v128_t x13 = wasm_v128_load(table + 272);
  const v128_t x14 = wasm_v128_load(table + 400);
  const v128_t t15 = wasm_i32x4_lt(t11, x13);
  const v128_t t16 = wasm_v128_bitselect(x12, x14, t15);
  const v128_t t17 = wasm_i32x4_lt(t11, t16);
  const v128_t x18 = wasm_v128_load(sums + 32);
  const v128_t x19 = wasm_v128_load(table + 32);
  const v128_t t20 = wasm_v128_xor(x18, x19);
  const v128_t x21 = wasm_v128_load(table + 160);
  const v128_t x22 = wasm_v128_load(table + 288);
  const v128_t x23 = wasm_v128_load(table + 416);
  const v128_t t24 = wasm_i32x4_lt(t20, x22);
  const v128_t t25 = wasm_v128_bitselect(x21, x23, t24);
  const v128_t t26 = wasm_i32x4_lt(t20, t25);
  const v128_t x27 = wasm_v128_load(sums + 48);
  const v128_t x28 = wasm_v128_load(table + 48);
  const v128_t t29 = wasm_v128_xor(x27, x28);
  const v128_t x30 = wasm_v128_load(table + 176);
  const v128_t x31 = wasm_v128_load(table + 304);
  const v128_t x32 = wasm_v128_load(table + 432);
  const v128_t t33 = wasm_i32x4_lt(t29, x31);
  const v128_t t34 = wasm_v128_bitselect(x30, x32, t33);
  const v128_t t35 = wasm_i32x4_lt(t29, t34);
  const v128_t x36 = wasm_v128_load(sums + 64);
  const v128_t x37 = wasm_v128_load(table + 64);
  const v128_t t38 = wasm_v128_xor(x36, x37);
  const v128_t x39 = wasm_v128_load(table + 192);
  const v128_t x40 = wasm_v128_load(table + 320);
  const v128_t x41 = wasm_v128_load(table + 448);
  const v128_t t42 = wasm_i32x4_lt(t38, x40);
  const v128_t t43 = wasm_v128_bitselect(x39, x41, t42);
  const v128_t t44 = wasm_i32x4_lt(t38, t43);
  const v128_t x45 = wasm_v128_load(sums + 80);
  const v128_t x46 = wasm_v128_load(table + 80);
  const v128_t t47 = wasm_v128_xor(x45, x46);
  const v128_t x48 = wasm_v128_load(table + 208);
  const v128_t x49 = wasm_v128_load(table + 336);
  const v128_t x50 = wasm_v128_load(table + 464);
  const v128_t t51 = wasm_i32x4_lt(t47, x49);
  const v128_t t52 = wasm_v128_bitselect(x48, x50, t51);
  const v128_t t53 = wasm_i32x4_lt(t47, t52);
  const v128_t x54 = wasm_v128_load(sums + 96);
  const v128_t x55 = wasm_v128_load(table + 96);
  const v128_t t56 = wasm_v128_xor(x54, x55);
  const v128_t x57 = wasm_v128_load(table + 224);
  const v128_t x58 = wasm_v128_load(table + 352);
  const v128_t x59 = wasm_v128_load(table + 480);
  const v128_t t60 = wasm_i32x4_lt(t56, x58);
  const v128_t t61 = wasm_v128_bitselect(x57, x59, t60);
  const v128_t t62 = wasm_i32x4_lt(t56, t61);
  const v128_t x63 = wasm_v128_load(sums + 112);
  const v128_t x64 = wasm_v128_load(table + 112);
  const v128_t t65 = wasm_v128_xor(x63, x64);
  const v128_t x66 = wasm_v128_load(table + 240);
  const v128_t x67 = wasm_v128_load(table + 368);
  const v128_t x68 = wasm_v128_load(table + 496);
  const v128_t t69 = wasm_i32x4_lt(t65, x67);
  const v128_t t70 = wasm_v128_bitselect(x66, x68, t69);
  const v128_t t71 = wasm_i32x4_lt(t65, t70);
  const v128_t t72 = wasm_i8x16_narrow_i16x8(t8, t17);
  const v128_t t73 = wasm_i8x16_narrow_i16x8(t26, t35);
  const v128_t t74 = wasm_i8x16_narrow_i16x8(t44, t53);
  const v128_t t75 = wasm_i8x16_narrow_i16x8(t62, t71);
  const v128_t t76 = wasm_i8x16_narrow_i16x8(t72, t73);
  const v128_t t77 = wasm_i8x16_narrow_i16x8(t74, t75);
  const v128_t t78 = wasm_v128_xor(t76, k0);
  const v128_t t79 = wasm_v128_xor(t77, k0);
  const uint16_t t80 = (uint16_t)wasm_i8x16_bitmask(t78);
  const uint16_t t81 = (uint16_t)wasm_i8x16_bitmask(t79);
  const uint32_t t82 = (t80 | (uint32_t)t81 << 16);
  const v128_t t83 = wasm_i8x16_narrow_i16x8(t6, t15);
  const v128_t t84 = wasm_i8x16_narrow_i16x8(t24, t33);
  const v128_t t85 = wasm_i8x16_narrow_i16x8(t42, t51);
  const v128_t t86 = wasm_i8x16_narrow_i16x8(t60, t69);
  const v128_t t87 = wasm_i8x16_narrow_i16x8(t83, t84);
  const v128_t t88 = wasm_i8x16_narrow_i16x8(t85, t86);
  const v128_t t89 = wasm_v128_xor(t87, k0);
  const v128_t t90 = wasm_v128_xor(t88, k0);
  const uint16_t t91 = (uint16_t)wasm_i8x16_bitmask(t89);
  const uint16_t t92 = (uint16_t)wasm_i8x16_bitmask(t90);
  const uint32_t t93 = (t91 | (uint32_t)t92 << 16);
  const uint32_t w0 = (uint32_t)(t82);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t93);
  memcpy(words + 4, &w1, 4);
}
static const uint8_t synth_wasm_repack_a2_f2_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_wasm_repack_a2_f2_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const v128_t k0 = wasm_v128_load(synth_wasm_repack_a2_f2_32_k0);
  const v128_t x0 = wasm_v128_load(sums + 0);
  const v128_t x1 = wasm_v128_load(table + 0);
  const v128_t t2 = wasm_v128_xor(x0, x1);
  const v128_t x3 = wasm_v128_load(table + 128);
  const v128_t x4 = wasm_v128_load(table + 256);
  const v128_t x5 = wasm_v128_load(table + 384);
  const v128_t t6 = wasm_i32x4_lt(t2, x4);
  const v128_t t7 = wasm_v128_bitselect(x3, x5, t6);
  const v128_t t8 = wasm_i32x4_lt(t2, t7);
  const v128_t x9 = wasm_v128_load(sums + 16);
  const v128_t x10 = wasm_v128_load(table + 16);
  const v128_t t11 = wasm_v128_xor(x9, x10);
  const v128_t x12 = wasm_v128_load(table + 144);
  const v128_t x13 = wasm_v128_load(table + 272);
  const v128_t x14 = wasm_v128_load(table + 400);
  const v128_t t15 = wasm_i32x4_lt(t11, x13);
  const v128_t t16 = wasm_v128_bitselect(x12, x14, t15);
  const v128_t t17 = wasm_i32x4_lt(t11, t16);
  const v128_t x18 = wasm_v128_load(sums + 32);
  const v128_t x19 = wasm_v128_load(table + 32);
  const v128_t t20 = wasm_v128_xor(x18, x19);
  const v128_t x21 = wasm_v128_load(table + 160);
  const v128_t x22 = wasm_v128_load(table + 288);
  const v128_t x23 = wasm_v128_load(table + 416);
  const v128_t t24 = wasm_i32x4_lt(t20, x22);
  const v128_t t25 = wasm_v128_bitselect(x21, x23, t24);
  const v128_t t26 = wasm_i32x4_lt(t20, t25);
  const v128_t x27 = wasm_v128_load(sums + 48);
  const v128_t x28 = wasm_v128_load(table + 48);
  const v128_t t29 = wasm_v128_xor(x27, x28);
  const v128_t x30 = wasm_v128_load(table + 176);
  const v128_t x31 = wasm_v128_load(table + 304);
  const v128_t x32 = wasm_v128_load(table + 432);
  const v128_t t33 = wasm_i32x4_lt(t29, x31);
  const v128_t t34 = wasm_v128_bitselect(x30, x32, t33);
  const v128_t t35 = wasm_i32x4_lt(t29, t34);
  const v128_t x36 = wasm_v128_load(sums + 64);
  const v128_t x37 = wasm_v128_load(table + 64);
  const v128_t t38 = wasm_v128_xor(x36, x37);
  const v128_t x39 = wasm_v128_load(table + 192);
  const v128_t x40 = wasm_v128_load(table + 320);
  const v128_t x41 = wasm_v128_load(table + 448);
  const v128_t t42 = wasm_i32x4_lt(t38, x40);
  const v128_t t43 = wasm_v128_bitselect(x39, x41, t42);
  const v128_t t44 = wasm_i32x4_lt(t38, t43);
  const v128_t x45 = wasm_v128_load(sums + 80);
  const v128_t x46 = wasm_v128_load(table + 80);
  const v128_t t47 = wasm_v128_xor(x45, x46);
  const v128_t x48 = wasm_v128_load(table + 208);
  const v128_t x49 = wasm_v128_load(table + 336);
  const v128_t x50 = wasm_v128_load(table + 464);
  const v128_t t51 = wasm_i32x4_lt(t47, x49);
  const v128_t t52 = wasm_v128_bitselect(x48, x50, t51);
  const v128_t t53 = wasm_i32x4_lt(t47, t52);
  const v128_t x54 = wasm_v128_load(sums + 96);
  const v128_t x55 = wasm_v128_load(table + 96);
  const v128_t t56 = wasm_v128_xor(x54, x55);
  const v128_t x57 = wasm_v128_load(table + 224);
  const v128_t x58 = wasm_v128_load(table + 352);
  const v128_t x59 = wasm_v128_load(table + 480);
  const v128_t t60 = wasm_i32x4_lt(t56, x58);
  const v128_t t61 = wasm_v128_bitselect(x57, x59, t60);
  const v128_t t62 = wasm_i32x4_lt(t56, t61);
  const v128_t x63 = wasm_v128_load(sums + 112);
  const v128_t x64 = wasm_v128_load(table + 112);
  const v128_t t65 = wasm_v128_xor(x63, x64);
  const v128_t x66 = wasm_v128_load(table + 240);
  const v128_t x67 = wasm_v128_load(table + 368);
  const v128_t x68 = wasm_v128_load(table + 496);
  const v128_t t69 = wasm_i32x4_lt(t65, x67);
  const v128_t t70 = wasm_v128_bitselect(x66, x68, t69);
  const v128_t t71 = wasm_i32x4_lt(t65, t70);
  const v128_t t72 = wasm_i8x16_narrow_i16x8(t8, t17);
  const v128_t t73 = wasm_i8x16_narrow_i16x8(t26, t35);
  const v128_t t74 = wasm_i8x16_narrow_i16x8(t44, t53);
  const v128_t t75 = wasm_i8x16_narrow_i16x8(t62, t71);
  const v128_t t76 = wasm_i8x16_narrow_i16x8(t72, t73);
  const v128_t t77 = wasm_i8x16_narrow_i16x8(t74, t75);
  const v128_t t78 = wasm_v128_xor(t76, k0);
  const v128_t t79 = wasm_v128_xor(t77, k0);
  const uint16_t t80 = (uint16_t)wasm_i8x16_bitmask(t78);
  const uint16_t t81 = (uint16_t)wasm_i8x16_bitmask(t79);
  const uint32_t t82 = (t80 | (uint32_t)t81 << 16);
  const v128_t t83 = wasm_i8x16_narrow_i16x8(t6, t15);
  const v128_t t84 = wasm_i8x16_narrow_i16x8(t24, t33);
  const v128_t t85 = wasm_i8x16_narrow_i16x8(t42, t51);
  const v128_t t86 = wasm_i8x16_narrow_i16x8(t60, t69);
  const v128_t t87 = wasm_i8x16_narrow_i16x8(t83, t84);
  const v128_t t88 = wasm_i8x16_narrow_i16x8(t85, t86);
  const uint16_t t89 = (uint16_t)wasm_i8x16_bitmask(t87);
  const uint16_t t90 = (uint16_t)wasm_i8x16_bitmask(t88);
  const uint32_t t91 = (t89 | (uint32_t)t90 << 16);
  const uint32_t w0 = (uint32_t)(t82);
  memcpy(words + 0, &w0, 4);
  const uint32_t w1 = (uint32_t)(t91);
  memcpy(words + 4, &w1, 4);
}
#else /* any other CPU */
static inline void synth_wasm_repack_a2_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
static inline void synth_wasm_repack_a2_f2_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
SYNTH_TILE void synth_wasm_repack_a2_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_wasm_repack_a2_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 128), (uint8_t *)(words +
        c * 2));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 2; ++plane) words[(intptr_t)(chunks - 1) * 2 + plane] &= last;
}

SYNTH_TILE void synth_wasm_repack_a2_f2(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_wasm_repack_a2_f2_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 128), (uint8_t *)(words +
        c * 2));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 2; ++plane) words[(intptr_t)(chunks - 1) * 2 + plane] &= last;
}
