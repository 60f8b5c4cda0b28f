#ifndef SYNTH_ENTRIES_TABLES
#define SYNTH_ENTRIES_TABLES
/* Write the tables of the first `chunks` * 8 of 32 codes, and return the sum of all codes. Entry i of a table adds the codes,
 * out of 4, whose bit is set in i. Vector extensions: each 16 bytes have codes and sums of neighbouring codes. A pair of
 * codes adds 0, either code or their sum, so a table is two shuffles and an addition. Other compilers multiply. */
static inline int32_t synth_entries_tables(const uint8_t *code, int32_t chunks, uint8_t *to) {
  int32_t total = 0;
  for (int i = 0; i < 32; ++i) total += code[i];
#ifdef SYNTH_SHUFFLE
  typedef uint8_t vector __attribute__((vector_size(32)));
  typedef uint64_t words __attribute__((vector_size(32)));
  typedef uint16_t pairs __attribute__((vector_size(32)));
  uint64_t plain[4], sum[4];
  pairs both;
  memcpy(plain, code, sizeof plain);
  memcpy(&both, code, sizeof both);
  both += both >> 8; /* lower bytes: each code of even index plus its neighbour */
  memcpy(sum, &both, sizeof sum);
  for (int32_t chunk = 0; chunk < chunks; ++chunk, to += 32) {
    const words every = {plain[chunk], sum[chunk], plain[chunk], sum[chunk]};
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

/* Write the tables of the $bits-bit $encoding codes of a pixel's contiguous channels, and return the sum of the codes.
 * `behind` further bytes may be read. */
static inline int32_t synth_pixel_${stem}_$operand(const int8_t *source, int32_t channels, intptr_t behind, uint8_t *table) {
  int32_t remaining = channels, sum = 0;
  (void)behind;
  for (; remaining >= 32; remaining -= 32, source += 32, table += 128) {
    uint8_t code[32];
    for (int i = 0; i < 32; ++i) code[i] = synth_code_$operand(source[i]);
    sum += synth_entries_$stem(code, 4, table);
  }
  if (remaining > 0) {
    uint8_t code[32] = {0};
    for (int32_t i = 0; i < remaining; ++i) code[i] = synth_code_$operand(source[i]);
    sum += synth_entries_$stem(code, (remaining + 7) / 8, table);
  }
  return sum;
}
