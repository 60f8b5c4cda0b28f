"""PyTorch operators that the modules call: products on kernels, registered for compilation and export.

``torch.ops.synth.linear`` and ``torch.ops.synth.conv2d`` take values of the encodings, the bits, and the name
of a pair of encodings (``sketches.encoding.PAIRS``). Their results are exact.
``torch.ops.synth.block_linear`` takes floats and weights in quantization groups (``synth.linear``). All run
on the CPU, support ``torch.compile`` and ``torch.export``, and have no gradient.
"""

from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
import torch
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray
from torch.multiprocessing.reductions import StorageWeakRef

from sketches.encoding import EncodingError, Operand, parse_pair
from synth.forms.blocks import Numbers, SuperBlockScales, natural_order
from synth.library.demand import load_here
from synth.library.prepared import Prepared
from synth.linear import BlockLinear, BlockWeights

Result = TypeVar("Result")
_BITS = "SymInt a, SymInt w, str encoding"
_operator: Any = partial(torch.library.custom_op, mutates_args=(), device_types="cpu")


class _Kept(NamedTuple):
    """A result made from weight tensors, with the tensors' storages and versions."""

    storages: tuple[StorageWeakRef, ...]
    versions: tuple[int, ...]
    made: Any

    @property
    def expired(self) -> bool:
        """Whether one of the tensors was deleted."""
        return any(storage.expired() for storage in self.storages)


#: Packed weights by the address and shape of the tensors and the kind of result. PyTorch may reuse an address
#: after its tensor is deleted. A weak reference to the tensor's memory detects this.
_KEPT: dict[tuple[Any, ...], _Kept] = {}


def _kept(weights: Sequence[torch.Tensor], what: tuple[Any, ...], make: Callable[[], Result]) -> Result:
    """Return ``make()``, called once for as long as the weight tensors live and are not written to."""
    key = (*((tensor.data_ptr(), tensor.dtype, tensor.shape, tensor.stride()) for tensor in weights), *what)
    versions = tuple(0 if tensor.is_inference() else tensor._version for tensor in weights)
    entry = _KEPT.get(key)
    if entry is None or entry.expired or entry.versions != versions:
        for old in [old for old, result in list(_KEPT.items()) if result.expired]:
            _KEPT.pop(old, None)
        storages = tuple(StorageWeakRef(tensor.untyped_storage()) for tensor in weights)
        entry = _KEPT[key] = _Kept(storages, versions, make())
    result: Result = entry.made
    return result


