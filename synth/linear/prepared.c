/* ---- prepared linear layers in blocks (a template of synth/linear/c_layers.py), behind product.c ----
 *
 * A layer lies in one block of memory, which has no pointers: its numbers, and everything that a kernel reads. */
/* The most bytes that a step of a register has. */
enum { SYNTH_STEP = $step };

$prototypes
static const synth_kernel synth_kernels[] = {
$kernels
};
enum { SYNTH_KERNELS = sizeof synth_kernels / sizeof *synth_kernels };

/* What a layer begins with: the kernel's number, the layer's numbers, where in bytes behind the beginning its parts are. */
typedef struct {
  int32_t kernel, facts[SYNTH_FACTS];
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
  int32_t *const facts = layer.facts;
  layer.kernel = number;
  facts[SYNTH_ROWS] = facts[SYNTH_OUT_STRIDE] = rows;
  facts[SYNTH_K] = k, facts[SYNTH_BLOCK] = block;
  facts[SYNTH_BLOCKS] = k / block + (k % block != 0);
  facts[SYNTH_STEPS] = (block + kernel->positions - 1) / kernel->positions;
  facts[SYNTH_FIELDS] = facts[SYNTH_STEPS] * kernel->positions;
  facts[SYNTH_PITCH] = half ? 2 : 4, facts[SYNTH_ZERO_PITCH] = varied == 3 ? facts[SYNTH_PITCH] : varied == 1;
  facts[SYNTH_VARIED] = varied, facts[SYNTH_BIASED] = biased, facts[SYNTH_ZERO] = zero;
  const int64_t registers = (rows - 1) / kernel->height + 1, cells = registers * facts[SYNTH_BLOCKS] * kernel->height;
  (void)synth_behind(&layer.bytes, (int64_t)sizeof layer);
  layer.order = synth_behind(&layer.bytes, (int64_t)facts[SYNTH_STEPS] * kernel->positions * 2);
  layer.scales = synth_behind(&layer.bytes, cells * facts[SYNTH_PITCH]);
  layer.zeros = synth_behind(&layer.bytes, varied % 2 ? cells * facts[SYNTH_ZERO_PITCH] : 1);
  layer.bias = synth_behind(&layer.bytes, biased ? registers * kernel->height * 4 : 4);
  layer.packed = synth_behind(&layer.bytes, registers * facts[SYNTH_BLOCKS] * facts[SYNTH_STEPS] * kernel->step);
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
static void synth_store(uint8_t *to, float value, const int32_t *facts) {
  uint16_t half;
  synth_half_of(value, &half);
  if (facts[SYNTH_PITCH] == 2) memcpy(to, &half, sizeof half);
  else memcpy(to, &value, sizeof value);
}

/* The code at a position of a block, `bits` bits behind each other from the lowest bit of the first byte on. */
static int32_t synth_code(const uint8_t *block, int32_t position, int32_t bits) {
  const int32_t bit = position * bits, within = bit % 8;
  const int32_t more = within + bits > 8 ? block[bit / 8 + 1] << 8 : 0;
  return (block[bit / 8] | more) >> within & ((1 << bits) - 1);
}

/* Codes of which some are put together of several words: cut, and packed a step of a register after the other. Position p
 * of a step is byte p % chunk of part p / chunk. */
static void synth_cut(const synth_layer *layer, const uint8_t *codes, uint8_t *packed) {
  const synth_kernel *const kernel = &synth_kernels[layer->kernel];
  const int32_t rows = layer->facts[SYNTH_ROWS], blocks = layer->facts[SYNTH_BLOCKS], steps = layer->facts[SYNTH_STEPS];
  const int32_t block = layer->facts[SYNTH_BLOCK], chunk = 4 * kernel->beside;
  const int32_t words = kernel->words * kernel->beside, registers = (rows - 1) / kernel->height + 1;
  int32_t one[SYNTH_FACTS] = {0};
  one[SYNTH_ROWS] = kernel->height, one[SYNTH_BLOCKS] = one[SYNTH_STEPS] = 1;
  for (int32_t r = 0; r < registers; ++r)
    for (int32_t n = 0; n < blocks * steps; ++n) {
      uint8_t step[SYNTH_STEP] = {0};
      for (int32_t row = 0; row < kernel->height && r * kernel->height + row < rows; ++row)
        for (int32_t i = 0; i < kernel->positions && n % steps * kernel->positions + i < block; ++i) {
          const int64_t source = (int64_t)(r * kernel->height + row) * blocks + n / steps;
          const int32_t part = i / chunk, byte = i % chunk, position = n % steps * kernel->positions + i;
          const int32_t code = synth_code(codes + source * (block * kernel->bits / 8), position, kernel->bits);
          uint8_t *const word = step + 4 * (row * words + byte / 4 * kernel->words) + byte % 4;
          for (const int32_t(*piece)[5] = kernel->pieces; (*piece)[3]; ++piece)
            if ((*piece)[0] == part)
              word[4 * (*piece)[1]] |= (uint8_t)((code >> (*piece)[4] & ((1 << (*piece)[3]) - 1)) << (*piece)[2]);
        }
      const int32_t first = r / kernel->tall * kernel->tall, left = registers - first;
      const int32_t group = left < kernel->tall ? left : kernel->tall;
      const int64_t place = ((int64_t)first * blocks + n / steps * group) * steps + n % steps * group + r - first;
      kernel->pack(step, 4 * words, 0, one, words, kernel->flip, packed + place * kernel->step);
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
  const int32_t *const facts = layer->facts;
  const int32_t rows = facts[SYNTH_ROWS], blocks = facts[SYNTH_BLOCKS], block = facts[SYNTH_BLOCK];
  const int32_t fields = facts[SYNTH_STEPS] * kernel->positions, per_byte = 8 / kernel->bits, cut = kernel->pieces[0][3] != 0;
  memset(base + layer->order, 0, (size_t)(layer->packed - layer->order));
  uint16_t *const order = (uint16_t *)(void *)(base + layer->order);
  for (int32_t i = 0; i < fields; ++i) {
    /* A kernel's word has four bytes, which follow each other, for each column whose codes lie next to each other. */
    const int32_t chunk = 4 * kernel->beside, word = i / (chunk * per_byte), part = i / chunk % per_byte;
    const int32_t position = cut ? i : (word * chunk + i % chunk) * per_byte + part;
    order[i] = (uint16_t)(position < block ? position : block);
  }
  const int64_t registers = (rows - 1) / kernel->height + 1;
  for (int32_t m = 0; m < rows; ++m)
    for (int32_t b = 0; b < blocks; ++b) {
      /* Of the registers that lie together: block by block, register by register, row by row. */
      const int64_t wide = (int64_t)kernel->tall * kernel->height, first = m / wide * kernel->tall;
      const int64_t left = registers - first, group = left < kernel->tall ? left : kernel->tall;
      const int64_t at = (first * blocks + b * group) * kernel->height + m % wide;
      const int64_t pitch = facts[SYNTH_PITCH];
      synth_store(base + layer->scales + pitch * at, scales[(int64_t)m * blocks + b], facts);
      if (facts[SYNTH_VARIED] == 3) {
        synth_store(base + layer->zeros + pitch * at, offsets[(int64_t)m * blocks + b], facts);
      } else if (facts[SYNTH_VARIED] == 1) {
        const int64_t bit = (int64_t)b * zero_bits, bytes = ((int64_t)blocks * zero_bits + 7) / 8;
        const int32_t byte = zeros[m * bytes + bit / 8];
        base[layer->zeros + at] = (uint8_t)(byte >> bit % 8 & ((1 << zero_bits) - 1));
      }
    }
  if (facts[SYNTH_BIASED]) memcpy(base + layer->bias, bias, (size_t)rows * sizeof *bias);
  kernel->limit(base + layer->scales, base + layer->zeros, layer->facts);
  const intptr_t stored = block / per_byte;
  if (cut) synth_cut(layer, codes, base + layer->packed);
  else kernel->pack(codes, blocks * stored, stored, facts, (int32_t)(stored / 4), kernel->flip, base + layer->packed);
}

/* A layer's weights. */
static synth_weights synth_weights_of(const synth_layer *layer) {
  const uint8_t *const base = (const uint8_t *)layer;
  synth_weights of;
  of.kernel = &synth_kernels[layer->kernel], of.facts = layer->facts;
  of.order = (const uint16_t *)(const void *)(base + layer->order);
  of.packed = base + layer->packed, of.scales = base + layer->scales, of.zeros = base + layer->zeros;
  of.bias = (const float *)(const void *)(base + layer->bias);
  return of;
}
