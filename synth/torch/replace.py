"""Replacement of a model's float layers by low-bit layers, with scales from observed inputs."""

from collections.abc import Collection, Iterable, Mapping
from functools import partial
from typing import Any

import numpy as np
import torch

from sketches.encoding import Operand, parse_pair
from synth.errors import UserError
from synth.torch.checkpoints import quantized_layers, set_modules
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
    made = {}
    for name, layer in layers.items():
        scale = activation_scale.get(name) if isinstance(activation_scale, Mapping) else activation_scale
        if scale is None:
            raise UserError(f"activation_scale: has none for layer {name!r}; give it one, or skip the layer")
        given: dict[str, Any] = {"a": a, "w": w, "encoding": encoding, "activation_scale": scale}
        try:
            made[name] = _LOW_BIT[type(layer)].from_float(layer, **given)
        except UserError as error:
            raise UserError(f"layer {name!r}: {error}") from None
    set_modules(model, made)
    return model


def _float_layers(model: Any, skip: Collection[str]) -> dict[str, Any]:
    """Return the layers to replace by name. Raises UserError."""
    known = {name: module for name, module in model.named_modules() if type(module) in _LOW_BIT}
    unknown = next((name for name in skip if name not in known), None)
    if unknown is not None:
        raise UserError(f"skip {unknown!r}: is no Linear or Conv2d of the model; it has {', '.join(known)}")
    layers = {name: module for name, module in known.items() if name not in skip}
    if not layers or "" in layers:
        why = "is itself the layer: use from_float" if layers else "has no Linear or Conv2d to replace"
        raise UserError(f"{type(model).__name__}: {why}")
    return layers


def _observed(
    model: Any, layers: Mapping[str, Any], data: Iterable[Any], operand: Operand
) -> dict[str, float]:
    """Return the scale of each layer's activations. Raises UserError if they are all zero or not finite."""
    largest = dict.fromkeys(layers, 0.0)

    def look(name: str, _: Any, given: Any) -> None:
        if not given:
            raise UserError(f"layer {name!r}: is called with input=; pass its input by position")
        x = given[0]
        seen = x if min(operand.values) >= 0 else x.abs()
        # np.maximum keeps a NaN, max() may drop it.
        largest[name] = float(np.maximum(largest[name], float(seen.max()) if x.numel() else 0.0))

    hooks = [layer.register_forward_pre_hook(partial(look, name)) for name, layer in layers.items()]
    training = {module: module.training for module in model.modules()}
    try:
        model.eval()
        with torch.no_grad():
            for given in data:
                model(*given) if isinstance(given, tuple) else model(given)
    finally:
        for hook in hooks:
            hook.remove()
        for module, mode in training.items():
            module.training = mode
    for name, most in largest.items():
        if not 0 < most < float("inf"):
            told = f"data: layer {name!r} gets no number above zero, or one that is not finite"
            raise UserError(f"{told}; give other data, its activation_scale, or skip it")
    most_value = max(operand.values) or -min(operand.values)
    return {name: most / most_value for name, most in largest.items()}
