"""The interface of a kernel form: a layout of both operands, and everything that depends on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import Core
from isa_specs.instruction import Isa
from sketches.bitplanes import tile_corrections, tile_longest_k
from sketches.encoding import EncodingError
from sketches.kernel import KernelSpec
from sketches.program import BlockKernelProgram
from sketches.throughput import TileCycles, tile_cycles
from sketches.tile import Tile
from sketches.tile_program import TileProgram
from sketches.tile_work import tile_work
from sketches.wellformed import MalformedProgram
from sketches.wellformed_forms import check_tile_program
from synth.emit.cgen import symbol_name
from synth.emit.form import FormText, Paragraphs, emit_form, form_header, tile_instructions
from synth.emit.rounds import ROUND_STEPS
from synth.errors import UserError
from synth.forms.layers import LayerParameters, RowPackers

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation


#: Steps of test cases on images: more than an unrolled iteration in assembly takes per row of taps.
IMAGE_STEPS = 2 * max(ROUND_STEPS)


@dataclass(frozen=True, repr=False)
class FormWeights:
    """Packed weights of a form.

    ``data``: [registers, taps, chunks, ...] as the form's tiles read it. ``correction``: int32 [M].
    ``tap_sums``: int64 [M, taps], sums of weight values over channels. A tap on padding of value v adds v
    times its sum. ``made_for``: name of the kernel."""

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
    """Packed activations. ``data``: [N, chunks, ...] as a form's tiles read it. ``correction``: int32 [N]."""

    form: str
    data: NDArray[Any]
    correction: NDArray[np.int32]
    channels: int
    made_for: str = ""

    def __repr__(self) -> str:
        return f"<activations [{len(self.data)}, {self.channels}] for {self.form} of {self.made_for}>"


@dataclass(frozen=True)
class OverflowLengths:
    """Reduction lengths at which each accumulator of the program reaches its bound. Tests run these lengths.

    ``steps``: steps that fill the narrowest accumulators. ``kept``: steps that fill the accumulators that
    loops in assembly store (0: none). ``together``: steps that are taken together (a block of carry-save).
    ``positions``: a K that fills every stage that a test's longest K can fill (0: ``steps`` do)."""

    steps: int
    kept: int = 0
    together: int = 1
    positions: int = 0


