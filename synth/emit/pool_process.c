/* Behind pool.c: the pool of the process of Python, as threads.py has it. */
typedef void (*synth_tell)(const char *kind, const char *message);
static synth_tell tell;
void synth_pool_tell(int64_t function) { tell = (synth_tell)(intptr_t)function; }

/* As code of TVM launches a loop, on as many threads as synth_pool_set_threads has said. A task leaves its error in the
 * thread that it ran in, where the caller does not find it, so that somebody has to be told. */
int synth_pool_launch(Task task, void *data, int tasks)
{
    (void)tasks;
    int failed = synth_rt_launch(task, data, 0, (uintptr_t)task);
    if (failed) tell("RuntimeError", "a task of a parallel loop failed");
    return failed;
}

int synth_pool_share(Task task, void *data, int count, uintptr_t key) { return synth_rt_launch(task, data, count, key); }
int synth_pool_set_threads(int count) { return synth_rt_set_threads(count); }
int synth_pool_threads(void) { return MAX_THREADS; }
uint32_t synth_pool_tasks(int thread)
{
    return __atomic_load_n(&synth_rt_pool.crew[thread].tasks, __ATOMIC_RELAXED);
}
