"""Quantized models in files of Hugging Face's transformers. Needs the extra "transformers"."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Any

import torch

from synth.errors import UserError, line_of
from synth.linear.safetensors_files import checkpoint_config, checkpoint_layers, checkpoint_weights
from synth.torch.block_modules import BlockLinear
from synth.torch.checkpoints import set_modules
from synth.torch.gguf_models import GgufModel, check_architecture

_METHOD = "synth-kernel"
#: Lets ``from_pretrained`` return the names of missing tensors with the model.
_INFO = {"output_loading_info": True}


def load_quantized(path: str | os.PathLike[str], **options: Any) -> Any:
    """Return the causal language model of a GGUF file, or of a folder with ``config.json`` and safetensors.

    Quantized layers of GGUF, GPTQ, AWQ, compressed-tensors, BitNet and HQQ become ``BlockLinear``, with their
    integers, scales and zero points. They never become floats. transformers loads everything else.
    ``options``: of transformers' ``from_pretrained``, such as ``dtype``. Raises UserError.
    """
    found = (_from_gguf if Path(path).suffix == ".gguf" else _from_folder)(Path(path), options)
    model, missing = found[0], sorted(found[1]["missing_keys"])
    if missing:
        raise UserError(f"{path}: has no {missing[0]}, which {type(model).__name__} needs; get it again")
    return model.eval()


def _from_folder(path: Path, options: dict[str, Any]) -> Any:
    if not (path / "config.json").is_file():
        raise UserError(f"{path}: no GGUF file, and no folder with a config.json; download the model first")
    transformers, config_class = _transformers()
    names = checkpoint_layers(path, checkpoint_config(path).get("quant_method"))
    if not names:
        raise UserError(f"{path}: has no quantized layer; open it with transformers, then use replace_")
    config = transformers.AutoConfig.from_pretrained(path)
    if hasattr(config, "quantization_config"):
        del config.quantization_config
    given = {"quantization_config": config_class(os.fspath(path), names), **options, **_INFO}
    return transformers.AutoModelForCausalLM.from_pretrained(path, config=config, **given)


def _from_gguf(path: Path, options: dict[str, Any]) -> Any:
    check_architecture(os.fspath(path))
    transformers, config_class = _transformers()
    config = transformers.AutoConfig.from_pretrained(path.parent, gguf_file=path.name)
    with torch.device("meta"):
        model = transformers.AutoModelForCausalLM.from_config(config)
    file = GgufModel(os.fspath(path), model)
    given = {"quantization_config": config_class(os.fspath(path), file.layers()), **options, **_INFO}
    return type(model).from_pretrained(None, config=config, state_dict=dict(file.rest()), **given)


@lru_cache(maxsize=1)
def _transformers() -> tuple[Any, Any]:
    """Return transformers, and the configuration of a quantizer that puts ``BlockLinear`` into models."""
    try:
        import transformers
        from transformers.quantizers import HfQuantizer, register_quantization_config, register_quantizer
        from transformers.utils.quantization_config import QuantizationConfigMixin
    except ImportError as error:
        needs = "pip install 'synth-kernel[transformers]'"
        raise UserError(f"load_quantized needs transformers ({line_of(error)}): {needs}") from None
    config_base: Any = QuantizationConfigMixin
    quantizer_base: Any = HfQuantizer

    @register_quantization_config(_METHOD)
    class Config(config_base):
        """The folder and the names of its quantized layers."""

        def __init__(self, path: str = "", names: list[str] | None = None, **_: Any) -> None:
            self.quant_method, self.path, self.names = _METHOD, path, names or []

        def to_dict(self) -> dict[str, Any]:
            return {"quant_method": _METHOD}

    @register_quantizer(_METHOD)
    class Quantizer(quantizer_base):
        """Before transformers loads weights, each quantized layer gives its place to a module without
        tensors, so that transformers makes no floats for the layer. Afterwards ``BlockLinear`` takes the
        place."""

        is_trainable = False

        def is_serializable(self, **_: Any) -> bool:
            return False

        def _process_model_before_weight_loading(self, model: Any, **_: Any) -> Any:
            names = self.quantization_config.names
            linear = {name for name, one in model.named_modules() if type(one) is torch.nn.Linear}
            if strange := [name for name in names if name not in linear]:
                raise UserError(f"{self.quantization_config.path}: {strange[0]} is no Linear of the model")
            self.sizes = {name: tuple(model.get_submodule(name).weight.shape) for name in names}
            set_modules(model, {name: torch.nn.Identity() for name in names})
            model._keys_to_ignore_on_load_unexpected |= {rf"^{name}\." for name in names}
            return model

        def _process_model_after_weight_loading(self, model: Any, **_: Any) -> Any:
            path = self.quantization_config.path
            file = GgufModel(path, model) if path.endswith(".gguf") else None
            layers = {}
            for name, size in self.sizes.items():
                layer = file.layer(name) if file else BlockLinear(checkpoint_weights(path, name))
                found = (layer.out_features, layer.in_features)
                if found != size:
                    raise UserError(f"{path}: {name} is {list(found)}, its model has {list(size)}")
                layers[name] = layer
            set_modules(model, layers)
            return model

    return transformers, Config
