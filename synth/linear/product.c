/* ---- products with linear layers in blocks, part by part (a template of synth/linear/c_layers.py) ---- */
$facts
enum { SYNTH_ALIGN = 64, SYNTH_PANEL = $panel };

/* A kernel, as the comment of its file says: rows of a register, registers whose weights lie together, columns of its
 * widest tile, bytes, positions and words of a step, columns whose codes lie next to each other, what its codes are
 * combined with by exclusive or, whether scales may be float16; where codes are put together, the pieces of a step's
 * parts, the lowest bits first, behind which the next width is 0: a part, the word that has bits of its codes, from which
 * bit on, how many, and from which bit on codes have them. */
typedef struct {
  const char *name;
  int32_t bits, height, tall, wide, step, positions, words, beside, flip, halves, pieces[16][5];
  void (*columns)(const float *, intptr_t, const int32_t *, const uint16_t *, uint8_t *, float *, int32_t *, float *,
      uint8_t *, int32_t);
  void (*pack)(const uint8_t *, intptr_t, intptr_t, const int32_t *, int32_t, int32_t, uint8_t *);
  void (*floats)(const uint8_t *, const uint8_t *, const uint8_t *, const float *, const float *, const int32_t *,
      const uint16_t *, float *);
  void (*limit)(const uint8_t *, const uint8_t *, int32_t *);
  void (*product)(const uint8_t *, const uint8_t *, const uint8_t *, const float *, const uint8_t *, const float *,
      const int32_t *, const float *, float *, const int32_t *, int32_t);
} synth_kernel;

/* A layer's weights, as the comment of a kernel's file says. */
typedef struct {
  const synth_kernel *kernel;
  const int32_t *facts;
  const uint16_t *order;
  const uint8_t *packed, *scales, *zeros;
  const float *bias;
} synth_weights;

/* Codes of rows of activations, in memory that has synth_codes_bytes. */
typedef struct {
  float *scales, *sums;
  int32_t *begins;
  uint8_t *codes, *odd;
} synth_codes;

/* Bytes from one row's codes to the next one's. */
static int64_t synth_stride(const synth_weights *of) {
  return SYNTH_STRIDE((int64_t)of->facts[SYNTH_BLOCKS] * of->facts[SYNTH_FIELDS]);
}

/* Bytes of the codes of so many rows of activations. */
static int64_t synth_codes_bytes(const synth_weights *of, int64_t count) {
  const int64_t beside = of->kernel->beside, whole = (count + beside - 1) / beside * beside;
  return whole * (synth_stride(of) + 12 * (int64_t)of->facts[SYNTH_BLOCKS] + 1);
}

static synth_codes synth_codes_at(const synth_weights *of, void *memory, int64_t count) {
  const int64_t cells = count * of->facts[SYNTH_BLOCKS], beside = of->kernel->beside;
  const int64_t whole = (count + beside - 1) / beside * beside;
  synth_codes codes;
  codes.scales = (float *)memory;
  codes.sums = codes.scales + cells;
  codes.begins = (int32_t *)(void *)(codes.sums + cells);
  codes.codes = (uint8_t *)(void *)(codes.begins + whole * of->facts[SYNTH_BLOCKS]);
  codes.odd = codes.codes + whole * synth_stride(of);
  return codes;
}

/* The codes from a row of activations on, the first of those whose codes lie next to each other. */
static synth_codes synth_codes_from(const synth_weights *of, synth_codes codes, int64_t row) {
  const int64_t cells = row * of->facts[SYNTH_BLOCKS];
  codes.scales += cells, codes.sums += cells, codes.begins += cells, codes.odd += row;
  codes.codes += row * synth_stride(of);
  return codes;
}

/* How many rows of activations have codes that stay in the cache. */
static int32_t synth_panel(const synth_weights *of) {
  const int32_t wide = of->kernel->wide;
  const int64_t fit = SYNTH_PANEL / synth_codes_bytes(of, wide) * wide;
  return fit > wide ? (int32_t)fit : wide;
}

/* How many groups of registers there are whose weights lie together. */
static int64_t synth_groups(const synth_weights *of) {
  const int64_t wide = (int64_t)of->kernel->height * of->kernel->tall;
  return (of->facts[SYNTH_ROWS] + wide - 1) / wide;
}

/* Of rows of activations, k floats each, one of so many parts to codes. */
static void synth_quantize(const synth_weights *of, int64_t part, int64_t parts, const float *values, synth_codes codes,
    int64_t count) {
  const int64_t beside = of->kernel->beside, groups = (count + beside - 1) / beside, k = of->facts[SYNTH_K];
  const int64_t first = groups * part / parts * beside, end = groups * (part + 1) / parts * beside;
  const synth_codes at = synth_codes_from(of, codes, first);
  of->kernel->columns(values + first * k, (intptr_t)k, of->facts, of->order, at.codes, at.scales, at.begins, at.sums, at.odd,
      (int32_t)((end < count ? end : count) - first));
}

/* The results of one of so many parts of the filters for rows of activations: out[n][m], `rows` of the layer apart. */
static void synth_multiply(const synth_weights *of, int64_t part, int64_t parts, const float *values, synth_codes codes,
    int64_t count, float *out) {
  const synth_kernel *const kernel = of->kernel;
  const int64_t groups = synth_groups(of), tall = kernel->tall, blocks = of->facts[SYNTH_BLOCKS];
  const int64_t first = groups * part / parts * tall, end = groups * (part + 1) / parts * tall;
  if (first == end) return;
  int32_t facts[SYNTH_FACTS];
  memcpy(facts, of->facts, sizeof facts);
  const int64_t before = first * kernel->height, left = facts[SYNTH_ROWS] - before;
  const int64_t wide = (end - first) * kernel->height;
  facts[SYNTH_ROWS] = (int32_t)(left < wide ? left : wide);
  const int64_t units = before * (blocks >> facts[SYNTH_UNIT]);
  const uint8_t *const packed = of->packed + first * (blocks >> facts[SYNTH_SHARED]) * facts[SYNTH_STEPS] * kernel->step;
  const uint8_t *const scales = of->scales + units * facts[SYNTH_PITCH];
  const uint8_t *const zeros = of->zeros + units * facts[SYNTH_ZERO_PITCH];
  const float *const bias = of->bias + (facts[SYNTH_BIASED] ? before : 0);
  kernel->product(packed, scales, zeros, bias, codes.codes, codes.scales, codes.begins, codes.sums, out + before, facts,
      (int32_t)count);
  for (int64_t n = 0; n < count; ++n)
    if (codes.odd[n])
      kernel->floats(packed, scales, zeros, bias, values + n * facts[SYNTH_K], facts, of->order,
          out + n * facts[SYNTH_OUT_STRIDE] + before);
}
