"""Ternary weights of BitNet models in safetensors, as Hugging Face's transformers pack them: four rows in a
byte.

Byte [r, k] has position k of the rows r, r + M/4, r + M/2 and r + 3M/4 of M rows. The first row is in the
lowest bits. A code is the weight plus 1. The tensor has one scale, which each quantization group gets.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.blocks import LARGEST_BLOCK
from synth.errors import UserError, line_of
from synth.forms.blocks import BlockWeights
from synth.linear.formats import CodeRun, Format, codes_of, package, weights_of

#: The formats of the quarters of the rows. Each is a digit of a byte.
QUARTERS = tuple(
    Format("BitNet", 4, LARGEST_BLOCK, LARGEST_BLOCK, (CodeRun(0, 0, LARGEST_BLOCK, digit),), zero=1)
    for digit in (3, 2, 1, 0)
)
_FLOATS = ("F32", "BF16", "F16", "F64")
#: A layer's tensors -> the dtypes that they may have, as safetensors names them.
KINDS = {"weight": ("U8",), "weight_scale": _FLOATS, "bias": _FLOATS}
#: transformers' classes of layers. AutoBitLinear computes ``(x W^T + bias) * scale``, BitLinear
#: ``x W^T / scale + bias``.
CLASSES = ("autobitlinear", "bitlinear")
#: The class if a configuration names none (transformers' ``BitNetQuantConfig``).
_DEFAULT_CLASS = "bitlinear"


def bitnet_weights(
    path: str | os.PathLike[str], prefix: str, linear_class: str | None = None
) -> BlockWeights:
    """Return the weights of the layer with the tensors ``PREFIX.weight`` (uint8 [M / 4, K]),
    ``PREFIX.weight_scale`` (one float) and optionally ``PREFIX.bias`` ([M]).

    ``linear_class``: transformers' class of the layers (``CLASSES``), by default from ``quantization_config``
    in the ``config.json`` beside the file. Raises UserError for missing or contradictory data, and for a
    configuration whose layers compute something else.
    """
    package("ml_dtypes")  # gives numpy bfloat16
    safetensors = package("safetensors")
    if linear_class is None:
        linear_class = _class_beside(Path(path), prefix)
    if linear_class not in CLASSES:
        raise UserError(f"linear_class {linear_class!r} is none of {', '.join(CLASSES)}")
    try:
        with safetensors.safe_open(os.fspath(path), framework="numpy") as file:
            names = {one: f"{prefix}.{one}" for one in KINDS}
            there = set(file.keys())
            for name in (names["weight"], names["weight_scale"]):
                if name not in there:
                    some = (
                        ", ".join(sorted(one for one in there if one.endswith(".weight_scale"))[:3]) or "none"
                    )
                    raise UserError(f"{path} has no tensor {name}; tensors weight_scale in it: {some}")
            found: dict[str, NDArray[Any]] = {}
            for one, name in names.items():
                if name in there:
                    if (kind := file.get_slice(name).get_dtype()) not in KINDS[one]:
                        raise UserError(f"{name}: {kind}, and BitNet's are {' or '.join(KINDS[one])}")
                    found[one] = file.get_tensor(name)
    except (OSError, safetensors.SafetensorError) as error:
        raise UserError(f"{path}: no safetensors file ({line_of(error)}); it may be truncated") from None
    packed, scale, bias = found["weight"], found["weight_scale"], found.get("bias")
    if packed.ndim != 2 or not packed.size:
        raise UserError(f"{prefix}.weight: {list(packed.shape)} is no [M / 4, K] of BitNet's")
    if scale.size != 1:
        raise UserError(f"{prefix}.weight_scale: {list(scale.shape)} is not one float")
    rows, k = 4 * len(packed), packed.shape[1]
    if bias is not None and bias.shape != (rows,):
        raise UserError(f"{prefix}.bias: shape {list(bias.shape)} is not [{rows}]")
    factor = scale.astype(np.float32).reshape(())
    if bias is not None:
        bias = bias.astype(np.float32)
    if linear_class == "bitlinear":
        with np.errstate(divide="ignore"):
            factor = np.divide(np.float32(1), factor)
    elif bias is not None:
        bias = bias * factor
    return weights_of(
        QUARTERS[0],
        np.concatenate([codes_of(form, packed, k) for form in QUARTERS]),
        k,
        np.full((rows, -(-k // LARGEST_BLOCK)), factor, np.float32),
        bias=bias,
    )


def _class_beside(path: Path, prefix: str) -> Any:
    """Return the layer class that the model's ``config.json`` names, or transformers' default. Raises
    UserError if the file says neither, or if its layers compute more than a product."""
    beside = path.with_name("config.json")
    try:
        config = dict(json.loads(beside.read_text(encoding="utf-8"))["quantization_config"])
        has_default = config.get("quant_method") == "bitnet" and "linear_class" not in config
        linear_class = _DEFAULT_CLASS if has_default else config["linear_class"]
    except (OSError, ValueError, LookupError, TypeError):
        raise UserError(
            f"{beside} does not say the linear_class of quantization_config; give linear_class=, one of "
            f"{', '.join(CLASSES)}"
        ) from None
    if linear_class == "autobitlinear" and config.get("quantization_mode") == "online":
        raise UserError(
            f"{beside}: quantization_mode 'online' has float weights, which every call quantizes; save the "
            "model with quantization_mode 'offline'"
        )
    if config.get("use_rms_norm"):
        raise UserError(
            f"{beside}: use_rms_norm: the layer reads normalized activations; give it what {prefix}.rms_norm "
            f"gives, and say so by linear_class={linear_class!r}"
        )
    return linear_class