@dataclass(frozen=True)
class Form:
    """A kernel form: everything in which it differs from other forms.

    ``name``, ``title``: such as "bitplanes", and "bitplanes kernel" for messages.
    ``needs``: what a target must have, in words. ``offered``: (isa, target) -> whether the target has it.
    ``rows``: (isa) -> rows of a weight register.
    ``search``: (spec, isa, target, block kernel's program or None) -> program, or None. It imports the search
    when called, as ``obligations`` imports the prover: a kernel runs without both.
    ``text``: parts of its C text.
    ``searched``: how its programs are searched, as the rest of a sentence that begins with "The search".
    ``overflow_lengths``: (program, longest K of a test) -> lengths at which accumulators are full.
    ``pack_weights``: (spec, isa, program, corrections, weights int [M, taps, channels]).
    ``pack_activations``: (spec, isa, corrections, activations int [N, channels]).
    ``layer``: (spec, isa, report, zero points of activations and weights) -> parameters for operators.
    ``packers``: C that packs rows of pixels. ``weight_bytes``: the most bytes of weights whose rows an
    operator computes together, so that they stay cached.
    ``depthwise``: each row has its own activations, int [N, rows, channels]. Such a kernel computes no matrix
    product and has neither ``layer`` nor ``packers``."""

    name: str
    title: str
    needs: str
    offered: Callable[[Isa, str], bool]
    rows: Callable[[Isa], int]
    search: Callable[[KernelSpec, Isa, str, BlockKernelProgram | None], TileProgram | None]
    text: FormText
    overflow_lengths: Callable[[TileProgram, int], OverflowLengths]
    pack_weights: Callable[[KernelSpec, Isa, TileProgram, Any, object], FormWeights]
    pack_activations: Callable[[KernelSpec, Isa, Any, object], FormActivations]
    layer: Callable[[KernelSpec, Isa, Any, tuple[int, int]], LayerParameters] | None
    packers: RowPackers | None
    weight_bytes: int
    searched: str
    depthwise: bool = False

    def cycles(
        self, isa: Isa, core: Core, program: TileProgram, tile: Tile, target: str, steps: int | None = None
    ) -> TileCycles:
        """Return a tile's cost per step on a core: in a product of ``steps`` steps, or by default in the
        steady state. Raises MissingUsage."""
        return tile_cycles(isa, core, target, tile_work(isa, target, program, tile, steps))

    def parameters(self, spec: KernelSpec, isa: Isa, target: str, program: TileProgram) -> dict[str, Any]:
        """Return a program's ``corrections``, ``longest_k`` and ``instructions`` (counts) by these names.
        Raises MalformedProgram for a program that is not well formed, ValueError for terms that miss a plane
        pair."""
        check_tile_program(spec, isa, target, program)
        self._check_shape(program)
        return {
            "corrections": tile_corrections(spec, isa, program),
            "longest_k": tile_longest_k(spec, isa, program),
            "instructions": tile_instructions(program, isa, target),
        }

    def obligations(self, spec: KernelSpec, isa: Isa, target: str, program: TileProgram) -> list[Obligation]:
        """Return the formulas that a proof has to show. Raises MalformedProgram."""
        from synth.prove.tile_program import tile_obligations

        self._check_shape(program)
        return tile_obligations(spec, isa, target, program)

    def _check_shape(self, program: TileProgram) -> None:
        """Raise MalformedProgram unless a program has the steps of the form."""
        if (program.positions, program.depthwise) != (self.text.chunk, self.depthwise):
            steps = f"{program.positions} positions, not {self.text.chunk}"
            raise MalformedProgram(f"steps of {steps}, or depthwise ones")

    def symbol(self, spec: KernelSpec, isa: Isa, target: str) -> str:
        """Return the C name of the form's driver for matrices. Tiles append their size, such as ``_2x4``."""
        return f"{symbol_name(spec, isa, target)}{self.text.suffix}"

    @property
    def row_packers(self) -> RowPackers:
        """Return the field ``packers``. Raises UserError for depthwise forms, which have none."""
        if self.packers is None:
            raise self._no_products
        return self.packers

    def layer_parameters(
        self, spec: KernelSpec, isa: Isa, report: Any, zero_points: tuple[int, int]
    ) -> LayerParameters:
        """Return what the field ``layer`` computes. Raises UserError for depthwise forms."""
        if self.layer is None:
            raise self._no_products
        return self.layer(spec, isa, report, zero_points)

    @property
    def _no_products(self) -> UserError:
        return UserError(f"form {self.name}: its kernel is none for products of matrices; take another form")

    def says(self, spec: KernelSpec, isa: Isa, target: str, program: TileProgram, fix: Any) -> Paragraphs:
        """Return texts on a program for readers. ``fix``: its corrections."""
        return self.text.says(spec, isa, program, tile_instructions(program, isa, target), fix)

    def emit(
        self, spec: KernelSpec, isa: Isa, target: str, program: TileProgram, fix: Any, obligations: int
    ) -> str:
        """Return the C file of ``program``. ``fix``: corrections. ``obligations``: how many were proved."""
        says = self.says(spec, isa, target, program, fix)
        what = (
            f"{self.title}, tiles of {says.rows} rows by up to {max(tile.columns for tile in program.tiles)} "
            f"columns with the loop over K inside, {isa.description}, {target}"
        )
        header = form_header(self.text, spec, what, says, obligations)
        return emit_form(self.text, spec, isa, target, program, header)


def three_axes(weights: object) -> NDArray[Any]:
    """Return weights as [M, taps, channels]; a matrix is one tap. Raises EncodingError for other shapes."""
    array = np.asarray(weights)
    if array.ndim == 2:
        array = array[:, None, :]
    if array.ndim != 3 or 0 in array.shape:
        raise EncodingError(f"weights: shape {array.shape} is not [rows, taps, channels], each at least 1")
    return array
