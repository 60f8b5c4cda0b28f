"""A linear layer in quantization groups, prepared for a kernel of this processor and called with floats."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sketches.block_values import SMALLEST_NORMAL
from sketches.blocks import LARGEST_ACTIVATION, LARGEST_INTEGER
from synth.emit.machine import CompiledCode
from synth.emit.native import NativeLibrary
from synth.emit.threads import check_threads, pool, usable_threads
from synth.errors import UserError
from synth.forms.blocks import (
    BlockWeights,
    as_floats,
    dequantized,
    from_codes,
    unpacked,
    without_super_blocks,
)
from synth.library.kinds.linear import LINEAR, TABLE_LINEAR, pack_layer, scratch_bytes
from synth.linear.gguf import gguf_weights
from synth.linear.kernels import CALL, LinearKernel, load_linear
from synth.linear.onnx_nbits import onnx_weights
from synth.linear.safetensors_files import checkpoint_weights

#: The fewest multiply-accumulates of a thread. With half of them a product takes 5 us on one thread, and as
#: long on two.
THREAD_MACS = 1 << 19
#: The unit roundoff of float32.
ROUNDOFF = 2.0**-24
_SUMS = np.dtype(np.float32)
#: The largest code of an activation.
MOST = LARGEST_ACTIVATION - 1


class BlockLinear:
    """A callable layer: ``layer(x)`` is ``x @ W.T + bias``. The weights have 1 to 8 bits in quantization
    groups. Each call quantizes the activations to 8 bits.

    ``x``: float [..., K], to float32 [..., M]. Each group of a row of x has a scale of its own: a 127th of
    its largest magnitude. The groups of a super-block (``BlockWeights.super_block``) share one, unless
    ``per_group``, and with ``per_row`` all groups of a row. Codes are rounded to the nearest integer, ties
    to even. Sums within a group, or a super-block, are exact, and the groups of a result are added in order
    in float32. So results depend neither on the number of rows nor on ``threads``. A product takes as many
    threads (``synth.emit.threads``) as have THREAD_MACS each; a ThreadsWarning says if fewer can run. A row
    with an infinity, a NaN or an activation from the layer's limit on
    (``synth.forms.blocks.activation_limit``) is multiplied in float64. ``bound`` says how far a result can
    be from the exact product. If several threads call a layer at the same time, one of them has the threads
    of the pool, and the others compute alone.

    ``kernel``: by default the library's kernel for this processor. ``per_group`` is more exact for weights in
    super-blocks, and takes float32 scales per group: 6 bits a weight for ``Q4_K`` in place of 4.5.
    """

    def __init__(
        self, weights: BlockWeights, *, per_row: bool = False, per_group: bool = False, threads: int = 1,
        kernel: LinearKernel | None = None,
    ) -> None:  # fmt: skip
        if threads < 1:
            raise UserError(f"threads={threads}: at least 1")
        check_threads(threads)
        if per_row and per_group:
            raise UserError("per_row, per_group: a row of activations has one scale, or one per group")
        weights = without_super_blocks(weights) if per_group else weights
        kind = LINEAR if weights.table is None else TABLE_LINEAR
        self.weights, self.kernel = weights, kernel or load_linear(weights.value_bits, kind=kind)
        self.shape = (len(weights.codes), weights.k)
        kernel = self.kernel
        if (kernel.kind, kernel.spec.value_bits) != (kind, weights.value_bits):
            wanted = f"{weights.value_bits} bits{'' if weights.table is None else ' in a table'}"
            raise UserError(f"kernel {kernel.symbol}: is not for weights of {wanted}; leave kernel= out")
        machine = kernel.running
        layer = pack_layer(machine, kernel.isa, kernel.target, kernel.program, weights, per_row)
        self._layer, self._machine = layer, machine
        native = machine.native if isinstance(machine, CompiledCode) else None
        self._direct = None if native is None else self._called_by_python(native, threads)

    def _called_by_python(self, native: NativeLibrary, threads: int) -> Callable[..., Any]:
        """Return the C function that takes Python's own arrays."""
        threads, layer = usable_threads(threads), self._layer
        share = pool().address_of("synth_pool_share") if threads > 1 else 0
        numbers = (*(array.ctypes.data for array in layer.arguments), share, threads, max(1, THREAD_MACS))
        return native.for_python(CALL, _SUMS, self.shape[0], *numbers, kept=layer)

    @classmethod
    def from_numpy(
        cls, codes: ArrayLike, scales: ArrayLike, zeros: ArrayLike, *, bits: int, block: int,
        bias: ArrayLike | None = None, offsets: ArrayLike | None = None, **options: Any,
    ) -> BlockLinear:  # fmt: skip
        """Return a layer of codes int [M, K], 0 to 2^bits - 1, with ``scales`` [M, groups]. ``zeros``: [M,
        groups] or one number for all; with one number also ``offsets`` [M, groups], floats added to the
        weights of a group."""
        weights = from_codes(
            np.asarray(codes), np.asarray(scales), np.asarray(zeros), bits, block,
            None if bias is None else np.asarray(bias), None if offsets is None else np.asarray(offsets),
        )  # fmt: skip
        return cls(weights, **options)

    @classmethod
    def from_onnx(cls, model: Any, node: Any, **options: Any) -> BlockLinear:
        """Return a layer of a node ``MatMulNBits`` in an ONNX model
        (``synth.linear.onnx_nbits.onnx_weights``)."""
        return cls(onnx_weights(model, node), **options)

    @classmethod
    def from_gguf(
        cls, path: str | os.PathLike[str], tensor: str, *, expert: int | None = None, **options: Any
    ) -> BlockLinear:
        """Return a layer of a tensor, or of one expert's matrix of a tensor, in a GGUF file
        (``synth.linear.gguf.gguf_weights``)."""
        return cls(gguf_weights(path, tensor, expert), **options)

    @classmethod
    def from_safetensors(
        cls, path: str | os.PathLike[str], name: str, *, config: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> BlockLinear:  # fmt: skip
        """Return a layer of a model in safetensors: GPTQ, AWQ, compressed-tensors, HQQ, MLX,
        bitsandbytes, BitNet (``synth.linear.safetensors_files.checkpoint_weights``)."""
        return cls(checkpoint_weights(path, name, config), **options)

    @property
    def nbytes(self) -> int:
        """Return the bytes of the weights as the kernel reads them, with scales and zero points or
        offsets."""
        zeros = self._layer.zeros.nbytes if self._layer.parameter("varied") in (1, 3) else 0
        return self._layer.packed.nbytes + self._layer.scales.nbytes + zeros

    def __repr__(self) -> str:
        rows, k = self.shape
        return f"<linear layer [{rows}, {k}]: {self.kernel.symbol}, blocks of {self.weights.block}>"

    def __call__(self, x: ArrayLike, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Multiply float [..., K] to float32 [..., M]. ``out``: an aligned C-contiguous array for the result.
        Raises UserError for other shapes."""
        columns = self.weights.columns
        done: Any = False if self._direct is None or columns is not None else self._direct(x, out)
        if done is False:
            values, done = self._taken(np.asarray(x), out)
            values = values if columns is None else np.take(values, columns, axis=-1)
            if values.size:
                called = (self._direct or self._emulated)(values, done)
                assert called is done, f"{self!r}: refused arrays that it takes"
        result: NDArray[np.float32] = done
        return result

    def _taken(
        self, given: NDArray[Any], out: NDArray[np.float32] | None
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return activations and result as the C takes them. Raises UserError for other arrays."""
        rows, k = self.shape
        if given.ndim < 1 or given.shape[-1] != k or given.dtype.kind not in "fiu":
            raise UserError(f"activations: {given.dtype} {list(given.shape)} are not floats [..., {k}]")
        shape = (*given.shape[:-1], rows)
        values = np.require(given, np.float32, ["C", "A"])
        if out is None:
            out = np.empty(shape, np.float32)
        elif (
            not isinstance(out, np.ndarray)
            or not out.flags.carray
            or (out.dtype, out.shape) != (_SUMS, shape)
        ):
            what = f"{out.dtype} {list(out.shape)}" if isinstance(out, np.ndarray) else type(out).__name__
            raise UserError(f"out: {what} is no C-contiguous, aligned and writeable float32 {list(shape)}")
        elif np.may_share_memory(out, values):
            raise UserError("out: shares memory with the activations; give an array of its own")
        return values, out

    def _emulated(self, values: NDArray[np.float32], out: NDArray[np.float32]) -> NDArray[np.float32]:
        """Compute what the C function does, on arrays that are ready, if Python cannot call it."""
        k = self.shape[1]
        count = values.size // k
        scratch = np.empty(scratch_bytes(self.kernel.program, self._layer, count), np.uint8)
        symbol, given = f"{self.kernel.symbol}_layer", self._layer.arguments
        self._machine.call(symbol, *given, values, k, count, count, scratch, out)
        return out

    @cached_property
    def _sizes(self) -> tuple[NDArray[np.float64], ...]:
        """Return |scale * (code - zero)| + |offset| [M, K], and [M, groups]: their sums, sums of |W|."""
        weights, codes = self.weights, unpacked(self.weights)
        values = sizes = np.abs(dequantized(weights, codes))
        if weights.offsets is not None:
            offsets = np.abs(as_floats(weights.offsets).astype(np.float64))
            sizes = np.abs(dequantized(replace(weights, offsets=None), codes))
            sizes += np.repeat(offsets, weights.block, axis=1)[:, : weights.k]
        starts = range(0, weights.k, weights.block)
        return sizes, *(np.add.reduceat(one, starts, axis=1) for one in (sizes, values))

    @cached_property
    def _table_errors(self) -> NDArray[np.float64]:
        """Return how far rounded entries of a table are from exact weights: [M, K], in kernel order."""
        exact = replace(self.weights, columns=None).values()
        return np.abs(exact - dequantized(self.weights, unpacked(self.weights)))

    def bound(self, x: ArrayLike) -> NDArray[np.float64]:
        """Return how far results for finite ``x`` can be from the exact ``x @ W.T + bias``: float64 [..., M].

        The bound holds for every order of summation. A code is off by at most half a scale, and by its own
        rounding. Scale, product and sum of a group round once each, and so do those of an offset. Source:
        Higham, Accuracy and Stability of Numerical Algorithms, section 3.1. The bound holds in every float
        mode. Each operand and result below 2^-126 may count as zero, as on ARMv7 or in a program that sets
        flush-to-zero. It does not hold for a result that exceeds float32 and so is an infinity.
        """
        given = np.asarray(x, np.float64)
        rows, k = self.shape
        values = given.reshape(-1, k)
        values = values if self.weights.columns is None else values[:, self.weights.columns]
        sizes, added, sums = self._sizes
        blocks, block = sums.shape[1], self.weights.block
        padded = np.zeros((len(values), blocks * block))
        padded[:, :k] = np.abs(values)
        together = blocks if self._layer.parameter("together") else self.weights.super_block
        of_scales = padded.reshape(len(values), blocks // together, together * block).max(axis=2)
        largest = np.repeat(of_scales, together, axis=1)
        # Half a code, and at most 2^-22 of its value for three roundings.
        rounding = largest / MOST * (0.5 + 4 * MOST * ROUNDOFF)
        size = np.abs(values) @ sizes.T + rounding @ added.T
        additions = blocks * (1 if self.weights.offsets is None else 2) + 4
        steps = additions * ROUNDOFF / (1 - additions * ROUNDOFF)
        bias = 0.0 if self.weights.bias is None else np.abs(self.weights.bias.astype(np.float64)) * ROUNDOFF
        total: NDArray[np.float64] = rounding @ sums.T + size * steps + bias * 2
        if self.weights.exact is not None:
            total += np.abs(values) @ self._table_errors.T
        total += self._flushed(np.abs(values), sizes, added, additions)
        return total.reshape(*given.shape[:-1], rows)

    def _flushed(
        self, values: NDArray[np.float64], sizes: NDArray[np.float64], added: NDArray[np.float64],
        additions: int,
    ) -> NDArray[np.float64]:  # fmt: skip
        """Return the most that results [N, M] lose if numbers below 2^-126 count as zero. ``values``: |x|."""
        weights = self.weights
        largest = weights.super_block * weights.block * LARGEST_ACTIVATION * weights.largest_difference
        largest *= LARGEST_INTEGER if weights.super_block > 1 else 1
        # The scale or the offset of a weight; the product of scales, which multiplies a sum; and the result.
        of_weights = values @ np.minimum(sizes, (weights.largest_difference + 1) * SMALLEST_NORMAL).T
        of_products = additions * (largest + 4) * SMALLEST_NORMAL
        # The scale of activations is zero if the largest activation of a group is below 127 * 2^-126.
        of_activations = added.sum(axis=1) * LARGEST_ACTIVATION * SMALLEST_NORMAL
        lost: NDArray[np.float64] = of_weights + of_products + of_activations
        return lost
