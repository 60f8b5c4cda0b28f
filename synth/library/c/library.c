/* $licence
 *
 * The functions of $name.h: which form is taken, how weights are packed, and what is refused. Written by
 * synth-kernel export-c; do not edit. */
#include "$name.h"
#include "${name}_kernels.h"
#include "${name}_forms.h"

/* What an operand's values are: `low` and up in steps of 1 << shift, the last one `most` above it. */
typedef struct { int32_t low, most, shift, is_signed; } synth_operand;
/* How a form stores weights: a register's chunk, `rows` by `chunk` positions, is `size` bytes of fields of `width` bits.
 * Field f depends on the weight at places[f] = row * chunk + position: its value is that of its class for the weight's
 * code, or for a weight that is not there. A code adds its term to the row's correction, each chunk adds `padded`. */
typedef struct {
  int32_t rows, chunk, size, width, codes;
  uint32_t padded;
  const uint16_t *places;
  const uint8_t *classes, *values;
  const uint32_t *terms;
} synth_layout;
/* `column`: bytes of a chunk of activations; `columns` of its widest tile; `longest`: K that its kernel is proved for;
 * `level`: which it needs. */
typedef struct {
  const char *name;
  void (*product)(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction,
                  const int32_t *column_correction, int32_t *out, int32_t m, int32_t n, int32_t chunks);
  void (*activations)(const int8_t *values, int32_t n, int32_t k, uint32_t *packed, int32_t *correction);
  const synth_layout *layout;
  int32_t column, columns, longest, level;
} synth_form;
/* Cycles of a chunk in the kernel's tiles: the widest, of so many registers by columns; one register by as many columns;
 * one register and one column. */
typedef struct { int32_t form, registers, columns; double wide, tall, single; } synth_choice;
/* `starts`: where the choices of each level begin. */
typedef struct {
  const synth_form *forms;
  int32_t count;
  const synth_choice *choices;
  const uint16_t *starts;
  synth_operand weights, activations;
} synth_product;

/* A level is what a processor can run; the last one is portable C, which every processor can. A bit of its mask for
 * each level whose forms it runs. */
enum { SYNTH_LAST_LEVEL = $last };
static const uint32_t synth_runs[] = {$runs};
$choose
static int32_t synth_check(const synth_product *of, int32_t form, int32_t size, int32_t k) {
  const synth_layout *layout;
  if (form < 0 || form >= of->count || size < 1 || k < 1) return ${upper}_BAD_ARGUMENT;
  layout = of->forms[form].layout;
  return k > of->forms[form].longest / layout->chunk * layout->chunk ? ${upper}_TOO_LONG : ${upper}_OK;
}

static int32_t synth_parts(int32_t size, int32_t part) { return size / part + (size % part != 0); }

static size_t synth_weights_bytes(const synth_form *form, int32_t m, int32_t k) {
  const synth_layout *layout = form->layout;
  return (size_t)synth_parts(m, layout->rows) * (size_t)synth_parts(k, layout->chunk) * (size_t)layout->size;
}

static size_t synth_activations_bytes(const synth_form *form, int32_t n, int32_t k) {
  return (size_t)n * (size_t)synth_parts(k, form->layout->chunk) * (size_t)form->column;
}

static int32_t synth_pick(const synth_product *of, int32_t m, int32_t n, int32_t k) {
  const int32_t level = synth_level();
  int32_t best = ${upper}_TOO_LONG;
  double least = 0;
  if (m < 1 || n < 1 || k < 1) return ${upper}_BAD_ARGUMENT;
  if (level < 0) return ${upper}_CANNOT_RUN;
  for (const synth_choice *one = of->choices + of->starts[level]; one < of->choices + of->starts[level + 1]; ++one) {
    const synth_layout *layout = of->forms[one->form].layout;
    const int32_t registers = synth_parts(m, layout->rows), groups = n / one->columns, alone = n % one->columns;
    const double wide = (double)(registers / one->registers) * one->wide + (double)(registers % one->registers) * one->tall;
    const double cycles = (double)synth_parts(k, layout->chunk) *
                          ((double)groups * wide + (double)alone * (double)registers * one->single);
    if (synth_check(of, one->form, m, k) || (best >= 0 && cycles >= least)) continue;
    best = one->form;
    least = cycles;
  }
  return best;
}

/* 1 for a pointer that packed operands cannot lie at */
static int synth_misplaced(const void *packed) { return !packed || (uintptr_t)packed % $align; }

static int32_t synth_value(const synth_operand *operand, uint8_t byte) {
  return operand->is_signed && byte > 127 ? (int32_t)byte - 256 : (int32_t)byte;
}

/* 1 where a value is none of the operand's */
static int synth_wrong(const synth_operand *operand, const uint8_t *values, size_t count) {
  const uint32_t low = (uint32_t)operand->low, most = (uint32_t)operand->most;
  const uint32_t below = (1u << operand->shift) - 1;
  uint32_t wrong = 0;
  for (size_t i = 0; i < count; ++i) {
    const uint32_t more = (uint32_t)synth_value(operand, values[i]) - low;
    wrong |= (uint32_t)(more > most) | (more & below);
  }
  return wrong != 0;
}

