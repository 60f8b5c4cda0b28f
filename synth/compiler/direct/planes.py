"""The padded input as the inner loops see it: every tap of the kernel a plain shift, every stride one; or,
for few channels, the rows of the image as they are.

A strided convolution of an image is a sum of unstrided ones of its phases: padded row ``y`` lies in phase
``y % stride`` at row ``y // stride``. The rows of a phase stand one after the other (``pitch`` words apart),
so that an output position is one number ``q = row * pitch + column`` and the input of each tap lies at a
constant distance from it. Positions with ``column >= out_width`` are computed in vain; there are few, since
the padding right of a row is the padding left of the next.

Words of channels are half empty where an image has three. Channels last, the values that a kernel row meets
lie one after the other, ``kernel width x channels`` of them, so that the words are cut from that run instead:
a convolution by a kernel of one column on as many channels, whose input overlaps from one position to the
next.
"""

from __future__ import annotations

from dataclasses import dataclass

from synth.compiler.geometry import Geometry

#: Words of a cache line: planes of channels start on one, and an odd number of them apart, so that the same
#: position of many channels does not fall into one set of the cache.
LINE = 16


@dataclass(frozen=True)
class Stored:
    """The input of ``rows`` output rows as packing leaves it, in words of ``values`` channels.

    ``kernel``: as loops over ``words`` words see it. ``pitch``: positions from one output row to the next.
    ``stored_rows``: rows of the image, or of a phase of it, and how far they ``reach`` beyond what is
    computed, in rows. ``size``: elements of a plane; ``stored``: of all, of which ``packed`` are written but
    to fill up, in so many ``bytes``.
    """

    geometry: Geometry
    rows: int
    values: int
    kernel: tuple[int, int]
    words: int
    pitch: int
    stored_rows: int
    reach: int
    size: int
    stored: int
    packed: int
    bytes: int

    @property
    def positions(self) -> int:
        """From the first to the last valid one."""
        return (self.rows - 1) * self.pitch + self.geometry.out_width


@dataclass(frozen=True)
class Planes(Stored):
    """A plane of words per phase, of which there are ``vertical`` times ``horizontal`` ones."""

    vertical: int
    horizontal: int

    @property
    def phases(self) -> int:
        return self.vertical * self.horizontal

    def blocks(self, positions: int) -> int:
        """Tiles of so many positions."""
        return -(-self.positions // positions)

    def offset_text(self, ky: str, kx: str) -> str:
        """Where tap (ky, kx) finds the input of position 0, as an expression of the tap's variables."""
        (sh, sw), (dh, dw) = self.geometry.strides, self.geometry.dilation
        phase = f"({ky} * {dh} % {sh} * {self.horizontal} + {kx} * {dw} % {sw})"
        return f"({phase} * {self.size} + {ky} * {dh} // {sh} * {self.pitch} + {kx} * {dw} // {sw})"

    def offset(self, ky: int, kx: int) -> int:
        """``offset_text`` of one tap, as a number."""
        (down, ph), (across, pw) = (
            divmod(tap * spread, step)
            for tap, spread, step in zip((ky, kx), self.geometry.dilation, self.geometry.strides, strict=True)
        )
        return (ph * self.horizontal + pw) * self.size + down * self.pitch + across

    def column_span(self, phase: str) -> tuple[str, str]:
        """Where the image starts and stops in a row of a horizontal phase, as expressions of its variable."""
        g = self.geometry
        if self.horizontal == 1:
            start, stop = _span(g, 0, self.pitch)
            return str(start), str(stop)
        step, before = g.strides[1], g.padding[1]
        first = f"T.max(({before + step - 1} - {phase}) // {step}, 0)"
        last = f"T.min(({before + g.width + step - 1} - {phase}) // {step}, {self.pitch})"
        return f"T.min({first}, {self.pitch})", last


def _axis(taps: int, stride: int, dilation: int) -> tuple[int, int]:
    """Of an axis of the padded image the phases, up to the last one that a tap is in, and how far the taps
    reach beyond the last output position, in positions of a phase."""
    shifts, phases = zip(*(divmod(tap * dilation, stride) for tap in range(taps)), strict=True)
    return 1 + max(phases), max(shifts)


def _span(g: Geometry, phase: int, count: int) -> tuple[int, int]:
    """From where to where ``count`` columns of a phase hold the image."""
    stride, before = g.strides[1], g.padding[1]
    start = max(0, -(-(before - phase) // stride))
    stop = max(0, -(-(before + g.width - phase) // stride))
    return min(start, count), min(max(stop, start), count)


def _words(count: int, values: int, chain: int) -> int:
    """Words of ``values`` for so many, in multiples of ``chain``; what fills them up meets zeros."""
    return -(-count // (values * chain)) * chain


def planes(geometry: Geometry, rows: int, multiple: int, values: int = 1, chain: int = 1) -> Planes:
    """The planes of ``rows`` output rows where positions are computed in multiples of ``multiple``, words of
    ``chain``."""
    g = geometry
    vertical, down = _axis(g.kernel[0], g.strides[0], g.dilation[0])
    horizontal, across = _axis(g.kernel[1], g.strides[1], g.dilation[1])
    natural = shared = g.out_width + across
    for phase in range(horizontal):
        start, stop = _span(g, phase, natural)
        shared = min(shared, start, natural - stop)
    # A row of nothing but padding could be shared whole, but positions need the output's width.
    pitch = max(natural - shared, g.out_width)
    positions, stored_rows = (rows - 1) * pitch + g.out_width, rows + down
    computed = -(-positions // multiple) * multiple
    # Rows of strided images are written in whole vectors.
    written = stored_rows * pitch + (LINE if g.strides[1] > 1 else 0)
    lines = -(-max(written, computed + down * pitch + across) // LINE)
    size, words = (lines + 1 - lines % 2) * LINE, _words(g.channels, values, chain)
    every = words * vertical * horizontal
    shape = (g, rows, values, g.kernel, words, pitch, stored_rows, down, size)
    return Planes(*shape, every * size, every * stored_rows * pitch, every * size * 4, vertical, horizontal)


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


def rows_stored(geometry: Geometry, rows: int, values: int, chain: int = 1) -> Runs:
    """The stored rows of ``rows`` output rows, whose words come in multiples of ``chain``."""
    g = geometry
    words = _words(g.kernel[1] * g.channels, values, chain)
    stored_rows = (rows - 1) * g.strides[0] + (g.kernel[0] - 1) * g.dilation[0] + 1
    step = g.strides[1] * g.channels
    row = (g.out_width - 1) * step + words * values
    border, size = min(g.padding[1] * g.channels, row), stored_rows * row
    pixels = min(g.width, (row - border) // g.channels)
    shape = (g, rows, values, (g.kernel[0], 1), words, g.out_width, stored_rows, g.kernel[0], size)
    return Runs(*shape, size, size, size // values * 4, step, row, border, pixels)
