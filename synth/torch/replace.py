"""Replacement of a model's layers: float ones by low-bit layers, with scales from observed inputs; modules
with quantized weights, which another package opened, by ``BlockLinear``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from functools import partial
from typing import Any

import numpy as np
import torch

from sketches.encoding import Operand, parse_pair
from synth.errors import UserError
from synth.linear.checkpoint import CheckpointLayer
from synth.linear.safetensors_files import CHECKPOINT_FORMATS, format_of
from synth.torch.block_modules import BlockLinear
from synth.torch.modules import Conv2d, Linear

_LOW_BIT = {torch.nn.Linear: Linear, torch.nn.Conv2d: Conv2d}


def replace_(
    model: Any, *, a: int | None = None, w: int | None = None, encoding: str = "hybrid",
    data: Iterable[Any] | None = None, activation_scale: float | Mapping[str, float] | None = None,
    skip: Collection[str] = (), config: Mapping[str, Any] | None = None,
) -> Any:  # fmt: skip
    """Replace every ``torch.nn.Linear`` and ``Conv2d`` inside a model, in place, and return the model.

    ``data``: inputs on which the model is run. A tuple has several arguments. An activation scale maps the
    largest observed magnitude to the encoding's largest value. Unsigned encodings ignore negative numbers.
    ``activation_scale`` replaces ``data``: one number, or numbers by layer name, such as for a model whose
    state is loaded next. ``skip``: names of layers (in ``named_modules``) that stay as they are.

    Without ``a`` and ``w``, the model's quantized layers become ``BlockLinear`` with the same integers,
    scales and zero points. These are modules with the tensors of GPTQ, AWQ, compressed-tensors, BitNet or
    HQQ. ``config`` is the configuration of their quantization, by default that of ``model.config``.

    Raises UserError, and then no layer is replaced.
    """
    if a is None or w is None:
        if (a, w, data, activation_scale) != (None, None, None, None):
            raise UserError("give both a and w, or, for quantized layers, neither and no scales or data")
        set_modules(model, quantized_layers(model, config, skip))
        return model
    if config is not None:
        raise UserError("config is of quantized layers: leave a and w out")
    layers = _float_layers(model, skip)
    if (data is None) == (activation_scale is None):
        raise UserError("give either data, from which scales are computed, or activation_scale")
    if data is not None:
        activation_scale = _observed(model, layers, data, Operand(a, parse_pair(encoding)[0]))
    modules = {}
    for name, layer in layers.items():
        scale = activation_scale.get(name) if isinstance(activation_scale, Mapping) else activation_scale
        if scale is None:
            raise UserError(f"activation_scale: has none for layer {name!r}; give it one, or skip the layer")
        options: dict[str, Any] = {"a": a, "w": w, "encoding": encoding, "activation_scale": scale}
        try:
            modules[name] = _LOW_BIT[type(layer)].from_float(layer, **options)
        except UserError as error:
            raise UserError(f"layer {name!r}: {error}") from None
    set_modules(model, modules)
    return model


def _float_layers(model: Any, skip: Collection[str]) -> dict[str, Any]:
    """Return the layers to replace by name. Raises UserError."""
    known = {name: module for name, module in model.named_modules() if type(module) in _LOW_BIT}
    unknown = next((name for name in skip if name not in known), None)
    if unknown is not None:
        raise UserError(f"skip {unknown!r}: is no Linear or Conv2d of the model; it has {', '.join(known)}")
    layers = {name: module for name, module in known.items() if name not in skip}
    if not layers or "" in layers:
        reason = "is itself the layer: use from_float" if layers else "has no Linear or Conv2d to replace"
        raise UserError(f"{type(model).__name__}: {reason}")
    return layers


def _observed(
    model: Any, layers: Mapping[str, Any], data: Iterable[Any], operand: Operand
) -> dict[str, float]:
    """Return the scale of each layer's activations. Raises UserError if they are all zero or not finite."""
    largest = dict.fromkeys(layers, 0.0)

    def look(name: str, _: Any, inputs: Any) -> None:
        if not inputs:
            raise UserError(f"layer {name!r}: is called with input=; pass its input by position")
        x = inputs[0] if min(operand.values) >= 0 else inputs[0].abs()
        # np.maximum keeps a NaN, max() may drop it.
        largest[name] = float(np.maximum(largest[name], float(x.max()) if x.numel() else 0.0))

    hooks = [layer.register_forward_pre_hook(partial(look, name)) for name, layer in layers.items()]
    training = {module: module.training for module in model.modules()}
    try:
        model.eval()
        with torch.no_grad():
            for sample in data:
                model(*sample) if isinstance(sample, tuple) else model(sample)
    finally:
        for hook in hooks:
            hook.remove()
        for module, mode in training.items():
            module.training = mode
    for name, most in largest.items():
        if not 0 < most < float("inf"):
            problem = f"data: layer {name!r} gets no number above zero, or one that is not finite"
            raise UserError(f"{problem}; give other data, its activation_scale, or skip it")
    most_value = max(operand.values) or -min(operand.values)
    return {name: most / most_value for name, most in largest.items()}


