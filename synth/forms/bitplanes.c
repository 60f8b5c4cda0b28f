/* $bits-bit $encoding: whole chunks of values next to each other. Codes are made of values before they are packed; values
 * that are their codes already are packed where they lie: the packing kernel ignores the bits above the planes. */
static inline void synth_pack_${operand}_run(const int8_t *source, int32_t chunks, uint32_t *to) {
  if ($add == 0 && $shift == 0) {
    $kernel((const uint8_t *)source, chunks, to);
    return;
  }
  for (; chunks > 0; chunks -= 16, source += 512, to += 16 * $bits) {
    const int32_t some = chunks < 16 ? chunks : 16;
    uint8_t code[512];
    for (int32_t c = 0; c < some * 32; c += 32)
      for (int i = 0; i < 32; ++i) code[c + i] = (uint8_t)(((uint8_t)source[c + i] + ${add}u) >> $shift);
    $kernel(code, some, to);
  }
}

SYNTH_TILE int32_t synth_pack_$operand($values) {
  const int32_t chunks = (channels + 31) / 32, words = groups * chunks * $bits;
  const intptr_t step = channel_stride;
  if (!valid) return synth_word_padding(to, before + count + after, (size_t)words);
  synth_word_padding(to, before, (size_t)words);
  to += (intptr_t)before * words;
  if (step == 1 && channels % 32 == 0) {
    /* no tails: the groups of a pixel are one run, and the row too where pixels touch */
    const int dense = pixel_stride == groups * channels;
    const int32_t runs = dense ? count > 0 : count, length = groups * chunks * (dense ? count : 1);
    for (int32_t run = 0; run < runs; ++run, row += pixel_stride, to += (intptr_t)length * $bits)
      synth_pack_${operand}_run(row, length, to);
  } else {
    const int32_t whole = step == 1 ? channels / 32 : 0;
    for (int32_t pixel = 0; pixel < count; ++pixel, row += pixel_stride)
      for (int32_t group = 0; group < groups; ++group) {
        const int8_t *source = row + (intptr_t)group * channels * step;
        if (whole > 0) synth_pack_${operand}_run(source, whole, to);
        for (int32_t chunk = whole; chunk < chunks; ++chunk) {
          const int32_t remaining = channels - chunk * 32;
          const int32_t some = remaining < 32 ? remaining : 32;
          const int8_t *from = source + (intptr_t)chunk * 32 * step;
          int8_t value[32]; /* the value of code 0 beyond the tail */
          memset(value, $zero, sizeof value);
          if (step == 1) memcpy(value, from, (size_t)some);
          else for (int32_t i = 0; i < some; ++i) value[i] = from[i * step];
          synth_pack_${operand}_run(value, 1, to + chunk * $bits);
        }
        to += chunks * $bits;
      }
  }
  return synth_word_padding(to, after, (size_t)words);
}
