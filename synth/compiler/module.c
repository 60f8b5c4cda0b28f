/* $licence
 *
 * A template of export_text.py: an exported model as a module that TVM's runtime loads, here or on a board. */
#define _POSIX_C_SOURCE 199309L
$header
#include <stddef.h>
#include <time.h>

$tensors
#define SYNTH_SHOWN __attribute__((visibility("default")))
enum { SYNTH_INTEGER = 1, SYNTH_WRONG_ARGUMENTS = -4 };

static void *synth_data(const synth_any *argument)
{
    const synth_tensor *tensor = argument->value.pointer;
    return (char *)tensor->data + tensor->offset;
}

static int synth_tensors(const synth_any *arguments, int32_t count, int32_t wanted)
{
    if (count != wanted) return 0;
    for (int32_t i = 0; i < count; i++)
        if (arguments[i].kind != SYNTH_TENSOR_POINTER) return 0;
    return 1;
}

static int synth_answer(synth_any *result, int64_t number)
{
    result->kind = SYNTH_INTEGER;
    result->zero = 0;
    result->value.integer = number;
    return 0;
}

static int64_t synth_nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* The inputs and outputs in the order of $entry, all of them tensors: what it returns. */
SYNTH_SHOWN int __tvm_ffi_run(void *self, const synth_any *arguments, int32_t count, synth_any *result)
{
    (void)self;
    return synth_answer(
        result, synth_tensors(arguments, count, $count) ? $entry($values) : SYNTH_WRONG_ARGUMENTS);
}

/* A tensor of int64 that nanoseconds are added to from now on; without one that ends. */
SYNTH_SHOWN int __tvm_ffi_profile(void *self, const synth_any *arguments, int32_t count, synth_any *result)
{
    (void)self;
    ${name}_profile(synth_tensors(arguments, count, 1) ? synth_data(arguments) : NULL, synth_nanoseconds);
    return synth_answer(result, 0);
}

/* A number of threads: how many were taken. */
SYNTH_SHOWN int __tvm_ffi_set_threads(void *self, const synth_any *arguments, int32_t count, synth_any *result)
{
    (void)self;
    int known = count == 1 && arguments->kind == SYNTH_INTEGER;
    return synth_answer(
        result, known ? ${name}_set_threads((int)arguments->value.integer) : SYNTH_WRONG_ARGUMENTS);
}
