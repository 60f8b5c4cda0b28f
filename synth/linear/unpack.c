/* Codes of weights in blocks, from bytes that have them as digits, to bytes that have them as fields of bits.
 *
 * Digit n of a byte in a base is ((byte * base^n) mod 256) * base / 256, rounded down: the byte is a fraction of 256,
 * whose first digit stands in front. SIZE bytes have the codes of BLOCKS blocks of BLOCK positions each, which fill
 * their words where there are several. Field p of a block's byte j becomes the code of its position p * WORDS + j. */

#include <stdint.h>
#include <string.h>

$inline
enum { BLOCKS = $blocks, BLOCK = $block, BITS = $bits, SIZE = $size, WORDS = $words, FIELDS = WORDS * 8 / BITS };

/* `count` bytes from `byte` on have the codes of the positions `position`, `position + step`, ..., or their bits from
 * `low` on, lower ones first; times: base^n. */
#define RUN(position, step, byte, count, times, base, low)                                                        \
  for (int i = 0; i < (count); ++i) {                                                                             \
    const uint8_t digit = (uint8_t)((uint16_t)((uint8_t)(from[(byte) + i] * (times)) * (base)) >> 8);             \
    codes[(position) + i * (step)] = (uint8_t)((low) ? codes[(position) + i * (step)] | digit << (low) : digit); \
  }

SYNTH_INLINE void unpack(const uint8_t *restrict from, uint8_t *restrict to) {
  uint8_t codes[BLOCKS * FIELDS];
  if (BLOCK < FIELDS) memset(codes, 0, sizeof codes);
  $runs
  for (int b = 0; b < BLOCKS; ++b, to += WORDS) {
    memcpy(to, codes + b * FIELDS, WORDS);
    for (int part = 1; part * BITS < 8; ++part)
      for (int j = 0; j < WORDS; ++j) to[j] |= (uint8_t)(codes[b * FIELDS + part * WORDS + j] << part * BITS);
  }
}

/* `count` times SIZE bytes of each of `rows` rows next to each other, the last of which are but `last`: others are
 * zero. */
void synth_unpack(const uint8_t *from, int32_t rows, int32_t count, int32_t last, uint8_t *to) {
  for (int32_t row = 0; row < rows; ++row) {
    for (int32_t b = 0; b < count; ++b, to += BLOCKS * WORDS) {
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
