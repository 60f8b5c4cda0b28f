/* SPDX-License-Identifier: Apache-2.0
 *
 * Linear layers in blocks, behind the tile of a kernel: its tile in portable C, the product of a layer, quantization of
 * activations and packing of weights. The file linear.h beside this one says what everything means. Written by
 * synth-kernel; do not edit. */
/* Return a scale or an offset of row `row` of a register. */
static inline float LOCAL(scale)(const uint8_t *at, int32_t row, const int32_t *parameters) {
  float scale;
#if LINEAR_HALVES
  if (parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2) return synth_half(at + 2 * row);
#else
  (void)parameters;
#endif
  memcpy(&scale, at + 4 * row, sizeof scale);
  return scale;
}

/* Return the integer by which the scale (`of_scale`) or the offset of block b is multiplied. */
static inline int32_t LOCAL(integer)(const uint8_t *own, int of_scale, int32_t b, int32_t row,
    const int32_t *parameters) {
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK], block = b & (each - 1);
  const int together = of_scale ? LINEAR_SCALES_TOGETHER : LINEAR_SUMS_TOGETHER;
  return (int8_t)own[((of_scale ? 0 : each) + (block & -together)) * LINEAR_HEIGHT + row * together + block % together];
}

#undef SYNTH_FEW
#if LINEAR_HAS_TILE
#define SYNTH_FEW 2
#else
/* any other CPU: the tile in portable C, by its definition */
#define SYNTH_FEW 0
#undef SYNTH_TIMES
#undef SYNTH_PLUS
#undef SYNTH_ADDED
#if LINEAR_FLUSHES
#define SYNTH_TIMES(a, b) synth_product(a, b)
#define SYNTH_PLUS(a, b) synth_sum(a, b)
#else
#define SYNTH_TIMES(a, b) ((a) * (b))
#define SYNTH_PLUS(a, b) ((a) + (b))
#endif
#if LINEAR_FUSED
#define SYNTH_ADDED(a, b, c) fmaf(a, b, c)
#else
#define SYNTH_ADDED(a, b, c) SYNTH_PLUS(SYNTH_TIMES(a, b), c)
#endif
static void LOCAL(tile)(int in_super_blocks, int registers, int columns, SYNTH_TILE_PARAMETERS) {
  const int32_t blocks = parameters[SYNTH_BLOCKS], steps = parameters[SYNTH_STEPS];
  const int32_t shift = parameters[SYNTH_SUPER_BLOCK], zero_of_all = parameters[SYNTH_ZERO];
  const intptr_t positions = parameters[SYNTH_FIELDS];
  const int shared = parameters[SYNTH_SHARED], sub_steps = LINEAR_SUB_STEPS >> shared;
  const int varied = parameters[SYNTH_VARIED], pointed = varied == 1 || varied == 2;
  (void)ahead, (void)further;
  for (int c = 0; c < columns; ++c) for (int r = 0; r < registers; ++r)
  for (int row = 0; row < LINEAR_HEIGHT; ++row) {
    if (r * LINEAR_HEIGHT + row >= rows) break;
    float *const to = out + (intptr_t)c * parameters[SYNTH_OUT_STRIDE] + r * LINEAR_HEIGHT + row;
    const int beside = c % LINEAR_COLUMNS;
    float result = begin ? *to : 0.0f;
    int32_t scaled = 0, correction = 0;
    for (int32_t b = begin; b < end; ++b) {
      const intptr_t at = ((intptr_t)b * group + r) * LINEAR_HEIGHT + row, of = (intptr_t)c * blocks + b;
      const intptr_t super_block = ((intptr_t)(b >> shift) * group + r) * LINEAR_HEIGHT;
      const uint8_t *const own_scales = scales + super_block * parameters[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + super_block * parameters[SYNTH_ZERO_PITCH];
      const uint8_t *w = packed + ((intptr_t)(b >> shared) * steps * group + r) * SYNTH_STEP_BYTES;
      const int first = (b & ((1 << shared) - 1)) * sub_steps;
      const uint8_t *a = codes + (c - beside) * SYNTH_STRIDE(blocks * positions) + b * LINEAR_COLUMNS * positions
          + beside * SYNTH_CHUNK;
      int32_t total = column_begins[(intptr_t)(c - beside) * blocks + b * LINEAR_COLUMNS + beside];
      for (int32_t step = 0; step < steps;
           ++step, w += (intptr_t)group * SYNTH_STEP_BYTES, a += SYNTH_POSITIONS * LINEAR_COLUMNS)
        for (int sub_step = 0; sub_step < sub_steps; ++sub_step) for (int j = 0; j < SYNTH_CHUNK; ++j)
          total += LOCAL(code)(w, row, first + sub_step, j, zeros)
              * (int8_t)a[sub_step * SYNTH_CHUNK * LINEAR_COLUMNS + j];
      const float zero = varied == 1 ? zeros[at] : 0.5f * (float)zero_of_all;
      const float sum = (float)total + (pointed ? zero * column_sums[of] : 0.0f);
      const float factor = SYNTH_TIMES(LOCAL(scale)(own_scales, row, parameters), column_scales[of]);
      const float offset = varied == 3 ? LOCAL(scale)(own_zeros, row, parameters) : 0.0f;
      const float offset_factor = SYNTH_TIMES(offset, column_scales[of]);
      if (in_super_blocks) {
        LINEAR_SUM column_sum;
        const uint8_t *const sums = (const uint8_t *)(column_sums + (intptr_t)c * blocks);
        memcpy(&column_sum, sums + (size_t)b * sizeof column_sum, sizeof column_sum);
        const uint8_t *const own = integers + ((intptr_t)((b - begin) >> shift) * group + r) * wide;
        scaled += LOCAL(integer)(own, 1, b, row, parameters) * total;
        if (varied == 3) correction += LOCAL(integer)(own, 0, b, row, parameters) * column_sum;
        if ((b + 1) & ((1 << shift) - 1)) continue;
        if (varied == 3) result = SYNTH_ADDED((float)correction, offset_factor, result);
        result = SYNTH_ADDED((float)scaled, factor, result);
        scaled = correction = 0;
        continue;
      }
      if (varied == 3) result = SYNTH_ADDED(offset, column_sums[of], result);
      result = SYNTH_ADDED(sum, factor, result);
    }
    if (parameters[SYNTH_BIASED] && end == blocks) result = SYNTH_PLUS(result, bias[r * LINEAR_HEIGHT + row]);
    *to = result;
  }
}
#endif

/* Compute all rows of a row panel in tiles of `tall` registers of rows and of one, `columns` columns at a time. With
 * `of_matrix`, tile registers multiply as many columns as there are. Integers of several super-blocks are unpacked at
 * a time, once for all columns; tiles of few columns unpack them themselves, so that they read memory in order. */
SYNTH_INLINE void LOCAL(rows)(const int of_matrix, const int in_super_blocks, const int columns, const int tall,
    SYNTH_PARAMETERS, int32_t count) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS];
  const int32_t shift = parameters[SYNTH_SUPER_BLOCK];
  const intptr_t pitch = LINEAR_HEIGHT * (intptr_t)parameters[SYNTH_PITCH];
  const intptr_t zero_pitch = LINEAR_HEIGHT * (intptr_t)parameters[SYNTH_ZERO_PITCH];
  const int unpacks = (of_matrix || (in_super_blocks && columns > SYNTH_FEW)) && parameters[SYNTH_INTEGERS];
  const intptr_t wide = unpacks ? LINEAR_HEIGHT * (intptr_t)parameters[SYNTH_COUNT] : pitch;
  const int32_t group = (rows + LINEAR_HEIGHT - 1) / LINEAR_HEIGHT, shared = parameters[SYNTH_SHARED];
  const intptr_t bytes = group * SYNTH_STEP_BYTES * parameters[SYNTH_STEPS];
  const int run = !of_matrix && tall < group && count <= 32;
  int32_t most = run ? (int32_t)(16384 / bytes) << shared >> shift << shift : (int32_t)blocks;
  if (most < 1 << shift) most = 1 << shift;
  const int32_t at_a_time = unpacks ? 256 / parameters[SYNTH_COUNT] << shift : most;
  if (most > at_a_time) most = at_a_time;
  for (int32_t begin = 0, end; begin < blocks; begin = end) {
    const uint8_t *integers = scales + (LINEAR_HALVES ? 2 : 4) * LINEAR_HEIGHT + (begin >> shift) * group * pitch;
    uint8_t unpacked[4 * 256 * LINEAR_HEIGHT];
    end = blocks - begin > most ? begin + most : (int32_t)blocks;
    const intptr_t apart = run ? ((end - begin) >> shared) * (bytes / group) : SYNTH_STEP_BYTES;
    const uint8_t *const next = packed + ((run ? end : begin) >> shared) * bytes + (run ? 0 : 4096);
    if (unpacks) {
      LOCAL(integers)(integers, pitch, ((end - begin) >> shift) * group, parameters, unpacked);
      integers = unpacked;
    }
    for (int32_t r = 0, tile_registers; r < group; r += tile_registers) {
      tile_registers = group - r >= tall ? tall : 1;
      const intptr_t further = SYNTH_STEP_BYTES * (run ? tile_registers : group);
      for (int32_t n = 0, high; n < count; n += high) {
#define SYNTH_FROM_HERE \
    packed + r * SYNTH_STEP_BYTES, scales + r * pitch, zeros + r * zero_pitch, \
    bias + (parameters[SYNTH_BIASED] ? r * LINEAR_HEIGHT : 0), \
    codes + n * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]), column_scales + n * blocks, \
    column_begins + n * blocks, column_sums + n * blocks, \
    out + n * (intptr_t)parameters[SYNTH_OUT_STRIDE] + r * LINEAR_HEIGHT, parameters, rows - r * LINEAR_HEIGHT, \
    group, integers + r * wide, wide, begin, end, n ? NULL : next + r * apart, further
#if LINEAR_HAS_TILE && LINEAR_MATRIX_COLUMNS
        if (of_matrix) {
          high = count - n < LINEAR_MATRIX_COLUMNS ? count - n
              : (count - n) / LINEAR_MATRIX_COLUMNS * LINEAR_MATRIX_COLUMNS;
          if (high > 32) high = 32;
          if (tall > 1 && tile_registers == tall) LOCAL(matrix)(tall, high, SYNTH_FROM_HERE);
          else LOCAL(matrix)(1, high, SYNTH_FROM_HERE);
          continue;
        }
#endif
        high = columns;
        if (tall > 1 && tile_registers == tall) LOCAL(tile)(in_super_blocks, tall, columns, SYNTH_FROM_HERE);
        else LOCAL(tile)(in_super_blocks, 1, columns, SYNTH_FROM_HERE);
#undef SYNTH_FROM_HERE
      }
    }
  }
}

