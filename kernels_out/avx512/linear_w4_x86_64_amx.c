/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, weights of 4 bits, activations of 8: Intel AVX-512 F and BW (x86-64), x86_64_amx.
 * Written by synth-kernel; do not edit.
 *
 * A block is a quantization group: weights of one row that share a scale. out[n][m] = bias[m] + sum over the
 * blocks b, in order, of offset[m][b] * column_sum[n][b] (if the parameter varied is 3), then scale[m][b] *
 * column_scale[n][b] * (sum over the block of activation * code - zero[m][b] * sum over the block of
 * activation).
 *
 * packed: weights. 4 registers of 16 rows lie together, or fewer at the end. They have per block, step of 8
 * positions and register 1 words of 4 bytes per row, the same word of all rows side by side. Bits of each byte
 * that hold the codes of a sub-step, lowest bits first: 0 to 3 of word 0; 4 to 7 of word 0. Byte j of sub-step s
 * is multiplied by codes[4 s + j] of a column. scales: per block and register one scale per row, of pitch bytes:
 * 4 is a float, 2 a float16. zeros: if varied is 1, per block and row a uint8_t; if varied is 3, offsets of
 * zero_pitch bytes, laid out as scales are. Otherwise zero is the zero point of every block, or twice that if
 * varied is 2. If super_block is not 0, 2^super_block blocks form a super-block. Scales and zeros then have per
 * super-block a float16 per row. Integers follow the scales of a super-block: an int8_t per block and row, by
 * which the sums of the block are multiplied before they are added to the sums of the super-block. If there are
 * offsets, their integers follow, those of every two blocks side by side. A row has count integers. If integers
 * is not 0, each integer has so many bits and is stored less least; LOCAL(integers) unpacks them. codes: int8_t;
 * columns are SYNTH_STRIDE bytes apart. Per column and block: column_scales; column_begins, the initial value of
 * the block's sums, which is the sum of its codes times (the number subtracted from stored weight codes, less
 * the zero point if all blocks share an integer one); column_sums, minus the sum of its codes. If there are
 * offsets, column_sums has the sum of codes times the column's scale, rounded to float. In super-blocks
 * column_sums has the sums themselves, of type int16_t, one after another. parameters: rows, blocks, steps,
 * shared, fields, pitch, zero_pitch, super_block, integers, least, count, varied, biased, out_stride, k, block,
 * zero, together, limit. steps counts steps of a block, fields the codes that a column has for a block.
 * out_stride is the distance between columns of out. An activation whose size has at least the float bits limit
 * sends its row to synth_avx512_linear_w4_x86_64_amx_floats; synth_avx512_linear_w4_x86_64_amx_limit computes
 * limit. bias: a float per row, padded to whole registers. Memory is little-endian.
 *
 * The product of two scales is rounded once. Adding to the result rounds once. Instructions: 3 for unpacking a
 * step; 1 for a sub-step; 2 for unpacking a step of one column; 2 for its unshifted sums of a block. For 4
 * columns and more, tdpbsud multiplies up to 16 columns at once, by 64 positions or the largest number below it
 * that divides a block. It takes 2 registers of rows, and unpacks a block once for 32 columns.
 *
 * Proof: 22 obligations, all proved: unpacking and products of every sub-step, every widening, no overflow in a
 * block.
 */
#define LOCAL(name) synth_avx512_linear_w4_x86_64_amx_##name
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

SYNTH_CALLED void LOCAL(integers)(const uint8_t *from, intptr_t pitch,
    intptr_t registers, const int32_t *parameters, uint8_t *to) {
  uint32_t w[3][16], integers[4][16];
  const int32_t least = parameters[SYNTH_LEAST], count = parameters[SYNTH_COUNT];
  for (; registers > 0; --registers, from += pitch, to += count * 16) {
    if (parameters[SYNTH_INTEGERS] == 4) for (int n = 0; n < count; n += 8) {
      memcpy(w, from + n / 8 * 64, 64);
      SYNTH_ROLLED for (int i = 0; i < 16; ++i) {
        integers[0][i] = (w[0][i] & 0x0f0f0f0fu);
        integers[1][i] = (w[0][i] >> 4 & 0x0f0f0f0fu);
      }
      memcpy(to + n * 16, integers, 128);
    }
    if (parameters[SYNTH_INTEGERS] == 6) for (int n = 0; n < count; n += 16) {
      memcpy(w, from + n / 16 * 192, 192);
      SYNTH_ROLLED for (int i = 0; i < 16; ++i) {
        integers[0][i] = (w[0][i] & 0x3f3f3f3fu);
        integers[1][i] = (w[1][i] & 0x3f3f3f3fu);
        integers[2][i] = (w[2][i] & 0x3f3f3f3fu);
        integers[3][i] = (w[0][i] >> 6 & 0x03030303u) | (w[1][i] >> 4 & 0x0c0c0c0cu) | (w[2][i] >> 2 & 0x30303030u);
      }
      memcpy(to + n * 16, integers, 256);
    }
    for (int i = 0; least && i < count * 16; ++i) to[i] = (uint8_t)(to[i] + least);
  }
}

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

