"""The C of ``transformer.c``, compiled for this processor and called with float32 arrays."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import isa_specs
from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.threads import pool, usable_threads
from synth.emit.toolchain import compile_shared
from synth.errors import UserError

Floats = NDArray[np.float32]
#: Activation functions by their numbers in C.
ACTIVATIONS = {"silu": 0, "gelu": 1, "relu2": 2}
#: Formats of floats by their numbers in C.
FLOAT_FORMATS = {"F32": 0, "F16": 1, "BF16": 2}
_TEXT = Path(__file__).with_name("transformer.c")
_DECLARED = """
void synth_normalize(const float *, const float *, const float *, float *, int32_t rows, int32_t size);
void synth_rotate(float *, const float *, int32_t, int32_t heads, int32_t size, int32_t pairs, int32_t apart);
void synth_gate(float *gate, const float *up, int64_t count, int32_t activation);
int32_t synth_attend(const float *, const float *, const float *, float *, const int32_t *, uintptr_t share,
    int32_t threads);
void synth_multiply(const float *x, const uint8_t *weights, float *out, const int32_t *, uintptr_t share,
    int32_t threads);
"""


@cache
def library() -> NativeLibrary:
    """Return the compiled functions. Raises UserError without a compiler for this processor."""
    machine = host_target()
    if machine is None:
        raise UserError("synth-generate needs a processor that is a target; `synth-kernel doctor` names them")
    known = {name for _, place in isa_specs.places(machine) for name in place.feature_names}
    # A square root that may set errno is a call of the mathematical library, which is not linked.
    features = [*sorted(known & host_features()), "-fno-math-errno"]
    text = {_TEXT.name: _TEXT.read_text(encoding="utf-8")}
    return NativeLibrary(compile_shared(text, machine, features, "-O3"), _DECLARED)


class Threads:
    """The threads of the pool that the functions of a network run on."""

    def __init__(self, threads: int) -> None:
        self.count = usable_threads(threads)
        self.share = pool().address_of("synth_pool_share") if self.count > 1 else 0


def normalize(x: Floats, weight: Floats, epsilon: Floats) -> Floats:
    """Return x / root mean square * weight of the last axis, which is as long as ``weight``."""
    out = np.empty_like(x)
    library().call("synth_normalize", x, weight, epsilon, out, x.size // weight.size, weight.size)
    return out


def rotate(x: Floats, turns: Floats, apart: int) -> None:
    """Apply RoPE to x [rows, heads, size] in place. ``turns``: cosines and sines [rows, 2, pairs]. ``apart``:
    how far the components of a pair lie from each other."""
    library().call("synth_rotate", x, turns, *x.shape, turns.shape[2], apart)


def gate(gates: Floats, ups: Floats, activation: str) -> None:
    """Multiply ``ups`` by the activation function of ``gates``; the result is in ``gates``."""
    library().call("synth_gate", gates, ups, gates.size, ACTIVATIONS[activation])


def attend(
    queries: Floats, cache: tuple[Floats, Floats], position: int, window: int, threads: Threads
) -> Floats:
    """Return the attention of queries [rows, heads, size], scaled, whose first has ``position``. ``cache``:
    keys and values [capacity, heads of keys, size], a ring. ``window``: positions that a row sees, 0 for
    all."""
    keys, values = cache
    rows, heads, size = queries.shape
    sizes = np.array([rows, position, heads, keys.shape[1], size, window, len(keys)], np.int32)
    out = np.empty_like(queries)
    if library().call("synth_attend", queries, keys, values, out, sizes, threads.share, threads.count):
        raise MemoryError
    return out


def multiply(x: Floats, weights: NDArray[np.uint8], float_format: int, threads: Threads) -> Floats:
    """Return x [rows, K] times the transpose of W [M, K]. ``weights``: the bytes of W, uint8 [M, bytes].
    ``float_format``: a number of ``FLOAT_FORMATS``."""
    out = np.empty((len(x), len(weights)), np.float32)
    sizes = np.array([*out.shape, x.shape[1], float_format], np.int32)
    library().call("synth_multiply", x, weights, out, sizes, threads.share, threads.count)
    return out