/* A function per width of tiles, and the choice of the widest that the columns fill. */
#undef SYNTH_OF_BLOCKS
#undef SYNTH_OF_SUPER_BLOCKS
#undef SYNTH_TAKES_BLOCKS
#undef SYNTH_TAKES_SUPER_BLOCKS
#define SYNTH_OF_BLOCKS(wide, tall) \
  SYNTH_CALLED void LOCAL(blocks_##wide)(SYNTH_PARAMETERS, int32_t count) { \
    LOCAL(rows)(0, 0, wide, tall, SYNTH_ARGUMENTS, count); \
  }
#define SYNTH_OF_SUPER_BLOCKS(wide, tall) \
  SYNTH_CALLED void LOCAL(super_blocks_##wide)(SYNTH_PARAMETERS, int32_t count) { \
    LOCAL(rows)(0, 1, wide, tall, SYNTH_ARGUMENTS, count); \
  }
#define SYNTH_TAKES_BLOCKS(wide, tall) \
  if (columns >= wide) { \
    LOCAL(blocks_##wide)(SYNTH_ARGUMENTS, whole = columns / wide * wide); \
  } else
#define SYNTH_TAKES_SUPER_BLOCKS(wide, tall) \
  if (parameters[SYNTH_SUPER_BLOCK] && columns >= wide) { \
    LOCAL(super_blocks_##wide)(SYNTH_ARGUMENTS, whole = columns / wide * wide); \
  } else
LINEAR_SUPER_BLOCK_TILES(SYNTH_OF_SUPER_BLOCKS)
LINEAR_TILES(SYNTH_OF_BLOCKS)

/* Compute all columns of a row panel, in tiles as wide as there are. */
SYNTH_CALLED void LOCAL(panel)(SYNTH_PARAMETERS, int32_t columns) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS];
  for (int32_t whole = 0; columns > 0; columns -= whole) {
#if LINEAR_HAS_TILE && LINEAR_MATRIX_COLUMNS
    if (columns >= LINEAR_MATRIX_LEAST) {
      const int32_t rest = columns % LINEAR_MATRIX_COLUMNS;
      whole = rest < LINEAR_MATRIX_LEAST ? columns - rest : columns;
      LOCAL(rows)(1, 0, 0, LINEAR_MATRIX_REGISTERS, SYNTH_ARGUMENTS, whole);
    } else
#endif
    LINEAR_SUPER_BLOCK_TILES(SYNTH_TAKES_SUPER_BLOCKS)
    LINEAR_TILES(SYNTH_TAKES_BLOCKS) {}
    codes += whole * SYNTH_STRIDE(blocks * parameters[SYNTH_FIELDS]);
    column_scales += whole * blocks, column_begins += whole * blocks, column_sums += whole * blocks;
    out += (intptr_t)whole * parameters[SYNTH_OUT_STRIDE];
  }
}

