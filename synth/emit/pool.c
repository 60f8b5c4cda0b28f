/* SPDX-License-Identifier: Apache-2.0
 *
 * The pool of threads that compiled code shares its loops with: that of the process of Python, of which there is one,
 * and that of exported programs. All symbols are weak and hidden, so that any number of copies that are linked into one
 * program are one pool.
 *
 * SYNTH_THREADS: loops run on a pool of POSIX threads instead of the caller's alone.
 * SYNTH_WORKERS: loops run on workers of a JavaScript engine, each of which calls synth_rt_worker.
 */
#define _GNU_SOURCE /* sched_getaffinity */
#include <stddef.h>
#include <stdint.h>

#ifdef SYNTH_THREADS
#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>
#endif

#define COMMON __attribute__((weak, visibility("hidden")))

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

#ifdef SYNTH_WORKERS

/* A launch is cut into `tasks` tasks, always as many. Who is late for a launch draws a number from `next` that is no
 * task's, or that of the next launch, whose task was written before. A page's main thread may not sleep, so that a
 * launch spins until its last task is done. A worker looks LOOKS times for the next launch, then sleeps. */
enum { MAX_THREADS = 64, SLICES = 4, LOOKS = 1 << 14 };
static struct {
    Task task;
    void *data;
    Group group;
    int threads, failed;
    char busy;
    uint32_t launches, next, done;
} synth_rt_crew = {.threads = 1, .next = MAX_THREADS * SLICES};

COMMON int synth_rt_set_threads(int count)
{
    synth_rt_crew.threads = count < 1 ? 1 : count > MAX_THREADS ? MAX_THREADS : count;
    synth_rt_crew.group.tasks = synth_rt_crew.threads * SLICES;
    return synth_rt_crew.threads;
}

static void run_tasks(void)
{
    const uint32_t tasks = (uint32_t)synth_rt_crew.group.tasks;
    uint32_t index;
    while ((index = __atomic_fetch_add(&synth_rt_crew.next, 1, __ATOMIC_SEQ_CST)) < tasks) {
        if (synth_rt_crew.task((int)index, &synth_rt_crew.group, synth_rt_crew.data)) synth_rt_crew.failed = 1;
        __atomic_add_fetch(&synth_rt_crew.done, 1, __ATOMIC_SEQ_CST);
    }
}

COMMON int synth_rt_launch(Task task, void *data, int count, uintptr_t key)
{
    (void)count, (void)key;
    if (synth_rt_crew.threads == 1 || __atomic_test_and_set(&synth_rt_crew.busy, __ATOMIC_SEQ_CST))
        return run_serially(task, data);
    synth_rt_crew.task = task, synth_rt_crew.data = data, synth_rt_crew.failed = 0;
    __atomic_store_n(&synth_rt_crew.done, 0, __ATOMIC_SEQ_CST);
    __atomic_store_n(&synth_rt_crew.next, 0, __ATOMIC_SEQ_CST);
    __atomic_add_fetch(&synth_rt_crew.launches, 1, __ATOMIC_SEQ_CST);
    __builtin_wasm_memory_atomic_notify((int *)&synth_rt_crew.launches, MAX_THREADS);
    run_tasks();
    while (__atomic_load_n(&synth_rt_crew.done, __ATOMIC_SEQ_CST) < (uint32_t)synth_rt_crew.group.tasks) continue;
    const int failed = synth_rt_crew.failed;
    __atomic_clear(&synth_rt_crew.busy, __ATOMIC_SEQ_CST);
    return failed ? -1 : 0;
}

/* What a worker runs for ever. */
void synth_rt_worker(void)
{
    for (uint32_t seen = 0;;) {
        int looks = LOOKS;
        while (looks-- && __atomic_load_n(&synth_rt_crew.launches, __ATOMIC_SEQ_CST) == seen) continue;
        __builtin_wasm_memory_atomic_wait32((int *)&synth_rt_crew.launches, (int)seen, -1);
        seen = __atomic_load_n(&synth_rt_crew.launches, __ATOMIC_SEQ_CST);
        run_tasks();
    }
}

#elif !defined(SYNTH_THREADS)

COMMON int synth_rt_set_threads(int count)
{
    (void)count;
    return 1;
}

COMMON int synth_rt_launch(Task task, void *data, int count, uintptr_t key)
{
    (void)count, (void)key;
    return run_serially(task, data);
}

#else

/* A launch is cut into SLICES tasks for each thread. A thread takes those of its own part from the front, then those
 * that are left of the others' parts from the back: all of them are done when the last thread is, although no thread
 * waits for one that got no processor in the meantime. So a task may not wait for another one. */
