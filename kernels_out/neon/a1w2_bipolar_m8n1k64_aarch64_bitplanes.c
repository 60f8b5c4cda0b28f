/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W2 bipolar: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1]. Weights: 2 bit bipolar, values [-3, -1, 1, 3].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 2 x 4 words, a word per derived plane and
 * row; derived planes [0: veorq_u8(byte_ff, plane0), 1: veorq_u8(byte_ff, plane1); byte_ff: 0xff repeated]. Bits
 * of unused positions and rows are zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count words: between columns, between
 * rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [0, 0][i] *
 * ones(weight plane i) + -3 * K + -6 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 357913920 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 2 per accumulator, a step adds at most [8, 8], widened every 31 steps with coefficients [2,
 * 4]. Instructions: 6 per accumulator of 4 x 32 positions, 0 per column, 5 per widening.
 *
 * Proof: 26 obligations, all proved: a step as a block kernel, and the loop by induction over K.
 */
#define LOCAL(name) synth_neon_a1w2_bipolar_m8n1k64_aarch64_bitplanes_##name
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
/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(uint8x16_t w0, uint8x16_t w1, uint8x16_t a0, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p00_0_0 = veorq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t p10_0_0 = veorq_u8(w1, a0);
  const uint8x16_t g1 = vcntq_u8(p10_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void LOCAL(stage1)(uint8x16_t g0, uint8x16_t g1, uint8x16_t lanes16_2, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint16x8_t r1_0 = vpaddlq_u8(g1);
  const uint16x8_t r2_0 = vmlaq_u16(r0_0, r1_0, vreinterpretq_u16_u8(lanes16_2));
  const uint16x8_t r3_0 = vaddq_u16(r2_0, r2_0);
  const uint32x4_t r4_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r3_0);
  *to0 = vreinterpretq_u8_u32(r4_0);
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(uint8x16_t wide, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ASSEMBLY 1
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 233 instructions, 239 cycles */
SYNTH_INLINE void LOCAL(assembly_1x2)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld2r {v4.4s, v5.4s}, [%[x0]]\n1:\nld2r {v6.4s, v7.4s}, [%[x1]]\n"
    "eor v8.16b, v0.16b, v4.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\n"
    "eor v9.16b, v1.16b, v4.16b\neor v10.16b, v2.16b, v5.16b\neor v11.16b, v3.16b, v5.16b\ncnt v8.16b, v8.16b\n"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[w0]]\neor v16.16b, v0.16b, v6.16b\neor v6.16b, v1.16b, v6.16b\n"
    "cnt v9.16b, v9.16b\ncnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\nld2r {v17.4s, v18.4s}, [%[x0]]\n"
    "eor v19.16b, v2.16b, v7.16b\ncnt v16.16b, v16.16b\ncnt v6.16b, v6.16b\neor v7.16b, v3.16b, v7.16b\n"
    "add v8.16b, v8.16b, v10.16b\nadd v9.16b, v9.16b, v11.16b\ncnt v10.16b, v19.16b\nld2r {v19.4s, v20.4s}, [%[x1]]\n"
    "eor v11.16b, v12.16b, v17.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\n"
    "cnt v7.16b, v7.16b\neor v17.16b, v13.16b, v17.16b\nadd v10.16b, v16.16b, v10.16b\ncnt v11.16b, v11.16b\n"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w0]]\neor v16.16b, v14.16b, v18.16b\neor v18.16b, v15.16b, v18.16b\n"
    "add v6.16b, v6.16b, v7.16b\ncnt v7.16b, v17.16b\nld2r {v25.4s, v26.4s}, [%[x0]]\neor v12.16b, v12.16b, v19.16b\n"
    "add v8.16b, v8.16b, v11.16b\ncnt v11.16b, v16.16b\ncnt v16.16b, v18.16b\neor v13.16b, v13.16b, v19.16b\n"
    "add v7.16b, v9.16b, v7.16b\ncnt v9.16b, v12.16b\neor v12.16b, v14.16b, v20.16b\nadd v8.16b, v8.16b, v11.16b\n"
    "eor v11.16b, v15.16b, v20.16b\ncnt v13.16b, v13.16b\nadd v7.16b, v7.16b, v16.16b\nadd v9.16b, v10.16b, v9.16b\n"
    "cnt v10.16b, v12.16b\nld2r {v27.4s, v28.4s}, [%[x1]]\neor v12.16b, v21.16b, v25.16b\nadd %[x0], %[x0], #8\n"
    "add %[x1], %[x1], #8\nadd %[w0], %[w0], #64\nadd v6.16b, v6.16b, v13.16b\ncnt v11.16b, v11.16b\n"
    "add v9.16b, v9.16b, v10.16b\ncnt v10.16b, v12.16b\nld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[w0]]\n"
    "eor v25.16b, v22.16b, v25.16b\neor v29.16b, v23.16b, v26.16b\neor v26.16b, v24.16b, v26.16b\n"
    "add v6.16b, v6.16b, v11.16b\nld2r {v30.4s, v31.4s}, [%[x0]]\neor v11.16b, v21.16b, v27.16b\n"
    "add v8.16b, v8.16b, v10.16b\ncnt v10.16b, v25.16b\ncnt v25.16b, v29.16b\ncnt v26.16b, v26.16b\n"
    "eor v27.16b, v22.16b, v27.16b\ncnt v11.16b, v11.16b\neor v29.16b, v23.16b, v28.16b\nadd v7.16b, v7.16b, v10.16b\n"
    "add v8.16b, v8.16b, v25.16b\neor v10.16b, v24.16b, v28.16b\ncnt v27.16b, v27.16b\nadd v9.16b, v9.16b, v11.16b\n"
    "cnt v11.16b, v29.16b\nadd v7.16b, v7.16b, v26.16b\nld2r {v28.4s, v29.4s}, [%[x1]]\neor v16.16b, v12.16b, v30.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\nadd v6.16b, v6.16b, v27.16b\n"
    "cnt v10.16b, v10.16b\nadd v9.16b, v9.16b, v11.16b\ncnt v11.16b, v16.16b\n"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\neor v30.16b, v13.16b, v30.16b\neor v20.16b, v14.16b, v31.16b\n"
    "eor v31.16b, v15.16b, v31.16b\nadd v6.16b, v6.16b, v10.16b\nld2r {v21.4s, v22.4s}, [%[x0]]\n"
    "eor v10.16b, v12.16b, v28.16b\nadd v8.16b, v8.16b, v11.16b\ncnt v30.16b, v30.16b\ncnt v20.16b, v20.16b\n"
    "cnt v31.16b, v31.16b\neor v11.16b, v13.16b, v28.16b\ncnt v10.16b, v10.16b\neor v12.16b, v14.16b, v29.16b\n"
    "add v7.16b, v7.16b, v30.16b\nadd v8.16b, v8.16b, v20.16b\neor v20.16b, v15.16b, v29.16b\ncnt v11.16b, v11.16b\n"
    "add v9.16b, v9.16b, v10.16b\ncnt v10.16b, v12.16b\nadd v7.16b, v7.16b, v31.16b\nld2r {v12.4s, v13.4s}, [%[x1]]\n"
    "eor v14.16b, v16.16b, v21.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\n"
    "add v6.16b, v6.16b, v11.16b\ncnt v11.16b, v20.16b\nadd v15.16b, v9.16b, v10.16b\ncnt v14.16b, v14.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[w0]]\neor v9.16b, v17.16b, v21.16b\neor v10.16b, v18.16b, v22.16b\n"
    "eor v20.16b, v19.16b, v22.16b\nadd v6.16b, v6.16b, v11.16b\nld2r {v21.4s, v22.4s}, [%[x0]]\n"
    "eor v11.16b, v16.16b, v12.16b\nadd v8.16b, v8.16b, v14.16b\ncnt v9.16b, v9.16b\ncnt v10.16b, v10.16b\n"
    "cnt v14.16b, v20.16b\neor v12.16b, v17.16b, v12.16b\ncnt v11.16b, v11.16b\neor v20.16b, v18.16b, v13.16b\n"
    "add v7.16b, v7.16b, v9.16b\nadd v8.16b, v8.16b, v10.16b\neor v13.16b, v19.16b, v13.16b\ncnt v12.16b, v12.16b\n"
    "add v9.16b, v15.16b, v11.16b\ncnt v10.16b, v20.16b\nadd v7.16b, v7.16b, v14.16b\nld2r {v27.4s, v28.4s}, [%[x1]]\n"
    "eor v11.16b, v23.16b, v21.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\n"
    "add v6.16b, v6.16b, v12.16b\ncnt v29.16b, v13.16b\nadd v9.16b, v9.16b, v10.16b\ncnt v30.16b, v11.16b\n"
    "ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[w0]]\neor v31.16b, v24.16b, v21.16b\neor v14.16b, v25.16b, v22.16b\n"
    "eor v15.16b, v26.16b, v22.16b\nadd v6.16b, v6.16b, v29.16b\nld2r {v16.4s, v17.4s}, [%[x0]]\n"
    "eor v29.16b, v23.16b, v27.16b\nadd v8.16b, v8.16b, v30.16b\ncnt v30.16b, v31.16b\ncnt v14.16b, v14.16b\n"
    "cnt v15.16b, v15.16b\neor v27.16b, v24.16b, v27.16b\ncnt v29.16b, v29.16b\neor v31.16b, v25.16b, v28.16b\n"
    "add v7.16b, v7.16b, v30.16b\nadd v8.16b, v8.16b, v14.16b\neor v14.16b, v26.16b, v28.16b\ncnt v30.16b, v27.16b\n"
    "add v9.16b, v9.16b, v29.16b\ncnt v31.16b, v31.16b\nadd v7.16b, v7.16b, v15.16b\nld2r {v18.4s, v19.4s}, [%[x1]]\n"
    "eor v15.16b, v10.16b, v16.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\n"
    "add v6.16b, v6.16b, v30.16b\ncnt v14.16b, v14.16b\nadd v9.16b, v9.16b, v31.16b\ncnt v15.16b, v15.16b\n"
    "ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[w0]]\neor v16.16b, v11.16b, v16.16b\neor v24.16b, v12.16b, v17.16b\n"
    "eor v17.16b, v13.16b, v17.16b\nadd v6.16b, v6.16b, v14.16b\nld2r {v25.4s, v26.4s}, [%[x0]]\n"
    "eor v10.16b, v10.16b, v18.16b\nadd v8.16b, v8.16b, v15.16b\ncnt v14.16b, v16.16b\ncnt v24.16b, v24.16b\n"
    "cnt v15.16b, v17.16b\neor v11.16b, v11.16b, v18.16b\ncnt v10.16b, v10.16b\neor v12.16b, v12.16b, v19.16b\n"
    "add v7.16b, v7.16b, v14.16b\nadd v8.16b, v8.16b, v24.16b\neor v24.16b, v13.16b, v19.16b\ncnt v11.16b, v11.16b\n"
    "add v9.16b, v9.16b, v10.16b\ncnt v10.16b, v12.16b\nadd v7.16b, v7.16b, v15.16b\nld2r {v27.4s, v28.4s}, [%[x1]]\n"
    "eor v29.16b, v20.16b, v25.16b\nsubs %[n], %[n], #1\nmov %[sx], #8\nmov %[sw], #64\ncsel %[sx], %[sx], xzr, ne\n"
    "csel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\nadd %[w0], %[w0], %[sw]\n"
    "add v6.16b, v6.16b, v11.16b\ncnt v24.16b, v24.16b\nadd v30.16b, v9.16b, v10.16b\nld1 {v9.16b, v10.16b}, [%[to0]]\n"
    "cnt v29.16b, v29.16b\neor v25.16b, v21.16b, v25.16b\neor v31.16b, v22.16b, v26.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\neor v26.16b, v23.16b, v26.16b\nadd v6.16b, v6.16b, v24.16b\n"
    "eor v24.16b, v20.16b, v27.16b\nadd v8.16b, v8.16b, v29.16b\ncnt v25.16b, v25.16b\ncnt v29.16b, v31.16b\n"
    "cnt v26.16b, v26.16b\nld2r {v4.4s, v5.4s}, [%[x0]]\neor v27.16b, v21.16b, v27.16b\ncnt v24.16b, v24.16b\n"
    "eor v31.16b, v22.16b, v28.16b\nadd v7.16b, v7.16b, v25.16b\nadd v8.16b, v8.16b, v29.16b\n"
    "eor v25.16b, v23.16b, v28.16b\ncnt v27.16b, v27.16b\nadd v28.16b, v30.16b, v24.16b\ncnt v29.16b, v31.16b\n"
    "add v7.16b, v7.16b, v26.16b\nuaddlp v8.8h, v8.16b\ncnt v30.16b, v25.16b\nadd v6.16b, v6.16b, v27.16b\n"
    "ldr q31, [%[k], #0]\nadd v11.16b, v28.16b, v29.16b\nuaddlp v7.8h, v7.16b\nadd v6.16b, v6.16b, v30.16b\n"
    "uaddlp v11.8h, v11.16b\nmla v8.8h, v7.8h, v31.8h\nuaddlp v6.8h, v6.16b\nadd v7.8h, v8.8h, v8.8h\n"
    "mla v11.8h, v6.8h, v31.8h\nuadalp v9.4s, v7.8h\nadd v6.8h, v11.8h, v11.8h\nuadalp v10.4s, v6.8h\n"
    "st1 {v9.16b, v10.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 447 instructions, 447 cycles */
