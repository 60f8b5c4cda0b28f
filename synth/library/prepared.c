/* Columns of integers times prepared weights, a few columns at a time: values to codes, codes packed, the product. What
 * packs rows stands in front of this. */

/* out[n][m], as the driver for matrices of a kernel's form has it */
__attribute__((visibility("hidden"))) $product;

/* Indices of `parameters`. A code is (value - low) >> shift, exclusive-or flip. A value has no code if value - low is more
 * than `most`, or has bits below the shift. k positions, m rows, chunks of a column, its words, columns at a time. */
enum { LOW, MOST, SHIFT, FLIP, POSITIONS, ROWS, CHUNKS, WORDS, BLOCK, FACTORS };

/* wide: an unsigned type in which a value less `low` is another number for every value that has no code */
#define SYNTH_CODES(name, type, wide) \
  static int synth_codes_##name(const void *from, intptr_t count, const int32_t *parameters, uint8_t *code) { \
    const type *value = (const type *)from; \
    const wide low = (wide)parameters[LOW], most = (wide)parameters[MOST], below = (wide)(((wide)1 << parameters[SHIFT]) - 1); \
    const int shift = parameters[SHIFT]; \
    const uint8_t flip = (uint8_t)parameters[FLIP]; \
    wide wrong = 0; \
    for (intptr_t i = 0; i < count; ++i) { \
      const wide more = (wide)((wide)value[i] - low); \
      wrong |= (wide)((wide)(more > most) | (more & below)); \
      code[i] = (uint8_t)((more >> shift) ^ flip); \
    } \
    return wrong != 0; \
  }

/* What activations alone add to a sum: of the codes' sums that packing gave, or of the ones of a column's words. */
static inline void synth_corrections(const uint32_t *packed, int32_t columns, const int32_t *parameters, int32_t *sums) {
  const int32_t elements = $elements;
  if (!elements) {
    for (int32_t c = 0; c < columns; ++c) sums[c] = (int32_t)((uint32_t)sums[c] * (uint32_t)parameters[FACTORS]);
    return;
  }
  for (int32_t c = 0; c < columns; ++c) {
    uint32_t sum = 0;
    for (int32_t chunk = 0; chunk < parameters[CHUNKS]; ++chunk)
      for (int32_t element = 0; element < elements; ++element, ++packed)
        if (parameters[FACTORS + element])
          sum += (uint32_t)__builtin_popcount(*packed) * (uint32_t)parameters[FACTORS + element];
    sums[c] = (int32_t)sum;
  }
}

/* sums has one element more than columns at a time: whether a value has no code, and the product was not made */
#define SYNTH_PRODUCT(name, type, wide) \
  SYNTH_CODES(name, type, wide) \
  void synth_prepared_##name(const uint32_t *weights, const int32_t *rows, const int32_t *parameters, uint8_t *codes, \
                             uint32_t *packed, int32_t *sums, const void *values, int32_t n, void *out) { \
    const int32_t k = parameters[POSITIONS], block = parameters[BLOCK]; \
    sums[block] = 0; \
    for (int32_t column = 0; column < n; column += block) { \
      const int32_t columns = n - column < block ? n - column : block; \
      if (synth_codes_##name((const type *)values + (intptr_t)column * k, (intptr_t)columns * k, parameters, codes)) { \
        sums[block] = 1; \
        return; \
      } \
      $packer((const int8_t *)codes, 1, 0, columns, 0, k, 1, 1, k, packed$sums); \
      synth_corrections(packed, columns, parameters, sums); \
      synth_product(weights, packed, rows, sums, (int32_t *)out + (intptr_t)column * parameters[ROWS], parameters[ROWS], columns, \
                    parameters[CHUNKS]); \
    } \
  }

SYNTH_PRODUCT(int8, int8_t, uint16_t)
SYNTH_PRODUCT(uint8, uint8_t, uint16_t)
SYNTH_PRODUCT(int16, int16_t, uint16_t)
SYNTH_PRODUCT(uint16, uint16_t, uint32_t)
SYNTH_PRODUCT(int32, int32_t, uint32_t)
SYNTH_PRODUCT(uint32, uint32_t, uint64_t)
SYNTH_PRODUCT(int64, int64_t, uint64_t)
