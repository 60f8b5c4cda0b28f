"""What a form of a kernel is: a layout of both operands, and everything that depends on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.program import Program
from sketches.throughput import TileCycles, TileWork, tile_cycles
from sketches.tile import Tile
from synth.emit.cgen import symbol_name
from synth.emit.form import FormText, emit_form, form_header
from synth.emit.rounds import ROUND_STEPS
from synth.errors import UserError
from synth.forms.layers import LayerFacts, RowPackers

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation


#: Steps on an image, more than a loop in assembly takes in one round of every row of taps.
IMAGE_STEPS = 2 * max(ROUND_STEPS)


@dataclass(frozen=True, repr=False)
class FormWeights:
    """``data`` [registers, taps, chunks, ...] as the form's tiles read it; ``correction`` int32 [M];
    ``tap_sums`` int64 [M, taps]: per tap the sum of the weights over its channels (what a padded activation
    of value 1 adds)."""

    form: str
    data: NDArray[Any]
    correction: NDArray[np.int32]
    tap_sums: NDArray[np.int64]
    rows: int
    taps: int
    channels: int
    made_for: str = ""

    def __repr__(self) -> str:
        return f"<weights [{self.rows}, {self.taps}, {self.channels}] for {self.form} of {self.made_for}>"

    @property
    def chunks(self) -> int:
        return self.data.shape[2]


@dataclass(frozen=True, repr=False)
class FormActivations:
    """``data`` [N, chunks, ...] as the form's tiles read it; ``correction`` int32 [N]."""

    form: str
    data: NDArray[Any]
    correction: NDArray[np.int32]
    channels: int
    made_for: str = ""

    def __repr__(self) -> str:
        return f"<activations [{len(self.data)}, {self.channels}] for {self.form} of {self.made_for}>"


@dataclass(frozen=True)
class Depth:
    """How long sums have to be so that what a program counts them in is full. ``steps`` fill the narrowest;
    ``kept`` what loops in assembly keep, 0 where they keep nothing; ``together`` are taken at once;
    ``positions`` fill every level as far as that is short, 0 where the other cases do."""

    steps: int
    kept: int = 0
    together: int = 1
    positions: int = 0


@dataclass(frozen=True)
class Form:
    """Everything in which one form of kernels differs from another.

    ``name``: "bitplanes". ``title``: its kernel in messages, "bitplanes kernel". ``program``,
    ``corrections``: the types of what its report has. ``offered``: whether a target of an ISA has what it
    ``needs``. ``rows`` of a register of weights. ``work``: what a tile executes (isa, target, program, tile;
    and steps, where a layer's facts are ``uneven``).

    ``search``: a program for a specification, ISA, target and block program (None where there is no block),
    None where the target cannot have it. ``obligations``: what has to be valid of it (spec, isa, target,
    program). Both load what they need when they are called: a kernel is run without. ``text``: of what its C
    texts are made. ``facts``: what else follows from a program. ``depth``: of its sums. ``describe``: how it
    counts, in words (spec, program, instructions).

    ``pack_weights``: int [M, taps, channels] (spec, isa, program, corrections, weights);
    ``pack_activations``: int [N, channels] (spec, isa, corrections, activations).

    For operators: ``layer``: how they store operands and what a step adds (spec, isa, report, zero points of
    activations and weights); ``packers``: the C that lays rows of pixels out; ``weight_bytes``: of weights
    that a row block may keep busy. ``depthwise``: each row of a register has activations of its own, int
    [N, rows, channels]; the kernel is none for products of matrices, where they are repeated, and has neither
    ``layer`` nor ``packers``.
    """

    name: str
    title: str
    program: type
    corrections: type
    needs: str
    offered: Callable[[Isa, str], bool]
    rows: Callable[[Isa], int]
    work: Callable[..., TileWork]
    search: Callable[[KernelSpec, Isa, str, Program | None], Any]
    obligations: Callable[[KernelSpec, Isa, str, Any], list[Obligation]]
    text: FormText
    facts: Callable[[KernelSpec, Isa, str, Any], dict[str, Any]]
    depth: Callable[[Any, int], Depth]
    describe: Callable[[KernelSpec, Any, dict[str, int]], list[str]]
    pack_weights: Callable[[KernelSpec, Isa, Any, Any, object], FormWeights]
    pack_activations: Callable[[KernelSpec, Isa, Any, object], FormActivations]
    layer: Callable[[KernelSpec, Isa, Any, tuple[int, int]], LayerFacts] | None
    packers: RowPackers | None
    weight_bytes: int
    depthwise: bool = False

    def cycles(
        self, isa: Isa, core: Core, program: Any, tile: Tile, target: str, steps: int | None = None
    ) -> TileCycles:
        """Return what a tile takes on a core per step: in the steady state, or of a product of so many
        ``steps``. Raises MissingUsage."""
        further = () if steps is None else (steps,)
        return tile_cycles(isa, core, target, self.work(isa, target, program, tile, *further))

    def symbol(self, spec: KernelSpec, isa: Isa, target: str) -> str:
        """The C name of its driver for matrices; tiles add ``_2x4``."""
        return f"{symbol_name(spec, isa, target)}{self.text.suffix}"

    @property
    def row_packers(self) -> RowPackers:
        """Its packers. Raises UserError where the kernel is none for products of matrices."""
        if self.packers is None:
            raise self._no_products
        return self.packers

    def layer_facts(
        self, spec: KernelSpec, isa: Isa, report: Any, zero_points: tuple[int, int]
    ) -> LayerFacts:
        """What its ``layer`` says. Raises UserError where the kernel is none for products of matrices."""
        if self.layer is None:
            raise self._no_products
        return self.layer(spec, isa, report, zero_points)

    @property
    def _no_products(self) -> UserError:
        return UserError(f"form {self.name}: its kernel is none for products of matrices; take another form")

    def emit(self, spec: KernelSpec, isa: Isa, target: str, program: Any, fix: Any, obligations: int) -> str:
        """The C text of a program with these corrections, of which so many obligations were proved."""
        says = self.text.says(spec, isa, target, program, fix)
        what = (
            f"{self.title}, tiles of {says.rows} rows by up to {max(tile.columns for tile in program.tiles)} "
            f"columns with the loop over K inside, {isa.description}, {target}"
        )
        header = form_header(self.text, spec, what, says, obligations)
        return emit_form(self.text, spec, isa, target, program, header)


def three_axes(weights: object) -> NDArray[Any]:
    """Weights as [M, taps, channels]; a matrix is one tap. Raises EncodingError for other shapes."""
    array = np.asarray(weights)
    if array.ndim == 2:
        array = array[:, None, :]
    if array.ndim != 3 or 0 in array.shape:
        raise EncodingError(f"weights: shape {array.shape} is not [rows, taps, channels], each at least 1")
    return array
