/* Functions beside the product, for any compiler: they quantize activations, pack weights, and multiply rows of
 * activations that have no codes. */

/* Compilers must round a product before they add to it. */
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#define SYNTH_ROUNDED
#elif defined(__GNUC__)
#define SYNTH_ROUNDED __attribute__((optimize("fp-contract=off")))
#else
#define SYNTH_ROUNDED
#endif

/* The lowest bits of a small float plus this number are the nearest integer, ties to even. */
#define SYNTH_NEAREST 12582912.0f

/* Bits of 2^-120. */
#define SYNTH_SMALLEST 0x03800000

/* Return the bits of the largest absolute value of an array of floats. */
static inline int32_t LOCAL(largest)(const float *values, int32_t count) {
  int32_t most = 0;
  for (int32_t i = 0; i < count; ++i) {
    int32_t bits;
    memcpy(&bits, values + i, sizeof bits);
    bits &= 0x7fffffff;
    most = bits > most ? bits : most;
  }
  return most;
}

/* Quantize `columns` rows of k floats, `stride` floats apart: write their codes, scales and sums. order: for
 * each bit field of a block of weights, the position within the block that it holds; codes are in this order.
 * The largest absolute value of a block becomes 127, so its scale is a 127th of that value. A code is the
 * nearest integer, ties to even, to the value over the scale. A block below 2^-120 becomes zero. If
 * parameters[SYNTH_SUPER_BLOCK] is not 0, all blocks of a super-block have one scale, and column_sums has
 * ${summed}. If parameters[SYNTH_TOGETHER] is not 0, the whole row has one scale. A row with a NaN, or with an
 * absolute value of at least parameters[SYNTH_LIMIT], is marked `odd` and becomes zero.${groups} */
SYNTH_ROUNDED SYNTH_TILE void ${name}_columns(const float *values, intptr_t stride, const int32_t *parameters, const uint16_t *order,
    uint8_t *codes, float *column_scales, int32_t *column_begins, float *column_sums, uint8_t *odd, int32_t columns) {
  const int32_t k = parameters[SYNTH_K], block = parameters[SYNTH_BLOCK], blocks = parameters[SYNTH_BLOCKS];
  const int32_t fields = parameters[SYNTH_FIELDS];
  const int varied = parameters[SYNTH_VARIED];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int32_t limit = parameters[SYNTH_LIMIT];
  const int32_t begin = $stored_zero - (varied == 1 || varied == 2 ? 0 : parameters[SYNTH_ZERO]);
  for (int32_t n = 0; n < columns; ++n, values += stride) {
    const intptr_t first = (intptr_t)n * blocks;
    int32_t most = parameters[SYNTH_TOGETHER] ? LOCAL(largest)(values, k) : 0;
    odd[n] = 0;
    for (int32_t b = 0; b < blocks; ++b, codes += ${further}) {
      int8_t near[${largest} + 1];
      const float *const from = values + (intptr_t)b * block;
      const int32_t count = k - b * block < block ? k - b * block : block;
      if (!parameters[SYNTH_TOGETHER] && b % each == 0)
        most = LOCAL(largest)(from, k - b * block < each * block ? k - b * block : each * block);
      int32_t sum = 0;
      odd[n] |= most >= limit;
      const int is_zero = most < SYNTH_SMALLEST || most >= limit;
      float size;
      memcpy(&size, &most, sizeof size);
      const float times = is_zero ? 0.0f : 127.0f / size;
      for (int32_t i = 0; i < count; ++i) {
        const float rounded = is_zero ? SYNTH_NEAREST : from[i] * times + SYNTH_NEAREST;
        int32_t bits;
        memcpy(&bits, &rounded, sizeof bits);
        near[i] = (int8_t)bits;
      }
      for (int32_t i = count; i <= block; ++i) near[i] = 0;
      for (int32_t i = 0; i < block; ++i) sum += near[i];
      for (int32_t i = 0; i < fields; ++i) codes[${at}] = (uint8_t)near[order[i]];
      column_scales[first + b] = is_zero ? 0.0f : size / 127.0f;
      column_begins[${begin}] = begin * sum;
      column_sums[first + b] = varied == 3 ? column_scales[first + b] * (float)sum : (float)-sum;
      const ${summed} own = (${summed})sum;
      if (each > 1) memcpy((uint8_t *)(column_sums + first) + (size_t)b * sizeof own, &own, sizeof own);
    }
    if (odd[n]) {
      ${forget}
      for (int32_t b = 0; b < blocks; ++b) column_scales[first + b] = column_sums[first + b] = 0.0f;
    }${next_column}
  }
}

/* Return the offset of a block of register `number` among packed weights, in registers of a step. `group`
 * becomes the number of registers whose steps lie together there. */
