"""The packed input of a direct convolution: planes in which every tap is a plain offset and every stride is
1. For few channels, it is the rows of the image instead.

A strided convolution is a sum of unstrided convolutions of the image's phases. Padded row ``y`` belongs to
phase ``y % stride``, as its row ``y // stride``. The rows of a phase follow each other, ``pitch`` words
apart. So an output position is one number ``q = row * pitch + column``, and the input of each tap has a
constant offset from it. Positions with ``column >= out_width`` are surplus. They are few, since the padding
right of a row is also the padding left of the next row.

With three channels, words of channels are partly empty. With channels last, the values that a kernel row
reads are neighbours, ``kernel width x channels`` of them. So words are cut from this run: it is a convolution
by a kernel of one column on that many channels, whose input overlaps from position to position.
"""

from __future__ import annotations

from dataclasses import dataclass

from synth.compiler.geometry import Geometry

#: Words of a cache line. Planes start on cache lines, an odd number of lines apart. So a position of many
#: channels does not fall into one set of the cache.
LINE = 16


@dataclass(frozen=True)
class Stored:
    """The packed input of ``rows`` output rows, in words of ``values`` channels.

    Elements are words (``Planes``) or single values (``Runs``). ``kernel``: height and width for loops over
    ``words`` words. ``pitch``: positions from one output row to the next. ``stored_rows``: rows of the image,
    or of a phase. ``reach``: of ``Planes``, rows read below the last computed row; of ``Runs``, the kernel's
    height. ``size``: elements of a plane. ``stored``: elements of all planes. ``packed``: stored elements
    without fill. ``bytes``: size of the buffer, with 4 bytes per word.
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
        """The number of positions from the first to the last valid one."""
        return (self.rows - 1) * self.pitch + self.geometry.out_width


@dataclass(frozen=True)
class Planes(Stored):
    """A plane per word of channels and phase. A phase has the rows and columns of the padded image with equal
    remainders modulo the strides. There are ``vertical`` times ``horizontal`` phases."""

    vertical: int
    horizontal: int

    @property
    def phases(self) -> int:
        """The number of phases of the image, each of which has one plane per word of channels."""
        return self.vertical * self.horizontal

    def blocks(self, positions: int) -> int:
        """Return how many tiles of ``positions`` positions there are."""
        return -(-self.positions // positions)

    def offset_text(self, ky: str, kx: str) -> str:
        """Return the offset of tap (ky, kx) from a position's input in positions, as an expression."""
        (sh, sw), (dh, dw) = self.geometry.strides, self.geometry.dilation
        phase = f"({ky} * {dh} % {sh} * {self.horizontal} + {kx} * {dw} % {sw})"
        return f"({phase} * {self.size} + {ky} * {dh} // {sh} * {self.pitch} + {kx} * {dw} // {sw})"

    def offset(self, ky: int, kx: int) -> int:
        """Return the value of ``offset_text`` for one tap."""
        (down, ph), (across, pw) = (
            divmod(tap * spread, step)
            for tap, spread, step in zip((ky, kx), self.geometry.dilation, self.geometry.strides, strict=True)
        )
        return (ph * self.horizontal + pw) * self.size + down * self.pitch + across

    def column_span(self, phase: str) -> tuple[str, str]:
        """Return the first column and the end column of the image's pixels in a stored row of a horizontal
        phase, as expressions. Columns count in the stored row, from 0 to ``pitch``."""
        g = self.geometry
        if self.horizontal == 1:
            start, stop = _span(g, 0, self.pitch)
            return str(start), str(stop)
        step, before = g.strides[1], g.padding[1]
        first = f"T.max(({before + step - 1} - {phase}) // {step}, 0)"
        last = f"T.min(({before + g.width + step - 1} - {phase}) // {step}, {self.pitch})"
        return f"T.min({first}, {self.pitch})", last


def _axis(taps: int, stride: int, dilation: int) -> tuple[int, int]:
    """Return how many phases of an axis taps use, and the largest tap offset in positions."""
    shifts, phases = zip(*(divmod(tap * dilation, stride) for tap in range(taps)), strict=True)
    return 1 + max(phases), max(shifts)


