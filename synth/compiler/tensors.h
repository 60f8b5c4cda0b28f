/* DLTensor of DLPack and TVMFFIAny of TVM's C interface */
typedef struct { int32_t type, id; } synth_device;
typedef struct { uint8_t code, bits; uint16_t lanes; } synth_type;
typedef struct {
    void *data; synth_device device; int32_t dimensions; synth_type type;
    int64_t *shape, *strides; uint64_t offset;
} synth_tensor;
typedef struct { int32_t kind; uint32_t zero; union { int64_t integer; void *pointer; } value; } synth_any;
enum { SYNTH_CPU = 1, SYNTH_TENSOR_POINTER = 7 };
