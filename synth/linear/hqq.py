"""Layers of HQQ with groups along K (``axis`` 1): 1, 2, 3, 4 and 8 bits with float zero points.

The groups of a layer, row by row, are the rows of a matrix [M * K / size, size]. ``W_q`` has the first part
of these rows in the highest bits, the next part below, and so on. Three bits have ten parts in an int32, and
the last part may be incomplete. Other codes have bytes. ``scale`` and ``zero`` are [M * K / size, 1].
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from synth.forms.blocks import BlockWeights
from synth.linear.checkpoint import FLOATS, INTEGERS, CheckpointFormat, CheckpointLayer, GroupedCodes
from synth.linear.formats import zero_points

#: Bits of a code -> codes in a word.
PARTS = {8: 1, 4: 2, 3: 10, 2: 4, 1: 8}


def _read(layer: CheckpointLayer) -> BlockWeights:
    of_layer = layer.config.get("quant_config", {})
    config = of_layer.get("weight_quant_params", layer.config) if isinstance(of_layer, Mapping) else None
    if not isinstance(config, Mapping):
        raise layer.refusal(f"quant_config {str(of_layer)[:60]!r} is no object; give config=")
    words, (rows, k) = layer.shaped("W_q", -1, -1), map(int, layer.shaped("shape", 2))
    count, size = words.shape
    given = {name: layer.shaped(name).item() for name in ("nbits", "axis") if name in layer.tensors}
    for name, number in {**given, "group_size": size}.items():
        if (stated := config.get(name)) not in (None, number):
            raise layer.refusal(f"{name} {stated} contradicts its tensors' {number}; give config=")
    bits, axis = (given.get(name, config.get(name)) for name in ("nbits", "axis"))
    if axis != 1 or not isinstance(bits, int) or bits not in PARTS:
        can = f"quantize to {', '.join(map(str, PARTS))} bits with axis=1, whose groups are along K"
        raise layer.refusal(f"nbits {bits} and axis {axis}; {can}")
    parts, is_wide = PARTS[bits], words.dtype == np.int32
    lines = rows * k // size if is_wide else count * parts  # only words of 32 bits may be incomplete
    fits = rows * k == lines * size and count == -(-lines // parts) and not k % size
    if is_wide != (bits == 3) or min(rows, k) < 1 or not fits:
        sizes = f"W_q {words.dtype} {list(words.shape)} of {bits} bits is no [{rows}, {k}]"
        raise layer.refusal(f"{sizes} in groups of {size}; quantize it anew")
    shifts = bits * np.arange(parts - 1, -1, -1, dtype=words.dtype)[:, None, None]
    codes = (words >> shifts & ((1 << bits) - 1)).astype(np.uint8).reshape(-1)
    scales, points = (layer.shaped(one, rows * k // size, 1).reshape(rows, -1) for one in ("scale", "zero"))
    zeros, offsets = zero_points(layer.said, points, scales, 0)
    return GroupedCodes(
        bits=bits,
        k=k,
        size=size,
        data=codes[: rows * k].reshape(rows, k),
        scales=scales,
        zeros=zeros,
        offsets=offsets,
    ).weights(layer)


HQQ = CheckpointFormat(
    "HQQ", "hqq", {"W_q": ("U8", "I32"), "scale": FLOATS, "zero": FLOATS, "shape": INTEGERS},
    {"nbits": INTEGERS, "axis": INTEGERS}, _read,
)  # fmt: skip
