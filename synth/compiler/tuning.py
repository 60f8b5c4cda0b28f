"""Tuning of a scheduled operator by TVM's MetaSchedule, on a machine of its target. A space function samples
decisions on a new schedule. Evolutionary search chooses among them by measured time. The result is the trace
of the fastest schedule (``synth.compiler.tuned``)."""

from __future__ import annotations

import json
import logging
import math
import queue
import random
import subprocess
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import tvm
from tvm.ir.utils import derived_object
from tvm.s_tir import Schedule
from tvm.s_tir import meta_schedule as ms
from tvm.support.popen_pool import PopenWorker
from tvm.target import Target

from synth.compiler.built import load, use_threads
from synth.compiler.lowering import compile_functions
from synth.compiler.machines import machine_of
from synth.compiler.remote import RPC, devices, session
from synth.compiler.tuned import MAIN, error_line, plain_trace
from synth.compiler.values import whole
from synth.emit.features import host_target
from synth.emit.targets import get_target
from synth.emit.threads import check_threads
from synth.emit.toolchain import CompileError, find_compiler, run_compiler
from synth.errors import UserError
from synth.files import scratch_folder

Space = Callable[[Schedule], None]
Progress = Callable[[int, int, "float | None"], None]

#: The time limit of a trial in seconds, in which its process starts, compiles and runs.
TRIAL_SECONDS = 60.0
_BATCH = 8  # trials between two generations
_FINALISTS = 3
_SAMPLES = 5
_SAMPLE_SECONDS = 0.02
_HOPELESS = 3.0  # if the first sample takes this many times the best time, no more samples are taken


@dataclass(frozen=True)
class Trials:
    """How a search measures: ``count`` trials with ``threads`` threads, here or on the devices of ``rpc``.
    The first generation depends on ``seed`` alone. ``seconds``: time limit of a trial, with its process'
    start."""

    count: int
    seed: int = 0
    threads: int = 1
    rpc: RPC | None = None
    seconds: float = TRIAL_SECONDS


@dataclass(frozen=True)
class TuningResult:
    """The fastest schedule: its trace as JSON, its seconds per call (the least of several samples), and the
    number of trials, failed ones included."""

    trace_json: str
    best_seconds: float
    trials: int


def tune(
    module: tvm.IRModule, target: Target, space: Space | Sequence[Space], trials: Trials,
    progress: Progress | None = None,
) -> TuningResult:  # fmt: skip
    """Search ``space`` for the fastest schedule of the one PrimFunc in ``module``. A space must not branch on
    what it samples: it runs once, and its trace is sampled anew for each trial. Loop orders are separate
    spaces. Buffers hold random numbers, so the workload must not index by them. A worker process per device
    compiles and times the trials, so that a crash or hang is a failed trial. ``progress`` gets (trials done,
    trials, best seconds). Later generations and the result depend on measured times. Raises UserError for a
    bad argument, a missing device, and if no schedule runs. Raises what a space raises."""
    workload = _workload(module, trials)
    boards = 1 if trials.rpc is None else devices(trials.rpc)
    database = ms.database.MemoryDatabase()
    search = _search(workload, target, trials.seed)
    designs = []  # made here, because an exception inside MetaSchedule would lose its class
    for explore in (space,) if callable(space) else space:
        designs.append(Schedule(workload, seed=trials.seed % (2**31 - 2) + 1))
        explore(designs[-1])
    scores = _RandomScores(trials.seed)
    search.pre_tuning(trials.count, min(_BATCH, trials.count), designs, database, scores)
    token = database.commit_workload(workload)
    timed: list[tuple[float, Schedule]] = []
    count, failure = 0, "no valid schedule in the space"
    with _workers(min(boards, _BATCH), trials.seconds) as (pool, ask):

        def times_of(schedules: Sequence[Schedule], best: float | None) -> list[float]:
            return ask([schedule.mod for schedule in schedules], target, trials.threads, trials.rpc, best)

        while candidates := _next(search):
            answer = partial(_answer, times_of, min((seconds for seconds, _ in timed), default=None))
            results = []
            for candidate, seconds in zip(candidates, pool.map(answer, candidates), strict=True):
                if isinstance(seconds, Exception):
                    failure = error_line(seconds)
                    results.append(ms.runner.RunnerResult(None, failure))
                else:
                    results.append(ms.runner.RunnerResult([seconds], None))
                    timed.append((seconds, candidate.sch))
                    record = (candidate.sch.trace, token, [seconds], target, candidate.args_info)
                    database.commit_tuning_record(ms.database.TuningRecord(*record))
                count += 1
                if progress is not None:
                    progress(count, trials.count, min((seconds for seconds, _ in timed), default=None))
            search.notify_runner_results(candidates, results)
        if not timed:
            raise UserError(f"tuning: none of {count} schedules could be built and run ({failure})")
        best, schedule = _fastest(timed, times_of)
    search.post_tuning()
    trace = json.dumps(plain_trace(schedule.trace.simplified(True)), separators=(",", ":"))
    return TuningResult(trace, best, count)


