/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, weights of 4 bits that select one of 16 entries of 5 bits, activations of 8: Arm NEON
 * / Advanced SIMD (AArch64 and ARMv7), aarch64_dotprod. Written by synth-kernel; do not edit.
 *
 * out[n][m] = bias[m] + sum over blocks b, in order, of offset[m][b] * column_sum[n][b] (where varied of facts
 * is 3), then scale[m][b] * column_scale[n][b] * (sum over the block of activation * code - zero[m][b] * sum
 * over the block of activation).
 *
 * packed: weights, of 4 registers of 4 rows, or what is left, per block and step of 16 positions and register 2
 * words of 4 bytes per row, those of the rows next to each other. The bits of the bytes of parts, the lowest
 * first: 0 to 3 of word 0; 4 to 7 of word 0; 0 to 3 of word 1; 4 to 7 of word 1. Byte j of part p goes with
 * codes[4 p + j] of a column. scales: of these registers per block and register one per row, which takes facts'
 * pitch bytes: 4, a float, or 2, a float16. zeros: the table, 16 entries that take the place of codes, repeated
 * up to 16 bytes. All zero points are facts' zero, where varied of facts is 2 half of that. Where facts has
 * unit, 2^unit blocks are one: scales and zeros have per unit a float16 per row, and behind those of scales for
 * each block an int8_t per row, by which the sums of the block are multiplied before they are added to those of
 * the unit, then, where there are offsets, those for sums of codes; count of facts for a row in all. Where
 * facts' integers is not 0 they have so many bits, are less facts' least and lie as synth_neon_linear_t4v5_aarch64_dotprod_linear_integers has
 * it. codes: int8_t, SYNTH_STRIDE bytes from column to column. Per column and block: column_scales;
 * column_begins, what its sums begin with, which is the sum of its codes times what is taken off codes of
 * weights, less the zero point where that is an integer for all; column_sums, minus the sum of its codes, where
 * there are offsets that sum times the column's scale, rounded to float, and in units the sums, of type int32_t,
 * behind each other. facts: rows, blocks, steps, shared, fields, pitch, zero_pitch, unit, integers, least,
 * count, varied, biased, out_stride, k, block, zero, together, limit; steps of a block, fields: codes that a
 * block of a column has, out_stride from column to column, limit: the bits of the size from which on an
 * activation sends its row to synth_neon_linear_t4v5_aarch64_dotprod_floats
 * (synth_neon_linear_t4v5_aarch64_dotprod_limit). bias: a float per row, up to whole registers. Memory is
 * little-endian.
 *
 * A product of scales is rounded once, what is added to the result once. Instructions: 8 for unpacking a step; 1
 * for a part.
 *
 * Proof: 17 obligations, all proved: every part, a part of a cell, every widening, no overflow in a block.
 */
#include <stdint.h>
#include <string.h>
#include <math.h>

#if defined(__GNUC__)
#define SYNTH_INLINE static inline __attribute__((always_inline))
#else
#define SYNTH_INLINE static inline
#endif
#ifndef SYNTH_TILE
#define SYNTH_TILE
#endif

#ifndef SYNTH_STRIDE
enum { SYNTH_ROWS, SYNTH_BLOCKS, SYNTH_STEPS, SYNTH_SHARED, SYNTH_FIELDS, SYNTH_PITCH, SYNTH_ZERO_PITCH, SYNTH_UNIT, SYNTH_INTEGERS, SYNTH_LEAST, SYNTH_COUNT, SYNTH_VARIED, SYNTH_BIASED, SYNTH_OUT_STRIDE, SYNTH_K, SYNTH_BLOCK, SYNTH_ZERO, SYNTH_TOGETHER, SYNTH_LIMIT, SYNTH_FACTS };
/* bytes from column to column */
#define SYNTH_STRIDE(codes) (((codes) + 63) / 64 * 64 | 64)
#endif
#define SYNTH_PARAMETERS \
    const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias, \
    const uint8_t *codes, const float *column_scales, const int32_t *column_begins, \
    const float *column_sums, float *out, const int32_t *facts, int32_t rows
#define SYNTH_ARGUMENTS \
    packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums, out, facts, rows

#if defined(__GNUC__)
#define SYNTH_ROLLED _Pragma("GCC unroll 1")
#define SYNTH_CALLED static __attribute__((noinline))
#else
#define SYNTH_ROLLED
#define SYNTH_CALLED static
#endif
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_integers(const uint8_t *from, intptr_t pitch,
    intptr_t registers, const int32_t *facts, uint8_t *to) {
  uint32_t w[3][4], part[4][4];
  const int32_t least = facts[SYNTH_LEAST], count = facts[SYNTH_COUNT];
  for (; registers > 0; --registers, from += pitch, to += count * 4) {
    if (facts[SYNTH_INTEGERS] == 4) for (int n = 0; n < count; n += 8) {
      memcpy(w, from + n / 8 * 16, 16);
      SYNTH_ROLLED for (int i = 0; i < 4; ++i) {
        part[0][i] = (w[0][i] & 0x0f0f0f0fu);
        part[1][i] = (w[0][i] >> 4 & 0x0f0f0f0fu);
      }
      memcpy(to + n * 4, part, 32);
    }
    if (facts[SYNTH_INTEGERS] == 6) for (int n = 0; n < count; n += 16) {
      memcpy(w, from + n / 16 * 48, 48);
      SYNTH_ROLLED for (int i = 0; i < 4; ++i) {
        part[0][i] = (w[0][i] & 0x3f3f3f3fu);
        part[1][i] = (w[1][i] & 0x3f3f3f3fu);
        part[2][i] = (w[2][i] & 0x3f3f3f3fu);
        part[3][i] = (w[0][i] >> 6 & 0x03030303u) | (w[1][i] >> 4 & 0x0c0c0c0cu) | (w[2][i] >> 2 & 0x30303030u);
      }
      memcpy(to + n * 4, part, 64);
    }
    for (int i = 0; least && i < count * 4; ++i) to[i] = (uint8_t)(to[i] + least);
  }
}

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && defined(__ARM_FEATURE_DOTPROD) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));
/* takes the value as it is: unpacked once, not again for every column */
#if defined(__GNUC__)
#define SYNTH_KEEP(value) __asm__("" : "+w"(value))
#define SYNTH_AHEAD(address) __builtin_prefetch(address, 0, 2)
#else
#define SYNTH_KEEP(value) ((void)0)
#define SYNTH_AHEAD(address) ((void)0)
#endif

