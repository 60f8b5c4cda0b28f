/* A stress of pool.c, which is compiled in front of this. stress() gives 0, or the number of the line
 * that found something wrong. By hand, with ThreadSanitizer:
 *   (echo '#define SYNTH_THREADS'; echo '#define SYNTH_PROCESSORS 4'; cat synth/emit/pool.c tests/emit/pool_stress.c;
 *    echo 'int main(void) { return stress() != 0; }') |
 *       gcc -xc -std=gnu11 -g -O1 -fsanitize=thread -DWITHOUT_FORK - -lpthread
 */
#include <string.h>
#include <sys/wait.h>

#define EXPECT(condition) do { if (!(condition)) return __LINE__; } while (0)

/* On as many threads as synth_rt_set_threads has said. */
static int launch(Task task, void *data) { return synth_rt_launch(task, data, 0, (uintptr_t)task); }

typedef struct {
    int extent, fails_at, nested, turns;
    unsigned char *runs; /* how often each iteration ran; each has one task, so that no two threads write one */
} Loops;

static int iterations(int index, Group *group, void *data)
{
    Loops *loop = data;
    int step = (loop->extent + group->tasks - 1) / group->tasks, failed = 0;
    for (int i = index * step; i < (index + 1) * step && i < loop->extent; i++) {
        loop->runs[i]++;
        failed |= i == loop->fails_at;
        for (volatile int turn = 0; turn < loop->turns; turn++) {}
        if (loop->nested) {
            unsigned char runs[7] = {0};
            Loops inner = {7, -1, 0, 0, runs};
            failed |= launch(iterations, &inner);
            for (int k = 0; k < 7; k++) failed |= runs[k] != 1;
        }
    }
    return failed ? -1 : 0;
}

/* The loop once: 0 where every iteration ran once and the result is right. */
static int once(Loops loop)
{
    unsigned char runs[300] = {0};
    loop.runs = runs;
    int result = launch(iterations, &loop);
    EXPECT(result == (loop.fails_at >= 0 ? -1 : 0));
    for (int i = 0; i < 300; i++) EXPECT(runs[i] == (i < loop.extent));
    return 0;
}

static int many(int count)
{
    for (int i = 0; i < count; i++) {
        /* 300 to 30000 turns: loops above and below what is worth sharing */
        int wrong = once((Loops){1 + i * 7 % 300, -1, i % 16 == 0, i % 5 * 100, NULL});
        if (wrong) return wrong;
    }
    return 0;
}

static void *beside(void *data)
{
    *(int *)data = many(2000);
    return NULL;
}

typedef struct {
    int met;
    uintptr_t first;
} Meeting;

/* Ends when two threads are in it, or after some ten seconds. */
static int meet(int index, Group *group, void *data)
{
    (void)index, (void)group;
    Meeting *meeting = data;
    uintptr_t self = (uintptr_t)pthread_self(), none = 0;
    if (!__atomic_compare_exchange_n(&meeting->first, &none, self, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) && none != self)
        __atomic_store_n(&meeting->met, 1, __ATOMIC_SEQ_CST);
    for (int64_t since = now(); !__atomic_load_n(&meeting->met, __ATOMIC_SEQ_CST);) {
        if (now() - since > (int64_t)10000000000) return -1;
        sched_yield();
    }
    return 0;
}

/* Whether two threads really run at the same time. */
static int both(void)
{
    Meeting meeting = {0, 0};
    synth_rt_pool.alone_until = 0; /* and forget how little this loop takes where the threads meet at once */
    memset(synth_rt_pool.loops, 0, sizeof synth_rt_pool.loops);
    EXPECT(launch(meet, &meeting) == 0 && meeting.met);
    return 0;
}

static int forked(void)
{
#ifdef WITHOUT_FORK /* which ThreadSanitizer does not support */
    return 0;
#endif
    pid_t child = fork();
    if (!child) _exit(many(300) || both() ? 1 : 0);
    int status = 1;
    EXPECT(child > 0 && waitpid(child, &status, 0) == child && status == 0);
    return 0;
}

int stress(void)
{
    int wrong;
    EXPECT(synth_rt_set_threads(0) == 1);
    EXPECT(synth_rt_set_threads(100) == SYNTH_PROCESSORS);
    for (int count = 1; count <= SYNTH_PROCESSORS; count++) {
        EXPECT(synth_rt_set_threads(count) == count);
        if ((wrong = many(2000))) return wrong;
    }
    for (int i = 0; i < 20; i++) { /* workers sleep in between */
        struct timespec pause = {0, 3000000};
        nanosleep(&pause, NULL);
        if ((wrong = once((Loops){64, -1, 0, 20000, NULL}))) return wrong;
    }
    for (int i = 0; i < 100; i++) {
        if ((wrong = once((Loops){200, i, 0, 1000, NULL}))) return wrong;
        if ((wrong = once((Loops){200, -1, 0, 1000, NULL}))) return wrong;
    }
    if ((wrong = both())) return wrong;
    if ((wrong = forked())) return wrong;
    pthread_t thread;
    int other = -1;
    EXPECT(!pthread_create(&thread, NULL, beside, &other));
    if ((wrong = many(1000))) return wrong;
    for (int i = 0; i < 10; i++) /* also while the other one launches */
        if ((wrong = forked())) return wrong;
    EXPECT(!pthread_join(thread, NULL));
    return other ? other : many(100);
}
