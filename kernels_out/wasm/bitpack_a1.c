/* SPDX-License-Identifier: Apache-2.0
 *
 * Codes to bitplanes: 1 plane, WebAssembly SIMD128 (wasm32), wasm32. Written by synth-kernel; do not edit.
 *
 * codes: 32 bytes per chunk; any byte, of which the low 1 bits count. words: 1 per chunk, one per plane; bit i
 * of a plane's word is that bit of the chunk's code i. No alignment is needed of codes.
 *
 * Instructions of a block without loads: 6 for 32 positions.
 *
 * Proof: 1 obligations, all proved: every word of every block, for all codes.
 */
#include <stdint.h>
#include <string.h>
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
#if defined(__wasm_simd128__) && !defined(SYNTH_PORTABLE)
#include <wasm_simd128.h>
static inline void synth_wasm_bitpack_a1_32(const uint8_t *codes, uint8_t *words) {
  const v128_t x0 = wasm_v128_load(codes + 0);
  const v128_t x1 = wasm_v128_load(codes + 16);
  const v128_t t2 = wasm_i8x16_shl(x0, 7);
  const uint16_t t3 = (uint16_t)wasm_i8x16_bitmask(t2);
  const v128_t t4 = wasm_i8x16_shl(x1, 7);
  const uint16_t t5 = (uint16_t)wasm_i8x16_bitmask(t4);
  const uint32_t t6 = (t3 | (uint32_t)t5 << 16);
  const uint32_t w0 = (uint32_t)(t6);
  memcpy(words + 0, &w0, 4);
}
#else /* any other CPU */
static inline void synth_wasm_bitpack_a1_any(const uint8_t *codes, uint8_t *words) {
  uint64_t eight[4];
  uint32_t word[1] = {0};
  memcpy(eight, codes, sizeof eight);
  for (int plane = 0; plane < 1; ++plane)
    for (int q = 0; q < 4; ++q)
      word[plane] |= (uint32_t)((((eight[q] >> plane) & 0x0101010101010101u) * 0x0102040810204080u) >> 56) << (8 * q);
  memcpy(words, word, sizeof word);
}
static inline void synth_wasm_bitpack_a1_32(const uint8_t *codes, uint8_t *words) {
  for (int c = 0; c < 1; ++c) synth_wasm_bitpack_a1_any(codes + 32 * c, words + 4 * c);
}
#endif
SYNTH_TILE void synth_wasm_bitpack_a1(const uint8_t *codes, int32_t chunks, uint32_t *words) {
  for (; chunks >= 1; chunks -= 1, codes += 32, words += 1) synth_wasm_bitpack_a1_32(codes, (uint8_t *)words);
}
