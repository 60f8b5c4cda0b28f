"""Language models of GGUF files by transformers' names: quantized layers, and float tensors of the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
import torch

from synth.errors import UserError
from synth.linear.formats import package
from synth.linear.gguf import FORMATS, GgufFile, gguf_file, gguf_weights
from synth.torch.block_modules import BlockLinear

#: Architectures whose tensors are transformers' but for the rows of query and key, and Gemma's norms.
ARCHITECTURES = ("llama", "qwen2", "qwen3", "gemma2", "gemma3")


def check_architecture(path: str) -> None:
    """Raise UserError unless ``path`` is a GGUF file of one of ``ARCHITECTURES``."""
    architecture = gguf_file(path).architecture
    if architecture not in ARCHITECTURES:
        can = f"is none of {', '.join(ARCHITECTURES)}; open its safetensors"
        raise UserError(f"{path}: architecture {architecture!r} {can}")


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
        linear = [name for name, one in self.model.named_modules() if type(one) is torch.nn.Linear]
        kinds = {tensor: kind for tensor, (kind, *_) in self.file.tensors.items()}
        return [name for name in linear if kinds.get(self._tensor(f"{name}.weight")) in FORMATS]

    def layer(self, name: str) -> BlockLinear:
        """Return a layer with its integers and bias. Raises UserError."""
        weights = gguf_weights(self.path, self._tensor(f"{name}.weight"))
        bias = self._tensor(f"{name}.bias")
        if bias in self.file.tensors:
            weights = replace(weights, bias=self._floats(bias).astype(np.float32))
        layer, rows = BlockLinear(weights), self._rows(name, len(weights.codes))
        if rows is not None:
            for one in ("codes", "scales", "offsets", "zeros", "bias"):
                buffer = layer._buffers[one]
                layer._buffers[one] = buffer[rows] if buffer is not None and buffer.ndim else buffer
            layer.units = None if layer.units is None else layer.units[:, rows]
        return layer

    def rest(self) -> Iterator[tuple[str, Any]]:
        """Yield the tensors of all other modules, as floats: name, tensor. Raises UserError."""
        layers, state, file = self.layers(), self.model.state_dict(), self.file
        unread = set(file.tensors) - {self._tensor(name) for name in state}
        unread |= {one for one in file.metadata if ".rope.scaling." in one}  # which transformers ignores
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
                wanted = list(parameter.shape)
                raise UserError(f"{self.path}: {tensor} is {list(floats.shape)}, its model has {wanted}")
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
            each, size = package("gguf").GGML_QUANT_SIZES[types(kind)]
            data = self.file.data[first : first + int(np.prod(shape)) // each * size]
            return quants.dequantize(data.reshape(*shape[:-1], -1), types(kind)).reshape(shape)
        except (ValueError, KeyError, NotImplementedError):
            told = f"{tensor} {list(shape)} of type {kind}"
            raise UserError(f"{self.path}: {told} is truncated or unknown; get it again") from None

    def _rows(self, name: str, found: int) -> Any:
        """Return the file's row of each of the ``found`` rows of a layer, or None if they agree. In Llama's
        files, rows that RoPE rotates together are pairs; transformers has all first before all second."""
        heads = {".q_proj": "num_attention_heads", ".k_proj": "num_key_value_heads"}.get(name[-7:])
        if self.file.architecture != "llama" or heads is None:
            return None
        config = self.model.config
        count = getattr(config, heads)
        size = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
        if count * size != found:
            raise UserError(f"{self.path}: {name} has {found} rows, its model has {count * size}")
        return torch.arange(count * size).reshape(count, -1, 2).transpose(1, 2).reshape(-1)
