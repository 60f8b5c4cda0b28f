/* SPDX-License-Identifier: Apache-2.0
 *
 * Intel AVX2 (x86-64): every instruction of block kernels without an immediate, by its definition, lane by lane,
 * as a function over bytes in little-endian order. The kernels beside this file include it where the compiler
 * targets another processor. Written by synth-kernel; do not edit.
 */
#ifndef SYNTH_AVX2_PORTABLE_H
#define SYNTH_AVX2_PORTABLE_H
#include <stdint.h>
#include <string.h>

static inline uint64_t synth_avx2_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}
static inline int64_t synth_avx2_clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}
static inline uint8_t synth_avx2_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
  return x;
}
static inline uint16_t synth_avx2_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}
static inline uint32_t synth_avx2_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}
static inline uint64_t synth_avx2_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}
static inline void synth_avx2__mm256_and_si256(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_lane8(a0, i) & synth_avx2_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_andnot_si256(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)((uint8_t)(~synth_avx2_lane8(a0, i)) & synth_avx2_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_or_si256(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_lane8(a0, i) | synth_avx2_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_xor_si256(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_lane8(a0, i) ^ synth_avx2_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_add_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_lane8(a0, i) + synth_avx2_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_sub_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_lane8(a0, i) - synth_avx2_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cmpeq_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = ((synth_avx2_lane8(a0, i) == synth_avx2_lane8(a1, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cmpgt_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (((int8_t)synth_avx2_lane8(a1, i) < (int8_t)synth_avx2_lane8(a0, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_add_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_lane16(a0, i) + synth_avx2_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_sub_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_lane16(a0, i) - synth_avx2_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cmpeq_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_avx2_lane16(a0, i) == synth_avx2_lane16(a1, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cmpgt_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int16_t)synth_avx2_lane16(a1, i) < (int16_t)synth_avx2_lane16(a0, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_add_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)(synth_avx2_lane32(a0, i) + synth_avx2_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_sub_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)(synth_avx2_lane32(a0, i) - synth_avx2_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cmpeq_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_avx2_lane32(a0, i) == synth_avx2_lane32(a1, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cmpgt_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int32_t)synth_avx2_lane32(a1, i) < (int32_t)synth_avx2_lane32(a0, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_add_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)(synth_avx2_lane64(a0, i) + synth_avx2_lane64(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_sub_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)(synth_avx2_lane64(a0, i) - synth_avx2_lane64(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cmpeq_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_avx2_lane64(a0, i) == synth_avx2_lane64(a1, i)) ? (uint64_t)(18446744073709551615ull) : (uint64_t)(0ull));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cmpgt_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int64_t)synth_avx2_lane64(a1, i) < (int64_t)synth_avx2_lane64(a0, i)) ? (uint64_t)(18446744073709551615ull) : (uint64_t)(0ull));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_adds_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)(uint16_t)((uint16_t)((int16_t)(int8_t)synth_avx2_lane8(a0, i)) + (uint16_t)((int16_t)(int8_t)synth_avx2_lane8(a1, i))), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_subs_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)(uint16_t)((uint16_t)((int16_t)(int8_t)synth_avx2_lane8(a0, i)) - (uint16_t)((int16_t)(int8_t)synth_avx2_lane8(a1, i))), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_adds_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a0, i)) + (uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a1, i))), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_subs_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a0, i)) - (uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a1, i))), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_min_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (((int8_t)synth_avx2_lane8(a0, i) < (int8_t)synth_avx2_lane8(a1, i)) ? synth_avx2_lane8(a0, i) : synth_avx2_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_max_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (((int8_t)synth_avx2_lane8(a0, i) < (int8_t)synth_avx2_lane8(a1, i)) ? synth_avx2_lane8(a1, i) : synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_min_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int16_t)synth_avx2_lane16(a0, i) < (int16_t)synth_avx2_lane16(a1, i)) ? synth_avx2_lane16(a0, i) : synth_avx2_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_max_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int16_t)synth_avx2_lane16(a0, i) < (int16_t)synth_avx2_lane16(a1, i)) ? synth_avx2_lane16(a1, i) : synth_avx2_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_min_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int32_t)synth_avx2_lane32(a0, i) < (int32_t)synth_avx2_lane32(a1, i)) ? synth_avx2_lane32(a0, i) : synth_avx2_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_max_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int32_t)synth_avx2_lane32(a0, i) < (int32_t)synth_avx2_lane32(a1, i)) ? synth_avx2_lane32(a1, i) : synth_avx2_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_mulhi_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)((uint32_t)((uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a0, i)) * (uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a1, i))) >> 16));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_adds_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)(uint16_t)((uint16_t)(synth_avx2_lane8(a0, i)) + (uint16_t)(synth_avx2_lane8(a1, i))), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_subs_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)(uint16_t)((uint16_t)(synth_avx2_lane8(a0, i)) - (uint16_t)(synth_avx2_lane8(a1, i))), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_adds_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)(uint32_t)((uint32_t)(synth_avx2_lane16(a0, i)) + (uint32_t)(synth_avx2_lane16(a1, i))), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_subs_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)(uint32_t)((uint32_t)(synth_avx2_lane16(a0, i)) - (uint32_t)(synth_avx2_lane16(a1, i))), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_min_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = ((synth_avx2_lane8(a0, i) < synth_avx2_lane8(a1, i)) ? synth_avx2_lane8(a0, i) : synth_avx2_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_max_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = ((synth_avx2_lane8(a0, i) < synth_avx2_lane8(a1, i)) ? synth_avx2_lane8(a1, i) : synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_min_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_avx2_lane16(a0, i) < synth_avx2_lane16(a1, i)) ? synth_avx2_lane16(a0, i) : synth_avx2_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_max_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_avx2_lane16(a0, i) < synth_avx2_lane16(a1, i)) ? synth_avx2_lane16(a1, i) : synth_avx2_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_min_epu32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_avx2_lane32(a0, i) < synth_avx2_lane32(a1, i)) ? synth_avx2_lane32(a0, i) : synth_avx2_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_max_epu32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_avx2_lane32(a0, i) < synth_avx2_lane32(a1, i)) ? synth_avx2_lane32(a1, i) : synth_avx2_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_mulhi_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)((uint32_t)((uint32_t)((uint32_t)(synth_avx2_lane16(a0, i)) * (uint32_t)(synth_avx2_lane16(a1, i))) >> 16));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_mullo_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)((uint32_t)synth_avx2_lane16(a0, i) * synth_avx2_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_mullo_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)(synth_avx2_lane32(a0, i) * synth_avx2_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_avg_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (uint8_t)((uint16_t)((uint16_t)((uint16_t)((uint16_t)(synth_avx2_lane8(a0, i)) + (uint16_t)(synth_avx2_lane8(a1, i))) + (uint16_t)(1u)) >> 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_avg_epu16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)((uint32_t)((uint32_t)((uint32_t)((uint32_t)(synth_avx2_lane16(a0, i)) + (uint32_t)(synth_avx2_lane16(a1, i))) + (uint32_t)(1u)) >> 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_abs_epi8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (((int8_t)synth_avx2_lane8(a0, i) < (int8_t)(uint8_t)(0u)) ? (uint8_t)((uint8_t)(0u) - synth_avx2_lane8(a0, i)) : synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_abs_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int16_t)synth_avx2_lane16(a0, i) < (int16_t)(uint16_t)(0u)) ? (uint16_t)((uint16_t)(0u) - synth_avx2_lane16(a0, i)) : synth_avx2_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_abs_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int32_t)synth_avx2_lane32(a0, i) < (int32_t)(uint32_t)(0u)) ? (uint32_t)((uint32_t)(0u) - synth_avx2_lane32(a0, i)) : synth_avx2_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_hadd_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_avx2_lane16(a0, 2 * i) + synth_avx2_lane16(a0, 2 * i + 1));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_avx2_lane16(a1, 2 * i - 8) + synth_avx2_lane16(a1, 2 * i - 7));
  for (int i = 8; i < 12; ++i) result[i] = (uint16_t)(synth_avx2_lane16(a0, 2 * i - 8) + synth_avx2_lane16(a0, 2 * i - 7));
  for (int i = 12; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_lane16(a1, 2 * i - 16) + synth_avx2_lane16(a1, 2 * i - 15));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_hadd_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  result[0] = (uint32_t)(synth_avx2_lane32(a0, 0) + synth_avx2_lane32(a0, 1));
  result[1] = (uint32_t)(synth_avx2_lane32(a0, 2) + synth_avx2_lane32(a0, 3));
  result[2] = (uint32_t)(synth_avx2_lane32(a1, 0) + synth_avx2_lane32(a1, 1));
  result[3] = (uint32_t)(synth_avx2_lane32(a1, 2) + synth_avx2_lane32(a1, 3));
  result[4] = (uint32_t)(synth_avx2_lane32(a0, 4) + synth_avx2_lane32(a0, 5));
  result[5] = (uint32_t)(synth_avx2_lane32(a0, 6) + synth_avx2_lane32(a0, 7));
  result[6] = (uint32_t)(synth_avx2_lane32(a1, 4) + synth_avx2_lane32(a1, 5));
  result[7] = (uint32_t)(synth_avx2_lane32(a1, 6) + synth_avx2_lane32(a1, 7));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_maddubs_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)(uint32_t)((uint32_t)((int32_t)(int16_t)(uint16_t)((uint32_t)(uint16_t)(synth_avx2_lane8(a0, 2 * i)) * (uint16_t)((int16_t)(int8_t)synth_avx2_lane8(a1, 2 * i)))) + (uint32_t)((int32_t)(int16_t)(uint16_t)((uint32_t)(uint16_t)(synth_avx2_lane8(a0, 2 * i + 1)) * (uint16_t)((int16_t)(int8_t)synth_avx2_lane8(a1, 2 * i + 1))))), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_madd_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)((uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a0, 2 * i)) * (uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a1, 2 * i))) + (uint32_t)((uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a0, 2 * i + 1)) * (uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a1, 2 * i + 1))));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_sad_epu8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)((uint64_t)(((synth_avx2_lane8(a0, 8 * i) < synth_avx2_lane8(a1, 8 * i)) ? (uint8_t)(synth_avx2_lane8(a1, 8 * i) - synth_avx2_lane8(a0, 8 * i)) : (uint8_t)(synth_avx2_lane8(a0, 8 * i) - synth_avx2_lane8(a1, 8 * i)))) + (uint64_t)(((synth_avx2_lane8(a0, 8 * i + 1) < synth_avx2_lane8(a1, 8 * i + 1)) ? (uint8_t)(synth_avx2_lane8(a1, 8 * i + 1) - synth_avx2_lane8(a0, 8 * i + 1)) : (uint8_t)(synth_avx2_lane8(a0, 8 * i + 1) - synth_avx2_lane8(a1, 8 * i + 1))))) + (uint64_t)(((synth_avx2_lane8(a0, 8 * i + 2) < synth_avx2_lane8(a1, 8 * i + 2)) ? (uint8_t)(synth_avx2_lane8(a1, 8 * i + 2) - synth_avx2_lane8(a0, 8 * i + 2)) : (uint8_t)(synth_avx2_lane8(a0, 8 * i + 2) - synth_avx2_lane8(a1, 8 * i + 2))))) + (uint64_t)(((synth_avx2_lane8(a0, 8 * i + 3) < synth_avx2_lane8(a1, 8 * i + 3)) ? (uint8_t)(synth_avx2_lane8(a1, 8 * i + 3) - synth_avx2_lane8(a0, 8 * i + 3)) : (uint8_t)(synth_avx2_lane8(a0, 8 * i + 3) - synth_avx2_lane8(a1, 8 * i + 3))))) + (uint64_t)(((synth_avx2_lane8(a0, 8 * i + 4) < synth_avx2_lane8(a1, 8 * i + 4)) ? (uint8_t)(synth_avx2_lane8(a1, 8 * i + 4) - synth_avx2_lane8(a0, 8 * i + 4)) : (uint8_t)(synth_avx2_lane8(a0, 8 * i + 4) - synth_avx2_lane8(a1, 8 * i + 4))))) + (uint64_t)(((synth_avx2_lane8(a0, 8 * i + 5) < synth_avx2_lane8(a1, 8 * i + 5)) ? (uint8_t)(synth_avx2_lane8(a1, 8 * i + 5) - synth_avx2_lane8(a0, 8 * i + 5)) : (uint8_t)(synth_avx2_lane8(a0, 8 * i + 5) - synth_avx2_lane8(a1, 8 * i + 5))))) + (uint64_t)(((synth_avx2_lane8(a0, 8 * i + 6) < synth_avx2_lane8(a1, 8 * i + 6)) ? (uint8_t)(synth_avx2_lane8(a1, 8 * i + 6) - synth_avx2_lane8(a0, 8 * i + 6)) : (uint8_t)(synth_avx2_lane8(a0, 8 * i + 6) - synth_avx2_lane8(a1, 8 * i + 6))))) + (uint64_t)(((synth_avx2_lane8(a0, 8 * i + 7) < synth_avx2_lane8(a1, 8 * i + 7)) ? (uint8_t)(synth_avx2_lane8(a1, 8 * i + 7) - synth_avx2_lane8(a0, 8 * i + 7)) : (uint8_t)(synth_avx2_lane8(a0, 8 * i + 7) - synth_avx2_lane8(a1, 8 * i + 7)))));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepu8_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepu8_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)(synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepu8_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)(synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepu16_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)(synth_avx2_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepu16_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)(synth_avx2_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepu32_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)(synth_avx2_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepi8_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint16_t)((int16_t)(int8_t)synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepi8_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)((int32_t)(int8_t)synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepi8_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)((int64_t)(int8_t)synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepi16_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint32_t)((int32_t)(int16_t)synth_avx2_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepi16_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)((int64_t)(int16_t)synth_avx2_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_cvtepi32_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint64_t)((int64_t)(int32_t)synth_avx2_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_packs_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)synth_avx2_lane16(a0, i), -128, 127));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)synth_avx2_lane16(a1, i - 8), -128, 127));
  for (int i = 16; i < 24; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)synth_avx2_lane16(a0, i - 8), -128, 127));
  for (int i = 24; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)synth_avx2_lane16(a1, i - 16), -128, 127));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_packs_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)synth_avx2_lane32(a0, i), -32768, 32767));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)synth_avx2_lane32(a1, i - 4), -32768, 32767));
  for (int i = 8; i < 12; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)synth_avx2_lane32(a0, i - 4), -32768, 32767));
  for (int i = 12; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)synth_avx2_lane32(a1, i - 8), -32768, 32767));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_packus_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)synth_avx2_lane16(a0, i), 0, 255));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)synth_avx2_lane16(a1, i - 8), 0, 255));
  for (int i = 16; i < 24; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)synth_avx2_lane16(a0, i - 8), 0, 255));
  for (int i = 24; i < 32; ++i) result[i] = (uint8_t)(synth_avx2_clamp((int16_t)synth_avx2_lane16(a1, i - 16), 0, 255));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_packus_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)synth_avx2_lane32(a0, i), 0, 65535));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)synth_avx2_lane32(a1, i - 4), 0, 65535));
  for (int i = 8; i < 12; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)synth_avx2_lane32(a0, i - 4), 0, 65535));
  for (int i = 12; i < 16; ++i) result[i] = (uint16_t)(synth_avx2_clamp((int32_t)synth_avx2_lane32(a1, i - 8), 0, 65535));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_shuffle_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_avx2_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_avx2_lane8(a0, 0), synth_avx2_lane8(a0, 1), synth_avx2_lane8(a0, 2), synth_avx2_lane8(a0, 3), synth_avx2_lane8(a0, 4), synth_avx2_lane8(a0, 5), synth_avx2_lane8(a0, 6), synth_avx2_lane8(a0, 7), synth_avx2_lane8(a0, 8), synth_avx2_lane8(a0, 9), synth_avx2_lane8(a0, 10), synth_avx2_lane8(a0, 11), synth_avx2_lane8(a0, 12), synth_avx2_lane8(a0, 13), synth_avx2_lane8(a0, 14), synth_avx2_lane8(a0, 15)})[(uint8_t)(synth_avx2_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  for (int i = 16; i < 32; ++i) result[i] = ((synth_avx2_lane8(a1, i) < (uint8_t)(128u)) ? ((const uint8_t[]){synth_avx2_lane8(a0, 16), synth_avx2_lane8(a0, 17), synth_avx2_lane8(a0, 18), synth_avx2_lane8(a0, 19), synth_avx2_lane8(a0, 20), synth_avx2_lane8(a0, 21), synth_avx2_lane8(a0, 22), synth_avx2_lane8(a0, 23), synth_avx2_lane8(a0, 24), synth_avx2_lane8(a0, 25), synth_avx2_lane8(a0, 26), synth_avx2_lane8(a0, 27), synth_avx2_lane8(a0, 28), synth_avx2_lane8(a0, 29), synth_avx2_lane8(a0, 30), synth_avx2_lane8(a0, 31)})[(uint8_t)(synth_avx2_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_permutevar8x32_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((const uint32_t[]){synth_avx2_lane32(a0, 0), synth_avx2_lane32(a0, 1), synth_avx2_lane32(a0, 2), synth_avx2_lane32(a0, 3), synth_avx2_lane32(a0, 4), synth_avx2_lane32(a0, 5), synth_avx2_lane32(a0, 6), synth_avx2_lane32(a0, 7)})[(uint32_t)(synth_avx2_lane32(a1, i) & (uint32_t)(7u))];
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_unpacklo_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  result[0] = synth_avx2_lane8(a0, 0);
  result[1] = synth_avx2_lane8(a1, 0);
  result[2] = synth_avx2_lane8(a0, 1);
  result[3] = synth_avx2_lane8(a1, 1);
  result[4] = synth_avx2_lane8(a0, 2);
  result[5] = synth_avx2_lane8(a1, 2);
  result[6] = synth_avx2_lane8(a0, 3);
  result[7] = synth_avx2_lane8(a1, 3);
  result[8] = synth_avx2_lane8(a0, 4);
  result[9] = synth_avx2_lane8(a1, 4);
  result[10] = synth_avx2_lane8(a0, 5);
  result[11] = synth_avx2_lane8(a1, 5);
  result[12] = synth_avx2_lane8(a0, 6);
  result[13] = synth_avx2_lane8(a1, 6);
  result[14] = synth_avx2_lane8(a0, 7);
  result[15] = synth_avx2_lane8(a1, 7);
  result[16] = synth_avx2_lane8(a0, 16);
  result[17] = synth_avx2_lane8(a1, 16);
  result[18] = synth_avx2_lane8(a0, 17);
  result[19] = synth_avx2_lane8(a1, 17);
  result[20] = synth_avx2_lane8(a0, 18);
  result[21] = synth_avx2_lane8(a1, 18);
  result[22] = synth_avx2_lane8(a0, 19);
  result[23] = synth_avx2_lane8(a1, 19);
  result[24] = synth_avx2_lane8(a0, 20);
  result[25] = synth_avx2_lane8(a1, 20);
  result[26] = synth_avx2_lane8(a0, 21);
  result[27] = synth_avx2_lane8(a1, 21);
  result[28] = synth_avx2_lane8(a0, 22);
  result[29] = synth_avx2_lane8(a1, 22);
  result[30] = synth_avx2_lane8(a0, 23);
  result[31] = synth_avx2_lane8(a1, 23);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_unpackhi_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[32];
  result[0] = synth_avx2_lane8(a0, 8);
  result[1] = synth_avx2_lane8(a1, 8);
  result[2] = synth_avx2_lane8(a0, 9);
  result[3] = synth_avx2_lane8(a1, 9);
  result[4] = synth_avx2_lane8(a0, 10);
  result[5] = synth_avx2_lane8(a1, 10);
  result[6] = synth_avx2_lane8(a0, 11);
  result[7] = synth_avx2_lane8(a1, 11);
  result[8] = synth_avx2_lane8(a0, 12);
  result[9] = synth_avx2_lane8(a1, 12);
  result[10] = synth_avx2_lane8(a0, 13);
  result[11] = synth_avx2_lane8(a1, 13);
  result[12] = synth_avx2_lane8(a0, 14);
  result[13] = synth_avx2_lane8(a1, 14);
  result[14] = synth_avx2_lane8(a0, 15);
  result[15] = synth_avx2_lane8(a1, 15);
  result[16] = synth_avx2_lane8(a0, 24);
  result[17] = synth_avx2_lane8(a1, 24);
  result[18] = synth_avx2_lane8(a0, 25);
  result[19] = synth_avx2_lane8(a1, 25);
  result[20] = synth_avx2_lane8(a0, 26);
  result[21] = synth_avx2_lane8(a1, 26);
  result[22] = synth_avx2_lane8(a0, 27);
  result[23] = synth_avx2_lane8(a1, 27);
  result[24] = synth_avx2_lane8(a0, 28);
  result[25] = synth_avx2_lane8(a1, 28);
  result[26] = synth_avx2_lane8(a0, 29);
  result[27] = synth_avx2_lane8(a1, 29);
  result[28] = synth_avx2_lane8(a0, 30);
  result[29] = synth_avx2_lane8(a1, 30);
  result[30] = synth_avx2_lane8(a0, 31);
  result[31] = synth_avx2_lane8(a1, 31);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_unpacklo_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  result[0] = synth_avx2_lane16(a0, 0);
  result[1] = synth_avx2_lane16(a1, 0);
  result[2] = synth_avx2_lane16(a0, 1);
  result[3] = synth_avx2_lane16(a1, 1);
  result[4] = synth_avx2_lane16(a0, 2);
  result[5] = synth_avx2_lane16(a1, 2);
  result[6] = synth_avx2_lane16(a0, 3);
  result[7] = synth_avx2_lane16(a1, 3);
  result[8] = synth_avx2_lane16(a0, 8);
  result[9] = synth_avx2_lane16(a1, 8);
  result[10] = synth_avx2_lane16(a0, 9);
  result[11] = synth_avx2_lane16(a1, 9);
  result[12] = synth_avx2_lane16(a0, 10);
  result[13] = synth_avx2_lane16(a1, 10);
  result[14] = synth_avx2_lane16(a0, 11);
  result[15] = synth_avx2_lane16(a1, 11);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_unpackhi_epi16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[16];
  result[0] = synth_avx2_lane16(a0, 4);
  result[1] = synth_avx2_lane16(a1, 4);
  result[2] = synth_avx2_lane16(a0, 5);
  result[3] = synth_avx2_lane16(a1, 5);
  result[4] = synth_avx2_lane16(a0, 6);
  result[5] = synth_avx2_lane16(a1, 6);
  result[6] = synth_avx2_lane16(a0, 7);
  result[7] = synth_avx2_lane16(a1, 7);
  result[8] = synth_avx2_lane16(a0, 12);
  result[9] = synth_avx2_lane16(a1, 12);
  result[10] = synth_avx2_lane16(a0, 13);
  result[11] = synth_avx2_lane16(a1, 13);
  result[12] = synth_avx2_lane16(a0, 14);
  result[13] = synth_avx2_lane16(a1, 14);
  result[14] = synth_avx2_lane16(a0, 15);
  result[15] = synth_avx2_lane16(a1, 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_unpacklo_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  result[0] = synth_avx2_lane32(a0, 0);
  result[1] = synth_avx2_lane32(a1, 0);
  result[2] = synth_avx2_lane32(a0, 1);
  result[3] = synth_avx2_lane32(a1, 1);
  result[4] = synth_avx2_lane32(a0, 4);
  result[5] = synth_avx2_lane32(a1, 4);
  result[6] = synth_avx2_lane32(a0, 5);
  result[7] = synth_avx2_lane32(a1, 5);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_unpackhi_epi32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[8];
  result[0] = synth_avx2_lane32(a0, 2);
  result[1] = synth_avx2_lane32(a1, 2);
  result[2] = synth_avx2_lane32(a0, 3);
  result[3] = synth_avx2_lane32(a1, 3);
  result[4] = synth_avx2_lane32(a0, 6);
  result[5] = synth_avx2_lane32(a1, 6);
  result[6] = synth_avx2_lane32(a0, 7);
  result[7] = synth_avx2_lane32(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_unpacklo_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  result[0] = synth_avx2_lane64(a0, 0);
  result[1] = synth_avx2_lane64(a1, 0);
  result[2] = synth_avx2_lane64(a0, 2);
  result[3] = synth_avx2_lane64(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_unpackhi_epi64(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[4];
  result[0] = synth_avx2_lane64(a0, 1);
  result[1] = synth_avx2_lane64(a1, 1);
  result[2] = synth_avx2_lane64(a0, 3);
  result[3] = synth_avx2_lane64(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_blendv_epi8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = (((int8_t)synth_avx2_lane8(a2, i) < (int8_t)(uint8_t)(0u)) ? synth_avx2_lane8(a1, i) : synth_avx2_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_castsi256_si128(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = synth_avx2_lane64(a0, 0);
  result[1] = synth_avx2_lane64(a0, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_movemask_epi8(uint8_t *out, const uint8_t *a0) {
  uint32_t result[1];
  result[0] = (uint32_t)((uint32_t)((uint32_t)((uint32_t)((uint32_t)((((int8_t)synth_avx2_lane8(a0, 0) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(1u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 1) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(2u) : (uint32_t)(0u))) | (uint32_t)((((int8_t)synth_avx2_lane8(a0, 2) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(4u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 3) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(8u) : (uint32_t)(0u)))) | (uint32_t)((uint32_t)((((int8_t)synth_avx2_lane8(a0, 4) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(16u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 5) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(32u) : (uint32_t)(0u))) | (uint32_t)((((int8_t)synth_avx2_lane8(a0, 6) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(64u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 7) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(128u) : (uint32_t)(0u))))) | (uint32_t)((uint32_t)((uint32_t)((((int8_t)synth_avx2_lane8(a0, 8) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(256u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 9) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(512u) : (uint32_t)(0u))) | (uint32_t)((((int8_t)synth_avx2_lane8(a0, 10) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(1024u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 11) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(2048u) : (uint32_t)(0u)))) | (uint32_t)((uint32_t)((((int8_t)synth_avx2_lane8(a0, 12) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(4096u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 13) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(8192u) : (uint32_t)(0u))) | (uint32_t)((((int8_t)synth_avx2_lane8(a0, 14) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(16384u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 15) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(32768u) : (uint32_t)(0u)))))) | (uint32_t)((uint32_t)((uint32_t)((uint32_t)((((int8_t)synth_avx2_lane8(a0, 16) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(65536u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 17) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(131072u) : (uint32_t)(0u))) | (uint32_t)((((int8_t)synth_avx2_lane8(a0, 18) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(262144u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 19) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(524288u) : (uint32_t)(0u)))) | (uint32_t)((uint32_t)((((int8_t)synth_avx2_lane8(a0, 20) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(1048576u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 21) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(2097152u) : (uint32_t)(0u))) | (uint32_t)((((int8_t)synth_avx2_lane8(a0, 22) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(4194304u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 23) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(8388608u) : (uint32_t)(0u))))) | (uint32_t)((uint32_t)((uint32_t)((((int8_t)synth_avx2_lane8(a0, 24) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(16777216u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 25) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(33554432u) : (uint32_t)(0u))) | (uint32_t)((((int8_t)synth_avx2_lane8(a0, 26) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(67108864u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 27) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(134217728u) : (uint32_t)(0u)))) | (uint32_t)((uint32_t)((((int8_t)synth_avx2_lane8(a0, 28) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(268435456u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 29) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(536870912u) : (uint32_t)(0u))) | (uint32_t)((((int8_t)synth_avx2_lane8(a0, 30) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(1073741824u) : (uint32_t)(0u)) | (((int8_t)synth_avx2_lane8(a0, 31) < (int8_t)(uint8_t)(0u)) ? (uint32_t)(2147483648u) : (uint32_t)(0u)))))));
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_broadcastb_epi8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_avx2_lane8(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_broadcastw_epi16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_avx2_lane16(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_broadcastd_epi32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_avx2_lane32(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_broadcastq_epi64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_avx2_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_broadcastsi128_si256(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  result[0] = synth_avx2_lane64(a0, 0);
  result[1] = synth_avx2_lane64(a0, 1);
  result[2] = synth_avx2_lane64(a0, 0);
  result[3] = synth_avx2_lane64(a0, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_loadu_si256(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_avx2_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_storeu_si256(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_avx2_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm_loadu_si128(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_avx2_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm_storeu_si128(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_avx2_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_load_broadcast8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[32];
  for (int i = 0; i < 32; ++i) result[i] = synth_avx2_lane8(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_load_broadcast16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_avx2_lane16(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_load_broadcast32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_avx2_lane32(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_load_broadcast64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_avx2_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_avx2__mm256_load_broadcast128(uint8_t *out, const uint8_t *a0) {
  uint64_t result[4];
  result[0] = synth_avx2_lane64(a0, 0);
  result[1] = synth_avx2_lane64(a0, 1);
  result[2] = synth_avx2_lane64(a0, 0);
  result[3] = synth_avx2_lane64(a0, 1);
  memcpy(out, result, sizeof result);
}
#endif
