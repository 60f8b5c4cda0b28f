/* SPDX-License-Identifier: Apache-2.0
 *
 * A ggml backend (a template of synth/ggml/texts.py): matrices of GGUF types in a buffer type of its own, packed as they
 * are loaded, and MUL_MAT, MUL_MAT_ID and GET_ROWS with them. Written by synth-kernel; do not edit. */
#define _GNU_SOURCE /* madvise */
#define GGML_BACKEND_DL
#define GGML_BACKEND_SHARED
#define GGML_BACKEND_BUILD
#include "ggml-backend-impl.h"
#include "ggml.h"
#include "synth-ggml-version.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

/* As the pool has them (synth/emit/pool.c). */
typedef struct {
  void *sync;
  int32_t tasks;
} synth_group;
typedef int synth_task(int index, synth_group *group, void *data);
typedef int synth_share(synth_task *task, void *data, int count, uintptr_t key);
synth_share synth_rt_launch;
int synth_rt_set_threads(int count);
$declared
static void synth_refuse(const char *kind, const char **parts, int32_t count) {
  fprintf(stderr, "synth: %s: ", kind);
  for (int32_t i = 0; i < count; ++i) fputs(parts[i] ? parts[i] : "", stderr);
  fputc('\n', stderr);
}

$level
enum { SYNTH_ALIGN = 64, SYNTH_HUGE = 2 << 20, SYNTH_SLICES = 16, SYNTH_SKIPPED = $skipped };

static const char *synth_name(void) { return "SYNTH"; }

/* ---- threads ---- */

/* A loop that the threads of OpenMP share. Each thread takes the next task until none is left. */
typedef struct {
  synth_task *task;
  void *data;
  synth_group group;
  int next, failed;
} synth_team;

static void synth_member(void *given) {
  synth_team *const team = given;
  for (int i; (i = __atomic_fetch_add(&team->next, 1, __ATOMIC_RELAXED)) < team->group.tasks;)
    if (team->task(i, &team->group, team->data)) __atomic_store_n(&team->failed, 1, __ATOMIC_RELAXED);
}

typedef void synth_openmp(void (*)(void *), void *, unsigned, unsigned);

/* OpenMP's function that runs a team of threads; NULL if ggml has no OpenMP. */
static synth_openmp *synth_parallel(void) {
  static synth_openmp *parallel;
  static int known;
  if (!__atomic_load_n(&known, __ATOMIC_ACQUIRE)) {
    void *const library = dlopen("libgomp.so.1", RTLD_LAZY | RTLD_NOLOAD);
    void *const symbol = library ? dlsym(library, "GOMP_parallel") : NULL;
    synth_openmp *found;
    memcpy(&found, &symbol, sizeof found);
    __atomic_store_n(&parallel, found, __ATOMIC_RELAXED);
    __atomic_store_n(&known, 1, __ATOMIC_RELEASE);
  }
  return __atomic_load_n(&parallel, __ATOMIC_RELAXED);
}

/* How many threads run a loop for so many requested. The pool has at most one per processor of the calling thread.
 * OpenMP places its own threads: OMP_PROC_BIND or --cpu-strict may have bound the calling thread to one processor. */
static int synth_count_threads(int requested) {
  if (!synth_parallel()) return synth_rt_set_threads(requested);
  return requested < 1 ? 1 : requested;
}

/* Share a loop: among the threads of OpenMP if ggml has it, else among those of the pool. OpenMP's threads keep their
 * processors while they wait for ggml's next operation. With two threads on two processors of a Cascade Lake, their
 * team generated 54 to 59 tokens of gemma3-270m per second, and the pool beside them 46. */
static int synth_run(synth_task *task, void *data, int count, uintptr_t key) {
  synth_openmp *const parallel = synth_parallel();
  if (!parallel || count < 2) return synth_rt_launch(task, data, count, key);
  synth_team team = {task, data, {NULL, SYNTH_SLICES * count}, 0, 0};
  parallel(synth_member, &team, (unsigned)count, 0);
  return team.failed ? -1 : 0;
}

