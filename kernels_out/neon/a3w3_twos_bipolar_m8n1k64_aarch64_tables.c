/* A3W3 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 20 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *
 * Proof: 11 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#else
#define SYNTH_INLINE static inline
#endif
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* takes the value as it is: unpacked once, not again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+w"(value))
#else
#define SYNTH_KEEP(value) ((void)0)
#endif

static const uint8_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_lanes_02020202[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
static const uint8_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_lanes_04040404[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
static const uint8_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_lanes_08080808[] __attribute__((aligned(32))) = {
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
/* one register of weights against one column, one chunk */
SYNTH_INLINE void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_cell(uint8x16_t w0_v3, uint8x16_t w0_v4, uint8x16_t w1_v5, uint8x16_t w1_v6, uint8x16_t w2_v7, uint8x16_t w2_v8, uint8x16_t t0, uint8x16_t t1,
    uint8x16_t *held0, uint8x16_t *held1, uint8x16_t *held2) {
  const uint8x16_t p0_0 = vqtbl1q_u8(t0, w0_v3);
  const uint8x16_t p0_1 = vqtbl1q_u8(t1, w0_v4);
  const uint8x16_t g0 = vaddq_u8(p0_0, p0_1);
  const uint8x16_t p1_0 = vqtbl1q_u8(t0, w1_v5);
  const uint8x16_t p1_1 = vqtbl1q_u8(t1, w1_v6);
  const uint8x16_t g1 = vaddq_u8(p1_0, p1_1);
  const uint8x16_t p2_0 = vqtbl1q_u8(t0, w2_v7);
  const uint8x16_t p2_1 = vqtbl1q_u8(t1, w2_v8);
  const uint8x16_t g2 = vaddq_u8(p2_0, p2_1);
  *held0 = vaddq_u8((*held0), g0);
  *held1 = vaddq_u8((*held1), g1);
  *held2 = vaddq_u8((*held2), g2);
}
/* byte sums into 16-bit lanes */
SYNTH_INLINE void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_fold(uint8x16_t held0, uint8x16_t held1, uint8x16_t held2, uint8x16_t lanes_02020202, uint8x16_t lanes_04040404, uint8x16_t lanes_08080808, uint8_t *acc) {
  const uint8x16_t half0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint8x8_t f0_0_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_0_2 = vmlal_u8(vreinterpretq_u16_u8(half0), f0_0_0, f0_0_1);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_2, f0_1_0, f0_1_1);
  const uint8x8_t f0_2_0 = vget_low_u8(held2);
  const uint8x8_t f0_2_1 = vget_low_u8(lanes_08080808);
  const uint16x8_t f0_2_2 = vmlal_u8(f0_1_2, f0_2_0, f0_2_1);
  const uint8x16_t half1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_2 = vmlal_u8(vreinterpretq_u16_u8(half1), f1_0_0, f0_0_1);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_2, f1_1_0, f0_1_1);
  const uint8x8_t f1_2_0 = vget_high_u8(held2);
  const uint16x8_t f1_2_2 = vmlal_u8(f1_1_2, f1_2_0, f0_2_1);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u16(f0_2_2));
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u16(f1_2_2));
}
/* 16-bit lanes into the result, rows in order */
SYNTH_INLINE void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_spill(const uint8_t *half, int32_t *acc) {
  const uint8x16_t half0 = vld1q_u8(half + 0);
  const uint8x16_t half1 = vld1q_u8(half + 16);
  const uint8x16_t out0 = vld1q_u8((const uint8_t *)acc + 0);
  const uint8x8_t s0_0 = vget_low_u8(half0);
  const uint32x4_t s0_1 = vaddw_u16(vreinterpretq_u32_u8(out0), vreinterpret_u16_u8(s0_0));
  const uint8x16_t out1 = vld1q_u8((const uint8_t *)acc + 16);
  const uint8x8_t s1_0 = vget_high_u8(half0);
  const uint32x4_t s1_1 = vaddw_u16(vreinterpretq_u32_u8(out1), vreinterpret_u16_u8(s1_0));
  const uint8x16_t out2 = vld1q_u8((const uint8_t *)acc + 32);
  const uint8x8_t s2_0 = vget_low_u8(half1);
  const uint32x4_t s2_1 = vaddw_u16(vreinterpretq_u32_u8(out2), vreinterpret_u16_u8(s2_0));
  const uint8x16_t out3 = vld1q_u8((const uint8_t *)acc + 48);
  const uint8x8_t s3_0 = vget_high_u8(half1);
  const uint32x4_t s3_1 = vaddw_u16(vreinterpretq_u32_u8(out3), vreinterpret_u16_u8(s3_0));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(s0_1));
  vst1q_u8((uint8_t *)acc + 16, vreinterpretq_u8_u32(s1_1));
  vst1q_u8((uint8_t *)acc + 32, vreinterpretq_u8_u32(s2_1));
  vst1q_u8((uint8_t *)acc + 48, vreinterpretq_u8_u32(s3_1));
}
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 4 x added to what is kept; 588 instructions, 564 cycles */
SYNTH_INLINE void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ldr q31, [%[k], #0]\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld1 {v3.16b, v4.16b}, [%[x0]]\n\t"
    "1:\n\t"
    "and v5.16b, v31.16b, v0.16b\n\t"
    "ushr v6.16b, v0.16b, #4\n\t"
    "and v7.16b, v31.16b, v1.16b\n\t"
    "ushr v8.16b, v1.16b, #4\n\t"
    "and v9.16b, v31.16b, v2.16b\n\t"
    "ushr v10.16b, v2.16b, #4\n\t"
    "ld1 {v11.16b, v12.16b}, [%[x1]]\n\t"
    "tbl v13.16b, {v3.16b}, v5.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "tbl v14.16b, {v4.16b}, v6.16b\n\t"
    "tbl v15.16b, {v3.16b}, v7.16b\n\t"
    "tbl v16.16b, {v4.16b}, v8.16b\n\t"
    "tbl v17.16b, {v3.16b}, v9.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "tbl v21.16b, {v4.16b}, v10.16b\n\t"
    "tbl v5.16b, {v11.16b}, v5.16b\n\t"
    "add v13.16b, v13.16b, v14.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[x0]]\n\t"
    "tbl v6.16b, {v12.16b}, v6.16b\n\t"
    "add v14.16b, v15.16b, v16.16b\n\t"
    "tbl v7.16b, {v11.16b}, v7.16b\n\t"
    "add v21.16b, v17.16b, v21.16b\n\t"
    "tbl v8.16b, {v12.16b}, v8.16b\n\t"
    "tbl v9.16b, {v11.16b}, v9.16b\n\t"
    "add v11.16b, v5.16b, v6.16b\n\t"
    "tbl v10.16b, {v12.16b}, v10.16b\n\t"
    "and v12.16b, v31.16b, v18.16b\n\t"
    "ushr v5.16b, v18.16b, #4\n\t"
    "add v6.16b, v7.16b, v8.16b\n\t"
    "and v7.16b, v31.16b, v19.16b\n\t"
    "ushr v8.16b, v19.16b, #4\n\t"
    "add v9.16b, v9.16b, v10.16b\n\t"
    "and v10.16b, v31.16b, v20.16b\n\t"
    "ushr v15.16b, v20.16b, #4\n\t"
    "ld1 {v16.16b, v17.16b}, [%[x1]]\n\t"
    "tbl v18.16b, {v22.16b}, v12.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "tbl v19.16b, {v23.16b}, v5.16b\n\t"
    "tbl v20.16b, {v22.16b}, v7.16b\n\t"
    "tbl v24.16b, {v23.16b}, v8.16b\n\t"
    "tbl v22.16b, {v22.16b}, v10.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\n\t"
    "tbl v23.16b, {v23.16b}, v15.16b\n\t"
    "tbl v12.16b, {v16.16b}, v12.16b\n\t"
    "add v18.16b, v18.16b, v19.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[x0]]\n\t"
    "tbl v5.16b, {v17.16b}, v5.16b\n\t"
    "add v24.16b, v20.16b, v24.16b\n\t"
    "tbl v7.16b, {v16.16b}, v7.16b\n\t"
    "add v30.16b, v22.16b, v23.16b\n\t"
    "tbl v8.16b, {v17.16b}, v8.16b\n\t"
    "add v13.16b, v13.16b, v18.16b\n\t"
    "add v5.16b, v12.16b, v5.16b\n\t"
    "add v12.16b, v14.16b, v24.16b\n\t"
    "tbl v10.16b, {v16.16b}, v10.16b\n\t"
    "add v14.16b, v21.16b, v30.16b\n\t"
    "add v16.16b, v7.16b, v8.16b\n\t"
    "tbl v15.16b, {v17.16b}, v15.16b\n\t"
    "add v5.16b, v11.16b, v5.16b\n\t"
    "and v11.16b, v31.16b, v25.16b\n\t"
    "ushr v30.16b, v25.16b, #4\n\t"
    "and v7.16b, v31.16b, v26.16b\n\t"
    "add v6.16b, v6.16b, v16.16b\n\t"
    "add v8.16b, v10.16b, v15.16b\n\t"
    "ushr v10.16b, v26.16b, #4\n\t"
    "and v15.16b, v31.16b, v27.16b\n\t"
    "ushr v16.16b, v27.16b, #4\n\t"
    "ld1 {v17.16b, v18.16b}, [%[x1]]\n\t"
    "tbl v19.16b, {v28.16b}, v11.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v8.16b, v9.16b, v8.16b\n\t"
    "tbl v9.16b, {v29.16b}, v30.16b\n\t"
    "tbl v20.16b, {v28.16b}, v7.16b\n\t"
    "tbl v21.16b, {v29.16b}, v10.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "tbl v25.16b, {v28.16b}, v15.16b\n\t"
    "tbl v26.16b, {v29.16b}, v16.16b\n\t"
    "ld1 {v27.16b, v28.16b}, [%[x0]]\n\t"
    "tbl v11.16b, {v17.16b}, v11.16b\n\t"
    "add v9.16b, v19.16b, v9.16b\n\t"
    "tbl v19.16b, {v18.16b}, v30.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "add v20.16b, v20.16b, v21.16b\n\t"
    "tbl v7.16b, {v17.16b}, v7.16b\n\t"
    "add v21.16b, v25.16b, v26.16b\n\t"
    "tbl v10.16b, {v18.16b}, v10.16b\n\t"
    "add v9.16b, v13.16b, v9.16b\n\t"
    "add v11.16b, v11.16b, v19.16b\n\t"
    "add v12.16b, v12.16b, v20.16b\n\t"
    "tbl v13.16b, {v17.16b}, v15.16b\n\t"
    "add v17.16b, v14.16b, v21.16b\n\t"
    "add v7.16b, v7.16b, v10.16b\n\t"
    "tbl v10.16b, {v18.16b}, v16.16b\n\t"
    "add v5.16b, v5.16b, v11.16b\n\t"
    "and v11.16b, v31.16b, v22.16b\n\t"
    "ushr v25.16b, v22.16b, #4\n\t"
    "and v26.16b, v31.16b, v23.16b\n\t"
    "add v6.16b, v6.16b, v7.16b\n\t"
    "add v7.16b, v13.16b, v10.16b\n\t"
    "ushr v10.16b, v23.16b, #4\n\t"
    "and v29.16b, v31.16b, v24.16b\n\t"
    "ushr v30.16b, v24.16b, #4\n\t"
    "ld1 {v13.16b, v14.16b}, [%[x1]]\n\t"
    "tbl v15.16b, {v27.16b}, v11.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v16.16b, v8.16b, v7.16b\n\t"
    "tbl v7.16b, {v28.16b}, v25.16b\n\t"
    "tbl v8.16b, {v27.16b}, v26.16b\n\t"
    "tbl v18.16b, {v28.16b}, v10.16b\n\t"
    "ld1 {v19.16b, v20.16b, v21.16b}, [%[w0]]\n\t"
    "tbl v27.16b, {v27.16b}, v29.16b\n\t"
    "tbl v28.16b, {v28.16b}, v30.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[x0]]\n\t"
    "tbl v11.16b, {v13.16b}, v11.16b\n\t"
    "add v7.16b, v15.16b, v7.16b\n\t"
    "tbl v15.16b, {v14.16b}, v25.16b\n\t"
    "add v8.16b, v8.16b, v18.16b\n\t"
    "tbl v18.16b, {v13.16b}, v26.16b\n\t"
    "add v24.16b, v27.16b, v28.16b\n\t"
    "tbl v10.16b, {v14.16b}, v10.16b\n\t"
    "add v7.16b, v9.16b, v7.16b\n\t"
    "add v9.16b, v11.16b, v15.16b\n\t"
    "add v8.16b, v12.16b, v8.16b\n\t"
    "tbl v15.16b, {v13.16b}, v29.16b\n\t"
    "add v17.16b, v17.16b, v24.16b\n\t"
    "add v18.16b, v18.16b, v10.16b\n\t"
    "tbl v10.16b, {v14.16b}, v30.16b\n\t"
    "add v5.16b, v5.16b, v9.16b\n\t"
    "and v9.16b, v31.16b, v19.16b\n\t"
    "ushr v19.16b, v19.16b, #4\n\t"
    "and v11.16b, v31.16b, v20.16b\n\t"
    "add v6.16b, v6.16b, v18.16b\n\t"
    "add v10.16b, v15.16b, v10.16b\n\t"
    "ushr v18.16b, v20.16b, #4\n\t"
    "and v20.16b, v31.16b, v21.16b\n\t"
    "ushr v21.16b, v21.16b, #4\n\t"
    "ld1 {v12.16b, v13.16b}, [%[x1]]\n\t"
    "tbl v14.16b, {v22.16b}, v9.16b\n\t"
    "tbl v15.16b, {v23.16b}, v19.16b\n\t"
    "add v10.16b, v16.16b, v10.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ldr q16, [%[k], #16]\n\t"
    "ldr q24, [%[k], #32]\n\t"
    "tbl v25.16b, {v22.16b}, v11.16b\n\t"
    "add v14.16b, v14.16b, v15.16b\n\t"
    "tbl v15.16b, {v23.16b}, v18.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]\n\t"
    "umlal v0.8h, v7.8b, v16.8b\n\t"
    "umlal2 v1.8h, v7.16b, v16.16b\n\t"
    "umlal v2.8h, v5.8b, v16.8b\n\t"
    "umlal2 v3.8h, v5.16b, v16.16b\n\t"
    "tbl v5.16b, {v22.16b}, v20.16b\n\t"
    "add v7.16b, v25.16b, v15.16b\n\t"
    "umlal v0.8h, v8.8b, v24.8b\n\t"
    "umlal2 v1.8h, v8.16b, v24.16b\n\t"
    "umlal v2.8h, v6.8b, v24.8b\n\t"
    "umlal2 v3.8h, v6.16b, v24.16b\n\t"
    "tbl v6.16b, {v23.16b}, v21.16b\n\t"
    "ld1 {v15.16b, v16.16b}, [%[x0]]\n\t"
    "tbl v8.16b, {v12.16b}, v9.16b\n\t"
    "tbl v9.16b, {v13.16b}, v19.16b\n\t"
    "tbl v11.16b, {v12.16b}, v11.16b\n\t"
    "tbl v18.16b, {v13.16b}, v18.16b\n\t"
    "tbl v12.16b, {v12.16b}, v20.16b\n\t"
    "add v5.16b, v5.16b, v6.16b\n\t"
    "tbl v6.16b, {v13.16b}, v21.16b\n\t"
    "add v13.16b, v8.16b, v9.16b\n\t"
    "and v8.16b, v31.16b, v26.16b\n\t"
    "add v9.16b, v11.16b, v18.16b\n\t"
    "ushr v11.16b, v26.16b, #4\n\t"
    "and v29.16b, v31.16b, v27.16b\n\t"
    "add v6.16b, v12.16b, v6.16b\n\t"
    "ushr v12.16b, v27.16b, #4\n\t"
    "and v30.16b, v31.16b, v28.16b\n\t"
    "ushr v18.16b, v28.16b, #4\n\t"
    "ld1 {v19.16b, v20.16b}, [%[x1]]\n\t"
    "tbl v21.16b, {v15.16b}, v8.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ldr q22, [%[k], #48]\n\t"
    "tbl v23.16b, {v16.16b}, v11.16b\n\t"
    "tbl v24.16b, {v15.16b}, v29.16b\n\t"
    "tbl v25.16b, {v16.16b}, v12.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]\n\t"
    "umlal v0.8h, v17.8b, v22.8b\n\t"
    "umlal2 v1.8h, v17.16b, v22.16b\n\t"
    "umlal v2.8h, v10.8b, v22.8b\n\t"
    "umlal2 v3.8h, v10.16b, v22.16b\n\t"
    "add v10.16b, v21.16b, v23.16b\n\t"
    "add v17.16b, v24.16b, v25.16b\n\t"
    "tbl v15.16b, {v15.16b}, v30.16b\n\t"
    "tbl v16.16b, {v16.16b}, v18.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[x0]]\n\t"
    "tbl v8.16b, {v19.16b}, v8.16b\n\t"
    "tbl v11.16b, {v20.16b}, v11.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "add v10.16b, v14.16b, v10.16b\n\t"
    "add v7.16b, v7.16b, v17.16b\n\t"
    "add v23.16b, v15.16b, v16.16b\n\t"
    "tbl v29.16b, {v19.16b}, v29.16b\n\t"
    "add v8.16b, v8.16b, v11.16b\n\t"
    "tbl v11.16b, {v20.16b}, v12.16b\n\t"
    "tbl v12.16b, {v19.16b}, v30.16b\n\t"
    "tbl v30.16b, {v20.16b}, v18.16b\n\t"
    "add v5.16b, v5.16b, v23.16b\n\t"
    "and v23.16b, v31.16b, v26.16b\n\t"
    "add v8.16b, v13.16b, v8.16b\n\t"
    "add v11.16b, v29.16b, v11.16b\n\t"
    "ushr v29.16b, v26.16b, #4\n\t"
    "add v30.16b, v12.16b, v30.16b\n\t"
    "and v24.16b, v31.16b, v27.16b\n\t"
    "ushr v25.16b, v27.16b, #4\n\t"
    "and v26.16b, v31.16b, v28.16b\n\t"
    "add v9.16b, v9.16b, v11.16b\n\t"
    "ushr v27.16b, v28.16b, #4\n\t"
    "add v6.16b, v6.16b, v30.16b\n\t"
    "ld1 {v11.16b, v12.16b}, [%[x1]]\n\t"
    "tbl v28.16b, {v21.16b}, v23.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "tbl v30.16b, {v22.16b}, v29.16b\n\t"
    "tbl v13.16b, {v21.16b}, v24.16b\n\t"
    "tbl v14.16b, {v22.16b}, v25.16b\n\t"
    "tbl v15.16b, {v21.16b}, v26.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b}, [%[w0]]\n\t"
    "tbl v19.16b, {v22.16b}, v27.16b\n\t"
    "tbl v20.16b, {v11.16b}, v23.16b\n\t"
    "add v28.16b, v28.16b, v30.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[x0]]\n\t"
    "tbl v23.16b, {v12.16b}, v29.16b\n\t"
    "add v13.16b, v13.16b, v14.16b\n\t"
    "tbl v14.16b, {v11.16b}, v24.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "add v15.16b, v15.16b, v19.16b\n\t"
    "tbl v19.16b, {v12.16b}, v25.16b\n\t"
    "add v10.16b, v10.16b, v28.16b\n\t"
    "add v20.16b, v20.16b, v23.16b\n\t"
    "add v7.16b, v7.16b, v13.16b\n\t"
    "tbl v11.16b, {v11.16b}, v26.16b\n\t"
    "add v5.16b, v5.16b, v15.16b\n\t"
    "add v19.16b, v14.16b, v19.16b\n\t"
    "tbl v12.16b, {v12.16b}, v27.16b\n\t"
    "add v8.16b, v8.16b, v20.16b\n\t"
    "and v20.16b, v31.16b, v16.16b\n\t"
    "ushr v13.16b, v16.16b, #4\n\t"
    "and v14.16b, v31.16b, v17.16b\n\t"
    "add v9.16b, v9.16b, v19.16b\n\t"
    "add v19.16b, v11.16b, v12.16b\n\t"
    "ushr v11.16b, v17.16b, #4\n\t"
    "and v12.16b, v31.16b, v18.16b\n\t"
    "ushr v15.16b, v18.16b, #4\n\t"
    "ld1 {v16.16b, v17.16b}, [%[x1]]\n\t"
    "tbl v18.16b, {v21.16b}, v20.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v6.16b, v6.16b, v19.16b\n\t"
    "tbl v19.16b, {v22.16b}, v13.16b\n\t"
    "tbl v23.16b, {v21.16b}, v14.16b\n\t"
    "tbl v24.16b, {v22.16b}, v11.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\n\t"
    "tbl v21.16b, {v21.16b}, v12.16b\n\t"
    "tbl v22.16b, {v22.16b}, v15.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[x0]]\n\t"
    "tbl v20.16b, {v16.16b}, v20.16b\n\t"
    "add v30.16b, v18.16b, v19.16b\n\t"
    "tbl v13.16b, {v17.16b}, v13.16b\n\t"
    "add v18.16b, v23.16b, v24.16b\n\t"
    "tbl v14.16b, {v16.16b}, v14.16b\n\t"
    "add v19.16b, v21.16b, v22.16b\n\t"
    "tbl v11.16b, {v17.16b}, v11.16b\n\t"
    "add v10.16b, v10.16b, v30.16b\n\t"
    "add v13.16b, v20.16b, v13.16b\n\t"
    "add v7.16b, v7.16b, v18.16b\n\t"
    "tbl v12.16b, {v16.16b}, v12.16b\n\t"
    "add v5.16b, v5.16b, v19.16b\n\t"
    "add v11.16b, v14.16b, v11.16b\n\t"
    "tbl v30.16b, {v17.16b}, v15.16b\n\t"
    "add v8.16b, v8.16b, v13.16b\n\t"
    "and v13.16b, v31.16b, v25.16b\n\t"
    "ushr v14.16b, v25.16b, #4\n\t"
    "and v15.16b, v31.16b, v26.16b\n\t"
    "add v9.16b, v9.16b, v11.16b\n\t"
    "add v30.16b, v12.16b, v30.16b\n\t"
    "ushr v11.16b, v26.16b, #4\n\t"
    "and v12.16b, v31.16b, v27.16b\n\t"
    "ushr v16.16b, v27.16b, #4\n\t"
    "ld1 {v17.16b, v18.16b}, [%[x1]]\n\t"
    "tbl v19.16b, {v28.16b}, v13.16b\n\t"
    "tbl v20.16b, {v29.16b}, v14.16b\n\t"
    "add v6.16b, v6.16b, v30.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ldr q30, [%[k], #16]\n\t"
    "ldr q21, [%[k], #32]\n\t"
    "tbl v22.16b, {v28.16b}, v15.16b\n\t"
    "add v19.16b, v19.16b, v20.16b\n\t"
    "tbl v20.16b, {v29.16b}, v11.16b\n\t"
    "ld1 {v23.16b, v24.16b, v25.16b}, [%[w0]]\n\t"
    "umlal v0.8h, v10.8b, v30.8b\n\t"
    "umlal2 v1.8h, v10.16b, v30.16b\n\t"
    "umlal v2.8h, v8.8b, v30.8b\n\t"
    "umlal2 v3.8h, v8.16b, v30.16b\n\t"
    "tbl v8.16b, {v28.16b}, v12.16b\n\t"
    "add v10.16b, v22.16b, v20.16b\n\t"
    "umlal v0.8h, v7.8b, v21.8b\n\t"
    "umlal2 v1.8h, v7.16b, v21.16b\n\t"
    "umlal v2.8h, v9.8b, v21.8b\n\t"
    "umlal2 v3.8h, v9.16b, v21.16b\n\t"
    "tbl v7.16b, {v29.16b}, v16.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[x0]]\n\t"
    "tbl v9.16b, {v17.16b}, v13.16b\n\t"
    "tbl v22.16b, {v18.16b}, v14.16b\n\t"
    "tbl v13.16b, {v17.16b}, v15.16b\n\t"
    "tbl v11.16b, {v18.16b}, v11.16b\n\t"
    "tbl v12.16b, {v17.16b}, v12.16b\n\t"
    "add v17.16b, v8.16b, v7.16b\n\t"
    "tbl v18.16b, {v18.16b}, v16.16b\n\t"
    "add v22.16b, v9.16b, v22.16b\n\t"
    "and v7.16b, v31.16b, v23.16b\n\t"
    "add v11.16b, v13.16b, v11.16b\n\t"
    "ushr v23.16b, v23.16b, #4\n\t"
    "and v8.16b, v31.16b, v24.16b\n\t"
    "add v9.16b, v12.16b, v18.16b\n\t"
    "ushr v18.16b, v24.16b, #4\n\t"
    "and v24.16b, v31.16b, v25.16b\n\t"
    "ushr v12.16b, v25.16b, #4\n\t"
    "ld1 {v13.16b, v14.16b}, [%[x1]]\n\t"
    "tbl v15.16b, {v20.16b}, v7.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ldr q16, [%[k], #48]\n\t"
    "tbl v25.16b, {v21.16b}, v23.16b\n\t"
    "tbl v26.16b, {v20.16b}, v8.16b\n\t"
    "tbl v27.16b, {v21.16b}, v18.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]\n\t"
    "umlal v0.8h, v5.8b, v16.8b\n\t"
    "umlal2 v1.8h, v5.16b, v16.16b\n\t"
    "umlal v2.8h, v6.8b, v16.8b\n\t"
    "umlal2 v3.8h, v6.16b, v16.16b\n\t"
    "add v25.16b, v15.16b, v25.16b\n\t"
    "add v5.16b, v26.16b, v27.16b\n\t"
    "tbl v6.16b, {v20.16b}, v24.16b\n\t"
    "tbl v15.16b, {v21.16b}, v12.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[x0]]\n\t"
    "tbl v7.16b, {v13.16b}, v7.16b\n\t"
    "tbl v16.16b, {v14.16b}, v23.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "add v19.16b, v19.16b, v25.16b\n\t"
    "add v5.16b, v10.16b, v5.16b\n\t"
    "add v6.16b, v6.16b, v15.16b\n\t"
    "tbl v8.16b, {v13.16b}, v8.16b\n\t"
    "add v7.16b, v7.16b, v16.16b\n\t"
    "tbl v10.16b, {v14.16b}, v18.16b\n\t"
    "tbl v13.16b, {v13.16b}, v24.16b\n\t"
    "tbl v12.16b, {v14.16b}, v12.16b\n\t"
    "add v6.16b, v17.16b, v6.16b\n\t"
    "and v14.16b, v31.16b, v28.16b\n\t"
    "add v7.16b, v22.16b, v7.16b\n\t"
    "add v8.16b, v8.16b, v10.16b\n\t"
    "ushr v10.16b, v28.16b, #4\n\t"
    "add v12.16b, v13.16b, v12.16b\n\t"
    "and v13.16b, v31.16b, v29.16b\n\t"
    "ushr v15.16b, v29.16b, #4\n\t"
    "and v16.16b, v31.16b, v30.16b\n\t"
    "add v8.16b, v11.16b, v8.16b\n\t"
    "ushr v11.16b, v30.16b, #4\n\t"
    "add v9.16b, v9.16b, v12.16b\n\t"
    "ld1 {v17.16b, v18.16b}, [%[x1]]\n\t"
    "tbl v12.16b, {v20.16b}, v14.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "tbl v22.16b, {v21.16b}, v10.16b\n\t"
    "tbl v23.16b, {v20.16b}, v13.16b\n\t"
    "tbl v24.16b, {v21.16b}, v15.16b\n\t"
    "tbl v20.16b, {v20.16b}, v16.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\n\t"
    "tbl v21.16b, {v21.16b}, v11.16b\n\t"
    "tbl v14.16b, {v17.16b}, v14.16b\n\t"
    "add v12.16b, v12.16b, v22.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[x0]]\n\t"
    "tbl v10.16b, {v18.16b}, v10.16b\n\t"
    "add v30.16b, v23.16b, v24.16b\n\t"
    "tbl v13.16b, {v17.16b}, v13.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "add v20.16b, v20.16b, v21.16b\n\t"
    "tbl v15.16b, {v18.16b}, v15.16b\n\t"
    "add v12.16b, v19.16b, v12.16b\n\t"
    "add v10.16b, v14.16b, v10.16b\n\t"
    "add v5.16b, v5.16b, v30.16b\n\t"
    "tbl v14.16b, {v17.16b}, v16.16b\n\t"
    "add v6.16b, v6.16b, v20.16b\n\t"
    "add v13.16b, v13.16b, v15.16b\n\t"
    "tbl v11.16b, {v18.16b}, v11.16b\n\t"
    "add v7.16b, v7.16b, v10.16b\n\t"
    "and v10.16b, v31.16b, v25.16b\n\t"
    "ushr v30.16b, v25.16b, #4\n\t"
    "and v15.16b, v31.16b, v26.16b\n\t"
    "add v8.16b, v8.16b, v13.16b\n\t"
    "add v11.16b, v14.16b, v11.16b\n\t"
    "ushr v13.16b, v26.16b, #4\n\t"
    "and v14.16b, v31.16b, v27.16b\n\t"
    "ushr v16.16b, v27.16b, #4\n\t"
    "ld1 {v17.16b, v18.16b}, [%[x1]]\n\t"
    "tbl v19.16b, {v28.16b}, v10.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v9.16b, v9.16b, v11.16b\n\t"
    "tbl v11.16b, {v29.16b}, v30.16b\n\t"
    "tbl v20.16b, {v28.16b}, v15.16b\n\t"
    "tbl v21.16b, {v29.16b}, v13.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "tbl v25.16b, {v28.16b}, v14.16b\n\t"
    "tbl v26.16b, {v29.16b}, v16.16b\n\t"
    "ld1 {v27.16b, v28.16b}, [%[x0]]\n\t"
    "tbl v10.16b, {v17.16b}, v10.16b\n\t"
    "add v11.16b, v19.16b, v11.16b\n\t"
    "tbl v19.16b, {v18.16b}, v30.16b\n\t"
    "add v20.16b, v20.16b, v21.16b\n\t"
    "tbl v15.16b, {v17.16b}, v15.16b\n\t"
    "add v21.16b, v25.16b, v26.16b\n\t"
    "tbl v13.16b, {v18.16b}, v13.16b\n\t"
    "add v11.16b, v12.16b, v11.16b\n\t"
    "add v10.16b, v10.16b, v19.16b\n\t"
    "add v5.16b, v5.16b, v20.16b\n\t"
    "tbl v12.16b, {v17.16b}, v14.16b\n\t"
    "add v6.16b, v6.16b, v21.16b\n\t"
    "add v17.16b, v15.16b, v13.16b\n\t"
    "tbl v25.16b, {v18.16b}, v16.16b\n\t"
    "add v7.16b, v7.16b, v10.16b\n\t"
    "and v10.16b, v31.16b, v22.16b\n\t"
    "ushr v26.16b, v22.16b, #4\n\t"
    "and v29.16b, v31.16b, v23.16b\n\t"
    "add v8.16b, v8.16b, v17.16b\n\t"
    "add v25.16b, v12.16b, v25.16b\n\t"
    "ushr v30.16b, v23.16b, #4\n\t"
    "and v12.16b, v31.16b, v24.16b\n\t"
    "ushr v13.16b, v24.16b, #4\n\t"
    "ld1 {v14.16b, v15.16b}, [%[x1]]\n\t"
    "tbl v16.16b, {v27.16b}, v10.16b\n\t"
    "tbl v17.16b, {v28.16b}, v26.16b\n\t"
    "add v9.16b, v9.16b, v25.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ldr q18, [%[k], #16]\n\t"
    "ldr q19, [%[k], #32]\n\t"
    "tbl v20.16b, {v27.16b}, v29.16b\n\t"
    "add v16.16b, v16.16b, v17.16b\n\t"
    "tbl v17.16b, {v28.16b}, v30.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]\n\t"
    "umlal v0.8h, v11.8b, v18.8b\n\t"
    "umlal2 v1.8h, v11.16b, v18.16b\n\t"
    "umlal v2.8h, v7.8b, v18.8b\n\t"
    "umlal2 v3.8h, v7.16b, v18.16b\n\t"
    "tbl v7.16b, {v27.16b}, v12.16b\n\t"
    "add v11.16b, v20.16b, v17.16b\n\t"
    "umlal v0.8h, v5.8b, v19.8b\n\t"
    "umlal2 v1.8h, v5.16b, v19.16b\n\t"
    "umlal v2.8h, v8.8b, v19.8b\n\t"
    "umlal2 v3.8h, v8.16b, v19.16b\n\t"
    "tbl v5.16b, {v28.16b}, v13.16b\n\t"
    "ld1 {v24.16b, v25.16b}, [%[x0]]\n\t"
    "tbl v8.16b, {v14.16b}, v10.16b\n\t"
    "tbl v10.16b, {v15.16b}, v26.16b\n\t"
    "tbl v17.16b, {v14.16b}, v29.16b\n\t"
    "tbl v18.16b, {v15.16b}, v30.16b\n\t"
    "tbl v12.16b, {v14.16b}, v12.16b\n\t"
    "add v5.16b, v7.16b, v5.16b\n\t"
    "tbl v7.16b, {v15.16b}, v13.16b\n\t"
    "add v8.16b, v8.16b, v10.16b\n\t"
    "and v10.16b, v31.16b, v21.16b\n\t"
    "add v13.16b, v17.16b, v18.16b\n\t"
    "ushr v14.16b, v21.16b, #4\n\t"
    "and v15.16b, v31.16b, v22.16b\n\t"
    "add v7.16b, v12.16b, v7.16b\n\t"
    "ushr v12.16b, v22.16b, #4\n\t"
    "and v26.16b, v31.16b, v23.16b\n\t"
    "ushr v27.16b, v23.16b, #4\n\t"
    "ld1 {v28.16b, v29.16b}, [%[x1]]\n\t"
    "tbl v30.16b, {v24.16b}, v10.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ldr q17, [%[k], #48]\n\t"
    "tbl v18.16b, {v25.16b}, v14.16b\n\t"
    "tbl v19.16b, {v24.16b}, v15.16b\n\t"
    "tbl v20.16b, {v25.16b}, v12.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]\n\t"
    "umlal v0.8h, v6.8b, v17.8b\n\t"
    "umlal2 v1.8h, v6.16b, v17.16b\n\t"
    "umlal v2.8h, v9.8b, v17.8b\n\t"
    "umlal2 v3.8h, v9.16b, v17.16b\n\t"
    "add v6.16b, v30.16b, v18.16b\n\t"
    "add v9.16b, v19.16b, v20.16b\n\t"
    "tbl v24.16b, {v24.16b}, v26.16b\n\t"
    "tbl v25.16b, {v25.16b}, v27.16b\n\t"
    "ld1 {v17.16b, v18.16b}, [%[x0]]\n\t"
    "tbl v10.16b, {v28.16b}, v10.16b\n\t"
    "tbl v14.16b, {v29.16b}, v14.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "add v6.16b, v16.16b, v6.16b\n\t"
    "add v9.16b, v11.16b, v9.16b\n\t"
    "add v11.16b, v24.16b, v25.16b\n\t"
    "tbl v30.16b, {v28.16b}, v15.16b\n\t"
    "add v10.16b, v10.16b, v14.16b\n\t"
    "tbl v12.16b, {v29.16b}, v12.16b\n\t"
    "tbl v28.16b, {v28.16b}, v26.16b\n\t"
    "tbl v29.16b, {v29.16b}, v27.16b\n\t"
    "add v5.16b, v5.16b, v11.16b\n\t"
    "and v11.16b, v31.16b, v21.16b\n\t"
    "add v8.16b, v8.16b, v10.16b\n\t"
    "add v10.16b, v30.16b, v12.16b\n\t"
    "ushr v12.16b, v21.16b, #4\n\t"
    "add v14.16b, v28.16b, v29.16b\n\t"
    "and v15.16b, v31.16b, v22.16b\n\t"
    "ushr v16.16b, v22.16b, #4\n\t"
    "and v19.16b, v31.16b, v23.16b\n\t"
    "add v10.16b, v13.16b, v10.16b\n\t"
    "ushr v13.16b, v23.16b, #4\n\t"
    "add v7.16b, v7.16b, v14.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[x1]]\n\t"
    "tbl v14.16b, {v17.16b}, v11.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "tbl v22.16b, {v18.16b}, v12.16b\n\t"
    "tbl v23.16b, {v17.16b}, v15.16b\n\t"
    "tbl v24.16b, {v18.16b}, v16.16b\n\t"
    "tbl v17.16b, {v17.16b}, v19.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\n\t"
    "tbl v18.16b, {v18.16b}, v13.16b\n\t"
    "tbl v11.16b, {v20.16b}, v11.16b\n\t"
    "add v14.16b, v14.16b, v22.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[x0]]\n\t"
    "tbl v12.16b, {v21.16b}, v12.16b\n\t"
    "add v30.16b, v23.16b, v24.16b\n\t"
    "tbl v15.16b, {v20.16b}, v15.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "add v17.16b, v17.16b, v18.16b\n\t"
    "tbl v16.16b, {v21.16b}, v16.16b\n\t"
    "add v6.16b, v6.16b, v14.16b\n\t"
    "add v14.16b, v11.16b, v12.16b\n\t"
    "add v9.16b, v9.16b, v30.16b\n\t"
    "tbl v30.16b, {v20.16b}, v19.16b\n\t"
    "add v5.16b, v5.16b, v17.16b\n\t"
    "add v11.16b, v15.16b, v16.16b\n\t"
    "tbl v12.16b, {v21.16b}, v13.16b\n\t"
    "add v8.16b, v8.16b, v14.16b\n\t"
    "and v13.16b, v31.16b, v25.16b\n\t"
    "ushr v14.16b, v25.16b, #4\n\t"
    "and v15.16b, v31.16b, v26.16b\n\t"
    "add v10.16b, v10.16b, v11.16b\n\t"
    "add v30.16b, v30.16b, v12.16b\n\t"
    "ushr v11.16b, v26.16b, #4\n\t"
    "and v12.16b, v31.16b, v27.16b\n\t"
    "ushr v16.16b, v27.16b, #4\n\t"
    "ld1 {v17.16b, v18.16b}, [%[x1]]\n\t"
    "tbl v19.16b, {v28.16b}, v13.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #32\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add v7.16b, v7.16b, v30.16b\n\t"
    "tbl v30.16b, {v29.16b}, v14.16b\n\t"
    "tbl v20.16b, {v28.16b}, v15.16b\n\t"
    "tbl v21.16b, {v29.16b}, v11.16b\n\t"
    "tbl v22.16b, {v28.16b}, v12.16b\n\t"
    "tbl v23.16b, {v29.16b}, v16.16b\n\t"
    "tbl v13.16b, {v17.16b}, v13.16b\n\t"
    "add v19.16b, v19.16b, v30.16b\n\t"
    "tbl v14.16b, {v18.16b}, v14.16b\n\t"
    "add v20.16b, v20.16b, v21.16b\n\t"
    "tbl v15.16b, {v17.16b}, v15.16b\n\t"
    "add v21.16b, v22.16b, v23.16b\n\t"
    "tbl v11.16b, {v18.16b}, v11.16b\n\t"
    "add v6.16b, v6.16b, v19.16b\n\t"
    "add v19.16b, v13.16b, v14.16b\n\t"
    "add v9.16b, v9.16b, v20.16b\n\t"
    "tbl v17.16b, {v17.16b}, v12.16b\n\t"
    "add v5.16b, v5.16b, v21.16b\n\t"
    "add v11.16b, v15.16b, v11.16b\n\t"
    "tbl v18.16b, {v18.16b}, v16.16b\n\t"
    "add v8.16b, v8.16b, v19.16b\n\t"
    "ldr q12, [%[k], #16]\n\t"
    "ldr q13, [%[k], #32]\n\t"
    "ldr q14, [%[k], #48]\n\t"
    "add v10.16b, v10.16b, v11.16b\n\t"
    "add v11.16b, v17.16b, v18.16b\n\t"
    "umlal v0.8h, v6.8b, v12.8b\n\t"
    "umlal2 v1.8h, v6.16b, v12.16b\n\t"
    "umlal v2.8h, v8.8b, v12.8b\n\t"
    "umlal2 v3.8h, v8.16b, v12.16b\n\t"
    "add v11.16b, v7.16b, v11.16b\n\t"
    "umlal v0.8h, v9.8b, v13.8b\n\t"
    "umlal2 v1.8h, v9.16b, v13.16b\n\t"
    "umlal v2.8h, v10.8b, v13.8b\n\t"
    "umlal2 v3.8h, v10.16b, v13.16b\n\t"
    "umlal v0.8h, v5.8b, v14.8b\n\t"
    "umlal2 v1.8h, v5.16b, v14.16b\n\t"
    "umlal v2.8h, v11.8b, v14.8b\n\t"
    "umlal2 v3.8h, v11.16b, v14.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld1 {v3.16b, v4.16b}, [%[x0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* 8 steps per round, 2 x added to what is kept; 518 instructions, 497 cycles */
SYNTH_INLINE void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ldr q31, [%[k], #0]\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld1 {v3.16b, v4.16b}, [%[x0]]\n\t"
    "1:\n\t"
    "and v5.16b, v31.16b, v0.16b\n\t"
    "ushr v6.16b, v0.16b, #4\n\t"
    "and v7.16b, v31.16b, v1.16b\n\t"
    "ushr v8.16b, v1.16b, #4\n\t"
    "and v9.16b, v31.16b, v2.16b\n\t"
    "ushr v10.16b, v2.16b, #4\n\t"
    "ld1 {v11.16b, v12.16b}, [%[x1]]\n\t"
    "tbl v13.16b, {v3.16b}, v5.16b\n\t"
    "tbl v14.16b, {v4.16b}, v6.16b\n\t"
    "tbl v15.16b, {v3.16b}, v7.16b\n\t"
    "tbl v16.16b, {v4.16b}, v8.16b\n\t"
    "tbl v17.16b, {v3.16b}, v9.16b\n\t"
    "tbl v18.16b, {v4.16b}, v10.16b\n\t"
    "ld1 {v19.16b, v20.16b}, [%[x2]]\n\t"
    "tbl v21.16b, {v11.16b}, v5.16b\n\t"
    "add v13.16b, v13.16b, v14.16b\n\t"
    "tbl v14.16b, {v12.16b}, v6.16b\n\t"
    "add v15.16b, v15.16b, v16.16b\n\t"
    "tbl v16.16b, {v11.16b}, v7.16b\n\t"
    "add v17.16b, v17.16b, v18.16b\n\t"
    "tbl v18.16b, {v12.16b}, v8.16b\n\t"
    "tbl v11.16b, {v11.16b}, v9.16b\n\t"
    "add v14.16b, v21.16b, v14.16b\n\t"
    "tbl v12.16b, {v12.16b}, v10.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[x3]]\n\t"
    "tbl v23.16b, {v19.16b}, v5.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[x2], %[x2], #32\n\t"
    "add %[x3], %[x3], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v16.16b, v16.16b, v18.16b\n\t"
    "tbl v18.16b, {v20.16b}, v6.16b\n\t"
    "add v11.16b, v11.16b, v12.16b\n\t"
    "tbl v12.16b, {v19.16b}, v7.16b\n\t"
    "ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]\n\t"
    "tbl v27.16b, {v20.16b}, v8.16b\n\t"
    "tbl v19.16b, {v19.16b}, v9.16b\n\t"
    "tbl v20.16b, {v20.16b}, v10.16b\n\t"
    "add v18.16b, v23.16b, v18.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[x0]]\n\t"
    "tbl v5.16b, {v21.16b}, v5.16b\n\t"
    "tbl v6.16b, {v22.16b}, v6.16b\n\t"
    "add v12.16b, v12.16b, v27.16b\n\t"
    "tbl v7.16b, {v21.16b}, v7.16b\n\t"
    "add v23.16b, v19.16b, v20.16b\n\t"
    "tbl v8.16b, {v22.16b}, v8.16b\n\t"
    "tbl v9.16b, {v21.16b}, v9.16b\n\t"
    "add v27.16b, v5.16b, v6.16b\n\t"
    "tbl v10.16b, {v22.16b}, v10.16b\n\t"
    "and v30.16b, v31.16b, v24.16b\n\t"
    "ushr v24.16b, v24.16b, #4\n\t"
    "add v5.16b, v7.16b, v8.16b\n\t"
    "and v6.16b, v31.16b, v25.16b\n\t"
    "ushr v25.16b, v25.16b, #4\n\t"
    "add v7.16b, v9.16b, v10.16b\n\t"
    "and v8.16b, v31.16b, v26.16b\n\t"
    "ushr v26.16b, v26.16b, #4\n\t"
    "ld1 {v9.16b, v10.16b}, [%[x1]]\n\t"
    "tbl v19.16b, {v28.16b}, v30.16b\n\t"
    "tbl v20.16b, {v29.16b}, v24.16b\n\t"
    "tbl v21.16b, {v28.16b}, v6.16b\n\t"
    "tbl v22.16b, {v29.16b}, v25.16b\n\t"
    "tbl v28.16b, {v28.16b}, v8.16b\n\t"
    "tbl v29.16b, {v29.16b}, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[x2]]\n\t"
    "tbl v2.16b, {v9.16b}, v30.16b\n\t"
    "add v19.16b, v19.16b, v20.16b\n\t"
    "tbl v20.16b, {v10.16b}, v24.16b\n\t"
    "add v21.16b, v21.16b, v22.16b\n\t"
    "tbl v22.16b, {v9.16b}, v6.16b\n\t"
    "add v28.16b, v28.16b, v29.16b\n\t"
    "tbl v29.16b, {v10.16b}, v25.16b\n\t"
    "add v13.16b, v13.16b, v19.16b\n\t"
    "add v19.16b, v2.16b, v20.16b\n\t"
    "add v15.16b, v15.16b, v21.16b\n\t"
    "tbl v9.16b, {v9.16b}, v8.16b\n\t"
    "add v17.16b, v17.16b, v28.16b\n\t"
    "add v28.16b, v22.16b, v29.16b\n\t"
    "tbl v10.16b, {v10.16b}, v26.16b\n\t"
    "add v14.16b, v14.16b, v19.16b\n\t"
    "ld1 {v19.16b, v20.16b}, [%[x3]]\n\t"
    "tbl v29.16b, {v0.16b}, v30.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[x2], %[x2], #32\n\t"
    "add %[x3], %[x3], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v16.16b, v16.16b, v28.16b\n\t"
    "add v28.16b, v9.16b, v10.16b\n\t"
    "tbl v9.16b, {v1.16b}, v24.16b\n\t"
    "tbl v10.16b, {v0.16b}, v6.16b\n\t"
    "ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]\n\t"
    "tbl v21.16b, {v1.16b}, v25.16b\n\t"
    "tbl v22.16b, {v0.16b}, v8.16b\n\t"
    "tbl v0.16b, {v1.16b}, v26.16b\n\t"
    "add v11.16b, v11.16b, v28.16b\n\t"
    "add v9.16b, v29.16b, v9.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[x0]]\n\t"
    "tbl v30.16b, {v19.16b}, v30.16b\n\t"
    "add v10.16b, v10.16b, v21.16b\n\t"
    "tbl v21.16b, {v20.16b}, v24.16b\n\t"
    "add v22.16b, v22.16b, v0.16b\n\t"
    "tbl v6.16b, {v19.16b}, v6.16b\n\t"
    "add v9.16b, v18.16b, v9.16b\n\t"
    "tbl v18.16b, {v20.16b}, v25.16b\n\t"
    "add v10.16b, v12.16b, v10.16b\n\t"
    "add v12.16b, v30.16b, v21.16b\n\t"
    "add v30.16b, v23.16b, v22.16b\n\t"
    "tbl v8.16b, {v19.16b}, v8.16b\n\t"
    "tbl v19.16b, {v20.16b}, v26.16b\n\t"
    "add v6.16b, v6.16b, v18.16b\n\t"
    "and v18.16b, v31.16b, v2.16b\n\t"
    "add v12.16b, v27.16b, v12.16b\n\t"
    "ushr v20.16b, v2.16b, #4\n\t"
    "and v21.16b, v31.16b, v3.16b\n\t"
    "add v8.16b, v8.16b, v19.16b\n\t"
    "add v19.16b, v5.16b, v6.16b\n\t"
    "ushr v5.16b, v3.16b, #4\n\t"
    "and v6.16b, v31.16b, v4.16b\n\t"
    "ushr v22.16b, v4.16b, #4\n\t"
    "ld1 {v23.16b, v24.16b}, [%[x1]]\n\t"
    "tbl v25.16b, {v28.16b}, v18.16b\n\t"
    "add v7.16b, v7.16b, v8.16b\n\t"
    "tbl v8.16b, {v29.16b}, v20.16b\n\t"
    "tbl v26.16b, {v28.16b}, v21.16b\n\t"
    "tbl v27.16b, {v29.16b}, v5.16b\n\t"
    "tbl v28.16b, {v28.16b}, v6.16b\n\t"
    "tbl v29.16b, {v29.16b}, v22.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[x2]]\n\t"
    "tbl v2.16b, {v23.16b}, v18.16b\n\t"
    "add v8.16b, v25.16b, v8.16b\n\t"
    "tbl v25.16b, {v24.16b}, v20.16b\n\t"
    "add v26.16b, v26.16b, v27.16b\n\t"
    "tbl v27.16b, {v23.16b}, v21.16b\n\t"
    "add v28.16b, v28.16b, v29.16b\n\t"
    "tbl v29.16b, {v24.16b}, v5.16b\n\t"
    "add v8.16b, v13.16b, v8.16b\n\t"
    "add v13.16b, v2.16b, v25.16b\n\t"
    "add v15.16b, v15.16b, v26.16b\n\t"
    "tbl v23.16b, {v23.16b}, v6.16b\n\t"
    "add v17.16b, v17.16b, v28.16b\n\t"
    "add v25.16b, v27.16b, v29.16b\n\t"
    "tbl v24.16b, {v24.16b}, v22.16b\n\t"
    "add v13.16b, v14.16b, v13.16b\n\t"
    "ld1 {v26.16b, v27.16b}, [%[x3]]\n\t"
    "tbl v14.16b, {v0.16b}, v18.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[x2], %[x2], #32\n\t"
    "add %[x3], %[x3], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v16.16b, v16.16b, v25.16b\n\t"
    "add v28.16b, v23.16b, v24.16b\n\t"
    "tbl v29.16b, {v1.16b}, v20.16b\n\t"
    "tbl v23.16b, {v0.16b}, v21.16b\n\t"
    "ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]\n\t"
    "tbl v24.16b, {v1.16b}, v5.16b\n\t"
    "tbl v25.16b, {v0.16b}, v6.16b\n\t"
    "tbl v0.16b, {v1.16b}, v22.16b\n\t"
    "add v11.16b, v11.16b, v28.16b\n\t"
    "add v14.16b, v14.16b, v29.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[x0]]\n\t"
    "tbl v18.16b, {v26.16b}, v18.16b\n\t"
    "add v23.16b, v23.16b, v24.16b\n\t"
    "tbl v20.16b, {v27.16b}, v20.16b\n\t"
    "add v24.16b, v25.16b, v0.16b\n\t"
    "tbl v21.16b, {v26.16b}, v21.16b\n\t"
    "add v9.16b, v9.16b, v14.16b\n\t"
    "tbl v5.16b, {v27.16b}, v5.16b\n\t"
    "add v10.16b, v10.16b, v23.16b\n\t"
    "add v14.16b, v18.16b, v20.16b\n\t"
    "add v18.16b, v30.16b, v24.16b\n\t"
    "tbl v6.16b, {v26.16b}, v6.16b\n\t"
    "ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]\n\t"
    "tbl v20.16b, {v27.16b}, v22.16b\n\t"
    "add v5.16b, v21.16b, v5.16b\n\t"
    "and v27.16b, v31.16b, v2.16b\n\t"
    "add v12.16b, v12.16b, v14.16b\n\t"
    "ushr v14.16b, v2.16b, #4\n\t"
    "and v30.16b, v31.16b, v3.16b\n\t"
    "add v6.16b, v6.16b, v20.16b\n\t"
    "add v5.16b, v19.16b, v5.16b\n\t"
    "ushr v19.16b, v3.16b, #4\n\t"
    "and v20.16b, v31.16b, v4.16b\n\t"
    "ushr v21.16b, v4.16b, #4\n\t"
    "ld1 {v0.16b, v1.16b}, [%[x1]]\n\t"
    "tbl v22.16b, {v28.16b}, v27.16b\n\t"
    "add v6.16b, v7.16b, v6.16b\n\t"
    "tbl v7.16b, {v29.16b}, v14.16b\n\t"
    "tbl v2.16b, {v28.16b}, v30.16b\n\t"
    "tbl v3.16b, {v29.16b}, v19.16b\n\t"
    "tbl v28.16b, {v28.16b}, v20.16b\n\t"
    "tbl v29.16b, {v29.16b}, v21.16b\n\t"
    "tbl v4.16b, {v0.16b}, v27.16b\n\t"
    "add v7.16b, v22.16b, v7.16b\n\t"
    "tbl v22.16b, {v1.16b}, v14.16b\n\t"
    "add v2.16b, v2.16b, v3.16b\n\t"
    "tbl v3.16b, {v0.16b}, v30.16b\n\t"
    "add v28.16b, v28.16b, v29.16b\n\t"
    "tbl v29.16b, {v1.16b}, v19.16b\n\t"
    "add v7.16b, v8.16b, v7.16b\n\t"
    "add v8.16b, v4.16b, v22.16b\n\t"
    "add v15.16b, v15.16b, v2.16b\n\t"
    "tbl v22.16b, {v0.16b}, v20.16b\n\t"
    "add v17.16b, v17.16b, v28.16b\n\t"
    "add v28.16b, v3.16b, v29.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[x2]]\n\t"
    "tbl v29.16b, {v1.16b}, v21.16b\n\t"
    "add v8.16b, v13.16b, v8.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[x3]]\n\t"
    "ldr q13, [%[k], #16]\n\t"
    "ldr q4, [%[k], #32]\n\t"
    "add v16.16b, v16.16b, v28.16b\n\t"
    "add v22.16b, v22.16b, v29.16b\n\t"
    "tbl v28.16b, {v2.16b}, v27.16b\n\t"
    "umlal v23.8h, v7.8b, v13.8b\n\t"
    "umlal2 v24.8h, v7.16b, v13.16b\n\t"
    "umlal v25.8h, v8.8b, v13.8b\n\t"
    "umlal2 v26.8h, v8.16b, v13.16b\n\t"
    "add v11.16b, v11.16b, v22.16b\n\t"
    "tbl v22.16b, {v3.16b}, v14.16b\n\t"
    "umlal v23.8h, v15.8b, v4.8b\n\t"
    "umlal2 v24.8h, v15.16b, v4.16b\n\t"
    "umlal v25.8h, v16.8b, v4.8b\n\t"
    "umlal2 v26.8h, v16.16b, v4.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[x2], %[x2], #32\n\t"
    "add %[x3], %[x3], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ldr q29, [%[k], #48]\n\t"
    "add v22.16b, v28.16b, v22.16b\n\t"
    "tbl v28.16b, {v2.16b}, v30.16b\n\t"
    "tbl v7.16b, {v3.16b}, v19.16b\n\t"
    "umlal v23.8h, v17.8b, v29.8b\n\t"
    "umlal2 v24.8h, v17.16b, v29.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]\n\t"
    "umlal v25.8h, v11.8b, v29.8b\n\t"
    "umlal2 v26.8h, v11.16b, v29.16b\n\t"
    "tbl v8.16b, {v2.16b}, v20.16b\n\t"
    "add v7.16b, v28.16b, v7.16b\n\t"
    "tbl v11.16b, {v3.16b}, v21.16b\n\t"
    "add v9.16b, v9.16b, v22.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[x0]]\n\t"
    "tbl v22.16b, {v0.16b}, v27.16b\n\t"
    "tbl v14.16b, {v1.16b}, v14.16b\n\t"
    "st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]\n\t"
    "add v7.16b, v10.16b, v7.16b\n\t"
    "add v8.16b, v8.16b, v11.16b\n\t"
    "tbl v30.16b, {v0.16b}, v30.16b\n\t"
    "ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]\n\t"
    "add v14.16b, v22.16b, v14.16b\n\t"
    "tbl v19.16b, {v1.16b}, v19.16b\n\t"
    "tbl v20.16b, {v0.16b}, v20.16b\n\t"
    "add v8.16b, v18.16b, v8.16b\n\t"
    "tbl v18.16b, {v1.16b}, v21.16b\n\t"
    "and v10.16b, v31.16b, v15.16b\n\t"
    "umlal v23.8h, v9.8b, v13.8b\n\t"
    "umlal2 v24.8h, v9.16b, v13.16b\n\t"
    "add v9.16b, v30.16b, v19.16b\n\t"
    "add v14.16b, v12.16b, v14.16b\n\t"
    "add v30.16b, v20.16b, v18.16b\n\t"
    "ushr v15.16b, v15.16b, #4\n\t"
    "umlal v23.8h, v7.8b, v4.8b\n\t"
    "umlal2 v24.8h, v7.16b, v4.16b\n\t"
    "add v5.16b, v5.16b, v9.16b\n\t"
    "umlal v25.8h, v14.8b, v13.8b\n\t"
    "add v9.16b, v6.16b, v30.16b\n\t"
    "umlal2 v26.8h, v14.16b, v13.16b\n\t"
    "umlal v23.8h, v8.8b, v29.8b\n\t"
    "umlal2 v24.8h, v8.16b, v29.16b\n\t"
    "and v30.16b, v31.16b, v16.16b\n\t"
    "umlal v25.8h, v5.8b, v4.8b\n\t"
    "ushr v16.16b, v16.16b, #4\n\t"
    "umlal2 v26.8h, v5.16b, v4.16b\n\t"
    "and v27.16b, v31.16b, v17.16b\n\t"
    "ushr v28.16b, v17.16b, #4\n\t"
    "ld1 {v5.16b, v6.16b}, [%[x1]]\n\t"
    "tbl v7.16b, {v2.16b}, v10.16b\n\t"
    "umlal v25.8h, v9.8b, v29.8b\n\t"
    "tbl v8.16b, {v3.16b}, v15.16b\n\t"
    "umlal2 v26.8h, v9.16b, v29.16b\n\t"
    "tbl v9.16b, {v2.16b}, v30.16b\n\t"
    "tbl v29.16b, {v3.16b}, v16.16b\n\t"
    "tbl v11.16b, {v2.16b}, v27.16b\n\t"
    "tbl v12.16b, {v3.16b}, v28.16b\n\t"
    "add v7.16b, v7.16b, v8.16b\n\t"
    "st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]\n\t"
    "tbl v8.16b, {v5.16b}, v10.16b\n\t"
    "add v9.16b, v9.16b, v29.16b\n\t"
    "tbl v29.16b, {v6.16b}, v15.16b\n\t"
    "add v11.16b, v11.16b, v12.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[x2]]\n\t"
    "tbl v14.16b, {v5.16b}, v30.16b\n\t"
    "tbl v17.16b, {v6.16b}, v16.16b\n\t"
    "tbl v5.16b, {v5.16b}, v27.16b\n\t"
    "tbl v6.16b, {v6.16b}, v28.16b\n\t"
    "add v8.16b, v8.16b, v29.16b\n\t"
    "ld1 {v18.16b, v19.16b}, [%[x3]]\n\t"
    "tbl v29.16b, {v12.16b}, v10.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[x2], %[x2], #32\n\t"
    "add %[x3], %[x3], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v14.16b, v14.16b, v17.16b\n\t"
    "add v17.16b, v5.16b, v6.16b\n\t"
    "tbl v5.16b, {v13.16b}, v15.16b\n\t"
    "tbl v6.16b, {v12.16b}, v30.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n\t"
    "tbl v23.16b, {v13.16b}, v16.16b\n\t"
    "tbl v12.16b, {v12.16b}, v27.16b\n\t"
    "tbl v13.16b, {v13.16b}, v28.16b\n\t"
    "ld1 {v24.16b, v25.16b}, [%[x0]]\n\t"
    "tbl v10.16b, {v18.16b}, v10.16b\n\t"
    "add v5.16b, v29.16b, v5.16b\n\t"
    "tbl v15.16b, {v19.16b}, v15.16b\n\t"
    "add v6.16b, v6.16b, v23.16b\n\t"
    "tbl v23.16b, {v18.16b}, v30.16b\n\t"
    "add v26.16b, v12.16b, v13.16b\n\t"
    "tbl v16.16b, {v19.16b}, v16.16b\n\t"
    "tbl v18.16b, {v18.16b}, v27.16b\n\t"
    "add v10.16b, v10.16b, v15.16b\n\t"
    "tbl v15.16b, {v19.16b}, v28.16b\n\t"
    "and v19.16b, v31.16b, v20.16b\n\t"
    "ushr v20.16b, v20.16b, #4\n\t"
    "add v16.16b, v23.16b, v16.16b\n\t"
    "and v23.16b, v31.16b, v21.16b\n\t"
    "ushr v21.16b, v21.16b, #4\n\t"
    "add v15.16b, v18.16b, v15.16b\n\t"
    "and v18.16b, v31.16b, v22.16b\n\t"
    "ushr v22.16b, v22.16b, #4\n\t"
    "ld1 {v12.16b, v13.16b}, [%[x1]]\n\t"
    "tbl v27.16b, {v24.16b}, v19.16b\n\t"
    "tbl v28.16b, {v25.16b}, v20.16b\n\t"
    "tbl v29.16b, {v24.16b}, v23.16b\n\t"
    "tbl v30.16b, {v25.16b}, v21.16b\n\t"
    "tbl v24.16b, {v24.16b}, v18.16b\n\t"
    "tbl v25.16b, {v25.16b}, v22.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[x2]]\n\t"
    "tbl v2.16b, {v12.16b}, v19.16b\n\t"
    "add v27.16b, v27.16b, v28.16b\n\t"
    "tbl v28.16b, {v13.16b}, v20.16b\n\t"
    "add v29.16b, v29.16b, v30.16b\n\t"
    "tbl v30.16b, {v12.16b}, v23.16b\n\t"
    "add v24.16b, v24.16b, v25.16b\n\t"
    "tbl v25.16b, {v13.16b}, v21.16b\n\t"
    "add v7.16b, v7.16b, v27.16b\n\t"
    "add v27.16b, v2.16b, v28.16b\n\t"
    "add v9.16b, v9.16b, v29.16b\n\t"
    "tbl v12.16b, {v12.16b}, v18.16b\n\t"
    "add v11.16b, v11.16b, v24.16b\n\t"
    "add v24.16b, v30.16b, v25.16b\n\t"
    "tbl v13.16b, {v13.16b}, v22.16b\n\t"
    "add v8.16b, v8.16b, v27.16b\n\t"
    "ld1 {v27.16b, v28.16b}, [%[x3]]\n\t"
    "tbl v25.16b, {v0.16b}, v19.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[x2], %[x2], #32\n\t"
    "add %[x3], %[x3], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v14.16b, v14.16b, v24.16b\n\t"
    "add v24.16b, v12.16b, v13.16b\n\t"
    "tbl v12.16b, {v1.16b}, v20.16b\n\t"
    "tbl v13.16b, {v0.16b}, v23.16b\n\t"
    "ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]\n\t"
    "tbl v29.16b, {v1.16b}, v21.16b\n\t"
    "tbl v30.16b, {v0.16b}, v18.16b\n\t"
    "tbl v0.16b, {v1.16b}, v22.16b\n\t"
    "add v17.16b, v17.16b, v24.16b\n\t"
    "add v12.16b, v25.16b, v12.16b\n\t"
    "ld1 {v24.16b, v25.16b}, [%[x0]]\n\t"
    "tbl v19.16b, {v27.16b}, v19.16b\n\t"
    "add v13.16b, v13.16b, v29.16b\n\t"
    "tbl v20.16b, {v28.16b}, v20.16b\n\t"
    "add v29.16b, v30.16b, v0.16b\n\t"
    "tbl v23.16b, {v27.16b}, v23.16b\n\t"
    "add v5.16b, v5.16b, v12.16b\n\t"
    "tbl v12.16b, {v28.16b}, v21.16b\n\t"
    "add v6.16b, v6.16b, v13.16b\n\t"
    "add v13.16b, v19.16b, v20.16b\n\t"
    "add v26.16b, v26.16b, v29.16b\n\t"
    "tbl v27.16b, {v27.16b}, v18.16b\n\t"
    "tbl v28.16b, {v28.16b}, v22.16b\n\t"
    "add v12.16b, v23.16b, v12.16b\n\t"
    "and v29.16b, v31.16b, v2.16b\n\t"
    "add v10.16b, v10.16b, v13.16b\n\t"
    "ushr v13.16b, v2.16b, #4\n\t"
    "and v30.16b, v31.16b, v3.16b\n\t"
    "add v27.16b, v27.16b, v28.16b\n\t"
    "add v12.16b, v16.16b, v12.16b\n\t"
    "ushr v16.16b, v3.16b, #4\n\t"
    "and v28.16b, v31.16b, v4.16b\n\t"
    "ushr v18.16b, v4.16b, #4\n\t"
    "ld1 {v19.16b, v20.16b}, [%[x1]]\n\t"
    "tbl v21.16b, {v24.16b}, v29.16b\n\t"
    "add v15.16b, v15.16b, v27.16b\n\t"
    "tbl v27.16b, {v25.16b}, v13.16b\n\t"
    "tbl v22.16b, {v24.16b}, v30.16b\n\t"
    "tbl v23.16b, {v25.16b}, v16.16b\n\t"
    "tbl v24.16b, {v24.16b}, v28.16b\n\t"
    "tbl v25.16b, {v25.16b}, v18.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[x2]]\n\t"
    "tbl v2.16b, {v19.16b}, v29.16b\n\t"
    "add v21.16b, v21.16b, v27.16b\n\t"
    "tbl v27.16b, {v20.16b}, v13.16b\n\t"
    "add v22.16b, v22.16b, v23.16b\n\t"
    "tbl v23.16b, {v19.16b}, v30.16b\n\t"
    "add v24.16b, v24.16b, v25.16b\n\t"
    "tbl v25.16b, {v20.16b}, v16.16b\n\t"
    "add v7.16b, v7.16b, v21.16b\n\t"
    "add v21.16b, v2.16b, v27.16b\n\t"
    "add v9.16b, v9.16b, v22.16b\n\t"
    "tbl v19.16b, {v19.16b}, v28.16b\n\t"
    "add v11.16b, v11.16b, v24.16b\n\t"
    "add v27.16b, v23.16b, v25.16b\n\t"
    "tbl v20.16b, {v20.16b}, v18.16b\n\t"
    "add v8.16b, v8.16b, v21.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[x3]]\n\t"
    "tbl v23.16b, {v0.16b}, v29.16b\n\t"
    "add %[x0], %[x0], #32\n\t"
    "add %[x1], %[x1], #32\n\t"
    "add %[x2], %[x2], #32\n\t"
    "add %[x3], %[x3], #32\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add v14.16b, v14.16b, v27.16b\n\t"
    "add v27.16b, v19.16b, v20.16b\n\t"
    "tbl v19.16b, {v1.16b}, v13.16b\n\t"
    "tbl v20.16b, {v0.16b}, v30.16b\n\t"
    "ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]\n\t"
    "tbl v24.16b, {v1.16b}, v16.16b\n\t"
    "tbl v25.16b, {v0.16b}, v28.16b\n\t"
    "tbl v0.16b, {v1.16b}, v18.16b\n\t"
    "add v17.16b, v17.16b, v27.16b\n\t"
    "add v19.16b, v23.16b, v19.16b\n\t"
    "tbl v23.16b, {v21.16b}, v29.16b\n\t"
    "add v20.16b, v20.16b, v24.16b\n\t"
    "tbl v13.16b, {v22.16b}, v13.16b\n\t"
    "add v27.16b, v25.16b, v0.16b\n\t"
    "ld1 {v24.16b, v25.16b}, [%[x0]]\n\t"
    "tbl v29.16b, {v21.16b}, v30.16b\n\t"
    "add v5.16b, v5.16b, v19.16b\n\t"
    "tbl v16.16b, {v22.16b}, v16.16b\n\t"
    "add v6.16b, v6.16b, v20.16b\n\t"
    "add v13.16b, v23.16b, v13.16b\n\t"
    "add v23.16b, v26.16b, v27.16b\n\t"
    "tbl v30.16b, {v21.16b}, v28.16b\n\t"
    "tbl v26.16b, {v22.16b}, v18.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]\n\t"
    "add v16.16b, v29.16b, v16.16b\n\t"
    "and v22.16b, v31.16b, v2.16b\n\t"
    "add v10.16b, v10.16b, v13.16b\n\t"
    "ushr v13.16b, v2.16b, #4\n\t"
    "and v27.16b, v31.16b, v3.16b\n\t"
    "add v26.16b, v30.16b, v26.16b\n\t"
    "add v12.16b, v12.16b, v16.16b\n\t"
    "ushr v16.16b, v3.16b, #4\n\t"
    "and v28.16b, v31.16b, v4.16b\n\t"
    "ushr v29.16b, v4.16b, #4\n\t"
    "ld1 {v0.16b, v1.16b}, [%[x1]]\n\t"
    "tbl v30.16b, {v24.16b}, v22.16b\n\t"
    "add v15.16b, v15.16b, v26.16b\n\t"
    "tbl v26.16b, {v25.16b}, v13.16b\n\t"
    "tbl v2.16b, {v24.16b}, v27.16b\n\t"
    "tbl v3.16b, {v25.16b}, v16.16b\n\t"
    "tbl v24.16b, {v24.16b}, v28.16b\n\t"
    "tbl v25.16b, {v25.16b}, v29.16b\n\t"
    "tbl v4.16b, {v0.16b}, v22.16b\n\t"
    "add v26.16b, v30.16b, v26.16b\n\t"
    "tbl v30.16b, {v1.16b}, v13.16b\n\t"
    "add v2.16b, v2.16b, v3.16b\n\t"
    "tbl v3.16b, {v0.16b}, v27.16b\n\t"
    "add v24.16b, v24.16b, v25.16b\n\t"
    "tbl v25.16b, {v1.16b}, v16.16b\n\t"
    "add v7.16b, v7.16b, v26.16b\n\t"
    "add v26.16b, v4.16b, v30.16b\n\t"
    "add v9.16b, v9.16b, v2.16b\n\t"
    "tbl v30.16b, {v0.16b}, v28.16b\n\t"
    "add v11.16b, v11.16b, v24.16b\n\t"
    "add v24.16b, v3.16b, v25.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[x2]]\n\t"
    "tbl v25.16b, {v1.16b}, v29.16b\n\t"
    "add v8.16b, v8.16b, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[x3]]\n\t"
    "ldr q26, [%[k], #16]\n\t"
    "ldr q4, [%[k], #32]\n\t"
    "add v14.16b, v14.16b, v24.16b\n\t"
    "add v30.16b, v30.16b, v25.16b\n\t"
    "tbl v24.16b, {v2.16b}, v22.16b\n\t"
    "umlal v18.8h, v7.8b, v26.8b\n\t"
    "umlal2 v19.8h, v7.16b, v26.16b\n\t"
    "umlal v20.8h, v8.8b, v26.8b\n\t"
    "umlal2 v21.8h, v8.16b, v26.16b\n\t"
    "add v17.16b, v17.16b, v30.16b\n\t"
    "tbl v25.16b, {v3.16b}, v13.16b\n\t"
    "umlal v18.8h, v9.8b, v4.8b\n\t"
    "umlal2 v19.8h, v9.16b, v4.16b\n\t"
    "umlal v20.8h, v14.8b, v4.8b\n\t"
    "umlal2 v21.8h, v14.16b, v4.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #32\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "ldr q14, [%[k], #48]\n\t"
    "add v30.16b, v24.16b, v25.16b\n\t"
    "tbl v24.16b, {v2.16b}, v27.16b\n\t"
    "tbl v25.16b, {v3.16b}, v16.16b\n\t"
    "umlal v18.8h, v11.8b, v14.8b\n\t"
    "umlal2 v19.8h, v11.16b, v14.16b\n\t"
    "umlal v20.8h, v17.8b, v14.8b\n\t"
    "umlal2 v21.8h, v17.16b, v14.16b\n\t"
    "tbl v11.16b, {v2.16b}, v28.16b\n\t"
    "add v17.16b, v24.16b, v25.16b\n\t"
    "tbl v24.16b, {v3.16b}, v29.16b\n\t"
    "add v5.16b, v5.16b, v30.16b\n\t"
    "tbl v22.16b, {v0.16b}, v22.16b\n\t"
    "st1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]\n\t"
    "tbl v13.16b, {v1.16b}, v13.16b\n\t"
    "add v25.16b, v6.16b, v17.16b\n\t"
    "add v11.16b, v11.16b, v24.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]\n\t"
    "tbl v24.16b, {v0.16b}, v27.16b\n\t"
    "tbl v27.16b, {v1.16b}, v16.16b\n\t"
    "add v13.16b, v22.16b, v13.16b\n\t"
    "tbl v28.16b, {v0.16b}, v28.16b\n\t"
    "add v11.16b, v23.16b, v11.16b\n\t"
    "tbl v29.16b, {v1.16b}, v29.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "umlal v6.8h, v5.8b, v26.8b\n\t"
    "umlal2 v7.8h, v5.16b, v26.16b\n\t"
    "add v5.16b, v24.16b, v27.16b\n\t"
    "add v10.16b, v10.16b, v13.16b\n\t"
    "add v13.16b, v28.16b, v29.16b\n\t"
    "umlal v6.8h, v25.8b, v4.8b\n\t"
    "umlal2 v7.8h, v25.16b, v4.16b\n\t"
    "add v5.16b, v12.16b, v5.16b\n\t"
    "umlal v8.8h, v10.8b, v26.8b\n\t"
    "umlal2 v9.8h, v10.16b, v26.16b\n\t"
    "add v10.16b, v15.16b, v13.16b\n\t"
    "umlal v6.8h, v11.8b, v14.8b\n\t"
    "umlal2 v7.8h, v11.16b, v14.16b\n\t"
    "umlal v8.8h, v5.8b, v4.8b\n\t"
    "umlal2 v9.8h, v5.16b, v4.16b\n\t"
    "ld1 {v3.16b, v4.16b}, [%[x0]]\n\t"
    "umlal v8.8h, v10.8b, v14.8b\n\t"
    "umlal2 v9.8h, v10.16b, v14.16b\n\t"
    "st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
#endif
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile of 16 rows (2 x 8 16-bit lanes per column); columns is a constant where it is used */
SYNTH_INLINE void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t held0[7], held1[7], held2[7], index[6];
  uint8_t half[7][32] __attribute__((aligned(16)));
  (void)registers, (void)register_stride;
  UNROLL for (int c = 0; c < columns; ++c) {
    held0[c] = nothing;
    held1[c] = nothing;
    held2[c] = nothing;
    memset(half[c], 0, sizeof half[c]);
  }
  int32_t steps = 4, folds = 20;
  const uint8_t *weights = (const uint8_t *)weight_words;
#ifdef SYNTH_ROUNDS
  if (tap_stride == chunks * 8) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;
#endif
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
      if (registers == 1 && columns == 2 && (n = left / 16 < folds / 4 ? left / 16 : folds / 4) > 0) {
        synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_rounds_1x2(weights, (intptr_t)register_stride * 4, (const uint8_t *)at, (intptr_t)column_stride * 4,
            half[0], n);
        taken = n * 16, folds -= n * 4;
      }
      if (registers == 1 && columns == 4 && (n = left / 8 < folds / 2 ? left / 8 : folds / 2) > 0) {
        synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_rounds_1x4(weights, (intptr_t)register_stride * 4, (const uint8_t *)at, (intptr_t)column_stride * 4,
            half[0], n);
        taken = n * 8, folds -= n * 2;
      }
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 8, weights += (intptr_t)taken * 48;
          if (folds == 0) {
            folds = 20;
            UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_spill(half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
          continue;
        }
#endif
        /* the steps up to the next fold in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < steps ? left : steps;
        left -= run, steps -= run;
        for (int32_t step = 0; step < run; ++step, at += 8, weights += 48) {
          const uint8x16_t w0 = vld1q_u8(weights + 0);
          const uint8x16_t w1 = vld1q_u8(weights + 16);
          const uint8x16_t w2 = vld1q_u8(weights + 32);
          /* a byte per plane into the indices of lookups: once for all columns */
          const uint8x16_t w0_v3 = vandq_u8(byte_0f, w0);
          const uint8x16_t w0_v4 = vshrq_n_u8(w0, 4);
          const uint8x16_t w1_v5 = vandq_u8(byte_0f, w1);
          const uint8x16_t w1_v6 = vshrq_n_u8(w1, 4);
          const uint8x16_t w2_v7 = vandq_u8(byte_0f, w2);
          const uint8x16_t w2_v8 = vshrq_n_u8(w2, 4);
          index[0] = w0_v3;
          SYNTH_KEEP(index[0]);
          index[1] = w0_v4;
          SYNTH_KEEP(index[1]);
          index[2] = w1_v5;
          SYNTH_KEEP(index[2]);
          index[3] = w1_v6;
          SYNTH_KEEP(index[3]);
          index[4] = w2_v7;
          SYNTH_KEEP(index[4]);
          index[5] = w2_v8;
          SYNTH_KEEP(index[5]);
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *tables = (const uint8_t *)(at + (intptr_t)c * column_stride);
            const uint8x16_t t0 = vld1q_u8(tables + 0);
            const uint8x16_t t1 = vld1q_u8(tables + 16);
            synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_cell(index[0], index[1], index[2], index[3], index[4], index[5], t0, t1, &held0[c], &held1[c], &held2[c]);
          }
        }
        if (steps == 0) {
          steps = 4;
          UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_fold(held0[c], held1[c], held2[c], lanes_02020202, lanes_04040404, lanes_08080808, half[c]); held0[c] = nothing; held1[c] = nothing; held2[c] = nothing; }
          if (--folds == 0) {
            folds = 20;
            UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_spill(half[c], out + (intptr_t)c * out_stride); memset(half[c], 0, sizeof half[c]); }
          }
        }
      }
    }
  }
  UNROLL for (int c = 0; c < columns; ++c) { synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_fold(held0[c], held1[c], held2[c], lanes_02020202, lanes_04040404, lanes_08080808, half[c]); synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_spill(half[c], out + (intptr_t)c * out_stride); }
}

#else /* any other CPU: the sums by their definition */

static void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[16] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
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

SYNTH_TILE int32_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

SYNTH_TILE int32_t synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t part[112];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 7)
        synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_1x7(w, a, part, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a3w3_twos_bipolar_m8n1k64_aarch64_tables_1x1(w, a, part, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
