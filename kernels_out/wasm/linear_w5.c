/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, weights of 5 bits, activations of 8: WebAssembly SIMD128 (wasm32), wasm32. Written by
 * synth-kernel; do not edit.
 *
 * synth_wasm_linear.h says what a layer is made of. Bits of each byte that hold the codes of a sub-step, lowest
 * bits first: 0 to 4 of word 0; 0 to 4 of word 1; 0 to 4 of word 2; 0 to 4 of word 3; 0 to 4 of word 4; 5 to 7
 * of word 0, then 5 to 6 of word 3; 5 to 7 of word 1, then 7 of word 3, then 5 of word 4; 5 to 7 of word 2, then
 * 6 to 7 of word 4. Adding to the result rounds twice. Instructions: 23 for unpacking a step; 9 for a sub-step.
 *
 * Proof: 22 obligations, all proved: unpacking and products of every sub-step, every widening, no overflow in a
 * block.
 */
#define LOCAL(name) synth_wasm_linear_w5_##name
#define LINEAR_NAME synth_wasm_linear_w5
#define LINEAR_HEIGHT 4
#define LINEAR_COLUMNS 1
#define LINEAR_WORDS 5
#define LINEAR_SUB_STEPS 8
#define LINEAR_STORED_ZERO 0
#define LINEAR_LARGEST_CODE 31
#define LINEAR_HALVES 0
#define LINEAR_FUSED 0
#define LINEAR_FLUSHES 0
#define LINEAR_SCALES_TOGETHER 1
#define LINEAR_SUMS_TOGETHER 2
#define LINEAR_SUM int16_t
#define LINEAR_TILES(X) X(8, 1) X(4, 1) X(3, 1) X(2, 1) X(1, 4)
#define LINEAR_SUPER_BLOCK_TILES(X) X(4, 1) X(3, 1) X(2, 1) X(1, 4)
#define LINEAR_MATRIX_COLUMNS 0
#define LINEAR_MATRIX_LEAST 0
#define LINEAR_MATRIX_REGISTERS 0
#include "synth_wasm_linear.h"

#if defined(__wasm_simd128__) && !defined(SYNTH_PORTABLE)
#include <wasm_simd128.h>
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#define SYNTH_KEEP(value) __asm__("" : "+r"(value))
#define SYNTH_AHEAD(address) __builtin_prefetch(address, 0, 3)
#else
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#define SYNTH_AHEAD(address) ((void)0)
#endif

static const uint8_t LOCAL(lanes8_31)[] __attribute__((aligned(32))) = {
    0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f, 0x1f};
static const uint8_t LOCAL(lanes8_7)[] __attribute__((aligned(32))) = {
    0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07};
static const uint8_t LOCAL(lanes8_24)[] __attribute__((aligned(32))) = {
    0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18};
