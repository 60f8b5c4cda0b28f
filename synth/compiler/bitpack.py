"""An operator that packs integers into bitplanes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.bitplanes import CHUNK
from sketches.encoding import Operand
from synth.compiler.built import Built
from synth.compiler.geometry import LAYOUTS, image_sizes, image_strides
from synth.compiler.ir import inline_name, pack_ir
from synth.compiler.machines import CompileTarget, compile_target
from synth.compiler.tvmscript import main_function, parse, whole
from synth.compiler.values import checked_values, one_of, wholes
from synth.compiler.values import whole as whole_number
from synth.compiler.workload import row_block
from synth.library.rows import pack_helper


@dataclass(eq=False)
class Bitpack(Built):
    """An operator that packs int8 values [B, H, W, C] or [B, C, H, W] into uint32 words [B, H, W, ceil(C/32),
    bits]. Channel c is bit c % 32 of word c // 32. Unused bits are 0."""

    operand: Operand
    shape: tuple[int, ...]
    layout: str
    machine: CompileTarget

    @property
    def output_shape(self) -> tuple[int, ...]:
        *pixels, channels = image_sizes(self.layout, self.shape)
        return (*pixels, -(-channels // CHUNK), self.operand.bits)

    @cached_property
    def module(self) -> Any:
        """The IRModule with one function ``main(x, words)``."""
        import tvm

        words, helper = self.output_shape, pack_helper(self.operand)
        batch, height, width, channels = image_sizes(self.layout, self.shape)
        image, row, pixel, channel = image_strides(self.layout, height, width, channels)
        pixels = f'x.access_ptr("r", offset=vi * {image} + vh * {row})'
        to = f'words.access_ptr("w", offset=(vi * {height} + vh) * {math.prod(words[2:])})'
        arguments = (pixels, 1, 0, width, 0, pixel, channel, 1, channels, to)
        symbol, written = inline_name(helper.symbol), f"words[vi, vh, {whole(words[2:])}]"
        text = main_function(
            {"x": (self.shape, "int8"), "words": (words, "uint32")},
            row_block((batch, height), self.shape, written, symbol, arguments),
        )
        return tvm.IRModule({"main": parse(text, PACK_CODE=pack_ir([helper], self.machine))})

    def __call__(self, x: NDArray[Any]) -> NDArray[np.uint32]:
        """Return the words of ``x``. Raises EncodingError for another shape or a foreign value."""
        words = np.zeros(self.output_shape, dtype=np.uint32)
        return self.run_on([checked_values(x, self.operand, self.shape), words])


def bitpack(
    input_shape: Sequence[int], bits: int, encoding: str = "unsigned", layout: str = "NHWC",
    target: Any = None,
) -> Bitpack:  # fmt: skip
    """Return the operator that packs ``bits``-bit values (not codes) into bitplanes. ``encoding``: unsigned,
    bipolar or twos. ``target``: as for ``compile_target``. Raises UserError or EncodingError for an unknown
    layout, shape, number of bits or encoding."""
    one_of("layout", layout, LAYOUTS)
    shape = wholes("input_shape", input_shape, (4,), 1)
    return Bitpack(Operand(whole_number("bits", bits), encoding), shape, layout, compile_target(target))
