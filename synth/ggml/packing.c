/* ---- tensors of ggml as packed linear layers (a template of synth/ggml/texts.py), behind prepared.c and tasks.c ----
 *
 * The formats are those of synth/linear/gguf.py. A packed layer begins with a synth_layer and has no pointers. */
#include <stdlib.h>
#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>
#endif

/* A number per quantization group: `times` the float16 at `byte`. With `unpack`, the float16 of a super-block times the
 * integers of its groups, which are the unpacked bytes minus `zero`. */
typedef struct {
  int32_t byte, times, zero;
  void (*unpack)(const uint8_t *, int32_t, int32_t, int32_t, uint8_t *);
} synth_number;

/* A format: `size` bytes have `groups` quantization groups of `block` weights. `shared` groups share steps: their codes
 * take `words` bytes, which are copied from byte `first` on, or are unpacked. `order`: the position of each of `fields`
 * codes. `unit`: log2 of the groups of a super-block. `bits`: the most that an integer of a super-block takes. */
typedef struct {
  int32_t type, kernel, size, groups, block, shared, words, first, fields, super_block, zero, varied, flip, bits;
  const uint16_t *order;
  void (*unpack)(const uint8_t *, int32_t, int32_t, int32_t, uint8_t *);
  synth_number scale, offset;
} synth_format;

/* How integers of super-blocks are packed: bits, positions of a step, its sub-steps and words, and its bit fields. */
typedef struct {
  int32_t bits, positions, sub_steps, words, fields[16][5];
} synth_integers;

$prototypes
$orders
static const synth_format synth_formats[] = {
$formats
};
static const synth_integers synth_packed_integers[] = {
$integers
};
/* Per kernel: how many integers of a row's scales, and of its offsets, are neighbours; positions of a format's step. */
static const int32_t synth_steps[][3] = {$steps};
enum { SYNTH_MOST_INTEGERS = $most, SYNTH_MACS = $macs, SYNTH_RELEASED = 1 << 20 };

/* mapped: whether the data is a shared mapping of a file. */
typedef struct {
  const synth_format *format;
  const uint8_t *data;
  int mapped;
  int8_t *integers[2]; /* of scales and of offsets, [rows, groups of a row] */
  synth_layer *layer;
  int64_t row_bytes;
} synth_packing;

/* The format of a type of ggml, NULL for a type without one. */
static const synth_format *synth_format_of(int32_t type) {
  for (size_t i = 0; i < sizeof synth_formats / sizeof *synth_formats; ++i)
    if (synth_formats[i].type == type) return &synth_formats[i];
  return NULL;
}

static int synth_are_integers(const synth_format *format) { return format->scale.unpack != NULL; }

/* How many integers of a row a super-block has. */
static int32_t synth_integers_of(const synth_format *format) {
  return !synth_are_integers(format) ? 0 : format->groups * (format->varied == 3 ? 2 : 1);
}

/* A layer for integers of so many bits, and floats of `width` bytes. */
static synth_layer synth_layout(const synth_format *format, int32_t rows, int32_t k, int32_t bits, int32_t width) {
  const synth_kernel *const kernel = &synth_kernels[format->kernel];
  synth_layer layer;
  memset(&layer, 0, sizeof layer);
  int32_t *const parameters = layer.parameters;
  const int32_t wide = format->block * format->shared, count = synth_integers_of(format);
  layer.kernel = format->kernel;
  parameters[SYNTH_ROWS] = parameters[SYNTH_OUT_STRIDE] = rows, parameters[SYNTH_K] = k, parameters[SYNTH_BLOCK] = format->block;
  parameters[SYNTH_BLOCKS] = k / format->block, parameters[SYNTH_STEPS] = (wide + kernel->positions - 1) / kernel->positions;
  parameters[SYNTH_SHARED] = __builtin_ctz((unsigned)format->shared), parameters[SYNTH_SUPER_BLOCK] = format->super_block;
  parameters[SYNTH_FIELDS] = parameters[SYNTH_STEPS] * kernel->positions / format->shared;
  parameters[SYNTH_PITCH] = width + count * bits / 8, parameters[SYNTH_ZERO_PITCH] = format->varied == 3 ? width : 0;
  parameters[SYNTH_INTEGERS] = bits % 8, parameters[SYNTH_COUNT] = count;
  parameters[SYNTH_VARIED] = format->varied, parameters[SYNTH_ZERO] = format->zero;
  const int64_t registers = (rows - 1) / kernel->height + 1;
  const int64_t super_blocks = registers * kernel->height * (parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SUPER_BLOCK]);
  const int64_t steps = (parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SHARED]) * (int64_t)parameters[SYNTH_STEPS];
  (void)synth_behind(&layer.bytes, (int64_t)sizeof layer);
  layer.order = synth_behind(&layer.bytes, (int64_t)parameters[SYNTH_STEPS] * kernel->positions * 2);
  layer.scales = synth_behind(&layer.bytes, super_blocks * parameters[SYNTH_PITCH]);
  layer.zeros = synth_behind(&layer.bytes, format->varied == 3 ? super_blocks * parameters[SYNTH_ZERO_PITCH] : kernel->height);
  layer.bias = synth_behind(&layer.bytes, kernel->height * 4);
  layer.packed = synth_behind(&layer.bytes, registers * steps * kernel->step);
  return layer;
}

