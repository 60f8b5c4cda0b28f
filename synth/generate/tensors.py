"""Tensors of a GGUF file as a network needs them: vectors, linear layers, rows of embeddings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

import synth.linear
from synth.generate.metadata import Metadata
from synth.generate.native import Floats, Function
from synth.ggml.layers import PackedMatrix, PackingLibrary, PoolThreads
from synth.linear.gguf import EVEN_FORMATS, gguf_matrix, gguf_weights

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
        kind, found, _ = self.tensors[name]
        if found != shape:
            raise self.metadata.refused(f"{name} is {list(found)}, and by the metadata {list(shape)}")
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