#define SYNTH_FEW 2
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
SYNTH_INLINE void LOCAL(tile)(const int in_super_blocks, const int registers, const int columns, SYNTH_PARAMETERS,
    int32_t group, const uint8_t *integers, intptr_t wide, int32_t begin, int32_t end, const uint8_t *ahead,
        intptr_t further) {
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
SYNTH_INLINE void LOCAL(matrix)(const int registers, const int columns, SYNTH_PARAMETERS,
    int32_t group, const uint8_t *integers, intptr_t wide, int32_t begin, int32_t end, const uint8_t *ahead,
        intptr_t further) {
  const __m512i lanes8_15 = _mm512_loadu_si512((const __m512i *)(LOCAL(lanes8_15)));
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 16 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 16 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 64;
  const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * parameters[SYNTH_FIELDS]);
  uint8_t unpacked[2][64][64] __attribute__((aligned(64))), made[2][2][16][64] __attribute__((aligned(64)));
  __m512 results[2][32];
  __m512i super_block_sums[2][32], corrections[2][32];
  const int shared = parameters[SYNTH_SHARED];
  (void)ahead, (void)further;
  const int high = columns < 16 ? columns : 16;
  const int fields = steps * 2 >> shared;
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
          const uint8_t *const weights = from + (intptr_t)r * 64;
          uint8_t *const sub_steps = unpacked[r][step * 2];
          const __m512i w0 = _mm512_loadu_si512((const __m512i *)(weights + 0));
          const __m512i u0_0 = _mm512_and_si512(w0, lanes8_15);
          const __m512i u1_0 = _mm512_srli_epi16(w0, 4);
          const __m512i u1_1 = _mm512_and_si512(u1_0, lanes8_15);
          _mm512_storeu_si512((__m512i *)(sub_steps + 0), u0_0);
          _mm512_storeu_si512((__m512i *)(sub_steps + 64), u1_1);
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
#endif
static inline float LOCAL(half)(const uint8_t *at) {
  const uint32_t bits = at[0] | (uint32_t)at[1] << 8, sign = (bits & 0x8000u) << 16;
  const uint32_t exponent = bits >> 10 & 31u, fraction = bits & 0x3ffu;
  uint32_t word = sign | (exponent + 112u) << 23 | fraction << 13;
  float value;
  if (exponent == 31u) word = sign | 0x7f800000u | fraction << 13;
  memcpy(&value, &word, sizeof value);
  if (exponent == 0u) value = (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
  return value;
}
static inline int LOCAL(code)(const uint8_t *w, int row, int sub_step, int j) {
  return (w[sub_step / 2 * 64 + row * 4 + j] >> sub_step % 2 * 4 & 15);
}

static inline float LOCAL(scale)(const uint8_t *at, int32_t row, const int32_t *parameters) {
  float scale;
  if (parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2)
    return LOCAL(half)(at + 2 * row);
  memcpy(&scale, at + 4 * row, sizeof scale);
  return scale;
}

static inline int32_t LOCAL(integer)(const uint8_t *own, int of_scale, int32_t b, int32_t row,
    const int32_t *parameters) {
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK], block = b & (each - 1);
  return (int8_t)own[of_scale ? (0 + (block)) * 16 + row * 1 + block % 1 : (each + (block & ~1)) * 16 + row * 2 + block
      % 2];
}

#if !(defined(__AVX512BW__) && defined(__AVX512VNNI__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__) && \
    defined(__AVX512VBMI__) && defined(__GFNI__) && defined(__AMX_TILE__) && defined(__AMX_INT8__) && !defined( \
    SYNTH_PORTABLE))
