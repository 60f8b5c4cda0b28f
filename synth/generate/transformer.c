/* What a transformer computes beside its linear layers (synth/generate/native.py). Each row of activations is computed
 * alone, in a fixed order, so results depend neither on the number of rows nor on the number of threads. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* As the pool has them (synth/emit/pool.c). */
typedef struct {
  void *sync;
  int32_t tasks;
} synth_group;
typedef int synth_task(int index, synth_group *group, void *data);
typedef int synth_share(synth_task *task, void *data, int count, uintptr_t key);

/* The compiler divides these vectors into registers of the processor. */
enum { LANES = 16, VECTORS = 4 };
typedef float lanes __attribute__((vector_size(4 * LANES)));

enum { FLOAT32, FLOAT16, BFLOAT16 };

static inline lanes load(const float *from) {
  lanes value;
  memcpy(&value, from, sizeof value);
  return value;
}

/* Finite floats of 16 bits as float32. The exponent of a float16 is 112 too small behind the shift. */
static inline float widened(uint32_t bits, int format) {
  const uint32_t shifted = format == BFLOAT16 ? bits << 16 : (bits & 0x8000u) << 16 | (bits & 0x7fffu) << 13;
  float value;
  memcpy(&value, &shifted, sizeof value);
  return format == BFLOAT16 ? value : value * 0x1p112f;
}

static inline lanes load_weights(const void *from, int32_t first, int format) {
  if (format == FLOAT32) return load((const float *)from + first);
  float values[LANES];
  for (int i = 0; i < LANES; ++i) values[i] = widened(((const uint16_t *)from)[first + i], format);
  return load(values);
}

static inline float sum_of(lanes value) {
  float sums[LANES];
  memcpy(sums, &value, sizeof value);
  for (int width = LANES / 2; width; width /= 2)
    for (int i = 0; i < width; ++i) sums[i] += sums[i + width];
  return sums[0];
}

/* x times weights of a format. Four accumulators, because one multiply-add takes four cycles. */
static inline __attribute__((always_inline)) float product(const float *x, const void *weights, int32_t size, int format) {
  lanes sums[VECTORS] = {{0}};
  int32_t i = 0;
  for (; i + VECTORS * LANES <= size; i += VECTORS * LANES)
    for (int v = 0; v < VECTORS; ++v) sums[v] += load(x + i + v * LANES) * load_weights(weights, i + v * LANES, format);
  for (; i + LANES <= size; i += LANES) sums[0] += load(x + i) * load_weights(weights, i, format);
  float rest = 0.0f;
  for (; i < size; ++i)
    rest += x[i] * (format == FLOAT32 ? ((const float *)weights)[i] : widened(((const uint16_t *)weights)[i], format));
  return sum_of((sums[0] + sums[1]) + (sums[2] + sums[3])) + rest;
}

static float dot(const float *a, const float *b, int32_t size) { return product(a, b, size, FLOAT32); }

/* e^x as 2^n times the Taylor series around 0 on [-ln 2 / 2, ln 2 / 2], whose first missing term is 5e-9. */
static inline float exponential(float x) {
  const float most = 88.0f, least = -87.0f, shift = 12582912.0f; /* 1.5 * 2^23: adding it rounds to an integer */
  x = x > most ? most : x < least ? least : x;
  const float shifted = x * 1.44269504f + shift, n = shifted - shift;
  const float r = (x - n * 0.693145752f) - n * 1.42860677e-6f; /* ln 2 in two parts, the first of 15 bits */
  float series = 1.0f / 5040.0f;
  series = series * r + 1.0f / 720.0f;
  series = series * r + 1.0f / 120.0f;
  series = series * r + 1.0f / 24.0f;
  series = series * r + 1.0f / 6.0f;
  series = series * r + 0.5f;
  series = (series * r + 1.0f) * r + 1.0f;
  const int32_t bits = ((int32_t)n + 127) << 23;
  float power;
  memcpy(&power, &bits, sizeof power);
  return series * power;
}

/* x / root mean square * weight, of `rows` vectors of `size`. */
void synth_normalize(const float *x, const float *weight, const float *epsilon, float *out, int32_t rows, int32_t size) {
  for (int32_t row = 0; row < rows; ++row, x += size, out += size) {
    const float factor = 1.0f / __builtin_sqrtf(dot(x, x, size) / (float)size + *epsilon);
    for (int32_t i = 0; i < size; ++i) out[i] = x[i] * factor * weight[i];
  }
}

/* RoPE of `heads` vectors of `size` per row, in place. turns: cosines, then sines, of the row's `pairs` angles. A pair is
 * two components that lie `apart`: 1, or half of the components that turn. */
void synth_rotate(float *x, const float *turns, int32_t rows, int32_t heads, int32_t size, int32_t pairs, int32_t apart) {
  for (int32_t row = 0; row < rows; ++row, turns += 2 * pairs)
    for (int32_t head = 0; head < heads; ++head, x += size)
      for (int32_t i = 0; i < pairs; ++i) {
        float *const first = x + (apart == 1 ? 2 * i : i), a = first[0], b = first[apart];
        first[0] = a * turns[i] - b * turns[pairs + i];
        first[apart] = a * turns[pairs + i] + b * turns[i];
      }
}