SYNTH_INLINE void LOCAL(assembly_1x4)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld2r {v4.4s, v5.4s}, [%[x0]]\n1:\nld2r {v6.4s, v7.4s}, [%[x1]]\n"
    "eor v8.16b, v0.16b, v4.16b\neor v9.16b, v1.16b, v4.16b\neor v10.16b, v2.16b, v5.16b\neor v11.16b, v3.16b, v5.16b\n"
    "ld2r {v12.4s, v13.4s}, [%[x2]]\neor v14.16b, v0.16b, v6.16b\ncnt v8.16b, v8.16b\ncnt v9.16b, v9.16b\n"
    "cnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\neor v6.16b, v1.16b, v6.16b\ncnt v14.16b, v14.16b\n"
    "eor v15.16b, v2.16b, v7.16b\neor v7.16b, v3.16b, v7.16b\nadd v8.16b, v8.16b, v10.16b\n"
    "add v9.16b, v9.16b, v11.16b\ncnt v6.16b, v6.16b\nld2r {v10.4s, v11.4s}, [%[x3]]\neor v16.16b, v0.16b, v12.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #64\n"
    "cnt v15.16b, v15.16b\ncnt v7.16b, v7.16b\neor v12.16b, v1.16b, v12.16b\ncnt v16.16b, v16.16b\n"
    "ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[w0]]\neor v21.16b, v2.16b, v13.16b\neor v13.16b, v3.16b, v13.16b\n"
    "add v14.16b, v14.16b, v15.16b\nadd v15.16b, v6.16b, v7.16b\ncnt v12.16b, v12.16b\nld2r {v6.4s, v7.4s}, [%[x0]]\n"
    "eor v22.16b, v0.16b, v10.16b\ncnt v21.16b, v21.16b\ncnt v13.16b, v13.16b\neor v10.16b, v1.16b, v10.16b\n"
    "eor v23.16b, v2.16b, v11.16b\neor v11.16b, v3.16b, v11.16b\ncnt v22.16b, v22.16b\nadd v16.16b, v16.16b, v21.16b\n"
    "add v21.16b, v12.16b, v13.16b\ncnt v10.16b, v10.16b\ncnt v12.16b, v23.16b\ncnt v11.16b, v11.16b\n"
    "ld2r {v23.4s, v24.4s}, [%[x1]]\neor v13.16b, v17.16b, v6.16b\neor v6.16b, v18.16b, v6.16b\n"
    "eor v25.16b, v19.16b, v7.16b\neor v7.16b, v20.16b, v7.16b\nadd v12.16b, v22.16b, v12.16b\n"
    "add v22.16b, v10.16b, v11.16b\ncnt v13.16b, v13.16b\ncnt v6.16b, v6.16b\ncnt v10.16b, v25.16b\n"
    "cnt v7.16b, v7.16b\nld2r {v25.4s, v26.4s}, [%[x2]]\neor v11.16b, v17.16b, v23.16b\neor v23.16b, v18.16b, v23.16b\n"
    "add v8.16b, v8.16b, v13.16b\nadd v6.16b, v9.16b, v6.16b\neor v9.16b, v19.16b, v24.16b\n"
    "eor v13.16b, v20.16b, v24.16b\ncnt v11.16b, v11.16b\ncnt v23.16b, v23.16b\nadd v8.16b, v8.16b, v10.16b\n"
    "add v10.16b, v6.16b, v7.16b\ncnt v9.16b, v9.16b\ncnt v13.16b, v13.16b\nadd v11.16b, v14.16b, v11.16b\n"
    "add v6.16b, v15.16b, v23.16b\nld2r {v14.4s, v15.4s}, [%[x3]]\neor v7.16b, v17.16b, v25.16b\nadd %[x0], %[x0], #8\n"
    "add %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #64\n"
    "eor v23.16b, v18.16b, v25.16b\nadd v9.16b, v11.16b, v9.16b\nadd v6.16b, v6.16b, v13.16b\ncnt v7.16b, v7.16b\n"
    "ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[w0]]\neor v11.16b, v19.16b, v26.16b\neor v13.16b, v20.16b, v26.16b\n"
    "cnt v31.16b, v23.16b\nld2r {v23.4s, v24.4s}, [%[x0]]\neor v17.16b, v17.16b, v14.16b\n"
    "eor v14.16b, v18.16b, v14.16b\nadd v7.16b, v16.16b, v7.16b\ncnt v11.16b, v11.16b\ncnt v13.16b, v13.16b\n"
    "add v16.16b, v21.16b, v31.16b\ncnt v21.16b, v17.16b\ncnt v14.16b, v14.16b\neor v31.16b, v19.16b, v15.16b\n"
    "add v7.16b, v7.16b, v11.16b\neor v11.16b, v20.16b, v15.16b\nadd v13.16b, v16.16b, v13.16b\n"
    "add v12.16b, v12.16b, v21.16b\nadd v25.16b, v22.16b, v14.16b\ncnt v26.16b, v31.16b\n"
    "ld2r {v14.4s, v15.4s}, [%[x1]]\neor v31.16b, v27.16b, v23.16b\ncnt v11.16b, v11.16b\n"
    "eor v16.16b, v28.16b, v23.16b\neor v17.16b, v29.16b, v24.16b\neor v18.16b, v30.16b, v24.16b\n"
    "add v12.16b, v12.16b, v26.16b\ncnt v26.16b, v31.16b\nadd v11.16b, v25.16b, v11.16b\ncnt v16.16b, v16.16b\n"
    "cnt v17.16b, v17.16b\ncnt v31.16b, v18.16b\nld2r {v18.4s, v19.4s}, [%[x2]]\neor v20.16b, v27.16b, v14.16b\n"
    "add v8.16b, v8.16b, v26.16b\neor v14.16b, v28.16b, v14.16b\nadd v10.16b, v10.16b, v16.16b\n"
    "eor v16.16b, v29.16b, v15.16b\neor v15.16b, v30.16b, v15.16b\ncnt v20.16b, v20.16b\nadd v8.16b, v8.16b, v17.16b\n"
    "cnt v14.16b, v14.16b\nadd v10.16b, v10.16b, v31.16b\ncnt v31.16b, v16.16b\ncnt v15.16b, v15.16b\n"
    "add v9.16b, v9.16b, v20.16b\nld2r {v16.4s, v17.4s}, [%[x3]]\neor v20.16b, v27.16b, v18.16b\nadd %[x0], %[x0], #8\n"
    "add %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #64\n"
    "add v6.16b, v6.16b, v14.16b\neor v14.16b, v28.16b, v18.16b\nadd v9.16b, v9.16b, v31.16b\ncnt v18.16b, v20.16b\n"
    "ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[w0]]\neor v31.16b, v29.16b, v19.16b\neor v19.16b, v30.16b, v19.16b\n"
    "add v6.16b, v6.16b, v15.16b\ncnt v14.16b, v14.16b\nld2r {v24.4s, v25.4s}, [%[x0]]\neor v15.16b, v27.16b, v16.16b\n"
    "add v7.16b, v7.16b, v18.16b\ncnt v18.16b, v31.16b\ncnt v19.16b, v19.16b\neor v16.16b, v28.16b, v16.16b\n"
    "add v31.16b, v13.16b, v14.16b\ncnt v13.16b, v15.16b\neor v14.16b, v29.16b, v17.16b\nadd v7.16b, v7.16b, v18.16b\n"
    "eor v15.16b, v30.16b, v17.16b\ncnt v16.16b, v16.16b\nadd v17.16b, v31.16b, v19.16b\n"
    "add v12.16b, v12.16b, v13.16b\ncnt v13.16b, v14.16b\nld2r {v18.4s, v19.4s}, [%[x1]]\n"
    "eor v14.16b, v20.16b, v24.16b\ncnt v15.16b, v15.16b\nadd v11.16b, v11.16b, v16.16b\n"
    "eor v16.16b, v21.16b, v24.16b\neor v24.16b, v22.16b, v25.16b\nadd v12.16b, v12.16b, v13.16b\n"
    "cnt v13.16b, v14.16b\neor v14.16b, v23.16b, v25.16b\nadd v11.16b, v11.16b, v15.16b\ncnt v15.16b, v16.16b\n"
    "cnt v16.16b, v24.16b\nld2r {v24.4s, v25.4s}, [%[x2]]\neor v26.16b, v20.16b, v18.16b\nadd v8.16b, v8.16b, v13.16b\n"
    "cnt v13.16b, v14.16b\neor v14.16b, v21.16b, v18.16b\nadd v10.16b, v10.16b, v15.16b\n"
    "eor v15.16b, v22.16b, v19.16b\ncnt v18.16b, v26.16b\nadd v8.16b, v8.16b, v16.16b\neor v16.16b, v23.16b, v19.16b\n"
    "cnt v14.16b, v14.16b\nadd v10.16b, v10.16b, v13.16b\ncnt v13.16b, v15.16b\nadd v9.16b, v9.16b, v18.16b\n"
    "ld2r {v18.4s, v19.4s}, [%[x3]]\neor v15.16b, v20.16b, v24.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd v6.16b, v6.16b, v14.16b\n"
    "cnt v14.16b, v16.16b\nadd v9.16b, v9.16b, v13.16b\ncnt v13.16b, v15.16b\n"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[w0]]\neor v24.16b, v21.16b, v24.16b\neor v15.16b, v22.16b, v25.16b\n"
    "eor v16.16b, v23.16b, v25.16b\nadd v6.16b, v6.16b, v14.16b\nld2r {v30.4s, v31.4s}, [%[x0]]\n"
    "eor v14.16b, v20.16b, v18.16b\nadd v7.16b, v7.16b, v13.16b\ncnt v13.16b, v24.16b\ncnt v15.16b, v15.16b\n"
    "cnt v16.16b, v16.16b\neor v18.16b, v21.16b, v18.16b\ncnt v14.16b, v14.16b\neor v24.16b, v22.16b, v19.16b\n"
    "add v13.16b, v17.16b, v13.16b\nadd v7.16b, v7.16b, v15.16b\neor v15.16b, v23.16b, v19.16b\ncnt v25.16b, v18.16b\n"
    "add v12.16b, v12.16b, v14.16b\ncnt v14.16b, v24.16b\nadd v13.16b, v13.16b, v16.16b\n"
    "ld2r {v16.4s, v17.4s}, [%[x1]]\neor v18.16b, v26.16b, v30.16b\ncnt v15.16b, v15.16b\n"
    "add v11.16b, v11.16b, v25.16b\neor v30.16b, v27.16b, v30.16b\nadd v12.16b, v12.16b, v14.16b\n"
    "eor v14.16b, v28.16b, v31.16b\ncnt v18.16b, v18.16b\neor v31.16b, v29.16b, v31.16b\n"
    "add v11.16b, v11.16b, v15.16b\ncnt v15.16b, v30.16b\nld2r {v19.4s, v20.4s}, [%[x2]]\n"
    "eor v30.16b, v26.16b, v16.16b\ncnt v14.16b, v14.16b\nadd v8.16b, v8.16b, v18.16b\ncnt v18.16b, v31.16b\n"
    "eor v16.16b, v27.16b, v16.16b\nadd v10.16b, v10.16b, v15.16b\ncnt v15.16b, v30.16b\n"
    "eor v30.16b, v28.16b, v17.16b\nadd v8.16b, v8.16b, v14.16b\neor v14.16b, v29.16b, v17.16b\ncnt v31.16b, v16.16b\n"
    "add v10.16b, v10.16b, v18.16b\nadd v9.16b, v9.16b, v15.16b\ncnt v30.16b, v30.16b\nld2r {v15.4s, v16.4s}, [%[x3]]\n"
    "eor v17.16b, v26.16b, v19.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd v6.16b, v6.16b, v31.16b\ncnt v14.16b, v14.16b\n"
    "add v9.16b, v9.16b, v30.16b\ncnt v17.16b, v17.16b\nld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w0]]\n"
    "eor v25.16b, v27.16b, v19.16b\neor v18.16b, v28.16b, v20.16b\neor v19.16b, v29.16b, v20.16b\n"
    "add v6.16b, v6.16b, v14.16b\nld2r {v30.4s, v31.4s}, [%[x0]]\neor v14.16b, v26.16b, v15.16b\n"
    "add v7.16b, v7.16b, v17.16b\ncnt v17.16b, v25.16b\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\n"
    "eor v15.16b, v27.16b, v15.16b\ncnt v14.16b, v14.16b\neor v20.16b, v28.16b, v16.16b\n"
    "add v13.16b, v13.16b, v17.16b\nadd v7.16b, v7.16b, v18.16b\neor v16.16b, v29.16b, v16.16b\ncnt v15.16b, v15.16b\n"
    "add v12.16b, v12.16b, v14.16b\ncnt v14.16b, v20.16b\nadd v13.16b, v13.16b, v19.16b\n"
    "ld2r {v17.4s, v18.4s}, [%[x1]]\neor v19.16b, v21.16b, v30.16b\ncnt v16.16b, v16.16b\n"
    "add v11.16b, v11.16b, v15.16b\neor v15.16b, v22.16b, v30.16b\nadd v12.16b, v12.16b, v14.16b\n"
    "eor v14.16b, v23.16b, v31.16b\ncnt v19.16b, v19.16b\neor v20.16b, v24.16b, v31.16b\n"
    "add v11.16b, v11.16b, v16.16b\ncnt v15.16b, v15.16b\nld2r {v25.4s, v26.4s}, [%[x2]]\n"
    "eor v16.16b, v21.16b, v17.16b\ncnt v14.16b, v14.16b\nadd v8.16b, v8.16b, v19.16b\ncnt v19.16b, v20.16b\n"
    "eor v17.16b, v22.16b, v17.16b\nadd v10.16b, v10.16b, v15.16b\ncnt v20.16b, v16.16b\n"
    "eor v15.16b, v23.16b, v18.16b\nadd v8.16b, v8.16b, v14.16b\neor v14.16b, v24.16b, v18.16b\ncnt v16.16b, v17.16b\n"
    "add v10.16b, v10.16b, v19.16b\nadd v9.16b, v9.16b, v20.16b\ncnt v15.16b, v15.16b\nld2r {v17.4s, v18.4s}, [%[x3]]\n"
    "eor v19.16b, v21.16b, v25.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd v6.16b, v6.16b, v16.16b\ncnt v14.16b, v14.16b\n"
    "add v9.16b, v9.16b, v15.16b\ncnt v15.16b, v19.16b\nld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[w0]]\n"
    "eor v16.16b, v22.16b, v25.16b\neor v25.16b, v23.16b, v26.16b\neor v26.16b, v24.16b, v26.16b\n"
    "add v6.16b, v6.16b, v14.16b\nld2r {v19.4s, v20.4s}, [%[x0]]\neor v14.16b, v21.16b, v17.16b\n"
    "add v7.16b, v7.16b, v15.16b\ncnt v21.16b, v16.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\n"
    "eor v22.16b, v22.16b, v17.16b\ncnt v31.16b, v14.16b\neor v23.16b, v23.16b, v18.16b\n"
    "add v21.16b, v13.16b, v21.16b\nadd v7.16b, v7.16b, v25.16b\neor v24.16b, v24.16b, v18.16b\ncnt v22.16b, v22.16b\n"
    "add v25.16b, v12.16b, v31.16b\ncnt v23.16b, v23.16b\nadd v21.16b, v21.16b, v26.16b\n"
    "ld2r {v12.4s, v13.4s}, [%[x1]]\neor v26.16b, v27.16b, v19.16b\ncnt v24.16b, v24.16b\n"
    "add v11.16b, v11.16b, v22.16b\neor v22.16b, v28.16b, v19.16b\nadd v23.16b, v25.16b, v23.16b\n"
    "eor v25.16b, v29.16b, v20.16b\ncnt v26.16b, v26.16b\neor v31.16b, v30.16b, v20.16b\n"
    "add v11.16b, v11.16b, v24.16b\ncnt v22.16b, v22.16b\nld2r {v14.4s, v15.4s}, [%[x2]]\n"
    "eor v24.16b, v27.16b, v12.16b\ncnt v25.16b, v25.16b\nadd v8.16b, v8.16b, v26.16b\ncnt v26.16b, v31.16b\n"
    "eor v12.16b, v28.16b, v12.16b\nadd v10.16b, v10.16b, v22.16b\ncnt v22.16b, v24.16b\n"
    "eor v24.16b, v29.16b, v13.16b\nadd v8.16b, v8.16b, v25.16b\neor v13.16b, v30.16b, v13.16b\ncnt v12.16b, v12.16b\n"
    "add v10.16b, v10.16b, v26.16b\nadd v9.16b, v9.16b, v22.16b\ncnt v22.16b, v24.16b\nld2r {v24.4s, v25.4s}, [%[x3]]\n"
    "eor v26.16b, v27.16b, v14.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd v6.16b, v6.16b, v12.16b\ncnt v31.16b, v13.16b\n"
    "add v9.16b, v9.16b, v22.16b\ncnt v22.16b, v26.16b\nld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\n"
    "eor v20.16b, v28.16b, v14.16b\neor v26.16b, v29.16b, v15.16b\neor v12.16b, v30.16b, v15.16b\n"
    "add v6.16b, v6.16b, v31.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\neor v27.16b, v27.16b, v24.16b\n"
    "add v7.16b, v7.16b, v22.16b\ncnt v20.16b, v20.16b\ncnt v22.16b, v26.16b\ncnt v26.16b, v12.16b\n"
    "ld2r {v12.4s, v13.4s}, [%[x0]]\neor v24.16b, v28.16b, v24.16b\ncnt v31.16b, v27.16b\n"
    "eor v14.16b, v29.16b, v25.16b\nadd v15.16b, v21.16b, v20.16b\nadd v7.16b, v7.16b, v22.16b\n"
    "eor v25.16b, v30.16b, v25.16b\ncnt v24.16b, v24.16b\nadd v20.16b, v23.16b, v31.16b\ncnt v14.16b, v14.16b\n"
    "add v15.16b, v15.16b, v26.16b\nld2r {v21.4s, v22.4s}, [%[x1]]\neor v23.16b, v16.16b, v12.16b\n"
    "cnt v25.16b, v25.16b\nadd v11.16b, v11.16b, v24.16b\neor v12.16b, v17.16b, v12.16b\n"
    "add v14.16b, v20.16b, v14.16b\neor v20.16b, v18.16b, v13.16b\ncnt v23.16b, v23.16b\n"
    "eor v13.16b, v19.16b, v13.16b\nadd v11.16b, v11.16b, v25.16b\ncnt v12.16b, v12.16b\n"
    "ld2r {v24.4s, v25.4s}, [%[x2]]\neor v26.16b, v16.16b, v21.16b\ncnt v20.16b, v20.16b\nadd v8.16b, v8.16b, v23.16b\n"
    "cnt v13.16b, v13.16b\neor v21.16b, v17.16b, v21.16b\nadd v10.16b, v10.16b, v12.16b\ncnt v12.16b, v26.16b\n"
    "eor v23.16b, v18.16b, v22.16b\nadd v8.16b, v8.16b, v20.16b\neor v20.16b, v19.16b, v22.16b\ncnt v21.16b, v21.16b\n"
    "add v10.16b, v10.16b, v13.16b\nadd v9.16b, v9.16b, v12.16b\ncnt v12.16b, v23.16b\nuaddlp v8.8h, v8.16b\n"
    "cnt v13.16b, v20.16b\nadd v6.16b, v6.16b, v21.16b\nuaddlp v10.8h, v10.16b\nld2r {v20.4s, v21.4s}, [%[x3]]\n"
    "eor v22.16b, v16.16b, v24.16b\nadd v9.16b, v9.16b, v12.16b\neor v12.16b, v17.16b, v24.16b\n"
    "eor v23.16b, v18.16b, v25.16b\nadd v6.16b, v6.16b, v13.16b\nsubs %[n], %[n], #1\nmov %[sx], #8\nmov %[sw], #64\n"
    "csel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\n"
    "add %[x2], %[x2], %[sx]\nadd %[x3], %[x3], %[sx]\nadd %[w0], %[w0], %[sw]\nldr q13, [%[k], #0]\n"
    "uaddlp v9.8h, v9.16b\ncnt v22.16b, v22.16b\nuaddlp v6.8h, v6.16b\nmla v8.8h, v10.8h, v13.8h\n"
    "cnt v10.16b, v12.16b\ncnt v12.16b, v23.16b\neor v23.16b, v19.16b, v25.16b\nadd v7.16b, v7.16b, v22.16b\n"
    "mla v9.8h, v6.8h, v13.8h\nadd v6.8h, v8.8h, v8.8h\nadd v8.16b, v15.16b, v10.16b\nld2r {v4.4s, v5.4s}, [%[x0]]\n"
    "eor v10.16b, v16.16b, v20.16b\ncnt v15.16b, v23.16b\nadd v7.16b, v7.16b, v12.16b\nadd v9.8h, v9.8h, v9.8h\n"
    "uadalp v0.4s, v6.8h\neor v6.16b, v17.16b, v20.16b\ncnt v10.16b, v10.16b\nadd v8.16b, v8.16b, v15.16b\n"
    "uaddlp v7.8h, v7.16b\nuadalp v1.4s, v9.8h\neor v9.16b, v18.16b, v21.16b\ncnt v6.16b, v6.16b\n"
    "add v10.16b, v14.16b, v10.16b\nuaddlp v8.8h, v8.16b\neor v12.16b, v19.16b, v21.16b\ncnt v9.16b, v9.16b\n"
    "add v6.16b, v11.16b, v6.16b\nmla v7.8h, v8.8h, v13.8h\ncnt v8.16b, v12.16b\nadd v9.16b, v10.16b, v9.16b\n"
    "add v7.8h, v7.8h, v7.8h\nadd v6.16b, v6.16b, v8.16b\nuaddlp v8.8h, v9.16b\nuadalp v2.4s, v7.8h\n"
    "uaddlp v6.8h, v6.16b\nmla v8.8h, v6.8h, v13.8h\nadd v6.8h, v8.8h, v8.8h\nuadalp v3.4s, v6.8h\n"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x),
        [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 770 instructions, 739 cycles */
SYNTH_INLINE void LOCAL(assembly_1x7)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes,
      *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld2r {v4.4s, v5.4s}, [%[x0]]\n1:\nld2r {v6.4s, v7.4s}, [%[x1]]\n"
    "eor v8.16b, v0.16b, v4.16b\neor v9.16b, v1.16b, v4.16b\neor v10.16b, v2.16b, v5.16b\neor v11.16b, v3.16b, v5.16b\n"
    "ld2r {v12.4s, v13.4s}, [%[x2]]\neor v14.16b, v0.16b, v6.16b\ncnt v8.16b, v8.16b\ncnt v9.16b, v9.16b\n"
    "cnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\neor v6.16b, v1.16b, v6.16b\ncnt v14.16b, v14.16b\n"
    "eor v15.16b, v2.16b, v7.16b\neor v7.16b, v3.16b, v7.16b\nadd v8.16b, v8.16b, v10.16b\n"
    "add v9.16b, v9.16b, v11.16b\ncnt v6.16b, v6.16b\nld2r {v10.4s, v11.4s}, [%[x3]]\neor v16.16b, v0.16b, v12.16b\n"
    "cnt v15.16b, v15.16b\ncnt v7.16b, v7.16b\neor v12.16b, v1.16b, v12.16b\neor v17.16b, v2.16b, v13.16b\n"
    "eor v13.16b, v3.16b, v13.16b\ncnt v16.16b, v16.16b\nadd v14.16b, v14.16b, v15.16b\nadd v15.16b, v6.16b, v7.16b\n"
    "cnt v12.16b, v12.16b\ncnt v6.16b, v17.16b\ncnt v7.16b, v13.16b\nld2r {v17.4s, v18.4s}, [%[x4]]\n"
    "eor v13.16b, v0.16b, v10.16b\neor v10.16b, v1.16b, v10.16b\neor v19.16b, v2.16b, v11.16b\n"
    "eor v11.16b, v3.16b, v11.16b\nadd v6.16b, v16.16b, v6.16b\nadd v7.16b, v12.16b, v7.16b\ncnt v16.16b, v13.16b\n"
    "cnt v10.16b, v10.16b\ncnt v12.16b, v19.16b\ncnt v11.16b, v11.16b\nld2r {v19.4s, v20.4s}, [%[x5]]\n"
    "eor v13.16b, v0.16b, v17.16b\neor v17.16b, v1.16b, v17.16b\neor v21.16b, v2.16b, v18.16b\n"
    "eor v18.16b, v3.16b, v18.16b\nadd v12.16b, v16.16b, v12.16b\nadd v16.16b, v10.16b, v11.16b\ncnt v13.16b, v13.16b\n"
    "cnt v17.16b, v17.16b\ncnt v10.16b, v21.16b\ncnt v11.16b, v18.16b\nld2r {v21.4s, v22.4s}, [%[x6]]\n"
    "eor v18.16b, v0.16b, v19.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\nadd %[w0], %[w0], #64\n"
    "eor v19.16b, v1.16b, v19.16b\nadd v10.16b, v13.16b, v10.16b\nadd v11.16b, v17.16b, v11.16b\ncnt v13.16b, v18.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[w0]]\neor v17.16b, v2.16b, v20.16b\neor v18.16b, v3.16b, v20.16b\n"
    "cnt v19.16b, v19.16b\nld2r {v27.4s, v28.4s}, [%[x0]]\neor v20.16b, v0.16b, v21.16b\neor v21.16b, v1.16b, v21.16b\n"
    "eor v29.16b, v2.16b, v22.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\neor v22.16b, v3.16b, v22.16b\n"
    "cnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v29.16b, v29.16b\nadd v13.16b, v13.16b, v17.16b\n"
    "add v30.16b, v19.16b, v18.16b\ncnt v22.16b, v22.16b\nld2r {v17.4s, v18.4s}, [%[x1]]\n"
    "eor v19.16b, v23.16b, v27.16b\neor v27.16b, v24.16b, v27.16b\nadd v20.16b, v20.16b, v29.16b\n"
    "eor v29.16b, v25.16b, v28.16b\neor v28.16b, v26.16b, v28.16b\nadd v31.16b, v21.16b, v22.16b\n"
    "cnt v19.16b, v19.16b\ncnt v27.16b, v27.16b\nld2r {v21.4s, v22.4s}, [%[x2]]\neor v0.16b, v23.16b, v17.16b\n"
    "cnt v29.16b, v29.16b\ncnt v28.16b, v28.16b\neor v17.16b, v24.16b, v17.16b\nadd v8.16b, v8.16b, v19.16b\n"
    "add v9.16b, v9.16b, v27.16b\ncnt v19.16b, v0.16b\neor v27.16b, v25.16b, v18.16b\neor v18.16b, v26.16b, v18.16b\n"
    "cnt v17.16b, v17.16b\nadd v8.16b, v8.16b, v29.16b\nadd v9.16b, v9.16b, v28.16b\nadd v14.16b, v14.16b, v19.16b\n"
    "cnt v19.16b, v27.16b\ncnt v18.16b, v18.16b\nadd v15.16b, v15.16b, v17.16b\nld2r {v27.4s, v28.4s}, [%[x3]]\n"
    "eor v17.16b, v23.16b, v21.16b\neor v21.16b, v24.16b, v21.16b\neor v29.16b, v25.16b, v22.16b\n"
    "add v14.16b, v14.16b, v19.16b\neor v19.16b, v26.16b, v22.16b\nadd v15.16b, v15.16b, v18.16b\n"
    "cnt v22.16b, v17.16b\ncnt v21.16b, v21.16b\ncnt v29.16b, v29.16b\nld2r {v17.4s, v18.4s}, [%[x4]]\n"
    "eor v0.16b, v23.16b, v27.16b\ncnt v19.16b, v19.16b\neor v27.16b, v24.16b, v27.16b\nadd v6.16b, v6.16b, v22.16b\n"
    "add v7.16b, v7.16b, v21.16b\neor v21.16b, v25.16b, v28.16b\ncnt v22.16b, v0.16b\neor v28.16b, v26.16b, v28.16b\n"
    "cnt v27.16b, v27.16b\nadd v6.16b, v6.16b, v29.16b\nadd v7.16b, v7.16b, v19.16b\ncnt v19.16b, v21.16b\n"
    "add v12.16b, v12.16b, v22.16b\ncnt v21.16b, v28.16b\nadd v16.16b, v16.16b, v27.16b\n"
    "ld2r {v27.4s, v28.4s}, [%[x5]]\neor v22.16b, v23.16b, v17.16b\neor v17.16b, v24.16b, v17.16b\n"
    "eor v29.16b, v25.16b, v18.16b\nadd v12.16b, v12.16b, v19.16b\neor v18.16b, v26.16b, v18.16b\n"
    "add v16.16b, v16.16b, v21.16b\ncnt v19.16b, v22.16b\ncnt v17.16b, v17.16b\ncnt v29.16b, v29.16b\n"
    "ld2r {v21.4s, v22.4s}, [%[x6]]\neor v0.16b, v23.16b, v27.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\n"
    "add %[w0], %[w0], #64\nadd v10.16b, v10.16b, v19.16b\nadd v11.16b, v11.16b, v17.16b\ncnt v17.16b, v18.16b\n"
    "cnt v18.16b, v0.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\neor v19.16b, v24.16b, v27.16b\n"
    "eor v27.16b, v25.16b, v28.16b\nadd v10.16b, v10.16b, v29.16b\neor v28.16b, v26.16b, v28.16b\n"
    "add v11.16b, v11.16b, v17.16b\nadd v13.16b, v13.16b, v18.16b\ncnt v29.16b, v19.16b\ncnt v27.16b, v27.16b\n"
    "ld2r {v17.4s, v18.4s}, [%[x0]]\neor v19.16b, v23.16b, v21.16b\ncnt v23.16b, v28.16b\n"
    "eor v21.16b, v24.16b, v21.16b\neor v28.16b, v25.16b, v22.16b\nadd v24.16b, v30.16b, v29.16b\n"
    "add v13.16b, v13.16b, v27.16b\ncnt v19.16b, v19.16b\neor v22.16b, v26.16b, v22.16b\ncnt v21.16b, v21.16b\n"
    "cnt v25.16b, v28.16b\nadd v23.16b, v24.16b, v23.16b\nld2r {v26.4s, v27.4s}, [%[x1]]\n"
    "eor v24.16b, v0.16b, v17.16b\nadd v19.16b, v20.16b, v19.16b\ncnt v20.16b, v22.16b\nadd v21.16b, v31.16b, v21.16b\n"
    "eor v17.16b, v1.16b, v17.16b\neor v22.16b, v2.16b, v18.16b\ncnt v24.16b, v24.16b\nadd v19.16b, v19.16b, v25.16b\n"
    "eor v18.16b, v3.16b, v18.16b\nadd v25.16b, v21.16b, v20.16b\ncnt v17.16b, v17.16b\ncnt v20.16b, v22.16b\n"
    "add v8.16b, v8.16b, v24.16b\nld2r {v21.4s, v22.4s}, [%[x2]]\neor v24.16b, v0.16b, v26.16b\ncnt v18.16b, v18.16b\n"
    "eor v26.16b, v1.16b, v26.16b\nadd v9.16b, v9.16b, v17.16b\neor v17.16b, v2.16b, v27.16b\n"
    "add v8.16b, v8.16b, v20.16b\ncnt v20.16b, v24.16b\neor v24.16b, v3.16b, v27.16b\ncnt v26.16b, v26.16b\n"
    "add v9.16b, v9.16b, v18.16b\ncnt v17.16b, v17.16b\nld2r {v27.4s, v28.4s}, [%[x3]]\neor v18.16b, v0.16b, v21.16b\n"
    "add v14.16b, v14.16b, v20.16b\ncnt v20.16b, v24.16b\nadd v15.16b, v15.16b, v26.16b\neor v21.16b, v1.16b, v21.16b\n"
    "eor v24.16b, v2.16b, v22.16b\ncnt v18.16b, v18.16b\nadd v14.16b, v14.16b, v17.16b\neor v17.16b, v3.16b, v22.16b\n"
    "add v15.16b, v15.16b, v20.16b\ncnt v26.16b, v21.16b\ncnt v24.16b, v24.16b\nadd v6.16b, v6.16b, v18.16b\n"
    "ld2r {v20.4s, v21.4s}, [%[x4]]\neor v18.16b, v0.16b, v27.16b\ncnt v17.16b, v17.16b\neor v22.16b, v1.16b, v27.16b\n"
    "add v7.16b, v7.16b, v26.16b\neor v26.16b, v2.16b, v28.16b\nadd v6.16b, v6.16b, v24.16b\ncnt v18.16b, v18.16b\n"
    "eor v24.16b, v3.16b, v28.16b\ncnt v22.16b, v22.16b\nadd v7.16b, v7.16b, v17.16b\ncnt v17.16b, v26.16b\n"
    "ld2r {v26.4s, v27.4s}, [%[x5]]\neor v28.16b, v0.16b, v20.16b\nadd v12.16b, v12.16b, v18.16b\n"
    "cnt v18.16b, v24.16b\nadd v16.16b, v16.16b, v22.16b\neor v20.16b, v1.16b, v20.16b\neor v22.16b, v2.16b, v21.16b\n"
    "cnt v24.16b, v28.16b\nadd v12.16b, v12.16b, v17.16b\neor v17.16b, v3.16b, v21.16b\nadd v16.16b, v16.16b, v18.16b\n"
    "cnt v18.16b, v20.16b\ncnt v20.16b, v22.16b\nadd v10.16b, v10.16b, v24.16b\nld2r {v21.4s, v22.4s}, [%[x6]]\n"
    "eor v24.16b, v0.16b, v26.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\nadd %[w0], %[w0], #64\n"
    "add v11.16b, v11.16b, v18.16b\ncnt v17.16b, v17.16b\nadd v10.16b, v10.16b, v20.16b\ncnt v18.16b, v24.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]\neor v20.16b, v1.16b, v26.16b\neor v24.16b, v2.16b, v27.16b\n"
    "eor v26.16b, v3.16b, v27.16b\nadd v11.16b, v11.16b, v17.16b\nld2r {v4.4s, v5.4s}, [%[x0]]\n"
    "eor v17.16b, v0.16b, v21.16b\nadd v13.16b, v13.16b, v18.16b\ncnt v18.16b, v20.16b\ncnt v20.16b, v24.16b\n"
    "cnt v24.16b, v26.16b\neor v21.16b, v1.16b, v21.16b\ncnt v17.16b, v17.16b\neor v26.16b, v2.16b, v22.16b\n"
    "add v18.16b, v23.16b, v18.16b\nadd v13.16b, v13.16b, v20.16b\neor v20.16b, v3.16b, v22.16b\ncnt v27.16b, v21.16b\n"
    "add v17.16b, v19.16b, v17.16b\ncnt v19.16b, v26.16b\nadd v18.16b, v18.16b, v24.16b\n"
    "ld2r {v21.4s, v22.4s}, [%[x1]]\neor v26.16b, v28.16b, v4.16b\ncnt v20.16b, v20.16b\n"
    "add v27.16b, v25.16b, v27.16b\neor v23.16b, v29.16b, v4.16b\nadd v17.16b, v17.16b, v19.16b\n"
    "eor v19.16b, v30.16b, v5.16b\ncnt v24.16b, v26.16b\neor v25.16b, v31.16b, v5.16b\nadd v20.16b, v27.16b, v20.16b\n"
    "cnt v23.16b, v23.16b\nld2r {v26.4s, v27.4s}, [%[x2]]\neor v0.16b, v28.16b, v21.16b\ncnt v19.16b, v19.16b\n"
    "add v8.16b, v8.16b, v24.16b\ncnt v24.16b, v25.16b\neor v21.16b, v29.16b, v21.16b\nadd v9.16b, v9.16b, v23.16b\n"
    "cnt v23.16b, v0.16b\neor v25.16b, v30.16b, v22.16b\nadd v8.16b, v8.16b, v19.16b\neor v19.16b, v31.16b, v22.16b\n"
    "cnt v21.16b, v21.16b\nadd v9.16b, v9.16b, v24.16b\nadd v14.16b, v14.16b, v23.16b\ncnt v22.16b, v25.16b\n"
    "ld2r {v23.4s, v24.4s}, [%[x3]]\neor v25.16b, v28.16b, v26.16b\ncnt v19.16b, v19.16b\n"
    "add v15.16b, v15.16b, v21.16b\neor v21.16b, v29.16b, v26.16b\neor v26.16b, v30.16b, v27.16b\n"
    "add v14.16b, v14.16b, v22.16b\ncnt v22.16b, v25.16b\neor v25.16b, v31.16b, v27.16b\n"
    "add v15.16b, v15.16b, v19.16b\ncnt v19.16b, v21.16b\ncnt v21.16b, v26.16b\nld2r {v26.4s, v27.4s}, [%[x4]]\n"
    "eor v0.16b, v28.16b, v23.16b\nadd v6.16b, v6.16b, v22.16b\ncnt v22.16b, v25.16b\neor v23.16b, v29.16b, v23.16b\n"
    "add v7.16b, v7.16b, v19.16b\neor v19.16b, v30.16b, v24.16b\ncnt v25.16b, v0.16b\nadd v6.16b, v6.16b, v21.16b\n"
    "eor v21.16b, v31.16b, v24.16b\ncnt v23.16b, v23.16b\nadd v7.16b, v7.16b, v22.16b\ncnt v19.16b, v19.16b\n"
    "add v12.16b, v12.16b, v25.16b\nld2r {v24.4s, v25.4s}, [%[x5]]\neor v22.16b, v28.16b, v26.16b\n"
    "cnt v21.16b, v21.16b\nadd v16.16b, v16.16b, v23.16b\neor v23.16b, v29.16b, v26.16b\n"
    "eor v26.16b, v30.16b, v27.16b\nadd v12.16b, v12.16b, v19.16b\ncnt v19.16b, v22.16b\n"
    "eor v22.16b, v31.16b, v27.16b\nadd v16.16b, v16.16b, v21.16b\ncnt v21.16b, v23.16b\ncnt v23.16b, v26.16b\n"
    "ld2r {v26.4s, v27.4s}, [%[x6]]\neor v0.16b, v28.16b, v24.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\n"
    "add %[w0], %[w0], #64\nadd v10.16b, v10.16b, v19.16b\nadd v11.16b, v11.16b, v21.16b\ncnt v19.16b, v22.16b\n"
    "cnt v21.16b, v0.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\neor v22.16b, v29.16b, v24.16b\n"
    "eor v24.16b, v30.16b, v25.16b\nadd v10.16b, v10.16b, v23.16b\neor v23.16b, v31.16b, v25.16b\n"
    "add v11.16b, v11.16b, v19.16b\nadd v13.16b, v13.16b, v21.16b\ncnt v19.16b, v22.16b\ncnt v21.16b, v24.16b\n"
    "ld2r {v24.4s, v25.4s}, [%[x0]]\neor v22.16b, v28.16b, v26.16b\ncnt v23.16b, v23.16b\n"
    "eor v26.16b, v29.16b, v26.16b\neor v28.16b, v30.16b, v27.16b\nadd v18.16b, v18.16b, v19.16b\n"
    "add v13.16b, v13.16b, v21.16b\ncnt v19.16b, v22.16b\neor v27.16b, v31.16b, v27.16b\ncnt v26.16b, v26.16b\n"
    "cnt v21.16b, v28.16b\nadd v18.16b, v18.16b, v23.16b\nld2r {v22.4s, v23.4s}, [%[x1]]\n"
    "eor v28.16b, v0.16b, v24.16b\nadd v17.16b, v17.16b, v19.16b\ncnt v19.16b, v27.16b\nadd v20.16b, v20.16b, v26.16b\n"
    "eor v24.16b, v1.16b, v24.16b\neor v26.16b, v2.16b, v25.16b\ncnt v27.16b, v28.16b\nadd v17.16b, v17.16b, v21.16b\n"
    "eor v21.16b, v3.16b, v25.16b\nadd v25.16b, v20.16b, v19.16b\ncnt v24.16b, v24.16b\ncnt v26.16b, v26.16b\n"
    "add v8.16b, v8.16b, v27.16b\nld2r {v19.4s, v20.4s}, [%[x2]]\neor v27.16b, v0.16b, v22.16b\ncnt v21.16b, v21.16b\n"
    "eor v22.16b, v1.16b, v22.16b\nadd v9.16b, v9.16b, v24.16b\neor v24.16b, v2.16b, v23.16b\n"
    "add v8.16b, v8.16b, v26.16b\ncnt v26.16b, v27.16b\neor v23.16b, v3.16b, v23.16b\ncnt v22.16b, v22.16b\n"
    "add v9.16b, v9.16b, v21.16b\ncnt v21.16b, v24.16b\nld2r {v27.4s, v28.4s}, [%[x3]]\neor v24.16b, v0.16b, v19.16b\n"
    "add v14.16b, v14.16b, v26.16b\ncnt v23.16b, v23.16b\nadd v15.16b, v15.16b, v22.16b\neor v19.16b, v1.16b, v19.16b\n"
    "eor v22.16b, v2.16b, v20.16b\ncnt v24.16b, v24.16b\nadd v14.16b, v14.16b, v21.16b\neor v26.16b, v3.16b, v20.16b\n"
    "add v15.16b, v15.16b, v23.16b\ncnt v23.16b, v19.16b\ncnt v29.16b, v22.16b\nadd v6.16b, v6.16b, v24.16b\n"
    "ld2r {v30.4s, v31.4s}, [%[x4]]\neor v24.16b, v0.16b, v27.16b\ncnt v26.16b, v26.16b\neor v27.16b, v1.16b, v27.16b\n"
    "add v7.16b, v7.16b, v23.16b\neor v19.16b, v2.16b, v28.16b\nadd v6.16b, v6.16b, v29.16b\ncnt v29.16b, v24.16b\n"
    "eor v28.16b, v3.16b, v28.16b\ncnt v27.16b, v27.16b\nadd v7.16b, v7.16b, v26.16b\ncnt v26.16b, v19.16b\n"
    "ld2r {v19.4s, v20.4s}, [%[x5]]\neor v21.16b, v0.16b, v30.16b\nadd v12.16b, v12.16b, v29.16b\n"
    "cnt v28.16b, v28.16b\nadd v16.16b, v16.16b, v27.16b\neor v27.16b, v1.16b, v30.16b\neor v29.16b, v2.16b, v31.16b\n"
    "cnt v30.16b, v21.16b\nadd v12.16b, v12.16b, v26.16b\neor v26.16b, v3.16b, v31.16b\nadd v16.16b, v16.16b, v28.16b\n"
    "cnt v31.16b, v27.16b\ncnt v27.16b, v29.16b\nadd v10.16b, v10.16b, v30.16b\nld2r {v28.4s, v29.4s}, [%[x6]]\n"
    "eor v30.16b, v0.16b, v19.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\nadd %[w0], %[w0], #64\n"
    "add v11.16b, v11.16b, v31.16b\ncnt v26.16b, v26.16b\nadd v10.16b, v10.16b, v27.16b\ncnt v27.16b, v30.16b\n"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w0]]\neor v19.16b, v1.16b, v19.16b\neor v30.16b, v2.16b, v20.16b\n"
    "eor v20.16b, v3.16b, v20.16b\nadd v11.16b, v11.16b, v26.16b\nld2r {v4.4s, v5.4s}, [%[x0]]\n"
    "eor v26.16b, v0.16b, v28.16b\nadd v13.16b, v13.16b, v27.16b\ncnt v19.16b, v19.16b\ncnt v27.16b, v30.16b\n"
    "cnt v20.16b, v20.16b\neor v28.16b, v1.16b, v28.16b\ncnt v26.16b, v26.16b\neor v30.16b, v2.16b, v29.16b\n"
    "add v31.16b, v18.16b, v19.16b\nadd v13.16b, v13.16b, v27.16b\neor v27.16b, v3.16b, v29.16b\ncnt v18.16b, v28.16b\n"
    "add v17.16b, v17.16b, v26.16b\ncnt v19.16b, v30.16b\nadd v20.16b, v31.16b, v20.16b\n"
    "ld2r {v28.4s, v29.4s}, [%[x1]]\neor v26.16b, v21.16b, v4.16b\ncnt v27.16b, v27.16b\n"
    "add v18.16b, v25.16b, v18.16b\neor v25.16b, v22.16b, v4.16b\nadd v17.16b, v17.16b, v19.16b\n"
    "eor v19.16b, v23.16b, v5.16b\ncnt v26.16b, v26.16b\neor v30.16b, v24.16b, v5.16b\nadd v18.16b, v18.16b, v27.16b\n"
    "cnt v25.16b, v25.16b\nld2r {v0.4s, v1.4s}, [%[x2]]\neor v27.16b, v21.16b, v28.16b\ncnt v19.16b, v19.16b\n"
    "add v8.16b, v8.16b, v26.16b\ncnt v26.16b, v30.16b\neor v28.16b, v22.16b, v28.16b\nadd v9.16b, v9.16b, v25.16b\n"
    "cnt v25.16b, v27.16b\neor v27.16b, v23.16b, v29.16b\nadd v8.16b, v8.16b, v19.16b\neor v19.16b, v24.16b, v29.16b\n"
    "cnt v28.16b, v28.16b\nadd v9.16b, v9.16b, v26.16b\nadd v14.16b, v14.16b, v25.16b\ncnt v25.16b, v27.16b\n"
    "ld2r {v26.4s, v27.4s}, [%[x3]]\neor v29.16b, v21.16b, v0.16b\ncnt v19.16b, v19.16b\n"
    "add v15.16b, v15.16b, v28.16b\neor v28.16b, v22.16b, v0.16b\neor v30.16b, v23.16b, v1.16b\n"
    "add v14.16b, v14.16b, v25.16b\ncnt v25.16b, v29.16b\neor v29.16b, v24.16b, v1.16b\nadd v15.16b, v15.16b, v19.16b\n"
    "cnt v19.16b, v28.16b\ncnt v28.16b, v30.16b\nld2r {v30.4s, v31.4s}, [%[x4]]\neor v0.16b, v21.16b, v26.16b\n"
    "add v6.16b, v6.16b, v25.16b\ncnt v25.16b, v29.16b\neor v26.16b, v22.16b, v26.16b\nadd v7.16b, v7.16b, v19.16b\n"
    "eor v19.16b, v23.16b, v27.16b\ncnt v29.16b, v0.16b\nadd v6.16b, v6.16b, v28.16b\neor v27.16b, v24.16b, v27.16b\n"
    "cnt v26.16b, v26.16b\nadd v7.16b, v7.16b, v25.16b\ncnt v19.16b, v19.16b\nadd v12.16b, v12.16b, v29.16b\n"
    "ld2r {v28.4s, v29.4s}, [%[x5]]\neor v25.16b, v21.16b, v30.16b\ncnt v27.16b, v27.16b\n"
    "add v16.16b, v16.16b, v26.16b\neor v26.16b, v22.16b, v30.16b\neor v30.16b, v23.16b, v31.16b\n"
    "add v12.16b, v12.16b, v19.16b\ncnt v19.16b, v25.16b\neor v25.16b, v24.16b, v31.16b\n"
    "add v16.16b, v16.16b, v27.16b\ncnt v31.16b, v26.16b\ncnt v30.16b, v30.16b\nld2r {v26.4s, v27.4s}, [%[x6]]\n"
    "eor v0.16b, v21.16b, v28.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\nadd %[w0], %[w0], #64\n"
    "add v10.16b, v10.16b, v19.16b\nadd v11.16b, v11.16b, v31.16b\ncnt v19.16b, v25.16b\ncnt v25.16b, v0.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\neor v28.16b, v22.16b, v28.16b\neor v31.16b, v23.16b, v29.16b\n"
    "add v10.16b, v10.16b, v30.16b\neor v29.16b, v24.16b, v29.16b\nadd v11.16b, v11.16b, v19.16b\n"
    "add v13.16b, v13.16b, v25.16b\ncnt v19.16b, v28.16b\ncnt v25.16b, v31.16b\nld2r {v30.4s, v31.4s}, [%[x0]]\n"
    "eor v21.16b, v21.16b, v26.16b\ncnt v28.16b, v29.16b\neor v22.16b, v22.16b, v26.16b\n"
    "eor v23.16b, v23.16b, v27.16b\nadd v26.16b, v20.16b, v19.16b\nadd v13.16b, v13.16b, v25.16b\n"
    "cnt v25.16b, v21.16b\neor v24.16b, v24.16b, v27.16b\ncnt v27.16b, v22.16b\ncnt v29.16b, v23.16b\n"
    "add v26.16b, v26.16b, v28.16b\nld2r {v19.4s, v20.4s}, [%[x1]]\neor v28.16b, v0.16b, v30.16b\n"
    "add v17.16b, v17.16b, v25.16b\ncnt v21.16b, v24.16b\nadd v18.16b, v18.16b, v27.16b\neor v27.16b, v1.16b, v30.16b\n"
    "eor v30.16b, v2.16b, v31.16b\ncnt v28.16b, v28.16b\nadd v17.16b, v17.16b, v29.16b\neor v29.16b, v3.16b, v31.16b\n"
    "add v18.16b, v18.16b, v21.16b\ncnt v27.16b, v27.16b\ncnt v30.16b, v30.16b\nadd v8.16b, v8.16b, v28.16b\n"
    "ld2r {v21.4s, v22.4s}, [%[x2]]\neor v28.16b, v0.16b, v19.16b\ncnt v29.16b, v29.16b\neor v19.16b, v1.16b, v19.16b\n"
    "add v9.16b, v9.16b, v27.16b\neor v27.16b, v2.16b, v20.16b\nadd v8.16b, v8.16b, v30.16b\ncnt v28.16b, v28.16b\n"
    "eor v20.16b, v3.16b, v20.16b\ncnt v19.16b, v19.16b\nadd v9.16b, v9.16b, v29.16b\ncnt v27.16b, v27.16b\n"
    "ld2r {v23.4s, v24.4s}, [%[x3]]\neor v25.16b, v0.16b, v21.16b\nadd v14.16b, v14.16b, v28.16b\n"
    "cnt v20.16b, v20.16b\nadd v15.16b, v15.16b, v19.16b\neor v19.16b, v1.16b, v21.16b\neor v21.16b, v2.16b, v22.16b\n"
    "cnt v25.16b, v25.16b\nadd v14.16b, v14.16b, v27.16b\neor v22.16b, v3.16b, v22.16b\nadd v15.16b, v15.16b, v20.16b\n"
    "cnt v19.16b, v19.16b\ncnt v20.16b, v21.16b\nadd v6.16b, v6.16b, v25.16b\nld2r {v27.4s, v28.4s}, [%[x4]]\n"
    "eor v21.16b, v0.16b, v23.16b\ncnt v22.16b, v22.16b\neor v23.16b, v1.16b, v23.16b\nadd v7.16b, v7.16b, v19.16b\n"
    "eor v19.16b, v2.16b, v24.16b\nadd v6.16b, v6.16b, v20.16b\ncnt v25.16b, v21.16b\neor v24.16b, v3.16b, v24.16b\n"
    "cnt v23.16b, v23.16b\nadd v7.16b, v7.16b, v22.16b\ncnt v29.16b, v19.16b\nld2r {v30.4s, v31.4s}, [%[x5]]\n"
    "eor v19.16b, v0.16b, v27.16b\nadd v12.16b, v12.16b, v25.16b\ncnt v24.16b, v24.16b\nadd v16.16b, v16.16b, v23.16b\n"
    "eor v25.16b, v1.16b, v27.16b\neor v27.16b, v2.16b, v28.16b\ncnt v19.16b, v19.16b\nadd v12.16b, v12.16b, v29.16b\n"
    "eor v28.16b, v3.16b, v28.16b\nadd v16.16b, v16.16b, v24.16b\ncnt v29.16b, v25.16b\ncnt v27.16b, v27.16b\n"
    "add v10.16b, v10.16b, v19.16b\nld2r {v19.4s, v20.4s}, [%[x6]]\neor v21.16b, v0.16b, v30.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[x4], %[x4], #8\n"
    "add %[x5], %[x5], #8\nadd %[x6], %[x6], #8\nadd %[w0], %[w0], #64\nadd v11.16b, v11.16b, v29.16b\n"
    "cnt v28.16b, v28.16b\nadd v10.16b, v10.16b, v27.16b\ncnt v27.16b, v21.16b\n"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w0]]\neor v25.16b, v1.16b, v30.16b\neor v29.16b, v2.16b, v31.16b\n"
    "eor v30.16b, v3.16b, v31.16b\nadd v11.16b, v11.16b, v28.16b\nld2r {v4.4s, v5.4s}, [%[x0]]\n"
    "eor v28.16b, v0.16b, v19.16b\nadd v13.16b, v13.16b, v27.16b\ncnt v25.16b, v25.16b\ncnt v27.16b, v29.16b\n"
    "cnt v29.16b, v30.16b\neor v19.16b, v1.16b, v19.16b\ncnt v28.16b, v28.16b\neor v30.16b, v2.16b, v20.16b\n"
    "add v31.16b, v26.16b, v25.16b\nadd v13.16b, v13.16b, v27.16b\neor v20.16b, v3.16b, v20.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\ncnt v19.16b, v19.16b\nadd v17.16b, v17.16b, v28.16b\n"
    "cnt v30.16b, v30.16b\nadd v31.16b, v31.16b, v29.16b\nld2r {v25.4s, v26.4s}, [%[x1]]\n"
    "eor v27.16b, v21.16b, v4.16b\ncnt v20.16b, v20.16b\nadd v18.16b, v18.16b, v19.16b\neor v19.16b, v22.16b, v4.16b\n"
    "add v17.16b, v17.16b, v30.16b\neor v28.16b, v23.16b, v5.16b\ncnt v27.16b, v27.16b\neor v29.16b, v24.16b, v5.16b\n"
    "add v18.16b, v18.16b, v20.16b\ncnt v30.16b, v19.16b\nld2r {v19.4s, v20.4s}, [%[x2]]\n"
    "eor v4.16b, v21.16b, v25.16b\ncnt v28.16b, v28.16b\nadd v8.16b, v8.16b, v27.16b\ncnt v27.16b, v29.16b\n"
    "eor v25.16b, v22.16b, v25.16b\nadd v9.16b, v9.16b, v30.16b\ncnt v29.16b, v4.16b\neor v30.16b, v23.16b, v26.16b\n"
    "add v8.16b, v8.16b, v28.16b\neor v26.16b, v24.16b, v26.16b\ncnt v25.16b, v25.16b\nadd v9.16b, v9.16b, v27.16b\n"
    "add v14.16b, v14.16b, v29.16b\ncnt v27.16b, v30.16b\nuaddlp v8.8h, v8.16b\ncnt v26.16b, v26.16b\n"
    "add v15.16b, v15.16b, v25.16b\nuaddlp v9.8h, v9.16b\nld2r {v28.4s, v29.4s}, [%[x3]]\n"
    "eor v25.16b, v21.16b, v19.16b\nadd v14.16b, v14.16b, v27.16b\neor v19.16b, v22.16b, v19.16b\n"
    "eor v27.16b, v23.16b, v20.16b\nadd v15.16b, v15.16b, v26.16b\neor v20.16b, v24.16b, v20.16b\n"
    "cnt v30.16b, v25.16b\nuaddlp v14.8h, v14.16b\ncnt v19.16b, v19.16b\ncnt v25.16b, v27.16b\nuaddlp v15.8h, v15.16b\n"
    "cnt v20.16b, v20.16b\nadd v6.16b, v6.16b, v30.16b\nld2r {v26.4s, v27.4s}, [%[x4]]\neor v30.16b, v21.16b, v28.16b\n"
    "add v7.16b, v7.16b, v19.16b\neor v19.16b, v22.16b, v28.16b\neor v28.16b, v23.16b, v29.16b\n"
    "eor v29.16b, v24.16b, v29.16b\nadd v6.16b, v6.16b, v25.16b\ncnt v25.16b, v30.16b\nadd v7.16b, v7.16b, v20.16b\n"
    "cnt v30.16b, v19.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\nuaddlp v6.8h, v6.16b\n"
    "add v12.16b, v12.16b, v25.16b\nuaddlp v7.8h, v7.16b\nadd v16.16b, v16.16b, v30.16b\n"
    "ld2r {v19.4s, v20.4s}, [%[x5]]\neor v25.16b, v21.16b, v26.16b\neor v26.16b, v22.16b, v26.16b\n"
    "eor v30.16b, v23.16b, v27.16b\nadd v12.16b, v12.16b, v28.16b\neor v27.16b, v24.16b, v27.16b\n"
    "add v16.16b, v16.16b, v29.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\ncnt v28.16b, v30.16b\n"
    "uaddlp v12.8h, v12.16b\ncnt v27.16b, v27.16b\nuaddlp v16.8h, v16.16b\nadd v10.16b, v10.16b, v25.16b\n"
    "add v11.16b, v11.16b, v26.16b\nld2r {v25.4s, v26.4s}, [%[x6]]\neor v29.16b, v21.16b, v19.16b\n"
    "eor v19.16b, v22.16b, v19.16b\nldr q30, [%[k], #0]\nadd v10.16b, v10.16b, v28.16b\nadd v11.16b, v11.16b, v27.16b\n"
    "cnt v27.16b, v29.16b\nmla v8.8h, v9.8h, v30.8h\nmla v14.8h, v15.8h, v30.8h\nmla v6.8h, v7.8h, v30.8h\n"
    "mla v12.8h, v16.8h, v30.8h\nuaddlp v7.8h, v10.16b\nuaddlp v15.8h, v11.16b\n"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[to1]]\nadd v8.8h, v8.8h, v8.8h\nadd v14.8h, v14.8h, v14.8h\n"
    "add v6.8h, v6.8h, v6.8h\nsubs %[n], %[n], #1\nmov %[sx], #8\nmov %[sw], #64\ncsel %[sx], %[sx], xzr, ne\n"
    "csel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\nadd %[x2], %[x2], %[sx]\n"
    "add %[x3], %[x3], %[sx]\nadd %[x4], %[x4], %[sx]\nadd %[x5], %[x5], %[sx]\nadd %[x6], %[x6], %[sx]\n"
    "add %[w0], %[w0], %[sw]\nadd v12.8h, v12.8h, v12.8h\nuadalp v0.4s, v8.8h\nuadalp v1.4s, v14.8h\n"
    "uadalp v2.4s, v6.8h\nmla v7.8h, v15.8h, v30.8h\ncnt v6.16b, v19.16b\nuadalp v3.4s, v12.8h\n"
    "add v8.16b, v13.16b, v27.16b\neor v19.16b, v23.16b, v20.16b\neor v20.16b, v24.16b, v20.16b\n"
    "add v7.8h, v7.8h, v7.8h\nadd v6.16b, v31.16b, v6.16b\nst1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n"
    "eor v21.16b, v21.16b, v25.16b\ncnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\nuadalp v9.4s, v7.8h\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\neor v7.16b, v22.16b, v25.16b\neor v25.16b, v23.16b, v26.16b\n"
    "cnt v31.16b, v21.16b\nadd v8.16b, v8.16b, v19.16b\nadd v6.16b, v6.16b, v20.16b\nld2r {v4.4s, v5.4s}, [%[x0]]\n"
    "eor v26.16b, v24.16b, v26.16b\ncnt v7.16b, v7.16b\ncnt v27.16b, v25.16b\nadd v31.16b, v17.16b, v31.16b\n"
    "uaddlp v8.8h, v8.16b\nuaddlp v6.8h, v6.16b\ncnt v28.16b, v26.16b\nadd v7.16b, v18.16b, v7.16b\n"
    "add v29.16b, v31.16b, v27.16b\nmla v8.8h, v6.8h, v30.8h\nadd v31.16b, v7.16b, v28.16b\nuaddlp v6.8h, v29.16b\n"
    "add v7.8h, v8.8h, v8.8h\nuaddlp v8.8h, v31.16b\nuadalp v10.4s, v7.8h\nmla v6.8h, v8.8h, v30.8h\n"
    "add v6.8h, v6.8h, v6.8h\nuadalp v11.4s, v6.8h\nst1 {v9.16b, v10.16b, v11.16b}, [%[to1]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6),
        [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [to1] "r"(stored + 64), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 233 instructions, 240 cycles */
SYNTH_INLINE void LOCAL(assembly_2x1)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n1:\nadd %[x0], %[x0], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "eor v10.16b, v0.16b, v8.16b\neor v11.16b, v1.16b, v8.16b\neor v12.16b, v4.16b, v8.16b\n"
    "ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[w0]]\neor v17.16b, v5.16b, v8.16b\neor v18.16b, v2.16b, v9.16b\n"
    "cnt v10.16b, v10.16b\nld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[w1]]\ncnt v11.16b, v11.16b\n"
    "cnt v12.16b, v12.16b\ncnt v17.16b, v17.16b\nld2r {v23.4s, v24.4s}, [%[x0]]\ncnt v18.16b, v18.16b\n"
    "add %[x0], %[x0], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\neor v25.16b, v3.16b, v9.16b\n"
    "eor v26.16b, v6.16b, v9.16b\neor v27.16b, v7.16b, v9.16b\nadd v10.16b, v10.16b, v18.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]\neor v13.16b, v13.16b, v23.16b\neor v14.16b, v14.16b, v23.16b\n"
    "cnt v18.16b, v25.16b\ncnt v25.16b, v26.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\ncnt v26.16b, v27.16b\n"
    "eor v19.16b, v19.16b, v23.16b\ncnt v13.16b, v13.16b\nld2r {v4.4s, v5.4s}, [%[x0]]\ncnt v14.16b, v14.16b\n"
    "add %[x0], %[x0], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v11.16b, v11.16b, v18.16b\n"
    "add v12.16b, v12.16b, v25.16b\nadd v17.16b, v17.16b, v26.16b\nadd v10.16b, v10.16b, v13.16b\n"
    "ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[w0]]\ncnt v13.16b, v19.16b\neor v23.16b, v20.16b, v23.16b\n"
    "add v11.16b, v11.16b, v14.16b\neor v14.16b, v15.16b, v24.16b\neor v15.16b, v16.16b, v24.16b\n"
    "eor v16.16b, v21.16b, v24.16b\nld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[w1]]\nadd v12.16b, v12.16b, v13.16b\n"
    "cnt v13.16b, v23.16b\neor v22.16b, v22.16b, v24.16b\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\n"
    "cnt v16.16b, v16.16b\nld2r {v23.4s, v24.4s}, [%[x0]]\neor v25.16b, v28.16b, v4.16b\n"
    "add v13.16b, v17.16b, v13.16b\ncnt v17.16b, v22.16b\nadd v10.16b, v10.16b, v14.16b\n"
    "add v11.16b, v11.16b, v15.16b\nadd v12.16b, v12.16b, v16.16b\ncnt v22.16b, v25.16b\nadd %[x0], %[x0], #8\n"
    "add %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v25.16b, v13.16b, v17.16b\neor v26.16b, v29.16b, v4.16b\n"
    "eor v27.16b, v0.16b, v4.16b\nadd v10.16b, v10.16b, v22.16b\nld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[w0]]\n"
    "eor v17.16b, v1.16b, v4.16b\neor v22.16b, v30.16b, v5.16b\neor v28.16b, v31.16b, v5.16b\ncnt v26.16b, v26.16b\n"
    "cnt v27.16b, v27.16b\neor v29.16b, v2.16b, v5.16b\ncnt v17.16b, v17.16b\ncnt v22.16b, v22.16b\n"
    "cnt v28.16b, v28.16b\nadd v11.16b, v11.16b, v26.16b\nadd v12.16b, v12.16b, v27.16b\ncnt v26.16b, v29.16b\n"
    "add v17.16b, v25.16b, v17.16b\nadd v10.16b, v10.16b, v22.16b\neor v22.16b, v3.16b, v5.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\nadd v11.16b, v11.16b, v28.16b\neor v25.16b, v6.16b, v23.16b\n"
    "add v12.16b, v12.16b, v26.16b\nld2r {v26.4s, v27.4s}, [%[x0]]\neor v28.16b, v7.16b, v23.16b\n"
    "eor v18.16b, v18.16b, v23.16b\nadd %[x0], %[x0], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "cnt v22.16b, v22.16b\ncnt v25.16b, v25.16b\ncnt v28.16b, v28.16b\ncnt v18.16b, v18.16b\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]\neor v19.16b, v19.16b, v23.16b\neor v23.16b, v8.16b, v24.16b\n"
    "add v17.16b, v17.16b, v22.16b\nadd v10.16b, v10.16b, v25.16b\nadd v11.16b, v11.16b, v28.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w1]]\nadd v12.16b, v12.16b, v18.16b\ncnt v22.16b, v19.16b\n"
    "cnt v23.16b, v23.16b\neor v25.16b, v9.16b, v24.16b\neor v18.16b, v20.16b, v24.16b\neor v24.16b, v21.16b, v24.16b\n"
    "ld2r {v19.4s, v20.4s}, [%[x0]]\neor v13.16b, v13.16b, v26.16b\nadd v17.16b, v17.16b, v22.16b\n"
    "add v10.16b, v10.16b, v23.16b\ncnt v25.16b, v25.16b\ncnt v18.16b, v18.16b\ncnt v21.16b, v24.16b\n"
    "cnt v13.16b, v13.16b\neor v14.16b, v14.16b, v26.16b\neor v22.16b, v0.16b, v26.16b\nadd %[x0], %[x0], #8\n"
    "add %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v11.16b, v11.16b, v25.16b\nadd v12.16b, v12.16b, v18.16b\n"
    "add v21.16b, v17.16b, v21.16b\ncnt v14.16b, v14.16b\nadd v10.16b, v10.16b, v13.16b\ncnt v13.16b, v22.16b\n"
    "ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]\neor v26.16b, v1.16b, v26.16b\neor v15.16b, v15.16b, v27.16b\n"
    "eor v16.16b, v16.16b, v27.16b\nadd v11.16b, v11.16b, v14.16b\neor v14.16b, v2.16b, v27.16b\n"
    "add v12.16b, v12.16b, v13.16b\ncnt v13.16b, v26.16b\ncnt v15.16b, v15.16b\ncnt v26.16b, v16.16b\n"
    "eor v27.16b, v3.16b, v27.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\ncnt v14.16b, v14.16b\n"
    "eor v16.16b, v4.16b, v19.16b\nadd v13.16b, v21.16b, v13.16b\nadd v10.16b, v10.16b, v15.16b\n"
    "add v11.16b, v11.16b, v26.16b\ncnt v15.16b, v27.16b\nadd v12.16b, v12.16b, v14.16b\n"
    "ld2r {v17.4s, v18.4s}, [%[x0]]\ncnt v14.16b, v16.16b\nadd %[x0], %[x0], #8\nadd %[w0], %[w0], #64\n"
    "add %[w1], %[w1], #64\neor v16.16b, v5.16b, v19.16b\nadd v13.16b, v13.16b, v15.16b\n"
    "eor v15.16b, v28.16b, v19.16b\nadd v10.16b, v10.16b, v14.16b\neor v14.16b, v29.16b, v19.16b\n"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[w0]]\neor v19.16b, v6.16b, v20.16b\ncnt v16.16b, v16.16b\n"
    "eor v21.16b, v7.16b, v20.16b\ncnt v15.16b, v15.16b\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n"
    "eor v30.16b, v30.16b, v20.16b\ncnt v14.16b, v14.16b\ncnt v19.16b, v19.16b\nadd v11.16b, v11.16b, v16.16b\n"
    "cnt v16.16b, v21.16b\nadd v12.16b, v12.16b, v15.16b\ncnt v15.16b, v30.16b\nadd v21.16b, v13.16b, v14.16b\n"
    "add v10.16b, v10.16b, v19.16b\neor v13.16b, v31.16b, v20.16b\nadd v11.16b, v11.16b, v16.16b\n"
    "ld2r {v19.4s, v20.4s}, [%[x0]]\neor v14.16b, v22.16b, v17.16b\nadd v12.16b, v12.16b, v15.16b\n"
    "eor v15.16b, v23.16b, v17.16b\neor v16.16b, v0.16b, v17.16b\nsubs %[n], %[n], #1\nmov %[sx], #8\nmov %[sw], #64\n"
    "csel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[w0], %[w0], %[sw]\n"
    "add %[w1], %[w1], %[sw]\ncnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\n"
    "eor v17.16b, v1.16b, v17.16b\neor v30.16b, v24.16b, v18.16b\nadd v13.16b, v21.16b, v13.16b\n"
    "add v10.16b, v10.16b, v14.16b\nadd v11.16b, v11.16b, v15.16b\nadd v12.16b, v12.16b, v16.16b\n"
    "cnt v31.16b, v17.16b\ncnt v30.16b, v30.16b\neor v14.16b, v25.16b, v18.16b\neor v15.16b, v2.16b, v18.16b\n"
    "eor v16.16b, v3.16b, v18.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\neor v17.16b, v26.16b, v19.16b\n"
    "add v13.16b, v13.16b, v31.16b\nadd v10.16b, v10.16b, v30.16b\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\n"
    "cnt v16.16b, v16.16b\nld2r {v8.4s, v9.4s}, [%[x0]]\ncnt v17.16b, v17.16b\neor v18.16b, v27.16b, v19.16b\n"
    "ld1 {v30.16b, v31.16b}, [%[to0]]\neor v21.16b, v4.16b, v19.16b\nadd v11.16b, v11.16b, v14.16b\n"
    "add v12.16b, v12.16b, v15.16b\nadd v13.16b, v13.16b, v16.16b\nadd v10.16b, v10.16b, v17.16b\n"
    "cnt v14.16b, v18.16b\ncnt v15.16b, v21.16b\neor v16.16b, v5.16b, v19.16b\neor v17.16b, v28.16b, v20.16b\n"
    "eor v18.16b, v29.16b, v20.16b\neor v19.16b, v6.16b, v20.16b\nadd v11.16b, v11.16b, v14.16b\n"
    "add v12.16b, v12.16b, v15.16b\ncnt v14.16b, v16.16b\ncnt v15.16b, v17.16b\ncnt v16.16b, v18.16b\n"
    "cnt v17.16b, v19.16b\neor v18.16b, v7.16b, v20.16b\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n"
    "add v13.16b, v13.16b, v14.16b\nadd v10.16b, v10.16b, v15.16b\nadd v11.16b, v11.16b, v16.16b\n"
    "add v12.16b, v12.16b, v17.16b\ncnt v14.16b, v18.16b\nldr q15, [%[k], #0]\nuaddlp v10.8h, v10.16b\n"
    "uaddlp v11.8h, v11.16b\nuaddlp v12.8h, v12.16b\nadd v13.16b, v13.16b, v14.16b\nmla v10.8h, v11.8h, v15.8h\n"
    "uaddlp v11.8h, v13.16b\nadd v10.8h, v10.8h, v10.8h\nmla v12.8h, v11.8h, v15.8h\nuadalp v30.4s, v10.8h\n"
    "add v10.8h, v12.8h, v12.8h\nuadalp v31.4s, v10.8h\nst1 {v30.16b, v31.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 439 instructions, 444 cycles */
