/* SPDX-License-Identifier: Apache-2.0
 *
 * What an object that TVM compiled needs to run without TVM: errors, workspaces, parallel loops. The pool of threads
 * (synth/emit/pool.c) stands in front of it.
 *
 * Every exported layer carries a copy. All symbols are weak and hidden, so that any number of layers links into
 * one program (which then has one error text, one store of workspaces and one pool of threads) and none of them
 * meets the functions of the same name in a TVM that lives in the same process.
 *
 * SYNTH_BARE:    compile only the small C library that stands in for the real one where there is no system
 *                (with a heap that synth_heap gives it).
 */
#include <stddef.h>
#include <stdint.h>

#ifndef SYNTH_BARE

#include <stdlib.h>

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

enum { ALIGN = 64, KEPT = 256, REGIONS = 64 };

typedef struct Block {
    uint64_t size; /* of the data, which follows ALIGN bytes after the start of this */
    struct Block *next;
} Block;

/* The head of the caller's memory for the workspaces of one step. */
typedef struct {
    uint64_t size, used;
    Block *free;
    char lock;
} Region;

COMMON Block *synth_rt_free[KEPT];
COMMON int synth_rt_count; /* of those that are kept */
COMMON char synth_rt_lock;
COMMON Region *synth_rt_regions[REGIONS]; /* of the steps that run now */

static void give_way(void)
{
#ifdef SYNTH_THREADS
    sched_yield();
#endif
}

static void lock(char *flag)
{
    while (__atomic_test_and_set(flag, __ATOMIC_ACQUIRE)) give_way();
}

static void unlock(char *flag) { __atomic_clear(flag, __ATOMIC_RELEASE); }

/* The number under which a step's workspaces lie in ``memory``. The step's tensors carry it as their device, and TVM's
 * code passes the device on to the functions below, also from other threads. Device 0 is the heap. */