static inline intptr_t LOCAL(offset)(
    int32_t number, int32_t registers, int32_t block, intptr_t blocks, intptr_t steps, int32_t *group) {
  const int32_t first = number - number % ${group}, remaining = registers - first;
  *group = remaining < ${group} ? remaining : ${group};
  return (first * blocks + (intptr_t)block * *group) * steps + number % ${group};
}

/* Pack weights. Rows are `row_stride` bytes apart, their blocks `block_stride`. A block has `words` words; the
 * words of a step, which hold different bits of its codes, follow each other. Every byte is combined with
 * `flip` by exclusive or. Missing rows and words become zero. */
SYNTH_TILE void ${name}_pack(const uint8_t *from, intptr_t row_stride, intptr_t block_stride, const int32_t *parameters,
    int32_t words, int32_t flip, uint8_t *packed) {
  const int32_t rows = parameters[SYNTH_ROWS], blocks = parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SHARED];
  const int32_t steps = parameters[SYNTH_STEPS];
  const int32_t registers = (rows + ${height} - 1) / ${height};
  if (rows % ${height} || words < steps * ${registers})
    memset(packed, 0, (size_t)registers * (size_t)blocks * (size_t)steps * ${step});
  for (int32_t first = 0; first < rows; first += ${height})
    for (int32_t b = 0; b < blocks; ++b) {
      const int32_t height = rows - first < ${height} ? rows - first : ${height};
      int32_t group;
      uint8_t *const to = packed + ${step} * LOCAL(offset)(first / ${height}, registers, b, blocks, steps, &group);
      const uint8_t *const block = from + first * row_stride + b * block_stride;
      for (int32_t word = 0; word < words; ++word) {
        uint8_t *const at = to + (intptr_t)(word / ${registers}) * group * ${step} + word % ${words} * ${size}${beside};
        for (int32_t row = 0; row < height; ++row) {
          uint32_t value;
          memcpy(&value, block + row * row_stride + 4 * word, sizeof value);
          value ^= (uint32_t)flip * 0x01010101u;
          memcpy(at + ${chunk} * row, &value, sizeof value);
        }
      }
    }
}

/* Return the bits of the largest finite absolute value of floats of `size` bytes. A register of rows has one
 * float per row, and takes `pitch` bytes per row. */
SYNTH_INLINE uint32_t LOCAL(most_bits)(const uint8_t *at, intptr_t registers, intptr_t pitch, const size_t size) {
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

/* Return the largest finite absolute value of a layer's scales or offsets. */
static double LOCAL(largest_scale)(const uint8_t *at, intptr_t pitch, const int32_t *parameters) {
  const intptr_t super_blocks = parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SUPER_BLOCK];
  const intptr_t registers = (parameters[SYNTH_ROWS] + ${height} - 1) / ${height} * super_blocks;
  const int halves = ${halves} && (parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2);
  const uint32_t most = halves ? LOCAL(most_bits)(at, registers, pitch, 2) : LOCAL(most_bits)(at, registers, pitch, 4);
  uint8_t found[4];
  memcpy(found, &most, sizeof found);
  return LOCAL(scale)(found, 0, parameters);
}

/* Set parameters[SYNTH_LIMIT] to the bits of a float. ${name}_floats multiplies rows of activations that reach
 * this absolute value. Below the limit every product of two scales, and every sum of blocks, is at most half
 * the largest float, whatever the codes are. 256 activations of up to 2^119 add up to a finite float. */
SYNTH_ROUNDED SYNTH_TILE void ${name}_limit(const uint8_t *scales, const uint8_t *zeros, int32_t *parameters) {
  const double positions = (double)parameters[SYNTH_BLOCKS] * parameters[SYNTH_BLOCK], half = 0x1.fffffep126;
  const double zero = parameters[SYNTH_ZERO] * (parameters[SYNTH_VARIED] == 2 ? 0.5 : 1.0), rest = ${most} - zero;
  const double code = parameters[SYNTH_VARIED] == 1 ? 255.0 : zero > rest ? zero : rest;
  double weight = code * LOCAL(largest_scale)(scales, parameters[SYNTH_PITCH], parameters);
  if (parameters[SYNTH_VARIED] == 3) weight += LOCAL(largest_scale)(zeros, parameters[SYNTH_ZERO_PITCH], parameters);
  if (parameters[SYNTH_SUPER_BLOCK]) weight *= ${integer}.0;
  const double fits = weight > 0.0 ? half / (positions * weight) : half;
  const float limit = (float)(fits < 0x1p119 ? fits : 0x1p119);
  memcpy(&parameters[SYNTH_LIMIT], &limit, sizeof limit);
}

