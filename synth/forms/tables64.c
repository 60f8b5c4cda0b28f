#ifndef SYNTH_ENTRIES_TABLES64
#define SYNTH_ENTRIES_TABLES64
/* The tables of 96 codes, of which the first `chunks` * 6 are wanted: entry i of a table is the sum of those of its 6 codes
 * whose bit is set in i: of nothing, a code, the other, or both for each pair of codes. So with the sums of neighbours at
 * hand, which stand beside the codes in every 16 bytes, a table is three shuffles and two additions, where the compiler has
 * vector extensions; others double it code by code. Eight bytes are read from every sixth on. Returns the sum of all
 * codes. */
static inline int32_t synth_entries_tables64(const uint8_t *code, int32_t chunks, uint8_t *to) {
  int32_t total = 0;
  for (int i = 0; i < 96; ++i) total += code[i];
  for (int32_t chunk = 0; chunk < chunks; ++chunk, code += 6, to += 64) {
#ifdef SYNTH_SHUFFLE
    typedef uint8_t vector __attribute__((vector_size(64)));
    typedef uint64_t words __attribute__((vector_size(64)));
    uint64_t part;
    memcpy(&part, code, sizeof part);
    /* each code of even place and its neighbour, in the place of the former: no sum of two leaves a byte */
    const uint64_t sum = part + (part >> 8);
    const words every = {part, sum, part, sum, part, sum, part, sum};
    const vector codes = (vector)every, none = {0};
    const vector entries =
        __builtin_shufflevector(codes, none, 64, 0, 1, 8, 64, 0, 1, 8, 64, 0, 1, 8, 64, 0, 1, 8,
                                80, 16, 17, 24, 80, 16, 17, 24, 80, 16, 17, 24, 80, 16, 17, 24,
                                96, 32, 33, 40, 96, 32, 33, 40, 96, 32, 33, 40, 96, 32, 33, 40,
                                112, 48, 49, 56, 112, 48, 49, 56, 112, 48, 49, 56, 112, 48, 49, 56) +
        __builtin_shufflevector(codes, none, 64, 64, 64, 64, 2, 2, 2, 2, 3, 3, 3, 3, 10, 10, 10, 10,
                                80, 80, 80, 80, 18, 18, 18, 18, 19, 19, 19, 19, 26, 26, 26, 26,
                                96, 96, 96, 96, 34, 34, 34, 34, 35, 35, 35, 35, 42, 42, 42, 42,
                                112, 112, 112, 112, 50, 50, 50, 50, 51, 51, 51, 51, 58, 58, 58, 58) +
        __builtin_shufflevector(codes, none, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
                                20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
                                37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
                                60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60);
    memcpy(to, &entries, sizeof entries);
#else
    to[0] = 0;
    for (int position = 0; position < 6; ++position)
      for (int i = 0; i < 1 << position; ++i) to[(1 << position) + i] = (uint8_t)(to[i] + code[position]);
#endif
  }
  return total;
}
#endif