/* Multiply: row panel by row panel, so that all columns use the weights of a panel while they are in a cache. A tile
 * for the columns that wider tiles leave reads no weights from memory. */
SYNTH_TILE void LINEAR_NAME(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint8_t *codes, const float *column_scales, const int32_t *column_begins,
    const float *column_sums, float *out, const int32_t *parameters, int32_t columns) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS], super_blocks = blocks >> parameters[SYNTH_SUPER_BLOCK];
  const intptr_t steps = (blocks >> parameters[SYNTH_SHARED]) * parameters[SYNTH_STEPS];
  const int32_t rows = parameters[SYNTH_ROWS], most = 4 * LINEAR_HEIGHT;
  for (int32_t row = 0; row < rows; row += most)
    LOCAL(panel)(packed + row / LINEAR_HEIGHT * steps * SYNTH_STEP_BYTES,
        scales + row * super_blocks * parameters[SYNTH_PITCH],
        zeros + row * super_blocks * parameters[SYNTH_ZERO_PITCH], bias + (parameters[SYNTH_BIASED] ? row : 0),
        codes, column_scales, column_begins, column_sums, out + row, parameters,
        rows - row < most ? rows - row : most, columns);
}

/* Functions beside the product: they quantize activations, pack weights, and multiply rows of activations that have no
 * codes. */

