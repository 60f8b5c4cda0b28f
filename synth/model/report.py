"""Data of a compiled model's report: layers, kernels, times, memory, accuracy, versions."""

import hashlib
import json
import platform
import re
import timeit
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import tvm
from numpy.typing import NDArray

from synth.compiler.export_link import Footprint
from synth.errors import UserError
from synth.library.certificate import Certificate, package_version
from synth.library.demand import certificate_path
from synth.library.kernels import read_kernel
from synth.model.compiled import CompiledModel, LayerInfo
from synth.model.metrics import labels_of
from synth.model.observe import batches, first_run, input_arrays

_PACKAGES = ("synth-kernel", "apache-tvm", "apache-tvm-ffi", "ziglang", "numpy", "onnx")


@dataclass(frozen=True)
class KernelParameters:
    """A kernel of the library. ``digest``: digest of the certificate's fields, as its file states it."""

    name: str
    certificate: Certificate
    digest: str


@dataclass(frozen=True)
class LayerRow:
    """A layer, its kernel, and the sum of its steps' ``MeasuredTimes.steps`` (None without times)."""

    info: LayerInfo
    kernel: KernelParameters | None
    seconds: float | None


@dataclass(frozen=True)
class OtherStep:
    """All steps of one kind that belong to no layer: their number, the sum of their seconds, and the nodes of
    the model that they compute as far as known. ``kind``: their operators in words."""

    kind: str
    count: int
    seconds: float
    nodes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Accuracy:
    """How many of ``total`` samples have their greatest output at the label."""

    correct: int
    total: int

    @property
    def top1(self) -> float:
        return self.correct / self.total


@dataclass(frozen=True)
class RuntimeBaseline:
    """ONNX Runtime of ``version`` on the model ``name``, with equal threads and data. Times are seconds of a
    run (median and quartiles). ``reason`` says why it was not run, and is empty if it was. ``differing``: how
    many of ``samples`` have another first output than our program, by at most the fraction ``difference`` of
    the sample's largest number; 0 samples: not compared, since floats round differently, or another model
    computes."""

    name: str
    version: str
    median: float = 0.0
    low: float = 0.0
    high: float = 0.0
    accuracy: Accuracy | None = None
    samples: int = 0
    differing: int = 0
    reason: str = ""
    difference: float = 0.0

    @property
    def apart(self) -> str:
        """In how many samples outputs differ from ours, and by how much, in words."""
        return (
            f"{self.differing} of {self.samples} samples differ from ours, by at most "
            f"{self.difference:.2%} of a sample's largest number"
        )


@dataclass(frozen=True)
class OutputCheck:
    """The largest ``difference`` of the outputs of ``executor`` (a device or an emulator) from those of this
    computer, as a fraction of the largest output. ``instructions`` of an emulated run; None: not counted."""

    difference: float
    executor: str
    instructions: int | None = None