static int32_t synth_pack_weights(const synth_product *of, int32_t form, const void *weights, int32_t m, int32_t k,
                                  void *packed, int32_t *corrections) {
  const int32_t refused = synth_check(of, form, m, k);
  const uint8_t *const values = (const uint8_t *)weights;
  uint8_t *to = (uint8_t *)packed;
  if (refused) return refused;
  if (!weights || !corrections || synth_misplaced(packed)) return ${upper}_BAD_ARGUMENT;
  if (synth_wrong(&of->weights, values, (size_t)m * (size_t)k)) return ${upper}_BAD_VALUE;
  const synth_layout *const layout = of->forms[form].layout;
  const int32_t chunks = synth_parts(k, layout->chunk), fields = layout->size * 8 / layout->width;
  for (int32_t first = 0; first < m; first += layout->rows) {
    for (int32_t chunk = 0; chunk < chunks; ++chunk, to += layout->size) {
      for (int32_t byte = 0; byte < layout->size; ++byte) to[byte] = 0;
      for (int32_t field = 0; field < fields; ++field) {
        const int32_t place = layout->places[field], row = place / layout->chunk;
        const int64_t position = (int64_t)chunk * layout->chunk + place % layout->chunk;
        int32_t code = layout->codes; /* a weight that is not there */
        if (row < m - first && position < k) {
          const uint8_t value = values[(size_t)(first + row) * (size_t)k + (size_t)position];
          code = (synth_value(&of->weights, value) - of->weights.low) >> of->weights.shift;
        }
        const int32_t bit = field * layout->width;
        const uint32_t stored = layout->values[layout->classes[field] * (layout->codes + 1) + code];
        to[bit / 8] = (uint8_t)(to[bit / 8] | stored << bit % 8);
      }
    }
    if (m - first <= layout->rows) break;
  }
  for (int32_t row = 0; row < m; ++row) {
    uint32_t sum = layout->padded * (uint32_t)chunks;
    for (int32_t position = 0; position < k; ++position) {
      const uint8_t value = values[(size_t)row * (size_t)k + (size_t)position];
      sum += layout->terms[(synth_value(&of->weights, value) - of->weights.low) >> of->weights.shift];
    }
    corrections[row] = (int32_t)sum;
  }
  return ${upper}_OK;
}

/* Whether this processor runs a form. */
static int synth_running(const synth_form *form) {
  const int32_t level = synth_level();
  return level >= 0 && form->product && (synth_runs[level] >> form->level & 1u);
}

static int32_t synth_pack_activations(const synth_product *of, int32_t form, const void *activations, int32_t n,
                                      int32_t k, void *packed, int32_t *corrections) {
  const int32_t refused = synth_check(of, form, n, k);
  if (refused) return refused;
  if (!activations || !corrections || synth_misplaced(packed)) return ${upper}_BAD_ARGUMENT;
  if (synth_wrong(&of->activations, (const uint8_t *)activations, (size_t)n * (size_t)k)) return ${upper}_BAD_VALUE;
  if (!synth_running(&of->forms[form])) return ${upper}_CANNOT_RUN;
  of->forms[form].activations((const int8_t *)activations, n, k, (uint32_t *)packed, corrections);
  return ${upper}_OK;
}

static int32_t synth_multiply(const synth_product *of, int32_t form, const void *weights, const int32_t *row_corrections,
                              const void *activations, const int32_t *column_corrections, int32_t m, int32_t n, int32_t k,
                              int32_t *out) {
  const int32_t refused = synth_check(of, form, m < n ? m : n, k);
  if (refused) return refused;
  if (synth_misplaced(weights) || synth_misplaced(activations) || !row_corrections || !column_corrections || !out)
    return ${upper}_BAD_ARGUMENT;
  if (!synth_running(&of->forms[form])) return ${upper}_CANNOT_RUN;
  of->forms[form].product((const uint32_t *)weights, (const uint32_t *)activations, row_corrections, column_corrections,
                          out, m, n, synth_parts(k, of->forms[form].layout->chunk));
  return ${upper}_OK;
}

/* Columns that are packed and multiplied together: whole tiles, as many as a second-level cache has room for beside
 * weights. */
static int32_t synth_block(const synth_form *form, int32_t k) {
  const size_t tile = synth_activations_bytes(form, form->columns, k);
  return form->columns * (tile < $packed ? (int32_t)($packed / tile) : 1);
}

/* Bytes of a block's activations, up to where its corrections lie. */
static size_t synth_packed_bytes(const synth_form *form, int32_t k) {
  return (synth_activations_bytes(form, synth_block(form, k), k) + $align - 1) / $align * $align;
}

static size_t synth_workspace_bytes(const synth_form *form, int32_t k) {
  return synth_packed_bytes(form, k) + (size_t)synth_block(form, k) * sizeof(int32_t);
}

static int32_t synth_run(const synth_product *of, int32_t form, const void *weights, const int32_t *row_corrections,
                         const void *activations, int32_t m, int32_t n, int32_t k, void *workspace, int32_t *out) {
  const int32_t refused = synth_check(of, form, m < n ? m : n, k);
  if (refused) return refused;
  if (!activations || !out || synth_misplaced(workspace)) return ${upper}_BAD_ARGUMENT;
  const int32_t block = synth_block(&of->forms[form], k);
  int32_t *const corrections = (int32_t *)(void *)((uint8_t *)workspace + synth_packed_bytes(&of->forms[form], k));
  for (int32_t first = 0, columns; first < n; first += columns) {
    const uint8_t *const from = (const uint8_t *)activations + (size_t)first * (size_t)k;
    columns = n - first < block ? n - first : block;
    int32_t result = synth_pack_activations(of, form, from, columns, k, workspace, corrections);
    if (!result)
      result = synth_multiply(of, form, weights, row_corrections, workspace, corrections, m, columns, k,
                              out + (size_t)first * (size_t)m);
    if (result) return result;
  }
  return ${upper}_OK;
}
$layouts$products