static uint16_t synth_half_at(const uint8_t *from, const synth_number *number) {
  uint16_t half;
  memcpy(&half, from + number->byte, sizeof half);
  return number->times < 0 ? half ^ 0x8000u : half;
}

static float synth_float_of(uint16_t half) {
  const uint32_t sign = (half & 0x8000u) << 16, size = half & 0x7fffu;
  const float steps = (float)size * 0x1p-24f;
  uint32_t bits = size < 0x7c00u ? (size + 0x1c000u) << 13 : (size + 0x38000u) << 13;
  if (size < 0x400u) memcpy(&bits, &steps, sizeof bits);
  bits |= sign;
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static float synth_value_of(const uint8_t *from, const synth_number *number) {
  const float value = synth_float_of(synth_half_at(from, number));
  return number->times < 0 ? value : value * (float)number->times;
}

/* Bytes of a float of the layer: 2 if the kernel reads float16, which has all values. */
static int32_t synth_width(const synth_format *format, const uint8_t *data, int64_t count) {
  const synth_number *const numbers[] = {&format->scale, &format->offset};
  int fit = synth_kernels[format->kernel].halves;
  for (int n = 0; n < (format->varied == 3 ? 2 : 1); ++n)
    for (int64_t i = 0; fit && numbers[n]->times > 1 && i < count; ++i) {
      uint16_t half;
      fit = synth_half_of(synth_value_of(data + i * format->size, numbers[n]), &half);
    }
  return fit ? 2 : 4;
}

/* The fewest bits of the integers, and the one that is subtracted first (sketches/block_values.py). */
static int32_t synth_integer_bits(const synth_format *format, int8_t *const integers[2], int64_t count, int32_t *first) {
  const int32_t each = synth_integers_of(format);
  int32_t least = 0, most = 0;
  for (int n = 0; n < 2 && integers[n]; ++n)
    for (int64_t i = 0; i < count; ++i) {
      least = integers[n][i] < least ? integers[n][i] : least;
      most = integers[n][i] > most ? integers[n][i] : most;
    }
  for (size_t i = 0; i < sizeof synth_packed_integers / sizeof *synth_packed_integers; ++i) {
    const synth_integers *const packed = &synth_packed_integers[i];
    *first = least < 0 ? -(1 << (packed->bits - 1)) : 0;
    if (*first <= least && most < *first + (1 << packed->bits) && each > 0 && each <= SYNTH_MOST_INTEGERS &&
        each % packed->positions == 0)
      return packed->bits;
  }
  *first = 0;
  return 8;
}

/* The integers of a register's rows of a super-block, `count` bytes a row in the order of bytes, as `bits` each. */
static void synth_pack_integers(const uint8_t *from, int32_t bits, int32_t count, int32_t height, uint8_t *to) {
  if (bits == 8) {
    memcpy(to, from, (size_t)count * (size_t)height);
    return;
  }
  const synth_integers *packed = synth_packed_integers;
  while (packed->bits != bits) ++packed;
  memset(to, 0, (size_t)count * (size_t)height * (size_t)bits / 8);
  const int32_t row_words = height * 4;
  for (int32_t step = 0; step < count / packed->positions; ++step, to += packed->words * row_words)
    for (int32_t n = 0; n < packed->sub_steps; ++n, from += row_words)
      for (const int32_t(*field)[5] = packed->fields; (*field)[3]; ++field)
        for (int32_t i = 0; (*field)[0] == n && i < row_words; ++i)
          to[(*field)[1] * row_words + i] |=
              (uint8_t)((from[i] >> (*field)[4] & ((1 << (*field)[3]) - 1)) << (*field)[2]);
}

static void synth_store_number(uint8_t *to, const uint8_t *from, const synth_number *number, int32_t width) {
  uint16_t half = synth_half_at(from, number);
  if (width == 2 && number->times < 2) {
    memcpy(to, &half, sizeof half);
    return;
  }
  const float value = synth_value_of(from, number);
  synth_half_of(value, &half);
  if (width == 2) memcpy(to, &half, sizeof half);
  else memcpy(to, &value, sizeof value);
}

/* The byte of integer `i` of a row's scales (n is 0) or offsets (1), among the bytes of a register's integers. */
static int32_t synth_integer_byte(const synth_format *format, int32_t n, int32_t i, int32_t row) {
  const int32_t height = synth_kernels[format->kernel].height, beside = synth_steps[format->kernel][n];
  return (n * format->groups + i / beside * beside) * height + row * beside + i % beside;
}

/* Drop the pages of a mapped file, which count as memory of this process. The next access reads them again. */
static void synth_release(const uint8_t *from, const uint8_t *to) {
#ifdef __linux__
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), first = (uintptr_t)from / page * page;
  (void)madvise((void *)first, ((uintptr_t)to - first) / page * page, MADV_DONTNEED);
#else
  (void)from, (void)to;
#endif
}

