#if defined(__GNUC__)
#define UNROLL _Pragma("GCC unroll 16")
#else
#define UNROLL
#endif
/* a tile; registers and columns are constants where it is used */
SYNTH_INLINE void ${name}_tile(const int registers, const int columns, const uint32_t *weight_words, const uint32_t *words,
    int32_t *out, int32_t out_stride, int32_t column_stride,
    int32_t height, int32_t row_stride, int32_t width, int32_t tap_stride, int32_t chunks, int32_t register_stride) {
  @vectors@
  static const uint8_t zero[$size] __attribute__((aligned($size))) = {0};
  const $vector nothing = $nothing;
  $vector $arrays;
  $cells { $empty }
  const uint8_t *packed = (const uint8_t *)weight_words;
$lefts
#ifdef SYNTH_ROUNDS
  uint8_t kept[$kept] __attribute__((aligned($size)));
  memset(kept, 0, sizeof kept);
$folds#endif
  if (tap_stride == chunks * $words) chunks *= width, width = 1;
  if (width == 1 && row_stride == chunks * $words) chunks *= height, height = 1;
  for (int32_t y = 0; y < height; ++y) {
    for (int32_t x = 0; x < width; ++x) {
      const uint32_t *at = words + (intptr_t)y * row_stride + (intptr_t)x * tap_stride;
      for (int32_t left = chunks; left > 0;) {
#ifdef SYNTH_ROUNDS
        int32_t n = 0, taken = 0;
$calls        if (taken > 0) {
          left -= taken, at += (intptr_t)taken * $words, packed += (intptr_t)taken * $weights;
$full          continue;
        }
#endif
        /* the steps up to the next move in a loop of their own, whose registers nothing else takes */
        const int32_t run = left < left0 ? left : left0;
        left -= run, left0 -= run;
        const uint8_t *rows[$registers];
        const uint32_t *column[$columns];
        UNROLL for (int r = 0; r < registers; ++r) { rows[r] = packed + (intptr_t)r * register_stride * 4; $keep_rows}
        UNROLL for (int c = 0; c < columns; ++c) { column[c] = at + (intptr_t)c * column_stride; $keep_column}
        for (intptr_t step = 0; step < run; ++step) {
          $vector view[$registers][$views];
          UNROLL for (int r = 0; r < registers; ++r) {
            const uint8_t *const weights = rows[r] + step * $weights;
            @vectors view@
          }
          UNROLL for (int c = 0; c < columns; ++c) {
            const uint8_t *const $buffer = (const uint8_t *)(column[c] + step * $words);
            @vectors@
            UNROLL for (int r = 0; r < registers; ++r) ${name}_level0(@pure@$to_first);
          }
        }
        at += (intptr_t)run * $words, packed += (intptr_t)run * $weights;
        if (left0 == 0) {
          left0 = $interval;
          $fold
$inner        }
      }
    }
  }
$ends
#ifdef SYNTH_ROUNDS
  $flush
#endif
  $cells ${name}_finish($last@pure@out + (intptr_t)c * out_stride + r * $rows);
}
