"""What the microkernels are compared with: scalar popcount, compiled loops, ONNX Runtime; one thread.

All compute activations [n, k] times weights [m, k], transposed, to [n, m]. The C ones have a configuration
and the same numbers as our kernels; they get packed operands and the columns' corrections, as those do.
"""

import contextlib
import functools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.clock import Contestant, Function, load, slice_python
from bench.harness import expect, largest
from bench.microkernel_forms import Operands, contestant
from bench.onnx_models import exact_text, one_node_session
from sketches.kernel import KernelSpec
from synth.emit.features import cap_text, host_features, level_of, this_machine
from synth.emit.targets import get_target
from synth.emit.toolchain import find_compiler
from synth.errors import UserError
from synth.forms.packing import aligned

#: Positions of a word of the C peers.
WORD = 64

PLANES = (
    "void {name}(const uint64_t *weights, const uint64_t *activations, const int32_t *column_correction, "
    "int32_t *out, int32_t m, int32_t n, int32_t words)"
)
INT8 = (
    "void {name}(const int8_t *weights, const uint8_t *activations, int32_t *out, int32_t m, int32_t n, "
    "int32_t k)"
)


def fitting(rows: int, columns: int, row_bytes: int, column_bytes: int, room: int) -> tuple[int, int]:
    """The shape (rows, columns), rows halved down to 4 and then columns, until it fits in ``room`` bytes; no
    further than one column."""
    while rows * row_bytes + columns * column_bytes + 4 * rows * columns > room and (rows > 4 or columns > 1):
        if rows > 4:
            rows //= 2
        else:
            columns //= 2
    return rows, columns


# ---- C ----------------------------------------------------------------------------------------------------


def scalar_popcnt(spec: KernelSpec, operands: Operands) -> Contestant:
    """and + popcnt of 64-bit words, some rows at a time, nothing vectorized."""
    a, w = spec.activations.bits, spec.weights.bits
    # More rows share the words of a column; their counters, one per weight of planes, have to fit the
    # registers.
    together = 4 if a + w - 1 <= 2 else 2
    if operands.weights.shape[0] % together:
        raise UserError(f"{operands.weights.shape[0]} rows: the scalar kernel takes a multiple of {together}")
    name = f"scalar_a{a}w{w}"
    sums = "\n".join(
        f"          sum{r}[{i + j}] += "
        f"(uint32_t)__builtin_popcountll(w{r}[word * {w} + {i}] & a[word * {a} + {j}]);"
        for j in range(a)
        for i in range(w)
        for r in range(together)
    )
    rows = "\n".join(
        f"      const uint64_t *w{r} = weights + (intptr_t)(row + {r}) * words * {w};\n"
        f"      uint32_t sum{r}[{a + w - 1}] = {{0}};"
        for r in range(together)
    )
    ends = "\n".join(
        f"      out[(intptr_t)column * m + row + {r}] = "
        f"{_total(spec, ' + '.join(f'(sum{r}[{s}] << {s})' for s in range(a + w - 1)))};"
        for r in range(together)
    )
    source = f"""\
#include <stdint.h>
{PLANES.format(name=name)} {{
  for (int32_t column = 0; column < n; ++column) {{
    const uint64_t *a = activations + (intptr_t)column * words * {a};
    for (int32_t row = 0; row < m; row += {together}) {{
{rows}
#pragma GCC unroll 4
      for (int32_t word = 0; word < words; ++word) {{
{sums}
      }}
{ends}
    }}
  }}
}}
"""
    slp = "-fno-slp-vectorize" if find_compiler("x86_64").is_zig else "-fno-tree-slp-vectorize"
    flags = ("popcnt", "-fno-tree-vectorize", slp)
    function = load({"scalar.c": source}, [PLANES.format(name=name)], flags)[name]
    return _planes("and + popcnt64", spec, operands, function, interleaved=True)


def compilers() -> list[str]:
    """The kinds of compilers that are here, for ``prefer``: they vectorize differently."""
    kinds = []
    for kind in ("zig", "system"):
        with contextlib.suppress(UserError):
            find_compiler("x86_64", kind)
            kinds.append(kind)
    return kinds


