/* A linear layer with weights of 4 bits in blocks: packed, run, and compared with a plain loop in double precision. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "layers.h"

enum { M = 100, N = 9, K = 333, BITS = 4, BLOCK = 32, BLOCKS = (K + BLOCK - 1) / BLOCK, BYTES = BLOCK * BITS / 8 };

static uint8_t codes[M][BLOCKS][BYTES], zeros[M][BLOCKS];
static float scales[M][BLOCKS], bias[M], values[N][K], out[N][M];

/* Layers and scratch memory lie at multiples of 64 bytes. */
static void *room(size_t bytes, void **block) {
  *block = malloc(bytes + 63);
  return *block ? (char *)*block + (64 - (uintptr_t)*block % 64) % 64 : NULL;
}

/* What a result is, and through `off` how far the rounding of activations can take it: half a code each, and a little for
 * the floats. */
static double plain(int row, int column, double *off) {
  double sum = bias[row];
  *off = 1e-5 * fabs(sum);
  for (int b = 0; b < BLOCKS; ++b) {
    double largest = 0;
    for (int i = b * BLOCK; i < K && i < (b + 1) * BLOCK; ++i)
      if (fabs((double)values[column][i]) > largest) largest = fabs((double)values[column][i]);
    for (int i = b * BLOCK; i < K && i < (b + 1) * BLOCK; ++i) {
      const int within = i - b * BLOCK, code = codes[row][b][within / 2] >> within % 2 * 4 & 15;
      const double weight = (double)scales[row][b] * (code - zeros[row][b]);
      sum += weight * (double)values[column][i];
      *off += fabs(weight) * (largest * (0.5 / 127 + 1e-5) + 1e-5 * fabs((double)values[column][i]));
    }
  }
  return sum;
}

int main(void) {
  uint32_t random = 1;
  for (int row = 0; row < M; ++row)
    for (int b = 0; b < BLOCKS; ++b) {
      for (int i = 0; i < BYTES; ++i) codes[row][b][i] = (uint8_t)((random = random * 1664525u + 1013904223u) >> 24);
      zeros[row][b] = (uint8_t)((random = random * 1664525u + 1013904223u) >> 28);
      scales[row][b] = (float)(1 + (random >> 20 & 15u)) / 64.0f;
      bias[row] = (float)(random >> 16 & 7u);
    }
  for (int column = 0; column < N; ++column)
    for (int i = 0; i < K; ++i)
      values[column][i] = (float)((random = random * 1664525u + 1013904223u) >> 8) / 8388608.0f - 1.0f;

  void *blocks[2] = {NULL, NULL};
  const size_t bytes = layers_layer_bytes(BITS, M, K, BLOCK);
  void *layer = bytes ? room(bytes, &blocks[0]) : NULL;
  int32_t failed = layers_layer_pack(BITS, M, K, BLOCK, codes[0][0], scales[0], zeros[0], NULL, bias, layer);
  void *scratch = failed ? NULL : room(layers_scratch_bytes(layer), &blocks[1]);
  /* In two parts, which two threads could take. */
  for (int part = 0; part < 2 && !failed; ++part) failed = layers_layer_run(layer, values[0], N, part, 2, scratch, out[0]);
  free(blocks[0]);
  free(blocks[1]);
  if (failed) {
    fprintf(stderr, "refused: %d\n", (int)failed);
    return 1;
  }

  for (int column = 0; column < N; ++column)
    for (int row = 0; row < M; ++row) {
      double off;
      const double exact = plain(row, column, &off);
      if (!(fabs((double)out[column][row] - exact) <= off)) {
        fprintf(stderr, "row %d, column %d: %g, exactly %g\n", row, column, (double)out[column][row], exact);
        return 1;
      }
    }
  printf("%s: %d x %d results of %d positions, all within the rounding of activations\n", layers_kernel_name(BITS), M, N, K);
  return 0;
}
