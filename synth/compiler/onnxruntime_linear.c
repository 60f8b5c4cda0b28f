/* ---- linear layers in blocks: MatMulNBits with constant weights, which are packed when a session is made ---- */
enum { LINEAR_INPUTS = 6, LINEAR_SMALL = 1 << 18, LINEAR_TASKS = 32, LINEAR_ROWS = 16, LINEAR_KEPT = 1 << 18, LINEAR_HUGE = 1 << 21 };
#if defined(__linux__)
#include <sys/mman.h>
#endif

static char linear_refused[512]; /* why no level runs here */
static char linear_busy;

static void linear_refuse(const char *kind, const char **parts, int32_t count)
{
    size_t at = 0;
    (void)kind;
    while (__atomic_test_and_set(&linear_busy, __ATOMIC_ACQUIRE)) {}
    for (int32_t i = 0; i < count && at < sizeof linear_refused; i++)
        at += (size_t)snprintf(linear_refused + at, sizeof linear_refused - at, "%s", parts[i] ? parts[i] : "");
    __atomic_clear(&linear_busy, __ATOMIC_RELEASE);
}

$choice
$layers
/* Per level the kernel for weights of so many bits; -1 where the model has none. */
static const struct { int8_t of[9]; } linear_kernels[] = {$kernels};

/* ``kept``: memory of the last call, for the next one, up to LINEAR_KEPT bytes; it begins with how much it is. A model
 * has hundreds of layers: what a long prompt takes in each of them must not stay. */
typedef struct { const ort_api *api; synth_layer *layer; void *kept; } linear;
/* What the threads share in one call: ``tasks`` make codes of the ``count`` rows, then ``parts`` multiply. */
typedef struct {
    synth_weights of;
    const float *values;
    float *out;
    synth_codes codes;
    int64_t count, tasks, parts;
} linear_call;

static const char *linear_name(const ort_operator *self) { return (void)self, "MatMulNBits"; }
static size_t linear_inputs(const ort_operator *self) { return (void)self, LINEAR_INPUTS; }
static size_t linear_outputs(const ort_operator *self) { return (void)self, 1; }
static int linear_input(const ort_operator *self, size_t number) { return (void)self, number == 1 || number == 3 ? ORT_UINT8 : ORT_FLOAT; }
static int linear_output(const ort_operator *self, size_t number) { return (void)self, (void)number, ORT_FLOAT; }
static int linear_optional(const ort_operator *self, size_t number) { return (void)self, number > 2; }

/* The data of a constant input, which has so many elements. */
static ort_status *linear_constant(const ort_api *api, const ort_info *info, size_t number, int64_t elements, void **data)
{
    static const char *const names[] = {"A", "B", "scales", "zero_points", "bias", "zero_points"};
    const ort_value *value = NULL;
    ort_shape *shape;
    int is_constant = 0;
    size_t found = 0;
    char text[128];
    ort_status *wrong = api->constant(info, number, &is_constant, &value);
    if (wrong) return wrong;
    if (is_constant && value) {
        if ((wrong = api->shape(value, &shape))) return wrong;
        wrong = api->elements(shape, &found);
        api->release_shape(shape);
        if (wrong) return wrong;
    }
    if (!is_constant || !value || (int64_t)found != elements) {
        snprintf(text, sizeof text, "MatMulNBits: %s has to be constant, of %lld elements", names[number], (long long)elements);
        return api->create_status(ORT_INVALID_ARGUMENT, text);
    }
    return api->data((ort_value *)value, data);
}

/* Memory of a layer: of large ones in huge pages, of which synth/forms/memory.py tells, where the system has them. */
static synth_layer *linear_room(size_t bytes)
{
    size_t whole = 0, align = ALIGN;
#if defined(MADV_HUGEPAGE)
    whole = (bytes + LINEAR_HUGE / 2) / LINEAR_HUGE * LINEAR_HUGE;
    if (whole) align = LINEAR_HUGE;
#endif
    void *const room = aligned_alloc(align, (bytes + align - 1) / align * align);
#if defined(MADV_HUGEPAGE)
    if (room && whole) (void)madvise(room, whole, MADV_HUGEPAGE);
#endif
    return room;
}