def _workload(module: tvm.IRModule, trials: Trials) -> tvm.IRModule:
    """Return the module's one PrimFunc as a module to tune. Raises UserError for any other module."""
    whole("trials", trials.count, 1)
    whole("threads", trials.threads, 1)
    whole("seed", trials.seed, 0)
    functions = [f for f in module.functions.values() if isinstance(f, tvm.tirx.PrimFunc)]
    if len(functions) != 1:
        raise UserError(f"tuning: the module has {len(functions)} PrimFuncs; give one operator at a time")
    if trials.rpc is None:
        check_threads(trials.threads)  # here, since nobody sees what the worker prints
    return tvm.IRModule({MAIN: functions[0].with_attr("global_symbol", MAIN)})


#: Returns the seconds of schedules, given the best seconds so far.
Measured = Callable[[Sequence[Schedule], "float | None"], list[float]]


def _answer(times_of: Measured, best: float | None, candidate: Any) -> float | Exception:
    """Return the seconds of a candidate, or what TVM, LLVM or the device raised for it."""
    try:
        (seconds,) = times_of([candidate.sch], best)
        return seconds
    except Exception as error:
        return error


def _fastest(found: list[tuple[float, Schedule]], times_of: Measured) -> tuple[float, Schedule]:
    """Return the fastest schedule and its seconds. Clocks drift during tuning, so the best few are measured
    again side by side."""
    finalists = sorted(found, key=lambda pair: pair[0])[:_FINALISTS]
    try:
        times = times_of([schedule for _, schedule in finalists], None)
    except Exception:  # the device is gone, but has measured them once
        times = [seconds for seconds, _ in finalists]
    winner = times.index(min(times))
    return times[winner], finalists[winner][1]


def _next(search: Any) -> list[Any]:
    """Return the next candidates, [] at the end of the search. A generation without a new schedule is
    skipped."""
    while (candidates := search.generate_measure_candidates()) is not None:
        if candidates:
            return list(candidates)
        search.notify_runner_results([], [])
    return []


def _search(workload: tvm.IRModule, target: Target, seed: int) -> Any:
    mutators = {ms.mutator.MutateTileSize(): 0.5, _MutateChoice(random.Random(seed)): 0.5}
    rules: dict[str, Any] = {"sch_rules": [], "postprocs": [], "mutator_probs": mutators}
    evolution = {"population_size": 32, "init_measured_ratio": 0.25, "init_min_unmeasured": 8}
    strategy = ms.search_strategy.EvolutionarySearch(**evolution, genetic_num_iters=2, eps_greedy=0.25)
    with _without_intrinsics():
        return ms.TuneContext(
            workload, target=target, search_strategy=strategy, rand_state=seed % (2**31 - 2) + 1,
            space_generator=ms.space_generator.ScheduleFn(lambda _: None, **rules),
            num_threads=1,  # with more threads the random numbers depend on timing
            # This logger has no parent and no handler, so MetaSchedule's own reports are dropped.
            logger=logging.Logger("tuning", logging.CRITICAL + 1),
        )  # fmt: skip


@contextmanager
def _without_intrinsics() -> Iterator[None]:
    """Keep MetaSchedule from importing the intrinsics of all of TVM's targets: 45 s of parsing that nothing
    here needs."""
    name = "tvm.s_tir.tensor_intrin"
    if name in sys.modules:
        yield
        return
    sys.modules[name] = types.ModuleType(name)
    try:
        yield
    finally:
        del sys.modules[name]


