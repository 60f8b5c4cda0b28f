
/* ---- $title ---- */
$tables
int32_t ${prefix}_form(int32_t m, int32_t n, int32_t k) { return synth_pick(&${prefix}, m, n, k); }
const char *${prefix}_form_name(int32_t form) {
  return form < 0 || form >= ${prefix}.count ? NULL : ${prefix}.forms[form].name;
}
size_t ${prefix}_weights_bytes(int32_t form, int32_t m, int32_t k) {
  return synth_check(&${prefix}, form, m, k) ? 0 : synth_weights_bytes(&${prefix}.forms[form], m, k);
}
size_t ${prefix}_activations_bytes(int32_t form, int32_t n, int32_t k) {
  return synth_check(&${prefix}, form, n, k) ? 0 : synth_activations_bytes(&${prefix}.forms[form], n, k);
}
int32_t ${prefix}_pack_weights(int32_t form, const $weight *weights, int32_t m, int32_t k, void *packed,
    int32_t *row_corrections) {
  return synth_pack_weights(&${prefix}, form, weights, m, k, packed, row_corrections);
}
int32_t ${prefix}_pack_activations(int32_t form, const $activation *activations, int32_t n, int32_t k, void *packed,
    int32_t *column_corrections) {
  return synth_pack_activations(&${prefix}, form, activations, n, k, packed, column_corrections);
}
int32_t ${prefix}_multiply(int32_t form, const void *weights, const int32_t *row_corrections, const void *activations,
    const int32_t *column_corrections, int32_t m, int32_t n, int32_t k, int32_t *out) {
  return synth_multiply(&${prefix}, form, weights, row_corrections, activations, column_corrections, m, n, k, out);
}
size_t ${prefix}_workspace_bytes(int32_t form, int32_t k) {
  return synth_check(&${prefix}, form, 1, k) ? 0 : synth_workspace_bytes(&${prefix}.forms[form], k);
}
int32_t ${prefix}_run(int32_t form, const void *weights, const int32_t *row_corrections, const $activation *activations,
    int32_t m, int32_t n, int32_t k, void *workspace, int32_t *out) {
  return synth_run(&${prefix}, form, weights, row_corrections, activations, m, n, k, workspace, out);
}
