/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (bytes, neon, aarch64), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// 8a4f725ae81f
 * A1W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 308c8d89be3a
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// c3a7483c3f44
 * K is cut into chunks of 4 positions. activations: per column and chunk 4 bytes, a code each. weights: per
 * register of 4 rows and chunk 4 x 4 bytes, a code per row and position. Unused positions and rows have code
 * zero. Memory is little-endian.
 *

//// 3a8d12b9bbac
 * A tile adds to out (int32, columns out_stride apart, rows next to each other) the sum over the taps (y, x), y
 * < height, x < width, and the chunks of each tap. Strides of activations count 32-bit words: from column to
 * column, from tap row to tap row, from tap to tap; the weights of the taps follow each other, those of a tile's
 * next register lie register_stride words further.
 *

//// 08015e11d304
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// d6795b71a584
 * K up to 536870908 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f55ed998e716
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// 2ce480753a4d
 * Proof: 15 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
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

//// 886a98af96a1
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 24 steps per round, 1 x added to what is kept; 150 instructions, 174 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x1(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// af9e35034034
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	1:
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mul v15.16b, v0.16b, v12.16b
	mul v16.16b, v3.16b, v12.16b
	mul v17.16b, v6.16b, v12.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mul v21.16b, v9.16b, v12.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w1]]
	mla v15.16b, v1.16b, v13.16b
	mla v16.16b, v4.16b, v13.16b
	mla v17.16b, v7.16b, v13.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w2]]
	mla v21.16b, v10.16b, v13.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w3]]
	mla v15.16b, v2.16b, v14.16b
	mla v16.16b, v5.16b, v14.16b
	mla v17.16b, v8.16b, v14.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v21.16b, v11.16b, v14.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v18.16b, v0.16b
	mla v16.16b, v22.16b, v0.16b
	mla v17.16b, v25.16b, v0.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]
	mla v21.16b, v28.16b, v0.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]
	mla v15.16b, v19.16b, v1.16b
	mla v16.16b, v23.16b, v1.16b
	mla v17.16b, v26.16b, v1.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]
	mla v21.16b, v29.16b, v1.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]
	mla v15.16b, v20.16b, v2.16b
	mla v16.16b, v24.16b, v2.16b
	mla v17.16b, v27.16b, v2.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]
	mla v21.16b, v30.16b, v2.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v3.16b, v18.16b
	mla v16.16b, v6.16b, v18.16b
	mla v17.16b, v9.16b, v18.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	mla v21.16b, v12.16b, v18.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w1]]
	mla v15.16b, v4.16b, v19.16b
	mla v16.16b, v7.16b, v19.16b
	mla v17.16b, v10.16b, v19.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w2]]
	mla v21.16b, v13.16b, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w3]]
	mla v15.16b, v5.16b, v20.16b
	mla v16.16b, v8.16b, v20.16b
	mla v17.16b, v11.16b, v20.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v21.16b, v14.16b, v20.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v22.16b, v3.16b
	mla v16.16b, v25.16b, v3.16b
	mla v17.16b, v28.16b, v3.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v21.16b, v0.16b, v3.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]
	mla v15.16b, v23.16b, v4.16b
	mla v16.16b, v26.16b, v4.16b
	mla v17.16b, v29.16b, v4.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]
	mla v21.16b, v1.16b, v4.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]
	mla v15.16b, v24.16b, v5.16b
	mla v16.16b, v27.16b, v5.16b
	mla v17.16b, v30.16b, v5.16b
	ld3r {v22.4s, v23.4s, v24.4s}, [%[x0]]
	mla v21.16b, v2.16b, v5.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v18.16b, v22.16b
	mla v16.16b, v6.16b, v22.16b
	mla v17.16b, v9.16b, v22.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	mla v21.16b, v12.16b, v22.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w1]]
	mla v15.16b, v19.16b, v23.16b
	mla v16.16b, v7.16b, v23.16b
	mla v17.16b, v10.16b, v23.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]
	mla v21.16b, v13.16b, v23.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]
	mla v15.16b, v20.16b, v24.16b
	mla v16.16b, v8.16b, v24.16b
	mla v17.16b, v11.16b, v24.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]
	mla v21.16b, v14.16b, v24.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v25.16b, v18.16b
	mla v16.16b, v28.16b, v18.16b
	mla v17.16b, v0.16b, v18.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	mla v21.16b, v3.16b, v18.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]
	mla v15.16b, v26.16b, v19.16b
	mla v16.16b, v29.16b, v19.16b
	mla v17.16b, v1.16b, v19.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]
	mla v21.16b, v4.16b, v19.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]
	mla v15.16b, v27.16b, v20.16b
	mla v16.16b, v30.16b, v20.16b
	mla v17.16b, v2.16b, v20.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x0]]
	mla v21.16b, v5.16b, v20.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v22.16b, v25.16b
	mla v16.16b, v6.16b, v25.16b
	ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]
	mla v17.16b, v9.16b, v25.16b
	mla v21.16b, v12.16b, v25.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v15.16b, v23.16b, v26.16b
	mla v16.16b, v7.16b, v26.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]
	mla v17.16b, v10.16b, v26.16b
	mla v21.16b, v13.16b, v26.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w2]]
	mla v15.16b, v24.16b, v27.16b
	mla v16.16b, v8.16b, v27.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w3]]
	mla v17.16b, v11.16b, v27.16b
	mla v21.16b, v14.16b, v27.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x0]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	mla v15.16b, v18.16b, v25.16b
	mla v16.16b, v0.16b, v25.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	mla v17.16b, v3.16b, v25.16b
	mla v21.16b, v22.16b, v25.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	mla v15.16b, v19.16b, v26.16b
	mla v16.16b, v1.16b, v26.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v17.16b, v4.16b, v26.16b
	mla v21.16b, v23.16b, v26.16b
	mla v15.16b, v20.16b, v27.16b
	mla v16.16b, v2.16b, v27.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v17.16b, v5.16b, v27.16b
	mla v21.16b, v24.16b, v27.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	uadalp v28.8h, v15.16b
	uadalp v29.8h, v16.16b
	uadalp v30.8h, v17.16b
	uadalp v31.8h, v21.16b
	st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]
	b.ne 1b

//// 42e96d70c937
    : [x0] "+r"(x0), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// eaf98dfd7606
    : [to0] "r"(kept + 0)