def _products(weights: torch.Tensor, groups: int, a: int, w: int, encoding: str) -> tuple[Prepared, ...]:
    """Return one prepared product per group: weights int [M, ...] as [M / groups, K] each."""

    def make() -> tuple[Prepared, ...]:
        kernel = load_here(a, w, encoding)
        # The channels of each pixel are contiguous in the activations.
        values = np.moveaxis(weights.numpy(), 1, -1).reshape(groups, weights.shape[0] // groups, -1)
        return tuple(kernel.prepare(part) for part in values)

    return _kept([weights], (groups, a, w, encoding), make)


@_operator("synth::linear", schema=f"(Tensor activations, Tensor weights, {_BITS}) -> Tensor")
def linear(activations: Any, weights: Any, a: int, w: int, encoding: str) -> Any:
    """Return ``activations @ weights.T``: int [N, K] by int [M, K] to int32 [N, M], exact.
    Raises EncodingError for values that the encodings do not have and shapes that do not fit."""
    if 0 in activations.shape:
        return linear_shape(activations, weights, a, w, encoding)
    (product,) = _products(weights, 1, a, w, encoding)
    return torch.from_numpy(product(activations.numpy()).T)


@linear.register_fake
def linear_shape(activations: Any, weights: Any, a: int, w: int, encoding: str) -> Any:
    """Return an uninitialized result of ``linear``, for PyTorch's compilers."""
    return activations.new_empty((activations.shape[0], weights.shape[0]), dtype=torch.int32)


@_operator(
    "synth::conv2d",
    schema="(Tensor activations, Tensor weights, SymInt[] stride, SymInt[] padding, SymInt[] dilation, "
    f"SymInt groups, {_BITS}) -> Tensor",
)
def conv2d(
    activations: Any, weights: Any, stride: Any, padding: Any, dilation: Any, groups: int, a: int, w: int,
    encoding: str,
) -> Any:  # fmt: skip
    """Convolve int [B, C, H, W] with int [F, C / groups, kh, kw] to int32 [B, F, H', W'], exactly.

    The result has the memory format channels last. ``padding``: zeros at (top, bottom, left, right). Raises
    EncodingError for values that the encodings do not have and shapes that do not fit.
    """
    out = conv2d_shape(activations, weights, stride, padding, dilation, groups, a, w, encoding)
    if 0 in out.shape:
        return out
    if activations.shape[1] != weights.shape[1] * groups:
        problem = f"weights have {weights.shape[1]} channels in each of {groups} groups"
        raise EncodingError(f"{problem}, the activations {activations.shape[1]}; they must be as many")
    if any(padding) and 0 not in Operand(a, parse_pair(encoding)[0]).values:
        raise EncodingError(f"activations of {encoding}: there is no value 0 for padding; use padding=0")
    top, bottom, left, right = padding
    window = {"strides": tuple(stride), "dilation": tuple(dilation), "groups": groups}
    window |= {"padding": (top, left, bottom, right)}
    pixels = activations.contiguous(memory_format=torch.channels_last).numpy().transpose(0, 2, 3, 1)
    convolve = _compiled if find_spec("tvm") is not None else _by_products
    sums = convolve(pixels, weights, window, a, w, encoding)
    return torch.from_numpy(sums).permute(0, 3, 1, 2)


def _compiled(
    pixels: NDArray[Any], weights: Any, window: dict[str, Any], a: int, w: int, encoding: str
) -> NDArray[np.int32]:
    """Convolve int [B, H, W, C] to int32 [B, H', W', F] by an operator compiled for this shape and PyTorch's
    threads. ``window``: strides, dilation, groups, and padding as (top, left, bottom, right)."""
    from synth import compiler

    options = {"threads": torch.get_num_threads(), **window}

    def make() -> Any:
        values = np.ascontiguousarray(weights.numpy().transpose(0, 2, 3, 1))
        return compiler.bitserial_conv2d(values, pixels.shape, a, w, encoding, **options)

    operator = _kept([weights], (pixels.shape, *options.items(), a, w, encoding), make)
    result: NDArray[np.int32] = operator(pixels)
    return result


def _by_products(
    pixels: NDArray[Any], weights: Any, window: dict[str, Any], a: int, w: int, encoding: str
) -> NDArray[np.int32]:
    """Convolve like ``_compiled`` without TVM: numpy copies each image's columns, several times slower."""
    (top, left, bottom, right), groups = window["padding"], window["groups"]
    products = _products(weights, groups, a, w, encoding)
    (down, across), (vertical, horizontal) = window["dilation"], window["strides"]
    padded = np.pad(pixels, ((0, 0), (top, bottom), (left, right), (0, 0)))
    reach = [(size - 1) * step + 1 for size, step in zip(weights.shape[2:], (down, across), strict=True)]
    windows = sliding_window_view(padded, reach, axis=(1, 2))
    windows = windows[:, ::vertical, ::horizontal, :, ::down, ::across].transpose(0, 1, 2, 4, 5, 3)
    channels, filters = weights.shape[1], weights.shape[0] // groups
    out = np.empty((*windows.shape[:3], groups * filters), np.int32)
    for image, result in zip(windows, out, strict=True):  # one image's columns at a time save memory
        for group, product in enumerate(products):
            part = image[..., group * channels : (group + 1) * channels]
            sums = product(part.reshape(result.shape[0] * result.shape[1], -1)).T
            result[..., group * filters : (group + 1) * filters] = sums.reshape(*result.shape[:2], filters)
    return out


@conv2d.register_fake
def conv2d_shape(
    activations: Any, weights: Any, stride: Any, padding: Any, dilation: Any, groups: int, a: int, w: int,
    encoding: str,
) -> Any:  # fmt: skip
    """Return an uninitialized result of ``conv2d``, for PyTorch's compilers."""
    sizes = [
        (activations.shape[2 + i] + padding[2 * i] + padding[2 * i + 1]
         - dilation[i] * (weights.shape[2 + i] - 1) - 1) // stride[i] + 1
        for i in range(2)
    ]  # fmt: skip
    shape = (activations.shape[0], weights.shape[0], *sizes)
    return torch.empty(shape, dtype=torch.int32, device=activations.device, memory_format=torch.channels_last)


@_operator(
    "synth::block_linear",
    schema="(Tensor x, Tensor codes, Tensor scales, Tensor zeros, Tensor? bias, Tensor? offsets, "
    "Tensor? units, SymInt k, SymInt bits, SymInt block) -> Tensor",
)
def block_linear(
    x: Any, codes: Any, scales: Any, zeros: Any, bias: Any, offsets: Any, units: Any, k: int, bits: int,
    block: int,
) -> Any:  # fmt: skip
    """Return ``x @ W.T + bias``: float32 [..., K] to float32 [..., M], for weights in quantization groups
    (blocks).

    W is ``scales * (codes - zeros) + offsets``. ``codes``: uint8 [M, blocks, bytes] of ``bits`` bits in
    natural order, or [M, blocks / 2, bytes] if two blocks share steps (``BlockWeights``). ``block``: group
    size. ``zeros``: uint8 [M, blocks], or one number [] for all, which may be half of an integer. Scales and
    ``offsets`` [M, blocks] and ``bias`` [M] are floats of any width. With ``units`` [1 or 2, M,
    super-blocks], scales and offsets are int8 multiples of the units. Raises UserError for unfit shapes.
    """
    tensors = [part for part in (codes, scales, zeros, bias, offsets, units) if part is not None]

    def numbers(values: Any, number: int) -> Numbers:
        if units is not None:
            return SuperBlockScales(values.numpy(), units[number].half().detach().numpy())
        # numpy has no bfloat16
        floats = values if values.dtype == torch.float16 else values.float()
        return cast("Numbers", floats.detach().numpy())

    def make() -> BlockLinear:
        points: dict[str, Any] = {"zero": 0}
        if zeros.ndim:
            points["zeros"] = zeros.numpy()
        else:
            half = zeros.item() % 1 != 0
            points = {"zero": int(zeros.item() * (2 if half else 1)), "half_zero": half}
        shared = max(1, scales.shape[1] // max(1, codes.shape[1]))
        weights = BlockWeights(
            bits, block, k, codes.numpy(), natural_order(bits, block * shared), numbers(scales, 0),
            bias=None if bias is None else bias.detach().float().numpy(), shared=shared,
            offsets=None if offsets is None else numbers(offsets, 1), **points,
        )  # fmt: skip
        return BlockLinear(weights, threads=torch.get_num_threads())

    layer = _kept(tensors, (k, bits, block, torch.get_num_threads()), make)
    return torch.from_numpy(layer(x.detach().numpy()))


@block_linear.register_fake
def block_linear_shape(
    x: Any, codes: Any, scales: Any, zeros: Any, bias: Any, offsets: Any, units: Any, k: int, bits: int,
    block: int,
) -> Any:  # fmt: skip
    """Return an uninitialized result of ``block_linear``, for PyTorch's compilers."""
    return x.new_empty((*x.shape[:-1], codes.shape[0]), dtype=torch.float32)