/* Scales and offsets of the registers from `first` on, whose weights lie together. */
static void synth_pack_scales(const synth_packing *of, int64_t first, int64_t group) {
  const synth_format *const format = of->format;
  const int32_t *const parameters = of->layer->parameters, height = synth_kernels[format->kernel].height;
  const int32_t super_blocks = parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SUPER_BLOCK];
  const int32_t per_size = format->groups >> parameters[SYNTH_SUPER_BLOCK];
  const int32_t count = parameters[SYNTH_COUNT], bits = parameters[SYNTH_INTEGERS] ? parameters[SYNTH_INTEGERS] : 8;
  const int32_t width = parameters[SYNTH_PITCH] - count * bits / 8, each = format->groups;
  uint8_t *const base = (uint8_t *)of->layer;
  int32_t places[2 * SYNTH_MOST_INTEGERS];
  for (int32_t i = 0; i < count; ++i) places[i] = synth_integer_byte(format, i / each, i % each, 0);
  for (int64_t u = 0; u < super_blocks; ++u)
    for (int64_t r = first; r < first + group; ++r) {
      const int64_t at = (first * super_blocks + u * group + r - first) * height;
      uint8_t *const scales = base + of->layer->scales + at * parameters[SYNTH_PITCH];
      uint8_t *const offsets = base + of->layer->zeros + at * parameters[SYNTH_ZERO_PITCH];
      uint8_t bytes[SYNTH_MOST_INTEGERS * 2 * SYNTH_STEP];
      memset(bytes, 0, (size_t)(count * height));
      for (int32_t row = 0; row < height && r * height + row < parameters[SYNTH_ROWS]; ++row) {
        const int64_t m = r * height + row;
        const uint8_t *const from = of->data + m * of->row_bytes + u / per_size * format->size;
        synth_store_number(scales + row * width, from, &format->scale, width);
        if (format->varied == 3) synth_store_number(offsets + row * width, from, &format->offset, width);
        for (int32_t n = 0; n * each < count; ++n)
          for (int32_t i = 0; i < each; ++i)
            bytes[places[n * each + i] + row * synth_steps[format->kernel][n]] =
                (uint8_t)(of->integers[n][(m * super_blocks + u) * each + i] - parameters[SYNTH_LEAST]);
      }
      synth_pack_integers(bytes, bits, count, height, scales + height * width);
    }
}

