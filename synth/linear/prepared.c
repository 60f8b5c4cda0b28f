/* ---- prepared linear layers in blocks (a template of synth/linear/kernels.py), behind product.c ----
 *
 * A layer lies in one block of memory, which has no pointers: its numbers, and everything that a kernel reads. */
/* The most bytes that a register of rows has in a step. */
enum { SYNTH_STEP = $step };

$prototypes
static const synth_kernel synth_kernels[] = {
$kernels
};
enum { SYNTH_KERNELS = sizeof synth_kernels / sizeof *synth_kernels };

/* The head of a layer: the kernel's number, the layer's parameters, and the byte offsets of its arrays. */
typedef struct {
  int32_t kernel, parameters[SYNTH_PARAMETER_COUNT];
  int64_t order, scales, zeros, bias, packed, bytes;
} synth_layer;

static int64_t synth_behind(int64_t *at, int64_t bytes) {
  const int64_t begin = *at;
  *at = (begin + bytes + SYNTH_ALIGN - 1) / SYNTH_ALIGN * SYNTH_ALIGN;
  return begin;
}

/* The beginning of a layer for a kernel. varied: 0, zero is the zero point; 2, half of that; 1, blocks have zero points; 3,
 * blocks have offsets. */
static synth_layer synth_placed(int32_t number, int32_t rows, int32_t k, int32_t block, int varied, int zero, int biased,
    int half) {
  const synth_kernel *const kernel = &synth_kernels[number];
  synth_layer layer;
  memset(&layer, 0, sizeof layer);
  int32_t *const parameters = layer.parameters;
  layer.kernel = number;
  parameters[SYNTH_ROWS] = parameters[SYNTH_OUT_STRIDE] = rows;
  parameters[SYNTH_K] = k, parameters[SYNTH_BLOCK] = block;
  parameters[SYNTH_BLOCKS] = k / block + (k % block != 0);
  parameters[SYNTH_STEPS] = (block + kernel->positions - 1) / kernel->positions;
  parameters[SYNTH_FIELDS] = parameters[SYNTH_STEPS] * kernel->positions;
  parameters[SYNTH_PITCH] = half ? 2 : 4, parameters[SYNTH_ZERO_PITCH] = varied == 3 ? parameters[SYNTH_PITCH] : varied == 1;
  parameters[SYNTH_VARIED] = varied, parameters[SYNTH_BIASED] = biased, parameters[SYNTH_ZERO] = zero;
  const int64_t registers = (rows - 1) / kernel->height + 1, scale_count = registers * parameters[SYNTH_BLOCKS] * kernel->height;
  (void)synth_behind(&layer.bytes, (int64_t)sizeof layer);
  layer.order = synth_behind(&layer.bytes, (int64_t)parameters[SYNTH_STEPS] * kernel->positions * 2);
  layer.scales = synth_behind(&layer.bytes, scale_count * parameters[SYNTH_PITCH]);
  layer.zeros = synth_behind(&layer.bytes, varied % 2 ? scale_count * parameters[SYNTH_ZERO_PITCH] : 1);
  layer.bias = synth_behind(&layer.bytes, biased ? registers * kernel->height * 4 : 4);
  layer.packed = synth_behind(&layer.bytes, registers * parameters[SYNTH_BLOCKS] * parameters[SYNTH_STEPS] * kernel->step);
  return layer;
}

/* Whether a float is one of 16 bits, and which. */
static int synth_half_of(float value, uint16_t *half) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  const uint32_t sign = bits >> 16 & 0x8000u, size = bits & 0x7fffffffu;
  if (size >= 0x38800000u) { /* 2^-14, from which on they have eleven bits */
    *half = (uint16_t)(sign | (size - 0x38000000u) >> 13);
    return size < 0x47800000u && !(size & 0x1fffu);
  }
  const float steps = (value < 0.0f ? -value : value) * 16777216.0f; /* of 2^-24 */
  *half = (uint16_t)(sign | (uint32_t)steps);
  return (float)(uint32_t)steps == steps;
}

/* Whether floats of 16 bits have all scales, and offsets if there are any, where the kernel reads these. */
static int synth_halves(int32_t number, const float *scales, const float *offsets, int64_t count) {
  uint16_t half;
  int fit = synth_kernels[number].halves;
  for (int64_t i = 0; fit && i < count; ++i)
    fit = synth_half_of(scales[i], &half) && (!offsets || synth_half_of(offsets[i], &half));
  return fit;
}

/* A float as a kernel reads it. */
static void synth_store(uint8_t *to, float value, const int32_t *parameters) {
  uint16_t half;
  synth_half_of(value, &half);
  if (parameters[SYNTH_PITCH] == 2) memcpy(to, &half, sizeof half);
  else memcpy(to, &value, sizeof value);
}

/* The code at a position of a block, `bits` bits behind each other from the lowest bit of the first byte on. */
static int32_t synth_code(const uint8_t *block, int32_t position, int32_t bits) {
  const int32_t bit = position * bits, within = bit % 8;
  const int32_t more = within + bits > 8 ? block[bit / 8 + 1] << 8 : 0;
  return (block[bit / 8] | more) >> within & ((1 << bits) - 1);
}

/* Codes of which some are put together of several words: cut, and packed a step of a register after the other. Position p
 * of a step is byte p % chunk of sub-step p / chunk. */