/* ---- buffers ---- */

static struct ggml_backend_buffer_type synth_buffer_type;

/* Bytes of each matrix of a tensor; 0 for a tensor whose matrices have no format. */
static int64_t synth_bytes_of(const struct ggml_tensor *tensor) {
  return synth_ggml_bytes((int32_t)tensor->type, tensor->ne[1], tensor->ne[0]);
}

static int64_t synth_matrices(const struct ggml_tensor *tensor) { return tensor->ne[2] * tensor->ne[3]; }

static void synth_free_buffer(ggml_backend_buffer_t buffer) { free(buffer->context); }

static void *synth_get_base(ggml_backend_buffer_t buffer) { return buffer->context; }

/* The bytes of a tensor as ggml has them. llama.cpp puts the matrices of LoRA adapters into the buffer type of the model's
 * matrices, and their types (F32, F16) are not packed. */
static uint8_t *synth_plain(const struct ggml_tensor *tensor) {
  if (synth_bytes_of(tensor)) GGML_ABORT("a packed tensor cannot be read back or filled");
  return tensor->data;
}

static void synth_get_tensor(ggml_backend_buffer_t buffer, const struct ggml_tensor *tensor, void *data, size_t offset,
    size_t size) {
  (void)buffer;
  memcpy(data, synth_plain(tensor) + offset, size);
}

static void synth_memset_tensor(ggml_backend_buffer_t buffer, struct ggml_tensor *tensor, uint8_t value, size_t offset,
    size_t size) {
  (void)buffer;
  memset(synth_plain(tensor) + offset, value, size);
}

/* Whether data lies in a shared mapping of a file: llama.cpp maps models so. Then its pages may be dropped. */
static int synth_is_mapped(const void *data) {
  FILE *const maps = fopen("/proc/self/maps", "r");
  unsigned long first, end, inode;
  char mode[5], line[4352];
  int found = 0;
  while (maps && !found && fgets(line, sizeof line, maps))
    if (sscanf(line, "%lx-%lx %4s %*s %*s %lu", &first, &end, mode, &inode) == 4)
      found = first <= (uintptr_t)data && (uintptr_t)data < end && mode[3] == 's' && inode;
  if (maps) fclose(maps);
  return found;
}

static void synth_set_tensor(ggml_backend_buffer_t buffer, struct ggml_tensor *tensor, const void *data, size_t offset,
    size_t size) {
  (void)buffer;
  if (!synth_bytes_of(tensor)) {
    memcpy(synth_plain(tensor) + offset, data, size);
    return;
  }
  GGML_ASSERT(offset == 0 && size == ggml_nbytes(tensor) && "a tensor is packed as a whole");
  const int64_t count = synth_matrices(tensor), bytes = synth_bytes_of(tensor);
  const int threads = synth_count_threads((int)sysconf(_SC_NPROCESSORS_ONLN)), mapped = synth_is_mapped(data);
  for (int64_t i = 0; i < count; ++i) {
    const uint8_t *const from = (const uint8_t *)data + (size_t)i * (size / (size_t)count);
    const int failed = synth_ggml_pack((int32_t)tensor->type, from, tensor->ne[1], tensor->ne[0], synth_run, threads,
        mapped, (uint8_t *)tensor->data + i * bytes);
    GGML_ASSERT(!failed && "no memory to pack a tensor");
  }
}

static void synth_clear(ggml_backend_buffer_t buffer, uint8_t value) { memset(buffer->context, value, buffer->size); }

static const char *synth_buffer_name(ggml_backend_buffer_type_t type) { return (void)type, synth_name(); }

