"""Quantized models in files of Hugging Face's transformers, and in GGUF files by transformers' names. Needs
the extra "transformers"."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import torch

from synth.errors import UserError, line_of
from synth.linear.formats import package
from synth.linear.gguf import FORMATS, GgufFile, gguf_file, gguf_weights
from synth.linear.safetensors_files import checkpoint_config, checkpoint_layers, checkpoint_weights
from synth.torch.block_modules import BlockLinear
from synth.torch.replace import set_modules

#: Architectures whose tensors are transformers' but for the rows of query and key, and Gemma's norms.
ARCHITECTURES = ("llama", "qwen2", "qwen3", "gemma2", "gemma3")


def check_architecture(path: str) -> None:
    """Raise UserError unless ``path`` is a GGUF file of one of ``ARCHITECTURES``."""
    architecture = gguf_file(path).architecture
    if architecture not in ARCHITECTURES:
        problem = f"architecture {architecture!r} is none of {', '.join(ARCHITECTURES)}"
        raise UserError(f"{path}: {problem}; open its safetensors")


def linear_names(model: Any) -> list[str]:
    """Return the names of all ``torch.nn.Linear`` of a model."""
    return [name for name, module in model.named_modules() if type(module) is torch.nn.Linear]


@lru_cache(maxsize=1)
def _names(architecture: str, blocks: int) -> Any:
    """Return the package's map of transformers' names to those of the file."""
    gguf = package("gguf")
    numbers = {name: number for number, name in gguf.MODEL_ARCH_NAMES.items()}
    return gguf.get_tensor_name_map(numbers[architecture], blocks)


@dataclass(frozen=True)
class GgufModel:
    """A GGUF file and the model of transformers that it is. ``model``: on the device ``meta``."""

    path: str
    model: Any

    @property
    def file(self) -> GgufFile:
        return gguf_file(self.path)

    def layers(self) -> list[str]:
        """Return the names of the model's ``torch.nn.Linear`` whose weights are in a format with a kernel. A
        layer that shares the embedding's weights is not among them. Raises UserError."""
        kinds = {tensor: kind for tensor, (kind, *_) in self.file.tensors.items()}
        linear = linear_names(self.model)
        return [name for name in linear if kinds.get(self._tensor(f"{name}.weight")) in FORMATS]

    def layer(self, name: str) -> BlockLinear:
        """Return a layer with its integers and bias. Raises UserError."""
        weights = gguf_weights(self.path, self._tensor(f"{name}.weight"))
        bias = self._tensor(f"{name}.bias")
        if bias in self.file.tensors:
            weights = replace(weights, bias=self._floats(bias).astype(np.float32))
        layer, rows = BlockLinear(weights), self._rows(name, len(weights.codes))
        if rows is not None:
            for part in ("codes", "scales", "offsets", "zeros", "bias"):
                buffer = layer._buffers[part]
                layer._buffers[part] = buffer[rows] if buffer is not None and buffer.ndim else buffer
            layer.units = None if layer.units is None else layer.units[:, rows]
        return layer

    def rest(self) -> Iterator[tuple[str, Any]]:
        """Yield the tensors of all other modules, as floats: name, tensor. Raises UserError."""
        layers, state, file = self.layers(), self.model.state_dict(), self.file
        unread = set(file.tensors) - {self._tensor(name) for name in state}
        unread |= {key for key in file.metadata if ".rope.scaling." in key}  # which transformers ignores
        if unread:
            raise UserError(f"{self.path}: transformers' model has no {min(unread)}; open its safetensors")
        for name, parameter in state.items():
            owner, tensor = name.rpartition(".")[0], self._tensor(name)
            if owner in layers or tensor not in file.tensors:
                continue
            floats = torch.tensor(self._floats(tensor))
            rows = self._rows(owner, len(floats))
            floats = floats if rows is None else floats[rows]
            if floats.shape != parameter.shape:
                shape = list(parameter.shape)
                raise UserError(f"{self.path}: {tensor} is {list(floats.shape)}, its model has {shape}")
            # llama.cpp's norms of Gemma multiply by the weight, those of transformers by the weight plus 1.
            is_gemma_norm = file.architecture.startswith("gemma") and name.endswith("norm.weight")
            yield name, floats - 1 if is_gemma_norm else floats

    def _tensor(self, name: str) -> str:
        """Return the file's name of a parameter."""
        names = _names(self.file.architecture, self.model.config.num_hidden_layers)
        return str(names.get_name(name, (".weight", ".bias")))

    def _floats(self, tensor: str) -> Any:
        """Return a tensor as floats. Raises UserError."""
        kind, shape, first = self.file.tensors[tensor]
        quants, types = package("gguf.quants"), package("gguf").GGMLQuantizationType
        try:
            block, size = package("gguf").GGML_QUANT_SIZES[types(kind)]
            data = self.file.data[first : first + int(np.prod(shape)) // block * size]
            return quants.dequantize(data.reshape(*shape[:-1], -1), types(kind)).reshape(shape)
        except (ValueError, KeyError, NotImplementedError):
            problem = f"{tensor} {list(shape)} of type {kind} is truncated or unknown"
            raise UserError(f"{self.path}: {problem}; get it again") from None

    def _rows(self, name: str, rows: int) -> Any:
        """Return the file's row of each of the ``rows`` rows of a layer, or None if they agree. In Llama's
        files, rows that RoPE rotates together are pairs; transformers has all first before all second."""
        heads = {".q_proj": "num_attention_heads", ".k_proj": "num_key_value_heads"}.get(name[-7:])
        if self.file.architecture != "llama" or heads is None:
            return None
        config = self.model.config
        count = getattr(config, heads)
        size = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
        if count * size != rows:
            raise UserError(f"{self.path}: {name} has {rows} rows, its model has {count * size}")
        return torch.arange(count * size).reshape(count, -1, 2).transpose(1, 2).reshape(-1)


_METHOD = "synth-kernel"
#: Lets ``from_pretrained`` return the names of missing tensors with the model.
_INFO = {"output_loading_info": True}


def load_quantized(path: str | os.PathLike[str], **options: Any) -> Any:
    """Return the causal language model of a GGUF file, or of a folder with ``config.json`` and safetensors.

    Quantized layers of GGUF, GPTQ, AWQ, compressed-tensors, BitNet and HQQ become ``BlockLinear``, with their
    integers, scales and zero points. They never become floats. transformers loads everything else.
    ``options``: of transformers' ``from_pretrained``, such as ``dtype``. Raises UserError.
    """
    read = _from_gguf if Path(path).suffix == ".gguf" else _from_folder
    model, info = read(Path(path), options)
    if missing := sorted(info["missing_keys"]):
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
    options = {"quantization_config": config_class(os.fspath(path), names), **options, **_INFO}
    return transformers.AutoModelForCausalLM.from_pretrained(path, config=config, **options)


def _from_gguf(path: Path, options: dict[str, Any]) -> Any:
    check_architecture(os.fspath(path))
    transformers, config_class = _transformers()
    config = transformers.AutoConfig.from_pretrained(path.parent, gguf_file=path.name)
    with torch.device("meta"):
        model = transformers.AutoModelForCausalLM.from_config(config)
    file = GgufModel(os.fspath(path), model)
    options = {"quantization_config": config_class(os.fspath(path), file.layers()), **options, **_INFO}
    return type(model).from_pretrained(None, config=config, state_dict=dict(file.rest()), **options)


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
            names, linear = self.quantization_config.names, {*linear_names(model)}
            if foreign := [name for name in names if name not in linear]:
                raise UserError(f"{self.quantization_config.path}: {foreign[0]} is no Linear of the model")
            self.sizes = {name: tuple(model.get_submodule(name).weight.shape) for name in names}
            set_modules(model, {name: torch.nn.Identity() for name in names})
            model._keys_to_ignore_on_load_unexpected |= {rf"^{name}\." for name in names}
            return model

        def _process_model_after_weight_loading(self, model: Any, **_: Any) -> Any:
            path = self.quantization_config.path
            file = GgufModel(path, model) if path.endswith(".gguf") else None
            layers = {}
            for name, size in self.sizes.items():
                layers[name] = file.layer(name) if file else BlockLinear(checkpoint_weights(path, name))
                shape = (layers[name].out_features, layers[name].in_features)
                if shape != size:
                    raise UserError(f"{path}: {name} is {list(shape)}, its model has {list(size)}")
            set_modules(model, layers)
            return model

    return transformers, Config
