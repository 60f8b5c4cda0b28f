/* Codes of weights in blocks, from bytes that have them as digits, to bytes that have them as fields of bits.
 *
 * Digit n of a byte in a base is ((byte * base^n) mod 256) * base / 256, rounded down: the byte is a fraction of 256,
 * whose first digit stands in front. SIZE bytes have the codes of BLOCKS blocks of BLOCK positions each, which fill
 * their words where there are several. Part p of step s of a block becomes the codes of its four positions from
 * 4 * (p * STEPS + s) on, of which words may have the lower bits and the higher ones apart. */

#include <stdint.h>
#include <string.h>

$inline
enum { BLOCKS = $blocks, BLOCK = $block, SIZE = $size, BYTES = $bytes, STEPS = $steps, FIELDS = $fields };

/* `count` bytes from `byte` on have the codes of the positions from `position`, `position + step`, ... on, as many as
 * there are `times`, which are base^n; or their bits from `low` on, lower ones first. */
#define RUN(position, step, byte, count, base, low, ...)                                                                \
  for (int i = 0; i < (count); ++i) {                                                                                  \
    static const uint8_t times[] = {__VA_ARGS__};                                                                      \
    for (int n = 0; n < (int)sizeof times; ++n) {                                                                      \
      const uint8_t digit = (uint8_t)((uint16_t)((uint8_t)(from[(byte) + i] * times[n]) * (base)) >> 8);               \
      uint8_t *const code = codes + (position) + i * (step) + n;                                                       \
      *code = (uint8_t)((low) ? *code | digit << (low) : digit);                                                       \
    }                                                                                                                  \
  }

SYNTH_INLINE uint32_t four(const uint8_t *codes) {
  uint32_t found;
  memcpy(&found, codes, sizeof found);
  return found;
}

/* The bits of four codes of a sub-step from bit `low` on, shifted to bit `shift`. */
#define FIELD(sub_step, low, mask, shift) (four(codes + 4 * ((sub_step) * STEPS + step)) >> (low) & (mask) * 0x01010101u) << (shift)

SYNTH_INLINE void unpack(const uint8_t *restrict from, uint8_t *restrict to) {
  uint8_t all[BLOCKS * FIELDS], *codes = all;
  if (BLOCK < FIELDS) memset(all, 0, sizeof all);
  $runs
  for (int b = 0; b < BLOCKS; ++b, to += BYTES, codes += FIELDS) {
    $write
  }
}

/* `count` times SIZE bytes of each of `rows` rows next to each other, the last of which are but `last`: others are
 * zero. */
void synth_unpack(const uint8_t *from, int32_t rows, int32_t count, int32_t last, uint8_t *to) {
  for (int32_t row = 0; row < rows; ++row) {
    for (int32_t b = 0; b < count; ++b, to += BLOCKS * BYTES) {
      uint8_t filled[SIZE];
      const int whole = b < count - 1 || last == SIZE;
      if (whole) {
        unpack(from, to);
      } else {
        memset(filled, 0, sizeof filled);
        memcpy(filled, from, (size_t)last);
        unpack(filled, to);
      }
      from += whole ? SIZE : last;
    }
  }
}
