"""Layers of AutoAWQ's version GEMM: 4 bits with zero points.

``qweight`` int32 [K, M / 8] has eight columns in a word, ``qzeros`` int32 [groups, M / 8] likewise their zero
points. ``scales`` is [groups, M]. The four bits from bit 4 * n on are column ``COLUMNS[n]`` of the eight.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from synth.forms.blocks import BlockWeights
from synth.linear.checkpoint import FLOATS, WORDS, CheckpointFormat, CheckpointLayer, GroupedCodes

COLUMNS = (0, 2, 4, 6, 1, 3, 5, 7)


def _columns(words: NDArray[Any]) -> NDArray[np.uint8]:
    """Return the codes of int32 [n, M / 8] as uint8 [M, n]."""
    data = np.ascontiguousarray(words.T).view(np.uint8).reshape(-1, len(words), 4)
    codes = np.empty((len(data), len(COLUMNS), len(words)), np.uint8)
    for n, column in enumerate(COLUMNS):
        codes[:, column] = data[:, :, n // 2] >> n % 2 * 4 & 15
    return codes.reshape(-1, len(words))


def _read(layer: CheckpointLayer) -> BlockWeights:
    if str(version := layer.config.get("version", "gemm")).lower() != "gemm":
        raise layer.refusal(f"the version {version!r}; quantize with the version 'gemm'")
    scales = layer.shaped("scales", -1, -1)
    groups, rows = scales.shape
    words = layer.shaped("qweight", -1, -(-rows // len(COLUMNS)))
    return GroupedCodes(
        bits=layer.stated("bits", [4]),
        k=len(words),
        size=layer.group_size(len(words), groups),
        data=_columns(words)[:rows],
        scales=scales.T,
        zeros=_columns(layer.shaped("qzeros", groups, words.shape[1]))[:rows],
    ).weights(layer)


AWQ = CheckpointFormat("AWQ", "awq", {"qweight": WORDS, "qzeros": WORDS, "scales": FLOATS}, {}, _read, 8)