/* Multiply a row of activations that has no codes: the floats themselves, position by position, in double. */
SYNTH_ROUNDED SYNTH_TILE void ${name}_floats(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const float *values, const int32_t *parameters, const uint16_t *order, float *out) {
  const int32_t k = parameters[SYNTH_K], block = parameters[SYNTH_BLOCK], blocks = parameters[SYNTH_BLOCKS];
  const int32_t steps = parameters[SYNTH_STEPS], registers = (parameters[SYNTH_ROWS] + ${height} - 1) / ${height};
  const int32_t varied = parameters[SYNTH_VARIED], shift = parameters[SYNTH_SUPER_BLOCK], shared = parameters[SYNTH_SHARED];
  for (int32_t m = 0; m < parameters[SYNTH_ROWS]; ++m) {
    const int32_t row = m % ${height};
    double total = 0.0;
    uint8_t bytes[$capacity];
    double weights[${largest}];
    for (int32_t b = 0; b < blocks; ++b) {
      int32_t group;
      const uint8_t *w = packed + ${step} * LOCAL(offset)(m / ${height}, registers, b >> shared, blocks >> shared, steps, &group);
      const intptr_t at = LOCAL(offset)(m / ${height}, registers, b, blocks, 1, &group) * ${height} + row;
      const intptr_t super_block = LOCAL(offset)(m / ${height}, registers, b >> shift, blocks >> shift, 1, &group) * ${height};
      const uint8_t *const own_scales = scales + super_block * parameters[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + super_block * parameters[SYNTH_ZERO_PITCH];
      const double zero = varied == 1 ? zeros[at] : parameters[SYNTH_ZERO] * (varied == 2 ? 0.5 : 1.0);
      double scale = LOCAL(scale)(own_scales, row, parameters);
      double offset = varied == 3 ? LOCAL(scale)(own_zeros, row, parameters) : 0.0;
      if (shift) {
        const uint8_t *own = own_scales + ${behind};
        if ($packed_integers) LOCAL(integers)(own, 0, 1, parameters, bytes), own = bytes;
        scale *= LOCAL(integer)(own, 1, b, row, parameters);
        if (varied == 3) offset *= LOCAL(integer)(own, 0, b, row, parameters);
      }
      for (int32_t i = 0; i < parameters[SYNTH_FIELDS]; ++i) {
        const int32_t field = i + (b & ((1 << shared) - 1)) * parameters[SYNTH_FIELDS], within = field % ${positions};
        if (order[i] >= block) continue;
        const int32_t code =
            LOCAL(code)(w + (intptr_t)(field / ${positions}) * group * ${step}, row, within / ${chunk}, within % ${chunk}$table) + $stored_zero;
        weights[order[i]] = scale * (code - zero) + offset;
      }
      for (int32_t i = 0; i < block && b * block + i < k; ++i) total += weights[i] * (double)values[b * block + i];
    }
    out[m] = (float)(parameters[SYNTH_BIASED] ? total + bias[m] : total);
  }
}

/* Return the bytes of scratch memory that a panel of so many columns takes. */
SYNTH_TILE intptr_t ${name}_scratch(const int32_t *parameters, int32_t columns) {
  const intptr_t codes = (intptr_t)parameters[SYNTH_BLOCKS] * parameters[SYNTH_FIELDS];
  return ${columns} * (SYNTH_STRIDE(codes) + 12 * (intptr_t)parameters[SYNTH_BLOCKS] + 1);
}

/* Compute a layer: quantize a panel of rows of activations into `scratch` (${name}_scratch bytes), then
 * multiply the panel by the weights. */
SYNTH_TILE void ${name}_layer(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint16_t *order, const int32_t *parameters, const float *values, intptr_t stride, int32_t count, int32_t panel,
    uint8_t *scratch, float *out) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS], fields = blocks * parameters[SYNTH_FIELDS];
  float *const column_scales = (float *)scratch;
  int32_t *const column_begins = (int32_t *)(column_scales + panel * blocks);
  float *const column_sums = (float *)(column_begins + ${panel} * blocks);
  uint8_t *const codes = (uint8_t *)(column_sums + panel * blocks), *const odd = codes + ${panel} * SYNTH_STRIDE(fields);
  while (count > 0) {
    const int32_t columns = count < panel ? count : panel;
    ${name}_columns(values, stride, parameters, order, codes, column_scales, column_begins, column_sums, odd, columns);
    ${name}(packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums, out, parameters, columns);
    for (int32_t n = 0; n < columns; ++n)
      if (odd[n])
        ${name}_floats(packed, scales, zeros, bias, values + n * stride, parameters, order,
            out + (intptr_t)n * parameters[SYNTH_OUT_STRIDE]);
    values += columns * stride, out += columns * (intptr_t)parameters[SYNTH_OUT_STRIDE], count -= columns;
  }
}