def compiled_bitplanes(spec: KernelSpec, operands: Operands, compiler: str) -> Contestant:
    """Plain loops over the same bitplanes, popcounts and all left to the compiler: -O3 -march=native."""
    a, w = spec.activations.bits, spec.weights.bits
    name = f"compiled_a{a}w{w}"
    source = f"""\
#include <stdint.h>
{PLANES.format(name=name)} {{
  for (int32_t column = 0; column < n; ++column)
    for (int32_t row = 0; row < m; ++row) {{
      uint32_t total = 0;
      for (int i = 0; i < {w}; ++i)
        for (int j = 0; j < {a}; ++j) {{
          const uint64_t *w = weights + ((intptr_t)row * {w} + i) * words;
          const uint64_t *a = activations + ((intptr_t)column * {a} + j) * words;
          uint32_t sum = 0;
          for (int32_t word = 0; word < words; ++word)
            sum += (uint32_t)__builtin_popcountll(w[word] & a[word]);
          total += sum << (i + j);
        }}
      out[(intptr_t)column * m + row] = {_total(spec, "total")};
    }}
}}
"""
    function, version = _native(source, PLANES, name, compiler)
    return _planes(f"bitplanes, {version}", spec, operands, function, interleaved=False)


def compiled_int8(spec: KernelSpec, operands: Operands, compiler: str) -> Contestant:
    """Plain loops over bytes, u8 x s8 to int32: -O3 -march=native."""
    source = f"""\
#include <stdint.h>
{INT8.format(name="compiled_int8")} {{
  for (int32_t column = 0; column < n; ++column)
    for (int32_t row = 0; row < m; ++row) {{
      int32_t sum = 0;
      for (int32_t i = 0; i < k; ++i)
        sum += (int32_t)weights[(intptr_t)row * k + i] * (int32_t)activations[(intptr_t)column * k + i];
      out[(intptr_t)column * m + row] = sum;
    }}
}}
"""
    function, version = _native(source, INT8, "compiled_int8", compiler)
    (n, k), m = operands.activations.shape, operands.weights.shape[0]
    weights, activations = operands.weights.astype(np.int8), operands.activations.view(np.uint8)
    out = np.zeros((n, m), dtype=np.int32)
    arguments = (aligned(weights), aligned(activations), out, m, n, k)
    return contestant(f"int8, {version}", function, arguments, operands, lambda: out, [out])


def _native(source: str, prototype: str, name: str, compiler: str) -> tuple[Function, str]:
    """Return the function compiled for this computer and the features that SYNTH_FEATURES allows, and the
    compiler's version. The text names the processor, because caches of objects may move to another
    computer."""
    processor, more = "native", list[str]()
    if cap_text():
        processor, more = level_of(host_features(), get_target("x86_64").features)
    # The option that names the processor has to come last: the project's own choice of one stands before it.
    if compiler == "zig":
        named, flags = "-mcpu=" + "+".join([processor, *more]).replace("-", "_").replace(".", "_"), []
    else:
        named, flags = f"-march={processor}", [f"-m{name}" for name in more]
    text = {"native.c": f"/* {this_machine()} */\n{source}"}
    functions = load(text, [prototype.format(name=name)], ("-O3", *flags), named, compiler)
    return functions[name], find_compiler("x86_64", compiler).describe()


def _total(spec: KernelSpec, codes: str) -> str:
    """Weights are low + step * code: the dot product from the sum over codes, and the column's share of
    low."""
    values = sorted(spec.weights.values)
    return f"(int32_t)(({codes}) * {values[1] - values[0]}u) + column_correction[column]"


