/* The product with a layer as Python calls it, its slices on the threads of the pool (synth/emit/pool.c). It stands behind
 * python.c, product.c, tasks.c and a kernel, `synth_kernels[0]`. */
#if __STDC_HOSTED__

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
  const synth_threads with = {state->share, state->threads, state->least, (uintptr_t)state};
  return !synth_compute_rows(&of, &with, from->data, from->bytes / 4 / of.parameters[SYNTH_K], to->data);
}

synth_object *synth_layer_call(synth_object *self, synth_object *const *arguments, intptr_t count) {
  static const synth_operation does = {SYNTH_BY_ROWS, SYNTH_BY_ROWS, synth_takes, synth_made, synth_gives, synth_run};
  return synth_called(&does, self, arguments, count);
}
#endif
