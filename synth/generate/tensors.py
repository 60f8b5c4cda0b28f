"""Tensors of a GGUF file as a network needs them (vectors, linear layers, rows of embeddings), and the C of
``transformer.c``, compiled for this processor and called with float32 arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
import synth.linear
from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError
from synth.generate.metadata import Metadata
from synth.ggml.layers import PackedMatrix, PackingLibrary, PoolThreads, loaded_library
from synth.linear.gguf import EVEN_FORMATS, gguf_matrix, gguf_weights

Floats = NDArray[np.float32]
#: Activation functions by their numbers in C.
ACTIVATIONS = {"silu": 0, "gelu": 1, "relu2": 2}
#: Floats of a vector in C.
LANES = 16
_TEXT = Path(__file__).with_name("transformer.c")
#: Arrays of a call are addresses here; arrays that stay are in the struct that comes first.
_DECLARED = """
void synth_add(const void *residual, uintptr_t x, uintptr_t y, uintptr_t out, int32_t rows);
void synth_gate(const void *gates, uintptr_t gate, uintptr_t up, int32_t rows);
int32_t synth_attend(const void *attention, uintptr_t queries, uintptr_t keys, uintptr_t values,
    uintptr_t rotations, uintptr_t out, int32_t rows, int32_t position);
