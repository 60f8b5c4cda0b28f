"""A compiled model: machine code of the plan's functions, its arena, and calls with numpy arrays."""

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import tvm
from numpy.typing import NDArray

from synth.compiler.built import in_order, keep_threads, loaded_function, use_threads
from synth.compiler.machines import CompileTarget
from synth.errors import UserError
from synth.model.elementwise import schedule
from synth.model.memory import ALIGNMENT, Arena, locations, plan_arena, workspace_bytes, workspaces
from synth.model.metrics import TOP1, Metric, metric_of
from synth.model.observe import InputSpec, batches, input_arrays, joined, samples_of
from synth.model.plan import Buffer, ModelPlan, make_plan
from synth.model.precision_effect import PrecisionEffect
from synth.qnn.boundary import Scale


@dataclass(frozen=True)
class LayerInfo:
    """What the compiler made of the convolution or dense layer ``name`` of the model.

    * ``operator``: "conv2d", "depthwise conv2d" or "dense". ``precision``: "A2W1 hybrid", "int8" or "fp32".
    * ``kernel``: name of the library's kernel that computes the layer, None for generated direct code.
    * ``macs``: multiply-accumulates of one run. ``weights``: number of weights.
    * ``weight_bytes``: bytes of the packed weights, ``fp32_bytes`` as float32; 0, 0 if weights are an input.
    * ``steps``: names of the plan's steps (``Step.name``) that compute the layer.
    * ``reason``: why no low-bit kernel computes the layer, or empty.
    * ``few_bits``: whether an operand is low-bit although no low-bit kernel supports the layer.
    * ``storage``: why the packed weights take more bytes than their bits, or empty.
    * ``cycles``: estimate of one run on one core. None if the core's table lacks an instruction.
    """

    name: str
    operator: str
    precision: str
    kernel: str | None
    macs: int
    weights: int
    weight_bytes: int
    fp32_bytes: int
    steps: tuple[str, ...] = ()
    reason: str = ""
    few_bits: bool = False
    cycles: float | None = None
    storage: str = ""


@dataclass(frozen=True)
class LayerTime:
    """Seconds of the step ``name`` (a ``Step.name``) of a run: median and quartiles over several runs.
    ``kind``, ``node``: as in ``Step``."""

    name: str
    kind: str
    node: str
    median: float
    low: float
    high: float


@dataclass(frozen=True)
class _Loaded:
    """The model loaded in this process: its calls in order, and the arrays of its inputs and outputs."""

    calls: tuple[tuple[Any, tuple[Any, ...]], ...]
    inputs: tuple[NDArray[Any], ...]
    outputs: tuple[NDArray[Any], ...]
    states: tuple[tuple[NDArray[Any], NDArray[Any]], ...]
    """Arrays with their first values."""
    run: Callable[[], None]

    def fill(self, values: Sequence[Any]) -> bool:
        """Copy the inputs. Return whether ``values`` were arrays of the inputs' shapes and dtypes."""
        if len(values) != len(self.inputs):
            return False
        for place, value in zip(self.inputs, values, strict=True):
            if not isinstance(value, np.ndarray) or value.shape != place.shape or value.dtype != place.dtype:
                return False
            place[...] = value
        return True