@derived_object
class _RandomScores(ms.cost_model.PyCostModel):
    """A cost model of random scores. Unlike MetaSchedule's own, it does not touch numpy's global
    generator."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = np.random.default_rng(seed)

    def load(self, path: str) -> None:
        """Do nothing."""

    def save(self, path: str) -> None:
        """Do nothing."""

    def update(self, context: Any, candidates: Any, results: Any) -> None:
        """Do nothing."""

    def predict(self, context: Any, candidates: Any) -> Any:
        """Return scores in [0, 1)."""
        return self.random.random(len(candidates))


@derived_object
class _MutateChoice(ms.mutator.PyMutator):
    """Changes the value of one sample_categorical. MetaSchedule's mutators for CPUs change tile sizes
    only."""

    def __init__(self, generator: random.Random) -> None:
        super().__init__()
        self.random = generator
        self.context: Any = None

    def _initialize_with_tune_context(self, context: Any) -> None:
        """Store the context. TVM calls this function, which its base class does not define."""
        self.context = context

    def apply(self, trace: Any, _: Any) -> Any:
        """Return the mutated trace, or None if the trace has no choice."""
        choices = [
            (inst, len(inst.attrs[0]), int(trace.get_decision(inst)))
            for inst in trace.insts
            if inst.kind.name == "SampleCategorical" and len(inst.attrs[0]) > 1
        ]
        if not choices:
            return None
        inst, count, old = self.random.choice(choices)
        new = (old + self.random.randrange(1, count)) % count
        return trace.with_decision(inst, new, remove_postproc=True)

    def clone(self) -> Any:
        """Return a mutator that shares the random numbers."""
        return _MutateChoice(self.random)


@contextmanager
def _worker(trial_seconds: float) -> Iterator[Callable[..., list[float]]]:
    """Yield a function that calls ``_measure`` in a worker process. It takes the arguments except the
    last."""

    def prepare(path: list[str]) -> None:  # nested: sent by value, it runs before synth is found
        import sys

        sys.path[:] = path

    worker = PopenWorker(prepare, (list(sys.path),), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(*arguments: Any, seconds: float = trial_seconds) -> list[float]:
        worker.send(_measure, (*arguments, seconds), timeout=seconds)
        try:
            times: list[float] = worker.recv()
        except ChildProcessError:
            raise RuntimeError("the process that compiled and ran it crashed") from None
        except TimeoutError:
            raise RuntimeError(f"took more than {seconds:.0f} s to compile and run") from None
        return times

    try:
        yield ask
    finally:
        worker.kill()


@contextmanager
def _workers(
    count: int, trial_seconds: float
) -> Iterator[tuple[ThreadPoolExecutor, Callable[..., list[float]]]]:
    """Start ``count`` worker processes, each for a device. Yield a thread pool, and a function that asks a
    free one."""
    with ExitStack() as stack:
        pool = stack.enter_context(ThreadPoolExecutor(count))
        free: queue.SimpleQueue[Callable[..., list[float]]] = queue.SimpleQueue()
        for _ in range(count):
            free.put(stack.enter_context(_worker(trial_seconds)))
        # At the end no trial starts, then the processes end, and then the threads that wait for them.
        stack.callback(pool.shutdown, wait=False, cancel_futures=True)

        def ask(*question: Any) -> list[float]:
            worker = free.get()
            try:
                return worker(*question)
            finally:
                free.put(worker)

        yield pool, ask


def _measure(
    modules: Sequence[tvm.IRModule], target: Target, threads: int, rpc: RPC | None, best: float | None,
    trial_seconds: float,
) -> list[float]:  # fmt: skip
    """Compile and time modules side by side; return for each the least of several samples, in seconds per
    call. Other programs only add to a time, so the least sample is the best estimate. A sample has as many
    calls as fill _SAMPLE_SECONDS. A module that is much slower than ``best`` gets a single call."""
    with _loaded(modules, target, threads, rpc, trial_seconds) as (loaded, device):
        generator, infos = np.random.default_rng(0), ms.arg_info.ArgInfo.from_prim_func
        arguments = [[_random(generator, info, device) for info in infos(m[MAIN])] for m in modules]

        def sample(number: int, calls: int) -> float:
            timer = loaded[number].time_evaluator(MAIN, device, number=calls)
            return float(timer(*arguments[number]).mean)

        times = [sample(number, 1) for number in range(len(loaded))]
        if best is None or min(times) <= _HOPELESS * best:
            for _ in range(_SAMPLES):
                for number, least in enumerate(times):
                    calls = math.ceil(_SAMPLE_SECONDS / max(least, 1e-6))
                    times[number] = min(least, sample(number, calls))
        return times


@contextmanager
def _loaded(
    modules: Sequence[tvm.IRModule], target: Target, threads: int, rpc: RPC | None, trial_seconds: float
) -> Iterator[tuple[list[Any], Any]]:
    """Yield the modules, compiled and loaded here or on a remote device, and the device."""
    if rpc is None:
        use_threads(threads)
        yield [load(module, target) for module in modules], tvm.cpu()
        return
    compiled = [compile_functions(module, target) for module in modules]
    with session(rpc, trial_seconds, threads) as board, scratch_folder("synth-rpc-") as folder:
        remote = []
        for number, executable in enumerate(compiled):
            name = f"trial{number}.so"
            executable.export_library(str(folder / name), fcompile=_linker(target))
            board.upload(str(folder / name))
            remote.append(board.load_module(name))
        yield remote, board.cpu()


def _linker(target: Target) -> Callable[..., None]:
    """Return the function that links TVM's objects to a shared library for the target, without a system
    compiler."""
    triple = str(target.attrs.get("mtriple", ""))
    machine = get_target((machine_of(triple) if triple else host_target()) or triple)
    compiler = find_compiler(machine.name)

    def link(output: str, objects: Sequence[str], **_: Any) -> None:
        flags = ["-target", machine.zig_triple] if compiler.is_zig else []
        if compiler.is_zig and machine.pointer_bits == 64:
            # 64-bit targets need nothing of zig's runtime library, which takes half a minute to build.
            flags += ["-nostdlib", "-lc"]
        files = [str(Path(name).absolute()) for name in (output, *objects)]
        arguments = ["-shared", *flags, "-o", *files, "-lm"]
        try:
            run_compiler(compiler, arguments, Path(output).parent)
        except CompileError as error:
            raise RuntimeError(f"the linker refused the schedule: {error}") from error

    return link


def _random(generator: np.random.Generator, info: Any, device: Any) -> Any:
    shape, dtype = [int(extent) for extent in info.shape], np.dtype(str(info.dtype))
    if dtype.kind in "iu":
        data = np.frombuffer(generator.bytes(math.prod(shape) * dtype.itemsize), dtype).reshape(shape)
    else:
        data = generator.random(shape).astype(dtype)
    return tvm.runtime.tensor(data, device)
