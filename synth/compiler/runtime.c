/* What an object that TVM compiled needs to run without TVM: errors, workspaces, parallel loops.
 *
 * Every exported layer carries a copy. All symbols are weak and hidden, so that any number of layers links into
 * one program (which then has one error text, one store of workspaces and one pool of threads) and none of them
 * meets the functions of the same name in a TVM that lives in the same process.
 *
 * SYNTH_THREADS: parallel loops run on a pool of POSIX threads instead of the caller's alone.
 * SYNTH_BARE:    compile only the small C library that stands in for the real one where there is no system
 *                (with a heap that synth_heap gives it).
 */
#include <stddef.h>
#include <stdint.h>

#ifndef SYNTH_BARE

#include <stdlib.h>
#ifdef SYNTH_THREADS
#include <pthread.h>
#include <sched.h>
#include <unistd.h>
#endif

#define COMMON __attribute__((weak, visibility("hidden")))

/* ---- errors: the text of the last one, for NAME_error() ---- */

COMMON char synth_rt_error[512];

static size_t append(size_t at, const char *text)
{
    while (text && *text && at + 1 < sizeof synth_rt_error) synth_rt_error[at++] = *text++;
    synth_rt_error[at] = 0;
    return at;
}

COMMON void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count)
{
    size_t at = append(append(0, kind), ": ");
    for (int32_t i = 0; i < count; i++) at = append(at, parts[i]);
}

COMMON void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message)
{
    TVMFFIErrorSetRaisedFromCStrParts(kind, &message, 1);
}

/* ---- workspaces: freed ones are kept for the next call, since a fresh mapping costs a fault per page ---- */

enum { ALIGN = 64, KEPT = 8 };

typedef struct {
    uint64_t size; /* of the data, which follows ALIGN bytes after the start of this */
} Block;

COMMON Block *synth_rt_kept[KEPT];
COMMON char synth_rt_lock;

static void lock(void)
{
    while (__atomic_test_and_set(&synth_rt_lock, __ATOMIC_ACQUIRE)) {
#ifdef SYNTH_THREADS
        sched_yield();
#endif
    }
}

static void unlock(void) { __atomic_clear(&synth_rt_lock, __ATOMIC_RELEASE); }

COMMON void *TVMBackendAllocWorkspace(int device_type, int device_id, uint64_t size, int code, int bits)
{
    (void)device_type, (void)device_id, (void)code, (void)bits;
    Block **best = NULL, *block = NULL;
    lock();
    for (int i = 0; i < KEPT; i++) {
        Block *kept = synth_rt_kept[i];
        if (kept && kept->size >= size && (!best || kept->size < (*best)->size)) best = &synth_rt_kept[i];
    }
    if (best) block = *best, *best = NULL;
    unlock();
    if (!block) {
        uint64_t whole = (size + 2 * ALIGN - 1) / ALIGN * ALIGN;
        if (whole < size || whole > SIZE_MAX / 2 || !(block = aligned_alloc(ALIGN, (size_t)whole))) {
            TVMFFIErrorSetRaisedFromCStr("MemoryError", "no memory for a workspace");
            return NULL;
        }
        block->size = whole - ALIGN;
    }
    return (char *)block + ALIGN;
}

COMMON int TVMBackendFreeWorkspace(int device_type, int device_id, void *data)
{
    (void)device_type, (void)device_id;
    if (!data) return 0;
    Block *block = (Block *)((char *)data - ALIGN);
    Block **slot = &synth_rt_kept[0];
    lock();
    for (int i = 0; i < KEPT && *slot; i++) {
        Block *kept = synth_rt_kept[i];
        if (!kept || kept->size < (*slot)->size) slot = &synth_rt_kept[i];
    }
    Block *out = block; /* the smallest of all goes back to the system */
    if (!*slot || (*slot)->size < block->size) out = *slot, *slot = block;
    unlock();
    free(out);
    return 0;
}

/* ---- parallel loops ---- */

typedef struct {
    void *sync;
    int32_t tasks;
} Group;
typedef int (*Task)(int index, Group *group, void *data);

static int run_serially(Task task, void *data)
{
    Group alone = {NULL, 1};
    return task(0, &alone, data) ? -1 : 0;
}

#ifndef SYNTH_THREADS

COMMON int synth_rt_set_threads(int count)
{
    (void)count;
    return 1;
}

COMMON int TVMBackendParallelLaunch(Task task, void *data, int tasks)
{
    (void)tasks;
    return run_serially(task, data);
}

COMMON int TVMBackendParallelBarrier(int index, Group *group)
{
    (void)index, (void)group;
    return 0;
}

#else

enum { MAX_THREADS = 64, SPINS = 2000 };

typedef struct {
    int arrived, round;
} Barrier;

typedef struct {
    pthread_mutex_t busy; /* held by the one launch that has the threads */
    pthread_mutex_t mutex;
    pthread_cond_t start, done;
    pid_t owner; /* threads do not survive a fork */
    int wanted, workers;
    unsigned launch; /* counts the launches; a worker starts when it changes */
    int running, failed;
    Task task;
    void *data;
    Group group;
    Barrier barrier;
} Pool;

