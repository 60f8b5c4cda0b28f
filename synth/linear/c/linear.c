/* $licence
 *
 * The functions of $name.h. Written by synth-kernel export-c; do not edit. */
#include "$name.h"

#include <string.h>

$layers
/* A level is what a processor can run; the last one is portable C, which every processor can. A bit of its mask for each
 * level whose kernels it runs; the kernel of each level for weights of so many bits, -1 where the library has none; the
 * level that each kernel needs. */
enum { SYNTH_LAST_LEVEL = $last };
static const uint32_t synth_runs[] = {$runs};
static const int16_t synth_chosen[][9] = {$chosen};
static const int16_t synth_needs[] = {$needs};
$choose
static int synth_wrong(const void *memory) { return !memory || (uintptr_t)memory % SYNTH_ALIGN; }

/* The kernel for weights of so many bits, or what is wrong. */
static int32_t synth_kernel_of(int32_t bits) {
  const int32_t level = synth_level();
  if (level < 0) return ${upper}_CANNOT_RUN;
  return bits < 1 || bits > 8 || synth_chosen[level][bits] < 0 ? ${upper}_BAD_ARGUMENT : synth_chosen[level][bits];
}

static int synth_sizes(int32_t bits, int32_t m, int32_t k, int32_t block) {
  return m > 0 && k > 0 && m <= INT32_MAX / 2 && k <= INT32_MAX / 2 && block >= $smallest && block <= $largest &&
      block * bits % 32 == 0;
}

const char *${name}_kernel_name(int32_t bits) {
  const int32_t kernel = synth_kernel_of(bits);
  return kernel < 0 ? NULL : synth_kernels[kernel].name;
}

size_t ${name}_layer_bytes(int32_t bits, int32_t m, int32_t k, int32_t block) {
  const int32_t kernel = synth_kernel_of(bits);
  if (kernel < 0 || !synth_sizes(bits, m, k, block)) return 0;
  return (size_t)synth_placed(kernel, m, k, block, 3, 0, 1, 0).bytes;
}

int32_t ${name}_layer_pack(int32_t bits, int32_t m, int32_t k, int32_t block, const uint8_t *codes, const float *scales,
    const uint8_t *zeros, const float *offsets, const float *bias, void *layer) {
  const int32_t kernel = synth_kernel_of(bits);
  if (kernel < 0) return kernel;
  if (!synth_sizes(bits, m, k, block) || !codes || !scales || synth_wrong(layer) || (zeros && offsets))
    return ${upper}_BAD_ARGUMENT;
  const int64_t blocks = k / block + (k % block != 0);
  const int half = synth_halves(kernel, scales, offsets, m * blocks), varied = offsets ? 3 : zeros != NULL;
  const synth_layer made = synth_placed(kernel, m, k, block, varied, offsets ? 0 : 1 << (bits - 1), bias != NULL, half);
  memcpy(layer, &made, sizeof made);
  synth_prepare(layer, codes, scales, zeros, 8, offsets, bias);
  return ${upper}_OK;
}

/* What is wrong with a layer. */
static int32_t synth_checked(const void *memory) {
  const synth_layer *const layer = (const synth_layer *)memory;
  const int32_t level = synth_level();
  if (synth_wrong(memory) || layer->kernel < 0 || layer->kernel >= SYNTH_KERNELS) return ${upper}_BAD_ARGUMENT;
  return level >= 0 && synth_runs[level] >> synth_needs[layer->kernel] & 1u ? ${upper}_OK : ${upper}_CANNOT_RUN;
}

size_t ${name}_scratch_bytes(const void *layer) {
  if (synth_checked(layer)) return 0;
  const synth_weights of = synth_weights_of((const synth_layer *)layer);
  return (size_t)synth_codes_bytes(&of, synth_panel(&of));
}

int32_t ${name}_layer_run(const void *memory, const float *values, int32_t n, int32_t part, int32_t parts, void *scratch,
    float *out) {
  const int32_t wrong = synth_checked(memory);
  if (wrong) return wrong;
  if (!values || n < 1 || part < 0 || part >= parts || synth_wrong(scratch) || !out) return ${upper}_BAD_ARGUMENT;
  const synth_weights of = synth_weights_of((const synth_layer *)memory);
  const int32_t panel = synth_panel(&of);
  const synth_codes codes = synth_codes_at(&of, scratch, panel);
  for (int32_t row = 0; row < n; row += panel) {
    const int32_t count = n - row < panel ? n - row : panel;
    const float *const from = values + (int64_t)row * of.parameters[SYNTH_K];
    synth_quantize(&of, 0, 1, from, codes, count);
    synth_multiply(&of, part, parts, from, codes, count, out + (int64_t)row * of.parameters[SYNTH_ROWS]);
  }
  return ${upper}_OK;
}
