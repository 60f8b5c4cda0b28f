"""Parameters of a form for operators: stored operands, what a step adds, and costs outside the steps."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from sketches.derived_planes import PlaneBitField
from sketches.lanes import LaneDigit
from sketches.program import Term


@dataclass(frozen=True)
class RowPackers:
    """The C that packs rows of pixels, from ``files`` in this folder, joined in order.

    ``values``, ``words``: names of the functions that read int8 values, and words of bitplanes, with ``{}``
    for the operand. ``sums``: whether they return the sums of each pixel's codes too. ``cost``: estimated
    instructions per step of a pixel; None: those of the packing kernel that the C calls. ``parameters``:
    values for the files' placeholders, beside those of the operand."""

    files: tuple[str, ...]
    values: str
    words: str
    sums: bool = True
    cost: float | None = None
    parameters: Mapping[str, object] = field(default_factory=dict)

    @cached_property
    def text(self) -> str:
        """Return the text of all files as one template, with placeholders for an operand and parameters."""
        folder = Path(__file__).parent
        return "\n".join((folder / name).read_text(encoding="utf-8") for name in self.files)


@dataclass(frozen=True)
class ElementProduct:
    """One product of a step: ``coefficient`` times an element of weights times element number ``code`` of the
    column's activations.

    ``place``: indices of the element of weights in the stored step. ``bit``: takes this bit of the element;
    None takes the element, a ``signed`` or unsigned byte."""

    place: tuple[LaneDigit, ...]
    code: int
    coefficient: int
    bit: int | None = None
    signed: bool = False

    @property
    def within(self) -> tuple[LaneDigit, ...]:
        """Return the indices of ``place`` after the first."""
        return self.place[1:]


@dataclass(frozen=True)
class Count:
    """One count of a step: ``times`` the sum that the fields of ``term`` define over 32 positions. A position
    adds ``product * w * a + only_w * w + only_a * a + constant``; w and a are its plane bits.

    ``parts``: bit fields of derived planes that form the weight plane. ``within``: a row's indices in one."""

    term: Term
    times: int
    parts: tuple[PlaneBitField, ...]
    within: tuple[LaneDigit, ...] = ()


@dataclass(frozen=True)
class LayerParameters:
    """Parameters of one kernel's form for given zero points of both operands.

    ``dtype``, ``shape``: of the weights that a weight register has for one step.
    ``column``: elements of a column's activations per step.
    ``step``: products or counts whose sum one step adds.
    ``padding``: value of an activation with all bits zero, less the zero point of activations.
    ``corrections``: corrections of packed weights. ``row`` times K is added to each row's correction.
    ``counts``: factors of the population counts of a column's elements, which add up to the column's sum.
    Empty: the packer returns the sums.
    ``factor``: coefficient of the column's sum in the result, 0 for no column correction.
    ``epilogue_instructions``: estimated instructions per accumulator outside the steps.
    ``depends_on_k``: whether cycles per step depend on the length of the product."""

    dtype: str
    shape: tuple[int, ...]
    column: int
    step: tuple[ElementProduct | Count, ...]
    padding: int
    corrections: Any
    epilogue_instructions: float
    factor: int
    row: int = 0
    counts: tuple[int, ...] = ()
    depends_on_k: bool = False
