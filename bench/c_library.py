"""What a C library of kernels (``synth-kernel export-c``) takes beside the kernel that it calls.

    python -m bench.c_library [--isa avx512 --target x86_64_bitalg --a 2 --w 1] [--seconds 2] [--json FILE]

The product of a 3 x 3 layer of ResNet-18 (64 channels, 56 x 56 pixels) by the form that the library takes.
"kernel": the driver for matrices alone, of operands that are packed. "multiply": the library's function,
which checks its arguments and calls that. "pack": the library's packing of activations, with the check of
every value. "run": packing and product, a few columns at a time. All are called from Python in turns, through
the same shared library. Microseconds, and ratios within a round, with quartiles.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench.harness import (
    JSON,
    benchmark,
    expect,
    grid,
    machine_text,
    operands_of,
    quartiles,
    screen,
    value,
    write_json,
)
from bench.prepared import KERNEL_OPTIONS, ratio, timed
from synth import library
from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import find_compiler, run_compiler
from synth.forms.packing import aligned
from synth.library.c_products import ProductLibrary
from synth.library.kernels import Kernel

#: Rows, columns and K of the layer.
M, N, K = 64, 56 * 56, 9 * 64
KERNEL, MULTIPLY, PACK, RUN = "kernel", "multiply", "pack", "run"


def compiled(products: ProductLibrary, folder: Path) -> NativeLibrary:
    """The library for this computer, every file with its own flags. Raises CompileError, UserError."""
    compiler = find_compiler(host_target() or "x86_64")
    for file, text in products.texts.items():
        (folder / file).parent.mkdir(exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    flags = {file.path: file.flags for file in products.kernel_files()}
    units = [file for file in products.texts if file.endswith(".c")]
    for unit in units:
        common = ["-std=c11", "-O2", "-g0", "-fPIC", "-fno-sanitize=undefined", "-Iinclude"]
        run_compiler(compiler, [*common, *flags.get(unit, []), "-c", unit, "-o", f"{unit}.o"], folder)
    objects = [f"{unit}.o" for unit in units]
    run_compiler(compiler, ["-shared", "-nostdlib", "-lc", *objects, "-o", "library.so"], folder)
    declared = products.texts[f"include/{products.name}.h"].partition('extern "C" {\n#endif\n')[2]
    prototypes = "".join(entry.prototypes for entry in products.entries)
    return NativeLibrary(folder / "library.so", declared.partition("#ifdef __cplusplus")[0] + prototypes)


def contestants(kernel: Kernel, folder: Path) -> tuple[str, dict[str, Callable[[], Any]]]:
    """The name of the form and each of what is timed as a function. Raises VerificationError where the
    product is wrong."""
    products = ProductLibrary("lowbit", [kernel])
    code, (title, entries) = compiled(products, folder), next(iter(products.products.items()))
    prefix = f"lowbit_{title}"
    form = code.call(f"{prefix}_form", M, N, K)
    weights, activations = operands_of(kernel.spec, M, N, K)
    w, a = (
        aligned(np.zeros(code.call(f"{prefix}_{of}_bytes", form, size, K), np.uint8))
        for of, size in (("weights", M), ("activations", N))
    )
    rows, columns, out = np.zeros(M, np.int32), np.zeros(N, np.int32), np.zeros((N, M), np.int32)
    code.call(f"{prefix}_pack_weights", form, weights, M, K, w, rows)
    chunks = -(-K // entries[form].form.form.text.chunk)
    workspace = aligned(np.zeros(code.call(f"{prefix}_workspace_bytes", form, K), np.uint8))
    words = (w.view(np.uint32), a.view(np.uint32))
    runs: dict[str, Callable[[], Any]] = {
        PACK: lambda: code.call(f"{prefix}_pack_activations", form, activations, N, K, a, columns),
        MULTIPLY: lambda: code.call(f"{prefix}_multiply", form, w, rows, a, columns, M, N, K, out),
        RUN: lambda: code.call(f"{prefix}_run", form, w, rows, activations, M, N, K, workspace, out),
        KERNEL: lambda: code.call(entries[form].symbol, *words, rows, columns, out, M, N, chunks),
    }
    runs[PACK]()
    want = activations.astype(np.int64) @ weights.astype(np.int64).T
    for name in (MULTIPLY, RUN, KERNEL):
        out[...] = 0
        runs[name]()
        expect(f"{name}: {entries[form].name}", out, want)
    return entries[form].name, runs


@benchmark(*KERNEL_OPTIONS, value("--seconds", 2.0, "Of measuring."), JSON)
def main(
    isa: str, target: str, a: int, w: int, encoding: str, seconds: float, json_file: Path | None
) -> None:
    """A C library of kernels beside the kernel that it calls."""
    kernel = library.load(isa, a, w, encoding, target)
    with tempfile.TemporaryDirectory(prefix="synth-c-") as folder:
        name, runs = contestants(kernel, Path(folder))
        times = timed(runs, seconds)
    heads = [KERNEL, MULTIPLY, "over kernel", PACK, RUN, "over kernel "]
    table = grid(f"{M} x {K} x {N}: microseconds; ratios", ["form"], heads)
    middle = {what: f"{quartiles(of)[0]:.1f}" for what, of in times.items()}
    ratios = [ratio(times, what, KERNEL) for what in (MULTIPLY, RUN)]
    table.add_row(name, middle[KERNEL], middle[MULTIPLY], ratios[0], middle[PACK], middle[RUN], ratios[1])
    screen(150).print(table, machine_text(("numpy", "cffi")), sep="\n")
    write_json(json_file, form=name, microseconds=times)
