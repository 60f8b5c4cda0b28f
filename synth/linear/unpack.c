/* Codes of weights in blocks, from bytes that have them as digits, to bytes that have them as fields of bits.
 *
 * Digit n of a byte in a base is ((byte * base^n) mod 256) * base / 256, rounded down: the byte is a fraction of 256,
 * whose first digit stands in front. Field p of a block's byte j becomes the code of position p * WORDS + j. */

#include <stdint.h>
#include <string.h>

$inline
enum { BASE = $base, BLOCK = $block, BITS = $bits, SIZE = $size, WORDS = $words };

/* `count` bytes from `byte` on have the codes of the positions `position`, `position + step`, ...; times: base^n. */
#define RUN(position, step, byte, count, times) \
  for (int i = 0; i < (count); ++i)             \
    codes[(position) + i * (step)] = (uint8_t)((uint16_t)((uint8_t)(from[(byte) + i] * (times)) * BASE) >> 8);

SYNTH_INLINE void unpack(const uint8_t *restrict from, uint8_t *restrict to) {
  uint8_t codes[WORDS * 8 / BITS];
  if (BLOCK < WORDS * 8 / BITS) memset(codes, 0, sizeof codes);
  $runs
  memcpy(to, codes, WORDS);
  for (int part = 1; part * BITS < 8; ++part)
    for (int j = 0; j < WORDS; ++j) to[j] |= (uint8_t)(codes[part * WORDS + j] << part * BITS);
}

/* `blocks` of each of `rows` rows next to each other, the last one of which has but `last` bytes: others are zero. */
void synth_unpack(const uint8_t *from, int32_t rows, int32_t blocks, int32_t last, uint8_t *to) {
  for (int32_t row = 0; row < rows; ++row) {
    for (int32_t b = 0; b < blocks; ++b, to += WORDS) {
      uint8_t filled[SIZE];
      const int whole = b < blocks - 1 || last == SIZE;
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
