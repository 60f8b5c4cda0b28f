/* SPDX-License-Identifier: Apache-2.0
 *
 * Sums to bitplanes by thresholds: 1 plane, WebAssembly SIMD128 (wasm32), wasm32. Written by synth-kernel; do
 * not edit.
 *
 * sums: 32 per chunk. table: per chunk 32 masks and 1 times 32 limits; the limits of a position must ascend.
 * words: 1 per chunk, one per plane. A position's code is the number of its limits with (sum ^ mask) >= limit,
 * signed, exclusive-or the flip in the function's name; bit i of a plane's word is that bit of the code of
 * position i. last: a mask of the bits that the last chunk's words keep. No alignment is needed beyond that of
 * int32.
 *
 * Instructions of a block without loads: 28 for flip 0; 26 for flip 1.
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
static const uint8_t synth_wasm_repack_a1_f0_32_k0[] __attribute__((aligned(64))) = {
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static inline void synth_wasm_repack_a1_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const v128_t k0 = wasm_v128_load(synth_wasm_repack_a1_f0_32_k0);
  const v128_t x0 = wasm_v128_load(sums + 0);
  const v128_t x1 = wasm_v128_load(table + 0);
  const v128_t t2 = wasm_v128_xor(x0, x1);
  const v128_t x3 = wasm_v128_load(table + 128);
  const v128_t t4 = wasm_i32x4_lt(t2, x3);
  const v128_t x5 = wasm_v128_load(sums + 16);
  const v128_t x6 = wasm_v128_load(table + 16);
  const v128_t t7 = wasm_v128_xor(x5, x6);
  const v128_t x8 = wasm_v128_load(table + 144);
  const v128_t t9 = wasm_i32x4_lt(t7, x8);
  const v128_t x10 = wasm_v128_load(sums + 32);
  const v128_t x11 = wasm_v128_load(table + 32);
  const v128_t t12 = wasm_v128_xor(x10, x11);
  const v128_t x13 = wasm_v128_load(table + 160);
  const v128_t t14 = wasm_i32x4_lt(t12, x13);
  const v128_t x15 = wasm_v128_load(sums + 48);
  const v128_t x16 = wasm_v128_load(table + 48);
  const v128_t t17 = wasm_v128_xor(x15, x16);
  const v128_t x18 = wasm_v128_load(table + 176);
  const v128_t t19 = wasm_i32x4_lt(t17, x18);
  const v128_t x20 = wasm_v128_load(sums + 64);
  const v128_t x21 = wasm_v128_load(table + 64);
  const v128_t t22 = wasm_v128_xor(x20, x21);
  const v128_t x23 = wasm_v128_load(table + 192);
  const v128_t t24 = wasm_i32x4_lt(t22, x23);
  const v128_t x25 = wasm_v128_load(sums + 80);
  const v128_t x26 = wasm_v128_load(table + 80);
  const v128_t t27 = wasm_v128_xor(x25, x26);
  const v128_t x28 = wasm_v128_load(table + 208);
  const v128_t t29 = wasm_i32x4_lt(t27, x28);
  const v128_t x30 = wasm_v128_load(sums + 96);
  const v128_t x31 = wasm_v128_load(table + 96);
  const v128_t t32 = wasm_v128_xor(x30, x31);
  const v128_t x33 = wasm_v128_load(table + 224);
  const v128_t t34 = wasm_i32x4_lt(t32, x33);
  const v128_t x35 = wasm_v128_load(sums + 112);
  const v128_t x36 = wasm_v128_load(table + 112);
  const v128_t t37 = wasm_v128_xor(x35, x36);
  const v128_t x38 = wasm_v128_load(table + 240);
  const v128_t t39 = wasm_i32x4_lt(t37, x38);
  const v128_t t40 = wasm_i8x16_narrow_i16x8(t4, t9);
  const v128_t t41 = wasm_i8x16_narrow_i16x8(t14, t19);
  const v128_t t42 = wasm_i8x16_narrow_i16x8(t24, t29);
  const v128_t t43 = wasm_i8x16_narrow_i16x8(t34, t39);
  const v128_t t44 = wasm_i8x16_narrow_i16x8(t40, t41);
  const v128_t t45 = wasm_i8x16_narrow_i16x8(t42, t43);
  const v128_t t46 = wasm_v128_xor(t44, k0);
  const v128_t t47 = wasm_v128_xor(t45, k0);
  const uint16_t t48 = (uint16_t)wasm_i8x16_bitmask(t46);
  const uint16_t t49 = (uint16_t)wasm_i8x16_bitmask(t47);
  const uint32_t t50 = (t48 | (uint32_t)t49 << 16);
  const uint32_t w0 = (uint32_t)(t50);
  memcpy(words + 0, &w0, 4);
}
static inline void synth_wasm_repack_a1_f1_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
  const v128_t x0 = wasm_v128_load(sums + 0);
  const v128_t x1 = wasm_v128_load(table + 0);
  const v128_t t2 = wasm_v128_xor(x0, x1);
  const v128_t x3 = wasm_v128_load(table + 128);
  const v128_t t4 = wasm_i32x4_lt(t2, x3);
  const v128_t x5 = wasm_v128_load(sums + 16);
  const v128_t x6 = wasm_v128_load(table + 16);
  const v128_t t7 = wasm_v128_xor(x5, x6);
  const v128_t x8 = wasm_v128_load(table + 144);
  const v128_t t9 = wasm_i32x4_lt(t7, x8);
  const v128_t x10 = wasm_v128_load(sums + 32);
  const v128_t x11 = wasm_v128_load(table + 32);
  const v128_t t12 = wasm_v128_xor(x10, x11);
  const v128_t x13 = wasm_v128_load(table + 160);
  const v128_t t14 = wasm_i32x4_lt(t12, x13);
  const v128_t x15 = wasm_v128_load(sums + 48);
  const v128_t x16 = wasm_v128_load(table + 48);
  const v128_t t17 = wasm_v128_xor(x15, x16);
  const v128_t x18 = wasm_v128_load(table + 176);
  const v128_t t19 = wasm_i32x4_lt(t17, x18);
  const v128_t x20 = wasm_v128_load(sums + 64);
  const v128_t x21 = wasm_v128_load(table + 64);
  const v128_t t22 = wasm_v128_xor(x20, x21);
  const v128_t x23 = wasm_v128_load(table + 192);
  const v128_t t24 = wasm_i32x4_lt(t22, x23);
  const v128_t x25 = wasm_v128_load(sums + 80);
  const v128_t x26 = wasm_v128_load(table + 80);
  const v128_t t27 = wasm_v128_xor(x25, x26);
  const v128_t x28 = wasm_v128_load(table + 208);
  const v128_t t29 = wasm_i32x4_lt(t27, x28);
  const v128_t x30 = wasm_v128_load(sums + 96);
  const v128_t x31 = wasm_v128_load(table + 96);
  const v128_t t32 = wasm_v128_xor(x30, x31);
  const v128_t x33 = wasm_v128_load(table + 224);
  const v128_t t34 = wasm_i32x4_lt(t32, x33);
  const v128_t x35 = wasm_v128_load(sums + 112);
  const v128_t x36 = wasm_v128_load(table + 112);
  const v128_t t37 = wasm_v128_xor(x35, x36);
  const v128_t x38 = wasm_v128_load(table + 240);
  const v128_t t39 = wasm_i32x4_lt(t37, x38);
  const v128_t t40 = wasm_i8x16_narrow_i16x8(t4, t9);
  const v128_t t41 = wasm_i8x16_narrow_i16x8(t14, t19);
  const v128_t t42 = wasm_i8x16_narrow_i16x8(t24, t29);
  const v128_t t43 = wasm_i8x16_narrow_i16x8(t34, t39);
  const v128_t t44 = wasm_i8x16_narrow_i16x8(t40, t41);
  const v128_t t45 = wasm_i8x16_narrow_i16x8(t42, t43);
  const uint16_t t46 = (uint16_t)wasm_i8x16_bitmask(t44);
  const uint16_t t47 = (uint16_t)wasm_i8x16_bitmask(t45);
  const uint32_t t48 = (t46 | (uint32_t)t47 << 16);
  const uint32_t w0 = (uint32_t)(t48);
  memcpy(words + 0, &w0, 4);
}
#else /* any other CPU */
static inline void synth_wasm_repack_a1_f0_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
static inline void synth_wasm_repack_a1_f1_32(const uint8_t *sums, const uint8_t *table, uint8_t *words) {
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
SYNTH_TILE void synth_wasm_repack_a1_f0(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_wasm_repack_a1_f0_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 64), (uint8_t *)(words +
        c * 1));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 1; ++plane) words[(intptr_t)(chunks - 1) * 1 + plane] &= last;
}

SYNTH_TILE void synth_wasm_repack_a1_f1(const int32_t *sums, const int32_t *table, int32_t chunks, uint32_t last,
    uint32_t *words) {
  for (intptr_t c = 0; c < chunks; ++c)
    synth_wasm_repack_a1_f1_32((const uint8_t *)(sums + c * 32), (const uint8_t *)(table + c * 64), (uint8_t *)(words +
        c * 1));
  if (chunks > 0 && last != UINT32_MAX)
    for (int plane = 0; plane < 1; ++plane) words[(intptr_t)(chunks - 1) * 1 + plane] &= last;
}