enum { MAX_THREADS = 64, SLICES = 16, KNOWN_BITS = 9, LINE = 64 };

/* Nanoseconds. A thread that waits keeps its processor for SPIN, for an answer that comes at once. A worker then
 * lets others run between two looks, and sleeps when nothing came for IDLE. A launch waits for the workers' last
 * tasks for PATIENCE, then sleeps: where another process took a worker's processor, the worker gets this one.
 * A loop of less work than SHARE stays on one thread: a launch costs about a microsecond (two threads were as fast as
 * one at 4). Waking a worker takes some 15 from the launching thread and the worker comes some 70 later (measured in
 * a virtual machine), so sleepers are left alone until work of WAKE went by without them. A launch that took longer
 * by LATE or more than one thread takes lost a processor to another process: for as long again as it was late, loops stay
 * on one thread. Where that happens again before the threads were shared for as long as they had been apart, the other
 * process is there to stay, and they keep apart for twice as many times as before, up to LONGEST: all of this together
 * then costs no more than a part in LONGEST. */
enum { SPIN = 20000, IDLE = 1000000, PATIENCE = 50000, SHARE = 5000, WAKE = 150000, LATE = 50000 };
enum { LONGEST = 128, LOOKS = 32 };

typedef struct {
    _Alignas(LINE) uint32_t left; /* tasks not begun: the first in the low half, the one after the last in the high */
} Part;

typedef struct {
    _Alignas(LINE) pthread_cond_t wake;
    int asleep;
    int64_t worked; /* in this launch */
    uint32_t tasks; /* in all launches so far */
} Worker;

typedef struct {
    uintptr_t key;
    int64_t work; /* of all threads together: the last on one thread, or the least since, which is forgotten slowly */
} Loop;

typedef struct {
    pthread_mutex_t mutex; /* for sleeping only */
    pthread_cond_t done;
    pid_t owner;  /* threads do not survive a fork: the process that they are in */
    pid_t busy;   /* the process in which a launch has the threads; 0: none has */
    int wanted, workers;
    uint32_t launches;
    int waiting; /* the launching thread sleeps until no worker is inside */
    int failed;
    int64_t ended, missed; /* the last launch; work that went by since sleepers could have helped */
    int64_t alone_until, trusted_from; /* loops are shared again; they have been for long enough */
    int retreat;                       /* how many times as long as the last launch was late they were not */
    Task task;
    void *data;
    Group group;
    /* The number of the launch that workers may join, times 256, plus how many threads it is for; 0: none. */
    _Alignas(LINE) uint32_t open;
    /* Workers that may be at a task: what a launch is stays as it is while there are any. */
    _Alignas(LINE) uint32_t inside;
    Part parts[MAX_THREADS];
    Worker crew[MAX_THREADS]; /* by the number of the thread, of which the launching one is 0 */
    Loop loops[1 << KNOWN_BITS];
} Pool;

COMMON Pool synth_rt_pool;

/* A hint to the processor that this is a loop which waits. */
static void relax(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __asm__ volatile("pause");
#elif defined(__aarch64__) || (defined(__arm__) && __ARM_ARCH >= 7)
    __asm__ volatile("yield");
#endif
}