/* any other CPU: portable C */
#define SYNTH_FEW 0
static void LOCAL(tile)(int in_super_blocks, int registers, int columns, SYNTH_PARAMETERS,
    int32_t group, const uint8_t *integers, intptr_t wide, int32_t begin, int32_t end, const uint8_t *ahead,
        intptr_t further) {
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const intptr_t positions = parameters[SYNTH_FIELDS];
  const int shared = parameters[SYNTH_SHARED], sub_steps = 2 >> shared;
  (void)ahead, (void)further;
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r)
  for (int row = 0; row < 16; ++row) {
    if (r * 16 + row >= rows) break;
    float *const to = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 16 + row;
    float result = begin ? *to : 0.0f;
    int32_t scaled = 0, correction = 0;
    for (int32_t b = begin; b < end; ++b) {
      const intptr_t at = ((intptr_t)b * group + r) * 16 + row, of = (intptr_t)c * blocks + b;
      const intptr_t super_block = ((intptr_t)(b >> parameters[SYNTH_SUPER_BLOCK]) * group + r) * 16;
      const uint8_t *const own_scales = scales + super_block * parameters[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + super_block * parameters[SYNTH_ZERO_PITCH];
      const uint8_t *w = packed + ((intptr_t)(b >> shared) * steps * group + r) * 64;
      const int first = (b & ((1 << shared) - 1)) * sub_steps;
      const uint8_t *a = codes + c * SYNTH_STRIDE(blocks * positions) + b * positions;
      int32_t total = column_begins[of];
      for (int32_t step = 0; step < steps;
           ++step, w += (intptr_t)group * 64, a += 8)
        for (int sub_step = 0; sub_step < sub_steps; ++sub_step) for (int j = 0; j < 4; ++j)
          total += LOCAL(code)(w, row, first + sub_step, j) * (int8_t)a[sub_step * 4 + j];
      const float zero = parameters[SYNTH_VARIED] == 1 ? zeros[at] : 0.5f * (float)parameters[SYNTH_ZERO];
      const int varied = parameters[SYNTH_VARIED];
      const float sum = (float)total + (varied == 1 || varied == 2 ? zero * column_sums[of] : 0.0f);
      const float scale = LOCAL(scale)(own_scales, row, parameters);
      const float offset = varied == 3 ? LOCAL(scale)(own_zeros, row, parameters) : 0.0f;
      const float factor = scale * column_scales[of];
      const float offset_factor = offset * column_scales[of];
      if (in_super_blocks) {
        int16_t column_sum;
        const uint8_t *const sums = (const uint8_t *)(column_sums + (intptr_t)c * blocks);
        memcpy(&column_sum, sums + (size_t)b * sizeof column_sum, sizeof column_sum);
        const uint8_t *const own = integers + ((intptr_t)((b - begin) >> parameters[SYNTH_SUPER_BLOCK]) * group + r) *
            wide;
        scaled += LOCAL(integer)(own, 1, b, row, parameters) * total;
        if (varied == 3) correction += LOCAL(integer)(own, 0, b, row, parameters) * column_sum;
        if ((b + 1) & ((1 << parameters[SYNTH_SUPER_BLOCK]) - 1)) continue;
        if (varied == 3) result = fmaf((float)correction, offset_factor, result);
        result = fmaf((float)scaled, factor, result);
        scaled = correction = 0;
        continue;
      }
      if (varied == 3) result = fmaf(offset, column_sums[of], result);
      result = fmaf(sum, factor, result);
    }
    if (parameters[SYNTH_BIASED] && end == blocks)
      result = result + bias[r * 16 + row];
    *to = result;
  }
}
#endif
SYNTH_INLINE void LOCAL(rows)(const int in_super_blocks, const int columns, const int tall, SYNTH_PARAMETERS,
    int32_t count) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS];
  const int32_t shift = parameters[SYNTH_SUPER_BLOCK];
  const intptr_t pitch = 16 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 16 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t wide = in_super_blocks && columns > SYNTH_FEW && parameters[SYNTH_INTEGERS] ? 16 * (
      intptr_t)parameters[SYNTH_COUNT] : pitch;
  const int32_t group = (rows + 15) / 16, shared = parameters[SYNTH_SHARED];
  const intptr_t bytes = group * 64 * parameters[SYNTH_STEPS];
  const int run = tall < group && count <= 32;
  int32_t most = run ? (int32_t)(16384 / bytes) << shared >> shift << shift : (int32_t)blocks;
  if (most < 1 << shift) most = 1 << shift;
  if (in_super_blocks && columns > SYNTH_FEW && parameters[SYNTH_INTEGERS] && most > 256 / parameters[SYNTH_COUNT] <<
      shift)
    most = 256 / parameters[SYNTH_COUNT] << shift;
  for (int32_t begin = 0, end; begin < blocks; begin = end) {
    const uint8_t *integers = scales + 32 + (begin >> shift) * group * pitch;
    uint8_t unpacked[16384];
    end = blocks - begin > most ? begin + most : (int32_t)blocks;
    const intptr_t apart = run ? ((end - begin) >> shared) * (bytes / group) : 64;
    const uint8_t *const next = packed + ((run ? end : begin) >> shared) * bytes + (run ? 0 : 4096);
    if (in_super_blocks && columns > SYNTH_FEW && parameters[SYNTH_INTEGERS]) {
      LOCAL(integers)(integers, pitch, ((end - begin) >> shift) * group, parameters, unpacked);
      integers = unpacked;
    }
    for (int32_t r = 0, tile_registers; r < group; r += tile_registers) {
      tile_registers = group - r >= tall ? tall : 1;
      const intptr_t further = 64 * (run ? tile_registers : group);
      for (int32_t n = 0; n < count; n += columns) {
        if (tall > 1 && tile_registers == tall) LOCAL(tile)(in_super_blocks, tall, columns, packed + r * 64,
            scales + r * pitch, zeros + r * zero_pitch,
          bias + (parameters[SYNTH_BIASED] ? r * 16 : 0), codes + n * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]),
          column_scales + n * blocks, column_begins + n * blocks, column_sums + n * blocks,
          out + n * (intptr_t)parameters[SYNTH_OUT_STRIDE] + r * 16, parameters, rows - r * 16, group,
              integers + r * wide, wide, begin, end, n ? NULL : next + r * apart, further);
        else LOCAL(tile)(in_super_blocks, 1, columns, packed + r * 64, scales + r * pitch, zeros + r * zero_pitch,
          bias + (parameters[SYNTH_BIASED] ? r * 16 : 0), codes + n * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]),
          column_scales + n * blocks, column_begins + n * blocks, column_sums + n * blocks,
          out + n * (intptr_t)parameters[SYNTH_OUT_STRIDE] + r * 16, parameters, rows - r * 16, group,
              integers + r * wide, wide, begin, end, n ? NULL : next + r * apart, further);
      }
    }
  }
}
#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__) && \
    defined(__AVX512VBMI__) && defined(__GFNI__) && defined(__AMX_TILE__) && defined(__AMX_INT8__) && !defined( \
    SYNTH_PORTABLE)
