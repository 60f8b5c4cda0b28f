static inline float LOCAL(half)(const uint8_t *at) {
  const uint32_t bits = at[0] | (uint32_t)at[1] << 8, sign = (bits & 0x8000u) << 16;
  const uint32_t exponent = bits >> 10 & 31u, fraction = bits & 0x3ffu;
  uint32_t word = sign | (exponent + 112u) << 23 | fraction << 13;
  float value;
  if (exponent == 31u) word = sign | 0x7f800000u | fraction << 13;
  memcpy(&value, &word, sizeof value);
  if (exponent == 0u) value = (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
  return value;
}
