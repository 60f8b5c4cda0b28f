static inline double synth_flushed(double value) { return fabs(value) < 0x1p-126 ? 0.0 : value; }
static inline float synth_product(float a, float b) {
  return (float)synth_flushed(synth_flushed((double)a) * synth_flushed((double)b));
}
static inline float synth_sum(float a, float b) {
  return (float)synth_flushed(synth_flushed((double)a) + synth_flushed((double)b));
}

