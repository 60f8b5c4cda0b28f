"""Where planes and rows of a table kernel's weights lie in a step: in an array by the row's bits."""

from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True)
class Digit:
    """``start + row % below // step``, or ``start`` alone where ``below`` is ``step``."""

    start: int
    below: int
    step: int

    @property
    def fixed(self) -> bool:
        return self.below == self.step

    def text(self, row: str, divide: str = "//") -> str:
        """As an expression in Python, or in C with ``divide`` ``/``."""
        if self.fixed:
            return str(self.start)
        value = f"{row} % {self.below}"
        value = value if self.step == 1 else f"{value} {divide} {self.step}"
        return f"{self.start} + {value}" if self.start else value


@dataclass(frozen=True)
class Grid:
    """The bytes of a step as an array: the word, then ``shape`` within it; ``planes[p]`` has indices."""

    shape: tuple[int, ...]
    planes: tuple[tuple[Digit, ...], ...]

    def byte(self, plane: int, row: str) -> str:
        """The byte among all words of a plane's row, as an expression in C."""
        terms, stride = [], 1
        for digit, extent in zip(self.planes[plane][::-1], (*self.shape[::-1], 1), strict=True):
            text = str(digit.start * stride) if digit.fixed else digit.text(row, "/")
            if not digit.fixed and stride > 1:
                text = f"({text}) * {stride}" if digit.start else f"{text} * {stride}"
            terms += [text] if text != "0" else []
            stride *= extent
        return " + ".join(terms[::-1]) or "0"


def lane_grid(lanes: tuple[int, ...], rows: int) -> Grid:
    """Where the planes of ``rows`` rows lie, by digits of the row's number: a bit of it is a bit of the
    place. Raises ValueError where they lie in no such array."""
    wrong = ValueError(f"byte lanes {list(lanes)} are no array of rows")
    width = rows.bit_length() - 1
    if not lanes or rows < 1 or rows != 1 << width or len(lanes) % rows:
        raise wrong
    bases, sources = [], []
    for first in range(0, len(lanes), rows):
        plane = lanes[first : first + rows]
        strides = [plane[1 << bit] - plane[0] for bit in range(width)]
        if len(set(strides)) != width or any(
            lane != plane[0] + sum(stride for bit, stride in enumerate(strides) if row >> bit & 1)
            for row, lane in enumerate(plane)
        ):
            raise wrong
        inside = [stride for stride in strides if stride < rows and plane[0] & stride]
        if inside or any(stride < 1 or stride & stride - 1 for stride in strides):
            raise wrong
        bases.append(plane[0])
        sources.append({stride.bit_length() - 1: bit for bit, stride in enumerate(strides)})

    # Neighbouring bits of a place are one index where they are neighbouring bits of the row, or none, in all
    # planes.
    def continues(source: dict[int, int], place: int) -> bool:
        return source.get(place, -1) == (source[place - 1] + 1 if place - 1 in source else -1)

    cuts = [p for p in range(1, width) if not all(continues(source, p) for source in sources)]
    edges = [width, *cuts[::-1], 0]
    every = range(max(max(source, default=0) for source in sources) + 1)
    planes = []
    for base, source in zip(bases, sources, strict=True):
        digits = []
        for low, high in ((width, len(every)), *zip(edges[1:], edges, strict=False)):
            bits = [source[place] for place in every[low:high] if place in source]
            if bits and (source.get(low) != bits[0] or bits != list(range(bits[0], bits[-1] + 1))):
                raise wrong
            start = base >> low if low == width else base >> low & (1 << high - low) - 1
            digits.append(Digit(start, 1 << bits[-1] + 1, 1 << bits[0]) if bits else Digit(start, 1, 1))
        planes.append(tuple(digits))
    return Grid(tuple(1 << high - low for high, low in pairwise(edges)), tuple(planes))