COMMON int synth_rt_claim(void *memory, uint64_t size)
{
    Region *region = memory, fresh = {size, ALIGN, NULL, 0};
    *region = fresh;
    for (int i = 0;; i = (i + 1) % REGIONS) {
        Region *none = NULL;
        if (__atomic_compare_exchange_n(&synth_rt_regions[i], &none, region, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            return i + 1;
        if (i == REGIONS - 1) give_way();
    }
}

COMMON void synth_rt_release(int device) { __atomic_store_n(&synth_rt_regions[device - 1], NULL, __ATOMIC_RELEASE); }

/* A free block of just this size, else a new one: so blocks of a size are never more than were in use at one time. */
static Block *block_of(Region *region, uint64_t size)
{
    lock(&region->lock);
    Block **at = &region->free;
    while (*at && (*at)->size != size) at = &(*at)->next;
    Block *block = *at;
    if (block) {
        *at = block->next;
    } else if (region->size - region->used >= ALIGN && region->size - region->used - ALIGN >= size) {
        block = (Block *)((char *)region + region->used);
        block->size = size;
        region->used += ALIGN + size;
    }
    unlock(&region->lock);
    return block;
}

COMMON void *TVMBackendAllocWorkspace(int device_type, int device_id, uint64_t size, int code, int bits)
{
    (void)device_type, (void)code, (void)bits;
    Block *block = device_id ? block_of(synth_rt_regions[device_id - 1], (size + ALIGN - 1) / ALIGN * ALIGN) : NULL;
    if (block) return (char *)block + ALIGN;
    lock(&synth_rt_lock); /* more threads may run than the region was made for */
    int best = synth_rt_count - 1; /* the smallest that suffices, else the largest, which a larger one replaces: */
    for (int i = 0; i < synth_rt_count; i++) { /* so there are never more than were in use at one time */
        uint64_t kept = synth_rt_free[i]->size, least = synth_rt_free[best]->size;
        if (least < size ? kept > least : kept >= size && kept < least) best = i;
    }
    if (best >= 0) {
        block = synth_rt_free[best];
        synth_rt_free[best] = synth_rt_free[--synth_rt_count];
    }
    unlock(&synth_rt_lock);
    if (block && block->size < size) {
        free(block);
        block = NULL;
    }
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
    (void)device_type;
    if (!data) return 0;
    Block *block = (Block *)((char *)data - ALIGN);
    Region *region = device_id ? synth_rt_regions[device_id - 1] : NULL;
    if (region && (uintptr_t)block - (uintptr_t)region < region->size) {
        lock(&region->lock);
        block->next = region->free;
        region->free = block;
        unlock(&region->lock);
        return 0;
    }
    lock(&synth_rt_lock);
    if (synth_rt_count < KEPT) {
        synth_rt_free[synth_rt_count++] = block;
        block = NULL;
    }
    unlock(&synth_rt_lock);
    free(block);
    return 0;
}

/* ---- parallel loops: on the pool, which stands in front of this ---- */

COMMON int TVMBackendParallelLaunch(Task task, void *data, int tasks)
{
    (void)tasks; /* TVM's code leaves the number to the runtime */
    return synth_rt_launch(task, data, 0, (uintptr_t)task);
}

/* TVM's code calls the runtime through these variables, which its own loader would fill. Its object has them
 * too, weak and empty: this file must come before it in the link, the first weak definition is the one taken. */
COMMON void *(*__TVMBackendAllocWorkspace)(int, int, uint64_t, int, int) = TVMBackendAllocWorkspace;
COMMON int (*__TVMBackendFreeWorkspace)(int, int, void *) = TVMBackendFreeWorkspace;
COMMON int (*__TVMBackendParallelLaunch)(Task, void *, int) = TVMBackendParallelLaunch;

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

#ifdef __wasm__
/* The heap is memory that grows behind everything else. The caller may let it grow as well, for its arrays. */
static void grow(size_t size)
{
    enum { PAGE = 1 << 16 };
    size_t pages = size / PAGE + 1, end = __builtin_wasm_memory_grow(0, pages);
    if (end == SIZE_MAX) return;
    if (!heap || (uintptr_t)heap + capacity != end * PAGE) heap = (unsigned char *)(end * PAGE), capacity = used = 0;
    capacity += pages * PAGE;
}
#endif

/* Workers of WebAssembly share the heap; elsewhere there is one thread. */
static void hold(int held)
{
#ifdef __wasm_atomics__
    static char lock;
    if (held)
        while (__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE)) continue;
    else
        __atomic_clear(&lock, __ATOMIC_RELEASE);
#else
    (void)held;
#endif
}

static void *allocated(size_t size)
{
    Free **best = NULL;
    for (Free **at = &spare; *at; at = &(*at)->next)
        if ((*at)->size >= size && (!best || (*at)->size < (*best)->size)) best = at;
    if (best) {
        Free *block = *best;
        *best = block->next;
        return (unsigned char *)block + HEAD;
    }
    size_t whole = (size + HEAD - 1) / HEAD * HEAD;
#ifdef __wasm__
    if (capacity - used < HEAD + whole) grow(HEAD + whole);
#endif
    if (used > capacity || capacity - used < HEAD || whole > capacity - used - HEAD) return NULL;
    Free *block = (Free *)(heap + used);
    used += HEAD + whole;
    block->size = whole;
    return (unsigned char *)block + HEAD;
}

void *aligned_alloc(size_t align, size_t size)
{
    (void)align; /* 64, as everywhere above */
    hold(1);
    void *data = allocated(size);
    hold(0);
    return data;
}

void free(void *data)
{
    if (!data) return;
    Free *block = (Free *)((unsigned char *)data - HEAD);
    hold(1);
    block->next = spare;
    spare = block;
    hold(0);
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
int pthread_mutex_unlock(void *mutex) { return (void)mutex, 0; }
int pthread_cond_init(void *cond, const void *options) { return (void)cond, (void)options, 0; }
int pthread_cond_wait(void *cond, void *mutex) { return (void)cond, (void)mutex, 0; }
int pthread_cond_signal(void *cond) { return (void)cond, 0; }
int sched_yield(void) { return 0; }
int sched_getaffinity(int pid, size_t size, void *mask) { return (void)pid, (void)size, (void)mask, -1; }
long sysconf(int name) { return (void)name, 1; }
int clock_gettime(int clock, void *time) { return (void)clock, (void)time, -1; }
int getpid(void) { return 1; }

/* The processor's features, as the entry says; there is no environment. */
unsigned long synth_hwcap[2];
unsigned long getauxval(unsigned long kind) { return kind == 16 ? synth_hwcap[0] : kind == 26 ? synth_hwcap[1] : 0; }
char *getenv(const char *name) { return (void)name, NULL; }

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