/* Quantize `columns` rows of k floats, `stride` floats apart: write their codes, scales and sums. order: for
 * each bit field of a block of weights, the position within the block that it holds; codes are in this order.
 * The largest absolute value of a block becomes 127, so its scale is a 127th of that value. A code is the
 * nearest integer, ties to even, to the value over the scale. A block below 2^-120 becomes zero. If
 * parameters[SYNTH_SUPER_BLOCK] is not 0, all blocks of a super-block have one scale, and column_sums has LINEAR_SUM.
 * If parameters[SYNTH_TOGETHER] is not 0, the whole row has one scale. A row with a NaN, or with an absolute value of
 * at least parameters[SYNTH_LIMIT], is marked `odd` and becomes zero. LINEAR_COLUMNS columns form a group: SYNTH_CHUNK
 * codes of each column follow each other, and so do the column_begins of a block. */
SYNTH_ROUNDED SYNTH_TILE void LOCAL(columns)(const float *values, intptr_t stride, const int32_t *parameters,
    const uint16_t *order,
    uint8_t *codes, float *column_scales, int32_t *column_begins, float *column_sums, uint8_t *odd,
    int32_t columns) {
  const int32_t k = parameters[SYNTH_K], block = parameters[SYNTH_BLOCK], blocks = parameters[SYNTH_BLOCKS];
  const int32_t fields = parameters[SYNTH_FIELDS];
  const int varied = parameters[SYNTH_VARIED];
  const int32_t each = 1 << parameters[SYNTH_SUPER_BLOCK];
  const int32_t limit = parameters[SYNTH_LIMIT];
  const int32_t begin = LINEAR_STORED_ZERO - (varied == 1 || varied == 2 ? 0 : parameters[SYNTH_ZERO]);
  const intptr_t size = (intptr_t)blocks * fields;
  for (int32_t n = 0; n < columns; ++n, values += stride) {
    const intptr_t first = (intptr_t)n * blocks;
    const int32_t beside = n % LINEAR_COLUMNS;
    int32_t *const begins = column_begins + (intptr_t)(n - beside) * blocks + beside;
    int32_t most = parameters[SYNTH_TOGETHER] ? synth_largest(values, k) : 0;
    odd[n] = 0;
    for (int32_t b = 0; b < blocks; ++b, codes += LINEAR_COLUMNS * fields) {
      int8_t near[256 + 1];
      const float *const from = values + (intptr_t)b * block;
      const int32_t count = k - b * block < block ? k - b * block : block;
      if (!parameters[SYNTH_TOGETHER] && b % each == 0)
        most = synth_largest(from, k - b * block < each * block ? k - b * block : each * block);
      int32_t sum = 0;
      odd[n] |= most >= limit;
      const int is_zero = most < SYNTH_SMALLEST || most >= limit;
      float largest;
      memcpy(&largest, &most, sizeof largest);
      const float times = is_zero ? 0.0f : 127.0f / largest;
      for (int32_t i = 0; i < count; ++i) {
        const float rounded = is_zero ? SYNTH_NEAREST : from[i] * times + SYNTH_NEAREST;
        int32_t bits;
        memcpy(&bits, &rounded, sizeof bits);
        near[i] = (int8_t)bits;
      }
      for (int32_t i = count; i <= block; ++i) near[i] = 0;
      for (int32_t i = 0; i < block; ++i) sum += near[i];
      for (int32_t i = 0; i < fields; ++i) codes[SYNTH_PLACE(i)] = (uint8_t)near[order[i]];
      column_scales[first + b] = is_zero ? 0.0f : largest / 127.0f;
      begins[b * LINEAR_COLUMNS] = begin * sum;
      column_sums[first + b] = varied == 3 ? column_scales[first + b] * (float)sum : (float)-sum;
      const LINEAR_SUM own = (LINEAR_SUM)sum;
      if (each > 1) memcpy((uint8_t *)(column_sums + first) + (size_t)b * sizeof own, &own, sizeof own);
    }
    codes -= LINEAR_COLUMNS * size;
    if (odd[n]) {
      for (intptr_t i = 0; i < size; ++i) codes[SYNTH_PLACE(i)] = 0;
      for (int32_t b = 0; b < blocks; ++b) {
        begins[b * LINEAR_COLUMNS] = 0;
        column_scales[first + b] = column_sums[first + b] = 0.0f;
      }
    }
    const int is_last = beside == LINEAR_COLUMNS - 1;
    codes += is_last ? LINEAR_COLUMNS * SYNTH_STRIDE(size) - SYNTH_CHUNK * (LINEAR_COLUMNS - 1) : SYNTH_CHUNK;
  }
}

