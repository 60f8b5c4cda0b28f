/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, weights of 1 bits, activations of 8: Intel AVX2 (x86-64), x86_64. Written by
 * synth-kernel; do not edit.
 *
 * synth_avx2_linear.h says what a layer is made of. Bits of each byte that hold the codes of a sub-step, lowest
 * bits first: 0 of word 0; 1 of word 0; 2 of word 0; 3 of word 0; 4 of word 0; 5 of word 0; 6 of word 0; 7 of
 * word 0. Adding to the result rounds once. Instructions: 15 for unpacking a step; 2 for a sub-step; 2 for sums
 * to 32 bits.
 *
 * Proof: 28 obligations, all proved: unpacking and products of every sub-step, every widening, no overflow in a
 * block.
 */
#define LOCAL(name) synth_avx2_linear_w1_##name
#define LINEAR_NAME synth_avx2_linear_w1
#define LINEAR_HEIGHT 8
#define LINEAR_COLUMNS 1
#define LINEAR_WORDS 1
#define LINEAR_SUB_STEPS 8
#define LINEAR_STORED_ZERO 0
#define LINEAR_LARGEST_CODE 1
#define LINEAR_HALVES 1
#define LINEAR_FUSED 1
#define LINEAR_FLUSHES 0
#define LINEAR_SCALES_TOGETHER 2
#define LINEAR_SUMS_TOGETHER 2
#define LINEAR_SUM int16_t
#define LINEAR_TILES(X) X(4, 2) X(3, 2) X(2, 2) X(1, 4)
#define LINEAR_SUPER_BLOCK_TILES(X) X(8, 1) X(3, 2) X(2, 2) X(1, 4)
#define LINEAR_MATRIX_COLUMNS 0
#define LINEAR_MATRIX_LEAST 0
#define LINEAR_MATRIX_REGISTERS 0
#include "synth_avx2_linear.h"

#if defined(__AVX2__) && defined(__FMA__) && defined(__F16C__) && !defined(SYNTH_PORTABLE)
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
#define SYNTH_KEEP(value) __asm__("" : "+x"(value))
#define SYNTH_AHEAD(address) __builtin_prefetch(address, 0, 3)
#else
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#define SYNTH_AHEAD(address) ((void)0)
#endif

static const uint8_t LOCAL(lanes8_1)[] __attribute__((aligned(32))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};
static const uint8_t LOCAL(lanes16_1)[] __attribute__((aligned(32))) = {
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00, 0x01, 0x00};
static const uint8_t LOCAL(indices0)[] __attribute__((aligned(32))) = {
    0x00, 0x01, 0x00, 0x01, 0x04, 0x05, 0x04, 0x05, 0x08, 0x09, 0x08, 0x09, 0x0c, 0x0d, 0x0c, 0x0d,
    0x00, 0x01, 0x00, 0x01, 0x04, 0x05, 0x04, 0x05, 0x08, 0x09, 0x08, 0x09, 0x0c, 0x0d, 0x0c, 0x0d};
static const uint8_t LOCAL(indices2)[] __attribute__((aligned(32))) = {
    0x02, 0x03, 0x02, 0x03, 0x06, 0x07, 0x06, 0x07, 0x0a, 0x0b, 0x0a, 0x0b, 0x0e, 0x0f, 0x0e, 0x0f,
    0x02, 0x03, 0x02, 0x03, 0x06, 0x07, 0x06, 0x07, 0x0a, 0x0b, 0x0a, 0x0b, 0x0e, 0x0f, 0x0e, 0x0f};
SYNTH_INLINE __m256 LOCAL(scales)(
    const uint8_t *at, const int32_t *parameters) {
  if (parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2)
    return _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(at)));
  return (void)parameters, _mm256_loadu_ps((const float *)at);
}

