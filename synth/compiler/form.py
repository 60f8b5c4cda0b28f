"""How a layer's product is laid out, as operators need to know it: how operands are stored, what one stored word adds,
what a tile costs, and what the terms of one operand alone add. Every kind of tile has the same C prototype.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import Core
from sketches.panel import Tile
from synth.compiler.helpers import Helper
from synth.emit.matrices import tile_symbol
from synth.forms.costs import tile_rate
from synth.library import FormKernel, Kernel

#: What a tile costs once, in instructions: the call, its loops, the last widening's control.
TILE_OVERHEAD = 40.0


@dataclass(frozen=True)
class PackedLayer:
    """Weights of one group: ``data`` as the kernel reads it [registers, taps, chunks, stored, *row_shape]; ``rows`` int64 [M],
    the row corrections; ``tap_sums`` int64 [M, taps], the weights less their zero point per tap."""

    data: NDArray[np.uint32] | NDArray[np.uint8]
    rows: NDArray[np.int64]
    tap_sums: NDArray[np.int64]


class Form(Protocol):
    """``kind``: what intrinsics are called after the kernel. ``weight_bytes``: bytes of weights that a row block may
    keep busy. ``chunk``: positions of K that a step takes. ``rows``: rows of a register of weights. ``dtype``: type of the
    stored elements, ``per_word`` of them in 32 bits; weights are [registers, taps, chunks, ``stored``, *``row_shape``],
    activations [chunks, ``column``] per pixel. ``padding``: the value that a position with all bits zero has,
    less the zero point."""

    @property
    def kernel(self) -> Kernel: ...
    @property
    def core(self) -> Core: ...
    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def weight_bytes(self) -> int: ...
    @property
    def chunk(self) -> int: ...
    @property
    def rows(self) -> int: ...
    @property
    def stored(self) -> int: ...
    @property
    def row_shape(self) -> tuple[int, ...]: ...

    @property
    def places(self) -> str:
        """Where row ``vm`` lies in [``stored``, *``row_shape``], all views together."""

    @property
    def column(self) -> int: ...
    @property
    def dtype(self) -> str: ...
    @property
    def per_word(self) -> int: ...
    @property
    def padding(self) -> int: ...
    @property
    def tiles(self) -> tuple[Tile, ...]: ...
    @property
    def source(self) -> str: ...
    @property
    def program(self) -> object: ...

    def tile_symbol(self, tile: Tile) -> str: ...

    def expression(self, weights: str, activations: str) -> str:
        """What one chunk adds to a sum, as a uint32 TVMScript expression; ``{}`` in the accesses stands for the
        place in ``stored`` and in ``column``."""

    def column_sum(self, activations: str) -> str:
        """What the activations of a chunk alone add, as an int32 expression; empty where the packer gives sums."""

    @property
    def sum_factor(self) -> int:
        """How often a column's sum counts; 0 where activations alone add nothing."""

    def packer(self, packed_input: bool) -> Helper:
        """The C function that lays a row of pixels out."""

    @property
    def pack_cost(self) -> float:
        """Estimated instructions to pack a chunk of a pixel."""

    def cell_cost(self, tile: Tile, steps: int) -> float:
        """Estimated cycles of a tile over ``steps`` steps, per cell (one register of rows, one column)."""

    def pack(self, weights: NDArray[np.integer]) -> PackedLayer:
        """Weights int [M, taps, channels] of one group."""


@dataclass(frozen=True, eq=False)
class KernelForm:
    """What forms are made of: a kernel, the core that it is for, and both operands' zero points; ``made``: the kernel's form
    of that name."""

    kernel: Kernel
    core: Core
    zero_points: tuple[int, int]
    _steps: dict[Tile, float] = field(default_factory=dict, repr=False)

    name = ""

    @cached_property
    def made(self) -> FormKernel:
        return self.kernel.form(self.name)

    @property
    def chunk(self) -> int:
        return self.made.form.chunk

    @property
    def rows(self) -> int:
        return self.made.rows

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return self.made.tiles

    @property
    def source(self) -> str:
        return self.made.text

    @property
    def program(self) -> Any:
        return self.made.program

    def tile_symbol(self, tile: Tile) -> str:
        return tile_symbol(self.made.symbol, tile)

    def step_cycles(self, tile: Tile) -> float:
        """Cycles of a step of a tile in the steady state."""
        if tile not in self._steps:
            self._steps[tile], _ = tile_rate(self.kernel, self.name, self.core, tile)
        return self._steps[tile]
