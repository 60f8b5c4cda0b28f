"""The padded input as the inner loops see it: every tap of the kernel a plain shift, every stride one.

A strided convolution of an image is a sum of unstrided ones of its phases: padded row ``y`` lies in phase
``y % stride`` at row ``y // stride``. The rows of a phase stand one after the other (``pitch`` words apart),
so that an output position is one number ``q = row * pitch + column`` and the input of each tap lies at a
constant distance from it. Positions with ``column >= out_width`` are computed in vain; there are few, since
the padding right of a row is the padding left of the next.
"""

from __future__ import annotations

from dataclasses import dataclass

from synth.compiler.geometry import Geometry

#: Words of a cache line: planes of channels start on one, and an odd number of them apart, so that the same
#: position of many channels does not fall into one set of the cache.
LINE = 16


@dataclass(frozen=True)
class Axis:
    """One axis of the padded image, cut into ``phases``. ``taps``: per tap its phase and its shift."""

    phases: int
    taps: tuple[tuple[int, int], ...]

    @property
    def reach(self) -> int:
        """How far beyond the last output position the taps reach, in positions of a phase."""
        return max(shift for _, shift in self.taps)


def axis(taps: int, stride: int, dilation: int) -> Axis:
    """The phases up to the last one that a tap is in."""
    places = tuple((tap * dilation % stride, tap * dilation // stride) for tap in range(taps))
    return Axis(1 + max(phase for phase, _ in places), places)


@dataclass(frozen=True)
class Span:
    """The positions of a phase's row (or column) that hold the image: from ``start`` to before ``stop``."""

    start: int
    stop: int


@dataclass(frozen=True)
class Stored:
    """The input of ``rows`` output rows as packing leaves it, in words of ``values`` channels.

    ``kernel``: as loops over ``words`` words see it. ``pitch``: positions from one output row to the next;
    ``positions``: from the first to the last valid one. ``stored_rows``: rows of the image, or of a phase of
    it, and how far they ``reach`` beyond what is computed, in rows. ``size``: elements of a plane;
    ``stored``: of all, of which ``packed`` are written but to fill up, in so many ``bytes``.
    """

    geometry: Geometry
    rows: int
    values: int
    kernel: tuple[int, int]
    words: int
    pitch: int
    positions: int
    stored_rows: int
    reach: int
    size: int
    stored: int
    packed: int
    bytes: int


@dataclass(frozen=True)
class Planes(Stored):
    """A plane of words per phase."""

    vertical: Axis
    horizontal: Axis

    @property
    def phases(self) -> int:
        return self.vertical.phases * self.horizontal.phases

    def blocks(self, positions: int) -> int:
        """Tiles of so many positions."""
        return -(-self.positions // positions)

    def offset_text(self, ky: str, kx: str) -> str:
        """Where tap (ky, kx) finds the input of position 0, as an expression of the tap's variables."""
        (sh, sw), (dh, dw) = self.geometry.strides, self.geometry.dilation
        phase = f"({ky} * {dh} % {sh} * {self.horizontal.phases} + {kx} * {dw} % {sw})"
        return f"({phase} * {self.size} + {ky} * {dh} // {sh} * {self.pitch} + {kx} * {dw} // {sw})"

    def column_span(self, phase: str) -> tuple[str, str]:
        """Where the image starts and stops in a row of a horizontal phase, as expressions of its variable."""
        g = self.geometry
        if self.horizontal.phases == 1:
            span = _span(0, g.strides[1], g.padding[1], g.width, self.pitch)
            return str(span.start), str(span.stop)
        step, before = g.strides[1], g.padding[1]
        start = f"T.max(({before + step - 1} - {phase}) // {step}, 0)"
        stop = f"T.min(({before + g.width + step - 1} - {phase}) // {step}, {self.pitch})"
        return f"T.min({start}, {self.pitch})", stop


def _span(phase: int, stride: int, before: int, size: int, count: int) -> Span:
    """Positions i of ``count`` with ``0 <= i * stride + phase - before < size``."""
    start = max(0, -(-(before - phase) // stride))
    stop = max(0, -(-(before + size - phase) // stride))
    return Span(min(start, count), min(max(stop, start), count))


def planes(geometry: Geometry, rows: int, multiple: int, values: int = 1) -> Planes:
    """The planes of ``rows`` output rows where positions are computed in multiples of ``multiple``."""
    g = geometry
    vertical = axis(g.kernel[0], g.strides[0], g.dilation[0])
    horizontal = axis(g.kernel[1], g.strides[1], g.dilation[1])
    natural = g.out_width + horizontal.reach
    shared = natural
    for phase in range(horizontal.phases):
        span = _span(phase, g.strides[1], g.padding[1], g.width, natural)
        shared = min(shared, span.start, natural - span.stop)
    # A row of nothing but padding could be shared whole, but positions need the output's width.
    pitch = max(natural - shared, g.out_width)
    positions, stored_rows = (rows - 1) * pitch + g.out_width, rows + vertical.reach
    computed = -(-positions // multiple) * multiple
    used = max(stored_rows * pitch, computed + vertical.reach * pitch + horizontal.reach)
    lines = -(-used // LINE)
    size, words, phases = (
        (lines + 1 - lines % 2) * LINE,
        -(-g.channels // values),
        vertical.phases * horizontal.phases,
    )
    shape = (g, rows, values, g.kernel, words, pitch, positions, stored_rows, vertical.reach, size)
    stored, packed = words * phases * size, words * phases * stored_rows * pitch
    return Planes(*shape, stored, packed, stored * 4, vertical, horizontal)
