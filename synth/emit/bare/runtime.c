#include <stddef.h>
#include <stdint.h>
void *memcpy(void *d, const void *s, size_t n)
{ unsigned char *p = d; const unsigned char *q = s; while (n--) *p++ = *q++; return d; }
void *memset(void *d, int v, size_t n)
{ unsigned char *p = d; while (n--) *p++ = (unsigned char)v; return d; }
void *memmove(void *d, const void *s, size_t n)
{ unsigned char *p = d; const unsigned char *q = s;
  if ((uintptr_t)p < (uintptr_t)q) while (n--) *p++ = *q++; else while (n--) p[n] = q[n];
  return d; }
#if defined(__arm__)
uint64_t __aeabi_uidivmod(uint32_t a, uint32_t b)
{ uint32_t q = 0; uint64_t r = 0;
  if (b) for (int i = 31; i >= 0; i--) { r = r << 1 | (a >> i & 1); if (r >= b) { r -= b; q |= 1u << i; } }
  return r << 32 | q; }
uint32_t __aeabi_uidiv(uint32_t a, uint32_t b) { return (uint32_t)__aeabi_uidivmod(a, b); }
uint64_t __aeabi_idivmod(int32_t a, int32_t b)
{ uint64_t u = __aeabi_uidivmod(a < 0 ? -(uint32_t)a : (uint32_t)a, b < 0 ? -(uint32_t)b : (uint32_t)b);
  uint32_t q = (uint32_t)u, r = (uint32_t)(u >> 32);
  if ((a < 0) != (b < 0)) q = -q;
  if (a < 0) r = -r;
  return (uint64_t)r << 32 | q; }
int32_t __aeabi_idiv(int32_t a, int32_t b) { return (int32_t)(uint32_t)__aeabi_idivmod(a, b); }
#endif
