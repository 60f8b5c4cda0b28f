/* $licence
 *
 * A template of custom_ops.py: operators for ONNX Runtime 1.17 or later, which a session takes by
 * SessionOptions.register_custom_ops_library. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The part of ONNX Runtime's C interface that is needed here, after its reference: a table of functions that only
 * ever grows, in which a function keeps its number, and the description of an operator, likewise. */
typedef struct ort_status ort_status;
typedef struct ort_value ort_value;
typedef struct ort_shape ort_shape;
typedef struct ort_domain ort_domain;
typedef struct ort_options ort_options;
typedef struct ort_context ort_context;
typedef struct ort_info ort_info;
typedef struct ort_operator ort_operator;
enum { ORT_VERSION = 17, ORT_OPERATOR = 16, ORT_FAIL = 1, ORT_INVALID_ARGUMENT = 2, ORT_FLOAT = 1, ORT_UINT8 = 2 };
typedef struct {
    ort_status *(*create_status)(int code, const char *message); /* 0 */
    void *from_1[25];
    ort_status *(*create_domain)(const char *name, ort_domain **out); /* 26 */
    ort_status *(*domain_add)(ort_domain *domain, const ort_operator *one);
    ort_status *(*add_domain)(ort_options *options, ort_domain *domain); /* 28 */
    void *from_29[22];
    ort_status *(*data)(ort_value *value, void **out); /* 51 */
    void *from_52[9];
    ort_status *(*rank)(const ort_shape *shape, size_t *out); /* 61 */
    ort_status *(*sizes)(const ort_shape *shape, int64_t *out, size_t rank); /* 62 */
    void *from_63[1];
    ort_status *(*elements)(const ort_shape *shape, size_t *out); /* 64 */
    ort_status *(*shape)(const ort_value *value, ort_shape **out); /* 65 */
    void *from_66[20];
    ort_status *(*number)(const ort_info *info, const char *attribute, int64_t *out); /* 86 */
    void *from_87[3];
    ort_status *(*input)(const ort_context *context, size_t number, const ort_value **out); /* 90 */
    ort_status *(*output)(ort_context *context, size_t number, const int64_t *sizes, size_t rank, ort_value **out);
    void *from_92[7];
    void (*release_shape)(ort_shape *shape); /* 99 */
    void *from_100[149];
    ort_status *(*constant)(const ort_info *info, size_t number, int *is_constant, const ort_value **out); /* 249 */
    void *from_250[24];
    ort_status *(*parallel)(const ort_context *context, void (*run)(void *, size_t), size_t total, size_t batches, void *);
} ort_api;
_Static_assert(offsetof(ort_api, parallel) == 274 * sizeof(void *), "numbers of ONNX Runtime's functions");
typedef struct {
    const ort_api *(*api)(uint32_t version);
    const char *(*version)(void);
} ort_base;
struct ort_operator {
    uint32_t version;
    void *create_without_status;
    const char *(*name)(const ort_operator *self);
    const char *(*provider)(const ort_operator *self);
    int (*input_type)(const ort_operator *self, size_t number);
    size_t (*inputs)(const ort_operator *self);
    int (*output_type)(const ort_operator *self, size_t number);
    size_t (*outputs)(const ort_operator *self);
    void *compute_without_status;
    void (*destroy)(void *kernel);
    int (*input_kind)(const ort_operator *self, size_t number);
    int (*output_kind)(const ort_operator *self, size_t number);
    int (*input_memory)(const ort_operator *self, size_t number);
    int (*least_inputs)(const ort_operator *self);
    int (*inputs_alike)(const ort_operator *self);
    int (*least_outputs)(const ort_operator *self);
    int (*outputs_alike)(const ort_operator *self);
    ort_status *(*create)(const ort_operator *self, const ort_api *api, const ort_info *info, void **kernel);
    ort_status *(*compute)(void *kernel, ort_context *context);
    void *infer_shapes;
};

enum { ALIGN = $align };
static const char *provider(const ort_operator *self) { return (void)self, NULL; }
static int zero(const ort_operator *self) { return (void)self, 0; }
static int zero_of(const ort_operator *self, size_t number) { return (void)self, (void)number, 0; }
static size_t rounded(size_t bytes) { return (bytes + ALIGN - 1) / ALIGN * ALIGN; }

$parts
static const ort_operator *const operators[] = {$operators};

__attribute__((visibility("default"))) ort_status *RegisterCustomOps(ort_options *options, const ort_base *base)
{
    static ort_domain *domain; /* for all sessions, and as long as the process */
    static char busy;
    const ort_api *api = base->api(ORT_VERSION);
    if (!api) return base->api(1)->create_status(ORT_FAIL, "$domain needs ONNX Runtime 1.17 or later");
    ort_status *wrong = NULL;
    while (__atomic_test_and_set(&busy, __ATOMIC_ACQUIRE)) {}
    if (!domain) {
        wrong = api->create_domain("$domain", &domain);
        for (size_t i = 0; !wrong && i < sizeof operators / sizeof *operators; i++)
            wrong = api->domain_add(domain, operators[i]);
    }
    __atomic_clear(&busy, __ATOMIC_RELEASE);
    return wrong ? wrong : api->add_domain(options, domain);
}