/* The codes of the registers from `first` on. -1 for want of memory. */
static int synth_pack_codes(const synth_packing *of, int64_t first, int64_t group) {
  const synth_format *const format = of->format;
  const synth_kernel *const kernel = &synth_kernels[format->kernel];
  int32_t parameters[SYNTH_PARAMETER_COUNT];
  memcpy(parameters, of->layer->parameters, sizeof parameters);
  const int64_t before = first * kernel->height, left = parameters[SYNTH_ROWS] - before, wide = group * kernel->height;
  const int32_t rows = parameters[SYNTH_ROWS] = (int32_t)(left < wide ? left : wide);
  const int64_t blocks = parameters[SYNTH_BLOCKS] >> parameters[SYNTH_SHARED];
  uint8_t *const to =
      (uint8_t *)of->layer + of->layer->packed + first * blocks * parameters[SYNTH_STEPS] * kernel->step;
  const uint8_t *from = of->data + before * of->row_bytes + format->first;
  intptr_t row_stride = (intptr_t)of->row_bytes, stride = format->size;
  uint8_t *unpacked = NULL;
  if (format->unpack) {
    stride = format->words, row_stride = (intptr_t)blocks * stride;
    from = unpacked = malloc((size_t)rows * (size_t)row_stride);
    if (!unpacked) return -1;
    const int32_t count = (int32_t)(of->row_bytes / format->size);
    format->unpack(of->data + before * of->row_bytes, rows, count, format->size, unpacked);
  }
  kernel->pack(from, row_stride, stride, parameters, format->words / 4, kernel->flip ^ format->flip, to);
  free(unpacked);
  return 0;
}

/* Run a task on `threads` threads. */
static int synth_on(synth_share *share, int threads, synth_task *task, synth_packing *of) {
  synth_group alone = {NULL, 1};
  return threads < 2 ? task(0, &alone, of) : share(task, of, threads, (uintptr_t)of->data);
}

/* Unpack a slice of the integers of scales and offsets. */
static int synth_integers_task(int index, synth_group *group, void *data) {
  const synth_packing *const of = data;
  const int64_t rows = of->layer->parameters[SYNTH_ROWS], sizes = of->row_bytes / of->format->size;
  const int64_t first = rows * index / group->tasks, count = rows * (index + 1) / group->tasks - first;
  const int64_t each = sizes * of->format->groups;
  const synth_number *const numbers[] = {&of->format->scale, &of->format->offset};
  for (int n = 0; n < 2 && of->integers[n]; ++n) {
    int8_t *const to = of->integers[n] + first * each;
    const uint8_t *const from = of->data + first * of->row_bytes;
    numbers[n]->unpack(from, (int32_t)count, (int32_t)sizes, of->format->size, (uint8_t *)to);
    for (int64_t i = 0; i < count * each; ++i) to[i] = (int8_t)(to[i] - numbers[n]->zero);
  }
  return 0;
}

static int synth_pack_task(int index, synth_group *group, void *data) {
  const synth_packing *const of = data;
  const synth_kernel *const kernel = &synth_kernels[of->format->kernel];
  const int64_t registers = (of->layer->parameters[SYNTH_ROWS] - 1) / kernel->height + 1, tall = kernel->tall;
  const int64_t groups = (registers + tall - 1) / tall, wide = tall * kernel->height * of->row_bytes;
  const int64_t whole = of->layer->parameters[SYNTH_ROWS] * of->row_bytes;
  const uint8_t *unreleased = of->data + groups * index / group->tasks * wide;
  for (int64_t n = groups * index / group->tasks; n < groups * (index + 1) / group->tasks; ++n) {
    const int64_t first = n * tall, count = registers - first < tall ? registers - first : tall;
    if (synth_pack_codes(of, first, count)) return -1;
    synth_pack_scales(of, first, count); /* reads a number here and there, of data that is in the cache now */
    /* The last rows may fill no whole group, and pages behind the matrix are not the file's. */
    const uint8_t *const end = of->data + ((n + 1) * wide < whole ? (n + 1) * wide : whole);
    if (of->mapped && end - unreleased >= SYNTH_RELEASED) synth_release(unreleased, end), unreleased = end;
  }
  return 0;
}

