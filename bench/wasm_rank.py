"""How well the model of V8 ranks kernel forms of WebAssembly that run in Node, one thread.

    python -m bench.wasm_rank --node NODE

Each form multiplies one matrix, through the library's driver, and Node repeats that very call. Beside the
measurement stand the multiply-accumulates per cycle of the form's best tile by the model. What counts is the
order: Spearman's rank correlation over all forms, and whether the model chooses the fastest form.
"""

import base64
import json
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import geometric_mean
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich import box

import isa_specs
from bench.clock import calibrate
from bench.harness import ROOT, benchmark, grid, machine_text, output_of, quartiles, screen, value
from bench.model_rank import spearman
from isa_specs.cores import core
from sketches.encoding import Operand, parse_pair
from sketches.kernel import KernelSpec
from synth.emit.emulator import CallResult
from synth.emit.wasm import WasmModule
from synth.errors import UserError
from synth.library.costs import form_costs
from synth.library.demand import load_best

#: Bits of activations and weights, encoding.
KERNELS = (
    *((a, w, "hybrid") for a in (1, 2, 3) for w in (1, 2, 3)),
    *((a, w, "twos") for a, w in ((4, 4), (8, 4), (8, 8))),
)
ALIGN, PAGE = 64, 1 << 16


@dataclass
class Recorder:
    """The calls of WebAssembly functions since the last ``clear``, as ``bench/wasm_rank.js`` repeats them."""

    images: dict[int, bytes] = field(default_factory=dict)
    calls: list[dict[str, Any]] = field(default_factory=list)

    def install(self) -> None:
        """Record every module and every call of this process from now on."""
        begin, call, recorder = WasmModule.__init__, WasmModule.call, self

        def beginning(module: WasmModule, image: bytes, emulation: Any) -> None:
            begin(module, image, emulation)
            recorder.images[id(module)] = image

        def calling(module: WasmModule, symbol: str, *args: int | NDArray[Any]) -> CallResult:
            recorder.calls.append(recorder.call_of(module, symbol, args))
            return call(module, symbol, *args)

        setattr(WasmModule, "__init__", beginning)  # noqa: B010  mypy takes no new methods
        setattr(WasmModule, "call", calling)  # noqa: B010

    def call_of(self, module: WasmModule, symbol: str, args: tuple[Any, ...]) -> dict[str, Any]:
        """Return a call with the memory of its arrays behind the module's own memory."""
        memory, words, end = [], [], module.first_free
        for arg in args:
            if isinstance(arg, np.ndarray):
                start = -(-end // ALIGN) * ALIGN
                memory.append((start, base64.b64encode(arg.tobytes()).decode()))
                words.append(start)
                end = start + arg.nbytes
            else:
                words.append(int(arg))
        image = base64.b64encode(self.images[id(module)]).decode()
        return {"module": image, "symbol": symbol, "words": words, "memory": memory, "end": end + PAGE}


@dataclass(frozen=True)
class Row:
    """A form: target, configuration, name, MAC per cycle by the model; its call."""

    target: str
    configuration: str
    form: str
    model: float
    call: dict[str, Any]


def rows(name: str, shape: tuple[int, int, int], recorder: Recorder) -> Iterator[Row]:
    """Yield every form of the kernels, after its product equals numpy's. Raises MissingKernel."""
    m, n, k = shape
    rng = np.random.default_rng(0)
    for target in (place.name for place in isa_specs.load("wasm").targets):
        for a, w, encoding in KERNELS:
            left, right = parse_pair(encoding)
            spec = KernelSpec(Operand(a, left), Operand(w, right))
            kernel = load_best("wasm", a, w, encoding, target)
            if kernel.certificate.target != target:
                continue
            costs = {cost.form: cost.macs_per_cycle for cost in form_costs(kernel.certificate, core(name))}
            weights = rng.choice(np.asarray(spec.weights.values), (m, k))
            activations = rng.choice(np.asarray(spec.activations.values), (n, k))
            for form in kernel.forms:
                if form.form.depthwise:
                    continue
                recorder.calls.clear()
                assert np.array_equal(form.run(weights, activations), spec.reference(weights, activations))
                call = max(recorder.calls, key=lambda made: int(made["end"]))
                yield Row(target, spec.configuration, form.name, costs[form.name], call)


def measured(node: str, calls: list[dict[str, Any]]) -> tuple[str, list[tuple[float, float]]]:
    """Return the engine, and milliseconds of the fastest and the median run of each call: other work only
    makes a run slower. Raises UserError where Node fails."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "calls.json"
        file.write_text(json.dumps(calls), encoding="utf-8")
        command = [node, str(ROOT / "bench" / "wasm_rank.js"), str(file)]
        answer = json.loads(output_of(command, f"name a Node with relaxed SIMD (22 or later); {node} failed"))
    return answer["engine"], [(min(times), quartiles(times)[0]) for times in answer["times"]]


@benchmark(
    value("--core", "v8-x86-64", "Whose model.", "name"),
    value("--node", "node", "Node with relaxed SIMD (22 or later)."),
    value("--m", 128, "Rows."),
    value("--n", 196, "Columns."),
    value("--k", 1152, "Positions of K."),
)
def main(name: str, node: str, m: int, n: int, k: int) -> None:
    """Rank kernel forms by the model of V8 and by measurement in Node."""
    program = shutil.which(node)
    if program is None:
        raise UserError(f"--node {node}: no such program; name a Node with relaxed SIMD (22 or later)")
    recorder = Recorder()
    recorder.install()
    forms = list(rows(name, (m, n, k), recorder))
    clock = calibrate()
    engine, times = measured(program, [row.call for row in forms])
    rates = [(1e3 * m * n * k / clock / fastest, 1e3 * m * n * k / clock / usual) for fastest, usual in times]
    console = screen(100)
    console.print(f"{machine_text()}\n{engine}, core clock {clock / 1e9:.2f} GHz, M = {m}, N = {n}, K = {k}")
    title = f"Kernel forms, multiply-accumulates per cycle; model of {name}"
    heads = ("model", "fastest run", "median run", "fastest / model")
    table = grid(title, ("target", "kernel", "form"), heads, box=box.SIMPLE_HEAD)
    for row, (fastest, usual) in zip(forms, rates, strict=True):
        numbers = (f"{row.model:.1f}", f"{fastest:.1f}", f"{usual:.1f}", f"{fastest / row.model:.2f}")
        table.add_row(row.target, row.configuration, row.form, *numbers)
    console.print(table)
    pairs = [(row, fastest) for row, (fastest, _) in zip(forms, rates, strict=True)]
    order = spearman([row.model for row in forms], [rate for _, rate in pairs])
    console.print(f"Spearman's rank correlation over {len(forms)} forms: {order:.3f}")
    stated = core(name).measured.part_reached
    for form in dict.fromkeys(row.form for row in forms):
        mean = geometric_mean(rate / row.model for row, rate in pairs if row.form == form)
        console.print(f"measured / model of {form}, geometric mean: {mean:.2f} ({stated(form)} stated)")
    for kernel in dict.fromkeys((row.target, row.configuration) for row in forms):
        of_kernel = [pair for pair in pairs if (pair[0].target, pair[0].configuration) == kernel]
        first = max(of_kernel, key=lambda pair: pair[0].model * stated(pair[0].form))
        best = max(of_kernel, key=lambda pair: pair[1])
        if first is not best:
            slower = f"{1 - first[1] / best[1]:.0%} slower than {best[0].form}"
            console.print(f"{' '.join(kernel)}: the model chooses {first[0].form}, {slower}")