@dataclass(frozen=True)
class MeasuredTimes:
    """Seconds of a whole run on ``machine``, this computer or a device: median, quartiles of ``repeat`` runs.

    ``steps`` divides the median among the steps, by step name, in proportion to the times of separately timed
    steps. ``kinds`` has each step's ``Step.kind`` by step name, ``nodes`` its ``Step.node``.
    """

    median: float
    low: float
    high: float
    repeat: int
    steps: Mapping[str, float]
    kinds: Mapping[str, str]
    machine: str
    nodes: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class ModelReport:
    """All data of the report. ``layers`` raises VerificationError for a damaged certificate of a kernel.

    ``source``: the model's file, None for a model in memory. ``files``: the files that were written.
    ``precision``: text of the file that chose the layers' precisions. ``compile_seconds``: by phase of the
    command. ``float_activation_bytes``: arena of the model's float reference
    (``synth.model.float_reference``), None if it has none. ``peers``: ONNX Runtime's runs
    (``synth.model.baselines``), () if not requested. ``footprint``: of the exported program.
    ``check``: of outputs elsewhere.
    """

    compiled: CompiledModel
    name: str
    source: Path | None
    files: tuple[Path, ...]
    measured: MeasuredTimes | None
    accuracy: Accuracy | None
    peers: tuple[RuntimeBaseline, ...]
    precision: str | None
    compile_seconds: Mapping[str, float]
    float_activation_bytes: int | None
    footprint: Footprint | None = None
    check: OutputCheck | None = None

    @cached_property
    def layers(self) -> tuple[LayerRow, ...]:
        return layer_rows(self.compiled.layers, self.measured)

    @property
    def estimated(self) -> bool:
        """Whether the report shows estimated cycles: a layer has them, nothing is measured, and another
        machine is the target."""
        known = any(info.cycles is not None for info in self.compiled.layers)
        return self.measured is None and not self.compiled.machine.is_host and known

    @property
    def others(self) -> tuple[OtherStep, ...]:
        """The steps that belong to no layer, one entry per kind, the longest first; () without times."""
        if (measured := self.measured) is None:
            return ()
        of_layers = {step for row in self.layers for step in row.info.steps}
        kinds: dict[str, list[str]] = {}
        for step in measured.steps:
            if step not in of_layers:
                kinds.setdefault(readable(measured.kinds[step]), []).append(step)
        made = []
        for kind, steps in kinds.items():
            nodes = dict.fromkeys(measured.nodes.get(step, "") for step in steps)
            seconds = sum(measured.steps[step] for step in steps)
            made.append(OtherStep(kind, len(steps), seconds, tuple(filter(None, nodes))))
        return tuple(sorted(made, key=lambda step: -step.seconds))

    @property
    def macs(self) -> int:
        return sum(row.info.macs for row in self.layers)

    @property
    def float_weight_bytes(self) -> int:
        """Bytes of all layers' weights in float32."""
        return sum(row.info.fp32_bytes for row in self.layers)

    @property
    def source_digest(self) -> str:
        """SHA-256 of the model's file, "" without one."""
        return "" if self.source is None else hashlib.sha256(self.source.read_bytes()).hexdigest()

    @property
    def kernels(self) -> tuple[KernelParameters, ...]:
        """The kernels in use, each once, in the order of the layers."""
        found = {row.kernel.name: row.kernel for row in self.layers if row.kernel is not None}
        return tuple(found.values())

    @property
    def versions(self) -> dict[str, str]:
        """Versions by package name, with LLVM's major version (TVM's code generator) and Python's."""
        from tvm.target import codegen

        found = {name: package_version(name) for name in _PACKAGES}
        return found | {"LLVM": str(codegen.llvm_version_major()), "Python": platform.python_version()}


def layer_rows(layers: Sequence[LayerInfo], measured: MeasuredTimes | None = None) -> tuple[LayerRow, ...]:
    """Return the layers with their kernels and times. Raises VerificationError for a damaged certificate."""
    names = {info.kernel for info in layers if info.kernel is not None}
    kernels: dict[str | None, KernelParameters] = {name: _kernel(name) for name in names}

    def seconds(info: LayerInfo) -> float | None:
        times = [measured.steps[step] for step in info.steps if step in measured.steps] if measured else []
        return sum(times) if times else None

    return tuple(LayerRow(info, kernels.get(info.kernel), seconds(info)) for info in layers)


def _kernel(name: str) -> KernelParameters:
    path = certificate_path(name)
    certificate = read_kernel(path).certificate
    return KernelParameters(name, certificate, str(json.loads(path.read_text(encoding="utf-8"))["digest"]))


def random_inputs(compiled: CompiledModel) -> list[NDArray[Any]]:
    """Return one array per input: normal floats, or integers over the dtype's whole range."""
    generator = np.random.default_rng(0)
    arrays = []
    for buffer in compiled.inputs:
        dtype = np.dtype(buffer.dtype)
        if dtype.kind == "f":
            arrays.append(generator.standard_normal(buffer.shape).astype(dtype))
        elif dtype.kind == "b":
            arrays.append(generator.integers(0, 2, buffer.shape).astype(dtype))
        else:
            bounds = np.iinfo(dtype)
            arrays.append(generator.integers(bounds.min, bounds.max, buffer.shape, dtype, endpoint=True))
    return arrays


