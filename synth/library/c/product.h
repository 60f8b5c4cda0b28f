
/* ---- $title ---- */
int32_t ${prefix}_form(int32_t m, int32_t n, int32_t k);
const char *${prefix}_form_name(int32_t form);
size_t ${prefix}_weights_bytes(int32_t form, int32_t m, int32_t k);
size_t ${prefix}_activations_bytes(int32_t form, int32_t n, int32_t k);
int32_t ${prefix}_pack_weights(int32_t form, const $weight *weights, int32_t m, int32_t k, void *packed,
    int32_t *row_corrections);
int32_t ${prefix}_pack_activations(int32_t form, const $activation *activations, int32_t n, int32_t k, void *packed,
    int32_t *column_corrections);
int32_t ${prefix}_multiply(int32_t form, const void *weights, const int32_t *row_corrections, const void *activations,
    const int32_t *column_corrections, int32_t m, int32_t n, int32_t k, int32_t *out);
size_t ${prefix}_workspace_bytes(int32_t form, int32_t k);
int32_t ${prefix}_run(int32_t form, const void *weights, const int32_t *row_corrections, const $activation *activations,
    int32_t m, int32_t n, int32_t k, void *workspace, int32_t *out);
