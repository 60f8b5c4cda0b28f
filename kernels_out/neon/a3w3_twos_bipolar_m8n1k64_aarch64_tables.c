/* SPDX-License-Identifier: Apache-2.0
 *
 * A3W3 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 16 rows and chunk 3 x 16 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 (plane 0), 16 + r % 16 (plane 1), 32 + r % 16 (plane 2). Unused positions and rows
 * have code zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: between columns,
 * between rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 21913096 positions, padded to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per accumulator, a step adds at most 56. Every 4 steps a widening adds them, times [2, 4, 8], to
 * 16-bit lanes. After at most 20 widenings a second one adds those to the result. Instructions: 12 per
 * accumulator of 16 x 8 positions, 6 per weight register to unpack, 9 and 6 per widening.
 *
 * Proof: 17 obligations, all proved: a step, both widenings, and the loop by induction over K.
 */
#define LOCAL(name) synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_##name
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

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 16")
#define SYNTH_KEEP(value) __asm__("" : "+w"(value))
#else
#define SYNTH_INLINE static inline
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t LOCAL(byte_0f)[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t LOCAL(lanes_02020202)[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
static const uint8_t LOCAL(lanes_04040404)[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
static const uint8_t LOCAL(lanes_08080808)[] __attribute__((aligned(32))) = {
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(uint8x16_t w0_v3, uint8x16_t w0_v4, uint8x16_t w1_v5, uint8x16_t w1_v6,
    uint8x16_t w2_v7, uint8x16_t w2_v8, uint8x16_t t0, uint8x16_t t1, uint8x16_t *to0, uint8x16_t *to1,
    uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p0_0 = vqtbl1q_u8(t0, w0_v3);
  const uint8x16_t p0_1 = vqtbl1q_u8(t1, w0_v4);
  const uint8x16_t g0 = vaddq_u8(p0_0, p0_1);
  const uint8x16_t p1_0 = vqtbl1q_u8(t0, w1_v5);
  const uint8x16_t p1_1 = vqtbl1q_u8(t1, w1_v6);
  const uint8x16_t g1 = vaddq_u8(p1_0, p1_1);
  const uint8x16_t p2_0 = vqtbl1q_u8(t0, w2_v7);
  const uint8x16_t p2_1 = vqtbl1q_u8(t1, w2_v8);
  const uint8x16_t g2 = vaddq_u8(p2_0, p2_1);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}
/* byte sums to 16-bit lanes */
SYNTH_INLINE void LOCAL(stage1)(uint8x16_t acc8_0, uint8x16_t acc8_1, uint8x16_t acc8_2, uint8x16_t lanes_02020202,
    uint8x16_t lanes_04040404, uint8x16_t lanes_08080808, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t acc16_0 = *to0;
  const uint8x16_t acc16_1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(acc8_0);
  const uint8x8_t f0_0_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_0_2 = vmlal_u8(vreinterpretq_u16_u8(acc16_0), f0_0_0, f0_0_1);
  const uint8x8_t f0_1_0 = vget_low_u8(acc8_1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_2, f0_1_0, f0_1_1);
  const uint8x8_t f0_2_0 = vget_low_u8(acc8_2);
  const uint8x8_t f0_2_1 = vget_low_u8(lanes_08080808);
  const uint16x8_t f0_2_2 = vmlal_u8(f0_1_2, f0_2_0, f0_2_1);
  const uint8x8_t f1_0_0 = vget_high_u8(acc8_0);
  const uint16x8_t f1_0_2 = vmlal_u8(vreinterpretq_u16_u8(acc16_1), f1_0_0, f0_0_1);
  const uint8x8_t f1_1_0 = vget_high_u8(acc8_1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_2, f1_1_0, f0_1_1);
  const uint8x8_t f1_2_0 = vget_high_u8(acc8_2);
  const uint16x8_t f1_2_2 = vmlal_u8(f1_1_2, f1_2_0, f0_2_1);
  *to0 = vreinterpretq_u8_u16(f0_2_2);
  *to1 = vreinterpretq_u8_u16(f1_2_2);
}
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void LOCAL(epilogue)(uint8x16_t acc16_0, uint8x16_t acc16_1, int32_t *acc) {
  const uint8x16_t out0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x8_t s0_0 = vget_low_u8(acc16_0);
  const uint32x4_t s0_1 = vaddw_u16(vreinterpretq_u32_u8(out0), vreinterpret_u16_u8(s0_0));
  const uint8x16_t out1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x8_t s1_0 = vget_high_u8(acc16_0);
  const uint32x4_t s1_1 = vaddw_u16(vreinterpretq_u32_u8(out1), vreinterpret_u16_u8(s1_0));
  const uint8x16_t out2 = vld1q_u8((const uint8_t *)acc + 32);
  const uint8x8_t s2_0 = vget_low_u8(acc16_1);
  const uint32x4_t s2_1 = vaddw_u16(vreinterpretq_u32_u8(out2), vreinterpret_u16_u8(s2_0));
  const uint8x16_t out3 = vld1q_u8((const uint8_t *)acc + 48);
  const uint8x8_t s3_0 = vget_high_u8(acc16_1);
  const uint32x4_t s3_1 = vaddw_u16(vreinterpretq_u32_u8(out3), vreinterpret_u16_u8(s3_0));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(s0_1));
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(s1_1));
  vst1q_u8((uint8_t *)acc + 32, vreinterpretq_u8_u32(s2_1));
  vst1q_u8((uint8_t *)acc + 48, vreinterpretq_u8_u32(s3_1));
}
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ASSEMBLY 1
/* An unrolled iteration: 16 steps, 4 x added to the stored accumulators; 588 instructions, 564 cycles */
SYNTH_INLINE void LOCAL(assembly_1x2)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ldr q31, [%[k], #0]\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nld1 {v3.16b, v4.16b}, [%[x0]]\n1:\n"
    "and v5.16b, v31.16b, v0.16b\nushr v6.16b, v0.16b, #4\nand v7.16b, v31.16b, v1.16b\nushr v8.16b, v1.16b, #4\n"
    "and v9.16b, v31.16b, v2.16b\nushr v10.16b, v2.16b, #4\nld1 {v11.16b, v12.16b}, [%[x1]]\n"
    "tbl v13.16b, {v3.16b}, v5.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\n"
    "tbl v14.16b, {v4.16b}, v6.16b\ntbl v15.16b, {v3.16b}, v7.16b\ntbl v16.16b, {v4.16b}, v8.16b\n"
    "tbl v17.16b, {v3.16b}, v9.16b\nld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\ntbl v21.16b, {v4.16b}, v10.16b\n"
    "tbl v5.16b, {v11.16b}, v5.16b\nadd v13.16b, v13.16b, v14.16b\nld1 {v22.16b, v23.16b}, [%[x0]]\n"
    "tbl v6.16b, {v12.16b}, v6.16b\nadd v14.16b, v15.16b, v16.16b\ntbl v7.16b, {v11.16b}, v7.16b\n"
    "add v21.16b, v17.16b, v21.16b\ntbl v8.16b, {v12.16b}, v8.16b\ntbl v9.16b, {v11.16b}, v9.16b\n"
    "add v11.16b, v5.16b, v6.16b\ntbl v10.16b, {v12.16b}, v10.16b\nand v12.16b, v31.16b, v18.16b\n"
    "ushr v5.16b, v18.16b, #4\nadd v6.16b, v7.16b, v8.16b\nand v7.16b, v31.16b, v19.16b\nushr v8.16b, v19.16b, #4\n"
    "add v9.16b, v9.16b, v10.16b\nand v10.16b, v31.16b, v20.16b\nushr v15.16b, v20.16b, #4\n"
    "ld1 {v16.16b, v17.16b}, [%[x1]]\ntbl v18.16b, {v22.16b}, v12.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\n"
    "add %[w0], %[w0], #48\ntbl v19.16b, {v23.16b}, v5.16b\ntbl v20.16b, {v22.16b}, v7.16b\n"
    "tbl v24.16b, {v23.16b}, v8.16b\ntbl v22.16b, {v22.16b}, v10.16b\nld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\n"
    "tbl v23.16b, {v23.16b}, v15.16b\ntbl v12.16b, {v16.16b}, v12.16b\nadd v18.16b, v18.16b, v19.16b\n"
    "ld1 {v28.16b, v29.16b}, [%[x0]]\ntbl v5.16b, {v17.16b}, v5.16b\nadd v24.16b, v20.16b, v24.16b\n"
    "tbl v7.16b, {v16.16b}, v7.16b\nadd v30.16b, v22.16b, v23.16b\ntbl v8.16b, {v17.16b}, v8.16b\n"
    "add v13.16b, v13.16b, v18.16b\nadd v5.16b, v12.16b, v5.16b\nadd v12.16b, v14.16b, v24.16b\n"
    "tbl v10.16b, {v16.16b}, v10.16b\nadd v14.16b, v21.16b, v30.16b\nadd v16.16b, v7.16b, v8.16b\n"
    "tbl v15.16b, {v17.16b}, v15.16b\nadd v5.16b, v11.16b, v5.16b\nand v11.16b, v31.16b, v25.16b\n"
    "ushr v30.16b, v25.16b, #4\nand v7.16b, v31.16b, v26.16b\nadd v6.16b, v6.16b, v16.16b\n"
    "add v8.16b, v10.16b, v15.16b\nushr v10.16b, v26.16b, #4\nand v15.16b, v31.16b, v27.16b\n"
    "ushr v16.16b, v27.16b, #4\nld1 {v17.16b, v18.16b}, [%[x1]]\ntbl v19.16b, {v28.16b}, v11.16b\n"
    "add %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\nadd v8.16b, v9.16b, v8.16b\n"
    "tbl v9.16b, {v29.16b}, v30.16b\ntbl v20.16b, {v28.16b}, v7.16b\ntbl v21.16b, {v29.16b}, v10.16b\n"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\ntbl v25.16b, {v28.16b}, v15.16b\ntbl v26.16b, {v29.16b}, v16.16b\n"
    "ld1 {v27.16b, v28.16b}, [%[x0]]\ntbl v11.16b, {v17.16b}, v11.16b\nadd v9.16b, v19.16b, v9.16b\n"
    "tbl v19.16b, {v18.16b}, v30.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\nadd v20.16b, v20.16b, v21.16b\n"
    "tbl v7.16b, {v17.16b}, v7.16b\nadd v21.16b, v25.16b, v26.16b\ntbl v10.16b, {v18.16b}, v10.16b\n"
    "add v9.16b, v13.16b, v9.16b\nadd v11.16b, v11.16b, v19.16b\nadd v12.16b, v12.16b, v20.16b\n"
    "tbl v13.16b, {v17.16b}, v15.16b\nadd v17.16b, v14.16b, v21.16b\nadd v7.16b, v7.16b, v10.16b\n"
    "tbl v10.16b, {v18.16b}, v16.16b\nadd v5.16b, v5.16b, v11.16b\nand v11.16b, v31.16b, v22.16b\n"
    "ushr v25.16b, v22.16b, #4\nand v26.16b, v31.16b, v23.16b\nadd v6.16b, v6.16b, v7.16b\n"
    "add v7.16b, v13.16b, v10.16b\nushr v10.16b, v23.16b, #4\nand v29.16b, v31.16b, v24.16b\n"
    "ushr v30.16b, v24.16b, #4\nld1 {v13.16b, v14.16b}, [%[x1]]\ntbl v15.16b, {v27.16b}, v11.16b\n"
    "add %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\nadd v16.16b, v8.16b, v7.16b\n"
    "tbl v7.16b, {v28.16b}, v25.16b\ntbl v8.16b, {v27.16b}, v26.16b\ntbl v18.16b, {v28.16b}, v10.16b\n"
    "ld1 {v19.16b, v20.16b, v21.16b}, [%[w0]]\ntbl v27.16b, {v27.16b}, v29.16b\ntbl v28.16b, {v28.16b}, v30.16b\n"
    "ld1 {v22.16b, v23.16b}, [%[x0]]\ntbl v11.16b, {v13.16b}, v11.16b\nadd v7.16b, v15.16b, v7.16b\n"
    "tbl v15.16b, {v14.16b}, v25.16b\nadd v8.16b, v8.16b, v18.16b\ntbl v18.16b, {v13.16b}, v26.16b\n"
    "add v24.16b, v27.16b, v28.16b\ntbl v10.16b, {v14.16b}, v10.16b\nadd v7.16b, v9.16b, v7.16b\n"
    "add v9.16b, v11.16b, v15.16b\nadd v8.16b, v12.16b, v8.16b\ntbl v15.16b, {v13.16b}, v29.16b\n"
    "add v17.16b, v17.16b, v24.16b\nadd v18.16b, v18.16b, v10.16b\ntbl v10.16b, {v14.16b}, v30.16b\n"
    "add v5.16b, v5.16b, v9.16b\nand v9.16b, v31.16b, v19.16b\nushr v19.16b, v19.16b, #4\n"
    "and v11.16b, v31.16b, v20.16b\nadd v6.16b, v6.16b, v18.16b\nadd v10.16b, v15.16b, v10.16b\n"
    "ushr v18.16b, v20.16b, #4\nand v20.16b, v31.16b, v21.16b\nushr v21.16b, v21.16b, #4\n"
    "ld1 {v12.16b, v13.16b}, [%[x1]]\ntbl v14.16b, {v22.16b}, v9.16b\ntbl v15.16b, {v23.16b}, v19.16b\n"
    "add v10.16b, v16.16b, v10.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\n"
    "ldr q16, [%[k], #16]\nldr q24, [%[k], #32]\ntbl v25.16b, {v22.16b}, v11.16b\nadd v14.16b, v14.16b, v15.16b\n"
    "tbl v15.16b, {v23.16b}, v18.16b\nld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]\numlal v0.8h, v7.8b, v16.8b\n"
    "umlal2 v1.8h, v7.16b, v16.16b\numlal v2.8h, v5.8b, v16.8b\numlal2 v3.8h, v5.16b, v16.16b\n"
    "tbl v5.16b, {v22.16b}, v20.16b\nadd v7.16b, v25.16b, v15.16b\numlal v0.8h, v8.8b, v24.8b\n"
    "umlal2 v1.8h, v8.16b, v24.16b\numlal v2.8h, v6.8b, v24.8b\numlal2 v3.8h, v6.16b, v24.16b\n"
    "tbl v6.16b, {v23.16b}, v21.16b\nld1 {v15.16b, v16.16b}, [%[x0]]\ntbl v8.16b, {v12.16b}, v9.16b\n"
    "tbl v9.16b, {v13.16b}, v19.16b\ntbl v11.16b, {v12.16b}, v11.16b\ntbl v18.16b, {v13.16b}, v18.16b\n"
    "tbl v12.16b, {v12.16b}, v20.16b\nadd v5.16b, v5.16b, v6.16b\ntbl v6.16b, {v13.16b}, v21.16b\n"
    "add v13.16b, v8.16b, v9.16b\nand v8.16b, v31.16b, v26.16b\nadd v9.16b, v11.16b, v18.16b\n"
    "ushr v11.16b, v26.16b, #4\nand v29.16b, v31.16b, v27.16b\nadd v6.16b, v12.16b, v6.16b\nushr v12.16b, v27.16b, #4\n"
    "and v30.16b, v31.16b, v28.16b\nushr v18.16b, v28.16b, #4\nld1 {v19.16b, v20.16b}, [%[x1]]\n"
    "tbl v21.16b, {v15.16b}, v8.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\n"
    "ldr q22, [%[k], #48]\ntbl v23.16b, {v16.16b}, v11.16b\ntbl v24.16b, {v15.16b}, v29.16b\n"
    "tbl v25.16b, {v16.16b}, v12.16b\nld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]\numlal v0.8h, v17.8b, v22.8b\n"
    "umlal2 v1.8h, v17.16b, v22.16b\numlal v2.8h, v10.8b, v22.8b\numlal2 v3.8h, v10.16b, v22.16b\n"
    "add v10.16b, v21.16b, v23.16b\nadd v17.16b, v24.16b, v25.16b\ntbl v15.16b, {v15.16b}, v30.16b\n"
    "tbl v16.16b, {v16.16b}, v18.16b\nld1 {v21.16b, v22.16b}, [%[x0]]\ntbl v8.16b, {v19.16b}, v8.16b\n"
    "tbl v11.16b, {v20.16b}, v11.16b\nst1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\nadd v10.16b, v14.16b, v10.16b\n"
    "add v7.16b, v7.16b, v17.16b\nadd v23.16b, v15.16b, v16.16b\ntbl v29.16b, {v19.16b}, v29.16b\n"
    "add v8.16b, v8.16b, v11.16b\ntbl v11.16b, {v20.16b}, v12.16b\ntbl v12.16b, {v19.16b}, v30.16b\n"
    "tbl v30.16b, {v20.16b}, v18.16b\nadd v5.16b, v5.16b, v23.16b\nand v23.16b, v31.16b, v26.16b\n"
    "add v8.16b, v13.16b, v8.16b\nadd v11.16b, v29.16b, v11.16b\nushr v29.16b, v26.16b, #4\n"
    "add v30.16b, v12.16b, v30.16b\nand v24.16b, v31.16b, v27.16b\nushr v25.16b, v27.16b, #4\n"
    "and v26.16b, v31.16b, v28.16b\nadd v9.16b, v9.16b, v11.16b\nushr v27.16b, v28.16b, #4\n"
    "add v6.16b, v6.16b, v30.16b\nld1 {v11.16b, v12.16b}, [%[x1]]\ntbl v28.16b, {v21.16b}, v23.16b\n"
    "add %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\ntbl v30.16b, {v22.16b}, v29.16b\n"
    "tbl v13.16b, {v21.16b}, v24.16b\ntbl v14.16b, {v22.16b}, v25.16b\ntbl v15.16b, {v21.16b}, v26.16b\n"
    "ld1 {v16.16b, v17.16b, v18.16b}, [%[w0]]\ntbl v19.16b, {v22.16b}, v27.16b\ntbl v20.16b, {v11.16b}, v23.16b\n"
    "add v28.16b, v28.16b, v30.16b\nld1 {v21.16b, v22.16b}, [%[x0]]\ntbl v23.16b, {v12.16b}, v29.16b\n"
    "add v13.16b, v13.16b, v14.16b\ntbl v14.16b, {v11.16b}, v24.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n"
    "add v15.16b, v15.16b, v19.16b\ntbl v19.16b, {v12.16b}, v25.16b\nadd v10.16b, v10.16b, v28.16b\n"
    "add v20.16b, v20.16b, v23.16b\nadd v7.16b, v7.16b, v13.16b\ntbl v11.16b, {v11.16b}, v26.16b\n"
    "add v5.16b, v5.16b, v15.16b\nadd v19.16b, v14.16b, v19.16b\ntbl v12.16b, {v12.16b}, v27.16b\n"
    "add v8.16b, v8.16b, v20.16b\nand v20.16b, v31.16b, v16.16b\nushr v13.16b, v16.16b, #4\n"
    "and v14.16b, v31.16b, v17.16b\nadd v9.16b, v9.16b, v19.16b\nadd v19.16b, v11.16b, v12.16b\n"
    "ushr v11.16b, v17.16b, #4\nand v12.16b, v31.16b, v18.16b\nushr v15.16b, v18.16b, #4\n"
    "ld1 {v16.16b, v17.16b}, [%[x1]]\ntbl v18.16b, {v21.16b}, v20.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\n"
    "add %[w0], %[w0], #48\nadd v6.16b, v6.16b, v19.16b\ntbl v19.16b, {v22.16b}, v13.16b\n"
    "tbl v23.16b, {v21.16b}, v14.16b\ntbl v24.16b, {v22.16b}, v11.16b\nld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\n"
    "tbl v21.16b, {v21.16b}, v12.16b\ntbl v22.16b, {v22.16b}, v15.16b\nld1 {v28.16b, v29.16b}, [%[x0]]\n"
    "tbl v20.16b, {v16.16b}, v20.16b\nadd v30.16b, v18.16b, v19.16b\ntbl v13.16b, {v17.16b}, v13.16b\n"
    "add v18.16b, v23.16b, v24.16b\ntbl v14.16b, {v16.16b}, v14.16b\nadd v19.16b, v21.16b, v22.16b\n"
    "tbl v11.16b, {v17.16b}, v11.16b\nadd v10.16b, v10.16b, v30.16b\nadd v13.16b, v20.16b, v13.16b\n"
    "add v7.16b, v7.16b, v18.16b\ntbl v12.16b, {v16.16b}, v12.16b\nadd v5.16b, v5.16b, v19.16b\n"
    "add v11.16b, v14.16b, v11.16b\ntbl v30.16b, {v17.16b}, v15.16b\nadd v8.16b, v8.16b, v13.16b\n"
    "and v13.16b, v31.16b, v25.16b\nushr v14.16b, v25.16b, #4\nand v15.16b, v31.16b, v26.16b\n"
    "add v9.16b, v9.16b, v11.16b\nadd v30.16b, v12.16b, v30.16b\nushr v11.16b, v26.16b, #4\n"
    "and v12.16b, v31.16b, v27.16b\nushr v16.16b, v27.16b, #4\nld1 {v17.16b, v18.16b}, [%[x1]]\n"
    "tbl v19.16b, {v28.16b}, v13.16b\ntbl v20.16b, {v29.16b}, v14.16b\nadd v6.16b, v6.16b, v30.16b\n"
    "add %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\nldr q30, [%[k], #16]\nldr q21, [%[k], #32]\n"
    "tbl v22.16b, {v28.16b}, v15.16b\nadd v19.16b, v19.16b, v20.16b\ntbl v20.16b, {v29.16b}, v11.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b}, [%[w0]]\numlal v0.8h, v10.8b, v30.8b\numlal2 v1.8h, v10.16b, v30.16b\n"
    "umlal v2.8h, v8.8b, v30.8b\numlal2 v3.8h, v8.16b, v30.16b\ntbl v8.16b, {v28.16b}, v12.16b\n"
    "add v10.16b, v22.16b, v20.16b\numlal v0.8h, v7.8b, v21.8b\numlal2 v1.8h, v7.16b, v21.16b\n"
    "umlal v2.8h, v9.8b, v21.8b\numlal2 v3.8h, v9.16b, v21.16b\ntbl v7.16b, {v29.16b}, v16.16b\n"
    "ld1 {v20.16b, v21.16b}, [%[x0]]\ntbl v9.16b, {v17.16b}, v13.16b\ntbl v22.16b, {v18.16b}, v14.16b\n"
    "tbl v13.16b, {v17.16b}, v15.16b\ntbl v11.16b, {v18.16b}, v11.16b\ntbl v12.16b, {v17.16b}, v12.16b\n"
    "add v17.16b, v8.16b, v7.16b\ntbl v18.16b, {v18.16b}, v16.16b\nadd v22.16b, v9.16b, v22.16b\n"
    "and v7.16b, v31.16b, v23.16b\nadd v11.16b, v13.16b, v11.16b\nushr v23.16b, v23.16b, #4\n"
    "and v8.16b, v31.16b, v24.16b\nadd v9.16b, v12.16b, v18.16b\nushr v18.16b, v24.16b, #4\n"
    "and v24.16b, v31.16b, v25.16b\nushr v12.16b, v25.16b, #4\nld1 {v13.16b, v14.16b}, [%[x1]]\n"
    "tbl v15.16b, {v20.16b}, v7.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\n"
    "ldr q16, [%[k], #48]\ntbl v25.16b, {v21.16b}, v23.16b\ntbl v26.16b, {v20.16b}, v8.16b\n"
    "tbl v27.16b, {v21.16b}, v18.16b\nld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]\numlal v0.8h, v5.8b, v16.8b\n"
    "umlal2 v1.8h, v5.16b, v16.16b\numlal v2.8h, v6.8b, v16.8b\numlal2 v3.8h, v6.16b, v16.16b\n"
    "add v25.16b, v15.16b, v25.16b\nadd v5.16b, v26.16b, v27.16b\ntbl v6.16b, {v20.16b}, v24.16b\n"
    "tbl v15.16b, {v21.16b}, v12.16b\nld1 {v20.16b, v21.16b}, [%[x0]]\ntbl v7.16b, {v13.16b}, v7.16b\n"
    "tbl v16.16b, {v14.16b}, v23.16b\nst1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\nadd v19.16b, v19.16b, v25.16b\n"
    "add v5.16b, v10.16b, v5.16b\nadd v6.16b, v6.16b, v15.16b\ntbl v8.16b, {v13.16b}, v8.16b\n"
    "add v7.16b, v7.16b, v16.16b\ntbl v10.16b, {v14.16b}, v18.16b\ntbl v13.16b, {v13.16b}, v24.16b\n"
    "tbl v12.16b, {v14.16b}, v12.16b\nadd v6.16b, v17.16b, v6.16b\nand v14.16b, v31.16b, v28.16b\n"
    "add v7.16b, v22.16b, v7.16b\nadd v8.16b, v8.16b, v10.16b\nushr v10.16b, v28.16b, #4\n"
    "add v12.16b, v13.16b, v12.16b\nand v13.16b, v31.16b, v29.16b\nushr v15.16b, v29.16b, #4\n"
    "and v16.16b, v31.16b, v30.16b\nadd v8.16b, v11.16b, v8.16b\nushr v11.16b, v30.16b, #4\n"
    "add v9.16b, v9.16b, v12.16b\nld1 {v17.16b, v18.16b}, [%[x1]]\ntbl v12.16b, {v20.16b}, v14.16b\n"
    "add %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\ntbl v22.16b, {v21.16b}, v10.16b\n"
    "tbl v23.16b, {v20.16b}, v13.16b\ntbl v24.16b, {v21.16b}, v15.16b\ntbl v20.16b, {v20.16b}, v16.16b\n"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\ntbl v21.16b, {v21.16b}, v11.16b\ntbl v14.16b, {v17.16b}, v14.16b\n"
    "add v12.16b, v12.16b, v22.16b\nld1 {v28.16b, v29.16b}, [%[x0]]\ntbl v10.16b, {v18.16b}, v10.16b\n"
    "add v30.16b, v23.16b, v24.16b\ntbl v13.16b, {v17.16b}, v13.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n"
    "add v20.16b, v20.16b, v21.16b\ntbl v15.16b, {v18.16b}, v15.16b\nadd v12.16b, v19.16b, v12.16b\n"
    "add v10.16b, v14.16b, v10.16b\nadd v5.16b, v5.16b, v30.16b\ntbl v14.16b, {v17.16b}, v16.16b\n"
    "add v6.16b, v6.16b, v20.16b\nadd v13.16b, v13.16b, v15.16b\ntbl v11.16b, {v18.16b}, v11.16b\n"
    "add v7.16b, v7.16b, v10.16b\nand v10.16b, v31.16b, v25.16b\nushr v30.16b, v25.16b, #4\n"
    "and v15.16b, v31.16b, v26.16b\nadd v8.16b, v8.16b, v13.16b\nadd v11.16b, v14.16b, v11.16b\n"
    "ushr v13.16b, v26.16b, #4\nand v14.16b, v31.16b, v27.16b\nushr v16.16b, v27.16b, #4\n"
    "ld1 {v17.16b, v18.16b}, [%[x1]]\ntbl v19.16b, {v28.16b}, v10.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\n"
    "add %[w0], %[w0], #48\nadd v9.16b, v9.16b, v11.16b\ntbl v11.16b, {v29.16b}, v30.16b\n"
    "tbl v20.16b, {v28.16b}, v15.16b\ntbl v21.16b, {v29.16b}, v13.16b\nld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n"
    "tbl v25.16b, {v28.16b}, v14.16b\ntbl v26.16b, {v29.16b}, v16.16b\nld1 {v27.16b, v28.16b}, [%[x0]]\n"
    "tbl v10.16b, {v17.16b}, v10.16b\nadd v11.16b, v19.16b, v11.16b\ntbl v19.16b, {v18.16b}, v30.16b\n"
    "add v20.16b, v20.16b, v21.16b\ntbl v15.16b, {v17.16b}, v15.16b\nadd v21.16b, v25.16b, v26.16b\n"
    "tbl v13.16b, {v18.16b}, v13.16b\nadd v11.16b, v12.16b, v11.16b\nadd v10.16b, v10.16b, v19.16b\n"
    "add v5.16b, v5.16b, v20.16b\ntbl v12.16b, {v17.16b}, v14.16b\nadd v6.16b, v6.16b, v21.16b\n"
    "add v17.16b, v15.16b, v13.16b\ntbl v25.16b, {v18.16b}, v16.16b\nadd v7.16b, v7.16b, v10.16b\n"
    "and v10.16b, v31.16b, v22.16b\nushr v26.16b, v22.16b, #4\nand v29.16b, v31.16b, v23.16b\n"
    "add v8.16b, v8.16b, v17.16b\nadd v25.16b, v12.16b, v25.16b\nushr v30.16b, v23.16b, #4\n"
    "and v12.16b, v31.16b, v24.16b\nushr v13.16b, v24.16b, #4\nld1 {v14.16b, v15.16b}, [%[x1]]\n"
    "tbl v16.16b, {v27.16b}, v10.16b\ntbl v17.16b, {v28.16b}, v26.16b\nadd v9.16b, v9.16b, v25.16b\n"
    "add %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\nldr q18, [%[k], #16]\nldr q19, [%[k], #32]\n"
    "tbl v20.16b, {v27.16b}, v29.16b\nadd v16.16b, v16.16b, v17.16b\ntbl v17.16b, {v28.16b}, v30.16b\n"
    "ld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]\numlal v0.8h, v11.8b, v18.8b\numlal2 v1.8h, v11.16b, v18.16b\n"
    "umlal v2.8h, v7.8b, v18.8b\numlal2 v3.8h, v7.16b, v18.16b\ntbl v7.16b, {v27.16b}, v12.16b\n"
    "add v11.16b, v20.16b, v17.16b\numlal v0.8h, v5.8b, v19.8b\numlal2 v1.8h, v5.16b, v19.16b\n"
    "umlal v2.8h, v8.8b, v19.8b\numlal2 v3.8h, v8.16b, v19.16b\ntbl v5.16b, {v28.16b}, v13.16b\n"
    "ld1 {v24.16b, v25.16b}, [%[x0]]\ntbl v8.16b, {v14.16b}, v10.16b\ntbl v10.16b, {v15.16b}, v26.16b\n"
    "tbl v17.16b, {v14.16b}, v29.16b\ntbl v18.16b, {v15.16b}, v30.16b\ntbl v12.16b, {v14.16b}, v12.16b\n"
    "add v5.16b, v7.16b, v5.16b\ntbl v7.16b, {v15.16b}, v13.16b\nadd v8.16b, v8.16b, v10.16b\n"
    "and v10.16b, v31.16b, v21.16b\nadd v13.16b, v17.16b, v18.16b\nushr v14.16b, v21.16b, #4\n"
    "and v15.16b, v31.16b, v22.16b\nadd v7.16b, v12.16b, v7.16b\nushr v12.16b, v22.16b, #4\n"
    "and v26.16b, v31.16b, v23.16b\nushr v27.16b, v23.16b, #4\nld1 {v28.16b, v29.16b}, [%[x1]]\n"
    "tbl v30.16b, {v24.16b}, v10.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\n"
    "ldr q17, [%[k], #48]\ntbl v18.16b, {v25.16b}, v14.16b\ntbl v19.16b, {v24.16b}, v15.16b\n"
    "tbl v20.16b, {v25.16b}, v12.16b\nld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]\numlal v0.8h, v6.8b, v17.8b\n"
    "umlal2 v1.8h, v6.16b, v17.16b\numlal v2.8h, v9.8b, v17.8b\numlal2 v3.8h, v9.16b, v17.16b\n"
    "add v6.16b, v30.16b, v18.16b\nadd v9.16b, v19.16b, v20.16b\ntbl v24.16b, {v24.16b}, v26.16b\n"
    "tbl v25.16b, {v25.16b}, v27.16b\nld1 {v17.16b, v18.16b}, [%[x0]]\ntbl v10.16b, {v28.16b}, v10.16b\n"
    "tbl v14.16b, {v29.16b}, v14.16b\nst1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\nadd v6.16b, v16.16b, v6.16b\n"
    "add v9.16b, v11.16b, v9.16b\nadd v11.16b, v24.16b, v25.16b\ntbl v30.16b, {v28.16b}, v15.16b\n"
    "add v10.16b, v10.16b, v14.16b\ntbl v12.16b, {v29.16b}, v12.16b\ntbl v28.16b, {v28.16b}, v26.16b\n"
    "tbl v29.16b, {v29.16b}, v27.16b\nadd v5.16b, v5.16b, v11.16b\nand v11.16b, v31.16b, v21.16b\n"
    "add v8.16b, v8.16b, v10.16b\nadd v10.16b, v30.16b, v12.16b\nushr v12.16b, v21.16b, #4\n"
    "add v14.16b, v28.16b, v29.16b\nand v15.16b, v31.16b, v22.16b\nushr v16.16b, v22.16b, #4\n"
    "and v19.16b, v31.16b, v23.16b\nadd v10.16b, v13.16b, v10.16b\nushr v13.16b, v23.16b, #4\n"
    "add v7.16b, v7.16b, v14.16b\nld1 {v20.16b, v21.16b}, [%[x1]]\ntbl v14.16b, {v17.16b}, v11.16b\n"
    "add %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[w0], %[w0], #48\ntbl v22.16b, {v18.16b}, v12.16b\n"
    "tbl v23.16b, {v17.16b}, v15.16b\ntbl v24.16b, {v18.16b}, v16.16b\ntbl v17.16b, {v17.16b}, v19.16b\n"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\ntbl v18.16b, {v18.16b}, v13.16b\ntbl v11.16b, {v20.16b}, v11.16b\n"
    "add v14.16b, v14.16b, v22.16b\nld1 {v28.16b, v29.16b}, [%[x0]]\ntbl v12.16b, {v21.16b}, v12.16b\n"
    "add v30.16b, v23.16b, v24.16b\ntbl v15.16b, {v20.16b}, v15.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n"
    "add v17.16b, v17.16b, v18.16b\ntbl v16.16b, {v21.16b}, v16.16b\nadd v6.16b, v6.16b, v14.16b\n"
    "add v14.16b, v11.16b, v12.16b\nadd v9.16b, v9.16b, v30.16b\ntbl v30.16b, {v20.16b}, v19.16b\n"
    "add v5.16b, v5.16b, v17.16b\nadd v11.16b, v15.16b, v16.16b\ntbl v12.16b, {v21.16b}, v13.16b\n"
    "add v8.16b, v8.16b, v14.16b\nand v13.16b, v31.16b, v25.16b\nushr v14.16b, v25.16b, #4\n"
    "and v15.16b, v31.16b, v26.16b\nadd v10.16b, v10.16b, v11.16b\nadd v30.16b, v30.16b, v12.16b\n"
    "ushr v11.16b, v26.16b, #4\nand v12.16b, v31.16b, v27.16b\nushr v16.16b, v27.16b, #4\n"
    "ld1 {v17.16b, v18.16b}, [%[x1]]\ntbl v19.16b, {v28.16b}, v13.16b\nsubs %[n], %[n], #1\nmov %[sx], #32\n"
    "mov %[sw], #48\ncsel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\n"
    "add %[x1], %[x1], %[sx]\nadd %[w0], %[w0], %[sw]\nadd v7.16b, v7.16b, v30.16b\ntbl v30.16b, {v29.16b}, v14.16b\n"
    "tbl v20.16b, {v28.16b}, v15.16b\ntbl v21.16b, {v29.16b}, v11.16b\ntbl v22.16b, {v28.16b}, v12.16b\n"
    "tbl v23.16b, {v29.16b}, v16.16b\ntbl v13.16b, {v17.16b}, v13.16b\nadd v19.16b, v19.16b, v30.16b\n"
    "tbl v14.16b, {v18.16b}, v14.16b\nadd v20.16b, v20.16b, v21.16b\ntbl v15.16b, {v17.16b}, v15.16b\n"
    "add v21.16b, v22.16b, v23.16b\ntbl v11.16b, {v18.16b}, v11.16b\nadd v6.16b, v6.16b, v19.16b\n"
    "add v19.16b, v13.16b, v14.16b\nadd v9.16b, v9.16b, v20.16b\ntbl v17.16b, {v17.16b}, v12.16b\n"
    "add v5.16b, v5.16b, v21.16b\nadd v11.16b, v15.16b, v11.16b\ntbl v18.16b, {v18.16b}, v16.16b\n"
    "add v8.16b, v8.16b, v19.16b\nldr q12, [%[k], #16]\nldr q13, [%[k], #32]\nldr q14, [%[k], #48]\n"
    "add v10.16b, v10.16b, v11.16b\nadd v11.16b, v17.16b, v18.16b\numlal v0.8h, v6.8b, v12.8b\n"
    "umlal2 v1.8h, v6.16b, v12.16b\numlal v2.8h, v8.8b, v12.8b\numlal2 v3.8h, v8.16b, v12.16b\n"
    "add v11.16b, v7.16b, v11.16b\numlal v0.8h, v9.8b, v13.8b\numlal2 v1.8h, v9.16b, v13.16b\n"
    "umlal v2.8h, v10.8b, v13.8b\numlal2 v3.8h, v10.16b, v13.16b\numlal v0.8h, v5.8b, v14.8b\n"
    "umlal2 v1.8h, v5.16b, v14.16b\numlal v2.8h, v11.8b, v14.8b\numlal2 v3.8h, v11.16b, v14.16b\n"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n"
    "ld1 {v3.16b, v4.16b}, [%[x0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 8 steps, 2 x added to the stored accumulators; 518 instructions, 497 cycles */
SYNTH_INLINE void LOCAL(assembly_1x4)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ldr q31, [%[k], #0]\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nld1 {v3.16b, v4.16b}, [%[x0]]\n1:\n"
    "and v5.16b, v31.16b, v0.16b\nushr v6.16b, v0.16b, #4\nand v7.16b, v31.16b, v1.16b\nushr v8.16b, v1.16b, #4\n"
    "and v9.16b, v31.16b, v2.16b\nushr v10.16b, v2.16b, #4\nld1 {v11.16b, v12.16b}, [%[x1]]\n"
    "tbl v13.16b, {v3.16b}, v5.16b\ntbl v14.16b, {v4.16b}, v6.16b\ntbl v15.16b, {v3.16b}, v7.16b\n"
    "tbl v16.16b, {v4.16b}, v8.16b\ntbl v17.16b, {v3.16b}, v9.16b\ntbl v18.16b, {v4.16b}, v10.16b\n"
    "ld1 {v19.16b, v20.16b}, [%[x2]]\ntbl v21.16b, {v11.16b}, v5.16b\nadd v13.16b, v13.16b, v14.16b\n"
    "tbl v14.16b, {v12.16b}, v6.16b\nadd v15.16b, v15.16b, v16.16b\ntbl v16.16b, {v11.16b}, v7.16b\n"
    "add v17.16b, v17.16b, v18.16b\ntbl v18.16b, {v12.16b}, v8.16b\ntbl v11.16b, {v11.16b}, v9.16b\n"
    "add v14.16b, v21.16b, v14.16b\ntbl v12.16b, {v12.16b}, v10.16b\nld1 {v21.16b, v22.16b}, [%[x3]]\n"
    "tbl v23.16b, {v19.16b}, v5.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[x2], %[x2], #32\n"
    "add %[x3], %[x3], #32\nadd %[w0], %[w0], #48\nadd v16.16b, v16.16b, v18.16b\ntbl v18.16b, {v20.16b}, v6.16b\n"
    "add v11.16b, v11.16b, v12.16b\ntbl v12.16b, {v19.16b}, v7.16b\nld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]\n"
    "tbl v27.16b, {v20.16b}, v8.16b\ntbl v19.16b, {v19.16b}, v9.16b\ntbl v20.16b, {v20.16b}, v10.16b\n"
    "add v18.16b, v23.16b, v18.16b\nld1 {v28.16b, v29.16b}, [%[x0]]\ntbl v5.16b, {v21.16b}, v5.16b\n"
    "tbl v6.16b, {v22.16b}, v6.16b\nadd v12.16b, v12.16b, v27.16b\ntbl v7.16b, {v21.16b}, v7.16b\n"
    "add v23.16b, v19.16b, v20.16b\ntbl v8.16b, {v22.16b}, v8.16b\ntbl v9.16b, {v21.16b}, v9.16b\n"
    "add v27.16b, v5.16b, v6.16b\ntbl v10.16b, {v22.16b}, v10.16b\nand v30.16b, v31.16b, v24.16b\n"
    "ushr v24.16b, v24.16b, #4\nadd v5.16b, v7.16b, v8.16b\nand v6.16b, v31.16b, v25.16b\nushr v25.16b, v25.16b, #4\n"
    "add v7.16b, v9.16b, v10.16b\nand v8.16b, v31.16b, v26.16b\nushr v26.16b, v26.16b, #4\n"
    "ld1 {v9.16b, v10.16b}, [%[x1]]\ntbl v19.16b, {v28.16b}, v30.16b\ntbl v20.16b, {v29.16b}, v24.16b\n"
    "tbl v21.16b, {v28.16b}, v6.16b\ntbl v22.16b, {v29.16b}, v25.16b\ntbl v28.16b, {v28.16b}, v8.16b\n"
    "tbl v29.16b, {v29.16b}, v26.16b\nld1 {v0.16b, v1.16b}, [%[x2]]\ntbl v2.16b, {v9.16b}, v30.16b\n"
    "add v19.16b, v19.16b, v20.16b\ntbl v20.16b, {v10.16b}, v24.16b\nadd v21.16b, v21.16b, v22.16b\n"
    "tbl v22.16b, {v9.16b}, v6.16b\nadd v28.16b, v28.16b, v29.16b\ntbl v29.16b, {v10.16b}, v25.16b\n"
    "add v13.16b, v13.16b, v19.16b\nadd v19.16b, v2.16b, v20.16b\nadd v15.16b, v15.16b, v21.16b\n"
    "tbl v9.16b, {v9.16b}, v8.16b\nadd v17.16b, v17.16b, v28.16b\nadd v28.16b, v22.16b, v29.16b\n"
    "tbl v10.16b, {v10.16b}, v26.16b\nadd v14.16b, v14.16b, v19.16b\nld1 {v19.16b, v20.16b}, [%[x3]]\n"
    "tbl v29.16b, {v0.16b}, v30.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[x2], %[x2], #32\n"
    "add %[x3], %[x3], #32\nadd %[w0], %[w0], #48\nadd v16.16b, v16.16b, v28.16b\nadd v28.16b, v9.16b, v10.16b\n"
    "tbl v9.16b, {v1.16b}, v24.16b\ntbl v10.16b, {v0.16b}, v6.16b\nld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]\n"
    "tbl v21.16b, {v1.16b}, v25.16b\ntbl v22.16b, {v0.16b}, v8.16b\ntbl v0.16b, {v1.16b}, v26.16b\n"
    "add v11.16b, v11.16b, v28.16b\nadd v9.16b, v29.16b, v9.16b\nld1 {v28.16b, v29.16b}, [%[x0]]\n"
    "tbl v30.16b, {v19.16b}, v30.16b\nadd v10.16b, v10.16b, v21.16b\ntbl v21.16b, {v20.16b}, v24.16b\n"
    "add v22.16b, v22.16b, v0.16b\ntbl v6.16b, {v19.16b}, v6.16b\nadd v9.16b, v18.16b, v9.16b\n"
    "tbl v18.16b, {v20.16b}, v25.16b\nadd v10.16b, v12.16b, v10.16b\nadd v12.16b, v30.16b, v21.16b\n"
    "add v30.16b, v23.16b, v22.16b\ntbl v8.16b, {v19.16b}, v8.16b\ntbl v19.16b, {v20.16b}, v26.16b\n"
    "add v6.16b, v6.16b, v18.16b\nand v18.16b, v31.16b, v2.16b\nadd v12.16b, v27.16b, v12.16b\n"
    "ushr v20.16b, v2.16b, #4\nand v21.16b, v31.16b, v3.16b\nadd v8.16b, v8.16b, v19.16b\nadd v19.16b, v5.16b, v6.16b\n"
    "ushr v5.16b, v3.16b, #4\nand v6.16b, v31.16b, v4.16b\nushr v22.16b, v4.16b, #4\nld1 {v23.16b, v24.16b}, [%[x1]]\n"
    "tbl v25.16b, {v28.16b}, v18.16b\nadd v7.16b, v7.16b, v8.16b\ntbl v8.16b, {v29.16b}, v20.16b\n"
    "tbl v26.16b, {v28.16b}, v21.16b\ntbl v27.16b, {v29.16b}, v5.16b\ntbl v28.16b, {v28.16b}, v6.16b\n"
    "tbl v29.16b, {v29.16b}, v22.16b\nld1 {v0.16b, v1.16b}, [%[x2]]\ntbl v2.16b, {v23.16b}, v18.16b\n"
    "add v8.16b, v25.16b, v8.16b\ntbl v25.16b, {v24.16b}, v20.16b\nadd v26.16b, v26.16b, v27.16b\n"
    "tbl v27.16b, {v23.16b}, v21.16b\nadd v28.16b, v28.16b, v29.16b\ntbl v29.16b, {v24.16b}, v5.16b\n"
    "add v8.16b, v13.16b, v8.16b\nadd v13.16b, v2.16b, v25.16b\nadd v15.16b, v15.16b, v26.16b\n"
    "tbl v23.16b, {v23.16b}, v6.16b\nadd v17.16b, v17.16b, v28.16b\nadd v25.16b, v27.16b, v29.16b\n"
    "tbl v24.16b, {v24.16b}, v22.16b\nadd v13.16b, v14.16b, v13.16b\nld1 {v26.16b, v27.16b}, [%[x3]]\n"
    "tbl v14.16b, {v0.16b}, v18.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[x2], %[x2], #32\n"
    "add %[x3], %[x3], #32\nadd %[w0], %[w0], #48\nadd v16.16b, v16.16b, v25.16b\nadd v28.16b, v23.16b, v24.16b\n"
    "tbl v29.16b, {v1.16b}, v20.16b\ntbl v23.16b, {v0.16b}, v21.16b\nld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]\n"
    "tbl v24.16b, {v1.16b}, v5.16b\ntbl v25.16b, {v0.16b}, v6.16b\ntbl v0.16b, {v1.16b}, v22.16b\n"
    "add v11.16b, v11.16b, v28.16b\nadd v14.16b, v14.16b, v29.16b\nld1 {v28.16b, v29.16b}, [%[x0]]\n"
    "tbl v18.16b, {v26.16b}, v18.16b\nadd v23.16b, v23.16b, v24.16b\ntbl v20.16b, {v27.16b}, v20.16b\n"
    "add v24.16b, v25.16b, v0.16b\ntbl v21.16b, {v26.16b}, v21.16b\nadd v9.16b, v9.16b, v14.16b\n"
    "tbl v5.16b, {v27.16b}, v5.16b\nadd v10.16b, v10.16b, v23.16b\nadd v14.16b, v18.16b, v20.16b\n"
    "add v18.16b, v30.16b, v24.16b\ntbl v6.16b, {v26.16b}, v6.16b\nld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]\n"
    "tbl v20.16b, {v27.16b}, v22.16b\nadd v5.16b, v21.16b, v5.16b\nand v27.16b, v31.16b, v2.16b\n"
    "add v12.16b, v12.16b, v14.16b\nushr v14.16b, v2.16b, #4\nand v30.16b, v31.16b, v3.16b\n"
    "add v6.16b, v6.16b, v20.16b\nadd v5.16b, v19.16b, v5.16b\nushr v19.16b, v3.16b, #4\nand v20.16b, v31.16b, v4.16b\n"
    "ushr v21.16b, v4.16b, #4\nld1 {v0.16b, v1.16b}, [%[x1]]\ntbl v22.16b, {v28.16b}, v27.16b\n"
    "add v6.16b, v7.16b, v6.16b\ntbl v7.16b, {v29.16b}, v14.16b\ntbl v2.16b, {v28.16b}, v30.16b\n"
    "tbl v3.16b, {v29.16b}, v19.16b\ntbl v28.16b, {v28.16b}, v20.16b\ntbl v29.16b, {v29.16b}, v21.16b\n"
    "tbl v4.16b, {v0.16b}, v27.16b\nadd v7.16b, v22.16b, v7.16b\ntbl v22.16b, {v1.16b}, v14.16b\n"
    "add v2.16b, v2.16b, v3.16b\ntbl v3.16b, {v0.16b}, v30.16b\nadd v28.16b, v28.16b, v29.16b\n"
    "tbl v29.16b, {v1.16b}, v19.16b\nadd v7.16b, v8.16b, v7.16b\nadd v8.16b, v4.16b, v22.16b\n"
    "add v15.16b, v15.16b, v2.16b\ntbl v22.16b, {v0.16b}, v20.16b\nadd v17.16b, v17.16b, v28.16b\n"
    "add v28.16b, v3.16b, v29.16b\nld1 {v2.16b, v3.16b}, [%[x2]]\ntbl v29.16b, {v1.16b}, v21.16b\n"
    "add v8.16b, v13.16b, v8.16b\nld1 {v0.16b, v1.16b}, [%[x3]]\nldr q13, [%[k], #16]\nldr q4, [%[k], #32]\n"
    "add v16.16b, v16.16b, v28.16b\nadd v22.16b, v22.16b, v29.16b\ntbl v28.16b, {v2.16b}, v27.16b\n"
    "umlal v23.8h, v7.8b, v13.8b\numlal2 v24.8h, v7.16b, v13.16b\numlal v25.8h, v8.8b, v13.8b\n"
    "umlal2 v26.8h, v8.16b, v13.16b\nadd v11.16b, v11.16b, v22.16b\ntbl v22.16b, {v3.16b}, v14.16b\n"
    "umlal v23.8h, v15.8b, v4.8b\numlal2 v24.8h, v15.16b, v4.16b\numlal v25.8h, v16.8b, v4.8b\n"
    "umlal2 v26.8h, v16.16b, v4.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[x2], %[x2], #32\n"
    "add %[x3], %[x3], #32\nadd %[w0], %[w0], #48\nldr q29, [%[k], #48]\nadd v22.16b, v28.16b, v22.16b\n"
    "tbl v28.16b, {v2.16b}, v30.16b\ntbl v7.16b, {v3.16b}, v19.16b\numlal v23.8h, v17.8b, v29.8b\n"
    "umlal2 v24.8h, v17.16b, v29.16b\nld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]\numlal v25.8h, v11.8b, v29.8b\n"
    "umlal2 v26.8h, v11.16b, v29.16b\ntbl v8.16b, {v2.16b}, v20.16b\nadd v7.16b, v28.16b, v7.16b\n"
    "tbl v11.16b, {v3.16b}, v21.16b\nadd v9.16b, v9.16b, v22.16b\nld1 {v2.16b, v3.16b}, [%[x0]]\n"
    "tbl v22.16b, {v0.16b}, v27.16b\ntbl v14.16b, {v1.16b}, v14.16b\n"
    "st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]\nadd v7.16b, v10.16b, v7.16b\nadd v8.16b, v8.16b, v11.16b\n"
    "tbl v30.16b, {v0.16b}, v30.16b\nld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]\n"
    "add v14.16b, v22.16b, v14.16b\ntbl v19.16b, {v1.16b}, v19.16b\ntbl v20.16b, {v0.16b}, v20.16b\n"
    "add v8.16b, v18.16b, v8.16b\ntbl v18.16b, {v1.16b}, v21.16b\nand v10.16b, v31.16b, v15.16b\n"
    "umlal v23.8h, v9.8b, v13.8b\numlal2 v24.8h, v9.16b, v13.16b\nadd v9.16b, v30.16b, v19.16b\n"
    "add v14.16b, v12.16b, v14.16b\nadd v30.16b, v20.16b, v18.16b\nushr v15.16b, v15.16b, #4\n"
    "umlal v23.8h, v7.8b, v4.8b\numlal2 v24.8h, v7.16b, v4.16b\nadd v5.16b, v5.16b, v9.16b\n"
    "umlal v25.8h, v14.8b, v13.8b\nadd v9.16b, v6.16b, v30.16b\numlal2 v26.8h, v14.16b, v13.16b\n"
    "umlal v23.8h, v8.8b, v29.8b\numlal2 v24.8h, v8.16b, v29.16b\nand v30.16b, v31.16b, v16.16b\n"
    "umlal v25.8h, v5.8b, v4.8b\nushr v16.16b, v16.16b, #4\numlal2 v26.8h, v5.16b, v4.16b\n"
    "and v27.16b, v31.16b, v17.16b\nushr v28.16b, v17.16b, #4\nld1 {v5.16b, v6.16b}, [%[x1]]\n"
    "tbl v7.16b, {v2.16b}, v10.16b\numlal v25.8h, v9.8b, v29.8b\ntbl v8.16b, {v3.16b}, v15.16b\n"
    "umlal2 v26.8h, v9.16b, v29.16b\ntbl v9.16b, {v2.16b}, v30.16b\ntbl v29.16b, {v3.16b}, v16.16b\n"
    "tbl v11.16b, {v2.16b}, v27.16b\ntbl v12.16b, {v3.16b}, v28.16b\nadd v7.16b, v7.16b, v8.16b\n"
    "st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]\ntbl v8.16b, {v5.16b}, v10.16b\nadd v9.16b, v9.16b, v29.16b\n"
    "tbl v29.16b, {v6.16b}, v15.16b\nadd v11.16b, v11.16b, v12.16b\nld1 {v12.16b, v13.16b}, [%[x2]]\n"
    "tbl v14.16b, {v5.16b}, v30.16b\ntbl v17.16b, {v6.16b}, v16.16b\ntbl v5.16b, {v5.16b}, v27.16b\n"
    "tbl v6.16b, {v6.16b}, v28.16b\nadd v8.16b, v8.16b, v29.16b\nld1 {v18.16b, v19.16b}, [%[x3]]\n"
    "tbl v29.16b, {v12.16b}, v10.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[x2], %[x2], #32\n"
    "add %[x3], %[x3], #32\nadd %[w0], %[w0], #48\nadd v14.16b, v14.16b, v17.16b\nadd v17.16b, v5.16b, v6.16b\n"
    "tbl v5.16b, {v13.16b}, v15.16b\ntbl v6.16b, {v12.16b}, v30.16b\nld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n"
    "tbl v23.16b, {v13.16b}, v16.16b\ntbl v12.16b, {v12.16b}, v27.16b\ntbl v13.16b, {v13.16b}, v28.16b\n"
    "ld1 {v24.16b, v25.16b}, [%[x0]]\ntbl v10.16b, {v18.16b}, v10.16b\nadd v5.16b, v29.16b, v5.16b\n"
    "tbl v15.16b, {v19.16b}, v15.16b\nadd v6.16b, v6.16b, v23.16b\ntbl v23.16b, {v18.16b}, v30.16b\n"
    "add v26.16b, v12.16b, v13.16b\ntbl v16.16b, {v19.16b}, v16.16b\ntbl v18.16b, {v18.16b}, v27.16b\n"
    "add v10.16b, v10.16b, v15.16b\ntbl v15.16b, {v19.16b}, v28.16b\nand v19.16b, v31.16b, v20.16b\n"
    "ushr v20.16b, v20.16b, #4\nadd v16.16b, v23.16b, v16.16b\nand v23.16b, v31.16b, v21.16b\n"
    "ushr v21.16b, v21.16b, #4\nadd v15.16b, v18.16b, v15.16b\nand v18.16b, v31.16b, v22.16b\n"
    "ushr v22.16b, v22.16b, #4\nld1 {v12.16b, v13.16b}, [%[x1]]\ntbl v27.16b, {v24.16b}, v19.16b\n"
    "tbl v28.16b, {v25.16b}, v20.16b\ntbl v29.16b, {v24.16b}, v23.16b\ntbl v30.16b, {v25.16b}, v21.16b\n"
    "tbl v24.16b, {v24.16b}, v18.16b\ntbl v25.16b, {v25.16b}, v22.16b\nld1 {v0.16b, v1.16b}, [%[x2]]\n"
    "tbl v2.16b, {v12.16b}, v19.16b\nadd v27.16b, v27.16b, v28.16b\ntbl v28.16b, {v13.16b}, v20.16b\n"
    "add v29.16b, v29.16b, v30.16b\ntbl v30.16b, {v12.16b}, v23.16b\nadd v24.16b, v24.16b, v25.16b\n"
    "tbl v25.16b, {v13.16b}, v21.16b\nadd v7.16b, v7.16b, v27.16b\nadd v27.16b, v2.16b, v28.16b\n"
    "add v9.16b, v9.16b, v29.16b\ntbl v12.16b, {v12.16b}, v18.16b\nadd v11.16b, v11.16b, v24.16b\n"
    "add v24.16b, v30.16b, v25.16b\ntbl v13.16b, {v13.16b}, v22.16b\nadd v8.16b, v8.16b, v27.16b\n"
    "ld1 {v27.16b, v28.16b}, [%[x3]]\ntbl v25.16b, {v0.16b}, v19.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\n"
    "add %[x2], %[x2], #32\nadd %[x3], %[x3], #32\nadd %[w0], %[w0], #48\nadd v14.16b, v14.16b, v24.16b\n"
    "add v24.16b, v12.16b, v13.16b\ntbl v12.16b, {v1.16b}, v20.16b\ntbl v13.16b, {v0.16b}, v23.16b\n"
    "ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]\ntbl v29.16b, {v1.16b}, v21.16b\ntbl v30.16b, {v0.16b}, v18.16b\n"
    "tbl v0.16b, {v1.16b}, v22.16b\nadd v17.16b, v17.16b, v24.16b\nadd v12.16b, v25.16b, v12.16b\n"
    "ld1 {v24.16b, v25.16b}, [%[x0]]\ntbl v19.16b, {v27.16b}, v19.16b\nadd v13.16b, v13.16b, v29.16b\n"
    "tbl v20.16b, {v28.16b}, v20.16b\nadd v29.16b, v30.16b, v0.16b\ntbl v23.16b, {v27.16b}, v23.16b\n"
    "add v5.16b, v5.16b, v12.16b\ntbl v12.16b, {v28.16b}, v21.16b\nadd v6.16b, v6.16b, v13.16b\n"
    "add v13.16b, v19.16b, v20.16b\nadd v26.16b, v26.16b, v29.16b\ntbl v27.16b, {v27.16b}, v18.16b\n"
    "tbl v28.16b, {v28.16b}, v22.16b\nadd v12.16b, v23.16b, v12.16b\nand v29.16b, v31.16b, v2.16b\n"
    "add v10.16b, v10.16b, v13.16b\nushr v13.16b, v2.16b, #4\nand v30.16b, v31.16b, v3.16b\n"
    "add v27.16b, v27.16b, v28.16b\nadd v12.16b, v16.16b, v12.16b\nushr v16.16b, v3.16b, #4\n"
    "and v28.16b, v31.16b, v4.16b\nushr v18.16b, v4.16b, #4\nld1 {v19.16b, v20.16b}, [%[x1]]\n"
    "tbl v21.16b, {v24.16b}, v29.16b\nadd v15.16b, v15.16b, v27.16b\ntbl v27.16b, {v25.16b}, v13.16b\n"
    "tbl v22.16b, {v24.16b}, v30.16b\ntbl v23.16b, {v25.16b}, v16.16b\ntbl v24.16b, {v24.16b}, v28.16b\n"
    "tbl v25.16b, {v25.16b}, v18.16b\nld1 {v0.16b, v1.16b}, [%[x2]]\ntbl v2.16b, {v19.16b}, v29.16b\n"
    "add v21.16b, v21.16b, v27.16b\ntbl v27.16b, {v20.16b}, v13.16b\nadd v22.16b, v22.16b, v23.16b\n"
    "tbl v23.16b, {v19.16b}, v30.16b\nadd v24.16b, v24.16b, v25.16b\ntbl v25.16b, {v20.16b}, v16.16b\n"
    "add v7.16b, v7.16b, v21.16b\nadd v21.16b, v2.16b, v27.16b\nadd v9.16b, v9.16b, v22.16b\n"
    "tbl v19.16b, {v19.16b}, v28.16b\nadd v11.16b, v11.16b, v24.16b\nadd v27.16b, v23.16b, v25.16b\n"
    "tbl v20.16b, {v20.16b}, v18.16b\nadd v8.16b, v8.16b, v21.16b\nld1 {v21.16b, v22.16b}, [%[x3]]\n"
    "tbl v23.16b, {v0.16b}, v29.16b\nadd %[x0], %[x0], #32\nadd %[x1], %[x1], #32\nadd %[x2], %[x2], #32\n"
    "add %[x3], %[x3], #32\nadd %[w0], %[w0], #48\nadd v14.16b, v14.16b, v27.16b\nadd v27.16b, v19.16b, v20.16b\n"
    "tbl v19.16b, {v1.16b}, v13.16b\ntbl v20.16b, {v0.16b}, v30.16b\nld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]\n"
    "tbl v24.16b, {v1.16b}, v16.16b\ntbl v25.16b, {v0.16b}, v28.16b\ntbl v0.16b, {v1.16b}, v18.16b\n"
    "add v17.16b, v17.16b, v27.16b\nadd v19.16b, v23.16b, v19.16b\ntbl v23.16b, {v21.16b}, v29.16b\n"
    "add v20.16b, v20.16b, v24.16b\ntbl v13.16b, {v22.16b}, v13.16b\nadd v27.16b, v25.16b, v0.16b\n"
    "ld1 {v24.16b, v25.16b}, [%[x0]]\ntbl v29.16b, {v21.16b}, v30.16b\nadd v5.16b, v5.16b, v19.16b\n"
    "tbl v16.16b, {v22.16b}, v16.16b\nadd v6.16b, v6.16b, v20.16b\nadd v13.16b, v23.16b, v13.16b\n"
    "add v23.16b, v26.16b, v27.16b\ntbl v30.16b, {v21.16b}, v28.16b\ntbl v26.16b, {v22.16b}, v18.16b\n"
    "ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]\nadd v16.16b, v29.16b, v16.16b\nand v22.16b, v31.16b, v2.16b\n"
    "add v10.16b, v10.16b, v13.16b\nushr v13.16b, v2.16b, #4\nand v27.16b, v31.16b, v3.16b\n"
    "add v26.16b, v30.16b, v26.16b\nadd v12.16b, v12.16b, v16.16b\nushr v16.16b, v3.16b, #4\n"
    "and v28.16b, v31.16b, v4.16b\nushr v29.16b, v4.16b, #4\nld1 {v0.16b, v1.16b}, [%[x1]]\n"
    "tbl v30.16b, {v24.16b}, v22.16b\nadd v15.16b, v15.16b, v26.16b\ntbl v26.16b, {v25.16b}, v13.16b\n"
    "tbl v2.16b, {v24.16b}, v27.16b\ntbl v3.16b, {v25.16b}, v16.16b\ntbl v24.16b, {v24.16b}, v28.16b\n"
    "tbl v25.16b, {v25.16b}, v29.16b\ntbl v4.16b, {v0.16b}, v22.16b\nadd v26.16b, v30.16b, v26.16b\n"
    "tbl v30.16b, {v1.16b}, v13.16b\nadd v2.16b, v2.16b, v3.16b\ntbl v3.16b, {v0.16b}, v27.16b\n"
    "add v24.16b, v24.16b, v25.16b\ntbl v25.16b, {v1.16b}, v16.16b\nadd v7.16b, v7.16b, v26.16b\n"
    "add v26.16b, v4.16b, v30.16b\nadd v9.16b, v9.16b, v2.16b\ntbl v30.16b, {v0.16b}, v28.16b\n"
    "add v11.16b, v11.16b, v24.16b\nadd v24.16b, v3.16b, v25.16b\nld1 {v2.16b, v3.16b}, [%[x2]]\n"
    "tbl v25.16b, {v1.16b}, v29.16b\nadd v8.16b, v8.16b, v26.16b\nld1 {v0.16b, v1.16b}, [%[x3]]\nldr q26, [%[k], #16]\n"
    "ldr q4, [%[k], #32]\nadd v14.16b, v14.16b, v24.16b\nadd v30.16b, v30.16b, v25.16b\n"
    "tbl v24.16b, {v2.16b}, v22.16b\numlal v18.8h, v7.8b, v26.8b\numlal2 v19.8h, v7.16b, v26.16b\n"
    "umlal v20.8h, v8.8b, v26.8b\numlal2 v21.8h, v8.16b, v26.16b\nadd v17.16b, v17.16b, v30.16b\n"
    "tbl v25.16b, {v3.16b}, v13.16b\numlal v18.8h, v9.8b, v4.8b\numlal2 v19.8h, v9.16b, v4.16b\n"
    "umlal v20.8h, v14.8b, v4.8b\numlal2 v21.8h, v14.16b, v4.16b\nsubs %[n], %[n], #1\nmov %[sx], #32\nmov %[sw], #48\n"
    "csel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\n"
    "add %[x2], %[x2], %[sx]\nadd %[x3], %[x3], %[sx]\nadd %[w0], %[w0], %[sw]\nldr q14, [%[k], #48]\n"
    "add v30.16b, v24.16b, v25.16b\ntbl v24.16b, {v2.16b}, v27.16b\ntbl v25.16b, {v3.16b}, v16.16b\n"
    "umlal v18.8h, v11.8b, v14.8b\numlal2 v19.8h, v11.16b, v14.16b\numlal v20.8h, v17.8b, v14.8b\n"
    "umlal2 v21.8h, v17.16b, v14.16b\ntbl v11.16b, {v2.16b}, v28.16b\nadd v17.16b, v24.16b, v25.16b\n"
    "tbl v24.16b, {v3.16b}, v29.16b\nadd v5.16b, v5.16b, v30.16b\ntbl v22.16b, {v0.16b}, v22.16b\n"
    "st1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]\ntbl v13.16b, {v1.16b}, v13.16b\nadd v25.16b, v6.16b, v17.16b\n"
    "add v11.16b, v11.16b, v24.16b\nld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]\ntbl v24.16b, {v0.16b}, v27.16b\n"
    "tbl v27.16b, {v1.16b}, v16.16b\nadd v13.16b, v22.16b, v13.16b\ntbl v28.16b, {v0.16b}, v28.16b\n"
    "add v11.16b, v23.16b, v11.16b\ntbl v29.16b, {v1.16b}, v29.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n"
    "umlal v6.8h, v5.8b, v26.8b\numlal2 v7.8h, v5.16b, v26.16b\nadd v5.16b, v24.16b, v27.16b\n"
    "add v10.16b, v10.16b, v13.16b\nadd v13.16b, v28.16b, v29.16b\numlal v6.8h, v25.8b, v4.8b\n"
    "umlal2 v7.8h, v25.16b, v4.16b\nadd v5.16b, v12.16b, v5.16b\numlal v8.8h, v10.8b, v26.8b\n"
    "umlal2 v9.8h, v10.16b, v26.16b\nadd v10.16b, v15.16b, v13.16b\numlal v6.8h, v11.8b, v14.8b\n"
    "umlal2 v7.8h, v11.16b, v14.16b\numlal v8.8h, v5.8b, v4.8b\numlal2 v9.8h, v5.16b, v4.16b\n"
    "ld1 {v3.16b, v4.16b}, [%[x0]]\numlal v8.8h, v10.8b, v14.8b\numlal2 v9.8h, v10.16b, v14.16b\n"
    "st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x),
        [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [to1] "r"(stored + 64), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
#endif
/* a tile of so many registers of rows and columns, which are constants of every call */
SYNTH_INLINE void LOCAL(tile)(const int registers, const int columns, const uint32_t *weight_words,
    const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(LOCAL(byte_0f));
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(LOCAL(lanes_02020202));
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(LOCAL(lanes_04040404));
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(LOCAL(lanes_08080808));
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t zeros = vld1q_u8(zero);
  uint8x16_t stage0_0[1][7], stage0_1[1][7], stage0_2[1][7], stage1_0[1][7], stage1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 4;
  int32_t remaining1 = 20;
#ifdef SYNTH_ASSEMBLY
  uint8_t stored[224] __attribute__((aligned(16)));
  memset(stored, 0, sizeof stored);
  int32_t widenings = 20;
#endif
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
#ifdef SYNTH_ASSEMBLY
        int32_t n = 0, executed = 0;
        if (registers == 1 && columns == 2 && (n = remaining / 16 < widenings / 4 ? remaining / 16 : widenings / 4) > 0)
            {
          LOCAL(assembly_1x2)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16, widenings -= n * 4;
        }
        if (registers == 1 && columns == 4 && (n = remaining / 8 < widenings / 2 ? remaining / 8 : widenings / 2) > 0) {
          LOCAL(assembly_1x4)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 8, widenings -= n * 2;
        }
        if (executed > 0) {
          remaining -= executed;
          at += (intptr_t)executed * 8, packed += (intptr_t)executed * 48;
          if (widenings < 4) {
            widenings = 20;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns;
                ++c) LOCAL(epilogue)(vld1q_u8(stored + ((c * registers + r) * 2 + 0) * 16),
                vld1q_u8(stored + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(stored, 0, sizeof stored);
          }
          continue;
        }
#endif
        /* The steps up to the next widening are a loop of their own, which needs all registers. */
        const int32_t run = remaining < remaining0 ? remaining : remaining0;
        remaining -= run, remaining0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t operand[1][6];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 48;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            const uint8x16_t w0_v3 = vandq_u8(byte_0f, w0);
            const uint8x16_t w0_v4 = vshrq_n_u8(w0, 4);
            const uint8x16_t w1_v5 = vandq_u8(byte_0f, w1);
            const uint8x16_t w1_v6 = vshrq_n_u8(w1, 4);
            const uint8x16_t w2_v7 = vandq_u8(byte_0f, w2);
            const uint8x16_t w2_v8 = vshrq_n_u8(w2, 4);
            operand[r][0] = w0_v3;
            SYNTH_KEEP(operand[r][0]);
            operand[r][1] = w0_v4;
            SYNTH_KEEP(operand[r][1]);
            operand[r][2] = w1_v5;
            SYNTH_KEEP(operand[r][2]);
            operand[r][3] = w1_v6;
            SYNTH_KEEP(operand[r][3]);
            operand[r][4] = w2_v7;
            SYNTH_KEEP(operand[r][4]);
            operand[r][5] = w2_v8;
            SYNTH_KEEP(operand[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const uint8x16_t t0 = vld1q_u8(tables + 0);
            const uint8x16_t t1 = vld1q_u8(tables + 16);
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], operand[r][1], operand[r][2],
                operand[r][3], operand[r][4], operand[r][5], t0, t1, &stage0_0[r][c], &stage0_1[r][c], &stage0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 48;
        if (remaining0 == 0) {
          remaining0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], stage0_1[r][c], stage0_2[r][c], lanes_02020202, lanes_04040404,
              lanes_08080808, &stage1_0[r][c], &stage1_1[r][c]); stage0_0[r][c] = zeros; stage0_1[r][c] = zeros;
              stage0_2[r][c] = zeros; }
          if (--remaining1 == 0) {
            remaining1 = 20;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
                LOCAL(epilogue)(stage1_0[r][c], stage1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
                stage1_0[r][c] = zeros; stage1_1[r][c] = zeros; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      stage0_1[r][c], stage0_2[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &stage1_0[r][c], &stage1_1[r][c]);
      stage0_0[r][c] = zeros; stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; }
#ifdef SYNTH_ASSEMBLY
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns;
      ++c) LOCAL(epilogue)(vld1q_u8(stored + ((c * registers + r) * 2 + 0) * 16),
      vld1q_u8(stored + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage1_0[r][c],
      stage1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

#else /* any other CPU: the sums in portable C */

static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (
          intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 48)
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[32 + row % 16];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_##registers##x##columns(const uint32_t \
      *weights, const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 2) TILE(1, 4) TILE(1, 7)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t padded[112];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        padded[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_1x7(w, a, padded, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_1x1(w, a, padded, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, padded + c * tall * 16,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
#undef LOCAL
