/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, weights of 4 bits, activations of 8: Intel AVX-512 F and BW (x86-64), x86_64_vnni.
 * Written by synth-kernel; do not edit.
 *
 * synth_avx512_linear.h says what a layer is made of. Bits of each byte that hold the codes of a sub-step,
 * lowest bits first: 0 to 3 of word 0; 4 to 7 of word 0. Adding to the result rounds once. Instructions: 3 for
 * unpacking a step; 1 for a sub-step; 2 for unpacking a step of one column; 2 for its unshifted sums of a block.
 *
 * Proof: 19 obligations, all proved: unpacking and products of every sub-step, every widening, no overflow in a
 * block.
 */
#define LOCAL(name) synth_avx512_linear_w4_x86_64_vnni_##name
#define LINEAR_NAME synth_avx512_linear_w4_x86_64_vnni
#define LINEAR_HEIGHT 16
#define LINEAR_COLUMNS 1
#define LINEAR_WORDS 1
#define LINEAR_SUB_STEPS 2
#define LINEAR_STORED_ZERO 0
#define LINEAR_LARGEST_CODE 15
#define LINEAR_HALVES 1
#define LINEAR_FUSED 1
#define LINEAR_FLUSHES 0
#define LINEAR_SCALES_TOGETHER 1
#define LINEAR_SUMS_TOGETHER 2
#define LINEAR_SUM int16_t
#define LINEAR_TILES(X) X(8, 2) X(4, 2) X(3, 4) X(2, 4) X(1, 4)
#define LINEAR_SUPER_BLOCK_TILES(X) X(4, 2) X(3, 2) X(2, 4) X(1, 4)
#define LINEAR_MATRIX_COLUMNS 0
#define LINEAR_MATRIX_LEAST 0
#define LINEAR_MATRIX_REGISTERS 0
#include "synth_avx512_linear.h"

#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && !defined(SYNTH_PORTABLE)
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

static const uint8_t LOCAL(lanes8_15)[] __attribute__((aligned(64))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
static const uint8_t LOCAL(lanes8_240)[] __attribute__((aligned(64))) = {
    0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0,
    0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0,
    0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0,
    0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0};
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
  const __m512i lanes8_15 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_15)));
  const __m512i lanes8_240 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_240)));
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 16 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 16 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 64;
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
    if (columns == 1) {
      __m512i unshifted_sums[4];
      SYNTH_DOWN unshifted_sums[r] = _mm512_set1_epi32(0);
      const uint8_t *from = packed + (intptr_t)b * steps * stride;
      const uint8_t *at = codes + (intptr_t)b * steps * 8;
      for (int32_t remaining = steps; remaining > 0;) {
        const int32_t run = remaining;
        remaining -= run;
        for (int32_t step = 0; step < run;
             ++step, from += stride, at += 8) {
          if (ahead) {
            UNROLL for (int line = 0; line < registers * 64; line += 64) SYNTH_AHEAD(ahead + line);
            ahead += further;
          }
          __m512i word[4][1];
          SYNTH_DOWN {
            const uint8_t *const weights = from + (intptr_t)r * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            word[r][0] = w0;
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              const __m512i w0 = word[r][0];
              const __m512i r0_0 = _mm512_and_si512(w0, lanes8_15);
              const __m512i weight_codes = r0_0;
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
              const __m512i w0 = word[r][0];
              const __m512i r1_0 = _mm512_and_si512(w0, lanes8_240);
              const __m512i weight_codes = r1_0;
              operand[r][0] = weight_codes;
              if (columns > 1) SYNTH_KEEP(operand[r][0]);
            }
            SYNTH_ACROSS {
              const uint8_t *const activations = at + (intptr_t)c * column_stride + 4;
              const __m512i a = _mm512_set1_epi32(*(const synth_i32 *)(activations + 0));
              SYNTH_DOWN {
                const __m512i weight_codes = operand[r][0];
                const __m512i sum0 = unshifted_sums[r];
                const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
                unshifted_sums[r] = s0_0;
              }
            }
          }
        }
      }
      SYNTH_DOWN {
        const __m512i sum0 = stage0[r][0], sum1 = unshifted_sums[r];
        const __m512i t_0 = _mm512_srai_epi32(sum1, 4);
        const __m512i t_1 = _mm512_add_epi32(sum0, t_0);
        stage0[r][0] = t_1;
      }
    } else {
      const uint8_t *from = packed + (intptr_t)b * steps * stride;
      const uint8_t *at = codes + (intptr_t)b * steps * 8;
      for (int32_t remaining = steps; remaining > 0;) {
        const int32_t run = remaining;
        remaining -= run;
        for (int32_t step = 0; step < run;
             ++step, from += stride, at += 8) {
          if (ahead) {
            UNROLL for (int line = 0; line < registers * 64; line += 64) SYNTH_AHEAD(ahead + line);
            ahead += further;
          }
          __m512i word[4][1];
          SYNTH_DOWN {
            const uint8_t *const weights = from + (intptr_t)r * 64;
            const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
            word[r][0] = w0;
          }
          {
            __m512i operand[4][1];
            SYNTH_DOWN {
              const __m512i w0 = word[r][0];
              const __m512i u0_0 = _mm512_and_si512(w0, lanes8_15);
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
              const __m512i w0 = word[r][0];
              const __m512i u1_0 = _mm512_srli_epi16(w0, 4);
              const __m512i u1_1 = _mm512_and_si512(u1_0, lanes8_15);
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
                const __m512i s0_0 = _mm512_dpbusd_epi32(sum0, weight_codes, a);
                stage0[r][c] = s0_0;
              }
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
#define LINEAR_HAS_TILE 1
#else
#define LINEAR_HAS_TILE 0
#endif

static inline int LOCAL(code)(const uint8_t *w, int row, int sub_step, int j, const uint8_t *table) {
  const int code = w[sub_step / 2 * 64 + row * 4 + j] >> sub_step % 2 * 4 & 15;
  return (void)table, code;
}
#include "synth_avx512_linear_layer.h"
#undef LOCAL
