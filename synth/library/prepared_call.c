/* The product as Python calls it, with arrays as they are. It stands behind prepared.c where there is a Python in the
 * process, whose functions (all of its stable ABI) it is given by address: neither headers nor a library of Python are
 * needed, and one compilation serves every Python. */
#if __STDC_HOSTED__
#include <stdlib.h>

typedef struct synth_object synth_object; /* PyObject, which nothing here looks into */

/* Py_buffer */
typedef struct {
  void *data;
  synth_object *owner;
  intptr_t bytes, item;
  int read_only, axes;
  char *format;
  intptr_t *shape, *strides, *suboffsets;
  void *internal;
} synth_buffer;

enum { SYNTH_WRITABLE = 0x1, SYNTH_FORMAT = 0x4, SYNTH_ROWS = 0x38, SYNTH_COLUMNS = 0x58, SYNTH_ALIGNMENT = 64 };

static struct {
$python
} synth_python;

void synth_prepared_python(const void *functions) { memcpy(&synth_python, functions, sizeof synth_python); }

/* Of one product: its packed weights, and the objects of Python that it needs for `empty((rows, columns), dtype, order)` */
typedef struct {
  const uint32_t *weights;
  const int32_t *rows, *facts;
  synth_object *none, *empty, *height, *dtype, *order;
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

static int synth_takes(const synth_state *state, const synth_buffer *from) {
  return from->axes == 2 && from->shape[0] >= 1 && from->shape[0] <= INT32_MAX && from->shape[1] == state->facts[POSITIONS] &&
         synth_product_for(synth_integers(from));
}

static int synth_gives(const synth_state *state, const synth_buffer *from, const synth_buffer *to) {
  const char *first = from->data, *second = to->data;
  return to->axes == 2 && to->shape[0] == state->facts[ROWS] && to->shape[1] == from->shape[0] &&
         synth_integers(to) == -4 && (second >= first + from->bytes || first >= second + to->bytes);
}

static synth_object *synth_empty(const synth_state *state, intptr_t columns) {
  synth_object *width = synth_python.PyLong_FromSsize_t(columns);
  synth_object *shape = width ? synth_python.PyTuple_Pack(2, state->height, width) : NULL;
  synth_object *made = shape ? synth_python.PyObject_CallFunctionObjArgs(state->empty, shape, state->dtype, state->order, NULL)
                             : NULL;
  if (shape) synth_python.Py_DecRef(shape);
  if (width) synth_python.Py_DecRef(width);
  return made;
}

/* Whether it could be computed: there was room for columns that are packed. `*wrong`: a value has no code. */
static int synth_multiply(const synth_state *state, const synth_buffer *from, const synth_buffer *to, int *wrong) {
  const int32_t *facts = state->facts, n = (int32_t)from->shape[0];
  const size_t columns = (size_t)(n < facts[BLOCK] ? n : facts[BLOCK]);
  const size_t packed = columns * (size_t)facts[WORDS] * 4, sums = ((size_t)facts[BLOCK] + 1) * 4;
  char *room = malloc(SYNTH_ALIGNMENT + packed + sums + columns * (size_t)facts[POSITIONS]);
  if (!room) return 0;
  char *first = room + (SYNTH_ALIGNMENT - (uintptr_t)room % SYNTH_ALIGNMENT);
  void *thread = synth_python.PyEval_SaveThread();
  synth_product_for(synth_integers(from))(state->weights, state->rows, facts, (uint8_t *)(first + packed + sums),
                                          (uint32_t *)first, (int32_t *)(first + packed), from->data, n, to->data);
  *wrong = ((const int32_t *)(first + packed))[facts[BLOCK]];
  synth_python.PyEval_RestoreThread(thread);
  free(room);
  return 1;
}

/* (activations, out or None) to out; False where one of them is not taken as it is, True where a value has no code.
 * `self` is a tuple of the state's address and what has to be there as long. */
synth_object *synth_prepared_call(synth_object *self, synth_object *const *arguments, intptr_t count) {
  const synth_state *state = synth_python.PyLong_AsVoidPtr(synth_python.PyTuple_GetItem(self, 0));
  synth_object *result = NULL, *out = count == 2 ? arguments[1] : state->none;
  synth_buffer from, to;
  if (synth_python.PyObject_GetBuffer(arguments[0], &from, SYNTH_FORMAT | SYNTH_ROWS)) {
    synth_python.PyErr_Clear();
    return synth_python.PyBool_FromLong(0);
  }
  if (!synth_takes(state, &from)) {
    synth_python.PyBuffer_Release(&from);
    return synth_python.PyBool_FromLong(0);
  }
  if (out == state->none)
    out = synth_empty(state, from.shape[0]);
  else
    synth_python.Py_IncRef(out);
  if (out && synth_python.PyObject_GetBuffer(out, &to, SYNTH_WRITABLE | SYNTH_FORMAT | SYNTH_COLUMNS)) {
    synth_python.PyErr_Clear();
    result = synth_python.PyBool_FromLong(0);
  } else if (out) {
    int wrong = 0;
    if (!synth_gives(state, &from, &to))
      result = synth_python.PyBool_FromLong(0);
    else if (!synth_multiply(state, &from, &to, &wrong))
      result = synth_python.PyErr_NoMemory();
    else if (wrong)
      result = synth_python.PyBool_FromLong(1);
    else
      synth_python.Py_IncRef(result = out);
    synth_python.PyBuffer_Release(&to);
  }
  if (out) synth_python.Py_DecRef(out);
  synth_python.PyBuffer_Release(&from);
  return result;
}
#endif
