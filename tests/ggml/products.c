/* Products by ggml's CPU backend, and by a scheduler that also has the backend of this project: prints per case the
 * largest difference over the largest result, and how many nodes the project's backend computed. Arguments: the folder of
 * ggml's libraries, the backend, threads, then numbers of types. */
#include "ggml-alloc.h"
#include "ggml-backend.h"
#include "ggml.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef ROWS
#define ROWS 75
#endif
enum { K = 512, EXPERTS = 4, USED = 2, TOKENS = 5 };

typedef struct {
  int type, shape; /* 0: matrix; 1: activations in three dimensions; 2: rows apart; 3: experts; 4: broadcast weights; 5: rows */
} test_case;

static float noise(uint32_t *state) {
  *state = *state * 1664525u + 1013904223u;
  return (float)(int32_t)*state * 0x1p-31f;
}

static void fill(struct ggml_tensor *to, uint32_t seed) {
  const size_t count = (size_t)ggml_nelements(to);
  float *const values = malloc(count * sizeof *values);
  for (size_t i = 0; i < count; ++i) values[i] = noise(&seed);
  if (to->type == GGML_TYPE_F32) {
    ggml_backend_tensor_set(to, values, 0, ggml_nbytes(to));
  } else {
    void *const data = malloc(ggml_nbytes(to));
    ggml_quantize_chunk(to->type, values, data, 0, ggml_nrows(to), to->ne[0], NULL);
    ggml_backend_tensor_set(to, data, 0, ggml_nbytes(to));
    free(data);
  }
  free(values);
}

/* Set, fill and read back float32 weights: llama.cpp does so with a LoRA adapter. */
static void check_floats(struct ggml_tensor *weights) {
  const size_t size = ggml_nbytes(weights), half = size / 2;
  unsigned char *const first = malloc(size), *const second = malloc(size);
  ggml_backend_tensor_get(weights, first, 0, size);
  ggml_backend_tensor_memset(weights, 7, half, size - half);
  ggml_backend_tensor_get(weights, second, 0, size);
  if (memcmp(first, second, half)) exit(5);
  for (size_t i = half; i < size; ++i)
    if (second[i] != 7) exit(5);
  ggml_backend_tensor_set(weights, first + half, half, size - half);
  ggml_backend_tensor_get(weights, second, 0, size);
  if (memcmp(first, second, size)) exit(5);
  free(first), free(second);
}

/* Before a table is allocated, llama.cpp asks with an empty buffer: the device takes the token embedding alone. */
static void check_tables(struct ggml_context *ctx, struct ggml_tensor *table, ggml_backend_buffer_type_t type) {
  struct ggml_tensor *const rows = ggml_get_rows(ctx, table, ggml_new_tensor_1d(ctx, GGML_TYPE_I32, 1));
  table->buffer = ggml_backend_buft_alloc_buffer(type, 0);
  for (int own = 0; own < 2; ++own) {
    ggml_set_name(table, own ? "token_embd.weight" : "per_layer_token_embd.weight");
    if (ggml_backend_dev_supports_op(ggml_backend_buft_get_device(type), rows) != own) exit(6);
  }
  ggml_backend_buffer_free(table->buffer), table->buffer = NULL;
}

