/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W3 twos/bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0]. Weights: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 3 x 4 words, a word per derived plane and
 * row; derived planes [0: plane0, 1: plane1, 2: plane2]. Bits of unused positions and rows are zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count words: between columns, between
 * rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1, -2, -4][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 306783360 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 3 per accumulator, a step adds at most [8, 8, 8], widened every 31 steps with coefficients
 * [1, 2, 4]. Instructions: 9 per accumulator of 4 x 32 positions, 0 per column, 6 per widening.
 *
 * Proof: 28 obligations, all proved: a step as a block kernel, and the loop by induction over K.
 */
#define LOCAL(name) synth_neon_a1w3_twos_bipolar_m8n1k64_aarch64_bitplanes_##name
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
#else
#define SYNTH_INLINE static inline
#define UNROLL
#endif

static const uint8_t LOCAL(lanes16_2)[] __attribute__((aligned(32))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
static const uint8_t LOCAL(lanes16_4)[] __attribute__((aligned(32))) = {
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(uint8x16_t w0, uint8x16_t w1, uint8x16_t w2, uint8x16_t a0, uint8x16_t *to0,
    uint8x16_t *to1, uint8x16_t *to2) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t p20_0_0 = veorq_u8(w2, a0);
  const uint8x16_t g2 = vcntq_u8(p20_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
}
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void LOCAL(stage1)(uint8x16_t g0, uint8x16_t g1, uint8x16_t g2, uint8x16_t lanes16_2, uint8x16_t lanes16_4,
    uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vpaddlq_u8(g2);
  const uint16x8_t r3_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r4_0 = vmlaq_u16(r3_0, r2_0, vreinterpretq_u16_u8(lanes16_4));
  const uint32x4_t r5_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r4_0);
  *to0 = vreinterpretq_u8_u32(r5_0);
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(uint8x16_t wide, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ASSEMBLY 1
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 358 instructions, 369 cycles */
SYNTH_INLINE void LOCAL(assembly_1x2)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ldr q0, [%[w0], #0]\nldr q1, [%[w0], #16]\nldr q2, [%[w0], #32]\nldr q3, [%[w0], #48]\nldr q4, [%[w0], #64]\n"
    "ldr q5, [%[w0], #80]\nldr q6, [%[w0], #96]\nldr q7, [%[w0], #112]\nldr q8, [%[w0], #128]\nldr q9, [%[w0], #144]\n"
    "ldr q10, [%[w0], #160]\nldr q11, [%[w0], #176]\nld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x0]]\n1:\n"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x1]]\neor v20.16b, v0.16b, v12.16b\neor v21.16b, v1.16b, v12.16b\n"
    "eor v22.16b, v2.16b, v12.16b\neor v23.16b, v3.16b, v13.16b\neor v24.16b, v4.16b, v13.16b\n"
    "eor v25.16b, v5.16b, v13.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\n"
    "cnt v23.16b, v23.16b\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\nadd %[w0], %[w0], #192\ncnt v24.16b, v24.16b\n"
    "cnt v25.16b, v25.16b\neor v26.16b, v6.16b, v14.16b\nadd v20.16b, v20.16b, v23.16b\neor v23.16b, v7.16b, v14.16b\n"
    "eor v27.16b, v8.16b, v14.16b\nadd v21.16b, v21.16b, v24.16b\nadd v22.16b, v22.16b, v25.16b\ncnt v24.16b, v26.16b\n"
    "eor v25.16b, v9.16b, v15.16b\ncnt v23.16b, v23.16b\ncnt v26.16b, v27.16b\n"
    "ld4r {v27.4s, v28.4s, v29.4s, v30.4s}, [%[x0]]\neor v31.16b, v10.16b, v15.16b\neor v12.16b, v11.16b, v15.16b\n"
    "add v20.16b, v20.16b, v24.16b\ncnt v24.16b, v25.16b\nadd v21.16b, v21.16b, v23.16b\n"
    "add v22.16b, v22.16b, v26.16b\ncnt v23.16b, v31.16b\ncnt v31.16b, v12.16b\neor v25.16b, v0.16b, v16.16b\n"
    "add v20.16b, v20.16b, v24.16b\neor v24.16b, v1.16b, v16.16b\neor v16.16b, v2.16b, v16.16b\n"
    "add v21.16b, v21.16b, v23.16b\nadd v26.16b, v22.16b, v31.16b\ncnt v25.16b, v25.16b\neor v31.16b, v3.16b, v17.16b\n"
    "cnt v22.16b, v24.16b\ncnt v16.16b, v16.16b\neor v23.16b, v4.16b, v17.16b\neor v17.16b, v5.16b, v17.16b\n"
    "eor v24.16b, v6.16b, v18.16b\ncnt v31.16b, v31.16b\neor v12.16b, v7.16b, v18.16b\neor v18.16b, v8.16b, v18.16b\n"
    "cnt v23.16b, v23.16b\ncnt v17.16b, v17.16b\ncnt v24.16b, v24.16b\nadd v25.16b, v25.16b, v31.16b\n"
    "cnt v31.16b, v12.16b\ncnt v18.16b, v18.16b\nadd v22.16b, v22.16b, v23.16b\nadd v23.16b, v16.16b, v17.16b\n"
    "eor v16.16b, v9.16b, v19.16b\nld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x1]]\nadd v17.16b, v25.16b, v24.16b\n"
    "eor v24.16b, v10.16b, v19.16b\neor v19.16b, v11.16b, v19.16b\nadd v22.16b, v22.16b, v31.16b\n"
    "add v18.16b, v23.16b, v18.16b\ncnt v16.16b, v16.16b\nldr q23, [%[w0], #0]\ncnt v31.16b, v24.16b\n"
    "cnt v19.16b, v19.16b\nldr q24, [%[w0], #16]\nldr q25, [%[w0], #32]\nadd v16.16b, v17.16b, v16.16b\n"
    "eor v17.16b, v23.16b, v27.16b\nadd v22.16b, v22.16b, v31.16b\nadd v31.16b, v18.16b, v19.16b\n"
    "eor v18.16b, v24.16b, v27.16b\neor v19.16b, v25.16b, v27.16b\nldr q27, [%[w0], #48]\ncnt v17.16b, v17.16b\n"
    "ldr q0, [%[w0], #64]\nldr q1, [%[w0], #80]\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\n"
    "eor v2.16b, v27.16b, v28.16b\nadd v17.16b, v20.16b, v17.16b\neor v20.16b, v0.16b, v28.16b\n"
    "eor v28.16b, v1.16b, v28.16b\nadd v18.16b, v21.16b, v18.16b\nadd v19.16b, v26.16b, v19.16b\ncnt v21.16b, v2.16b\n"
    "ldr q26, [%[w0], #96]\ncnt v20.16b, v20.16b\ncnt v28.16b, v28.16b\nldr q2, [%[w0], #112]\nldr q3, [%[w0], #128]\n"
    "add v17.16b, v17.16b, v21.16b\neor v21.16b, v26.16b, v29.16b\nadd v18.16b, v18.16b, v20.16b\n"
    "add v28.16b, v19.16b, v28.16b\neor v19.16b, v2.16b, v29.16b\neor v20.16b, v3.16b, v29.16b\n"
    "ldr q29, [%[w0], #144]\ncnt v21.16b, v21.16b\nldr q4, [%[w0], #160]\nldr q5, [%[w0], #176]\ncnt v19.16b, v19.16b\n"
    "add %[x0], %[x0], #16\nadd %[x1], %[x1], #16\nadd %[w0], %[w0], #192\ncnt v20.16b, v20.16b\n"
    "add v17.16b, v17.16b, v21.16b\neor v21.16b, v29.16b, v30.16b\nadd v18.16b, v18.16b, v19.16b\n"
    "ld4r {v6.4s, v7.4s, v8.4s, v9.4s}, [%[x0]]\neor v19.16b, v4.16b, v30.16b\neor v30.16b, v5.16b, v30.16b\n"
    "add v20.16b, v28.16b, v20.16b\neor v23.16b, v23.16b, v12.16b\ncnt v21.16b, v21.16b\n"
    "eor v24.16b, v24.16b, v12.16b\ncnt v19.16b, v19.16b\ncnt v28.16b, v30.16b\neor v25.16b, v25.16b, v12.16b\n"
    "cnt v23.16b, v23.16b\nadd v17.16b, v17.16b, v21.16b\ncnt v21.16b, v24.16b\nadd v24.16b, v18.16b, v19.16b\n"
    "add v28.16b, v20.16b, v28.16b\ncnt v25.16b, v25.16b\nadd v16.16b, v16.16b, v23.16b\n"
    "eor v23.16b, v27.16b, v13.16b\nadd v27.16b, v22.16b, v21.16b\neor v30.16b, v0.16b, v13.16b\n"
    "eor v18.16b, v1.16b, v13.16b\nadd v25.16b, v31.16b, v25.16b\neor v26.16b, v26.16b, v14.16b\ncnt v31.16b, v23.16b\n"
    "eor v19.16b, v2.16b, v14.16b\ncnt v30.16b, v30.16b\ncnt v18.16b, v18.16b\neor v20.16b, v3.16b, v14.16b\n"
    "cnt v26.16b, v26.16b\nadd v16.16b, v16.16b, v31.16b\ncnt v19.16b, v19.16b\nadd v27.16b, v27.16b, v30.16b\n"
    "add v18.16b, v25.16b, v18.16b\ncnt v25.16b, v20.16b\neor v29.16b, v29.16b, v15.16b\n"
    "ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x1]]\nadd v16.16b, v16.16b, v26.16b\neor v26.16b, v4.16b, v15.16b\n"
    "add v19.16b, v27.16b, v19.16b\neor v27.16b, v5.16b, v15.16b\nadd v18.16b, v18.16b, v25.16b\ncnt v25.16b, v29.16b\n"
    "ldr q29, [%[w0], #0]\ncnt v26.16b, v26.16b\nldr q30, [%[w0], #16]\ncnt v27.16b, v27.16b\nldr q31, [%[w0], #32]\n"
    "add v16.16b, v16.16b, v25.16b\neor v25.16b, v29.16b, v6.16b\nadd v19.16b, v19.16b, v26.16b\n"
    "eor v26.16b, v30.16b, v6.16b\nadd v18.16b, v18.16b, v27.16b\neor v27.16b, v31.16b, v6.16b\nldr q10, [%[w0], #48]\n"
    "cnt v25.16b, v25.16b\nldr q11, [%[w0], #64]\ncnt v26.16b, v26.16b\nldr q12, [%[w0], #80]\ncnt v27.16b, v27.16b\n"
    "eor v13.16b, v10.16b, v7.16b\nadd v17.16b, v17.16b, v25.16b\neor v25.16b, v11.16b, v7.16b\n"
    "add v24.16b, v24.16b, v26.16b\neor v26.16b, v12.16b, v7.16b\nadd v27.16b, v28.16b, v27.16b\ncnt v28.16b, v13.16b\n"
    "ldr q13, [%[w0], #96]\ncnt v25.16b, v25.16b\nldr q14, [%[w0], #112]\ncnt v26.16b, v26.16b\n"
    "ldr q15, [%[w0], #128]\nadd v17.16b, v17.16b, v28.16b\neor v28.16b, v13.16b, v8.16b\n"
    "add v24.16b, v24.16b, v25.16b\neor v25.16b, v14.16b, v8.16b\nadd v26.16b, v27.16b, v26.16b\n"
    "eor v27.16b, v15.16b, v8.16b\nldr q0, [%[w0], #144]\ncnt v28.16b, v28.16b\nldr q1, [%[w0], #160]\n"
    "cnt v25.16b, v25.16b\nldr q2, [%[w0], #176]\ncnt v27.16b, v27.16b\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\n"
    "add %[w0], %[w0], #192\nadd v17.16b, v17.16b, v28.16b\nadd v28.16b, v24.16b, v25.16b\n"
    "eor v24.16b, v0.16b, v9.16b\nadd v25.16b, v26.16b, v27.16b\nld4r {v3.4s, v4.4s, v5.4s, v6.4s}, [%[x0]]\n"
    "eor v26.16b, v1.16b, v9.16b\neor v27.16b, v2.16b, v9.16b\neor v29.16b, v29.16b, v20.16b\n"
    "eor v30.16b, v30.16b, v20.16b\ncnt v24.16b, v24.16b\neor v20.16b, v31.16b, v20.16b\ncnt v26.16b, v26.16b\n"
    "cnt v27.16b, v27.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\nadd v17.16b, v17.16b, v24.16b\n"
    "cnt v20.16b, v20.16b\nadd v24.16b, v28.16b, v26.16b\nadd v31.16b, v25.16b, v27.16b\n"
    "add v16.16b, v16.16b, v29.16b\nadd v19.16b, v19.16b, v30.16b\neor v25.16b, v10.16b, v21.16b\n"
    "add v18.16b, v18.16b, v20.16b\neor v20.16b, v11.16b, v21.16b\neor v21.16b, v12.16b, v21.16b\n"
    "eor v26.16b, v13.16b, v22.16b\neor v27.16b, v14.16b, v22.16b\ncnt v25.16b, v25.16b\n"
    "eor v22.16b, v15.16b, v22.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v26.16b, v26.16b\n"
    "cnt v27.16b, v27.16b\nadd v16.16b, v16.16b, v25.16b\ncnt v22.16b, v22.16b\nadd v25.16b, v19.16b, v20.16b\n"
    "add v28.16b, v18.16b, v21.16b\neor v29.16b, v0.16b, v23.16b\nld4r {v18.4s, v19.4s, v20.4s, v21.4s}, [%[x1]]\n"
    "eor v30.16b, v1.16b, v23.16b\nadd v16.16b, v16.16b, v26.16b\neor v23.16b, v2.16b, v23.16b\n"
    "add v25.16b, v25.16b, v27.16b\nadd v22.16b, v28.16b, v22.16b\ncnt v26.16b, v29.16b\ncnt v27.16b, v30.16b\n"
    "ld1 {v28.16b, v29.16b}, [%[to0]]\ncnt v23.16b, v23.16b\nldr q30, [%[w0], #0]\nldr q0, [%[w0], #16]\n"
    "add v16.16b, v16.16b, v26.16b\nadd v25.16b, v25.16b, v27.16b\nldr q26, [%[w0], #32]\n"
    "add v27.16b, v22.16b, v23.16b\neor v22.16b, v30.16b, v3.16b\neor v23.16b, v0.16b, v3.16b\nldr q1, [%[w0], #48]\n"
    "eor v2.16b, v26.16b, v3.16b\nldr q3, [%[w0], #64]\nldr q7, [%[w0], #80]\ncnt v22.16b, v22.16b\n"
    "cnt v23.16b, v23.16b\neor v8.16b, v1.16b, v4.16b\ncnt v2.16b, v2.16b\neor v9.16b, v3.16b, v4.16b\n"
    "eor v4.16b, v7.16b, v4.16b\nadd v17.16b, v17.16b, v22.16b\nadd v22.16b, v24.16b, v23.16b\ncnt v23.16b, v8.16b\n"
    "add v24.16b, v31.16b, v2.16b\ncnt v31.16b, v9.16b\ncnt v2.16b, v4.16b\nldr q4, [%[w0], #96]\n"
    "ldr q8, [%[w0], #112]\nadd v17.16b, v17.16b, v23.16b\nldr q23, [%[w0], #128]\nadd v22.16b, v22.16b, v31.16b\n"
    "add v24.16b, v24.16b, v2.16b\neor v31.16b, v4.16b, v5.16b\neor v2.16b, v8.16b, v5.16b\n"
    "eor v5.16b, v23.16b, v5.16b\nldr q9, [%[w0], #144]\nldr q10, [%[w0], #160]\nldr q11, [%[w0], #176]\n"
    "cnt v31.16b, v31.16b\nsubs %[n], %[n], #1\nmov %[sx], #16\nmov %[sw], #192\ncsel %[sx], %[sx], xzr, ne\n"
    "csel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\nadd %[w0], %[w0], %[sw]\n"
    "ldr q12, [%[k], #0]\nldr q13, [%[k], #16]\ncnt v2.16b, v2.16b\ncnt v5.16b, v5.16b\nadd v17.16b, v17.16b, v31.16b\n"
    "eor v31.16b, v9.16b, v6.16b\neor v14.16b, v10.16b, v6.16b\neor v6.16b, v11.16b, v6.16b\n"
    "add v22.16b, v22.16b, v2.16b\nadd v24.16b, v24.16b, v5.16b\ncnt v31.16b, v31.16b\ncnt v2.16b, v14.16b\n"
    "cnt v5.16b, v6.16b\neor v30.16b, v30.16b, v18.16b\neor v0.16b, v0.16b, v18.16b\nadd v17.16b, v17.16b, v31.16b\n"
    "add v22.16b, v22.16b, v2.16b\nadd v24.16b, v24.16b, v5.16b\ncnt v30.16b, v30.16b\ncnt v31.16b, v0.16b\n"
    "eor v18.16b, v26.16b, v18.16b\nuaddlp v17.8h, v17.16b\nuaddlp v22.8h, v22.16b\nuaddlp v24.8h, v24.16b\n"
    "add v16.16b, v16.16b, v30.16b\nadd v25.16b, v25.16b, v31.16b\ncnt v18.16b, v18.16b\neor v26.16b, v1.16b, v19.16b\n"
    "mla v17.8h, v22.8h, v12.8h\neor v22.16b, v3.16b, v19.16b\neor v19.16b, v7.16b, v19.16b\n"
    "eor v30.16b, v4.16b, v20.16b\nadd v18.16b, v27.16b, v18.16b\ncnt v31.16b, v26.16b\nmla v17.8h, v24.8h, v13.8h\n"
    "cnt v22.16b, v22.16b\ncnt v19.16b, v19.16b\ncnt v24.16b, v30.16b\neor v30.16b, v8.16b, v20.16b\n"
    "add v16.16b, v16.16b, v31.16b\nuadalp v28.4s, v17.8h\nadd v17.16b, v25.16b, v22.16b\n"
    "add v22.16b, v18.16b, v19.16b\neor v23.16b, v23.16b, v20.16b\ncnt v30.16b, v30.16b\n"
    "add v16.16b, v16.16b, v24.16b\neor v31.16b, v9.16b, v21.16b\neor v18.16b, v10.16b, v21.16b\n"
    "eor v19.16b, v11.16b, v21.16b\ncnt v20.16b, v23.16b\nadd v17.16b, v17.16b, v30.16b\nldr q0, [%[w0], #0]\n"
    "cnt v21.16b, v31.16b\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\nadd v20.16b, v22.16b, v20.16b\n"
    "ldr q1, [%[w0], #16]\nldr q2, [%[w0], #32]\nadd v16.16b, v16.16b, v21.16b\nadd v17.16b, v17.16b, v18.16b\n"
    "ldr q3, [%[w0], #48]\nadd v30.16b, v20.16b, v19.16b\nldr q4, [%[w0], #64]\nldr q5, [%[w0], #80]\n"
    "uaddlp v16.8h, v16.16b\nuaddlp v31.8h, v17.16b\nldr q6, [%[w0], #96]\nuaddlp v30.8h, v30.16b\n"
    "ldr q7, [%[w0], #112]\nldr q8, [%[w0], #128]\nldr q9, [%[w0], #144]\nmla v16.8h, v31.8h, v12.8h\n"
    "ldr q10, [%[w0], #160]\nldr q11, [%[w0], #176]\nmla v16.8h, v30.8h, v13.8h\n"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x0]]\nuadalp v29.4s, v16.8h\nst1 {v28.16b, v29.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 680 instructions, 686 cycles */
SYNTH_INLINE void LOCAL(assembly_1x4)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ldr q0, [%[w0], #0]\nldr q1, [%[w0], #16]\nldr q2, [%[w0], #32]\nldr q3, [%[w0], #48]\nldr q4, [%[w0], #64]\n"
    "ldr q5, [%[w0], #80]\nld2r {v6.4s, v7.4s}, [%[x0]]\n1:\nld2r {v8.4s, v9.4s}, [%[x1]]\n"
    "eor v10.16b, v0.16b, v6.16b\neor v11.16b, v1.16b, v6.16b\neor v12.16b, v2.16b, v6.16b\n"
    "eor v13.16b, v3.16b, v7.16b\neor v14.16b, v4.16b, v7.16b\neor v15.16b, v5.16b, v7.16b\ncnt v10.16b, v10.16b\n"
    "cnt v11.16b, v11.16b\ncnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\n"
    "ld2r {v16.4s, v17.4s}, [%[x2]]\neor v18.16b, v0.16b, v8.16b\neor v19.16b, v1.16b, v8.16b\n"
    "eor v8.16b, v2.16b, v8.16b\nadd v10.16b, v10.16b, v13.16b\nadd v11.16b, v11.16b, v14.16b\n"
    "add v12.16b, v12.16b, v15.16b\ncnt v18.16b, v18.16b\ncnt v13.16b, v19.16b\ncnt v8.16b, v8.16b\n"
    "eor v14.16b, v3.16b, v9.16b\neor v15.16b, v4.16b, v9.16b\neor v9.16b, v5.16b, v9.16b\n"
    "ld2r {v19.4s, v20.4s}, [%[x3]]\neor v21.16b, v0.16b, v16.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #96\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\n"
    "cnt v9.16b, v9.16b\ncnt v21.16b, v21.16b\neor v22.16b, v1.16b, v16.16b\neor v16.16b, v2.16b, v16.16b\n"
    "add v14.16b, v18.16b, v14.16b\nadd v13.16b, v13.16b, v15.16b\nadd v15.16b, v8.16b, v9.16b\n"
    "eor v18.16b, v3.16b, v17.16b\ncnt v8.16b, v22.16b\ncnt v9.16b, v16.16b\neor v16.16b, v4.16b, v17.16b\n"
    "eor v17.16b, v5.16b, v17.16b\nld2r {v22.4s, v23.4s}, [%[x0]]\neor v24.16b, v0.16b, v19.16b\ncnt v18.16b, v18.16b\n"
    "eor v25.16b, v1.16b, v19.16b\neor v19.16b, v2.16b, v19.16b\ncnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\n"
    "cnt v24.16b, v24.16b\nadd v18.16b, v21.16b, v18.16b\ncnt v21.16b, v25.16b\ncnt v19.16b, v19.16b\n"
    "add v8.16b, v8.16b, v16.16b\nadd v9.16b, v9.16b, v17.16b\neor v16.16b, v3.16b, v20.16b\n"
    "eor v17.16b, v4.16b, v20.16b\neor v20.16b, v5.16b, v20.16b\nld2r {v25.4s, v26.4s}, [%[x1]]\nldr q27, [%[w0], #0]\n"
    "ldr q28, [%[w0], #16]\ncnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\ncnt v20.16b, v20.16b\n"
    "eor v29.16b, v27.16b, v22.16b\neor v30.16b, v28.16b, v22.16b\nld2r {v0.4s, v1.4s}, [%[x2]]\n"
    "eor v31.16b, v27.16b, v25.16b\nadd v16.16b, v24.16b, v16.16b\nadd v17.16b, v21.16b, v17.16b\n"
    "add v24.16b, v19.16b, v20.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\n"
    "eor v19.16b, v28.16b, v25.16b\nldr q20, [%[w0], #32]\nldr q21, [%[w0], #48]\nadd v10.16b, v10.16b, v29.16b\n"
    "add v11.16b, v11.16b, v30.16b\nadd v14.16b, v14.16b, v31.16b\neor v22.16b, v20.16b, v22.16b\n"
    "eor v29.16b, v21.16b, v23.16b\ncnt v19.16b, v19.16b\neor v25.16b, v20.16b, v25.16b\n"
    "eor v30.16b, v21.16b, v26.16b\nld2r {v2.4s, v3.4s}, [%[x3]]\neor v31.16b, v27.16b, v0.16b\ncnt v22.16b, v22.16b\n"
    "cnt v29.16b, v29.16b\nadd v13.16b, v13.16b, v19.16b\ncnt v19.16b, v25.16b\ncnt v25.16b, v30.16b\n"
    "cnt v30.16b, v31.16b\nadd v12.16b, v12.16b, v22.16b\nadd v10.16b, v10.16b, v29.16b\neor v22.16b, v28.16b, v0.16b\n"
    "add v15.16b, v15.16b, v19.16b\nadd v14.16b, v14.16b, v25.16b\neor v19.16b, v20.16b, v0.16b\n"
    "add v18.16b, v18.16b, v30.16b\neor v25.16b, v21.16b, v1.16b\ncnt v22.16b, v22.16b\nldr q29, [%[w0], #64]\n"
    "ldr q30, [%[w0], #80]\ncnt v19.16b, v19.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[w0], %[w0], #96\neor v31.16b, v29.16b, v23.16b\neor v23.16b, v30.16b, v23.16b\n"
    "eor v0.16b, v29.16b, v26.16b\neor v26.16b, v30.16b, v26.16b\nadd v8.16b, v8.16b, v22.16b\n"
    "add v9.16b, v9.16b, v19.16b\ncnt v19.16b, v31.16b\ncnt v31.16b, v23.16b\ncnt v22.16b, v0.16b\n"
    "cnt v23.16b, v26.16b\ncnt v25.16b, v25.16b\neor v26.16b, v29.16b, v1.16b\nadd v11.16b, v11.16b, v19.16b\n"
    "add v12.16b, v12.16b, v31.16b\nadd v13.16b, v13.16b, v22.16b\nadd v15.16b, v15.16b, v23.16b\n"
    "eor v19.16b, v30.16b, v1.16b\ncnt v26.16b, v26.16b\nadd v18.16b, v18.16b, v25.16b\n"
    "ld2r {v22.4s, v23.4s}, [%[x0]]\neor v25.16b, v27.16b, v2.16b\neor v31.16b, v28.16b, v2.16b\n"
    "eor v20.16b, v20.16b, v2.16b\ncnt v19.16b, v19.16b\nadd v8.16b, v8.16b, v26.16b\neor v21.16b, v21.16b, v3.16b\n"
    "cnt v25.16b, v25.16b\ncnt v31.16b, v31.16b\ncnt v20.16b, v20.16b\nadd v9.16b, v9.16b, v19.16b\n"
    "eor v19.16b, v29.16b, v3.16b\ncnt v21.16b, v21.16b\nadd v16.16b, v16.16b, v25.16b\nadd v17.16b, v17.16b, v31.16b\n"
    "add v20.16b, v24.16b, v20.16b\neor v24.16b, v30.16b, v3.16b\ncnt v19.16b, v19.16b\n"
    "ld2r {v25.4s, v26.4s}, [%[x1]]\nadd v16.16b, v16.16b, v21.16b\nldr q21, [%[w0], #0]\nldr q27, [%[w0], #16]\n"
    "cnt v24.16b, v24.16b\nadd v17.16b, v17.16b, v19.16b\nld2r {v28.4s, v29.4s}, [%[x2]]\n"
    "eor v19.16b, v21.16b, v22.16b\neor v30.16b, v27.16b, v22.16b\neor v31.16b, v21.16b, v25.16b\n"
    "add v20.16b, v20.16b, v24.16b\neor v24.16b, v27.16b, v25.16b\nldr q0, [%[w0], #32]\ncnt v19.16b, v19.16b\n"
    "cnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\nldr q1, [%[w0], #48]\neor v22.16b, v0.16b, v22.16b\n"
    "cnt v24.16b, v24.16b\nadd v10.16b, v10.16b, v19.16b\nadd v11.16b, v11.16b, v30.16b\neor v19.16b, v1.16b, v23.16b\n"
    "eor v25.16b, v0.16b, v25.16b\ncnt v22.16b, v22.16b\nadd v14.16b, v14.16b, v31.16b\nadd v13.16b, v13.16b, v24.16b\n"
    "eor v24.16b, v1.16b, v26.16b\ncnt v19.16b, v19.16b\ncnt v25.16b, v25.16b\nadd v12.16b, v12.16b, v22.16b\n"
    "ld2r {v30.4s, v31.4s}, [%[x3]]\neor v22.16b, v21.16b, v28.16b\neor v2.16b, v27.16b, v28.16b\n"
    "cnt v24.16b, v24.16b\nadd v10.16b, v10.16b, v19.16b\nadd v15.16b, v15.16b, v25.16b\neor v19.16b, v0.16b, v28.16b\n"
    "cnt v22.16b, v22.16b\ncnt v25.16b, v2.16b\nadd v14.16b, v14.16b, v24.16b\neor v24.16b, v1.16b, v29.16b\n"
    "ldr q28, [%[w0], #64]\ncnt v19.16b, v19.16b\nadd v18.16b, v18.16b, v22.16b\nadd v8.16b, v8.16b, v25.16b\n"
    "ldr q22, [%[w0], #80]\neor v25.16b, v28.16b, v23.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #96\neor v2.16b, v28.16b, v26.16b\n"
    "eor v23.16b, v22.16b, v23.16b\neor v26.16b, v22.16b, v26.16b\ncnt v25.16b, v25.16b\nadd v9.16b, v9.16b, v19.16b\n"
    "cnt v19.16b, v24.16b\ncnt v24.16b, v2.16b\ncnt v23.16b, v23.16b\ncnt v26.16b, v26.16b\n"
    "add v11.16b, v11.16b, v25.16b\neor v25.16b, v28.16b, v29.16b\neor v29.16b, v22.16b, v29.16b\n"
    "add v13.16b, v13.16b, v24.16b\nadd v12.16b, v12.16b, v23.16b\nadd v15.16b, v15.16b, v26.16b\n"
    "add v26.16b, v18.16b, v19.16b\ncnt v18.16b, v25.16b\ncnt v19.16b, v29.16b\nld2r {v23.4s, v24.4s}, [%[x0]]\n"
    "eor v21.16b, v21.16b, v30.16b\neor v25.16b, v27.16b, v30.16b\neor v27.16b, v0.16b, v30.16b\n"
    "eor v29.16b, v1.16b, v31.16b\nadd v8.16b, v8.16b, v18.16b\nadd v9.16b, v9.16b, v19.16b\ncnt v21.16b, v21.16b\n"
    "cnt v25.16b, v25.16b\ncnt v27.16b, v27.16b\ncnt v18.16b, v29.16b\neor v19.16b, v28.16b, v31.16b\n"
    "eor v22.16b, v22.16b, v31.16b\nadd v16.16b, v16.16b, v21.16b\nadd v17.16b, v17.16b, v25.16b\n"
    "add v25.16b, v20.16b, v27.16b\nld2r {v20.4s, v21.4s}, [%[x1]]\ncnt v19.16b, v19.16b\ncnt v22.16b, v22.16b\n"
    "add v16.16b, v16.16b, v18.16b\nldr q18, [%[w0], #0]\nldr q27, [%[w0], #16]\nldr q28, [%[w0], #32]\n"
    "add v17.16b, v17.16b, v19.16b\nadd v19.16b, v25.16b, v22.16b\neor v22.16b, v18.16b, v23.16b\n"
    "eor v25.16b, v27.16b, v23.16b\neor v23.16b, v28.16b, v23.16b\nld2r {v29.4s, v30.4s}, [%[x2]]\n"
    "eor v31.16b, v18.16b, v20.16b\neor v0.16b, v27.16b, v20.16b\neor v20.16b, v28.16b, v20.16b\ncnt v22.16b, v22.16b\n"
    "cnt v25.16b, v25.16b\ncnt v23.16b, v23.16b\ncnt v31.16b, v31.16b\ncnt v0.16b, v0.16b\ncnt v20.16b, v20.16b\n"
    "add v10.16b, v10.16b, v22.16b\nadd v11.16b, v11.16b, v25.16b\nadd v12.16b, v12.16b, v23.16b\n"
    "add v14.16b, v14.16b, v31.16b\nadd v13.16b, v13.16b, v0.16b\nadd v15.16b, v15.16b, v20.16b\n"
    "ld2r {v22.4s, v23.4s}, [%[x3]]\neor v20.16b, v18.16b, v29.16b\neor v25.16b, v27.16b, v29.16b\n"
    "eor v29.16b, v28.16b, v29.16b\nldr q31, [%[w0], #48]\nldr q0, [%[w0], #64]\nldr q1, [%[w0], #80]\n"
    "cnt v20.16b, v20.16b\ncnt v25.16b, v25.16b\neor v2.16b, v31.16b, v24.16b\neor v3.16b, v0.16b, v24.16b\n"
    "eor v24.16b, v1.16b, v24.16b\neor v4.16b, v31.16b, v21.16b\neor v5.16b, v0.16b, v21.16b\n"
    "eor v21.16b, v1.16b, v21.16b\ncnt v2.16b, v2.16b\ncnt v3.16b, v3.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #96\ncnt v24.16b, v24.16b\ncnt v4.16b, v4.16b\n"
    "add v10.16b, v10.16b, v2.16b\nadd v11.16b, v11.16b, v3.16b\ncnt v2.16b, v5.16b\ncnt v21.16b, v21.16b\n"
    "add v12.16b, v12.16b, v24.16b\nadd v14.16b, v14.16b, v4.16b\ncnt v24.16b, v29.16b\nadd v20.16b, v26.16b, v20.16b\n"
    "add v13.16b, v13.16b, v2.16b\nadd v15.16b, v15.16b, v21.16b\nadd v8.16b, v8.16b, v25.16b\n"
    "eor v21.16b, v31.16b, v30.16b\nadd v9.16b, v9.16b, v24.16b\neor v29.16b, v0.16b, v30.16b\n"
    "eor v30.16b, v1.16b, v30.16b\nld2r {v24.4s, v25.4s}, [%[x0]]\neor v18.16b, v18.16b, v22.16b\n"
    "eor v26.16b, v27.16b, v22.16b\ncnt v21.16b, v21.16b\neor v22.16b, v28.16b, v22.16b\ncnt v27.16b, v29.16b\n"
    "cnt v28.16b, v30.16b\ncnt v18.16b, v18.16b\ncnt v26.16b, v26.16b\nadd v20.16b, v20.16b, v21.16b\n"
    "cnt v21.16b, v22.16b\nadd v8.16b, v8.16b, v27.16b\nadd v9.16b, v9.16b, v28.16b\nadd v16.16b, v16.16b, v18.16b\n"
    "add v22.16b, v17.16b, v26.16b\neor v17.16b, v31.16b, v23.16b\nadd v21.16b, v19.16b, v21.16b\n"
    "eor v18.16b, v0.16b, v23.16b\neor v19.16b, v1.16b, v23.16b\nld2r {v26.4s, v27.4s}, [%[x1]]\nldr q23, [%[w0], #0]\n"
    "cnt v17.16b, v17.16b\nldr q28, [%[w0], #16]\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\n"
    "eor v29.16b, v23.16b, v24.16b\nldr q30, [%[w0], #32]\nadd v31.16b, v16.16b, v17.16b\n"
    "eor v16.16b, v28.16b, v24.16b\nadd v22.16b, v22.16b, v18.16b\nadd v21.16b, v21.16b, v19.16b\n"
    "cnt v29.16b, v29.16b\neor v24.16b, v30.16b, v24.16b\nld2r {v17.4s, v18.4s}, [%[x2]]\n"
    "eor v19.16b, v23.16b, v26.16b\ncnt v16.16b, v16.16b\neor v0.16b, v28.16b, v26.16b\neor v26.16b, v30.16b, v26.16b\n"
    "add v10.16b, v10.16b, v29.16b\ncnt v24.16b, v24.16b\ncnt v19.16b, v19.16b\nadd v11.16b, v11.16b, v16.16b\n"
    "cnt v16.16b, v0.16b\ncnt v26.16b, v26.16b\nldr q29, [%[w0], #48]\nadd v12.16b, v12.16b, v24.16b\n"
    "add v14.16b, v14.16b, v19.16b\nld2r {v0.4s, v1.4s}, [%[x3]]\neor v19.16b, v23.16b, v17.16b\n"
    "add v13.16b, v13.16b, v16.16b\neor v16.16b, v29.16b, v25.16b\nadd v15.16b, v15.16b, v26.16b\n"
    "eor v24.16b, v29.16b, v27.16b\neor v26.16b, v28.16b, v17.16b\ncnt v19.16b, v19.16b\n"
    "eor v17.16b, v30.16b, v17.16b\ncnt v16.16b, v16.16b\neor v2.16b, v29.16b, v18.16b\ncnt v24.16b, v24.16b\n"
    "cnt v26.16b, v26.16b\nadd v19.16b, v20.16b, v19.16b\ncnt v17.16b, v17.16b\nadd v10.16b, v10.16b, v16.16b\n"
    "cnt v16.16b, v2.16b\nadd v14.16b, v14.16b, v24.16b\nadd v8.16b, v8.16b, v26.16b\nldr q20, [%[w0], #64]\n"
    "add v9.16b, v9.16b, v17.16b\nldr q17, [%[w0], #80]\nadd v16.16b, v19.16b, v16.16b\nadd %[x0], %[x0], #8\n"
    "add %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #96\n"
    "eor v19.16b, v20.16b, v25.16b\neor v24.16b, v17.16b, v25.16b\neor v25.16b, v20.16b, v27.16b\n"
    "eor v26.16b, v17.16b, v27.16b\neor v27.16b, v20.16b, v18.16b\neor v18.16b, v17.16b, v18.16b\n"
    "cnt v19.16b, v19.16b\ncnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\n"
    "cnt v18.16b, v18.16b\nadd v11.16b, v11.16b, v19.16b\nadd v12.16b, v12.16b, v24.16b\n"
    "add v13.16b, v13.16b, v25.16b\nadd v15.16b, v15.16b, v26.16b\nadd v8.16b, v8.16b, v27.16b\n"
    "add v9.16b, v9.16b, v18.16b\nld2r {v18.4s, v19.4s}, [%[x0]]\neor v23.16b, v23.16b, v0.16b\n"
    "eor v24.16b, v28.16b, v0.16b\neor v30.16b, v30.16b, v0.16b\neor v25.16b, v29.16b, v1.16b\n"
    "eor v20.16b, v20.16b, v1.16b\neor v17.16b, v17.16b, v1.16b\ncnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\n"
    "cnt v26.16b, v30.16b\ncnt v25.16b, v25.16b\ncnt v20.16b, v20.16b\ncnt v17.16b, v17.16b\n"
    "add v23.16b, v31.16b, v23.16b\nadd v22.16b, v22.16b, v24.16b\nadd v21.16b, v21.16b, v26.16b\n"
    "ld2r {v26.4s, v27.4s}, [%[x1]]\nldr q24, [%[w0], #0]\nldr q28, [%[w0], #16]\nadd v23.16b, v23.16b, v25.16b\n"
    "add v20.16b, v22.16b, v20.16b\nadd v17.16b, v21.16b, v17.16b\neor v25.16b, v24.16b, v18.16b\n"
    "eor v21.16b, v28.16b, v18.16b\nld2r {v29.4s, v30.4s}, [%[x2]]\neor v22.16b, v24.16b, v26.16b\n"
    "eor v31.16b, v28.16b, v26.16b\nldr q0, [%[w0], #32]\nldr q1, [%[w0], #48]\ncnt v25.16b, v25.16b\n"
    "cnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\neor v18.16b, v0.16b, v18.16b\neor v2.16b, v1.16b, v19.16b\n"
    "cnt v31.16b, v31.16b\nadd v10.16b, v10.16b, v25.16b\nadd v11.16b, v11.16b, v21.16b\neor v21.16b, v0.16b, v26.16b\n"
    "cnt v18.16b, v18.16b\ncnt v25.16b, v2.16b\nadd v14.16b, v14.16b, v22.16b\nadd v13.16b, v13.16b, v31.16b\n"
    "eor v22.16b, v1.16b, v27.16b\ncnt v21.16b, v21.16b\nadd v12.16b, v12.16b, v18.16b\nadd v10.16b, v10.16b, v25.16b\n"
    "ld2r {v25.4s, v26.4s}, [%[x3]]\neor v18.16b, v24.16b, v29.16b\neor v31.16b, v28.16b, v29.16b\n"
    "cnt v22.16b, v22.16b\nadd v15.16b, v15.16b, v21.16b\neor v21.16b, v0.16b, v29.16b\neor v29.16b, v1.16b, v30.16b\n"
    "cnt v18.16b, v18.16b\ncnt v31.16b, v31.16b\nadd v14.16b, v14.16b, v22.16b\nldr q22, [%[w0], #64]\n"
    "cnt v21.16b, v21.16b\ncnt v29.16b, v29.16b\nadd v16.16b, v16.16b, v18.16b\nadd v8.16b, v8.16b, v31.16b\n"
    "eor v18.16b, v22.16b, v19.16b\neor v31.16b, v22.16b, v27.16b\nadd v9.16b, v9.16b, v21.16b\n"
    "eor v21.16b, v22.16b, v30.16b\nadd v16.16b, v16.16b, v29.16b\nldr q29, [%[w0], #80]\ncnt v18.16b, v18.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #96\n"
    "cnt v31.16b, v31.16b\neor v19.16b, v29.16b, v19.16b\neor v27.16b, v29.16b, v27.16b\n"
    "add v11.16b, v11.16b, v18.16b\ncnt v18.16b, v21.16b\neor v21.16b, v29.16b, v30.16b\n"
    "add v13.16b, v13.16b, v31.16b\ncnt v19.16b, v19.16b\ncnt v27.16b, v27.16b\nld2r {v30.4s, v31.4s}, [%[x0]]\n"
    "eor v24.16b, v24.16b, v25.16b\nadd v8.16b, v8.16b, v18.16b\ncnt v18.16b, v21.16b\neor v21.16b, v28.16b, v25.16b\n"
    "add v12.16b, v12.16b, v19.16b\nadd v15.16b, v15.16b, v27.16b\ncnt v19.16b, v24.16b\neor v24.16b, v0.16b, v25.16b\n"
    "add v9.16b, v9.16b, v18.16b\ncnt v18.16b, v21.16b\neor v21.16b, v1.16b, v26.16b\neor v22.16b, v22.16b, v26.16b\n"
    "add v19.16b, v23.16b, v19.16b\ncnt v27.16b, v24.16b\neor v28.16b, v29.16b, v26.16b\n"
    "add v18.16b, v20.16b, v18.16b\ncnt v29.16b, v21.16b\ncnt v20.16b, v22.16b\nld2r {v21.4s, v22.4s}, [%[x1]]\n"
    "add v17.16b, v17.16b, v27.16b\ncnt v23.16b, v28.16b\nldr q24, [%[w0], #0]\nadd v19.16b, v19.16b, v29.16b\n"
    "add v18.16b, v18.16b, v20.16b\nldr q20, [%[w0], #16]\nldr q25, [%[w0], #32]\nadd v17.16b, v17.16b, v23.16b\n"
    "eor v23.16b, v24.16b, v30.16b\nld2r {v26.4s, v27.4s}, [%[x2]]\neor v28.16b, v24.16b, v21.16b\n"
    "eor v29.16b, v20.16b, v30.16b\neor v30.16b, v25.16b, v30.16b\neor v0.16b, v20.16b, v21.16b\n"
    "eor v21.16b, v25.16b, v21.16b\ncnt v23.16b, v23.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\n"
    "cnt v30.16b, v30.16b\ncnt v0.16b, v0.16b\ncnt v21.16b, v21.16b\nadd v10.16b, v10.16b, v23.16b\n"
    "add v14.16b, v14.16b, v28.16b\nadd v11.16b, v11.16b, v29.16b\nadd v12.16b, v12.16b, v30.16b\n"
    "add v13.16b, v13.16b, v0.16b\nadd v15.16b, v15.16b, v21.16b\nld2r {v28.4s, v29.4s}, [%[x3]]\n"
    "eor v21.16b, v24.16b, v26.16b\neor v23.16b, v20.16b, v26.16b\neor v26.16b, v25.16b, v26.16b\n"
    "ldr q30, [%[w0], #48]\nldr q0, [%[w0], #64]\nldr q1, [%[w0], #80]\ncnt v21.16b, v21.16b\ncnt v23.16b, v23.16b\n"
    "eor v2.16b, v30.16b, v31.16b\neor v3.16b, v0.16b, v31.16b\neor v31.16b, v1.16b, v31.16b\n"
    "eor v4.16b, v30.16b, v22.16b\neor v5.16b, v0.16b, v22.16b\neor v22.16b, v1.16b, v22.16b\ncnt v2.16b, v2.16b\n"
    "cnt v3.16b, v3.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\n"
    "add %[w0], %[w0], #96\ncnt v31.16b, v31.16b\ncnt v4.16b, v4.16b\nadd v10.16b, v10.16b, v2.16b\n"
    "add v11.16b, v11.16b, v3.16b\ncnt v2.16b, v5.16b\ncnt v22.16b, v22.16b\nadd v12.16b, v12.16b, v31.16b\n"
    "add v14.16b, v14.16b, v4.16b\ncnt v26.16b, v26.16b\nadd v16.16b, v16.16b, v21.16b\nadd v13.16b, v13.16b, v2.16b\n"
    "add v15.16b, v15.16b, v22.16b\nadd v8.16b, v8.16b, v23.16b\neor v31.16b, v30.16b, v27.16b\n"
    "add v9.16b, v9.16b, v26.16b\neor v26.16b, v0.16b, v27.16b\neor v27.16b, v1.16b, v27.16b\n"
    "ld2r {v21.4s, v22.4s}, [%[x0]]\neor v23.16b, v24.16b, v28.16b\neor v20.16b, v20.16b, v28.16b\n"
    "cnt v24.16b, v31.16b\neor v25.16b, v25.16b, v28.16b\ncnt v26.16b, v26.16b\ncnt v31.16b, v27.16b\n"
    "cnt v23.16b, v23.16b\ncnt v20.16b, v20.16b\nld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to0]]\n"
    "add v16.16b, v16.16b, v24.16b\ncnt v24.16b, v25.16b\nadd v8.16b, v8.16b, v26.16b\nadd v9.16b, v9.16b, v31.16b\n"
    "add v19.16b, v19.16b, v23.16b\nadd v18.16b, v18.16b, v20.16b\neor v20.16b, v30.16b, v29.16b\n"
    "add v17.16b, v17.16b, v24.16b\neor v30.16b, v0.16b, v29.16b\neor v31.16b, v1.16b, v29.16b\n"
    "ld2r {v23.4s, v24.4s}, [%[x1]]\nldr q25, [%[w0], #0]\ncnt v20.16b, v20.16b\nldr q26, [%[w0], #16]\n"
    "cnt v27.16b, v30.16b\ncnt v28.16b, v31.16b\neor v29.16b, v25.16b, v21.16b\nldr q30, [%[w0], #32]\n"
    "add v31.16b, v19.16b, v20.16b\neor v19.16b, v26.16b, v21.16b\nadd v18.16b, v18.16b, v27.16b\n"
    "add v17.16b, v17.16b, v28.16b\ncnt v20.16b, v29.16b\neor v21.16b, v30.16b, v21.16b\nldr q27, [%[w0], #48]\n"
    "cnt v19.16b, v19.16b\nld2r {v28.4s, v29.4s}, [%[x2]]\neor v0.16b, v25.16b, v23.16b\nldr q1, [%[w0], #64]\n"
    "add v10.16b, v10.16b, v20.16b\ncnt v20.16b, v21.16b\neor v21.16b, v27.16b, v22.16b\n"
    "add v11.16b, v11.16b, v19.16b\neor v19.16b, v1.16b, v22.16b\ncnt v0.16b, v0.16b\neor v6.16b, v26.16b, v23.16b\n"
    "add v12.16b, v12.16b, v20.16b\ncnt v20.16b, v21.16b\neor v21.16b, v30.16b, v23.16b\ncnt v19.16b, v19.16b\n"
    "add v14.16b, v14.16b, v0.16b\ncnt v23.16b, v6.16b\neor v0.16b, v27.16b, v24.16b\nadd v10.16b, v10.16b, v20.16b\n"
    "cnt v20.16b, v21.16b\nadd v11.16b, v11.16b, v19.16b\neor v19.16b, v1.16b, v24.16b\nadd v13.16b, v13.16b, v23.16b\n"
    "cnt v21.16b, v0.16b\nuaddlp v10.8h, v10.16b\nadd v15.16b, v15.16b, v20.16b\nuaddlp v11.8h, v11.16b\n"
    "cnt v23.16b, v19.16b\nld2r {v19.4s, v20.4s}, [%[x3]]\neor v0.16b, v25.16b, v28.16b\n"
    "add v14.16b, v14.16b, v21.16b\neor v21.16b, v26.16b, v28.16b\neor v28.16b, v30.16b, v28.16b\n"
    "ldr q6, [%[w0], #80]\nadd v13.16b, v13.16b, v23.16b\ncnt v23.16b, v0.16b\nuaddlp v14.8h, v14.16b\n"
    "cnt v21.16b, v21.16b\neor v22.16b, v6.16b, v22.16b\neor v24.16b, v6.16b, v24.16b\nuaddlp v13.8h, v13.16b\n"
    "cnt v28.16b, v28.16b\nadd v16.16b, v16.16b, v23.16b\nadd v8.16b, v8.16b, v21.16b\ncnt v21.16b, v22.16b\n"
    "cnt v22.16b, v24.16b\neor v23.16b, v27.16b, v29.16b\nadd v9.16b, v9.16b, v28.16b\neor v24.16b, v1.16b, v29.16b\n"
    "eor v28.16b, v6.16b, v29.16b\nadd v12.16b, v12.16b, v21.16b\nsubs %[n], %[n], #1\nmov %[sx], #8\nmov %[sw], #96\n"
    "csel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\n"
    "add %[x2], %[x2], %[sx]\nadd %[x3], %[x3], %[sx]\nadd %[w0], %[w0], %[sw]\nldr q21, [%[k], #0]\n"
    "ldr q29, [%[k], #16]\nadd v15.16b, v15.16b, v22.16b\ncnt v22.16b, v23.16b\nuaddlp v12.8h, v12.16b\n"
    "mla v10.8h, v11.8h, v21.8h\nmla v14.8h, v13.8h, v21.8h\ncnt v11.16b, v24.16b\nuaddlp v13.8h, v15.16b\n"
    "cnt v15.16b, v28.16b\nadd v16.16b, v16.16b, v22.16b\nmla v10.8h, v12.8h, v29.8h\neor v12.16b, v25.16b, v19.16b\n"
    "add v8.16b, v8.16b, v11.16b\nmla v14.8h, v13.8h, v29.8h\nadd v9.16b, v9.16b, v15.16b\nuaddlp v11.8h, v16.16b\n"
    "uadalp v2.4s, v10.8h\ncnt v10.16b, v12.16b\nuaddlp v8.8h, v8.16b\nuadalp v3.4s, v14.8h\nuaddlp v9.8h, v9.16b\n"
    "eor v28.16b, v26.16b, v19.16b\neor v19.16b, v30.16b, v19.16b\nadd v10.16b, v31.16b, v10.16b\n"
    "mla v11.8h, v8.8h, v21.8h\neor v8.16b, v27.16b, v20.16b\neor v30.16b, v1.16b, v20.16b\ncnt v31.16b, v28.16b\n"
    "cnt v19.16b, v19.16b\neor v20.16b, v6.16b, v20.16b\nmla v11.8h, v9.8h, v29.8h\nld2r {v6.4s, v7.4s}, [%[x0]]\n"
    "cnt v8.16b, v8.16b\ncnt v9.16b, v30.16b\nadd v18.16b, v18.16b, v31.16b\nadd v19.16b, v17.16b, v19.16b\n"
    "cnt v20.16b, v20.16b\nuadalp v4.4s, v11.8h\nadd v8.16b, v10.16b, v8.16b\nldr q0, [%[w0], #0]\n"
    "add v30.16b, v18.16b, v9.16b\nldr q1, [%[w0], #16]\nadd v31.16b, v19.16b, v20.16b\nuaddlp v22.8h, v8.16b\n"
    "uaddlp v30.8h, v30.16b\nuaddlp v31.8h, v31.16b\nmla v22.8h, v30.8h, v21.8h\nmla v22.8h, v31.8h, v29.8h\n"
    "uadalp v5.4s, v22.8h\nst1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to0]]\nldr q2, [%[w0], #32]\nldr q3, [%[w0], #48]\n"
    "ldr q4, [%[w0], #64]\nldr q5, [%[w0], #80]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x),
        [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 8 steps, 1 x added to the stored accumulators; 603 instructions, 710 cycles */
SYNTH_INLINE void LOCAL(assembly_1x7)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes,
      *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nld1r {v3.4s}, [%[x0]]\n1:\nld1r {v4.4s}, [%[x1]]\n"
    "eor v5.16b, v0.16b, v3.16b\neor v6.16b, v1.16b, v3.16b\neor v7.16b, v2.16b, v3.16b\nld1r {v8.4s}, [%[x2]]\n"
    "eor v9.16b, v0.16b, v4.16b\neor v10.16b, v1.16b, v4.16b\ncnt v5.16b, v5.16b\ncnt v6.16b, v6.16b\n"
    "cnt v7.16b, v7.16b\neor v4.16b, v2.16b, v4.16b\ncnt v9.16b, v9.16b\ncnt v10.16b, v10.16b\n"
    "eor v11.16b, v0.16b, v8.16b\neor v12.16b, v1.16b, v8.16b\neor v8.16b, v2.16b, v8.16b\ncnt v4.16b, v4.16b\n"
    "ld1r {v13.4s}, [%[x3]]\ncnt v11.16b, v11.16b\ncnt v12.16b, v12.16b\ncnt v8.16b, v8.16b\n"
    "eor v14.16b, v0.16b, v13.16b\neor v15.16b, v1.16b, v13.16b\neor v13.16b, v2.16b, v13.16b\nld1r {v16.4s}, [%[x4]]\n"
    "ld1r {v17.4s}, [%[x5]]\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\ncnt v13.16b, v13.16b\n"
    "eor v18.16b, v0.16b, v16.16b\neor v19.16b, v1.16b, v16.16b\neor v16.16b, v2.16b, v16.16b\n"
    "eor v20.16b, v0.16b, v17.16b\neor v21.16b, v1.16b, v17.16b\neor v17.16b, v2.16b, v17.16b\ncnt v18.16b, v18.16b\n"
    "cnt v19.16b, v19.16b\ncnt v16.16b, v16.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v17.16b, v17.16b\n"
    "ld1r {v22.4s}, [%[x6]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\nadd %[x2], %[x2], #4\nadd %[x3], %[x3], #4\n"
    "add %[x4], %[x4], #4\nadd %[x5], %[x5], #4\nadd %[x6], %[x6], #4\nadd %[w0], %[w0], #48\n"
    "ld1 {v23.16b, v24.16b, v25.16b}, [%[w0]]\neor v26.16b, v0.16b, v22.16b\neor v27.16b, v1.16b, v22.16b\n"
    "eor v22.16b, v2.16b, v22.16b\nld1r {v28.4s}, [%[x0]]\nld1r {v29.4s}, [%[x1]]\ncnt v26.16b, v26.16b\n"
    "cnt v27.16b, v27.16b\ncnt v22.16b, v22.16b\neor v30.16b, v23.16b, v28.16b\neor v31.16b, v24.16b, v28.16b\n"
    "eor v28.16b, v25.16b, v28.16b\neor v0.16b, v23.16b, v29.16b\neor v1.16b, v24.16b, v29.16b\n"
    "eor v29.16b, v25.16b, v29.16b\ncnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\ncnt v28.16b, v28.16b\n"
    "cnt v0.16b, v0.16b\ncnt v1.16b, v1.16b\ncnt v29.16b, v29.16b\nadd v5.16b, v5.16b, v30.16b\n"
    "add v6.16b, v6.16b, v31.16b\nadd v7.16b, v7.16b, v28.16b\nadd v9.16b, v9.16b, v0.16b\n"
    "add v10.16b, v10.16b, v1.16b\nadd v4.16b, v4.16b, v29.16b\nld1r {v28.4s}, [%[x2]]\nld1r {v29.4s}, [%[x3]]\n"
    "ld1r {v30.4s}, [%[x4]]\nld1r {v31.4s}, [%[x5]]\neor v0.16b, v23.16b, v28.16b\neor v1.16b, v24.16b, v28.16b\n"
    "eor v28.16b, v25.16b, v28.16b\ncnt v0.16b, v0.16b\ncnt v1.16b, v1.16b\ncnt v28.16b, v28.16b\n"
    "add v11.16b, v11.16b, v0.16b\nadd v12.16b, v12.16b, v1.16b\nadd v8.16b, v8.16b, v28.16b\n"
    "eor v28.16b, v23.16b, v29.16b\neor v0.16b, v24.16b, v29.16b\neor v29.16b, v25.16b, v29.16b\n"
    "eor v1.16b, v23.16b, v30.16b\ncnt v28.16b, v28.16b\ncnt v0.16b, v0.16b\ncnt v29.16b, v29.16b\ncnt v1.16b, v1.16b\n"
    "add v14.16b, v14.16b, v28.16b\nadd v15.16b, v15.16b, v0.16b\nadd v13.16b, v13.16b, v29.16b\n"
    "eor v28.16b, v24.16b, v30.16b\neor v29.16b, v25.16b, v30.16b\nadd v18.16b, v18.16b, v1.16b\n"
    "eor v30.16b, v23.16b, v31.16b\neor v0.16b, v24.16b, v31.16b\neor v31.16b, v25.16b, v31.16b\ncnt v28.16b, v28.16b\n"
    "cnt v29.16b, v29.16b\nld1r {v1.4s}, [%[x6]]\ncnt v30.16b, v30.16b\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[x2], %[x2], #4\nadd %[x3], %[x3], #4\nadd %[x4], %[x4], #4\nadd %[x5], %[x5], #4\nadd %[x6], %[x6], #4\n"
    "add %[w0], %[w0], #48\nadd v19.16b, v19.16b, v28.16b\nadd v16.16b, v16.16b, v29.16b\ncnt v28.16b, v0.16b\n"
    "cnt v29.16b, v31.16b\nadd v20.16b, v20.16b, v30.16b\neor v23.16b, v23.16b, v1.16b\neor v24.16b, v24.16b, v1.16b\n"
    "eor v25.16b, v25.16b, v1.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nadd v21.16b, v21.16b, v28.16b\n"
    "add v17.16b, v17.16b, v29.16b\nld1r {v28.4s}, [%[x0]]\ncnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\n"
    "cnt v25.16b, v25.16b\nld1r {v29.4s}, [%[x1]]\neor v30.16b, v0.16b, v28.16b\nadd v23.16b, v26.16b, v23.16b\n"
    "add v24.16b, v27.16b, v24.16b\nadd v22.16b, v22.16b, v25.16b\neor v31.16b, v1.16b, v28.16b\ncnt v30.16b, v30.16b\n"
    "eor v25.16b, v2.16b, v28.16b\neor v26.16b, v0.16b, v29.16b\neor v27.16b, v1.16b, v29.16b\n"
    "eor v28.16b, v2.16b, v29.16b\ncnt v29.16b, v31.16b\nadd v5.16b, v5.16b, v30.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v28.16b, v28.16b\nadd v6.16b, v6.16b, v29.16b\n"
    "add v7.16b, v7.16b, v25.16b\nadd v9.16b, v9.16b, v26.16b\nadd v10.16b, v10.16b, v27.16b\n"
    "add v4.16b, v4.16b, v28.16b\nld1r {v25.4s}, [%[x2]]\nld1r {v26.4s}, [%[x3]]\nld1r {v27.4s}, [%[x4]]\n"
    "ld1r {v28.4s}, [%[x5]]\neor v29.16b, v0.16b, v25.16b\neor v30.16b, v1.16b, v25.16b\neor v25.16b, v2.16b, v25.16b\n"
    "cnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\ncnt v25.16b, v25.16b\nadd v11.16b, v11.16b, v29.16b\n"
    "add v12.16b, v12.16b, v30.16b\nadd v8.16b, v8.16b, v25.16b\neor v25.16b, v0.16b, v26.16b\n"
    "eor v29.16b, v1.16b, v26.16b\neor v26.16b, v2.16b, v26.16b\neor v30.16b, v0.16b, v27.16b\ncnt v25.16b, v25.16b\n"
    "cnt v29.16b, v29.16b\ncnt v26.16b, v26.16b\ncnt v30.16b, v30.16b\nadd v14.16b, v14.16b, v25.16b\n"
    "add v15.16b, v15.16b, v29.16b\nadd v13.16b, v13.16b, v26.16b\neor v29.16b, v1.16b, v27.16b\n"
    "eor v31.16b, v2.16b, v27.16b\nadd v18.16b, v18.16b, v30.16b\neor v30.16b, v0.16b, v28.16b\n"
    "eor v25.16b, v1.16b, v28.16b\neor v26.16b, v2.16b, v28.16b\ncnt v27.16b, v29.16b\ncnt v31.16b, v31.16b\n"
    "ld1r {v28.4s}, [%[x6]]\ncnt v29.16b, v30.16b\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\nadd %[x2], %[x2], #4\n"
    "add %[x3], %[x3], #4\nadd %[x4], %[x4], #4\nadd %[x5], %[x5], #4\nadd %[x6], %[x6], #4\nadd %[w0], %[w0], #48\n"
    "add v19.16b, v19.16b, v27.16b\nadd v16.16b, v16.16b, v31.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\n"
    "add v20.16b, v20.16b, v29.16b\nld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\neor v27.16b, v0.16b, v28.16b\n"
    "eor v3.16b, v1.16b, v28.16b\neor v28.16b, v2.16b, v28.16b\nadd v21.16b, v21.16b, v25.16b\n"
    "add v17.16b, v17.16b, v26.16b\nld1r {v25.4s}, [%[x0]]\ncnt v26.16b, v27.16b\ncnt v27.16b, v3.16b\n"
    "cnt v28.16b, v28.16b\nld1r {v0.4s}, [%[x1]]\neor v1.16b, v29.16b, v25.16b\nadd v23.16b, v23.16b, v26.16b\n"
    "add v24.16b, v24.16b, v27.16b\nadd v22.16b, v22.16b, v28.16b\neor v26.16b, v30.16b, v25.16b\ncnt v27.16b, v1.16b\n"
    "eor v25.16b, v31.16b, v25.16b\neor v28.16b, v29.16b, v0.16b\neor v1.16b, v30.16b, v0.16b\n"
    "eor v0.16b, v31.16b, v0.16b\ncnt v26.16b, v26.16b\nadd v5.16b, v5.16b, v27.16b\ncnt v25.16b, v25.16b\n"
    "cnt v27.16b, v28.16b\ncnt v28.16b, v1.16b\ncnt v0.16b, v0.16b\nadd v6.16b, v6.16b, v26.16b\n"
    "add v7.16b, v7.16b, v25.16b\nadd v9.16b, v9.16b, v27.16b\nadd v10.16b, v10.16b, v28.16b\n"
    "add v4.16b, v4.16b, v0.16b\nld1r {v25.4s}, [%[x2]]\nld1r {v26.4s}, [%[x3]]\nld1r {v27.4s}, [%[x4]]\n"
    "ld1r {v28.4s}, [%[x5]]\neor v0.16b, v29.16b, v25.16b\neor v1.16b, v30.16b, v25.16b\n"
    "eor v25.16b, v31.16b, v25.16b\ncnt v0.16b, v0.16b\ncnt v1.16b, v1.16b\ncnt v25.16b, v25.16b\n"
    "add v11.16b, v11.16b, v0.16b\nadd v12.16b, v12.16b, v1.16b\nadd v8.16b, v8.16b, v25.16b\n"
    "eor v25.16b, v29.16b, v26.16b\neor v0.16b, v30.16b, v26.16b\neor v26.16b, v31.16b, v26.16b\n"
    "eor v1.16b, v29.16b, v27.16b\ncnt v25.16b, v25.16b\ncnt v0.16b, v0.16b\ncnt v26.16b, v26.16b\ncnt v1.16b, v1.16b\n"
    "add v14.16b, v14.16b, v25.16b\nadd v15.16b, v15.16b, v0.16b\nadd v13.16b, v13.16b, v26.16b\n"
    "eor v25.16b, v30.16b, v27.16b\neor v26.16b, v31.16b, v27.16b\nadd v18.16b, v18.16b, v1.16b\n"
    "eor v27.16b, v29.16b, v28.16b\neor v0.16b, v30.16b, v28.16b\neor v28.16b, v31.16b, v28.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\nld1r {v1.4s}, [%[x6]]\ncnt v27.16b, v27.16b\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[x2], %[x2], #4\nadd %[x3], %[x3], #4\nadd %[x4], %[x4], #4\nadd %[x5], %[x5], #4\nadd %[x6], %[x6], #4\n"
    "add %[w0], %[w0], #48\nadd v19.16b, v19.16b, v25.16b\nadd v16.16b, v16.16b, v26.16b\ncnt v25.16b, v0.16b\n"
    "cnt v26.16b, v28.16b\nadd v20.16b, v20.16b, v27.16b\neor v27.16b, v29.16b, v1.16b\neor v28.16b, v30.16b, v1.16b\n"
    "eor v29.16b, v31.16b, v1.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nadd v21.16b, v21.16b, v25.16b\n"
    "add v17.16b, v17.16b, v26.16b\nld1r {v25.4s}, [%[x0]]\ncnt v26.16b, v27.16b\ncnt v27.16b, v28.16b\n"
    "cnt v28.16b, v29.16b\nld1r {v29.4s}, [%[x1]]\neor v30.16b, v0.16b, v25.16b\nadd v23.16b, v23.16b, v26.16b\n"
    "add v24.16b, v24.16b, v27.16b\nadd v22.16b, v22.16b, v28.16b\neor v31.16b, v1.16b, v25.16b\ncnt v30.16b, v30.16b\n"
    "eor v25.16b, v2.16b, v25.16b\neor v26.16b, v0.16b, v29.16b\neor v27.16b, v1.16b, v29.16b\n"
    "eor v28.16b, v2.16b, v29.16b\ncnt v29.16b, v31.16b\nadd v5.16b, v5.16b, v30.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v28.16b, v28.16b\nadd v6.16b, v6.16b, v29.16b\n"
    "add v7.16b, v7.16b, v25.16b\nadd v9.16b, v9.16b, v26.16b\nadd v10.16b, v10.16b, v27.16b\n"
    "add v4.16b, v4.16b, v28.16b\nld1r {v25.4s}, [%[x2]]\nld1r {v26.4s}, [%[x3]]\nld1r {v27.4s}, [%[x4]]\n"
    "ld1r {v28.4s}, [%[x5]]\neor v29.16b, v0.16b, v25.16b\neor v30.16b, v1.16b, v25.16b\neor v25.16b, v2.16b, v25.16b\n"
    "cnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\ncnt v25.16b, v25.16b\nadd v11.16b, v11.16b, v29.16b\n"
    "add v12.16b, v12.16b, v30.16b\nadd v8.16b, v8.16b, v25.16b\neor v25.16b, v0.16b, v26.16b\n"
    "eor v29.16b, v1.16b, v26.16b\neor v26.16b, v2.16b, v26.16b\neor v30.16b, v0.16b, v27.16b\ncnt v25.16b, v25.16b\n"
    "cnt v29.16b, v29.16b\ncnt v26.16b, v26.16b\ncnt v30.16b, v30.16b\nadd v14.16b, v14.16b, v25.16b\n"
    "add v15.16b, v15.16b, v29.16b\nadd v13.16b, v13.16b, v26.16b\neor v29.16b, v1.16b, v27.16b\n"
    "eor v31.16b, v2.16b, v27.16b\nadd v18.16b, v18.16b, v30.16b\neor v30.16b, v0.16b, v28.16b\n"
    "eor v25.16b, v1.16b, v28.16b\neor v26.16b, v2.16b, v28.16b\ncnt v27.16b, v29.16b\ncnt v31.16b, v31.16b\n"
    "ld1r {v28.4s}, [%[x6]]\ncnt v29.16b, v30.16b\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\nadd %[x2], %[x2], #4\n"
    "add %[x3], %[x3], #4\nadd %[x4], %[x4], #4\nadd %[x5], %[x5], #4\nadd %[x6], %[x6], #4\nadd %[w0], %[w0], #48\n"
    "add v19.16b, v19.16b, v27.16b\nadd v16.16b, v16.16b, v31.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\n"
    "add v20.16b, v20.16b, v29.16b\nld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\neor v27.16b, v0.16b, v28.16b\n"
    "eor v3.16b, v1.16b, v28.16b\neor v28.16b, v2.16b, v28.16b\nadd v21.16b, v21.16b, v25.16b\n"
    "add v17.16b, v17.16b, v26.16b\nld1r {v25.4s}, [%[x0]]\ncnt v26.16b, v27.16b\ncnt v27.16b, v3.16b\n"
    "cnt v28.16b, v28.16b\nld1r {v0.4s}, [%[x1]]\neor v1.16b, v29.16b, v25.16b\nadd v23.16b, v23.16b, v26.16b\n"
    "add v24.16b, v24.16b, v27.16b\nadd v22.16b, v22.16b, v28.16b\neor v26.16b, v30.16b, v25.16b\ncnt v27.16b, v1.16b\n"
    "eor v25.16b, v31.16b, v25.16b\neor v28.16b, v29.16b, v0.16b\neor v1.16b, v30.16b, v0.16b\n"
    "eor v0.16b, v31.16b, v0.16b\ncnt v26.16b, v26.16b\nadd v5.16b, v5.16b, v27.16b\ncnt v25.16b, v25.16b\n"
    "cnt v27.16b, v28.16b\ncnt v28.16b, v1.16b\ncnt v0.16b, v0.16b\nadd v6.16b, v6.16b, v26.16b\n"
    "add v7.16b, v7.16b, v25.16b\nadd v9.16b, v9.16b, v27.16b\nadd v10.16b, v10.16b, v28.16b\n"
    "add v4.16b, v4.16b, v0.16b\nld1r {v25.4s}, [%[x2]]\nld1r {v26.4s}, [%[x3]]\nld1r {v27.4s}, [%[x4]]\n"
    "ld1r {v28.4s}, [%[x5]]\neor v0.16b, v29.16b, v25.16b\neor v1.16b, v30.16b, v25.16b\n"
    "eor v25.16b, v31.16b, v25.16b\ncnt v0.16b, v0.16b\ncnt v1.16b, v1.16b\ncnt v25.16b, v25.16b\n"
    "add v11.16b, v11.16b, v0.16b\nadd v12.16b, v12.16b, v1.16b\nadd v8.16b, v8.16b, v25.16b\n"
    "eor v25.16b, v29.16b, v26.16b\neor v0.16b, v30.16b, v26.16b\neor v26.16b, v31.16b, v26.16b\n"
    "eor v1.16b, v29.16b, v27.16b\ncnt v25.16b, v25.16b\ncnt v0.16b, v0.16b\ncnt v26.16b, v26.16b\ncnt v1.16b, v1.16b\n"
    "add v14.16b, v14.16b, v25.16b\nadd v15.16b, v15.16b, v0.16b\nadd v13.16b, v13.16b, v26.16b\n"
    "eor v25.16b, v30.16b, v27.16b\neor v26.16b, v31.16b, v27.16b\nadd v18.16b, v18.16b, v1.16b\n"
    "eor v27.16b, v29.16b, v28.16b\neor v0.16b, v30.16b, v28.16b\neor v28.16b, v31.16b, v28.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\nld1r {v1.4s}, [%[x6]]\ncnt v27.16b, v27.16b\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[x2], %[x2], #4\nadd %[x3], %[x3], #4\nadd %[x4], %[x4], #4\nadd %[x5], %[x5], #4\nadd %[x6], %[x6], #4\n"
    "add %[w0], %[w0], #48\nadd v19.16b, v19.16b, v25.16b\nadd v16.16b, v16.16b, v26.16b\ncnt v25.16b, v0.16b\n"
    "cnt v26.16b, v28.16b\nadd v20.16b, v20.16b, v27.16b\neor v27.16b, v29.16b, v1.16b\neor v28.16b, v30.16b, v1.16b\n"
    "eor v29.16b, v31.16b, v1.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nadd v21.16b, v21.16b, v25.16b\n"
    "add v17.16b, v17.16b, v26.16b\nld1r {v25.4s}, [%[x0]]\ncnt v26.16b, v27.16b\ncnt v27.16b, v28.16b\n"
    "cnt v28.16b, v29.16b\nld1r {v29.4s}, [%[x1]]\neor v30.16b, v0.16b, v25.16b\nadd v23.16b, v23.16b, v26.16b\n"
    "add v24.16b, v24.16b, v27.16b\nadd v22.16b, v22.16b, v28.16b\neor v31.16b, v1.16b, v25.16b\ncnt v30.16b, v30.16b\n"
    "eor v25.16b, v2.16b, v25.16b\neor v26.16b, v0.16b, v29.16b\neor v27.16b, v1.16b, v29.16b\n"
    "eor v28.16b, v2.16b, v29.16b\ncnt v29.16b, v31.16b\nadd v5.16b, v5.16b, v30.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v28.16b, v28.16b\nadd v6.16b, v6.16b, v29.16b\n"
    "add v7.16b, v7.16b, v25.16b\nadd v9.16b, v9.16b, v26.16b\nadd v10.16b, v10.16b, v27.16b\n"
    "add v4.16b, v4.16b, v28.16b\nld1r {v25.4s}, [%[x2]]\nld1r {v26.4s}, [%[x3]]\nld1r {v27.4s}, [%[x4]]\n"
    "ld1r {v28.4s}, [%[x5]]\neor v29.16b, v0.16b, v25.16b\neor v30.16b, v1.16b, v25.16b\neor v25.16b, v2.16b, v25.16b\n"
    "cnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\ncnt v25.16b, v25.16b\nadd v11.16b, v11.16b, v29.16b\n"
    "add v12.16b, v12.16b, v30.16b\nadd v8.16b, v8.16b, v25.16b\neor v25.16b, v0.16b, v26.16b\n"
    "eor v29.16b, v1.16b, v26.16b\neor v26.16b, v2.16b, v26.16b\neor v30.16b, v0.16b, v27.16b\ncnt v25.16b, v25.16b\n"
    "cnt v29.16b, v29.16b\ncnt v26.16b, v26.16b\ncnt v30.16b, v30.16b\nadd v14.16b, v14.16b, v25.16b\n"
    "add v15.16b, v15.16b, v29.16b\nadd v13.16b, v13.16b, v26.16b\neor v29.16b, v1.16b, v27.16b\n"
    "eor v31.16b, v2.16b, v27.16b\nadd v18.16b, v18.16b, v30.16b\neor v30.16b, v0.16b, v28.16b\n"
    "eor v25.16b, v1.16b, v28.16b\neor v26.16b, v2.16b, v28.16b\ncnt v27.16b, v29.16b\ncnt v31.16b, v31.16b\n"
    "ld1r {v28.4s}, [%[x6]]\ncnt v29.16b, v30.16b\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\nadd %[x2], %[x2], #4\n"
    "add %[x3], %[x3], #4\nadd %[x4], %[x4], #4\nadd %[x5], %[x5], #4\nadd %[x6], %[x6], #4\nadd %[w0], %[w0], #48\n"
    "add v19.16b, v19.16b, v27.16b\nadd v16.16b, v16.16b, v31.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\n"
    "add v20.16b, v20.16b, v29.16b\nld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\neor v27.16b, v0.16b, v28.16b\n"
    "eor v3.16b, v1.16b, v28.16b\neor v28.16b, v2.16b, v28.16b\nadd v21.16b, v21.16b, v25.16b\n"
    "add v17.16b, v17.16b, v26.16b\nld1r {v25.4s}, [%[x0]]\ncnt v26.16b, v27.16b\ncnt v27.16b, v3.16b\n"
    "cnt v28.16b, v28.16b\nld1r {v0.4s}, [%[x1]]\neor v1.16b, v29.16b, v25.16b\nadd v23.16b, v23.16b, v26.16b\n"
    "add v24.16b, v24.16b, v27.16b\nadd v22.16b, v22.16b, v28.16b\neor v26.16b, v30.16b, v25.16b\ncnt v27.16b, v1.16b\n"
    "eor v25.16b, v31.16b, v25.16b\neor v28.16b, v29.16b, v0.16b\neor v1.16b, v30.16b, v0.16b\n"
    "eor v0.16b, v31.16b, v0.16b\ncnt v26.16b, v26.16b\nadd v5.16b, v5.16b, v27.16b\ncnt v25.16b, v25.16b\n"
    "cnt v27.16b, v28.16b\ncnt v28.16b, v1.16b\ncnt v0.16b, v0.16b\nadd v6.16b, v6.16b, v26.16b\nuaddlp v5.8h, v5.16b\n"
    "add v7.16b, v7.16b, v25.16b\nadd v9.16b, v9.16b, v27.16b\nadd v10.16b, v10.16b, v28.16b\n"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\nadd v4.16b, v4.16b, v0.16b\nuaddlp v6.8h, v6.16b\n"
    "ldr q0, [%[k], #0]\nuaddlp v7.8h, v7.16b\nuaddlp v9.8h, v9.16b\nuaddlp v10.8h, v10.16b\nuaddlp v4.8h, v4.16b\n"
    "mla v5.8h, v6.8h, v0.8h\nldr q6, [%[k], #16]\nld1r {v1.4s}, [%[x2]]\nmla v9.8h, v10.8h, v0.8h\n"
    "mla v5.8h, v7.8h, v6.8h\neor v7.16b, v29.16b, v1.16b\neor v10.16b, v30.16b, v1.16b\neor v1.16b, v31.16b, v1.16b\n"
    "mla v9.8h, v4.8h, v6.8h\nuadalp v25.4s, v5.8h\ncnt v7.16b, v7.16b\ncnt v10.16b, v10.16b\ncnt v4.16b, v1.16b\n"
    "uadalp v26.4s, v9.8h\nld1r {v5.4s}, [%[x3]]\nadd v7.16b, v11.16b, v7.16b\nadd v9.16b, v12.16b, v10.16b\n"
    "add v4.16b, v8.16b, v4.16b\neor v8.16b, v29.16b, v5.16b\nld1 {v10.16b, v11.16b, v12.16b}, [%[to1]]\n"
    "eor v1.16b, v30.16b, v5.16b\neor v5.16b, v31.16b, v5.16b\nuaddlp v7.8h, v7.16b\nuaddlp v9.8h, v9.16b\n"
    "uaddlp v4.8h, v4.16b\ncnt v8.16b, v8.16b\ncnt v1.16b, v1.16b\ncnt v5.16b, v5.16b\nmla v7.8h, v9.8h, v0.8h\n"
    "ld1r {v9.4s}, [%[x4]]\nadd v8.16b, v14.16b, v8.16b\nadd v14.16b, v15.16b, v1.16b\nadd v5.16b, v13.16b, v5.16b\n"
    "mla v7.8h, v4.8h, v6.8h\neor v4.16b, v29.16b, v9.16b\nuaddlp v8.8h, v8.16b\nuaddlp v13.8h, v14.16b\n"
    "uaddlp v5.8h, v5.16b\neor v14.16b, v30.16b, v9.16b\nuadalp v27.4s, v7.8h\ncnt v4.16b, v4.16b\n"
    "eor v7.16b, v31.16b, v9.16b\nmla v8.8h, v13.8h, v0.8h\nld1r {v9.4s}, [%[x5]]\ncnt v13.16b, v14.16b\n"
    "add v4.16b, v18.16b, v4.16b\ncnt v7.16b, v7.16b\nmla v8.8h, v5.8h, v6.8h\neor v5.16b, v29.16b, v9.16b\n"
    "add v18.16b, v19.16b, v13.16b\neor v19.16b, v30.16b, v9.16b\nuaddlp v4.8h, v4.16b\nadd v7.16b, v16.16b, v7.16b\n"
    "uadalp v28.4s, v8.8h\ncnt v5.16b, v5.16b\nuaddlp v8.8h, v18.16b\ncnt v18.16b, v19.16b\n"
    "eor v9.16b, v31.16b, v9.16b\nuaddlp v7.8h, v7.16b\nst1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n"
    "add v5.16b, v20.16b, v5.16b\nmla v4.8h, v8.8h, v0.8h\nadd v8.16b, v21.16b, v18.16b\ncnt v9.16b, v9.16b\n"
    "ld1r {v13.4s}, [%[x6]]\nsubs %[n], %[n], #1\nmov %[sx], #4\nmov %[sw], #48\ncsel %[sx], %[sx], xzr, ne\n"
    "csel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\nadd %[x2], %[x2], %[sx]\n"
    "add %[x3], %[x3], %[sx]\nadd %[x4], %[x4], %[sx]\nadd %[x5], %[x5], %[sx]\nadd %[x6], %[x6], %[sx]\n"
    "add %[w0], %[w0], %[sw]\nuaddlp v5.8h, v5.16b\nmla v4.8h, v7.8h, v6.8h\nuaddlp v7.8h, v8.16b\n"
    "add v8.16b, v17.16b, v9.16b\neor v9.16b, v29.16b, v13.16b\neor v25.16b, v30.16b, v13.16b\n"
    "eor v26.16b, v31.16b, v13.16b\nuadalp v10.4s, v4.8h\nmla v5.8h, v7.8h, v0.8h\nuaddlp v4.8h, v8.16b\n"
    "cnt v7.16b, v9.16b\ncnt v25.16b, v25.16b\ncnt v8.16b, v26.16b\nld1r {v3.4s}, [%[x0]]\nmla v5.8h, v4.8h, v6.8h\n"
    "add v4.16b, v23.16b, v7.16b\nadd v7.16b, v24.16b, v25.16b\nadd v8.16b, v22.16b, v8.16b\nuadalp v11.4s, v5.8h\n"
    "uaddlp v9.8h, v4.16b\nuaddlp v7.8h, v7.16b\nuaddlp v8.8h, v8.16b\nmla v9.8h, v7.8h, v0.8h\n"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nmla v9.8h, v8.8h, v6.8h\nuadalp v12.4s, v9.8h\n"
    "st1 {v10.16b, v11.16b, v12.16b}, [%[to1]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6),
        [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [to1] "r"(stored + 64), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 362 instructions, 387 cycles */
SYNTH_INLINE void LOCAL(assembly_2x1)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\nld1r {v6.4s}, [%[x0]]\n1:\n"
    "add %[x0], %[x0], #4\nadd %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v7.16b, v0.16b, v6.16b\n"
    "eor v8.16b, v1.16b, v6.16b\neor v9.16b, v2.16b, v6.16b\nld1 {v10.16b, v11.16b, v12.16b}, [%[w0]]\n"
    "eor v13.16b, v3.16b, v6.16b\neor v14.16b, v4.16b, v6.16b\neor v15.16b, v5.16b, v6.16b\n"
    "ld1 {v16.16b, v17.16b, v18.16b}, [%[w1]]\ncnt v7.16b, v7.16b\ncnt v8.16b, v8.16b\ncnt v9.16b, v9.16b\n"
    "cnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\nld1r {v19.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n"
    "eor v10.16b, v10.16b, v19.16b\neor v11.16b, v11.16b, v19.16b\neor v12.16b, v12.16b, v19.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b}, [%[w1]]\neor v16.16b, v16.16b, v19.16b\neor v17.16b, v17.16b, v19.16b\n"
    "eor v18.16b, v18.16b, v19.16b\ncnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\ncnt v12.16b, v12.16b\n"
    "cnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\nadd v7.16b, v7.16b, v10.16b\n"
    "add v8.16b, v8.16b, v11.16b\nadd v19.16b, v9.16b, v12.16b\nadd v16.16b, v13.16b, v16.16b\n"
    "add v17.16b, v14.16b, v17.16b\nadd v18.16b, v15.16b, v18.16b\nld1r {v26.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v27.16b, v28.16b, v29.16b}, [%[w0]]\n"
    "eor v20.16b, v20.16b, v26.16b\neor v21.16b, v21.16b, v26.16b\neor v22.16b, v22.16b, v26.16b\n"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]\neor v23.16b, v23.16b, v26.16b\neor v24.16b, v24.16b, v26.16b\n"
    "eor v25.16b, v25.16b, v26.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\n"
    "cnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\nadd v7.16b, v7.16b, v20.16b\n"
    "add v8.16b, v8.16b, v21.16b\nadd v26.16b, v19.16b, v22.16b\nadd v30.16b, v16.16b, v23.16b\n"
    "add v31.16b, v17.16b, v24.16b\nadd v12.16b, v18.16b, v25.16b\nld1r {v13.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v14.16b, v15.16b, v16.16b}, [%[w0]]\n"
    "eor v27.16b, v27.16b, v13.16b\neor v28.16b, v28.16b, v13.16b\neor v29.16b, v29.16b, v13.16b\n"
    "ld1 {v17.16b, v18.16b, v19.16b}, [%[w1]]\neor v9.16b, v9.16b, v13.16b\neor v10.16b, v10.16b, v13.16b\n"
    "eor v11.16b, v11.16b, v13.16b\ncnt v13.16b, v27.16b\ncnt v27.16b, v28.16b\ncnt v28.16b, v29.16b\n"
    "cnt v9.16b, v9.16b\ncnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\nadd v7.16b, v7.16b, v13.16b\n"
    "add v8.16b, v8.16b, v27.16b\nadd v13.16b, v26.16b, v28.16b\nadd v9.16b, v30.16b, v9.16b\n"
    "add v10.16b, v31.16b, v10.16b\nadd v11.16b, v12.16b, v11.16b\nld1r {v12.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n"
    "eor v14.16b, v14.16b, v12.16b\neor v15.16b, v15.16b, v12.16b\neor v16.16b, v16.16b, v12.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b}, [%[w1]]\neor v17.16b, v17.16b, v12.16b\neor v18.16b, v18.16b, v12.16b\n"
    "eor v12.16b, v19.16b, v12.16b\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\n"
    "cnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\ncnt v12.16b, v12.16b\nadd v7.16b, v7.16b, v14.16b\n"
    "add v8.16b, v8.16b, v15.16b\nadd v19.16b, v13.16b, v16.16b\nadd v9.16b, v9.16b, v17.16b\n"
    "add v10.16b, v10.16b, v18.16b\nadd v26.16b, v11.16b, v12.16b\nld1r {v27.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]\n"
    "eor v20.16b, v20.16b, v27.16b\neor v21.16b, v21.16b, v27.16b\neor v22.16b, v22.16b, v27.16b\n"
    "ld1 {v11.16b, v12.16b, v13.16b}, [%[w1]]\neor v23.16b, v23.16b, v27.16b\neor v24.16b, v24.16b, v27.16b\n"
    "eor v25.16b, v25.16b, v27.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\n"
    "cnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\nadd v7.16b, v7.16b, v20.16b\n"
    "add v8.16b, v8.16b, v21.16b\nadd v27.16b, v19.16b, v22.16b\nadd v9.16b, v9.16b, v23.16b\n"
    "add v10.16b, v10.16b, v24.16b\nadd v31.16b, v26.16b, v25.16b\nld1r {v14.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]\n"
    "eor v28.16b, v28.16b, v14.16b\neor v29.16b, v29.16b, v14.16b\neor v30.16b, v30.16b, v14.16b\n"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w1]]\neor v11.16b, v11.16b, v14.16b\neor v12.16b, v12.16b, v14.16b\n"
    "eor v13.16b, v13.16b, v14.16b\ncnt v14.16b, v28.16b\ncnt v28.16b, v29.16b\ncnt v29.16b, v30.16b\n"
    "cnt v11.16b, v11.16b\ncnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\nadd v7.16b, v7.16b, v14.16b\n"
    "add v8.16b, v8.16b, v28.16b\nadd v14.16b, v27.16b, v29.16b\nadd v9.16b, v9.16b, v11.16b\n"
    "add v10.16b, v10.16b, v12.16b\nadd v11.16b, v31.16b, v13.16b\nld1r {v12.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]\n"
    "eor v13.16b, v15.16b, v12.16b\neor v15.16b, v16.16b, v12.16b\neor v16.16b, v17.16b, v12.16b\n"
    "ld1 {v24.16b, v25.16b, v26.16b}, [%[w1]]\neor v17.16b, v18.16b, v12.16b\neor v18.16b, v19.16b, v12.16b\n"
    "eor v12.16b, v20.16b, v12.16b\ncnt v13.16b, v13.16b\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\n"
    "cnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\ncnt v12.16b, v12.16b\nadd v7.16b, v7.16b, v13.16b\n"
    "add v8.16b, v8.16b, v15.16b\nadd v19.16b, v14.16b, v16.16b\nadd v9.16b, v9.16b, v17.16b\n"
    "add v10.16b, v10.16b, v18.16b\nadd v20.16b, v11.16b, v12.16b\nld1r {v27.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]\n"
    "eor v21.16b, v21.16b, v27.16b\neor v22.16b, v22.16b, v27.16b\neor v23.16b, v23.16b, v27.16b\n"
    "ld1 {v11.16b, v12.16b, v13.16b}, [%[w1]]\neor v24.16b, v24.16b, v27.16b\neor v25.16b, v25.16b, v27.16b\n"
    "eor v31.16b, v26.16b, v27.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\ncnt v23.16b, v23.16b\n"
    "cnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\ncnt v31.16b, v31.16b\nadd v7.16b, v7.16b, v21.16b\n"
    "add v8.16b, v8.16b, v22.16b\nadd v26.16b, v19.16b, v23.16b\nadd v9.16b, v9.16b, v24.16b\n"
    "add v10.16b, v10.16b, v25.16b\nadd v27.16b, v20.16b, v31.16b\nld1r {v31.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v14.16b, v15.16b, v16.16b}, [%[w0]]\n"
    "eor v28.16b, v28.16b, v31.16b\neor v29.16b, v29.16b, v31.16b\neor v30.16b, v30.16b, v31.16b\n"
    "ld1 {v17.16b, v18.16b, v19.16b}, [%[w1]]\neor v11.16b, v11.16b, v31.16b\neor v12.16b, v12.16b, v31.16b\n"
    "eor v13.16b, v13.16b, v31.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\n"
    "cnt v11.16b, v11.16b\ncnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\nadd v7.16b, v7.16b, v28.16b\n"
    "add v8.16b, v8.16b, v29.16b\nadd v28.16b, v26.16b, v30.16b\nadd v9.16b, v9.16b, v11.16b\n"
    "add v10.16b, v10.16b, v12.16b\nadd v11.16b, v27.16b, v13.16b\nld1r {v12.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\n"
    "eor v13.16b, v14.16b, v12.16b\neor v14.16b, v15.16b, v12.16b\neor v15.16b, v16.16b, v12.16b\n"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w1]]\neor v16.16b, v17.16b, v12.16b\neor v17.16b, v18.16b, v12.16b\n"
    "eor v12.16b, v19.16b, v12.16b\ncnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\n"
    "cnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\ncnt v12.16b, v12.16b\nadd v7.16b, v7.16b, v13.16b\n"
    "add v8.16b, v8.16b, v14.16b\nadd v18.16b, v28.16b, v15.16b\nadd v9.16b, v9.16b, v16.16b\n"
    "add v10.16b, v10.16b, v17.16b\nadd v19.16b, v11.16b, v12.16b\nld1r {v23.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]\n"
    "eor v27.16b, v29.16b, v23.16b\neor v28.16b, v30.16b, v23.16b\neor v29.16b, v31.16b, v23.16b\n"
    "ld1 {v11.16b, v12.16b, v13.16b}, [%[w1]]\neor v20.16b, v20.16b, v23.16b\neor v21.16b, v21.16b, v23.16b\n"
    "eor v22.16b, v22.16b, v23.16b\ncnt v23.16b, v27.16b\ncnt v27.16b, v28.16b\ncnt v14.16b, v29.16b\n"
    "cnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\nadd v7.16b, v7.16b, v23.16b\n"
    "add v8.16b, v8.16b, v27.16b\nadd v23.16b, v18.16b, v14.16b\nadd v9.16b, v9.16b, v20.16b\n"
    "add v10.16b, v10.16b, v21.16b\nadd v27.16b, v19.16b, v22.16b\nld1r {v28.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\n"
    "eor v24.16b, v24.16b, v28.16b\neor v25.16b, v25.16b, v28.16b\neor v26.16b, v26.16b, v28.16b\n"
    "ld1 {v14.16b, v15.16b, v16.16b}, [%[w1]]\neor v11.16b, v11.16b, v28.16b\neor v12.16b, v12.16b, v28.16b\n"
    "eor v13.16b, v13.16b, v28.16b\ncnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\n"
    "cnt v11.16b, v11.16b\ncnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\nadd v7.16b, v7.16b, v24.16b\n"
    "add v8.16b, v8.16b, v25.16b\nadd v28.16b, v23.16b, v26.16b\nadd v9.16b, v9.16b, v11.16b\n"
    "add v10.16b, v10.16b, v12.16b\nadd v11.16b, v27.16b, v13.16b\nld1r {v12.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v17.16b, v18.16b, v19.16b}, [%[w0]]\n"
    "eor v13.16b, v29.16b, v12.16b\neor v29.16b, v30.16b, v12.16b\neor v30.16b, v31.16b, v12.16b\n"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w1]]\neor v14.16b, v14.16b, v12.16b\neor v15.16b, v15.16b, v12.16b\n"
    "eor v12.16b, v16.16b, v12.16b\ncnt v13.16b, v13.16b\ncnt v16.16b, v29.16b\ncnt v29.16b, v30.16b\n"
    "cnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\ncnt v12.16b, v12.16b\nadd v7.16b, v7.16b, v13.16b\n"
    "add v8.16b, v8.16b, v16.16b\nadd v13.16b, v28.16b, v29.16b\nadd v9.16b, v9.16b, v14.16b\n"
    "add v10.16b, v10.16b, v15.16b\nadd v11.16b, v11.16b, v12.16b\nld1r {v12.4s}, [%[x0]]\nadd %[x0], %[x0], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\nld1 {v14.16b, v15.16b, v16.16b}, [%[w0]]\n"
    "eor v17.16b, v17.16b, v12.16b\neor v18.16b, v18.16b, v12.16b\neor v19.16b, v19.16b, v12.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b}, [%[w1]]\neor v20.16b, v20.16b, v12.16b\neor v21.16b, v21.16b, v12.16b\n"
    "eor v12.16b, v22.16b, v12.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\n"
    "cnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v12.16b, v12.16b\nadd v7.16b, v7.16b, v17.16b\n"
    "add v8.16b, v8.16b, v18.16b\nadd v13.16b, v13.16b, v19.16b\nadd v9.16b, v9.16b, v20.16b\n"
    "add v10.16b, v10.16b, v21.16b\nadd v11.16b, v11.16b, v12.16b\nld1 {v17.16b, v18.16b}, [%[to0]]\n"
    "ld1r {v12.4s}, [%[x0]]\nsubs %[n], %[n], #1\nmov %[sx], #4\nmov %[sw], #48\ncsel %[sx], %[sx], xzr, ne\n"
    "csel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[w0], %[w0], %[sw]\nadd %[w1], %[w1], %[sw]\n"
    "ldr q19, [%[k], #0]\nldr q20, [%[k], #16]\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\neor v14.16b, v14.16b, v12.16b\n"
    "eor v15.16b, v15.16b, v12.16b\neor v16.16b, v16.16b, v12.16b\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n"
    "eor v21.16b, v23.16b, v12.16b\neor v22.16b, v24.16b, v12.16b\neor v12.16b, v25.16b, v12.16b\n"
    "cnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\n"
    "cnt v12.16b, v12.16b\nadd v7.16b, v7.16b, v14.16b\nadd v8.16b, v8.16b, v15.16b\nadd v13.16b, v13.16b, v16.16b\n"
    "add v9.16b, v9.16b, v21.16b\nadd v10.16b, v10.16b, v22.16b\nadd v11.16b, v11.16b, v12.16b\nuaddlp v7.8h, v7.16b\n"
    "uaddlp v8.8h, v8.16b\nuaddlp v12.8h, v13.16b\nuaddlp v9.8h, v9.16b\nuaddlp v10.8h, v10.16b\n"
    "uaddlp v11.8h, v11.16b\nld1r {v6.4s}, [%[x0]]\nmla v7.8h, v8.8h, v19.8h\nmla v9.8h, v10.8h, v19.8h\n"
    "mla v7.8h, v12.8h, v20.8h\nmla v9.8h, v11.8h, v20.8h\nuadalp v17.4s, v7.8h\nuadalp v18.4s, v9.8h\n"
    "st1 {v17.16b, v18.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 672 instructions, 688 cycles */
