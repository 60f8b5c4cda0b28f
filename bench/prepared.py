"""Products with prepared weights beside the C that they call, today's other ways, and numpy in float32.

    python -m bench.prepared [--isa avx512 --target x86_64_bitalg --a 2 --w 1] [--seconds 2] [--json FILE]

All are called from Python in turns with int8 activations. "C call": the function that a prepared product
calls, which checks, packs and multiplies, with everything else ready. "packed": the driver by
``Kernel.call``, of operands that are packed. "one-shot": ``Kernel.run_form``, which packs the weights in
every call. numpy multiplies float32 matrices that are ready, with the threads that its BLAS takes.
Microseconds, and ratios within a round, with quartiles.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench.harness import (
    JSON,
    benchmark,
    grid,
    machine_text,
    quartiles,
    say,
    screen,
    text_of,
    value,
    write_json,
)
from bench.timing import in_turns
from synth import library
from synth.errors import VerificationError
from synth.library.kernels import Kernel

#: Rows, K, columns.
SHAPES = (
    *((64, 64, 1), (64, 64, 16), (256, 256, 1), (256, 256, 16), (1024, 1024, 1), (1024, 1024, 16)),
    *((1024, 4096, 1), (1024, 4096, 16), (1024, 4096, 256)),
)
PREPARED, CALL, PACKED, ONCE, NUMPY = "prepared", "C call", "packed", "one-shot", "numpy float32"
#: Seconds that calls take together between two looks at the clock.
SLICE = 2e-3


def contestants(kernel: Kernel, m: int, k: int, n: int) -> dict[str, Callable[[], Any]]:
    """Each product as a function. Raises VerificationError where one is wrong."""
    rng = np.random.default_rng(1)
    weights = rng.choice(kernel.spec.weights.values, (m, k)).astype(np.int8)
    activations = rng.choice(kernel.spec.activations.values, (n, k)).astype(np.int8)
    prepared = kernel.prepare(weights)
    form = kernel.form(prepared.form)
    w, a = form.pack_weights(weights), form.pack_activations(activations)
    out = np.zeros((n, m), np.int32)
    call = prepared._lane().products[activations.dtype]
    operands = (w.data.view(np.uint32), a.data.view(np.uint32), w.correction, a.correction)
    wide, narrow = weights.astype(np.float32), np.ascontiguousarray(activations.T.astype(np.float32))
    found = {
        PREPARED: lambda: prepared(activations),
        CALL: lambda: call(activations, n, out),
        PACKED: lambda: kernel.call(form.symbol, *operands, out, m, n, w.chunks),
        ONCE: lambda: kernel.run_form(weights, activations),
        NUMPY: lambda: wide @ narrow,
    }
    wanted = weights.astype(np.int64) @ activations.T.astype(np.int64)
    for name, run in found.items():
        out[...] = 0
        got = run()
        if not np.array_equal(out.T if name in (CALL, PACKED) else got, wanted):
            raise VerificationError(f"{name}: {m} x {k} x {n} differs from numpy")
    return found


def timed(runs: dict[str, Callable[[], Any]], seconds: float) -> dict[str, list[float]]:
    """Microseconds per call of each in every round."""
    once = {name: min(timeit.repeat(run, number=1, repeat=3)) for name, run in runs.items()}
    calls = {name: max(1, int(SLICE / least)) for name, least in once.items()}
    found: dict[str, list[float]] = {name: [] for name in runs}
    for name in in_turns(list(runs), seconds):
        found[name].append(timeit.timeit(runs[name], number=calls[name]) / calls[name] * 1e6)
    return found


def ratio(found: dict[str, list[float]], over: str, under: str) -> str:
    """Of two within a round, with its spread."""
    return text_of(quartiles([a / b for a, b in zip(found[over], found[under], strict=False)]))


@benchmark(
    value("--isa", "avx512", "Instruction set."),
    value("--target", "x86_64_bitalg", "Its target."),
    value("--a", 2, "Bits of activations."),
    value("--w", 1, "Bits of weights."),
    value("--encoding", "hybrid", "Their encodings."),
    value("--seconds", 2.0, "For each shape."),
    JSON,
)
def main(
    isa: str, target: str, a: int, w: int, encoding: str, seconds: float, json_file: Path | None
) -> None:
    """Prepared products beside the C call, one-shot calls and numpy."""
    kernel = library.load(isa, a, w, encoding, target)
    table = grid(
        f"A{a}W{w} {encoding}, {target}, {kernel.machine}, {kernel.cheapest_form()}: microseconds; ratios",
        ["M x K x N"],
        [PREPARED, CALL, f"{PREPARED} / {CALL}", PACKED, ONCE, NUMPY, f"{NUMPY} / {PREPARED}"],
    )
    rows = {}
    for m, k, n in SHAPES:
        shape = f"{m} x {k} x {n}"
        say(shape)
        rows[shape] = found = timed(contestants(kernel, m, k, n), seconds)
        middle = {name: f"{quartiles(times)[0]:.1f}" for name, times in found.items()}

        table.add_row(
            *(
                shape,
                middle[PREPARED],
                middle[CALL],
                ratio(found, PREPARED, CALL),
                middle[PACKED],
                middle[ONCE],
            ),
            *(middle[NUMPY], ratio(found, NUMPY, PREPARED)),
        )
    screen(150).print(table, machine_text(("numpy", "cffi")), sep="\n")
    if json_file is not None:
        say(write_json(json_file, kernel=kernel.certificate.name, microseconds=rows))


if __name__ == "__main__":
    main()
