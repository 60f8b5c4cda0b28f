"""Shape operators against ONNX Runtime: random chains of them, compiled, run and compared bit for bit.

    python -m tests.qnn.shape_fuzz --count 10000 --target native
    SYNTH_FEATURES=x86-64-v3 python -m tests.qnn.shape_fuzz --count 10000 --target x86-64-v3
    python -m tests.qnn.shape_fuzz --count 1000 --target aarch64   # exported, in the emulator

Chains are compiled many at a time, as outputs of one model. The exit code is 1 where a result is wrong; each
such chain is printed with the seed of its batch. A batch whose process dies counts as wrong: a chain that
reads where there is no memory ends that way.
"""

import argparse
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import numpy as np
import tvm

import synth
import synth.model.compiled as compiled_model
from synth.compiler.export_link import link_bare
from synth.compiler.lowering import compile_functions
from synth.compiler.machines import compile_target
from synth.emit.emulator import Emulator
from synth.errors import UserError
from synth.model.deploy import export_model
from tests.needs import Need, import_or_skip, skip
from tests.qnn.onnx_models import run_runtime
from tests.qnn.shape_cases import batch

Arrays = list[np.ndarray]
BATCH = 50
"""Chains of one model."""
LINE = 64
"""Bytes to which arrays are aligned for the emulator."""


@dataclass
class Outcome:
    """What became of some chains: how many were compared, and a line for each that is wrong or refused."""

    compared: int = 0
    wrong: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def add(self, other: Self) -> None:
        self.compared += other.compared
        self.wrong += other.wrong
        self.refused += other.refused


def compare(seed: int, numbers: Sequence[int], target: str) -> Outcome:
    """Chains of the batch of ``seed`` on ``target``, compared with ONNX Runtime."""
    model, feeds, cases = batch(seed, numbers)
    wanted = run_runtime(model, feeds)
    outcome = Outcome()
    try:
        found = runner(model, target)([feeds[value.name] for value in model.graph.input])
    except Exception as error:
        # One chain that fails must not hide the others.
        if len(numbers) > 1:
            for number in numbers:
                outcome.add(compare(seed, [number], target))
            return outcome
        line = f"seed {seed} chain {numbers[0]}: {cases[0].text}: {str(error).strip().splitlines()[-1]}"
        (outcome.refused if isinstance(error, UserError) else outcome.wrong).append(line)
        return outcome
    for number, case, ours in zip(numbers, cases, found, strict=True):
        outcome.compared += 1
        theirs = wanted[case.output]
        said = f"seed {seed} chain {number}: {case.text}"
        if (ours.shape, ours.dtype) != (theirs.shape, theirs.dtype):
            outcome.wrong.append(f"{said}: {ours.dtype}{list(ours.shape)}")
        elif not np.array_equal(ours, theirs):
            outcome.wrong.append(f"{said}: {int((ours != theirs).sum())} of {ours.size} elements differ")
    return outcome


def linked(module: Any, target: Any) -> Any:
    """A compiled module as a library that gcc links: several times as fast as TVM's just-in-time way."""
    with tempfile.TemporaryDirectory(prefix="synth-fuzz-") as folder:
        path = f"{folder}/batch.so"
        compile_functions(module, target).export_library(path, cc="gcc")
        return tvm.runtime.load_module(path)


def need(target: str) -> str:
    """Return the name of a target. Skip the running test where this computer cannot run its code."""
    machine = compile_target(target)
    if machine.machine == "x86_64" and not machine.is_host:
        skip(Need.PROCESSOR, f"this computer is no {target}")
    if not machine.is_host:
        import_or_skip("unicorn")
    return target


def runner(model: Any, target: str) -> Callable[[Arrays], Sequence[np.ndarray]]:
    """The compiled model as a function of its inputs, here or in the emulator."""
    compiled = synth.compile(model, target=target)
    if shutil.which("gcc"):
        compiled_model.load = linked  # of models for one thread, which need no pool
    if compiled.machine.is_host:

        def run(arrays: Arrays) -> Sequence[np.ndarray]:
            found = compiled(*arrays)
            return found if isinstance(found, tuple) else (found,)

        return run
    return emulated(compiled)


