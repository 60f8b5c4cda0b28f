"""The operators of PyTorch that modules call: exact products of integers, with what compilers ask of them.

``torch.ops.synth.linear`` and ``torch.ops.synth.conv2d`` take values of the encodings, and the bits and the
encoding (``sketches.encoding.PAIRS``) by name. They run on the CPU, are known to ``torch.compile`` and
``torch.export`` by their shapes, and have no gradient.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray
from torch.multiprocessing.reductions import StorageWeakRef

from sketches.encoding import EncodingError
from synth.library.demand import load_here
from synth.library.prepared import Prepared

_BITS = "SymInt a, SymInt w, str encoding"


class _Packed(NamedTuple):
    """Products with the weights of a tensor, one for each group, and what tells that it has still these."""

    storage: StorageWeakRef
    version: int
    products: tuple[Prepared, ...]


#: By where weights lie, their shape and the kernel. An address is taken anew once its tensor is gone, so each
#: has a weak reference to the memory that it was packed from.
_PACKED: dict[tuple[Any, ...], _Packed] = {}


def _products(weights: torch.Tensor, groups: int, a: int, w: int, encoding: str) -> tuple[Prepared, ...]:
    """The products with weights int [M, ...] as [M / groups, K] each, packed once for as long as the tensor
    lives and is not written to."""
    key = (weights.data_ptr(), weights.dtype, weights.shape, weights.stride(), groups, a, w, encoding)
    version = 0 if weights.is_inference() else weights._version
    found = _PACKED.get(key)
    if found is not None and not found.storage.expired() and found.version == version:
        return found.products
    for old in [old for old, packed in list(_PACKED.items()) if packed.storage.expired()]:
        _PACKED.pop(old, None)
    kernel = load_here(a, w, encoding)
    # A pixel's channels lie next to each other in what they are multiplied with.
    values = np.moveaxis(weights.numpy(), 1, -1).reshape(groups, weights.shape[0] // groups, -1)
    products = tuple(kernel.prepare(part) for part in values)
    _PACKED[key] = _Packed(StorageWeakRef(weights.untyped_storage()), version, products)
    return products


@torch.library.custom_op(
    "synth::linear",
    mutates_args=(),
    device_types="cpu",
    schema=f"(Tensor activations, Tensor weights, {_BITS}) -> Tensor",
)
def linear(activations: Any, weights: Any, a: int, w: int, encoding: str) -> Any:
    """``activations @ weights.T``: int [N, K] by int [M, K] to int32 [N, M], exact.

    Raises EncodingError for values that the encodings do not have and shapes that do not fit.
    """
    if 0 in activations.shape:
        return linear_shape(activations, weights, a, w, encoding)
    (product,) = _products(weights, 1, a, w, encoding)
    return torch.from_numpy(product(activations.numpy()).T)


@linear.register_fake
def linear_shape(activations: Any, weights: Any, a: int, w: int, encoding: str) -> Any:
    return activations.new_empty((activations.shape[0], weights.shape[0]), dtype=torch.int32)


@torch.library.custom_op(
    "synth::conv2d",
    mutates_args=(),
    device_types="cpu",
    schema="(Tensor activations, Tensor weights, SymInt[] stride, SymInt[] padding, SymInt[] dilation, "
    f"SymInt groups, {_BITS}) -> Tensor",
)
def conv2d(
    activations: Any, weights: Any, stride: Any, padding: Any, dilation: Any, groups: int, a: int, w: int,
    encoding: str,
) -> Any:  # fmt: skip
    """A convolution: int [B, C, H, W] by int [F, C / groups, kh, kw] to int32 [B, F, H', W'], exact, in the
    memory format channels last. ``padding``: (top, bottom, left, right), of zeros.

    Raises EncodingError for values that the encodings do not have and shapes that do not fit.
    """
    out = conv2d_shape(activations, weights, stride, padding, dilation, groups, a, w, encoding)
    if 0 in out.shape:
        return out
    if activations.shape[1] != weights.shape[1] * groups:
        raise EncodingError(
            f"weights have {weights.shape[1]} channels in each of {groups} groups, the activations "
            f"{activations.shape[1]}; they must be as many"
        )
    products = _products(weights, groups, a, w, encoding)
    top, bottom, left, right = padding
    border = ((0, 0), (top, bottom), (left, right), (0, 0))
    pixels = np.pad(activations.numpy().transpose(0, 2, 3, 1), border)
    (down, across), result = dilation, out.numpy().transpose(0, 2, 3, 1)
    reach = [(size - 1) * step + 1 for size, step in zip(weights.shape[2:], dilation, strict=True)]
    windows = sliding_window_view(pixels, reach, axis=(1, 2))
    windows = windows[:, :: stride[0], :: stride[1], :, ::down, ::across].transpose(0, 1, 2, 4, 5, 3)
    channels, filters = weights.shape[1], weights.shape[0] // groups
    for image, place in zip(windows, result, strict=True):  # the columns of one image at a time
        for group, product in enumerate(products):
            part = image[..., group * channels : (group + 1) * channels]
            columns = part.reshape(place.shape[0] * place.shape[1], -1)
            found: NDArray[np.int32] = product(columns).T
            place[..., group * filters : (group + 1) * filters] = found.reshape(*place.shape[:2], filters)
    return out


@conv2d.register_fake
def conv2d_shape(
    activations: Any, weights: Any, stride: Any, padding: Any, dilation: Any, groups: int, a: int, w: int,
    encoding: str,
) -> Any:  # fmt: skip
    sizes = [
        (activations.shape[2 + i] + padding[2 * i] + padding[2 * i + 1]
         - dilation[i] * (weights.shape[2 + i] - 1) - 1) // stride[i] + 1
        for i in range(2)
    ]  # fmt: skip
    shape = (activations.shape[0], weights.shape[0], *sizes)
    return torch.empty(shape, dtype=torch.int32, device=activations.device, memory_format=torch.channels_last)
