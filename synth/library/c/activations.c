#undef SYNTH_TILE
#define SYNTH_TILE static
$helpers
/* n columns of k values, packed as the kernel reads them, and what they add to its sums */
void ${symbol}_activations(const int8_t *values, int32_t n, int32_t k, uint32_t *packed, int32_t *correction) {
  $packer(values, 1, 0, n, 0, k, 1, 1, k, packed$sums);
  for (int32_t column = 0; column < n; ++column) {
$add
  }
}