SYNTH_INLINE void LOCAL(assembly_2x2)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00,
    0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00, 0x04, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes,
      *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\nld1r {v6.4s}, [%[x0]]\n1:\n"
    "ld1r {v7.4s}, [%[x1]]\neor v8.16b, v0.16b, v6.16b\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v9.16b, v1.16b, v6.16b\neor v10.16b, v2.16b, v6.16b\n"
    "eor v11.16b, v3.16b, v6.16b\ncnt v8.16b, v8.16b\nld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]\n"
    "eor v15.16b, v4.16b, v6.16b\neor v16.16b, v5.16b, v6.16b\ncnt v9.16b, v9.16b\n"
    "ld1 {v17.16b, v18.16b, v19.16b}, [%[w1]]\ncnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\n"
    "eor v20.16b, v0.16b, v7.16b\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\neor v21.16b, v1.16b, v7.16b\n"
    "eor v22.16b, v2.16b, v7.16b\neor v23.16b, v3.16b, v7.16b\ncnt v20.16b, v20.16b\neor v24.16b, v4.16b, v7.16b\n"
    "eor v7.16b, v5.16b, v7.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\ncnt v23.16b, v23.16b\n"
    "ld1r {v25.4s}, [%[x0]]\ncnt v24.16b, v24.16b\ncnt v7.16b, v7.16b\nld1r {v26.4s}, [%[x1]]\nadd %[x0], %[x0], #4\n"
    "add %[x1], %[x1], #4\nadd %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v27.16b, v12.16b, v25.16b\n"
    "eor v28.16b, v13.16b, v25.16b\neor v29.16b, v14.16b, v25.16b\neor v30.16b, v17.16b, v25.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\neor v31.16b, v18.16b, v25.16b\neor v25.16b, v19.16b, v25.16b\n"
    "cnt v27.16b, v27.16b\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\n"
    "cnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\ncnt v25.16b, v25.16b\nadd v8.16b, v8.16b, v27.16b\n"
    "add v9.16b, v9.16b, v28.16b\nadd v10.16b, v10.16b, v29.16b\nadd v11.16b, v11.16b, v30.16b\n"
    "add v15.16b, v15.16b, v31.16b\nadd v16.16b, v16.16b, v25.16b\neor v12.16b, v12.16b, v26.16b\n"
    "eor v13.16b, v13.16b, v26.16b\neor v14.16b, v14.16b, v26.16b\neor v17.16b, v17.16b, v26.16b\n"
    "eor v18.16b, v18.16b, v26.16b\neor v19.16b, v19.16b, v26.16b\ncnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\n"
    "cnt v14.16b, v14.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\n"
    "add v12.16b, v20.16b, v12.16b\nadd v13.16b, v21.16b, v13.16b\nadd v14.16b, v22.16b, v14.16b\n"
    "add v17.16b, v23.16b, v17.16b\nadd v18.16b, v24.16b, v18.16b\nadd v7.16b, v7.16b, v19.16b\n"
    "ld1r {v19.4s}, [%[x0]]\nld1r {v20.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v21.16b, v0.16b, v19.16b\neor v22.16b, v1.16b, v19.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b}, [%[w0]]\neor v26.16b, v2.16b, v19.16b\neor v27.16b, v3.16b, v19.16b\n"
    "eor v28.16b, v4.16b, v19.16b\nld1 {v29.16b, v30.16b, v31.16b}, [%[w1]]\neor v19.16b, v5.16b, v19.16b\n"
    "cnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\ncnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v28.16b, v28.16b\n"
    "cnt v19.16b, v19.16b\nadd v8.16b, v8.16b, v21.16b\nadd v9.16b, v9.16b, v22.16b\nadd v10.16b, v10.16b, v26.16b\n"
    "add v11.16b, v11.16b, v27.16b\nadd v15.16b, v15.16b, v28.16b\nadd v16.16b, v16.16b, v19.16b\n"
    "eor v19.16b, v0.16b, v20.16b\neor v21.16b, v1.16b, v20.16b\neor v22.16b, v2.16b, v20.16b\n"
    "eor v26.16b, v3.16b, v20.16b\neor v27.16b, v4.16b, v20.16b\neor v20.16b, v5.16b, v20.16b\ncnt v19.16b, v19.16b\n"
    "cnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\ncnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v20.16b, v20.16b\n"
    "add v12.16b, v12.16b, v19.16b\nadd v13.16b, v13.16b, v21.16b\nadd v14.16b, v14.16b, v22.16b\n"
    "add v17.16b, v17.16b, v26.16b\nadd v18.16b, v18.16b, v27.16b\nadd v7.16b, v7.16b, v20.16b\n"
    "ld1r {v26.4s}, [%[x0]]\nld1r {v27.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v28.16b, v23.16b, v26.16b\neor v19.16b, v24.16b, v26.16b\n"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\neor v0.16b, v25.16b, v26.16b\neor v1.16b, v29.16b, v26.16b\n"
    "eor v2.16b, v30.16b, v26.16b\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\neor v26.16b, v31.16b, v26.16b\n"
    "cnt v28.16b, v28.16b\ncnt v19.16b, v19.16b\ncnt v0.16b, v0.16b\ncnt v1.16b, v1.16b\ncnt v2.16b, v2.16b\n"
    "cnt v26.16b, v26.16b\nadd v8.16b, v8.16b, v28.16b\nadd v9.16b, v9.16b, v19.16b\nadd v10.16b, v10.16b, v0.16b\n"
    "add v11.16b, v11.16b, v1.16b\nadd v15.16b, v15.16b, v2.16b\nadd v16.16b, v16.16b, v26.16b\n"
    "eor v19.16b, v23.16b, v27.16b\neor v26.16b, v24.16b, v27.16b\neor v28.16b, v25.16b, v27.16b\n"
    "eor v29.16b, v29.16b, v27.16b\neor v30.16b, v30.16b, v27.16b\neor v27.16b, v31.16b, v27.16b\n"
    "cnt v19.16b, v19.16b\ncnt v31.16b, v26.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\n"
    "cnt v23.16b, v27.16b\nadd v12.16b, v12.16b, v19.16b\nadd v13.16b, v13.16b, v31.16b\n"
    "add v14.16b, v14.16b, v28.16b\nadd v17.16b, v17.16b, v29.16b\nadd v18.16b, v18.16b, v30.16b\n"
    "add v7.16b, v7.16b, v23.16b\nld1r {v19.4s}, [%[x0]]\nld1r {v23.4s}, [%[x1]]\nadd %[x0], %[x0], #4\n"
    "add %[x1], %[x1], #4\nadd %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v24.16b, v20.16b, v19.16b\n"
    "eor v25.16b, v21.16b, v19.16b\nld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]\neor v29.16b, v22.16b, v19.16b\n"
    "eor v30.16b, v3.16b, v19.16b\neor v31.16b, v4.16b, v19.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\n"
    "eor v19.16b, v5.16b, v19.16b\ncnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\ncnt v29.16b, v29.16b\n"
    "cnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\ncnt v19.16b, v19.16b\nadd v8.16b, v8.16b, v24.16b\n"
    "add v9.16b, v9.16b, v25.16b\nadd v10.16b, v10.16b, v29.16b\nadd v11.16b, v11.16b, v30.16b\n"
    "add v15.16b, v15.16b, v31.16b\nadd v16.16b, v16.16b, v19.16b\neor v19.16b, v20.16b, v23.16b\n"
    "eor v20.16b, v21.16b, v23.16b\neor v21.16b, v22.16b, v23.16b\neor v22.16b, v3.16b, v23.16b\n"
    "eor v24.16b, v4.16b, v23.16b\neor v23.16b, v5.16b, v23.16b\ncnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\n"
    "cnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\ncnt v24.16b, v24.16b\ncnt v23.16b, v23.16b\n"
    "add v12.16b, v12.16b, v19.16b\nadd v13.16b, v13.16b, v20.16b\nadd v14.16b, v14.16b, v21.16b\n"
    "add v17.16b, v17.16b, v22.16b\nadd v24.16b, v18.16b, v24.16b\nadd v7.16b, v7.16b, v23.16b\n"
    "ld1r {v25.4s}, [%[x0]]\nld1r {v29.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v30.16b, v26.16b, v25.16b\neor v31.16b, v27.16b, v25.16b\n"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\neor v21.16b, v28.16b, v25.16b\neor v22.16b, v0.16b, v25.16b\n"
    "eor v23.16b, v1.16b, v25.16b\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\neor v25.16b, v2.16b, v25.16b\n"
    "cnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\ncnt v23.16b, v23.16b\n"
    "cnt v25.16b, v25.16b\nadd v8.16b, v8.16b, v30.16b\nadd v9.16b, v9.16b, v31.16b\nadd v10.16b, v10.16b, v21.16b\n"
    "add v11.16b, v11.16b, v22.16b\nadd v15.16b, v15.16b, v23.16b\nadd v16.16b, v16.16b, v25.16b\n"
    "eor v25.16b, v26.16b, v29.16b\neor v26.16b, v27.16b, v29.16b\neor v27.16b, v28.16b, v29.16b\n"
    "eor v28.16b, v0.16b, v29.16b\neor v30.16b, v1.16b, v29.16b\neor v29.16b, v2.16b, v29.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v28.16b, v28.16b\ncnt v30.16b, v30.16b\ncnt v29.16b, v29.16b\n"
    "add v12.16b, v12.16b, v25.16b\nadd v13.16b, v13.16b, v26.16b\nadd v14.16b, v14.16b, v27.16b\n"
    "add v17.16b, v17.16b, v28.16b\nadd v30.16b, v24.16b, v30.16b\nadd v7.16b, v7.16b, v29.16b\n"
    "ld1r {v31.4s}, [%[x0]]\nld1r {v21.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v22.16b, v18.16b, v31.16b\neor v23.16b, v19.16b, v31.16b\n"
    "ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]\neor v27.16b, v20.16b, v31.16b\neor v28.16b, v3.16b, v31.16b\n"
    "eor v29.16b, v4.16b, v31.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\neor v31.16b, v5.16b, v31.16b\n"
    "cnt v22.16b, v22.16b\ncnt v23.16b, v23.16b\ncnt v27.16b, v27.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\n"
    "cnt v31.16b, v31.16b\nadd v8.16b, v8.16b, v22.16b\nadd v9.16b, v9.16b, v23.16b\nadd v10.16b, v10.16b, v27.16b\n"
    "add v11.16b, v11.16b, v28.16b\nadd v15.16b, v15.16b, v29.16b\nadd v16.16b, v16.16b, v31.16b\n"
    "eor v18.16b, v18.16b, v21.16b\neor v19.16b, v19.16b, v21.16b\neor v20.16b, v20.16b, v21.16b\n"
    "eor v31.16b, v3.16b, v21.16b\neor v22.16b, v4.16b, v21.16b\neor v21.16b, v5.16b, v21.16b\ncnt v18.16b, v18.16b\n"
    "cnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\ncnt v23.16b, v31.16b\ncnt v22.16b, v22.16b\ncnt v21.16b, v21.16b\n"
    "add v12.16b, v12.16b, v18.16b\nadd v13.16b, v13.16b, v19.16b\nadd v14.16b, v14.16b, v20.16b\n"
    "add v23.16b, v17.16b, v23.16b\nadd v22.16b, v30.16b, v22.16b\nadd v7.16b, v7.16b, v21.16b\n"
    "ld1r {v17.4s}, [%[x0]]\nld1r {v18.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v19.16b, v24.16b, v17.16b\neor v20.16b, v25.16b, v17.16b\n"
    "ld1 {v27.16b, v28.16b, v29.16b}, [%[w0]]\neor v21.16b, v26.16b, v17.16b\neor v30.16b, v0.16b, v17.16b\n"
    "eor v31.16b, v1.16b, v17.16b\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\neor v17.16b, v2.16b, v17.16b\n"
    "cnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\n"
    "cnt v17.16b, v17.16b\nadd v8.16b, v8.16b, v19.16b\nadd v9.16b, v9.16b, v20.16b\nadd v10.16b, v10.16b, v21.16b\n"
    "add v11.16b, v11.16b, v30.16b\nadd v15.16b, v15.16b, v31.16b\nadd v16.16b, v16.16b, v17.16b\n"
    "eor v17.16b, v24.16b, v18.16b\neor v24.16b, v25.16b, v18.16b\neor v25.16b, v26.16b, v18.16b\n"
    "eor v26.16b, v0.16b, v18.16b\neor v30.16b, v1.16b, v18.16b\neor v31.16b, v2.16b, v18.16b\ncnt v17.16b, v17.16b\n"
    "cnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\ncnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\n"
    "add v12.16b, v12.16b, v17.16b\nadd v13.16b, v13.16b, v24.16b\nadd v14.16b, v14.16b, v25.16b\n"
    "add v23.16b, v23.16b, v26.16b\nadd v30.16b, v22.16b, v30.16b\nadd v7.16b, v7.16b, v31.16b\n"
    "ld1r {v31.4s}, [%[x0]]\nld1r {v24.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v25.16b, v27.16b, v31.16b\neor v26.16b, v28.16b, v31.16b\n"
    "ld1 {v17.16b, v18.16b, v19.16b}, [%[w0]]\neor v20.16b, v29.16b, v31.16b\neor v21.16b, v3.16b, v31.16b\n"
    "eor v22.16b, v4.16b, v31.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\neor v31.16b, v5.16b, v31.16b\n"
    "cnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\n"
    "cnt v31.16b, v31.16b\nadd v8.16b, v8.16b, v25.16b\nadd v9.16b, v9.16b, v26.16b\nadd v10.16b, v10.16b, v20.16b\n"
    "add v11.16b, v11.16b, v21.16b\nadd v15.16b, v15.16b, v22.16b\nadd v16.16b, v16.16b, v31.16b\n"
    "eor v31.16b, v27.16b, v24.16b\neor v20.16b, v28.16b, v24.16b\neor v21.16b, v29.16b, v24.16b\n"
    "eor v22.16b, v3.16b, v24.16b\neor v25.16b, v4.16b, v24.16b\neor v24.16b, v5.16b, v24.16b\ncnt v31.16b, v31.16b\n"
    "cnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\ncnt v25.16b, v25.16b\ncnt v24.16b, v24.16b\n"
    "add v12.16b, v12.16b, v31.16b\nadd v13.16b, v13.16b, v20.16b\nadd v14.16b, v14.16b, v21.16b\n"
    "add v31.16b, v23.16b, v22.16b\nadd v20.16b, v30.16b, v25.16b\nadd v7.16b, v7.16b, v24.16b\n"
    "ld1r {v21.4s}, [%[x0]]\nld1r {v22.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v23.16b, v17.16b, v21.16b\neor v24.16b, v18.16b, v21.16b\n"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\neor v28.16b, v19.16b, v21.16b\neor v29.16b, v0.16b, v21.16b\n"
    "eor v30.16b, v1.16b, v21.16b\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\neor v21.16b, v2.16b, v21.16b\n"
    "cnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\n"
    "cnt v21.16b, v21.16b\nadd v8.16b, v8.16b, v23.16b\nadd v9.16b, v9.16b, v24.16b\nadd v10.16b, v10.16b, v28.16b\n"
    "add v11.16b, v11.16b, v29.16b\nadd v15.16b, v15.16b, v30.16b\nadd v16.16b, v16.16b, v21.16b\n"
    "eor v17.16b, v17.16b, v22.16b\neor v18.16b, v18.16b, v22.16b\neor v19.16b, v19.16b, v22.16b\n"
    "eor v21.16b, v0.16b, v22.16b\neor v23.16b, v1.16b, v22.16b\neor v22.16b, v2.16b, v22.16b\ncnt v17.16b, v17.16b\n"
    "cnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\ncnt v21.16b, v21.16b\ncnt v23.16b, v23.16b\ncnt v22.16b, v22.16b\n"
    "add v12.16b, v12.16b, v17.16b\nadd v13.16b, v13.16b, v18.16b\nadd v14.16b, v14.16b, v19.16b\n"
    "add v21.16b, v31.16b, v21.16b\nadd v23.16b, v20.16b, v23.16b\nadd v7.16b, v7.16b, v22.16b\n"
    "ld1r {v22.4s}, [%[x0]]\nld1r {v24.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v17.16b, v25.16b, v22.16b\neor v18.16b, v26.16b, v22.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]\neor v31.16b, v27.16b, v22.16b\neor v19.16b, v3.16b, v22.16b\n"
    "eor v20.16b, v4.16b, v22.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\neor v22.16b, v5.16b, v22.16b\n"
    "cnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\ncnt v31.16b, v31.16b\ncnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\n"
    "cnt v22.16b, v22.16b\nadd v8.16b, v8.16b, v17.16b\nadd v9.16b, v9.16b, v18.16b\nadd v10.16b, v10.16b, v31.16b\n"
    "add v11.16b, v11.16b, v19.16b\nadd v15.16b, v15.16b, v20.16b\nadd v22.16b, v16.16b, v22.16b\n"
    "eor v25.16b, v25.16b, v24.16b\neor v26.16b, v26.16b, v24.16b\neor v27.16b, v27.16b, v24.16b\n"
    "eor v31.16b, v3.16b, v24.16b\neor v16.16b, v4.16b, v24.16b\neor v24.16b, v5.16b, v24.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v31.16b, v31.16b\ncnt v16.16b, v16.16b\ncnt v24.16b, v24.16b\n"
    "add v12.16b, v12.16b, v25.16b\nadd v13.16b, v13.16b, v26.16b\nadd v14.16b, v14.16b, v27.16b\n"
    "add v31.16b, v21.16b, v31.16b\nadd v23.16b, v23.16b, v16.16b\nadd v7.16b, v7.16b, v24.16b\n"
    "ld1r {v24.4s}, [%[x0]]\nld1r {v25.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v26.16b, v28.16b, v24.16b\neor v27.16b, v29.16b, v24.16b\n"
    "ld1 {v16.16b, v17.16b, v18.16b}, [%[w0]]\neor v19.16b, v30.16b, v24.16b\neor v20.16b, v0.16b, v24.16b\n"
    "eor v21.16b, v1.16b, v24.16b\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\neor v24.16b, v2.16b, v24.16b\n"
    "cnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\n"
    "cnt v24.16b, v24.16b\nadd v8.16b, v8.16b, v26.16b\nadd v9.16b, v9.16b, v27.16b\nadd v10.16b, v10.16b, v19.16b\n"
    "add v11.16b, v11.16b, v20.16b\nadd v15.16b, v15.16b, v21.16b\nadd v24.16b, v22.16b, v24.16b\n"
    "eor v26.16b, v28.16b, v25.16b\neor v27.16b, v29.16b, v25.16b\neor v28.16b, v30.16b, v25.16b\n"
    "eor v29.16b, v0.16b, v25.16b\neor v30.16b, v1.16b, v25.16b\neor v25.16b, v2.16b, v25.16b\ncnt v26.16b, v26.16b\n"
    "cnt v27.16b, v27.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\ncnt v25.16b, v25.16b\n"
    "add v12.16b, v12.16b, v26.16b\nadd v13.16b, v13.16b, v27.16b\nadd v14.16b, v14.16b, v28.16b\n"
    "add v31.16b, v31.16b, v29.16b\nadd v19.16b, v23.16b, v30.16b\nadd v7.16b, v7.16b, v25.16b\n"
    "ld1r {v20.4s}, [%[x0]]\nld1r {v21.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v22.16b, v16.16b, v20.16b\neor v23.16b, v17.16b, v20.16b\n"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\neor v28.16b, v18.16b, v20.16b\neor v29.16b, v3.16b, v20.16b\n"
    "eor v30.16b, v4.16b, v20.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\neor v20.16b, v5.16b, v20.16b\n"
    "cnt v22.16b, v22.16b\ncnt v23.16b, v23.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\n"
    "cnt v20.16b, v20.16b\nadd v8.16b, v8.16b, v22.16b\nadd v9.16b, v9.16b, v23.16b\nadd v10.16b, v10.16b, v28.16b\n"
    "add v11.16b, v11.16b, v29.16b\nadd v15.16b, v15.16b, v30.16b\nadd v20.16b, v24.16b, v20.16b\n"
    "eor v16.16b, v16.16b, v21.16b\neor v17.16b, v17.16b, v21.16b\neor v18.16b, v18.16b, v21.16b\n"
    "eor v22.16b, v3.16b, v21.16b\neor v23.16b, v4.16b, v21.16b\neor v21.16b, v5.16b, v21.16b\ncnt v16.16b, v16.16b\n"
    "cnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\ncnt v22.16b, v22.16b\ncnt v23.16b, v23.16b\ncnt v21.16b, v21.16b\n"
    "add v12.16b, v12.16b, v16.16b\nadd v13.16b, v13.16b, v17.16b\nadd v14.16b, v14.16b, v18.16b\n"
    "add v22.16b, v31.16b, v22.16b\nadd v23.16b, v19.16b, v23.16b\nadd v7.16b, v7.16b, v21.16b\n"
    "ld1r {v21.4s}, [%[x0]]\nld1r {v24.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v16.16b, v25.16b, v21.16b\neor v17.16b, v26.16b, v21.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]\neor v31.16b, v27.16b, v21.16b\neor v18.16b, v0.16b, v21.16b\n"
    "eor v19.16b, v1.16b, v21.16b\nld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\neor v21.16b, v2.16b, v21.16b\n"
    "cnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\ncnt v31.16b, v31.16b\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\n"
    "cnt v21.16b, v21.16b\nadd v8.16b, v8.16b, v16.16b\nadd v9.16b, v9.16b, v17.16b\nadd v10.16b, v10.16b, v31.16b\n"
    "add v11.16b, v11.16b, v18.16b\nadd v31.16b, v15.16b, v19.16b\nadd v15.16b, v20.16b, v21.16b\n"
    "eor v25.16b, v25.16b, v24.16b\neor v26.16b, v26.16b, v24.16b\neor v27.16b, v27.16b, v24.16b\n"
    "eor v16.16b, v0.16b, v24.16b\neor v17.16b, v1.16b, v24.16b\neor v24.16b, v2.16b, v24.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\ncnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\ncnt v24.16b, v24.16b\n"
    "add v12.16b, v12.16b, v25.16b\nadd v13.16b, v13.16b, v26.16b\nadd v14.16b, v14.16b, v27.16b\n"
    "add v16.16b, v22.16b, v16.16b\nadd v25.16b, v23.16b, v17.16b\nadd v7.16b, v7.16b, v24.16b\n"
    "ld1r {v26.4s}, [%[x0]]\nld1r {v27.4s}, [%[x1]]\nadd %[x0], %[x0], #4\nadd %[x1], %[x1], #4\n"
    "add %[w0], %[w0], #48\nadd %[w1], %[w1], #48\neor v17.16b, v28.16b, v26.16b\neor v18.16b, v29.16b, v26.16b\n"
    "ld1 {v19.16b, v20.16b, v21.16b}, [%[w0]]\neor v22.16b, v30.16b, v26.16b\neor v23.16b, v3.16b, v26.16b\n"
    "eor v24.16b, v4.16b, v26.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\neor v26.16b, v5.16b, v26.16b\n"
    "cnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\ncnt v22.16b, v22.16b\ncnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\n"
    "cnt v26.16b, v26.16b\nadd v8.16b, v8.16b, v17.16b\nadd v9.16b, v9.16b, v18.16b\nadd v10.16b, v10.16b, v22.16b\n"
    "add v11.16b, v11.16b, v23.16b\nadd v31.16b, v31.16b, v24.16b\nadd v15.16b, v15.16b, v26.16b\n"
    "eor v26.16b, v28.16b, v27.16b\neor v17.16b, v29.16b, v27.16b\neor v18.16b, v30.16b, v27.16b\n"
    "eor v22.16b, v3.16b, v27.16b\neor v23.16b, v4.16b, v27.16b\neor v24.16b, v5.16b, v27.16b\n"
    "ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]\ncnt v26.16b, v26.16b\ncnt v17.16b, v17.16b\n"
    "cnt v18.16b, v18.16b\ncnt v22.16b, v22.16b\ncnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\n"
    "add v12.16b, v12.16b, v26.16b\nadd v13.16b, v13.16b, v17.16b\nadd v14.16b, v14.16b, v18.16b\n"
    "add v22.16b, v16.16b, v22.16b\nadd v23.16b, v25.16b, v23.16b\nadd v7.16b, v7.16b, v24.16b\n"
    "ld1r {v16.4s}, [%[x0]]\nld1r {v17.4s}, [%[x1]]\nldr q18, [%[k], #0]\nldr q24, [%[k], #16]\n"
    "eor v25.16b, v19.16b, v16.16b\neor v26.16b, v20.16b, v16.16b\neor v3.16b, v21.16b, v16.16b\n"
    "eor v4.16b, v0.16b, v16.16b\neor v5.16b, v1.16b, v16.16b\neor v16.16b, v2.16b, v16.16b\ncnt v25.16b, v25.16b\n"
    "subs %[n], %[n], #1\nmov %[sx], #4\nmov %[sw], #48\ncsel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\n"
    "add %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\nadd %[w0], %[w0], %[sw]\nadd %[w1], %[w1], %[sw]\n"
    "cnt v26.16b, v26.16b\ncnt v3.16b, v3.16b\ncnt v4.16b, v4.16b\nadd v8.16b, v8.16b, v25.16b\ncnt v25.16b, v5.16b\n"
    "cnt v16.16b, v16.16b\nadd v9.16b, v9.16b, v26.16b\nadd v10.16b, v10.16b, v3.16b\nadd v11.16b, v11.16b, v4.16b\n"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\nuaddlp v8.8h, v8.16b\nadd v31.16b, v31.16b, v25.16b\n"
    "add v15.16b, v15.16b, v16.16b\nuaddlp v9.8h, v9.16b\nuaddlp v10.8h, v10.16b\nuaddlp v11.8h, v11.16b\n"
    "eor v16.16b, v19.16b, v17.16b\nuaddlp v19.8h, v31.16b\nuaddlp v15.8h, v15.16b\nmla v8.8h, v9.8h, v18.8h\n"
    "eor v9.16b, v20.16b, v17.16b\neor v31.16b, v21.16b, v17.16b\ncnt v16.16b, v16.16b\nmla v11.8h, v19.8h, v18.8h\n"
    "eor v25.16b, v0.16b, v17.16b\nmla v8.8h, v10.8h, v24.8h\ncnt v26.16b, v9.16b\ncnt v31.16b, v31.16b\n"
    "add v12.16b, v12.16b, v16.16b\nmla v11.8h, v15.8h, v24.8h\ncnt v25.16b, v25.16b\nuadalp v27.4s, v8.8h\n"
    "add v13.16b, v13.16b, v26.16b\nadd v26.16b, v14.16b, v31.16b\neor v31.16b, v1.16b, v17.16b\n"
    "uadalp v28.4s, v11.8h\neor v19.16b, v2.16b, v17.16b\nld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n"
    "add v25.16b, v22.16b, v25.16b\nuaddlp v20.8h, v12.16b\nuaddlp v21.8h, v13.16b\ncnt v22.16b, v31.16b\n"
    "uaddlp v26.8h, v26.16b\ncnt v19.16b, v19.16b\nuaddlp v25.8h, v25.16b\nld1r {v6.4s}, [%[x0]]\n"
    "mla v20.8h, v21.8h, v18.8h\nadd v31.16b, v23.16b, v22.16b\nadd v19.16b, v7.16b, v19.16b\n"
    "mla v20.8h, v26.8h, v24.8h\nuaddlp v26.8h, v31.16b\nuaddlp v19.8h, v19.16b\nuadalp v29.4s, v20.8h\n"
    "mla v25.8h, v26.8h, v18.8h\nmla v25.8h, v19.8h, v24.8h\nuadalp v30.4s, v25.8h\n"
    "st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
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
  uint8x16_t lanes16_2 = vld1q_u8(LOCAL(lanes16_2));
  uint8x16_t lanes16_4 = vld1q_u8(LOCAL(lanes16_4));
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t zeros = vld1q_u8(zero);
  uint8x16_t stage0_0[2][7], stage0_1[2][7], stage0_2[2][7], stage1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; stage1_0[r][c] = zeros; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t remaining0 = 31;
