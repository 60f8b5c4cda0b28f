/* SPDX-License-Identifier: Apache-2.0
 *
 * A1W1 twos: bitplanes kernel, tiles of 4 or 8 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1]. Weights: 1 bit twos, values [-1, 0].
 *
 * K is cut into chunks of 32 positions: bit b of a 32-bit word is position b. activations: per column and chunk
 * 1 words, a word per plane. weights: per register of 4 rows and chunk 1 x 4 words, a word per derived plane and
 * row; derived planes [0: plane0]. Bits of unused positions and rows are zero.
 *
 * A tile adds to out (int32, columns out_stride apart, rows contiguous) the sum over the taps (y, x), y <
 * height, x < width, and the chunks of each tap. Strides of activations count words: between columns, between
 * rows of taps, between taps. The weights of the taps follow each other. Weight registers of a tile are
 * register_stride words apart.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = sum_i [-1][i] *
 * ones(weight plane i) + 0 * K + 0 * (padded K - K); column_correction = sum_j [0][j] * ones(activation plane
 * j).
 *
 * K up to 2147483616 positions, padded to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Byte accumulators: 1 per accumulator, a step adds at most [8], widened every 31 steps with coefficients [1].
 * Instructions: 3 per accumulator of 4 x 32 positions, 0 per column, 2 per widening.
 *
 * Proof: 20 obligations, all proved: a step as a block kernel, and the loop by induction over K.
 */
#define LOCAL(name) synth_neon_a1w1_twos_m8n1k64_aarch64_bitplanes_##name
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

/* one step of one register of weights and one column */
SYNTH_INLINE void LOCAL(stage0)(uint8x16_t w0, uint8x16_t a0, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t p00_0_0 = vbicq_u8(w0, a0);
  const uint8x16_t g0 = vcntq_u8(p00_0_0);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  *to0 = total0;
}
/* the byte sums to 32-bit lanes, one per row */
SYNTH_INLINE void LOCAL(stage1)(uint8x16_t g0, uint8x16_t *to0) {
  const uint8x16_t acc0 = *to0;
  const uint16x8_t r0_0 = vpaddlq_u8(g0);
  const uint32x4_t r1_0 = vpadalq_u16(vreinterpretq_u32_u8(acc0), r0_0);
  *to0 = vreinterpretq_u8_u32(r1_0);
}
/* the sums to the result */
SYNTH_INLINE void LOCAL(epilogue)(uint8x16_t wide, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(wide));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ASSEMBLY 1
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 116 instructions, 136 cycles */
SYNTH_INLINE void LOCAL(assembly_1x2)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n1:\n"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\n"
    "add %[w0], %[w0], #64\nbic v12.16b, v0.16b, v4.16b\nbic v13.16b, v1.16b, v5.16b\nbic v14.16b, v2.16b, v6.16b\n"
    "bic v15.16b, v3.16b, v7.16b\nld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\nbic v8.16b, v0.16b, v8.16b\n"
    "bic v9.16b, v1.16b, v9.16b\ncnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\n"
    "ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x0]]\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\ncnt v8.16b, v8.16b\n"
    "cnt v9.16b, v9.16b\nld4r {v24.4s, v25.4s, v26.4s, v27.4s}, [%[x1]]\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\n"
    "add %[w0], %[w0], #64\nadd v12.16b, v12.16b, v13.16b\nbic v10.16b, v2.16b, v10.16b\nadd v13.16b, v8.16b, v9.16b\n"
    "bic v11.16b, v3.16b, v11.16b\nld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]\nbic v20.16b, v16.16b, v20.16b\n"
    "bic v21.16b, v17.16b, v21.16b\nadd v12.16b, v12.16b, v14.16b\ncnt v14.16b, v10.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]\nbic v22.16b, v18.16b, v22.16b\ncnt v8.16b, v11.16b\n"
    "cnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\nld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\n"
    "add v15.16b, v12.16b, v15.16b\nadd v9.16b, v13.16b, v14.16b\ncnt v22.16b, v22.16b\nbic v23.16b, v19.16b, v23.16b\n"
    "bic v16.16b, v16.16b, v24.16b\nbic v17.16b, v17.16b, v25.16b\nadd v20.16b, v15.16b, v20.16b\n"
    "add v24.16b, v9.16b, v8.16b\nbic v18.16b, v18.16b, v26.16b\ncnt v23.16b, v23.16b\ncnt v25.16b, v16.16b\n"
    "add %[x0], %[x0], #16\nadd %[x1], %[x1], #16\nadd %[w0], %[w0], #64\nadd v26.16b, v20.16b, v21.16b\n"
    "cnt v20.16b, v17.16b\ncnt v21.16b, v18.16b\nadd v24.16b, v24.16b, v25.16b\n"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[w0]]\nbic v25.16b, v19.16b, v27.16b\nbic v27.16b, v28.16b, v0.16b\n"
    "add v22.16b, v26.16b, v22.16b\nbic v26.16b, v29.16b, v1.16b\nld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x0]]\n"
    "bic v16.16b, v30.16b, v2.16b\nadd v24.16b, v24.16b, v20.16b\ncnt v25.16b, v25.16b\ncnt v27.16b, v27.16b\n"
    "ld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x1]]\nadd v22.16b, v22.16b, v23.16b\ncnt v23.16b, v26.16b\n"
    "cnt v16.16b, v16.16b\nadd v21.16b, v24.16b, v21.16b\nbic v24.16b, v31.16b, v3.16b\nbic v26.16b, v28.16b, v4.16b\n"
    "add v22.16b, v22.16b, v27.16b\nbic v27.16b, v29.16b, v5.16b\nbic v28.16b, v30.16b, v6.16b\n"
    "add v21.16b, v21.16b, v25.16b\ncnt v24.16b, v24.16b\ncnt v25.16b, v26.16b\nadd v26.16b, v22.16b, v23.16b\n"
    "cnt v27.16b, v27.16b\ncnt v22.16b, v28.16b\nsubs %[n], %[n], #1\nmov %[sx], #16\nmov %[sw], #64\n"
    "csel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\n"
    "add %[w0], %[w0], %[sw]\nadd v21.16b, v21.16b, v25.16b\nadd v16.16b, v26.16b, v16.16b\n"
    "bic v23.16b, v31.16b, v7.16b\nld1 {v25.16b, v26.16b}, [%[to0]]\nbic v12.16b, v8.16b, v12.16b\n"
    "bic v13.16b, v9.16b, v13.16b\nbic v14.16b, v10.16b, v14.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n"
    "add v21.16b, v21.16b, v27.16b\nadd v16.16b, v16.16b, v24.16b\ncnt v23.16b, v23.16b\ncnt v12.16b, v12.16b\n"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\ncnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\n"
    "add v24.16b, v21.16b, v22.16b\nbic v15.16b, v11.16b, v15.16b\nbic v8.16b, v8.16b, v17.16b\n"
    "add v12.16b, v16.16b, v12.16b\nbic v9.16b, v9.16b, v18.16b\nbic v10.16b, v10.16b, v19.16b\n"
    "add v16.16b, v24.16b, v23.16b\ncnt v15.16b, v15.16b\ncnt v8.16b, v8.16b\nadd v12.16b, v12.16b, v13.16b\n"
    "cnt v9.16b, v9.16b\ncnt v10.16b, v10.16b\nbic v11.16b, v11.16b, v20.16b\nadd v8.16b, v16.16b, v8.16b\n"
    "add v12.16b, v12.16b, v14.16b\ncnt v11.16b, v11.16b\nadd v8.16b, v8.16b, v9.16b\nadd v9.16b, v12.16b, v15.16b\n"
    "add v8.16b, v8.16b, v10.16b\nuaddlp v9.8h, v9.16b\nadd v8.16b, v8.16b, v11.16b\nuadalp v25.4s, v9.8h\n"
    "uaddlp v27.8h, v8.16b\nuadalp v26.4s, v27.8h\nst1 {v25.16b, v26.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 222 instructions, 235 cycles */
