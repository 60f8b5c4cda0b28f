/* ---- the product of a layer as tasks that threads share (synth/emit/pool.c), behind product.c ---- */
#if __STDC_HOSTED__
#include <stdlib.h>

/* As the pool has them. */
typedef struct {
  void *sync;
  int32_t tasks;
} synth_group;
typedef int synth_task(int index, synth_group *group, void *data);
typedef int synth_share(synth_task *task, void *data, int count, uintptr_t key);

/* How many threads a product may take, each for so many multiply-accumulates at least. `key` names the layer. */
typedef struct {
  synth_share *share;
  intptr_t threads, least;
  uintptr_t key;
} synth_threads;

/* Data that the threads share: a panel of rows of activations, with memory for their codes. */
typedef struct {
  synth_weights of;
  const float *values;
  float *out;
  synth_codes codes;
  int64_t count;
} synth_panel_call;

static int synth_quantize_task(int index, synth_group *group, void *data) {
  const synth_panel_call *const call = data;
  synth_quantize(&call->of, index, group->tasks, call->values, call->codes, call->count);
  return 0;
}

static int synth_multiply_task(int index, synth_group *group, void *data) {
  const synth_panel_call *const call = data;
  synth_multiply(&call->of, index, group->tasks, call->values, call->codes, call->count, call->out);
  return 0;
}

static void synth_compute(const synth_threads *with, synth_panel_call *call) {
  const int64_t macs = call->count * call->of.parameters[SYNTH_K] * call->of.parameters[SYNTH_ROWS], fit = macs / with->least;
  const int threads = (int)(fit < with->threads ? fit : with->threads);
  synth_group alone = {NULL, 1};
  /* The key of a loop: the layer, the number of rows, and the work on them. */
  const uintptr_t key = with->key ^ (uintptr_t)call->count << (sizeof(uintptr_t) * 8 - 16);
  if (threads > 1 && call->count > call->of.kernel->beside) with->share(synth_quantize_task, call, threads, key + 1);
  else synth_quantize_task(0, &alone, call);
  if (threads > 1) with->share(synth_multiply_task, call, threads, key);
  else synth_multiply_task(0, &alone, call);
}

/* The product for so many rows of activations. -1 for want of memory. */
static int synth_compute_rows(const synth_weights *of, const synth_threads *with, const float *values, int64_t rows,
    float *out) {
  const int64_t k = of->parameters[SYNTH_K], fit = synth_panel(of), panel = rows < fit ? rows : fit;
  char *const memory = malloc((size_t)synth_codes_bytes(of, panel) + SYNTH_ALIGN);
  if (!memory) return -1;
  char *const first = memory + (SYNTH_ALIGN - (uintptr_t)memory % SYNTH_ALIGN);
  synth_panel_call call = {*of, values, out, synth_codes_at(of, first, panel), panel};
  for (int64_t remaining = rows; remaining > 0; remaining -= panel) {
    call.count = remaining < panel ? remaining : panel;
    call.codes = synth_codes_at(of, first, call.count);
    synth_compute(with, &call);
    call.values += panel * k, call.out += panel * of->parameters[SYNTH_OUT_STRIDE];
  }
  free(memory);
  return 0;
}
#endif
