"""An ONNX model for ONNX Runtime with its low-bit layers as operators of this project: the model, and the
library of its operators. The layers around them stay the runtime's."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from synth.compiler.custom_ops import CustomOp, custom_ops_library
from synth.compiler.machines import levels, machine_target
from synth.errors import UserError
from synth.files import prepare_folder, write_together
from synth.model.compiled import CompiledModel, LayerInfo
from synth.model.deploy import export_model
from synth.model.levels import LeveledModel
from synth.model.observe import require
from synth.model.pipeline import Progress, compile_levels, compile_model
from synth.model.segments import Segment, find_segments, without_segments
from synth.qnn.frontend.onnx_model import load_proto
from synth.qnn.frontend.onnx_node import identifier

#: Domains whose operators ONNX Runtime has.
_KNOWN = ("", "ai.onnx", "ai.onnx.ml", "com.microsoft", "com.microsoft.nchwc")


@dataclass(frozen=True)
class CustomNodes:
    """What was written: a model file and the library of its operators, whose names are in ``domain``.
    ``segments``: what each operator stands for; ``layers``: of the whole model, as compiled."""

    model: Path
    library: Path
    domain: str
    segments: tuple[Segment, ...]
    layers: tuple[LayerInfo, ...]

    def operator(self, layer: LayerInfo) -> str | None:
        """The operator that has a layer; None where the runtime computes it."""
        found = (s.name for s in self.segments if layer.name in map(identifier, s.layers))
        return next(found, None)


def export_custom_nodes(
    source: Any,
    name: str,
    folder: Path,
    *,
    target: Any = None,
    features: str | None = None,
    threads: int = 1,
    shapes: Mapping[str, Sequence[int]] | None = None,
    progress: Progress | None = None,
    jobs: int = 1,
) -> CustomNodes:
    """Write NAME_onnxruntime.onnx, in which each part of the ONNX model ``source`` around its low-bit layers
    is one node (``synth.model.segments``), and libNAME_onnxruntime.so, which has these operators.

    ``shapes``: of inputs that the model leaves open; the number of samples may stay open, and the rest of the
    options are those of ``compile_model`` and ``compile_levels``. Raises UserError for a model without
    low-bit layers, and for one with further operators that ONNX Runtime has not.
    """
    onnx = require("onnx")
    options: dict[str, Any] = {"threads": threads, "progress": progress}
    first = machine_target(target) if features is None else levels(target, features)[0]
    model = onnx.ModelProto()
    model.CopyFrom(load_proto(source))
    samples = {**_one_sample(model, shapes or {}), **(shapes or {})}
    layers = compile_model(model, target=first, shapes=samples or None, **options).layers
    _set_shapes(model, shapes or {})
    model = onnx.shape_inference.infer_shapes(model, data_prop=True)
    # Layers of 8 bits may have kernels of the library, too, and a reason why they have no low-bit ones.
    low_bit = {one.name for one in layers if one.kernel is not None and not one.reason}
    segments = find_segments(model, low_bit)
    if not segments:
        raise UserError("the model has no low-bit layer to replace: run it in ONNX Runtime as it is")
    domain = f"synth.{name}"
    made = without_segments(model, segments, domain)
    foreign = next((node for node in made.graph.node if node.domain not in (*_KNOWN, domain)), None)
    if foreign is not None:
        raise UserError(
            f"node {foreign.name!r}: ONNX Runtime has no operator {foreign.domain}.{foreign.op_type}, and it "
            "is part of no low-bit layer; convert the model to QCDQ (qonnx-convert) first"
        )
    prepare_folder(folder)
    with tempfile.TemporaryDirectory(prefix="synth-nodes-", ignore_cleanup_errors=True) as temporary:
        operators, known = [], {info.name: info for info in layers}
        for number, one in enumerate(segments):
            ready: CompiledModel | LeveledModel = (
                compile_model(one.model, target=first, **options)
                if features is None
                else compile_levels(one.model, target=target, features=features, **options)
            )
            best = ready.levels[0] if isinstance(ready, LeveledModel) else ready
            known |= {info.name: info for info in best.layers}
            program = export_model(ready, f"{name}_{number}", Path(temporary), shared=False, jobs=jobs)
            kinds = {tensor.name: tensor.kind for tensor in (*one.inputs, *one.outputs)}
            numbers = tuple(kinds[own] for own in program.names)
            operators.append(CustomOp(one.name, one.layers[0], program, numbers, one.batched))
        library = custom_ops_library(f"{name}_onnxruntime", domain, operators, threads)
    written = folder / f"{name}_onnxruntime.onnx", folder / f"lib{name}_onnxruntime.so"
    write_together({written[0]: made.SerializeToString(), written[1]: library})
    return CustomNodes(*written, domain, segments, tuple(known[info.name] for info in layers))


def _inputs(model: Any) -> list[Any]:
    constants = {tensor.name for tensor in model.graph.initializer}
    return [value for value in model.graph.input if value.name not in constants]


def _one_sample(model: Any, shapes: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
    """Shapes of one sample for inputs of which only the number of samples is open."""
    found = {}
    for value in _inputs(model):
        first, *rest = value.type.tensor_type.shape.dim or [None]
        fixed = all(dim.HasField("dim_value") for dim in rest)
        if value.name not in shapes and first is not None and not first.HasField("dim_value") and fixed:
            found[value.name] = (1, *(dim.dim_value for dim in rest))
    return found


def _set_shapes(model: Any, shapes: Mapping[str, Sequence[int]]) -> None:
    """Give inputs their shapes, and forget what the model says of the tensors behind them."""
    if shapes:
        del model.graph.value_info[:]
    for value in _inputs(model):
        for dim, size in zip(value.type.tensor_type.shape.dim, shapes.get(value.name, ()), strict=False):
            dim.dim_value = size
