"""Matrices of GGUF types, packed and multiplied in this process by the C that llama.cpp's backend has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.threads import pool, usable_threads
from synth.emit.toolchain import compile_shared
from synth.files import scratch_folder
from synth.forms.memory import weights_zeros
from synth.forms.packing import aligned_zeros
from synth.ggml.load import cached_library
from synth.linear.gguf import EVEN_FORMATS

_DECLARED = """
int64_t synth_ggml_bytes(int32_t type, int64_t rows, int64_t k);
int synth_ggml_pack(int32_t type, const uint8_t *data, int64_t rows, int64_t k, uintptr_t share, int threads,
    int mapped, void *memory);
void synth_ggml_row(int32_t type, const void *memory, int64_t row, uintptr_t out);
int synth_ggml_product(const void *memory, uintptr_t values, int64_t count, uintptr_t share, int threads,
    uintptr_t out);
"""


def loaded_library(parts: Sequence[str], compiled: Callable[[Path], Path], declared: str) -> NativeLibrary:
    """Return a library, cached by ``cached_library`` for ``parts``. ``compiled``: compiles to a folder."""
    with scratch_folder("synth-ggml-") as folder:
        image = cached_library(parts, lambda: compiled(folder).read_bytes())
        (folder / "loaded.so").write_bytes(image)
        return NativeLibrary(folder / "loaded.so", declared)


class PoolThreads:
    """Threads of the pool. ``share``: the address of the C function that runs a task on them."""

    def __init__(self, threads: int) -> None:
        self.count = usable_threads(threads)
        self.share = np.uintp(pool().address_of("synth_pool_share") if self.count > 1 else 0)


class PackingLibrary:
    """The C of GGUF types for this processor, without types that ``EVEN_FORMATS`` lacks. Formats
    are proved and certificates checked when the library is compiled, and the result is cached."""

    def __init__(self, types: Iterable[int], threads: PoolThreads) -> None:
        self._types, self.threads = tuple(sorted({*types} & {*EVEN_FORMATS})), threads

    @cached_property
    def native(self) -> NativeLibrary:
        """The library, compiled on first use."""
        parts = ["packing.c", *map(str, self._types)]
        return loaded_library(parts, lambda folder: _compiled(self._types, folder), _DECLARED)


def _compiled(types: tuple[int, ...], folder: Path) -> Path:
    from synth.ggml.texts import LayerTexts

    layers = LayerTexts(host_target() or "", host_features(), types)
    return compile_shared(layers.texts(), layers.architecture, sorted(layers.needs), workdir=folder)


class PackedMatrix:
    """A callable product x W^T with rows of a GGUF type, uint8 [rows, bytes] of ``k`` weights each: float32
    [n, k] to float32 [n, rows], as ``BlockLinear`` gives it. ``mapped``: the rows lie in a mapped file, whose
    pages are dropped."""

    def __init__(
        self, library: PackingLibrary, kind: int, data: NDArray[np.uint8], k: int, mapped: bool
    ) -> None:
        native, threads = library.native, library.threads
        self._library, self._kind, self.shape = library, kind, (len(data), k)
        size = native.call("synth_ggml_bytes", kind, *self.shape)
        self._memory = weights_zeros(size) if mapped else aligned_zeros((size,), np.uint8)
        arguments = (kind, data, *self.shape, int(threads.share), threads.count, mapped, self._memory)
        if native.call("synth_ggml_pack", *arguments):
            raise MemoryError
        self._product = native.given("synth_ggml_product", self._memory)

    def __call__(self, x: NDArray[np.float32]) -> NDArray[np.float32]:
        threads, address = self._library.threads, self._library.native.address
        out = np.empty((len(x), self.shape[0]), np.float32)
        if self._product(address(x), len(x), int(threads.share), threads.count, address(out)):
            raise MemoryError
        return out

    def rows(self) -> NDArray[np.float32]:
        """Return the weights, float32 [rows, k]."""
        out, native = np.empty(self.shape, np.float32), self._library.native
        for number, row in enumerate(out):
            native.call("synth_ggml_row", self._kind, self._memory, number, native.address(row))
        return out