SYNTH_INLINE void LOCAL(assembly_1x4)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n1:\n"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\nbic v12.16b, v0.16b, v4.16b\nbic v13.16b, v1.16b, v5.16b\n"
    "bic v14.16b, v2.16b, v6.16b\nbic v15.16b, v3.16b, v7.16b\nld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x2]]\n"
    "cnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\nld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x3]]\ncnt v14.16b, v14.16b\n"
    "cnt v15.16b, v15.16b\nbic v8.16b, v0.16b, v8.16b\nbic v9.16b, v1.16b, v9.16b\nadd %[x0], %[x0], #16\n"
    "add %[x1], %[x1], #16\nadd %[x2], %[x2], #16\nadd %[x3], %[x3], #16\nadd %[w0], %[w0], #64\n"
    "add v12.16b, v12.16b, v13.16b\nbic v10.16b, v2.16b, v10.16b\ncnt v8.16b, v8.16b\ncnt v9.16b, v9.16b\n"
    "ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[w0]]\nbic v11.16b, v3.16b, v11.16b\nbic v13.16b, v0.16b, v16.16b\n"
    "add v12.16b, v12.16b, v14.16b\ncnt v10.16b, v10.16b\nld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x0]]\n"
    "bic v14.16b, v1.16b, v17.16b\nadd v8.16b, v8.16b, v9.16b\ncnt v9.16b, v11.16b\ncnt v11.16b, v13.16b\n"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\nadd v12.16b, v12.16b, v15.16b\nbic v13.16b, v2.16b, v18.16b\n"
    "cnt v14.16b, v14.16b\nadd v8.16b, v8.16b, v10.16b\nbic v10.16b, v3.16b, v19.16b\nbic v15.16b, v0.16b, v20.16b\n"
    "bic v16.16b, v1.16b, v21.16b\ncnt v13.16b, v13.16b\nadd v11.16b, v11.16b, v14.16b\nadd v14.16b, v8.16b, v9.16b\n"
    "cnt v8.16b, v10.16b\nld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x2]]\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\n"
    "bic v9.16b, v2.16b, v22.16b\nadd v13.16b, v11.16b, v13.16b\nbic v10.16b, v3.16b, v23.16b\n"
    "bic v11.16b, v24.16b, v28.16b\nbic v28.16b, v25.16b, v29.16b\nadd v29.16b, v15.16b, v16.16b\ncnt v9.16b, v9.16b\n"
    "add v8.16b, v13.16b, v8.16b\ncnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x3]]\ncnt v13.16b, v28.16b\nbic v28.16b, v26.16b, v30.16b\n"
    "add v9.16b, v29.16b, v9.16b\nbic v15.16b, v27.16b, v31.16b\nbic v16.16b, v24.16b, v4.16b\n"
    "add v11.16b, v12.16b, v11.16b\nbic v12.16b, v25.16b, v5.16b\ncnt v21.16b, v28.16b\nadd v9.16b, v9.16b, v10.16b\n"
    "cnt v10.16b, v15.16b\ncnt v15.16b, v16.16b\nadd v11.16b, v11.16b, v13.16b\nadd %[x0], %[x0], #16\n"
    "add %[x1], %[x1], #16\nadd %[x2], %[x2], #16\nadd %[x3], %[x3], #16\nadd %[w0], %[w0], #64\ncnt v16.16b, v12.16b\n"
    "bic v12.16b, v26.16b, v6.16b\nadd v22.16b, v14.16b, v15.16b\nadd v11.16b, v11.16b, v21.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]\nbic v21.16b, v27.16b, v7.16b\nbic v17.16b, v24.16b, v17.16b\n"
    "bic v18.16b, v25.16b, v18.16b\ncnt v23.16b, v12.16b\nld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x0]]\n"
    "add v16.16b, v22.16b, v16.16b\nadd v22.16b, v11.16b, v10.16b\ncnt v21.16b, v21.16b\ncnt v17.16b, v17.16b\n"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\ncnt v18.16b, v18.16b\nbic v19.16b, v26.16b, v19.16b\n"
    "add v16.16b, v16.16b, v23.16b\nbic v20.16b, v27.16b, v20.16b\nbic v10.16b, v24.16b, v0.16b\n"
    "add v8.16b, v8.16b, v17.16b\nbic v11.16b, v25.16b, v1.16b\ncnt v17.16b, v19.16b\nadd v16.16b, v16.16b, v21.16b\n"
    "cnt v19.16b, v20.16b\ncnt v10.16b, v10.16b\nadd v8.16b, v8.16b, v18.16b\ncnt v11.16b, v11.16b\n"
    "bic v18.16b, v26.16b, v2.16b\nld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x2]]\nbic v27.16b, v27.16b, v3.16b\n"
    "bic v12.16b, v28.16b, v12.16b\nadd v9.16b, v9.16b, v10.16b\nadd v8.16b, v8.16b, v17.16b\n"
    "bic v10.16b, v29.16b, v13.16b\ncnt v13.16b, v18.16b\ncnt v27.16b, v27.16b\ncnt v12.16b, v12.16b\n"
    "add v9.16b, v9.16b, v11.16b\nadd v8.16b, v8.16b, v19.16b\nld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x3]]\n"
    "cnt v21.16b, v10.16b\nbic v14.16b, v30.16b, v14.16b\nbic v15.16b, v31.16b, v15.16b\n"
    "add v22.16b, v22.16b, v12.16b\nadd v9.16b, v9.16b, v13.16b\nbic v10.16b, v28.16b, v4.16b\n"
    "bic v11.16b, v29.16b, v5.16b\ncnt v12.16b, v14.16b\ncnt v13.16b, v15.16b\nadd v14.16b, v22.16b, v21.16b\n"
    "add v9.16b, v9.16b, v27.16b\ncnt v10.16b, v10.16b\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\n"
    "add %[x2], %[x2], #16\nadd %[x3], %[x3], #16\nadd %[w0], %[w0], #64\ncnt v11.16b, v11.16b\n"
    "add v12.16b, v14.16b, v12.16b\nbic v27.16b, v30.16b, v6.16b\nadd v10.16b, v16.16b, v10.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nbic v21.16b, v31.16b, v7.16b\nbic v22.16b, v28.16b, v23.16b\n"
    "bic v23.16b, v29.16b, v24.16b\nadd v24.16b, v12.16b, v13.16b\nld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x0]]\n"
    "cnt v16.16b, v27.16b\nadd v27.16b, v10.16b, v11.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v22.16b\n"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\ncnt v23.16b, v23.16b\nbic v25.16b, v30.16b, v25.16b\n"
    "bic v26.16b, v31.16b, v26.16b\nadd v16.16b, v27.16b, v16.16b\nbic v17.16b, v28.16b, v17.16b\n"
    "add v8.16b, v8.16b, v22.16b\nbic v18.16b, v29.16b, v18.16b\ncnt v22.16b, v25.16b\ncnt v10.16b, v26.16b\n"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\nadd v11.16b, v16.16b, v21.16b\ncnt v21.16b, v17.16b\n"
    "add v8.16b, v8.16b, v23.16b\ncnt v23.16b, v18.16b\nbic v29.16b, v30.16b, v19.16b\n"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x2]]\nbic v20.16b, v31.16b, v20.16b\nbic v12.16b, v0.16b, v12.16b\n"
    "add v9.16b, v9.16b, v21.16b\nadd v8.16b, v8.16b, v22.16b\nbic v13.16b, v1.16b, v13.16b\ncnt v21.16b, v29.16b\n"
    "cnt v20.16b, v20.16b\ncnt v12.16b, v12.16b\nadd v9.16b, v9.16b, v23.16b\nadd v8.16b, v8.16b, v10.16b\n"
    "cnt v10.16b, v13.16b\nbic v13.16b, v2.16b, v14.16b\nbic v14.16b, v3.16b, v15.16b\nadd v12.16b, v24.16b, v12.16b\n"
    "add v9.16b, v9.16b, v21.16b\nld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x3]]\nbic v15.16b, v0.16b, v4.16b\n"
    "bic v29.16b, v1.16b, v5.16b\ncnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\nadd v10.16b, v12.16b, v10.16b\n"
    "add v9.16b, v9.16b, v20.16b\ncnt v12.16b, v15.16b\ncnt v15.16b, v29.16b\nbic v20.16b, v2.16b, v6.16b\n"
    "bic v29.16b, v3.16b, v7.16b\nadd v10.16b, v10.16b, v13.16b\nbic v13.16b, v0.16b, v16.16b\n"
    "add v16.16b, v11.16b, v12.16b\nsubs %[n], %[n], #1\nmov %[sx], #16\nmov %[sw], #64\ncsel %[sx], %[sx], xzr, ne\n"
    "csel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\nadd %[x2], %[x2], %[sx]\n"
    "add %[x3], %[x3], %[sx]\nadd %[w0], %[w0], %[sw]\ncnt v20.16b, v20.16b\nadd v14.16b, v10.16b, v14.16b\n"
    "cnt v10.16b, v29.16b\nadd v11.16b, v16.16b, v15.16b\nld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n"
    "cnt v12.16b, v13.16b\nbic v13.16b, v1.16b, v17.16b\nbic v29.16b, v2.16b, v18.16b\nuaddlp v30.8h, v14.16b\n"
    "bic v31.16b, v3.16b, v19.16b\nadd v11.16b, v11.16b, v20.16b\nadd v8.16b, v8.16b, v12.16b\ncnt v12.16b, v13.16b\n"
    "cnt v29.16b, v29.16b\nuadalp v25.4s, v30.8h\ncnt v30.16b, v31.16b\nadd v31.16b, v11.16b, v10.16b\n"
    "bic v10.16b, v0.16b, v21.16b\nadd v8.16b, v8.16b, v12.16b\nbic v11.16b, v1.16b, v22.16b\n"
    "bic v12.16b, v2.16b, v23.16b\nbic v13.16b, v3.16b, v24.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n"
    "uaddlp v31.8h, v31.16b\ncnt v10.16b, v10.16b\nadd v8.16b, v8.16b, v29.16b\ncnt v11.16b, v11.16b\n"
    "cnt v12.16b, v12.16b\ncnt v29.16b, v13.16b\nuadalp v26.4s, v31.8h\nadd v31.16b, v9.16b, v10.16b\n"
    "add v30.16b, v8.16b, v30.16b\nadd v31.16b, v31.16b, v11.16b\nuaddlp v30.8h, v30.16b\n"
    "add v31.16b, v31.16b, v12.16b\nuadalp v27.4s, v30.8h\nadd v29.16b, v31.16b, v29.16b\nuaddlp v29.8h, v29.16b\n"
    "uadalp v28.4s, v29.8h\nst1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x),
        [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 383 instructions, 381 cycles */
SYNTH_INLINE void LOCAL(assembly_1x7)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes,
      *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n1:\n"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\nbic v12.16b, v0.16b, v4.16b\nbic v13.16b, v1.16b, v5.16b\n"
    "bic v14.16b, v2.16b, v6.16b\nbic v15.16b, v3.16b, v7.16b\nld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x2]]\n"
    "cnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\nld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x3]]\ncnt v14.16b, v14.16b\n"
    "cnt v15.16b, v15.16b\nbic v8.16b, v0.16b, v8.16b\nbic v9.16b, v1.16b, v9.16b\n"
    "ld4r {v24.4s, v25.4s, v26.4s, v27.4s}, [%[x4]]\nbic v10.16b, v2.16b, v10.16b\nadd v12.16b, v12.16b, v13.16b\n"
    "bic v11.16b, v3.16b, v11.16b\nbic v13.16b, v0.16b, v16.16b\ncnt v8.16b, v8.16b\ncnt v9.16b, v9.16b\n"
    "cnt v10.16b, v10.16b\nadd v12.16b, v12.16b, v14.16b\ncnt v11.16b, v11.16b\ncnt v16.16b, v13.16b\n"
    "bic v17.16b, v1.16b, v17.16b\nld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x5]]\nadd v8.16b, v8.16b, v9.16b\n"
    "bic v9.16b, v2.16b, v18.16b\nadd v18.16b, v12.16b, v15.16b\nbic v19.16b, v3.16b, v19.16b\n"
    "bic v20.16b, v0.16b, v20.16b\ncnt v17.16b, v17.16b\nadd v8.16b, v8.16b, v10.16b\ncnt v9.16b, v9.16b\n"
    "bic v10.16b, v1.16b, v21.16b\ncnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\n"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x6]]\nadd v21.16b, v16.16b, v17.16b\nadd v8.16b, v8.16b, v11.16b\n"
    "bic v11.16b, v2.16b, v22.16b\ncnt v10.16b, v10.16b\nbic v16.16b, v3.16b, v23.16b\nbic v17.16b, v0.16b, v24.16b\n"
    "add v9.16b, v21.16b, v9.16b\nbic v21.16b, v1.16b, v25.16b\ncnt v11.16b, v11.16b\nadd v10.16b, v20.16b, v10.16b\n"
    "cnt v16.16b, v16.16b\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\nadd %[x2], %[x2], #16\nadd %[x3], %[x3], #16\n"
    "add %[x4], %[x4], #16\nadd %[x5], %[x5], #16\nadd %[x6], %[x6], #16\nadd %[w0], %[w0], #64\n"
    "add v9.16b, v9.16b, v19.16b\ncnt v17.16b, v17.16b\nadd v10.16b, v10.16b, v11.16b\ncnt v11.16b, v21.16b\n"
    "ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[w0]]\nbic v23.16b, v2.16b, v26.16b\nbic v24.16b, v3.16b, v27.16b\n"
    "bic v25.16b, v0.16b, v28.16b\nbic v26.16b, v1.16b, v29.16b\nld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n"
    "add v10.16b, v10.16b, v16.16b\nadd v11.16b, v17.16b, v11.16b\ncnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\n"
    "cnt v25.16b, v25.16b\ncnt v16.16b, v26.16b\nld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x1]]\n"
    "bic v17.16b, v2.16b, v30.16b\nbic v30.16b, v3.16b, v31.16b\nadd v11.16b, v11.16b, v23.16b\n"
    "bic v12.16b, v0.16b, v12.16b\nbic v13.16b, v1.16b, v13.16b\nadd v16.16b, v25.16b, v16.16b\ncnt v17.16b, v17.16b\n"
    "cnt v23.16b, v30.16b\nadd v11.16b, v11.16b, v24.16b\ncnt v12.16b, v12.16b\ncnt v13.16b, v13.16b\n"
    "bic v14.16b, v2.16b, v14.16b\nadd v16.16b, v16.16b, v17.16b\nbic v15.16b, v3.16b, v15.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\nbic v17.16b, v19.16b, v4.16b\nbic v24.16b, v20.16b, v5.16b\n"
    "add v25.16b, v12.16b, v13.16b\ncnt v30.16b, v14.16b\nadd v16.16b, v16.16b, v23.16b\ncnt v23.16b, v15.16b\n"
    "cnt v17.16b, v17.16b\nld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\ncnt v24.16b, v24.16b\n"
    "bic v31.16b, v21.16b, v6.16b\nadd v25.16b, v25.16b, v30.16b\nbic v30.16b, v22.16b, v7.16b\n"
    "bic v26.16b, v19.16b, v26.16b\nadd v17.16b, v18.16b, v17.16b\nbic v18.16b, v20.16b, v27.16b\n"
    "cnt v27.16b, v31.16b\nadd v23.16b, v25.16b, v23.16b\ncnt v25.16b, v30.16b\ncnt v26.16b, v26.16b\n"
    "add v17.16b, v17.16b, v24.16b\nld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x4]]\ncnt v18.16b, v18.16b\n"
    "bic v24.16b, v21.16b, v28.16b\nbic v28.16b, v22.16b, v29.16b\nbic v29.16b, v19.16b, v0.16b\n"
    "add v8.16b, v8.16b, v26.16b\nadd v17.16b, v17.16b, v27.16b\nbic v26.16b, v20.16b, v1.16b\ncnt v24.16b, v24.16b\n"
    "cnt v27.16b, v28.16b\ncnt v28.16b, v29.16b\nadd v8.16b, v8.16b, v18.16b\nadd v25.16b, v17.16b, v25.16b\n"
    "cnt v26.16b, v26.16b\nbic v17.16b, v21.16b, v2.16b\nbic v18.16b, v22.16b, v3.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x5]]\nadd v9.16b, v9.16b, v28.16b\nadd v8.16b, v8.16b, v24.16b\n"
    "bic v12.16b, v19.16b, v12.16b\nbic v13.16b, v20.16b, v13.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\n"
    "add v9.16b, v9.16b, v26.16b\nadd v8.16b, v8.16b, v27.16b\ncnt v12.16b, v12.16b\n"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x6]]\ncnt v13.16b, v13.16b\nbic v14.16b, v21.16b, v14.16b\n"
    "bic v15.16b, v22.16b, v15.16b\nadd v9.16b, v9.16b, v17.16b\nbic v17.16b, v19.16b, v4.16b\n"
    "add v10.16b, v10.16b, v12.16b\nbic v12.16b, v20.16b, v5.16b\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\n"
    "add v9.16b, v9.16b, v18.16b\ncnt v24.16b, v17.16b\nadd v10.16b, v10.16b, v13.16b\nadd %[x0], %[x0], #16\n"
    "add %[x1], %[x1], #16\nadd %[x2], %[x2], #16\nadd %[x3], %[x3], #16\nadd %[x4], %[x4], #16\n"
    "add %[x5], %[x5], #16\nadd %[x6], %[x6], #16\nadd %[w0], %[w0], #64\ncnt v12.16b, v12.16b\n"
    "bic v13.16b, v21.16b, v6.16b\nadd v11.16b, v11.16b, v24.16b\nadd v10.16b, v10.16b, v14.16b\n"
    "bic v14.16b, v22.16b, v7.16b\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]\nbic v24.16b, v19.16b, v0.16b\n"
    "bic v17.16b, v20.16b, v1.16b\ncnt v13.16b, v13.16b\nadd v18.16b, v11.16b, v12.16b\nadd v15.16b, v10.16b, v15.16b\n"
    "cnt v14.16b, v14.16b\ncnt v24.16b, v24.16b\ncnt v17.16b, v17.16b\nbic v30.16b, v21.16b, v2.16b\n"
    "add v18.16b, v18.16b, v13.16b\nld4r {v10.4s, v11.4s, v12.4s, v13.4s}, [%[x0]]\nbic v31.16b, v22.16b, v3.16b\n"
    "bic v19.16b, v19.16b, v26.16b\nadd v16.16b, v16.16b, v24.16b\nbic v20.16b, v20.16b, v27.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]\ncnt v24.16b, v30.16b\nadd v14.16b, v18.16b, v14.16b\n"
    "cnt v18.16b, v31.16b\ncnt v19.16b, v19.16b\nadd v16.16b, v16.16b, v17.16b\ncnt v17.16b, v20.16b\n"
    "bic v20.16b, v21.16b, v28.16b\nbic v21.16b, v22.16b, v29.16b\nld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x2]]\n"
    "bic v10.16b, v4.16b, v10.16b\nadd v19.16b, v23.16b, v19.16b\nadd v16.16b, v16.16b, v24.16b\n"
    "bic v11.16b, v5.16b, v11.16b\ncnt v20.16b, v20.16b\ncnt v30.16b, v21.16b\ncnt v10.16b, v10.16b\n"
    "add v17.16b, v19.16b, v17.16b\nadd v16.16b, v16.16b, v18.16b\nld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x3]]\n"
    "cnt v11.16b, v11.16b\nbic v12.16b, v6.16b, v12.16b\nbic v13.16b, v7.16b, v13.16b\nadd v10.16b, v25.16b, v10.16b\n"
    "add v25.16b, v17.16b, v20.16b\nbic v31.16b, v4.16b, v0.16b\nbic v17.16b, v5.16b, v1.16b\ncnt v12.16b, v12.16b\n"
    "cnt v13.16b, v13.16b\nadd v10.16b, v10.16b, v11.16b\nadd v11.16b, v25.16b, v30.16b\ncnt v25.16b, v31.16b\n"
    "cnt v30.16b, v17.16b\nld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x4]]\nbic v31.16b, v6.16b, v2.16b\n"
    "bic v0.16b, v7.16b, v3.16b\nadd v10.16b, v10.16b, v12.16b\nbic v12.16b, v4.16b, v26.16b\n"
    "add v8.16b, v8.16b, v25.16b\nbic v25.16b, v5.16b, v27.16b\ncnt v31.16b, v31.16b\ncnt v26.16b, v0.16b\n"
    "add v10.16b, v10.16b, v13.16b\ncnt v27.16b, v12.16b\nadd v8.16b, v8.16b, v30.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x5]]\ncnt v25.16b, v25.16b\nbic v28.16b, v6.16b, v28.16b\n"
    "bic v12.16b, v7.16b, v29.16b\nbic v13.16b, v4.16b, v21.16b\nadd v9.16b, v9.16b, v27.16b\n"
    "add v8.16b, v8.16b, v31.16b\nbic v27.16b, v5.16b, v22.16b\ncnt v21.16b, v28.16b\ncnt v12.16b, v12.16b\n"
    "cnt v13.16b, v13.16b\nadd v9.16b, v9.16b, v25.16b\nadd v8.16b, v8.16b, v26.16b\n"
    "ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x6]]\ncnt v22.16b, v27.16b\nbic v23.16b, v6.16b, v23.16b\n"
    "bic v24.16b, v7.16b, v24.16b\nadd v13.16b, v15.16b, v13.16b\nadd v9.16b, v9.16b, v21.16b\n"
    "bic v15.16b, v4.16b, v17.16b\nbic v21.16b, v5.16b, v18.16b\ncnt v23.16b, v23.16b\ncnt v17.16b, v24.16b\n"
    "add v13.16b, v13.16b, v22.16b\nadd v9.16b, v9.16b, v12.16b\ncnt v12.16b, v15.16b\nadd %[x0], %[x0], #16\n"
    "add %[x1], %[x1], #16\nadd %[x2], %[x2], #16\nadd %[x3], %[x3], #16\nadd %[x4], %[x4], #16\n"
    "add %[x5], %[x5], #16\nadd %[x6], %[x6], #16\nadd %[w0], %[w0], #64\ncnt v15.16b, v21.16b\n"
    "add v13.16b, v13.16b, v23.16b\nbic v18.16b, v6.16b, v19.16b\nadd v12.16b, v14.16b, v12.16b\n"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w0]]\nbic v14.16b, v7.16b, v20.16b\nbic v19.16b, v4.16b, v0.16b\n"
    "bic v20.16b, v5.16b, v1.16b\nadd v13.16b, v13.16b, v17.16b\ncnt v17.16b, v18.16b\nadd v12.16b, v12.16b, v15.16b\n"
    "cnt v18.16b, v14.16b\ncnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\nbic v14.16b, v6.16b, v2.16b\n"
    "bic v15.16b, v7.16b, v3.16b\nld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]\nadd v12.16b, v12.16b, v17.16b\n"
    "bic v17.16b, v4.16b, v28.16b\nadd v16.16b, v16.16b, v19.16b\nbic v19.16b, v5.16b, v29.16b\n"
    "ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x1]]\ncnt v14.16b, v14.16b\ncnt v15.16b, v15.16b\n"
    "add v12.16b, v12.16b, v18.16b\ncnt v29.16b, v17.16b\nadd v20.16b, v16.16b, v20.16b\ncnt v16.16b, v19.16b\n"
    "bic v30.16b, v6.16b, v30.16b\nbic v31.16b, v7.16b, v31.16b\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n"
    "bic v17.16b, v21.16b, v0.16b\nadd v11.16b, v11.16b, v29.16b\nadd v14.16b, v20.16b, v14.16b\n"
    "bic v29.16b, v22.16b, v1.16b\ncnt v30.16b, v30.16b\ncnt v31.16b, v31.16b\ncnt v17.16b, v17.16b\n"
    "add v11.16b, v11.16b, v16.16b\nadd v14.16b, v14.16b, v15.16b\ncnt v29.16b, v29.16b\nbic v15.16b, v23.16b, v2.16b\n"
    "bic v16.16b, v24.16b, v3.16b\nld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\nadd v10.16b, v10.16b, v17.16b\n"
    "add v11.16b, v11.16b, v30.16b\nbic v25.16b, v21.16b, v25.16b\nbic v26.16b, v22.16b, v26.16b\n"
    "ld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x3]]\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\n"
    "add v10.16b, v10.16b, v29.16b\nadd v11.16b, v11.16b, v31.16b\ncnt v25.16b, v25.16b\ncnt v26.16b, v26.16b\n"
    "bic v27.16b, v23.16b, v27.16b\nbic v28.16b, v24.16b, v28.16b\nadd v10.16b, v10.16b, v15.16b\n"
    "bic v15.16b, v21.16b, v0.16b\nadd v8.16b, v8.16b, v25.16b\nbic v25.16b, v22.16b, v1.16b\ncnt v27.16b, v27.16b\n"
    "cnt v28.16b, v28.16b\nadd v10.16b, v10.16b, v16.16b\ncnt v15.16b, v15.16b\nadd v8.16b, v8.16b, v26.16b\n"
    "cnt v16.16b, v25.16b\nbic v25.16b, v23.16b, v2.16b\nbic v26.16b, v24.16b, v3.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x4]]\nuaddlp v10.8h, v10.16b\nadd v9.16b, v9.16b, v15.16b\n"
    "add v8.16b, v8.16b, v27.16b\nbic v15.16b, v21.16b, v17.16b\ncnt v17.16b, v25.16b\ncnt v25.16b, v26.16b\n"
    "uadalp v4.4s, v10.8h\nld1 {v29.16b, v30.16b, v31.16b}, [%[to1]]\nadd v16.16b, v9.16b, v16.16b\n"
    "add v8.16b, v8.16b, v28.16b\ncnt v15.16b, v15.16b\nbic v18.16b, v22.16b, v18.16b\nbic v19.16b, v23.16b, v19.16b\n"
    "bic v20.16b, v24.16b, v20.16b\nadd v9.16b, v16.16b, v17.16b\nuaddlp v8.8h, v8.16b\nadd v10.16b, v13.16b, v15.16b\n"
    "cnt v13.16b, v18.16b\nld4r {v15.4s, v16.4s, v17.4s, v18.4s}, [%[x5]]\ncnt v19.16b, v19.16b\ncnt v20.16b, v20.16b\n"
    "add v9.16b, v9.16b, v25.16b\nuadalp v5.4s, v8.8h\nld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x6]]\n"
    "bic v8.16b, v21.16b, v0.16b\nadd v10.16b, v10.16b, v13.16b\nbic v13.16b, v22.16b, v1.16b\n"
    "bic v0.16b, v23.16b, v2.16b\nuaddlp v9.8h, v9.16b\nbic v1.16b, v24.16b, v3.16b\ncnt v8.16b, v8.16b\n"
    "add v10.16b, v10.16b, v19.16b\ncnt v13.16b, v13.16b\ncnt v19.16b, v0.16b\nuadalp v6.4s, v9.8h\n"
    "cnt v9.16b, v1.16b\nadd v8.16b, v12.16b, v8.16b\nsubs %[n], %[n], #1\nmov %[sx], #16\nmov %[sw], #64\n"
    "csel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\n"
    "add %[x2], %[x2], %[sx]\nadd %[x3], %[x3], %[sx]\nadd %[x4], %[x4], %[sx]\nadd %[x5], %[x5], %[sx]\n"
    "add %[x6], %[x6], %[sx]\nadd %[w0], %[w0], %[sw]\nadd v10.16b, v10.16b, v20.16b\nbic v12.16b, v21.16b, v15.16b\n"
    "bic v20.16b, v22.16b, v16.16b\nadd v8.16b, v8.16b, v13.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n"
    "bic v13.16b, v23.16b, v17.16b\nbic v15.16b, v24.16b, v18.16b\nuaddlp v10.8h, v10.16b\ncnt v12.16b, v12.16b\n"
    "cnt v20.16b, v20.16b\nadd v8.16b, v8.16b, v19.16b\ncnt v13.16b, v13.16b\ncnt v15.16b, v15.16b\n"
    "uadalp v7.4s, v10.8h\nadd v10.16b, v14.16b, v12.16b\nbic v12.16b, v21.16b, v25.16b\nadd v14.16b, v8.16b, v9.16b\n"
    "bic v8.16b, v22.16b, v26.16b\nbic v9.16b, v23.16b, v27.16b\nst1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n"
    "add v10.16b, v10.16b, v20.16b\ncnt v12.16b, v12.16b\nuaddlp v14.8h, v14.16b\n"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\ncnt v8.16b, v8.16b\ncnt v9.16b, v9.16b\n"
    "add v10.16b, v10.16b, v13.16b\nadd v11.16b, v11.16b, v12.16b\nuadalp v29.4s, v14.8h\n"
    "bic v12.16b, v24.16b, v28.16b\nadd v10.16b, v10.16b, v15.16b\nadd v8.16b, v11.16b, v8.16b\ncnt v11.16b, v12.16b\n"
    "uaddlp v10.8h, v10.16b\nadd v8.16b, v8.16b, v9.16b\nuadalp v30.4s, v10.8h\nadd v8.16b, v8.16b, v11.16b\n"
    "uaddlp v8.8h, v8.16b\nuadalp v31.4s, v8.8h\nst1 {v29.16b, v30.16b, v31.16b}, [%[to1]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6),
        [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [to1] "r"(stored + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 116 instructions, 132 cycles */
SYNTH_INLINE void LOCAL(assembly_2x1)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\n1:\nadd %[x0], %[x0], #16\nadd %[w0], %[w0], #64\n"
    "add %[w1], %[w1], #64\nbic v12.16b, v0.16b, v8.16b\nbic v13.16b, v4.16b, v8.16b\nbic v14.16b, v1.16b, v9.16b\n"
    "ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[w0]]\nbic v19.16b, v5.16b, v9.16b\nbic v20.16b, v2.16b, v10.16b\n"
    "cnt v12.16b, v12.16b\nld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w1]]\ncnt v13.16b, v13.16b\n"
    "cnt v14.16b, v14.16b\ncnt v19.16b, v19.16b\nld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x0]]\n"
    "add %[x0], %[x0], #16\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v12.16b, v12.16b, v14.16b\n"
    "add v19.16b, v13.16b, v19.16b\ncnt v20.16b, v20.16b\nbic v13.16b, v6.16b, v10.16b\nbic v14.16b, v3.16b, v11.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nbic v29.16b, v7.16b, v11.16b\nbic v15.16b, v15.16b, v25.16b\n"
    "bic v21.16b, v21.16b, v25.16b\nadd v12.16b, v12.16b, v20.16b\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n"
    "cnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\ncnt v20.16b, v29.16b\nld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\n"
    "cnt v15.16b, v15.16b\ncnt v21.16b, v21.16b\nadd %[x0], %[x0], #16\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "add v13.16b, v19.16b, v13.16b\nadd v12.16b, v12.16b, v14.16b\nbic v14.16b, v16.16b, v26.16b\n"
    "bic v16.16b, v22.16b, v26.16b\nbic v17.16b, v17.16b, v27.16b\nbic v19.16b, v23.16b, v27.16b\n"
    "add v13.16b, v13.16b, v20.16b\nadd v12.16b, v12.16b, v15.16b\ncnt v20.16b, v14.16b\ncnt v22.16b, v16.16b\n"
    "cnt v23.16b, v17.16b\nld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[w0]]\ncnt v19.16b, v19.16b\n"
    "add v13.16b, v13.16b, v21.16b\nbic v18.16b, v18.16b, v28.16b\nadd v12.16b, v12.16b, v20.16b\n"
    "bic v20.16b, v24.16b, v28.16b\nld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[w1]]\nbic v21.16b, v0.16b, v8.16b\n"
    "bic v28.16b, v4.16b, v8.16b\nadd v13.16b, v13.16b, v22.16b\ncnt v18.16b, v18.16b\nadd v12.16b, v12.16b, v23.16b\n"
    "cnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v28.16b\nld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x0]]\n"
    "subs %[n], %[n], #1\nmov %[sx], #16\nmov %[sw], #64\ncsel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\n"
    "add %[x0], %[x0], %[sx]\nadd %[w0], %[w0], %[sw]\nadd %[w1], %[w1], %[sw]\nadd v13.16b, v13.16b, v19.16b\n"
    "add v12.16b, v12.16b, v18.16b\nbic v23.16b, v1.16b, v9.16b\nbic v18.16b, v5.16b, v9.16b\n"
    "bic v19.16b, v2.16b, v10.16b\nbic v0.16b, v6.16b, v10.16b\nadd v13.16b, v13.16b, v20.16b\n"
    "add v12.16b, v12.16b, v21.16b\ncnt v23.16b, v23.16b\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\n"
    "cnt v20.16b, v0.16b\nadd v13.16b, v13.16b, v22.16b\nbic v21.16b, v3.16b, v11.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nadd v12.16b, v12.16b, v23.16b\nbic v22.16b, v7.16b, v11.16b\n"
    "bic v14.16b, v14.16b, v28.16b\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\nadd v13.16b, v13.16b, v18.16b\n"
    "cnt v18.16b, v21.16b\nadd v12.16b, v12.16b, v19.16b\ncnt v19.16b, v22.16b\n"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\ncnt v14.16b, v14.16b\nbic v28.16b, v24.16b, v28.16b\n"
    "add v13.16b, v13.16b, v20.16b\nld1 {v20.16b, v21.16b}, [%[to0]]\nbic v15.16b, v15.16b, v29.16b\n"
    "add v12.16b, v12.16b, v18.16b\nbic v18.16b, v25.16b, v29.16b\nbic v16.16b, v16.16b, v30.16b\n"
    "cnt v28.16b, v28.16b\nadd v13.16b, v13.16b, v19.16b\ncnt v15.16b, v15.16b\nadd v12.16b, v12.16b, v14.16b\n"
    "cnt v14.16b, v18.16b\ncnt v16.16b, v16.16b\nbic v18.16b, v26.16b, v30.16b\nadd v13.16b, v13.16b, v28.16b\n"
    "bic v17.16b, v17.16b, v31.16b\nadd v12.16b, v12.16b, v15.16b\nbic v15.16b, v27.16b, v31.16b\n"
    "cnt v18.16b, v18.16b\nadd v19.16b, v13.16b, v14.16b\ncnt v17.16b, v17.16b\nadd v16.16b, v12.16b, v16.16b\n"
    "cnt v12.16b, v15.16b\nadd v18.16b, v19.16b, v18.16b\nadd v19.16b, v16.16b, v17.16b\n"
    "add v12.16b, v18.16b, v12.16b\nuaddlp v13.8h, v19.16b\nuaddlp v12.8h, v12.16b\nuadalp v20.4s, v13.8h\n"
    "uadalp v21.4s, v12.8h\nst1 {v20.16b, v21.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 238 instructions, 228 cycles */
SYNTH_INLINE void LOCAL(assembly_2x2)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes,
      *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\nld1 {v2.16b, v3.16b}, [%[w1]]\nld2r {v4.4s, v5.4s}, [%[x0]]\n1:\n"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\nbic v8.16b, v0.16b, v4.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[w0], %[w0], #32\nadd %[w1], %[w1], #32\nbic v9.16b, v2.16b, v4.16b\nbic v10.16b, v1.16b, v5.16b\n"
    "bic v11.16b, v3.16b, v5.16b\ncnt v8.16b, v8.16b\nld1 {v12.16b, v13.16b}, [%[w0]]\nbic v14.16b, v0.16b, v6.16b\n"
    "bic v6.16b, v2.16b, v6.16b\ncnt v9.16b, v9.16b\ncnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\n"
    "ld1 {v15.16b, v16.16b}, [%[w1]]\nbic v17.16b, v1.16b, v7.16b\ncnt v14.16b, v14.16b\n"
    "ld2r {v18.4s, v19.4s}, [%[x0]]\ncnt v6.16b, v6.16b\nbic v7.16b, v3.16b, v7.16b\nadd v8.16b, v8.16b, v10.16b\n"
    "add v9.16b, v9.16b, v11.16b\ncnt v17.16b, v17.16b\nld2r {v10.4s, v11.4s}, [%[x1]]\nbic v20.16b, v12.16b, v18.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #32\nadd %[w1], %[w1], #32\ncnt v7.16b, v7.16b\n"
    "bic v18.16b, v15.16b, v18.16b\nadd v14.16b, v14.16b, v17.16b\ncnt v17.16b, v20.16b\n"
    "bic v20.16b, v13.16b, v19.16b\nbic v19.16b, v16.16b, v19.16b\nadd v6.16b, v6.16b, v7.16b\ncnt v7.16b, v18.16b\n"
    "ld1 {v21.16b, v22.16b}, [%[w0]]\nbic v12.16b, v12.16b, v10.16b\nadd v8.16b, v8.16b, v17.16b\n"
    "cnt v20.16b, v20.16b\ncnt v17.16b, v19.16b\nld1 {v18.16b, v19.16b}, [%[w1]]\nbic v10.16b, v15.16b, v10.16b\n"
    "add v7.16b, v9.16b, v7.16b\nld2r {v23.4s, v24.4s}, [%[x0]]\ncnt v9.16b, v12.16b\nbic v15.16b, v13.16b, v11.16b\n"
    "add v8.16b, v8.16b, v20.16b\nbic v16.16b, v16.16b, v11.16b\ncnt v20.16b, v10.16b\nadd v7.16b, v7.16b, v17.16b\n"
    "add v17.16b, v14.16b, v9.16b\ncnt v9.16b, v15.16b\nld2r {v10.4s, v11.4s}, [%[x1]]\nbic v12.16b, v21.16b, v23.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #32\nadd %[w1], %[w1], #32\n"
    "add v6.16b, v6.16b, v20.16b\ncnt v20.16b, v16.16b\nadd v9.16b, v17.16b, v9.16b\ncnt v12.16b, v12.16b\n"
    "bic v23.16b, v18.16b, v23.16b\nbic v13.16b, v22.16b, v24.16b\nbic v14.16b, v19.16b, v24.16b\n"
    "add v6.16b, v6.16b, v20.16b\nld1 {v15.16b, v16.16b}, [%[w0]]\nbic v17.16b, v21.16b, v10.16b\n"
    "add v8.16b, v8.16b, v12.16b\ncnt v12.16b, v23.16b\ncnt v13.16b, v13.16b\ncnt v14.16b, v14.16b\n"
    "ld1 {v20.16b, v21.16b}, [%[w1]]\nbic v10.16b, v18.16b, v10.16b\ncnt v17.16b, v17.16b\n"
    "ld2r {v23.4s, v24.4s}, [%[x0]]\nbic v18.16b, v22.16b, v11.16b\nadd v7.16b, v7.16b, v12.16b\n"
    "add v8.16b, v8.16b, v13.16b\nbic v19.16b, v19.16b, v11.16b\ncnt v22.16b, v10.16b\nadd v17.16b, v9.16b, v17.16b\n"
    "cnt v18.16b, v18.16b\nadd v7.16b, v7.16b, v14.16b\nld2r {v9.4s, v10.4s}, [%[x1]]\nbic v11.16b, v15.16b, v23.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #32\nadd %[w1], %[w1], #32\n"
    "add v6.16b, v6.16b, v22.16b\nadd v22.16b, v17.16b, v18.16b\ncnt v12.16b, v19.16b\ncnt v11.16b, v11.16b\n"
    "bic v23.16b, v20.16b, v23.16b\nbic v13.16b, v16.16b, v24.16b\nbic v14.16b, v21.16b, v24.16b\n"
    "ld1 {v17.16b, v18.16b}, [%[w0]]\nbic v15.16b, v15.16b, v9.16b\nadd v6.16b, v6.16b, v12.16b\n"
    "add v8.16b, v8.16b, v11.16b\ncnt v19.16b, v23.16b\ncnt v11.16b, v13.16b\ncnt v12.16b, v14.16b\n"
    "ld1 {v13.16b, v14.16b}, [%[w1]]\ncnt v15.16b, v15.16b\nbic v9.16b, v20.16b, v9.16b\n"
    "ld2r {v23.4s, v24.4s}, [%[x0]]\nbic v16.16b, v16.16b, v10.16b\nadd v7.16b, v7.16b, v19.16b\n"
    "add v8.16b, v8.16b, v11.16b\nbic v10.16b, v21.16b, v10.16b\nadd v11.16b, v22.16b, v15.16b\ncnt v9.16b, v9.16b\n"
    "cnt v15.16b, v16.16b\nadd v7.16b, v7.16b, v12.16b\nld2r {v19.4s, v20.4s}, [%[x1]]\nbic v12.16b, v17.16b, v23.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #32\nadd %[w1], %[w1], #32\n"
    "add v6.16b, v6.16b, v9.16b\nadd v9.16b, v11.16b, v15.16b\ncnt v10.16b, v10.16b\ncnt v11.16b, v12.16b\n"
    "bic v12.16b, v13.16b, v23.16b\nbic v15.16b, v18.16b, v24.16b\nbic v16.16b, v14.16b, v24.16b\n"
    "ld1 {v21.16b, v22.16b}, [%[w0]]\nbic v17.16b, v17.16b, v19.16b\nadd v6.16b, v6.16b, v10.16b\n"
    "add v8.16b, v8.16b, v11.16b\ncnt v10.16b, v12.16b\ncnt v15.16b, v15.16b\ncnt v16.16b, v16.16b\n"
    "ld1 {v11.16b, v12.16b}, [%[w1]]\ncnt v17.16b, v17.16b\nbic v13.16b, v13.16b, v19.16b\n"
    "ld2r {v23.4s, v24.4s}, [%[x0]]\nbic v18.16b, v18.16b, v20.16b\nadd v7.16b, v7.16b, v10.16b\n"
    "add v8.16b, v8.16b, v15.16b\nbic v10.16b, v14.16b, v20.16b\nadd v9.16b, v9.16b, v17.16b\ncnt v17.16b, v13.16b\n"
    "cnt v13.16b, v18.16b\nadd v7.16b, v7.16b, v16.16b\nld2r {v14.4s, v15.4s}, [%[x1]]\nbic v16.16b, v21.16b, v23.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #32\nadd %[w1], %[w1], #32\n"
    "add v6.16b, v6.16b, v17.16b\nadd v9.16b, v9.16b, v13.16b\ncnt v10.16b, v10.16b\ncnt v13.16b, v16.16b\n"
    "bic v23.16b, v11.16b, v23.16b\nbic v16.16b, v22.16b, v24.16b\nbic v17.16b, v12.16b, v24.16b\n"
    "ld1 {v18.16b, v19.16b}, [%[w0]]\nbic v20.16b, v21.16b, v14.16b\nadd v6.16b, v6.16b, v10.16b\n"
    "add v8.16b, v8.16b, v13.16b\ncnt v10.16b, v23.16b\ncnt v13.16b, v16.16b\ncnt v21.16b, v17.16b\n"
    "ld1 {v16.16b, v17.16b}, [%[w1]]\ncnt v20.16b, v20.16b\nbic v11.16b, v11.16b, v14.16b\n"
    "ld2r {v23.4s, v24.4s}, [%[x0]]\nbic v14.16b, v22.16b, v15.16b\nadd v7.16b, v7.16b, v10.16b\n"
    "add v8.16b, v8.16b, v13.16b\nbic v10.16b, v12.16b, v15.16b\nadd v9.16b, v9.16b, v20.16b\ncnt v15.16b, v11.16b\n"
    "cnt v20.16b, v14.16b\nadd v7.16b, v7.16b, v21.16b\nld2r {v21.4s, v22.4s}, [%[x1]]\nbic v11.16b, v18.16b, v23.16b\n"
    "add %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[w0], %[w0], #32\nadd %[w1], %[w1], #32\n"
    "add v6.16b, v6.16b, v15.16b\nadd v9.16b, v9.16b, v20.16b\ncnt v10.16b, v10.16b\ncnt v20.16b, v11.16b\n"
    "bic v23.16b, v16.16b, v23.16b\nbic v11.16b, v19.16b, v24.16b\nbic v12.16b, v17.16b, v24.16b\n"
    "ld1 {v13.16b, v14.16b}, [%[w0]]\nbic v15.16b, v18.16b, v21.16b\nadd v6.16b, v6.16b, v10.16b\n"
    "add v8.16b, v8.16b, v20.16b\nld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to0]]\ncnt v10.16b, v23.16b\n"
    "cnt v11.16b, v11.16b\ncnt v12.16b, v12.16b\nld1 {v28.16b, v29.16b}, [%[w1]]\ncnt v15.16b, v15.16b\n"
    "bic v16.16b, v16.16b, v21.16b\nld2r {v20.4s, v21.4s}, [%[x0]]\nbic v23.16b, v19.16b, v22.16b\n"
    "add v7.16b, v7.16b, v10.16b\nadd v8.16b, v8.16b, v11.16b\nbic v22.16b, v17.16b, v22.16b\n"
    "add v15.16b, v9.16b, v15.16b\ncnt v30.16b, v16.16b\ncnt v23.16b, v23.16b\nadd v7.16b, v7.16b, v12.16b\n"
    "ld2r {v9.4s, v10.4s}, [%[x1]]\nbic v31.16b, v13.16b, v20.16b\nsubs %[n], %[n], #1\nmov %[sx], #8\nmov %[sw], #32\n"
    "csel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\nadd %[x1], %[x1], %[sx]\n"
    "add %[w0], %[w0], %[sw]\nadd %[w1], %[w1], %[sw]\nadd v6.16b, v6.16b, v30.16b\nadd v23.16b, v15.16b, v23.16b\n"
    "cnt v22.16b, v22.16b\ncnt v11.16b, v31.16b\nbic v12.16b, v28.16b, v20.16b\nbic v30.16b, v14.16b, v21.16b\n"
    "bic v31.16b, v29.16b, v21.16b\nld1 {v0.16b, v1.16b}, [%[w0]]\nbic v13.16b, v13.16b, v9.16b\n"
    "add v6.16b, v6.16b, v22.16b\nadd v8.16b, v8.16b, v11.16b\ncnt v11.16b, v12.16b\ncnt v12.16b, v30.16b\n"
    "cnt v30.16b, v31.16b\nld1 {v2.16b, v3.16b}, [%[w1]]\ncnt v13.16b, v13.16b\nbic v9.16b, v28.16b, v9.16b\n"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\nbic v28.16b, v14.16b, v10.16b\nadd v7.16b, v7.16b, v11.16b\n"
    "add v8.16b, v8.16b, v12.16b\nbic v29.16b, v29.16b, v10.16b\nadd v31.16b, v23.16b, v13.16b\ncnt v9.16b, v9.16b\n"
    "cnt v28.16b, v28.16b\nadd v7.16b, v7.16b, v30.16b\nuaddlp v8.8h, v8.16b\ncnt v29.16b, v29.16b\n"
    "add v6.16b, v6.16b, v9.16b\nadd v28.16b, v31.16b, v28.16b\nuaddlp v7.8h, v7.16b\nuadalp v24.4s, v8.8h\n"
    "add v6.16b, v6.16b, v29.16b\nuaddlp v28.8h, v28.16b\nuadalp v25.4s, v7.8h\nuaddlp v29.8h, v6.16b\n"
    "uadalp v26.4s, v28.8h\nuadalp v27.4s, v29.8h\nst1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to0]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 424 instructions, 430 cycles */
SYNTH_INLINE void LOCAL(assembly_2x4)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\n1:\nld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x1]]\n"
    "bic v16.16b, v0.16b, v8.16b\nbic v17.16b, v4.16b, v8.16b\nbic v18.16b, v1.16b, v9.16b\n"
    "bic v19.16b, v5.16b, v9.16b\nld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x2]]\nbic v24.16b, v2.16b, v10.16b\n"
    "bic v25.16b, v6.16b, v10.16b\ncnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\n"
    "cnt v19.16b, v19.16b\ncnt v24.16b, v24.16b\ncnt v25.16b, v25.16b\nbic v26.16b, v3.16b, v11.16b\n"
    "bic v27.16b, v7.16b, v11.16b\nadd v16.16b, v16.16b, v18.16b\nadd v17.16b, v17.16b, v19.16b\n"
    "bic v18.16b, v0.16b, v12.16b\nbic v12.16b, v4.16b, v12.16b\ncnt v19.16b, v26.16b\ncnt v26.16b, v27.16b\n"
    "add v16.16b, v16.16b, v24.16b\nld4r {v27.4s, v28.4s, v29.4s, v30.4s}, [%[x3]]\nadd v17.16b, v17.16b, v25.16b\n"
    "cnt v18.16b, v18.16b\ncnt v12.16b, v12.16b\nbic v31.16b, v1.16b, v13.16b\nbic v13.16b, v5.16b, v13.16b\n"
    "add v16.16b, v16.16b, v19.16b\nadd v17.16b, v17.16b, v26.16b\nbic v19.16b, v2.16b, v14.16b\n"
    "bic v14.16b, v6.16b, v14.16b\ncnt v31.16b, v31.16b\ncnt v13.16b, v13.16b\nbic v24.16b, v3.16b, v15.16b\n"
    "bic v15.16b, v7.16b, v15.16b\ncnt v19.16b, v19.16b\ncnt v14.16b, v14.16b\nadd v18.16b, v18.16b, v31.16b\n"
    "add v31.16b, v12.16b, v13.16b\ncnt v12.16b, v24.16b\ncnt v13.16b, v15.16b\nbic v15.16b, v0.16b, v20.16b\n"
    "bic v20.16b, v4.16b, v20.16b\nadd v18.16b, v18.16b, v19.16b\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\n"
    "add %[x2], %[x2], #16\nadd %[x3], %[x3], #16\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "add v14.16b, v31.16b, v14.16b\ncnt v15.16b, v15.16b\ncnt v31.16b, v20.16b\nadd v12.16b, v18.16b, v12.16b\n"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[w0]]\nbic v18.16b, v1.16b, v21.16b\nbic v19.16b, v5.16b, v21.16b\n"
    "add v13.16b, v14.16b, v13.16b\nbic v14.16b, v2.16b, v22.16b\nbic v20.16b, v6.16b, v22.16b\n"
    "bic v21.16b, v3.16b, v23.16b\ncnt v18.16b, v18.16b\ncnt v19.16b, v19.16b\nbic v22.16b, v7.16b, v23.16b\n"
    "ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[w1]]\ncnt v14.16b, v14.16b\ncnt v20.16b, v20.16b\n"
    "cnt v21.16b, v21.16b\nadd v15.16b, v15.16b, v18.16b\nadd v31.16b, v31.16b, v19.16b\ncnt v22.16b, v22.16b\n"
    "bic v18.16b, v0.16b, v27.16b\nbic v19.16b, v4.16b, v27.16b\nbic v27.16b, v1.16b, v28.16b\n"
    "add v14.16b, v15.16b, v14.16b\nadd v15.16b, v31.16b, v20.16b\nbic v20.16b, v5.16b, v28.16b\ncnt v18.16b, v18.16b\n"
    "cnt v19.16b, v19.16b\ncnt v31.16b, v27.16b\nadd v14.16b, v14.16b, v21.16b\nadd v15.16b, v15.16b, v22.16b\n"
    "cnt v27.16b, v20.16b\nbic v28.16b, v2.16b, v29.16b\nbic v29.16b, v6.16b, v29.16b\nadd v18.16b, v18.16b, v31.16b\n"
    "bic v31.16b, v3.16b, v30.16b\nld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]\nbic v30.16b, v7.16b, v30.16b\n"
    "add v27.16b, v19.16b, v27.16b\ncnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\n"
    "ld4r {v19.4s, v20.4s, v21.4s, v22.4s}, [%[x1]]\ncnt v31.16b, v31.16b\ncnt v30.16b, v30.16b\n"
    "bic v4.16b, v8.16b, v0.16b\nadd v18.16b, v18.16b, v28.16b\nadd v27.16b, v27.16b, v29.16b\n"
    "bic v28.16b, v23.16b, v0.16b\nbic v29.16b, v9.16b, v1.16b\nbic v0.16b, v24.16b, v1.16b\ncnt v1.16b, v4.16b\n"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x2]]\nadd v18.16b, v18.16b, v31.16b\nadd v27.16b, v27.16b, v30.16b\n"
    "cnt v28.16b, v28.16b\ncnt v29.16b, v29.16b\ncnt v30.16b, v0.16b\nadd v16.16b, v16.16b, v1.16b\n"
    "bic v31.16b, v10.16b, v2.16b\nbic v0.16b, v25.16b, v2.16b\nadd v17.16b, v17.16b, v28.16b\n"
    "bic v28.16b, v11.16b, v3.16b\nbic v1.16b, v26.16b, v3.16b\nadd v16.16b, v16.16b, v29.16b\ncnt v29.16b, v31.16b\n"
    "cnt v31.16b, v0.16b\nadd v17.16b, v17.16b, v30.16b\ncnt v28.16b, v28.16b\ncnt v30.16b, v1.16b\n"
    "bic v0.16b, v8.16b, v19.16b\nadd v16.16b, v16.16b, v29.16b\nbic v19.16b, v23.16b, v19.16b\n"
    "add v17.16b, v17.16b, v31.16b\nbic v29.16b, v9.16b, v20.16b\nbic v20.16b, v24.16b, v20.16b\ncnt v31.16b, v0.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x3]]\nadd v16.16b, v16.16b, v28.16b\ncnt v19.16b, v19.16b\n"
    "add v17.16b, v17.16b, v30.16b\ncnt v28.16b, v29.16b\ncnt v20.16b, v20.16b\nadd v12.16b, v12.16b, v31.16b\n"
    "bic v29.16b, v10.16b, v21.16b\nadd v13.16b, v13.16b, v19.16b\nbic v19.16b, v25.16b, v21.16b\n"
    "bic v21.16b, v11.16b, v22.16b\nbic v22.16b, v26.16b, v22.16b\nadd v12.16b, v12.16b, v28.16b\n"
    "cnt v28.16b, v29.16b\nadd v13.16b, v13.16b, v20.16b\ncnt v19.16b, v19.16b\ncnt v20.16b, v21.16b\n"
    "cnt v21.16b, v22.16b\nbic v22.16b, v8.16b, v4.16b\nadd v12.16b, v12.16b, v28.16b\nbic v28.16b, v23.16b, v4.16b\n"
    "add v13.16b, v13.16b, v19.16b\nbic v19.16b, v9.16b, v5.16b\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\n"
    "add %[x2], %[x2], #16\nadd %[x3], %[x3], #16\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\n"
    "add v12.16b, v12.16b, v20.16b\ncnt v20.16b, v22.16b\nadd v13.16b, v13.16b, v21.16b\ncnt v21.16b, v28.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]\ncnt v19.16b, v19.16b\nbic v22.16b, v24.16b, v5.16b\n"
    "bic v4.16b, v10.16b, v6.16b\nadd v14.16b, v14.16b, v20.16b\nbic v20.16b, v25.16b, v6.16b\n"
    "add v15.16b, v15.16b, v21.16b\nbic v21.16b, v11.16b, v7.16b\ncnt v22.16b, v22.16b\ncnt v4.16b, v4.16b\n"
    "add v14.16b, v14.16b, v19.16b\ncnt v19.16b, v20.16b\nbic v20.16b, v26.16b, v7.16b\ncnt v21.16b, v21.16b\n"
    "add v15.16b, v15.16b, v22.16b\nbic v22.16b, v8.16b, v0.16b\nld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[w1]]\n"
    "add v14.16b, v14.16b, v4.16b\nbic v23.16b, v23.16b, v0.16b\ncnt v20.16b, v20.16b\nbic v0.16b, v9.16b, v1.16b\n"
    "add v15.16b, v15.16b, v19.16b\ncnt v19.16b, v22.16b\nadd v14.16b, v14.16b, v21.16b\ncnt v21.16b, v23.16b\n"
    "bic v22.16b, v24.16b, v1.16b\ncnt v23.16b, v0.16b\nadd v15.16b, v15.16b, v20.16b\nadd v24.16b, v18.16b, v19.16b\n"
    "bic v18.16b, v10.16b, v2.16b\nadd v27.16b, v27.16b, v21.16b\ncnt v19.16b, v22.16b\nbic v25.16b, v25.16b, v2.16b\n"
    "bic v20.16b, v11.16b, v3.16b\nadd v21.16b, v24.16b, v23.16b\ncnt v18.16b, v18.16b\nbic v26.16b, v26.16b, v3.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]\nadd v19.16b, v27.16b, v19.16b\ncnt v27.16b, v25.16b\n"
    "cnt v20.16b, v20.16b\nld4r {v22.4s, v23.4s, v24.4s, v25.4s}, [%[x1]]\nadd v18.16b, v21.16b, v18.16b\n"
    "cnt v21.16b, v26.16b\nbic v26.16b, v28.16b, v0.16b\nadd v19.16b, v19.16b, v27.16b\nbic v27.16b, v5.16b, v0.16b\n"
    "bic v0.16b, v29.16b, v1.16b\nadd v18.16b, v18.16b, v20.16b\nbic v20.16b, v6.16b, v1.16b\ncnt v26.16b, v26.16b\n"
    "add v19.16b, v19.16b, v21.16b\ncnt v21.16b, v27.16b\ncnt v27.16b, v0.16b\nbic v4.16b, v30.16b, v2.16b\n"
    "cnt v20.16b, v20.16b\nadd v16.16b, v16.16b, v26.16b\nbic v26.16b, v7.16b, v2.16b\nadd v17.16b, v17.16b, v21.16b\n"
    "bic v21.16b, v31.16b, v3.16b\ncnt v4.16b, v4.16b\nbic v9.16b, v8.16b, v3.16b\n"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\nadd v16.16b, v16.16b, v27.16b\ncnt v26.16b, v26.16b\n"
    "add v17.16b, v17.16b, v20.16b\ncnt v27.16b, v21.16b\nbic v20.16b, v28.16b, v22.16b\ncnt v21.16b, v9.16b\n"
    "add v16.16b, v16.16b, v4.16b\nbic v22.16b, v5.16b, v22.16b\nadd v17.16b, v17.16b, v26.16b\n"
    "bic v26.16b, v29.16b, v23.16b\ncnt v20.16b, v20.16b\nbic v23.16b, v6.16b, v23.16b\nadd v16.16b, v16.16b, v27.16b\n"
    "cnt v22.16b, v22.16b\nadd v17.16b, v17.16b, v21.16b\ncnt v21.16b, v26.16b\nadd v12.16b, v12.16b, v20.16b\n"
    "cnt v20.16b, v23.16b\nbic v23.16b, v30.16b, v24.16b\nadd v13.16b, v13.16b, v22.16b\nbic v22.16b, v7.16b, v24.16b\n"
    "bic v24.16b, v31.16b, v25.16b\nadd v12.16b, v12.16b, v21.16b\nbic v21.16b, v8.16b, v25.16b\ncnt v23.16b, v23.16b\n"
    "add v13.16b, v13.16b, v20.16b\ncnt v20.16b, v22.16b\ncnt v22.16b, v24.16b\n"
    "ld4r {v24.4s, v25.4s, v26.4s, v27.4s}, [%[x3]]\nbic v4.16b, v28.16b, v0.16b\ncnt v21.16b, v21.16b\n"
    "add v12.16b, v12.16b, v23.16b\nbic v23.16b, v5.16b, v0.16b\nadd v13.16b, v13.16b, v20.16b\n"
    "bic v20.16b, v29.16b, v1.16b\nadd %[x0], %[x0], #16\nadd %[x1], %[x1], #16\nadd %[x2], %[x2], #16\n"
    "add %[x3], %[x3], #16\nadd %[w0], %[w0], #64\nadd %[w1], %[w1], #64\nadd v12.16b, v12.16b, v22.16b\n"
    "cnt v22.16b, v4.16b\nadd v13.16b, v13.16b, v21.16b\ncnt v21.16b, v23.16b\ncnt v20.16b, v20.16b\n"
    "bic v23.16b, v6.16b, v1.16b\nbic v4.16b, v30.16b, v2.16b\nadd v14.16b, v14.16b, v22.16b\n"
    "bic v22.16b, v7.16b, v2.16b\nadd v15.16b, v15.16b, v21.16b\nbic v21.16b, v31.16b, v3.16b\ncnt v23.16b, v23.16b\n"
    "cnt v4.16b, v4.16b\nadd v14.16b, v14.16b, v20.16b\ncnt v20.16b, v22.16b\nbic v22.16b, v8.16b, v3.16b\n"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\ncnt v21.16b, v21.16b\nadd v15.16b, v15.16b, v23.16b\n"
    "bic v23.16b, v28.16b, v24.16b\nadd v14.16b, v14.16b, v4.16b\nbic v24.16b, v5.16b, v24.16b\ncnt v22.16b, v22.16b\n"
    "bic v28.16b, v29.16b, v25.16b\nadd v15.16b, v15.16b, v20.16b\ncnt v20.16b, v23.16b\n"
    "add v14.16b, v14.16b, v21.16b\ncnt v21.16b, v24.16b\nbic v29.16b, v6.16b, v25.16b\ncnt v28.16b, v28.16b\n"
    "add v15.16b, v15.16b, v22.16b\nld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w1]]\nadd v18.16b, v18.16b, v20.16b\n"
    "bic v20.16b, v30.16b, v26.16b\nadd v19.16b, v19.16b, v21.16b\ncnt v21.16b, v29.16b\nbic v26.16b, v7.16b, v26.16b\n"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\nbic v29.16b, v31.16b, v27.16b\nadd v18.16b, v18.16b, v28.16b\n"
    "cnt v20.16b, v20.16b\nbic v27.16b, v8.16b, v27.16b\nld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n"
    "add v19.16b, v19.16b, v21.16b\ncnt v21.16b, v26.16b\ncnt v26.16b, v29.16b\n"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\nadd v18.16b, v18.16b, v20.16b\ncnt v20.16b, v27.16b\n"
    "bic v27.16b, v0.16b, v4.16b\nadd v19.16b, v19.16b, v21.16b\nbic v21.16b, v22.16b, v4.16b\n"
    "bic v4.16b, v1.16b, v5.16b\nadd v18.16b, v18.16b, v26.16b\nbic v26.16b, v23.16b, v5.16b\ncnt v27.16b, v27.16b\n"
    "add v19.16b, v19.16b, v20.16b\ncnt v20.16b, v21.16b\ncnt v21.16b, v4.16b\nbic v4.16b, v2.16b, v6.16b\n"
    "cnt v26.16b, v26.16b\nadd v16.16b, v16.16b, v27.16b\nbic v27.16b, v24.16b, v6.16b\nadd v17.16b, v17.16b, v20.16b\n"
    "bic v20.16b, v3.16b, v7.16b\ncnt v4.16b, v4.16b\nbic v5.16b, v25.16b, v7.16b\nadd v16.16b, v16.16b, v21.16b\n"
    "cnt v21.16b, v27.16b\nadd v17.16b, v17.16b, v26.16b\ncnt v20.16b, v20.16b\nbic v26.16b, v0.16b, v8.16b\n"
    "cnt v27.16b, v5.16b\nadd v16.16b, v16.16b, v4.16b\nld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x2]]\n"
    "bic v8.16b, v22.16b, v8.16b\nadd v17.16b, v17.16b, v21.16b\nbic v21.16b, v1.16b, v9.16b\ncnt v26.16b, v26.16b\n"
    "bic v9.16b, v23.16b, v9.16b\nadd v16.16b, v16.16b, v20.16b\ncnt v20.16b, v8.16b\nadd v17.16b, v17.16b, v27.16b\n"
    "cnt v21.16b, v21.16b\nadd v12.16b, v12.16b, v26.16b\ncnt v26.16b, v9.16b\nuaddlp v16.8h, v16.16b\n"
    "add v13.16b, v13.16b, v20.16b\nuaddlp v17.8h, v17.16b\nbic v20.16b, v2.16b, v10.16b\n"
    "add v12.16b, v12.16b, v21.16b\nbic v21.16b, v24.16b, v10.16b\nuadalp v28.4s, v16.8h\n"
    "add v13.16b, v13.16b, v26.16b\nuadalp v29.4s, v17.8h\ncnt v20.16b, v20.16b\nbic v16.16b, v3.16b, v11.16b\n"
    "cnt v17.16b, v21.16b\nbic v21.16b, v25.16b, v11.16b\nld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x3]]\n"
    "bic v26.16b, v0.16b, v4.16b\nbic v27.16b, v22.16b, v4.16b\nadd v12.16b, v12.16b, v20.16b\ncnt v16.16b, v16.16b\n"
    "add v13.16b, v13.16b, v17.16b\ncnt v17.16b, v21.16b\ncnt v26.16b, v26.16b\ncnt v27.16b, v27.16b\n"
    "bic v20.16b, v1.16b, v5.16b\nadd v12.16b, v12.16b, v16.16b\nbic v16.16b, v23.16b, v5.16b\n"
    "add v13.16b, v13.16b, v17.16b\nadd v14.16b, v14.16b, v26.16b\nadd v15.16b, v15.16b, v27.16b\n"
    "cnt v17.16b, v20.16b\nuaddlp v12.8h, v12.16b\ncnt v16.16b, v16.16b\nsubs %[n], %[n], #1\nmov %[sx], #16\n"
    "mov %[sw], #64\ncsel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\n"
    "add %[x1], %[x1], %[sx]\nadd %[x2], %[x2], %[sx]\nadd %[x3], %[x3], %[sx]\nadd %[w0], %[w0], %[sw]\n"
    "add %[w1], %[w1], %[sw]\nuaddlp v13.8h, v13.16b\nadd v14.16b, v14.16b, v17.16b\nuadalp v30.4s, v12.8h\n"
    "add v12.16b, v15.16b, v16.16b\nbic v20.16b, v2.16b, v6.16b\nbic v21.16b, v24.16b, v6.16b\nuadalp v31.4s, v13.8h\n"
    "bic v13.16b, v3.16b, v7.16b\nbic v26.16b, v25.16b, v7.16b\nld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n"
    "bic v27.16b, v0.16b, v8.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\n"
    "st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\ncnt v13.16b, v13.16b\ncnt v26.16b, v26.16b\n"
    "cnt v15.16b, v27.16b\nadd v14.16b, v14.16b, v20.16b\nadd v12.16b, v12.16b, v21.16b\nbic v16.16b, v22.16b, v8.16b\n"
    "bic v17.16b, v1.16b, v9.16b\nbic v20.16b, v23.16b, v9.16b\nadd v15.16b, v18.16b, v15.16b\n"
    "add v18.16b, v14.16b, v13.16b\nadd v12.16b, v12.16b, v26.16b\ncnt v16.16b, v16.16b\ncnt v17.16b, v17.16b\n"
    "cnt v13.16b, v20.16b\nbic v14.16b, v2.16b, v10.16b\nuaddlp v18.8h, v18.16b\nuaddlp v12.8h, v12.16b\n"
    "add v16.16b, v19.16b, v16.16b\nadd v15.16b, v15.16b, v17.16b\nbic v17.16b, v24.16b, v10.16b\n"
    "cnt v14.16b, v14.16b\nuadalp v4.4s, v18.8h\nuadalp v5.4s, v12.8h\nadd v16.16b, v16.16b, v13.16b\n"
    "bic v12.16b, v3.16b, v11.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\ncnt v13.16b, v17.16b\n"
    "add v14.16b, v15.16b, v14.16b\nbic v15.16b, v25.16b, v11.16b\nld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\n"
    "cnt v12.16b, v12.16b\nadd v13.16b, v16.16b, v13.16b\ncnt v15.16b, v15.16b\nadd v12.16b, v14.16b, v12.16b\n"
    "add v13.16b, v13.16b, v15.16b\nuaddlp v12.8h, v12.16b\nuaddlp v13.8h, v13.16b\nuadalp v6.4s, v12.8h\n"
    "uadalp v7.4s, v13.8h\nst1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n),
        [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [to1] "r"(stored + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
        "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}
/* An unrolled iteration: 16 steps, 1 x added to the stored accumulators; 774 instructions, 720 cycles */
SYNTH_INLINE void LOCAL(assembly_2x7)(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *stored, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes,
      *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes,
      *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\nld1 {v2.16b, v3.16b}, [%[w1]]\nld2r {v4.4s, v5.4s}, [%[x0]]\n1:\n"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\nbic v8.16b, v0.16b, v4.16b\nbic v9.16b, v2.16b, v4.16b\n"
    "bic v10.16b, v1.16b, v5.16b\nbic v11.16b, v3.16b, v5.16b\nld2r {v12.4s, v13.4s}, [%[x2]]\n"
    "bic v14.16b, v0.16b, v6.16b\ncnt v8.16b, v8.16b\ncnt v9.16b, v9.16b\ncnt v10.16b, v10.16b\ncnt v11.16b, v11.16b\n"
    "bic v6.16b, v2.16b, v6.16b\ncnt v14.16b, v14.16b\nbic v15.16b, v1.16b, v7.16b\nbic v7.16b, v3.16b, v7.16b\n"
    "add v8.16b, v8.16b, v10.16b\nadd v9.16b, v9.16b, v11.16b\ncnt v6.16b, v6.16b\nld2r {v10.4s, v11.4s}, [%[x3]]\n"
    "bic v16.16b, v0.16b, v12.16b\ncnt v15.16b, v15.16b\ncnt v7.16b, v7.16b\nbic v12.16b, v2.16b, v12.16b\n"
    "bic v17.16b, v1.16b, v13.16b\nbic v13.16b, v3.16b, v13.16b\ncnt v16.16b, v16.16b\nadd v14.16b, v14.16b, v15.16b\n"
    "add v15.16b, v6.16b, v7.16b\ncnt v12.16b, v12.16b\ncnt v6.16b, v17.16b\ncnt v7.16b, v13.16b\n"
    "ld2r {v17.4s, v18.4s}, [%[x4]]\nbic v13.16b, v0.16b, v10.16b\nbic v10.16b, v2.16b, v10.16b\n"
    "bic v19.16b, v1.16b, v11.16b\nbic v11.16b, v3.16b, v11.16b\nadd v6.16b, v16.16b, v6.16b\n"
    "add v7.16b, v12.16b, v7.16b\ncnt v16.16b, v13.16b\ncnt v10.16b, v10.16b\ncnt v12.16b, v19.16b\n"
    "cnt v11.16b, v11.16b\nld2r {v19.4s, v20.4s}, [%[x5]]\nbic v13.16b, v0.16b, v17.16b\nbic v17.16b, v2.16b, v17.16b\n"
    "bic v21.16b, v1.16b, v18.16b\nbic v18.16b, v3.16b, v18.16b\nadd v12.16b, v16.16b, v12.16b\n"
    "add v16.16b, v10.16b, v11.16b\ncnt v13.16b, v13.16b\ncnt v17.16b, v17.16b\ncnt v10.16b, v21.16b\n"
    "cnt v11.16b, v18.16b\nld2r {v21.4s, v22.4s}, [%[x6]]\nbic v18.16b, v0.16b, v19.16b\nadd %[x0], %[x0], #8\n"
    "add %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\n"
    "add %[x6], %[x6], #8\nadd %[w0], %[w0], #32\nadd %[w1], %[w1], #32\nbic v19.16b, v2.16b, v19.16b\n"
    "add v10.16b, v13.16b, v10.16b\nadd v11.16b, v17.16b, v11.16b\ncnt v13.16b, v18.16b\nbic v17.16b, v1.16b, v20.16b\n"
    "bic v18.16b, v3.16b, v20.16b\ncnt v19.16b, v19.16b\nld1 {v23.16b, v24.16b}, [%[w0]]\n"
    "bic v20.16b, v0.16b, v21.16b\nbic v21.16b, v2.16b, v21.16b\nld1 {v25.16b, v26.16b}, [%[w1]]\n"
    "bic v27.16b, v1.16b, v22.16b\ncnt v17.16b, v17.16b\ncnt v18.16b, v18.16b\nld2r {v28.4s, v29.4s}, [%[x0]]\n"
    "bic v22.16b, v3.16b, v22.16b\ncnt v20.16b, v20.16b\ncnt v21.16b, v21.16b\ncnt v27.16b, v27.16b\n"
    "add v13.16b, v13.16b, v17.16b\nadd v30.16b, v19.16b, v18.16b\ncnt v22.16b, v22.16b\n"
    "ld2r {v17.4s, v18.4s}, [%[x1]]\nbic v19.16b, v23.16b, v28.16b\nbic v28.16b, v25.16b, v28.16b\n"
    "add v20.16b, v20.16b, v27.16b\nbic v27.16b, v24.16b, v29.16b\nbic v29.16b, v26.16b, v29.16b\n"
    "add v31.16b, v21.16b, v22.16b\ncnt v19.16b, v19.16b\ncnt v28.16b, v28.16b\nld2r {v21.4s, v22.4s}, [%[x2]]\n"
    "bic v0.16b, v23.16b, v17.16b\ncnt v27.16b, v27.16b\ncnt v29.16b, v29.16b\nbic v17.16b, v25.16b, v17.16b\n"
    "add v8.16b, v8.16b, v19.16b\nadd v9.16b, v9.16b, v28.16b\ncnt v19.16b, v0.16b\nbic v28.16b, v24.16b, v18.16b\n"
    "bic v18.16b, v26.16b, v18.16b\ncnt v17.16b, v17.16b\nadd v8.16b, v8.16b, v27.16b\nadd v9.16b, v9.16b, v29.16b\n"
    "add v14.16b, v14.16b, v19.16b\ncnt v19.16b, v28.16b\ncnt v18.16b, v18.16b\nadd v15.16b, v15.16b, v17.16b\n"
    "ld2r {v27.4s, v28.4s}, [%[x3]]\nbic v17.16b, v23.16b, v21.16b\nbic v21.16b, v25.16b, v21.16b\n"
    "bic v29.16b, v24.16b, v22.16b\nadd v14.16b, v14.16b, v19.16b\nbic v19.16b, v26.16b, v22.16b\n"
    "add v15.16b, v15.16b, v18.16b\ncnt v22.16b, v17.16b\ncnt v21.16b, v21.16b\ncnt v29.16b, v29.16b\n"
    "ld2r {v17.4s, v18.4s}, [%[x4]]\nbic v0.16b, v23.16b, v27.16b\ncnt v19.16b, v19.16b\n"
    "bic v27.16b, v25.16b, v27.16b\nadd v6.16b, v6.16b, v22.16b\nadd v7.16b, v7.16b, v21.16b\n"
    "bic v21.16b, v24.16b, v28.16b\ncnt v22.16b, v0.16b\nbic v28.16b, v26.16b, v28.16b\ncnt v27.16b, v27.16b\n"
    "add v6.16b, v6.16b, v29.16b\nadd v7.16b, v7.16b, v19.16b\ncnt v19.16b, v21.16b\nadd v12.16b, v12.16b, v22.16b\n"
    "cnt v21.16b, v28.16b\nadd v16.16b, v16.16b, v27.16b\nld2r {v27.4s, v28.4s}, [%[x5]]\n"
    "bic v22.16b, v23.16b, v17.16b\nbic v17.16b, v25.16b, v17.16b\nbic v29.16b, v24.16b, v18.16b\n"
    "add v12.16b, v12.16b, v19.16b\nbic v18.16b, v26.16b, v18.16b\nadd v16.16b, v16.16b, v21.16b\n"
    "cnt v19.16b, v22.16b\ncnt v17.16b, v17.16b\ncnt v29.16b, v29.16b\nld2r {v21.4s, v22.4s}, [%[x6]]\n"
    "bic v0.16b, v23.16b, v27.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\nadd %[w0], %[w0], #32\n"
    "add %[w1], %[w1], #32\nadd v10.16b, v10.16b, v19.16b\nadd v11.16b, v11.16b, v17.16b\ncnt v17.16b, v18.16b\n"
    "cnt v18.16b, v0.16b\nbic v19.16b, v25.16b, v27.16b\nbic v27.16b, v24.16b, v28.16b\nadd v10.16b, v10.16b, v29.16b\n"
    "bic v28.16b, v26.16b, v28.16b\nadd v11.16b, v11.16b, v17.16b\nadd v13.16b, v13.16b, v18.16b\n"
    "cnt v29.16b, v19.16b\ncnt v27.16b, v27.16b\nld1 {v17.16b, v18.16b}, [%[w0]]\nbic v19.16b, v23.16b, v21.16b\n"
    "cnt v23.16b, v28.16b\nld1 {v0.16b, v1.16b}, [%[w1]]\nbic v21.16b, v25.16b, v21.16b\n"
    "bic v28.16b, v24.16b, v22.16b\nadd v24.16b, v30.16b, v29.16b\nadd v13.16b, v13.16b, v27.16b\n"
    "ld2r {v29.4s, v30.4s}, [%[x0]]\ncnt v19.16b, v19.16b\nbic v22.16b, v26.16b, v22.16b\ncnt v21.16b, v21.16b\n"
    "cnt v25.16b, v28.16b\nadd v23.16b, v24.16b, v23.16b\nld2r {v26.4s, v27.4s}, [%[x1]]\n"
    "bic v24.16b, v17.16b, v29.16b\nadd v28.16b, v20.16b, v19.16b\ncnt v22.16b, v22.16b\n"
    "add v31.16b, v31.16b, v21.16b\nbic v29.16b, v0.16b, v29.16b\nbic v19.16b, v18.16b, v30.16b\ncnt v24.16b, v24.16b\n"
    "add v25.16b, v28.16b, v25.16b\nbic v28.16b, v1.16b, v30.16b\nadd v30.16b, v31.16b, v22.16b\ncnt v29.16b, v29.16b\n"
    "cnt v31.16b, v19.16b\nadd v8.16b, v8.16b, v24.16b\nld2r {v19.4s, v20.4s}, [%[x2]]\nbic v24.16b, v17.16b, v26.16b\n"
    "cnt v28.16b, v28.16b\nbic v26.16b, v0.16b, v26.16b\nadd v9.16b, v9.16b, v29.16b\nbic v29.16b, v18.16b, v27.16b\n"
    "add v8.16b, v8.16b, v31.16b\ncnt v24.16b, v24.16b\nbic v27.16b, v1.16b, v27.16b\ncnt v26.16b, v26.16b\n"
    "add v9.16b, v9.16b, v28.16b\ncnt v31.16b, v29.16b\nld2r {v21.4s, v22.4s}, [%[x3]]\nbic v28.16b, v17.16b, v19.16b\n"
    "add v14.16b, v14.16b, v24.16b\ncnt v24.16b, v27.16b\nadd v15.16b, v15.16b, v26.16b\nbic v19.16b, v0.16b, v19.16b\n"
    "bic v29.16b, v18.16b, v20.16b\ncnt v26.16b, v28.16b\nadd v14.16b, v14.16b, v31.16b\nbic v20.16b, v1.16b, v20.16b\n"
    "add v15.16b, v15.16b, v24.16b\ncnt v19.16b, v19.16b\ncnt v24.16b, v29.16b\nadd v6.16b, v6.16b, v26.16b\n"
    "ld2r {v26.4s, v27.4s}, [%[x4]]\nbic v31.16b, v17.16b, v21.16b\ncnt v20.16b, v20.16b\n"
    "bic v21.16b, v0.16b, v21.16b\nadd v7.16b, v7.16b, v19.16b\nbic v19.16b, v18.16b, v22.16b\n"
    "add v6.16b, v6.16b, v24.16b\ncnt v24.16b, v31.16b\nbic v22.16b, v1.16b, v22.16b\ncnt v21.16b, v21.16b\n"
    "add v7.16b, v7.16b, v20.16b\ncnt v31.16b, v19.16b\nld2r {v19.4s, v20.4s}, [%[x5]]\nbic v28.16b, v17.16b, v26.16b\n"
    "add v12.16b, v12.16b, v24.16b\ncnt v22.16b, v22.16b\nadd v16.16b, v16.16b, v21.16b\nbic v21.16b, v0.16b, v26.16b\n"
    "bic v24.16b, v18.16b, v27.16b\ncnt v26.16b, v28.16b\nadd v12.16b, v12.16b, v31.16b\nbic v31.16b, v1.16b, v27.16b\n"
    "add v16.16b, v16.16b, v22.16b\ncnt v21.16b, v21.16b\ncnt v22.16b, v24.16b\nadd v10.16b, v10.16b, v26.16b\n"
    "ld2r {v26.4s, v27.4s}, [%[x6]]\nbic v24.16b, v17.16b, v19.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\n"
    "add %[w0], %[w0], #32\nadd %[w1], %[w1], #32\nadd v11.16b, v11.16b, v21.16b\ncnt v21.16b, v31.16b\n"
    "add v10.16b, v10.16b, v22.16b\ncnt v22.16b, v24.16b\nbic v19.16b, v0.16b, v19.16b\nbic v24.16b, v18.16b, v20.16b\n"
    "bic v20.16b, v1.16b, v20.16b\nadd v11.16b, v11.16b, v21.16b\nld1 {v28.16b, v29.16b}, [%[w0]]\n"
    "bic v17.16b, v17.16b, v26.16b\nadd v13.16b, v13.16b, v22.16b\ncnt v19.16b, v19.16b\ncnt v24.16b, v24.16b\n"
    "cnt v31.16b, v20.16b\nld1 {v20.16b, v21.16b}, [%[w1]]\nbic v22.16b, v0.16b, v26.16b\ncnt v17.16b, v17.16b\n"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\nbic v18.16b, v18.16b, v27.16b\nadd v19.16b, v23.16b, v19.16b\n"
    "add v13.16b, v13.16b, v24.16b\nbic v23.16b, v1.16b, v27.16b\ncnt v22.16b, v22.16b\nadd v17.16b, v25.16b, v17.16b\n"
    "cnt v18.16b, v18.16b\nadd v19.16b, v19.16b, v31.16b\nld2r {v24.4s, v25.4s}, [%[x1]]\n"
    "bic v31.16b, v28.16b, v2.16b\ncnt v23.16b, v23.16b\nadd v22.16b, v30.16b, v22.16b\nbic v30.16b, v20.16b, v2.16b\n"
    "add v17.16b, v17.16b, v18.16b\nbic v18.16b, v29.16b, v3.16b\ncnt v31.16b, v31.16b\nbic v26.16b, v21.16b, v3.16b\n"
    "add v27.16b, v22.16b, v23.16b\ncnt v30.16b, v30.16b\nld2r {v22.4s, v23.4s}, [%[x2]]\n"
    "bic v0.16b, v28.16b, v24.16b\ncnt v18.16b, v18.16b\nadd v8.16b, v8.16b, v31.16b\ncnt v26.16b, v26.16b\n"
    "bic v24.16b, v20.16b, v24.16b\nadd v9.16b, v9.16b, v30.16b\ncnt v30.16b, v0.16b\nbic v31.16b, v29.16b, v25.16b\n"
    "add v8.16b, v8.16b, v18.16b\nbic v18.16b, v21.16b, v25.16b\ncnt v24.16b, v24.16b\nadd v9.16b, v9.16b, v26.16b\n"
    "add v14.16b, v14.16b, v30.16b\ncnt v25.16b, v31.16b\nld2r {v30.4s, v31.4s}, [%[x3]]\n"
    "bic v26.16b, v28.16b, v22.16b\ncnt v18.16b, v18.16b\nadd v15.16b, v15.16b, v24.16b\n"
    "bic v22.16b, v20.16b, v22.16b\nbic v24.16b, v29.16b, v23.16b\nadd v14.16b, v14.16b, v25.16b\n"
    "cnt v25.16b, v26.16b\nbic v23.16b, v21.16b, v23.16b\nadd v15.16b, v15.16b, v18.16b\ncnt v18.16b, v22.16b\n"
    "cnt v22.16b, v24.16b\nld2r {v0.4s, v1.4s}, [%[x4]]\nbic v24.16b, v28.16b, v30.16b\nadd v6.16b, v6.16b, v25.16b\n"
    "cnt v23.16b, v23.16b\nbic v30.16b, v20.16b, v30.16b\nadd v7.16b, v7.16b, v18.16b\nbic v18.16b, v29.16b, v31.16b\n"
    "cnt v24.16b, v24.16b\nadd v6.16b, v6.16b, v22.16b\nbic v22.16b, v21.16b, v31.16b\ncnt v25.16b, v30.16b\n"
    "add v7.16b, v7.16b, v23.16b\ncnt v18.16b, v18.16b\nadd v12.16b, v12.16b, v24.16b\nld2r {v23.4s, v24.4s}, [%[x5]]\n"
    "bic v26.16b, v28.16b, v0.16b\ncnt v22.16b, v22.16b\nadd v16.16b, v16.16b, v25.16b\nbic v25.16b, v20.16b, v0.16b\n"
    "bic v30.16b, v29.16b, v1.16b\nadd v12.16b, v12.16b, v18.16b\ncnt v18.16b, v26.16b\nbic v26.16b, v21.16b, v1.16b\n"
    "add v16.16b, v16.16b, v22.16b\ncnt v22.16b, v25.16b\ncnt v25.16b, v30.16b\nld2r {v30.4s, v31.4s}, [%[x6]]\n"
    "bic v0.16b, v28.16b, v23.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\nadd %[w0], %[w0], #32\n"
    "add %[w1], %[w1], #32\nadd v10.16b, v10.16b, v18.16b\nadd v11.16b, v11.16b, v22.16b\ncnt v18.16b, v26.16b\n"
    "cnt v22.16b, v0.16b\nbic v23.16b, v20.16b, v23.16b\nbic v26.16b, v29.16b, v24.16b\nadd v10.16b, v10.16b, v25.16b\n"
    "bic v24.16b, v21.16b, v24.16b\nadd v11.16b, v11.16b, v18.16b\nadd v13.16b, v13.16b, v22.16b\n"
    "cnt v18.16b, v23.16b\ncnt v22.16b, v26.16b\nld1 {v25.16b, v26.16b}, [%[w0]]\nbic v23.16b, v28.16b, v30.16b\n"
    "cnt v24.16b, v24.16b\nld1 {v0.16b, v1.16b}, [%[w1]]\nbic v20.16b, v20.16b, v30.16b\n"
    "bic v28.16b, v29.16b, v31.16b\nadd v18.16b, v19.16b, v18.16b\nadd v13.16b, v13.16b, v22.16b\n"
    "ld2r {v29.4s, v30.4s}, [%[x0]]\ncnt v19.16b, v23.16b\nbic v31.16b, v21.16b, v31.16b\ncnt v20.16b, v20.16b\n"
    "cnt v28.16b, v28.16b\nadd v18.16b, v18.16b, v24.16b\nld2r {v21.4s, v22.4s}, [%[x1]]\n"
    "bic v23.16b, v25.16b, v29.16b\nadd v17.16b, v17.16b, v19.16b\ncnt v19.16b, v31.16b\n"
    "add v20.16b, v27.16b, v20.16b\nbic v24.16b, v0.16b, v29.16b\nbic v27.16b, v26.16b, v30.16b\ncnt v23.16b, v23.16b\n"
    "add v17.16b, v17.16b, v28.16b\nbic v28.16b, v1.16b, v30.16b\nadd v19.16b, v20.16b, v19.16b\ncnt v20.16b, v24.16b\n"
    "cnt v24.16b, v27.16b\nadd v8.16b, v8.16b, v23.16b\nld2r {v29.4s, v30.4s}, [%[x2]]\nbic v23.16b, v25.16b, v21.16b\n"
    "cnt v31.16b, v28.16b\nbic v21.16b, v0.16b, v21.16b\nadd v9.16b, v9.16b, v20.16b\nbic v20.16b, v26.16b, v22.16b\n"
    "add v8.16b, v8.16b, v24.16b\ncnt v23.16b, v23.16b\nbic v22.16b, v1.16b, v22.16b\ncnt v21.16b, v21.16b\n"
    "add v9.16b, v9.16b, v31.16b\ncnt v20.16b, v20.16b\nld2r {v27.4s, v28.4s}, [%[x3]]\nbic v24.16b, v25.16b, v29.16b\n"
    "add v14.16b, v14.16b, v23.16b\ncnt v31.16b, v22.16b\nadd v15.16b, v15.16b, v21.16b\nbic v29.16b, v0.16b, v29.16b\n"
    "bic v21.16b, v26.16b, v30.16b\ncnt v22.16b, v24.16b\nadd v14.16b, v14.16b, v20.16b\nbic v20.16b, v1.16b, v30.16b\n"
    "add v15.16b, v15.16b, v31.16b\ncnt v23.16b, v29.16b\ncnt v21.16b, v21.16b\nadd v6.16b, v6.16b, v22.16b\n"
    "ld2r {v29.4s, v30.4s}, [%[x4]]\nbic v22.16b, v25.16b, v27.16b\ncnt v20.16b, v20.16b\n"
    "bic v24.16b, v0.16b, v27.16b\nadd v7.16b, v7.16b, v23.16b\nbic v23.16b, v26.16b, v28.16b\n"
    "add v6.16b, v6.16b, v21.16b\ncnt v27.16b, v22.16b\nbic v28.16b, v1.16b, v28.16b\ncnt v24.16b, v24.16b\n"
    "add v7.16b, v7.16b, v20.16b\ncnt v31.16b, v23.16b\nld2r {v20.4s, v21.4s}, [%[x5]]\nbic v22.16b, v25.16b, v29.16b\n"
    "add v12.16b, v12.16b, v27.16b\ncnt v23.16b, v28.16b\nadd v16.16b, v16.16b, v24.16b\nbic v24.16b, v0.16b, v29.16b\n"
    "bic v27.16b, v26.16b, v30.16b\ncnt v22.16b, v22.16b\nadd v12.16b, v12.16b, v31.16b\nbic v28.16b, v1.16b, v30.16b\n"
    "add v16.16b, v16.16b, v23.16b\ncnt v23.16b, v24.16b\ncnt v24.16b, v27.16b\nadd v10.16b, v10.16b, v22.16b\n"
    "ld2r {v29.4s, v30.4s}, [%[x6]]\nbic v22.16b, v25.16b, v20.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\n"
    "add %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\n"
    "add %[w0], %[w0], #32\nadd %[w1], %[w1], #32\nadd v11.16b, v11.16b, v23.16b\ncnt v23.16b, v28.16b\n"
    "add v10.16b, v10.16b, v24.16b\ncnt v22.16b, v22.16b\nbic v20.16b, v0.16b, v20.16b\nbic v24.16b, v26.16b, v21.16b\n"
    "bic v21.16b, v1.16b, v21.16b\nadd v11.16b, v11.16b, v23.16b\nld1 {v27.16b, v28.16b}, [%[w0]]\n"
    "bic v23.16b, v25.16b, v29.16b\nadd v13.16b, v13.16b, v22.16b\ncnt v20.16b, v20.16b\ncnt v22.16b, v24.16b\n"
    "cnt v21.16b, v21.16b\nld1 {v24.16b, v25.16b}, [%[w1]]\nbic v29.16b, v0.16b, v29.16b\ncnt v23.16b, v23.16b\n"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\nbic v26.16b, v26.16b, v30.16b\nadd v18.16b, v18.16b, v20.16b\n"
    "add v13.16b, v13.16b, v22.16b\nbic v20.16b, v1.16b, v30.16b\ncnt v22.16b, v29.16b\nadd v17.16b, v17.16b, v23.16b\n"
    "cnt v23.16b, v26.16b\nadd v18.16b, v18.16b, v21.16b\nld2r {v29.4s, v30.4s}, [%[x1]]\n"
    "bic v21.16b, v27.16b, v2.16b\ncnt v20.16b, v20.16b\nadd v19.16b, v19.16b, v22.16b\nbic v22.16b, v24.16b, v2.16b\n"
    "add v17.16b, v17.16b, v23.16b\nbic v23.16b, v28.16b, v3.16b\ncnt v21.16b, v21.16b\nbic v26.16b, v25.16b, v3.16b\n"
    "add v31.16b, v19.16b, v20.16b\ncnt v22.16b, v22.16b\nld2r {v19.4s, v20.4s}, [%[x2]]\n"
    "bic v0.16b, v27.16b, v29.16b\ncnt v23.16b, v23.16b\nadd v8.16b, v8.16b, v21.16b\ncnt v21.16b, v26.16b\n"
    "bic v26.16b, v24.16b, v29.16b\nadd v9.16b, v9.16b, v22.16b\ncnt v22.16b, v0.16b\nbic v29.16b, v28.16b, v30.16b\n"
    "add v8.16b, v8.16b, v23.16b\nbic v23.16b, v25.16b, v30.16b\ncnt v26.16b, v26.16b\nadd v9.16b, v9.16b, v21.16b\n"
    "add v14.16b, v14.16b, v22.16b\ncnt v21.16b, v29.16b\nld2r {v29.4s, v30.4s}, [%[x3]]\n"
    "bic v22.16b, v27.16b, v19.16b\ncnt v23.16b, v23.16b\nadd v15.16b, v15.16b, v26.16b\n"
    "bic v19.16b, v24.16b, v19.16b\nbic v26.16b, v28.16b, v20.16b\nadd v14.16b, v14.16b, v21.16b\n"
    "cnt v21.16b, v22.16b\nbic v20.16b, v25.16b, v20.16b\nadd v15.16b, v15.16b, v23.16b\ncnt v19.16b, v19.16b\n"
    "cnt v26.16b, v26.16b\nld2r {v22.4s, v23.4s}, [%[x4]]\nbic v0.16b, v27.16b, v29.16b\nadd v6.16b, v6.16b, v21.16b\n"
    "cnt v20.16b, v20.16b\nbic v21.16b, v24.16b, v29.16b\nadd v7.16b, v7.16b, v19.16b\nbic v19.16b, v28.16b, v30.16b\n"
    "cnt v29.16b, v0.16b\nadd v6.16b, v6.16b, v26.16b\nbic v26.16b, v25.16b, v30.16b\ncnt v21.16b, v21.16b\n"
    "add v7.16b, v7.16b, v20.16b\ncnt v30.16b, v19.16b\nadd v12.16b, v12.16b, v29.16b\nld2r {v19.4s, v20.4s}, [%[x5]]\n"
    "bic v29.16b, v27.16b, v22.16b\ncnt v26.16b, v26.16b\nadd v16.16b, v16.16b, v21.16b\n"
    "bic v21.16b, v24.16b, v22.16b\nbic v22.16b, v28.16b, v23.16b\nadd v12.16b, v12.16b, v30.16b\n"
    "cnt v29.16b, v29.16b\nbic v23.16b, v25.16b, v23.16b\nadd v16.16b, v16.16b, v26.16b\ncnt v21.16b, v21.16b\n"
    "cnt v22.16b, v22.16b\nld2r {v0.4s, v1.4s}, [%[x6]]\nbic v26.16b, v27.16b, v19.16b\nadd %[x0], %[x0], #8\n"
    "add %[x1], %[x1], #8\nadd %[x2], %[x2], #8\nadd %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\n"
    "add %[x6], %[x6], #8\nadd %[w0], %[w0], #32\nadd %[w1], %[w1], #32\nadd v10.16b, v10.16b, v29.16b\n"
    "add v11.16b, v11.16b, v21.16b\ncnt v21.16b, v23.16b\ncnt v23.16b, v26.16b\nbic v19.16b, v24.16b, v19.16b\n"
    "bic v26.16b, v28.16b, v20.16b\nadd v10.16b, v10.16b, v22.16b\nbic v20.16b, v25.16b, v20.16b\n"
    "add v11.16b, v11.16b, v21.16b\nadd v13.16b, v13.16b, v23.16b\ncnt v19.16b, v19.16b\ncnt v26.16b, v26.16b\n"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\nbic v27.16b, v27.16b, v0.16b\ncnt v20.16b, v20.16b\n"
    "ld1 {v21.16b, v22.16b}, [%[w1]]\nbic v23.16b, v24.16b, v0.16b\nbic v24.16b, v28.16b, v1.16b\n"
    "add v28.16b, v18.16b, v19.16b\nadd v13.16b, v13.16b, v26.16b\nld2r {v18.4s, v19.4s}, [%[x0]]\n"
    "cnt v26.16b, v27.16b\nbic v25.16b, v25.16b, v1.16b\ncnt v23.16b, v23.16b\ncnt v24.16b, v24.16b\n"
    "add v20.16b, v28.16b, v20.16b\nld2r {v27.4s, v28.4s}, [%[x1]]\nbic v0.16b, v29.16b, v18.16b\n"
    "add v17.16b, v17.16b, v26.16b\ncnt v25.16b, v25.16b\nadd v23.16b, v31.16b, v23.16b\n"
    "bic v18.16b, v21.16b, v18.16b\nbic v26.16b, v30.16b, v19.16b\ncnt v31.16b, v0.16b\nadd v17.16b, v17.16b, v24.16b\n"
    "bic v19.16b, v22.16b, v19.16b\nadd v23.16b, v23.16b, v25.16b\ncnt v18.16b, v18.16b\ncnt v24.16b, v26.16b\n"
    "add v8.16b, v8.16b, v31.16b\nld2r {v25.4s, v26.4s}, [%[x2]]\nbic v31.16b, v29.16b, v27.16b\ncnt v19.16b, v19.16b\n"
    "bic v27.16b, v21.16b, v27.16b\nadd v9.16b, v9.16b, v18.16b\nbic v18.16b, v30.16b, v28.16b\n"
    "add v8.16b, v8.16b, v24.16b\ncnt v24.16b, v31.16b\nbic v28.16b, v22.16b, v28.16b\ncnt v27.16b, v27.16b\n"
    "add v9.16b, v9.16b, v19.16b\ncnt v31.16b, v18.16b\nld2r {v18.4s, v19.4s}, [%[x3]]\nbic v0.16b, v29.16b, v25.16b\n"
    "add v14.16b, v14.16b, v24.16b\ncnt v24.16b, v28.16b\nadd v15.16b, v15.16b, v27.16b\n"
    "bic v25.16b, v21.16b, v25.16b\nbic v27.16b, v30.16b, v26.16b\ncnt v28.16b, v0.16b\nadd v14.16b, v14.16b, v31.16b\n"
    "bic v26.16b, v22.16b, v26.16b\nadd v15.16b, v15.16b, v24.16b\ncnt v31.16b, v25.16b\ncnt v27.16b, v27.16b\n"
    "add v6.16b, v6.16b, v28.16b\nld2r {v24.4s, v25.4s}, [%[x4]]\nbic v28.16b, v29.16b, v18.16b\ncnt v26.16b, v26.16b\n"
    "bic v18.16b, v21.16b, v18.16b\nadd v7.16b, v7.16b, v31.16b\nbic v31.16b, v30.16b, v19.16b\n"
    "add v6.16b, v6.16b, v27.16b\ncnt v27.16b, v28.16b\nbic v19.16b, v22.16b, v19.16b\ncnt v18.16b, v18.16b\n"
    "add v7.16b, v7.16b, v26.16b\ncnt v26.16b, v31.16b\nld2r {v0.4s, v1.4s}, [%[x5]]\nbic v28.16b, v29.16b, v24.16b\n"
    "add v12.16b, v12.16b, v27.16b\ncnt v19.16b, v19.16b\nadd v16.16b, v16.16b, v18.16b\n"
    "bic v18.16b, v21.16b, v24.16b\nbic v24.16b, v30.16b, v25.16b\ncnt v31.16b, v28.16b\n"
    "add v12.16b, v12.16b, v26.16b\nbic v25.16b, v22.16b, v25.16b\nadd v16.16b, v16.16b, v19.16b\n"
    "cnt v18.16b, v18.16b\ncnt v19.16b, v24.16b\nadd v10.16b, v10.16b, v31.16b\nld2r {v26.4s, v27.4s}, [%[x6]]\n"
    "bic v24.16b, v29.16b, v0.16b\nadd %[x0], %[x0], #8\nadd %[x1], %[x1], #8\nadd %[x2], %[x2], #8\n"
    "add %[x3], %[x3], #8\nadd %[x4], %[x4], #8\nadd %[x5], %[x5], #8\nadd %[x6], %[x6], #8\nadd %[w0], %[w0], #32\n"
    "add %[w1], %[w1], #32\nadd v11.16b, v11.16b, v18.16b\ncnt v18.16b, v25.16b\nadd v10.16b, v10.16b, v19.16b\n"
    "cnt v19.16b, v24.16b\nbic v28.16b, v21.16b, v0.16b\nbic v31.16b, v30.16b, v1.16b\nbic v24.16b, v22.16b, v1.16b\n"
    "add v11.16b, v11.16b, v18.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\nbic v18.16b, v29.16b, v26.16b\n"
    "add v13.16b, v13.16b, v19.16b\ncnt v19.16b, v28.16b\ncnt v25.16b, v31.16b\ncnt v24.16b, v24.16b\n"
    "ld1 {v28.16b, v29.16b}, [%[w0]]\nbic v21.16b, v21.16b, v26.16b\ncnt v18.16b, v18.16b\n"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\nbic v26.16b, v30.16b, v27.16b\nadd v19.16b, v20.16b, v19.16b\n"
    "add v13.16b, v13.16b, v25.16b\nld2r {v30.4s, v31.4s}, [%[x0]]\nbic v20.16b, v22.16b, v27.16b\n"
    "cnt v25.16b, v21.16b\nadd v27.16b, v17.16b, v18.16b\ncnt v26.16b, v26.16b\nadd v24.16b, v19.16b, v24.16b\n"
    "ld2r {v21.4s, v22.4s}, [%[x1]]\nbic v17.16b, v28.16b, v30.16b\ncnt v18.16b, v20.16b\n"
    "add v23.16b, v23.16b, v25.16b\nbic v25.16b, v4.16b, v30.16b\nadd v30.16b, v27.16b, v26.16b\n"
    "bic v19.16b, v29.16b, v31.16b\ncnt v17.16b, v17.16b\nbic v20.16b, v5.16b, v31.16b\nadd v18.16b, v23.16b, v18.16b\n"
    "cnt v23.16b, v25.16b\nld2r {v25.4s, v26.4s}, [%[x2]]\nbic v27.16b, v28.16b, v21.16b\ncnt v19.16b, v19.16b\n"
    "add v8.16b, v8.16b, v17.16b\ncnt v17.16b, v20.16b\nbic v31.16b, v4.16b, v21.16b\nadd v9.16b, v9.16b, v23.16b\n"
    "cnt v23.16b, v27.16b\nbic v27.16b, v29.16b, v22.16b\nadd v8.16b, v8.16b, v19.16b\nbic v19.16b, v5.16b, v22.16b\n"
    "cnt v31.16b, v31.16b\nadd v9.16b, v9.16b, v17.16b\nadd v14.16b, v14.16b, v23.16b\n"
    "ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]\ncnt v17.16b, v27.16b\nuaddlp v8.8h, v8.16b\n"
    "cnt v19.16b, v19.16b\nadd v15.16b, v15.16b, v31.16b\nuaddlp v9.8h, v9.16b\nbic v27.16b, v28.16b, v25.16b\n"
    "add v14.16b, v14.16b, v17.16b\nuadalp v0.4s, v8.8h\nbic v8.16b, v4.16b, v25.16b\nadd v15.16b, v15.16b, v19.16b\n"
    "uadalp v1.4s, v9.8h\ncnt v9.16b, v27.16b\nuaddlp v14.8h, v14.16b\nbic v17.16b, v29.16b, v26.16b\n"
    "cnt v8.16b, v8.16b\nuaddlp v15.8h, v15.16b\nbic v19.16b, v5.16b, v26.16b\nld2r {v25.4s, v26.4s}, [%[x3]]\n"
    "add v6.16b, v6.16b, v9.16b\nuadalp v2.4s, v14.8h\ncnt v9.16b, v17.16b\nadd v14.16b, v7.16b, v8.16b\n"
    "uadalp v3.4s, v15.8h\ncnt v15.16b, v19.16b\nld2r {v7.4s, v8.4s}, [%[x4]]\nbic v17.16b, v28.16b, v25.16b\n"
    "bic v19.16b, v4.16b, v25.16b\nadd v6.16b, v6.16b, v9.16b\nbic v9.16b, v29.16b, v26.16b\n"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\nadd v25.16b, v14.16b, v15.16b\ncnt v17.16b, v17.16b\n"
    "cnt v19.16b, v19.16b\nuaddlp v6.8h, v6.16b\nld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\ncnt v9.16b, v9.16b\n"
    "bic v31.16b, v5.16b, v26.16b\nuaddlp v14.8h, v25.16b\nadd v12.16b, v12.16b, v17.16b\n"
    "add v19.16b, v16.16b, v19.16b\nuadalp v20.4s, v6.8h\nld2r {v15.4s, v16.4s}, [%[x5]]\nbic v6.16b, v28.16b, v7.16b\n"
    "cnt v17.16b, v31.16b\nuadalp v21.4s, v14.8h\nadd v9.16b, v12.16b, v9.16b\nbic v7.16b, v4.16b, v7.16b\n"
    "bic v12.16b, v29.16b, v8.16b\ncnt v6.16b, v6.16b\nadd v14.16b, v19.16b, v17.16b\nbic v8.16b, v5.16b, v8.16b\n"
    "uaddlp v9.8h, v9.16b\ncnt v7.16b, v7.16b\ncnt v12.16b, v12.16b\nadd v6.16b, v10.16b, v6.16b\n"
    "uaddlp v10.8h, v14.16b\ncnt v8.16b, v8.16b\nuadalp v22.4s, v9.8h\nadd v7.16b, v11.16b, v7.16b\n"
    "ld2r {v25.4s, v26.4s}, [%[x6]]\nbic v9.16b, v28.16b, v15.16b\nadd v6.16b, v6.16b, v12.16b\nsubs %[n], %[n], #1\n"
    "mov %[sx], #8\nmov %[sw], #32\ncsel %[sx], %[sx], xzr, ne\ncsel %[sw], %[sw], xzr, ne\nadd %[x0], %[x0], %[sx]\n"
    "add %[x1], %[x1], %[sx]\nadd %[x2], %[x2], %[sx]\nadd %[x3], %[x3], %[sx]\nadd %[x4], %[x4], %[sx]\n"
    "add %[x5], %[x5], %[sx]\nadd %[x6], %[x6], %[sx]\nadd %[w0], %[w0], %[sw]\nadd %[w1], %[w1], %[sw]\n"
    "uadalp v23.4s, v10.8h\nadd v14.16b, v7.16b, v8.16b\ncnt v17.16b, v9.16b\nuaddlp v19.8h, v6.16b\n"
    "bic v15.16b, v4.16b, v15.16b\nbic v27.16b, v29.16b, v16.16b\nst1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]\n"
    "uaddlp v14.8h, v14.16b\nadd v17.16b, v13.16b, v17.16b\nuadalp v0.4s, v19.8h\ncnt v15.16b, v15.16b\n"
    "cnt v27.16b, v27.16b\nbic v16.16b, v5.16b, v16.16b\nuadalp v1.4s, v14.8h\nld1 {v19.16b, v20.16b}, [%[to3]]\n"
    "bic v28.16b, v28.16b, v25.16b\nbic v25.16b, v4.16b, v25.16b\nadd v31.16b, v24.16b, v15.16b\n"
    "add v17.16b, v17.16b, v27.16b\ncnt v27.16b, v16.16b\nbic v29.16b, v29.16b, v26.16b\ncnt v28.16b, v28.16b\n"
    "cnt v21.16b, v25.16b\nbic v22.16b, v5.16b, v26.16b\nuaddlp v23.8h, v17.16b\nadd v31.16b, v31.16b, v27.16b\n"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\ncnt v29.16b, v29.16b\nadd v30.16b, v30.16b, v28.16b\nadd v21.16b, v18.16b, v21.16b\n"
    "cnt v22.16b, v22.16b\nuadalp v2.4s, v23.8h\nuaddlp v31.8h, v31.16b\nadd v23.16b, v30.16b, v29.16b\n"
    "add v21.16b, v21.16b, v22.16b\nuadalp v3.4s, v31.8h\nuaddlp v22.8h, v23.16b\nuaddlp v21.8h, v21.16b\n"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\nuadalp v19.4s, v22.8h\nld1 {v0.16b, v1.16b}, [%[w0]]\n"
    "uadalp v20.4s, v21.8h\nld1 {v2.16b, v3.16b}, [%[w1]]\nst1 {v19.16b, v20.16b}, [%[to3]]\nb.ne 1b\n"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6),
        [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(stored + 0), [to1] "r"(stored + 64), [to2] "r"(stored + 128), [to3] "r"(stored + 192)
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
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t zeros = vld1q_u8(zero);
  uint8x16_t stage0_0[2][7], stage1_0[2][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { stage0_0[r][c] = zeros;
      stage1_0[r][c] = zeros; }
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
        if (registers == 2 && columns == 7 && (n = remaining / 16) > 0) {
          LOCAL(assembly_2x7)(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, stored, n);
          executed = n * 16;
        }
        if (executed > 0) {
          remaining -= executed;
          at += (intptr_t)executed * 1, packed += (intptr_t)executed * 16;
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
          uint8x16_t operand[2][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            operand[r][0] = w0;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a0 = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) LOCAL(stage0)(operand[r][0], vreinterpretq_u8_u32(a0),
                &stage0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (remaining0 == 0) {
          remaining0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {
              LOCAL(stage1)(stage0_0[r][c], &stage1_0[r][c]); stage0_0[r][c] = zeros; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { LOCAL(stage1)(stage0_0[r][c],
      &stage1_0[r][c]); stage0_0[r][c] = zeros; }
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
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 1, w += 4)
        for (int row = 0; row < 4; ++row) {
          const uint32_t w0 = w[0 + row];
          total[row] += 1u * (0u - 1u * LOCAL(ones)(w0 & a[0]) + 1u * LOCAL(ones)(w0));
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

#endif

#define TILE(registers, columns) \
  SYNTH_TILE int32_t synth_neon_a1w1_twos_m8n1k64_aarch64_bitplanes_##registers##x##columns(const uint32_t *weights, \
      const uint32_t *activations, int32_t *out, int32_t out_stride, \
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
void synth_neon_a1w1_twos_m8n1k64_aarch64_bitplanes(const uint32_t *weights, const uint32_t *activations,
    const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
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
        synth_neon_a1w1_twos_m8n1k64_aarch64_bitplanes_2x7(w, a, padded, tall * 4, chunks * 1, 1, 0, 1, 0,
            chunks, (int32_t)stride);
      else if (columns == 7)
        synth_neon_a1w1_twos_m8n1k64_aarch64_bitplanes_1x7(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        synth_neon_a1w1_twos_m8n1k64_aarch64_bitplanes_1x1(w, a, padded, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
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