void synth_multiply(const void *dense, uintptr_t x, uintptr_t out, int32_t rows);
"""


@cache
def library() -> NativeLibrary:
    """Return the compiled functions. Raises UserError without a compiler for this processor."""
    machine = host_target()
    if machine is None:
        raise UserError("synth-generate needs a processor that is a target; `synth-kernel doctor` names them")

    def compiled(folder: Path) -> Path:
        known = {name for _, place in isa_specs.places(machine) for name in place.feature_names}
        # A square root that may set errno is a call of the mathematical library, which is not linked.
        features = [*sorted(known & host_features()), "-fno-math-errno"]
        return compile_shared({_TEXT.name: _TEXT.read_text("utf-8")}, machine, features, "-O3", folder)

    return loaded_library([_TEXT.name], compiled, _DECLARED)


class Function:
    """A C function whose first argument is a struct. ``fields``: its members in order, each an array (the C
    gets its address), None, or a number: int32, float32, or an address as ``numpy.uintp``."""

    def __init__(self, symbol: str, **fields: Any) -> None:
        types: dict[type, type] = {int: np.int32, float: np.float32}
        dtype = [(name, types.get(type(value), np.uintp)) for name, value in fields.items()]
        struct = np.zeros(1, np.dtype(dtype, align=True))
        for name, value in fields.items():
            struct[name] = value.ctypes.data if isinstance(value, np.ndarray) else value or 0
        self._arrays = fields
        self._run, self._address = library().given(symbol, struct), library().address

    def __call__(self, *arguments: Floats | int) -> Any:
        """Call the function with C-contiguous float32 arrays and integers."""
        address = self._address
        return self._run(*[value if isinstance(value, int) else address(value) for value in arguments])


#: Types whose values are floats (``enum ggml_type``): bytes of a value, and the number of the format in C.
FLOAT_TYPES = {0: (4, 0), 1: (2, 1), 30: (2, 2)}


@dataclass(frozen=True)
class LinearLayer:
    """x W^T * scale + bias. BitNet may have a scale outside of its weights."""

    product: Callable[[Floats], Floats]
    scale: Floats | None
    bias: Floats | None

    def __call__(self, x: Floats) -> Floats:
        result = self.product(x)
        if self.scale is not None:
            result *= self.scale
        if self.bias is not None:
            result += self.bias
        return result


class TensorReader:
    """Reads tensors of a file, checks their shapes, and knows which ones nobody read."""

    def __init__(self, metadata: Metadata, threads: int) -> None:
        self.metadata, self.tensors = metadata, metadata.file.tensors
        self._requested, self.threads = threads, PoolThreads(threads)
        self._library = PackingLibrary((kind for kind, *_ in self.tensors.values()), self.threads)
        self._read: set[str] = set()

    @property
    def unread(self) -> list[str]:
        return [name for name in self.tensors if name not in self._read]

    def vector(self, name: str, size: int) -> Floats:
        """Return a vector of floats. Raises UserError for another tensor."""
        kind = self._checked(name, (size,))
        if kind not in FLOAT_TYPES:
            raise self.metadata.refused(f"{name} is no vector of floats")
        return _float32(self._rows(name, 1), kind)[0]

    def linear(self, prefix: str, filters: int, k: int) -> LinearLayer:
        """Return the layer of ``prefix.weight``, with ``prefix.bias`` and ``prefix.scale`` if they are there.
        Raises UserError for another shape, and for a type that has no kernel."""
        kind = self._checked(f"{prefix}.weight", (filters, k))
        scale, bias = (
            self.vector(f"{prefix}.{part}", size) if f"{prefix}.{part}" in self.tensors else None
            for part, size in (("scale", 1), ("bias", filters))
        )
        product = self._dense if kind in FLOAT_TYPES else self._blocks
        return LinearLayer(product(f"{prefix}.weight"), scale, bias)

    def embedding(self, name: str, count: int, width: int) -> Callable[[Sequence[int]], Floats]:
        """Return the function from tokens to their vectors, float32 [tokens, width]. It reads only these rows
        of the file. Raises UserError for another shape."""
        kind = self._checked(name, (count, width))
        if kind in FLOAT_TYPES:
            rows = self._rows(name, count)
            return lambda tokens: _float32(rows[list(tokens)], kind)
        path = self.metadata.path
        gguf_matrix(path, name)
        if kind not in EVEN_FORMATS:
            return lambda tokens: gguf_weights(path, name, chosen=np.array(tokens)).values().astype("f4")
        return lambda tokens: PackedMatrix(
            self._library, kind, gguf_matrix(path, name, chosen=np.array(tokens))[0], width, False
        ).rows()

    def _checked(self, name: str, shape: tuple[int, ...]) -> int:
        """Return the number of a tensor's type. Raises UserError if it is not there, or has another shape."""
        if name not in self.tensors:
            raise self.metadata.refused(f"it has no tensor {name}")
        kind, extents, _ = self.tensors[name]
        if extents != shape:
            raise self.metadata.refused(f"{name} is {list(extents)}, and by the metadata {list(shape)}")
        self._read.add(name)
        return kind

    def _rows(self, name: str, count: int) -> NDArray[np.uint8]:
        """Return the bytes of a tensor of floats, uint8 [count, bytes]. Raises UserError if bytes lack."""
        kind, shape, first = self.tensors[name]
        size = int(np.prod(shape, dtype=object)) * FLOAT_TYPES[kind][0]
        data: NDArray[np.uint8] = self.metadata.file.data[first : first + size]
        if len(data) < size:
            raise self.metadata.refused(f"{name} takes {size} bytes, and it has {len(data)}", "get it again")
        return data.reshape(count, -1)

    def _dense(self, name: str) -> Callable[[Floats], Floats]:
        """Return the product with a matrix of floats, which stay in the file."""
        kind, (filters, k), _ = self.tensors[name]
        run = Function(
            "synth_multiply", weights=self._rows(name, filters), share=self.threads.share, filters=filters,
            size=k, format=FLOAT_TYPES[kind][1], threads=self.threads.count,
        )  # fmt: skip

        def product(x: Floats) -> Floats:
            out = np.empty((len(x), filters), np.float32)
            run(x, out, len(x))
            return out

        return product

    def _blocks(self, name: str) -> Callable[[Floats], Floats]:
        """Return the product with a matrix in blocks, which the kernel has in its own layout."""
        (data, k, _), kind = gguf_matrix(self.metadata.path, name), self.tensors[name][0]
        if kind in EVEN_FORMATS:
            return PackedMatrix(self._library, kind, data, k, True)
        layer = synth.linear.BlockLinear.from_gguf(self.metadata.path, name, threads=self._requested)
        # Only ``bound`` reads the codes as the file has them, and they would double the memory.
        layer.weights = replace(layer.weights, codes=np.broadcast_to(np.uint8(0), layer.weights.codes.shape))
        self.metadata.file.release()
        return layer


def _float32(rows: NDArray[np.uint8], kind: int) -> Floats:
    """Return rows of floats of a type as float32."""
    if kind == 30:
        return (rows.view("<u2").astype(np.uint32) << 16).view(np.float32)
    return rows.view("<f4" if kind == 0 else "<f2").astype(np.float32)
