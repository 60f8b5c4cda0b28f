"""Modules with quantized weights that another package opened, as ``BlockLinear``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum
from typing import Any

import torch

from synth.errors import UserError
from synth.linear.checkpoint import CheckpointLayer
from synth.linear.safetensors_files import CHECKPOINT_FORMATS, format_of
from synth.torch.block_modules import BlockLinear

#: dtypes as safetensors names them. A float dtype of a module counts as F32, to which its tensors convert.
_KINDS = {torch.uint8: "U8", torch.int8: "I8", torch.int32: "I32", torch.uint32: "U32", torch.int64: "I64"}
#: What GPTQModel's ``qzero_format`` returns -> ``checkpoint_format``. GPTQModel converts files of version 1.
_VERSIONS = {1: "gptq", 2: "gptq_v2"}


def set_modules(model: Any, modules: Mapping[str, Any]) -> None:
    """Put modules (name -> module) in the place of a model's modules of these names. A module that has
    several names is replaced under each."""
    made = {model.get_submodule(name): module for name, module in modules.items()}
    for parent in list(model.modules()):
        for name, child in list(parent._modules.items()):
            if child in made:
                setattr(parent, name, made[child].train(child.training))


def quantized_layers(model: Any, config: Mapping[str, Any] | None, skip: Collection[str]) -> dict[str, Any]:
    """Return the layers of a model's quantized modules (name -> ``BlockLinear``). A module is quantized if
    its tensors are those that a format of ``synth.linear.safetensors_files`` requires. ``config``: the
    configuration of the quantization, by default that of ``model.config``. ``skip``: names of modules.
    Raises UserError."""
    modules = dict(model.named_modules())
    unknown = next((name for name in skip if name not in modules), None)
    if unknown is not None:
        raise UserError(f"skip {unknown!r}: is no module of the model; give names of named_modules()")
    given = getattr(getattr(model, "config", None), "quantization_config", None) if config is None else config
    given = {} if given is None else given
    given = given if isinstance(given, Mapping) else given.to_dict()
    config = {name: one.value if isinstance(one, Enum) else one for name, one in given.items()}
    found = {name: _tensors(module) for name, module in modules.items() if name and name not in skip}
    layers = {name: tensors for name, tensors in found.items() if _is_quantized(tensors)}
    if not layers:
        can = "give a and w to quantize float layers, or open a quantized model by load_quantized"
        raise UserError(f"{type(model).__name__}: has no module with quantized weights; {can}")
    return {name: _layer(name, modules[name], one, config) for name, one in layers.items()}


def _tensors(module: Any) -> dict[str, Any]:
    """Return the parameters and buffers of a module itself."""
    own = (*module.named_parameters(recurse=False), *module.named_buffers(recurse=False))
    return {name: tensor.detach() for name, tensor in own}


def _is_quantized(tensors: Mapping[str, Any]) -> bool:
    kinds = {name: _kind(tensor) for name, tensor in tensors.items()}
    required = (form.required.items() for form in CHECKPOINT_FORMATS)
    return any(all(kinds.get(name) in known for name, known in items) for items in required)


def _kind(tensor: Any) -> str:
    return "F32" if tensor.is_floating_point() else _KINDS.get(tensor.dtype, str(tensor.dtype))


def _layer(name: str, module: Any, tensors: Mapping[str, Any], config: Mapping[str, Any]) -> BlockLinear:
    """Return the layer of a module with quantized ``tensors``. Raises UserError."""
    if hasattr(module, "qzero_format"):
        version = module.qzero_format()
        config = {**config, "checkpoint_format": _VERSIONS.get(version, f"version {version}")}
    shapes = {one: tuple(tensor.shape) for one, tensor in tensors.items()}
    form = format_of(name, config.get("quant_method"), shapes)
    arrays = {one: tensors[one] for one in form.tensors if one in tensors}
    for one, tensor in arrays.items():
        if _kind(tensor) not in form.tensors[one]:
            raise UserError(f"{name}.{one}: {tensor.dtype} is no tensor of {form.name}; give config=")
    floats = {one: t.float() if t.is_floating_point() else t for one, t in arrays.items()}
    layer = CheckpointLayer(name, name, {one: t.cpu().numpy() for one, t in floats.items()}, config)
    return BlockLinear(form.read(layer))
