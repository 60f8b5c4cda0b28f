"""Weights and exact products for tests of linear layers in blocks."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from synth.forms.blocks import BlockWeights, SuperBlockScales, from_codes


def weights_of(
    rng: np.random.Generator, bits: int, block: int, rows: int, k: int, varied: bool, half: bool, bias: bool,
    offsets: int | None = None, nibbles: bool = False,
) -> BlockWeights:  # fmt: skip
    """``offsets``: there are some; 2 and more: scales and offsets are multiples, so many of the same;
    ``nibbles``: of four bits."""
    blocks, most = -(-k // block), (1 << bits) - 1
    codes = rng.integers(0, most + 1, (rows, k))
    codes[0] = most
    codes[-1, : k // 2] = 0
    scales = rng.normal(size=(rows, blocks)).astype("f2" if half else "f4")
    zeros = rng.integers(0, 256 if varied else most + 1, (rows, blocks) if varied else ())
    given = rng.normal(size=rows).astype(np.float32) if bias else None
    made = from_codes(codes, scales, zeros, bits, block, given)
    if offsets is None:
        return made
    others = rng.normal(size=(rows, blocks)).astype("f2" if half else "f4")
    made = replace(made, zeros=None, zero=3 if varied else 0, offsets=others)
    if offsets > 1 and blocks % offsets == 0:
        integers = rng.integers(*((0, 16) if nibbles else (-128, 128)), (2, rows, blocks), np.int8)
        units = rng.normal(size=(2, rows, blocks // offsets)).astype(np.float16)
        both = [SuperBlockScales(*pair) for pair in zip(integers, units, strict=True)]
        made = replace(made, scales=both[0], offsets=both[1] if half else others if varied else None)
    return made


def exact(weights: BlockWeights, values: NDArray[np.float32]) -> NDArray[np.float64]:
    bias = 0.0 if weights.bias is None else weights.bias
    return np.asarray(values.astype(np.float64) @ weights.values().T + bias)
