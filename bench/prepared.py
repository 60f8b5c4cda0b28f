"""Products with prepared weights beside the C that they call, today's other ways, and numpy in float32.

    python -m bench.prepared [--isa avx512 --target x86_64_bitalg --a 2 --w 1] [--seconds 2] [--json FILE]

All are called in turns with int8 activations, and all but one from Python. "out=": a prepared product that is
given the array for its result. "C call": the C function that checks, packs and multiplies, called by cffi
with everything else ready. "in C": the same function, called by a loop of C, which no call from Python can
reach. "packed": the driver by ``Kernel.call``, of operands that are packed. "one-shot": ``Kernel.run_form``,
which packs the weights in every call. numpy multiplies float32 matrices that are ready, with the threads that
its BLAS takes. Microseconds, and ratios within a round, with quartiles.
"""

import timeit
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.harness import (
    JSON,
    benchmark,
    expect,
    grid,
    machine_text,
    operands_of,
    quartiles,
    say,
    screen,
    spread_text,
    value,
    write_json,
)
from bench.timing import in_rounds
from synth import library
from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError
from synth.forms.packing import aligned
from synth.library.kernels import Kernel
from synth.library.prepared import Prepared

#: Rows, K, columns.
SHAPES = (
    *((64, 64, 1), (64, 64, 16), (256, 256, 1), (256, 256, 16), (1024, 1024, 1), (1024, 1024, 16)),
    *((1024, 4096, 1), (1024, 4096, 16), (1024, 4096, 256)),
)
PREPARED, OUT, CALL, LOOP = "prepared", "out=", "C call", "in C"
PACKED, ONCE, NUMPY = "packed", "one-shot", "numpy float32"
#: Seconds that calls take together between two looks at the clock.
SLICE = 2e-3
#: The C function, and a loop that calls it.
FUNCTION = "synth_prepared_int8"
_GIVEN = (
    "const uint32_t *weights, const int32_t *rows, const int32_t *parameters, uint8_t *codes, uint32_t "
    "*packed, int32_t *sums, const void *values, int32_t n, void *out"
)
_LOOP = f"void loop(intptr_t product, intptr_t times, {_GIVEN})"
_BODY = """ {
  while (times--)
    ((void (*)(%s))product)(weights, rows, parameters, codes, packed, sums, values, n, out);
}
"""


def contestants(kernel: Kernel, m: int, k: int, n: int) -> dict[str, Callable[[], Any]]:
    """Each product as a function. Raises VerificationError where one is wrong."""
    weights, activations = operands_of(kernel.spec, m, n, k)
    prepared = kernel.prepare(weights)
    form = kernel.form(prepared.form)
    w, a = form.pack_weights(weights), form.pack_activations(activations)
    out, result = np.zeros((n, m), np.int32), np.zeros((n, m), np.int32).T
    operands = (w.data.view(np.uint32), a.data.view(np.uint32), w.correction, a.correction)
    wide, narrow = weights.astype(np.float32), np.ascontiguousarray(activations.T.astype(np.float32))
    call, loop = c_calls(prepared, activations, out)
    runs: dict[str, Callable[[], Any]] = {
        PREPARED: lambda: prepared(activations),
        OUT: lambda: prepared(activations, result),
        CALL: lambda: call(activations, n, out),
        LOOP: loop,
        PACKED: lambda: kernel.call(form.symbol, *operands, out, m, n, w.chunks),
        ONCE: lambda: kernel.run_form(weights, activations),
        NUMPY: lambda: wide @ narrow,
    }
    want = weights.astype(np.int64) @ activations.T.astype(np.int64)
    for name, run in runs.items():
        out[...] = 0
        returned = run()
        expect(f"{name}: {m} x {k} x {n}", out.T if name in (CALL, LOOP, PACKED) else returned, want)
    return runs


