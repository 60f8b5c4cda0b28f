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
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import LoopFactors
from sketches.bytes import CHUNK
from sketches.tile import Tile
from synth.compiler.direct.arithmetic import Arithmetic, signed_word
from synth.compiler.direct.spec import DirectLayerSpec, InputWeights
from synth.compiler.direct.workload import Constants, allocate, output_text, over_jobs
from synth.compiler.intrinsics import external
from synth.compiler.ir import inline_name, tile_ir
from synth.compiler.machines import CompileTarget
from synth.compiler.tvmscript import Lines, Shape, branch, fill_in, flat, loop, put, sblock, splat, vector
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
        packed, pixels = rows * self.row_words * self.lanes, self.row_pixels * self.lanes
        return {"packed": (packed, "int32"), "row": (pixels, "uint8")}

    @cached_property
    def arithmetic(self) -> Arithmetic:
        """Dtype and lanes of the accumulators for ``output_text``; other fields are not used."""
        return Arithmetic("int32", CHUNK, "int32", self.lanes, "", 0)

    @property
    def cost(self) -> float:
        """Estimated cycles of the layer on one core, for all images."""
        g, certificate, loops = self.layer.geometry, self.kernel.kernel.certificate, self.loops
        step, _ = tile_rate(certificate, FORM, self.machine.core, self.tile)
        tile = step * g.kernel[0] * self.kernel_words + self.columns * loops.edge + loops.call
        packing = self.bands * self.buffers["packed"][0] // self.lanes * loops.packed
        return g.batch * self.blocks * (packing + g.out_height * -(-g.out_width // self.columns) * tile)

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
    band = Depthwise(layer, machine, kernel, g.out_height, 1, threads)
    bands = -(-g.out_height * band.row_words * kernel.rows * 4 * g.strides[0] // band.loops.caches.second)
    while threads > 1 and bands < g.out_height and (g.batch * bands * band.blocks) % threads:
        bands += 1
    rows = -(-g.out_height // bands)
    columns = [tile.columns for tile in kernel.tiles if tile.columns <= g.out_width]
    candidates = [replace(band, rows=rows, columns=count) for count in columns]
    return min(candidates, key=lambda method: method.cost)


def depthwise_source(b: Depthwise, constants: Constants) -> str:
    """Return the PrimFunc's text: (x, *constants, out). ``CODE`` stands for the tile's LLVM IR."""
    layer = b.layer
    declared = [
        *allocate(b.buffers),
        flat("x", layer.input_shape, layer.data_dtype),
        flat("out", layer.output_shape, layer.output_dtype),
    ]
    chunks, job = min(b.threads, b.jobs), partial(_job, b, constants)
    return over_jobs(layer, constants, declared, chunks, b.jobs, job)


def _job(b: Depthwise, constants: Constants, job: str) -> Lines:
    """Return the loops of one job: an image, a band and a block of channels."""
    g = b.layer.geometry
    block = f"({job} % {b.blocks})" if b.blocks > 1 else "0"
    band = f"({job} // {b.blocks} % {b.bands})" if b.bands > 1 else "0"
    image = f"({job} // {b.blocks * b.bands})" if g.batch > 1 else "0"
    names = {"block": block, "image": image, "row": f"{band} * {b.rows}"}
    channel, last = f"{block} * {b.lanes}", b.channels - b.lanes
    names["channel"] = f"T.min({channel}, {last})" if b.channels % b.lanes else channel
    body = [*_pack(b), *_tiles(b, constants)]
    if b.rows * b.bands != g.out_height:
        body = branch(f"<row> + i < {g.out_height}", body)
    return fill_in([*_borders(b), *loop("i", b.rows, body)], names)


def _pixels(b: Depthwise) -> tuple[int, int]:
    """Return the first pixel of the image in a padded row, and the pixel after the last."""
    g = b.layer.geometry
    first = min(g.padding[1], b.row_pixels)
    return first, min(first + g.width, b.row_pixels)


def _borders(b: Depthwise) -> Lines:
    """Return the statements that fill the padding of the row buffer, once for all rows."""
    first, last = _pixels(b)
    zero = splat(f"T.uint8({b.padding})", b.lanes)
    lines: Lines = []
    for start, count in (("p", first), (f"({last} + p)", b.row_pixels - last)):
        pixel = vector("row", f"{start} * {b.lanes}", b.lanes)
        lines += loop("p", count, [f"{pixel} = {zero}"]) if count else []
    return lines


def _pack(b: Depthwise) -> Lines:
    """Return statements that pack the image rows first read by output row ``i`` of the band."""
    g, lanes = b.layer.geometry, b.lanes
    (down, _), (first, last) = g.strides, _pixels(b)
    start = f"T.if_then_else(i == 0, 0, i * {down} + {max(b.reach - down, 0)})"
    y = f"((<row>) * {down} + j - {g.padding[0]})"
    pixel = f"((<image> * {g.height} + {y}) * {g.width} + p) * {b.channels} + <channel>"
    value = f'T.Cast("int32x{lanes}", {vector("flat_x", pixel, lanes)})'
    if b.shift:
        value = f"{value} + {splat(f'T.int32({b.shift})', lanes)}"
    to = vector("row", f"({first} + p) * {lanes}", lanes)
    copied = loop("p", last - first, [f'{to} = T.Cast("uint8x{lanes}", {value})']) if last > first else []
    word = ""
    for tap in range(b.bytes_used):
        at = f"(q * {b.step} + {tap * g.dilation[1]}) * {lanes}"
        pixels = f'T.Cast("int32x{lanes}", {vector("row", at, lanes)})'
        if tap:
            pixels = f"T.shift_left({pixels}, {splat(f'T.int32({8 * tap})', lanes)})"
        word = f"T.bitwise_or({word}, {pixels})" if word else pixels
    packed = vector("packed", f"(j * {b.row_words} + q) * {lanes}", lanes)
    zeros = signed_word([b.padding] * b.bytes_used, 8)
    inside = [*copied, *loop("q", b.row_words, [f"{packed} = {word}"])]
    outside = loop("q", b.row_words, [f"{packed} = {splat(f'T.int32({zeros})', lanes)}"])
    body = branch(f"{y} >= 0 and {y} < {g.height}", inside, outside)
    return loop("a", f"i * {down} + {b.reach} - {start}", put(body, "j", f"({start} + a)"))


def _tiles(b: Depthwise, constants: Constants) -> Lines:
    """Return the tiles of output row ``i`` of the band. The last tile ends with the row, and may overlap."""
    g, lanes, width = b.layer.geometry, b.lanes, b.row_words
    (down, across), (dh, dw) = g.strides, g.dilation
    tiles, last = -(-g.out_width // b.columns), g.out_width - b.columns
    column = f"T.min(t * {b.columns}, {last})" if g.out_width % b.columns else f"t * {b.columns}"
    filters = f"<block> * {lanes}"
    sums = vector("acc", f"u * {lanes}", lanes)
    of_word, of_column, of_row = 4 * dw // b.step * lanes, across // b.step * lanes, dh * width * lanes
    taps = (g.kernel[0], of_row, b.kernel_words, of_word, 1, 0)
    call = external(
        b.symbol,
        f"T.address_of(weights[<block> * {g.kernel[0] * b.kernel_words * lanes}])",
        f"T.address_of(packed[(i * {down} * {width}) * {lanes} + ({column}) * {of_column}])",
        "T.address_of(acc[0])",
        *(str(number) for number in (lanes, of_column, *taps)),
    )
    pixel = f"(<image> * {g.out_height} + <row> + i) * {g.out_width} + {column} + u"
    place = f"({pixel}) * {b.channels} + <channel>"
    finished = output_text(b.layer, b.arithmetic, sums, lambda name: vector(name, filters, lanes))
    body = [
        f'acc = T.alloc_buffer(({b.columns * lanes},), "int32", scope="local")',
        *loop("u", b.columns, [f"{sums} = {vector('bias', filters, lanes)}"], "unroll"),
        *call,
        *loop("u", b.columns, [f"{vector('flat_out', place, lanes)} = {finished}"], "unroll"),
    ]
    reads: dict[str, Shape] = {name: (size,) for name, (size, _) in b.buffers.items()}
    reads |= {name: shape for name, (shape, _) in constants.items()}
    return loop("t", tiles, sblock("tile", reads, {"flat_out": (math.prod(b.layer.output_shape),)}, body))
