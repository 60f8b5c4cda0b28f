/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, weights of 1 bits, activations of 8: Arm NEON / Advanced SIMD (AArch64 and ARMv7),
 * aarch64. Written by synth-kernel; do not edit.
 *
 * synth_neon_linear.h says what a layer is made of. Bits of each byte that hold the codes of a sub-step, lowest
 * bits first: 0 of word 0; 1 of word 0; 2 of word 0; 3 of word 0; 4 of word 0; 5 of word 0; 6 of word 0; 7 of
 * word 0. Adding to the result rounds once. Instructions: 14 for unpacking a step; 2 for a sub-step; 1 for sums
 * to 32 bits.
 *
 * Proof: 19 obligations, all proved: unpacking and products of every sub-step, every widening, no overflow in a
 * block.
 */
#define LOCAL(name) synth_neon_linear_w1_aarch64_##name
#define LINEAR_NAME synth_neon_linear_w1_aarch64
#define LINEAR_HEIGHT 4
#define LINEAR_COLUMNS 1
#define LINEAR_WORDS 1
#define LINEAR_SUB_STEPS 8
#define LINEAR_STORED_ZERO 0
#define LINEAR_LARGEST_CODE 1
#define LINEAR_HALVES 1
#define LINEAR_FUSED 1
#define LINEAR_FLUSHES 0
#define LINEAR_SCALES_TOGETHER 1
#define LINEAR_SUMS_TOGETHER 1
#define LINEAR_SUM int32_t
#define LINEAR_TILES(X) X(3, 4) X(2, 4) X(1, 4)
#define LINEAR_SUPER_BLOCK_TILES(X) X(4, 2) X(2, 4) X(1, 4)
#define LINEAR_MATRIX_COLUMNS 0
#define LINEAR_MATRIX_LEAST 0
#define LINEAR_MATRIX_REGISTERS 0
#include "synth_neon_linear.h"

#if defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN) && !defined(SYNTH_PORTABLE)
#include <arm_neon.h>
typedef uint16_t synth_u16 __attribute__((may_alias, aligned(1)));
typedef uint32_t synth_u32 __attribute__((may_alias, aligned(1)));
typedef uint64_t synth_u64 __attribute__((may_alias, aligned(1)));
#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#define SYNTH_KEEP(value) __asm__("" : "+w"(value))
#define SYNTH_AHEAD(address) __builtin_prefetch(address, 0, 3)
#else
#define UNROLL
#define SYNTH_KEEP(value) ((void)0)
#define SYNTH_AHEAD(address) ((void)0)
#endif

static const uint8_t LOCAL(lanes8_1)[] __attribute__((aligned(32))) = {
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01};
SYNTH_INLINE float32x4_t LOCAL(scales)(
    const uint8_t *at, const int32_t *parameters) {
  if (parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2)
    return vcvt_f32_f16(vreinterpret_f16_u8(vld1_u8(at)));
  return (void)parameters, vreinterpretq_f32_u8(vld1q_u8((const uint8_t *)((const float *)at)));
}

