"""The padded rows of an image as they are, for few channels: a row of the kernel is one run of values.

Words of channels are half empty where an image has three. Channels last, the values that a kernel row meets
lie one after the other, ``kernel width x channels`` of them, so that the words are cut from that run instead:
a convolution by a kernel of one column on as many channels, whose input overlaps from one position to the
next.
"""

from __future__ import annotations

from dataclasses import dataclass

from synth.compiler.direct.planes import Stored
from synth.compiler.geometry import Geometry

#: Most channels of which the words are cut from runs; of more, the loop over a pixel's own words is long
#: enough.
MOST_CHANNELS = 8


def has_runs(geometry: Geometry) -> bool:
    """Whether kernel rows are runs of neighbouring values, and the channels so few that it pays."""
    g = geometry
    return g.groups == 1 and g.kernel[1] > 1 and g.dilation[1] == 1 and g.channels <= MOST_CHANNELS


@dataclass(frozen=True)
class Runs(Stored):
    """The image's rows. Output positions are numbered without gaps (``pitch`` is the output's width).

    ``step``: elements from the run of a position to that of the next. ``row``: of a stored row, up to the end
    of the last position's last word; it begins with ``border`` elements of padding, then come so many
    ``pixels`` of the image: all that a kernel meets, from the first one on.
    """

    step: int
    row: int
    border: int
    pixels: int

    def blocks(self, positions: int) -> int:
        """Tiles of so many positions, none of which goes on in the next row."""
        return self.rows * -(-self.pitch // positions)


def rows_stored(geometry: Geometry, rows: int, values: int) -> Runs:
    """The stored rows of ``rows`` output rows."""
    g = geometry
    words = -(-g.kernel[1] * g.channels // values)
    stored_rows = (rows - 1) * g.strides[0] + (g.kernel[0] - 1) * g.dilation[0] + 1
    step = g.strides[1] * g.channels
    row = (g.out_width - 1) * step + words * values
    border, size = min(g.padding[1] * g.channels, row), stored_rows * row
    pixels = min(g.width, (row - border) // g.channels)
    shape = (g, rows, values, (g.kernel[0], 1), words, g.out_width, stored_rows, g.kernel[0], size)
    return Runs(*shape, size, size, size // values * 4, step, row, border, pixels)
