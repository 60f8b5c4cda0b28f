"""llama.cpp's products as peers: a ``mul_mat`` of ggml's CPU backend, in the formats of GGUF files.

The library is the one of a folder with a build of llama.cpp (docs/measurements.md says how to make one). It
is called as llama.cpp calls it: weights go where ggml repacks them, if it has a repacked product for their
type, and else where they stay as they are.
"""

import importlib
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from bench.block_peers import TILE, Array, Baseline, Layer, Product, format_product, has_own_kernel
from synth.errors import UserError
from synth.linear.gguf import FORMATS

#: By name: ggml's number of the type, bits of a weight's code, the weights of the smallest block with a
#: scale, and whether that has a smallest value too, as a zero point would be.
TYPES = {
    "F32": (0, 32, 1, False), "F16": (1, 16, 1, False), "Q8_0": (8, 8, 32, False), "Q4_0": (2, 4, 32, False),
    "Q4_1": (3, 4, 32, True), "Q5_0": (6, 5, 32, False), "Q5_1": (7, 5, 32, True),
    "Q6_K": (14, 6, 16, False), "Q5_K": (13, 5, 32, True),
    "Q4_K": (12, 4, 32, True), "Q3_K": (11, 3, 16, False), "Q2_K": (10, 2, 16, True),
    "Q2_0": (42, 2, 64, False), "TQ2_0": (35, 2, 256, False), "TQ1_0": (34, 2, 256, False),
    "Q1_0": (41, 1, 128, False), "IQ4_NL": (20, 4, 32, False), "IQ4_XS": (23, 4, 32, False),
    "MXFP4": (39, 4, 32, False),
}  # fmt: skip
_F32 = TYPES["F32"][0]
_SUFFIX = "dylib" if sys.platform == "darwin" else "so"
_BASE, _CPU = f"libggml-base.{_SUFFIX}", f"libggml-cpu.{_SUFFIX}"
_OF_CPU = """
void *ggml_backend_cpu_init(void);
void *ggml_backend_cpu_reg(void);
void ggml_backend_cpu_set_n_threads(void *backend, int threads);
"""
_OF_BASE = """
struct ggml_init_params { size_t mem_size; void *mem_buffer; bool no_alloc; };
struct ggml_type_traits {
  const char *type_name; int64_t blck_size, blck_size_interleave; size_t type_size; bool is_quantized;
  void (*to_float)(const void *x, float *y, int64_t k);
};
void ggml_log_set(void (*callback)(int level, const char *text, void *data), void *data);
void *ggml_init(struct ggml_init_params params);
void ggml_free(void *context);
void *ggml_new_tensor_2d(void *context, int type, int64_t ne0, int64_t ne1);
void *ggml_mul_mat(void *context, void *a, void *b);
void *ggml_new_graph_custom(void *context, size_t size, bool grads);
void ggml_build_forward_expand(void *graph, void *tensor);
size_t ggml_tensor_overhead(void);
size_t ggml_graph_overhead_custom(size_t size, bool grads);
size_t ggml_row_size(int type, int64_t ne);
size_t ggml_quantize_chunk(int type, const float *src, void *dst, int64_t start, int64_t nrows,
                           int64_t n_per_row, const float *imatrix);
const char *ggml_type_name(int type);
const struct ggml_type_traits *ggml_get_type_traits(int type);
void *ggml_backend_alloc_ctx_tensors_from_buft(void *context, void *type);
void ggml_backend_buffer_free(void *buffer);
void *ggml_backend_cpu_buffer_type(void);
void *ggml_backend_reg_get_proc_address(void *registry, const char *name);
void *ggml_backend_reg_dev_get(void *registry, size_t index);
bool ggml_backend_supports_op(void *backend, const void *op);
void ggml_backend_tensor_set(void *tensor, const void *data, size_t offset, size_t size);
void ggml_backend_tensor_get(const void *tensor, void *data, size_t offset, size_t size);
int ggml_backend_graph_compute(void *backend, void *graph);
"""