COMMON Pool synth_rt_pool = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER,
                             PTHREAD_COND_INITIALIZER, 0, 1, 0, 0, 0, 0, 0, 0, {0, 0}, {0, 0}};

COMMON int synth_rt_set_threads(int count)
{
    int wanted = count < 1 ? 1 : count > MAX_THREADS ? MAX_THREADS : count;
    __atomic_store_n(&synth_rt_pool.wanted, wanted, __ATOMIC_RELAXED);
    return wanted;
}

typedef struct {
    int index;
    unsigned seen;
} Worker;
COMMON Worker synth_rt_workers[MAX_THREADS];

static void *work(void *argument)
{
    Pool *pool = &synth_rt_pool;
    Worker *self = argument;
    unsigned seen = self->seen;
    for (;;) {
        for (int i = 0; i < SPINS && __atomic_load_n(&pool->launch, __ATOMIC_ACQUIRE) == seen; i++) {}
        pthread_mutex_lock(&pool->mutex);
        while (pool->launch == seen) pthread_cond_wait(&pool->start, &pool->mutex);
        seen = pool->launch;
        int mine = self->index < pool->group.tasks;
        pthread_mutex_unlock(&pool->mutex);
        if (!mine) continue;
        int failed = pool->task(self->index, &pool->group, pool->data) != 0;
        pthread_mutex_lock(&pool->mutex);
        pool->failed |= failed;
        __atomic_store_n(&pool->running, pool->running - 1, __ATOMIC_RELEASE);
        if (!pool->running) pthread_cond_signal(&pool->done);
        pthread_mutex_unlock(&pool->mutex);
    }
    return NULL;
}

/* Start threads up to count - 1; returns how many tasks can run at once. Called with busy held. */
static int grow(Pool *pool, int count)
{
    while (pool->workers < count - 1) {
        Worker *next = &synth_rt_workers[pool->workers];
        next->index = pool->workers + 1;
        next->seen = pool->launch;
        pthread_t thread;
        if (pthread_create(&thread, NULL, work, next)) break;
        pthread_detach(thread);
        pool->workers++;
    }
    return count <= pool->workers + 1 ? count : pool->workers + 1;
}

COMMON int TVMBackendParallelLaunch(Task task, void *data, int tasks)
{
    Pool *pool = &synth_rt_pool;
    int count = __atomic_load_n(&pool->wanted, __ATOMIC_RELAXED);
    if (tasks > 0 && tasks < count) count = tasks;
    /* Taken: a launch inside a parallel loop, or one from another thread of the program. */
    if (count < 2 || pthread_mutex_trylock(&pool->busy)) return run_serially(task, data);
    if (pool->owner != getpid()) {
        pthread_mutex_init(&pool->mutex, NULL);
        pthread_cond_init(&pool->start, NULL);
        pthread_cond_init(&pool->done, NULL);
        pool->workers = 0;
        pool->owner = getpid();
    }
    count = grow(pool, count);
    pool->barrier = (Barrier){0, 0};
    pthread_mutex_lock(&pool->mutex);
    pool->task = task, pool->data = data, pool->failed = 0;
    pool->group = (Group){&pool->barrier, count};
    pool->running = count - 1;
    __atomic_store_n(&pool->launch, pool->launch + 1, __ATOMIC_RELEASE);
    pthread_cond_broadcast(&pool->start);
    pthread_mutex_unlock(&pool->mutex);
    int failed = task(0, &pool->group, data) != 0;
    for (int i = 0; i < SPINS && __atomic_load_n(&pool->running, __ATOMIC_ACQUIRE); i++) {}
    pthread_mutex_lock(&pool->mutex);
    while (pool->running) pthread_cond_wait(&pool->done, &pool->mutex);
    failed |= pool->failed;
    pthread_mutex_unlock(&pool->mutex);
    pthread_mutex_unlock(&pool->busy);
    return failed ? -1 : 0;
}

/* Every task of a launch has a thread of its own, so that waiting for all of them ends. */
COMMON int TVMBackendParallelBarrier(int index, Group *group)
{
    (void)index;
    Barrier *barrier = group->sync;
    if (!barrier || group->tasks < 2) return 0;
    int round = __atomic_load_n(&barrier->round, __ATOMIC_ACQUIRE);
    if (__atomic_add_fetch(&barrier->arrived, 1, __ATOMIC_ACQ_REL) == group->tasks) {
        __atomic_store_n(&barrier->arrived, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&barrier->round, round + 1, __ATOMIC_RELEASE);
        return 0;
    }
    while (__atomic_load_n(&barrier->round, __ATOMIC_ACQUIRE) == round) sched_yield();
    return 0;
}

#endif

/* TVM's code calls the runtime through these variables, which its own loader would fill. Its object has them
 * too, weak and empty: this file must come before it in the link, the first weak definition is the one taken. */
