/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks: what all kernels beside this file share. Written by synth-kernel; do not edit.
 *
 * A block is a quantization group: weights of one row that share a scale.
 *
 *   out[n][m] = bias[m] + sum over the blocks b, in order, of
 *                 offset[m][b] * column_sum[n][b]                              (if varied is 3)
 *               + scale[m][b] * column_scale[n][b]
 *                 * sum over the positions k of b: activation[n][k] * (code[m][k] - zero[m][b])
 *
 * The file of a kernel defines the numbers LINEAR_..., which say how it lays out codes, and includes this file. Then it
 * defines the tile, which multiplies registers of rows by columns, and includes synth_avx512_linear_layer.h, which
 * has the rest.
 *
 * Functions of a kernel, by what stands behind its name:
 *   _pack, _limit           once per layer: pack weights, and compute the number `limit`
 *   _scratch, _layer        per product: the bytes of memory that it needs, and the product
 *   _columns, (none)        what _layer calls: quantize activations, and multiply them by the weights
 *   _floats                 what _layer calls for a row of activations with a NaN or a float beyond `limit`
 *
 * packed: codes of weights, by address
 *
 *   panel of rows   up to 4 registers of LINEAR_HEIGHT rows
 *     block           all of the panel, then the next block
 *       step            SYNTH_POSITIONS positions
 *         register        LINEAR_HEIGHT rows
 *           word            LINEAR_WORDS words, for each column of a group of LINEAR_COLUMNS
 *             row             SYNTH_CHUNK bytes: byte j of sub-step s is multiplied by codes[SYNTH_CHUNK * s + j]
 *
 * scales: [panel][block][register][row], floats, or float16 if pitch is 2
 * zeros: [panel][block][register][row]; uint8_t if varied is 1; offsets, of type float or float16, if varied is 3. Else
 *   the number `zero` is the zero point of every block, or twice that if varied is 2. With codes that are indices,
 *   zeros is the table of their entries instead, repeated up to the size of a register.
 * bias: a float per row, padded to whole registers
 * codes: int8_t [column][block][position], columns SYNTH_STRIDE bytes apart
 * column_scales, column_sums: float [column][block]. A sum is minus the sum of the block's codes, or if varied is 3
 *   that sum times the scale, rounded to float. In super-blocks it is the sum itself, a LINEAR_SUM, one after another.
 * column_begins: int32_t [column][block], where the block's sum of products begins: the sum of its codes times (the
 *   number LINEAR_STORED_ZERO that is subtracted from stored codes, less `zero` if all blocks share an integer one)
 *
 * Super-blocks: 2^super_block blocks share a float per row in scales and zeros, a float16 where LINEAR_HALVES is 1.
 * Behind the floats of a super-block are its integers, int8_t [block][row]: a block's sum is multiplied by its integer
 * before it is added to the sums of the super-block. Those of LINEAR_SCALES_TOGETHER blocks lie side by side. If there
 * are offsets, their integers follow, LINEAR_SUMS_TOGETHER side by side. A row has `count` integers. If `integers` is
 * not 0, each has so many bits and is stored less `least`; LOCAL(integers) unpacks them.
 *
 * parameters: the numbers of a layer
 *   rows, k                 rows of weights, positions of an activation vector
 *   block, blocks           positions of a block, blocks of a row
 *   steps, fields           steps of a block, codes that a column has for a block
 *   shared                  a step has 2^shared blocks, sub-step by sub-step
 *   pitch, zero_pitch       bytes per row of a block's scale, and of its zero point or offset
 *   super_block, integers, least, count                                        (see super-blocks)
 *   varied, zero            what zero points there are (see zeros)
 *   together                not 0: an activation vector has one scale, not one per block
 *   biased, out_stride      whether there is a bias; floats from column to column of out
 *   limit                   float bits: an activation vector with a larger value is sent to _floats
 *
 * The product of two scales is rounded once. Memory is little-endian. */
#ifndef SYNTH_LINEAR
#define SYNTH_LINEAR
#include <stdint.h>
#include <string.h>
#include <math.h>
#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#define SYNTH_CALLED static __attribute__((noinline))
#define SYNTH_ROLLED _Pragma("GCC unroll 1")
#else
#define SYNTH_INLINE static inline
#define SYNTH_CALLED static
#define SYNTH_ROLLED
#endif
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif
/* The numbers of a layer, by index. They are those of every kernel of this header. */
#ifndef SYNTH_STRIDE
enum { SYNTH_ROWS, SYNTH_BLOCKS, SYNTH_STEPS, SYNTH_SHARED, SYNTH_FIELDS, SYNTH_PITCH, SYNTH_ZERO_PITCH,
    SYNTH_SUPER_BLOCK, SYNTH_INTEGERS, SYNTH_LEAST, SYNTH_COUNT, SYNTH_VARIED, SYNTH_BIASED, SYNTH_OUT_STRIDE, SYNTH_K,
    SYNTH_BLOCK, SYNTH_ZERO, SYNTH_TOGETHER, SYNTH_LIMIT, SYNTH_PARAMETER_COUNT };
/* bytes from column to column */
#define SYNTH_STRIDE(codes) (((codes) + 63) / 64 * 64 | 64)
#endif
#define SYNTH_PARAMETERS \
    const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias, \
    const uint8_t *codes, const float *column_scales, const int32_t *column_begins, \
    const float *column_sums, float *out, const int32_t *parameters, int32_t rows
#define SYNTH_ARGUMENTS \
    packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums, out, parameters, rows