def _planes(
    name: str, spec: KernelSpec, operands: Operands, function: Function, interleaved: bool
) -> Contestant:
    if min(spec.activations.values) != 0:
        raise UserError(f"{spec.configuration}: the C peers take unsigned activations; use encoding hybrid")
    (n, k), m = operands.activations.shape, operands.weights.shape[0]
    low, second, *_ = sorted(spec.weights.values)
    weights = _words((operands.weights - low) // (second - low), spec.weights.bits, interleaved)
    activations = _words(operands.activations, spec.activations.bits, interleaved)
    correction = (operands.activations.sum(axis=1, dtype=np.int64) * low).astype(np.int32)
    out = np.zeros((n, m), dtype=np.int32)
    arguments = (weights, activations, correction, out, m, n, -(-k // WORD))
    return contestant(name, function, arguments, operands, lambda: out, [out])


def _words(codes: NDArray[Any], bits: int, interleaved: bool) -> NDArray[np.uint64]:
    """Codes [rows, k] to uint64 [rows, planes, words], or [rows, words, planes]."""
    planes = (codes.astype(np.uint8)[:, None, :] >> np.arange(bits, dtype=np.uint8)[:, None]) & 1
    full = np.zeros((*planes.shape[:2], -(-codes.shape[1] // WORD) * WORD), dtype=np.uint8)
    full[..., : codes.shape[1]] = planes
    words = np.packbits(full, axis=-1, bitorder="little").view("<u8")
    return aligned(np.ascontiguousarray(words.transpose(0, 2, 1)) if interleaved else words)


# ---- ONNX Runtime -----------------------------------------------------------------------------------------


def onnxruntime_fp32(m: int, n: int, k: int) -> Contestant:
    """MatMul with constant weights, which are packed when the session is made."""
    random = np.random.default_rng(12)
    x, w = random.standard_normal((n, k), np.float32), random.standard_normal((k, m), np.float32)
    run, y = one_node_session("MatMul", x, {"w": w}, np.zeros((n, m), np.float32), 1)
    want = x.astype(np.float64) @ w.astype(np.float64)
    check = functools.partial(_check, "onnxruntime fp32", run, y, want, 1e-4 * float(np.abs(want).max()))
    return Contestant("onnxruntime fp32 MatMul", m * n * k, functools.partial(slice_python, run), check)


def onnxruntime_int8(m: int, n: int, k: int, exact: bool = False) -> list[Contestant]:
    """u8 x s8 with constant weights: MatMulInteger (int32 out) and QLinearMatMul (u8 out).

    What is ``exact`` is compared with numpy. The fast mode saturates on some processors: by how much it is
    off is part of its name, and it must not be more than that later.
    """
    random = np.random.default_rng(13)
    x = random.integers(0, 256, (n, k), dtype=np.uint8)
    w = random.integers(-127, 128, (k, m)).astype(np.int8)
    want = x.astype(np.float64) @ w.astype(np.float64)
    scale = np.float32(np.abs(want).max() / 127)
    one, point = np.float32(1), np.uint8(128)
    constants = {"xs": one, "xz": np.uint8(0), "w": w, "ws": one, "wz": np.int8(0), "ys": scale, "yz": point}
    operators: dict[str, tuple[Mapping[str, Any], type, Any, int]] = {
        "MatMulInteger": ({"w": w}, np.int32, want, 0),
        "QLinearMatMul": (constants, np.uint8, np.clip(np.rint(want / scale) + 128, 0, 255), 1),
    }
    contestants = []
    for operator, (initializers, kind, right, tolerance) in operators.items():
        run, y = one_node_session(operator, x, initializers, np.zeros((n, m), kind), 1, exact)
        name, limit = f"onnxruntime int8 {operator}", float(tolerance)
        if not exact:
            run()
            off = largest(y(), right)
            limit = max(limit, off)
            name += f", {exact_text(off if off > tolerance else 0)}"
        check = functools.partial(_check, name, run, y, right, limit)
        contestants.append(Contestant(name, m * n * k, functools.partial(slice_python, run), check))
    return contestants


def _check(
    name: str, run: Callable[[], None], y: Callable[[], NDArray[Any]], want: NDArray[Any], tolerance: float
) -> None:
    run()
    expect(name, y(), want, tolerance)