COMMON void *(*__TVMBackendAllocWorkspace)(int, int, uint64_t, int, int) = TVMBackendAllocWorkspace;
COMMON int (*__TVMBackendFreeWorkspace)(int, int, void *) = TVMBackendFreeWorkspace;
COMMON int (*__TVMBackendParallelLaunch)(Task, void *, int) = TVMBackendParallelLaunch;
COMMON int (*__TVMBackendParallelBarrier)(int, Group *) = TVMBackendParallelBarrier;

#else

/* ---- without a system; compiled with -fno-builtin, or the loops below become calls of themselves ---- */

static unsigned char *heap;
static size_t capacity, used;

/* Before each block stands its size and, while it is free, the next free one. */
typedef struct Free {
    size_t size;
    struct Free *next;
} Free;
static Free *spare;
enum { HEAD = 64 };

void synth_heap(void *start, size_t size)
{
    heap = start;
    capacity = size;
}

void *aligned_alloc(size_t align, size_t size)
{
    (void)align; /* 64, as everywhere above */
    Free **best = NULL;
    for (Free **at = &spare; *at; at = &(*at)->next)
        if ((*at)->size >= size && (!best || (*at)->size < (*best)->size)) best = at;
    if (best) {
        Free *block = *best;
        *best = block->next;
        return (unsigned char *)block + HEAD;
    }
    size_t whole = (size + HEAD - 1) / HEAD * HEAD;
    if (used > capacity || capacity - used < HEAD || whole > capacity - used - HEAD) return NULL;
    Free *block = (Free *)(heap + used);
    used += HEAD + whole;
    block->size = whole;
    return (unsigned char *)block + HEAD;
}

void free(void *data)
{
    if (!data) return;
    Free *block = (Free *)((unsigned char *)data - HEAD);
    block->next = spare;
    spare = block;
}

void *memcpy(void *to, const void *from, size_t size)
{
    unsigned char *d = to;
    for (const unsigned char *s = from; size; size--) *d++ = *s++;
    return to;
}

void *memmove(void *to, const void *from, size_t size)
{
    unsigned char *d = to;
    const unsigned char *s = from;
    if ((uintptr_t)d < (uintptr_t)s) return memcpy(to, from, size);
    while (size--) d[size] = s[size];
    return to;
}

void *memset(void *to, int value, size_t size)
{
    for (unsigned char *d = to; size; size--) *d++ = (unsigned char)value;
    return to;
}

/* No thread is ever started there. */
int pthread_create(void *thread, const void *options, void *(*run)(void *), void *data)
{
    (void)thread, (void)options, (void)run, (void)data;
    return 11;
}
int pthread_detach(uintptr_t thread) { return (void)thread, 0; }
int pthread_mutex_init(void *mutex, const void *options) { return (void)mutex, (void)options, 0; }
int pthread_mutex_lock(void *mutex) { return (void)mutex, 0; }
int pthread_mutex_trylock(void *mutex) { return (void)mutex, 0; }
int pthread_mutex_unlock(void *mutex) { return (void)mutex, 0; }
int pthread_cond_init(void *cond, const void *options) { return (void)cond, (void)options, 0; }
int pthread_cond_wait(void *cond, void *mutex) { return (void)cond, (void)mutex, 0; }
int pthread_cond_signal(void *cond) { return (void)cond, 0; }
int pthread_cond_broadcast(void *cond) { return (void)cond, 0; }
int sched_yield(void) { return 0; }
int getpid(void) { return 1; }

#ifdef __arm__

/* Cores of this generation have no division. */
uint64_t __aeabi_uidivmod(uint32_t a, uint32_t b)
{
    uint32_t quotient = 0;
    uint64_t rest = 0;
    for (int i = b ? 31 : -1; i >= 0; i--) {
        rest = rest << 1 | (a >> i & 1);
        if (rest >= b) rest -= b, quotient |= 1u << i;
    }
    return rest << 32 | quotient;
}

uint64_t __aeabi_idivmod(int32_t a, int32_t b)
{
    uint64_t both = __aeabi_uidivmod(a < 0 ? -(uint32_t)a : (uint32_t)a, b < 0 ? -(uint32_t)b : (uint32_t)b);
    uint32_t quotient = (uint32_t)both, rest = (uint32_t)(both >> 32);
    if ((a < 0) != (b < 0)) quotient = -quotient;
    if (a < 0) rest = -rest;
    return (uint64_t)rest << 32 | quotient;
}

uint32_t __aeabi_uidiv(uint32_t a, uint32_t b) { return (uint32_t)__aeabi_uidivmod(a, b); }
int32_t __aeabi_idiv(int32_t a, int32_t b) { return (int32_t)(uint32_t)__aeabi_idivmod(a, b); }
void __aeabi_unwind_cpp_pr0(void) {}
void __aeabi_unwind_cpp_pr1(void) {}

/* Adding 2^23 rounds to the nearest even integer, the mode that the core starts in. */
float nearbyintf(float x)
{
    float big = x < 0 ? -0x1p23f : 0x1p23f;
    volatile float sum = x + big;
    return x > -0x1p23f && x < 0x1p23f ? sum - big : x;
}
float rintf(float x) { return nearbyintf(x); }

#endif

#endif
