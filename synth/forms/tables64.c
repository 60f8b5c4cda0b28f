#ifndef SYNTH_ENTRIES_TABLES64
#define SYNTH_ENTRIES_TABLES64
#ifdef SYNTH_SHUFFLE
typedef uint8_t synth_codes64 __attribute__((vector_size(64)));
#define SYNTH_EACH4(a, b, c, d) a, a, a, a, b, b, b, b, c, c, c, c, d, d, d, d
#define SYNTH_TIMES4(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define SYNTH_PICK(...) __builtin_shufflevector(both, both, __VA_ARGS__)
/* entries of three pairs of codes: 0, either code or their sum, each repeated 1, 4 or 16 times */
#define SYNTH_TABLE(at) \
  (SYNTH_PICK(SYNTH_TIMES4(SYNTH_TIMES4(63, at, at + 1, 24 + at))) + \
   SYNTH_PICK(SYNTH_TIMES4(SYNTH_EACH4(63, at + 2, at + 3, 26 + at))) + \
   SYNTH_PICK(SYNTH_EACH4(63, 63, 63, 63), SYNTH_EACH4(at + 4, at + 4, at + 4, at + 4), \
              SYNTH_EACH4(at + 5, at + 5, at + 5, at + 5), SYNTH_EACH4(28 + at, 28 + at, 28 + at, 28 + at)))
/* Write up to four tables of 24 codes. Entry i of a table adds the codes, out of 6, whose bit is set in i. A pair of codes
 * adds 0, either code or their sum. One register has codes, sums of neighbours and a zero, so a table is three shuffles and
 * two additions. The last byte of `codes` is zero. */
static inline void synth_four_tables64(synth_codes64 codes, synth_codes64 sums, int32_t chunks, uint8_t *to) {
  const synth_codes64 both = __builtin_shufflevector(
      codes, sums, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 64, 65, 66, 67, 68,
      69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
      63, 63, 63, 63, 63);
  const synth_codes64 first = SYNTH_TABLE(0), second = SYNTH_TABLE(6), third = SYNTH_TABLE(12), fourth = SYNTH_TABLE(18);
  memcpy(to, &first, sizeof first);
  if (chunks > 1) memcpy(to + 64, &second, sizeof second);
  if (chunks > 2) memcpy(to + 128, &third, sizeof third);
  if (chunks > 3) memcpy(to + 192, &fourth, sizeof fourth);
}
#endif
/* Write the tables of the first `chunks` * 6 of 96 codes, and return the sum of all codes. The 64 bytes after the codes may
 * be read. Without vector extensions each code doubles a table. */
static inline int32_t synth_entries_tables64(const uint8_t *code, int32_t chunks, uint8_t *to) {
  int32_t total = 0;
  for (int i = 0; i < 96; ++i) total += code[i];
#ifdef SYNTH_SHUFFLE
  for (; chunks > 0; chunks -= 4, code += 24, to += 256) {
    synth_codes64 codes, sums;
    memcpy(&codes, code, sizeof codes);
    memcpy(&sums, code + 1, sizeof sums);
    sums += codes;
    codes[63] = 0;
    synth_four_tables64(codes, sums, chunks, to);
  }
#else
  for (; chunks > 0; --chunks, code += 6, to += 64) {
    to[0] = 0;
    for (int position = 0; position < 6; ++position)
      for (int i = 0; i < 1 << position; ++i) to[(1 << position) + i] = (uint8_t)(to[i] + code[position]);
  }
#endif
  return total;
}
#endif

/* the tables of the $bits-bit $encoding codes of a pixel's channels, which lie side by side; `behind` them more may be
 * read. Returns their sum. */
static inline int32_t synth_pixel_${stem}_$operand(const int8_t *source, int32_t channels, intptr_t behind, uint8_t *table) {
  int32_t sum = 0, remaining = channels;
#ifdef SYNTH_SHUFFLE
  /* Compute codes in registers: loads of bytes that narrower stores just wrote are slow. */
  static const uint8_t valid[128] = {SYNTH_TIMES4(SYNTH_EACH4(255, 255, 255, 255))};
  typedef uint32_t words __attribute__((vector_size(64)));
  words all = {0};
  for (; remaining > 0 && behind + remaining > 64; remaining -= 24, source += 24, table += 256) {
    synth_codes64 codes, next, used;
    memcpy(&codes, source, sizeof codes);
    memcpy(&next, source + 1, sizeof next);
    memcpy(&used, valid + 64 - (remaining < 24 ? remaining : 24), sizeof used);
    codes = ((((codes + (uint8_t)${add}u) >> $shift) & (uint8_t)${mask}u) ^ (uint8_t)${flip}u) & used;
    memcpy(&used, valid + 65 - (remaining < 24 ? remaining : 24), sizeof used);
    next = ((((next + (uint8_t)${add}u) >> $shift) & (uint8_t)${mask}u) ^ (uint8_t)${flip}u) & used;
    const words four = (words)codes, two = (four & 0x00ff00ffu) + (four >> 8 & 0x00ff00ffu);
    all += (two & 0xffffu) + (two >> 16);
    synth_four_tables64(codes, codes + next, (remaining + 5) / 6, table);
  }
  for (int i = 0; i < 6; ++i) sum += (int32_t)all[i];
#endif
  for (; remaining > 0; remaining -= 96, source += 96, table += 1024) {
    const int32_t some = remaining < 96 ? remaining : 96;
    uint8_t code[160] = {0};
    for (int32_t i = 0; i < some; ++i) code[i] = synth_code_$operand(source[i]);
    sum += synth_entries_$stem(code, (some + 5) / 6, table);
  }
  return sum;
}
