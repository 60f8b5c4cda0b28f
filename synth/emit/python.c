/* A function of C as Python calls it, with arrays as they are: a template of native.py. It is given Python's functions
 * (all of its stable ABI) by address: neither headers nor a library of Python are needed, and one compilation serves
 * every Python. What stands behind it is compiled where there is a Python in the process. */
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

enum { SYNTH_WRITABLE = 0x1, SYNTH_FORMAT = 0x4, SYNTH_BY_ROWS = 0x38, SYNTH_BY_COLUMNS = 0x58, SYNTH_ALIGNMENT = 64 };

static struct {
$functions
} synth_python;

void synth_python_functions(const void *functions) { memcpy(&synth_python, functions, sizeof synth_python); }

/* What the state of a product begins with: the objects of Python that it needs, `rows` the number of its filters. */
typedef struct {
  synth_object *none, *empty, *dtype, *rows;
} synth_objects;

/* A product: the order of the arrays that it takes and gives (SYNTH_BY_ROWS, SYNTH_BY_COLUMNS), whether it takes one, a new
 * array for its result, whether one takes that, and the computation, which needs no Python: 1, 0 where there was no
 * memory, -1 where a value has no code. */
typedef struct {
  int from, to;
  int (*takes)(const void *state, const synth_buffer *from);
  synth_object *(*empty)(const void *state, const synth_buffer *from);
  int (*gives)(const void *state, const synth_buffer *from, const synth_buffer *to);
  int (*run)(const void *state, const synth_buffer *from, const synth_buffer *to);
} synth_operation;

/* `empty(shape, dtype, order)` of a shape that is given away, a null pointer where there was an error; without an order
 * where that is a null pointer. */
static synth_object *synth_empty(const synth_objects *of, synth_object *shape, synth_object *order) {
  synth_object *made = NULL;
  if (shape) made = synth_python.PyObject_CallFunctionObjArgs(of->empty, shape, of->dtype, order, NULL);
  if (shape) synth_python.Py_DecRef(shape);
  return made;
}

/* (activations, out or None) to out; False where one of them is not taken as it is, True where a value has no code.
 * `self` is a tuple of the state's address and what has to be there as long. */
static synth_object *synth_called(const synth_operation *does, synth_object *self, synth_object *const *arguments,
                                  intptr_t count) {
  const void *state = synth_python.PyLong_AsVoidPtr(synth_python.PyTuple_GetItem(self, 0));
  const synth_objects *objects = state;
  synth_object *result = NULL, *out = count == 2 ? arguments[1] : objects->none;
  synth_buffer from, to;
  if (synth_python.PyObject_GetBuffer(arguments[0], &from, SYNTH_FORMAT | does->from)) {
    synth_python.PyErr_Clear();
    return synth_python.PyBool_FromLong(0);
  }
  if (!does->takes(state, &from)) {
    synth_python.PyBuffer_Release(&from);
    return synth_python.PyBool_FromLong(0);
  }
  if (out == objects->none)
    out = does->empty(state, &from);
  else
    synth_python.Py_IncRef(out);
  if (out && synth_python.PyObject_GetBuffer(out, &to, SYNTH_WRITABLE | SYNTH_FORMAT | does->to)) {
    synth_python.PyErr_Clear();
    result = synth_python.PyBool_FromLong(0);
  } else if (out) {
    const char *first = from.data, *second = to.data;
    if (!does->gives(state, &from, &to) || (second < first + from.bytes && first < second + to.bytes)) {
      result = synth_python.PyBool_FromLong(0);
    } else {
      void *thread = synth_python.PyEval_SaveThread();
      const int done = does->run(state, &from, &to);
      synth_python.PyEval_RestoreThread(thread);
      if (!done)
        result = synth_python.PyErr_NoMemory();
      else if (done < 0)
        result = synth_python.PyBool_FromLong(1);
      else
        synth_python.Py_IncRef(result = out);
    }
    synth_python.PyBuffer_Release(&to);
  }
  if (out) synth_python.Py_DecRef(out);
  synth_python.PyBuffer_Release(&from);
  return result;
}
#endif
