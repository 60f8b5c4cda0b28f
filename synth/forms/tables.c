/* $bits-bit $encoding: the tables of values, $size bytes for every $chunk, and the sum of each group's codes */
SYNTH_TILE int32_t synth_${stem}_$operand($values, int32_t *sums) {
  const int32_t chunks = (channels + $chunk - 1) / $chunk, size = groups * chunks * $size;
  uint8_t *table = (uint8_t *)to;
  if (!valid) return synth_padding(table, before + count + after, (size_t)size, sums, groups);
  synth_padding(table, before, (size_t)size, sums, groups);
  table += (intptr_t)before * size;
  sums += (intptr_t)before * groups;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
    for (int32_t group = 0; group < groups; ++group, table += chunks * $size) {
      const intptr_t step = channel_stride;
      const int8_t *source = row + (intptr_t)group * channels * step;
      if (step == 1) {
        const intptr_t behind = (intptr_t)(count - 1 - pixel) * pixel_stride + (groups - 1 - group) * channels;
        *sums++ = synth_pixel_${stem}_$operand(source, channels, behind, table);
        continue;
      }
      int32_t sum = 0;
      for (int32_t first = 0; first < channels; first += $block) {
        const int32_t remaining = channels - first, some = remaining < $block ? remaining : $block;
        uint8_t code[$block + 64] = {0};
        for (int32_t i = 0; i < some; ++i) code[i] = synth_code_$operand(source[(first + i) * step]);
        sum += synth_entries_$stem(code, (some + $chunk - 1) / $chunk, table + first / $chunk * $size);
      }
      *sums++ = sum;
    }
  return synth_padding(table, after, (size_t)size, sums, groups);
}

/* the same from words of bitplanes */
SYNTH_TILE int32_t synth_${stem}_words_$operand($words, int32_t *sums) {
  const int32_t chunks = (channels + $chunk - 1) / $chunk, size = chunks * $size;
  uint8_t *table = (uint8_t *)to;
  if (!valid) return synth_padding(table, before + count + after, (size_t)size, sums, 1);
  synth_padding(table, before, (size_t)size, sums, 1);
  table += (intptr_t)before * size;
  sums += before;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride) {
    int32_t sum = 0;
    for (int32_t first = 0; first < channels; first += $block) {
      const int32_t remaining = channels - first, some = remaining < $block ? remaining : $block;
      const int32_t chunks = (some + $chunk - 1) / $chunk;
      uint8_t code[$block + 64];
      memset(code, $flip, sizeof code);
      for (int32_t from = 0; from < some; from += 32)
        for (int plane = 0; plane < $bits; ++plane)
          synth_word_codes(row[(first + from) / 32 * $bits + plane], plane, code + from);
      for (int32_t i = some; i < $block; ++i) code[i] = 0;
      sum += synth_entries_$stem(code, chunks, table);
      table += chunks * $size;
    }
    *sums++ = sum;
  }
  return synth_padding(table, after, (size_t)size, sums, 1);
}
