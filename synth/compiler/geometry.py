"""The sizes of a convolution, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass

from sketches.bitplanes import CHUNK
from synth.errors import UserError

LAYOUTS = ("NHWC", "NCHW")


@dataclass(frozen=True)
class Geometry:
    """A convolution of images [batch, height, width, groups * channels] with weights [groups * filters, kh,
    kw, channels]. ``channels`` and ``filters`` count those of one group. ``padding``: (top, left, bottom,
    right). A dense layer of N rows is a 1 x 1 convolution on one image of 1 x N pixels. Raises UserError for
    impossible sizes."""

    batch: int
    height: int
    width: int
    channels: int
    filters: int
    kernel: tuple[int, int] = (1, 1)
    strides: tuple[int, int] = (1, 1)
    padding: tuple[int, int, int, int] = (0, 0, 0, 0)
    dilation: tuple[int, int] = (1, 1)
    groups: int = 1

    def __post_init__(self) -> None:
        positive = {
            "batch": (self.batch,), "height": (self.height,), "width": (self.width,),
            "channels": (self.channels,), "filters": (self.filters,), "groups": (self.groups,),
            "kernel": self.kernel, "strides": self.strides, "dilation": self.dilation,
        }  # fmt: skip
        for name, values in positive.items():
            if min(values) < 1:
                raise UserError(f"{name}={values[0] if len(values) == 1 else values}: must be at least 1")
        if min(self.padding) < 0:
            raise UserError(f"padding={self.padding}: must not be negative")
        if min(self.out_height, self.out_width) < 1:
            raise UserError(
                f"kernel {self.kernel} with dilation {self.dilation} is larger than the padded image "
                f"{self.padded_height} x {self.padded_width}"
            )

    @property
    def padded_height(self) -> int:
        return self.height + self.padding[0] + self.padding[2]

    @property
    def padded_width(self) -> int:
        return self.width + self.padding[1] + self.padding[3]

    @property
    def out_height(self) -> int:
        return (self.padded_height - self.dilation[0] * (self.kernel[0] - 1) - 1) // self.strides[0] + 1

    @property
    def out_width(self) -> int:
        return (self.padded_width - self.dilation[1] * (self.kernel[1] - 1) - 1) // self.strides[1] + 1

    @property
    def taps(self) -> int:
        return self.kernel[0] * self.kernel[1]

    @property
    def chunks(self) -> int:
        """The number of chunks of 32 channels per pixel and group."""
        return -(-self.channels // CHUNK)

    @property
    def macs(self) -> int:
        """Multiply-accumulates of the layer. Taps in the padding count, surplus channels do not."""
        outputs = self.batch * self.out_height * self.out_width * self.groups * self.filters
        return outputs * self.taps * self.channels

    @property
    def pointwise(self) -> bool:
        """Whether the kernel is 1 x 1 without padding, so that each output pixel reads one input pixel."""
        return self.taps == 1 and not any(self.padding)

    def border(self, axis: int) -> tuple[tuple[int, ...], ...]:
        """Return, per output row (axis 0) or column (axis 1), the kernel positions in the padding."""
        size, count = ((self.height, self.out_height), (self.width, self.out_width))[axis]
        step, spread = self.strides[axis], self.dilation[axis]
        starts = range(-self.padding[axis], count * step - self.padding[axis], step)
        taps = range(self.kernel[axis])
        return tuple(tuple(tap for tap in taps if not 0 <= start + tap * spread < size) for start in starts)


@dataclass(frozen=True)
class PixelGrid:
    """The convolution as the kernels compute it: images of packed, padded pixels, and rows of output pixels.
    A pointwise layer is one row of all the pixels that it reads; with bands, it is one row per band."""

    images: int
    rows: int
    columns: int
    out_rows: int
    out_columns: int
    kernel: tuple[int, int]
    strides: tuple[int, int]
    dilation: tuple[int, int]

    def reach(self, out_rows: int) -> int:
        """Return how many packed rows ``out_rows`` output rows read."""
        return (out_rows - 1) * self.strides[0] + self.dilation[0] * (self.kernel[0] - 1) + 1


def grid(geometry: Geometry, columns: int, band: int = 0) -> PixelGrid:
    """Return the grid of a layer whose output columns are rounded up to a multiple of ``columns``.
    ``columns``: columns of a tile. The packed image is widened to match. ``band``: pixels in a row of a
    pointwise layer, which divide an image and are not rounded; 0 for all. Other layers ignore ``band``."""
    g = geometry
    if g.pointwise and band:
        rows = g.out_height * g.out_width // band
        return PixelGrid(g.batch, rows, band, rows, band, (1, 1), (1, 1), (1, 1))
    if g.pointwise:
        pixels = -(-g.batch * g.out_height * g.out_width // columns) * columns
        return PixelGrid(1, 1, pixels, 1, pixels, (1, 1), (1, 1), (1, 1))
    out_columns = -(-g.out_width // columns) * columns
    reach = (out_columns - 1) * g.strides[1] + g.dilation[1] * (g.kernel[1] - 1) + 1
    rows = (g.out_height - 1) * g.strides[0] + g.dilation[0] * (g.kernel[0] - 1) + 1
    return PixelGrid(
        g.batch, rows, max(reach, g.padding[1] + g.width), g.out_height, out_columns,
        g.kernel, g.strides, g.dilation,
    )  # fmt: skip


def as_dense(rows: int, inputs: int, outputs: int) -> Geometry:
    """Return a dense layer of [rows, inputs] times [outputs, inputs] as a convolution."""
    return Geometry(batch=1, height=1, width=rows, channels=inputs, filters=outputs)


def image_shape(layout: str, batch: int, height: int, width: int, channels: int) -> tuple[int, ...]:
    """Return the shape of images in ``layout`` (one of ``LAYOUTS``)."""
    return (batch, channels, height, width) if layout == "NCHW" else (batch, height, width, channels)


def image_sizes(layout: str, shape: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Return batch, height, width and channels of images with ``shape`` in ``layout``."""
    batch, *sizes = shape
    channels, height, width = sizes if layout == "NCHW" else (sizes[2], sizes[0], sizes[1])
    return batch, height, width, channels


def image_strides(layout: str, height: int, width: int, channels: int) -> tuple[int, int, int, int]:
    """Return the strides in elements from one image, row, pixel and channel to the next."""
    size = height * width * channels
    return (size, width, 1, height * width) if layout == "NCHW" else (size, width * channels, channels, 1)