@dataclass(eq=False, repr=False)
class CompiledModel:
    """A model for one target, ready to be exported, and to run if the target is this computer.

    ``functions`` are the scheduled PrimFuncs by name, ``layers`` the layers in the model's order. ``notes``
    has a line for each low-bit layer of the model without a low-bit kernel. ``effect``: what a precision file
    changes on the calibration data. ``scales``: of each input, then of each output, if the model states them.
    """

    plan: ModelPlan
    machine: CompileTarget
    functions: Mapping[str, Any]
    arena: Arena
    layers: tuple[LayerInfo, ...] = ()
    notes: tuple[str, ...] = ()
    effect: PrecisionEffect | None = None
    scales: tuple[Scale, ...] = ()
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False)

    def __repr__(self) -> str:
        return f"<model for {self.machine.name}: {len(self.layers)} layers, {len(self.plan.steps)} steps>"

    @property
    def threads(self) -> int:
        return self.plan.threads

    @property
    def inputs(self) -> tuple[Buffer, ...]:
        return tuple(self.plan.buffers[index] for index in self.plan.inputs)

    @property
    def input_specs(self) -> tuple[InputSpec, ...]:
        """Name, shape and dtype of each input."""
        return tuple(InputSpec(b.name, tuple(b.shape), str(b.dtype)) for b in self.inputs)

    @property
    def outputs(self) -> tuple[Buffer, ...]:
        return tuple(self.plan.buffers[index] for index in self.plan.outputs)

    @property
    def weight_bytes(self) -> int:
        """Bytes of all stored constants: packed weights, corrections, tables."""
        return self.plan.constant_bytes

    @property
    def activation_bytes(self) -> int:
        """Bytes of the arena that all temporaries share. The caller owns inputs and outputs."""
        return self.arena.bytes

    @cached_property
    def workspace_bytes(self) -> int:
        """The most bytes that the local buffers of a function take in an exported program."""
        sizes = (workspaces(function, self.threads) for function in self.functions.values())
        return max(map(workspace_bytes, sizes), default=0)

    @property
    def module(self) -> Any:
        """The IRModule of the scheduled PrimFuncs, each with its name as its symbol."""
        named = {name: f.with_attr("global_symbol", name) for name, f in self.functions.items()}
        return tvm.IRModule(named)

    def __call__(self, *arrays: Any, **named: Any) -> NDArray[Any] | tuple[NDArray[Any], ...]:
        """Run on this computer and return the output, or a tuple of several outputs.

        Inputs are given in order or by name. Raises UserError for an array that does not fit the model's
        input, and for a model whose target is another machine.
        """
        loaded: _Loaded | None = self.__dict__.get("_loaded")
        with self._lock:
            if named or loaded is None or not loaded.fill(arrays):
                values = self._arranged(arrays, named)
                loaded = self._loaded
                loaded.fill(values)
            if self.threads > 1:
                use_threads(self.threads)
            loaded.run()
            results = [output.copy() for output in loaded.outputs]
        return results[0] if len(results) == 1 else tuple(results)

    def reset(self) -> None:
        """Give the states that runs leave for the next run (TFLite's variables) their first values."""
        with self._lock:
            for state, first in self._loaded.states:
                np.copyto(state, first)

    def over(self, data: Any) -> NDArray[Any]:
        """Return the first output [N, ...] for all samples of ``data``: an array [N, ...] for the only input,
        arrays by input name, or the path of a .npz, a .npy or a folder of .npy. Raises UserError."""
        specs, name = self.input_specs, self.input_specs[0].name
        arrays = input_arrays(specs, samples_of(data, "data"), "data")

        def outputs() -> Iterator[tuple[int, NDArray[Any]]]:
            for feed in batches(specs, arrays):
                result = self(*(feed[spec.name] for spec in specs))
                yield len(feed[name]), result[0] if isinstance(result, tuple) else result

        return joined(outputs(), len(arrays[name]))

    def accuracy(self, data: Any, labels: Any, metric: str | Metric = TOP1) -> float:
        """Return how well the first output fits ``labels`` [N, ...]. ``data``: as for ``over``. ``metric``:
        "top1", "r2" for a regression, or a function of outputs and labels. Raises UserError."""
        return float(metric_of(metric)[1](self.over(data), np.asarray(labels)))

    def runner(self, *arrays: Any, **named: Any) -> Callable[[], None]:
        """Return a function for timing that runs the model on these inputs. The inputs are copied now into
        the model's buffers, which any other run of this model overwrites."""
        values = self._arranged(arrays, named)
        loaded = self._loaded
        loaded.fill(values)

        def run() -> None:
            keep_threads(self.threads)
            loaded.run()

        return run

    def time_layers(self, inputs: Sequence[Any], repeat: int = 20) -> list[LayerTime]:
        """Return each step's time, in the plan's order, over ``repeat`` runs of the whole model."""
        if repeat < 1:
            raise UserError(f"repeat={repeat}: must be at least 1")
        values = self._arranged(inputs, {})
        taken = np.empty((repeat, len(self.plan.steps)))
        clock = time.perf_counter_ns
        loaded = self._loaded
        with self._lock:
            use_threads(self.threads)
            loaded.fill(values)
            for run in range(-1, repeat):  # run -1 is a warm-up, which the next runs overwrite
                for number, (function, arguments) in enumerate(loaded.calls):
                    start = clock()
                    function(*arguments)
                    taken[run, number] = clock() - start
        quartiles = np.percentile(taken * 1e-9, (50, 25, 75), axis=0).T.tolist()
        steps = zip(self.plan.steps, quartiles, strict=True)
        return [LayerTime(step.name, step.kind, step.node, *map(float, row)) for step, row in steps]

    @cached_property
    def _loaded(self) -> _Loaded:
        if not self.machine.is_host:
            raise UserError(f"target {self.machine.name} is not this computer: export the model for it")
        plan, arrays = self.plan, _storage(self.plan, self.arena)
        compiled = {name: loaded_function(f, self.machine.tvm) for name, f in self.functions.items()}
        tensors = [tvm.runtime.from_dlpack(array) for array in arrays]
        calls = [(compiled[step.function], tuple(tensors[i] for i in step.arguments)) for step in plan.steps]
        inputs, outputs = (tuple(arrays[index] for index in ends) for ends in (plan.inputs, plan.outputs))
        states = tuple((arrays[i], np.array(plan.buffers[i].value)) for i in plan.roots("state"))
        return _Loaded(tuple(calls), inputs, outputs, states, in_order(calls))

    def _arranged(self, arrays: Sequence[Any], named: Mapping[str, Any]) -> list[NDArray[Any]]:
        """Return the inputs in order. Raises UserError for missing, unknown or unfit inputs."""
        wanted = {buffer.name: buffer for buffer in self.inputs}
        given = dict(zip(wanted, arrays, strict=False))
        unknown = next((name for name in named if name not in wanted), None)
        if unknown is not None:
            raise UserError(f"input {unknown!r}: no such input; the model has {', '.join(wanted)}")
        twice = next((name for name in named if name in given), None)
        if twice is not None:
            raise UserError(f"input {twice!r}: given by position and by name; give it once")
        given |= named
        if len(given) < len(wanted) or len(arrays) > len(wanted):
            count = len(arrays) + len(named)
            raise UserError(f"{count} inputs given: the model takes {len(wanted)} ({', '.join(wanted)})")
        return [_checked(buffer, given[name]) for name, buffer in wanted.items()]