def emulated(compiled: Any) -> Callable[[Arrays], Sequence[np.ndarray]]:
    """The exported object in the emulator, which passes few arguments: inputs are one block, and outputs."""
    with tempfile.TemporaryDirectory(prefix="synth-fuzz-") as folder:
        exported = export_model(compiled, "fuzz", Path(folder), shared=False)
        code = exported.object.read_bytes()
    places: dict[bool, list[int]] = {False: [0], True: [0]}
    for parameter in exported.arguments:
        size = int(np.prod(parameter.shape, dtype=np.int64)) * np.dtype(parameter.dtype).itemsize
        held = places[parameter.output]
        held.append(-(-(held[-1] + size) // LINE) * LINE)
    numbers = {False: iter(places[False]), True: iter(places[True])}
    passed = ", ".join(
        f"(void *)({'out' if p.output else 'in'} + {next(numbers[p.output])})" for p in exported.arguments
    )
    entry = (
        "#include <stddef.h>\n#include <stdint.h>\nvoid synth_heap(void *start, size_t size);\n"
        f"{exported.declarations}static _Alignas({LINE}) unsigned char memory[{16 << 20}];\n"
        "int32_t enter(const unsigned char *in, unsigned char *out)\n"
        f"{{ synth_heap(memory, sizeof memory); return {exported.entry}({passed}); }}\n"
    )
    emulator = Emulator(link_bare("fuzz", exported.machine, code, entry), exported.machine, False)

    def run(arrays: Arrays) -> Sequence[np.ndarray]:
        given = np.zeros(places[False][-1], np.uint8)
        for start, array in zip(places[False], arrays, strict=False):
            given[start : start + array.nbytes] = np.frombuffer(array.tobytes(), np.uint8)
        result = np.zeros(places[True][-1], np.uint8)
        done = emulator.call("enter", given, result)
        assert done.int32 == 0, f"the program returned {done.int32}"
        outputs = [p for p in exported.arguments if p.output]
        return [
            result[start : start + int(np.prod(p.shape, dtype=np.int64)) * np.dtype(p.dtype).itemsize]
            .view(p.dtype)
            .reshape(p.shape)
            for start, p in zip(places[True], outputs, strict=False)
        ]

    return run


def sweep(seed: int, count: int, target: str, jobs: int, say: Callable[[str], None]) -> Outcome:
    """``count`` chains from batch ``seed`` on, ``jobs`` batches at a time, each in a process that may die."""
    parts = [range(min(BATCH, count - done)) for done in range(0, count, BATCH)]
    total = Outcome()
    context = multiprocessing.get_context("spawn")
    waiting = list(enumerate(parts, seed))
    while waiting:
        # After a death the pool is of no more use, and which of the batches at work it was is found one at a
        # time.
        with ProcessPoolExecutor(jobs, mp_context=context) as pool:
            running = [(part, pool.submit(compare, *part, target)) for part in waiting]
            waiting = []
            for number, (part, future) in enumerate(running):
                try:
                    done = future.result()
                except BrokenProcessPool:
                    if jobs == 1:
                        done, waiting = Outcome(wrong=[f"seed {part[0]}: the process died"]), [
                            p for p, _ in running[number + 1 :]
                        ]  # fmt: skip
                    else:
                        jobs, waiting = 1, [p for p, _ in running[number:]]
                        break
                total.add(done)
                for line in (*done.wrong, *done.refused):
                    say(line)
                if waiting:
                    break
    return total


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.qnn.shape_fuzz", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--count", type=int, default=1000, help="chains")
    parser.add_argument("--seed", type=int, default=0, help="of the first batch")
    parser.add_argument("--target", default="native", help="native, x86-64-v3, aarch64, ...")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    start = time.monotonic()
    total = sweep(given.seed, given.count, given.target, given.jobs, lambda line: print(line, flush=True))
    print(
        f"target {given.target}, features {os.environ.get('SYNTH_FEATURES', 'all')}: {total.compared} chains "
        f"compared with ONNX Runtime, {len(total.wrong)} wrong, {len(total.refused)} refused; "
        f"{time.monotonic() - start:.0f} s"
    )
    return 1 if total.wrong or total.refused else 0


if __name__ == "__main__":
    sys.exit(main())
