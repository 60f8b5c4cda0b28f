/* Writes the logits that llama.cpp computes: logits BACKENDS MODEL OUT THREADS COUNT BATCH TOKEN ...

   The first BATCH tokens are evaluated at once, the others one by one. Behind the last TOKEN the likeliest one
   follows, until there are COUNT.
   OUT: COUNT tokens (int32), then the logits after each token (float32). */

#include <stdio.h>
#include <stdlib.h>

#include "ggml-backend.h"
#include "llama.h"

static int failed(const char *what) {
  fprintf(stderr, "logits: %s failed\n", what);
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 8) return failed("the command line");
  ggml_backend_load_all_from_path(argv[1]);
  llama_backend_init();
  if (getenv("GGML_BACKEND_PATH") && !ggml_backend_dev_by_name("SYNTH")) return failed("loading of the backend");
  struct llama_model *model = llama_model_load_from_file(argv[2], llama_model_default_params());
  if (!model) return failed("loading of the model");
  int count = atoi(argv[5]), size = atoi(argv[6]), given = argc - 7;
  struct llama_context_params settings = llama_context_default_params();
  settings.n_threads = settings.n_threads_batch = atoi(argv[4]);
  settings.n_ctx = settings.n_batch = settings.n_ubatch = count < 64 ? 64 : count;
  struct llama_context *context = llama_init_from_model(model, settings);
  if (!context) return failed("making a context");
  int vocabulary = llama_vocab_n_tokens(llama_model_get_vocab(model));
  int32_t *tokens = calloc(count, sizeof *tokens);
  float *logits = malloc(sizeof *logits * count * vocabulary);
  struct llama_batch batch = llama_batch_init(size, 0, 1);
  if (!tokens || !logits || given > count || size > given) return failed("memory");
  for (int i = 0; i < given; i++) tokens[i] = atoi(argv[7 + i]);
  for (int first = 0, rows = size; first < count; first += rows, rows = 1) {
    batch.n_tokens = rows;
    for (int i = 0; i < rows; i++) {
      batch.token[i] = tokens[first + i];
      batch.pos[i] = first + i;
      batch.n_seq_id[i] = 1;
      batch.seq_id[i][0] = 0;
      batch.logits[i] = 1;
    }
    if (llama_decode(context, batch)) return failed("llama_decode");
    for (int i = 0; i < rows; i++) {
      const float *row = llama_get_logits_ith(context, i);
      float *copied = logits + (size_t)(first + i) * vocabulary;
      int best = 0;
      for (int n = 0; n < vocabulary; n++) {
        copied[n] = row[n];
        if (row[n] > row[best]) best = n;
      }
      if (first + i + 1 < count && first + i + 1 >= given) tokens[first + i + 1] = best;
    }
  }
  FILE *out = fopen(argv[3], "wb");
  size_t numbers = (size_t)count * vocabulary;
  if (!out || fwrite(tokens, sizeof *tokens, count, out) != (size_t)count ||
      fwrite(logits, sizeof *logits, numbers, out) != numbers || fclose(out))
    return failed("writing");
  return 0;
}