#ifdef SYNTH_ASSEMBLY
  uint8_t stored[224] __attribute__((aligned(16)));
  memset(stored, 0, sizeof stored);
#endif
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t remaining = chunks; remaining > 0;) {
#ifdef SYNTH_ASSEMBLY
        int32_t n = 0, executed = 0;
        if (registers == 1 && columns == 2 && (n = remaining / 16) > 0) {
          LOCAL(assembly_1x2)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
        }
        if (registers == 1 && columns == 4 && (n = remaining / 16) > 0) {
          LOCAL(assembly_1x4)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
        }
        if (registers == 1 && columns == 7 && (n = remaining / 8) > 0) {
          LOCAL(assembly_1x7)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 8;
        }
        if (registers == 2 && columns == 1 && (n = remaining / 16) > 0) {
          LOCAL(assembly_2x1)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
        }
        if (registers == 2 && columns == 2 && (n = remaining / 16) > 0) {
          LOCAL(assembly_2x2)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
        }
        if (executed > 0) {
          remaining -= executed;
          at += (intptr_t)executed * 1, packed += (intptr_t)executed * 48;
          continue;
        }
#endif
        /* The steps up to the next widening are a loop of their own, which needs all registers. */
        const int32_t run = remaining < remaining0 ? remaining : remaining0;
        remaining -= run, remaining0 -= run;
        const uint8_t *rows[2];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t operand[2][3];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 48;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            operand[r][0] = w0;
            operand[r][1] = w1;
            operand[r][2] = w2;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], operand[r][1], operand[r][2],
                vreinterpretq_u8_u32(a0), &stage0_0[r][c], &stage0_1[r][c], &stage0_2[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 48;
        if (remaining0 == 0) {
          remaining0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], stage0_1[r][c], stage0_2[r][c], lanes16_2, lanes16_4, &stage1_0[r][c]);
              stage0_0[r][c] = zeros; stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      stage0_1[r][c], stage0_2[r][c], lanes16_2, lanes16_4, &stage1_0[r][c]); stage0_0[r][c] = zeros;
      stage0_1[r][c] = zeros; stage0_2[r][c] = zeros; }
