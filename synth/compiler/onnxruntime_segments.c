/* ---- segments: each operator calls an exported program, once for each sample ---- */
enum { MOST = $most, RANK = $rank };
typedef struct { const char *name; size_t bytes; int type, rank; int64_t sizes[RANK]; } tensor;
/* ``run``: all tensors, inputs first. ``batched``: the sizes are those of one sample of any number. */
typedef struct {
    ort_operator one;
    const char *name, *layer;
    int inputs, outputs, batched;
    size_t arena;
    int32_t (*run)(void *arena, void *const *tensors);
    const char *(*error)(void);
    int (*threads)(int count);
    tensor tensors[MOST];
} segment;
/* ``kept``: memory of the last call, for the next one. */
typedef struct { const segment *of; const ort_api *api; void *kept; } kernel;

$prototypes
static const char *segment_name(const ort_operator *self) { return ((const segment *)self)->name; }
static size_t inputs(const ort_operator *self) { return (size_t)((const segment *)self)->inputs; }
static size_t outputs(const ort_operator *self) { return (size_t)((const segment *)self)->outputs; }
static int input_type(const ort_operator *self, size_t number) { return ((const segment *)self)->tensors[number].type; }
static int output_type(const ort_operator *self, size_t number) { return input_type(self, number + inputs(self)); }

static ort_status *create(const ort_operator *self, const ort_api *api, const ort_info *info, void **out)
{
    (void)info;
    kernel *made = calloc(1, sizeof *made);
    if (!made) return api->create_status(ORT_FAIL, "no memory for an operator of synth-kernel");
    made->of = (const segment *)self, made->api = api;
    made->of->threads($threads);
    *out = made;
    return NULL;
}

static void destroy(void *given)
{
    free(((kernel *)given)->kept);
    free(given);
}

static int write_sizes(char *text, size_t room, const int64_t *sizes, int rank, int open)
{
    int at = snprintf(text, room, "[");
    for (int i = 0; i < rank && at < (int)room; i++) {
        if (i == 0 && open) at += snprintf(text + at, room - at, "N");
        else at += snprintf(text + at, room - at, i ? ", %lld" : "%lld", (long long)sizes[i]);
    }
    return at < (int)room ? at + snprintf(text + at, room - at, "]") : at;
}

/* An input's data and its number of samples; an error where its shape is another than the segment's. */
static ort_status *take(const kernel *k, ort_context *context, int number, char **data, int64_t *samples)
{
    const ort_api *api = k->api;
    const segment *s = k->of;
    const tensor *t = &s->tensors[number];
    const ort_value *value;
    ort_shape *shape;
    ort_status *wrong;
    size_t rank;
    int64_t sizes[16] = {0};
    if ((wrong = api->input(context, (size_t)number, &value)) || (wrong = api->shape(value, &shape))) return wrong;
    wrong = api->rank(shape, &rank);
    if (!wrong && rank <= 16) wrong = api->sizes(shape, sizes, rank);
    api->release_shape(shape);
    if (wrong) return wrong;
    int fits = (int)rank == t->rank;
    for (int i = s->batched; fits && i < t->rank; i++) fits = sizes[i] == t->sizes[i];
    if (fits && s->batched && number) fits = sizes[0] == *samples;
    if (!fits) {
        char text[1024], found[256], needed[256];
        write_sizes(found, sizeof found, sizes, rank > 16 ? 16 : (int)rank, 0);
        write_sizes(needed, sizeof needed, t->sizes, t->rank, s->batched);
        snprintf(text, sizeof text, "%s (layer %s): input %s has the shape %s, needs %s", s->name, s->layer,
                 t->name, found, needed);
        return api->create_status(ORT_INVALID_ARGUMENT, text);
    }
    *samples = s->batched ? sizes[0] : 1;
    return api->data((ort_value *)value, (void **)data);
}

static ort_status *compute(void *given, ort_context *context)
{
    kernel *k = given;
    const segment *s = k->of;
    const ort_api *api = k->api;
    int count = s->inputs + s->outputs;
    int64_t samples = 1, sizes[RANK];
    char *data[MOST];
    void *at[MOST];
    ort_status *wrong;
    size_t whole = rounded(s->arena);
    for (int i = 0; i < count; i++) {
        const tensor *t = &s->tensors[i];
        whole += rounded(t->bytes);
        if (i < s->inputs) {
            if ((wrong = take(k, context, i, &data[i], &samples))) return wrong;
            continue;
        }
        ort_value *value;
        memcpy(sizes, t->sizes, sizeof sizes);
        if (s->batched) sizes[0] = samples;
        if ((wrong = api->output(context, (size_t)(i - s->inputs), sizes, (size_t)t->rank, &value)) ||
            (wrong = api->data(value, (void **)&data[i]))) return wrong;
    }
    char *memory = __atomic_exchange_n(&k->kept, NULL, __ATOMIC_ACQ_REL);
    if (!memory) memory = aligned_alloc(ALIGN, whole);
    if (!memory) return api->create_status(ORT_FAIL, "no memory for a segment of synth-kernel");
    int32_t failed = 0;
    for (int64_t n = 0; n < samples && !failed; n++) {
        char *next = memory + rounded(s->arena);
        /* The program takes aligned tensors; others, such as the second sample of odd size, are copied. */
        for (int i = 0; i < count; i++) {
            size_t bytes = s->tensors[i].bytes;
            char *own = data[i] + (size_t)n * bytes;
            at[i] = (uintptr_t)own % ALIGN ? next : own;
            if (at[i] == next && i < s->inputs) memcpy(next, own, bytes);
            next += rounded(bytes);
        }
        failed = s->run(memory, at);
        for (int i = s->inputs; i < count; i++) {
            size_t bytes = s->tensors[i].bytes;
            char *own = data[i] + (size_t)n * bytes;
            if (at[i] != own) memcpy(own, at[i], bytes);
        }
    }
    free(__atomic_exchange_n(&k->kept, memory, __ATOMIC_ACQ_REL)); /* of a call at the same time */
    return failed ? api->create_status(ORT_FAIL, s->error()) : NULL;
}

$functions
#define OPERATOR                                                                                                      \
    {ORT_OPERATOR, NULL, segment_name, provider, input_type, inputs, output_type, outputs, NULL, destroy, zero_of,      \
     zero_of, zero_of, zero, zero, zero, zero, create, compute, NULL}
static const segment segments[] = {
$segments
};