/* What a tile needs beside the layer: `group` registers of rows lie together, of which it takes the first. It adds
 * the blocks from `begin` to `end`. The integers of super-blocks are `wide` bytes apart, from register to register.
 * It prefetches `ahead`, and moves `further` with every step. */
#define SYNTH_TILE_PARAMETERS \
    SYNTH_PARAMETERS, int32_t group, const uint8_t *integers, intptr_t wide, int32_t begin, int32_t end, \
    const uint8_t *ahead, intptr_t further
/* Bytes of a word of four bytes per row and column, of such words of all rows, and of all words of a step. */
#define SYNTH_CHUNK (4 * LINEAR_COLUMNS)
#define SYNTH_WORD_BYTES (LINEAR_HEIGHT * SYNTH_CHUNK)
#define SYNTH_STEP_BYTES (LINEAR_WORDS * SYNTH_WORD_BYTES)
/* Positions of K that a step takes. */
#define SYNTH_POSITIONS (SYNTH_CHUNK * LINEAR_SUB_STEPS)
/* Columns in whole groups, and the place of code i of a column in its group. */
#define SYNTH_GROUPED(columns) (((columns) + LINEAR_COLUMNS - 1) / LINEAR_COLUMNS * LINEAR_COLUMNS)
#define SYNTH_PLACE(i) ((i) + (i) / SYNTH_CHUNK * (SYNTH_CHUNK * (LINEAR_COLUMNS - 1)))
/* Compilers must round a product before they add to it. */
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#define SYNTH_ROUNDED
#elif defined(__GNUC__)
#define SYNTH_ROUNDED __attribute__((optimize("fp-contract=off")))
#else
#define SYNTH_ROUNDED
#endif
/* The lowest bits of a small float plus this number are the nearest integer, ties to even. */
#define SYNTH_NEAREST 12582912.0f
/* Bits of 2^-120. */
#define SYNTH_SMALLEST 0x03800000

/* Return a float16. */
static inline float synth_half(const uint8_t *at) {
  const uint32_t bits = at[0] | (uint32_t)at[1] << 8, sign = (bits & 0x8000u) << 16;
  const uint32_t exponent = bits >> 10 & 31u, fraction = bits & 0x3ffu;
  uint32_t word = sign | (exponent + 112u) << 23 | fraction << 13;
  float value;
  if (exponent == 31u) word = sign | 0x7f800000u | fraction << 13;
  memcpy(&value, &word, sizeof value);
  if (exponent == 0u) value = (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
  return value;
}

/* Products and sums of hardware that makes operands and results below 2^-126 zero. */
static inline double synth_flushed(double value) { return fabs(value) < 0x1p-126 ? 0.0 : value; }
static inline float synth_product(float a, float b) {
  return (float)synth_flushed(synth_flushed((double)a) * synth_flushed((double)b));
}
static inline float synth_sum(float a, float b) {
  return (float)synth_flushed(synth_flushed((double)a) + synth_flushed((double)b));
}

/* Return the bits of the largest absolute value of an array of floats. */
static inline int32_t synth_largest(const float *values, int32_t count) {
  int32_t most = 0;
  for (int32_t i = 0; i < count; ++i) {
    int32_t bits;
    memcpy(&bits, values + i, sizeof bits);
    bits &= 0x7fffffff;
    most = bits > most ? bits : most;
  }
  return most;
}
#endif

/* Unpack the integers of `registers` super-blocks, `pitch` bytes apart, to bytes. */
SYNTH_CALLED void LOCAL(integers)(const uint8_t *from, intptr_t pitch, intptr_t registers, const int32_t *parameters,
    uint8_t *to) {
  uint32_t w[3][LINEAR_HEIGHT], integers[4][LINEAR_HEIGHT];
  const int32_t least = parameters[SYNTH_LEAST], count = parameters[SYNTH_COUNT];
  for (; registers > 0; --registers, from += pitch, to += count * LINEAR_HEIGHT) {
    if (parameters[SYNTH_INTEGERS] == 4) for (int n = 0; n < count; n += 8) {
      memcpy(w, from + n / 8 * (int)(1 * sizeof *w), 1 * sizeof *w);
      SYNTH_ROLLED for (int i = 0; i < LINEAR_HEIGHT; ++i) {
        integers[0][i] = (w[0][i] & 0x0f0f0f0fu);
        integers[1][i] = (w[0][i] >> 4 & 0x0f0f0f0fu);
      }
      memcpy(to + n * LINEAR_HEIGHT, integers, 2 * sizeof *integers);
    }
    if (parameters[SYNTH_INTEGERS] == 6) for (int n = 0; n < count; n += 16) {
      memcpy(w, from + n / 16 * (int)(3 * sizeof *w), 3 * sizeof *w);
      SYNTH_ROLLED for (int i = 0; i < LINEAR_HEIGHT; ++i) {
        integers[0][i] = (w[0][i] & 0x3f3f3f3fu);
        integers[1][i] = (w[1][i] & 0x3f3f3f3fu);
        integers[2][i] = (w[2][i] & 0x3f3f3f3fu);
        integers[3][i] = (w[0][i] >> 6 & 0x03030303u) | (w[1][i] >> 4 & 0x0c0c0c0cu) | (w[2][i] >> 2 & 0x30303030u);
      }
      memcpy(to + n * LINEAR_HEIGHT, integers, 4 * sizeof *integers);
    }
    for (int i = 0; least && i < count * LINEAR_HEIGHT; ++i) to[i] = (uint8_t)(to[i] + least);
  }
}