static ggml_backend_buffer_t synth_alloc_buffer(ggml_backend_buffer_type_t type, size_t size) {
  static const struct ggml_backend_buffer_i functions = {
      .free_buffer = synth_free_buffer,
      .get_base = synth_get_base,
      .memset_tensor = synth_memset_tensor,
      .set_tensor = synth_set_tensor,
      .get_tensor = synth_get_tensor,
      .clear = synth_clear,
  };
  const size_t whole = (size + SYNTH_HUGE) / SYNTH_HUGE * SYNTH_HUGE;
  void *const memory = aligned_alloc(SYNTH_HUGE, whole);
  if (!memory) return NULL;
#ifdef __linux__
  (void)madvise(memory, whole, MADV_HUGEPAGE);
#endif
  return ggml_backend_buffer_init(type, functions, memory, size);
}

static size_t synth_alignment(ggml_backend_buffer_type_t type) { return (void)type, SYNTH_ALIGN; }

static size_t synth_alloc_size(ggml_backend_buffer_type_t type, const struct ggml_tensor *tensor) {
  (void)type;
  const size_t packed = (size_t)(synth_bytes_of(tensor) * synth_matrices(tensor)), bytes = ggml_nbytes(tensor);
  return packed ? packed : bytes;
}

/* ---- products ---- */

typedef struct {
  int threads;
} synth_backend;

static enum ggml_status synth_multiply(const synth_backend *with, const void *layer, const float *values, int64_t count,
    float *out) {
  const int failed = count && synth_ggml_product(layer, values, count, synth_run, with->threads, out);
  return failed ? GGML_STATUS_ALLOC_FAILED : GGML_STATUS_SUCCESS;
}

static const float *synth_row(const struct ggml_tensor *tensor, int64_t i1, int64_t i2, int64_t i3) {
  return (const float *)(const void *)((const char *)tensor->data + i1 * (int64_t)tensor->nb[1] +
      i2 * (int64_t)tensor->nb[2] + i3 * (int64_t)tensor->nb[3]);
}

/* Matrix (i2, i3) of the result takes that of the weights which lies as many times as deep. */
static enum ggml_status synth_mul_mat(const synth_backend *with, const struct ggml_tensor *to) {
  const struct ggml_tensor *const weights = to->src[0], *const values = to->src[1];
  const int64_t k = values->ne[0], rows = values->ne[1], bytes = synth_bytes_of(weights);
  if (synth_matrices(weights) == 1 && ggml_is_contiguous(values))
    return synth_multiply(with, weights->data, values->data, ggml_nrows(values), to->data);
  const int dense = values->nb[1] == (size_t)k * sizeof(float);
  float *const copy = dense ? NULL : malloc((size_t)(rows * k) * sizeof *copy);
  if (!dense && !copy) return GGML_STATUS_ALLOC_FAILED;
  enum ggml_status status = GGML_STATUS_SUCCESS;
  for (int64_t i = 0; i < synth_matrices(values) && status == GGML_STATUS_SUCCESS; ++i) {
    const int64_t i2 = i % values->ne[2], i3 = i / values->ne[2];
    const int64_t w2 = i2 * weights->ne[2] / values->ne[2], w3 = i3 * weights->ne[3] / values->ne[3];
    for (int64_t row = 0; row < rows && copy; ++row)
      memcpy(copy + row * k, synth_row(values, row, i2, i3), (size_t)k * sizeof *copy);
    status = synth_multiply(with, (const char *)weights->data + (w3 * weights->ne[2] + w2) * bytes,
        copy ? copy : synth_row(values, 0, i2, i3), rows, (float *)to->data + i * rows * to->ne[0]);
  }
  free(copy);
  return status;
}

/* The expert that a slot of a token chooses; -1 for a number that no expert has. */
static int64_t synth_expert(const struct ggml_tensor *to, int64_t slot, int64_t token) {
  const struct ggml_tensor *const ids = to->src[2];
  int32_t chosen;
  memcpy(&chosen, (const char *)ids->data + slot * (int64_t)ids->nb[0] + token * (int64_t)ids->nb[1], sizeof chosen);
  return chosen < 0 || chosen >= to->src[0]->ne[2] ? -1 : chosen;
}