/* The position of each field in the order of the kernel's steps (synth/library/kinds/linear.py). */
static void synth_pack_order(const synth_format *format, uint16_t *order, int32_t fields) {
  const synth_kernel *const kernel = &synth_kernels[format->kernel];
  const int32_t short_step = synth_steps[format->kernel][2], wide = short_step * kernel->beside;
  for (int32_t i = 0; i < fields; ++i) {
    const int32_t within = i % wide, column = within / 4 % kernel->beside, sub_step = within / (4 * kernel->beside);
    const int32_t from = i / wide * wide + column * short_step + sub_step * 4 + within % 4;
    order[i] = from < format->fields ? format->order[from] : (uint16_t)(format->block * format->shared);
  }
}

/* The most bytes of a packed matrix [rows, k]; 0 for a type without a format, and for a k that it does not have. */
int64_t synth_ggml_bytes(int32_t type, int64_t rows, int64_t k) {
  const synth_format *const format = synth_format_of(type);
  if (!format || rows < 1 || k < 1 || rows > INT32_MAX / 2 || k > INT32_MAX / 2) return 0;
  if (k % (format->block * format->groups)) return 0;
  const int halves = synth_kernels[format->kernel].halves && format->scale.times < 2 && format->offset.times < 2;
  return synth_layout(format, (int32_t)rows, (int32_t)k, format->bits, halves ? 2 : 4).bytes;
}

/* Pack the rows of a matrix, as they are in a file, at a multiple of 64 bytes of memory. mapped: the data is a shared
 * mapping of a file, and pages that were read are dropped. -1 for want of memory. */
int synth_ggml_pack(int32_t type, const uint8_t *data, int64_t rows, int64_t k, synth_share *share, int threads, int mapped,
    void *memory) {
  const synth_format *const format = synth_format_of(type);
  const int64_t sizes = k / (format->block * format->groups), groups = rows * (k / format->block);
  synth_packing of = {format, data, mapped, {NULL, NULL}, memory, sizes * format->size};
  of.layer->parameters[SYNTH_ROWS] = (int32_t)rows;
  int32_t first = 0, bits = 8, failed = 0;
  if (synth_are_integers(format)) {
    for (int n = 0; n < (format->offset.unpack ? 2 : 1); ++n) failed |= !(of.integers[n] = malloc((size_t)groups));
    failed = failed || synth_on(share, threads, synth_integers_task, &of);
    if (!failed) bits = synth_integer_bits(format, of.integers, groups, &first);
  }
  if (!failed) {
    synth_layer layer = synth_layout(format, (int32_t)rows, (int32_t)k, bits, synth_width(format, data, rows * sizes));
    layer.parameters[SYNTH_LEAST] = first;
    memcpy(memory, &layer, sizeof layer);
    uint8_t *const base = memory;
    memset(base + layer.order, 0, (size_t)(layer.packed - layer.order));
    synth_pack_order(format, (uint16_t *)(void *)(base + layer.order), layer.parameters[SYNTH_FIELDS]);
    failed = synth_on(share, threads, synth_pack_task, &of);
    synth_kernels[layer.kernel].limit(base + layer.scales, base + layer.zeros, of.layer->parameters);
  }
  if (mapped) synth_release(data, data + rows * of.row_bytes);
  free(of.integers[0]), free(of.integers[1]);
  return failed ? -1 : 0;
}

/* The code of a sub-step's byte at `from`, as it was packed. The words of a step are `apart` bytes apart. */
static int32_t synth_code_at(const synth_kernel *kernel, const uint8_t *from, int32_t sub_step, int32_t apart) {
  const int32_t bits = kernel->bits, each = 8 / bits;
  int32_t code = 0;
  if (!kernel->bit_fields[0][3])
    return ((from[sub_step / each * apart] ^ kernel->flip) >> sub_step % each * bits) & ((1 << bits) - 1);
  for (const int32_t(*field)[5] = kernel->bit_fields; (*field)[3]; ++field)
    if ((*field)[0] == sub_step)
      code |= ((from[(*field)[1] * apart] ^ kernel->flip) >> (*field)[2] & ((1 << (*field)[3]) - 1)) << (*field)[4];
  return code;
}

