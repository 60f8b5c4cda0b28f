/* $bits-bit $encoding: the code of every value in a byte, zeros up to whole steps of $chunk, and the sum of each group's codes */
SYNTH_TILE int32_t synth_${stem}_$operand($values, int32_t *sums) {
  const int32_t whole = (channels + $chunk - 1) / $chunk * $chunk, size = groups * whole;
  uint8_t *code = (uint8_t *)to;
  if (!valid) return synth_padding(code, before + count + after, (size_t)size, sums, groups);
  synth_padding(code, before, (size_t)size, sums, groups);
  code += (intptr_t)before * size;
  sums += (intptr_t)before * groups;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
    for (int32_t group = 0; group < groups; ++group, code += whole) {
      const intptr_t step = channel_stride;
      const int8_t *source = row + (intptr_t)group * channels * step;
      int32_t sum = 0;
      if (step == 1)
        for (int32_t i = 0; i < channels; ++i) code[i] = synth_code_$operand(source[i]);
      else
        for (int32_t i = 0; i < channels; ++i) code[i] = synth_code_$operand(source[i * step]);
      for (int32_t i = channels; i < whole; ++i) code[i] = 0;
      for (int32_t i = 0; i < channels; ++i) sum += code[i];
      *sums++ = sum;
    }
  return synth_padding(code, after, (size_t)size, sums, groups);
}

/* the same from words of bitplanes */
SYNTH_TILE int32_t synth_${stem}_words_$operand($words, int32_t *sums) {
  const int32_t whole = (channels + $chunk - 1) / $chunk * $chunk;
  uint8_t *code = (uint8_t *)to;
  if (!valid) return synth_padding(code, before + count + after, (size_t)whole, sums, 1);
  synth_padding(code, before, (size_t)whole, sums, 1);
  code += (intptr_t)before * whole;
  sums += before;
  for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride, code += whole) {
    int32_t sum = 0;
    for (int32_t first = 0; first < channels; first += 32) {
      const int32_t word = first / 32 * $bits, remaining = channels - first;
      uint8_t codes[32];
      memset(codes, $flip, sizeof codes);
      for (int plane = 0; plane < $bits; ++plane) synth_word_codes(row[word + plane], plane, codes);
      if (remaining >= 32) {
        memcpy(code + first, codes, sizeof codes);
      } else {
        for (int32_t i = 0; i < whole - first; ++i) code[first + i] = i < remaining ? codes[i] : 0;
      }
    }
    for (int32_t i = 0; i < channels; ++i) sum += code[i];
    *sums++ = sum;
  }
  return synth_padding(code, after, (size_t)whole, sums, 1);
}
