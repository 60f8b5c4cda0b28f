/* Behind runtime.c: its pool as threads.py uses it in the process of Python. A task of TVM's code leaves its error in the
 * thread that it ran in, where the caller does not find it. */
typedef int (*synth_raise)(const char *, const char *);
static synth_raise raise_error;
static int launch(Task task, void *data, int tasks)
{
    int failed = TVMBackendParallelLaunch(task, data, tasks);
    if (failed) raise_error("RuntimeError", "a task of a parallel loop failed");
    return failed;
}
int64_t synth_pool_open(int64_t raise)
{
    raise_error = (synth_raise)(intptr_t)raise;
    return (int64_t)(intptr_t)launch;
}
int synth_pool_set_threads(int count) { return synth_rt_set_threads(count); }
int synth_pool_threads(void) { return MAX_THREADS; }
uint32_t synth_pool_tasks(int thread)
{
    return __atomic_load_n(&synth_rt_pool.crew[thread].tasks, __ATOMIC_RELAXED);
}
