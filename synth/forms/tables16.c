#ifndef SYNTH_ENTRIES_TABLES
#define SYNTH_ENTRIES_TABLES
/* The tables of 32 codes, of which the first `chunks` * 8 are wanted: entry i of a table is the sum of those of its 4 codes
 * whose bit is set in i: of nothing, a code, the other, or both for the lower two codes, and the same for the upper two. So
 * with the sums of neighbours at hand, which stand beside the codes in every 16 bytes, a table is two shuffles and an
 * addition, where the compiler has vector extensions; others multiply. Returns the sum of all codes. */
static inline int32_t synth_entries_tables(const uint8_t *code, int32_t chunks, uint8_t *to) {
  int32_t total = 0;
  for (int i = 0; i < 32; ++i) total += code[i];
#ifdef SYNTH_SHUFFLE
  typedef uint8_t vector __attribute__((vector_size(32)));
  typedef uint64_t words __attribute__((vector_size(32)));
  typedef uint16_t pairs __attribute__((vector_size(32)));
  uint64_t part[4], sum[4];
  pairs both;
  memcpy(part, code, sizeof part);
  memcpy(&both, code, sizeof both);
  both += both >> 8; /* each code of even place and its neighbour, in the lower byte */
  memcpy(sum, &both, sizeof sum);
  for (int32_t chunk = 0; chunk < chunks; ++chunk, to += 32) {
    const words every = {part[chunk], sum[chunk], part[chunk], sum[chunk]};
    const vector codes = (vector)every, none = {0};
    const vector entries =
        __builtin_shufflevector(codes, none, 32, 0, 1, 8, 36, 0, 1, 8, 40, 0, 1, 8, 44, 0, 1, 8,
                                48, 20, 21, 28, 52, 20, 21, 28, 56, 20, 21, 28, 60, 20, 21, 28) +
        __builtin_shufflevector(codes, none, 32, 33, 34, 35, 2, 2, 2, 2, 3, 3, 3, 3, 10, 10, 10, 10,
                                48, 49, 50, 51, 22, 22, 22, 22, 23, 23, 23, 23, 30, 30, 30, 30);
    memcpy(to, &entries, sizeof entries);
  }
#else
  for (int32_t table = 0; table < chunks * 2; ++table, code += 4, to += 16) {
    const uint64_t low = code[0] * UINT64_C(0x0100010001000100) + code[1] * UINT64_C(0x0101000001010000) +
                         code[2] * UINT64_C(0x0101010100000000);
    const uint64_t high = low + code[3] * UINT64_C(0x0101010101010101);
    memcpy(to, &low, sizeof low);
    memcpy(to + sizeof low, &high, sizeof high);
  }
#endif
  return total;
}
#endif

/* the tables of the $bits-bit $encoding codes of a pixel's channels, which lie side by side; `behind` them more may be
 * read. Returns their sum. */
static inline int32_t synth_pixel_${stem}_$operand(const int8_t *source, int32_t channels, intptr_t behind, uint8_t *table) {
  int32_t left = channels, sum = 0;
  (void)behind;
  for (; left >= 32; left -= 32, source += 32, table += 128) {
    uint8_t code[32];
    for (int i = 0; i < 32; ++i) code[i] = synth_code_$operand(source[i]);
    sum += synth_entries_$stem(code, 4, table);
  }
  if (left > 0) {
    uint8_t code[32] = {0};
    for (int32_t i = 0; i < left; ++i) code[i] = synth_code_$operand(source[i]);
    sum += synth_entries_$stem(code, (left + 7) / 8, table);
  }
  return sum;
}
