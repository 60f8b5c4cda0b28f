"""Export of an ONNX model for ONNX Runtime with custom operators of this project, and of their library. The
operators compute low-bit layers, or linear layers in quantization groups. The runtime computes the rest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from synth.compiler.custom_ops import CustomOp, LinearOps, custom_ops_library
from synth.compiler.machines import compile_target, levels
from synth.emit.features import host_features
from synth.emit.processors import NATIVE
from synth.errors import UserError
from synth.files import prepare_folder, scratch_folder, write_together
from synth.linear.c_layers import CKernel, best_kernel
from synth.model.compiled import CompiledModel, LayerInfo, LeveledModel
from synth.model.deploy import export_model
from synth.model.legalize import Progress
from synth.model.linear_nodes import LinearNode, find_linear, replace_linear
from synth.model.onnx_session import LARGEST_PROTO
from synth.model.pipeline import compile_levels, compile_model
from synth.model.segments import Segment, find_segments, without_segments
from synth.qnn.frontend.onnx_model import load_proto, onnx

#: Domains of ONNX Runtime's own operators.
_KNOWN = ("", "ai.onnx", "ai.onnx.ml", "com.microsoft", "com.microsoft.nchwc")
#: Most bytes of a tensor that stays in the file of a model above protobuf's limit.
_SMALL = 1024
#: The alignment of tensors in a separate file.
_PAGE = 4096


@dataclass(frozen=True)
class CustomNodes:
    """The written files, and what their operators compute.

    * ``files``: a model, the library of its operators, and constants of a model too large for one file.
    * ``domain``: the operators' ONNX domain. ``segments``: the part of the model behind each operator.
    * ``layers``: all convolutions and dense layers of the model, as compiled.
    * ``linear``: all MatMulNBits nodes. ``kernels``: kernel names by micro-architecture level and bits.
    """

    files: tuple[Path, ...]
    domain: str
    segments: tuple[Segment, ...] = ()
    layers: tuple[LayerInfo, ...] = ()
    linear: tuple[LinearNode, ...] = ()
    kernels: Mapping[str, Mapping[int, str]] = field(default_factory=dict)

    @property
    def model(self) -> Path:
        return self.files[0]

    @property
    def library(self) -> Path:
        return self.files[1]

    def operator(self, layer: LayerInfo) -> str | None:
        """Return the name of the operator that computes a layer, None if ONNX Runtime computes it."""
        return next((s.name for s in self.segments if layer.name in s.layers), None)


def export_custom_nodes(
    source: Any, name: str, folder: Path, *, target: Any = None, features: str | None = None,
    threads: int = 1, shapes: Mapping[str, Sequence[int]] | None = None, progress: Progress | None = None,
    jobs: int = 1,
) -> CustomNodes:  # fmt: skip
    """Write NAME_onnxruntime.onnx and libNAME_onnxruntime.so, and return what they contain.

    Each part of the ONNX model ``source`` around low-bit layers becomes one node (``synth.model.segments``).
    The library has the nodes' operators. If the model has any MatMulNBits node, nothing but such nodes is
    replaced, one by one (``synth.model.linear_nodes``), also for open shapes. Without ``target`` and
    ``features``, their kernels are for this processor.

    ``shapes``: of inputs that the model leaves open. The number of samples may stay open. Other options are
    those of ``compile_model`` and ``compile_levels``. Raises UserError for a model in which nothing can be
    replaced, and for one with further operators that ONNX Runtime lacks.
    """
    options: dict[str, Any] = {"threads": threads, "progress": progress}
    model = load_proto(source)
    linear = find_linear(model)
    if linear:
        _set_shapes(model, shapes or {})
        return _with_linear(model, linear, name, folder, target, features)
    first = compile_target(target) if features is None else levels(target, features)[0]
    samples = {**_one_sample(model, shapes or {}), **(shapes or {})}
    layers = compile_model(model, target=first, shapes=samples or None, **options).layers
    _set_shapes(model, shapes or {})
    model = onnx.shape_inference.infer_shapes(model, data_prop=True)
    # 8-bit layers may have kernels of the library too, but have a reason why these are not low-bit.
    low_bit = {info.name for info in layers if info.kernel is not None and not info.reason}
    segments = find_segments(model, low_bit)
    if not segments:
        raise UserError("the model has no low-bit layer to replace: run it in ONNX Runtime as it is")
    domain = f"synth.{name}"
    model = without_segments(model, segments, domain)
    _refuse_foreign(model, domain)
    prepare_folder(folder)
    with scratch_folder("synth-nodes-") as temporary:
        operators, infos = [], {info.name: info for info in layers}
        for number, segment in enumerate(segments):
            ready: CompiledModel | LeveledModel = (
                compile_model(segment.model, target=first, **options)
                if features is None
                else compile_levels(segment.model, target=target, features=features, **options)
            )
            best = ready.levels[0] if isinstance(ready, LeveledModel) else ready
            infos |= {info.name: info for info in best.layers}
            program = export_model(ready, f"{name}_{number}", temporary, shared=False, jobs=jobs)
            kinds = {tensor.name: tensor.kind for tensor in (*segment.inputs, *segment.outputs)}
            codes = tuple(kinds[tensor] for tensor in program.names)
            operators.append(CustomOp(segment.name, segment.layers[0], program, codes, segment.batched))
        library = custom_ops_library(f"{name}_onnxruntime", domain, operators, threads)
    files = _write(model, library, name, folder)
    return CustomNodes(files, domain, segments, tuple(infos[info.name] for info in layers))


def _with_linear(
    model: Any, linear: tuple[LinearNode, ...], name: str, folder: Path, target: Any, features: str | None
) -> CustomNodes:
    """Write the model and its library with MatMulNBits nodes replaced."""
    domain = f"synth.{name}"
    bits = sorted({node.bits for node in linear if not node.reason})
    if not bits:
        raise UserError(f"no MatMulNBits can be replaced: node {linear[0].name!r}: {linear[0].reason}")
    if target is None and features is None:
        machine = compile_target(NATIVE)
        targets = {NATIVE: (machine.machine, host_features())}
    else:
        machines = (compile_target(target),) if features is None else levels(target, features)
        targets = {machine.name: (machine.machine, machine.code_target.needs) for machine in machines}
    kernels: dict[str, dict[int, CKernel]] = {}
    for level, place in reversed(targets.items()):
        by_bits = {width: best_kernel(width, *place) for width in bits}
        if by_bits not in kernels.values():  # otherwise the level's features make no kernel faster
            kernels = {level: by_bits, **kernels}
    replace_linear(model, linear, domain)
    _refuse_foreign(model, domain)
    prepare_folder(folder)
    library = custom_ops_library(f"{name}_onnxruntime", domain, (), 1, LinearOps(kernels))
    names = {level: {w: kernel.symbol for w, kernel in each.items()} for level, each in kernels.items()}
    return CustomNodes(_write(model, library, name, folder), domain, linear=linear, kernels=names)


def _refuse_foreign(model: Any, domain: str) -> None:
    foreign = next((node for node in model.graph.node if node.domain not in (*_KNOWN, domain)), None)
    if foreign is not None:
        raise UserError(
            f"node {foreign.name!r}: ONNX Runtime has no operator {foreign.domain}.{foreign.op_type}, and it "
            "is part of no low-bit layer; convert the model to QCDQ (qonnx-convert) first"
        )


def _write(model: Any, library: bytes, name: str, folder: Path) -> tuple[Path, ...]:
    """Write a model and its library. The constants of a model above protobuf's limit get a separate file."""
    stem = f"{name}_onnxruntime"
    paths = folder / f"{stem}.onnx", folder / f"lib{stem}.so", folder / f"{stem}.onnx.data"
    apart: list[bytes] = []
    if model.ByteSize() > LARGEST_PROTO:
        at = 0
        for tensor in model.graph.initializer:
            if len(tensor.raw_data) > _SMALL:
                size = len(tensor.raw_data)
                # ONNX Runtime maps the file into memory: tensors begin at pages, which aligns their floats.
                apart += [tensor.raw_data, bytes(-size % _PAGE)]
                for key, value in (("location", paths[2].name), ("offset", at), ("length", size)):
                    tensor.external_data.add(key=key, value=str(value))
                at += size + len(apart[-1])
                tensor.ClearField("raw_data")
                tensor.data_location = tensor.EXTERNAL
    files = {paths[0]: model.SerializeToString(), paths[1]: library}
    write_together(files | ({paths[2]: b"".join(apart)} if apart else {}))
    return paths if apart else paths[:2]


def _inputs(model: Any) -> list[Any]:
    constants = {tensor.name for tensor in model.graph.initializer}
    return [value for value in model.graph.input if value.name not in constants]


def _one_sample(model: Any, shapes: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
    """Return shapes of one sample for the inputs with only the number of samples open."""
    samples = {}
    for value in _inputs(model):
        first, *rest = value.type.tensor_type.shape.dim or [None]
        fixed = all(dim.HasField("dim_value") for dim in rest)
        if value.name not in shapes and first is not None and not first.HasField("dim_value") and fixed:
            samples[value.name] = (1, *(dim.dim_value for dim in rest))
    return samples


def _set_shapes(model: Any, shapes: Mapping[str, Sequence[int]]) -> None:
    """Set the inputs' shapes, and remove the model's shapes of other tensors."""
    if shapes:
        del model.graph.value_info[:]
    for value in _inputs(model):
        for dim, size in zip(value.type.tensor_type.shape.dim, shapes.get(value.name, ()), strict=False):
            dim.dim_value = size
