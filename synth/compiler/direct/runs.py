"""The padded rows of an image as they are, for kernels on few channels: a row of the kernel is one run of values.

Words of channels are half empty where an image has three. Channels last, the values that a kernel row meets lie
one after the other, ``kernel width x channels`` of them, so that the words are cut from that run instead: a
convolution by a kernel of one column on as many channels, whose input overlaps from one position to the next.
"""

from __future__ import annotations

from dataclasses import dataclass

from synth.compiler.geometry import Geometry

#: Most channels of which the words are cut from runs; of more, the loop over a pixel's own words is long enough.
MOST_CHANNELS = 8


def has_runs(geometry: Geometry) -> bool:
    """Whether the layer's kernel rows are runs of neighbouring values, and its channels so few that it pays."""
    g = geometry
    return g.groups == 1 and g.kernel[1] > 1 and g.dilation[1] == 1 and g.channels <= MOST_CHANNELS


@dataclass(frozen=True)
class Runs:
    """``rows`` output rows of one image at a time. ``words`` of ``values`` elements cover a kernel row.

    Output positions are numbered without gaps (``pitch`` is the output's width); ``size``: elements of the
    stored rows.
    """

    geometry: Geometry
    rows: int
    values: int

    @property
    def pitch(self) -> int:
        return self.geometry.out_width

    @property
    def positions(self) -> int:
        return self.rows * self.geometry.out_width

    @property
    def words(self) -> int:
        return -(-self.geometry.kernel[1] * self.geometry.channels // self.values)

    @property
    def stored_rows(self) -> int:
        g = self.geometry
        return (self.rows - 1) * g.strides[0] + (g.kernel[0] - 1) * g.dilation[0] + 1

    @property
    def step(self) -> int:
        """Elements from the run of a position to that of the next."""
        return self.geometry.strides[1] * self.geometry.channels

    @property
    def row(self) -> int:
        """Elements of a stored row: up to the end of the last position's last word."""
        return (self.geometry.out_width - 1) * self.step + self.words * self.values

    @property
    def size(self) -> int:
        return self.stored_rows * self.row

    @property
    def border(self) -> int:
        """Elements of padding at the start of a stored row."""
        return min(self.geometry.padding[1] * self.geometry.channels, self.row)

    @property
    def pixels(self) -> int:
        """Pixels of the image in a stored row: all that a kernel meets, from the first one on."""
        g = self.geometry
        return min(g.width, (self.row - self.border) // g.channels)
