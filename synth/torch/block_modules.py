"""Linear layers with weights in quantization groups as PyTorch modules, for inference on the CPU."""

from __future__ import annotations

from typing import Any

import torch

from synth.errors import UserError
from synth.forms.blocks import SuperBlockScales, from_codes, unpacked
from synth.linear import BlockWeights
from synth.linear.quantize import nearest_codes
from synth.torch.operators import block_linear


class BlockLinear(torch.nn.Module):
    """A ``torch.nn.Linear`` with low-bit weights in quantization groups (blocks), each block with a scale.

    It maps float [..., K] to float [..., M]. ``synth.linear.BlockLinear`` computes it, and its ``bound``
    limits the error. ``weights``: a ``BlockWeights``, with codes in any order, that also has the bias.
    Activations are quantized to 8 bits per block at run time. The result is computed in float32 and converted
    to the input's dtype. There is no gradient. A table becomes codes of the size of its entries.
    Raises UserError.

    ``state_dict`` saves and loads buffers. ``codes`` uint8 is [M, blocks, bytes] in natural order, or [M,
    blocks / 2, bytes] if two blocks share steps (``BlockWeights``). ``scales`` and ``offsets`` are [M,
    blocks], ``zeros`` uint8 [M, blocks] or a float [], ``bias`` [M]. If scales and offsets are int8,
    ``units`` float16 [1 or 2, M, super-blocks] are the float scales of their super-blocks. ``columns``
    int64 [K] are the positions of activations in the order of groups (GPTQ's act-order).
    """

    def __init__(self, weights: BlockWeights) -> None:
        super().__init__()
        zeros = 0 if weights.zeros is None else weights.zeros
        # Entries of a table are codes of their own size here.
        parts = (weights.value_bits, weights.block, weights.bias, weights.offsets)
        plain = from_codes(unpacked(weights), weights.scales, zeros, *parts, weights.shared)
        self.in_features, self.out_features = plain.k, len(plain.codes)
        self.bits, self.block = plain.bits, plain.block
        points = torch.tensor(weights.zero / (2 if weights.half_zero else 1))
        self.register_buffer("codes", torch.from_numpy(plain.codes))
        numbers = [plain.scales] if plain.offsets is None else [plain.scales, plain.offsets]
        arrays = [array.codes if isinstance(array, SuperBlockScales) else array for array in numbers]
        units = [torch.tensor(array.super_blocks) for array in numbers if isinstance(array, SuperBlockScales)]
        self.register_buffer("scales", torch.tensor(arrays[0]))
        self.register_buffer("offsets", torch.tensor(arrays[1]) if len(arrays) > 1 else None)
        self.register_buffer("units", torch.stack(units) if units else None)
        self.register_buffer("zeros", points if plain.zeros is None else torch.tensor(plain.zeros))
        self.register_buffer("bias", None if plain.bias is None else torch.tensor(plain.bias))
        columns = None if weights.columns is None else torch.tensor(weights.columns, dtype=torch.int64)
        self.register_buffer("columns", columns)

    @classmethod
    def from_float(cls, layer: Any, *, bits: int, block: int = 32, symmetric: bool = True) -> BlockLinear:
        """Return the layer of a ``torch.nn.Linear`` with nearest codes (``synth.linear.quantize``). Zero
        points are 2^(bits - 1) if ``symmetric``, else chosen per block. Raises UserError."""
        codes, scales, zeros = nearest_codes(layer.weight.detach().float().numpy(), bits, block, symmetric)
        bias = None if layer.bias is None else layer.bias.detach().float().numpy()
        return cls(from_codes(codes, scales, zeros if not symmetric else zeros[0, 0], bits, block, bias))

    def forward(self, x: Any) -> Any:
        """Return x @ W.T + bias. Raises UserError if the last axis of x is not K."""
        if not x.ndim or x.shape[-1] != self.in_features:
            raise UserError(f"input of shape {list(x.shape)}: the layer takes [..., {self.in_features}]")
        # Access by name takes a sixth of the time of a module's attributes.
        if (columns := self._buffers["columns"]) is not None:
            x = x.index_select(-1, columns)
        buffers = map(self._buffers.get, ("codes", "scales", "zeros", "bias", "offsets", "units"))
        return block_linear(x.float(), *buffers, self.in_features, self.bits, self.block).to(x.dtype)

    def extra_repr(self) -> str:
        sizes = f"in_features={self.in_features}, out_features={self.out_features}"
        return f"{sizes}, W{self.bits} in blocks of {self.block}, bias={self.bias is not None}"