/* Return the offset of a block of register `number` among packed weights, in registers of a step. `group`
 * becomes the number of registers whose steps lie together there. */
static inline intptr_t LOCAL(offset)(
    int32_t number, int32_t registers, int32_t block, intptr_t blocks, intptr_t steps, int32_t *group) {
  const int32_t first = number - number % 4, remaining = registers - first;
  *group = remaining < 4 ? remaining : 4;
  return (first * blocks + (intptr_t)block * *group) * steps + number % 4;
}

/* Pack weights. Rows are `row_stride` bytes apart, their blocks `block_stride`. A block has `words` words; the
 * words of a step, which hold different bits of its codes, follow each other. Every byte is combined with
 * `flip` by exclusive or. Missing rows and words become zero. */
SYNTH_TILE void LOCAL(pack)(const uint8_t *from, intptr_t row_stride, intptr_t block_stride, const int32_t *parameters,
    int32_t words, int32_t flip, uint8_t *packed) {
  const int32_t rows = parameters[SYNTH_ROWS], blocks = parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SHARED];
  const int32_t steps = parameters[SYNTH_STEPS], of_step = LINEAR_WORDS * LINEAR_COLUMNS;
  const int32_t registers = (rows + LINEAR_HEIGHT - 1) / LINEAR_HEIGHT;
  if (rows % LINEAR_HEIGHT || words < steps * of_step)
    memset(packed, 0, (size_t)registers * (size_t)blocks * (size_t)steps * SYNTH_STEP_BYTES);
  for (int32_t first = 0; first < rows; first += LINEAR_HEIGHT)
    for (int32_t b = 0; b < blocks; ++b) {
      const int32_t height = rows - first < LINEAR_HEIGHT ? rows - first : LINEAR_HEIGHT;
      int32_t group;
      uint8_t *const to = packed
          + SYNTH_STEP_BYTES * LOCAL(offset)(first / LINEAR_HEIGHT, registers, b, blocks, steps, &group);
      const uint8_t *const block = from + first * row_stride + b * block_stride;
      for (int32_t word = 0; word < words; ++word) {
        uint8_t *const at = to + (intptr_t)(word / of_step) * group * SYNTH_STEP_BYTES
            + word % LINEAR_WORDS * SYNTH_WORD_BYTES + word / LINEAR_WORDS % LINEAR_COLUMNS * 4;
        for (int32_t row = 0; row < height; ++row) {
          uint32_t value;
          memcpy(&value, block + row * row_stride + 4 * word, sizeof value);
          value ^= (uint32_t)flip * 0x01010101u;
          memcpy(at + SYNTH_CHUNK * row, &value, sizeof value);
        }
      }
    }
}