def build(
    mod: Any, machine: CompileTarget, threads: int = 1, *, layers: Sequence[LayerInfo] = (),
    notes: Sequence[str] = (),
) -> CompiledModel:  # fmt: skip
    """Plan and schedule a lowered module (see ``synth.model.plan``). Machine code is generated on first use.
    Raises UserError if the module cannot be a static program."""
    plan = make_plan(mod, threads)
    functions = {name: schedule(f, threads, machine.machine) for name, f in plan.functions.items()}
    return CompiledModel(plan, machine, functions, plan_arena(plan), tuple(layers), tuple(notes))


def _checked(buffer: Buffer, value: Any) -> NDArray[Any]:
    try:
        array = np.asarray(value)
    except ValueError:
        array = np.asarray(None)
    if array.dtype != np.dtype(buffer.dtype) or array.shape != buffer.shape:
        told = f"input {buffer.name!r}: got {array.dtype}{list(array.shape)}"
        raise UserError(f"{told}, needs {buffer.dtype}{list(buffer.shape)}")
    return array


def _storage(plan: ModelPlan, arena: Arena) -> list[NDArray[Any]]:
    """Return an array for every buffer. Temporaries share one block of memory, constants another."""
    sizes = [-(-plan.buffers[i].bytes // ALIGNMENT) * ALIGNMENT for i in plan.roots("constant")]
    blocks = {"arena": _zeros(arena.bytes), "constant": _zeros(sum(sizes))}
    arguments = [_zeros(plan.buffers[i].bytes) for i in (*plan.inputs, *plan.outputs)]
    made: list[NDArray[Any]] = []
    for buffer, lies in zip(plan.buffers, locations(plan, arena), strict=True):
        raw = arguments[lies.offset] if lies.place == "argument" else blocks[lies.place][lies.offset :]
        made.append(raw[: buffer.bytes].view(buffer.dtype).reshape(buffer.shape))
        if buffer.value is not None:
            made[-1][...] = buffer.value
    return made


def _zeros(size: int) -> NDArray[np.uint8]:
    """Return zeroed bytes whose address is a multiple of ALIGNMENT."""
    raw = np.zeros(size + ALIGNMENT, np.uint8)
    return raw[-raw.ctypes.data % ALIGNMENT :][:size]