#define SYNTH_DOWN UNROLL for (int r = 0; r < registers; ++r)
#define SYNTH_ACROSS UNROLL for (int c = 0; c < columns; ++c)
SYNTH_INLINE void LOCAL(tile)(const int in_super_blocks, const int registers, const int columns,
    SYNTH_TILE_PARAMETERS) {
  const uint8x16_t lanes8_1 = vld1q_u8(LOCAL(lanes8_1));
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  const intptr_t pitch = 4 * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = 4 * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const intptr_t stride = (intptr_t)group * 16;
  const intptr_t column_stride = SYNTH_STRIDE((intptr_t)blocks * parameters[SYNTH_FIELDS]);
  float32x4_t results[4][4];
  uint8x16_t super_block_sums[4][4], corrections[4][4];
  SYNTH_DOWN SYNTH_ACROSS results[r][c] = vdupq_n_f32(0.0f),
      super_block_sums[r][c] = vreinterpretq_u8_s32(vdupq_n_s32(0));
  if (begin) SYNTH_DOWN SYNTH_ACROSS {
    const float *const from = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * 4;
    const int32_t remaining = rows - r * 4;
    float partial[4] = {0};
    if (remaining < 4) memcpy(partial, from, (size_t)remaining * sizeof *partial);
    results[r][c] = vreinterpretq_f32_u8(vld1q_u8((const uint8_t *)((remaining < 4 ? partial : from))));
  }
  uint8x16_t unpacked[4][8];
  const int few = in_super_blocks && columns <= 2 && parameters[SYNTH_INTEGERS];
  const intptr_t apart = few ? 4 * (intptr_t)parameters[SYNTH_COUNT] : wide;
  const uint8_t *own_integers = few ? (const uint8_t *)unpacked : integers;
  const uint8_t *super_block_scales = scales + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * pitch;
  const uint8_t *super_block_zeros = zeros + (begin >> parameters[SYNTH_SUPER_BLOCK]) * group * zero_pitch;
  for (int32_t b = begin; b < end; ++b) {
    uint8x16_t stage0[4][4], stage1[4][4];
    if (few && (b & (each - 1)) == 0)
      LOCAL(integers)(integers, wide, registers, parameters, (uint8_t *)unpacked);
    SYNTH_ACROSS {
      const uint8x16_t begin = vreinterpretq_u8_s32(vdupq_n_s32(column_begins[(intptr_t)c * blocks + b]));
      SYNTH_DOWN stage1[r][c] = begin;
    }
    SYNTH_DOWN SYNTH_ACROSS stage0[r][c] = vreinterpretq_u8_s32(vdupq_n_s32(0));
    const uint8_t *from = packed + (intptr_t)b * steps * stride;
    const uint8_t *at = codes + (intptr_t)b * steps * 32;
    for (int32_t remaining = steps; remaining > 0;) {
      const int32_t run = remaining < 15 ? remaining : 15;
      remaining -= run;
      for (int32_t step = 0; step < run;
           ++step, from += stride, at += 32) {
        if (ahead) {
          UNROLL for (int line = 0; line < registers * 16; line += 64) SYNTH_AHEAD(ahead + line);
          ahead += further;
        }
        uint8x16_t word[4][1];
        SYNTH_DOWN {
          const uint8_t *const weights = from + (intptr_t)r * 16;
          const uint8x16_t w0 = vld1q_u8(weights + 0);
          word[r][0] = w0;
        }
        {
          uint8x16_t operand[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u0_0 = vandq_u8(w0, lanes8_1);
            const uint8x16_t weight_codes = u0_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 0;
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            SYNTH_DOWN {
              const uint8x16_t weight_codes = operand[r][0];
              const uint8x16_t sum0 = stage0[r][c];
              const uint8x16_t s0_0 = vmulq_u8(vreinterpretq_u8_u32(a), weight_codes);
              const int16x8_t s0_1 = vpadalq_s8(vreinterpretq_s16_u8(sum0), vreinterpretq_s8_u8(s0_0));
              stage0[r][c] = vreinterpretq_u8_s16(s0_1);
            }
          }
        }
        {
          uint8x16_t operand[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u1_0 = vshrq_n_u8(w0, 1);
            const uint8x16_t u1_1 = vandq_u8(u1_0, lanes8_1);
            const uint8x16_t weight_codes = u1_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 4;
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            SYNTH_DOWN {
              const uint8x16_t weight_codes = operand[r][0];
              const uint8x16_t sum0 = stage0[r][c];
              const uint8x16_t s0_0 = vmulq_u8(vreinterpretq_u8_u32(a), weight_codes);
              const int16x8_t s0_1 = vpadalq_s8(vreinterpretq_s16_u8(sum0), vreinterpretq_s8_u8(s0_0));
              stage0[r][c] = vreinterpretq_u8_s16(s0_1);
            }
          }
        }
        {
          uint8x16_t operand[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u2_0 = vshrq_n_u8(w0, 2);
            const uint8x16_t u2_1 = vandq_u8(u2_0, lanes8_1);
            const uint8x16_t weight_codes = u2_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 8;
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            SYNTH_DOWN {
              const uint8x16_t weight_codes = operand[r][0];
              const uint8x16_t sum0 = stage0[r][c];
              const uint8x16_t s0_0 = vmulq_u8(vreinterpretq_u8_u32(a), weight_codes);
              const int16x8_t s0_1 = vpadalq_s8(vreinterpretq_s16_u8(sum0), vreinterpretq_s8_u8(s0_0));
              stage0[r][c] = vreinterpretq_u8_s16(s0_1);
            }
          }
        }
        {
          uint8x16_t operand[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u3_0 = vshrq_n_u8(w0, 3);
            const uint8x16_t u3_1 = vandq_u8(u3_0, lanes8_1);
            const uint8x16_t weight_codes = u3_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 12;
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            SYNTH_DOWN {
              const uint8x16_t weight_codes = operand[r][0];
              const uint8x16_t sum0 = stage0[r][c];
              const uint8x16_t s0_0 = vmulq_u8(vreinterpretq_u8_u32(a), weight_codes);
              const int16x8_t s0_1 = vpadalq_s8(vreinterpretq_s16_u8(sum0), vreinterpretq_s8_u8(s0_0));
              stage0[r][c] = vreinterpretq_u8_s16(s0_1);
            }
          }
        }
        {
          uint8x16_t operand[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u4_0 = vshrq_n_u8(w0, 4);
            const uint8x16_t u4_1 = vandq_u8(u4_0, lanes8_1);
            const uint8x16_t weight_codes = u4_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 16;
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            SYNTH_DOWN {
              const uint8x16_t weight_codes = operand[r][0];
              const uint8x16_t sum0 = stage0[r][c];
              const uint8x16_t s0_0 = vmulq_u8(vreinterpretq_u8_u32(a), weight_codes);
              const int16x8_t s0_1 = vpadalq_s8(vreinterpretq_s16_u8(sum0), vreinterpretq_s8_u8(s0_0));
              stage0[r][c] = vreinterpretq_u8_s16(s0_1);
            }
          }
        }
        {
          uint8x16_t operand[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u5_0 = vshrq_n_u8(w0, 5);
            const uint8x16_t u5_1 = vandq_u8(u5_0, lanes8_1);
            const uint8x16_t weight_codes = u5_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 20;
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            SYNTH_DOWN {
              const uint8x16_t weight_codes = operand[r][0];
              const uint8x16_t sum0 = stage0[r][c];
              const uint8x16_t s0_0 = vmulq_u8(vreinterpretq_u8_u32(a), weight_codes);
              const int16x8_t s0_1 = vpadalq_s8(vreinterpretq_s16_u8(sum0), vreinterpretq_s8_u8(s0_0));
              stage0[r][c] = vreinterpretq_u8_s16(s0_1);
            }
          }
        }
        {
          uint8x16_t operand[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u6_0 = vshrq_n_u8(w0, 6);
            const uint8x16_t u6_1 = vandq_u8(u6_0, lanes8_1);
            const uint8x16_t weight_codes = u6_1;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 24;
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            SYNTH_DOWN {
              const uint8x16_t weight_codes = operand[r][0];
              const uint8x16_t sum0 = stage0[r][c];
              const uint8x16_t s0_0 = vmulq_u8(vreinterpretq_u8_u32(a), weight_codes);
              const int16x8_t s0_1 = vpadalq_s8(vreinterpretq_s16_u8(sum0), vreinterpretq_s8_u8(s0_0));
              stage0[r][c] = vreinterpretq_u8_s16(s0_1);
            }
          }
        }
        {
          uint8x16_t operand[4][1];
          SYNTH_DOWN {
            const uint8x16_t w0 = word[r][0];
            const uint8x16_t u7_0 = vshrq_n_u8(w0, 7);
            const uint8x16_t weight_codes = u7_0;
            operand[r][0] = weight_codes;
            if (columns > 1) SYNTH_KEEP(operand[r][0]);
          }
          SYNTH_ACROSS {
            const uint8_t *const activations = at + (intptr_t)c * column_stride + 28;
            const uint32x4_t a = vdupq_n_u32(*(const synth_u32 *)(activations + 0));
            SYNTH_DOWN {
              const uint8x16_t weight_codes = operand[r][0];
              const uint8x16_t sum0 = stage0[r][c];
              const uint8x16_t s0_0 = vmulq_u8(vreinterpretq_u8_u32(a), weight_codes);
              const int16x8_t s0_1 = vpadalq_s8(vreinterpretq_s16_u8(sum0), vreinterpretq_s8_u8(s0_0));
              stage0[r][c] = vreinterpretq_u8_s16(s0_1);
            }
          }
        }
      }
      SYNTH_DOWN SYNTH_ACROSS {
        const uint8x16_t sum0 = stage0[r][c];
        const uint8x16_t sum1 = stage1[r][c];
        const int32x4_t s1_0 = vpadalq_s16(vreinterpretq_s32_u8(sum1), vreinterpretq_s16_u8(sum0));
        stage1[r][c] = vreinterpretq_u8_s32(s1_0);
        stage0[r][c] = vreinterpretq_u8_s32(vdupq_n_s32(0));
      }
    }
    if (in_super_blocks) {
      uint8x16_t factors[4];
      SYNTH_DOWN factors[r] = vreinterpretq_u8_s32(vmovl_s16(vget_low_s16(vmovl_s8(vreinterpret_s8_u32(vdup_n_u32(*(
          const synth_u32 *)(own_integers + r * apart + (0 + (b & (each - 1))) * 4)))))));
      SYNTH_DOWN SYNTH_ACROSS {
        super_block_sums[r][c] = vreinterpretq_u8_u32(vmlaq_u32(vreinterpretq_u32_u8(super_block_sums[r][c]),
            vreinterpretq_u32_u8(stage1[r][c]), vreinterpretq_u32_u8(factors[r])));
      }
      if (((b + 1) & (each - 1)) == 0) {
        if (varied == 3) {
          SYNTH_DOWN SYNTH_ACROSS corrections[r][c] = vreinterpretq_u8_s32(vdupq_n_s32(0));
          for (int32_t block = 0; block < each; block += 1) SYNTH_DOWN {
            const uint8x16_t integers = vreinterpretq_u8_s32(vmovl_s16(vget_low_s16(vmovl_s8(vreinterpret_s8_u32(
                vdup_n_u32(*(const synth_u32 *)(own_integers + r * apart + (each + (block)) * 4)))))));
            SYNTH_ACROSS {
              int32_t of_column;
              const intptr_t of = (intptr_t)c * blocks + (b + 1 - each + block) / 1;
              memcpy(&of_column, column_sums + of, sizeof of_column);
              const uint8x16_t sums = vreinterpretq_u8_s32(vdupq_n_s32(of_column)), correction = corrections[r][c];
              corrections[r][c] = vreinterpretq_u8_u32(vmlaq_u32(vreinterpretq_u32_u8(correction),
                  vreinterpretq_u32_u8(sums), vreinterpretq_u32_u8(integers)));
            }
          }
          SYNTH_DOWN {
            const float32x4_t scale = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
            SYNTH_ACROSS {
              const intptr_t of = (intptr_t)c * blocks + b;
              const float32x4_t factor = vmulq_f32(scale, vdupq_n_f32(column_scales[of]));
              const float32x4_t sum = vcvtq_f32_s32(vreinterpretq_s32_u8(corrections[r][c]));
              results[r][c] = vfmaq_f32(results[r][c], sum, factor);
            }
          }
        }
        SYNTH_DOWN {
          const float32x4_t scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
          SYNTH_ACROSS {
            const intptr_t of = (intptr_t)c * blocks + b;
            const float32x4_t factor = vmulq_f32(scale, vdupq_n_f32(column_scales[of]));
            const float32x4_t sum = vcvtq_f32_s32(vreinterpretq_s32_u8(super_block_sums[r][c]));
            results[r][c] = vfmaq_f32(results[r][c], sum, factor);
          }
        }
        SYNTH_DOWN SYNTH_ACROSS super_block_sums[r][c] = vreinterpretq_u8_s32(vdupq_n_s32(0));
      }
    } else {
      if (varied == 3) SYNTH_DOWN {
        const float32x4_t offset = LOCAL(scales)(super_block_zeros + r * zero_pitch, parameters);
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          results[r][c] = vfmaq_f32(results[r][c], offset, vdupq_n_f32(column_sums[of]));
        }
      }
      SYNTH_DOWN {
        const float32x4_t scale = LOCAL(scales)(super_block_scales + r * pitch, parameters);
        float32x4_t zero = vdupq_n_f32(0.5f * (float)parameters[SYNTH_ZERO]);
        if (varied == 1) zero = vcvtq_f32_s32(vreinterpretq_s32_u8(vreinterpretq_u8_u32(vmovl_u16(vget_low_u16(vmovl_u8(
            vreinterpret_u8_u32(vdup_n_u32(*(const synth_u32 *)(super_block_zeros + r * zero_pitch)))))))));
        SYNTH_ACROSS {
          const intptr_t of = (intptr_t)c * blocks + b;
          float32x4_t sum = vcvtq_f32_s32(vreinterpretq_s32_u8(stage1[r][c]));
          if (pointed) sum = vfmaq_f32(sum, zero, vdupq_n_f32(column_sums[of]));
          const float32x4_t factor = vmulq_f32(scale, vdupq_n_f32(column_scales[of]));
          results[r][c] = vfmaq_f32(results[r][c], sum, factor);
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
      if (parameters[SYNTH_BIASED] && end == blocks) results[r][c] = vaddq_f32(results[r][c],
          vreinterpretq_f32_u8(vld1q_u8((const uint8_t *)(bias + r * 4))));
      if (remaining >= 4) {
        vst1q_u8((uint8_t *)(to), vreinterpretq_u8_f32(results[r][c]));
      } else {
        float end[4];
        vst1q_u8((uint8_t *)(end), vreinterpretq_u8_f32(results[r][c]));
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
  const int code = w[sub_step / 8 * 16 + row * 4 + j] >> sub_step % 8 * 1 & 1;
  return (void)table, code;
}
#include "synth_neon_linear_layer.h"
#undef LOCAL