/* Count the rows of activations of each expert, and return the largest count. Slots without an expert get rows of 0. */
static int64_t synth_count_rows(const struct ggml_tensor *to, int64_t *counts) {
  const int64_t slots = to->src[2]->ne[0], tokens = to->src[2]->ne[1], m = to->ne[0];
  int64_t most = 0;
  for (int64_t i = 0; i < slots * tokens; ++i) {
    const int64_t expert = synth_expert(to, i % slots, i / slots);
    if (expert < 0) memset((float *)to->data + i * m, 0, (size_t)m * sizeof(float));
    else if (++counts[expert] > most) most = counts[expert];
  }
  return most;
}

/* Of each expert the rows of activations that choose it, multiplied together. */
static enum ggml_status synth_mul_mat_id(const synth_backend *with, const struct ggml_tensor *to) {
  const struct ggml_tensor *const weights = to->src[0], *const values = to->src[1], *const ids = to->src[2];
  const int64_t k = values->ne[0], m = to->ne[0], slots = ids->ne[0], tokens = ids->ne[1], bytes = synth_bytes_of(weights);
  int64_t *const counts = calloc((size_t)weights->ne[2], sizeof *counts);
  if (!counts) return GGML_STATUS_ALLOC_FAILED;
  const int64_t most = synth_count_rows(to, counts);
  float *const from = malloc((size_t)(most * (k + m)) * sizeof *from), *const out = from + most * k;
  float **const results = malloc((size_t)most * sizeof *results);
  enum ggml_status status = !most || (from && results) ? GGML_STATUS_SUCCESS : GGML_STATUS_ALLOC_FAILED;
  for (int64_t expert = 0; expert < weights->ne[2] && status == GGML_STATUS_SUCCESS; ++expert) {
    int64_t count = 0;
    for (int64_t i = 0; i < slots * tokens && count < counts[expert]; ++i) {
      if (synth_expert(to, i % slots, i / slots) != expert) continue;
      memcpy(from + count * k, synth_row(values, i % slots % values->ne[1], i / slots, 0), (size_t)k * sizeof *from);
      results[count++] = (float *)to->data + i * m;
    }
    status = synth_multiply(with, (const char *)weights->data + expert * bytes, from, count, out);
    for (int64_t i = 0; i < count; ++i) memcpy(results[i], out + i * m, (size_t)m * sizeof *out);
  }
  free(from), free(results), free(counts);
  return status;
}

static int synth_rows_task(int index, synth_group *group, void *data) {
  const struct ggml_tensor *const to = data, *const weights = to->src[0], *const ids = to->src[1];
  const int64_t count = ggml_nelements(ids);
  for (int64_t i = count * index / group->tasks; i < count * (index + 1) / group->tasks; ++i) {
    const int64_t i1 = i % ids->ne[0], i2 = i / ids->ne[0] % ids->ne[1], i3 = i / (ids->ne[0] * ids->ne[1]);
    int32_t row;
    memcpy(&row, (const char *)ids->data + i1 * ids->nb[0] + i2 * ids->nb[1] + i3 * ids->nb[2], sizeof row);
    GGML_ASSERT(row >= 0 && row < weights->ne[1]);
    synth_ggml_row((int32_t)weights->type, weights->data, row, (float *)(uintptr_t)synth_row(to, i1, i2, i3));
  }
  return 0;
}

static enum ggml_status synth_get_rows(const synth_backend *with, struct ggml_tensor *to) {
  const int threads = ggml_nelements(to->src[1]) > 1 ? with->threads : 1;
  return synth_run(synth_rows_task, to, threads, (uintptr_t)to->src[0]) ? GGML_STATUS_FAILED : GGML_STATUS_SUCCESS;
}

