/* SPDX-License-Identifier: Apache-2.0
 *
 * Arm NEON / Advanced SIMD (AArch64 and ARMv7): every instruction of block kernels without an immediate, by its
 * definition, lane by lane, as a function over bytes in little-endian order. The kernels beside this file
 * include it where the compiler targets another processor. Written by synth-kernel; do not edit.
 */
#ifndef SYNTH_NEON_PORTABLE_H
#define SYNTH_NEON_PORTABLE_H
#include <stdint.h>
#include <string.h>

static inline uint64_t synth_neon_popcount(uint64_t x) {
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (x * 0x0101010101010101u) >> 56;
}
static inline int64_t synth_neon_clamp(int64_t x, int64_t low, int64_t high) {
  return x < low ? low : x > high ? high : x;
}
static inline uint8_t synth_neon_lane8(const uint8_t *a, int i) {
  uint8_t x;
  memcpy(&x, a + 1 * i, sizeof x);
  return x;
}
static inline uint16_t synth_neon_lane16(const uint8_t *a, int i) {
  uint16_t x;
  memcpy(&x, a + 2 * i, sizeof x);
  return x;
}
static inline uint32_t synth_neon_lane32(const uint8_t *a, int i) {
  uint32_t x;
  memcpy(&x, a + 4 * i, sizeof x);
  return x;
}
static inline uint64_t synth_neon_lane64(const uint8_t *a, int i) {
  uint64_t x;
  memcpy(&x, a + 8 * i, sizeof x);
  return x;
}
static inline void synth_neon_vand_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) & synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vandq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) & synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vbic_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) & (uint8_t)(~synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vbicq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) & (uint8_t)(~synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vorr_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) | synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vorrq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) | synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vorn_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) | (uint8_t)(~synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vornq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) | (uint8_t)(~synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_veor_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) ^ synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_veorq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) ^ synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmvn_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(~synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmvnq_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(~synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vbsl_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)((uint8_t)(synth_neon_lane8(a0, i) & synth_neon_lane8(a1, i)) | (uint8_t)((uint8_t)(~synth_neon_lane8(a0, i)) & synth_neon_lane8(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vbslq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)((uint8_t)(synth_neon_lane8(a0, i) & synth_neon_lane8(a1, i)) | (uint8_t)((uint8_t)(~synth_neon_lane8(a0, i)) & synth_neon_lane8(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcnt_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_popcount(synth_neon_lane8(a0, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcntq_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_popcount(synth_neon_lane8(a0, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vadd_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) + synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) + synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vadd_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) + synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) + synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vadd_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (uint32_t)(synth_neon_lane32(a0, 0) + synth_neon_lane32(a1, 0));
  result[1] = (uint32_t)(synth_neon_lane32(a0, 1) + synth_neon_lane32(a1, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane32(a0, i) + synth_neon_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsub_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) - synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) - synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsub_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) - synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) - synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsub_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (uint32_t)(synth_neon_lane32(a0, 0) - synth_neon_lane32(a1, 0));
  result[1] = (uint32_t)(synth_neon_lane32(a0, 1) - synth_neon_lane32(a1, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane32(a0, i) - synth_neon_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmul_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)((uint32_t)synth_neon_lane8(a0, i) * synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmulq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)((uint32_t)synth_neon_lane8(a0, i) * synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmul_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)((uint32_t)synth_neon_lane16(a0, i) * synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmulq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)synth_neon_lane16(a0, i) * synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmla_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) + (uint8_t)((uint32_t)synth_neon_lane8(a1, i) * synth_neon_lane8(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmlaq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) + (uint8_t)((uint32_t)synth_neon_lane8(a1, i) * synth_neon_lane8(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmla_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)((uint32_t)synth_neon_lane16(a1, i) * synth_neon_lane16(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmlaq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)((uint32_t)synth_neon_lane16(a1, i) * synth_neon_lane16(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmls_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) - (uint8_t)((uint32_t)synth_neon_lane8(a1, i) * synth_neon_lane8(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmlsq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, i) - (uint8_t)((uint32_t)synth_neon_lane8(a1, i) * synth_neon_lane8(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmls_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) - (uint16_t)((uint32_t)synth_neon_lane16(a1, i) * synth_neon_lane16(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmlsq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) - (uint16_t)((uint32_t)synth_neon_lane16(a1, i) * synth_neon_lane16(a2, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vneg_s8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)((uint8_t)(0u) - synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vnegq_s8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (uint8_t)((uint8_t)(0u) - synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vneg_s16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)((uint16_t)(0u) - synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vnegq_s16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(0u) - synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vneg_s32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[2];
  result[0] = (uint32_t)((uint32_t)(0u) - synth_neon_lane32(a0, 0));
  result[1] = (uint32_t)((uint32_t)(0u) - synth_neon_lane32(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vnegq_s32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(0u) - synth_neon_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmin_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane8(a0, i) < synth_neon_lane8(a1, i)) ? synth_neon_lane8(a0, i) : synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vminq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_neon_lane8(a0, i) < synth_neon_lane8(a1, i)) ? synth_neon_lane8(a0, i) : synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmin_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane16(a0, i) < synth_neon_lane16(a1, i)) ? synth_neon_lane16(a0, i) : synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vminq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane16(a0, i) < synth_neon_lane16(a1, i)) ? synth_neon_lane16(a0, i) : synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmin_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = ((synth_neon_lane32(a0, 0) < synth_neon_lane32(a1, 0)) ? synth_neon_lane32(a0, 0) : synth_neon_lane32(a1, 0));
  result[1] = ((synth_neon_lane32(a0, 1) < synth_neon_lane32(a1, 1)) ? synth_neon_lane32(a0, 1) : synth_neon_lane32(a1, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vminq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane32(a0, i) < synth_neon_lane32(a1, i)) ? synth_neon_lane32(a0, i) : synth_neon_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmax_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane8(a0, i) < synth_neon_lane8(a1, i)) ? synth_neon_lane8(a1, i) : synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmaxq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_neon_lane8(a0, i) < synth_neon_lane8(a1, i)) ? synth_neon_lane8(a1, i) : synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmax_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane16(a0, i) < synth_neon_lane16(a1, i)) ? synth_neon_lane16(a1, i) : synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmaxq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane16(a0, i) < synth_neon_lane16(a1, i)) ? synth_neon_lane16(a1, i) : synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmax_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = ((synth_neon_lane32(a0, 0) < synth_neon_lane32(a1, 0)) ? synth_neon_lane32(a1, 0) : synth_neon_lane32(a0, 0));
  result[1] = ((synth_neon_lane32(a0, 1) < synth_neon_lane32(a1, 1)) ? synth_neon_lane32(a1, 1) : synth_neon_lane32(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmaxq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane32(a0, i) < synth_neon_lane32(a1, i)) ? synth_neon_lane32(a1, i) : synth_neon_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgt_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane8(a1, i) < synth_neon_lane8(a0, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgtq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_neon_lane8(a1, i) < synth_neon_lane8(a0, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgt_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane16(a1, i) < synth_neon_lane16(a0, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgtq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane16(a1, i) < synth_neon_lane16(a0, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgt_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = ((synth_neon_lane32(a1, 0) < synth_neon_lane32(a0, 0)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  result[1] = ((synth_neon_lane32(a1, 1) < synth_neon_lane32(a0, 1)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgtq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane32(a1, i) < synth_neon_lane32(a0, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcge_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane8(a0, i) < synth_neon_lane8(a1, i)) ? (uint8_t)(0u) : (uint8_t)(255u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgeq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_neon_lane8(a0, i) < synth_neon_lane8(a1, i)) ? (uint8_t)(0u) : (uint8_t)(255u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcge_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane16(a0, i) < synth_neon_lane16(a1, i)) ? (uint16_t)(0u) : (uint16_t)(65535u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgeq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane16(a0, i) < synth_neon_lane16(a1, i)) ? (uint16_t)(0u) : (uint16_t)(65535u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcge_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = ((synth_neon_lane32(a0, 0) < synth_neon_lane32(a1, 0)) ? (uint32_t)(0u) : (uint32_t)(4294967295u));
  result[1] = ((synth_neon_lane32(a0, 1) < synth_neon_lane32(a1, 1)) ? (uint32_t)(0u) : (uint32_t)(4294967295u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgeq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane32(a0, i) < synth_neon_lane32(a1, i)) ? (uint32_t)(0u) : (uint32_t)(4294967295u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vceq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane8(a0, i) == synth_neon_lane8(a1, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vceqq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_neon_lane8(a0, i) == synth_neon_lane8(a1, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vceq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane16(a0, i) == synth_neon_lane16(a1, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vceqq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane16(a0, i) == synth_neon_lane16(a1, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vceq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = ((synth_neon_lane32(a0, 0) == synth_neon_lane32(a1, 0)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  result[1] = ((synth_neon_lane32(a0, 1) == synth_neon_lane32(a1, 1)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vceqq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = ((synth_neon_lane32(a0, i) == synth_neon_lane32(a1, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmin_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int8_t)synth_neon_lane8(a0, i) < (int8_t)synth_neon_lane8(a1, i)) ? synth_neon_lane8(a0, i) : synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vminq_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_neon_lane8(a0, i) < (int8_t)synth_neon_lane8(a1, i)) ? synth_neon_lane8(a0, i) : synth_neon_lane8(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmin_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int16_t)synth_neon_lane16(a0, i) < (int16_t)synth_neon_lane16(a1, i)) ? synth_neon_lane16(a0, i) : synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vminq_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_neon_lane16(a0, i) < (int16_t)synth_neon_lane16(a1, i)) ? synth_neon_lane16(a0, i) : synth_neon_lane16(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmin_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (((int32_t)synth_neon_lane32(a0, 0) < (int32_t)synth_neon_lane32(a1, 0)) ? synth_neon_lane32(a0, 0) : synth_neon_lane32(a1, 0));
  result[1] = (((int32_t)synth_neon_lane32(a0, 1) < (int32_t)synth_neon_lane32(a1, 1)) ? synth_neon_lane32(a0, 1) : synth_neon_lane32(a1, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vminq_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_neon_lane32(a0, i) < (int32_t)synth_neon_lane32(a1, i)) ? synth_neon_lane32(a0, i) : synth_neon_lane32(a1, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmax_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int8_t)synth_neon_lane8(a0, i) < (int8_t)synth_neon_lane8(a1, i)) ? synth_neon_lane8(a1, i) : synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmaxq_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_neon_lane8(a0, i) < (int8_t)synth_neon_lane8(a1, i)) ? synth_neon_lane8(a1, i) : synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmax_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int16_t)synth_neon_lane16(a0, i) < (int16_t)synth_neon_lane16(a1, i)) ? synth_neon_lane16(a1, i) : synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmaxq_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_neon_lane16(a0, i) < (int16_t)synth_neon_lane16(a1, i)) ? synth_neon_lane16(a1, i) : synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmax_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (((int32_t)synth_neon_lane32(a0, 0) < (int32_t)synth_neon_lane32(a1, 0)) ? synth_neon_lane32(a1, 0) : synth_neon_lane32(a0, 0));
  result[1] = (((int32_t)synth_neon_lane32(a0, 1) < (int32_t)synth_neon_lane32(a1, 1)) ? synth_neon_lane32(a1, 1) : synth_neon_lane32(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmaxq_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_neon_lane32(a0, i) < (int32_t)synth_neon_lane32(a1, i)) ? synth_neon_lane32(a1, i) : synth_neon_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgt_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int8_t)synth_neon_lane8(a1, i) < (int8_t)synth_neon_lane8(a0, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgtq_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_neon_lane8(a1, i) < (int8_t)synth_neon_lane8(a0, i)) ? (uint8_t)(255u) : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgt_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int16_t)synth_neon_lane16(a1, i) < (int16_t)synth_neon_lane16(a0, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgtq_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_neon_lane16(a1, i) < (int16_t)synth_neon_lane16(a0, i)) ? (uint16_t)(65535u) : (uint16_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgt_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (((int32_t)synth_neon_lane32(a1, 0) < (int32_t)synth_neon_lane32(a0, 0)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  result[1] = (((int32_t)synth_neon_lane32(a1, 1) < (int32_t)synth_neon_lane32(a0, 1)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgtq_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_neon_lane32(a1, i) < (int32_t)synth_neon_lane32(a0, i)) ? (uint32_t)(4294967295u) : (uint32_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcge_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int8_t)synth_neon_lane8(a0, i) < (int8_t)synth_neon_lane8(a1, i)) ? (uint8_t)(0u) : (uint8_t)(255u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgeq_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((int8_t)synth_neon_lane8(a0, i) < (int8_t)synth_neon_lane8(a1, i)) ? (uint8_t)(0u) : (uint8_t)(255u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcge_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int16_t)synth_neon_lane16(a0, i) < (int16_t)synth_neon_lane16(a1, i)) ? (uint16_t)(0u) : (uint16_t)(65535u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgeq_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (((int16_t)synth_neon_lane16(a0, i) < (int16_t)synth_neon_lane16(a1, i)) ? (uint16_t)(0u) : (uint16_t)(65535u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcge_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (((int32_t)synth_neon_lane32(a0, 0) < (int32_t)synth_neon_lane32(a1, 0)) ? (uint32_t)(0u) : (uint32_t)(4294967295u));
  result[1] = (((int32_t)synth_neon_lane32(a0, 1) < (int32_t)synth_neon_lane32(a1, 1)) ? (uint32_t)(0u) : (uint32_t)(4294967295u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcgeq_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (((int32_t)synth_neon_lane32(a0, i) < (int32_t)synth_neon_lane32(a1, i)) ? (uint32_t)(0u) : (uint32_t)(4294967295u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtstq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = (((uint8_t)(synth_neon_lane8(a0, i) & synth_neon_lane8(a1, i)) == (uint8_t)(0u)) ? (uint8_t)(0u) : (uint8_t)(255u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadd_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, 2 * i) + synth_neon_lane8(a0, 2 * i + 1));
  for (int i = 4; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a1, 2 * i - 8) + synth_neon_lane8(a1, 2 * i - 7));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddl_u8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)((uint16_t)(synth_neon_lane8(a0, 2 * i)) + (uint16_t)(synth_neon_lane8(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadal_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)((uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)(synth_neon_lane8(a1, 2 * i))) + (uint16_t)(synth_neon_lane8(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddl_s8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)((uint16_t)((int16_t)(int8_t)synth_neon_lane8(a0, 2 * i)) + (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadal_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)((uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, 2 * i))) + (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane8(a0, 2 * i) + synth_neon_lane8(a0, 2 * i + 1));
  for (int i = 8; i < 16; ++i) result[i] = (uint8_t)(synth_neon_lane8(a1, 2 * i - 16) + synth_neon_lane8(a1, 2 * i - 15));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddlq_u8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_neon_lane8(a0, 2 * i)) + (uint16_t)(synth_neon_lane8(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadalq_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)(synth_neon_lane8(a1, 2 * i))) + (uint16_t)(synth_neon_lane8(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddlq_s8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)((int16_t)(int8_t)synth_neon_lane8(a0, 2 * i)) + (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadalq_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, 2 * i))) + (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadd_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = (uint16_t)(synth_neon_lane16(a0, 0) + synth_neon_lane16(a0, 1));
  result[1] = (uint16_t)(synth_neon_lane16(a0, 2) + synth_neon_lane16(a0, 3));
  result[2] = (uint16_t)(synth_neon_lane16(a1, 0) + synth_neon_lane16(a1, 1));
  result[3] = (uint16_t)(synth_neon_lane16(a1, 2) + synth_neon_lane16(a1, 3));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddl_u16(uint8_t *out, const uint8_t *a0) {
  uint32_t result[2];
  result[0] = (uint32_t)((uint32_t)(synth_neon_lane16(a0, 0)) + (uint32_t)(synth_neon_lane16(a0, 1)));
  result[1] = (uint32_t)((uint32_t)(synth_neon_lane16(a0, 2)) + (uint32_t)(synth_neon_lane16(a0, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadal_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (uint32_t)((uint32_t)(synth_neon_lane32(a0, 0) + (uint32_t)(synth_neon_lane16(a1, 0))) + (uint32_t)(synth_neon_lane16(a1, 1)));
  result[1] = (uint32_t)((uint32_t)(synth_neon_lane32(a0, 1) + (uint32_t)(synth_neon_lane16(a1, 2))) + (uint32_t)(synth_neon_lane16(a1, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddl_s16(uint8_t *out, const uint8_t *a0) {
  uint32_t result[2];
  result[0] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, 0)) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, 1)));
  result[1] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, 2)) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadal_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (uint32_t)((uint32_t)(synth_neon_lane32(a0, 0) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, 0))) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, 1)));
  result[1] = (uint32_t)((uint32_t)(synth_neon_lane32(a0, 1) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, 2))) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, 2 * i) + synth_neon_lane16(a0, 2 * i + 1));
  for (int i = 4; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a1, 2 * i - 8) + synth_neon_lane16(a1, 2 * i - 7));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddlq_u16(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_neon_lane16(a0, 2 * i)) + (uint32_t)(synth_neon_lane16(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadalq_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_neon_lane32(a0, i) + (uint32_t)(synth_neon_lane16(a1, 2 * i))) + (uint32_t)(synth_neon_lane16(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddlq_s16(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, 2 * i)) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadalq_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_neon_lane32(a0, i) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, 2 * i))) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, 2 * i + 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadd_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = (uint32_t)(synth_neon_lane32(a0, 0) + synth_neon_lane32(a0, 1));
  result[1] = (uint32_t)(synth_neon_lane32(a1, 0) + synth_neon_lane32(a1, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddl_u32(uint8_t *out, const uint8_t *a0) {
  uint64_t result[1];
  result[0] = (uint64_t)((uint64_t)(synth_neon_lane32(a0, 0)) + (uint64_t)(synth_neon_lane32(a0, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadal_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[1];
  result[0] = (uint64_t)((uint64_t)(synth_neon_lane64(a0, 0) + (uint64_t)(synth_neon_lane32(a1, 0))) + (uint64_t)(synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddl_s32(uint8_t *out, const uint8_t *a0) {
  uint64_t result[1];
  result[0] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 0)) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadal_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[1];
  result[0] = (uint64_t)((uint64_t)(synth_neon_lane64(a0, 0) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 0))) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = (uint32_t)(synth_neon_lane32(a0, 0) + synth_neon_lane32(a0, 1));
  result[1] = (uint32_t)(synth_neon_lane32(a0, 2) + synth_neon_lane32(a0, 3));
  result[2] = (uint32_t)(synth_neon_lane32(a1, 0) + synth_neon_lane32(a1, 1));
  result[3] = (uint32_t)(synth_neon_lane32(a1, 2) + synth_neon_lane32(a1, 3));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddlq_u32(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)(synth_neon_lane32(a0, 0)) + (uint64_t)(synth_neon_lane32(a0, 1)));
  result[1] = (uint64_t)((uint64_t)(synth_neon_lane32(a0, 2)) + (uint64_t)(synth_neon_lane32(a0, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadalq_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)(synth_neon_lane64(a0, 0) + (uint64_t)(synth_neon_lane32(a1, 0))) + (uint64_t)(synth_neon_lane32(a1, 1)));
  result[1] = (uint64_t)((uint64_t)(synth_neon_lane64(a0, 1) + (uint64_t)(synth_neon_lane32(a1, 2))) + (uint64_t)(synth_neon_lane32(a1, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpaddlq_s32(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 0)) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 1)));
  result[1] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 2)) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vpadalq_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)(synth_neon_lane64(a0, 0) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 0))) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 1)));
  result[1] = (uint64_t)((uint64_t)(synth_neon_lane64(a0, 1) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 2))) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 3)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddl_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_neon_lane8(a0, i)) + (uint16_t)(synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddw_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)(synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubl_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)(synth_neon_lane8(a0, i)) - (uint16_t)(synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubw_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) - (uint16_t)(synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovl_u8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmull_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)(uint16_t)(synth_neon_lane8(a0, i)) * (uint16_t)(synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmlal_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)((uint32_t)(uint16_t)(synth_neon_lane8(a1, i)) * (uint16_t)(synth_neon_lane8(a2, i))));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddl_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_neon_lane16(a0, i)) + (uint32_t)(synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddw_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane32(a0, i) + (uint32_t)(synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubl_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_neon_lane16(a0, i)) - (uint32_t)(synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubw_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane32(a0, i) - (uint32_t)(synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovl_u16(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmull_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)(synth_neon_lane16(a0, i)) * (uint32_t)(synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmlal_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane32(a0, i) + (uint32_t)((uint32_t)(synth_neon_lane16(a1, i)) * (uint32_t)(synth_neon_lane16(a2, i))));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddl_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)(synth_neon_lane32(a0, 0)) + (uint64_t)(synth_neon_lane32(a1, 0)));
  result[1] = (uint64_t)((uint64_t)(synth_neon_lane32(a0, 1)) + (uint64_t)(synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddw_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_neon_lane64(a0, 0) + (uint64_t)(synth_neon_lane32(a1, 0)));
  result[1] = (uint64_t)(synth_neon_lane64(a0, 1) + (uint64_t)(synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubl_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)(synth_neon_lane32(a0, 0)) - (uint64_t)(synth_neon_lane32(a1, 0)));
  result[1] = (uint64_t)((uint64_t)(synth_neon_lane32(a0, 1)) - (uint64_t)(synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubw_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_neon_lane64(a0, 0) - (uint64_t)(synth_neon_lane32(a1, 0)));
  result[1] = (uint64_t)(synth_neon_lane64(a0, 1) - (uint64_t)(synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovl_u32(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_neon_lane32(a0, 0));
  result[1] = (uint64_t)(synth_neon_lane32(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddl_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)((int16_t)(int8_t)synth_neon_lane8(a0, i)) + (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddw_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubl_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint16_t)((int16_t)(int8_t)synth_neon_lane8(a0, i)) - (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubw_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) - (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovl_s8(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmull_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)((uint32_t)(uint16_t)((int16_t)(int8_t)synth_neon_lane8(a0, i)) * (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmlal_s8(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint16_t)(synth_neon_lane16(a0, i) + (uint16_t)((uint32_t)(uint16_t)((int16_t)(int8_t)synth_neon_lane8(a1, i)) * (uint16_t)((int16_t)(int8_t)synth_neon_lane8(a2, i))));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddl_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, i)) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddw_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane32(a0, i) + (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubl_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, i)) - (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubw_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane32(a0, i) - (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovl_s16(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmull_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)((uint32_t)((int32_t)(int16_t)synth_neon_lane16(a0, i)) * (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, i)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmlal_s16(uint8_t *out, const uint8_t *a0, const uint8_t *a1, const uint8_t *a2) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint32_t)(synth_neon_lane32(a0, i) + (uint32_t)((uint32_t)((int32_t)(int16_t)synth_neon_lane16(a1, i)) * (uint32_t)((int32_t)(int16_t)synth_neon_lane16(a2, i))));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddl_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 0)) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 0)));
  result[1] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 1)) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vaddw_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_neon_lane64(a0, 0) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 0)));
  result[1] = (uint64_t)(synth_neon_lane64(a0, 1) + (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubl_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 0)) - (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 0)));
  result[1] = (uint64_t)((uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 1)) - (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vsubw_s32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint64_t result[2];
  result[0] = (uint64_t)(synth_neon_lane64(a0, 0) - (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 0)));
  result[1] = (uint64_t)(synth_neon_lane64(a0, 1) - (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a1, 1)));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovl_s32(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 0));
  result[1] = (uint64_t)((int64_t)(int32_t)synth_neon_lane32(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovn_u16(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = (uint8_t)(synth_neon_lane16(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovn_u32(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = (uint16_t)(synth_neon_lane32(a0, i));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vmovn_u64(uint8_t *out, const uint8_t *a0) {
  uint32_t result[2];
  result[0] = (uint32_t)(synth_neon_lane64(a0, 0));
  result[1] = (uint32_t)(synth_neon_lane64(a0, 1));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtbl1_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = ((synth_neon_lane8(a1, i) < (uint8_t)(8u)) ? ((const uint8_t[]){synth_neon_lane8(a0, 0), synth_neon_lane8(a0, 1), synth_neon_lane8(a0, 2), synth_neon_lane8(a0, 3), synth_neon_lane8(a0, 4), synth_neon_lane8(a0, 5), synth_neon_lane8(a0, 6), synth_neon_lane8(a0, 7)})[(uint8_t)(synth_neon_lane8(a1, i) & (uint8_t)(7u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vqtbl1q_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = ((synth_neon_lane8(a1, i) < (uint8_t)(16u)) ? ((const uint8_t[]){synth_neon_lane8(a0, 0), synth_neon_lane8(a0, 1), synth_neon_lane8(a0, 2), synth_neon_lane8(a0, 3), synth_neon_lane8(a0, 4), synth_neon_lane8(a0, 5), synth_neon_lane8(a0, 6), synth_neon_lane8(a0, 7), synth_neon_lane8(a0, 8), synth_neon_lane8(a0, 9), synth_neon_lane8(a0, 10), synth_neon_lane8(a0, 11), synth_neon_lane8(a0, 12), synth_neon_lane8(a0, 13), synth_neon_lane8(a0, 14), synth_neon_lane8(a0, 15)})[(uint8_t)(synth_neon_lane8(a1, i) & (uint8_t)(15u))] : (uint8_t)(0u));
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip1_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 0);
  result[1] = synth_neon_lane8(a1, 0);
  result[2] = synth_neon_lane8(a0, 1);
  result[3] = synth_neon_lane8(a1, 1);
  result[4] = synth_neon_lane8(a0, 2);
  result[5] = synth_neon_lane8(a1, 2);
  result[6] = synth_neon_lane8(a0, 3);
  result[7] = synth_neon_lane8(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip_u8_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 0);
  result[1] = synth_neon_lane8(a1, 0);
  result[2] = synth_neon_lane8(a0, 1);
  result[3] = synth_neon_lane8(a1, 1);
  result[4] = synth_neon_lane8(a0, 2);
  result[5] = synth_neon_lane8(a1, 2);
  result[6] = synth_neon_lane8(a0, 3);
  result[7] = synth_neon_lane8(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip2_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 4);
  result[1] = synth_neon_lane8(a1, 4);
  result[2] = synth_neon_lane8(a0, 5);
  result[3] = synth_neon_lane8(a1, 5);
  result[4] = synth_neon_lane8(a0, 6);
  result[5] = synth_neon_lane8(a1, 6);
  result[6] = synth_neon_lane8(a0, 7);
  result[7] = synth_neon_lane8(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip_u8_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 4);
  result[1] = synth_neon_lane8(a1, 4);
  result[2] = synth_neon_lane8(a0, 5);
  result[3] = synth_neon_lane8(a1, 5);
  result[4] = synth_neon_lane8(a0, 6);
  result[5] = synth_neon_lane8(a1, 6);
  result[6] = synth_neon_lane8(a0, 7);
  result[7] = synth_neon_lane8(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp1_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane8(a0, 2 * i);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane8(a1, 2 * i - 8);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp_u8_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane8(a0, 2 * i);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane8(a1, 2 * i - 8);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp2_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane8(a0, 2 * i + 1);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane8(a1, 2 * i - 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp_u8_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane8(a0, 2 * i + 1);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane8(a1, 2 * i - 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn1_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 0);
  result[1] = synth_neon_lane8(a1, 0);
  result[2] = synth_neon_lane8(a0, 2);
  result[3] = synth_neon_lane8(a1, 2);
  result[4] = synth_neon_lane8(a0, 4);
  result[5] = synth_neon_lane8(a1, 4);
  result[6] = synth_neon_lane8(a0, 6);
  result[7] = synth_neon_lane8(a1, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn_u8_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 0);
  result[1] = synth_neon_lane8(a1, 0);
  result[2] = synth_neon_lane8(a0, 2);
  result[3] = synth_neon_lane8(a1, 2);
  result[4] = synth_neon_lane8(a0, 4);
  result[5] = synth_neon_lane8(a1, 4);
  result[6] = synth_neon_lane8(a0, 6);
  result[7] = synth_neon_lane8(a1, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn2_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 1);
  result[1] = synth_neon_lane8(a1, 1);
  result[2] = synth_neon_lane8(a0, 3);
  result[3] = synth_neon_lane8(a1, 3);
  result[4] = synth_neon_lane8(a0, 5);
  result[5] = synth_neon_lane8(a1, 5);
  result[6] = synth_neon_lane8(a0, 7);
  result[7] = synth_neon_lane8(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn_u8_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 1);
  result[1] = synth_neon_lane8(a1, 1);
  result[2] = synth_neon_lane8(a0, 3);
  result[3] = synth_neon_lane8(a1, 3);
  result[4] = synth_neon_lane8(a0, 5);
  result[5] = synth_neon_lane8(a1, 5);
  result[6] = synth_neon_lane8(a0, 7);
  result[7] = synth_neon_lane8(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip1_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a1, 0);
  result[2] = synth_neon_lane16(a0, 1);
  result[3] = synth_neon_lane16(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip_u16_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a1, 0);
  result[2] = synth_neon_lane16(a0, 1);
  result[3] = synth_neon_lane16(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip2_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 2);
  result[1] = synth_neon_lane16(a1, 2);
  result[2] = synth_neon_lane16(a0, 3);
  result[3] = synth_neon_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip_u16_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 2);
  result[1] = synth_neon_lane16(a1, 2);
  result[2] = synth_neon_lane16(a0, 3);
  result[3] = synth_neon_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp1_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a0, 2);
  result[2] = synth_neon_lane16(a1, 0);
  result[3] = synth_neon_lane16(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp_u16_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a0, 2);
  result[2] = synth_neon_lane16(a1, 0);
  result[3] = synth_neon_lane16(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp2_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 1);
  result[1] = synth_neon_lane16(a0, 3);
  result[2] = synth_neon_lane16(a1, 1);
  result[3] = synth_neon_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp_u16_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 1);
  result[1] = synth_neon_lane16(a0, 3);
  result[2] = synth_neon_lane16(a1, 1);
  result[3] = synth_neon_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn1_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a1, 0);
  result[2] = synth_neon_lane16(a0, 2);
  result[3] = synth_neon_lane16(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn_u16_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a1, 0);
  result[2] = synth_neon_lane16(a0, 2);
  result[3] = synth_neon_lane16(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn2_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 1);
  result[1] = synth_neon_lane16(a1, 1);
  result[2] = synth_neon_lane16(a0, 3);
  result[3] = synth_neon_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn_u16_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 1);
  result[1] = synth_neon_lane16(a1, 1);
  result[2] = synth_neon_lane16(a0, 3);
  result[3] = synth_neon_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip1_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip_u32_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip2_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip_u32_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp1_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp_u32_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp2_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp_u32_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn1_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn_u32_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn2_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn_u32_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev64_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev64_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, -1 * i + 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev64_u32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev32_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 3);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 11);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev32_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  result[0] = synth_neon_lane16(a0, 1);
  result[1] = synth_neon_lane16(a0, 0);
  result[2] = synth_neon_lane16(a0, 3);
  result[3] = synth_neon_lane16(a0, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev16_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  result[0] = synth_neon_lane8(a0, 1);
  result[1] = synth_neon_lane8(a0, 0);
  result[2] = synth_neon_lane8(a0, 3);
  result[3] = synth_neon_lane8(a0, 2);
  result[4] = synth_neon_lane8(a0, 5);
  result[5] = synth_neon_lane8(a0, 4);
  result[6] = synth_neon_lane8(a0, 7);
  result[7] = synth_neon_lane8(a0, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip1q_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 0);
  result[1] = synth_neon_lane8(a1, 0);
  result[2] = synth_neon_lane8(a0, 1);
  result[3] = synth_neon_lane8(a1, 1);
  result[4] = synth_neon_lane8(a0, 2);
  result[5] = synth_neon_lane8(a1, 2);
  result[6] = synth_neon_lane8(a0, 3);
  result[7] = synth_neon_lane8(a1, 3);
  result[8] = synth_neon_lane8(a0, 4);
  result[9] = synth_neon_lane8(a1, 4);
  result[10] = synth_neon_lane8(a0, 5);
  result[11] = synth_neon_lane8(a1, 5);
  result[12] = synth_neon_lane8(a0, 6);
  result[13] = synth_neon_lane8(a1, 6);
  result[14] = synth_neon_lane8(a0, 7);
  result[15] = synth_neon_lane8(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzipq_u8_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 0);
  result[1] = synth_neon_lane8(a1, 0);
  result[2] = synth_neon_lane8(a0, 1);
  result[3] = synth_neon_lane8(a1, 1);
  result[4] = synth_neon_lane8(a0, 2);
  result[5] = synth_neon_lane8(a1, 2);
  result[6] = synth_neon_lane8(a0, 3);
  result[7] = synth_neon_lane8(a1, 3);
  result[8] = synth_neon_lane8(a0, 4);
  result[9] = synth_neon_lane8(a1, 4);
  result[10] = synth_neon_lane8(a0, 5);
  result[11] = synth_neon_lane8(a1, 5);
  result[12] = synth_neon_lane8(a0, 6);
  result[13] = synth_neon_lane8(a1, 6);
  result[14] = synth_neon_lane8(a0, 7);
  result[15] = synth_neon_lane8(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip2q_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 8);
  result[1] = synth_neon_lane8(a1, 8);
  result[2] = synth_neon_lane8(a0, 9);
  result[3] = synth_neon_lane8(a1, 9);
  result[4] = synth_neon_lane8(a0, 10);
  result[5] = synth_neon_lane8(a1, 10);
  result[6] = synth_neon_lane8(a0, 11);
  result[7] = synth_neon_lane8(a1, 11);
  result[8] = synth_neon_lane8(a0, 12);
  result[9] = synth_neon_lane8(a1, 12);
  result[10] = synth_neon_lane8(a0, 13);
  result[11] = synth_neon_lane8(a1, 13);
  result[12] = synth_neon_lane8(a0, 14);
  result[13] = synth_neon_lane8(a1, 14);
  result[14] = synth_neon_lane8(a0, 15);
  result[15] = synth_neon_lane8(a1, 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzipq_u8_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 8);
  result[1] = synth_neon_lane8(a1, 8);
  result[2] = synth_neon_lane8(a0, 9);
  result[3] = synth_neon_lane8(a1, 9);
  result[4] = synth_neon_lane8(a0, 10);
  result[5] = synth_neon_lane8(a1, 10);
  result[6] = synth_neon_lane8(a0, 11);
  result[7] = synth_neon_lane8(a1, 11);
  result[8] = synth_neon_lane8(a0, 12);
  result[9] = synth_neon_lane8(a1, 12);
  result[10] = synth_neon_lane8(a0, 13);
  result[11] = synth_neon_lane8(a1, 13);
  result[12] = synth_neon_lane8(a0, 14);
  result[13] = synth_neon_lane8(a1, 14);
  result[14] = synth_neon_lane8(a0, 15);
  result[15] = synth_neon_lane8(a1, 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp1q_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, 2 * i);
  for (int i = 8; i < 16; ++i) result[i] = synth_neon_lane8(a1, 2 * i - 16);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzpq_u8_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, 2 * i);
  for (int i = 8; i < 16; ++i) result[i] = synth_neon_lane8(a1, 2 * i - 16);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp2q_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, 2 * i + 1);
  for (int i = 8; i < 16; ++i) result[i] = synth_neon_lane8(a1, 2 * i - 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzpq_u8_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, 2 * i + 1);
  for (int i = 8; i < 16; ++i) result[i] = synth_neon_lane8(a1, 2 * i - 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn1q_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 0);
  result[1] = synth_neon_lane8(a1, 0);
  result[2] = synth_neon_lane8(a0, 2);
  result[3] = synth_neon_lane8(a1, 2);
  result[4] = synth_neon_lane8(a0, 4);
  result[5] = synth_neon_lane8(a1, 4);
  result[6] = synth_neon_lane8(a0, 6);
  result[7] = synth_neon_lane8(a1, 6);
  result[8] = synth_neon_lane8(a0, 8);
  result[9] = synth_neon_lane8(a1, 8);
  result[10] = synth_neon_lane8(a0, 10);
  result[11] = synth_neon_lane8(a1, 10);
  result[12] = synth_neon_lane8(a0, 12);
  result[13] = synth_neon_lane8(a1, 12);
  result[14] = synth_neon_lane8(a0, 14);
  result[15] = synth_neon_lane8(a1, 14);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrnq_u8_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 0);
  result[1] = synth_neon_lane8(a1, 0);
  result[2] = synth_neon_lane8(a0, 2);
  result[3] = synth_neon_lane8(a1, 2);
  result[4] = synth_neon_lane8(a0, 4);
  result[5] = synth_neon_lane8(a1, 4);
  result[6] = synth_neon_lane8(a0, 6);
  result[7] = synth_neon_lane8(a1, 6);
  result[8] = synth_neon_lane8(a0, 8);
  result[9] = synth_neon_lane8(a1, 8);
  result[10] = synth_neon_lane8(a0, 10);
  result[11] = synth_neon_lane8(a1, 10);
  result[12] = synth_neon_lane8(a0, 12);
  result[13] = synth_neon_lane8(a1, 12);
  result[14] = synth_neon_lane8(a0, 14);
  result[15] = synth_neon_lane8(a1, 14);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn2q_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 1);
  result[1] = synth_neon_lane8(a1, 1);
  result[2] = synth_neon_lane8(a0, 3);
  result[3] = synth_neon_lane8(a1, 3);
  result[4] = synth_neon_lane8(a0, 5);
  result[5] = synth_neon_lane8(a1, 5);
  result[6] = synth_neon_lane8(a0, 7);
  result[7] = synth_neon_lane8(a1, 7);
  result[8] = synth_neon_lane8(a0, 9);
  result[9] = synth_neon_lane8(a1, 9);
  result[10] = synth_neon_lane8(a0, 11);
  result[11] = synth_neon_lane8(a1, 11);
  result[12] = synth_neon_lane8(a0, 13);
  result[13] = synth_neon_lane8(a1, 13);
  result[14] = synth_neon_lane8(a0, 15);
  result[15] = synth_neon_lane8(a1, 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrnq_u8_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 1);
  result[1] = synth_neon_lane8(a1, 1);
  result[2] = synth_neon_lane8(a0, 3);
  result[3] = synth_neon_lane8(a1, 3);
  result[4] = synth_neon_lane8(a0, 5);
  result[5] = synth_neon_lane8(a1, 5);
  result[6] = synth_neon_lane8(a0, 7);
  result[7] = synth_neon_lane8(a1, 7);
  result[8] = synth_neon_lane8(a0, 9);
  result[9] = synth_neon_lane8(a1, 9);
  result[10] = synth_neon_lane8(a0, 11);
  result[11] = synth_neon_lane8(a1, 11);
  result[12] = synth_neon_lane8(a0, 13);
  result[13] = synth_neon_lane8(a1, 13);
  result[14] = synth_neon_lane8(a0, 15);
  result[15] = synth_neon_lane8(a1, 15);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip1q_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a1, 0);
  result[2] = synth_neon_lane16(a0, 1);
  result[3] = synth_neon_lane16(a1, 1);
  result[4] = synth_neon_lane16(a0, 2);
  result[5] = synth_neon_lane16(a1, 2);
  result[6] = synth_neon_lane16(a0, 3);
  result[7] = synth_neon_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzipq_u16_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a1, 0);
  result[2] = synth_neon_lane16(a0, 1);
  result[3] = synth_neon_lane16(a1, 1);
  result[4] = synth_neon_lane16(a0, 2);
  result[5] = synth_neon_lane16(a1, 2);
  result[6] = synth_neon_lane16(a0, 3);
  result[7] = synth_neon_lane16(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip2q_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 4);
  result[1] = synth_neon_lane16(a1, 4);
  result[2] = synth_neon_lane16(a0, 5);
  result[3] = synth_neon_lane16(a1, 5);
  result[4] = synth_neon_lane16(a0, 6);
  result[5] = synth_neon_lane16(a1, 6);
  result[6] = synth_neon_lane16(a0, 7);
  result[7] = synth_neon_lane16(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzipq_u16_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 4);
  result[1] = synth_neon_lane16(a1, 4);
  result[2] = synth_neon_lane16(a0, 5);
  result[3] = synth_neon_lane16(a1, 5);
  result[4] = synth_neon_lane16(a0, 6);
  result[5] = synth_neon_lane16(a1, 6);
  result[6] = synth_neon_lane16(a0, 7);
  result[7] = synth_neon_lane16(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp1q_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, 2 * i);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane16(a1, 2 * i - 8);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzpq_u16_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, 2 * i);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane16(a1, 2 * i - 8);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp2q_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, 2 * i + 1);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane16(a1, 2 * i - 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzpq_u16_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, 2 * i + 1);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane16(a1, 2 * i - 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn1q_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a1, 0);
  result[2] = synth_neon_lane16(a0, 2);
  result[3] = synth_neon_lane16(a1, 2);
  result[4] = synth_neon_lane16(a0, 4);
  result[5] = synth_neon_lane16(a1, 4);
  result[6] = synth_neon_lane16(a0, 6);
  result[7] = synth_neon_lane16(a1, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrnq_u16_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 0);
  result[1] = synth_neon_lane16(a1, 0);
  result[2] = synth_neon_lane16(a0, 2);
  result[3] = synth_neon_lane16(a1, 2);
  result[4] = synth_neon_lane16(a0, 4);
  result[5] = synth_neon_lane16(a1, 4);
  result[6] = synth_neon_lane16(a0, 6);
  result[7] = synth_neon_lane16(a1, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn2q_u16(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 1);
  result[1] = synth_neon_lane16(a1, 1);
  result[2] = synth_neon_lane16(a0, 3);
  result[3] = synth_neon_lane16(a1, 3);
  result[4] = synth_neon_lane16(a0, 5);
  result[5] = synth_neon_lane16(a1, 5);
  result[6] = synth_neon_lane16(a0, 7);
  result[7] = synth_neon_lane16(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrnq_u16_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 1);
  result[1] = synth_neon_lane16(a1, 1);
  result[2] = synth_neon_lane16(a0, 3);
  result[3] = synth_neon_lane16(a1, 3);
  result[4] = synth_neon_lane16(a0, 5);
  result[5] = synth_neon_lane16(a1, 5);
  result[6] = synth_neon_lane16(a0, 7);
  result[7] = synth_neon_lane16(a1, 7);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip1q_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  result[2] = synth_neon_lane32(a0, 1);
  result[3] = synth_neon_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzipq_u32_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  result[2] = synth_neon_lane32(a0, 1);
  result[3] = synth_neon_lane32(a1, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzip2q_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 2);
  result[1] = synth_neon_lane32(a1, 2);
  result[2] = synth_neon_lane32(a0, 3);
  result[3] = synth_neon_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vzipq_u32_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 2);
  result[1] = synth_neon_lane32(a1, 2);
  result[2] = synth_neon_lane32(a0, 3);
  result[3] = synth_neon_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp1q_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a0, 2);
  result[2] = synth_neon_lane32(a1, 0);
  result[3] = synth_neon_lane32(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzpq_u32_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a0, 2);
  result[2] = synth_neon_lane32(a1, 0);
  result[3] = synth_neon_lane32(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzp2q_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a0, 3);
  result[2] = synth_neon_lane32(a1, 1);
  result[3] = synth_neon_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vuzpq_u32_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a0, 3);
  result[2] = synth_neon_lane32(a1, 1);
  result[3] = synth_neon_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn1q_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  result[2] = synth_neon_lane32(a0, 2);
  result[3] = synth_neon_lane32(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrnq_u32_lo(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a1, 0);
  result[2] = synth_neon_lane32(a0, 2);
  result[3] = synth_neon_lane32(a1, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrn2q_u32(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a1, 1);
  result[2] = synth_neon_lane32(a0, 3);
  result[3] = synth_neon_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vtrnq_u32_hi(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a1, 1);
  result[2] = synth_neon_lane32(a0, 3);
  result[3] = synth_neon_lane32(a1, 3);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev64q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 7);
  for (int i = 8; i < 16; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 23);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev64q_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, -1 * i + 3);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane16(a0, -1 * i + 11);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev64q_u32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  result[0] = synth_neon_lane32(a0, 1);
  result[1] = synth_neon_lane32(a0, 0);
  result[2] = synth_neon_lane32(a0, 3);
  result[3] = synth_neon_lane32(a0, 2);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev32q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 3);
  for (int i = 4; i < 8; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 11);
  for (int i = 8; i < 12; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 19);
  for (int i = 12; i < 16; ++i) result[i] = synth_neon_lane8(a0, -1 * i + 27);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev32q_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  result[0] = synth_neon_lane16(a0, 1);
  result[1] = synth_neon_lane16(a0, 0);
  result[2] = synth_neon_lane16(a0, 3);
  result[3] = synth_neon_lane16(a0, 2);
  result[4] = synth_neon_lane16(a0, 5);
  result[5] = synth_neon_lane16(a0, 4);
  result[6] = synth_neon_lane16(a0, 7);
  result[7] = synth_neon_lane16(a0, 6);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vrev16q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  result[0] = synth_neon_lane8(a0, 1);
  result[1] = synth_neon_lane8(a0, 0);
  result[2] = synth_neon_lane8(a0, 3);
  result[3] = synth_neon_lane8(a0, 2);
  result[4] = synth_neon_lane8(a0, 5);
  result[5] = synth_neon_lane8(a0, 4);
  result[6] = synth_neon_lane8(a0, 7);
  result[7] = synth_neon_lane8(a0, 6);
  result[8] = synth_neon_lane8(a0, 9);
  result[9] = synth_neon_lane8(a0, 8);
  result[10] = synth_neon_lane8(a0, 11);
  result[11] = synth_neon_lane8(a0, 10);
  result[12] = synth_neon_lane8(a0, 13);
  result[13] = synth_neon_lane8(a0, 12);
  result[14] = synth_neon_lane8(a0, 15);
  result[15] = synth_neon_lane8(a0, 14);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vget_low_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vget_high_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, i + 8);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vcombine_u8(uint8_t *out, const uint8_t *a0, const uint8_t *a1) {
  uint8_t result[16];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, i);
  for (int i = 8; i < 16; ++i) result[i] = synth_neon_lane8(a1, i - 8);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vst1_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_neon_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vst1q_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_neon_lane8(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vst1_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1q_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane16(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vst1q_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane16(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1_u32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a0, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vst1_u32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a0, 1);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1q_u32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane32(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vst1q_u32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane32(a0, i);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1_dup_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane8(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1q_dup_u8(uint8_t *out, const uint8_t *a0) {
  uint8_t result[16];
  for (int i = 0; i < 16; ++i) result[i] = synth_neon_lane8(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1_dup_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane16(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1q_dup_u16(uint8_t *out, const uint8_t *a0) {
  uint16_t result[8];
  for (int i = 0; i < 8; ++i) result[i] = synth_neon_lane16(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1_dup_u32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[2];
  result[0] = synth_neon_lane32(a0, 0);
  result[1] = synth_neon_lane32(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1q_dup_u32(uint8_t *out, const uint8_t *a0) {
  uint32_t result[4];
  for (int i = 0; i < 4; ++i) result[i] = synth_neon_lane32(a0, 0);
  memcpy(out, result, sizeof result);
}
static inline void synth_neon_vld1q_dup_u64(uint8_t *out, const uint8_t *a0) {
  uint64_t result[2];
  result[0] = synth_neon_lane64(a0, 0);
  result[1] = synth_neon_lane64(a0, 0);
  memcpy(out, result, sizeof result);
}
#endif
