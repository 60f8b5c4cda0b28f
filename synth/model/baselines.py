"""What a compiled model is compared with: ONNX Runtime on the same model and data, and a float reference.

ONNX Runtime's optimizer replaces quantizers and the float operators between them by integer operators, which
round differently. So a quantized file whose results differ also runs without the optimizer. A float model
runs as it is, and quantized by ONNX Runtime's own tool if there are calibration data. The float reference has
the same layers without quantizers, and shows what memory they take.
"""

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tvm import relax

from synth.compiler.machines import CompileTarget
from synth.errors import line_of
from synth.files import scratch_folder
from synth.library.certificate import package_version
from synth.model.compiled import CompiledModel, build
from synth.model.observe import batches, input_arrays
from synth.model.onnx_graph import input_specs
from synth.model.onnx_session import Optimize, open_session, required
from synth.model.pipeline import compile_model, import_model, lower_model, model_kind
from synth.model.report import Accuracy, RuntimeBaseline, accuracy, quartiles
from synth.qnn.dialect import declaration_of
from synth.qnn.frontend.qonnx import QONNX_DOMAINS
from synth.qnn.graph import bindings, constant, dtype_of, op_name, rebuild, simplify, variables
from synth.qnn.ops.convert import reference_dequantize

FLOAT, QCDQ, QDQ, QOPERATOR, QONNX = "float", "QCDQ", "QDQ", "QOperator", "QONNX"


@dataclass(frozen=True)
class Workload:
    """``inputs`` of the timed runs and their number ``repeat``. ``data``: arrays [N, ...] by input name, with
    ``labels`` or None. ``calibration``: arrays from which ONNX Runtime quantizes a float model, or None.
    ``changed``: a precision file changes what our program computes."""

    inputs: Sequence[NDArray[Any]]
    repeat: int
    data: Mapping[str, NDArray[Any]] | None = None
    labels: NDArray[np.int64] | None = None
    calibration: Mapping[str, NDArray[Any]] | None = None
    changed: bool = False


class _Recorder:
    """A function of the inputs that also keeps a digest of each sample's first output. ``difference``: the
    largest of a sample's output from that of ``beside``, as a fraction of the sample's largest number."""

    def __init__(self, run: Callable[..., Any], beside: "_Recorder | None" = None) -> None:
        self._run, self._beside = run, beside
        self.digests, self.difference = list[bytes](), 0.0

    def __call__(self, *arrays: NDArray[Any]) -> Any:
        result = self._run(*arrays)
        first = np.asarray(result[0] if isinstance(result, tuple) else result)
        rows = first + np.zeros((), first.dtype) if first.dtype.kind == "f" else first  # no sign of zeros
        single = rows.ndim == 0 or len(rows) != len(arrays[0])
        start = len(self.digests)
        self.digests += [hashlib.sha256(r.tobytes()).digest() for r in ([rows] if single else rows)]
        beside = self._beside
        if beside is not None and beside.digests[start : len(self.digests)] != self.digests[start:]:
            theirs = beside._run(*arrays)
            second = np.asarray(theirs[0] if isinstance(theirs, tuple) else theirs)
            if second.shape == first.shape:
                self.difference = max(self.difference, _difference(first, second, single))
        return result

    def over(self, compiled: CompiledModel, work: Workload) -> Accuracy | None:
        """Run on all data, and return the accuracy if there are labels. Without data, run on the inputs."""
        if work.data is None:
            self(*work.inputs)
            return None
        top1 = None if work.labels is None else accuracy(compiled, work.data, work.labels, self)
        if work.labels is None:
            for feed in batches(compiled.input_specs, work.data):
                self(*(feed[spec.name] for spec in compiled.input_specs))
        self.digests = self.digests[: len(next(iter(work.data.values())))]
        return top1


def _difference(first: NDArray[Any], second: NDArray[Any], single: bool) -> float:
    """Return the largest difference of a sample, as a fraction of the sample's largest number in ``second``.
    ``whole``: all is one sample, else there is one for each row."""
    samples = 1 if single else len(first)
    a, b = (array.astype(np.float64).reshape(samples, -1) for array in (first, second))
    apart, largest = np.abs(a - b).max(1, initial=0.0), np.abs(b).max(1, initial=0.0)
    return float((apart / np.where(largest > 0, largest, 1.0)).max(initial=0.0))