//// 833e0d6c8770
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 7b450420ed04
/* 24 steps per round, 1 x added to what is kept; 84 instructions, 158 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// dc4e8aae6eed
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mul v9.16b, v0.16b, v3.16b
	mul v10.16b, v0.16b, v6.16b
	ld1 {v11.16b, v12.16b, v13.16b}, [%[w0]]
	ld3r {v14.4s, v15.4s, v16.4s}, [%[x0]]
	mla v9.16b, v1.16b, v4.16b
	mla v10.16b, v1.16b, v7.16b
	ld3r {v17.4s, v18.4s, v19.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v2.16b, v5.16b
	mla v10.16b, v2.16b, v8.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	ld3r {v23.4s, v24.4s, v25.4s}, [%[x0]]
	mla v9.16b, v11.16b, v14.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	mla v10.16b, v11.16b, v17.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v12.16b, v15.16b
	mla v10.16b, v12.16b, v18.16b
	ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v9.16b, v13.16b, v16.16b
	mla v10.16b, v13.16b, v19.16b
	ld3r {v11.4s, v12.4s, v13.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v20.16b, v23.16b
	mla v10.16b, v20.16b, v26.16b
	ld1 {v14.16b, v15.16b, v16.16b}, [%[w0]]
	ld3r {v17.4s, v18.4s, v19.4s}, [%[x0]]
	mla v9.16b, v21.16b, v24.16b
	mla v10.16b, v21.16b, v27.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v22.16b, v25.16b
	mla v10.16b, v22.16b, v28.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	ld3r {v23.4s, v24.4s, v25.4s}, [%[x0]]
	mla v9.16b, v29.16b, v0.16b
	mla v10.16b, v29.16b, v11.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v30.16b, v1.16b
	mla v10.16b, v30.16b, v12.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	mla v9.16b, v31.16b, v2.16b
	mla v10.16b, v31.16b, v13.16b
	ld3r {v11.4s, v12.4s, v13.4s}, [%[x0]]
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v14.16b, v17.16b
	mla v10.16b, v14.16b, v3.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v9.16b, v15.16b, v18.16b
	mla v10.16b, v15.16b, v4.16b
	mla v9.16b, v16.16b, v19.16b
	mla v10.16b, v16.16b, v5.16b
	ld3r {v14.4s, v15.4s, v16.4s}, [%[x0]]
	ld3r {v17.4s, v18.4s, v19.4s}, [%[x1]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	mla v9.16b, v20.16b, v23.16b
	mla v10.16b, v20.16b, v26.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v9.16b, v21.16b, v24.16b
	mla v10.16b, v21.16b, v27.16b
	ld1 {v20.16b, v21.16b}, [%[to0]]
	mla v9.16b, v22.16b, v25.16b
	mla v10.16b, v22.16b, v28.16b
	mla v9.16b, v6.16b, v11.16b
	mla v10.16b, v6.16b, v29.16b
	mla v9.16b, v7.16b, v12.16b
	mla v10.16b, v7.16b, v30.16b
	mla v9.16b, v8.16b, v13.16b
	mla v10.16b, v8.16b, v31.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v9.16b, v0.16b, v14.16b
	mla v10.16b, v0.16b, v17.16b
	mla v9.16b, v1.16b, v15.16b
	mla v10.16b, v1.16b, v18.16b
	mla v9.16b, v2.16b, v16.16b
	mla v10.16b, v2.16b, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	uadalp v20.8h, v9.16b
	uadalp v21.8h, v10.16b
	st1 {v20.16b, v21.16b}, [%[to0]]
	b.ne 1b

//// 4d9adc7b1e7c
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// d824d9693eb0
/* 24 steps per round, 1 x added to what is kept; 260 instructions, 261 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// ce3750849681
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mul v18.16b, v0.16b, v12.16b
	mul v19.16b, v0.16b, v15.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	mul v23.16b, v3.16b, v12.16b
	mul v24.16b, v3.16b, v15.16b
	mul v25.16b, v6.16b, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w1]]
	mul v29.16b, v6.16b, v15.16b
	mul v30.16b, v9.16b, v12.16b
	mul v31.16b, v9.16b, v15.16b
	mla v18.16b, v1.16b, v13.16b
	mla v19.16b, v1.16b, v16.16b
	mla v23.16b, v4.16b, v13.16b
	mla v24.16b, v4.16b, v16.16b
	mla v25.16b, v7.16b, v13.16b
	mla v29.16b, v7.16b, v16.16b
	mla v30.16b, v10.16b, v13.16b
	mla v31.16b, v10.16b, v16.16b
	mla v18.16b, v2.16b, v14.16b
	mla v19.16b, v2.16b, v17.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]
	mla v23.16b, v5.16b, v14.16b
	mla v24.16b, v5.16b, v17.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]
	mla v25.16b, v8.16b, v14.16b
	mla v29.16b, v8.16b, v17.16b
	mla v30.16b, v11.16b, v14.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mla v31.16b, v11.16b, v17.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v20.16b, v6.16b
	mla v19.16b, v20.16b, v9.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]
	mla v23.16b, v26.16b, v6.16b
	mla v24.16b, v26.16b, v9.16b
	mla v25.16b, v0.16b, v6.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w1]]
	mla v29.16b, v0.16b, v9.16b
	mla v30.16b, v3.16b, v6.16b
	mla v31.16b, v3.16b, v9.16b
	mla v18.16b, v21.16b, v7.16b
	mla v19.16b, v21.16b, v10.16b
	mla v23.16b, v27.16b, v7.16b
	mla v24.16b, v27.16b, v10.16b
	mla v25.16b, v1.16b, v7.16b
	mla v29.16b, v1.16b, v10.16b
	mla v30.16b, v4.16b, v7.16b
	mla v31.16b, v4.16b, v10.16b
	mla v18.16b, v22.16b, v8.16b
	mla v19.16b, v22.16b, v11.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w2]]
	mla v23.16b, v28.16b, v8.16b
	mla v24.16b, v28.16b, v11.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w3]]
	mla v25.16b, v2.16b, v8.16b
	mla v29.16b, v2.16b, v11.16b
	mla v30.16b, v5.16b, v8.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v31.16b, v5.16b, v11.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v12.16b, v0.16b
	mla v19.16b, v12.16b, v3.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	mla v23.16b, v15.16b, v0.16b
	mla v24.16b, v15.16b, v3.16b
	mla v25.16b, v20.16b, v0.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]
	mla v29.16b, v20.16b, v3.16b
	mla v30.16b, v26.16b, v0.16b
	mla v31.16b, v26.16b, v3.16b
	mla v18.16b, v13.16b, v1.16b
	mla v19.16b, v13.16b, v4.16b
	mla v23.16b, v16.16b, v1.16b
	mla v24.16b, v16.16b, v4.16b
	mla v25.16b, v21.16b, v1.16b
	mla v29.16b, v21.16b, v4.16b
	mla v30.16b, v27.16b, v1.16b
	mla v31.16b, v27.16b, v4.16b
	mla v18.16b, v14.16b, v2.16b
	mla v19.16b, v14.16b, v5.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w2]]
	mla v23.16b, v17.16b, v2.16b
	mla v24.16b, v17.16b, v5.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w3]]
	mla v25.16b, v22.16b, v2.16b
	mla v29.16b, v22.16b, v5.16b
	mla v30.16b, v28.16b, v2.16b
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]
	mla v31.16b, v28.16b, v5.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v6.16b, v20.16b
	mla v19.16b, v6.16b, v26.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v23.16b, v9.16b, v20.16b
	mla v24.16b, v9.16b, v26.16b
	mla v25.16b, v12.16b, v20.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	mla v29.16b, v12.16b, v26.16b
	mla v30.16b, v15.16b, v20.16b
	mla v31.16b, v15.16b, v26.16b
	mla v18.16b, v7.16b, v21.16b
	mla v19.16b, v7.16b, v27.16b
	mla v23.16b, v10.16b, v21.16b
	mla v24.16b, v10.16b, v27.16b
	mla v25.16b, v13.16b, v21.16b
	mla v29.16b, v13.16b, v27.16b
	mla v30.16b, v16.16b, v21.16b
	mla v31.16b, v16.16b, v27.16b
	mla v18.16b, v8.16b, v22.16b
	mla v19.16b, v8.16b, v28.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	mla v23.16b, v11.16b, v22.16b
	mla v24.16b, v11.16b, v28.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	mla v25.16b, v14.16b, v22.16b
	mla v29.16b, v14.16b, v28.16b
	mla v30.16b, v17.16b, v22.16b
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]
	mla v31.16b, v17.16b, v28.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v0.16b, v20.16b
	mla v19.16b, v0.16b, v26.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]
	mla v23.16b, v3.16b, v20.16b
	mla v24.16b, v3.16b, v26.16b
	mla v25.16b, v6.16b, v20.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w1]]
	mla v29.16b, v6.16b, v26.16b
	mla v30.16b, v9.16b, v20.16b
	mla v31.16b, v9.16b, v26.16b
	mla v18.16b, v1.16b, v21.16b
	mla v19.16b, v1.16b, v27.16b
	mla v23.16b, v4.16b, v21.16b
	mla v24.16b, v4.16b, v27.16b
	mla v25.16b, v7.16b, v21.16b
	mla v29.16b, v7.16b, v27.16b
	mla v30.16b, v10.16b, v21.16b
	mla v31.16b, v10.16b, v27.16b
	mla v18.16b, v2.16b, v22.16b
	mla v19.16b, v2.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]
	mla v23.16b, v5.16b, v22.16b
	mla v24.16b, v5.16b, v28.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]
	mla v25.16b, v8.16b, v22.16b
	mla v29.16b, v8.16b, v28.16b
	mla v30.16b, v11.16b, v22.16b
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]
	mla v31.16b, v11.16b, v28.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v12.16b, v20.16b
	mla v19.16b, v12.16b, v26.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	mla v23.16b, v15.16b, v20.16b
	mla v24.16b, v15.16b, v26.16b
	mla v25.16b, v0.16b, v20.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]
	mla v29.16b, v0.16b, v26.16b
	mla v30.16b, v3.16b, v20.16b
	mla v31.16b, v3.16b, v26.16b
	mla v18.16b, v13.16b, v21.16b
	mla v19.16b, v13.16b, v27.16b
	mla v23.16b, v16.16b, v21.16b
	mla v24.16b, v16.16b, v27.16b
	mla v25.16b, v1.16b, v21.16b
	mla v29.16b, v1.16b, v27.16b
	mla v30.16b, v4.16b, v21.16b
	mla v31.16b, v4.16b, v27.16b
	mla v18.16b, v14.16b, v22.16b
	mla v19.16b, v14.16b, v28.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w2]]
	mla v23.16b, v17.16b, v22.16b
	mla v24.16b, v17.16b, v28.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w3]]
	mla v25.16b, v2.16b, v22.16b
	mla v29.16b, v2.16b, v28.16b
	mla v30.16b, v5.16b, v22.16b
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]
	mla v31.16b, v5.16b, v28.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v6.16b, v20.16b
	mla v19.16b, v6.16b, v26.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v23.16b, v9.16b, v20.16b
	mla v24.16b, v9.16b, v26.16b
	mla v25.16b, v12.16b, v20.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	mla v29.16b, v12.16b, v26.16b
	mla v30.16b, v15.16b, v20.16b
	mla v31.16b, v15.16b, v26.16b
	mla v18.16b, v7.16b, v21.16b
	mla v19.16b, v7.16b, v27.16b
	mla v23.16b, v10.16b, v21.16b
	mla v24.16b, v10.16b, v27.16b
	mla v25.16b, v13.16b, v21.16b
	mla v29.16b, v13.16b, v27.16b
	mla v30.16b, v16.16b, v21.16b
	mla v31.16b, v16.16b, v27.16b
	mla v18.16b, v8.16b, v22.16b
	mla v19.16b, v8.16b, v28.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	mla v23.16b, v11.16b, v22.16b
	mla v24.16b, v11.16b, v28.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	mla v25.16b, v14.16b, v22.16b
	mla v29.16b, v14.16b, v28.16b
	mla v30.16b, v17.16b, v22.16b
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]
	mla v31.16b, v17.16b, v28.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	mla v18.16b, v0.16b, v20.16b
	mla v19.16b, v0.16b, v26.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	mla v23.16b, v3.16b, v20.16b
	mla v24.16b, v3.16b, v26.16b
	mla v25.16b, v6.16b, v20.16b
	mla v29.16b, v6.16b, v26.16b
	mla v30.16b, v9.16b, v20.16b
	mla v31.16b, v9.16b, v26.16b
	mla v18.16b, v1.16b, v21.16b
	mla v19.16b, v1.16b, v27.16b
	mla v23.16b, v4.16b, v21.16b
	mla v24.16b, v4.16b, v27.16b
	mla v25.16b, v7.16b, v21.16b
	mla v29.16b, v7.16b, v27.16b
	mla v30.16b, v10.16b, v21.16b
	mla v31.16b, v10.16b, v27.16b
	mla v18.16b, v2.16b, v22.16b
	mla v19.16b, v2.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v23.16b, v5.16b, v22.16b
	mla v24.16b, v5.16b, v28.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	mla v25.16b, v8.16b, v22.16b
	mla v29.16b, v8.16b, v28.16b
	mla v30.16b, v11.16b, v22.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	mla v31.16b, v11.16b, v28.16b
	uadalp v12.8h, v18.16b
	uadalp v13.8h, v23.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	uadalp v14.8h, v25.16b
	uadalp v15.8h, v30.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	uadalp v20.8h, v19.16b
	uadalp v21.8h, v24.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	uadalp v22.8h, v29.16b
	uadalp v23.8h, v31.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]
	st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]
	b.ne 1b

//// d2b75a097ed0
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// e36b50da0897
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64)

//// f5a37914e32a
/* 24 steps per round, 1 x added to what is kept; 150 instructions, 177 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 7dbf80262dfe
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mul v15.16b, v0.16b, v3.16b
	mul v16.16b, v0.16b, v6.16b
	mul v17.16b, v0.16b, v9.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mul v21.16b, v0.16b, v12.16b
	ld3r {v22.4s, v23.4s, v24.4s}, [%[x0]]
	mla v15.16b, v1.16b, v4.16b
	mla v16.16b, v1.16b, v7.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x1]]
	mla v17.16b, v1.16b, v10.16b
	mla v21.16b, v1.16b, v13.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x2]]
	mla v15.16b, v2.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]
	mla v16.16b, v2.16b, v8.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v2.16b, v11.16b
	mla v21.16b, v2.16b, v14.16b
	mla v15.16b, v18.16b, v22.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v16.16b, v18.16b, v25.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mla v17.16b, v18.16b, v28.16b
	mla v21.16b, v18.16b, v3.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v15.16b, v19.16b, v23.16b
	mla v16.16b, v19.16b, v26.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]
	mla v17.16b, v19.16b, v29.16b
	mla v21.16b, v19.16b, v4.16b
	mla v15.16b, v20.16b, v24.16b
	ld3r {v22.4s, v23.4s, v24.4s}, [%[x3]]
	mla v16.16b, v20.16b, v27.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v20.16b, v30.16b
	mla v21.16b, v20.16b, v5.16b
	mla v15.16b, v0.16b, v6.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v16.16b, v0.16b, v9.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x0]]
	mla v17.16b, v0.16b, v12.16b
	mla v21.16b, v0.16b, v22.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x1]]
	mla v15.16b, v1.16b, v7.16b
	mla v16.16b, v1.16b, v10.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]
	mla v17.16b, v1.16b, v13.16b
	mla v21.16b, v1.16b, v23.16b
	mla v15.16b, v2.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]
	mla v16.16b, v2.16b, v11.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v2.16b, v14.16b
	mla v21.16b, v2.16b, v24.16b
	mla v15.16b, v18.16b, v25.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	mla v16.16b, v18.16b, v28.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v17.16b, v18.16b, v3.16b
	mla v21.16b, v18.16b, v6.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v15.16b, v19.16b, v26.16b
	mla v16.16b, v19.16b, v29.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]
	mla v17.16b, v19.16b, v4.16b
	mla v21.16b, v19.16b, v7.16b
	mla v15.16b, v20.16b, v27.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x3]]
	mla v16.16b, v20.16b, v30.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v20.16b, v5.16b
	mla v21.16b, v20.16b, v8.16b
	mla v15.16b, v22.16b, v0.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v16.16b, v22.16b, v9.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x0]]
	mla v17.16b, v22.16b, v12.16b
	mla v21.16b, v22.16b, v25.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]
	mla v15.16b, v23.16b, v1.16b
	mla v16.16b, v23.16b, v10.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]
	mla v17.16b, v23.16b, v13.16b
	mla v21.16b, v23.16b, v26.16b
	mla v15.16b, v24.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x3]]
	mla v16.16b, v24.16b, v11.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v24.16b, v14.16b
	mla v21.16b, v24.16b, v27.16b
	mla v15.16b, v18.16b, v28.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	mla v16.16b, v18.16b, v3.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x0]]
	mla v17.16b, v18.16b, v6.16b
	mla v21.16b, v18.16b, v0.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v15.16b, v19.16b, v29.16b
	mla v16.16b, v19.16b, v4.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]
	mla v17.16b, v19.16b, v7.16b
	mla v21.16b, v19.16b, v1.16b
	mla v15.16b, v20.16b, v30.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x3]]
	mla v16.16b, v20.16b, v5.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v20.16b, v8.16b
	mla v21.16b, v20.16b, v2.16b
	mla v15.16b, v22.16b, v25.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v16.16b, v22.16b, v9.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v17.16b, v22.16b, v12.16b
	mla v21.16b, v22.16b, v28.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]
	mla v15.16b, v23.16b, v26.16b
	mla v16.16b, v23.16b, v10.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]
	mla v17.16b, v23.16b, v13.16b
	mla v21.16b, v23.16b, v29.16b
	mla v15.16b, v24.16b, v27.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	mla v16.16b, v24.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]
	mla v17.16b, v24.16b, v14.16b
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	mla v21.16b, v24.16b, v30.16b
	mla v15.16b, v18.16b, v0.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	mla v16.16b, v18.16b, v3.16b
	mla v17.16b, v18.16b, v6.16b
	mla v21.16b, v18.16b, v9.16b
	mla v15.16b, v19.16b, v1.16b
	mla v16.16b, v19.16b, v4.16b
	mla v17.16b, v19.16b, v7.16b
	mla v21.16b, v19.16b, v10.16b
	mla v15.16b, v20.16b, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v16.16b, v20.16b, v5.16b
	mla v17.16b, v20.16b, v8.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v21.16b, v20.16b, v11.16b
	uadalp v25.8h, v15.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	uadalp v26.8h, v16.16b
	uadalp v27.8h, v17.16b
	uadalp v28.8h, v21.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	b.ne 1b

//// 41bfe239bd23
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// 3dddf45f1b4b
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// 3e84deb18fcc
/* 24 steps per round, 1 x added to what is kept; 516 instructions, 557 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// 37608fe610f2
  __asm__ volatile(
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	ld1 {v4.16b, v5.16b}, [%[w2]]
	ld1 {v6.16b, v7.16b}, [%[w3]]
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v10.4s, v11.4s}, [%[x1]]
	1:
	ld2r {v12.4s, v13.4s}, [%[x2]]
	mul v14.16b, v0.16b, v8.16b
	mul v15.16b, v2.16b, v8.16b
	mul v16.16b, v4.16b, v8.16b
	mul v17.16b, v6.16b, v8.16b
	mul v18.16b, v0.16b, v10.16b
	mul v19.16b, v2.16b, v10.16b
	mul v20.16b, v4.16b, v10.16b
	mul v21.16b, v6.16b, v10.16b
	mla v14.16b, v1.16b, v9.16b
	mla v15.16b, v3.16b, v9.16b
	mla v16.16b, v5.16b, v9.16b
	mla v17.16b, v7.16b, v9.16b
	mla v18.16b, v1.16b, v11.16b
	mla v19.16b, v3.16b, v11.16b
	mla v20.16b, v5.16b, v11.16b
	mla v21.16b, v7.16b, v11.16b
	mul v22.16b, v0.16b, v12.16b
	mul v23.16b, v2.16b, v12.16b
	mul v24.16b, v4.16b, v12.16b
	mul v12.16b, v6.16b, v12.16b
	ld2r {v25.4s, v26.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mul v27.16b, v0.16b, v25.16b
	mul v28.16b, v2.16b, v25.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mul v31.16b, v4.16b, v25.16b
	mul v25.16b, v6.16b, v25.16b
	ld1 {v8.16b, v9.16b}, [%[w1]]
	mla v22.16b, v1.16b, v13.16b
	mla v23.16b, v3.16b, v13.16b
	ld1 {v10.16b, v11.16b}, [%[w2]]
	mla v24.16b, v5.16b, v13.16b
	mla v12.16b, v7.16b, v13.16b
	mla v27.16b, v1.16b, v26.16b
	ld1 {v0.16b, v1.16b}, [%[w3]]
	mla v28.16b, v3.16b, v26.16b
	mla v31.16b, v5.16b, v26.16b
	mla v25.16b, v7.16b, v26.16b
	ld2r {v2.4s, v3.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	ld2r {v6.4s, v7.4s}, [%[x2]]
	mla v14.16b, v29.16b, v2.16b
	mla v15.16b, v8.16b, v2.16b
	mla v16.16b, v10.16b, v2.16b
	mla v17.16b, v0.16b, v2.16b
	mla v18.16b, v29.16b, v4.16b
	mla v19.16b, v8.16b, v4.16b
	mla v20.16b, v10.16b, v4.16b
	mla v21.16b, v0.16b, v4.16b
	mla v14.16b, v30.16b, v3.16b
	mla v15.16b, v9.16b, v3.16b
	mla v16.16b, v11.16b, v3.16b
	mla v17.16b, v1.16b, v3.16b
	mla v18.16b, v30.16b, v5.16b
	mla v19.16b, v9.16b, v5.16b
	mla v20.16b, v11.16b, v5.16b
	mla v21.16b, v1.16b, v5.16b
	mla v22.16b, v29.16b, v6.16b
	mla v23.16b, v8.16b, v6.16b
	mla v24.16b, v10.16b, v6.16b
	mla v12.16b, v0.16b, v6.16b
	ld2r {v2.4s, v3.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v29.16b, v2.16b
	mla v28.16b, v8.16b, v2.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	mla v31.16b, v10.16b, v2.16b
	mla v25.16b, v0.16b, v2.16b
	mla v22.16b, v30.16b, v7.16b
	mla v23.16b, v9.16b, v7.16b
	mla v24.16b, v11.16b, v7.16b
	mla v12.16b, v1.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v27.16b, v30.16b, v3.16b
	mla v28.16b, v9.16b, v3.16b
	ld1 {v29.16b, v30.16b}, [%[w2]]
	mla v31.16b, v11.16b, v3.16b
	mla v25.16b, v1.16b, v3.16b
	ld1 {v0.16b, v1.16b}, [%[w3]]
	ld2r {v2.4s, v3.4s}, [%[x0]]
	ld2r {v8.4s, v9.4s}, [%[x1]]
	ld2r {v10.4s, v11.4s}, [%[x2]]
	mla v14.16b, v4.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v29.16b, v2.16b
	mla v17.16b, v0.16b, v2.16b
	mla v18.16b, v4.16b, v8.16b
	mla v19.16b, v6.16b, v8.16b
	mla v20.16b, v29.16b, v8.16b
	mla v21.16b, v0.16b, v8.16b
	mla v14.16b, v5.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	mla v16.16b, v30.16b, v3.16b
	mla v17.16b, v1.16b, v3.16b
	mla v18.16b, v5.16b, v9.16b
	mla v19.16b, v7.16b, v9.16b
	mla v20.16b, v30.16b, v9.16b
	mla v21.16b, v1.16b, v9.16b
	mla v22.16b, v4.16b, v10.16b
	mla v23.16b, v6.16b, v10.16b
	mla v24.16b, v29.16b, v10.16b
	mla v12.16b, v0.16b, v10.16b
	ld2r {v2.4s, v3.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v4.16b, v2.16b
	mla v28.16b, v6.16b, v2.16b
	ld1 {v8.16b, v9.16b}, [%[w0]]
	mla v31.16b, v29.16b, v2.16b
	mla v25.16b, v0.16b, v2.16b
	mla v22.16b, v5.16b, v11.16b
	mla v23.16b, v7.16b, v11.16b
	mla v24.16b, v30.16b, v11.16b
	mla v12.16b, v1.16b, v11.16b
	ld1 {v10.16b, v11.16b}, [%[w1]]
	mla v27.16b, v5.16b, v3.16b
	mla v28.16b, v7.16b, v3.16b
	ld1 {v4.16b, v5.16b}, [%[w2]]
	mla v31.16b, v30.16b, v3.16b
	mla v25.16b, v1.16b, v3.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v6.4s, v7.4s}, [%[x0]]
	ld2r {v0.4s, v1.4s}, [%[x1]]
	ld2r {v2.4s, v3.4s}, [%[x2]]
	mla v14.16b, v8.16b, v6.16b
	mla v15.16b, v10.16b, v6.16b
	mla v16.16b, v4.16b, v6.16b
	mla v17.16b, v29.16b, v6.16b
	mla v18.16b, v8.16b, v0.16b
	mla v19.16b, v10.16b, v0.16b
	mla v20.16b, v4.16b, v0.16b
	mla v21.16b, v29.16b, v0.16b
	mla v14.16b, v9.16b, v7.16b
	mla v15.16b, v11.16b, v7.16b
	mla v16.16b, v5.16b, v7.16b
	mla v17.16b, v30.16b, v7.16b
	mla v18.16b, v9.16b, v1.16b
	mla v19.16b, v11.16b, v1.16b
	mla v20.16b, v5.16b, v1.16b
	mla v21.16b, v30.16b, v1.16b
	mla v22.16b, v8.16b, v2.16b
	mla v23.16b, v10.16b, v2.16b
	mla v24.16b, v4.16b, v2.16b
	mla v12.16b, v29.16b, v2.16b
	ld2r {v6.4s, v7.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v8.16b, v6.16b
	mla v28.16b, v10.16b, v6.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	mla v31.16b, v4.16b, v6.16b
	mla v25.16b, v29.16b, v6.16b
	mla v22.16b, v9.16b, v3.16b
	mla v23.16b, v11.16b, v3.16b
	mla v24.16b, v5.16b, v3.16b
	mla v12.16b, v30.16b, v3.16b
	ld1 {v2.16b, v3.16b}, [%[w1]]
	mla v27.16b, v9.16b, v7.16b
	mla v28.16b, v11.16b, v7.16b
	ld1 {v8.16b, v9.16b}, [%[w2]]
	mla v31.16b, v5.16b, v7.16b
	mla v25.16b, v30.16b, v7.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v10.4s, v11.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	ld2r {v6.4s, v7.4s}, [%[x2]]
	mla v14.16b, v0.16b, v10.16b
	mla v15.16b, v2.16b, v10.16b
	mla v16.16b, v8.16b, v10.16b
	mla v17.16b, v29.16b, v10.16b
	mla v18.16b, v0.16b, v4.16b
	mla v19.16b, v2.16b, v4.16b
	mla v20.16b, v8.16b, v4.16b
	mla v21.16b, v29.16b, v4.16b
	mla v14.16b, v1.16b, v11.16b
	mla v15.16b, v3.16b, v11.16b
	mla v16.16b, v9.16b, v11.16b
	mla v17.16b, v30.16b, v11.16b
	mla v18.16b, v1.16b, v5.16b
	mla v19.16b, v3.16b, v5.16b
	mla v20.16b, v9.16b, v5.16b
	mla v21.16b, v30.16b, v5.16b
	mla v22.16b, v0.16b, v6.16b
	mla v23.16b, v2.16b, v6.16b
	mla v24.16b, v8.16b, v6.16b
	mla v12.16b, v29.16b, v6.16b
	ld2r {v10.4s, v11.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v0.16b, v10.16b
	mla v28.16b, v2.16b, v10.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	mla v31.16b, v8.16b, v10.16b
	mla v25.16b, v29.16b, v10.16b
	mla v22.16b, v1.16b, v7.16b
	mla v23.16b, v3.16b, v7.16b
	mla v24.16b, v9.16b, v7.16b
	mla v12.16b, v30.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v27.16b, v1.16b, v11.16b
	mla v28.16b, v3.16b, v11.16b
	ld1 {v0.16b, v1.16b}, [%[w2]]
	mla v31.16b, v9.16b, v11.16b
	mla v25.16b, v30.16b, v11.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v2.4s, v3.4s}, [%[x0]]
	ld2r {v8.4s, v9.4s}, [%[x1]]
	ld2r {v10.4s, v11.4s}, [%[x2]]
	mla v14.16b, v4.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v0.16b, v2.16b
	mla v17.16b, v29.16b, v2.16b
	mla v18.16b, v4.16b, v8.16b
	mla v19.16b, v6.16b, v8.16b
	mla v20.16b, v0.16b, v8.16b
	mla v21.16b, v29.16b, v8.16b
	mla v14.16b, v5.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	mla v16.16b, v1.16b, v3.16b
	mla v17.16b, v30.16b, v3.16b
	mla v18.16b, v5.16b, v9.16b
	mla v19.16b, v7.16b, v9.16b
	mla v20.16b, v1.16b, v9.16b
	mla v21.16b, v30.16b, v9.16b
	mla v22.16b, v4.16b, v10.16b
	mla v23.16b, v6.16b, v10.16b
	mla v24.16b, v0.16b, v10.16b
	mla v12.16b, v29.16b, v10.16b
	ld2r {v2.4s, v3.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v4.16b, v2.16b
	mla v28.16b, v6.16b, v2.16b
	ld1 {v8.16b, v9.16b}, [%[w0]]
	mla v31.16b, v0.16b, v2.16b
	mla v25.16b, v29.16b, v2.16b
	mla v22.16b, v5.16b, v11.16b
	mla v23.16b, v7.16b, v11.16b
	mla v24.16b, v1.16b, v11.16b
	mla v12.16b, v30.16b, v11.16b
	ld1 {v10.16b, v11.16b}, [%[w1]]
	mla v27.16b, v5.16b, v3.16b
	mla v28.16b, v7.16b, v3.16b
	ld1 {v4.16b, v5.16b}, [%[w2]]
	mla v31.16b, v1.16b, v3.16b
	mla v25.16b, v30.16b, v3.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v6.4s, v7.4s}, [%[x0]]
	ld2r {v0.4s, v1.4s}, [%[x1]]
	ld2r {v2.4s, v3.4s}, [%[x2]]
	mla v14.16b, v8.16b, v6.16b
	mla v15.16b, v10.16b, v6.16b
	mla v16.16b, v4.16b, v6.16b
	mla v17.16b, v29.16b, v6.16b
	mla v18.16b, v8.16b, v0.16b
	mla v19.16b, v10.16b, v0.16b
	mla v20.16b, v4.16b, v0.16b
	mla v21.16b, v29.16b, v0.16b
	mla v14.16b, v9.16b, v7.16b
	mla v15.16b, v11.16b, v7.16b
	mla v16.16b, v5.16b, v7.16b
	mla v17.16b, v30.16b, v7.16b
	mla v18.16b, v9.16b, v1.16b
	mla v19.16b, v11.16b, v1.16b
	mla v20.16b, v5.16b, v1.16b
	mla v21.16b, v30.16b, v1.16b
	mla v22.16b, v8.16b, v2.16b
	mla v23.16b, v10.16b, v2.16b
	mla v24.16b, v4.16b, v2.16b
	mla v12.16b, v29.16b, v2.16b
	ld2r {v6.4s, v7.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v8.16b, v6.16b
	mla v28.16b, v10.16b, v6.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	mla v31.16b, v4.16b, v6.16b
	mla v25.16b, v29.16b, v6.16b
	mla v22.16b, v9.16b, v3.16b
	mla v23.16b, v11.16b, v3.16b
	mla v24.16b, v5.16b, v3.16b
	mla v12.16b, v30.16b, v3.16b
	ld1 {v2.16b, v3.16b}, [%[w1]]
	mla v27.16b, v9.16b, v7.16b
	mla v28.16b, v11.16b, v7.16b
	ld1 {v8.16b, v9.16b}, [%[w2]]
	mla v31.16b, v5.16b, v7.16b
	mla v25.16b, v30.16b, v7.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v10.4s, v11.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	ld2r {v6.4s, v7.4s}, [%[x2]]
	mla v14.16b, v0.16b, v10.16b
	mla v15.16b, v2.16b, v10.16b
	mla v16.16b, v8.16b, v10.16b
	mla v17.16b, v29.16b, v10.16b
	mla v18.16b, v0.16b, v4.16b
	mla v19.16b, v2.16b, v4.16b
	mla v20.16b, v8.16b, v4.16b
	mla v21.16b, v29.16b, v4.16b
	mla v14.16b, v1.16b, v11.16b
	mla v15.16b, v3.16b, v11.16b
	mla v16.16b, v9.16b, v11.16b
	mla v17.16b, v30.16b, v11.16b
	mla v18.16b, v1.16b, v5.16b
	mla v19.16b, v3.16b, v5.16b
	mla v20.16b, v9.16b, v5.16b
	mla v21.16b, v30.16b, v5.16b
	mla v22.16b, v0.16b, v6.16b
	mla v23.16b, v2.16b, v6.16b
	mla v24.16b, v8.16b, v6.16b
	mla v12.16b, v29.16b, v6.16b
	ld2r {v10.4s, v11.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v0.16b, v10.16b
	mla v28.16b, v2.16b, v10.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	mla v31.16b, v8.16b, v10.16b
	mla v25.16b, v29.16b, v10.16b
	mla v22.16b, v1.16b, v7.16b
	mla v23.16b, v3.16b, v7.16b
	mla v24.16b, v9.16b, v7.16b
	mla v12.16b, v30.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v27.16b, v1.16b, v11.16b
	mla v28.16b, v3.16b, v11.16b
	ld1 {v0.16b, v1.16b}, [%[w2]]
	mla v31.16b, v9.16b, v11.16b
	mla v25.16b, v30.16b, v11.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v2.4s, v3.4s}, [%[x0]]
	ld2r {v8.4s, v9.4s}, [%[x1]]
	ld2r {v10.4s, v11.4s}, [%[x2]]
	mla v14.16b, v4.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v0.16b, v2.16b
	mla v17.16b, v29.16b, v2.16b
	mla v18.16b, v4.16b, v8.16b
	mla v19.16b, v6.16b, v8.16b
	mla v20.16b, v0.16b, v8.16b
	mla v21.16b, v29.16b, v8.16b
	mla v14.16b, v5.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	mla v16.16b, v1.16b, v3.16b
	mla v17.16b, v30.16b, v3.16b
	mla v18.16b, v5.16b, v9.16b
	mla v19.16b, v7.16b, v9.16b
	mla v20.16b, v1.16b, v9.16b
	mla v21.16b, v30.16b, v9.16b
	mla v22.16b, v4.16b, v10.16b
	mla v23.16b, v6.16b, v10.16b
	mla v24.16b, v0.16b, v10.16b
	mla v12.16b, v29.16b, v10.16b
	ld2r {v2.4s, v3.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v4.16b, v2.16b
	mla v28.16b, v6.16b, v2.16b
	ld1 {v8.16b, v9.16b}, [%[w0]]
	mla v31.16b, v0.16b, v2.16b
	mla v25.16b, v29.16b, v2.16b
	mla v22.16b, v5.16b, v11.16b
	mla v23.16b, v7.16b, v11.16b
	mla v24.16b, v1.16b, v11.16b
	mla v12.16b, v30.16b, v11.16b
	ld1 {v10.16b, v11.16b}, [%[w1]]
	mla v27.16b, v5.16b, v3.16b
	mla v28.16b, v7.16b, v3.16b
	ld1 {v4.16b, v5.16b}, [%[w2]]
	mla v31.16b, v1.16b, v3.16b
	mla v25.16b, v30.16b, v3.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v6.4s, v7.4s}, [%[x0]]
	ld2r {v0.4s, v1.4s}, [%[x1]]
	ld2r {v2.4s, v3.4s}, [%[x2]]
	mla v14.16b, v8.16b, v6.16b
	mla v15.16b, v10.16b, v6.16b
	mla v16.16b, v4.16b, v6.16b
	mla v17.16b, v29.16b, v6.16b
	mla v18.16b, v8.16b, v0.16b
	mla v19.16b, v10.16b, v0.16b
	mla v20.16b, v4.16b, v0.16b
	mla v21.16b, v29.16b, v0.16b
	mla v14.16b, v9.16b, v7.16b
	mla v15.16b, v11.16b, v7.16b
	mla v16.16b, v5.16b, v7.16b
	mla v17.16b, v30.16b, v7.16b
	mla v18.16b, v9.16b, v1.16b
	mla v19.16b, v11.16b, v1.16b
	mla v20.16b, v5.16b, v1.16b
	mla v21.16b, v30.16b, v1.16b
	mla v22.16b, v8.16b, v2.16b
	mla v23.16b, v10.16b, v2.16b
	mla v24.16b, v4.16b, v2.16b
	mla v12.16b, v29.16b, v2.16b
	ld2r {v6.4s, v7.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v8.16b, v6.16b
	mla v28.16b, v10.16b, v6.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	mla v31.16b, v4.16b, v6.16b
	mla v25.16b, v29.16b, v6.16b
	mla v22.16b, v9.16b, v3.16b
	mla v23.16b, v11.16b, v3.16b
	mla v24.16b, v5.16b, v3.16b
	mla v12.16b, v30.16b, v3.16b
	ld1 {v2.16b, v3.16b}, [%[w1]]
	mla v27.16b, v9.16b, v7.16b
	mla v28.16b, v11.16b, v7.16b
	ld1 {v8.16b, v9.16b}, [%[w2]]
	mla v31.16b, v5.16b, v7.16b
	mla v25.16b, v30.16b, v7.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v10.4s, v11.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	ld2r {v6.4s, v7.4s}, [%[x2]]
	mla v14.16b, v0.16b, v10.16b
	mla v15.16b, v2.16b, v10.16b
	mla v16.16b, v8.16b, v10.16b
	mla v17.16b, v29.16b, v10.16b
	mla v18.16b, v0.16b, v4.16b
	mla v19.16b, v2.16b, v4.16b
	mla v20.16b, v8.16b, v4.16b
	mla v21.16b, v29.16b, v4.16b
	mla v14.16b, v1.16b, v11.16b
	mla v15.16b, v3.16b, v11.16b
	mla v16.16b, v9.16b, v11.16b
	mla v17.16b, v30.16b, v11.16b
	mla v18.16b, v1.16b, v5.16b
	mla v19.16b, v3.16b, v5.16b
	mla v20.16b, v9.16b, v5.16b
	mla v21.16b, v30.16b, v5.16b
	mla v22.16b, v0.16b, v6.16b
	mla v23.16b, v2.16b, v6.16b
	mla v24.16b, v8.16b, v6.16b
	mla v12.16b, v29.16b, v6.16b
	ld2r {v10.4s, v11.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v0.16b, v10.16b
	mla v28.16b, v2.16b, v10.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	mla v31.16b, v8.16b, v10.16b
	mla v25.16b, v29.16b, v10.16b
	mla v22.16b, v1.16b, v7.16b
	mla v23.16b, v3.16b, v7.16b
	mla v24.16b, v9.16b, v7.16b
	mla v12.16b, v30.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v27.16b, v1.16b, v11.16b
	mla v28.16b, v3.16b, v11.16b
	ld1 {v0.16b, v1.16b}, [%[w2]]
	mla v31.16b, v9.16b, v11.16b
	mla v25.16b, v30.16b, v11.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v2.4s, v3.4s}, [%[x0]]
	ld2r {v8.4s, v9.4s}, [%[x1]]
	ld2r {v10.4s, v11.4s}, [%[x2]]
	mla v14.16b, v4.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v0.16b, v2.16b
	mla v17.16b, v29.16b, v2.16b
	mla v18.16b, v4.16b, v8.16b
	mla v19.16b, v6.16b, v8.16b
	mla v20.16b, v0.16b, v8.16b
	mla v21.16b, v29.16b, v8.16b
	mla v14.16b, v5.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	mla v16.16b, v1.16b, v3.16b
	mla v17.16b, v30.16b, v3.16b
	mla v18.16b, v5.16b, v9.16b
	mla v19.16b, v7.16b, v9.16b
	mla v20.16b, v1.16b, v9.16b
	mla v21.16b, v30.16b, v9.16b
	mla v22.16b, v4.16b, v10.16b
	mla v23.16b, v6.16b, v10.16b
	mla v24.16b, v0.16b, v10.16b
	mla v12.16b, v29.16b, v10.16b
	ld2r {v2.4s, v3.4s}, [%[x3]]
	subs %[n], %[n], #1
	mov %[sx], #8
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	mla v27.16b, v4.16b, v2.16b
	mla v28.16b, v6.16b, v2.16b
	mla v31.16b, v0.16b, v2.16b
	mla v25.16b, v29.16b, v2.16b
	mla v22.16b, v5.16b, v11.16b
	mla v23.16b, v7.16b, v11.16b
	mla v24.16b, v1.16b, v11.16b
	mla v12.16b, v30.16b, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	mla v27.16b, v5.16b, v3.16b
	mla v28.16b, v7.16b, v3.16b
	mla v31.16b, v1.16b, v3.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]
	mla v25.16b, v30.16b, v3.16b
	uadalp v8.8h, v14.16b
	uadalp v9.8h, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	uadalp v10.8h, v16.16b
	uadalp v11.8h, v17.16b
	uadalp v4.8h, v18.16b
	uadalp v5.8h, v19.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to3]]
	uadalp v6.8h, v20.16b
	uadalp v7.8h, v21.16b
	uadalp v0.8h, v22.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	uadalp v1.8h, v23.16b
	uadalp v2.8h, v24.16b
	uadalp v3.8h, v12.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]
	uadalp v13.8h, v27.16b
	uadalp v14.8h, v28.16b
	uadalp v15.8h, v31.16b
	ld1 {v4.16b, v5.16b}, [%[w2]]
	uadalp v16.8h, v25.16b
	ld1 {v6.16b, v7.16b}, [%[w3]]
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v10.4s, v11.4s}, [%[x1]]
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to3]]
	b.ne 1b

//// 90b8a4c5d82b
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [w1] "+r"(w1), [w2] "+r"(w2), [w3] "+r"(w3), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// 760fbd1b9463
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [to2] "r"(kept + 128), [to3] "r"(kept + 192)

//// 080f7c775af7
/* 24 steps per round, 1 x added to what is kept; 218 instructions, 219 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x6(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// c52b482385d3
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mul v21.16b, v0.16b, v3.16b
	mul v22.16b, v0.16b, v6.16b
	mul v23.16b, v0.16b, v9.16b
	ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]
	mul v27.16b, v0.16b, v12.16b
	mul v28.16b, v0.16b, v15.16b
	mul v29.16b, v0.16b, v18.16b
	mla v21.16b, v1.16b, v4.16b
	mla v22.16b, v1.16b, v7.16b
	mla v23.16b, v1.16b, v10.16b
	mla v27.16b, v1.16b, v13.16b
	mla v28.16b, v1.16b, v16.16b
	mla v29.16b, v1.16b, v19.16b
	mla v21.16b, v2.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v2.16b, v8.16b
	mla v23.16b, v2.16b, v11.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v27.16b, v2.16b, v14.16b
	mla v28.16b, v2.16b, v17.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	mla v29.16b, v2.16b, v20.16b
	mla v21.16b, v24.16b, v3.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x3]]
	mla v22.16b, v24.16b, v6.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]
	mla v23.16b, v24.16b, v9.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v24.16b, v0.16b
	mla v28.16b, v24.16b, v12.16b
	mla v29.16b, v24.16b, v15.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v21.16b, v25.16b, v4.16b
	mla v22.16b, v25.16b, v7.16b
	mla v23.16b, v25.16b, v10.16b
	mla v27.16b, v25.16b, v1.16b
	mla v28.16b, v25.16b, v13.16b
	mla v29.16b, v25.16b, v16.16b
	mla v21.16b, v26.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v26.16b, v8.16b
	mla v23.16b, v26.16b, v11.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v27.16b, v26.16b, v2.16b
	mla v28.16b, v26.16b, v14.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v29.16b, v26.16b, v17.16b
	mla v21.16b, v18.16b, v3.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x3]]
	mla v22.16b, v18.16b, v6.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v23.16b, v18.16b, v0.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v18.16b, v24.16b
	mla v28.16b, v18.16b, v9.16b
	mla v29.16b, v18.16b, v12.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]
	mla v21.16b, v19.16b, v4.16b
	mla v22.16b, v19.16b, v7.16b
	mla v23.16b, v19.16b, v1.16b
	mla v27.16b, v19.16b, v25.16b
	mla v28.16b, v19.16b, v10.16b
	mla v29.16b, v19.16b, v13.16b
	mla v21.16b, v20.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v20.16b, v8.16b
	mla v23.16b, v20.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]
	mla v27.16b, v20.16b, v26.16b
	mla v28.16b, v20.16b, v11.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x2]]
	mla v29.16b, v20.16b, v14.16b
	mla v21.16b, v15.16b, v3.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x3]]
	mla v22.16b, v15.16b, v0.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]
	mla v23.16b, v15.16b, v24.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v15.16b, v18.16b
	mla v28.16b, v15.16b, v6.16b
	mla v29.16b, v15.16b, v9.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]
	mla v21.16b, v16.16b, v4.16b
	mla v22.16b, v16.16b, v1.16b
	mla v23.16b, v16.16b, v25.16b
	mla v27.16b, v16.16b, v19.16b
	mla v28.16b, v16.16b, v7.16b
	mla v29.16b, v16.16b, v10.16b
	mla v21.16b, v17.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v17.16b, v2.16b
	mla v23.16b, v17.16b, v26.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x1]]
	mla v27.16b, v17.16b, v20.16b
	mla v28.16b, v17.16b, v8.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v29.16b, v17.16b, v11.16b
	mla v21.16b, v12.16b, v3.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]
	mla v22.16b, v12.16b, v24.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v23.16b, v12.16b, v0.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v12.16b, v6.16b
	mla v28.16b, v12.16b, v9.16b
	mla v29.16b, v12.16b, v15.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v21.16b, v13.16b, v4.16b
	mla v22.16b, v13.16b, v25.16b
	mla v23.16b, v13.16b, v1.16b
	mla v27.16b, v13.16b, v7.16b
	mla v28.16b, v13.16b, v10.16b
	mla v29.16b, v13.16b, v16.16b
	mla v21.16b, v14.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v14.16b, v26.16b
	mla v23.16b, v14.16b, v2.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x1]]
	mla v27.16b, v14.16b, v8.16b
	mla v28.16b, v14.16b, v11.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v29.16b, v14.16b, v17.16b
	mla v21.16b, v18.16b, v3.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]
	mla v22.16b, v18.16b, v24.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v23.16b, v18.16b, v0.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v18.16b, v6.16b
	mla v28.16b, v18.16b, v9.16b
	mla v29.16b, v18.16b, v12.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]
	mla v21.16b, v19.16b, v4.16b
	mla v22.16b, v19.16b, v25.16b
	mla v23.16b, v19.16b, v1.16b
	mla v27.16b, v19.16b, v7.16b
	mla v28.16b, v19.16b, v10.16b
	mla v29.16b, v19.16b, v13.16b
	mla v21.16b, v20.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v20.16b, v26.16b
	mla v23.16b, v20.16b, v2.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x1]]
	mla v27.16b, v20.16b, v8.16b
	mla v28.16b, v20.16b, v11.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v29.16b, v20.16b, v14.16b
	mla v21.16b, v15.16b, v3.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x3]]
	mla v22.16b, v15.16b, v24.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]
	mla v23.16b, v15.16b, v0.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v15.16b, v18.16b
	mla v28.16b, v15.16b, v6.16b
	mla v29.16b, v15.16b, v9.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]
	mla v21.16b, v16.16b, v4.16b
	mla v22.16b, v16.16b, v25.16b
	mla v23.16b, v16.16b, v1.16b
	mla v27.16b, v16.16b, v19.16b
	mla v28.16b, v16.16b, v7.16b
	mla v29.16b, v16.16b, v10.16b
	mla v21.16b, v17.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v17.16b, v26.16b
	mla v23.16b, v17.16b, v2.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x1]]
	mla v27.16b, v17.16b, v20.16b
	mla v28.16b, v17.16b, v8.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v29.16b, v17.16b, v11.16b
	mla v21.16b, v12.16b, v3.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]
	mla v22.16b, v12.16b, v24.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v23.16b, v12.16b, v0.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[w0], %[w0], %[sw]
	mla v27.16b, v12.16b, v6.16b
	mla v28.16b, v12.16b, v9.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]
	mla v29.16b, v12.16b, v15.16b
	mla v21.16b, v13.16b, v4.16b
	mla v22.16b, v13.16b, v25.16b
	mla v23.16b, v13.16b, v1.16b
	mla v27.16b, v13.16b, v7.16b
	mla v28.16b, v13.16b, v10.16b
	mla v29.16b, v13.16b, v16.16b
	mla v21.16b, v14.16b, v5.16b
	ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to0]]
	mla v22.16b, v14.16b, v26.16b
	mla v23.16b, v14.16b, v2.16b
	mla v27.16b, v14.16b, v8.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v28.16b, v14.16b, v11.16b
	mla v29.16b, v14.16b, v17.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	uadalp v3.8h, v21.16b
	uadalp v4.8h, v22.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	uadalp v5.8h, v23.16b
	uadalp v6.8h, v27.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	ld1 {v30.16b, v31.16b}, [%[to1]]
	st1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to0]]
	uadalp v30.8h, v28.16b
	uadalp v31.8h, v29.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	st1 {v30.16b, v31.16b}, [%[to1]]
	b.ne 1b

//// 767f599eeeef
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// 2790d709996b
/* 24 steps per round, 1 x added to what is kept; 284 instructions, 327 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 6c7365814acb
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	1:
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	mul v18.16b, v0.16b, v3.16b
	mul v19.16b, v0.16b, v6.16b
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x5]]
	mul v23.16b, v0.16b, v9.16b
	mul v24.16b, v0.16b, v12.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x6]]
	mul v15.16b, v0.16b, v15.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x7]]
	mla v18.16b, v1.16b, v4.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v19.16b, v1.16b, v7.16b
	mla v23.16b, v1.16b, v10.16b
	mla v24.16b, v1.16b, v13.16b
	mla v18.16b, v2.16b, v5.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]
	mul v20.16b, v0.16b, v20.16b
	mul v25.16b, v0.16b, v25.16b
	mla v19.16b, v2.16b, v8.16b
	mla v23.16b, v2.16b, v11.16b
	mla v24.16b, v2.16b, v14.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mul v28.16b, v0.16b, v28.16b
	mla v15.16b, v1.16b, v16.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v20.16b, v1.16b, v21.16b
	mla v25.16b, v1.16b, v26.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]
	mla v18.16b, v3.16b, v6.16b
	mla v28.16b, v1.16b, v29.16b
	mla v15.16b, v2.16b, v17.16b
	mla v20.16b, v2.16b, v22.16b
	mla v25.16b, v2.16b, v27.16b
	mla v19.16b, v3.16b, v9.16b
	mla v23.16b, v3.16b, v12.16b
	mla v28.16b, v2.16b, v30.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]
	mla v18.16b, v4.16b, v7.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x4]]
	mla v19.16b, v4.16b, v10.16b
	mla v23.16b, v4.16b, v13.16b
	mla v24.16b, v3.16b, v29.16b
	mla v18.16b, v5.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x5]]
	mla v15.16b, v3.16b, v0.16b
	mla v19.16b, v5.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x6]]
	mla v23.16b, v5.16b, v14.16b
	mla v24.16b, v4.16b, v30.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v24.16b, v5.16b, v31.16b
	mla v20.16b, v3.16b, v6.16b
	mla v25.16b, v3.16b, v9.16b
	ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]
	mla v28.16b, v3.16b, v12.16b
	mla v15.16b, v4.16b, v1.16b
	mla v20.16b, v4.16b, v7.16b
	mla v25.16b, v4.16b, v10.16b
	mla v28.16b, v4.16b, v13.16b
	mla v15.16b, v5.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v20.16b, v5.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v25.16b, v5.16b, v11.16b
	mla v28.16b, v5.16b, v14.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]
	mla v18.16b, v29.16b, v0.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]
	mla v19.16b, v29.16b, v6.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]
	mla v23.16b, v29.16b, v3.16b
	mla v18.16b, v30.16b, v1.16b
	mla v24.16b, v29.16b, v9.16b
	mla v19.16b, v30.16b, v7.16b
	mla v15.16b, v29.16b, v12.16b
	mla v23.16b, v30.16b, v4.16b
	mla v18.16b, v31.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x5]]
	mla v24.16b, v30.16b, v10.16b
	mla v19.16b, v31.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x6]]
	mla v15.16b, v30.16b, v13.16b
	mla v23.16b, v31.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v24.16b, v31.16b, v11.16b
	mla v20.16b, v29.16b, v0.16b
	mla v25.16b, v29.16b, v6.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w0]]
	mla v28.16b, v29.16b, v3.16b
	mla v15.16b, v31.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v20.16b, v30.16b, v1.16b
	mla v25.16b, v30.16b, v7.16b
	mla v28.16b, v30.16b, v4.16b
	mla v18.16b, v9.16b, v12.16b
	mla v20.16b, v31.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]
	mla v25.16b, v31.16b, v8.16b
	mla v28.16b, v31.16b, v5.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x2]]
	mla v18.16b, v10.16b, v13.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]
	mla v19.16b, v9.16b, v0.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]
	mla v23.16b, v9.16b, v29.16b
	mla v24.16b, v9.16b, v3.16b
	mla v18.16b, v11.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x5]]
	mla v19.16b, v10.16b, v1.16b
	mla v15.16b, v9.16b, v6.16b
	mla v23.16b, v10.16b, v30.16b
	mla v24.16b, v10.16b, v4.16b
	mla v20.16b, v9.16b, v12.16b
	mla v19.16b, v11.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x6]]
	mla v15.16b, v10.16b, v7.16b
	mla v23.16b, v11.16b, v31.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v24.16b, v11.16b, v5.16b
	mla v25.16b, v9.16b, v0.16b
	mla v28.16b, v9.16b, v29.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]
	mla v20.16b, v10.16b, v13.16b
	mla v15.16b, v11.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mla v25.16b, v10.16b, v1.16b
	mla v28.16b, v10.16b, v30.16b
	mla v20.16b, v11.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x1]]
	mla v18.16b, v3.16b, v6.16b
	mla v25.16b, v11.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v28.16b, v11.16b, v31.16b
	mla v19.16b, v3.16b, v12.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]
	mla v18.16b, v4.16b, v7.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v23.16b, v3.16b, v0.16b
	mla v24.16b, v3.16b, v29.16b
	mla v19.16b, v4.16b, v13.16b
	mla v18.16b, v5.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x5]]
	mla v15.16b, v3.16b, v9.16b
	mla v23.16b, v4.16b, v1.16b
	mla v24.16b, v4.16b, v30.16b
	mla v19.16b, v5.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x6]]
	mla v20.16b, v3.16b, v6.16b
	mla v15.16b, v4.16b, v10.16b
	mla v23.16b, v5.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v24.16b, v5.16b, v31.16b
	mla v25.16b, v3.16b, v12.16b
	mla v28.16b, v3.16b, v0.16b
	ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]
	mla v20.16b, v4.16b, v7.16b
	mla v15.16b, v5.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x0]]
	mla v25.16b, v4.16b, v13.16b
	mla v28.16b, v4.16b, v1.16b
	mla v20.16b, v5.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v18.16b, v29.16b, v9.16b
	mla v25.16b, v5.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]
	mla v28.16b, v5.16b, v2.16b
	mla v19.16b, v29.16b, v6.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x3]]
	mla v18.16b, v30.16b, v10.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x4]]
	mla v23.16b, v29.16b, v12.16b
	mla v24.16b, v29.16b, v0.16b
	mla v19.16b, v30.16b, v7.16b
	mla v18.16b, v31.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x5]]
	mla v15.16b, v29.16b, v3.16b
	mla v23.16b, v30.16b, v13.16b
	mla v24.16b, v30.16b, v1.16b
	mla v19.16b, v31.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x6]]
	mla v20.16b, v29.16b, v9.16b
	mla v15.16b, v30.16b, v4.16b
	mla v23.16b, v31.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v24.16b, v31.16b, v2.16b
	mla v25.16b, v29.16b, v6.16b
	mla v28.16b, v29.16b, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v20.16b, v30.16b, v10.16b
	mla v15.16b, v31.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v25.16b, v30.16b, v7.16b
	mla v28.16b, v30.16b, v13.16b
	mla v20.16b, v31.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v18.16b, v0.16b, v3.16b
	mla v25.16b, v31.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]
	mla v28.16b, v31.16b, v14.16b
	mla v19.16b, v0.16b, v9.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]
	mla v18.16b, v1.16b, v4.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]
	mla v23.16b, v0.16b, v6.16b
	mla v24.16b, v0.16b, v29.16b
	mla v19.16b, v1.16b, v10.16b
	mla v18.16b, v2.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x5]]
	mla v15.16b, v0.16b, v12.16b
	mla v23.16b, v1.16b, v7.16b
	mla v24.16b, v1.16b, v30.16b
	mla v19.16b, v2.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x6]]
	mla v20.16b, v0.16b, v3.16b
	mla v15.16b, v1.16b, v13.16b
	mla v23.16b, v2.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v24.16b, v2.16b, v31.16b
	mla v25.16b, v0.16b, v9.16b
	mla v28.16b, v0.16b, v6.16b
	ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]
	mla v20.16b, v1.16b, v4.16b
	mla v15.16b, v2.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v25.16b, v1.16b, v10.16b
	mla v28.16b, v1.16b, v7.16b
	mla v20.16b, v2.16b, v5.16b
	ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to0]]
	mla v18.16b, v29.16b, v12.16b
	mla v25.16b, v2.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v28.16b, v2.16b, v8.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v18.16b, v30.16b, v13.16b
	mla v19.16b, v29.16b, v9.16b
	ld3r {v7.4s, v8.4s, v9.4s}, [%[x3]]
	mla v23.16b, v29.16b, v0.16b
	mla v18.16b, v31.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]
	mla v24.16b, v29.16b, v7.16b
	mla v19.16b, v30.16b, v10.16b
	mla v23.16b, v30.16b, v1.16b
	uadalp v3.8h, v18.16b
	ld3r {v16.4s, v17.4s, v18.4s}, [%[x5]]
	mla v15.16b, v29.16b, v12.16b
	mla v24.16b, v30.16b, v8.16b
	mla v19.16b, v31.16b, v11.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x6]]
	mla v23.16b, v31.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x7]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[x6], %[x6], %[sx]
	add %[x7], %[x7], %[sx]
	add %[w0], %[w0], %[sw]
	mla v24.16b, v31.16b, v9.16b
	uadalp v4.8h, v19.16b
	uadalp v5.8h, v23.16b
	mla v20.16b, v29.16b, v16.16b
	mla v25.16b, v29.16b, v10.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]
	mla v28.16b, v29.16b, v0.16b
	uadalp v6.8h, v24.16b
	mla v15.16b, v30.16b, v13.16b
	mla v20.16b, v30.16b, v17.16b
	mla v25.16b, v30.16b, v11.16b
	mla v28.16b, v30.16b, v1.16b
	st1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to0]]
	mla v15.16b, v31.16b, v14.16b
	mla v20.16b, v31.16b, v18.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v25.16b, v31.16b, v12.16b
	mla v28.16b, v31.16b, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	uadalp v7.8h, v15.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	uadalp v8.8h, v20.16b
	uadalp v9.8h, v25.16b
	uadalp v10.8h, v28.16b
	st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	b.ne 1b

//// 725977cab67c
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [x7] "+r"(x7), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// 7fcf26091e65
/* 24 steps per round, 1 x added to what is kept; 540 instructions, 595 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_2x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;

//// 723317f6d99e
  __asm__ volatile(
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	ld2r {v4.4s, v5.4s}, [%[x0]]
	ld2r {v6.4s, v7.4s}, [%[x1]]
	ld2r {v8.4s, v9.4s}, [%[x2]]
	1:
	ld2r {v10.4s, v11.4s}, [%[x3]]
	mul v12.16b, v0.16b, v4.16b
	mul v13.16b, v2.16b, v4.16b
	mul v14.16b, v0.16b, v6.16b
	mul v15.16b, v2.16b, v6.16b
	mul v16.16b, v0.16b, v8.16b
	mul v17.16b, v2.16b, v8.16b
	mla v12.16b, v1.16b, v5.16b
	mla v13.16b, v3.16b, v5.16b
	mla v14.16b, v1.16b, v7.16b
	mla v15.16b, v3.16b, v7.16b
	mla v16.16b, v1.16b, v9.16b
	mla v17.16b, v3.16b, v9.16b
	mul v18.16b, v0.16b, v10.16b
	mul v10.16b, v2.16b, v10.16b
	ld2r {v19.4s, v20.4s}, [%[x4]]
	ld2r {v21.4s, v22.4s}, [%[x5]]
	ld2r {v23.4s, v24.4s}, [%[x6]]
	ld2r {v25.4s, v26.4s}, [%[x7]]
	mla v18.16b, v1.16b, v11.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mul v27.16b, v0.16b, v19.16b
	mul v19.16b, v2.16b, v19.16b
	mul v28.16b, v0.16b, v21.16b
	mul v21.16b, v2.16b, v21.16b
	mla v10.16b, v3.16b, v11.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mul v11.16b, v0.16b, v23.16b
	mla v27.16b, v1.16b, v20.16b
	mla v19.16b, v3.16b, v20.16b
	mla v28.16b, v1.16b, v22.16b
	mla v21.16b, v3.16b, v22.16b
	ld1 {v4.16b, v5.16b}, [%[w1]]
	mul v20.16b, v2.16b, v23.16b
	mul v31.16b, v0.16b, v25.16b
	mul v25.16b, v2.16b, v25.16b
	mla v11.16b, v1.16b, v24.16b
	ld2r {v22.4s, v23.4s}, [%[x0]]
	ld2r {v6.4s, v7.4s}, [%[x1]]
	mla v20.16b, v3.16b, v24.16b
	mla v31.16b, v1.16b, v26.16b
	mla v25.16b, v3.16b, v26.16b
	mla v12.16b, v29.16b, v22.16b
	mla v13.16b, v4.16b, v22.16b
	mla v14.16b, v29.16b, v6.16b
	mla v15.16b, v4.16b, v6.16b
	ld2r {v8.4s, v9.4s}, [%[x2]]
	ld2r {v0.4s, v1.4s}, [%[x3]]
	mla v12.16b, v30.16b, v23.16b
	mla v13.16b, v5.16b, v23.16b
	mla v14.16b, v30.16b, v7.16b
	mla v16.16b, v29.16b, v8.16b
	mla v17.16b, v4.16b, v8.16b
	mla v15.16b, v5.16b, v7.16b
	mla v18.16b, v29.16b, v0.16b
	mla v10.16b, v4.16b, v0.16b
	ld2r {v22.4s, v23.4s}, [%[x4]]
	mla v16.16b, v30.16b, v9.16b
	mla v17.16b, v5.16b, v9.16b
	ld2r {v2.4s, v3.4s}, [%[x5]]
	mla v18.16b, v30.16b, v1.16b
	mla v27.16b, v29.16b, v22.16b
	mla v19.16b, v4.16b, v22.16b
	mla v10.16b, v5.16b, v1.16b
	mla v28.16b, v29.16b, v2.16b
	mla v21.16b, v4.16b, v2.16b
	ld2r {v0.4s, v1.4s}, [%[x6]]
	mla v27.16b, v30.16b, v23.16b
	mla v19.16b, v5.16b, v23.16b
	ld2r {v22.4s, v23.4s}, [%[x7]]
	mla v28.16b, v30.16b, v3.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v21.16b, v5.16b, v3.16b
	mla v11.16b, v29.16b, v0.16b
	ld1 {v2.16b, v3.16b}, [%[w0]]
	mla v20.16b, v4.16b, v0.16b
	mla v31.16b, v29.16b, v22.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v25.16b, v4.16b, v22.16b
	ld2r {v8.4s, v9.4s}, [%[x0]]
	mla v11.16b, v30.16b, v1.16b
	mla v20.16b, v5.16b, v1.16b
	mla v31.16b, v30.16b, v23.16b
	mla v25.16b, v5.16b, v23.16b
	mla v12.16b, v2.16b, v8.16b
	mla v13.16b, v6.16b, v8.16b
	ld2r {v29.4s, v30.4s}, [%[x1]]
	ld2r {v22.4s, v23.4s}, [%[x2]]
	ld2r {v0.4s, v1.4s}, [%[x3]]
	ld2r {v4.4s, v5.4s}, [%[x4]]
	mla v12.16b, v3.16b, v9.16b
	mla v14.16b, v2.16b, v29.16b
	mla v15.16b, v6.16b, v29.16b
	mla v16.16b, v2.16b, v22.16b
	mla v17.16b, v6.16b, v22.16b
	mla v13.16b, v7.16b, v9.16b
	mla v18.16b, v2.16b, v0.16b
	mla v14.16b, v3.16b, v30.16b
	mla v15.16b, v7.16b, v30.16b
	mla v16.16b, v3.16b, v23.16b
	mla v17.16b, v7.16b, v23.16b
	mla v10.16b, v6.16b, v0.16b
	mla v27.16b, v2.16b, v4.16b
	mla v19.16b, v6.16b, v4.16b
	mla v18.16b, v3.16b, v1.16b
	ld2r {v29.4s, v30.4s}, [%[x5]]
	ld2r {v22.4s, v23.4s}, [%[x6]]
	mla v10.16b, v7.16b, v1.16b
	mla v27.16b, v3.16b, v5.16b
	mla v19.16b, v7.16b, v5.16b
	mla v28.16b, v2.16b, v29.16b
	mla v21.16b, v6.16b, v29.16b
	mla v11.16b, v2.16b, v22.16b
	mla v20.16b, v6.16b, v22.16b
	ld2r {v0.4s, v1.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v28.16b, v3.16b, v30.16b
	mla v21.16b, v7.16b, v30.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mla v31.16b, v2.16b, v0.16b
	mla v25.16b, v6.16b, v0.16b
	ld1 {v8.16b, v9.16b}, [%[w1]]
	mla v11.16b, v3.16b, v23.16b
	mla v20.16b, v7.16b, v23.16b
	ld2r {v22.4s, v23.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	mla v31.16b, v3.16b, v1.16b
	mla v25.16b, v7.16b, v1.16b
	ld2r {v6.4s, v7.4s}, [%[x2]]
	mla v12.16b, v29.16b, v22.16b
	mla v13.16b, v8.16b, v22.16b
	mla v14.16b, v29.16b, v4.16b
	mla v15.16b, v8.16b, v4.16b
	mla v16.16b, v29.16b, v6.16b
	mla v17.16b, v8.16b, v6.16b
	mla v12.16b, v30.16b, v23.16b
	mla v13.16b, v9.16b, v23.16b
	mla v14.16b, v30.16b, v5.16b
	mla v15.16b, v9.16b, v5.16b
	mla v16.16b, v30.16b, v7.16b
	mla v17.16b, v9.16b, v7.16b
	ld2r {v22.4s, v23.4s}, [%[x3]]
	ld2r {v0.4s, v1.4s}, [%[x4]]
	ld2r {v2.4s, v3.4s}, [%[x5]]
	ld2r {v4.4s, v5.4s}, [%[x6]]
	ld2r {v6.4s, v7.4s}, [%[x7]]
	mla v18.16b, v29.16b, v22.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v10.16b, v8.16b, v22.16b
	mla v27.16b, v29.16b, v0.16b
	mla v19.16b, v8.16b, v0.16b
	mla v28.16b, v29.16b, v2.16b
	mla v21.16b, v8.16b, v2.16b
	mla v18.16b, v30.16b, v23.16b
	mla v10.16b, v9.16b, v23.16b
	mla v27.16b, v30.16b, v1.16b
	mla v19.16b, v9.16b, v1.16b
	mla v28.16b, v30.16b, v3.16b
	mla v21.16b, v9.16b, v3.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	mla v11.16b, v29.16b, v4.16b
	mla v20.16b, v8.16b, v4.16b
	ld1 {v0.16b, v1.16b}, [%[w1]]
	mla v31.16b, v29.16b, v6.16b
	mla v25.16b, v8.16b, v6.16b
	ld2r {v2.4s, v3.4s}, [%[x0]]
	mla v11.16b, v30.16b, v5.16b
	mla v20.16b, v9.16b, v5.16b
	mla v31.16b, v30.16b, v7.16b
	mla v25.16b, v9.16b, v7.16b
	mla v12.16b, v22.16b, v2.16b
	mla v13.16b, v0.16b, v2.16b
	ld2r {v29.4s, v30.4s}, [%[x1]]
	ld2r {v4.4s, v5.4s}, [%[x2]]
	ld2r {v6.4s, v7.4s}, [%[x3]]
	ld2r {v8.4s, v9.4s}, [%[x4]]
	mla v12.16b, v23.16b, v3.16b
	mla v14.16b, v22.16b, v29.16b
	mla v15.16b, v0.16b, v29.16b
	mla v16.16b, v22.16b, v4.16b
	mla v17.16b, v0.16b, v4.16b
	mla v13.16b, v1.16b, v3.16b
	mla v18.16b, v22.16b, v6.16b
	mla v14.16b, v23.16b, v30.16b
	mla v15.16b, v1.16b, v30.16b
	mla v16.16b, v23.16b, v5.16b
	mla v17.16b, v1.16b, v5.16b
	mla v10.16b, v0.16b, v6.16b
	mla v27.16b, v22.16b, v8.16b
	mla v19.16b, v0.16b, v8.16b
	mla v18.16b, v23.16b, v7.16b
	ld2r {v29.4s, v30.4s}, [%[x5]]
	ld2r {v2.4s, v3.4s}, [%[x6]]
	mla v10.16b, v1.16b, v7.16b
	mla v27.16b, v23.16b, v9.16b
	mla v19.16b, v1.16b, v9.16b
	mla v28.16b, v22.16b, v29.16b
	mla v21.16b, v0.16b, v29.16b
	mla v11.16b, v22.16b, v2.16b
	mla v20.16b, v0.16b, v2.16b
	ld2r {v4.4s, v5.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v28.16b, v23.16b, v30.16b
	mla v21.16b, v1.16b, v30.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mla v31.16b, v22.16b, v4.16b
	mla v25.16b, v0.16b, v4.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v11.16b, v23.16b, v3.16b
	mla v20.16b, v1.16b, v3.16b
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v2.4s, v3.4s}, [%[x1]]
	mla v31.16b, v23.16b, v5.16b
	mla v25.16b, v1.16b, v5.16b
	ld2r {v22.4s, v23.4s}, [%[x2]]
	mla v12.16b, v29.16b, v8.16b
	mla v13.16b, v6.16b, v8.16b
	mla v14.16b, v29.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v29.16b, v22.16b
	mla v17.16b, v6.16b, v22.16b
	mla v12.16b, v30.16b, v9.16b
	mla v13.16b, v7.16b, v9.16b
	mla v14.16b, v30.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	mla v16.16b, v30.16b, v23.16b
	mla v17.16b, v7.16b, v23.16b
	ld2r {v22.4s, v23.4s}, [%[x3]]
	ld2r {v8.4s, v9.4s}, [%[x4]]
	ld2r {v0.4s, v1.4s}, [%[x5]]
	ld2r {v2.4s, v3.4s}, [%[x6]]
	ld2r {v4.4s, v5.4s}, [%[x7]]
	mla v18.16b, v29.16b, v22.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v10.16b, v6.16b, v22.16b
	mla v27.16b, v29.16b, v8.16b
	mla v19.16b, v6.16b, v8.16b
	mla v28.16b, v29.16b, v0.16b
	mla v21.16b, v6.16b, v0.16b
	mla v18.16b, v30.16b, v23.16b
	mla v10.16b, v7.16b, v23.16b
	mla v27.16b, v30.16b, v9.16b
	mla v19.16b, v7.16b, v9.16b
	mla v28.16b, v30.16b, v1.16b
	mla v21.16b, v7.16b, v1.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	mla v11.16b, v29.16b, v2.16b
	mla v20.16b, v6.16b, v2.16b
	ld1 {v8.16b, v9.16b}, [%[w1]]
	mla v31.16b, v29.16b, v4.16b
	mla v25.16b, v6.16b, v4.16b
	ld2r {v0.4s, v1.4s}, [%[x0]]
	mla v11.16b, v30.16b, v3.16b
	mla v20.16b, v7.16b, v3.16b
	mla v31.16b, v30.16b, v5.16b
	mla v25.16b, v7.16b, v5.16b
	mla v12.16b, v22.16b, v0.16b
	mla v13.16b, v8.16b, v0.16b
	ld2r {v29.4s, v30.4s}, [%[x1]]
	ld2r {v2.4s, v3.4s}, [%[x2]]
	ld2r {v4.4s, v5.4s}, [%[x3]]
	ld2r {v6.4s, v7.4s}, [%[x4]]
	mla v12.16b, v23.16b, v1.16b
	mla v14.16b, v22.16b, v29.16b
	mla v15.16b, v8.16b, v29.16b
	mla v16.16b, v22.16b, v2.16b
	mla v17.16b, v8.16b, v2.16b
	mla v13.16b, v9.16b, v1.16b
	mla v18.16b, v22.16b, v4.16b
	mla v14.16b, v23.16b, v30.16b
	mla v15.16b, v9.16b, v30.16b
	mla v16.16b, v23.16b, v3.16b
	mla v17.16b, v9.16b, v3.16b
	mla v10.16b, v8.16b, v4.16b
	mla v27.16b, v22.16b, v6.16b
	mla v19.16b, v8.16b, v6.16b
	mla v18.16b, v23.16b, v5.16b
	ld2r {v29.4s, v30.4s}, [%[x5]]
	ld2r {v0.4s, v1.4s}, [%[x6]]
	mla v10.16b, v9.16b, v5.16b
	mla v27.16b, v23.16b, v7.16b
	mla v19.16b, v9.16b, v7.16b
	mla v28.16b, v22.16b, v29.16b
	mla v21.16b, v8.16b, v29.16b
	mla v11.16b, v22.16b, v0.16b
	mla v20.16b, v8.16b, v0.16b
	ld2r {v2.4s, v3.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v28.16b, v23.16b, v30.16b
	mla v21.16b, v9.16b, v30.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mla v31.16b, v22.16b, v2.16b
	mla v25.16b, v8.16b, v2.16b
	ld1 {v4.16b, v5.16b}, [%[w1]]
	mla v11.16b, v23.16b, v1.16b
	mla v20.16b, v9.16b, v1.16b
	ld2r {v0.4s, v1.4s}, [%[x0]]
	ld2r {v6.4s, v7.4s}, [%[x1]]
	mla v31.16b, v23.16b, v3.16b
	mla v25.16b, v9.16b, v3.16b
	ld2r {v22.4s, v23.4s}, [%[x2]]
	mla v12.16b, v29.16b, v0.16b
	mla v13.16b, v4.16b, v0.16b
	mla v14.16b, v29.16b, v6.16b
	mla v15.16b, v4.16b, v6.16b
	mla v16.16b, v29.16b, v22.16b
	mla v17.16b, v4.16b, v22.16b
	mla v12.16b, v30.16b, v1.16b
	mla v13.16b, v5.16b, v1.16b
	mla v14.16b, v30.16b, v7.16b
	mla v15.16b, v5.16b, v7.16b
	mla v16.16b, v30.16b, v23.16b
	mla v17.16b, v5.16b, v23.16b
	ld2r {v22.4s, v23.4s}, [%[x3]]
	ld2r {v0.4s, v1.4s}, [%[x4]]
	ld2r {v2.4s, v3.4s}, [%[x5]]
	ld2r {v6.4s, v7.4s}, [%[x6]]
	ld2r {v8.4s, v9.4s}, [%[x7]]
	mla v18.16b, v29.16b, v22.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v10.16b, v4.16b, v22.16b
	mla v27.16b, v29.16b, v0.16b
	mla v19.16b, v4.16b, v0.16b
	mla v28.16b, v29.16b, v2.16b
	mla v21.16b, v4.16b, v2.16b
	mla v18.16b, v30.16b, v23.16b
	mla v10.16b, v5.16b, v23.16b
	mla v27.16b, v30.16b, v1.16b
	mla v19.16b, v5.16b, v1.16b
	mla v28.16b, v30.16b, v3.16b
	mla v21.16b, v5.16b, v3.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	mla v11.16b, v29.16b, v6.16b
	mla v20.16b, v4.16b, v6.16b
	ld1 {v0.16b, v1.16b}, [%[w1]]
	mla v31.16b, v29.16b, v8.16b
	mla v25.16b, v4.16b, v8.16b
	ld2r {v2.4s, v3.4s}, [%[x0]]
	mla v11.16b, v30.16b, v7.16b
	mla v20.16b, v5.16b, v7.16b
	mla v31.16b, v30.16b, v9.16b
	mla v25.16b, v5.16b, v9.16b
	mla v12.16b, v22.16b, v2.16b
	mla v13.16b, v0.16b, v2.16b
	ld2r {v29.4s, v30.4s}, [%[x1]]
	ld2r {v4.4s, v5.4s}, [%[x2]]
	ld2r {v6.4s, v7.4s}, [%[x3]]
	ld2r {v8.4s, v9.4s}, [%[x4]]
	mla v12.16b, v23.16b, v3.16b
	mla v14.16b, v22.16b, v29.16b
	mla v15.16b, v0.16b, v29.16b
	mla v16.16b, v22.16b, v4.16b
	mla v17.16b, v0.16b, v4.16b
	mla v13.16b, v1.16b, v3.16b
	mla v18.16b, v22.16b, v6.16b
	mla v14.16b, v23.16b, v30.16b
	mla v15.16b, v1.16b, v30.16b
	mla v16.16b, v23.16b, v5.16b
	mla v17.16b, v1.16b, v5.16b
	mla v10.16b, v0.16b, v6.16b
	mla v27.16b, v22.16b, v8.16b
	mla v19.16b, v0.16b, v8.16b
	mla v18.16b, v23.16b, v7.16b
	ld2r {v29.4s, v30.4s}, [%[x5]]
	ld2r {v2.4s, v3.4s}, [%[x6]]
	mla v10.16b, v1.16b, v7.16b
	mla v27.16b, v23.16b, v9.16b
	mla v19.16b, v1.16b, v9.16b
	mla v28.16b, v22.16b, v29.16b
	mla v21.16b, v0.16b, v29.16b
	mla v11.16b, v22.16b, v2.16b
	mla v20.16b, v0.16b, v2.16b
	ld2r {v4.4s, v5.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v28.16b, v23.16b, v30.16b
	mla v21.16b, v1.16b, v30.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mla v31.16b, v22.16b, v4.16b
	mla v25.16b, v0.16b, v4.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v11.16b, v23.16b, v3.16b
	mla v20.16b, v1.16b, v3.16b
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v2.4s, v3.4s}, [%[x1]]
	mla v31.16b, v23.16b, v5.16b
	mla v25.16b, v1.16b, v5.16b
	ld2r {v22.4s, v23.4s}, [%[x2]]
	mla v12.16b, v29.16b, v8.16b
	mla v13.16b, v6.16b, v8.16b
	mla v14.16b, v29.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v29.16b, v22.16b
	mla v17.16b, v6.16b, v22.16b
	mla v12.16b, v30.16b, v9.16b
	mla v13.16b, v7.16b, v9.16b
	mla v14.16b, v30.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	mla v16.16b, v30.16b, v23.16b
	mla v17.16b, v7.16b, v23.16b
	ld2r {v22.4s, v23.4s}, [%[x3]]
	ld2r {v8.4s, v9.4s}, [%[x4]]
	ld2r {v0.4s, v1.4s}, [%[x5]]
	ld2r {v2.4s, v3.4s}, [%[x6]]
	ld2r {v4.4s, v5.4s}, [%[x7]]
	mla v18.16b, v29.16b, v22.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v10.16b, v6.16b, v22.16b
	mla v27.16b, v29.16b, v8.16b
	mla v19.16b, v6.16b, v8.16b
	mla v28.16b, v29.16b, v0.16b
	mla v21.16b, v6.16b, v0.16b
	mla v18.16b, v30.16b, v23.16b
	mla v10.16b, v7.16b, v23.16b
	mla v27.16b, v30.16b, v9.16b
	mla v19.16b, v7.16b, v9.16b
	mla v28.16b, v30.16b, v1.16b
	mla v21.16b, v7.16b, v1.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	mla v11.16b, v29.16b, v2.16b
	mla v20.16b, v6.16b, v2.16b
	ld1 {v8.16b, v9.16b}, [%[w1]]
	mla v31.16b, v29.16b, v4.16b
	mla v25.16b, v6.16b, v4.16b
	ld2r {v0.4s, v1.4s}, [%[x0]]
	mla v11.16b, v30.16b, v3.16b
	mla v20.16b, v7.16b, v3.16b
	mla v31.16b, v30.16b, v5.16b
	mla v25.16b, v7.16b, v5.16b
	mla v12.16b, v22.16b, v0.16b
	mla v13.16b, v8.16b, v0.16b
	ld2r {v29.4s, v30.4s}, [%[x1]]
	ld2r {v2.4s, v3.4s}, [%[x2]]
	ld2r {v4.4s, v5.4s}, [%[x3]]
	ld2r {v6.4s, v7.4s}, [%[x4]]
	mla v12.16b, v23.16b, v1.16b
	mla v14.16b, v22.16b, v29.16b
	mla v15.16b, v8.16b, v29.16b
	mla v16.16b, v22.16b, v2.16b
	mla v17.16b, v8.16b, v2.16b
	mla v13.16b, v9.16b, v1.16b
	mla v18.16b, v22.16b, v4.16b
	mla v14.16b, v23.16b, v30.16b
	mla v15.16b, v9.16b, v30.16b
	mla v16.16b, v23.16b, v3.16b
	mla v17.16b, v9.16b, v3.16b
	mla v10.16b, v8.16b, v4.16b
	mla v27.16b, v22.16b, v6.16b
	mla v19.16b, v8.16b, v6.16b
	mla v18.16b, v23.16b, v5.16b
	ld2r {v29.4s, v30.4s}, [%[x5]]
	ld2r {v0.4s, v1.4s}, [%[x6]]
	mla v10.16b, v9.16b, v5.16b
	mla v27.16b, v23.16b, v7.16b
	mla v19.16b, v9.16b, v7.16b
	mla v28.16b, v22.16b, v29.16b
	mla v21.16b, v8.16b, v29.16b
	mla v11.16b, v22.16b, v0.16b
	mla v20.16b, v8.16b, v0.16b
	ld2r {v2.4s, v3.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v28.16b, v23.16b, v30.16b
	mla v21.16b, v9.16b, v30.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mla v31.16b, v22.16b, v2.16b
	mla v25.16b, v8.16b, v2.16b
	ld1 {v4.16b, v5.16b}, [%[w1]]
	mla v11.16b, v23.16b, v1.16b
	mla v20.16b, v9.16b, v1.16b
	ld2r {v0.4s, v1.4s}, [%[x0]]
	ld2r {v6.4s, v7.4s}, [%[x1]]
	mla v31.16b, v23.16b, v3.16b
	mla v25.16b, v9.16b, v3.16b
	ld2r {v22.4s, v23.4s}, [%[x2]]
	mla v12.16b, v29.16b, v0.16b
	mla v13.16b, v4.16b, v0.16b
	mla v14.16b, v29.16b, v6.16b
	mla v15.16b, v4.16b, v6.16b
	mla v16.16b, v29.16b, v22.16b
	mla v17.16b, v4.16b, v22.16b
	mla v12.16b, v30.16b, v1.16b
	mla v13.16b, v5.16b, v1.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v14.16b, v30.16b, v7.16b
	mla v15.16b, v5.16b, v7.16b
	mla v16.16b, v30.16b, v23.16b
	mla v17.16b, v5.16b, v23.16b
	ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]
	uadalp v0.8h, v12.16b
	uadalp v1.8h, v13.16b
	uadalp v2.8h, v14.16b
	uadalp v3.8h, v15.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to2]]
	uadalp v6.8h, v16.16b
	uadalp v7.8h, v17.16b
	ld2r {v16.4s, v17.4s}, [%[x3]]
	ld2r {v22.4s, v23.4s}, [%[x4]]
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v18.16b, v29.16b, v16.16b
	mla v10.16b, v4.16b, v16.16b
	mla v27.16b, v29.16b, v22.16b
	mla v19.16b, v4.16b, v22.16b
	ld2r {v0.4s, v1.4s}, [%[x5]]
	ld2r {v2.4s, v3.4s}, [%[x6]]
	mla v18.16b, v30.16b, v17.16b
	mla v10.16b, v5.16b, v17.16b
	mla v27.16b, v30.16b, v23.16b
	mla v28.16b, v29.16b, v0.16b
	mla v21.16b, v4.16b, v0.16b
	mla v19.16b, v5.16b, v23.16b
	uadalp v8.8h, v18.16b
	uadalp v9.8h, v10.16b
	uadalp v12.8h, v27.16b
	mla v28.16b, v30.16b, v1.16b
	mla v21.16b, v5.16b, v1.16b
	uadalp v13.8h, v19.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to3]]
	mla v11.16b, v29.16b, v2.16b
	mla v20.16b, v4.16b, v2.16b
	ld2r {v26.4s, v27.4s}, [%[x7]]
	uadalp v14.8h, v28.16b
	subs %[n], %[n], #1
	mov %[sx], #8
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[x6], %[x6], %[sx]
	add %[x7], %[x7], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]
	uadalp v15.8h, v21.16b
	mla v31.16b, v29.16b, v26.16b
	mla v25.16b, v4.16b, v26.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	mla v11.16b, v30.16b, v3.16b
	mla v20.16b, v5.16b, v3.16b
	ld1 {v2.16b, v3.16b}, [%[w1]]
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to2]]
	mla v31.16b, v30.16b, v27.16b
	mla v25.16b, v5.16b, v27.16b
	uadalp v16.8h, v11.16b
	uadalp v17.8h, v20.16b
	ld2r {v4.4s, v5.4s}, [%[x0]]
	ld2r {v6.4s, v7.4s}, [%[x1]]
	uadalp v18.8h, v31.16b
	uadalp v19.8h, v25.16b
	ld2r {v8.4s, v9.4s}, [%[x2]]
	st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to3]]
	b.ne 1b

//// 1cb0a845a1ed
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [x7] "+r"(x7), [w0] "+r"(w0), [w1] "+r"(w1), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// 9a349bbd1a21
#endif

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// abc910ed5682
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

//// 8bc53cd545ed
  if (tap_stride == chunks * 1) chunks *= width, width = 1;

//// eff375d9bae4
  if (width == 1 && row_stride == chunks * 1) chunks *= height, height = 1;

//// 92b7da8175d3
  for (int32_t y = 0; y < height; ++y) {

//// 8f8a2c8f1a17
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// f8acad418601
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;

//// 18de27e96486
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }

//// c2296141beb6
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }

//// 18dc1bc51403
        if (registers == 4 && columns == 2 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }

//// 7e27e1765d7a
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }

//// 9ee38f1478b5
        if (registers == 4 && columns == 4 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }

//// 7c58bd055ab7
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }

//// 768adecb85e4
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }

//// b37a742b4479
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 1 ? left / 24 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 1;
        }

//// b434b45e4886
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 1, packed += (intptr_t)taken * 16;

//// dfdaf6b1eabd
          if (folds < 1) {
            folds = 128;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// f342782f9e73
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }

//// 577661251e84
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

//// 5fc7a3db0d9f
        if (left0 == 0) {
          left0 = 255;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 5fcd1423b460
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

//// ab73f16a506a

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {

//// 1c36e527eee6
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[4] = {0};

//// b6048daadd06
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);

//// d30a24b4136a
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 4, w += 16)

//// bd6304620eb8
        for (int row = 0; row < 4; ++row)

//// 435074810a6e
          for (int position = 0; position < 4; ++position)
            total[row] += 4u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 6fd9d946f358
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

//// 263fd72940ba

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[96];

//// b8d8a46b95a5
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 6 ? 6 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// 02e963f8adaf
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 6 && registers - first >= 4 && stride <= INT32_MAX ? 4 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 0cf58d0d4e8b
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 4; ++r)
        part[c * tall * 4 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 4 + r] + (uint32_t)column_correction[column + c]) : 0;

//// 4f0c48a4e911
      if (columns == 6 && tall == 4)
        SYNTH_KERNEL_4x6(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 6)
        SYNTH_KERNEL_1x6(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// bfabd5cc1701
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 4, part + c * tall * 4, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 71efbca608bf
 * A1W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// c8f42db63e9e
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// f896c2f0850b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 68e5a5e09f14
 * K up to 1073741820 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 2eeadb030c71
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// bc9ec0e30919
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum2, int32_t *acc) {
  const uint32x4_t scaled = vshlq_n_u32(vreinterpretq_u32_u8(sum2), 1);
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), scaled);
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// d30529f4890a
          for (int position = 0; position < 4; ++position)
            total[row] += 2u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 455abc44de1c
 * A1W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// c491d25fcc33
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// 780998f9b512
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// ee602bba5ea5
 * A1W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// b4cab9d78037
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 4c9098a9d2a6
 * K up to 2147483644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d5a6817fa31c
 * Sums: 8-bit lanes, each run adds at most 1, 255 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *

//// 3a1122ebea9a
/* the sums to the result */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t sum2, int32_t *acc) {
  const uint8x16_t before = vld1q_u8((const uint8_t *)acc + 0);
  const uint32x4_t after = vaddq_u32(vreinterpretq_u32_u8(before), vreinterpretq_u32_u8(sum2));
  vst1q_u8((uint8_t *)acc + 0, vreinterpretq_u8_u32(after));
}

