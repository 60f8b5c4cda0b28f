/* A Linux process of AArch64 that calls one function: what it is, and its arguments, come through file 0, and
   what is then in its arrays goes to file 1, and what the function returns. */
typedef long word;
enum { READ = 63, WRITE = 64, EXIT = 93, ARGUMENTS = 12, GUARD = 64 };

static word ask(word number, word a, word b, word c) {
  register word x8 __asm__("x8") = number, x0 __asm__("x0") = a, x1 __asm__("x1") = b, x2 __asm__("x2") = c;
  __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}

static void all(word number, word file, char *at, word size) {
  while (size > 0) {
    const word done = ask(number, file, (word)at, size);
    if (done <= 0) ask(EXIT, 2, 0, 0);
    at += done;
    size -= done;
  }
}

static char memory[1 << 28] __attribute__((aligned(GUARD)));

void synth_process(void) {
  word head[2 + 2 * ARGUMENTS], value[ARGUMENTS] = {0};
  all(READ, 0, (char *)head, sizeof head);
  const word count = head[1], *kind = head + 2, *size = head + 2 + ARGUMENTS;
  char *at = memory, *end = memory + sizeof memory;
  for (word i = 0; i < count; ++i) {
    if (!kind[i]) {
      value[i] = size[i];
      continue;
    }
    if (size[i] < 0 || end - at < size[i] + 3 * GUARD) ask(EXIT, 4, 0, 0);
    for (word n = 0; n < GUARD; ++n) *at++ = (char)0xC3;
    value[i] = (word)at;
    all(READ, 0, at, size[i]);
    for (at += size[i]; at == (char *)value[i] + size[i] || (at - memory) % GUARD; ++at) *at = (char)0x3C;
  }
  typedef word function(word, word, word, word, word, word, word, word, word, word, word, word);
  const word *v = value;
  const word result = ((function *)head[0])(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11]);
  for (word i = 0; i < count; ++i) {
    if (!kind[i]) continue;
    char *from = (char *)value[i];
    for (word n = 1; n <= GUARD; ++n)
      if (from[-n] != (char)0xC3) ask(EXIT, 3, 0, 0);
    char *behind = from + size[i];
    do
      if (*behind++ != (char)0x3C) ask(EXIT, 3, 0, 0);
    while ((behind - memory) % GUARD);
    all(WRITE, 1, from, size[i]);
  }
  all(WRITE, 1, (char *)&result, sizeof result);
  ask(EXIT, 0, 0, 0);
}