static enum ggml_status synth_graph_compute(ggml_backend_t backend, struct ggml_cgraph *graph) {
  enum ggml_status status = GGML_STATUS_SUCCESS;
  for (int i = 0; i < ggml_graph_n_nodes(graph) && status == GGML_STATUS_SUCCESS; ++i) {
    struct ggml_tensor *const node = ggml_graph_node(graph, i);
    if (SYNTH_SKIPPED && !(node->flags & SYNTH_SKIPPED)) continue;
    if (node->op == GGML_OP_MUL_MAT) status = synth_mul_mat(backend->context, node);
    else if (node->op == GGML_OP_MUL_MAT_ID) status = synth_mul_mat_id(backend->context, node);
    else if (node->op == GGML_OP_GET_ROWS) status = synth_get_rows(backend->context, node);
  }
  return status;
}

static const char *synth_backend_name(ggml_backend_t backend) { return (void)backend, synth_name(); }

static void synth_backend_free(ggml_backend_t backend) {
  free(backend->context);
  free(backend);
}

static void synth_set_n_threads(ggml_backend_t backend, int threads) {
  ((synth_backend *)backend->context)->threads = synth_count_threads(threads);
}

/* ---- the device ---- */

static const char *synth_device_name(ggml_backend_dev_t device) { return (void)device, synth_name(); }

static const char *synth_description(ggml_backend_dev_t device) {
  return (void)device, "synth-kernel: linear layers of GGUF types";
}

static void synth_memory(ggml_backend_dev_t device, size_t *available, size_t *total) {
  (void)device;
  *available = *total = 0;
}

static enum ggml_backend_dev_type synth_type(ggml_backend_dev_t device) {
  return (void)device, GGML_BACKEND_DEVICE_TYPE_ACCEL;
}

static void synth_properties(ggml_backend_dev_t device, struct ggml_backend_dev_props *to) {
  memset(to, 0, sizeof *to);
  to->name = synth_device_name(device);
  to->description = synth_description(device);
  to->type = synth_type(device);
}

static ggml_backend_buffer_type_t synth_weights_buffer(ggml_backend_dev_t device) {
  return (void)device, &synth_buffer_type;
}

static ggml_backend_buffer_type_t synth_results_buffer(ggml_backend_dev_t device) {
  return (void)device, ggml_backend_cpu_buffer_type();
}

static int synth_in_memory(const struct ggml_tensor *tensor) {
  return !tensor->buffer || ggml_backend_buffer_is_host(tensor->buffer);
}

static bool synth_supports_op(ggml_backend_dev_t device, const struct ggml_tensor *op) {
  (void)device;
  if (op->op == GGML_OP_NONE || op->op == GGML_OP_RESHAPE || op->op == GGML_OP_VIEW || op->op == GGML_OP_PERMUTE ||
      op->op == GGML_OP_TRANSPOSE)
    return true;
  const struct ggml_tensor *const weights = op->src[0], *const values = op->src[1];
  if (op->op != GGML_OP_MUL_MAT && op->op != GGML_OP_MUL_MAT_ID && op->op != GGML_OP_GET_ROWS) return false;
  if (!weights->buffer || ggml_backend_buffer_get_type(weights->buffer) != &synth_buffer_type || weights->view_src ||
      !synth_bytes_of(weights) || !synth_in_memory(values))
    return false;
  /* The token embedding may be the output layer as well. Other tables stay in the mapped file, but llama.cpp puts a LoRA
   * adapter of the token embedding into this buffer type without a question. No other backend reads it there. */
  if (op->op == GGML_OP_GET_ROWS)
    return synth_matrices(weights) == 1 && (weights->data || !strcmp(weights->name, "token_embd.weight"));
  return values->type == GGML_TYPE_F32 && values->nb[0] == sizeof(float) &&
      (op->op == GGML_OP_MUL_MAT || (weights->ne[3] == 1 && synth_in_memory(op->src[2])));
}

static bool synth_supports_buffer(ggml_backend_dev_t device, ggml_backend_buffer_type_t type) {
  return (void)device, type == &synth_buffer_type || ggml_backend_buft_is_host(type);
}

static ggml_backend_t synth_init_backend(ggml_backend_dev_t device, const char *parameters);
static struct ggml_backend_reg synth_registration;

