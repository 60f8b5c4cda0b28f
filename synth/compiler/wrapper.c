/* $licence
 *
 * A template of export_text.py: C that calls a program's functions in order on tensors which it describes as TVM's code
 * wants them. */
#include "$name.h"
#include <stddef.h>

$tensors
#define SYNTH_HIDDEN __attribute__((visibility("hidden")))
SYNTH_HIDDEN void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message);
SYNTH_HIDDEN void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count);
SYNTH_HIDDEN int synth_rt_set_threads(int count);
SYNTH_HIDDEN int synth_rt_claim(void *memory, uint64_t size);
SYNTH_HIDDEN void synth_rt_release(int device);
extern SYNTH_HIDDEN char synth_rt_error[];
typedef int synth_function(void *self, const synth_any *arguments, int32_t count, synth_any *result);
SYNTH_HIDDEN synth_function $functions;

#if $constants && defined(__wasm__)
static const _Alignas($align) unsigned char synth_constants[] = {
#embed "constants.bin"
};
#elif $constants
__asm__(".pushsection .rodata.synth,\"a\",%progbits\n.balign $align\nsynth_constants:\n"
        ".incbin \"constants.bin\"\n.popsection\n");
extern const unsigned char synth_constants[];
#endif
/* Where an array lies: an argument by number, or bytes from the start of the constants or of the arena. */
enum { SYNTH_ARGUMENT, SYNTH_CONSTANT, SYNTH_ARENA };
typedef struct { size_t offset; uint32_t shape; uint8_t place, dimensions, code, bits; } synth_array;
static const int64_t synth_shapes[] = {$shapes};
static const synth_array synth_arrays[] = {
$arrays
};
/* Each call's arrays, one call after the other. */
static const uint16_t synth_uses[] = {$uses};
typedef struct { synth_function *function; int count; } synth_call;
static const synth_call synth_calls[] = {
$calls
};
/* The code of each level, the best first: where its arrays, their uses and its calls begin, and how many calls. */
static const struct { uint32_t arrays, uses, calls, count; } synth_codes[] = {$codes};
$choice
/* Where the time of every step goes, and what tells it; NULL where nobody asks. */
static int64_t *synth_ticks, (*synth_clock)(void);

static int32_t synth_run(unsigned char *arena, void *const *arguments)
{
    int level = synth_choose();
    if (level < 0) return -3;
    unsigned char *const starts[] = {NULL, (unsigned char *)$data, arena};
    const synth_array *arrays = synth_arrays + synth_codes[level].arrays;
    const uint16_t *use = synth_uses + synth_codes[level].uses;
    const synth_call *call = synth_calls + synth_codes[level].calls, *end = call + synth_codes[level].count;
    for (int step = 0; call < end; call++, step++) {
        const int64_t begun = synth_ticks ? synth_clock() : 0;
        synth_tensor tensors[$most];
        synth_any values[$most], result = {0, 0, {0}};
        const int count = call->count, device = $workspaces ? synth_rt_claim(arena + $activations, $workspaces) : 0;
        for (int i = 0; i < count; i++) {
            const synth_array *a = &arrays[*use++];
            void *start = a->place == SYNTH_ARGUMENT ? arguments[a->offset] : starts[a->place] + a->offset;
            synth_tensor tensor = {
                start, {SYNTH_CPU, device}, a->dimensions, {a->code, a->bits, 1},
                (int64_t *)&synth_shapes[a->shape], NULL, 0,
            };
            synth_any value = {SYNTH_TENSOR_POINTER, 0, {0}};
            tensors[i] = tensor;
            value.value.pointer = &tensors[i];
            values[i] = value;
        }
        const int failed = call->function(NULL, values, count, &result);
        if (device) synth_rt_release(device);
        if (failed) return -1;
        if (synth_ticks) synth_ticks[step] += synth_clock() - begun;
    }
    return 0;
}

static int32_t synth_refuse(const char *message)
{
    TVMFFIErrorSetRaisedFromCStr("ValueError", message);
    return -2;
}

const char *${name}_error(void) { return synth_rt_error; }
int ${name}_set_threads(int count) { return synth_rt_set_threads(count); }
#if $leveled
const char *${name}_level(void)
{
    int level = synth_choose();
    return level < 0 ? NULL : synth_levels[level].name;
}
#endif

int32_t $entry($parameters)
{
$checks
    void *const synth_arguments[] = {$values};
    return synth_run($arena, synth_arguments);
}

#if $has_arena
void ${name}_profile(int64_t *ticks, int64_t (*clock)(void))
{
    synth_clock = clock;
    synth_ticks = clock ? ticks : NULL;
}

static _Alignas($align) unsigned char synth_arena[$arena_bytes ? $arena_bytes : 1];
#if $kept
/* The states of each level: where they lie in the arena, and their first values in the constants. */
static const struct { size_t to, from, bytes; } synth_states[] = {$states};
static int synth_is_reset;

int32_t ${name}_reset_in(void *arena)
{
    int level = synth_choose();
    if (level < 0) return -3;
    for (int i = level * $kept; i < (level + 1) * $kept; i++)
        __builtin_memcpy((char *)arena + synth_states[i].to,
                         (const char *)$data + synth_states[i].from, synth_states[i].bytes);
    return 0;
}

int32_t ${name}_reset(void)
{
    synth_is_reset = 1;
    return ${name}_reset_in(synth_arena);
}
#endif

int32_t $outer($outer_parameters)
{
#if $kept
    if (!synth_is_reset) ${name}_reset();
#endif
    return $entry(synth_arena, $names);
}
#endif