#ifdef SYNTH_ASSEMBLY
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns;
      ++c) LOCAL(epilogue)(vld1q_u8(stored + ((c * registers + r) * 1 + 0) * 16),
      out + (intptr_t)c * out_stride + r * 4);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) LOCAL(epilogue)(stage1_0[r][c],
      out + (intptr_t)c * out_stride + r * 4);
}

#else /* any other CPU: the counts in portable C */

static inline uint32_t LOCAL(ones)(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  return (((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24;
}
static void LOCAL(tile)(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride, int32_t height, int32_t row_stride, int32_t width,
    int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint32_t *w = weights + (intptr_t)r * register_stride;
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint32_t *a = activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x *
          tap_stride;
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 12)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          const uint32_t w1 = w[4 + row];
          const uint32_t w2 = w[8 + row];
          total[row] += 1u * (0u - 2u * LOCAL(ones)(w0 & a[0]) + 1u * LOCAL(ones)(w0) + 1u * LOCAL(ones)(a[0]));
          total[row] += 2u * (0u - 2u * LOCAL(ones)(w1 & a[0]) + 1u * LOCAL(ones)(w1) + 1u * LOCAL(ones)(a[0]));
          total[row] += 4u * (0u - 2u * LOCAL(ones)(w2 & a[0]) + 1u * LOCAL(ones)(w2) + 1u * LOCAL(ones)(a[0]));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_neon_a1w3_twos_bipolar_m8n1k64_aarch64_bitplanes_##registers##x##columns(const uint32_t \
      *weights, const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 2) TILE(1, 4) TILE(1, 7) TILE(2, 1) TILE(2, 2) TILE(2, 4)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_neon_a1w3_twos_bipolar_m8n1k64_aarch64_bitplanes(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t padded[32];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        padded[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 2)
        synth_neon_a1w3_twos_bipolar_m8n1k64_aarch64_bitplanes_2x4(w, a, padded, tall * 4, chunks * 1, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 4)
        synth_neon_a1w3_twos_bipolar_m8n1k64_aarch64_bitplanes_1x4(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a1w3_twos_bipolar_m8n1k64_aarch64_bitplanes_1x1(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, padded + c * tall * 4,
            (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}
#endif
#undef LOCAL