static void synth_cut(const synth_layer *layer, const uint8_t *codes, uint8_t *packed) {
  const synth_kernel *const kernel = &synth_kernels[layer->kernel];
  const int32_t rows = layer->parameters[SYNTH_ROWS], blocks = layer->parameters[SYNTH_BLOCKS], steps = layer->parameters[SYNTH_STEPS];
  const int32_t block = layer->parameters[SYNTH_BLOCK], chunk = 4 * kernel->beside;
  const int32_t words = kernel->words * kernel->beside, registers = (rows - 1) / kernel->height + 1;
  int32_t one[SYNTH_PARAMETER_COUNT] = {0};
  one[SYNTH_ROWS] = kernel->height, one[SYNTH_BLOCKS] = one[SYNTH_STEPS] = 1;
  for (int32_t r = 0; r < registers; ++r)
    for (int32_t n = 0; n < blocks * steps; ++n) {
      uint8_t step[SYNTH_STEP] = {0};
      for (int32_t row = 0; row < kernel->height && r * kernel->height + row < rows; ++row)
        for (int32_t i = 0; i < kernel->positions && n % steps * kernel->positions + i < block; ++i) {
          const int64_t source = (int64_t)(r * kernel->height + row) * blocks + n / steps;
          const int32_t sub_step = i / chunk, byte = i % chunk, position = n % steps * kernel->positions + i;
          const int32_t code = synth_code(codes + source * (block * kernel->bits / 8), position, kernel->bits);
          uint8_t *const word = step + 4 * (row * words + byte / 4 * kernel->words) + byte % 4;
          for (const int32_t(*bit_field)[5] = kernel->bit_fields; (*bit_field)[3]; ++bit_field)
            if ((*bit_field)[0] == sub_step)
              word[4 * (*bit_field)[1]] |= (uint8_t)((code >> (*bit_field)[4] & ((1 << (*bit_field)[3]) - 1)) << (*bit_field)[2]);
        }
      const int32_t first = r / kernel->tall * kernel->tall, remaining = registers - first;
      const int32_t group = remaining < kernel->tall ? remaining : kernel->tall;
      const int64_t offset = ((int64_t)first * blocks + n / steps * group) * steps + n % steps * group + r - first;
      kernel->pack(step, 4 * words, 0, one, words, kernel->flip, packed + offset * kernel->step);
    }
}

/* Fill in a layer of which the beginning is at `memory`. codes: per row and block `bits` bits per position, from the
 * lowest bit of the first byte on; zeros likewise per row of `zero_bits` each, whole bytes for a row; offsets where the
 * layer has these. */
static void synth_prepare(void *memory, const uint8_t *codes, const float *scales, const uint8_t *zeros, int32_t zero_bits,
    const float *offsets, const float *bias) {
  uint8_t *const base = (uint8_t *)memory;
  synth_layer *const layer = (synth_layer *)memory;
  const synth_kernel *const kernel = &synth_kernels[layer->kernel];
  const int32_t *const parameters = layer->parameters;
  const int32_t rows = parameters[SYNTH_ROWS], blocks = parameters[SYNTH_BLOCKS], block = parameters[SYNTH_BLOCK];
  const int32_t fields = parameters[SYNTH_STEPS] * kernel->positions, per_byte = 8 / kernel->bits, cut = kernel->bit_fields[0][3] != 0;
  memset(base + layer->order, 0, (size_t)(layer->packed - layer->order));
  uint16_t *const order = (uint16_t *)(void *)(base + layer->order);
  for (int32_t i = 0; i < fields; ++i) {
    /* A kernel's word has four bytes, which follow each other, for each column whose codes lie next to each other. */
    const int32_t chunk = 4 * kernel->beside, word = i / (chunk * per_byte), sub_step = i / chunk % per_byte;
    const int32_t position = cut ? i : (word * chunk + i % chunk) * per_byte + sub_step;
    order[i] = (uint16_t)(position < block ? position : block);
  }
  const int64_t registers = (rows - 1) / kernel->height + 1;
  for (int32_t m = 0; m < rows; ++m)
    for (int32_t b = 0; b < blocks; ++b) {
      /* Of the registers that lie together: block by block, register by register, row by row. */
      const int64_t wide = (int64_t)kernel->tall * kernel->height, first = m / wide * kernel->tall;
      const int64_t remaining = registers - first, group = remaining < kernel->tall ? remaining : kernel->tall;
      const int64_t at = (first * blocks + b * group) * kernel->height + m % wide;
      const int64_t pitch = parameters[SYNTH_PITCH];
      synth_store(base + layer->scales + pitch * at, scales[(int64_t)m * blocks + b], parameters);
      if (parameters[SYNTH_VARIED] == 3) {
        synth_store(base + layer->zeros + pitch * at, offsets[(int64_t)m * blocks + b], parameters);
      } else if (parameters[SYNTH_VARIED] == 1) {
        const int64_t bit = (int64_t)b * zero_bits, bytes = ((int64_t)blocks * zero_bits + 7) / 8;
        const int32_t byte = zeros[m * bytes + bit / 8];
        base[layer->zeros + at] = (uint8_t)(byte >> bit % 8 & ((1 << zero_bits) - 1));
      }
    }
  if (parameters[SYNTH_BIASED]) memcpy(base + layer->bias, bias, (size_t)rows * sizeof *bias);
  kernel->limit(base + layer->scales, base + layer->zeros, layer->parameters);
  const intptr_t stored = block / per_byte;
  if (cut) synth_cut(layer, codes, base + layer->packed);
  else kernel->pack(codes, blocks * stored, stored, parameters, (int32_t)(stored / 4), kernel->flip, base + layer->packed);
}

/* A layer's weights. */
static synth_weights synth_weights_of(const synth_layer *layer) {
  const uint8_t *const base = (const uint8_t *)layer;
  synth_weights of;
  of.kernel = &synth_kernels[layer->kernel], of.parameters = layer->parameters;
  of.order = (const uint16_t *)(const void *)(base + layer->order);
  of.packed = base + layer->packed, of.scales = base + layer->scales, of.zeros = base + layer->zeros;
  of.bias = (const float *)(const void *)(base + layer->bias);
  return of;
}
