/* Pieces of the C texts of kernels (bytes, neon, aarch64), each under its digest. SYNTH_KERNEL stands for a kernel's name, SYNTH_LOGIC for
 * an instruction on bits. A kernel's whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit. */
//// f682b3b68d20
/* A1W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 536870908 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 59769edf7444
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#else
#define SYNTH_INLINE static inline
#endif

//// 9b374a319636
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

//// 61b99dc10fc2

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));

/* takes the pointer as it is: a register of its own */
#if defined(__GNUC__)
#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))
#else
#define SYNTH_KEEP_POINTER(value) ((void)0)
#endif

//// ad63365dcea3

/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w, uint8x16_t a, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t s0_0 = vmlaq_u8(sum0, w, a);
  *to0 = s0_0;
}

//// 620bb1fbbe02
/* sums of 8 bits to 16 */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t sum0, uint8x16_t *to0) {
  const uint8x16_t sum1 = *to0;
  const uint16x8_t s1_0 = vpadalq_u8(vreinterpretq_u16_u8(sum1), sum0);
  *to0 = vreinterpretq_u8_u16(s1_0);
}

//// 4802a59d86ed
/* sums of 16 bits to 32 */
SYNTH_INLINE void SYNTH_KERNEL_level2(uint8x16_t sum1, uint8x16_t *to0) {
  const uint8x16_t sum2 = *to0;
  const uint32x4_t s2_0 = vpadalq_u16(vreinterpretq_u32_u8(sum2), vreinterpretq_u16_u8(sum1));
  *to0 = vreinterpretq_u8_u32(s2_0);
}

//// 7265d24ff82a
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum2, int32_t *acc) {
  const uint32x4_t scaled = vshlq_n_u32(vreinterpretq_u32_u8(sum2), 2);
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), scaled);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// 626268435726
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 24 steps per round, 1 x added to what is kept; 150 instructions, 174 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x1(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mul v15.16b, v0.16b, v12.16b\n\t"
    "mul v16.16b, v3.16b, v12.16b\n\t"
    "mul v17.16b, v6.16b, v12.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mul v21.16b, v9.16b, v12.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w1]]\n\t"
    "mla v15.16b, v1.16b, v13.16b\n\t"
    "mla v16.16b, v4.16b, v13.16b\n\t"
    "mla v17.16b, v7.16b, v13.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w2]]\n\t"
    "mla v21.16b, v10.16b, v13.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w3]]\n\t"
    "mla v15.16b, v2.16b, v14.16b\n\t"
    "mla v16.16b, v5.16b, v14.16b\n\t"
    "mla v17.16b, v8.16b, v14.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v21.16b, v11.16b, v14.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v18.16b, v0.16b\n\t"
    "mla v16.16b, v22.16b, v0.16b\n\t"
    "mla v17.16b, v25.16b, v0.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v21.16b, v28.16b, v0.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]\n\t"
    "mla v15.16b, v19.16b, v1.16b\n\t"
    "mla v16.16b, v23.16b, v1.16b\n\t"
    "mla v17.16b, v26.16b, v1.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]\n\t"
    "mla v21.16b, v29.16b, v1.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]\n\t"
    "mla v15.16b, v20.16b, v2.16b\n\t"
    "mla v16.16b, v24.16b, v2.16b\n\t"
    "mla v17.16b, v27.16b, v2.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]\n\t"
    "mla v21.16b, v30.16b, v2.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v3.16b, v18.16b\n\t"
    "mla v16.16b, v6.16b, v18.16b\n\t"
    "mla v17.16b, v9.16b, v18.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "mla v21.16b, v12.16b, v18.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w1]]\n\t"
    "mla v15.16b, v4.16b, v19.16b\n\t"
    "mla v16.16b, v7.16b, v19.16b\n\t"
    "mla v17.16b, v10.16b, v19.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w2]]\n\t"
    "mla v21.16b, v13.16b, v19.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w3]]\n\t"
    "mla v15.16b, v5.16b, v20.16b\n\t"
    "mla v16.16b, v8.16b, v20.16b\n\t"
    "mla v17.16b, v11.16b, v20.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v21.16b, v14.16b, v20.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v22.16b, v3.16b\n\t"
    "mla v16.16b, v25.16b, v3.16b\n\t"
    "mla v17.16b, v28.16b, v3.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v21.16b, v0.16b, v3.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]\n\t"
    "mla v15.16b, v23.16b, v4.16b\n\t"
    "mla v16.16b, v26.16b, v4.16b\n\t"
    "mla v17.16b, v29.16b, v4.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]\n\t"
    "mla v21.16b, v1.16b, v4.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]\n\t"
    "mla v15.16b, v24.16b, v5.16b\n\t"
    "mla v16.16b, v27.16b, v5.16b\n\t"
    "mla v17.16b, v30.16b, v5.16b\n\t"
    "ld3r {v22.4s, v23.4s, v24.4s}, [%[x0]]\n\t"
    "mla v21.16b, v2.16b, v5.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v18.16b, v22.16b\n\t"
    "mla v16.16b, v6.16b, v22.16b\n\t"
    "mla v17.16b, v9.16b, v22.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\n\t"
    "mla v21.16b, v12.16b, v22.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w1]]\n\t"
    "mla v15.16b, v19.16b, v23.16b\n\t"
    "mla v16.16b, v7.16b, v23.16b\n\t"
    "mla v17.16b, v10.16b, v23.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]\n\t"
    "mla v21.16b, v13.16b, v23.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]\n\t"
    "mla v15.16b, v20.16b, v24.16b\n\t"
    "mla v16.16b, v8.16b, v24.16b\n\t"
    "mla v17.16b, v11.16b, v24.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]\n\t"
    "mla v21.16b, v14.16b, v24.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v25.16b, v18.16b\n\t"
    "mla v16.16b, v28.16b, v18.16b\n\t"
    "mla v17.16b, v0.16b, v18.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "mla v21.16b, v3.16b, v18.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]\n\t"
    "mla v15.16b, v26.16b, v19.16b\n\t"
    "mla v16.16b, v29.16b, v19.16b\n\t"
    "mla v17.16b, v1.16b, v19.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]\n\t"
    "mla v21.16b, v4.16b, v19.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]\n\t"
    "mla v15.16b, v27.16b, v20.16b\n\t"
    "mla v16.16b, v30.16b, v20.16b\n\t"
    "mla v17.16b, v2.16b, v20.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x0]]\n\t"
    "mla v21.16b, v5.16b, v20.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v22.16b, v25.16b\n\t"
    "mla v16.16b, v6.16b, v25.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\n\t"
    "mla v17.16b, v9.16b, v25.16b\n\t"
    "mla v21.16b, v12.16b, v25.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v15.16b, v23.16b, v26.16b\n\t"
    "mla v16.16b, v7.16b, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\n\t"
    "mla v17.16b, v10.16b, v26.16b\n\t"
    "mla v21.16b, v13.16b, v26.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v15.16b, v24.16b, v27.16b\n\t"
    "mla v16.16b, v8.16b, v27.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w3]]\n\t"
    "mla v17.16b, v11.16b, v27.16b\n\t"
    "mla v21.16b, v14.16b, v27.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x0]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "mla v15.16b, v18.16b, v25.16b\n\t"
    "mla v16.16b, v0.16b, v25.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "mla v17.16b, v3.16b, v25.16b\n\t"
    "mla v21.16b, v22.16b, v25.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "mla v15.16b, v19.16b, v26.16b\n\t"
    "mla v16.16b, v1.16b, v26.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v17.16b, v4.16b, v26.16b\n\t"
    "mla v21.16b, v23.16b, v26.16b\n\t"
    "mla v15.16b, v20.16b, v27.16b\n\t"
    "mla v16.16b, v2.16b, v27.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v17.16b, v5.16b, v27.16b\n\t"
    "mla v21.16b, v24.16b, v27.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "uadalp v28.8h, v15.16b\n\t"
    "uadalp v29.8h, v16.16b\n\t"
    "uadalp v30.8h, v17.16b\n\t"
    "uadalp v31.8h, v21.16b\n\t"
    "st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 13dbfd4dbde0
/* 24 steps per round, 1 x added to what is kept; 84 instructions, 158 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mul v9.16b, v0.16b, v3.16b\n\t"
    "mul v10.16b, v0.16b, v6.16b\n\t"
    "ld1 {v11.16b, v12.16b, v13.16b}, [%[w0]]\n\t"
    "ld3r {v14.4s, v15.4s, v16.4s}, [%[x0]]\n\t"
    "mla v9.16b, v1.16b, v4.16b\n\t"
    "mla v10.16b, v1.16b, v7.16b\n\t"
    "ld3r {v17.4s, v18.4s, v19.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v2.16b, v5.16b\n\t"
    "mla v10.16b, v2.16b, v8.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n\t"
    "ld3r {v23.4s, v24.4s, v25.4s}, [%[x0]]\n\t"
    "mla v9.16b, v11.16b, v14.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "mla v10.16b, v11.16b, v17.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v12.16b, v15.16b\n\t"
    "mla v10.16b, v12.16b, v18.16b\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v9.16b, v13.16b, v16.16b\n\t"
    "mla v10.16b, v13.16b, v19.16b\n\t"
    "ld3r {v11.4s, v12.4s, v13.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v20.16b, v23.16b\n\t"
    "mla v10.16b, v20.16b, v26.16b\n\t"
    "ld1 {v14.16b, v15.16b, v16.16b}, [%[w0]]\n\t"
    "ld3r {v17.4s, v18.4s, v19.4s}, [%[x0]]\n\t"
    "mla v9.16b, v21.16b, v24.16b\n\t"
    "mla v10.16b, v21.16b, v27.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v22.16b, v25.16b\n\t"
    "mla v10.16b, v22.16b, v28.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n\t"
    "ld3r {v23.4s, v24.4s, v25.4s}, [%[x0]]\n\t"
    "mla v9.16b, v29.16b, v0.16b\n\t"
    "mla v10.16b, v29.16b, v11.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v30.16b, v1.16b\n\t"
    "mla v10.16b, v30.16b, v12.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "mla v9.16b, v31.16b, v2.16b\n\t"
    "mla v10.16b, v31.16b, v13.16b\n\t"
    "ld3r {v11.4s, v12.4s, v13.4s}, [%[x0]]\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v14.16b, v17.16b\n\t"
    "mla v10.16b, v14.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v9.16b, v15.16b, v18.16b\n\t"
    "mla v10.16b, v15.16b, v4.16b\n\t"
    "mla v9.16b, v16.16b, v19.16b\n\t"
    "mla v10.16b, v16.16b, v5.16b\n\t"
    "ld3r {v14.4s, v15.4s, v16.4s}, [%[x0]]\n\t"
    "ld3r {v17.4s, v18.4s, v19.4s}, [%[x1]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "mla v9.16b, v20.16b, v23.16b\n\t"
    "mla v10.16b, v20.16b, v26.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v9.16b, v21.16b, v24.16b\n\t"
    "mla v10.16b, v21.16b, v27.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[to0]]\n\t"
    "mla v9.16b, v22.16b, v25.16b\n\t"
    "mla v10.16b, v22.16b, v28.16b\n\t"
    "mla v9.16b, v6.16b, v11.16b\n\t"
    "mla v10.16b, v6.16b, v29.16b\n\t"
    "mla v9.16b, v7.16b, v12.16b\n\t"
    "mla v10.16b, v7.16b, v30.16b\n\t"
    "mla v9.16b, v8.16b, v13.16b\n\t"
    "mla v10.16b, v8.16b, v31.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v9.16b, v0.16b, v14.16b\n\t"
    "mla v10.16b, v0.16b, v17.16b\n\t"
    "mla v9.16b, v1.16b, v15.16b\n\t"
    "mla v10.16b, v1.16b, v18.16b\n\t"
    "mla v9.16b, v2.16b, v16.16b\n\t"
    "mla v10.16b, v2.16b, v19.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "uadalp v20.8h, v9.16b\n\t"
    "uadalp v21.8h, v10.16b\n\t"
    "st1 {v20.16b, v21.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// a438e4a75ad9
/* 24 steps per round, 1 x added to what is kept; 260 instructions, 261 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mul v18.16b, v0.16b, v12.16b\n\t"
    "mul v19.16b, v0.16b, v15.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n\t"
    "mul v23.16b, v3.16b, v12.16b\n\t"
    "mul v24.16b, v3.16b, v15.16b\n\t"
    "mul v25.16b, v6.16b, v12.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w1]]\n\t"
    "mul v29.16b, v6.16b, v15.16b\n\t"
    "mul v30.16b, v9.16b, v12.16b\n\t"
    "mul v31.16b, v9.16b, v15.16b\n\t"
    "mla v18.16b, v1.16b, v13.16b\n\t"
    "mla v19.16b, v1.16b, v16.16b\n\t"
    "mla v23.16b, v4.16b, v13.16b\n\t"
    "mla v24.16b, v4.16b, v16.16b\n\t"
    "mla v25.16b, v7.16b, v13.16b\n\t"
    "mla v29.16b, v7.16b, v16.16b\n\t"
    "mla v30.16b, v10.16b, v13.16b\n\t"
    "mla v31.16b, v10.16b, v16.16b\n\t"
    "mla v18.16b, v2.16b, v14.16b\n\t"
    "mla v19.16b, v2.16b, v17.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]\n\t"
    "mla v23.16b, v5.16b, v14.16b\n\t"
    "mla v24.16b, v5.16b, v17.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]\n\t"
    "mla v25.16b, v8.16b, v14.16b\n\t"
    "mla v29.16b, v8.16b, v17.16b\n\t"
    "mla v30.16b, v11.16b, v14.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mla v31.16b, v11.16b, v17.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v20.16b, v6.16b\n\t"
    "mla v19.16b, v20.16b, v9.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]\n\t"
    "mla v23.16b, v26.16b, v6.16b\n\t"
    "mla v24.16b, v26.16b, v9.16b\n\t"
    "mla v25.16b, v0.16b, v6.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w1]]\n\t"
    "mla v29.16b, v0.16b, v9.16b\n\t"
    "mla v30.16b, v3.16b, v6.16b\n\t"
    "mla v31.16b, v3.16b, v9.16b\n\t"
    "mla v18.16b, v21.16b, v7.16b\n\t"
    "mla v19.16b, v21.16b, v10.16b\n\t"
    "mla v23.16b, v27.16b, v7.16b\n\t"
    "mla v24.16b, v27.16b, v10.16b\n\t"
    "mla v25.16b, v1.16b, v7.16b\n\t"
    "mla v29.16b, v1.16b, v10.16b\n\t"
    "mla v30.16b, v4.16b, v7.16b\n\t"
    "mla v31.16b, v4.16b, v10.16b\n\t"
    "mla v18.16b, v22.16b, v8.16b\n\t"
    "mla v19.16b, v22.16b, v11.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w2]]\n\t"
    "mla v23.16b, v28.16b, v8.16b\n\t"
    "mla v24.16b, v28.16b, v11.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w3]]\n\t"
    "mla v25.16b, v2.16b, v8.16b\n\t"
    "mla v29.16b, v2.16b, v11.16b\n\t"
    "mla v30.16b, v5.16b, v8.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v31.16b, v5.16b, v11.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v12.16b, v0.16b\n\t"
    "mla v19.16b, v12.16b, v3.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "mla v23.16b, v15.16b, v0.16b\n\t"
    "mla v24.16b, v15.16b, v3.16b\n\t"
    "mla v25.16b, v20.16b, v0.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]\n\t"
    "mla v29.16b, v20.16b, v3.16b\n\t"
    "mla v30.16b, v26.16b, v0.16b\n\t"
    "mla v31.16b, v26.16b, v3.16b\n\t"
    "mla v18.16b, v13.16b, v1.16b\n\t"
    "mla v19.16b, v13.16b, v4.16b\n\t"
    "mla v23.16b, v16.16b, v1.16b\n\t"
    "mla v24.16b, v16.16b, v4.16b\n\t"
    "mla v25.16b, v21.16b, v1.16b\n\t"
    "mla v29.16b, v21.16b, v4.16b\n\t"
    "mla v30.16b, v27.16b, v1.16b\n\t"
    "mla v31.16b, v27.16b, v4.16b\n\t"
    "mla v18.16b, v14.16b, v2.16b\n\t"
    "mla v19.16b, v14.16b, v5.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w2]]\n\t"
    "mla v23.16b, v17.16b, v2.16b\n\t"
    "mla v24.16b, v17.16b, v5.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w3]]\n\t"
    "mla v25.16b, v22.16b, v2.16b\n\t"
    "mla v29.16b, v22.16b, v5.16b\n\t"
    "mla v30.16b, v28.16b, v2.16b\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]\n\t"
    "mla v31.16b, v28.16b, v5.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v6.16b, v20.16b\n\t"
    "mla v19.16b, v6.16b, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v23.16b, v9.16b, v20.16b\n\t"
    "mla v24.16b, v9.16b, v26.16b\n\t"
    "mla v25.16b, v12.16b, v20.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v29.16b, v12.16b, v26.16b\n\t"
    "mla v30.16b, v15.16b, v20.16b\n\t"
    "mla v31.16b, v15.16b, v26.16b\n\t"
    "mla v18.16b, v7.16b, v21.16b\n\t"
    "mla v19.16b, v7.16b, v27.16b\n\t"
    "mla v23.16b, v10.16b, v21.16b\n\t"
    "mla v24.16b, v10.16b, v27.16b\n\t"
    "mla v25.16b, v13.16b, v21.16b\n\t"
    "mla v29.16b, v13.16b, v27.16b\n\t"
    "mla v30.16b, v16.16b, v21.16b\n\t"
    "mla v31.16b, v16.16b, v27.16b\n\t"
    "mla v18.16b, v8.16b, v22.16b\n\t"
    "mla v19.16b, v8.16b, v28.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "mla v23.16b, v11.16b, v22.16b\n\t"
    "mla v24.16b, v11.16b, v28.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "mla v25.16b, v14.16b, v22.16b\n\t"
    "mla v29.16b, v14.16b, v28.16b\n\t"
    "mla v30.16b, v17.16b, v22.16b\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]\n\t"
    "mla v31.16b, v17.16b, v28.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v0.16b, v20.16b\n\t"
    "mla v19.16b, v0.16b, v26.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]\n\t"
    "mla v23.16b, v3.16b, v20.16b\n\t"
    "mla v24.16b, v3.16b, v26.16b\n\t"
    "mla v25.16b, v6.16b, v20.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w1]]\n\t"
    "mla v29.16b, v6.16b, v26.16b\n\t"
    "mla v30.16b, v9.16b, v20.16b\n\t"
    "mla v31.16b, v9.16b, v26.16b\n\t"
    "mla v18.16b, v1.16b, v21.16b\n\t"
    "mla v19.16b, v1.16b, v27.16b\n\t"
    "mla v23.16b, v4.16b, v21.16b\n\t"
    "mla v24.16b, v4.16b, v27.16b\n\t"
    "mla v25.16b, v7.16b, v21.16b\n\t"
    "mla v29.16b, v7.16b, v27.16b\n\t"
    "mla v30.16b, v10.16b, v21.16b\n\t"
    "mla v31.16b, v10.16b, v27.16b\n\t"
    "mla v18.16b, v2.16b, v22.16b\n\t"
    "mla v19.16b, v2.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]\n\t"
    "mla v23.16b, v5.16b, v22.16b\n\t"
    "mla v24.16b, v5.16b, v28.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]\n\t"
    "mla v25.16b, v8.16b, v22.16b\n\t"
    "mla v29.16b, v8.16b, v28.16b\n\t"
    "mla v30.16b, v11.16b, v22.16b\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]\n\t"
    "mla v31.16b, v11.16b, v28.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v12.16b, v20.16b\n\t"
    "mla v19.16b, v12.16b, v26.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "mla v23.16b, v15.16b, v20.16b\n\t"
    "mla v24.16b, v15.16b, v26.16b\n\t"
    "mla v25.16b, v0.16b, v20.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]\n\t"
    "mla v29.16b, v0.16b, v26.16b\n\t"
    "mla v30.16b, v3.16b, v20.16b\n\t"
    "mla v31.16b, v3.16b, v26.16b\n\t"
    "mla v18.16b, v13.16b, v21.16b\n\t"
    "mla v19.16b, v13.16b, v27.16b\n\t"
    "mla v23.16b, v16.16b, v21.16b\n\t"
    "mla v24.16b, v16.16b, v27.16b\n\t"
    "mla v25.16b, v1.16b, v21.16b\n\t"
    "mla v29.16b, v1.16b, v27.16b\n\t"
    "mla v30.16b, v4.16b, v21.16b\n\t"
    "mla v31.16b, v4.16b, v27.16b\n\t"
    "mla v18.16b, v14.16b, v22.16b\n\t"
    "mla v19.16b, v14.16b, v28.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w2]]\n\t"
    "mla v23.16b, v17.16b, v22.16b\n\t"
    "mla v24.16b, v17.16b, v28.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w3]]\n\t"
    "mla v25.16b, v2.16b, v22.16b\n\t"
    "mla v29.16b, v2.16b, v28.16b\n\t"
    "mla v30.16b, v5.16b, v22.16b\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]\n\t"
    "mla v31.16b, v5.16b, v28.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v6.16b, v20.16b\n\t"
    "mla v19.16b, v6.16b, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v23.16b, v9.16b, v20.16b\n\t"
    "mla v24.16b, v9.16b, v26.16b\n\t"
    "mla v25.16b, v12.16b, v20.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v29.16b, v12.16b, v26.16b\n\t"
    "mla v30.16b, v15.16b, v20.16b\n\t"
    "mla v31.16b, v15.16b, v26.16b\n\t"
    "mla v18.16b, v7.16b, v21.16b\n\t"
    "mla v19.16b, v7.16b, v27.16b\n\t"
    "mla v23.16b, v10.16b, v21.16b\n\t"
    "mla v24.16b, v10.16b, v27.16b\n\t"
    "mla v25.16b, v13.16b, v21.16b\n\t"
    "mla v29.16b, v13.16b, v27.16b\n\t"
    "mla v30.16b, v16.16b, v21.16b\n\t"
    "mla v31.16b, v16.16b, v27.16b\n\t"
    "mla v18.16b, v8.16b, v22.16b\n\t"
    "mla v19.16b, v8.16b, v28.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "mla v23.16b, v11.16b, v22.16b\n\t"
    "mla v24.16b, v11.16b, v28.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "mla v25.16b, v14.16b, v22.16b\n\t"
    "mla v29.16b, v14.16b, v28.16b\n\t"
    "mla v30.16b, v17.16b, v22.16b\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]\n\t"
    "mla v31.16b, v17.16b, v28.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "mla v18.16b, v0.16b, v20.16b\n\t"
    "mla v19.16b, v0.16b, v26.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v23.16b, v3.16b, v20.16b\n\t"
    "mla v24.16b, v3.16b, v26.16b\n\t"
    "mla v25.16b, v6.16b, v20.16b\n\t"
    "mla v29.16b, v6.16b, v26.16b\n\t"
    "mla v30.16b, v9.16b, v20.16b\n\t"
    "mla v31.16b, v9.16b, v26.16b\n\t"
    "mla v18.16b, v1.16b, v21.16b\n\t"
    "mla v19.16b, v1.16b, v27.16b\n\t"
    "mla v23.16b, v4.16b, v21.16b\n\t"
    "mla v24.16b, v4.16b, v27.16b\n\t"
    "mla v25.16b, v7.16b, v21.16b\n\t"
    "mla v29.16b, v7.16b, v27.16b\n\t"
    "mla v30.16b, v10.16b, v21.16b\n\t"
    "mla v31.16b, v10.16b, v27.16b\n\t"
    "mla v18.16b, v2.16b, v22.16b\n\t"
    "mla v19.16b, v2.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v23.16b, v5.16b, v22.16b\n\t"
    "mla v24.16b, v5.16b, v28.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v25.16b, v8.16b, v22.16b\n\t"
    "mla v29.16b, v8.16b, v28.16b\n\t"
    "mla v30.16b, v11.16b, v22.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "mla v31.16b, v11.16b, v28.16b\n\t"
    "uadalp v12.8h, v18.16b\n\t"
    "uadalp v13.8h, v23.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "uadalp v14.8h, v25.16b\n\t"
    "uadalp v15.8h, v30.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]\n\t"
    "uadalp v20.8h, v19.16b\n\t"
    "uadalp v21.8h, v24.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "uadalp v22.8h, v29.16b\n\t"
    "uadalp v23.8h, v31.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]\n\t"
    "st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// a61d8a92e08b
/* 24 steps per round, 1 x added to what is kept; 150 instructions, 177 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mul v15.16b, v0.16b, v3.16b\n\t"
    "mul v16.16b, v0.16b, v6.16b\n\t"
    "mul v17.16b, v0.16b, v9.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mul v21.16b, v0.16b, v12.16b\n\t"
    "ld3r {v22.4s, v23.4s, v24.4s}, [%[x0]]\n\t"
    "mla v15.16b, v1.16b, v4.16b\n\t"
    "mla v16.16b, v1.16b, v7.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x1]]\n\t"
    "mla v17.16b, v1.16b, v10.16b\n\t"
    "mla v21.16b, v1.16b, v13.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x2]]\n\t"
    "mla v15.16b, v2.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]\n\t"
    "mla v16.16b, v2.16b, v8.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v2.16b, v11.16b\n\t"
    "mla v21.16b, v2.16b, v14.16b\n\t"
    "mla v15.16b, v18.16b, v22.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v16.16b, v18.16b, v25.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mla v17.16b, v18.16b, v28.16b\n\t"
    "mla v21.16b, v18.16b, v3.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v15.16b, v19.16b, v23.16b\n\t"
    "mla v16.16b, v19.16b, v26.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]\n\t"
    "mla v17.16b, v19.16b, v29.16b\n\t"
    "mla v21.16b, v19.16b, v4.16b\n\t"
    "mla v15.16b, v20.16b, v24.16b\n\t"
    "ld3r {v22.4s, v23.4s, v24.4s}, [%[x3]]\n\t"
    "mla v16.16b, v20.16b, v27.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v20.16b, v30.16b\n\t"
    "mla v21.16b, v20.16b, v5.16b\n\t"
    "mla v15.16b, v0.16b, v6.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v16.16b, v0.16b, v9.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x0]]\n\t"
    "mla v17.16b, v0.16b, v12.16b\n\t"
    "mla v21.16b, v0.16b, v22.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x1]]\n\t"
    "mla v15.16b, v1.16b, v7.16b\n\t"
    "mla v16.16b, v1.16b, v10.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]\n\t"
    "mla v17.16b, v1.16b, v13.16b\n\t"
    "mla v21.16b, v1.16b, v23.16b\n\t"
    "mla v15.16b, v2.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]\n\t"
    "mla v16.16b, v2.16b, v11.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v2.16b, v14.16b\n\t"
    "mla v21.16b, v2.16b, v24.16b\n\t"
    "mla v15.16b, v18.16b, v25.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "mla v16.16b, v18.16b, v28.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v17.16b, v18.16b, v3.16b\n\t"
    "mla v21.16b, v18.16b, v6.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v15.16b, v19.16b, v26.16b\n\t"
    "mla v16.16b, v19.16b, v29.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]\n\t"
    "mla v17.16b, v19.16b, v4.16b\n\t"
    "mla v21.16b, v19.16b, v7.16b\n\t"
    "mla v15.16b, v20.16b, v27.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x3]]\n\t"
    "mla v16.16b, v20.16b, v30.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v20.16b, v5.16b\n\t"
    "mla v21.16b, v20.16b, v8.16b\n\t"
    "mla v15.16b, v22.16b, v0.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v16.16b, v22.16b, v9.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x0]]\n\t"
    "mla v17.16b, v22.16b, v12.16b\n\t"
    "mla v21.16b, v22.16b, v25.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]\n\t"
    "mla v15.16b, v23.16b, v1.16b\n\t"
    "mla v16.16b, v23.16b, v10.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]\n\t"
    "mla v17.16b, v23.16b, v13.16b\n\t"
    "mla v21.16b, v23.16b, v26.16b\n\t"
    "mla v15.16b, v24.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x3]]\n\t"
    "mla v16.16b, v24.16b, v11.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v24.16b, v14.16b\n\t"
    "mla v21.16b, v24.16b, v27.16b\n\t"
    "mla v15.16b, v18.16b, v28.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "mla v16.16b, v18.16b, v3.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x0]]\n\t"
    "mla v17.16b, v18.16b, v6.16b\n\t"
    "mla v21.16b, v18.16b, v0.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v15.16b, v19.16b, v29.16b\n\t"
    "mla v16.16b, v19.16b, v4.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]\n\t"
    "mla v17.16b, v19.16b, v7.16b\n\t"
    "mla v21.16b, v19.16b, v1.16b\n\t"
    "mla v15.16b, v20.16b, v30.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x3]]\n\t"
    "mla v16.16b, v20.16b, v5.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v20.16b, v8.16b\n\t"
    "mla v21.16b, v20.16b, v2.16b\n\t"
    "mla v15.16b, v22.16b, v25.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v16.16b, v22.16b, v9.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v17.16b, v22.16b, v12.16b\n\t"
    "mla v21.16b, v22.16b, v28.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]\n\t"
    "mla v15.16b, v23.16b, v26.16b\n\t"
    "mla v16.16b, v23.16b, v10.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]\n\t"
    "mla v17.16b, v23.16b, v13.16b\n\t"
    "mla v21.16b, v23.16b, v29.16b\n\t"
    "mla v15.16b, v24.16b, v27.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "mla v16.16b, v24.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]\n\t"
    "mla v17.16b, v24.16b, v14.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "mla v21.16b, v24.16b, v30.16b\n\t"
    "mla v15.16b, v18.16b, v0.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "mla v16.16b, v18.16b, v3.16b\n\t"
    "mla v17.16b, v18.16b, v6.16b\n\t"
    "mla v21.16b, v18.16b, v9.16b\n\t"
    "mla v15.16b, v19.16b, v1.16b\n\t"
    "mla v16.16b, v19.16b, v4.16b\n\t"
    "mla v17.16b, v19.16b, v7.16b\n\t"
    "mla v21.16b, v19.16b, v10.16b\n\t"
    "mla v15.16b, v20.16b, v2.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v16.16b, v20.16b, v5.16b\n\t"
    "mla v17.16b, v20.16b, v8.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v21.16b, v20.16b, v11.16b\n\t"
    "uadalp v25.8h, v15.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "uadalp v26.8h, v16.16b\n\t"
    "uadalp v27.8h, v17.16b\n\t"
    "uadalp v28.8h, v21.16b\n\t"
    "st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 1eb83af04319
/* 24 steps per round, 1 x added to what is kept; 516 instructions, 557 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "ld2r {v12.4s, v13.4s}, [%[x2]]\n\t"
    "mul v14.16b, v0.16b, v8.16b\n\t"
    "mul v15.16b, v2.16b, v8.16b\n\t"
    "mul v16.16b, v4.16b, v8.16b\n\t"
    "mul v17.16b, v6.16b, v8.16b\n\t"
    "mul v18.16b, v0.16b, v10.16b\n\t"
    "mul v19.16b, v2.16b, v10.16b\n\t"
    "mul v20.16b, v4.16b, v10.16b\n\t"
    "mul v21.16b, v6.16b, v10.16b\n\t"
    "mla v14.16b, v1.16b, v9.16b\n\t"
    "mla v15.16b, v3.16b, v9.16b\n\t"
    "mla v16.16b, v5.16b, v9.16b\n\t"
    "mla v17.16b, v7.16b, v9.16b\n\t"
    "mla v18.16b, v1.16b, v11.16b\n\t"
    "mla v19.16b, v3.16b, v11.16b\n\t"
    "mla v20.16b, v5.16b, v11.16b\n\t"
    "mla v21.16b, v7.16b, v11.16b\n\t"
    "mul v22.16b, v0.16b, v12.16b\n\t"
    "mul v23.16b, v2.16b, v12.16b\n\t"
    "mul v24.16b, v4.16b, v12.16b\n\t"
    "mul v12.16b, v6.16b, v12.16b\n\t"
    "ld2r {v25.4s, v26.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mul v27.16b, v0.16b, v25.16b\n\t"
    "mul v28.16b, v2.16b, v25.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mul v31.16b, v4.16b, v25.16b\n\t"
    "mul v25.16b, v6.16b, v25.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w1]]\n\t"
    "mla v22.16b, v1.16b, v13.16b\n\t"
    "mla v23.16b, v3.16b, v13.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w2]]\n\t"
    "mla v24.16b, v5.16b, v13.16b\n\t"
    "mla v12.16b, v7.16b, v13.16b\n\t"
    "mla v27.16b, v1.16b, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w3]]\n\t"
    "mla v28.16b, v3.16b, v26.16b\n\t"
    "mla v31.16b, v5.16b, v26.16b\n\t"
    "mla v25.16b, v7.16b, v26.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v14.16b, v29.16b, v2.16b\n\t"
    "mla v15.16b, v8.16b, v2.16b\n\t"
    "mla v16.16b, v10.16b, v2.16b\n\t"
    "mla v17.16b, v0.16b, v2.16b\n\t"
    "mla v18.16b, v29.16b, v4.16b\n\t"
    "mla v19.16b, v8.16b, v4.16b\n\t"
    "mla v20.16b, v10.16b, v4.16b\n\t"
    "mla v21.16b, v0.16b, v4.16b\n\t"
    "mla v14.16b, v30.16b, v3.16b\n\t"
    "mla v15.16b, v9.16b, v3.16b\n\t"
    "mla v16.16b, v11.16b, v3.16b\n\t"
    "mla v17.16b, v1.16b, v3.16b\n\t"
    "mla v18.16b, v30.16b, v5.16b\n\t"
    "mla v19.16b, v9.16b, v5.16b\n\t"
    "mla v20.16b, v11.16b, v5.16b\n\t"
    "mla v21.16b, v1.16b, v5.16b\n\t"
    "mla v22.16b, v29.16b, v6.16b\n\t"
    "mla v23.16b, v8.16b, v6.16b\n\t"
    "mla v24.16b, v10.16b, v6.16b\n\t"
    "mla v12.16b, v0.16b, v6.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v29.16b, v2.16b\n\t"
    "mla v28.16b, v8.16b, v2.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v31.16b, v10.16b, v2.16b\n\t"
    "mla v25.16b, v0.16b, v2.16b\n\t"
    "mla v22.16b, v30.16b, v7.16b\n\t"
    "mla v23.16b, v9.16b, v7.16b\n\t"
    "mla v24.16b, v11.16b, v7.16b\n\t"
    "mla v12.16b, v1.16b, v7.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v27.16b, v30.16b, v3.16b\n\t"
    "mla v28.16b, v9.16b, v3.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w2]]\n\t"
    "mla v31.16b, v11.16b, v3.16b\n\t"
    "mla v25.16b, v1.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w3]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x1]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v14.16b, v4.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v29.16b, v2.16b\n\t"
    "mla v17.16b, v0.16b, v2.16b\n\t"
    "mla v18.16b, v4.16b, v8.16b\n\t"
    "mla v19.16b, v6.16b, v8.16b\n\t"
    "mla v20.16b, v29.16b, v8.16b\n\t"
    "mla v21.16b, v0.16b, v8.16b\n\t"
    "mla v14.16b, v5.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "mla v16.16b, v30.16b, v3.16b\n\t"
    "mla v17.16b, v1.16b, v3.16b\n\t"
    "mla v18.16b, v5.16b, v9.16b\n\t"
    "mla v19.16b, v7.16b, v9.16b\n\t"
    "mla v20.16b, v30.16b, v9.16b\n\t"
    "mla v21.16b, v1.16b, v9.16b\n\t"
    "mla v22.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v6.16b, v10.16b\n\t"
    "mla v24.16b, v29.16b, v10.16b\n\t"
    "mla v12.16b, v0.16b, v10.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v4.16b, v2.16b\n\t"
    "mla v28.16b, v6.16b, v2.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w0]]\n\t"
    "mla v31.16b, v29.16b, v2.16b\n\t"
    "mla v25.16b, v0.16b, v2.16b\n\t"
    "mla v22.16b, v5.16b, v11.16b\n\t"
    "mla v23.16b, v7.16b, v11.16b\n\t"
    "mla v24.16b, v30.16b, v11.16b\n\t"
    "mla v12.16b, v1.16b, v11.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w1]]\n\t"
    "mla v27.16b, v5.16b, v3.16b\n\t"
    "mla v28.16b, v7.16b, v3.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v31.16b, v30.16b, v3.16b\n\t"
    "mla v25.16b, v1.16b, v3.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x0]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x1]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x2]]\n\t"
    "mla v14.16b, v8.16b, v6.16b\n\t"
    "mla v15.16b, v10.16b, v6.16b\n\t"
    "mla v16.16b, v4.16b, v6.16b\n\t"
    "mla v17.16b, v29.16b, v6.16b\n\t"
    "mla v18.16b, v8.16b, v0.16b\n\t"
    "mla v19.16b, v10.16b, v0.16b\n\t"
    "mla v20.16b, v4.16b, v0.16b\n\t"
    "mla v21.16b, v29.16b, v0.16b\n\t"
    "mla v14.16b, v9.16b, v7.16b\n\t"
    "mla v15.16b, v11.16b, v7.16b\n\t"
    "mla v16.16b, v5.16b, v7.16b\n\t"
    "mla v17.16b, v30.16b, v7.16b\n\t"
    "mla v18.16b, v9.16b, v1.16b\n\t"
    "mla v19.16b, v11.16b, v1.16b\n\t"
    "mla v20.16b, v5.16b, v1.16b\n\t"
    "mla v21.16b, v30.16b, v1.16b\n\t"
    "mla v22.16b, v8.16b, v2.16b\n\t"
    "mla v23.16b, v10.16b, v2.16b\n\t"
    "mla v24.16b, v4.16b, v2.16b\n\t"
    "mla v12.16b, v29.16b, v2.16b\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v8.16b, v6.16b\n\t"
    "mla v28.16b, v10.16b, v6.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "mla v31.16b, v4.16b, v6.16b\n\t"
    "mla v25.16b, v29.16b, v6.16b\n\t"
    "mla v22.16b, v9.16b, v3.16b\n\t"
    "mla v23.16b, v11.16b, v3.16b\n\t"
    "mla v24.16b, v5.16b, v3.16b\n\t"
    "mla v12.16b, v30.16b, v3.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "mla v27.16b, v9.16b, v7.16b\n\t"
    "mla v28.16b, v11.16b, v7.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w2]]\n\t"
    "mla v31.16b, v5.16b, v7.16b\n\t"
    "mla v25.16b, v30.16b, v7.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v14.16b, v0.16b, v10.16b\n\t"
    "mla v15.16b, v2.16b, v10.16b\n\t"
    "mla v16.16b, v8.16b, v10.16b\n\t"
    "mla v17.16b, v29.16b, v10.16b\n\t"
    "mla v18.16b, v0.16b, v4.16b\n\t"
    "mla v19.16b, v2.16b, v4.16b\n\t"
    "mla v20.16b, v8.16b, v4.16b\n\t"
    "mla v21.16b, v29.16b, v4.16b\n\t"
    "mla v14.16b, v1.16b, v11.16b\n\t"
    "mla v15.16b, v3.16b, v11.16b\n\t"
    "mla v16.16b, v9.16b, v11.16b\n\t"
    "mla v17.16b, v30.16b, v11.16b\n\t"
    "mla v18.16b, v1.16b, v5.16b\n\t"
    "mla v19.16b, v3.16b, v5.16b\n\t"
    "mla v20.16b, v9.16b, v5.16b\n\t"
    "mla v21.16b, v30.16b, v5.16b\n\t"
    "mla v22.16b, v0.16b, v6.16b\n\t"
    "mla v23.16b, v2.16b, v6.16b\n\t"
    "mla v24.16b, v8.16b, v6.16b\n\t"
    "mla v12.16b, v29.16b, v6.16b\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v0.16b, v10.16b\n\t"
    "mla v28.16b, v2.16b, v10.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v31.16b, v8.16b, v10.16b\n\t"
    "mla v25.16b, v29.16b, v10.16b\n\t"
    "mla v22.16b, v1.16b, v7.16b\n\t"
    "mla v23.16b, v3.16b, v7.16b\n\t"
    "mla v24.16b, v9.16b, v7.16b\n\t"
    "mla v12.16b, v30.16b, v7.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v27.16b, v1.16b, v11.16b\n\t"
    "mla v28.16b, v3.16b, v11.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w2]]\n\t"
    "mla v31.16b, v9.16b, v11.16b\n\t"
    "mla v25.16b, v30.16b, v11.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x1]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v14.16b, v4.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v0.16b, v2.16b\n\t"
    "mla v17.16b, v29.16b, v2.16b\n\t"
    "mla v18.16b, v4.16b, v8.16b\n\t"
    "mla v19.16b, v6.16b, v8.16b\n\t"
    "mla v20.16b, v0.16b, v8.16b\n\t"
    "mla v21.16b, v29.16b, v8.16b\n\t"
    "mla v14.16b, v5.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "mla v16.16b, v1.16b, v3.16b\n\t"
    "mla v17.16b, v30.16b, v3.16b\n\t"
    "mla v18.16b, v5.16b, v9.16b\n\t"
    "mla v19.16b, v7.16b, v9.16b\n\t"
    "mla v20.16b, v1.16b, v9.16b\n\t"
    "mla v21.16b, v30.16b, v9.16b\n\t"
    "mla v22.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v6.16b, v10.16b\n\t"
    "mla v24.16b, v0.16b, v10.16b\n\t"
    "mla v12.16b, v29.16b, v10.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v4.16b, v2.16b\n\t"
    "mla v28.16b, v6.16b, v2.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w0]]\n\t"
    "mla v31.16b, v0.16b, v2.16b\n\t"
    "mla v25.16b, v29.16b, v2.16b\n\t"
    "mla v22.16b, v5.16b, v11.16b\n\t"
    "mla v23.16b, v7.16b, v11.16b\n\t"
    "mla v24.16b, v1.16b, v11.16b\n\t"
    "mla v12.16b, v30.16b, v11.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w1]]\n\t"
    "mla v27.16b, v5.16b, v3.16b\n\t"
    "mla v28.16b, v7.16b, v3.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v31.16b, v1.16b, v3.16b\n\t"
    "mla v25.16b, v30.16b, v3.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x0]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x1]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x2]]\n\t"
    "mla v14.16b, v8.16b, v6.16b\n\t"
    "mla v15.16b, v10.16b, v6.16b\n\t"
    "mla v16.16b, v4.16b, v6.16b\n\t"
    "mla v17.16b, v29.16b, v6.16b\n\t"
    "mla v18.16b, v8.16b, v0.16b\n\t"
    "mla v19.16b, v10.16b, v0.16b\n\t"
    "mla v20.16b, v4.16b, v0.16b\n\t"
    "mla v21.16b, v29.16b, v0.16b\n\t"
    "mla v14.16b, v9.16b, v7.16b\n\t"
    "mla v15.16b, v11.16b, v7.16b\n\t"
    "mla v16.16b, v5.16b, v7.16b\n\t"
    "mla v17.16b, v30.16b, v7.16b\n\t"
    "mla v18.16b, v9.16b, v1.16b\n\t"
    "mla v19.16b, v11.16b, v1.16b\n\t"
    "mla v20.16b, v5.16b, v1.16b\n\t"
    "mla v21.16b, v30.16b, v1.16b\n\t"
    "mla v22.16b, v8.16b, v2.16b\n\t"
    "mla v23.16b, v10.16b, v2.16b\n\t"
    "mla v24.16b, v4.16b, v2.16b\n\t"
    "mla v12.16b, v29.16b, v2.16b\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v8.16b, v6.16b\n\t"
    "mla v28.16b, v10.16b, v6.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "mla v31.16b, v4.16b, v6.16b\n\t"
    "mla v25.16b, v29.16b, v6.16b\n\t"
    "mla v22.16b, v9.16b, v3.16b\n\t"
    "mla v23.16b, v11.16b, v3.16b\n\t"
    "mla v24.16b, v5.16b, v3.16b\n\t"
    "mla v12.16b, v30.16b, v3.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "mla v27.16b, v9.16b, v7.16b\n\t"
    "mla v28.16b, v11.16b, v7.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w2]]\n\t"
    "mla v31.16b, v5.16b, v7.16b\n\t"
    "mla v25.16b, v30.16b, v7.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v14.16b, v0.16b, v10.16b\n\t"
    "mla v15.16b, v2.16b, v10.16b\n\t"
    "mla v16.16b, v8.16b, v10.16b\n\t"
    "mla v17.16b, v29.16b, v10.16b\n\t"
    "mla v18.16b, v0.16b, v4.16b\n\t"
    "mla v19.16b, v2.16b, v4.16b\n\t"
    "mla v20.16b, v8.16b, v4.16b\n\t"
    "mla v21.16b, v29.16b, v4.16b\n\t"
    "mla v14.16b, v1.16b, v11.16b\n\t"
    "mla v15.16b, v3.16b, v11.16b\n\t"
    "mla v16.16b, v9.16b, v11.16b\n\t"
    "mla v17.16b, v30.16b, v11.16b\n\t"
    "mla v18.16b, v1.16b, v5.16b\n\t"
    "mla v19.16b, v3.16b, v5.16b\n\t"
    "mla v20.16b, v9.16b, v5.16b\n\t"
    "mla v21.16b, v30.16b, v5.16b\n\t"
    "mla v22.16b, v0.16b, v6.16b\n\t"
    "mla v23.16b, v2.16b, v6.16b\n\t"
    "mla v24.16b, v8.16b, v6.16b\n\t"
    "mla v12.16b, v29.16b, v6.16b\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v0.16b, v10.16b\n\t"
    "mla v28.16b, v2.16b, v10.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v31.16b, v8.16b, v10.16b\n\t"
    "mla v25.16b, v29.16b, v10.16b\n\t"
    "mla v22.16b, v1.16b, v7.16b\n\t"
    "mla v23.16b, v3.16b, v7.16b\n\t"
    "mla v24.16b, v9.16b, v7.16b\n\t"
    "mla v12.16b, v30.16b, v7.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v27.16b, v1.16b, v11.16b\n\t"
    "mla v28.16b, v3.16b, v11.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w2]]\n\t"
    "mla v31.16b, v9.16b, v11.16b\n\t"
    "mla v25.16b, v30.16b, v11.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x1]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v14.16b, v4.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v0.16b, v2.16b\n\t"
    "mla v17.16b, v29.16b, v2.16b\n\t"
    "mla v18.16b, v4.16b, v8.16b\n\t"
    "mla v19.16b, v6.16b, v8.16b\n\t"
    "mla v20.16b, v0.16b, v8.16b\n\t"
    "mla v21.16b, v29.16b, v8.16b\n\t"
    "mla v14.16b, v5.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "mla v16.16b, v1.16b, v3.16b\n\t"
    "mla v17.16b, v30.16b, v3.16b\n\t"
    "mla v18.16b, v5.16b, v9.16b\n\t"
    "mla v19.16b, v7.16b, v9.16b\n\t"
    "mla v20.16b, v1.16b, v9.16b\n\t"
    "mla v21.16b, v30.16b, v9.16b\n\t"
    "mla v22.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v6.16b, v10.16b\n\t"
    "mla v24.16b, v0.16b, v10.16b\n\t"
    "mla v12.16b, v29.16b, v10.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v4.16b, v2.16b\n\t"
    "mla v28.16b, v6.16b, v2.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w0]]\n\t"
    "mla v31.16b, v0.16b, v2.16b\n\t"
    "mla v25.16b, v29.16b, v2.16b\n\t"
    "mla v22.16b, v5.16b, v11.16b\n\t"
    "mla v23.16b, v7.16b, v11.16b\n\t"
    "mla v24.16b, v1.16b, v11.16b\n\t"
    "mla v12.16b, v30.16b, v11.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w1]]\n\t"
    "mla v27.16b, v5.16b, v3.16b\n\t"
    "mla v28.16b, v7.16b, v3.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v31.16b, v1.16b, v3.16b\n\t"
    "mla v25.16b, v30.16b, v3.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x0]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x1]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x2]]\n\t"
    "mla v14.16b, v8.16b, v6.16b\n\t"
    "mla v15.16b, v10.16b, v6.16b\n\t"
    "mla v16.16b, v4.16b, v6.16b\n\t"
    "mla v17.16b, v29.16b, v6.16b\n\t"
    "mla v18.16b, v8.16b, v0.16b\n\t"
    "mla v19.16b, v10.16b, v0.16b\n\t"
    "mla v20.16b, v4.16b, v0.16b\n\t"
    "mla v21.16b, v29.16b, v0.16b\n\t"
    "mla v14.16b, v9.16b, v7.16b\n\t"
    "mla v15.16b, v11.16b, v7.16b\n\t"
    "mla v16.16b, v5.16b, v7.16b\n\t"
    "mla v17.16b, v30.16b, v7.16b\n\t"
    "mla v18.16b, v9.16b, v1.16b\n\t"
    "mla v19.16b, v11.16b, v1.16b\n\t"
    "mla v20.16b, v5.16b, v1.16b\n\t"
    "mla v21.16b, v30.16b, v1.16b\n\t"
    "mla v22.16b, v8.16b, v2.16b\n\t"
    "mla v23.16b, v10.16b, v2.16b\n\t"
    "mla v24.16b, v4.16b, v2.16b\n\t"
    "mla v12.16b, v29.16b, v2.16b\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v8.16b, v6.16b\n\t"
    "mla v28.16b, v10.16b, v6.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "mla v31.16b, v4.16b, v6.16b\n\t"
    "mla v25.16b, v29.16b, v6.16b\n\t"
    "mla v22.16b, v9.16b, v3.16b\n\t"
    "mla v23.16b, v11.16b, v3.16b\n\t"
    "mla v24.16b, v5.16b, v3.16b\n\t"
    "mla v12.16b, v30.16b, v3.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "mla v27.16b, v9.16b, v7.16b\n\t"
    "mla v28.16b, v11.16b, v7.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w2]]\n\t"
    "mla v31.16b, v5.16b, v7.16b\n\t"
    "mla v25.16b, v30.16b, v7.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v14.16b, v0.16b, v10.16b\n\t"
    "mla v15.16b, v2.16b, v10.16b\n\t"
    "mla v16.16b, v8.16b, v10.16b\n\t"
    "mla v17.16b, v29.16b, v10.16b\n\t"
    "mla v18.16b, v0.16b, v4.16b\n\t"
    "mla v19.16b, v2.16b, v4.16b\n\t"
    "mla v20.16b, v8.16b, v4.16b\n\t"
    "mla v21.16b, v29.16b, v4.16b\n\t"
    "mla v14.16b, v1.16b, v11.16b\n\t"
    "mla v15.16b, v3.16b, v11.16b\n\t"
    "mla v16.16b, v9.16b, v11.16b\n\t"
    "mla v17.16b, v30.16b, v11.16b\n\t"
    "mla v18.16b, v1.16b, v5.16b\n\t"
    "mla v19.16b, v3.16b, v5.16b\n\t"
    "mla v20.16b, v9.16b, v5.16b\n\t"
    "mla v21.16b, v30.16b, v5.16b\n\t"
    "mla v22.16b, v0.16b, v6.16b\n\t"
    "mla v23.16b, v2.16b, v6.16b\n\t"
    "mla v24.16b, v8.16b, v6.16b\n\t"
    "mla v12.16b, v29.16b, v6.16b\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v0.16b, v10.16b\n\t"
    "mla v28.16b, v2.16b, v10.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v31.16b, v8.16b, v10.16b\n\t"
    "mla v25.16b, v29.16b, v10.16b\n\t"
    "mla v22.16b, v1.16b, v7.16b\n\t"
    "mla v23.16b, v3.16b, v7.16b\n\t"
    "mla v24.16b, v9.16b, v7.16b\n\t"
    "mla v12.16b, v30.16b, v7.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v27.16b, v1.16b, v11.16b\n\t"
    "mla v28.16b, v3.16b, v11.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w2]]\n\t"
    "mla v31.16b, v9.16b, v11.16b\n\t"
    "mla v25.16b, v30.16b, v11.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x1]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v14.16b, v4.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v0.16b, v2.16b\n\t"
    "mla v17.16b, v29.16b, v2.16b\n\t"
    "mla v18.16b, v4.16b, v8.16b\n\t"
    "mla v19.16b, v6.16b, v8.16b\n\t"
    "mla v20.16b, v0.16b, v8.16b\n\t"
    "mla v21.16b, v29.16b, v8.16b\n\t"
    "mla v14.16b, v5.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "mla v16.16b, v1.16b, v3.16b\n\t"
    "mla v17.16b, v30.16b, v3.16b\n\t"
    "mla v18.16b, v5.16b, v9.16b\n\t"
    "mla v19.16b, v7.16b, v9.16b\n\t"
    "mla v20.16b, v1.16b, v9.16b\n\t"
    "mla v21.16b, v30.16b, v9.16b\n\t"
    "mla v22.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v6.16b, v10.16b\n\t"
    "mla v24.16b, v0.16b, v10.16b\n\t"
    "mla v12.16b, v29.16b, v10.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #8\n\t"
    "mov %[sw], #32\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "mla v27.16b, v4.16b, v2.16b\n\t"
    "mla v28.16b, v6.16b, v2.16b\n\t"
    "mla v31.16b, v0.16b, v2.16b\n\t"
    "mla v25.16b, v29.16b, v2.16b\n\t"
    "mla v22.16b, v5.16b, v11.16b\n\t"
    "mla v23.16b, v7.16b, v11.16b\n\t"
    "mla v24.16b, v1.16b, v11.16b\n\t"
    "mla v12.16b, v30.16b, v11.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]\n\t"
    "mla v27.16b, v5.16b, v3.16b\n\t"
    "mla v28.16b, v7.16b, v3.16b\n\t"
    "mla v31.16b, v1.16b, v3.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n\t"
    "mla v25.16b, v30.16b, v3.16b\n\t"
    "uadalp v8.8h, v14.16b\n\t"
    "uadalp v9.8h, v15.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "uadalp v10.8h, v16.16b\n\t"
    "uadalp v11.8h, v17.16b\n\t"
    "uadalp v4.8h, v18.16b\n\t"
    "uadalp v5.8h, v19.16b\n\t"
    "ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to3]]\n\t"
    "uadalp v6.8h, v20.16b\n\t"
    "uadalp v7.8h, v21.16b\n\t"
    "uadalp v0.8h, v22.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]\n\t"
    "uadalp v1.8h, v23.16b\n\t"
    "uadalp v2.8h, v24.16b\n\t"
    "uadalp v3.8h, v12.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n\t"
    "uadalp v13.8h, v27.16b\n\t"
    "uadalp v14.8h, v28.16b\n\t"
    "uadalp v15.8h, v31.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "uadalp v16.8h, v25.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x1]]\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to3]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [to2] "r"(kept + 128), [to3] "r"(kept + 192)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// f8f2b178eb1f
/* 24 steps per round, 1 x added to what is kept; 218 instructions, 219 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x6(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mul v21.16b, v0.16b, v3.16b\n\t"
    "mul v22.16b, v0.16b, v6.16b\n\t"
    "mul v23.16b, v0.16b, v9.16b\n\t"
    "ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]\n\t"
    "mul v27.16b, v0.16b, v12.16b\n\t"
    "mul v28.16b, v0.16b, v15.16b\n\t"
    "mul v29.16b, v0.16b, v18.16b\n\t"
    "mla v21.16b, v1.16b, v4.16b\n\t"
    "mla v22.16b, v1.16b, v7.16b\n\t"
    "mla v23.16b, v1.16b, v10.16b\n\t"
    "mla v27.16b, v1.16b, v13.16b\n\t"
    "mla v28.16b, v1.16b, v16.16b\n\t"
    "mla v29.16b, v1.16b, v19.16b\n\t"
    "mla v21.16b, v2.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v2.16b, v8.16b\n\t"
    "mla v23.16b, v2.16b, v11.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v27.16b, v2.16b, v14.16b\n\t"
    "mla v28.16b, v2.16b, v17.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v29.16b, v2.16b, v20.16b\n\t"
    "mla v21.16b, v24.16b, v3.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x3]]\n\t"
    "mla v22.16b, v24.16b, v6.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]\n\t"
    "mla v23.16b, v24.16b, v9.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v24.16b, v0.16b\n\t"
    "mla v28.16b, v24.16b, v12.16b\n\t"
    "mla v29.16b, v24.16b, v15.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v21.16b, v25.16b, v4.16b\n\t"
    "mla v22.16b, v25.16b, v7.16b\n\t"
    "mla v23.16b, v25.16b, v10.16b\n\t"
    "mla v27.16b, v25.16b, v1.16b\n\t"
    "mla v28.16b, v25.16b, v13.16b\n\t"
    "mla v29.16b, v25.16b, v16.16b\n\t"
    "mla v21.16b, v26.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v26.16b, v8.16b\n\t"
    "mla v23.16b, v26.16b, v11.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v27.16b, v26.16b, v2.16b\n\t"
    "mla v28.16b, v26.16b, v14.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v29.16b, v26.16b, v17.16b\n\t"
    "mla v21.16b, v18.16b, v3.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x3]]\n\t"
    "mla v22.16b, v18.16b, v6.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v23.16b, v18.16b, v0.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v18.16b, v24.16b\n\t"
    "mla v28.16b, v18.16b, v9.16b\n\t"
    "mla v29.16b, v18.16b, v12.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]\n\t"
    "mla v21.16b, v19.16b, v4.16b\n\t"
    "mla v22.16b, v19.16b, v7.16b\n\t"
    "mla v23.16b, v19.16b, v1.16b\n\t"
    "mla v27.16b, v19.16b, v25.16b\n\t"
    "mla v28.16b, v19.16b, v10.16b\n\t"
    "mla v29.16b, v19.16b, v13.16b\n\t"
    "mla v21.16b, v20.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v20.16b, v8.16b\n\t"
    "mla v23.16b, v20.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]\n\t"
    "mla v27.16b, v20.16b, v26.16b\n\t"
    "mla v28.16b, v20.16b, v11.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x2]]\n\t"
    "mla v29.16b, v20.16b, v14.16b\n\t"
    "mla v21.16b, v15.16b, v3.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x3]]\n\t"
    "mla v22.16b, v15.16b, v0.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]\n\t"
    "mla v23.16b, v15.16b, v24.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v15.16b, v18.16b\n\t"
    "mla v28.16b, v15.16b, v6.16b\n\t"
    "mla v29.16b, v15.16b, v9.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]\n\t"
    "mla v21.16b, v16.16b, v4.16b\n\t"
    "mla v22.16b, v16.16b, v1.16b\n\t"
    "mla v23.16b, v16.16b, v25.16b\n\t"
    "mla v27.16b, v16.16b, v19.16b\n\t"
    "mla v28.16b, v16.16b, v7.16b\n\t"
    "mla v29.16b, v16.16b, v10.16b\n\t"
    "mla v21.16b, v17.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v17.16b, v2.16b\n\t"
    "mla v23.16b, v17.16b, v26.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x1]]\n\t"
    "mla v27.16b, v17.16b, v20.16b\n\t"
    "mla v28.16b, v17.16b, v8.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v29.16b, v17.16b, v11.16b\n\t"
    "mla v21.16b, v12.16b, v3.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]\n\t"
    "mla v22.16b, v12.16b, v24.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v23.16b, v12.16b, v0.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v12.16b, v6.16b\n\t"
    "mla v28.16b, v12.16b, v9.16b\n\t"
    "mla v29.16b, v12.16b, v15.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v21.16b, v13.16b, v4.16b\n\t"
    "mla v22.16b, v13.16b, v25.16b\n\t"
    "mla v23.16b, v13.16b, v1.16b\n\t"
    "mla v27.16b, v13.16b, v7.16b\n\t"
    "mla v28.16b, v13.16b, v10.16b\n\t"
    "mla v29.16b, v13.16b, v16.16b\n\t"
    "mla v21.16b, v14.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v14.16b, v26.16b\n\t"
    "mla v23.16b, v14.16b, v2.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x1]]\n\t"
    "mla v27.16b, v14.16b, v8.16b\n\t"
    "mla v28.16b, v14.16b, v11.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v29.16b, v14.16b, v17.16b\n\t"
    "mla v21.16b, v18.16b, v3.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]\n\t"
    "mla v22.16b, v18.16b, v24.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v23.16b, v18.16b, v0.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v18.16b, v6.16b\n\t"
    "mla v28.16b, v18.16b, v9.16b\n\t"
    "mla v29.16b, v18.16b, v12.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]\n\t"
    "mla v21.16b, v19.16b, v4.16b\n\t"
    "mla v22.16b, v19.16b, v25.16b\n\t"
    "mla v23.16b, v19.16b, v1.16b\n\t"
    "mla v27.16b, v19.16b, v7.16b\n\t"
    "mla v28.16b, v19.16b, v10.16b\n\t"
    "mla v29.16b, v19.16b, v13.16b\n\t"
    "mla v21.16b, v20.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v20.16b, v26.16b\n\t"
    "mla v23.16b, v20.16b, v2.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x1]]\n\t"
    "mla v27.16b, v20.16b, v8.16b\n\t"
    "mla v28.16b, v20.16b, v11.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v29.16b, v20.16b, v14.16b\n\t"
    "mla v21.16b, v15.16b, v3.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x3]]\n\t"
    "mla v22.16b, v15.16b, v24.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]\n\t"
    "mla v23.16b, v15.16b, v0.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v15.16b, v18.16b\n\t"
    "mla v28.16b, v15.16b, v6.16b\n\t"
    "mla v29.16b, v15.16b, v9.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]\n\t"
    "mla v21.16b, v16.16b, v4.16b\n\t"
    "mla v22.16b, v16.16b, v25.16b\n\t"
    "mla v23.16b, v16.16b, v1.16b\n\t"
    "mla v27.16b, v16.16b, v19.16b\n\t"
    "mla v28.16b, v16.16b, v7.16b\n\t"
    "mla v29.16b, v16.16b, v10.16b\n\t"
    "mla v21.16b, v17.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v17.16b, v26.16b\n\t"
    "mla v23.16b, v17.16b, v2.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x1]]\n\t"
    "mla v27.16b, v17.16b, v20.16b\n\t"
    "mla v28.16b, v17.16b, v8.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v29.16b, v17.16b, v11.16b\n\t"
    "mla v21.16b, v12.16b, v3.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]\n\t"
    "mla v22.16b, v12.16b, v24.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v23.16b, v12.16b, v0.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "mla v27.16b, v12.16b, v6.16b\n\t"
    "mla v28.16b, v12.16b, v9.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]\n\t"
    "mla v29.16b, v12.16b, v15.16b\n\t"
    "mla v21.16b, v13.16b, v4.16b\n\t"
    "mla v22.16b, v13.16b, v25.16b\n\t"
    "mla v23.16b, v13.16b, v1.16b\n\t"
    "mla v27.16b, v13.16b, v7.16b\n\t"
    "mla v28.16b, v13.16b, v10.16b\n\t"
    "mla v29.16b, v13.16b, v16.16b\n\t"
    "mla v21.16b, v14.16b, v5.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to0]]\n\t"
    "mla v22.16b, v14.16b, v26.16b\n\t"
    "mla v23.16b, v14.16b, v2.16b\n\t"
    "mla v27.16b, v14.16b, v8.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v28.16b, v14.16b, v11.16b\n\t"
    "mla v29.16b, v14.16b, v17.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "uadalp v3.8h, v21.16b\n\t"
    "uadalp v4.8h, v22.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "uadalp v5.8h, v23.16b\n\t"
    "uadalp v6.8h, v27.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "ld1 {v30.16b, v31.16b}, [%[to1]]\n\t"
    "st1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to0]]\n\t"
    "uadalp v30.8h, v28.16b\n\t"
    "uadalp v31.8h, v29.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "st1 {v30.16b, v31.16b}, [%[to1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 5eee7b664d0a
/* 24 steps per round, 1 x added to what is kept; 284 instructions, 327 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "1:\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "mul v18.16b, v0.16b, v3.16b\n\t"
    "mul v19.16b, v0.16b, v6.16b\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x5]]\n\t"
    "mul v23.16b, v0.16b, v9.16b\n\t"
    "mul v24.16b, v0.16b, v12.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x6]]\n\t"
    "mul v15.16b, v0.16b, v15.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x7]]\n\t"
    "mla v18.16b, v1.16b, v4.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v19.16b, v1.16b, v7.16b\n\t"
    "mla v23.16b, v1.16b, v10.16b\n\t"
    "mla v24.16b, v1.16b, v13.16b\n\t"
    "mla v18.16b, v2.16b, v5.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]\n\t"
    "mul v20.16b, v0.16b, v20.16b\n\t"
    "mul v25.16b, v0.16b, v25.16b\n\t"
    "mla v19.16b, v2.16b, v8.16b\n\t"
    "mla v23.16b, v2.16b, v11.16b\n\t"
    "mla v24.16b, v2.16b, v14.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mul v28.16b, v0.16b, v28.16b\n\t"
    "mla v15.16b, v1.16b, v16.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v20.16b, v1.16b, v21.16b\n\t"
    "mla v25.16b, v1.16b, v26.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]\n\t"
    "mla v18.16b, v3.16b, v6.16b\n\t"
    "mla v28.16b, v1.16b, v29.16b\n\t"
    "mla v15.16b, v2.16b, v17.16b\n\t"
    "mla v20.16b, v2.16b, v22.16b\n\t"
    "mla v25.16b, v2.16b, v27.16b\n\t"
    "mla v19.16b, v3.16b, v9.16b\n\t"
    "mla v23.16b, v3.16b, v12.16b\n\t"
    "mla v28.16b, v2.16b, v30.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]\n\t"
    "mla v18.16b, v4.16b, v7.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x4]]\n\t"
    "mla v19.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v4.16b, v13.16b\n\t"
    "mla v24.16b, v3.16b, v29.16b\n\t"
    "mla v18.16b, v5.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x5]]\n\t"
    "mla v15.16b, v3.16b, v0.16b\n\t"
    "mla v19.16b, v5.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x6]]\n\t"
    "mla v23.16b, v5.16b, v14.16b\n\t"
    "mla v24.16b, v4.16b, v30.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v24.16b, v5.16b, v31.16b\n\t"
    "mla v20.16b, v3.16b, v6.16b\n\t"
    "mla v25.16b, v3.16b, v9.16b\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\n\t"
    "mla v28.16b, v3.16b, v12.16b\n\t"
    "mla v15.16b, v4.16b, v1.16b\n\t"
    "mla v20.16b, v4.16b, v7.16b\n\t"
    "mla v25.16b, v4.16b, v10.16b\n\t"
    "mla v28.16b, v4.16b, v13.16b\n\t"
    "mla v15.16b, v5.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v20.16b, v5.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v25.16b, v5.16b, v11.16b\n\t"
    "mla v28.16b, v5.16b, v14.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]\n\t"
    "mla v18.16b, v29.16b, v0.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]\n\t"
    "mla v19.16b, v29.16b, v6.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]\n\t"
    "mla v23.16b, v29.16b, v3.16b\n\t"
    "mla v18.16b, v30.16b, v1.16b\n\t"
    "mla v24.16b, v29.16b, v9.16b\n\t"
    "mla v19.16b, v30.16b, v7.16b\n\t"
    "mla v15.16b, v29.16b, v12.16b\n\t"
    "mla v23.16b, v30.16b, v4.16b\n\t"
    "mla v18.16b, v31.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x5]]\n\t"
    "mla v24.16b, v30.16b, v10.16b\n\t"
    "mla v19.16b, v31.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x6]]\n\t"
    "mla v15.16b, v30.16b, v13.16b\n\t"
    "mla v23.16b, v31.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v24.16b, v31.16b, v11.16b\n\t"
    "mla v20.16b, v29.16b, v0.16b\n\t"
    "mla v25.16b, v29.16b, v6.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w0]]\n\t"
    "mla v28.16b, v29.16b, v3.16b\n\t"
    "mla v15.16b, v31.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v20.16b, v30.16b, v1.16b\n\t"
    "mla v25.16b, v30.16b, v7.16b\n\t"
    "mla v28.16b, v30.16b, v4.16b\n\t"
    "mla v18.16b, v9.16b, v12.16b\n\t"
    "mla v20.16b, v31.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]\n\t"
    "mla v25.16b, v31.16b, v8.16b\n\t"
    "mla v28.16b, v31.16b, v5.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x2]]\n\t"
    "mla v18.16b, v10.16b, v13.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]\n\t"
    "mla v19.16b, v9.16b, v0.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]\n\t"
    "mla v23.16b, v9.16b, v29.16b\n\t"
    "mla v24.16b, v9.16b, v3.16b\n\t"
    "mla v18.16b, v11.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x5]]\n\t"
    "mla v19.16b, v10.16b, v1.16b\n\t"
    "mla v15.16b, v9.16b, v6.16b\n\t"
    "mla v23.16b, v10.16b, v30.16b\n\t"
    "mla v24.16b, v10.16b, v4.16b\n\t"
    "mla v20.16b, v9.16b, v12.16b\n\t"
    "mla v19.16b, v11.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x6]]\n\t"
    "mla v15.16b, v10.16b, v7.16b\n\t"
    "mla v23.16b, v11.16b, v31.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v24.16b, v11.16b, v5.16b\n\t"
    "mla v25.16b, v9.16b, v0.16b\n\t"
    "mla v28.16b, v9.16b, v29.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v20.16b, v10.16b, v13.16b\n\t"
    "mla v15.16b, v11.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mla v25.16b, v10.16b, v1.16b\n\t"
    "mla v28.16b, v10.16b, v30.16b\n\t"
    "mla v20.16b, v11.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x1]]\n\t"
    "mla v18.16b, v3.16b, v6.16b\n\t"
    "mla v25.16b, v11.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v28.16b, v11.16b, v31.16b\n\t"
    "mla v19.16b, v3.16b, v12.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]\n\t"
    "mla v18.16b, v4.16b, v7.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v23.16b, v3.16b, v0.16b\n\t"
    "mla v24.16b, v3.16b, v29.16b\n\t"
    "mla v19.16b, v4.16b, v13.16b\n\t"
    "mla v18.16b, v5.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x5]]\n\t"
    "mla v15.16b, v3.16b, v9.16b\n\t"
    "mla v23.16b, v4.16b, v1.16b\n\t"
    "mla v24.16b, v4.16b, v30.16b\n\t"
    "mla v19.16b, v5.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x6]]\n\t"
    "mla v20.16b, v3.16b, v6.16b\n\t"
    "mla v15.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v5.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v24.16b, v5.16b, v31.16b\n\t"
    "mla v25.16b, v3.16b, v12.16b\n\t"
    "mla v28.16b, v3.16b, v0.16b\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\n\t"
    "mla v20.16b, v4.16b, v7.16b\n\t"
    "mla v15.16b, v5.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x0]]\n\t"
    "mla v25.16b, v4.16b, v13.16b\n\t"
    "mla v28.16b, v4.16b, v1.16b\n\t"
    "mla v20.16b, v5.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v18.16b, v29.16b, v9.16b\n\t"
    "mla v25.16b, v5.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]\n\t"
    "mla v28.16b, v5.16b, v2.16b\n\t"
    "mla v19.16b, v29.16b, v6.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x3]]\n\t"
    "mla v18.16b, v30.16b, v10.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x4]]\n\t"
    "mla v23.16b, v29.16b, v12.16b\n\t"
    "mla v24.16b, v29.16b, v0.16b\n\t"
    "mla v19.16b, v30.16b, v7.16b\n\t"
    "mla v18.16b, v31.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x5]]\n\t"
    "mla v15.16b, v29.16b, v3.16b\n\t"
    "mla v23.16b, v30.16b, v13.16b\n\t"
    "mla v24.16b, v30.16b, v1.16b\n\t"
    "mla v19.16b, v31.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x6]]\n\t"
    "mla v20.16b, v29.16b, v9.16b\n\t"
    "mla v15.16b, v30.16b, v4.16b\n\t"
    "mla v23.16b, v31.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v24.16b, v31.16b, v2.16b\n\t"
    "mla v25.16b, v29.16b, v6.16b\n\t"
    "mla v28.16b, v29.16b, v12.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v20.16b, v30.16b, v10.16b\n\t"
    "mla v15.16b, v31.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v25.16b, v30.16b, v7.16b\n\t"
    "mla v28.16b, v30.16b, v13.16b\n\t"
    "mla v20.16b, v31.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v18.16b, v0.16b, v3.16b\n\t"
    "mla v25.16b, v31.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]\n\t"
    "mla v28.16b, v31.16b, v14.16b\n\t"
    "mla v19.16b, v0.16b, v9.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]\n\t"
    "mla v18.16b, v1.16b, v4.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]\n\t"
    "mla v23.16b, v0.16b, v6.16b\n\t"
    "mla v24.16b, v0.16b, v29.16b\n\t"
    "mla v19.16b, v1.16b, v10.16b\n\t"
    "mla v18.16b, v2.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x5]]\n\t"
    "mla v15.16b, v0.16b, v12.16b\n\t"
    "mla v23.16b, v1.16b, v7.16b\n\t"
    "mla v24.16b, v1.16b, v30.16b\n\t"
    "mla v19.16b, v2.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x6]]\n\t"
    "mla v20.16b, v0.16b, v3.16b\n\t"
    "mla v15.16b, v1.16b, v13.16b\n\t"
    "mla v23.16b, v2.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v24.16b, v2.16b, v31.16b\n\t"
    "mla v25.16b, v0.16b, v9.16b\n\t"
    "mla v28.16b, v0.16b, v6.16b\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\n\t"
    "mla v20.16b, v1.16b, v4.16b\n\t"
    "mla v15.16b, v2.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v25.16b, v1.16b, v10.16b\n\t"
    "mla v28.16b, v1.16b, v7.16b\n\t"
    "mla v20.16b, v2.16b, v5.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to0]]\n\t"
    "mla v18.16b, v29.16b, v12.16b\n\t"
    "mla v25.16b, v2.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v28.16b, v2.16b, v8.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v18.16b, v30.16b, v13.16b\n\t"
    "mla v19.16b, v29.16b, v9.16b\n\t"
    "ld3r {v7.4s, v8.4s, v9.4s}, [%[x3]]\n\t"
    "mla v23.16b, v29.16b, v0.16b\n\t"
    "mla v18.16b, v31.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]\n\t"
    "mla v24.16b, v29.16b, v7.16b\n\t"
    "mla v19.16b, v30.16b, v10.16b\n\t"
    "mla v23.16b, v30.16b, v1.16b\n\t"
    "uadalp v3.8h, v18.16b\n\t"
    "ld3r {v16.4s, v17.4s, v18.4s}, [%[x5]]\n\t"
    "mla v15.16b, v29.16b, v12.16b\n\t"
    "mla v24.16b, v30.16b, v8.16b\n\t"
    "mla v19.16b, v31.16b, v11.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x6]]\n\t"
    "mla v23.16b, v31.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x7]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[x6], %[x6], %[sx]\n\t"
    "add %[x7], %[x7], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "mla v24.16b, v31.16b, v9.16b\n\t"
    "uadalp v4.8h, v19.16b\n\t"
    "uadalp v5.8h, v23.16b\n\t"
    "mla v20.16b, v29.16b, v16.16b\n\t"
    "mla v25.16b, v29.16b, v10.16b\n\t"
    "ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]\n\t"
    "mla v28.16b, v29.16b, v0.16b\n\t"
    "uadalp v6.8h, v24.16b\n\t"
    "mla v15.16b, v30.16b, v13.16b\n\t"
    "mla v20.16b, v30.16b, v17.16b\n\t"
    "mla v25.16b, v30.16b, v11.16b\n\t"
    "mla v28.16b, v30.16b, v1.16b\n\t"
    "st1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to0]]\n\t"
    "mla v15.16b, v31.16b, v14.16b\n\t"
    "mla v20.16b, v31.16b, v18.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v25.16b, v31.16b, v12.16b\n\t"
    "mla v28.16b, v31.16b, v2.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "uadalp v7.8h, v15.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "uadalp v8.8h, v20.16b\n\t"
    "uadalp v9.8h, v25.16b\n\t"
    "uadalp v10.8h, v28.16b\n\t"
    "st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [x7] "+r"(x7), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 8f2f777acec2
/* 24 steps per round, 1 x added to what is kept; 540 instructions, 595 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_2x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x2]]\n\t"
    "1:\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x3]]\n\t"
    "mul v12.16b, v0.16b, v4.16b\n\t"
    "mul v13.16b, v2.16b, v4.16b\n\t"
    "mul v14.16b, v0.16b, v6.16b\n\t"
    "mul v15.16b, v2.16b, v6.16b\n\t"
    "mul v16.16b, v0.16b, v8.16b\n\t"
    "mul v17.16b, v2.16b, v8.16b\n\t"
    "mla v12.16b, v1.16b, v5.16b\n\t"
    "mla v13.16b, v3.16b, v5.16b\n\t"
    "mla v14.16b, v1.16b, v7.16b\n\t"
    "mla v15.16b, v3.16b, v7.16b\n\t"
    "mla v16.16b, v1.16b, v9.16b\n\t"
    "mla v17.16b, v3.16b, v9.16b\n\t"
    "mul v18.16b, v0.16b, v10.16b\n\t"
    "mul v10.16b, v2.16b, v10.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x4]]\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x5]]\n\t"
    "ld2r {v23.4s, v24.4s}, [%[x6]]\n\t"
    "ld2r {v25.4s, v26.4s}, [%[x7]]\n\t"
    "mla v18.16b, v1.16b, v11.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mul v27.16b, v0.16b, v19.16b\n\t"
    "mul v19.16b, v2.16b, v19.16b\n\t"
    "mul v28.16b, v0.16b, v21.16b\n\t"
    "mul v21.16b, v2.16b, v21.16b\n\t"
    "mla v10.16b, v3.16b, v11.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mul v11.16b, v0.16b, v23.16b\n\t"
    "mla v27.16b, v1.16b, v20.16b\n\t"
    "mla v19.16b, v3.16b, v20.16b\n\t"
    "mla v28.16b, v1.16b, v22.16b\n\t"
    "mla v21.16b, v3.16b, v22.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "mul v20.16b, v2.16b, v23.16b\n\t"
    "mul v31.16b, v0.16b, v25.16b\n\t"
    "mul v25.16b, v2.16b, v25.16b\n\t"
    "mla v11.16b, v1.16b, v24.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x0]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "mla v20.16b, v3.16b, v24.16b\n\t"
    "mla v31.16b, v1.16b, v26.16b\n\t"
    "mla v25.16b, v3.16b, v26.16b\n\t"
    "mla v12.16b, v29.16b, v22.16b\n\t"
    "mla v13.16b, v4.16b, v22.16b\n\t"
    "mla v14.16b, v29.16b, v6.16b\n\t"
    "mla v15.16b, v4.16b, v6.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x2]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x3]]\n\t"
    "mla v12.16b, v30.16b, v23.16b\n\t"
    "mla v13.16b, v5.16b, v23.16b\n\t"
    "mla v14.16b, v30.16b, v7.16b\n\t"
    "mla v16.16b, v29.16b, v8.16b\n\t"
    "mla v17.16b, v4.16b, v8.16b\n\t"
    "mla v15.16b, v5.16b, v7.16b\n\t"
    "mla v18.16b, v29.16b, v0.16b\n\t"
    "mla v10.16b, v4.16b, v0.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x4]]\n\t"
    "mla v16.16b, v30.16b, v9.16b\n\t"
    "mla v17.16b, v5.16b, v9.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x5]]\n\t"
    "mla v18.16b, v30.16b, v1.16b\n\t"
    "mla v27.16b, v29.16b, v22.16b\n\t"
    "mla v19.16b, v4.16b, v22.16b\n\t"
    "mla v10.16b, v5.16b, v1.16b\n\t"
    "mla v28.16b, v29.16b, v2.16b\n\t"
    "mla v21.16b, v4.16b, v2.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x6]]\n\t"
    "mla v27.16b, v30.16b, v23.16b\n\t"
    "mla v19.16b, v5.16b, v23.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x7]]\n\t"
    "mla v28.16b, v30.16b, v3.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v21.16b, v5.16b, v3.16b\n\t"
    "mla v11.16b, v29.16b, v0.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w0]]\n\t"
    "mla v20.16b, v4.16b, v0.16b\n\t"
    "mla v31.16b, v29.16b, v22.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v25.16b, v4.16b, v22.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "mla v11.16b, v30.16b, v1.16b\n\t"
    "mla v20.16b, v5.16b, v1.16b\n\t"
    "mla v31.16b, v30.16b, v23.16b\n\t"
    "mla v25.16b, v5.16b, v23.16b\n\t"
    "mla v12.16b, v2.16b, v8.16b\n\t"
    "mla v13.16b, v6.16b, v8.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x1]]\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x2]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x3]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x4]]\n\t"
    "mla v12.16b, v3.16b, v9.16b\n\t"
    "mla v14.16b, v2.16b, v29.16b\n\t"
    "mla v15.16b, v6.16b, v29.16b\n\t"
    "mla v16.16b, v2.16b, v22.16b\n\t"
    "mla v17.16b, v6.16b, v22.16b\n\t"
    "mla v13.16b, v7.16b, v9.16b\n\t"
    "mla v18.16b, v2.16b, v0.16b\n\t"
    "mla v14.16b, v3.16b, v30.16b\n\t"
    "mla v15.16b, v7.16b, v30.16b\n\t"
    "mla v16.16b, v3.16b, v23.16b\n\t"
    "mla v17.16b, v7.16b, v23.16b\n\t"
    "mla v10.16b, v6.16b, v0.16b\n\t"
    "mla v27.16b, v2.16b, v4.16b\n\t"
    "mla v19.16b, v6.16b, v4.16b\n\t"
    "mla v18.16b, v3.16b, v1.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x5]]\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x6]]\n\t"
    "mla v10.16b, v7.16b, v1.16b\n\t"
    "mla v27.16b, v3.16b, v5.16b\n\t"
    "mla v19.16b, v7.16b, v5.16b\n\t"
    "mla v28.16b, v2.16b, v29.16b\n\t"
    "mla v21.16b, v6.16b, v29.16b\n\t"
    "mla v11.16b, v2.16b, v22.16b\n\t"
    "mla v20.16b, v6.16b, v22.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v28.16b, v3.16b, v30.16b\n\t"
    "mla v21.16b, v7.16b, v30.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v31.16b, v2.16b, v0.16b\n\t"
    "mla v25.16b, v6.16b, v0.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w1]]\n\t"
    "mla v11.16b, v3.16b, v23.16b\n\t"
    "mla v20.16b, v7.16b, v23.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "mla v31.16b, v3.16b, v1.16b\n\t"
    "mla v25.16b, v7.16b, v1.16b\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v12.16b, v29.16b, v22.16b\n\t"
    "mla v13.16b, v8.16b, v22.16b\n\t"
    "mla v14.16b, v29.16b, v4.16b\n\t"
    "mla v15.16b, v8.16b, v4.16b\n\t"
    "mla v16.16b, v29.16b, v6.16b\n\t"
    "mla v17.16b, v8.16b, v6.16b\n\t"
    "mla v12.16b, v30.16b, v23.16b\n\t"
    "mla v13.16b, v9.16b, v23.16b\n\t"
    "mla v14.16b, v30.16b, v5.16b\n\t"
    "mla v15.16b, v9.16b, v5.16b\n\t"
    "mla v16.16b, v30.16b, v7.16b\n\t"
    "mla v17.16b, v9.16b, v7.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x3]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x4]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x5]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x6]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x7]]\n\t"
    "mla v18.16b, v29.16b, v22.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v10.16b, v8.16b, v22.16b\n\t"
    "mla v27.16b, v29.16b, v0.16b\n\t"
    "mla v19.16b, v8.16b, v0.16b\n\t"
    "mla v28.16b, v29.16b, v2.16b\n\t"
    "mla v21.16b, v8.16b, v2.16b\n\t"
    "mla v18.16b, v30.16b, v23.16b\n\t"
    "mla v10.16b, v9.16b, v23.16b\n\t"
    "mla v27.16b, v30.16b, v1.16b\n\t"
    "mla v19.16b, v9.16b, v1.16b\n\t"
    "mla v28.16b, v30.16b, v3.16b\n\t"
    "mla v21.16b, v9.16b, v3.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w0]]\n\t"
    "mla v11.16b, v29.16b, v4.16b\n\t"
    "mla v20.16b, v8.16b, v4.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w1]]\n\t"
    "mla v31.16b, v29.16b, v6.16b\n\t"
    "mla v25.16b, v8.16b, v6.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "mla v11.16b, v30.16b, v5.16b\n\t"
    "mla v20.16b, v9.16b, v5.16b\n\t"
    "mla v31.16b, v30.16b, v7.16b\n\t"
    "mla v25.16b, v9.16b, v7.16b\n\t"
    "mla v12.16b, v22.16b, v2.16b\n\t"
    "mla v13.16b, v0.16b, v2.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x1]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x2]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x4]]\n\t"
    "mla v12.16b, v23.16b, v3.16b\n\t"
    "mla v14.16b, v22.16b, v29.16b\n\t"
    "mla v15.16b, v0.16b, v29.16b\n\t"
    "mla v16.16b, v22.16b, v4.16b\n\t"
    "mla v17.16b, v0.16b, v4.16b\n\t"
    "mla v13.16b, v1.16b, v3.16b\n\t"
    "mla v18.16b, v22.16b, v6.16b\n\t"
    "mla v14.16b, v23.16b, v30.16b\n\t"
    "mla v15.16b, v1.16b, v30.16b\n\t"
    "mla v16.16b, v23.16b, v5.16b\n\t"
    "mla v17.16b, v1.16b, v5.16b\n\t"
    "mla v10.16b, v0.16b, v6.16b\n\t"
    "mla v27.16b, v22.16b, v8.16b\n\t"
    "mla v19.16b, v0.16b, v8.16b\n\t"
    "mla v18.16b, v23.16b, v7.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x5]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x6]]\n\t"
    "mla v10.16b, v1.16b, v7.16b\n\t"
    "mla v27.16b, v23.16b, v9.16b\n\t"
    "mla v19.16b, v1.16b, v9.16b\n\t"
    "mla v28.16b, v22.16b, v29.16b\n\t"
    "mla v21.16b, v0.16b, v29.16b\n\t"
    "mla v11.16b, v22.16b, v2.16b\n\t"
    "mla v20.16b, v0.16b, v2.16b\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v28.16b, v23.16b, v30.16b\n\t"
    "mla v21.16b, v1.16b, v30.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v31.16b, v22.16b, v4.16b\n\t"
    "mla v25.16b, v0.16b, v4.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v11.16b, v23.16b, v3.16b\n\t"
    "mla v20.16b, v1.16b, v3.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v31.16b, v23.16b, v5.16b\n\t"
    "mla v25.16b, v1.16b, v5.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x2]]\n\t"
    "mla v12.16b, v29.16b, v8.16b\n\t"
    "mla v13.16b, v6.16b, v8.16b\n\t"
    "mla v14.16b, v29.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v29.16b, v22.16b\n\t"
    "mla v17.16b, v6.16b, v22.16b\n\t"
    "mla v12.16b, v30.16b, v9.16b\n\t"
    "mla v13.16b, v7.16b, v9.16b\n\t"
    "mla v14.16b, v30.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "mla v16.16b, v30.16b, v23.16b\n\t"
    "mla v17.16b, v7.16b, v23.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x4]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x5]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x6]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x7]]\n\t"
    "mla v18.16b, v29.16b, v22.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v10.16b, v6.16b, v22.16b\n\t"
    "mla v27.16b, v29.16b, v8.16b\n\t"
    "mla v19.16b, v6.16b, v8.16b\n\t"
    "mla v28.16b, v29.16b, v0.16b\n\t"
    "mla v21.16b, v6.16b, v0.16b\n\t"
    "mla v18.16b, v30.16b, v23.16b\n\t"
    "mla v10.16b, v7.16b, v23.16b\n\t"
    "mla v27.16b, v30.16b, v9.16b\n\t"
    "mla v19.16b, v7.16b, v9.16b\n\t"
    "mla v28.16b, v30.16b, v1.16b\n\t"
    "mla v21.16b, v7.16b, v1.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w0]]\n\t"
    "mla v11.16b, v29.16b, v2.16b\n\t"
    "mla v20.16b, v6.16b, v2.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w1]]\n\t"
    "mla v31.16b, v29.16b, v4.16b\n\t"
    "mla v25.16b, v6.16b, v4.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x0]]\n\t"
    "mla v11.16b, v30.16b, v3.16b\n\t"
    "mla v20.16b, v7.16b, v3.16b\n\t"
    "mla v31.16b, v30.16b, v5.16b\n\t"
    "mla v25.16b, v7.16b, v5.16b\n\t"
    "mla v12.16b, v22.16b, v0.16b\n\t"
    "mla v13.16b, v8.16b, v0.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x1]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x2]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x3]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x4]]\n\t"
    "mla v12.16b, v23.16b, v1.16b\n\t"
    "mla v14.16b, v22.16b, v29.16b\n\t"
    "mla v15.16b, v8.16b, v29.16b\n\t"
    "mla v16.16b, v22.16b, v2.16b\n\t"
    "mla v17.16b, v8.16b, v2.16b\n\t"
    "mla v13.16b, v9.16b, v1.16b\n\t"
    "mla v18.16b, v22.16b, v4.16b\n\t"
    "mla v14.16b, v23.16b, v30.16b\n\t"
    "mla v15.16b, v9.16b, v30.16b\n\t"
    "mla v16.16b, v23.16b, v3.16b\n\t"
    "mla v17.16b, v9.16b, v3.16b\n\t"
    "mla v10.16b, v8.16b, v4.16b\n\t"
    "mla v27.16b, v22.16b, v6.16b\n\t"
    "mla v19.16b, v8.16b, v6.16b\n\t"
    "mla v18.16b, v23.16b, v5.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x5]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x6]]\n\t"
    "mla v10.16b, v9.16b, v5.16b\n\t"
    "mla v27.16b, v23.16b, v7.16b\n\t"
    "mla v19.16b, v9.16b, v7.16b\n\t"
    "mla v28.16b, v22.16b, v29.16b\n\t"
    "mla v21.16b, v8.16b, v29.16b\n\t"
    "mla v11.16b, v22.16b, v0.16b\n\t"
    "mla v20.16b, v8.16b, v0.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v28.16b, v23.16b, v30.16b\n\t"
    "mla v21.16b, v9.16b, v30.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v31.16b, v22.16b, v2.16b\n\t"
    "mla v25.16b, v8.16b, v2.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v11.16b, v23.16b, v1.16b\n\t"
    "mla v20.16b, v9.16b, v1.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x0]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "mla v31.16b, v23.16b, v3.16b\n\t"
    "mla v25.16b, v9.16b, v3.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x2]]\n\t"
    "mla v12.16b, v29.16b, v0.16b\n\t"
    "mla v13.16b, v4.16b, v0.16b\n\t"
    "mla v14.16b, v29.16b, v6.16b\n\t"
    "mla v15.16b, v4.16b, v6.16b\n\t"
    "mla v16.16b, v29.16b, v22.16b\n\t"
    "mla v17.16b, v4.16b, v22.16b\n\t"
    "mla v12.16b, v30.16b, v1.16b\n\t"
    "mla v13.16b, v5.16b, v1.16b\n\t"
    "mla v14.16b, v30.16b, v7.16b\n\t"
    "mla v15.16b, v5.16b, v7.16b\n\t"
    "mla v16.16b, v30.16b, v23.16b\n\t"
    "mla v17.16b, v5.16b, v23.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x3]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x4]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x5]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x6]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x7]]\n\t"
    "mla v18.16b, v29.16b, v22.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v10.16b, v4.16b, v22.16b\n\t"
    "mla v27.16b, v29.16b, v0.16b\n\t"
    "mla v19.16b, v4.16b, v0.16b\n\t"
    "mla v28.16b, v29.16b, v2.16b\n\t"
    "mla v21.16b, v4.16b, v2.16b\n\t"
    "mla v18.16b, v30.16b, v23.16b\n\t"
    "mla v10.16b, v5.16b, v23.16b\n\t"
    "mla v27.16b, v30.16b, v1.16b\n\t"
    "mla v19.16b, v5.16b, v1.16b\n\t"
    "mla v28.16b, v30.16b, v3.16b\n\t"
    "mla v21.16b, v5.16b, v3.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w0]]\n\t"
    "mla v11.16b, v29.16b, v6.16b\n\t"
    "mla v20.16b, v4.16b, v6.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w1]]\n\t"
    "mla v31.16b, v29.16b, v8.16b\n\t"
    "mla v25.16b, v4.16b, v8.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "mla v11.16b, v30.16b, v7.16b\n\t"
    "mla v20.16b, v5.16b, v7.16b\n\t"
    "mla v31.16b, v30.16b, v9.16b\n\t"
    "mla v25.16b, v5.16b, v9.16b\n\t"
    "mla v12.16b, v22.16b, v2.16b\n\t"
    "mla v13.16b, v0.16b, v2.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x1]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x2]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x4]]\n\t"
    "mla v12.16b, v23.16b, v3.16b\n\t"
    "mla v14.16b, v22.16b, v29.16b\n\t"
    "mla v15.16b, v0.16b, v29.16b\n\t"
    "mla v16.16b, v22.16b, v4.16b\n\t"
    "mla v17.16b, v0.16b, v4.16b\n\t"
    "mla v13.16b, v1.16b, v3.16b\n\t"
    "mla v18.16b, v22.16b, v6.16b\n\t"
    "mla v14.16b, v23.16b, v30.16b\n\t"
    "mla v15.16b, v1.16b, v30.16b\n\t"
    "mla v16.16b, v23.16b, v5.16b\n\t"
    "mla v17.16b, v1.16b, v5.16b\n\t"
    "mla v10.16b, v0.16b, v6.16b\n\t"
    "mla v27.16b, v22.16b, v8.16b\n\t"
    "mla v19.16b, v0.16b, v8.16b\n\t"
    "mla v18.16b, v23.16b, v7.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x5]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x6]]\n\t"
    "mla v10.16b, v1.16b, v7.16b\n\t"
    "mla v27.16b, v23.16b, v9.16b\n\t"
    "mla v19.16b, v1.16b, v9.16b\n\t"
    "mla v28.16b, v22.16b, v29.16b\n\t"
    "mla v21.16b, v0.16b, v29.16b\n\t"
    "mla v11.16b, v22.16b, v2.16b\n\t"
    "mla v20.16b, v0.16b, v2.16b\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v28.16b, v23.16b, v30.16b\n\t"
    "mla v21.16b, v1.16b, v30.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v31.16b, v22.16b, v4.16b\n\t"
    "mla v25.16b, v0.16b, v4.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v11.16b, v23.16b, v3.16b\n\t"
    "mla v20.16b, v1.16b, v3.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v31.16b, v23.16b, v5.16b\n\t"
    "mla v25.16b, v1.16b, v5.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x2]]\n\t"
    "mla v12.16b, v29.16b, v8.16b\n\t"
    "mla v13.16b, v6.16b, v8.16b\n\t"
    "mla v14.16b, v29.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v29.16b, v22.16b\n\t"
    "mla v17.16b, v6.16b, v22.16b\n\t"
    "mla v12.16b, v30.16b, v9.16b\n\t"
    "mla v13.16b, v7.16b, v9.16b\n\t"
    "mla v14.16b, v30.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "mla v16.16b, v30.16b, v23.16b\n\t"
    "mla v17.16b, v7.16b, v23.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x4]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x5]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x6]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x7]]\n\t"
    "mla v18.16b, v29.16b, v22.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v10.16b, v6.16b, v22.16b\n\t"
    "mla v27.16b, v29.16b, v8.16b\n\t"
    "mla v19.16b, v6.16b, v8.16b\n\t"
    "mla v28.16b, v29.16b, v0.16b\n\t"
    "mla v21.16b, v6.16b, v0.16b\n\t"
    "mla v18.16b, v30.16b, v23.16b\n\t"
    "mla v10.16b, v7.16b, v23.16b\n\t"
    "mla v27.16b, v30.16b, v9.16b\n\t"
    "mla v19.16b, v7.16b, v9.16b\n\t"
    "mla v28.16b, v30.16b, v1.16b\n\t"
    "mla v21.16b, v7.16b, v1.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w0]]\n\t"
    "mla v11.16b, v29.16b, v2.16b\n\t"
    "mla v20.16b, v6.16b, v2.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w1]]\n\t"
    "mla v31.16b, v29.16b, v4.16b\n\t"
    "mla v25.16b, v6.16b, v4.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x0]]\n\t"
    "mla v11.16b, v30.16b, v3.16b\n\t"
    "mla v20.16b, v7.16b, v3.16b\n\t"
    "mla v31.16b, v30.16b, v5.16b\n\t"
    "mla v25.16b, v7.16b, v5.16b\n\t"
    "mla v12.16b, v22.16b, v0.16b\n\t"
    "mla v13.16b, v8.16b, v0.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x1]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x2]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x3]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x4]]\n\t"
    "mla v12.16b, v23.16b, v1.16b\n\t"
    "mla v14.16b, v22.16b, v29.16b\n\t"
    "mla v15.16b, v8.16b, v29.16b\n\t"
    "mla v16.16b, v22.16b, v2.16b\n\t"
    "mla v17.16b, v8.16b, v2.16b\n\t"
    "mla v13.16b, v9.16b, v1.16b\n\t"
    "mla v18.16b, v22.16b, v4.16b\n\t"
    "mla v14.16b, v23.16b, v30.16b\n\t"
    "mla v15.16b, v9.16b, v30.16b\n\t"
    "mla v16.16b, v23.16b, v3.16b\n\t"
    "mla v17.16b, v9.16b, v3.16b\n\t"
    "mla v10.16b, v8.16b, v4.16b\n\t"
    "mla v27.16b, v22.16b, v6.16b\n\t"
    "mla v19.16b, v8.16b, v6.16b\n\t"
    "mla v18.16b, v23.16b, v5.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x5]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x6]]\n\t"
    "mla v10.16b, v9.16b, v5.16b\n\t"
    "mla v27.16b, v23.16b, v7.16b\n\t"
    "mla v19.16b, v9.16b, v7.16b\n\t"
    "mla v28.16b, v22.16b, v29.16b\n\t"
    "mla v21.16b, v8.16b, v29.16b\n\t"
    "mla v11.16b, v22.16b, v0.16b\n\t"
    "mla v20.16b, v8.16b, v0.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v28.16b, v23.16b, v30.16b\n\t"
    "mla v21.16b, v9.16b, v30.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v31.16b, v22.16b, v2.16b\n\t"
    "mla v25.16b, v8.16b, v2.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v11.16b, v23.16b, v1.16b\n\t"
    "mla v20.16b, v9.16b, v1.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x0]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "mla v31.16b, v23.16b, v3.16b\n\t"
    "mla v25.16b, v9.16b, v3.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x2]]\n\t"
    "mla v12.16b, v29.16b, v0.16b\n\t"
    "mla v13.16b, v4.16b, v0.16b\n\t"
    "mla v14.16b, v29.16b, v6.16b\n\t"
    "mla v15.16b, v4.16b, v6.16b\n\t"
    "mla v16.16b, v29.16b, v22.16b\n\t"
    "mla v17.16b, v4.16b, v22.16b\n\t"
    "mla v12.16b, v30.16b, v1.16b\n\t"
    "mla v13.16b, v5.16b, v1.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v14.16b, v30.16b, v7.16b\n\t"
    "mla v15.16b, v5.16b, v7.16b\n\t"
    "mla v16.16b, v30.16b, v23.16b\n\t"
    "mla v17.16b, v5.16b, v23.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]\n\t"
    "uadalp v0.8h, v12.16b\n\t"
    "uadalp v1.8h, v13.16b\n\t"
    "uadalp v2.8h, v14.16b\n\t"
    "uadalp v3.8h, v15.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to2]]\n\t"
    "uadalp v6.8h, v16.16b\n\t"
    "uadalp v7.8h, v17.16b\n\t"
    "ld2r {v16.4s, v17.4s}, [%[x3]]\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x4]]\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v18.16b, v29.16b, v16.16b\n\t"
    "mla v10.16b, v4.16b, v16.16b\n\t"
    "mla v27.16b, v29.16b, v22.16b\n\t"
    "mla v19.16b, v4.16b, v22.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x5]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x6]]\n\t"
    "mla v18.16b, v30.16b, v17.16b\n\t"
    "mla v10.16b, v5.16b, v17.16b\n\t"
    "mla v27.16b, v30.16b, v23.16b\n\t"
    "mla v28.16b, v29.16b, v0.16b\n\t"
    "mla v21.16b, v4.16b, v0.16b\n\t"
    "mla v19.16b, v5.16b, v23.16b\n\t"
    "uadalp v8.8h, v18.16b\n\t"
    "uadalp v9.8h, v10.16b\n\t"
    "uadalp v12.8h, v27.16b\n\t"
    "mla v28.16b, v30.16b, v1.16b\n\t"
    "mla v21.16b, v5.16b, v1.16b\n\t"
    "uadalp v13.8h, v19.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to3]]\n\t"
    "mla v11.16b, v29.16b, v2.16b\n\t"
    "mla v20.16b, v4.16b, v2.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x7]]\n\t"
    "uadalp v14.8h, v28.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #8\n\t"
    "mov %[sw], #32\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[x6], %[x6], %[sx]\n\t"
    "add %[x7], %[x7], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]\n\t"
    "uadalp v15.8h, v21.16b\n\t"
    "mla v31.16b, v29.16b, v26.16b\n\t"
    "mla v25.16b, v4.16b, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "mla v11.16b, v30.16b, v3.16b\n\t"
    "mla v20.16b, v5.16b, v3.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to2]]\n\t"
    "mla v31.16b, v30.16b, v27.16b\n\t"
    "mla v25.16b, v5.16b, v27.16b\n\t"
    "uadalp v16.8h, v11.16b\n\t"
    "uadalp v17.8h, v20.16b\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "uadalp v18.8h, v31.16b\n\t"
    "uadalp v19.8h, v25.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x2]]\n\t"
    "st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to3]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [x7] "+r"(x7), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [to2] "r"(kept + 128), [to3] "r"(kept + 192)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 9a349bbd1a21
#endif

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// f0ef6a53bfc6
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 255;
  int32_t left1 = 128;
#ifdef SYNTH_ROUNDS
  uint8_t kept[512] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 128;
#endif
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 4 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 4 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 1, packed += (intptr_t)taken * 16;
          if (folds < 1) {
            folds = 128;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 255;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 128;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// ccdfc13bd8d2

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 4, w += 16)
        for (int row = 0; row < 4; ++row)
          for (int position = 0; position < 4; ++position)
            total[row] += 4u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 626de321eb39

#endif

//// 02e2eb29907d

SYNTH_TILE int32_t SYNTH_KERNEL_1x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 15ce025fb222

SYNTH_TILE int32_t SYNTH_KERNEL_4x1(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 1, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// b5e9d30165e7

SYNTH_TILE int32_t SYNTH_KERNEL_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 7604212a3fdc

SYNTH_TILE int32_t SYNTH_KERNEL_4x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// ac914fff9987

SYNTH_TILE int32_t SYNTH_KERNEL_1x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 074bced48c97

SYNTH_TILE int32_t SYNTH_KERNEL_4x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// edf239885aab

SYNTH_TILE int32_t SYNTH_KERNEL_1x6(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 6, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 92cc3edc40e9

SYNTH_TILE int32_t SYNTH_KERNEL_4x6(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(4, 6, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 0d812000c855

SYNTH_TILE int32_t SYNTH_KERNEL_1x8(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 8, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 7a5eeda02c26

SYNTH_TILE int32_t SYNTH_KERNEL_2x8(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 8, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 6a1abf52c76c

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[96];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 6 ? 6 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 6 && registers - first >= 4 && stride <= INT32_MAX ? 4 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 6 && tall == 4)
        SYNTH_KERNEL_4x6(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 6)
        SYNTH_KERNEL_1x6(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 2a0412e791ef
/* A1W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 1073741820 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// bc9ec0e30919
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum2, int32_t *acc) {
  const uint32x4_t scaled = vshlq_n_u32(vreinterpretq_u32_u8(sum2), 1);
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), scaled);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// 01a168c3d42a

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 4, w += 16)
        for (int row = 0; row < 4; ++row)
          for (int position = 0; position < 4; ++position)
            total[row] += 2u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// f1b8a7c7f535
/* A1W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 1073741820 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 0e8661f816b9
/* A1W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 2147483644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 3a1122ebea9a
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum2, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(sum2));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// 1fc22691fbbc

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[4] = {0};
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 4, w += 16)
        for (int row = 0; row < 4; ++row)
          for (int position = 0; position < 4; ++position)
            total[row] += 1u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;
    for (int row = 0; row < 4; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
  }
}

//// 7427c4c0c5e1
/* A1W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 2147483644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// ee4ea679032e
/* A1W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0, 1], that
 * is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 2147483644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 3903710c4c51
/* A1W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 5d8ef2d4ff1b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 85;
  int32_t left1 = 128;
#ifdef SYNTH_ROUNDS
  uint8_t kept[512] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 128;
#endif
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 4 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 4 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 1, packed += (intptr_t)taken * 16;
          if (folds < 1) {
            folds = 128;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 85;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 128;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 321abef39058
/* A1W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 357913940 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// b2e67393013a
/* A1W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1, 3],
 * that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 357913940 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// d5b6d941b64d
/* A1W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 4b10d256f8a8
/* A1W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// d227e0f88c81
/* A1W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// bdfe0634ee0d
/* A1W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *
 * K up to 76695844 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// ed146c9a3ba6
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 36;
  int32_t left1 = 130;
#ifdef SYNTH_ROUNDS
  uint8_t kept[512] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 130;
#endif
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 4 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 4 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 1, packed += (intptr_t)taken * 16;
          if (folds < 1) {
            folds = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 36;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// c6f3a265af23
/* A1W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// d21b177f1166
/* A1W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 1cb2361d20cb
/* A1W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// a26d7315db60
/* A1W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// d1017424074e
/* A1W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 724e25c55d83
/* A2W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 81998f7000ae
/* A2W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 357913940 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 3a1fee5c36e1
/* A2W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 357913940 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 43c59bc934b2
/* A2W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 1923d286a408
/* A2W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// b90a37e268da
/* A2W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// a750b2ab724e
/* A2W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *
 * K up to 59652320 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 3950c4a73436
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 28;
  int32_t left1 = 130;
#ifdef SYNTH_ROUNDS
  uint8_t kept[512] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 130;
#endif
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 4 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 4 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 1, packed += (intptr_t)taken * 16;
          if (folds < 1) {
            folds = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 28;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 1efd5b3199ae
/* A2W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 119304644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 2215b8200a83
/* A2W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit bipolar, values [-3, -1,
 * 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 119304644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 4cd11172821e
/* A2W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 238609292 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 4adbb4ddbe5c
/* A2W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0,
 * 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 238609292 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// f57903be8853
/* A2W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 238609292 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 163b57da9083
/* A2W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 17f0f5b365a4
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 24 steps per round, 2 x added to what is kept; 156 instructions, 180 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x1(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mul v15.16b, v0.16b, v12.16b\n\t"
    "mul v16.16b, v3.16b, v12.16b\n\t"
    "mul v17.16b, v6.16b, v12.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mul v21.16b, v9.16b, v12.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w1]]\n\t"
    "mla v15.16b, v1.16b, v13.16b\n\t"
    "mla v16.16b, v4.16b, v13.16b\n\t"
    "mla v17.16b, v7.16b, v13.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w2]]\n\t"
    "mla v21.16b, v10.16b, v13.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w3]]\n\t"
    "mla v15.16b, v2.16b, v14.16b\n\t"
    "mla v16.16b, v5.16b, v14.16b\n\t"
    "mla v17.16b, v8.16b, v14.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v21.16b, v11.16b, v14.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v18.16b, v0.16b\n\t"
    "mla v16.16b, v22.16b, v0.16b\n\t"
    "mla v17.16b, v25.16b, v0.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v21.16b, v28.16b, v0.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]\n\t"
    "mla v15.16b, v19.16b, v1.16b\n\t"
    "mla v16.16b, v23.16b, v1.16b\n\t"
    "mla v17.16b, v26.16b, v1.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]\n\t"
    "mla v21.16b, v29.16b, v1.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]\n\t"
    "mla v15.16b, v20.16b, v2.16b\n\t"
    "mla v16.16b, v24.16b, v2.16b\n\t"
    "mla v17.16b, v27.16b, v2.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]\n\t"
    "mla v21.16b, v30.16b, v2.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v3.16b, v18.16b\n\t"
    "mla v16.16b, v6.16b, v18.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]\n\t"
    "mla v17.16b, v9.16b, v18.16b\n\t"
    "mla v21.16b, v12.16b, v18.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]\n\t"
    "mla v15.16b, v4.16b, v19.16b\n\t"
    "mla v16.16b, v7.16b, v19.16b\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[w1]]\n\t"
    "mla v17.16b, v10.16b, v19.16b\n\t"
    "mla v21.16b, v13.16b, v19.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]\n\t"
    "mla v15.16b, v5.16b, v20.16b\n\t"
    "mla v16.16b, v8.16b, v20.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]\n\t"
    "mla v17.16b, v11.16b, v20.16b\n\t"
    "mla v21.16b, v14.16b, v20.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v26.16b, v18.16b\n\t"
    "mla v16.16b, v29.16b, v18.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "mla v17.16b, v0.16b, v18.16b\n\t"
    "mla v21.16b, v3.16b, v18.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]\n\t"
    "mla v15.16b, v27.16b, v19.16b\n\t"
    "mla v16.16b, v30.16b, v19.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w2]]\n\t"
    "mla v17.16b, v1.16b, v19.16b\n\t"
    "mla v21.16b, v4.16b, v19.16b\n\t"
    "mla v15.16b, v28.16b, v20.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w3]]\n\t"
    "mla v16.16b, v31.16b, v20.16b\n\t"
    "mla v17.16b, v2.16b, v20.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]\n\t"
    "mla v21.16b, v5.16b, v20.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "uadalp v22.8h, v15.16b\n\t"
    "uadalp v23.8h, v16.16b\n\t"
    "uadalp v24.8h, v17.16b\n\t"
    "uadalp v25.8h, v21.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]\n\t"
    "mul v18.16b, v6.16b, v29.16b\n\t"
    "mul v19.16b, v9.16b, v29.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\n\t"
    "mul v20.16b, v12.16b, v29.16b\n\t"
    "mul v21.16b, v26.16b, v29.16b\n\t"
    "st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]\n\t"
    "mla v18.16b, v7.16b, v30.16b\n\t"
    "mla v19.16b, v10.16b, v30.16b\n\t"
    "mla v20.16b, v13.16b, v30.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w2]]\n\t"
    "mla v21.16b, v27.16b, v30.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w3]]\n\t"
    "mla v18.16b, v8.16b, v31.16b\n\t"
    "mla v19.16b, v11.16b, v31.16b\n\t"
    "mla v20.16b, v14.16b, v31.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v21.16b, v28.16b, v31.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v15.16b, v3.16b\n\t"
    "mla v19.16b, v0.16b, v3.16b\n\t"
    "mla v20.16b, v22.16b, v3.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v21.16b, v25.16b, v3.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]\n\t"
    "mla v18.16b, v16.16b, v4.16b\n\t"
    "mla v19.16b, v1.16b, v4.16b\n\t"
    "mla v20.16b, v23.16b, v4.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]\n\t"
    "mla v21.16b, v26.16b, v4.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]\n\t"
    "mla v18.16b, v17.16b, v5.16b\n\t"
    "mla v19.16b, v2.16b, v5.16b\n\t"
    "mla v20.16b, v24.16b, v5.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x0]]\n\t"
    "mla v21.16b, v27.16b, v5.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v28.16b, v15.16b\n\t"
    "mla v19.16b, v6.16b, v15.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]\n\t"
    "mla v20.16b, v9.16b, v15.16b\n\t"
    "mla v21.16b, v12.16b, v15.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]\n\t"
    "mla v18.16b, v29.16b, v16.16b\n\t"
    "mla v19.16b, v7.16b, v16.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\n\t"
    "mla v20.16b, v10.16b, v16.16b\n\t"
    "mla v21.16b, v13.16b, v16.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v18.16b, v30.16b, v17.16b\n\t"
    "mla v19.16b, v8.16b, v17.16b\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[w3]]\n\t"
    "mla v20.16b, v11.16b, v17.16b\n\t"
    "mla v21.16b, v14.16b, v17.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x0]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "mla v18.16b, v26.16b, v15.16b\n\t"
    "mla v19.16b, v0.16b, v15.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "mla v20.16b, v3.16b, v15.16b\n\t"
    "mla v21.16b, v29.16b, v15.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "mla v18.16b, v27.16b, v16.16b\n\t"
    "mla v19.16b, v1.16b, v16.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v20.16b, v4.16b, v16.16b\n\t"
    "mla v21.16b, v30.16b, v16.16b\n\t"
    "mla v18.16b, v28.16b, v17.16b\n\t"
    "mla v19.16b, v2.16b, v17.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v20.16b, v5.16b, v17.16b\n\t"
    "mla v21.16b, v31.16b, v17.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "uadalp v22.8h, v18.16b\n\t"
    "uadalp v23.8h, v19.16b\n\t"
    "uadalp v24.8h, v20.16b\n\t"
    "uadalp v25.8h, v21.16b\n\t"
    "st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 49d4e8ab333f
/* 24 steps per round, 2 x added to what is kept; 88 instructions, 134 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mul v9.16b, v0.16b, v3.16b\n\t"
    "mul v10.16b, v0.16b, v6.16b\n\t"
    "ld1 {v11.16b, v12.16b, v13.16b}, [%[w0]]\n\t"
    "ld3r {v14.4s, v15.4s, v16.4s}, [%[x0]]\n\t"
    "mla v9.16b, v1.16b, v4.16b\n\t"
    "mla v10.16b, v1.16b, v7.16b\n\t"
    "ld3r {v17.4s, v18.4s, v19.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v2.16b, v5.16b\n\t"
    "mla v10.16b, v2.16b, v8.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n\t"
    "ld3r {v23.4s, v24.4s, v25.4s}, [%[x0]]\n\t"
    "mla v9.16b, v11.16b, v14.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "mla v10.16b, v11.16b, v17.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ld1 {v29.16b, v30.16b}, [%[to0]]\n\t"
    "mla v9.16b, v12.16b, v15.16b\n\t"
    "mla v10.16b, v12.16b, v18.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v9.16b, v13.16b, v16.16b\n\t"
    "mla v10.16b, v13.16b, v19.16b\n\t"
    "ld3r {v11.4s, v12.4s, v13.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v20.16b, v23.16b\n\t"
    "mla v10.16b, v20.16b, v26.16b\n\t"
    "ld1 {v14.16b, v15.16b, v16.16b}, [%[w0]]\n\t"
    "ld3r {v17.4s, v18.4s, v19.4s}, [%[x0]]\n\t"
    "mla v9.16b, v21.16b, v24.16b\n\t"
    "mla v10.16b, v21.16b, v27.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mul v17.16b, v14.16b, v17.16b\n\t"
    "mla v9.16b, v22.16b, v25.16b\n\t"
    "mla v10.16b, v22.16b, v28.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n\t"
    "mul v14.16b, v14.16b, v6.16b\n\t"
    "ld3r {v23.4s, v24.4s, v25.4s}, [%[x0]]\n\t"
    "mla v17.16b, v15.16b, v18.16b\n\t"
    "mla v9.16b, v0.16b, v3.16b\n\t"
    "mla v10.16b, v0.16b, v11.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "mla v14.16b, v15.16b, v7.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v9.16b, v1.16b, v4.16b\n\t"
    "mla v10.16b, v1.16b, v12.16b\n\t"
    "mla v17.16b, v16.16b, v19.16b\n\t"
    "mla v14.16b, v16.16b, v8.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "mla v9.16b, v2.16b, v5.16b\n\t"
    "mla v10.16b, v2.16b, v13.16b\n\t"
    "ld3r {v11.4s, v12.4s, v13.4s}, [%[x0]]\n\t"
    "mla v17.16b, v20.16b, v23.16b\n\t"
    "mla v14.16b, v20.16b, v26.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "uadalp v29.8h, v9.16b\n\t"
    "uadalp v30.8h, v10.16b\n\t"
    "mla v17.16b, v21.16b, v24.16b\n\t"
    "mla v14.16b, v21.16b, v27.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "st1 {v29.16b, v30.16b}, [%[to0]]\n\t"
    "mla v17.16b, v22.16b, v25.16b\n\t"
    "mla v14.16b, v22.16b, v28.16b\n\t"
    "ld3r {v21.4s, v22.4s, v23.4s}, [%[x1]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "mla v17.16b, v6.16b, v11.16b\n\t"
    "mla v14.16b, v6.16b, v18.16b\n\t"
    "ld1 {v15.16b, v16.16b}, [%[to0]]\n\t"
    "mla v17.16b, v7.16b, v12.16b\n\t"
    "mla v14.16b, v7.16b, v19.16b\n\t"
    "mla v17.16b, v8.16b, v13.16b\n\t"
    "mla v14.16b, v8.16b, v20.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v17.16b, v0.16b, v3.16b\n\t"
    "mla v14.16b, v0.16b, v21.16b\n\t"
    "mla v17.16b, v1.16b, v4.16b\n\t"
    "mla v14.16b, v1.16b, v22.16b\n\t"
    "mla v17.16b, v2.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v14.16b, v2.16b, v23.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "uadalp v15.8h, v17.16b\n\t"
    "uadalp v16.8h, v14.16b\n\t"
    "st1 {v15.16b, v16.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// c3108ab8f22e
/* 12 steps per round, 1 x added to what is kept; 136 instructions, 144 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mul v18.16b, v0.16b, v12.16b\n\t"
    "mul v19.16b, v0.16b, v15.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]\n\t"
    "mul v23.16b, v3.16b, v12.16b\n\t"
    "mul v24.16b, v3.16b, v15.16b\n\t"
    "mul v25.16b, v6.16b, v12.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w1]]\n\t"
    "mul v29.16b, v6.16b, v15.16b\n\t"
    "mul v30.16b, v9.16b, v12.16b\n\t"
    "mul v31.16b, v9.16b, v15.16b\n\t"
    "mla v18.16b, v1.16b, v13.16b\n\t"
    "mla v19.16b, v1.16b, v16.16b\n\t"
    "mla v23.16b, v4.16b, v13.16b\n\t"
    "mla v24.16b, v4.16b, v16.16b\n\t"
    "mla v25.16b, v7.16b, v13.16b\n\t"
    "mla v29.16b, v7.16b, v16.16b\n\t"
    "mla v30.16b, v10.16b, v13.16b\n\t"
    "mla v31.16b, v10.16b, v16.16b\n\t"
    "mla v18.16b, v2.16b, v14.16b\n\t"
    "mla v19.16b, v2.16b, v17.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]\n\t"
    "mla v23.16b, v5.16b, v14.16b\n\t"
    "mla v24.16b, v5.16b, v17.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]\n\t"
    "mla v25.16b, v8.16b, v14.16b\n\t"
    "mla v29.16b, v8.16b, v17.16b\n\t"
    "mla v30.16b, v11.16b, v14.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mla v31.16b, v11.16b, v17.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v20.16b, v6.16b\n\t"
    "mla v19.16b, v20.16b, v9.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]\n\t"
    "mla v23.16b, v26.16b, v6.16b\n\t"
    "mla v24.16b, v26.16b, v9.16b\n\t"
    "mla v25.16b, v0.16b, v6.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w1]]\n\t"
    "mla v29.16b, v0.16b, v9.16b\n\t"
    "mla v30.16b, v3.16b, v6.16b\n\t"
    "mla v31.16b, v3.16b, v9.16b\n\t"
    "mla v18.16b, v21.16b, v7.16b\n\t"
    "mla v19.16b, v21.16b, v10.16b\n\t"
    "mla v23.16b, v27.16b, v7.16b\n\t"
    "mla v24.16b, v27.16b, v10.16b\n\t"
    "mla v25.16b, v1.16b, v7.16b\n\t"
    "mla v29.16b, v1.16b, v10.16b\n\t"
    "mla v30.16b, v4.16b, v7.16b\n\t"
    "mla v31.16b, v4.16b, v10.16b\n\t"
    "mla v18.16b, v22.16b, v8.16b\n\t"
    "mla v19.16b, v22.16b, v11.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w2]]\n\t"
    "mla v23.16b, v28.16b, v8.16b\n\t"
    "mla v24.16b, v28.16b, v11.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w3]]\n\t"
    "mla v25.16b, v2.16b, v8.16b\n\t"
    "mla v29.16b, v2.16b, v11.16b\n\t"
    "mla v30.16b, v5.16b, v8.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v31.16b, v5.16b, v11.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v18.16b, v12.16b, v0.16b\n\t"
    "mla v19.16b, v12.16b, v3.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "mla v23.16b, v15.16b, v0.16b\n\t"
    "mla v24.16b, v15.16b, v3.16b\n\t"
    "mla v25.16b, v20.16b, v0.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]\n\t"
    "mla v29.16b, v20.16b, v3.16b\n\t"
    "mla v30.16b, v26.16b, v0.16b\n\t"
    "mla v31.16b, v26.16b, v3.16b\n\t"
    "mla v18.16b, v13.16b, v1.16b\n\t"
    "mla v19.16b, v13.16b, v4.16b\n\t"
    "mla v23.16b, v16.16b, v1.16b\n\t"
    "mla v24.16b, v16.16b, v4.16b\n\t"
    "mla v25.16b, v21.16b, v1.16b\n\t"
    "mla v29.16b, v21.16b, v4.16b\n\t"
    "mla v30.16b, v27.16b, v1.16b\n\t"
    "mla v31.16b, v27.16b, v4.16b\n\t"
    "mla v18.16b, v14.16b, v2.16b\n\t"
    "mla v19.16b, v14.16b, v5.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w2]]\n\t"
    "mla v23.16b, v17.16b, v2.16b\n\t"
    "mla v24.16b, v17.16b, v5.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w3]]\n\t"
    "mla v25.16b, v22.16b, v2.16b\n\t"
    "mla v29.16b, v22.16b, v5.16b\n\t"
    "mla v30.16b, v28.16b, v2.16b\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]\n\t"
    "mla v31.16b, v28.16b, v5.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "mla v18.16b, v6.16b, v20.16b\n\t"
    "mla v19.16b, v6.16b, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v23.16b, v9.16b, v20.16b\n\t"
    "mla v24.16b, v9.16b, v26.16b\n\t"
    "mla v25.16b, v12.16b, v20.16b\n\t"
    "mla v29.16b, v12.16b, v26.16b\n\t"
    "mla v30.16b, v15.16b, v20.16b\n\t"
    "mla v31.16b, v15.16b, v26.16b\n\t"
    "mla v18.16b, v7.16b, v21.16b\n\t"
    "mla v19.16b, v7.16b, v27.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n\t"
    "mla v23.16b, v10.16b, v21.16b\n\t"
    "mla v24.16b, v10.16b, v27.16b\n\t"
    "mla v25.16b, v13.16b, v21.16b\n\t"
    "mla v29.16b, v13.16b, v27.16b\n\t"
    "mla v30.16b, v16.16b, v21.16b\n\t"
    "mla v31.16b, v16.16b, v27.16b\n\t"
    "mla v18.16b, v8.16b, v22.16b\n\t"
    "mla v19.16b, v8.16b, v28.16b\n\t"
    "mla v23.16b, v11.16b, v22.16b\n\t"
    "mla v24.16b, v11.16b, v28.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "mla v25.16b, v14.16b, v22.16b\n\t"
    "mla v29.16b, v14.16b, v28.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v30.16b, v17.16b, v22.16b\n\t"
    "mla v31.16b, v17.16b, v28.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]\n\t"
    "uadalp v0.8h, v18.16b\n\t"
    "uadalp v1.8h, v23.16b\n\t"
    "uadalp v2.8h, v25.16b\n\t"
    "uadalp v4.8h, v19.16b\n\t"
    "uadalp v3.8h, v30.16b\n\t"
    "uadalp v5.8h, v24.16b\n\t"
    "uadalp v6.8h, v29.16b\n\t"
    "uadalp v7.8h, v31.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 2ea48b4b6349
/* 24 steps per round, 2 x added to what is kept; 156 instructions, 178 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mul v15.16b, v0.16b, v3.16b\n\t"
    "mul v16.16b, v0.16b, v6.16b\n\t"
    "mul v17.16b, v0.16b, v9.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mul v21.16b, v0.16b, v12.16b\n\t"
    "ld3r {v22.4s, v23.4s, v24.4s}, [%[x0]]\n\t"
    "mla v15.16b, v1.16b, v4.16b\n\t"
    "mla v16.16b, v1.16b, v7.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x1]]\n\t"
    "mla v17.16b, v1.16b, v10.16b\n\t"
    "mla v21.16b, v1.16b, v13.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x2]]\n\t"
    "mla v15.16b, v2.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]\n\t"
    "mla v16.16b, v2.16b, v8.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v2.16b, v11.16b\n\t"
    "mla v21.16b, v2.16b, v14.16b\n\t"
    "mla v15.16b, v18.16b, v22.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v16.16b, v18.16b, v25.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mla v17.16b, v18.16b, v28.16b\n\t"
    "mla v21.16b, v18.16b, v3.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v15.16b, v19.16b, v23.16b\n\t"
    "mla v16.16b, v19.16b, v26.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]\n\t"
    "mla v17.16b, v19.16b, v29.16b\n\t"
    "mla v21.16b, v19.16b, v4.16b\n\t"
    "mla v15.16b, v20.16b, v24.16b\n\t"
    "ld3r {v22.4s, v23.4s, v24.4s}, [%[x3]]\n\t"
    "mla v16.16b, v20.16b, v27.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v20.16b, v30.16b\n\t"
    "mla v21.16b, v20.16b, v5.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "mla v15.16b, v0.16b, v6.16b\n\t"
    "mla v16.16b, v0.16b, v9.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v17.16b, v0.16b, v12.16b\n\t"
    "mla v21.16b, v0.16b, v22.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]\n\t"
    "mla v15.16b, v1.16b, v7.16b\n\t"
    "mla v16.16b, v1.16b, v10.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]\n\t"
    "mla v17.16b, v1.16b, v13.16b\n\t"
    "mla v21.16b, v1.16b, v23.16b\n\t"
    "mla v15.16b, v2.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]\n\t"
    "mla v16.16b, v2.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v2.16b, v14.16b\n\t"
    "mla v21.16b, v2.16b, v24.16b\n\t"
    "mla v15.16b, v18.16b, v29.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "mla v16.16b, v18.16b, v3.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v17.16b, v18.16b, v6.16b\n\t"
    "mla v21.16b, v18.16b, v9.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]\n\t"
    "mla v15.16b, v19.16b, v30.16b\n\t"
    "mla v16.16b, v19.16b, v4.16b\n\t"
    "mul v18.16b, v22.16b, v12.16b\n\t"
    "mla v17.16b, v19.16b, v7.16b\n\t"
    "mla v21.16b, v19.16b, v10.16b\n\t"
    "mla v15.16b, v20.16b, v31.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x2]]\n\t"
    "mla v16.16b, v20.16b, v5.16b\n\t"
    "mul v19.16b, v22.16b, v0.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v17.16b, v20.16b, v8.16b\n\t"
    "mla v21.16b, v20.16b, v11.16b\n\t"
    "uadalp v25.8h, v15.16b\n\t"
    "uadalp v26.8h, v16.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "mul v20.16b, v22.16b, v29.16b\n\t"
    "mul v22.16b, v22.16b, v3.16b\n\t"
    "uadalp v27.8h, v17.16b\n\t"
    "uadalp v28.8h, v21.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x0]]\n\t"
    "mla v18.16b, v23.16b, v13.16b\n\t"
    "mla v19.16b, v23.16b, v1.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v20.16b, v23.16b, v30.16b\n\t"
    "mla v22.16b, v23.16b, v4.16b\n\t"
    "st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "mla v18.16b, v24.16b, v14.16b\n\t"
    "mla v19.16b, v24.16b, v2.16b\n\t"
    "mla v20.16b, v24.16b, v31.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x2]]\n\t"
    "mla v22.16b, v24.16b, v5.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v18.16b, v6.16b, v15.16b\n\t"
    "mla v19.16b, v6.16b, v9.16b\n\t"
    "mla v20.16b, v6.16b, v25.16b\n\t"
    "ld1 {v23.16b, v24.16b, v25.16b}, [%[w0]]\n\t"
    "mla v22.16b, v6.16b, v28.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v18.16b, v7.16b, v16.16b\n\t"
    "mla v19.16b, v7.16b, v10.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]\n\t"
    "mla v20.16b, v7.16b, v26.16b\n\t"
    "mla v22.16b, v7.16b, v29.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]\n\t"
    "mla v18.16b, v8.16b, v17.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x3]]\n\t"
    "mla v19.16b, v8.16b, v11.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v20.16b, v8.16b, v27.16b\n\t"
    "mla v22.16b, v8.16b, v30.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]\n\t"
    "mla v18.16b, v23.16b, v12.16b\n\t"
    "mla v19.16b, v23.16b, v0.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "mla v20.16b, v23.16b, v3.16b\n\t"
    "mla v22.16b, v23.16b, v15.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x0]]\n\t"
    "mla v18.16b, v24.16b, v13.16b\n\t"
    "mla v19.16b, v24.16b, v1.16b\n\t"
    "mla v20.16b, v24.16b, v4.16b\n\t"
    "mla v22.16b, v24.16b, v16.16b\n\t"
    "mla v18.16b, v25.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x1]]\n\t"
    "mla v19.16b, v25.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v20.16b, v25.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]\n\t"
    "mla v22.16b, v25.16b, v17.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "mla v18.16b, v6.16b, v9.16b\n\t"
    "mla v19.16b, v6.16b, v12.16b\n\t"
    "mla v20.16b, v6.16b, v0.16b\n\t"
    "mla v22.16b, v6.16b, v3.16b\n\t"
    "mla v18.16b, v7.16b, v10.16b\n\t"
    "mla v19.16b, v7.16b, v13.16b\n\t"
    "mla v20.16b, v7.16b, v1.16b\n\t"
    "mla v22.16b, v7.16b, v4.16b\n\t"
    "mla v18.16b, v8.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v19.16b, v8.16b, v14.16b\n\t"
    "mla v20.16b, v8.16b, v2.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v22.16b, v8.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "uadalp v26.8h, v18.16b\n\t"
    "uadalp v27.8h, v19.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "uadalp v28.8h, v20.16b\n\t"
    "uadalp v29.8h, v22.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 800c89d45b85
/* 12 steps per round, 1 x added to what is kept; 270 instructions, 293 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "ld2r {v12.4s, v13.4s}, [%[x2]]\n\t"
    "mul v14.16b, v0.16b, v8.16b\n\t"
    "mul v15.16b, v2.16b, v8.16b\n\t"
    "mul v16.16b, v4.16b, v8.16b\n\t"
    "mul v17.16b, v6.16b, v8.16b\n\t"
    "mul v18.16b, v0.16b, v10.16b\n\t"
    "mul v19.16b, v2.16b, v10.16b\n\t"
    "mul v20.16b, v4.16b, v10.16b\n\t"
    "mul v21.16b, v6.16b, v10.16b\n\t"
    "mla v14.16b, v1.16b, v9.16b\n\t"
    "mla v15.16b, v3.16b, v9.16b\n\t"
    "mla v16.16b, v5.16b, v9.16b\n\t"
    "mla v17.16b, v7.16b, v9.16b\n\t"
    "mla v18.16b, v1.16b, v11.16b\n\t"
    "mla v19.16b, v3.16b, v11.16b\n\t"
    "mla v20.16b, v5.16b, v11.16b\n\t"
    "mla v21.16b, v7.16b, v11.16b\n\t"
    "mul v22.16b, v0.16b, v12.16b\n\t"
    "mul v23.16b, v2.16b, v12.16b\n\t"
    "mul v24.16b, v4.16b, v12.16b\n\t"
    "mul v12.16b, v6.16b, v12.16b\n\t"
    "ld2r {v25.4s, v26.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mul v27.16b, v0.16b, v25.16b\n\t"
    "mul v28.16b, v2.16b, v25.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mul v31.16b, v4.16b, v25.16b\n\t"
    "mul v25.16b, v6.16b, v25.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w1]]\n\t"
    "mla v22.16b, v1.16b, v13.16b\n\t"
    "mla v23.16b, v3.16b, v13.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w2]]\n\t"
    "mla v24.16b, v5.16b, v13.16b\n\t"
    "mla v12.16b, v7.16b, v13.16b\n\t"
    "mla v27.16b, v1.16b, v26.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w3]]\n\t"
    "mla v28.16b, v3.16b, v26.16b\n\t"
    "mla v31.16b, v5.16b, v26.16b\n\t"
    "mla v25.16b, v7.16b, v26.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v14.16b, v29.16b, v2.16b\n\t"
    "mla v15.16b, v8.16b, v2.16b\n\t"
    "mla v16.16b, v10.16b, v2.16b\n\t"
    "mla v17.16b, v0.16b, v2.16b\n\t"
    "mla v18.16b, v29.16b, v4.16b\n\t"
    "mla v19.16b, v8.16b, v4.16b\n\t"
    "mla v20.16b, v10.16b, v4.16b\n\t"
    "mla v21.16b, v0.16b, v4.16b\n\t"
    "mla v14.16b, v30.16b, v3.16b\n\t"
    "mla v15.16b, v9.16b, v3.16b\n\t"
    "mla v16.16b, v11.16b, v3.16b\n\t"
    "mla v17.16b, v1.16b, v3.16b\n\t"
    "mla v18.16b, v30.16b, v5.16b\n\t"
    "mla v19.16b, v9.16b, v5.16b\n\t"
    "mla v20.16b, v11.16b, v5.16b\n\t"
    "mla v21.16b, v1.16b, v5.16b\n\t"
    "mla v22.16b, v29.16b, v6.16b\n\t"
    "mla v23.16b, v8.16b, v6.16b\n\t"
    "mla v24.16b, v10.16b, v6.16b\n\t"
    "mla v12.16b, v0.16b, v6.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v29.16b, v2.16b\n\t"
    "mla v28.16b, v8.16b, v2.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v31.16b, v10.16b, v2.16b\n\t"
    "mla v25.16b, v0.16b, v2.16b\n\t"
    "mla v22.16b, v30.16b, v7.16b\n\t"
    "mla v23.16b, v9.16b, v7.16b\n\t"
    "mla v24.16b, v11.16b, v7.16b\n\t"
    "mla v12.16b, v1.16b, v7.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v27.16b, v30.16b, v3.16b\n\t"
    "mla v28.16b, v9.16b, v3.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w2]]\n\t"
    "mla v31.16b, v11.16b, v3.16b\n\t"
    "mla v25.16b, v1.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w3]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x1]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v14.16b, v4.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v29.16b, v2.16b\n\t"
    "mla v17.16b, v0.16b, v2.16b\n\t"
    "mla v18.16b, v4.16b, v8.16b\n\t"
    "mla v19.16b, v6.16b, v8.16b\n\t"
    "mla v20.16b, v29.16b, v8.16b\n\t"
    "mla v21.16b, v0.16b, v8.16b\n\t"
    "mla v14.16b, v5.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "mla v16.16b, v30.16b, v3.16b\n\t"
    "mla v17.16b, v1.16b, v3.16b\n\t"
    "mla v18.16b, v5.16b, v9.16b\n\t"
    "mla v19.16b, v7.16b, v9.16b\n\t"
    "mla v20.16b, v30.16b, v9.16b\n\t"
    "mla v21.16b, v1.16b, v9.16b\n\t"
    "mla v22.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v6.16b, v10.16b\n\t"
    "mla v24.16b, v29.16b, v10.16b\n\t"
    "mla v12.16b, v0.16b, v10.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v4.16b, v2.16b\n\t"
    "mla v28.16b, v6.16b, v2.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w0]]\n\t"
    "mla v31.16b, v29.16b, v2.16b\n\t"
    "mla v25.16b, v0.16b, v2.16b\n\t"
    "mla v22.16b, v5.16b, v11.16b\n\t"
    "mla v23.16b, v7.16b, v11.16b\n\t"
    "mla v24.16b, v30.16b, v11.16b\n\t"
    "mla v12.16b, v1.16b, v11.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w1]]\n\t"
    "mla v27.16b, v5.16b, v3.16b\n\t"
    "mla v28.16b, v7.16b, v3.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v31.16b, v30.16b, v3.16b\n\t"
    "mla v25.16b, v1.16b, v3.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x0]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x1]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x2]]\n\t"
    "mla v14.16b, v8.16b, v6.16b\n\t"
    "mla v15.16b, v10.16b, v6.16b\n\t"
    "mla v16.16b, v4.16b, v6.16b\n\t"
    "mla v17.16b, v29.16b, v6.16b\n\t"
    "mla v18.16b, v8.16b, v0.16b\n\t"
    "mla v19.16b, v10.16b, v0.16b\n\t"
    "mla v20.16b, v4.16b, v0.16b\n\t"
    "mla v21.16b, v29.16b, v0.16b\n\t"
    "mla v14.16b, v9.16b, v7.16b\n\t"
    "mla v15.16b, v11.16b, v7.16b\n\t"
    "mla v16.16b, v5.16b, v7.16b\n\t"
    "mla v17.16b, v30.16b, v7.16b\n\t"
    "mla v18.16b, v9.16b, v1.16b\n\t"
    "mla v19.16b, v11.16b, v1.16b\n\t"
    "mla v20.16b, v5.16b, v1.16b\n\t"
    "mla v21.16b, v30.16b, v1.16b\n\t"
    "mla v22.16b, v8.16b, v2.16b\n\t"
    "mla v23.16b, v10.16b, v2.16b\n\t"
    "mla v24.16b, v4.16b, v2.16b\n\t"
    "mla v12.16b, v29.16b, v2.16b\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v8.16b, v6.16b\n\t"
    "mla v28.16b, v10.16b, v6.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "mla v31.16b, v4.16b, v6.16b\n\t"
    "mla v25.16b, v29.16b, v6.16b\n\t"
    "mla v22.16b, v9.16b, v3.16b\n\t"
    "mla v23.16b, v11.16b, v3.16b\n\t"
    "mla v24.16b, v5.16b, v3.16b\n\t"
    "mla v12.16b, v30.16b, v3.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "mla v27.16b, v9.16b, v7.16b\n\t"
    "mla v28.16b, v11.16b, v7.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w2]]\n\t"
    "mla v31.16b, v5.16b, v7.16b\n\t"
    "mla v25.16b, v30.16b, v7.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v14.16b, v0.16b, v10.16b\n\t"
    "mla v15.16b, v2.16b, v10.16b\n\t"
    "mla v16.16b, v8.16b, v10.16b\n\t"
    "mla v17.16b, v29.16b, v10.16b\n\t"
    "mla v18.16b, v0.16b, v4.16b\n\t"
    "mla v19.16b, v2.16b, v4.16b\n\t"
    "mla v20.16b, v8.16b, v4.16b\n\t"
    "mla v21.16b, v29.16b, v4.16b\n\t"
    "mla v14.16b, v1.16b, v11.16b\n\t"
    "mla v15.16b, v3.16b, v11.16b\n\t"
    "mla v16.16b, v9.16b, v11.16b\n\t"
    "mla v17.16b, v30.16b, v11.16b\n\t"
    "mla v18.16b, v1.16b, v5.16b\n\t"
    "mla v19.16b, v3.16b, v5.16b\n\t"
    "mla v20.16b, v9.16b, v5.16b\n\t"
    "mla v21.16b, v30.16b, v5.16b\n\t"
    "mla v22.16b, v0.16b, v6.16b\n\t"
    "mla v23.16b, v2.16b, v6.16b\n\t"
    "mla v24.16b, v8.16b, v6.16b\n\t"
    "mla v12.16b, v29.16b, v6.16b\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v27.16b, v0.16b, v10.16b\n\t"
    "mla v28.16b, v2.16b, v10.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v31.16b, v8.16b, v10.16b\n\t"
    "mla v25.16b, v29.16b, v10.16b\n\t"
    "mla v22.16b, v1.16b, v7.16b\n\t"
    "mla v23.16b, v3.16b, v7.16b\n\t"
    "mla v24.16b, v9.16b, v7.16b\n\t"
    "mla v12.16b, v30.16b, v7.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v27.16b, v1.16b, v11.16b\n\t"
    "mla v28.16b, v3.16b, v11.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w2]]\n\t"
    "mla v31.16b, v9.16b, v11.16b\n\t"
    "mla v25.16b, v30.16b, v11.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x1]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v14.16b, v4.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v0.16b, v2.16b\n\t"
    "mla v17.16b, v29.16b, v2.16b\n\t"
    "mla v18.16b, v4.16b, v8.16b\n\t"
    "mla v19.16b, v6.16b, v8.16b\n\t"
    "mla v20.16b, v0.16b, v8.16b\n\t"
    "mla v21.16b, v29.16b, v8.16b\n\t"
    "mla v14.16b, v5.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "mla v16.16b, v1.16b, v3.16b\n\t"
    "mla v17.16b, v30.16b, v3.16b\n\t"
    "mla v18.16b, v5.16b, v9.16b\n\t"
    "mla v19.16b, v7.16b, v9.16b\n\t"
    "mla v20.16b, v1.16b, v9.16b\n\t"
    "mla v21.16b, v30.16b, v9.16b\n\t"
    "mla v22.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v6.16b, v10.16b\n\t"
    "mla v24.16b, v0.16b, v10.16b\n\t"
    "mla v12.16b, v29.16b, v10.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #8\n\t"
    "mov %[sw], #32\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "mla v27.16b, v4.16b, v2.16b\n\t"
    "mla v28.16b, v6.16b, v2.16b\n\t"
    "mla v31.16b, v0.16b, v2.16b\n\t"
    "mla v25.16b, v29.16b, v2.16b\n\t"
    "mla v22.16b, v5.16b, v11.16b\n\t"
    "mla v23.16b, v7.16b, v11.16b\n\t"
    "mla v24.16b, v1.16b, v11.16b\n\t"
    "mla v12.16b, v30.16b, v11.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]\n\t"
    "mla v27.16b, v5.16b, v3.16b\n\t"
    "mla v28.16b, v7.16b, v3.16b\n\t"
    "mla v31.16b, v1.16b, v3.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n\t"
    "mla v25.16b, v30.16b, v3.16b\n\t"
    "uadalp v8.8h, v14.16b\n\t"
    "uadalp v9.8h, v15.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "uadalp v10.8h, v16.16b\n\t"
    "uadalp v11.8h, v17.16b\n\t"
    "uadalp v4.8h, v18.16b\n\t"
    "uadalp v5.8h, v19.16b\n\t"
    "ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to3]]\n\t"
    "uadalp v6.8h, v20.16b\n\t"
    "uadalp v7.8h, v21.16b\n\t"
    "uadalp v0.8h, v22.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]\n\t"
    "uadalp v1.8h, v23.16b\n\t"
    "uadalp v2.8h, v24.16b\n\t"
    "uadalp v3.8h, v12.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n\t"
    "uadalp v13.8h, v27.16b\n\t"
    "uadalp v14.8h, v28.16b\n\t"
    "uadalp v15.8h, v31.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "uadalp v16.8h, v25.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x1]]\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to3]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [to2] "r"(kept + 128), [to3] "r"(kept + 192)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 701acee17430
/* 24 steps per round, 2 x added to what is kept; 228 instructions, 235 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x6(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mul v21.16b, v0.16b, v3.16b\n\t"
    "mul v22.16b, v0.16b, v6.16b\n\t"
    "mul v23.16b, v0.16b, v9.16b\n\t"
    "ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]\n\t"
    "mul v27.16b, v0.16b, v12.16b\n\t"
    "mul v28.16b, v0.16b, v15.16b\n\t"
    "mul v29.16b, v0.16b, v18.16b\n\t"
    "mla v21.16b, v1.16b, v4.16b\n\t"
    "mla v22.16b, v1.16b, v7.16b\n\t"
    "mla v23.16b, v1.16b, v10.16b\n\t"
    "mla v27.16b, v1.16b, v13.16b\n\t"
    "mla v28.16b, v1.16b, v16.16b\n\t"
    "mla v29.16b, v1.16b, v19.16b\n\t"
    "mla v21.16b, v2.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v2.16b, v8.16b\n\t"
    "mla v23.16b, v2.16b, v11.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v27.16b, v2.16b, v14.16b\n\t"
    "mla v28.16b, v2.16b, v17.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v29.16b, v2.16b, v20.16b\n\t"
    "mla v21.16b, v24.16b, v3.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x3]]\n\t"
    "mla v22.16b, v24.16b, v6.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]\n\t"
    "mla v23.16b, v24.16b, v9.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v24.16b, v0.16b\n\t"
    "mla v28.16b, v24.16b, v12.16b\n\t"
    "mla v29.16b, v24.16b, v15.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v21.16b, v25.16b, v4.16b\n\t"
    "mla v22.16b, v25.16b, v7.16b\n\t"
    "mla v23.16b, v25.16b, v10.16b\n\t"
    "mla v27.16b, v25.16b, v1.16b\n\t"
    "mla v28.16b, v25.16b, v13.16b\n\t"
    "mla v29.16b, v25.16b, v16.16b\n\t"
    "mla v21.16b, v26.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v26.16b, v8.16b\n\t"
    "mla v23.16b, v26.16b, v11.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v27.16b, v26.16b, v2.16b\n\t"
    "mla v28.16b, v26.16b, v14.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v29.16b, v26.16b, v17.16b\n\t"
    "mla v21.16b, v18.16b, v3.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x3]]\n\t"
    "mla v22.16b, v18.16b, v6.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v23.16b, v18.16b, v0.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v18.16b, v24.16b\n\t"
    "mla v28.16b, v18.16b, v9.16b\n\t"
    "mla v29.16b, v18.16b, v12.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]\n\t"
    "mla v21.16b, v19.16b, v4.16b\n\t"
    "mla v22.16b, v19.16b, v7.16b\n\t"
    "mla v23.16b, v19.16b, v1.16b\n\t"
    "mla v27.16b, v19.16b, v25.16b\n\t"
    "mla v28.16b, v19.16b, v10.16b\n\t"
    "mla v29.16b, v19.16b, v13.16b\n\t"
    "mla v21.16b, v20.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v22.16b, v20.16b, v8.16b\n\t"
    "mla v23.16b, v20.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]\n\t"
    "mla v27.16b, v20.16b, v26.16b\n\t"
    "mla v28.16b, v20.16b, v11.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x2]]\n\t"
    "mla v29.16b, v20.16b, v14.16b\n\t"
    "mla v21.16b, v15.16b, v3.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x3]]\n\t"
    "mla v22.16b, v15.16b, v0.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]\n\t"
    "mla v23.16b, v15.16b, v24.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v27.16b, v15.16b, v18.16b\n\t"
    "mla v28.16b, v15.16b, v6.16b\n\t"
    "mla v29.16b, v15.16b, v9.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v21.16b, v16.16b, v4.16b\n\t"
    "mla v22.16b, v16.16b, v1.16b\n\t"
    "mla v23.16b, v16.16b, v25.16b\n\t"
    "mla v27.16b, v16.16b, v19.16b\n\t"
    "mla v28.16b, v16.16b, v7.16b\n\t"
    "mla v29.16b, v16.16b, v10.16b\n\t"
    "mla v21.16b, v17.16b, v5.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v22.16b, v17.16b, v2.16b\n\t"
    "mla v23.16b, v17.16b, v26.16b\n\t"
    "ld3r {v24.4s, v25.4s, v26.4s}, [%[x0]]\n\t"
    "mla v27.16b, v17.16b, v20.16b\n\t"
    "mla v28.16b, v17.16b, v8.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]\n\t"
    "mla v29.16b, v17.16b, v11.16b\n\t"
    "uadalp v12.8h, v21.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]\n\t"
    "uadalp v13.8h, v22.16b\n\t"
    "uadalp v14.8h, v23.16b\n\t"
    "ld3r {v21.4s, v22.4s, v23.4s}, [%[x3]]\n\t"
    "uadalp v15.8h, v27.16b\n\t"
    "mul v24.16b, v3.16b, v24.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mul v27.16b, v3.16b, v0.16b\n\t"
    "mul v30.16b, v3.16b, v6.16b\n\t"
    "ld3r {v16.4s, v17.4s, v18.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]\n\t"
    "mul v21.16b, v3.16b, v21.16b\n\t"
    "mul v31.16b, v3.16b, v9.16b\n\t"
    "mul v0.16b, v3.16b, v16.16b\n\t"
    "ld1 {v19.16b, v20.16b}, [%[to1]]\n\t"
    "mla v24.16b, v4.16b, v25.16b\n\t"
    "mla v27.16b, v4.16b, v1.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]\n\t"
    "mla v30.16b, v4.16b, v7.16b\n\t"
    "mla v21.16b, v4.16b, v22.16b\n\t"
    "mla v31.16b, v4.16b, v10.16b\n\t"
    "uadalp v19.8h, v28.16b\n\t"
    "uadalp v20.8h, v29.16b\n\t"
    "mla v0.16b, v4.16b, v17.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x0]]\n\t"
    "mla v24.16b, v5.16b, v26.16b\n\t"
    "mla v27.16b, v5.16b, v2.16b\n\t"
    "ld3r {v1.4s, v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v30.16b, v5.16b, v8.16b\n\t"
    "mla v21.16b, v5.16b, v23.16b\n\t"
    "st1 {v19.16b, v20.16b}, [%[to1]]\n\t"
    "mla v31.16b, v5.16b, v11.16b\n\t"
    "mla v0.16b, v5.16b, v18.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x2]]\n\t"
    "mla v24.16b, v12.16b, v15.16b\n\t"
    "mla v27.16b, v12.16b, v1.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x3]]\n\t"
    "ld3r {v7.4s, v8.4s, v9.4s}, [%[x4]]\n\t"
    "mla v30.16b, v12.16b, v18.16b\n\t"
    "mla v24.16b, v13.16b, v16.16b\n\t"
    "mla v21.16b, v12.16b, v4.16b\n\t"
    "mla v27.16b, v13.16b, v2.16b\n\t"
    "mla v31.16b, v12.16b, v7.16b\n\t"
    "mla v30.16b, v13.16b, v19.16b\n\t"
    "mla v24.16b, v14.16b, v17.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v0.16b, v12.16b, v15.16b\n\t"
    "mla v21.16b, v13.16b, v5.16b\n\t"
    "mla v31.16b, v13.16b, v8.16b\n\t"
    "ld1 {v10.16b, v11.16b, v12.16b}, [%[w0]]\n\t"
    "mla v27.16b, v14.16b, v3.16b\n\t"
    "mla v30.16b, v14.16b, v20.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]\n\t"
    "mla v0.16b, v13.16b, v16.16b\n\t"
    "mla v21.16b, v14.16b, v6.16b\n\t"
    "ld3r {v1.4s, v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v31.16b, v14.16b, v9.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x2]]\n\t"
    "mla v24.16b, v10.16b, v18.16b\n\t"
    "ld3r {v7.4s, v8.4s, v9.4s}, [%[x3]]\n\t"
    "mla v0.16b, v14.16b, v17.16b\n\t"
    "mla v27.16b, v10.16b, v1.16b\n\t"
    "ld3r {v13.4s, v14.4s, v15.4s}, [%[x4]]\n\t"
    "mla v30.16b, v10.16b, v4.16b\n\t"
    "ld3r {v16.4s, v17.4s, v18.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v21.16b, v10.16b, v7.16b\n\t"
    "mla v31.16b, v10.16b, v13.16b\n\t"
    "mla v0.16b, v10.16b, v16.16b\n\t"
    "mla v24.16b, v11.16b, v19.16b\n\t"
    "mla v27.16b, v11.16b, v2.16b\n\t"
    "mla v30.16b, v11.16b, v5.16b\n\t"
    "mla v21.16b, v11.16b, v8.16b\n\t"
    "mla v31.16b, v11.16b, v14.16b\n\t"
    "mla v0.16b, v11.16b, v17.16b\n\t"
    "mla v24.16b, v12.16b, v20.16b\n\t"
    "mla v27.16b, v12.16b, v3.16b\n\t"
    "ld1 {v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "mla v30.16b, v12.16b, v6.16b\n\t"
    "mla v21.16b, v12.16b, v9.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x0]]\n\t"
    "mla v31.16b, v12.16b, v15.16b\n\t"
    "mla v0.16b, v12.16b, v18.16b\n\t"
    "ld3r {v7.4s, v8.4s, v9.4s}, [%[x1]]\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x2]]\n\t"
    "mla v24.16b, v1.16b, v4.16b\n\t"
    "ld3r {v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "mla v27.16b, v1.16b, v7.16b\n\t"
    "ld3r {v16.4s, v17.4s, v18.4s}, [%[x4]]\n\t"
    "mla v30.16b, v1.16b, v10.16b\n\t"
    "mla v21.16b, v1.16b, v13.16b\n\t"
    "mla v24.16b, v2.16b, v5.16b\n\t"
    "mla v31.16b, v1.16b, v16.16b\n\t"
    "mla v27.16b, v2.16b, v8.16b\n\t"
    "mla v30.16b, v2.16b, v11.16b\n\t"
    "mla v21.16b, v2.16b, v14.16b\n\t"
    "mla v24.16b, v3.16b, v6.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v31.16b, v2.16b, v17.16b\n\t"
    "mla v27.16b, v3.16b, v9.16b\n\t"
    "mla v30.16b, v3.16b, v12.16b\n\t"
    "ld3r {v8.4s, v9.4s, v10.4s}, [%[x5]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "mla v0.16b, v1.16b, v8.16b\n\t"
    "mla v21.16b, v3.16b, v15.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "mla v31.16b, v3.16b, v18.16b\n\t"
    "uadalp v4.8h, v24.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "uadalp v5.8h, v27.16b\n\t"
    "uadalp v6.8h, v30.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]\n\t"
    "mla v0.16b, v2.16b, v9.16b\n\t"
    "uadalp v7.8h, v21.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[to1]]\n\t"
    "mla v0.16b, v3.16b, v10.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "uadalp v21.8h, v31.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "uadalp v22.8h, v0.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "st1 {v21.16b, v22.16b}, [%[to1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// e51e185024f4
/* 24 steps per round, 2 x added to what is kept; 296 instructions, 328 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "1:\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "mul v18.16b, v0.16b, v3.16b\n\t"
    "mul v19.16b, v0.16b, v6.16b\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x5]]\n\t"
    "mul v23.16b, v0.16b, v9.16b\n\t"
    "mul v24.16b, v0.16b, v12.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x6]]\n\t"
    "mul v15.16b, v0.16b, v15.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x7]]\n\t"
    "mla v18.16b, v1.16b, v4.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v19.16b, v1.16b, v7.16b\n\t"
    "mla v23.16b, v1.16b, v10.16b\n\t"
    "mla v24.16b, v1.16b, v13.16b\n\t"
    "mla v18.16b, v2.16b, v5.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]\n\t"
    "mul v20.16b, v0.16b, v20.16b\n\t"
    "mul v25.16b, v0.16b, v25.16b\n\t"
    "mla v19.16b, v2.16b, v8.16b\n\t"
    "mla v23.16b, v2.16b, v11.16b\n\t"
    "mla v24.16b, v2.16b, v14.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mul v28.16b, v0.16b, v28.16b\n\t"
    "mla v15.16b, v1.16b, v16.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v20.16b, v1.16b, v21.16b\n\t"
    "mla v25.16b, v1.16b, v26.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]\n\t"
    "mla v18.16b, v3.16b, v6.16b\n\t"
    "mla v28.16b, v1.16b, v29.16b\n\t"
    "mla v15.16b, v2.16b, v17.16b\n\t"
    "mla v20.16b, v2.16b, v22.16b\n\t"
    "mla v25.16b, v2.16b, v27.16b\n\t"
    "mla v19.16b, v3.16b, v9.16b\n\t"
    "mla v23.16b, v3.16b, v12.16b\n\t"
    "mla v28.16b, v2.16b, v30.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]\n\t"
    "mla v18.16b, v4.16b, v7.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x4]]\n\t"
    "mla v19.16b, v4.16b, v10.16b\n\t"
    "mla v23.16b, v4.16b, v13.16b\n\t"
    "mla v24.16b, v3.16b, v29.16b\n\t"
    "mla v18.16b, v5.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x5]]\n\t"
    "mla v15.16b, v3.16b, v0.16b\n\t"
    "mla v19.16b, v5.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x6]]\n\t"
    "mla v23.16b, v5.16b, v14.16b\n\t"
    "mla v24.16b, v4.16b, v30.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v24.16b, v5.16b, v31.16b\n\t"
    "mla v20.16b, v3.16b, v6.16b\n\t"
    "mla v25.16b, v3.16b, v9.16b\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\n\t"
    "mla v28.16b, v3.16b, v12.16b\n\t"
    "mla v15.16b, v4.16b, v1.16b\n\t"
    "mla v20.16b, v4.16b, v7.16b\n\t"
    "mla v25.16b, v4.16b, v10.16b\n\t"
    "mla v28.16b, v4.16b, v13.16b\n\t"
    "mla v15.16b, v5.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v20.16b, v5.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v25.16b, v5.16b, v11.16b\n\t"
    "mla v28.16b, v5.16b, v14.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]\n\t"
    "mla v18.16b, v29.16b, v0.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]\n\t"
    "mla v19.16b, v29.16b, v6.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]\n\t"
    "mla v23.16b, v29.16b, v3.16b\n\t"
    "mla v18.16b, v30.16b, v1.16b\n\t"
    "mla v24.16b, v29.16b, v9.16b\n\t"
    "mla v19.16b, v30.16b, v7.16b\n\t"
    "mla v15.16b, v29.16b, v12.16b\n\t"
    "mla v23.16b, v30.16b, v4.16b\n\t"
    "mla v18.16b, v31.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x5]]\n\t"
    "mla v24.16b, v30.16b, v10.16b\n\t"
    "mla v19.16b, v31.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x6]]\n\t"
    "mla v15.16b, v30.16b, v13.16b\n\t"
    "mla v23.16b, v31.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v24.16b, v31.16b, v11.16b\n\t"
    "mla v20.16b, v29.16b, v0.16b\n\t"
    "mla v25.16b, v29.16b, v6.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w0]]\n\t"
    "mla v28.16b, v29.16b, v3.16b\n\t"
    "mla v15.16b, v31.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v20.16b, v30.16b, v1.16b\n\t"
    "mla v25.16b, v30.16b, v7.16b\n\t"
    "mla v28.16b, v30.16b, v4.16b\n\t"
    "mla v18.16b, v9.16b, v12.16b\n\t"
    "mla v20.16b, v31.16b, v2.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v25.16b, v31.16b, v8.16b\n\t"
    "mla v28.16b, v31.16b, v5.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x1]]\n\t"
    "mla v18.16b, v10.16b, v13.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x2]]\n\t"
    "mla v19.16b, v9.16b, v29.16b\n\t"
    "mla v18.16b, v11.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "mla v23.16b, v9.16b, v4.16b\n\t"
    "mla v19.16b, v10.16b, v30.16b\n\t"
    "mla v24.16b, v9.16b, v12.16b\n\t"
    "mla v23.16b, v10.16b, v5.16b\n\t"
    "uadalp v0.8h, v18.16b\n\t"
    "ld3r {v16.4s, v17.4s, v18.4s}, [%[x4]]\n\t"
    "mla v19.16b, v11.16b, v31.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x5]]\n\t"
    "mla v24.16b, v10.16b, v13.16b\n\t"
    "mla v23.16b, v11.16b, v6.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x6]]\n\t"
    "mla v15.16b, v9.16b, v16.16b\n\t"
    "uadalp v1.8h, v19.16b\n\t"
    "mla v24.16b, v11.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]\n\t"
    "uadalp v2.8h, v23.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "uadalp v3.8h, v24.16b\n\t"
    "mla v20.16b, v9.16b, v29.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]\n\t"
    "mla v25.16b, v9.16b, v4.16b\n\t"
    "mla v28.16b, v9.16b, v12.16b\n\t"
    "mla v15.16b, v10.16b, v17.16b\n\t"
    "ld1 {v7.16b, v8.16b, v9.16b}, [%[w0]]\n\t"
    "mla v20.16b, v10.16b, v30.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v25.16b, v10.16b, v5.16b\n\t"
    "mla v28.16b, v10.16b, v13.16b\n\t"
    "mla v15.16b, v11.16b, v18.16b\n\t"
    "ld3r {v16.4s, v17.4s, v18.4s}, [%[x0]]\n\t"
    "mla v20.16b, v11.16b, v31.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x1]]\n\t"
    "mla v25.16b, v11.16b, v6.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v28.16b, v11.16b, v14.16b\n\t"
    "uadalp v21.8h, v15.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]\n\t"
    "mul v19.16b, v7.16b, v16.16b\n\t"
    "uadalp v22.8h, v20.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x4]]\n\t"
    "mul v20.16b, v7.16b, v29.16b\n\t"
    "uadalp v23.8h, v25.16b\n\t"
    "uadalp v24.8h, v28.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x5]]\n\t"
    "mul v15.16b, v7.16b, v0.16b\n\t"
    "mul v16.16b, v7.16b, v3.16b\n\t"
    "mla v19.16b, v8.16b, v17.16b\n\t"
    "mla v20.16b, v8.16b, v30.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x6]]\n\t"
    "mul v17.16b, v7.16b, v10.16b\n\t"
    "mul v25.16b, v7.16b, v25.16b\n\t"
    "st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]\n\t"
    "mla v15.16b, v8.16b, v1.16b\n\t"
    "mla v16.16b, v8.16b, v4.16b\n\t"
    "mla v19.16b, v9.16b, v18.16b\n\t"
    "ld3r {v21.4s, v22.4s, v23.4s}, [%[x7]]\n\t"
    "mla v20.16b, v9.16b, v31.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v15.16b, v9.16b, v2.16b\n\t"
    "mla v16.16b, v9.16b, v5.16b\n\t"
    "mul v18.16b, v7.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mul v21.16b, v7.16b, v21.16b\n\t"
    "mla v17.16b, v8.16b, v11.16b\n\t"
    "mla v25.16b, v8.16b, v26.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v18.16b, v8.16b, v29.16b\n\t"
    "mla v21.16b, v8.16b, v22.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v17.16b, v9.16b, v12.16b\n\t"
    "mla v25.16b, v9.16b, v27.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x2]]\n\t"
    "mla v19.16b, v0.16b, v3.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x3]]\n\t"
    "mla v18.16b, v9.16b, v30.16b\n\t"
    "mla v21.16b, v9.16b, v23.16b\n\t"
    "ld3r {v22.4s, v23.4s, v24.4s}, [%[x4]]\n\t"
    "mla v20.16b, v0.16b, v6.16b\n\t"
    "mla v15.16b, v0.16b, v26.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x5]]\n\t"
    "mla v19.16b, v1.16b, v4.16b\n\t"
    "mla v16.16b, v0.16b, v10.16b\n\t"
    "mla v17.16b, v0.16b, v22.16b\n\t"
    "mla v20.16b, v1.16b, v7.16b\n\t"
    "mla v15.16b, v1.16b, v27.16b\n\t"
    "mla v19.16b, v2.16b, v5.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x6]]\n\t"
    "mla v16.16b, v1.16b, v11.16b\n\t"
    "mla v25.16b, v0.16b, v29.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v20.16b, v2.16b, v8.16b\n\t"
    "mla v15.16b, v2.16b, v28.16b\n\t"
    "mla v16.16b, v2.16b, v12.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]\n\t"
    "mla v18.16b, v0.16b, v3.16b\n\t"
    "mla v21.16b, v0.16b, v9.16b\n\t"
    "mla v17.16b, v1.16b, v23.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v25.16b, v1.16b, v30.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v18.16b, v1.16b, v4.16b\n\t"
    "mla v21.16b, v1.16b, v10.16b\n\t"
    "mla v17.16b, v2.16b, v24.16b\n\t"
    "ld3r {v22.4s, v23.4s, v24.4s}, [%[x2]]\n\t"
    "mla v25.16b, v2.16b, v31.16b\n\t"
    "mla v19.16b, v26.16b, v12.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]\n\t"
    "mla v20.16b, v26.16b, v6.16b\n\t"
    "mla v18.16b, v2.16b, v5.16b\n\t"
    "mla v21.16b, v2.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v15.16b, v26.16b, v22.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x5]]\n\t"
    "mla v16.16b, v26.16b, v29.16b\n\t"
    "mla v19.16b, v27.16b, v13.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x6]]\n\t"
    "mla v20.16b, v27.16b, v7.16b\n\t"
    "mla v17.16b, v26.16b, v9.16b\n\t"
    "mla v15.16b, v27.16b, v23.16b\n\t"
    "mla v25.16b, v26.16b, v0.16b\n\t"
    "mla v16.16b, v27.16b, v30.16b\n\t"
    "mla v19.16b, v28.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]\n\t"
    "mla v20.16b, v28.16b, v8.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[x6], %[x6], #12\n\t"
    "add %[x7], %[x7], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mla v15.16b, v28.16b, v24.16b\n\t"
    "mla v16.16b, v28.16b, v31.16b\n\t"
    "mla v18.16b, v26.16b, v3.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]\n\t"
    "mla v21.16b, v26.16b, v12.16b\n\t"
    "mla v17.16b, v27.16b, v10.16b\n\t"
    "mla v25.16b, v27.16b, v1.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v18.16b, v27.16b, v4.16b\n\t"
    "mla v21.16b, v27.16b, v13.16b\n\t"
    "mla v17.16b, v28.16b, v11.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[to0]]\n\t"
    "mla v25.16b, v28.16b, v2.16b\n\t"
    "mla v19.16b, v22.16b, v29.16b\n\t"
    "mla v20.16b, v22.16b, v6.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "mla v18.16b, v28.16b, v5.16b\n\t"
    "mla v21.16b, v28.16b, v14.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x3]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x4]]\n\t"
    "mla v19.16b, v23.16b, v30.16b\n\t"
    "mla v15.16b, v22.16b, v0.16b\n\t"
    "mla v20.16b, v23.16b, v7.16b\n\t"
    "mla v16.16b, v22.16b, v26.16b\n\t"
    "mla v17.16b, v22.16b, v3.16b\n\t"
    "mla v19.16b, v24.16b, v31.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x5]]\n\t"
    "mla v15.16b, v23.16b, v1.16b\n\t"
    "mla v20.16b, v24.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x6]]\n\t"
    "mla v16.16b, v23.16b, v27.16b\n\t"
    "mla v17.16b, v23.16b, v4.16b\n\t"
    "uadalp v9.8h, v19.16b\n\t"
    "mla v15.16b, v24.16b, v2.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "uadalp v10.8h, v20.16b\n\t"
    "mla v16.16b, v24.16b, v28.16b\n\t"
    "mla v25.16b, v22.16b, v29.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x7]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[x6], %[x6], %[sx]\n\t"
    "add %[x7], %[x7], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "uadalp v11.8h, v15.16b\n\t"
    "uadalp v12.8h, v16.16b\n\t"
    "mla v18.16b, v22.16b, v6.16b\n\t"
    "mla v21.16b, v22.16b, v26.16b\n\t"
    "mla v25.16b, v23.16b, v30.16b\n\t"
    "mla v17.16b, v24.16b, v5.16b\n\t"
    "st1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[to0]]\n\t"
    "mla v18.16b, v23.16b, v7.16b\n\t"
    "mla v21.16b, v23.16b, v27.16b\n\t"
    "mla v25.16b, v24.16b, v31.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "uadalp v0.8h, v17.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "mla v18.16b, v24.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "mla v21.16b, v24.16b, v28.16b\n\t"
    "uadalp v1.8h, v25.16b\n\t"
    "uadalp v2.8h, v18.16b\n\t"
    "uadalp v3.8h, v21.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [x7] "+r"(x7), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 650860b72a1e
/* 24 steps per round, 2 x added to what is kept; 564 instructions, 611 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_2x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x2]]\n\t"
    "1:\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x3]]\n\t"
    "mul v12.16b, v0.16b, v4.16b\n\t"
    "mul v13.16b, v2.16b, v4.16b\n\t"
    "mul v14.16b, v0.16b, v6.16b\n\t"
    "mul v15.16b, v2.16b, v6.16b\n\t"
    "mul v16.16b, v0.16b, v8.16b\n\t"
    "mul v17.16b, v2.16b, v8.16b\n\t"
    "mla v12.16b, v1.16b, v5.16b\n\t"
    "mla v13.16b, v3.16b, v5.16b\n\t"
    "mla v14.16b, v1.16b, v7.16b\n\t"
    "mla v15.16b, v3.16b, v7.16b\n\t"
    "mla v16.16b, v1.16b, v9.16b\n\t"
    "mla v17.16b, v3.16b, v9.16b\n\t"
    "mul v18.16b, v0.16b, v10.16b\n\t"
    "mul v10.16b, v2.16b, v10.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x4]]\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x5]]\n\t"
    "ld2r {v23.4s, v24.4s}, [%[x6]]\n\t"
    "ld2r {v25.4s, v26.4s}, [%[x7]]\n\t"
    "mla v18.16b, v1.16b, v11.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mul v27.16b, v0.16b, v19.16b\n\t"
    "mul v19.16b, v2.16b, v19.16b\n\t"
    "mul v28.16b, v0.16b, v21.16b\n\t"
    "mul v21.16b, v2.16b, v21.16b\n\t"
    "mla v10.16b, v3.16b, v11.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mul v11.16b, v0.16b, v23.16b\n\t"
    "mla v27.16b, v1.16b, v20.16b\n\t"
    "mla v19.16b, v3.16b, v20.16b\n\t"
    "mla v28.16b, v1.16b, v22.16b\n\t"
    "mla v21.16b, v3.16b, v22.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "mul v20.16b, v2.16b, v23.16b\n\t"
    "mul v31.16b, v0.16b, v25.16b\n\t"
    "mul v25.16b, v2.16b, v25.16b\n\t"
    "mla v11.16b, v1.16b, v24.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x0]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "mla v20.16b, v3.16b, v24.16b\n\t"
    "mla v31.16b, v1.16b, v26.16b\n\t"
    "mla v25.16b, v3.16b, v26.16b\n\t"
    "mla v12.16b, v29.16b, v22.16b\n\t"
    "mla v13.16b, v4.16b, v22.16b\n\t"
    "mla v14.16b, v29.16b, v6.16b\n\t"
    "mla v15.16b, v4.16b, v6.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x2]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x3]]\n\t"
    "mla v12.16b, v30.16b, v23.16b\n\t"
    "mla v13.16b, v5.16b, v23.16b\n\t"
    "mla v14.16b, v30.16b, v7.16b\n\t"
    "mla v16.16b, v29.16b, v8.16b\n\t"
    "mla v17.16b, v4.16b, v8.16b\n\t"
    "mla v15.16b, v5.16b, v7.16b\n\t"
    "mla v18.16b, v29.16b, v0.16b\n\t"
    "mla v10.16b, v4.16b, v0.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x4]]\n\t"
    "mla v16.16b, v30.16b, v9.16b\n\t"
    "mla v17.16b, v5.16b, v9.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x5]]\n\t"
    "mla v18.16b, v30.16b, v1.16b\n\t"
    "mla v27.16b, v29.16b, v22.16b\n\t"
    "mla v19.16b, v4.16b, v22.16b\n\t"
    "mla v10.16b, v5.16b, v1.16b\n\t"
    "mla v28.16b, v29.16b, v2.16b\n\t"
    "mla v21.16b, v4.16b, v2.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x6]]\n\t"
    "mla v27.16b, v30.16b, v23.16b\n\t"
    "mla v19.16b, v5.16b, v23.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x7]]\n\t"
    "mla v28.16b, v30.16b, v3.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v21.16b, v5.16b, v3.16b\n\t"
    "mla v11.16b, v29.16b, v0.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w0]]\n\t"
    "mla v20.16b, v4.16b, v0.16b\n\t"
    "mla v31.16b, v29.16b, v22.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v25.16b, v4.16b, v22.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "mla v11.16b, v30.16b, v1.16b\n\t"
    "mla v20.16b, v5.16b, v1.16b\n\t"
    "mla v31.16b, v30.16b, v23.16b\n\t"
    "mla v25.16b, v5.16b, v23.16b\n\t"
    "mla v12.16b, v2.16b, v8.16b\n\t"
    "mla v13.16b, v6.16b, v8.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x1]]\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x2]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x3]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x4]]\n\t"
    "mla v12.16b, v3.16b, v9.16b\n\t"
    "mla v14.16b, v2.16b, v29.16b\n\t"
    "mla v15.16b, v6.16b, v29.16b\n\t"
    "mla v16.16b, v2.16b, v22.16b\n\t"
    "mla v17.16b, v6.16b, v22.16b\n\t"
    "mla v13.16b, v7.16b, v9.16b\n\t"
    "mla v18.16b, v2.16b, v0.16b\n\t"
    "mla v14.16b, v3.16b, v30.16b\n\t"
    "mla v15.16b, v7.16b, v30.16b\n\t"
    "mla v16.16b, v3.16b, v23.16b\n\t"
    "mla v17.16b, v7.16b, v23.16b\n\t"
    "mla v10.16b, v6.16b, v0.16b\n\t"
    "mla v27.16b, v2.16b, v4.16b\n\t"
    "mla v19.16b, v6.16b, v4.16b\n\t"
    "mla v18.16b, v3.16b, v1.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x5]]\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x6]]\n\t"
    "mla v10.16b, v7.16b, v1.16b\n\t"
    "mla v27.16b, v3.16b, v5.16b\n\t"
    "mla v19.16b, v7.16b, v5.16b\n\t"
    "mla v28.16b, v2.16b, v29.16b\n\t"
    "mla v21.16b, v6.16b, v29.16b\n\t"
    "mla v11.16b, v2.16b, v22.16b\n\t"
    "mla v20.16b, v6.16b, v22.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v28.16b, v3.16b, v30.16b\n\t"
    "mla v21.16b, v7.16b, v30.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v31.16b, v2.16b, v0.16b\n\t"
    "mla v25.16b, v6.16b, v0.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w1]]\n\t"
    "mla v11.16b, v3.16b, v23.16b\n\t"
    "mla v20.16b, v7.16b, v23.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "mla v31.16b, v3.16b, v1.16b\n\t"
    "mla v25.16b, v7.16b, v1.16b\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v12.16b, v29.16b, v22.16b\n\t"
    "mla v13.16b, v8.16b, v22.16b\n\t"
    "mla v14.16b, v29.16b, v4.16b\n\t"
    "mla v15.16b, v8.16b, v4.16b\n\t"
    "mla v16.16b, v29.16b, v6.16b\n\t"
    "mla v17.16b, v8.16b, v6.16b\n\t"
    "mla v12.16b, v30.16b, v23.16b\n\t"
    "mla v13.16b, v9.16b, v23.16b\n\t"
    "mla v14.16b, v30.16b, v5.16b\n\t"
    "mla v15.16b, v9.16b, v5.16b\n\t"
    "mla v16.16b, v30.16b, v7.16b\n\t"
    "mla v17.16b, v9.16b, v7.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x3]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x4]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x5]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x6]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x7]]\n\t"
    "mla v18.16b, v29.16b, v22.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v10.16b, v8.16b, v22.16b\n\t"
    "mla v27.16b, v29.16b, v0.16b\n\t"
    "mla v19.16b, v8.16b, v0.16b\n\t"
    "mla v28.16b, v29.16b, v2.16b\n\t"
    "mla v21.16b, v8.16b, v2.16b\n\t"
    "mla v18.16b, v30.16b, v23.16b\n\t"
    "mla v10.16b, v9.16b, v23.16b\n\t"
    "mla v27.16b, v30.16b, v1.16b\n\t"
    "mla v19.16b, v9.16b, v1.16b\n\t"
    "mla v28.16b, v30.16b, v3.16b\n\t"
    "mla v21.16b, v9.16b, v3.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w0]]\n\t"
    "mla v11.16b, v29.16b, v4.16b\n\t"
    "mla v20.16b, v8.16b, v4.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w1]]\n\t"
    "mla v31.16b, v29.16b, v6.16b\n\t"
    "mla v25.16b, v8.16b, v6.16b\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "mla v11.16b, v30.16b, v5.16b\n\t"
    "mla v20.16b, v9.16b, v5.16b\n\t"
    "mla v31.16b, v30.16b, v7.16b\n\t"
    "mla v25.16b, v9.16b, v7.16b\n\t"
    "mla v12.16b, v22.16b, v2.16b\n\t"
    "mla v13.16b, v0.16b, v2.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x1]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x2]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x4]]\n\t"
    "mla v12.16b, v23.16b, v3.16b\n\t"
    "mla v14.16b, v22.16b, v29.16b\n\t"
    "mla v15.16b, v0.16b, v29.16b\n\t"
    "mla v16.16b, v22.16b, v4.16b\n\t"
    "mla v17.16b, v0.16b, v4.16b\n\t"
    "mla v13.16b, v1.16b, v3.16b\n\t"
    "mla v18.16b, v22.16b, v6.16b\n\t"
    "mla v14.16b, v23.16b, v30.16b\n\t"
    "mla v15.16b, v1.16b, v30.16b\n\t"
    "mla v16.16b, v23.16b, v5.16b\n\t"
    "mla v17.16b, v1.16b, v5.16b\n\t"
    "mla v10.16b, v0.16b, v6.16b\n\t"
    "mla v27.16b, v22.16b, v8.16b\n\t"
    "mla v19.16b, v0.16b, v8.16b\n\t"
    "mla v18.16b, v23.16b, v7.16b\n\t"
    "ld2r {v29.4s, v30.4s}, [%[x5]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x6]]\n\t"
    "mla v10.16b, v1.16b, v7.16b\n\t"
    "mla v27.16b, v23.16b, v9.16b\n\t"
    "mla v19.16b, v1.16b, v9.16b\n\t"
    "mla v28.16b, v22.16b, v29.16b\n\t"
    "mla v21.16b, v0.16b, v29.16b\n\t"
    "mla v11.16b, v22.16b, v2.16b\n\t"
    "mla v20.16b, v0.16b, v2.16b\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v28.16b, v23.16b, v30.16b\n\t"
    "mla v21.16b, v1.16b, v30.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v31.16b, v22.16b, v4.16b\n\t"
    "mla v25.16b, v0.16b, v4.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v11.16b, v23.16b, v3.16b\n\t"
    "mla v20.16b, v1.16b, v3.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v31.16b, v23.16b, v5.16b\n\t"
    "mla v25.16b, v1.16b, v5.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x2]]\n\t"
    "mla v12.16b, v29.16b, v8.16b\n\t"
    "mla v13.16b, v6.16b, v8.16b\n\t"
    "mla v14.16b, v29.16b, v2.16b\n\t"
    "mla v15.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v29.16b, v22.16b\n\t"
    "mla v17.16b, v6.16b, v22.16b\n\t"
    "mla v12.16b, v30.16b, v9.16b\n\t"
    "mla v13.16b, v7.16b, v9.16b\n\t"
    "mla v14.16b, v30.16b, v3.16b\n\t"
    "mla v15.16b, v7.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v16.16b, v30.16b, v23.16b\n\t"
    "mla v17.16b, v7.16b, v23.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x3]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x4]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x5]]\n\t"
    "uadalp v0.8h, v12.16b\n\t"
    "uadalp v1.8h, v13.16b\n\t"
    "uadalp v2.8h, v14.16b\n\t"
    "uadalp v3.8h, v15.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to1]]\n\t"
    "mla v18.16b, v29.16b, v22.16b\n\t"
    "mla v10.16b, v6.16b, v22.16b\n\t"
    "mla v27.16b, v29.16b, v4.16b\n\t"
    "mla v19.16b, v6.16b, v4.16b\n\t"
    "mla v28.16b, v29.16b, v8.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v21.16b, v6.16b, v8.16b\n\t"
    "mla v18.16b, v30.16b, v23.16b\n\t"
    "mla v10.16b, v7.16b, v23.16b\n\t"
    "mla v27.16b, v30.16b, v5.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mla v19.16b, v7.16b, v5.16b\n\t"
    "mla v28.16b, v30.16b, v9.16b\n\t"
    "mla v21.16b, v7.16b, v9.16b\n\t"
    "uadalp v12.8h, v16.16b\n\t"
    "uadalp v13.8h, v17.16b\n\t"
    "uadalp v14.8h, v18.16b\n\t"
    "uadalp v15.8h, v10.16b\n\t"
    "uadalp v0.8h, v27.16b\n\t"
    "uadalp v1.8h, v19.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to3]]\n\t"
    "uadalp v2.8h, v28.16b\n\t"
    "uadalp v3.8h, v21.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x6]]\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to1]]\n\t"
    "mla v11.16b, v29.16b, v26.16b\n\t"
    "mla v20.16b, v6.16b, v26.16b\n\t"
    "mla v31.16b, v29.16b, v21.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mla v25.16b, v6.16b, v21.16b\n\t"
    "mla v11.16b, v30.16b, v27.16b\n\t"
    "ld1 {v23.16b, v24.16b}, [%[w0]]\n\t"
    "mla v20.16b, v7.16b, v27.16b\n\t"
    "mla v31.16b, v30.16b, v22.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[w1]]\n\t"
    "mla v25.16b, v7.16b, v22.16b\n\t"
    "ld2r {v14.4s, v15.4s}, [%[x0]]\n\t"
    "uadalp v16.8h, v11.16b\n\t"
    "uadalp v17.8h, v20.16b\n\t"
    "uadalp v18.8h, v31.16b\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x1]]\n\t"
    "uadalp v19.8h, v25.16b\n\t"
    "mul v20.16b, v23.16b, v14.16b\n\t"
    "mul v14.16b, v12.16b, v14.16b\n\t"
    "ld2r {v21.4s, v22.4s}, [%[x2]]\n\t"
    "mul v25.16b, v23.16b, v10.16b\n\t"
    "mul v10.16b, v12.16b, v10.16b\n\t"
    "st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to3]]\n\t"
    "mla v20.16b, v24.16b, v15.16b\n\t"
    "mul v16.16b, v23.16b, v21.16b\n\t"
    "mul v21.16b, v12.16b, v21.16b\n\t"
    "mla v14.16b, v13.16b, v15.16b\n\t"
    "mla v25.16b, v24.16b, v11.16b\n\t"
    "mla v10.16b, v13.16b, v11.16b\n\t"
    "ld2r {v17.4s, v18.4s}, [%[x3]]\n\t"
    "mla v16.16b, v24.16b, v22.16b\n\t"
    "mla v21.16b, v13.16b, v22.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x4]]\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x5]]\n\t"
    "mul v11.16b, v23.16b, v17.16b\n\t"
    "mul v15.16b, v12.16b, v17.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x6]]\n\t"
    "mul v17.16b, v23.16b, v26.16b\n\t"
    "mul v19.16b, v12.16b, v26.16b\n\t"
    "mul v22.16b, v23.16b, v28.16b\n\t"
    "mul v26.16b, v12.16b, v28.16b\n\t"
    "mla v11.16b, v24.16b, v18.16b\n\t"
    "mla v15.16b, v13.16b, v18.16b\n\t"
    "mla v17.16b, v24.16b, v27.16b\n\t"
    "mla v19.16b, v13.16b, v27.16b\n\t"
    "mla v22.16b, v24.16b, v29.16b\n\t"
    "mla v26.16b, v13.16b, v29.16b\n\t"
    "mul v18.16b, v23.16b, v30.16b\n\t"
    "mul v27.16b, v12.16b, v30.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mul v23.16b, v23.16b, v28.16b\n\t"
    "mul v12.16b, v12.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "mla v18.16b, v24.16b, v31.16b\n\t"
    "mla v27.16b, v13.16b, v31.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w1]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x0]]\n\t"
    "mla v23.16b, v24.16b, v29.16b\n\t"
    "mla v12.16b, v13.16b, v29.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x1]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x2]]\n\t"
    "mla v20.16b, v0.16b, v2.16b\n\t"
    "mla v14.16b, v30.16b, v2.16b\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "mla v25.16b, v0.16b, v28.16b\n\t"
    "mla v10.16b, v30.16b, v28.16b\n\t"
    "mla v16.16b, v0.16b, v4.16b\n\t"
    "mla v21.16b, v30.16b, v4.16b\n\t"
    "mla v20.16b, v1.16b, v3.16b\n\t"
    "mla v14.16b, v31.16b, v3.16b\n\t"
    "mla v25.16b, v1.16b, v29.16b\n\t"
    "mla v10.16b, v31.16b, v29.16b\n\t"
    "mla v16.16b, v1.16b, v5.16b\n\t"
    "mla v21.16b, v31.16b, v5.16b\n\t"
    "mla v11.16b, v0.16b, v6.16b\n\t"
    "mla v15.16b, v30.16b, v6.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x4]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x5]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x6]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x7]]\n\t"
    "mla v11.16b, v1.16b, v7.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v17.16b, v0.16b, v28.16b\n\t"
    "mla v19.16b, v30.16b, v28.16b\n\t"
    "mla v22.16b, v0.16b, v8.16b\n\t"
    "mla v26.16b, v30.16b, v8.16b\n\t"
    "mla v15.16b, v31.16b, v7.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w0]]\n\t"
    "mla v18.16b, v0.16b, v2.16b\n\t"
    "mla v17.16b, v1.16b, v29.16b\n\t"
    "mla v19.16b, v31.16b, v29.16b\n\t"
    "mla v22.16b, v1.16b, v9.16b\n\t"
    "mla v26.16b, v31.16b, v9.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[w1]]\n\t"
    "mla v27.16b, v30.16b, v2.16b\n\t"
    "mla v23.16b, v0.16b, v4.16b\n\t"
    "mla v12.16b, v30.16b, v4.16b\n\t"
    "mla v18.16b, v1.16b, v3.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "mla v27.16b, v31.16b, v3.16b\n\t"
    "mla v23.16b, v1.16b, v5.16b\n\t"
    "mla v12.16b, v31.16b, v5.16b\n\t"
    "mla v20.16b, v6.16b, v8.16b\n\t"
    "mla v14.16b, v28.16b, v8.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x2]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x3]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x4]]\n\t"
    "mla v20.16b, v7.16b, v9.16b\n\t"
    "mla v25.16b, v6.16b, v30.16b\n\t"
    "mla v10.16b, v28.16b, v30.16b\n\t"
    "mla v16.16b, v6.16b, v0.16b\n\t"
    "mla v21.16b, v28.16b, v0.16b\n\t"
    "mla v14.16b, v29.16b, v9.16b\n\t"
    "mla v11.16b, v6.16b, v2.16b\n\t"
    "mla v25.16b, v7.16b, v31.16b\n\t"
    "mla v10.16b, v29.16b, v31.16b\n\t"
    "mla v16.16b, v7.16b, v1.16b\n\t"
    "mla v21.16b, v29.16b, v1.16b\n\t"
    "mla v15.16b, v28.16b, v2.16b\n\t"
    "mla v17.16b, v6.16b, v4.16b\n\t"
    "mla v19.16b, v28.16b, v4.16b\n\t"
    "mla v11.16b, v7.16b, v3.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x5]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x6]]\n\t"
    "mla v15.16b, v29.16b, v3.16b\n\t"
    "mla v17.16b, v7.16b, v5.16b\n\t"
    "mla v19.16b, v29.16b, v5.16b\n\t"
    "mla v22.16b, v6.16b, v30.16b\n\t"
    "mla v26.16b, v28.16b, v30.16b\n\t"
    "mla v18.16b, v6.16b, v8.16b\n\t"
    "mla v27.16b, v28.16b, v8.16b\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v22.16b, v7.16b, v31.16b\n\t"
    "mla v26.16b, v29.16b, v31.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w0]]\n\t"
    "mla v23.16b, v6.16b, v0.16b\n\t"
    "mla v12.16b, v28.16b, v0.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "mla v18.16b, v7.16b, v9.16b\n\t"
    "mla v27.16b, v29.16b, v9.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x1]]\n\t"
    "mla v23.16b, v7.16b, v1.16b\n\t"
    "mla v12.16b, v29.16b, v1.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x2]]\n\t"
    "mla v20.16b, v30.16b, v8.16b\n\t"
    "mla v14.16b, v2.16b, v8.16b\n\t"
    "mla v25.16b, v30.16b, v4.16b\n\t"
    "mla v10.16b, v2.16b, v4.16b\n\t"
    "mla v16.16b, v30.16b, v28.16b\n\t"
    "mla v21.16b, v2.16b, v28.16b\n\t"
    "mla v20.16b, v31.16b, v9.16b\n\t"
    "mla v14.16b, v3.16b, v9.16b\n\t"
    "mla v25.16b, v31.16b, v5.16b\n\t"
    "mla v10.16b, v3.16b, v5.16b\n\t"
    "mla v16.16b, v31.16b, v29.16b\n\t"
    "mla v21.16b, v3.16b, v29.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x3]]\n\t"
    "ld2r {v0.4s, v1.4s}, [%[x4]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x5]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x6]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x7]]\n\t"
    "mla v11.16b, v30.16b, v28.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v15.16b, v2.16b, v28.16b\n\t"
    "mla v17.16b, v30.16b, v0.16b\n\t"
    "mla v19.16b, v2.16b, v0.16b\n\t"
    "mla v22.16b, v30.16b, v4.16b\n\t"
    "mla v26.16b, v2.16b, v4.16b\n\t"
    "mla v11.16b, v31.16b, v29.16b\n\t"
    "mla v15.16b, v3.16b, v29.16b\n\t"
    "mla v17.16b, v31.16b, v1.16b\n\t"
    "mla v19.16b, v3.16b, v1.16b\n\t"
    "mla v22.16b, v31.16b, v5.16b\n\t"
    "mla v26.16b, v3.16b, v5.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[w0]]\n\t"
    "mla v18.16b, v30.16b, v6.16b\n\t"
    "mla v27.16b, v2.16b, v6.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w1]]\n\t"
    "mla v23.16b, v30.16b, v8.16b\n\t"
    "mla v12.16b, v2.16b, v8.16b\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\n\t"
    "mla v18.16b, v31.16b, v7.16b\n\t"
    "mla v27.16b, v3.16b, v7.16b\n\t"
    "mla v23.16b, v31.16b, v9.16b\n\t"
    "mla v12.16b, v3.16b, v9.16b\n\t"
    "mla v20.16b, v28.16b, v4.16b\n\t"
    "mla v14.16b, v0.16b, v4.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x2]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x4]]\n\t"
    "mla v20.16b, v29.16b, v5.16b\n\t"
    "mla v25.16b, v28.16b, v30.16b\n\t"
    "mla v10.16b, v0.16b, v30.16b\n\t"
    "mla v16.16b, v28.16b, v2.16b\n\t"
    "mla v21.16b, v0.16b, v2.16b\n\t"
    "mla v14.16b, v1.16b, v5.16b\n\t"
    "mla v11.16b, v28.16b, v6.16b\n\t"
    "mla v25.16b, v29.16b, v31.16b\n\t"
    "mla v10.16b, v1.16b, v31.16b\n\t"
    "mla v16.16b, v29.16b, v3.16b\n\t"
    "mla v21.16b, v1.16b, v3.16b\n\t"
    "mla v15.16b, v0.16b, v6.16b\n\t"
    "mla v17.16b, v28.16b, v8.16b\n\t"
    "mla v19.16b, v0.16b, v8.16b\n\t"
    "mla v11.16b, v29.16b, v7.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x5]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x6]]\n\t"
    "mla v15.16b, v1.16b, v7.16b\n\t"
    "mla v17.16b, v29.16b, v9.16b\n\t"
    "mla v19.16b, v1.16b, v9.16b\n\t"
    "mla v22.16b, v28.16b, v30.16b\n\t"
    "mla v26.16b, v0.16b, v30.16b\n\t"
    "mla v18.16b, v28.16b, v2.16b\n\t"
    "mla v27.16b, v0.16b, v2.16b\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[x2], %[x2], #8\n\t"
    "add %[x3], %[x3], #8\n\t"
    "add %[x4], %[x4], #8\n\t"
    "add %[x5], %[x5], #8\n\t"
    "add %[x6], %[x6], #8\n\t"
    "add %[x7], %[x7], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "mla v22.16b, v29.16b, v31.16b\n\t"
    "mla v26.16b, v1.16b, v31.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w0]]\n\t"
    "mla v23.16b, v28.16b, v4.16b\n\t"
    "mla v12.16b, v0.16b, v4.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v18.16b, v29.16b, v3.16b\n\t"
    "mla v27.16b, v1.16b, v3.16b\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v23.16b, v29.16b, v5.16b\n\t"
    "mla v12.16b, v1.16b, v5.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x2]]\n\t"
    "mla v20.16b, v30.16b, v8.16b\n\t"
    "mla v14.16b, v6.16b, v8.16b\n\t"
    "mla v25.16b, v30.16b, v2.16b\n\t"
    "mla v10.16b, v6.16b, v2.16b\n\t"
    "mla v16.16b, v30.16b, v28.16b\n\t"
    "mla v21.16b, v6.16b, v28.16b\n\t"
    "mla v20.16b, v31.16b, v9.16b\n\t"
    "mla v14.16b, v7.16b, v9.16b\n\t"
    "mla v25.16b, v31.16b, v3.16b\n\t"
    "mla v10.16b, v7.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v16.16b, v31.16b, v29.16b\n\t"
    "mla v21.16b, v7.16b, v29.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x3]]\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x4]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x5]]\n\t"
    "uadalp v0.8h, v20.16b\n\t"
    "uadalp v1.8h, v14.16b\n\t"
    "uadalp v2.8h, v25.16b\n\t"
    "uadalp v3.8h, v10.16b\n\t"
    "mla v11.16b, v30.16b, v28.16b\n\t"
    "mla v15.16b, v6.16b, v28.16b\n\t"
    "mla v17.16b, v30.16b, v4.16b\n\t"
    "mla v19.16b, v6.16b, v4.16b\n\t"
    "mla v22.16b, v30.16b, v8.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v26.16b, v6.16b, v8.16b\n\t"
    "mla v11.16b, v31.16b, v29.16b\n\t"
    "mla v15.16b, v7.16b, v29.16b\n\t"
    "mla v17.16b, v31.16b, v5.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mla v19.16b, v7.16b, v5.16b\n\t"
    "mla v22.16b, v31.16b, v9.16b\n\t"
    "mla v26.16b, v7.16b, v9.16b\n\t"
    "ld2r {v13.4s, v14.4s}, [%[x6]]\n\t"
    "ld2r {v24.4s, v25.4s}, [%[x7]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #8\n\t"
    "mov %[sw], #32\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[x6], %[x6], %[sx]\n\t"
    "add %[x7], %[x7], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "uadalp v0.8h, v16.16b\n\t"
    "uadalp v1.8h, v21.16b\n\t"
    "uadalp v2.8h, v11.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to2]]\n\t"
    "uadalp v3.8h, v15.16b\n\t"
    "mla v18.16b, v30.16b, v13.16b\n\t"
    "mla v27.16b, v6.16b, v13.16b\n\t"
    "mla v23.16b, v30.16b, v24.16b\n\t"
    "mla v12.16b, v6.16b, v24.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "uadalp v8.8h, v17.16b\n\t"
    "uadalp v9.8h, v19.16b\n\t"
    "uadalp v10.8h, v22.16b\n\t"
    "uadalp v11.8h, v26.16b\n\t"
    "ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[to3]]\n\t"
    "mla v18.16b, v31.16b, v14.16b\n\t"
    "mla v27.16b, v7.16b, v14.16b\n\t"
    "mla v23.16b, v31.16b, v25.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "mla v12.16b, v7.16b, v25.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to2]]\n\t"
    "uadalp v19.8h, v18.16b\n\t"
    "uadalp v20.8h, v27.16b\n\t"
    "uadalp v21.8h, v23.16b\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "uadalp v22.8h, v12.16b\n\t"
    "ld2r {v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld2r {v6.4s, v7.4s}, [%[x1]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x2]]\n\t"
    "st1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[to3]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [x7] "+r"(x7), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [to2] "r"(kept + 128), [to3] "r"(kept + 192)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// f9d4def8f74b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 12;
  int32_t left1 = 130;
#ifdef SYNTH_ROUNDS
  uint8_t kept[512] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 130;
#endif
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }
        if (registers == 4 && columns == 2 && (n = left / 12 < folds / 1 ? left / 12 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 12, folds -= n * 1;
        }
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }
        if (registers == 4 && columns == 4 && (n = left / 12 < folds / 1 ? left / 12 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 12, folds -= n * 1;
        }
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 1, packed += (intptr_t)taken * 16;
          if (folds < 2) {
            folds = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 12;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 8db9cd49ecac
/* A2W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// ecfb442ecac4
/* A2W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit bipolar, values [-7, -5,
 * -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// cfae74ee92b4
/* A2W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 6636447dc9c2
/* A2W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 9ebeddea3685
/* A2W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// a2fd8e26af90
/* A3W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 1 bit
 * bipolar, values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 76695844 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 557a712e37ba
/* A3W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 08a9d2ae648b
/* A3W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 39c3f6161a97
/* A3W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 5f21e945d48e
/* A3W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// cc20a9ed8617
/* A3W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 51327d5f7802
/* A3W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 2 bit
 * bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// f0b98bb9ed6c
/* A3W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 793d4c11b53a
/* A3W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// b68876d548b3
/* A3W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// d260f91a3756
/* A3W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 887129059154
/* A3W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 35d80a525b53
/* A3W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 3 bit
 * bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *
 * K up to 10956548 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 9bdea2bb9096
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 24 steps per round, 6 x added to what is kept; 204 instructions, 211 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x1(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mul v10.16b, v0.16b, v8.16b\n\t"
    "mul v11.16b, v2.16b, v8.16b\n\t"
    "mul v12.16b, v4.16b, v8.16b\n\t"
    "ld1 {v13.16b, v14.16b}, [%[w0]]\n\t"
    "mul v15.16b, v6.16b, v8.16b\n\t"
    "ld1 {v16.16b, v17.16b}, [%[w1]]\n\t"
    "mla v10.16b, v1.16b, v9.16b\n\t"
    "ld1 {v18.16b, v19.16b}, [%[w2]]\n\t"
    "mla v11.16b, v3.16b, v9.16b\n\t"
    "mla v12.16b, v5.16b, v9.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[w3]]\n\t"
    "mla v15.16b, v7.16b, v9.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to0]]\n\t"
    "mla v10.16b, v13.16b, v22.16b\n\t"
    "mla v11.16b, v16.16b, v22.16b\n\t"
    "mla v12.16b, v18.16b, v22.16b\n\t"
    "ld1 {v28.16b, v29.16b}, [%[w0]]\n\t"
    "mla v15.16b, v20.16b, v22.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w1]]\n\t"
    "mla v10.16b, v14.16b, v23.16b\n\t"
    "ld1 {v13.16b, v14.16b}, [%[w2]]\n\t"
    "mla v11.16b, v17.16b, v23.16b\n\t"
    "mla v12.16b, v19.16b, v23.16b\n\t"
    "ld1 {v16.16b, v17.16b}, [%[w3]]\n\t"
    "mla v15.16b, v21.16b, v23.16b\n\t"
    "ld2r {v18.4s, v19.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "uadalp v24.8h, v10.16b\n\t"
    "uadalp v25.8h, v11.16b\n\t"
    "uadalp v26.8h, v12.16b\n\t"
    "uadalp v27.8h, v15.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w0]]\n\t"
    "mul v12.16b, v28.16b, v18.16b\n\t"
    "mul v15.16b, v30.16b, v18.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[w1]]\n\t"
    "mul v13.16b, v13.16b, v18.16b\n\t"
    "mul v16.16b, v16.16b, v18.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w2]]\n\t"
    "st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to0]]\n\t"
    "mla v12.16b, v29.16b, v19.16b\n\t"
    "mla v15.16b, v31.16b, v19.16b\n\t"
    "mla v13.16b, v14.16b, v19.16b\n\t"
    "ld1 {v24.16b, v25.16b}, [%[w3]]\n\t"
    "mla v16.16b, v17.16b, v19.16b\n\t"
    "ld2r {v17.4s, v18.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]\n\t"
    "mla v12.16b, v10.16b, v17.16b\n\t"
    "mla v15.16b, v20.16b, v17.16b\n\t"
    "mla v13.16b, v22.16b, v17.16b\n\t"
    "ld1 {v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v16.16b, v24.16b, v17.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w1]]\n\t"
    "mla v12.16b, v11.16b, v18.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w2]]\n\t"
    "mla v15.16b, v21.16b, v18.16b\n\t"
    "mla v13.16b, v23.16b, v18.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[w3]]\n\t"
    "mla v16.16b, v25.16b, v18.16b\n\t"
    "ld2r {v17.4s, v18.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "uadalp v26.8h, v12.16b\n\t"
    "uadalp v27.8h, v15.16b\n\t"
    "uadalp v28.8h, v13.16b\n\t"
    "uadalp v29.8h, v16.16b\n\t"
    "ld1 {v23.16b, v24.16b}, [%[w0]]\n\t"
    "mul v19.16b, v19.16b, v17.16b\n\t"
    "mul v25.16b, v30.16b, v17.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[w1]]\n\t"
    "mul v10.16b, v10.16b, v17.16b\n\t"
    "mul v21.16b, v21.16b, v17.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[w2]]\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]\n\t"
    "mla v19.16b, v20.16b, v18.16b\n\t"
    "mla v25.16b, v31.16b, v18.16b\n\t"
    "mla v10.16b, v11.16b, v18.16b\n\t"
    "ld1 {v16.16b, v17.16b}, [%[w3]]\n\t"
    "mla v21.16b, v22.16b, v18.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\n\t"
    "mla v19.16b, v23.16b, v26.16b\n\t"
    "mla v25.16b, v12.16b, v26.16b\n\t"
    "mla v10.16b, v14.16b, v26.16b\n\t"
    "ld1 {v11.16b, v12.16b}, [%[w0]]\n\t"
    "mla v21.16b, v16.16b, v26.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w1]]\n\t"
    "mla v19.16b, v24.16b, v27.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w2]]\n\t"
    "mla v25.16b, v13.16b, v27.16b\n\t"
    "mla v10.16b, v15.16b, v27.16b\n\t"
    "ld1 {v13.16b, v14.16b}, [%[w3]]\n\t"
    "mla v21.16b, v17.16b, v27.16b\n\t"
    "ld2r {v26.4s, v27.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "uadalp v28.8h, v19.16b\n\t"
    "uadalp v29.8h, v25.16b\n\t"
    "uadalp v30.8h, v10.16b\n\t"
    "uadalp v31.8h, v21.16b\n\t"
    "ld1 {v24.16b, v25.16b}, [%[w0]]\n\t"
    "mul v10.16b, v11.16b, v26.16b\n\t"
    "mul v11.16b, v22.16b, v26.16b\n\t"
    "ld1 {v15.16b, v16.16b}, [%[w1]]\n\t"
    "mul v17.16b, v0.16b, v26.16b\n\t"
    "mul v13.16b, v13.16b, v26.16b\n\t"
    "ld1 {v18.16b, v19.16b}, [%[w2]]\n\t"
    "st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\n\t"
    "mla v10.16b, v12.16b, v27.16b\n\t"
    "mla v11.16b, v23.16b, v27.16b\n\t"
    "mla v17.16b, v1.16b, v27.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[w3]]\n\t"
    "mla v13.16b, v14.16b, v27.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]\n\t"
    "mla v10.16b, v24.16b, v22.16b\n\t"
    "mla v11.16b, v15.16b, v22.16b\n\t"
    "mla v17.16b, v18.16b, v22.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[w0]]\n\t"
    "mla v13.16b, v20.16b, v22.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w1]]\n\t"
    "mla v10.16b, v25.16b, v23.16b\n\t"
    "ld1 {v24.16b, v25.16b}, [%[w2]]\n\t"
    "mla v11.16b, v16.16b, v23.16b\n\t"
    "mla v17.16b, v19.16b, v23.16b\n\t"
    "ld1 {v18.16b, v19.16b}, [%[w3]]\n\t"
    "mla v13.16b, v21.16b, v23.16b\n\t"
    "ld2r {v20.4s, v21.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "uadalp v26.8h, v10.16b\n\t"
    "uadalp v27.8h, v11.16b\n\t"
    "uadalp v28.8h, v17.16b\n\t"
    "uadalp v29.8h, v13.16b\n\t"
    "ld1 {v16.16b, v17.16b}, [%[w0]]\n\t"
    "mul v22.16b, v14.16b, v20.16b\n\t"
    "mul v23.16b, v30.16b, v20.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w1]]\n\t"
    "mul v24.16b, v24.16b, v20.16b\n\t"
    "mul v18.16b, v18.16b, v20.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[w2]]\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]\n\t"
    "mla v22.16b, v15.16b, v21.16b\n\t"
    "mla v23.16b, v31.16b, v21.16b\n\t"
    "mla v24.16b, v25.16b, v21.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[w3]]\n\t"
    "mla v18.16b, v19.16b, v21.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "mla v22.16b, v16.16b, v19.16b\n\t"
    "mla v23.16b, v10.16b, v19.16b\n\t"
    "mla v24.16b, v12.16b, v19.16b\n\t"
    "ld1 {v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v18.16b, v14.16b, v19.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w1]]\n\t"
    "mla v22.16b, v17.16b, v20.16b\n\t"
    "ld1 {v16.16b, v17.16b}, [%[w2]]\n\t"
    "mla v23.16b, v11.16b, v20.16b\n\t"
    "mla v24.16b, v13.16b, v20.16b\n\t"
    "ld1 {v10.16b, v11.16b}, [%[w3]]\n\t"
    "mla v18.16b, v15.16b, v20.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x0]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "uadalp v25.8h, v22.16b\n\t"
    "uadalp v26.8h, v23.16b\n\t"
    "uadalp v27.8h, v24.16b\n\t"
    "uadalp v28.8h, v18.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[w0]]\n\t"
    "mul v18.16b, v29.16b, v19.16b\n\t"
    "mul v29.16b, v0.16b, v19.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[w1]]\n\t"
    "mul v16.16b, v16.16b, v19.16b\n\t"
    "mul v10.16b, v10.16b, v19.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[w2]]\n\t"
    "st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "mla v18.16b, v30.16b, v20.16b\n\t"
    "mla v29.16b, v1.16b, v20.16b\n\t"
    "mla v16.16b, v17.16b, v20.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w3]]\n\t"
    "mla v10.16b, v11.16b, v20.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x0]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #8\n\t"
    "mov %[sw], #32\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "mla v18.16b, v12.16b, v19.16b\n\t"
    "ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]\n\t"
    "mla v29.16b, v14.16b, v19.16b\n\t"
    "mla v16.16b, v21.16b, v19.16b\n\t"
    "mla v10.16b, v30.16b, v19.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "mla v18.16b, v13.16b, v20.16b\n\t"
    "mla v29.16b, v15.16b, v20.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v16.16b, v22.16b, v20.16b\n\t"
    "mla v10.16b, v31.16b, v20.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "uadalp v23.8h, v18.16b\n\t"
    "uadalp v24.8h, v29.16b\n\t"
    "uadalp v25.8h, v16.16b\n\t"
    "uadalp v26.8h, v10.16b\n\t"
    "st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// a16ad19e6cf5
/* 24 steps per round, 6 x added to what is kept; 96 instructions, 130 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "mul v12.16b, v0.16b, v4.16b\n\t"
    "mul v13.16b, v0.16b, v8.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\n\t"
    "mla v12.16b, v1.16b, v5.16b\n\t"
    "mla v13.16b, v1.16b, v9.16b\n\t"
    "ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x0]]\n\t"
    "ld4r {v24.4s, v25.4s, v26.4s, v27.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "mla v12.16b, v2.16b, v6.16b\n\t"
    "mla v13.16b, v2.16b, v10.16b\n\t"
    "mul v20.16b, v16.16b, v20.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]\n\t"
    "mul v16.16b, v16.16b, v24.16b\n\t"
    "mla v12.16b, v3.16b, v7.16b\n\t"
    "mla v13.16b, v3.16b, v11.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]\n\t"
    "mla v20.16b, v17.16b, v21.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\n\t"
    "mla v16.16b, v17.16b, v25.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v14.8h, v12.16b\n\t"
    "uadalp v15.8h, v13.16b\n\t"
    "mla v20.16b, v18.16b, v22.16b\n\t"
    "mla v16.16b, v18.16b, v26.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[w0]]\n\t"
    "mul v12.16b, v28.16b, v0.16b\n\t"
    "mul v13.16b, v28.16b, v4.16b\n\t"
    "st1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v20.16b, v19.16b, v23.16b\n\t"
    "mla v16.16b, v19.16b, v27.16b\n\t"
    "ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x0]]\n\t"
    "mla v12.16b, v29.16b, v1.16b\n\t"
    "mla v13.16b, v29.16b, v5.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v14.8h, v20.16b\n\t"
    "uadalp v15.8h, v16.16b\n\t"
    "mla v12.16b, v30.16b, v2.16b\n\t"
    "mla v13.16b, v30.16b, v6.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\n\t"
    "mul v20.16b, v8.16b, v21.16b\n\t"
    "mul v21.16b, v8.16b, v25.16b\n\t"
    "st1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v12.16b, v31.16b, v3.16b\n\t"
    "mla v13.16b, v31.16b, v7.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]\n\t"
    "mla v20.16b, v9.16b, v22.16b\n\t"
    "mla v21.16b, v9.16b, v26.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v14.8h, v12.16b\n\t"
    "uadalp v15.8h, v13.16b\n\t"
    "mla v20.16b, v10.16b, v23.16b\n\t"
    "mla v21.16b, v10.16b, v27.16b\n\t"
    "mul v12.16b, v16.16b, v0.16b\n\t"
    "mul v13.16b, v16.16b, v4.16b\n\t"
    "st1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v20.16b, v11.16b, v24.16b\n\t"
    "mla v21.16b, v11.16b, v28.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]\n\t"
    "mla v12.16b, v17.16b, v1.16b\n\t"
    "mla v13.16b, v17.16b, v5.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x0]]\n\t"
    "mla v12.16b, v18.16b, v2.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v13.16b, v18.16b, v6.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #16\n\t"
    "mov %[sw], #64\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "uadalp v14.8h, v20.16b\n\t"
    "uadalp v15.8h, v21.16b\n\t"
    "mla v12.16b, v19.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "mla v13.16b, v19.16b, v7.16b\n\t"
    "mul v26.16b, v22.16b, v26.16b\n\t"
    "mul v30.16b, v22.16b, v8.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "st1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v26.16b, v23.16b, v27.16b\n\t"
    "mla v30.16b, v23.16b, v9.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v26.16b, v24.16b, v28.16b\n\t"
    "mla v30.16b, v24.16b, v10.16b\n\t"
    "uadalp v14.8h, v12.16b\n\t"
    "uadalp v15.8h, v13.16b\n\t"
    "mla v26.16b, v25.16b, v29.16b\n\t"
    "mla v30.16b, v25.16b, v11.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "st1 {v14.16b, v15.16b}, [%[to0]]\n\t"
    "ld1 {v27.16b, v28.16b}, [%[to0]]\n\t"
    "uadalp v27.8h, v26.16b\n\t"
    "uadalp v28.8h, v30.16b\n\t"
    "st1 {v27.16b, v28.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// e0a982a4b8a0
/* 24 steps per round, 6 x added to what is kept; 348 instructions, 338 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w3]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mul v12.16b, v0.16b, v8.16b\n\t"
    "mul v13.16b, v0.16b, v10.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[w0]]\n\t"
    "mul v16.16b, v2.16b, v8.16b\n\t"
    "mul v17.16b, v2.16b, v10.16b\n\t"
    "ld1 {v18.16b, v19.16b}, [%[w1]]\n\t"
    "mul v20.16b, v4.16b, v8.16b\n\t"
    "mul v21.16b, v4.16b, v10.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w2]]\n\t"
    "mul v24.16b, v6.16b, v8.16b\n\t"
    "mul v25.16b, v6.16b, v10.16b\n\t"
    "ld1 {v26.16b, v27.16b}, [%[w3]]\n\t"
    "mla v12.16b, v1.16b, v9.16b\n\t"
    "mla v13.16b, v1.16b, v11.16b\n\t"
    "mla v16.16b, v3.16b, v9.16b\n\t"
    "mla v17.16b, v3.16b, v11.16b\n\t"
    "mla v20.16b, v5.16b, v9.16b\n\t"
    "mla v21.16b, v5.16b, v11.16b\n\t"
    "mla v24.16b, v7.16b, v9.16b\n\t"
    "mla v25.16b, v7.16b, v11.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x0]]\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v12.16b, v14.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v13.16b, v14.16b, v30.16b\n\t"
    "mla v16.16b, v18.16b, v28.16b\n\t"
    "mla v17.16b, v18.16b, v30.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v20.16b, v22.16b, v28.16b\n\t"
    "mla v21.16b, v22.16b, v30.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v24.16b, v26.16b, v28.16b\n\t"
    "mla v25.16b, v26.16b, v30.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w2]]\n\t"
    "mla v12.16b, v15.16b, v29.16b\n\t"
    "mla v13.16b, v15.16b, v31.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[w3]]\n\t"
    "mla v16.16b, v19.16b, v29.16b\n\t"
    "mla v17.16b, v19.16b, v31.16b\n\t"
    "mla v20.16b, v23.16b, v29.16b\n\t"
    "mla v21.16b, v23.16b, v31.16b\n\t"
    "mla v24.16b, v27.16b, v29.16b\n\t"
    "mla v25.16b, v27.16b, v31.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "uadalp v0.8h, v12.16b\n\t"
    "uadalp v1.8h, v16.16b\n\t"
    "uadalp v2.8h, v20.16b\n\t"
    "ld2r {v22.4s, v23.4s}, [%[x0]]\n\t"
    "uadalp v3.8h, v24.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "uadalp v26.8h, v13.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "uadalp v27.8h, v17.16b\n\t"
    "uadalp v28.8h, v21.16b\n\t"
    "uadalp v29.8h, v25.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[w0]]\n\t"
    "mul v24.16b, v4.16b, v22.16b\n\t"
    "mul v25.16b, v4.16b, v30.16b\n\t"
    "ld1 {v16.16b, v17.16b}, [%[w1]]\n\t"
    "mul v18.16b, v6.16b, v22.16b\n\t"
    "mul v19.16b, v6.16b, v30.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[w2]]\n\t"
    "mul v6.16b, v8.16b, v22.16b\n\t"
    "mul v8.16b, v8.16b, v30.16b\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "mul v22.16b, v14.16b, v22.16b\n\t"
    "mul v14.16b, v14.16b, v30.16b\n\t"
    "mla v24.16b, v5.16b, v23.16b\n\t"
    "ld1 {v26.16b, v27.16b}, [%[w3]]\n\t"
    "mla v25.16b, v5.16b, v31.16b\n\t"
    "mla v18.16b, v7.16b, v23.16b\n\t"
    "mla v19.16b, v7.16b, v31.16b\n\t"
    "mla v6.16b, v9.16b, v23.16b\n\t"
    "mla v8.16b, v9.16b, v31.16b\n\t"
    "mla v22.16b, v15.16b, v23.16b\n\t"
    "mla v14.16b, v15.16b, v31.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x0]]\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v24.16b, v12.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v25.16b, v12.16b, v30.16b\n\t"
    "mla v18.16b, v16.16b, v28.16b\n\t"
    "mla v19.16b, v16.16b, v30.16b\n\t"
    "ld1 {v15.16b, v16.16b}, [%[w0]]\n\t"
    "mla v6.16b, v20.16b, v28.16b\n\t"
    "mla v8.16b, v20.16b, v30.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v22.16b, v26.16b, v28.16b\n\t"
    "mla v14.16b, v26.16b, v30.16b\n\t"
    "ld1 {v9.16b, v10.16b}, [%[w2]]\n\t"
    "mla v24.16b, v13.16b, v29.16b\n\t"
    "mla v25.16b, v13.16b, v31.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[w3]]\n\t"
    "mla v18.16b, v17.16b, v29.16b\n\t"
    "mla v19.16b, v17.16b, v31.16b\n\t"
    "mla v6.16b, v21.16b, v29.16b\n\t"
    "mla v8.16b, v21.16b, v31.16b\n\t"
    "mla v22.16b, v27.16b, v29.16b\n\t"
    "mla v14.16b, v27.16b, v31.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "uadalp v0.8h, v24.16b\n\t"
    "uadalp v1.8h, v18.16b\n\t"
    "uadalp v2.8h, v6.16b\n\t"
    "ld2r {v17.4s, v18.4s}, [%[x0]]\n\t"
    "uadalp v3.8h, v22.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "uadalp v26.8h, v25.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "uadalp v27.8h, v19.16b\n\t"
    "uadalp v28.8h, v8.16b\n\t"
    "uadalp v29.8h, v14.16b\n\t"
    "ld1 {v19.16b, v20.16b}, [%[w0]]\n\t"
    "mul v14.16b, v15.16b, v17.16b\n\t"
    "mul v15.16b, v15.16b, v30.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[w1]]\n\t"
    "mul v23.16b, v4.16b, v17.16b\n\t"
    "mul v24.16b, v4.16b, v30.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w2]]\n\t"
    "mul v25.16b, v9.16b, v17.16b\n\t"
    "mul v11.16b, v9.16b, v30.16b\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "mul v17.16b, v12.16b, v17.16b\n\t"
    "mul v12.16b, v12.16b, v30.16b\n\t"
    "mla v14.16b, v16.16b, v18.16b\n\t"
    "ld1 {v26.16b, v27.16b}, [%[w3]]\n\t"
    "mla v15.16b, v16.16b, v31.16b\n\t"
    "mla v23.16b, v5.16b, v18.16b\n\t"
    "mla v24.16b, v5.16b, v31.16b\n\t"
    "mla v25.16b, v10.16b, v18.16b\n\t"
    "mla v11.16b, v10.16b, v31.16b\n\t"
    "mla v17.16b, v13.16b, v18.16b\n\t"
    "mla v12.16b, v13.16b, v31.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x0]]\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v14.16b, v19.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v15.16b, v19.16b, v30.16b\n\t"
    "mla v23.16b, v21.16b, v28.16b\n\t"
    "mla v24.16b, v21.16b, v30.16b\n\t"
    "ld1 {v18.16b, v19.16b}, [%[w0]]\n\t"
    "mla v25.16b, v6.16b, v28.16b\n\t"
    "mla v11.16b, v6.16b, v30.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v17.16b, v26.16b, v28.16b\n\t"
    "mla v12.16b, v26.16b, v30.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w2]]\n\t"
    "mla v14.16b, v20.16b, v29.16b\n\t"
    "mla v15.16b, v20.16b, v31.16b\n\t"
    "ld1 {v20.16b, v21.16b}, [%[w3]]\n\t"
    "mla v23.16b, v22.16b, v29.16b\n\t"
    "mla v24.16b, v22.16b, v31.16b\n\t"
    "mla v25.16b, v7.16b, v29.16b\n\t"
    "mla v11.16b, v7.16b, v31.16b\n\t"
    "mla v17.16b, v27.16b, v29.16b\n\t"
    "mla v12.16b, v27.16b, v31.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "uadalp v0.8h, v14.16b\n\t"
    "uadalp v1.8h, v23.16b\n\t"
    "uadalp v2.8h, v25.16b\n\t"
    "ld2r {v13.4s, v14.4s}, [%[x0]]\n\t"
    "uadalp v3.8h, v17.16b\n\t"
    "ld2r {v16.4s, v17.4s}, [%[x1]]\n\t"
    "uadalp v26.8h, v15.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "uadalp v27.8h, v24.16b\n\t"
    "uadalp v28.8h, v11.16b\n\t"
    "uadalp v29.8h, v12.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w0]]\n\t"
    "mul v12.16b, v18.16b, v13.16b\n\t"
    "mul v15.16b, v18.16b, v16.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w1]]\n\t"
    "mul v18.16b, v4.16b, v13.16b\n\t"
    "mul v24.16b, v4.16b, v16.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w2]]\n\t"
    "mul v25.16b, v8.16b, v13.16b\n\t"
    "mul v8.16b, v8.16b, v16.16b\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "mul v13.16b, v20.16b, v13.16b\n\t"
    "mul v16.16b, v20.16b, v16.16b\n\t"
    "mla v12.16b, v19.16b, v14.16b\n\t"
    "ld1 {v26.16b, v27.16b}, [%[w3]]\n\t"
    "mla v15.16b, v19.16b, v17.16b\n\t"
    "mla v18.16b, v5.16b, v14.16b\n\t"
    "mla v24.16b, v5.16b, v17.16b\n\t"
    "mla v25.16b, v9.16b, v14.16b\n\t"
    "mla v8.16b, v9.16b, v17.16b\n\t"
    "mla v13.16b, v21.16b, v14.16b\n\t"
    "mla v16.16b, v21.16b, v17.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x0]]\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v12.16b, v30.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v15.16b, v30.16b, v19.16b\n\t"
    "mla v18.16b, v22.16b, v28.16b\n\t"
    "mla v24.16b, v22.16b, v19.16b\n\t"
    "ld1 {v21.16b, v22.16b}, [%[w0]]\n\t"
    "mla v25.16b, v6.16b, v28.16b\n\t"
    "mla v8.16b, v6.16b, v19.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v13.16b, v26.16b, v28.16b\n\t"
    "mla v16.16b, v26.16b, v19.16b\n\t"
    "ld1 {v9.16b, v10.16b}, [%[w2]]\n\t"
    "mla v12.16b, v31.16b, v29.16b\n\t"
    "mla v15.16b, v31.16b, v20.16b\n\t"
    "ld1 {v30.16b, v31.16b}, [%[w3]]\n\t"
    "mla v18.16b, v23.16b, v29.16b\n\t"
    "mla v24.16b, v23.16b, v20.16b\n\t"
    "mla v25.16b, v7.16b, v29.16b\n\t"
    "mla v8.16b, v7.16b, v20.16b\n\t"
    "mla v13.16b, v27.16b, v29.16b\n\t"
    "mla v16.16b, v27.16b, v20.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "uadalp v0.8h, v12.16b\n\t"
    "uadalp v1.8h, v18.16b\n\t"
    "uadalp v2.8h, v25.16b\n\t"
    "ld2r {v17.4s, v18.4s}, [%[x0]]\n\t"
    "uadalp v3.8h, v13.16b\n\t"
    "ld2r {v19.4s, v20.4s}, [%[x1]]\n\t"
    "uadalp v26.8h, v15.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "uadalp v27.8h, v24.16b\n\t"
    "uadalp v28.8h, v8.16b\n\t"
    "uadalp v29.8h, v16.16b\n\t"
    "ld1 {v23.16b, v24.16b}, [%[w0]]\n\t"
    "mul v25.16b, v21.16b, v17.16b\n\t"
    "mul v21.16b, v21.16b, v19.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[w1]]\n\t"
    "mul v14.16b, v4.16b, v17.16b\n\t"
    "mul v15.16b, v4.16b, v19.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w2]]\n\t"
    "mul v16.16b, v9.16b, v17.16b\n\t"
    "mul v11.16b, v9.16b, v19.16b\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "mul v17.16b, v30.16b, v17.16b\n\t"
    "mul v19.16b, v30.16b, v19.16b\n\t"
    "mla v25.16b, v22.16b, v18.16b\n\t"
    "ld1 {v26.16b, v27.16b}, [%[w3]]\n\t"
    "mla v21.16b, v22.16b, v20.16b\n\t"
    "mla v14.16b, v5.16b, v18.16b\n\t"
    "mla v15.16b, v5.16b, v20.16b\n\t"
    "mla v16.16b, v10.16b, v18.16b\n\t"
    "mla v11.16b, v10.16b, v20.16b\n\t"
    "mla v17.16b, v31.16b, v18.16b\n\t"
    "mla v19.16b, v31.16b, v20.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x0]]\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "mla v25.16b, v23.16b, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v21.16b, v23.16b, v30.16b\n\t"
    "mla v14.16b, v12.16b, v28.16b\n\t"
    "mla v15.16b, v12.16b, v30.16b\n\t"
    "ld1 {v22.16b, v23.16b}, [%[w0]]\n\t"
    "mla v16.16b, v6.16b, v28.16b\n\t"
    "mla v11.16b, v6.16b, v30.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w1]]\n\t"
    "mla v17.16b, v26.16b, v28.16b\n\t"
    "mla v19.16b, v26.16b, v30.16b\n\t"
    "ld1 {v8.16b, v9.16b}, [%[w2]]\n\t"
    "mla v25.16b, v24.16b, v29.16b\n\t"
    "mla v21.16b, v24.16b, v31.16b\n\t"
    "mla v14.16b, v13.16b, v29.16b\n\t"
    "mla v15.16b, v13.16b, v31.16b\n\t"
    "ld1 {v12.16b, v13.16b}, [%[w3]]\n\t"
    "mla v16.16b, v7.16b, v29.16b\n\t"
    "mla v11.16b, v7.16b, v31.16b\n\t"
    "mla v17.16b, v27.16b, v29.16b\n\t"
    "mla v19.16b, v27.16b, v31.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "uadalp v0.8h, v25.16b\n\t"
    "uadalp v1.8h, v14.16b\n\t"
    "uadalp v2.8h, v16.16b\n\t"
    "ld2r {v24.4s, v25.4s}, [%[x0]]\n\t"
    "uadalp v3.8h, v17.16b\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "uadalp v26.8h, v21.16b\n\t"
    "add %[x0], %[x0], #8\n\t"
    "add %[x1], %[x1], #8\n\t"
    "add %[w0], %[w0], #32\n\t"
    "add %[w1], %[w1], #32\n\t"
    "add %[w2], %[w2], #32\n\t"
    "add %[w3], %[w3], #32\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "uadalp v27.8h, v15.16b\n\t"
    "uadalp v28.8h, v11.16b\n\t"
    "uadalp v29.8h, v19.16b\n\t"
    "ld1 {v14.16b, v15.16b}, [%[w0]]\n\t"
    "mul v16.16b, v22.16b, v24.16b\n\t"
    "mul v17.16b, v22.16b, v30.16b\n\t"
    "ld1 {v18.16b, v19.16b}, [%[w1]]\n\t"
    "mul v20.16b, v4.16b, v24.16b\n\t"
    "mul v21.16b, v4.16b, v30.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w2]]\n\t"
    "mul v22.16b, v8.16b, v24.16b\n\t"
    "mul v8.16b, v8.16b, v30.16b\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "mul v24.16b, v12.16b, v24.16b\n\t"
    "mul v12.16b, v12.16b, v30.16b\n\t"
    "mla v16.16b, v23.16b, v25.16b\n\t"
    "ld1 {v26.16b, v27.16b}, [%[w3]]\n\t"
    "mla v17.16b, v23.16b, v31.16b\n\t"
    "mla v20.16b, v5.16b, v25.16b\n\t"
    "mla v21.16b, v5.16b, v31.16b\n\t"
    "mla v22.16b, v9.16b, v25.16b\n\t"
    "mla v8.16b, v9.16b, v31.16b\n\t"
    "mla v24.16b, v13.16b, v25.16b\n\t"
    "mla v12.16b, v13.16b, v31.16b\n\t"
    "ld2r {v28.4s, v29.4s}, [%[x0]]\n\t"
    "ld2r {v30.4s, v31.4s}, [%[x1]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #8\n\t"
    "mov %[sw], #32\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "mla v16.16b, v14.16b, v28.16b\n\t"
    "mla v17.16b, v14.16b, v30.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v20.16b, v18.16b, v28.16b\n\t"
    "mla v21.16b, v18.16b, v30.16b\n\t"
    "mla v22.16b, v6.16b, v28.16b\n\t"
    "ld1 {v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v8.16b, v6.16b, v30.16b\n\t"
    "mla v24.16b, v26.16b, v28.16b\n\t"
    "mla v12.16b, v26.16b, v30.16b\n\t"
    "mla v16.16b, v15.16b, v29.16b\n\t"
    "mla v17.16b, v15.16b, v31.16b\n\t"
    "mla v20.16b, v19.16b, v29.16b\n\t"
    "mla v21.16b, v19.16b, v31.16b\n\t"
    "mla v22.16b, v7.16b, v29.16b\n\t"
    "mla v8.16b, v7.16b, v31.16b\n\t"
    "ld1 {v6.16b, v7.16b}, [%[w3]]\n\t"
    "mla v24.16b, v27.16b, v29.16b\n\t"
    "mla v12.16b, v27.16b, v31.16b\n\t"
    "uadalp v0.8h, v16.16b\n\t"
    "ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to1]]\n\t"
    "uadalp v1.8h, v20.16b\n\t"
    "uadalp v2.8h, v22.16b\n\t"
    "ld2r {v10.4s, v11.4s}, [%[x1]]\n\t"
    "uadalp v3.8h, v24.16b\n\t"
    "uadalp v13.8h, v17.16b\n\t"
    "uadalp v14.8h, v21.16b\n\t"
    "uadalp v15.8h, v8.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "uadalp v16.8h, v12.16b\n\t"
    "ld1 {v0.16b, v1.16b}, [%[w0]]\n\t"
    "ld1 {v2.16b, v3.16b}, [%[w1]]\n\t"
    "ld2r {v8.4s, v9.4s}, [%[x0]]\n\t"
    "st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// c04a008896a8
/* 24 steps per round, 6 x added to what is kept; 168 instructions, 197 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x2]]\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "mul v20.16b, v0.16b, v4.16b\n\t"
    "mul v21.16b, v0.16b, v8.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]\n\t"
    "mul v26.16b, v0.16b, v12.16b\n\t"
    "mul v27.16b, v0.16b, v16.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]\n\t"
    "mla v20.16b, v1.16b, v5.16b\n\t"
    "mla v21.16b, v1.16b, v9.16b\n\t"
    "mla v26.16b, v1.16b, v13.16b\n\t"
    "mla v27.16b, v1.16b, v17.16b\n\t"
    "mla v20.16b, v2.16b, v6.16b\n\t"
    "mla v21.16b, v2.16b, v10.16b\n\t"
    "mla v26.16b, v2.16b, v14.16b\n\t"
    "mla v27.16b, v2.16b, v18.16b\n\t"
    "mla v20.16b, v3.16b, v7.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "mla v21.16b, v3.16b, v11.16b\n\t"
    "mla v26.16b, v3.16b, v15.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v27.16b, v3.16b, v19.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\n\t"
    "uadalp v22.8h, v20.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "uadalp v23.8h, v21.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v24.8h, v26.16b\n\t"
    "uadalp v25.8h, v27.16b\n\t"
    "mul v20.16b, v28.16b, v4.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\n\t"
    "mul v21.16b, v28.16b, v8.16b\n\t"
    "mul v26.16b, v28.16b, v0.16b\n\t"
    "mul v27.16b, v28.16b, v12.16b\n\t"
    "st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]\n\t"
    "mla v20.16b, v29.16b, v5.16b\n\t"
    "mla v21.16b, v29.16b, v9.16b\n\t"
    "ld4r {v22.4s, v23.4s, v24.4s, v25.4s}, [%[x0]]\n\t"
    "mla v26.16b, v29.16b, v1.16b\n\t"
    "mla v27.16b, v29.16b, v13.16b\n\t"
    "mla v20.16b, v30.16b, v6.16b\n\t"
    "mla v21.16b, v30.16b, v10.16b\n\t"
    "mla v26.16b, v30.16b, v2.16b\n\t"
    "mla v27.16b, v30.16b, v14.16b\n\t"
    "mul v22.16b, v16.16b, v22.16b\n\t"
    "mla v20.16b, v31.16b, v7.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v21.16b, v31.16b, v11.16b\n\t"
    "mla v26.16b, v31.16b, v3.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v27.16b, v31.16b, v15.16b\n\t"
    "mla v22.16b, v17.16b, v23.16b\n\t"
    "ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x2]]\n\t"
    "uadalp v4.8h, v20.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x3]]\n\t"
    "uadalp v5.8h, v21.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v6.8h, v26.16b\n\t"
    "uadalp v7.8h, v27.16b\n\t"
    "mul v23.16b, v16.16b, v0.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[w0]]\n\t"
    "mul v20.16b, v16.16b, v28.16b\n\t"
    "mul v21.16b, v16.16b, v8.16b\n\t"
    "mla v22.16b, v18.16b, v24.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v23.16b, v17.16b, v1.16b\n\t"
    "mla v20.16b, v17.16b, v29.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x0]]\n\t"
    "mla v21.16b, v17.16b, v9.16b\n\t"
    "mla v22.16b, v19.16b, v25.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\n\t"
    "mla v23.16b, v18.16b, v2.16b\n\t"
    "mla v20.16b, v18.16b, v30.16b\n\t"
    "mla v21.16b, v18.16b, v10.16b\n\t"
    "mul v30.16b, v12.16b, v26.16b\n\t"
    "mul v24.16b, v12.16b, v4.16b\n\t"
    "mla v23.16b, v19.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v20.16b, v19.16b, v31.16b\n\t"
    "mla v21.16b, v19.16b, v11.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v30.16b, v13.16b, v27.16b\n\t"
    "mla v24.16b, v13.16b, v5.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v0.8h, v22.16b\n\t"
    "uadalp v1.8h, v23.16b\n\t"
    "uadalp v2.8h, v20.16b\n\t"
    "uadalp v3.8h, v21.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[w0]]\n\t"
    "mul v31.16b, v12.16b, v8.16b\n\t"
    "mul v25.16b, v12.16b, v16.16b\n\t"
    "mla v30.16b, v14.16b, v28.16b\n\t"
    "mla v24.16b, v14.16b, v6.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v31.16b, v13.16b, v9.16b\n\t"
    "mla v25.16b, v13.16b, v17.16b\n\t"
    "mla v30.16b, v15.16b, v29.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x0]]\n\t"
    "mla v24.16b, v15.16b, v7.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v31.16b, v14.16b, v10.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x2]]\n\t"
    "mla v25.16b, v14.16b, v18.16b\n\t"
    "mul v26.16b, v20.16b, v26.16b\n\t"
    "mul v0.16b, v20.16b, v0.16b\n\t"
    "mla v31.16b, v15.16b, v11.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]\n\t"
    "mla v25.16b, v15.16b, v19.16b\n\t"
    "mul v4.16b, v20.16b, v4.16b\n\t"
    "mla v26.16b, v21.16b, v27.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v8.8h, v30.16b\n\t"
    "uadalp v9.8h, v24.16b\n\t"
    "uadalp v10.8h, v31.16b\n\t"
    "uadalp v11.8h, v25.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\n\t"
    "mul v20.16b, v20.16b, v12.16b\n\t"
    "mla v0.16b, v21.16b, v1.16b\n\t"
    "mla v4.16b, v21.16b, v5.16b\n\t"
    "mla v26.16b, v22.16b, v28.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]\n\t"
    "mla v20.16b, v21.16b, v13.16b\n\t"
    "mla v0.16b, v22.16b, v2.16b\n\t"
    "mla v4.16b, v22.16b, v6.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\n\t"
    "mla v26.16b, v23.16b, v29.16b\n\t"
    "ld4r {v27.4s, v28.4s, v29.4s, v30.4s}, [%[x1]]\n\t"
    "mla v20.16b, v22.16b, v14.16b\n\t"
    "mla v0.16b, v23.16b, v3.16b\n\t"
    "mla v4.16b, v23.16b, v7.16b\n\t"
    "mul v31.16b, v16.16b, v8.16b\n\t"
    "ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to0]]\n\t"
    "mul v27.16b, v16.16b, v27.16b\n\t"
    "mla v20.16b, v23.16b, v15.16b\n\t"
    "ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x2]]\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #16\n\t"
    "mov %[sw], #64\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "uadalp v5.8h, v26.16b\n\t"
    "uadalp v6.8h, v0.16b\n\t"
    "uadalp v7.8h, v4.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "uadalp v8.8h, v20.16b\n\t"
    "mul v20.16b, v16.16b, v21.16b\n\t"
    "mul v21.16b, v16.16b, v12.16b\n\t"
    "mla v31.16b, v17.16b, v9.16b\n\t"
    "mla v27.16b, v17.16b, v28.16b\n\t"
    "st1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to0]]\n\t"
    "mla v20.16b, v17.16b, v22.16b\n\t"
    "mla v21.16b, v17.16b, v13.16b\n\t"
    "mla v31.16b, v18.16b, v10.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "mla v27.16b, v18.16b, v29.16b\n\t"
    "mla v20.16b, v18.16b, v23.16b\n\t"
    "mla v21.16b, v18.16b, v14.16b\n\t"
    "mla v31.16b, v19.16b, v11.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]\n\t"
    "mla v27.16b, v19.16b, v30.16b\n\t"
    "mla v20.16b, v19.16b, v24.16b\n\t"
    "mla v21.16b, v19.16b, v15.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x2]]\n\t"
    "uadalp v8.8h, v31.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]\n\t"
    "uadalp v9.8h, v27.16b\n\t"
    "uadalp v10.8h, v20.16b\n\t"
    "uadalp v11.8h, v21.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 48167d1763fe
/* 24 steps per round, 8 x added to what is kept; 648 instructions, 692 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "1:\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]\n\t"
    "mul v18.16b, v0.16b, v12.16b\n\t"
    "mul v19.16b, v3.16b, v12.16b\n\t"
    "mul v20.16b, v6.16b, v12.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to0]]\n\t"
    "mul v25.16b, v9.16b, v12.16b\n\t"
    "mul v26.16b, v0.16b, v15.16b\n\t"
    "mla v18.16b, v1.16b, v13.16b\n\t"
    "mla v19.16b, v4.16b, v13.16b\n\t"
    "ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to1]]\n\t"
    "mla v20.16b, v7.16b, v13.16b\n\t"
    "mla v25.16b, v10.16b, v13.16b\n\t"
    "mul v31.16b, v3.16b, v15.16b\n\t"
    "mul v12.16b, v6.16b, v15.16b\n\t"
    "mla v18.16b, v2.16b, v14.16b\n\t"
    "mla v19.16b, v5.16b, v14.16b\n\t"
    "mla v20.16b, v8.16b, v14.16b\n\t"
    "mla v25.16b, v11.16b, v14.16b\n\t"
    "mul v15.16b, v9.16b, v15.16b\n\t"
    "mla v26.16b, v1.16b, v16.16b\n\t"
    "uadalp v21.8h, v18.16b\n\t"
    "uadalp v22.8h, v19.16b\n\t"
    "uadalp v23.8h, v20.16b\n\t"
    "uadalp v24.8h, v25.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x2]]\n\t"
    "mla v31.16b, v4.16b, v16.16b\n\t"
    "mla v12.16b, v7.16b, v16.16b\n\t"
    "mla v15.16b, v10.16b, v16.16b\n\t"
    "mla v26.16b, v2.16b, v17.16b\n\t"
    "st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to0]]\n\t"
    "mla v31.16b, v5.16b, v17.16b\n\t"
    "mla v12.16b, v8.16b, v17.16b\n\t"
    "mla v15.16b, v11.16b, v17.16b\n\t"
    "uadalp v27.8h, v26.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]\n\t"
    "mul v16.16b, v0.16b, v18.16b\n\t"
    "mul v17.16b, v3.16b, v18.16b\n\t"
    "uadalp v28.8h, v31.16b\n\t"
    "uadalp v29.8h, v12.16b\n\t"
    "uadalp v30.8h, v15.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "mul v15.16b, v6.16b, v18.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to1]]\n\t"
    "mul v18.16b, v9.16b, v18.16b\n\t"
    "mla v16.16b, v1.16b, v19.16b\n\t"
    "mla v17.16b, v4.16b, v19.16b\n\t"
    "mla v15.16b, v7.16b, v19.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]\n\t"
    "mul v28.16b, v0.16b, v12.16b\n\t"
    "mul v29.16b, v3.16b, v12.16b\n\t"
    "mla v18.16b, v10.16b, v19.16b\n\t"
    "mla v16.16b, v2.16b, v20.16b\n\t"
    "mla v17.16b, v5.16b, v20.16b\n\t"
    "mla v15.16b, v8.16b, v20.16b\n\t"
    "mul v19.16b, v6.16b, v12.16b\n\t"
    "mul v30.16b, v9.16b, v12.16b\n\t"
    "mla v18.16b, v11.16b, v20.16b\n\t"
    "uadalp v21.8h, v16.16b\n\t"
    "uadalp v22.8h, v17.16b\n\t"
    "uadalp v23.8h, v15.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b}, [%[w1]]\n\t"
    "mla v28.16b, v1.16b, v13.16b\n\t"
    "mla v29.16b, v4.16b, v13.16b\n\t"
    "uadalp v24.8h, v18.16b\n\t"
    "mla v19.16b, v7.16b, v13.16b\n\t"
    "mla v30.16b, v10.16b, v13.16b\n\t"
    "mla v28.16b, v2.16b, v14.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]\n\t"
    "mla v29.16b, v5.16b, v14.16b\n\t"
    "st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]\n\t"
    "mla v19.16b, v8.16b, v14.16b\n\t"
    "mla v30.16b, v11.16b, v14.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b}, [%[w3]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to3]]\n\t"
    "mul v18.16b, v25.16b, v3.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x1]]\n\t"
    "mul v31.16b, v15.16b, v3.16b\n\t"
    "mul v23.16b, v0.16b, v3.16b\n\t"
    "mul v24.16b, v20.16b, v3.16b\n\t"
    "uadalp v6.8h, v28.16b\n\t"
    "uadalp v7.8h, v29.16b\n\t"
    "uadalp v8.8h, v19.16b\n\t"
    "uadalp v9.8h, v30.16b\n\t"
    "mla v18.16b, v26.16b, v4.16b\n\t"
    "mla v31.16b, v16.16b, v4.16b\n\t"
    "mla v23.16b, v1.16b, v4.16b\n\t"
    "mla v24.16b, v21.16b, v4.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x2]]\n\t"
    "mul v19.16b, v25.16b, v10.16b\n\t"
    "mul v3.16b, v15.16b, v10.16b\n\t"
    "st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to3]]\n\t"
    "mla v18.16b, v27.16b, v5.16b\n\t"
    "mla v31.16b, v17.16b, v5.16b\n\t"
    "mla v23.16b, v2.16b, v5.16b\n\t"
    "mla v24.16b, v22.16b, v5.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mul v8.16b, v0.16b, v10.16b\n\t"
    "mul v9.16b, v20.16b, v10.16b\n\t"
    "mla v19.16b, v26.16b, v11.16b\n\t"
    "mla v3.16b, v16.16b, v11.16b\n\t"
    "mul v10.16b, v25.16b, v28.16b\n\t"
    "mul v13.16b, v15.16b, v28.16b\n\t"
    "uadalp v4.8h, v18.16b\n\t"
    "uadalp v5.8h, v31.16b\n\t"
    "uadalp v6.8h, v23.16b\n\t"
    "uadalp v7.8h, v24.16b\n\t"
    "mla v8.16b, v1.16b, v11.16b\n\t"
    "mla v9.16b, v21.16b, v11.16b\n\t"
    "mla v19.16b, v27.16b, v12.16b\n\t"
    "mla v3.16b, v17.16b, v12.16b\n\t"
    "mul v18.16b, v0.16b, v28.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v8.16b, v2.16b, v12.16b\n\t"
    "mla v9.16b, v22.16b, v12.16b\n\t"
    "mul v28.16b, v20.16b, v28.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n\t"
    "mla v10.16b, v26.16b, v29.16b\n\t"
    "mla v13.16b, v16.16b, v29.16b\n\t"
    "mla v18.16b, v1.16b, v29.16b\n\t"
    "mla v28.16b, v21.16b, v29.16b\n\t"
    "uadalp v4.8h, v19.16b\n\t"
    "uadalp v5.8h, v3.16b\n\t"
    "uadalp v6.8h, v8.16b\n\t"
    "uadalp v7.8h, v9.16b\n\t"
    "mla v10.16b, v27.16b, v30.16b\n\t"
    "mla v13.16b, v17.16b, v30.16b\n\t"
    "mla v18.16b, v2.16b, v30.16b\n\t"
    "mla v28.16b, v22.16b, v30.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]\n\t"
    "mul v19.16b, v25.16b, v29.16b\n\t"
    "mul v15.16b, v15.16b, v29.16b\n\t"
    "mul v23.16b, v0.16b, v29.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to2]]\n\t"
    "mul v20.16b, v20.16b, v29.16b\n\t"
    "mla v19.16b, v26.16b, v30.16b\n\t"
    "ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]\n\t"
    "mla v15.16b, v16.16b, v30.16b\n\t"
    "mla v23.16b, v1.16b, v30.16b\n\t"
    "uadalp v3.8h, v10.16b\n\t"
    "ld1 {v7.16b, v8.16b, v9.16b}, [%[w1]]\n\t"
    "uadalp v4.8h, v13.16b\n\t"
    "uadalp v5.8h, v18.16b\n\t"
    "uadalp v6.8h, v28.16b\n\t"
    "ld1 {v10.16b, v11.16b, v12.16b}, [%[w2]]\n\t"
    "mla v20.16b, v21.16b, v30.16b\n\t"
    "mla v19.16b, v27.16b, v31.16b\n\t"
    "ld1 {v27.16b, v28.16b, v29.16b}, [%[w3]]\n\t"
    "mla v15.16b, v17.16b, v31.16b\n\t"
    "mla v23.16b, v2.16b, v31.16b\n\t"
    "st1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to2]]\n\t"
    "mla v20.16b, v22.16b, v31.16b\n\t"
    "ld3r {v16.4s, v17.4s, v18.4s}, [%[x0]]\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]\n\t"
    "mul v21.16b, v24.16b, v16.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x1]]\n\t"
    "mul v22.16b, v7.16b, v16.16b\n\t"
    "mul v30.16b, v10.16b, v16.16b\n\t"
    "mul v16.16b, v27.16b, v16.16b\n\t"
    "uadalp v0.8h, v19.16b\n\t"
    "uadalp v1.8h, v15.16b\n\t"
    "uadalp v2.8h, v23.16b\n\t"
    "uadalp v3.8h, v20.16b\n\t"
    "mla v21.16b, v25.16b, v17.16b\n\t"
    "mla v22.16b, v8.16b, v17.16b\n\t"
    "mla v30.16b, v11.16b, v17.16b\n\t"
    "mla v16.16b, v28.16b, v17.16b\n\t"
    "ld3r {v13.4s, v14.4s, v15.4s}, [%[x2]]\n\t"
    "mul v17.16b, v24.16b, v4.16b\n\t"
    "mul v23.16b, v7.16b, v4.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]\n\t"
    "mla v21.16b, v26.16b, v18.16b\n\t"
    "mla v22.16b, v9.16b, v18.16b\n\t"
    "mla v30.16b, v12.16b, v18.16b\n\t"
    "mla v16.16b, v29.16b, v18.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mul v31.16b, v10.16b, v4.16b\n\t"
    "mul v18.16b, v27.16b, v4.16b\n\t"
    "mla v17.16b, v25.16b, v5.16b\n\t"
    "mla v23.16b, v8.16b, v5.16b\n\t"
    "mul v19.16b, v24.16b, v13.16b\n\t"
    "mul v20.16b, v7.16b, v13.16b\n\t"
    "uadalp v0.8h, v21.16b\n\t"
    "uadalp v1.8h, v22.16b\n\t"
    "uadalp v2.8h, v30.16b\n\t"
    "uadalp v3.8h, v16.16b\n\t"
    "mla v31.16b, v11.16b, v5.16b\n\t"
    "mla v18.16b, v28.16b, v5.16b\n\t"
    "mla v17.16b, v26.16b, v6.16b\n\t"
    "mla v23.16b, v9.16b, v6.16b\n\t"
    "mul v16.16b, v10.16b, v13.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v31.16b, v12.16b, v6.16b\n\t"
    "mla v18.16b, v29.16b, v6.16b\n\t"
    "mul v30.16b, v27.16b, v13.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mla v19.16b, v25.16b, v14.16b\n\t"
    "mla v20.16b, v8.16b, v14.16b\n\t"
    "mla v16.16b, v11.16b, v14.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "uadalp v0.8h, v17.16b\n\t"
    "uadalp v1.8h, v23.16b\n\t"
    "uadalp v2.8h, v31.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]\n\t"
    "uadalp v3.8h, v18.16b\n\t"
    "mla v30.16b, v28.16b, v14.16b\n\t"
    "mla v19.16b, v26.16b, v15.16b\n\t"
    "mla v20.16b, v9.16b, v15.16b\n\t"
    "mla v16.16b, v12.16b, v15.16b\n\t"
    "mul v24.16b, v24.16b, v4.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mla v30.16b, v29.16b, v15.16b\n\t"
    "mul v15.16b, v7.16b, v4.16b\n\t"
    "mul v31.16b, v10.16b, v4.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mul v27.16b, v27.16b, v4.16b\n\t"
    "mla v24.16b, v25.16b, v5.16b\n\t"
    "mla v15.16b, v8.16b, v5.16b\n\t"
    "mla v31.16b, v11.16b, v5.16b\n\t"
    "uadalp v0.8h, v19.16b\n\t"
    "ld1 {v17.16b, v18.16b, v19.16b}, [%[w1]]\n\t"
    "uadalp v1.8h, v20.16b\n\t"
    "uadalp v2.8h, v16.16b\n\t"
    "uadalp v3.8h, v30.16b\n\t"
    "mla v27.16b, v28.16b, v5.16b\n\t"
    "mla v24.16b, v26.16b, v6.16b\n\t"
    "mla v15.16b, v9.16b, v6.16b\n\t"
    "ld1 {v7.16b, v8.16b, v9.16b}, [%[w2]]\n\t"
    "mla v31.16b, v12.16b, v6.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mla v27.16b, v29.16b, v6.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x0]]\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]\n\t"
    "mul v16.16b, v21.16b, v10.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x1]]\n\t"
    "mul v20.16b, v17.16b, v10.16b\n\t"
    "mul v25.16b, v7.16b, v10.16b\n\t"
    "mul v26.16b, v28.16b, v10.16b\n\t"
    "uadalp v0.8h, v24.16b\n\t"
    "uadalp v1.8h, v15.16b\n\t"
    "uadalp v2.8h, v31.16b\n\t"
    "uadalp v3.8h, v27.16b\n\t"
    "mla v16.16b, v22.16b, v11.16b\n\t"
    "mla v20.16b, v18.16b, v11.16b\n\t"
    "mla v25.16b, v8.16b, v11.16b\n\t"
    "mla v26.16b, v29.16b, v11.16b\n\t"
    "ld3r {v13.4s, v14.4s, v15.4s}, [%[x2]]\n\t"
    "mul v24.16b, v21.16b, v4.16b\n\t"
    "mul v27.16b, v17.16b, v4.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]\n\t"
    "mla v16.16b, v23.16b, v12.16b\n\t"
    "mla v20.16b, v19.16b, v12.16b\n\t"
    "mla v25.16b, v9.16b, v12.16b\n\t"
    "mla v26.16b, v30.16b, v12.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mul v31.16b, v7.16b, v4.16b\n\t"
    "mul v4.16b, v28.16b, v4.16b\n\t"
    "mla v24.16b, v22.16b, v5.16b\n\t"
    "mla v27.16b, v18.16b, v5.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x3]]\n\t"
    "uadalp v0.8h, v16.16b\n\t"
    "uadalp v1.8h, v20.16b\n\t"
    "uadalp v2.8h, v25.16b\n\t"
    "uadalp v3.8h, v26.16b\n\t"
    "mla v31.16b, v8.16b, v5.16b\n\t"
    "mla v4.16b, v29.16b, v5.16b\n\t"
    "mla v24.16b, v23.16b, v6.16b\n\t"
    "mla v27.16b, v19.16b, v6.16b\n\t"
    "mul v16.16b, v21.16b, v13.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v31.16b, v9.16b, v6.16b\n\t"
    "mla v4.16b, v30.16b, v6.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mul v20.16b, v17.16b, v13.16b\n\t"
    "mul v25.16b, v7.16b, v13.16b\n\t"
    "mul v26.16b, v28.16b, v13.16b\n\t"
    "mla v16.16b, v22.16b, v14.16b\n\t"
    "mul v21.16b, v21.16b, v10.16b\n\t"
    "mul v17.16b, v17.16b, v10.16b\n\t"
    "uadalp v0.8h, v24.16b\n\t"
    "uadalp v1.8h, v27.16b\n\t"
    "uadalp v2.8h, v31.16b\n\t"
    "uadalp v3.8h, v4.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b}, [%[w0]]\n\t"
    "mla v20.16b, v18.16b, v14.16b\n\t"
    "mla v25.16b, v8.16b, v14.16b\n\t"
    "mla v26.16b, v29.16b, v14.16b\n\t"
    "mla v16.16b, v23.16b, v15.16b\n\t"
    "mul v24.16b, v7.16b, v10.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mla v20.16b, v19.16b, v15.16b\n\t"
    "mla v25.16b, v9.16b, v15.16b\n\t"
    "mla v26.16b, v30.16b, v15.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mul v15.16b, v28.16b, v10.16b\n\t"
    "mla v21.16b, v22.16b, v11.16b\n\t"
    "mla v17.16b, v18.16b, v11.16b\n\t"
    "mla v24.16b, v8.16b, v11.16b\n\t"
    "uadalp v0.8h, v16.16b\n\t"
    "uadalp v1.8h, v20.16b\n\t"
    "uadalp v2.8h, v25.16b\n\t"
    "uadalp v3.8h, v26.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b}, [%[w1]]\n\t"
    "mla v15.16b, v29.16b, v11.16b\n\t"
    "mla v21.16b, v23.16b, v12.16b\n\t"
    "mla v17.16b, v19.16b, v12.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w2]]\n\t"
    "mla v24.16b, v9.16b, v12.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mla v15.16b, v30.16b, v12.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w3]]\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to3]]\n\t"
    "mul v16.16b, v4.16b, v0.16b\n\t"
    "ld3r {v11.4s, v12.4s, v13.4s}, [%[x1]]\n\t"
    "mul v31.16b, v25.16b, v0.16b\n\t"
    "mul v22.16b, v18.16b, v0.16b\n\t"
    "mul v23.16b, v28.16b, v0.16b\n\t"
    "uadalp v7.8h, v21.16b\n\t"
    "uadalp v8.8h, v17.16b\n\t"
    "uadalp v9.8h, v24.16b\n\t"
    "uadalp v10.8h, v15.16b\n\t"
    "mla v16.16b, v5.16b, v1.16b\n\t"
    "mla v31.16b, v26.16b, v1.16b\n\t"
    "mla v22.16b, v19.16b, v1.16b\n\t"
    "mla v23.16b, v29.16b, v1.16b\n\t"
    "mul v15.16b, v4.16b, v11.16b\n\t"
    "st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to3]]\n\t"
    "mla v16.16b, v6.16b, v2.16b\n\t"
    "mla v31.16b, v27.16b, v2.16b\n\t"
    "mla v22.16b, v20.16b, v2.16b\n\t"
    "mla v23.16b, v30.16b, v2.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mul v17.16b, v25.16b, v11.16b\n\t"
    "mul v21.16b, v18.16b, v11.16b\n\t"
    "mul v24.16b, v28.16b, v11.16b\n\t"
    "ld3r {v7.4s, v8.4s, v9.4s}, [%[x2]]\n\t"
    "mla v15.16b, v5.16b, v12.16b\n\t"
    "uadalp v0.8h, v16.16b\n\t"
    "uadalp v1.8h, v31.16b\n\t"
    "uadalp v2.8h, v22.16b\n\t"
    "uadalp v3.8h, v23.16b\n\t"
    "mla v17.16b, v26.16b, v12.16b\n\t"
    "mla v21.16b, v19.16b, v12.16b\n\t"
    "mla v24.16b, v29.16b, v12.16b\n\t"
    "mla v15.16b, v6.16b, v13.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x3]]\n\t"
    "mul v16.16b, v4.16b, v7.16b\n\t"
    "mul v31.16b, v25.16b, v7.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v17.16b, v27.16b, v13.16b\n\t"
    "mla v21.16b, v20.16b, v13.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v24.16b, v30.16b, v13.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mul v22.16b, v18.16b, v7.16b\n\t"
    "mul v23.16b, v28.16b, v7.16b\n\t"
    "mla v16.16b, v5.16b, v8.16b\n\t"
    "mla v31.16b, v26.16b, v8.16b\n\t"
    "mul v4.16b, v4.16b, v10.16b\n\t"
    "mul v25.16b, v25.16b, v10.16b\n\t"
    "uadalp v0.8h, v15.16b\n\t"
    "ld1 {v13.16b, v14.16b, v15.16b}, [%[w0]]\n\t"
    "uadalp v1.8h, v17.16b\n\t"
    "uadalp v2.8h, v21.16b\n\t"
    "uadalp v3.8h, v24.16b\n\t"
    "mla v22.16b, v19.16b, v8.16b\n\t"
    "mla v23.16b, v29.16b, v8.16b\n\t"
    "mla v16.16b, v6.16b, v9.16b\n\t"
    "mla v31.16b, v27.16b, v9.16b\n\t"
    "mul v21.16b, v18.16b, v10.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mla v22.16b, v20.16b, v9.16b\n\t"
    "mla v23.16b, v30.16b, v9.16b\n\t"
    "mul v24.16b, v28.16b, v10.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mla v4.16b, v5.16b, v11.16b\n\t"
    "mla v25.16b, v26.16b, v11.16b\n\t"
    "mla v21.16b, v19.16b, v11.16b\n\t"
    "ld1 {v17.16b, v18.16b, v19.16b}, [%[w1]]\n\t"
    "mla v24.16b, v29.16b, v11.16b\n\t"
    "uadalp v0.8h, v16.16b\n\t"
    "ld1 {v7.16b, v8.16b, v9.16b}, [%[w2]]\n\t"
    "uadalp v1.8h, v31.16b\n\t"
    "uadalp v2.8h, v22.16b\n\t"
    "uadalp v3.8h, v23.16b\n\t"
    "mla v4.16b, v6.16b, v12.16b\n\t"
    "mla v25.16b, v27.16b, v12.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b}, [%[w3]]\n\t"
    "mla v21.16b, v20.16b, v12.16b\n\t"
    "mla v24.16b, v30.16b, v12.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mul v16.16b, v13.16b, v29.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]\n\t"
    "mul v20.16b, v17.16b, v29.16b\n\t"
    "mul v22.16b, v7.16b, v29.16b\n\t"
    "mul v23.16b, v26.16b, v29.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x1]]\n\t"
    "mla v16.16b, v14.16b, v30.16b\n\t"
    "uadalp v0.8h, v4.16b\n\t"
    "uadalp v1.8h, v25.16b\n\t"
    "uadalp v2.8h, v21.16b\n\t"
    "uadalp v3.8h, v24.16b\n\t"
    "mla v20.16b, v18.16b, v30.16b\n\t"
    "mla v22.16b, v8.16b, v30.16b\n\t"
    "mla v23.16b, v27.16b, v30.16b\n\t"
    "mla v16.16b, v15.16b, v31.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x2]]\n\t"
    "mul v21.16b, v13.16b, v10.16b\n\t"
    "mul v24.16b, v17.16b, v10.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]\n\t"
    "mla v20.16b, v19.16b, v31.16b\n\t"
    "mla v22.16b, v9.16b, v31.16b\n\t"
    "mla v23.16b, v28.16b, v31.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mul v25.16b, v7.16b, v10.16b\n\t"
    "mul v29.16b, v26.16b, v10.16b\n\t"
    "mla v21.16b, v14.16b, v11.16b\n\t"
    "mla v24.16b, v18.16b, v11.16b\n\t"
    "mul v30.16b, v13.16b, v4.16b\n\t"
    "mul v31.16b, v17.16b, v4.16b\n\t"
    "uadalp v0.8h, v16.16b\n\t"
    "uadalp v1.8h, v20.16b\n\t"
    "uadalp v2.8h, v22.16b\n\t"
    "uadalp v3.8h, v23.16b\n\t"
    "mla v25.16b, v8.16b, v11.16b\n\t"
    "mla v29.16b, v27.16b, v11.16b\n\t"
    "mla v21.16b, v15.16b, v12.16b\n\t"
    "mla v24.16b, v19.16b, v12.16b\n\t"
    "mul v16.16b, v7.16b, v4.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v25.16b, v9.16b, v12.16b\n\t"
    "mla v29.16b, v28.16b, v12.16b\n\t"
    "mul v20.16b, v26.16b, v4.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mla v30.16b, v14.16b, v5.16b\n\t"
    "mla v31.16b, v18.16b, v5.16b\n\t"
    "mla v16.16b, v8.16b, v5.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x3]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "uadalp v0.8h, v21.16b\n\t"
    "uadalp v1.8h, v24.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]\n\t"
    "uadalp v2.8h, v25.16b\n\t"
    "uadalp v3.8h, v29.16b\n\t"
    "mla v20.16b, v27.16b, v5.16b\n\t"
    "mla v30.16b, v15.16b, v6.16b\n\t"
    "mla v31.16b, v19.16b, v6.16b\n\t"
    "mla v16.16b, v9.16b, v6.16b\n\t"
    "mul v25.16b, v13.16b, v10.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mla v20.16b, v28.16b, v6.16b\n\t"
    "uadalp v21.8h, v30.16b\n\t"
    "uadalp v22.8h, v31.16b\n\t"
    "uadalp v23.8h, v16.16b\n\t"
    "ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]\n\t"
    "mul v16.16b, v17.16b, v10.16b\n\t"
    "mul v17.16b, v7.16b, v10.16b\n\t"
    "uadalp v24.8h, v20.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]\n\t"
    "mul v20.16b, v26.16b, v10.16b\n\t"
    "mla v25.16b, v14.16b, v11.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w2]]\n\t"
    "mla v16.16b, v18.16b, v11.16b\n\t"
    "mla v17.16b, v8.16b, v11.16b\n\t"
    "st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]\n\t"
    "mla v20.16b, v27.16b, v11.16b\n\t"
    "mla v25.16b, v15.16b, v12.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b}, [%[w3]]\n\t"
    "mla v16.16b, v19.16b, v12.16b\n\t"
    "mla v17.16b, v9.16b, v12.16b\n\t"
    "ld3r {v13.4s, v14.4s, v15.4s}, [%[x0]]\n\t"
    "mla v20.16b, v28.16b, v12.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to3]]\n\t"
    "mul v24.16b, v29.16b, v13.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "mul v18.16b, v0.16b, v13.16b\n\t"
    "mul v19.16b, v3.16b, v13.16b\n\t"
    "mul v10.16b, v21.16b, v13.16b\n\t"
    "uadalp v6.8h, v25.16b\n\t"
    "uadalp v7.8h, v16.16b\n\t"
    "uadalp v8.8h, v17.16b\n\t"
    "uadalp v9.8h, v20.16b\n\t"
    "mla v24.16b, v30.16b, v14.16b\n\t"
    "mla v18.16b, v1.16b, v14.16b\n\t"
    "mla v19.16b, v4.16b, v14.16b\n\t"
    "mla v10.16b, v22.16b, v14.16b\n\t"
    "ld1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to0]]\n\t"
    "mul v20.16b, v29.16b, v26.16b\n\t"
    "mul v25.16b, v0.16b, v26.16b\n\t"
    "mla v24.16b, v31.16b, v15.16b\n\t"
    "st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to3]]\n\t"
    "mla v18.16b, v2.16b, v15.16b\n\t"
    "mla v19.16b, v5.16b, v15.16b\n\t"
    "mla v10.16b, v23.16b, v15.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x2]]\n\t"
    "mul v6.16b, v3.16b, v26.16b\n\t"
    "uadalp v11.8h, v24.16b\n\t"
    "mul v24.16b, v21.16b, v26.16b\n\t"
    "uadalp v12.8h, v18.16b\n\t"
    "uadalp v13.8h, v19.16b\n\t"
    "uadalp v14.8h, v10.16b\n\t"
    "ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]\n\t"
    "mla v20.16b, v30.16b, v27.16b\n\t"
    "mla v25.16b, v1.16b, v27.16b\n\t"
    "mla v6.16b, v4.16b, v27.16b\n\t"
    "mla v24.16b, v22.16b, v27.16b\n\t"
    "mul v18.16b, v29.16b, v15.16b\n\t"
    "st1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to0]]\n\t"
    "mla v20.16b, v31.16b, v28.16b\n\t"
    "mla v25.16b, v2.16b, v28.16b\n\t"
    "mla v6.16b, v5.16b, v28.16b\n\t"
    "mla v24.16b, v23.16b, v28.16b\n\t"
    "ld1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to2]]\n\t"
    "mul v19.16b, v0.16b, v15.16b\n\t"
    "mul v26.16b, v3.16b, v15.16b\n\t"
    "uadalp v7.8h, v20.16b\n\t"
    "uadalp v8.8h, v25.16b\n\t"
    "uadalp v9.8h, v6.16b\n\t"
    "uadalp v10.8h, v24.16b\n\t"
    "mul v15.16b, v21.16b, v15.16b\n\t"
    "mla v18.16b, v30.16b, v16.16b\n\t"
    "mla v19.16b, v1.16b, v16.16b\n\t"
    "mla v26.16b, v4.16b, v16.16b\n\t"
    "st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]\n\t"
    "mla v15.16b, v22.16b, v16.16b\n\t"
    "mla v18.16b, v31.16b, v17.16b\n\t"
    "mla v19.16b, v2.16b, v17.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]\n\t"
    "mla v26.16b, v5.16b, v17.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "add %[w1], %[w1], #48\n\t"
    "add %[w2], %[w2], #48\n\t"
    "add %[w3], %[w3], #48\n\t"
    "mla v15.16b, v23.16b, v17.16b\n\t"
    "uadalp v11.8h, v18.16b\n\t"
    "uadalp v12.8h, v19.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b}, [%[w0]]\n\t"
    "uadalp v13.8h, v26.16b\n\t"
    "mul v19.16b, v29.16b, v6.16b\n\t"
    "ld1 {v24.16b, v25.16b, v26.16b}, [%[w1]]\n\t"
    "mul v20.16b, v0.16b, v6.16b\n\t"
    "uadalp v14.8h, v15.16b\n\t"
    "mul v15.16b, v3.16b, v6.16b\n\t"
    "ld1 {v27.16b, v28.16b, v29.16b}, [%[w2]]\n\t"
    "mul v21.16b, v21.16b, v6.16b\n\t"
    "mla v19.16b, v30.16b, v7.16b\n\t"
    "mla v20.16b, v1.16b, v7.16b\n\t"
    "st1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to2]]\n\t"
    "mla v15.16b, v4.16b, v7.16b\n\t"
    "mla v21.16b, v22.16b, v7.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "mla v19.16b, v31.16b, v8.16b\n\t"
    "mla v20.16b, v2.16b, v8.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v15.16b, v5.16b, v8.16b\n\t"
    "mla v21.16b, v23.16b, v8.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]\n\t"
    "mul v22.16b, v16.16b, v12.16b\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x1]]\n\t"
    "mul v23.16b, v24.16b, v12.16b\n\t"
    "mul v30.16b, v27.16b, v12.16b\n\t"
    "mul v31.16b, v9.16b, v12.16b\n\t"
    "uadalp v0.8h, v19.16b\n\t"
    "uadalp v1.8h, v20.16b\n\t"
    "uadalp v2.8h, v15.16b\n\t"
    "uadalp v3.8h, v21.16b\n\t"
    "mla v22.16b, v17.16b, v13.16b\n\t"
    "mla v23.16b, v25.16b, v13.16b\n\t"
    "mla v30.16b, v28.16b, v13.16b\n\t"
    "mla v31.16b, v10.16b, v13.16b\n\t"
    "ld3r {v19.4s, v20.4s, v21.4s}, [%[x2]]\n\t"
    "mul v15.16b, v16.16b, v4.16b\n\t"
    "mul v7.16b, v24.16b, v4.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]\n\t"
    "mla v22.16b, v18.16b, v14.16b\n\t"
    "mla v23.16b, v26.16b, v14.16b\n\t"
    "mla v30.16b, v29.16b, v14.16b\n\t"
    "mla v31.16b, v11.16b, v14.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mul v8.16b, v27.16b, v4.16b\n\t"
    "mul v4.16b, v9.16b, v4.16b\n\t"
    "mla v15.16b, v17.16b, v5.16b\n\t"
    "mla v7.16b, v25.16b, v5.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "uadalp v0.8h, v22.16b\n\t"
    "uadalp v1.8h, v23.16b\n\t"
    "uadalp v2.8h, v30.16b\n\t"
    "uadalp v3.8h, v31.16b\n\t"
    "mla v8.16b, v28.16b, v5.16b\n\t"
    "mla v4.16b, v10.16b, v5.16b\n\t"
    "mla v15.16b, v18.16b, v6.16b\n\t"
    "mla v7.16b, v26.16b, v6.16b\n\t"
    "mul v22.16b, v16.16b, v19.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v8.16b, v29.16b, v6.16b\n\t"
    "mla v4.16b, v11.16b, v6.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "add %[w2], %[w2], %[sw]\n\t"
    "add %[w3], %[w3], %[sw]\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mul v23.16b, v24.16b, v19.16b\n\t"
    "mul v30.16b, v27.16b, v19.16b\n\t"
    "mul v19.16b, v9.16b, v19.16b\n\t"
    "mla v22.16b, v17.16b, v20.16b\n\t"
    "mul v16.16b, v16.16b, v12.16b\n\t"
    "mul v24.16b, v24.16b, v12.16b\n\t"
    "uadalp v0.8h, v15.16b\n\t"
    "uadalp v1.8h, v7.16b\n\t"
    "uadalp v2.8h, v8.16b\n\t"
    "ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to2]]\n\t"
    "uadalp v3.8h, v4.16b\n\t"
    "mla v23.16b, v25.16b, v20.16b\n\t"
    "mla v30.16b, v28.16b, v20.16b\n\t"
    "mla v19.16b, v10.16b, v20.16b\n\t"
    "mla v22.16b, v18.16b, v21.16b\n\t"
    "mul v15.16b, v27.16b, v12.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]\n\t"
    "mla v23.16b, v26.16b, v21.16b\n\t"
    "mla v30.16b, v29.16b, v21.16b\n\t"
    "mla v19.16b, v11.16b, v21.16b\n\t"
    "uadalp v5.8h, v22.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mul v27.16b, v9.16b, v12.16b\n\t"
    "mla v16.16b, v17.16b, v13.16b\n\t"
    "uadalp v6.8h, v23.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to3]]\n\t"
    "uadalp v7.8h, v30.16b\n\t"
    "uadalp v8.8h, v19.16b\n\t"
    "mla v24.16b, v25.16b, v13.16b\n\t"
    "mla v15.16b, v28.16b, v13.16b\n\t"
    "mla v27.16b, v10.16b, v13.16b\n\t"
    "mla v16.16b, v18.16b, v14.16b\n\t"
    "st1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to2]]\n\t"
    "mla v24.16b, v26.16b, v14.16b\n\t"
    "mla v15.16b, v29.16b, v14.16b\n\t"
    "mla v27.16b, v11.16b, v14.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]\n\t"
    "uadalp v20.8h, v16.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]\n\t"
    "uadalp v21.8h, v24.16b\n\t"
    "uadalp v22.8h, v15.16b\n\t"
    "uadalp v23.8h, v27.16b\n\t"
    "ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to3]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [to2] "r"(kept + 128), [to3] "r"(kept + 192)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// cd5f170d3a58
/* 24 steps per round, 8 x added to what is kept; 288 instructions, 316 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x6(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]\n\t"
    "1:\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "mul v21.16b, v0.16b, v3.16b\n\t"
    "mul v22.16b, v0.16b, v6.16b\n\t"
    "ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]\n\t"
    "mul v27.16b, v0.16b, v9.16b\n\t"
    "mul v28.16b, v0.16b, v12.16b\n\t"
    "mul v29.16b, v0.16b, v15.16b\n\t"
    "mul v30.16b, v0.16b, v18.16b\n\t"
    "mla v21.16b, v1.16b, v4.16b\n\t"
    "mla v22.16b, v1.16b, v7.16b\n\t"
    "mla v27.16b, v1.16b, v10.16b\n\t"
    "mla v28.16b, v1.16b, v13.16b\n\t"
    "mla v29.16b, v1.16b, v16.16b\n\t"
    "mla v30.16b, v1.16b, v19.16b\n\t"
    "mla v21.16b, v2.16b, v5.16b\n\t"
    "ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]\n\t"
    "mla v22.16b, v2.16b, v8.16b\n\t"
    "mla v27.16b, v2.16b, v11.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mla v28.16b, v2.16b, v14.16b\n\t"
    "mla v29.16b, v2.16b, v17.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v30.16b, v2.16b, v20.16b\n\t"
    "uadalp v23.8h, v21.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "uadalp v24.8h, v22.16b\n\t"
    "uadalp v25.8h, v27.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "uadalp v26.8h, v28.16b\n\t"
    "mul v31.16b, v3.16b, v6.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "mul v21.16b, v3.16b, v9.16b\n\t"
    "mul v22.16b, v3.16b, v0.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]\n\t"
    "mul v23.16b, v3.16b, v12.16b\n\t"
    "mul v24.16b, v3.16b, v15.16b\n\t"
    "mul v25.16b, v3.16b, v18.16b\n\t"
    "ld1 {v26.16b, v27.16b}, [%[to1]]\n\t"
    "mla v31.16b, v4.16b, v7.16b\n\t"
    "mla v21.16b, v4.16b, v10.16b\n\t"
    "mla v22.16b, v4.16b, v1.16b\n\t"
    "mla v23.16b, v4.16b, v13.16b\n\t"
    "mla v24.16b, v4.16b, v16.16b\n\t"
    "uadalp v26.8h, v29.16b\n\t"
    "uadalp v27.8h, v30.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v25.16b, v4.16b, v19.16b\n\t"
    "mla v31.16b, v5.16b, v8.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]\n\t"
    "mla v21.16b, v5.16b, v11.16b\n\t"
    "mla v22.16b, v5.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]\n\t"
    "mla v23.16b, v5.16b, v14.16b\n\t"
    "mla v24.16b, v5.16b, v17.16b\n\t"
    "st1 {v26.16b, v27.16b}, [%[to1]]\n\t"
    "mla v25.16b, v5.16b, v20.16b\n\t"
    "mul v26.16b, v28.16b, v6.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]\n\t"
    "mul v27.16b, v28.16b, v0.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]\n\t"
    "mul v0.16b, v28.16b, v3.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ld1 {v18.16b, v19.16b}, [%[to1]]\n\t"
    "mul v3.16b, v28.16b, v9.16b\n\t"
    "mul v6.16b, v28.16b, v12.16b\n\t"
    "mul v28.16b, v28.16b, v15.16b\n\t"
    "mla v26.16b, v29.16b, v7.16b\n\t"
    "uadalp v18.8h, v24.16b\n\t"
    "uadalp v19.8h, v25.16b\n\t"
    "mla v27.16b, v29.16b, v1.16b\n\t"
    "mla v0.16b, v29.16b, v4.16b\n\t"
    "mla v3.16b, v29.16b, v10.16b\n\t"
    "mla v6.16b, v29.16b, v13.16b\n\t"
    "mla v28.16b, v29.16b, v16.16b\n\t"
    "st1 {v18.16b, v19.16b}, [%[to1]]\n\t"
    "mla v26.16b, v30.16b, v8.16b\n\t"
    "mla v27.16b, v30.16b, v2.16b\n\t"
    "ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to0]]\n\t"
    "mla v0.16b, v30.16b, v5.16b\n\t"
    "mla v3.16b, v30.16b, v11.16b\n\t"
    "mla v6.16b, v30.16b, v14.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mla v28.16b, v30.16b, v17.16b\n\t"
    "uadalp v7.8h, v31.16b\n\t"
    "uadalp v8.8h, v21.16b\n\t"
    "uadalp v9.8h, v22.16b\n\t"
    "uadalp v10.8h, v23.16b\n\t"
    "ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]\n\t"
    "ld3r {v21.4s, v22.4s, v23.4s}, [%[x1]]\n\t"
    "ld3r {v11.4s, v12.4s, v13.4s}, [%[x2]]\n\t"
    "mul v29.16b, v18.16b, v29.16b\n\t"
    "st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to0]]\n\t"
    "mul v21.16b, v18.16b, v21.16b\n\t"
    "mul v24.16b, v18.16b, v11.16b\n\t"
    "ld3r {v14.4s, v15.4s, v16.4s}, [%[x3]]\n\t"
    "mla v29.16b, v19.16b, v30.16b\n\t"
    "ld3r {v7.4s, v8.4s, v9.4s}, [%[x4]]\n\t"
    "mla v21.16b, v19.16b, v22.16b\n\t"
    "ld1 {v1.16b, v2.16b}, [%[to1]]\n\t"
    "mul v22.16b, v18.16b, v14.16b\n\t"
    "mla v24.16b, v19.16b, v12.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "uadalp v1.8h, v6.16b\n\t"
    "uadalp v2.8h, v28.16b\n\t"
    "mul v25.16b, v18.16b, v7.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mul v28.16b, v18.16b, v10.16b\n\t"
    "mla v22.16b, v19.16b, v15.16b\n\t"
    "mla v29.16b, v20.16b, v31.16b\n\t"
    "mla v21.16b, v20.16b, v23.16b\n\t"
    "st1 {v1.16b, v2.16b}, [%[to1]]\n\t"
    "mla v24.16b, v20.16b, v13.16b\n\t"
    "mla v25.16b, v19.16b, v8.16b\n\t"
    "uadalp v4.8h, v26.16b\n\t"
    "ld1 {v13.16b, v14.16b, v15.16b}, [%[w0]]\n\t"
    "uadalp v5.8h, v27.16b\n\t"
    "uadalp v6.8h, v0.16b\n\t"
    "uadalp v7.8h, v3.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]\n\t"
    "mla v28.16b, v19.16b, v11.16b\n\t"
    "mla v22.16b, v20.16b, v16.16b\n\t"
    "ld3r {v16.4s, v17.4s, v18.4s}, [%[x1]]\n\t"
    "mla v25.16b, v20.16b, v9.16b\n\t"
    "ld3r {v8.4s, v9.4s, v10.4s}, [%[x2]]\n\t"
    "mul v23.16b, v13.16b, v0.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v28.16b, v20.16b, v12.16b\n\t"
    "mul v26.16b, v13.16b, v16.16b\n\t"
    "mul v27.16b, v13.16b, v8.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]\n\t"
    "mla v23.16b, v14.16b, v1.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]\n\t"
    "ld1 {v30.16b, v31.16b}, [%[to1]]\n\t"
    "mla v26.16b, v14.16b, v17.16b\n\t"
    "mul v3.16b, v13.16b, v3.16b\n\t"
    "mla v27.16b, v14.16b, v9.16b\n\t"
    "mul v6.16b, v13.16b, v6.16b\n\t"
    "mla v23.16b, v15.16b, v2.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x5]]\n\t"
    "uadalp v30.8h, v25.16b\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "uadalp v31.8h, v28.16b\n\t"
    "mul v25.16b, v13.16b, v0.16b\n\t"
    "mla v3.16b, v14.16b, v4.16b\n\t"
    "ld1 {v11.16b, v12.16b, v13.16b}, [%[w0]]\n\t"
    "mla v6.16b, v14.16b, v7.16b\n\t"
    "mla v26.16b, v15.16b, v18.16b\n\t"
    "mla v27.16b, v15.16b, v10.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to0]]\n\t"
    "mla v25.16b, v14.16b, v1.16b\n\t"
    "mla v3.16b, v15.16b, v5.16b\n\t"
    "mla v6.16b, v15.16b, v8.16b\n\t"
    "st1 {v30.16b, v31.16b}, [%[to1]]\n\t"
    "ld3r {v7.4s, v8.4s, v9.4s}, [%[x0]]\n\t"
    "uadalp v16.8h, v29.16b\n\t"
    "uadalp v17.8h, v21.16b\n\t"
    "uadalp v18.8h, v24.16b\n\t"
    "uadalp v19.8h, v22.16b\n\t"
    "ld3r {v28.4s, v29.4s, v30.4s}, [%[x1]]\n\t"
    "mla v25.16b, v15.16b, v2.16b\n\t"
    "mul v24.16b, v11.16b, v7.16b\n\t"
    "ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]\n\t"
    "ld3r {v20.4s, v21.4s, v22.4s}, [%[x3]]\n\t"
    "mul v28.16b, v11.16b, v28.16b\n\t"
    "st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to0]]\n\t"
    "mul v31.16b, v11.16b, v0.16b\n\t"
    "mla v24.16b, v12.16b, v8.16b\n\t"
    "mul v0.16b, v11.16b, v20.16b\n\t"
    "ld3r {v14.4s, v15.4s, v16.4s}, [%[x4]]\n\t"
    "mla v28.16b, v12.16b, v29.16b\n\t"
    "ld3r {v17.4s, v18.4s, v19.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ld1 {v4.16b, v5.16b}, [%[to1]]\n\t"
    "mul v29.16b, v11.16b, v14.16b\n\t"
    "mul v14.16b, v11.16b, v17.16b\n\t"
    "mla v31.16b, v12.16b, v1.16b\n\t"
    "mla v0.16b, v12.16b, v21.16b\n\t"
    "uadalp v4.8h, v6.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]\n\t"
    "uadalp v5.8h, v25.16b\n\t"
    "mla v29.16b, v12.16b, v15.16b\n\t"
    "mla v14.16b, v12.16b, v18.16b\n\t"
    "ld3r {v10.4s, v11.4s, v12.4s}, [%[x0]]\n\t"
    "mla v24.16b, v13.16b, v9.16b\n\t"
    "mla v28.16b, v13.16b, v30.16b\n\t"
    "mla v31.16b, v13.16b, v2.16b\n\t"
    "st1 {v4.16b, v5.16b}, [%[to1]]\n\t"
    "mla v0.16b, v13.16b, v22.16b\n\t"
    "mla v29.16b, v13.16b, v16.16b\n\t"
    "ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to0]]\n\t"
    "mla v14.16b, v13.16b, v19.16b\n\t"
    "ld3r {v19.4s, v20.4s, v21.4s}, [%[x1]]\n\t"
    "ld1 {v1.16b, v2.16b}, [%[to1]]\n\t"
    "uadalp v15.8h, v23.16b\n\t"
    "uadalp v16.8h, v26.16b\n\t"
    "uadalp v17.8h, v27.16b\n\t"
    "uadalp v18.8h, v3.16b\n\t"
    "ld3r {v25.4s, v26.4s, v27.4s}, [%[x2]]\n\t"
    "uadalp v1.8h, v29.16b\n\t"
    "uadalp v2.8h, v14.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]\n\t"
    "mul v22.16b, v6.16b, v10.16b\n\t"
    "mul v23.16b, v6.16b, v19.16b\n\t"
    "st1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to0]]\n\t"
    "mul v25.16b, v6.16b, v25.16b\n\t"
    "mul v29.16b, v6.16b, v3.16b\n\t"
    "mla v22.16b, v7.16b, v11.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v23.16b, v7.16b, v20.16b\n\t"
    "ld3r {v13.4s, v14.4s, v15.4s}, [%[x5]]\n\t"
    "add %[x0], %[x0], #12\n\t"
    "add %[x1], %[x1], #12\n\t"
    "add %[x2], %[x2], #12\n\t"
    "add %[x3], %[x3], #12\n\t"
    "add %[x4], %[x4], #12\n\t"
    "add %[x5], %[x5], #12\n\t"
    "add %[w0], %[w0], #48\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to0]]\n\t"
    "mul v30.16b, v6.16b, v9.16b\n\t"
    "mul v3.16b, v6.16b, v13.16b\n\t"
    "mla v25.16b, v7.16b, v26.16b\n\t"
    "st1 {v1.16b, v2.16b}, [%[to1]]\n\t"
    "mla v29.16b, v7.16b, v4.16b\n\t"
    "mla v22.16b, v8.16b, v12.16b\n\t"
    "mla v23.16b, v8.16b, v21.16b\n\t"
    "uadalp v16.8h, v24.16b\n\t"
    "uadalp v17.8h, v28.16b\n\t"
    "uadalp v18.8h, v31.16b\n\t"
    "uadalp v19.8h, v0.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "mla v30.16b, v7.16b, v10.16b\n\t"
    "mla v3.16b, v7.16b, v14.16b\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]\n\t"
    "mla v25.16b, v8.16b, v27.16b\n\t"
    "mla v29.16b, v8.16b, v5.16b\n\t"
    "ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]\n\t"
    "st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to0]]\n\t"
    "mla v30.16b, v8.16b, v11.16b\n\t"
    "mla v3.16b, v8.16b, v15.16b\n\t"
    "mul v21.16b, v0.16b, v12.16b\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x2]]\n\t"
    "mul v24.16b, v0.16b, v26.16b\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x3]]\n\t"
    "ld3r {v4.4s, v5.4s, v6.4s}, [%[x4]]\n\t"
    "mul v26.16b, v0.16b, v15.16b\n\t"
    "ld3r {v7.4s, v8.4s, v9.4s}, [%[x5]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #12\n\t"
    "mov %[sw], #48\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "ld1 {v10.16b, v11.16b}, [%[to1]]\n\t"
    "mul v31.16b, v0.16b, v18.16b\n\t"
    "mul v4.16b, v0.16b, v4.16b\n\t"
    "mul v0.16b, v0.16b, v7.16b\n\t"
    "mla v21.16b, v1.16b, v13.16b\n\t"
    "mla v24.16b, v1.16b, v27.16b\n\t"
    "uadalp v10.8h, v30.16b\n\t"
    "uadalp v11.8h, v3.16b\n\t"
    "mla v26.16b, v1.16b, v16.16b\n\t"
    "mla v31.16b, v1.16b, v19.16b\n\t"
    "mla v4.16b, v1.16b, v5.16b\n\t"
    "mla v0.16b, v1.16b, v8.16b\n\t"
    "mla v21.16b, v2.16b, v14.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v24.16b, v2.16b, v28.16b\n\t"
    "mla v26.16b, v2.16b, v17.16b\n\t"
    "mla v31.16b, v2.16b, v20.16b\n\t"
    "st1 {v10.16b, v11.16b}, [%[to1]]\n\t"
    "mla v4.16b, v2.16b, v6.16b\n\t"
    "mla v0.16b, v2.16b, v9.16b\n\t"
    "ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]\n\t"
    "uadalp v12.8h, v22.16b\n\t"
    "uadalp v13.8h, v23.16b\n\t"
    "uadalp v14.8h, v25.16b\n\t"
    "uadalp v15.8h, v29.16b\n\t"
    "ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]\n\t"
    "ld1 {v22.16b, v23.16b}, [%[to1]]\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]\n\t"
    "uadalp v22.8h, v4.16b\n\t"
    "ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]\n\t"
    "uadalp v23.8h, v0.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]\n\t"
    "ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]\n\t"
    "ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]\n\t"
    "ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]\n\t"
    "st1 {v22.16b, v23.16b}, [%[to1]]\n\t"
    "uadalp v27.8h, v21.16b\n\t"
    "uadalp v28.8h, v24.16b\n\t"
    "uadalp v29.8h, v26.16b\n\t"
    "uadalp v30.8h, v31.16b\n\t"
    "st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 3a9f5842b702
/* 24 steps per round, 6 x added to what is kept; 324 instructions, 357 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x2]]\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]\n\t"
    "1:\n\t"
    "ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x4]]\n\t"
    "mul v24.16b, v0.16b, v4.16b\n\t"
    "mul v25.16b, v0.16b, v8.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x5]]\n\t"
    "mul v30.16b, v0.16b, v12.16b\n\t"
    "mul v31.16b, v0.16b, v16.16b\n\t"
    "mla v24.16b, v1.16b, v5.16b\n\t"
    "mla v25.16b, v1.16b, v9.16b\n\t"
    "mla v30.16b, v1.16b, v13.16b\n\t"
    "mla v31.16b, v1.16b, v17.16b\n\t"
    "mul v20.16b, v0.16b, v20.16b\n\t"
    "mul v26.16b, v0.16b, v26.16b\n\t"
    "mla v24.16b, v2.16b, v6.16b\n\t"
    "mla v25.16b, v2.16b, v10.16b\n\t"
    "mla v30.16b, v2.16b, v14.16b\n\t"
    "mla v31.16b, v2.16b, v18.16b\n\t"
    "mla v20.16b, v1.16b, v21.16b\n\t"
    "mla v26.16b, v1.16b, v27.16b\n\t"
    "mla v24.16b, v3.16b, v7.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v25.16b, v3.16b, v11.16b\n\t"
    "mla v30.16b, v3.16b, v15.16b\n\t"
    "mla v31.16b, v3.16b, v19.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]\n\t"
    "mla v20.16b, v2.16b, v22.16b\n\t"
    "mla v26.16b, v2.16b, v28.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v4.8h, v24.16b\n\t"
    "uadalp v5.8h, v25.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]\n\t"
    "uadalp v6.8h, v30.16b\n\t"
    "uadalp v7.8h, v31.16b\n\t"
    "mul v21.16b, v0.16b, v8.16b\n\t"
    "mul v22.16b, v0.16b, v12.16b\n\t"
    "mla v20.16b, v3.16b, v23.16b\n\t"
    "mla v26.16b, v3.16b, v29.16b\n\t"
    "ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[w0]]\n\t"
    "mla v21.16b, v1.16b, v9.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v22.16b, v1.16b, v13.16b\n\t"
    "uadalp v16.8h, v20.16b\n\t"
    "uadalp v17.8h, v26.16b\n\t"
    "ld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x0]]\n\t"
    "mla v21.16b, v2.16b, v10.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\n\t"
    "mla v22.16b, v2.16b, v14.16b\n\t"
    "mul v20.16b, v27.16b, v23.16b\n\t"
    "mla v21.16b, v3.16b, v11.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "mul v23.16b, v27.16b, v4.16b\n\t"
    "mla v22.16b, v3.16b, v15.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "mla v20.16b, v28.16b, v24.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x4]]\n\t"
    "uadalp v18.8h, v21.16b\n\t"
    "mul v21.16b, v27.16b, v8.16b\n\t"
    "uadalp v19.8h, v22.16b\n\t"
    "mul v22.16b, v27.16b, v12.16b\n\t"
    "mla v23.16b, v28.16b, v5.16b\n\t"
    "mla v20.16b, v29.16b, v25.16b\n\t"
    "mla v21.16b, v28.16b, v9.16b\n\t"
    "st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]\n\t"
    "mla v22.16b, v28.16b, v13.16b\n\t"
    "mla v23.16b, v29.16b, v6.16b\n\t"
    "mla v20.16b, v30.16b, v26.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x5]]\n\t"
    "mul v31.16b, v27.16b, v0.16b\n\t"
    "mla v21.16b, v29.16b, v10.16b\n\t"
    "mla v22.16b, v29.16b, v14.16b\n\t"
    "mla v23.16b, v30.16b, v7.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mul v24.16b, v27.16b, v16.16b\n\t"
    "mla v31.16b, v28.16b, v1.16b\n\t"
    "mla v21.16b, v30.16b, v11.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]\n\t"
    "mla v22.16b, v30.16b, v15.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v4.8h, v20.16b\n\t"
    "uadalp v5.8h, v23.16b\n\t"
    "uadalp v6.8h, v21.16b\n\t"
    "uadalp v7.8h, v22.16b\n\t"
    "ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[w0]]\n\t"
    "mul v25.16b, v27.16b, v8.16b\n\t"
    "mul v26.16b, v27.16b, v12.16b\n\t"
    "mla v24.16b, v28.16b, v17.16b\n\t"
    "mla v31.16b, v29.16b, v2.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v25.16b, v28.16b, v9.16b\n\t"
    "mla v26.16b, v28.16b, v13.16b\n\t"
    "mla v24.16b, v29.16b, v18.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "mla v31.16b, v30.16b, v3.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v25.16b, v29.16b, v10.16b\n\t"
    "mla v26.16b, v29.16b, v14.16b\n\t"
    "mla v24.16b, v30.16b, v19.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]\n\t"
    "mul v27.16b, v20.16b, v4.16b\n\t"
    "mul v28.16b, v20.16b, v0.16b\n\t"
    "mla v25.16b, v30.16b, v11.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "mla v26.16b, v30.16b, v15.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "uadalp v16.8h, v31.16b\n\t"
    "uadalp v17.8h, v24.16b\n\t"
    "mla v27.16b, v21.16b, v5.16b\n\t"
    "uadalp v18.8h, v25.16b\n\t"
    "uadalp v19.8h, v26.16b\n\t"
    "mul v24.16b, v20.16b, v8.16b\n\t"
    "mul v25.16b, v20.16b, v12.16b\n\t"
    "mla v28.16b, v21.16b, v1.16b\n\t"
    "mla v27.16b, v22.16b, v6.16b\n\t"
    "st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]\n\t"
    "mla v24.16b, v21.16b, v9.16b\n\t"
    "mla v25.16b, v21.16b, v13.16b\n\t"
    "mla v28.16b, v22.16b, v2.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x4]]\n\t"
    "mla v27.16b, v23.16b, v7.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x5]]\n\t"
    "mla v24.16b, v22.16b, v10.16b\n\t"
    "mla v25.16b, v22.16b, v14.16b\n\t"
    "mla v28.16b, v23.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mul v26.16b, v20.16b, v16.16b\n\t"
    "mul v29.16b, v20.16b, v4.16b\n\t"
    "mla v24.16b, v23.16b, v11.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]\n\t"
    "mla v25.16b, v23.16b, v15.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]\n\t"
    "uadalp v0.8h, v27.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v1.8h, v28.16b\n\t"
    "uadalp v2.8h, v24.16b\n\t"
    "uadalp v3.8h, v25.16b\n\t"
    "mul v24.16b, v20.16b, v8.16b\n\t"
    "mul v20.16b, v20.16b, v12.16b\n\t"
    "mla v26.16b, v21.16b, v17.16b\n\t"
    "mla v29.16b, v21.16b, v5.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]\n\t"
    "mla v24.16b, v21.16b, v9.16b\n\t"
    "mla v20.16b, v21.16b, v13.16b\n\t"
    "mla v26.16b, v22.16b, v18.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "mla v29.16b, v22.16b, v6.16b\n\t"
    "mla v24.16b, v22.16b, v10.16b\n\t"
    "mla v20.16b, v22.16b, v14.16b\n\t"
    "mla v26.16b, v23.16b, v19.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]\n\t"
    "mla v29.16b, v23.16b, v7.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "mla v24.16b, v23.16b, v11.16b\n\t"
    "mla v20.16b, v23.16b, v15.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "uadalp v16.8h, v26.16b\n\t"
    "ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x2]]\n\t"
    "uadalp v17.8h, v29.16b\n\t"
    "mul v21.16b, v0.16b, v4.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "uadalp v18.8h, v24.16b\n\t"
    "uadalp v19.8h, v20.16b\n\t"
    "mul v20.16b, v0.16b, v8.16b\n\t"
    "mul v29.16b, v0.16b, v25.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]\n\t"
    "mul v30.16b, v0.16b, v12.16b\n\t"
    "mla v21.16b, v1.16b, v5.16b\n\t"
    "st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]\n\t"
    "mla v20.16b, v1.16b, v9.16b\n\t"
    "mla v29.16b, v1.16b, v26.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x4]]\n\t"
    "mla v30.16b, v1.16b, v13.16b\n\t"
    "mla v21.16b, v2.16b, v6.16b\n\t"
    "mla v20.16b, v2.16b, v10.16b\n\t"
    "mla v29.16b, v2.16b, v27.16b\n\t"
    "mul v31.16b, v0.16b, v16.16b\n\t"
    "mla v30.16b, v2.16b, v14.16b\n\t"
    "mla v21.16b, v3.16b, v7.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x5]]\n\t"
    "mla v20.16b, v3.16b, v11.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]\n\t"
    "mla v29.16b, v3.16b, v28.16b\n\t"
    "mla v31.16b, v1.16b, v17.16b\n\t"
    "mla v30.16b, v3.16b, v15.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]\n\t"
    "uadalp v22.8h, v21.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v23.8h, v20.16b\n\t"
    "uadalp v24.8h, v29.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "uadalp v25.8h, v30.16b\n\t"
    "mul v30.16b, v0.16b, v4.16b\n\t"
    "mul v20.16b, v0.16b, v8.16b\n\t"
    "mul v21.16b, v0.16b, v12.16b\n\t"
    "mla v31.16b, v2.16b, v18.16b\n\t"
    "st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]\n\t"
    "mla v30.16b, v1.16b, v5.16b\n\t"
    "mla v20.16b, v1.16b, v9.16b\n\t"
    "mla v21.16b, v1.16b, v13.16b\n\t"
    "ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]\n\t"
    "mla v31.16b, v3.16b, v19.16b\n\t"
    "mla v30.16b, v2.16b, v6.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x0]]\n\t"
    "mla v20.16b, v2.16b, v10.16b\n\t"
    "mla v21.16b, v2.16b, v14.16b\n\t"
    "uadalp v26.8h, v31.16b\n\t"
    "mla v30.16b, v3.16b, v7.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\n\t"
    "mla v20.16b, v3.16b, v11.16b\n\t"
    "mla v21.16b, v3.16b, v15.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\n\t"
    "mul v31.16b, v22.16b, v16.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x3]]\n\t"
    "uadalp v27.8h, v30.16b\n\t"
    "uadalp v28.8h, v20.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]\n\t"
    "uadalp v29.8h, v21.16b\n\t"
    "mul v30.16b, v22.16b, v4.16b\n\t"
    "mul v20.16b, v22.16b, v0.16b\n\t"
    "mul v21.16b, v22.16b, v8.16b\n\t"
    "mla v31.16b, v23.16b, v17.16b\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]\n\t"
    "mla v30.16b, v23.16b, v5.16b\n\t"
    "mla v20.16b, v23.16b, v1.16b\n\t"
    "mla v21.16b, v23.16b, v9.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x4]]\n\t"
    "mla v31.16b, v24.16b, v18.16b\n\t"
    "mla v30.16b, v24.16b, v6.16b\n\t"
    "mla v20.16b, v24.16b, v2.16b\n\t"
    "mla v21.16b, v24.16b, v10.16b\n\t"
    "mla v31.16b, v25.16b, v19.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x5]]\n\t"
    "mul v26.16b, v22.16b, v26.16b\n\t"
    "mla v30.16b, v25.16b, v7.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x6]]\n\t"
    "mla v20.16b, v25.16b, v3.16b\n\t"
    "mla v21.16b, v25.16b, v11.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x7]]\n\t"
    "uadalp v12.8h, v31.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "uadalp v13.8h, v30.16b\n\t"
    "uadalp v14.8h, v20.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]\n\t"
    "uadalp v15.8h, v21.16b\n\t"
    "mul v20.16b, v22.16b, v16.16b\n\t"
    "mul v21.16b, v22.16b, v4.16b\n\t"
    "mul v22.16b, v22.16b, v0.16b\n\t"
    "mla v26.16b, v23.16b, v27.16b\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]\n\t"
    "mla v20.16b, v23.16b, v17.16b\n\t"
    "mla v21.16b, v23.16b, v5.16b\n\t"
    "mla v22.16b, v23.16b, v1.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[w0]]\n\t"
    "mla v26.16b, v24.16b, v28.16b\n\t"
    "mla v20.16b, v24.16b, v18.16b\n\t"
    "mla v21.16b, v24.16b, v6.16b\n\t"
    "mla v22.16b, v24.16b, v2.16b\n\t"
    "mla v26.16b, v25.16b, v29.16b\n\t"
    "ld4r {v27.4s, v28.4s, v29.4s, v30.4s}, [%[x0]]\n\t"
    "mla v20.16b, v25.16b, v19.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x1]]\n\t"
    "mla v21.16b, v25.16b, v7.16b\n\t"
    "mla v22.16b, v25.16b, v3.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\n\t"
    "uadalp v8.8h, v26.16b\n\t"
    "ld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x3]]\n\t"
    "mul v27.16b, v12.16b, v27.16b\n\t"
    "uadalp v9.8h, v20.16b\n\t"
    "uadalp v10.8h, v21.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "uadalp v11.8h, v22.16b\n\t"
    "mul v31.16b, v12.16b, v16.16b\n\t"
    "mul v20.16b, v12.16b, v0.16b\n\t"
    "mul v21.16b, v12.16b, v23.16b\n\t"
    "mla v27.16b, v13.16b, v28.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]\n\t"
    "mla v31.16b, v13.16b, v17.16b\n\t"
    "mla v20.16b, v13.16b, v1.16b\n\t"
    "mla v21.16b, v13.16b, v24.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x4]]\n\t"
    "mla v27.16b, v14.16b, v29.16b\n\t"
    "mla v31.16b, v14.16b, v18.16b\n\t"
    "mla v20.16b, v14.16b, v2.16b\n\t"
    "mla v21.16b, v14.16b, v25.16b\n\t"
    "ld4r {v22.4s, v23.4s, v24.4s, v25.4s}, [%[x5]]\n\t"
    "mla v27.16b, v15.16b, v30.16b\n\t"
    "mul v28.16b, v12.16b, v8.16b\n\t"
    "mla v31.16b, v15.16b, v19.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x6]]\n\t"
    "mla v20.16b, v15.16b, v3.16b\n\t"
    "mla v21.16b, v15.16b, v26.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x7]]\n\t"
    "uadalp v4.8h, v27.16b\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #16\n\t"
    "mov %[sw], #64\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[x6], %[x6], %[sx]\n\t"
    "add %[x7], %[x7], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "uadalp v5.8h, v31.16b\n\t"
    "uadalp v6.8h, v20.16b\n\t"
    "uadalp v7.8h, v21.16b\n\t"
    "mul v26.16b, v12.16b, v22.16b\n\t"
    "mul v27.16b, v12.16b, v16.16b\n\t"
    "mul v20.16b, v12.16b, v0.16b\n\t"
    "mla v28.16b, v13.16b, v9.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v26.16b, v13.16b, v23.16b\n\t"
    "mla v27.16b, v13.16b, v17.16b\n\t"
    "mla v20.16b, v13.16b, v1.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "mla v28.16b, v14.16b, v10.16b\n\t"
    "mla v26.16b, v14.16b, v24.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]\n\t"
    "mla v27.16b, v14.16b, v18.16b\n\t"
    "mla v20.16b, v14.16b, v2.16b\n\t"
    "mla v28.16b, v15.16b, v11.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "mla v26.16b, v15.16b, v25.16b\n\t"
    "mla v27.16b, v15.16b, v19.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]\n\t"
    "mla v20.16b, v15.16b, v3.16b\n\t"
    "uadalp v21.8h, v28.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "uadalp v22.8h, v26.16b\n\t"
    "uadalp v23.8h, v27.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x2]]\n\t"
    "uadalp v24.8h, v20.16b\n\t"
    "st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [x7] "+r"(x7), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 3d70bda93996
/* 24 steps per round, 6 x added to what is kept; 594 instructions, 632 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_2x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;
  __asm__ volatile(
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x1]]\n\t"
    "1:\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x2]]\n\t"
    "mul v20.16b, v0.16b, v8.16b\n\t"
    "mul v21.16b, v4.16b, v8.16b\n\t"
    "ld4r {v22.4s, v23.4s, v24.4s, v25.4s}, [%[x3]]\n\t"
    "mul v26.16b, v0.16b, v12.16b\n\t"
    "mul v27.16b, v4.16b, v12.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\n\t"
    "mul v8.16b, v0.16b, v16.16b\n\t"
    "mla v20.16b, v1.16b, v9.16b\n\t"
    "mla v21.16b, v5.16b, v9.16b\n\t"
    "mla v26.16b, v1.16b, v13.16b\n\t"
    "mla v27.16b, v5.16b, v13.16b\n\t"
    "mul v16.16b, v4.16b, v16.16b\n\t"
    "mul v9.16b, v0.16b, v22.16b\n\t"
    "mla v20.16b, v2.16b, v10.16b\n\t"
    "mla v21.16b, v6.16b, v10.16b\n\t"
    "mla v26.16b, v2.16b, v14.16b\n\t"
    "mla v27.16b, v6.16b, v14.16b\n\t"
    "mul v22.16b, v4.16b, v22.16b\n\t"
    "mla v8.16b, v1.16b, v17.16b\n\t"
    "mla v20.16b, v3.16b, v11.16b\n\t"
    "mla v21.16b, v7.16b, v11.16b\n\t"
    "ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to1]]\n\t"
    "mla v26.16b, v3.16b, v15.16b\n\t"
    "mla v27.16b, v7.16b, v15.16b\n\t"
    "mla v16.16b, v5.16b, v17.16b\n\t"
    "mla v9.16b, v1.16b, v23.16b\n\t"
    "uadalp v28.8h, v20.16b\n\t"
    "uadalp v29.8h, v21.16b\n\t"
    "uadalp v30.8h, v26.16b\n\t"
    "uadalp v31.8h, v27.16b\n\t"
    "mla v22.16b, v5.16b, v23.16b\n\t"
    "mla v8.16b, v2.16b, v18.16b\n\t"
    "mla v16.16b, v6.16b, v18.16b\n\t"
    "mla v9.16b, v2.16b, v24.16b\n\t"
    "st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\n\t"
    "mla v22.16b, v6.16b, v24.16b\n\t"
    "mla v8.16b, v3.16b, v19.16b\n\t"
    "mla v16.16b, v7.16b, v19.16b\n\t"
    "ld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x4]]\n\t"
    "mla v9.16b, v3.16b, v25.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x5]]\n\t"
    "mla v22.16b, v7.16b, v25.16b\n\t"
    "uadalp v10.8h, v8.16b\n\t"
    "uadalp v11.8h, v16.16b\n\t"
    "uadalp v12.8h, v9.16b\n\t"
    "mul v16.16b, v0.16b, v17.16b\n\t"
    "mul v17.16b, v4.16b, v17.16b\n\t"
    "uadalp v13.8h, v22.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]\n\t"
    "mul v25.16b, v0.16b, v26.16b\n\t"
    "mul v26.16b, v4.16b, v26.16b\n\t"
    "mla v16.16b, v1.16b, v18.16b\n\t"
    "mla v17.16b, v5.16b, v18.16b\n\t"
    "st1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to1]]\n\t"
    "mla v25.16b, v1.16b, v27.16b\n\t"
    "mla v26.16b, v5.16b, v27.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]\n\t"
    "mla v16.16b, v2.16b, v19.16b\n\t"
    "mla v17.16b, v6.16b, v19.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "add %[w1], %[w1], #64\n\t"
    "mla v25.16b, v2.16b, v28.16b\n\t"
    "mla v26.16b, v6.16b, v28.16b\n\t"
    "mla v16.16b, v3.16b, v20.16b\n\t"
    "mla v17.16b, v7.16b, v20.16b\n\t"
    "mul v27.16b, v0.16b, v8.16b\n\t"
    "mul v28.16b, v4.16b, v8.16b\n\t"
    "mla v25.16b, v3.16b, v29.16b\n\t"
    "mla v26.16b, v7.16b, v29.16b\n\t"
    "uadalp v21.8h, v16.16b\n\t"
    "uadalp v22.8h, v17.16b\n\t"
    "ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]\n\t"
    "mul v20.16b, v0.16b, v12.16b\n\t"
    "mul v29.16b, v4.16b, v12.16b\n\t"
    "uadalp v23.8h, v25.16b\n\t"
    "uadalp v24.8h, v26.16b\n\t"
    "mla v27.16b, v1.16b, v9.16b\n\t"
    "mla v28.16b, v5.16b, v9.16b\n\t"
    "mla v20.16b, v1.16b, v13.16b\n\t"
    "mla v29.16b, v5.16b, v13.16b\n\t"
    "st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]\n\t"
    "mla v27.16b, v2.16b, v10.16b\n\t"
    "mla v28.16b, v6.16b, v10.16b\n\t"
    "mla v20.16b, v2.16b, v14.16b\n\t"
    "ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w1]]\n\t"
    "mla v29.16b, v6.16b, v14.16b\n\t"
    "mla v27.16b, v3.16b, v11.16b\n\t"
    "mla v28.16b, v7.16b, v11.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to3]]\n\t"
    "mla v20.16b, v3.16b, v15.16b\n\t"
    "mla v29.16b, v7.16b, v15.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x0]]\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]\n\t"
    "uadalp v8.8h, v27.16b\n\t"
    "uadalp v9.8h, v28.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "uadalp v10.8h, v20.16b\n\t"
    "uadalp v11.8h, v29.16b\n\t"
    "mul v20.16b, v16.16b, v12.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x2]]\n\t"
    "mul v29.16b, v21.16b, v12.16b\n\t"
    "mul v30.16b, v16.16b, v0.16b\n\t"
    "mul v31.16b, v21.16b, v0.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to3]]\n\t"
    "mla v20.16b, v17.16b, v13.16b\n\t"
    "mla v29.16b, v22.16b, v13.16b\n\t"
    "mla v30.16b, v17.16b, v1.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x3]]\n\t"
    "mla v31.16b, v22.16b, v1.16b\n\t"
    "mul v0.16b, v16.16b, v4.16b\n\t"
    "mul v1.16b, v21.16b, v4.16b\n\t"
    "mla v20.16b, v18.16b, v14.16b\n\t"
    "mla v29.16b, v23.16b, v14.16b\n\t"
    "mla v30.16b, v18.16b, v2.16b\n\t"
    "mla v31.16b, v23.16b, v2.16b\n\t"
    "mul v2.16b, v16.16b, v8.16b\n\t"
    "mul v4.16b, v21.16b, v8.16b\n\t"
    "mla v20.16b, v19.16b, v15.16b\n\t"
    "mla v29.16b, v24.16b, v15.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to1]]\n\t"
    "mla v30.16b, v19.16b, v3.16b\n\t"
    "mla v31.16b, v24.16b, v3.16b\n\t"
    "mla v0.16b, v17.16b, v5.16b\n\t"
    "mla v1.16b, v22.16b, v5.16b\n\t"
    "uadalp v25.8h, v20.16b\n\t"
    "uadalp v26.8h, v29.16b\n\t"
    "uadalp v27.8h, v30.16b\n\t"
    "uadalp v28.8h, v31.16b\n\t"
    "mla v2.16b, v17.16b, v9.16b\n\t"
    "mla v4.16b, v22.16b, v9.16b\n\t"
    "mla v0.16b, v18.16b, v6.16b\n\t"
    "mla v1.16b, v23.16b, v6.16b\n\t"
    "st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "mla v2.16b, v18.16b, v10.16b\n\t"
    "mla v4.16b, v23.16b, v10.16b\n\t"
    "mla v0.16b, v19.16b, v7.16b\n\t"
    "ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x4]]\n\t"
    "mla v1.16b, v24.16b, v7.16b\n\t"
    "ld4r {v5.4s, v6.4s, v7.4s, v8.4s}, [%[x5]]\n\t"
    "mla v2.16b, v19.16b, v11.16b\n\t"
    "mla v4.16b, v24.16b, v11.16b\n\t"
    "uadalp v12.8h, v0.16b\n\t"
    "uadalp v13.8h, v1.16b\n\t"
    "mul v20.16b, v16.16b, v25.16b\n\t"
    "mul v25.16b, v21.16b, v25.16b\n\t"
    "uadalp v14.8h, v2.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "uadalp v15.8h, v4.16b\n\t"
    "mul v29.16b, v16.16b, v5.16b\n\t"
    "mul v30.16b, v21.16b, v5.16b\n\t"
    "mla v20.16b, v17.16b, v26.16b\n\t"
    "mla v25.16b, v22.16b, v26.16b\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to1]]\n\t"
    "mla v29.16b, v17.16b, v6.16b\n\t"
    "mla v30.16b, v22.16b, v6.16b\n\t"
    "mla v20.16b, v18.16b, v27.16b\n\t"
    "ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x6]]\n\t"
    "mla v25.16b, v23.16b, v27.16b\n\t"
    "mla v29.16b, v18.16b, v7.16b\n\t"
    "mla v30.16b, v23.16b, v7.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x7]]\n\t"
    "mla v20.16b, v19.16b, v28.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "add %[w1], %[w1], #64\n\t"
    "mla v25.16b, v24.16b, v28.16b\n\t"
    "mla v29.16b, v19.16b, v8.16b\n\t"
    "mla v30.16b, v24.16b, v8.16b\n\t"
    "uadalp v0.8h, v20.16b\n\t"
    "mul v20.16b, v16.16b, v9.16b\n\t"
    "mul v31.16b, v21.16b, v9.16b\n\t"
    "uadalp v1.8h, v25.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[w0]]\n\t"
    "uadalp v2.8h, v29.16b\n\t"
    "uadalp v3.8h, v30.16b\n\t"
    "mul v16.16b, v16.16b, v4.16b\n\t"
    "mul v21.16b, v21.16b, v4.16b\n\t"
    "mla v20.16b, v17.16b, v10.16b\n\t"
    "mla v31.16b, v22.16b, v10.16b\n\t"
    "st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]\n\t"
    "mla v16.16b, v17.16b, v5.16b\n\t"
    "mla v21.16b, v22.16b, v5.16b\n\t"
    "mla v20.16b, v18.16b, v11.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]\n\t"
    "mla v31.16b, v23.16b, v11.16b\n\t"
    "mla v16.16b, v18.16b, v6.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\n\t"
    "mla v21.16b, v23.16b, v6.16b\n\t"
    "mla v20.16b, v19.16b, v12.16b\n\t"
    "mla v31.16b, v24.16b, v12.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to3]]\n\t"
    "mla v16.16b, v19.16b, v7.16b\n\t"
    "mla v21.16b, v24.16b, v7.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]\n\t"
    "mul v29.16b, v25.16b, v8.16b\n\t"
    "mul v30.16b, v0.16b, v8.16b\n\t"
    "uadalp v12.8h, v20.16b\n\t"
    "ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to0]]\n\t"
    "uadalp v13.8h, v31.16b\n\t"
    "uadalp v14.8h, v16.16b\n\t"
    "uadalp v15.8h, v21.16b\n\t"
    "ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x2]]\n\t"
    "mul v16.16b, v25.16b, v4.16b\n\t"
    "mul v31.16b, v0.16b, v4.16b\n\t"
    "mla v29.16b, v26.16b, v9.16b\n\t"
    "mla v30.16b, v1.16b, v9.16b\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to3]]\n\t"
    "mla v16.16b, v26.16b, v5.16b\n\t"
    "mla v31.16b, v1.16b, v5.16b\n\t"
    "mla v29.16b, v27.16b, v10.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]\n\t"
    "mla v30.16b, v2.16b, v10.16b\n\t"
    "mul v4.16b, v25.16b, v21.16b\n\t"
    "mul v21.16b, v0.16b, v21.16b\n\t"
    "mla v16.16b, v27.16b, v6.16b\n\t"
    "mla v31.16b, v2.16b, v6.16b\n\t"
    "mla v29.16b, v28.16b, v11.16b\n\t"
    "mla v30.16b, v3.16b, v11.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]\n\t"
    "mul v5.16b, v25.16b, v12.16b\n\t"
    "mul v6.16b, v0.16b, v12.16b\n\t"
    "mla v16.16b, v28.16b, v7.16b\n\t"
    "mla v31.16b, v3.16b, v7.16b\n\t"
    "uadalp v17.8h, v29.16b\n\t"
    "uadalp v18.8h, v30.16b\n\t"
    "mla v4.16b, v26.16b, v22.16b\n\t"
    "mla v21.16b, v1.16b, v22.16b\n\t"
    "uadalp v19.8h, v16.16b\n\t"
    "uadalp v20.8h, v31.16b\n\t"
    "mla v5.16b, v26.16b, v13.16b\n\t"
    "mla v6.16b, v1.16b, v13.16b\n\t"
    "mla v4.16b, v27.16b, v23.16b\n\t"
    "mla v21.16b, v2.16b, v23.16b\n\t"
    "st1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to0]]\n\t"
    "mla v5.16b, v27.16b, v14.16b\n\t"
    "mla v6.16b, v2.16b, v14.16b\n\t"
    "mla v4.16b, v28.16b, v24.16b\n\t"
    "ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x4]]\n\t"
    "mla v21.16b, v3.16b, v24.16b\n\t"
    "mla v5.16b, v28.16b, v15.16b\n\t"
    "mla v6.16b, v3.16b, v15.16b\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x5]]\n\t"
    "uadalp v8.8h, v4.16b\n\t"
    "uadalp v9.8h, v21.16b\n\t"
    "ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x6]]\n\t"
    "mul v24.16b, v25.16b, v16.16b\n\t"
    "mul v16.16b, v0.16b, v16.16b\n\t"
    "uadalp v10.8h, v5.16b\n\t"
    "uadalp v11.8h, v6.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to2]]\n\t"
    "mul v29.16b, v25.16b, v12.16b\n\t"
    "mul v30.16b, v0.16b, v12.16b\n\t"
    "mla v24.16b, v26.16b, v17.16b\n\t"
    "mla v16.16b, v1.16b, v17.16b\n\t"
    "mul v17.16b, v25.16b, v20.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]\n\t"
    "mla v29.16b, v26.16b, v13.16b\n\t"
    "mla v30.16b, v1.16b, v13.16b\n\t"
    "mla v24.16b, v27.16b, v18.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x7]]\n\t"
    "mla v16.16b, v2.16b, v18.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "add %[w1], %[w1], #64\n\t"
    "mla v29.16b, v27.16b, v14.16b\n\t"
    "mla v30.16b, v2.16b, v14.16b\n\t"
    "mla v24.16b, v28.16b, v19.16b\n\t"
    "mla v16.16b, v3.16b, v19.16b\n\t"
    "mul v31.16b, v0.16b, v20.16b\n\t"
    "mul v25.16b, v25.16b, v8.16b\n\t"
    "mla v29.16b, v28.16b, v15.16b\n\t"
    "mla v30.16b, v3.16b, v15.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[w0]]\n\t"
    "uadalp v4.8h, v24.16b\n\t"
    "uadalp v5.8h, v16.16b\n\t"
    "mul v16.16b, v0.16b, v8.16b\n\t"
    "mla v17.16b, v26.16b, v21.16b\n\t"
    "uadalp v6.8h, v29.16b\n\t"
    "uadalp v7.8h, v30.16b\n\t"
    "mla v31.16b, v1.16b, v21.16b\n\t"
    "ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[w1]]\n\t"
    "mla v25.16b, v26.16b, v9.16b\n\t"
    "mla v16.16b, v1.16b, v9.16b\n\t"
    "mla v17.16b, v27.16b, v22.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to2]]\n\t"
    "mla v31.16b, v2.16b, v22.16b\n\t"
    "mla v25.16b, v27.16b, v10.16b\n\t"
    "mla v16.16b, v2.16b, v10.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "mla v17.16b, v28.16b, v23.16b\n\t"
    "mla v31.16b, v3.16b, v23.16b\n\t"
    "mla v25.16b, v28.16b, v11.16b\n\t"
    "ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to3]]\n\t"
    "mla v16.16b, v3.16b, v11.16b\n\t"
    "mul v30.16b, v12.16b, v4.16b\n\t"
    "mul v22.16b, v18.16b, v4.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]\n\t"
    "uadalp v26.8h, v17.16b\n\t"
    "uadalp v27.8h, v31.16b\n\t"
    "uadalp v28.8h, v25.16b\n\t"
    "uadalp v29.8h, v16.16b\n\t"
    "mul v31.16b, v12.16b, v8.16b\n\t"
    "mul v16.16b, v18.16b, v8.16b\n\t"
    "mla v30.16b, v13.16b, v5.16b\n\t"
    "mla v22.16b, v19.16b, v5.16b\n\t"
    "mul v17.16b, v12.16b, v0.16b\n\t"
    "st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to3]]\n\t"
    "mla v31.16b, v13.16b, v9.16b\n\t"
    "mla v16.16b, v19.16b, v9.16b\n\t"
    "mla v30.16b, v14.16b, v6.16b\n\t"
    "ld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x3]]\n\t"
    "mla v22.16b, v20.16b, v6.16b\n\t"
    "mul v27.16b, v18.16b, v0.16b\n\t"
    "mla v17.16b, v13.16b, v1.16b\n\t"
    "mla v31.16b, v14.16b, v10.16b\n\t"
    "mla v16.16b, v20.16b, v10.16b\n\t"
    "mla v30.16b, v15.16b, v7.16b\n\t"
    "mla v22.16b, v21.16b, v7.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mul v28.16b, v12.16b, v23.16b\n\t"
    "mul v23.16b, v18.16b, v23.16b\n\t"
    "mla v31.16b, v15.16b, v11.16b\n\t"
    "mla v16.16b, v21.16b, v11.16b\n\t"
    "ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]\n\t"
    "mla v27.16b, v19.16b, v1.16b\n\t"
    "mla v17.16b, v14.16b, v2.16b\n\t"
    "uadalp v4.8h, v30.16b\n\t"
    "uadalp v5.8h, v22.16b\n\t"
    "uadalp v6.8h, v31.16b\n\t"
    "uadalp v7.8h, v16.16b\n\t"
    "mla v28.16b, v13.16b, v24.16b\n\t"
    "mla v23.16b, v19.16b, v24.16b\n\t"
    "mla v27.16b, v20.16b, v2.16b\n\t"
    "mla v17.16b, v15.16b, v3.16b\n\t"
    "st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]\n\t"
    "mla v28.16b, v14.16b, v25.16b\n\t"
    "mla v23.16b, v20.16b, v25.16b\n\t"
    "mla v27.16b, v21.16b, v3.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x4]]\n\t"
    "uadalp v8.8h, v17.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x5]]\n\t"
    "mla v28.16b, v15.16b, v26.16b\n\t"
    "mla v23.16b, v21.16b, v26.16b\n\t"
    "uadalp v9.8h, v27.16b\n\t"
    "ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to2]]\n\t"
    "mul v22.16b, v12.16b, v0.16b\n\t"
    "mul v16.16b, v18.16b, v0.16b\n\t"
    "mul v17.16b, v12.16b, v4.16b\n\t"
    "uadalp v10.8h, v28.16b\n\t"
    "uadalp v11.8h, v23.16b\n\t"
    "ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x6]]\n\t"
    "mul v23.16b, v18.16b, v4.16b\n\t"
    "mla v22.16b, v13.16b, v1.16b\n\t"
    "mla v16.16b, v19.16b, v1.16b\n\t"
    "mla v17.16b, v13.16b, v5.16b\n\t"
    "st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]\n\t"
    "mla v23.16b, v19.16b, v5.16b\n\t"
    "mla v22.16b, v14.16b, v2.16b\n\t"
    "mla v16.16b, v20.16b, v2.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x7]]\n\t"
    "mla v17.16b, v14.16b, v6.16b\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "add %[w1], %[w1], #64\n\t"
    "mla v23.16b, v20.16b, v6.16b\n\t"
    "mla v22.16b, v15.16b, v3.16b\n\t"
    "mla v16.16b, v21.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "mla v17.16b, v15.16b, v7.16b\n\t"
    "mul v4.16b, v12.16b, v28.16b\n\t"
    "mul v28.16b, v18.16b, v28.16b\n\t"
    "mla v23.16b, v21.16b, v7.16b\n\t"
    "uadalp v24.8h, v22.16b\n\t"
    "uadalp v25.8h, v16.16b\n\t"
    "uadalp v26.8h, v17.16b\n\t"
    "mul v22.16b, v12.16b, v8.16b\n\t"
    "mul v16.16b, v18.16b, v8.16b\n\t"
    "ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[w1]]\n\t"
    "uadalp v27.8h, v23.16b\n\t"
    "mla v4.16b, v13.16b, v29.16b\n\t"
    "mla v28.16b, v19.16b, v29.16b\n\t"
    "mla v22.16b, v13.16b, v9.16b\n\t"
    "mla v16.16b, v19.16b, v9.16b\n\t"
    "st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to2]]\n\t"
    "mla v4.16b, v14.16b, v30.16b\n\t"
    "mla v28.16b, v20.16b, v30.16b\n\t"
    "ld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x0]]\n\t"
    "mla v22.16b, v14.16b, v10.16b\n\t"
    "mla v16.16b, v20.16b, v10.16b\n\t"
    "ld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x1]]\n\t"
    "mla v4.16b, v15.16b, v31.16b\n\t"
    "mla v28.16b, v21.16b, v31.16b\n\t"
    "mul v27.16b, v0.16b, v23.16b\n\t"
    "mla v22.16b, v15.16b, v11.16b\n\t"
    "ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to3]]\n\t"
    "mla v16.16b, v21.16b, v11.16b\n\t"
    "mul v21.16b, v5.16b, v23.16b\n\t"
    "mul v23.16b, v0.16b, v17.16b\n\t"
    "mul v17.16b, v5.16b, v17.16b\n\t"
    "mla v27.16b, v1.16b, v24.16b\n\t"
    "uadalp v12.8h, v4.16b\n\t"
    "uadalp v13.8h, v28.16b\n\t"
    "ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\n\t"
    "uadalp v14.8h, v22.16b\n\t"
    "uadalp v15.8h, v16.16b\n\t"
    "mla v21.16b, v6.16b, v24.16b\n\t"
    "mla v23.16b, v1.16b, v18.16b\n\t"
    "mla v17.16b, v6.16b, v18.16b\n\t"
    "mla v27.16b, v2.16b, v25.16b\n\t"
    "st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to3]]\n\t"
    "mla v21.16b, v7.16b, v25.16b\n\t"
    "mla v23.16b, v2.16b, v19.16b\n\t"
    "mla v17.16b, v7.16b, v19.16b\n\t"
    "ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x2]]\n\t"
    "mla v27.16b, v3.16b, v26.16b\n\t"
    "ld4r {v13.4s, v14.4s, v15.4s, v16.4s}, [%[x3]]\n\t"
    "mla v21.16b, v8.16b, v26.16b\n\t"
    "mla v23.16b, v3.16b, v20.16b\n\t"
    "mla v17.16b, v8.16b, v20.16b\n\t"
    "uadalp v28.8h, v27.16b\n\t"
    "ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to1]]\n\t"
    "mul v22.16b, v0.16b, v9.16b\n\t"
    "mul v18.16b, v5.16b, v9.16b\n\t"
    "uadalp v29.8h, v21.16b\n\t"
    "uadalp v30.8h, v23.16b\n\t"
    "uadalp v31.8h, v17.16b\n\t"
    "mul v17.16b, v0.16b, v13.16b\n\t"
    "mul v23.16b, v5.16b, v13.16b\n\t"
    "mla v22.16b, v1.16b, v10.16b\n\t"
    "mla v18.16b, v6.16b, v10.16b\n\t"
    "st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]\n\t"
    "mla v17.16b, v1.16b, v14.16b\n\t"
    "mla v23.16b, v6.16b, v14.16b\n\t"
    "mla v22.16b, v2.16b, v11.16b\n\t"
    "ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x4]]\n\t"
    "mla v18.16b, v7.16b, v11.16b\n\t"
    "mla v17.16b, v2.16b, v15.16b\n\t"
    "mla v23.16b, v7.16b, v15.16b\n\t"
    "mla v22.16b, v3.16b, v12.16b\n\t"
    "mla v18.16b, v8.16b, v12.16b\n\t"
    "ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x5]]\n\t"
    "mul v19.16b, v0.16b, v28.16b\n\t"
    "mul v28.16b, v5.16b, v28.16b\n\t"
    "mla v17.16b, v3.16b, v16.16b\n\t"
    "mla v23.16b, v8.16b, v16.16b\n\t"
    "ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to2]]\n\t"
    "uadalp v24.8h, v22.16b\n\t"
    "uadalp v25.8h, v18.16b\n\t"
    "mul v18.16b, v0.16b, v9.16b\n\t"
    "mul v20.16b, v5.16b, v9.16b\n\t"
    "uadalp v26.8h, v17.16b\n\t"
    "uadalp v27.8h, v23.16b\n\t"
    "mla v19.16b, v1.16b, v29.16b\n\t"
    "mla v28.16b, v6.16b, v29.16b\n\t"
    "mla v18.16b, v1.16b, v10.16b\n\t"
    "mla v20.16b, v6.16b, v10.16b\n\t"
    "st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to1]]\n\t"
    "mla v19.16b, v2.16b, v30.16b\n\t"
    "mla v28.16b, v7.16b, v30.16b\n\t"
    "mla v18.16b, v2.16b, v11.16b\n\t"
    "ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x6]]\n\t"
    "mla v20.16b, v7.16b, v11.16b\n\t"
    "mla v19.16b, v3.16b, v31.16b\n\t"
    "mla v28.16b, v8.16b, v31.16b\n\t"
    "mla v18.16b, v3.16b, v12.16b\n\t"
    "mla v20.16b, v8.16b, v12.16b\n\t"
    "ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x7]]\n\t"
    "add %[x0], %[x0], #16\n\t"
    "add %[x1], %[x1], #16\n\t"
    "add %[x2], %[x2], #16\n\t"
    "add %[x3], %[x3], #16\n\t"
    "add %[x4], %[x4], #16\n\t"
    "add %[x5], %[x5], #16\n\t"
    "add %[x6], %[x6], #16\n\t"
    "add %[x7], %[x7], #16\n\t"
    "add %[w0], %[w0], #64\n\t"
    "add %[w1], %[w1], #64\n\t"
    "uadalp v13.8h, v19.16b\n\t"
    "uadalp v14.8h, v28.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to3]]\n\t"
    "uadalp v15.8h, v18.16b\n\t"
    "uadalp v16.8h, v20.16b\n\t"
    "mul v29.16b, v0.16b, v21.16b\n\t"
    "ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[w0]]\n\t"
    "mul v21.16b, v5.16b, v21.16b\n\t"
    "mul v30.16b, v0.16b, v9.16b\n\t"
    "mul v31.16b, v5.16b, v9.16b\n\t"
    "st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to2]]\n\t"
    "mla v29.16b, v1.16b, v22.16b\n\t"
    "mla v21.16b, v6.16b, v22.16b\n\t"
    "ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[w1]]\n\t"
    "mla v30.16b, v1.16b, v10.16b\n\t"
    "mla v31.16b, v6.16b, v10.16b\n\t"
    "mla v29.16b, v2.16b, v23.16b\n\t"
    "mla v21.16b, v7.16b, v23.16b\n\t"
    "mla v30.16b, v2.16b, v11.16b\n\t"
    "mla v31.16b, v7.16b, v11.16b\n\t"
    "ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]\n\t"
    "mla v29.16b, v3.16b, v24.16b\n\t"
    "mla v21.16b, v8.16b, v24.16b\n\t"
    "mla v30.16b, v3.16b, v12.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]\n\t"
    "mla v31.16b, v8.16b, v12.16b\n\t"
    "uadalp v25.8h, v29.16b\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x2]]\n\t"
    "mul v29.16b, v17.16b, v4.16b\n\t"
    "uadalp v26.8h, v21.16b\n\t"
    "ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x3]]\n\t"
    "mul v4.16b, v13.16b, v4.16b\n\t"
    "uadalp v27.8h, v30.16b\n\t"
    "uadalp v28.8h, v31.16b\n\t"
    "mul v30.16b, v17.16b, v0.16b\n\t"
    "mul v31.16b, v13.16b, v0.16b\n\t"
    "mla v29.16b, v18.16b, v5.16b\n\t"
    "mla v4.16b, v14.16b, v5.16b\n\t"
    "mul v0.16b, v17.16b, v8.16b\n\t"
    "st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to3]]\n\t"
    "mla v30.16b, v18.16b, v1.16b\n\t"
    "mla v31.16b, v14.16b, v1.16b\n\t"
    "mla v29.16b, v19.16b, v6.16b\n\t"
    "mla v4.16b, v15.16b, v6.16b\n\t"
    "ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "mul v1.16b, v13.16b, v8.16b\n\t"
    "mul v8.16b, v17.16b, v21.16b\n\t"
    "mla v30.16b, v19.16b, v2.16b\n\t"
    "mla v31.16b, v15.16b, v2.16b\n\t"
    "mla v29.16b, v20.16b, v7.16b\n\t"
    "mla v4.16b, v16.16b, v7.16b\n\t"
    "mul v21.16b, v13.16b, v21.16b\n\t"
    "mla v0.16b, v18.16b, v9.16b\n\t"
    "mla v30.16b, v20.16b, v3.16b\n\t"
    "mla v31.16b, v16.16b, v3.16b\n\t"
    "uadalp v25.8h, v29.16b\n\t"
    "uadalp v26.8h, v4.16b\n\t"
    "ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to1]]\n\t"
    "mla v1.16b, v14.16b, v9.16b\n\t"
    "mla v8.16b, v18.16b, v22.16b\n\t"
    "uadalp v27.8h, v30.16b\n\t"
    "uadalp v28.8h, v31.16b\n\t"
    "mla v21.16b, v14.16b, v22.16b\n\t"
    "mla v0.16b, v19.16b, v10.16b\n\t"
    "mla v1.16b, v15.16b, v10.16b\n\t"
    "mla v8.16b, v19.16b, v23.16b\n\t"
    "st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]\n\t"
    "mla v21.16b, v15.16b, v23.16b\n\t"
    "mla v0.16b, v20.16b, v11.16b\n\t"
    "mla v1.16b, v16.16b, v11.16b\n\t"
    "ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x4]]\n\t"
    "mla v8.16b, v20.16b, v24.16b\n\t"
    "ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x5]]\n\t"
    "mla v21.16b, v16.16b, v24.16b\n\t"
    "uadalp v2.8h, v0.16b\n\t"
    "uadalp v3.8h, v1.16b\n\t"
    "uadalp v4.8h, v8.16b\n\t"
    "mul v22.16b, v17.16b, v25.16b\n\t"
    "mul v23.16b, v13.16b, v25.16b\n\t"
    "uadalp v5.8h, v21.16b\n\t"
    "mul v21.16b, v17.16b, v9.16b\n\t"
    "mul v24.16b, v13.16b, v9.16b\n\t"
    "ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to2]]\n\t"
    "mla v22.16b, v18.16b, v26.16b\n\t"
    "mla v23.16b, v14.16b, v26.16b\n\t"
    "st1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to1]]\n\t"
    "mla v21.16b, v18.16b, v10.16b\n\t"
    "mla v24.16b, v14.16b, v10.16b\n\t"
    "ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x6]]\n\t"
    "mla v22.16b, v19.16b, v27.16b\n\t"
    "mla v23.16b, v15.16b, v27.16b\n\t"
    "mla v21.16b, v19.16b, v11.16b\n\t"
    "mla v24.16b, v15.16b, v11.16b\n\t"
    "mul v25.16b, v17.16b, v0.16b\n\t"
    "mla v22.16b, v20.16b, v28.16b\n\t"
    "mla v23.16b, v16.16b, v28.16b\n\t"
    "ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x7]]\n\t"
    "subs %[n], %[n], #1\n\t"
    "mov %[sx], #16\n\t"
    "mov %[sw], #64\n\t"
    "csel %[sx], %[sx], xzr, ne\n\t"
    "csel %[sw], %[sw], xzr, ne\n\t"
    "add %[x0], %[x0], %[sx]\n\t"
    "add %[x1], %[x1], %[sx]\n\t"
    "add %[x2], %[x2], %[sx]\n\t"
    "add %[x3], %[x3], %[sx]\n\t"
    "add %[x4], %[x4], %[sx]\n\t"
    "add %[x5], %[x5], %[sx]\n\t"
    "add %[x6], %[x6], %[sx]\n\t"
    "add %[x7], %[x7], %[sx]\n\t"
    "add %[w0], %[w0], %[sw]\n\t"
    "add %[w1], %[w1], %[sw]\n\t"
    "mla v21.16b, v20.16b, v12.16b\n\t"
    "mla v24.16b, v16.16b, v12.16b\n\t"
    "uadalp v6.8h, v22.16b\n\t"
    "uadalp v7.8h, v23.16b\n\t"
    "mul v22.16b, v13.16b, v0.16b\n\t"
    "mul v17.16b, v17.16b, v26.16b\n\t"
    "uadalp v8.8h, v21.16b\n\t"
    "uadalp v9.8h, v24.16b\n\t"
    "mul v21.16b, v13.16b, v26.16b\n\t"
    "ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to3]]\n\t"
    "mla v25.16b, v18.16b, v1.16b\n\t"
    "mla v22.16b, v14.16b, v1.16b\n\t"
    "mla v17.16b, v18.16b, v27.16b\n\t"
    "st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to2]]\n\t"
    "mla v21.16b, v14.16b, v27.16b\n\t"
    "mla v25.16b, v19.16b, v2.16b\n\t"
    "mla v22.16b, v15.16b, v2.16b\n\t"
    "ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]\n\t"
    "mla v17.16b, v19.16b, v28.16b\n\t"
    "mla v21.16b, v15.16b, v28.16b\n\t"
    "mla v25.16b, v20.16b, v3.16b\n\t"
    "mla v22.16b, v16.16b, v3.16b\n\t"
    "ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]\n\t"
    "mla v17.16b, v20.16b, v29.16b\n\t"
    "mla v21.16b, v16.16b, v29.16b\n\t"
    "uadalp v10.8h, v25.16b\n\t"
    "uadalp v11.8h, v22.16b\n\t"
    "uadalp v12.8h, v17.16b\n\t"
    "uadalp v13.8h, v21.16b\n\t"
    "st1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to3]]\n\t"
    "ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]\n\t"
    "ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x1]]\n\t"
    "b.ne 1b\n\t"
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [x7] "+r"(x7), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [to2] "r"(kept + 128), [to3] "r"(kept + 192)
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// f5dd93412866
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 5;
  int32_t left1 = 133;
#ifdef SYNTH_ROUNDS
  uint8_t kept[512] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 133;
#endif
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }
        if (registers == 4 && columns == 2 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }
        if (registers == 4 && columns == 4 && (n = left / 24 < folds / 8 ? left / 24 : folds / 8) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 8;
        }
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 8 ? left / 24 : folds / 8) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 8;
        }
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 1, packed += (intptr_t)taken * 16;
          if (folds < 8) {
            folds = 133;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 5;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 133;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 701dfcedbbfd
/* A3W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// c46a83231d96
/* A3W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
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
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 99e30fb50ef3
/* A3W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 43826196 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 91a9a29c9b4e
/* A3W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 43826196 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 5802d217260e
/* A3W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *
 * K up to 43826196 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 680c3fa17966
/* A4W4 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *
 * K up to 9544368 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 225, 1 runs at most; 16-bit lanes, each run adds at most 450, 145
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 5c3ccf1e5301
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 1;
  int32_t left1 = 145;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 1;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 145;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 86404eb7fc2d

SYNTH_TILE int32_t SYNTH_KERNEL_2x4(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 4, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 7825f9da9fe2

SYNTH_TILE int32_t SYNTH_KERNEL_2x6(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 6, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 1048273b0be1

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[48];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 6 ? 6 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 6 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 6 && tall == 2)
        SYNTH_KERNEL_2x6(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 6)
        SYNTH_KERNEL_1x6(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 6d5db02db54c
/* A8W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *
 * K up to 4210752 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 8-bit lanes, each run adds at most 255, 1 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *
 * Proof: 14 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 0e13de9b844b
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8], level2_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level2_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 1;
  int32_t left1 = 128;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][1];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            view[r][0] = w;
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], vreinterpretq_u8_u32(a), &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 1;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
          if (--left1 == 0) {
            left1 = 128;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level2(level1_0[r][c], &level2_0[r][c]); level1_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level2_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 7e05b165340f
/* A8W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *
 * K up to 2807168 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 16-bit lanes, each run adds at most 1530, 42 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the
 * end.
 *
 * Proof: 11 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 13bf5925957b

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

//// 5cc6f3dbc1a0

/* takes the pointer as it is: a register of its own */
#if defined(__GNUC__)
#define SYNTH_KEEP_POINTER(value) __asm__("" : "+r"(value))
#else
#define SYNTH_KEEP_POINTER(value) ((void)0)
#endif

//// db03e4744e56

static const uint8_t SYNTH_KERNEL_lanes16_255[] __attribute__((aligned(32))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};

//// 316d68ca3450
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t s0_0, uint8x16_t s0_3, uint8x16_t s0_1, uint8x16_t s0_4, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint16x8_t s0_2 = vmlaq_u16(vreinterpretq_u16_u8(sum0), vreinterpretq_u16_u8(s0_0), vreinterpretq_u16_u8(s0_1));
  const uint16x8_t s0_5 = vmlaq_u16(s0_2, vreinterpretq_u16_u8(s0_3), vreinterpretq_u16_u8(s0_4));
  *to0 = vreinterpretq_u8_u16(s0_5);
}

//// 4c30ade6f056
/* sums of 16 bits to 32 */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t sum0, uint8x16_t *to0) {
  const uint8x16_t sum1 = *to0;
  const uint32x4_t s1_0 = vpadalq_u16(vreinterpretq_u32_u8(sum1), vreinterpretq_u16_u8(sum0));
  *to0 = vreinterpretq_u8_u32(s1_0);
}

//// 3f058e00670c
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum1, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(sum1));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// c01a03e95aaf
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_255 = vld1q_u8(SYNTH_KERNEL_lanes16_255);
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 42;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            const uint8x16_t s0_0 = vandq_u8(w, lanes16_255);
            const uint8x16_t s0_3 = vtrn2q_u8(w, lanes16_255);
            view[r][0] = s0_0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = s0_3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint8x16_t s0_1 = vandq_u8(vreinterpretq_u8_u32(a), lanes16_255);
            const uint8x16_t s0_4 = vtrn2q_u8(vreinterpretq_u8_u32(a), lanes16_255);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], s0_1, s0_4, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 42;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 8810decd6322

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[64];
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 4 && stride <= INT32_MAX ? 4 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;
      if (columns == 4 && tall == 4)
        SYNTH_KERNEL_4x4(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// bc386fde9188
/* A8W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *
 * K up to 1203072 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 16-bit lanes, each run adds at most 3570, 18 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the
 * end.
 *
 * Proof: 11 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 15895638ecef
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_255 = vld1q_u8(SYNTH_KERNEL_lanes16_255);
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 18;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            const uint8x16_t s0_0 = vandq_u8(w, lanes16_255);
            const uint8x16_t s0_3 = vtrn2q_u8(w, lanes16_255);
            view[r][0] = s0_0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = s0_3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint8x16_t s0_1 = vandq_u8(vreinterpretq_u8_u32(a), lanes16_255);
            const uint8x16_t s0_4 = vtrn2q_u8(vreinterpretq_u8_u32(a), lanes16_255);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], s0_1, s0_4, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 18;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// c1981c853343
/* A8W4 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7],
 * that is -8 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *
 * K up to 561432 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *
 * Sums: 16-bit lanes, each run adds at most 7650, 8 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the end.
 *
 * Proof: 11 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 0335ef3460c8
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_255 = vld1q_u8(SYNTH_KERNEL_lanes16_255);
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8], level1_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 8;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            const uint8x16_t s0_0 = vandq_u8(w, lanes16_255);
            const uint8x16_t s0_3 = vtrn2q_u8(w, lanes16_255);
            view[r][0] = s0_0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = s0_3;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint8x16_t s0_1 = vandq_u8(vreinterpretq_u8_u32(a), lanes16_255);
            const uint8x16_t s0_4 = vtrn2q_u8(vreinterpretq_u8_u32(a), lanes16_255);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], s0_1, s0_4, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
        if (left0 == 0) {
          left0 = 8;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 69510ac4d217
/* A8W8 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *
 * Activations: 8 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
 * 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
 * 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
 * 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101,
 * 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
 * 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
 * 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
 * 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
 * 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
 * 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233,
 * 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255],
 * that is 0 + 1 * code. Weights: 8 bit twos, values [-128, -127, -126, -125, -124, -123, -122, -121, -120, -119,
 * -118, -117, -116, -115, -114, -113, -112, -111, -110, -109, -108, -107, -106, -105, -104, -103, -102, -101,
 * -100, -99, -98, -97, -96, -95, -94, -93, -92, -91, -90, -89, -88, -87, -86, -85, -84, -83, -82, -81, -80, -79,
 * -78, -77, -76, -75, -74, -73, -72, -71, -70, -69, -68, -67, -66, -65, -64, -63, -62, -61, -60, -59, -58, -57,
 * -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46, -45, -44, -43, -42, -41, -40, -39, -38, -37, -36, -35,
 * -34, -33, -32, -31, -30, -29, -28, -27, -26, -25, -24, -23, -22, -21, -20, -19, -18, -17, -16, -15, -14, -13,
 * -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
 * 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
 * 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
 * 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
 * 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
 * 120, 121, 122, 123, 124, 125, 126, 127], that is -128 + 1 * code.
 *
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -128 * (sum of the column's codes).
 *
 * K up to 33024 positions, filled up to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *
 * Sums: 32-bit lanes; they count 1 fold. Instructions: 4 per cell of 4 x 4 positions, 2 per register of weights,
 * 2 per column, 1 at the end.
 *
 * Proof: 8 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
 */

//// 93f377404d67
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t s0_0, uint8x16_t s0_4, uint8x16_t s0_1, uint8x16_t s0_5, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint16x8_t s0_2 = vmulq_u16(vreinterpretq_u16_u8(s0_0), vreinterpretq_u16_u8(s0_1));
  const uint32x4_t s0_3 = vpadalq_u16(vreinterpretq_u32_u8(sum0), s0_2);
  const uint16x8_t s0_6 = vmulq_u16(vreinterpretq_u16_u8(s0_4), vreinterpretq_u16_u8(s0_5));
  const uint32x4_t s0_7 = vpadalq_u16(s0_3, s0_6);
  *to0 = vreinterpretq_u8_u32(s0_7);
}

//// b743f3e07beb
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum0, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(sum0));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// b105e6c7e8c8
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t lanes16_255 = vld1q_u8(SYNTH_KERNEL_lanes16_255);
  SYNTH_KEEP(lanes16_255);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[4][8];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  if (tap_stride == chunks * 1) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
        const int32_t run = left;
        left = 0;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[4][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w = vld1q_u8(weights + 0);
            const uint8x16_t s0_0 = vandq_u8(w, lanes16_255);
            const uint8x16_t s0_4 = vtrn2q_u8(w, lanes16_255);
            view[r][0] = s0_0;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = s0_4;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const activations = (const uint8_t *)(column[c] + step * 1);
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            const uint8x16_t s0_1 = vandq_u8(vreinterpretq_u8_u32(a), lanes16_255);
            const uint8x16_t s0_5 = vtrn2q_u8(vreinterpretq_u8_u32(a), lanes16_255);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], s0_1, s0_5, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 1, packed += (intptr_t)run * 16;
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level0_0[r][c], out + (intptr_t)c * out_stride + r * 4);
}

//// 20b3a3ff75b8

SYNTH_TILE int32_t SYNTH_KERNEL_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// b85ccccdd1be

SYNTH_TILE int32_t SYNTH_KERNEL_2x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(2, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

