/* SPDX-License-Identifier: Apache-2.0
 *
 * Intel AVX-512 F and BW (x86-64): every instruction of block kernels without an immediate, by its definition,
 * lane by lane, as a function over bytes in little-endian order. The kernels beside this file include it where
 * the compiler targets another processor. Written by synth-kernel; do not edit.
 */
#ifndef SYNTH_AVX512_PORTABLE_H
#define SYNTH_AVX512_PORTABLE_H
#include <stdint.h>
#include <string.h>

static inline uint64_t synth_avx512_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}
static inline int64_t synth_avx512_clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}
static inline uint8_t synth_avx512_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
  return x;
}
static inline uint16_t synth_avx512_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}
static inline uint32_t synth_avx512_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}
static inline uint64_t synth_avx512_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}
static inline void synth_avx512__mm512_and_si512(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_lane8(a0, i) & synth_avx512_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_andnot_si512(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)((uint8_t)(~synth_avx512_lane8(a0, i)) & synth_avx512_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_or_si512(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_lane8(a0, i) | synth_avx512_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_xor_si512(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_lane8(a0, i) ^ synth_avx512_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_add_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_lane8(a0, i) + synth_avx512_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_sub_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_lane8(a0, i) - synth_avx512_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_add_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_lane16(a0, i) + synth_avx512_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_sub_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_lane16(a0, i) - synth_avx512_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_add_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)(synth_avx512_lane32(a0, i) + synth_avx512_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_sub_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)(synth_avx512_lane32(a0, i) - synth_avx512_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_add_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)(synth_avx512_lane64(a0, i) + synth_avx512_lane64(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_sub_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)(synth_avx512_lane64(a0, i) - synth_avx512_lane64(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_adds_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)(uint16_t)((uint16_t)((int16_t)(int8_t)synth_avx512_lane8(a0, i)) + (uint16_t)((int16_t)(int8_t)synth_avx512_lane8(a1, i))), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_subs_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)(uint16_t)((uint16_t)((int16_t)(int8_t)synth_avx512_lane8(a0, i)) - (uint16_t)((int16_t)(int8_t)synth_avx512_lane8(a1, i))), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_adds_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a0, i)) + (uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a1, i))), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_subs_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a0, i)) - (uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a1, i))), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_min_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (((int8_t)synth_avx512_lane8(a0, i) < (int8_t)synth_avx512_lane8(a1, i)) ? synth_avx512_lane8(a0, i) : synth_avx512_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_max_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (((int8_t)synth_avx512_lane8(a0, i) < (int8_t)synth_avx512_lane8(a1, i)) ? synth_avx512_lane8(a1, i) : synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_min_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (((int16_t)synth_avx512_lane16(a0, i) < (int16_t)synth_avx512_lane16(a1, i)) ? synth_avx512_lane16(a0, i) : synth_avx512_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_max_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (((int16_t)synth_avx512_lane16(a0, i) < (int16_t)synth_avx512_lane16(a1, i)) ? synth_avx512_lane16(a1, i) : synth_avx512_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_min_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int32_t)synth_avx512_lane32(a0, i) < (int32_t)synth_avx512_lane32(a1, i)) ? synth_avx512_lane32(a0, i) : synth_avx512_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_max_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int32_t)synth_avx512_lane32(a0, i) < (int32_t)synth_avx512_lane32(a1, i)) ? synth_avx512_lane32(a1, i) : synth_avx512_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_mulhi_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)((uint32_t)((uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a0, i)) * (uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a1, i))) >> 16));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_adds_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)(uint16_t)((uint16_t)(synth_avx512_lane8(a0, i)) + (uint16_t)(synth_avx512_lane8(a1, i))), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_subs_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)(uint16_t)((uint16_t)(synth_avx512_lane8(a0, i)) - (uint16_t)(synth_avx512_lane8(a1, i))), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_adds_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)(uint32_t)((uint32_t)(synth_avx512_lane16(a0, i)) + (uint32_t)(synth_avx512_lane16(a1, i))), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_subs_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)(uint32_t)((uint32_t)(synth_avx512_lane16(a0, i)) - (uint32_t)(synth_avx512_lane16(a1, i))), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_min_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = ((synth_avx512_lane8(a0, i) < synth_avx512_lane8(a1, i)) ? synth_avx512_lane8(a0, i) : synth_avx512_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_max_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = ((synth_avx512_lane8(a0, i) < synth_avx512_lane8(a1, i)) ? synth_avx512_lane8(a1, i) : synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_min_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = ((synth_avx512_lane16(a0, i) < synth_avx512_lane16(a1, i)) ? synth_avx512_lane16(a0, i) : synth_avx512_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_max_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = ((synth_avx512_lane16(a0, i) < synth_avx512_lane16(a1, i)) ? synth_avx512_lane16(a1, i) : synth_avx512_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_min_epu32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_avx512_lane32(a0, i) < synth_avx512_lane32(a1, i)) ? synth_avx512_lane32(a0, i) : synth_avx512_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_max_epu32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_avx512_lane32(a0, i) < synth_avx512_lane32(a1, i)) ? synth_avx512_lane32(a1, i) : synth_avx512_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_mulhi_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)((uint32_t)((uint32_t)((uint32_t)(synth_avx512_lane16(a0, i)) * (uint32_t)(synth_avx512_lane16(a1, i))) >> 16));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_mullo_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)((uint32_t)synth_avx512_lane16(a0, i) * synth_avx512_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_mullo_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)(synth_avx512_lane32(a0, i) * synth_avx512_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_avg_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (uint8_t)((uint16_t)((uint16_t)((uint16_t)((uint16_t)(synth_avx512_lane8(a0, i)) + (uint16_t)(synth_avx512_lane8(a1, i))) + (uint16_t)(1u)) >> 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_avg_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)((uint32_t)((uint32_t)((uint32_t)((uint32_t)(synth_avx512_lane16(a0, i)) + (uint32_t)(synth_avx512_lane16(a1, i))) + (uint32_t)(1u)) >> 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_abs_epi8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = (((int8_t)synth_avx512_lane8(a0, i) < (int8_t)(uint8_t)(0u)) ? (uint8_t)((uint8_t)(0u) - synth_avx512_lane8(a0, i)) : synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_abs_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (((int16_t)synth_avx512_lane16(a0, i) < (int16_t)(uint16_t)(0u)) ? (uint16_t)((uint16_t)(0u) - synth_avx512_lane16(a0, i)) : synth_avx512_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_abs_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int32_t)synth_avx512_lane32(a0, i) < (int32_t)(uint32_t)(0u)) ? (uint32_t)((uint32_t)(0u) - synth_avx512_lane32(a0, i)) : synth_avx512_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_maddubs_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)(uint16_t)((uint32_t)(uint16_t)(synth_avx512_lane8(a0, 2 * i)) * (uint16_t)((int16_t)(int8_t)synth_avx512_lane8(a1, 2 * i)))) + (uint32_t)((int32_t)(int16_t)(uint16_t)((uint32_t)(uint16_t)(synth_avx512_lane8(a0, 2 * i + 1)) * (uint16_t)((int16_t)(int8_t)synth_avx512_lane8(a1, 2 * i + 1))))), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_madd_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)((uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a0, 2 * i)) * (uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a1, 2 * i))) + (uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a0, 2 * i + 1)) * (uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a1, 2 * i + 1))));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_sad_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_avx512_lane8(a0, 8 * i) < synth_avx512_lane8(a1, 8 * i)) ? (uint8_t)(synth_avx512_lane8(a1, 8 * i) - synth_avx512_lane8(a0, 8 * i)) : (uint8_t)(synth_avx512_lane8(a0, 8 * i) - synth_avx512_lane8(a1, 8 * i)))) + (uint64_t)(((synth_avx512_lane8(a0, 8 * i + 1) < synth_avx512_lane8(a1, 8 * i + 1)) ? (uint8_t)(synth_avx512_lane8(a1, 8 * i + 1) - synth_avx512_lane8(a0, 8 * i + 1)) : (uint8_t)(synth_avx512_lane8(a0, 8 * i + 1) - synth_avx512_lane8(a1, 8 * i + 1))))) + (uint64_t)(((synth_avx512_lane8(a0, 8 * i + 2) < synth_avx512_lane8(a1, 8 * i + 2)) ? (uint8_t)(synth_avx512_lane8(a1, 8 * i + 2) - synth_avx512_lane8(a0, 8 * i + 2)) : (uint8_t)(synth_avx512_lane8(a0, 8 * i + 2) - synth_avx512_lane8(a1, 8 * i + 2))))) + (uint64_t)(((synth_avx512_lane8(a0, 8 * i + 3) < synth_avx512_lane8(a1, 8 * i + 3)) ? (uint8_t)(synth_avx512_lane8(a1, 8 * i + 3) - synth_avx512_lane8(a0, 8 * i + 3)) : (uint8_t)(synth_avx512_lane8(a0, 8 * i + 3) - synth_avx512_lane8(a1, 8 * i + 3))))) + (uint64_t)(((synth_avx512_lane8(a0, 8 * i + 4) < synth_avx512_lane8(a1, 8 * i + 4)) ? (uint8_t)(synth_avx512_lane8(a1, 8 * i + 4) - synth_avx512_lane8(a0, 8 * i + 4)) : (uint8_t)(synth_avx512_lane8(a0, 8 * i + 4) - synth_avx512_lane8(a1, 8 * i + 4))))) + (uint64_t)(((synth_avx512_lane8(a0, 8 * i + 5) < synth_avx512_lane8(a1, 8 * i + 5)) ? (uint8_t)(synth_avx512_lane8(a1, 8 * i + 5) - synth_avx512_lane8(a0, 8 * i + 5)) : (uint8_t)(synth_avx512_lane8(a0, 8 * i + 5) - synth_avx512_lane8(a1, 8 * i + 5))))) + (uint64_t)(((synth_avx512_lane8(a0, 8 * i + 6) < synth_avx512_lane8(a1, 8 * i + 6)) ? (uint8_t)(synth_avx512_lane8(a1, 8 * i + 6) - synth_avx512_lane8(a0, 8 * i + 6)) : (uint8_t)(synth_avx512_lane8(a0, 8 * i + 6) - synth_avx512_lane8(a1, 8 * i + 6))))) + (uint64_t)(((synth_avx512_lane8(a0, 8 * i + 7) < synth_avx512_lane8(a1, 8 * i + 7)) ? (uint8_t)(synth_avx512_lane8(a1, 8 * i + 7) - synth_avx512_lane8(a0, 8 * i + 7)) : (uint8_t)(synth_avx512_lane8(a0, 8 * i + 7) - synth_avx512_lane8(a1, 8 * i + 7)))));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepu8_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepu8_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)(synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepu8_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)(synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepu16_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)(synth_avx512_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepu16_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)(synth_avx512_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepu32_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)(synth_avx512_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi8_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint16_t)((int16_t)(int8_t)synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi8_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)((int32_t)(int8_t)synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi8_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)((int64_t)(int8_t)synth_avx512_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi16_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint32_t)((int32_t)(int16_t)synth_avx512_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi16_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)((int64_t)(int16_t)synth_avx512_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi32_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint64_t)((int64_t)(int32_t)synth_avx512_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi16_epi8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx512_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi32_epi8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_avx512_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi32_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx512_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi64_epi8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_avx512_lane64(a0, i));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(0u);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi64_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_avx512_lane64(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_cvtepi64_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)(synth_avx512_lane64(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_packs_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a0, i), -128, 127));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a1, i - 8), -128, 127));
  for (int i = 16; i < 24; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a0, i - 8), -128, 127));
  for (int i = 24; i < 32; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a1, i - 16), -128, 127));
  for (int i = 32; i < 40; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a0, i - 16), -128, 127));
  for (int i = 40; i < 48; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a1, i - 24), -128, 127));
  for (int i = 48; i < 56; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a0, i - 24), -128, 127));
  for (int i = 56; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a1, i - 32), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_packs_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a0, i), -32768, 32767));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a1, i - 4), -32768, 32767));
  for (int i = 8; i < 12; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a0, i - 4), -32768, 32767));
  for (int i = 12; i < 16; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a1, i - 8), -32768, 32767));
  for (int i = 16; i < 20; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a0, i - 8), -32768, 32767));
  for (int i = 20; i < 24; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a1, i - 12), -32768, 32767));
  for (int i = 24; i < 28; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a0, i - 12), -32768, 32767));
  for (int i = 28; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a1, i - 16), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_packus_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a0, i), 0, 255));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a1, i - 8), 0, 255));
  for (int i = 16; i < 24; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a0, i - 8), 0, 255));
  for (int i = 24; i < 32; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a1, i - 16), 0, 255));
  for (int i = 32; i < 40; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a0, i - 16), 0, 255));
  for (int i = 40; i < 48; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a1, i - 24), 0, 255));
  for (int i = 48; i < 56; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a0, i - 24), 0, 255));
  for (int i = 56; i < 64; ++i) result[i] = (uint8_t)(synth_avx512_clamp((int16_t)synth_avx512_lane16(a1, i - 32), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_packus_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a0, i), 0, 65535));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a1, i - 4), 0, 65535));
  for (int i = 8; i < 12; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a0, i - 4), 0, 65535));
  for (int i = 12; i < 16; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a1, i - 8), 0, 65535));
  for (int i = 16; i < 20; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a0, i - 8), 0, 65535));
  for (int i = 20; i < 24; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a1, i - 12), 0, 65535));
  for (int i = 24; i < 28; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a0, i - 12), 0, 65535));
  for (int i = 28; i < 32; ++i) result[i] = (uint16_t)(synth_avx512_clamp((int32_t)synth_avx512_lane32(a1, i - 16), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_shuffle_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_avx512_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_avx512_lane8(a0, 0), synth_avx512_lane8(a0, 1), synth_avx512_lane8(a0, 2), synth_avx512_lane8(a0, 3), synth_avx512_lane8(a0, 4), synth_avx512_lane8(a0, 5), synth_avx512_lane8(a0, 6), synth_avx512_lane8(a0, 7), synth_avx512_lane8(a0, 8), synth_avx512_lane8(a0, 9), synth_avx512_lane8(a0, 10), synth_avx512_lane8(a0, 11), synth_avx512_lane8(a0, 12), synth_avx512_lane8(a0, 13), synth_avx512_lane8(a0, 14), synth_avx512_lane8(a0, 15)})[(uint8_t)(synth_avx512_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  for (int i = 16; i < 32; ++i) result[i] = ((synth_avx512_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_avx512_lane8(a0, 16), synth_avx512_lane8(a0, 17), synth_avx512_lane8(a0, 18), synth_avx512_lane8(a0, 19), synth_avx512_lane8(a0, 20), synth_avx512_lane8(a0, 21), synth_avx512_lane8(a0, 22), synth_avx512_lane8(a0, 23), synth_avx512_lane8(a0, 24), synth_avx512_lane8(a0, 25), synth_avx512_lane8(a0, 26), synth_avx512_lane8(a0, 27), synth_avx512_lane8(a0, 28), synth_avx512_lane8(a0, 29), synth_avx512_lane8(a0, 30), synth_avx512_lane8(a0, 31)})[(uint8_t)(synth_avx512_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  for (int i = 32; i < 48; ++i) result[i] = ((synth_avx512_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_avx512_lane8(a0, 32), synth_avx512_lane8(a0, 33), synth_avx512_lane8(a0, 34), synth_avx512_lane8(a0, 35), synth_avx512_lane8(a0, 36), synth_avx512_lane8(a0, 37), synth_avx512_lane8(a0, 38), synth_avx512_lane8(a0, 39), synth_avx512_lane8(a0, 40), synth_avx512_lane8(a0, 41), synth_avx512_lane8(a0, 42), synth_avx512_lane8(a0, 43), synth_avx512_lane8(a0, 44), synth_avx512_lane8(a0, 45), synth_avx512_lane8(a0, 46), synth_avx512_lane8(a0, 47)})[(uint8_t)(synth_avx512_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  for (int i = 48; i < 64; ++i) result[i] = ((synth_avx512_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_avx512_lane8(a0, 48), synth_avx512_lane8(a0, 49), synth_avx512_lane8(a0, 50), synth_avx512_lane8(a0, 51), synth_avx512_lane8(a0, 52), synth_avx512_lane8(a0, 53), synth_avx512_lane8(a0, 54), synth_avx512_lane8(a0, 55), synth_avx512_lane8(a0, 56), synth_avx512_lane8(a0, 57), synth_avx512_lane8(a0, 58), synth_avx512_lane8(a0, 59), synth_avx512_lane8(a0, 60), synth_avx512_lane8(a0, 61), synth_avx512_lane8(a0, 62), synth_avx512_lane8(a0, 63)})[(uint8_t)(synth_avx512_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_permutexvar_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = ((const uint16_t[]){synth_avx512_lane16(a1, 0), synth_avx512_lane16(a1, 1), synth_avx512_lane16(a1, 2), synth_avx512_lane16(a1, 3), synth_avx512_lane16(a1, 4), synth_avx512_lane16(a1, 5), synth_avx512_lane16(a1, 6), synth_avx512_lane16(a1, 7), synth_avx512_lane16(a1, 8), synth_avx512_lane16(a1, 9), synth_avx512_lane16(a1, 10), synth_avx512_lane16(a1, 11), synth_avx512_lane16(a1, 12), synth_avx512_lane16(a1, 13), synth_avx512_lane16(a1, 14), synth_avx512_lane16(a1, 15), synth_avx512_lane16(a1, 16), synth_avx512_lane16(a1, 17), synth_avx512_lane16(a1, 18), synth_avx512_lane16(a1, 19), synth_avx512_lane16(a1, 20), synth_avx512_lane16(a1, 21), synth_avx512_lane16(a1, 22), synth_avx512_lane16(a1, 23), synth_avx512_lane16(a1, 24), synth_avx512_lane16(a1, 25), synth_avx512_lane16(a1, 26), synth_avx512_lane16(a1, 27), synth_avx512_lane16(a1, 28), synth_avx512_lane16(a1, 29), synth_avx512_lane16(a1, 30), synth_avx512_lane16(a1, 31)})[(uint16_t)(synth_avx512_lane16(a0, i) & (uint16_t)(31u))];
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_permutexvar_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((const uint32_t[]){synth_avx512_lane32(a1, 0), synth_avx512_lane32(a1, 1), synth_avx512_lane32(a1, 2), synth_avx512_lane32(a1, 3), synth_avx512_lane32(a1, 4), synth_avx512_lane32(a1, 5), synth_avx512_lane32(a1, 6), synth_avx512_lane32(a1, 7), synth_avx512_lane32(a1, 8), synth_avx512_lane32(a1, 9), synth_avx512_lane32(a1, 10), synth_avx512_lane32(a1, 11), synth_avx512_lane32(a1, 12), synth_avx512_lane32(a1, 13), synth_avx512_lane32(a1, 14), synth_avx512_lane32(a1, 15)})[(uint32_t)(synth_avx512_lane32(a0, i) & (uint32_t)(15u))];
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_permutexvar_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((const uint64_t[]){synth_avx512_lane64(a1, 0), synth_avx512_lane64(a1, 1), synth_avx512_lane64(a1, 2), synth_avx512_lane64(a1, 3), synth_avx512_lane64(a1, 4), synth_avx512_lane64(a1, 5), synth_avx512_lane64(a1, 6), synth_avx512_lane64(a1, 7)})[(uint64_t)(synth_avx512_lane64(a0, i) & (uint64_t)(7ull))];
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_unpacklo_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  result[0] = synth_avx512_lane8(a0, 0);
  result[1] = synth_avx512_lane8(a1, 0);
  result[2] = synth_avx512_lane8(a0, 1);
  result[3] = synth_avx512_lane8(a1, 1);
  result[4] = synth_avx512_lane8(a0, 2);
  result[5] = synth_avx512_lane8(a1, 2);
  result[6] = synth_avx512_lane8(a0, 3);
  result[7] = synth_avx512_lane8(a1, 3);
  result[8] = synth_avx512_lane8(a0, 4);
  result[9] = synth_avx512_lane8(a1, 4);
  result[10] = synth_avx512_lane8(a0, 5);
  result[11] = synth_avx512_lane8(a1, 5);
  result[12] = synth_avx512_lane8(a0, 6);
  result[13] = synth_avx512_lane8(a1, 6);
  result[14] = synth_avx512_lane8(a0, 7);
  result[15] = synth_avx512_lane8(a1, 7);
  result[16] = synth_avx512_lane8(a0, 16);
  result[17] = synth_avx512_lane8(a1, 16);
  result[18] = synth_avx512_lane8(a0, 17);
  result[19] = synth_avx512_lane8(a1, 17);
  result[20] = synth_avx512_lane8(a0, 18);
  result[21] = synth_avx512_lane8(a1, 18);
  result[22] = synth_avx512_lane8(a0, 19);
  result[23] = synth_avx512_lane8(a1, 19);
  result[24] = synth_avx512_lane8(a0, 20);
  result[25] = synth_avx512_lane8(a1, 20);
  result[26] = synth_avx512_lane8(a0, 21);
  result[27] = synth_avx512_lane8(a1, 21);
  result[28] = synth_avx512_lane8(a0, 22);
  result[29] = synth_avx512_lane8(a1, 22);
  result[30] = synth_avx512_lane8(a0, 23);
  result[31] = synth_avx512_lane8(a1, 23);
  result[32] = synth_avx512_lane8(a0, 32);
  result[33] = synth_avx512_lane8(a1, 32);
  result[34] = synth_avx512_lane8(a0, 33);
  result[35] = synth_avx512_lane8(a1, 33);
  result[36] = synth_avx512_lane8(a0, 34);
  result[37] = synth_avx512_lane8(a1, 34);
  result[38] = synth_avx512_lane8(a0, 35);
  result[39] = synth_avx512_lane8(a1, 35);
  result[40] = synth_avx512_lane8(a0, 36);
  result[41] = synth_avx512_lane8(a1, 36);
  result[42] = synth_avx512_lane8(a0, 37);
  result[43] = synth_avx512_lane8(a1, 37);
  result[44] = synth_avx512_lane8(a0, 38);
  result[45] = synth_avx512_lane8(a1, 38);
  result[46] = synth_avx512_lane8(a0, 39);
  result[47] = synth_avx512_lane8(a1, 39);
  result[48] = synth_avx512_lane8(a0, 48);
  result[49] = synth_avx512_lane8(a1, 48);
  result[50] = synth_avx512_lane8(a0, 49);
  result[51] = synth_avx512_lane8(a1, 49);
  result[52] = synth_avx512_lane8(a0, 50);
  result[53] = synth_avx512_lane8(a1, 50);
  result[54] = synth_avx512_lane8(a0, 51);
  result[55] = synth_avx512_lane8(a1, 51);
  result[56] = synth_avx512_lane8(a0, 52);
  result[57] = synth_avx512_lane8(a1, 52);
  result[58] = synth_avx512_lane8(a0, 53);
  result[59] = synth_avx512_lane8(a1, 53);
  result[60] = synth_avx512_lane8(a0, 54);
  result[61] = synth_avx512_lane8(a1, 54);
  result[62] = synth_avx512_lane8(a0, 55);
  result[63] = synth_avx512_lane8(a1, 55);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_unpackhi_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[64];
  result[0] = synth_avx512_lane8(a0, 8);
  result[1] = synth_avx512_lane8(a1, 8);
  result[2] = synth_avx512_lane8(a0, 9);
  result[3] = synth_avx512_lane8(a1, 9);
  result[4] = synth_avx512_lane8(a0, 10);
  result[5] = synth_avx512_lane8(a1, 10);
  result[6] = synth_avx512_lane8(a0, 11);
  result[7] = synth_avx512_lane8(a1, 11);
  result[8] = synth_avx512_lane8(a0, 12);
  result[9] = synth_avx512_lane8(a1, 12);
  result[10] = synth_avx512_lane8(a0, 13);
  result[11] = synth_avx512_lane8(a1, 13);
  result[12] = synth_avx512_lane8(a0, 14);
  result[13] = synth_avx512_lane8(a1, 14);
  result[14] = synth_avx512_lane8(a0, 15);
  result[15] = synth_avx512_lane8(a1, 15);
  result[16] = synth_avx512_lane8(a0, 24);
  result[17] = synth_avx512_lane8(a1, 24);
  result[18] = synth_avx512_lane8(a0, 25);
  result[19] = synth_avx512_lane8(a1, 25);
  result[20] = synth_avx512_lane8(a0, 26);
  result[21] = synth_avx512_lane8(a1, 26);
  result[22] = synth_avx512_lane8(a0, 27);
  result[23] = synth_avx512_lane8(a1, 27);
  result[24] = synth_avx512_lane8(a0, 28);
  result[25] = synth_avx512_lane8(a1, 28);
  result[26] = synth_avx512_lane8(a0, 29);
  result[27] = synth_avx512_lane8(a1, 29);
  result[28] = synth_avx512_lane8(a0, 30);
  result[29] = synth_avx512_lane8(a1, 30);
  result[30] = synth_avx512_lane8(a0, 31);
  result[31] = synth_avx512_lane8(a1, 31);
  result[32] = synth_avx512_lane8(a0, 40);
  result[33] = synth_avx512_lane8(a1, 40);
  result[34] = synth_avx512_lane8(a0, 41);
  result[35] = synth_avx512_lane8(a1, 41);
  result[36] = synth_avx512_lane8(a0, 42);
  result[37] = synth_avx512_lane8(a1, 42);
  result[38] = synth_avx512_lane8(a0, 43);
  result[39] = synth_avx512_lane8(a1, 43);
  result[40] = synth_avx512_lane8(a0, 44);
  result[41] = synth_avx512_lane8(a1, 44);
  result[42] = synth_avx512_lane8(a0, 45);
  result[43] = synth_avx512_lane8(a1, 45);
  result[44] = synth_avx512_lane8(a0, 46);
  result[45] = synth_avx512_lane8(a1, 46);
  result[46] = synth_avx512_lane8(a0, 47);
  result[47] = synth_avx512_lane8(a1, 47);
  result[48] = synth_avx512_lane8(a0, 56);
  result[49] = synth_avx512_lane8(a1, 56);
  result[50] = synth_avx512_lane8(a0, 57);
  result[51] = synth_avx512_lane8(a1, 57);
  result[52] = synth_avx512_lane8(a0, 58);
  result[53] = synth_avx512_lane8(a1, 58);
  result[54] = synth_avx512_lane8(a0, 59);
  result[55] = synth_avx512_lane8(a1, 59);
  result[56] = synth_avx512_lane8(a0, 60);
  result[57] = synth_avx512_lane8(a1, 60);
  result[58] = synth_avx512_lane8(a0, 61);
  result[59] = synth_avx512_lane8(a1, 61);
  result[60] = synth_avx512_lane8(a0, 62);
  result[61] = synth_avx512_lane8(a1, 62);
  result[62] = synth_avx512_lane8(a0, 63);
  result[63] = synth_avx512_lane8(a1, 63);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_unpacklo_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  result[0] = synth_avx512_lane16(a0, 0);
  result[1] = synth_avx512_lane16(a1, 0);
  result[2] = synth_avx512_lane16(a0, 1);
  result[3] = synth_avx512_lane16(a1, 1);
  result[4] = synth_avx512_lane16(a0, 2);
  result[5] = synth_avx512_lane16(a1, 2);
  result[6] = synth_avx512_lane16(a0, 3);
  result[7] = synth_avx512_lane16(a1, 3);
  result[8] = synth_avx512_lane16(a0, 8);
  result[9] = synth_avx512_lane16(a1, 8);
  result[10] = synth_avx512_lane16(a0, 9);
  result[11] = synth_avx512_lane16(a1, 9);
  result[12] = synth_avx512_lane16(a0, 10);
  result[13] = synth_avx512_lane16(a1, 10);
  result[14] = synth_avx512_lane16(a0, 11);
  result[15] = synth_avx512_lane16(a1, 11);
  result[16] = synth_avx512_lane16(a0, 16);
  result[17] = synth_avx512_lane16(a1, 16);
  result[18] = synth_avx512_lane16(a0, 17);
  result[19] = synth_avx512_lane16(a1, 17);
  result[20] = synth_avx512_lane16(a0, 18);
  result[21] = synth_avx512_lane16(a1, 18);
  result[22] = synth_avx512_lane16(a0, 19);
  result[23] = synth_avx512_lane16(a1, 19);
  result[24] = synth_avx512_lane16(a0, 24);
  result[25] = synth_avx512_lane16(a1, 24);
  result[26] = synth_avx512_lane16(a0, 25);
  result[27] = synth_avx512_lane16(a1, 25);
  result[28] = synth_avx512_lane16(a0, 26);
  result[29] = synth_avx512_lane16(a1, 26);
  result[30] = synth_avx512_lane16(a0, 27);
  result[31] = synth_avx512_lane16(a1, 27);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_unpackhi_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[32];
  result[0] = synth_avx512_lane16(a0, 4);
  result[1] = synth_avx512_lane16(a1, 4);
  result[2] = synth_avx512_lane16(a0, 5);
  result[3] = synth_avx512_lane16(a1, 5);
  result[4] = synth_avx512_lane16(a0, 6);
  result[5] = synth_avx512_lane16(a1, 6);
  result[6] = synth_avx512_lane16(a0, 7);
  result[7] = synth_avx512_lane16(a1, 7);
  result[8] = synth_avx512_lane16(a0, 12);
  result[9] = synth_avx512_lane16(a1, 12);
  result[10] = synth_avx512_lane16(a0, 13);
  result[11] = synth_avx512_lane16(a1, 13);
  result[12] = synth_avx512_lane16(a0, 14);
  result[13] = synth_avx512_lane16(a1, 14);
  result[14] = synth_avx512_lane16(a0, 15);
  result[15] = synth_avx512_lane16(a1, 15);
  result[16] = synth_avx512_lane16(a0, 20);
  result[17] = synth_avx512_lane16(a1, 20);
  result[18] = synth_avx512_lane16(a0, 21);
  result[19] = synth_avx512_lane16(a1, 21);
  result[20] = synth_avx512_lane16(a0, 22);
  result[21] = synth_avx512_lane16(a1, 22);
  result[22] = synth_avx512_lane16(a0, 23);
  result[23] = synth_avx512_lane16(a1, 23);
  result[24] = synth_avx512_lane16(a0, 28);
  result[25] = synth_avx512_lane16(a1, 28);
  result[26] = synth_avx512_lane16(a0, 29);
  result[27] = synth_avx512_lane16(a1, 29);
  result[28] = synth_avx512_lane16(a0, 30);
  result[29] = synth_avx512_lane16(a1, 30);
  result[30] = synth_avx512_lane16(a0, 31);
  result[31] = synth_avx512_lane16(a1, 31);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_unpacklo_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  result[0] = synth_avx512_lane32(a0, 0);
  result[1] = synth_avx512_lane32(a1, 0);
  result[2] = synth_avx512_lane32(a0, 1);
  result[3] = synth_avx512_lane32(a1, 1);
  result[4] = synth_avx512_lane32(a0, 4);
  result[5] = synth_avx512_lane32(a1, 4);
  result[6] = synth_avx512_lane32(a0, 5);
  result[7] = synth_avx512_lane32(a1, 5);
  result[8] = synth_avx512_lane32(a0, 8);
  result[9] = synth_avx512_lane32(a1, 8);
  result[10] = synth_avx512_lane32(a0, 9);
  result[11] = synth_avx512_lane32(a1, 9);
  result[12] = synth_avx512_lane32(a0, 12);
  result[13] = synth_avx512_lane32(a1, 12);
  result[14] = synth_avx512_lane32(a0, 13);
  result[15] = synth_avx512_lane32(a1, 13);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_unpackhi_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[16];
  result[0] = synth_avx512_lane32(a0, 2);
  result[1] = synth_avx512_lane32(a1, 2);
  result[2] = synth_avx512_lane32(a0, 3);
  result[3] = synth_avx512_lane32(a1, 3);
  result[4] = synth_avx512_lane32(a0, 6);
  result[5] = synth_avx512_lane32(a1, 6);
  result[6] = synth_avx512_lane32(a0, 7);
  result[7] = synth_avx512_lane32(a1, 7);
  result[8] = synth_avx512_lane32(a0, 10);
  result[9] = synth_avx512_lane32(a1, 10);
  result[10] = synth_avx512_lane32(a0, 11);
  result[11] = synth_avx512_lane32(a1, 11);
  result[12] = synth_avx512_lane32(a0, 14);
  result[13] = synth_avx512_lane32(a1, 14);
  result[14] = synth_avx512_lane32(a0, 15);
  result[15] = synth_avx512_lane32(a1, 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_unpacklo_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  result[0] = synth_avx512_lane64(a0, 0);
  result[1] = synth_avx512_lane64(a1, 0);
  result[2] = synth_avx512_lane64(a0, 2);
  result[3] = synth_avx512_lane64(a1, 2);
  result[4] = synth_avx512_lane64(a0, 4);
  result[5] = synth_avx512_lane64(a1, 4);
  result[6] = synth_avx512_lane64(a0, 6);
  result[7] = synth_avx512_lane64(a1, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_unpackhi_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[8];
  result[0] = synth_avx512_lane64(a0, 1);
  result[1] = synth_avx512_lane64(a1, 1);
  result[2] = synth_avx512_lane64(a0, 3);
  result[3] = synth_avx512_lane64(a1, 3);
  result[4] = synth_avx512_lane64(a0, 5);
  result[5] = synth_avx512_lane64(a1, 5);
  result[6] = synth_avx512_lane64(a0, 7);
  result[7] = synth_avx512_lane64(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_castsi512_si256(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_avx512_lane64(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_castsi512_si128(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = synth_avx512_lane64(a0, 0);
  result[1] = synth_avx512_lane64(a0, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_test_epi8_mask(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[1];
  result[0] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 0) & synth_avx512_lane8(a1, 0))) ? (uint64_t)(1ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 1) & synth_avx512_lane8(a1, 1))) ? (uint64_t)(2ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 2) & synth_avx512_lane8(a1, 2))) ? (uint64_t)(4ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 3) & synth_avx512_lane8(a1, 3))) ? (uint64_t)(8ull) : (uint64_t)(0ull)))) | (uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 4) & synth_avx512_lane8(a1, 4))) ? (uint64_t)(16ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 5) & synth_avx512_lane8(a1, 5))) ? (uint64_t)(32ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 6) & synth_avx512_lane8(a1, 6))) ? (uint64_t)(64ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 7) & synth_avx512_lane8(a1, 7))) ? (uint64_t)(128ull) : (uint64_t)(0ull))))) | (uint64_t)((uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 8) & synth_avx512_lane8(a1, 8))) ? (uint64_t)(256ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 9) & synth_avx512_lane8(a1, 9))) ? (uint64_t)(512ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 10) & synth_avx512_lane8(a1, 10))) ? (uint64_t)(1024ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 11) & synth_avx512_lane8(a1, 11))) ? (uint64_t)(2048ull) : (uint64_t)(0ull)))) | (uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 12) & synth_avx512_lane8(a1, 12))) ? (uint64_t)(4096ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 13) & synth_avx512_lane8(a1, 13))) ? (uint64_t)(8192ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 14) & synth_avx512_lane8(a1, 14))) ? (uint64_t)(16384ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 15) & synth_avx512_lane8(a1, 15))) ? (uint64_t)(32768ull) : (uint64_t)(0ull)))))) | (uint64_t)((uint64_t)((uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 16) & synth_avx512_lane8(a1, 16))) ? (uint64_t)(65536ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 17) & synth_avx512_lane8(a1, 17))) ? (uint64_t)(131072ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 18) & synth_avx512_lane8(a1, 18))) ? (uint64_t)(262144ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 19) & synth_avx512_lane8(a1, 19))) ? (uint64_t)(524288ull) : (uint64_t)(0ull)))) | (uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 20) & synth_avx512_lane8(a1, 20))) ? (uint64_t)(1048576ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 21) & synth_avx512_lane8(a1, 21))) ? (uint64_t)(2097152ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 22) & synth_avx512_lane8(a1, 22))) ? (uint64_t)(4194304ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 23) & synth_avx512_lane8(a1, 23))) ? (uint64_t)(8388608ull) : (uint64_t)(0ull))))) | (uint64_t)((uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 24) & synth_avx512_lane8(a1, 24))) ? (uint64_t)(16777216ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 25) & synth_avx512_lane8(a1, 25))) ? (uint64_t)(33554432ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 26) & synth_avx512_lane8(a1, 26))) ? (uint64_t)(67108864ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 27) & synth_avx512_lane8(a1, 27))) ? (uint64_t)(134217728ull) : (uint64_t)(0ull)))) | (uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 28) & synth_avx512_lane8(a1, 28))) ? (uint64_t)(268435456ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 29) & synth_avx512_lane8(a1, 29))) ? (uint64_t)(536870912ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 30) & synth_avx512_lane8(a1, 30))) ? (uint64_t)(1073741824ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 31) & synth_avx512_lane8(a1, 31))) ? (uint64_t)(2147483648ull) : (uint64_t)(0ull))))))) | (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 32) & synth_avx512_lane8(a1, 32))) ? (uint64_t)(4294967296ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 33) & synth_avx512_lane8(a1, 33))) ? (uint64_t)(8589934592ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 34) & synth_avx512_lane8(a1, 34))) ? (uint64_t)(17179869184ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 35) & synth_avx512_lane8(a1, 35))) ? (uint64_t)(34359738368ull) : (uint64_t)(0ull)))) | (uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 36) & synth_avx512_lane8(a1, 36))) ? (uint64_t)(68719476736ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 37) & synth_avx512_lane8(a1, 37))) ? (uint64_t)(137438953472ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 38) & synth_avx512_lane8(a1, 38))) ? (uint64_t)(274877906944ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 39) & synth_avx512_lane8(a1, 39))) ? (uint64_t)(549755813888ull) : (uint64_t)(0ull))))) | (uint64_t)((uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 40) & synth_avx512_lane8(a1, 40))) ? (uint64_t)(1099511627776ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 41) & synth_avx512_lane8(a1, 41))) ? (uint64_t)(2199023255552ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 42) & synth_avx512_lane8(a1, 42))) ? (uint64_t)(4398046511104ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 43) & synth_avx512_lane8(a1, 43))) ? (uint64_t)(8796093022208ull) : (uint64_t)(0ull)))) | (uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 44) & synth_avx512_lane8(a1, 44))) ? (uint64_t)(17592186044416ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 45) & synth_avx512_lane8(a1, 45))) ? (uint64_t)(35184372088832ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 46) & synth_avx512_lane8(a1, 46))) ? (uint64_t)(70368744177664ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 47) & synth_avx512_lane8(a1, 47))) ? (uint64_t)(140737488355328ull) : (uint64_t)(0ull)))))) | (uint64_t)((uint64_t)((uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 48) & synth_avx512_lane8(a1, 48))) ? (uint64_t)(281474976710656ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 49) & synth_avx512_lane8(a1, 49))) ? (uint64_t)(562949953421312ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 50) & synth_avx512_lane8(a1, 50))) ? (uint64_t)(1125899906842624ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 51) & synth_avx512_lane8(a1, 51))) ? (uint64_t)(2251799813685248ull) : (uint64_t)(0ull)))) | (uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 52) & synth_avx512_lane8(a1, 52))) ? (uint64_t)(4503599627370496ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 53) & synth_avx512_lane8(a1, 53))) ? (uint64_t)(9007199254740992ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 54) & synth_avx512_lane8(a1, 54))) ? (uint64_t)(18014398509481984ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 55) & synth_avx512_lane8(a1, 55))) ? (uint64_t)(36028797018963968ull) : (uint64_t)(0ull))))) | (uint64_t)((uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 56) & synth_avx512_lane8(a1, 56))) ? (uint64_t)(72057594037927936ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 57) & synth_avx512_lane8(a1, 57))) ? (uint64_t)(144115188075855872ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 58) & synth_avx512_lane8(a1, 58))) ? (uint64_t)(288230376151711744ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 59) & synth_avx512_lane8(a1, 59))) ? (uint64_t)(576460752303423488ull) : (uint64_t)(0ull)))) | (uint64_t)((uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 60) & synth_avx512_lane8(a1, 60))) ? (uint64_t)(1152921504606846976ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 61) & synth_avx512_lane8(a1, 61))) ? (uint64_t)(2305843009213693952ull) : (uint64_t)(0ull))) | (uint64_t)((((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 62) & synth_avx512_lane8(a1, 62))) ? (uint64_t)(4611686018427387904ull) : (uint64_t)(0ull)) | (((uint8_t)(0u) < (uint8_t)(synth_avx512_lane8(a0, 63) & synth_avx512_lane8(a1, 63))) ? (uint64_t)(9223372036854775808ull) : (uint64_t)(0ull))))))));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_test_epi16_mask(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[1];
  result[0] = (uint32_t)((uint32_t)((uint32_t)((uint32_t)((uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 0) & synth_avx512_lane16(a1, 0))) ? (uint32_t)(1u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 1) & synth_avx512_lane16(a1, 1))) ? (uint32_t)(2u) : (uint32_t)(0u))) | (uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 2) & synth_avx512_lane16(a1, 2))) ? (uint32_t)(4u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 3) & synth_avx512_lane16(a1, 3))) ? (uint32_t)(8u) : (uint32_t)(0u)))) | (uint32_t)((uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 4) & synth_avx512_lane16(a1, 4))) ? (uint32_t)(16u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 5) & synth_avx512_lane16(a1, 5))) ? (uint32_t)(32u) : (uint32_t)(0u))) | (uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 6) & synth_avx512_lane16(a1, 6))) ? (uint32_t)(64u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 7) & synth_avx512_lane16(a1, 7))) ? (uint32_t)(128u) : (uint32_t)(0u))))) | (uint32_t)((uint32_t)((uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 8) & synth_avx512_lane16(a1, 8))) ? (uint32_t)(256u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 9) & synth_avx512_lane16(a1, 9))) ? (uint32_t)(512u) : (uint32_t)(0u))) | (uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 10) & synth_avx512_lane16(a1, 10))) ? (uint32_t)(1024u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 11) & synth_avx512_lane16(a1, 11))) ? (uint32_t)(2048u) : (uint32_t)(0u)))) | (uint32_t)((uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 12) & synth_avx512_lane16(a1, 12))) ? (uint32_t)(4096u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 13) & synth_avx512_lane16(a1, 13))) ? (uint32_t)(8192u) : (uint32_t)(0u))) | (uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 14) & synth_avx512_lane16(a1, 14))) ? (uint32_t)(16384u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 15) & synth_avx512_lane16(a1, 15))) ? (uint32_t)(32768u) : (uint32_t)(0u)))))) | (uint32_t)((uint32_t)((uint32_t)((uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 16) & synth_avx512_lane16(a1, 16))) ? (uint32_t)(65536u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 17) & synth_avx512_lane16(a1, 17))) ? (uint32_t)(131072u) : (uint32_t)(0u))) | (uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 18) & synth_avx512_lane16(a1, 18))) ? (uint32_t)(262144u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 19) & synth_avx512_lane16(a1, 19))) ? (uint32_t)(524288u) : (uint32_t)(0u)))) | (uint32_t)((uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 20) & synth_avx512_lane16(a1, 20))) ? (uint32_t)(1048576u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 21) & synth_avx512_lane16(a1, 21))) ? (uint32_t)(2097152u) : (uint32_t)(0u))) | (uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 22) & synth_avx512_lane16(a1, 22))) ? (uint32_t)(4194304u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 23) & synth_avx512_lane16(a1, 23))) ? (uint32_t)(8388608u) : (uint32_t)(0u))))) | (uint32_t)((uint32_t)((uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 24) & synth_avx512_lane16(a1, 24))) ? (uint32_t)(16777216u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 25) & synth_avx512_lane16(a1, 25))) ? (uint32_t)(33554432u) : (uint32_t)(0u))) | (uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 26) & synth_avx512_lane16(a1, 26))) ? (uint32_t)(67108864u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 27) & synth_avx512_lane16(a1, 27))) ? (uint32_t)(134217728u) : (uint32_t)(0u)))) | (uint32_t)((uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 28) & synth_avx512_lane16(a1, 28))) ? (uint32_t)(268435456u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 29) & synth_avx512_lane16(a1, 29))) ? (uint32_t)(536870912u) : (uint32_t)(0u))) | (uint32_t)((((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 30) & synth_avx512_lane16(a1, 30))) ? (uint32_t)(1073741824u) : (uint32_t)(0u)) | (((uint16_t)(0u) < (uint16_t)(synth_avx512_lane16(a0, 31) & synth_avx512_lane16(a1, 31))) ? (uint32_t)(2147483648u) : (uint32_t)(0u)))))));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_mask_blend_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint32_t result[16];
  result[0] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(1u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 0) : synth_avx512_lane32(a2, 0));
  result[1] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(2u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 1) : synth_avx512_lane32(a2, 1));
  result[2] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(4u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 2) : synth_avx512_lane32(a2, 2));
  result[3] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(8u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 3) : synth_avx512_lane32(a2, 3));
  result[4] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(16u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 4) : synth_avx512_lane32(a2, 4));
  result[5] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(32u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 5) : synth_avx512_lane32(a2, 5));
  result[6] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(64u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 6) : synth_avx512_lane32(a2, 6));
  result[7] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(128u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 7) : synth_avx512_lane32(a2, 7));
  result[8] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(256u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 8) : synth_avx512_lane32(a2, 8));
  result[9] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(512u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 9) : synth_avx512_lane32(a2, 9));
  result[10] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(1024u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 10) : synth_avx512_lane32(a2, 10));
  result[11] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(2048u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 11) : synth_avx512_lane32(a2, 11));
  result[12] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(4096u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 12) : synth_avx512_lane32(a2, 12));
  result[13] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(8192u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 13) : synth_avx512_lane32(a2, 13));
  result[14] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(16384u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 14) : synth_avx512_lane32(a2, 14));
  result[15] = (((uint16_t)(synth_avx512_lane16(a0, 0) & (uint16_t)(32768u)) == (uint16_t)(0u)) ? synth_avx512_lane32(a1, 15) : synth_avx512_lane32(a2, 15));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_kunpackw(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[1];
  result[0] = (uint32_t)((uint32_t)((uint32_t)(synth_avx512_lane16(a0, 0)) << 16) | (uint32_t)(synth_avx512_lane16(a1, 0)));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_broadcastb_epi8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = synth_avx512_lane8(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_broadcastw_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_avx512_lane16(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_broadcastd_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_avx512_lane32(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_broadcastq_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_avx512_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_broadcast_i32x4(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  result[0] = synth_avx512_lane64(a0, 0);
  result[1] = synth_avx512_lane64(a0, 1);
  result[2] = synth_avx512_lane64(a0, 0);
  result[3] = synth_avx512_lane64(a0, 1);
  result[4] = synth_avx512_lane64(a0, 0);
  result[5] = synth_avx512_lane64(a0, 1);
  result[6] = synth_avx512_lane64(a0, 0);
  result[7] = synth_avx512_lane64(a0, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_loadu_si512(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = synth_avx512_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_storeu_si512(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = synth_avx512_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm256_loadu_si256(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_avx512_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm256_storeu_si256(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_avx512_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm_loadu_si128(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_avx512_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm_storeu_si128(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_avx512_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_load_broadcast8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[64];
  for (int i = 0; i < 64; ++i) result[i] = synth_avx512_lane8(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_load_broadcast16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_avx512_lane16(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_load_broadcast32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_avx512_lane32(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_load_broadcast64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_avx512_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx512__mm512_load_broadcast128(uint8_t *out, const uint8_t *a0) {
  uint64_t result[8];
  result[0] = synth_avx512_lane64(a0, 0);
  result[1] = synth_avx512_lane64(a0, 1);
  result[2] = synth_avx512_lane64(a0, 0);
  result[3] = synth_avx512_lane64(a0, 1);
  result[4] = synth_avx512_lane64(a0, 0);
  result[5] = synth_avx512_lane64(a0, 1);
  result[6] = synth_avx512_lane64(a0, 0);
  result[7] = synth_avx512_lane64(a0, 1);
  memcpy(out, result, sizeof result);
}
#endif
