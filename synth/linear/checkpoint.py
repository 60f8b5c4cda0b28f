"""A layer of a model in safetensors: its tensors by name, its configuration, and its codes in groups. A
format of such layers is a description of its tensors with the function that reads a layer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.blocks import LARGEST_BLOCK, SMALLEST_BLOCK
from sketches.bytes import CHUNK
from synth.errors import UserError
from synth.forms.blocks import BlockWeights, halves_or_floats
from synth.linear.formats import bit_string, bytewise, codes_of, packed, weights_of

#: dtypes of tensors, as safetensors names them.
FLOATS, WORDS, INTEGERS = ("F32", "BF16", "F16", "F64"), ("I32", "U32"), ("U8", "I32", "I64")
BIAS = "bias"


@dataclass(frozen=True)
class CheckpointLayer:
    """A layer's tensors (name behind the layer's name -> array) and the configuration of its quantization.
    ``said``: the file and the layer, for messages. ``name``: the layer, as configurations name it."""

    said: str
    name: str
    tensors: Mapping[str, NDArray[Any]]
    config: Mapping[str, Any]

    def shaped(self, name: str, *shape: int) -> NDArray[Any]:
        """Return a tensor. Raises UserError if it has another shape; -1 is any size but zero."""
        array = self.tensors[name]
        sizes = zip(array.shape, shape, strict=False)
        if len(shape) != array.ndim or not all(wanted in (-1, size) and size for size, wanted in sizes):
            wanted = ", ".join("any" if size < 0 else str(size) for size in shape)
            raise self.refusal(f"{name} has shape {list(array.shape)}, not [{wanted}]; export it anew")
        return array

    def bias(self, rows: int) -> NDArray[np.float32] | None:
        """Return the bias [rows], or None if the layer has none."""
        return self.shaped(BIAS, rows).astype(np.float32) if BIAS in self.tensors else None

    def stated(self, name: str, choices: Sequence[int]) -> int:
        """Return a number of the configuration, by default the only one of ``choices``. Raises UserError if
        it is none of them."""
        number = self.config.get(name, choices[0] if len(choices) == 1 else None)
        if isinstance(number, bool) or number not in choices:
            allowed = ", ".join(map(str, choices)) or "the numbers that its shapes allow"
            raise self.refusal(f"{name} {number} is none of {allowed}; give config= of this layer")
        return int(number)

    def group_size(self, k: int, groups: int) -> int:
        """Return the positions of each group of a row of ``k``: what the configuration says, else an equal
        part of k that is a power of two. Raises UserError if a row has another number of groups."""
        stated, part = self.config.get("group_size", 0 if groups > 1 else -1), k // groups
        found = part if k == part * groups and not part & part - 1 else 0
        size = k if stated in (-1, None) else stated or found
        if not isinstance(size, int) or size < 1 or -(-k // size) != groups:
            raise self.refusal(f"K={k} is not {groups} groups of {size}; give its group_size by config=")
        return size

    def refusal(self, text: str) -> UserError:
        return UserError(f"{self.said}: {text}")


@dataclass(frozen=True)
class CheckpointFormat:
    """A format of layers. ``method``: its ``quant_method`` in a configuration. ``required``, ``optional``:
    names of tensors behind the layer's name -> allowed dtypes. Every layer may have a bias. ``in_word``: of
    how many rows a word of ``qweight`` has codes, 0 for other tensors."""

    name: str
    method: str
    required: Mapping[str, tuple[str, ...]]
    optional: Mapping[str, tuple[str, ...]]
    read: Callable[[CheckpointLayer], BlockWeights]
    in_word: int = 0

    @property
    def tensors(self) -> dict[str, tuple[str, ...]]:
        return {**self.required, **self.optional, BIAS: FLOATS}

    def fits(self, shapes: Mapping[str, Sequence[int]]) -> bool:
        """Return whether a layer's tensors may have this format."""
        if not {*self.required} <= {*shapes} or not self.in_word:
            return {*self.required} <= {*shapes}
        return [-(-n // self.in_word) for n in shapes["scales"][-1:]] == [*shapes["qweight"][-1:]]


@dataclass(frozen=True)
class GroupedCodes:
    """Codes of ``k`` positions of each row, in groups of ``size`` positions with a scale each.

    ``data``: the codes of every row, uint8 [M, K], or words [M, n] whose bits are the codes, the first one
    lowest. ``scales``: [M, groups]. ``zeros``: zero points [M, groups], or [1, 1] for one; None: 0.
    ``offsets``: floats [M, groups] or None. ``group_of``: the group of each position, int [K], or None if
    groups follow each other."""

    bits: int
    k: int
    size: int
    data: NDArray[np.integer]
    scales: NDArray[np.floating]
    zeros: NDArray[np.number[Any]] | None = None
    offsets: NDArray[np.floating] | None = None
    group_of: NDArray[np.integer] | None = None

    def weights(self, layer: CheckpointLayer) -> BlockWeights:
        """Return the weights, with the layer's bias. A group that is too long for kernels becomes several
        with equal scales. Raises UserError for groups that no kernel has."""
        columns, block = self._columns(layer), self._block(layer)
        data, is_string = np.ascontiguousarray(self.data).view(np.uint8), self.data.dtype != np.uint8
        if is_string and (8 % self.bits or columns is not None):
            data, is_string = bit_string(data, self.bits, self.k), False
        data = data if columns is None else np.take(data, columns, axis=1)
        data = data if is_string else data << np.uint8(8 - self.bits)
        form, blocks = (packed if is_string else bytewise)(self.bits, block), -(-self.k // block)
        data = data[:, : blocks * form.size]
        codes = codes_of(form, np.pad(data, ((0, 0), (0, blocks * form.size - data.shape[1]))), self.k)

        def by_block(numbers: NDArray[Any]) -> NDArray[Any]:
            times = blocks if numbers.shape[1] == 1 else self.size // block
            return np.repeat(numbers, times, axis=1)[:, :blocks]

        zeros = np.zeros((1, 1)) if self.zeros is None else self.zeros
        scales, zeros = halves_or_floats(by_block(self.scales)), by_block(zeros)
        offsets = None if self.offsets is None else halves_or_floats(by_block(self.offsets))
        weights = weights_of(form, codes, self.k, scales, zeros, layer.bias(len(data)), offsets)
        return weights if columns is None else replace(weights, columns=columns)

    def _block(self, layer: CheckpointLayer) -> int:
        """Return the positions of the kernel's groups, which divide those of the file."""
        if self.scales.shape[1] == 1:
            return min(LARGEST_BLOCK, max(SMALLEST_BLOCK, -(-self.k // CHUNK) * CHUNK))
        for block in range(LARGEST_BLOCK, SMALLEST_BLOCK - 1, -CHUNK):
            if not self.size % block:
                return block
        raise layer.refusal(f"groups of {self.size}; quantize to groups of a multiple of {SMALLEST_BLOCK}")

    def _columns(self, layer: CheckpointLayer) -> NDArray[np.intp] | None:
        """Return the positions in the order of their groups, None if that is their own order."""
        if self.group_of is None:
            return None
        columns = np.argsort(self.group_of, kind="stable")
        if not np.array_equal(self.group_of[columns], np.arange(self.k) // self.size):
            groups, sizes = np.unique(self.group_of, return_counts=True)
            wrong = f"groups {groups[0]} to {groups[-1]} with {sizes.min()} to {sizes.max()} positions"
            raise layer.refusal(f"g_idx has {wrong}, not {self.size}; quantize it anew")
        return None if np.array_equal(columns, np.arange(self.k)) else columns
