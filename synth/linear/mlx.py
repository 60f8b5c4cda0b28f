"""Layers of MLX in the mode ``affine``: 2, 3, 4, 5, 6 and 8 bits. A weight is code * scale + bias.

``weight`` uint32 [M, K * bits / 32] has the codes of each row as a string of bits. ``scales`` and ``biases``
are [M, groups]. A layer's own bias is ``bias``.
"""

from __future__ import annotations

from synth.forms.blocks import BlockWeights
from synth.linear.checkpoint import FLOATS, CheckpointFormat, CheckpointLayer, GroupedCodes

BITS, SIZES = (2, 3, 4, 5, 6, 8), (32, 64, 128)


def _read(layer: CheckpointLayer) -> BlockWeights:
    if (mode := layer.config.get("mode", "affine")) != "affine":
        raise layer.refusal(f"mode {mode!r}; quantize with the mode 'affine'")
    bits, size = layer.stated("bits", BITS), layer.stated("group_size", SIZES)
    scales = layer.shaped("scales", -1, -1)
    rows, groups = scales.shape
    return GroupedCodes(
        bits=bits,
        k=groups * size,
        size=size,
        data=layer.shaped("weight", rows, groups * size * bits // 32),
        scales=scales,
        offsets=layer.shaped("biases", rows, groups),
    ).weights(layer)


MLX = CheckpointFormat("MLX", "mlx", {"weight": ("U32",), "scales": FLOATS, "biases": FLOATS}, {}, _read)