/* Two devices. ggml lists the first, whose buffers have packed weights. Backends are of the second: their results lie in
 * common memory, where other backends read them without a copy. */
#define SYNTH_DEVICE(buffer_type)                                                                                        \
  {                                                                                                                      \
      .iface = {.get_name = synth_device_name,                                                                           \
          .get_description = synth_description,                                                                          \
          .get_memory = synth_memory,                                                                                    \
          .get_type = synth_type,                                                                                        \
          .get_props = synth_properties,                                                                                 \
          .init_backend = synth_init_backend,                                                                            \
          .get_buffer_type = buffer_type,                                                                                \
          .supports_op = synth_supports_op,                                                                              \
          .supports_buft = synth_supports_buffer},                                                                       \
      .reg = &synth_registration,                                                                                        \
  }
static struct ggml_backend_device synth_devices[] = {SYNTH_DEVICE(synth_weights_buffer), SYNTH_DEVICE(synth_results_buffer)};

static struct ggml_backend_buffer_type synth_buffer_type = {
    .iface = {.get_name = synth_buffer_name,
        .alloc_buffer = synth_alloc_buffer,
        .get_alignment = synth_alignment,
        .get_alloc_size = synth_alloc_size},
    .device = &synth_devices[0],
};

static ggml_backend_t synth_init_backend(ggml_backend_dev_t device, const char *parameters) {
  static ggml_guid guid = {'s', 'y', 'n', 't', 'h', '-', 'k', 'e', 'r', 'n', 'e', 'l', 'g', 'g', 'm', 'l'};
  (void)device, (void)parameters;
  ggml_backend_t backend = calloc(1, sizeof *backend);
  synth_backend *const context = malloc(sizeof *context);
  if (!backend || !context) return free(backend), free(context), NULL;
  context->threads = 1;
  backend->guid = &guid, backend->device = &synth_devices[1], backend->context = context;
  backend->iface.get_name = synth_backend_name, backend->iface.free = synth_backend_free;
  backend->iface.graph_compute = synth_graph_compute;
  return backend;
}

static const char *synth_reg_name(ggml_backend_reg_t reg) { return (void)reg, synth_name(); }

static size_t synth_device_count(ggml_backend_reg_t reg) { return (void)reg, 1; }

static ggml_backend_dev_t synth_device(ggml_backend_reg_t reg, size_t index) {
  return (void)reg, index ? NULL : &synth_devices[0];
}

static void *synth_function(ggml_backend_reg_t reg, const char *name) {
  return (void)reg, strcmp(name, "ggml_backend_set_n_threads") ? NULL : (void *)synth_set_n_threads;
}

static struct ggml_backend_reg synth_registration = {
    .api_version = GGML_BACKEND_API_VERSION,
    .iface = {.get_name = synth_reg_name,
        .get_device_count = synth_device_count,
        .get_device = synth_device,
        .get_proc_address = synth_function},
};

GGML_BACKEND_API ggml_backend_reg_t ggml_backend_init(void);
GGML_BACKEND_API int ggml_backend_score(void);

const char *ggml_version(void) __attribute__((weak));

/* Whether this ggml has the version of the headers, and the processor runs the kernels. A ggml of another version may
 * have other structures. What follows "-" names a build of the same version. */
static int synth_runs(void) {
  const char *const found = ggml_version ? ggml_version() : "unknown";
  const size_t size = strlen(SYNTH_GGML_VERSION);
  if (strcspn(found, "-") == size && !strncmp(found, SYNTH_GGML_VERSION, size)) return synth_choose() >= 0;
  fprintf(stderr, "synth: the backend is for ggml %s, and this ggml is %s\n", SYNTH_GGML_VERSION, found);
  return 0;
}

ggml_backend_reg_t ggml_backend_init(void) { return synth_runs() ? &synth_registration : NULL; }

int ggml_backend_score(void) { return synth_runs(); }
