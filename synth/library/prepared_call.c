/* The product as Python calls it. It stands behind prepared.c and python.c. */
#if __STDC_HOSTED__

/* Of one product: its packed weights, and the order of arrays that `empty` takes. */
typedef struct {
  synth_objects objects;
  const uint32_t *weights;
  const int32_t *rows, *parameters;
  synth_object *order;
} synth_state;

typedef void synth_product_of(const uint32_t *, const int32_t *, const int32_t *, uint8_t *, uint32_t *, int32_t *,
                              const void *, int32_t, void *);

/* Bytes of this machine's integers in a buffer, negative where they have a sign; 0 where it holds something else. */
static intptr_t synth_integers(const synth_buffer *buffer) {
  const char *format = buffer->format ? buffer->format : "B";
  if (!format[0] || format[1]) return 0;
  return strchr("bhilq", format[0]) ? -buffer->item : strchr("BHILQ", format[0]) ? buffer->item : 0;
}

static synth_product_of *synth_product_for(intptr_t integers) {
  switch (integers) {
    case -1: return synth_prepared_int8;
    case 1: return synth_prepared_uint8;
    case -2: return synth_prepared_int16;
    case 2: return synth_prepared_uint16;
    case -4: return synth_prepared_int32;
    case 4: return synth_prepared_uint32;
    case -8: return synth_prepared_int64;
    default: return NULL;
  }
}

static int synth_takes(const void *state, const synth_buffer *from) {
  const int32_t k = ((const synth_state *)state)->parameters[POSITIONS];
  return from->axes == 2 && from->shape[0] >= 1 && from->shape[0] <= INT32_MAX && from->shape[1] == k &&
         synth_product_for(synth_integers(from));
}

static int synth_gives(const void *state, const synth_buffer *from, const synth_buffer *to) {
  return to->axes == 2 && to->shape[0] == ((const synth_state *)state)->parameters[ROWS] && to->shape[1] == from->shape[0] &&
         synth_integers(to) == -4;
}

static synth_object *synth_made(const void *state, const synth_buffer *from) {
  const synth_state *of = state;
  synth_object *width = synth_python.PyLong_FromSsize_t(from->shape[0]);
  synth_object *shape = width ? synth_python.PyTuple_Pack(2, of->objects.rows, width) : NULL;
  if (width) synth_python.Py_DecRef(width);
  return synth_empty(&of->objects, shape, of->order);
}

static int synth_multiply(const void *state, const synth_buffer *from, const synth_buffer *to) {
  const synth_state *of = state;
  const int32_t *parameters = of->parameters, n = (int32_t)from->shape[0];
  const size_t columns = (size_t)(n < parameters[BLOCK] ? n : parameters[BLOCK]);
  const size_t packed = columns * (size_t)parameters[WORDS] * 4, sums = ((size_t)parameters[BLOCK] + 1) * 4;
  char *room = malloc(SYNTH_ALIGNMENT + packed + sums + columns * (size_t)parameters[POSITIONS]);
  if (!room) return 0;
  char *first = room + (SYNTH_ALIGNMENT - (uintptr_t)room % SYNTH_ALIGNMENT);
  synth_product_for(synth_integers(from))(of->weights, of->rows, parameters, (uint8_t *)(first + packed + sums),
                                          (uint32_t *)first, (int32_t *)(first + packed), from->data, n, to->data);
  const int wrong = ((const int32_t *)(first + packed))[parameters[BLOCK]];
  free(room);
  return wrong ? -1 : 1;
}

synth_object *synth_prepared_call(synth_object *self, synth_object *const *arguments, intptr_t count) {
  static const synth_operation does = {SYNTH_BY_ROWS, SYNTH_BY_COLUMNS, synth_takes, synth_made, synth_gives, synth_multiply};
  return synth_called(&does, self, arguments, count);
}
#endif