def given_samples(
    compiled: CompiledModel, data: Mapping[str, NDArray[Any]] | None, labels: Any, what: str
) -> tuple[list[NDArray[Any]], dict[str, NDArray[Any]] | None, NDArray[np.int64] | None]:
    """Return the inputs of one run, all samples by input name, and their classes, None without ``labels``.
    Without ``data``, the inputs are random and the samples None. Raises UserError about ``what``."""
    if data is None:
        return random_inputs(compiled), None, None
    specs = compiled.input_specs
    arrays = input_arrays(specs, data, what)
    classes = None if labels is None else labels_of(np.asarray(labels), len(arrays[specs[0].name]))
    return first_run(specs, arrays), arrays, classes


def measure(compiled: CompiledModel, inputs: Sequence[NDArray[Any]], repeat: int) -> MeasuredTimes:
    """Time ``repeat`` runs here, then as many with every step timed. Raises UserError for another target."""
    from synth.compiler.tuned import this_machine

    run = compiled.runner(*inputs)
    run()
    median, low, high = quartiles(run, repeat)
    steps = compiled.time_layers(inputs, repeat)
    share = median / whole if (whole := sum(step.median for step in steps)) else 0.0
    seconds, kinds = {s.name: s.median * share for s in steps}, {s.name: s.kind for s in steps}
    nodes = {step.name: step.node for step in steps}
    return MeasuredTimes(median, low, high, repeat, seconds, kinds, this_machine(), nodes)


def quartiles(run: Callable[[], object], repeat: int) -> tuple[float, float, float]:
    """Return median and quartiles of the seconds of ``repeat`` calls."""
    median, low, high = np.percentile(timeit.repeat(run, number=1, repeat=repeat), (50, 25, 75))
    return float(median), float(low), float(high)


def readable(kind: str) -> str:
    """Return the name of a fused function in words: "conv2d, add" for "fused_conv2d_add_add". Equal
    neighbours become one name. An operator's name with underscores stays one name, with spaces."""
    words: list[str] = []
    known, rest = _operator_names(), kind.removeprefix("fused_").split("_")
    while rest:
        # The longest sequence of parts that is an operator's name. TVM may have appended a number.
        lengths = range(len(rest), 0, -1)
        texts = {n: re.sub(r"\d+$", "", "_".join(rest[:n])) for n in lengths}
        exact = (n for n in lengths if "_".join(rest[:n]) in known or texts[n] in known)
        length = next(exact, 1)
        whole = "_".join(rest[:length])
        word = known.get(whole) or known.get(texts[length]) or whole
        words += [word] if words[-1:] != [word] else []
        rest = rest[length:]
    return ", ".join(words)


@cache
def _operator_names() -> dict[str, str]:
    """Return readable operator names by their names in functions: "tir_round" is "round"."""
    last = (str(name).rsplit(".", 1)[-1] for name in tvm.ir.Op.list_op_names())
    return {f"{prefix}{name}": name.replace("_", " ") for name in last for prefix in ("", "tir_", "qnn_")}


def accuracy(
    compiled: CompiledModel, data: Mapping[str, NDArray[Any]], labels: NDArray[np.int64],
    run: Callable[..., Any] | None = None,
) -> Accuracy:  # fmt: skip
    """Return the top-1 accuracy of the first output over all samples. Of equal outputs, the first counts.

    ``data`` has arrays [N, ...] by input name. ``run``: a function of the inputs in order that replaces the
    compiled model. Raises UserError if the output has no classes per sample.
    """
    specs = compiled.input_specs
    found: list[NDArray[np.int64]] = []
    for feed in batches(specs, data):
        result = (run or compiled)(*(feed[spec.name] for spec in specs))
        scores = np.asarray(result[0] if isinstance(result, tuple) else result)
        size = len(next(iter(feed.values())))
        if scores.ndim < 2 or len(scores) != size:
            raise UserError(
                f"labels: the output of shape {list(scores.shape)} has no row of classes for each of "
                f"{size} samples"
            )
        found.append(scores.reshape(size, -1).argmax(1))
        if labels.max(initial=0) >= scores[0].size:
            raise UserError(
                f"labels: class {labels.max()}: the model has {scores[0].size} outputs, from 0 on"
            )
    predicted = np.concatenate(found)[: len(labels)]
    return Accuracy(int((predicted == labels).sum()), len(labels))