def c_calls(
    prepared: Prepared, activations: NDArray[np.int8], out: NDArray[np.int32]
) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The C function behind a product: called by cffi with (activations, columns, out), and so many times by
    a loop in C."""
    codes = np.empty(prepared._block * prepared.shape[1], np.uint8)
    packed = aligned(np.zeros(prepared._block * prepared._column // 4, np.uint32))
    fixed = (*prepared._fixed, codes, packed, np.zeros(prepared._block + 1, np.int32))
    library = prepared._machine.native
    if library is None:
        raise UserError(f"{prepared!r}: only what runs natively is timed; take a target of this processor")
    function, types = library._function(FUNCTION)
    pointers = [library._convert(FUNCTION, i, array, types[i]) for i, array in enumerate(fixed)]
    buffer = library._ffi.from_buffer
    text = f"#include <stdint.h>\n{_LOOP}{_BODY % _GIVEN}"
    repeated = NativeLibrary(compile_shared({"loop.c": text}, host_target() or ""), f"{_LOOP};")
    address = int(library._ffi.cast("intptr_t", function))

    def call(values: NDArray[np.int8], n: int, to: NDArray[np.int32], _alive: object = fixed) -> None:
        function(*pointers, buffer(values), n, buffer(to))

    def loop(times: int = 1) -> None:
        repeated.call("loop", address, times, *fixed, activations, len(activations), out)

    return call, loop


def timed(runs: dict[str, Callable[[], Any]], seconds: float) -> dict[str, list[float]]:
    """Microseconds per call of each in every round."""
    once = {name: min(timeit.repeat(run, number=1, repeat=3)) for name, run in runs.items()}
    calls = {name: max(1, int(SLICE / least)) for name, least in once.items()}
    if LOOP in calls:
        calls[LOOP] = max(calls[LOOP], calls[CALL])  # once alone is mostly its call

    def take(name: str) -> float:
        run, count = runs[name], calls[name]
        if name == LOOP:
            return timeit.timeit(partial(run, count), number=1) / count * 1e6
        return timeit.timeit(run, number=count) / count * 1e6

    return in_rounds({name: name for name in runs}, seconds, take)


def ratio(times: dict[str, list[float]], over: str, under: str) -> str:
    """Of two within a round, with its spread."""
    return spread_text([a / b for a, b in zip(times[over], times[under], strict=False)])


#: Options that name a kernel.
KERNEL_OPTIONS = (
    value("--isa", "avx512", "Instruction set."),
    value("--target", "x86_64_bitalg", "Its target."),
    value("--a", 2, "Bits of activations."),
    value("--w", 1, "Bits of weights."),
    value("--encoding", "hybrid", "Their encodings."),
)


@benchmark(*KERNEL_OPTIONS, value("--seconds", 2.0, "For each shape."), JSON)
def main(
    isa: str, target: str, a: int, w: int, encoding: str, seconds: float, json_file: Path | None
) -> None:
    """Prepared products beside the C call, one-shot calls and numpy."""
    kernel = library.load(isa, a, w, encoding, target)
    table = grid(
        f"A{a}W{w} {encoding}, {target}, {kernel.machine}, {kernel.cheapest_form()}: microseconds; ratios",
        ["M x K x N"],
        [PREPARED, OUT, CALL, f"{PREPARED} / {CALL}", LOOP, PACKED, ONCE, NUMPY, f"{NUMPY} / {PREPARED}"],
    )
    rows = {}
    for m, k, n in SHAPES:
        shape = f"{m} x {k} x {n}"
        say(shape)
        rows[shape] = times = timed(contestants(kernel, m, k, n), seconds)
        middle = {name: f"{quartiles(of)[0]:.2f}" for name, of in times.items()}
        table.add_row(
            *(shape, middle[PREPARED], middle[OUT], middle[CALL], ratio(times, PREPARED, CALL)),
            *(middle[LOOP], middle[PACKED], middle[ONCE], middle[NUMPY], ratio(times, NUMPY, PREPARED)),
        )
    screen(150).print(table, machine_text(("numpy", "cffi")), sep="\n")
    write_json(json_file, kernel=kernel.certificate.name, microseconds=rows)
