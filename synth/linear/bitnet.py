"""Ternary layers of BitNet, as Hugging Face's transformers pack them: four rows in a byte.

Byte [r, k] of ``weight`` [M / 4, K] has position k of the rows r, r + M/4, r + M/2 and r + 3M/4. The first
row is in the lowest bits. A code is the weight plus 1. ``weight_scale`` is one float, which each group gets.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sketches.blocks import LARGEST_BLOCK
from synth.forms.blocks import BlockWeights
from synth.linear.checkpoint import FLOATS, CheckpointFormat, CheckpointLayer
from synth.linear.formats import CodeRun, Format, codes_of, weights_of

#: The formats of the quarters of the rows. Each is a digit of a byte.
QUARTERS = tuple(
    Format("BitNet", 4, LARGEST_BLOCK, LARGEST_BLOCK, (CodeRun(0, 0, LARGEST_BLOCK, digit),), zero=1)
    for digit in (3, 2, 1, 0)
)
#: transformers' classes of layers. AutoBitLinear computes ``(x W^T + bias) * scale``, BitLinear
#: ``x W^T / scale + bias``. The last one is the default of ``BitNetQuantConfig``.
CLASSES = ("autobitlinear", "bitlinear")


def _read(layer: CheckpointLayer) -> BlockWeights:
    linear_class = _linear_class(layer)
    packed, scale = layer.shaped("weight", -1, -1), layer.tensors["weight_scale"]
    if scale.size != 1:
        raise layer.refusal(f"weight_scale {list(scale.shape)} is not one float; export it anew")
    rows, k = 4 * len(packed), packed.shape[1]
    bias, factor = layer.bias(rows), scale.astype(np.float32).reshape(())
    if linear_class == "bitlinear":
        with np.errstate(divide="ignore"):
            factor = np.divide(np.float32(1), factor)
    elif bias is not None:
        bias = bias * factor
    codes = np.concatenate([codes_of(form, packed, k) for form in QUARTERS])
    scales = np.full((rows, -(-k // LARGEST_BLOCK)), factor, np.float32)
    return weights_of(QUARTERS[0], codes, k, scales, bias=bias)


def _linear_class(layer: CheckpointLayer) -> Any:
    """Return the class of the layer. Raises UserError if such layers compute more than a product."""
    config = layer.config
    linear_class = config.get("linear_class", CLASSES[-1] if "quant_method" in config else None)
    if linear_class not in CLASSES:
        raise layer.refusal(f"linear_class {linear_class!r} is none of {', '.join(CLASSES)}; give config=")
    if linear_class == "autobitlinear" and config.get("quantization_mode") == "online":
        raise layer.refusal("quantization_mode 'online' has float weights; save it as 'offline'")
    if config.get("use_rms_norm"):
        raise layer.refusal("use_rms_norm: normalize its activations, and give config= without use_rms_norm")
    return linear_class


BITNET = CheckpointFormat("BitNet", "bitnet", {"weight": ("U8",), "weight_scale": FLOATS}, {}, _read)
