"""The form of panel kernels: words of bitplanes, population counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sketches.corrections import Corrections, corrections
from sketches.encoding import Operand
from sketches.panel import CHUNK, Tile, cell_spec
from sketches.panel_cost import panel_cycles
from sketches.program import Term
from sketches.views import Part, plane_parts
from synth.compiler.bitpack import COPY, pack_helper
from synth.compiler.form import TILE_OVERHEAD, KernelForm, PackedLayer
from synth.compiler.helpers import Helper
from synth.emit.panel import term_factors
from synth.forms.bitplanes import pack_panel_weights
from synth.packers.bitpack import BITPACK, instructions_per_chunk
from synth.packers.library import load_packer


@dataclass(frozen=True, eq=False)
class Bitplanes(KernelForm):
    """A panel kernel: words of 32 positions, population counts."""

    _products: dict[tuple[Tile, int], float] = field(default_factory=dict, repr=False)

    name = "bitplanes"
    kind = "panel"
    #: Half of the first-level cache that all targets have (32 KiB).
    weight_bytes = 16 << 10
    dtype = "uint32"
    per_word = 1

    @cached_property
    def fix(self) -> Corrections:
        spec = self.kernel.spec
        offsets = _offsets(spec.activations, spec.weights, self.zero_points)
        return corrections(cell_spec(spec, self.kernel.isa), self.program.cell, *offsets)

    @property
    def stored(self) -> int:
        return len(self.program.cell.views)

    @property
    def row_shape(self) -> tuple[int, ...]:
        return (self.rows,)

    @property
    def places(self) -> str:
        return f"0:{self.stored}, vm % {self.rows}"

    @property
    def column(self) -> int:
        return self.kernel.spec.activations.bits

    @property
    def padding(self) -> int:
        return self.kernel.spec.activations.offset - self.zero_points[0]

    @cached_property
    def parts(self) -> tuple[tuple[Part, ...], ...]:
        return plane_parts(self.kernel.isa, self.program.cell, self.kernel.spec.weights.bits)

    def expression(self, weights: str, activations: str) -> str:
        program = self.program
        factors = term_factors(self.kernel.spec, self.kernel.isa, program)
        terms = [(term, factors[term.weight_plane, term.activation_plane]) for term in program.cell.terms]
        view = weights.format(f"{{}}, vm % {self.rows}")
        return sum_expression(self.parts, terms, view, activations, CHUNK)

    def column_sum(self, activations: str) -> str:
        return " + ".join(
            f'T.reinterpret("int32", T.popcount({activations.format(plane)})) * {factor}'
            for plane, factor in enumerate(self.fix.columns)
            if factor
        )

    @property
    def sum_factor(self) -> int:
        return int(any(self.fix.columns))

    def packer(self, packed_input: bool) -> Helper:
        return COPY if packed_input else pack_helper(self.kernel.spec.activations)

    @cached_property
    def pack_cost(self) -> float:
        certificate = self.kernel.certificate
        return instructions_per_chunk(load_packer(BITPACK, certificate.isa, self.column, certificate.target))

    def cell_cost(self, tile: Tile, steps: int) -> float:
        cells = tile.registers * tile.columns
        rare = self.made.report.instructions["widening"]
        if self.program.carry_save is None:
            taken = self.step_cycles(tile) / cells * steps
        else:
            taken = self._with_end(tile, steps) / cells
        return taken + (TILE_OVERHEAD / cells + rare) / self.core.width

    def _with_end(self, tile: Tile, steps: int) -> float:
        """Cycles of a tile that adds words before it counts them: the end, which counts the levels, is no small part."""
        if (tile, steps) not in self._products:
            program, target = self.program, self.kernel.certificate.target
            made = panel_cycles(self.kernel.isa, self.core, program, tile, target, steps)
            self._products[tile, steps] = made.step.total * steps
        return self._products[tile, steps]

    def pack(self, weights: NDArray[np.integer]) -> PackedLayer:
        made = pack_panel_weights(self.kernel.spec, self.kernel.isa, self.program, self.fix, weights)
        sums = made.tap_sums - self.zero_points[1] * weights.shape[2]
        return PackedLayer(made.data, made.correction.astype(np.int64), sums)


def _offsets(activations: Operand, weights: Operand, zero_points: tuple[int, int]) -> tuple[int, int]:
    """The operands' offsets less their zero points: a zero point is an offset (Jain et al. 2020, eq. 3)."""
    return activations.offset - zero_points[0], weights.offset - zero_points[1]


def sum_expression(
    parts: tuple[tuple[Part, ...], ...], terms: Sequence[tuple[Term, int]], weights: str, activations: str,
    width: int,
) -> str:  # fmt: skip
    """What one word of ``width`` bits (8 or 32) of K adds to a sum, as a uint32 expression.

    ``terms``: every affine popcount with how often it counts; ``weights`` and ``activations``: buffer accesses
    with ``{}`` for the view and the plane. uint32, because TVM's simplifier reorders sums of index types,
    and a description has to match as written.
    """
    word_type = f"uint{width}"

    def ones(word: str) -> str:
        return f"T.popcount({word})" if width == 32 else f'T.Cast("uint32", T.popcount({word}))'

    planes = []
    for pieces in parts:
        text = ""
        for part in pieces:
            word = weights.format(part.view)
            word = f"T.bitwise_not({word})" if part.complement else word
            if part.mask != 0xFF:
                mask = int.from_bytes(bytes([part.mask]) * (width // 8), "little")
                # TVM compiles unsigned constants of 2^31 and more wrongly, so they are written as complements.
                top = mask >> (width - 1) & 1
                other = mask ^ ((1 << width) - 1)
                text_of_mask = f"T.bitwise_not(T.{word_type}({other}))" if top else f"T.{word_type}({mask})"
                word = f"T.bitwise_and({word}, {text_of_mask})"
            if part.shift:
                side = "left" if part.shift > 0 else "right"
                word = f"T.shift_{side}({word}, T.{word_type}({abs(part.shift)}))"
            text = word if not text else f"T.bitwise_or({text}, {word})"
        planes.append(text)
    total = ""
    for term, times in terms:
        w, a = planes[term.weight_plane], activations.format(term.activation_plane)
        counts = (
            (term.product, ones(f"T.bitwise_and({w}, {a})")),
            (term.only_w, ones(w)),
            (term.only_a, ones(a)),
        )
        value = f"T.uint32({max(term.constant, 0) * width})"
        if term.constant < 0:
            value = f"({value} - T.uint32({-term.constant * width}))"
        for factor, count in counts:
            if factor:
                value = f"({value} {'+' if factor > 0 else '-'} {count} * T.uint32({abs(factor)}))"
        scaled = f"({value}) * T.uint32({times})"
        total = scaled if not total else f"({total} + {scaled})"
    return total