SYNTH_INLINE void LOCAL(many)(const int tall, SYNTH_PARAMETERS, int32_t count) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS];
  const int32_t shift = parameters[SYNTH_SUPER_BLOCK];
  const intptr_t pitch = 16 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 16 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t wide = parameters[SYNTH_INTEGERS] ? 16 * (intptr_t)parameters[SYNTH_COUNT] : pitch;
  const int32_t group = (rows + 15) / 16, shared = parameters[SYNTH_SHARED];
  const intptr_t bytes = group * 64 * parameters[SYNTH_STEPS];
  const int run = 0;
  int32_t most = run ? (int32_t)(16384 / bytes) << shared >> shift << shift : (int32_t)blocks;
  if (most < 1 << shift) most = 1 << shift;
  if (parameters[SYNTH_INTEGERS] && most > 256 / parameters[SYNTH_COUNT] << shift)
    most = 256 / parameters[SYNTH_COUNT] << shift;
  for (int32_t begin = 0, end; begin < blocks; begin = end) {
    const uint8_t *integers = scales + 32 + (begin >> shift) * group * pitch;
    uint8_t unpacked[16384];
    end = blocks - begin > most ? begin + most : (int32_t)blocks;
    const intptr_t apart = run ? ((end - begin) >> shared) * (bytes / group) : 64;
    const uint8_t *const next = packed + ((run ? end : begin) >> shared) * bytes + (run ? 0 : 4096);
    if (parameters[SYNTH_INTEGERS]) {
      LOCAL(integers)(integers, pitch, ((end - begin) >> shift) * group, parameters, unpacked);
      integers = unpacked;
    }
    for (int32_t r = 0, tile_registers; r < group; r += tile_registers) {
      tile_registers = group - r >= tall ? tall : 1;
      const intptr_t further = 64 * (run ? tile_registers : group);
      for (int32_t n = 0, high; n < count; n += high) {
        high = count - n < 16 ? count - n : (count - n) / 16 * 16;
          if (high > 32) high = 32;
          if (tall > 1 && tile_registers == tall) LOCAL(matrix)(tall, high, packed + r * 64, scales + r * pitch,
              zeros + r * zero_pitch,
          bias + (parameters[SYNTH_BIASED] ? r * 16 : 0), codes + n * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]),
          column_scales + n * blocks, column_begins + n * blocks, column_sums + n * blocks,
          out + n * (intptr_t)parameters[SYNTH_OUT_STRIDE] + r * 16, parameters, rows - r * 16, group,
              integers + r * wide, wide, begin, end, n ? NULL : next + r * apart, further);
        else LOCAL(matrix)(1, high, packed + r * 64, scales + r * pitch, zeros + r * zero_pitch,
          bias + (parameters[SYNTH_BIASED] ? r * 16 : 0), codes + n * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]),
          column_scales + n * blocks, column_begins + n * blocks, column_sums + n * blocks,
          out + n * (intptr_t)parameters[SYNTH_OUT_STRIDE] + r * 16, parameters, rows - r * 16, group,
              integers + r * wide, wide, begin, end, n ? NULL : next + r * apart, further);
      }
    }
  }
}
#endif
SYNTH_CALLED void LOCAL(super_blocks_8)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(1, 8, 1, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(super_blocks_4)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(1, 4, 2, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(super_blocks_3)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(1, 3, 2, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(super_blocks_2)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(1, 2, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(super_blocks_1)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(1, 1, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(blocks_8)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(0, 8, 1, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(blocks_4)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(0, 4, 2, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(blocks_3)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(0, 3, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(blocks_2)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(0, 2, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(blocks_1)(SYNTH_PARAMETERS, int32_t count) {
  LOCAL(rows)(0, 1, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void LOCAL(panel)(SYNTH_PARAMETERS, int32_t columns) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS];
  for (int32_t whole = 0; columns > 0; columns -= whole) {
#if defined(__AVX512BW__) && defined(__AVX512VNNI__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__) && \
    defined(__AVX512VBMI__) && defined(__GFNI__) && defined(__AMX_TILE__) && defined(__AMX_INT8__) && !defined( \
    SYNTH_PORTABLE)
    if (columns >= 4) {
      whole = columns % 16 < 4 ? columns - columns % 16 : columns;
      LOCAL(many)(2, SYNTH_ARGUMENTS, whole);
    } else
#endif
    if (parameters[SYNTH_SUPER_BLOCK] && columns >= 8) {
      whole = columns / 8 * 8;
      LOCAL(super_blocks_8)(SYNTH_ARGUMENTS, whole);
    } else
    if (parameters[SYNTH_SUPER_BLOCK] && columns >= 4) {
      whole = columns / 4 * 4;
      LOCAL(super_blocks_4)(SYNTH_ARGUMENTS, whole);
    } else
    if (parameters[SYNTH_SUPER_BLOCK] && columns >= 3) {
      whole = columns / 3 * 3;
      LOCAL(super_blocks_3)(SYNTH_ARGUMENTS, whole);
    } else
    if (parameters[SYNTH_SUPER_BLOCK] && columns >= 2) {
      whole = columns / 2 * 2;
      LOCAL(super_blocks_2)(SYNTH_ARGUMENTS, whole);
    } else
    if (parameters[SYNTH_SUPER_BLOCK] && columns >= 1) {
      whole = columns / 1 * 1;
      LOCAL(super_blocks_1)(SYNTH_ARGUMENTS, whole);
    } else
    if (columns >= 8) {
      whole = columns / 8 * 8;
      LOCAL(blocks_8)(SYNTH_ARGUMENTS, whole);
    } else
    if (columns >= 4) {
      whole = columns / 4 * 4;
      LOCAL(blocks_4)(SYNTH_ARGUMENTS, whole);
    } else
    if (columns >= 3) {
      whole = columns / 3 * 3;
      LOCAL(blocks_3)(SYNTH_ARGUMENTS, whole);
    } else
    if (columns >= 2) {
      whole = columns / 2 * 2;
      LOCAL(blocks_2)(SYNTH_ARGUMENTS, whole);
    } else
    {
      whole = columns / 1 * 1;
      LOCAL(blocks_1)(SYNTH_ARGUMENTS, whole);
    }
    codes += whole * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]);
    column_scales += whole * blocks, column_begins += whole * blocks, column_sums += whole * blocks;
    out += (intptr_t)whole * parameters[SYNTH_OUT_STRIDE];
  }
}
SYNTH_TILE void synth_avx512_linear_w4_x86_64_amx(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros,
    const float *bias,
    const uint8_t *codes, const float *column_scales, const int32_t *column_begins,
    const float *column_sums, float *out, const int32_t *parameters, int32_t columns) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS], super_blocks = blocks >> parameters[SYNTH_SUPER_BLOCK];
  const intptr_t steps = (blocks >> parameters[SYNTH_SHARED]) * parameters[SYNTH_STEPS];
  const int32_t rows = parameters[SYNTH_ROWS], most = 64;
  for (int32_t row = 0; row < rows; row += most)
    LOCAL(panel)(packed + row / 16 * steps * 64,
        scales + row * super_blocks * parameters[SYNTH_PITCH],
        zeros + row * super_blocks * parameters[SYNTH_ZERO_PITCH],
        bias + (parameters[SYNTH_BIASED] ? row : 0), codes, column_scales, column_begins, column_sums,
        out + row, parameters, rows - row < most ? rows - row : most, columns);
}

/* Functions beside the product, for any compiler: they quantize activations, pack weights, and multiply rows of
 * activations that have no codes. */

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

/* Return the bits of the largest absolute value of an array of floats. */
static inline int32_t LOCAL(largest)(const float *values, int32_t count) {
  int32_t most = 0;
  for (int32_t i = 0; i < count; ++i) {
    int32_t bits;
    memcpy(&bits, values + i, sizeof bits);
    bits &= 0x7fffffff;
    most = bits > most ? bits : most;
  }
  return most;
}

/* Quantize `columns` rows of k floats, `stride` floats apart: write their codes, scales and sums. order: for
 * each bit field of a block of weights, the position within the block that it holds; codes are in this order.
 * The largest absolute value of a block becomes 127, so its scale is a 127th of that value. A code is the
 * nearest integer, ties to even, to the value over the scale. A block below 2^-120 becomes zero. If
 * parameters[SYNTH_SUPER_BLOCK] is not 0, all blocks of a super-block have one scale, and column_sums has
 * int16_t. If parameters[SYNTH_TOGETHER] is not 0, the whole row has one scale. A row with a NaN, or with an
 * absolute value of at least parameters[SYNTH_LIMIT], is marked `odd` and becomes zero. */
SYNTH_ROUNDED SYNTH_TILE void synth_avx512_linear_w4_x86_64_amx_columns(const float *values, intptr_t stride,
    const int32_t *parameters, const uint16_t *order,
    uint8_t *codes, float *column_scales, int32_t *column_begins, float *column_sums, uint8_t *odd, int32_t columns) {
  const int32_t k = parameters[SYNTH_K], block = parameters[SYNTH_BLOCK], blocks = parameters[SYNTH_BLOCKS];
  const int32_t fields = parameters[SYNTH_FIELDS];
  const int varied = parameters[SYNTH_VARIED];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int32_t limit = parameters[SYNTH_LIMIT];
  const int32_t begin = 0 - (varied == 1 || varied == 2 ? 0 : parameters[SYNTH_ZERO]);
  for (int32_t n = 0; n < columns; ++n, values += stride) {
    const intptr_t first = (intptr_t)n * blocks;
    int32_t most = parameters[SYNTH_TOGETHER] ? LOCAL(largest)(values, k) : 0;
    odd[n] = 0;
    for (int32_t b = 0; b < blocks; ++b, codes += fields) {
      int8_t near[256 + 1];
      const float *const from = values + (intptr_t)b * block;
      const int32_t count = k - b * block < block ? k - b * block : block;
      if (!parameters[SYNTH_TOGETHER] && b % each == 0)
        most = LOCAL(largest)(from, k - b * block < each * block ? k - b * block : each * block);
      int32_t sum = 0;
      odd[n] |= most >= limit;
      const int is_zero = most < SYNTH_SMALLEST || most >= limit;
      float size;
      memcpy(&size, &most, sizeof size);
      const float times = is_zero ? 0.0f : 127.0f / size;
      for (int32_t i = 0; i < count; ++i) {
        const float rounded = is_zero ? SYNTH_NEAREST : from[i] * times + SYNTH_NEAREST;
        int32_t bits;
        memcpy(&bits, &rounded, sizeof bits);
        near[i] = (int8_t)bits;
      }
      for (int32_t i = count; i <= block; ++i) near[i] = 0;
      for (int32_t i = 0; i < block; ++i) sum += near[i];
      for (int32_t i = 0; i < fields; ++i) codes[i] = (uint8_t)near[order[i]];
      column_scales[first + b] = is_zero ? 0.0f : size / 127.0f;
      column_begins[first + b] = begin * sum;
      column_sums[first + b] = varied == 3 ? column_scales[first + b] * (float)sum : (float)-sum;
      const int16_t own = (int16_t)sum;
      if (each > 1) memcpy((uint8_t *)(column_sums + first) + (size_t)b * sizeof own, &own, sizeof own);
    }
    if (odd[n]) {
      memset(codes - (intptr_t)blocks * fields, 0, (size_t)blocks * (size_t)fields);
      memset(column_begins + first, 0, (size_t)blocks * sizeof *column_begins);
      for (int32_t b = 0; b < blocks; ++b) column_scales[first + b] = column_sums[first + b] = 0.0f;
    }
    codes += SYNTH_STRIDE((intptr_t)blocks * fields) - (intptr_t)blocks * fields;
  }
}

/* Return the offset of a block of register `number` among packed weights, in registers of a step. `group`
 * becomes the number of registers whose steps lie together there. */
static inline intptr_t LOCAL(offset)(
    int32_t number, int32_t registers, int32_t block, intptr_t blocks, intptr_t steps, int32_t *group) {
  const int32_t first = number - number % 4, remaining = registers - first;
  *group = remaining < 4 ? remaining : 4;
  return (first * blocks + (intptr_t)block * *group) * steps + number % 4;
}

/* Pack weights. Rows are `row_stride` bytes apart, their blocks `block_stride`. A block has `words` words; the
 * words of a step, which hold different bits of its codes, follow each other. Every byte is combined with
 * `flip` by exclusive or. Missing rows and words become zero. */
SYNTH_TILE void synth_avx512_linear_w4_x86_64_amx_pack(const uint8_t *from, intptr_t row_stride, intptr_t block_stride,
    const int32_t *parameters,
    int32_t words, int32_t flip, uint8_t *packed) {
  const int32_t rows = parameters[SYNTH_ROWS], blocks = parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SHARED];
  const int32_t steps = parameters[SYNTH_STEPS];
  const int32_t registers = (rows + 16 - 1) / 16;
  if (rows % 16 || words < steps * 1)
    memset(packed, 0, (size_t)registers * (size_t)blocks * (size_t)steps * 64);
  for (int32_t first = 0; first < rows; first += 16)
    for (int32_t b = 0; b < blocks; ++b) {
      const int32_t height = rows - first < 16 ? rows - first : 16;
      int32_t group;
      uint8_t *const to = packed + 64 * LOCAL(offset)(first / 16, registers, b, blocks, steps, &group);
      const uint8_t *const block = from + first * row_stride + b * block_stride;
      for (int32_t word = 0; word < words; ++word) {
        uint8_t *const at = to + (intptr_t)(word / 1) * group * 64 + word % 1 * 64;
        for (int32_t row = 0; row < height; ++row) {
          uint32_t value;
          memcpy(&value, block + row * row_stride + 4 * word, sizeof value);
          value ^= (uint32_t)flip * 0x01010101u;
          memcpy(at + 4 * row, &value, sizeof value);
        }
      }
    }
}

/* Return the bits of the largest finite absolute value of floats of `size` bytes. A register of rows has one
 * float per row, and takes `pitch` bytes per row. */
SYNTH_INLINE uint32_t LOCAL(most_bits)(const uint8_t *at, intptr_t registers, intptr_t pitch, const size_t size) {
  const uint32_t infinity = size == 2 ? 0x7c00u : 0x7f800000u;
  uint32_t most = 0;
  for (; registers > 0; --registers, at += 16 * pitch)
    for (size_t row = 0; row < 16; ++row) {
      uint32_t bits = 0;
      memcpy(&bits, at + size * row, size);
      bits &= infinity | (infinity - 1);
      most = bits < infinity && bits > most ? bits : most;
    }
  return most;
}

/* Return the largest finite absolute value of a layer's scales or offsets. */
static double LOCAL(largest_scale)(const uint8_t *at, intptr_t pitch, const int32_t *parameters) {
  const intptr_t super_blocks = parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SUPER_BLOCK];
  const intptr_t registers = (parameters[SYNTH_ROWS] + 16 - 1) / 16 * super_blocks;
  const int halves = 1 && (parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2);
  const uint32_t most = halves ? LOCAL(most_bits)(at, registers, pitch, 2) : LOCAL(most_bits)(at, registers, pitch, 4);
  uint8_t found[4];
  memcpy(found, &most, sizeof found);
  return LOCAL(scale)(found, 0, parameters);
}

/* Set parameters[SYNTH_LIMIT] to the bits of a float. synth_avx512_linear_w4_x86_64_amx_floats multiplies rows of
 * activations that reach
 * this absolute value. Below the limit every product of two scales, and every sum of blocks, is at most half
 * the largest float, whatever the codes are. 256 activations of up to 2^119 add up to a finite float. */
SYNTH_ROUNDED SYNTH_TILE void synth_avx512_linear_w4_x86_64_amx_limit(const uint8_t *scales, const uint8_t *zeros,
    int32_t *parameters) {
  const double positions = (double)parameters[SYNTH_BLOCKS] * parameters[SYNTH_BLOCK], half = 0x1.fffffep126;
  const double zero = parameters[SYNTH_ZERO] * (parameters[SYNTH_VARIED] == 2 ? 0.5 : 1.0), rest = 15 - zero;
  const double code = parameters[SYNTH_VARIED] == 1 ? 255.0 : zero > rest ? zero : rest;
  double weight = code * LOCAL(largest_scale)(scales, parameters[SYNTH_PITCH], parameters);
  if (parameters[SYNTH_VARIED] == 3) weight += LOCAL(largest_scale)(zeros, parameters[SYNTH_ZERO_PITCH], parameters);
  if (parameters[SYNTH_SUPER_BLOCK]) weight *= 128.0;
  const double fits = weight > 0.0 ? half / (positions * weight) : half;
  const float limit = (float)(fits < 0x1p119 ? fits : 0x1p119);
  memcpy(&parameters[SYNTH_LIMIT], &limit, sizeof limit);
}

/* Multiply a row of activations that has no codes: the floats themselves, position by position, in double. */
SYNTH_ROUNDED SYNTH_TILE void synth_avx512_linear_w4_x86_64_amx_floats(const uint8_t *packed, const uint8_t *scales,
    const uint8_t *zeros, const float *bias,
    const float *values, const int32_t *parameters, const uint16_t *order, float *out) {
  const int32_t k = parameters[SYNTH_K], block = parameters[SYNTH_BLOCK], blocks = parameters[SYNTH_BLOCKS];
  const int32_t steps = parameters[SYNTH_STEPS], registers = (parameters[SYNTH_ROWS] + 16 - 1) / 16;
  const int32_t varied = parameters[SYNTH_VARIED], shift = parameters[SYNTH_SUPER_BLOCK],
      shared = parameters[SYNTH_SHARED];
  for (int32_t m = 0; m < parameters[SYNTH_ROWS]; ++m) {
    const int32_t row = m % 16;
    double total = 0.0;
    uint8_t bytes[512];
    double weights[256];
    for (int32_t b = 0; b < blocks; ++b) {
      int32_t group;
      const uint8_t *w = packed + 64 * LOCAL(offset)(m / 16, registers, b >> shared, blocks >> shared, steps, &group);
      const intptr_t at = LOCAL(offset)(m / 16, registers, b, blocks, 1, &group) * 16 + row;
      const intptr_t super_block = LOCAL(offset)(m / 16, registers, b >> shift, blocks >> shift, 1, &group) * 16;
      const uint8_t *const own_scales = scales + super_block * parameters[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + super_block * parameters[SYNTH_ZERO_PITCH];
      const double zero = varied == 1 ? zeros[at] : parameters[SYNTH_ZERO] * (varied == 2 ? 0.5 : 1.0);
      double scale = LOCAL(scale)(own_scales, row, parameters);
      double offset = varied == 3 ? LOCAL(scale)(own_zeros, row, parameters) : 0.0;
      if (shift) {
        const uint8_t *own = own_scales + 32;
        if (parameters[SYNTH_INTEGERS]) LOCAL(integers)(own, 0, 1, parameters, bytes), own = bytes;
        scale *= LOCAL(integer)(own, 1, b, row, parameters);
        if (varied == 3) offset *= LOCAL(integer)(own, 0, b, row, parameters);
      }
      for (int32_t i = 0; i < parameters[SYNTH_FIELDS]; ++i) {
        const int32_t field = i + (b & ((1 << shared) - 1)) * parameters[SYNTH_FIELDS], within = field % 8;
        if (order[i] >= block) continue;
        const int32_t code =
            LOCAL(code)(w + (intptr_t)(field / 8) * group * 64, row, within / 4, within % 4) + 0;
        weights[order[i]] = scale * (code - zero) + offset;
      }
      for (int32_t i = 0; i < block && b * block + i < k; ++i) total += weights[i] * (double)values[b * block + i];
    }
    out[m] = (float)(parameters[SYNTH_BIASED] ? total + bias[m] : total);
  }
}

/* Return the bytes of scratch memory that a panel of so many columns takes. */
SYNTH_TILE intptr_t synth_avx512_linear_w4_x86_64_amx_scratch(const int32_t *parameters, int32_t columns) {
  const intptr_t codes = (intptr_t)parameters[SYNTH_BLOCKS] * parameters[SYNTH_FIELDS];
  return columns * (SYNTH_STRIDE(codes) + 12 * (intptr_t)parameters[SYNTH_BLOCKS] + 1);
}

/* Compute a layer: quantize a panel of rows of activations into `scratch` (synth_avx512_linear_w4_x86_64_amx_scratch
 * bytes), then
 * multiply the panel by the weights. */
SYNTH_TILE void synth_avx512_linear_w4_x86_64_amx_layer(const uint8_t *packed, const uint8_t *scales,
    const uint8_t *zeros, const float *bias,
    const uint16_t *order, const int32_t *parameters, const float *values, intptr_t stride, int32_t count,
        int32_t panel,
    uint8_t *scratch, float *out) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS], fields = blocks * parameters[SYNTH_FIELDS];
  float *const column_scales = (float *)scratch;
  int32_t *const column_begins = (int32_t *)(column_scales + panel * blocks);
  float *const column_sums = (float *)(column_begins + panel * blocks);
  uint8_t *const codes = (uint8_t *)(column_sums + panel * blocks), *const odd = codes + panel * SYNTH_STRIDE(fields);
  while (count > 0) {
    const int32_t columns = count < panel ? count : panel;
    synth_avx512_linear_w4_x86_64_amx_columns(values, stride, parameters, order, codes, column_scales, column_begins,
        column_sums, odd, columns);
    synth_avx512_linear_w4_x86_64_amx(packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums,
        out, parameters, columns);
    for (int32_t n = 0; n < columns; ++n)
      if (odd[n])
        synth_avx512_linear_w4_x86_64_amx_floats(packed, scales, zeros, bias, values + n * stride, parameters, order,
            out + (intptr_t)n * parameters[SYNTH_OUT_STRIDE]);
    values += columns * stride, out += columns * (intptr_t)parameters[SYNTH_OUT_STRIDE], count -= columns;
  }
}
#undef LOCAL