#define SYNTH_FEW 2
static const uint8_t synth_neon_linear_t4v5_aarch64_dotprod_linear_lanes8_15[] __attribute__((aligned(32))) = {
    0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f, 0x0f};
SYNTH_INLINE float32x4_t synth_neon_linear_t4v5_aarch64_dotprod_linear_scales(const uint8_t *at, const int32_t *facts) {
  if (facts[SYNTH_UNIT] || facts[SYNTH_PITCH] == 2) return vcvt_f32_f16(vreinterpret_f16_u8(vld1_u8(at)));
  return (void)facts, vreinterpretq_f32_u8(vld1q_u8((const uint8_t *)((const float *)at)));
}

#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
#define SYNTH_DOWN UNROLL for (int r = 0; r < registers; ++r)
#define SYNTH_ACROSS UNROLL for (int c = 0; c < columns; ++c)
SYNTH_INLINE void synth_neon_linear_t4v5_aarch64_dotprod_linear_tile(const int in_units, const int registers, const int columns, SYNTH_PARAMETERS,
    int32_t group, const uint8_t *integers, intptr_t wide, int32_t begin, int32_t end) {
  const uint8x16_t lanes8_15 = vld1q_u8(synth_neon_linear_t4v5_aarch64_dotprod_linear_lanes8_15);
  const uint8_t *const table = zeros;
  const uint8x16_t entries = vld1q_u8(table + 0);
  const int32_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];
  const int32_t each = 1 << facts[SYNTH_UNIT];
  const int varied = facts[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 4 * (intptr_t)facts[SYNTH_PITCH];
  const intptr_t zero_pitch = 4 * (intptr_t)facts[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 32;
  const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * facts[SYNTH_FIELDS]);
  float32x4_t held[4][8];
  uint8x16_t unit_sums[4][8], unit_moves[4][8];
  SYNTH_DOWN SYNTH_ACROSS held[r][c] = vdupq_n_f32(0.0f), unit_sums[r][c] = vreinterpretq_u8_s32(vdupq_n_s32(0));
  if (in_units && begin) SYNTH_DOWN SYNTH_ACROSS {
    const float *const from = out + (intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * 4;
    const int32_t left = rows - r * 4;
    float kept[4] = {0};
    if (left < 4) memcpy(kept, from, (size_t)left * sizeof *kept);
    held[r][c] = vreinterpretq_f32_u8(vld1q_u8((const uint8_t *)((left < 4 ? kept : from))));
  }
  uint8x16_t unpacked[4][8];
  const int few = in_units && columns <= 2 && facts[SYNTH_INTEGERS];
  const intptr_t apart = few ? 4 * (intptr_t)facts[SYNTH_COUNT] : wide;
  const uint8_t *own_integers = few ? (const uint8_t *)unpacked : integers;
  const uint8_t *unit_scales = scales + (begin >> facts[SYNTH_UNIT]) * group * pitch;
  const uint8_t *unit_zeros = zeros + (begin >> facts[SYNTH_UNIT]) * group * zero_pitch;
  for (int32_t b = begin; b < end; ++b) {
    uint8x16_t level0[4][8];
    if (few && (b & (each - 1)) == 0)
      synth_neon_linear_t4v5_aarch64_dotprod_linear_integers(integers, wide, registers, facts, (uint8_t *)unpacked);
    SYNTH_ACROSS {
      const uint8x16_t begin = vreinterpretq_u8_s32(vdupq_n_s32(column_begins[(intptr_t)c * blocks + b]));
      SYNTH_DOWN level0[r][c] = begin;
    }
    const uint8_t *from = packed + (intptr_t)b * steps * stride;
    const uint8_t *at = codes + (intptr_t)b * steps * 16;
    for (int32_t left = steps; left > 0;) {
      const int32_t run = left;
      left -= run;
      for (int32_t step = 0; step < run;
           ++step, from += stride, at += 16) {
        if (columns <= 2 && !in_units && (uintptr_t)from % 4096 < (uintptr_t)stride) {
          const uint8_t *const page = from - (uintptr_t)from % 4096 + 8192;
          UNROLL for (int line = 0; line < 8; ++line) SYNTH_AHEAD(page + line * 64);
        }
        uint8x16_t word[4][2];
        SYNTH_DOWN {
          const uint8_t *const weights = from + (intptr_t)r * 32;
          const uint8x16_t w0 = vld1q_u8(weights + 0);
          const uint8x16_t w1 = vld1q_u8(weights + 16);
          word[r][0] = w0;
          word[r][1] = w1;
        }
        uint8x16_t kept[8][1];
        SYNTH_ACROSS {
          const uint8_t *const activations = at + (intptr_t)c * column_stride + 0;
          const uint8x16_t a = vld1q_u8(activations + 0);
          kept[c][0] = a;
        }
        {
          uint8x16_t view[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u0_0 = vandq_u8(w0, lanes8_15);
            const uint8x16_t u0_1 = vqtbl1q_u8(entries, u0_0);
            const uint8x16_t part = u0_1;
            view[r][0] = part;
            if (columns > 1) SYNTH_KEEP(view[r][0]);
          }
          SYNTH_ACROSS {
            const uint8x16_t a = kept[c][0];
            SYNTH_DOWN {
              const uint8x16_t part = view[r][0];
              const uint8x16_t sum0 = level0[r][c];
              const int32x4_t s0_0 = vdotq_laneq_s32(vreinterpretq_s32_u8(sum0), vreinterpretq_s8_u8(part), vreinterpretq_s8_u8(a), 0);
              level0[r][c] = vreinterpretq_u8_s32(s0_0);
            }
          }
        }
        {
          uint8x16_t view[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u1_0 = vshrq_n_u8(w0, 4);
            const uint8x16_t u1_1 = vqtbl1q_u8(entries, u1_0);
            const uint8x16_t part = u1_1;
            view[r][0] = part;
            if (columns > 1) SYNTH_KEEP(view[r][0]);
          }
          SYNTH_ACROSS {
            const uint8x16_t a = kept[c][0];
            SYNTH_DOWN {
              const uint8x16_t part = view[r][0];
              const uint8x16_t sum0 = level0[r][c];
              const int32x4_t s0_0 = vdotq_laneq_s32(vreinterpretq_s32_u8(sum0), vreinterpretq_s8_u8(part), vreinterpretq_s8_u8(a), 1);
              level0[r][c] = vreinterpretq_u8_s32(s0_0);
            }
          }
        }
        {
          uint8x16_t view[4][1];
          SYNTH_DOWN {
            const uint8x16_t w1 = word[r][1];
            const uint8x16_t u2_0 = vandq_u8(w1, lanes8_15);
            const uint8x16_t u2_1 = vqtbl1q_u8(entries, u2_0);
            const uint8x16_t part = u2_1;
            view[r][0] = part;
            if (columns > 1) SYNTH_KEEP(view[r][0]);
          }
          SYNTH_ACROSS {
            const uint8x16_t a = kept[c][0];
            SYNTH_DOWN {
              const uint8x16_t part = view[r][0];
              const uint8x16_t sum0 = level0[r][c];
              const int32x4_t s0_0 = vdotq_laneq_s32(vreinterpretq_s32_u8(sum0), vreinterpretq_s8_u8(part), vreinterpretq_s8_u8(a), 2);
              level0[r][c] = vreinterpretq_u8_s32(s0_0);
            }
          }
        }
        {
          uint8x16_t view[4][1];
          SYNTH_DOWN {
            const uint8x16_t w1 = word[r][1];
            const uint8x16_t u3_0 = vshrq_n_u8(w1, 4);
            const uint8x16_t u3_1 = vqtbl1q_u8(entries, u3_0);
            const uint8x16_t part = u3_1;
            view[r][0] = part;
            if (columns > 1) SYNTH_KEEP(view[r][0]);
          }
          SYNTH_ACROSS {
            const uint8x16_t a = kept[c][0];
            SYNTH_DOWN {
              const uint8x16_t part = view[r][0];
              const uint8x16_t sum0 = level0[r][c];
              const int32x4_t s0_0 = vdotq_laneq_s32(vreinterpretq_s32_u8(sum0), vreinterpretq_s8_u8(part), vreinterpretq_s8_u8(a), 3);
              level0[r][c] = vreinterpretq_u8_s32(s0_0);
            }
          }
        }
      }
    }
    if (in_units) {
      uint8x16_t factors[4];
      SYNTH_DOWN factors[r] = vreinterpretq_u8_s32(vmovl_s16(vget_low_s16(vmovl_s8(vreinterpret_s8_u32(vdup_n_u32(*(const synth_u32 *)(own_integers + r * apart + (0 + (b & (each - 1))) * 4)))))));
      SYNTH_DOWN SYNTH_ACROSS {
        unit_sums[r][c] = vreinterpretq_u8_u32(vmlaq_u32(vreinterpretq_u32_u8(unit_sums[r][c]), vreinterpretq_u32_u8(level0[r][c]), vreinterpretq_u32_u8(factors[r])));
      }
      if (((b + 1) & (each - 1)) == 0) {
        if (varied == 3) {
          SYNTH_DOWN SYNTH_ACROSS unit_moves[r][c] = vreinterpretq_u8_s32(vdupq_n_s32(0));
          for (int32_t block = 0; block < each; block += 1) SYNTH_DOWN {
            const uint8x16_t integers = vreinterpretq_u8_s32(vmovl_s16(vget_low_s16(vmovl_s8(vreinterpret_s8_u32(vdup_n_u32(*(const synth_u32 *)(own_integers + r * apart + (each + (block)) * 4)))))));
            SYNTH_ACROSS {
              int32_t of_column;
              const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / 1;
              memcpy(&of_column, column_sums + of, sizeof of_column);
              const uint8x16_t sums = vreinterpretq_u8_s32(vdupq_n_s32(of_column)), moved = unit_moves[r][c];
              unit_moves[r][c] = vreinterpretq_u8_u32(vmlaq_u32(vreinterpretq_u32_u8(moved), vreinterpretq_u32_u8(sums), vreinterpretq_u32_u8(integers)));
            }
          }
          SYNTH_DOWN {
            const float32x4_t scale = synth_neon_linear_t4v5_aarch64_dotprod_linear_scales(unit_zeros + r * zero_pitch, facts);
            SYNTH_ACROSS {
              const intptr_t of = (intptr_t)c * blocks + b;
              const float32x4_t factor = vmulq_f32(scale, vdupq_n_f32(column_scales[of]));
              const float32x4_t sum = vcvtq_f32_s32(vreinterpretq_s32_u8(unit_moves[r][c]));
              held[r][c] = vfmaq_f32(held[r][c], sum, factor);
            }
          }
        }
        SYNTH_DOWN {
          const float32x4_t scale = synth_neon_linear_t4v5_aarch64_dotprod_linear_scales(unit_scales + r * pitch, facts);
          SYNTH_ACROSS {
            const intptr_t of = (intptr_t)c * blocks + b;
            const float32x4_t factor = vmulq_f32(scale, vdupq_n_f32(column_scales[of]));
            const float32x4_t sum = vcvtq_f32_s32(vreinterpretq_s32_u8(unit_sums[r][c]));
            held[r][c] = vfmaq_f32(held[r][c], sum, factor);
          }
        }
        SYNTH_DOWN SYNTH_ACROSS unit_sums[r][c] = vreinterpretq_u8_s32(vdupq_n_s32(0));
      }
    } else {
      if (varied == 3) SYNTH_DOWN {
        const float32x4_t offset = synth_neon_linear_t4v5_aarch64_dotprod_linear_scales(unit_zeros + r * zero_pitch, facts);
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          held[r][c] = vfmaq_f32(held[r][c], offset, vdupq_n_f32(column_sums[of]));
        }
      }
      SYNTH_DOWN {
        const float32x4_t scale = synth_neon_linear_t4v5_aarch64_dotprod_linear_scales(unit_scales + r * pitch, facts);
        float32x4_t zero = vdupq_n_f32(0.5f * (float)facts[SYNTH_ZERO]);
        if (varied == 1) zero = vcvtq_f32_s32(vreinterpretq_s32_u8(vreinterpretq_u8_u32(vmovl_u16(vget_low_u16(vmovl_u8(vreinterpret_u8_u32(vdup_n_u32(*(const synth_u32 *)(unit_zeros + r * zero_pitch)))))))));
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          float32x4_t sum = vcvtq_f32_s32(vreinterpretq_s32_u8(level0[r][c]));
          if (pointed) sum = vfmaq_f32(sum, zero, vdupq_n_f32(column_sums[of]));
          const float32x4_t factor = vmulq_f32(scale, vdupq_n_f32(column_scales[of]));
          held[r][c] = vfmaq_f32(held[r][c], sum, factor);
        }
      }
    }
    if (!in_units || ((b + 1) & (each - 1)) == 0) {
      unit_scales += group * pitch, unit_zeros += group * zero_pitch, integers += group * wide;
      if (!few) own_integers = integers;
    }
  }
  SYNTH_DOWN {
    const int32_t left = rows - r * 4;
    SYNTH_ACROSS {
      float *const to = out + (intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * 4;
      if (facts[SYNTH_BIASED] && end == blocks) held[r][c] = vaddq_f32(held[r][c], vreinterpretq_f32_u8(vld1q_u8((const uint8_t *)(bias + r * 4))));
      if (left >= 4) {
        vst1q_u8((uint8_t *)(to), vreinterpretq_u8_f32(held[r][c]));
      } else {
        float end[4];
        vst1q_u8((uint8_t *)(end), vreinterpretq_u8_f32(held[r][c]));
        memcpy(to, end, (size_t)left * sizeof *to);
      }
    }
  }
}
#endif
static inline float synth_neon_linear_t4v5_aarch64_dotprod_linear_half(const uint8_t *at) {
  const uint32_t bits = at[0] | (uint32_t)at[1] << 8, sign = (bits & 0x8000u) << 16;
  const uint32_t exponent = bits >> 10 & 31u, fraction = bits & 0x3ffu;
  uint32_t word = sign | (exponent + 112u) << 23 | fraction << 13;
  float value;
  if (exponent == 31u) word = sign | 0x7f800000u | fraction << 13;
  memcpy(&value, &word, sizeof value);
  if (exponent == 0u) value = (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
  return value;
}
static inline int synth_neon_linear_t4v5_aarch64_dotprod_linear_code(const uint8_t *w, int row, int part, int j, const uint8_t *table) {
  return (table[w[part / 2 * 16 + row * 4 + j] >> part % 2 * 4 & 15]);
}

static inline float synth_neon_linear_t4v5_aarch64_dotprod_linear_scale(const uint8_t *at, int32_t row, const int32_t *facts) {
  float scale;
  if (facts[SYNTH_UNIT] || facts[SYNTH_PITCH] == 2) return synth_neon_linear_t4v5_aarch64_dotprod_linear_half(at + 2 * row);
  memcpy(&scale, at + 4 * row, sizeof scale);
  return scale;
}

static inline int32_t synth_neon_linear_t4v5_aarch64_dotprod_linear_integer(const uint8_t *own, int of_scale, int32_t b, int32_t row,
    const int32_t *facts) {
  const int32_t each = 1 << facts[SYNTH_UNIT], block = b & (each - 1);
  return (int8_t)own[of_scale ? (0 + (block)) * 4 + row * 1 + block % 1 : (each + (block)) * 4 + row * 1 + block % 1];
}

#if !(defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && defined(__ARM_FEATURE_DOTPROD) && !defined(SYNTH_PORTABLE))
/* any other CPU: the sums by their definition */
#define SYNTH_FEW 0
static void synth_neon_linear_t4v5_aarch64_dotprod_linear_tile(int in_units, int registers, int columns, SYNTH_PARAMETERS,
    int32_t group, const uint8_t *integers, intptr_t wide, int32_t begin, int32_t end) {
  const int32_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];
  const intptr_t positions = facts[SYNTH_FIELDS];
  const int shared = facts[SYNTH_SHARED], parts = 4 >> shared;
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r)
  for (int row = 0; row < 4; ++row) {
    if (r * 4 + row >= rows) break;
    float *const to = out + (intptr_t)c * facts[SYNTH_OUT_STRIDE] + r * 4 + row;
    float held = begin ? *to : 0.0f;
    int32_t scaled = 0, moved = 0;
    for (int32_t b = begin; b < end; ++b) {
      const intptr_t at = ((intptr_t)b * group + r) * 4 + row, of = (intptr_t)c * blocks + b;
      const intptr_t unit = ((intptr_t)(b >> facts[SYNTH_UNIT]) * group + r) * 4;
      const uint8_t *const own_scales = scales + unit * facts[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + unit * facts[SYNTH_ZERO_PITCH];
      const uint8_t *w = packed + ((intptr_t)(b >> shared) * steps * group + r) * 32;
      const int first = (b & ((1 << shared) - 1)) * parts;
      const uint8_t *a = codes + c * SYNTH_STRIDE(blocks * positions) + b * positions;
      int32_t total = column_begins[of];
      for (int32_t step = 0; step < steps;
           ++step, w += (intptr_t)group * 32, a += 16)
        for (int part = 0; part < parts; ++part) for (int j = 0; j < 4; ++j)
          total += synth_neon_linear_t4v5_aarch64_dotprod_linear_code(w, row, first + part, j, zeros) * (int8_t)a[part * 4 + j];
      const float zero = facts[SYNTH_VARIED] == 1 ? zeros[at] : 0.5f * (float)facts[SYNTH_ZERO];
      const int varied = facts[SYNTH_VARIED];
      const float sum = (float)total + (varied == 1 || varied == 2 ? zero * column_sums[of] : 0.0f);
      const float scale = synth_neon_linear_t4v5_aarch64_dotprod_linear_scale(own_scales, row, facts);
      const float offset = varied == 3 ? synth_neon_linear_t4v5_aarch64_dotprod_linear_scale(own_zeros, row, facts) : 0.0f;
      const float factor = scale * column_scales[of];
      const float offset_factor = offset * column_scales[of];
      if (in_units) {
        int32_t column_sum;
        const uint8_t *const sums = (const uint8_t *)(column_sums + (intptr_t)c * blocks);
        memcpy(&column_sum, sums + (size_t)b * sizeof column_sum, sizeof column_sum);
        const uint8_t *const own = integers + ((intptr_t)((b - begin) >> facts[SYNTH_UNIT]) * group + r) * wide;
        scaled += synth_neon_linear_t4v5_aarch64_dotprod_linear_integer(own, 1, b, row, facts) * total;
        if (varied == 3) moved += synth_neon_linear_t4v5_aarch64_dotprod_linear_integer(own, 0, b, row, facts) * column_sum;
        if ((b + 1) & ((1 << facts[SYNTH_UNIT]) - 1)) continue;
        if (varied == 3) held = fmaf((float)moved, offset_factor, held);
        held = fmaf((float)scaled, factor, held);
        scaled = moved = 0;
        continue;
      }
      if (varied == 3) held = fmaf(offset, column_sums[of], held);
      held = fmaf(sum, factor, held);
    }
    if (facts[SYNTH_BIASED] && end == blocks) held = held + bias[r * 4 + row];
    *to = held;
  }
}
#endif
SYNTH_INLINE void synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(const int in_units, const int columns, const int tall, SYNTH_PARAMETERS, int32_t count) {
  const intptr_t blocks = facts[SYNTH_BLOCKS], steps = facts[SYNTH_STEPS];
  const int32_t unit = facts[SYNTH_UNIT];
  const intptr_t pitch = 4 * (intptr_t)facts[SYNTH_PITCH];
  const intptr_t zero_pitch = 4 * (intptr_t)facts[SYNTH_ZERO_PITCH];
  const intptr_t wide = in_units && columns > SYNTH_FEW && facts[SYNTH_INTEGERS] ? 4 * (intptr_t)facts[SYNTH_COUNT] : pitch;
  for (int32_t group; rows > 0; rows -= group * 4) {
    group = rows > 12 ? 4 : (rows + 3) / 4;
    for (int32_t begin = 0, end; begin < blocks; begin = end) {
      const uint8_t *integers = scales + 8;
      uint8_t unpacked[4096];
      end = (int32_t)blocks;
      if (in_units && columns > SYNTH_FEW && facts[SYNTH_INTEGERS]) {
        const int32_t most = 256 / facts[SYNTH_COUNT] << unit;
        if (end - begin > most) end = begin + most;
        integers += (begin >> unit) * group * pitch;
        synth_neon_linear_t4v5_aarch64_dotprod_linear_integers(integers, pitch, ((end - begin) >> unit) * group, facts, unpacked);
        integers = unpacked;
      }
      for (int32_t r = 0, taken; r < group; r += taken) {
        taken = group - r >= tall ? tall : 1;
        for (int32_t n = 0; n < count; n += columns) {
          if (tall > 1 && taken == tall) synth_neon_linear_t4v5_aarch64_dotprod_linear_tile(in_units, tall, columns, packed + r * 32, scales + r * pitch, zeros + r * zero_pitch,
          bias + (facts[SYNTH_BIASED] ? r * 4 : 0), codes + n * SYNTH_STRIDE(blocks * facts[SYNTH_FIELDS]),
          column_scales + n * blocks, column_begins + n * blocks, column_sums + n * blocks,
          out + n * (intptr_t)facts[SYNTH_OUT_STRIDE] + r * 4, facts, rows - r * 4, group, integers + r * wide, wide, begin, end);
          else synth_neon_linear_t4v5_aarch64_dotprod_linear_tile(in_units, 1, columns, packed + r * 32, scales + r * pitch, zeros + r * zero_pitch,
          bias + (facts[SYNTH_BIASED] ? r * 4 : 0), codes + n * SYNTH_STRIDE(blocks * facts[SYNTH_FIELDS]),
          column_scales + n * blocks, column_begins + n * blocks, column_sums + n * blocks,
          out + n * (intptr_t)facts[SYNTH_OUT_STRIDE] + r * 4, facts, rows - r * 4, group, integers + r * wide, wide, begin, end);
        }
      }
    }
    packed += group * (blocks >> facts[SYNTH_SHARED]) * steps * 32, out += group * 4;
    scales += group * (blocks >> unit) * pitch, zeros += group * (blocks >> unit) * zero_pitch;
    bias += facts[SYNTH_BIASED] ? group * 4 : 0;
  }
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_units_8(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(1, 8, 1, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_units_4(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(1, 4, 2, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_units_3(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(1, 3, 2, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_units_2(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(1, 2, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_units_1(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(1, 1, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_8(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(0, 8, 1, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_4(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(0, 4, 2, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_3(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(0, 3, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_2(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(0, 2, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_CALLED void synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_1(SYNTH_PARAMETERS, int32_t count) {
  synth_neon_linear_t4v5_aarch64_dotprod_linear_rows(0, 1, 4, SYNTH_ARGUMENTS, count);
}
SYNTH_TILE void synth_neon_linear_t4v5_aarch64_dotprod(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint8_t *codes, const float *column_scales, const int32_t *column_begins,
    const float *column_sums, float *out, const int32_t *facts, int32_t columns) {
  const intptr_t blocks = facts[SYNTH_BLOCKS];
  const int32_t rows = facts[SYNTH_ROWS];
  for (int32_t whole = 0; columns > 0; columns -= whole) {
    if (facts[SYNTH_UNIT] && columns >= 8) {
      whole = columns / 8 * 8;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_units_8(SYNTH_ARGUMENTS, whole);
    } else
    if (facts[SYNTH_UNIT] && columns >= 4) {
      whole = columns / 4 * 4;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_units_4(SYNTH_ARGUMENTS, whole);
    } else
    if (facts[SYNTH_UNIT] && columns >= 3) {
      whole = columns / 3 * 3;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_units_3(SYNTH_ARGUMENTS, whole);
    } else
    if (facts[SYNTH_UNIT] && columns >= 2) {
      whole = columns / 2 * 2;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_units_2(SYNTH_ARGUMENTS, whole);
    } else
    if (facts[SYNTH_UNIT] && columns >= 1) {
      whole = columns / 1 * 1;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_units_1(SYNTH_ARGUMENTS, whole);
    } else
    if (columns >= 8) {
      whole = columns / 8 * 8;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_8(SYNTH_ARGUMENTS, whole);
    } else
    if (columns >= 4) {
      whole = columns / 4 * 4;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_4(SYNTH_ARGUMENTS, whole);
    } else
    if (columns >= 3) {
      whole = columns / 3 * 3;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_3(SYNTH_ARGUMENTS, whole);
    } else
    if (columns >= 2) {
      whole = columns / 2 * 2;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_2(SYNTH_ARGUMENTS, whole);
    } else
    {
      whole = columns / 1 * 1;
      synth_neon_linear_t4v5_aarch64_dotprod_linear_blocks_1(SYNTH_ARGUMENTS, whole);
    }
    codes += whole * SYNTH_STRIDE(blocks * facts[SYNTH_FIELDS]);
    column_scales += whole * blocks, column_begins += whole * blocks, column_sums += whole * blocks;
    out += (intptr_t)whole * facts[SYNTH_OUT_STRIDE];
  }
}

/* What is around the product, for any compiler: codes of activations, words of weights, and the product of rows of
 * activations that have no codes. */

/* A product is rounded before anything is added to it. */
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#define SYNTH_ROUNDED
#elif defined(__GNUC__)
#define SYNTH_ROUNDED __attribute__((optimize("fp-contract=off")))
#else
#define SYNTH_ROUNDED
#endif

/* With this added a small float has the integer that is nearest to it, ties to even, in its lowest bits. */
#define SYNTH_NEAREST 12582912.0f

/* Bits of 2^-120. */
#define SYNTH_SMALLEST 0x03800000

/* The bits of the largest size of floats. */
static inline int32_t synth_neon_linear_t4v5_aarch64_dotprod_linear_largest(const float *values, int32_t count) {
  int32_t most = 0;
  for (int32_t i = 0; i < count; ++i) {
    int32_t bits;
    memcpy(&bits, values + i, sizeof bits);
    bits &= 0x7fffffff;
    most = bits > most ? bits : most;
  }
  return most;
}

/* Activations: `columns` rows of k floats, `stride` apart, to codes in the order of the weights' fields (order: the
 * position within a block of every field of it), scales and sums. Of a block the largest size becomes 127: its scale is
 * a 127th of that, a code the nearest integer, ties to even, to the value times 127 over it. Blocks with nothing as
 * large as 2^-120 are zero. Where facts has unit the largest size is that of all blocks of a unit, and column_sums has int32_t; where it has together it is that of the whole row. A row is `odd` and has zeros if it has a NaN, or a size from facts' limit on. */
SYNTH_ROUNDED SYNTH_TILE void synth_neon_linear_t4v5_aarch64_dotprod_columns(const float *values, intptr_t stride, const int32_t *facts, const uint16_t *order,
    uint8_t *codes, float *column_scales, int32_t *column_begins, float *column_sums, uint8_t *odd, int32_t columns) {
  const int32_t k = facts[SYNTH_K], block = facts[SYNTH_BLOCK], blocks = facts[SYNTH_BLOCKS];
  const int32_t fields = facts[SYNTH_FIELDS];
  const int varied = facts[SYNTH_VARIED];
  const int32_t each = 1 << facts[SYNTH_UNIT];
  const int32_t limit = facts[SYNTH_LIMIT];
  const int32_t begin = 0 - (varied == 1 || varied == 2 ? 0 : facts[SYNTH_ZERO]);
  for (int32_t n = 0; n < columns; ++n, values += stride) {
    const intptr_t first = (intptr_t)n * blocks;
    int32_t most = facts[SYNTH_TOGETHER] ? synth_neon_linear_t4v5_aarch64_dotprod_linear_largest(values, k) : 0;
    odd[n] = 0;
    for (int32_t b = 0; b < blocks; ++b, codes += fields) {
      int8_t near[256 + 1];
      const float *const from = values + (intptr_t)b * block;
      const int32_t count = k - b * block < block ? k - b * block : block;
      if (!facts[SYNTH_TOGETHER] && b % each == 0)
        most = synth_neon_linear_t4v5_aarch64_dotprod_linear_largest(from, k - b * block < each * block ? k - b * block : each * block);
      int32_t sum = 0;
      odd[n] |= most >= limit;
      const int nothing = most < SYNTH_SMALLEST || most >= limit;
      float size;
      memcpy(&size, &most, sizeof size);
      const float times = nothing ? 0.0f : 127.0f / size;
      for (int32_t i = 0; i < count; ++i) {
        const float moved = nothing ? SYNTH_NEAREST : from[i] * times + SYNTH_NEAREST;
        int32_t bits;
        memcpy(&bits, &moved, sizeof bits);
        near[i] = (int8_t)bits;
      }
      for (int32_t i = count; i <= block; ++i) near[i] = 0;
      for (int32_t i = 0; i < block; ++i) sum += near[i];
      for (int32_t i = 0; i < fields; ++i) codes[i] = (uint8_t)near[order[i]];
      column_scales[first + b] = nothing ? 0.0f : size / 127.0f;
      column_begins[first + b] = begin * sum;
      column_sums[first + b] = varied == 3 ? column_scales[first + b] * (float)sum : (float)-sum;
      const int32_t own = (int32_t)sum;
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

/* Where a block of a register begins among the packed weights of so many registers, and how many registers have
 * their steps behind each other there. */
static inline intptr_t synth_neon_linear_t4v5_aarch64_dotprod_linear_place(
    int32_t number, int32_t registers, int32_t block, intptr_t blocks, intptr_t steps, int32_t *group) {
  const int32_t first = number - number % 4, left = registers - first;
  *group = left < 4 ? left : 4;
  return (first * blocks + (intptr_t)block * *group) * steps + number % 4;
}

/* Weights: of rows `row_stride` bytes apart, and blocks `block_stride` apart, the words of a block, of which there are
 * `words`; those of a step's further words, which hold other bits of codes, follow each other. `flip` is combined with
 * every byte by exclusive or. Rows and words that are not there are zero. */
SYNTH_TILE void synth_neon_linear_t4v5_aarch64_dotprod_pack(const uint8_t *from, intptr_t row_stride, intptr_t block_stride, const int32_t *facts,
    int32_t words, int32_t flip, uint8_t *packed) {
  const int32_t rows = facts[SYNTH_ROWS], blocks = facts[SYNTH_BLOCKS] >> facts[SYNTH_SHARED];
  const int32_t steps = facts[SYNTH_STEPS];
  const int32_t registers = (rows + 4 - 1) / 4;
  if (rows % 4 || words < steps * 2)
    memset(packed, 0, (size_t)registers * (size_t)blocks * (size_t)steps * 32);
  for (int32_t first = 0; first < rows; first += 4)
    for (int32_t b = 0; b < blocks; ++b) {
      const int32_t height = rows - first < 4 ? rows - first : 4;
      int32_t group;
      uint8_t *const to = packed + 32 * synth_neon_linear_t4v5_aarch64_dotprod_linear_place(first / 4, registers, b, blocks, steps, &group);
      const uint8_t *const block = from + first * row_stride + b * block_stride;
      for (int32_t word = 0; word < words; ++word) {
        uint8_t *const at = to + (intptr_t)(word / 2) * group * 32 + word % 2 * 16;
        for (int32_t row = 0; row < height; ++row) {
          uint32_t value;
          memcpy(&value, block + row * row_stride + 4 * word, sizeof value);
          value ^= (uint32_t)flip * 0x01010101u;
          memcpy(at + 4 * row, &value, sizeof value);
        }
      }
    }
}

/* The bits of the largest finite size of floats of 2 or 4 bytes, one for each row, `pitch` bytes a row of a register. */
SYNTH_INLINE uint32_t synth_neon_linear_t4v5_aarch64_dotprod_linear_most_bits(const uint8_t *at, intptr_t registers, intptr_t pitch, const size_t size) {
  const uint32_t infinity = size == 2 ? 0x7c00u : 0x7f800000u;
  uint32_t most = 0;
  for (; registers > 0; --registers, at += 4 * pitch)
    for (size_t row = 0; row < 4; ++row) {
      uint32_t bits = 0;
      memcpy(&bits, at + size * row, size);
      bits &= infinity | (infinity - 1);
      most = bits < infinity && bits > most ? bits : most;
    }
  return most;
}

/* The largest finite size of the scales, or of the offsets, of a layer. */
static double synth_neon_linear_t4v5_aarch64_dotprod_linear_largest_scale(const uint8_t *at, intptr_t pitch, const int32_t *facts) {
  const intptr_t units = facts[SYNTH_BLOCKS] >> facts[SYNTH_UNIT];
  const intptr_t registers = (facts[SYNTH_ROWS] + 4 - 1) / 4 * units;
  const int halves = 1 && (facts[SYNTH_UNIT] || facts[SYNTH_PITCH] == 2);
  const uint32_t most = halves ? synth_neon_linear_t4v5_aarch64_dotprod_linear_most_bits(at, registers, pitch, 2) : synth_neon_linear_t4v5_aarch64_dotprod_linear_most_bits(at, registers, pitch, 4);
  uint8_t found[4];
  memcpy(found, &most, sizeof found);
  return synth_neon_linear_t4v5_aarch64_dotprod_linear_scale(found, 0, facts);
}

/* Write facts' limit: the bits of the size from which on a row of activations is multiplied by synth_neon_linear_t4v5_aarch64_dotprod_floats. Below the
 * limit every product of two scales, and every sum of blocks, is at most half the largest float, whatever the codes are.
 * 2^119 is the size up to which 256 activations add up to a float. */
SYNTH_ROUNDED SYNTH_TILE void synth_neon_linear_t4v5_aarch64_dotprod_limit(const uint8_t *scales, const uint8_t *zeros, int32_t *facts) {
  const double positions = (double)facts[SYNTH_BLOCKS] * facts[SYNTH_BLOCK], half = 0x1.fffffep126;
  const double zero = facts[SYNTH_ZERO] * (facts[SYNTH_VARIED] == 2 ? 0.5 : 1.0), rest = 31 - zero;
  const double code = facts[SYNTH_VARIED] == 1 ? 255.0 : zero > rest ? zero : rest;
  double weight = code * synth_neon_linear_t4v5_aarch64_dotprod_linear_largest_scale(scales, facts[SYNTH_PITCH], facts);
  if (facts[SYNTH_VARIED] == 3) weight += synth_neon_linear_t4v5_aarch64_dotprod_linear_largest_scale(zeros, facts[SYNTH_ZERO_PITCH], facts);
  if (facts[SYNTH_UNIT]) weight *= 128.0;
  const double fits = weight > 0.0 ? half / (positions * weight) : half;
  const float limit = (float)(fits < 0x1p119 ? fits : 0x1p119);
  memcpy(&facts[SYNTH_LIMIT], &limit, sizeof limit);
}

/* The product with a row of activations as they are, for rows without codes: positions in order, in double. */
SYNTH_ROUNDED SYNTH_TILE void synth_neon_linear_t4v5_aarch64_dotprod_floats(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const float *values, const int32_t *facts, const uint16_t *order, float *out) {
  const int32_t k = facts[SYNTH_K], block = facts[SYNTH_BLOCK], blocks = facts[SYNTH_BLOCKS];
  const int32_t steps = facts[SYNTH_STEPS], registers = (facts[SYNTH_ROWS] + 4 - 1) / 4;
  const int32_t varied = facts[SYNTH_VARIED], shift = facts[SYNTH_UNIT], shared = facts[SYNTH_SHARED];
  for (int32_t m = 0; m < facts[SYNTH_ROWS]; ++m) {
    const int32_t row = m % 4;
    double total = 0.0;
    uint8_t bytes[128];
    double weights[256];
    for (int32_t b = 0; b < blocks; ++b) {
      int32_t group;
      const uint8_t *w = packed + 32 * synth_neon_linear_t4v5_aarch64_dotprod_linear_place(m / 4, registers, b >> shared, blocks >> shared, steps, &group);
      const intptr_t at = synth_neon_linear_t4v5_aarch64_dotprod_linear_place(m / 4, registers, b, blocks, 1, &group) * 4 + row;
      const intptr_t unit = synth_neon_linear_t4v5_aarch64_dotprod_linear_place(m / 4, registers, b >> shift, blocks >> shift, 1, &group) * 4;
      const uint8_t *const own_scales = scales + unit * facts[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + unit * facts[SYNTH_ZERO_PITCH];
      const double zero = varied == 1 ? zeros[at] : facts[SYNTH_ZERO] * (varied == 2 ? 0.5 : 1.0);
      double scale = synth_neon_linear_t4v5_aarch64_dotprod_linear_scale(own_scales, row, facts);
      double offset = varied == 3 ? synth_neon_linear_t4v5_aarch64_dotprod_linear_scale(own_zeros, row, facts) : 0.0;
      if (shift) {
        const uint8_t *own = own_scales + 8;
        if (facts[SYNTH_INTEGERS]) synth_neon_linear_t4v5_aarch64_dotprod_linear_integers(own, 0, 1, facts, bytes), own = bytes;
        scale *= synth_neon_linear_t4v5_aarch64_dotprod_linear_integer(own, 1, b, row, facts);
        if (varied == 3) offset *= synth_neon_linear_t4v5_aarch64_dotprod_linear_integer(own, 0, b, row, facts);
      }
      for (int32_t i = 0; i < facts[SYNTH_FIELDS]; ++i) {
        const int32_t field = i + (b & ((1 << shared) - 1)) * facts[SYNTH_FIELDS], within = field % 16;
        if (order[i] >= block) continue;
        const int32_t code =
            synth_neon_linear_t4v5_aarch64_dotprod_linear_code(w + (intptr_t)(field / 16) * group * 32, row, within / 4, within % 4, zeros) + 0;
        weights[order[i]] = scale * (code - zero) + offset;
      }
      for (int32_t i = 0; i < block && b * block + i < k; ++i) total += weights[i] * (double)values[b * block + i];
    }
    out[m] = (float)(facts[SYNTH_BIASED] ? total + bias[m] : total);
  }
}

/* The layer: rows of activations, in panels of as many as `scratch` has room for (synth_neon_linear_t4v5_aarch64_dotprod_scratch bytes), to codes, and
 * these times the weights. */
SYNTH_TILE intptr_t synth_neon_linear_t4v5_aarch64_dotprod_scratch(const int32_t *facts, int32_t columns) {
  const intptr_t codes = (intptr_t)facts[SYNTH_BLOCKS] * facts[SYNTH_FIELDS];
  return columns * (SYNTH_STRIDE(codes) + 12 * (intptr_t)facts[SYNTH_BLOCKS] + 1);
}

SYNTH_TILE void synth_neon_linear_t4v5_aarch64_dotprod_layer(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint16_t *order, const int32_t *facts, const float *values, intptr_t stride, int32_t count, int32_t panel,
    uint8_t *scratch, float *out) {
  const intptr_t blocks = facts[SYNTH_BLOCKS], fields = blocks * facts[SYNTH_FIELDS];
  float *const column_scales = (float *)scratch;
  int32_t *const column_begins = (int32_t *)(column_scales + panel * blocks);
  float *const column_sums = (float *)(column_begins + panel * blocks);
  uint8_t *const codes = (uint8_t *)(column_sums + panel * blocks), *const odd = codes + panel * SYNTH_STRIDE(fields);
  while (count > 0) {
    const int32_t columns = count < panel ? count : panel;
    synth_neon_linear_t4v5_aarch64_dotprod_columns(values, stride, facts, order, codes, column_scales, column_begins, column_sums, odd, columns);
    synth_neon_linear_t4v5_aarch64_dotprod(packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums, out, facts, columns);
    for (int32_t n = 0; n < columns; ++n)
      if (odd[n])
        synth_neon_linear_t4v5_aarch64_dotprod_floats(packed, scales, zeros, bias, values + n * stride, facts, order,
            out + (intptr_t)n * facts[SYNTH_OUT_STRIDE]);
    values += columns * stride, out += columns * (intptr_t)facts[SYNTH_OUT_STRIDE], count -= columns;
  }
}