#define SYNTH_DOWN UNROLL for (int r = 0; r < registers; ++r)
#define SYNTH_ACROSS UNROLL for (int c = 0; c < columns; ++c)
SYNTH_INLINE void LOCAL(tile)(const int in_super_blocks, const int registers, const int columns,
    SYNTH_TILE_PARAMETERS) {
  const __m256i lanes8_1 = _mm256_loadu_si256((const __m256i *)(LOCAL(lanes8_1)));
  const __m256i lanes16_1 = _mm256_loadu_si256((const __m256i *)(LOCAL(lanes16_1)));
  const __m256i indices0 = _mm256_loadu_si256((const __m256i *)(LOCAL(indices0)));
  const __m256i indices2 = _mm256_loadu_si256((const __m256i *)(LOCAL(indices2)));
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 8 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 8 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 32;
  const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * parameters[SYNTH_FIELDS]);
  __m256 results[4][8];
  __m256i super_block_sums[4][8], corrections[4][8];
  SYNTH_DOWN SYNTH_ACROSS results[r][c] = _mm256_set1_ps(0.0f), super_block_sums[r][c] = _mm256_set1_epi32(0);
  if (begin) SYNTH_DOWN SYNTH_ACROSS {
    const float *const from = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 8;
    const int32_t remaining = rows - r * 8;
    float partial[8] = {0};
    if (remaining < 8) memcpy(partial, from, (size_t)remaining * sizeof *partial);
    results[r][c] = _mm256_loadu_ps((remaining < 8 ? partial : from));
  }
  __m256i unpacked[4][8];
  const int few = in_super_blocks && columns <= 2 && parameters[SYNTH_INTEGERS];
  const intptr_t apart = few ? 8 * (intptr_t)parameters[SYNTH_COUNT] : wide;
  const uint8_t *own_integers = few ? (const uint8_t *)unpacked : integers;
  const uint8_t *super_block_scales = scales + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * pitch;
  const uint8_t *super_block_zeros = zeros + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * zero_pitch;
  for (int32_t b = begin; b < end; ++b) {
    __m256i stage0[4][8], stage1[4][8];
    if (few && (b & (each - 1)) == 0)
      LOCAL(integers)(integers, wide, registers, parameters, (uint8_t *)unpacked);
    __m256i factors[4];
    if (in_super_blocks) {
      if (b & 1) {
        SYNTH_DOWN {
          const __m256i integers = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(own_integers + r * apart + (0
              + (b & (each - 1) & ~1)) * 8)));
          const __m256i f1_0 = _mm256_shuffle_epi8(integers, indices2);
          factors[r] = f1_0;
        }
      } else {
        SYNTH_DOWN {
          const __m256i integers = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(own_integers + r * apart + (0
              + (b & (each - 1) & ~1)) * 8)));
          const __m256i f0_0 = _mm256_shuffle_epi8(integers, indices0);
          factors[r] = f0_0;
        }
      }
    } else {
      SYNTH_ACROSS {
        const __m256i begin = _mm256_set1_epi32(column_begins[(intptr_t)c * blocks + b]);
        SYNTH_DOWN stage1[r][c] = begin;
      }
    }
    SYNTH_DOWN SYNTH_ACROSS stage0[r][c] = _mm256_set1_epi32(0);
    const uint8_t *from = packed + (intptr_t)b * steps * stride;
    const uint8_t *at = codes + (intptr_t)b * steps * 32;
    for (int32_t remaining = steps; remaining > 0;) {
      const int32_t run = remaining < 15 ? remaining : 15;
      remaining -= run;
      for (int32_t step = 0; step < run;
           ++step, from += stride, at += 32) {
        if (ahead) {
          UNROLL for (int line = 0; line < registers * 32; line += 64) SYNTH_AHEAD(ahead + line);
          ahead += further;
        }
        __m256i word[4][1];
        SYNTH_DOWN {
          const uint8_t *const weights = from + (intptr_t)r * 32;
          const __m256i w0 = _mm256_loadu_si256((const __m256i *)(weights + 0));
          word[r][0] = w0;
        }
        {
          __m256i operand[4][1];
          SYNTH_DOWN {
            const __m256i w0 = word[r][0];
            const __m256i u0_0 = _mm256_and_si256(w0, lanes8_1);
            const __m256i weight_codes = u0_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 0;
            const __m256i a = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m256i weight_codes = operand[r][0];
              const __m256i sum0 = stage0[r][c];
              const __m256i s0_0 = _mm256_maddubs_epi16(weight_codes, a);
              const __m256i s0_1 = _mm256_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m256i operand[4][1];
          SYNTH_DOWN {
            const __m256i w0 = word[r][0];
            const __m256i u1_0 = _mm256_srli_epi16(w0, 1);
            const __m256i u1_1 = _mm256_and_si256(u1_0, lanes8_1);
            const __m256i weight_codes = u1_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 4;
            const __m256i a = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m256i weight_codes = operand[r][0];
              const __m256i sum0 = stage0[r][c];
              const __m256i s0_0 = _mm256_maddubs_epi16(weight_codes, a);
              const __m256i s0_1 = _mm256_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m256i operand[4][1];
          SYNTH_DOWN {
            const __m256i w0 = word[r][0];
            const __m256i u2_0 = _mm256_srli_epi16(w0, 2);
            const __m256i u2_1 = _mm256_and_si256(u2_0, lanes8_1);
            const __m256i weight_codes = u2_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 8;
            const __m256i a = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m256i weight_codes = operand[r][0];
              const __m256i sum0 = stage0[r][c];
              const __m256i s0_0 = _mm256_maddubs_epi16(weight_codes, a);
              const __m256i s0_1 = _mm256_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m256i operand[4][1];
          SYNTH_DOWN {
            const __m256i w0 = word[r][0];
            const __m256i u3_0 = _mm256_srli_epi16(w0, 3);
            const __m256i u3_1 = _mm256_and_si256(u3_0, lanes8_1);
            const __m256i weight_codes = u3_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 12;
            const __m256i a = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m256i weight_codes = operand[r][0];
              const __m256i sum0 = stage0[r][c];
              const __m256i s0_0 = _mm256_maddubs_epi16(weight_codes, a);
              const __m256i s0_1 = _mm256_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m256i operand[4][1];
          SYNTH_DOWN {
            const __m256i w0 = word[r][0];
            const __m256i u4_0 = _mm256_srli_epi16(w0, 4);
            const __m256i u4_1 = _mm256_and_si256(u4_0, lanes8_1);
            const __m256i weight_codes = u4_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 16;
            const __m256i a = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m256i weight_codes = operand[r][0];
              const __m256i sum0 = stage0[r][c];
              const __m256i s0_0 = _mm256_maddubs_epi16(weight_codes, a);
              const __m256i s0_1 = _mm256_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m256i operand[4][1];
          SYNTH_DOWN {
            const __m256i w0 = word[r][0];
            const __m256i u5_0 = _mm256_srli_epi16(w0, 5);
            const __m256i u5_1 = _mm256_and_si256(u5_0, lanes8_1);
            const __m256i weight_codes = u5_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 20;
            const __m256i a = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m256i weight_codes = operand[r][0];
              const __m256i sum0 = stage0[r][c];
              const __m256i s0_0 = _mm256_maddubs_epi16(weight_codes, a);
              const __m256i s0_1 = _mm256_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m256i operand[4][1];
          SYNTH_DOWN {
            const __m256i w0 = word[r][0];
            const __m256i u6_0 = _mm256_srli_epi16(w0, 6);
            const __m256i u6_1 = _mm256_and_si256(u6_0, lanes8_1);
            const __m256i weight_codes = u6_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 24;
            const __m256i a = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m256i weight_codes = operand[r][0];
              const __m256i sum0 = stage0[r][c];
              const __m256i s0_0 = _mm256_maddubs_epi16(weight_codes, a);
              const __m256i s0_1 = _mm256_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
        {
          __m256i operand[4][1];
          SYNTH_DOWN {
            const __m256i w0 = word[r][0];
            const __m256i u7_0 = _mm256_srli_epi16(w0, 7);
            const __m256i u7_1 = _mm256_and_si256(u7_0, lanes8_1);
            const __m256i weight_codes = u7_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 28;
            const __m256i a = _mm256_set1_epi32(*(const synth_i32 *)(activations + 0));
            SYNTH_DOWN {
              const __m256i weight_codes = operand[r][0];
              const __m256i sum0 = stage0[r][c];
              const __m256i s0_0 = _mm256_maddubs_epi16(weight_codes, a);
              const __m256i s0_1 = _mm256_add_epi16(s0_0, sum0);
              stage0[r][c] = s0_1;
            }
          }
        }
      }
      if (in_super_blocks) {
        SYNTH_DOWN SYNTH_ACROSS {
          const __m256i scaled = super_block_sums[r][c], sum0 = stage0[r][c], factor = factors[r];
          const __m256i v_0 = _mm256_madd_epi16(sum0, factor);
          const __m256i v_1 = _mm256_add_epi32(v_0, scaled);
          super_block_sums[r][c] = v_1;
          stage0[r][c] = _mm256_set1_epi32(0);
        }
      } else {
        SYNTH_DOWN SYNTH_ACROSS {
          const __m256i sum0 = stage0[r][c];
          const __m256i sum1 = stage1[r][c];
          const __m256i s1_0 = _mm256_madd_epi16(sum0, lanes16_1);
          const __m256i s1_1 = _mm256_add_epi32(s1_0, sum1);
          stage1[r][c] = s1_1;
          stage0[r][c] = _mm256_set1_epi32(0);
        }
      }
    }
    if (in_super_blocks) {
      if (((b + 1) & (each - 1)) == 0) {
        const int32_t zero = parameters[SYNTH_ZERO] - 0;
        UNROLL for (int of_scale = 0; of_scale < 2; ++of_scale) {
          if (of_scale ? zero == 0 : varied != 3) continue;
          SYNTH_DOWN SYNTH_ACROSS corrections[r][c] = _mm256_set1_epi32(0);
          for (int32_t block = 0; block < each; block += 2) SYNTH_DOWN {
            const __m256i integers = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(own_integers + r * apart
                + ((of_scale ? 0 : each) + (block & ~1)) * 8)));
            SYNTH_ACROSS {
              int32_t of_column;
              const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / 2;
              memcpy(&of_column, column_sums + of, sizeof of_column);
              const __m256i sums = _mm256_set1_epi32(of_column), correction = corrections[r][c];
              const __m256i m_0 = _mm256_madd_epi16(sums, integers);
              const __m256i m_1 = _mm256_add_epi32(m_0, correction);
              corrections[r][c] = m_1;
            }
          }
          if (of_scale) {
            SYNTH_DOWN SYNTH_ACROSS super_block_sums[r][c] = _mm256_add_epi32(super_block_sums[r][c],
                _mm256_mullo_epi32(corrections[r][c], _mm256_set1_epi32(-zero)));
          } else {
            SYNTH_DOWN {
              const __m256 scale = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
              SYNTH_ACROSS {
                const intptr_t of = (intptr_t)c * blocks + b;
                const __m256 factor = _mm256_mul_ps(scale, _mm256_set1_ps(column_scales[of]));
                const __m256 sum = _mm256_cvtepi32_ps(corrections[r][c]);
                results[r][c] = _mm256_fmadd_ps(sum, factor, results[r][c]);
              }
            }
          }
        }
        SYNTH_DOWN {
          const __m256 scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
          SYNTH_ACROSS {
            const intptr_t of = (intptr_t)c * blocks + b;
            const __m256 factor = _mm256_mul_ps(scale, _mm256_set1_ps(column_scales[of]));
            const __m256 sum = _mm256_cvtepi32_ps(super_block_sums[r][c]);
            results[r][c] = _mm256_fmadd_ps(sum, factor, results[r][c]);
          }
        }
        SYNTH_DOWN SYNTH_ACROSS super_block_sums[r][c] = _mm256_set1_epi32(0);
      }
    } else {
      if (varied == 3) SYNTH_DOWN {
        const __m256 offset = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          results[r][c] = _mm256_fmadd_ps(offset, _mm256_set1_ps(column_sums[of]), results[r][c]);
        }
      }
      SYNTH_DOWN {
        const __m256 scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
        __m256 zero = _mm256_set1_ps(0.5f * (float)parameters[SYNTH_ZERO]);
        if (varied == 1) zero = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(
            super_block_zeros + r * zero_pitch))));
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          __m256 sum = _mm256_cvtepi32_ps(stage1[r][c]);
          if (pointed) sum = _mm256_fmadd_ps(zero, _mm256_set1_ps(column_sums[of]), sum);
          const __m256 factor = _mm256_mul_ps(scale, _mm256_set1_ps(column_scales[of]));
          results[r][c] = _mm256_fmadd_ps(sum, factor, results[r][c]);
        }
      }
    }
    if (!in_super_blocks || ((b + 1) & (each - 1)) == 0) {
      super_block_scales += group * pitch, super_block_zeros += group * zero_pitch, integers += group * wide;
      if (!few) own_integers = integers;
    }
  }
  SYNTH_DOWN {
    const int32_t remaining = rows - r * 8;
    SYNTH_ACROSS {
      float *const to = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 8;
      if (parameters[SYNTH_BIASED] && end == blocks) results[r][c] = _mm256_add_ps(results[r][c],
          _mm256_loadu_ps(bias + r * 8));
      if (remaining >= 8) {
        _mm256_storeu_ps(to, results[r][c]);
      } else {
        float end[8];
        _mm256_storeu_ps(end, results[r][c]);
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
  const int code = w[sub_step / 8 * 32 + row * 4 + j] >> sub_step % 8 * 1 & 1;
  return (void)table, code;
}
#include "synth_avx2_linear_layer.h"
#undef LOCAL
