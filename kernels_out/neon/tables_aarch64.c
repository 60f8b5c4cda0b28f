/* SPDX-License-Identifier: Apache-2.0
 *
 * Pieces of the C texts of kernels (tables, neon, aarch64), each under its digest. SYNTH_KERNEL stands for a
 * kernel's name, SYNTH_LOGIC for an instruction on bits; a line of assembly stands behind a tab. A kernel's
 * whole text: synth-kernel show NAME --c. Written by synth-kernel; do not edit.
 */
//// 33d7ebdaee9e
/* SPDX-License-Identifier: Apache-2.0
 *

//// 7fc57949421e
 * A1W1 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 308c8d89be3a
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// 607577787060
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 16 rows and chunk 1 x 16 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 (plane 0). Unused positions and rows have code zero. Memory is little-endian.
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

//// 83c95d78bc54
 * K up to 536870904 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// feff159c72ef
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 66 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// 67555a02ec35
 * Proof: 15 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
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

//// ebe770dc9479

static const uint8_t SYNTH_KERNEL_byte_0f[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};

//// 3b67118c709d
static const uint8_t SYNTH_KERNEL_lanes_04040404[] __attribute__((aligned(32))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};

//// 775fb0b52968
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0_v1, uint8x16_t w0_v2, uint8x16_t t0, uint8x16_t t1, uint8x16_t *to0) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t p0_0 = vqtbl1q_u8(t0, w0_v1);
  const uint8x16_t p0_1 = vqtbl1q_u8(t1, w0_v2);
  const uint8x16_t g0 = vaddq_u8(p0_0, p0_1);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  *to0 = total0;
}

//// cca37e5fd951
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t lanes_04040404, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint8x8_t f0_0_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_0_2 = vmlal_u8(vreinterpretq_u16_u8(half0), f0_0_0, f0_0_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_2 = vmlal_u8(vreinterpretq_u16_u8(half1), f1_0_0, f0_0_1);
  *to0 = vreinterpretq_u8_u16(f0_0_2);
  *to1 = vreinterpretq_u8_u16(f1_0_2);
}

//// d84be3c44c72
/* 16-bit lanes to the result, rows in order */
SYNTH_INLINE void SYNTH_KERNEL_finish(uint8x16_t half0, uint8x16_t half1, int32_t *acc) {
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

//// 2e469a41a6ec
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 1 x added to what is kept; 197 instructions, 197 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 67128cc63a11
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ushr v13.16b, v1.16b, #4
	tbl v14.16b, {v2.16b}, v6.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x0]]
	tbl v6.16b, {v7.16b}, v6.16b
	tbl v7.16b, {v3.16b}, v11.16b
	tbl v19.16b, {v4.16b}, v12.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x1]]
	tbl v24.16b, {v5.16b}, v13.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v12.16b
	ld1 {v11.16b, v12.16b}, [%[w0]]
	tbl v10.16b, {v10.16b}, v13.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v7.16b, v14.16b, v7.16b
	add v19.16b, v19.16b, v24.16b
	add v6.16b, v6.16b, v8.16b
	add v13.16b, v9.16b, v10.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x0]]
	SYNTH_LOGIC v14.16b, v31.16b, v11.16b
	ushr v28.16b, v11.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v12.16b
	add v19.16b, v7.16b, v19.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	ushr v30.16b, v12.16b, #4
	add v6.16b, v6.16b, v13.16b
	tbl v15.16b, {v15.16b}, v14.16b
	tbl v16.16b, {v16.16b}, v28.16b
	tbl v17.16b, {v17.16b}, v29.16b
	ld1 {v11.16b, v12.16b}, [%[w0]]
	tbl v20.16b, {v20.16b}, v14.16b
	tbl v18.16b, {v18.16b}, v30.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v13.16b, v15.16b, v16.16b
	tbl v21.16b, {v21.16b}, v28.16b
	tbl v22.16b, {v22.16b}, v29.16b
	add v28.16b, v17.16b, v18.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x0]]
	tbl v18.16b, {v23.16b}, v30.16b
	SYNTH_LOGIC v23.16b, v31.16b, v11.16b
	add v13.16b, v19.16b, v13.16b
	add v29.16b, v20.16b, v21.16b
	ushr v11.16b, v11.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v12.16b
	add v18.16b, v22.16b, v18.16b
	ushr v12.16b, v12.16b, #4
	add v13.16b, v13.16b, v28.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x1]]
	add v6.16b, v6.16b, v29.16b
	tbl v24.16b, {v24.16b}, v23.16b
	tbl v25.16b, {v25.16b}, v11.16b
	tbl v26.16b, {v26.16b}, v30.16b
	tbl v27.16b, {v27.16b}, v12.16b
	ld1 {v28.16b, v29.16b}, [%[w0]]
	tbl v7.16b, {v7.16b}, v23.16b
	add v6.16b, v6.16b, v18.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v18.16b, v24.16b, v25.16b
	add v23.16b, v26.16b, v27.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v30.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x0]]
	tbl v30.16b, {v10.16b}, v12.16b
	SYNTH_LOGIC v10.16b, v31.16b, v28.16b
	add v18.16b, v13.16b, v18.16b
	ushr v28.16b, v28.16b, #4
	add v7.16b, v7.16b, v8.16b
	SYNTH_LOGIC v8.16b, v31.16b, v29.16b
	add v9.16b, v9.16b, v30.16b
	ushr v29.16b, v29.16b, #4
	add v18.16b, v18.16b, v23.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v23.16b, {v14.16b}, v10.16b
	add v30.16b, v6.16b, v7.16b
	tbl v6.16b, {v15.16b}, v28.16b
	tbl v7.16b, {v16.16b}, v8.16b
	tbl v11.16b, {v17.16b}, v29.16b
	ld1 {v12.16b, v13.16b}, [%[w0]]
	tbl v10.16b, {v19.16b}, v10.16b
	tbl v28.16b, {v20.16b}, v28.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v9.16b, v30.16b, v9.16b
	add v6.16b, v23.16b, v6.16b
	add v7.16b, v7.16b, v11.16b
	add v23.16b, v10.16b, v28.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x0]]
	tbl v8.16b, {v21.16b}, v8.16b
	tbl v10.16b, {v22.16b}, v29.16b
	SYNTH_LOGIC v11.16b, v31.16b, v12.16b
	add v6.16b, v18.16b, v6.16b
	ushr v12.16b, v12.16b, #4
	add v9.16b, v9.16b, v23.16b
	SYNTH_LOGIC v28.16b, v31.16b, v13.16b
	add v8.16b, v8.16b, v10.16b
	ushr v10.16b, v13.16b, #4
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x1]]
	add v13.16b, v6.16b, v7.16b
	tbl v6.16b, {v24.16b}, v11.16b
	tbl v7.16b, {v25.16b}, v12.16b
	tbl v29.16b, {v26.16b}, v28.16b
	add v30.16b, v9.16b, v8.16b
	tbl v8.16b, {v27.16b}, v10.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	tbl v9.16b, {v0.16b}, v11.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v11.16b, v6.16b, v7.16b
	tbl v12.16b, {v1.16b}, v12.16b
	add v29.16b, v29.16b, v8.16b
	tbl v6.16b, {v2.16b}, v28.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x0]]
	tbl v10.16b, {v3.16b}, v10.16b
	SYNTH_LOGIC v28.16b, v31.16b, v22.16b
	add v11.16b, v13.16b, v11.16b
	add v12.16b, v9.16b, v12.16b
	ushr v13.16b, v22.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v23.16b
	add v6.16b, v6.16b, v10.16b
	ushr v23.16b, v23.16b, #4
	add v29.16b, v11.16b, v29.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	add v30.16b, v30.16b, v12.16b
	tbl v14.16b, {v14.16b}, v28.16b
	tbl v15.16b, {v15.16b}, v13.16b
	tbl v16.16b, {v16.16b}, v22.16b
	tbl v17.16b, {v17.16b}, v23.16b
	ld1 {v11.16b, v12.16b}, [%[w0]]
	tbl v18.16b, {v18.16b}, v28.16b
	add v6.16b, v30.16b, v6.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v28.16b, v14.16b, v15.16b
	add v30.16b, v16.16b, v17.16b
	tbl v19.16b, {v19.16b}, v13.16b
	tbl v20.16b, {v20.16b}, v22.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[x0]]
	tbl v17.16b, {v21.16b}, v23.16b
	SYNTH_LOGIC v21.16b, v31.16b, v11.16b
	add v22.16b, v29.16b, v28.16b
	ushr v11.16b, v11.16b, #4
	add v23.16b, v18.16b, v19.16b
	SYNTH_LOGIC v18.16b, v31.16b, v12.16b
	add v17.16b, v20.16b, v17.16b
	ushr v12.16b, v12.16b, #4
	add v22.16b, v22.16b, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v24.16b, {v24.16b}, v21.16b
	add v6.16b, v6.16b, v23.16b
	tbl v23.16b, {v25.16b}, v11.16b
	tbl v19.16b, {v26.16b}, v18.16b
	tbl v20.16b, {v27.16b}, v12.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	tbl v7.16b, {v7.16b}, v21.16b
	tbl v8.16b, {v8.16b}, v11.16b
	add v6.16b, v6.16b, v17.16b
	add v11.16b, v24.16b, v23.16b
	ld1 {v23.16b, v24.16b}, [%[w0]]
	tbl v9.16b, {v9.16b}, v18.16b
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add v29.16b, v19.16b, v20.16b
	add v30.16b, v7.16b, v8.16b
	add v11.16b, v22.16b, v11.16b
	tbl v10.16b, {v10.16b}, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v23.16b
	ushr v7.16b, v23.16b, #4
	SYNTH_LOGIC v8.16b, v31.16b, v24.16b
	add v6.16b, v6.16b, v30.16b
	add v11.16b, v11.16b, v29.16b
	add v9.16b, v9.16b, v10.16b
	ushr v10.16b, v24.16b, #4
	tbl v13.16b, {v13.16b}, v12.16b
	tbl v14.16b, {v14.16b}, v7.16b
	tbl v15.16b, {v15.16b}, v8.16b
	tbl v12.16b, {v0.16b}, v12.16b
	add v6.16b, v6.16b, v9.16b
	tbl v9.16b, {v16.16b}, v10.16b
	tbl v7.16b, {v1.16b}, v7.16b
	add v13.16b, v13.16b, v14.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	tbl v8.16b, {v2.16b}, v8.16b
	tbl v10.16b, {v3.16b}, v10.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	add v9.16b, v15.16b, v9.16b
	add v7.16b, v12.16b, v7.16b
	add v29.16b, v11.16b, v13.16b
	ldr q30, [%[k], #16]
	add v8.16b, v8.16b, v10.16b
	add v6.16b, v6.16b, v7.16b
	add v7.16b, v29.16b, v9.16b
	add v6.16b, v6.16b, v8.16b
	umlal v25.8h, v7.8b, v30.8b
	umlal2 v26.8h, v7.16b, v30.16b
	umlal v27.8h, v6.8b, v30.8b
	umlal2 v28.8h, v6.16b, v30.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to0]]
	b.ne 1b

//// 4d9adc7b1e7c
    : [x0] "+r"(x0), [x1] "+r"(x1), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// 54614f33f408
    : [to0] "r"(kept + 0), [k] "r"(constants)

//// 833e0d6c8770
    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31",
      "cc", "memory");
  (void)register_bytes, (void)column_bytes;
}

//// c2a9ecf11305
/* 16 steps per round, 1 x added to what is kept; 345 instructions, 335 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 951b5de7a167
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ushr v13.16b, v1.16b, #4
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x2]]
	tbl v18.16b, {v2.16b}, v6.16b
	tbl v19.16b, {v3.16b}, v11.16b
	tbl v20.16b, {v4.16b}, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	tbl v25.16b, {v5.16b}, v13.16b
	add v18.16b, v18.16b, v19.16b
	tbl v7.16b, {v7.16b}, v6.16b
	tbl v8.16b, {v8.16b}, v11.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	tbl v9.16b, {v9.16b}, v12.16b
	tbl v10.16b, {v10.16b}, v13.16b
	add v25.16b, v20.16b, v25.16b
	tbl v14.16b, {v14.16b}, v6.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v15.16b, {v15.16b}, v11.16b
	add v30.16b, v7.16b, v8.16b
	tbl v16.16b, {v16.16b}, v12.16b
	add v19.16b, v9.16b, v10.16b
	add v18.16b, v18.16b, v25.16b
	tbl v17.16b, {v17.16b}, v13.16b
	add v20.16b, v14.16b, v15.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x2]]
	tbl v6.16b, {v21.16b}, v6.16b
	tbl v11.16b, {v22.16b}, v11.16b
	add v19.16b, v30.16b, v19.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	tbl v12.16b, {v23.16b}, v12.16b
	add v25.16b, v16.16b, v17.16b
	tbl v13.16b, {v24.16b}, v13.16b
	add v6.16b, v6.16b, v11.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	SYNTH_LOGIC v11.16b, v31.16b, v14.16b
	ushr v14.16b, v14.16b, #4
	add v20.16b, v20.16b, v25.16b
	add v25.16b, v12.16b, v13.16b
	SYNTH_LOGIC v30.16b, v31.16b, v15.16b
	ushr v12.16b, v15.16b, #4
	tbl v13.16b, {v26.16b}, v11.16b
	tbl v26.16b, {v27.16b}, v14.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v6.16b, v6.16b, v25.16b
	tbl v25.16b, {v28.16b}, v30.16b
	tbl v15.16b, {v29.16b}, v12.16b
	add v13.16b, v13.16b, v26.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	tbl v16.16b, {v0.16b}, v11.16b
	tbl v17.16b, {v1.16b}, v14.16b
	tbl v4.16b, {v2.16b}, v30.16b
	tbl v5.16b, {v3.16b}, v12.16b
	add v15.16b, v25.16b, v15.16b
	add v13.16b, v18.16b, v13.16b
	tbl v7.16b, {v7.16b}, v11.16b
	add v25.16b, v16.16b, v17.16b
	tbl v8.16b, {v8.16b}, v14.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v16.16b, v4.16b, v5.16b
	tbl v9.16b, {v9.16b}, v30.16b
	add v13.16b, v13.16b, v15.16b
	tbl v10.16b, {v10.16b}, v12.16b
	add v15.16b, v19.16b, v25.16b
	add v25.16b, v7.16b, v8.16b
	ld1 {v7.16b, v8.16b}, [%[w0]]
	tbl v11.16b, {v21.16b}, v11.16b
	tbl v14.16b, {v22.16b}, v14.16b
	tbl v30.16b, {v23.16b}, v30.16b
	add v9.16b, v9.16b, v10.16b
	add v10.16b, v15.16b, v16.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x2]]
	add v25.16b, v20.16b, v25.16b
	tbl v12.16b, {v24.16b}, v12.16b
	add v11.16b, v11.16b, v14.16b
	SYNTH_LOGIC v14.16b, v31.16b, v7.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x3]]
	ushr v7.16b, v7.16b, #4
	SYNTH_LOGIC v23.16b, v31.16b, v8.16b
	add v9.16b, v25.16b, v9.16b
	add v12.16b, v30.16b, v12.16b
	add v6.16b, v6.16b, v11.16b
	ushr v8.16b, v8.16b, #4
	tbl v11.16b, {v26.16b}, v14.16b
	tbl v30.16b, {v27.16b}, v7.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v6.16b, v6.16b, v12.16b
	tbl v12.16b, {v28.16b}, v23.16b
	tbl v24.16b, {v29.16b}, v8.16b
	add v11.16b, v11.16b, v30.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	tbl v29.16b, {v0.16b}, v14.16b
	tbl v30.16b, {v1.16b}, v7.16b
	tbl v4.16b, {v2.16b}, v23.16b
	tbl v5.16b, {v3.16b}, v8.16b
	add v12.16b, v12.16b, v24.16b
	add v11.16b, v13.16b, v11.16b
	tbl v13.16b, {v15.16b}, v14.16b
	add v15.16b, v29.16b, v30.16b
	tbl v16.16b, {v16.16b}, v7.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v24.16b, v4.16b, v5.16b
	tbl v17.16b, {v17.16b}, v23.16b
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v18.16b}, v8.16b
	add v10.16b, v10.16b, v15.16b
	add v13.16b, v13.16b, v16.16b
	ld1 {v15.16b, v16.16b}, [%[w0]]
	tbl v14.16b, {v19.16b}, v14.16b
	tbl v7.16b, {v20.16b}, v7.16b
	tbl v23.16b, {v21.16b}, v23.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x2]]
	add v12.16b, v17.16b, v12.16b
	add v10.16b, v10.16b, v24.16b
	add v9.16b, v9.16b, v13.16b
	tbl v8.16b, {v22.16b}, v8.16b
	add v7.16b, v14.16b, v7.16b
	SYNTH_LOGIC v17.16b, v31.16b, v15.16b
	ushr v22.16b, v15.16b, #4
	SYNTH_LOGIC v24.16b, v31.16b, v16.16b
	add v9.16b, v9.16b, v12.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[x3]]
	add v8.16b, v23.16b, v8.16b
	add v23.16b, v6.16b, v7.16b
	ushr v16.16b, v16.16b, #4
	tbl v25.16b, {v25.16b}, v17.16b
	tbl v26.16b, {v26.16b}, v22.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v23.16b, v23.16b, v8.16b
	tbl v27.16b, {v27.16b}, v24.16b
	tbl v6.16b, {v28.16b}, v16.16b
	add v7.16b, v25.16b, v26.16b
	tbl v8.16b, {v0.16b}, v17.16b
	tbl v25.16b, {v1.16b}, v22.16b
	tbl v26.16b, {v2.16b}, v24.16b
	tbl v28.16b, {v3.16b}, v16.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	add v6.16b, v27.16b, v6.16b
	add v7.16b, v11.16b, v7.16b
	tbl v11.16b, {v18.16b}, v17.16b
	add v8.16b, v8.16b, v25.16b
	tbl v25.16b, {v19.16b}, v22.16b
	add v18.16b, v26.16b, v28.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	tbl v30.16b, {v20.16b}, v24.16b
	add v6.16b, v7.16b, v6.16b
	tbl v7.16b, {v21.16b}, v16.16b
	add v8.16b, v10.16b, v8.16b
	add v25.16b, v11.16b, v25.16b
	ld1 {v10.16b, v11.16b}, [%[w0]]
	tbl v12.16b, {v12.16b}, v17.16b
	tbl v13.16b, {v13.16b}, v22.16b
	tbl v14.16b, {v14.16b}, v24.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x2]]
	add v7.16b, v30.16b, v7.16b
	add v8.16b, v8.16b, v18.16b
	add v9.16b, v9.16b, v25.16b
	tbl v30.16b, {v15.16b}, v16.16b
	add v12.16b, v12.16b, v13.16b
	SYNTH_LOGIC v13.16b, v31.16b, v10.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x3]]
	ushr v10.16b, v10.16b, #4
	SYNTH_LOGIC v24.16b, v31.16b, v11.16b
	add v7.16b, v9.16b, v7.16b
	add v9.16b, v14.16b, v30.16b
	add v12.16b, v23.16b, v12.16b
	ushr v11.16b, v11.16b, #4
	tbl v14.16b, {v0.16b}, v13.16b
	tbl v23.16b, {v1.16b}, v10.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v9.16b, v12.16b, v9.16b
	tbl v12.16b, {v2.16b}, v24.16b
	tbl v25.16b, {v3.16b}, v11.16b
	add v14.16b, v14.16b, v23.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v23.16b, {v26.16b}, v13.16b
	tbl v30.16b, {v27.16b}, v10.16b
	tbl v26.16b, {v28.16b}, v24.16b
	tbl v27.16b, {v29.16b}, v11.16b
	add v12.16b, v12.16b, v25.16b
	add v6.16b, v6.16b, v14.16b
	tbl v14.16b, {v19.16b}, v13.16b
	add v19.16b, v23.16b, v30.16b
	tbl v20.16b, {v20.16b}, v10.16b
	add v23.16b, v26.16b, v27.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x1]]
	tbl v21.16b, {v21.16b}, v24.16b
	add v6.16b, v6.16b, v12.16b
	tbl v12.16b, {v22.16b}, v11.16b
	add v8.16b, v8.16b, v19.16b
	add v14.16b, v14.16b, v20.16b
	ld1 {v19.16b, v20.16b}, [%[w0]]
	tbl v13.16b, {v15.16b}, v13.16b
	tbl v10.16b, {v16.16b}, v10.16b
	tbl v22.16b, {v17.16b}, v24.16b
	add v12.16b, v21.16b, v12.16b
	add v8.16b, v8.16b, v23.16b
	add v7.16b, v7.16b, v14.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x2]]
	tbl v11.16b, {v18.16b}, v11.16b
	add v10.16b, v13.16b, v10.16b
	SYNTH_LOGIC v13.16b, v31.16b, v19.16b
	ushr v21.16b, v19.16b, #4
	SYNTH_LOGIC v18.16b, v31.16b, v20.16b
	add v7.16b, v7.16b, v12.16b
	add v19.16b, v22.16b, v11.16b
	add v29.16b, v9.16b, v10.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[x3]]
	ushr v20.16b, v20.16b, #4
	tbl v30.16b, {v0.16b}, v13.16b
	tbl v22.16b, {v1.16b}, v21.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v19.16b, v29.16b, v19.16b
	tbl v29.16b, {v2.16b}, v18.16b
	tbl v23.16b, {v3.16b}, v20.16b
	add v22.16b, v30.16b, v22.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v30.16b, {v25.16b}, v13.16b
	tbl v24.16b, {v26.16b}, v21.16b
	tbl v25.16b, {v27.16b}, v18.16b
	tbl v26.16b, {v28.16b}, v20.16b
	add v23.16b, v29.16b, v23.16b
	add v6.16b, v6.16b, v22.16b
	tbl v14.16b, {v14.16b}, v13.16b
	add v22.16b, v30.16b, v24.16b
	tbl v15.16b, {v15.16b}, v21.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x1]]
	add v24.16b, v25.16b, v26.16b
	tbl v16.16b, {v16.16b}, v18.16b
	add v6.16b, v6.16b, v23.16b
	tbl v17.16b, {v17.16b}, v20.16b
	add v8.16b, v8.16b, v22.16b
	add v14.16b, v14.16b, v15.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	tbl v9.16b, {v9.16b}, v13.16b
	tbl v10.16b, {v10.16b}, v21.16b
	tbl v11.16b, {v11.16b}, v18.16b
	add v13.16b, v16.16b, v17.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x2]]
	add v8.16b, v8.16b, v24.16b
	add v7.16b, v7.16b, v14.16b
	tbl v12.16b, {v12.16b}, v20.16b
	add v14.16b, v9.16b, v10.16b
	SYNTH_LOGIC v9.16b, v31.16b, v22.16b
	ushr v10.16b, v22.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v23.16b
	add v7.16b, v7.16b, v13.16b
	add v21.16b, v11.16b, v12.16b
	add v19.16b, v19.16b, v14.16b
	ld1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[x3]]
	ushr v22.16b, v23.16b, #4
	tbl v23.16b, {v0.16b}, v9.16b
	tbl v24.16b, {v1.16b}, v10.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v19.16b, v19.16b, v21.16b
	tbl v21.16b, {v2.16b}, v20.16b
	tbl v25.16b, {v3.16b}, v22.16b
	add v26.16b, v23.16b, v24.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v27.16b, {v27.16b}, v9.16b
	tbl v28.16b, {v28.16b}, v10.16b
	tbl v29.16b, {v29.16b}, v20.16b
	tbl v30.16b, {v30.16b}, v22.16b
	add v21.16b, v21.16b, v25.16b
	add v6.16b, v6.16b, v26.16b
	tbl v15.16b, {v15.16b}, v9.16b
	add v23.16b, v27.16b, v28.16b
	tbl v16.16b, {v16.16b}, v10.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x1]]
	add v28.16b, v29.16b, v30.16b
	tbl v17.16b, {v17.16b}, v20.16b
	add v6.16b, v6.16b, v21.16b
	tbl v18.16b, {v18.16b}, v22.16b
	add v8.16b, v8.16b, v23.16b
	add v21.16b, v15.16b, v16.16b
	ld1 {v15.16b, v16.16b}, [%[w0]]
	tbl v9.16b, {v11.16b}, v9.16b
	tbl v23.16b, {v12.16b}, v10.16b
	tbl v20.16b, {v13.16b}, v20.16b
	ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to0]]
	add v17.16b, v17.16b, v18.16b
	add v8.16b, v8.16b, v28.16b
	add v7.16b, v7.16b, v21.16b
	tbl v14.16b, {v14.16b}, v22.16b
	add v9.16b, v9.16b, v23.16b
	SYNTH_LOGIC v18.16b, v31.16b, v15.16b
	ushr v15.16b, v15.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v16.16b
	add v7.16b, v7.16b, v17.16b
	add v14.16b, v20.16b, v14.16b
	add v9.16b, v19.16b, v9.16b
	ushr v16.16b, v16.16b, #4
	tbl v17.16b, {v0.16b}, v18.16b
	tbl v19.16b, {v1.16b}, v15.16b
	tbl v20.16b, {v2.16b}, v21.16b
	tbl v22.16b, {v24.16b}, v18.16b
	add v9.16b, v9.16b, v14.16b
	tbl v14.16b, {v3.16b}, v16.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	tbl v23.16b, {v25.16b}, v15.16b
	add v17.16b, v17.16b, v19.16b
	tbl v19.16b, {v26.16b}, v21.16b
	tbl v24.16b, {v27.16b}, v16.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x3]]
	add v14.16b, v20.16b, v14.16b
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	ldr q20, [%[k], #16]
	add v6.16b, v6.16b, v17.16b
	add v17.16b, v22.16b, v23.16b
	add v19.16b, v19.16b, v24.16b
	tbl v29.16b, {v0.16b}, v18.16b
	tbl v30.16b, {v1.16b}, v15.16b
	tbl v22.16b, {v2.16b}, v21.16b
	add v6.16b, v6.16b, v14.16b
	add v8.16b, v8.16b, v17.16b
	tbl v14.16b, {v3.16b}, v16.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	tbl v17.16b, {v25.16b}, v18.16b
	add v18.16b, v29.16b, v30.16b
	tbl v15.16b, {v26.16b}, v15.16b
	umlal v10.8h, v6.8b, v20.8b
	umlal2 v11.8h, v6.16b, v20.16b
	add v6.16b, v8.16b, v19.16b
	add v8.16b, v22.16b, v14.16b
	add v7.16b, v7.16b, v18.16b
	add v14.16b, v17.16b, v15.16b
	tbl v15.16b, {v27.16b}, v21.16b
	tbl v16.16b, {v28.16b}, v16.16b
	umlal v12.8h, v6.8b, v20.8b
	umlal2 v13.8h, v6.16b, v20.16b
	add v6.16b, v7.16b, v8.16b
	add v14.16b, v9.16b, v14.16b
	add v7.16b, v15.16b, v16.16b
	st1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[to0]]
	umlal v0.8h, v6.8b, v20.8b
	umlal2 v1.8h, v6.16b, v20.16b
	add v21.16b, v14.16b, v7.16b
	umlal v2.8h, v21.8b, v20.8b
	umlal2 v3.8h, v21.16b, v20.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	b.ne 1b

//// 41bfe239bd23
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// c5e8eab1d304
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [k] "r"(constants)

//// d5eacfb1818c
/* 16 steps per round, 1 x added to what is kept; 568 instructions, 540 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 74cf850d39b9
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ushr v13.16b, v1.16b, #4
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x2]]
	tbl v18.16b, {v2.16b}, v6.16b
	tbl v19.16b, {v3.16b}, v11.16b
	tbl v20.16b, {v4.16b}, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	tbl v25.16b, {v5.16b}, v13.16b
	tbl v7.16b, {v7.16b}, v6.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x4]]
	add v30.16b, v18.16b, v19.16b
	tbl v10.16b, {v10.16b}, v13.16b
	add v25.16b, v20.16b, v25.16b
	tbl v14.16b, {v14.16b}, v6.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x5]]
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v15.16b}, v11.16b
	tbl v15.16b, {v16.16b}, v12.16b
	add v16.16b, v9.16b, v10.16b
	add v25.16b, v30.16b, v25.16b
	tbl v30.16b, {v17.16b}, v13.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x6]]
	tbl v21.16b, {v21.16b}, v6.16b
	add v14.16b, v14.16b, v8.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v16.16b, v7.16b, v16.16b
	add v15.16b, v15.16b, v30.16b
	tbl v22.16b, {v22.16b}, v11.16b
	tbl v23.16b, {v23.16b}, v12.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x0]]
	tbl v24.16b, {v24.16b}, v13.16b
	tbl v26.16b, {v26.16b}, v6.16b
	tbl v27.16b, {v27.16b}, v11.16b
	add v30.16b, v14.16b, v15.16b
	add v14.16b, v21.16b, v22.16b
	tbl v15.16b, {v28.16b}, v12.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v29.16b}, v13.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x1]]
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v0.16b}, v6.16b
	tbl v0.16b, {v1.16b}, v11.16b
	tbl v1.16b, {v2.16b}, v12.16b
	add v14.16b, v14.16b, v28.16b
	add v15.16b, v15.16b, v29.16b
	tbl v28.16b, {v3.16b}, v13.16b
	ld1 {v2.16b, v3.16b}, [%[w0]]
	tbl v6.16b, {v17.16b}, v6.16b
	add v17.16b, v27.16b, v0.16b
	tbl v11.16b, {v18.16b}, v11.16b
	tbl v12.16b, {v19.16b}, v12.16b
	add v15.16b, v26.16b, v15.16b
	add v18.16b, v1.16b, v28.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x2]]
	tbl v13.16b, {v20.16b}, v13.16b
	SYNTH_LOGIC v19.16b, v31.16b, v2.16b
	add v6.16b, v6.16b, v11.16b
	ushr v11.16b, v2.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v3.16b
	add v17.16b, v17.16b, v18.16b
	add v18.16b, v12.16b, v13.16b
	ushr v12.16b, v3.16b, #4
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v7.16b, {v7.16b}, v19.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v20.16b
	tbl v13.16b, {v21.16b}, v19.16b
	add v6.16b, v6.16b, v18.16b
	tbl v10.16b, {v10.16b}, v12.16b
	tbl v18.16b, {v22.16b}, v11.16b
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v23.16b}, v20.16b
	tbl v21.16b, {v24.16b}, v12.16b
	tbl v26.16b, {v26.16b}, v19.16b
	add v9.16b, v9.16b, v10.16b
	add v10.16b, v13.16b, v18.16b
	add v7.16b, v25.16b, v7.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x4]]
	tbl v13.16b, {v27.16b}, v11.16b
	add v8.16b, v8.16b, v21.16b
	tbl v18.16b, {v28.16b}, v20.16b
	tbl v21.16b, {v29.16b}, v12.16b
	add v10.16b, v16.16b, v10.16b
	add v7.16b, v7.16b, v9.16b
	add v9.16b, v26.16b, v13.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x5]]
	tbl v13.16b, {v0.16b}, v19.16b
	tbl v16.16b, {v1.16b}, v11.16b
	add v18.16b, v18.16b, v21.16b
	add v8.16b, v10.16b, v8.16b
	tbl v10.16b, {v2.16b}, v20.16b
	add v9.16b, v30.16b, v9.16b
	tbl v21.16b, {v3.16b}, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v13.16b, v13.16b, v16.16b
	add v9.16b, v9.16b, v18.16b
	add v10.16b, v10.16b, v21.16b
	tbl v16.16b, {v22.16b}, v19.16b
	tbl v18.16b, {v23.16b}, v11.16b
	tbl v30.16b, {v24.16b}, v20.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x0]]
	add v13.16b, v14.16b, v13.16b
	tbl v14.16b, {v25.16b}, v12.16b
	tbl v25.16b, {v26.16b}, v19.16b
	tbl v26.16b, {v27.16b}, v11.16b
	add v16.16b, v16.16b, v18.16b
	tbl v18.16b, {v28.16b}, v20.16b
	add v10.16b, v13.16b, v10.16b
	add v30.16b, v30.16b, v14.16b
	tbl v13.16b, {v29.16b}, v12.16b
	add v14.16b, v25.16b, v26.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x1]]
	add v29.16b, v15.16b, v16.16b
	tbl v19.16b, {v0.16b}, v19.16b
	tbl v11.16b, {v1.16b}, v11.16b
	ld1 {v15.16b, v16.16b}, [%[w0]]
	tbl v20.16b, {v2.16b}, v20.16b
	add v13.16b, v18.16b, v13.16b
	add v14.16b, v17.16b, v14.16b
	add v17.16b, v29.16b, v30.16b
	tbl v12.16b, {v3.16b}, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v11.16b, v19.16b, v11.16b
	SYNTH_LOGIC v18.16b, v31.16b, v15.16b
	ushr v15.16b, v15.16b, #4
	add v19.16b, v14.16b, v13.16b
	SYNTH_LOGIC v13.16b, v31.16b, v16.16b
	add v12.16b, v20.16b, v12.16b
	add v6.16b, v6.16b, v11.16b
	ushr v11.16b, v16.16b, #4
	tbl v14.16b, {v21.16b}, v18.16b
	tbl v16.16b, {v22.16b}, v15.16b
	tbl v29.16b, {v23.16b}, v13.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x3]]
	tbl v25.16b, {v25.16b}, v18.16b
	add v6.16b, v6.16b, v12.16b
	tbl v12.16b, {v24.16b}, v11.16b
	tbl v24.16b, {v26.16b}, v15.16b
	add v14.16b, v14.16b, v16.16b
	tbl v16.16b, {v27.16b}, v13.16b
	tbl v30.16b, {v28.16b}, v11.16b
	tbl v26.16b, {v0.16b}, v18.16b
	add v12.16b, v29.16b, v12.16b
	add v24.16b, v25.16b, v24.16b
	add v7.16b, v7.16b, v14.16b
	tbl v14.16b, {v1.16b}, v15.16b
	add v16.16b, v16.16b, v30.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x4]]
	tbl v25.16b, {v2.16b}, v13.16b
	tbl v0.16b, {v3.16b}, v11.16b
	add v8.16b, v8.16b, v24.16b
	add v7.16b, v7.16b, v12.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x5]]
	add v12.16b, v26.16b, v14.16b
	tbl v14.16b, {v20.16b}, v18.16b
	tbl v24.16b, {v21.16b}, v15.16b
	add v20.16b, v25.16b, v0.16b
	add v8.16b, v8.16b, v16.16b
	tbl v16.16b, {v22.16b}, v13.16b
	add v9.16b, v9.16b, v12.16b
	tbl v12.16b, {v23.16b}, v11.16b
	add v14.16b, v14.16b, v24.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v9.16b, v9.16b, v20.16b
	add v12.16b, v16.16b, v12.16b
	add v10.16b, v10.16b, v14.16b
	tbl v14.16b, {v27.16b}, v18.16b
	tbl v16.16b, {v28.16b}, v15.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	tbl v20.16b, {v29.16b}, v13.16b
	tbl v29.16b, {v30.16b}, v11.16b
	tbl v30.16b, {v1.16b}, v18.16b
	add v10.16b, v10.16b, v12.16b
	tbl v12.16b, {v2.16b}, v15.16b
	add v14.16b, v14.16b, v16.16b
	tbl v16.16b, {v3.16b}, v13.16b
	add v20.16b, v20.16b, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v29.16b, {v4.16b}, v11.16b
	tbl v18.16b, {v21.16b}, v18.16b
	add v12.16b, v30.16b, v12.16b
	add v14.16b, v17.16b, v14.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	tbl v15.16b, {v22.16b}, v15.16b
	tbl v13.16b, {v23.16b}, v13.16b
	add v16.16b, v16.16b, v29.16b
	tbl v11.16b, {v24.16b}, v11.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x2]]
	add v12.16b, v19.16b, v12.16b
	add v14.16b, v14.16b, v20.16b
	add v15.16b, v18.16b, v15.16b
	SYNTH_LOGIC v29.16b, v31.16b, v4.16b
	ushr v30.16b, v4.16b, #4
	add v11.16b, v13.16b, v11.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x3]]
	add v16.16b, v12.16b, v16.16b
	SYNTH_LOGIC v12.16b, v31.16b, v5.16b
	add v6.16b, v6.16b, v15.16b
	ushr v13.16b, v5.16b, #4
	tbl v15.16b, {v25.16b}, v29.16b
	tbl v25.16b, {v26.16b}, v30.16b
	tbl v26.16b, {v0.16b}, v29.16b
	tbl v27.16b, {v27.16b}, v12.16b
	add v6.16b, v6.16b, v11.16b
	tbl v11.16b, {v28.16b}, v13.16b
	tbl v28.16b, {v1.16b}, v30.16b
	add v15.16b, v15.16b, v25.16b
	tbl v25.16b, {v2.16b}, v12.16b
	tbl v0.16b, {v3.16b}, v13.16b
	tbl v21.16b, {v21.16b}, v29.16b
	add v11.16b, v27.16b, v11.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x4]]
	add v26.16b, v26.16b, v28.16b
	add v7.16b, v7.16b, v15.16b
	tbl v15.16b, {v22.16b}, v30.16b
	add v22.16b, v25.16b, v0.16b
	tbl v23.16b, {v23.16b}, v12.16b
	tbl v24.16b, {v24.16b}, v13.16b
	add v8.16b, v8.16b, v26.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x5]]
	add v7.16b, v7.16b, v11.16b
	add v11.16b, v21.16b, v15.16b
	tbl v15.16b, {v17.16b}, v29.16b
	tbl v21.16b, {v18.16b}, v30.16b
	add v17.16b, v23.16b, v24.16b
	add v8.16b, v8.16b, v22.16b
	tbl v18.16b, {v19.16b}, v12.16b
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v20.16b}, v13.16b
	add v15.16b, v15.16b, v21.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v9.16b, v9.16b, v17.16b
	add v11.16b, v18.16b, v11.16b
	add v10.16b, v10.16b, v15.16b
	tbl v15.16b, {v1.16b}, v29.16b
	tbl v17.16b, {v2.16b}, v30.16b
	tbl v18.16b, {v3.16b}, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v23.16b, {v4.16b}, v13.16b
	tbl v24.16b, {v25.16b}, v29.16b
	add v25.16b, v10.16b, v11.16b
	tbl v26.16b, {v26.16b}, v30.16b
	add v15.16b, v15.16b, v17.16b
	tbl v17.16b, {v27.16b}, v12.16b
	add v18.16b, v18.16b, v23.16b
	tbl v23.16b, {v28.16b}, v13.16b
	ld1 {v10.16b, v11.16b}, [%[w0]]
	tbl v19.16b, {v19.16b}, v29.16b
	add v24.16b, v24.16b, v26.16b
	add v14.16b, v14.16b, v15.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	tbl v15.16b, {v20.16b}, v30.16b
	tbl v12.16b, {v21.16b}, v12.16b
	add v17.16b, v17.16b, v23.16b
	tbl v13.16b, {v22.16b}, v13.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x2]]
	add v16.16b, v16.16b, v24.16b
	add v14.16b, v14.16b, v18.16b
	add v15.16b, v19.16b, v15.16b
	SYNTH_LOGIC v24.16b, v31.16b, v10.16b
	ushr v10.16b, v10.16b, #4
	add v30.16b, v12.16b, v13.16b
	add v12.16b, v16.16b, v17.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[x3]]
	SYNTH_LOGIC v13.16b, v31.16b, v11.16b
	add v6.16b, v6.16b, v15.16b
	ushr v11.16b, v11.16b, #4
	tbl v15.16b, {v0.16b}, v24.16b
	tbl v0.16b, {v1.16b}, v10.16b
	tbl v26.16b, {v26.16b}, v24.16b
	tbl v1.16b, {v2.16b}, v13.16b
	add v6.16b, v6.16b, v30.16b
	tbl v30.16b, {v3.16b}, v11.16b
	tbl v27.16b, {v27.16b}, v10.16b
	add v15.16b, v15.16b, v0.16b
	tbl v28.16b, {v28.16b}, v13.16b
	tbl v29.16b, {v29.16b}, v11.16b
	tbl v20.16b, {v20.16b}, v24.16b
	add v30.16b, v1.16b, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x4]]
	add v26.16b, v26.16b, v27.16b
	add v7.16b, v7.16b, v15.16b
	tbl v15.16b, {v21.16b}, v10.16b
	add v21.16b, v28.16b, v29.16b
	tbl v22.16b, {v22.16b}, v13.16b
	tbl v23.16b, {v23.16b}, v11.16b
	add v8.16b, v8.16b, v26.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x5]]
	add v7.16b, v7.16b, v30.16b
	add v15.16b, v20.16b, v15.16b
	tbl v16.16b, {v16.16b}, v24.16b
	tbl v17.16b, {v17.16b}, v10.16b
	add v20.16b, v22.16b, v23.16b
	add v8.16b, v8.16b, v21.16b
	tbl v18.16b, {v18.16b}, v13.16b
	add v9.16b, v9.16b, v15.16b
	tbl v15.16b, {v19.16b}, v11.16b
	add v19.16b, v16.16b, v17.16b
	tbl v30.16b, {v0.16b}, v24.16b
	tbl v16.16b, {v1.16b}, v10.16b
	tbl v17.16b, {v2.16b}, v13.16b
	add v9.16b, v9.16b, v20.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v19.16b, v25.16b, v19.16b
	add v15.16b, v18.16b, v15.16b
	add v16.16b, v30.16b, v16.16b
	tbl v18.16b, {v3.16b}, v11.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v30.16b, {v26.16b}, v24.16b
	tbl v25.16b, {v27.16b}, v10.16b
	tbl v26.16b, {v28.16b}, v13.16b
	add v15.16b, v19.16b, v15.16b
	add v14.16b, v14.16b, v16.16b
	add v27.16b, v17.16b, v18.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[x1]]
	tbl v28.16b, {v29.16b}, v11.16b
	add v25.16b, v30.16b, v25.16b
	tbl v20.16b, {v20.16b}, v24.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	tbl v10.16b, {v21.16b}, v10.16b
	tbl v13.16b, {v22.16b}, v13.16b
	add v14.16b, v14.16b, v27.16b
	add v24.16b, v26.16b, v28.16b
	add v12.16b, v12.16b, v25.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x2]]
	tbl v11.16b, {v23.16b}, v11.16b
	add v10.16b, v20.16b, v10.16b
	SYNTH_LOGIC v20.16b, v31.16b, v29.16b
	ushr v29.16b, v29.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v30.16b
	add v12.16b, v12.16b, v24.16b
	add v11.16b, v13.16b, v11.16b
	add v6.16b, v6.16b, v10.16b
	ushr v10.16b, v30.16b, #4
	tbl v13.16b, {v0.16b}, v20.16b
	tbl v30.16b, {v1.16b}, v29.16b
	tbl v22.16b, {v2.16b}, v21.16b
	tbl v16.16b, {v16.16b}, v20.16b
	add v6.16b, v6.16b, v11.16b
	tbl v11.16b, {v3.16b}, v10.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v17.16b, {v17.16b}, v29.16b
	add v13.16b, v13.16b, v30.16b
	tbl v18.16b, {v18.16b}, v21.16b
	tbl v19.16b, {v19.16b}, v10.16b
	tbl v30.16b, {v25.16b}, v20.16b
	add v11.16b, v22.16b, v11.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x4]]
	add v16.16b, v16.16b, v17.16b
	add v7.16b, v7.16b, v13.16b
	tbl v13.16b, {v26.16b}, v29.16b
	add v26.16b, v18.16b, v19.16b
	tbl v27.16b, {v27.16b}, v21.16b
	tbl v28.16b, {v28.16b}, v10.16b
	add v8.16b, v8.16b, v16.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[x5]]
	add v7.16b, v7.16b, v11.16b
	add v11.16b, v30.16b, v13.16b
	tbl v13.16b, {v0.16b}, v20.16b
	tbl v30.16b, {v1.16b}, v29.16b
	add v27.16b, v27.16b, v28.16b
	add v8.16b, v8.16b, v26.16b
	tbl v26.16b, {v2.16b}, v21.16b
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v3.16b}, v10.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v13.16b, v13.16b, v30.16b
	add v9.16b, v9.16b, v27.16b
	add v11.16b, v26.16b, v11.16b
	tbl v22.16b, {v22.16b}, v20.16b
	tbl v23.16b, {v23.16b}, v29.16b
	tbl v24.16b, {v24.16b}, v21.16b
	add v13.16b, v15.16b, v13.16b
	tbl v15.16b, {v25.16b}, v10.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	tbl v16.16b, {v16.16b}, v20.16b
	tbl v17.16b, {v17.16b}, v29.16b
	add v30.16b, v22.16b, v23.16b
	tbl v18.16b, {v18.16b}, v21.16b
	add v11.16b, v13.16b, v11.16b
	add v13.16b, v24.16b, v15.16b
	tbl v15.16b, {v19.16b}, v10.16b
	add v19.16b, v16.16b, v17.16b
	add v14.16b, v14.16b, v30.16b
	ld1 {v16.16b, v17.16b}, [%[w0]]
	tbl v20.16b, {v0.16b}, v20.16b
	tbl v29.16b, {v1.16b}, v29.16b
	tbl v30.16b, {v2.16b}, v21.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x1]]
	add v15.16b, v18.16b, v15.16b
	add v12.16b, v12.16b, v19.16b
	add v13.16b, v14.16b, v13.16b
	tbl v10.16b, {v3.16b}, v10.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v14.16b, v20.16b, v29.16b
	SYNTH_LOGIC v29.16b, v31.16b, v16.16b
	ushr v16.16b, v16.16b, #4
	add v12.16b, v12.16b, v15.16b
	SYNTH_LOGIC v15.16b, v31.16b, v17.16b
	add v10.16b, v30.16b, v10.16b
	add v6.16b, v6.16b, v14.16b
	ushr v14.16b, v17.16b, #4
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x3]]
	tbl v25.16b, {v25.16b}, v29.16b
	tbl v26.16b, {v26.16b}, v16.16b
	tbl v27.16b, {v27.16b}, v15.16b
	tbl v21.16b, {v21.16b}, v29.16b
	add v6.16b, v6.16b, v10.16b
	tbl v10.16b, {v28.16b}, v14.16b
	tbl v22.16b, {v22.16b}, v16.16b
	add v28.16b, v25.16b, v26.16b
	tbl v23.16b, {v23.16b}, v15.16b
	tbl v30.16b, {v24.16b}, v14.16b
	tbl v24.16b, {v0.16b}, v29.16b
	add v10.16b, v27.16b, v10.16b
	add v21.16b, v21.16b, v22.16b
	add v7.16b, v7.16b, v28.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x4]]
	tbl v22.16b, {v1.16b}, v16.16b
	add v23.16b, v23.16b, v30.16b
	tbl v30.16b, {v2.16b}, v15.16b
	tbl v0.16b, {v3.16b}, v14.16b
	add v8.16b, v8.16b, v21.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x5]]
	add v7.16b, v7.16b, v10.16b
	add v10.16b, v24.16b, v22.16b
	tbl v17.16b, {v17.16b}, v29.16b
	tbl v18.16b, {v18.16b}, v16.16b
	add v24.16b, v30.16b, v0.16b
	add v8.16b, v8.16b, v23.16b
	tbl v19.16b, {v19.16b}, v15.16b
	add v30.16b, v9.16b, v10.16b
	tbl v9.16b, {v20.16b}, v14.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v10.16b, v17.16b, v18.16b
	add v24.16b, v30.16b, v24.16b
	add v9.16b, v19.16b, v9.16b
	tbl v25.16b, {v25.16b}, v29.16b
	tbl v26.16b, {v26.16b}, v16.16b
	tbl v27.16b, {v27.16b}, v15.16b
	add v30.16b, v11.16b, v10.16b
	tbl v28.16b, {v28.16b}, v14.16b
	tbl v10.16b, {v1.16b}, v29.16b
	tbl v11.16b, {v2.16b}, v16.16b
	add v25.16b, v25.16b, v26.16b
	tbl v26.16b, {v3.16b}, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	add v9.16b, v30.16b, v9.16b
	add v30.16b, v27.16b, v28.16b
	tbl v27.16b, {v4.16b}, v14.16b
	add v28.16b, v10.16b, v11.16b
	add v13.16b, v13.16b, v25.16b
	ld1 {v10.16b, v11.16b}, [%[w0]]
	tbl v25.16b, {v20.16b}, v29.16b
	tbl v29.16b, {v21.16b}, v16.16b
	tbl v15.16b, {v22.16b}, v15.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[x1]]
	add v26.16b, v26.16b, v27.16b
	add v12.16b, v12.16b, v28.16b
	add v13.16b, v13.16b, v30.16b
	tbl v14.16b, {v23.16b}, v14.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to0]]
	add v25.16b, v25.16b, v29.16b
	SYNTH_LOGIC v27.16b, v31.16b, v10.16b
	ushr v10.16b, v10.16b, #4
	add v12.16b, v12.16b, v26.16b
	SYNTH_LOGIC v26.16b, v31.16b, v11.16b
	add v14.16b, v15.16b, v14.16b
	add v6.16b, v6.16b, v25.16b
	ushr v11.16b, v11.16b, #4
	tbl v15.16b, {v0.16b}, v27.16b
	tbl v25.16b, {v1.16b}, v10.16b
	tbl v28.16b, {v2.16b}, v26.16b
	tbl v16.16b, {v16.16b}, v27.16b
	add v6.16b, v6.16b, v14.16b
	tbl v14.16b, {v3.16b}, v11.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	tbl v17.16b, {v17.16b}, v10.16b
	add v15.16b, v15.16b, v25.16b
	tbl v18.16b, {v18.16b}, v26.16b
	tbl v19.16b, {v19.16b}, v11.16b
	ldr q25, [%[k], #16]
	add v14.16b, v28.16b, v14.16b
	add v16.16b, v16.16b, v17.16b
	add v7.16b, v7.16b, v15.16b
	tbl v15.16b, {v0.16b}, v27.16b
	add v17.16b, v18.16b, v19.16b
	tbl v18.16b, {v1.16b}, v10.16b
	tbl v19.16b, {v2.16b}, v26.16b
	add v8.16b, v8.16b, v16.16b
	add v7.16b, v7.16b, v14.16b
	tbl v14.16b, {v3.16b}, v11.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	add v18.16b, v15.16b, v18.16b
	add v8.16b, v8.16b, v17.16b
	umlal v20.8h, v7.8b, v25.8b
	umlal2 v21.8h, v7.16b, v25.16b
	add v7.16b, v19.16b, v14.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[to1]]
	add v24.16b, v24.16b, v18.16b
	tbl v18.16b, {v0.16b}, v27.16b
	umlal v22.8h, v8.8b, v25.8b
	umlal2 v23.8h, v8.16b, v25.16b
	tbl v8.16b, {v1.16b}, v10.16b
	tbl v19.16b, {v2.16b}, v26.16b
	add v7.16b, v24.16b, v7.16b
	tbl v24.16b, {v3.16b}, v11.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x4]]
	add v8.16b, v18.16b, v8.16b
	st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to0]]
	umlal v14.8h, v7.8b, v25.8b
	umlal2 v15.8h, v7.16b, v25.16b
	add v7.16b, v19.16b, v24.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x5]]
	add v8.16b, v9.16b, v8.16b
	tbl v9.16b, {v0.16b}, v27.16b
	tbl v22.16b, {v1.16b}, v10.16b
	tbl v23.16b, {v2.16b}, v26.16b
	tbl v24.16b, {v3.16b}, v11.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	add v7.16b, v8.16b, v7.16b
	tbl v8.16b, {v18.16b}, v27.16b
	add v9.16b, v9.16b, v22.16b
	tbl v22.16b, {v19.16b}, v10.16b
	add v18.16b, v23.16b, v24.16b
	tbl v19.16b, {v20.16b}, v26.16b
	umlal v16.8h, v7.8b, v25.8b
	umlal2 v17.8h, v7.16b, v25.16b
	add v7.16b, v13.16b, v9.16b
	add v13.16b, v8.16b, v22.16b
	tbl v8.16b, {v21.16b}, v11.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x6]]
	subs %[n], %[n], #1
	mov %[sx], #64
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
	add %[w0], %[w0], %[sw]
	st1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[to1]]
	add v7.16b, v7.16b, v18.16b
	add v9.16b, v12.16b, v13.16b
	add v8.16b, v19.16b, v8.16b
	ld1 {v28.16b, v29.16b}, [%[to3]]
	tbl v24.16b, {v20.16b}, v27.16b
	tbl v10.16b, {v21.16b}, v10.16b
	tbl v30.16b, {v22.16b}, v26.16b
	umlal v0.8h, v7.8b, v25.8b
	umlal2 v1.8h, v7.16b, v25.16b
	add v26.16b, v9.16b, v8.16b
	tbl v27.16b, {v23.16b}, v11.16b
	add v7.16b, v24.16b, v10.16b
	umlal v2.8h, v26.8b, v25.8b
	umlal2 v3.8h, v26.16b, v25.16b
	add v26.16b, v6.16b, v7.16b
	add v27.16b, v30.16b, v27.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	add v30.16b, v26.16b, v27.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	umlal v28.8h, v30.8b, v25.8b
	umlal2 v29.8h, v30.16b, v25.16b
	st1 {v28.16b, v29.16b}, [%[to3]]
	b.ne 1b

//// 1b77992a1fe2
    : [x0] "+r"(x0), [x1] "+r"(x1), [x2] "+r"(x2), [x3] "+r"(x3), [x4] "+r"(x4), [x5] "+r"(x5), [x6] "+r"(x6), [w0] "+r"(w0), [n] "+r"(n), [sx] "=&r"(step_x), [sw] "=&r"(step_w)

//// de60bd7f4a4d
    : [to0] "r"(kept + 0), [to1] "r"(kept + 64), [to2] "r"(kept + 128), [to3] "r"(kept + 192), [k] "r"(constants)

//// 9a349bbd1a21
#endif

//// c5283a8a60b9
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif

//// 511bba74f5b4
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 66;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 66;
#endif

//// b3ee270d30a2
  if (tap_stride == chunks * 8) chunks *= width, width = 1;

//// 9dad2ab2f590
  if (width == 1 && row_stride == chunks * 8) chunks *= height, height = 1;

//// 92b7da8175d3
  for (int32_t y = 0; y < height; ++y) {

//// 8f8a2c8f1a17
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;

//// f8acad418601
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;

//// 0aadb288a474
        if (registers == 1 && columns == 2 && (n = left / 16 < folds / 1 ? left / 16 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 1;
        }

//// c7393ef317ec
        if (registers == 1 && columns == 4 && (n = left / 16 < folds / 1 ? left / 16 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 1;
        }

//// 672506cce4d6
        if (registers == 1 && columns == 7 && (n = left / 16 < folds / 1 ? left / 16 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x7(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 1;
        }

//// eae9bc9f8e76
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 8, packed += (intptr_t)taken * 16;

//// e0435a2f0d9b
          if (folds < 1) {
            folds = 66;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// d04e550fb715
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[1];
        const uint32_t *column[7];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; }
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; }

//// 79f3782463f3
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[1][2];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 16;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w0_v1 = vandq_u8(byte_0f, w0);
            const uint8x16_t w0_v2 = vshrq_n_u8(w0, 4);
            view[r][0] = w0_v1;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v2;
            SYNTH_KEEP(view[r][1]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const uint8x16_t t0 = vld1q_u8(tables + 0);
            const uint8x16_t t1 = vld1q_u8(tables + 16);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], t0, t1, &level0_0[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 16;

//// 411246460766
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 511ef159b31f
          if (--left1 == 0) {
            left1 = 66;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// ab73f16a506a

#else /* any other CPU: the sums by their definition */

static void SYNTH_KERNEL_tile(int registers, int columns, const uint32_t *weights, const uint32_t *activations,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {

//// 158fd8bf19a3
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r) {
    const uint8_t *w = (const uint8_t *)(weights + (intptr_t)r * register_stride);
    uint32_t total[16] = {0};

//// b6048daadd06
    for (int32_t y = 0; y < height; ++y) for (int32_t x = 0; x < width; ++x) {
      const uint8_t *a = (const uint8_t *)(activations + (intptr_t)c * column_stride + (intptr_t)y * row_stride + (intptr_t)x * tap_stride);

//// a36f4955838c
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 16)

//// 7a5a953e5cb3
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 32bbef05aa4f
    for (int row = 0; row < 16; ++row) to[row] = (int32_t)((uint32_t)to[row] + total[row]);
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

//// b5e9d30165e7

SYNTH_TILE int32_t SYNTH_KERNEL_1x2(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 2, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
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

//// 20b3a3ff75b8

SYNTH_TILE int32_t SYNTH_KERNEL_1x7(const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t out_stride,
    int32_t column_stride, int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride,
    int32_t chunks, int32_t register_stride) {
  SYNTH_KERNEL_tile(1, 7, weights, activations, out, out_stride, column_stride, height, row_stride, width, tap_stride,
      chunks, register_stride);
  return 0;
}

//// 513084ef2189

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 4;
  int32_t part[112];

//// 7801f1915c8c
  for (int32_t column = 0; column < n;) {
    const int32_t columns = n - column >= 7 ? 7 : 1;
    const uint32_t *a = activations + (intptr_t)column * chunks * 8;

//// a0593cc2ade8
    for (int32_t first = 0; first < registers;) {
      const int32_t tall = 1;
      const int32_t rows = m - first * 16 < tall * 16 ? m - first * 16 : tall * 16;
      const uint32_t *w = weights + (intptr_t)(first * stride);

//// 9f83e772016b
      for (int32_t c = 0; c < columns; ++c) for (int32_t r = 0; r < tall * 16; ++r)
        part[c * tall * 16 + r] = r < rows ? (int32_t)((uint32_t)row_correction[first * 16 + r] + (uint32_t)column_correction[column + c]) : 0;

//// a803dfe531d8
      if (columns == 7)
        SYNTH_KERNEL_1x7(w, a, part, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);
      else
        SYNTH_KERNEL_1x1(w, a, part, 16, chunks * 8, 1, 0, 1, 0, chunks, 0);

//// 0104a410614b
      for (int32_t c = 0; c < columns; ++c)
        memcpy(out + (intptr_t)(column + c) * m + first * 16, part + c * tall * 16, (size_t)rows * 4);
      first += tall;
    }
    column += columns;
  }
}

//// 1bcfe1e42adf
 * A1W1 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// f1064b91b5cf
 * K up to 1073741816 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// d00e7fb56e65
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 132 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// 63519f15ab43
static const uint8_t SYNTH_KERNEL_lanes_02020202[] __attribute__((aligned(32))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};

//// ba8094be9ca0
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t lanes_02020202, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint8x8_t f0_0_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_0_2 = vmlal_u8(vreinterpretq_u16_u8(half0), f0_0_0, f0_0_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_2 = vmlal_u8(vreinterpretq_u16_u8(half1), f1_0_0, f0_0_1);
  *to0 = vreinterpretq_u8_u16(f0_0_2);
  *to1 = vreinterpretq_u8_u16(f1_0_2);
}

//// 70552d0363e6
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 1 x added to what is kept; 197 instructions, 197 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 715e68245a57
/* 16 steps per round, 1 x added to what is kept; 345 instructions, 335 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// dae03401a4b3
/* 16 steps per round, 1 x added to what is kept; 568 instructions, 540 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// b4475fd7fbd6
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 132;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 132;
#endif

//// 2121d8398f6f
          if (folds < 1) {
            folds = 132;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 6314bc00d397
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// a4ddc25a2338
          if (--left1 == 0) {
            left1 = 132;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// e5047347333c
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 6effe607b81d
 * A1W1 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// c491d25fcc33
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit bipolar, values [-1, 1], that
 * is -1 + 2 * code.
 *

//// 780998f9b512
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 61d2f3403b73
 * A1W1 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// b4cab9d78037
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// 3cd553b1b73e
 * K up to 2147483640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// ad146ea817f6
 * Byte sums: 1 per cell, a step adds at most 8; every 31 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 264 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// ef5dafe1654e
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint16x8_t f0_0_1 = vaddw_u8(vreinterpretq_u16_u8(half0), f0_0_0);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_1 = vaddw_u8(vreinterpretq_u16_u8(half1), f1_0_0);
  *to0 = vreinterpretq_u8_u16(f0_0_1);
  *to1 = vreinterpretq_u8_u16(f1_0_1);
}

//// dd49be12c4ba
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 264;

//// fa263ec4df38
      for (int32_t left = chunks; left > 0;) {

//// a16a6bffbdfe
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 07953e1f7bdc
          if (--left1 == 0) {
            left1 = 264;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 7ad399789ce4
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 88bafc89f383
 * A1W1 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 3b8fb77a91fb
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 1 bit twos, values [-1, 0], that is
 * -1 + 1 * code.
 *

//// f63e776bd0f5
 * A1W1 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 3d0308342cfd
 * A1W2 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 301b4957291d
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 2 bit bipolar, values [-3, -1, 1,
 * 3], that is -3 + 2 * code.
 *

//// 351dd0b12e44
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 16 rows and chunk 2 x 16 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 (plane 0), 16 + r % 16 (plane 1). Unused positions and rows have code zero. Memory is
 * little-endian.
 *

//// aa1614064fbf
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -6 * (sum of the column's codes).
 *

//// 2fb6e1b2662c
 * K up to 178956968 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 351531615632
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 22 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// 73aa35dbb911
 * Proof: 16 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// 8cd51ee6a41b
static const uint8_t SYNTH_KERNEL_lanes_08080808[] __attribute__((aligned(32))) = {
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};

//// cc1159beefbd
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0_v2, uint8x16_t w0_v3, uint8x16_t w1_v4, uint8x16_t w1_v5, uint8x16_t t0, uint8x16_t t1, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t p0_0 = vqtbl1q_u8(t0, w0_v2);
  const uint8x16_t p0_1 = vqtbl1q_u8(t1, w0_v3);
  const uint8x16_t g0 = vaddq_u8(p0_0, p0_1);
  const uint8x16_t p1_0 = vqtbl1q_u8(t0, w1_v4);
  const uint8x16_t p1_1 = vqtbl1q_u8(t1, w1_v5);
  const uint8x16_t g1 = vaddq_u8(p1_0, p1_1);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  *to0 = total0;
  *to1 = total1;
}

//// e5c0dd9b563a
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t held1, uint8x16_t lanes_04040404, uint8x16_t lanes_08080808, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint8x8_t f0_0_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_0_2 = vmlal_u8(vreinterpretq_u16_u8(half0), f0_0_0, f0_0_1);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_08080808);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_2, f0_1_0, f0_1_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_2 = vmlal_u8(vreinterpretq_u16_u8(half1), f1_0_0, f0_0_1);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_2, f1_1_0, f0_1_1);
  *to0 = vreinterpretq_u8_u16(f0_1_2);
  *to1 = vreinterpretq_u8_u16(f1_1_2);
}

//// ca638f9a9d9c
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 1 x added to what is kept; 360 instructions, 356 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// fd39a92e9da6
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v8.16b, v31.16b, v0.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[x1]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	ushr v13.16b, v0.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v1.16b
	ushr v15.16b, v1.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v2.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[w0]]
	ushr v21.16b, v2.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v3.16b
	ushr v23.16b, v3.16b, #4
	tbl v24.16b, {v4.16b}, v8.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	tbl v29.16b, {v5.16b}, v13.16b
	tbl v30.16b, {v4.16b}, v14.16b
	tbl v0.16b, {v5.16b}, v15.16b
	tbl v1.16b, {v6.16b}, v16.16b
	tbl v2.16b, {v7.16b}, v21.16b
	tbl v3.16b, {v6.16b}, v22.16b
	add v24.16b, v24.16b, v29.16b
	tbl v29.16b, {v7.16b}, v23.16b
	add v30.16b, v30.16b, v0.16b
	tbl v8.16b, {v9.16b}, v8.16b
	add v0.16b, v1.16b, v2.16b
	tbl v13.16b, {v10.16b}, v13.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	tbl v9.16b, {v9.16b}, v14.16b
	add v14.16b, v3.16b, v29.16b
	tbl v10.16b, {v10.16b}, v15.16b
	tbl v29.16b, {v11.16b}, v16.16b
	add v24.16b, v24.16b, v0.16b
	add v8.16b, v8.16b, v13.16b
	tbl v13.16b, {v12.16b}, v21.16b
	add v21.16b, v30.16b, v14.16b
	add v30.16b, v9.16b, v10.16b
	tbl v22.16b, {v11.16b}, v22.16b
	tbl v23.16b, {v12.16b}, v23.16b
	SYNTH_LOGIC v14.16b, v31.16b, v17.16b
	add v29.16b, v29.16b, v13.16b
	ushr v15.16b, v17.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v18.16b
	ushr v17.16b, v18.16b, #4
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v18.16b, v22.16b, v23.16b
	add v29.16b, v8.16b, v29.16b
	SYNTH_LOGIC v22.16b, v31.16b, v19.16b
	ushr v19.16b, v19.16b, #4
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[w0]]
	SYNTH_LOGIC v23.16b, v31.16b, v20.16b
	ushr v20.16b, v20.16b, #4
	add v18.16b, v30.16b, v18.16b
	tbl v30.16b, {v25.16b}, v14.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v12.16b, {v26.16b}, v15.16b
	tbl v13.16b, {v25.16b}, v16.16b
	tbl v25.16b, {v26.16b}, v17.16b
	tbl v26.16b, {v27.16b}, v22.16b
	tbl v27.16b, {v27.16b}, v23.16b
	tbl v14.16b, {v4.16b}, v14.16b
	add v12.16b, v30.16b, v12.16b
	tbl v30.16b, {v28.16b}, v19.16b
	add v13.16b, v13.16b, v25.16b
	tbl v25.16b, {v28.16b}, v20.16b
	tbl v15.16b, {v5.16b}, v15.16b
	tbl v16.16b, {v4.16b}, v16.16b
	add v12.16b, v24.16b, v12.16b
	add v24.16b, v26.16b, v30.16b
	add v13.16b, v21.16b, v13.16b
	add v21.16b, v27.16b, v25.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x1]]
	add v30.16b, v14.16b, v15.16b
	tbl v17.16b, {v5.16b}, v17.16b
	tbl v22.16b, {v6.16b}, v22.16b
	add v12.16b, v12.16b, v24.16b
	tbl v19.16b, {v7.16b}, v19.16b
	add v21.16b, v13.16b, v21.16b
	add v24.16b, v29.16b, v30.16b
	add v29.16b, v16.16b, v17.16b
	tbl v23.16b, {v6.16b}, v23.16b
	tbl v20.16b, {v7.16b}, v20.16b
	add v19.16b, v22.16b, v19.16b
	SYNTH_LOGIC v22.16b, v31.16b, v8.16b
	ushr v8.16b, v8.16b, #4
	add v29.16b, v18.16b, v29.16b
	SYNTH_LOGIC v30.16b, v31.16b, v9.16b
	add v20.16b, v23.16b, v20.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v23.16b, v24.16b, v19.16b
	ushr v9.16b, v9.16b, #4
	SYNTH_LOGIC v24.16b, v31.16b, v10.16b
	add v29.16b, v29.16b, v20.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[w0]]
	ushr v10.16b, v10.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v11.16b
	ushr v11.16b, v11.16b, #4
	tbl v18.16b, {v0.16b}, v22.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	tbl v19.16b, {v1.16b}, v8.16b
	tbl v20.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v9.16b
	tbl v1.16b, {v2.16b}, v24.16b
	tbl v2.16b, {v2.16b}, v17.16b
	tbl v22.16b, {v25.16b}, v22.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v3.16b}, v10.16b
	add v20.16b, v20.16b, v0.16b
	tbl v0.16b, {v3.16b}, v11.16b
	tbl v8.16b, {v26.16b}, v8.16b
	tbl v25.16b, {v25.16b}, v30.16b
	add v12.16b, v12.16b, v18.16b
	add v30.16b, v1.16b, v19.16b
	add v18.16b, v21.16b, v20.16b
	add v19.16b, v2.16b, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v8.16b, v22.16b, v8.16b
	tbl v9.16b, {v26.16b}, v9.16b
	tbl v24.16b, {v27.16b}, v24.16b
	add v12.16b, v12.16b, v30.16b
	tbl v10.16b, {v28.16b}, v10.16b
	add v26.16b, v18.16b, v19.16b
	add v8.16b, v23.16b, v8.16b
	add v9.16b, v25.16b, v9.16b
	tbl v25.16b, {v27.16b}, v17.16b
	tbl v11.16b, {v28.16b}, v11.16b
	add v10.16b, v24.16b, v10.16b
	SYNTH_LOGIC v30.16b, v31.16b, v13.16b
	ushr v13.16b, v13.16b, #4
	add v9.16b, v29.16b, v9.16b
	SYNTH_LOGIC v27.16b, v31.16b, v14.16b
	add v11.16b, v25.16b, v11.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v8.16b, v8.16b, v10.16b
	ushr v10.16b, v14.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v15.16b
	add v9.16b, v9.16b, v11.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[w0]]
	ushr v11.16b, v15.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v16.16b
	ushr v16.16b, v16.16b, #4
	tbl v28.16b, {v4.16b}, v30.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x0]]
	tbl v25.16b, {v5.16b}, v13.16b
	tbl v29.16b, {v4.16b}, v27.16b
	tbl v4.16b, {v5.16b}, v10.16b
	tbl v5.16b, {v6.16b}, v14.16b
	tbl v6.16b, {v6.16b}, v15.16b
	tbl v30.16b, {v0.16b}, v30.16b
	add v25.16b, v28.16b, v25.16b
	tbl v28.16b, {v7.16b}, v11.16b
	add v29.16b, v29.16b, v4.16b
	tbl v4.16b, {v7.16b}, v16.16b
	tbl v13.16b, {v1.16b}, v13.16b
	tbl v27.16b, {v0.16b}, v27.16b
	add v12.16b, v12.16b, v25.16b
	add v25.16b, v5.16b, v28.16b
	add v26.16b, v26.16b, v29.16b
	add v28.16b, v6.16b, v4.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	add v13.16b, v30.16b, v13.16b
	tbl v10.16b, {v1.16b}, v10.16b
	tbl v14.16b, {v2.16b}, v14.16b
	add v12.16b, v12.16b, v25.16b
	tbl v11.16b, {v3.16b}, v11.16b
	add v25.16b, v26.16b, v28.16b
	add v8.16b, v8.16b, v13.16b
	add v10.16b, v27.16b, v10.16b
	tbl v13.16b, {v2.16b}, v15.16b
	tbl v15.16b, {v3.16b}, v16.16b
	add v11.16b, v14.16b, v11.16b
	SYNTH_LOGIC v14.16b, v31.16b, v17.16b
	ushr v16.16b, v17.16b, #4
	add v17.16b, v9.16b, v10.16b
	SYNTH_LOGIC v9.16b, v31.16b, v18.16b
	add v10.16b, v13.16b, v15.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v8.16b, v8.16b, v11.16b
	ushr v11.16b, v18.16b, #4
	SYNTH_LOGIC v13.16b, v31.16b, v19.16b
	add v10.16b, v17.16b, v10.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[w0]]
	ushr v15.16b, v19.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v20.16b
	ushr v17.16b, v20.16b, #4
	tbl v18.16b, {v21.16b}, v14.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v19.16b, {v22.16b}, v16.16b
	tbl v20.16b, {v21.16b}, v9.16b
	tbl v21.16b, {v22.16b}, v11.16b
	tbl v22.16b, {v23.16b}, v13.16b
	tbl v23.16b, {v23.16b}, v30.16b
	tbl v14.16b, {v4.16b}, v14.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v24.16b}, v15.16b
	add v20.16b, v20.16b, v21.16b
	tbl v21.16b, {v24.16b}, v17.16b
	tbl v16.16b, {v5.16b}, v16.16b
	tbl v9.16b, {v4.16b}, v9.16b
	add v12.16b, v12.16b, v18.16b
	add v22.16b, v22.16b, v19.16b
	add v24.16b, v25.16b, v20.16b
	add v23.16b, v23.16b, v21.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x1]]
	add v14.16b, v14.16b, v16.16b
	tbl v11.16b, {v5.16b}, v11.16b
	tbl v13.16b, {v6.16b}, v13.16b
	add v12.16b, v12.16b, v22.16b
	tbl v22.16b, {v7.16b}, v15.16b
	add v15.16b, v24.16b, v23.16b
	add v8.16b, v8.16b, v14.16b
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v6.16b}, v30.16b
	tbl v14.16b, {v7.16b}, v17.16b
	add v13.16b, v13.16b, v22.16b
	SYNTH_LOGIC v30.16b, v31.16b, v26.16b
	ushr v16.16b, v26.16b, #4
	add v17.16b, v10.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v27.16b
	add v14.16b, v11.16b, v14.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v8.16b, v8.16b, v13.16b
	ushr v13.16b, v27.16b, #4
	SYNTH_LOGIC v10.16b, v31.16b, v28.16b
	add v11.16b, v17.16b, v14.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]
	ushr v14.16b, v28.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v29.16b
	ushr v26.16b, v29.16b, #4
	tbl v27.16b, {v0.16b}, v30.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	tbl v28.16b, {v1.16b}, v16.16b
	tbl v29.16b, {v0.16b}, v9.16b
	tbl v0.16b, {v1.16b}, v13.16b
	tbl v1.16b, {v2.16b}, v10.16b
	tbl v2.16b, {v2.16b}, v17.16b
	tbl v30.16b, {v18.16b}, v30.16b
	add v27.16b, v27.16b, v28.16b
	tbl v28.16b, {v3.16b}, v14.16b
	add v29.16b, v29.16b, v0.16b
	tbl v0.16b, {v3.16b}, v26.16b
	tbl v16.16b, {v19.16b}, v16.16b
	tbl v9.16b, {v18.16b}, v9.16b
	add v12.16b, v12.16b, v27.16b
	add v18.16b, v1.16b, v28.16b
	add v15.16b, v15.16b, v29.16b
	add v27.16b, v2.16b, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v16.16b, v30.16b, v16.16b
	tbl v13.16b, {v19.16b}, v13.16b
	tbl v10.16b, {v20.16b}, v10.16b
	add v12.16b, v12.16b, v18.16b
	tbl v14.16b, {v21.16b}, v14.16b
	add v15.16b, v15.16b, v27.16b
	add v8.16b, v8.16b, v16.16b
	add v9.16b, v9.16b, v13.16b
	tbl v13.16b, {v20.16b}, v17.16b
	tbl v26.16b, {v21.16b}, v26.16b
	add v10.16b, v10.16b, v14.16b
	SYNTH_LOGIC v14.16b, v31.16b, v22.16b
	ushr v27.16b, v22.16b, #4
	add v9.16b, v11.16b, v9.16b
	SYNTH_LOGIC v11.16b, v31.16b, v23.16b
	add v13.16b, v13.16b, v26.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v8.16b, v8.16b, v10.16b
	ushr v10.16b, v23.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v24.16b
	add v9.16b, v9.16b, v13.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[w0]]
	ushr v13.16b, v24.16b, #4
	SYNTH_LOGIC v28.16b, v31.16b, v25.16b
	ushr v29.16b, v25.16b, #4
	tbl v30.16b, {v4.16b}, v14.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x0]]
	tbl v24.16b, {v5.16b}, v27.16b
	tbl v25.16b, {v4.16b}, v11.16b
	tbl v4.16b, {v5.16b}, v10.16b
	tbl v5.16b, {v6.16b}, v26.16b
	tbl v6.16b, {v6.16b}, v28.16b
	tbl v14.16b, {v0.16b}, v14.16b
	add v24.16b, v30.16b, v24.16b
	tbl v30.16b, {v7.16b}, v13.16b
	add v25.16b, v25.16b, v4.16b
	tbl v4.16b, {v7.16b}, v29.16b
	tbl v27.16b, {v1.16b}, v27.16b
	tbl v11.16b, {v0.16b}, v11.16b
	add v12.16b, v12.16b, v24.16b
	add v24.16b, v5.16b, v30.16b
	add v15.16b, v15.16b, v25.16b
	add v25.16b, v6.16b, v4.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	add v14.16b, v14.16b, v27.16b
	tbl v10.16b, {v1.16b}, v10.16b
	tbl v30.16b, {v2.16b}, v26.16b
	add v12.16b, v12.16b, v24.16b
	tbl v13.16b, {v3.16b}, v13.16b
	add v15.16b, v15.16b, v25.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to0]]
	add v8.16b, v8.16b, v14.16b
	add v14.16b, v11.16b, v10.16b
	tbl v28.16b, {v2.16b}, v28.16b
	tbl v29.16b, {v3.16b}, v29.16b
	add v13.16b, v30.16b, v13.16b
	SYNTH_LOGIC v30.16b, v31.16b, v16.16b
	ushr v16.16b, v16.16b, #4
	add v14.16b, v9.16b, v14.16b
	SYNTH_LOGIC v9.16b, v31.16b, v17.16b
	add v10.16b, v28.16b, v29.16b
	add v8.16b, v8.16b, v13.16b
	ushr v11.16b, v17.16b, #4
	SYNTH_LOGIC v13.16b, v31.16b, v18.16b
	ushr v17.16b, v18.16b, #4
	SYNTH_LOGIC v18.16b, v31.16b, v19.16b
	add v10.16b, v14.16b, v10.16b
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	ushr v14.16b, v19.16b, #4
	tbl v19.16b, {v20.16b}, v30.16b
	tbl v28.16b, {v21.16b}, v16.16b
	tbl v20.16b, {v20.16b}, v9.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	tbl v21.16b, {v21.16b}, v11.16b
	tbl v29.16b, {v22.16b}, v13.16b
	tbl v22.16b, {v22.16b}, v18.16b
	tbl v30.16b, {v4.16b}, v30.16b
	add v19.16b, v19.16b, v28.16b
	tbl v28.16b, {v23.16b}, v17.16b
	add v20.16b, v20.16b, v21.16b
	tbl v21.16b, {v23.16b}, v14.16b
	tbl v16.16b, {v5.16b}, v16.16b
	tbl v9.16b, {v4.16b}, v9.16b
	add v12.16b, v12.16b, v19.16b
	add v19.16b, v29.16b, v28.16b
	add v15.16b, v15.16b, v20.16b
	add v28.16b, v22.16b, v21.16b
	add v16.16b, v30.16b, v16.16b
	tbl v11.16b, {v5.16b}, v11.16b
	tbl v13.16b, {v6.16b}, v13.16b
	add v12.16b, v12.16b, v19.16b
	tbl v17.16b, {v7.16b}, v17.16b
	add v15.16b, v15.16b, v28.16b
	add v8.16b, v8.16b, v16.16b
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v6.16b}, v18.16b
	tbl v14.16b, {v7.16b}, v14.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	add v13.16b, v13.16b, v17.16b
	ldr q28, [%[k], #16]
	add v9.16b, v10.16b, v9.16b
	ldr q10, [%[k], #32]
	add v11.16b, v11.16b, v14.16b
	add v8.16b, v8.16b, v13.16b
	umlal v24.8h, v12.8b, v28.8b
	umlal2 v25.8h, v12.16b, v28.16b
	add v9.16b, v9.16b, v11.16b
	umlal v26.8h, v8.8b, v28.8b
	umlal v24.8h, v15.8b, v10.8b
	umlal2 v25.8h, v15.16b, v10.16b
	umlal2 v27.8h, v8.16b, v28.16b
	umlal v26.8h, v9.8b, v10.8b
	umlal2 v27.8h, v9.16b, v10.16b
	st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to0]]
	b.ne 1b

//// 64099bd9d096
/* 16 steps per round, 1 x added to what is kept; 638 instructions, 637 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 66bdb1234691
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v8.16b, v31.16b, v0.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[x1]]
	ushr v13.16b, v0.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v1.16b
	ushr v15.16b, v1.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v2.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x2]]
	ushr v21.16b, v2.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v3.16b
	ushr v23.16b, v3.16b, #4
	tbl v24.16b, {v4.16b}, v8.16b
	tbl v25.16b, {v5.16b}, v13.16b
	tbl v26.16b, {v4.16b}, v14.16b
	tbl v27.16b, {v5.16b}, v15.16b
	tbl v28.16b, {v6.16b}, v16.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v29.16b, {v7.16b}, v21.16b
	tbl v30.16b, {v6.16b}, v22.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v7.16b}, v23.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v9.16b}, v8.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v10.16b}, v13.16b
	tbl v9.16b, {v9.16b}, v14.16b
	add v25.16b, v30.16b, v25.16b
	tbl v10.16b, {v10.16b}, v15.16b
	tbl v30.16b, {v11.16b}, v16.16b
	add v24.16b, v24.16b, v28.16b
	add v27.16b, v27.16b, v29.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v25.16b, v26.16b, v25.16b
	add v26.16b, v9.16b, v10.16b
	tbl v9.16b, {v12.16b}, v21.16b
	tbl v10.16b, {v11.16b}, v22.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]
	tbl v11.16b, {v12.16b}, v23.16b
	tbl v12.16b, {v17.16b}, v8.16b
	tbl v28.16b, {v18.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v14.16b
	add v9.16b, v30.16b, v9.16b
	tbl v18.16b, {v18.16b}, v15.16b
	add v10.16b, v10.16b, v11.16b
	tbl v11.16b, {v19.16b}, v16.16b
	add v12.16b, v12.16b, v28.16b
	tbl v28.16b, {v20.16b}, v21.16b
	add v9.16b, v27.16b, v9.16b
	add v27.16b, v17.16b, v18.16b
	add v10.16b, v26.16b, v10.16b
	tbl v26.16b, {v19.16b}, v22.16b
	tbl v29.16b, {v20.16b}, v23.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x0]]
	add v11.16b, v11.16b, v28.16b
	tbl v8.16b, {v0.16b}, v8.16b
	tbl v13.16b, {v1.16b}, v13.16b
	tbl v14.16b, {v0.16b}, v14.16b
	tbl v15.16b, {v1.16b}, v15.16b
	add v26.16b, v26.16b, v29.16b
	add v11.16b, v12.16b, v11.16b
	tbl v12.16b, {v2.16b}, v16.16b
	add v8.16b, v8.16b, v13.16b
	tbl v13.16b, {v3.16b}, v21.16b
	add v21.16b, v14.16b, v15.16b
	add v14.16b, v27.16b, v26.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	tbl v22.16b, {v2.16b}, v22.16b
	tbl v23.16b, {v3.16b}, v23.16b
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	add v12.16b, v12.16b, v13.16b
	ushr v13.16b, v4.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v5.16b
	ushr v16.16b, v5.16b, #4
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v22.16b, v22.16b, v23.16b
	SYNTH_LOGIC v23.16b, v31.16b, v6.16b
	add v8.16b, v8.16b, v12.16b
	ushr v12.16b, v6.16b, #4
	SYNTH_LOGIC v4.16b, v31.16b, v7.16b
	ushr v5.16b, v7.16b, #4
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v17.16b}, v30.16b
	tbl v6.16b, {v18.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v15.16b
	tbl v18.16b, {v18.16b}, v16.16b
	tbl v7.16b, {v19.16b}, v23.16b
	tbl v19.16b, {v19.16b}, v4.16b
	add v22.16b, v22.16b, v6.16b
	tbl v6.16b, {v20.16b}, v12.16b
	add v17.16b, v17.16b, v18.16b
	tbl v18.16b, {v20.16b}, v5.16b
	tbl v20.16b, {v26.16b}, v30.16b
	tbl v26.16b, {v26.16b}, v15.16b
	add v22.16b, v24.16b, v22.16b
	add v24.16b, v7.16b, v6.16b
	add v17.16b, v25.16b, v17.16b
	add v25.16b, v19.16b, v18.16b
	tbl v18.16b, {v27.16b}, v13.16b
	tbl v19.16b, {v27.16b}, v16.16b
	tbl v27.16b, {v28.16b}, v23.16b
	add v22.16b, v22.16b, v24.16b
	tbl v24.16b, {v29.16b}, v12.16b
	add v17.16b, v17.16b, v25.16b
	add v18.16b, v20.16b, v18.16b
	add v19.16b, v26.16b, v19.16b
	tbl v20.16b, {v28.16b}, v4.16b
	tbl v25.16b, {v29.16b}, v5.16b
	add v24.16b, v27.16b, v24.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v9.16b, v9.16b, v18.16b
	add v10.16b, v10.16b, v19.16b
	add v25.16b, v20.16b, v25.16b
	tbl v18.16b, {v0.16b}, v30.16b
	tbl v19.16b, {v1.16b}, v13.16b
	tbl v20.16b, {v0.16b}, v15.16b
	add v9.16b, v9.16b, v24.16b
	tbl v24.16b, {v1.16b}, v16.16b
	add v10.16b, v10.16b, v25.16b
	tbl v25.16b, {v2.16b}, v23.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v3.16b}, v12.16b
	tbl v6.16b, {v2.16b}, v4.16b
	add v20.16b, v20.16b, v24.16b
	tbl v24.16b, {v3.16b}, v5.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	tbl v30.16b, {v26.16b}, v30.16b
	add v11.16b, v11.16b, v18.16b
	add v25.16b, v25.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v14.16b, v14.16b, v20.16b
	add v24.16b, v6.16b, v24.16b
	tbl v15.16b, {v26.16b}, v15.16b
	tbl v16.16b, {v27.16b}, v16.16b
	add v11.16b, v11.16b, v25.16b
	add v13.16b, v30.16b, v13.16b
	tbl v23.16b, {v28.16b}, v23.16b
	add v14.16b, v14.16b, v24.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x0]]
	tbl v12.16b, {v29.16b}, v12.16b
	add v30.16b, v15.16b, v16.16b
	tbl v28.16b, {v28.16b}, v4.16b
	add v8.16b, v8.16b, v13.16b
	tbl v13.16b, {v29.16b}, v5.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	SYNTH_LOGIC v29.16b, v31.16b, v0.16b
	add v12.16b, v23.16b, v12.16b
	add v23.16b, v21.16b, v30.16b
	ushr v30.16b, v0.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v1.16b
	add v13.16b, v28.16b, v13.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x2]]
	ushr v16.16b, v1.16b, #4
	add v8.16b, v8.16b, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v2.16b
	ushr v28.16b, v2.16b, #4
	SYNTH_LOGIC v0.16b, v31.16b, v3.16b
	add v13.16b, v23.16b, v13.16b
	ushr v23.16b, v3.16b, #4
	tbl v1.16b, {v24.16b}, v29.16b
	tbl v2.16b, {v25.16b}, v30.16b
	tbl v24.16b, {v24.16b}, v15.16b
	tbl v25.16b, {v25.16b}, v16.16b
	tbl v3.16b, {v26.16b}, v12.16b
	tbl v26.16b, {v26.16b}, v0.16b
	add v1.16b, v1.16b, v2.16b
	tbl v2.16b, {v27.16b}, v28.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v27.16b}, v23.16b
	tbl v27.16b, {v4.16b}, v29.16b
	tbl v4.16b, {v4.16b}, v15.16b
	add v22.16b, v22.16b, v1.16b
	add v1.16b, v3.16b, v2.16b
	add v17.16b, v17.16b, v24.16b
	add v24.16b, v26.16b, v25.16b
	tbl v25.16b, {v5.16b}, v30.16b
	tbl v26.16b, {v5.16b}, v16.16b
	tbl v5.16b, {v6.16b}, v12.16b
	add v22.16b, v22.16b, v1.16b
	tbl v1.16b, {v7.16b}, v28.16b
	add v17.16b, v17.16b, v24.16b
	add v27.16b, v27.16b, v25.16b
	add v24.16b, v4.16b, v26.16b
	tbl v25.16b, {v6.16b}, v0.16b
	tbl v26.16b, {v7.16b}, v23.16b
	add v1.16b, v5.16b, v1.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v9.16b, v9.16b, v27.16b
	add v10.16b, v10.16b, v24.16b
	add v24.16b, v25.16b, v26.16b
	tbl v25.16b, {v18.16b}, v29.16b
	tbl v26.16b, {v19.16b}, v30.16b
	tbl v18.16b, {v18.16b}, v15.16b
	add v9.16b, v9.16b, v1.16b
	tbl v19.16b, {v19.16b}, v16.16b
	add v10.16b, v10.16b, v24.16b
	tbl v24.16b, {v20.16b}, v12.16b
	add v25.16b, v25.16b, v26.16b
	tbl v26.16b, {v21.16b}, v28.16b
	tbl v20.16b, {v20.16b}, v0.16b
	add v27.16b, v18.16b, v19.16b
	tbl v21.16b, {v21.16b}, v23.16b
	tbl v29.16b, {v2.16b}, v29.16b
	add v11.16b, v11.16b, v25.16b
	add v18.16b, v24.16b, v26.16b
	tbl v19.16b, {v3.16b}, v30.16b
	add v14.16b, v14.16b, v27.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[w0]]
	add v30.16b, v20.16b, v21.16b
	tbl v15.16b, {v2.16b}, v15.16b
	tbl v16.16b, {v3.16b}, v16.16b
	add v11.16b, v11.16b, v18.16b
	add v29.16b, v29.16b, v19.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x0]]
	tbl v12.16b, {v4.16b}, v12.16b
	add v14.16b, v14.16b, v30.16b
	tbl v28.16b, {v5.16b}, v28.16b
	add v30.16b, v15.16b, v16.16b
	tbl v15.16b, {v4.16b}, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v8.16b, v8.16b, v29.16b
	tbl v16.16b, {v5.16b}, v23.16b
	SYNTH_LOGIC v23.16b, v31.16b, v24.16b
	add v12.16b, v12.16b, v28.16b
	add v13.16b, v13.16b, v30.16b
	ushr v24.16b, v24.16b, #4
	SYNTH_LOGIC v28.16b, v31.16b, v25.16b
	add v15.16b, v15.16b, v16.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x2]]
	ushr v16.16b, v25.16b, #4
	add v8.16b, v8.16b, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v26.16b
	ushr v25.16b, v26.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v27.16b
	add v13.16b, v13.16b, v15.16b
	ushr v15.16b, v27.16b, #4
	tbl v27.16b, {v18.16b}, v23.16b
	tbl v29.16b, {v19.16b}, v24.16b
	tbl v18.16b, {v18.16b}, v28.16b
	tbl v19.16b, {v19.16b}, v16.16b
	tbl v30.16b, {v20.16b}, v12.16b
	tbl v20.16b, {v20.16b}, v26.16b
	add v27.16b, v27.16b, v29.16b
	tbl v29.16b, {v21.16b}, v25.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v21.16b}, v15.16b
	tbl v21.16b, {v0.16b}, v23.16b
	tbl v0.16b, {v0.16b}, v28.16b
	add v22.16b, v22.16b, v27.16b
	add v27.16b, v30.16b, v29.16b
	add v17.16b, v17.16b, v18.16b
	add v29.16b, v20.16b, v19.16b
	tbl v30.16b, {v1.16b}, v24.16b
	tbl v18.16b, {v1.16b}, v16.16b
	tbl v19.16b, {v2.16b}, v12.16b
	add v20.16b, v22.16b, v27.16b
	tbl v22.16b, {v3.16b}, v25.16b
	add v17.16b, v17.16b, v29.16b
	add v21.16b, v21.16b, v30.16b
	add v18.16b, v0.16b, v18.16b
	tbl v27.16b, {v2.16b}, v26.16b
	tbl v29.16b, {v3.16b}, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v9.16b, v9.16b, v21.16b
	add v10.16b, v10.16b, v18.16b
	add v30.16b, v19.16b, v22.16b
	add v27.16b, v27.16b, v29.16b
	tbl v29.16b, {v4.16b}, v23.16b
	tbl v18.16b, {v5.16b}, v24.16b
	tbl v19.16b, {v4.16b}, v28.16b
	tbl v21.16b, {v5.16b}, v16.16b
	add v9.16b, v9.16b, v30.16b
	add v10.16b, v10.16b, v27.16b
	tbl v22.16b, {v6.16b}, v12.16b
	add v18.16b, v29.16b, v18.16b
	tbl v27.16b, {v7.16b}, v25.16b
	add v19.16b, v19.16b, v21.16b
	tbl v21.16b, {v6.16b}, v26.16b
	tbl v29.16b, {v7.16b}, v15.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]
	tbl v23.16b, {v0.16b}, v23.16b
	add v11.16b, v11.16b, v18.16b
	add v18.16b, v22.16b, v27.16b
	add v14.16b, v14.16b, v19.16b
	tbl v19.16b, {v1.16b}, v24.16b
	add v24.16b, v21.16b, v29.16b
	tbl v21.16b, {v0.16b}, v28.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x0]]
	tbl v16.16b, {v1.16b}, v16.16b
	add v11.16b, v11.16b, v18.16b
	tbl v12.16b, {v2.16b}, v12.16b
	add v18.16b, v23.16b, v19.16b
	add v14.16b, v14.16b, v24.16b
	tbl v19.16b, {v3.16b}, v25.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x1]]
	add v16.16b, v21.16b, v16.16b
	tbl v21.16b, {v2.16b}, v26.16b
	tbl v15.16b, {v3.16b}, v15.16b
	add v8.16b, v8.16b, v18.16b
	SYNTH_LOGIC v18.16b, v31.16b, v4.16b
	add v12.16b, v12.16b, v19.16b
	add v13.16b, v13.16b, v16.16b
	ushr v16.16b, v4.16b, #4
	add v15.16b, v21.16b, v15.16b
	SYNTH_LOGIC v19.16b, v31.16b, v5.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	ushr v21.16b, v5.16b, #4
	add v8.16b, v8.16b, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v6.16b
	ushr v26.16b, v6.16b, #4
	add v13.16b, v13.16b, v15.16b
	SYNTH_LOGIC v15.16b, v31.16b, v7.16b
	ushr v4.16b, v7.16b, #4
	tbl v5.16b, {v27.16b}, v18.16b
	tbl v6.16b, {v28.16b}, v16.16b
	tbl v27.16b, {v27.16b}, v19.16b
	tbl v28.16b, {v28.16b}, v21.16b
	tbl v7.16b, {v29.16b}, v12.16b
	tbl v29.16b, {v29.16b}, v15.16b
	add v5.16b, v5.16b, v6.16b
	tbl v6.16b, {v30.16b}, v26.16b
	add v27.16b, v27.16b, v28.16b
	tbl v28.16b, {v30.16b}, v4.16b
	tbl v30.16b, {v22.16b}, v18.16b
	tbl v22.16b, {v22.16b}, v19.16b
	add v20.16b, v20.16b, v5.16b
	add v5.16b, v7.16b, v6.16b
	add v17.16b, v17.16b, v27.16b
	add v27.16b, v29.16b, v28.16b
	tbl v28.16b, {v23.16b}, v16.16b
	tbl v23.16b, {v23.16b}, v21.16b
	tbl v29.16b, {v24.16b}, v12.16b
	add v20.16b, v20.16b, v5.16b
	tbl v5.16b, {v25.16b}, v26.16b
	add v17.16b, v17.16b, v27.16b
	add v30.16b, v30.16b, v28.16b
	add v22.16b, v22.16b, v23.16b
	tbl v23.16b, {v24.16b}, v15.16b
	tbl v24.16b, {v25.16b}, v4.16b
	add v25.16b, v29.16b, v5.16b
	tbl v27.16b, {v0.16b}, v18.16b
	add v9.16b, v9.16b, v30.16b
	add v10.16b, v10.16b, v22.16b
	tbl v22.16b, {v1.16b}, v16.16b
	add v23.16b, v23.16b, v24.16b
	tbl v24.16b, {v0.16b}, v19.16b
	tbl v28.16b, {v1.16b}, v21.16b
	add v9.16b, v9.16b, v25.16b
	tbl v25.16b, {v2.16b}, v12.16b
	add v22.16b, v27.16b, v22.16b
	add v10.16b, v10.16b, v23.16b
	tbl v23.16b, {v3.16b}, v26.16b
	add v24.16b, v24.16b, v28.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v11.16b, v11.16b, v22.16b
	add v25.16b, v25.16b, v23.16b
	add v14.16b, v14.16b, v24.16b
	tbl v22.16b, {v2.16b}, v15.16b
	tbl v23.16b, {v3.16b}, v4.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	tbl v18.16b, {v27.16b}, v18.16b
	tbl v16.16b, {v28.16b}, v16.16b
	add v11.16b, v11.16b, v25.16b
	tbl v19.16b, {v27.16b}, v19.16b
	tbl v21.16b, {v28.16b}, v21.16b
	add v27.16b, v22.16b, v23.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x0]]
	tbl v12.16b, {v29.16b}, v12.16b
	add v16.16b, v18.16b, v16.16b
	tbl v18.16b, {v30.16b}, v26.16b
	tbl v15.16b, {v29.16b}, v15.16b
	add v19.16b, v19.16b, v21.16b
	add v14.16b, v14.16b, v27.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	tbl v21.16b, {v30.16b}, v4.16b
	add v8.16b, v8.16b, v16.16b
	add v12.16b, v12.16b, v18.16b
	SYNTH_LOGIC v16.16b, v31.16b, v0.16b
	add v13.16b, v13.16b, v19.16b
	ushr v30.16b, v0.16b, #4
	add v15.16b, v15.16b, v21.16b
	SYNTH_LOGIC v21.16b, v31.16b, v1.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x2]]
	add v8.16b, v8.16b, v12.16b
	ushr v12.16b, v1.16b, #4
	SYNTH_LOGIC v18.16b, v31.16b, v2.16b
	ushr v19.16b, v2.16b, #4
	add v13.16b, v13.16b, v15.16b
	SYNTH_LOGIC v15.16b, v31.16b, v3.16b
	ushr v0.16b, v3.16b, #4
	tbl v1.16b, {v22.16b}, v16.16b
	tbl v2.16b, {v23.16b}, v30.16b
	tbl v22.16b, {v22.16b}, v21.16b
	tbl v23.16b, {v23.16b}, v12.16b
	tbl v3.16b, {v24.16b}, v18.16b
	tbl v24.16b, {v24.16b}, v15.16b
	add v1.16b, v1.16b, v2.16b
	tbl v2.16b, {v25.16b}, v19.16b
	add v22.16b, v22.16b, v23.16b
	tbl v23.16b, {v25.16b}, v0.16b
	tbl v25.16b, {v26.16b}, v16.16b
	tbl v26.16b, {v26.16b}, v21.16b
	add v20.16b, v20.16b, v1.16b
	add v1.16b, v3.16b, v2.16b
	add v17.16b, v17.16b, v22.16b
	add v22.16b, v24.16b, v23.16b
	tbl v23.16b, {v27.16b}, v30.16b
	tbl v24.16b, {v27.16b}, v12.16b
	tbl v27.16b, {v28.16b}, v18.16b
	add v20.16b, v20.16b, v1.16b
	tbl v1.16b, {v29.16b}, v19.16b
	add v17.16b, v17.16b, v22.16b
	add v25.16b, v25.16b, v23.16b
	add v26.16b, v26.16b, v24.16b
	tbl v28.16b, {v28.16b}, v15.16b
	tbl v29.16b, {v29.16b}, v0.16b
	add v27.16b, v27.16b, v1.16b
	tbl v22.16b, {v4.16b}, v16.16b
	add v9.16b, v9.16b, v25.16b
	add v10.16b, v10.16b, v26.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v28.16b, v28.16b, v29.16b
	add v9.16b, v9.16b, v27.16b
	tbl v27.16b, {v5.16b}, v30.16b
	tbl v29.16b, {v4.16b}, v21.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v5.16b, {v5.16b}, v12.16b
	tbl v16.16b, {v23.16b}, v16.16b
	add v10.16b, v10.16b, v28.16b
	tbl v28.16b, {v6.16b}, v18.16b
	add v22.16b, v22.16b, v27.16b
	tbl v27.16b, {v7.16b}, v19.16b
	add v29.16b, v29.16b, v5.16b
	tbl v5.16b, {v6.16b}, v15.16b
	tbl v6.16b, {v7.16b}, v0.16b
	tbl v30.16b, {v24.16b}, v30.16b
	add v11.16b, v11.16b, v22.16b
	add v22.16b, v28.16b, v27.16b
	add v14.16b, v14.16b, v29.16b
	tbl v21.16b, {v23.16b}, v21.16b
	add v23.16b, v5.16b, v6.16b
	add v16.16b, v16.16b, v30.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x0]]
	tbl v12.16b, {v24.16b}, v12.16b
	add v11.16b, v11.16b, v22.16b
	tbl v18.16b, {v25.16b}, v18.16b
	tbl v19.16b, {v26.16b}, v19.16b
	add v14.16b, v14.16b, v23.16b
	add v8.16b, v8.16b, v16.16b
	add v12.16b, v21.16b, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v25.16b}, v15.16b
	tbl v26.16b, {v26.16b}, v0.16b
	add v15.16b, v18.16b, v19.16b
	SYNTH_LOGIC v16.16b, v31.16b, v1.16b
	ushr v18.16b, v1.16b, #4
	add v19.16b, v13.16b, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v2.16b
	add v13.16b, v25.16b, v26.16b
	add v8.16b, v8.16b, v15.16b
	ushr v15.16b, v2.16b, #4
	SYNTH_LOGIC v25.16b, v31.16b, v3.16b
	ushr v26.16b, v3.16b, #4
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	SYNTH_LOGIC v5.16b, v31.16b, v4.16b
	add v13.16b, v19.16b, v13.16b
	ushr v19.16b, v4.16b, #4
	tbl v4.16b, {v27.16b}, v16.16b
	tbl v6.16b, {v28.16b}, v18.16b
	tbl v27.16b, {v27.16b}, v12.16b
	tbl v28.16b, {v28.16b}, v15.16b
	tbl v7.16b, {v29.16b}, v25.16b
	tbl v29.16b, {v29.16b}, v5.16b
	add v4.16b, v4.16b, v6.16b
	tbl v6.16b, {v30.16b}, v26.16b
	add v27.16b, v27.16b, v28.16b
	tbl v28.16b, {v30.16b}, v19.16b
	tbl v30.16b, {v21.16b}, v16.16b
	tbl v21.16b, {v21.16b}, v12.16b
	add v20.16b, v20.16b, v4.16b
	add v4.16b, v7.16b, v6.16b
	add v17.16b, v17.16b, v27.16b
	add v27.16b, v29.16b, v28.16b
	tbl v28.16b, {v22.16b}, v18.16b
	tbl v22.16b, {v22.16b}, v15.16b
	tbl v29.16b, {v23.16b}, v25.16b
	add v20.16b, v20.16b, v4.16b
	tbl v4.16b, {v24.16b}, v26.16b
	add v17.16b, v17.16b, v27.16b
	add v30.16b, v30.16b, v28.16b
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v23.16b}, v5.16b
	tbl v23.16b, {v24.16b}, v19.16b
	add v24.16b, v29.16b, v4.16b
	tbl v27.16b, {v0.16b}, v16.16b
	add v9.16b, v9.16b, v30.16b
	add v10.16b, v10.16b, v21.16b
	tbl v21.16b, {v1.16b}, v18.16b
	add v22.16b, v22.16b, v23.16b
	tbl v23.16b, {v0.16b}, v12.16b
	tbl v28.16b, {v1.16b}, v15.16b
	add v9.16b, v9.16b, v24.16b
	tbl v24.16b, {v2.16b}, v25.16b
	add v21.16b, v27.16b, v21.16b
	add v10.16b, v10.16b, v22.16b
	tbl v22.16b, {v3.16b}, v26.16b
	add v23.16b, v23.16b, v28.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v11.16b, v11.16b, v21.16b
	add v24.16b, v24.16b, v22.16b
	add v14.16b, v14.16b, v23.16b
	tbl v21.16b, {v2.16b}, v5.16b
	tbl v22.16b, {v3.16b}, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	tbl v16.16b, {v27.16b}, v16.16b
	tbl v18.16b, {v28.16b}, v18.16b
	add v11.16b, v11.16b, v24.16b
	tbl v12.16b, {v27.16b}, v12.16b
	tbl v15.16b, {v28.16b}, v15.16b
	add v27.16b, v21.16b, v22.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x0]]
	tbl v25.16b, {v29.16b}, v25.16b
	add v16.16b, v16.16b, v18.16b
	tbl v18.16b, {v30.16b}, v26.16b
	tbl v26.16b, {v29.16b}, v5.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	add v12.16b, v12.16b, v15.16b
	add v14.16b, v14.16b, v27.16b
	tbl v15.16b, {v30.16b}, v19.16b
	add v8.16b, v8.16b, v16.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	add v16.16b, v25.16b, v18.16b
	SYNTH_LOGIC v25.16b, v31.16b, v0.16b
	add v12.16b, v13.16b, v12.16b
	ushr v13.16b, v0.16b, #4
	add v15.16b, v26.16b, v15.16b
	SYNTH_LOGIC v26.16b, v31.16b, v1.16b
	add v8.16b, v8.16b, v16.16b
	ushr v16.16b, v1.16b, #4
	SYNTH_LOGIC v18.16b, v31.16b, v2.16b
	ushr v19.16b, v2.16b, #4
	add v12.16b, v12.16b, v15.16b
	SYNTH_LOGIC v15.16b, v31.16b, v3.16b
	ushr v0.16b, v3.16b, #4
	tbl v1.16b, {v21.16b}, v25.16b
	tbl v2.16b, {v22.16b}, v13.16b
	tbl v21.16b, {v21.16b}, v26.16b
	tbl v22.16b, {v22.16b}, v16.16b
	tbl v3.16b, {v23.16b}, v18.16b
	tbl v23.16b, {v23.16b}, v15.16b
	add v1.16b, v1.16b, v2.16b
	tbl v2.16b, {v24.16b}, v19.16b
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v24.16b}, v0.16b
	tbl v24.16b, {v4.16b}, v25.16b
	tbl v4.16b, {v4.16b}, v26.16b
	add v20.16b, v20.16b, v1.16b
	add v1.16b, v3.16b, v2.16b
	add v17.16b, v17.16b, v21.16b
	add v21.16b, v23.16b, v22.16b
	tbl v22.16b, {v5.16b}, v13.16b
	tbl v23.16b, {v5.16b}, v16.16b
	tbl v5.16b, {v6.16b}, v18.16b
	add v20.16b, v20.16b, v1.16b
	tbl v1.16b, {v7.16b}, v19.16b
	add v17.16b, v17.16b, v21.16b
	add v24.16b, v24.16b, v22.16b
	add v21.16b, v4.16b, v23.16b
	tbl v22.16b, {v6.16b}, v15.16b
	tbl v23.16b, {v7.16b}, v0.16b
	add v1.16b, v5.16b, v1.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x2]]
	add v9.16b, v9.16b, v24.16b
	add v10.16b, v10.16b, v21.16b
	ldr q21, [%[k], #16]
	add v22.16b, v22.16b, v23.16b
	ldr q23, [%[k], #32]
	tbl v24.16b, {v2.16b}, v25.16b
	add v9.16b, v9.16b, v1.16b
	umlal v27.8h, v20.8b, v21.8b
	umlal2 v28.8h, v20.16b, v21.16b
	add v10.16b, v10.16b, v22.16b
	tbl v20.16b, {v3.16b}, v13.16b
	tbl v22.16b, {v2.16b}, v26.16b
	umlal v29.8h, v9.8b, v21.8b
	umlal v27.8h, v17.8b, v23.8b
	umlal2 v28.8h, v17.16b, v23.16b
	umlal2 v30.8h, v9.16b, v21.16b
	add v9.16b, v24.16b, v20.16b
	tbl v17.16b, {v3.16b}, v16.16b
	umlal v29.8h, v10.8b, v23.8b
	tbl v20.16b, {v4.16b}, v18.16b
	tbl v24.16b, {v5.16b}, v19.16b
	umlal2 v30.8h, v10.16b, v23.16b
	add v9.16b, v11.16b, v9.16b
	add v17.16b, v22.16b, v17.16b
	tbl v22.16b, {v4.16b}, v15.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x3]]
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	add v14.16b, v14.16b, v17.16b
	add v17.16b, v20.16b, v24.16b
	tbl v20.16b, {v5.16b}, v0.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to1]]
	tbl v10.16b, {v1.16b}, v25.16b
	tbl v11.16b, {v2.16b}, v13.16b
	tbl v13.16b, {v1.16b}, v26.16b
	add v9.16b, v9.16b, v17.16b
	add v17.16b, v22.16b, v20.16b
	tbl v16.16b, {v2.16b}, v16.16b
	tbl v18.16b, {v3.16b}, v18.16b
	add v20.16b, v10.16b, v11.16b
	tbl v19.16b, {v4.16b}, v19.16b
	umlal v27.8h, v9.8b, v21.8b
	add v14.16b, v14.16b, v17.16b
	umlal2 v28.8h, v9.16b, v21.16b
	add v13.16b, v13.16b, v16.16b
	add v20.16b, v8.16b, v20.16b
	add v22.16b, v18.16b, v19.16b
	tbl v24.16b, {v3.16b}, v15.16b
	umlal v27.8h, v14.8b, v23.8b
	umlal2 v28.8h, v14.16b, v23.16b
	add v25.16b, v12.16b, v13.16b
	tbl v26.16b, {v4.16b}, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	add v22.16b, v20.16b, v22.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	add v24.16b, v24.16b, v26.16b
	umlal v29.8h, v22.8b, v21.8b
	umlal2 v30.8h, v22.16b, v21.16b
	add v24.16b, v25.16b, v24.16b
	umlal v29.8h, v24.8b, v23.8b
	umlal2 v30.8h, v24.16b, v23.16b
	st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to1]]
	b.ne 1b

//// 19e24d4def30
/* 8 steps per round, 1 x added to what is kept; 576 instructions, 539 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// da2ba43532d7
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v4.16b, v31.16b, v0.16b
	ushr v5.16b, v0.16b, #4
	SYNTH_LOGIC v6.16b, v31.16b, v1.16b
	ushr v7.16b, v1.16b, #4
	ld1 {v8.16b, v9.16b}, [%[x1]]
	tbl v10.16b, {v2.16b}, v4.16b
	tbl v11.16b, {v3.16b}, v5.16b
	tbl v12.16b, {v2.16b}, v6.16b
	tbl v13.16b, {v3.16b}, v7.16b
	ld1 {v14.16b, v15.16b}, [%[x2]]
	tbl v16.16b, {v8.16b}, v4.16b
	tbl v17.16b, {v9.16b}, v5.16b
	tbl v8.16b, {v8.16b}, v6.16b
	add v10.16b, v10.16b, v11.16b
	tbl v9.16b, {v9.16b}, v7.16b
	add v11.16b, v12.16b, v13.16b
	ld1 {v12.16b, v13.16b}, [%[x3]]
	tbl v18.16b, {v14.16b}, v4.16b
	add v16.16b, v16.16b, v17.16b
	tbl v17.16b, {v15.16b}, v5.16b
	tbl v14.16b, {v14.16b}, v6.16b
	add v8.16b, v8.16b, v9.16b
	tbl v9.16b, {v15.16b}, v7.16b
	ld1 {v19.16b, v20.16b}, [%[x4]]
	tbl v15.16b, {v12.16b}, v4.16b
	tbl v21.16b, {v13.16b}, v5.16b
	add v17.16b, v18.16b, v17.16b
	tbl v12.16b, {v12.16b}, v6.16b
	tbl v13.16b, {v13.16b}, v7.16b
	add v9.16b, v14.16b, v9.16b
	ld1 {v22.16b, v23.16b}, [%[x5]]
	tbl v14.16b, {v19.16b}, v4.16b
	add v15.16b, v15.16b, v21.16b
	tbl v18.16b, {v20.16b}, v5.16b
	tbl v19.16b, {v19.16b}, v6.16b
	add v21.16b, v12.16b, v13.16b
	tbl v20.16b, {v20.16b}, v7.16b
	ld1 {v12.16b, v13.16b}, [%[x6]]
	tbl v24.16b, {v22.16b}, v4.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v14.16b, v14.16b, v18.16b
	tbl v18.16b, {v23.16b}, v5.16b
	add v19.16b, v19.16b, v20.16b
	tbl v20.16b, {v22.16b}, v6.16b
	tbl v22.16b, {v23.16b}, v7.16b
	ld1 {v25.16b, v26.16b}, [%[w0]]
	tbl v4.16b, {v12.16b}, v4.16b
	tbl v5.16b, {v13.16b}, v5.16b
	add v18.16b, v24.16b, v18.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v6.16b, {v12.16b}, v6.16b
	tbl v7.16b, {v13.16b}, v7.16b
	add v20.16b, v20.16b, v22.16b
	SYNTH_LOGIC v22.16b, v31.16b, v25.16b
	add v4.16b, v4.16b, v5.16b
	ushr v5.16b, v25.16b, #4
	SYNTH_LOGIC v25.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v7.16b
	ushr v7.16b, v26.16b, #4
	ld1 {v12.16b, v13.16b}, [%[x1]]
	tbl v26.16b, {v23.16b}, v22.16b
	tbl v27.16b, {v24.16b}, v5.16b
	tbl v23.16b, {v23.16b}, v25.16b
	ld1 {v28.16b, v29.16b}, [%[x2]]
	tbl v24.16b, {v24.16b}, v7.16b
	tbl v30.16b, {v12.16b}, v22.16b
	tbl v0.16b, {v13.16b}, v5.16b
	add v26.16b, v26.16b, v27.16b
	tbl v12.16b, {v12.16b}, v25.16b
	tbl v13.16b, {v13.16b}, v7.16b
	add v27.16b, v23.16b, v24.16b
	ld1 {v23.16b, v24.16b}, [%[x3]]
	tbl v1.16b, {v28.16b}, v22.16b
	add v30.16b, v30.16b, v0.16b
	add v10.16b, v10.16b, v26.16b
	tbl v26.16b, {v29.16b}, v5.16b
	add v12.16b, v12.16b, v13.16b
	add v11.16b, v11.16b, v27.16b
	tbl v13.16b, {v28.16b}, v25.16b
	add v16.16b, v16.16b, v30.16b
	tbl v27.16b, {v29.16b}, v7.16b
	add v26.16b, v1.16b, v26.16b
	add v8.16b, v8.16b, v12.16b
	ld1 {v28.16b, v29.16b}, [%[x4]]
	tbl v12.16b, {v23.16b}, v22.16b
	tbl v30.16b, {v24.16b}, v5.16b
	tbl v23.16b, {v23.16b}, v25.16b
	add v13.16b, v13.16b, v27.16b
	add v17.16b, v17.16b, v26.16b
	tbl v24.16b, {v24.16b}, v7.16b
	ld1 {v26.16b, v27.16b}, [%[x5]]
	tbl v0.16b, {v28.16b}, v22.16b
	add v12.16b, v12.16b, v30.16b
	tbl v30.16b, {v29.16b}, v5.16b
	add v9.16b, v9.16b, v13.16b
	tbl v13.16b, {v28.16b}, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v29.16b}, v7.16b
	add v12.16b, v15.16b, v12.16b
	add v15.16b, v0.16b, v30.16b
	ld1 {v23.16b, v24.16b}, [%[x6]]
	tbl v30.16b, {v26.16b}, v22.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v21.16b, v21.16b, v28.16b
	add v13.16b, v13.16b, v29.16b
	add v14.16b, v14.16b, v15.16b
	tbl v15.16b, {v27.16b}, v5.16b
	tbl v26.16b, {v26.16b}, v25.16b
	tbl v27.16b, {v27.16b}, v7.16b
	ld1 {v28.16b, v29.16b}, [%[w0]]
	tbl v22.16b, {v23.16b}, v22.16b
	add v13.16b, v19.16b, v13.16b
	ld1 {v0.16b, v1.16b}, [%[x0]]
	tbl v5.16b, {v24.16b}, v5.16b
	add v15.16b, v30.16b, v15.16b
	tbl v19.16b, {v23.16b}, v25.16b
	add v23.16b, v26.16b, v27.16b
	tbl v7.16b, {v24.16b}, v7.16b
	SYNTH_LOGIC v30.16b, v31.16b, v28.16b
	add v5.16b, v22.16b, v5.16b
	add v15.16b, v18.16b, v15.16b
	ushr v18.16b, v28.16b, #4
	add v20.16b, v20.16b, v23.16b
	add v7.16b, v19.16b, v7.16b
	SYNTH_LOGIC v19.16b, v31.16b, v29.16b
	add v4.16b, v4.16b, v5.16b
	ushr v5.16b, v29.16b, #4
	ld1 {v22.16b, v23.16b}, [%[x1]]
	tbl v24.16b, {v0.16b}, v30.16b
	tbl v25.16b, {v1.16b}, v18.16b
	add v6.16b, v6.16b, v7.16b
	tbl v7.16b, {v0.16b}, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x2]]
	tbl v28.16b, {v1.16b}, v5.16b
	tbl v29.16b, {v22.16b}, v30.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v23.16b}, v18.16b
	tbl v22.16b, {v22.16b}, v19.16b
	tbl v23.16b, {v23.16b}, v5.16b
	add v7.16b, v7.16b, v28.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	tbl v28.16b, {v26.16b}, v30.16b
	add v10.16b, v10.16b, v24.16b
	add v29.16b, v29.16b, v25.16b
	tbl v24.16b, {v27.16b}, v18.16b
	add v25.16b, v22.16b, v23.16b
	add v7.16b, v11.16b, v7.16b
	tbl v11.16b, {v26.16b}, v19.16b
	tbl v22.16b, {v27.16b}, v5.16b
	add v16.16b, v16.16b, v29.16b
	add v23.16b, v28.16b, v24.16b
	add v8.16b, v8.16b, v25.16b
	ld1 {v24.16b, v25.16b}, [%[x4]]
	tbl v26.16b, {v0.16b}, v30.16b
	tbl v27.16b, {v1.16b}, v18.16b
	add v11.16b, v11.16b, v22.16b
	tbl v22.16b, {v0.16b}, v19.16b
	add v17.16b, v17.16b, v23.16b
	tbl v23.16b, {v1.16b}, v5.16b
	ld1 {v28.16b, v29.16b}, [%[x5]]
	tbl v0.16b, {v24.16b}, v30.16b
	add v26.16b, v26.16b, v27.16b
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v25.16b}, v18.16b
	tbl v24.16b, {v24.16b}, v19.16b
	add v27.16b, v22.16b, v23.16b
	tbl v25.16b, {v25.16b}, v5.16b
	add v12.16b, v12.16b, v26.16b
	ld1 {v22.16b, v23.16b}, [%[x6]]
	tbl v26.16b, {v28.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v21.16b, v21.16b, v27.16b
	add v11.16b, v0.16b, v11.16b
	add v27.16b, v24.16b, v25.16b
	tbl v24.16b, {v29.16b}, v18.16b
	tbl v25.16b, {v28.16b}, v19.16b
	tbl v28.16b, {v29.16b}, v5.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	tbl v29.16b, {v22.16b}, v30.16b
	add v11.16b, v14.16b, v11.16b
	add v27.16b, v13.16b, v27.16b
	add v24.16b, v26.16b, v24.16b
	ld1 {v13.16b, v14.16b}, [%[x0]]
	tbl v18.16b, {v23.16b}, v18.16b
	add v28.16b, v25.16b, v28.16b
	tbl v19.16b, {v22.16b}, v19.16b
	tbl v5.16b, {v23.16b}, v5.16b
	SYNTH_LOGIC v30.16b, v31.16b, v0.16b
	add v15.16b, v15.16b, v24.16b
	add v18.16b, v29.16b, v18.16b
	add v20.16b, v20.16b, v28.16b
	ushr v28.16b, v0.16b, #4
	add v5.16b, v19.16b, v5.16b
	SYNTH_LOGIC v19.16b, v31.16b, v1.16b
	ushr v29.16b, v1.16b, #4
	add v4.16b, v4.16b, v18.16b
	ld1 {v22.16b, v23.16b}, [%[x1]]
	tbl v18.16b, {v13.16b}, v30.16b
	tbl v24.16b, {v14.16b}, v28.16b
	add v5.16b, v6.16b, v5.16b
	tbl v6.16b, {v13.16b}, v19.16b
	tbl v13.16b, {v14.16b}, v29.16b
	ld1 {v25.16b, v26.16b}, [%[x2]]
	tbl v14.16b, {v22.16b}, v30.16b
	tbl v0.16b, {v23.16b}, v28.16b
	add v18.16b, v18.16b, v24.16b
	tbl v22.16b, {v22.16b}, v19.16b
	tbl v23.16b, {v23.16b}, v29.16b
	add v6.16b, v6.16b, v13.16b
	ld1 {v1.16b, v2.16b}, [%[x3]]
	tbl v13.16b, {v25.16b}, v30.16b
	add v14.16b, v14.16b, v0.16b
	add v10.16b, v10.16b, v18.16b
	tbl v18.16b, {v26.16b}, v28.16b
	add v22.16b, v22.16b, v23.16b
	add v6.16b, v7.16b, v6.16b
	tbl v7.16b, {v25.16b}, v19.16b
	add v14.16b, v16.16b, v14.16b
	tbl v16.16b, {v26.16b}, v29.16b
	add v13.16b, v13.16b, v18.16b
	add v8.16b, v8.16b, v22.16b
	ld1 {v22.16b, v23.16b}, [%[x4]]
	tbl v18.16b, {v1.16b}, v30.16b
	tbl v24.16b, {v2.16b}, v28.16b
	tbl v25.16b, {v1.16b}, v19.16b
	add v7.16b, v7.16b, v16.16b
	add v13.16b, v17.16b, v13.16b
	tbl v26.16b, {v2.16b}, v29.16b
	ld1 {v16.16b, v17.16b}, [%[x5]]
	tbl v0.16b, {v22.16b}, v30.16b
	add v18.16b, v18.16b, v24.16b
	tbl v24.16b, {v23.16b}, v28.16b
	add v7.16b, v9.16b, v7.16b
	tbl v9.16b, {v22.16b}, v19.16b
	add v22.16b, v25.16b, v26.16b
	tbl v23.16b, {v23.16b}, v29.16b
	add v12.16b, v12.16b, v18.16b
	add v18.16b, v0.16b, v24.16b
	ld1 {v24.16b, v25.16b}, [%[x6]]
	tbl v26.16b, {v16.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v21.16b, v21.16b, v22.16b
	add v9.16b, v9.16b, v23.16b
	add v11.16b, v11.16b, v18.16b
	tbl v18.16b, {v17.16b}, v28.16b
	tbl v16.16b, {v16.16b}, v19.16b
	tbl v17.16b, {v17.16b}, v29.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	tbl v30.16b, {v24.16b}, v30.16b
	add v9.16b, v27.16b, v9.16b
	ld1 {v0.16b, v1.16b}, [%[x0]]
	tbl v27.16b, {v25.16b}, v28.16b
	add v18.16b, v26.16b, v18.16b
	tbl v19.16b, {v24.16b}, v19.16b
	add v24.16b, v16.16b, v17.16b
	tbl v16.16b, {v25.16b}, v29.16b
	SYNTH_LOGIC v17.16b, v31.16b, v22.16b
	add v25.16b, v30.16b, v27.16b
	add v15.16b, v15.16b, v18.16b
	ushr v18.16b, v22.16b, #4
	add v20.16b, v20.16b, v24.16b
	add v16.16b, v19.16b, v16.16b
	SYNTH_LOGIC v19.16b, v31.16b, v23.16b
	add v4.16b, v4.16b, v25.16b
	ushr v22.16b, v23.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v0.16b}, v17.16b
	tbl v26.16b, {v1.16b}, v18.16b
	add v5.16b, v5.16b, v16.16b
	tbl v16.16b, {v0.16b}, v19.16b
	ld1 {v27.16b, v28.16b}, [%[x2]]
	tbl v29.16b, {v1.16b}, v22.16b
	tbl v30.16b, {v23.16b}, v17.16b
	add v25.16b, v25.16b, v26.16b
	tbl v26.16b, {v24.16b}, v18.16b
	tbl v23.16b, {v23.16b}, v19.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v16.16b, v16.16b, v29.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	tbl v29.16b, {v27.16b}, v17.16b
	add v10.16b, v10.16b, v25.16b
	add v30.16b, v30.16b, v26.16b
	tbl v25.16b, {v28.16b}, v18.16b
	add v26.16b, v23.16b, v24.16b
	add v6.16b, v6.16b, v16.16b
	tbl v16.16b, {v27.16b}, v19.16b
	tbl v23.16b, {v28.16b}, v22.16b
	add v14.16b, v14.16b, v30.16b
	add v24.16b, v29.16b, v25.16b
	add v8.16b, v8.16b, v26.16b
	ld1 {v25.16b, v26.16b}, [%[x4]]
	tbl v27.16b, {v0.16b}, v17.16b
	tbl v28.16b, {v1.16b}, v18.16b
	add v16.16b, v16.16b, v23.16b
	tbl v23.16b, {v0.16b}, v19.16b
	add v13.16b, v13.16b, v24.16b
	tbl v24.16b, {v1.16b}, v22.16b
	ld1 {v29.16b, v30.16b}, [%[x5]]
	tbl v0.16b, {v25.16b}, v17.16b
	add v27.16b, v27.16b, v28.16b
	add v7.16b, v7.16b, v16.16b
	tbl v16.16b, {v26.16b}, v18.16b
	tbl v25.16b, {v25.16b}, v19.16b
	add v28.16b, v23.16b, v24.16b
	tbl v26.16b, {v26.16b}, v22.16b
	add v12.16b, v12.16b, v27.16b
	ld1 {v23.16b, v24.16b}, [%[x6]]
	tbl v27.16b, {v29.16b}, v17.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v21.16b, v21.16b, v28.16b
	add v16.16b, v0.16b, v16.16b
	add v28.16b, v25.16b, v26.16b
	tbl v25.16b, {v30.16b}, v18.16b
	tbl v26.16b, {v29.16b}, v19.16b
	tbl v29.16b, {v30.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	tbl v17.16b, {v23.16b}, v17.16b
	add v11.16b, v11.16b, v16.16b
	add v9.16b, v9.16b, v28.16b
	add v16.16b, v27.16b, v25.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v18.16b, {v24.16b}, v18.16b
	add v25.16b, v26.16b, v29.16b
	tbl v19.16b, {v23.16b}, v19.16b
	tbl v26.16b, {v24.16b}, v22.16b
	SYNTH_LOGIC v29.16b, v31.16b, v0.16b
	add v30.16b, v15.16b, v16.16b
	add v22.16b, v17.16b, v18.16b
	add v20.16b, v20.16b, v25.16b
	ushr v23.16b, v0.16b, #4
	add v24.16b, v19.16b, v26.16b
	SYNTH_LOGIC v25.16b, v31.16b, v1.16b
	ushr v26.16b, v1.16b, #4
	add v4.16b, v4.16b, v22.16b
	ld1 {v15.16b, v16.16b}, [%[x1]]
	tbl v22.16b, {v27.16b}, v29.16b
	tbl v17.16b, {v28.16b}, v23.16b
	add v5.16b, v5.16b, v24.16b
	tbl v24.16b, {v27.16b}, v25.16b
	tbl v18.16b, {v28.16b}, v26.16b
	ld1 {v27.16b, v28.16b}, [%[x2]]
	tbl v19.16b, {v15.16b}, v29.16b
	tbl v0.16b, {v16.16b}, v23.16b
	add v17.16b, v22.16b, v17.16b
	tbl v15.16b, {v15.16b}, v25.16b
	tbl v16.16b, {v16.16b}, v26.16b
	add v18.16b, v24.16b, v18.16b
	ld1 {v1.16b, v2.16b}, [%[x3]]
	tbl v22.16b, {v27.16b}, v29.16b
	add v19.16b, v19.16b, v0.16b
	add v10.16b, v10.16b, v17.16b
	tbl v17.16b, {v28.16b}, v23.16b
	add v24.16b, v15.16b, v16.16b
	add v6.16b, v6.16b, v18.16b
	tbl v18.16b, {v27.16b}, v25.16b
	add v19.16b, v14.16b, v19.16b
	tbl v27.16b, {v28.16b}, v26.16b
	add v22.16b, v22.16b, v17.16b
	add v8.16b, v8.16b, v24.16b
	ld1 {v14.16b, v15.16b}, [%[x4]]
	tbl v24.16b, {v1.16b}, v29.16b
	tbl v28.16b, {v2.16b}, v23.16b
	tbl v16.16b, {v1.16b}, v25.16b
	add v27.16b, v18.16b, v27.16b
	add v13.16b, v13.16b, v22.16b
	tbl v22.16b, {v2.16b}, v26.16b
	ld1 {v17.16b, v18.16b}, [%[x5]]
	tbl v0.16b, {v14.16b}, v29.16b
	add v24.16b, v24.16b, v28.16b
	tbl v28.16b, {v15.16b}, v23.16b
	add v7.16b, v7.16b, v27.16b
	tbl v14.16b, {v14.16b}, v25.16b
	add v16.16b, v16.16b, v22.16b
	tbl v15.16b, {v15.16b}, v26.16b
	add v12.16b, v12.16b, v24.16b
	add v22.16b, v0.16b, v28.16b
	ld1 {v27.16b, v28.16b}, [%[x6]]
	tbl v24.16b, {v17.16b}, v29.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v16.16b, v21.16b, v16.16b
	add v21.16b, v14.16b, v15.16b
	add v11.16b, v11.16b, v22.16b
	tbl v22.16b, {v18.16b}, v23.16b
	tbl v17.16b, {v17.16b}, v25.16b
	tbl v18.16b, {v18.16b}, v26.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	tbl v29.16b, {v27.16b}, v29.16b
	add v9.16b, v9.16b, v21.16b
	ld1 {v0.16b, v1.16b}, [%[x0]]
	tbl v21.16b, {v28.16b}, v23.16b
	add v22.16b, v24.16b, v22.16b
	tbl v27.16b, {v27.16b}, v25.16b
	add v17.16b, v17.16b, v18.16b
	tbl v18.16b, {v28.16b}, v26.16b
	SYNTH_LOGIC v28.16b, v31.16b, v14.16b
	add v21.16b, v29.16b, v21.16b
	add v29.16b, v30.16b, v22.16b
	ushr v14.16b, v14.16b, #4
	add v17.16b, v20.16b, v17.16b
	add v18.16b, v27.16b, v18.16b
	SYNTH_LOGIC v20.16b, v31.16b, v15.16b
	add v4.16b, v4.16b, v21.16b
	ushr v15.16b, v15.16b, #4
	ld1 {v21.16b, v22.16b}, [%[x1]]
	tbl v30.16b, {v0.16b}, v28.16b
	tbl v23.16b, {v1.16b}, v14.16b
	add v5.16b, v5.16b, v18.16b
	tbl v18.16b, {v0.16b}, v20.16b
	ld1 {v24.16b, v25.16b}, [%[x2]]
	tbl v26.16b, {v1.16b}, v15.16b
	tbl v27.16b, {v21.16b}, v28.16b
	add v23.16b, v30.16b, v23.16b
	tbl v30.16b, {v22.16b}, v14.16b
	tbl v21.16b, {v21.16b}, v20.16b
	tbl v22.16b, {v22.16b}, v15.16b
	add v18.16b, v18.16b, v26.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	tbl v26.16b, {v24.16b}, v28.16b
	add v10.16b, v10.16b, v23.16b
	add v23.16b, v27.16b, v30.16b
	tbl v27.16b, {v25.16b}, v14.16b
	add v30.16b, v21.16b, v22.16b
	add v6.16b, v6.16b, v18.16b
	tbl v18.16b, {v24.16b}, v20.16b
	tbl v21.16b, {v25.16b}, v15.16b
	add v19.16b, v19.16b, v23.16b
	add v22.16b, v26.16b, v27.16b
	add v8.16b, v8.16b, v30.16b
	ld1 {v23.16b, v24.16b}, [%[x4]]
	tbl v30.16b, {v0.16b}, v28.16b
	tbl v25.16b, {v1.16b}, v14.16b
	add v18.16b, v18.16b, v21.16b
	tbl v21.16b, {v0.16b}, v20.16b
	add v13.16b, v13.16b, v22.16b
	tbl v22.16b, {v1.16b}, v15.16b
	ld1 {v26.16b, v27.16b}, [%[x5]]
	tbl v0.16b, {v23.16b}, v28.16b
	add v25.16b, v30.16b, v25.16b
	add v7.16b, v7.16b, v18.16b
	tbl v18.16b, {v24.16b}, v14.16b
	tbl v23.16b, {v23.16b}, v20.16b
	add v30.16b, v21.16b, v22.16b
	tbl v24.16b, {v24.16b}, v15.16b
	add v12.16b, v12.16b, v25.16b
	ld1 {v21.16b, v22.16b}, [%[x6]]
	tbl v25.16b, {v26.16b}, v28.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v16.16b, v16.16b, v30.16b
	add v18.16b, v0.16b, v18.16b
	add v30.16b, v23.16b, v24.16b
	tbl v23.16b, {v27.16b}, v14.16b
	tbl v24.16b, {v26.16b}, v20.16b
	tbl v26.16b, {v27.16b}, v15.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	tbl v27.16b, {v21.16b}, v28.16b
	add v11.16b, v11.16b, v18.16b
	add v9.16b, v9.16b, v30.16b
	add v18.16b, v25.16b, v23.16b
	ld1 {v2.16b, v3.16b}, [%[x0]]
	tbl v14.16b, {v22.16b}, v14.16b
	add v28.16b, v24.16b, v26.16b
	tbl v30.16b, {v21.16b}, v20.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	tbl v15.16b, {v22.16b}, v15.16b
	SYNTH_LOGIC v20.16b, v31.16b, v0.16b
	add v18.16b, v29.16b, v18.16b
	add v14.16b, v27.16b, v14.16b
	add v17.16b, v17.16b, v28.16b
	ushr v21.16b, v0.16b, #4
	add v15.16b, v30.16b, v15.16b
	SYNTH_LOGIC v22.16b, v31.16b, v1.16b
	ushr v27.16b, v1.16b, #4
	add v4.16b, v4.16b, v14.16b
	ld1 {v28.16b, v29.16b}, [%[x1]]
	tbl v14.16b, {v2.16b}, v20.16b
	tbl v30.16b, {v3.16b}, v21.16b
	add v5.16b, v5.16b, v15.16b
	tbl v15.16b, {v2.16b}, v22.16b
	tbl v0.16b, {v3.16b}, v27.16b
	tbl v1.16b, {v28.16b}, v20.16b
	tbl v28.16b, {v28.16b}, v22.16b
	add v14.16b, v14.16b, v30.16b
	tbl v30.16b, {v29.16b}, v21.16b
	tbl v29.16b, {v29.16b}, v27.16b
	add v15.16b, v15.16b, v0.16b
	ldr q0, [%[k], #16]
	ldr q2, [%[k], #32]
	add v10.16b, v10.16b, v14.16b
	add v14.16b, v1.16b, v30.16b
	add v28.16b, v28.16b, v29.16b
	add v6.16b, v6.16b, v15.16b
	ld1 {v29.16b, v30.16b}, [%[x2]]
	umlal v23.8h, v10.8b, v0.8b
	umlal2 v24.8h, v10.16b, v0.16b
	add v10.16b, v19.16b, v14.16b
	add v8.16b, v8.16b, v28.16b
	ld1 {v14.16b, v15.16b}, [%[x3]]
	tbl v19.16b, {v29.16b}, v20.16b
	tbl v28.16b, {v30.16b}, v21.16b
	umlal v23.8h, v6.8b, v2.8b
	umlal2 v24.8h, v6.16b, v2.16b
	umlal v25.8h, v10.8b, v0.8b
	umlal2 v26.8h, v10.16b, v0.16b
	tbl v6.16b, {v29.16b}, v22.16b
	add v10.16b, v19.16b, v28.16b
	tbl v19.16b, {v30.16b}, v27.16b
	ld1 {v28.16b, v29.16b}, [%[x4]]
	tbl v30.16b, {v14.16b}, v20.16b
	umlal v25.8h, v8.8b, v2.8b
	umlal2 v26.8h, v8.16b, v2.16b
	tbl v8.16b, {v15.16b}, v21.16b
	add v10.16b, v13.16b, v10.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v14.16b}, v22.16b
	tbl v13.16b, {v15.16b}, v27.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	add v8.16b, v30.16b, v8.16b
	tbl v30.16b, {v28.16b}, v20.16b
	add v6.16b, v7.16b, v6.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]
	add v7.16b, v19.16b, v13.16b
	tbl v19.16b, {v29.16b}, v21.16b
	add v8.16b, v12.16b, v8.16b
	ld1 {v12.16b, v13.16b}, [%[x5]]
	tbl v28.16b, {v28.16b}, v22.16b
	tbl v29.16b, {v29.16b}, v27.16b
	ld1 {v14.16b, v15.16b}, [%[x6]]
	umlal v23.8h, v10.8b, v0.8b
	umlal2 v24.8h, v10.16b, v0.16b
	add v7.16b, v16.16b, v7.16b
	umlal v25.8h, v8.8b, v0.8b
	umlal2 v26.8h, v8.16b, v0.16b
	add v8.16b, v30.16b, v19.16b
	umlal v23.8h, v6.8b, v2.8b
	umlal2 v24.8h, v6.16b, v2.16b
	add v6.16b, v28.16b, v29.16b
	subs %[n], %[n], #1
	mov %[sx], #32
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
	add %[w0], %[w0], %[sw]
	umlal v25.8h, v7.8b, v2.8b
	umlal2 v26.8h, v7.16b, v2.16b
	add v16.16b, v11.16b, v8.16b
	add v19.16b, v9.16b, v6.16b
	ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to2]]
	tbl v10.16b, {v12.16b}, v20.16b
	tbl v11.16b, {v13.16b}, v21.16b
	tbl v12.16b, {v12.16b}, v22.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]
	tbl v13.16b, {v13.16b}, v27.16b
	tbl v20.16b, {v14.16b}, v20.16b
	umlal v6.8h, v16.8b, v0.8b
	umlal2 v7.8h, v16.16b, v0.16b
	add v16.16b, v10.16b, v11.16b
	ld1 {v10.16b, v11.16b}, [%[to3]]
	tbl v21.16b, {v15.16b}, v21.16b
	add v12.16b, v12.16b, v13.16b
	tbl v13.16b, {v14.16b}, v22.16b
	umlal v6.8h, v19.8b, v2.8b
	umlal2 v7.8h, v19.16b, v2.16b
	add v14.16b, v18.16b, v16.16b
	add v16.16b, v20.16b, v21.16b
	add v12.16b, v17.16b, v12.16b
	tbl v15.16b, {v15.16b}, v27.16b
	umlal v8.8h, v14.8b, v0.8b
	umlal2 v9.8h, v14.16b, v0.16b
	add v4.16b, v4.16b, v16.16b
	add v13.16b, v13.16b, v15.16b
	umlal v8.8h, v12.8b, v2.8b
	umlal2 v9.8h, v12.16b, v2.16b
	umlal v10.8h, v4.8b, v0.8b
	add v5.16b, v5.16b, v13.16b
	umlal2 v11.8h, v4.16b, v0.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to2]]
	umlal v10.8h, v5.8b, v2.8b
	umlal2 v11.8h, v5.16b, v2.16b
	ld1 {v2.16b, v3.16b}, [%[x0]]
	st1 {v10.16b, v11.16b}, [%[to3]]
	b.ne 1b

//// 856a7ee4b77d
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 22;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 22;
#endif

//// 6b46bf01a85d
        if (registers == 1 && columns == 7 && (n = left / 8 < folds / 1 ? left / 8 : folds / 1) > 0) {
          SYNTH_KERNEL_rounds_1x7(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 8, folds -= n * 1;
        }

//// bf6d9ebfa767
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 8, packed += (intptr_t)taken * 32;

//// 73b47652b209
          if (folds < 1) {
            folds = 22;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// fedc7d303ac4
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[1][4];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 32;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w0_v2 = vandq_u8(byte_0f, w0);
            const uint8x16_t w0_v3 = vshrq_n_u8(w0, 4);
            const uint8x16_t w1_v4 = vandq_u8(byte_0f, w1);
            const uint8x16_t w1_v5 = vshrq_n_u8(w1, 4);
            view[r][0] = w0_v2;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v3;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v4;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v5;
            SYNTH_KEEP(view[r][3]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const uint8x16_t t0 = vld1q_u8(tables + 0);
            const uint8x16_t t1 = vld1q_u8(tables + 16);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], t0, t1, &level0_0[r][c], &level0_1[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 32;

//// 4f35e78aa046
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 2b99e9318177
          if (--left1 == 0) {
            left1 = 22;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 6ba405641788
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 32)

//// 171b8d151b99
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 0700e5f358e6

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 8;
  int32_t part[112];

//// f44c387d4b6b
 * A1W2 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 1a4b83ec2e4d
 * K up to 357913936 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 1f728ceee338
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 44 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// c4bb10432aea
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t held1, uint8x16_t lanes_02020202, uint8x16_t lanes_04040404, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint8x8_t f0_0_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_0_2 = vmlal_u8(vreinterpretq_u16_u8(half0), f0_0_0, f0_0_1);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_2, f0_1_0, f0_1_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_2 = vmlal_u8(vreinterpretq_u16_u8(half1), f1_0_0, f0_0_1);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_2, f1_1_0, f0_1_1);
  *to0 = vreinterpretq_u8_u16(f0_1_2);
  *to1 = vreinterpretq_u8_u16(f1_1_2);
}

//// 042c31cf7eb8
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 1 x added to what is kept; 360 instructions, 356 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 08b052eca80b
/* 16 steps per round, 1 x added to what is kept; 638 instructions, 637 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// cf592230f8b8
/* 8 steps per round, 1 x added to what is kept; 576 instructions, 539 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 401a5ee40e22
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 44;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 44;
#endif

//// cd176b129ccb
          if (folds < 1) {
            folds = 44;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// f76db38cb9b4
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 4d84d0c02973
          if (--left1 == 0) {
            left1 = 44;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 67ddd4c37d5c
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 8fb78de934d6
 * A1W2 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 790971975476
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit bipolar, values [-3, -1, 1, 3],
 * that is -3 + 2 * code.
 *

//// ee9d2b1d9175
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 529d1c8ee274
 * A1W2 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
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

//// 9b248f9a08b6
 * Byte sums: 2 per cell, a step adds at most 8; every 31 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 88 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// a14af619a6d8
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t held1, uint8x16_t lanes_02020202, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint16x8_t f0_0_1 = vaddw_u8(vreinterpretq_u16_u8(half0), f0_0_0);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_1, f0_1_0, f0_1_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_1 = vaddw_u8(vreinterpretq_u16_u8(half1), f1_0_0);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_1, f1_1_0, f0_1_1);
  *to0 = vreinterpretq_u8_u16(f0_1_2);
  *to1 = vreinterpretq_u8_u16(f1_1_2);
}

//// 7a4fec878884
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 88;

//// 6d472c53da80
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 2f4b19483f91
          if (--left1 == 0) {
            left1 = 88;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// bfa2a8f1b699
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 7c6e621e58ab
 * A1W2 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// a2fae7e7ca7e
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 2 bit twos, values [-2, -1, 0, 1],
 * that is -2 + 1 * code.
 *

//// 5eef517f9ba4
 * A1W2 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 73a6a57e6c21
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1, 2,
 * 3], that is 0 + 1 * code.
 *

//// c63162863788
 * A1W3 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 2533e9b2bdfd
 * Activations: 1 bit bipolar, values [-1, 1], that is -1 + 2 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 0183460cca10
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 16 rows and chunk 3 x 16 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 (plane 0), 16 + r % 16 (plane 1), 32 + r % 16 (plane 2). Unused positions and rows
 * have code zero. Memory is little-endian.
 *

//// f7e60a484d49
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -14 * (sum of the column's codes).
 *

//// 45d0170f9c24
 * K up to 76695840 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 0ec0628bd5b2
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// eaa5eabe3cb5
 * Proof: 17 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// dc0d81d1364c
static const uint8_t SYNTH_KERNEL_lanes_10101010[] __attribute__((aligned(32))) = {
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};

//// a312f14368d8
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0_v3, uint8x16_t w0_v4, uint8x16_t w1_v5, uint8x16_t w1_v6, uint8x16_t w2_v7, uint8x16_t w2_v8, uint8x16_t t0, uint8x16_t t1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2) {
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

//// ca65f1e42708
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t held1, uint8x16_t held2, uint8x16_t lanes_04040404, uint8x16_t lanes_08080808, uint8x16_t lanes_10101010, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint8x8_t f0_0_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_0_2 = vmlal_u8(vreinterpretq_u16_u8(half0), f0_0_0, f0_0_1);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_08080808);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_2, f0_1_0, f0_1_1);
  const uint8x8_t f0_2_0 = vget_low_u8(held2);
  const uint8x8_t f0_2_1 = vget_low_u8(lanes_10101010);
  const uint16x8_t f0_2_2 = vmlal_u8(f0_1_2, f0_2_0, f0_2_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_2 = vmlal_u8(vreinterpretq_u16_u8(half1), f1_0_0, f0_0_1);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_2, f1_1_0, f0_1_1);
  const uint8x8_t f1_2_0 = vget_high_u8(held2);
  const uint16x8_t f1_2_2 = vmlal_u8(f1_1_2, f1_2_0, f0_2_1);
  *to0 = vreinterpretq_u8_u16(f0_2_2);
  *to1 = vreinterpretq_u8_u16(f1_2_2);
}

//// 2e946e2666fe
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 1 x added to what is kept; 555 instructions, 537 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// abd35b8e40a9
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v5.16b, v31.16b, v0.16b
	ushr v6.16b, v0.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v1.16b
	ushr v8.16b, v1.16b, #4
	SYNTH_LOGIC v9.16b, v31.16b, v2.16b
	ushr v10.16b, v2.16b, #4
	ld1 {v11.16b, v12.16b}, [%[x1]]
	tbl v13.16b, {v3.16b}, v5.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v14.16b, {v4.16b}, v6.16b
	tbl v15.16b, {v3.16b}, v7.16b
	tbl v16.16b, {v4.16b}, v8.16b
	tbl v17.16b, {v3.16b}, v9.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	tbl v21.16b, {v4.16b}, v10.16b
	tbl v5.16b, {v11.16b}, v5.16b
	add v13.16b, v13.16b, v14.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v6.16b, {v12.16b}, v6.16b
	add v14.16b, v15.16b, v16.16b
	tbl v7.16b, {v11.16b}, v7.16b
	add v21.16b, v17.16b, v21.16b
	tbl v8.16b, {v12.16b}, v8.16b
	tbl v9.16b, {v11.16b}, v9.16b
	add v11.16b, v5.16b, v6.16b
	tbl v10.16b, {v12.16b}, v10.16b
	SYNTH_LOGIC v12.16b, v31.16b, v18.16b
	ushr v5.16b, v18.16b, #4
	add v6.16b, v7.16b, v8.16b
	SYNTH_LOGIC v7.16b, v31.16b, v19.16b
	ushr v8.16b, v19.16b, #4
	add v9.16b, v9.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v20.16b
	ushr v15.16b, v20.16b, #4
	ld1 {v16.16b, v17.16b}, [%[x1]]
	tbl v18.16b, {v22.16b}, v12.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v19.16b, {v23.16b}, v5.16b
	tbl v20.16b, {v22.16b}, v7.16b
	tbl v24.16b, {v23.16b}, v8.16b
	tbl v22.16b, {v22.16b}, v10.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v23.16b, {v23.16b}, v15.16b
	tbl v12.16b, {v16.16b}, v12.16b
	add v18.16b, v18.16b, v19.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v5.16b, {v17.16b}, v5.16b
	add v24.16b, v20.16b, v24.16b
	tbl v7.16b, {v16.16b}, v7.16b
	add v30.16b, v22.16b, v23.16b
	tbl v8.16b, {v17.16b}, v8.16b
	add v13.16b, v13.16b, v18.16b
	add v5.16b, v12.16b, v5.16b
	add v12.16b, v14.16b, v24.16b
	tbl v10.16b, {v16.16b}, v10.16b
	add v14.16b, v21.16b, v30.16b
	add v16.16b, v7.16b, v8.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v5.16b, v11.16b, v5.16b
	SYNTH_LOGIC v11.16b, v31.16b, v25.16b
	ushr v30.16b, v25.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v16.16b
	add v8.16b, v10.16b, v15.16b
	ushr v10.16b, v26.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v11.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v8.16b, v9.16b, v8.16b
	tbl v9.16b, {v29.16b}, v30.16b
	tbl v20.16b, {v28.16b}, v7.16b
	tbl v21.16b, {v29.16b}, v10.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v15.16b
	tbl v26.16b, {v29.16b}, v16.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v11.16b, {v17.16b}, v11.16b
	add v9.16b, v19.16b, v9.16b
	tbl v19.16b, {v18.16b}, v30.16b
	add v20.16b, v20.16b, v21.16b
	tbl v7.16b, {v17.16b}, v7.16b
	add v21.16b, v25.16b, v26.16b
	tbl v10.16b, {v18.16b}, v10.16b
	add v9.16b, v13.16b, v9.16b
	add v11.16b, v11.16b, v19.16b
	add v12.16b, v12.16b, v20.16b
	tbl v13.16b, {v17.16b}, v15.16b
	add v17.16b, v14.16b, v21.16b
	add v7.16b, v7.16b, v10.16b
	tbl v10.16b, {v18.16b}, v16.16b
	add v5.16b, v5.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v22.16b
	ushr v25.16b, v22.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v23.16b
	add v6.16b, v6.16b, v7.16b
	add v7.16b, v13.16b, v10.16b
	ushr v10.16b, v23.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v24.16b
	ushr v30.16b, v24.16b, #4
	ld1 {v13.16b, v14.16b}, [%[x1]]
	tbl v15.16b, {v27.16b}, v11.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v16.16b, v8.16b, v7.16b
	tbl v7.16b, {v28.16b}, v25.16b
	tbl v8.16b, {v27.16b}, v26.16b
	tbl v18.16b, {v28.16b}, v10.16b
	ld1 {v19.16b, v20.16b, v21.16b}, [%[w0]]
	tbl v27.16b, {v27.16b}, v29.16b
	tbl v28.16b, {v28.16b}, v30.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v11.16b, {v13.16b}, v11.16b
	add v7.16b, v15.16b, v7.16b
	tbl v15.16b, {v14.16b}, v25.16b
	add v8.16b, v8.16b, v18.16b
	tbl v18.16b, {v13.16b}, v26.16b
	add v24.16b, v27.16b, v28.16b
	tbl v10.16b, {v14.16b}, v10.16b
	add v7.16b, v9.16b, v7.16b
	add v9.16b, v11.16b, v15.16b
	add v8.16b, v12.16b, v8.16b
	tbl v15.16b, {v13.16b}, v29.16b
	add v17.16b, v17.16b, v24.16b
	add v18.16b, v18.16b, v10.16b
	tbl v10.16b, {v14.16b}, v30.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v19.16b
	ushr v19.16b, v19.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v20.16b
	add v6.16b, v6.16b, v18.16b
	add v10.16b, v15.16b, v10.16b
	ushr v18.16b, v20.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v21.16b
	ushr v21.16b, v21.16b, #4
	ld1 {v12.16b, v13.16b}, [%[x1]]
	tbl v14.16b, {v22.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v16.16b, v10.16b
	tbl v15.16b, {v23.16b}, v19.16b
	tbl v16.16b, {v22.16b}, v11.16b
	tbl v24.16b, {v23.16b}, v18.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v22.16b, {v22.16b}, v20.16b
	tbl v23.16b, {v23.16b}, v21.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v9.16b, {v12.16b}, v9.16b
	add v30.16b, v14.16b, v15.16b
	tbl v19.16b, {v13.16b}, v19.16b
	add v24.16b, v16.16b, v24.16b
	tbl v11.16b, {v12.16b}, v11.16b
	add v22.16b, v22.16b, v23.16b
	tbl v18.16b, {v13.16b}, v18.16b
	add v7.16b, v7.16b, v30.16b
	add v9.16b, v9.16b, v19.16b
	add v8.16b, v8.16b, v24.16b
	tbl v12.16b, {v12.16b}, v20.16b
	add v30.16b, v17.16b, v22.16b
	add v11.16b, v11.16b, v18.16b
	tbl v13.16b, {v13.16b}, v21.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v25.16b
	ushr v14.16b, v25.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v11.16b
	add v11.16b, v12.16b, v13.16b
	ushr v12.16b, v26.16b, #4
	SYNTH_LOGIC v13.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v10.16b, v11.16b
	tbl v11.16b, {v29.16b}, v14.16b
	tbl v20.16b, {v28.16b}, v15.16b
	tbl v21.16b, {v29.16b}, v12.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v13.16b
	tbl v26.16b, {v29.16b}, v16.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v9.16b, {v17.16b}, v9.16b
	add v11.16b, v19.16b, v11.16b
	tbl v14.16b, {v18.16b}, v14.16b
	add v29.16b, v20.16b, v21.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v25.16b, v25.16b, v26.16b
	tbl v12.16b, {v18.16b}, v12.16b
	add v7.16b, v7.16b, v11.16b
	add v9.16b, v9.16b, v14.16b
	add v8.16b, v8.16b, v29.16b
	tbl v11.16b, {v17.16b}, v13.16b
	add v17.16b, v30.16b, v25.16b
	add v25.16b, v15.16b, v12.16b
	tbl v26.16b, {v18.16b}, v16.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v22.16b
	ushr v29.16b, v22.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v23.16b
	add v6.16b, v6.16b, v25.16b
	add v25.16b, v11.16b, v26.16b
	ushr v26.16b, v23.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v24.16b
	ushr v12.16b, v24.16b, #4
	ld1 {v13.16b, v14.16b}, [%[x1]]
	tbl v15.16b, {v27.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v10.16b, v25.16b
	tbl v16.16b, {v28.16b}, v29.16b
	tbl v18.16b, {v27.16b}, v30.16b
	tbl v19.16b, {v28.16b}, v26.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	tbl v27.16b, {v27.16b}, v11.16b
	tbl v28.16b, {v28.16b}, v12.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v9.16b, {v13.16b}, v9.16b
	add v25.16b, v15.16b, v16.16b
	tbl v29.16b, {v14.16b}, v29.16b
	add v15.16b, v18.16b, v19.16b
	tbl v16.16b, {v13.16b}, v30.16b
	add v30.16b, v27.16b, v28.16b
	tbl v18.16b, {v14.16b}, v26.16b
	add v7.16b, v7.16b, v25.16b
	add v9.16b, v9.16b, v29.16b
	add v8.16b, v8.16b, v15.16b
	tbl v11.16b, {v13.16b}, v11.16b
	add v13.16b, v17.16b, v30.16b
	add v15.16b, v16.16b, v18.16b
	tbl v12.16b, {v14.16b}, v12.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v20.16b
	ushr v14.16b, v20.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v21.16b
	add v6.16b, v6.16b, v15.16b
	add v15.16b, v11.16b, v12.16b
	ushr v11.16b, v21.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v22.16b
	ushr v17.16b, v22.16b, #4
	ld1 {v18.16b, v19.16b}, [%[x1]]
	tbl v20.16b, {v23.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v10.16b, v15.16b
	tbl v15.16b, {v24.16b}, v14.16b
	tbl v21.16b, {v23.16b}, v16.16b
	tbl v22.16b, {v24.16b}, v11.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v23.16b, {v23.16b}, v12.16b
	tbl v24.16b, {v24.16b}, v17.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v9.16b, {v18.16b}, v9.16b
	add v15.16b, v20.16b, v15.16b
	tbl v14.16b, {v19.16b}, v14.16b
	add v30.16b, v21.16b, v22.16b
	tbl v16.16b, {v18.16b}, v16.16b
	add v20.16b, v23.16b, v24.16b
	tbl v11.16b, {v19.16b}, v11.16b
	add v7.16b, v7.16b, v15.16b
	add v9.16b, v9.16b, v14.16b
	add v8.16b, v8.16b, v30.16b
	tbl v12.16b, {v18.16b}, v12.16b
	add v18.16b, v13.16b, v20.16b
	add v11.16b, v16.16b, v11.16b
	tbl v30.16b, {v19.16b}, v17.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v25.16b
	ushr v13.16b, v25.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v11.16b
	add v30.16b, v12.16b, v30.16b
	ushr v11.16b, v26.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v27.16b
	ushr v15.16b, v27.16b, #4
	ld1 {v16.16b, v17.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v10.16b, v30.16b
	tbl v30.16b, {v29.16b}, v13.16b
	tbl v20.16b, {v28.16b}, v14.16b
	tbl v21.16b, {v29.16b}, v11.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v12.16b
	tbl v26.16b, {v29.16b}, v15.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v9.16b, {v16.16b}, v9.16b
	add v19.16b, v19.16b, v30.16b
	tbl v13.16b, {v17.16b}, v13.16b
	add v20.16b, v20.16b, v21.16b
	tbl v14.16b, {v16.16b}, v14.16b
	add v21.16b, v25.16b, v26.16b
	tbl v11.16b, {v17.16b}, v11.16b
	add v7.16b, v7.16b, v19.16b
	add v9.16b, v9.16b, v13.16b
	add v8.16b, v8.16b, v20.16b
	tbl v16.16b, {v16.16b}, v12.16b
	add v12.16b, v18.16b, v21.16b
	add v11.16b, v14.16b, v11.16b
	tbl v25.16b, {v17.16b}, v15.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v22.16b
	ushr v26.16b, v22.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v23.16b
	add v6.16b, v6.16b, v11.16b
	add v11.16b, v16.16b, v25.16b
	ushr v25.16b, v23.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v24.16b
	ushr v13.16b, v24.16b, #4
	ld1 {v14.16b, v15.16b}, [%[x1]]
	tbl v16.16b, {v27.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v10.16b, v11.16b
	tbl v11.16b, {v28.16b}, v26.16b
	tbl v17.16b, {v27.16b}, v29.16b
	tbl v18.16b, {v28.16b}, v25.16b
	ld1 {v19.16b, v20.16b, v21.16b}, [%[w0]]
	tbl v27.16b, {v27.16b}, v30.16b
	tbl v28.16b, {v28.16b}, v13.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v9.16b, {v14.16b}, v9.16b
	add v11.16b, v16.16b, v11.16b
	tbl v16.16b, {v15.16b}, v26.16b
	add v24.16b, v17.16b, v18.16b
	tbl v26.16b, {v14.16b}, v29.16b
	add v17.16b, v27.16b, v28.16b
	tbl v18.16b, {v15.16b}, v25.16b
	add v7.16b, v7.16b, v11.16b
	add v9.16b, v9.16b, v16.16b
	add v8.16b, v8.16b, v24.16b
	tbl v11.16b, {v14.16b}, v30.16b
	add v12.16b, v12.16b, v17.16b
	add v14.16b, v26.16b, v18.16b
	tbl v13.16b, {v15.16b}, v13.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v19.16b
	ushr v15.16b, v19.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v20.16b
	add v6.16b, v6.16b, v14.16b
	add v11.16b, v11.16b, v13.16b
	ushr v13.16b, v20.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v21.16b
	ushr v17.16b, v21.16b, #4
	ld1 {v18.16b, v19.16b}, [%[x1]]
	tbl v20.16b, {v22.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v21.16b, v10.16b, v11.16b
	tbl v10.16b, {v23.16b}, v15.16b
	tbl v11.16b, {v22.16b}, v16.16b
	tbl v24.16b, {v23.16b}, v13.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v22.16b, {v22.16b}, v14.16b
	tbl v23.16b, {v23.16b}, v17.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v9.16b, {v18.16b}, v9.16b
	add v10.16b, v20.16b, v10.16b
	tbl v15.16b, {v19.16b}, v15.16b
	add v11.16b, v11.16b, v24.16b
	tbl v16.16b, {v18.16b}, v16.16b
	add v20.16b, v22.16b, v23.16b
	tbl v13.16b, {v19.16b}, v13.16b
	add v7.16b, v7.16b, v10.16b
	add v15.16b, v9.16b, v15.16b
	add v30.16b, v8.16b, v11.16b
	tbl v14.16b, {v18.16b}, v14.16b
	add v18.16b, v12.16b, v20.16b
	add v16.16b, v16.16b, v13.16b
	tbl v17.16b, {v19.16b}, v17.16b
	add v5.16b, v5.16b, v15.16b
	SYNTH_LOGIC v15.16b, v31.16b, v25.16b
	ushr v19.16b, v25.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v16.16b
	add v16.16b, v14.16b, v17.16b
	ushr v17.16b, v26.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v27.16b
	ushr v23.16b, v27.16b, #4
	ld1 {v24.16b, v25.16b}, [%[x1]]
	tbl v26.16b, {v28.16b}, v15.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v16.16b, v21.16b, v16.16b
	tbl v21.16b, {v29.16b}, v19.16b
	tbl v27.16b, {v28.16b}, v20.16b
	tbl v8.16b, {v29.16b}, v17.16b
	ld1 {v9.16b, v10.16b, v11.16b}, [%[w0]]
	tbl v28.16b, {v28.16b}, v22.16b
	tbl v29.16b, {v29.16b}, v23.16b
	ld1 {v12.16b, v13.16b}, [%[x0]]
	tbl v14.16b, {v24.16b}, v15.16b
	add v15.16b, v26.16b, v21.16b
	tbl v19.16b, {v25.16b}, v19.16b
	add v8.16b, v27.16b, v8.16b
	tbl v20.16b, {v24.16b}, v20.16b
	add v21.16b, v28.16b, v29.16b
	tbl v17.16b, {v25.16b}, v17.16b
	add v7.16b, v7.16b, v15.16b
	add v19.16b, v14.16b, v19.16b
	add v8.16b, v30.16b, v8.16b
	tbl v22.16b, {v24.16b}, v22.16b
	add v18.16b, v18.16b, v21.16b
	add v17.16b, v20.16b, v17.16b
	tbl v14.16b, {v25.16b}, v23.16b
	add v5.16b, v5.16b, v19.16b
	SYNTH_LOGIC v15.16b, v31.16b, v9.16b
	ushr v9.16b, v9.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v10.16b
	add v6.16b, v6.16b, v17.16b
	add v14.16b, v22.16b, v14.16b
	ushr v10.16b, v10.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v11.16b
	ushr v11.16b, v11.16b, #4
	ld1 {v20.16b, v21.16b}, [%[x1]]
	tbl v22.16b, {v12.16b}, v15.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v14.16b, v16.16b, v14.16b
	tbl v16.16b, {v13.16b}, v9.16b
	tbl v23.16b, {v12.16b}, v19.16b
	tbl v24.16b, {v13.16b}, v10.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v12.16b, {v12.16b}, v17.16b
	tbl v13.16b, {v13.16b}, v11.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v15.16b, {v20.16b}, v15.16b
	add v16.16b, v22.16b, v16.16b
	tbl v9.16b, {v21.16b}, v9.16b
	add v30.16b, v23.16b, v24.16b
	tbl v19.16b, {v20.16b}, v19.16b
	add v12.16b, v12.16b, v13.16b
	tbl v10.16b, {v21.16b}, v10.16b
	add v7.16b, v7.16b, v16.16b
	add v9.16b, v15.16b, v9.16b
	add v8.16b, v8.16b, v30.16b
	tbl v13.16b, {v20.16b}, v17.16b
	add v12.16b, v18.16b, v12.16b
	add v10.16b, v19.16b, v10.16b
	tbl v11.16b, {v21.16b}, v11.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v25.16b
	ushr v30.16b, v25.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v10.16b
	add v13.16b, v13.16b, v11.16b
	ushr v10.16b, v26.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v13.16b, v14.16b, v13.16b
	tbl v14.16b, {v29.16b}, v30.16b
	tbl v20.16b, {v28.16b}, v15.16b
	tbl v21.16b, {v29.16b}, v10.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v11.16b
	tbl v26.16b, {v29.16b}, v16.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v9.16b, {v17.16b}, v9.16b
	add v14.16b, v19.16b, v14.16b
	tbl v19.16b, {v18.16b}, v30.16b
	add v20.16b, v20.16b, v21.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v21.16b, v25.16b, v26.16b
	tbl v10.16b, {v18.16b}, v10.16b
	add v7.16b, v7.16b, v14.16b
	add v9.16b, v9.16b, v19.16b
	add v8.16b, v8.16b, v20.16b
	tbl v11.16b, {v17.16b}, v11.16b
	add v12.16b, v12.16b, v21.16b
	add v10.16b, v15.16b, v10.16b
	tbl v25.16b, {v18.16b}, v16.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v22.16b
	ushr v26.16b, v22.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v23.16b
	add v6.16b, v6.16b, v10.16b
	add v25.16b, v11.16b, v25.16b
	ushr v30.16b, v23.16b, #4
	SYNTH_LOGIC v10.16b, v31.16b, v24.16b
	ushr v11.16b, v24.16b, #4
	ld1 {v14.16b, v15.16b}, [%[x1]]
	tbl v16.16b, {v27.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v13.16b, v13.16b, v25.16b
	tbl v17.16b, {v28.16b}, v26.16b
	tbl v18.16b, {v27.16b}, v29.16b
	tbl v19.16b, {v28.16b}, v30.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	tbl v27.16b, {v27.16b}, v10.16b
	tbl v28.16b, {v28.16b}, v11.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v9.16b, {v14.16b}, v9.16b
	add v25.16b, v16.16b, v17.16b
	tbl v26.16b, {v15.16b}, v26.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v16.16b, v18.16b, v19.16b
	tbl v29.16b, {v14.16b}, v29.16b
	add v27.16b, v27.16b, v28.16b
	tbl v28.16b, {v15.16b}, v30.16b
	add v7.16b, v7.16b, v25.16b
	add v9.16b, v9.16b, v26.16b
	add v8.16b, v8.16b, v16.16b
	tbl v10.16b, {v14.16b}, v10.16b
	add v12.16b, v12.16b, v27.16b
	add v14.16b, v29.16b, v28.16b
	tbl v11.16b, {v15.16b}, v11.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v20.16b
	ushr v15.16b, v20.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v21.16b
	add v6.16b, v6.16b, v14.16b
	add v14.16b, v10.16b, v11.16b
	ushr v10.16b, v21.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v22.16b
	ushr v17.16b, v22.16b, #4
	ld1 {v18.16b, v19.16b}, [%[x1]]
	tbl v20.16b, {v23.16b}, v9.16b
	subs %[n], %[n], #1
	mov %[sx], #32
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add v13.16b, v13.16b, v14.16b
	tbl v14.16b, {v24.16b}, v15.16b
	tbl v21.16b, {v23.16b}, v16.16b
	tbl v22.16b, {v24.16b}, v10.16b
	tbl v23.16b, {v23.16b}, v11.16b
	tbl v24.16b, {v24.16b}, v17.16b
	tbl v9.16b, {v18.16b}, v9.16b
	add v14.16b, v20.16b, v14.16b
	tbl v15.16b, {v19.16b}, v15.16b
	add v20.16b, v21.16b, v22.16b
	tbl v16.16b, {v18.16b}, v16.16b
	add v21.16b, v23.16b, v24.16b
	tbl v10.16b, {v19.16b}, v10.16b
	add v7.16b, v7.16b, v14.16b
	add v9.16b, v9.16b, v15.16b
	add v8.16b, v8.16b, v20.16b
	tbl v11.16b, {v18.16b}, v11.16b
	add v12.16b, v12.16b, v21.16b
	add v10.16b, v16.16b, v10.16b
	tbl v14.16b, {v19.16b}, v17.16b
	add v5.16b, v5.16b, v9.16b
	ldr q9, [%[k], #16]
	ldr q15, [%[k], #32]
	ldr q16, [%[k], #48]
	add v6.16b, v6.16b, v10.16b
	add v14.16b, v11.16b, v14.16b
	umlal v0.8h, v7.8b, v9.8b
	umlal2 v1.8h, v7.16b, v9.16b
	umlal v2.8h, v5.8b, v9.8b
	umlal2 v3.8h, v5.16b, v9.16b
	add v5.16b, v13.16b, v14.16b
	umlal v0.8h, v8.8b, v15.8b
	umlal2 v1.8h, v8.16b, v15.16b
	umlal v2.8h, v6.8b, v15.8b
	umlal2 v3.8h, v6.16b, v15.16b
	umlal v0.8h, v12.8b, v16.8b
	umlal2 v1.8h, v12.16b, v16.16b
	umlal v2.8h, v5.8b, v16.8b
	umlal2 v3.8h, v5.16b, v16.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	b.ne 1b

//// 41cd1bfd6baa
/* 16 steps per round, 1 x added to what is kept; 979 instructions, 926 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 5f05261759e2
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v5.16b, v31.16b, v0.16b
	ushr v6.16b, v0.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v1.16b
	ushr v8.16b, v1.16b, #4
	SYNTH_LOGIC v9.16b, v31.16b, v2.16b
	ushr v10.16b, v2.16b, #4
	ld1 {v11.16b, v12.16b}, [%[x1]]
	tbl v13.16b, {v3.16b}, v5.16b
	tbl v14.16b, {v4.16b}, v6.16b
	tbl v15.16b, {v3.16b}, v7.16b
	tbl v16.16b, {v4.16b}, v8.16b
	tbl v17.16b, {v3.16b}, v9.16b
	tbl v18.16b, {v4.16b}, v10.16b
	ld1 {v19.16b, v20.16b}, [%[x2]]
	tbl v21.16b, {v11.16b}, v5.16b
	add v13.16b, v13.16b, v14.16b
	tbl v14.16b, {v12.16b}, v6.16b
	add v15.16b, v15.16b, v16.16b
	tbl v16.16b, {v11.16b}, v7.16b
	add v17.16b, v17.16b, v18.16b
	tbl v18.16b, {v12.16b}, v8.16b
	tbl v11.16b, {v11.16b}, v9.16b
	add v14.16b, v21.16b, v14.16b
	tbl v12.16b, {v12.16b}, v10.16b
	ld1 {v21.16b, v22.16b}, [%[x3]]
	tbl v23.16b, {v19.16b}, v5.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v18.16b
	tbl v18.16b, {v20.16b}, v6.16b
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v19.16b}, v7.16b
	ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]
	tbl v27.16b, {v20.16b}, v8.16b
	tbl v19.16b, {v19.16b}, v9.16b
	tbl v20.16b, {v20.16b}, v10.16b
	add v18.16b, v23.16b, v18.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v5.16b, {v21.16b}, v5.16b
	tbl v6.16b, {v22.16b}, v6.16b
	add v12.16b, v12.16b, v27.16b
	tbl v7.16b, {v21.16b}, v7.16b
	add v23.16b, v19.16b, v20.16b
	tbl v8.16b, {v22.16b}, v8.16b
	tbl v9.16b, {v21.16b}, v9.16b
	add v27.16b, v5.16b, v6.16b
	tbl v10.16b, {v22.16b}, v10.16b
	SYNTH_LOGIC v30.16b, v31.16b, v24.16b
	ushr v24.16b, v24.16b, #4
	add v5.16b, v7.16b, v8.16b
	SYNTH_LOGIC v6.16b, v31.16b, v25.16b
	ushr v25.16b, v25.16b, #4
	add v7.16b, v9.16b, v10.16b
	SYNTH_LOGIC v8.16b, v31.16b, v26.16b
	ushr v26.16b, v26.16b, #4
	ld1 {v9.16b, v10.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v30.16b
	tbl v20.16b, {v29.16b}, v24.16b
	tbl v21.16b, {v28.16b}, v6.16b
	tbl v22.16b, {v29.16b}, v25.16b
	tbl v28.16b, {v28.16b}, v8.16b
	tbl v29.16b, {v29.16b}, v26.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v9.16b}, v30.16b
	add v19.16b, v19.16b, v20.16b
	tbl v20.16b, {v10.16b}, v24.16b
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v9.16b}, v6.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v10.16b}, v25.16b
	add v13.16b, v13.16b, v19.16b
	add v19.16b, v2.16b, v20.16b
	add v15.16b, v15.16b, v21.16b
	tbl v9.16b, {v9.16b}, v8.16b
	add v17.16b, v17.16b, v28.16b
	add v28.16b, v22.16b, v29.16b
	tbl v10.16b, {v10.16b}, v26.16b
	add v14.16b, v14.16b, v19.16b
	ld1 {v19.16b, v20.16b}, [%[x3]]
	tbl v29.16b, {v0.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v28.16b
	add v28.16b, v9.16b, v10.16b
	tbl v9.16b, {v1.16b}, v24.16b
	tbl v10.16b, {v0.16b}, v6.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v21.16b, {v1.16b}, v25.16b
	tbl v22.16b, {v0.16b}, v8.16b
	tbl v0.16b, {v1.16b}, v26.16b
	add v11.16b, v11.16b, v28.16b
	add v9.16b, v29.16b, v9.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v30.16b, {v19.16b}, v30.16b
	add v10.16b, v10.16b, v21.16b
	tbl v21.16b, {v20.16b}, v24.16b
	add v22.16b, v22.16b, v0.16b
	tbl v6.16b, {v19.16b}, v6.16b
	add v9.16b, v18.16b, v9.16b
	tbl v18.16b, {v20.16b}, v25.16b
	add v10.16b, v12.16b, v10.16b
	add v12.16b, v30.16b, v21.16b
	add v30.16b, v23.16b, v22.16b
	tbl v8.16b, {v19.16b}, v8.16b
	tbl v19.16b, {v20.16b}, v26.16b
	add v6.16b, v6.16b, v18.16b
	SYNTH_LOGIC v18.16b, v31.16b, v2.16b
	add v12.16b, v27.16b, v12.16b
	ushr v20.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v8.16b, v8.16b, v19.16b
	add v19.16b, v5.16b, v6.16b
	ushr v5.16b, v3.16b, #4
	SYNTH_LOGIC v6.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v18.16b
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v29.16b}, v20.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v5.16b
	tbl v28.16b, {v28.16b}, v6.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v18.16b
	add v8.16b, v25.16b, v8.16b
	tbl v25.16b, {v24.16b}, v20.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v5.16b
	add v8.16b, v13.16b, v8.16b
	add v13.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v6.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v13.16b, v14.16b, v13.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v14.16b, {v0.16b}, v18.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v20.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v5.16b
	tbl v25.16b, {v0.16b}, v6.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v14.16b, v14.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v18.16b, {v26.16b}, v18.16b
	add v23.16b, v23.16b, v24.16b
	tbl v20.16b, {v27.16b}, v20.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v14.16b
	tbl v5.16b, {v27.16b}, v5.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v18.16b, v20.16b
	add v18.16b, v30.16b, v24.16b
	tbl v6.16b, {v26.16b}, v6.16b
	tbl v20.16b, {v27.16b}, v22.16b
	add v5.16b, v21.16b, v5.16b
	SYNTH_LOGIC v30.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v6.16b, v6.16b, v20.16b
	add v5.16b, v19.16b, v5.16b
	ushr v19.16b, v3.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v30.16b
	add v6.16b, v7.16b, v6.16b
	tbl v7.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v19.16b
	tbl v28.16b, {v28.16b}, v20.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v30.16b
	add v7.16b, v25.16b, v7.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v19.16b
	add v7.16b, v8.16b, v7.16b
	add v8.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v20.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v13.16b, v8.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v13.16b, {v0.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v19.16b
	tbl v25.16b, {v0.16b}, v20.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v13.16b, v13.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v30.16b, {v26.16b}, v30.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v13.16b
	tbl v13.16b, {v27.16b}, v19.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v30.16b, v14.16b
	add v30.16b, v18.16b, v24.16b
	tbl v18.16b, {v26.16b}, v20.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v18.16b, v18.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v18.16b
	tbl v18.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v19.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v18.16b, v25.16b, v18.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v18.16b
	add v18.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v19.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v18.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v18.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v19.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v18.16b, v18.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v18.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v30.16b, v24.16b
	tbl v30.16b, {v26.16b}, v19.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	tbl v22.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v27.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v3.16b
	add v30.16b, v30.16b, v22.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v4.16b
	ushr v21.16b, v4.16b, #4
	ld1 {v0.16b, v1.16b}, [%[x1]]
	tbl v22.16b, {v28.16b}, v27.16b
	add v6.16b, v6.16b, v30.16b
	tbl v30.16b, {v29.16b}, v14.16b
	tbl v2.16b, {v28.16b}, v19.16b
	tbl v3.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v20.16b
	tbl v29.16b, {v29.16b}, v21.16b
	tbl v4.16b, {v0.16b}, v27.16b
	add v22.16b, v22.16b, v30.16b
	tbl v30.16b, {v1.16b}, v14.16b
	add v2.16b, v2.16b, v3.16b
	tbl v3.16b, {v0.16b}, v19.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v1.16b}, v13.16b
	add v7.16b, v7.16b, v22.16b
	add v22.16b, v4.16b, v30.16b
	add v15.16b, v15.16b, v2.16b
	tbl v30.16b, {v0.16b}, v20.16b
	add v17.16b, v17.16b, v28.16b
	add v28.16b, v3.16b, v29.16b
	ld1 {v2.16b, v3.16b}, [%[x2]]
	tbl v29.16b, {v1.16b}, v21.16b
	add v8.16b, v8.16b, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	ldr q22, [%[k], #16]
	ldr q4, [%[k], #32]
	add v16.16b, v16.16b, v28.16b
	add v28.16b, v30.16b, v29.16b
	tbl v29.16b, {v2.16b}, v27.16b
	umlal v23.8h, v7.8b, v22.8b
	umlal2 v24.8h, v7.16b, v22.16b
	umlal v25.8h, v8.8b, v22.8b
	umlal2 v26.8h, v8.16b, v22.16b
	add v11.16b, v11.16b, v28.16b
	tbl v28.16b, {v3.16b}, v14.16b
	umlal v23.8h, v15.8b, v4.8b
	umlal2 v24.8h, v15.16b, v4.16b
	umlal v25.8h, v16.8b, v4.8b
	umlal2 v26.8h, v16.16b, v4.16b
	subs %[n], %[n], #1
	mov %[sx], #32
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	ldr q30, [%[k], #48]
	add v7.16b, v29.16b, v28.16b
	tbl v8.16b, {v2.16b}, v19.16b
	tbl v15.16b, {v3.16b}, v13.16b
	umlal v23.8h, v17.8b, v30.8b
	umlal2 v24.8h, v17.16b, v30.16b
	umlal v25.8h, v11.8b, v30.8b
	umlal2 v26.8h, v11.16b, v30.16b
	tbl v11.16b, {v2.16b}, v20.16b
	add v8.16b, v8.16b, v15.16b
	tbl v28.16b, {v3.16b}, v21.16b
	add v7.16b, v9.16b, v7.16b
	tbl v9.16b, {v0.16b}, v27.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	tbl v29.16b, {v1.16b}, v14.16b
	add v8.16b, v10.16b, v8.16b
	add v10.16b, v11.16b, v28.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[to1]]
	tbl v11.16b, {v0.16b}, v19.16b
	tbl v13.16b, {v1.16b}, v13.16b
	add v9.16b, v9.16b, v29.16b
	tbl v19.16b, {v0.16b}, v20.16b
	add v10.16b, v18.16b, v10.16b
	tbl v18.16b, {v1.16b}, v21.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	umlal v14.8h, v7.8b, v22.8b
	umlal2 v15.8h, v7.16b, v22.16b
	add v7.16b, v11.16b, v13.16b
	add v9.16b, v12.16b, v9.16b
	add v11.16b, v19.16b, v18.16b
	umlal v14.8h, v8.8b, v4.8b
	umlal2 v15.8h, v8.16b, v4.16b
	add v5.16b, v5.16b, v7.16b
	umlal v16.8h, v9.8b, v22.8b
	umlal2 v17.8h, v9.16b, v22.16b
	add v11.16b, v6.16b, v11.16b
	umlal v14.8h, v10.8b, v30.8b
	umlal2 v15.8h, v10.16b, v30.16b
	umlal v16.8h, v5.8b, v4.8b
	umlal2 v17.8h, v5.16b, v4.16b
	ld1 {v3.16b, v4.16b}, [%[x0]]
	umlal v16.8h, v11.8b, v30.8b
	umlal2 v17.8h, v11.16b, v30.16b
	st1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[to1]]
	b.ne 1b

//// b16b002e152d
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  uint8x16_t lanes_10101010 = vld1q_u8(SYNTH_KERNEL_lanes_10101010);
  SYNTH_KEEP(lanes_10101010);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 9;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 9;
#endif

//// 0d46aa2b66db
        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * 8, packed += (intptr_t)taken * 48;

//// deb86763f461
          if (folds < 1) {
            folds = 9;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 4defff7ef93a
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[1][6];
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
            view[r][0] = w0_v3;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v4;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v5;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v6;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v7;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v8;
            SYNTH_KEEP(view[r][5]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const uint8x16_t t0 = vld1q_u8(tables + 0);
            const uint8x16_t t1 = vld1q_u8(tables + 16);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 48;

//// 6a629480a5a8
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04040404, lanes_08080808, lanes_10101010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 758b5ba85e46
          if (--left1 == 0) {
            left1 = 9;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04040404, lanes_08080808, lanes_10101010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 4f5420f82813
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 48)

//// db0953cd2b02
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[32 + row % 16];
          total[row] += 16u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// efddbc7d2b26

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 12;
  int32_t part[112];

//// b21398cf698b
 * A1W3 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 60af903f6e26
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 18 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// 2d820f20d8ad
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t held1, uint8x16_t held2, uint8x16_t lanes_02020202, uint8x16_t lanes_04040404, uint8x16_t lanes_08080808, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint8x8_t f0_0_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_0_2 = vmlal_u8(vreinterpretq_u16_u8(half0), f0_0_0, f0_0_1);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_2, f0_1_0, f0_1_1);
  const uint8x8_t f0_2_0 = vget_low_u8(held2);
  const uint8x8_t f0_2_1 = vget_low_u8(lanes_08080808);
  const uint16x8_t f0_2_2 = vmlal_u8(f0_1_2, f0_2_0, f0_2_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_2 = vmlal_u8(vreinterpretq_u16_u8(half1), f1_0_0, f0_0_1);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_2, f1_1_0, f0_1_1);
  const uint8x8_t f1_2_0 = vget_high_u8(held2);
  const uint16x8_t f1_2_2 = vmlal_u8(f1_1_2, f1_2_0, f0_2_1);
  *to0 = vreinterpretq_u8_u16(f0_2_2);
  *to1 = vreinterpretq_u8_u16(f1_2_2);
}

//// 03f780ffa019
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 1 x added to what is kept; 555 instructions, 537 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// d2e9fd3ec2e0
/* 16 steps per round, 1 x added to what is kept; 979 instructions, 926 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// a851fbdaffcc
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 18;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 18;
#endif

//// 1c4069e03d75
          if (folds < 1) {
            folds = 18;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 035ca9220920
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 8cc199fc5841
          if (--left1 == 0) {
            left1 = 18;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// bc3a20ce37e9
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

//// 521f437c5e19
 * A1W3 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 22accd1f334a
 * Activations: 1 bit twos, values [-1, 0], that is -1 + 1 * code. Weights: 3 bit bipolar, values [-7, -5, -3,
 * -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// 20992060db6a
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -1 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 0fba960222e7
 * A1W3 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
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

//// 29b47de87f8b
 * Byte sums: 3 per cell, a step adds at most 8; every 31 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 37 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// 883542cf1814
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t held1, uint8x16_t held2, uint8x16_t lanes_02020202, uint8x16_t lanes_04040404, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint16x8_t f0_0_1 = vaddw_u8(vreinterpretq_u16_u8(half0), f0_0_0);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_1, f0_1_0, f0_1_1);
  const uint8x8_t f0_2_0 = vget_low_u8(held2);
  const uint8x8_t f0_2_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_2_2 = vmlal_u8(f0_1_2, f0_2_0, f0_2_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_1 = vaddw_u8(vreinterpretq_u16_u8(half1), f1_0_0);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_1, f1_1_0, f0_1_1);
  const uint8x8_t f1_2_0 = vget_high_u8(held2);
  const uint16x8_t f1_2_2 = vmlal_u8(f1_1_2, f1_2_0, f0_2_1);
  *to0 = vreinterpretq_u8_u16(f0_2_2);
  *to1 = vreinterpretq_u8_u16(f1_2_2);
}

//// 2068cc2daf2e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 31;
  int32_t left1 = 37;

//// 51aaccbcf965
        if (left0 == 0) {
          left0 = 31;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 776495e0dc5d
          if (--left1 == 0) {
            left1 = 37;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 77b7d94740a3
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[32 + row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// 926ccb541e67
 * A1W3 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 063c1be77821
 * A1W3 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4f636210629f
 * Activations: 1 bit unsigned, values [0, 1], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1, 2, 3,
 * 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 04f12fa23186
 * A2W1 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 51bc7f7e1b5b
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 68 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// 785da83803bf
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 2 x added to what is kept; 202 instructions, 207 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// ae3e199d2a6f
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ushr v13.16b, v1.16b, #4
	tbl v14.16b, {v2.16b}, v6.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x0]]
	tbl v6.16b, {v7.16b}, v6.16b
	tbl v7.16b, {v3.16b}, v11.16b
	tbl v19.16b, {v4.16b}, v12.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x1]]
	tbl v24.16b, {v5.16b}, v13.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v12.16b
	ld1 {v11.16b, v12.16b}, [%[w0]]
	tbl v10.16b, {v10.16b}, v13.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v7.16b, v14.16b, v7.16b
	add v19.16b, v19.16b, v24.16b
	add v6.16b, v6.16b, v8.16b
	add v13.16b, v9.16b, v10.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x0]]
	SYNTH_LOGIC v14.16b, v31.16b, v11.16b
	ushr v28.16b, v11.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v12.16b
	add v19.16b, v7.16b, v19.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	ushr v30.16b, v12.16b, #4
	add v6.16b, v6.16b, v13.16b
	tbl v15.16b, {v15.16b}, v14.16b
	tbl v16.16b, {v16.16b}, v28.16b
	tbl v17.16b, {v17.16b}, v29.16b
	ld1 {v11.16b, v12.16b}, [%[w0]]
	tbl v20.16b, {v20.16b}, v14.16b
	tbl v18.16b, {v18.16b}, v30.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v13.16b, v15.16b, v16.16b
	tbl v21.16b, {v21.16b}, v28.16b
	tbl v22.16b, {v22.16b}, v29.16b
	add v28.16b, v17.16b, v18.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x0]]
	tbl v18.16b, {v23.16b}, v30.16b
	SYNTH_LOGIC v23.16b, v31.16b, v11.16b
	add v13.16b, v19.16b, v13.16b
	add v29.16b, v20.16b, v21.16b
	ushr v11.16b, v11.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v12.16b
	add v18.16b, v22.16b, v18.16b
	ushr v12.16b, v12.16b, #4
	add v13.16b, v13.16b, v28.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x1]]
	add v6.16b, v6.16b, v29.16b
	tbl v24.16b, {v24.16b}, v23.16b
	tbl v25.16b, {v25.16b}, v11.16b
	tbl v26.16b, {v26.16b}, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	tbl v27.16b, {v27.16b}, v12.16b
	tbl v7.16b, {v7.16b}, v23.16b
	add v6.16b, v6.16b, v18.16b
	ld1 {v28.16b, v29.16b}, [%[w0]]
	tbl v8.16b, {v8.16b}, v11.16b
	add v11.16b, v24.16b, v25.16b
	tbl v9.16b, {v9.16b}, v30.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v18.16b, v26.16b, v27.16b
	add v30.16b, v7.16b, v8.16b
	add v11.16b, v13.16b, v11.16b
	tbl v10.16b, {v10.16b}, v12.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x0]]
	SYNTH_LOGIC v27.16b, v31.16b, v28.16b
	ushr v28.16b, v28.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v29.16b
	add v6.16b, v6.16b, v30.16b
	add v8.16b, v11.16b, v18.16b
	add v18.16b, v9.16b, v10.16b
	ushr v29.16b, v29.16b, #4
	tbl v30.16b, {v14.16b}, v27.16b
	tbl v9.16b, {v15.16b}, v28.16b
	tbl v10.16b, {v16.16b}, v7.16b
	ld1 {v11.16b, v12.16b}, [%[w0]]
	tbl v19.16b, {v19.16b}, v27.16b
	add v6.16b, v6.16b, v18.16b
	tbl v27.16b, {v17.16b}, v29.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[x1]]
	tbl v20.16b, {v20.16b}, v28.16b
	add v9.16b, v30.16b, v9.16b
	tbl v7.16b, {v21.16b}, v7.16b
	tbl v17.16b, {v22.16b}, v29.16b
	SYNTH_LOGIC v18.16b, v31.16b, v11.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	ldr q21, [%[k], #16]
	add v22.16b, v8.16b, v9.16b
	add v8.16b, v10.16b, v27.16b
	add v9.16b, v19.16b, v20.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x0]]
	add v7.16b, v7.16b, v17.16b
	ushr v17.16b, v11.16b, #4
	SYNTH_LOGIC v10.16b, v31.16b, v12.16b
	ushr v11.16b, v12.16b, #4
	add v8.16b, v22.16b, v8.16b
	add v6.16b, v6.16b, v9.16b
	tbl v9.16b, {v23.16b}, v18.16b
	tbl v12.16b, {v24.16b}, v17.16b
	tbl v19.16b, {v25.16b}, v10.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x1]]
	tbl v20.16b, {v26.16b}, v11.16b
	umlal v0.8h, v8.8b, v21.8b
	umlal2 v1.8h, v8.16b, v21.16b
	add v26.16b, v6.16b, v7.16b
	add v12.16b, v9.16b, v12.16b
	ld1 {v6.16b, v7.16b}, [%[w0]]
	tbl v13.16b, {v13.16b}, v18.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v8.16b, v19.16b, v20.16b
	umlal v2.8h, v26.8b, v21.8b
	umlal2 v3.8h, v26.16b, v21.16b
	tbl v9.16b, {v14.16b}, v17.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x0]]
	tbl v10.16b, {v15.16b}, v10.16b
	tbl v11.16b, {v16.16b}, v11.16b
	add v8.16b, v12.16b, v8.16b
	SYNTH_LOGIC v12.16b, v31.16b, v6.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v9.16b, v13.16b, v9.16b
	ushr v6.16b, v6.16b, #4
	add v21.16b, v10.16b, v11.16b
	SYNTH_LOGIC v26.16b, v31.16b, v7.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[x1]]
	ushr v7.16b, v7.16b, #4
	tbl v27.16b, {v27.16b}, v12.16b
	tbl v22.16b, {v22.16b}, v12.16b
	tbl v28.16b, {v28.16b}, v6.16b
	add v21.16b, v9.16b, v21.16b
	tbl v29.16b, {v29.16b}, v26.16b
	tbl v30.16b, {v30.16b}, v7.16b
	ld1 {v9.16b, v10.16b}, [%[w0]]
	tbl v6.16b, {v23.16b}, v6.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v23.16b, v27.16b, v28.16b
	tbl v24.16b, {v24.16b}, v26.16b
	add v11.16b, v29.16b, v30.16b
	add v6.16b, v22.16b, v6.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	tbl v7.16b, {v25.16b}, v7.16b
	SYNTH_LOGIC v12.16b, v31.16b, v9.16b
	add v8.16b, v8.16b, v23.16b
	ushr v9.16b, v9.16b, #4
	SYNTH_LOGIC v25.16b, v31.16b, v10.16b
	add v6.16b, v21.16b, v6.16b
	add v7.16b, v24.16b, v7.16b
	ushr v10.16b, v10.16b, #4
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x1]]
	add v8.16b, v8.16b, v11.16b
	tbl v11.16b, {v17.16b}, v12.16b
	tbl v30.16b, {v18.16b}, v9.16b
	tbl v17.16b, {v19.16b}, v25.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v6.16b, v6.16b, v7.16b
	tbl v7.16b, {v20.16b}, v10.16b
	tbl v12.16b, {v13.16b}, v12.16b
	ld1 {v18.16b, v19.16b}, [%[w0]]
	tbl v9.16b, {v14.16b}, v9.16b
	add v11.16b, v11.16b, v30.16b
	tbl v20.16b, {v15.16b}, v25.16b
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add v7.16b, v17.16b, v7.16b
	add v9.16b, v12.16b, v9.16b
	add v8.16b, v8.16b, v11.16b
	tbl v25.16b, {v16.16b}, v10.16b
	SYNTH_LOGIC v30.16b, v31.16b, v18.16b
	ushr v10.16b, v18.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v19.16b
	add v6.16b, v6.16b, v9.16b
	add v7.16b, v8.16b, v7.16b
	add v20.16b, v20.16b, v25.16b
	ushr v25.16b, v19.16b, #4
	tbl v26.16b, {v26.16b}, v30.16b
	tbl v27.16b, {v27.16b}, v10.16b
	tbl v28.16b, {v28.16b}, v11.16b
	tbl v21.16b, {v21.16b}, v30.16b
	add v6.16b, v6.16b, v20.16b
	tbl v8.16b, {v29.16b}, v25.16b
	tbl v22.16b, {v22.16b}, v10.16b
	add v9.16b, v26.16b, v27.16b
	tbl v23.16b, {v23.16b}, v11.16b
	tbl v29.16b, {v24.16b}, v25.16b
	ldr q30, [%[k], #16]
	add v8.16b, v28.16b, v8.16b
	add v24.16b, v21.16b, v22.16b
	add v7.16b, v7.16b, v9.16b
	add v25.16b, v23.16b, v29.16b
	add v6.16b, v6.16b, v24.16b
	add v26.16b, v7.16b, v8.16b
	add v27.16b, v6.16b, v25.16b
	umlal v0.8h, v26.8b, v30.8b
	umlal2 v1.8h, v26.16b, v30.16b
	umlal v2.8h, v27.8b, v30.8b
	umlal2 v3.8h, v27.16b, v30.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	b.ne 1b

//// 830e85c65493
/* 16 steps per round, 2 x added to what is kept; 354 instructions, 336 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// ee36fc731a43
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ushr v13.16b, v1.16b, #4
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x2]]
	tbl v18.16b, {v2.16b}, v6.16b
	tbl v19.16b, {v3.16b}, v11.16b
	tbl v20.16b, {v4.16b}, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	tbl v25.16b, {v5.16b}, v13.16b
	add v18.16b, v18.16b, v19.16b
	tbl v7.16b, {v7.16b}, v6.16b
	tbl v8.16b, {v8.16b}, v11.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	tbl v9.16b, {v9.16b}, v12.16b
	tbl v10.16b, {v10.16b}, v13.16b
	add v25.16b, v20.16b, v25.16b
	tbl v14.16b, {v14.16b}, v6.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v15.16b, {v15.16b}, v11.16b
	add v30.16b, v7.16b, v8.16b
	tbl v16.16b, {v16.16b}, v12.16b
	add v19.16b, v9.16b, v10.16b
	add v18.16b, v18.16b, v25.16b
	tbl v17.16b, {v17.16b}, v13.16b
	add v20.16b, v14.16b, v15.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x2]]
	tbl v6.16b, {v21.16b}, v6.16b
	tbl v11.16b, {v22.16b}, v11.16b
	add v19.16b, v30.16b, v19.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	tbl v12.16b, {v23.16b}, v12.16b
	add v25.16b, v16.16b, v17.16b
	tbl v13.16b, {v24.16b}, v13.16b
	add v6.16b, v6.16b, v11.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	SYNTH_LOGIC v11.16b, v31.16b, v14.16b
	ushr v14.16b, v14.16b, #4
	add v20.16b, v20.16b, v25.16b
	add v25.16b, v12.16b, v13.16b
	SYNTH_LOGIC v30.16b, v31.16b, v15.16b
	ushr v12.16b, v15.16b, #4
	tbl v13.16b, {v26.16b}, v11.16b
	tbl v26.16b, {v27.16b}, v14.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v6.16b, v6.16b, v25.16b
	tbl v25.16b, {v28.16b}, v30.16b
	tbl v15.16b, {v29.16b}, v12.16b
	add v13.16b, v13.16b, v26.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	tbl v16.16b, {v0.16b}, v11.16b
	tbl v17.16b, {v1.16b}, v14.16b
	tbl v4.16b, {v2.16b}, v30.16b
	tbl v5.16b, {v3.16b}, v12.16b
	add v15.16b, v25.16b, v15.16b
	add v13.16b, v18.16b, v13.16b
	tbl v7.16b, {v7.16b}, v11.16b
	add v25.16b, v16.16b, v17.16b
	tbl v8.16b, {v8.16b}, v14.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v16.16b, v4.16b, v5.16b
	tbl v9.16b, {v9.16b}, v30.16b
	add v13.16b, v13.16b, v15.16b
	tbl v10.16b, {v10.16b}, v12.16b
	add v15.16b, v19.16b, v25.16b
	add v25.16b, v7.16b, v8.16b
	ld1 {v7.16b, v8.16b}, [%[w0]]
	tbl v11.16b, {v21.16b}, v11.16b
	tbl v14.16b, {v22.16b}, v14.16b
	tbl v30.16b, {v23.16b}, v30.16b
	add v9.16b, v9.16b, v10.16b
	add v10.16b, v15.16b, v16.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x2]]
	add v25.16b, v20.16b, v25.16b
	tbl v12.16b, {v24.16b}, v12.16b
	add v11.16b, v11.16b, v14.16b
	SYNTH_LOGIC v14.16b, v31.16b, v7.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x3]]
	ushr v7.16b, v7.16b, #4
	SYNTH_LOGIC v23.16b, v31.16b, v8.16b
	add v9.16b, v25.16b, v9.16b
	add v12.16b, v30.16b, v12.16b
	add v6.16b, v6.16b, v11.16b
	ushr v8.16b, v8.16b, #4
	tbl v11.16b, {v26.16b}, v14.16b
	tbl v30.16b, {v27.16b}, v7.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v6.16b, v6.16b, v12.16b
	tbl v12.16b, {v28.16b}, v23.16b
	tbl v24.16b, {v29.16b}, v8.16b
	add v11.16b, v11.16b, v30.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	tbl v29.16b, {v0.16b}, v14.16b
	tbl v30.16b, {v1.16b}, v7.16b
	tbl v4.16b, {v2.16b}, v23.16b
	tbl v5.16b, {v3.16b}, v8.16b
	add v12.16b, v12.16b, v24.16b
	add v11.16b, v13.16b, v11.16b
	tbl v13.16b, {v15.16b}, v14.16b
	add v15.16b, v29.16b, v30.16b
	tbl v16.16b, {v16.16b}, v7.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v24.16b, v4.16b, v5.16b
	tbl v17.16b, {v17.16b}, v23.16b
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v18.16b}, v8.16b
	add v10.16b, v10.16b, v15.16b
	add v13.16b, v13.16b, v16.16b
	ld1 {v15.16b, v16.16b}, [%[w0]]
	tbl v14.16b, {v19.16b}, v14.16b
	tbl v7.16b, {v20.16b}, v7.16b
	tbl v23.16b, {v21.16b}, v23.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]
	add v12.16b, v17.16b, v12.16b
	add v10.16b, v10.16b, v24.16b
	add v9.16b, v9.16b, v13.16b
	tbl v8.16b, {v22.16b}, v8.16b
	add v7.16b, v14.16b, v7.16b
	SYNTH_LOGIC v17.16b, v31.16b, v15.16b
	ushr v22.16b, v15.16b, #4
	SYNTH_LOGIC v24.16b, v31.16b, v16.16b
	add v9.16b, v9.16b, v12.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[x2]]
	add v8.16b, v23.16b, v8.16b
	add v23.16b, v6.16b, v7.16b
	ushr v16.16b, v16.16b, #4
	tbl v25.16b, {v25.16b}, v17.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x3]]
	tbl v26.16b, {v26.16b}, v22.16b
	tbl v27.16b, {v27.16b}, v24.16b
	tbl v29.16b, {v0.16b}, v17.16b
	add v8.16b, v23.16b, v8.16b
	tbl v23.16b, {v28.16b}, v16.16b
	tbl v28.16b, {v1.16b}, v22.16b
	add v30.16b, v25.16b, v26.16b
	tbl v25.16b, {v2.16b}, v24.16b
	tbl v26.16b, {v3.16b}, v16.16b
	tbl v12.16b, {v12.16b}, v17.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	ldr q0, [%[k], #16]
	add v11.16b, v11.16b, v30.16b
	add v23.16b, v27.16b, v23.16b
	add v27.16b, v29.16b, v28.16b
	add v25.16b, v25.16b, v26.16b
	tbl v13.16b, {v13.16b}, v22.16b
	tbl v14.16b, {v14.16b}, v24.16b
	tbl v15.16b, {v15.16b}, v16.16b
	add v11.16b, v11.16b, v23.16b
	add v10.16b, v10.16b, v27.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	tbl v17.16b, {v4.16b}, v17.16b
	add v23.16b, v12.16b, v13.16b
	tbl v22.16b, {v5.16b}, v22.16b
	add v30.16b, v14.16b, v15.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[x0]]
	umlal v18.8h, v11.8b, v0.8b
	umlal2 v19.8h, v11.16b, v0.16b
	add v25.16b, v10.16b, v25.16b
	add v23.16b, v9.16b, v23.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x1]]
	add v17.16b, v17.16b, v22.16b
	tbl v6.16b, {v6.16b}, v24.16b
	tbl v7.16b, {v7.16b}, v16.16b
	ld1 {v9.16b, v10.16b}, [%[w0]]
	umlal v20.8h, v25.8b, v0.8b
	umlal2 v21.8h, v25.16b, v0.16b
	add v11.16b, v23.16b, v30.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x2]]
	add v8.16b, v8.16b, v17.16b
	add v30.16b, v6.16b, v7.16b
	SYNTH_LOGIC v6.16b, v31.16b, v9.16b
	ushr v7.16b, v9.16b, #4
	st1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]
	umlal v26.8h, v11.8b, v0.8b
	umlal2 v27.8h, v11.16b, v0.16b
	add v11.16b, v8.16b, v30.16b
	SYNTH_LOGIC v30.16b, v31.16b, v10.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[x3]]
	ushr v20.16b, v10.16b, #4
	tbl v12.16b, {v12.16b}, v6.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	umlal v28.8h, v11.8b, v0.8b
	umlal2 v29.8h, v11.16b, v0.16b
	tbl v13.16b, {v13.16b}, v7.16b
	tbl v14.16b, {v14.16b}, v30.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[x0]]
	tbl v15.16b, {v15.16b}, v20.16b
	tbl v21.16b, {v1.16b}, v6.16b
	tbl v5.16b, {v2.16b}, v7.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	add v12.16b, v12.16b, v13.16b
	tbl v13.16b, {v3.16b}, v30.16b
	add v14.16b, v14.16b, v15.16b
	tbl v15.16b, {v4.16b}, v20.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	add v21.16b, v21.16b, v5.16b
	tbl v22.16b, {v22.16b}, v6.16b
	tbl v23.16b, {v23.16b}, v7.16b
	tbl v24.16b, {v24.16b}, v30.16b
	add v12.16b, v12.16b, v14.16b
	add v13.16b, v13.16b, v15.16b
	tbl v25.16b, {v25.16b}, v20.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	tbl v6.16b, {v16.16b}, v6.16b
	add v16.16b, v22.16b, v23.16b
	tbl v7.16b, {v17.16b}, v7.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	tbl v30.16b, {v18.16b}, v30.16b
	add v13.16b, v21.16b, v13.16b
	add v17.16b, v24.16b, v25.16b
	tbl v18.16b, {v19.16b}, v20.16b
	SYNTH_LOGIC v19.16b, v31.16b, v14.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x3]]
	add v6.16b, v6.16b, v7.16b
	ushr v7.16b, v14.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v15.16b
	add v16.16b, v16.16b, v17.16b
	add v30.16b, v30.16b, v18.16b
	ushr v15.16b, v15.16b, #4
	tbl v8.16b, {v8.16b}, v19.16b
	tbl v9.16b, {v9.16b}, v7.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v6.16b, v6.16b, v30.16b
	tbl v10.16b, {v10.16b}, v14.16b
	tbl v11.16b, {v11.16b}, v15.16b
	add v30.16b, v8.16b, v9.16b
	tbl v8.16b, {v26.16b}, v19.16b
	tbl v9.16b, {v27.16b}, v7.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x0]]
	tbl v28.16b, {v28.16b}, v14.16b
	tbl v29.16b, {v29.16b}, v15.16b
	add v10.16b, v10.16b, v11.16b
	add v30.16b, v12.16b, v30.16b
	tbl v11.16b, {v0.16b}, v19.16b
	add v12.16b, v8.16b, v9.16b
	tbl v8.16b, {v1.16b}, v7.16b
	add v9.16b, v28.16b, v29.16b
	tbl v17.16b, {v2.16b}, v14.16b
	add v10.16b, v30.16b, v10.16b
	tbl v18.16b, {v3.16b}, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v12.16b, v13.16b, v12.16b
	add v8.16b, v11.16b, v8.16b
	tbl v11.16b, {v20.16b}, v19.16b
	ld1 {v19.16b, v20.16b}, [%[w0]]
	tbl v7.16b, {v21.16b}, v7.16b
	tbl v13.16b, {v22.16b}, v14.16b
	add v14.16b, v17.16b, v18.16b
	add v9.16b, v12.16b, v9.16b
	add v8.16b, v16.16b, v8.16b
	tbl v12.16b, {v23.16b}, v15.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x2]]
	add v7.16b, v11.16b, v7.16b
	SYNTH_LOGIC v11.16b, v31.16b, v19.16b
	ushr v19.16b, v19.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v20.16b
	add v8.16b, v8.16b, v14.16b
	add v22.16b, v13.16b, v12.16b
	add v23.16b, v6.16b, v7.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x3]]
	ushr v20.16b, v20.16b, #4
	tbl v24.16b, {v24.16b}, v11.16b
	tbl v25.16b, {v25.16b}, v19.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v22.16b, v23.16b, v22.16b
	tbl v23.16b, {v26.16b}, v21.16b
	tbl v12.16b, {v27.16b}, v20.16b
	add v13.16b, v24.16b, v25.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x0]]
	tbl v14.16b, {v0.16b}, v11.16b
	tbl v28.16b, {v1.16b}, v19.16b
	tbl v29.16b, {v2.16b}, v21.16b
	tbl v30.16b, {v3.16b}, v20.16b
	add v12.16b, v23.16b, v12.16b
	add v10.16b, v10.16b, v13.16b
	tbl v13.16b, {v15.16b}, v11.16b
	add v23.16b, v14.16b, v28.16b
	tbl v28.16b, {v16.16b}, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v29.16b, v29.16b, v30.16b
	tbl v30.16b, {v17.16b}, v21.16b
	add v10.16b, v10.16b, v12.16b
	tbl v12.16b, {v18.16b}, v20.16b
	add v9.16b, v9.16b, v23.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[to0]]
	add v13.16b, v13.16b, v28.16b
	tbl v11.16b, {v4.16b}, v11.16b
	tbl v23.16b, {v5.16b}, v19.16b
	ld1 {v18.16b, v19.16b}, [%[w0]]
	tbl v6.16b, {v6.16b}, v21.16b
	add v12.16b, v30.16b, v12.16b
	add v9.16b, v9.16b, v29.16b
	add v8.16b, v8.16b, v13.16b
	tbl v7.16b, {v7.16b}, v20.16b
	add v11.16b, v11.16b, v23.16b
	SYNTH_LOGIC v13.16b, v31.16b, v18.16b
	ushr v18.16b, v18.16b, #4
	SYNTH_LOGIC v23.16b, v31.16b, v19.16b
	add v8.16b, v8.16b, v12.16b
	add v12.16b, v6.16b, v7.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x2]]
	add v11.16b, v22.16b, v11.16b
	ushr v28.16b, v19.16b, #4
	tbl v24.16b, {v24.16b}, v13.16b
	tbl v25.16b, {v25.16b}, v18.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x3]]
	tbl v26.16b, {v26.16b}, v23.16b
	tbl v29.16b, {v0.16b}, v13.16b
	add v30.16b, v11.16b, v12.16b
	tbl v27.16b, {v27.16b}, v28.16b
	tbl v11.16b, {v1.16b}, v18.16b
	add v12.16b, v24.16b, v25.16b
	tbl v24.16b, {v2.16b}, v23.16b
	tbl v25.16b, {v3.16b}, v28.16b
	tbl v0.16b, {v4.16b}, v13.16b
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	ldr q1, [%[k], #16]
	add v10.16b, v10.16b, v12.16b
	add v12.16b, v26.16b, v27.16b
	add v11.16b, v29.16b, v11.16b
	add v29.16b, v24.16b, v25.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to1]]
	tbl v2.16b, {v5.16b}, v18.16b
	tbl v6.16b, {v6.16b}, v23.16b
	tbl v7.16b, {v7.16b}, v28.16b
	add v10.16b, v10.16b, v12.16b
	add v9.16b, v9.16b, v11.16b
	tbl v19.16b, {v19.16b}, v13.16b
	add v11.16b, v0.16b, v2.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	tbl v18.16b, {v20.16b}, v18.16b
	add v20.16b, v6.16b, v7.16b
	umlal v14.8h, v10.8b, v1.8b
	umlal2 v15.8h, v10.16b, v1.16b
	add v29.16b, v9.16b, v29.16b
	add v6.16b, v8.16b, v11.16b
	add v18.16b, v19.16b, v18.16b
	tbl v19.16b, {v21.16b}, v23.16b
	tbl v28.16b, {v22.16b}, v28.16b
	umlal v16.8h, v29.8b, v1.8b
	umlal2 v17.8h, v29.16b, v1.16b
	add v29.16b, v6.16b, v20.16b
	add v18.16b, v30.16b, v18.16b
	add v28.16b, v19.16b, v28.16b
	st1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[to0]]
	umlal v24.8h, v29.8b, v1.8b
	umlal2 v25.8h, v29.16b, v1.16b
	add v28.16b, v18.16b, v28.16b
	umlal v26.8h, v28.8b, v1.8b
	umlal2 v27.8h, v28.16b, v1.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to1]]
	b.ne 1b

//// 9581c06e9ac8
/* 16 steps per round, 2 x added to what is kept; 584 instructions, 549 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// be58ae10e1dd
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ushr v13.16b, v1.16b, #4
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x2]]
	tbl v18.16b, {v2.16b}, v6.16b
	tbl v19.16b, {v3.16b}, v11.16b
	tbl v20.16b, {v4.16b}, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	tbl v25.16b, {v5.16b}, v13.16b
	tbl v7.16b, {v7.16b}, v6.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x4]]
	add v30.16b, v18.16b, v19.16b
	tbl v10.16b, {v10.16b}, v13.16b
	add v25.16b, v20.16b, v25.16b
	tbl v14.16b, {v14.16b}, v6.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x5]]
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v15.16b}, v11.16b
	tbl v15.16b, {v16.16b}, v12.16b
	add v16.16b, v9.16b, v10.16b
	add v25.16b, v30.16b, v25.16b
	tbl v30.16b, {v17.16b}, v13.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x6]]
	tbl v21.16b, {v21.16b}, v6.16b
	add v14.16b, v14.16b, v8.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v16.16b, v7.16b, v16.16b
	add v15.16b, v15.16b, v30.16b
	tbl v22.16b, {v22.16b}, v11.16b
	tbl v23.16b, {v23.16b}, v12.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x0]]
	tbl v24.16b, {v24.16b}, v13.16b
	tbl v26.16b, {v26.16b}, v6.16b
	tbl v27.16b, {v27.16b}, v11.16b
	add v30.16b, v14.16b, v15.16b
	add v14.16b, v21.16b, v22.16b
	tbl v15.16b, {v28.16b}, v12.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v29.16b}, v13.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x1]]
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v0.16b}, v6.16b
	tbl v0.16b, {v1.16b}, v11.16b
	tbl v1.16b, {v2.16b}, v12.16b
	add v14.16b, v14.16b, v28.16b
	add v15.16b, v15.16b, v29.16b
	tbl v28.16b, {v3.16b}, v13.16b
	ld1 {v2.16b, v3.16b}, [%[w0]]
	tbl v6.16b, {v17.16b}, v6.16b
	add v17.16b, v27.16b, v0.16b
	tbl v11.16b, {v18.16b}, v11.16b
	tbl v12.16b, {v19.16b}, v12.16b
	add v15.16b, v26.16b, v15.16b
	add v18.16b, v1.16b, v28.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x2]]
	tbl v13.16b, {v20.16b}, v13.16b
	SYNTH_LOGIC v19.16b, v31.16b, v2.16b
	add v6.16b, v6.16b, v11.16b
	ushr v11.16b, v2.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v3.16b
	add v17.16b, v17.16b, v18.16b
	add v18.16b, v12.16b, v13.16b
	ushr v12.16b, v3.16b, #4
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v7.16b, {v7.16b}, v19.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v20.16b
	tbl v13.16b, {v21.16b}, v19.16b
	add v6.16b, v6.16b, v18.16b
	tbl v10.16b, {v10.16b}, v12.16b
	tbl v18.16b, {v22.16b}, v11.16b
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v23.16b}, v20.16b
	tbl v21.16b, {v24.16b}, v12.16b
	tbl v26.16b, {v26.16b}, v19.16b
	add v9.16b, v9.16b, v10.16b
	add v10.16b, v13.16b, v18.16b
	add v7.16b, v25.16b, v7.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x4]]
	tbl v13.16b, {v27.16b}, v11.16b
	add v8.16b, v8.16b, v21.16b
	tbl v18.16b, {v28.16b}, v20.16b
	tbl v21.16b, {v29.16b}, v12.16b
	add v10.16b, v16.16b, v10.16b
	add v7.16b, v7.16b, v9.16b
	add v9.16b, v26.16b, v13.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x5]]
	tbl v13.16b, {v0.16b}, v19.16b
	tbl v16.16b, {v1.16b}, v11.16b
	add v18.16b, v18.16b, v21.16b
	add v8.16b, v10.16b, v8.16b
	tbl v10.16b, {v2.16b}, v20.16b
	add v9.16b, v30.16b, v9.16b
	tbl v21.16b, {v3.16b}, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v13.16b, v13.16b, v16.16b
	add v9.16b, v9.16b, v18.16b
	add v10.16b, v10.16b, v21.16b
	tbl v16.16b, {v22.16b}, v19.16b
	tbl v18.16b, {v23.16b}, v11.16b
	tbl v30.16b, {v24.16b}, v20.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x0]]
	add v13.16b, v14.16b, v13.16b
	tbl v14.16b, {v25.16b}, v12.16b
	tbl v25.16b, {v26.16b}, v19.16b
	tbl v26.16b, {v27.16b}, v11.16b
	add v16.16b, v16.16b, v18.16b
	tbl v18.16b, {v28.16b}, v20.16b
	add v10.16b, v13.16b, v10.16b
	add v30.16b, v30.16b, v14.16b
	tbl v13.16b, {v29.16b}, v12.16b
	add v14.16b, v25.16b, v26.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x1]]
	add v29.16b, v15.16b, v16.16b
	tbl v19.16b, {v0.16b}, v19.16b
	tbl v11.16b, {v1.16b}, v11.16b
	ld1 {v15.16b, v16.16b}, [%[w0]]
	tbl v20.16b, {v2.16b}, v20.16b
	add v13.16b, v18.16b, v13.16b
	add v14.16b, v17.16b, v14.16b
	add v17.16b, v29.16b, v30.16b
	tbl v12.16b, {v3.16b}, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v11.16b, v19.16b, v11.16b
	SYNTH_LOGIC v18.16b, v31.16b, v15.16b
	ushr v15.16b, v15.16b, #4
	add v19.16b, v14.16b, v13.16b
	SYNTH_LOGIC v13.16b, v31.16b, v16.16b
	add v12.16b, v20.16b, v12.16b
	add v6.16b, v6.16b, v11.16b
	ushr v11.16b, v16.16b, #4
	tbl v14.16b, {v21.16b}, v18.16b
	tbl v16.16b, {v22.16b}, v15.16b
	tbl v29.16b, {v23.16b}, v13.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x3]]
	tbl v25.16b, {v25.16b}, v18.16b
	add v6.16b, v6.16b, v12.16b
	tbl v12.16b, {v24.16b}, v11.16b
	tbl v24.16b, {v26.16b}, v15.16b
	add v14.16b, v14.16b, v16.16b
	tbl v16.16b, {v27.16b}, v13.16b
	tbl v30.16b, {v28.16b}, v11.16b
	tbl v26.16b, {v0.16b}, v18.16b
	add v12.16b, v29.16b, v12.16b
	add v24.16b, v25.16b, v24.16b
	add v7.16b, v7.16b, v14.16b
	tbl v14.16b, {v1.16b}, v15.16b
	add v16.16b, v16.16b, v30.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x4]]
	tbl v25.16b, {v2.16b}, v13.16b
	tbl v0.16b, {v3.16b}, v11.16b
	add v8.16b, v8.16b, v24.16b
	add v7.16b, v7.16b, v12.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x5]]
	add v12.16b, v26.16b, v14.16b
	tbl v14.16b, {v20.16b}, v18.16b
	tbl v24.16b, {v21.16b}, v15.16b
	add v20.16b, v25.16b, v0.16b
	add v8.16b, v8.16b, v16.16b
	tbl v16.16b, {v22.16b}, v13.16b
	add v9.16b, v9.16b, v12.16b
	tbl v12.16b, {v23.16b}, v11.16b
	add v14.16b, v14.16b, v24.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v9.16b, v9.16b, v20.16b
	add v12.16b, v16.16b, v12.16b
	add v10.16b, v10.16b, v14.16b
	tbl v14.16b, {v27.16b}, v18.16b
	tbl v16.16b, {v28.16b}, v15.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	tbl v20.16b, {v29.16b}, v13.16b
	tbl v29.16b, {v30.16b}, v11.16b
	tbl v30.16b, {v1.16b}, v18.16b
	add v10.16b, v10.16b, v12.16b
	tbl v12.16b, {v2.16b}, v15.16b
	add v14.16b, v14.16b, v16.16b
	tbl v16.16b, {v3.16b}, v13.16b
	add v20.16b, v20.16b, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v29.16b, {v4.16b}, v11.16b
	tbl v18.16b, {v21.16b}, v18.16b
	add v12.16b, v30.16b, v12.16b
	add v14.16b, v17.16b, v14.16b
	ld1 {v4.16b, v5.16b}, [%[w0]]
	tbl v15.16b, {v22.16b}, v15.16b
	tbl v13.16b, {v23.16b}, v13.16b
	add v16.16b, v16.16b, v29.16b
	tbl v11.16b, {v24.16b}, v11.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to0]]
	add v12.16b, v19.16b, v12.16b
	add v14.16b, v14.16b, v20.16b
	add v15.16b, v18.16b, v15.16b
	SYNTH_LOGIC v29.16b, v31.16b, v4.16b
	ushr v30.16b, v4.16b, #4
	add v11.16b, v13.16b, v11.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x2]]
	add v16.16b, v12.16b, v16.16b
	SYNTH_LOGIC v12.16b, v31.16b, v5.16b
	add v6.16b, v6.16b, v15.16b
	ushr v13.16b, v5.16b, #4
	tbl v15.16b, {v25.16b}, v29.16b
	tbl v25.16b, {v26.16b}, v30.16b
	tbl v26.16b, {v0.16b}, v29.16b
	tbl v27.16b, {v27.16b}, v12.16b
	add v6.16b, v6.16b, v11.16b
	tbl v11.16b, {v28.16b}, v13.16b
	tbl v28.16b, {v1.16b}, v30.16b
	add v15.16b, v15.16b, v25.16b
	tbl v25.16b, {v2.16b}, v12.16b
	tbl v0.16b, {v3.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v29.16b
	add v11.16b, v27.16b, v11.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x3]]
	add v26.16b, v26.16b, v28.16b
	add v7.16b, v7.16b, v15.16b
	tbl v15.16b, {v18.16b}, v30.16b
	add v18.16b, v25.16b, v0.16b
	tbl v19.16b, {v19.16b}, v12.16b
	tbl v20.16b, {v20.16b}, v13.16b
	add v8.16b, v8.16b, v26.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to1]]
	add v7.16b, v7.16b, v11.16b
	add v11.16b, v17.16b, v15.16b
	tbl v15.16b, {v1.16b}, v29.16b
	tbl v17.16b, {v2.16b}, v30.16b
	add v19.16b, v19.16b, v20.16b
	add v8.16b, v8.16b, v18.16b
	tbl v18.16b, {v3.16b}, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x4]]
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v4.16b}, v13.16b
	add v15.16b, v15.16b, v17.16b
	ldr q17, [%[k], #16]
	add v9.16b, v9.16b, v19.16b
	add v11.16b, v18.16b, v11.16b
	umlal v21.8h, v7.8b, v17.8b
	umlal2 v22.8h, v7.16b, v17.16b
	umlal v23.8h, v8.8b, v17.8b
	umlal2 v24.8h, v8.16b, v17.16b
	umlal v25.8h, v9.8b, v17.8b
	umlal2 v26.8h, v9.16b, v17.16b
	add v15.16b, v10.16b, v15.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x5]]
	tbl v18.16b, {v0.16b}, v29.16b
	tbl v19.16b, {v1.16b}, v30.16b
	tbl v20.16b, {v2.16b}, v12.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to0]]
	tbl v21.16b, {v3.16b}, v13.16b
	add v11.16b, v15.16b, v11.16b
	tbl v7.16b, {v7.16b}, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	add v15.16b, v18.16b, v19.16b
	tbl v8.16b, {v8.16b}, v30.16b
	add v18.16b, v20.16b, v21.16b
	umlal v27.8h, v11.8b, v17.8b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	umlal2 v28.8h, v11.16b, v17.16b
	add v11.16b, v14.16b, v15.16b
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v9.16b}, v12.16b
	tbl v9.16b, {v10.16b}, v13.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	tbl v10.16b, {v19.16b}, v29.16b
	tbl v19.16b, {v20.16b}, v30.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to1]]
	add v11.16b, v11.16b, v18.16b
	add v7.16b, v16.16b, v7.16b
	add v16.16b, v8.16b, v9.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x0]]
	add v8.16b, v10.16b, v19.16b
	tbl v12.16b, {v21.16b}, v12.16b
	umlal v0.8h, v11.8b, v17.8b
	umlal2 v1.8h, v11.16b, v17.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x1]]
	add v7.16b, v7.16b, v16.16b
	tbl v13.16b, {v22.16b}, v13.16b
	add v6.16b, v6.16b, v8.16b
	ld1 {v8.16b, v9.16b}, [%[to3]]
	SYNTH_LOGIC v16.16b, v31.16b, v14.16b
	ushr v14.16b, v14.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v15.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x2]]
	umlal v2.8h, v7.8b, v17.8b
	umlal2 v3.8h, v7.16b, v17.16b
	add v7.16b, v12.16b, v13.16b
	ushr v15.16b, v15.16b, #4
	ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[x3]]
	tbl v23.16b, {v23.16b}, v16.16b
	tbl v24.16b, {v24.16b}, v14.16b
	tbl v25.16b, {v25.16b}, v22.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	add v6.16b, v6.16b, v7.16b
	tbl v7.16b, {v26.16b}, v15.16b
	tbl v18.16b, {v18.16b}, v16.16b
	add v26.16b, v23.16b, v24.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x4]]
	tbl v19.16b, {v19.16b}, v14.16b
	tbl v20.16b, {v20.16b}, v22.16b
	umlal v8.8h, v6.8b, v17.8b
	umlal2 v9.8h, v6.16b, v17.16b
	add v17.16b, v25.16b, v7.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x5]]
	tbl v21.16b, {v21.16b}, v15.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v27.16b}, v16.16b
	tbl v27.16b, {v28.16b}, v14.16b
	st1 {v8.16b, v9.16b}, [%[to3]]
	tbl v8.16b, {v29.16b}, v22.16b
	add v9.16b, v26.16b, v17.16b
	add v17.16b, v20.16b, v21.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x6]]
	tbl v20.16b, {v30.16b}, v15.16b
	tbl v10.16b, {v10.16b}, v16.16b
	add v19.16b, v19.16b, v27.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v21.16b, v18.16b, v17.16b
	add v8.16b, v8.16b, v20.16b
	tbl v11.16b, {v11.16b}, v14.16b
	tbl v12.16b, {v12.16b}, v22.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x0]]
	tbl v13.16b, {v13.16b}, v15.16b
	tbl v20.16b, {v0.16b}, v16.16b
	tbl v17.16b, {v1.16b}, v14.16b
	add v8.16b, v19.16b, v8.16b
	add v10.16b, v10.16b, v11.16b
	tbl v11.16b, {v2.16b}, v22.16b
	add v12.16b, v12.16b, v13.16b
	tbl v13.16b, {v3.16b}, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v17.16b, v20.16b, v17.16b
	tbl v18.16b, {v4.16b}, v16.16b
	tbl v19.16b, {v5.16b}, v14.16b
	tbl v6.16b, {v6.16b}, v22.16b
	add v10.16b, v10.16b, v12.16b
	add v20.16b, v11.16b, v13.16b
	tbl v7.16b, {v7.16b}, v15.16b
	ld1 {v11.16b, v12.16b}, [%[w0]]
	tbl v13.16b, {v23.16b}, v16.16b
	add v16.16b, v18.16b, v19.16b
	tbl v14.16b, {v24.16b}, v14.16b
	tbl v18.16b, {v25.16b}, v22.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x2]]
	add v17.16b, v17.16b, v20.16b
	add v6.16b, v6.16b, v7.16b
	tbl v7.16b, {v26.16b}, v15.16b
	SYNTH_LOGIC v15.16b, v31.16b, v11.16b
	add v26.16b, v13.16b, v14.16b
	ushr v11.16b, v11.16b, #4
	SYNTH_LOGIC v13.16b, v31.16b, v12.16b
	add v6.16b, v16.16b, v6.16b
	add v7.16b, v18.16b, v7.16b
	ushr v12.16b, v12.16b, #4
	tbl v14.16b, {v27.16b}, v15.16b
	tbl v16.16b, {v28.16b}, v11.16b
	tbl v18.16b, {v29.16b}, v13.16b
	tbl v19.16b, {v0.16b}, v15.16b
	add v7.16b, v26.16b, v7.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x3]]
	tbl v20.16b, {v30.16b}, v12.16b
	tbl v30.16b, {v1.16b}, v11.16b
	add v14.16b, v14.16b, v16.16b
	tbl v16.16b, {v2.16b}, v13.16b
	tbl v0.16b, {v3.16b}, v12.16b
	tbl v22.16b, {v22.16b}, v15.16b
	add v18.16b, v18.16b, v20.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x4]]
	add v30.16b, v19.16b, v30.16b
	add v9.16b, v9.16b, v14.16b
	tbl v14.16b, {v23.16b}, v11.16b
	add v16.16b, v16.16b, v0.16b
	tbl v19.16b, {v24.16b}, v13.16b
	tbl v20.16b, {v25.16b}, v12.16b
	add v21.16b, v21.16b, v30.16b
	add v9.16b, v9.16b, v18.16b
	add v14.16b, v22.16b, v14.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x5]]
	tbl v18.16b, {v26.16b}, v15.16b
	tbl v30.16b, {v27.16b}, v11.16b
	add v19.16b, v19.16b, v20.16b
	add v16.16b, v21.16b, v16.16b
	tbl v20.16b, {v28.16b}, v13.16b
	add v8.16b, v8.16b, v14.16b
	tbl v14.16b, {v29.16b}, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v18.16b, v18.16b, v30.16b
	add v8.16b, v8.16b, v19.16b
	add v14.16b, v20.16b, v14.16b
	tbl v30.16b, {v1.16b}, v15.16b
	tbl v19.16b, {v2.16b}, v11.16b
	tbl v20.16b, {v3.16b}, v13.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	add v10.16b, v10.16b, v18.16b
	tbl v18.16b, {v4.16b}, v12.16b
	tbl v21.16b, {v22.16b}, v15.16b
	tbl v22.16b, {v23.16b}, v11.16b
	add v19.16b, v30.16b, v19.16b
	tbl v30.16b, {v24.16b}, v13.16b
	add v10.16b, v10.16b, v14.16b
	add v14.16b, v20.16b, v18.16b
	tbl v18.16b, {v25.16b}, v12.16b
	add v20.16b, v21.16b, v22.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x1]]
	add v17.16b, v17.16b, v19.16b
	tbl v15.16b, {v26.16b}, v15.16b
	tbl v11.16b, {v27.16b}, v11.16b
	ld1 {v25.16b, v26.16b}, [%[w0]]
	tbl v13.16b, {v28.16b}, v13.16b
	add v30.16b, v30.16b, v18.16b
	add v6.16b, v6.16b, v20.16b
	add v14.16b, v17.16b, v14.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x2]]
	tbl v12.16b, {v29.16b}, v12.16b
	add v11.16b, v15.16b, v11.16b
	SYNTH_LOGIC v15.16b, v31.16b, v25.16b
	ushr v25.16b, v25.16b, #4
	add v6.16b, v6.16b, v30.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x3]]
	add v12.16b, v13.16b, v12.16b
	add v7.16b, v7.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v26.16b
	ushr v13.16b, v26.16b, #4
	tbl v26.16b, {v0.16b}, v15.16b
	tbl v0.16b, {v1.16b}, v25.16b
	tbl v21.16b, {v21.16b}, v15.16b
	add v7.16b, v7.16b, v12.16b
	tbl v12.16b, {v2.16b}, v11.16b
	tbl v1.16b, {v3.16b}, v13.16b
	tbl v22.16b, {v22.16b}, v25.16b
	add v26.16b, v26.16b, v0.16b
	tbl v23.16b, {v23.16b}, v11.16b
	tbl v24.16b, {v24.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v15.16b
	add v12.16b, v12.16b, v1.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x4]]
	add v21.16b, v21.16b, v22.16b
	add v9.16b, v9.16b, v26.16b
	tbl v18.16b, {v18.16b}, v25.16b
	add v26.16b, v23.16b, v24.16b
	tbl v19.16b, {v19.16b}, v11.16b
	tbl v20.16b, {v20.16b}, v13.16b
	add v16.16b, v16.16b, v21.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x5]]
	add v9.16b, v9.16b, v12.16b
	add v12.16b, v17.16b, v18.16b
	tbl v27.16b, {v27.16b}, v15.16b
	tbl v28.16b, {v28.16b}, v25.16b
	add v17.16b, v19.16b, v20.16b
	add v16.16b, v16.16b, v26.16b
	tbl v26.16b, {v29.16b}, v11.16b
	add v8.16b, v8.16b, v12.16b
	tbl v12.16b, {v30.16b}, v13.16b
	add v18.16b, v27.16b, v28.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v8.16b, v8.16b, v17.16b
	add v12.16b, v26.16b, v12.16b
	add v10.16b, v10.16b, v18.16b
	tbl v26.16b, {v0.16b}, v15.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x0]]
	tbl v0.16b, {v1.16b}, v25.16b
	tbl v1.16b, {v2.16b}, v11.16b
	tbl v2.16b, {v3.16b}, v13.16b
	tbl v21.16b, {v21.16b}, v15.16b
	add v10.16b, v10.16b, v12.16b
	tbl v12.16b, {v22.16b}, v25.16b
	add v22.16b, v26.16b, v0.16b
	tbl v23.16b, {v23.16b}, v11.16b
	add v26.16b, v1.16b, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v24.16b, {v24.16b}, v13.16b
	tbl v15.16b, {v27.16b}, v15.16b
	add v12.16b, v21.16b, v12.16b
	add v14.16b, v14.16b, v22.16b
	ld1 {v21.16b, v22.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v25.16b
	tbl v11.16b, {v29.16b}, v11.16b
	add v23.16b, v23.16b, v24.16b
	tbl v13.16b, {v30.16b}, v13.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	add v6.16b, v6.16b, v12.16b
	add v12.16b, v14.16b, v26.16b
	add v14.16b, v15.16b, v25.16b
	SYNTH_LOGIC v15.16b, v31.16b, v21.16b
	ushr v21.16b, v21.16b, #4
	add v11.16b, v11.16b, v13.16b
	add v6.16b, v6.16b, v23.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x2]]
	SYNTH_LOGIC v13.16b, v31.16b, v22.16b
	add v7.16b, v7.16b, v14.16b
	ushr v14.16b, v22.16b, #4
	tbl v17.16b, {v17.16b}, v15.16b
	tbl v18.16b, {v18.16b}, v21.16b
	tbl v22.16b, {v0.16b}, v15.16b
	tbl v19.16b, {v19.16b}, v13.16b
	add v7.16b, v7.16b, v11.16b
	tbl v11.16b, {v20.16b}, v14.16b
	tbl v20.16b, {v1.16b}, v21.16b
	add v17.16b, v17.16b, v18.16b
	tbl v18.16b, {v2.16b}, v13.16b
	tbl v0.16b, {v3.16b}, v14.16b
	tbl v23.16b, {v23.16b}, v15.16b
	add v11.16b, v19.16b, v11.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x3]]
	add v22.16b, v22.16b, v20.16b
	add v9.16b, v9.16b, v17.16b
	tbl v17.16b, {v24.16b}, v21.16b
	add v24.16b, v18.16b, v0.16b
	tbl v25.16b, {v25.16b}, v13.16b
	tbl v26.16b, {v26.16b}, v14.16b
	add v16.16b, v16.16b, v22.16b
	add v9.16b, v9.16b, v11.16b
	add v11.16b, v23.16b, v17.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to1]]
	tbl v22.16b, {v1.16b}, v15.16b
	tbl v23.16b, {v2.16b}, v21.16b
	add v25.16b, v25.16b, v26.16b
	add v16.16b, v16.16b, v24.16b
	tbl v24.16b, {v3.16b}, v13.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x4]]
	add v8.16b, v8.16b, v11.16b
	tbl v11.16b, {v4.16b}, v14.16b
	add v26.16b, v22.16b, v23.16b
	ldr q22, [%[k], #16]
	add v8.16b, v8.16b, v25.16b
	add v11.16b, v24.16b, v11.16b
	umlal v27.8h, v9.8b, v22.8b
	umlal2 v28.8h, v9.16b, v22.16b
	umlal v29.8h, v16.8b, v22.8b
	umlal2 v30.8h, v16.16b, v22.16b
	umlal v17.8h, v8.8b, v22.8b
	umlal2 v18.8h, v8.16b, v22.16b
	add v16.16b, v10.16b, v26.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x5]]
	tbl v8.16b, {v0.16b}, v15.16b
	tbl v9.16b, {v1.16b}, v21.16b
	tbl v10.16b, {v2.16b}, v13.16b
	st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	tbl v27.16b, {v3.16b}, v14.16b
	add v11.16b, v16.16b, v11.16b
	tbl v16.16b, {v23.16b}, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	add v23.16b, v8.16b, v9.16b
	tbl v24.16b, {v24.16b}, v21.16b
	add v8.16b, v10.16b, v27.16b
	umlal v19.8h, v11.8b, v22.8b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x6]]
	subs %[n], %[n], #1
	mov %[sx], #64
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
	add %[w0], %[w0], %[sw]
	umlal2 v20.8h, v11.16b, v22.16b
	add v23.16b, v12.16b, v23.16b
	add v16.16b, v16.16b, v24.16b
	tbl v24.16b, {v25.16b}, v13.16b
	tbl v25.16b, {v26.16b}, v14.16b
	ld1 {v9.16b, v10.16b}, [%[to3]]
	tbl v15.16b, {v27.16b}, v15.16b
	tbl v21.16b, {v28.16b}, v21.16b
	st1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to1]]
	add v8.16b, v23.16b, v8.16b
	add v6.16b, v6.16b, v16.16b
	add v11.16b, v24.16b, v25.16b
	tbl v12.16b, {v29.16b}, v13.16b
	add v13.16b, v15.16b, v21.16b
	tbl v14.16b, {v30.16b}, v14.16b
	umlal v0.8h, v8.8b, v22.8b
	umlal2 v1.8h, v8.16b, v22.16b
	add v6.16b, v6.16b, v11.16b
	add v11.16b, v7.16b, v13.16b
	add v7.16b, v12.16b, v14.16b
	umlal v2.8h, v6.8b, v22.8b
	umlal2 v3.8h, v6.16b, v22.16b
	add v6.16b, v11.16b, v7.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to2]]
	umlal v9.8h, v6.8b, v22.8b
	umlal2 v10.8h, v6.16b, v22.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	st1 {v9.16b, v10.16b}, [%[to3]]
	b.ne 1b

//// 6982e97c42b7
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 68;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 68;
#endif

//// 7523aa7dfd26
        if (registers == 1 && columns == 2 && (n = left / 16 < folds / 2 ? left / 16 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 2;
        }

//// 3d6c528a1e01
        if (registers == 1 && columns == 4 && (n = left / 16 < folds / 2 ? left / 16 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 2;
        }

//// 19165d41776a
        if (registers == 1 && columns == 7 && (n = left / 16 < folds / 2 ? left / 16 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x7(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 2;
        }

//// 03444ceb2746
          if (folds < 2) {
            folds = 68;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 1116f57ab11d
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 96221add62f0
          if (--left1 == 0) {
            left1 = 68;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// c1cfe9965764
 * A2W1 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 7d144bfe83a3
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit bipolar, values [-1,
 * 1], that is -1 + 2 * code.
 *

//// b2bfba2db41f
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 136 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// 2d4dc61491a5
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 2 x added to what is kept; 202 instructions, 207 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// d8c3e1abe451
/* 16 steps per round, 2 x added to what is kept; 354 instructions, 336 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 578f72977972
/* 16 steps per round, 2 x added to what is kept; 584 instructions, 549 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 63a509e981bb
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 136;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 136;
#endif

//// 909cc7919c54
          if (folds < 2) {
            folds = 136;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 5c664dc0cba7
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// cab595d7fcc1
          if (--left1 == 0) {
            left1 = 136;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// a79c94d36530
 * A2W1 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 2dba0dbe8dde
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit bipolar, values [-1, 1],
 * that is -1 + 2 * code.
 *

//// e06bd0af0c97
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// 3b76580e9cbd
 * A2W1 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 56e6c53e18fc
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// 32ae1dda3698
 * Byte sums: 1 per cell, a step adds at most 24; every 10 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 273 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// a61fdb8d7dcc
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 273;

//// 4ad03351bda5
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// affacdd4643a
          if (--left1 == 0) {
            left1 = 273;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// fecdfb99e231
 * A2W1 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 801a9aba2dd7
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 1 bit twos, values [-1, 0],
 * that is -1 + 1 * code.
 *

//// ab95b3deb932
 * A2W1 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 903b84474d57
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 1 bit unsigned, values [0,
 * 1], that is 0 + 1 * code.
 *

//// 0142bd20e815
 * A2W2 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// cc0cea941950
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 22 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// e1c8e545a9e1
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 2 x added to what is kept; 368 instructions, 364 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 0712e56f7b7d
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v8.16b, v31.16b, v0.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[x1]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	ushr v13.16b, v0.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v1.16b
	ushr v15.16b, v1.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v2.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[w0]]
	ushr v21.16b, v2.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v3.16b
	ushr v23.16b, v3.16b, #4
	tbl v24.16b, {v4.16b}, v8.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	tbl v29.16b, {v5.16b}, v13.16b
	tbl v30.16b, {v4.16b}, v14.16b
	tbl v0.16b, {v5.16b}, v15.16b
	tbl v1.16b, {v6.16b}, v16.16b
	tbl v2.16b, {v7.16b}, v21.16b
	tbl v3.16b, {v6.16b}, v22.16b
	add v24.16b, v24.16b, v29.16b
	tbl v29.16b, {v7.16b}, v23.16b
	add v30.16b, v30.16b, v0.16b
	tbl v8.16b, {v9.16b}, v8.16b
	add v0.16b, v1.16b, v2.16b
	tbl v13.16b, {v10.16b}, v13.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	tbl v9.16b, {v9.16b}, v14.16b
	add v14.16b, v3.16b, v29.16b
	tbl v10.16b, {v10.16b}, v15.16b
	tbl v29.16b, {v11.16b}, v16.16b
	add v24.16b, v24.16b, v0.16b
	add v8.16b, v8.16b, v13.16b
	tbl v13.16b, {v12.16b}, v21.16b
	add v21.16b, v30.16b, v14.16b
	add v30.16b, v9.16b, v10.16b
	tbl v22.16b, {v11.16b}, v22.16b
	tbl v23.16b, {v12.16b}, v23.16b
	SYNTH_LOGIC v14.16b, v31.16b, v17.16b
	add v29.16b, v29.16b, v13.16b
	ushr v15.16b, v17.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v18.16b
	ushr v17.16b, v18.16b, #4
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v18.16b, v22.16b, v23.16b
	add v29.16b, v8.16b, v29.16b
	SYNTH_LOGIC v22.16b, v31.16b, v19.16b
	ushr v19.16b, v19.16b, #4
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[w0]]
	SYNTH_LOGIC v23.16b, v31.16b, v20.16b
	ushr v20.16b, v20.16b, #4
	add v18.16b, v30.16b, v18.16b
	tbl v30.16b, {v25.16b}, v14.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v12.16b, {v26.16b}, v15.16b
	tbl v13.16b, {v25.16b}, v16.16b
	tbl v25.16b, {v26.16b}, v17.16b
	tbl v26.16b, {v27.16b}, v22.16b
	tbl v27.16b, {v27.16b}, v23.16b
	tbl v14.16b, {v4.16b}, v14.16b
	add v12.16b, v30.16b, v12.16b
	tbl v30.16b, {v28.16b}, v19.16b
	add v13.16b, v13.16b, v25.16b
	tbl v25.16b, {v28.16b}, v20.16b
	tbl v15.16b, {v5.16b}, v15.16b
	tbl v16.16b, {v4.16b}, v16.16b
	add v12.16b, v24.16b, v12.16b
	add v24.16b, v26.16b, v30.16b
	add v13.16b, v21.16b, v13.16b
	add v21.16b, v27.16b, v25.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x1]]
	add v30.16b, v14.16b, v15.16b
	tbl v17.16b, {v5.16b}, v17.16b
	tbl v22.16b, {v6.16b}, v22.16b
	add v12.16b, v12.16b, v24.16b
	tbl v19.16b, {v7.16b}, v19.16b
	add v21.16b, v13.16b, v21.16b
	add v24.16b, v29.16b, v30.16b
	add v29.16b, v16.16b, v17.16b
	tbl v23.16b, {v6.16b}, v23.16b
	tbl v20.16b, {v7.16b}, v20.16b
	add v19.16b, v22.16b, v19.16b
	SYNTH_LOGIC v22.16b, v31.16b, v8.16b
	ushr v8.16b, v8.16b, #4
	add v29.16b, v18.16b, v29.16b
	SYNTH_LOGIC v30.16b, v31.16b, v9.16b
	add v20.16b, v23.16b, v20.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v23.16b, v24.16b, v19.16b
	ushr v9.16b, v9.16b, #4
	SYNTH_LOGIC v24.16b, v31.16b, v10.16b
	add v29.16b, v29.16b, v20.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[w0]]
	ushr v10.16b, v10.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v11.16b
	ushr v11.16b, v11.16b, #4
	tbl v18.16b, {v0.16b}, v22.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	tbl v19.16b, {v1.16b}, v8.16b
	tbl v20.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v9.16b
	tbl v1.16b, {v2.16b}, v24.16b
	tbl v2.16b, {v2.16b}, v17.16b
	tbl v22.16b, {v25.16b}, v22.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v3.16b}, v10.16b
	add v20.16b, v20.16b, v0.16b
	tbl v0.16b, {v3.16b}, v11.16b
	tbl v8.16b, {v26.16b}, v8.16b
	tbl v25.16b, {v25.16b}, v30.16b
	add v12.16b, v12.16b, v18.16b
	add v30.16b, v1.16b, v19.16b
	add v18.16b, v21.16b, v20.16b
	add v19.16b, v2.16b, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v8.16b, v22.16b, v8.16b
	tbl v9.16b, {v26.16b}, v9.16b
	tbl v24.16b, {v27.16b}, v24.16b
	add v12.16b, v12.16b, v30.16b
	tbl v10.16b, {v28.16b}, v10.16b
	add v26.16b, v18.16b, v19.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]
	add v8.16b, v23.16b, v8.16b
	add v9.16b, v25.16b, v9.16b
	tbl v17.16b, {v27.16b}, v17.16b
	tbl v11.16b, {v28.16b}, v11.16b
	add v10.16b, v24.16b, v10.16b
	SYNTH_LOGIC v30.16b, v31.16b, v13.16b
	ushr v13.16b, v13.16b, #4
	add v9.16b, v29.16b, v9.16b
	SYNTH_LOGIC v27.16b, v31.16b, v14.16b
	add v11.16b, v17.16b, v11.16b
	add v8.16b, v8.16b, v10.16b
	ushr v10.16b, v14.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v15.16b
	ushr v15.16b, v15.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v16.16b
	add v9.16b, v9.16b, v11.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	ushr v11.16b, v16.16b, #4
	tbl v16.16b, {v4.16b}, v30.16b
	tbl v28.16b, {v5.16b}, v13.16b
	tbl v29.16b, {v4.16b}, v27.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]
	tbl v4.16b, {v5.16b}, v10.16b
	tbl v5.16b, {v6.16b}, v14.16b
	tbl v6.16b, {v6.16b}, v17.16b
	tbl v30.16b, {v0.16b}, v30.16b
	add v16.16b, v16.16b, v28.16b
	tbl v28.16b, {v7.16b}, v15.16b
	add v29.16b, v29.16b, v4.16b
	tbl v4.16b, {v7.16b}, v11.16b
	tbl v13.16b, {v1.16b}, v13.16b
	tbl v27.16b, {v0.16b}, v27.16b
	add v12.16b, v12.16b, v16.16b
	add v16.16b, v5.16b, v28.16b
	add v26.16b, v26.16b, v29.16b
	add v28.16b, v6.16b, v4.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	add v13.16b, v30.16b, v13.16b
	tbl v10.16b, {v1.16b}, v10.16b
	tbl v14.16b, {v2.16b}, v14.16b
	add v12.16b, v12.16b, v16.16b
	tbl v15.16b, {v3.16b}, v15.16b
	add v16.16b, v26.16b, v28.16b
	add v8.16b, v8.16b, v13.16b
	add v10.16b, v27.16b, v10.16b
	tbl v13.16b, {v2.16b}, v17.16b
	tbl v11.16b, {v3.16b}, v11.16b
	add v17.16b, v14.16b, v15.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	SYNTH_LOGIC v30.16b, v31.16b, v22.16b
	ushr v22.16b, v22.16b, #4
	add v9.16b, v9.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v23.16b
	add v11.16b, v13.16b, v11.16b
	add v8.16b, v8.16b, v17.16b
	ushr v17.16b, v23.16b, #4
	SYNTH_LOGIC v23.16b, v31.16b, v24.16b
	ushr v24.16b, v24.16b, #4
	SYNTH_LOGIC v13.16b, v31.16b, v25.16b
	add v9.16b, v9.16b, v11.16b
	ushr v11.16b, v25.16b, #4
	tbl v25.16b, {v4.16b}, v30.16b
	tbl v14.16b, {v5.16b}, v22.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	ldr q15, [%[k], #16]
	ldr q0, [%[k], #32]
	tbl v1.16b, {v4.16b}, v10.16b
	tbl v2.16b, {v5.16b}, v17.16b
	add v14.16b, v25.16b, v14.16b
	umlal v18.8h, v12.8b, v15.8b
	umlal2 v19.8h, v12.16b, v15.16b
	umlal v20.8h, v8.8b, v15.8b
	umlal2 v21.8h, v8.16b, v15.16b
	add v8.16b, v1.16b, v2.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v12.16b, {v6.16b}, v23.16b
	umlal v18.8h, v16.8b, v0.8b
	umlal2 v19.8h, v16.16b, v0.16b
	umlal v20.8h, v9.8b, v0.8b
	umlal2 v21.8h, v9.16b, v0.16b
	tbl v9.16b, {v7.16b}, v24.16b
	tbl v25.16b, {v6.16b}, v13.16b
	tbl v15.16b, {v7.16b}, v11.16b
	tbl v16.16b, {v26.16b}, v30.16b
	tbl v22.16b, {v27.16b}, v22.16b
	st1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]
	add v9.16b, v12.16b, v9.16b
	tbl v10.16b, {v26.16b}, v10.16b
	add v12.16b, v25.16b, v15.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x0]]
	add v22.16b, v16.16b, v22.16b
	tbl v30.16b, {v27.16b}, v17.16b
	add v9.16b, v14.16b, v9.16b
	tbl v23.16b, {v28.16b}, v23.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x1]]
	add v8.16b, v8.16b, v12.16b
	tbl v12.16b, {v29.16b}, v24.16b
	tbl v13.16b, {v28.16b}, v13.16b
	add v10.16b, v10.16b, v30.16b
	tbl v11.16b, {v29.16b}, v11.16b
	SYNTH_LOGIC v24.16b, v31.16b, v1.16b
	ushr v25.16b, v1.16b, #4
	add v12.16b, v23.16b, v12.16b
	SYNTH_LOGIC v23.16b, v31.16b, v2.16b
	ushr v26.16b, v2.16b, #4
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v11.16b, v13.16b, v11.16b
	add v22.16b, v22.16b, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v3.16b
	ushr v13.16b, v3.16b, #4
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[w0]]
	SYNTH_LOGIC v5.16b, v31.16b, v4.16b
	ushr v6.16b, v4.16b, #4
	add v10.16b, v10.16b, v11.16b
	tbl v11.16b, {v18.16b}, v24.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v4.16b, {v19.16b}, v25.16b
	tbl v18.16b, {v18.16b}, v23.16b
	tbl v19.16b, {v19.16b}, v26.16b
	tbl v7.16b, {v20.16b}, v12.16b
	tbl v20.16b, {v20.16b}, v5.16b
	tbl v24.16b, {v14.16b}, v24.16b
	add v11.16b, v11.16b, v4.16b
	tbl v4.16b, {v21.16b}, v13.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v21.16b}, v6.16b
	tbl v21.16b, {v15.16b}, v25.16b
	tbl v14.16b, {v14.16b}, v23.16b
	add v9.16b, v9.16b, v11.16b
	add v11.16b, v7.16b, v4.16b
	add v8.16b, v8.16b, v18.16b
	add v23.16b, v20.16b, v19.16b
	add v24.16b, v24.16b, v21.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x1]]
	tbl v15.16b, {v15.16b}, v26.16b
	tbl v12.16b, {v16.16b}, v12.16b
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v17.16b}, v13.16b
	add v8.16b, v8.16b, v23.16b
	add v13.16b, v22.16b, v24.16b
	add v14.16b, v14.16b, v15.16b
	tbl v15.16b, {v16.16b}, v5.16b
	tbl v16.16b, {v17.16b}, v6.16b
	add v17.16b, v12.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v27.16b
	ushr v12.16b, v27.16b, #4
	add v10.16b, v10.16b, v14.16b
	SYNTH_LOGIC v14.16b, v31.16b, v28.16b
	add v15.16b, v15.16b, v16.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v13.16b, v13.16b, v17.16b
	ushr v16.16b, v28.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v29.16b
	add v10.16b, v10.16b, v15.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]
	ushr v15.16b, v29.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v30.16b
	ushr v27.16b, v30.16b, #4
	tbl v28.16b, {v0.16b}, v11.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	tbl v29.16b, {v1.16b}, v12.16b
	tbl v30.16b, {v0.16b}, v14.16b
	tbl v0.16b, {v1.16b}, v16.16b
	tbl v1.16b, {v2.16b}, v17.16b
	tbl v2.16b, {v2.16b}, v26.16b
	tbl v11.16b, {v18.16b}, v11.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v3.16b}, v15.16b
	add v30.16b, v30.16b, v0.16b
	tbl v0.16b, {v3.16b}, v27.16b
	tbl v12.16b, {v19.16b}, v12.16b
	tbl v14.16b, {v18.16b}, v14.16b
	add v9.16b, v9.16b, v28.16b
	add v18.16b, v1.16b, v29.16b
	add v8.16b, v8.16b, v30.16b
	add v28.16b, v2.16b, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v19.16b}, v16.16b
	tbl v19.16b, {v20.16b}, v17.16b
	add v9.16b, v9.16b, v18.16b
	tbl v29.16b, {v21.16b}, v15.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to0]]
	add v8.16b, v8.16b, v28.16b
	add v11.16b, v13.16b, v11.16b
	add v28.16b, v14.16b, v12.16b
	tbl v20.16b, {v20.16b}, v26.16b
	tbl v21.16b, {v21.16b}, v27.16b
	add v19.16b, v19.16b, v29.16b
	SYNTH_LOGIC v26.16b, v31.16b, v22.16b
	ushr v22.16b, v22.16b, #4
	add v10.16b, v10.16b, v28.16b
	SYNTH_LOGIC v12.16b, v31.16b, v23.16b
	add v13.16b, v20.16b, v21.16b
	add v11.16b, v11.16b, v19.16b
	ushr v14.16b, v23.16b, #4
	SYNTH_LOGIC v23.16b, v31.16b, v24.16b
	ushr v24.16b, v24.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v25.16b
	add v10.16b, v10.16b, v13.16b
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	ushr v13.16b, v25.16b, #4
	tbl v25.16b, {v4.16b}, v26.16b
	tbl v20.16b, {v5.16b}, v22.16b
	tbl v21.16b, {v4.16b}, v12.16b
	tbl v27.16b, {v5.16b}, v14.16b
	tbl v28.16b, {v6.16b}, v23.16b
	tbl v29.16b, {v7.16b}, v24.16b
	tbl v30.16b, {v6.16b}, v19.16b
	add v20.16b, v25.16b, v20.16b
	tbl v25.16b, {v7.16b}, v13.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	add v21.16b, v21.16b, v27.16b
	tbl v26.16b, {v0.16b}, v26.16b
	add v27.16b, v28.16b, v29.16b
	tbl v22.16b, {v1.16b}, v22.16b
	add v9.16b, v9.16b, v20.16b
	add v20.16b, v30.16b, v25.16b
	add v8.16b, v8.16b, v21.16b
	tbl v12.16b, {v0.16b}, v12.16b
	tbl v14.16b, {v1.16b}, v14.16b
	add v21.16b, v26.16b, v22.16b
	add v9.16b, v9.16b, v27.16b
	tbl v22.16b, {v2.16b}, v23.16b
	add v8.16b, v8.16b, v20.16b
	tbl v20.16b, {v3.16b}, v24.16b
	add v12.16b, v12.16b, v14.16b
	add v11.16b, v11.16b, v21.16b
	tbl v14.16b, {v2.16b}, v19.16b
	tbl v13.16b, {v3.16b}, v13.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	add v19.16b, v22.16b, v20.16b
	add v10.16b, v10.16b, v12.16b
	ldr q12, [%[k], #16]
	ldr q20, [%[k], #32]
	add v13.16b, v14.16b, v13.16b
	add v11.16b, v11.16b, v19.16b
	umlal v15.8h, v9.8b, v12.8b
	umlal2 v16.8h, v9.16b, v12.16b
	add v19.16b, v10.16b, v13.16b
	umlal v17.8h, v11.8b, v12.8b
	umlal v15.8h, v8.8b, v20.8b
	umlal2 v16.8h, v8.16b, v20.16b
	umlal2 v18.8h, v11.16b, v12.16b
	umlal v17.8h, v19.8b, v20.8b
	umlal2 v18.8h, v19.16b, v20.16b
	st1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to0]]
	b.ne 1b

//// ee9496188d1a
/* 16 steps per round, 2 x added to what is kept; 652 instructions, 648 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 51ec8c3d8169
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v8.16b, v31.16b, v0.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[x1]]
	ushr v13.16b, v0.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v1.16b
	ushr v15.16b, v1.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v2.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x2]]
	ushr v21.16b, v2.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v3.16b
	ushr v23.16b, v3.16b, #4
	tbl v24.16b, {v4.16b}, v8.16b
	tbl v25.16b, {v5.16b}, v13.16b
	tbl v26.16b, {v4.16b}, v14.16b
	tbl v27.16b, {v5.16b}, v15.16b
	tbl v28.16b, {v6.16b}, v16.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v29.16b, {v7.16b}, v21.16b
	tbl v30.16b, {v6.16b}, v22.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v7.16b}, v23.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v9.16b}, v8.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v10.16b}, v13.16b
	tbl v9.16b, {v9.16b}, v14.16b
	add v25.16b, v30.16b, v25.16b
	tbl v10.16b, {v10.16b}, v15.16b
	tbl v30.16b, {v11.16b}, v16.16b
	add v24.16b, v24.16b, v28.16b
	add v27.16b, v27.16b, v29.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v25.16b, v26.16b, v25.16b
	add v26.16b, v9.16b, v10.16b
	tbl v9.16b, {v12.16b}, v21.16b
	tbl v10.16b, {v11.16b}, v22.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]
	tbl v11.16b, {v12.16b}, v23.16b
	tbl v12.16b, {v17.16b}, v8.16b
	tbl v28.16b, {v18.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v14.16b
	add v9.16b, v30.16b, v9.16b
	tbl v18.16b, {v18.16b}, v15.16b
	add v10.16b, v10.16b, v11.16b
	tbl v11.16b, {v19.16b}, v16.16b
	add v12.16b, v12.16b, v28.16b
	tbl v28.16b, {v20.16b}, v21.16b
	add v9.16b, v27.16b, v9.16b
	add v27.16b, v17.16b, v18.16b
	add v10.16b, v26.16b, v10.16b
	tbl v26.16b, {v19.16b}, v22.16b
	tbl v29.16b, {v20.16b}, v23.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x0]]
	add v11.16b, v11.16b, v28.16b
	tbl v8.16b, {v0.16b}, v8.16b
	tbl v13.16b, {v1.16b}, v13.16b
	tbl v14.16b, {v0.16b}, v14.16b
	tbl v15.16b, {v1.16b}, v15.16b
	add v26.16b, v26.16b, v29.16b
	add v11.16b, v12.16b, v11.16b
	tbl v12.16b, {v2.16b}, v16.16b
	add v8.16b, v8.16b, v13.16b
	tbl v13.16b, {v3.16b}, v21.16b
	add v21.16b, v14.16b, v15.16b
	add v14.16b, v27.16b, v26.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	tbl v22.16b, {v2.16b}, v22.16b
	tbl v23.16b, {v3.16b}, v23.16b
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	add v12.16b, v12.16b, v13.16b
	ushr v13.16b, v4.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v5.16b
	ushr v16.16b, v5.16b, #4
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v22.16b, v22.16b, v23.16b
	SYNTH_LOGIC v23.16b, v31.16b, v6.16b
	add v8.16b, v8.16b, v12.16b
	ushr v12.16b, v6.16b, #4
	SYNTH_LOGIC v4.16b, v31.16b, v7.16b
	ushr v5.16b, v7.16b, #4
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v17.16b}, v30.16b
	tbl v6.16b, {v18.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v15.16b
	tbl v18.16b, {v18.16b}, v16.16b
	tbl v7.16b, {v19.16b}, v23.16b
	tbl v19.16b, {v19.16b}, v4.16b
	add v22.16b, v22.16b, v6.16b
	tbl v6.16b, {v20.16b}, v12.16b
	add v17.16b, v17.16b, v18.16b
	tbl v18.16b, {v20.16b}, v5.16b
	tbl v20.16b, {v26.16b}, v30.16b
	tbl v26.16b, {v26.16b}, v15.16b
	add v22.16b, v24.16b, v22.16b
	add v24.16b, v7.16b, v6.16b
	add v17.16b, v25.16b, v17.16b
	add v25.16b, v19.16b, v18.16b
	tbl v18.16b, {v27.16b}, v13.16b
	tbl v19.16b, {v27.16b}, v16.16b
	tbl v27.16b, {v28.16b}, v23.16b
	add v22.16b, v22.16b, v24.16b
	tbl v24.16b, {v29.16b}, v12.16b
	add v17.16b, v17.16b, v25.16b
	add v18.16b, v20.16b, v18.16b
	add v19.16b, v26.16b, v19.16b
	tbl v20.16b, {v28.16b}, v4.16b
	tbl v25.16b, {v29.16b}, v5.16b
	add v24.16b, v27.16b, v24.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v9.16b, v9.16b, v18.16b
	add v10.16b, v10.16b, v19.16b
	add v25.16b, v20.16b, v25.16b
	tbl v18.16b, {v0.16b}, v30.16b
	tbl v19.16b, {v1.16b}, v13.16b
	tbl v20.16b, {v0.16b}, v15.16b
	add v9.16b, v9.16b, v24.16b
	tbl v24.16b, {v1.16b}, v16.16b
	add v10.16b, v10.16b, v25.16b
	tbl v25.16b, {v2.16b}, v23.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v3.16b}, v12.16b
	tbl v6.16b, {v2.16b}, v4.16b
	add v20.16b, v20.16b, v24.16b
	tbl v24.16b, {v3.16b}, v5.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	tbl v30.16b, {v26.16b}, v30.16b
	add v11.16b, v11.16b, v18.16b
	add v25.16b, v25.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v14.16b, v14.16b, v20.16b
	add v24.16b, v6.16b, v24.16b
	tbl v15.16b, {v26.16b}, v15.16b
	tbl v16.16b, {v27.16b}, v16.16b
	add v11.16b, v11.16b, v25.16b
	add v13.16b, v30.16b, v13.16b
	tbl v23.16b, {v28.16b}, v23.16b
	add v14.16b, v14.16b, v24.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x0]]
	tbl v12.16b, {v29.16b}, v12.16b
	add v30.16b, v15.16b, v16.16b
	tbl v28.16b, {v28.16b}, v4.16b
	add v8.16b, v8.16b, v13.16b
	tbl v13.16b, {v29.16b}, v5.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	SYNTH_LOGIC v29.16b, v31.16b, v0.16b
	add v12.16b, v23.16b, v12.16b
	add v23.16b, v21.16b, v30.16b
	ushr v30.16b, v0.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v1.16b
	add v13.16b, v28.16b, v13.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x2]]
	ushr v16.16b, v1.16b, #4
	add v8.16b, v8.16b, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v2.16b
	ushr v28.16b, v2.16b, #4
	SYNTH_LOGIC v0.16b, v31.16b, v3.16b
	add v13.16b, v23.16b, v13.16b
	ushr v23.16b, v3.16b, #4
	tbl v1.16b, {v24.16b}, v29.16b
	tbl v2.16b, {v25.16b}, v30.16b
	tbl v24.16b, {v24.16b}, v15.16b
	tbl v25.16b, {v25.16b}, v16.16b
	tbl v3.16b, {v26.16b}, v12.16b
	tbl v26.16b, {v26.16b}, v0.16b
	add v1.16b, v1.16b, v2.16b
	tbl v2.16b, {v27.16b}, v28.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v27.16b}, v23.16b
	tbl v27.16b, {v4.16b}, v29.16b
	tbl v4.16b, {v4.16b}, v15.16b
	add v22.16b, v22.16b, v1.16b
	add v1.16b, v3.16b, v2.16b
	add v17.16b, v17.16b, v24.16b
	add v24.16b, v26.16b, v25.16b
	tbl v25.16b, {v5.16b}, v30.16b
	tbl v26.16b, {v5.16b}, v16.16b
	tbl v5.16b, {v6.16b}, v12.16b
	add v22.16b, v22.16b, v1.16b
	tbl v1.16b, {v7.16b}, v28.16b
	add v17.16b, v17.16b, v24.16b
	add v27.16b, v27.16b, v25.16b
	add v24.16b, v4.16b, v26.16b
	tbl v25.16b, {v6.16b}, v0.16b
	tbl v26.16b, {v7.16b}, v23.16b
	add v1.16b, v5.16b, v1.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v9.16b, v9.16b, v27.16b
	add v10.16b, v10.16b, v24.16b
	add v24.16b, v25.16b, v26.16b
	tbl v25.16b, {v18.16b}, v29.16b
	tbl v26.16b, {v19.16b}, v30.16b
	tbl v18.16b, {v18.16b}, v15.16b
	add v9.16b, v9.16b, v1.16b
	tbl v19.16b, {v19.16b}, v16.16b
	add v10.16b, v10.16b, v24.16b
	tbl v24.16b, {v20.16b}, v12.16b
	add v25.16b, v25.16b, v26.16b
	tbl v26.16b, {v21.16b}, v28.16b
	tbl v20.16b, {v20.16b}, v0.16b
	add v27.16b, v18.16b, v19.16b
	tbl v21.16b, {v21.16b}, v23.16b
	tbl v29.16b, {v2.16b}, v29.16b
	add v11.16b, v11.16b, v25.16b
	add v18.16b, v24.16b, v26.16b
	tbl v19.16b, {v3.16b}, v30.16b
	add v14.16b, v14.16b, v27.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[w0]]
	add v30.16b, v20.16b, v21.16b
	tbl v15.16b, {v2.16b}, v15.16b
	tbl v16.16b, {v3.16b}, v16.16b
	add v11.16b, v11.16b, v18.16b
	add v29.16b, v29.16b, v19.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[x0]]
	tbl v12.16b, {v4.16b}, v12.16b
	add v14.16b, v14.16b, v30.16b
	tbl v28.16b, {v5.16b}, v28.16b
	add v30.16b, v15.16b, v16.16b
	tbl v15.16b, {v4.16b}, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v8.16b, v8.16b, v29.16b
	tbl v16.16b, {v5.16b}, v23.16b
	SYNTH_LOGIC v23.16b, v31.16b, v24.16b
	add v12.16b, v12.16b, v28.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	add v13.16b, v13.16b, v30.16b
	ushr v24.16b, v24.16b, #4
	SYNTH_LOGIC v28.16b, v31.16b, v25.16b
	add v15.16b, v15.16b, v16.16b
	ushr v16.16b, v25.16b, #4
	add v8.16b, v8.16b, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v26.16b
	ushr v25.16b, v26.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v27.16b
	add v13.16b, v13.16b, v15.16b
	ushr v15.16b, v27.16b, #4
	tbl v27.16b, {v18.16b}, v23.16b
	tbl v29.16b, {v19.16b}, v24.16b
	tbl v18.16b, {v18.16b}, v28.16b
	tbl v19.16b, {v19.16b}, v16.16b
	tbl v30.16b, {v20.16b}, v12.16b
	tbl v20.16b, {v20.16b}, v26.16b
	add v27.16b, v27.16b, v29.16b
	tbl v29.16b, {v21.16b}, v25.16b
	add v18.16b, v18.16b, v19.16b
	tbl v19.16b, {v21.16b}, v15.16b
	tbl v21.16b, {v0.16b}, v23.16b
	tbl v0.16b, {v0.16b}, v28.16b
	add v22.16b, v22.16b, v27.16b
	add v27.16b, v30.16b, v29.16b
	add v17.16b, v17.16b, v18.16b
	add v29.16b, v20.16b, v19.16b
	tbl v30.16b, {v1.16b}, v24.16b
	tbl v18.16b, {v1.16b}, v16.16b
	tbl v19.16b, {v2.16b}, v12.16b
	add v20.16b, v22.16b, v27.16b
	tbl v22.16b, {v3.16b}, v25.16b
	add v17.16b, v17.16b, v29.16b
	add v21.16b, v21.16b, v30.16b
	add v18.16b, v0.16b, v18.16b
	tbl v27.16b, {v2.16b}, v26.16b
	tbl v29.16b, {v3.16b}, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v19.16b, v19.16b, v22.16b
	add v9.16b, v9.16b, v21.16b
	add v10.16b, v10.16b, v18.16b
	ldr q18, [%[k], #16]
	add v27.16b, v27.16b, v29.16b
	tbl v21.16b, {v0.16b}, v23.16b
	tbl v22.16b, {v1.16b}, v24.16b
	add v9.16b, v9.16b, v19.16b
	umlal v4.8h, v20.8b, v18.8b
	umlal2 v5.8h, v20.16b, v18.16b
	add v10.16b, v10.16b, v27.16b
	tbl v27.16b, {v0.16b}, v28.16b
	add v29.16b, v21.16b, v22.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x3]]
	umlal v6.8h, v9.8b, v18.8b
	umlal2 v7.8h, v9.16b, v18.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	ldr q9, [%[k], #32]
	tbl v30.16b, {v1.16b}, v16.16b
	add v11.16b, v11.16b, v29.16b
	tbl v29.16b, {v2.16b}, v12.16b
	umlal v4.8h, v17.8b, v9.8b
	umlal2 v5.8h, v17.16b, v9.16b
	umlal v6.8h, v10.8b, v9.8b
	umlal2 v7.8h, v10.16b, v9.16b
	add v10.16b, v27.16b, v30.16b
	tbl v17.16b, {v3.16b}, v25.16b
	tbl v27.16b, {v2.16b}, v26.16b
	tbl v30.16b, {v3.16b}, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	tbl v23.16b, {v19.16b}, v23.16b
	tbl v24.16b, {v20.16b}, v24.16b
	add v10.16b, v14.16b, v10.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	add v14.16b, v29.16b, v17.16b
	add v17.16b, v27.16b, v30.16b
	tbl v19.16b, {v19.16b}, v28.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[w0]]
	add v23.16b, v23.16b, v24.16b
	tbl v16.16b, {v20.16b}, v16.16b
	add v11.16b, v11.16b, v14.16b
	add v10.16b, v10.16b, v17.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	tbl v12.16b, {v21.16b}, v12.16b
	tbl v14.16b, {v22.16b}, v25.16b
	add v8.16b, v8.16b, v23.16b
	add v16.16b, v19.16b, v16.16b
	umlal v0.8h, v11.8b, v18.8b
	umlal2 v1.8h, v11.16b, v18.16b
	tbl v11.16b, {v21.16b}, v26.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x1]]
	add v12.16b, v12.16b, v14.16b
	tbl v17.16b, {v22.16b}, v15.16b
	add v13.16b, v13.16b, v16.16b
	umlal v0.8h, v10.8b, v9.8b
	umlal2 v1.8h, v10.16b, v9.16b
	SYNTH_LOGIC v10.16b, v31.16b, v27.16b
	add v8.16b, v8.16b, v12.16b
	add v11.16b, v11.16b, v17.16b
	ushr v12.16b, v27.16b, #4
	SYNTH_LOGIC v27.16b, v31.16b, v28.16b
	ushr v28.16b, v28.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v29.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x2]]
	umlal v2.8h, v8.8b, v18.8b
	add v11.16b, v13.16b, v11.16b
	umlal2 v3.8h, v8.16b, v18.16b
	ushr v8.16b, v29.16b, #4
	SYNTH_LOGIC v13.16b, v31.16b, v30.16b
	ushr v29.16b, v30.16b, #4
	tbl v30.16b, {v4.16b}, v10.16b
	umlal v2.8h, v11.8b, v9.8b
	umlal2 v3.8h, v11.16b, v9.16b
	tbl v9.16b, {v5.16b}, v12.16b
	tbl v11.16b, {v4.16b}, v27.16b
	tbl v15.16b, {v5.16b}, v28.16b
	tbl v16.16b, {v6.16b}, v14.16b
	tbl v17.16b, {v7.16b}, v8.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	add v9.16b, v30.16b, v9.16b
	tbl v18.16b, {v6.16b}, v13.16b
	add v11.16b, v11.16b, v15.16b
	tbl v15.16b, {v7.16b}, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	add v30.16b, v16.16b, v17.16b
	tbl v16.16b, {v23.16b}, v10.16b
	tbl v17.16b, {v24.16b}, v12.16b
	tbl v23.16b, {v23.16b}, v27.16b
	tbl v24.16b, {v24.16b}, v28.16b
	add v15.16b, v18.16b, v15.16b
	add v9.16b, v9.16b, v30.16b
	tbl v18.16b, {v25.16b}, v14.16b
	add v30.16b, v16.16b, v17.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v11.16b, v11.16b, v15.16b
	add v23.16b, v23.16b, v24.16b
	tbl v24.16b, {v26.16b}, v8.16b
	tbl v25.16b, {v25.16b}, v13.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]
	tbl v26.16b, {v26.16b}, v29.16b
	tbl v15.16b, {v19.16b}, v10.16b
	tbl v16.16b, {v20.16b}, v12.16b
	tbl v17.16b, {v19.16b}, v27.16b
	add v24.16b, v18.16b, v24.16b
	tbl v18.16b, {v20.16b}, v28.16b
	add v19.16b, v25.16b, v26.16b
	tbl v20.16b, {v21.16b}, v14.16b
	add v15.16b, v15.16b, v16.16b
	tbl v16.16b, {v22.16b}, v8.16b
	add v30.16b, v30.16b, v24.16b
	add v17.16b, v17.16b, v18.16b
	add v18.16b, v23.16b, v19.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x0]]
	tbl v19.16b, {v21.16b}, v13.16b
	tbl v21.16b, {v22.16b}, v29.16b
	add v16.16b, v20.16b, v16.16b
	tbl v10.16b, {v0.16b}, v10.16b
	tbl v12.16b, {v1.16b}, v12.16b
	tbl v20.16b, {v0.16b}, v27.16b
	tbl v22.16b, {v1.16b}, v28.16b
	add v19.16b, v19.16b, v21.16b
	add v21.16b, v15.16b, v16.16b
	tbl v27.16b, {v2.16b}, v14.16b
	add v10.16b, v10.16b, v12.16b
	tbl v8.16b, {v3.16b}, v8.16b
	add v12.16b, v20.16b, v22.16b
	add v22.16b, v17.16b, v19.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x1]]
	tbl v13.16b, {v2.16b}, v13.16b
	tbl v19.16b, {v3.16b}, v29.16b
	SYNTH_LOGIC v20.16b, v31.16b, v4.16b
	add v8.16b, v27.16b, v8.16b
	ushr v27.16b, v4.16b, #4
	SYNTH_LOGIC v28.16b, v31.16b, v5.16b
	ushr v29.16b, v5.16b, #4
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v13.16b, v13.16b, v19.16b
	SYNTH_LOGIC v19.16b, v31.16b, v6.16b
	add v8.16b, v10.16b, v8.16b
	ushr v10.16b, v6.16b, #4
	SYNTH_LOGIC v4.16b, v31.16b, v7.16b
	ushr v5.16b, v7.16b, #4
	add v12.16b, v12.16b, v13.16b
	tbl v13.16b, {v23.16b}, v20.16b
	tbl v6.16b, {v24.16b}, v27.16b
	tbl v23.16b, {v23.16b}, v28.16b
	tbl v24.16b, {v24.16b}, v29.16b
	tbl v7.16b, {v25.16b}, v19.16b
	tbl v25.16b, {v25.16b}, v4.16b
	add v13.16b, v13.16b, v6.16b
	tbl v6.16b, {v26.16b}, v10.16b
	add v23.16b, v23.16b, v24.16b
	tbl v24.16b, {v26.16b}, v5.16b
	tbl v26.16b, {v14.16b}, v20.16b
	tbl v14.16b, {v14.16b}, v28.16b
	add v9.16b, v9.16b, v13.16b
	add v13.16b, v7.16b, v6.16b
	add v11.16b, v11.16b, v23.16b
	add v23.16b, v25.16b, v24.16b
	tbl v24.16b, {v15.16b}, v27.16b
	tbl v15.16b, {v15.16b}, v29.16b
	tbl v25.16b, {v16.16b}, v19.16b
	add v9.16b, v9.16b, v13.16b
	tbl v13.16b, {v17.16b}, v10.16b
	add v11.16b, v11.16b, v23.16b
	add v26.16b, v26.16b, v24.16b
	add v14.16b, v14.16b, v15.16b
	tbl v15.16b, {v16.16b}, v4.16b
	tbl v16.16b, {v17.16b}, v5.16b
	add v13.16b, v25.16b, v13.16b
	tbl v17.16b, {v0.16b}, v20.16b
	add v30.16b, v30.16b, v26.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v14.16b, v18.16b, v14.16b
	add v18.16b, v15.16b, v16.16b
	add v13.16b, v30.16b, v13.16b
	tbl v30.16b, {v1.16b}, v27.16b
	tbl v15.16b, {v0.16b}, v28.16b
	tbl v16.16b, {v1.16b}, v29.16b
	tbl v0.16b, {v2.16b}, v19.16b
	add v14.16b, v14.16b, v18.16b
	tbl v18.16b, {v3.16b}, v10.16b
	add v17.16b, v17.16b, v30.16b
	tbl v30.16b, {v2.16b}, v4.16b
	add v15.16b, v15.16b, v16.16b
	tbl v16.16b, {v3.16b}, v5.16b
	tbl v20.16b, {v23.16b}, v20.16b
	add v18.16b, v0.16b, v18.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	add v17.16b, v21.16b, v17.16b
	tbl v21.16b, {v24.16b}, v27.16b
	add v15.16b, v22.16b, v15.16b
	add v16.16b, v30.16b, v16.16b
	tbl v30.16b, {v23.16b}, v28.16b
	tbl v22.16b, {v24.16b}, v29.16b
	add v17.16b, v17.16b, v18.16b
	add v18.16b, v20.16b, v21.16b
	tbl v23.16b, {v25.16b}, v19.16b
	add v24.16b, v15.16b, v16.16b
	tbl v10.16b, {v26.16b}, v10.16b
	add v15.16b, v30.16b, v22.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x0]]
	tbl v16.16b, {v25.16b}, v4.16b
	add v8.16b, v8.16b, v18.16b
	tbl v18.16b, {v26.16b}, v5.16b
	SYNTH_LOGIC v25.16b, v31.16b, v0.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	add v10.16b, v23.16b, v10.16b
	add v12.16b, v12.16b, v15.16b
	ushr v15.16b, v0.16b, #4
	SYNTH_LOGIC v23.16b, v31.16b, v1.16b
	add v16.16b, v16.16b, v18.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x2]]
	ushr v18.16b, v1.16b, #4
	add v8.16b, v8.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v2.16b
	ushr v30.16b, v2.16b, #4
	SYNTH_LOGIC v0.16b, v31.16b, v3.16b
	add v12.16b, v12.16b, v16.16b
	ushr v16.16b, v3.16b, #4
	tbl v1.16b, {v19.16b}, v25.16b
	tbl v2.16b, {v20.16b}, v15.16b
	tbl v19.16b, {v19.16b}, v23.16b
	tbl v20.16b, {v20.16b}, v18.16b
	tbl v3.16b, {v21.16b}, v10.16b
	tbl v21.16b, {v21.16b}, v0.16b
	add v1.16b, v1.16b, v2.16b
	tbl v2.16b, {v22.16b}, v30.16b
	add v19.16b, v19.16b, v20.16b
	tbl v20.16b, {v22.16b}, v16.16b
	tbl v22.16b, {v26.16b}, v25.16b
	tbl v26.16b, {v26.16b}, v23.16b
	add v9.16b, v9.16b, v1.16b
	add v1.16b, v3.16b, v2.16b
	add v11.16b, v11.16b, v19.16b
	add v19.16b, v21.16b, v20.16b
	tbl v20.16b, {v27.16b}, v15.16b
	tbl v21.16b, {v27.16b}, v18.16b
	tbl v27.16b, {v28.16b}, v10.16b
	add v9.16b, v9.16b, v1.16b
	tbl v1.16b, {v29.16b}, v30.16b
	add v11.16b, v11.16b, v19.16b
	add v22.16b, v22.16b, v20.16b
	add v26.16b, v26.16b, v21.16b
	tbl v28.16b, {v28.16b}, v0.16b
	tbl v29.16b, {v29.16b}, v16.16b
	add v27.16b, v27.16b, v1.16b
	tbl v19.16b, {v4.16b}, v25.16b
	add v13.16b, v13.16b, v22.16b
	add v14.16b, v14.16b, v26.16b
	tbl v26.16b, {v5.16b}, v15.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v4.16b}, v23.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v13.16b, v13.16b, v27.16b
	add v14.16b, v14.16b, v28.16b
	add v26.16b, v19.16b, v26.16b
	tbl v27.16b, {v5.16b}, v18.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[w0]]
	tbl v28.16b, {v6.16b}, v10.16b
	tbl v5.16b, {v7.16b}, v30.16b
	tbl v6.16b, {v6.16b}, v0.16b
	tbl v7.16b, {v7.16b}, v16.16b
	add v17.16b, v17.16b, v26.16b
	add v29.16b, v29.16b, v27.16b
	tbl v25.16b, {v1.16b}, v25.16b
	add v26.16b, v28.16b, v5.16b
	tbl v15.16b, {v2.16b}, v15.16b
	add v27.16b, v6.16b, v7.16b
	tbl v23.16b, {v1.16b}, v23.16b
	add v24.16b, v24.16b, v29.16b
	tbl v18.16b, {v2.16b}, v18.16b
	add v17.16b, v17.16b, v26.16b
	add v15.16b, v25.16b, v15.16b
	tbl v10.16b, {v3.16b}, v10.16b
	tbl v25.16b, {v4.16b}, v30.16b
	add v24.16b, v24.16b, v27.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	add v18.16b, v23.16b, v18.16b
	tbl v23.16b, {v3.16b}, v0.16b
	add v8.16b, v8.16b, v15.16b
	tbl v30.16b, {v4.16b}, v16.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v10.16b, v10.16b, v25.16b
	SYNTH_LOGIC v25.16b, v31.16b, v19.16b
	add v12.16b, v12.16b, v18.16b
	ushr v15.16b, v19.16b, #4
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	SYNTH_LOGIC v16.16b, v31.16b, v20.16b
	add v23.16b, v23.16b, v30.16b
	add v8.16b, v8.16b, v10.16b
	ushr v10.16b, v20.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v21.16b
	ushr v18.16b, v21.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v22.16b
	add v12.16b, v12.16b, v23.16b
	ushr v20.16b, v22.16b, #4
	tbl v21.16b, {v26.16b}, v25.16b
	tbl v22.16b, {v27.16b}, v15.16b
	tbl v23.16b, {v26.16b}, v16.16b
	tbl v26.16b, {v27.16b}, v10.16b
	tbl v27.16b, {v28.16b}, v30.16b
	tbl v28.16b, {v28.16b}, v19.16b
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v29.16b}, v18.16b
	add v23.16b, v23.16b, v26.16b
	tbl v26.16b, {v29.16b}, v20.16b
	tbl v29.16b, {v0.16b}, v25.16b
	tbl v0.16b, {v0.16b}, v16.16b
	add v9.16b, v9.16b, v21.16b
	add v27.16b, v27.16b, v22.16b
	add v11.16b, v11.16b, v23.16b
	add v26.16b, v28.16b, v26.16b
	tbl v28.16b, {v1.16b}, v15.16b
	tbl v21.16b, {v1.16b}, v10.16b
	tbl v22.16b, {v2.16b}, v30.16b
	add v9.16b, v9.16b, v27.16b
	tbl v23.16b, {v3.16b}, v18.16b
	add v11.16b, v11.16b, v26.16b
	add v26.16b, v29.16b, v28.16b
	add v21.16b, v0.16b, v21.16b
	tbl v27.16b, {v2.16b}, v19.16b
	tbl v28.16b, {v3.16b}, v20.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v29.16b, v22.16b, v23.16b
	add v13.16b, v13.16b, v26.16b
	add v14.16b, v14.16b, v21.16b
	ldr q26, [%[k], #16]
	add v27.16b, v27.16b, v28.16b
	tbl v28.16b, {v0.16b}, v25.16b
	tbl v21.16b, {v1.16b}, v15.16b
	add v13.16b, v13.16b, v29.16b
	umlal v4.8h, v9.8b, v26.8b
	umlal2 v5.8h, v9.16b, v26.16b
	add v9.16b, v14.16b, v27.16b
	tbl v14.16b, {v0.16b}, v16.16b
	add v21.16b, v28.16b, v21.16b
	umlal v6.8h, v13.8b, v26.8b
	umlal2 v7.8h, v13.16b, v26.16b
	tbl v13.16b, {v1.16b}, v10.16b
	tbl v22.16b, {v2.16b}, v30.16b
	tbl v23.16b, {v3.16b}, v18.16b
	add v17.16b, v17.16b, v21.16b
	tbl v21.16b, {v2.16b}, v19.16b
	tbl v27.16b, {v3.16b}, v20.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	ldr q28, [%[k], #32]
	add v29.16b, v14.16b, v13.16b
	add v13.16b, v22.16b, v23.16b
	add v14.16b, v21.16b, v27.16b
	umlal v4.8h, v11.8b, v28.8b
	umlal2 v5.8h, v11.16b, v28.16b
	umlal v6.8h, v9.8b, v28.8b
	umlal2 v7.8h, v9.16b, v28.16b
	add v9.16b, v24.16b, v29.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]
	add v11.16b, v17.16b, v13.16b
	tbl v13.16b, {v0.16b}, v25.16b
	tbl v15.16b, {v1.16b}, v15.16b
	tbl v25.16b, {v0.16b}, v16.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	add v9.16b, v9.16b, v14.16b
	umlal v21.8h, v11.8b, v26.8b
	umlal2 v22.8h, v11.16b, v26.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	add v11.16b, v13.16b, v15.16b
	tbl v10.16b, {v1.16b}, v10.16b
	tbl v27.16b, {v2.16b}, v30.16b
	umlal v21.8h, v9.8b, v28.8b
	umlal2 v22.8h, v9.16b, v28.16b
	tbl v9.16b, {v3.16b}, v18.16b
	add v8.16b, v8.16b, v11.16b
	add v25.16b, v25.16b, v10.16b
	tbl v10.16b, {v2.16b}, v19.16b
	tbl v11.16b, {v3.16b}, v20.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	add v9.16b, v27.16b, v9.16b
	add v25.16b, v12.16b, v25.16b
	add v27.16b, v10.16b, v11.16b
	add v29.16b, v8.16b, v9.16b
	add v25.16b, v25.16b, v27.16b
	umlal v23.8h, v29.8b, v26.8b
	umlal2 v24.8h, v29.16b, v26.16b
	umlal v23.8h, v25.8b, v28.8b
	umlal2 v24.8h, v25.16b, v28.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]
	b.ne 1b

//// c29f3ed7eb45
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 22;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 22;
#endif

//// 95f01ab369ad
          if (folds < 2) {
            folds = 22;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 1be69879af55
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 8decb0364566
 * A2W2 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 190f4a04b277
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit bipolar, values [-3,
 * -1, 1, 3], that is -3 + 2 * code.
 *

//// 6cbae0199282
 * K up to 119304640 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 2a16c3585473
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 45 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// 86d501c29cc5
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 2 x added to what is kept; 368 instructions, 364 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 04921005832e
/* 16 steps per round, 2 x added to what is kept; 652 instructions, 648 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// b78d5d0164a8
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 45;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 45;
#endif

//// 2199fef2027e
          if (folds < 2) {
            folds = 45;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// f521447f67b9
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 746b2c68ef9d
          if (--left1 == 0) {
            left1 = 45;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// ce2a7c4d7a9e
 * A2W2 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 2418492be72c
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 2 bit bipolar, values [-3, -1,
 * 1, 3], that is -3 + 2 * code.
 *

//// 6ca0105c21cb
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 1a16bd66f980
 * A2W2 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 249fec4a04fe
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit twos, values [-2, -1,
 * 0, 1], that is -2 + 1 * code.
 *

//// 56bb3f9df5ed
 * K up to 238609288 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 29f05b57dd59
 * Byte sums: 2 per cell, a step adds at most 24; every 10 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 91 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// 0f602426e9be
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 91;

//// d912198a8157
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 1d9dc8e301a9
          if (--left1 == 0) {
            left1 = 91;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// c0499efebdb9
 * A2W2 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 5a722017576b
 * A2W2 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 7ff09c341ad9
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 2 bit unsigned, values [0, 1,
 * 2, 3], that is 0 + 1 * code.
 *

//// 04e15d08d4cb
 * A2W3 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 680d54b0277a
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 9 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// 0a4a2e59b9a2
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 2 x added to what is kept; 566 instructions, 546 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 0591cec3af36
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v5.16b, v31.16b, v0.16b
	ushr v6.16b, v0.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v1.16b
	ushr v8.16b, v1.16b, #4
	SYNTH_LOGIC v9.16b, v31.16b, v2.16b
	ushr v10.16b, v2.16b, #4
	ld1 {v11.16b, v12.16b}, [%[x1]]
	tbl v13.16b, {v3.16b}, v5.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v14.16b, {v4.16b}, v6.16b
	tbl v15.16b, {v3.16b}, v7.16b
	tbl v16.16b, {v4.16b}, v8.16b
	tbl v17.16b, {v3.16b}, v9.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	tbl v21.16b, {v4.16b}, v10.16b
	tbl v5.16b, {v11.16b}, v5.16b
	add v13.16b, v13.16b, v14.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v6.16b, {v12.16b}, v6.16b
	add v14.16b, v15.16b, v16.16b
	tbl v7.16b, {v11.16b}, v7.16b
	add v21.16b, v17.16b, v21.16b
	tbl v8.16b, {v12.16b}, v8.16b
	tbl v9.16b, {v11.16b}, v9.16b
	add v11.16b, v5.16b, v6.16b
	tbl v10.16b, {v12.16b}, v10.16b
	SYNTH_LOGIC v12.16b, v31.16b, v18.16b
	ushr v5.16b, v18.16b, #4
	add v6.16b, v7.16b, v8.16b
	SYNTH_LOGIC v7.16b, v31.16b, v19.16b
	ushr v8.16b, v19.16b, #4
	add v9.16b, v9.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v20.16b
	ushr v15.16b, v20.16b, #4
	ld1 {v16.16b, v17.16b}, [%[x1]]
	tbl v18.16b, {v22.16b}, v12.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v19.16b, {v23.16b}, v5.16b
	tbl v20.16b, {v22.16b}, v7.16b
	tbl v24.16b, {v23.16b}, v8.16b
	tbl v22.16b, {v22.16b}, v10.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v23.16b, {v23.16b}, v15.16b
	tbl v12.16b, {v16.16b}, v12.16b
	add v18.16b, v18.16b, v19.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v5.16b, {v17.16b}, v5.16b
	add v24.16b, v20.16b, v24.16b
	tbl v7.16b, {v16.16b}, v7.16b
	add v30.16b, v22.16b, v23.16b
	tbl v8.16b, {v17.16b}, v8.16b
	add v13.16b, v13.16b, v18.16b
	add v5.16b, v12.16b, v5.16b
	add v12.16b, v14.16b, v24.16b
	tbl v10.16b, {v16.16b}, v10.16b
	add v14.16b, v21.16b, v30.16b
	add v16.16b, v7.16b, v8.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v5.16b, v11.16b, v5.16b
	SYNTH_LOGIC v11.16b, v31.16b, v25.16b
	ushr v30.16b, v25.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v16.16b
	add v8.16b, v10.16b, v15.16b
	ushr v10.16b, v26.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v11.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v8.16b, v9.16b, v8.16b
	tbl v9.16b, {v29.16b}, v30.16b
	tbl v20.16b, {v28.16b}, v7.16b
	tbl v21.16b, {v29.16b}, v10.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v15.16b
	tbl v26.16b, {v29.16b}, v16.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v11.16b, {v17.16b}, v11.16b
	add v9.16b, v19.16b, v9.16b
	tbl v19.16b, {v18.16b}, v30.16b
	add v20.16b, v20.16b, v21.16b
	tbl v7.16b, {v17.16b}, v7.16b
	add v21.16b, v25.16b, v26.16b
	tbl v10.16b, {v18.16b}, v10.16b
	add v9.16b, v13.16b, v9.16b
	add v11.16b, v11.16b, v19.16b
	add v12.16b, v12.16b, v20.16b
	tbl v13.16b, {v17.16b}, v15.16b
	add v17.16b, v14.16b, v21.16b
	add v7.16b, v7.16b, v10.16b
	tbl v10.16b, {v18.16b}, v16.16b
	add v5.16b, v5.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v22.16b
	ushr v25.16b, v22.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v23.16b
	add v6.16b, v6.16b, v7.16b
	add v7.16b, v13.16b, v10.16b
	ushr v10.16b, v23.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v24.16b
	ushr v30.16b, v24.16b, #4
	ld1 {v13.16b, v14.16b}, [%[x1]]
	tbl v15.16b, {v27.16b}, v11.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v16.16b, v8.16b, v7.16b
	tbl v7.16b, {v28.16b}, v25.16b
	tbl v8.16b, {v27.16b}, v26.16b
	tbl v18.16b, {v28.16b}, v10.16b
	ld1 {v19.16b, v20.16b, v21.16b}, [%[w0]]
	tbl v27.16b, {v27.16b}, v29.16b
	tbl v28.16b, {v28.16b}, v30.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v11.16b, {v13.16b}, v11.16b
	add v7.16b, v15.16b, v7.16b
	tbl v15.16b, {v14.16b}, v25.16b
	add v8.16b, v8.16b, v18.16b
	tbl v18.16b, {v13.16b}, v26.16b
	add v24.16b, v27.16b, v28.16b
	tbl v10.16b, {v14.16b}, v10.16b
	add v7.16b, v9.16b, v7.16b
	add v9.16b, v11.16b, v15.16b
	add v8.16b, v12.16b, v8.16b
	tbl v15.16b, {v13.16b}, v29.16b
	add v17.16b, v17.16b, v24.16b
	add v18.16b, v18.16b, v10.16b
	tbl v10.16b, {v14.16b}, v30.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v19.16b
	ushr v19.16b, v19.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v20.16b
	add v6.16b, v6.16b, v18.16b
	add v10.16b, v15.16b, v10.16b
	ushr v18.16b, v20.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v21.16b
	ushr v21.16b, v21.16b, #4
	ld1 {v12.16b, v13.16b}, [%[x1]]
	tbl v14.16b, {v22.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v16.16b, v10.16b
	tbl v15.16b, {v23.16b}, v19.16b
	tbl v16.16b, {v22.16b}, v11.16b
	tbl v24.16b, {v23.16b}, v18.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v22.16b, {v22.16b}, v20.16b
	tbl v23.16b, {v23.16b}, v21.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v9.16b, {v12.16b}, v9.16b
	add v30.16b, v14.16b, v15.16b
	tbl v19.16b, {v13.16b}, v19.16b
	add v24.16b, v16.16b, v24.16b
	tbl v11.16b, {v12.16b}, v11.16b
	add v22.16b, v22.16b, v23.16b
	tbl v18.16b, {v13.16b}, v18.16b
	add v7.16b, v7.16b, v30.16b
	add v9.16b, v9.16b, v19.16b
	add v8.16b, v8.16b, v24.16b
	tbl v12.16b, {v12.16b}, v20.16b
	add v30.16b, v17.16b, v22.16b
	add v11.16b, v11.16b, v18.16b
	tbl v13.16b, {v13.16b}, v21.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v25.16b
	ushr v14.16b, v25.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v11.16b
	add v11.16b, v12.16b, v13.16b
	ushr v12.16b, v26.16b, #4
	SYNTH_LOGIC v13.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v10.16b, v11.16b
	tbl v11.16b, {v29.16b}, v14.16b
	tbl v20.16b, {v28.16b}, v15.16b
	tbl v21.16b, {v29.16b}, v12.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v13.16b
	tbl v26.16b, {v29.16b}, v16.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v9.16b, {v17.16b}, v9.16b
	add v11.16b, v19.16b, v11.16b
	tbl v14.16b, {v18.16b}, v14.16b
	add v29.16b, v20.16b, v21.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v25.16b, v25.16b, v26.16b
	tbl v12.16b, {v18.16b}, v12.16b
	add v7.16b, v7.16b, v11.16b
	add v9.16b, v9.16b, v14.16b
	add v8.16b, v8.16b, v29.16b
	tbl v11.16b, {v17.16b}, v13.16b
	add v17.16b, v30.16b, v25.16b
	add v25.16b, v15.16b, v12.16b
	tbl v26.16b, {v18.16b}, v16.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v22.16b
	ushr v29.16b, v22.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v23.16b
	add v6.16b, v6.16b, v25.16b
	add v25.16b, v11.16b, v26.16b
	ushr v26.16b, v23.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v24.16b
	ushr v12.16b, v24.16b, #4
	ld1 {v13.16b, v14.16b}, [%[x1]]
	tbl v15.16b, {v27.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v10.16b, v25.16b
	tbl v16.16b, {v28.16b}, v29.16b
	tbl v18.16b, {v27.16b}, v30.16b
	tbl v19.16b, {v28.16b}, v26.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	tbl v27.16b, {v27.16b}, v11.16b
	tbl v28.16b, {v28.16b}, v12.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v9.16b, {v13.16b}, v9.16b
	add v25.16b, v15.16b, v16.16b
	tbl v29.16b, {v14.16b}, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v15.16b, v18.16b, v19.16b
	tbl v16.16b, {v13.16b}, v30.16b
	add v30.16b, v27.16b, v28.16b
	tbl v18.16b, {v14.16b}, v26.16b
	add v7.16b, v7.16b, v25.16b
	add v9.16b, v9.16b, v29.16b
	add v8.16b, v8.16b, v15.16b
	tbl v11.16b, {v13.16b}, v11.16b
	add v13.16b, v17.16b, v30.16b
	add v15.16b, v16.16b, v18.16b
	tbl v12.16b, {v14.16b}, v12.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v20.16b
	ushr v14.16b, v20.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v21.16b
	add v6.16b, v6.16b, v15.16b
	add v15.16b, v11.16b, v12.16b
	ushr v11.16b, v21.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v22.16b
	ushr v17.16b, v22.16b, #4
	ld1 {v18.16b, v19.16b}, [%[x1]]
	tbl v20.16b, {v23.16b}, v9.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v10.16b, v10.16b, v15.16b
	tbl v15.16b, {v24.16b}, v14.16b
	tbl v21.16b, {v23.16b}, v16.16b
	tbl v22.16b, {v24.16b}, v11.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v23.16b, {v23.16b}, v12.16b
	tbl v24.16b, {v24.16b}, v17.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v9.16b, {v18.16b}, v9.16b
	add v15.16b, v20.16b, v15.16b
	tbl v14.16b, {v19.16b}, v14.16b
	add v30.16b, v21.16b, v22.16b
	tbl v16.16b, {v18.16b}, v16.16b
	add v20.16b, v23.16b, v24.16b
	tbl v11.16b, {v19.16b}, v11.16b
	add v7.16b, v7.16b, v15.16b
	add v9.16b, v9.16b, v14.16b
	add v8.16b, v8.16b, v30.16b
	tbl v12.16b, {v18.16b}, v12.16b
	add v18.16b, v13.16b, v20.16b
	add v11.16b, v16.16b, v11.16b
	tbl v30.16b, {v19.16b}, v17.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v25.16b
	ushr v13.16b, v25.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v11.16b
	add v30.16b, v12.16b, v30.16b
	ushr v11.16b, v26.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v27.16b
	ushr v15.16b, v27.16b, #4
	ld1 {v16.16b, v17.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v9.16b
	tbl v20.16b, {v29.16b}, v13.16b
	add v10.16b, v10.16b, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	ldr q30, [%[k], #16]
	ldr q21, [%[k], #32]
	tbl v22.16b, {v28.16b}, v14.16b
	add v19.16b, v19.16b, v20.16b
	tbl v20.16b, {v29.16b}, v11.16b
	ld1 {v23.16b, v24.16b, v25.16b}, [%[w0]]
	umlal v0.8h, v7.8b, v30.8b
	umlal2 v1.8h, v7.16b, v30.16b
	umlal v2.8h, v5.8b, v30.8b
	umlal2 v3.8h, v5.16b, v30.16b
	tbl v5.16b, {v28.16b}, v12.16b
	add v7.16b, v22.16b, v20.16b
	umlal v0.8h, v8.8b, v21.8b
	umlal2 v1.8h, v8.16b, v21.16b
	umlal v2.8h, v6.8b, v21.8b
	umlal2 v3.8h, v6.16b, v21.16b
	tbl v6.16b, {v29.16b}, v15.16b
	ld1 {v20.16b, v21.16b}, [%[x0]]
	tbl v22.16b, {v16.16b}, v9.16b
	tbl v13.16b, {v17.16b}, v13.16b
	tbl v14.16b, {v16.16b}, v14.16b
	tbl v11.16b, {v17.16b}, v11.16b
	tbl v12.16b, {v16.16b}, v12.16b
	add v16.16b, v5.16b, v6.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v13.16b, v22.16b, v13.16b
	SYNTH_LOGIC v17.16b, v31.16b, v23.16b
	add v11.16b, v14.16b, v11.16b
	ushr v14.16b, v23.16b, #4
	SYNTH_LOGIC v5.16b, v31.16b, v24.16b
	add v6.16b, v12.16b, v15.16b
	ushr v12.16b, v24.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v25.16b
	ushr v8.16b, v25.16b, #4
	ld1 {v22.16b, v23.16b}, [%[x1]]
	tbl v9.16b, {v20.16b}, v17.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	ldr q24, [%[k], #48]
	tbl v25.16b, {v21.16b}, v14.16b
	tbl v26.16b, {v20.16b}, v5.16b
	tbl v27.16b, {v21.16b}, v12.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]
	umlal v0.8h, v18.8b, v24.8b
	umlal2 v1.8h, v18.16b, v24.16b
	umlal v2.8h, v10.8b, v24.8b
	umlal2 v3.8h, v10.16b, v24.16b
	add v18.16b, v9.16b, v25.16b
	add v9.16b, v26.16b, v27.16b
	tbl v10.16b, {v20.16b}, v15.16b
	tbl v20.16b, {v21.16b}, v8.16b
	ld1 {v24.16b, v25.16b}, [%[x0]]
	tbl v17.16b, {v22.16b}, v17.16b
	tbl v14.16b, {v23.16b}, v14.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v21.16b, v19.16b, v18.16b
	add v7.16b, v7.16b, v9.16b
	add v9.16b, v10.16b, v20.16b
	tbl v5.16b, {v22.16b}, v5.16b
	add v10.16b, v17.16b, v14.16b
	tbl v12.16b, {v23.16b}, v12.16b
	tbl v22.16b, {v22.16b}, v15.16b
	tbl v8.16b, {v23.16b}, v8.16b
	add v9.16b, v16.16b, v9.16b
	SYNTH_LOGIC v23.16b, v31.16b, v28.16b
	add v10.16b, v13.16b, v10.16b
	add v5.16b, v5.16b, v12.16b
	ushr v26.16b, v28.16b, #4
	add v8.16b, v22.16b, v8.16b
	SYNTH_LOGIC v22.16b, v31.16b, v29.16b
	ushr v27.16b, v29.16b, #4
	SYNTH_LOGIC v28.16b, v31.16b, v30.16b
	add v5.16b, v11.16b, v5.16b
	ushr v29.16b, v30.16b, #4
	add v6.16b, v6.16b, v8.16b
	ld1 {v11.16b, v12.16b}, [%[x1]]
	tbl v8.16b, {v24.16b}, v23.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v30.16b, {v25.16b}, v26.16b
	tbl v13.16b, {v24.16b}, v22.16b
	tbl v14.16b, {v25.16b}, v27.16b
	tbl v24.16b, {v24.16b}, v28.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]
	tbl v25.16b, {v25.16b}, v29.16b
	tbl v23.16b, {v11.16b}, v23.16b
	add v8.16b, v8.16b, v30.16b
	ld1 {v18.16b, v19.16b}, [%[x0]]
	tbl v20.16b, {v12.16b}, v26.16b
	add v26.16b, v13.16b, v14.16b
	tbl v22.16b, {v11.16b}, v22.16b
	add v30.16b, v24.16b, v25.16b
	tbl v27.16b, {v12.16b}, v27.16b
	add v8.16b, v21.16b, v8.16b
	add v13.16b, v23.16b, v20.16b
	add v7.16b, v7.16b, v26.16b
	tbl v11.16b, {v11.16b}, v28.16b
	add v9.16b, v9.16b, v30.16b
	add v14.16b, v22.16b, v27.16b
	tbl v12.16b, {v12.16b}, v29.16b
	add v10.16b, v10.16b, v13.16b
	SYNTH_LOGIC v13.16b, v31.16b, v15.16b
	ushr v15.16b, v15.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v16.16b
	add v5.16b, v5.16b, v14.16b
	add v14.16b, v11.16b, v12.16b
	ushr v16.16b, v16.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v17.16b
	ushr v12.16b, v17.16b, #4
	ld1 {v21.16b, v22.16b}, [%[x1]]
	tbl v17.16b, {v18.16b}, v13.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v6.16b, v6.16b, v14.16b
	tbl v14.16b, {v19.16b}, v15.16b
	tbl v23.16b, {v18.16b}, v20.16b
	tbl v24.16b, {v19.16b}, v16.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v18.16b, {v18.16b}, v11.16b
	tbl v19.16b, {v19.16b}, v12.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v13.16b, {v21.16b}, v13.16b
	add v14.16b, v17.16b, v14.16b
	tbl v15.16b, {v22.16b}, v15.16b
	add v17.16b, v23.16b, v24.16b
	tbl v20.16b, {v21.16b}, v20.16b
	add v30.16b, v18.16b, v19.16b
	tbl v16.16b, {v22.16b}, v16.16b
	add v8.16b, v8.16b, v14.16b
	add v18.16b, v13.16b, v15.16b
	add v7.16b, v7.16b, v17.16b
	tbl v11.16b, {v21.16b}, v11.16b
	add v9.16b, v9.16b, v30.16b
	add v30.16b, v20.16b, v16.16b
	tbl v12.16b, {v22.16b}, v12.16b
	add v10.16b, v10.16b, v18.16b
	SYNTH_LOGIC v13.16b, v31.16b, v25.16b
	ushr v14.16b, v25.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v26.16b
	add v5.16b, v5.16b, v30.16b
	add v30.16b, v11.16b, v12.16b
	ushr v11.16b, v26.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v13.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v6.16b, v6.16b, v30.16b
	tbl v30.16b, {v29.16b}, v14.16b
	tbl v20.16b, {v28.16b}, v15.16b
	tbl v21.16b, {v29.16b}, v11.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v12.16b
	tbl v26.16b, {v29.16b}, v16.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v13.16b, {v17.16b}, v13.16b
	add v19.16b, v19.16b, v30.16b
	tbl v14.16b, {v18.16b}, v14.16b
	add v20.16b, v20.16b, v21.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v21.16b, v25.16b, v26.16b
	tbl v11.16b, {v18.16b}, v11.16b
	add v8.16b, v8.16b, v19.16b
	add v19.16b, v13.16b, v14.16b
	add v7.16b, v7.16b, v20.16b
	tbl v17.16b, {v17.16b}, v12.16b
	add v9.16b, v9.16b, v21.16b
	add v20.16b, v15.16b, v11.16b
	tbl v18.16b, {v18.16b}, v16.16b
	add v19.16b, v10.16b, v19.16b
	SYNTH_LOGIC v21.16b, v31.16b, v22.16b
	ushr v22.16b, v22.16b, #4
	SYNTH_LOGIC v25.16b, v31.16b, v23.16b
	add v5.16b, v5.16b, v20.16b
	add v20.16b, v17.16b, v18.16b
	ushr v23.16b, v23.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v24.16b
	ushr v24.16b, v24.16b, #4
	ld1 {v29.16b, v30.16b}, [%[x1]]
	tbl v10.16b, {v27.16b}, v21.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v6.16b, v6.16b, v20.16b
	tbl v20.16b, {v28.16b}, v22.16b
	tbl v11.16b, {v27.16b}, v25.16b
	tbl v12.16b, {v28.16b}, v23.16b
	ld1 {v13.16b, v14.16b, v15.16b}, [%[w0]]
	tbl v27.16b, {v27.16b}, v26.16b
	tbl v28.16b, {v28.16b}, v24.16b
	ld1 {v16.16b, v17.16b}, [%[x0]]
	tbl v18.16b, {v29.16b}, v21.16b
	add v10.16b, v10.16b, v20.16b
	tbl v20.16b, {v30.16b}, v22.16b
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v29.16b}, v25.16b
	add v25.16b, v27.16b, v28.16b
	tbl v27.16b, {v30.16b}, v23.16b
	add v8.16b, v8.16b, v10.16b
	add v10.16b, v18.16b, v20.16b
	add v7.16b, v7.16b, v11.16b
	tbl v11.16b, {v29.16b}, v26.16b
	add v9.16b, v9.16b, v25.16b
	add v12.16b, v12.16b, v27.16b
	tbl v18.16b, {v30.16b}, v24.16b
	add v10.16b, v19.16b, v10.16b
	SYNTH_LOGIC v19.16b, v31.16b, v13.16b
	ushr v13.16b, v13.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v14.16b
	add v5.16b, v5.16b, v12.16b
	add v18.16b, v11.16b, v18.16b
	ushr v14.16b, v14.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v15.16b
	ushr v12.16b, v15.16b, #4
	ld1 {v21.16b, v22.16b}, [%[x1]]
	tbl v15.16b, {v16.16b}, v19.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v6.16b, v6.16b, v18.16b
	tbl v18.16b, {v17.16b}, v13.16b
	tbl v23.16b, {v16.16b}, v20.16b
	tbl v24.16b, {v17.16b}, v14.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v16.16b, {v16.16b}, v11.16b
	tbl v17.16b, {v17.16b}, v12.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v19.16b, {v21.16b}, v19.16b
	add v15.16b, v15.16b, v18.16b
	tbl v13.16b, {v22.16b}, v13.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v18.16b, v23.16b, v24.16b
	tbl v20.16b, {v21.16b}, v20.16b
	add v30.16b, v16.16b, v17.16b
	tbl v14.16b, {v22.16b}, v14.16b
	add v8.16b, v8.16b, v15.16b
	add v13.16b, v19.16b, v13.16b
	add v7.16b, v7.16b, v18.16b
	tbl v11.16b, {v21.16b}, v11.16b
	add v9.16b, v9.16b, v30.16b
	add v30.16b, v20.16b, v14.16b
	tbl v12.16b, {v22.16b}, v12.16b
	add v10.16b, v10.16b, v13.16b
	SYNTH_LOGIC v13.16b, v31.16b, v25.16b
	ushr v14.16b, v25.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v26.16b
	add v5.16b, v5.16b, v30.16b
	add v30.16b, v11.16b, v12.16b
	ushr v11.16b, v26.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v13.16b
	subs %[n], %[n], #1
	mov %[sx], #32
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add v6.16b, v6.16b, v30.16b
	tbl v30.16b, {v29.16b}, v14.16b
	tbl v20.16b, {v28.16b}, v15.16b
	tbl v21.16b, {v29.16b}, v11.16b
	tbl v22.16b, {v28.16b}, v12.16b
	tbl v23.16b, {v29.16b}, v16.16b
	tbl v13.16b, {v17.16b}, v13.16b
	add v19.16b, v19.16b, v30.16b
	tbl v14.16b, {v18.16b}, v14.16b
	add v20.16b, v20.16b, v21.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v21.16b, v22.16b, v23.16b
	tbl v11.16b, {v18.16b}, v11.16b
	add v8.16b, v8.16b, v19.16b
	add v19.16b, v13.16b, v14.16b
	add v7.16b, v7.16b, v20.16b
	tbl v17.16b, {v17.16b}, v12.16b
	add v9.16b, v9.16b, v21.16b
	add v11.16b, v15.16b, v11.16b
	tbl v18.16b, {v18.16b}, v16.16b
	add v10.16b, v10.16b, v19.16b
	ldr q12, [%[k], #16]
	ldr q13, [%[k], #32]
	ldr q14, [%[k], #48]
	add v5.16b, v5.16b, v11.16b
	add v11.16b, v17.16b, v18.16b
	umlal v0.8h, v8.8b, v12.8b
	umlal2 v1.8h, v8.16b, v12.16b
	umlal v2.8h, v10.8b, v12.8b
	umlal2 v3.8h, v10.16b, v12.16b
	add v6.16b, v6.16b, v11.16b
	umlal v0.8h, v7.8b, v13.8b
	umlal2 v1.8h, v7.16b, v13.16b
	umlal v2.8h, v5.8b, v13.8b
	umlal2 v3.8h, v5.16b, v13.16b
	umlal v0.8h, v9.8b, v14.8b
	umlal2 v1.8h, v9.16b, v14.16b
	umlal v2.8h, v6.8b, v14.8b
	umlal2 v3.8h, v6.16b, v14.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	b.ne 1b

//// 6250e358a7a9
/* 16 steps per round, 2 x added to what is kept; 998 instructions, 945 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 7ce4cf0267b3
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v5.16b, v31.16b, v0.16b
	ushr v6.16b, v0.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v1.16b
	ushr v8.16b, v1.16b, #4
	SYNTH_LOGIC v9.16b, v31.16b, v2.16b
	ushr v10.16b, v2.16b, #4
	ld1 {v11.16b, v12.16b}, [%[x1]]
	tbl v13.16b, {v3.16b}, v5.16b
	tbl v14.16b, {v4.16b}, v6.16b
	tbl v15.16b, {v3.16b}, v7.16b
	tbl v16.16b, {v4.16b}, v8.16b
	tbl v17.16b, {v3.16b}, v9.16b
	tbl v18.16b, {v4.16b}, v10.16b
	ld1 {v19.16b, v20.16b}, [%[x2]]
	tbl v21.16b, {v11.16b}, v5.16b
	add v13.16b, v13.16b, v14.16b
	tbl v14.16b, {v12.16b}, v6.16b
	add v15.16b, v15.16b, v16.16b
	tbl v16.16b, {v11.16b}, v7.16b
	add v17.16b, v17.16b, v18.16b
	tbl v18.16b, {v12.16b}, v8.16b
	tbl v11.16b, {v11.16b}, v9.16b
	add v14.16b, v21.16b, v14.16b
	tbl v12.16b, {v12.16b}, v10.16b
	ld1 {v21.16b, v22.16b}, [%[x3]]
	tbl v23.16b, {v19.16b}, v5.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v18.16b
	tbl v18.16b, {v20.16b}, v6.16b
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v19.16b}, v7.16b
	ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]
	tbl v27.16b, {v20.16b}, v8.16b
	tbl v19.16b, {v19.16b}, v9.16b
	tbl v20.16b, {v20.16b}, v10.16b
	add v18.16b, v23.16b, v18.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v5.16b, {v21.16b}, v5.16b
	tbl v6.16b, {v22.16b}, v6.16b
	add v12.16b, v12.16b, v27.16b
	tbl v7.16b, {v21.16b}, v7.16b
	add v23.16b, v19.16b, v20.16b
	tbl v8.16b, {v22.16b}, v8.16b
	tbl v9.16b, {v21.16b}, v9.16b
	add v27.16b, v5.16b, v6.16b
	tbl v10.16b, {v22.16b}, v10.16b
	SYNTH_LOGIC v30.16b, v31.16b, v24.16b
	ushr v24.16b, v24.16b, #4
	add v5.16b, v7.16b, v8.16b
	SYNTH_LOGIC v6.16b, v31.16b, v25.16b
	ushr v25.16b, v25.16b, #4
	add v7.16b, v9.16b, v10.16b
	SYNTH_LOGIC v8.16b, v31.16b, v26.16b
	ushr v26.16b, v26.16b, #4
	ld1 {v9.16b, v10.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v30.16b
	tbl v20.16b, {v29.16b}, v24.16b
	tbl v21.16b, {v28.16b}, v6.16b
	tbl v22.16b, {v29.16b}, v25.16b
	tbl v28.16b, {v28.16b}, v8.16b
	tbl v29.16b, {v29.16b}, v26.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v9.16b}, v30.16b
	add v19.16b, v19.16b, v20.16b
	tbl v20.16b, {v10.16b}, v24.16b
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v9.16b}, v6.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v10.16b}, v25.16b
	add v13.16b, v13.16b, v19.16b
	add v19.16b, v2.16b, v20.16b
	add v15.16b, v15.16b, v21.16b
	tbl v9.16b, {v9.16b}, v8.16b
	add v17.16b, v17.16b, v28.16b
	add v28.16b, v22.16b, v29.16b
	tbl v10.16b, {v10.16b}, v26.16b
	add v14.16b, v14.16b, v19.16b
	ld1 {v19.16b, v20.16b}, [%[x3]]
	tbl v29.16b, {v0.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v28.16b
	add v28.16b, v9.16b, v10.16b
	tbl v9.16b, {v1.16b}, v24.16b
	tbl v10.16b, {v0.16b}, v6.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v21.16b, {v1.16b}, v25.16b
	tbl v22.16b, {v0.16b}, v8.16b
	tbl v0.16b, {v1.16b}, v26.16b
	add v11.16b, v11.16b, v28.16b
	add v9.16b, v29.16b, v9.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v30.16b, {v19.16b}, v30.16b
	add v10.16b, v10.16b, v21.16b
	tbl v21.16b, {v20.16b}, v24.16b
	add v22.16b, v22.16b, v0.16b
	tbl v6.16b, {v19.16b}, v6.16b
	add v9.16b, v18.16b, v9.16b
	tbl v18.16b, {v20.16b}, v25.16b
	add v10.16b, v12.16b, v10.16b
	add v12.16b, v30.16b, v21.16b
	add v30.16b, v23.16b, v22.16b
	tbl v8.16b, {v19.16b}, v8.16b
	tbl v19.16b, {v20.16b}, v26.16b
	add v6.16b, v6.16b, v18.16b
	SYNTH_LOGIC v18.16b, v31.16b, v2.16b
	add v12.16b, v27.16b, v12.16b
	ushr v20.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v8.16b, v8.16b, v19.16b
	add v19.16b, v5.16b, v6.16b
	ushr v5.16b, v3.16b, #4
	SYNTH_LOGIC v6.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v18.16b
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v29.16b}, v20.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v5.16b
	tbl v28.16b, {v28.16b}, v6.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v18.16b
	add v8.16b, v25.16b, v8.16b
	tbl v25.16b, {v24.16b}, v20.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v5.16b
	add v8.16b, v13.16b, v8.16b
	add v13.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v6.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v13.16b, v14.16b, v13.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v14.16b, {v0.16b}, v18.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v20.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v5.16b
	tbl v25.16b, {v0.16b}, v6.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v14.16b, v14.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v18.16b, {v26.16b}, v18.16b
	add v23.16b, v23.16b, v24.16b
	tbl v20.16b, {v27.16b}, v20.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v14.16b
	tbl v5.16b, {v27.16b}, v5.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v18.16b, v20.16b
	add v18.16b, v30.16b, v24.16b
	tbl v6.16b, {v26.16b}, v6.16b
	tbl v20.16b, {v27.16b}, v22.16b
	add v5.16b, v21.16b, v5.16b
	SYNTH_LOGIC v30.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v6.16b, v6.16b, v20.16b
	add v5.16b, v19.16b, v5.16b
	ushr v19.16b, v3.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v30.16b
	add v6.16b, v7.16b, v6.16b
	tbl v7.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v19.16b
	tbl v28.16b, {v28.16b}, v20.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v30.16b
	add v7.16b, v25.16b, v7.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v19.16b
	add v7.16b, v8.16b, v7.16b
	add v8.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v20.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v13.16b, v8.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v13.16b, {v0.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v19.16b
	tbl v25.16b, {v0.16b}, v20.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v13.16b, v13.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v30.16b, {v26.16b}, v30.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v13.16b
	tbl v13.16b, {v27.16b}, v19.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v30.16b, v14.16b
	add v30.16b, v18.16b, v24.16b
	tbl v18.16b, {v26.16b}, v20.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v18.16b, v18.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v18.16b
	tbl v18.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v19.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v18.16b, v25.16b, v18.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v18.16b
	add v18.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v19.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v18.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v18.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v19.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v18.16b, v18.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v18.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v30.16b, v24.16b
	tbl v30.16b, {v26.16b}, v19.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	tbl v19.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v19.16b, v30.16b, v19.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v20.16b
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v29.16b}, v14.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v30.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v20.16b
	add v19.16b, v25.16b, v19.16b
	tbl v25.16b, {v24.16b}, v14.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v8.16b, v8.16b, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v14.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v13.16b
	tbl v25.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v19.16b, v19.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v14.16b, {v27.16b}, v14.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v19.16b
	tbl v13.16b, {v27.16b}, v13.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v20.16b, v14.16b
	add v18.16b, v18.16b, v24.16b
	tbl v30.16b, {v26.16b}, v30.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	tbl v22.16b, {v27.16b}, v22.16b
	add v13.16b, v21.16b, v13.16b
	SYNTH_LOGIC v27.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v3.16b
	add v30.16b, v30.16b, v22.16b
	add v5.16b, v5.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v4.16b
	ushr v21.16b, v4.16b, #4
	ld1 {v0.16b, v1.16b}, [%[x1]]
	tbl v22.16b, {v28.16b}, v27.16b
	add v6.16b, v6.16b, v30.16b
	tbl v30.16b, {v29.16b}, v14.16b
	tbl v2.16b, {v28.16b}, v19.16b
	tbl v3.16b, {v29.16b}, v13.16b
	tbl v28.16b, {v28.16b}, v20.16b
	tbl v29.16b, {v29.16b}, v21.16b
	tbl v4.16b, {v0.16b}, v27.16b
	add v22.16b, v22.16b, v30.16b
	tbl v30.16b, {v1.16b}, v14.16b
	add v2.16b, v2.16b, v3.16b
	tbl v3.16b, {v0.16b}, v19.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v1.16b}, v13.16b
	add v7.16b, v7.16b, v22.16b
	add v22.16b, v4.16b, v30.16b
	add v15.16b, v15.16b, v2.16b
	tbl v30.16b, {v0.16b}, v20.16b
	add v17.16b, v17.16b, v28.16b
	add v28.16b, v3.16b, v29.16b
	ld1 {v2.16b, v3.16b}, [%[x2]]
	tbl v29.16b, {v1.16b}, v21.16b
	add v8.16b, v8.16b, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	ldr q22, [%[k], #16]
	ldr q4, [%[k], #32]
	add v16.16b, v16.16b, v28.16b
	add v28.16b, v30.16b, v29.16b
	tbl v29.16b, {v2.16b}, v27.16b
	umlal v23.8h, v7.8b, v22.8b
	umlal2 v24.8h, v7.16b, v22.16b
	umlal v25.8h, v8.8b, v22.8b
	umlal2 v26.8h, v8.16b, v22.16b
	add v11.16b, v11.16b, v28.16b
	tbl v28.16b, {v3.16b}, v14.16b
	umlal v23.8h, v15.8b, v4.8b
	umlal2 v24.8h, v15.16b, v4.16b
	umlal v25.8h, v16.8b, v4.8b
	umlal2 v26.8h, v16.16b, v4.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	ldr q30, [%[k], #48]
	add v7.16b, v29.16b, v28.16b
	tbl v8.16b, {v2.16b}, v19.16b
	tbl v15.16b, {v3.16b}, v13.16b
	umlal v23.8h, v17.8b, v30.8b
	umlal2 v24.8h, v17.16b, v30.16b
	umlal v25.8h, v11.8b, v30.8b
	umlal2 v26.8h, v11.16b, v30.16b
	tbl v11.16b, {v2.16b}, v20.16b
	add v8.16b, v8.16b, v15.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]
	tbl v28.16b, {v3.16b}, v21.16b
	add v7.16b, v9.16b, v7.16b
	ld1 {v2.16b, v3.16b}, [%[x0]]
	tbl v9.16b, {v0.16b}, v27.16b
	tbl v14.16b, {v1.16b}, v14.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	add v8.16b, v10.16b, v8.16b
	add v10.16b, v11.16b, v28.16b
	tbl v11.16b, {v0.16b}, v19.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]
	add v9.16b, v9.16b, v14.16b
	tbl v19.16b, {v1.16b}, v13.16b
	tbl v20.16b, {v0.16b}, v20.16b
	add v10.16b, v18.16b, v10.16b
	tbl v18.16b, {v1.16b}, v21.16b
	SYNTH_LOGIC v21.16b, v31.16b, v15.16b
	umlal v23.8h, v7.8b, v22.8b
	umlal2 v24.8h, v7.16b, v22.16b
	add v7.16b, v11.16b, v19.16b
	add v9.16b, v12.16b, v9.16b
	add v18.16b, v20.16b, v18.16b
	ushr v19.16b, v15.16b, #4
	umlal v23.8h, v8.8b, v4.8b
	umlal2 v24.8h, v8.16b, v4.16b
	add v5.16b, v5.16b, v7.16b
	umlal v25.8h, v9.8b, v22.8b
	add v18.16b, v6.16b, v18.16b
	umlal2 v26.8h, v9.16b, v22.16b
	umlal v23.8h, v10.8b, v30.8b
	umlal2 v24.8h, v10.16b, v30.16b
	SYNTH_LOGIC v20.16b, v31.16b, v16.16b
	umlal v25.8h, v5.8b, v4.8b
	ushr v22.16b, v16.16b, #4
	umlal2 v26.8h, v5.16b, v4.16b
	SYNTH_LOGIC v27.16b, v31.16b, v17.16b
	ushr v28.16b, v17.16b, #4
	ld1 {v5.16b, v6.16b}, [%[x1]]
	tbl v29.16b, {v2.16b}, v21.16b
	umlal v25.8h, v18.8b, v30.8b
	tbl v7.16b, {v3.16b}, v19.16b
	umlal2 v26.8h, v18.16b, v30.16b
	tbl v30.16b, {v2.16b}, v20.16b
	tbl v8.16b, {v3.16b}, v22.16b
	tbl v9.16b, {v2.16b}, v27.16b
	tbl v10.16b, {v3.16b}, v28.16b
	add v7.16b, v29.16b, v7.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]
	tbl v29.16b, {v5.16b}, v21.16b
	add v8.16b, v30.16b, v8.16b
	tbl v30.16b, {v6.16b}, v19.16b
	add v23.16b, v9.16b, v10.16b
	ld1 {v24.16b, v25.16b}, [%[x2]]
	tbl v26.16b, {v5.16b}, v20.16b
	tbl v9.16b, {v6.16b}, v22.16b
	tbl v5.16b, {v5.16b}, v27.16b
	tbl v6.16b, {v6.16b}, v28.16b
	add v29.16b, v29.16b, v30.16b
	ld1 {v10.16b, v11.16b}, [%[x3]]
	tbl v30.16b, {v24.16b}, v21.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v9.16b, v26.16b, v9.16b
	add v26.16b, v5.16b, v6.16b
	tbl v5.16b, {v25.16b}, v19.16b
	tbl v6.16b, {v24.16b}, v20.16b
	ld1 {v12.16b, v13.16b, v14.16b}, [%[w0]]
	tbl v15.16b, {v25.16b}, v22.16b
	tbl v24.16b, {v24.16b}, v27.16b
	tbl v25.16b, {v25.16b}, v28.16b
	ld1 {v16.16b, v17.16b}, [%[x0]]
	tbl v18.16b, {v10.16b}, v21.16b
	add v5.16b, v30.16b, v5.16b
	tbl v19.16b, {v11.16b}, v19.16b
	add v6.16b, v6.16b, v15.16b
	tbl v15.16b, {v10.16b}, v20.16b
	add v30.16b, v24.16b, v25.16b
	tbl v24.16b, {v11.16b}, v22.16b
	tbl v10.16b, {v10.16b}, v27.16b
	add v25.16b, v18.16b, v19.16b
	tbl v11.16b, {v11.16b}, v28.16b
	SYNTH_LOGIC v27.16b, v31.16b, v12.16b
	ushr v12.16b, v12.16b, #4
	add v15.16b, v15.16b, v24.16b
	SYNTH_LOGIC v24.16b, v31.16b, v13.16b
	ushr v13.16b, v13.16b, #4
	add v28.16b, v10.16b, v11.16b
	SYNTH_LOGIC v10.16b, v31.16b, v14.16b
	ushr v11.16b, v14.16b, #4
	ld1 {v18.16b, v19.16b}, [%[x1]]
	tbl v14.16b, {v16.16b}, v27.16b
	tbl v20.16b, {v17.16b}, v12.16b
	tbl v21.16b, {v16.16b}, v24.16b
	tbl v22.16b, {v17.16b}, v13.16b
	tbl v16.16b, {v16.16b}, v10.16b
	tbl v17.16b, {v17.16b}, v11.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v18.16b}, v27.16b
	add v14.16b, v14.16b, v20.16b
	tbl v20.16b, {v19.16b}, v12.16b
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v18.16b}, v24.16b
	add v16.16b, v16.16b, v17.16b
	tbl v17.16b, {v19.16b}, v13.16b
	add v7.16b, v7.16b, v14.16b
	add v14.16b, v2.16b, v20.16b
	add v8.16b, v8.16b, v21.16b
	tbl v18.16b, {v18.16b}, v10.16b
	add v16.16b, v23.16b, v16.16b
	add v17.16b, v22.16b, v17.16b
	tbl v19.16b, {v19.16b}, v11.16b
	add v14.16b, v29.16b, v14.16b
	ld1 {v20.16b, v21.16b}, [%[x3]]
	tbl v29.16b, {v0.16b}, v27.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v9.16b, v9.16b, v17.16b
	add v22.16b, v18.16b, v19.16b
	tbl v23.16b, {v1.16b}, v12.16b
	tbl v17.16b, {v0.16b}, v24.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v18.16b, {v1.16b}, v13.16b
	tbl v19.16b, {v0.16b}, v10.16b
	tbl v0.16b, {v1.16b}, v11.16b
	add v22.16b, v26.16b, v22.16b
	add v23.16b, v29.16b, v23.16b
	tbl v29.16b, {v20.16b}, v27.16b
	add v17.16b, v17.16b, v18.16b
	ld1 {v26.16b, v27.16b}, [%[x0]]
	tbl v12.16b, {v21.16b}, v12.16b
	add v18.16b, v19.16b, v0.16b
	tbl v19.16b, {v20.16b}, v24.16b
	add v5.16b, v5.16b, v23.16b
	tbl v13.16b, {v21.16b}, v13.16b
	add v6.16b, v6.16b, v17.16b
	add v12.16b, v29.16b, v12.16b
	add v17.16b, v30.16b, v18.16b
	tbl v10.16b, {v20.16b}, v10.16b
	tbl v11.16b, {v21.16b}, v11.16b
	add v13.16b, v19.16b, v13.16b
	SYNTH_LOGIC v23.16b, v31.16b, v2.16b
	add v12.16b, v25.16b, v12.16b
	ushr v24.16b, v2.16b, #4
	SYNTH_LOGIC v25.16b, v31.16b, v3.16b
	add v10.16b, v10.16b, v11.16b
	add v11.16b, v15.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v4.16b
	ushr v29.16b, v4.16b, #4
	ld1 {v18.16b, v19.16b}, [%[x1]]
	tbl v30.16b, {v26.16b}, v23.16b
	add v10.16b, v28.16b, v10.16b
	tbl v28.16b, {v27.16b}, v24.16b
	tbl v20.16b, {v26.16b}, v25.16b
	tbl v21.16b, {v27.16b}, v13.16b
	tbl v26.16b, {v26.16b}, v15.16b
	tbl v27.16b, {v27.16b}, v29.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v18.16b}, v23.16b
	add v28.16b, v30.16b, v28.16b
	tbl v30.16b, {v19.16b}, v24.16b
	add v20.16b, v20.16b, v21.16b
	tbl v21.16b, {v18.16b}, v25.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v19.16b}, v13.16b
	add v7.16b, v7.16b, v28.16b
	add v28.16b, v2.16b, v30.16b
	add v8.16b, v8.16b, v20.16b
	tbl v18.16b, {v18.16b}, v15.16b
	add v16.16b, v16.16b, v26.16b
	add v30.16b, v21.16b, v27.16b
	tbl v26.16b, {v19.16b}, v29.16b
	add v14.16b, v14.16b, v28.16b
	ld1 {v27.16b, v28.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v23.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v9.16b, v9.16b, v30.16b
	add v18.16b, v18.16b, v26.16b
	tbl v26.16b, {v1.16b}, v24.16b
	tbl v30.16b, {v0.16b}, v25.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v20.16b, {v1.16b}, v13.16b
	tbl v21.16b, {v0.16b}, v15.16b
	tbl v0.16b, {v1.16b}, v29.16b
	add v18.16b, v22.16b, v18.16b
	add v19.16b, v19.16b, v26.16b
	tbl v26.16b, {v27.16b}, v23.16b
	add v20.16b, v30.16b, v20.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v24.16b, {v28.16b}, v24.16b
	add v21.16b, v21.16b, v0.16b
	tbl v25.16b, {v27.16b}, v25.16b
	add v5.16b, v5.16b, v19.16b
	tbl v13.16b, {v28.16b}, v13.16b
	add v6.16b, v6.16b, v20.16b
	add v24.16b, v26.16b, v24.16b
	add v17.16b, v17.16b, v21.16b
	tbl v15.16b, {v27.16b}, v15.16b
	tbl v19.16b, {v28.16b}, v29.16b
	add v13.16b, v25.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v24.16b
	ushr v21.16b, v2.16b, #4
	SYNTH_LOGIC v24.16b, v31.16b, v3.16b
	add v15.16b, v15.16b, v19.16b
	add v11.16b, v11.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v4.16b
	ushr v25.16b, v4.16b, #4
	ld1 {v26.16b, v27.16b}, [%[x1]]
	tbl v28.16b, {v22.16b}, v20.16b
	add v10.16b, v10.16b, v15.16b
	tbl v15.16b, {v23.16b}, v21.16b
	tbl v29.16b, {v22.16b}, v24.16b
	tbl v30.16b, {v23.16b}, v13.16b
	tbl v22.16b, {v22.16b}, v19.16b
	tbl v23.16b, {v23.16b}, v25.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v26.16b}, v20.16b
	add v15.16b, v28.16b, v15.16b
	tbl v28.16b, {v27.16b}, v21.16b
	add v29.16b, v29.16b, v30.16b
	tbl v30.16b, {v26.16b}, v24.16b
	add v22.16b, v22.16b, v23.16b
	tbl v23.16b, {v27.16b}, v13.16b
	add v7.16b, v7.16b, v15.16b
	add v15.16b, v2.16b, v28.16b
	add v8.16b, v8.16b, v29.16b
	tbl v26.16b, {v26.16b}, v19.16b
	add v16.16b, v16.16b, v22.16b
	add v22.16b, v30.16b, v23.16b
	tbl v23.16b, {v27.16b}, v25.16b
	add v14.16b, v14.16b, v15.16b
	ld1 {v27.16b, v28.16b}, [%[x3]]
	tbl v15.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v9.16b, v9.16b, v22.16b
	add v26.16b, v26.16b, v23.16b
	tbl v22.16b, {v1.16b}, v21.16b
	tbl v23.16b, {v0.16b}, v24.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v29.16b, {v1.16b}, v13.16b
	tbl v30.16b, {v0.16b}, v19.16b
	tbl v0.16b, {v1.16b}, v25.16b
	add v18.16b, v18.16b, v26.16b
	add v15.16b, v15.16b, v22.16b
	tbl v20.16b, {v27.16b}, v20.16b
	add v26.16b, v23.16b, v29.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v21.16b, {v28.16b}, v21.16b
	add v29.16b, v30.16b, v0.16b
	tbl v24.16b, {v27.16b}, v24.16b
	add v5.16b, v5.16b, v15.16b
	tbl v13.16b, {v28.16b}, v13.16b
	add v6.16b, v6.16b, v26.16b
	add v15.16b, v20.16b, v21.16b
	add v17.16b, v17.16b, v29.16b
	tbl v26.16b, {v27.16b}, v19.16b
	tbl v25.16b, {v28.16b}, v25.16b
	add v13.16b, v24.16b, v13.16b
	SYNTH_LOGIC v24.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v15.16b
	ushr v15.16b, v2.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v3.16b
	add v20.16b, v26.16b, v25.16b
	add v11.16b, v11.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v4.16b
	ushr v25.16b, v4.16b, #4
	ld1 {v26.16b, v27.16b}, [%[x1]]
	tbl v28.16b, {v22.16b}, v24.16b
	add v10.16b, v10.16b, v20.16b
	tbl v20.16b, {v23.16b}, v15.16b
	tbl v29.16b, {v22.16b}, v19.16b
	tbl v30.16b, {v23.16b}, v13.16b
	tbl v22.16b, {v22.16b}, v21.16b
	tbl v23.16b, {v23.16b}, v25.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v26.16b}, v24.16b
	add v20.16b, v28.16b, v20.16b
	tbl v28.16b, {v27.16b}, v15.16b
	add v29.16b, v29.16b, v30.16b
	tbl v30.16b, {v26.16b}, v19.16b
	add v22.16b, v22.16b, v23.16b
	tbl v23.16b, {v27.16b}, v13.16b
	add v7.16b, v7.16b, v20.16b
	add v20.16b, v2.16b, v28.16b
	add v8.16b, v8.16b, v29.16b
	tbl v26.16b, {v26.16b}, v21.16b
	add v16.16b, v16.16b, v22.16b
	add v22.16b, v30.16b, v23.16b
	tbl v23.16b, {v27.16b}, v25.16b
	add v14.16b, v14.16b, v20.16b
	ld1 {v27.16b, v28.16b}, [%[x3]]
	tbl v20.16b, {v0.16b}, v24.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v9.16b, v9.16b, v22.16b
	add v26.16b, v26.16b, v23.16b
	tbl v22.16b, {v1.16b}, v15.16b
	tbl v23.16b, {v0.16b}, v19.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v29.16b, {v1.16b}, v13.16b
	tbl v30.16b, {v0.16b}, v21.16b
	tbl v0.16b, {v1.16b}, v25.16b
	add v18.16b, v18.16b, v26.16b
	add v20.16b, v20.16b, v22.16b
	tbl v22.16b, {v27.16b}, v24.16b
	add v26.16b, v23.16b, v29.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v15.16b, {v28.16b}, v15.16b
	add v29.16b, v30.16b, v0.16b
	tbl v19.16b, {v27.16b}, v19.16b
	add v5.16b, v5.16b, v20.16b
	tbl v13.16b, {v28.16b}, v13.16b
	add v6.16b, v6.16b, v26.16b
	add v15.16b, v22.16b, v15.16b
	add v17.16b, v17.16b, v29.16b
	tbl v26.16b, {v27.16b}, v21.16b
	tbl v25.16b, {v28.16b}, v25.16b
	add v13.16b, v19.16b, v13.16b
	SYNTH_LOGIC v19.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v15.16b
	ushr v15.16b, v2.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v3.16b
	add v21.16b, v26.16b, v25.16b
	add v11.16b, v11.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v4.16b
	ushr v25.16b, v4.16b, #4
	ld1 {v26.16b, v27.16b}, [%[x1]]
	tbl v28.16b, {v23.16b}, v19.16b
	add v10.16b, v10.16b, v21.16b
	tbl v21.16b, {v24.16b}, v15.16b
	tbl v29.16b, {v23.16b}, v20.16b
	tbl v30.16b, {v24.16b}, v13.16b
	tbl v23.16b, {v23.16b}, v22.16b
	tbl v24.16b, {v24.16b}, v25.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v26.16b}, v19.16b
	add v21.16b, v28.16b, v21.16b
	tbl v28.16b, {v27.16b}, v15.16b
	add v29.16b, v29.16b, v30.16b
	tbl v30.16b, {v26.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v24.16b, {v27.16b}, v13.16b
	add v7.16b, v7.16b, v21.16b
	add v21.16b, v2.16b, v28.16b
	add v8.16b, v8.16b, v29.16b
	tbl v26.16b, {v26.16b}, v22.16b
	add v16.16b, v16.16b, v23.16b
	add v23.16b, v30.16b, v24.16b
	tbl v24.16b, {v27.16b}, v25.16b
	add v14.16b, v14.16b, v21.16b
	ld1 {v27.16b, v28.16b}, [%[x3]]
	tbl v21.16b, {v0.16b}, v19.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v9.16b, v9.16b, v23.16b
	add v26.16b, v26.16b, v24.16b
	tbl v23.16b, {v1.16b}, v15.16b
	tbl v24.16b, {v0.16b}, v20.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v29.16b, {v1.16b}, v13.16b
	tbl v30.16b, {v0.16b}, v22.16b
	tbl v0.16b, {v1.16b}, v25.16b
	add v18.16b, v18.16b, v26.16b
	add v21.16b, v21.16b, v23.16b
	tbl v19.16b, {v27.16b}, v19.16b
	add v26.16b, v24.16b, v29.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v15.16b, {v28.16b}, v15.16b
	add v29.16b, v30.16b, v0.16b
	tbl v20.16b, {v27.16b}, v20.16b
	add v5.16b, v5.16b, v21.16b
	tbl v13.16b, {v28.16b}, v13.16b
	add v6.16b, v6.16b, v26.16b
	add v15.16b, v19.16b, v15.16b
	add v17.16b, v17.16b, v29.16b
	tbl v19.16b, {v27.16b}, v22.16b
	tbl v21.16b, {v28.16b}, v25.16b
	add v13.16b, v20.16b, v13.16b
	SYNTH_LOGIC v20.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v15.16b
	ushr v15.16b, v2.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v3.16b
	add v19.16b, v19.16b, v21.16b
	add v11.16b, v11.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v4.16b
	ushr v25.16b, v4.16b, #4
	ld1 {v26.16b, v27.16b}, [%[x1]]
	tbl v28.16b, {v23.16b}, v20.16b
	add v10.16b, v10.16b, v19.16b
	tbl v19.16b, {v24.16b}, v15.16b
	tbl v29.16b, {v23.16b}, v22.16b
	tbl v30.16b, {v24.16b}, v13.16b
	tbl v23.16b, {v23.16b}, v21.16b
	tbl v24.16b, {v24.16b}, v25.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v26.16b}, v20.16b
	add v19.16b, v28.16b, v19.16b
	tbl v28.16b, {v27.16b}, v15.16b
	add v29.16b, v29.16b, v30.16b
	tbl v30.16b, {v26.16b}, v22.16b
	add v23.16b, v23.16b, v24.16b
	tbl v24.16b, {v27.16b}, v13.16b
	add v7.16b, v7.16b, v19.16b
	add v19.16b, v2.16b, v28.16b
	add v8.16b, v8.16b, v29.16b
	tbl v26.16b, {v26.16b}, v21.16b
	add v16.16b, v16.16b, v23.16b
	add v23.16b, v30.16b, v24.16b
	tbl v24.16b, {v27.16b}, v25.16b
	add v14.16b, v14.16b, v19.16b
	ld1 {v27.16b, v28.16b}, [%[x3]]
	tbl v19.16b, {v0.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v9.16b, v9.16b, v23.16b
	add v26.16b, v26.16b, v24.16b
	tbl v23.16b, {v1.16b}, v15.16b
	tbl v24.16b, {v0.16b}, v22.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v29.16b, {v1.16b}, v13.16b
	tbl v30.16b, {v0.16b}, v21.16b
	tbl v0.16b, {v1.16b}, v25.16b
	add v18.16b, v18.16b, v26.16b
	add v19.16b, v19.16b, v23.16b
	tbl v20.16b, {v27.16b}, v20.16b
	add v26.16b, v24.16b, v29.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v15.16b, {v28.16b}, v15.16b
	add v29.16b, v30.16b, v0.16b
	tbl v22.16b, {v27.16b}, v22.16b
	add v5.16b, v5.16b, v19.16b
	tbl v13.16b, {v28.16b}, v13.16b
	add v6.16b, v6.16b, v26.16b
	add v15.16b, v20.16b, v15.16b
	add v17.16b, v17.16b, v29.16b
	tbl v26.16b, {v27.16b}, v21.16b
	tbl v25.16b, {v28.16b}, v25.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	add v13.16b, v22.16b, v13.16b
	SYNTH_LOGIC v19.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v15.16b
	ushr v15.16b, v2.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v3.16b
	add v21.16b, v26.16b, v25.16b
	add v11.16b, v11.16b, v13.16b
	ushr v13.16b, v3.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v4.16b
	ushr v25.16b, v4.16b, #4
	ld1 {v0.16b, v1.16b}, [%[x1]]
	tbl v26.16b, {v23.16b}, v19.16b
	add v10.16b, v10.16b, v21.16b
	tbl v21.16b, {v24.16b}, v15.16b
	tbl v2.16b, {v23.16b}, v20.16b
	tbl v3.16b, {v24.16b}, v13.16b
	tbl v23.16b, {v23.16b}, v22.16b
	tbl v24.16b, {v24.16b}, v25.16b
	tbl v4.16b, {v0.16b}, v19.16b
	add v21.16b, v26.16b, v21.16b
	tbl v26.16b, {v1.16b}, v15.16b
	add v2.16b, v2.16b, v3.16b
	tbl v3.16b, {v0.16b}, v20.16b
	add v23.16b, v23.16b, v24.16b
	tbl v24.16b, {v1.16b}, v13.16b
	add v7.16b, v7.16b, v21.16b
	add v21.16b, v4.16b, v26.16b
	add v8.16b, v8.16b, v2.16b
	tbl v26.16b, {v0.16b}, v22.16b
	add v16.16b, v16.16b, v23.16b
	add v23.16b, v3.16b, v24.16b
	ld1 {v2.16b, v3.16b}, [%[x2]]
	tbl v24.16b, {v1.16b}, v25.16b
	add v14.16b, v14.16b, v21.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	ldr q21, [%[k], #16]
	ldr q4, [%[k], #32]
	add v9.16b, v9.16b, v23.16b
	add v26.16b, v26.16b, v24.16b
	tbl v23.16b, {v2.16b}, v19.16b
	umlal v27.8h, v7.8b, v21.8b
	umlal2 v28.8h, v7.16b, v21.16b
	umlal v29.8h, v14.8b, v21.8b
	umlal2 v30.8h, v14.16b, v21.16b
	add v7.16b, v18.16b, v26.16b
	tbl v14.16b, {v3.16b}, v15.16b
	umlal v27.8h, v8.8b, v4.8b
	umlal2 v28.8h, v8.16b, v4.16b
	umlal v29.8h, v9.8b, v4.8b
	umlal2 v30.8h, v9.16b, v4.16b
	subs %[n], %[n], #1
	mov %[sx], #32
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	ldr q18, [%[k], #48]
	add v14.16b, v23.16b, v14.16b
	tbl v26.16b, {v2.16b}, v20.16b
	tbl v8.16b, {v3.16b}, v13.16b
	umlal v27.8h, v16.8b, v18.8b
	umlal2 v28.8h, v16.16b, v18.16b
	umlal v29.8h, v7.8b, v18.8b
	umlal2 v30.8h, v7.16b, v18.16b
	tbl v7.16b, {v2.16b}, v22.16b
	add v16.16b, v26.16b, v8.16b
	tbl v26.16b, {v3.16b}, v25.16b
	add v5.16b, v5.16b, v14.16b
	tbl v14.16b, {v0.16b}, v19.16b
	st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	tbl v15.16b, {v1.16b}, v15.16b
	add v6.16b, v6.16b, v16.16b
	add v16.16b, v7.16b, v26.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	tbl v30.16b, {v0.16b}, v20.16b
	tbl v13.16b, {v1.16b}, v13.16b
	add v14.16b, v14.16b, v15.16b
	tbl v15.16b, {v0.16b}, v22.16b
	add v16.16b, v17.16b, v16.16b
	tbl v17.16b, {v1.16b}, v25.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	umlal v26.8h, v5.8b, v21.8b
	umlal2 v27.8h, v5.16b, v21.16b
	add v5.16b, v30.16b, v13.16b
	add v30.16b, v12.16b, v14.16b
	add v17.16b, v15.16b, v17.16b
	umlal v26.8h, v6.8b, v4.8b
	umlal2 v27.8h, v6.16b, v4.16b
	add v19.16b, v11.16b, v5.16b
	umlal v28.8h, v30.8b, v21.8b
	umlal2 v29.8h, v30.16b, v21.16b
	add v17.16b, v10.16b, v17.16b
	umlal v26.8h, v16.8b, v18.8b
	umlal2 v27.8h, v16.16b, v18.16b
	umlal v28.8h, v19.8b, v4.8b
	umlal2 v29.8h, v19.16b, v4.16b
	ld1 {v3.16b, v4.16b}, [%[x0]]
	umlal v28.8h, v17.8b, v18.8b
	umlal2 v29.8h, v17.16b, v18.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	b.ne 1b

//// 03a1b34cb92e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  uint8x16_t lanes_10101010 = vld1q_u8(SYNTH_KERNEL_lanes_10101010);
  SYNTH_KEEP(lanes_10101010);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 9;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 9;
#endif

//// ea980774a0b9
          if (folds < 2) {
            folds = 9;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// b4bbb57c2018
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04040404, lanes_08080808, lanes_10101010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 44ae5d426bbb
 * A2W3 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// dc5832ce294a
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 19 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// 5ff6126b75f6
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 2 x added to what is kept; 566 instructions, 546 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 421c1062a32f
/* 16 steps per round, 2 x added to what is kept; 998 instructions, 945 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 038a18ae6f0e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 19;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 19;
#endif

//// 296e41f632d7
          if (folds < 2) {
            folds = 19;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// db1640f32966
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// c16b7ba4e358
          if (--left1 == 0) {
            left1 = 19;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// efa2b47e9ea2
 * A2W3 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// e71744c842ed
 * Activations: 2 bit twos, values [-2, -1, 0, 1], that is -2 + 1 * code. Weights: 3 bit bipolar, values [-7, -5,
 * -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// e0c39a53ba1b
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -2 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 183692460571
 * A2W3 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 288146538748
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit twos, values [-4, -3,
 * -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// a706b4142600
 * K up to 102261120 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// c5ee9c293495
 * Byte sums: 3 per cell, a step adds at most 24; every 10 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 39 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// 829c9dd2e61e
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 10;
  int32_t left1 = 39;

//// d9335bf35495
        if (left0 == 0) {
          left0 = 10;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// cd02d00bc3e2
          if (--left1 == 0) {
            left1 = 39;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// d87f3457e1bf
 * A2W3 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// bf91c1f42fc7
 * A2W3 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// d61571c6c667
 * Activations: 2 bit unsigned, values [0, 1, 2, 3], that is 0 + 1 * code. Weights: 3 bit unsigned, values [0, 1,
 * 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// 3b61b561f01f
 * A3W1 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 98ac26993c85
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [4] fold, into 16-bit lanes, and those
 * after at most 73 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// 4c08410f7832
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 4 x added to what is kept; 212 instructions, 213 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 15b4b2657aee
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to0]]
	ushr v17.16b, v1.16b, #4
	tbl v18.16b, {v2.16b}, v6.16b
	tbl v6.16b, {v7.16b}, v6.16b
	ld1 {v19.16b, v20.16b}, [%[w0]]
	tbl v7.16b, {v3.16b}, v11.16b
	tbl v21.16b, {v4.16b}, v12.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x0]]
	tbl v26.16b, {v5.16b}, v17.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v12.16b
	tbl v17.16b, {v10.16b}, v17.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x1]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v7.16b, v18.16b, v7.16b
	add v18.16b, v21.16b, v26.16b
	add v6.16b, v6.16b, v8.16b
	add v17.16b, v9.16b, v17.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[x0]]
	SYNTH_LOGIC v12.16b, v31.16b, v19.16b
	ushr v19.16b, v19.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v20.16b
	add v7.16b, v7.16b, v18.16b
	ushr v18.16b, v20.16b, #4
	add v6.16b, v6.16b, v17.16b
	tbl v17.16b, {v22.16b}, v12.16b
	tbl v20.16b, {v23.16b}, v19.16b
	tbl v26.16b, {v24.16b}, v21.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	tbl v12.16b, {v27.16b}, v12.16b
	tbl v27.16b, {v25.16b}, v18.16b
	tbl v19.16b, {v28.16b}, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v21.16b, {v29.16b}, v21.16b
	add v17.16b, v17.16b, v20.16b
	tbl v18.16b, {v30.16b}, v18.16b
	SYNTH_LOGIC v20.16b, v31.16b, v22.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	ldr q24, [%[k], #16]
	add v7.16b, v7.16b, v17.16b
	add v17.16b, v26.16b, v27.16b
	add v12.16b, v12.16b, v19.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	add v21.16b, v21.16b, v18.16b
	ushr v22.16b, v22.16b, #4
	SYNTH_LOGIC v18.16b, v31.16b, v23.16b
	ushr v19.16b, v23.16b, #4
	add v7.16b, v7.16b, v17.16b
	add v6.16b, v6.16b, v12.16b
	tbl v8.16b, {v8.16b}, v20.16b
	tbl v9.16b, {v9.16b}, v22.16b
	tbl v10.16b, {v10.16b}, v18.16b
	tbl v17.16b, {v11.16b}, v19.16b
	umlal v13.8h, v7.8b, v24.8b
	umlal2 v14.8h, v7.16b, v24.16b
	add v21.16b, v6.16b, v21.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	add v23.16b, v8.16b, v9.16b
	tbl v20.16b, {v0.16b}, v20.16b
	add v17.16b, v10.16b, v17.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	tbl v22.16b, {v1.16b}, v22.16b
	tbl v18.16b, {v2.16b}, v18.16b
	umlal v15.8h, v21.8b, v24.8b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	umlal2 v16.8h, v21.16b, v24.16b
	add v17.16b, v23.16b, v17.16b
	add v8.16b, v20.16b, v22.16b
	tbl v9.16b, {v3.16b}, v19.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x0]]
	SYNTH_LOGIC v23.16b, v31.16b, v29.16b
	ushr v24.16b, v29.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v30.16b
	st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to0]]
	ushr v30.16b, v30.16b, #4
	add v18.16b, v18.16b, v9.16b
	tbl v25.16b, {v25.16b}, v23.16b
	tbl v26.16b, {v26.16b}, v24.16b
	tbl v27.16b, {v27.16b}, v29.16b
	ld1 {v9.16b, v10.16b}, [%[w0]]
	tbl v23.16b, {v4.16b}, v23.16b
	tbl v28.16b, {v28.16b}, v30.16b
	add v8.16b, v8.16b, v18.16b
	ld1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to0]]
	tbl v18.16b, {v5.16b}, v24.16b
	add v15.16b, v25.16b, v26.16b
	tbl v6.16b, {v6.16b}, v29.16b
	tbl v7.16b, {v7.16b}, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v16.16b, v27.16b, v28.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	ldr q24, [%[k], #16]
	add v15.16b, v17.16b, v15.16b
	add v23.16b, v23.16b, v18.16b
	add v6.16b, v6.16b, v7.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	SYNTH_LOGIC v7.16b, v31.16b, v9.16b
	ushr v9.16b, v9.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v10.16b
	add v18.16b, v15.16b, v16.16b
	add v8.16b, v8.16b, v23.16b
	ushr v10.16b, v10.16b, #4
	tbl v19.16b, {v19.16b}, v7.16b
	tbl v20.16b, {v20.16b}, v9.16b
	tbl v21.16b, {v21.16b}, v17.16b
	umlal v11.8h, v18.8b, v24.8b
	umlal2 v12.8h, v18.16b, v24.16b
	add v6.16b, v8.16b, v6.16b
	tbl v8.16b, {v22.16b}, v10.16b
	add v15.16b, v19.16b, v20.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	tbl v7.16b, {v0.16b}, v7.16b
	tbl v9.16b, {v1.16b}, v9.16b
	tbl v29.16b, {v2.16b}, v17.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[x1]]
	umlal v13.8h, v6.8b, v24.8b
	umlal2 v14.8h, v6.16b, v24.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	add v6.16b, v21.16b, v8.16b
	add v24.16b, v7.16b, v9.16b
	tbl v30.16b, {v3.16b}, v10.16b
	st1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to0]]
	SYNTH_LOGIC v20.16b, v31.16b, v22.16b
	ushr v21.16b, v22.16b, #4
	add v22.16b, v15.16b, v6.16b
	SYNTH_LOGIC v6.16b, v31.16b, v23.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x0]]
	add v29.16b, v29.16b, v30.16b
	ushr v23.16b, v23.16b, #4
	tbl v25.16b, {v25.16b}, v20.16b
	ld1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to0]]
	tbl v15.16b, {v26.16b}, v21.16b
	tbl v30.16b, {v27.16b}, v6.16b
	add v24.16b, v24.16b, v29.16b
	tbl v26.16b, {v28.16b}, v23.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v16.16b, {v16.16b}, v20.16b
	tbl v17.16b, {v17.16b}, v21.16b
	add v15.16b, v25.16b, v15.16b
	ld1 {v20.16b, v21.16b}, [%[w0]]
	tbl v6.16b, {v18.16b}, v6.16b
	tbl v23.16b, {v19.16b}, v23.16b
	add v18.16b, v30.16b, v26.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #32
	ldr q19, [%[k], #16]
	add v15.16b, v22.16b, v15.16b
	add v22.16b, v16.16b, v17.16b
	add v6.16b, v6.16b, v23.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	SYNTH_LOGIC v23.16b, v31.16b, v20.16b
	ushr v20.16b, v20.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v21.16b
	add v15.16b, v15.16b, v18.16b
	add v22.16b, v24.16b, v22.16b
	ushr v21.16b, v21.16b, #4
	tbl v7.16b, {v7.16b}, v23.16b
	tbl v8.16b, {v8.16b}, v20.16b
	tbl v9.16b, {v9.16b}, v16.16b
	umlal v11.8h, v15.8b, v19.8b
	umlal2 v12.8h, v15.16b, v19.16b
	add v6.16b, v22.16b, v6.16b
	tbl v10.16b, {v10.16b}, v21.16b
	add v15.16b, v7.16b, v8.16b
	ld1 {v7.16b, v8.16b}, [%[w0]]
	tbl v17.16b, {v0.16b}, v23.16b
	tbl v18.16b, {v1.16b}, v20.16b
	tbl v16.16b, {v2.16b}, v16.16b
	umlal v13.8h, v6.8b, v19.8b
	umlal2 v14.8h, v6.16b, v19.16b
	add v6.16b, v9.16b, v10.16b
	tbl v9.16b, {v3.16b}, v21.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x1]]
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	st1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[to0]]
	add v6.16b, v15.16b, v6.16b
	add v17.16b, v17.16b, v18.16b
	add v18.16b, v16.16b, v9.16b
	SYNTH_LOGIC v23.16b, v31.16b, v7.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	ushr v7.16b, v7.16b, #4
	SYNTH_LOGIC v24.16b, v31.16b, v8.16b
	ushr v29.16b, v8.16b, #4
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	add v30.16b, v17.16b, v18.16b
	tbl v25.16b, {v25.16b}, v23.16b
	tbl v26.16b, {v26.16b}, v7.16b
	tbl v27.16b, {v27.16b}, v24.16b
	tbl v28.16b, {v28.16b}, v29.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	tbl v23.16b, {v19.16b}, v23.16b
	tbl v7.16b, {v20.16b}, v7.16b
	tbl v24.16b, {v21.16b}, v24.16b
	add v25.16b, v25.16b, v26.16b
	tbl v26.16b, {v22.16b}, v29.16b
	add v27.16b, v27.16b, v28.16b
	ldr q28, [%[k], #16]
	add v7.16b, v23.16b, v7.16b
	add v6.16b, v6.16b, v25.16b
	add v29.16b, v24.16b, v26.16b
	add v7.16b, v30.16b, v7.16b
	add v6.16b, v6.16b, v27.16b
	add v7.16b, v7.16b, v29.16b
	umlal v8.8h, v6.8b, v28.8b
	umlal2 v9.8h, v6.16b, v28.16b
	umlal v10.8h, v7.8b, v28.8b
	umlal2 v11.8h, v7.16b, v28.16b
	st1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[to0]]
	b.ne 1b

//// 1ade05a96f26
/* 16 steps per round, 4 x added to what is kept; 372 instructions, 361 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// b0cb579d7673
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ushr v13.16b, v1.16b, #4
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x2]]
	tbl v18.16b, {v2.16b}, v6.16b
	tbl v19.16b, {v3.16b}, v11.16b
	tbl v20.16b, {v4.16b}, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	tbl v25.16b, {v5.16b}, v13.16b
	add v18.16b, v18.16b, v19.16b
	tbl v7.16b, {v7.16b}, v6.16b
	tbl v8.16b, {v8.16b}, v11.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	tbl v9.16b, {v9.16b}, v12.16b
	tbl v10.16b, {v10.16b}, v13.16b
	add v25.16b, v20.16b, v25.16b
	tbl v14.16b, {v14.16b}, v6.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	tbl v15.16b, {v15.16b}, v11.16b
	add v30.16b, v7.16b, v8.16b
	tbl v16.16b, {v16.16b}, v12.16b
	add v19.16b, v9.16b, v10.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to0]]
	add v18.16b, v18.16b, v25.16b
	tbl v17.16b, {v17.16b}, v13.16b
	add v20.16b, v14.16b, v15.16b
	ld1 {v14.16b, v15.16b}, [%[w0]]
	tbl v6.16b, {v21.16b}, v6.16b
	tbl v11.16b, {v22.16b}, v11.16b
	add v19.16b, v30.16b, v19.16b
	tbl v12.16b, {v23.16b}, v12.16b
	add v25.16b, v16.16b, v17.16b
	tbl v13.16b, {v24.16b}, v13.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x2]]
	SYNTH_LOGIC v30.16b, v31.16b, v14.16b
	add v6.16b, v6.16b, v11.16b
	ushr v11.16b, v14.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v15.16b
	add v20.16b, v20.16b, v25.16b
	add v25.16b, v12.16b, v13.16b
	ushr v12.16b, v15.16b, #4
	tbl v13.16b, {v26.16b}, v30.16b
	tbl v26.16b, {v27.16b}, v11.16b
	tbl v27.16b, {v28.16b}, v14.16b
	tbl v28.16b, {v0.16b}, v30.16b
	add v6.16b, v6.16b, v25.16b
	tbl v25.16b, {v29.16b}, v12.16b
	tbl v29.16b, {v1.16b}, v11.16b
	add v13.16b, v13.16b, v26.16b
	tbl v26.16b, {v2.16b}, v14.16b
	tbl v15.16b, {v3.16b}, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v21.16b, {v21.16b}, v30.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	ldr q16, [%[k], #16]
	add v13.16b, v18.16b, v13.16b
	add v25.16b, v27.16b, v25.16b
	add v17.16b, v28.16b, v29.16b
	add v15.16b, v26.16b, v15.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	tbl v18.16b, {v22.16b}, v11.16b
	tbl v22.16b, {v23.16b}, v14.16b
	tbl v23.16b, {v24.16b}, v12.16b
	add v13.16b, v13.16b, v25.16b
	add v17.16b, v19.16b, v17.16b
	ld1 {v24.16b, v25.16b}, [%[w0]]
	tbl v19.16b, {v0.16b}, v30.16b
	add v18.16b, v21.16b, v18.16b
	tbl v11.16b, {v1.16b}, v11.16b
	add v30.16b, v22.16b, v23.16b
	umlal v7.8h, v13.8b, v16.8b
	umlal2 v8.8h, v13.16b, v16.16b
	add v13.16b, v17.16b, v15.16b
	add v15.16b, v20.16b, v18.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x0]]
	add v11.16b, v19.16b, v11.16b
	tbl v14.16b, {v2.16b}, v14.16b
	tbl v12.16b, {v3.16b}, v12.16b
	SYNTH_LOGIC v17.16b, v31.16b, v24.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	umlal v9.8h, v13.8b, v16.8b
	umlal2 v10.8h, v13.16b, v16.16b
	add v13.16b, v15.16b, v30.16b
	add v6.16b, v6.16b, v11.16b
	add v30.16b, v14.16b, v12.16b
	ushr v24.16b, v24.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v25.16b
	st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to0]]
	umlal v26.8h, v13.8b, v16.8b
	umlal2 v27.8h, v13.16b, v16.16b
	add v30.16b, v6.16b, v30.16b
	ushr v25.16b, v25.16b, #4
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[x2]]
	tbl v18.16b, {v20.16b}, v17.16b
	tbl v19.16b, {v21.16b}, v24.16b
	tbl v20.16b, {v22.16b}, v11.16b
	tbl v21.16b, {v0.16b}, v17.16b
	ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	umlal v28.8h, v30.8b, v16.8b
	umlal2 v29.8h, v30.16b, v16.16b
	add v10.16b, v18.16b, v19.16b
	tbl v16.16b, {v23.16b}, v25.16b
	tbl v30.16b, {v1.16b}, v24.16b
	tbl v18.16b, {v2.16b}, v11.16b
	tbl v19.16b, {v3.16b}, v25.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v12.16b, {v12.16b}, v17.16b
	tbl v13.16b, {v13.16b}, v24.16b
	add v16.16b, v20.16b, v16.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	add v20.16b, v21.16b, v30.16b
	add v18.16b, v18.16b, v19.16b
	tbl v14.16b, {v14.16b}, v11.16b
	add v19.16b, v12.16b, v13.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	add v10.16b, v10.16b, v16.16b
	tbl v30.16b, {v15.16b}, v25.16b
	tbl v6.16b, {v6.16b}, v17.16b
	add v12.16b, v20.16b, v18.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to0]]
	tbl v7.16b, {v7.16b}, v24.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v25.16b
	add v11.16b, v14.16b, v30.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x2]]
	add v30.16b, v6.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[w0]]
	add v8.16b, v8.16b, v9.16b
	add v9.16b, v19.16b, v11.16b
	ldr q11, [%[k], #16]
	SYNTH_LOGIC v19.16b, v31.16b, v6.16b
	ushr v6.16b, v6.16b, #4
	add v8.16b, v30.16b, v8.16b
	SYNTH_LOGIC v30.16b, v31.16b, v7.16b
	ushr v7.16b, v7.16b, #4
	tbl v13.16b, {v0.16b}, v19.16b
	tbl v14.16b, {v1.16b}, v6.16b
	tbl v24.16b, {v26.16b}, v19.16b
	tbl v25.16b, {v2.16b}, v30.16b
	tbl v26.16b, {v3.16b}, v7.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v27.16b, {v27.16b}, v6.16b
	tbl v28.16b, {v28.16b}, v30.16b
	add v13.16b, v13.16b, v14.16b
	tbl v14.16b, {v29.16b}, v7.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	add v29.16b, v25.16b, v26.16b
	add v24.16b, v24.16b, v27.16b
	add v10.16b, v10.16b, v13.16b
	add v13.16b, v28.16b, v14.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to1]]
	tbl v14.16b, {v20.16b}, v19.16b
	tbl v20.16b, {v21.16b}, v6.16b
	tbl v21.16b, {v22.16b}, v30.16b
	add v12.16b, v12.16b, v24.16b
	add v10.16b, v10.16b, v29.16b
	tbl v29.16b, {v23.16b}, v7.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	tbl v19.16b, {v0.16b}, v19.16b
	add v14.16b, v14.16b, v20.16b
	tbl v6.16b, {v1.16b}, v6.16b
	add v20.16b, v12.16b, v13.16b
	umlal v15.8h, v10.8b, v11.8b
	umlal2 v16.8h, v10.16b, v11.16b
	add v10.16b, v21.16b, v29.16b
	add v9.16b, v9.16b, v14.16b
	add v6.16b, v19.16b, v6.16b
	umlal v17.8h, v20.8b, v11.8b
	umlal2 v18.8h, v20.16b, v11.16b
	tbl v24.16b, {v2.16b}, v30.16b
	tbl v7.16b, {v3.16b}, v7.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	add v9.16b, v9.16b, v10.16b
	add v6.16b, v8.16b, v6.16b
	SYNTH_LOGIC v8.16b, v31.16b, v22.16b
	st1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to0]]
	ushr v10.16b, v22.16b, #4
	add v7.16b, v24.16b, v7.16b
	umlal v25.8h, v9.8b, v11.8b
	umlal2 v26.8h, v9.16b, v11.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[x1]]
	SYNTH_LOGIC v9.16b, v31.16b, v23.16b
	ushr v29.16b, v23.16b, #4
	tbl v30.16b, {v0.16b}, v8.16b
	add v6.16b, v6.16b, v7.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[x2]]
	tbl v7.16b, {v1.16b}, v10.16b
	tbl v20.16b, {v2.16b}, v9.16b
	tbl v21.16b, {v3.16b}, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	umlal v27.8h, v6.8b, v11.8b
	umlal2 v28.8h, v6.16b, v11.16b
	add v11.16b, v30.16b, v7.16b
	add v30.16b, v20.16b, v21.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x0]]
	tbl v12.16b, {v12.16b}, v8.16b
	tbl v13.16b, {v13.16b}, v10.16b
	tbl v14.16b, {v14.16b}, v9.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to1]]
	tbl v15.16b, {v15.16b}, v29.16b
	add v11.16b, v11.16b, v30.16b
	tbl v16.16b, {v16.16b}, v8.16b
	add v30.16b, v12.16b, v13.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x1]]
	tbl v17.16b, {v17.16b}, v10.16b
	tbl v18.16b, {v18.16b}, v9.16b
	add v28.16b, v14.16b, v15.16b
	tbl v19.16b, {v19.16b}, v29.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	tbl v6.16b, {v0.16b}, v8.16b
	tbl v10.16b, {v1.16b}, v10.16b
	add v7.16b, v16.16b, v17.16b
	ld1 {v16.16b, v17.16b}, [%[w0]]
	tbl v8.16b, {v2.16b}, v9.16b
	add v9.16b, v30.16b, v28.16b
	add v28.16b, v18.16b, v19.16b
	tbl v18.16b, {v3.16b}, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v6.16b, v6.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v16.16b
	ushr v16.16b, v16.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v17.16b
	add v7.16b, v7.16b, v28.16b
	add v8.16b, v8.16b, v18.16b
	ushr v17.16b, v17.16b, #4
	tbl v18.16b, {v20.16b}, v10.16b
	tbl v20.16b, {v21.16b}, v16.16b
	tbl v21.16b, {v22.16b}, v19.16b
	tbl v22.16b, {v24.16b}, v10.16b
	add v6.16b, v6.16b, v8.16b
	tbl v8.16b, {v23.16b}, v17.16b
	tbl v23.16b, {v25.16b}, v16.16b
	add v18.16b, v18.16b, v20.16b
	tbl v20.16b, {v26.16b}, v19.16b
	tbl v24.16b, {v27.16b}, v17.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x3]]
	tbl v29.16b, {v0.16b}, v10.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	ldr q30, [%[k], #16]
	add v11.16b, v11.16b, v18.16b
	add v8.16b, v21.16b, v8.16b
	add v18.16b, v22.16b, v23.16b
	add v20.16b, v20.16b, v24.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]
	tbl v0.16b, {v1.16b}, v16.16b
	tbl v1.16b, {v2.16b}, v19.16b
	tbl v2.16b, {v3.16b}, v17.16b
	add v8.16b, v11.16b, v8.16b
	add v9.16b, v9.16b, v18.16b
	ld1 {v3.16b, v4.16b}, [%[w0]]
	tbl v18.16b, {v25.16b}, v10.16b
	add v25.16b, v29.16b, v0.16b
	tbl v16.16b, {v26.16b}, v16.16b
	add v26.16b, v1.16b, v2.16b
	umlal v12.8h, v8.8b, v30.8b
	umlal2 v13.8h, v8.16b, v30.16b
	add v20.16b, v9.16b, v20.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[x0]]
	add v7.16b, v7.16b, v25.16b
	add v16.16b, v18.16b, v16.16b
	tbl v25.16b, {v27.16b}, v19.16b
	tbl v17.16b, {v28.16b}, v17.16b
	SYNTH_LOGIC v18.16b, v31.16b, v3.16b
	umlal v14.8h, v20.8b, v30.8b
	umlal2 v15.8h, v20.16b, v30.16b
	add v7.16b, v7.16b, v26.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	add v6.16b, v6.16b, v16.16b
	add v25.16b, v25.16b, v17.16b
	ushr v16.16b, v3.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v4.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	ushr v19.16b, v4.16b, #4
	umlal v21.8h, v7.8b, v30.8b
	umlal2 v22.8h, v7.16b, v30.16b
	st1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[to0]]
	add v20.16b, v6.16b, v25.16b
	tbl v25.16b, {v8.16b}, v18.16b
	tbl v6.16b, {v9.16b}, v16.16b
	tbl v7.16b, {v10.16b}, v17.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #32
	umlal v23.8h, v20.8b, v30.8b
	umlal2 v24.8h, v20.16b, v30.16b
	add v6.16b, v25.16b, v6.16b
	tbl v20.16b, {v11.16b}, v19.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[x0]]
	tbl v30.16b, {v26.16b}, v18.16b
	tbl v25.16b, {v27.16b}, v16.16b
	tbl v26.16b, {v28.16b}, v17.16b
	st1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[to1]]
	tbl v27.16b, {v29.16b}, v19.16b
	add v7.16b, v7.16b, v20.16b
	tbl v28.16b, {v0.16b}, v18.16b
	add v29.16b, v30.16b, v25.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x1]]
	tbl v30.16b, {v1.16b}, v16.16b
	tbl v24.16b, {v2.16b}, v17.16b
	add v25.16b, v26.16b, v27.16b
	add v6.16b, v6.16b, v7.16b
	tbl v7.16b, {v3.16b}, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	tbl v12.16b, {v12.16b}, v18.16b
	add v18.16b, v28.16b, v30.16b
	tbl v13.16b, {v13.16b}, v16.16b
	add v16.16b, v29.16b, v25.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x2]]
	tbl v14.16b, {v14.16b}, v17.16b
	add v7.16b, v24.16b, v7.16b
	tbl v15.16b, {v15.16b}, v19.16b
	ld1 {v29.16b, v30.16b}, [%[w0]]
	add v17.16b, v12.16b, v13.16b
	ldr q19, [%[k], #16]
	add v7.16b, v18.16b, v7.16b
	add v18.16b, v14.16b, v15.16b
	SYNTH_LOGIC v24.16b, v31.16b, v29.16b
	ushr v29.16b, v29.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v30.16b
	ushr v30.16b, v30.16b, #4
	add v17.16b, v17.16b, v18.16b
	tbl v8.16b, {v8.16b}, v24.16b
	tbl v9.16b, {v9.16b}, v29.16b
	tbl v10.16b, {v10.16b}, v12.16b
	tbl v11.16b, {v11.16b}, v30.16b
	tbl v18.16b, {v20.16b}, v24.16b
	tbl v20.16b, {v21.16b}, v29.16b
	tbl v21.16b, {v22.16b}, v12.16b
	add v22.16b, v8.16b, v9.16b
	tbl v23.16b, {v23.16b}, v30.16b
	add v13.16b, v10.16b, v11.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[x3]]
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #32
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	add v6.16b, v6.16b, v22.16b
	add v18.16b, v18.16b, v20.16b
	add v14.16b, v21.16b, v23.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]
	tbl v15.16b, {v25.16b}, v24.16b
	tbl v25.16b, {v26.16b}, v29.16b
	tbl v26.16b, {v27.16b}, v12.16b
	add v6.16b, v6.16b, v13.16b
	add v13.16b, v16.16b, v18.16b
	tbl v16.16b, {v28.16b}, v30.16b
	tbl v8.16b, {v8.16b}, v24.16b
	add v15.16b, v15.16b, v25.16b
	tbl v9.16b, {v9.16b}, v29.16b
	umlal v0.8h, v6.8b, v19.8b
	umlal2 v1.8h, v6.16b, v19.16b
	add v6.16b, v13.16b, v14.16b
	add v16.16b, v26.16b, v16.16b
	add v7.16b, v7.16b, v15.16b
	add v18.16b, v8.16b, v9.16b
	tbl v8.16b, {v10.16b}, v12.16b
	tbl v9.16b, {v11.16b}, v30.16b
	umlal v2.8h, v6.8b, v19.8b
	umlal2 v3.8h, v6.16b, v19.16b
	add v6.16b, v7.16b, v16.16b
	add v7.16b, v17.16b, v18.16b
	add v24.16b, v8.16b, v9.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	umlal v20.8h, v6.8b, v19.8b
	umlal2 v21.8h, v6.16b, v19.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	add v24.16b, v7.16b, v24.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	umlal v22.8h, v24.8b, v19.8b
	umlal2 v23.8h, v24.16b, v19.16b
	st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]
	b.ne 1b

//// 9c21365cdffe
/* 16 steps per round, 4 x added to what is kept; 616 instructions, 585 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 2510f6c12315
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v6.16b, v31.16b, v0.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x1]]
	ushr v11.16b, v0.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v1.16b
	ushr v13.16b, v1.16b, #4
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x2]]
	tbl v18.16b, {v2.16b}, v6.16b
	tbl v19.16b, {v3.16b}, v11.16b
	tbl v20.16b, {v4.16b}, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	tbl v25.16b, {v5.16b}, v13.16b
	tbl v7.16b, {v7.16b}, v6.16b
	tbl v8.16b, {v8.16b}, v11.16b
	tbl v9.16b, {v9.16b}, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x4]]
	add v30.16b, v18.16b, v19.16b
	tbl v10.16b, {v10.16b}, v13.16b
	add v25.16b, v20.16b, v25.16b
	tbl v14.16b, {v14.16b}, v6.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x5]]
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v15.16b}, v11.16b
	tbl v15.16b, {v16.16b}, v12.16b
	add v16.16b, v9.16b, v10.16b
	add v25.16b, v30.16b, v25.16b
	tbl v30.16b, {v17.16b}, v13.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x6]]
	tbl v21.16b, {v21.16b}, v6.16b
	add v14.16b, v14.16b, v8.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v16.16b, v7.16b, v16.16b
	add v15.16b, v15.16b, v30.16b
	tbl v22.16b, {v22.16b}, v11.16b
	tbl v23.16b, {v23.16b}, v12.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x0]]
	tbl v24.16b, {v24.16b}, v13.16b
	tbl v26.16b, {v26.16b}, v6.16b
	tbl v27.16b, {v27.16b}, v11.16b
	add v30.16b, v14.16b, v15.16b
	add v14.16b, v21.16b, v22.16b
	tbl v15.16b, {v28.16b}, v12.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v29.16b}, v13.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x1]]
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v0.16b}, v6.16b
	tbl v0.16b, {v1.16b}, v11.16b
	tbl v1.16b, {v2.16b}, v12.16b
	add v14.16b, v14.16b, v28.16b
	add v15.16b, v15.16b, v29.16b
	tbl v28.16b, {v3.16b}, v13.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to0]]
	tbl v6.16b, {v17.16b}, v6.16b
	add v17.16b, v27.16b, v0.16b
	tbl v11.16b, {v18.16b}, v11.16b
	tbl v12.16b, {v19.16b}, v12.16b
	add v15.16b, v26.16b, v15.16b
	add v18.16b, v1.16b, v28.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x2]]
	tbl v13.16b, {v20.16b}, v13.16b
	add v6.16b, v6.16b, v11.16b
	ld1 {v19.16b, v20.16b}, [%[w0]]
	add v11.16b, v17.16b, v18.16b
	add v12.16b, v12.16b, v13.16b
	SYNTH_LOGIC v13.16b, v31.16b, v19.16b
	ushr v17.16b, v19.16b, #4
	SYNTH_LOGIC v18.16b, v31.16b, v20.16b
	ushr v19.16b, v20.16b, #4
	add v6.16b, v6.16b, v12.16b
	ldr q12, [%[k], #16]
	tbl v7.16b, {v7.16b}, v13.16b
	tbl v8.16b, {v8.16b}, v17.16b
	tbl v9.16b, {v9.16b}, v18.16b
	tbl v10.16b, {v10.16b}, v19.16b
	tbl v20.16b, {v21.16b}, v13.16b
	tbl v21.16b, {v22.16b}, v17.16b
	tbl v22.16b, {v23.16b}, v18.16b
	add v23.16b, v7.16b, v8.16b
	tbl v24.16b, {v24.16b}, v19.16b
	add v7.16b, v9.16b, v10.16b
	tbl v26.16b, {v26.16b}, v13.16b
	add v20.16b, v20.16b, v21.16b
	tbl v21.16b, {v27.16b}, v17.16b
	add v23.16b, v25.16b, v23.16b
	add v22.16b, v22.16b, v24.16b
	tbl v24.16b, {v28.16b}, v18.16b
	tbl v25.16b, {v29.16b}, v19.16b
	add v16.16b, v16.16b, v20.16b
	add v20.16b, v26.16b, v21.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x3]]
	add v21.16b, v23.16b, v7.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]
	add v16.16b, v16.16b, v22.16b
	add v20.16b, v30.16b, v20.16b
	umlal v2.8h, v21.8b, v12.8b
	umlal2 v3.8h, v21.16b, v12.16b
	add v30.16b, v24.16b, v25.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x4]]
	tbl v25.16b, {v26.16b}, v13.16b
	umlal v4.8h, v16.8b, v12.8b
	umlal2 v5.8h, v16.16b, v12.16b
	tbl v16.16b, {v27.16b}, v17.16b
	tbl v26.16b, {v28.16b}, v18.16b
	add v20.16b, v20.16b, v30.16b
	tbl v27.16b, {v29.16b}, v19.16b
	tbl v21.16b, {v21.16b}, v13.16b
	st1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to0]]
	add v16.16b, v25.16b, v16.16b
	tbl v22.16b, {v22.16b}, v17.16b
	umlal v7.8h, v20.8b, v12.8b
	umlal2 v8.8h, v20.16b, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x5]]
	add v20.16b, v26.16b, v27.16b
	tbl v23.16b, {v23.16b}, v18.16b
	add v14.16b, v14.16b, v16.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to2]]
	add v16.16b, v21.16b, v22.16b
	tbl v24.16b, {v24.16b}, v19.16b
	tbl v21.16b, {v0.16b}, v13.16b
	tbl v22.16b, {v1.16b}, v17.16b
	add v14.16b, v14.16b, v20.16b
	tbl v20.16b, {v2.16b}, v18.16b
	add v15.16b, v15.16b, v16.16b
	add v16.16b, v23.16b, v24.16b
	tbl v23.16b, {v3.16b}, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	umlal v9.8h, v14.8b, v12.8b
	umlal2 v10.8h, v14.16b, v12.16b
	add v24.16b, v15.16b, v16.16b
	add v21.16b, v21.16b, v22.16b
	add v20.16b, v20.16b, v23.16b
	ld1 {v22.16b, v23.16b}, [%[w0]]
	tbl v29.16b, {v0.16b}, v13.16b
	tbl v30.16b, {v1.16b}, v17.16b
	st1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[to1]]
	umlal v25.8h, v24.8b, v12.8b
	umlal2 v26.8h, v24.16b, v12.16b
	add v21.16b, v11.16b, v21.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x0]]
	add v11.16b, v29.16b, v30.16b
	tbl v24.16b, {v2.16b}, v18.16b
	tbl v29.16b, {v3.16b}, v19.16b
	ld1 {v13.16b, v14.16b}, [%[to3]]
	SYNTH_LOGIC v30.16b, v31.16b, v22.16b
	add v15.16b, v21.16b, v20.16b
	ushr v16.16b, v22.16b, #4
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x1]]
	add v6.16b, v6.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v23.16b
	add v24.16b, v24.16b, v29.16b
	ushr v29.16b, v23.16b, #4
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	umlal v27.8h, v15.8b, v12.8b
	umlal2 v28.8h, v15.16b, v12.16b
	tbl v7.16b, {v7.16b}, v30.16b
	tbl v8.16b, {v8.16b}, v16.16b
	add v6.16b, v6.16b, v24.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x3]]
	tbl v9.16b, {v9.16b}, v11.16b
	tbl v10.16b, {v10.16b}, v29.16b
	tbl v15.16b, {v17.16b}, v30.16b
	st1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[to2]]
	add v17.16b, v7.16b, v8.16b
	umlal v13.8h, v6.8b, v12.8b
	umlal2 v14.8h, v6.16b, v12.16b
	add v12.16b, v9.16b, v10.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x4]]
	tbl v18.16b, {v18.16b}, v16.16b
	tbl v19.16b, {v19.16b}, v11.16b
	tbl v20.16b, {v20.16b}, v29.16b
	tbl v6.16b, {v0.16b}, v30.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x5]]
	tbl v0.16b, {v1.16b}, v16.16b
	add v12.16b, v17.16b, v12.16b
	add v15.16b, v15.16b, v18.16b
	st1 {v13.16b, v14.16b}, [%[to3]]
	tbl v13.16b, {v2.16b}, v11.16b
	add v14.16b, v19.16b, v20.16b
	tbl v17.16b, {v3.16b}, v29.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x6]]
	add v6.16b, v6.16b, v0.16b
	tbl v18.16b, {v21.16b}, v30.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v14.16b, v15.16b, v14.16b
	add v13.16b, v13.16b, v17.16b
	tbl v15.16b, {v22.16b}, v16.16b
	tbl v17.16b, {v23.16b}, v11.16b
	ld1 {v19.16b, v20.16b, v21.16b, v22.16b}, [%[x0]]
	tbl v23.16b, {v24.16b}, v29.16b
	tbl v24.16b, {v25.16b}, v30.16b
	tbl v25.16b, {v26.16b}, v16.16b
	add v6.16b, v6.16b, v13.16b
	add v13.16b, v18.16b, v15.16b
	tbl v15.16b, {v27.16b}, v11.16b
	add v23.16b, v17.16b, v23.16b
	tbl v17.16b, {v28.16b}, v29.16b
	add v18.16b, v24.16b, v25.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x1]]
	tbl v7.16b, {v7.16b}, v30.16b
	tbl v8.16b, {v8.16b}, v16.16b
	tbl v9.16b, {v9.16b}, v11.16b
	add v13.16b, v13.16b, v23.16b
	add v15.16b, v15.16b, v17.16b
	tbl v10.16b, {v10.16b}, v29.16b
	tbl v17.16b, {v1.16b}, v30.16b
	add v23.16b, v7.16b, v8.16b
	ld1 {v7.16b, v8.16b}, [%[w0]]
	tbl v16.16b, {v2.16b}, v16.16b
	tbl v11.16b, {v3.16b}, v11.16b
	add v15.16b, v18.16b, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v18.16b, v9.16b, v10.16b
	tbl v9.16b, {v4.16b}, v29.16b
	SYNTH_LOGIC v10.16b, v31.16b, v7.16b
	add v16.16b, v17.16b, v16.16b
	ushr v7.16b, v7.16b, #4
	SYNTH_LOGIC v17.16b, v31.16b, v8.16b
	add v18.16b, v23.16b, v18.16b
	add v9.16b, v11.16b, v9.16b
	ushr v8.16b, v8.16b, #4
	tbl v11.16b, {v19.16b}, v10.16b
	tbl v23.16b, {v20.16b}, v7.16b
	tbl v19.16b, {v21.16b}, v17.16b
	tbl v24.16b, {v24.16b}, v10.16b
	add v9.16b, v16.16b, v9.16b
	tbl v16.16b, {v22.16b}, v8.16b
	tbl v25.16b, {v25.16b}, v7.16b
	add v11.16b, v11.16b, v23.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x2]]
	tbl v26.16b, {v26.16b}, v17.16b
	tbl v27.16b, {v27.16b}, v8.16b
	ldr q28, [%[k], #16]
	add v16.16b, v19.16b, v16.16b
	add v19.16b, v24.16b, v25.16b
	add v11.16b, v12.16b, v11.16b
	tbl v12.16b, {v20.16b}, v10.16b
	add v20.16b, v26.16b, v27.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x3]]
	tbl v21.16b, {v21.16b}, v7.16b
	tbl v22.16b, {v22.16b}, v17.16b
	add v14.16b, v14.16b, v19.16b
	add v11.16b, v11.16b, v16.16b
	tbl v16.16b, {v23.16b}, v8.16b
	add v12.16b, v12.16b, v21.16b
	tbl v19.16b, {v24.16b}, v10.16b
	add v14.16b, v14.16b, v20.16b
	umlal v0.8h, v11.8b, v28.8b
	umlal2 v1.8h, v11.16b, v28.16b
	add v11.16b, v22.16b, v16.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]
	add v6.16b, v6.16b, v12.16b
	tbl v12.16b, {v25.16b}, v7.16b
	umlal v2.8h, v14.8b, v28.8b
	umlal2 v3.8h, v14.16b, v28.16b
	tbl v14.16b, {v26.16b}, v17.16b
	tbl v16.16b, {v27.16b}, v8.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x4]]
	add v6.16b, v6.16b, v11.16b
	add v19.16b, v19.16b, v12.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v14.16b, v14.16b, v16.16b
	umlal v20.8h, v6.8b, v28.8b
	umlal2 v21.8h, v6.16b, v28.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x5]]
	add v6.16b, v13.16b, v19.16b
	tbl v16.16b, {v24.16b}, v10.16b
	tbl v19.16b, {v25.16b}, v7.16b
	tbl v29.16b, {v26.16b}, v17.16b
	tbl v30.16b, {v27.16b}, v8.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to2]]
	add v6.16b, v6.16b, v14.16b
	tbl v11.16b, {v0.16b}, v10.16b
	add v16.16b, v16.16b, v19.16b
	tbl v19.16b, {v1.16b}, v7.16b
	add v29.16b, v29.16b, v30.16b
	tbl v30.16b, {v2.16b}, v17.16b
	umlal v22.8h, v6.8b, v28.8b
	umlal2 v23.8h, v6.16b, v28.16b
	add v6.16b, v15.16b, v16.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v11.16b, v11.16b, v19.16b
	st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to1]]
	add v6.16b, v6.16b, v29.16b
	tbl v16.16b, {v3.16b}, v8.16b
	tbl v10.16b, {v12.16b}, v10.16b
	ld1 {v19.16b, v20.16b}, [%[w0]]
	tbl v7.16b, {v13.16b}, v7.16b
	add v18.16b, v18.16b, v11.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	umlal v24.8h, v6.8b, v28.8b
	umlal2 v25.8h, v6.16b, v28.16b
	add v6.16b, v30.16b, v16.16b
	ld1 {v29.16b, v30.16b}, [%[to3]]
	add v7.16b, v10.16b, v7.16b
	tbl v16.16b, {v14.16b}, v17.16b
	tbl v8.16b, {v15.16b}, v8.16b
	ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[x1]]
	SYNTH_LOGIC v17.16b, v31.16b, v19.16b
	ushr v19.16b, v19.16b, #4
	add v6.16b, v18.16b, v6.16b
	add v7.16b, v9.16b, v7.16b
	SYNTH_LOGIC v9.16b, v31.16b, v20.16b
	add v8.16b, v16.16b, v8.16b
	ushr v18.16b, v20.16b, #4
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x2]]
	tbl v14.16b, {v0.16b}, v17.16b
	umlal v26.8h, v6.8b, v28.8b
	umlal2 v27.8h, v6.16b, v28.16b
	tbl v6.16b, {v1.16b}, v19.16b
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v2.16b}, v9.16b
	tbl v15.16b, {v3.16b}, v18.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v10.16b, {v10.16b}, v17.16b
	tbl v11.16b, {v11.16b}, v19.16b
	add v6.16b, v14.16b, v6.16b
	st1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[to2]]
	umlal v29.8h, v7.8b, v28.8b
	umlal2 v30.8h, v7.16b, v28.16b
	add v7.16b, v8.16b, v15.16b
	add v8.16b, v10.16b, v11.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x4]]
	tbl v28.16b, {v12.16b}, v9.16b
	tbl v10.16b, {v13.16b}, v18.16b
	tbl v20.16b, {v20.16b}, v17.16b
	st1 {v29.16b, v30.16b}, [%[to3]]
	tbl v21.16b, {v21.16b}, v19.16b
	add v6.16b, v6.16b, v7.16b
	tbl v7.16b, {v22.16b}, v9.16b
	ld1 {v11.16b, v12.16b, v13.16b, v14.16b}, [%[x5]]
	tbl v15.16b, {v23.16b}, v18.16b
	add v10.16b, v28.16b, v10.16b
	tbl v16.16b, {v0.16b}, v17.16b
	add v28.16b, v20.16b, v21.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v8.16b, v8.16b, v10.16b
	add v7.16b, v7.16b, v15.16b
	tbl v10.16b, {v1.16b}, v19.16b
	tbl v15.16b, {v2.16b}, v9.16b
	tbl v29.16b, {v3.16b}, v18.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	tbl v24.16b, {v24.16b}, v17.16b
	tbl v25.16b, {v25.16b}, v19.16b
	add v7.16b, v28.16b, v7.16b
	add v10.16b, v16.16b, v10.16b
	tbl v16.16b, {v26.16b}, v9.16b
	add v15.16b, v15.16b, v29.16b
	tbl v26.16b, {v27.16b}, v18.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x1]]
	add v24.16b, v24.16b, v25.16b
	tbl v11.16b, {v11.16b}, v17.16b
	tbl v12.16b, {v12.16b}, v19.16b
	tbl v13.16b, {v13.16b}, v9.16b
	add v10.16b, v10.16b, v15.16b
	add v15.16b, v16.16b, v26.16b
	tbl v14.16b, {v14.16b}, v18.16b
	ld1 {v25.16b, v26.16b}, [%[w0]]
	tbl v20.16b, {v20.16b}, v17.16b
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v21.16b}, v19.16b
	tbl v9.16b, {v22.16b}, v9.16b
	add v19.16b, v24.16b, v15.16b
	add v24.16b, v13.16b, v14.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to0]]
	tbl v17.16b, {v23.16b}, v18.16b
	SYNTH_LOGIC v18.16b, v31.16b, v25.16b
	add v12.16b, v20.16b, v12.16b
	ushr v25.16b, v25.16b, #4
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x2]]
	SYNTH_LOGIC v4.16b, v31.16b, v26.16b
	add v11.16b, v11.16b, v24.16b
	add v9.16b, v9.16b, v17.16b
	ushr v17.16b, v26.16b, #4
	tbl v24.16b, {v0.16b}, v18.16b
	tbl v26.16b, {v1.16b}, v25.16b
	tbl v5.16b, {v2.16b}, v4.16b
	tbl v27.16b, {v27.16b}, v18.16b
	add v9.16b, v12.16b, v9.16b
	tbl v12.16b, {v3.16b}, v17.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v28.16b, {v28.16b}, v25.16b
	add v24.16b, v24.16b, v26.16b
	tbl v26.16b, {v29.16b}, v4.16b
	tbl v29.16b, {v30.16b}, v17.16b
	tbl v20.16b, {v20.16b}, v18.16b
	add v12.16b, v5.16b, v12.16b
	add v30.16b, v27.16b, v28.16b
	add v6.16b, v6.16b, v24.16b
	tbl v21.16b, {v21.16b}, v25.16b
	add v24.16b, v26.16b, v29.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	tbl v22.16b, {v22.16b}, v4.16b
	tbl v23.16b, {v23.16b}, v17.16b
	add v8.16b, v8.16b, v30.16b
	add v6.16b, v6.16b, v12.16b
	add v12.16b, v20.16b, v21.16b
	tbl v30.16b, {v0.16b}, v18.16b
	tbl v20.16b, {v1.16b}, v25.16b
	add v21.16b, v22.16b, v23.16b
	add v8.16b, v8.16b, v24.16b
	tbl v22.16b, {v2.16b}, v4.16b
	add v7.16b, v7.16b, v12.16b
	tbl v12.16b, {v3.16b}, v17.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x4]]
	add v20.16b, v30.16b, v20.16b
	ldr q30, [%[k], #16]
	add v7.16b, v7.16b, v21.16b
	add v12.16b, v22.16b, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x5]]
	add v10.16b, v10.16b, v20.16b
	umlal v13.8h, v6.8b, v30.8b
	umlal2 v14.8h, v6.16b, v30.16b
	umlal v15.8h, v8.8b, v30.8b
	umlal2 v16.8h, v8.16b, v30.16b
	umlal v26.8h, v7.8b, v30.8b
	umlal2 v27.8h, v7.16b, v30.16b
	ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to2]]
	add v10.16b, v10.16b, v12.16b
	tbl v12.16b, {v0.16b}, v18.16b
	tbl v20.16b, {v1.16b}, v25.16b
	st1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[to0]]
	tbl v13.16b, {v2.16b}, v4.16b
	tbl v14.16b, {v3.16b}, v17.16b
	umlal v28.8h, v10.8b, v30.8b
	umlal2 v29.8h, v10.16b, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x6]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v10.16b, v12.16b, v20.16b
	add v20.16b, v13.16b, v14.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to1]]
	tbl v21.16b, {v21.16b}, v18.16b
	tbl v22.16b, {v22.16b}, v25.16b
	tbl v23.16b, {v23.16b}, v4.16b
	add v10.16b, v19.16b, v10.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	tbl v19.16b, {v24.16b}, v17.16b
	tbl v18.16b, {v0.16b}, v18.16b
	tbl v24.16b, {v1.16b}, v25.16b
	add v25.16b, v21.16b, v22.16b
	ld1 {v21.16b, v22.16b}, [%[w0]]
	tbl v12.16b, {v2.16b}, v4.16b
	add v10.16b, v10.16b, v20.16b
	add v23.16b, v23.16b, v19.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[x1]]
	tbl v17.16b, {v3.16b}, v17.16b
	add v24.16b, v18.16b, v24.16b
	add v11.16b, v11.16b, v25.16b
	ld1 {v18.16b, v19.16b}, [%[to3]]
	SYNTH_LOGIC v20.16b, v31.16b, v21.16b
	umlal v5.8h, v10.8b, v30.8b
	umlal2 v6.8h, v10.16b, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	add v10.16b, v12.16b, v17.16b
	add v9.16b, v9.16b, v24.16b
	add v17.16b, v11.16b, v23.16b
	ushr v21.16b, v21.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v22.16b
	ushr v12.16b, v22.16b, #4
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x3]]
	tbl v26.16b, {v26.16b}, v20.16b
	add v9.16b, v9.16b, v10.16b
	umlal v7.8h, v17.8b, v30.8b
	umlal2 v8.8h, v17.16b, v30.16b
	tbl v10.16b, {v27.16b}, v21.16b
	tbl v17.16b, {v28.16b}, v11.16b
	tbl v27.16b, {v29.16b}, v12.16b
	umlal v18.8h, v9.8b, v30.8b
	umlal2 v19.8h, v9.16b, v30.16b
	st1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[to2]]
	add v26.16b, v26.16b, v10.16b
	tbl v13.16b, {v13.16b}, v20.16b
	add v17.16b, v17.16b, v27.16b
	tbl v14.16b, {v14.16b}, v21.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x4]]
	tbl v15.16b, {v15.16b}, v11.16b
	tbl v16.16b, {v16.16b}, v12.16b
	tbl v6.16b, {v0.16b}, v20.16b
	st1 {v18.16b, v19.16b}, [%[to3]]
	tbl v18.16b, {v1.16b}, v21.16b
	add v17.16b, v26.16b, v17.16b
	add v19.16b, v13.16b, v14.16b
	ld1 {v7.16b, v8.16b, v9.16b, v10.16b}, [%[x5]]
	tbl v26.16b, {v2.16b}, v11.16b
	add v13.16b, v15.16b, v16.16b
	tbl v14.16b, {v3.16b}, v12.16b
	add v6.16b, v6.16b, v18.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x6]]
	tbl v18.16b, {v22.16b}, v20.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[x4], %[x4], #64
	add %[x5], %[x5], #64
	add %[x6], %[x6], #64
	add %[w0], %[w0], #32
	add v13.16b, v19.16b, v13.16b
	add v19.16b, v26.16b, v14.16b
	tbl v26.16b, {v23.16b}, v21.16b
	tbl v14.16b, {v24.16b}, v11.16b
	tbl v15.16b, {v25.16b}, v12.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[x0]]
	tbl v16.16b, {v27.16b}, v20.16b
	tbl v27.16b, {v28.16b}, v21.16b
	add v6.16b, v6.16b, v19.16b
	add v26.16b, v18.16b, v26.16b
	tbl v18.16b, {v29.16b}, v11.16b
	add v19.16b, v14.16b, v15.16b
	tbl v14.16b, {v30.16b}, v12.16b
	add v15.16b, v16.16b, v27.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x1]]
	tbl v7.16b, {v7.16b}, v20.16b
	tbl v8.16b, {v8.16b}, v21.16b
	tbl v9.16b, {v9.16b}, v11.16b
	add v16.16b, v26.16b, v19.16b
	add v14.16b, v18.16b, v14.16b
	tbl v10.16b, {v10.16b}, v12.16b
	ld1 {v18.16b, v19.16b}, [%[w0]]
	tbl v20.16b, {v0.16b}, v20.16b
	add v26.16b, v7.16b, v8.16b
	tbl v21.16b, {v1.16b}, v21.16b
	tbl v11.16b, {v2.16b}, v11.16b
	add v7.16b, v15.16b, v14.16b
	add v14.16b, v9.16b, v10.16b
	tbl v12.16b, {v3.16b}, v12.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	SYNTH_LOGIC v15.16b, v31.16b, v18.16b
	add v20.16b, v20.16b, v21.16b
	ushr v18.16b, v18.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v19.16b
	add v14.16b, v26.16b, v14.16b
	add v26.16b, v11.16b, v12.16b
	ld1 {v8.16b, v9.16b, v10.16b, v11.16b}, [%[x2]]
	ushr v12.16b, v19.16b, #4
	tbl v19.16b, {v22.16b}, v15.16b
	tbl v22.16b, {v23.16b}, v18.16b
	tbl v23.16b, {v24.16b}, v21.16b
	tbl v24.16b, {v27.16b}, v15.16b
	add v20.16b, v20.16b, v26.16b
	tbl v25.16b, {v25.16b}, v12.16b
	tbl v26.16b, {v28.16b}, v18.16b
	add v19.16b, v19.16b, v22.16b
	tbl v22.16b, {v29.16b}, v21.16b
	tbl v27.16b, {v30.16b}, v12.16b
	tbl v8.16b, {v8.16b}, v15.16b
	add v23.16b, v23.16b, v25.16b
	add v24.16b, v24.16b, v26.16b
	add v17.16b, v17.16b, v19.16b
	tbl v9.16b, {v9.16b}, v18.16b
	add v19.16b, v22.16b, v27.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x3]]
	tbl v10.16b, {v10.16b}, v21.16b
	tbl v11.16b, {v11.16b}, v12.16b
	add v13.16b, v13.16b, v24.16b
	add v17.16b, v17.16b, v23.16b
	add v8.16b, v8.16b, v9.16b
	ldr q9, [%[k], #16]
	tbl v29.16b, {v25.16b}, v15.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to1]]
	add v13.16b, v13.16b, v19.16b
	add v19.16b, v10.16b, v11.16b
	umlal v0.8h, v17.8b, v9.8b
	umlal2 v1.8h, v17.16b, v9.16b
	add v6.16b, v6.16b, v8.16b
	tbl v8.16b, {v26.16b}, v18.16b
	umlal v2.8h, v13.8b, v9.8b
	umlal2 v3.8h, v13.16b, v9.16b
	tbl v13.16b, {v27.16b}, v21.16b
	tbl v17.16b, {v28.16b}, v12.16b
	add v6.16b, v6.16b, v19.16b
	add v8.16b, v29.16b, v8.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x4]]
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	umlal v22.8h, v6.8b, v9.8b
	umlal2 v23.8h, v6.16b, v9.16b
	add v6.16b, v16.16b, v8.16b
	add v8.16b, v13.16b, v17.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x5]]
	tbl v13.16b, {v26.16b}, v15.16b
	tbl v19.16b, {v27.16b}, v18.16b
	tbl v30.16b, {v28.16b}, v21.16b
	tbl v10.16b, {v29.16b}, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to2]]
	add v6.16b, v6.16b, v8.16b
	tbl v8.16b, {v0.16b}, v15.16b
	add v11.16b, v13.16b, v19.16b
	tbl v13.16b, {v1.16b}, v18.16b
	add v10.16b, v30.16b, v10.16b
	tbl v19.16b, {v2.16b}, v21.16b
	umlal v24.8h, v6.8b, v9.8b
	umlal2 v25.8h, v6.16b, v9.16b
	add v11.16b, v7.16b, v11.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x6]]
	subs %[n], %[n], #1
	mov %[sx], #64
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
	add %[w0], %[w0], %[sw]
	add v8.16b, v8.16b, v13.16b
	st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to1]]
	add v13.16b, v11.16b, v10.16b
	tbl v30.16b, {v3.16b}, v12.16b
	tbl v10.16b, {v4.16b}, v15.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	tbl v11.16b, {v5.16b}, v18.16b
	add v8.16b, v14.16b, v8.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[x0]]
	umlal v26.8h, v13.8b, v9.8b
	umlal2 v27.8h, v13.16b, v9.16b
	add v30.16b, v19.16b, v30.16b
	ld1 {v22.16b, v23.16b}, [%[to3]]
	add v10.16b, v10.16b, v11.16b
	tbl v6.16b, {v6.16b}, v21.16b
	tbl v7.16b, {v7.16b}, v12.16b
	add v8.16b, v8.16b, v30.16b
	add v30.16b, v20.16b, v10.16b
	add v6.16b, v6.16b, v7.16b
	umlal v28.8h, v8.8b, v9.8b
	umlal2 v29.8h, v8.16b, v9.16b
	add v30.16b, v30.16b, v6.16b
	st1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[to2]]
	umlal v22.8h, v30.8b, v9.8b
	umlal2 v23.8h, v30.16b, v9.16b
	st1 {v22.16b, v23.16b}, [%[to3]]
	b.ne 1b

//// 15b6851cf7f0
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 73;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 73;
#endif

//// ce079a1b6cb6
        if (registers == 1 && columns == 2 && (n = left / 16 < folds / 4 ? left / 16 : folds / 4) > 0) {
          SYNTH_KERNEL_rounds_1x2(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 4;
        }

//// 4fa315d22a90
        if (registers == 1 && columns == 4 && (n = left / 16 < folds / 4 ? left / 16 : folds / 4) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 4;
        }

//// 792f472d35fe
        if (registers == 1 && columns == 7 && (n = left / 16 < folds / 4 ? left / 16 : folds / 4) > 0) {
          SYNTH_KERNEL_rounds_1x7(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 16, folds -= n * 4;
        }

//// 17ef384eadeb
          if (folds < 4) {
            folds = 73;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 498181f3bb89
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 22ecfc9b086f
          if (--left1 == 0) {
            left1 = 73;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 4221b888f5ad
 * A3W1 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 5b59ad901edb
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// 81baef00eceb
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [2] fold, into 16-bit lanes, and those
 * after at most 146 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// 73f0aee293d3
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 4 x added to what is kept; 212 instructions, 213 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 5a5e3d93d487
/* 16 steps per round, 4 x added to what is kept; 372 instructions, 361 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 32e0b5560e88
/* 16 steps per round, 4 x added to what is kept; 616 instructions, 585 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 7d440515ee61
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 146;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 146;
#endif

//// 0fa77096898c
          if (folds < 4) {
            folds = 146;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 362b178292e3
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 883fe4b72607
          if (--left1 == 0) {
            left1 = 146;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// f75b76e5430d
 * A3W1 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4df55b8b39b5
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit bipolar,
 * values [-1, 1], that is -1 + 2 * code.
 *

//// e6cbebde29fd
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -1 * (sum of the column's codes).
 *

//// ccd44e6d8400
 * A3W1 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 86c6f68ce50e
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// 224357d34e1d
 * Byte sums: 1 per cell, a step adds at most 56; every 4 steps they go, [1] fold, into 16-bit lanes, and those
 * after at most 292 times into the result. Instructions: 4 per cell of 16 x 8 positions, 2 per register of
 * weights (unpacking), 3 per fold, 6 per spill.
 *

//// fb265ff483d5
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 292;

//// 00b4884ca2d4
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }

//// 323659abd5c8
          if (--left1 == 0) {
            left1 = 292;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 2567f1f9cda0
 * A3W1 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// a0a93d6d7fd1
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 1 bit twos,
 * values [-1, 0], that is -1 + 1 * code.
 *

//// 9499eb6cd77c
 * A3W1 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 59d0999cd215
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 1 bit unsigned,
 * values [0, 1], that is 0 + 1 * code.
 *

//// d5496e6a857d
 * A3W2 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// c4bdcd119c9e
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [4, 8] fold, into 16-bit lanes, and
 * those after at most 24 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// 83a8bf4f1e22
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 4 x added to what is kept; 384 instructions, 377 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 715ddf65e58c
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v8.16b, v31.16b, v0.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[x1]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	ushr v13.16b, v0.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v1.16b
	ushr v15.16b, v1.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v2.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[w0]]
	ushr v21.16b, v2.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v3.16b
	ushr v23.16b, v3.16b, #4
	tbl v24.16b, {v4.16b}, v8.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x0]]
	tbl v29.16b, {v5.16b}, v13.16b
	tbl v30.16b, {v4.16b}, v14.16b
	tbl v0.16b, {v5.16b}, v15.16b
	tbl v1.16b, {v6.16b}, v16.16b
	tbl v2.16b, {v7.16b}, v21.16b
	tbl v3.16b, {v6.16b}, v22.16b
	add v24.16b, v24.16b, v29.16b
	tbl v29.16b, {v7.16b}, v23.16b
	add v30.16b, v30.16b, v0.16b
	tbl v8.16b, {v9.16b}, v8.16b
	add v0.16b, v1.16b, v2.16b
	tbl v13.16b, {v10.16b}, v13.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x1]]
	tbl v9.16b, {v9.16b}, v14.16b
	add v14.16b, v3.16b, v29.16b
	tbl v10.16b, {v10.16b}, v15.16b
	tbl v29.16b, {v11.16b}, v16.16b
	add v24.16b, v24.16b, v0.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v8.16b, v8.16b, v13.16b
	tbl v13.16b, {v12.16b}, v21.16b
	add v21.16b, v30.16b, v14.16b
	add v30.16b, v9.16b, v10.16b
	tbl v22.16b, {v11.16b}, v22.16b
	tbl v23.16b, {v12.16b}, v23.16b
	SYNTH_LOGIC v14.16b, v31.16b, v17.16b
	add v29.16b, v29.16b, v13.16b
	ushr v15.16b, v17.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v18.16b
	ushr v17.16b, v18.16b, #4
	add v18.16b, v22.16b, v23.16b
	SYNTH_LOGIC v22.16b, v31.16b, v19.16b
	add v23.16b, v8.16b, v29.16b
	ushr v19.16b, v19.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v20.16b
	ushr v20.16b, v20.16b, #4
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v18.16b, v30.16b, v18.16b
	tbl v30.16b, {v25.16b}, v14.16b
	tbl v8.16b, {v26.16b}, v15.16b
	tbl v25.16b, {v25.16b}, v16.16b
	tbl v26.16b, {v26.16b}, v17.16b
	tbl v9.16b, {v27.16b}, v22.16b
	tbl v10.16b, {v28.16b}, v19.16b
	tbl v27.16b, {v27.16b}, v29.16b
	add v8.16b, v30.16b, v8.16b
	tbl v28.16b, {v28.16b}, v20.16b
	add v30.16b, v25.16b, v26.16b
	tbl v25.16b, {v4.16b}, v14.16b
	add v26.16b, v9.16b, v10.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[w0]]
	tbl v13.16b, {v5.16b}, v15.16b
	add v8.16b, v24.16b, v8.16b
	add v24.16b, v27.16b, v28.16b
	add v21.16b, v21.16b, v30.16b
	tbl v30.16b, {v4.16b}, v16.16b
	tbl v27.16b, {v5.16b}, v17.16b
	ld1 {v14.16b, v15.16b, v16.16b, v17.16b}, [%[x0]]
	add v13.16b, v25.16b, v13.16b
	add v8.16b, v8.16b, v26.16b
	tbl v22.16b, {v6.16b}, v22.16b
	add v21.16b, v21.16b, v24.16b
	tbl v19.16b, {v7.16b}, v19.16b
	add v30.16b, v30.16b, v27.16b
	add v13.16b, v23.16b, v13.16b
	tbl v23.16b, {v6.16b}, v29.16b
	tbl v20.16b, {v7.16b}, v20.16b
	SYNTH_LOGIC v24.16b, v31.16b, v9.16b
	ld1 {v25.16b, v26.16b, v27.16b, v28.16b}, [%[x1]]
	add v19.16b, v22.16b, v19.16b
	add v18.16b, v18.16b, v30.16b
	ushr v9.16b, v9.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v10.16b
	add v20.16b, v23.16b, v20.16b
	ushr v10.16b, v10.16b, #4
	add v13.16b, v13.16b, v19.16b
	SYNTH_LOGIC v19.16b, v31.16b, v11.16b
	ushr v11.16b, v11.16b, #4
	SYNTH_LOGIC v23.16b, v31.16b, v12.16b
	add v18.16b, v18.16b, v20.16b
	ushr v12.16b, v12.16b, #4
	tbl v20.16b, {v14.16b}, v24.16b
	tbl v29.16b, {v15.16b}, v9.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	ldr q30, [%[k], #16]
	ldr q4, [%[k], #32]
	tbl v14.16b, {v14.16b}, v22.16b
	tbl v15.16b, {v15.16b}, v10.16b
	add v20.16b, v20.16b, v29.16b
	umlal v0.8h, v8.8b, v30.8b
	umlal2 v1.8h, v8.16b, v30.16b
	umlal v2.8h, v13.8b, v30.8b
	umlal2 v3.8h, v13.16b, v30.16b
	ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[w0]]
	add v29.16b, v14.16b, v15.16b
	tbl v30.16b, {v16.16b}, v19.16b
	umlal v0.8h, v21.8b, v4.8b
	umlal2 v1.8h, v21.16b, v4.16b
	umlal v2.8h, v18.8b, v4.8b
	umlal2 v3.8h, v18.16b, v4.16b
	tbl v18.16b, {v17.16b}, v11.16b
	tbl v21.16b, {v16.16b}, v23.16b
	tbl v13.16b, {v17.16b}, v12.16b
	tbl v24.16b, {v25.16b}, v24.16b
	tbl v9.16b, {v26.16b}, v9.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v30.16b, v30.16b, v18.16b
	tbl v22.16b, {v25.16b}, v22.16b
	add v21.16b, v21.16b, v13.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[x0]]
	add v9.16b, v24.16b, v9.16b
	tbl v10.16b, {v26.16b}, v10.16b
	add v20.16b, v20.16b, v30.16b
	tbl v30.16b, {v27.16b}, v19.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	add v21.16b, v29.16b, v21.16b
	tbl v11.16b, {v28.16b}, v11.16b
	tbl v29.16b, {v27.16b}, v23.16b
	add v10.16b, v22.16b, v10.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	tbl v12.16b, {v28.16b}, v12.16b
	SYNTH_LOGIC v17.16b, v31.16b, v5.16b
	ushr v18.16b, v5.16b, #4
	add v11.16b, v30.16b, v11.16b
	SYNTH_LOGIC v19.16b, v31.16b, v6.16b
	ushr v30.16b, v6.16b, #4
	add v12.16b, v29.16b, v12.16b
	SYNTH_LOGIC v26.16b, v31.16b, v7.16b
	ushr v27.16b, v7.16b, #4
	add v9.16b, v9.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v8.16b
	ushr v8.16b, v8.16b, #4
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v10.16b, v10.16b, v12.16b
	tbl v12.16b, {v13.16b}, v17.16b
	tbl v28.16b, {v14.16b}, v18.16b
	tbl v13.16b, {v13.16b}, v19.16b
	tbl v14.16b, {v14.16b}, v30.16b
	tbl v29.16b, {v15.16b}, v26.16b
	tbl v4.16b, {v16.16b}, v27.16b
	tbl v15.16b, {v15.16b}, v11.16b
	add v12.16b, v12.16b, v28.16b
	tbl v16.16b, {v16.16b}, v8.16b
	add v28.16b, v13.16b, v14.16b
	tbl v17.16b, {v0.16b}, v17.16b
	add v29.16b, v29.16b, v4.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]
	tbl v18.16b, {v1.16b}, v18.16b
	add v20.16b, v20.16b, v12.16b
	add v12.16b, v15.16b, v16.16b
	add v21.16b, v21.16b, v28.16b
	tbl v19.16b, {v0.16b}, v19.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[x0]]
	tbl v28.16b, {v1.16b}, v30.16b
	add v30.16b, v17.16b, v18.16b
	add v20.16b, v20.16b, v29.16b
	tbl v26.16b, {v2.16b}, v26.16b
	add v12.16b, v21.16b, v12.16b
	tbl v21.16b, {v3.16b}, v27.16b
	add v17.16b, v19.16b, v28.16b
	add v9.16b, v9.16b, v30.16b
	tbl v11.16b, {v2.16b}, v11.16b
	tbl v8.16b, {v3.16b}, v8.16b
	SYNTH_LOGIC v18.16b, v31.16b, v4.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x1]]
	add v19.16b, v26.16b, v21.16b
	add v10.16b, v10.16b, v17.16b
	ushr v17.16b, v4.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v5.16b
	add v8.16b, v11.16b, v8.16b
	ushr v11.16b, v5.16b, #4
	add v9.16b, v9.16b, v19.16b
	SYNTH_LOGIC v19.16b, v31.16b, v6.16b
	ushr v26.16b, v6.16b, #4
	SYNTH_LOGIC v0.16b, v31.16b, v7.16b
	add v8.16b, v10.16b, v8.16b
	ushr v10.16b, v7.16b, #4
	tbl v1.16b, {v13.16b}, v18.16b
	tbl v2.16b, {v14.16b}, v17.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	ldr q3, [%[k], #16]
	ldr q4, [%[k], #32]
	tbl v13.16b, {v13.16b}, v21.16b
	tbl v14.16b, {v14.16b}, v11.16b
	add v1.16b, v1.16b, v2.16b
	umlal v22.8h, v20.8b, v3.8b
	umlal2 v23.8h, v20.16b, v3.16b
	umlal v24.8h, v9.8b, v3.8b
	umlal2 v25.8h, v9.16b, v3.16b
	add v9.16b, v13.16b, v14.16b
	tbl v20.16b, {v15.16b}, v19.16b
	umlal v22.8h, v12.8b, v4.8b
	umlal2 v23.8h, v12.16b, v4.16b
	umlal v24.8h, v8.8b, v4.8b
	umlal2 v25.8h, v8.16b, v4.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[w0]]
	tbl v8.16b, {v16.16b}, v26.16b
	tbl v12.16b, {v15.16b}, v0.16b
	tbl v13.16b, {v16.16b}, v10.16b
	tbl v18.16b, {v27.16b}, v18.16b
	tbl v14.16b, {v28.16b}, v17.16b
	st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	add v8.16b, v20.16b, v8.16b
	tbl v27.16b, {v27.16b}, v21.16b
	add v12.16b, v12.16b, v13.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[x0]]
	add v24.16b, v18.16b, v14.16b
	tbl v11.16b, {v28.16b}, v11.16b
	add v8.16b, v1.16b, v8.16b
	tbl v25.16b, {v29.16b}, v19.16b
	ld1 {v13.16b, v14.16b, v15.16b, v16.16b}, [%[x1]]
	add v9.16b, v9.16b, v12.16b
	tbl v12.16b, {v30.16b}, v26.16b
	tbl v26.16b, {v29.16b}, v0.16b
	add v11.16b, v27.16b, v11.16b
	tbl v10.16b, {v30.16b}, v10.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	SYNTH_LOGIC v17.16b, v31.16b, v2.16b
	ushr v18.16b, v2.16b, #4
	add v12.16b, v25.16b, v12.16b
	SYNTH_LOGIC v19.16b, v31.16b, v3.16b
	ushr v25.16b, v3.16b, #4
	add v10.16b, v26.16b, v10.16b
	SYNTH_LOGIC v26.16b, v31.16b, v4.16b
	ushr v6.16b, v4.16b, #4
	add v12.16b, v24.16b, v12.16b
	SYNTH_LOGIC v24.16b, v31.16b, v5.16b
	ushr v7.16b, v5.16b, #4
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	add v10.16b, v11.16b, v10.16b
	tbl v11.16b, {v20.16b}, v17.16b
	tbl v0.16b, {v21.16b}, v18.16b
	tbl v20.16b, {v20.16b}, v19.16b
	tbl v21.16b, {v21.16b}, v25.16b
	tbl v1.16b, {v22.16b}, v26.16b
	tbl v2.16b, {v23.16b}, v6.16b
	tbl v22.16b, {v22.16b}, v24.16b
	add v11.16b, v11.16b, v0.16b
	tbl v23.16b, {v23.16b}, v7.16b
	add v20.16b, v20.16b, v21.16b
	tbl v17.16b, {v13.16b}, v17.16b
	add v21.16b, v1.16b, v2.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	tbl v18.16b, {v14.16b}, v18.16b
	add v8.16b, v8.16b, v11.16b
	add v11.16b, v22.16b, v23.16b
	add v9.16b, v9.16b, v20.16b
	tbl v13.16b, {v13.16b}, v19.16b
	tbl v14.16b, {v14.16b}, v25.16b
	add v25.16b, v17.16b, v18.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x0]]
	add v8.16b, v8.16b, v21.16b
	tbl v26.16b, {v15.16b}, v26.16b
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v16.16b}, v6.16b
	add v13.16b, v13.16b, v14.16b
	add v12.16b, v12.16b, v25.16b
	tbl v14.16b, {v15.16b}, v24.16b
	tbl v15.16b, {v16.16b}, v7.16b
	SYNTH_LOGIC v16.16b, v31.16b, v0.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x1]]
	add v11.16b, v26.16b, v11.16b
	add v10.16b, v10.16b, v13.16b
	ushr v13.16b, v0.16b, #4
	SYNTH_LOGIC v25.16b, v31.16b, v1.16b
	add v26.16b, v14.16b, v15.16b
	ushr v14.16b, v1.16b, #4
	add v15.16b, v12.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v2.16b
	ushr v12.16b, v2.16b, #4
	SYNTH_LOGIC v0.16b, v31.16b, v3.16b
	add v10.16b, v10.16b, v26.16b
	ushr v26.16b, v3.16b, #4
	tbl v1.16b, {v17.16b}, v16.16b
	tbl v2.16b, {v18.16b}, v13.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[w0], %[w0], #64
	ldr q3, [%[k], #16]
	ldr q4, [%[k], #32]
	tbl v17.16b, {v17.16b}, v25.16b
	tbl v18.16b, {v18.16b}, v14.16b
	add v1.16b, v1.16b, v2.16b
	umlal v27.8h, v8.8b, v3.8b
	umlal2 v28.8h, v8.16b, v3.16b
	umlal v29.8h, v15.8b, v3.8b
	umlal2 v30.8h, v15.16b, v3.16b
	ld1 {v5.16b, v6.16b, v7.16b, v8.16b}, [%[w0]]
	add v15.16b, v17.16b, v18.16b
	tbl v17.16b, {v19.16b}, v11.16b
	umlal v27.8h, v9.8b, v4.8b
	umlal2 v28.8h, v9.16b, v4.16b
	umlal v29.8h, v10.8b, v4.8b
	umlal2 v30.8h, v10.16b, v4.16b
	tbl v18.16b, {v20.16b}, v12.16b
	tbl v19.16b, {v19.16b}, v0.16b
	tbl v20.16b, {v20.16b}, v26.16b
	tbl v16.16b, {v21.16b}, v16.16b
	tbl v13.16b, {v22.16b}, v13.16b
	st1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[to0]]
	add v9.16b, v17.16b, v18.16b
	tbl v10.16b, {v21.16b}, v25.16b
	add v25.16b, v19.16b, v20.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x0]]
	add v13.16b, v16.16b, v13.16b
	tbl v14.16b, {v22.16b}, v14.16b
	add v9.16b, v1.16b, v9.16b
	tbl v11.16b, {v23.16b}, v11.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[x1]]
	add v15.16b, v15.16b, v25.16b
	tbl v12.16b, {v24.16b}, v12.16b
	tbl v25.16b, {v23.16b}, v0.16b
	add v10.16b, v10.16b, v14.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to0]]
	tbl v14.16b, {v24.16b}, v26.16b
	SYNTH_LOGIC v24.16b, v31.16b, v5.16b
	ushr v26.16b, v5.16b, #4
	add v11.16b, v11.16b, v12.16b
	SYNTH_LOGIC v12.16b, v31.16b, v6.16b
	ushr v0.16b, v6.16b, #4
	add v14.16b, v25.16b, v14.16b
	SYNTH_LOGIC v25.16b, v31.16b, v7.16b
	ushr v1.16b, v7.16b, #4
	add v11.16b, v13.16b, v11.16b
	SYNTH_LOGIC v13.16b, v31.16b, v8.16b
	ushr v8.16b, v8.16b, #4
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add v10.16b, v10.16b, v14.16b
	tbl v14.16b, {v27.16b}, v24.16b
	tbl v2.16b, {v28.16b}, v26.16b
	tbl v27.16b, {v27.16b}, v12.16b
	tbl v28.16b, {v28.16b}, v0.16b
	tbl v3.16b, {v29.16b}, v25.16b
	tbl v4.16b, {v30.16b}, v1.16b
	tbl v29.16b, {v29.16b}, v13.16b
	add v14.16b, v14.16b, v2.16b
	tbl v30.16b, {v30.16b}, v8.16b
	add v27.16b, v27.16b, v28.16b
	tbl v24.16b, {v16.16b}, v24.16b
	add v28.16b, v3.16b, v4.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	tbl v26.16b, {v17.16b}, v26.16b
	add v9.16b, v9.16b, v14.16b
	add v14.16b, v29.16b, v30.16b
	add v15.16b, v15.16b, v27.16b
	tbl v12.16b, {v16.16b}, v12.16b
	tbl v27.16b, {v17.16b}, v0.16b
	add v24.16b, v24.16b, v26.16b
	add v9.16b, v9.16b, v28.16b
	tbl v16.16b, {v18.16b}, v25.16b
	add v17.16b, v15.16b, v14.16b
	tbl v14.16b, {v19.16b}, v1.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	add v12.16b, v12.16b, v27.16b
	add v11.16b, v11.16b, v24.16b
	tbl v13.16b, {v18.16b}, v13.16b
	tbl v8.16b, {v19.16b}, v8.16b
	ldr q15, [%[k], #16]
	add v14.16b, v16.16b, v14.16b
	add v10.16b, v10.16b, v12.16b
	ldr q12, [%[k], #32]
	umlal v20.8h, v9.8b, v15.8b
	umlal2 v21.8h, v9.16b, v15.16b
	add v13.16b, v13.16b, v8.16b
	add v11.16b, v11.16b, v14.16b
	umlal v20.8h, v17.8b, v12.8b
	umlal2 v21.8h, v17.16b, v12.16b
	add v13.16b, v10.16b, v13.16b
	umlal v22.8h, v11.8b, v15.8b
	umlal2 v23.8h, v11.16b, v15.16b
	umlal v22.8h, v13.8b, v12.8b
	umlal2 v23.8h, v13.16b, v12.16b
	st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to0]]
	b.ne 1b

//// 63657213e749
/* 16 steps per round, 4 x added to what is kept; 680 instructions, 683 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 4fc193d476f5
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v8.16b, v31.16b, v0.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[x1]]
	ushr v13.16b, v0.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v1.16b
	ushr v15.16b, v1.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v2.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x2]]
	ushr v21.16b, v2.16b, #4
	SYNTH_LOGIC v22.16b, v31.16b, v3.16b
	ushr v23.16b, v3.16b, #4
	tbl v24.16b, {v4.16b}, v8.16b
	tbl v25.16b, {v5.16b}, v13.16b
	tbl v26.16b, {v4.16b}, v14.16b
	tbl v27.16b, {v5.16b}, v15.16b
	tbl v28.16b, {v6.16b}, v16.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	tbl v29.16b, {v7.16b}, v21.16b
	tbl v30.16b, {v6.16b}, v22.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v7.16b}, v23.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v9.16b}, v8.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v10.16b}, v13.16b
	tbl v9.16b, {v9.16b}, v14.16b
	add v25.16b, v30.16b, v25.16b
	tbl v10.16b, {v10.16b}, v15.16b
	tbl v30.16b, {v11.16b}, v16.16b
	add v24.16b, v24.16b, v28.16b
	add v27.16b, v27.16b, v29.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v25.16b, v26.16b, v25.16b
	add v26.16b, v9.16b, v10.16b
	tbl v9.16b, {v12.16b}, v21.16b
	tbl v10.16b, {v11.16b}, v22.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[w0]]
	tbl v11.16b, {v12.16b}, v23.16b
	tbl v12.16b, {v17.16b}, v8.16b
	tbl v28.16b, {v18.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v14.16b
	add v9.16b, v30.16b, v9.16b
	tbl v18.16b, {v18.16b}, v15.16b
	add v10.16b, v10.16b, v11.16b
	tbl v11.16b, {v19.16b}, v16.16b
	add v12.16b, v12.16b, v28.16b
	tbl v28.16b, {v20.16b}, v21.16b
	add v9.16b, v27.16b, v9.16b
	add v27.16b, v17.16b, v18.16b
	add v10.16b, v26.16b, v10.16b
	tbl v26.16b, {v19.16b}, v22.16b
	tbl v29.16b, {v20.16b}, v23.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[x0]]
	add v11.16b, v11.16b, v28.16b
	tbl v8.16b, {v0.16b}, v8.16b
	tbl v13.16b, {v1.16b}, v13.16b
	tbl v14.16b, {v0.16b}, v14.16b
	tbl v15.16b, {v1.16b}, v15.16b
	add v26.16b, v26.16b, v29.16b
	add v11.16b, v12.16b, v11.16b
	tbl v12.16b, {v2.16b}, v16.16b
	add v8.16b, v8.16b, v13.16b
	tbl v13.16b, {v3.16b}, v21.16b
	add v21.16b, v14.16b, v15.16b
	add v14.16b, v27.16b, v26.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x1]]
	tbl v22.16b, {v2.16b}, v22.16b
	tbl v23.16b, {v3.16b}, v23.16b
	SYNTH_LOGIC v30.16b, v31.16b, v4.16b
	add v12.16b, v12.16b, v13.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	ushr v13.16b, v4.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v5.16b
	ushr v16.16b, v5.16b, #4
	add v22.16b, v22.16b, v23.16b
	SYNTH_LOGIC v23.16b, v31.16b, v6.16b
	add v8.16b, v8.16b, v12.16b
	ushr v12.16b, v6.16b, #4
	SYNTH_LOGIC v4.16b, v31.16b, v7.16b
	ushr v5.16b, v7.16b, #4
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v17.16b}, v30.16b
	tbl v6.16b, {v18.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v15.16b
	tbl v18.16b, {v18.16b}, v16.16b
	tbl v7.16b, {v19.16b}, v23.16b
	tbl v19.16b, {v19.16b}, v4.16b
	add v22.16b, v22.16b, v6.16b
	tbl v6.16b, {v20.16b}, v12.16b
	add v17.16b, v17.16b, v18.16b
	tbl v18.16b, {v20.16b}, v5.16b
	tbl v20.16b, {v26.16b}, v30.16b
	tbl v26.16b, {v26.16b}, v15.16b
	add v22.16b, v24.16b, v22.16b
	add v24.16b, v7.16b, v6.16b
	add v17.16b, v25.16b, v17.16b
	add v25.16b, v19.16b, v18.16b
	tbl v18.16b, {v27.16b}, v13.16b
	tbl v19.16b, {v27.16b}, v16.16b
	tbl v27.16b, {v28.16b}, v23.16b
	add v22.16b, v22.16b, v24.16b
	tbl v24.16b, {v29.16b}, v12.16b
	add v17.16b, v17.16b, v25.16b
	add v18.16b, v20.16b, v18.16b
	add v19.16b, v26.16b, v19.16b
	tbl v20.16b, {v28.16b}, v4.16b
	tbl v25.16b, {v29.16b}, v5.16b
	add v24.16b, v27.16b, v24.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x2]]
	add v9.16b, v9.16b, v18.16b
	add v10.16b, v10.16b, v19.16b
	ldr q18, [%[k], #16]
	add v25.16b, v20.16b, v25.16b
	ldr q19, [%[k], #32]
	tbl v20.16b, {v26.16b}, v30.16b
	add v9.16b, v9.16b, v24.16b
	umlal v0.8h, v22.8b, v18.8b
	umlal2 v1.8h, v22.16b, v18.16b
	add v10.16b, v10.16b, v25.16b
	tbl v22.16b, {v27.16b}, v13.16b
	tbl v24.16b, {v26.16b}, v15.16b
	umlal v2.8h, v9.8b, v18.8b
	umlal v0.8h, v17.8b, v19.8b
	umlal2 v1.8h, v17.16b, v19.16b
	umlal2 v3.8h, v9.16b, v18.16b
	add v9.16b, v20.16b, v22.16b
	tbl v17.16b, {v27.16b}, v16.16b
	umlal v2.8h, v10.8b, v19.8b
	tbl v20.16b, {v28.16b}, v23.16b
	tbl v22.16b, {v29.16b}, v12.16b
	umlal2 v3.8h, v10.16b, v19.16b
	add v9.16b, v11.16b, v9.16b
	add v17.16b, v24.16b, v17.16b
	ld1 {v24.16b, v25.16b, v26.16b, v27.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v20.16b, v20.16b, v22.16b
	add v14.16b, v14.16b, v17.16b
	tbl v17.16b, {v28.16b}, v4.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	tbl v22.16b, {v29.16b}, v5.16b
	tbl v10.16b, {v24.16b}, v30.16b
	add v9.16b, v9.16b, v20.16b
	tbl v11.16b, {v25.16b}, v13.16b
	tbl v13.16b, {v24.16b}, v15.16b
	tbl v20.16b, {v25.16b}, v16.16b
	add v22.16b, v17.16b, v22.16b
	tbl v15.16b, {v26.16b}, v23.16b
	umlal v0.8h, v9.8b, v18.8b
	umlal2 v1.8h, v9.16b, v18.16b
	add v16.16b, v10.16b, v11.16b
	add v13.16b, v13.16b, v20.16b
	add v14.16b, v14.16b, v22.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[w0]]
	tbl v17.16b, {v27.16b}, v12.16b
	tbl v20.16b, {v26.16b}, v4.16b
	tbl v9.16b, {v27.16b}, v5.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[x0]]
	add v8.16b, v8.16b, v16.16b
	umlal v0.8h, v14.8b, v19.8b
	umlal2 v1.8h, v14.16b, v19.16b
	add v16.16b, v21.16b, v13.16b
	ld1 {v10.16b, v11.16b, v12.16b, v13.16b}, [%[x1]]
	add v17.16b, v15.16b, v17.16b
	add v9.16b, v20.16b, v9.16b
	SYNTH_LOGIC v30.16b, v31.16b, v22.16b
	ushr v14.16b, v22.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v23.16b
	ushr v20.16b, v23.16b, #4
	add v8.16b, v8.16b, v17.16b
	add v9.16b, v16.16b, v9.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x2]]
	SYNTH_LOGIC v16.16b, v31.16b, v24.16b
	ushr v17.16b, v24.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v25.16b
	ushr v22.16b, v25.16b, #4
	umlal v2.8h, v8.8b, v18.8b
	umlal2 v3.8h, v8.16b, v18.16b
	tbl v8.16b, {v26.16b}, v30.16b
	tbl v18.16b, {v27.16b}, v14.16b
	tbl v23.16b, {v26.16b}, v15.16b
	tbl v24.16b, {v27.16b}, v20.16b
	umlal v2.8h, v9.8b, v19.8b
	umlal2 v3.8h, v9.16b, v19.16b
	tbl v9.16b, {v28.16b}, v16.16b
	add v8.16b, v8.16b, v18.16b
	tbl v18.16b, {v29.16b}, v17.16b
	add v19.16b, v23.16b, v24.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x3]]
	tbl v27.16b, {v28.16b}, v21.16b
	tbl v28.16b, {v29.16b}, v22.16b
	tbl v29.16b, {v10.16b}, v30.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to1]]
	add v9.16b, v9.16b, v18.16b
	tbl v18.16b, {v11.16b}, v14.16b
	tbl v10.16b, {v10.16b}, v15.16b
	add v27.16b, v27.16b, v28.16b
	tbl v11.16b, {v11.16b}, v20.16b
	tbl v28.16b, {v12.16b}, v16.16b
	add v8.16b, v8.16b, v9.16b
	add v9.16b, v29.16b, v18.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v27.16b, v19.16b, v27.16b
	add v29.16b, v10.16b, v11.16b
	tbl v10.16b, {v13.16b}, v17.16b
	tbl v11.16b, {v12.16b}, v21.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	tbl v12.16b, {v13.16b}, v22.16b
	tbl v13.16b, {v4.16b}, v30.16b
	tbl v18.16b, {v5.16b}, v14.16b
	tbl v19.16b, {v4.16b}, v15.16b
	add v10.16b, v28.16b, v10.16b
	tbl v28.16b, {v5.16b}, v20.16b
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v6.16b}, v16.16b
	add v13.16b, v13.16b, v18.16b
	tbl v18.16b, {v7.16b}, v17.16b
	add v9.16b, v9.16b, v10.16b
	add v10.16b, v19.16b, v28.16b
	add v11.16b, v29.16b, v11.16b
	tbl v19.16b, {v6.16b}, v21.16b
	tbl v28.16b, {v7.16b}, v22.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	add v12.16b, v12.16b, v18.16b
	tbl v18.16b, {v23.16b}, v30.16b
	tbl v14.16b, {v24.16b}, v14.16b
	tbl v15.16b, {v23.16b}, v15.16b
	tbl v20.16b, {v24.16b}, v20.16b
	add v19.16b, v19.16b, v28.16b
	add v12.16b, v13.16b, v12.16b
	tbl v13.16b, {v25.16b}, v16.16b
	add v14.16b, v18.16b, v14.16b
	tbl v23.16b, {v26.16b}, v17.16b
	add v20.16b, v15.16b, v20.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x1]]
	add v10.16b, v10.16b, v19.16b
	tbl v19.16b, {v25.16b}, v21.16b
	tbl v21.16b, {v26.16b}, v22.16b
	SYNTH_LOGIC v22.16b, v31.16b, v0.16b
	add v13.16b, v13.16b, v23.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	ushr v28.16b, v0.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v1.16b
	ushr v30.16b, v1.16b, #4
	add v19.16b, v19.16b, v21.16b
	SYNTH_LOGIC v21.16b, v31.16b, v2.16b
	add v13.16b, v14.16b, v13.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v0.16b, v31.16b, v3.16b
	ushr v1.16b, v3.16b, #4
	add v19.16b, v20.16b, v19.16b
	tbl v20.16b, {v4.16b}, v22.16b
	tbl v2.16b, {v5.16b}, v28.16b
	tbl v3.16b, {v4.16b}, v29.16b
	tbl v4.16b, {v5.16b}, v30.16b
	tbl v5.16b, {v6.16b}, v21.16b
	tbl v6.16b, {v6.16b}, v0.16b
	add v20.16b, v20.16b, v2.16b
	tbl v2.16b, {v7.16b}, v14.16b
	add v3.16b, v3.16b, v4.16b
	tbl v4.16b, {v7.16b}, v1.16b
	tbl v7.16b, {v15.16b}, v22.16b
	tbl v15.16b, {v15.16b}, v29.16b
	add v8.16b, v8.16b, v20.16b
	add v20.16b, v5.16b, v2.16b
	add v27.16b, v27.16b, v3.16b
	add v2.16b, v6.16b, v4.16b
	ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[x2]]
	add v8.16b, v8.16b, v20.16b
	tbl v20.16b, {v16.16b}, v28.16b
	add v27.16b, v27.16b, v2.16b
	tbl v16.16b, {v16.16b}, v30.16b
	tbl v2.16b, {v17.16b}, v21.16b
	tbl v17.16b, {v17.16b}, v0.16b
	add v20.16b, v7.16b, v20.16b
	tbl v7.16b, {v18.16b}, v14.16b
	add v15.16b, v15.16b, v16.16b
	tbl v16.16b, {v18.16b}, v1.16b
	tbl v18.16b, {v3.16b}, v22.16b
	tbl v3.16b, {v3.16b}, v29.16b
	add v9.16b, v9.16b, v20.16b
	add v20.16b, v2.16b, v7.16b
	add v11.16b, v11.16b, v15.16b
	add v15.16b, v17.16b, v16.16b
	tbl v16.16b, {v4.16b}, v28.16b
	tbl v17.16b, {v4.16b}, v30.16b
	tbl v2.16b, {v5.16b}, v21.16b
	add v9.16b, v9.16b, v20.16b
	tbl v20.16b, {v6.16b}, v14.16b
	add v11.16b, v11.16b, v15.16b
	add v18.16b, v18.16b, v16.16b
	add v15.16b, v3.16b, v17.16b
	tbl v16.16b, {v5.16b}, v0.16b
	tbl v17.16b, {v6.16b}, v1.16b
	ld1 {v3.16b, v4.16b, v5.16b, v6.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	ldr q7, [%[k], #16]
	add v12.16b, v12.16b, v18.16b
	add v10.16b, v10.16b, v15.16b
	add v15.16b, v2.16b, v20.16b
	umlal v23.8h, v8.8b, v7.8b
	umlal2 v24.8h, v8.16b, v7.16b
	umlal v25.8h, v9.8b, v7.8b
	umlal2 v26.8h, v9.16b, v7.16b
	add v20.16b, v16.16b, v17.16b
	add v12.16b, v12.16b, v15.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to1]]
	tbl v22.16b, {v3.16b}, v22.16b
	tbl v28.16b, {v4.16b}, v28.16b
	tbl v29.16b, {v3.16b}, v29.16b
	tbl v30.16b, {v4.16b}, v30.16b
	add v20.16b, v10.16b, v20.16b
	tbl v21.16b, {v5.16b}, v21.16b
	umlal v15.8h, v12.8b, v7.8b
	umlal2 v16.8h, v12.16b, v7.16b
	add v12.16b, v22.16b, v28.16b
	add v22.16b, v29.16b, v30.16b
	tbl v14.16b, {v6.16b}, v14.16b
	tbl v8.16b, {v5.16b}, v0.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[w0]]
	tbl v9.16b, {v6.16b}, v1.16b
	add v10.16b, v13.16b, v12.16b
	add v19.16b, v19.16b, v22.16b
	add v21.16b, v21.16b, v14.16b
	ldr q22, [%[k], #32]
	add v8.16b, v8.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v2.16b
	ushr v12.16b, v2.16b, #4
	SYNTH_LOGIC v13.16b, v31.16b, v3.16b
	umlal v23.8h, v27.8b, v22.8b
	umlal2 v24.8h, v27.16b, v22.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[x0]]
	umlal v25.8h, v11.8b, v22.8b
	umlal2 v26.8h, v11.16b, v22.16b
	umlal v15.8h, v20.8b, v22.8b
	umlal2 v16.8h, v20.16b, v22.16b
	add v14.16b, v10.16b, v21.16b
	add v8.16b, v19.16b, v8.16b
	ushr v10.16b, v3.16b, #4
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x1]]
	SYNTH_LOGIC v11.16b, v31.16b, v4.16b
	ushr v19.16b, v4.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v5.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	umlal v17.8h, v14.8b, v7.8b
	umlal2 v18.8h, v14.16b, v7.16b
	ushr v14.16b, v5.16b, #4
	tbl v21.16b, {v27.16b}, v9.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x2]]
	tbl v4.16b, {v28.16b}, v12.16b
	tbl v27.16b, {v27.16b}, v13.16b
	umlal v17.8h, v8.8b, v22.8b
	umlal2 v18.8h, v8.16b, v22.16b
	tbl v8.16b, {v28.16b}, v10.16b
	tbl v22.16b, {v29.16b}, v11.16b
	add v21.16b, v21.16b, v4.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x3]]
	tbl v28.16b, {v30.16b}, v19.16b
	tbl v29.16b, {v29.16b}, v20.16b
	tbl v30.16b, {v30.16b}, v14.16b
	st1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[to1]]
	add v8.16b, v27.16b, v8.16b
	tbl v27.16b, {v0.16b}, v9.16b
	add v22.16b, v22.16b, v28.16b
	tbl v28.16b, {v1.16b}, v12.16b
	add v29.16b, v29.16b, v30.16b
	tbl v30.16b, {v0.16b}, v13.16b
	tbl v15.16b, {v1.16b}, v10.16b
	tbl v16.16b, {v2.16b}, v11.16b
	add v17.16b, v21.16b, v22.16b
	add v18.16b, v27.16b, v28.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v8.16b, v8.16b, v29.16b
	add v15.16b, v30.16b, v15.16b
	tbl v21.16b, {v3.16b}, v19.16b
	tbl v22.16b, {v2.16b}, v20.16b
	ld1 {v27.16b, v28.16b, v29.16b, v30.16b}, [%[w0]]
	tbl v0.16b, {v3.16b}, v14.16b
	tbl v1.16b, {v23.16b}, v9.16b
	tbl v2.16b, {v24.16b}, v12.16b
	tbl v23.16b, {v23.16b}, v13.16b
	add v16.16b, v16.16b, v21.16b
	tbl v21.16b, {v24.16b}, v10.16b
	add v22.16b, v22.16b, v0.16b
	tbl v24.16b, {v25.16b}, v11.16b
	add v0.16b, v1.16b, v2.16b
	tbl v1.16b, {v26.16b}, v19.16b
	add v16.16b, v18.16b, v16.16b
	add v18.16b, v23.16b, v21.16b
	add v15.16b, v15.16b, v22.16b
	tbl v25.16b, {v25.16b}, v20.16b
	tbl v26.16b, {v26.16b}, v14.16b
	add v21.16b, v24.16b, v1.16b
	tbl v9.16b, {v4.16b}, v9.16b
	tbl v12.16b, {v5.16b}, v12.16b
	tbl v13.16b, {v4.16b}, v13.16b
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [%[x0]]
	tbl v10.16b, {v5.16b}, v10.16b
	add v22.16b, v25.16b, v26.16b
	add v21.16b, v0.16b, v21.16b
	tbl v11.16b, {v6.16b}, v11.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[x1]]
	add v9.16b, v9.16b, v12.16b
	tbl v12.16b, {v7.16b}, v19.16b
	add v10.16b, v13.16b, v10.16b
	add v13.16b, v18.16b, v22.16b
	tbl v22.16b, {v6.16b}, v20.16b
	tbl v14.16b, {v7.16b}, v14.16b
	SYNTH_LOGIC v18.16b, v31.16b, v27.16b
	add v11.16b, v11.16b, v12.16b
	ushr v12.16b, v27.16b, #4
	SYNTH_LOGIC v27.16b, v31.16b, v28.16b
	ushr v28.16b, v28.16b, #4
	add v14.16b, v22.16b, v14.16b
	SYNTH_LOGIC v22.16b, v31.16b, v29.16b
	add v9.16b, v9.16b, v11.16b
	ushr v11.16b, v29.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v30.16b
	ushr v30.16b, v30.16b, #4
	add v10.16b, v10.16b, v14.16b
	tbl v14.16b, {v1.16b}, v18.16b
	tbl v19.16b, {v2.16b}, v12.16b
	tbl v20.16b, {v1.16b}, v27.16b
	tbl v0.16b, {v2.16b}, v28.16b
	tbl v1.16b, {v3.16b}, v22.16b
	tbl v2.16b, {v4.16b}, v11.16b
	tbl v3.16b, {v3.16b}, v29.16b
	add v14.16b, v14.16b, v19.16b
	tbl v19.16b, {v4.16b}, v30.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	add v20.16b, v20.16b, v0.16b
	tbl v0.16b, {v23.16b}, v18.16b
	add v1.16b, v1.16b, v2.16b
	tbl v2.16b, {v24.16b}, v12.16b
	add v14.16b, v17.16b, v14.16b
	add v17.16b, v3.16b, v19.16b
	add v8.16b, v8.16b, v20.16b
	tbl v23.16b, {v23.16b}, v27.16b
	tbl v24.16b, {v24.16b}, v28.16b
	add v19.16b, v0.16b, v2.16b
	add v14.16b, v14.16b, v1.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x2]]
	tbl v20.16b, {v25.16b}, v22.16b
	add v8.16b, v8.16b, v17.16b
	tbl v17.16b, {v26.16b}, v11.16b
	add v23.16b, v23.16b, v24.16b
	add v16.16b, v16.16b, v19.16b
	tbl v19.16b, {v25.16b}, v29.16b
	tbl v24.16b, {v26.16b}, v30.16b
	tbl v25.16b, {v0.16b}, v18.16b
	add v17.16b, v20.16b, v17.16b
	add v15.16b, v15.16b, v23.16b
	tbl v20.16b, {v1.16b}, v12.16b
	tbl v23.16b, {v0.16b}, v27.16b
	add v19.16b, v19.16b, v24.16b
	tbl v24.16b, {v1.16b}, v28.16b
	add v26.16b, v16.16b, v17.16b
	tbl v16.16b, {v2.16b}, v22.16b
	add v17.16b, v25.16b, v20.16b
	tbl v20.16b, {v3.16b}, v11.16b
	add v15.16b, v15.16b, v19.16b
	add v19.16b, v23.16b, v24.16b
	tbl v23.16b, {v2.16b}, v29.16b
	tbl v24.16b, {v3.16b}, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x3]]
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	ldr q25, [%[k], #16]
	add v17.16b, v21.16b, v17.16b
	add v13.16b, v13.16b, v19.16b
	add v16.16b, v16.16b, v20.16b
	umlal v4.8h, v14.8b, v25.8b
	umlal2 v5.8h, v14.16b, v25.16b
	umlal v6.8h, v26.8b, v25.8b
	umlal2 v7.8h, v26.16b, v25.16b
	add v14.16b, v23.16b, v24.16b
	add v26.16b, v17.16b, v16.16b
	tbl v23.16b, {v0.16b}, v18.16b
	ld1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]
	tbl v12.16b, {v1.16b}, v12.16b
	tbl v24.16b, {v0.16b}, v27.16b
	tbl v20.16b, {v1.16b}, v28.16b
	add v21.16b, v13.16b, v14.16b
	tbl v22.16b, {v2.16b}, v22.16b
	tbl v11.16b, {v3.16b}, v11.16b
	umlal v16.8h, v26.8b, v25.8b
	umlal2 v17.8h, v26.16b, v25.16b
	add v23.16b, v23.16b, v12.16b
	add v20.16b, v24.16b, v20.16b
	tbl v24.16b, {v2.16b}, v29.16b
	ld1 {v26.16b, v27.16b, v28.16b, v29.16b}, [%[w0]]
	add v22.16b, v22.16b, v11.16b
	tbl v30.16b, {v3.16b}, v30.16b
	ldr q11, [%[k], #32]
	add v9.16b, v9.16b, v23.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[x0]]
	add v10.16b, v10.16b, v20.16b
	SYNTH_LOGIC v20.16b, v31.16b, v26.16b
	umlal v4.8h, v8.8b, v11.8b
	umlal2 v5.8h, v8.16b, v11.16b
	umlal v6.8h, v15.8b, v11.8b
	umlal2 v7.8h, v15.16b, v11.16b
	ld1 {v12.16b, v13.16b, v14.16b, v15.16b}, [%[x1]]
	umlal v16.8h, v21.8b, v11.8b
	umlal2 v17.8h, v21.16b, v11.16b
	add v8.16b, v24.16b, v30.16b
	add v9.16b, v9.16b, v22.16b
	ushr v26.16b, v26.16b, #4
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	SYNTH_LOGIC v30.16b, v31.16b, v27.16b
	ushr v27.16b, v27.16b, #4
	add v8.16b, v10.16b, v8.16b
	umlal v18.8h, v9.8b, v25.8b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x2]]
	umlal2 v19.8h, v9.16b, v25.16b
	SYNTH_LOGIC v25.16b, v31.16b, v28.16b
	ushr v28.16b, v28.16b, #4
	SYNTH_LOGIC v9.16b, v31.16b, v29.16b
	ushr v10.16b, v29.16b, #4
	umlal v18.8h, v8.8b, v11.8b
	umlal2 v19.8h, v8.16b, v11.16b
	tbl v8.16b, {v0.16b}, v20.16b
	tbl v11.16b, {v1.16b}, v26.16b
	tbl v29.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v1.16b}, v27.16b
	tbl v1.16b, {v2.16b}, v25.16b
	st1 {v16.16b, v17.16b, v18.16b, v19.16b}, [%[to1]]
	tbl v16.16b, {v3.16b}, v28.16b
	add v8.16b, v8.16b, v11.16b
	tbl v11.16b, {v2.16b}, v9.16b
	add v29.16b, v29.16b, v0.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x3]]
	tbl v17.16b, {v3.16b}, v10.16b
	tbl v18.16b, {v12.16b}, v20.16b
	add v16.16b, v1.16b, v16.16b
	tbl v19.16b, {v13.16b}, v26.16b
	tbl v12.16b, {v12.16b}, v30.16b
	tbl v13.16b, {v13.16b}, v27.16b
	add v11.16b, v11.16b, v17.16b
	tbl v17.16b, {v14.16b}, v25.16b
	add v8.16b, v8.16b, v16.16b
	add v16.16b, v18.16b, v19.16b
	add %[x0], %[x0], #64
	add %[x1], %[x1], #64
	add %[x2], %[x2], #64
	add %[x3], %[x3], #64
	add %[w0], %[w0], #64
	add v11.16b, v29.16b, v11.16b
	add v29.16b, v12.16b, v13.16b
	tbl v12.16b, {v15.16b}, v28.16b
	tbl v13.16b, {v14.16b}, v9.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	tbl v14.16b, {v15.16b}, v10.16b
	tbl v15.16b, {v21.16b}, v20.16b
	tbl v18.16b, {v22.16b}, v26.16b
	tbl v19.16b, {v21.16b}, v30.16b
	add v12.16b, v17.16b, v12.16b
	tbl v17.16b, {v22.16b}, v27.16b
	add v13.16b, v13.16b, v14.16b
	tbl v14.16b, {v23.16b}, v25.16b
	add v15.16b, v15.16b, v18.16b
	tbl v18.16b, {v24.16b}, v28.16b
	add v12.16b, v16.16b, v12.16b
	add v19.16b, v19.16b, v17.16b
	add v13.16b, v29.16b, v13.16b
	tbl v29.16b, {v23.16b}, v9.16b
	tbl v16.16b, {v24.16b}, v10.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x0]]
	add v14.16b, v14.16b, v18.16b
	tbl v20.16b, {v4.16b}, v20.16b
	tbl v26.16b, {v5.16b}, v26.16b
	tbl v30.16b, {v4.16b}, v30.16b
	tbl v27.16b, {v5.16b}, v27.16b
	add v29.16b, v29.16b, v16.16b
	add v14.16b, v15.16b, v14.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x1]]
	tbl v25.16b, {v6.16b}, v25.16b
	add v20.16b, v20.16b, v26.16b
	tbl v26.16b, {v7.16b}, v28.16b
	add v30.16b, v30.16b, v27.16b
	add v19.16b, v19.16b, v29.16b
	tbl v9.16b, {v6.16b}, v9.16b
	tbl v10.16b, {v7.16b}, v10.16b
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	SYNTH_LOGIC v27.16b, v31.16b, v0.16b
	add v25.16b, v25.16b, v26.16b
	ushr v26.16b, v0.16b, #4
	SYNTH_LOGIC v28.16b, v31.16b, v1.16b
	ushr v29.16b, v1.16b, #4
	add v9.16b, v9.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v2.16b
	add v20.16b, v20.16b, v25.16b
	ushr v25.16b, v2.16b, #4
	SYNTH_LOGIC v0.16b, v31.16b, v3.16b
	ushr v1.16b, v3.16b, #4
	add v9.16b, v30.16b, v9.16b
	tbl v30.16b, {v21.16b}, v27.16b
	tbl v2.16b, {v22.16b}, v26.16b
	tbl v21.16b, {v21.16b}, v28.16b
	tbl v22.16b, {v22.16b}, v29.16b
	tbl v3.16b, {v23.16b}, v10.16b
	tbl v23.16b, {v23.16b}, v0.16b
	add v30.16b, v30.16b, v2.16b
	tbl v2.16b, {v24.16b}, v25.16b
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v24.16b}, v1.16b
	tbl v24.16b, {v15.16b}, v27.16b
	tbl v15.16b, {v15.16b}, v28.16b
	add v8.16b, v8.16b, v30.16b
	add v30.16b, v3.16b, v2.16b
	add v11.16b, v11.16b, v21.16b
	add v21.16b, v23.16b, v22.16b
	tbl v22.16b, {v16.16b}, v26.16b
	tbl v16.16b, {v16.16b}, v29.16b
	tbl v23.16b, {v17.16b}, v10.16b
	add v8.16b, v8.16b, v30.16b
	tbl v30.16b, {v18.16b}, v25.16b
	add v11.16b, v11.16b, v21.16b
	add v24.16b, v24.16b, v22.16b
	add v15.16b, v15.16b, v16.16b
	tbl v16.16b, {v17.16b}, v0.16b
	tbl v17.16b, {v18.16b}, v1.16b
	add v18.16b, v23.16b, v30.16b
	ldr q30, [%[k], #16]
	add v12.16b, v12.16b, v24.16b
	ld1 {v21.16b, v22.16b, v23.16b, v24.16b}, [%[x2]]
	add v13.16b, v13.16b, v15.16b
	add v15.16b, v16.16b, v17.16b
	umlal v4.8h, v8.8b, v30.8b
	umlal2 v5.8h, v8.16b, v30.16b
	add v8.16b, v12.16b, v18.16b
	ldr q12, [%[k], #32]
	tbl v16.16b, {v21.16b}, v27.16b
	add v13.16b, v13.16b, v15.16b
	tbl v15.16b, {v22.16b}, v26.16b
	tbl v21.16b, {v21.16b}, v28.16b
	umlal v4.8h, v11.8b, v12.8b
	umlal2 v5.8h, v11.16b, v12.16b
	umlal v6.8h, v8.8b, v30.8b
	umlal2 v7.8h, v8.16b, v30.16b
	add v8.16b, v16.16b, v15.16b
	ld1 {v15.16b, v16.16b, v17.16b, v18.16b}, [%[x3]]
	subs %[n], %[n], #1
	mov %[sx], #64
	mov %[sw], #64
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	umlal v6.8h, v13.8b, v12.8b
	umlal2 v7.8h, v13.16b, v12.16b
	tbl v11.16b, {v22.16b}, v29.16b
	add v8.16b, v14.16b, v8.16b
	tbl v22.16b, {v23.16b}, v10.16b
	tbl v13.16b, {v24.16b}, v25.16b
	tbl v14.16b, {v23.16b}, v0.16b
	st1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[to0]]
	add v11.16b, v21.16b, v11.16b
	tbl v21.16b, {v24.16b}, v1.16b
	tbl v27.16b, {v15.16b}, v27.16b
	ld1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to1]]
	add v13.16b, v22.16b, v13.16b
	tbl v26.16b, {v16.16b}, v26.16b
	add v11.16b, v19.16b, v11.16b
	add v14.16b, v14.16b, v21.16b
	tbl v15.16b, {v15.16b}, v28.16b
	tbl v16.16b, {v16.16b}, v29.16b
	add v8.16b, v8.16b, v13.16b
	add v13.16b, v27.16b, v26.16b
	tbl v10.16b, {v17.16b}, v10.16b
	add v11.16b, v11.16b, v14.16b
	tbl v14.16b, {v18.16b}, v25.16b
	add v19.16b, v15.16b, v16.16b
	umlal v2.8h, v8.8b, v30.8b
	umlal2 v3.8h, v8.16b, v30.16b
	add v8.16b, v20.16b, v13.16b
	tbl v13.16b, {v17.16b}, v0.16b
	add v10.16b, v10.16b, v14.16b
	add v9.16b, v9.16b, v19.16b
	umlal v2.8h, v11.8b, v12.8b
	umlal2 v3.8h, v11.16b, v12.16b
	tbl v11.16b, {v18.16b}, v1.16b
	add v8.16b, v8.16b, v10.16b
	add v10.16b, v13.16b, v11.16b
	umlal v4.8h, v8.8b, v30.8b
	umlal2 v5.8h, v8.16b, v30.16b
	add v8.16b, v9.16b, v10.16b
	umlal v4.8h, v8.8b, v12.8b
	umlal2 v5.8h, v8.16b, v12.16b
	st1 {v2.16b, v3.16b, v4.16b, v5.16b}, [%[to1]]
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[w0]]
	ld1 {v4.16b, v5.16b, v6.16b, v7.16b}, [%[x0]]
	b.ne 1b

//// edabf4f5175c
/* 8 steps per round, 2 x added to what is kept; 600 instructions, 561 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// fd9d6b569b00
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b}, [%[w0]]
	ld1 {v2.16b, v3.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v4.16b, v31.16b, v0.16b
	ushr v5.16b, v0.16b, #4
	SYNTH_LOGIC v6.16b, v31.16b, v1.16b
	ushr v7.16b, v1.16b, #4
	ld1 {v8.16b, v9.16b}, [%[x1]]
	tbl v10.16b, {v2.16b}, v4.16b
	tbl v11.16b, {v3.16b}, v5.16b
	tbl v12.16b, {v2.16b}, v6.16b
	tbl v13.16b, {v3.16b}, v7.16b
	ld1 {v14.16b, v15.16b}, [%[x2]]
	tbl v16.16b, {v8.16b}, v4.16b
	tbl v17.16b, {v9.16b}, v5.16b
	tbl v8.16b, {v8.16b}, v6.16b
	add v10.16b, v10.16b, v11.16b
	tbl v9.16b, {v9.16b}, v7.16b
	add v11.16b, v12.16b, v13.16b
	ld1 {v12.16b, v13.16b}, [%[x3]]
	tbl v18.16b, {v14.16b}, v4.16b
	add v16.16b, v16.16b, v17.16b
	tbl v17.16b, {v15.16b}, v5.16b
	tbl v14.16b, {v14.16b}, v6.16b
	add v8.16b, v8.16b, v9.16b
	tbl v9.16b, {v15.16b}, v7.16b
	ld1 {v19.16b, v20.16b}, [%[x4]]
	tbl v15.16b, {v12.16b}, v4.16b
	tbl v21.16b, {v13.16b}, v5.16b
	add v17.16b, v18.16b, v17.16b
	tbl v12.16b, {v12.16b}, v6.16b
	tbl v13.16b, {v13.16b}, v7.16b
	add v9.16b, v14.16b, v9.16b
	ld1 {v22.16b, v23.16b}, [%[x5]]
	tbl v14.16b, {v19.16b}, v4.16b
	add v15.16b, v15.16b, v21.16b
	tbl v18.16b, {v20.16b}, v5.16b
	tbl v19.16b, {v19.16b}, v6.16b
	add v21.16b, v12.16b, v13.16b
	tbl v20.16b, {v20.16b}, v7.16b
	ld1 {v12.16b, v13.16b}, [%[x6]]
	tbl v24.16b, {v22.16b}, v4.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v14.16b, v14.16b, v18.16b
	tbl v18.16b, {v23.16b}, v5.16b
	add v19.16b, v19.16b, v20.16b
	tbl v20.16b, {v22.16b}, v6.16b
	tbl v22.16b, {v23.16b}, v7.16b
	ld1 {v25.16b, v26.16b}, [%[w0]]
	tbl v4.16b, {v12.16b}, v4.16b
	tbl v5.16b, {v13.16b}, v5.16b
	add v18.16b, v24.16b, v18.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v6.16b, {v12.16b}, v6.16b
	tbl v7.16b, {v13.16b}, v7.16b
	add v20.16b, v20.16b, v22.16b
	SYNTH_LOGIC v22.16b, v31.16b, v25.16b
	add v4.16b, v4.16b, v5.16b
	ushr v5.16b, v25.16b, #4
	SYNTH_LOGIC v25.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v7.16b
	ushr v7.16b, v26.16b, #4
	ld1 {v12.16b, v13.16b}, [%[x1]]
	tbl v26.16b, {v23.16b}, v22.16b
	tbl v27.16b, {v24.16b}, v5.16b
	tbl v23.16b, {v23.16b}, v25.16b
	ld1 {v28.16b, v29.16b}, [%[x2]]
	tbl v24.16b, {v24.16b}, v7.16b
	tbl v30.16b, {v12.16b}, v22.16b
	tbl v0.16b, {v13.16b}, v5.16b
	add v26.16b, v26.16b, v27.16b
	tbl v12.16b, {v12.16b}, v25.16b
	tbl v13.16b, {v13.16b}, v7.16b
	add v27.16b, v23.16b, v24.16b
	ld1 {v23.16b, v24.16b}, [%[x3]]
	tbl v1.16b, {v28.16b}, v22.16b
	add v30.16b, v30.16b, v0.16b
	add v10.16b, v10.16b, v26.16b
	tbl v26.16b, {v29.16b}, v5.16b
	add v12.16b, v12.16b, v13.16b
	add v11.16b, v11.16b, v27.16b
	tbl v13.16b, {v28.16b}, v25.16b
	add v16.16b, v16.16b, v30.16b
	tbl v27.16b, {v29.16b}, v7.16b
	add v26.16b, v1.16b, v26.16b
	add v8.16b, v8.16b, v12.16b
	ld1 {v28.16b, v29.16b}, [%[x4]]
	tbl v12.16b, {v23.16b}, v22.16b
	tbl v30.16b, {v24.16b}, v5.16b
	tbl v23.16b, {v23.16b}, v25.16b
	add v13.16b, v13.16b, v27.16b
	add v17.16b, v17.16b, v26.16b
	tbl v24.16b, {v24.16b}, v7.16b
	ld1 {v26.16b, v27.16b}, [%[x5]]
	tbl v0.16b, {v28.16b}, v22.16b
	add v12.16b, v12.16b, v30.16b
	tbl v30.16b, {v29.16b}, v5.16b
	add v9.16b, v9.16b, v13.16b
	tbl v13.16b, {v28.16b}, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v29.16b}, v7.16b
	add v12.16b, v15.16b, v12.16b
	add v15.16b, v0.16b, v30.16b
	ld1 {v23.16b, v24.16b}, [%[x6]]
	tbl v30.16b, {v26.16b}, v22.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v21.16b, v21.16b, v28.16b
	add v13.16b, v13.16b, v29.16b
	add v14.16b, v14.16b, v15.16b
	tbl v15.16b, {v27.16b}, v5.16b
	tbl v26.16b, {v26.16b}, v25.16b
	tbl v27.16b, {v27.16b}, v7.16b
	ld1 {v28.16b, v29.16b}, [%[w0]]
	tbl v22.16b, {v23.16b}, v22.16b
	add v13.16b, v19.16b, v13.16b
	ld1 {v0.16b, v1.16b}, [%[x0]]
	tbl v5.16b, {v24.16b}, v5.16b
	add v15.16b, v30.16b, v15.16b
	tbl v19.16b, {v23.16b}, v25.16b
	add v23.16b, v26.16b, v27.16b
	tbl v7.16b, {v24.16b}, v7.16b
	SYNTH_LOGIC v30.16b, v31.16b, v28.16b
	add v5.16b, v22.16b, v5.16b
	add v15.16b, v18.16b, v15.16b
	ushr v18.16b, v28.16b, #4
	add v20.16b, v20.16b, v23.16b
	add v7.16b, v19.16b, v7.16b
	SYNTH_LOGIC v19.16b, v31.16b, v29.16b
	add v4.16b, v4.16b, v5.16b
	ushr v5.16b, v29.16b, #4
	ld1 {v22.16b, v23.16b}, [%[x1]]
	tbl v24.16b, {v0.16b}, v30.16b
	tbl v25.16b, {v1.16b}, v18.16b
	add v6.16b, v6.16b, v7.16b
	tbl v7.16b, {v0.16b}, v19.16b
	ld1 {v26.16b, v27.16b}, [%[x2]]
	tbl v28.16b, {v1.16b}, v5.16b
	tbl v29.16b, {v22.16b}, v30.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v23.16b}, v18.16b
	tbl v22.16b, {v22.16b}, v19.16b
	tbl v23.16b, {v23.16b}, v5.16b
	add v7.16b, v7.16b, v28.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	tbl v28.16b, {v26.16b}, v30.16b
	add v10.16b, v10.16b, v24.16b
	add v29.16b, v29.16b, v25.16b
	tbl v24.16b, {v27.16b}, v18.16b
	add v25.16b, v22.16b, v23.16b
	add v7.16b, v11.16b, v7.16b
	tbl v11.16b, {v26.16b}, v19.16b
	tbl v22.16b, {v27.16b}, v5.16b
	add v16.16b, v16.16b, v29.16b
	add v23.16b, v28.16b, v24.16b
	add v8.16b, v8.16b, v25.16b
	ld1 {v24.16b, v25.16b}, [%[x4]]
	tbl v26.16b, {v0.16b}, v30.16b
	tbl v27.16b, {v1.16b}, v18.16b
	add v11.16b, v11.16b, v22.16b
	tbl v22.16b, {v0.16b}, v19.16b
	add v17.16b, v17.16b, v23.16b
	tbl v23.16b, {v1.16b}, v5.16b
	ld1 {v28.16b, v29.16b}, [%[x5]]
	tbl v0.16b, {v24.16b}, v30.16b
	add v26.16b, v26.16b, v27.16b
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v25.16b}, v18.16b
	tbl v24.16b, {v24.16b}, v19.16b
	add v27.16b, v22.16b, v23.16b
	tbl v25.16b, {v25.16b}, v5.16b
	add v12.16b, v12.16b, v26.16b
	ld1 {v22.16b, v23.16b}, [%[x6]]
	tbl v26.16b, {v28.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v21.16b, v21.16b, v27.16b
	add v11.16b, v0.16b, v11.16b
	add v27.16b, v24.16b, v25.16b
	tbl v24.16b, {v29.16b}, v18.16b
	tbl v25.16b, {v28.16b}, v19.16b
	tbl v28.16b, {v29.16b}, v5.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	tbl v29.16b, {v22.16b}, v30.16b
	add v11.16b, v14.16b, v11.16b
	add v27.16b, v13.16b, v27.16b
	add v24.16b, v26.16b, v24.16b
	ld1 {v13.16b, v14.16b}, [%[x0]]
	tbl v18.16b, {v23.16b}, v18.16b
	add v28.16b, v25.16b, v28.16b
	tbl v19.16b, {v22.16b}, v19.16b
	tbl v5.16b, {v23.16b}, v5.16b
	SYNTH_LOGIC v30.16b, v31.16b, v0.16b
	add v15.16b, v15.16b, v24.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	add v18.16b, v29.16b, v18.16b
	add v20.16b, v20.16b, v28.16b
	ushr v26.16b, v0.16b, #4
	add v5.16b, v19.16b, v5.16b
	SYNTH_LOGIC v19.16b, v31.16b, v1.16b
	ushr v28.16b, v1.16b, #4
	add v4.16b, v4.16b, v18.16b
	ld1 {v0.16b, v1.16b}, [%[x1]]
	tbl v18.16b, {v13.16b}, v30.16b
	tbl v29.16b, {v14.16b}, v26.16b
	add v5.16b, v6.16b, v5.16b
	tbl v6.16b, {v13.16b}, v19.16b
	tbl v13.16b, {v14.16b}, v28.16b
	tbl v14.16b, {v0.16b}, v30.16b
	tbl v0.16b, {v0.16b}, v19.16b
	add v18.16b, v18.16b, v29.16b
	tbl v29.16b, {v1.16b}, v26.16b
	tbl v1.16b, {v1.16b}, v28.16b
	add v6.16b, v6.16b, v13.16b
	ldr q13, [%[k], #16]
	ldr q2, [%[k], #32]
	add v10.16b, v10.16b, v18.16b
	add v14.16b, v14.16b, v29.16b
	add v18.16b, v0.16b, v1.16b
	add v29.16b, v7.16b, v6.16b
	ld1 {v6.16b, v7.16b}, [%[x2]]
	umlal v22.8h, v10.8b, v13.8b
	umlal2 v23.8h, v10.16b, v13.16b
	add v10.16b, v16.16b, v14.16b
	add v8.16b, v8.16b, v18.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	tbl v14.16b, {v6.16b}, v30.16b
	tbl v16.16b, {v7.16b}, v26.16b
	umlal v22.8h, v29.8b, v2.8b
	umlal2 v23.8h, v29.16b, v2.16b
	umlal v24.8h, v10.8b, v13.8b
	umlal2 v25.8h, v10.16b, v13.16b
	tbl v6.16b, {v6.16b}, v19.16b
	add v10.16b, v14.16b, v16.16b
	tbl v7.16b, {v7.16b}, v28.16b
	tbl v14.16b, {v0.16b}, v30.16b
	umlal v24.8h, v8.8b, v2.8b
	umlal2 v25.8h, v8.16b, v2.16b
	tbl v8.16b, {v1.16b}, v26.16b
	add v10.16b, v17.16b, v10.16b
	add v29.16b, v6.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[x4]]
	tbl v16.16b, {v0.16b}, v19.16b
	tbl v17.16b, {v1.16b}, v28.16b
	st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to0]]
	add v8.16b, v14.16b, v8.16b
	add v9.16b, v9.16b, v29.16b
	ld1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to1]]
	add v14.16b, v16.16b, v17.16b
	tbl v29.16b, {v6.16b}, v30.16b
	add v8.16b, v12.16b, v8.16b
	ld1 {v16.16b, v17.16b}, [%[x5]]
	tbl v12.16b, {v7.16b}, v26.16b
	tbl v6.16b, {v6.16b}, v19.16b
	tbl v7.16b, {v7.16b}, v28.16b
	umlal v22.8h, v10.8b, v13.8b
	umlal2 v23.8h, v10.16b, v13.16b
	add v10.16b, v21.16b, v14.16b
	umlal v24.8h, v8.8b, v13.8b
	umlal2 v25.8h, v8.16b, v13.16b
	add v8.16b, v29.16b, v12.16b
	umlal v22.8h, v9.8b, v2.8b
	umlal2 v23.8h, v9.16b, v2.16b
	add v9.16b, v6.16b, v7.16b
	umlal v24.8h, v10.8b, v2.8b
	umlal2 v25.8h, v10.16b, v2.16b
	add v14.16b, v11.16b, v8.16b
	ld1 {v6.16b, v7.16b}, [%[x6]]
	tbl v8.16b, {v16.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v18.16b, v27.16b, v9.16b
	st1 {v22.16b, v23.16b, v24.16b, v25.16b}, [%[to1]]
	tbl v27.16b, {v17.16b}, v26.16b
	tbl v16.16b, {v16.16b}, v19.16b
	tbl v17.16b, {v17.16b}, v28.16b
	ld1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[to2]]
	tbl v29.16b, {v6.16b}, v30.16b
	tbl v30.16b, {v7.16b}, v26.16b
	add v8.16b, v8.16b, v27.16b
	ld1 {v21.16b, v22.16b}, [%[w0]]
	tbl v6.16b, {v6.16b}, v19.16b
	add v19.16b, v16.16b, v17.16b
	ld1 {v16.16b, v17.16b}, [%[x0]]
	tbl v7.16b, {v7.16b}, v28.16b
	umlal v9.8h, v14.8b, v13.8b
	umlal2 v10.8h, v14.16b, v13.16b
	add v8.16b, v15.16b, v8.16b
	ld1 {v14.16b, v15.16b}, [%[to3]]
	add v23.16b, v29.16b, v30.16b
	add v19.16b, v20.16b, v19.16b
	add v20.16b, v6.16b, v7.16b
	umlal v9.8h, v18.8b, v2.8b
	umlal2 v10.8h, v18.16b, v2.16b
	umlal v11.8h, v8.8b, v13.8b
	umlal2 v12.8h, v8.16b, v13.16b
	add v4.16b, v4.16b, v23.16b
	add v18.16b, v5.16b, v20.16b
	SYNTH_LOGIC v20.16b, v31.16b, v21.16b
	ushr v21.16b, v21.16b, #4
	umlal v11.8h, v19.8b, v2.8b
	umlal2 v12.8h, v19.16b, v2.16b
	umlal v14.8h, v4.8b, v13.8b
	umlal2 v15.8h, v4.16b, v13.16b
	SYNTH_LOGIC v13.16b, v31.16b, v22.16b
	ushr v19.16b, v22.16b, #4
	ld1 {v4.16b, v5.16b}, [%[x1]]
	tbl v6.16b, {v16.16b}, v20.16b
	tbl v7.16b, {v17.16b}, v21.16b
	st1 {v9.16b, v10.16b, v11.16b, v12.16b}, [%[to2]]
	umlal v14.8h, v18.8b, v2.8b
	umlal2 v15.8h, v18.16b, v2.16b
	tbl v16.16b, {v16.16b}, v13.16b
	tbl v17.16b, {v17.16b}, v19.16b
	add v18.16b, v6.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[x2]]
	tbl v8.16b, {v4.16b}, v20.16b
	tbl v9.16b, {v5.16b}, v21.16b
	st1 {v14.16b, v15.16b}, [%[to3]]
	tbl v4.16b, {v4.16b}, v13.16b
	tbl v5.16b, {v5.16b}, v19.16b
	add v10.16b, v16.16b, v17.16b
	ld1 {v11.16b, v12.16b}, [%[x3]]
	tbl v14.16b, {v6.16b}, v20.16b
	tbl v15.16b, {v7.16b}, v21.16b
	add v8.16b, v8.16b, v9.16b
	tbl v6.16b, {v6.16b}, v13.16b
	add v9.16b, v4.16b, v5.16b
	tbl v7.16b, {v7.16b}, v19.16b
	ld1 {v4.16b, v5.16b}, [%[x4]]
	tbl v16.16b, {v11.16b}, v20.16b
	add v17.16b, v14.16b, v15.16b
	tbl v14.16b, {v12.16b}, v21.16b
	tbl v11.16b, {v11.16b}, v13.16b
	tbl v12.16b, {v12.16b}, v19.16b
	add v15.16b, v6.16b, v7.16b
	ld1 {v6.16b, v7.16b}, [%[x5]]
	tbl v22.16b, {v4.16b}, v20.16b
	tbl v23.16b, {v5.16b}, v21.16b
	add v14.16b, v16.16b, v14.16b
	tbl v4.16b, {v4.16b}, v13.16b
	add v16.16b, v11.16b, v12.16b
	tbl v5.16b, {v5.16b}, v19.16b
	ld1 {v11.16b, v12.16b}, [%[x6]]
	tbl v24.16b, {v6.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v22.16b, v22.16b, v23.16b
	tbl v23.16b, {v7.16b}, v21.16b
	add v4.16b, v4.16b, v5.16b
	tbl v5.16b, {v6.16b}, v13.16b
	tbl v6.16b, {v7.16b}, v19.16b
	ld1 {v25.16b, v26.16b}, [%[w0]]
	tbl v7.16b, {v11.16b}, v20.16b
	tbl v20.16b, {v12.16b}, v21.16b
	add v21.16b, v24.16b, v23.16b
	ld1 {v23.16b, v24.16b}, [%[x0]]
	tbl v11.16b, {v11.16b}, v13.16b
	tbl v19.16b, {v12.16b}, v19.16b
	add v5.16b, v5.16b, v6.16b
	SYNTH_LOGIC v6.16b, v31.16b, v25.16b
	add v7.16b, v7.16b, v20.16b
	ushr v20.16b, v25.16b, #4
	SYNTH_LOGIC v25.16b, v31.16b, v26.16b
	add v19.16b, v11.16b, v19.16b
	ushr v11.16b, v26.16b, #4
	ld1 {v12.16b, v13.16b}, [%[x1]]
	tbl v26.16b, {v23.16b}, v6.16b
	tbl v27.16b, {v24.16b}, v20.16b
	tbl v23.16b, {v23.16b}, v25.16b
	ld1 {v28.16b, v29.16b}, [%[x2]]
	tbl v24.16b, {v24.16b}, v11.16b
	tbl v30.16b, {v12.16b}, v6.16b
	tbl v0.16b, {v13.16b}, v20.16b
	add v26.16b, v26.16b, v27.16b
	tbl v12.16b, {v12.16b}, v25.16b
	tbl v13.16b, {v13.16b}, v11.16b
	add v27.16b, v23.16b, v24.16b
	ld1 {v23.16b, v24.16b}, [%[x3]]
	tbl v1.16b, {v28.16b}, v6.16b
	add v30.16b, v30.16b, v0.16b
	add v18.16b, v18.16b, v26.16b
	tbl v26.16b, {v29.16b}, v20.16b
	add v12.16b, v12.16b, v13.16b
	add v10.16b, v10.16b, v27.16b
	tbl v13.16b, {v28.16b}, v25.16b
	add v8.16b, v8.16b, v30.16b
	tbl v27.16b, {v29.16b}, v11.16b
	add v26.16b, v1.16b, v26.16b
	add v9.16b, v9.16b, v12.16b
	ld1 {v28.16b, v29.16b}, [%[x4]]
	tbl v12.16b, {v23.16b}, v6.16b
	tbl v30.16b, {v24.16b}, v20.16b
	tbl v23.16b, {v23.16b}, v25.16b
	add v13.16b, v13.16b, v27.16b
	add v17.16b, v17.16b, v26.16b
	tbl v24.16b, {v24.16b}, v11.16b
	ld1 {v26.16b, v27.16b}, [%[x5]]
	tbl v0.16b, {v28.16b}, v6.16b
	add v12.16b, v12.16b, v30.16b
	tbl v30.16b, {v29.16b}, v20.16b
	add v13.16b, v15.16b, v13.16b
	tbl v15.16b, {v28.16b}, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v29.16b}, v11.16b
	add v12.16b, v14.16b, v12.16b
	add v14.16b, v0.16b, v30.16b
	ld1 {v23.16b, v24.16b}, [%[x6]]
	tbl v30.16b, {v26.16b}, v6.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v16.16b, v16.16b, v28.16b
	add v15.16b, v15.16b, v29.16b
	add v14.16b, v22.16b, v14.16b
	tbl v22.16b, {v27.16b}, v20.16b
	tbl v26.16b, {v26.16b}, v25.16b
	tbl v27.16b, {v27.16b}, v11.16b
	ld1 {v28.16b, v29.16b}, [%[w0]]
	tbl v6.16b, {v23.16b}, v6.16b
	add v4.16b, v4.16b, v15.16b
	ld1 {v0.16b, v1.16b}, [%[x0]]
	tbl v15.16b, {v24.16b}, v20.16b
	add v20.16b, v30.16b, v22.16b
	tbl v25.16b, {v23.16b}, v25.16b
	add v30.16b, v26.16b, v27.16b
	tbl v11.16b, {v24.16b}, v11.16b
	SYNTH_LOGIC v26.16b, v31.16b, v28.16b
	add v6.16b, v6.16b, v15.16b
	add v15.16b, v21.16b, v20.16b
	ushr v27.16b, v28.16b, #4
	add v5.16b, v5.16b, v30.16b
	add v11.16b, v25.16b, v11.16b
	SYNTH_LOGIC v28.16b, v31.16b, v29.16b
	add v30.16b, v7.16b, v6.16b
	ushr v29.16b, v29.16b, #4
	ld1 {v6.16b, v7.16b}, [%[x1]]
	tbl v20.16b, {v0.16b}, v26.16b
	tbl v21.16b, {v1.16b}, v27.16b
	add v11.16b, v19.16b, v11.16b
	tbl v19.16b, {v0.16b}, v28.16b
	ld1 {v22.16b, v23.16b}, [%[x2]]
	tbl v24.16b, {v1.16b}, v29.16b
	tbl v25.16b, {v6.16b}, v26.16b
	add v20.16b, v20.16b, v21.16b
	tbl v21.16b, {v7.16b}, v27.16b
	tbl v6.16b, {v6.16b}, v28.16b
	tbl v7.16b, {v7.16b}, v29.16b
	add v19.16b, v19.16b, v24.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	tbl v24.16b, {v22.16b}, v26.16b
	add v18.16b, v18.16b, v20.16b
	add v25.16b, v25.16b, v21.16b
	tbl v20.16b, {v23.16b}, v27.16b
	add v21.16b, v6.16b, v7.16b
	add v10.16b, v10.16b, v19.16b
	tbl v19.16b, {v22.16b}, v28.16b
	tbl v6.16b, {v23.16b}, v29.16b
	add v25.16b, v8.16b, v25.16b
	add v20.16b, v24.16b, v20.16b
	add v7.16b, v9.16b, v21.16b
	ld1 {v8.16b, v9.16b}, [%[x4]]
	tbl v21.16b, {v0.16b}, v26.16b
	tbl v22.16b, {v1.16b}, v27.16b
	add v6.16b, v19.16b, v6.16b
	tbl v19.16b, {v0.16b}, v28.16b
	add v17.16b, v17.16b, v20.16b
	tbl v20.16b, {v1.16b}, v29.16b
	ld1 {v23.16b, v24.16b}, [%[x5]]
	tbl v0.16b, {v8.16b}, v26.16b
	add v21.16b, v21.16b, v22.16b
	add v6.16b, v13.16b, v6.16b
	tbl v13.16b, {v9.16b}, v27.16b
	tbl v8.16b, {v8.16b}, v28.16b
	add v22.16b, v19.16b, v20.16b
	tbl v9.16b, {v9.16b}, v29.16b
	add v12.16b, v12.16b, v21.16b
	ld1 {v19.16b, v20.16b}, [%[x6]]
	tbl v21.16b, {v23.16b}, v26.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[x4], %[x4], #32
	add %[x5], %[x5], #32
	add %[x6], %[x6], #32
	add %[w0], %[w0], #32
	add v16.16b, v16.16b, v22.16b
	add v13.16b, v0.16b, v13.16b
	add v22.16b, v8.16b, v9.16b
	tbl v8.16b, {v24.16b}, v27.16b
	tbl v9.16b, {v23.16b}, v28.16b
	tbl v23.16b, {v24.16b}, v29.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	tbl v24.16b, {v19.16b}, v26.16b
	add v26.16b, v14.16b, v13.16b
	add v4.16b, v4.16b, v22.16b
	add v8.16b, v21.16b, v8.16b
	ld1 {v13.16b, v14.16b}, [%[x0]]
	tbl v27.16b, {v20.16b}, v27.16b
	add v9.16b, v9.16b, v23.16b
	tbl v19.16b, {v19.16b}, v28.16b
	tbl v28.16b, {v20.16b}, v29.16b
	ld1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to0]]
	SYNTH_LOGIC v29.16b, v31.16b, v0.16b
	add v8.16b, v15.16b, v8.16b
	add v15.16b, v24.16b, v27.16b
	add v5.16b, v5.16b, v9.16b
	ushr v9.16b, v0.16b, #4
	add v19.16b, v19.16b, v28.16b
	SYNTH_LOGIC v24.16b, v31.16b, v1.16b
	ushr v27.16b, v1.16b, #4
	add v15.16b, v30.16b, v15.16b
	ld1 {v0.16b, v1.16b}, [%[x1]]
	tbl v28.16b, {v13.16b}, v29.16b
	tbl v30.16b, {v14.16b}, v9.16b
	add v11.16b, v11.16b, v19.16b
	tbl v13.16b, {v13.16b}, v24.16b
	tbl v14.16b, {v14.16b}, v27.16b
	tbl v19.16b, {v0.16b}, v29.16b
	tbl v0.16b, {v0.16b}, v24.16b
	add v28.16b, v28.16b, v30.16b
	tbl v30.16b, {v1.16b}, v9.16b
	tbl v1.16b, {v1.16b}, v27.16b
	add v13.16b, v13.16b, v14.16b
	ldr q14, [%[k], #16]
	ldr q2, [%[k], #32]
	add v18.16b, v18.16b, v28.16b
	add v19.16b, v19.16b, v30.16b
	add v28.16b, v0.16b, v1.16b
	add v10.16b, v10.16b, v13.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	umlal v20.8h, v18.8b, v14.8b
	umlal2 v21.8h, v18.16b, v14.16b
	add v13.16b, v25.16b, v19.16b
	add v7.16b, v7.16b, v28.16b
	ld1 {v18.16b, v19.16b}, [%[x3]]
	tbl v25.16b, {v0.16b}, v29.16b
	tbl v28.16b, {v1.16b}, v9.16b
	umlal v20.8h, v10.8b, v2.8b
	umlal2 v21.8h, v10.16b, v2.16b
	umlal v22.8h, v13.8b, v14.8b
	umlal2 v23.8h, v13.16b, v14.16b
	tbl v10.16b, {v0.16b}, v24.16b
	add v13.16b, v25.16b, v28.16b
	tbl v25.16b, {v1.16b}, v27.16b
	ld1 {v0.16b, v1.16b}, [%[x4]]
	tbl v28.16b, {v18.16b}, v29.16b
	umlal v22.8h, v7.8b, v2.8b
	umlal2 v23.8h, v7.16b, v2.16b
	tbl v7.16b, {v19.16b}, v9.16b
	add v13.16b, v17.16b, v13.16b
	add v10.16b, v10.16b, v25.16b
	tbl v25.16b, {v18.16b}, v24.16b
	tbl v30.16b, {v19.16b}, v27.16b
	st1 {v20.16b, v21.16b, v22.16b, v23.16b}, [%[to0]]
	add v7.16b, v28.16b, v7.16b
	tbl v28.16b, {v0.16b}, v29.16b
	add v6.16b, v6.16b, v10.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to1]]
	add v10.16b, v25.16b, v30.16b
	tbl v25.16b, {v1.16b}, v9.16b
	add v7.16b, v12.16b, v7.16b
	ld1 {v21.16b, v22.16b}, [%[x5]]
	tbl v12.16b, {v0.16b}, v24.16b
	tbl v23.16b, {v1.16b}, v27.16b
	ld1 {v0.16b, v1.16b}, [%[x6]]
	umlal v17.8h, v13.8b, v14.8b
	umlal2 v18.8h, v13.16b, v14.16b
	add v10.16b, v16.16b, v10.16b
	umlal v19.8h, v7.8b, v14.8b
	umlal2 v20.8h, v7.16b, v14.16b
	add v7.16b, v28.16b, v25.16b
	umlal v17.8h, v6.8b, v2.8b
	umlal2 v18.8h, v6.16b, v2.16b
	add v6.16b, v12.16b, v23.16b
	subs %[n], %[n], #1
	mov %[sx], #32
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
	add %[w0], %[w0], %[sw]
	umlal v19.8h, v10.8b, v2.8b
	umlal2 v20.8h, v10.16b, v2.16b
	add v7.16b, v26.16b, v7.16b
	add v4.16b, v4.16b, v6.16b
	tbl v6.16b, {v21.16b}, v29.16b
	tbl v10.16b, {v22.16b}, v9.16b
	tbl v16.16b, {v21.16b}, v24.16b
	st1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to1]]
	tbl v28.16b, {v22.16b}, v27.16b
	tbl v12.16b, {v0.16b}, v29.16b
	tbl v9.16b, {v1.16b}, v9.16b
	ld1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to2]]
	add v6.16b, v6.16b, v10.16b
	tbl v10.16b, {v0.16b}, v24.16b
	add v13.16b, v16.16b, v28.16b
	ld1 {v28.16b, v29.16b}, [%[to3]]
	tbl v16.16b, {v1.16b}, v27.16b
	add v9.16b, v12.16b, v9.16b
	ld1 {v0.16b, v1.16b}, [%[w0]]
	umlal v17.8h, v7.8b, v14.8b
	umlal2 v18.8h, v7.16b, v14.16b
	add v12.16b, v8.16b, v6.16b
	add v13.16b, v5.16b, v13.16b
	add v10.16b, v10.16b, v16.16b
	add v30.16b, v15.16b, v9.16b
	umlal v17.8h, v4.8b, v2.8b
	umlal2 v18.8h, v4.16b, v2.16b
	umlal v19.8h, v12.8b, v14.8b
	umlal2 v20.8h, v12.16b, v14.16b
	add v15.16b, v11.16b, v10.16b
	umlal v28.8h, v30.8b, v14.8b
	umlal2 v29.8h, v30.16b, v14.16b
	umlal v19.8h, v13.8b, v2.8b
	umlal2 v20.8h, v13.16b, v2.16b
	umlal v28.8h, v15.8b, v2.8b
	umlal2 v29.8h, v15.16b, v2.16b
	ld1 {v2.16b, v3.16b}, [%[x0]]
	st1 {v17.16b, v18.16b, v19.16b, v20.16b}, [%[to2]]
	st1 {v28.16b, v29.16b}, [%[to3]]
	b.ne 1b

//// f2b1b76cb528
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 24;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 24;
#endif

//// 3ec64874dd1e
        if (registers == 1 && columns == 7 && (n = left / 8 < folds / 2 ? left / 8 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x7(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 8, folds -= n * 2;
        }

//// abf4f78fd2b9
          if (folds < 4) {
            folds = 24;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 8815e91cc025
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// 36e9d5494a0c
          if (--left1 == 0) {
            left1 = 24;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 4ea366adb75d
 * A3W2 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 4ca8c7f5c595
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// ff2884453be5
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [2, 4] fold, into 16-bit lanes, and
 * those after at most 48 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// 8a18126324ff
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 4 x added to what is kept; 384 instructions, 377 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 7ad7eec7f256
/* 16 steps per round, 4 x added to what is kept; 680 instructions, 683 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 32f9acb4650c
/* 8 steps per round, 2 x added to what is kept; 600 instructions, 561 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x7(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *x4 = words + 4 * column_bytes, *x5 = words + 5 * column_bytes, *x6 = words + 6 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 10b1658da602
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 48;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 48;
#endif

//// 1d05d79cb48d
          if (folds < 4) {
            folds = 48;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 0440c1e10530
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// a8008a3385ee
          if (--left1 == 0) {
            left1 = 48;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 4270b4eb67b4
 * A3W2 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// e571a055b311
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 2 bit bipolar,
 * values [-3, -1, 1, 3], that is -3 + 2 * code.
 *

//// 0964bf1f60b4
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -3 * (sum of the column's codes).
 *

//// 73b86a00a2d9
 * A3W2 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 9dca931bf3ec
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit twos,
 * values [-2, -1, 0, 1], that is -2 + 1 * code.
 *

//// d041248972fc
 * Byte sums: 2 per cell, a step adds at most 56; every 4 steps they go, [1, 2] fold, into 16-bit lanes, and
 * those after at most 97 times into the result. Instructions: 8 per cell of 16 x 8 positions, 4 per register of
 * weights (unpacking), 6 per fold, 6 per spill.
 *

//// 64e10fa1ab81
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 97;

//// 389bb287f5fe
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }

//// f30a5e27f9f8
          if (--left1 == 0) {
            left1 = 97;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], lanes_02020202, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// a3c70fc19466
 * A3W2 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 81f449aecb5e
 * A3W2 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// aff8fd0bae0b
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 2 bit unsigned,
 * values [0, 1, 2, 3], that is 0 + 1 * code.
 *

//// adeef0639f65
 * A3W3 bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 47ebaf67ff1e
 * K up to 10956544 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 2bfe8fe5652d
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [4, 8, 16] fold, into 16-bit lanes, and
 * those after at most 10 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// 34e7ee70ab35
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 4 x added to what is kept; 588 instructions, 564 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// febe0c36b875
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v5.16b, v31.16b, v0.16b
	ushr v6.16b, v0.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v1.16b
	ushr v8.16b, v1.16b, #4
	SYNTH_LOGIC v9.16b, v31.16b, v2.16b
	ushr v10.16b, v2.16b, #4
	ld1 {v11.16b, v12.16b}, [%[x1]]
	tbl v13.16b, {v3.16b}, v5.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v14.16b, {v4.16b}, v6.16b
	tbl v15.16b, {v3.16b}, v7.16b
	tbl v16.16b, {v4.16b}, v8.16b
	tbl v17.16b, {v3.16b}, v9.16b
	ld1 {v18.16b, v19.16b, v20.16b}, [%[w0]]
	tbl v21.16b, {v4.16b}, v10.16b
	tbl v5.16b, {v11.16b}, v5.16b
	add v13.16b, v13.16b, v14.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v6.16b, {v12.16b}, v6.16b
	add v14.16b, v15.16b, v16.16b
	tbl v7.16b, {v11.16b}, v7.16b
	add v21.16b, v17.16b, v21.16b
	tbl v8.16b, {v12.16b}, v8.16b
	tbl v9.16b, {v11.16b}, v9.16b
	add v11.16b, v5.16b, v6.16b
	tbl v10.16b, {v12.16b}, v10.16b
	SYNTH_LOGIC v12.16b, v31.16b, v18.16b
	ushr v5.16b, v18.16b, #4
	add v6.16b, v7.16b, v8.16b
	SYNTH_LOGIC v7.16b, v31.16b, v19.16b
	ushr v8.16b, v19.16b, #4
	add v9.16b, v9.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v20.16b
	ushr v15.16b, v20.16b, #4
	ld1 {v16.16b, v17.16b}, [%[x1]]
	tbl v18.16b, {v22.16b}, v12.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v19.16b, {v23.16b}, v5.16b
	tbl v20.16b, {v22.16b}, v7.16b
	tbl v24.16b, {v23.16b}, v8.16b
	tbl v22.16b, {v22.16b}, v10.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v23.16b, {v23.16b}, v15.16b
	tbl v12.16b, {v16.16b}, v12.16b
	add v18.16b, v18.16b, v19.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v5.16b, {v17.16b}, v5.16b
	add v24.16b, v20.16b, v24.16b
	tbl v7.16b, {v16.16b}, v7.16b
	add v30.16b, v22.16b, v23.16b
	tbl v8.16b, {v17.16b}, v8.16b
	add v13.16b, v13.16b, v18.16b
	add v5.16b, v12.16b, v5.16b
	add v12.16b, v14.16b, v24.16b
	tbl v10.16b, {v16.16b}, v10.16b
	add v14.16b, v21.16b, v30.16b
	add v16.16b, v7.16b, v8.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v5.16b, v11.16b, v5.16b
	SYNTH_LOGIC v11.16b, v31.16b, v25.16b
	ushr v30.16b, v25.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v26.16b
	add v6.16b, v6.16b, v16.16b
	add v8.16b, v10.16b, v15.16b
	ushr v10.16b, v26.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v11.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v8.16b, v9.16b, v8.16b
	tbl v9.16b, {v29.16b}, v30.16b
	tbl v20.16b, {v28.16b}, v7.16b
	tbl v21.16b, {v29.16b}, v10.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v15.16b
	tbl v26.16b, {v29.16b}, v16.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v11.16b, {v17.16b}, v11.16b
	add v9.16b, v19.16b, v9.16b
	tbl v19.16b, {v18.16b}, v30.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v20.16b, v20.16b, v21.16b
	tbl v7.16b, {v17.16b}, v7.16b
	add v21.16b, v25.16b, v26.16b
	tbl v10.16b, {v18.16b}, v10.16b
	add v9.16b, v13.16b, v9.16b
	add v11.16b, v11.16b, v19.16b
	add v12.16b, v12.16b, v20.16b
	tbl v13.16b, {v17.16b}, v15.16b
	add v17.16b, v14.16b, v21.16b
	add v7.16b, v7.16b, v10.16b
	tbl v10.16b, {v18.16b}, v16.16b
	add v5.16b, v5.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v22.16b
	ushr v25.16b, v22.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v23.16b
	add v6.16b, v6.16b, v7.16b
	add v7.16b, v13.16b, v10.16b
	ushr v10.16b, v23.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v24.16b
	ushr v30.16b, v24.16b, #4
	ld1 {v13.16b, v14.16b}, [%[x1]]
	tbl v15.16b, {v27.16b}, v11.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v16.16b, v8.16b, v7.16b
	tbl v7.16b, {v28.16b}, v25.16b
	tbl v8.16b, {v27.16b}, v26.16b
	tbl v18.16b, {v28.16b}, v10.16b
	ld1 {v19.16b, v20.16b, v21.16b}, [%[w0]]
	tbl v27.16b, {v27.16b}, v29.16b
	tbl v28.16b, {v28.16b}, v30.16b
	ld1 {v22.16b, v23.16b}, [%[x0]]
	tbl v11.16b, {v13.16b}, v11.16b
	add v7.16b, v15.16b, v7.16b
	tbl v15.16b, {v14.16b}, v25.16b
	add v8.16b, v8.16b, v18.16b
	tbl v18.16b, {v13.16b}, v26.16b
	add v24.16b, v27.16b, v28.16b
	tbl v10.16b, {v14.16b}, v10.16b
	add v7.16b, v9.16b, v7.16b
	add v9.16b, v11.16b, v15.16b
	add v8.16b, v12.16b, v8.16b
	tbl v15.16b, {v13.16b}, v29.16b
	add v17.16b, v17.16b, v24.16b
	add v18.16b, v18.16b, v10.16b
	tbl v10.16b, {v14.16b}, v30.16b
	add v5.16b, v5.16b, v9.16b
	SYNTH_LOGIC v9.16b, v31.16b, v19.16b
	ushr v19.16b, v19.16b, #4
	SYNTH_LOGIC v11.16b, v31.16b, v20.16b
	add v6.16b, v6.16b, v18.16b
	add v10.16b, v15.16b, v10.16b
	ushr v18.16b, v20.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v21.16b
	ushr v21.16b, v21.16b, #4
	ld1 {v12.16b, v13.16b}, [%[x1]]
	tbl v14.16b, {v22.16b}, v9.16b
	tbl v15.16b, {v23.16b}, v19.16b
	add v10.16b, v16.16b, v10.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	ldr q16, [%[k], #16]
	ldr q24, [%[k], #32]
	tbl v25.16b, {v22.16b}, v11.16b
	add v14.16b, v14.16b, v15.16b
	tbl v15.16b, {v23.16b}, v18.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]
	umlal v0.8h, v7.8b, v16.8b
	umlal2 v1.8h, v7.16b, v16.16b
	umlal v2.8h, v5.8b, v16.8b
	umlal2 v3.8h, v5.16b, v16.16b
	tbl v5.16b, {v22.16b}, v20.16b
	add v7.16b, v25.16b, v15.16b
	umlal v0.8h, v8.8b, v24.8b
	umlal2 v1.8h, v8.16b, v24.16b
	umlal v2.8h, v6.8b, v24.8b
	umlal2 v3.8h, v6.16b, v24.16b
	tbl v6.16b, {v23.16b}, v21.16b
	ld1 {v15.16b, v16.16b}, [%[x0]]
	tbl v8.16b, {v12.16b}, v9.16b
	tbl v9.16b, {v13.16b}, v19.16b
	tbl v11.16b, {v12.16b}, v11.16b
	tbl v18.16b, {v13.16b}, v18.16b
	tbl v12.16b, {v12.16b}, v20.16b
	add v5.16b, v5.16b, v6.16b
	tbl v6.16b, {v13.16b}, v21.16b
	add v13.16b, v8.16b, v9.16b
	SYNTH_LOGIC v8.16b, v31.16b, v26.16b
	add v9.16b, v11.16b, v18.16b
	ushr v11.16b, v26.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v27.16b
	add v6.16b, v12.16b, v6.16b
	ushr v12.16b, v27.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v28.16b
	ushr v18.16b, v28.16b, #4
	ld1 {v19.16b, v20.16b}, [%[x1]]
	tbl v21.16b, {v15.16b}, v8.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	ldr q22, [%[k], #48]
	tbl v23.16b, {v16.16b}, v11.16b
	tbl v24.16b, {v15.16b}, v29.16b
	tbl v25.16b, {v16.16b}, v12.16b
	ld1 {v26.16b, v27.16b, v28.16b}, [%[w0]]
	umlal v0.8h, v17.8b, v22.8b
	umlal2 v1.8h, v17.16b, v22.16b
	umlal v2.8h, v10.8b, v22.8b
	umlal2 v3.8h, v10.16b, v22.16b
	add v10.16b, v21.16b, v23.16b
	add v17.16b, v24.16b, v25.16b
	tbl v15.16b, {v15.16b}, v30.16b
	tbl v16.16b, {v16.16b}, v18.16b
	ld1 {v21.16b, v22.16b}, [%[x0]]
	tbl v8.16b, {v19.16b}, v8.16b
	tbl v11.16b, {v20.16b}, v11.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v10.16b, v14.16b, v10.16b
	add v7.16b, v7.16b, v17.16b
	add v23.16b, v15.16b, v16.16b
	tbl v29.16b, {v19.16b}, v29.16b
	add v8.16b, v8.16b, v11.16b
	tbl v11.16b, {v20.16b}, v12.16b
	tbl v12.16b, {v19.16b}, v30.16b
	tbl v30.16b, {v20.16b}, v18.16b
	add v5.16b, v5.16b, v23.16b
	SYNTH_LOGIC v23.16b, v31.16b, v26.16b
	add v8.16b, v13.16b, v8.16b
	add v11.16b, v29.16b, v11.16b
	ushr v29.16b, v26.16b, #4
	add v30.16b, v12.16b, v30.16b
	SYNTH_LOGIC v24.16b, v31.16b, v27.16b
	ushr v25.16b, v27.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v28.16b
	add v9.16b, v9.16b, v11.16b
	ushr v27.16b, v28.16b, #4
	add v6.16b, v6.16b, v30.16b
	ld1 {v11.16b, v12.16b}, [%[x1]]
	tbl v28.16b, {v21.16b}, v23.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v30.16b, {v22.16b}, v29.16b
	tbl v13.16b, {v21.16b}, v24.16b
	tbl v14.16b, {v22.16b}, v25.16b
	tbl v15.16b, {v21.16b}, v26.16b
	ld1 {v16.16b, v17.16b, v18.16b}, [%[w0]]
	tbl v19.16b, {v22.16b}, v27.16b
	tbl v20.16b, {v11.16b}, v23.16b
	add v28.16b, v28.16b, v30.16b
	ld1 {v21.16b, v22.16b}, [%[x0]]
	tbl v23.16b, {v12.16b}, v29.16b
	add v13.16b, v13.16b, v14.16b
	tbl v14.16b, {v11.16b}, v24.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v15.16b, v15.16b, v19.16b
	tbl v19.16b, {v12.16b}, v25.16b
	add v10.16b, v10.16b, v28.16b
	add v20.16b, v20.16b, v23.16b
	add v7.16b, v7.16b, v13.16b
	tbl v11.16b, {v11.16b}, v26.16b
	add v5.16b, v5.16b, v15.16b
	add v19.16b, v14.16b, v19.16b
	tbl v12.16b, {v12.16b}, v27.16b
	add v8.16b, v8.16b, v20.16b
	SYNTH_LOGIC v20.16b, v31.16b, v16.16b
	ushr v13.16b, v16.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v17.16b
	add v9.16b, v9.16b, v19.16b
	add v19.16b, v11.16b, v12.16b
	ushr v11.16b, v17.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v18.16b
	ushr v15.16b, v18.16b, #4
	ld1 {v16.16b, v17.16b}, [%[x1]]
	tbl v18.16b, {v21.16b}, v20.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v6.16b, v6.16b, v19.16b
	tbl v19.16b, {v22.16b}, v13.16b
	tbl v23.16b, {v21.16b}, v14.16b
	tbl v24.16b, {v22.16b}, v11.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v21.16b, {v21.16b}, v12.16b
	tbl v22.16b, {v22.16b}, v15.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v20.16b, {v16.16b}, v20.16b
	add v30.16b, v18.16b, v19.16b
	tbl v13.16b, {v17.16b}, v13.16b
	add v18.16b, v23.16b, v24.16b
	tbl v14.16b, {v16.16b}, v14.16b
	add v19.16b, v21.16b, v22.16b
	tbl v11.16b, {v17.16b}, v11.16b
	add v10.16b, v10.16b, v30.16b
	add v13.16b, v20.16b, v13.16b
	add v7.16b, v7.16b, v18.16b
	tbl v12.16b, {v16.16b}, v12.16b
	add v5.16b, v5.16b, v19.16b
	add v11.16b, v14.16b, v11.16b
	tbl v30.16b, {v17.16b}, v15.16b
	add v8.16b, v8.16b, v13.16b
	SYNTH_LOGIC v13.16b, v31.16b, v25.16b
	ushr v14.16b, v25.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v26.16b
	add v9.16b, v9.16b, v11.16b
	add v30.16b, v12.16b, v30.16b
	ushr v11.16b, v26.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v13.16b
	tbl v20.16b, {v29.16b}, v14.16b
	add v6.16b, v6.16b, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	ldr q30, [%[k], #16]
	ldr q21, [%[k], #32]
	tbl v22.16b, {v28.16b}, v15.16b
	add v19.16b, v19.16b, v20.16b
	tbl v20.16b, {v29.16b}, v11.16b
	ld1 {v23.16b, v24.16b, v25.16b}, [%[w0]]
	umlal v0.8h, v10.8b, v30.8b
	umlal2 v1.8h, v10.16b, v30.16b
	umlal v2.8h, v8.8b, v30.8b
	umlal2 v3.8h, v8.16b, v30.16b
	tbl v8.16b, {v28.16b}, v12.16b
	add v10.16b, v22.16b, v20.16b
	umlal v0.8h, v7.8b, v21.8b
	umlal2 v1.8h, v7.16b, v21.16b
	umlal v2.8h, v9.8b, v21.8b
	umlal2 v3.8h, v9.16b, v21.16b
	tbl v7.16b, {v29.16b}, v16.16b
	ld1 {v20.16b, v21.16b}, [%[x0]]
	tbl v9.16b, {v17.16b}, v13.16b
	tbl v22.16b, {v18.16b}, v14.16b
	tbl v13.16b, {v17.16b}, v15.16b
	tbl v11.16b, {v18.16b}, v11.16b
	tbl v12.16b, {v17.16b}, v12.16b
	add v17.16b, v8.16b, v7.16b
	tbl v18.16b, {v18.16b}, v16.16b
	add v22.16b, v9.16b, v22.16b
	SYNTH_LOGIC v7.16b, v31.16b, v23.16b
	add v11.16b, v13.16b, v11.16b
	ushr v23.16b, v23.16b, #4
	SYNTH_LOGIC v8.16b, v31.16b, v24.16b
	add v9.16b, v12.16b, v18.16b
	ushr v18.16b, v24.16b, #4
	SYNTH_LOGIC v24.16b, v31.16b, v25.16b
	ushr v12.16b, v25.16b, #4
	ld1 {v13.16b, v14.16b}, [%[x1]]
	tbl v15.16b, {v20.16b}, v7.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	ldr q16, [%[k], #48]
	tbl v25.16b, {v21.16b}, v23.16b
	tbl v26.16b, {v20.16b}, v8.16b
	tbl v27.16b, {v21.16b}, v18.16b
	ld1 {v28.16b, v29.16b, v30.16b}, [%[w0]]
	umlal v0.8h, v5.8b, v16.8b
	umlal2 v1.8h, v5.16b, v16.16b
	umlal v2.8h, v6.8b, v16.8b
	umlal2 v3.8h, v6.16b, v16.16b
	add v25.16b, v15.16b, v25.16b
	add v5.16b, v26.16b, v27.16b
	tbl v6.16b, {v20.16b}, v24.16b
	tbl v15.16b, {v21.16b}, v12.16b
	ld1 {v20.16b, v21.16b}, [%[x0]]
	tbl v7.16b, {v13.16b}, v7.16b
	tbl v16.16b, {v14.16b}, v23.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v19.16b, v19.16b, v25.16b
	add v5.16b, v10.16b, v5.16b
	add v6.16b, v6.16b, v15.16b
	tbl v8.16b, {v13.16b}, v8.16b
	add v7.16b, v7.16b, v16.16b
	tbl v10.16b, {v14.16b}, v18.16b
	tbl v13.16b, {v13.16b}, v24.16b
	tbl v12.16b, {v14.16b}, v12.16b
	add v6.16b, v17.16b, v6.16b
	SYNTH_LOGIC v14.16b, v31.16b, v28.16b
	add v7.16b, v22.16b, v7.16b
	add v8.16b, v8.16b, v10.16b
	ushr v10.16b, v28.16b, #4
	add v12.16b, v13.16b, v12.16b
	SYNTH_LOGIC v13.16b, v31.16b, v29.16b
	ushr v15.16b, v29.16b, #4
	SYNTH_LOGIC v16.16b, v31.16b, v30.16b
	add v8.16b, v11.16b, v8.16b
	ushr v11.16b, v30.16b, #4
	add v9.16b, v9.16b, v12.16b
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v12.16b, {v20.16b}, v14.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v22.16b, {v21.16b}, v10.16b
	tbl v23.16b, {v20.16b}, v13.16b
	tbl v24.16b, {v21.16b}, v15.16b
	tbl v20.16b, {v20.16b}, v16.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v21.16b, {v21.16b}, v11.16b
	tbl v14.16b, {v17.16b}, v14.16b
	add v12.16b, v12.16b, v22.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v10.16b, {v18.16b}, v10.16b
	add v30.16b, v23.16b, v24.16b
	tbl v13.16b, {v17.16b}, v13.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v20.16b, v20.16b, v21.16b
	tbl v15.16b, {v18.16b}, v15.16b
	add v12.16b, v19.16b, v12.16b
	add v10.16b, v14.16b, v10.16b
	add v5.16b, v5.16b, v30.16b
	tbl v14.16b, {v17.16b}, v16.16b
	add v6.16b, v6.16b, v20.16b
	add v13.16b, v13.16b, v15.16b
	tbl v11.16b, {v18.16b}, v11.16b
	add v7.16b, v7.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v25.16b
	ushr v30.16b, v25.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v26.16b
	add v8.16b, v8.16b, v13.16b
	add v11.16b, v14.16b, v11.16b
	ushr v13.16b, v26.16b, #4
	SYNTH_LOGIC v14.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v10.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	add v9.16b, v9.16b, v11.16b
	tbl v11.16b, {v29.16b}, v30.16b
	tbl v20.16b, {v28.16b}, v15.16b
	tbl v21.16b, {v29.16b}, v13.16b
	ld1 {v22.16b, v23.16b, v24.16b}, [%[w0]]
	tbl v25.16b, {v28.16b}, v14.16b
	tbl v26.16b, {v29.16b}, v16.16b
	ld1 {v27.16b, v28.16b}, [%[x0]]
	tbl v10.16b, {v17.16b}, v10.16b
	add v11.16b, v19.16b, v11.16b
	tbl v19.16b, {v18.16b}, v30.16b
	add v20.16b, v20.16b, v21.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v21.16b, v25.16b, v26.16b
	tbl v13.16b, {v18.16b}, v13.16b
	add v11.16b, v12.16b, v11.16b
	add v10.16b, v10.16b, v19.16b
	add v5.16b, v5.16b, v20.16b
	tbl v12.16b, {v17.16b}, v14.16b
	add v6.16b, v6.16b, v21.16b
	add v17.16b, v15.16b, v13.16b
	tbl v25.16b, {v18.16b}, v16.16b
	add v7.16b, v7.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v22.16b
	ushr v26.16b, v22.16b, #4
	SYNTH_LOGIC v29.16b, v31.16b, v23.16b
	add v8.16b, v8.16b, v17.16b
	add v25.16b, v12.16b, v25.16b
	ushr v30.16b, v23.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v24.16b
	ushr v13.16b, v24.16b, #4
	ld1 {v14.16b, v15.16b}, [%[x1]]
	tbl v16.16b, {v27.16b}, v10.16b
	tbl v17.16b, {v28.16b}, v26.16b
	add v9.16b, v9.16b, v25.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	ldr q18, [%[k], #16]
	ldr q19, [%[k], #32]
	tbl v20.16b, {v27.16b}, v29.16b
	add v16.16b, v16.16b, v17.16b
	tbl v17.16b, {v28.16b}, v30.16b
	ld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]
	umlal v0.8h, v11.8b, v18.8b
	umlal2 v1.8h, v11.16b, v18.16b
	umlal v2.8h, v7.8b, v18.8b
	umlal2 v3.8h, v7.16b, v18.16b
	tbl v7.16b, {v27.16b}, v12.16b
	add v11.16b, v20.16b, v17.16b
	umlal v0.8h, v5.8b, v19.8b
	umlal2 v1.8h, v5.16b, v19.16b
	umlal v2.8h, v8.8b, v19.8b
	umlal2 v3.8h, v8.16b, v19.16b
	tbl v5.16b, {v28.16b}, v13.16b
	ld1 {v24.16b, v25.16b}, [%[x0]]
	tbl v8.16b, {v14.16b}, v10.16b
	tbl v10.16b, {v15.16b}, v26.16b
	tbl v17.16b, {v14.16b}, v29.16b
	tbl v18.16b, {v15.16b}, v30.16b
	tbl v12.16b, {v14.16b}, v12.16b
	add v5.16b, v7.16b, v5.16b
	tbl v7.16b, {v15.16b}, v13.16b
	add v8.16b, v8.16b, v10.16b
	SYNTH_LOGIC v10.16b, v31.16b, v21.16b
	add v13.16b, v17.16b, v18.16b
	ushr v14.16b, v21.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v22.16b
	add v7.16b, v12.16b, v7.16b
	ushr v12.16b, v22.16b, #4
	SYNTH_LOGIC v26.16b, v31.16b, v23.16b
	ushr v27.16b, v23.16b, #4
	ld1 {v28.16b, v29.16b}, [%[x1]]
	tbl v30.16b, {v24.16b}, v10.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	ldr q17, [%[k], #48]
	tbl v18.16b, {v25.16b}, v14.16b
	tbl v19.16b, {v24.16b}, v15.16b
	tbl v20.16b, {v25.16b}, v12.16b
	ld1 {v21.16b, v22.16b, v23.16b}, [%[w0]]
	umlal v0.8h, v6.8b, v17.8b
	umlal2 v1.8h, v6.16b, v17.16b
	umlal v2.8h, v9.8b, v17.8b
	umlal2 v3.8h, v9.16b, v17.16b
	add v6.16b, v30.16b, v18.16b
	add v9.16b, v19.16b, v20.16b
	tbl v24.16b, {v24.16b}, v26.16b
	tbl v25.16b, {v25.16b}, v27.16b
	ld1 {v17.16b, v18.16b}, [%[x0]]
	tbl v10.16b, {v28.16b}, v10.16b
	tbl v14.16b, {v29.16b}, v14.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v6.16b, v16.16b, v6.16b
	add v9.16b, v11.16b, v9.16b
	add v11.16b, v24.16b, v25.16b
	tbl v30.16b, {v28.16b}, v15.16b
	add v10.16b, v10.16b, v14.16b
	tbl v12.16b, {v29.16b}, v12.16b
	tbl v28.16b, {v28.16b}, v26.16b
	tbl v29.16b, {v29.16b}, v27.16b
	add v5.16b, v5.16b, v11.16b
	SYNTH_LOGIC v11.16b, v31.16b, v21.16b
	add v8.16b, v8.16b, v10.16b
	add v10.16b, v30.16b, v12.16b
	ushr v12.16b, v21.16b, #4
	add v14.16b, v28.16b, v29.16b
	SYNTH_LOGIC v15.16b, v31.16b, v22.16b
	ushr v16.16b, v22.16b, #4
	SYNTH_LOGIC v19.16b, v31.16b, v23.16b
	add v10.16b, v13.16b, v10.16b
	ushr v13.16b, v23.16b, #4
	add v7.16b, v7.16b, v14.16b
	ld1 {v20.16b, v21.16b}, [%[x1]]
	tbl v14.16b, {v17.16b}, v11.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[w0], %[w0], #48
	tbl v22.16b, {v18.16b}, v12.16b
	tbl v23.16b, {v17.16b}, v15.16b
	tbl v24.16b, {v18.16b}, v16.16b
	tbl v17.16b, {v17.16b}, v19.16b
	ld1 {v25.16b, v26.16b, v27.16b}, [%[w0]]
	tbl v18.16b, {v18.16b}, v13.16b
	tbl v11.16b, {v20.16b}, v11.16b
	add v14.16b, v14.16b, v22.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v12.16b, {v21.16b}, v12.16b
	add v30.16b, v23.16b, v24.16b
	tbl v15.16b, {v20.16b}, v15.16b
	ld1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	add v17.16b, v17.16b, v18.16b
	tbl v16.16b, {v21.16b}, v16.16b
	add v6.16b, v6.16b, v14.16b
	add v14.16b, v11.16b, v12.16b
	add v9.16b, v9.16b, v30.16b
	tbl v30.16b, {v20.16b}, v19.16b
	add v5.16b, v5.16b, v17.16b
	add v11.16b, v15.16b, v16.16b
	tbl v12.16b, {v21.16b}, v13.16b
	add v8.16b, v8.16b, v14.16b
	SYNTH_LOGIC v13.16b, v31.16b, v25.16b
	ushr v14.16b, v25.16b, #4
	SYNTH_LOGIC v15.16b, v31.16b, v26.16b
	add v10.16b, v10.16b, v11.16b
	add v30.16b, v30.16b, v12.16b
	ushr v11.16b, v26.16b, #4
	SYNTH_LOGIC v12.16b, v31.16b, v27.16b
	ushr v16.16b, v27.16b, #4
	ld1 {v17.16b, v18.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v13.16b
	subs %[n], %[n], #1
	mov %[sx], #32
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[w0], %[w0], %[sw]
	add v7.16b, v7.16b, v30.16b
	tbl v30.16b, {v29.16b}, v14.16b
	tbl v20.16b, {v28.16b}, v15.16b
	tbl v21.16b, {v29.16b}, v11.16b
	tbl v22.16b, {v28.16b}, v12.16b
	tbl v23.16b, {v29.16b}, v16.16b
	tbl v13.16b, {v17.16b}, v13.16b
	add v19.16b, v19.16b, v30.16b
	tbl v14.16b, {v18.16b}, v14.16b
	add v20.16b, v20.16b, v21.16b
	tbl v15.16b, {v17.16b}, v15.16b
	add v21.16b, v22.16b, v23.16b
	tbl v11.16b, {v18.16b}, v11.16b
	add v6.16b, v6.16b, v19.16b
	add v19.16b, v13.16b, v14.16b
	add v9.16b, v9.16b, v20.16b
	tbl v17.16b, {v17.16b}, v12.16b
	add v5.16b, v5.16b, v21.16b
	add v11.16b, v15.16b, v11.16b
	tbl v18.16b, {v18.16b}, v16.16b
	add v8.16b, v8.16b, v19.16b
	ldr q12, [%[k], #16]
	ldr q13, [%[k], #32]
	ldr q14, [%[k], #48]
	add v10.16b, v10.16b, v11.16b
	add v11.16b, v17.16b, v18.16b
	umlal v0.8h, v6.8b, v12.8b
	umlal2 v1.8h, v6.16b, v12.16b
	umlal v2.8h, v8.8b, v12.8b
	umlal2 v3.8h, v8.16b, v12.16b
	add v11.16b, v7.16b, v11.16b
	umlal v0.8h, v9.8b, v13.8b
	umlal2 v1.8h, v9.16b, v13.16b
	umlal v2.8h, v10.8b, v13.8b
	umlal2 v3.8h, v10.16b, v13.16b
	umlal v0.8h, v5.8b, v14.8b
	umlal2 v1.8h, v5.16b, v14.16b
	umlal v2.8h, v11.8b, v14.8b
	umlal2 v3.8h, v11.16b, v14.16b
	st1 {v0.16b, v1.16b, v2.16b, v3.16b}, [%[to0]]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	b.ne 1b

//// 280bc68b8fff
/* 8 steps per round, 2 x added to what is kept; 518 instructions, 497 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// b02f490d8698
  __asm__ volatile(
	ldr q31, [%[k], #0]
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	ld1 {v3.16b, v4.16b}, [%[x0]]
	1:
	SYNTH_LOGIC v5.16b, v31.16b, v0.16b
	ushr v6.16b, v0.16b, #4
	SYNTH_LOGIC v7.16b, v31.16b, v1.16b
	ushr v8.16b, v1.16b, #4
	SYNTH_LOGIC v9.16b, v31.16b, v2.16b
	ushr v10.16b, v2.16b, #4
	ld1 {v11.16b, v12.16b}, [%[x1]]
	tbl v13.16b, {v3.16b}, v5.16b
	tbl v14.16b, {v4.16b}, v6.16b
	tbl v15.16b, {v3.16b}, v7.16b
	tbl v16.16b, {v4.16b}, v8.16b
	tbl v17.16b, {v3.16b}, v9.16b
	tbl v18.16b, {v4.16b}, v10.16b
	ld1 {v19.16b, v20.16b}, [%[x2]]
	tbl v21.16b, {v11.16b}, v5.16b
	add v13.16b, v13.16b, v14.16b
	tbl v14.16b, {v12.16b}, v6.16b
	add v15.16b, v15.16b, v16.16b
	tbl v16.16b, {v11.16b}, v7.16b
	add v17.16b, v17.16b, v18.16b
	tbl v18.16b, {v12.16b}, v8.16b
	tbl v11.16b, {v11.16b}, v9.16b
	add v14.16b, v21.16b, v14.16b
	tbl v12.16b, {v12.16b}, v10.16b
	ld1 {v21.16b, v22.16b}, [%[x3]]
	tbl v23.16b, {v19.16b}, v5.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v18.16b
	tbl v18.16b, {v20.16b}, v6.16b
	add v11.16b, v11.16b, v12.16b
	tbl v12.16b, {v19.16b}, v7.16b
	ld1 {v24.16b, v25.16b, v26.16b}, [%[w0]]
	tbl v27.16b, {v20.16b}, v8.16b
	tbl v19.16b, {v19.16b}, v9.16b
	tbl v20.16b, {v20.16b}, v10.16b
	add v18.16b, v23.16b, v18.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v5.16b, {v21.16b}, v5.16b
	tbl v6.16b, {v22.16b}, v6.16b
	add v12.16b, v12.16b, v27.16b
	tbl v7.16b, {v21.16b}, v7.16b
	add v23.16b, v19.16b, v20.16b
	tbl v8.16b, {v22.16b}, v8.16b
	tbl v9.16b, {v21.16b}, v9.16b
	add v27.16b, v5.16b, v6.16b
	tbl v10.16b, {v22.16b}, v10.16b
	SYNTH_LOGIC v30.16b, v31.16b, v24.16b
	ushr v24.16b, v24.16b, #4
	add v5.16b, v7.16b, v8.16b
	SYNTH_LOGIC v6.16b, v31.16b, v25.16b
	ushr v25.16b, v25.16b, #4
	add v7.16b, v9.16b, v10.16b
	SYNTH_LOGIC v8.16b, v31.16b, v26.16b
	ushr v26.16b, v26.16b, #4
	ld1 {v9.16b, v10.16b}, [%[x1]]
	tbl v19.16b, {v28.16b}, v30.16b
	tbl v20.16b, {v29.16b}, v24.16b
	tbl v21.16b, {v28.16b}, v6.16b
	tbl v22.16b, {v29.16b}, v25.16b
	tbl v28.16b, {v28.16b}, v8.16b
	tbl v29.16b, {v29.16b}, v26.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v9.16b}, v30.16b
	add v19.16b, v19.16b, v20.16b
	tbl v20.16b, {v10.16b}, v24.16b
	add v21.16b, v21.16b, v22.16b
	tbl v22.16b, {v9.16b}, v6.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v10.16b}, v25.16b
	add v13.16b, v13.16b, v19.16b
	add v19.16b, v2.16b, v20.16b
	add v15.16b, v15.16b, v21.16b
	tbl v9.16b, {v9.16b}, v8.16b
	add v17.16b, v17.16b, v28.16b
	add v28.16b, v22.16b, v29.16b
	tbl v10.16b, {v10.16b}, v26.16b
	add v14.16b, v14.16b, v19.16b
	ld1 {v19.16b, v20.16b}, [%[x3]]
	tbl v29.16b, {v0.16b}, v30.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v28.16b
	add v28.16b, v9.16b, v10.16b
	tbl v9.16b, {v1.16b}, v24.16b
	tbl v10.16b, {v0.16b}, v6.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v21.16b, {v1.16b}, v25.16b
	tbl v22.16b, {v0.16b}, v8.16b
	tbl v0.16b, {v1.16b}, v26.16b
	add v11.16b, v11.16b, v28.16b
	add v9.16b, v29.16b, v9.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v30.16b, {v19.16b}, v30.16b
	add v10.16b, v10.16b, v21.16b
	tbl v21.16b, {v20.16b}, v24.16b
	add v22.16b, v22.16b, v0.16b
	tbl v6.16b, {v19.16b}, v6.16b
	add v9.16b, v18.16b, v9.16b
	tbl v18.16b, {v20.16b}, v25.16b
	add v10.16b, v12.16b, v10.16b
	add v12.16b, v30.16b, v21.16b
	add v30.16b, v23.16b, v22.16b
	tbl v8.16b, {v19.16b}, v8.16b
	tbl v19.16b, {v20.16b}, v26.16b
	add v6.16b, v6.16b, v18.16b
	SYNTH_LOGIC v18.16b, v31.16b, v2.16b
	add v12.16b, v27.16b, v12.16b
	ushr v20.16b, v2.16b, #4
	SYNTH_LOGIC v21.16b, v31.16b, v3.16b
	add v8.16b, v8.16b, v19.16b
	add v19.16b, v5.16b, v6.16b
	ushr v5.16b, v3.16b, #4
	SYNTH_LOGIC v6.16b, v31.16b, v4.16b
	ushr v22.16b, v4.16b, #4
	ld1 {v23.16b, v24.16b}, [%[x1]]
	tbl v25.16b, {v28.16b}, v18.16b
	add v7.16b, v7.16b, v8.16b
	tbl v8.16b, {v29.16b}, v20.16b
	tbl v26.16b, {v28.16b}, v21.16b
	tbl v27.16b, {v29.16b}, v5.16b
	tbl v28.16b, {v28.16b}, v6.16b
	tbl v29.16b, {v29.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v23.16b}, v18.16b
	add v8.16b, v25.16b, v8.16b
	tbl v25.16b, {v24.16b}, v20.16b
	add v26.16b, v26.16b, v27.16b
	tbl v27.16b, {v23.16b}, v21.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v24.16b}, v5.16b
	add v8.16b, v13.16b, v8.16b
	add v13.16b, v2.16b, v25.16b
	add v15.16b, v15.16b, v26.16b
	tbl v23.16b, {v23.16b}, v6.16b
	add v17.16b, v17.16b, v28.16b
	add v25.16b, v27.16b, v29.16b
	tbl v24.16b, {v24.16b}, v22.16b
	add v13.16b, v14.16b, v13.16b
	ld1 {v26.16b, v27.16b}, [%[x3]]
	tbl v14.16b, {v0.16b}, v18.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v16.16b, v16.16b, v25.16b
	add v28.16b, v23.16b, v24.16b
	tbl v29.16b, {v1.16b}, v20.16b
	tbl v23.16b, {v0.16b}, v21.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v5.16b
	tbl v25.16b, {v0.16b}, v6.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v11.16b, v11.16b, v28.16b
	add v14.16b, v14.16b, v29.16b
	ld1 {v28.16b, v29.16b}, [%[x0]]
	tbl v18.16b, {v26.16b}, v18.16b
	add v23.16b, v23.16b, v24.16b
	tbl v20.16b, {v27.16b}, v20.16b
	add v24.16b, v25.16b, v0.16b
	tbl v21.16b, {v26.16b}, v21.16b
	add v9.16b, v9.16b, v14.16b
	tbl v5.16b, {v27.16b}, v5.16b
	add v10.16b, v10.16b, v23.16b
	add v14.16b, v18.16b, v20.16b
	add v18.16b, v30.16b, v24.16b
	tbl v6.16b, {v26.16b}, v6.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	tbl v20.16b, {v27.16b}, v22.16b
	add v5.16b, v21.16b, v5.16b
	SYNTH_LOGIC v27.16b, v31.16b, v2.16b
	add v12.16b, v12.16b, v14.16b
	ushr v14.16b, v2.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v3.16b
	add v6.16b, v6.16b, v20.16b
	add v5.16b, v19.16b, v5.16b
	ushr v19.16b, v3.16b, #4
	SYNTH_LOGIC v20.16b, v31.16b, v4.16b
	ushr v21.16b, v4.16b, #4
	ld1 {v0.16b, v1.16b}, [%[x1]]
	tbl v22.16b, {v28.16b}, v27.16b
	add v6.16b, v7.16b, v6.16b
	tbl v7.16b, {v29.16b}, v14.16b
	tbl v2.16b, {v28.16b}, v30.16b
	tbl v3.16b, {v29.16b}, v19.16b
	tbl v28.16b, {v28.16b}, v20.16b
	tbl v29.16b, {v29.16b}, v21.16b
	tbl v4.16b, {v0.16b}, v27.16b
	add v7.16b, v22.16b, v7.16b
	tbl v22.16b, {v1.16b}, v14.16b
	add v2.16b, v2.16b, v3.16b
	tbl v3.16b, {v0.16b}, v30.16b
	add v28.16b, v28.16b, v29.16b
	tbl v29.16b, {v1.16b}, v19.16b
	add v7.16b, v8.16b, v7.16b
	add v8.16b, v4.16b, v22.16b
	add v15.16b, v15.16b, v2.16b
	tbl v22.16b, {v0.16b}, v20.16b
	add v17.16b, v17.16b, v28.16b
	add v28.16b, v3.16b, v29.16b
	ld1 {v2.16b, v3.16b}, [%[x2]]
	tbl v29.16b, {v1.16b}, v21.16b
	add v8.16b, v13.16b, v8.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	ldr q13, [%[k], #16]
	ldr q4, [%[k], #32]
	add v16.16b, v16.16b, v28.16b
	add v22.16b, v22.16b, v29.16b
	tbl v28.16b, {v2.16b}, v27.16b
	umlal v23.8h, v7.8b, v13.8b
	umlal2 v24.8h, v7.16b, v13.16b
	umlal v25.8h, v8.8b, v13.8b
	umlal2 v26.8h, v8.16b, v13.16b
	add v11.16b, v11.16b, v22.16b
	tbl v22.16b, {v3.16b}, v14.16b
	umlal v23.8h, v15.8b, v4.8b
	umlal2 v24.8h, v15.16b, v4.16b
	umlal v25.8h, v16.8b, v4.8b
	umlal2 v26.8h, v16.16b, v4.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	ldr q29, [%[k], #48]
	add v22.16b, v28.16b, v22.16b
	tbl v28.16b, {v2.16b}, v30.16b
	tbl v7.16b, {v3.16b}, v19.16b
	umlal v23.8h, v17.8b, v29.8b
	umlal2 v24.8h, v17.16b, v29.16b
	ld1 {v15.16b, v16.16b, v17.16b}, [%[w0]]
	umlal v25.8h, v11.8b, v29.8b
	umlal2 v26.8h, v11.16b, v29.16b
	tbl v8.16b, {v2.16b}, v20.16b
	add v7.16b, v28.16b, v7.16b
	tbl v11.16b, {v3.16b}, v21.16b
	add v9.16b, v9.16b, v22.16b
	ld1 {v2.16b, v3.16b}, [%[x0]]
	tbl v22.16b, {v0.16b}, v27.16b
	tbl v14.16b, {v1.16b}, v14.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to0]]
	add v7.16b, v10.16b, v7.16b
	add v8.16b, v8.16b, v11.16b
	tbl v30.16b, {v0.16b}, v30.16b
	ld1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]
	add v14.16b, v22.16b, v14.16b
	tbl v19.16b, {v1.16b}, v19.16b
	tbl v20.16b, {v0.16b}, v20.16b
	add v8.16b, v18.16b, v8.16b
	tbl v18.16b, {v1.16b}, v21.16b
	SYNTH_LOGIC v10.16b, v31.16b, v15.16b
	umlal v23.8h, v9.8b, v13.8b
	umlal2 v24.8h, v9.16b, v13.16b
	add v9.16b, v30.16b, v19.16b
	add v14.16b, v12.16b, v14.16b
	add v30.16b, v20.16b, v18.16b
	ushr v15.16b, v15.16b, #4
	umlal v23.8h, v7.8b, v4.8b
	umlal2 v24.8h, v7.16b, v4.16b
	add v5.16b, v5.16b, v9.16b
	umlal v25.8h, v14.8b, v13.8b
	add v9.16b, v6.16b, v30.16b
	umlal2 v26.8h, v14.16b, v13.16b
	umlal v23.8h, v8.8b, v29.8b
	umlal2 v24.8h, v8.16b, v29.16b
	SYNTH_LOGIC v30.16b, v31.16b, v16.16b
	umlal v25.8h, v5.8b, v4.8b
	ushr v16.16b, v16.16b, #4
	umlal2 v26.8h, v5.16b, v4.16b
	SYNTH_LOGIC v27.16b, v31.16b, v17.16b
	ushr v28.16b, v17.16b, #4
	ld1 {v5.16b, v6.16b}, [%[x1]]
	tbl v7.16b, {v2.16b}, v10.16b
	umlal v25.8h, v9.8b, v29.8b
	tbl v8.16b, {v3.16b}, v15.16b
	umlal2 v26.8h, v9.16b, v29.16b
	tbl v9.16b, {v2.16b}, v30.16b
	tbl v29.16b, {v3.16b}, v16.16b
	tbl v11.16b, {v2.16b}, v27.16b
	tbl v12.16b, {v3.16b}, v28.16b
	add v7.16b, v7.16b, v8.16b
	st1 {v23.16b, v24.16b, v25.16b, v26.16b}, [%[to1]]
	tbl v8.16b, {v5.16b}, v10.16b
	add v9.16b, v9.16b, v29.16b
	tbl v29.16b, {v6.16b}, v15.16b
	add v11.16b, v11.16b, v12.16b
	ld1 {v12.16b, v13.16b}, [%[x2]]
	tbl v14.16b, {v5.16b}, v30.16b
	tbl v17.16b, {v6.16b}, v16.16b
	tbl v5.16b, {v5.16b}, v27.16b
	tbl v6.16b, {v6.16b}, v28.16b
	add v8.16b, v8.16b, v29.16b
	ld1 {v18.16b, v19.16b}, [%[x3]]
	tbl v29.16b, {v12.16b}, v10.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v14.16b, v14.16b, v17.16b
	add v17.16b, v5.16b, v6.16b
	tbl v5.16b, {v13.16b}, v15.16b
	tbl v6.16b, {v12.16b}, v30.16b
	ld1 {v20.16b, v21.16b, v22.16b}, [%[w0]]
	tbl v23.16b, {v13.16b}, v16.16b
	tbl v12.16b, {v12.16b}, v27.16b
	tbl v13.16b, {v13.16b}, v28.16b
	ld1 {v24.16b, v25.16b}, [%[x0]]
	tbl v10.16b, {v18.16b}, v10.16b
	add v5.16b, v29.16b, v5.16b
	tbl v15.16b, {v19.16b}, v15.16b
	add v6.16b, v6.16b, v23.16b
	tbl v23.16b, {v18.16b}, v30.16b
	add v26.16b, v12.16b, v13.16b
	tbl v16.16b, {v19.16b}, v16.16b
	tbl v18.16b, {v18.16b}, v27.16b
	add v10.16b, v10.16b, v15.16b
	tbl v15.16b, {v19.16b}, v28.16b
	SYNTH_LOGIC v19.16b, v31.16b, v20.16b
	ushr v20.16b, v20.16b, #4
	add v16.16b, v23.16b, v16.16b
	SYNTH_LOGIC v23.16b, v31.16b, v21.16b
	ushr v21.16b, v21.16b, #4
	add v15.16b, v18.16b, v15.16b
	SYNTH_LOGIC v18.16b, v31.16b, v22.16b
	ushr v22.16b, v22.16b, #4
	ld1 {v12.16b, v13.16b}, [%[x1]]
	tbl v27.16b, {v24.16b}, v19.16b
	tbl v28.16b, {v25.16b}, v20.16b
	tbl v29.16b, {v24.16b}, v23.16b
	tbl v30.16b, {v25.16b}, v21.16b
	tbl v24.16b, {v24.16b}, v18.16b
	tbl v25.16b, {v25.16b}, v22.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v12.16b}, v19.16b
	add v27.16b, v27.16b, v28.16b
	tbl v28.16b, {v13.16b}, v20.16b
	add v29.16b, v29.16b, v30.16b
	tbl v30.16b, {v12.16b}, v23.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v13.16b}, v21.16b
	add v7.16b, v7.16b, v27.16b
	add v27.16b, v2.16b, v28.16b
	add v9.16b, v9.16b, v29.16b
	tbl v12.16b, {v12.16b}, v18.16b
	add v11.16b, v11.16b, v24.16b
	add v24.16b, v30.16b, v25.16b
	tbl v13.16b, {v13.16b}, v22.16b
	add v8.16b, v8.16b, v27.16b
	ld1 {v27.16b, v28.16b}, [%[x3]]
	tbl v25.16b, {v0.16b}, v19.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v14.16b, v14.16b, v24.16b
	add v24.16b, v12.16b, v13.16b
	tbl v12.16b, {v1.16b}, v20.16b
	tbl v13.16b, {v0.16b}, v23.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v29.16b, {v1.16b}, v21.16b
	tbl v30.16b, {v0.16b}, v18.16b
	tbl v0.16b, {v1.16b}, v22.16b
	add v17.16b, v17.16b, v24.16b
	add v12.16b, v25.16b, v12.16b
	ld1 {v24.16b, v25.16b}, [%[x0]]
	tbl v19.16b, {v27.16b}, v19.16b
	add v13.16b, v13.16b, v29.16b
	tbl v20.16b, {v28.16b}, v20.16b
	add v29.16b, v30.16b, v0.16b
	tbl v23.16b, {v27.16b}, v23.16b
	add v5.16b, v5.16b, v12.16b
	tbl v12.16b, {v28.16b}, v21.16b
	add v6.16b, v6.16b, v13.16b
	add v13.16b, v19.16b, v20.16b
	add v26.16b, v26.16b, v29.16b
	tbl v27.16b, {v27.16b}, v18.16b
	tbl v28.16b, {v28.16b}, v22.16b
	add v12.16b, v23.16b, v12.16b
	SYNTH_LOGIC v29.16b, v31.16b, v2.16b
	add v10.16b, v10.16b, v13.16b
	ushr v13.16b, v2.16b, #4
	SYNTH_LOGIC v30.16b, v31.16b, v3.16b
	add v27.16b, v27.16b, v28.16b
	add v12.16b, v16.16b, v12.16b
	ushr v16.16b, v3.16b, #4
	SYNTH_LOGIC v28.16b, v31.16b, v4.16b
	ushr v18.16b, v4.16b, #4
	ld1 {v19.16b, v20.16b}, [%[x1]]
	tbl v21.16b, {v24.16b}, v29.16b
	add v15.16b, v15.16b, v27.16b
	tbl v27.16b, {v25.16b}, v13.16b
	tbl v22.16b, {v24.16b}, v30.16b
	tbl v23.16b, {v25.16b}, v16.16b
	tbl v24.16b, {v24.16b}, v28.16b
	tbl v25.16b, {v25.16b}, v18.16b
	ld1 {v0.16b, v1.16b}, [%[x2]]
	tbl v2.16b, {v19.16b}, v29.16b
	add v21.16b, v21.16b, v27.16b
	tbl v27.16b, {v20.16b}, v13.16b
	add v22.16b, v22.16b, v23.16b
	tbl v23.16b, {v19.16b}, v30.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v20.16b}, v16.16b
	add v7.16b, v7.16b, v21.16b
	add v21.16b, v2.16b, v27.16b
	add v9.16b, v9.16b, v22.16b
	tbl v19.16b, {v19.16b}, v28.16b
	add v11.16b, v11.16b, v24.16b
	add v27.16b, v23.16b, v25.16b
	tbl v20.16b, {v20.16b}, v18.16b
	add v8.16b, v8.16b, v21.16b
	ld1 {v21.16b, v22.16b}, [%[x3]]
	tbl v23.16b, {v0.16b}, v29.16b
	add %[x0], %[x0], #32
	add %[x1], %[x1], #32
	add %[x2], %[x2], #32
	add %[x3], %[x3], #32
	add %[w0], %[w0], #48
	add v14.16b, v14.16b, v27.16b
	add v27.16b, v19.16b, v20.16b
	tbl v19.16b, {v1.16b}, v13.16b
	tbl v20.16b, {v0.16b}, v30.16b
	ld1 {v2.16b, v3.16b, v4.16b}, [%[w0]]
	tbl v24.16b, {v1.16b}, v16.16b
	tbl v25.16b, {v0.16b}, v28.16b
	tbl v0.16b, {v1.16b}, v18.16b
	add v17.16b, v17.16b, v27.16b
	add v19.16b, v23.16b, v19.16b
	tbl v23.16b, {v21.16b}, v29.16b
	add v20.16b, v20.16b, v24.16b
	tbl v13.16b, {v22.16b}, v13.16b
	add v27.16b, v25.16b, v0.16b
	ld1 {v24.16b, v25.16b}, [%[x0]]
	tbl v29.16b, {v21.16b}, v30.16b
	add v5.16b, v5.16b, v19.16b
	tbl v16.16b, {v22.16b}, v16.16b
	add v6.16b, v6.16b, v20.16b
	add v13.16b, v23.16b, v13.16b
	add v23.16b, v26.16b, v27.16b
	tbl v30.16b, {v21.16b}, v28.16b
	tbl v26.16b, {v22.16b}, v18.16b
	ld1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]
	add v16.16b, v29.16b, v16.16b
	SYNTH_LOGIC v22.16b, v31.16b, v2.16b
	add v10.16b, v10.16b, v13.16b
	ushr v13.16b, v2.16b, #4
	SYNTH_LOGIC v27.16b, v31.16b, v3.16b
	add v26.16b, v30.16b, v26.16b
	add v12.16b, v12.16b, v16.16b
	ushr v16.16b, v3.16b, #4
	SYNTH_LOGIC v28.16b, v31.16b, v4.16b
	ushr v29.16b, v4.16b, #4
	ld1 {v0.16b, v1.16b}, [%[x1]]
	tbl v30.16b, {v24.16b}, v22.16b
	add v15.16b, v15.16b, v26.16b
	tbl v26.16b, {v25.16b}, v13.16b
	tbl v2.16b, {v24.16b}, v27.16b
	tbl v3.16b, {v25.16b}, v16.16b
	tbl v24.16b, {v24.16b}, v28.16b
	tbl v25.16b, {v25.16b}, v29.16b
	tbl v4.16b, {v0.16b}, v22.16b
	add v26.16b, v30.16b, v26.16b
	tbl v30.16b, {v1.16b}, v13.16b
	add v2.16b, v2.16b, v3.16b
	tbl v3.16b, {v0.16b}, v27.16b
	add v24.16b, v24.16b, v25.16b
	tbl v25.16b, {v1.16b}, v16.16b
	add v7.16b, v7.16b, v26.16b
	add v26.16b, v4.16b, v30.16b
	add v9.16b, v9.16b, v2.16b
	tbl v30.16b, {v0.16b}, v28.16b
	add v11.16b, v11.16b, v24.16b
	add v24.16b, v3.16b, v25.16b
	ld1 {v2.16b, v3.16b}, [%[x2]]
	tbl v25.16b, {v1.16b}, v29.16b
	add v8.16b, v8.16b, v26.16b
	ld1 {v0.16b, v1.16b}, [%[x3]]
	ldr q26, [%[k], #16]
	ldr q4, [%[k], #32]
	add v14.16b, v14.16b, v24.16b
	add v30.16b, v30.16b, v25.16b
	tbl v24.16b, {v2.16b}, v22.16b
	umlal v18.8h, v7.8b, v26.8b
	umlal2 v19.8h, v7.16b, v26.16b
	umlal v20.8h, v8.8b, v26.8b
	umlal2 v21.8h, v8.16b, v26.16b
	add v17.16b, v17.16b, v30.16b
	tbl v25.16b, {v3.16b}, v13.16b
	umlal v18.8h, v9.8b, v4.8b
	umlal2 v19.8h, v9.16b, v4.16b
	umlal v20.8h, v14.8b, v4.8b
	umlal2 v21.8h, v14.16b, v4.16b
	subs %[n], %[n], #1
	mov %[sx], #32
	mov %[sw], #48
	csel %[sx], %[sx], xzr, ne
	csel %[sw], %[sw], xzr, ne
	add %[x0], %[x0], %[sx]
	add %[x1], %[x1], %[sx]
	add %[x2], %[x2], %[sx]
	add %[x3], %[x3], %[sx]
	add %[w0], %[w0], %[sw]
	ldr q14, [%[k], #48]
	add v30.16b, v24.16b, v25.16b
	tbl v24.16b, {v2.16b}, v27.16b
	tbl v25.16b, {v3.16b}, v16.16b
	umlal v18.8h, v11.8b, v14.8b
	umlal2 v19.8h, v11.16b, v14.16b
	umlal v20.8h, v17.8b, v14.8b
	umlal2 v21.8h, v17.16b, v14.16b
	tbl v11.16b, {v2.16b}, v28.16b
	add v17.16b, v24.16b, v25.16b
	tbl v24.16b, {v3.16b}, v29.16b
	add v5.16b, v5.16b, v30.16b
	tbl v22.16b, {v0.16b}, v22.16b
	st1 {v18.16b, v19.16b, v20.16b, v21.16b}, [%[to0]]
	tbl v13.16b, {v1.16b}, v13.16b
	add v25.16b, v6.16b, v17.16b
	add v11.16b, v11.16b, v24.16b
	ld1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]
	tbl v24.16b, {v0.16b}, v27.16b
	tbl v27.16b, {v1.16b}, v16.16b
	add v13.16b, v22.16b, v13.16b
	tbl v28.16b, {v0.16b}, v28.16b
	add v11.16b, v23.16b, v11.16b
	tbl v29.16b, {v1.16b}, v29.16b
	ld1 {v0.16b, v1.16b, v2.16b}, [%[w0]]
	umlal v6.8h, v5.8b, v26.8b
	umlal2 v7.8h, v5.16b, v26.16b
	add v5.16b, v24.16b, v27.16b
	add v10.16b, v10.16b, v13.16b
	add v13.16b, v28.16b, v29.16b
	umlal v6.8h, v25.8b, v4.8b
	umlal2 v7.8h, v25.16b, v4.16b
	add v5.16b, v12.16b, v5.16b
	umlal v8.8h, v10.8b, v26.8b
	umlal2 v9.8h, v10.16b, v26.16b
	add v10.16b, v15.16b, v13.16b
	umlal v6.8h, v11.8b, v14.8b
	umlal2 v7.8h, v11.16b, v14.16b
	umlal v8.8h, v5.8b, v4.8b
	umlal2 v9.8h, v5.16b, v4.16b
	ld1 {v3.16b, v4.16b}, [%[x0]]
	umlal v8.8h, v10.8b, v14.8b
	umlal2 v9.8h, v10.16b, v14.16b
	st1 {v6.16b, v7.16b, v8.16b, v9.16b}, [%[to1]]
	b.ne 1b

//// 894bff4b93b9
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  uint8x16_t lanes_10101010 = vld1q_u8(SYNTH_KERNEL_lanes_10101010);
  SYNTH_KEEP(lanes_10101010);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 10;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 10;
#endif

//// 950aaf3b1fa9
        if (registers == 1 && columns == 4 && (n = left / 8 < folds / 2 ? left / 8 : folds / 2) > 0) {
          SYNTH_KERNEL_rounds_1x4(packed, (intptr_t)register_stride * 4, (const uint8_t *)at,
              (intptr_t)column_stride * 4, kept, n);
          taken = n * 8, folds -= n * 2;
        }

//// f2b35f52d788
          if (folds < 4) {
            folds = 10;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// 1018f13362dc
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04040404, lanes_08080808, lanes_10101010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 34e6fd4e40fb
          if (--left1 == 0) {
            left1 = 10;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_04040404, lanes_08080808, lanes_10101010, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 344d239e9f94
 * A3W3 hybrid: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// ff077ccd73cb
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [2, 4, 8] fold, into 16-bit lanes, and
 * those after at most 20 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// 30ec30e46fbb
#if defined(__aarch64__) && !defined(__ILP32__) && defined(__GNUC__)
#define SYNTH_ROUNDS 1
/* 16 steps per round, 4 x added to what is kept; 588 instructions, 564 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x2(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// ae3e77742fd4
/* 8 steps per round, 2 x added to what is kept; 518 instructions, 497 cycles */
SYNTH_INLINE void SYNTH_KERNEL_rounds_1x4(const uint8_t *weights, intptr_t register_bytes, const uint8_t *words,
    intptr_t column_bytes, uint8_t *kept, intptr_t n) {
  static const uint8_t constants[] __attribute__((aligned(16))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
  const uint8_t *x0 = words + 0 * column_bytes, *x1 = words + 1 * column_bytes, *x2 = words + 2 * column_bytes, *x3 = words + 3 * column_bytes, *w0 = weights + 0 * register_bytes;
  intptr_t step_x, step_w;

//// 27f10d4559ac
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 20;
#ifdef SYNTH_ROUNDS
  uint8_t kept[224] __attribute__((aligned(16)));
  memset(kept, 0, sizeof kept);
  int32_t folds = 20;
#endif

//// ee1cef91c168
          if (folds < 4) {
            folds = 20;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
            memset(kept, 0, sizeof kept);
          }
          continue;
        }
#endif

//// ba13b1c6ecaf
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 8c36aaa8c3ee
          if (--left1 == 0) {
            left1 = 20;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
#ifdef SYNTH_ROUNDS
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(vld1q_u8(kept + ((c * registers + r) * 2 + 0) * 16), vld1q_u8(kept + ((c * registers + r) * 2 + 1) * 16), out + (intptr_t)c * out_stride + r * 16);
#endif
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 53d378da08c3
 * A3W3 twos/bipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// 62c55524d7e0
 * Activations: 3 bit twos, values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code. Weights: 3 bit bipolar,
 * values [-7, -5, -3, -1, 1, 3, 5, 7], that is -7 + 2 * code.
 *

//// ba411d0c87a6
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = -4 * (sum of the row's
 * weights); column_correction = -7 * (sum of the column's codes).
 *

//// 16c246f4e64e
 * A3W3 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// b7c183054a27
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit twos,
 * values [-4, -3, -2, -1, 0, 1, 2, 3], that is -4 + 1 * code.
 *

//// a317cf311cce
 * K up to 43826192 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 415a907829ab
 * Byte sums: 3 per cell, a step adds at most 56; every 4 steps they go, [1, 2, 4] fold, into 16-bit lanes, and
 * those after at most 41 times into the result. Instructions: 12 per cell of 16 x 8 positions, 6 per register of
 * weights (unpacking), 9 per fold, 6 per spill.
 *

//// 2df6950d73ab
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 4;
  int32_t left1 = 41;

//// 9872e612c55d
        if (left0 == 0) {
          left0 = 4;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }

//// 62ac425a3f74
          if (--left1 == 0) {
            left1 = 41;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], lanes_02020202, lanes_04040404, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 09eb1ab64ed6
 * A3W3 twos/twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
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

//// 2f0bb6f8ccbf
 * A3W3 unipolar: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON /
 * Advanced SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// b010a44bb185
 * Activations: 3 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code. Weights: 3 bit unsigned,
 * values [0, 1, 2, 3, 4, 5, 6, 7], that is 0 + 1 * code.
 *

//// cb260d24a155
 * A4W4 twos: table kernel, tiles of 16 rows by up to 7 columns with the loop over K inside, Arm NEON / Advanced
 * SIMD (AArch64 and ARMv7), aarch64. Written by synth-kernel; do not edit.
 *

//// db91ec00b2eb
 * Activations: 4 bit unsigned, values [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], that is 0 + 1 *
 * code. Weights: 4 bit twos, values [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], that is -8 + 1 *
 * code.
 *

//// 7c31b074d6c4
 * K is cut into chunks of 8 positions. activations: per column and chunk 2 tables of 16 bytes, one for every 4
 * positions; entry i is the sum of the codes of those positions whose bit is set in i. weights: per register of
 * 16 rows and chunk 4 x 16 bytes, a byte per plane of the codes and row; bit b is position b; row r of a
 * register in byte r % 16 (plane 0), 16 + r % 16 (plane 1), 32 + r % 16 (plane 2), 48 + r % 16 (plane 3). Unused
 * positions and rows have code zero. Memory is little-endian.
 *

//// 394123be41e3
 * Result: dot = out + row_correction[row] + column_correction[column]. row_correction = 0 * (sum of the row's
 * weights); column_correction = -8 * (sum of the column's codes).
 *

//// 6173138c7127
 * K up to 9544368 positions, filled up to whole blocks or chunks: out from zero, row_correction,
 * column_correction and their sums in any order fit int32_t.
 *

//// 1367f8c705f3
 * Byte sums: 4 per cell, a step adds at most 120; every 2 steps they go, [1, 2, 4, 8] fold, into 16-bit lanes,
 * and those after at most 18 times into the result. Instructions: 16 per cell of 16 x 8 positions, 8 per
 * register of weights (unpacking), 12 per fold, 6 per spill.
 *

//// c3f75bdf3715
 * Proof: 18 obligations, all proved: a step, a fold, a spill, and the loop by induction over K.
 */

//// a98450c87c75
/* one register of weights against one column, one step */
SYNTH_INLINE void SYNTH_KERNEL_level0(uint8x16_t w0_v4, uint8x16_t w0_v5, uint8x16_t w1_v6, uint8x16_t w1_v7, uint8x16_t w2_v8, uint8x16_t w2_v9, uint8x16_t w3_v10, uint8x16_t w3_v11, uint8x16_t t0, uint8x16_t t1, uint8x16_t *to0, uint8x16_t *to1, uint8x16_t *to2, uint8x16_t *to3) {
  const uint8x16_t sum0 = *to0;
  const uint8x16_t sum1 = *to1;
  const uint8x16_t sum2 = *to2;
  const uint8x16_t sum3 = *to3;
  const uint8x16_t p0_0 = vqtbl1q_u8(t0, w0_v4);
  const uint8x16_t p0_1 = vqtbl1q_u8(t1, w0_v5);
  const uint8x16_t g0 = vaddq_u8(p0_0, p0_1);
  const uint8x16_t p1_0 = vqtbl1q_u8(t0, w1_v6);
  const uint8x16_t p1_1 = vqtbl1q_u8(t1, w1_v7);
  const uint8x16_t g1 = vaddq_u8(p1_0, p1_1);
  const uint8x16_t p2_0 = vqtbl1q_u8(t0, w2_v8);
  const uint8x16_t p2_1 = vqtbl1q_u8(t1, w2_v9);
  const uint8x16_t g2 = vaddq_u8(p2_0, p2_1);
  const uint8x16_t p3_0 = vqtbl1q_u8(t0, w3_v10);
  const uint8x16_t p3_1 = vqtbl1q_u8(t1, w3_v11);
  const uint8x16_t g3 = vaddq_u8(p3_0, p3_1);
  const uint8x16_t total0 = vaddq_u8(sum0, g0);
  const uint8x16_t total1 = vaddq_u8(sum1, g1);
  const uint8x16_t total2 = vaddq_u8(sum2, g2);
  const uint8x16_t total3 = vaddq_u8(sum3, g3);
  *to0 = total0;
  *to1 = total1;
  *to2 = total2;
  *to3 = total3;
}

//// 4e0648672adb
/* byte sums to 16-bit lanes */
SYNTH_INLINE void SYNTH_KERNEL_level1(uint8x16_t held0, uint8x16_t held1, uint8x16_t held2, uint8x16_t held3, uint8x16_t lanes_02020202, uint8x16_t lanes_04040404, uint8x16_t lanes_08080808, uint8x16_t *to0, uint8x16_t *to1) {
  const uint8x16_t half0 = *to0;
  const uint8x16_t half1 = *to1;
  const uint8x8_t f0_0_0 = vget_low_u8(held0);
  const uint16x8_t f0_0_1 = vaddw_u8(vreinterpretq_u16_u8(half0), f0_0_0);
  const uint8x8_t f0_1_0 = vget_low_u8(held1);
  const uint8x8_t f0_1_1 = vget_low_u8(lanes_02020202);
  const uint16x8_t f0_1_2 = vmlal_u8(f0_0_1, f0_1_0, f0_1_1);
  const uint8x8_t f0_2_0 = vget_low_u8(held2);
  const uint8x8_t f0_2_1 = vget_low_u8(lanes_04040404);
  const uint16x8_t f0_2_2 = vmlal_u8(f0_1_2, f0_2_0, f0_2_1);
  const uint8x8_t f0_3_0 = vget_low_u8(held3);
  const uint8x8_t f0_3_1 = vget_low_u8(lanes_08080808);
  const uint16x8_t f0_3_2 = vmlal_u8(f0_2_2, f0_3_0, f0_3_1);
  const uint8x8_t f1_0_0 = vget_high_u8(held0);
  const uint16x8_t f1_0_1 = vaddw_u8(vreinterpretq_u16_u8(half1), f1_0_0);
  const uint8x8_t f1_1_0 = vget_high_u8(held1);
  const uint16x8_t f1_1_2 = vmlal_u8(f1_0_1, f1_1_0, f0_1_1);
  const uint8x8_t f1_2_0 = vget_high_u8(held2);
  const uint16x8_t f1_2_2 = vmlal_u8(f1_1_2, f1_2_0, f0_2_1);
  const uint8x8_t f1_3_0 = vget_high_u8(held3);
  const uint16x8_t f1_3_2 = vmlal_u8(f1_2_2, f1_3_0, f0_3_1);
  *to0 = vreinterpretq_u8_u16(f0_3_2);
  *to1 = vreinterpretq_u8_u16(f1_3_2);
}

//// f0345aa6a655
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void SYNTH_KERNEL_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  uint8x16_t byte_0f = vld1q_u8(SYNTH_KERNEL_byte_0f);
  SYNTH_KEEP(byte_0f);
  uint8x16_t lanes_02020202 = vld1q_u8(SYNTH_KERNEL_lanes_02020202);
  SYNTH_KEEP(lanes_02020202);
  uint8x16_t lanes_04040404 = vld1q_u8(SYNTH_KERNEL_lanes_04040404);
  SYNTH_KEEP(lanes_04040404);
  uint8x16_t lanes_08080808 = vld1q_u8(SYNTH_KERNEL_lanes_08080808);
  SYNTH_KEEP(lanes_08080808);
  static const uint8_t zero[16] __attribute__((aligned(16))) = {0};
  const uint8x16_t nothing = vld1q_u8(zero);
  uint8x16_t level0_0[1][7], level0_1[1][7], level0_2[1][7], level0_3[1][7], level1_0[1][7], level1_1[1][7];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
  const uint8_t *packed = (const uint8_t *)weight_words;
  int32_t left0 = 2;
  int32_t left1 = 18;

//// 87bcd4e720df
        for (intptr_t step = 0; step < run; ++step) {
          uint8x16_t view[1][8];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * 64;
            const uint8x16_t w0 = vld1q_u8(weights + 0);
            const uint8x16_t w1 = vld1q_u8(weights + 16);
            const uint8x16_t w2 = vld1q_u8(weights + 32);
            const uint8x16_t w3 = vld1q_u8(weights + 48);
            const uint8x16_t w0_v4 = vandq_u8(byte_0f, w0);
            const uint8x16_t w0_v5 = vshrq_n_u8(w0, 4);
            const uint8x16_t w1_v6 = vandq_u8(byte_0f, w1);
            const uint8x16_t w1_v7 = vshrq_n_u8(w1, 4);
            const uint8x16_t w2_v8 = vandq_u8(byte_0f, w2);
            const uint8x16_t w2_v9 = vshrq_n_u8(w2, 4);
            const uint8x16_t w3_v10 = vandq_u8(byte_0f, w3);
            const uint8x16_t w3_v11 = vshrq_n_u8(w3, 4);
            view[r][0] = w0_v4;
            SYNTH_KEEP(view[r][0]);
            view[r][1] = w0_v5;
            SYNTH_KEEP(view[r][1]);
            view[r][2] = w1_v6;
            SYNTH_KEEP(view[r][2]);
            view[r][3] = w1_v7;
            SYNTH_KEEP(view[r][3]);
            view[r][4] = w2_v8;
            SYNTH_KEEP(view[r][4]);
            view[r][5] = w2_v9;
            SYNTH_KEEP(view[r][5]);
            view[r][6] = w3_v10;
            SYNTH_KEEP(view[r][6]);
            view[r][7] = w3_v11;
            SYNTH_KEEP(view[r][7]);
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const tables = (const uint8_t *)(column[c] + step * 8);
            const uint8x16_t t0 = vld1q_u8(tables + 0);
            const uint8x16_t t1 = vld1q_u8(tables + 16);
            UNROLL for (int r = 0; r < registers; ++r) SYNTH_KERNEL_level0(view[r][0], view[r][1], view[r][2], view[r][3], view[r][4], view[r][5], view[r][6], view[r][7], t0, t1, &level0_0[r][c], &level0_1[r][c], &level0_2[r][c], &level0_3[r][c]);
          }
        }
        at += (intptr_t)run * 8, packed += (intptr_t)run * 64;

//// 479a81baea5f
        if (left0 == 0) {
          left0 = 2;
          UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }

//// d34b9c974cdd
          if (--left1 == 0) {
            left1 = 18;
            UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16); level1_0[r][c] = nothing; level1_1[r][c] = nothing; }
          }
        }
      }
    }
  }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) { SYNTH_KERNEL_level1(level0_0[r][c], level0_1[r][c], level0_2[r][c], level0_3[r][c], lanes_02020202, lanes_04040404, lanes_08080808, &level1_0[r][c], &level1_1[r][c]); level0_0[r][c] = nothing; level0_1[r][c] = nothing; level0_2[r][c] = nothing; level0_3[r][c] = nothing; }
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) SYNTH_KERNEL_finish(level1_0[r][c], level1_1[r][c], out + (intptr_t)c * out_stride + r * 16);
}

//// 5f7574f631b9
      for (int32_t chunk = 0; chunk < chunks; ++chunk, a += 32, w += 64)

//// 5ada440d8297
        for (int row = 0; row < 16; ++row) {
          uint8_t byte;
          byte = w[row % 16];
          total[row] += 1u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[16 + row % 16];
          total[row] += 2u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[32 + row % 16];
          total[row] += 4u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
          byte = w[48 + row % 16];
          total[row] += 8u * ((uint32_t)a[byte & 15] + a[16 + (byte >> 4)]);
        }
    }
    int32_t *to = out + (intptr_t)c * out_stride + r * 16;

//// a70e63f2fec9

#ifndef SYNTH_TILES_ONLY
/* out[n][m] for matrices: columns of chunks * 8 positions, m rows of weights in registers of 16. Rows that the
 * last register does not have and columns that the last tile does not have are computed aside. */
void SYNTH_KERNEL(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
    const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks) {
  const int32_t registers = m / 16 + (m % 16 != 0);
  const int64_t stride = (int64_t)chunks * 16;
  int32_t part[112];

