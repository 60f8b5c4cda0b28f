"""The convolutions of ResNet-18 on which the paper measures: Cowan et al. (CGO 2020), Table 1, C2 to C12.

Layer C1 is left out there and here: its three input channels are too few to pack into words. Table 1 gives
height, channels, filters, kernel and stride; padding is that of ResNet (He et al. 2016): 1 for 3 x 3, 0 for
1 x 1.
"""

import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.harness import listed

Array = NDArray[Any]


@dataclass(frozen=True)
class Layer:
    """A square two-dimensional convolution of one image, without groups or dilation.

    Input ``channels`` x ``height`` x ``height``, weights ``filters`` x ``channels`` x ``kernel`` x
    ``kernel``, ``padding`` zeros on every side. Raises ValueError where a size is not positive or no output
    is left.
    """

    name: str
    channels: int
    height: int
    filters: int
    kernel: int
    stride: int
    padding: int

    def __post_init__(self) -> None:
        sizes = (self.channels, self.height, self.filters, self.kernel, self.stride)
        if min(sizes) < 1 or self.padding < 0 or self.height + 2 * self.padding < self.kernel:
            raise ValueError(f"{self.name}: no convolution has the sizes {(*sizes, self.padding)}")

    @property
    def out(self) -> int:
        """Height, and width, of the output."""
        return (self.height + 2 * self.padding - self.kernel) // self.stride + 1

    @property
    def macs(self) -> int:
        """Multiply-accumulate operations of one image, those on padding included."""
        return self.filters * self.out**2 * self.channels * self.kernel**2

    @property
    def attributes(self) -> dict[str, Any]:
        """The convolution's attributes in ONNX."""
        return {"kernel_shape": [self.kernel] * 2, "strides": [self.stride] * 2, "pads": [self.padding] * 4}

    @property
    def image(self) -> tuple[int, int, int]:
        return self.channels, self.height, self.height

    @property
    def weights(self) -> tuple[int, int, int, int]:
        return self.filters, self.channels, self.kernel, self.kernel


LAYERS = (
    Layer("C2", 64, 56, 64, 3, 1, 1),
    Layer("C3", 64, 56, 64, 1, 1, 0),
    Layer("C4", 64, 56, 128, 3, 2, 1),
    Layer("C5", 64, 56, 128, 1, 2, 0),
    Layer("C6", 128, 28, 128, 3, 1, 1),
    Layer("C7", 128, 28, 256, 3, 2, 1),
    Layer("C8", 128, 28, 256, 1, 2, 0),
    Layer("C9", 256, 14, 256, 3, 1, 1),
    Layer("C10", 256, 14, 512, 3, 2, 1),
    Layer("C11", 256, 14, 512, 1, 2, 0),
    Layer("C12", 512, 7, 512, 3, 1, 1),
)


def find_layer(name: str) -> Layer:
    """The layer of that name, in any case. Raises ValueError naming those that there are."""
    for layer in LAYERS:
        if layer.name == name.upper():
            return layer
    raise ValueError(f"no layer {name}; there are {', '.join(layer.name for layer in LAYERS)}")


def layers_of(text: str) -> list[Layer]:
    """Return the layers of ``--layers``: names with commas, or ``all``. Raises UserError."""
    return [find_layer(name) for name in listed(text, "--layers", [layer.name for layer in LAYERS])]


def convolve(x: Array, w: Array, layer: Layer) -> NDArray[np.float64]:
    """x [C, H, H], w [F, C, K, K] -> [F, out, out] by numpy; exact for integers below 2**53."""
    pad, stride, size = layer.padding, layer.stride, layer.out
    padded = np.pad(x.astype(np.float64), ((0, 0), (pad, pad), (pad, pad)))
    span = stride * (size - 1) + 1
    taps = [
        padded[:, i : i + span : stride, j : j + span : stride]
        for i, j in itertools.product(range(layer.kernel), repeat=2)
    ]
    columns = np.stack(taps, axis=1).reshape(-1, size * size)
    return (w.reshape(layer.filters, -1).astype(np.float64) @ columns).reshape(layer.filters, size, size)
