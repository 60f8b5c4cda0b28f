"""Layers of GPTQ (AutoGPTQ, GPTQModel): 2, 3, 4 and 8 bits with zero points.

``qweight`` int32 [K * bits / 32, M] has the codes of each column as a string of bits. ``qzeros`` int32
[groups, M * bits / 32] has the zero points of each row likewise. ``scales`` is [groups, M]. ``g_idx`` int32
[K] is the group of each position. With act-order (``desc_act``) positions of a group lie anywhere. Version 1
stores zero points less 1, modulo 2^bits.

``dynamic`` of the configuration has numbers of single layers: pattern of names -> numbers. The first pattern
that matches a layer's name counts. It may begin with ``+:``. One with ``-:`` names layers that stay floats.
"""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from synth.forms.blocks import BlockWeights
from synth.linear.checkpoint import FLOATS, WORDS, CheckpointFormat, CheckpointLayer, GroupedCodes
from synth.linear.formats import bit_string

BITS = (2, 3, 4, 8)
#: ``checkpoint_format`` -> what is added to a stored zero point.
ADDED = {"gptq": 1, "gptq_v2": 0}


def _read(layer: CheckpointLayer) -> BlockWeights:
    layer = _with_own_numbers(layer)
    version = layer.config.get("checkpoint_format") or "gptq"
    if version not in [*ADDED]:
        raise layer.refusal(f"checkpoint_format {version!r} is none of {', '.join(ADDED)}; save it as gptq")
    if layer.config.get("desc_act") and "g_idx" not in layer.tensors:
        raise layer.refusal("desc_act orders its positions, and there is no g_idx; save it anew")
    scales = layer.shaped("scales", -1, -1)
    groups, rows = scales.shape
    words, zeros = layer.shaped("qweight", -1, rows), layer.shaped("qzeros", groups, -1)
    bits = layer.stated("bits", [one for one in BITS if -(-rows * one // 32) == zeros.shape[1]])
    k = layer.tensors["g_idx"].size if "g_idx" in layer.tensors else len(words) * 32 // bits
    return GroupedCodes(
        bits=bits,
        k=k,
        size=layer.group_size(k, groups),
        data=layer.shaped("qweight", -(-k * bits // 32), rows).T,
        scales=scales.T,
        zeros=bit_string(zeros, bits, rows).T + np.uint8(ADDED[version]) & np.uint8((1 << bits) - 1),
        group_of=layer.shaped("g_idx", k) if "g_idx" in layer.tensors else None,
    ).weights(layer)


def _with_own_numbers(layer: CheckpointLayer) -> CheckpointLayer:
    """Return the layer with the numbers that ``dynamic`` states for its name. Raises UserError."""
    dynamic, name = layer.config.get("dynamic") or {}, layer.name
    try:
        own = (item for item in dynamic.items() if re.match(re.sub("^[+-]:", "", item[0]), name))
        pattern, numbers = next(own, ("", {}))
        config = {**layer.config, **numbers}
    except (AttributeError, TypeError, re.error):
        wrong = f"dynamic {str(dynamic)[:60]} is no object of patterns with objects"
        raise layer.refusal(f"{wrong}; give config= of this layer") from None
    if pattern.startswith("-:"):
        raise layer.refusal(f"dynamic {pattern!r} leaves it unquantized, and it has qweight; give config=")
    return replace(layer, config=config)


GPTQ = CheckpointFormat(
    "GPTQ", "gptq", {"qweight": WORDS, "qzeros": WORDS, "scales": FLOATS}, {"g_idx": WORDS}, _read, 1
)