/* Compute a case with `count` backends, whose weights are of a buffer type, to `out`. */
static size_t compute(test_case of, ggml_backend_t *backends, int count, ggml_backend_buffer_type_t type, float *out) {
  const struct ggml_init_params params = {1 << 20, NULL, true};
  struct ggml_context *const own = ggml_init(params), *const inputs = ggml_init(params), *const ctx = ggml_init(params);
  const int depth = of.shape == 3 ? EXPERTS : of.shape == 4 ? 2 : 1;
  struct ggml_tensor *const w = ggml_new_tensor_3d(own, (enum ggml_type)of.type, K, ROWS, depth);
  if (count == 2 && depth == 1 && w->type != GGML_TYPE_F32) check_tables(ctx, w, type);
  ggml_backend_buffer_t const weights = ggml_backend_alloc_ctx_tensors_from_buft(own, type);
  ggml_backend_buffer_set_usage(weights, GGML_BACKEND_BUFFER_USAGE_WEIGHTS);
  fill(w, 1);
  ggml_set_name(w, of.shape == 5 ? "token_embd.weight.lora_a" : "w");
  if (w->type == GGML_TYPE_F32) check_floats(w);
  struct ggml_tensor *x = ggml_new_tensor_3d(inputs, GGML_TYPE_F32, K, of.shape == 3 ? 1 : TOKENS,
      of.shape == 0 || of.shape == 2 ? 1 : of.shape == 3 ? TOKENS : 4), *result;
  struct ggml_tensor *const given = of.shape == 2 ? ggml_new_tensor_2d(inputs, GGML_TYPE_F32, 2 * K, TOKENS) : x;
  struct ggml_tensor *const ids = ggml_new_tensor_2d(inputs, GGML_TYPE_I32, USED, TOKENS);
  ggml_backend_buffer_t const memory = ggml_backend_alloc_ctx_tensors_from_buft(inputs, ggml_backend_cpu_buffer_type());
  fill(given, 2);
  for (int i = 0; i < USED * TOKENS; ++i) ((int32_t *)ids->data)[i] = of.shape == 5 ? i * 29 % ROWS : (i * 7 + i / USED) % EXPERTS;
  if (count == 2 && of.shape == 3 && w->type != GGML_TYPE_F32) ((int32_t *)ids->data)[0] = -1, ((int32_t *)ids->data)[1] = EXPERTS;
  if (of.shape == 2) x = ggml_view_2d(ctx, given, K, TOKENS, given->nb[1], 0);
  result = of.shape == 3 ? ggml_mul_mat_id(ctx, w, x, ids)
      : of.shape == 5    ? ggml_get_rows(ctx, w, ggml_view_1d(ctx, ids, USED * TOKENS, 0))
                         : ggml_mul_mat(ctx, w, x);
  result = ggml_scale(ctx, result, 0.5f); /* an operation of ggml's */
  struct ggml_cgraph *const graph = ggml_new_graph(ctx);
  ggml_build_forward_expand(graph, result);
  ggml_backend_sched_t const sched = ggml_backend_sched_new(backends, NULL, count, 64, false, false);
  if (ggml_backend_sched_graph_compute(sched, graph) != GGML_STATUS_SUCCESS) exit(3);
  int ours = 0;
  for (int i = 0; i < ggml_graph_n_nodes(graph); ++i) {
    ggml_backend_t const by = ggml_backend_sched_get_tensor_backend(sched, ggml_graph_node(graph, i));
    ours += ggml_graph_node(graph, i)->op != GGML_OP_VIEW && !strcmp(ggml_backend_name(by), "SYNTH");
  }
  if (ours != (w->type == GGML_TYPE_F32 ? 0 : count - 1)) exit(4);
  const size_t total = (size_t)ggml_nelements(result);
  ggml_backend_tensor_get(result, out, 0, total * sizeof *out);
  ggml_backend_sched_free(sched);
  ggml_backend_buffer_free(weights), ggml_backend_buffer_free(memory);
  ggml_free(own), ggml_free(inputs), ggml_free(ctx);
  return total;
}

int main(int count, char **given) {
  char path[4096];
  snprintf(path, sizeof path, "%s/libggml-cpu.so", given[1]);
  if (!ggml_backend_load(path)) return 2;
  ggml_backend_reg_t const reg = ggml_backend_load(given[2]);
  if (!reg) return 2;
  ggml_backend_dev_t const device = ggml_backend_reg_dev_get(reg, 0);
  ggml_backend_t backends[] = {ggml_backend_dev_init(device, NULL), ggml_backend_init_by_type(GGML_BACKEND_DEVICE_TYPE_CPU, NULL)};
  ((ggml_backend_set_n_threads_t)ggml_backend_reg_get_proc_address(reg, "ggml_backend_set_n_threads"))(backends[0], atoi(given[3]));
  static float expected[(ROWS + K) * TOKENS * 8], found[(ROWS + K) * TOKENS * 8];
  for (int i = 4; i < count; ++i)
    for (int shape = 0; shape < 6; ++shape) {
      const test_case of = {atoi(given[i]), shape};
      compute(of, backends + 1, 1, ggml_backend_cpu_buffer_type(), expected);
      const size_t total = compute(of, backends, 2, ggml_backend_dev_buffer_type(device), found);
      /* ggml's backend takes no number that no expert has. */
      for (int n = 0; shape == 3 && of.type != GGML_TYPE_F32 && n < 2 * ROWS; ++n) expected[n] = 0;
      double most = 0, off = 0;
      for (size_t n = 0; n < total; ++n) most = fmax(most, fabs(expected[n])), off = fmax(off, fabs(found[n] - expected[n]));
      if (shape == 5 && memcmp(expected, found, total * sizeof *found)) off = INFINITY; /* the same bits */
      printf("%s %d %.6f\n", ggml_type_name((enum ggml_type)of.type), shape, off / most);
    }
  return 0;
}
