"""Weights of the ONNX operator ``com.microsoft.MatMulBnb4``, in the type NF4 of bitsandbytes.

Two codes are in a byte, the first one in the higher bits. A code selects one of 16 values, which the largest
magnitude of the group (``absmax``) multiplies. The values are quantiles of a normal distribution (Dettmers et
al., QLoRA, 2023, appendix E). The type FP4 is refused: its smallest value is a 192nd of its largest. A table
of 8 bits would change that value by half.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.blocks import LARGEST_BLOCK, SMALLEST_BLOCK
from synth.errors import UserError
from synth.forms.blocks import BlockWeights
from synth.forms.float_tables import LARGEST_ENTRY
from synth.linear.formats import CodeRun, Format, codes_of, weights_of

#: The values of codes.
NF4_VALUES = (
    -1.0, -0.6961928009986877, -0.5250730514526367, -0.39491748809814453, -0.28444138169288635,
    -0.18477343022823334, -0.09105003625154495, 0.0, 0.07958029955625534, 0.16093020141124725,
    0.24611230194568634, 0.33791524171829224, 0.44070982933044434, 0.5626170039176941, 0.7229568362236023,
    1.0,
)  # fmt: skip
#: The attribute ``quant_type`` of NF4; 0 is FP4.
_NF4 = 1


def nf4(block: int) -> Format:
    """Return the format of groups of ``block`` codes."""
    runs = tuple(CodeRun(digit, 0, block // 2, digit, 2) for digit in range(2))
    return Format("NF4", 16, block, block // 2, runs, LARGEST_ENTRY, values=NF4_VALUES)


def bnb4_weights(
    said: str, given: Callable[[int], NDArray[Any] | None], numbers: Mapping[str, int]
) -> BlockWeights:
    """Return the weights of a node. ``said``: its name for messages. ``given``: its constant inputs by
    number. ``numbers``: its attributes. Raises UserError for contradictory data, and for weights without a
    kernel."""
    k, rows, block = (numbers.get(name, 0) for name in ("K", "N", "block_size"))
    if numbers.get("quant_type") != _NF4:
        raise UserError(f"{said}: its type is FP4, whose values 8 bits do not hold; quantize to NF4")
    if not SMALLEST_BLOCK <= block <= LARGEST_BLOCK or block & block - 1 or k < 1 or rows < 1 or k % block:
        sizes = f"{SMALLEST_BLOCK} to {LARGEST_BLOCK}, a power of two that divides K"
        raise UserError(f"{said}: K={k}, N={rows} in blocks of {block}; quantize to blocks of {sizes}")
    if not numbers.get("transB", 1):
        raise UserError(f"{said}: transB=0, and kernels take rows of weights; export it with transB=1")
    data, largest = given(1), given(2)
    if data is None or data.dtype != np.uint8 or data.size != rows * k // 2:
        raise UserError(f"{said}: B is not uint8 [{rows * k // 2}]; export it anew")
    if largest is None or largest.dtype.name not in ("float32", "float16", "bfloat16"):
        raise UserError(f"{said}: absmax is no array of floats; export it anew")
    if largest.size != rows * k // block:
        raise UserError(f"{said}: absmax has shape {list(largest.shape)}, not [{rows * k // block}]")
    form = nf4(block)
    codes = codes_of(form, np.ascontiguousarray(data).reshape(rows, -1), k)
    return weights_of(form, codes, k, largest.reshape(rows, -1).astype(np.float32))
