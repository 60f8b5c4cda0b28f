"""Layers of compressed-tensors in the format ``pack-quantized``: weights of 1 to 8 bits (w4a16, w8a16).

``weight_packed`` int32 [M, words] has the codes of each row as a string of bits. Releases before 0.18 have
32 // bits codes in each word instead, and leave the other bits of a word empty. A code is the signed weight
plus 2^(bits - 1). ``weight_shape`` is [M, K]. ``weight_scale`` is [M, groups], with one group for the
strategy ``channel``. Asymmetric weights have ``weight_zero_point``: int8 [M, groups], or int32 packed along M
like the codes. ``weight_g_idx`` int32 [K] is the group of each position, or -1 everywhere.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.forms.blocks import BlockWeights
from synth.linear.checkpoint import FLOATS, INTEGERS, WORDS, CheckpointFormat, CheckpointLayer, GroupedCodes
from synth.linear.formats import bit_string

PACKED = "pack-quantized"


@dataclass(frozen=True)
class _Packing:
    """Codes of ``bits`` in words: a string of bits, or with ``whole`` only whole codes in each word."""

    bits: int
    whole: bool = False

    def words(self, count: int) -> int:
        return -(-count // (32 // self.bits)) if self.whole else -(-count * self.bits // 32)

    def bytes(self, words: NDArray[Any], count: int) -> NDArray[np.uint8]:
        """Return ``count`` codes of each row of words, as a byte each."""
        if not self.whole:
            return bit_string(words, self.bits, count)
        shifts = self.bits * np.arange(32 // self.bits, dtype=words.dtype)
        codes = words[:, :, None] >> shifts & ((1 << self.bits) - 1)
        return codes.astype(np.uint8).reshape(len(words), -1)[:, :count]

    def __str__(self) -> str:
        return f"{self.bits} bits" + (f", {32 // self.bits} codes in a word" if self.whole else "")


PACKINGS = (*map(_Packing, range(1, 9)), *(_Packing(bits, True) for bits in (3, 5, 6, 7)))


def _read(layer: CheckpointLayer) -> BlockWeights:
    if (name := layer.config.get("format", PACKED)) not in (PACKED, "mixed-precision"):
        raise layer.refusal(f"format {name!r}; save the model in the format {PACKED}")
    rows, k = map(int, layer.shaped("weight_shape", 2))
    words, scales = layer.shaped("weight_packed", rows, -1), layer.shaped("weight_scale", rows, -1)
    stated = _groups(layer)
    packing = _packing(layer, stated, words.shape[1], rows, k)
    groups = [one for one in stated if one.get("num_bits") == packing.bits]
    sizes = [one.get("group_size") for one in groups]
    if sizes and sizes.count(sizes[0]) == len(sizes):
        layer = replace(layer, config={"group_size": sizes[0]})
    if "weight_g_idx" not in layer.tensors and any(one.get("actorder") in (True, "group") for one in groups):
        raise layer.refusal("actorder orders its positions, and there is no weight_g_idx; save it anew")
    group_of = layer.shaped("weight_g_idx", k) if "weight_g_idx" in layer.tensors else np.array(-1)
    return GroupedCodes(
        bits=packing.bits,
        k=k,
        size=layer.group_size(k, scales.shape[1]),
        data=packing.bytes(words, k) if packing.whole else words,
        scales=scales,
        zeros=_zeros(layer, packing, *scales.shape),
        group_of=None if (group_of == -1).all() else group_of,
    ).weights(layer)


def _packing(layer: CheckpointLayer, groups: list[dict[str, Any]], words: int, rows: int, k: int) -> _Packing:
    """Return the only packing of ``k`` codes in ``words``, with bits that the configuration states."""
    stated = [one["num_bits"] for one in groups if "num_bits" in one]
    known = [one for one in PACKINGS if one.bits in stated or not stated]
    known = [one for one in known if words > 1 or not one.whole]
    fit = [one for one in known if min(rows, k) > 0 and one.words(k) == words]
    if len(fit) == 1:
        return fit[0]
    found = " or ".join(map(str, fit)) or f"no {' or '.join(map(str, stated)) or '1 to 8'} bits"
    raise layer.refusal(f"{words} words for each of [{rows}, {k}] have {found}; give num_bits by config=")


def _groups(layer: CheckpointLayer) -> list[dict[str, Any]]:
    """Return the weights' entries of the configuration's groups that name the layer, else of all."""
    groups, name = layer.config.get("config_groups") or {}, layer.name

    def is_named(group: Any) -> bool:
        every = group.get("targets") or ()
        return any(re.match(of[3:], name) if of.startswith("re:") else of == name for of in every)

    try:
        named = [one for one in groups.values() if is_named(one)]
        return [{**(one.get("weights") or {})} for one in named or groups.values()]
    except (AttributeError, TypeError, re.error):
        wrong = f"config_groups {str(groups)[:60]} are no objects with weights"
        raise layer.refusal(f"{wrong}; give config=") from None


def _zeros(layer: CheckpointLayer, packing: _Packing, rows: int, groups: int) -> NDArray[Any]:
    """Return the zero points of codes: [M, groups], or [1, 1] if weights are symmetric."""
    name, bits = "weight_zero_point", packing.bits
    middle = np.uint8(1 << bits - 1)
    if name not in layer.tensors:
        return np.array([[middle]])
    if layer.tensors[name].dtype == np.int8:
        points = layer.shaped(name, rows, groups)
        if points.min() < -int(middle) or points.max() >= int(middle):
            raise layer.refusal(f"{name} {points.min()} to {points.max()} exceeds {bits} bits; save it anew")
        return points.view(np.uint8) + middle
    return packing.bytes(layer.shaped(name, packing.words(rows), groups).T, rows).T


COMPRESSED_TENSORS = CheckpointFormat(
    "compressed-tensors", "compressed-tensors",
    {"weight_packed": WORDS, "weight_scale": FLOATS, "weight_shape": INTEGERS},
    {"weight_zero_point": ("I8", *WORDS), "weight_g_idx": WORDS}, _read,
)  # fmt: skip
