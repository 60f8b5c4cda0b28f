/* $bits-bit $encoding: the tables of values, $size bytes for every $chunk, and the sum of each group's codes */
SYNTH_TILE int32_t synth_${stem}_$operand($values, int32_t *sums) {
  const int32_t chunks = (channels + $chunk - 1) / $chunk, size = groups * chunks * $size;
  uint8_t *table = (uint8_t *)to;
  if (!valid) return synth_padding(table, before + count + after, (size_t)size, sums, groups);
  synth_padding(table, before, (size_t)size, sums, groups);
  table += (intptr_t)before * size;
  sums += (intptr_t)before * groups;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
    for (int32_t group = 0; group < groups; ++group) {
      const intptr_t step = channel_stride;
      const int8_t *source = row + (intptr_t)group * channels * step;
      int32_t left = channels, sum = 0;
      if (step == 1)
        for (; left >= $block; left -= $block, source += $block, table += $block / $chunk * $size) {
          uint8_t code[$block + 8];
          for (int i = 0; i < $block; ++i) code[i] = synth_code_$operand(source[i]);
          sum += synth_entries_$stem(code, $block / $chunk, table);
        }
      for (; left > 0; left -= $block, source += $block * step) {
        const int32_t some = left < $block ? left : $block, parts = (some + $chunk - 1) / $chunk;
        uint8_t code[$block + 8] = {0};
        int32_t i = 0;
        if (step == 1)
          for (; i + 32 <= some; i += 32)
            for (int j = 0; j < 32; ++j) code[i + j] = synth_code_$operand(source[i + j]);
        for (; i < some; ++i) code[i] = synth_code_$operand(source[i * step]);
        sum += synth_entries_$stem(code, parts, table);
        table += parts * $size;
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
      const int32_t left = channels - first, some = left < $block ? left : $block;
      const int32_t parts = (some + $chunk - 1) / $chunk;
      uint8_t code[$block + 8];
      memset(code, $flip, sizeof code);
      for (int32_t part = 0; part < some; part += 32)
        for (int plane = 0; plane < $bits; ++plane)
          synth_word_codes(row[(first + part) / 32 * $bits + plane], plane, code + part);
      for (int32_t i = some; i < $block; ++i) code[i] = 0;
      sum += synth_entries_$stem(code, parts, table);
      table += parts * $size;
    }
    *sums++ = sum;
  }
  return synth_padding(table, after, (size_t)size, sums, 1);
}
