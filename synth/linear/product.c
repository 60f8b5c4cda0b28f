/* ---- products with linear layers in blocks, slice by slice (a template of synth/linear/kernels.py) ---- */
$parameters
enum { SYNTH_ALIGN = 64, SYNTH_PANEL = $panel };

/* A kernel, with the numbers that the comment of its file explains. height: rows of a register. tall: registers whose
 * weights lie together. wide: columns of its widest tile. step, positions, words: bytes, positions and words of a step.
 * beside: columns of a column group. flip: combined with its codes by exclusive or. halves: whether scales may be
 * float16. bit_fields: if codes are stored in several words, their bit fields by sub-step, lowest bits first, up to a width
 * of 0. A row has the sub-step, the word, the first bit in the word's bytes, the width, and the first bit of the code. */
typedef struct {
  const char *name;
  int32_t bits, height, tall, wide, step, positions, words, beside, flip, halves, bit_fields[16][5];
  void (*columns)(const float *, intptr_t, const int32_t *, const uint16_t *, uint8_t *, float *, int32_t *, float *,
      uint8_t *, int32_t);
  void (*pack)(const uint8_t *, intptr_t, intptr_t, const int32_t *, int32_t, int32_t, uint8_t *);
  void (*floats)(const uint8_t *, const uint8_t *, const uint8_t *, const float *, const float *, const int32_t *,
      const uint16_t *, float *);
  void (*limit)(const uint8_t *, const uint8_t *, int32_t *);
  void (*product)(const uint8_t *, const uint8_t *, const uint8_t *, const float *, const uint8_t *, const float *,
      const int32_t *, const float *, float *, const int32_t *, int32_t);
} synth_kernel;

/* A layer's weights; the comment of a kernel's file explains the arrays. */
typedef struct {
  const synth_kernel *kernel;
  const int32_t *parameters;
  const uint16_t *order;
  const uint8_t *packed, *scales, *zeros;
  const float *bias;
} synth_weights;

/* Codes of rows of activations, in memory of synth_codes_bytes bytes. */
typedef struct {
  float *scales, *sums;
  int32_t *begins;
  uint8_t *codes, *odd;
} synth_codes;

/* The distance in bytes between the codes of two rows. */
static int64_t synth_stride(const synth_weights *of) {
  return SYNTH_STRIDE((int64_t)of->parameters[SYNTH_BLOCKS] * of->parameters[SYNTH_FIELDS]);
}

/* Bytes of the codes of `count` rows of activations. */
static int64_t synth_codes_bytes(const synth_weights *of, int64_t count) {
  const int64_t beside = of->kernel->beside, whole = (count + beside - 1) / beside * beside;
  return whole * (synth_stride(of) + 12 * (int64_t)of->parameters[SYNTH_BLOCKS] + 1);
}

static synth_codes synth_codes_at(const synth_weights *of, void *memory, int64_t count) {
  const int64_t entries = count * of->parameters[SYNTH_BLOCKS], beside = of->kernel->beside;
  const int64_t whole = (count + beside - 1) / beside * beside;
  synth_codes codes;
  codes.scales = (float *)memory;
  codes.sums = codes.scales + entries;
  codes.begins = (int32_t *)(void *)(codes.sums + entries);
  codes.codes = (uint8_t *)(void *)(codes.begins + whole * of->parameters[SYNTH_BLOCKS]);
  codes.odd = codes.codes + whole * synth_stride(of);
  return codes;
}

/* Codes from row `row` on, the first row of a column group. */
static synth_codes synth_codes_from(const synth_weights *of, synth_codes codes, int64_t row) {
  const int64_t entries = row * of->parameters[SYNTH_BLOCKS];
  codes.scales += entries, codes.sums += entries, codes.begins += entries, codes.odd += row;
  codes.codes += row * synth_stride(of);
  return codes;
}

/* The number of rows of activations whose codes stay in the cache. */
static int32_t synth_panel(const synth_weights *of) {
  const int32_t wide = of->kernel->wide;
  const int64_t fit = SYNTH_PANEL / synth_codes_bytes(of, wide) * wide;
  return fit > wide ? (int32_t)fit : wide;
}

/* The number of row panels: registers whose weights lie together. */
static int64_t synth_groups(const synth_weights *of) {
  const int64_t wide = (int64_t)of->kernel->height * of->kernel->tall;
  return (of->parameters[SYNTH_ROWS] + wide - 1) / wide;
}

/* Quantize slice `part` of `parts` slices of rows of activations, k floats each. */
static void synth_quantize(const synth_weights *of, int64_t part, int64_t parts, const float *values, synth_codes codes,
    int64_t count) {
  const int64_t beside = of->kernel->beside, groups = (count + beside - 1) / beside, k = of->parameters[SYNTH_K];
  const int64_t first = groups * part / parts * beside, end = groups * (part + 1) / parts * beside;
  const synth_codes at = synth_codes_from(of, codes, first);
  of->kernel->columns(values + first * k, (intptr_t)k, of->parameters, of->order, at.codes, at.scales, at.begins, at.sums, at.odd,
      (int32_t)((end < count ? end : count) - first));
}

/* Compute slice `part` of `parts` slices of the filters for rows of activations: out[n][m], rows of out `rows` apart. */
static void synth_multiply(const synth_weights *of, int64_t part, int64_t parts, const float *values, synth_codes codes,
    int64_t count, float *out) {
  const synth_kernel *const kernel = of->kernel;
  const int64_t groups = synth_groups(of), tall = kernel->tall, blocks = of->parameters[SYNTH_BLOCKS];
  const int64_t first = groups * part / parts * tall, end = groups * (part + 1) / parts * tall;
  if (first == end) return;
  int32_t parameters[SYNTH_PARAMETER_COUNT];
  memcpy(parameters, of->parameters, sizeof parameters);
  const int64_t before = first * kernel->height, remaining = parameters[SYNTH_ROWS] - before;
  const int64_t wide = (end - first) * kernel->height;
  parameters[SYNTH_ROWS] = (int32_t)(remaining < wide ? remaining : wide);
  const int64_t super_blocks = before * (blocks >> parameters[SYNTH_SUPER_BLOCK]);
  const uint8_t *const packed = of->packed + first * (blocks >> parameters[SYNTH_SHARED]) * parameters[SYNTH_STEPS] * kernel->step;
  const uint8_t *const scales = of->scales + super_blocks * parameters[SYNTH_PITCH];
  const uint8_t *const zeros = of->zeros + super_blocks * parameters[SYNTH_ZERO_PITCH];
  const float *const bias = of->bias + (parameters[SYNTH_BIASED] ? before : 0);
  kernel->product(packed, scales, zeros, bias, codes.codes, codes.scales, codes.begins, codes.sums, out + before, parameters,
      (int32_t)count);
  for (int64_t n = 0; n < count; ++n)
    if (codes.odd[n])
      kernel->floats(packed, scales, zeros, bias, values + n * parameters[SYNTH_K], parameters, of->order,
          out + n * parameters[SYNTH_OUT_STRIDE] + before);
}
