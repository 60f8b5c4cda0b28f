"""The byte order of a table kernel's weights within a step, as indices into an array."""

from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True)
class LaneDigit:
    """One array index as a function of the row: ``start + row % below // step``.

    If ``below`` equals ``step``, the index is ``start`` for all rows."""

    start: int
    below: int
    step: int

    @property
    def fixed(self) -> bool:
        """Return whether the index is the same for all rows."""
        return self.below == self.step

    def text(self, row: str, divide: str = "//") -> str:
        """Return the index as an expression over ``row``: Python by default, C with ``divide`` ``/``."""
        if self.fixed:
            return str(self.start)
        value = f"{row} % {self.below}"
        value = value if self.step == 1 else f"{value} {divide} {self.step}"
        return f"{self.start} + {value}" if self.start else value


@dataclass(frozen=True)
class LaneGrid:
    """A step's weight bytes as an array [words, *shape]. ``planes[p]``: indices of plane p, words first."""

    shape: tuple[int, ...]
    planes: tuple[tuple[LaneDigit, ...], ...]

    def byte(self, plane: int, row: str) -> str:
        """Return the byte offset in a step of plane ``plane`` of a row, as a C expression over ``row``."""
        terms, stride = [], 1
        for digit, extent in zip(self.planes[plane][::-1], (*self.shape[::-1], 1), strict=True):
            text = str(digit.start * stride) if digit.fixed else digit.text(row, "/")
            if not digit.fixed and stride > 1:
                text = f"({text}) * {stride}" if digit.start else f"{text} * {stride}"
            terms += [text] if text != "0" else []
            stride *= extent
        return " + ".join(terms[::-1]) or "0"


def _row_bits(plane: tuple[int, ...]) -> dict[int, int] | None:
    """Return, by bit of the byte offset in a plane, the bit of the row number that selects it. Return None
    unless every bit of the row number selects one."""
    strides = [plane[1 << bit] - plane[0] for bit in range(len(plane).bit_length() - 1)]
    offsets = [plane[0]]
    for stride in strides:
        offsets += [offset + stride for offset in offsets]
    if tuple(offsets) != plane or len(set(strides)) < len(strides):
        return None
    if any(s < 1 or s & s - 1 or (s < len(plane) and plane[0] & s) for s in strides):
        return None
    return {stride.bit_length() - 1: bit for bit, stride in enumerate(strides)}


def lane_grid(lanes: tuple[int, ...], rows: int) -> LaneGrid:
    """Return the array whose indices give the byte of every plane and row of a step. ``lanes``: entry ``plane
    * rows + row`` is the byte of that plane and row. ``rows``: a power of two. Raises ValueError unless every
    bit of the row number selects one bit of the byte offset."""
    wrong = ValueError(f"byte lanes {list(lanes)} are no array of rows")
    width = rows.bit_length() - 1
    if not lanes or rows.bit_count() != 1 or len(lanes) % rows:
        raise wrong
    sources = []
    for first in range(0, len(lanes), rows):
        if (found := _row_bits(lanes[first : first + rows])) is None:
            raise wrong
        sources.append(found)

    # Neighbouring bits of the byte offset share an index if, in all planes, they come from neighbouring bits
    # of the row number or from none.
    def continues(source: dict[int, int], place: int) -> bool:
        return source.get(place, -1) == (source[place - 1] + 1 if place - 1 in source else -1)

    cuts = [p for p in range(1, width) if not all(continues(source, p) for source in sources)]
    edges = [width, *cuts[::-1], 0]
    every = range(max(max(source, default=0) for source in sources) + 1)
    planes = []
    for base, source in zip(lanes[::rows], sources, strict=True):
        digits = []
        for low, high in ((width, len(every)), *zip(edges[1:], edges, strict=False)):
            bits = [source[place] for place in every[low:high] if place in source]
            if bits and (source.get(low) != bits[0] or bits != list(range(bits[0], bits[-1] + 1))):
                raise wrong
            start = base >> low if low == width else base >> low & (1 << high - low) - 1
            below, step = (bits[-1] + 1, bits[0]) if bits else (0, 0)
            digits.append(LaneDigit(start, 1 << below, 1 << step))
        planes.append(tuple(digits))
    return LaneGrid(tuple(1 << high - low for high, low in pairwise(edges)), tuple(planes))