def onnx_baselines(source: Path, compiled: CompiledModel, work: Workload) -> tuple[RuntimeBaseline, ...]:
    """Return what ONNX Runtime does with the model file ``source``. Integer products are exact."""
    version = package_version("onnxruntime")
    if source.suffix.lower() != ".onnx":
        reason = f"ONNX Runtime reads no {source.suffix or 'such'} file"
        return (RuntimeBaseline("this model", version, reason=reason),)
    ours = _Recorder(compiled)
    ours.over(compiled, work)

    def ran(
        name: str, model: Callable[[], bytes | Path], optimize: Optimize = "all", same: bool = False
    ) -> RuntimeBaseline:
        """Run ``model``. ``same``: it has the integers of ours, so that outputs are compared bit by bit."""
        try:
            run = _runner(open_session(model(), threads=compiled.threads, optimize=optimize))
            run(*work.inputs)
            times = quartiles(lambda: run(*work.inputs), work.repeat)
            theirs = _Recorder(run, ours if same else None)
            top1 = theirs.over(compiled, work)
        except Exception as error:  # ONNX Runtime's errors have no common class. The report quotes the error.
            return RuntimeBaseline(name, version, reason=_refusal(error))
        apart = sum(a != b for a, b in zip(ours.digests, theirs.digests, strict=True))
        counts = (len(ours.digests), apart) if same else (0, 0)
        return RuntimeBaseline(name, version, *times, top1, *counts, difference=theirs.difference)

    try:
        kind = format_of(source)
    except Exception as error:  # protobuf's errors have no common class either
        return (RuntimeBaseline("this model", version, reason=_refusal(error)),)
    if kind == QONNX:
        reason = "ONNX Runtime has no operators of QONNX; `qonnx-convert` makes a QCDQ file, which it reads"
        return (RuntimeBaseline("this QONNX file", version, reason=reason),)
    this = f"this {kind} {'model' if kind == FLOAT else 'file'}"
    same = kind != FLOAT and not work.changed
    rows = [ran(this, lambda: source, same=same)]
    if rows[0].differing:
        rows.append(ran(f"{this} unoptimized", lambda: source, "none", same))
    if kind == FLOAT and work.calibration is not None:
        calibration = work.calibration
        rows.append(ran("ONNX Runtime's own int8", lambda: _int8(source, calibration)))
    return tuple(rows)


def _runner(session: Any) -> Callable[..., Any]:
    """Return a function of the inputs in order that returns the first output of a session."""
    names = [value.name for value in session.get_inputs()]
    return lambda *arrays: session.run(None, dict(zip(names, arrays, strict=True)))[0]


def _refusal(error: Exception) -> str:
    """Return the text of an error in one line, without ONNX Runtime's codes, source files and signatures."""
    text = re.sub(r"^\[ONNXRuntimeError\] : \d+ : \w+ : ", "", line_of(error))
    return "it refuses the file: " + re.sub(r"^/\S+:\d+ .*?\) (?=[A-Z])", "", text)


def explanation(baselines: Sequence[RuntimeBaseline]) -> str:
    """Return a sentence on whose rounding our results have, "" unless a file ran with and without the
    optimizer."""
    if len(baselines) < 2 or not baselines[1].name.endswith("unoptimized") or baselines[1].reason:
        return ""
    first, plain = baselines[:2]
    changed = "ONNX Runtime's optimizer changes how this file rounds: "
    if not plain.differing:
        return f"{changed}{first.apart}. Without it all {plain.samples} equal ours, bit for bit."
    return f"with ONNX Runtime's optimizer {first.apart}; {plain.differing} without it."


