"""Layers of models in safetensors: which file has a layer's tensors, and which format they have."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from synth.errors import UserError, foreign
from synth.forms.blocks import BlockWeights
from synth.linear.awq import AWQ
from synth.linear.bitnet import BITNET
from synth.linear.bitsandbytes import BITSANDBYTES
from synth.linear.checkpoint import CheckpointFormat, CheckpointLayer
from synth.linear.compressed_tensors import COMPRESSED_TENSORS
from synth.linear.formats import package
from synth.linear.gptq import GPTQ
from synth.linear.hqq import HQQ
from synth.linear.mlx import MLX

#: The formats.
CHECKPOINT_FORMATS: tuple[CheckpointFormat, ...] = (
    AWQ, GPTQ, COMPRESSED_TENSORS, HQQ, MLX, BITNET, BITSANDBYTES,
)  # fmt: skip


def checkpoint_weights(
    path: str | os.PathLike[str], name: str, config: Mapping[str, Any] | None = None
) -> BlockWeights:
    """Return the weights of the layer whose tensors begin with ``name`` and a dot.

    ``path``: a safetensors file, or a folder with ``model.safetensors`` or its shards and their index.
    ``config``: the configuration of the quantization, by default ``checkpoint_config``. Its ``quant_method``
    names the format. If it has none, the tensors determine it (``format_of``). Raises UserError for missing
    or contradictory data, and for weights without a kernel.
    """
    files = _files(Path(path))
    config = checkpoint_config(path, config)
    of_layer = config.get(name)
    config = {**config, **of_layer} if isinstance(of_layer, Mapping) else config
    own = {one.removeprefix(f"{name}."): one for one in files if one.startswith(f"{name}.")}
    there = {tensor: _opened_for(files[one], one).get_slice(one).get_shape() for tensor, one in own.items()}
    form = format_of(f"{path}: {name}", config.get("quant_method"), there)
    if missing := [tensor for tensor in form.required if tensor not in there]:
        ending = f".{next(iter(form.required))}"
        some = [one.removesuffix(ending) for one in sorted(files) if one.endswith(ending)][:3] or ["none"]
        told = f"{path} has no tensor {name}.{missing[0]}, which {form.name} needs"
        raise UserError(f"{told}; its layers: {', '.join(some)}")
    kinds = {tensor: form.tensors[tensor] for tensor in form.tensors if tensor in there}
    tensors = {one: _tensor(files[f"{name}.{one}"], f"{name}.{one}", kinds[one]) for one in kinds}
    return form.read(CheckpointLayer(f"{path}: {name}", name, tensors, config))


def checkpoint_config(path: str | os.PathLike[str], config: Any = None) -> dict[str, Any]:
    """Return the configuration of the quantization: ``config``, by default from ``config.json`` or
    ``quantize_config.json`` beside a file, empty if there is none. Raises UserError."""
    if config is None:
        folder = Path(path) if Path(path).is_dir() else Path(path).parent
        names = ("config.json", "quantize_config.json")  # older GPTQ has the second
        whole, gptq = (_json(folder / name) if (folder / name).exists() else {} for name in names)
        config = whole.get("quantization_config") or whole.get("quantization") or gptq  # MLX has the second
    if not isinstance(config, Mapping):
        raise UserError(f"{path}: its quantization {config!r} is no JSON object; give config=")
    return dict(config)


def checkpoint_layers(path: str | os.PathLike[str], method: str | None) -> list[str]:
    """Return the names of the quantized layers of a model, whose tensors are those that the format of
    ``method`` (a ``quant_method``) or, without one, any format requires. Raises UserError."""
    tensors: dict[str, set[str]] = {}
    for one in _files(Path(path)):
        layer, _, tensor = one.rpartition(".")
        tensors.setdefault(layer, set()).add(tensor)
    forms = [form for form in CHECKPOINT_FORMATS if form.method == (method or form.method)]
    return [name for name, there in tensors.items() if any({*form.required} <= there for form in forms)]


def _files(path: Path) -> dict[str, Path]:
    """Return the tensors of a model (name -> file). Raises UserError."""
    index = path / "model.safetensors.index.json"
    if index.exists():
        shards = _json(index).get("weight_map")
        if not isinstance(shards, Mapping):
            raise UserError(f"{index}: it has no object weight_map; get it again")
        return {tensor: path / str(file) for tensor, file in shards.items()}
    path = path / "model.safetensors" if path.is_dir() else path
    return dict.fromkeys(_opened(path).keys(), path)


def _json(path: Path) -> dict[str, Any]:
    with foreign(f"{path}: no JSON object", "get it again"):
        return dict(json.loads(path.read_text(encoding="utf-8")))


def format_of(said: str, method: str | None, shapes: Mapping[str, Sequence[int]]) -> CheckpointFormat:
    """Return the format of a layer by its ``quant_method``, else by the names and ``shapes`` of its tensors.
    Raises UserError if there is none, or more than one."""
    fit = [form for form in CHECKPOINT_FORMATS if (form.method == method if method else form.fits(shapes))]
    most = max((len({*form.tensors} & {*shapes}) for form in fit), default=0)
    fit = [form for form in fit if len({*form.tensors} & {*shapes}) == most]
    if len(fit) == 1:
        return fit[0]
    tensors = ", ".join(f"{name} {[*shapes[name]]}" for name in sorted(shapes)[:6]) or "none"
    found = f"quant_method {method!r}" if method else f"tensors {tensors}"
    methods = ", ".join(form.method for form in fit or CHECKPOINT_FORMATS)
    fits = f"{found} {'fit all' if fit else 'is no format'} of {methods}"
    raise UserError(f"{said}: {fits}; name another layer, or give config= with quant_method")


def _opened(path: Path) -> Any:
    """Return an open safetensors file. Raises UserError."""
    package("ml_dtypes")  # gives numpy bfloat16
    safetensors = package("safetensors")
    with foreign(f"{path}: no safetensors file", "it may be truncated"):
        return safetensors.safe_open(os.fspath(path), framework="numpy")


def _opened_for(path: Path, name: str) -> Any:
    """Return the open file of a tensor. Raises UserError if the file has no such tensor."""
    file = _opened(path)
    if name not in {*file.keys()}:
        raise UserError(f"{path} has no tensor {name}, which the model's index places there; get it again")
    return file


def _tensor(path: Path, name: str, kinds: tuple[str, ...]) -> Any:
    """Return a tensor of a file. Raises UserError if it has none of the dtypes ``kinds``."""
    file = _opened_for(path, name)
    if (kind := file.get_slice(name).get_dtype()) not in kinds:
        raise UserError(f"{name}: {kind} is none of {', '.join(kinds)}; export it anew")
    return file.get_tensor(name)