enum { SILU, GELU, RELU2 };

/* gate = activation(gate) * up. GELU is the approximation by tanh, which is x / (1 + e^(-2u)). */
void synth_gate(float *gate, const float *up, int64_t count, int32_t activation) {
  const float cubic = 0.044715f, twice = 1.59576912f; /* 2 sqrt(2 / pi) */
  if (activation == RELU2)
    for (int64_t i = 0; i < count; ++i) gate[i] = gate[i] > 0.0f ? gate[i] * gate[i] * up[i] : 0.0f;
  else if (activation == GELU)
    for (int64_t i = 0; i < count; ++i) {
      const float x = gate[i];
      gate[i] = x / (1.0f + exponential(-twice * (x + cubic * x * x * x))) * up[i];
    }
  else
    for (int64_t i = 0; i < count; ++i) gate[i] = gate[i] / (1.0f + exponential(-gate[i])) * up[i];
}

/* Attention of `rows` positions from `position` on. Keys and values: rings of `capacity` positions, `kv_heads` vectors of
 * `size` each. `window`: how many positions a row sees, 0 for all. */
typedef struct {
  const float *queries, *keys, *values;
  float *out;
  int32_t rows, position, heads, kv_heads, size, window, capacity;
} synth_attention;

static int attend_one(const synth_attention *of, int32_t row, int32_t head) {
  const int32_t size = of->size, position = of->position + row, shared = head / (of->heads / of->kv_heads);
  const int32_t first = of->window && position >= of->window ? position - of->window + 1 : 0, count = position - first + 1;
  const int64_t at = ((int64_t)row * of->heads + head) * size, pitch = (int64_t)of->kv_heads * size;
  const float *const keys = of->keys + shared * size, *const values = of->values + shared * size;
  float *const out = of->out + at, *const scores = malloc((size_t)count * sizeof *scores);
  if (!scores) return 1;
  float most = -__builtin_inff(), sum = 0.0f;
  for (int32_t t = 0; t < count; ++t) {
    scores[t] = dot(of->queries + at, keys + (first + t) % of->capacity * pitch, size);
    most = scores[t] > most ? scores[t] : most;
  }
  for (int32_t t = 0; t < count; ++t) scores[t] = exponential(scores[t] - most);
  for (int32_t t = 0; t < count; ++t) sum += scores[t];
  memset(out, 0, (size_t)size * sizeof *out);
  for (int32_t t = 0; t < count; ++t) {
    const float share = scores[t] / sum, *const value = values + (first + t) % of->capacity * pitch;
    for (int32_t i = 0; i < size; ++i) out[i] += share * value[i];
  }
  free(scores);
  return 0;
}

static int attend_task(int index, synth_group *group, void *data) {
  const synth_attention *const of = data;
  const int64_t items = (int64_t)of->rows * of->heads;
  int failed = 0;
  for (int64_t i = items * index / group->tasks; i < items * (index + 1) / group->tasks; ++i)
    failed |= attend_one(of, (int32_t)(i / of->heads), (int32_t)(i % of->heads));
  return failed;
}

/* out = x W^T for W [filters, size] of a format. */
typedef struct {
  const float *x;
  const uint8_t *weights;
  float *out;
  int32_t rows, filters, size, format;
} synth_dense;

static int dense_task(int index, synth_group *group, void *data) {
  const synth_dense *const of = data;
  const int64_t end = (int64_t)of->filters * (index + 1) / group->tasks, width = of->format == FLOAT32 ? 4 : 2;
  for (int64_t m = (int64_t)of->filters * index / group->tasks; m < end; ++m)
    for (int64_t row = 0; row < of->rows; ++row) {
      const float *const x = of->x + row * of->size;
      const void *const weights = of->weights + m * of->size * width;
      of->out[row * of->filters + m] = of->format == FLOAT32 ? product(x, weights, of->size, FLOAT32)
          : of->format == FLOAT16                            ? product(x, weights, of->size, FLOAT16)
                                                             : product(x, weights, of->size, BFLOAT16);
    }
  return 0;
}

/* Run a task on `threads` threads of the pool. 0: done. The key tells loops of different work apart. */
static int run(synth_task *task, void *data, uintptr_t share, int32_t threads, uintptr_t key) {
  synth_group alone = {NULL, 1};
  return threads < 2 ? task(0, &alone, data) : ((synth_share *)share)(task, data, threads, key);
}

int32_t synth_attend(const float *queries, const float *keys, const float *values, float *out, const int32_t *sizes,
    uintptr_t share, int32_t threads) {
  synth_attention of = {queries, keys, values, out, sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5], sizes[6]};
  return run(attend_task, &of, share, threads, (uintptr_t)keys ^ (uintptr_t)(of.rows > 1));
}

void synth_multiply(const float *x, const uint8_t *weights, float *out, const int32_t *sizes, uintptr_t share,
    int32_t threads) {
  synth_dense of = {x, weights, out, sizes[0], sizes[1], sizes[2], sizes[3]};
  run(dense_task, &of, share, threads, (uintptr_t)weights ^ (uintptr_t)(of.rows > 1));
}