/* A number at byte `at` of a register's integers, which were packed with `bits` bits each. */
static int32_t synth_integer_at(const synth_layer *layer, const uint8_t *from, int32_t at) {
  const synth_integers *packed = synth_packed_integers;
  int32_t value = 0, row_words = synth_kernels[layer->kernel].height * 4, sub_step = at / row_words;
  if (!layer->parameters[SYNTH_INTEGERS]) return (int8_t)from[at];
  while (packed->bits != layer->parameters[SYNTH_INTEGERS]) ++packed;
  from += (int64_t)(sub_step / packed->sub_steps) * packed->words * row_words + at % row_words;
  for (const int32_t(*field)[5] = packed->fields; (*field)[3]; ++field)
    if ((*field)[0] == sub_step % packed->sub_steps)
      value |= (from[(*field)[1] * row_words] >> (*field)[2] & ((1 << (*field)[3]) - 1)) << (*field)[4];
  return (int8_t)(value + layer->parameters[SYNTH_LEAST]);
}

static float synth_float_at(const uint8_t *from, int32_t width) {
  uint16_t half;
  float value;
  memcpy(&half, from, sizeof half);
  if (width == 2) return synth_float_of(half);
  memcpy(&value, from, sizeof value);
  return value;
}

/* Row m of a packed matrix as floats. A product of a scale, its integer and a code is exact, so an offset rounds once. */
void synth_ggml_row(int32_t type, const void *memory, int64_t m, float *out) {
  const synth_format *const format = synth_format_of(type);
  const synth_layer *const layer = memory;
  const synth_kernel *const kernel = &synth_kernels[layer->kernel];
  const int32_t *const parameters = layer->parameters, height = kernel->height, chunk = 4 * kernel->beside;
  const int32_t row = (int32_t)(m % height), count = parameters[SYNTH_COUNT], fields = parameters[SYNTH_FIELDS];
  const int32_t width = parameters[SYNTH_PITCH] - count * (parameters[SYNTH_INTEGERS] ? parameters[SYNTH_INTEGERS] : 8) / 8;
  const int64_t registers = (parameters[SYNTH_ROWS] - 1) / height + 1, first = m / height / kernel->tall * kernel->tall;
  const int64_t group = registers - first < kernel->tall ? registers - first : kernel->tall, own = m / height - first;
  const int32_t shared = parameters[SYNTH_SHARED], super_block = parameters[SYNTH_SUPER_BLOCK], blocks = parameters[SYNTH_BLOCKS];
  const uint8_t *const base = memory;
  const uint16_t *const order = (const uint16_t *)(const void *)(base + layer->order);
  const float zero = (float)parameters[SYNTH_ZERO] * (format->varied == 2 ? 0.5f : 1.0f);
  for (int32_t b = 0; b < blocks; ++b, out += format->block) {
    const int64_t at = (first * (blocks >> super_block) + (b >> super_block) * group + own) * height;
    const uint8_t *const scales = base + layer->scales + at * parameters[SYNTH_PITCH];
    const uint8_t *const offsets = base + layer->zeros + at * parameters[SYNTH_ZERO_PITCH];
    float numbers[] = {synth_float_at(scales + row * width, width), 0.0f};
    if (format->varied == 3) numbers[1] = synth_float_at(offsets + row * width, width);
    for (int32_t n = 0; n * format->groups < count; ++n)
      numbers[n] *= (float)synth_integer_at(layer, scales + height * width,
          synth_integer_byte(format, n, b & ((1 << super_block) - 1), row));
    const int64_t step = (first * (blocks >> shared) + (b >> shared) * group) * parameters[SYNTH_STEPS] + own;
    const uint8_t *const packed = base + layer->packed + step * kernel->step + row * chunk;
    for (int32_t i = 0; i < fields; ++i) {
      const int32_t field = i + (b & ((1 << shared) - 1)) * fields, within = field % kernel->positions;
      if (order[i] >= format->block) continue;
      const uint8_t *const from = packed + field / kernel->positions * group * kernel->step + within % chunk;
      const float value = numbers[0] * ((float)synth_code_at(kernel, from, within / chunk, height * chunk) - zero);
      out[order[i]] = format->varied == 3 ? value + numbers[1] : value;
    }
  }
}

/* The product of a packed matrix with rows of activations: out[count][rows]. -1 for want of memory. */
int synth_ggml_product(const void *memory, const float *values, int64_t count, synth_share *share, int threads,
    float *out) {
  const synth_weights of = synth_weights_of(memory);
  const synth_threads with = {share, threads, SYNTH_MACS, (uintptr_t)memory};
  return synth_compute_rows(&of, &with, values, count, out);
}