def format_of(source: Path) -> str:
    """Return how an ONNX file states quantization: one of the constants of this module."""
    onnx = required("onnx")
    nodes = onnx.load(str(source), load_external_data=False).graph.node
    operators = {node.op_type for node in nodes}
    if any(node.domain in QONNX_DOMAINS for node in nodes):
        return QONNX
    if any(name.startswith(("QLinear", "QGemm")) or name.endswith("Integer") for name in operators):
        return QOPERATOR
    if "DequantizeLinear" not in operators:
        return FLOAT
    codes = {name for node in nodes if node.op_type == "QuantizeLinear" for name in node.output}
    clipped = any(node.op_type == "Clip" and node.input[0] in codes for node in nodes)
    return QCDQ if clipped else QDQ


def _int8(source: Path, calibration: Mapping[str, NDArray[Any]]) -> bytes:
    """Return a float model quantized by ONNX Runtime: QDQ, uint8 activations, int8 weights per channel."""
    onnx, tool = required("onnx"), required("onnxruntime.quantization")
    base: Any = tool.CalibrationDataReader
    specs = input_specs(onnx.load(str(source)))
    feeds = batches(specs, input_arrays(specs, calibration))

    class Reader(base):
        def get_next(self) -> dict[str, NDArray[Any]] | None:
            return next(feeds, None)

    with scratch_folder("synth-int8-") as folder:
        ready, quantized = folder / "ready.onnx", folder / "int8.onnx"
        tool.quant_pre_process(str(source), str(ready), skip_symbolic_shape=True)
        types = {"activation_type": tool.QuantType.QUInt8, "weight_type": tool.QuantType.QInt8}
        tool.quantize_static(str(ready), str(quantized), Reader(), per_channel=True, **types)
        return quantized.read_bytes()


def float_accuracy(
    source: Path, compiled: CompiledModel, data: Mapping[str, NDArray[Any]], labels: NDArray[np.int64],
    shapes: Mapping[str, Sequence[int]] | None = None,
) -> Accuracy:  # fmt: skip
    """Return the Top-1 of a model's own file before a precision file changes the model. An ONNX file runs in
    ONNX Runtime, others are compiled for this computer."""
    onnx = model_kind(source) == "onnx"
    run = _runner(open_session(source)) if onnx else compile_model(source, shapes=shapes)
    return accuracy(compiled, data, labels, run)


def float_reference(module: Any) -> Any | None:
    """Return a front end's module without quantizers, and with dequantized constants as floats.
    None if the model computes with integers itself (QLinearConv, TFLite): it has no known float form."""
    simple = simplify(module)
    if not _only_moves_codes(simple["main"]):
        return None
    complete = True

    def visit(builder: Any, variable: Any, value: Any) -> Any:
        nonlocal complete
        name = op_name(value) or ""
        if name == "qnn.quantize":
            return value.args[0]
        if name == "qnn.dequantize":
            codes = constant(value.args[0])
            if codes is not None:
                scale, zero = (constant(arg) for arg in value.args[1:3])
                if scale is not None and zero is not None:
                    return relax.const(reference_dequantize(codes, scale, zero))
            elif dtype_of(value.args[0]) == "float32":
                return value.args[0]
            complete = False
        return value

    reference = simplify(rebuild(simple, visit))
    return reference if complete else None


def _only_moves_codes(function: Any) -> bool:
    """Return whether only dequantizers read the results of quantizers, perhaps behind operators of TVM that
    take floats as well: all their tensors are such results."""
    codes: set[Any] = set()
    for variable, value in bindings(function):
        name, read = op_name(value), set(variables(value))
        if name == "qnn.quantize":
            codes.add(variable)
        elif name != "qnn.dequantize" and declaration_of(value) is not None:
            return False
        elif name != "qnn.dequantize" and read & codes:
            tensors = [part for arg in getattr(value, "args", ()) for part in getattr(arg, "fields", (arg,))]
            if read - codes or any(constant(part) is not None for part in tensors):
                return False
            codes.add(variable)
    return True


def float_activation_bytes(
    source: Any, machine: CompileTarget, shapes: Mapping[str, Sequence[int]] | None = None, threads: int = 1
) -> int | None:
    """Return the arena's bytes for the model's float reference, None if it has none.
    ``source``, ``shapes`` and errors are as for ``compile_model``. No machine code is generated."""
    reference = float_reference(import_model(source, shapes))
    if reference is None:
        return None
    lowered = lower_model(reference, machine, threads)
    return build(lowered.module, machine, threads).activation_bytes