static ort_status *linear_create(const ort_operator *self, const ort_api *api, const ort_info *info, void **out)
{
    static const char *const names[] = {"K", "N", "bits", "block_size", "varied", "biased", "offset"};
    int64_t number[7];
    ort_status *wrong;
    void *given[5] = {NULL, NULL, NULL, NULL, NULL};
    float *offsets = NULL;
    (void)self;
    for (int i = 0; i < 7; i++)
        if ((wrong = api->number(info, names[i], &number[i]))) return wrong;
    const int64_t k = number[0], rows = number[1], bits = number[2], block = number[3];
    if (k < 1 || rows < 1 || k > INT32_MAX / 2 || rows > INT32_MAX / 2 || bits < 1 || bits > 8 || block < $smallest ||
        block > $largest || block * bits % 32)
        return api->create_status(ORT_INVALID_ARGUMENT, "MatMulNBits: sizes that there is no kernel for");
    const int level = synth_choose();
    if (level < 0) return api->create_status(ORT_FAIL, linear_refused);
    const int kernel = linear_kernels[level].of[bits];
    if (kernel < 0) return api->create_status(ORT_INVALID_ARGUMENT, "MatMulNBits: bits that the library was not made for");
    const int64_t blocks = (k + block - 1) / block;
    const int64_t scale_count = rows * blocks, middle = 1 << (bits - 1);
    const int64_t sizes[5] = {scale_count * block * bits / 8, scale_count, rows * ((blocks * bits + 7) / 8), rows, scale_count};
    for (size_t i = 0; i < 5; i++)
        if (i < 2 || number[2 + i])
            if ((wrong = linear_constant(api, info, i + 1, sizes[i], &given[i]))) return wrong;
    int varied = number[6] ? 3 : number[4] != 0, zero = (int)middle;
    if (number[6]) { /* zero points that are floats: as from_onnx of Python has them */
        const float *const scales = given[1], *const zeros = given[4], twice = 2 * zeros[0];
        int64_t same = 1;
        while (same < scale_count && zeros[same] == zeros[0]) same++;
        if (same == scale_count && twice >= 0 && twice < 256 && twice == (float)(int)twice)
            varied = (int)twice % 2 * 2, zero = varied ? (int)twice : (int)twice / 2;
        else
            offsets = malloc((size_t)scale_count * sizeof *offsets);
        for (int64_t i = 0; offsets && i < scale_count; i++)
            offsets[i] = (float)((double)scales[i] * ((double)middle - (double)zeros[i]));
    }
    const int half = synth_halves(kernel, given[1], offsets, scale_count);
    const synth_layer layer = synth_placed(kernel, (int32_t)rows, (int32_t)k, (int32_t)block, varied, zero,
                                           number[5] != 0, half);
    linear *made = calloc(1, sizeof *made);
    if (made) made->layer = linear_room((size_t)layer.bytes);
    if (!made || !made->layer || (varied == 3 && !offsets)) {
        if (made) free(made->layer);
        free(made);
        free(offsets);
        return api->create_status(ORT_FAIL, "no memory for a layer of synth-kernel");
    }
    made->api = api;
    *made->layer = layer;
    synth_prepare(made->layer, given[0], given[1], given[2], (int32_t)bits, offsets, given[3]);
    free(offsets);
    *out = made;
    return NULL;
}

static void linear_destroy(void *given)
{
    linear *const k = given;
    free(k->layer);
    free(k->kept);
    free(k);
}

static void linear_codes(void *given, size_t task)
{
    const linear_call *const call = given;
    synth_quantize(&call->of, (int64_t)task, call->tasks, call->values, call->codes, call->count);
}

static void linear_rows(void *given, size_t task)
{
    const linear_call *const call = given;
    const synth_weights *const of = &call->of;
    const int64_t panel = synth_panel(of);
    for (int64_t n = 0; n < call->count; n += panel) {
        const int64_t remaining = call->count - n;
        synth_multiply(of, (int64_t)task, call->parts, call->values + n * of->parameters[SYNTH_K],
                       synth_codes_from(of, call->codes, n), remaining < panel ? remaining : panel,
                       call->out + n * of->parameters[SYNTH_ROWS]);
    }
}