static int64_t now(void)
{
    struct timespec time;
    if (clock_gettime(CLOCK_MONOTONIC, &time)) return 0;
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* How many processors this process may use. */
static int processors(void)
{
#ifdef SYNTH_PROCESSORS /* tests pretend to have more */
    return SYNTH_PROCESSORS;
#else
#ifdef __linux__
    unsigned long mask[16] = {0};
    if (!sched_getaffinity(0, sizeof mask, (cpu_set_t *)mask)) {
        int count = 0;
        for (size_t i = 0; i < sizeof mask / sizeof *mask; i++)
            for (unsigned long rest = mask[i]; rest; rest &= rest - 1) count++;
        return count;
    }
#endif
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > MAX_THREADS ? MAX_THREADS : (int)count;
#endif
}

COMMON int synth_rt_set_threads(int count)
{
    int most = processors();
    if (most > MAX_THREADS) most = MAX_THREADS;
    int wanted = count > most ? most : count;
    if (wanted < 1) wanted = 1;
    __atomic_store_n(&synth_rt_pool.wanted, wanted, __ATOMIC_RELAXED);
    return wanted;
}

/* The number of a task that this thread has now taken, -1 where none is left. */
static int take(uint32_t *left, int from_back)
{
    uint32_t seen = __atomic_load_n(left, __ATOMIC_RELAXED);
    while ((seen & 0xffff) < seen >> 16) {
        uint32_t rest = from_back ? seen - 0x10000 : seen + 1;
        if (__atomic_compare_exchange_n(left, &seen, rest, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return (int)(from_back ? rest >> 16 : seen & 0xffff);
    }
    return -1;
}

static void run_tasks(Pool *pool, int self, int count)
{
    int failed = 0, tasks = 0;
    int64_t start = now();
    for (int step = 0; step < count; step++) {
        uint32_t *left = &pool->parts[(self + step) % count].left;
        for (int index; (index = take(left, step > 0)) >= 0; tasks++)
            failed |= pool->task(index, &pool->group, pool->data) != 0;
    }
    if (failed) __atomic_store_n(&pool->failed, 1, __ATOMIC_RELAXED);
    pool->crew[self].worked += now() - start;
    __atomic_add_fetch(&pool->crew[self].tasks, tasks, __ATOMIC_RELAXED);
}

static int joins(uint32_t open, int self) { return open && self < (int)(open & 0xff); }

/* Wait for a launch other than ``seen`` that this worker is to join, and give its number. */
static uint32_t next_launch(Pool *pool, int self, uint32_t seen)
{
    Worker *worker = &pool->crew[self];
    for (;;) {
        for (int64_t since = now(), waited = 0; waited < IDLE; waited = now() - since) {
            for (int i = 0; i < LOOKS; i++) {
                uint32_t open = __atomic_load_n(&pool->open, __ATOMIC_SEQ_CST);
                if (open != seen && joins(open, self)) return open;
                if (waited < SPIN) {
                    relax();
                } else {
                    sched_yield();
                    break;
                }
            }
        }
        pthread_mutex_lock(&pool->mutex);
        __atomic_store_n(&worker->asleep, 1, __ATOMIC_SEQ_CST);
        uint32_t open = __atomic_load_n(&pool->open, __ATOMIC_SEQ_CST);
        if (open == seen || !joins(open, self)) pthread_cond_wait(&worker->wake, &pool->mutex);
        __atomic_store_n(&worker->asleep, 0, __ATOMIC_SEQ_CST);
        pthread_mutex_unlock(&pool->mutex);
    }
}

static void *work(void *argument)
{
    Pool *pool = &synth_rt_pool;
    int self = (int)(intptr_t)argument;
    for (uint32_t seen = 0;;) {
        seen = next_launch(pool, self, seen);
        /* Whoever is inside keeps the launch as it is, so it must be looked at again from there: it may be over. */
        __atomic_add_fetch(&pool->inside, 1, __ATOMIC_SEQ_CST);
        uint32_t open = __atomic_load_n(&pool->open, __ATOMIC_SEQ_CST);
        if (joins(open, self)) run_tasks(pool, self, (int)(open & 0xff));
        if (__atomic_sub_fetch(&pool->inside, 1, __ATOMIC_SEQ_CST)) continue;
        if (!__atomic_load_n(&pool->waiting, __ATOMIC_SEQ_CST)) continue;
        pthread_mutex_lock(&pool->mutex);
        pthread_cond_signal(&pool->done);
        pthread_mutex_unlock(&pool->mutex);
    }
    return NULL;
}

/* Start threads up to count - 1; returns how many threads there are with the caller. Called while busy. */
static int grow(Pool *pool, int count, pid_t process)
{
    if (pool->owner != process) {
        pthread_mutex_init(&pool->mutex, NULL);
        pthread_cond_init(&pool->done, NULL);
        pool->workers = pool->waiting = 0;
        pool->inside = pool->open = 0;
        pool->owner = process;
    }
    while (pool->workers < count - 1) {
        int self = pool->workers + 1;
        pthread_cond_init(&pool->crew[self].wake, NULL);
        pool->crew[self].asleep = 0;
        pthread_t thread;
        if (pthread_create(&thread, NULL, work, (void *)(intptr_t)self)) break;
        pthread_detach(thread);
        pool->workers = self;
    }
    return count <= pool->workers + 1 ? count : pool->workers + 1;
}

static void await_workers(Pool *pool)
{
    int64_t since = 0;
    for (unsigned looks = 1; __atomic_load_n(&pool->inside, __ATOMIC_SEQ_CST); looks++) {
        relax();
        if (looks % LOOKS) continue;
        if (!since) since = now();
        if (now() - since < PATIENCE) continue;
        pthread_mutex_lock(&pool->mutex);
        __atomic_store_n(&pool->waiting, 1, __ATOMIC_SEQ_CST);
        while (__atomic_load_n(&pool->inside, __ATOMIC_SEQ_CST)) pthread_cond_wait(&pool->done, &pool->mutex);
        __atomic_store_n(&pool->waiting, 0, __ATOMIC_SEQ_CST);
        pthread_mutex_unlock(&pool->mutex);
    }
}

/* Whether so much work is worth the threads, those that sleep too. Called while busy. */
static int is_worth(Pool *pool, int count, int64_t work, int64_t start)
{
    int asleep = 0;
    if (work < SHARE || count < 2 || start < pool->alone_until) return 0;
    for (int i = 1; i < count; i++) asleep |= __atomic_load_n(&pool->crew[i].asleep, __ATOMIC_SEQ_CST);
    if (!asleep) return 1;
    pool->missed = work + (start - pool->ended < IDLE ? pool->missed : 0);
    if (pool->missed < WAKE) return 0;
    pool->missed = 0;
    return 1;
}

static void wake_sleepers(Pool *pool, int count)
{
    for (int i = 1; i < count; i++) {
        if (!__atomic_load_n(&pool->crew[i].asleep, __ATOMIC_SEQ_CST)) continue;
        pthread_mutex_lock(&pool->mutex); /* whoever is about to sleep has looked before, or sleeps after this */
        pthread_mutex_unlock(&pool->mutex);
        pthread_cond_signal(&pool->crew[i].wake);
    }
}

/* Run the loop on ``count`` threads; gives the work of all together. Called while busy. */
static int64_t share(Pool *pool, int count, Task task, void *data)
{
    pool->task = task, pool->data = data, pool->group = (Group){NULL, SLICES * count};
    uint32_t first = 0;
    for (int i = 0; i < count; i++, first += SLICES) {
        pool->crew[i].worked = 0;
        __atomic_store_n(&pool->parts[i].left, first | (first + SLICES) << 16, __ATOMIC_RELAXED);
    }
    pool->launches = (pool->launches + 1) & 0xffffff;
    if (!pool->launches) pool->launches = 1;
    __atomic_store_n(&pool->open, pool->launches << 8 | (uint32_t)count, __ATOMIC_SEQ_CST);
    wake_sleepers(pool, count);
    run_tasks(pool, 0, count);
    __atomic_store_n(&pool->open, 0, __ATOMIC_SEQ_CST);
    await_workers(pool);
    int64_t work = 0;
    for (int i = 0; i < count; i++) work += pool->crew[i].worked;
    return work;
}

/* Keep loops on one thread for a while, after a launch that was so late. */
static void retreat(Pool *pool, int64_t late)
{
    int again = pool->ended < pool->trusted_from;
    pool->retreat = !again ? 1 : pool->retreat < LONGEST ? 2 * pool->retreat : LONGEST;
    int64_t apart = pool->retreat * late;
    pool->alone_until = pool->ended + apart;
    pool->trusted_from = pool->alone_until + apart;
}

/* The loop on ``count`` threads, the caller's among them; 0: as many as synth_rt_set_threads has said. ``key``: what
 * tells loops apart whose work differs. */
COMMON int synth_rt_launch(Task task, void *data, int count, uintptr_t key)
{
    Pool *pool = &synth_rt_pool;
    if (!count) count = __atomic_load_n(&pool->wanted, __ATOMIC_RELAXED);
    if (count > MAX_THREADS) count = MAX_THREADS;
    if (count < 2) return run_serially(task, data);
    /* Taken: a launch inside a parallel loop, or one from another thread of the program. One that another process
     * had when this one was forked from it never ends here, and is none of this process's business. */
    pid_t taken = __atomic_load_n(&pool->busy, __ATOMIC_RELAXED), self = getpid();
    if (taken == self ||
        !__atomic_compare_exchange_n(&pool->busy, &taken, self, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return run_serially(task, data);
    count = grow(pool, count, self);
    Loop *loop = &pool->loops[(uint64_t)key * 0x9e3779b97f4a7c15u >> (64 - KNOWN_BITS)];
    int64_t start = now();
    int failed = 0, known = loop->key == key;
    int64_t work = 0;
    if (is_worth(pool, count, known ? loop->work : WAKE, start)) {
        __atomic_store_n(&pool->failed, 0, __ATOMIC_RELAXED);
        work = share(pool, count, task, data);
        failed = __atomic_load_n(&pool->failed, __ATOMIC_RELAXED);
        pool->ended = now();
        int64_t late = pool->ended - start - loop->work;
        if (known && late > LATE) retreat(pool, late);
        if (known && work > loop->work) work = loop->work + loop->work / 16 + 1;
    } else {
        failed = run_serially(task, data);
        pool->ended = now();
        work = pool->ended - start;
    }
    loop->work = work;
    loop->key = key;
    __atomic_store_n(&pool->busy, 0, __ATOMIC_RELEASE);
    return failed ? -1 : 0;
}

#endif
