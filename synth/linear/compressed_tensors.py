"""Layers of compressed-tensors in the format ``pack-quantized``: weights of 4 and 8 bits (w4a16, w8a16).

``weight_packed`` int32 [M, words] has the codes of each row as a string of bits. A code is the signed weight
plus 2^(bits - 1). ``weight_shape`` is [M, K]. ``weight_scale`` is [M, groups], with one group for the
strategy ``channel``. Asymmetric weights have ``weight_zero_point``: int8 [M, groups], or int32 packed along M
like the codes. ``weight_g_idx`` int32 [K] is the group of each position, or -1 everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.forms.blocks import BlockWeights
from synth.linear.checkpoint import FLOATS, INTEGERS, WORDS, CheckpointFormat, CheckpointLayer, GroupedCodes
from synth.linear.formats import bit_string

BITS = (4, 8)
PACKED = "pack-quantized"


def _read(layer: CheckpointLayer) -> BlockWeights:
    if (name := layer.config.get("format", PACKED)) not in (PACKED, "mixed-precision"):
        raise layer.refusal(f"format {name!r}; save the model in the format {PACKED}")
    rows, k = map(int, layer.shaped("weight_shape", 2))
    words, scales = layer.shaped("weight_packed", rows, -1), layer.shaped("weight_scale", rows, -1)
    bits = next((bits for bits in BITS if -(-k * bits // 32) == words.shape[1]), 0)
    if min(rows, k) < 1 or not bits:
        found = f"weight_packed {list(words.shape)} has neither 4 nor 8 bits of [{rows}, {k}]"
        raise layer.refusal(f"{found}; quantize it anew")
    sizes = [one.get("group_size") for one in _groups(layer) if one.get("num_bits") == bits]
    if scales.shape[1] > 1 and sizes and sizes.count(sizes[0]) == len(sizes):
        layer = replace(layer, config={"group_size": sizes[0]})
    group_of = layer.shaped("weight_g_idx", k) if "weight_g_idx" in layer.tensors else np.array(-1)
    return GroupedCodes(
        bits=bits,
        k=k,
        size=layer.group_size(k, scales.shape[1]),
        data=words,
        is_string=True,
        scales=scales,
        zeros=_zeros(layer, bits, *scales.shape),
        group_of=None if (group_of == -1).all() else group_of,
    ).weights(layer)


def _groups(layer: CheckpointLayer) -> list[Mapping[str, Any]]:
    """Return what each group of the configuration says of weights. Raises UserError."""
    groups = layer.config.get("config_groups") or {}
    found: list[Any] = [None]
    if _are_objects(groups):
        found = [one.get("weights") or {} for one in groups.values()]
    if not all(isinstance(one, Mapping) for one in found):
        raise layer.refusal(f"config_groups {str(groups)[:60]} are no objects with weights; give config=")
    return found


def _are_objects(groups: Any) -> bool:
    return isinstance(groups, Mapping) and all(isinstance(one, Mapping) for one in groups.values())


def _zeros(layer: CheckpointLayer, bits: int, rows: int, groups: int) -> NDArray[Any]:
    """Return the zero points of codes: [M, groups], or [1, 1] if weights are symmetric."""
    name, middle = "weight_zero_point", np.uint8(1 << bits - 1)
    if name not in layer.tensors:
        return np.array([[middle]])
    if layer.tensors[name].dtype == np.int8:
        points = layer.shaped(name, rows, groups)
        if points.min() < -int(middle) or points.max() >= int(middle):
            raise layer.refusal(
                f"{name} {points.min()} to {points.max()} exceeds {bits} bits; quantize it anew"
            )
        return points.view(np.uint8) + middle
    return bit_string(layer.shaped(name, -(-rows * bits // 32), groups).T, bits, rows).T


COMPRESSED_TENSORS = CheckpointFormat(
    "compressed-tensors",
    "compressed-tensors",
    {"weight_packed": WORDS, "weight_scale": FLOATS, "weight_shape": INTEGERS},
    {"weight_zero_point": ("I8", *WORDS), "weight_g_idx": WORDS},
    _read,
)