/* Both steps on the threads of the session, a small layer on the one that calls. */
static ort_status *linear_run(const ort_api *api, const ort_context *context, linear_call *call)
{
    const int64_t work = call->count * call->of.parameters[SYNTH_K], groups = synth_groups(&call->of);
    ort_status *wrong = NULL;
    call->tasks = work > LINEAR_SMALL ? (call->count + LINEAR_ROWS - 1) / LINEAR_ROWS : 1;
    call->parts = work * call->of.parameters[SYNTH_ROWS] <= LINEAR_SMALL ? 1 : groups < LINEAR_TASKS ? groups : LINEAR_TASKS;
    if (call->tasks > 1) wrong = api->parallel(context, linear_codes, (size_t)call->tasks, 0, call);
    else linear_codes(call, 0);
    if (wrong) return wrong;
    if (call->parts > 1) return api->parallel(context, linear_rows, (size_t)call->parts, 0, call);
    linear_rows(call, 0);
    return NULL;
}

static ort_status *linear_compute(void *given, ort_context *context)
{
    linear *const k = given;
    const ort_api *const api = k->api;
    const int32_t *const parameters = k->layer->parameters;
    const ort_value *value;
    ort_value *result;
    ort_shape *shape;
    ort_status *wrong;
    int64_t sizes[16] = {0};
    size_t rank = 0;
    if ((wrong = api->input(context, 0, &value)) || (wrong = api->shape(value, &shape))) return wrong;
    wrong = api->rank(shape, &rank);
    if (!wrong && rank <= 16) wrong = api->sizes(shape, sizes, rank);
    api->release_shape(shape);
    if (wrong) return wrong;
    if (rank < 1 || rank > 16 || sizes[rank - 1] != parameters[SYNTH_K]) {
        char text[128];
        snprintf(text, sizeof text, "MatMulNBits: A has %d axes and %lld positions in its last one, needs %d positions",
                 (int)rank, (long long)sizes[rank && rank <= 16 ? rank - 1 : 0], (int)parameters[SYNTH_K]);
        return api->create_status(ORT_INVALID_ARGUMENT, text);
    }
    linear_call call = {synth_weights_of(k->layer), NULL, NULL, {NULL, NULL, NULL, NULL, NULL}, 1, 1, 1};
    for (size_t i = 0; i + 1 < rank; i++) call.count *= sizes[i];
    sizes[rank - 1] = parameters[SYNTH_ROWS];
    if ((wrong = api->data((ort_value *)value, (void **)&call.values)) ||
        (wrong = api->output(context, 0, sizes, rank, &result)) || (wrong = api->data(result, (void **)&call.out)))
        return wrong;
    if (!call.count) return NULL;
    const size_t needed = ALIGN + (size_t)synth_codes_bytes(&call.of, call.count);
    size_t *memory = __atomic_exchange_n(&k->kept, NULL, __ATOMIC_ACQ_REL);
    if (!memory || *memory < needed) {
        free(memory);
        memory = aligned_alloc(ALIGN, rounded(needed));
        if (!memory) return api->create_status(ORT_FAIL, "no memory for a layer of synth-kernel");
        *memory = needed;
    }
    call.codes = synth_codes_at(&call.of, (char *)memory + ALIGN, call.count);
    wrong = linear_run(api, context, &call);
    if (*memory <= LINEAR_KEPT) memory = __atomic_exchange_n(&k->kept, memory, __ATOMIC_ACQ_REL);
    free(memory); /* that, or what a call at the same time has kept */
    return wrong;
}

static const ort_operator linear_operator = {
    ORT_OPERATOR, NULL, linear_name, provider, linear_input, linear_inputs, linear_output, linear_outputs, NULL,
    linear_destroy, linear_optional, zero_of, zero_of, zero, zero, zero, zero, linear_create, linear_compute, NULL};
