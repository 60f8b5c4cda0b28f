/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, weights of 7 bits, activations of 8: Intel AVX-512 F and BW (x86-64), x86_64_amx.
 * Written by synth-kernel; do not edit.
 *
 * synth_avx512_linear.h says what a layer is made of. Bits of each byte that hold the codes of a sub-step,
 * lowest bits first: 0 to 6 of word 0; 0 to 6 of word 1; 0 to 6 of word 2; 0 to 6 of word 3; 0 to 6 of word 4; 0
 * to 6 of word 5; 0 to 6 of word 6; 7 of word 0, then 7 of word 1, then 7 of word 2, then 7 of word 3, then 7 of
 * word 4, then 7 of word 5, then 7 of word 6. Adding to the result rounds once. Instructions: 21 for unpacking a
 * step; 1 for a sub-step. For 3 columns and more, tdpbsud multiplies up to 16 columns at once, by 64 positions
 * or the largest number below it that divides a block. It takes 2 registers of rows, and unpacks a block once
 * for 32 columns.
 *
 * Proof: 23 obligations, all proved: unpacking and products of every sub-step, every widening, no overflow in a
 * block.
 */
#define LOCAL(name) synth_avx512_linear_w7_x86_64_amx_##name
#define LINEAR_NAME synth_avx512_linear_w7_x86_64_amx
#define LINEAR_HEIGHT 16
#define LINEAR_COLUMNS 1
#define LINEAR_WORDS 7
#define LINEAR_SUB_STEPS 8
#define LINEAR_STORED_ZERO 0
#define LINEAR_LARGEST_CODE 127
#define LINEAR_HALVES 1
#define LINEAR_FUSED 1
#define LINEAR_FLUSHES 0
#define LINEAR_SCALES_TOGETHER 1
#define LINEAR_SUMS_TOGETHER 2
#define LINEAR_SUM int16_t
#define LINEAR_TILES(X) X(8, 1) X(4, 1) X(3, 1) X(2, 1) X(1, 4)
#define LINEAR_SUPER_BLOCK_TILES(X) X(8, 1) X(4, 1) X(3, 1) X(2, 1) X(1, 4)
#define LINEAR_MATRIX_COLUMNS 16
#define LINEAR_MATRIX_LEAST 3
#define LINEAR_MATRIX_REGISTERS 2
#include "synth_avx512_linear.h"

#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__) && \
    defined(__AVX512VBMI__) && defined(__GFNI__) && defined(__AMX_TILE__) && defined(__AMX_INT8__) && !defined( \
    SYNTH_PORTABLE)
#include <immintrin.h>
#if defined(__GNUC__)
typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));
typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));
#else
typedef int16_t synth_i16;
typedef int32_t synth_i32;
#endif
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#define SYNTH_KEEP(value) __asm__("" : "+v"(value))
#define SYNTH_AHEAD(address) __builtin_prefetch(address, 0, 3)
#else
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#define SYNTH_AHEAD(address) ((void)0)
#endif

static const uint8_t LOCAL(lanes8_127)[] __attribute__((aligned(64))) = {
    0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f,
    0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f,
    0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f,
    0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f};
static const uint8_t LOCAL(lanes8_1)[] __attribute__((aligned(64))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};
static const uint8_t LOCAL(lanes8_2)[] __attribute__((aligned(64))) = {
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02,
    0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02};
static const uint8_t LOCAL(lanes8_4)[] __attribute__((aligned(64))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
static const uint8_t LOCAL(lanes8_8)[] __attribute__((aligned(64))) = {
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08,
    0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08, 0x08};
static const uint8_t LOCAL(lanes8_16)[] __attribute__((aligned(64))) = {
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
static const uint8_t LOCAL(lanes8_32)[] __attribute__((aligned(64))) = {
    0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20,
    0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20,
    0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20,
    0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20};
static const uint8_t LOCAL(lanes8_64)[] __attribute__((aligned(64))) = {
    0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40,
    0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40,
    0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40,
    0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40, 0x40};
SYNTH_INLINE __m512 LOCAL(scales)(
    const uint8_t *at, const int32_t *parameters) {
  if (parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2)
    return _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(at)));
  return (void)parameters, _mm512_loadu_ps((const float *)at);
}

