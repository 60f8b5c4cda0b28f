
/* ---- the micro-architecture level whose code runs here (a template of synth/emit/levels.py) ----
 *
 * A feature is a bit of a mask. The names are those of $cap: features first, in the order of their bits.
 */
#include <stdlib.h>
#ifdef __x86_64__
#include <cpuid.h>
#ifdef __linux__
long syscall(long number, ...);
#endif
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#elif defined(_WIN32)
__declspec(dllimport) int __stdcall IsProcessorFeaturePresent(unsigned long number);
#else
#include <sys/auxv.h>
#endif

static const struct { uint8_t word, bit; } synth_bits[] = {$bits};
static const struct { const char *name; uint64_t allows; } synth_names[] = {$names};
static const struct { const char *name; uint64_t needs; } synth_levels[] = {$levels}; /* the best first */
enum {
    SYNTH_BITS = sizeof synth_bits / sizeof *synth_bits,
    SYNTH_NAMES = sizeof synth_names / sizeof *synth_names,
    SYNTH_LEVELS = sizeof synth_levels / sizeof *synth_levels,
};

/* Return the features of the processor that the system has enabled. */
static uint64_t synth_features(void)
{
    uint64_t found = 0;
#ifdef __x86_64__
    static const struct { uint32_t leaf, sub; } leaves[] = {$leaves};
    static const struct { uint32_t state; uint64_t features; } saved[] = {$saved};
    uint32_t words[4 * sizeof leaves / sizeof *leaves] = {0}, state = 0, high;
    for (size_t i = 0; i < sizeof leaves / sizeof *leaves; i++) {
        uint32_t *w = &words[4 * i];
        __get_cpuid_count(leaves[i].leaf, leaves[i].sub, &w[0], &w[1], &w[2], &w[3]);
    }
    if (words[$first] >> 27 & 1) /* OSXSAVE: XGETBV is there */
        __asm__ volatile("xgetbv" : "=a"(state), "=d"(high) : "c"(0));
#elif defined(__APPLE__)
    static const struct { const char *name; uint64_t features; } queries[] = {$apple};
    const uint32_t words[2] = {0}; /* this system reports features by name */
    found = $always;
    for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
        int value = 0;
        size_t size = sizeof value;
        if (!sysctlbyname(queries[i].name, &value, &size, NULL, 0) && value) found |= queries[i].features;
    }
#elif defined(_WIN32)
    static const struct { unsigned long number; uint64_t features; } queries[] = {$windows};
    const uint32_t words[2] = {0};
    found = $always;
    for (size_t i = 0; i < sizeof queries / sizeof *queries; i++)
        if (IsProcessorFeaturePresent(queries[i].number)) found |= queries[i].features;
#else
    unsigned long words[] = {getauxval(AT_HWCAP), getauxval(AT_HWCAP2)};
#endif
    for (int i = 0; i < SYNTH_BITS; i++)
        found |= (uint64_t)(words[synth_bits[i].word] >> synth_bits[i].bit & 1) << i;
#ifdef __x86_64__
    for (size_t i = 0; i < sizeof saved / sizeof *saved; i++)
        if (saved[i].state & ~state) found &= ~saved[i].features;
    uint64_t permitted = $permitted; /* features that a process may use after a request */
#ifdef __linux__
    if (found & permitted && !syscall($ask)) permitted = 0;
#endif
    found &= ~permitted;
#endif
    return found;
}

static int synth_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* Whether a name is the text of so many characters. */
static int synth_named(const char *name, const char *text, size_t length)
{
    for (; length && *name == *text; length--) name++, text++;
    return !length && !*name;
}

/* Take from ``found`` what the cap does not allow. -1 for a name that does not exist. */
static int synth_cap(uint64_t *found)
{
    const char *text = getenv("$cap");
    uint64_t allowed = 0;
    while (text && synth_blank(*text)) text++;
    if (!text || !*text) return 0;
    for (const char *at = text;; at++) {
        while (synth_blank(*at)) at++;
        const char *end = at;
        while (*end && *end != ',') end++;
        size_t length = (size_t)(end - at);
        while (length && synth_blank(at[length - 1])) length--;
        int i = 0;
        while (i < SYNTH_NAMES && !synth_named(synth_names[i].name, at, length)) i++;
        if (i == SYNTH_NAMES) {
            const char *parts[] = {"$cap=", text, ": unknown feature at \"", at, "\""};
            $refuse("RuntimeError", parts, 5);
            return -1;
        }
        allowed |= synth_names[i].allows;
        if (!*(at = end)) break;
    }
    *found &= allowed;
    return 0;
}

/* The number of the level in use, -1 where none runs. Every thread gets the same: the first answer stays. */
static int synth_choose(void)
{
    static int chosen; /* 1 + the number; 0: not asked yet */
    int known = __atomic_load_n(&chosen, __ATOMIC_RELAXED);
    if (known) return known - 1;
    uint64_t has = synth_features(), lacks = 0;
    if (synth_cap(&has)) return -1;
    for (int i = 0; i < SYNTH_LEVELS; i++) {
        lacks = synth_levels[i].needs & ~has;
        if (lacks) continue;
        int first = __atomic_compare_exchange_n(&chosen, &known, i + 1, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
        return first ? i : known - 1;
    }
    const char *cap = getenv("$cap"), *least = synth_levels[SYNTH_LEVELS - 1].name;
    const char *parts[] = {
        "none of the levels runs here: ", least, ", the least, needs ", synth_names[__builtin_ctzll(lacks)].name,
        cap ? ", and $cap=" : "", cap,
    };
    $refuse("RuntimeError", parts, 6);
    return -1;
}