static const uint8_t LOCAL(lanes8_8)[] __attribute__((aligned(32))) = {
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
static const uint8_t LOCAL(lanes8_16)[] __attribute__((aligned(32))) = {
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
static const uint8_t LOCAL(lanes16_255)[] __attribute__((aligned(32))) = {
    0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00};
SYNTH_INLINE v128_t LOCAL(scales)(
    const uint8_t *at, const int32_t *parameters) {
  return (void)parameters, wasm_v128_load((const float *)at);
}

#define SYNTH_DOWN UNROLL for (int r = 0; r < registers; ++r)
#define SYNTH_ACROSS UNROLL for (int c = 0; c < columns; ++c)
SYNTH_INLINE void LOCAL(tile)(const int in_super_blocks, const int registers, const int columns,
    SYNTH_TILE_PARAMETERS) {
  const v128_t lanes8_31 = wasm_v128_load(LOCAL(lanes8_31));
  const v128_t lanes8_7 = wasm_v128_load(LOCAL(lanes8_7));
  const v128_t lanes8_24 = wasm_v128_load(LOCAL(lanes8_24));
  const v128_t lanes8_8 = wasm_v128_load(LOCAL(lanes8_8));
  const v128_t lanes8_16 = wasm_v128_load(LOCAL(lanes8_16));
  const v128_t lanes16_255 = wasm_v128_load(LOCAL(lanes16_255));
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 4 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 4 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 80;
  const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * parameters[SYNTH_FIELDS]);
  v128_t results[4][8];
  v128_t super_block_sums[4][8], corrections[4][8];
  SYNTH_DOWN SYNTH_ACROSS results[r][c] = wasm_f32x4_splat(0.0f), super_block_sums[r][c] = wasm_i32x4_splat(0);
  if (begin) SYNTH_DOWN SYNTH_ACROSS {
    const float *const from = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 4;
    const int32_t remaining = rows - r * 4;
    float partial[4] = {0};
    if (remaining < 4) memcpy(partial, from, (size_t)remaining * sizeof *partial);
    results[r][c] = wasm_v128_load((remaining < 4 ? partial : from));
  }
  v128_t unpacked[4][8];
  const int few = in_super_blocks && columns <= 2 && parameters[SYNTH_INTEGERS];
  const intptr_t apart = few ? 4 * (intptr_t)parameters[SYNTH_COUNT] : wide;
  const uint8_t *own_integers = few ? (const uint8_t *)unpacked : integers;
  const uint8_t *super_block_scales = scales + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * pitch;
  const uint8_t *super_block_zeros = zeros + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * zero_pitch;
  for (int32_t b = begin; b < end; ++b) {
    v128_t stage0[4][8];
    if (few && (b & (each - 1)) == 0)
      LOCAL(integers)(integers, wide, registers, parameters, (uint8_t *)unpacked);
    SYNTH_ACROSS {
      const v128_t begin = wasm_i32x4_splat(column_begins[(intptr_t)c * blocks + b]);
      SYNTH_DOWN stage0[r][c] = begin;
    }
    const uint8_t *from = packed + (intptr_t)b * steps * stride;
    const uint8_t *at = codes + (intptr_t)b * steps * 32;
    for (int32_t remaining = steps; remaining > 0;) {
      const int32_t run = remaining;
      remaining -= run;
      for (int32_t step = 0; step < run;
           ++step, from += stride, at += 32) {
        if (ahead) {
          UNROLL for (int line = 0; line < registers * 80; line += 64) SYNTH_AHEAD(ahead + line);
          ahead += further;
        }
        v128_t word[4][8];
        SYNTH_DOWN {
          const uint8_t *const weights = from + (intptr_t)r * 80;
          const v128_t w0 = wasm_v128_load(weights + 0);
          const v128_t w1 = wasm_v128_load(weights + 16);
          const v128_t w2 = wasm_v128_load(weights + 32);
          const v128_t w3 = wasm_v128_load(weights + 48);
          const v128_t w4 = wasm_v128_load(weights + 64);
          const v128_t u5_0 = wasm_i16x8_shr(w0, 5);
          const v128_t u5_1 = wasm_v128_and(u5_0, lanes8_7);
          const v128_t u5_2 = wasm_i16x8_shr(w3, 2);
          const v128_t u5_3 = wasm_v128_and(u5_2, lanes8_24);
          const v128_t u5_4 = wasm_v128_or(u5_1, u5_3);
          const v128_t u6_0 = wasm_i16x8_shr(w1, 5);
          const v128_t u6_1 = wasm_v128_and(u6_0, lanes8_7);
          const v128_t u6_2 = wasm_i16x8_shr(w3, 4);
          const v128_t u6_3 = wasm_v128_and(u6_2, lanes8_8);
          const v128_t u6_4 = wasm_v128_or(u6_1, u6_3);
          const v128_t u6_5 = wasm_i16x8_shr(w4, 1);
          const v128_t u6_6 = wasm_v128_and(u6_5, lanes8_16);
          const v128_t u6_7 = wasm_v128_or(u6_4, u6_6);
          const v128_t u7_0 = wasm_i16x8_shr(w2, 5);
          const v128_t u7_1 = wasm_v128_and(u7_0, lanes8_7);
          const v128_t u7_2 = wasm_i16x8_shr(w4, 3);
          const v128_t u7_3 = wasm_v128_and(u7_2, lanes8_24);
          const v128_t u7_4 = wasm_v128_or(u7_1, u7_3);
          word[r][0] = w0;
          word[r][1] = w1;
          word[r][2] = w2;
          word[r][3] = w3;
          word[r][4] = w4;
          word[r][5] = u5_4;
          word[r][6] = u6_7;
          word[r][7] = u7_4;
        }
        {
          v128_t operand[4][2];
          SYNTH_DOWN {
            const v128_t w0 = word[r][0];
            const v128_t u0_0 = wasm_v128_and(w0, lanes8_31);
            const v128_t weight_codes = u0_0;
            const v128_t s0_1 = wasm_u16x8_shr(weight_codes, 8);
            const v128_t s0_5 = wasm_v128_and(weight_codes, lanes16_255);
            operand[r][0] = s0_1;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
            operand[r][1] = s0_5;
            if (columns > 1) SYNTH_KEEP(operand[r][1]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 0;
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            const v128_t s0_0 = wasm_i16x8_shr(a, 8);
            const v128_t s0_3 = wasm_i16x8_shl(a, 8);
            const v128_t s0_4 = wasm_i16x8_shr(s0_3, 8);
            SYNTH_DOWN {
              const v128_t s0_1 = operand[r][0];
              const v128_t s0_5 = operand[r][1];
              const v128_t sum0 = stage0[r][c];
              const v128_t s0_2 = wasm_i32x4_dot_i16x8(s0_0, s0_1);
              const v128_t s0_6 = wasm_i32x4_dot_i16x8(s0_4, s0_5);
              const v128_t s0_7 = wasm_i32x4_add(s0_6, sum0);
              const v128_t s0_8 = wasm_i32x4_add(s0_2, s0_7);
              stage0[r][c] = s0_8;
            }
          }
        }
        {
          v128_t operand[4][2];
          SYNTH_DOWN {
            const v128_t w1 = word[r][1];
            const v128_t u1_0 = wasm_v128_and(w1, lanes8_31);
            const v128_t weight_codes = u1_0;
            const v128_t s0_1 = wasm_u16x8_shr(weight_codes, 8);
            const v128_t s0_5 = wasm_v128_and(weight_codes, lanes16_255);
            operand[r][0] = s0_1;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
            operand[r][1] = s0_5;
            if (columns > 1) SYNTH_KEEP(operand[r][1]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 4;
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            const v128_t s0_0 = wasm_i16x8_shr(a, 8);
            const v128_t s0_3 = wasm_i16x8_shl(a, 8);
            const v128_t s0_4 = wasm_i16x8_shr(s0_3, 8);
            SYNTH_DOWN {
              const v128_t s0_1 = operand[r][0];
              const v128_t s0_5 = operand[r][1];
              const v128_t sum0 = stage0[r][c];
              const v128_t s0_2 = wasm_i32x4_dot_i16x8(s0_0, s0_1);
              const v128_t s0_6 = wasm_i32x4_dot_i16x8(s0_4, s0_5);
              const v128_t s0_7 = wasm_i32x4_add(s0_6, sum0);
              const v128_t s0_8 = wasm_i32x4_add(s0_2, s0_7);
              stage0[r][c] = s0_8;
            }
          }
        }
        {
          v128_t operand[4][2];
          SYNTH_DOWN {
            const v128_t w2 = word[r][2];
            const v128_t u2_0 = wasm_v128_and(w2, lanes8_31);
            const v128_t weight_codes = u2_0;
            const v128_t s0_1 = wasm_u16x8_shr(weight_codes, 8);
            const v128_t s0_5 = wasm_v128_and(weight_codes, lanes16_255);
            operand[r][0] = s0_1;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
            operand[r][1] = s0_5;
            if (columns > 1) SYNTH_KEEP(operand[r][1]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 8;
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            const v128_t s0_0 = wasm_i16x8_shr(a, 8);
            const v128_t s0_3 = wasm_i16x8_shl(a, 8);
            const v128_t s0_4 = wasm_i16x8_shr(s0_3, 8);
            SYNTH_DOWN {
              const v128_t s0_1 = operand[r][0];
              const v128_t s0_5 = operand[r][1];
              const v128_t sum0 = stage0[r][c];
              const v128_t s0_2 = wasm_i32x4_dot_i16x8(s0_0, s0_1);
              const v128_t s0_6 = wasm_i32x4_dot_i16x8(s0_4, s0_5);
              const v128_t s0_7 = wasm_i32x4_add(s0_6, sum0);
              const v128_t s0_8 = wasm_i32x4_add(s0_2, s0_7);
              stage0[r][c] = s0_8;
            }
          }
        }
        {
          v128_t operand[4][2];
          SYNTH_DOWN {
            const v128_t w3 = word[r][3];
            const v128_t u3_0 = wasm_v128_and(w3, lanes8_31);
            const v128_t weight_codes = u3_0;
            const v128_t s0_1 = wasm_u16x8_shr(weight_codes, 8);
            const v128_t s0_5 = wasm_v128_and(weight_codes, lanes16_255);
            operand[r][0] = s0_1;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
            operand[r][1] = s0_5;
            if (columns > 1) SYNTH_KEEP(operand[r][1]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 12;
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            const v128_t s0_0 = wasm_i16x8_shr(a, 8);
            const v128_t s0_3 = wasm_i16x8_shl(a, 8);
            const v128_t s0_4 = wasm_i16x8_shr(s0_3, 8);
            SYNTH_DOWN {
              const v128_t s0_1 = operand[r][0];
              const v128_t s0_5 = operand[r][1];
              const v128_t sum0 = stage0[r][c];
              const v128_t s0_2 = wasm_i32x4_dot_i16x8(s0_0, s0_1);
              const v128_t s0_6 = wasm_i32x4_dot_i16x8(s0_4, s0_5);
              const v128_t s0_7 = wasm_i32x4_add(s0_6, sum0);
              const v128_t s0_8 = wasm_i32x4_add(s0_2, s0_7);
              stage0[r][c] = s0_8;
            }
          }
        }
        {
          v128_t operand[4][2];
          SYNTH_DOWN {
            const v128_t w4 = word[r][4];
            const v128_t u4_0 = wasm_v128_and(w4, lanes8_31);
            const v128_t weight_codes = u4_0;
            const v128_t s0_1 = wasm_u16x8_shr(weight_codes, 8);
            const v128_t s0_5 = wasm_v128_and(weight_codes, lanes16_255);
            operand[r][0] = s0_1;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
            operand[r][1] = s0_5;
            if (columns > 1) SYNTH_KEEP(operand[r][1]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 16;
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            const v128_t s0_0 = wasm_i16x8_shr(a, 8);
            const v128_t s0_3 = wasm_i16x8_shl(a, 8);
            const v128_t s0_4 = wasm_i16x8_shr(s0_3, 8);
            SYNTH_DOWN {
              const v128_t s0_1 = operand[r][0];
              const v128_t s0_5 = operand[r][1];
              const v128_t sum0 = stage0[r][c];
              const v128_t s0_2 = wasm_i32x4_dot_i16x8(s0_0, s0_1);
              const v128_t s0_6 = wasm_i32x4_dot_i16x8(s0_4, s0_5);
              const v128_t s0_7 = wasm_i32x4_add(s0_6, sum0);
              const v128_t s0_8 = wasm_i32x4_add(s0_2, s0_7);
              stage0[r][c] = s0_8;
            }
          }
        }
        {
          v128_t operand[4][2];
          SYNTH_DOWN {
            const v128_t u5_4 = word[r][5];
            const v128_t weight_codes = u5_4;
            const v128_t s0_1 = wasm_u16x8_shr(weight_codes, 8);
            const v128_t s0_5 = wasm_v128_and(weight_codes, lanes16_255);
            operand[r][0] = s0_1;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
            operand[r][1] = s0_5;
            if (columns > 1) SYNTH_KEEP(operand[r][1]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 20;
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            const v128_t s0_0 = wasm_i16x8_shr(a, 8);
            const v128_t s0_3 = wasm_i16x8_shl(a, 8);
            const v128_t s0_4 = wasm_i16x8_shr(s0_3, 8);
            SYNTH_DOWN {
              const v128_t s0_1 = operand[r][0];
              const v128_t s0_5 = operand[r][1];
              const v128_t sum0 = stage0[r][c];
              const v128_t s0_2 = wasm_i32x4_dot_i16x8(s0_0, s0_1);
              const v128_t s0_6 = wasm_i32x4_dot_i16x8(s0_4, s0_5);
              const v128_t s0_7 = wasm_i32x4_add(s0_6, sum0);
              const v128_t s0_8 = wasm_i32x4_add(s0_2, s0_7);
              stage0[r][c] = s0_8;
            }
          }
        }
        {
          v128_t operand[4][2];
          SYNTH_DOWN {
            const v128_t u6_7 = word[r][6];
            const v128_t weight_codes = u6_7;
            const v128_t s0_1 = wasm_u16x8_shr(weight_codes, 8);
            const v128_t s0_5 = wasm_v128_and(weight_codes, lanes16_255);
            operand[r][0] = s0_1;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
            operand[r][1] = s0_5;
            if (columns > 1) SYNTH_KEEP(operand[r][1]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 24;
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            const v128_t s0_0 = wasm_i16x8_shr(a, 8);
            const v128_t s0_3 = wasm_i16x8_shl(a, 8);
            const v128_t s0_4 = wasm_i16x8_shr(s0_3, 8);
            SYNTH_DOWN {
              const v128_t s0_1 = operand[r][0];
              const v128_t s0_5 = operand[r][1];
              const v128_t sum0 = stage0[r][c];
              const v128_t s0_2 = wasm_i32x4_dot_i16x8(s0_0, s0_1);
              const v128_t s0_6 = wasm_i32x4_dot_i16x8(s0_4, s0_5);
              const v128_t s0_7 = wasm_i32x4_add(s0_6, sum0);
              const v128_t s0_8 = wasm_i32x4_add(s0_2, s0_7);
              stage0[r][c] = s0_8;
            }
          }
        }
        {
          v128_t operand[4][2];
          SYNTH_DOWN {
            const v128_t u7_4 = word[r][7];
            const v128_t weight_codes = u7_4;
            const v128_t s0_1 = wasm_u16x8_shr(weight_codes, 8);
            const v128_t s0_5 = wasm_v128_and(weight_codes, lanes16_255);
            operand[r][0] = s0_1;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
            operand[r][1] = s0_5;
            if (columns > 1) SYNTH_KEEP(operand[r][1]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 28;
            const v128_t a = wasm_v128_load32_splat(activations + 0);
            const v128_t s0_0 = wasm_i16x8_shr(a, 8);
            const v128_t s0_3 = wasm_i16x8_shl(a, 8);
            const v128_t s0_4 = wasm_i16x8_shr(s0_3, 8);
            SYNTH_DOWN {
              const v128_t s0_1 = operand[r][0];
              const v128_t s0_5 = operand[r][1];
              const v128_t sum0 = stage0[r][c];
              const v128_t s0_2 = wasm_i32x4_dot_i16x8(s0_0, s0_1);
              const v128_t s0_6 = wasm_i32x4_dot_i16x8(s0_4, s0_5);
              const v128_t s0_7 = wasm_i32x4_add(s0_6, sum0);
              const v128_t s0_8 = wasm_i32x4_add(s0_2, s0_7);
              stage0[r][c] = s0_8;
            }
          }
        }
      }
    }
    if (in_super_blocks) {
      v128_t factors[4];
      SYNTH_DOWN factors[r] = wasm_i32x4_extend_low_i16x8(wasm_i16x8_extend_low_i8x16(wasm_v128_load32_zero(own_integers
          + r * apart + (0 + (b & (each - 1))) * 4)));
      SYNTH_DOWN SYNTH_ACROSS {
        super_block_sums[r][c] = wasm_i32x4_add(super_block_sums[r][c], wasm_i32x4_mul(stage0[r][c], factors[r]));
      }
      if (((b + 1) & (each - 1)) == 0) {
        if (varied == 3) {
          SYNTH_DOWN SYNTH_ACROSS corrections[r][c] = wasm_i32x4_splat(0);
          for (int32_t block = 0; block < each; block += 2) SYNTH_DOWN {
            const v128_t integers = wasm_i16x8_load8x8(own_integers + r * apart + (each + (block & ~1)) * 4);
            SYNTH_ACROSS {
              int32_t of_column;
              const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / 2;
              memcpy(&of_column, column_sums + of, sizeof of_column);
              const v128_t sums = wasm_i32x4_splat(of_column), correction = corrections[r][c];
              const v128_t m_0 = wasm_i32x4_dot_i16x8(sums, integers);
              const v128_t m_1 = wasm_i32x4_add(m_0, correction);
              corrections[r][c] = m_1;
            }
          }
          SYNTH_DOWN {
            const v128_t scale = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
            SYNTH_ACROSS {
              const intptr_t of = (intptr_t)c * blocks + b;
              const v128_t factor = wasm_f32x4_mul(scale, wasm_f32x4_splat(column_scales[of]));
              const v128_t sum = wasm_f32x4_convert_i32x4(corrections[r][c]);
              results[r][c] = wasm_f32x4_add(wasm_f32x4_mul(sum, factor), results[r][c]);
            }
          }
        }
        SYNTH_DOWN {
          const v128_t scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
          SYNTH_ACROSS {
            const intptr_t of = (intptr_t)c * blocks + b;
            const v128_t factor = wasm_f32x4_mul(scale, wasm_f32x4_splat(column_scales[of]));
            const v128_t sum = wasm_f32x4_convert_i32x4(super_block_sums[r][c]);
            results[r][c] = wasm_f32x4_add(wasm_f32x4_mul(sum, factor), results[r][c]);
          }
        }
        SYNTH_DOWN SYNTH_ACROSS super_block_sums[r][c] = wasm_i32x4_splat(0);
      }
    } else {
      if (varied == 3) SYNTH_DOWN {
        const v128_t offset = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          results[r][c] = wasm_f32x4_add(wasm_f32x4_mul(offset, wasm_f32x4_splat(column_sums[of])), results[r][c]);
        }
      }
      SYNTH_DOWN {
        const v128_t scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
        v128_t zero = wasm_f32x4_splat(0.5f * (float)parameters[SYNTH_ZERO]);
        if (varied == 1) zero = wasm_f32x4_convert_i32x4(wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16(
            wasm_v128_load32_zero(super_block_zeros + r * zero_pitch))));
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          v128_t sum = wasm_f32x4_convert_i32x4(stage0[r][c]);
          if (pointed) sum = wasm_f32x4_add(wasm_f32x4_mul(zero, wasm_f32x4_splat(column_sums[of])), sum);
          const v128_t factor = wasm_f32x4_mul(scale, wasm_f32x4_splat(column_scales[of]));
          results[r][c] = wasm_f32x4_add(wasm_f32x4_mul(sum, factor), results[r][c]);
        }
      }
    }
    if (!in_super_blocks || ((b + 1) & (each - 1)) == 0) {
      super_block_scales += group * pitch, super_block_zeros += group * zero_pitch, integers += group * wide;
      if (!few) own_integers = integers;
    }
  }
  SYNTH_DOWN {
    const int32_t remaining = rows - r * 4;
    SYNTH_ACROSS {
      float *const to = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 4;
      if (parameters[SYNTH_BIASED] && end == blocks) results[r][c] = wasm_f32x4_add(results[r][c],
          wasm_v128_load(bias + r * 4));
      if (remaining >= 4) {
        wasm_v128_store(to, results[r][c]);
      } else {
        float end[4];
        wasm_v128_store(end, results[r][c]);
        memcpy(to, end, (size_t)remaining * sizeof *to);
      }
    }
  }
}
#define LINEAR_HAS_TILE 1
#else
#define LINEAR_HAS_TILE 0
#endif

static inline int LOCAL(code)(const uint8_t *w, int row, int sub_step, int j, const uint8_t *table) {
  const int at = row * 4 + j;
  int code = 0;
  switch (sub_step) {
    case 0: code = (w[0 + at] >> 0 & 31) << 0; break;
    case 1: code = (w[16 + at] >> 0 & 31) << 0; break;
    case 2: code = (w[32 + at] >> 0 & 31) << 0; break;
    case 3: code = (w[48 + at] >> 0 & 31) << 0; break;
    case 4: code = (w[64 + at] >> 0 & 31) << 0; break;
    case 5: code = (w[0 + at] >> 5 & 7) << 0 | (w[48 + at] >> 5 & 3) << 3; break;
    case 6: code = (w[16 + at] >> 5 & 7) << 0 | (w[48 + at] >> 7 & 1) << 3 | (w[64 + at] >> 5 & 1) << 4; break;
    case 7: code = (w[32 + at] >> 5 & 7) << 0 | (w[64 + at] >> 6 & 3) << 3; break;
  }
  return (void)table, code;
}
#include "synth_wasm_linear_layer.h"
#undef LOCAL
