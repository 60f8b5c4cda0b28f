/* A product of 2-bit activations and 1-bit weights: packed, multiplied, and compared with a plain loop. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "lowbit.h"

enum { M = 100, N = 30, K = 333 };

static int8_t weights[M][K];     /* -1 or 1 */
static uint8_t activations[N][K]; /* 0 to 3 */
static int32_t row_corrections[M], column_corrections[N], out[N][M];

/* Packed operands lie at multiples of 64 bytes. */
static void *room(size_t bytes, void **block) {
  *block = malloc(bytes + 63);
  return *block ? (char *)*block + (64 - (uintptr_t)*block % 64) % 64 : NULL;
}

static int32_t plain(int row, int column) {
  int32_t sum = 0;
  for (int i = 0; i < K; ++i) sum += weights[row][i] * activations[column][i];
  return sum;
}

int main(void) {
  uint32_t random = 1;
  for (int row = 0; row < M; ++row)
    for (int i = 0; i < K; ++i) weights[row][i] = (random = random * 1664525u + 1013904223u) >> 31 ? 1 : -1;
  for (int column = 0; column < N; ++column)
    for (int i = 0; i < K; ++i) activations[column][i] = (uint8_t)((random = random * 1664525u + 1013904223u) >> 30);

  const int32_t form = lowbit_a2w1_hybrid_form(M, N, K);
  if (form < 0) {
    fprintf(stderr, "no form: %d\n", (int)form);
    return 1;
  }
  void *blocks[2];
  void *w = room(lowbit_a2w1_hybrid_weights_bytes(form, M, K), &blocks[0]);
  void *a = room(lowbit_a2w1_hybrid_activations_bytes(form, N, K), &blocks[1]);
  int32_t failed = lowbit_a2w1_hybrid_pack_weights(form, weights[0], M, K, w, row_corrections);
  if (!failed) failed = lowbit_a2w1_hybrid_pack_activations(form, activations[0], N, K, a, column_corrections);
  if (!failed) failed = lowbit_a2w1_hybrid_multiply(form, w, row_corrections, a, column_corrections, M, N, K, out[0]);
  free(blocks[0]);
  free(blocks[1]);
  if (failed) {
    fprintf(stderr, "refused: %d\n", (int)failed);
    return 1;
  }

  for (int column = 0; column < N; ++column)
    for (int row = 0; row < M; ++row)
      if (out[column][row] != plain(row, column)) {
        fprintf(stderr, "row %d, column %d: %d\n", row, column, (int)out[column][row]);
        return 1;
      }
  printf("%s: %d x %d products of %d positions, all equal to a plain loop\n", lowbit_a2w1_hybrid_form_name(form), M, N, K);
  return 0;
}
