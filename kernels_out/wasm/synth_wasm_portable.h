/* SPDX-License-Identifier: Apache-2.0
 *
 * WebAssembly SIMD128 (wasm32): every instruction of block kernels without an immediate, by its definition, lane
 * by lane, as a function over bytes in little-endian order. The kernels beside this file include it where the
 * compiler targets another processor. Written by synth-kernel; do not edit.
 */
#ifndef SYNTH_WASM_PORTABLE_H
#define SYNTH_WASM_PORTABLE_H
#include <stdint.h>
#include <string.h>

static inline uint64_t synth_wasm_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}
static inline int64_t synth_wasm_clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}
static inline uint8_t synth_wasm_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
  return x;
}
static inline uint16_t synth_wasm_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}
static inline uint32_t synth_wasm_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}
static inline uint64_t synth_wasm_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}
static inline void synth_wasm_wasm_v128_and(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_lane8(a0, i) & synth_wasm_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_andnot(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_lane8(a0, i) & (uint8_t)(~synth_wasm_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_or(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_lane8(a0, i) | synth_wasm_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_xor(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_lane8(a0, i) ^ synth_wasm_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_not(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(~synth_wasm_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_bitselect(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)((uint8_t)(synth_wasm_lane8(a2, i) & synth_wasm_lane8(a0, i)) | (uint8_t)((uint8_t)(~synth_wasm_lane8(a2, i)) & synth_wasm_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_popcnt(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_popcount(synth_wasm_lane8(a0, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_add(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_lane8(a0, i) + synth_wasm_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_add(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_lane16(a0, i) + synth_wasm_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_add(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_wasm_lane32(a0, i) + synth_wasm_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_add(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_wasm_lane64(a0, 0) + synth_wasm_lane64(a1, 0));
  result[1] = (uint64_t)(synth_wasm_lane64(a0, 1) + synth_wasm_lane64(a1, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_sub(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_lane8(a0, i) - synth_wasm_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_sub(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_lane16(a0, i) - synth_wasm_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_sub(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_wasm_lane32(a0, i) - synth_wasm_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_sub(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_wasm_lane64(a0, 0) - synth_wasm_lane64(a1, 0));
  result[1] = (uint64_t)(synth_wasm_lane64(a0, 1) - synth_wasm_lane64(a1, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_mul(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)synth_wasm_lane16(a0, i) * synth_wasm_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_mul(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_wasm_lane32(a0, i) * synth_wasm_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_mul(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_wasm_lane64(a0, 0) * synth_wasm_lane64(a1, 0));
  result[1] = (uint64_t)(synth_wasm_lane64(a0, 1) * synth_wasm_lane64(a1, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_neg(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)((uint8_t)(0u) - synth_wasm_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_neg(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(0u) - synth_wasm_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_neg(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(0u) - synth_wasm_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_neg(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)(0ull) - synth_wasm_lane64(a0, 0));
  result[1] = (uint64_t)((uint64_t)(0ull) - synth_wasm_lane64(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_abs(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_wasm_lane8(a0, i) < (int8_t)(uint8_t)(0u)) ? (uint8_t)((uint8_t)(0u) - synth_wasm_lane8(a0, i)) : synth_wasm_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_abs(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_wasm_lane16(a0, i) < (int16_t)(uint16_t)(0u)) ? (uint16_t)((uint16_t)(0u) - synth_wasm_lane16(a0, i)) : synth_wasm_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_abs(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_wasm_lane32(a0, i) < (int32_t)(uint32_t)(0u)) ? (uint32_t)((uint32_t)(0u) - synth_wasm_lane32(a0, i)) : synth_wasm_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_add_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_clamp((int16_t)(uint16_t)((uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a0, i)) + (uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a1, i))), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_sub_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_clamp((int16_t)(uint16_t)((uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a0, i)) - (uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a1, i))), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_add_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, i)) + (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a1, i))), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_sub_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, i)) - (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a1, i))), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_min(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_wasm_lane8(a0, i) < (int8_t)synth_wasm_lane8(a1, i)) ? synth_wasm_lane8(a0, i) : synth_wasm_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_max(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_wasm_lane8(a0, i) < (int8_t)synth_wasm_lane8(a1, i)) ? synth_wasm_lane8(a1, i) : synth_wasm_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_min(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_wasm_lane16(a0, i) < (int16_t)synth_wasm_lane16(a1, i)) ? synth_wasm_lane16(a0, i) : synth_wasm_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_max(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_wasm_lane16(a0, i) < (int16_t)synth_wasm_lane16(a1, i)) ? synth_wasm_lane16(a1, i) : synth_wasm_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_min(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_wasm_lane32(a0, i) < (int32_t)synth_wasm_lane32(a1, i)) ? synth_wasm_lane32(a0, i) : synth_wasm_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_max(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_wasm_lane32(a0, i) < (int32_t)synth_wasm_lane32(a1, i)) ? synth_wasm_lane32(a1, i) : synth_wasm_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u8x16_add_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_clamp((int16_t)(uint16_t)((uint16_t)(synth_wasm_lane8(a0, i)) + (uint16_t)(synth_wasm_lane8(a1, i))), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u8x16_sub_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_clamp((int16_t)(uint16_t)((uint16_t)(synth_wasm_lane8(a0, i)) - (uint16_t)(synth_wasm_lane8(a1, i))), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_add_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)(uint32_t)((uint32_t)(synth_wasm_lane16(a0, i)) + (uint32_t)(synth_wasm_lane16(a1, i))), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_sub_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)(uint32_t)((uint32_t)(synth_wasm_lane16(a0, i)) - (uint32_t)(synth_wasm_lane16(a1, i))), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u8x16_min(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_wasm_lane8(a0, i) < synth_wasm_lane8(a1, i)) ? synth_wasm_lane8(a0, i) : synth_wasm_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u8x16_max(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_wasm_lane8(a0, i) < synth_wasm_lane8(a1, i)) ? synth_wasm_lane8(a1, i) : synth_wasm_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_min(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_wasm_lane16(a0, i) < synth_wasm_lane16(a1, i)) ? synth_wasm_lane16(a0, i) : synth_wasm_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_max(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_wasm_lane16(a0, i) < synth_wasm_lane16(a1, i)) ? synth_wasm_lane16(a1, i) : synth_wasm_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_min(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_wasm_lane32(a0, i) < synth_wasm_lane32(a1, i)) ? synth_wasm_lane32(a0, i) : synth_wasm_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_max(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_wasm_lane32(a0, i) < synth_wasm_lane32(a1, i)) ? synth_wasm_lane32(a1, i) : synth_wasm_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u8x16_avgr(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)((uint16_t)((uint16_t)((uint16_t)((uint16_t)(synth_wasm_lane8(a0, i)) + (uint16_t)(synth_wasm_lane8(a1, i))) + (uint16_t)(1u)) >> 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_avgr(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)((uint32_t)((uint32_t)((uint32_t)(synth_wasm_lane16(a0, i)) + (uint32_t)(synth_wasm_lane16(a1, i))) + (uint32_t)(1u)) >> 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_q15mulr_sat(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)(uint32_t)((int32_t)(uint32_t)((uint32_t)((uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, i)) * (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a1, i))) + (uint32_t)(16384u)) >> 15), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_eq(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_wasm_lane8(a0, i) == synth_wasm_lane8(a1, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_lt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_wasm_lane8(a0, i) < (int8_t)synth_wasm_lane8(a1, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_gt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_wasm_lane8(a1, i) < (int8_t)synth_wasm_lane8(a0, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u8x16_lt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_wasm_lane8(a0, i) < synth_wasm_lane8(a1, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u8x16_gt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_wasm_lane8(a1, i) < synth_wasm_lane8(a0, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_eq(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_wasm_lane16(a0, i) == synth_wasm_lane16(a1, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_lt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_wasm_lane16(a0, i) < (int16_t)synth_wasm_lane16(a1, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_gt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_wasm_lane16(a1, i) < (int16_t)synth_wasm_lane16(a0, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_lt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_wasm_lane16(a0, i) < synth_wasm_lane16(a1, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_gt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_wasm_lane16(a1, i) < synth_wasm_lane16(a0, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_eq(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_wasm_lane32(a0, i) == synth_wasm_lane32(a1, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_lt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_wasm_lane32(a0, i) < (int32_t)synth_wasm_lane32(a1, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_gt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_wasm_lane32(a1, i) < (int32_t)synth_wasm_lane32(a0, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_lt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_wasm_lane32(a0, i) < synth_wasm_lane32(a1, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_gt(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_wasm_lane32(a1, i) < synth_wasm_lane32(a0, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_extadd_pairwise_i8x16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a0, 2 * i)) + (uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_extadd_pairwise_u8x16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_wasm_lane8(a0, 2 * i)) + (uint16_t)(synth_wasm_lane8(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_extadd_pairwise_i16x8(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, 2 * i)) + (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_extadd_pairwise_u16x8(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_wasm_lane16(a0, 2 * i)) + (uint32_t)(synth_wasm_lane16(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_dot_i16x8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, 2 * i)) * (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a1, 2 * i))) + (uint32_t)((uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, 2 * i + 1)) * (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a1, 2 * i + 1))));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_extend_low_i8x16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_extmul_low_i8x16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)(uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a0, i)) * (uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_extend_high_i8x16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a0, i + 8));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_extmul_high_i8x16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)(uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a0, i + 8)) * (uint16_t)((int16_t)(int8_t)synth_wasm_lane8(a1, i + 8)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_extend_low_u8x16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_extmul_low_u8x16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)(uint16_t)(synth_wasm_lane8(a0, i)) * (uint16_t)(synth_wasm_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_extend_high_u8x16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_lane8(a0, i + 8));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_extmul_high_u8x16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)(uint16_t)(synth_wasm_lane8(a0, i + 8)) * (uint16_t)(synth_wasm_lane8(a1, i + 8)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_extend_low_i16x8(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_extmul_low_i16x8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, i)) * (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_extend_high_i16x8(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, i + 4));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_extmul_high_i16x8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a0, i + 4)) * (uint32_t)((int32_t)(int16_t)synth_wasm_lane16(a1, i + 4)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_extend_low_u16x8(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_wasm_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_extmul_low_u16x8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_wasm_lane16(a0, i)) * (uint32_t)(synth_wasm_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_extend_high_u16x8(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_wasm_lane16(a0, i + 4));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u32x4_extmul_high_u16x8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_wasm_lane16(a0, i + 4)) * (uint32_t)(synth_wasm_lane16(a1, i + 4)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_extend_low_i32x4(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a0, 0));
  result[1] = (uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_extmul_low_i32x4(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a0, 0)) * (uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a1, 0)));
  result[1] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a0, 1)) * (uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_extend_high_i32x4(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a0, 2));
  result[1] = (uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a0, 3));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_extmul_high_i32x4(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a0, 2)) * (uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a1, 2)));
  result[1] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a0, 3)) * (uint64_t)((int64_t)(int32_t)synth_wasm_lane32(a1, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u64x2_extend_low_u32x4(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_wasm_lane32(a0, 0));
  result[1] = (uint64_t)(synth_wasm_lane32(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u64x2_extmul_low_u32x4(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)(synth_wasm_lane32(a0, 0)) * (uint64_t)(synth_wasm_lane32(a1, 0)));
  result[1] = (uint64_t)((uint64_t)(synth_wasm_lane32(a0, 1)) * (uint64_t)(synth_wasm_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u64x2_extend_high_u32x4(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_wasm_lane32(a0, 2));
  result[1] = (uint64_t)(synth_wasm_lane32(a0, 3));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u64x2_extmul_high_u32x4(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)(synth_wasm_lane32(a0, 2)) * (uint64_t)(synth_wasm_lane32(a1, 2)));
  result[1] = (uint64_t)((uint64_t)(synth_wasm_lane32(a0, 3)) * (uint64_t)(synth_wasm_lane32(a1, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_narrow_i16x8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_wasm_clamp((int16_t)synth_wasm_lane16(a0, i), -128, 127));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_clamp((int16_t)synth_wasm_lane16(a1, i - 8), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u8x16_narrow_i16x8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_wasm_clamp((int16_t)synth_wasm_lane16(a0, i), 0, 255));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_wasm_clamp((int16_t)synth_wasm_lane16(a1, i - 8), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_narrow_i32x4(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)synth_wasm_lane32(a0, i), -32768, 32767));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)synth_wasm_lane32(a1, i - 4), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_u16x8_narrow_i32x4(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)synth_wasm_lane32(a0, i), 0, 65535));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_wasm_clamp((int32_t)synth_wasm_lane32(a1, i - 4), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_swizzle(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_wasm_lane8(a1, i) < (uint8_t)(16u)) ? ((const uint8_t[]){synth_wasm_lane8(a0, 0), synth_wasm_lane8(a0, 1), synth_wasm_lane8(a0, 2), synth_wasm_lane8(a0, 3), synth_wasm_lane8(a0, 4), synth_wasm_lane8(a0, 5), synth_wasm_lane8(a0, 6), synth_wasm_lane8(a0, 7), synth_wasm_lane8(a0, 8), synth_wasm_lane8(a0, 9), synth_wasm_lane8(a0, 10), synth_wasm_lane8(a0, 11), synth_wasm_lane8(a0, 12), synth_wasm_lane8(a0, 13), synth_wasm_lane8(a0, 14), synth_wasm_lane8(a0, 15)})[(uint8_t)(synth_wasm_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_zip_low(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_wasm_lane8(a0, 0);
  result[1] = synth_wasm_lane8(a1, 0);
  result[2] = synth_wasm_lane8(a0, 1);
  result[3] = synth_wasm_lane8(a1, 1);
  result[4] = synth_wasm_lane8(a0, 2);
  result[5] = synth_wasm_lane8(a1, 2);
  result[6] = synth_wasm_lane8(a0, 3);
  result[7] = synth_wasm_lane8(a1, 3);
  result[8] = synth_wasm_lane8(a0, 4);
  result[9] = synth_wasm_lane8(a1, 4);
  result[10] = synth_wasm_lane8(a0, 5);
  result[11] = synth_wasm_lane8(a1, 5);
  result[12] = synth_wasm_lane8(a0, 6);
  result[13] = synth_wasm_lane8(a1, 6);
  result[14] = synth_wasm_lane8(a0, 7);
  result[15] = synth_wasm_lane8(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_zip_high(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_wasm_lane8(a0, 8);
  result[1] = synth_wasm_lane8(a1, 8);
  result[2] = synth_wasm_lane8(a0, 9);
  result[3] = synth_wasm_lane8(a1, 9);
  result[4] = synth_wasm_lane8(a0, 10);
  result[5] = synth_wasm_lane8(a1, 10);
  result[6] = synth_wasm_lane8(a0, 11);
  result[7] = synth_wasm_lane8(a1, 11);
  result[8] = synth_wasm_lane8(a0, 12);
  result[9] = synth_wasm_lane8(a1, 12);
  result[10] = synth_wasm_lane8(a0, 13);
  result[11] = synth_wasm_lane8(a1, 13);
  result[12] = synth_wasm_lane8(a0, 14);
  result[13] = synth_wasm_lane8(a1, 14);
  result[14] = synth_wasm_lane8(a0, 15);
  result[15] = synth_wasm_lane8(a1, 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_even(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_wasm_lane8(a0, 2 * i);
  for (int i = 8; i < 16; ++i) result[i] = synth_wasm_lane8(a1, 2 * i - 16);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_odd(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_wasm_lane8(a0, 2 * i + 1);
  for (int i = 8; i < 16; ++i) result[i] = synth_wasm_lane8(a1, 2 * i - 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_transpose_even(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_wasm_lane8(a0, 0);
  result[1] = synth_wasm_lane8(a1, 0);
  result[2] = synth_wasm_lane8(a0, 2);
  result[3] = synth_wasm_lane8(a1, 2);
  result[4] = synth_wasm_lane8(a0, 4);
  result[5] = synth_wasm_lane8(a1, 4);
  result[6] = synth_wasm_lane8(a0, 6);
  result[7] = synth_wasm_lane8(a1, 6);
  result[8] = synth_wasm_lane8(a0, 8);
  result[9] = synth_wasm_lane8(a1, 8);
  result[10] = synth_wasm_lane8(a0, 10);
  result[11] = synth_wasm_lane8(a1, 10);
  result[12] = synth_wasm_lane8(a0, 12);
  result[13] = synth_wasm_lane8(a1, 12);
  result[14] = synth_wasm_lane8(a0, 14);
  result[15] = synth_wasm_lane8(a1, 14);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_transpose_odd(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_wasm_lane8(a0, 1);
  result[1] = synth_wasm_lane8(a1, 1);
  result[2] = synth_wasm_lane8(a0, 3);
  result[3] = synth_wasm_lane8(a1, 3);
  result[4] = synth_wasm_lane8(a0, 5);
  result[5] = synth_wasm_lane8(a1, 5);
  result[6] = synth_wasm_lane8(a0, 7);
  result[7] = synth_wasm_lane8(a1, 7);
  result[8] = synth_wasm_lane8(a0, 9);
  result[9] = synth_wasm_lane8(a1, 9);
  result[10] = synth_wasm_lane8(a0, 11);
  result[11] = synth_wasm_lane8(a1, 11);
  result[12] = synth_wasm_lane8(a0, 13);
  result[13] = synth_wasm_lane8(a1, 13);
  result[14] = synth_wasm_lane8(a0, 15);
  result[15] = synth_wasm_lane8(a1, 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_swapped(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  result[0] = synth_wasm_lane8(a0, 1);
  result[1] = synth_wasm_lane8(a0, 0);
  result[2] = synth_wasm_lane8(a0, 3);
  result[3] = synth_wasm_lane8(a0, 2);
  result[4] = synth_wasm_lane8(a0, 5);
  result[5] = synth_wasm_lane8(a0, 4);
  result[6] = synth_wasm_lane8(a0, 7);
  result[7] = synth_wasm_lane8(a0, 6);
  result[8] = synth_wasm_lane8(a0, 9);
  result[9] = synth_wasm_lane8(a0, 8);
  result[10] = synth_wasm_lane8(a0, 11);
  result[11] = synth_wasm_lane8(a0, 10);
  result[12] = synth_wasm_lane8(a0, 13);
  result[13] = synth_wasm_lane8(a0, 12);
  result[14] = synth_wasm_lane8(a0, 15);
  result[15] = synth_wasm_lane8(a0, 14);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_zip_low(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_wasm_lane16(a0, 0);
  result[1] = synth_wasm_lane16(a1, 0);
  result[2] = synth_wasm_lane16(a0, 1);
  result[3] = synth_wasm_lane16(a1, 1);
  result[4] = synth_wasm_lane16(a0, 2);
  result[5] = synth_wasm_lane16(a1, 2);
  result[6] = synth_wasm_lane16(a0, 3);
  result[7] = synth_wasm_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_zip_high(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_wasm_lane16(a0, 4);
  result[1] = synth_wasm_lane16(a1, 4);
  result[2] = synth_wasm_lane16(a0, 5);
  result[3] = synth_wasm_lane16(a1, 5);
  result[4] = synth_wasm_lane16(a0, 6);
  result[5] = synth_wasm_lane16(a1, 6);
  result[6] = synth_wasm_lane16(a0, 7);
  result[7] = synth_wasm_lane16(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_even(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_wasm_lane16(a0, 2 * i);
  for (int i = 4; i < 8; ++i) result[i] = synth_wasm_lane16(a1, 2 * i - 8);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_odd(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_wasm_lane16(a0, 2 * i + 1);
  for (int i = 4; i < 8; ++i) result[i] = synth_wasm_lane16(a1, 2 * i - 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_transpose_even(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_wasm_lane16(a0, 0);
  result[1] = synth_wasm_lane16(a1, 0);
  result[2] = synth_wasm_lane16(a0, 2);
  result[3] = synth_wasm_lane16(a1, 2);
  result[4] = synth_wasm_lane16(a0, 4);
  result[5] = synth_wasm_lane16(a1, 4);
  result[6] = synth_wasm_lane16(a0, 6);
  result[7] = synth_wasm_lane16(a1, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_transpose_odd(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_wasm_lane16(a0, 1);
  result[1] = synth_wasm_lane16(a1, 1);
  result[2] = synth_wasm_lane16(a0, 3);
  result[3] = synth_wasm_lane16(a1, 3);
  result[4] = synth_wasm_lane16(a0, 5);
  result[5] = synth_wasm_lane16(a1, 5);
  result[6] = synth_wasm_lane16(a0, 7);
  result[7] = synth_wasm_lane16(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i16x8_swapped(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  result[0] = synth_wasm_lane16(a0, 1);
  result[1] = synth_wasm_lane16(a0, 0);
  result[2] = synth_wasm_lane16(a0, 3);
  result[3] = synth_wasm_lane16(a0, 2);
  result[4] = synth_wasm_lane16(a0, 5);
  result[5] = synth_wasm_lane16(a0, 4);
  result[6] = synth_wasm_lane16(a0, 7);
  result[7] = synth_wasm_lane16(a0, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_zip_low(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_wasm_lane32(a0, 0);
  result[1] = synth_wasm_lane32(a1, 0);
  result[2] = synth_wasm_lane32(a0, 1);
  result[3] = synth_wasm_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_zip_high(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_wasm_lane32(a0, 2);
  result[1] = synth_wasm_lane32(a1, 2);
  result[2] = synth_wasm_lane32(a0, 3);
  result[3] = synth_wasm_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_even(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_wasm_lane32(a0, 0);
  result[1] = synth_wasm_lane32(a0, 2);
  result[2] = synth_wasm_lane32(a1, 0);
  result[3] = synth_wasm_lane32(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_odd(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_wasm_lane32(a0, 1);
  result[1] = synth_wasm_lane32(a0, 3);
  result[2] = synth_wasm_lane32(a1, 1);
  result[3] = synth_wasm_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_transpose_even(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_wasm_lane32(a0, 0);
  result[1] = synth_wasm_lane32(a1, 0);
  result[2] = synth_wasm_lane32(a0, 2);
  result[3] = synth_wasm_lane32(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_transpose_odd(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_wasm_lane32(a0, 1);
  result[1] = synth_wasm_lane32(a1, 1);
  result[2] = synth_wasm_lane32(a0, 3);
  result[3] = synth_wasm_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32x4_swapped(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  result[0] = synth_wasm_lane32(a0, 1);
  result[1] = synth_wasm_lane32(a0, 0);
  result[2] = synth_wasm_lane32(a0, 3);
  result[3] = synth_wasm_lane32(a0, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_zip_low(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = synth_wasm_lane64(a0, 0);
  result[1] = synth_wasm_lane64(a1, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i64x2_zip_high(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = synth_wasm_lane64(a0, 1);
  result[1] = synth_wasm_lane64(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i8x16_bitmask(uint8_t *out, const uint8_t *a0) {
  uint16_t result[1];
  result[0] = (uint16_t)((uint16_t)((uint16_t)((uint16_t)((((int8_t)synth_wasm_lane8(a0, 0) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(1u) : (uint16_t)(0u)) | (((int8_t)synth_wasm_lane8(a0, 1) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(2u) : (uint16_t)(0u))) | (uint16_t)((((int8_t)synth_wasm_lane8(a0, 2) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(4u) : (uint16_t)(0u)) | (((int8_t)synth_wasm_lane8(a0, 3) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(8u) : (uint16_t)(0u)))) | (uint16_t)((uint16_t)((((int8_t)synth_wasm_lane8(a0, 4) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(16u) : (uint16_t)(0u)) | (((int8_t)synth_wasm_lane8(a0, 5) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(32u) : (uint16_t)(0u))) | (uint16_t)((((int8_t)synth_wasm_lane8(a0, 6) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(64u) : (uint16_t)(0u)) | (((int8_t)synth_wasm_lane8(a0, 7) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(128u) : (uint16_t)(0u))))) | (uint16_t)((uint16_t)((uint16_t)((((int8_t)synth_wasm_lane8(a0, 8) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(256u) : (uint16_t)(0u)) | (((int8_t)synth_wasm_lane8(a0, 9) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(512u) : (uint16_t)(0u))) | (uint16_t)((((int8_t)synth_wasm_lane8(a0, 10) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(1024u) : (uint16_t)(0u)) | (((int8_t)synth_wasm_lane8(a0, 11) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(2048u) : (uint16_t)(0u)))) | (uint16_t)((uint16_t)((((int8_t)synth_wasm_lane8(a0, 12) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(4096u) : (uint16_t)(0u)) | (((int8_t)synth_wasm_lane8(a0, 13) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(8192u) : (uint16_t)(0u))) | (uint16_t)((((int8_t)synth_wasm_lane8(a0, 14) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(16384u) : (uint16_t)(0u)) | (((int8_t)synth_wasm_lane8(a0, 15) < (int8_t)(uint8_t)(0u)) ? (uint16_t)(32768u) : (uint16_t)(0u))))));
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_i32_joined(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[2];
  result[0] = synth_wasm_lane16(a0, 0);
  result[1] = synth_wasm_lane16(a1, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_load(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_wasm_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_store(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_wasm_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_load8_splat(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_wasm_lane8(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_load16_splat(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_wasm_lane16(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_load32_splat(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_wasm_lane32(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_wasm_wasm_v128_load64_splat(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = synth_wasm_lane64(a0, 0);
  result[1] = synth_wasm_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}
#endif