SYNTH_INLINE void LOCAL(assembly_2x2)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes,
      *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n1:\nld2r {v10.4s, v11.4s}, [%[x1]]\neor v12.16b, v0.16b, v8.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "eor v13.16b, v1.16b, v8.16b\neor v14.16b, v4.16b, v8.16b\neor v15.16b, v5.16b, v8.16b\ncnt v12.16b, v12.16b\n"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\neor v20.16b, v2.16b, v9.16b\neor v21.16b, v3.16b, v9.16b\n"
    "cnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\nld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w1]]\n"
    "cnt v15.16b, v15.16b\neor v26.16b, v6.16b, v9.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\n"
    "eor v27.16b, v7.16b, v9.16b\nld2r {v28.4s, v29.4s}, [%[x0]]\neor v30.16b, v0.16b, v10.16b\n"
    "eor v31.16b, v1.16b, v10.16b\ncnt v26.16b, v26.16b\nadd v12.16b, v12.16b, v20.16b\nadd v13.16b, v13.16b, v21.16b\n"
    "cnt v27.16b, v27.16b\ncnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\nadd v14.16b, v14.16b, v26.16b\n"
    "eor v26.16b, v4.16b, v10.16b\neor v10.16b, v5.16b, v10.16b\nadd v15.16b, v15.16b, v27.16b\n"
    "eor v27.16b, v2.16b, v11.16b\neor v20.16b, v3.16b, v11.16b\neor v21.16b, v6.16b, v11.16b\ncnt v26.16b, v26.16b\n"
    "cnt v10.16b, v10.16b\neor v11.16b, v7.16b, v11.16b\ncnt v27.16b, v27.16b\ncnt v20.16b, v20.16b\n"
    "cnt v21.16b, v21.16b\nld2r {v0.4s, v1.4s}, [%[x1]]\neor v2.16b, v16.16b, v28.16b\neor v3.16b, v17.16b, v28.16b\n"
    "cnt v11.16b, v11.16b\nadd v27.16b, v30.16b, v27.16b\nadd v20.16b, v31.16b, v20.16b\n"
    "add v21.16b, v26.16b, v21.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\n"
    "add %[w1], %[w1], #64\nadd v26.16b, v10.16b, v11.16b\ncnt v10.16b, v2.16b\ncnt v11.16b, v3.16b\n"
    "eor v30.16b, v22.16b, v28.16b\nld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[w0]]\neor v28.16b, v23.16b, v28.16b\n"
    "eor v31.16b, v18.16b, v29.16b\neor v6.16b, v19.16b, v29.16b\nadd v10.16b, v12.16b, v10.16b\n"
    "add v11.16b, v13.16b, v11.16b\ncnt v30.16b, v30.16b\ncnt v28.16b, v28.16b\ncnt v31.16b, v31.16b\n"
    "cnt v12.16b, v6.16b\nld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[w1]]\neor v13.16b, v24.16b, v29.16b\n"
    "eor v29.16b, v25.16b, v29.16b\nadd v14.16b, v14.16b, v30.16b\nadd v15.16b, v15.16b, v28.16b\n"
    "add v10.16b, v10.16b, v31.16b\nadd v28.16b, v11.16b, v12.16b\ncnt v30.16b, v13.16b\ncnt v29.16b, v29.16b\n"
    "ld2r {v11.4s, v12.4s}, [%[x0]]\neor v13.16b, v16.16b, v0.16b\neor v31.16b, v17.16b, v0.16b\n"
    "eor v22.16b, v22.16b, v0.16b\neor v23.16b, v23.16b, v0.16b\nadd v14.16b, v14.16b, v30.16b\n"
    "add v29.16b, v15.16b, v29.16b\ncnt v13.16b, v13.16b\ncnt v30.16b, v31.16b\ncnt v22.16b, v22.16b\n"
    "cnt v23.16b, v23.16b\neor v31.16b, v18.16b, v1.16b\neor v15.16b, v19.16b, v1.16b\nadd v13.16b, v27.16b, v13.16b\n"
    "add v27.16b, v20.16b, v30.16b\nadd v30.16b, v21.16b, v22.16b\nadd v26.16b, v26.16b, v23.16b\n"
    "cnt v31.16b, v31.16b\ncnt v15.16b, v15.16b\neor v16.16b, v24.16b, v1.16b\neor v17.16b, v25.16b, v1.16b\n"
    "ld2r {v18.4s, v19.4s}, [%[x1]]\neor v20.16b, v2.16b, v11.16b\neor v21.16b, v3.16b, v11.16b\n"
    "add v13.16b, v13.16b, v31.16b\nadd v15.16b, v27.16b, v15.16b\ncnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\n"
    "cnt v20.16b, v20.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "cnt v27.16b, v21.16b\nadd v16.16b, v30.16b, v16.16b\nadd v17.16b, v26.16b, v17.16b\n"
    "add v10.16b, v10.16b, v20.16b\nld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[w0]]\neor v30.16b, v6.16b, v11.16b\n"
    "eor v11.16b, v7.16b, v11.16b\nadd v31.16b, v28.16b, v27.16b\neor v24.16b, v4.16b, v12.16b\n"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[w1]]\neor v0.16b, v5.16b, v12.16b\neor v1.16b, v8.16b, v12.16b\n"
    "cnt v30.16b, v30.16b\ncnt v11.16b, v11.16b\neor v12.16b, v9.16b, v12.16b\ncnt v24.16b, v24.16b\n"
    "cnt v0.16b, v0.16b\ncnt v1.16b, v1.16b\nadd v14.16b, v14.16b, v30.16b\nadd v11.16b, v29.16b, v11.16b\n"
    "cnt v12.16b, v12.16b\nadd v10.16b, v10.16b, v24.16b\nadd v24.16b, v31.16b, v0.16b\n"
    "ld2r {v29.4s, v30.4s}, [%[x0]]\neor v31.16b, v2.16b, v18.16b\nadd v14.16b, v14.16b, v1.16b\n"
    "eor v0.16b, v3.16b, v18.16b\nadd v11.16b, v11.16b, v12.16b\neor v12.16b, v6.16b, v18.16b\n"
    "eor v18.16b, v7.16b, v18.16b\ncnt v31.16b, v31.16b\neor v6.16b, v4.16b, v19.16b\ncnt v7.16b, v0.16b\n"
    "eor v0.16b, v5.16b, v19.16b\ncnt v12.16b, v12.16b\ncnt v18.16b, v18.16b\nadd v13.16b, v13.16b, v31.16b\n"
    "cnt v31.16b, v6.16b\nadd v15.16b, v15.16b, v7.16b\ncnt v0.16b, v0.16b\nadd v12.16b, v16.16b, v12.16b\n"
    "add v16.16b, v17.16b, v18.16b\neor v17.16b, v8.16b, v19.16b\nadd v13.16b, v13.16b, v31.16b\n"
    "eor v31.16b, v9.16b, v19.16b\nadd v15.16b, v15.16b, v0.16b\nld2r {v18.4s, v19.4s}, [%[x1]]\n"
    "eor v0.16b, v20.16b, v29.16b\neor v1.16b, v21.16b, v29.16b\ncnt v17.16b, v17.16b\neor v2.16b, v25.16b, v29.16b\n"
    "cnt v31.16b, v31.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "cnt v0.16b, v0.16b\nadd v12.16b, v12.16b, v17.16b\ncnt v17.16b, v1.16b\nadd v16.16b, v16.16b, v31.16b\n"
    "ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[w0]]\ncnt v31.16b, v2.16b\neor v29.16b, v26.16b, v29.16b\n"
    "add v10.16b, v10.16b, v0.16b\neor v0.16b, v22.16b, v30.16b\nadd v17.16b, v24.16b, v17.16b\n"
    "eor v24.16b, v23.16b, v30.16b\nadd v14.16b, v14.16b, v31.16b\ncnt v29.16b, v29.16b\n"
    "eor v31.16b, v27.16b, v30.16b\ncnt v0.16b, v0.16b\neor v30.16b, v28.16b, v30.16b\ncnt v24.16b, v24.16b\n"
    "ld2r {v1.4s, v2.4s}, [%[x0]]\neor v20.16b, v20.16b, v18.16b\nadd v11.16b, v11.16b, v29.16b\ncnt v29.16b, v31.16b\n"
    "add v10.16b, v10.16b, v0.16b\ncnt v30.16b, v30.16b\nadd v17.16b, v17.16b, v24.16b\ncnt v20.16b, v20.16b\n"
    "eor v21.16b, v21.16b, v18.16b\nadd v14.16b, v14.16b, v29.16b\neor v29.16b, v25.16b, v18.16b\n"
    "add v11.16b, v11.16b, v30.16b\neor v18.16b, v26.16b, v18.16b\nadd v13.16b, v13.16b, v20.16b\n"
    "cnt v20.16b, v21.16b\neor v21.16b, v22.16b, v19.16b\ncnt v22.16b, v29.16b\neor v29.16b, v23.16b, v19.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[w1]]\ncnt v18.16b, v18.16b\neor v27.16b, v27.16b, v19.16b\n"
    "add v15.16b, v15.16b, v20.16b\ncnt v20.16b, v21.16b\nadd v12.16b, v12.16b, v22.16b\ncnt v21.16b, v29.16b\n"
    "add v16.16b, v16.16b, v18.16b\ncnt v18.16b, v27.16b\neor v19.16b, v28.16b, v19.16b\n"
    "add v13.16b, v13.16b, v20.16b\nld2r {v27.4s, v28.4s}, [%[x1]]\neor v20.16b, v3.16b, v1.16b\n"
    "add v15.16b, v15.16b, v21.16b\neor v21.16b, v4.16b, v1.16b\nadd v12.16b, v12.16b, v18.16b\ncnt v22.16b, v19.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\ncnt v18.16b, v20.16b\n"
    "cnt v19.16b, v21.16b\neor v20.16b, v23.16b, v1.16b\nadd v16.16b, v16.16b, v22.16b\neor v21.16b, v24.16b, v1.16b\n"
    "eor v22.16b, v5.16b, v2.16b\nadd v10.16b, v10.16b, v18.16b\nadd v17.16b, v17.16b, v19.16b\ncnt v18.16b, v20.16b\n"
    "eor v19.16b, v6.16b, v2.16b\ncnt v20.16b, v21.16b\ncnt v21.16b, v22.16b\neor v22.16b, v25.16b, v2.16b\n"
    "eor v29.16b, v26.16b, v2.16b\nadd v14.16b, v14.16b, v18.16b\ncnt v18.16b, v19.16b\nadd v11.16b, v11.16b, v20.16b\n"
    "add v10.16b, v10.16b, v21.16b\ncnt v30.16b, v22.16b\nld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[w0]]\n"
    "cnt v29.16b, v29.16b\neor v31.16b, v3.16b, v27.16b\nadd v17.16b, v17.16b, v18.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\neor v18.16b, v4.16b, v27.16b\nadd v14.16b, v14.16b, v30.16b\n"
    "add v11.16b, v11.16b, v29.16b\nld2r {v29.4s, v30.4s}, [%[x0]]\ncnt v31.16b, v31.16b\n"
    "eor v23.16b, v23.16b, v27.16b\neor v24.16b, v24.16b, v27.16b\ncnt v18.16b, v18.16b\neor v27.16b, v5.16b, v28.16b\n"
    "eor v4.16b, v6.16b, v28.16b\nadd v13.16b, v13.16b, v31.16b\ncnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\n"
    "add v15.16b, v15.16b, v18.16b\ncnt v18.16b, v27.16b\ncnt v27.16b, v4.16b\neor v25.16b, v25.16b, v28.16b\n"
    "add v12.16b, v12.16b, v23.16b\nadd v16.16b, v16.16b, v24.16b\neor v26.16b, v26.16b, v28.16b\n"
    "add v13.16b, v13.16b, v18.16b\nadd v15.16b, v15.16b, v27.16b\ncnt v18.16b, v25.16b\n"
    "ld2r {v27.4s, v28.4s}, [%[x1]]\neor v31.16b, v19.16b, v29.16b\neor v23.16b, v20.16b, v29.16b\n"
    "cnt v24.16b, v26.16b\neor v25.16b, v0.16b, v29.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v12.16b, v12.16b, v18.16b\ncnt v18.16b, v31.16b\n"
    "add v16.16b, v16.16b, v24.16b\ncnt v26.16b, v23.16b\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]\n"
    "cnt v31.16b, v25.16b\neor v29.16b, v1.16b, v29.16b\neor v23.16b, v21.16b, v30.16b\nadd v10.16b, v10.16b, v18.16b\n"
    "eor v18.16b, v22.16b, v30.16b\nadd v17.16b, v17.16b, v26.16b\nadd v14.16b, v14.16b, v31.16b\n"
    "cnt v29.16b, v29.16b\ncnt v31.16b, v23.16b\nld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[w1]]\n"
    "eor v8.16b, v2.16b, v30.16b\ncnt v18.16b, v18.16b\neor v30.16b, v3.16b, v30.16b\neor v19.16b, v19.16b, v27.16b\n"
    "add v11.16b, v11.16b, v29.16b\nadd v10.16b, v10.16b, v31.16b\ncnt v29.16b, v8.16b\nadd v31.16b, v17.16b, v18.16b\n"
    "cnt v30.16b, v30.16b\nld2r {v17.4s, v18.4s}, [%[x0]]\ncnt v19.16b, v19.16b\neor v20.16b, v20.16b, v27.16b\n"
    "eor v0.16b, v0.16b, v27.16b\nadd v14.16b, v14.16b, v29.16b\neor v27.16b, v1.16b, v27.16b\n"
    "add v11.16b, v11.16b, v30.16b\nadd v13.16b, v13.16b, v19.16b\ncnt v19.16b, v20.16b\ncnt v20.16b, v0.16b\n"
    "eor v21.16b, v21.16b, v28.16b\ncnt v27.16b, v27.16b\neor v22.16b, v22.16b, v28.16b\neor v29.16b, v2.16b, v28.16b\n"
    "add v15.16b, v15.16b, v19.16b\nadd v12.16b, v12.16b, v20.16b\ncnt v30.16b, v21.16b\n"
    "add v16.16b, v16.16b, v27.16b\ncnt v27.16b, v22.16b\ncnt v29.16b, v29.16b\neor v28.16b, v3.16b, v28.16b\n"
    "ld2r {v19.4s, v20.4s}, [%[x1]]\neor v21.16b, v4.16b, v17.16b\nadd v13.16b, v13.16b, v30.16b\n"
    "eor v22.16b, v5.16b, v17.16b\nadd v15.16b, v15.16b, v27.16b\nadd v12.16b, v12.16b, v29.16b\ncnt v27.16b, v28.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\ncnt v21.16b, v21.16b\n"
    "cnt v22.16b, v22.16b\neor v28.16b, v23.16b, v17.16b\nadd v16.16b, v16.16b, v27.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\neor v17.16b, v24.16b, v17.16b\neor v27.16b, v6.16b, v18.16b\n"
    "add v10.16b, v10.16b, v21.16b\nadd v21.16b, v31.16b, v22.16b\ncnt v22.16b, v28.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w1]]\neor v8.16b, v7.16b, v18.16b\ncnt v17.16b, v17.16b\n"
    "cnt v27.16b, v27.16b\neor v9.16b, v25.16b, v18.16b\neor v18.16b, v26.16b, v18.16b\nadd v14.16b, v14.16b, v22.16b\n"
    "cnt v22.16b, v8.16b\nadd v11.16b, v11.16b, v17.16b\nadd v10.16b, v10.16b, v27.16b\ncnt v17.16b, v9.16b\n"
    "cnt v18.16b, v18.16b\nld2r {v8.4s, v9.4s}, [%[x0]]\neor v27.16b, v4.16b, v19.16b\nadd v21.16b, v21.16b, v22.16b\n"
    "eor v22.16b, v5.16b, v19.16b\neor v23.16b, v23.16b, v19.16b\nadd v14.16b, v14.16b, v17.16b\n"
    "add v11.16b, v11.16b, v18.16b\ncnt v27.16b, v27.16b\neor v24.16b, v24.16b, v19.16b\ncnt v22.16b, v22.16b\n"
    "cnt v23.16b, v23.16b\neor v17.16b, v6.16b, v20.16b\neor v18.16b, v7.16b, v20.16b\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\nadd v13.16b, v13.16b, v27.16b\ncnt v19.16b, v24.16b\n"
    "add v15.16b, v15.16b, v22.16b\nadd v12.16b, v12.16b, v23.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\n"
    "eor v27.16b, v25.16b, v20.16b\nadd v16.16b, v16.16b, v19.16b\neor v19.16b, v26.16b, v20.16b\n"
    "ld2r {v22.4s, v23.4s}, [%[x1]]\neor v20.16b, v0.16b, v8.16b\nadd v13.16b, v13.16b, v17.16b\n"
    "add v15.16b, v15.16b, v18.16b\ncnt v17.16b, v27.16b\neor v18.16b, v1.16b, v8.16b\ncnt v19.16b, v19.16b\n"
    "cnt v20.16b, v20.16b\neor v24.16b, v28.16b, v8.16b\neor v25.16b, v29.16b, v8.16b\nadd v12.16b, v12.16b, v17.16b\n"
    "cnt v17.16b, v18.16b\nadd v16.16b, v16.16b, v19.16b\nadd v10.16b, v10.16b, v20.16b\ncnt v24.16b, v24.16b\n"
    "cnt v18.16b, v25.16b\neor v19.16b, v2.16b, v9.16b\nadd v17.16b, v21.16b, v17.16b\neor v20.16b, v3.16b, v9.16b\n"
    "subs %[n], %[n], #1\nmov %[sx], #8\nmov %[sw], #64\ncsel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\n"
    "add %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\nadd %[w0], %[w0], %[sw]\nadd %[w1], %[w1], %[sw]\n"
    "ldr q21, [%[k], #0]\nadd v14.16b, v14.16b, v24.16b\nadd v11.16b, v11.16b, v18.16b\ncnt v18.16b, v19.16b\n"
    "cnt v19.16b, v20.16b\neor v20.16b, v30.16b, v9.16b\neor v24.16b, v31.16b, v9.16b\nld2r {v8.4s, v9.4s}, [%[x0]]\n"
    "eor v25.16b, v0.16b, v22.16b\neor v26.16b, v1.16b, v22.16b\nadd v10.16b, v10.16b, v18.16b\n"
    "add v27.16b, v17.16b, v19.16b\ncnt v17.16b, v20.16b\ncnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\nuaddlp v10.8h, v10.16b\nuaddlp v27.8h, v27.16b\nadd v14.16b, v14.16b, v17.16b\n"
    "add v11.16b, v11.16b, v24.16b\nadd v13.16b, v13.16b, v25.16b\nadd v15.16b, v15.16b, v26.16b\n"
    "eor v28.16b, v28.16b, v22.16b\nmla v10.8h, v27.8h, v21.8h\nuaddlp v14.8h, v14.16b\nuaddlp v11.8h, v11.16b\n"
    "eor v22.16b, v29.16b, v22.16b\neor v29.16b, v2.16b, v23.16b\ncnt v17.16b, v28.16b\nadd v10.8h, v10.8h, v10.8h\n"
    "eor v18.16b, v3.16b, v23.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nmla v14.8h, v11.8h, v21.8h\n"
    "cnt v11.16b, v22.16b\ncnt v22.16b, v29.16b\nadd v12.16b, v12.16b, v17.16b\nuadalp v4.4s, v10.8h\n"
    "cnt v10.16b, v18.16b\nadd v14.8h, v14.8h, v14.8h\nadd v11.16b, v16.16b, v11.16b\nadd v13.16b, v13.16b, v22.16b\n"
    "eor v22.16b, v30.16b, v23.16b\neor v16.16b, v31.16b, v23.16b\nadd v10.16b, v15.16b, v10.16b\n"
    "uadalp v5.4s, v14.8h\nuaddlp v13.8h, v13.16b\ncnt v14.16b, v22.16b\ncnt v15.16b, v16.16b\nuaddlp v10.8h, v10.16b\n"
    "add v12.16b, v12.16b, v14.16b\nadd v11.16b, v11.16b, v15.16b\nmla v13.8h, v10.8h, v21.8h\nuaddlp v10.8h, v12.16b\n"
    "uaddlp v11.8h, v11.16b\nadd v12.8h, v13.8h, v13.8h\nmla v10.8h, v11.8h, v21.8h\nuadalp v6.4s, v12.8h\n"
    "add v10.8h, v10.8h, v10.8h\nuadalp v7.4s, v10.8h\nst1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [k] "r"(constants)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 853 instructions, 884 cycles */
