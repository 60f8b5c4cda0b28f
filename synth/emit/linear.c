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
static inline int32_t synth_linear_largest(const float *values, int32_t count) {
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
 * large as 2^-120 are zero. Where facts has unit the largest size is that of all blocks of a unit, and column_sums has ${summed}; where it has together it is that of the whole row. A row is `odd` and has zeros if it has a NaN, or a size from facts' limit on.${groups} */
SYNTH_ROUNDED SYNTH_TILE void ${name}_columns(const float *values, intptr_t stride, const int32_t *facts, const uint16_t *order,
    uint8_t *codes, float *column_scales, int32_t *column_begins, float *column_sums, uint8_t *odd, int32_t columns) {
  const int32_t k = facts[SYNTH_K], block = facts[SYNTH_BLOCK], blocks = facts[SYNTH_BLOCKS];
  const int32_t fields = facts[SYNTH_FIELDS];
  const int varied = facts[SYNTH_VARIED];
  const int32_t each = 1 << facts[SYNTH_UNIT];
  const int32_t limit = facts[SYNTH_LIMIT];
  const int32_t begin = $centre - (varied == 1 || varied == 2 ? 0 : facts[SYNTH_ZERO]);
  for (int32_t n = 0; n < columns; ++n, values += stride) {
    const intptr_t first = (intptr_t)n * blocks;
    int32_t most = facts[SYNTH_TOGETHER] ? synth_linear_largest(values, k) : 0;
    odd[n] = 0;
    for (int32_t b = 0; b < blocks; ++b, codes += ${further}) {
      int8_t near[${largest} + 1];
      const float *const from = values + (intptr_t)b * block;
      const int32_t count = k - b * block < block ? k - b * block : block;
      if (!facts[SYNTH_TOGETHER] && b % each == 0)
        most = synth_linear_largest(from, k - b * block < each * block ? k - b * block : each * block);
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
      for (int32_t i = 0; i < fields; ++i) codes[${at}] = (uint8_t)near[order[i]];
      column_scales[first + b] = nothing ? 0.0f : size / 127.0f;
      column_begins[${begin}] = begin * sum;
      column_sums[first + b] = varied == 3 ? column_scales[first + b] * (float)sum : (float)-sum;
      const ${summed} own = (${summed})sum;
      if (each > 1) memcpy((uint8_t *)(column_sums + first) + (size_t)b * sizeof own, &own, sizeof own);
    }
    if (odd[n]) {
      ${forget}
      for (int32_t b = 0; b < blocks; ++b) column_scales[first + b] = column_sums[first + b] = 0.0f;
    }${turn}
  }
}

/* Where a block of a register begins among the packed weights of so many registers, and how many registers have
 * their steps behind each other there. */
static inline intptr_t synth_linear_place(
    int32_t number, int32_t registers, int32_t block, intptr_t blocks, intptr_t steps, int32_t *group) {
  const int32_t first = number - number % ${group}, left = registers - first;
  *group = left < ${group} ? left : ${group};
  return (first * blocks + (intptr_t)block * *group) * steps + number % ${group};
}

/* Weights: of rows `row_stride` bytes apart, and blocks `block_stride` apart, the words of a block, of which there are
 * `words`; those of a step's further words, which hold other bits of codes, follow each other. `flip` is combined with
 * every byte by exclusive or. Rows and words that are not there are zero. */
SYNTH_TILE void ${name}_pack(const uint8_t *from, intptr_t row_stride, intptr_t block_stride, const int32_t *facts,
    int32_t words, int32_t flip, uint8_t *packed) {
  const int32_t rows = facts[SYNTH_ROWS], blocks = facts[SYNTH_BLOCKS] >> facts[SYNTH_SHARED];
  const int32_t steps = facts[SYNTH_STEPS];
  const int32_t registers = (rows + ${height} - 1) / ${height};
  if (rows % ${height} || words < steps * ${taken})
    memset(packed, 0, (size_t)registers * (size_t)blocks * (size_t)steps * ${step});
  for (int32_t first = 0; first < rows; first += ${height})
    for (int32_t b = 0; b < blocks; ++b) {
      const int32_t height = rows - first < ${height} ? rows - first : ${height};
      int32_t group;
      uint8_t *const to = packed + ${step} * synth_linear_place(first / ${height}, registers, b, blocks, steps, &group);
      const uint8_t *const block = from + first * row_stride + b * block_stride;
      for (int32_t word = 0; word < words; ++word) {
        uint8_t *const at = to + (intptr_t)(word / ${taken}) * group * ${step} + word % ${words} * ${size}${beside};
        for (int32_t row = 0; row < height; ++row) {
          uint32_t value;
          memcpy(&value, block + row * row_stride + 4 * word, sizeof value);
          value ^= (uint32_t)flip * 0x01010101u;
          memcpy(at + ${chunk} * row, &value, sizeof value);
        }
      }
    }
}

/* The bits of the largest finite size of floats of 2 or 4 bytes, one for each row, `pitch` bytes a row of a register. */
SYNTH_INLINE uint32_t synth_linear_most_bits(const uint8_t *at, intptr_t registers, intptr_t pitch, const size_t size) {
  const uint32_t infinity = size == 2 ? 0x7c00u : 0x7f800000u;
  uint32_t most = 0;
  for (; registers > 0; --registers, at += ${height} * pitch)
    for (size_t row = 0; row < ${height}; ++row) {
      uint32_t bits = 0;
      memcpy(&bits, at + size * row, size);
      bits &= infinity | (infinity - 1);
      most = bits < infinity && bits > most ? bits : most;
    }
  return most;
}

/* The largest finite size of the scales, or of the offsets, of a layer. */
static double synth_linear_largest_scale(const uint8_t *at, intptr_t pitch, const int32_t *facts) {
  const intptr_t units = facts[SYNTH_BLOCKS] >> facts[SYNTH_UNIT];
  const intptr_t registers = (facts[SYNTH_ROWS] + ${height} - 1) / ${height} * units;
  const int halves = ${halves} && (facts[SYNTH_UNIT] || facts[SYNTH_PITCH] == 2);
  const uint32_t most = halves ? synth_linear_most_bits(at, registers, pitch, 2) : synth_linear_most_bits(at, registers, pitch, 4);
  uint8_t found[4];
  memcpy(found, &most, sizeof found);
  return synth_linear_scale(found, 0, facts);
}

/* Write facts' limit: the bits of the size from which on a row of activations is multiplied by ${name}_floats. Below the
 * limit every product of two scales, and every sum of blocks, is at most half the largest float, whatever the codes are.
 * 2^119 is the size up to which 256 activations add up to a float. */
SYNTH_ROUNDED SYNTH_TILE void ${name}_limit(const uint8_t *scales, const uint8_t *zeros, int32_t *facts) {
  const double positions = (double)facts[SYNTH_BLOCKS] * facts[SYNTH_BLOCK], half = 0x1.fffffep126;
  const double zero = facts[SYNTH_ZERO] * (facts[SYNTH_VARIED] == 2 ? 0.5 : 1.0), rest = ${most} - zero;
  const double code = facts[SYNTH_VARIED] == 1 ? 255.0 : zero > rest ? zero : rest;
  double weight = code * synth_linear_largest_scale(scales, facts[SYNTH_PITCH], facts);
  if (facts[SYNTH_VARIED] == 3) weight += synth_linear_largest_scale(zeros, facts[SYNTH_ZERO_PITCH], facts);
  if (facts[SYNTH_UNIT]) weight *= ${integer}.0;
  const double fits = weight > 0.0 ? half / (positions * weight) : half;
  const float limit = (float)(fits < 0x1p119 ? fits : 0x1p119);
  memcpy(&facts[SYNTH_LIMIT], &limit, sizeof limit);
}

/* The product with a row of activations as they are, for rows without codes: positions in order, in double. */
SYNTH_ROUNDED SYNTH_TILE void ${name}_floats(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const float *values, const int32_t *facts, const uint16_t *order, float *out) {
  const int32_t k = facts[SYNTH_K], block = facts[SYNTH_BLOCK], blocks = facts[SYNTH_BLOCKS];
  const int32_t steps = facts[SYNTH_STEPS], registers = (facts[SYNTH_ROWS] + ${height} - 1) / ${height};
  const int32_t varied = facts[SYNTH_VARIED], shift = facts[SYNTH_UNIT], shared = facts[SYNTH_SHARED];
  for (int32_t m = 0; m < facts[SYNTH_ROWS]; ++m) {
    const int32_t row = m % ${height};
    double total = 0.0;
    uint8_t bytes[$room];
    double weights[${largest}];
    for (int32_t b = 0; b < blocks; ++b) {
      int32_t group;
      const uint8_t *w = packed + ${step} * synth_linear_place(m / ${height}, registers, b >> shared, blocks >> shared, steps, &group);
      const intptr_t at = synth_linear_place(m / ${height}, registers, b, blocks, 1, &group) * ${height} + row;
      const intptr_t unit = synth_linear_place(m / ${height}, registers, b >> shift, blocks >> shift, 1, &group) * ${height};
      const uint8_t *const own_scales = scales + unit * facts[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + unit * facts[SYNTH_ZERO_PITCH];
      const double zero = varied == 1 ? zeros[at] : facts[SYNTH_ZERO] * (varied == 2 ? 0.5 : 1.0);
      double scale = synth_linear_scale(own_scales, row, facts);
      double offset = varied == 3 ? synth_linear_scale(own_zeros, row, facts) : 0.0;
      if (shift) {
        const uint8_t *own = own_scales + ${behind};
        if ($packed_integers) synth_linear_integers(own, 0, 1, facts, bytes), own = bytes;
        scale *= synth_linear_integer(own, 1, b, row, facts);
        if (varied == 3) offset *= synth_linear_integer(own, 0, b, row, facts);
      }
      for (int32_t i = 0; i < facts[SYNTH_FIELDS]; ++i) {
        const int32_t field = i + (b & ((1 << shared) - 1)) * facts[SYNTH_FIELDS], within = field % ${positions};
        if (order[i] >= block) continue;
        const int32_t code =
            synth_linear_code(w + (intptr_t)(field / ${positions}) * group * ${step}, row, within / ${chunk}, within % ${chunk}$table) + $centre;
        weights[order[i]] = scale * (code - zero) + offset;
      }
      for (int32_t i = 0; i < block && b * block + i < k; ++i) total += weights[i] * (double)values[b * block + i];
    }
    out[m] = (float)(facts[SYNTH_BIASED] ? total + bias[m] : total);
  }
}

/* The layer: rows of activations, in panels of as many as `scratch` has room for (${name}_scratch bytes), to codes, and
 * these times the weights. */
SYNTH_TILE intptr_t ${name}_scratch(const int32_t *facts, int32_t columns) {
  const intptr_t codes = (intptr_t)facts[SYNTH_BLOCKS] * facts[SYNTH_FIELDS];
  return ${columns} * (SYNTH_STRIDE(codes) + 12 * (intptr_t)facts[SYNTH_BLOCKS] + 1);
}

SYNTH_TILE void ${name}_layer(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint16_t *order, const int32_t *facts, const float *values, intptr_t stride, int32_t count, int32_t panel,
    uint8_t *scratch, float *out) {
  const intptr_t blocks = facts[SYNTH_BLOCKS], fields = blocks * facts[SYNTH_FIELDS];
  float *const column_scales = (float *)scratch;
  int32_t *const column_begins = (int32_t *)(column_scales + panel * blocks);
  float *const column_sums = (float *)(column_begins + ${panel} * blocks);
  uint8_t *const codes = (uint8_t *)(column_sums + panel * blocks), *const odd = codes + ${panel} * SYNTH_STRIDE(fields);
  while (count > 0) {
    const int32_t columns = count < panel ? count : panel;
    ${name}_columns(values, stride, facts, order, codes, column_scales, column_begins, column_sums, odd, columns);
    ${name}(packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums, out, facts, columns);
    for (int32_t n = 0; n < columns; ++n)
      if (odd[n])
        ${name}_floats(packed, scales, zeros, bias, values + n * stride, facts, order,
            out + (intptr_t)n * facts[SYNTH_OUT_STRIDE]);
    values += columns * stride, out += columns * (intptr_t)facts[SYNTH_OUT_STRIDE], count -= columns;
  }
}