#define SYNTH_DOWN UNROLL for (int r = 0; r < registers; ++r)
#define SYNTH_ACROSS UNROLL for (int c = 0; c < columns; ++c)
SYNTH_INLINE void LOCAL(tile)(const int in_super_blocks, const int registers, const int columns,
    SYNTH_TILE_PARAMETERS) {
  const __m512i lanes8_127 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_127)));
  const __m512i lanes8_1 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_1)));
  const __m512i lanes8_2 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_2)));
  const __m512i lanes8_4 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_4)));
  const __m512i lanes8_8 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_8)));
  const __m512i lanes8_16 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_16)));
  const __m512i lanes8_32 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_32)));
  const __m512i lanes8_64 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_64)));
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 16 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 16 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 448;
  const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * parameters[SYNTH_FIELDS]);
  __m512 results[4][8];
  __m512i super_block_sums[4][8], corrections[4][8];
  SYNTH_DOWN SYNTH_ACROSS results[r][c] = _mm512_set1_ps(0.0f), super_block_sums[r][c] = _mm512_set1_epi32(0);
  if (begin) SYNTH_DOWN SYNTH_ACROSS {
    const float *const from = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 16;
    const int32_t remaining = rows - r * 16;
    float partial[16] = {0};
    if (remaining < 16) memcpy(partial, from, (size_t)remaining * sizeof *partial);
    results[r][c] = _mm512_loadu_ps((remaining < 16 ? partial : from));
  }
  __m512i unpacked[4][8];
  const int few = in_super_blocks && columns <= 2 && parameters[SYNTH_INTEGERS];
  const intptr_t apart = few ? 16 * (intptr_t)parameters[SYNTH_COUNT] : wide;
  const uint8_t *own_integers = few ? (const uint8_t *)unpacked : integers;
  const uint8_t *super_block_scales = scales + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * pitch;
  const uint8_t *super_block_zeros = zeros + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * zero_pitch;
  for (int32_t b = begin; b < end; ++b) {
    __m512i stage0[4][8];
    if (few && (b & (each - 1)) == 0)
      LOCAL(integers)(integers, wide, registers, parameters, (uint8_t *)unpacked);
    SYNTH_ACROSS {
      const __m512i begin = _mm512_set1_epi32(column_begins[(intptr_t)c * blocks + b]);
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
          UNROLL for (int line = 0; line < registers * 448; line += 64) SYNTH_AHEAD(ahead + line);
          ahead += further;
        }
        __m512i word[4][21];
        if (columns <= 2) SYNTH_DOWN {
          const uint8_t *const weights = from + (intptr_t)r * 448;
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          const __m512i w3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
          const __m512i w4 = _mm512_loadu_si512((const __m512i *)(weights + 256));
          const __m512i w5 = _mm512_loadu_si512((const __m512i *)(weights + 320));
          const __m512i w6 = _mm512_loadu_si512((const __m512i *)(weights + 384));
          word[r][0] = w0;
          word[r][1] = w1;
          word[r][2] = w2;
          word[r][3] = w3;
          word[r][4] = w4;
          word[r][5] = w5;
          word[r][6] = w6;
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 448;
              const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
              word[r][0] = w0;
            }
            {
              const __m512i w0 = word[r][0];
              const __m512i u7_0 = _mm512_srli_epi16(w0, 7);
              const __m512i u7_1 = _mm512_and_si512(u7_0, lanes8_1);
              word[r][7] = u7_0;
              word[r][8] = u7_1;
            }
            const __m512i w0 = word[r][0];
            const __m512i u0_0 = _mm512_and_si512(w0, lanes8_127);
            const __m512i weight_codes = u0_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 0;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
              stage0[r][c] = s0_0;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 448;
              const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
              word[r][1] = w1;
            }
            {
              const __m512i w1 = word[r][1];
              const __m512i u7_1 = word[r][8];
              const __m512i u7_2 = _mm512_srli_epi16(w1, 6);
              const __m512i u7_3 = _mm512_ternarylogic_epi32(lanes8_2, u7_1, u7_2, 44);
              word[r][9] = u7_2;
              word[r][10] = u7_3;
            }
            const __m512i w1 = word[r][1];
            const __m512i u1_0 = _mm512_and_si512(w1, lanes8_127);
            const __m512i weight_codes = u1_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 4;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
              stage0[r][c] = s0_0;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 448;
              const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
              word[r][2] = w2;
            }
            {
              const __m512i w2 = word[r][2];
              const __m512i u7_3 = word[r][10];
              const __m512i u7_4 = _mm512_srli_epi16(w2, 5);
              const __m512i u7_5 = _mm512_ternarylogic_epi32(lanes8_4, u7_3, u7_4, 44);
              word[r][11] = u7_4;
              word[r][12] = u7_5;
            }
            const __m512i w2 = word[r][2];
            const __m512i u2_0 = _mm512_and_si512(w2, lanes8_127);
            const __m512i weight_codes = u2_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 8;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
              stage0[r][c] = s0_0;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 448;
              const __m512i w3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
              word[r][3] = w3;
            }
            {
              const __m512i w3 = word[r][3];
              const __m512i u7_5 = word[r][12];
              const __m512i u7_6 = _mm512_srli_epi16(w3, 4);
              const __m512i u7_7 = _mm512_ternarylogic_epi32(lanes8_8, u7_5, u7_6, 44);
              word[r][13] = u7_6;
              word[r][14] = u7_7;
            }
            const __m512i w3 = word[r][3];
            const __m512i u3_0 = _mm512_and_si512(w3, lanes8_127);
            const __m512i weight_codes = u3_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 12;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
              stage0[r][c] = s0_0;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 448;
              const __m512i w4 = _mm512_loadu_si512((const __m512i *)(weights + 256));
              word[r][4] = w4;
            }
            {
              const __m512i w4 = word[r][4];
              const __m512i u7_7 = word[r][14];
              const __m512i u7_8 = _mm512_srli_epi16(w4, 3);
              const __m512i u7_9 = _mm512_ternarylogic_epi32(lanes8_16, u7_7, u7_8, 44);
              word[r][15] = u7_8;
              word[r][16] = u7_9;
            }
            const __m512i w4 = word[r][4];
            const __m512i u4_0 = _mm512_and_si512(w4, lanes8_127);
            const __m512i weight_codes = u4_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 16;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
              stage0[r][c] = s0_0;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 448;
              const __m512i w5 = _mm512_loadu_si512((const __m512i *)(weights + 320));
              word[r][5] = w5;
            }
            {
              const __m512i w5 = word[r][5];
              const __m512i u7_9 = word[r][16];
              const __m512i u7_10 = _mm512_srli_epi16(w5, 2);
              const __m512i u7_11 = _mm512_ternarylogic_epi32(lanes8_32, u7_9, u7_10, 44);
              word[r][17] = u7_10;
              word[r][18] = u7_11;
            }
            const __m512i w5 = word[r][5];
            const __m512i u5_0 = _mm512_and_si512(w5, lanes8_127);
            const __m512i weight_codes = u5_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 20;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
              stage0[r][c] = s0_0;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 448;
              const __m512i w6 = _mm512_loadu_si512((const __m512i *)(weights + 384));
              word[r][6] = w6;
            }
            {
              const __m512i w6 = word[r][6];
              const __m512i u7_11 = word[r][18];
              const __m512i u7_12 = _mm512_srli_epi16(w6, 1);
              const __m512i u7_13 = _mm512_ternarylogic_epi32(lanes8_64, u7_11, u7_12, 44);
              word[r][19] = u7_12;
              word[r][20] = u7_13;
            }
            const __m512i w6 = word[r][6];
            const __m512i u6_0 = _mm512_and_si512(w6, lanes8_127);
            const __m512i weight_codes = u6_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 24;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
              stage0[r][c] = s0_0;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            const __m512i u7_13 = word[r][20];
            const __m512i weight_codes = u7_13;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 28;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
              stage0[r][c] = s0_0;
            }
          }
        }
      }
    }
    if (in_super_blocks) {
      __m512i factors[4];
      SYNTH_DOWN factors[r] = _mm512_cvtepi8_epi32(_mm_loadu_si128((const __m128i *)(own_integers + r * apart + (0 + (b
          & (each - 1))) * 16)));
      SYNTH_DOWN SYNTH_ACROSS {
        super_block_sums[r][c] = _mm512_add_epi32(super_block_sums[r][c], _mm512_mullo_epi32(stage0[r][c], factors[r]));
      }
      if (((b + 1) & (each - 1)) == 0) {
        if (varied == 3) {
          SYNTH_DOWN SYNTH_ACROSS corrections[r][c] = _mm512_set1_epi32(0);
          for (int32_t block = 0; block < each; block += 2) SYNTH_DOWN {
            const __m512i integers = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)(own_integers + r * apart
                + (each + (block & ~1)) * 16)));
            SYNTH_ACROSS {
              int32_t of_column;
              const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / 2;
              memcpy(&of_column, column_sums + of, sizeof of_column);
              const __m512i sums = _mm512_set1_epi32(of_column), correction = corrections[r][c];
              const __m512i m_0 = _mm512_dpwssd_epi32(correction, sums, integers);
              corrections[r][c] = m_0;
            }
          }
          SYNTH_DOWN {
            const __m512 scale = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
            SYNTH_ACROSS {
              const intptr_t of = (intptr_t)c * blocks + b;
              const __m512 factor = _mm512_mul_ps(scale, _mm512_set1_ps(column_scales[of]));
              const __m512 sum = _mm512_cvtepi32_ps(corrections[r][c]);
              results[r][c] = _mm512_fmadd_ps(sum, factor, results[r][c]);
            }
          }
        }
        SYNTH_DOWN {
          const __m512 scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
          SYNTH_ACROSS {
            const intptr_t of = (intptr_t)c * blocks + b;
            const __m512 factor = _mm512_mul_ps(scale, _mm512_set1_ps(column_scales[of]));
            const __m512 sum = _mm512_cvtepi32_ps(super_block_sums[r][c]);
            results[r][c] = _mm512_fmadd_ps(sum, factor, results[r][c]);
          }
        }
        SYNTH_DOWN SYNTH_ACROSS super_block_sums[r][c] = _mm512_set1_epi32(0);
      }
    } else {
      if (varied == 3) SYNTH_DOWN {
        const __m512 offset = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          results[r][c] = _mm512_fmadd_ps(offset, _mm512_set1_ps(column_sums[of]), results[r][c]);
        }
      }
      SYNTH_DOWN {
        const __m512 scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
        __m512 zero = _mm512_set1_ps(0.5f * (float)parameters[SYNTH_ZERO]);
        if (varied == 1) zero = _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(
            super_block_zeros + r * zero_pitch))));
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          __m512 sum = _mm512_cvtepi32_ps(stage0[r][c]);
          if (pointed) sum = _mm512_fmadd_ps(zero, _mm512_set1_ps(column_sums[of]), sum);
          const __m512 factor = _mm512_mul_ps(scale, _mm512_set1_ps(column_scales[of]));
          results[r][c] = _mm512_fmadd_ps(sum, factor, results[r][c]);
        }
      }
    }
    if (!in_super_blocks || ((b + 1) & (each - 1)) == 0) {
      super_block_scales += group * pitch, super_block_zeros += group * zero_pitch, integers += group * wide;
      if (!few) own_integers = integers;
    }
  }
  SYNTH_DOWN {
    const int32_t remaining = rows - r * 16;
    SYNTH_ACROSS {
      float *const to = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 16;
      if (parameters[SYNTH_BIASED] && end == blocks) results[r][c] = _mm512_add_ps(results[r][c],
          _mm512_loadu_ps(bias + r * 16));
      if (remaining >= 16) {
        _mm512_storeu_ps(to, results[r][c]);
      } else {
        float end[16];
        _mm512_storeu_ps(end, results[r][c]);
        memcpy(to, end, (size_t)remaining * sizeof *to);
      }
    }
  }
}
/* Configure tile registers of the given sizes. Linux lets a process use tiles after a request
 * (arch_prctl, ARCH_REQ_XCOMP_PERM, tile data), and ends a process without one. */