class Ggml:
    """The CPU backend of a build. A process has one: the loader knows libraries by their
    names, whatever the folder. Raises UserError for a folder without one or with another release of it."""

    def __init__(self, folder: Path) -> None:
        places = [place for place in (folder / "bin", folder) if (place / _CPU).is_file()]
        if not places:
            raise UserError(
                f"--ggml {folder}: no {_CPU} in it nor in its bin; docs/measurements.md says how to build it"
            )
        self._ffi: Any = importlib.import_module("cffi").FFI()
        self._ffi.cdef(_OF_BASE + _OF_CPU)
        try:
            self._base, self._cpu = (self._ffi.dlopen(str(places[0] / name)) for name in (_BASE, _CPU))
            for library, declared in ((self._base, _OF_BASE), (self._cpu, _OF_CPU)):
                for name in re.findall(r"^\w.*?\b(ggml_\w+)\(", declared, re.M):
                    getattr(library, name)
        except (OSError, AttributeError) as error:
            raise UserError(
                f"--ggml {folder}: {error}; build the release of llama.cpp that docs/measurements.md names"
            ) from None
        self._silent = self._ffi.callback("void(int, const char *, void *)", lambda *_: None)
        self._base.ggml_log_set(self._silent, self._ffi.NULL)
        self._backend = self._cpu.ggml_backend_cpu_init()

    def peers(self) -> list[Baseline]:
        """One per type that this build has by this number, and one of ours that reads the same bytes for each
        that has a kernel of its own (``has_own_kernel``)."""
        there = {
            name: facts
            for name, facts in TYPES.items()
            if self._ffi.string(self._base.ggml_type_name(facts[0])).decode().upper() == name
        }
        found = [
            Baseline(f"ggml {name}", *facts, partial(self._product, number=number))
            for name, (number, *facts) in there.items()
        ]
        return found + [
            Baseline(f"ours {name}", *facts, partial(self._ours, number=number), ours=True)
            for name, (number, *facts) in there.items()
            if number in FORMATS and has_own_kernel(FORMATS[number])
        ]

    def _quantized(self, number: int, layer: Layer) -> Array:
        """The filters by ggml, uint8 [TILE, bytes]."""
        rows = np.zeros((TILE, self._base.ggml_row_size(number, layer.k)), np.uint8)
        given, stored = self._pointer("float", layer.filters), self._pointer("void", rows)
        self._base.ggml_quantize_chunk(number, given, stored, 0, TILE, layer.k, self._ffi.NULL)
        return rows

    def _ours(self, layer: Layer, copies: int, number: int) -> Product:
        """Layers of ours, of what ggml quantizes."""
        rows = self._quantized(number, layer)
        return format_product(layer, copies, FORMATS[number], rows, self._values(rows, number, layer))

    def _product(self, layer: Layer, copies: int, number: int) -> Product:
        """The copies in one graph; ggml quantizes the filters."""
        base, pointer, rows = self._base, self._pointer, self._quantized(number, layer)
        held, weights = self._weights(number, layer, copies)
        buffers = [base.ggml_backend_alloc_ctx_tensors_from_buft(held, self._best_place(number, layer))]
        for copy, tensor in enumerate(weights):
            data = layer.whole(rows, copy)
            base.ggml_backend_tensor_set(tensor, pointer("void", data), 0, data.nbytes)
        made, x, products = self._products(weights, layer)
        graph = base.ggml_new_graph_custom(made, _nodes(copies), False)
        for product in products:
            base.ggml_build_forward_expand(graph, product)
        buffers.append(
            base.ggml_backend_alloc_ctx_tensors_from_buft(made, base.ggml_backend_cpu_buffer_type())
        )
        base.ggml_backend_tensor_set(x, pointer("void", layer.x), 0, layer.x.nbytes)

        def output() -> Array:
            result = np.zeros((len(layer.x), layer.n), np.float32)
            base.ggml_backend_tensor_get(products[0], pointer("void", result), 0, result.nbytes)
            return result

        def close() -> None:
            for buffer in buffers:
                base.ggml_backend_buffer_free(buffer)
            for context in (held, made):
                base.ggml_free(context)

        self._cpu.ggml_backend_cpu_set_n_threads(self._backend, layer.threads)
        run = partial(base.ggml_backend_graph_compute, self._backend, graph)
        return Product(run, output, self._values(rows, number, layer), rows.shape[1] * layer.n, close)

    def _weights(self, number: int, layer: Layer, copies: int) -> tuple[Any, list[Any]]:
        """A context with weights that have no memory yet."""
        context = self._context(copies * self._base.ggml_tensor_overhead())
        tensors = [self._base.ggml_new_tensor_2d(context, number, layer.k, layer.n) for _ in range(copies)]
        return context, tensors

    def _products(self, weights: list[Any], layer: Layer) -> tuple[Any, Any, list[Any]]:
        """A context with the activations and the products, which have no memory yet."""
        base, nodes = self._base, _nodes(len(weights))
        context = self._context(
            nodes * base.ggml_tensor_overhead() + base.ggml_graph_overhead_custom(nodes, False)
        )
        x = base.ggml_new_tensor_2d(context, _F32, layer.k, len(layer.x))
        return context, x, [base.ggml_mul_mat(context, tensor, x) for tensor in weights]

    def _context(self, size: int) -> Any:
        return self._base.ggml_init([size, self._ffi.NULL, True])

    def _best_place(self, number: int, layer: Layer) -> Any:
        """The first kind of buffer, those of repacked weights before the plain one, that ggml can multiply
        such weights from."""
        base, registry = self._base, self._cpu.ggml_backend_cpu_reg()
        function = base.ggml_backend_reg_get_proc_address(registry, b"ggml_backend_dev_get_extra_bufts")
        extra = self._ffi.cast("void **(*)(void *)", function)(base.ggml_backend_reg_dev_get(registry, 0))
        while extra[0] != self._ffi.NULL:
            held, weights = self._weights(number, layer, 1)
            made, _, (product,) = self._products(weights, layer)
            buffer = base.ggml_backend_alloc_ctx_tensors_from_buft(held, extra[0])
            multiplies = base.ggml_backend_supports_op(self._backend, product)
            base.ggml_backend_buffer_free(buffer)
            for context in (made, held):
                base.ggml_free(context)
            if multiplies:
                return extra[0]
            extra += 1
        return base.ggml_backend_cpu_buffer_type()

    def _values(self, rows: Array, number: int, layer: Layer) -> Array:
        """What quantized rows stand for, float64."""
        if number == _F32:
            return layer.filters.astype(np.float64)
        values = np.zeros(layer.filters.shape, np.float32)
        to_float = self._base.ggml_get_type_traits(number).to_float
        to_float(self._pointer("void", rows), self._pointer("float", values), values.size)
        return values.astype(np.float64)

    def _pointer(self, kind: str, array: Array) -> Any:
        return self._ffi.cast(f"{kind} *", array.ctypes.data)


def _nodes(copies: int) -> int:
    """Tensors of a graph: a product and its weights per copy, and the activations."""
    return 2 * copies + 1
