"""What operators need to know of a form: how operands are stored, what a step adds, what is paid once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from sketches.lanes import Digit
from sketches.program import Term
from sketches.views import Part


@dataclass(frozen=True)
class RowPackers:
    """The C that lays rows of pixels out, in the form's ``files`` beside this one, one behind the other.

    ``values``, ``words``: the functions that read int8 values and words of bitplanes, ``{}`` for the operand.
    ``sums``: whether they give the sums of a pixel's codes too. ``cost``: estimated instructions for a step
    of a pixel; None: those of the library's packing kernel, which the C calls. ``facts``: what the files
    leave open beside the operand.
    """

    files: tuple[str, ...]
    values: str
    words: str
    sums: bool = True
    cost: float | None = None
    facts: Mapping[str, object] = field(default_factory=dict)

    @cached_property
    def text(self) -> str:
        """A template: ``rows.py`` of the compiler fills it in for an operand."""
        folder = Path(__file__).parent
        return "\n".join((folder / name).read_text(encoding="utf-8") for name in self.files)


@dataclass(frozen=True)
class Product:
    """``share`` times the weights' element at ``place`` (a ``signed`` byte), or its ``bit``, times element
    ``code`` of the activations."""

    place: tuple[Digit, ...]
    code: int
    share: int
    bit: int | None = None
    signed: bool = False

    @property
    def within(self) -> tuple[Digit, ...]:
        """The place behind its first index."""
        return self.place[1:]


@dataclass(frozen=True)
class Count:
    """``times`` the affine population count ``term`` of words; ``parts`` of the weights' views make up its
    weight plane, and ``within`` is where in a view the row lies."""

    term: Term
    times: int
    parts: tuple[Part, ...]
    within: tuple[Digit, ...] = ()


@dataclass(frozen=True)
class LayerFacts:
    """A form of one kernel, with the zero points of both operands.

    ``dtype``: of stored elements. ``shape``: of a step of a register of weights, whose rows are ``vm`` in the
    places of ``step``. ``column``: elements of a step of activations. ``step``: what it adds, the sum of
    these. ``padding``: the value that a position with all bits zero has, less the zero point.
    ``corrections``: what weights are packed with; then ``row`` times K is to be added to a row's. ``counts``:
    the factors of the population counts of a step's elements, which make up what activations alone add; empty
    where the packer gives sums. ``factor``: how often that counts; 0 where activations alone add nothing.
    ``rare``: estimated instructions of a cell that are no part of a step. ``uneven``: whether the end of a
    product is no small part of its cycles, so that they have to be asked for its own length.
    """

    dtype: str
    shape: tuple[int, ...]
    column: int
    step: tuple[Product | Count, ...]
    padding: int
    corrections: Any
    rare: float
    factor: int
    row: int = 0
    counts: tuple[int, ...] = ()
    uneven: bool = False
