"""A ggml backend: tensors of GGUF types are packed for linear kernels, and MUL_MAT runs on these kernels."""
