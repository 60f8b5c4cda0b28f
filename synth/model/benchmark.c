/* $licence
 *
 * Times $name on the computer that it runs on: whole runs, then each step. Build and run it there:
 *
 *   cc -O2 ${name}_benchmark.c $name.o $libraries -o ${name}_benchmark
 *   ./${name}_benchmark [--warmup RUNS] [--runs RUNS] [--threads THREADS]
 */
#define _POSIX_C_SOURCE 199309L
#include "$name.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

$arrays
static const struct { void *data; size_t count, size; int is_float; } inputs[] = {
$rows
};
/* What each step computes, by level. */
static const struct { const char *level, *steps[$steps]; } levels[] = {
$names
};

$stack
static int64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int compare(const void *a, const void *b)
{
    int64_t one = *(const int64_t *)a, other = *(const int64_t *)b;
    return (one > other) - (one < other);
}

/* Random numbers, the same in every run: floats from 0 to 1, or any bits (of a bool 0 and 1). */
static void fill(void)
{
    uint32_t state = 1;
    for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++)
        for (size_t n = 0; n < inputs[i].count; n++) {
            state = state * 1664525 + 1013904223;
            double number = (double)(state >> 8) / (1 << 24);
            float narrow = (float)number;
            uint64_t bits = (uint64_t)state << 32 | state >> 8;
            const void *value = inputs[i].is_float ? inputs[i].size == 4 ? (void *)&narrow : (void *)&number : &bits;
            memcpy((char *)inputs[i].data + n * inputs[i].size, value, inputs[i].size);
        }
$bools}

static int run(void)
{
    int status = $entry($values);
    if (status) fprintf(stderr, "%s\n", ${name}_error());
    return status;
}

int main(int count, char **words)
{
    long warmup = 10, runs = 100, threads = 1;
    for (int i = 1; i < count; i += 2) {
        long *given = !strcmp(words[i], "--warmup") ? &warmup : !strcmp(words[i], "--runs") ? &runs
            : !strcmp(words[i], "--threads") ? &threads : NULL;
        char none[] = "-", *end = none;
        if (given && i + 1 < count) *given = strtol(words[i + 1], &end, 10);
        if (!given || *end || *given < (given != &warmup) || *given > 1000000000) {
            fprintf(stderr, "usage: %s [--warmup RUNS] [--runs RUNS] [--threads THREADS]\n", words[0]);
            return 2;
        }
    }
    int64_t *times = (int64_t *)malloc((size_t)runs * sizeof *times), ticks[$steps] = {0}, whole = 0;
    if (!times) return fprintf(stderr, "no memory for %ld times\n", runs), 1;
    fill();
    printf("threads   %d\n", ${name}_set_threads((int)threads));
    stack_bytes(0);
    if (run()) return 1;
    int32_t stack = stack_bytes(1);
    for (long i = 0; i < warmup; i++) run();
    for (long i = 0; i < runs; i++) {
        times[i] = now();
        run();
        times[i] = now() - times[i];
    }
    qsort(times, (size_t)runs, sizeof *times, compare);
    static const int percents[] = {0, 50, 90, 99, 100};
    printf("runs      %ld after %ld to warm up\n", runs, warmup);
    for (size_t i = 0; i < sizeof percents / sizeof *percents; i++)
        printf("%3d %%     %.2f us\n", percents[i], 1e-3 * (double)times[(runs - 1) * percents[i] / 100]);
    printf("stack     %d bytes on the calling thread\n", (int)stack);
    int level = 0;
$level    ${name}_profile(ticks, now);
    for (long i = 0; i < runs; i++) run();
    ${name}_profile(NULL, NULL);
    for (int i = 0; i < $steps; i++) whole += ticks[i];
    for (int i = 0; i < $steps && levels[level].steps[i]; i++)
        printf("%10.2f us %5.1f %%  %s\n", 1e-3 * (double)ticks[i] / (double)runs,
            whole ? 100.0 * (double)ticks[i] / (double)whole : 0.0, levels[level].steps[i]);
    free(times);
    return 0;
}
