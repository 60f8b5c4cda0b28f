"""Layers of bitsandbytes in 4 bits, of the type NF4, as transformers saves them in safetensors.

``weight`` has the codes of the matrix, row by row, two in a byte. ``weight.absmax`` has the largest magnitude
of each group of positions (``synth.linear.onnx_bnb4``). With double quantization these numbers are bytes,
indices into ``weight.nested_quant_map``. A number is the selected float times its group's
``weight.nested_absmax``, plus an offset. ``weight.quant_state.bitsandbytes__nf4`` is a JSON text with shape,
group sizes and offset.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.blocks import LARGEST_BLOCK, SMALLEST_BLOCK
from synth.forms.blocks import BlockWeights
from synth.linear.checkpoint import CheckpointFormat, CheckpointLayer
from synth.linear.formats import codes_of, weights_of
from synth.linear.onnx_bnb4 import NF4_VALUES, nf4

_BYTES, _FLOATS = ("U8",), ("F32",)
_STATE, _MAP, _LARGEST = "weight.quant_state.bitsandbytes__", "weight.quant_map", "weight.absmax"
_NESTED, _NESTED_MAP = "weight.nested_absmax", "weight.nested_quant_map"


def _read(layer: CheckpointLayer) -> BlockWeights:
    if f"{_STATE}nf4" not in layer.tensors:
        raise layer.refusal("its type is FP4, whose values 8 bits do not hold; quantize to nf4")
    for name, wanted in (("bnb_4bit_quant_type", "nf4"), ("load_in_8bit", False)):
        if (stated := layer.config.get(name, wanted)) != wanted:
            raise layer.refusal(f"{name} {stated} contradicts its tensors, which are NF4; give config=")
    if not np.array_equal(layer.shaped(_MAP, len(NF4_VALUES)), np.array(NF4_VALUES, np.float32)):
        raise layer.refusal(f"{_MAP} has other values than NF4; quantize it anew")
    state = _state(layer)
    (rows, k), size = state["shape"], state["blocksize"]
    if size < SMALLEST_BLOCK or size & size - 1 or k % size:
        raise layer.refusal(f"K={k} in groups of {size}: a power of two from {SMALLEST_BLOCK} that divides K")
    data, groups = layer.tensors["weight"], rows * k // size
    if data.size != rows * k // 2:
        raise layer.refusal(f"weight has {data.size} bytes, and {[rows, k]} takes {rows * k // 2}")
    block = min(size, LARGEST_BLOCK)
    scales = np.repeat(_largest(layer, groups, state).reshape(rows, -1), size // block, axis=1)
    codes = codes_of(nf4(block), data.reshape(rows, -1), k)
    return weights_of(nf4(block), codes, k, scales, bias=layer.bias(rows))


def _state(layer: CheckpointLayer) -> dict[str, Any]:
    """Return the JSON of the quantization. Raises UserError if it lacks a number."""
    try:
        state = dict(json.loads(layer.tensors[f"{_STATE}nf4"].tobytes()))
        rows, k = state["shape"]
        numbers = (rows, k, state["blocksize"], state.get("nested_blocksize", 1))
        offset = float(state.get("nested_offset", 0))
    except (ValueError, LookupError, TypeError, OverflowError, RecursionError):
        raise layer.refusal(f"{_STATE}nf4 has no shape and blocksize; save it anew") from None
    if not all(type(number) is int and number > 0 for number in numbers) or not np.isfinite(offset):
        raise layer.refusal(f"{_STATE}nf4: {numbers} with the offset {offset} are no sizes; save it anew")
    return state


def _largest(layer: CheckpointLayer, groups: int, state: dict[str, Any]) -> NDArray[np.float32]:
    """Return the largest magnitude of each group, float32 [groups], in the arithmetic of bitsandbytes."""
    largest = layer.shaped(_LARGEST, groups)
    if largest.dtype == np.float32:
        return largest
    if missing := [name for name in (_NESTED, _NESTED_MAP) if name not in layer.tensors]:
        raise layer.refusal(f"{_LARGEST} is quantized, and there is no {missing[0]}; save it anew")
    size = state.get("nested_blocksize", 1)
    nested = np.repeat(layer.shaped(_NESTED, -(-groups // size)), size)[:groups]
    return layer.shaped(_NESTED_MAP, 256)[largest] * nested + np.float32(state.get("nested_offset", 0))


BITSANDBYTES = CheckpointFormat(
    "bitsandbytes of 4 bits", "bitsandbytes", {"weight": _BYTES, _LARGEST: ("F32", "U8"), _MAP: _FLOATS},
    {f"{_STATE}{kind}": _BYTES for kind in ("nf4", "fp4")} | dict.fromkeys((_NESTED, _NESTED_MAP), _FLOATS),
    _read,
)  # fmt: skip
