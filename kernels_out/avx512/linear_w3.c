/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, weights of 3 bits, activations of 8: Intel AVX-512 F and BW (x86-64), x86_64. Written
 * by synth-kernel; do not edit.
 *
 * synth_avx512_linear.h says what a layer is made of. Bits of each byte that hold the codes of a sub-step,
 * lowest bits first: 0 to 2 of word 0; 3 to 5 of word 0; 0 to 2 of word 1; 3 to 5 of word 1; 0 to 2 of word 2; 3
 * to 5 of word 2; 6 to 7 of word 0, then 6 of word 2; 6 to 7 of word 1, then 7 of word 2. Adding to the result
 * rounds once. Instructions: 17 for unpacking a step; 2 for a sub-step; 2 for sums to 32 bits.
 *
 * Proof: 26 obligations, all proved: unpacking and products of every sub-step, every widening, no overflow in a
 * block.
 */
#define LOCAL(name) synth_avx512_linear_w3_##name
#define LINEAR_NAME synth_avx512_linear_w3
#define LINEAR_HEIGHT 16
#define LINEAR_COLUMNS 1
#define LINEAR_WORDS 3
#define LINEAR_SUB_STEPS 8
#define LINEAR_STORED_ZERO 0
#define LINEAR_LARGEST_CODE 7
#define LINEAR_HALVES 1
#define LINEAR_FUSED 1
#define LINEAR_FLUSHES 0
#define LINEAR_SCALES_TOGETHER 2
#define LINEAR_SUMS_TOGETHER 2
#define LINEAR_SUM int16_t
#define LINEAR_TILES(X) X(8, 1) X(4, 1) X(3, 1) X(2, 1) X(1, 4)
#define LINEAR_SUPER_BLOCK_TILES(X) X(8, 1) X(4, 1) X(3, 1) X(2, 1) X(1, 4)
#define LINEAR_MATRIX_COLUMNS 0
#define LINEAR_MATRIX_LEAST 0
#define LINEAR_MATRIX_REGISTERS 0
#include "synth_avx512_linear.h"

#if defined(__AVX512BW__) && !defined(SYNTH_PORTABLE)
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

static const uint8_t LOCAL(lanes8_7)[] __attribute__((aligned(64))) = {
    0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07,
    0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07,
    0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07,
    0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07, 0x07};
static const uint8_t LOCAL(lanes8_3)[] __attribute__((aligned(64))) = {
    0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03,
    0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03,
    0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03,
    0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03, 0x03};
static const uint8_t LOCAL(lanes8_4)[] __attribute__((aligned(64))) = {
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04,
    0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04, 0x04};
static const uint8_t LOCAL(lanes16_1)[] __attribute__((aligned(64))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};
static const uint8_t LOCAL(indices0)[] __attribute__((aligned(64))) = {
    0x00, 0x01, 0x00, 0x01, 0x04, 0x05, 0x04, 0x05, 0x08, 0x09, 0x08, 0x09, 0x0c, 0x0d, 0x0c, 0x0d,
    0x00, 0x01, 0x00, 0x01, 0x04, 0x05, 0x04, 0x05, 0x08, 0x09, 0x08, 0x09, 0x0c, 0x0d, 0x0c, 0x0d,
    0x00, 0x01, 0x00, 0x01, 0x04, 0x05, 0x04, 0x05, 0x08, 0x09, 0x08, 0x09, 0x0c, 0x0d, 0x0c, 0x0d,
    0x00, 0x01, 0x00, 0x01, 0x04, 0x05, 0x04, 0x05, 0x08, 0x09, 0x08, 0x09, 0x0c, 0x0d, 0x0c, 0x0d};