#if defined(__linux__)
long syscall(long number, ...);
#endif
static inline void synth_size_tiles(int r0, int r1, int r2, int r3, int r4, int r5, int r6, int r7, int b0, int b1,
    int b2, int b3, int b4, int b5, int b6, int b7) {
#if defined(__linux__)
  static int requested;
  if (!__atomic_load_n(&requested, __ATOMIC_RELAXED)) {
    syscall(158L, 0x1023L, 18L);
    __atomic_store_n(&requested, 1, __ATOMIC_RELAXED);
  }
#endif
  /* palette 1; bytes per row (16 bits each) and rows of 16 tile registers, of which 8 exist */
  const uint8_t sizes[64] __attribute__((aligned(64))) = {
      1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (uint8_t)b0, 0, (uint8_t)b1, 0, (uint8_t)b2, 0, (uint8_t)b3,
          0, (uint8_t)b4, 0, (uint8_t)b5, 0, (uint8_t)b6, 0, (uint8_t)b7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          0, 0, (uint8_t)r0, (uint8_t)r1, (uint8_t)r2, (uint8_t)r3, (uint8_t)r4, (uint8_t)r5, (uint8_t)r6, (uint8_t)r7};
  /* A barrier: for some compilers, ldtilecfg reads 8 of these bytes, and tileload no memory. */
  __asm__ volatile("" : : "r"(sizes) : "memory");
  _tile_loadconfig(sizes);
}
SYNTH_INLINE void LOCAL(matrix)(const int registers, const int columns, SYNTH_TILE_PARAMETERS) {
  const __m512i lanes8_127 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_127)));
  const __m512i lanes8_1 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_1)));
  const __m512i lanes8_2 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_2)));
  const __m512i lanes8_4 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_4)));
  const __m512i lanes8_8 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_8)));
  const __m512i lanes8_16 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_16)));
  const __m512i lanes8_32 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_32)));
  const __m512i lanes8_64 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_64)));
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 16 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 16 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 448;
  const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * parameters[SYNTH_FIELDS]);
  uint8_t unpacked[2][64][64] __attribute__((aligned(64))), made[2][2][16][64] __attribute__((aligned(64)));
  __m512 results[2][32];
  __m512i super_block_sums[2][32], corrections[2][32];
  const int shared = parameters[SYNTH_SHARED];
  (void)ahead, (void)further;
  const int high = columns < 16 ? columns : 16;
  const int fields = steps * 8 >> shared;
  int deep = 16; /* sub-steps of a product */
  while (fields % deep) --deep;
  synth_size_tiles(high, high, high, deep, deep, deep, deep, deep, 64, 64, 4 * deep, 64, 64, 64, 64, 64);
  SYNTH_DOWN for (int c = 0; c < columns; ++c) {
    results[r][c] = _mm512_set1_ps(0.0f);
    super_block_sums[r][c] = _mm512_set1_epi32(0);
  }
  const intptr_t apart = wide;
  if (begin) SYNTH_DOWN for (int c = 0; c < columns; ++c) {
    const float *const from = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 16;
    const int32_t remaining = rows - r * 16;
    float partial[16] = {0};
    if (remaining < 16) memcpy(partial, from, (size_t)remaining * sizeof *partial);
    results[r][c] = _mm512_loadu_ps((remaining < 16 ? partial : from));
  }
  const int groups = (columns + 15) / 16, iterations = (end - begin) * groups;
  for (int iteration = -1; iteration <= iterations; ++iteration) {
    if (iteration >= 0 && iteration < iterations) {
      const int32_t b = begin + iteration / groups;
      __asm__ __volatile__("" ::: "memory");
      const int own = (b & ((1 << shared) - 1)) * fields; /* after the sub-steps of earlier blocks of the step */
      const uint8_t *const at = codes + (iteration % groups * 16) * column_stride + (intptr_t)b *
          parameters[SYNTH_FIELDS];
      { _tile_zero(0); }
      if (registers > 1) { _tile_zero(1); }
      for (int d = 0; d < fields; d += deep) {
        _tile_loadd(2, at + 4 * d, column_stride);
        { _tile_loadd(3, unpacked[0][own + d], 64); _tile_dpbsud(0, 2, 3); }
        if (registers > 1) { _tile_loadd(4, unpacked[1][own + d], 64); _tile_dpbsud(1, 2, 4); }
      }
      { _tile_stored(0, made[iteration & 1][0], 64); }
      if (registers > 1) { _tile_stored(1, made[iteration & 1][1], 64); }
    }
    if (iteration + 1 < iterations && (iteration + 1) % groups == 0) {
      const int32_t b = begin + (iteration + 1) / groups;
      const uint8_t *from = packed + (intptr_t)(b >> shared) * steps * stride;
      for (int step = 0; step < steps; ++step, from += stride)
        SYNTH_DOWN {
          const uint8_t *const weights = from + (intptr_t)r * 448;
          uint8_t *const sub_steps = unpacked[r][step * 8];
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          const __m512i w3 = _mm512_loadu_si512((const __m512i *)(weights + 192));
          const __m512i w4 = _mm512_loadu_si512((const __m512i *)(weights + 256));
          const __m512i w5 = _mm512_loadu_si512((const __m512i *)(weights + 320));
          const __m512i w6 = _mm512_loadu_si512((const __m512i *)(weights + 384));
          const __m512i u0_0 = _mm512_and_si512(w0, lanes8_127);
          const __m512i u1_0 = _mm512_and_si512(w1, lanes8_127);
          const __m512i u2_0 = _mm512_and_si512(w2, lanes8_127);
          const __m512i u3_0 = _mm512_and_si512(w3, lanes8_127);
          const __m512i u4_0 = _mm512_and_si512(w4, lanes8_127);
          const __m512i u5_0 = _mm512_and_si512(w5, lanes8_127);
          const __m512i u6_0 = _mm512_and_si512(w6, lanes8_127);
          const __m512i u7_0 = _mm512_srli_epi16(w0, 7);
          const __m512i u7_1 = _mm512_and_si512(u7_0, lanes8_1);
          const __m512i u7_2 = _mm512_srli_epi16(w1, 6);
          const __m512i u7_3 = _mm512_ternarylogic_epi32(lanes8_2, u7_1, u7_2, 44);
          const __m512i u7_4 = _mm512_srli_epi16(w2, 5);
          const __m512i u7_5 = _mm512_ternarylogic_epi32(lanes8_4, u7_3, u7_4, 44);
          const __m512i u7_6 = _mm512_srli_epi16(w3, 4);
          const __m512i u7_7 = _mm512_ternarylogic_epi32(lanes8_8, u7_5, u7_6, 44);
          const __m512i u7_8 = _mm512_srli_epi16(w4, 3);
          const __m512i u7_9 = _mm512_ternarylogic_epi32(lanes8_16, u7_7, u7_8, 44);
          const __m512i u7_10 = _mm512_srli_epi16(w5, 2);
          const __m512i u7_11 = _mm512_ternarylogic_epi32(lanes8_32, u7_9, u7_10, 44);
          const __m512i u7_12 = _mm512_srli_epi16(w6, 1);
          const __m512i u7_13 = _mm512_ternarylogic_epi32(lanes8_64, u7_11, u7_12, 44);
          _mm512_storeu_si512((__m512i *)(sub_steps + 0), u0_0);
          _mm512_storeu_si512((__m512i *)(sub_steps + 64), u1_0);
          _mm512_storeu_si512((__m512i *)(sub_steps + 128), u2_0);
          _mm512_storeu_si512((__m512i *)(sub_steps + 192), u3_0);
          _mm512_storeu_si512((__m512i *)(sub_steps + 256), u4_0);
          _mm512_storeu_si512((__m512i *)(sub_steps + 320), u5_0);
          _mm512_storeu_si512((__m512i *)(sub_steps + 384), u6_0);
          _mm512_storeu_si512((__m512i *)(sub_steps + 448), u7_13);
        }
    }
    if (iteration < 1) continue;
    const int32_t b = begin + (iteration - 1) / groups;
    const int first = (iteration - 1) % groups * 16;
    const uint8_t *const super_block_scales = scales + (intptr_t)(b >> parameters[SYNTH_SUPER_BLOCK]) * group * pitch;
    const uint8_t *const super_block_zeros = zeros + (intptr_t)(b >> parameters[SYNTH_SUPER_BLOCK]) * group *
        zero_pitch;
    const uint8_t *const own_integers = integers + (intptr_t)((b - begin) >> parameters[SYNTH_SUPER_BLOCK]) * group *
        wide;
    if (parameters[SYNTH_SUPER_BLOCK]) {
      __m512i factors[4];
      SYNTH_DOWN factors[r] = _mm512_cvtepi8_epi32(_mm_loadu_si128((const __m128i *)(own_integers + r * apart + (0 + (b
          & (each - 1))) * 16)));
      for (int c = first; c < first + high; ++c) SYNTH_DOWN {
        const intptr_t of = (intptr_t)c * blocks + b;
        const uint8_t *const sums = made[(iteration - 1) & 1][r][c - first];
        const __m512i begin = _mm512_set1_epi32(column_begins[of]);
        const __m512i column0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
        const __m512i after0 = _mm512_add_epi32(column0, begin);
        super_block_sums[r][c] = _mm512_add_epi32(super_block_sums[r][c], _mm512_mullo_epi32(after0, factors[r]));
      }
      if (((b + 1) & (each - 1)) == 0) {
        if (varied == 3) {
          for (int c = first; c < first + high; ++c) SYNTH_DOWN corrections[r][c] = _mm512_set1_epi32(0);
          for (int32_t block = 0; block < each; block += 2) SYNTH_DOWN {
            const __m512i integers = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)(own_integers + r * apart
                + (each + (block & ~1)) * 16)));
            for (int c = first; c < first + high; ++c) {
              int32_t of_column;
              const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / 2;
              memcpy(&of_column, column_sums + of, sizeof of_column);
              const __m512i sums = _mm512_set1_epi32(of_column), correction = corrections[r][c];
              const __m512i m_0 = _mm512_dpwssd_epi32(correction, sums, integers);
              corrections[r][c] = m_0;
            }
          }
          SYNTH_DOWN {
            const __m512 scale = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
            for (int c = first; c < first + high; ++c) {
              const intptr_t of = (intptr_t)c * blocks + b;
              const __m512 factor = _mm512_mul_ps(scale, _mm512_set1_ps(column_scales[of]));
              const __m512 sum = _mm512_cvtepi32_ps(corrections[r][c]);
              results[r][c] = _mm512_fmadd_ps(sum, factor, results[r][c]);
            }
          }
        }
        SYNTH_DOWN {
          const __m512 scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
          for (int c = first; c < first + high; ++c) {
            const intptr_t of = (intptr_t)c * blocks + b;
            const __m512 factor = _mm512_mul_ps(scale, _mm512_set1_ps(column_scales[of]));
            const __m512 sum = _mm512_cvtepi32_ps(super_block_sums[r][c]);
            results[r][c] = _mm512_fmadd_ps(sum, factor, results[r][c]);
          }
        }
        for (int c = first; c < first + high; ++c) SYNTH_DOWN super_block_sums[r][c] = _mm512_set1_epi32(0);
      }
    } else {
      if (varied == 3) SYNTH_DOWN {
        const __m512 offset = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
        for (int c = first; c < first + high; ++c) {
          const intptr_t of = (intptr_t)c * blocks + b;
          results[r][c] = _mm512_fmadd_ps(offset, _mm512_set1_ps(column_sums[of]), results[r][c]);
        }
      }
      __m512 live_scales[2], live_zeros[2];
      SYNTH_DOWN {
        const __m512 scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
        __m512 zero = _mm512_set1_ps(0.5f * (float)parameters[SYNTH_ZERO]);
        if (varied == 1) zero = _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(
            super_block_zeros + r * zero_pitch))));
        live_scales[r] = scale, live_zeros[r] = zero;
      }
      for (int c = first; c < first + high; ++c) {
        SYNTH_DOWN {
          const __m512 scale = live_scales[r], zero = live_zeros[r];
          const intptr_t of = (intptr_t)c * blocks + b;
          const uint8_t *const sums = made[(iteration - 1) & 1][r][c - first];
          const __m512i begin = _mm512_set1_epi32(column_begins[of]);
          const __m512i column0 = _mm512_loadu_si512((const __m512i *)(sums + 0));
          const __m512i after0 = _mm512_add_epi32(column0, begin);
          __m512 sum = _mm512_cvtepi32_ps(after0);
          if (pointed) sum = _mm512_fmadd_ps(zero, _mm512_set1_ps(column_sums[of]), sum);
          const __m512 factor = _mm512_mul_ps(scale, _mm512_set1_ps(column_scales[of]));
          results[r][c] = _mm512_fmadd_ps(sum, factor, results[r][c]);
        }
      }
    }
  }
  _tile_release();
  SYNTH_DOWN {
    const int32_t remaining = rows - r * 16;
    for (int c = 0; c < columns; ++c) {
      float *const to = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 16;
      if (parameters[SYNTH_BIASED] && end == blocks) results[r][c] = _mm512_add_ps(results[r][c],
          _mm512_loadu_ps(bias + r * 16));
      if (remaining >= 16) {
        _mm512_storeu_ps(to, results[r][c]);
      } else {
        float end[16];
        _mm512_storeu_ps(end, results[r][c]);
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
    case 0: code = (w[0 + at] >> 0 & 127) << 0; break;
    case 1: code = (w[64 + at] >> 0 & 127) << 0; break;
    case 2: code = (w[128 + at] >> 0 & 127) << 0; break;
    case 3: code = (w[192 + at] >> 0 & 127) << 0; break;
    case 4: code = (w[256 + at] >> 0 & 127) << 0; break;
    case 5: code = (w[320 + at] >> 0 & 127) << 0; break;
    case 6: code = (w[384 + at] >> 0 & 127) << 0; break;
    case 7: code = (w[0 + at] >> 7 & 1) << 0 | (w[64 + at] >> 7 & 1) << 1 | (w[128 + at] >> 7 & 1) << 2 | (w[192 + at]
        >> 7 & 1) << 3 | (w[256 + at] >> 7 & 1) << 4 | (w[320 + at] >> 7 & 1) << 5 | (w[384 + at] >> 7 & 1) << 6; break;
  }
  return (void)table, code;
}
#include "synth_avx512_linear_layer.h"
#undef LOCAL