//// 3bec6e9ecc85
          for (int position = 0; position < 4; ++position)
            total[row] += 1u * w[row * 4 + position] * a[position];
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 4;

//// 833743425d6a
 * A1W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 3b8fb77a91fb
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// d0e50a9d1853
 * A1W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 8d3ab6f99ff2
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0, 1], that
 * is 0 + 1 * code.
 *

//// 2b0649e0db1e
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = 0 * (sum of the column's codes).
 *

//// f20d7b96cc24
 * A1W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 301b4957291d
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// aa1614064fbf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// 2fb6e1b2662c
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 23c2aaa10e97
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 7b65f6b4b52c
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

//// 3027e937656a
        if (left0 == 0) {
          left0 = 85;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// e54e35baf8d4
 * A1W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 030a8a24617c
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// 1e54cbd5860d
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 2a139588774b
 * K up to 357913940 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 743a6c2bda28
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// ae7fbefc0e48
 * A1W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 790971975476
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1, 3],
 * that is -3 + 2 * code.
 *

//// ee9d2b1d9175
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 4e4bcc7a96d2
 * A1W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 39c80c63ddb3
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// 1f709c88992b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 77ec5c2c32c3
 * K up to 715827880 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// b0445a303acd
 * Sums: 8-bit lanes, each run adds at most 3, 85 runs at most; 16-bit lanes, each run adds at most 510, 128 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *

//// 5e32158723d4
 * A1W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// a2fae7e7ca7e
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// c6b8d004b84d
 * A1W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 73a6a57e6c21
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *

//// 28cb853c1e2b
 * A1W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 2533e9b2bdfd
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// f7e60a484d49
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// b64b82e9accb
 * K up to 76695844 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5e9d7c37e975
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 0d40747fbf75
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

//// 137ae291044b
          if (folds < 1) {
            folds = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// a744a8aff241
        if (left0 == 0) {
          left0 = 36;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 4937b976f4e7
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

//// 0c6ecfc789ab
 * A1W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// f458dc57e950
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 7ad92c0a2b62
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// e43e16376d83
 * K up to 153391688 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// cacbfc2ab939
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 8be3573e66f1
 * A1W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 22accd1f334a
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 20992060db6a
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// cbcade666c5c
 * A1W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 628cebbf3d2b
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 56d85ecac2d2
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// e635a8b69017
 * K up to 306783376 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c75dda2ebec0
 * Sums: 8-bit lanes, each run adds at most 7, 36 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *

//// 900e90432e4f
 * A1W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// fd8f345e4ae2
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit twos, values [-4, -3, -2, -1,
 * 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// fdf5697f9c69
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// 9220d047361f
 * A1W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4f636210629f
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 00e2d27de156
 * A2W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// ab0ca06d6022
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// be21fb938a8c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// a4f4b9516240
 * A2W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 7d144bfe83a3
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// 7df4f95a6654
 * A2W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 2dba0dbe8dde
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// e06bd0af0c97
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// a19f75a85213
 * A2W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 56e6c53e18fc
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// 2fd022506c3b
 * A2W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 801a9aba2dd7
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// 58aa28ae7393
 * A2W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 903b84474d57
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
 *

//// 921ad9c4a9a1
 * A2W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// c2d193f715e7
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 6c0aaac7371f
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// f30d0a1172e0
 * K up to 59652320 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 308b0adfdb50
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 4b4344ba22ba
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

//// f01b17c9e594
        if (left0 == 0) {
          left0 = 28;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 1b973dce0cd7
 * A2W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 190f4a04b277
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 4f0d8e8ccec0
 * K up to 119304644 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// dd576e56d83e
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 013075b98af0
 * A2W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 2418492be72c
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit bipolar, values [-3, -1,
 * 1, 3], that is -3 + 2 * code.
 *

//// 6ca0105c21cb
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// b56e187d31a2
 * A2W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 249fec4a04fe
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *

//// b4ece5333f19
 * K up to 238609292 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d38daf9b8652
 * Sums: 8-bit lanes, each run adds at most 9, 28 runs at most; 16-bit lanes, each run adds at most 504, 130 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *

//// 7ffdbc8f0e65
 * A2W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4412faf4e95d
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0,
 * 1], that is -2 + 1 * code.
 *

//// 1d7027fa7635
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// fbc04a946870
 * A2W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 7ff09c341ad9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *

//// c270e341660a
 * A2W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// b7107bfc1d54
 * Activations: 2 bit bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// c91e0c33b2df
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -3 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// cbc182dc97fe
 * K up to 25565280 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7cfc5c54b156
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// b971c6f731dd
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 24 steps per round, 2 x added to what is kept; 156 instructions, 180 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x1(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// 866c8cd58db8
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	1:
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mul v15.16b, v0.16b, v12.16b
	mul v16.16b, v3.16b, v12.16b
	mul v17.16b, v6.16b, v12.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mul v21.16b, v9.16b, v12.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w1]]
	mla v15.16b, v1.16b, v13.16b
	mla v16.16b, v4.16b, v13.16b
	mla v17.16b, v7.16b, v13.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w2]]
	mla v21.16b, v10.16b, v13.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w3]]
	mla v15.16b, v2.16b, v14.16b
	mla v16.16b, v5.16b, v14.16b
	mla v17.16b, v8.16b, v14.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v21.16b, v11.16b, v14.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v18.16b, v0.16b
	mla v16.16b, v22.16b, v0.16b
	mla v17.16b, v25.16b, v0.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]
	mla v21.16b, v28.16b, v0.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]
	mla v15.16b, v19.16b, v1.16b
	mla v16.16b, v23.16b, v1.16b
	mla v17.16b, v26.16b, v1.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]
	mla v21.16b, v29.16b, v1.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]
	mla v15.16b, v20.16b, v2.16b
	mla v16.16b, v24.16b, v2.16b
	mla v17.16b, v27.16b, v2.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]
	mla v21.16b, v30.16b, v2.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v3.16b, v18.16b
	mla v16.16b, v6.16b, v18.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	mla v17.16b, v9.16b, v18.16b
	mla v21.16b, v12.16b, v18.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]
	mla v15.16b, v4.16b, v19.16b
	mla v16.16b, v7.16b, v19.16b
	ld1 {v29.16b, v30.16b, v31.16b}, [%[w1]]
	mla v17.16b, v10.16b, v19.16b
	mla v21.16b, v13.16b, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]
	mla v15.16b, v5.16b, v20.16b
	mla v16.16b, v8.16b, v20.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]
	mla v17.16b, v11.16b, v20.16b
	mla v21.16b, v14.16b, v20.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v26.16b, v18.16b
	mla v16.16b, v29.16b, v18.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	mla v17.16b, v0.16b, v18.16b
	mla v21.16b, v3.16b, v18.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]
	mla v15.16b, v27.16b, v19.16b
	mla v16.16b, v30.16b, v19.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w2]]
	mla v17.16b, v1.16b, v19.16b
	mla v21.16b, v4.16b, v19.16b
	mla v15.16b, v28.16b, v20.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w3]]
	mla v16.16b, v31.16b, v20.16b
	mla v17.16b, v2.16b, v20.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]
	mla v21.16b, v5.16b, v20.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	uadalp v22.8h, v15.16b
	uadalp v23.8h, v16.16b
	uadalp v24.8h, v17.16b
	uadalp v25.8h, v21.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]
	mul v18.16b, v6.16b, v29.16b
	mul v19.16b, v9.16b, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]
	mul v20.16b, v12.16b, v29.16b
	mul v21.16b, v26.16b, v29.16b
	st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	mla v18.16b, v7.16b, v30.16b
	mla v19.16b, v10.16b, v30.16b
	mla v20.16b, v13.16b, v30.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w2]]
	mla v21.16b, v27.16b, v30.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w3]]
	mla v18.16b, v8.16b, v31.16b
	mla v19.16b, v11.16b, v31.16b
	mla v20.16b, v14.16b, v31.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v21.16b, v28.16b, v31.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v15.16b, v3.16b
	mla v19.16b, v0.16b, v3.16b
	mla v20.16b, v22.16b, v3.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]
	mla v21.16b, v25.16b, v3.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w1]]
	mla v18.16b, v16.16b, v4.16b
	mla v19.16b, v1.16b, v4.16b
	mla v20.16b, v23.16b, v4.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w2]]
	mla v21.16b, v26.16b, v4.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w3]]
	mla v18.16b, v17.16b, v5.16b
	mla v19.16b, v2.16b, v5.16b
	mla v20.16b, v24.16b, v5.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x0]]
	mla v21.16b, v27.16b, v5.16b
	add %[x0], %[x0], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v28.16b, v15.16b
	mla v19.16b, v6.16b, v15.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	mla v20.16b, v9.16b, v15.16b
	mla v21.16b, v12.16b, v15.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]
	mla v18.16b, v29.16b, v16.16b
	mla v19.16b, v7.16b, v16.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]
	mla v20.16b, v10.16b, v16.16b
	mla v21.16b, v13.16b, v16.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w2]]
	mla v18.16b, v30.16b, v17.16b
	mla v19.16b, v8.16b, v17.16b
	ld1 {v29.16b, v30.16b, v31.16b}, [%[w3]]
	mla v20.16b, v11.16b, v17.16b
	mla v21.16b, v14.16b, v17.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x0]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	mla v18.16b, v26.16b, v15.16b
	mla v19.16b, v0.16b, v15.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	mla v20.16b, v3.16b, v15.16b
	mla v21.16b, v29.16b, v15.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	mla v18.16b, v27.16b, v16.16b
	mla v19.16b, v1.16b, v16.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v20.16b, v4.16b, v16.16b
	mla v21.16b, v30.16b, v16.16b
	mla v18.16b, v28.16b, v17.16b
	mla v19.16b, v2.16b, v17.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v20.16b, v5.16b, v17.16b
	mla v21.16b, v31.16b, v17.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	uadalp v22.8h, v18.16b
	uadalp v23.8h, v19.16b
	uadalp v24.8h, v20.16b
	uadalp v25.8h, v21.16b
	st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	b.ne 1b