static const uint8_t LOCAL(indices2)[] __attribute__((aligned(64))) = {
    0x02, 0x03, 0x02, 0x03, 0x06, 0x07, 0x06, 0x07, 0x0a, 0x0b, 0x0a, 0x0b, 0x0e, 0x0f, 0x0e, 0x0f,
    0x02, 0x03, 0x02, 0x03, 0x06, 0x07, 0x06, 0x07, 0x0a, 0x0b, 0x0a, 0x0b, 0x0e, 0x0f, 0x0e, 0x0f,
    0x02, 0x03, 0x02, 0x03, 0x06, 0x07, 0x06, 0x07, 0x0a, 0x0b, 0x0a, 0x0b, 0x0e, 0x0f, 0x0e, 0x0f,
    0x02, 0x03, 0x02, 0x03, 0x06, 0x07, 0x06, 0x07, 0x0a, 0x0b, 0x0a, 0x0b, 0x0e, 0x0f, 0x0e, 0x0f};
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
  const __m512i lanes8_7 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_7)));
  const __m512i lanes8_3 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_3)));
  const __m512i lanes8_4 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_4)));
  const __m512i lanes16_1 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes16_1)));
  const __m512i indices0 = _mm512_loadu_si512((const __m512i *)(LOCAL(indices0)));
  const __m512i indices2 = _mm512_loadu_si512((const __m512i *)(LOCAL(indices2)));
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 16 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 16 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 192;
  const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * parameters[SYNTH_FIELDS]);
  const int shared = parameters[SYNTH_SHARED];
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
    __m512i stage0[4][8], stage1[4][8];
    if (few && (b & (each - 1)) == 0)
      LOCAL(integers)(integers, wide, registers, parameters, (uint8_t *)unpacked);
    __m512i factors[4];
    if (in_super_blocks) {
      if (b & 1) {
        SYNTH_DOWN {
          const __m512i integers = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)(own_integers + r * apart
              + (0 + (b & (each - 1) & ~1)) * 16)));
          const __m512i f1_0 = _mm512_shuffle_epi8(integers, indices2);
          factors[r] = f1_0;
        }
      } else {
        SYNTH_DOWN {
          const __m512i integers = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)(own_integers + r * apart
              + (0 + (b & (each - 1) & ~1)) * 16)));
          const __m512i f0_0 = _mm512_shuffle_epi8(integers, indices0);
          factors[r] = f0_0;
        }
      }
    } else {
      SYNTH_ACROSS {
        const __m512i begin = _mm512_set1_epi32(column_begins[(intptr_t)c * blocks + b]);
        SYNTH_DOWN stage1[r][c] = begin;
      }
    }
    SYNTH_DOWN SYNTH_ACROSS stage0[r][c] = _mm512_set1_epi32(0);
    if (in_super_blocks && shared) { /* a step has several blocks */
      const uint8_t *const from = packed + (intptr_t)(b / 2) * stride;
      const uint8_t *const at = codes + (intptr_t)b * 16;
      if (b % 2 == 0) {
        if (ahead) {
          UNROLL for (int line = 0; line < registers * 192; line += 64) SYNTH_AHEAD(ahead + line);
          ahead += further;
        }
        __m512i word[4][2];
        SYNTH_DOWN {
          const uint8_t *const weights = from + (intptr_t)r * 192;
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          word[r][0] = w0;
          word[r][1] = w1;
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            const __m512i w0 = word[r][0];
            const __m512i u0_0 = _mm512_and_si512(w0, lanes8_7);
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
              const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
              const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            const __m512i w0 = word[r][0];
            const __m512i u1_0 = _mm512_srli_epi16(w0, 3);
            const __m512i u1_1 = _mm512_and_si512(u1_0, lanes8_7);
            const __m512i weight_codes = u1_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 4;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
              const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            const __m512i w1 = word[r][1];
            const __m512i u2_0 = _mm512_and_si512(w1, lanes8_7);
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
              const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
              const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            const __m512i w1 = word[r][1];
            const __m512i u3_0 = _mm512_srli_epi16(w1, 3);
            const __m512i u3_1 = _mm512_and_si512(u3_0, lanes8_7);
            const __m512i weight_codes = u3_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 12;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
              const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
      }
      if (b % 2 == 1) {
        __m512i word[4][11];
        if (columns <= 2) SYNTH_DOWN {
          const uint8_t *const weights = from + (intptr_t)r * 192;
          const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
          word[r][0] = w2;
          word[r][1] = w0;
          word[r][2] = w1;
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 192;
              const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
              word[r][0] = w2;
            }
            {
              const __m512i w2 = word[r][0];
              const __m512i u6_2 = _mm512_srli_epi16(w2, 4);
              const __m512i u7_2 = _mm512_srli_epi16(w2, 5);
              word[r][3] = u6_2;
              word[r][4] = u7_2;
            }
            const __m512i w2 = word[r][0];
            const __m512i u4_0 = _mm512_and_si512(w2, lanes8_7);
            const __m512i weight_codes = u4_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 0;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
              const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            const __m512i w2 = word[r][0];
            const __m512i u5_0 = _mm512_srli_epi16(w2, 3);
            const __m512i u5_1 = _mm512_and_si512(u5_0, lanes8_7);
            const __m512i weight_codes = u5_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 4;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
              const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 192;
              const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
              word[r][1] = w0;
            }
            {
              const __m512i w0 = word[r][1];
              const __m512i u6_2 = word[r][3];
              const __m512i u6_0 = _mm512_srli_epi16(w0, 6);
              const __m512i u6_1 = _mm512_and_si512(u6_0, lanes8_3);
              const __m512i u6_3 = _mm512_ternarylogic_epi32(lanes8_4, u6_1, u6_2, 44);
              word[r][5] = u6_0;
              word[r][6] = u6_1;
              word[r][7] = u6_3;
            }
            const __m512i u6_3 = word[r][7];
            const __m512i weight_codes = u6_3;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 8;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
              const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m512i operand[4][1];
          SYNTH_DOWN {
            if (columns > 2) {
              const uint8_t *const weights = from + (intptr_t)r * 192;
              const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
              word[r][2] = w1;
            }
            {
              const __m512i w1 = word[r][2];
              const __m512i u7_2 = word[r][4];
              const __m512i u7_0 = _mm512_srli_epi16(w1, 6);
              const __m512i u7_1 = _mm512_and_si512(u7_0, lanes8_3);
              const __m512i u7_3 = _mm512_ternarylogic_epi32(lanes8_4, u7_1, u7_2, 44);
              word[r][8] = u7_0;
              word[r][9] = u7_1;
              word[r][10] = u7_3;
            }
            const __m512i u7_3 = word[r][10];
            const __m512i weight_codes = u7_3;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 12;
            const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m512i weight_codes = operand[r][0];
              const __m512i sum0 = stage0[r][c];
              const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
              const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
      }
      if (in_super_blocks) {
        SYNTH_DOWN SYNTH_ACROSS {
          const __m512i scaled = super_block_sums[r][c], sum0 = stage0[r][c], factor = factors[r];
          const __m512i v_0 = _mm512_madd_epi16(sum0, factor);
          const __m512i v_1 = _mm512_add_epi32(v_0, scaled);
          super_block_sums[r][c] = v_1;
          stage0[r][c] = _mm512_set1_epi32(0);
        }
      } else {
        SYNTH_DOWN SYNTH_ACROSS {
          const __m512i sum0 = stage0[r][c];
          const __m512i sum1 = stage1[r][c];
          const __m512i s1_0 = _mm512_madd_epi16(sum0, lanes16_1);
          const __m512i s1_1 = _mm512_add_epi32(s1_0, sum1);
          stage1[r][c] = s1_1;
          stage0[r][c] = _mm512_set1_epi32(0);
        }
      }
    } else {
      const uint8_t *from = packed + (intptr_t)b * steps * stride;
      const uint8_t *at = codes + (intptr_t)b * steps * 32;
      for (int32_t remaining = steps; remaining > 0;) {
        const int32_t run = remaining < 2 ? remaining : 2;
        remaining -= run;
        for (int32_t step = 0; step < run;
             ++step, from += stride, at += 32) {
          if (ahead) {
            UNROLL for (int line = 0; line < registers * 192; line += 64) SYNTH_AHEAD(ahead + line);
            ahead += further;
          }
          __m512i word[4][11];
          if (columns <= 2) SYNTH_DOWN {
            const uint8_t *const weights = from + (intptr_t)r * 192;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
            const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
            word[r][0] = w0;
            word[r][1] = w1;
            word[r][2] = w2;
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              if (columns > 2) {
                const uint8_t *const weights = from + (intptr_t)r * 192;
                const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
                word[r][0] = w0;
              }
              {
                const __m512i w0 = word[r][0];
                const __m512i u6_0 = _mm512_srli_epi16(w0, 6);
                const __m512i u6_1 = _mm512_and_si512(u6_0, lanes8_3);
                word[r][3] = u6_0;
                word[r][4] = u6_1;
              }
              const __m512i w0 = word[r][0];
              const __m512i u0_0 = _mm512_and_si512(w0, lanes8_7);
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
                const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
                const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
                stage0[r][c] = s0_1;
              }
            }
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              const __m512i w0 = word[r][0];
              const __m512i u1_0 = _mm512_srli_epi16(w0, 3);
              const __m512i u1_1 = _mm512_and_si512(u1_0, lanes8_7);
              const __m512i weight_codes = u1_1;
              operand[r][0] = weight_codes;
              if (columns > 1) SYNTH_KEEP(operand[r][0]);
            }
            SYNTH_ACROSS {
              const uint8_t *const activations = at + (intptr_t)c * column_stride + 4;
              const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
              SYNTH_DOWN {
                const __m512i weight_codes = operand[r][0];
                const __m512i sum0 = stage0[r][c];
                const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
                const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
                stage0[r][c] = s0_1;
              }
            }
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              if (columns > 2) {
                const uint8_t *const weights = from + (intptr_t)r * 192;
                const __m512i w1 = _mm512_loadu_si512((const __m512i *)(weights + 64));
                word[r][1] = w1;
              }
              {
                const __m512i w1 = word[r][1];
                const __m512i u7_0 = _mm512_srli_epi16(w1, 6);
                const __m512i u7_1 = _mm512_and_si512(u7_0, lanes8_3);
                word[r][5] = u7_0;
                word[r][6] = u7_1;
              }
              const __m512i w1 = word[r][1];
              const __m512i u2_0 = _mm512_and_si512(w1, lanes8_7);
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
                const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
                const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
                stage0[r][c] = s0_1;
              }
            }
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              const __m512i w1 = word[r][1];
              const __m512i u3_0 = _mm512_srli_epi16(w1, 3);
              const __m512i u3_1 = _mm512_and_si512(u3_0, lanes8_7);
              const __m512i weight_codes = u3_1;
              operand[r][0] = weight_codes;
              if (columns > 1) SYNTH_KEEP(operand[r][0]);
            }
            SYNTH_ACROSS {
              const uint8_t *const activations = at + (intptr_t)c * column_stride + 12;
              const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
              SYNTH_DOWN {
                const __m512i weight_codes = operand[r][0];
                const __m512i sum0 = stage0[r][c];
                const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
                const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
                stage0[r][c] = s0_1;
              }
            }
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              if (columns > 2) {
                const uint8_t *const weights = from + (intptr_t)r * 192;
                const __m512i w2 = _mm512_loadu_si512((const __m512i *)(weights + 128));
                word[r][2] = w2;
              }
              {
                const __m512i w2 = word[r][2];
                const __m512i u6_1 = word[r][4];
                const __m512i u7_1 = word[r][6];
                const __m512i u6_2 = _mm512_srli_epi16(w2, 4);
                const __m512i u6_3 = _mm512_ternarylogic_epi32(lanes8_4, u6_1, u6_2, 44);
                const __m512i u7_2 = _mm512_srli_epi16(w2, 5);
                const __m512i u7_3 = _mm512_ternarylogic_epi32(lanes8_4, u7_1, u7_2, 44);
                word[r][7] = u6_2;
                word[r][8] = u6_3;
                word[r][9] = u7_2;
                word[r][10] = u7_3;
              }
              const __m512i w2 = word[r][2];
              const __m512i u4_0 = _mm512_and_si512(w2, lanes8_7);
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
                const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
                const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
                stage0[r][c] = s0_1;
              }
            }
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              const __m512i w2 = word[r][2];
              const __m512i u5_0 = _mm512_srli_epi16(w2, 3);
              const __m512i u5_1 = _mm512_and_si512(u5_0, lanes8_7);
              const __m512i weight_codes = u5_1;
              operand[r][0] = weight_codes;
              if (columns > 1) SYNTH_KEEP(operand[r][0]);
            }
            SYNTH_ACROSS {
              const uint8_t *const activations = at + (intptr_t)c * column_stride + 20;
              const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
              SYNTH_DOWN {
                const __m512i weight_codes = operand[r][0];
                const __m512i sum0 = stage0[r][c];
                const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
                const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
                stage0[r][c] = s0_1;
              }
            }
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              const __m512i u6_3 = word[r][8];
              const __m512i weight_codes = u6_3;
              operand[r][0] = weight_codes;
              if (columns > 1) SYNTH_KEEP(operand[r][0]);
            }
            SYNTH_ACROSS {
              const uint8_t *const activations = at + (intptr_t)c * column_stride + 24;
              const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
              SYNTH_DOWN {
                const __m512i weight_codes = operand[r][0];
                const __m512i sum0 = stage0[r][c];
                const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
                const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
                stage0[r][c] = s0_1;
              }
            }
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              const __m512i u7_3 = word[r][10];
              const __m512i weight_codes = u7_3;
              operand[r][0] = weight_codes;
              if (columns > 1) SYNTH_KEEP(operand[r][0]);
            }
            SYNTH_ACROSS {
              const uint8_t *const activations = at + (intptr_t)c * column_stride + 28;
              const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
              SYNTH_DOWN {
                const __m512i weight_codes = operand[r][0];
                const __m512i sum0 = stage0[r][c];
                const __m512i s0_0 = _mm512_maddubs_epi16(weight_codes, a);
                const __m512i s0_1 = _mm512_add_epi16(s0_0, sum0);
                stage0[r][c] = s0_1;
              }
            }
          }
        }
        if (in_super_blocks) {
          SYNTH_DOWN SYNTH_ACROSS {
            const __m512i scaled = super_block_sums[r][c], sum0 = stage0[r][c], factor = factors[r];
            const __m512i v_0 = _mm512_madd_epi16(sum0, factor);
            const __m512i v_1 = _mm512_add_epi32(v_0, scaled);
            super_block_sums[r][c] = v_1;
            stage0[r][c] = _mm512_set1_epi32(0);
          }
        } else {
          SYNTH_DOWN SYNTH_ACROSS {
            const __m512i sum0 = stage0[r][c];
            const __m512i sum1 = stage1[r][c];
            const __m512i s1_0 = _mm512_madd_epi16(sum0, lanes16_1);
            const __m512i s1_1 = _mm512_add_epi32(s1_0, sum1);
            stage1[r][c] = s1_1;
            stage0[r][c] = _mm512_set1_epi32(0);
          }
        }
      }
    }
    if (in_super_blocks) {
      if (((b + 1) & (each - 1)) == 0) {
        const int32_t zero = parameters[SYNTH_ZERO] - 0;
        UNROLL for (int of_scale = 0; of_scale < 2; ++of_scale) {
          if (of_scale ? zero == 0 : varied != 3) continue;
          SYNTH_DOWN SYNTH_ACROSS corrections[r][c] = _mm512_set1_epi32(0);
          for (int32_t block = 0; block < each; block += 2) SYNTH_DOWN {
            const __m512i integers = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)(own_integers + r * apart
                + ((of_scale ? 0 : each) + (block & ~1)) * 16)));
            SYNTH_ACROSS {
              int32_t of_column;
              const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / 2;
              memcpy(&of_column, column_sums + of, sizeof of_column);
              const __m512i sums = _mm512_set1_epi32(of_column), correction = corrections[r][c];
              const __m512i m_0 = _mm512_madd_epi16(sums, integers);
              const __m512i m_1 = _mm512_add_epi32(m_0, correction);
              corrections[r][c] = m_1;
            }
          }
          if (of_scale) {
            SYNTH_DOWN SYNTH_ACROSS super_block_sums[r][c] = _mm512_add_epi32(super_block_sums[r][c],
                _mm512_mullo_epi32(corrections[r][c], _mm512_set1_epi32(-zero)));
          } else {
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
          __m512 sum = _mm512_cvtepi32_ps(stage1[r][c]);
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
#define LINEAR_HAS_TILE 1
#else
#define LINEAR_HAS_TILE 0
#endif

static inline int LOCAL(code)(const uint8_t *w, int row, int sub_step, int j, const uint8_t *table) {
  const int at = row * 4 + j;
  int code = 0;
  switch (sub_step) {
    case 0: code = (w[0 + at] >> 0 & 7) << 0; break;
    case 1: code = (w[0 + at] >> 3 & 7) << 0; break;
    case 2: code = (w[64 + at] >> 0 & 7) << 0; break;
    case 3: code = (w[64 + at] >> 3 & 7) << 0; break;
    case 4: code = (w[128 + at] >> 0 & 7) << 0; break;
    case 5: code = (w[128 + at] >> 3 & 7) << 0; break;
    case 6: code = (w[0 + at] >> 6 & 3) << 0 | (w[128 + at] >> 6 & 1) << 2; break;
    case 7: code = (w[64 + at] >> 6 & 3) << 0 | (w[128 + at] >> 7 & 1) << 2; break;
  }
  return (void)table, code;
}
#include "synth_avx512_linear_layer.h"
#undef LOCAL
