"""Depthwise convolutions of integers, channels last, by the library's depthwise kernel
(``synth.forms.depthwise``).

A step of the kernel takes four taps of a register of channels, which are in one word per channel. So an image
row is packed into words of four pixels, as far apart as the taps. The kernel's steps are taps of words: one
for up to four taps of a row, two for up to eight. Each image row is packed just before the first output row
that reads it. If channels do not fill their last register, that register moves back to end with them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import LoopFactors
from sketches.bytes import CHUNK
from sketches.tile import Tile
from synth.compiler.direct.arithmetic import Arithmetic
from synth.compiler.direct.spec import DirectLayerSpec, InputWeights
from synth.compiler.ir import inline_name, tile_ir
from synth.compiler.machines import CompileTarget
from synth.emit.matrices import tile_symbol
from synth.library.costs import tile_rate
from synth.library.demand import form_at_hand
from synth.library.kernels import FormKernel
from synth.library.library_paths import library_folder

#: Bits, encoding and form of the kernel: data are unsigned bytes, weights signed bytes.
BITS, ENCODING, FORM = 8, "twos", "depthwise"
#: What is added to a signed byte of data to make it unsigned.
SHIFT = 128


@dataclass(frozen=True, eq=False)
class Depthwise:
    """The loops of a depthwise layer: bands of ``rows`` output rows, in tiles of ``columns`` positions."""

    layer: DirectLayerSpec
    machine: CompileTarget
    kernel: FormKernel
    rows: int
    columns: int
    threads: int

    @property
    def loops(self) -> LoopFactors:
        """The cost of loops on the core."""
        return self.machine.core.measured.loops

    @property
    def lanes(self) -> int:
        """Channels per register."""
        return self.kernel.rows

    @property
    def channels(self) -> int:
        return self.layer.geometry.groups

    @property
    def blocks(self) -> int:
        """The number of registers that hold all channels."""
        return -(-self.channels // self.lanes)

    @property
    def bands(self) -> int:
        """The number of bands of output rows."""
        return -(-self.layer.geometry.out_height // self.rows)

    @property
    def jobs(self) -> int:
        """The number of independent jobs: one per image, band and register of channels."""
        return self.layer.geometry.batch * self.bands * self.blocks

    @property
    def kernel_words(self) -> int:
        """Words per channel and kernel row."""
        return -(-self.layer.geometry.kernel[1] // CHUNK)

    @property
    def bytes_used(self) -> int:
        """Bytes of a word that contain pixels, at most 4."""
        return min(CHUNK, self.layer.geometry.kernel[1])

    @property
    def step(self) -> int:
        """Pixels from a word of a packed row to the next word."""
        stride, apart = self.layer.geometry.strides[1], CHUNK * self.layer.geometry.dilation[1]
        return stride if self.kernel_words == 1 else math.gcd(stride, apart)

    @property
    def row_words(self) -> int:
        """Words per channel of a packed row."""
        g = self.layer.geometry
        last = (g.out_width - 1) * g.strides[1] + (self.kernel_words - 1) * CHUNK * g.dilation[1]
        return last // self.step + 1

    @property
    def row_pixels(self) -> int:
        """Pixels of a padded row that words contain."""
        spread = self.layer.geometry.dilation[1]
        return (self.row_words - 1) * self.step + (self.bytes_used - 1) * spread + 1

    @property
    def reach(self) -> int:
        """Image rows from the first to the last that an output row reads, both included."""
        g = self.layer.geometry
        return g.dilation[0] * (g.kernel[0] - 1) + 1

    @property
    def shift(self) -> int:
        """The number added to input values so that they are unsigned bytes."""
        return SHIFT if self.layer.data_dtype == "int8" else 0

    @property
    def padding(self) -> int:
        """The unsigned byte that stands for the real value 0."""
        return self.layer.data_zero_point + self.shift

    @property
    def tile(self) -> Tile:
        return Tile(1, self.columns)

    @property
    def symbol(self) -> str:
        """The C name by which the loops call the kernel's tile."""
        return inline_name(tile_symbol(self.kernel.symbol, self.tile))

    @property
    def code(self) -> str:
        """The tile as LLVM IR."""
        return tile_ir(self.kernel.text, tile_symbol(self.kernel.symbol, self.tile), self.machine)

    @property
    def buffers(self) -> dict[str, tuple[int, str]]:
        """Elements and dtype of a job's buffers: packed rows, and one padded row."""
        rows = (self.rows - 1) * self.layer.geometry.strides[0] + self.reach
        return {
            "packed": (rows * self.row_words * self.lanes, "int32"),
            "row": (self.row_pixels * self.lanes, "uint8"),
        }

    @cached_property
    def arithmetic(self) -> Arithmetic:
        """Dtype and lanes of the accumulators for ``finished_text``; other fields are not used."""
        return Arithmetic("int32", CHUNK, "int32", self.lanes, "", 0)

    @property
    def cost(self) -> float:
        """Estimated cycles of the layer on one core, for all images."""
        g, certificate, loops = self.layer.geometry, self.kernel.kernel.certificate, self.loops
        step, _ = tile_rate(certificate, FORM, self.machine.core, self.tile)
        tile = step * g.kernel[0] * self.kernel_words + self.columns * loops.edge + loops.call
        packed = self.bands * self.buffers["packed"][0] // self.lanes * loops.packed
        each = packed + g.out_height * -(-g.out_width // self.columns) * tile
        return g.batch * self.blocks * each

    @cached_property
    def first_channels(self) -> NDArray[np.intp]:
        """The channel of every lane, block by block: [blocks * lanes]. The last block ends with the last
        channel, and may repeat channels of the block before."""
        starts = np.minimum(np.arange(self.blocks) * self.lanes, self.channels - self.lanes)
        return np.asarray(starts[:, None] + np.arange(self.lanes)).ravel()

    def spread(self, numbers: NDArray[Any]) -> NDArray[Any]:
        """Return an array with one entry per filter as [blocks * lanes], by ``first_channels``."""
        return np.ascontiguousarray(numbers[self.first_channels])

    @cached_property
    def weights(self) -> NDArray[np.int32]:
        """The packed weights: int32 words [blocks * kernel height * kernel_words * lanes], as the kernel
        reads them. Each word has up to 4 taps of a kernel row."""
        g, of_lanes = self.layer.geometry, self.layer.weights[self.first_channels, ..., 0]
        words = self.kernel_words * CHUNK
        taps = np.pad(of_lanes, ((0, 0), (0, 0), (0, words - g.kernel[1])))
        packed = self.kernel.pack_weights(taps.reshape(len(taps), -1, CHUNK))
        if packed.correction.any():
            raise ValueError(f"{self.kernel.symbol}: rows of its weights have corrections")
        return np.ascontiguousarray(packed.data).view("<i4").ravel()

    @property
    def bias(self) -> NDArray[np.int32]:
        """The bias with the data's zero-point correction, int32 [blocks * lanes], modulo 2^32."""
        return self.spread(self.layer.corrected_bias(self.shift))


@cache
def _kernel(isa: str, target: str, library: Path) -> FormKernel | None:
    """Return the library's depthwise kernel, read once: reading takes as long as some layers."""
    return form_at_hand(isa, BITS, BITS, ENCODING, target, FORM)


def choose_depthwise(layer: DirectLayerSpec, machine: CompileTarget, threads: int) -> Depthwise | None:
    """Return the loops of a layer by the library's depthwise kernel. Return None if the layer is no depthwise
    convolution of integers with channels last. Return None also for fewer channels than a register, weights
    that are an input or outside int8, or a target without such a kernel."""
    g = layer.geometry
    if not layer.integer or isinstance(layer.given, InputWeights) or machine.portable:
        return None
    if (g.channels, g.filters) != (1, 1) or (layer.layout, layer.out_layout) != ("NHWC", "NHWC"):
        return None
    if not layer.bytes_fit:
        return None
    kernel = _kernel(machine.isa, machine.target, library_folder())
    if kernel is None or g.groups < kernel.rows:
        return None
    whole = Depthwise(layer, machine, kernel, g.out_height, 1, threads)
    bands = -(-g.out_height * whole.row_words * kernel.rows * 4 * g.strides[0] // whole.loops.caches.second)
    while threads > 1 and bands < g.out_height and (g.batch * bands * whole.blocks) % threads:
        bands += 1
    rows = -(-g.out_height // bands)
    fitting = [tile.columns for tile in kernel.tiles if tile.columns <= g.out_width]
    candidates = [replace(whole, rows=rows, columns=columns) for columns in fitting]
    return min(candidates, key=lambda method: method.cost)