SYNTH_INLINE void LOCAL(assembly_2x4)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00, 0x02, 0x00};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n1:\nld2r {v10.4s, v11.4s}, [%[x1]]\neor v12.16b, v0.16b, v8.16b\n"
    "eor v13.16b, v1.16b, v8.16b\neor v14.16b, v4.16b, v8.16b\neor v15.16b, v5.16b, v8.16b\n"
    "eor v16.16b, v2.16b, v9.16b\neor v17.16b, v3.16b, v9.16b\ncnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\n"
    "cnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\n"
    "eor v18.16b, v6.16b, v9.16b\neor v19.16b, v7.16b, v9.16b\nld2r {v20.4s, v21.4s}, [%[x2]]\n"
    "eor v22.16b, v0.16b, v10.16b\neor v23.16b, v1.16b, v10.16b\nadd v12.16b, v12.16b, v16.16b\n"
    "add v13.16b, v13.16b, v17.16b\ncnt v16.16b, v18.16b\ncnt v17.16b, v19.16b\ncnt v22.16b, v22.16b\n"
    "cnt v18.16b, v23.16b\neor v19.16b, v4.16b, v10.16b\neor v10.16b, v5.16b, v10.16b\nadd v14.16b, v14.16b, v16.16b\n"
    "add v15.16b, v15.16b, v17.16b\neor v16.16b, v2.16b, v11.16b\neor v17.16b, v3.16b, v11.16b\ncnt v19.16b, v19.16b\n"
    "cnt v10.16b, v10.16b\neor v23.16b, v6.16b, v11.16b\neor v11.16b, v7.16b, v11.16b\ncnt v16.16b, v16.16b\n"
    "cnt v17.16b, v17.16b\nld2r {v24.4s, v25.4s}, [%[x3]]\neor v26.16b, v0.16b, v20.16b\neor v27.16b, v1.16b, v20.16b\n"
    "cnt v23.16b, v23.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\n"
    "add %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v16.16b, v22.16b, v16.16b\nadd v22.16b, v18.16b, v17.16b\n"
    "cnt v11.16b, v11.16b\nadd v23.16b, v19.16b, v23.16b\nld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]\n"
    "cnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\neor v17.16b, v4.16b, v20.16b\neor v18.16b, v5.16b, v20.16b\n"
    "add v10.16b, v10.16b, v11.16b\neor v11.16b, v2.16b, v21.16b\neor v19.16b, v3.16b, v21.16b\n"
    "eor v20.16b, v6.16b, v21.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\neor v21.16b, v7.16b, v21.16b\n"
    "cnt v11.16b, v11.16b\ncnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\nld2r {v8.4s, v9.4s}, [%[x0]]\n"
    "eor v0.16b, v0.16b, v24.16b\neor v1.16b, v1.16b, v24.16b\ncnt v21.16b, v21.16b\nadd v11.16b, v26.16b, v11.16b\n"
    "add v19.16b, v27.16b, v19.16b\nadd v17.16b, v17.16b, v20.16b\ncnt v20.16b, v0.16b\ncnt v26.16b, v1.16b\n"
    "add v18.16b, v18.16b, v21.16b\neor v21.16b, v4.16b, v24.16b\neor v24.16b, v5.16b, v24.16b\n"
    "eor v27.16b, v2.16b, v25.16b\neor v0.16b, v3.16b, v25.16b\nld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[w1]]\n"
    "eor v5.16b, v6.16b, v25.16b\neor v25.16b, v7.16b, v25.16b\ncnt v21.16b, v21.16b\ncnt v24.16b, v24.16b\n"
    "cnt v27.16b, v27.16b\ncnt v0.16b, v0.16b\ncnt v5.16b, v5.16b\ncnt v25.16b, v25.16b\nld2r {v6.4s, v7.4s}, [%[x1]]\n"
    "add v20.16b, v20.16b, v27.16b\nadd v26.16b, v26.16b, v0.16b\nadd v21.16b, v21.16b, v5.16b\n"
    "add v27.16b, v24.16b, v25.16b\neor v24.16b, v28.16b, v8.16b\neor v25.16b, v29.16b, v8.16b\n"
    "eor v0.16b, v1.16b, v8.16b\neor v5.16b, v2.16b, v8.16b\neor v8.16b, v30.16b, v9.16b\ncnt v24.16b, v24.16b\n"
    "cnt v25.16b, v25.16b\ncnt v0.16b, v0.16b\ncnt v5.16b, v5.16b\ncnt v8.16b, v8.16b\nadd v12.16b, v12.16b, v24.16b\n"
    "add v13.16b, v13.16b, v25.16b\nadd v14.16b, v14.16b, v0.16b\nadd v15.16b, v15.16b, v5.16b\n"
    "eor v24.16b, v31.16b, v9.16b\neor v25.16b, v3.16b, v9.16b\nadd v12.16b, v12.16b, v8.16b\n"
    "eor v0.16b, v4.16b, v9.16b\nld2r {v8.4s, v9.4s}, [%[x2]]\neor v5.16b, v28.16b, v6.16b\ncnt v24.16b, v24.16b\n"
    "cnt v25.16b, v25.16b\ncnt v0.16b, v0.16b\ncnt v5.16b, v5.16b\nadd v13.16b, v13.16b, v24.16b\n"
    "add v14.16b, v14.16b, v25.16b\neor v24.16b, v29.16b, v6.16b\nadd v15.16b, v15.16b, v0.16b\n"
    "add v16.16b, v16.16b, v5.16b\neor v25.16b, v1.16b, v6.16b\neor v0.16b, v2.16b, v6.16b\n"
    "eor v5.16b, v30.16b, v7.16b\ncnt v24.16b, v24.16b\neor v6.16b, v31.16b, v7.16b\ncnt v25.16b, v25.16b\n"
    "cnt v0.16b, v0.16b\ncnt v5.16b, v5.16b\nadd v22.16b, v22.16b, v24.16b\ncnt v24.16b, v6.16b\n"
    "eor v6.16b, v3.16b, v7.16b\nadd v23.16b, v23.16b, v25.16b\nadd v10.16b, v10.16b, v0.16b\n"
    "add v16.16b, v16.16b, v5.16b\neor v25.16b, v4.16b, v7.16b\nadd v22.16b, v22.16b, v24.16b\ncnt v24.16b, v6.16b\n"
    "ld2r {v5.4s, v6.4s}, [%[x3]]\neor v0.16b, v28.16b, v8.16b\neor v7.16b, v29.16b, v8.16b\ncnt v25.16b, v25.16b\n"
    "add v23.16b, v23.16b, v24.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\ncnt v24.16b, v0.16b\n"
    "add v10.16b, v10.16b, v25.16b\ncnt v25.16b, v7.16b\neor v0.16b, v1.16b, v8.16b\neor v7.16b, v2.16b, v8.16b\n"
    "eor v8.16b, v30.16b, v9.16b\nadd v11.16b, v11.16b, v24.16b\neor v24.16b, v31.16b, v9.16b\n"
    "add v19.16b, v19.16b, v25.16b\ncnt v25.16b, v0.16b\ncnt v0.16b, v7.16b\ncnt v7.16b, v8.16b\n"
    "eor v8.16b, v3.16b, v9.16b\ncnt v24.16b, v24.16b\neor v9.16b, v4.16b, v9.16b\nadd v17.16b, v17.16b, v25.16b\n"
    "add v18.16b, v18.16b, v0.16b\nadd v11.16b, v11.16b, v7.16b\ncnt v25.16b, v8.16b\nadd v19.16b, v19.16b, v24.16b\n"
    "cnt v24.16b, v9.16b\nld2r {v7.4s, v8.4s}, [%[x0]]\neor v28.16b, v28.16b, v5.16b\neor v29.16b, v29.16b, v5.16b\n"
    "eor v9.16b, v1.16b, v5.16b\nadd v17.16b, v17.16b, v25.16b\neor v25.16b, v2.16b, v5.16b\n"
    "add v18.16b, v18.16b, v24.16b\ncnt v24.16b, v28.16b\ncnt v28.16b, v29.16b\ncnt v29.16b, v9.16b\n"
    "eor v30.16b, v30.16b, v6.16b\ncnt v25.16b, v25.16b\neor v31.16b, v31.16b, v6.16b\nadd v20.16b, v20.16b, v24.16b\n"
    "add v24.16b, v26.16b, v28.16b\nadd v21.16b, v21.16b, v29.16b\ncnt v26.16b, v30.16b\n"
    "add v25.16b, v27.16b, v25.16b\nld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[w0]]\ncnt v31.16b, v31.16b\n"
    "eor v5.16b, v3.16b, v6.16b\neor v6.16b, v4.16b, v6.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\n"
    "add v20.16b, v20.16b, v26.16b\nadd v24.16b, v24.16b, v31.16b\ncnt v26.16b, v5.16b\ncnt v31.16b, v6.16b\n"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\neor v6.16b, v27.16b, v7.16b\neor v9.16b, v28.16b, v7.16b\n"
    "add v21.16b, v21.16b, v26.16b\nadd v31.16b, v25.16b, v31.16b\ncnt v25.16b, v6.16b\ncnt v26.16b, v9.16b\n"
    "eor v6.16b, v0.16b, v7.16b\neor v7.16b, v1.16b, v7.16b\neor v9.16b, v29.16b, v8.16b\n"
    "add v12.16b, v12.16b, v25.16b\nadd v13.16b, v13.16b, v26.16b\ncnt v25.16b, v6.16b\ncnt v26.16b, v7.16b\n"
    "cnt v9.16b, v9.16b\neor v6.16b, v30.16b, v8.16b\neor v7.16b, v2.16b, v8.16b\neor v8.16b, v3.16b, v8.16b\n"
    "add v14.16b, v14.16b, v25.16b\nadd v15.16b, v15.16b, v26.16b\nadd v12.16b, v12.16b, v9.16b\ncnt v25.16b, v6.16b\n"
    "cnt v26.16b, v7.16b\ncnt v6.16b, v8.16b\nld2r {v7.4s, v8.4s}, [%[x2]]\neor v9.16b, v27.16b, v4.16b\n"
    "add v13.16b, v13.16b, v25.16b\nadd v14.16b, v14.16b, v26.16b\nadd v15.16b, v15.16b, v6.16b\ncnt v25.16b, v9.16b\n"
    "eor v26.16b, v28.16b, v4.16b\neor v6.16b, v0.16b, v4.16b\neor v4.16b, v1.16b, v4.16b\n"
    "eor v9.16b, v29.16b, v5.16b\nadd v16.16b, v16.16b, v25.16b\ncnt v25.16b, v26.16b\ncnt v26.16b, v6.16b\n"
    "cnt v4.16b, v4.16b\ncnt v6.16b, v9.16b\neor v9.16b, v30.16b, v5.16b\nadd v22.16b, v22.16b, v25.16b\n"
    "add v23.16b, v23.16b, v26.16b\nadd v10.16b, v10.16b, v4.16b\nadd v16.16b, v16.16b, v6.16b\ncnt v25.16b, v9.16b\n"
    "eor v26.16b, v2.16b, v5.16b\neor v9.16b, v3.16b, v5.16b\nld2r {v4.4s, v5.4s}, [%[x3]]\n"
    "eor v6.16b, v27.16b, v7.16b\nadd v22.16b, v22.16b, v25.16b\ncnt v25.16b, v26.16b\ncnt v26.16b, v9.16b\n"
    "cnt v6.16b, v6.16b\neor v9.16b, v28.16b, v7.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "add v23.16b, v23.16b, v25.16b\nadd v10.16b, v10.16b, v26.16b\nadd v11.16b, v11.16b, v6.16b\ncnt v25.16b, v9.16b\n"
    "eor v26.16b, v0.16b, v7.16b\neor v9.16b, v1.16b, v7.16b\neor v6.16b, v29.16b, v8.16b\n"
    "eor v7.16b, v30.16b, v8.16b\neor v27.16b, v27.16b, v4.16b\nadd v19.16b, v19.16b, v25.16b\ncnt v25.16b, v26.16b\n"
    "cnt v26.16b, v9.16b\ncnt v6.16b, v6.16b\ncnt v7.16b, v7.16b\neor v9.16b, v2.16b, v8.16b\n"
    "eor v8.16b, v3.16b, v8.16b\nadd v17.16b, v17.16b, v25.16b\nadd v18.16b, v18.16b, v26.16b\n"
    "add v11.16b, v11.16b, v6.16b\nadd v19.16b, v19.16b, v7.16b\ncnt v25.16b, v9.16b\ncnt v26.16b, v8.16b\n"
    "ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[w0]]\ncnt v27.16b, v27.16b\neor v28.16b, v28.16b, v4.16b\n"
    "eor v0.16b, v0.16b, v4.16b\neor v1.16b, v1.16b, v4.16b\nadd v17.16b, v17.16b, v25.16b\n"
    "add v18.16b, v18.16b, v26.16b\nld2r {v25.4s, v26.4s}, [%[x0]]\nadd v20.16b, v20.16b, v27.16b\n"
    "cnt v27.16b, v28.16b\ncnt v28.16b, v0.16b\ncnt v4.16b, v1.16b\neor v29.16b, v29.16b, v5.16b\n"
    "eor v30.16b, v30.16b, v5.16b\neor v0.16b, v2.16b, v5.16b\nadd v24.16b, v24.16b, v27.16b\n"
    "add v21.16b, v21.16b, v28.16b\nadd v31.16b, v31.16b, v4.16b\ncnt v27.16b, v29.16b\ncnt v28.16b, v30.16b\n"
    "cnt v29.16b, v0.16b\neor v30.16b, v3.16b, v5.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\n"
    "eor v4.16b, v6.16b, v25.16b\neor v5.16b, v7.16b, v25.16b\nadd v20.16b, v20.16b, v27.16b\n"
    "add v24.16b, v24.16b, v28.16b\nadd v21.16b, v21.16b, v29.16b\ncnt v27.16b, v30.16b\n"
    "ld2r {v28.4s, v29.4s}, [%[x1]]\ncnt v30.16b, v4.16b\ncnt v4.16b, v5.16b\neor v5.16b, v0.16b, v25.16b\n"
    "eor v25.16b, v1.16b, v25.16b\nadd v27.16b, v31.16b, v27.16b\nadd v12.16b, v12.16b, v30.16b\n"
    "add v13.16b, v13.16b, v4.16b\ncnt v30.16b, v5.16b\ncnt v25.16b, v25.16b\neor v31.16b, v8.16b, v26.16b\n"
    "eor v4.16b, v9.16b, v26.16b\neor v5.16b, v2.16b, v26.16b\neor v26.16b, v3.16b, v26.16b\n"
    "add v14.16b, v14.16b, v30.16b\nadd v15.16b, v15.16b, v25.16b\ncnt v25.16b, v31.16b\ncnt v30.16b, v4.16b\n"
    "cnt v31.16b, v5.16b\ncnt v26.16b, v26.16b\nld2r {v4.4s, v5.4s}, [%[x2]]\nadd v12.16b, v12.16b, v25.16b\n"
    "add v13.16b, v13.16b, v30.16b\nadd v14.16b, v14.16b, v31.16b\nadd v15.16b, v15.16b, v26.16b\n"
    "eor v25.16b, v6.16b, v28.16b\neor v26.16b, v7.16b, v28.16b\neor v30.16b, v0.16b, v28.16b\n"
    "eor v28.16b, v1.16b, v28.16b\neor v31.16b, v8.16b, v29.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\n"
    "cnt v30.16b, v30.16b\ncnt v28.16b, v28.16b\ncnt v31.16b, v31.16b\nadd v16.16b, v16.16b, v25.16b\n"
    "add v22.16b, v22.16b, v26.16b\nadd v23.16b, v23.16b, v30.16b\nadd v10.16b, v10.16b, v28.16b\n"
    "eor v28.16b, v9.16b, v29.16b\neor v30.16b, v2.16b, v29.16b\nadd v16.16b, v16.16b, v31.16b\n"
    "eor v29.16b, v3.16b, v29.16b\nld2r {v25.4s, v26.4s}, [%[x3]]\neor v31.16b, v6.16b, v4.16b\ncnt v28.16b, v28.16b\n"
    "cnt v30.16b, v30.16b\ncnt v29.16b, v29.16b\ncnt v31.16b, v31.16b\nadd v22.16b, v22.16b, v28.16b\n"
    "add v23.16b, v23.16b, v30.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v10.16b, v10.16b, v29.16b\n"
    "eor v28.16b, v7.16b, v4.16b\nadd v11.16b, v11.16b, v31.16b\neor v29.16b, v0.16b, v4.16b\n"
    "eor v30.16b, v1.16b, v4.16b\neor v31.16b, v8.16b, v5.16b\neor v4.16b, v9.16b, v5.16b\ncnt v28.16b, v28.16b\n"
    "eor v6.16b, v6.16b, v25.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\n"
    "cnt v4.16b, v4.16b\nadd v19.16b, v19.16b, v28.16b\neor v28.16b, v2.16b, v5.16b\nadd v17.16b, v17.16b, v29.16b\n"
    "add v18.16b, v18.16b, v30.16b\nadd v11.16b, v11.16b, v31.16b\neor v29.16b, v3.16b, v5.16b\n"
    "add v19.16b, v19.16b, v4.16b\ncnt v28.16b, v28.16b\nld2r {v30.4s, v31.4s}, [%[x0]]\ncnt v4.16b, v6.16b\n"
    "eor v5.16b, v7.16b, v25.16b\neor v0.16b, v0.16b, v25.16b\ncnt v29.16b, v29.16b\neor v25.16b, v1.16b, v25.16b\n"
    "add v17.16b, v17.16b, v28.16b\nadd v20.16b, v20.16b, v4.16b\ncnt v28.16b, v5.16b\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]\ncnt v0.16b, v0.16b\nadd v18.16b, v18.16b, v29.16b\n"
    "cnt v25.16b, v25.16b\neor v29.16b, v8.16b, v26.16b\neor v1.16b, v9.16b, v26.16b\nadd v24.16b, v24.16b, v28.16b\n"
    "add v21.16b, v21.16b, v0.16b\neor v28.16b, v2.16b, v26.16b\nadd v25.16b, v27.16b, v25.16b\ncnt v27.16b, v29.16b\n"
    "cnt v29.16b, v1.16b\neor v26.16b, v3.16b, v26.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\n"
    "eor v8.16b, v4.16b, v30.16b\ncnt v28.16b, v28.16b\neor v9.16b, v5.16b, v30.16b\nadd v20.16b, v20.16b, v27.16b\n"
    "add v24.16b, v24.16b, v29.16b\ncnt v29.16b, v26.16b\nld2r {v26.4s, v27.4s}, [%[x1]]\ncnt v8.16b, v8.16b\n"
    "add v21.16b, v21.16b, v28.16b\ncnt v28.16b, v9.16b\neor v9.16b, v0.16b, v30.16b\neor v30.16b, v1.16b, v30.16b\n"
    "add v25.16b, v25.16b, v29.16b\nadd v12.16b, v12.16b, v8.16b\neor v29.16b, v6.16b, v31.16b\n"
    "add v13.16b, v13.16b, v28.16b\ncnt v28.16b, v9.16b\ncnt v30.16b, v30.16b\neor v8.16b, v7.16b, v31.16b\n"
    "eor v9.16b, v2.16b, v31.16b\ncnt v29.16b, v29.16b\neor v31.16b, v3.16b, v31.16b\nadd v14.16b, v14.16b, v28.16b\n"
    "add v15.16b, v15.16b, v30.16b\ncnt v28.16b, v8.16b\ncnt v30.16b, v9.16b\nadd v12.16b, v12.16b, v29.16b\n"
    "cnt v29.16b, v31.16b\nld2r {v8.4s, v9.4s}, [%[x2]]\neor v31.16b, v4.16b, v26.16b\nadd v13.16b, v13.16b, v28.16b\n"
    "add v14.16b, v14.16b, v30.16b\neor v28.16b, v5.16b, v26.16b\nadd v15.16b, v15.16b, v29.16b\ncnt v29.16b, v31.16b\n"
    "eor v30.16b, v0.16b, v26.16b\neor v26.16b, v1.16b, v26.16b\neor v31.16b, v6.16b, v27.16b\ncnt v28.16b, v28.16b\n"
    "add v16.16b, v16.16b, v29.16b\ncnt v29.16b, v30.16b\ncnt v26.16b, v26.16b\ncnt v30.16b, v31.16b\n"
    "add v22.16b, v22.16b, v28.16b\neor v28.16b, v7.16b, v27.16b\neor v31.16b, v2.16b, v27.16b\n"
    "add v23.16b, v23.16b, v29.16b\nadd v10.16b, v10.16b, v26.16b\nadd v16.16b, v16.16b, v30.16b\n"
    "eor v26.16b, v3.16b, v27.16b\ncnt v27.16b, v28.16b\ncnt v28.16b, v31.16b\nld2r {v29.4s, v30.4s}, [%[x3]]\n"
    "eor v31.16b, v4.16b, v8.16b\ncnt v26.16b, v26.16b\nadd v22.16b, v22.16b, v27.16b\nadd v23.16b, v23.16b, v28.16b\n"
    "cnt v31.16b, v31.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\n"
    "add %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v10.16b, v10.16b, v26.16b\neor v26.16b, v5.16b, v8.16b\n"
    "eor v27.16b, v0.16b, v8.16b\nadd v11.16b, v11.16b, v31.16b\neor v28.16b, v1.16b, v8.16b\n"
    "eor v31.16b, v6.16b, v9.16b\neor v8.16b, v7.16b, v9.16b\ncnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\n"
    "eor v4.16b, v4.16b, v29.16b\ncnt v28.16b, v28.16b\ncnt v31.16b, v31.16b\ncnt v8.16b, v8.16b\n"
    "add v19.16b, v19.16b, v26.16b\nadd v17.16b, v17.16b, v27.16b\neor v26.16b, v2.16b, v9.16b\n"
    "add v18.16b, v18.16b, v28.16b\nadd v11.16b, v11.16b, v31.16b\neor v31.16b, v3.16b, v9.16b\n"
    "add v19.16b, v19.16b, v8.16b\nld2r {v27.4s, v28.4s}, [%[x0]]\ncnt v4.16b, v4.16b\ncnt v26.16b, v26.16b\n"
    "eor v5.16b, v5.16b, v29.16b\neor v0.16b, v0.16b, v29.16b\ncnt v31.16b, v31.16b\neor v29.16b, v1.16b, v29.16b\n"
    "add v20.16b, v20.16b, v4.16b\nadd v17.16b, v17.16b, v26.16b\ncnt v26.16b, v5.16b\ncnt v0.16b, v0.16b\n"
    "add v18.16b, v18.16b, v31.16b\ncnt v29.16b, v29.16b\neor v31.16b, v6.16b, v30.16b\neor v1.16b, v7.16b, v30.16b\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]\nadd v24.16b, v24.16b, v26.16b\nadd v21.16b, v21.16b, v0.16b\n"
    "eor v26.16b, v2.16b, v30.16b\nadd v25.16b, v25.16b, v29.16b\ncnt v29.16b, v31.16b\ncnt v31.16b, v1.16b\n"
    "eor v30.16b, v3.16b, v30.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\neor v8.16b, v4.16b, v27.16b\n"
    "cnt v26.16b, v26.16b\neor v9.16b, v5.16b, v27.16b\nadd v20.16b, v20.16b, v29.16b\nadd v24.16b, v24.16b, v31.16b\n"
    "cnt v29.16b, v30.16b\nld2r {v30.4s, v31.4s}, [%[x1]]\ncnt v8.16b, v8.16b\nadd v21.16b, v21.16b, v26.16b\n"
    "cnt v26.16b, v9.16b\neor v9.16b, v0.16b, v27.16b\neor v27.16b, v1.16b, v27.16b\nadd v25.16b, v25.16b, v29.16b\n"
    "add v12.16b, v12.16b, v8.16b\neor v29.16b, v6.16b, v28.16b\nadd v13.16b, v13.16b, v26.16b\ncnt v26.16b, v9.16b\n"
    "cnt v27.16b, v27.16b\neor v8.16b, v7.16b, v28.16b\neor v9.16b, v2.16b, v28.16b\ncnt v29.16b, v29.16b\n"
    "eor v28.16b, v3.16b, v28.16b\nadd v14.16b, v14.16b, v26.16b\nadd v15.16b, v15.16b, v27.16b\ncnt v26.16b, v8.16b\n"
    "cnt v27.16b, v9.16b\nadd v12.16b, v12.16b, v29.16b\ncnt v28.16b, v28.16b\nld2r {v8.4s, v9.4s}, [%[x2]]\n"
    "eor v29.16b, v4.16b, v30.16b\nadd v13.16b, v13.16b, v26.16b\nadd v14.16b, v14.16b, v27.16b\n"
    "eor v26.16b, v5.16b, v30.16b\nadd v15.16b, v15.16b, v28.16b\ncnt v27.16b, v29.16b\neor v28.16b, v0.16b, v30.16b\n"
    "eor v29.16b, v1.16b, v30.16b\neor v30.16b, v6.16b, v31.16b\ncnt v26.16b, v26.16b\nadd v16.16b, v16.16b, v27.16b\n"
    "cnt v27.16b, v28.16b\ncnt v28.16b, v29.16b\ncnt v29.16b, v30.16b\nadd v22.16b, v22.16b, v26.16b\n"
    "eor v26.16b, v7.16b, v31.16b\neor v30.16b, v2.16b, v31.16b\nadd v23.16b, v23.16b, v27.16b\n"
    "add v10.16b, v10.16b, v28.16b\nadd v16.16b, v16.16b, v29.16b\neor v31.16b, v3.16b, v31.16b\ncnt v26.16b, v26.16b\n"
    "cnt v27.16b, v30.16b\nld2r {v28.4s, v29.4s}, [%[x3]]\neor v30.16b, v4.16b, v8.16b\ncnt v31.16b, v31.16b\n"
    "add v22.16b, v22.16b, v26.16b\nadd v23.16b, v23.16b, v27.16b\ncnt v30.16b, v30.16b\nadd %[x0], %[x0], #8\n"
    "add %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "add v10.16b, v10.16b, v31.16b\neor v31.16b, v5.16b, v8.16b\neor v26.16b, v0.16b, v8.16b\n"
    "add v11.16b, v11.16b, v30.16b\neor v27.16b, v1.16b, v8.16b\neor v30.16b, v6.16b, v9.16b\n"
    "eor v8.16b, v7.16b, v9.16b\ncnt v31.16b, v31.16b\ncnt v26.16b, v26.16b\neor v4.16b, v4.16b, v28.16b\n"
    "cnt v27.16b, v27.16b\ncnt v30.16b, v30.16b\ncnt v8.16b, v8.16b\nadd v19.16b, v19.16b, v31.16b\n"
    "add v17.16b, v17.16b, v26.16b\neor v26.16b, v2.16b, v9.16b\nadd v18.16b, v18.16b, v27.16b\n"
    "add v11.16b, v11.16b, v30.16b\neor v27.16b, v3.16b, v9.16b\nadd v19.16b, v19.16b, v8.16b\n"
    "ld2r {v30.4s, v31.4s}, [%[x0]]\ncnt v4.16b, v4.16b\ncnt v26.16b, v26.16b\neor v5.16b, v5.16b, v28.16b\n"
    "eor v0.16b, v0.16b, v28.16b\ncnt v27.16b, v27.16b\neor v28.16b, v1.16b, v28.16b\nadd v20.16b, v20.16b, v4.16b\n"
    "add v17.16b, v17.16b, v26.16b\ncnt v26.16b, v5.16b\ncnt v0.16b, v0.16b\nadd v18.16b, v18.16b, v27.16b\n"
    "cnt v27.16b, v28.16b\neor v28.16b, v6.16b, v29.16b\neor v1.16b, v7.16b, v29.16b\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]\nadd v24.16b, v24.16b, v26.16b\nadd v21.16b, v21.16b, v0.16b\n"
    "eor v26.16b, v2.16b, v29.16b\nadd v25.16b, v25.16b, v27.16b\ncnt v27.16b, v28.16b\ncnt v28.16b, v1.16b\n"
    "eor v29.16b, v3.16b, v29.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\neor v8.16b, v4.16b, v30.16b\n"
    "cnt v26.16b, v26.16b\neor v9.16b, v5.16b, v30.16b\nadd v20.16b, v20.16b, v27.16b\nadd v24.16b, v24.16b, v28.16b\n"
    "cnt v27.16b, v29.16b\nld2r {v28.4s, v29.4s}, [%[x1]]\ncnt v8.16b, v8.16b\nadd v21.16b, v21.16b, v26.16b\n"
    "cnt v26.16b, v9.16b\neor v9.16b, v0.16b, v30.16b\neor v30.16b, v1.16b, v30.16b\nadd v25.16b, v25.16b, v27.16b\n"
    "add v12.16b, v12.16b, v8.16b\neor v27.16b, v6.16b, v31.16b\nadd v13.16b, v13.16b, v26.16b\ncnt v26.16b, v9.16b\n"
    "cnt v30.16b, v30.16b\neor v8.16b, v7.16b, v31.16b\neor v9.16b, v2.16b, v31.16b\ncnt v27.16b, v27.16b\n"
    "eor v31.16b, v3.16b, v31.16b\nadd v14.16b, v14.16b, v26.16b\nadd v15.16b, v15.16b, v30.16b\ncnt v26.16b, v8.16b\n"
    "cnt v30.16b, v9.16b\nadd v12.16b, v12.16b, v27.16b\ncnt v27.16b, v31.16b\nld2r {v8.4s, v9.4s}, [%[x2]]\n"
    "eor v31.16b, v4.16b, v28.16b\nadd v13.16b, v13.16b, v26.16b\nadd v14.16b, v14.16b, v30.16b\n"
    "eor v26.16b, v5.16b, v28.16b\nadd v15.16b, v15.16b, v27.16b\ncnt v27.16b, v31.16b\neor v30.16b, v0.16b, v28.16b\n"
    "eor v28.16b, v1.16b, v28.16b\neor v31.16b, v6.16b, v29.16b\ncnt v26.16b, v26.16b\nadd v16.16b, v16.16b, v27.16b\n"
    "cnt v27.16b, v30.16b\ncnt v28.16b, v28.16b\ncnt v30.16b, v31.16b\nadd v22.16b, v22.16b, v26.16b\n"
    "eor v26.16b, v7.16b, v29.16b\neor v31.16b, v2.16b, v29.16b\nadd v23.16b, v23.16b, v27.16b\n"
    "add v10.16b, v10.16b, v28.16b\nadd v16.16b, v16.16b, v30.16b\neor v27.16b, v3.16b, v29.16b\ncnt v26.16b, v26.16b\n"
    "cnt v28.16b, v31.16b\nld2r {v29.4s, v30.4s}, [%[x3]]\neor v31.16b, v4.16b, v8.16b\ncnt v27.16b, v27.16b\n"
    "add v22.16b, v22.16b, v26.16b\nadd v23.16b, v23.16b, v28.16b\ncnt v26.16b, v31.16b\nadd %[x0], %[x0], #8\n"
    "add %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "add v10.16b, v10.16b, v27.16b\neor v31.16b, v5.16b, v8.16b\neor v27.16b, v0.16b, v8.16b\n"
    "add v11.16b, v11.16b, v26.16b\neor v26.16b, v1.16b, v8.16b\neor v28.16b, v6.16b, v9.16b\n"
    "eor v8.16b, v7.16b, v9.16b\ncnt v31.16b, v31.16b\ncnt v27.16b, v27.16b\neor v4.16b, v4.16b, v29.16b\n"
    "cnt v26.16b, v26.16b\ncnt v28.16b, v28.16b\ncnt v8.16b, v8.16b\nadd v19.16b, v19.16b, v31.16b\n"
    "add v17.16b, v17.16b, v27.16b\neor v27.16b, v2.16b, v9.16b\nadd v18.16b, v18.16b, v26.16b\n"
    "add v11.16b, v11.16b, v28.16b\neor v26.16b, v3.16b, v9.16b\nadd v19.16b, v19.16b, v8.16b\n"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\ncnt v28.16b, v4.16b\ncnt v27.16b, v27.16b\neor v31.16b, v5.16b, v29.16b\n"
    "eor v0.16b, v0.16b, v29.16b\ncnt v26.16b, v26.16b\neor v29.16b, v1.16b, v29.16b\nadd v20.16b, v20.16b, v28.16b\n"
    "add v17.16b, v17.16b, v27.16b\ncnt v31.16b, v31.16b\ncnt v27.16b, v0.16b\nadd v18.16b, v18.16b, v26.16b\n"
    "cnt v26.16b, v29.16b\neor v28.16b, v6.16b, v30.16b\neor v29.16b, v7.16b, v30.16b\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]\nadd v24.16b, v24.16b, v31.16b\nadd v21.16b, v21.16b, v27.16b\n"
    "eor v27.16b, v2.16b, v30.16b\nadd v31.16b, v25.16b, v26.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\n"
    "eor v30.16b, v3.16b, v30.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\neor v25.16b, v4.16b, v8.16b\n"
    "cnt v26.16b, v27.16b\neor v27.16b, v5.16b, v8.16b\nadd v20.16b, v20.16b, v28.16b\nadd v24.16b, v24.16b, v29.16b\n"
    "cnt v28.16b, v30.16b\nld2r {v29.4s, v30.4s}, [%[x1]]\ncnt v25.16b, v25.16b\nadd v21.16b, v21.16b, v26.16b\n"
    "cnt v26.16b, v27.16b\neor v27.16b, v0.16b, v8.16b\neor v8.16b, v1.16b, v8.16b\nadd v28.16b, v31.16b, v28.16b\n"
    "add v12.16b, v12.16b, v25.16b\neor v25.16b, v6.16b, v9.16b\nadd v13.16b, v13.16b, v26.16b\ncnt v31.16b, v27.16b\n"
    "cnt v26.16b, v8.16b\neor v27.16b, v7.16b, v9.16b\neor v8.16b, v2.16b, v9.16b\ncnt v25.16b, v25.16b\n"
    "eor v9.16b, v3.16b, v9.16b\nadd v14.16b, v14.16b, v31.16b\nadd v15.16b, v15.16b, v26.16b\ncnt v31.16b, v27.16b\n"
    "cnt v26.16b, v8.16b\nadd v12.16b, v12.16b, v25.16b\ncnt v25.16b, v9.16b\nld2r {v8.4s, v9.4s}, [%[x2]]\n"
    "eor v27.16b, v4.16b, v29.16b\nadd v13.16b, v13.16b, v31.16b\nadd v14.16b, v14.16b, v26.16b\n"
    "uaddlp v12.8h, v12.16b\nadd v15.16b, v15.16b, v25.16b\ncnt v31.16b, v27.16b\neor v25.16b, v5.16b, v29.16b\n"
    "uaddlp v13.8h, v13.16b\nuaddlp v14.8h, v14.16b\neor v26.16b, v0.16b, v29.16b\nuaddlp v15.8h, v15.16b\n"
    "add v16.16b, v16.16b, v31.16b\ncnt v25.16b, v25.16b\neor v27.16b, v1.16b, v29.16b\neor v29.16b, v6.16b, v30.16b\n"
    "cnt v26.16b, v26.16b\neor v31.16b, v7.16b, v30.16b\nadd v22.16b, v22.16b, v25.16b\ncnt v25.16b, v27.16b\n"
    "cnt v27.16b, v29.16b\nadd v23.16b, v23.16b, v26.16b\ncnt v26.16b, v31.16b\neor v29.16b, v2.16b, v30.16b\n"
    "eor v30.16b, v3.16b, v30.16b\nadd v10.16b, v10.16b, v25.16b\nadd v16.16b, v16.16b, v27.16b\nldr q25, [%[k], #0]\n"
    "add v22.16b, v22.16b, v26.16b\ncnt v29.16b, v29.16b\ncnt v26.16b, v30.16b\nld2r {v30.4s, v31.4s}, [%[x3]]\n"
    "eor v27.16b, v4.16b, v8.16b\nmla v12.8h, v13.8h, v25.8h\nmla v14.8h, v15.8h, v25.8h\nuaddlp v13.8h, v16.16b\n"
    "add v23.16b, v23.16b, v29.16b\nadd v10.16b, v10.16b, v26.16b\nuaddlp v22.8h, v22.16b\nadd v12.8h, v12.8h, v12.8h\n"
    "add v26.8h, v14.8h, v14.8h\ncnt v27.16b, v27.16b\nuaddlp v23.8h, v23.16b\nuaddlp v10.8h, v10.16b\n"
    "mla v13.8h, v22.8h, v25.8h\neor v22.16b, v5.16b, v8.16b\neor v29.16b, v0.16b, v8.16b\n"
    "add v11.16b, v11.16b, v27.16b\neor v27.16b, v1.16b, v8.16b\nmla v23.8h, v10.8h, v25.8h\n"
    "add v10.8h, v13.8h, v13.8h\nld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to0]]\ncnt v22.16b, v22.16b\n"
    "cnt v29.16b, v29.16b\neor v8.16b, v6.16b, v9.16b\ncnt v27.16b, v27.16b\nadd v23.8h, v23.8h, v23.8h\n"
    "uadalp v13.4s, v12.8h\nuadalp v14.4s, v26.8h\nuadalp v15.4s, v10.8h\nadd v10.16b, v19.16b, v22.16b\n"
    "uadalp v16.4s, v23.8h\nadd v12.16b, v17.16b, v29.16b\nadd v29.16b, v18.16b, v27.16b\nsubs %[n], %[n], #1\n"
    "mov %[sx], #8\nmov %[sw], #64\ncsel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\n"
    "add %[x1], %[x1], %[sx]\nadd %[x2], %[x2], %[sx]\nadd %[x3], %[x3], %[sx]\nadd %[w0], %[w0], %[sw]\n"
    "add %[w1], %[w1], %[sw]\ncnt v22.16b, v8.16b\nst1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to0]]\n"
    "eor v23.16b, v7.16b, v9.16b\neor v26.16b, v2.16b, v9.16b\neor v27.16b, v3.16b, v9.16b\n"
    "ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to1]]\nadd v11.16b, v11.16b, v22.16b\neor v22.16b, v4.16b, v30.16b\n"
    "cnt v23.16b, v23.16b\ncnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\nld2r {v8.4s, v9.4s}, [%[x0]]\n"
    "eor v17.16b, v5.16b, v30.16b\nuaddlp v11.8h, v11.16b\ncnt v22.16b, v22.16b\nadd v10.16b, v10.16b, v23.16b\n"
    "add v12.16b, v12.16b, v26.16b\nadd v23.16b, v29.16b, v27.16b\ncnt v29.16b, v17.16b\neor v26.16b, v0.16b, v30.16b\n"
    "add v22.16b, v20.16b, v22.16b\nuaddlp v10.8h, v10.16b\nuaddlp v12.8h, v12.16b\nuaddlp v23.8h, v23.16b\n"
    "add v24.16b, v24.16b, v29.16b\ncnt v29.16b, v26.16b\neor v30.16b, v1.16b, v30.16b\nmla v11.8h, v10.8h, v25.8h\n"
    "eor v10.16b, v6.16b, v31.16b\nmla v12.8h, v23.8h, v25.8h\neor v23.16b, v7.16b, v31.16b\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\nadd v29.16b, v21.16b, v29.16b\ncnt v30.16b, v30.16b\n"
    "add v11.8h, v11.8h, v11.8h\ncnt v10.16b, v10.16b\nadd v12.8h, v12.8h, v12.8h\ncnt v23.16b, v23.16b\n"
    "eor v26.16b, v2.16b, v31.16b\nadd v30.16b, v28.16b, v30.16b\nuadalp v13.4s, v11.8h\n"
    "add v10.16b, v22.16b, v10.16b\nuadalp v14.4s, v12.8h\nadd v11.16b, v24.16b, v23.16b\ncnt v12.16b, v26.16b\n"
    "eor v31.16b, v3.16b, v31.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nuaddlp v10.8h, v10.16b\n"
    "uaddlp v11.8h, v11.16b\nadd v12.16b, v29.16b, v12.16b\ncnt v31.16b, v31.16b\nmla v10.8h, v11.8h, v25.8h\n"
    "uaddlp v11.8h, v12.16b\nadd v12.16b, v30.16b, v31.16b\nadd v10.8h, v10.8h, v10.8h\nuaddlp v12.8h, v12.16b\n"
    "uadalp v15.4s, v10.8h\nmla v11.8h, v12.8h, v25.8h\nadd v10.8h, v11.8h, v11.8h\nuadalp v16.4s, v10.8h\n"
    "st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to1]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n),
        [sx] "=&r"(step_x), [sw] "=&r"(step_w)
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
  uint8x16_t lanes16_2 = vld1q_u8(LOCAL(lanes16_2));
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t zeros = vld1q_u8(zero);
  uint8x16_t stage0_0[2][7], stage0_1[2][7], stage1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage0_1[r][c] = zeros; stage1_0[r][c] = zeros; }
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
        if (registers == 1 && columns == 7 && (n = remaining / 16) > 0) {
          LOCAL(assembly_1x7)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
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
        if (registers == 2 && columns == 4 && (n = remaining / 16) > 0) {
          LOCAL(assembly_2x4)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
        }
        if (executed > 0) {
          remaining -= executed;
          at += (intptr_t)executed * 1, packed += (intptr_t)executed * 32;
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
          uint8x16_t operand[2][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            operand[r][0] = w0;
            operand[r][1] = w1;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], operand[r][1],
                vreinterpretq_u8_u32(a0), &stage0_0[r][c], &stage0_1[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 32;
        if (remaining0 == 0) {
          remaining0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], stage0_1[r][c], lanes16_2, &stage1_0[r][c]); stage0_0[r][c] = zeros;
              stage0_1[r][c] = zeros; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      stage0_1[r][c], lanes16_2, &stage1_0[r][c]); stage0_0[r][c] = zeros; stage0_1[r][c] = zeros; }
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
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 8)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = ~w[0 + row];
          const uint32_t w1 = ~w[4 + row];
          total[row] += 2u * (0u + 2u * LOCAL(ones)(w0 & a[0]) - 1u * LOCAL(ones)(w0) - 1u * LOCAL(ones)(a[0]) + 32u *
              1u);
          total[row] += 4u * (0u + 2u * LOCAL(ones)(w1 & a[0]) - 1u * LOCAL(ones)(w1) - 1u * LOCAL(ones)(a[0]) + 32u *
              1u);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_neon_a1w2_bipolar_m8n1k64_aarch64_bitplanes_##registers##x##columns(const uint32_t \
      *weights, const uint32_t *activations, int32_t *out, int32_t out_stride, \
      int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, \
      int32_t chunks, int32_t register_stride) { \
    LOCAL(tile)(registers, columns, weights, activations, out, out_stride, column_stride, height, row_stride, width, \
        tap_stride, chunks, register_stride); \
    return 0; \
  }
TILE(1, 1) TILE(1, 2) TILE(1, 4) TILE(1, 7) TILE(2, 1) TILE(2, 2) TILE(2, 4) TILE(2, 7)
#undef TILE

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 32 positions, m rows of weights in registers of 4. Tiles
 * compute into a buffer, whose rows and columns within the matrix are then copied. */
void synth_neon_a1w2_bipolar_m8n1k64_aarch64_bitplanes(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t padded[56];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 7 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        padded[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (
            uint32_t)column_correction[column + c]) : 0;
      if (columns == 7 && tall == 2)
        synth_neon_a1w2_bipolar_m8n1k64_aarch64_bitplanes_2x7(w, a, padded, tall * 4, chunks * 1, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 7)
        synth_neon_a1w2_bipolar_m8n1k64_aarch64_bitplanes_1x7(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a1w2_bipolar_m8n1k64_aarch64_bitplanes_1x1(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
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