/* Return the bits of the largest finite absolute value of floats of `size` bytes. A register of rows has one
 * float per row, and takes `pitch` bytes per row. */
SYNTH_INLINE uint32_t LOCAL(most_bits)(const uint8_t *at, intptr_t registers, intptr_t pitch, const size_t size) {
  const uint32_t infinity = size == 2 ? 0x7c00u : 0x7f800000u;
  uint32_t most = 0;
  for (; registers > 0; --registers, at += LINEAR_HEIGHT * pitch)
    for (size_t row = 0; row < LINEAR_HEIGHT; ++row) {
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
  const intptr_t registers = (parameters[SYNTH_ROWS] + LINEAR_HEIGHT - 1) / LINEAR_HEIGHT * super_blocks;
  const int halves = LINEAR_HALVES && (parameters[SYNTH_SUPER_BLOCK] || parameters[SYNTH_PITCH] == 2);
  const uint32_t most = halves ? LOCAL(most_bits)(at, registers, pitch, 2) : LOCAL(most_bits)(at, registers, pitch, 4);
  uint8_t bytes[4];
  memcpy(bytes, &most, sizeof bytes);
  return LOCAL(scale)(bytes, 0, parameters);
}

/* Set parameters[SYNTH_LIMIT] to the bits of a float. LOCAL(floats) multiplies rows of activations that reach this
 * absolute value. Below the limit every product of two scales, and every sum of blocks, is at most half
 * the largest float, whatever the codes are. 256 activations of up to 2^119 add up to a finite float. */
SYNTH_ROUNDED SYNTH_TILE void LOCAL(limit)(const uint8_t *scales, const uint8_t *zeros, int32_t *parameters) {
  const double positions = (double)parameters[SYNTH_BLOCKS] * parameters[SYNTH_BLOCK], half = 0x1.fffffep126;
  const double zero = parameters[SYNTH_ZERO] * (parameters[SYNTH_VARIED] == 2 ? 0.5 : 1.0);
  const double rest = LINEAR_LARGEST_CODE - zero;
  const double code = parameters[SYNTH_VARIED] == 1 ? 255.0 : zero > rest ? zero : rest;
  double weight = code * LOCAL(largest_scale)(scales, parameters[SYNTH_PITCH], parameters);
  if (parameters[SYNTH_VARIED] == 3) weight += LOCAL(largest_scale)(zeros, parameters[SYNTH_ZERO_PITCH], parameters);
  if (parameters[SYNTH_SUPER_BLOCK]) weight *= 128.0;
  const double fits = weight > 0.0 ? half / (positions * weight) : half;
  const float limit = (float)(fits < 0x1p119 ? fits : 0x1p119);
  memcpy(&parameters[SYNTH_LIMIT], &limit, sizeof limit);
}

/* Multiply a row of activations that has no codes: the floats themselves, position by position, in double. */
SYNTH_ROUNDED SYNTH_TILE void LOCAL(floats)(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros,
    const float *bias,
    const float *values, const int32_t *parameters, const uint16_t *order, float *out) {
  const int32_t k = parameters[SYNTH_K], block = parameters[SYNTH_BLOCK], blocks = parameters[SYNTH_BLOCKS];
  const int32_t steps = parameters[SYNTH_STEPS];
  const int32_t registers = (parameters[SYNTH_ROWS] + LINEAR_HEIGHT - 1) / LINEAR_HEIGHT;
  const int32_t varied = parameters[SYNTH_VARIED], shift = parameters[SYNTH_SUPER_BLOCK];
  const int32_t shared = parameters[SYNTH_SHARED];
  for (int32_t m = 0; m < parameters[SYNTH_ROWS]; ++m) {
    const int32_t row = m % LINEAR_HEIGHT, number = m / LINEAR_HEIGHT;
    double total = 0.0;
    uint8_t bytes[32 * LINEAR_HEIGHT];
    double weights[256];
    for (int32_t b = 0; b < blocks; ++b) {
      int32_t group;
      const uint8_t *w = packed
          + SYNTH_STEP_BYTES * LOCAL(offset)(number, registers, b >> shared, blocks >> shared, steps, &group);
      const intptr_t at = LOCAL(offset)(number, registers, b, blocks, 1, &group) * LINEAR_HEIGHT + row;
      const intptr_t super_block
          = LOCAL(offset)(number, registers, b >> shift, blocks >> shift, 1, &group) * LINEAR_HEIGHT;
      const uint8_t *const own_scales = scales + super_block * parameters[SYNTH_PITCH];
      const uint8_t *const own_zeros = zeros + super_block * parameters[SYNTH_ZERO_PITCH];
      const double zero = varied == 1 ? zeros[at] : parameters[SYNTH_ZERO] * (varied == 2 ? 0.5 : 1.0);
      double scale = LOCAL(scale)(own_scales, row, parameters);
      double offset = varied == 3 ? LOCAL(scale)(own_zeros, row, parameters) : 0.0;
      if (shift) {
        const uint8_t *own = own_scales + (LINEAR_HALVES ? 2 : 4) * LINEAR_HEIGHT;
        if (parameters[SYNTH_INTEGERS]) LOCAL(integers)(own, 0, 1, parameters, bytes), own = bytes;
        scale *= LOCAL(integer)(own, 1, b, row, parameters);
        if (varied == 3) offset *= LOCAL(integer)(own, 0, b, row, parameters);
      }
      for (int32_t i = 0; i < parameters[SYNTH_FIELDS]; ++i) {
        const int32_t field = i + (b & ((1 << shared) - 1)) * parameters[SYNTH_FIELDS];
        const int32_t within = field % SYNTH_POSITIONS;
        if (order[i] >= block) continue;
        const uint8_t *const step = w + (intptr_t)(field / SYNTH_POSITIONS) * group * SYNTH_STEP_BYTES;
        const int32_t code = LOCAL(code)(step, row, within / SYNTH_CHUNK, within % SYNTH_CHUNK, zeros);
        weights[order[i]] = scale * (code + LINEAR_STORED_ZERO - zero) + offset;
      }
      for (int32_t i = 0; i < block && b * block + i < k; ++i) total += weights[i] * (double)values[b * block + i];
    }
    out[m] = (float)(parameters[SYNTH_BIASED] ? total + bias[m] : total);
  }
}

/* Return the bytes of scratch memory that a panel of so many columns takes. */
SYNTH_TILE intptr_t LOCAL(scratch)(const int32_t *parameters, int32_t columns) {
  const intptr_t codes = (intptr_t)parameters[SYNTH_BLOCKS] * parameters[SYNTH_FIELDS];
  return SYNTH_GROUPED(columns) * (SYNTH_STRIDE(codes) + 12 * (intptr_t)parameters[SYNTH_BLOCKS] + 1);
}

/* Compute a layer: quantize a panel of rows of activations into `scratch` (LOCAL(scratch) bytes), then multiply the
 * panel by the weights. */
SYNTH_TILE void LOCAL(layer)(const uint8_t *packed, const uint8_t *scales, const uint8_t *zeros, const float *bias,
    const uint16_t *order, const int32_t *parameters, const float *values, intptr_t stride, int32_t count,
    int32_t panel, uint8_t *scratch, float *out) {
  const intptr_t blocks = parameters[SYNTH_BLOCKS], fields = blocks * parameters[SYNTH_FIELDS];
  float *const column_scales = (float *)scratch;
  int32_t *const column_begins = (int32_t *)(column_scales + panel * blocks);
  float *const column_sums = (float *)(column_begins + SYNTH_GROUPED(panel) * blocks);
  uint8_t *const codes = (uint8_t *)(column_sums + panel * blocks);
  uint8_t *const odd = codes + SYNTH_GROUPED(panel) * SYNTH_STRIDE(fields);
  while (count > 0) {
    const int32_t columns = count < panel ? count : panel;
    LOCAL(columns)(values, stride, parameters, order, codes, column_scales, column_begins, column_sums, odd, columns);
    LINEAR_NAME(packed, scales, zeros, bias, codes, column_scales, column_begins, column_sums, out, parameters,
        columns);
    for (int32_t n = 0; n < columns; ++n)
      if (odd[n])
        LOCAL(floats)(packed, scales, zeros, bias, values + n * stride, parameters, order,
            out + (intptr_t)n * parameters[SYNTH_OUT_STRIDE]);
    values += columns * stride, out += columns * (intptr_t)parameters[SYNTH_OUT_STRIDE], count -= columns;
  }
}

/* Another kernel may follow in the same translation unit. */
#undef LINEAR_NAME
#undef LINEAR_HEIGHT
#undef LINEAR_COLUMNS
#undef LINEAR_WORDS
#undef LINEAR_SUB_STEPS
#undef LINEAR_STORED_ZERO
#undef LINEAR_LARGEST_CODE
#undef LINEAR_HALVES
#undef LINEAR_FUSED
#undef LINEAR_FLUSHES
#undef LINEAR_SCALES_TOGETHER
#undef LINEAR_SUMS_TOGETHER
#undef LINEAR_SUM
#undef LINEAR_TILES
#undef LINEAR_SUPER_BLOCK_TILES
#undef LINEAR_MATRIX_COLUMNS
#undef LINEAR_MATRIX_LEAST
#undef LINEAR_MATRIX_REGISTERS
#undef LINEAR_HAS_TILE
