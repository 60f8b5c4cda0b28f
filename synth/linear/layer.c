/* The product with a layer as Python calls it, its slices on the threads of the pool (synth/emit/pool.c). It stands behind
 * python.c, product.c and a kernel, `synth_kernels[0]`. */
#if __STDC_HOSTED__

/* As the pool has them. */
typedef struct {
  void *sync;
  int32_t tasks;
} synth_group;
typedef int synth_task(int index, synth_group *group, void *data);
typedef int synth_share(synth_task *task, void *data, int count, uintptr_t key);

/* Of one layer: its arrays, and how many threads there are, each for so many multiply-accumulates at least. */
typedef struct {
  synth_objects objects;
  const uint8_t *packed, *scales, *zeros;
  const float *bias;
  const uint16_t *order;
  const int32_t *parameters;
  synth_share *share;
  intptr_t threads, least;
} synth_state;

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

static void synth_compute(const synth_state *state, synth_panel_call *call) {
  const int64_t macs = call->count * call->of.parameters[SYNTH_K] * call->of.parameters[SYNTH_ROWS], fit = macs / state->least;
  const int threads = (int)(fit < state->threads ? fit : state->threads);
  synth_group alone = {NULL, 1};
  /* The key of a loop: the layer, the number of rows, and the work on them. */
  const uintptr_t key = (uintptr_t)state ^ (uintptr_t)call->count << (sizeof(uintptr_t) * 8 - 16);
  if (threads > 1 && call->count > call->of.kernel->beside) state->share(synth_quantize_task, call, threads, key + 1);
  else synth_quantize_task(0, &alone, call);
  if (threads > 1) state->share(synth_multiply_task, call, threads, key);
  else synth_multiply_task(0, &alone, call);
}

static int synth_are_floats(const synth_buffer *buffer) {
  return buffer->format && !strcmp(buffer->format, "f") && buffer->item == 4 && (uintptr_t)buffer->data % 4 == 0;
}

static int synth_takes(const void *state, const synth_buffer *from) {
  return from->axes > 0 && from->shape[from->axes - 1] == ((const synth_state *)state)->parameters[SYNTH_K] && from->bytes &&
      synth_are_floats(from);
}

static int synth_gives(const void *state, const synth_buffer *from, const synth_buffer *to) {
  const size_t sizes = (size_t)(from->axes - 1) * sizeof *from->shape;
  return to->axes == from->axes && !memcmp(to->shape, from->shape, sizes) &&
      to->shape[to->axes - 1] == ((const synth_state *)state)->parameters[SYNTH_ROWS] && synth_are_floats(to);
}

static synth_object *synth_made(const void *state, const synth_buffer *from) {
  const synth_objects *const objects = state;
  synth_object *shape = synth_python.PyTuple_New(from->axes);
  for (int axis = 0; shape && axis < from->axes; ++axis) {
    synth_object *size = objects->rows;
    if (axis + 1 == from->axes) synth_python.Py_IncRef(size);
    else size = synth_python.PyLong_FromSsize_t(from->shape[axis]);
    if (!size || synth_python.PyTuple_SetItem(shape, axis, size)) {
      synth_python.Py_DecRef(shape);
      shape = NULL;
    }
  }
  return synth_empty(objects, shape, NULL);
}

static int synth_run(const void *given, const synth_buffer *from, const synth_buffer *to) {
  const synth_state *const state = given;
  const synth_weights of = {&synth_kernels[0], state->parameters, state->order, state->packed, state->scales, state->zeros,
      state->bias};
  const int64_t k = of.parameters[SYNTH_K], rows = from->bytes / 4 / k, fit = synth_panel(&of), panel = rows < fit ? rows : fit;
  char *const room = malloc((size_t)synth_codes_bytes(&of, panel) + SYNTH_ALIGNMENT);
  if (!room) return 0;
  char *const first = room + (SYNTH_ALIGNMENT - (uintptr_t)room % SYNTH_ALIGNMENT);
  synth_panel_call call = {of, from->data, to->data, synth_codes_at(&of, first, panel), panel};
  for (int64_t remaining = rows; remaining > 0; remaining -= panel) {
    call.count = remaining < panel ? remaining : panel;
    call.codes = synth_codes_at(&of, first, call.count);
    synth_compute(state, &call);
    call.values += panel * k, call.out += panel * of.parameters[SYNTH_OUT_STRIDE];
  }
  free(room);
  return 1;
}

synth_object *synth_layer_call(synth_object *self, synth_object *const *arguments, intptr_t count) {
  static const synth_operation does = {SYNTH_BY_ROWS, SYNTH_BY_ROWS, synth_takes, synth_made, synth_gives, synth_run};
  return synth_called(&does, self, arguments, count);
}
#endif
