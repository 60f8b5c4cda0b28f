/* What a transformer computes beside its linear layers (synth/generate/tensors.py). Each row of activations is computed
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

/* Floats of 16 bits as float32. The exponent of a float16 is 112 too small behind the shift. */
static inline float widened(uint32_t bits, int format) {
  const uint32_t infinite = (bits & 0x7c00u) == 0x7c00u ? 0x7f800000u : 0; /* exponent 31: infinity or NaN */
  const uint32_t half = ((uint32_t)(int16_t)bits << 13 & 0x8fffffffu) | infinite; /* one of the sign's copies stays */
  const uint32_t shifted = format == BFLOAT16 ? bits << 16 : half;
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

/* x / root mean square * weight. `out` may be x. */
static void normalize(const float *x, const float *weight, float epsilon, float *out, int32_t size) {
  const float factor = 1.0f / __builtin_sqrtf(dot(x, x, size) / (float)size + epsilon);
  for (int32_t i = 0; i < size; ++i) out[i] = x[i] * factor * weight[i];
}

/* Weights that normalize what a sub-layer adds (NULL: nothing does), and then the sum. */
typedef struct {
  const float *added, *sum;
  float epsilon;
  int32_t size;
} synth_residual;

/* x += y, and out = x normalized. y is overwritten. */
void synth_add(const synth_residual *of, float *x, float *y, float *out, int32_t rows) {
  const int32_t size = of->size;
  for (int32_t row = 0; row < rows; ++row, x += size, y += size, out += size) {
    if (of->added) normalize(y, of->added, of->epsilon, y, size);
    for (int32_t i = 0; i < size; ++i) x[i] += y[i];
    normalize(x, of->sum, of->epsilon, out, size);
  }
}

enum { SILU, GELU, RELU2 };

/* inner: weights that normalize the result, or NULL. */
typedef struct {
  const float *inner;
  float epsilon;
  int32_t size, activation;
} synth_gates;

/* gate = activation(gate) * up. GELU is the approximation by tanh, which is x / (1 + e^(-2u)). */
void synth_gate(const synth_gates *of, float *gate, const float *up, int32_t rows) {
  const float cubic = 0.044715f, twice = 1.59576912f; /* 2 sqrt(2 / pi) */
  const int32_t size = of->size;
  for (int32_t row = 0; row < rows; ++row, gate += size, up += size) {
    if (of->activation == RELU2)
      for (int32_t i = 0; i < size; ++i) gate[i] = gate[i] > 0.0f ? gate[i] * gate[i] * up[i] : 0.0f;
    else if (of->activation == GELU)
      for (int32_t i = 0; i < size; ++i) {
        const float x = gate[i];
        gate[i] = x / (1.0f + exponential(-twice * (x + cubic * x * x * x))) * up[i];
      }
    else
      for (int32_t i = 0; i < size; ++i) gate[i] = gate[i] / (1.0f + exponential(-gate[i])) * up[i];
    if (of->inner) normalize(gate, of->inner, of->epsilon, gate, size);
  }
}

/* The attention of a layer. Rings of `capacity` positions, a multiple of LANES: values [capacity, kv_heads, size], and keys
 * [capacity / LANES, kv_heads, size, LANES], so that a vector has one component of the keys of LANES positions. query, key,
 * inner: weights that normalize queries, keys and results, or NULL. A pair of RoPE is two components that lie `apart`: 1, or half
 * of the components that rotate. window: how many positions a row sees, 0 for all. */
typedef struct {
  float *keys, *values;
  const float *query, *key, *inner;
  uintptr_t share;
  float epsilon, scale;
  int32_t heads, kv_heads, size, pairs, apart, window, capacity, threads;
} synth_attention;

/* Normalize and rotate a vector. rotations: cosines, then sines, of the position's angles. */
static void rotate(const synth_attention *of, float *x, const float *weight, const float *rotations) {
  if (weight) normalize(x, weight, of->epsilon, x, of->size);
  for (int32_t i = 0; i < of->pairs; ++i) {
    float *const first = x + (of->apart == 1 ? 2 * i : i), a = first[0], b = first[of->apart];
    first[0] = a * rotations[i] - b * rotations[of->pairs + i];
    first[of->apart] = a * rotations[of->pairs + i] + b * rotations[i];
  }
}

/* How many queries and vectors of keys are multiplied together, which makes as many independent sums as hide the latency
 * of a multiply-add. The sums of queries stay in the cache for STEP positions, and so do the values of these. */
enum { QUERIES = 4, KEYS = 2, STEP = 8 };

typedef struct {
  const synth_attention *of;
  const float *queries;
  float *out;
  int32_t rows, position;
} synth_attending;

static int32_t first_of(const synth_attention *of, int32_t position) {
  return of->window && position >= of->window ? position - of->window + 1 : 0;
}

/* The factors of softmax. Positions that the query does not see have 0. */
static void soften(float *scores, int32_t begin, int32_t end, int32_t count) {
  float most = scores[begin], sums[LANES] = {0}, sum = 0.0f;
  for (int32_t t = begin; t < end; ++t) most = scores[t] > most ? scores[t] : most;
  for (int32_t t = begin; t < end; ++t) scores[t] = exponential(scores[t] - most);
  for (int32_t t = begin; t < end; ++t) sums[(t - begin) % LANES] += scores[t];
  for (int i = 0; i < LANES; ++i) sum += sums[i];
  for (int32_t t = 0; t < count; ++t) scores[t] = t >= begin && t < end ? scores[t] / sum : 0.0f;
}

/* Component 0 of a position's key; the next component is LANES floats behind it. */
static inline float *key_of(const synth_attention *of, int32_t shared, int32_t position) {
  const int64_t place = position % of->capacity;
  return of->keys + (place / LANES * of->kv_heads + shared) * of->size * LANES + place % LANES;
}

static inline float *value_of(const synth_attention *of, int32_t shared, int32_t position) {
  return of->values + ((int64_t)(position % of->capacity) * of->kv_heads + shared) * of->size;
}

/* scores[q][t] = query[q] times the key of position first + t, for whole vectors of keys. */
static inline __attribute__((always_inline)) void score(const synth_attention *of, int32_t shared, const float **query,
    int32_t first, int32_t count, float *scores, const int many) {
  for (int32_t t = 0; t < count; t += KEYS * LANES) {
    const float *key[KEYS];
    for (int k = 0; k < KEYS; ++k) key[k] = key_of(of, shared, first + t + k * LANES);
    lanes sums[KEYS][QUERIES] = {{{0}}};
    for (int32_t i = 0; i < of->size; ++i)
      for (int k = 0; k < KEYS; ++k)
        for (int q = 0; q < many; ++q) sums[k][q] += query[q][i] * load(key[k] + i * LANES);
    for (int k = 0; k < KEYS && t + k * LANES < count; ++k)
      for (int q = 0; q < many; ++q) memcpy(scores + (int64_t)q * count + t + k * LANES, &sums[k][q], sizeof sums[k][q]);
  }
}

/* out[q] += factors[q][t] times the value of position first + t, in the order of positions. */
static inline __attribute__((always_inline)) void mix(const synth_attention *of, int32_t shared, const float *factors,
    int32_t first, int32_t count, float **out, const int many) {
  const int32_t size = of->size;
  for (int32_t t = 0; t < count; t += STEP) {
    const float *value[STEP];
    for (int32_t s = 0; s < STEP; ++s) value[s] = value_of(of, shared, first + t + s);
    int32_t i = 0;
    for (; i + LANES <= size; i += LANES) {
      lanes sums[QUERIES];
      for (int q = 0; q < many; ++q) sums[q] = load(out[q] + i);
      for (int32_t s = 0; s < STEP; ++s)
        for (int q = 0; q < many; ++q) sums[q] += factors[(int64_t)q * count + t + s] * load(value[s] + i);
      for (int q = 0; q < many; ++q) memcpy(out[q] + i, &sums[q], sizeof sums[q]);
    }
    for (; i < size; ++i)
      for (int q = 0; q < many; ++q)
        for (int32_t s = 0; s < STEP; ++s) out[q][i] += factors[(int64_t)q * count + t + s] * value[s][i];
  }
}

/* The `many` queries from number `begin` on of those that share a head of keys. Query j is head j % group of row j / group. */
static inline __attribute__((always_inline)) int attend(const synth_attending *call, int32_t shared, int32_t begin,
    const int many) {
  const synth_attention *const of = call->of;
  const int32_t size = of->size, group = of->heads / of->kv_heads;
  const float *query[QUERIES];
  float *out[QUERIES];
  for (int q = 0; q < many; ++q) {
    const int32_t j = begin + q;
    const int64_t at = ((int64_t)(j / group) * of->heads + shared * group + j % group) * size;
    query[q] = call->queries + at, out[q] = call->out + at;
    memset(out[q], 0, (size_t)size * sizeof **out);
  }
  const int32_t position = call->position + begin / group, end = call->position + (begin + many - 1) / group + 1;
  /* Whole vectors of keys. Some may lie before the first query's window, or behind the last query. */
  const int32_t first = first_of(of, position) / LANES * LANES, count = (end - first + LANES - 1) / LANES * LANES;
  float *const scores = malloc((size_t)count * (size_t)many * sizeof *scores);
  if (!scores) return 1;
  score(of, shared, query, first, count, scores, many);
  for (int q = 0; q < many; ++q) {
    const int32_t own = call->position + (begin + q) / group;
    soften(scores + (int64_t)q * count, first_of(of, own) - first, own - first + 1, count);
  }
  mix(of, shared, scores, first, count, out, many);
  free(scores);
  return 0;
}

static int attend_task(int index, synth_group *group, void *data) {
  const synth_attending *const call = data;
  const int32_t queries = call->rows * (call->of->heads / call->of->kv_heads);
  const int64_t each = (queries + QUERIES - 1) / QUERIES, items = each * call->of->kv_heads;
  int failed = 0;
  for (int64_t i = items * index / group->tasks; i < items * (index + 1) / group->tasks; ++i) {
    const int32_t shared = (int32_t)(i / each), begin = (int32_t)(i % each) * QUERIES;
    switch (queries - begin) {
    case 1: failed |= attend(call, shared, begin, 1); break;
    case 2: failed |= attend(call, shared, begin, 2); break;
    case 3: failed |= attend(call, shared, begin, 3); break;
    default: failed |= attend(call, shared, begin, QUERIES);
    }
  }
  return failed;
}

/* A matrix W [filters, size] of a format. */
typedef struct {
  const uint8_t *weights;
  uintptr_t share;
  int32_t filters, size, format, threads;
} synth_dense;

typedef struct {
  const synth_dense *of;
  const float *x;
  float *out;
  int32_t rows;
} synth_multiplying;

static int dense_task(int index, synth_group *group, void *data) {
  const synth_multiplying *const call = data;
  const synth_dense *const of = call->of;
  const int64_t end = (int64_t)of->filters * (index + 1) / group->tasks, width = of->format == FLOAT32 ? 4 : 2;
  for (int64_t m = (int64_t)of->filters * index / group->tasks; m < end; ++m)
    for (int64_t row = 0; row < call->rows; ++row) {
      const float *const x = call->x + row * of->size;
      const void *const weights = of->weights + m * of->size * width;
      float *const out = call->out + row * of->filters + m;
      if (of->format == FLOAT32) *out = product(x, weights, of->size, FLOAT32);
      else if (of->format == FLOAT16) *out = product(x, weights, of->size, FLOAT16);
      else *out = product(x, weights, of->size, BFLOAT16);
    }
  return 0;
}

/* Run a task on `threads` threads of the pool. 0: done. The key tells loops of different work apart. */
static int run(synth_task *task, void *data, uintptr_t share, int32_t threads, uintptr_t key) {
  synth_group alone = {NULL, 1};
  return threads < 2 ? task(0, &alone, data) : ((synth_share *)share)(task, data, threads, key);
}

/* Attention of rows from `position` on. queries [rows, heads, size] and keys [rows, kv_heads, size] are overwritten. */
int32_t synth_attend(const synth_attention *of, float *queries, float *keys, const float *values, const float *rotations,
    float *out, int32_t rows, int32_t position) {
  const int64_t width = (int64_t)of->heads * of->size, pitch = (int64_t)of->kv_heads * of->size;
  for (int32_t row = 0; row < rows; ++row, rotations += 2 * of->pairs) {
    float *const query = queries + row * width, *const key = keys + row * pitch;
    for (int32_t head = 0; head < of->heads; ++head) rotate(of, query + head * of->size, of->query, rotations);
    for (int32_t head = 0; head < of->kv_heads; ++head) rotate(of, key + head * of->size, of->key, rotations);
    for (int64_t i = 0; i < width; ++i) query[i] *= of->scale;
    for (int32_t head = 0; head < of->kv_heads; ++head) {
      float *const to = key_of(of, head, position + row);
      for (int32_t i = 0; i < of->size; ++i) to[(int64_t)i * LANES] = key[head * of->size + i];
    }
    memcpy(value_of(of, 0, position + row), values + row * pitch, (size_t)pitch * sizeof *values);
  }
  synth_attending call = {of, queries, out, rows, position};
  const int failed = run(attend_task, &call, of->share, of->threads, (uintptr_t)of ^ (uintptr_t)(rows > 1));
  for (int32_t row = 0; of->inner && row < rows; ++row)
    normalize(out + row * width, of->inner, of->epsilon, out + row * width, (int32_t)width);
  return failed;
}

/* out [rows, filters] = x [rows, size] times the transpose of W. */
void synth_multiply(const synth_dense *of, const float *x, float *out, int32_t rows) {
  synth_multiplying call = {of, x, out, rows};
  run(dense_task, &call, of->share, of->threads, (uintptr_t)of ^ (uintptr_t)(rows > 1));
}