#: dtypes as safetensors names them. A float dtype of a module counts as F32, to which its tensors convert.
_KINDS = {torch.uint8: "U8", torch.int8: "I8", torch.int32: "I32", torch.uint32: "U32", torch.int64: "I64"}
#: What GPTQModel's ``qzero_format`` returns -> ``checkpoint_format``. GPTQModel converts files of version 1.
_VERSIONS = {1: "gptq", 2: "gptq_v2"}


def set_modules(model: Any, modules: Mapping[str, Any]) -> None:
    """Put modules (name -> module) in the place of a model's modules of these names. A module that has
    several names is replaced under each."""
    successors = {model.get_submodule(name): module for name, module in modules.items()}
    for parent in list(model.modules()):
        for name, child in list(parent._modules.items()):
            if child in successors:
                setattr(parent, name, successors[child].train(child.training))


def quantized_layers(model: Any, config: Mapping[str, Any] | None, skip: Collection[str]) -> dict[str, Any]:
    """Return the layers of a model's quantized modules (name -> ``BlockLinear``). A module is quantized if
    its tensors are those that a format of ``synth.linear.safetensors_files`` requires. ``config``: the
    configuration of the quantization, by default that of ``model.config``. ``skip``: names of modules.
    Raises UserError."""
    modules = dict(model.named_modules())
    unknown = next((name for name in skip if name not in modules), None)
    if unknown is not None:
        raise UserError(f"skip {unknown!r}: is no module of the model; give names of named_modules()")
    settings: Any = config
    if config is None:
        settings = getattr(getattr(model, "config", None), "quantization_config", None) or {}
    settings = settings if isinstance(settings, Mapping) else settings.to_dict()
    config = {name: value.value if isinstance(value, Enum) else value for name, value in settings.items()}
    candidates = {name: _tensors(module) for name, module in modules.items() if name and name not in skip}
    layers = {name: tensors for name, tensors in candidates.items() if _is_quantized(tensors)}
    if not layers:
        remedy = "give a and w to quantize float layers, or open a quantized model by load_quantized"
        raise UserError(f"{type(model).__name__}: has no module with quantized weights; {remedy}")
    return {name: _layer(name, modules[name], tensors, config) for name, tensors in layers.items()}


def _tensors(module: Any) -> dict[str, Any]:
    """Return the parameters and buffers of a module itself."""
    pairs = (*module.named_parameters(recurse=False), *module.named_buffers(recurse=False))
    return {name: tensor.detach() for name, tensor in pairs}


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
    shapes = {part: tuple(tensor.shape) for part, tensor in tensors.items()}
    form = format_of(name, config.get("quant_method"), shapes)
    arrays = {}
    for part, tensor in ((part, tensors[part]) for part in form.tensors if part in tensors):
        if _kind(tensor) not in form.tensors[part]:
            raise UserError(f"{name}.{part}: {tensor.dtype} is no tensor of {form.name}; give config=")
        arrays[part] = (tensor.float() if tensor.is_floating_point() else tensor).cpu().numpy()
    return BlockLinear(form.read(CheckpointLayer(name, name, arrays, config)))