def _span(g: Geometry, phase: int, count: int) -> tuple[int, int]:
    """Return first and end of the image's columns among ``count`` columns of a phase."""
    stride, before = g.strides[1], g.padding[1]
    start = max(0, -(-(before - phase) // stride))
    stop = max(0, -(-(before + g.width - phase) // stride))
    return min(start, count), min(max(stop, start), count)


def _words(count: int, values: int, chain: int) -> int:
    """Return how many words of ``values`` hold ``count`` values, as a multiple of ``chain``. Fill is zero."""
    return -(-count // (values * chain)) * chain


def planes(geometry: Geometry, rows: int, multiple: int, values: int = 1, chain: int = 1) -> Planes:
    """Return the planes of ``rows`` output rows. ``multiple``: positions of a tile, to a multiple of which
    positions are rounded up. ``chain``: words come in multiples of it."""
    g = geometry
    vertical, down = _axis(g.kernel[0], g.strides[0], g.dilation[0])
    horizontal, across = _axis(g.kernel[1], g.strides[1], g.dilation[1])
    natural = shared = g.out_width + across
    for phase in range(horizontal):
        start, stop = _span(g, phase, natural)
        shared = min(shared, start, natural - stop)
    # The pitch is at least the output's width, even if a whole row could be shared padding.
    pitch = max(natural - shared, g.out_width)
    positions, stored_rows = (rows - 1) * pitch + g.out_width, rows + down
    computed = -(-positions // multiple) * multiple
    # Rows of strided images are written in whole vectors.
    written = stored_rows * pitch + (LINE if g.strides[1] > 1 else 0)
    lines = -(-max(written, computed + down * pitch + across) // LINE)
    size, words = (lines + 1 - lines % 2) * LINE, _words(g.channels, values, chain)
    count = words * vertical * horizontal
    shape = (g, rows, values, g.kernel, words, pitch, stored_rows, down, size)
    return Planes(*shape, count * size, count * stored_rows * pitch, count * size * 4, vertical, horizontal)


#: The most channels for ``Runs``. With more channels, a loop over a pixel's own words is long enough.
MOST_CHANNELS = 8


def has_runs(geometry: Geometry) -> bool:
    """Return whether the input can be stored as ``Runs``: one group, at most MOST_CHANNELS channels, kernels
    wider than 1 and without horizontal dilation."""
    g = geometry
    return g.groups == 1 and g.kernel[1] > 1 and g.dilation[1] == 1 and g.channels <= MOST_CHANNELS


@dataclass(frozen=True)
class Runs(Stored):
    """The image's rows. Output positions have no gaps: ``pitch`` is the output's width.

    ``step``: elements from the run of a position to the run of the next. ``row``: elements of a stored row,
    up to the last word of the last position. A row begins with ``border`` elements of padding and has
    ``pixels`` pixels of the image.
    """

    step: int
    row: int
    border: int
    pixels: int

    def blocks(self, positions: int) -> int:
        """Return how many tiles of ``positions`` positions there are. No tile spans two rows."""
        return self.rows * -(-self.pitch // positions)


def rows_stored(geometry: Geometry, rows: int, values: int, chain: int = 1) -> Runs:
    """Return the stored rows of ``rows`` output rows, whose words come in multiples of ``chain``."""
    g = geometry
    words = _words(g.kernel[1] * g.channels, values, chain)
    stored_rows = (rows - 1) * g.strides[0] + (g.kernel[0] - 1) * g.dilation[0] + 1
    step = g.strides[1] * g.channels
    row = (g.out_width - 1) * step + words * values
    border, size = min(g.padding[1] * g.channels, row), stored_rows * row
    pixels = min(g.width, (row - border) // g.channels)
    shape = (g, rows, values, (g.kernel[0], 1), words, g.out_width, stored_rows, g.kernel[0], size)
    return Runs(*shape, size, size, size // values * 4, step, row, border, pixels)