//// 7717f23dfd85
/* 24 steps per round, 2 x added to what is kept; 88 instructions, 134 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 5955c5386838
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mul v9.16b, v0.16b, v3.16b
	mul v10.16b, v0.16b, v6.16b
	ld1 {v11.16b, v12.16b, v13.16b}, [%[w0]]
	ld3r {v14.4s, v15.4s, v16.4s}, [%[x0]]
	mla v9.16b, v1.16b, v4.16b
	mla v10.16b, v1.16b, v7.16b
	ld3r {v17.4s, v18.4s, v19.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v2.16b, v5.16b
	mla v10.16b, v2.16b, v8.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	ld3r {v23.4s, v24.4s, v25.4s}, [%[x0]]
	mla v9.16b, v11.16b, v14.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	mla v10.16b, v11.16b, v17.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	ld1 {v29.16b, v30.16b}, [%[to0]]
	mla v9.16b, v12.16b, v15.16b
	mla v10.16b, v12.16b, v18.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v9.16b, v13.16b, v16.16b
	mla v10.16b, v13.16b, v19.16b
	ld3r {v11.4s, v12.4s, v13.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v20.16b, v23.16b
	mla v10.16b, v20.16b, v26.16b
	ld1 {v14.16b, v15.16b, v16.16b}, [%[w0]]
	ld3r {v17.4s, v18.4s, v19.4s}, [%[x0]]
	mla v9.16b, v21.16b, v24.16b
	mla v10.16b, v21.16b, v27.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mul v17.16b, v14.16b, v17.16b
	mla v9.16b, v22.16b, v25.16b
	mla v10.16b, v22.16b, v28.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	mul v14.16b, v14.16b, v6.16b
	ld3r {v23.4s, v24.4s, v25.4s}, [%[x0]]
	mla v17.16b, v15.16b, v18.16b
	mla v9.16b, v0.16b, v3.16b
	mla v10.16b, v0.16b, v11.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	mla v14.16b, v15.16b, v7.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	mla v9.16b, v1.16b, v4.16b
	mla v10.16b, v1.16b, v12.16b
	mla v17.16b, v16.16b, v19.16b
	mla v14.16b, v16.16b, v8.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	mla v9.16b, v2.16b, v5.16b
	mla v10.16b, v2.16b, v13.16b
	ld3r {v11.4s, v12.4s, v13.4s}, [%[x0]]
	mla v17.16b, v20.16b, v23.16b
	mla v14.16b, v20.16b, v26.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	uadalp v29.8h, v9.16b
	uadalp v30.8h, v10.16b
	mla v17.16b, v21.16b, v24.16b
	mla v14.16b, v21.16b, v27.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	st1 {v29.16b, v30.16b}, [%[to0]]
	mla v17.16b, v22.16b, v25.16b
	mla v14.16b, v22.16b, v28.16b
	ld3r {v21.4s, v22.4s, v23.4s}, [%[x1]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	mla v17.16b, v6.16b, v11.16b
	mla v14.16b, v6.16b, v18.16b
	ld1 {v15.16b, v16.16b}, [%[to0]]
	mla v17.16b, v7.16b, v12.16b
	mla v14.16b, v7.16b, v19.16b
	mla v17.16b, v8.16b, v13.16b
	mla v14.16b, v8.16b, v20.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v17.16b, v0.16b, v3.16b
	mla v14.16b, v0.16b, v21.16b
	mla v17.16b, v1.16b, v4.16b
	mla v14.16b, v1.16b, v22.16b
	mla v17.16b, v2.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v14.16b, v2.16b, v23.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	uadalp v15.8h, v17.16b
	uadalp v16.8h, v14.16b
	st1 {v15.16b, v16.16b}, [%[to0]]
	b.ne 1b

//// 67df4d41b1ae
/* 12 steps per round, 1 x added to what is kept; 136 instructions, 144 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// 051b86d7de7f
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mul v18.16b, v0.16b, v12.16b
	mul v19.16b, v0.16b, v15.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	mul v23.16b, v3.16b, v12.16b
	mul v24.16b, v3.16b, v15.16b
	mul v25.16b, v6.16b, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w1]]
	mul v29.16b, v6.16b, v15.16b
	mul v30.16b, v9.16b, v12.16b
	mul v31.16b, v9.16b, v15.16b
	mla v18.16b, v1.16b, v13.16b
	mla v19.16b, v1.16b, v16.16b
	mla v23.16b, v4.16b, v13.16b
	mla v24.16b, v4.16b, v16.16b
	mla v25.16b, v7.16b, v13.16b
	mla v29.16b, v7.16b, v16.16b
	mla v30.16b, v10.16b, v13.16b
	mla v31.16b, v10.16b, v16.16b
	mla v18.16b, v2.16b, v14.16b
	mla v19.16b, v2.16b, v17.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]
	mla v23.16b, v5.16b, v14.16b
	mla v24.16b, v5.16b, v17.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w3]]
	mla v25.16b, v8.16b, v14.16b
	mla v29.16b, v8.16b, v17.16b
	mla v30.16b, v11.16b, v14.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mla v31.16b, v11.16b, v17.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v20.16b, v6.16b
	mla v19.16b, v20.16b, v9.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]
	mla v23.16b, v26.16b, v6.16b
	mla v24.16b, v26.16b, v9.16b
	mla v25.16b, v0.16b, v6.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w1]]
	mla v29.16b, v0.16b, v9.16b
	mla v30.16b, v3.16b, v6.16b
	mla v31.16b, v3.16b, v9.16b
	mla v18.16b, v21.16b, v7.16b
	mla v19.16b, v21.16b, v10.16b
	mla v23.16b, v27.16b, v7.16b
	mla v24.16b, v27.16b, v10.16b
	mla v25.16b, v1.16b, v7.16b
	mla v29.16b, v1.16b, v10.16b
	mla v30.16b, v4.16b, v7.16b
	mla v31.16b, v4.16b, v10.16b
	mla v18.16b, v22.16b, v8.16b
	mla v19.16b, v22.16b, v11.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w2]]
	mla v23.16b, v28.16b, v8.16b
	mla v24.16b, v28.16b, v11.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w3]]
	mla v25.16b, v2.16b, v8.16b
	mla v29.16b, v2.16b, v11.16b
	mla v30.16b, v5.16b, v8.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v31.16b, v5.16b, v11.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v18.16b, v12.16b, v0.16b
	mla v19.16b, v12.16b, v3.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	mla v23.16b, v15.16b, v0.16b
	mla v24.16b, v15.16b, v3.16b
	mla v25.16b, v20.16b, v0.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w1]]
	mla v29.16b, v20.16b, v3.16b
	mla v30.16b, v26.16b, v0.16b
	mla v31.16b, v26.16b, v3.16b
	mla v18.16b, v13.16b, v1.16b
	mla v19.16b, v13.16b, v4.16b
	mla v23.16b, v16.16b, v1.16b
	mla v24.16b, v16.16b, v4.16b
	mla v25.16b, v21.16b, v1.16b
	mla v29.16b, v21.16b, v4.16b
	mla v30.16b, v27.16b, v1.16b
	mla v31.16b, v27.16b, v4.16b
	mla v18.16b, v14.16b, v2.16b
	mla v19.16b, v14.16b, v5.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w2]]
	mla v23.16b, v17.16b, v2.16b
	mla v24.16b, v17.16b, v5.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w3]]
	mla v25.16b, v22.16b, v2.16b
	mla v29.16b, v22.16b, v5.16b
	mla v30.16b, v28.16b, v2.16b
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x0]]
	mla v31.16b, v28.16b, v5.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	mla v18.16b, v6.16b, v20.16b
	mla v19.16b, v6.16b, v26.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v23.16b, v9.16b, v20.16b
	mla v24.16b, v9.16b, v26.16b
	mla v25.16b, v12.16b, v20.16b
	mla v29.16b, v12.16b, v26.16b
	mla v30.16b, v15.16b, v20.16b
	mla v31.16b, v15.16b, v26.16b
	mla v18.16b, v7.16b, v21.16b
	mla v19.16b, v7.16b, v27.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]
	mla v23.16b, v10.16b, v21.16b
	mla v24.16b, v10.16b, v27.16b
	mla v25.16b, v13.16b, v21.16b
	mla v29.16b, v13.16b, v27.16b
	mla v30.16b, v16.16b, v21.16b
	mla v31.16b, v16.16b, v27.16b
	mla v18.16b, v8.16b, v22.16b
	mla v19.16b, v8.16b, v28.16b
	mla v23.16b, v11.16b, v22.16b
	mla v24.16b, v11.16b, v28.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	mla v25.16b, v14.16b, v22.16b
	mla v29.16b, v14.16b, v28.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v30.16b, v17.16b, v22.16b
	mla v31.16b, v17.16b, v28.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]
	uadalp v0.8h, v18.16b
	uadalp v1.8h, v23.16b
	uadalp v2.8h, v25.16b
	uadalp v4.8h, v19.16b
	uadalp v3.8h, v30.16b
	uadalp v5.8h, v24.16b
	uadalp v6.8h, v29.16b
	uadalp v7.8h, v31.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	b.ne 1b

//// 893e6dc531ed
/* 24 steps per round, 2 x added to what is kept; 156 instructions, 178 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 566c2742fe75
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mul v15.16b, v0.16b, v3.16b
	mul v16.16b, v0.16b, v6.16b
	mul v17.16b, v0.16b, v9.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mul v21.16b, v0.16b, v12.16b
	ld3r {v22.4s, v23.4s, v24.4s}, [%[x0]]
	mla v15.16b, v1.16b, v4.16b
	mla v16.16b, v1.16b, v7.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x1]]
	mla v17.16b, v1.16b, v10.16b
	mla v21.16b, v1.16b, v13.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x2]]
	mla v15.16b, v2.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]
	mla v16.16b, v2.16b, v8.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v2.16b, v11.16b
	mla v21.16b, v2.16b, v14.16b
	mla v15.16b, v18.16b, v22.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v16.16b, v18.16b, v25.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mla v17.16b, v18.16b, v28.16b
	mla v21.16b, v18.16b, v3.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v15.16b, v19.16b, v23.16b
	mla v16.16b, v19.16b, v26.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]
	mla v17.16b, v19.16b, v29.16b
	mla v21.16b, v19.16b, v4.16b
	mla v15.16b, v20.16b, v24.16b
	ld3r {v22.4s, v23.4s, v24.4s}, [%[x3]]
	mla v16.16b, v20.16b, v27.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v20.16b, v30.16b
	mla v21.16b, v20.16b, v5.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	mla v15.16b, v0.16b, v6.16b
	mla v16.16b, v0.16b, v9.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v17.16b, v0.16b, v12.16b
	mla v21.16b, v0.16b, v22.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]
	mla v15.16b, v1.16b, v7.16b
	mla v16.16b, v1.16b, v10.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x1]]
	mla v17.16b, v1.16b, v13.16b
	mla v21.16b, v1.16b, v23.16b
	mla v15.16b, v2.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]
	mla v16.16b, v2.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v2.16b, v14.16b
	mla v21.16b, v2.16b, v24.16b
	mla v15.16b, v18.16b, v29.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	mla v16.16b, v18.16b, v3.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v17.16b, v18.16b, v6.16b
	mla v21.16b, v18.16b, v9.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]
	mla v15.16b, v19.16b, v30.16b
	mla v16.16b, v19.16b, v4.16b
	mul v18.16b, v22.16b, v12.16b
	mla v17.16b, v19.16b, v7.16b
	mla v21.16b, v19.16b, v10.16b
	mla v15.16b, v20.16b, v31.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x2]]
	mla v16.16b, v20.16b, v5.16b
	mul v19.16b, v22.16b, v0.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v17.16b, v20.16b, v8.16b
	mla v21.16b, v20.16b, v11.16b
	uadalp v25.8h, v15.16b
	uadalp v26.8h, v16.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	mul v20.16b, v22.16b, v29.16b
	mul v22.16b, v22.16b, v3.16b
	uadalp v27.8h, v17.16b
	uadalp v28.8h, v21.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x0]]
	mla v18.16b, v23.16b, v13.16b
	mla v19.16b, v23.16b, v1.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v20.16b, v23.16b, v30.16b
	mla v22.16b, v23.16b, v4.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	mla v18.16b, v24.16b, v14.16b
	mla v19.16b, v24.16b, v2.16b
	mla v20.16b, v24.16b, v31.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x2]]
	mla v22.16b, v24.16b, v5.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x3]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v18.16b, v6.16b, v15.16b
	mla v19.16b, v6.16b, v9.16b
	mla v20.16b, v6.16b, v25.16b
	ld1 {v23.16b, v24.16b, v25.16b}, [%[w0]]
	mla v22.16b, v6.16b, v28.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v18.16b, v7.16b, v16.16b
	mla v19.16b, v7.16b, v10.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]
	mla v20.16b, v7.16b, v26.16b
	mla v22.16b, v7.16b, v29.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]
	mla v18.16b, v8.16b, v17.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x3]]
	mla v19.16b, v8.16b, v11.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	mla v20.16b, v8.16b, v27.16b
	mla v22.16b, v8.16b, v30.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]
	mla v18.16b, v23.16b, v12.16b
	mla v19.16b, v23.16b, v0.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	mla v20.16b, v23.16b, v3.16b
	mla v22.16b, v23.16b, v15.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x0]]
	mla v18.16b, v24.16b, v13.16b
	mla v19.16b, v24.16b, v1.16b
	mla v20.16b, v24.16b, v4.16b
	mla v22.16b, v24.16b, v16.16b
	mla v18.16b, v25.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x1]]
	mla v19.16b, v25.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v20.16b, v25.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]
	mla v22.16b, v25.16b, v17.16b
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	mla v18.16b, v6.16b, v9.16b
	mla v19.16b, v6.16b, v12.16b
	mla v20.16b, v6.16b, v0.16b
	mla v22.16b, v6.16b, v3.16b
	mla v18.16b, v7.16b, v10.16b
	mla v19.16b, v7.16b, v13.16b
	mla v20.16b, v7.16b, v1.16b
	mla v22.16b, v7.16b, v4.16b
	mla v18.16b, v8.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	mla v19.16b, v8.16b, v14.16b
	mla v20.16b, v8.16b, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v22.16b, v8.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	uadalp v26.8h, v18.16b
	uadalp v27.8h, v19.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	uadalp v28.8h, v20.16b
	uadalp v29.8h, v22.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]
	b.ne 1b

//// dfa69d2aaf4f
/* 12 steps per round, 1 x added to what is kept; 270 instructions, 293 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// de011992fc31
  __asm__ volatile(
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	ld1 {v4.16b, v5.16b}, [%[w2]]
	ld1 {v6.16b, v7.16b}, [%[w3]]
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v10.4s, v11.4s}, [%[x1]]
	1:
	ld2r {v12.4s, v13.4s}, [%[x2]]
	mul v14.16b, v0.16b, v8.16b
	mul v15.16b, v2.16b, v8.16b
	mul v16.16b, v4.16b, v8.16b
	mul v17.16b, v6.16b, v8.16b
	mul v18.16b, v0.16b, v10.16b
	mul v19.16b, v2.16b, v10.16b
	mul v20.16b, v4.16b, v10.16b
	mul v21.16b, v6.16b, v10.16b
	mla v14.16b, v1.16b, v9.16b
	mla v15.16b, v3.16b, v9.16b
	mla v16.16b, v5.16b, v9.16b
	mla v17.16b, v7.16b, v9.16b
	mla v18.16b, v1.16b, v11.16b
	mla v19.16b, v3.16b, v11.16b
	mla v20.16b, v5.16b, v11.16b
	mla v21.16b, v7.16b, v11.16b
	mul v22.16b, v0.16b, v12.16b
	mul v23.16b, v2.16b, v12.16b
	mul v24.16b, v4.16b, v12.16b
	mul v12.16b, v6.16b, v12.16b
	ld2r {v25.4s, v26.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mul v27.16b, v0.16b, v25.16b
	mul v28.16b, v2.16b, v25.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mul v31.16b, v4.16b, v25.16b
	mul v25.16b, v6.16b, v25.16b
	ld1 {v8.16b, v9.16b}, [%[w1]]
	mla v22.16b, v1.16b, v13.16b
	mla v23.16b, v3.16b, v13.16b
	ld1 {v10.16b, v11.16b}, [%[w2]]
	mla v24.16b, v5.16b, v13.16b
	mla v12.16b, v7.16b, v13.16b
	mla v27.16b, v1.16b, v26.16b
	ld1 {v0.16b, v1.16b}, [%[w3]]
	mla v28.16b, v3.16b, v26.16b
	mla v31.16b, v5.16b, v26.16b
	mla v25.16b, v7.16b, v26.16b
	ld2r {v2.4s, v3.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	ld2r {v6.4s, v7.4s}, [%[x2]]
	mla v14.16b, v29.16b, v2.16b
	mla v15.16b, v8.16b, v2.16b
	mla v16.16b, v10.16b, v2.16b
	mla v17.16b, v0.16b, v2.16b
	mla v18.16b, v29.16b, v4.16b
	mla v19.16b, v8.16b, v4.16b
	mla v20.16b, v10.16b, v4.16b
	mla v21.16b, v0.16b, v4.16b
	mla v14.16b, v30.16b, v3.16b
	mla v15.16b, v9.16b, v3.16b
	mla v16.16b, v11.16b, v3.16b
	mla v17.16b, v1.16b, v3.16b
	mla v18.16b, v30.16b, v5.16b
	mla v19.16b, v9.16b, v5.16b
	mla v20.16b, v11.16b, v5.16b
	mla v21.16b, v1.16b, v5.16b
	mla v22.16b, v29.16b, v6.16b
	mla v23.16b, v8.16b, v6.16b
	mla v24.16b, v10.16b, v6.16b
	mla v12.16b, v0.16b, v6.16b
	ld2r {v2.4s, v3.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v29.16b, v2.16b
	mla v28.16b, v8.16b, v2.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	mla v31.16b, v10.16b, v2.16b
	mla v25.16b, v0.16b, v2.16b
	mla v22.16b, v30.16b, v7.16b
	mla v23.16b, v9.16b, v7.16b
	mla v24.16b, v11.16b, v7.16b
	mla v12.16b, v1.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v27.16b, v30.16b, v3.16b
	mla v28.16b, v9.16b, v3.16b
	ld1 {v29.16b, v30.16b}, [%[w2]]
	mla v31.16b, v11.16b, v3.16b
	mla v25.16b, v1.16b, v3.16b
	ld1 {v0.16b, v1.16b}, [%[w3]]
	ld2r {v2.4s, v3.4s}, [%[x0]]
	ld2r {v8.4s, v9.4s}, [%[x1]]
	ld2r {v10.4s, v11.4s}, [%[x2]]
	mla v14.16b, v4.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v29.16b, v2.16b
	mla v17.16b, v0.16b, v2.16b
	mla v18.16b, v4.16b, v8.16b
	mla v19.16b, v6.16b, v8.16b
	mla v20.16b, v29.16b, v8.16b
	mla v21.16b, v0.16b, v8.16b
	mla v14.16b, v5.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	mla v16.16b, v30.16b, v3.16b
	mla v17.16b, v1.16b, v3.16b
	mla v18.16b, v5.16b, v9.16b
	mla v19.16b, v7.16b, v9.16b
	mla v20.16b, v30.16b, v9.16b
	mla v21.16b, v1.16b, v9.16b
	mla v22.16b, v4.16b, v10.16b
	mla v23.16b, v6.16b, v10.16b
	mla v24.16b, v29.16b, v10.16b
	mla v12.16b, v0.16b, v10.16b
	ld2r {v2.4s, v3.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v4.16b, v2.16b
	mla v28.16b, v6.16b, v2.16b
	ld1 {v8.16b, v9.16b}, [%[w0]]
	mla v31.16b, v29.16b, v2.16b
	mla v25.16b, v0.16b, v2.16b
	mla v22.16b, v5.16b, v11.16b
	mla v23.16b, v7.16b, v11.16b
	mla v24.16b, v30.16b, v11.16b
	mla v12.16b, v1.16b, v11.16b
	ld1 {v10.16b, v11.16b}, [%[w1]]
	mla v27.16b, v5.16b, v3.16b
	mla v28.16b, v7.16b, v3.16b
	ld1 {v4.16b, v5.16b}, [%[w2]]
	mla v31.16b, v30.16b, v3.16b
	mla v25.16b, v1.16b, v3.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v6.4s, v7.4s}, [%[x0]]
	ld2r {v0.4s, v1.4s}, [%[x1]]
	ld2r {v2.4s, v3.4s}, [%[x2]]
	mla v14.16b, v8.16b, v6.16b
	mla v15.16b, v10.16b, v6.16b
	mla v16.16b, v4.16b, v6.16b
	mla v17.16b, v29.16b, v6.16b
	mla v18.16b, v8.16b, v0.16b
	mla v19.16b, v10.16b, v0.16b
	mla v20.16b, v4.16b, v0.16b
	mla v21.16b, v29.16b, v0.16b
	mla v14.16b, v9.16b, v7.16b
	mla v15.16b, v11.16b, v7.16b
	mla v16.16b, v5.16b, v7.16b
	mla v17.16b, v30.16b, v7.16b
	mla v18.16b, v9.16b, v1.16b
	mla v19.16b, v11.16b, v1.16b
	mla v20.16b, v5.16b, v1.16b
	mla v21.16b, v30.16b, v1.16b
	mla v22.16b, v8.16b, v2.16b
	mla v23.16b, v10.16b, v2.16b
	mla v24.16b, v4.16b, v2.16b
	mla v12.16b, v29.16b, v2.16b
	ld2r {v6.4s, v7.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v8.16b, v6.16b
	mla v28.16b, v10.16b, v6.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	mla v31.16b, v4.16b, v6.16b
	mla v25.16b, v29.16b, v6.16b
	mla v22.16b, v9.16b, v3.16b
	mla v23.16b, v11.16b, v3.16b
	mla v24.16b, v5.16b, v3.16b
	mla v12.16b, v30.16b, v3.16b
	ld1 {v2.16b, v3.16b}, [%[w1]]
	mla v27.16b, v9.16b, v7.16b
	mla v28.16b, v11.16b, v7.16b
	ld1 {v8.16b, v9.16b}, [%[w2]]
	mla v31.16b, v5.16b, v7.16b
	mla v25.16b, v30.16b, v7.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v10.4s, v11.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	ld2r {v6.4s, v7.4s}, [%[x2]]
	mla v14.16b, v0.16b, v10.16b
	mla v15.16b, v2.16b, v10.16b
	mla v16.16b, v8.16b, v10.16b
	mla v17.16b, v29.16b, v10.16b
	mla v18.16b, v0.16b, v4.16b
	mla v19.16b, v2.16b, v4.16b
	mla v20.16b, v8.16b, v4.16b
	mla v21.16b, v29.16b, v4.16b
	mla v14.16b, v1.16b, v11.16b
	mla v15.16b, v3.16b, v11.16b
	mla v16.16b, v9.16b, v11.16b
	mla v17.16b, v30.16b, v11.16b
	mla v18.16b, v1.16b, v5.16b
	mla v19.16b, v3.16b, v5.16b
	mla v20.16b, v9.16b, v5.16b
	mla v21.16b, v30.16b, v5.16b
	mla v22.16b, v0.16b, v6.16b
	mla v23.16b, v2.16b, v6.16b
	mla v24.16b, v8.16b, v6.16b
	mla v12.16b, v29.16b, v6.16b
	ld2r {v10.4s, v11.4s}, [%[x3]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v27.16b, v0.16b, v10.16b
	mla v28.16b, v2.16b, v10.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	mla v31.16b, v8.16b, v10.16b
	mla v25.16b, v29.16b, v10.16b
	mla v22.16b, v1.16b, v7.16b
	mla v23.16b, v3.16b, v7.16b
	mla v24.16b, v9.16b, v7.16b
	mla v12.16b, v30.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v27.16b, v1.16b, v11.16b
	mla v28.16b, v3.16b, v11.16b
	ld1 {v0.16b, v1.16b}, [%[w2]]
	mla v31.16b, v9.16b, v11.16b
	mla v25.16b, v30.16b, v11.16b
	ld1 {v29.16b, v30.16b}, [%[w3]]
	ld2r {v2.4s, v3.4s}, [%[x0]]
	ld2r {v8.4s, v9.4s}, [%[x1]]
	ld2r {v10.4s, v11.4s}, [%[x2]]
	mla v14.16b, v4.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v0.16b, v2.16b
	mla v17.16b, v29.16b, v2.16b
	mla v18.16b, v4.16b, v8.16b
	mla v19.16b, v6.16b, v8.16b
	mla v20.16b, v0.16b, v8.16b
	mla v21.16b, v29.16b, v8.16b
	mla v14.16b, v5.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	mla v16.16b, v1.16b, v3.16b
	mla v17.16b, v30.16b, v3.16b
	mla v18.16b, v5.16b, v9.16b
	mla v19.16b, v7.16b, v9.16b
	mla v20.16b, v1.16b, v9.16b
	mla v21.16b, v30.16b, v9.16b
	mla v22.16b, v4.16b, v10.16b
	mla v23.16b, v6.16b, v10.16b
	mla v24.16b, v0.16b, v10.16b
	mla v12.16b, v29.16b, v10.16b
	ld2r {v2.4s, v3.4s}, [%[x3]]
	subs %[n], %[n], #1
	mov %[sx], #8
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	mla v27.16b, v4.16b, v2.16b
	mla v28.16b, v6.16b, v2.16b
	mla v31.16b, v0.16b, v2.16b
	mla v25.16b, v29.16b, v2.16b
	mla v22.16b, v5.16b, v11.16b
	mla v23.16b, v7.16b, v11.16b
	mla v24.16b, v1.16b, v11.16b
	mla v12.16b, v30.16b, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	mla v27.16b, v5.16b, v3.16b
	mla v28.16b, v7.16b, v3.16b
	mla v31.16b, v1.16b, v3.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]
	mla v25.16b, v30.16b, v3.16b
	uadalp v8.8h, v14.16b
	uadalp v9.8h, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	uadalp v10.8h, v16.16b
	uadalp v11.8h, v17.16b
	uadalp v4.8h, v18.16b
	uadalp v5.8h, v19.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to3]]
	uadalp v6.8h, v20.16b
	uadalp v7.8h, v21.16b
	uadalp v0.8h, v22.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	uadalp v1.8h, v23.16b
	uadalp v2.8h, v24.16b
	uadalp v3.8h, v12.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]
	uadalp v13.8h, v27.16b
	uadalp v14.8h, v28.16b
	uadalp v15.8h, v31.16b
	ld1 {v4.16b, v5.16b}, [%[w2]]
	uadalp v16.8h, v25.16b
	ld1 {v6.16b, v7.16b}, [%[w3]]
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v10.4s, v11.4s}, [%[x1]]
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to3]]
	b.ne 1b

//// 0aad00536c87
/* 24 steps per round, 2 x added to what is kept; 228 instructions, 235 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x6(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 66620dc3f9f3
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mul v21.16b, v0.16b, v3.16b
	mul v22.16b, v0.16b, v6.16b
	mul v23.16b, v0.16b, v9.16b
	ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]
	mul v27.16b, v0.16b, v12.16b
	mul v28.16b, v0.16b, v15.16b
	mul v29.16b, v0.16b, v18.16b
	mla v21.16b, v1.16b, v4.16b
	mla v22.16b, v1.16b, v7.16b
	mla v23.16b, v1.16b, v10.16b
	mla v27.16b, v1.16b, v13.16b
	mla v28.16b, v1.16b, v16.16b
	mla v29.16b, v1.16b, v19.16b
	mla v21.16b, v2.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v2.16b, v8.16b
	mla v23.16b, v2.16b, v11.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v27.16b, v2.16b, v14.16b
	mla v28.16b, v2.16b, v17.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	mla v29.16b, v2.16b, v20.16b
	mla v21.16b, v24.16b, v3.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x3]]
	mla v22.16b, v24.16b, v6.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]
	mla v23.16b, v24.16b, v9.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v24.16b, v0.16b
	mla v28.16b, v24.16b, v12.16b
	mla v29.16b, v24.16b, v15.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v21.16b, v25.16b, v4.16b
	mla v22.16b, v25.16b, v7.16b
	mla v23.16b, v25.16b, v10.16b
	mla v27.16b, v25.16b, v1.16b
	mla v28.16b, v25.16b, v13.16b
	mla v29.16b, v25.16b, v16.16b
	mla v21.16b, v26.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v26.16b, v8.16b
	mla v23.16b, v26.16b, v11.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v27.16b, v26.16b, v2.16b
	mla v28.16b, v26.16b, v14.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v29.16b, v26.16b, v17.16b
	mla v21.16b, v18.16b, v3.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x3]]
	mla v22.16b, v18.16b, v6.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v23.16b, v18.16b, v0.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v18.16b, v24.16b
	mla v28.16b, v18.16b, v9.16b
	mla v29.16b, v18.16b, v12.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]
	mla v21.16b, v19.16b, v4.16b
	mla v22.16b, v19.16b, v7.16b
	mla v23.16b, v19.16b, v1.16b
	mla v27.16b, v19.16b, v25.16b
	mla v28.16b, v19.16b, v10.16b
	mla v29.16b, v19.16b, v13.16b
	mla v21.16b, v20.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v22.16b, v20.16b, v8.16b
	mla v23.16b, v20.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]
	mla v27.16b, v20.16b, v26.16b
	mla v28.16b, v20.16b, v11.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x2]]
	mla v29.16b, v20.16b, v14.16b
	mla v21.16b, v15.16b, v3.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x3]]
	mla v22.16b, v15.16b, v0.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]
	mla v23.16b, v15.16b, v24.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v27.16b, v15.16b, v18.16b
	mla v28.16b, v15.16b, v6.16b
	mla v29.16b, v15.16b, v9.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	mla v21.16b, v16.16b, v4.16b
	mla v22.16b, v16.16b, v1.16b
	mla v23.16b, v16.16b, v25.16b
	mla v27.16b, v16.16b, v19.16b
	mla v28.16b, v16.16b, v7.16b
	mla v29.16b, v16.16b, v10.16b
	mla v21.16b, v17.16b, v5.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]
	mla v22.16b, v17.16b, v2.16b
	mla v23.16b, v17.16b, v26.16b
	ld3r {v24.4s, v25.4s, v26.4s}, [%[x0]]
	mla v27.16b, v17.16b, v20.16b
	mla v28.16b, v17.16b, v8.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]
	mla v29.16b, v17.16b, v11.16b
	uadalp v12.8h, v21.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x2]]
	uadalp v13.8h, v22.16b
	uadalp v14.8h, v23.16b
	ld3r {v21.4s, v22.4s, v23.4s}, [%[x3]]
	uadalp v15.8h, v27.16b
	mul v24.16b, v3.16b, v24.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mul v27.16b, v3.16b, v0.16b
	mul v30.16b, v3.16b, v6.16b
	ld3r {v16.4s, v17.4s, v18.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	mul v21.16b, v3.16b, v21.16b
	mul v31.16b, v3.16b, v9.16b
	mul v0.16b, v3.16b, v16.16b
	ld1 {v19.16b, v20.16b}, [%[to1]]
	mla v24.16b, v4.16b, v25.16b
	mla v27.16b, v4.16b, v1.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]
	mla v30.16b, v4.16b, v7.16b
	mla v21.16b, v4.16b, v22.16b
	mla v31.16b, v4.16b, v10.16b
	uadalp v19.8h, v28.16b
	uadalp v20.8h, v29.16b
	mla v0.16b, v4.16b, v17.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x0]]
	mla v24.16b, v5.16b, v26.16b
	mla v27.16b, v5.16b, v2.16b
	ld3r {v1.4s, v2.4s, v3.4s}, [%[x1]]
	mla v30.16b, v5.16b, v8.16b
	mla v21.16b, v5.16b, v23.16b
	st1 {v19.16b, v20.16b}, [%[to1]]
	mla v31.16b, v5.16b, v11.16b
	mla v0.16b, v5.16b, v18.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x2]]
	mla v24.16b, v12.16b, v15.16b
	mla v27.16b, v12.16b, v1.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x3]]
	ld3r {v7.4s, v8.4s, v9.4s}, [%[x4]]
	mla v30.16b, v12.16b, v18.16b
	mla v24.16b, v13.16b, v16.16b
	mla v21.16b, v12.16b, v4.16b
	mla v27.16b, v13.16b, v2.16b
	mla v31.16b, v12.16b, v7.16b
	mla v30.16b, v13.16b, v19.16b
	mla v24.16b, v14.16b, v17.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v0.16b, v12.16b, v15.16b
	mla v21.16b, v13.16b, v5.16b
	mla v31.16b, v13.16b, v8.16b
	ld1 {v10.16b, v11.16b, v12.16b}, [%[w0]]
	mla v27.16b, v14.16b, v3.16b
	mla v30.16b, v14.16b, v20.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x0]]
	mla v0.16b, v13.16b, v16.16b
	mla v21.16b, v14.16b, v6.16b
	ld3r {v1.4s, v2.4s, v3.4s}, [%[x1]]
	mla v31.16b, v14.16b, v9.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x2]]
	mla v24.16b, v10.16b, v18.16b
	ld3r {v7.4s, v8.4s, v9.4s}, [%[x3]]
	mla v0.16b, v14.16b, v17.16b
	mla v27.16b, v10.16b, v1.16b
	ld3r {v13.4s, v14.4s, v15.4s}, [%[x4]]
	mla v30.16b, v10.16b, v4.16b
	ld3r {v16.4s, v17.4s, v18.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mla v21.16b, v10.16b, v7.16b
	mla v31.16b, v10.16b, v13.16b
	mla v0.16b, v10.16b, v16.16b
	mla v24.16b, v11.16b, v19.16b
	mla v27.16b, v11.16b, v2.16b
	mla v30.16b, v11.16b, v5.16b
	mla v21.16b, v11.16b, v8.16b
	mla v31.16b, v11.16b, v14.16b
	mla v0.16b, v11.16b, v17.16b
	mla v24.16b, v12.16b, v20.16b
	mla v27.16b, v12.16b, v3.16b
	ld1 {v1.16b, v2.16b, v3.16b}, [%[w0]]
	mla v30.16b, v12.16b, v6.16b
	mla v21.16b, v12.16b, v9.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x0]]
	mla v31.16b, v12.16b, v15.16b
	mla v0.16b, v12.16b, v18.16b
	ld3r {v7.4s, v8.4s, v9.4s}, [%[x1]]
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x2]]
	mla v24.16b, v1.16b, v4.16b
	ld3r {v13.4s, v14.4s, v15.4s}, [%[x3]]
	mla v27.16b, v1.16b, v7.16b
	ld3r {v16.4s, v17.4s, v18.4s}, [%[x4]]
	mla v30.16b, v1.16b, v10.16b
	mla v21.16b, v1.16b, v13.16b
	mla v24.16b, v2.16b, v5.16b
	mla v31.16b, v1.16b, v16.16b
	mla v27.16b, v2.16b, v8.16b
	mla v30.16b, v2.16b, v11.16b
	mla v21.16b, v2.16b, v14.16b
	mla v24.16b, v3.16b, v6.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v31.16b, v2.16b, v17.16b
	mla v27.16b, v3.16b, v9.16b
	mla v30.16b, v3.16b, v12.16b
	ld3r {v8.4s, v9.4s, v10.4s}, [%[x5]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[w0], %[w0], %[sw]
	mla v0.16b, v1.16b, v8.16b
	mla v21.16b, v3.16b, v15.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	mla v31.16b, v3.16b, v18.16b
	uadalp v4.8h, v24.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	uadalp v5.8h, v27.16b
	uadalp v6.8h, v30.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]
	mla v0.16b, v2.16b, v9.16b
	uadalp v7.8h, v21.16b
	ld1 {v21.16b, v22.16b}, [%[to1]]
	mla v0.16b, v3.16b, v10.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	uadalp v21.8h, v31.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	uadalp v22.8h, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	st1 {v21.16b, v22.16b}, [%[to1]]
	b.ne 1b

//// adb244b30999
/* 24 steps per round, 2 x added to what is kept; 296 instructions, 328 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// fe2a31ad4933
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	1:
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	mul v18.16b, v0.16b, v3.16b
	mul v19.16b, v0.16b, v6.16b
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x5]]
	mul v23.16b, v0.16b, v9.16b
	mul v24.16b, v0.16b, v12.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x6]]
	mul v15.16b, v0.16b, v15.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x7]]
	mla v18.16b, v1.16b, v4.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v19.16b, v1.16b, v7.16b
	mla v23.16b, v1.16b, v10.16b
	mla v24.16b, v1.16b, v13.16b
	mla v18.16b, v2.16b, v5.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]
	mul v20.16b, v0.16b, v20.16b
	mul v25.16b, v0.16b, v25.16b
	mla v19.16b, v2.16b, v8.16b
	mla v23.16b, v2.16b, v11.16b
	mla v24.16b, v2.16b, v14.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mul v28.16b, v0.16b, v28.16b
	mla v15.16b, v1.16b, v16.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v20.16b, v1.16b, v21.16b
	mla v25.16b, v1.16b, v26.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x2]]
	mla v18.16b, v3.16b, v6.16b
	mla v28.16b, v1.16b, v29.16b
	mla v15.16b, v2.16b, v17.16b
	mla v20.16b, v2.16b, v22.16b
	mla v25.16b, v2.16b, v27.16b
	mla v19.16b, v3.16b, v9.16b
	mla v23.16b, v3.16b, v12.16b
	mla v28.16b, v2.16b, v30.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]
	mla v18.16b, v4.16b, v7.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x4]]
	mla v19.16b, v4.16b, v10.16b
	mla v23.16b, v4.16b, v13.16b
	mla v24.16b, v3.16b, v29.16b
	mla v18.16b, v5.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x5]]
	mla v15.16b, v3.16b, v0.16b
	mla v19.16b, v5.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x6]]
	mla v23.16b, v5.16b, v14.16b
	mla v24.16b, v4.16b, v30.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v24.16b, v5.16b, v31.16b
	mla v20.16b, v3.16b, v6.16b
	mla v25.16b, v3.16b, v9.16b
	ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]
	mla v28.16b, v3.16b, v12.16b
	mla v15.16b, v4.16b, v1.16b
	mla v20.16b, v4.16b, v7.16b
	mla v25.16b, v4.16b, v10.16b
	mla v28.16b, v4.16b, v13.16b
	mla v15.16b, v5.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v20.16b, v5.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v25.16b, v5.16b, v11.16b
	mla v28.16b, v5.16b, v14.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]
	mla v18.16b, v29.16b, v0.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]
	mla v19.16b, v29.16b, v6.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]
	mla v23.16b, v29.16b, v3.16b
	mla v18.16b, v30.16b, v1.16b
	mla v24.16b, v29.16b, v9.16b
	mla v19.16b, v30.16b, v7.16b
	mla v15.16b, v29.16b, v12.16b
	mla v23.16b, v30.16b, v4.16b
	mla v18.16b, v31.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x5]]
	mla v24.16b, v30.16b, v10.16b
	mla v19.16b, v31.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x6]]
	mla v15.16b, v30.16b, v13.16b
	mla v23.16b, v31.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v24.16b, v31.16b, v11.16b
	mla v20.16b, v29.16b, v0.16b
	mla v25.16b, v29.16b, v6.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w0]]
	mla v28.16b, v29.16b, v3.16b
	mla v15.16b, v31.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v20.16b, v30.16b, v1.16b
	mla v25.16b, v30.16b, v7.16b
	mla v28.16b, v30.16b, v4.16b
	mla v18.16b, v9.16b, v12.16b
	mla v20.16b, v31.16b, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v25.16b, v31.16b, v8.16b
	mla v28.16b, v31.16b, v5.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x1]]
	mla v18.16b, v10.16b, v13.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x2]]
	mla v19.16b, v9.16b, v29.16b
	mla v18.16b, v11.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	mla v23.16b, v9.16b, v4.16b
	mla v19.16b, v10.16b, v30.16b
	mla v24.16b, v9.16b, v12.16b
	mla v23.16b, v10.16b, v5.16b
	uadalp v0.8h, v18.16b
	ld3r {v16.4s, v17.4s, v18.4s}, [%[x4]]
	mla v19.16b, v11.16b, v31.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x5]]
	mla v24.16b, v10.16b, v13.16b
	mla v23.16b, v11.16b, v6.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x6]]
	mla v15.16b, v9.16b, v16.16b
	uadalp v1.8h, v19.16b
	mla v24.16b, v11.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]
	uadalp v2.8h, v23.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	uadalp v3.8h, v24.16b
	mla v20.16b, v9.16b, v29.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]
	mla v25.16b, v9.16b, v4.16b
	mla v28.16b, v9.16b, v12.16b
	mla v15.16b, v10.16b, v17.16b
	ld1 {v7.16b, v8.16b, v9.16b}, [%[w0]]
	mla v20.16b, v10.16b, v30.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v25.16b, v10.16b, v5.16b
	mla v28.16b, v10.16b, v13.16b
	mla v15.16b, v11.16b, v18.16b
	ld3r {v16.4s, v17.4s, v18.4s}, [%[x0]]
	mla v20.16b, v11.16b, v31.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x1]]
	mla v25.16b, v11.16b, v6.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v28.16b, v11.16b, v14.16b
	uadalp v21.8h, v15.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]
	mul v19.16b, v7.16b, v16.16b
	uadalp v22.8h, v20.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x4]]
	mul v20.16b, v7.16b, v29.16b
	uadalp v23.8h, v25.16b
	uadalp v24.8h, v28.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x5]]
	mul v15.16b, v7.16b, v0.16b
	mul v16.16b, v7.16b, v3.16b
	mla v19.16b, v8.16b, v17.16b
	mla v20.16b, v8.16b, v30.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x6]]
	mul v17.16b, v7.16b, v10.16b
	mul v25.16b, v7.16b, v25.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]
	mla v15.16b, v8.16b, v1.16b
	mla v16.16b, v8.16b, v4.16b
	mla v19.16b, v9.16b, v18.16b
	ld3r {v21.4s, v22.4s, v23.4s}, [%[x7]]
	mla v20.16b, v9.16b, v31.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v15.16b, v9.16b, v2.16b
	mla v16.16b, v9.16b, v5.16b
	mul v18.16b, v7.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mul v21.16b, v7.16b, v21.16b
	mla v17.16b, v8.16b, v11.16b
	mla v25.16b, v8.16b, v26.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	mla v18.16b, v8.16b, v29.16b
	mla v21.16b, v8.16b, v22.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v17.16b, v9.16b, v12.16b
	mla v25.16b, v9.16b, v27.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x2]]
	mla v19.16b, v0.16b, v3.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x3]]
	mla v18.16b, v9.16b, v30.16b
	mla v21.16b, v9.16b, v23.16b
	ld3r {v22.4s, v23.4s, v24.4s}, [%[x4]]
	mla v20.16b, v0.16b, v6.16b
	mla v15.16b, v0.16b, v26.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x5]]
	mla v19.16b, v1.16b, v4.16b
	mla v16.16b, v0.16b, v10.16b
	mla v17.16b, v0.16b, v22.16b
	mla v20.16b, v1.16b, v7.16b
	mla v15.16b, v1.16b, v27.16b
	mla v19.16b, v2.16b, v5.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x6]]
	mla v16.16b, v1.16b, v11.16b
	mla v25.16b, v0.16b, v29.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x7]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v20.16b, v2.16b, v8.16b
	mla v15.16b, v2.16b, v28.16b
	mla v16.16b, v2.16b, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]
	mla v18.16b, v0.16b, v3.16b
	mla v21.16b, v0.16b, v9.16b
	mla v17.16b, v1.16b, v23.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v25.16b, v1.16b, v30.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v18.16b, v1.16b, v4.16b
	mla v21.16b, v1.16b, v10.16b
	mla v17.16b, v2.16b, v24.16b
	ld3r {v22.4s, v23.4s, v24.4s}, [%[x2]]
	mla v25.16b, v2.16b, v31.16b
	mla v19.16b, v26.16b, v12.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]
	mla v20.16b, v26.16b, v6.16b
	mla v18.16b, v2.16b, v5.16b
	mla v21.16b, v2.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v15.16b, v26.16b, v22.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x5]]
	mla v16.16b, v26.16b, v29.16b
	mla v19.16b, v27.16b, v13.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x6]]
	mla v20.16b, v27.16b, v7.16b
	mla v17.16b, v26.16b, v9.16b
	mla v15.16b, v27.16b, v23.16b
	mla v25.16b, v26.16b, v0.16b
	mla v16.16b, v27.16b, v30.16b
	mla v19.16b, v28.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x7]]
	mla v20.16b, v28.16b, v8.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[x6], %[x6], #12
	add %[x7], %[x7], #12
	add %[w0], %[w0], #48
	mla v15.16b, v28.16b, v24.16b
	mla v16.16b, v28.16b, v31.16b
	mla v18.16b, v26.16b, v3.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	mla v21.16b, v26.16b, v12.16b
	mla v17.16b, v27.16b, v10.16b
	mla v25.16b, v27.16b, v1.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v18.16b, v27.16b, v4.16b
	mla v21.16b, v27.16b, v13.16b
	mla v17.16b, v28.16b, v11.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[to0]]
	mla v25.16b, v28.16b, v2.16b
	mla v19.16b, v22.16b, v29.16b
	mla v20.16b, v22.16b, v6.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	mla v18.16b, v28.16b, v5.16b
	mla v21.16b, v28.16b, v14.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x3]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x4]]
	mla v19.16b, v23.16b, v30.16b
	mla v15.16b, v22.16b, v0.16b
	mla v20.16b, v23.16b, v7.16b
	mla v16.16b, v22.16b, v26.16b
	mla v17.16b, v22.16b, v3.16b
	mla v19.16b, v24.16b, v31.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x5]]
	mla v15.16b, v23.16b, v1.16b
	mla v20.16b, v24.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x6]]
	mla v16.16b, v23.16b, v27.16b
	mla v17.16b, v23.16b, v4.16b
	uadalp v9.8h, v19.16b
	mla v15.16b, v24.16b, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	uadalp v10.8h, v20.16b
	mla v16.16b, v24.16b, v28.16b
	mla v25.16b, v22.16b, v29.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x7]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[x6], %[x6], %[sx]
	add %[x7], %[x7], %[sx]
	add %[w0], %[w0], %[sw]
	uadalp v11.8h, v15.16b
	uadalp v12.8h, v16.16b
	mla v18.16b, v22.16b, v6.16b
	mla v21.16b, v22.16b, v26.16b
	mla v25.16b, v23.16b, v30.16b
	mla v17.16b, v24.16b, v5.16b
	st1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[to0]]
	mla v18.16b, v23.16b, v7.16b
	mla v21.16b, v23.16b, v27.16b
	mla v25.16b, v24.16b, v31.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	uadalp v0.8h, v17.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	mla v18.16b, v24.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	mla v21.16b, v24.16b, v28.16b
	uadalp v1.8h, v25.16b
	uadalp v2.8h, v18.16b
	uadalp v3.8h, v21.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	b.ne 1b

//// e04a69f6269f
/* 24 steps per round, 2 x added to what is kept; 564 instructions, 611 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_2x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;

//// cb9d1d664e24
  __asm__ volatile(
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	ld2r {v4.4s, v5.4s}, [%[x0]]
	ld2r {v6.4s, v7.4s}, [%[x1]]
	ld2r {v8.4s, v9.4s}, [%[x2]]
	1:
	ld2r {v10.4s, v11.4s}, [%[x3]]
	mul v12.16b, v0.16b, v4.16b
	mul v13.16b, v2.16b, v4.16b
	mul v14.16b, v0.16b, v6.16b
	mul v15.16b, v2.16b, v6.16b
	mul v16.16b, v0.16b, v8.16b
	mul v17.16b, v2.16b, v8.16b
	mla v12.16b, v1.16b, v5.16b
	mla v13.16b, v3.16b, v5.16b
	mla v14.16b, v1.16b, v7.16b
	mla v15.16b, v3.16b, v7.16b
	mla v16.16b, v1.16b, v9.16b
	mla v17.16b, v3.16b, v9.16b
	mul v18.16b, v0.16b, v10.16b
	mul v10.16b, v2.16b, v10.16b
	ld2r {v19.4s, v20.4s}, [%[x4]]
	ld2r {v21.4s, v22.4s}, [%[x5]]
	ld2r {v23.4s, v24.4s}, [%[x6]]
	ld2r {v25.4s, v26.4s}, [%[x7]]
	mla v18.16b, v1.16b, v11.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mul v27.16b, v0.16b, v19.16b
	mul v19.16b, v2.16b, v19.16b
	mul v28.16b, v0.16b, v21.16b
	mul v21.16b, v2.16b, v21.16b
	mla v10.16b, v3.16b, v11.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mul v11.16b, v0.16b, v23.16b
	mla v27.16b, v1.16b, v20.16b
	mla v19.16b, v3.16b, v20.16b
	mla v28.16b, v1.16b, v22.16b
	mla v21.16b, v3.16b, v22.16b
	ld1 {v4.16b, v5.16b}, [%[w1]]
	mul v20.16b, v2.16b, v23.16b
	mul v31.16b, v0.16b, v25.16b
	mul v25.16b, v2.16b, v25.16b
	mla v11.16b, v1.16b, v24.16b
	ld2r {v22.4s, v23.4s}, [%[x0]]
	ld2r {v6.4s, v7.4s}, [%[x1]]
	mla v20.16b, v3.16b, v24.16b
	mla v31.16b, v1.16b, v26.16b
	mla v25.16b, v3.16b, v26.16b
	mla v12.16b, v29.16b, v22.16b
	mla v13.16b, v4.16b, v22.16b
	mla v14.16b, v29.16b, v6.16b
	mla v15.16b, v4.16b, v6.16b
	ld2r {v8.4s, v9.4s}, [%[x2]]
	ld2r {v0.4s, v1.4s}, [%[x3]]
	mla v12.16b, v30.16b, v23.16b
	mla v13.16b, v5.16b, v23.16b
	mla v14.16b, v30.16b, v7.16b
	mla v16.16b, v29.16b, v8.16b
	mla v17.16b, v4.16b, v8.16b
	mla v15.16b, v5.16b, v7.16b
	mla v18.16b, v29.16b, v0.16b
	mla v10.16b, v4.16b, v0.16b
	ld2r {v22.4s, v23.4s}, [%[x4]]
	mla v16.16b, v30.16b, v9.16b
	mla v17.16b, v5.16b, v9.16b
	ld2r {v2.4s, v3.4s}, [%[x5]]
	mla v18.16b, v30.16b, v1.16b
	mla v27.16b, v29.16b, v22.16b
	mla v19.16b, v4.16b, v22.16b
	mla v10.16b, v5.16b, v1.16b
	mla v28.16b, v29.16b, v2.16b
	mla v21.16b, v4.16b, v2.16b
	ld2r {v0.4s, v1.4s}, [%[x6]]
	mla v27.16b, v30.16b, v23.16b
	mla v19.16b, v5.16b, v23.16b
	ld2r {v22.4s, v23.4s}, [%[x7]]
	mla v28.16b, v30.16b, v3.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v21.16b, v5.16b, v3.16b
	mla v11.16b, v29.16b, v0.16b
	ld1 {v2.16b, v3.16b}, [%[w0]]
	mla v20.16b, v4.16b, v0.16b
	mla v31.16b, v29.16b, v22.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v25.16b, v4.16b, v22.16b
	ld2r {v8.4s, v9.4s}, [%[x0]]
	mla v11.16b, v30.16b, v1.16b
	mla v20.16b, v5.16b, v1.16b
	mla v31.16b, v30.16b, v23.16b
	mla v25.16b, v5.16b, v23.16b
	mla v12.16b, v2.16b, v8.16b
	mla v13.16b, v6.16b, v8.16b
	ld2r {v29.4s, v30.4s}, [%[x1]]
	ld2r {v22.4s, v23.4s}, [%[x2]]
	ld2r {v0.4s, v1.4s}, [%[x3]]
	ld2r {v4.4s, v5.4s}, [%[x4]]
	mla v12.16b, v3.16b, v9.16b
	mla v14.16b, v2.16b, v29.16b
	mla v15.16b, v6.16b, v29.16b
	mla v16.16b, v2.16b, v22.16b
	mla v17.16b, v6.16b, v22.16b
	mla v13.16b, v7.16b, v9.16b
	mla v18.16b, v2.16b, v0.16b
	mla v14.16b, v3.16b, v30.16b
	mla v15.16b, v7.16b, v30.16b
	mla v16.16b, v3.16b, v23.16b
	mla v17.16b, v7.16b, v23.16b
	mla v10.16b, v6.16b, v0.16b
	mla v27.16b, v2.16b, v4.16b
	mla v19.16b, v6.16b, v4.16b
	mla v18.16b, v3.16b, v1.16b
	ld2r {v29.4s, v30.4s}, [%[x5]]
	ld2r {v22.4s, v23.4s}, [%[x6]]
	mla v10.16b, v7.16b, v1.16b
	mla v27.16b, v3.16b, v5.16b
	mla v19.16b, v7.16b, v5.16b
	mla v28.16b, v2.16b, v29.16b
	mla v21.16b, v6.16b, v29.16b
	mla v11.16b, v2.16b, v22.16b
	mla v20.16b, v6.16b, v22.16b
	ld2r {v0.4s, v1.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v28.16b, v3.16b, v30.16b
	mla v21.16b, v7.16b, v30.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mla v31.16b, v2.16b, v0.16b
	mla v25.16b, v6.16b, v0.16b
	ld1 {v8.16b, v9.16b}, [%[w1]]
	mla v11.16b, v3.16b, v23.16b
	mla v20.16b, v7.16b, v23.16b
	ld2r {v22.4s, v23.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	mla v31.16b, v3.16b, v1.16b
	mla v25.16b, v7.16b, v1.16b
	ld2r {v6.4s, v7.4s}, [%[x2]]
	mla v12.16b, v29.16b, v22.16b
	mla v13.16b, v8.16b, v22.16b
	mla v14.16b, v29.16b, v4.16b
	mla v15.16b, v8.16b, v4.16b
	mla v16.16b, v29.16b, v6.16b
	mla v17.16b, v8.16b, v6.16b
	mla v12.16b, v30.16b, v23.16b
	mla v13.16b, v9.16b, v23.16b
	mla v14.16b, v30.16b, v5.16b
	mla v15.16b, v9.16b, v5.16b
	mla v16.16b, v30.16b, v7.16b
	mla v17.16b, v9.16b, v7.16b
	ld2r {v22.4s, v23.4s}, [%[x3]]
	ld2r {v0.4s, v1.4s}, [%[x4]]
	ld2r {v2.4s, v3.4s}, [%[x5]]
	ld2r {v4.4s, v5.4s}, [%[x6]]
	ld2r {v6.4s, v7.4s}, [%[x7]]
	mla v18.16b, v29.16b, v22.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v10.16b, v8.16b, v22.16b
	mla v27.16b, v29.16b, v0.16b
	mla v19.16b, v8.16b, v0.16b
	mla v28.16b, v29.16b, v2.16b
	mla v21.16b, v8.16b, v2.16b
	mla v18.16b, v30.16b, v23.16b
	mla v10.16b, v9.16b, v23.16b
	mla v27.16b, v30.16b, v1.16b
	mla v19.16b, v9.16b, v1.16b
	mla v28.16b, v30.16b, v3.16b
	mla v21.16b, v9.16b, v3.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	mla v11.16b, v29.16b, v4.16b
	mla v20.16b, v8.16b, v4.16b
	ld1 {v0.16b, v1.16b}, [%[w1]]
	mla v31.16b, v29.16b, v6.16b
	mla v25.16b, v8.16b, v6.16b
	ld2r {v2.4s, v3.4s}, [%[x0]]
	mla v11.16b, v30.16b, v5.16b
	mla v20.16b, v9.16b, v5.16b
	mla v31.16b, v30.16b, v7.16b
	mla v25.16b, v9.16b, v7.16b
	mla v12.16b, v22.16b, v2.16b
	mla v13.16b, v0.16b, v2.16b
	ld2r {v29.4s, v30.4s}, [%[x1]]
	ld2r {v4.4s, v5.4s}, [%[x2]]
	ld2r {v6.4s, v7.4s}, [%[x3]]
	ld2r {v8.4s, v9.4s}, [%[x4]]
	mla v12.16b, v23.16b, v3.16b
	mla v14.16b, v22.16b, v29.16b
	mla v15.16b, v0.16b, v29.16b
	mla v16.16b, v22.16b, v4.16b
	mla v17.16b, v0.16b, v4.16b
	mla v13.16b, v1.16b, v3.16b
	mla v18.16b, v22.16b, v6.16b
	mla v14.16b, v23.16b, v30.16b
	mla v15.16b, v1.16b, v30.16b
	mla v16.16b, v23.16b, v5.16b
	mla v17.16b, v1.16b, v5.16b
	mla v10.16b, v0.16b, v6.16b
	mla v27.16b, v22.16b, v8.16b
	mla v19.16b, v0.16b, v8.16b
	mla v18.16b, v23.16b, v7.16b
	ld2r {v29.4s, v30.4s}, [%[x5]]
	ld2r {v2.4s, v3.4s}, [%[x6]]
	mla v10.16b, v1.16b, v7.16b
	mla v27.16b, v23.16b, v9.16b
	mla v19.16b, v1.16b, v9.16b
	mla v28.16b, v22.16b, v29.16b
	mla v21.16b, v0.16b, v29.16b
	mla v11.16b, v22.16b, v2.16b
	mla v20.16b, v0.16b, v2.16b
	ld2r {v4.4s, v5.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v28.16b, v23.16b, v30.16b
	mla v21.16b, v1.16b, v30.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mla v31.16b, v22.16b, v4.16b
	mla v25.16b, v0.16b, v4.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v11.16b, v23.16b, v3.16b
	mla v20.16b, v1.16b, v3.16b
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v2.4s, v3.4s}, [%[x1]]
	mla v31.16b, v23.16b, v5.16b
	mla v25.16b, v1.16b, v5.16b
	ld2r {v22.4s, v23.4s}, [%[x2]]
	mla v12.16b, v29.16b, v8.16b
	mla v13.16b, v6.16b, v8.16b
	mla v14.16b, v29.16b, v2.16b
	mla v15.16b, v6.16b, v2.16b
	mla v16.16b, v29.16b, v22.16b
	mla v17.16b, v6.16b, v22.16b
	mla v12.16b, v30.16b, v9.16b
	mla v13.16b, v7.16b, v9.16b
	mla v14.16b, v30.16b, v3.16b
	mla v15.16b, v7.16b, v3.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v16.16b, v30.16b, v23.16b
	mla v17.16b, v7.16b, v23.16b
	ld2r {v22.4s, v23.4s}, [%[x3]]
	ld2r {v4.4s, v5.4s}, [%[x4]]
	ld2r {v8.4s, v9.4s}, [%[x5]]
	uadalp v0.8h, v12.16b
	uadalp v1.8h, v13.16b
	uadalp v2.8h, v14.16b
	uadalp v3.8h, v15.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to1]]
	mla v18.16b, v29.16b, v22.16b
	mla v10.16b, v6.16b, v22.16b
	mla v27.16b, v29.16b, v4.16b
	mla v19.16b, v6.16b, v4.16b
	mla v28.16b, v29.16b, v8.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v21.16b, v6.16b, v8.16b
	mla v18.16b, v30.16b, v23.16b
	mla v10.16b, v7.16b, v23.16b
	mla v27.16b, v30.16b, v5.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mla v19.16b, v7.16b, v5.16b
	mla v28.16b, v30.16b, v9.16b
	mla v21.16b, v7.16b, v9.16b
	uadalp v12.8h, v16.16b
	uadalp v13.8h, v17.16b
	uadalp v14.8h, v18.16b
	uadalp v15.8h, v10.16b
	uadalp v0.8h, v27.16b
	uadalp v1.8h, v19.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to3]]
	uadalp v2.8h, v28.16b
	uadalp v3.8h, v21.16b
	ld2r {v26.4s, v27.4s}, [%[x6]]
	ld2r {v21.4s, v22.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to1]]
	mla v11.16b, v29.16b, v26.16b
	mla v20.16b, v6.16b, v26.16b
	mla v31.16b, v29.16b, v21.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mla v25.16b, v6.16b, v21.16b
	mla v11.16b, v30.16b, v27.16b
	ld1 {v23.16b, v24.16b}, [%[w0]]
	mla v20.16b, v7.16b, v27.16b
	mla v31.16b, v30.16b, v22.16b
	ld1 {v12.16b, v13.16b}, [%[w1]]
	mla v25.16b, v7.16b, v22.16b
	ld2r {v14.4s, v15.4s}, [%[x0]]
	uadalp v16.8h, v11.16b
	uadalp v17.8h, v20.16b
	uadalp v18.8h, v31.16b
	ld2r {v10.4s, v11.4s}, [%[x1]]
	uadalp v19.8h, v25.16b
	mul v20.16b, v23.16b, v14.16b
	mul v14.16b, v12.16b, v14.16b
	ld2r {v21.4s, v22.4s}, [%[x2]]
	mul v25.16b, v23.16b, v10.16b
	mul v10.16b, v12.16b, v10.16b
	st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to3]]
	mla v20.16b, v24.16b, v15.16b
	mul v16.16b, v23.16b, v21.16b
	mul v21.16b, v12.16b, v21.16b
	mla v14.16b, v13.16b, v15.16b
	mla v25.16b, v24.16b, v11.16b
	mla v10.16b, v13.16b, v11.16b
	ld2r {v17.4s, v18.4s}, [%[x3]]
	mla v16.16b, v24.16b, v22.16b
	mla v21.16b, v13.16b, v22.16b
	ld2r {v26.4s, v27.4s}, [%[x4]]
	ld2r {v28.4s, v29.4s}, [%[x5]]
	mul v11.16b, v23.16b, v17.16b
	mul v15.16b, v12.16b, v17.16b
	ld2r {v30.4s, v31.4s}, [%[x6]]
	mul v17.16b, v23.16b, v26.16b
	mul v19.16b, v12.16b, v26.16b
	mul v22.16b, v23.16b, v28.16b
	mul v26.16b, v12.16b, v28.16b
	mla v11.16b, v24.16b, v18.16b
	mla v15.16b, v13.16b, v18.16b
	mla v17.16b, v24.16b, v27.16b
	mla v19.16b, v13.16b, v27.16b
	mla v22.16b, v24.16b, v29.16b
	mla v26.16b, v13.16b, v29.16b
	mul v18.16b, v23.16b, v30.16b
	mul v27.16b, v12.16b, v30.16b
	ld2r {v28.4s, v29.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mul v23.16b, v23.16b, v28.16b
	mul v12.16b, v12.16b, v28.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	mla v18.16b, v24.16b, v31.16b
	mla v27.16b, v13.16b, v31.16b
	ld1 {v30.16b, v31.16b}, [%[w1]]
	ld2r {v2.4s, v3.4s}, [%[x0]]
	mla v23.16b, v24.16b, v29.16b
	mla v12.16b, v13.16b, v29.16b
	ld2r {v28.4s, v29.4s}, [%[x1]]
	ld2r {v4.4s, v5.4s}, [%[x2]]
	mla v20.16b, v0.16b, v2.16b
	mla v14.16b, v30.16b, v2.16b
	ld2r {v6.4s, v7.4s}, [%[x3]]
	mla v25.16b, v0.16b, v28.16b
	mla v10.16b, v30.16b, v28.16b
	mla v16.16b, v0.16b, v4.16b
	mla v21.16b, v30.16b, v4.16b
	mla v20.16b, v1.16b, v3.16b
	mla v14.16b, v31.16b, v3.16b
	mla v25.16b, v1.16b, v29.16b
	mla v10.16b, v31.16b, v29.16b
	mla v16.16b, v1.16b, v5.16b
	mla v21.16b, v31.16b, v5.16b
	mla v11.16b, v0.16b, v6.16b
	mla v15.16b, v30.16b, v6.16b
	ld2r {v28.4s, v29.4s}, [%[x4]]
	ld2r {v8.4s, v9.4s}, [%[x5]]
	ld2r {v2.4s, v3.4s}, [%[x6]]
	ld2r {v4.4s, v5.4s}, [%[x7]]
	mla v11.16b, v1.16b, v7.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v17.16b, v0.16b, v28.16b
	mla v19.16b, v30.16b, v28.16b
	mla v22.16b, v0.16b, v8.16b
	mla v26.16b, v30.16b, v8.16b
	mla v15.16b, v31.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[w0]]
	mla v18.16b, v0.16b, v2.16b
	mla v17.16b, v1.16b, v29.16b
	mla v19.16b, v31.16b, v29.16b
	mla v22.16b, v1.16b, v9.16b
	mla v26.16b, v31.16b, v9.16b
	ld1 {v28.16b, v29.16b}, [%[w1]]
	mla v27.16b, v30.16b, v2.16b
	mla v23.16b, v0.16b, v4.16b
	mla v12.16b, v30.16b, v4.16b
	mla v18.16b, v1.16b, v3.16b
	ld2r {v8.4s, v9.4s}, [%[x0]]
	mla v27.16b, v31.16b, v3.16b
	mla v23.16b, v1.16b, v5.16b
	mla v12.16b, v31.16b, v5.16b
	mla v20.16b, v6.16b, v8.16b
	mla v14.16b, v28.16b, v8.16b
	ld2r {v30.4s, v31.4s}, [%[x1]]
	ld2r {v0.4s, v1.4s}, [%[x2]]
	ld2r {v2.4s, v3.4s}, [%[x3]]
	ld2r {v4.4s, v5.4s}, [%[x4]]
	mla v20.16b, v7.16b, v9.16b
	mla v25.16b, v6.16b, v30.16b
	mla v10.16b, v28.16b, v30.16b
	mla v16.16b, v6.16b, v0.16b
	mla v21.16b, v28.16b, v0.16b
	mla v14.16b, v29.16b, v9.16b
	mla v11.16b, v6.16b, v2.16b
	mla v25.16b, v7.16b, v31.16b
	mla v10.16b, v29.16b, v31.16b
	mla v16.16b, v7.16b, v1.16b
	mla v21.16b, v29.16b, v1.16b
	mla v15.16b, v28.16b, v2.16b
	mla v17.16b, v6.16b, v4.16b
	mla v19.16b, v28.16b, v4.16b
	mla v11.16b, v7.16b, v3.16b
	ld2r {v30.4s, v31.4s}, [%[x5]]
	ld2r {v8.4s, v9.4s}, [%[x6]]
	mla v15.16b, v29.16b, v3.16b
	mla v17.16b, v7.16b, v5.16b
	mla v19.16b, v29.16b, v5.16b
	mla v22.16b, v6.16b, v30.16b
	mla v26.16b, v28.16b, v30.16b
	mla v18.16b, v6.16b, v8.16b
	mla v27.16b, v28.16b, v8.16b
	ld2r {v0.4s, v1.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v22.16b, v7.16b, v31.16b
	mla v26.16b, v29.16b, v31.16b
	ld1 {v30.16b, v31.16b}, [%[w0]]
	mla v23.16b, v6.16b, v0.16b
	mla v12.16b, v28.16b, v0.16b
	ld1 {v2.16b, v3.16b}, [%[w1]]
	mla v18.16b, v7.16b, v9.16b
	mla v27.16b, v29.16b, v9.16b
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v4.4s, v5.4s}, [%[x1]]
	mla v23.16b, v7.16b, v1.16b
	mla v12.16b, v29.16b, v1.16b
	ld2r {v28.4s, v29.4s}, [%[x2]]
	mla v20.16b, v30.16b, v8.16b
	mla v14.16b, v2.16b, v8.16b
	mla v25.16b, v30.16b, v4.16b
	mla v10.16b, v2.16b, v4.16b
	mla v16.16b, v30.16b, v28.16b
	mla v21.16b, v2.16b, v28.16b
	mla v20.16b, v31.16b, v9.16b
	mla v14.16b, v3.16b, v9.16b
	mla v25.16b, v31.16b, v5.16b
	mla v10.16b, v3.16b, v5.16b
	mla v16.16b, v31.16b, v29.16b
	mla v21.16b, v3.16b, v29.16b
	ld2r {v28.4s, v29.4s}, [%[x3]]
	ld2r {v0.4s, v1.4s}, [%[x4]]
	ld2r {v4.4s, v5.4s}, [%[x5]]
	ld2r {v6.4s, v7.4s}, [%[x6]]
	ld2r {v8.4s, v9.4s}, [%[x7]]
	mla v11.16b, v30.16b, v28.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v15.16b, v2.16b, v28.16b
	mla v17.16b, v30.16b, v0.16b
	mla v19.16b, v2.16b, v0.16b
	mla v22.16b, v30.16b, v4.16b
	mla v26.16b, v2.16b, v4.16b
	mla v11.16b, v31.16b, v29.16b
	mla v15.16b, v3.16b, v29.16b
	mla v17.16b, v31.16b, v1.16b
	mla v19.16b, v3.16b, v1.16b
	mla v22.16b, v31.16b, v5.16b
	mla v26.16b, v3.16b, v5.16b
	ld1 {v28.16b, v29.16b}, [%[w0]]
	mla v18.16b, v30.16b, v6.16b
	mla v27.16b, v2.16b, v6.16b
	ld1 {v0.16b, v1.16b}, [%[w1]]
	mla v23.16b, v30.16b, v8.16b
	mla v12.16b, v2.16b, v8.16b
	ld2r {v4.4s, v5.4s}, [%[x0]]
	mla v18.16b, v31.16b, v7.16b
	mla v27.16b, v3.16b, v7.16b
	mla v23.16b, v31.16b, v9.16b
	mla v12.16b, v3.16b, v9.16b
	mla v20.16b, v28.16b, v4.16b
	mla v14.16b, v0.16b, v4.16b
	ld2r {v30.4s, v31.4s}, [%[x1]]
	ld2r {v2.4s, v3.4s}, [%[x2]]
	ld2r {v6.4s, v7.4s}, [%[x3]]
	ld2r {v8.4s, v9.4s}, [%[x4]]
	mla v20.16b, v29.16b, v5.16b
	mla v25.16b, v28.16b, v30.16b
	mla v10.16b, v0.16b, v30.16b
	mla v16.16b, v28.16b, v2.16b
	mla v21.16b, v0.16b, v2.16b
	mla v14.16b, v1.16b, v5.16b
	mla v11.16b, v28.16b, v6.16b
	mla v25.16b, v29.16b, v31.16b
	mla v10.16b, v1.16b, v31.16b
	mla v16.16b, v29.16b, v3.16b
	mla v21.16b, v1.16b, v3.16b
	mla v15.16b, v0.16b, v6.16b
	mla v17.16b, v28.16b, v8.16b
	mla v19.16b, v0.16b, v8.16b
	mla v11.16b, v29.16b, v7.16b
	ld2r {v30.4s, v31.4s}, [%[x5]]
	ld2r {v2.4s, v3.4s}, [%[x6]]
	mla v15.16b, v1.16b, v7.16b
	mla v17.16b, v29.16b, v9.16b
	mla v19.16b, v1.16b, v9.16b
	mla v22.16b, v28.16b, v30.16b
	mla v26.16b, v0.16b, v30.16b
	mla v18.16b, v28.16b, v2.16b
	mla v27.16b, v0.16b, v2.16b
	ld2r {v4.4s, v5.4s}, [%[x7]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[x2], %[x2], #8
	add %[x3], %[x3], #8
	add %[x4], %[x4], #8
	add %[x5], %[x5], #8
	add %[x6], %[x6], #8
	add %[x7], %[x7], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	mla v22.16b, v29.16b, v31.16b
	mla v26.16b, v1.16b, v31.16b
	ld1 {v30.16b, v31.16b}, [%[w0]]
	mla v23.16b, v28.16b, v4.16b
	mla v12.16b, v0.16b, v4.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v18.16b, v29.16b, v3.16b
	mla v27.16b, v1.16b, v3.16b
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v2.4s, v3.4s}, [%[x1]]
	mla v23.16b, v29.16b, v5.16b
	mla v12.16b, v1.16b, v5.16b
	ld2r {v28.4s, v29.4s}, [%[x2]]
	mla v20.16b, v30.16b, v8.16b
	mla v14.16b, v6.16b, v8.16b
	mla v25.16b, v30.16b, v2.16b
	mla v10.16b, v6.16b, v2.16b
	mla v16.16b, v30.16b, v28.16b
	mla v21.16b, v6.16b, v28.16b
	mla v20.16b, v31.16b, v9.16b
	mla v14.16b, v7.16b, v9.16b
	mla v25.16b, v31.16b, v3.16b
	mla v10.16b, v7.16b, v3.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v16.16b, v31.16b, v29.16b
	mla v21.16b, v7.16b, v29.16b
	ld2r {v28.4s, v29.4s}, [%[x3]]
	ld2r {v4.4s, v5.4s}, [%[x4]]
	ld2r {v8.4s, v9.4s}, [%[x5]]
	uadalp v0.8h, v20.16b
	uadalp v1.8h, v14.16b
	uadalp v2.8h, v25.16b
	uadalp v3.8h, v10.16b
	mla v11.16b, v30.16b, v28.16b
	mla v15.16b, v6.16b, v28.16b
	mla v17.16b, v30.16b, v4.16b
	mla v19.16b, v6.16b, v4.16b
	mla v22.16b, v30.16b, v8.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v26.16b, v6.16b, v8.16b
	mla v11.16b, v31.16b, v29.16b
	mla v15.16b, v7.16b, v29.16b
	mla v17.16b, v31.16b, v5.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mla v19.16b, v7.16b, v5.16b
	mla v22.16b, v31.16b, v9.16b
	mla v26.16b, v7.16b, v9.16b
	ld2r {v13.4s, v14.4s}, [%[x6]]
	ld2r {v24.4s, v25.4s}, [%[x7]]
	subs %[n], %[n], #1
	mov %[sx], #8
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[x6], %[x6], %[sx]
	add %[x7], %[x7], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	uadalp v0.8h, v16.16b
	uadalp v1.8h, v21.16b
	uadalp v2.8h, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to2]]
	uadalp v3.8h, v15.16b
	mla v18.16b, v30.16b, v13.16b
	mla v27.16b, v6.16b, v13.16b
	mla v23.16b, v30.16b, v24.16b
	mla v12.16b, v6.16b, v24.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	uadalp v8.8h, v17.16b
	uadalp v9.8h, v19.16b
	uadalp v10.8h, v22.16b
	uadalp v11.8h, v26.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[to3]]
	mla v18.16b, v31.16b, v14.16b
	mla v27.16b, v7.16b, v14.16b
	mla v23.16b, v31.16b, v25.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	mla v12.16b, v7.16b, v25.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to2]]
	uadalp v19.8h, v18.16b
	uadalp v20.8h, v27.16b
	uadalp v21.8h, v23.16b
	ld1 {v2.16b, v3.16b}, [%[w1]]
	uadalp v22.8h, v12.16b
	ld2r {v4.4s, v5.4s}, [%[x0]]
	ld2r {v6.4s, v7.4s}, [%[x1]]
	ld2r {v8.4s, v9.4s}, [%[x2]]
	st1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[to3]]
	b.ne 1b

//// 534217f69533
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

//// b32600a98b98
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }

//// e6eaf28e102a
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }

//// 14743fdd6716
        if (registers == 4 && columns == 2 && (n = left / 12 < folds / 1 ? left / 12 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 12, folds -= n * 1;
        }

//// 03e614c6b7fb
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }

//// faf5b9d5d886
        if (registers == 4 && columns == 4 && (n = left / 12 < folds / 1 ? left / 12 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 12, folds -= n * 1;
        }

//// ea4169229f0e
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }

//// 9f03378e811f
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }

//// b3112405b980
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 2 ? left / 24 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 2;
        }

//// 0e218d15b665
          if (folds < 2) {
            folds = 130;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 5c4be38a8d15
        if (left0 == 0) {
          left0 = 12;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// f3f0f4280e51
 * A2W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 0ce90099f9f9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit bipolar, values [-7,
 * -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 605525e31bdf
 * K up to 51130560 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 5afea0239d13
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// 9e61aca209b1
 * A2W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// e71744c842ed
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit bipolar, values [-7, -5,
 * -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// e0c39a53ba1b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 98d1623f7ec6
 * A2W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 288146538748
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 037fbf48ee50
 * K up to 102261124 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d7ccbe50e624
 * Sums: 8-bit lanes, each run adds at most 21, 12 runs at most; 16-bit lanes, each run adds at most 504, 130
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *

//// ccb8c00563eb
 * A2W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 036ea2c1a696
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 227a20cdc929
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// f3a96d45683a
 * A2W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// d61571c6c667
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// abc7c05b3461
 * A3W1 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 894c3c674217
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 1 bit
 * bipolar, values [-1, 1], that is -1 + 2 * code.
 *

//// e341edac3c71
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 757c5ad0fc32
 * A3W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 5b59ad901edb
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// c047512532ef
 * A3W1 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4df55b8b39b5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// e6cbebde29fd
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 74dc5a4620a6
 * A3W1 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 86c6f68ce50e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// cb42c84973fd
 * A3W1 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// a0a93d6d7fd1
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// d6f24a557c72
 * A3W1 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 59d0999cd215
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
 *

//// 0e0be0b6c2d8
 * A3W2 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// a58879665b21
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 2 bit
 * bipolar, values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// aece183b60cf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// 4cbdfe8222eb
 * A3W2 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4ca8c7f5c595
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 8d0d56503c35
 * A3W2 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// e571a055b311
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 0964bf1f60b4
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 807faca72eb6
 * A3W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 9dca931bf3ec
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 662779309ad5
 * A3W2 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 38b400f68015
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// 80d3a7c09801
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -2 * (sum of the column's codes).
 *

//// 8b4c5ee2b993
 * A3W2 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// aff8fd0bae0b
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *

//// 317591197f8b
 * A3W3 bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// d0cbac8b5249
 * Activations: 3 bit bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code. Weights: 3 bit
 * bipolar, values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// f99f96d3b056
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -7 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// c1b00963ce2d
 * K up to 10956548 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 564c6d8dfad4
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 4 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 5f69d3445c1e
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 24 steps per round, 6 x added to what is kept; 204 instructions, 211 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x1(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// 38dc5211992c
  __asm__ volatile(
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	ld1 {v4.16b, v5.16b}, [%[w2]]
	ld1 {v6.16b, v7.16b}, [%[w3]]
	ld2r {v8.4s, v9.4s}, [%[x0]]
	1:
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mul v10.16b, v0.16b, v8.16b
	mul v11.16b, v2.16b, v8.16b
	mul v12.16b, v4.16b, v8.16b
	ld1 {v13.16b, v14.16b}, [%[w0]]
	mul v15.16b, v6.16b, v8.16b
	ld1 {v16.16b, v17.16b}, [%[w1]]
	mla v10.16b, v1.16b, v9.16b
	ld1 {v18.16b, v19.16b}, [%[w2]]
	mla v11.16b, v3.16b, v9.16b
	mla v12.16b, v5.16b, v9.16b
	ld1 {v20.16b, v21.16b}, [%[w3]]
	mla v15.16b, v7.16b, v9.16b
	ld2r {v22.4s, v23.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to0]]
	mla v10.16b, v13.16b, v22.16b
	mla v11.16b, v16.16b, v22.16b
	mla v12.16b, v18.16b, v22.16b
	ld1 {v28.16b, v29.16b}, [%[w0]]
	mla v15.16b, v20.16b, v22.16b
	ld1 {v30.16b, v31.16b}, [%[w1]]
	mla v10.16b, v14.16b, v23.16b
	ld1 {v13.16b, v14.16b}, [%[w2]]
	mla v11.16b, v17.16b, v23.16b
	mla v12.16b, v19.16b, v23.16b
	ld1 {v16.16b, v17.16b}, [%[w3]]
	mla v15.16b, v21.16b, v23.16b
	ld2r {v18.4s, v19.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	uadalp v24.8h, v10.16b
	uadalp v25.8h, v11.16b
	uadalp v26.8h, v12.16b
	uadalp v27.8h, v15.16b
	ld1 {v10.16b, v11.16b}, [%[w0]]
	mul v12.16b, v28.16b, v18.16b
	mul v15.16b, v30.16b, v18.16b
	ld1 {v20.16b, v21.16b}, [%[w1]]
	mul v13.16b, v13.16b, v18.16b
	mul v16.16b, v16.16b, v18.16b
	ld1 {v22.16b, v23.16b}, [%[w2]]
	st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to0]]
	mla v12.16b, v29.16b, v19.16b
	mla v15.16b, v31.16b, v19.16b
	mla v13.16b, v14.16b, v19.16b
	ld1 {v24.16b, v25.16b}, [%[w3]]
	mla v16.16b, v17.16b, v19.16b
	ld2r {v17.4s, v18.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]
	mla v12.16b, v10.16b, v17.16b
	mla v15.16b, v20.16b, v17.16b
	mla v13.16b, v22.16b, v17.16b
	ld1 {v19.16b, v20.16b}, [%[w0]]
	mla v16.16b, v24.16b, v17.16b
	ld1 {v30.16b, v31.16b}, [%[w1]]
	mla v12.16b, v11.16b, v18.16b
	ld1 {v10.16b, v11.16b}, [%[w2]]
	mla v15.16b, v21.16b, v18.16b
	mla v13.16b, v23.16b, v18.16b
	ld1 {v21.16b, v22.16b}, [%[w3]]
	mla v16.16b, v25.16b, v18.16b
	ld2r {v17.4s, v18.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	uadalp v26.8h, v12.16b
	uadalp v27.8h, v15.16b
	uadalp v28.8h, v13.16b
	uadalp v29.8h, v16.16b
	ld1 {v23.16b, v24.16b}, [%[w0]]
	mul v19.16b, v19.16b, v17.16b
	mul v25.16b, v30.16b, v17.16b
	ld1 {v12.16b, v13.16b}, [%[w1]]
	mul v10.16b, v10.16b, v17.16b
	mul v21.16b, v21.16b, v17.16b
	ld1 {v14.16b, v15.16b}, [%[w2]]
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]
	mla v19.16b, v20.16b, v18.16b
	mla v25.16b, v31.16b, v18.16b
	mla v10.16b, v11.16b, v18.16b
	ld1 {v16.16b, v17.16b}, [%[w3]]
	mla v21.16b, v22.16b, v18.16b
	ld2r {v26.4s, v27.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]
	mla v19.16b, v23.16b, v26.16b
	mla v25.16b, v12.16b, v26.16b
	mla v10.16b, v14.16b, v26.16b
	ld1 {v11.16b, v12.16b}, [%[w0]]
	mla v21.16b, v16.16b, v26.16b
	ld1 {v22.16b, v23.16b}, [%[w1]]
	mla v19.16b, v24.16b, v27.16b
	ld1 {v0.16b, v1.16b}, [%[w2]]
	mla v25.16b, v13.16b, v27.16b
	mla v10.16b, v15.16b, v27.16b
	ld1 {v13.16b, v14.16b}, [%[w3]]
	mla v21.16b, v17.16b, v27.16b
	ld2r {v26.4s, v27.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	uadalp v28.8h, v19.16b
	uadalp v29.8h, v25.16b
	uadalp v30.8h, v10.16b
	uadalp v31.8h, v21.16b
	ld1 {v24.16b, v25.16b}, [%[w0]]
	mul v10.16b, v11.16b, v26.16b
	mul v11.16b, v22.16b, v26.16b
	ld1 {v15.16b, v16.16b}, [%[w1]]
	mul v17.16b, v0.16b, v26.16b
	mul v13.16b, v13.16b, v26.16b
	ld1 {v18.16b, v19.16b}, [%[w2]]
	st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]
	mla v10.16b, v12.16b, v27.16b
	mla v11.16b, v23.16b, v27.16b
	mla v17.16b, v1.16b, v27.16b
	ld1 {v20.16b, v21.16b}, [%[w3]]
	mla v13.16b, v14.16b, v27.16b
	ld2r {v22.4s, v23.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]
	mla v10.16b, v24.16b, v22.16b
	mla v11.16b, v15.16b, v22.16b
	mla v17.16b, v18.16b, v22.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	mla v13.16b, v20.16b, v22.16b
	ld1 {v30.16b, v31.16b}, [%[w1]]
	mla v10.16b, v25.16b, v23.16b
	ld1 {v24.16b, v25.16b}, [%[w2]]
	mla v11.16b, v16.16b, v23.16b
	mla v17.16b, v19.16b, v23.16b
	ld1 {v18.16b, v19.16b}, [%[w3]]
	mla v13.16b, v21.16b, v23.16b
	ld2r {v20.4s, v21.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	uadalp v26.8h, v10.16b
	uadalp v27.8h, v11.16b
	uadalp v28.8h, v17.16b
	uadalp v29.8h, v13.16b
	ld1 {v16.16b, v17.16b}, [%[w0]]
	mul v22.16b, v14.16b, v20.16b
	mul v23.16b, v30.16b, v20.16b
	ld1 {v10.16b, v11.16b}, [%[w1]]
	mul v24.16b, v24.16b, v20.16b
	mul v18.16b, v18.16b, v20.16b
	ld1 {v12.16b, v13.16b}, [%[w2]]
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to0]]
	mla v22.16b, v15.16b, v21.16b
	mla v23.16b, v31.16b, v21.16b
	mla v24.16b, v25.16b, v21.16b
	ld1 {v14.16b, v15.16b}, [%[w3]]
	mla v18.16b, v19.16b, v21.16b
	ld2r {v19.4s, v20.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	mla v22.16b, v16.16b, v19.16b
	mla v23.16b, v10.16b, v19.16b
	mla v24.16b, v12.16b, v19.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	mla v18.16b, v14.16b, v19.16b
	ld1 {v0.16b, v1.16b}, [%[w1]]
	mla v22.16b, v17.16b, v20.16b
	ld1 {v16.16b, v17.16b}, [%[w2]]
	mla v23.16b, v11.16b, v20.16b
	mla v24.16b, v13.16b, v20.16b
	ld1 {v10.16b, v11.16b}, [%[w3]]
	mla v18.16b, v15.16b, v20.16b
	ld2r {v19.4s, v20.4s}, [%[x0]]
	add %[x0], %[x0], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	uadalp v25.8h, v22.16b
	uadalp v26.8h, v23.16b
	uadalp v27.8h, v24.16b
	uadalp v28.8h, v18.16b
	ld1 {v12.16b, v13.16b}, [%[w0]]
	mul v18.16b, v29.16b, v19.16b
	mul v29.16b, v0.16b, v19.16b
	ld1 {v14.16b, v15.16b}, [%[w1]]
	mul v16.16b, v16.16b, v19.16b
	mul v10.16b, v10.16b, v19.16b
	ld1 {v21.16b, v22.16b}, [%[w2]]
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	mla v18.16b, v30.16b, v20.16b
	mla v29.16b, v1.16b, v20.16b
	mla v16.16b, v17.16b, v20.16b
	ld1 {v30.16b, v31.16b}, [%[w3]]
	mla v10.16b, v11.16b, v20.16b
	ld2r {v19.4s, v20.4s}, [%[x0]]
	subs %[n], %[n], #1
	mov %[sx], #8
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	mla v18.16b, v12.16b, v19.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	mla v29.16b, v14.16b, v19.16b
	mla v16.16b, v21.16b, v19.16b
	mla v10.16b, v30.16b, v19.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	mla v18.16b, v13.16b, v20.16b
	mla v29.16b, v15.16b, v20.16b
	ld1 {v4.16b, v5.16b}, [%[w2]]
	mla v16.16b, v22.16b, v20.16b
	mla v10.16b, v31.16b, v20.16b
	ld1 {v6.16b, v7.16b}, [%[w3]]
	ld2r {v8.4s, v9.4s}, [%[x0]]
	uadalp v23.8h, v18.16b
	uadalp v24.8h, v29.16b
	uadalp v25.8h, v16.16b
	uadalp v26.8h, v10.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	b.ne 1b

//// 8b1abbea9b05
/* 24 steps per round, 6 x added to what is kept; 96 instructions, 130 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 7899249cd4ee
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	1:
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[w0], %[w0], #64
	mul v12.16b, v0.16b, v4.16b
	mul v13.16b, v0.16b, v8.16b
	ld1 {v14.16b, v15.16b}, [%[to0]]
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]
	mla v12.16b, v1.16b, v5.16b
	mla v13.16b, v1.16b, v9.16b
	ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x0]]
	ld4r {v24.4s, v25.4s, v26.4s, v27.4s}, [%[x1]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[w0], %[w0], #64
	mla v12.16b, v2.16b, v6.16b
	mla v13.16b, v2.16b, v10.16b
	mul v20.16b, v16.16b, v20.16b
	ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]
	mul v16.16b, v16.16b, v24.16b
	mla v12.16b, v3.16b, v7.16b
	mla v13.16b, v3.16b, v11.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]
	mla v20.16b, v17.16b, v21.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]
	mla v16.16b, v17.16b, v25.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[w0], %[w0], #64
	uadalp v14.8h, v12.16b
	uadalp v15.8h, v13.16b
	mla v20.16b, v18.16b, v22.16b
	mla v16.16b, v18.16b, v26.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[w0]]
	mul v12.16b, v28.16b, v0.16b
	mul v13.16b, v28.16b, v4.16b
	st1 {v14.16b, v15.16b}, [%[to0]]
	mla v20.16b, v19.16b, v23.16b
	mla v16.16b, v19.16b, v27.16b
	ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x0]]
	mla v12.16b, v29.16b, v1.16b
	mla v13.16b, v29.16b, v5.16b
	ld1 {v14.16b, v15.16b}, [%[to0]]
	ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x1]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[w0], %[w0], #64
	uadalp v14.8h, v20.16b
	uadalp v15.8h, v16.16b
	mla v12.16b, v30.16b, v2.16b
	mla v13.16b, v30.16b, v6.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]
	mul v20.16b, v8.16b, v21.16b
	mul v21.16b, v8.16b, v25.16b
	st1 {v14.16b, v15.16b}, [%[to0]]
	mla v12.16b, v31.16b, v3.16b
	mla v13.16b, v31.16b, v7.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x0]]
	mla v20.16b, v9.16b, v22.16b
	mla v21.16b, v9.16b, v26.16b
	ld1 {v14.16b, v15.16b}, [%[to0]]
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[w0], %[w0], #64
	uadalp v14.8h, v12.16b
	uadalp v15.8h, v13.16b
	mla v20.16b, v10.16b, v23.16b
	mla v21.16b, v10.16b, v27.16b
	mul v12.16b, v16.16b, v0.16b
	mul v13.16b, v16.16b, v4.16b
	st1 {v14.16b, v15.16b}, [%[to0]]
	mla v20.16b, v11.16b, v24.16b
	mla v21.16b, v11.16b, v28.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]
	mla v12.16b, v17.16b, v1.16b
	mla v13.16b, v17.16b, v5.16b
	ld1 {v14.16b, v15.16b}, [%[to0]]
	ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x0]]
	mla v12.16b, v18.16b, v2.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v13.16b, v18.16b, v6.16b
	subs %[n], %[n], #1
	mov %[sx], #16
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	uadalp v14.8h, v20.16b
	uadalp v15.8h, v21.16b
	mla v12.16b, v19.16b, v3.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	mla v13.16b, v19.16b, v7.16b
	mul v26.16b, v22.16b, v26.16b
	mul v30.16b, v22.16b, v8.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	st1 {v14.16b, v15.16b}, [%[to0]]
	mla v26.16b, v23.16b, v27.16b
	mla v30.16b, v23.16b, v9.16b
	ld1 {v14.16b, v15.16b}, [%[to0]]
	mla v26.16b, v24.16b, v28.16b
	mla v30.16b, v24.16b, v10.16b
	uadalp v14.8h, v12.16b
	uadalp v15.8h, v13.16b
	mla v26.16b, v25.16b, v29.16b
	mla v30.16b, v25.16b, v11.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	st1 {v14.16b, v15.16b}, [%[to0]]
	ld1 {v27.16b, v28.16b}, [%[to0]]
	uadalp v27.8h, v26.16b
	uadalp v28.8h, v30.16b
	st1 {v27.16b, v28.16b}, [%[to0]]
	b.ne 1b

//// 53cf06326949
/* 24 steps per round, 6 x added to what is kept; 348 instructions, 338 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// fb85bfc3d131
  __asm__ volatile(
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	ld1 {v4.16b, v5.16b}, [%[w2]]
	ld1 {v6.16b, v7.16b}, [%[w3]]
	ld2r {v8.4s, v9.4s}, [%[x0]]
	ld2r {v10.4s, v11.4s}, [%[x1]]
	1:
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mul v12.16b, v0.16b, v8.16b
	mul v13.16b, v0.16b, v10.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	mul v16.16b, v2.16b, v8.16b
	mul v17.16b, v2.16b, v10.16b
	ld1 {v18.16b, v19.16b}, [%[w1]]
	mul v20.16b, v4.16b, v8.16b
	mul v21.16b, v4.16b, v10.16b
	ld1 {v22.16b, v23.16b}, [%[w2]]
	mul v24.16b, v6.16b, v8.16b
	mul v25.16b, v6.16b, v10.16b
	ld1 {v26.16b, v27.16b}, [%[w3]]
	mla v12.16b, v1.16b, v9.16b
	mla v13.16b, v1.16b, v11.16b
	mla v16.16b, v3.16b, v9.16b
	mla v17.16b, v3.16b, v11.16b
	mla v20.16b, v5.16b, v9.16b
	mla v21.16b, v5.16b, v11.16b
	mla v24.16b, v7.16b, v9.16b
	mla v25.16b, v7.16b, v11.16b
	ld2r {v28.4s, v29.4s}, [%[x0]]
	ld2r {v30.4s, v31.4s}, [%[x1]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v12.16b, v14.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v13.16b, v14.16b, v30.16b
	mla v16.16b, v18.16b, v28.16b
	mla v17.16b, v18.16b, v30.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	mla v20.16b, v22.16b, v28.16b
	mla v21.16b, v22.16b, v30.16b
	ld1 {v6.16b, v7.16b}, [%[w1]]
	mla v24.16b, v26.16b, v28.16b
	mla v25.16b, v26.16b, v30.16b
	ld1 {v8.16b, v9.16b}, [%[w2]]
	mla v12.16b, v15.16b, v29.16b
	mla v13.16b, v15.16b, v31.16b
	ld1 {v14.16b, v15.16b}, [%[w3]]
	mla v16.16b, v19.16b, v29.16b
	mla v17.16b, v19.16b, v31.16b
	mla v20.16b, v23.16b, v29.16b
	mla v21.16b, v23.16b, v31.16b
	mla v24.16b, v27.16b, v29.16b
	mla v25.16b, v27.16b, v31.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	uadalp v0.8h, v12.16b
	uadalp v1.8h, v16.16b
	uadalp v2.8h, v20.16b
	ld2r {v22.4s, v23.4s}, [%[x0]]
	uadalp v3.8h, v24.16b
	ld2r {v30.4s, v31.4s}, [%[x1]]
	uadalp v26.8h, v13.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	uadalp v27.8h, v17.16b
	uadalp v28.8h, v21.16b
	uadalp v29.8h, v25.16b
	ld1 {v12.16b, v13.16b}, [%[w0]]
	mul v24.16b, v4.16b, v22.16b
	mul v25.16b, v4.16b, v30.16b
	ld1 {v16.16b, v17.16b}, [%[w1]]
	mul v18.16b, v6.16b, v22.16b
	mul v19.16b, v6.16b, v30.16b
	ld1 {v20.16b, v21.16b}, [%[w2]]
	mul v6.16b, v8.16b, v22.16b
	mul v8.16b, v8.16b, v30.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	mul v22.16b, v14.16b, v22.16b
	mul v14.16b, v14.16b, v30.16b
	mla v24.16b, v5.16b, v23.16b
	ld1 {v26.16b, v27.16b}, [%[w3]]
	mla v25.16b, v5.16b, v31.16b
	mla v18.16b, v7.16b, v23.16b
	mla v19.16b, v7.16b, v31.16b
	mla v6.16b, v9.16b, v23.16b
	mla v8.16b, v9.16b, v31.16b
	mla v22.16b, v15.16b, v23.16b
	mla v14.16b, v15.16b, v31.16b
	ld2r {v28.4s, v29.4s}, [%[x0]]
	ld2r {v30.4s, v31.4s}, [%[x1]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v24.16b, v12.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v25.16b, v12.16b, v30.16b
	mla v18.16b, v16.16b, v28.16b
	mla v19.16b, v16.16b, v30.16b
	ld1 {v15.16b, v16.16b}, [%[w0]]
	mla v6.16b, v20.16b, v28.16b
	mla v8.16b, v20.16b, v30.16b
	ld1 {v4.16b, v5.16b}, [%[w1]]
	mla v22.16b, v26.16b, v28.16b
	mla v14.16b, v26.16b, v30.16b
	ld1 {v9.16b, v10.16b}, [%[w2]]
	mla v24.16b, v13.16b, v29.16b
	mla v25.16b, v13.16b, v31.16b
	ld1 {v12.16b, v13.16b}, [%[w3]]
	mla v18.16b, v17.16b, v29.16b
	mla v19.16b, v17.16b, v31.16b
	mla v6.16b, v21.16b, v29.16b
	mla v8.16b, v21.16b, v31.16b
	mla v22.16b, v27.16b, v29.16b
	mla v14.16b, v27.16b, v31.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	uadalp v0.8h, v24.16b
	uadalp v1.8h, v18.16b
	uadalp v2.8h, v6.16b
	ld2r {v17.4s, v18.4s}, [%[x0]]
	uadalp v3.8h, v22.16b
	ld2r {v30.4s, v31.4s}, [%[x1]]
	uadalp v26.8h, v25.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	uadalp v27.8h, v19.16b
	uadalp v28.8h, v8.16b
	uadalp v29.8h, v14.16b
	ld1 {v19.16b, v20.16b}, [%[w0]]
	mul v14.16b, v15.16b, v17.16b
	mul v15.16b, v15.16b, v30.16b
	ld1 {v21.16b, v22.16b}, [%[w1]]
	mul v23.16b, v4.16b, v17.16b
	mul v24.16b, v4.16b, v30.16b
	ld1 {v6.16b, v7.16b}, [%[w2]]
	mul v25.16b, v9.16b, v17.16b
	mul v11.16b, v9.16b, v30.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	mul v17.16b, v12.16b, v17.16b
	mul v12.16b, v12.16b, v30.16b
	mla v14.16b, v16.16b, v18.16b
	ld1 {v26.16b, v27.16b}, [%[w3]]
	mla v15.16b, v16.16b, v31.16b
	mla v23.16b, v5.16b, v18.16b
	mla v24.16b, v5.16b, v31.16b
	mla v25.16b, v10.16b, v18.16b
	mla v11.16b, v10.16b, v31.16b
	mla v17.16b, v13.16b, v18.16b
	mla v12.16b, v13.16b, v31.16b
	ld2r {v28.4s, v29.4s}, [%[x0]]
	ld2r {v30.4s, v31.4s}, [%[x1]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v14.16b, v19.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v15.16b, v19.16b, v30.16b
	mla v23.16b, v21.16b, v28.16b
	mla v24.16b, v21.16b, v30.16b
	ld1 {v18.16b, v19.16b}, [%[w0]]
	mla v25.16b, v6.16b, v28.16b
	mla v11.16b, v6.16b, v30.16b
	ld1 {v4.16b, v5.16b}, [%[w1]]
	mla v17.16b, v26.16b, v28.16b
	mla v12.16b, v26.16b, v30.16b
	ld1 {v8.16b, v9.16b}, [%[w2]]
	mla v14.16b, v20.16b, v29.16b
	mla v15.16b, v20.16b, v31.16b
	ld1 {v20.16b, v21.16b}, [%[w3]]
	mla v23.16b, v22.16b, v29.16b
	mla v24.16b, v22.16b, v31.16b
	mla v25.16b, v7.16b, v29.16b
	mla v11.16b, v7.16b, v31.16b
	mla v17.16b, v27.16b, v29.16b
	mla v12.16b, v27.16b, v31.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	uadalp v0.8h, v14.16b
	uadalp v1.8h, v23.16b
	uadalp v2.8h, v25.16b
	ld2r {v13.4s, v14.4s}, [%[x0]]
	uadalp v3.8h, v17.16b
	ld2r {v16.4s, v17.4s}, [%[x1]]
	uadalp v26.8h, v15.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	uadalp v27.8h, v24.16b
	uadalp v28.8h, v11.16b
	uadalp v29.8h, v12.16b
	ld1 {v30.16b, v31.16b}, [%[w0]]
	mul v12.16b, v18.16b, v13.16b
	mul v15.16b, v18.16b, v16.16b
	ld1 {v22.16b, v23.16b}, [%[w1]]
	mul v18.16b, v4.16b, v13.16b
	mul v24.16b, v4.16b, v16.16b
	ld1 {v6.16b, v7.16b}, [%[w2]]
	mul v25.16b, v8.16b, v13.16b
	mul v8.16b, v8.16b, v16.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	mul v13.16b, v20.16b, v13.16b
	mul v16.16b, v20.16b, v16.16b
	mla v12.16b, v19.16b, v14.16b
	ld1 {v26.16b, v27.16b}, [%[w3]]
	mla v15.16b, v19.16b, v17.16b
	mla v18.16b, v5.16b, v14.16b
	mla v24.16b, v5.16b, v17.16b
	mla v25.16b, v9.16b, v14.16b
	mla v8.16b, v9.16b, v17.16b
	mla v13.16b, v21.16b, v14.16b
	mla v16.16b, v21.16b, v17.16b
	ld2r {v28.4s, v29.4s}, [%[x0]]
	ld2r {v19.4s, v20.4s}, [%[x1]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v12.16b, v30.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v15.16b, v30.16b, v19.16b
	mla v18.16b, v22.16b, v28.16b
	mla v24.16b, v22.16b, v19.16b
	ld1 {v21.16b, v22.16b}, [%[w0]]
	mla v25.16b, v6.16b, v28.16b
	mla v8.16b, v6.16b, v19.16b
	ld1 {v4.16b, v5.16b}, [%[w1]]
	mla v13.16b, v26.16b, v28.16b
	mla v16.16b, v26.16b, v19.16b
	ld1 {v9.16b, v10.16b}, [%[w2]]
	mla v12.16b, v31.16b, v29.16b
	mla v15.16b, v31.16b, v20.16b
	ld1 {v30.16b, v31.16b}, [%[w3]]
	mla v18.16b, v23.16b, v29.16b
	mla v24.16b, v23.16b, v20.16b
	mla v25.16b, v7.16b, v29.16b
	mla v8.16b, v7.16b, v20.16b
	mla v13.16b, v27.16b, v29.16b
	mla v16.16b, v27.16b, v20.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	uadalp v0.8h, v12.16b
	uadalp v1.8h, v18.16b
	uadalp v2.8h, v25.16b
	ld2r {v17.4s, v18.4s}, [%[x0]]
	uadalp v3.8h, v13.16b
	ld2r {v19.4s, v20.4s}, [%[x1]]
	uadalp v26.8h, v15.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	uadalp v27.8h, v24.16b
	uadalp v28.8h, v8.16b
	uadalp v29.8h, v16.16b
	ld1 {v23.16b, v24.16b}, [%[w0]]
	mul v25.16b, v21.16b, v17.16b
	mul v21.16b, v21.16b, v19.16b
	ld1 {v12.16b, v13.16b}, [%[w1]]
	mul v14.16b, v4.16b, v17.16b
	mul v15.16b, v4.16b, v19.16b
	ld1 {v6.16b, v7.16b}, [%[w2]]
	mul v16.16b, v9.16b, v17.16b
	mul v11.16b, v9.16b, v19.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	mul v17.16b, v30.16b, v17.16b
	mul v19.16b, v30.16b, v19.16b
	mla v25.16b, v22.16b, v18.16b
	ld1 {v26.16b, v27.16b}, [%[w3]]
	mla v21.16b, v22.16b, v20.16b
	mla v14.16b, v5.16b, v18.16b
	mla v15.16b, v5.16b, v20.16b
	mla v16.16b, v10.16b, v18.16b
	mla v11.16b, v10.16b, v20.16b
	mla v17.16b, v31.16b, v18.16b
	mla v19.16b, v31.16b, v20.16b
	ld2r {v28.4s, v29.4s}, [%[x0]]
	ld2r {v30.4s, v31.4s}, [%[x1]]
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	mla v25.16b, v23.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v21.16b, v23.16b, v30.16b
	mla v14.16b, v12.16b, v28.16b
	mla v15.16b, v12.16b, v30.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	mla v16.16b, v6.16b, v28.16b
	mla v11.16b, v6.16b, v30.16b
	ld1 {v4.16b, v5.16b}, [%[w1]]
	mla v17.16b, v26.16b, v28.16b
	mla v19.16b, v26.16b, v30.16b
	ld1 {v8.16b, v9.16b}, [%[w2]]
	mla v25.16b, v24.16b, v29.16b
	mla v21.16b, v24.16b, v31.16b
	mla v14.16b, v13.16b, v29.16b
	mla v15.16b, v13.16b, v31.16b
	ld1 {v12.16b, v13.16b}, [%[w3]]
	mla v16.16b, v7.16b, v29.16b
	mla v11.16b, v7.16b, v31.16b
	mla v17.16b, v27.16b, v29.16b
	mla v19.16b, v27.16b, v31.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	uadalp v0.8h, v25.16b
	uadalp v1.8h, v14.16b
	uadalp v2.8h, v16.16b
	ld2r {v24.4s, v25.4s}, [%[x0]]
	uadalp v3.8h, v17.16b
	ld2r {v30.4s, v31.4s}, [%[x1]]
	uadalp v26.8h, v21.16b
	add %[x0], %[x0], #8
	add %[x1], %[x1], #8
	add %[w0], %[w0], #32
	add %[w1], %[w1], #32
	add %[w2], %[w2], #32
	add %[w3], %[w3], #32
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	uadalp v27.8h, v15.16b
	uadalp v28.8h, v11.16b
	uadalp v29.8h, v19.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	mul v16.16b, v22.16b, v24.16b
	mul v17.16b, v22.16b, v30.16b
	ld1 {v18.16b, v19.16b}, [%[w1]]
	mul v20.16b, v4.16b, v24.16b
	mul v21.16b, v4.16b, v30.16b
	ld1 {v6.16b, v7.16b}, [%[w2]]
	mul v22.16b, v8.16b, v24.16b
	mul v8.16b, v8.16b, v30.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	mul v24.16b, v12.16b, v24.16b
	mul v12.16b, v12.16b, v30.16b
	mla v16.16b, v23.16b, v25.16b
	ld1 {v26.16b, v27.16b}, [%[w3]]
	mla v17.16b, v23.16b, v31.16b
	mla v20.16b, v5.16b, v25.16b
	mla v21.16b, v5.16b, v31.16b
	mla v22.16b, v9.16b, v25.16b
	mla v8.16b, v9.16b, v31.16b
	mla v24.16b, v13.16b, v25.16b
	mla v12.16b, v13.16b, v31.16b
	ld2r {v28.4s, v29.4s}, [%[x0]]
	ld2r {v30.4s, v31.4s}, [%[x1]]
	subs %[n], %[n], #1
	mov %[sx], #8
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	mla v16.16b, v14.16b, v28.16b
	mla v17.16b, v14.16b, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v20.16b, v18.16b, v28.16b
	mla v21.16b, v18.16b, v30.16b
	mla v22.16b, v6.16b, v28.16b
	ld1 {v4.16b, v5.16b}, [%[w2]]
	mla v8.16b, v6.16b, v30.16b
	mla v24.16b, v26.16b, v28.16b
	mla v12.16b, v26.16b, v30.16b
	mla v16.16b, v15.16b, v29.16b
	mla v17.16b, v15.16b, v31.16b
	mla v20.16b, v19.16b, v29.16b
	mla v21.16b, v19.16b, v31.16b
	mla v22.16b, v7.16b, v29.16b
	mla v8.16b, v7.16b, v31.16b
	ld1 {v6.16b, v7.16b}, [%[w3]]
	mla v24.16b, v27.16b, v29.16b
	mla v12.16b, v27.16b, v31.16b
	uadalp v0.8h, v16.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to1]]
	uadalp v1.8h, v20.16b
	uadalp v2.8h, v22.16b
	ld2r {v10.4s, v11.4s}, [%[x1]]
	uadalp v3.8h, v24.16b
	uadalp v13.8h, v17.16b
	uadalp v14.8h, v21.16b
	uadalp v15.8h, v8.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	uadalp v16.8h, v12.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[w1]]
	ld2r {v8.4s, v9.4s}, [%[x0]]
	st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to1]]
	b.ne 1b

//// 1e218cab8172
/* 24 steps per round, 6 x added to what is kept; 168 instructions, 197 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 7f5fd203259d
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x2]]
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]
	1:
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[w0], %[w0], #64
	mul v20.16b, v0.16b, v4.16b
	mul v21.16b, v0.16b, v8.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	mul v26.16b, v0.16b, v12.16b
	mul v27.16b, v0.16b, v16.16b
	ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[w0]]
	mla v20.16b, v1.16b, v5.16b
	mla v21.16b, v1.16b, v9.16b
	mla v26.16b, v1.16b, v13.16b
	mla v27.16b, v1.16b, v17.16b
	mla v20.16b, v2.16b, v6.16b
	mla v21.16b, v2.16b, v10.16b
	mla v26.16b, v2.16b, v14.16b
	mla v27.16b, v2.16b, v18.16b
	mla v20.16b, v3.16b, v7.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	mla v21.16b, v3.16b, v11.16b
	mla v26.16b, v3.16b, v15.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v27.16b, v3.16b, v19.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]
	uadalp v22.8h, v20.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]
	uadalp v23.8h, v21.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[w0], %[w0], #64
	uadalp v24.8h, v26.16b
	uadalp v25.8h, v27.16b
	mul v20.16b, v28.16b, v4.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]
	mul v21.16b, v28.16b, v8.16b
	mul v26.16b, v28.16b, v0.16b
	mul v27.16b, v28.16b, v12.16b
	st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	mla v20.16b, v29.16b, v5.16b
	mla v21.16b, v29.16b, v9.16b
	ld4r {v22.4s, v23.4s, v24.4s, v25.4s}, [%[x0]]
	mla v26.16b, v29.16b, v1.16b
	mla v27.16b, v29.16b, v13.16b
	mla v20.16b, v30.16b, v6.16b
	mla v21.16b, v30.16b, v10.16b
	mla v26.16b, v30.16b, v2.16b
	mla v27.16b, v30.16b, v14.16b
	mul v22.16b, v16.16b, v22.16b
	mla v20.16b, v31.16b, v7.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v21.16b, v31.16b, v11.16b
	mla v26.16b, v31.16b, v3.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]
	mla v27.16b, v31.16b, v15.16b
	mla v22.16b, v17.16b, v23.16b
	ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x2]]
	uadalp v4.8h, v20.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x3]]
	uadalp v5.8h, v21.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[w0], %[w0], #64
	uadalp v6.8h, v26.16b
	uadalp v7.8h, v27.16b
	mul v23.16b, v16.16b, v0.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[w0]]
	mul v20.16b, v16.16b, v28.16b
	mul v21.16b, v16.16b, v8.16b
	mla v22.16b, v18.16b, v24.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v23.16b, v17.16b, v1.16b
	mla v20.16b, v17.16b, v29.16b
	ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x0]]
	mla v21.16b, v17.16b, v9.16b
	mla v22.16b, v19.16b, v25.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]
	mla v23.16b, v18.16b, v2.16b
	mla v20.16b, v18.16b, v30.16b
	mla v21.16b, v18.16b, v10.16b
	mul v30.16b, v12.16b, v26.16b
	mul v24.16b, v12.16b, v4.16b
	mla v23.16b, v19.16b, v3.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v20.16b, v19.16b, v31.16b
	mla v21.16b, v19.16b, v11.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x2]]
	mla v30.16b, v13.16b, v27.16b
	mla v24.16b, v13.16b, v5.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[w0], %[w0], #64
	uadalp v0.8h, v22.16b
	uadalp v1.8h, v23.16b
	uadalp v2.8h, v20.16b
	uadalp v3.8h, v21.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[w0]]
	mul v31.16b, v12.16b, v8.16b
	mul v25.16b, v12.16b, v16.16b
	mla v30.16b, v14.16b, v28.16b
	mla v24.16b, v14.16b, v6.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v31.16b, v13.16b, v9.16b
	mla v25.16b, v13.16b, v17.16b
	mla v30.16b, v15.16b, v29.16b
	ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x0]]
	mla v24.16b, v15.16b, v7.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]
	mla v31.16b, v14.16b, v10.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x2]]
	mla v25.16b, v14.16b, v18.16b
	mul v26.16b, v20.16b, v26.16b
	mul v0.16b, v20.16b, v0.16b
	mla v31.16b, v15.16b, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	mla v25.16b, v15.16b, v19.16b
	mul v4.16b, v20.16b, v4.16b
	mla v26.16b, v21.16b, v27.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[w0], %[w0], #64
	uadalp v8.8h, v30.16b
	uadalp v9.8h, v24.16b
	uadalp v10.8h, v31.16b
	uadalp v11.8h, v25.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]
	mul v20.16b, v20.16b, v12.16b
	mla v0.16b, v21.16b, v1.16b
	mla v4.16b, v21.16b, v5.16b
	mla v26.16b, v22.16b, v28.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	mla v20.16b, v21.16b, v13.16b
	mla v0.16b, v22.16b, v2.16b
	mla v4.16b, v22.16b, v6.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]
	mla v26.16b, v23.16b, v29.16b
	ld4r {v27.4s, v28.4s, v29.4s, v30.4s}, [%[x1]]
	mla v20.16b, v22.16b, v14.16b
	mla v0.16b, v23.16b, v3.16b
	mla v4.16b, v23.16b, v7.16b
	mul v31.16b, v16.16b, v8.16b
	ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to0]]
	mul v27.16b, v16.16b, v27.16b
	mla v20.16b, v23.16b, v15.16b
	ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x2]]
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]
	subs %[n], %[n], #1
	mov %[sx], #16
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	uadalp v5.8h, v26.16b
	uadalp v6.8h, v0.16b
	uadalp v7.8h, v4.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	uadalp v8.8h, v20.16b
	mul v20.16b, v16.16b, v21.16b
	mul v21.16b, v16.16b, v12.16b
	mla v31.16b, v17.16b, v9.16b
	mla v27.16b, v17.16b, v28.16b
	st1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to0]]
	mla v20.16b, v17.16b, v22.16b
	mla v21.16b, v17.16b, v13.16b
	mla v31.16b, v18.16b, v10.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	mla v27.16b, v18.16b, v29.16b
	mla v20.16b, v18.16b, v23.16b
	mla v21.16b, v18.16b, v14.16b
	mla v31.16b, v19.16b, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	mla v27.16b, v19.16b, v30.16b
	mla v20.16b, v19.16b, v24.16b
	mla v21.16b, v19.16b, v15.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x2]]
	uadalp v8.8h, v31.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]
	uadalp v9.8h, v27.16b
	uadalp v10.8h, v20.16b
	uadalp v11.8h, v21.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	b.ne 1b

//// 5f54da511a54
/* 24 steps per round, 8 x added to what is kept; 648 instructions, 692 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_4x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes, *w2 = weights + 2 * register_bytes, *w3 = weights + 3 * register_bytes;
  intptr_t step_x, step_w;

//// 47ab0351998c
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	1:
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x1]]
	mul v18.16b, v0.16b, v12.16b
	mul v19.16b, v3.16b, v12.16b
	mul v20.16b, v6.16b, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to0]]
	mul v25.16b, v9.16b, v12.16b
	mul v26.16b, v0.16b, v15.16b
	mla v18.16b, v1.16b, v13.16b
	mla v19.16b, v4.16b, v13.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to1]]
	mla v20.16b, v7.16b, v13.16b
	mla v25.16b, v10.16b, v13.16b
	mul v31.16b, v3.16b, v15.16b
	mul v12.16b, v6.16b, v15.16b
	mla v18.16b, v2.16b, v14.16b
	mla v19.16b, v5.16b, v14.16b
	mla v20.16b, v8.16b, v14.16b
	mla v25.16b, v11.16b, v14.16b
	mul v15.16b, v9.16b, v15.16b
	mla v26.16b, v1.16b, v16.16b
	uadalp v21.8h, v18.16b
	uadalp v22.8h, v19.16b
	uadalp v23.8h, v20.16b
	uadalp v24.8h, v25.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x2]]
	mla v31.16b, v4.16b, v16.16b
	mla v12.16b, v7.16b, v16.16b
	mla v15.16b, v10.16b, v16.16b
	mla v26.16b, v2.16b, v17.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to0]]
	mla v31.16b, v5.16b, v17.16b
	mla v12.16b, v8.16b, v17.16b
	mla v15.16b, v11.16b, v17.16b
	uadalp v27.8h, v26.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]
	mul v16.16b, v0.16b, v18.16b
	mul v17.16b, v3.16b, v18.16b
	uadalp v28.8h, v31.16b
	uadalp v29.8h, v12.16b
	uadalp v30.8h, v15.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	mul v15.16b, v6.16b, v18.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to1]]
	mul v18.16b, v9.16b, v18.16b
	mla v16.16b, v1.16b, v19.16b
	mla v17.16b, v4.16b, v19.16b
	mla v15.16b, v7.16b, v19.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	mul v28.16b, v0.16b, v12.16b
	mul v29.16b, v3.16b, v12.16b
	mla v18.16b, v10.16b, v19.16b
	mla v16.16b, v2.16b, v20.16b
	mla v17.16b, v5.16b, v20.16b
	mla v15.16b, v8.16b, v20.16b
	mul v19.16b, v6.16b, v12.16b
	mul v30.16b, v9.16b, v12.16b
	mla v18.16b, v11.16b, v20.16b
	uadalp v21.8h, v16.16b
	uadalp v22.8h, v17.16b
	uadalp v23.8h, v15.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w1]]
	mla v28.16b, v1.16b, v13.16b
	mla v29.16b, v4.16b, v13.16b
	uadalp v24.8h, v18.16b
	mla v19.16b, v7.16b, v13.16b
	mla v30.16b, v10.16b, v13.16b
	mla v28.16b, v2.16b, v14.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w2]]
	mla v29.16b, v5.16b, v14.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]
	mla v19.16b, v8.16b, v14.16b
	mla v30.16b, v11.16b, v14.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w3]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to3]]
	mul v18.16b, v25.16b, v3.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x1]]
	mul v31.16b, v15.16b, v3.16b
	mul v23.16b, v0.16b, v3.16b
	mul v24.16b, v20.16b, v3.16b
	uadalp v6.8h, v28.16b
	uadalp v7.8h, v29.16b
	uadalp v8.8h, v19.16b
	uadalp v9.8h, v30.16b
	mla v18.16b, v26.16b, v4.16b
	mla v31.16b, v16.16b, v4.16b
	mla v23.16b, v1.16b, v4.16b
	mla v24.16b, v21.16b, v4.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x2]]
	mul v19.16b, v25.16b, v10.16b
	mul v3.16b, v15.16b, v10.16b
	st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to3]]
	mla v18.16b, v27.16b, v5.16b
	mla v31.16b, v17.16b, v5.16b
	mla v23.16b, v2.16b, v5.16b
	mla v24.16b, v22.16b, v5.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mul v8.16b, v0.16b, v10.16b
	mul v9.16b, v20.16b, v10.16b
	mla v19.16b, v26.16b, v11.16b
	mla v3.16b, v16.16b, v11.16b
	mul v10.16b, v25.16b, v28.16b
	mul v13.16b, v15.16b, v28.16b
	uadalp v4.8h, v18.16b
	uadalp v5.8h, v31.16b
	uadalp v6.8h, v23.16b
	uadalp v7.8h, v24.16b
	mla v8.16b, v1.16b, v11.16b
	mla v9.16b, v21.16b, v11.16b
	mla v19.16b, v27.16b, v12.16b
	mla v3.16b, v17.16b, v12.16b
	mul v18.16b, v0.16b, v28.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v8.16b, v2.16b, v12.16b
	mla v9.16b, v22.16b, v12.16b
	mul v28.16b, v20.16b, v28.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]
	mla v10.16b, v26.16b, v29.16b
	mla v13.16b, v16.16b, v29.16b
	mla v18.16b, v1.16b, v29.16b
	mla v28.16b, v21.16b, v29.16b
	uadalp v4.8h, v19.16b
	uadalp v5.8h, v3.16b
	uadalp v6.8h, v8.16b
	uadalp v7.8h, v9.16b
	mla v10.16b, v27.16b, v30.16b
	mla v13.16b, v17.16b, v30.16b
	mla v18.16b, v2.16b, v30.16b
	mla v28.16b, v22.16b, v30.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x3]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to1]]
	mul v19.16b, v25.16b, v29.16b
	mul v15.16b, v15.16b, v29.16b
	mul v23.16b, v0.16b, v29.16b
	ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to2]]
	mul v20.16b, v20.16b, v29.16b
	mla v19.16b, v26.16b, v30.16b
	ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]
	mla v15.16b, v16.16b, v30.16b
	mla v23.16b, v1.16b, v30.16b
	uadalp v3.8h, v10.16b
	ld1 {v7.16b, v8.16b, v9.16b}, [%[w1]]
	uadalp v4.8h, v13.16b
	uadalp v5.8h, v18.16b
	uadalp v6.8h, v28.16b
	ld1 {v10.16b, v11.16b, v12.16b}, [%[w2]]
	mla v20.16b, v21.16b, v30.16b
	mla v19.16b, v27.16b, v31.16b
	ld1 {v27.16b, v28.16b, v29.16b}, [%[w3]]
	mla v15.16b, v17.16b, v31.16b
	mla v23.16b, v2.16b, v31.16b
	st1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[to2]]
	mla v20.16b, v22.16b, v31.16b
	ld3r {v16.4s, v17.4s, v18.4s}, [%[x0]]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]
	mul v21.16b, v24.16b, v16.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x1]]
	mul v22.16b, v7.16b, v16.16b
	mul v30.16b, v10.16b, v16.16b
	mul v16.16b, v27.16b, v16.16b
	uadalp v0.8h, v19.16b
	uadalp v1.8h, v15.16b
	uadalp v2.8h, v23.16b
	uadalp v3.8h, v20.16b
	mla v21.16b, v25.16b, v17.16b
	mla v22.16b, v8.16b, v17.16b
	mla v30.16b, v11.16b, v17.16b
	mla v16.16b, v28.16b, v17.16b
	ld3r {v13.4s, v14.4s, v15.4s}, [%[x2]]
	mul v17.16b, v24.16b, v4.16b
	mul v23.16b, v7.16b, v4.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]
	mla v21.16b, v26.16b, v18.16b
	mla v22.16b, v9.16b, v18.16b
	mla v30.16b, v12.16b, v18.16b
	mla v16.16b, v29.16b, v18.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mul v31.16b, v10.16b, v4.16b
	mul v18.16b, v27.16b, v4.16b
	mla v17.16b, v25.16b, v5.16b
	mla v23.16b, v8.16b, v5.16b
	mul v19.16b, v24.16b, v13.16b
	mul v20.16b, v7.16b, v13.16b
	uadalp v0.8h, v21.16b
	uadalp v1.8h, v22.16b
	uadalp v2.8h, v30.16b
	uadalp v3.8h, v16.16b
	mla v31.16b, v11.16b, v5.16b
	mla v18.16b, v28.16b, v5.16b
	mla v17.16b, v26.16b, v6.16b
	mla v23.16b, v9.16b, v6.16b
	mul v16.16b, v10.16b, v13.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v31.16b, v12.16b, v6.16b
	mla v18.16b, v29.16b, v6.16b
	mul v30.16b, v27.16b, v13.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mla v19.16b, v25.16b, v14.16b
	mla v20.16b, v8.16b, v14.16b
	mla v16.16b, v11.16b, v14.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x3]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	uadalp v0.8h, v17.16b
	uadalp v1.8h, v23.16b
	uadalp v2.8h, v31.16b
	ld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]
	uadalp v3.8h, v18.16b
	mla v30.16b, v28.16b, v14.16b
	mla v19.16b, v26.16b, v15.16b
	mla v20.16b, v9.16b, v15.16b
	mla v16.16b, v12.16b, v15.16b
	mul v24.16b, v24.16b, v4.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mla v30.16b, v29.16b, v15.16b
	mul v15.16b, v7.16b, v4.16b
	mul v31.16b, v10.16b, v4.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mul v27.16b, v27.16b, v4.16b
	mla v24.16b, v25.16b, v5.16b
	mla v15.16b, v8.16b, v5.16b
	mla v31.16b, v11.16b, v5.16b
	uadalp v0.8h, v19.16b
	ld1 {v17.16b, v18.16b, v19.16b}, [%[w1]]
	uadalp v1.8h, v20.16b
	uadalp v2.8h, v16.16b
	uadalp v3.8h, v30.16b
	mla v27.16b, v28.16b, v5.16b
	mla v24.16b, v26.16b, v6.16b
	mla v15.16b, v9.16b, v6.16b
	ld1 {v7.16b, v8.16b, v9.16b}, [%[w2]]
	mla v31.16b, v12.16b, v6.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mla v27.16b, v29.16b, v6.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w3]]
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x0]]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]
	mul v16.16b, v21.16b, v10.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x1]]
	mul v20.16b, v17.16b, v10.16b
	mul v25.16b, v7.16b, v10.16b
	mul v26.16b, v28.16b, v10.16b
	uadalp v0.8h, v24.16b
	uadalp v1.8h, v15.16b
	uadalp v2.8h, v31.16b
	uadalp v3.8h, v27.16b
	mla v16.16b, v22.16b, v11.16b
	mla v20.16b, v18.16b, v11.16b
	mla v25.16b, v8.16b, v11.16b
	mla v26.16b, v29.16b, v11.16b
	ld3r {v13.4s, v14.4s, v15.4s}, [%[x2]]
	mul v24.16b, v21.16b, v4.16b
	mul v27.16b, v17.16b, v4.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]
	mla v16.16b, v23.16b, v12.16b
	mla v20.16b, v19.16b, v12.16b
	mla v25.16b, v9.16b, v12.16b
	mla v26.16b, v30.16b, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mul v31.16b, v7.16b, v4.16b
	mul v4.16b, v28.16b, v4.16b
	mla v24.16b, v22.16b, v5.16b
	mla v27.16b, v18.16b, v5.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x3]]
	uadalp v0.8h, v16.16b
	uadalp v1.8h, v20.16b
	uadalp v2.8h, v25.16b
	uadalp v3.8h, v26.16b
	mla v31.16b, v8.16b, v5.16b
	mla v4.16b, v29.16b, v5.16b
	mla v24.16b, v23.16b, v6.16b
	mla v27.16b, v19.16b, v6.16b
	mul v16.16b, v21.16b, v13.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v31.16b, v9.16b, v6.16b
	mla v4.16b, v30.16b, v6.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mul v20.16b, v17.16b, v13.16b
	mul v25.16b, v7.16b, v13.16b
	mul v26.16b, v28.16b, v13.16b
	mla v16.16b, v22.16b, v14.16b
	mul v21.16b, v21.16b, v10.16b
	mul v17.16b, v17.16b, v10.16b
	uadalp v0.8h, v24.16b
	uadalp v1.8h, v27.16b
	uadalp v2.8h, v31.16b
	uadalp v3.8h, v4.16b
	ld1 {v4.16b, v5.16b, v6.16b}, [%[w0]]
	mla v20.16b, v18.16b, v14.16b
	mla v25.16b, v8.16b, v14.16b
	mla v26.16b, v29.16b, v14.16b
	mla v16.16b, v23.16b, v15.16b
	mul v24.16b, v7.16b, v10.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mla v20.16b, v19.16b, v15.16b
	mla v25.16b, v9.16b, v15.16b
	mla v26.16b, v30.16b, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mul v15.16b, v28.16b, v10.16b
	mla v21.16b, v22.16b, v11.16b
	mla v17.16b, v18.16b, v11.16b
	mla v24.16b, v8.16b, v11.16b
	uadalp v0.8h, v16.16b
	uadalp v1.8h, v20.16b
	uadalp v2.8h, v25.16b
	uadalp v3.8h, v26.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w1]]
	mla v15.16b, v29.16b, v11.16b
	mla v21.16b, v23.16b, v12.16b
	mla v17.16b, v19.16b, v12.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w2]]
	mla v24.16b, v9.16b, v12.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mla v15.16b, v30.16b, v12.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w3]]
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to3]]
	mul v16.16b, v4.16b, v0.16b
	ld3r {v11.4s, v12.4s, v13.4s}, [%[x1]]
	mul v31.16b, v25.16b, v0.16b
	mul v22.16b, v18.16b, v0.16b
	mul v23.16b, v28.16b, v0.16b
	uadalp v7.8h, v21.16b
	uadalp v8.8h, v17.16b
	uadalp v9.8h, v24.16b
	uadalp v10.8h, v15.16b
	mla v16.16b, v5.16b, v1.16b
	mla v31.16b, v26.16b, v1.16b
	mla v22.16b, v19.16b, v1.16b
	mla v23.16b, v29.16b, v1.16b
	mul v15.16b, v4.16b, v11.16b
	st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to3]]
	mla v16.16b, v6.16b, v2.16b
	mla v31.16b, v27.16b, v2.16b
	mla v22.16b, v20.16b, v2.16b
	mla v23.16b, v30.16b, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mul v17.16b, v25.16b, v11.16b
	mul v21.16b, v18.16b, v11.16b
	mul v24.16b, v28.16b, v11.16b
	ld3r {v7.4s, v8.4s, v9.4s}, [%[x2]]
	mla v15.16b, v5.16b, v12.16b
	uadalp v0.8h, v16.16b
	uadalp v1.8h, v31.16b
	uadalp v2.8h, v22.16b
	uadalp v3.8h, v23.16b
	mla v17.16b, v26.16b, v12.16b
	mla v21.16b, v19.16b, v12.16b
	mla v24.16b, v29.16b, v12.16b
	mla v15.16b, v6.16b, v13.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x3]]
	mul v16.16b, v4.16b, v7.16b
	mul v31.16b, v25.16b, v7.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v17.16b, v27.16b, v13.16b
	mla v21.16b, v20.16b, v13.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v24.16b, v30.16b, v13.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mul v22.16b, v18.16b, v7.16b
	mul v23.16b, v28.16b, v7.16b
	mla v16.16b, v5.16b, v8.16b
	mla v31.16b, v26.16b, v8.16b
	mul v4.16b, v4.16b, v10.16b
	mul v25.16b, v25.16b, v10.16b
	uadalp v0.8h, v15.16b
	ld1 {v13.16b, v14.16b, v15.16b}, [%[w0]]
	uadalp v1.8h, v17.16b
	uadalp v2.8h, v21.16b
	uadalp v3.8h, v24.16b
	mla v22.16b, v19.16b, v8.16b
	mla v23.16b, v29.16b, v8.16b
	mla v16.16b, v6.16b, v9.16b
	mla v31.16b, v27.16b, v9.16b
	mul v21.16b, v18.16b, v10.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mla v22.16b, v20.16b, v9.16b
	mla v23.16b, v30.16b, v9.16b
	mul v24.16b, v28.16b, v10.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mla v4.16b, v5.16b, v11.16b
	mla v25.16b, v26.16b, v11.16b
	mla v21.16b, v19.16b, v11.16b
	ld1 {v17.16b, v18.16b, v19.16b}, [%[w1]]
	mla v24.16b, v29.16b, v11.16b
	uadalp v0.8h, v16.16b
	ld1 {v7.16b, v8.16b, v9.16b}, [%[w2]]
	uadalp v1.8h, v31.16b
	uadalp v2.8h, v22.16b
	uadalp v3.8h, v23.16b
	mla v4.16b, v6.16b, v12.16b
	mla v25.16b, v27.16b, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w3]]
	mla v21.16b, v20.16b, v12.16b
	mla v24.16b, v30.16b, v12.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mul v16.16b, v13.16b, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]
	mul v20.16b, v17.16b, v29.16b
	mul v22.16b, v7.16b, v29.16b
	mul v23.16b, v26.16b, v29.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x1]]
	mla v16.16b, v14.16b, v30.16b
	uadalp v0.8h, v4.16b
	uadalp v1.8h, v25.16b
	uadalp v2.8h, v21.16b
	uadalp v3.8h, v24.16b
	mla v20.16b, v18.16b, v30.16b
	mla v22.16b, v8.16b, v30.16b
	mla v23.16b, v27.16b, v30.16b
	mla v16.16b, v15.16b, v31.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x2]]
	mul v21.16b, v13.16b, v10.16b
	mul v24.16b, v17.16b, v10.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]
	mla v20.16b, v19.16b, v31.16b
	mla v22.16b, v9.16b, v31.16b
	mla v23.16b, v28.16b, v31.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mul v25.16b, v7.16b, v10.16b
	mul v29.16b, v26.16b, v10.16b
	mla v21.16b, v14.16b, v11.16b
	mla v24.16b, v18.16b, v11.16b
	mul v30.16b, v13.16b, v4.16b
	mul v31.16b, v17.16b, v4.16b
	uadalp v0.8h, v16.16b
	uadalp v1.8h, v20.16b
	uadalp v2.8h, v22.16b
	uadalp v3.8h, v23.16b
	mla v25.16b, v8.16b, v11.16b
	mla v29.16b, v27.16b, v11.16b
	mla v21.16b, v15.16b, v12.16b
	mla v24.16b, v19.16b, v12.16b
	mul v16.16b, v7.16b, v4.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v25.16b, v9.16b, v12.16b
	mla v29.16b, v28.16b, v12.16b
	mul v20.16b, v26.16b, v4.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mla v30.16b, v14.16b, v5.16b
	mla v31.16b, v18.16b, v5.16b
	mla v16.16b, v8.16b, v5.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x3]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	uadalp v0.8h, v21.16b
	uadalp v1.8h, v24.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]
	uadalp v2.8h, v25.16b
	uadalp v3.8h, v29.16b
	mla v20.16b, v27.16b, v5.16b
	mla v30.16b, v15.16b, v6.16b
	mla v31.16b, v19.16b, v6.16b
	mla v16.16b, v9.16b, v6.16b
	mul v25.16b, v13.16b, v10.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mla v20.16b, v28.16b, v6.16b
	uadalp v21.8h, v30.16b
	uadalp v22.8h, v31.16b
	uadalp v23.8h, v16.16b
	ld1 {v29.16b, v30.16b, v31.16b}, [%[w0]]
	mul v16.16b, v17.16b, v10.16b
	mul v17.16b, v7.16b, v10.16b
	uadalp v24.8h, v20.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w1]]
	mul v20.16b, v26.16b, v10.16b
	mla v25.16b, v14.16b, v11.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w2]]
	mla v16.16b, v18.16b, v11.16b
	mla v17.16b, v8.16b, v11.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]
	mla v20.16b, v27.16b, v11.16b
	mla v25.16b, v15.16b, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b}, [%[w3]]
	mla v16.16b, v19.16b, v12.16b
	mla v17.16b, v9.16b, v12.16b
	ld3r {v13.4s, v14.4s, v15.4s}, [%[x0]]
	mla v20.16b, v28.16b, v12.16b
	ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to3]]
	mul v24.16b, v29.16b, v13.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	mul v18.16b, v0.16b, v13.16b
	mul v19.16b, v3.16b, v13.16b
	mul v10.16b, v21.16b, v13.16b
	uadalp v6.8h, v25.16b
	uadalp v7.8h, v16.16b
	uadalp v8.8h, v17.16b
	uadalp v9.8h, v20.16b
	mla v24.16b, v30.16b, v14.16b
	mla v18.16b, v1.16b, v14.16b
	mla v19.16b, v4.16b, v14.16b
	mla v10.16b, v22.16b, v14.16b
	ld1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to0]]
	mul v20.16b, v29.16b, v26.16b
	mul v25.16b, v0.16b, v26.16b
	mla v24.16b, v31.16b, v15.16b
	st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to3]]
	mla v18.16b, v2.16b, v15.16b
	mla v19.16b, v5.16b, v15.16b
	mla v10.16b, v23.16b, v15.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x2]]
	mul v6.16b, v3.16b, v26.16b
	uadalp v11.8h, v24.16b
	mul v24.16b, v21.16b, v26.16b
	uadalp v12.8h, v18.16b
	uadalp v13.8h, v19.16b
	uadalp v14.8h, v10.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]
	mla v20.16b, v30.16b, v27.16b
	mla v25.16b, v1.16b, v27.16b
	mla v6.16b, v4.16b, v27.16b
	mla v24.16b, v22.16b, v27.16b
	mul v18.16b, v29.16b, v15.16b
	st1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to0]]
	mla v20.16b, v31.16b, v28.16b
	mla v25.16b, v2.16b, v28.16b
	mla v6.16b, v5.16b, v28.16b
	mla v24.16b, v23.16b, v28.16b
	ld1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to2]]
	mul v19.16b, v0.16b, v15.16b
	mul v26.16b, v3.16b, v15.16b
	uadalp v7.8h, v20.16b
	uadalp v8.8h, v25.16b
	uadalp v9.8h, v6.16b
	uadalp v10.8h, v24.16b
	mul v15.16b, v21.16b, v15.16b
	mla v18.16b, v30.16b, v16.16b
	mla v19.16b, v1.16b, v16.16b
	mla v26.16b, v4.16b, v16.16b
	st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]
	mla v15.16b, v22.16b, v16.16b
	mla v18.16b, v31.16b, v17.16b
	mla v19.16b, v2.16b, v17.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x3]]
	mla v26.16b, v5.16b, v17.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[w0], %[w0], #48
	add %[w1], %[w1], #48
	add %[w2], %[w2], #48
	add %[w3], %[w3], #48
	mla v15.16b, v23.16b, v17.16b
	uadalp v11.8h, v18.16b
	uadalp v12.8h, v19.16b
	ld1 {v16.16b, v17.16b, v18.16b}, [%[w0]]
	uadalp v13.8h, v26.16b
	mul v19.16b, v29.16b, v6.16b
	ld1 {v24.16b, v25.16b, v26.16b}, [%[w1]]
	mul v20.16b, v0.16b, v6.16b
	uadalp v14.8h, v15.16b
	mul v15.16b, v3.16b, v6.16b
	ld1 {v27.16b, v28.16b, v29.16b}, [%[w2]]
	mul v21.16b, v21.16b, v6.16b
	mla v19.16b, v30.16b, v7.16b
	mla v20.16b, v1.16b, v7.16b
	st1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to2]]
	mla v15.16b, v4.16b, v7.16b
	mla v21.16b, v22.16b, v7.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	mla v19.16b, v31.16b, v8.16b
	mla v20.16b, v2.16b, v8.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v15.16b, v5.16b, v8.16b
	mla v21.16b, v23.16b, v8.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]
	mul v22.16b, v16.16b, v12.16b
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x1]]
	mul v23.16b, v24.16b, v12.16b
	mul v30.16b, v27.16b, v12.16b
	mul v31.16b, v9.16b, v12.16b
	uadalp v0.8h, v19.16b
	uadalp v1.8h, v20.16b
	uadalp v2.8h, v15.16b
	uadalp v3.8h, v21.16b
	mla v22.16b, v17.16b, v13.16b
	mla v23.16b, v25.16b, v13.16b
	mla v30.16b, v28.16b, v13.16b
	mla v31.16b, v10.16b, v13.16b
	ld3r {v19.4s, v20.4s, v21.4s}, [%[x2]]
	mul v15.16b, v16.16b, v4.16b
	mul v7.16b, v24.16b, v4.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to3]]
	mla v22.16b, v18.16b, v14.16b
	mla v23.16b, v26.16b, v14.16b
	mla v30.16b, v29.16b, v14.16b
	mla v31.16b, v11.16b, v14.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mul v8.16b, v27.16b, v4.16b
	mul v4.16b, v9.16b, v4.16b
	mla v15.16b, v17.16b, v5.16b
	mla v7.16b, v25.16b, v5.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	uadalp v0.8h, v22.16b
	uadalp v1.8h, v23.16b
	uadalp v2.8h, v30.16b
	uadalp v3.8h, v31.16b
	mla v8.16b, v28.16b, v5.16b
	mla v4.16b, v10.16b, v5.16b
	mla v15.16b, v18.16b, v6.16b
	mla v7.16b, v26.16b, v6.16b
	mul v22.16b, v16.16b, v19.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v8.16b, v29.16b, v6.16b
	mla v4.16b, v11.16b, v6.16b
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	add %[w2], %[w2], %[sw]
	add %[w3], %[w3], %[sw]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mul v23.16b, v24.16b, v19.16b
	mul v30.16b, v27.16b, v19.16b
	mul v19.16b, v9.16b, v19.16b
	mla v22.16b, v17.16b, v20.16b
	mul v16.16b, v16.16b, v12.16b
	mul v24.16b, v24.16b, v12.16b
	uadalp v0.8h, v15.16b
	uadalp v1.8h, v7.16b
	uadalp v2.8h, v8.16b
	ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to2]]
	uadalp v3.8h, v4.16b
	mla v23.16b, v25.16b, v20.16b
	mla v30.16b, v28.16b, v20.16b
	mla v19.16b, v10.16b, v20.16b
	mla v22.16b, v18.16b, v21.16b
	mul v15.16b, v27.16b, v12.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	mla v23.16b, v26.16b, v21.16b
	mla v30.16b, v29.16b, v21.16b
	mla v19.16b, v11.16b, v21.16b
	uadalp v5.8h, v22.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mul v27.16b, v9.16b, v12.16b
	mla v16.16b, v17.16b, v13.16b
	uadalp v6.8h, v23.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to3]]
	uadalp v7.8h, v30.16b
	uadalp v8.8h, v19.16b
	mla v24.16b, v25.16b, v13.16b
	mla v15.16b, v28.16b, v13.16b
	mla v27.16b, v10.16b, v13.16b
	mla v16.16b, v18.16b, v14.16b
	st1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to2]]
	mla v24.16b, v26.16b, v14.16b
	mla v15.16b, v29.16b, v14.16b
	mla v27.16b, v11.16b, v14.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w1]]
	uadalp v20.8h, v16.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w2]]
	uadalp v21.8h, v24.16b
	uadalp v22.8h, v15.16b
	uadalp v23.8h, v27.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w3]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to3]]
	b.ne 1b

//// fa5a7067e3e3
/* 24 steps per round, 8 x added to what is kept; 288 instructions, 316 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x6(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// f68fec93f0d0
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]
	1:
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	mul v21.16b, v0.16b, v3.16b
	mul v22.16b, v0.16b, v6.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	mul v27.16b, v0.16b, v9.16b
	mul v28.16b, v0.16b, v12.16b
	mul v29.16b, v0.16b, v15.16b
	mul v30.16b, v0.16b, v18.16b
	mla v21.16b, v1.16b, v4.16b
	mla v22.16b, v1.16b, v7.16b
	mla v27.16b, v1.16b, v10.16b
	mla v28.16b, v1.16b, v13.16b
	mla v29.16b, v1.16b, v16.16b
	mla v30.16b, v1.16b, v19.16b
	mla v21.16b, v2.16b, v5.16b
	ld1 {v3.16b, v4.16b, v5.16b}, [%[w0]]
	mla v22.16b, v2.16b, v8.16b
	mla v27.16b, v2.16b, v11.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mla v28.16b, v2.16b, v14.16b
	mla v29.16b, v2.16b, v17.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v30.16b, v2.16b, v20.16b
	uadalp v23.8h, v21.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	uadalp v24.8h, v22.16b
	uadalp v25.8h, v27.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	uadalp v26.8h, v28.16b
	mul v31.16b, v3.16b, v6.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	mul v21.16b, v3.16b, v9.16b
	mul v22.16b, v3.16b, v0.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	mul v23.16b, v3.16b, v12.16b
	mul v24.16b, v3.16b, v15.16b
	mul v25.16b, v3.16b, v18.16b
	ld1 {v26.16b, v27.16b}, [%[to1]]
	mla v31.16b, v4.16b, v7.16b
	mla v21.16b, v4.16b, v10.16b
	mla v22.16b, v4.16b, v1.16b
	mla v23.16b, v4.16b, v13.16b
	mla v24.16b, v4.16b, v16.16b
	uadalp v26.8h, v29.16b
	uadalp v27.8h, v30.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]
	mla v25.16b, v4.16b, v19.16b
	mla v31.16b, v5.16b, v8.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x0]]
	mla v21.16b, v5.16b, v11.16b
	mla v22.16b, v5.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x1]]
	mla v23.16b, v5.16b, v14.16b
	mla v24.16b, v5.16b, v17.16b
	st1 {v26.16b, v27.16b}, [%[to1]]
	mla v25.16b, v5.16b, v20.16b
	mul v26.16b, v28.16b, v6.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x2]]
	mul v27.16b, v28.16b, v0.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x3]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x4]]
	mul v0.16b, v28.16b, v3.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	ld1 {v18.16b, v19.16b}, [%[to1]]
	mul v3.16b, v28.16b, v9.16b
	mul v6.16b, v28.16b, v12.16b
	mul v28.16b, v28.16b, v15.16b
	mla v26.16b, v29.16b, v7.16b
	uadalp v18.8h, v24.16b
	uadalp v19.8h, v25.16b
	mla v27.16b, v29.16b, v1.16b
	mla v0.16b, v29.16b, v4.16b
	mla v3.16b, v29.16b, v10.16b
	mla v6.16b, v29.16b, v13.16b
	mla v28.16b, v29.16b, v16.16b
	st1 {v18.16b, v19.16b}, [%[to1]]
	mla v26.16b, v30.16b, v8.16b
	mla v27.16b, v30.16b, v2.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to0]]
	mla v0.16b, v30.16b, v5.16b
	mla v3.16b, v30.16b, v11.16b
	mla v6.16b, v30.16b, v14.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	mla v28.16b, v30.16b, v17.16b
	uadalp v7.8h, v31.16b
	uadalp v8.8h, v21.16b
	uadalp v9.8h, v22.16b
	uadalp v10.8h, v23.16b
	ld3r {v29.4s, v30.4s, v31.4s}, [%[x0]]
	ld3r {v21.4s, v22.4s, v23.4s}, [%[x1]]
	ld3r {v11.4s, v12.4s, v13.4s}, [%[x2]]
	mul v29.16b, v18.16b, v29.16b
	st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to0]]
	mul v21.16b, v18.16b, v21.16b
	mul v24.16b, v18.16b, v11.16b
	ld3r {v14.4s, v15.4s, v16.4s}, [%[x3]]
	mla v29.16b, v19.16b, v30.16b
	ld3r {v7.4s, v8.4s, v9.4s}, [%[x4]]
	mla v21.16b, v19.16b, v22.16b
	ld1 {v1.16b, v2.16b}, [%[to1]]
	mul v22.16b, v18.16b, v14.16b
	mla v24.16b, v19.16b, v12.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	uadalp v1.8h, v6.16b
	uadalp v2.8h, v28.16b
	mul v25.16b, v18.16b, v7.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mul v28.16b, v18.16b, v10.16b
	mla v22.16b, v19.16b, v15.16b
	mla v29.16b, v20.16b, v31.16b
	mla v21.16b, v20.16b, v23.16b
	st1 {v1.16b, v2.16b}, [%[to1]]
	mla v24.16b, v20.16b, v13.16b
	mla v25.16b, v19.16b, v8.16b
	uadalp v4.8h, v26.16b
	ld1 {v13.16b, v14.16b, v15.16b}, [%[w0]]
	uadalp v5.8h, v27.16b
	uadalp v6.8h, v0.16b
	uadalp v7.8h, v3.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x0]]
	mla v28.16b, v19.16b, v11.16b
	mla v22.16b, v20.16b, v16.16b
	ld3r {v16.4s, v17.4s, v18.4s}, [%[x1]]
	mla v25.16b, v20.16b, v9.16b
	ld3r {v8.4s, v9.4s, v10.4s}, [%[x2]]
	mul v23.16b, v13.16b, v0.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v28.16b, v20.16b, v12.16b
	mul v26.16b, v13.16b, v16.16b
	mul v27.16b, v13.16b, v8.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]
	mla v23.16b, v14.16b, v1.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x4]]
	ld1 {v30.16b, v31.16b}, [%[to1]]
	mla v26.16b, v14.16b, v17.16b
	mul v3.16b, v13.16b, v3.16b
	mla v27.16b, v14.16b, v9.16b
	mul v6.16b, v13.16b, v6.16b
	mla v23.16b, v15.16b, v2.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x5]]
	uadalp v30.8h, v25.16b
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	uadalp v31.8h, v28.16b
	mul v25.16b, v13.16b, v0.16b
	mla v3.16b, v14.16b, v4.16b
	ld1 {v11.16b, v12.16b, v13.16b}, [%[w0]]
	mla v6.16b, v14.16b, v7.16b
	mla v26.16b, v15.16b, v18.16b
	mla v27.16b, v15.16b, v10.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to0]]
	mla v25.16b, v14.16b, v1.16b
	mla v3.16b, v15.16b, v5.16b
	mla v6.16b, v15.16b, v8.16b
	st1 {v30.16b, v31.16b}, [%[to1]]
	ld3r {v7.4s, v8.4s, v9.4s}, [%[x0]]
	uadalp v16.8h, v29.16b
	uadalp v17.8h, v21.16b
	uadalp v18.8h, v24.16b
	uadalp v19.8h, v22.16b
	ld3r {v28.4s, v29.4s, v30.4s}, [%[x1]]
	mla v25.16b, v15.16b, v2.16b
	mul v24.16b, v11.16b, v7.16b
	ld3r {v0.4s, v1.4s, v2.4s}, [%[x2]]
	ld3r {v20.4s, v21.4s, v22.4s}, [%[x3]]
	mul v28.16b, v11.16b, v28.16b
	st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to0]]
	mul v31.16b, v11.16b, v0.16b
	mla v24.16b, v12.16b, v8.16b
	mul v0.16b, v11.16b, v20.16b
	ld3r {v14.4s, v15.4s, v16.4s}, [%[x4]]
	mla v28.16b, v12.16b, v29.16b
	ld3r {v17.4s, v18.4s, v19.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	ld1 {v4.16b, v5.16b}, [%[to1]]
	mul v29.16b, v11.16b, v14.16b
	mul v14.16b, v11.16b, v17.16b
	mla v31.16b, v12.16b, v1.16b
	mla v0.16b, v12.16b, v21.16b
	uadalp v4.8h, v6.16b
	ld1 {v6.16b, v7.16b, v8.16b}, [%[w0]]
	uadalp v5.8h, v25.16b
	mla v29.16b, v12.16b, v15.16b
	mla v14.16b, v12.16b, v18.16b
	ld3r {v10.4s, v11.4s, v12.4s}, [%[x0]]
	mla v24.16b, v13.16b, v9.16b
	mla v28.16b, v13.16b, v30.16b
	mla v31.16b, v13.16b, v2.16b
	st1 {v4.16b, v5.16b}, [%[to1]]
	mla v0.16b, v13.16b, v22.16b
	mla v29.16b, v13.16b, v16.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to0]]
	mla v14.16b, v13.16b, v19.16b
	ld3r {v19.4s, v20.4s, v21.4s}, [%[x1]]
	ld1 {v1.16b, v2.16b}, [%[to1]]
	uadalp v15.8h, v23.16b
	uadalp v16.8h, v26.16b
	uadalp v17.8h, v27.16b
	uadalp v18.8h, v3.16b
	ld3r {v25.4s, v26.4s, v27.4s}, [%[x2]]
	uadalp v1.8h, v29.16b
	uadalp v2.8h, v14.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x3]]
	mul v22.16b, v6.16b, v10.16b
	mul v23.16b, v6.16b, v19.16b
	st1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to0]]
	mul v25.16b, v6.16b, v25.16b
	mul v29.16b, v6.16b, v3.16b
	mla v22.16b, v7.16b, v11.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v23.16b, v7.16b, v20.16b
	ld3r {v13.4s, v14.4s, v15.4s}, [%[x5]]
	add %[x0], %[x0], #12
	add %[x1], %[x1], #12
	add %[x2], %[x2], #12
	add %[x3], %[x3], #12
	add %[x4], %[x4], #12
	add %[x5], %[x5], #12
	add %[w0], %[w0], #48
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to0]]
	mul v30.16b, v6.16b, v9.16b
	mul v3.16b, v6.16b, v13.16b
	mla v25.16b, v7.16b, v26.16b
	st1 {v1.16b, v2.16b}, [%[to1]]
	mla v29.16b, v7.16b, v4.16b
	mla v22.16b, v8.16b, v12.16b
	mla v23.16b, v8.16b, v21.16b
	uadalp v16.8h, v24.16b
	uadalp v17.8h, v28.16b
	uadalp v18.8h, v31.16b
	uadalp v19.8h, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	mla v30.16b, v7.16b, v10.16b
	mla v3.16b, v7.16b, v14.16b
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x0]]
	mla v25.16b, v8.16b, v27.16b
	mla v29.16b, v8.16b, v5.16b
	ld3r {v26.4s, v27.4s, v28.4s}, [%[x1]]
	st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to0]]
	mla v30.16b, v8.16b, v11.16b
	mla v3.16b, v8.16b, v15.16b
	mul v21.16b, v0.16b, v12.16b
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x2]]
	mul v24.16b, v0.16b, v26.16b
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x3]]
	ld3r {v4.4s, v5.4s, v6.4s}, [%[x4]]
	mul v26.16b, v0.16b, v15.16b
	ld3r {v7.4s, v8.4s, v9.4s}, [%[x5]]
	subs %[n], %[n], #1
	mov %[sx], #12
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[w0], %[w0], %[sw]
	ld1 {v10.16b, v11.16b}, [%[to1]]
	mul v31.16b, v0.16b, v18.16b
	mul v4.16b, v0.16b, v4.16b
	mul v0.16b, v0.16b, v7.16b
	mla v21.16b, v1.16b, v13.16b
	mla v24.16b, v1.16b, v27.16b
	uadalp v10.8h, v30.16b
	uadalp v11.8h, v3.16b
	mla v26.16b, v1.16b, v16.16b
	mla v31.16b, v1.16b, v19.16b
	mla v4.16b, v1.16b, v5.16b
	mla v0.16b, v1.16b, v8.16b
	mla v21.16b, v2.16b, v14.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	mla v24.16b, v2.16b, v28.16b
	mla v26.16b, v2.16b, v17.16b
	mla v31.16b, v2.16b, v20.16b
	st1 {v10.16b, v11.16b}, [%[to1]]
	mla v4.16b, v2.16b, v6.16b
	mla v0.16b, v2.16b, v9.16b
	ld3r {v6.4s, v7.4s, v8.4s}, [%[x1]]
	uadalp v12.8h, v22.16b
	uadalp v13.8h, v23.16b
	uadalp v14.8h, v25.16b
	uadalp v15.8h, v29.16b
	ld3r {v9.4s, v10.4s, v11.4s}, [%[x2]]
	ld3r {v18.4s, v19.4s, v20.4s}, [%[x5]]
	ld1 {v22.16b, v23.16b}, [%[to1]]
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	uadalp v22.8h, v4.16b
	ld3r {v3.4s, v4.4s, v5.4s}, [%[x0]]
	uadalp v23.8h, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld3r {v12.4s, v13.4s, v14.4s}, [%[x3]]
	ld3r {v15.4s, v16.4s, v17.4s}, [%[x4]]
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	st1 {v22.16b, v23.16b}, [%[to1]]
	uadalp v27.8h, v21.16b
	uadalp v28.8h, v24.16b
	uadalp v29.8h, v26.16b
	uadalp v30.8h, v31.16b
	st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	b.ne 1b

//// fd20dfd2e28a
/* 24 steps per round, 6 x added to what is kept; 324 instructions, 357 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// b3a9d65737b0
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x2]]
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]
	1:
	ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x4]]
	mul v24.16b, v0.16b, v4.16b
	mul v25.16b, v0.16b, v8.16b
	ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x5]]
	mul v30.16b, v0.16b, v12.16b
	mul v31.16b, v0.16b, v16.16b
	mla v24.16b, v1.16b, v5.16b
	mla v25.16b, v1.16b, v9.16b
	mla v30.16b, v1.16b, v13.16b
	mla v31.16b, v1.16b, v17.16b
	mul v20.16b, v0.16b, v20.16b
	mul v26.16b, v0.16b, v26.16b
	mla v24.16b, v2.16b, v6.16b
	mla v25.16b, v2.16b, v10.16b
	mla v30.16b, v2.16b, v14.16b
	mla v31.16b, v2.16b, v18.16b
	mla v20.16b, v1.16b, v21.16b
	mla v26.16b, v1.16b, v27.16b
	mla v24.16b, v3.16b, v7.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v25.16b, v3.16b, v11.16b
	mla v30.16b, v3.16b, v15.16b
	mla v31.16b, v3.16b, v19.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]
	mla v20.16b, v2.16b, v22.16b
	mla v26.16b, v2.16b, v28.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	uadalp v4.8h, v24.16b
	uadalp v5.8h, v25.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]
	uadalp v6.8h, v30.16b
	uadalp v7.8h, v31.16b
	mul v21.16b, v0.16b, v8.16b
	mul v22.16b, v0.16b, v12.16b
	mla v20.16b, v3.16b, v23.16b
	mla v26.16b, v3.16b, v29.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[w0]]
	mla v21.16b, v1.16b, v9.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v22.16b, v1.16b, v13.16b
	uadalp v16.8h, v20.16b
	uadalp v17.8h, v26.16b
	ld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x0]]
	mla v21.16b, v2.16b, v10.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]
	mla v22.16b, v2.16b, v14.16b
	mul v20.16b, v27.16b, v23.16b
	mla v21.16b, v3.16b, v11.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x2]]
	mul v23.16b, v27.16b, v4.16b
	mla v22.16b, v3.16b, v15.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]
	mla v20.16b, v28.16b, v24.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x4]]
	uadalp v18.8h, v21.16b
	mul v21.16b, v27.16b, v8.16b
	uadalp v19.8h, v22.16b
	mul v22.16b, v27.16b, v12.16b
	mla v23.16b, v28.16b, v5.16b
	mla v20.16b, v29.16b, v25.16b
	mla v21.16b, v28.16b, v9.16b
	st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]
	mla v22.16b, v28.16b, v13.16b
	mla v23.16b, v29.16b, v6.16b
	mla v20.16b, v30.16b, v26.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x5]]
	mul v31.16b, v27.16b, v0.16b
	mla v21.16b, v29.16b, v10.16b
	mla v22.16b, v29.16b, v14.16b
	mla v23.16b, v30.16b, v7.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mul v24.16b, v27.16b, v16.16b
	mla v31.16b, v28.16b, v1.16b
	mla v21.16b, v30.16b, v11.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]
	mla v22.16b, v30.16b, v15.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	uadalp v4.8h, v20.16b
	uadalp v5.8h, v23.16b
	uadalp v6.8h, v21.16b
	uadalp v7.8h, v22.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[w0]]
	mul v25.16b, v27.16b, v8.16b
	mul v26.16b, v27.16b, v12.16b
	mla v24.16b, v28.16b, v17.16b
	mla v31.16b, v29.16b, v2.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v25.16b, v28.16b, v9.16b
	mla v26.16b, v28.16b, v13.16b
	mla v24.16b, v29.16b, v18.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	mla v31.16b, v30.16b, v3.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]
	mla v25.16b, v29.16b, v10.16b
	mla v26.16b, v29.16b, v14.16b
	mla v24.16b, v30.16b, v19.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]
	mul v27.16b, v20.16b, v4.16b
	mul v28.16b, v20.16b, v0.16b
	mla v25.16b, v30.16b, v11.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x2]]
	mla v26.16b, v30.16b, v15.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]
	uadalp v16.8h, v31.16b
	uadalp v17.8h, v24.16b
	mla v27.16b, v21.16b, v5.16b
	uadalp v18.8h, v25.16b
	uadalp v19.8h, v26.16b
	mul v24.16b, v20.16b, v8.16b
	mul v25.16b, v20.16b, v12.16b
	mla v28.16b, v21.16b, v1.16b
	mla v27.16b, v22.16b, v6.16b
	st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]
	mla v24.16b, v21.16b, v9.16b
	mla v25.16b, v21.16b, v13.16b
	mla v28.16b, v22.16b, v2.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x4]]
	mla v27.16b, v23.16b, v7.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x5]]
	mla v24.16b, v22.16b, v10.16b
	mla v25.16b, v22.16b, v14.16b
	mla v28.16b, v23.16b, v3.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mul v26.16b, v20.16b, v16.16b
	mul v29.16b, v20.16b, v4.16b
	mla v24.16b, v23.16b, v11.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]
	mla v25.16b, v23.16b, v15.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]
	uadalp v0.8h, v27.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	uadalp v1.8h, v28.16b
	uadalp v2.8h, v24.16b
	uadalp v3.8h, v25.16b
	mul v24.16b, v20.16b, v8.16b
	mul v20.16b, v20.16b, v12.16b
	mla v26.16b, v21.16b, v17.16b
	mla v29.16b, v21.16b, v5.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	mla v24.16b, v21.16b, v9.16b
	mla v20.16b, v21.16b, v13.16b
	mla v26.16b, v22.16b, v18.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	mla v29.16b, v22.16b, v6.16b
	mla v24.16b, v22.16b, v10.16b
	mla v20.16b, v22.16b, v14.16b
	mla v26.16b, v23.16b, v19.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]
	mla v29.16b, v23.16b, v7.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	mla v24.16b, v23.16b, v11.16b
	mla v20.16b, v23.16b, v15.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	uadalp v16.8h, v26.16b
	ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x2]]
	uadalp v17.8h, v29.16b
	mul v21.16b, v0.16b, v4.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]
	uadalp v18.8h, v24.16b
	uadalp v19.8h, v20.16b
	mul v20.16b, v0.16b, v8.16b
	mul v29.16b, v0.16b, v25.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	mul v30.16b, v0.16b, v12.16b
	mla v21.16b, v1.16b, v5.16b
	st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]
	mla v20.16b, v1.16b, v9.16b
	mla v29.16b, v1.16b, v26.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x4]]
	mla v30.16b, v1.16b, v13.16b
	mla v21.16b, v2.16b, v6.16b
	mla v20.16b, v2.16b, v10.16b
	mla v29.16b, v2.16b, v27.16b
	mul v31.16b, v0.16b, v16.16b
	mla v30.16b, v2.16b, v14.16b
	mla v21.16b, v3.16b, v7.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x5]]
	mla v20.16b, v3.16b, v11.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]
	mla v29.16b, v3.16b, v28.16b
	mla v31.16b, v1.16b, v17.16b
	mla v30.16b, v3.16b, v15.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]
	uadalp v22.8h, v21.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	uadalp v23.8h, v20.16b
	uadalp v24.8h, v29.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	uadalp v25.8h, v30.16b
	mul v30.16b, v0.16b, v4.16b
	mul v20.16b, v0.16b, v8.16b
	mul v21.16b, v0.16b, v12.16b
	mla v31.16b, v2.16b, v18.16b
	st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	mla v30.16b, v1.16b, v5.16b
	mla v20.16b, v1.16b, v9.16b
	mla v21.16b, v1.16b, v13.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]
	mla v31.16b, v3.16b, v19.16b
	mla v30.16b, v2.16b, v6.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x0]]
	mla v20.16b, v2.16b, v10.16b
	mla v21.16b, v2.16b, v14.16b
	uadalp v26.8h, v31.16b
	mla v30.16b, v3.16b, v7.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]
	mla v20.16b, v3.16b, v11.16b
	mla v21.16b, v3.16b, v15.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]
	mul v31.16b, v22.16b, v16.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x3]]
	uadalp v27.8h, v30.16b
	uadalp v28.8h, v20.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	uadalp v29.8h, v21.16b
	mul v30.16b, v22.16b, v4.16b
	mul v20.16b, v22.16b, v0.16b
	mul v21.16b, v22.16b, v8.16b
	mla v31.16b, v23.16b, v17.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	mla v30.16b, v23.16b, v5.16b
	mla v20.16b, v23.16b, v1.16b
	mla v21.16b, v23.16b, v9.16b
	ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x4]]
	mla v31.16b, v24.16b, v18.16b
	mla v30.16b, v24.16b, v6.16b
	mla v20.16b, v24.16b, v2.16b
	mla v21.16b, v24.16b, v10.16b
	mla v31.16b, v25.16b, v19.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x5]]
	mul v26.16b, v22.16b, v26.16b
	mla v30.16b, v25.16b, v7.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x6]]
	mla v20.16b, v25.16b, v3.16b
	mla v21.16b, v25.16b, v11.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x7]]
	uadalp v12.8h, v31.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	uadalp v13.8h, v30.16b
	uadalp v14.8h, v20.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]
	uadalp v15.8h, v21.16b
	mul v20.16b, v22.16b, v16.16b
	mul v21.16b, v22.16b, v4.16b
	mul v22.16b, v22.16b, v0.16b
	mla v26.16b, v23.16b, v27.16b
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	mla v20.16b, v23.16b, v17.16b
	mla v21.16b, v23.16b, v5.16b
	mla v22.16b, v23.16b, v1.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[w0]]
	mla v26.16b, v24.16b, v28.16b
	mla v20.16b, v24.16b, v18.16b
	mla v21.16b, v24.16b, v6.16b
	mla v22.16b, v24.16b, v2.16b
	mla v26.16b, v25.16b, v29.16b
	ld4r {v27.4s, v28.4s, v29.4s, v30.4s}, [%[x0]]
	mla v20.16b, v25.16b, v19.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x1]]
	mla v21.16b, v25.16b, v7.16b
	mla v22.16b, v25.16b, v3.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]
	uadalp v8.8h, v26.16b
	ld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x3]]
	mul v27.16b, v12.16b, v27.16b
	uadalp v9.8h, v20.16b
	uadalp v10.8h, v21.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	uadalp v11.8h, v22.16b
	mul v31.16b, v12.16b, v16.16b
	mul v20.16b, v12.16b, v0.16b
	mul v21.16b, v12.16b, v23.16b
	mla v27.16b, v13.16b, v28.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]
	mla v31.16b, v13.16b, v17.16b
	mla v20.16b, v13.16b, v1.16b
	mla v21.16b, v13.16b, v24.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x4]]
	mla v27.16b, v14.16b, v29.16b
	mla v31.16b, v14.16b, v18.16b
	mla v20.16b, v14.16b, v2.16b
	mla v21.16b, v14.16b, v25.16b
	ld4r {v22.4s, v23.4s, v24.4s, v25.4s}, [%[x5]]
	mla v27.16b, v15.16b, v30.16b
	mul v28.16b, v12.16b, v8.16b
	mla v31.16b, v15.16b, v19.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x6]]
	mla v20.16b, v15.16b, v3.16b
	mla v21.16b, v15.16b, v26.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x7]]
	uadalp v4.8h, v27.16b
	subs %[n], %[n], #1
	mov %[sx], #16
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[x6], %[x6], %[sx]
	add %[x7], %[x7], %[sx]
	add %[w0], %[w0], %[sw]
	uadalp v5.8h, v31.16b
	uadalp v6.8h, v20.16b
	uadalp v7.8h, v21.16b
	mul v26.16b, v12.16b, v22.16b
	mul v27.16b, v12.16b, v16.16b
	mul v20.16b, v12.16b, v0.16b
	mla v28.16b, v13.16b, v9.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v26.16b, v13.16b, v23.16b
	mla v27.16b, v13.16b, v17.16b
	mla v20.16b, v13.16b, v1.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	mla v28.16b, v14.16b, v10.16b
	mla v26.16b, v14.16b, v24.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]
	mla v27.16b, v14.16b, v18.16b
	mla v20.16b, v14.16b, v2.16b
	mla v28.16b, v15.16b, v11.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	mla v26.16b, v15.16b, v25.16b
	mla v27.16b, v15.16b, v19.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x3]]
	mla v20.16b, v15.16b, v3.16b
	uadalp v21.8h, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	uadalp v22.8h, v26.16b
	uadalp v23.8h, v27.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x2]]
	uadalp v24.8h, v20.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]
	b.ne 1b

//// 55e26163d595
/* 24 steps per round, 6 x added to what is kept; 594 instructions, 632 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_2x8(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *x7 = words + 7 * column_bytes, *w0 = weights + 0 * register_bytes, *w1 = weights + 1 * register_bytes;
  intptr_t step_x, step_w;

//// 4084581b861f
  __asm__ volatile(
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x1]]
	1:
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x2]]
	mul v20.16b, v0.16b, v8.16b
	mul v21.16b, v4.16b, v8.16b
	ld4r {v22.4s, v23.4s, v24.4s, v25.4s}, [%[x3]]
	mul v26.16b, v0.16b, v12.16b
	mul v27.16b, v4.16b, v12.16b
	ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]
	mul v8.16b, v0.16b, v16.16b
	mla v20.16b, v1.16b, v9.16b
	mla v21.16b, v5.16b, v9.16b
	mla v26.16b, v1.16b, v13.16b
	mla v27.16b, v5.16b, v13.16b
	mul v16.16b, v4.16b, v16.16b
	mul v9.16b, v0.16b, v22.16b
	mla v20.16b, v2.16b, v10.16b
	mla v21.16b, v6.16b, v10.16b
	mla v26.16b, v2.16b, v14.16b
	mla v27.16b, v6.16b, v14.16b
	mul v22.16b, v4.16b, v22.16b
	mla v8.16b, v1.16b, v17.16b
	mla v20.16b, v3.16b, v11.16b
	mla v21.16b, v7.16b, v11.16b
	ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to1]]
	mla v26.16b, v3.16b, v15.16b
	mla v27.16b, v7.16b, v15.16b
	mla v16.16b, v5.16b, v17.16b
	mla v9.16b, v1.16b, v23.16b
	uadalp v28.8h, v20.16b
	uadalp v29.8h, v21.16b
	uadalp v30.8h, v26.16b
	uadalp v31.8h, v27.16b
	mla v22.16b, v5.16b, v23.16b
	mla v8.16b, v2.16b, v18.16b
	mla v16.16b, v6.16b, v18.16b
	mla v9.16b, v2.16b, v24.16b
	st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]
	mla v22.16b, v6.16b, v24.16b
	mla v8.16b, v3.16b, v19.16b
	mla v16.16b, v7.16b, v19.16b
	ld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x4]]
	mla v9.16b, v3.16b, v25.16b
	ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x5]]
	mla v22.16b, v7.16b, v25.16b
	uadalp v10.8h, v8.16b
	uadalp v11.8h, v16.16b
	uadalp v12.8h, v9.16b
	mul v16.16b, v0.16b, v17.16b
	mul v17.16b, v4.16b, v17.16b
	uadalp v13.8h, v22.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]
	mul v25.16b, v0.16b, v26.16b
	mul v26.16b, v4.16b, v26.16b
	mla v16.16b, v1.16b, v18.16b
	mla v17.16b, v5.16b, v18.16b
	st1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to1]]
	mla v25.16b, v1.16b, v27.16b
	mla v26.16b, v5.16b, v27.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x6]]
	mla v16.16b, v2.16b, v19.16b
	mla v17.16b, v6.16b, v19.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x7]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	add %[w1], %[w1], #64
	mla v25.16b, v2.16b, v28.16b
	mla v26.16b, v6.16b, v28.16b
	mla v16.16b, v3.16b, v20.16b
	mla v17.16b, v7.16b, v20.16b
	mul v27.16b, v0.16b, v8.16b
	mul v28.16b, v4.16b, v8.16b
	mla v25.16b, v3.16b, v29.16b
	mla v26.16b, v7.16b, v29.16b
	uadalp v21.8h, v16.16b
	uadalp v22.8h, v17.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]
	mul v20.16b, v0.16b, v12.16b
	mul v29.16b, v4.16b, v12.16b
	uadalp v23.8h, v25.16b
	uadalp v24.8h, v26.16b
	mla v27.16b, v1.16b, v9.16b
	mla v28.16b, v5.16b, v9.16b
	mla v20.16b, v1.16b, v13.16b
	mla v29.16b, v5.16b, v13.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to2]]
	mla v27.16b, v2.16b, v10.16b
	mla v28.16b, v6.16b, v10.16b
	mla v20.16b, v2.16b, v14.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[w1]]
	mla v29.16b, v6.16b, v14.16b
	mla v27.16b, v3.16b, v11.16b
	mla v28.16b, v7.16b, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to3]]
	mla v20.16b, v3.16b, v15.16b
	mla v29.16b, v7.16b, v15.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x0]]
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]
	uadalp v8.8h, v27.16b
	uadalp v9.8h, v28.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	uadalp v10.8h, v20.16b
	uadalp v11.8h, v29.16b
	mul v20.16b, v16.16b, v12.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x2]]
	mul v29.16b, v21.16b, v12.16b
	mul v30.16b, v16.16b, v0.16b
	mul v31.16b, v21.16b, v0.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to3]]
	mla v20.16b, v17.16b, v13.16b
	mla v29.16b, v22.16b, v13.16b
	mla v30.16b, v17.16b, v1.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x3]]
	mla v31.16b, v22.16b, v1.16b
	mul v0.16b, v16.16b, v4.16b
	mul v1.16b, v21.16b, v4.16b
	mla v20.16b, v18.16b, v14.16b
	mla v29.16b, v23.16b, v14.16b
	mla v30.16b, v18.16b, v2.16b
	mla v31.16b, v23.16b, v2.16b
	mul v2.16b, v16.16b, v8.16b
	mul v4.16b, v21.16b, v8.16b
	mla v20.16b, v19.16b, v15.16b
	mla v29.16b, v24.16b, v15.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to1]]
	mla v30.16b, v19.16b, v3.16b
	mla v31.16b, v24.16b, v3.16b
	mla v0.16b, v17.16b, v5.16b
	mla v1.16b, v22.16b, v5.16b
	uadalp v25.8h, v20.16b
	uadalp v26.8h, v29.16b
	uadalp v27.8h, v30.16b
	uadalp v28.8h, v31.16b
	mla v2.16b, v17.16b, v9.16b
	mla v4.16b, v22.16b, v9.16b
	mla v0.16b, v18.16b, v6.16b
	mla v1.16b, v23.16b, v6.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	mla v2.16b, v18.16b, v10.16b
	mla v4.16b, v23.16b, v10.16b
	mla v0.16b, v19.16b, v7.16b
	ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x4]]
	mla v1.16b, v24.16b, v7.16b
	ld4r {v5.4s, v6.4s, v7.4s, v8.4s}, [%[x5]]
	mla v2.16b, v19.16b, v11.16b
	mla v4.16b, v24.16b, v11.16b
	uadalp v12.8h, v0.16b
	uadalp v13.8h, v1.16b
	mul v20.16b, v16.16b, v25.16b
	mul v25.16b, v21.16b, v25.16b
	uadalp v14.8h, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	uadalp v15.8h, v4.16b
	mul v29.16b, v16.16b, v5.16b
	mul v30.16b, v21.16b, v5.16b
	mla v20.16b, v17.16b, v26.16b
	mla v25.16b, v22.16b, v26.16b
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to1]]
	mla v29.16b, v17.16b, v6.16b
	mla v30.16b, v22.16b, v6.16b
	mla v20.16b, v18.16b, v27.16b
	ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x6]]
	mla v25.16b, v23.16b, v27.16b
	mla v29.16b, v18.16b, v7.16b
	mla v30.16b, v23.16b, v7.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x7]]
	mla v20.16b, v19.16b, v28.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	add %[w1], %[w1], #64
	mla v25.16b, v24.16b, v28.16b
	mla v29.16b, v19.16b, v8.16b
	mla v30.16b, v24.16b, v8.16b
	uadalp v0.8h, v20.16b
	mul v20.16b, v16.16b, v9.16b
	mul v31.16b, v21.16b, v9.16b
	uadalp v1.8h, v25.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[w0]]
	uadalp v2.8h, v29.16b
	uadalp v3.8h, v30.16b
	mul v16.16b, v16.16b, v4.16b
	mul v21.16b, v21.16b, v4.16b
	mla v20.16b, v17.16b, v10.16b
	mla v31.16b, v22.16b, v10.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	mla v16.16b, v17.16b, v5.16b
	mla v21.16b, v22.16b, v5.16b
	mla v20.16b, v18.16b, v11.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w1]]
	mla v31.16b, v23.16b, v11.16b
	mla v16.16b, v18.16b, v6.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]
	mla v21.16b, v23.16b, v6.16b
	mla v20.16b, v19.16b, v12.16b
	mla v31.16b, v24.16b, v12.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to3]]
	mla v16.16b, v19.16b, v7.16b
	mla v21.16b, v24.16b, v7.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x1]]
	mul v29.16b, v25.16b, v8.16b
	mul v30.16b, v0.16b, v8.16b
	uadalp v12.8h, v20.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to0]]
	uadalp v13.8h, v31.16b
	uadalp v14.8h, v16.16b
	uadalp v15.8h, v21.16b
	ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x2]]
	mul v16.16b, v25.16b, v4.16b
	mul v31.16b, v0.16b, v4.16b
	mla v29.16b, v26.16b, v9.16b
	mla v30.16b, v1.16b, v9.16b
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to3]]
	mla v16.16b, v26.16b, v5.16b
	mla v31.16b, v1.16b, v5.16b
	mla v29.16b, v27.16b, v10.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x3]]
	mla v30.16b, v2.16b, v10.16b
	mul v4.16b, v25.16b, v21.16b
	mul v21.16b, v0.16b, v21.16b
	mla v16.16b, v27.16b, v6.16b
	mla v31.16b, v2.16b, v6.16b
	mla v29.16b, v28.16b, v11.16b
	mla v30.16b, v3.16b, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]
	mul v5.16b, v25.16b, v12.16b
	mul v6.16b, v0.16b, v12.16b
	mla v16.16b, v28.16b, v7.16b
	mla v31.16b, v3.16b, v7.16b
	uadalp v17.8h, v29.16b
	uadalp v18.8h, v30.16b
	mla v4.16b, v26.16b, v22.16b
	mla v21.16b, v1.16b, v22.16b
	uadalp v19.8h, v16.16b
	uadalp v20.8h, v31.16b
	mla v5.16b, v26.16b, v13.16b
	mla v6.16b, v1.16b, v13.16b
	mla v4.16b, v27.16b, v23.16b
	mla v21.16b, v2.16b, v23.16b
	st1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to0]]
	mla v5.16b, v27.16b, v14.16b
	mla v6.16b, v2.16b, v14.16b
	mla v4.16b, v28.16b, v24.16b
	ld4r {v16.4s, v17.4s, v18.4s, v19.4s}, [%[x4]]
	mla v21.16b, v3.16b, v24.16b
	mla v5.16b, v28.16b, v15.16b
	mla v6.16b, v3.16b, v15.16b
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x5]]
	uadalp v8.8h, v4.16b
	uadalp v9.8h, v21.16b
	ld4r {v20.4s, v21.4s, v22.4s, v23.4s}, [%[x6]]
	mul v24.16b, v25.16b, v16.16b
	mul v16.16b, v0.16b, v16.16b
	uadalp v10.8h, v5.16b
	uadalp v11.8h, v6.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to2]]
	mul v29.16b, v25.16b, v12.16b
	mul v30.16b, v0.16b, v12.16b
	mla v24.16b, v26.16b, v17.16b
	mla v16.16b, v1.16b, v17.16b
	mul v17.16b, v25.16b, v20.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]
	mla v29.16b, v26.16b, v13.16b
	mla v30.16b, v1.16b, v13.16b
	mla v24.16b, v27.16b, v18.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x7]]
	mla v16.16b, v2.16b, v18.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	add %[w1], %[w1], #64
	mla v29.16b, v27.16b, v14.16b
	mla v30.16b, v2.16b, v14.16b
	mla v24.16b, v28.16b, v19.16b
	mla v16.16b, v3.16b, v19.16b
	mul v31.16b, v0.16b, v20.16b
	mul v25.16b, v25.16b, v8.16b
	mla v29.16b, v28.16b, v15.16b
	mla v30.16b, v3.16b, v15.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[w0]]
	uadalp v4.8h, v24.16b
	uadalp v5.8h, v16.16b
	mul v16.16b, v0.16b, v8.16b
	mla v17.16b, v26.16b, v21.16b
	uadalp v6.8h, v29.16b
	uadalp v7.8h, v30.16b
	mla v31.16b, v1.16b, v21.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[w1]]
	mla v25.16b, v26.16b, v9.16b
	mla v16.16b, v1.16b, v9.16b
	mla v17.16b, v27.16b, v22.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to2]]
	mla v31.16b, v2.16b, v22.16b
	mla v25.16b, v27.16b, v10.16b
	mla v16.16b, v2.16b, v10.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	mla v17.16b, v28.16b, v23.16b
	mla v31.16b, v3.16b, v23.16b
	mla v25.16b, v28.16b, v11.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to3]]
	mla v16.16b, v3.16b, v11.16b
	mul v30.16b, v12.16b, v4.16b
	mul v22.16b, v18.16b, v4.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x1]]
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x2]]
	uadalp v26.8h, v17.16b
	uadalp v27.8h, v31.16b
	uadalp v28.8h, v25.16b
	uadalp v29.8h, v16.16b
	mul v31.16b, v12.16b, v8.16b
	mul v16.16b, v18.16b, v8.16b
	mla v30.16b, v13.16b, v5.16b
	mla v22.16b, v19.16b, v5.16b
	mul v17.16b, v12.16b, v0.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to3]]
	mla v31.16b, v13.16b, v9.16b
	mla v16.16b, v19.16b, v9.16b
	mla v30.16b, v14.16b, v6.16b
	ld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x3]]
	mla v22.16b, v20.16b, v6.16b
	mul v27.16b, v18.16b, v0.16b
	mla v17.16b, v13.16b, v1.16b
	mla v31.16b, v14.16b, v10.16b
	mla v16.16b, v20.16b, v10.16b
	mla v30.16b, v15.16b, v7.16b
	mla v22.16b, v21.16b, v7.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mul v28.16b, v12.16b, v23.16b
	mul v23.16b, v18.16b, v23.16b
	mla v31.16b, v15.16b, v11.16b
	mla v16.16b, v21.16b, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]
	mla v27.16b, v19.16b, v1.16b
	mla v17.16b, v14.16b, v2.16b
	uadalp v4.8h, v30.16b
	uadalp v5.8h, v22.16b
	uadalp v6.8h, v31.16b
	uadalp v7.8h, v16.16b
	mla v28.16b, v13.16b, v24.16b
	mla v23.16b, v19.16b, v24.16b
	mla v27.16b, v20.16b, v2.16b
	mla v17.16b, v15.16b, v3.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	mla v28.16b, v14.16b, v25.16b
	mla v23.16b, v20.16b, v25.16b
	mla v27.16b, v21.16b, v3.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x4]]
	uadalp v8.8h, v17.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x5]]
	mla v28.16b, v15.16b, v26.16b
	mla v23.16b, v21.16b, v26.16b
	uadalp v9.8h, v27.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to2]]
	mul v22.16b, v12.16b, v0.16b
	mul v16.16b, v18.16b, v0.16b
	mul v17.16b, v12.16b, v4.16b
	uadalp v10.8h, v28.16b
	uadalp v11.8h, v23.16b
	ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x6]]
	mul v23.16b, v18.16b, v4.16b
	mla v22.16b, v13.16b, v1.16b
	mla v16.16b, v19.16b, v1.16b
	mla v17.16b, v13.16b, v5.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to1]]
	mla v23.16b, v19.16b, v5.16b
	mla v22.16b, v14.16b, v2.16b
	mla v16.16b, v20.16b, v2.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x7]]
	mla v17.16b, v14.16b, v6.16b
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	add %[w1], %[w1], #64
	mla v23.16b, v20.16b, v6.16b
	mla v22.16b, v15.16b, v3.16b
	mla v16.16b, v21.16b, v3.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	mla v17.16b, v15.16b, v7.16b
	mul v4.16b, v12.16b, v28.16b
	mul v28.16b, v18.16b, v28.16b
	mla v23.16b, v21.16b, v7.16b
	uadalp v24.8h, v22.16b
	uadalp v25.8h, v16.16b
	uadalp v26.8h, v17.16b
	mul v22.16b, v12.16b, v8.16b
	mul v16.16b, v18.16b, v8.16b
	ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[w1]]
	uadalp v27.8h, v23.16b
	mla v4.16b, v13.16b, v29.16b
	mla v28.16b, v19.16b, v29.16b
	mla v22.16b, v13.16b, v9.16b
	mla v16.16b, v19.16b, v9.16b
	st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to2]]
	mla v4.16b, v14.16b, v30.16b
	mla v28.16b, v20.16b, v30.16b
	ld4r {v23.4s, v24.4s, v25.4s, v26.4s}, [%[x0]]
	mla v22.16b, v14.16b, v10.16b
	mla v16.16b, v20.16b, v10.16b
	ld4r {v17.4s, v18.4s, v19.4s, v20.4s}, [%[x1]]
	mla v4.16b, v15.16b, v31.16b
	mla v28.16b, v21.16b, v31.16b
	mul v27.16b, v0.16b, v23.16b
	mla v22.16b, v15.16b, v11.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to3]]
	mla v16.16b, v21.16b, v11.16b
	mul v21.16b, v5.16b, v23.16b
	mul v23.16b, v0.16b, v17.16b
	mul v17.16b, v5.16b, v17.16b
	mla v27.16b, v1.16b, v24.16b
	uadalp v12.8h, v4.16b
	uadalp v13.8h, v28.16b
	ld1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]
	uadalp v14.8h, v22.16b
	uadalp v15.8h, v16.16b
	mla v21.16b, v6.16b, v24.16b
	mla v23.16b, v1.16b, v18.16b
	mla v17.16b, v6.16b, v18.16b
	mla v27.16b, v2.16b, v25.16b
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to3]]
	mla v21.16b, v7.16b, v25.16b
	mla v23.16b, v2.16b, v19.16b
	mla v17.16b, v7.16b, v19.16b
	ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x2]]
	mla v27.16b, v3.16b, v26.16b
	ld4r {v13.4s, v14.4s, v15.4s, v16.4s}, [%[x3]]
	mla v21.16b, v8.16b, v26.16b
	mla v23.16b, v3.16b, v20.16b
	mla v17.16b, v8.16b, v20.16b
	uadalp v28.8h, v27.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to1]]
	mul v22.16b, v0.16b, v9.16b
	mul v18.16b, v5.16b, v9.16b
	uadalp v29.8h, v21.16b
	uadalp v30.8h, v23.16b
	uadalp v31.8h, v17.16b
	mul v17.16b, v0.16b, v13.16b
	mul v23.16b, v5.16b, v13.16b
	mla v22.16b, v1.16b, v10.16b
	mla v18.16b, v6.16b, v10.16b
	st1 {v28.16b, v29.16b, v30.16b, v31.16b}, [%[to0]]
	mla v17.16b, v1.16b, v14.16b
	mla v23.16b, v6.16b, v14.16b
	mla v22.16b, v2.16b, v11.16b
	ld4r {v28.4s, v29.4s, v30.4s, v31.4s}, [%[x4]]
	mla v18.16b, v7.16b, v11.16b
	mla v17.16b, v2.16b, v15.16b
	mla v23.16b, v7.16b, v15.16b
	mla v22.16b, v3.16b, v12.16b
	mla v18.16b, v8.16b, v12.16b
	ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x5]]
	mul v19.16b, v0.16b, v28.16b
	mul v28.16b, v5.16b, v28.16b
	mla v17.16b, v3.16b, v16.16b
	mla v23.16b, v8.16b, v16.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to2]]
	uadalp v24.8h, v22.16b
	uadalp v25.8h, v18.16b
	mul v18.16b, v0.16b, v9.16b
	mul v20.16b, v5.16b, v9.16b
	uadalp v26.8h, v17.16b
	uadalp v27.8h, v23.16b
	mla v19.16b, v1.16b, v29.16b
	mla v28.16b, v6.16b, v29.16b
	mla v18.16b, v1.16b, v10.16b
	mla v20.16b, v6.16b, v10.16b
	st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to1]]
	mla v19.16b, v2.16b, v30.16b
	mla v28.16b, v7.16b, v30.16b
	mla v18.16b, v2.16b, v11.16b
	ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x6]]
	mla v20.16b, v7.16b, v11.16b
	mla v19.16b, v3.16b, v31.16b
	mla v28.16b, v8.16b, v31.16b
	mla v18.16b, v3.16b, v12.16b
	mla v20.16b, v8.16b, v12.16b
	ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x7]]
	add %[x0], %[x0], #16
	add %[x1], %[x1], #16
	add %[x2], %[x2], #16
	add %[x3], %[x3], #16
	add %[x4], %[x4], #16
	add %[x5], %[x5], #16
	add %[x6], %[x6], #16
	add %[x7], %[x7], #16
	add %[w0], %[w0], #64
	add %[w1], %[w1], #64
	uadalp v13.8h, v19.16b
	uadalp v14.8h, v28.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to3]]
	uadalp v15.8h, v18.16b
	uadalp v16.8h, v20.16b
	mul v29.16b, v0.16b, v21.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[w0]]
	mul v21.16b, v5.16b, v21.16b
	mul v30.16b, v0.16b, v9.16b
	mul v31.16b, v5.16b, v9.16b
	st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to2]]
	mla v29.16b, v1.16b, v22.16b
	mla v21.16b, v6.16b, v22.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[w1]]
	mla v30.16b, v1.16b, v10.16b
	mla v31.16b, v6.16b, v10.16b
	mla v29.16b, v2.16b, v23.16b
	mla v21.16b, v7.16b, v23.16b
	mla v30.16b, v2.16b, v11.16b
	mla v31.16b, v7.16b, v11.16b
	ld4r {v4.4s, v5.4s, v6.4s, v7.4s}, [%[x0]]
	mla v29.16b, v3.16b, v24.16b
	mla v21.16b, v8.16b, v24.16b
	mla v30.16b, v3.16b, v12.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x1]]
	mla v31.16b, v8.16b, v12.16b
	uadalp v25.8h, v29.16b
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x2]]
	mul v29.16b, v17.16b, v4.16b
	uadalp v26.8h, v21.16b
	ld4r {v21.4s, v22.4s, v23.4s, v24.4s}, [%[x3]]
	mul v4.16b, v13.16b, v4.16b
	uadalp v27.8h, v30.16b
	uadalp v28.8h, v31.16b
	mul v30.16b, v17.16b, v0.16b
	mul v31.16b, v13.16b, v0.16b
	mla v29.16b, v18.16b, v5.16b
	mla v4.16b, v14.16b, v5.16b
	mul v0.16b, v17.16b, v8.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to3]]
	mla v30.16b, v18.16b, v1.16b
	mla v31.16b, v14.16b, v1.16b
	mla v29.16b, v19.16b, v6.16b
	mla v4.16b, v15.16b, v6.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	mul v1.16b, v13.16b, v8.16b
	mul v8.16b, v17.16b, v21.16b
	mla v30.16b, v19.16b, v2.16b
	mla v31.16b, v15.16b, v2.16b
	mla v29.16b, v20.16b, v7.16b
	mla v4.16b, v16.16b, v7.16b
	mul v21.16b, v13.16b, v21.16b
	mla v0.16b, v18.16b, v9.16b
	mla v30.16b, v20.16b, v3.16b
	mla v31.16b, v16.16b, v3.16b
	uadalp v25.8h, v29.16b
	uadalp v26.8h, v4.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to1]]
	mla v1.16b, v14.16b, v9.16b
	mla v8.16b, v18.16b, v22.16b
	uadalp v27.8h, v30.16b
	uadalp v28.8h, v31.16b
	mla v21.16b, v14.16b, v22.16b
	mla v0.16b, v19.16b, v10.16b
	mla v1.16b, v15.16b, v10.16b
	mla v8.16b, v19.16b, v23.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	mla v21.16b, v15.16b, v23.16b
	mla v0.16b, v20.16b, v11.16b
	mla v1.16b, v16.16b, v11.16b
	ld4r {v25.4s, v26.4s, v27.4s, v28.4s}, [%[x4]]
	mla v8.16b, v20.16b, v24.16b
	ld4r {v9.4s, v10.4s, v11.4s, v12.4s}, [%[x5]]
	mla v21.16b, v16.16b, v24.16b
	uadalp v2.8h, v0.16b
	uadalp v3.8h, v1.16b
	uadalp v4.8h, v8.16b
	mul v22.16b, v17.16b, v25.16b
	mul v23.16b, v13.16b, v25.16b
	uadalp v5.8h, v21.16b
	mul v21.16b, v17.16b, v9.16b
	mul v24.16b, v13.16b, v9.16b
	ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to2]]
	mla v22.16b, v18.16b, v26.16b
	mla v23.16b, v14.16b, v26.16b
	st1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to1]]
	mla v21.16b, v18.16b, v10.16b
	mla v24.16b, v14.16b, v10.16b
	ld4r {v0.4s, v1.4s, v2.4s, v3.4s}, [%[x6]]
	mla v22.16b, v19.16b, v27.16b
	mla v23.16b, v15.16b, v27.16b
	mla v21.16b, v19.16b, v11.16b
	mla v24.16b, v15.16b, v11.16b
	mul v25.16b, v17.16b, v0.16b
	mla v22.16b, v20.16b, v28.16b
	mla v23.16b, v16.16b, v28.16b
	ld4r {v26.4s, v27.4s, v28.4s, v29.4s}, [%[x7]]
	subs %[n], %[n], #1
	mov %[sx], #16
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[x4], %[x4], %[sx]
	add %[x5], %[x5], %[sx]
	add %[x6], %[x6], %[sx]
	add %[x7], %[x7], %[sx]
	add %[w0], %[w0], %[sw]
	add %[w1], %[w1], %[sw]
	mla v21.16b, v20.16b, v12.16b
	mla v24.16b, v16.16b, v12.16b
	uadalp v6.8h, v22.16b
	uadalp v7.8h, v23.16b
	mul v22.16b, v13.16b, v0.16b
	mul v17.16b, v17.16b, v26.16b
	uadalp v8.8h, v21.16b
	uadalp v9.8h, v24.16b
	mul v21.16b, v13.16b, v26.16b
	ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to3]]
	mla v25.16b, v18.16b, v1.16b
	mla v22.16b, v14.16b, v1.16b
	mla v17.16b, v18.16b, v27.16b
	st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to2]]
	mla v21.16b, v14.16b, v27.16b
	mla v25.16b, v19.16b, v2.16b
	mla v22.16b, v15.16b, v2.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w1]]
	mla v17.16b, v19.16b, v28.16b
	mla v21.16b, v15.16b, v28.16b
	mla v25.16b, v20.16b, v3.16b
	mla v22.16b, v16.16b, v3.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	mla v17.16b, v20.16b, v29.16b
	mla v21.16b, v16.16b, v29.16b
	uadalp v10.8h, v25.16b
	uadalp v11.8h, v22.16b
	uadalp v12.8h, v17.16b
	uadalp v13.8h, v21.16b
	st1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to3]]
	ld4r {v8.4s, v9.4s, v10.4s, v11.4s}, [%[x0]]
	ld4r {v12.4s, v13.4s, v14.4s, v15.4s}, [%[x1]]
	b.ne 1b

//// 3afa0f35d6e0
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

//// 9dce7de2447f
        if (registers == 4 && columns == 1 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_4x1(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }

//// f9501da6d791
        if (registers == 1 && columns == 2 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }

//// 9dc844db5d46
        if (registers == 4 && columns == 2 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_4x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }

//// c83294de70d7
        if (registers == 1 && columns == 4 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }

//// 00064b94b516
        if (registers == 4 && columns == 4 && (n = left / 24 < folds / 8 ? left / 24 : folds / 8) > 0) {
          SYNTH_KERNEL_rounds_4x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 8;
        }

//// e7ee94e85c9e
        if (registers == 1 && columns == 6 && (n = left / 24 < folds / 8 ? left / 24 : folds / 8) > 0) {
          SYNTH_KERNEL_rounds_1x6(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 8;
        }

//// 8fba6e133173
        if (registers == 1 && columns == 8 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_1x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }

//// d6bdc0e274ab
        if (registers == 2 && columns == 8 && (n = left / 24 < folds / 6 ? left / 24 : folds / 6) > 0) {
          SYNTH_KERNEL_rounds_2x8(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 24, folds -= n * 6;
        }

//// 608a16f44c48
          if (folds < 8) {
            folds = 133;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_level2(vld1q_u8(kept + ((c * registers + r) * 1 + 0) * 16), &level2_0[r][c]);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// a9978eae20ca
        if (left0 == 0) {
          left0 = 5;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// dc46d05c3d36
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

//// 7228c306d0d7
 * A3W3 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 35c1a41f8ccc
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// bb8268503ff3
 * K up to 21913096 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d293dfe00ebc
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 2 at the end.
 *

//// 22a36459ae2a
 * A3W3 twos/bipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm
 * NEON / Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 62c55524d7e0
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// ba411d0c87a6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// f812835f7553
 * A3W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// b7c183054a27
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// 7e4d2778cd05
 * K up to 43826196 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c1a2d504775b
 * Sums: 8-bit lanes, each run adds at most 49, 5 runs at most; 16-bit lanes, each run adds at most 490, 133 runs
 * at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to 32
 * bits, 1 at the end.
 *

//// 64ebb81e520b
 * A3W3 twos/twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 04867f5e8590
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// d57b57900a70
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -4 * (sum of the column's codes).
 *

//// e72811697ae3
 * A3W3 unipolar: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// b010a44bb185
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 64aa42397b3e
 * A4W4 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// db91ec00b2eb
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *

//// 394123be41e3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *

//// 6173138c7127
 * K up to 9544368 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7b82fcdcfc7e
 * Sums: 8-bit lanes, each run adds at most 225, 1 runs at most; 16-bit lanes, each run adds at most 450, 145
 * runs at most; 32-bit lanes; they count 1 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 1 at the end.
 *

//// 26bf39bf85fe
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

//// fa263ec4df38
      for (int32_t left = chunks; left > 0;) {

//// 5cd2aca154ad
        if (left0 == 0) {
          left0 = 1;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c]); level0_0[r][c] = nothing; }

//// 782740f2be13
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

//// d217419598de

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[48];

//// dcb15b556d10
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 6 && registers - first >= 2 && stride <= INT32_MAX ? 2 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 9e75b438989c
      if (columns == 6 && tall == 2)
        SYNTH_KERNEL_2x6(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 6)
        SYNTH_KERNEL_1x6(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// 4cb264b28aee
 * A8W1 hybrid: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 29bbe95bd60b
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

//// 42d290e4e855
 * K up to 4210752 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f5a948bd9e43
 * Sums: 8-bit lanes, each run adds at most 255, 1 runs at most; 16-bit lanes, each run adds at most 510, 128
 * runs at most; 32-bit lanes; they count 2 fold. Instructions: 1 per cell of 4 x 4 positions, 1 to 16 bits, 1 to
 * 32 bits, 2 at the end.
 *

//// 9e0ae706f1ea
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

//// 98c73b635fa5
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

//// 38b908f09a98
 * A8W2 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 1f11ffb14254
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

//// ee69f9c92091
 * K up to 2807168 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 7dcc6f724378
 * Sums: 16-bit lanes, each run adds at most 1530, 42 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the
 * end.
 *

//// 05ed6ed305e3
 * Proof: 12 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
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

//// c2bfc02f959a
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

//// 51a19562f913
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

//// d46df8829c94
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

//// f86daab14aab

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 4 positions, m rows of weights in registers of 4. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 4 + (m % 4 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[64];

//// 50962dc98428
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 4 ? 4 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 1;

//// de2a98587577
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = columns == 4 && registers - first >= 4 && stride <= INT32_MAX ? 4 : 1;
      const int32_t rows = m - first * 4 < tall * 4 ? m - first * 4 : tall * 4;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// b4b023dc04b4
      if (columns == 4 && tall == 4)
        SYNTH_KERNEL_4x4(w, a, part, tall * 4, chunks * 1, 1, 0, 1, 0, chunks, (int32_t)stride);
      else if (columns == 4)
        SYNTH_KERNEL_1x4(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 4, chunks * 1, 1, 0, 1, 0, chunks, 0);

//// d381941304e0
 * A8W3 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 0408b6727814
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

//// a1896b5af592
 * K up to 1203072 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// f8dc6c89e892
 * Sums: 16-bit lanes, each run adds at most 3570, 18 runs at most; 32-bit lanes; they count 1 fold.
 * Instructions: 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the
 * end.
 *

//// 52370dcdc9e8
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

//// 114ad89dc1b4
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

//// 1f9e51b12ef2
 * A8W4 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 8bced6042283
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

//// 64dd5217079c
 * K up to 561432 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// cb771152934a
 * Sums: 16-bit lanes, each run adds at most 7650, 8 runs at most; 32-bit lanes; they count 1 fold. Instructions:
 * 2 per cell of 4 x 4 positions, 2 per register of weights, 2 per column, 1 to 32 bits, 1 at the end.
 *

//// 9130cb12d7c6
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

//// 9b64c569caa4
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

//// 4be09642bf2e
 * A8W8 twos: bytes kernel, tiles of 4 to 16 rows by up to 8 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// e0da2f58bbc6
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

//// 0b157000da0c
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -128 * (sum of the column's codes).
 *

//// 378cef58bd77
 * K up to 33024 positions, filled up to whole blocks or chunks: out from zero, row_correction, column_correction
 * and their sums in any order fit int32_t.
 *

//// f4af713a6911
 * Sums: 32-bit lanes; they count 1 fold. Instructions: 4 per cell of 4 x 4 positions, 2 per register of weights,
 * 2 per column, 1 at the end.
 *

//// dcc643ff6b49
 * Proof: 9 obligations, all proved: a step, every widening, the finish, and the loop by induction over K.
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

//// afccdc12bd2b
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

//// 4c9311685460
      for (int32_t left = chunks; left > 0;) {
        const int32_t run = left;
        left = 0;
        const uint8_t *rows[4];
        const uint32_t *column[8];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; SYNTH_KEEP_POINTER(rows[r]); }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; SYNTH_KEEP_POINTER(column[c]); }

//// 5fb1761749b5
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

