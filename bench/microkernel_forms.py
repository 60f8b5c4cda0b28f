"""The forms of panel kernels in the library, as the microkernel benchmark runs them.

A form is a layout of both operands with tiles that read it, all of one C prototype
(``synth.emit.panel.TILE``). A new form is one more function here, in ``FORMS``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from bench.clock import Contestant, Function, load
from bench.rooflines import PORTS, cycles, kind_of
from sketches import bytelanes
from sketches.carry_save import block_of
from sketches.kernel import KernelSpec
from sketches.panel import CHUNK, Tile, rows_per_register, widen_lines
from sketches.program import Line, split_memory
from sketches.tables import CHUNK as TABLE_CHUNK
from sketches.tables import code_of
from sketches.tables import rows_per_register as table_rows
from synth.compiler.rows import Helper, helper_source, row_helper
from synth.emit.bytelanes import byte_weight_words
from synth.emit.features import host_features, host_target
from synth.emit.matrices import TILE, tile_symbol
from synth.emit.tables import TABLE_WORDS, stored_words
from synth.errors import UserError, VerificationError
from synth.forms.packing import aligned
from synth.library import kernels as library

__all__ = [
    "ENCODING",
    "FORMS",
    "L1_BYTES",
    "Form",
    "Kernels",
    "Loop",
    "Operands",
    "bitplanes",
    "build",
    "byte_lanes",
    "check_machine",
    "draw",
    "expect",
    "gemm",
    "loops",
    "strips",
    "tables",
    "tile",
]

ENCODING = "hybrid"
#: The first-level data cache of the cores that the rooflines are of.
L1_BYTES = 32 * 1024
Matrix = NDArray[Any]

PACK = "void {name}(const int8_t *values, int32_t n, int32_t k, uint32_t *to, int32_t *correction)"
GEMM = (
    "void {name}(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction, "
    "const int32_t *column_correction, int32_t *out, int32_t n, int32_t registers, int32_t block, int32_t depth, "
    "int32_t chunks, int32_t register_stride, int32_t column_stride)"
)
PACKED_GEMM = (
    "void {name}(const int8_t *values, int32_t k, uint32_t *activations, int32_t *column_correction, "
    "const uint32_t *weights, const int32_t *row_correction, int32_t *out, int32_t strip, int32_t n, int32_t registers, "
    "int32_t block, int32_t depth, int32_t chunks, int32_t register_stride, int32_t column_stride)"
)


def check_machine(isa: str) -> None:
    """Raise UserError where this computer does not run the instruction set's kernels."""
    if isa not in PORTS:
        raise UserError(f"--isa {isa}: choose one of {', '.join(PORTS)}")
    feature = isa_specs.load(isa).target("x86_64").feature
    if host_target() != "x86_64" or feature not in host_features():
        raise UserError(
            f"this CPU has no {feature}: run the microkernel benchmark on an x86_64 machine that has it"
        )


@dataclass(frozen=True)
class Packed:
    """``data`` uint32 [registers or columns, words]; ``correction`` int32 [rows or columns]."""

    data: NDArray[np.uint32]
    correction: NDArray[np.int32]


@dataclass(frozen=True)
class Form:
    """One layout of a configuration.

    ``isa``: its instruction set. ``method``: its name in ``bench.rooflines.METHODS``. ``tiles``: tile -> C
    symbol. A register of weights has ``rows`` rows; a step takes ``chunk`` positions: ``weight_words`` 32-bit
    words of a register, ``activation_words`` of a column. ``packer``: the C symbol that packs int8 values [n,
    k] (PACK), which need ``chunk`` to divide k. ``instructions``: of one step of a tile, by kind.
    """

    name: str
    isa: str
    method: str
    spec: KernelSpec
    sources: Mapping[str, str]
    tiles: Mapping[Tile, str]
    rows: int
    chunk: int
    weight_words: int
    activation_words: int
    pack_weights: Callable[[Matrix], Packed]
    pack_activations: Callable[[Matrix], Packed]
    packer: str
    instructions: Callable[[Tile], Mapping[str, float]]

    def bound(self, tile: Tile) -> float:
        """MAC per cycle that the execution ports allow this tile's loop."""
        macs = tile.registers * self.rows * tile.columns * self.chunk
        return macs / cycles(self.instructions(tile), self.isa)

    def bytes(self, tile: Tile, k: int) -> int:
        """Bytes that one call of a tile reads and writes."""
        steps = -(-k // self.chunk)
        words = tile.registers * self.weight_words + tile.columns * self.activation_words
        return 4 * (steps * words + tile.registers * self.rows * tile.columns)


# ---- bitplanes --------------------------------------------------------------------------------------------


def bitplanes(a: int, w: int, isa: str = "avx2") -> Form:
    """Words of 32 positions per plane, a row to 32 bits of a register. Raises MissingKernel."""
    kernel = library.load(isa, a, w, ENCODING)
    panel, spec = kernel.form("bitplanes").program, kernel.spec
    name, carry = kernel.form("bitplanes").symbol, panel.carry_save

    def weights(values: Matrix) -> Packed:
        packed = kernel.form("bitplanes").pack_weights(values)
        return Packed(packed.data.reshape(packed.data.shape[0], -1), packed.correction)

    def activations(values: Matrix) -> Packed:
        packed = kernel.form("bitplanes").pack_activations(values)
        return Packed(packed.data.reshape(packed.data.shape[0], -1), packed.correction)

    def instructions(tile: Tile) -> dict[str, float]:
        cells = tile.registers * tile.columns
        widening = set(widen_lines(panel))
        counts: defaultdict[str, float] = defaultdict(float)
        if carry is not None:
            for line in block_of(panel.cell, carry, carry.block).lines:
                counts[kind_of(line.instruction)] += cells / carry.block
            for line in panel.cell.body:
                if line.dest in widening:
                    counts[kind_of(line.instruction)] += cells / (panel.interval * carry.block)
            counts[kind_of(panel.adder)] += cells * len(panel.groups) / carry.block
            return counts
        for line in panel.cell.body:
            if line.dest in widening:
                counts[kind_of(line.instruction)] += cells / panel.interval
            elif line.stage in _SHARED:
                counts[kind_of(line.instruction)] += _times(line, tile)
        counts[kind_of(panel.adder)] += cells * len(panel.groups)
        return counts

    factors = ", ".join(map(str, kernel.form("bitplanes").report.corrections.columns))
    helper = row_helper(kernel.form("bitplanes").form.packers, spec.activations, False)
    packer = helper.symbol
    source = f"""\
#include <stdint.h>
int32_t {packer}({helper.parameters});
{PACK.format(name=f"{name}_pack")} {{
  static const int32_t factors[{a}] = {{{factors}}};
  const int32_t chunks = (k + {CHUNK - 1}) / {CHUNK};
  {packer}(values, 1, 0, n, 0, k, 1, 1, k, to);
  for (int32_t column = 0; column < n; ++column, to += chunks * {a}) {{
    int32_t sum[{a}] = {{0}}, total = 0;
    for (int32_t chunk = 0; chunk < chunks; ++chunk)
      for (int plane = 0; plane < {a}; ++plane) sum[plane] += __builtin_popcount(to[chunk * {a} + plane]);
    for (int plane = 0; plane < {a}; ++plane) total += factors[plane] * sum[plane];
    correction[column] = total;
  }}
}}
"""
    return Form(
        name="bitplanes",
        isa=isa,
        method="popcount" if carry is None else "carry-save",
        spec=spec,
        sources={
            f"{name}.c": kernel.texts["bitplanes"],
            "bitpack.c": helper_source([helper], isa, "x86_64"),
            "pack.c": source,
        },
        tiles={t: tile_symbol(name, t) for t in panel.tiles},
        rows=rows_per_register(kernel.isa),
        chunk=CHUNK,
        weight_words=len(panel.cell.views) * rows_per_register(kernel.isa),
        activation_words=a,
        pack_weights=weights,
        pack_activations=activations,
        packer=f"{name}_pack",
        instructions=instructions,
    )


# ---- tables -----------------------------------------------------------------------------------------------


def tables(a: int, w: int, isa: str = "avx2") -> Form:
    """Tables of 16 sums per four positions, a row to a byte of a register. Raises MissingKernel,
    UserError."""
    kernel = library.load(isa, a, w, ENCODING)
    report, spec, name = kernel.form("tables").report, kernel.spec, kernel.form("tables").symbol
    program, code = report.program, code_of(spec.activations)
    if (code.offset, code.step) != (0, 1):
        raise UserError(f"{spec.configuration}: column sums are of unsigned activations; use encoding hybrid")
    free = {i.name for i in kernel.isa.on("x86_64") if i.cost("x86_64") == 0}

    def weights(values: Matrix) -> Packed:
        packed = kernel.form("tables").pack_weights(values)
        data = packed.data.reshape(packed.data.shape[0], -1)
        return Packed(data.view(np.uint32), packed.correction)

    def activations(values: Matrix) -> Packed:
        packed = kernel.form("tables").pack_activations(values)
        data = packed.data.reshape(packed.data.shape[0], -1)
        return Packed(data.view(np.uint32), packed.correction)

    def instructions(tile: Tile) -> dict[str, float]:
        cells = tile.registers * tile.columns
        counts: defaultdict[str, float] = defaultdict(float)
        for line in program.cell:
            counts[kind_of(line.instruction)] += _times(line, tile)
        counts[kind_of(program.adder)] += cells * len(program.groups)
        for lines, steps in (
            (program.fold, program.interval),
            (program.spill, program.interval * program.rounds),
        ):
            for line in lines:
                if line.stage == "reduce" and line.instruction not in free:
                    counts[kind_of(line.instruction)] += cells / steps
        return counts

    helper = row_helper(kernel.form("tables").form.packers, spec.activations, False)
    source = _pack_source(name, helper, report.corrections.columns)
    packers = helper_source([helper], isa, "x86_64")
    return Form(
        name="tables",
        isa=isa,
        method="tables",
        spec=spec,
        sources={f"{name}.c": kernel.texts["tables"], "tablepack.c": packers, "pack.c": source},
        tiles={t: tile_symbol(name, t) for t in program.tiles},
        rows=table_rows(kernel.isa),
        chunk=TABLE_CHUNK,
        weight_words=stored_words(spec, kernel.isa),
        activation_words=TABLE_WORDS,
        pack_weights=weights,
        pack_activations=activations,
        packer=f"{name}_pack",
        instructions=instructions,
    )


def _pack_source(name: str, packer: Helper, factor: int) -> str:
    """C: the benchmark's packer around an operator's one, which gives sums of codes."""
    return f"""\
#include <stdint.h>
int32_t {packer.symbol}({packer.parameters});
{PACK.format(name=f"{name}_pack")} {{
  {packer.symbol}(values, 1, 0, n, 0, k, 1, 1, k, to, correction);
  for (int32_t column = 0; column < n; ++column) correction[column] *= {factor};
}}
"""


# ---- byte lanes -------------------------------------------------------------------------------------------


def byte_lanes(a: int, w: int, isa: str = "avx2") -> Form:
    """A byte per code, a row to 32 bits of a register. Raises MissingKernel, UserError."""
    kernel = library.load(isa, a, w, ENCODING)
    report, spec, name = kernel.form("bytes").report, kernel.spec, kernel.form("bytes").symbol
    program, helper = report.program, row_helper(kernel.form("bytes").form.packers, spec.activations, False)
    free = {i.name for i in kernel.isa.on("x86_64") if i.cost("x86_64") == 0}

    def weights(values: Matrix) -> Packed:
        packed = kernel.form("bytes").pack_weights(values)
        return Packed(packed.data.reshape(packed.data.shape[0], -1).view(np.uint32), packed.correction)

    def activations(values: Matrix) -> Packed:
        packed = kernel.form("bytes").pack_activations(values)
        return Packed(packed.data.reshape(packed.data.shape[0], -1).view(np.uint32), packed.correction)

    def instructions(tile: Tile) -> dict[str, float]:
        counts: defaultdict[str, float] = defaultdict(float)
        often = 1.0
        for number, level in enumerate(program.levels):
            often /= program.intervals[number - 1] if number else 1
            for line in level.lines:
                if line.instruction not in free:
                    counts[kind_of(line.instruction)] += _times(line, tile) * often
        return counts

    return Form(
        name="bytes",
        isa=isa,
        method="maddubs",
        spec=spec,
        sources={
            f"{name}.c": kernel.texts["bytes"],
            "bytepack.c": helper_source([helper], isa, "x86_64"),
            "pack.c": _pack_source(name, helper, report.corrections.columns),
        },
        tiles={t: tile_symbol(name, t) for t in program.tiles},
        rows=bytelanes.rows_per_register(kernel.isa),
        chunk=bytelanes.CHUNK,
        weight_words=byte_weight_words(kernel.isa),
        activation_words=bytelanes.BYTE_WORDS,
        pack_weights=weights,
        pack_activations=activations,
        packer=f"{name}_pack",
        instructions=instructions,
    )


#: Lines of a cell: how often a step of a tile runs them.
_SHARED = ("load", "unpack", "activations", "row", "combine", "reduce")


def _times(line: Line, tile: Tile) -> int:
    """How often a step of the tile runs a line of its cell; loads of the result belong to no step."""
    place = split_memory(line.args[0]) if line.stage == "load" else None
    if place is not None:
        return {"weights": tile.registers, "acc": 0}.get(place[0], tile.columns)
    return {"unpack": tile.registers, "activations": tile.columns}.get(
        line.stage, tile.registers * tile.columns
    )


#: Every form: (activation bits, weight bits, instruction set) -> Form.
FORMS: tuple[Callable[[int, int, str], Form], ...] = (bitplanes, tables, byte_lanes)


# ---- compiled ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kernels:
    """A form with its tiles, its loops over matrices (``_gemm``, ``_packed``) and its packer compiled."""

    form: Form
    functions: Mapping[str, Function]


def build(form: Form) -> Kernels:
    """Compile a form as operators are: -O3 and the kernel's CPU feature, nothing else of this machine (but
    see ``load`` on branches)."""
    prototypes = [PACK.format(name=form.packer)]
    text = [f"#include <stdint.h>\n{prototypes[0]};\n"]
    for shape, symbol in form.tiles.items():
        text.append(_driver(form, shape, symbol))
        prototypes += [TILE.format(name=symbol), GEMM.format(name=f"{symbol}_gemm")]
        prototypes.append(PACKED_GEMM.format(name=f"{symbol}_packed"))
    sources = {**form.sources, "drivers.c": "\n".join(text)}
    return Kernels(form, load(sources, prototypes, (isa_specs.load(form.isa).target("x86_64").feature,)))


def _driver(form: Form, shape: Tile, symbol: str) -> str:
    r, c = shape.registers, shape.columns
    return f"""\
{TILE.format(name=symbol)};
/* out[n][registers * {form.rows}]: a block of registers at a time against all columns, depth steps in a call */
{GEMM.format(name=f"{symbol}_gemm")} {{
  const int32_t m = registers * {form.rows};
  for (int32_t first = 0; first < registers; first += block) {{
    const int32_t stop = registers - first < block ? registers : first + block;
    for (int32_t column = 0; column < n; column += {c}) {{
      const uint32_t *a = activations + (intptr_t)column * column_stride;
      for (int c = 0; c < {c}; ++c)
        for (int32_t row = first * {form.rows}; row < stop * {form.rows}; ++row)
          out[(intptr_t)(column + c) * m + row] = row_correction[row] + column_correction[column + c];
      for (int32_t step = 0; step < chunks; step += depth) {{
        const int32_t steps = chunks - step < depth ? chunks - step : depth;
        for (int32_t r = first; r < stop; r += {r})
          {symbol}(weights + (intptr_t)r * register_stride + step * {form.weight_words}, a + step * {form.activation_words},
              out + (intptr_t)column * m + r * {form.rows}, m, column_stride, 1, 0, 1, 0, steps, register_stride);
      }}
    }}
  }}
}}
/* the same from values: strip columns at a time are packed, and used while they are in the cache */
{PACKED_GEMM.format(name=f"{symbol}_packed")} {{
  for (int32_t column = 0; column < n; column += strip) {{
    const int32_t columns = n - column < strip ? n - column : strip;
    {form.packer}(values + (intptr_t)column * k, columns, k, activations, column_correction);
    {symbol}_gemm(weights, activations, row_correction, column_correction,
        out + (intptr_t)column * registers * {form.rows}, columns, registers, block, depth, chunks, register_stride,
        column_stride);
  }}
}}
"""


# ---- contestants ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Operands:
    """``weights`` int [m, k], ``activations`` int8 [n, k], and their products ``wanted`` int64 [n, m]."""

    weights: Matrix
    activations: NDArray[np.int8]
    wanted: NDArray[np.int64]


def draw(spec: KernelSpec, m: int, n: int, k: int) -> Operands:
    """Random operands of a configuration."""
    random = np.random.default_rng(11)
    weights = random.choice(np.asarray(spec.weights.values), (m, k))
    activations = random.choice(np.asarray(spec.activations.values), (n, k)).astype(np.int8)
    # Exact: the sums are far below 2**53, and floats have a fast product.
    wanted = (activations.astype(np.float64) @ weights.astype(np.float64).T).astype(np.int64)
    return Operands(weights, activations, wanted)


def expect(name: str, got: Matrix, wanted: Matrix) -> None:
    """Raise VerificationError unless both are equal."""
    if not np.array_equal(got, wanted):
        wrong = int((got != wanted).sum())
        raise VerificationError(f"{name}: {wrong} of {wanted.size} numbers differ from numpy's")


def tile(kernels: Kernels, shape: Tile, k: int) -> Contestant:
    """One tile, called again and again on the same operands."""
    form = kernels.form
    m, n = shape.registers * form.rows, shape.columns
    made = draw(form.spec, m, n, k)
    w, a = form.pack_weights(made.weights), form.pack_activations(made.activations)
    out = aligned(np.zeros((n, m), dtype=np.int32))
    function = kernels.functions[form.tiles[shape]]
    steps = -(-k // form.chunk)
    arguments = (w.data, a.data, out, m, a.data.shape[1], 1, 0, 1, 0, steps, w.data.shape[1])

    def check() -> None:
        out[...] = 0
        function.call(*arguments)
        got = out + w.correction + a.correction[:, None]
        expect(f"{form.spec.configuration} {form.name} {shape.name}", got, made.wanted)

    name = f"{form.name} {shape.name}"
    return Contestant(name, m * n * k, lambda calls: function.slice(calls, *arguments), check)


@dataclass(frozen=True)
class Loop:
    """How a product of matrices is cut: ``block`` registers of weights at a time go against all columns, in
    calls of a ``tile`` with ``depth`` steps each."""

    tile: Tile
    block: int
    depth: int

    @property
    def text(self) -> str:
        return f"{self.tile.name}, {self.block} x {self.depth}"


def loops(form: Form, tiles: Sequence[Tile], m: int, n: int, k: int) -> list[Loop]:
    """The ways to cut a product of matrices that are worth a try: blocks of all, a half and a fourth of the
    registers, calls of all, a half and a fourth of the steps. Empty where no tile divides the matrices."""
    registers, steps = m // form.rows, k // form.chunk
    if m % form.rows or k % form.chunk:
        return []
    found = []
    for shape in tiles:
        if registers % shape.registers == 0 and n % shape.columns == 0:
            groups = registers // shape.registers
            blocks = {shape.registers * max(1, groups // part) for part in (1, 2, 4)}
            depths = {-(-steps // part) for part in (1, 2, 4)}
            found += [Loop(shape, block, depth) for block in sorted(blocks) for depth in sorted(depths)]
    return found


def strips(loop: Loop, n: int) -> list[int]:
    """Numbers of columns that are worth a try to be packed at once: those of 1, 4 and 16 tiles."""
    return sorted({min(n, loop.tile.columns * tiles) for tiles in (1, 4, 16)})


def gemm(kernels: Kernels, loop: Loop, made: Operands, strip: int = 0) -> Contestant:
    """All tiles of a product of matrices, which ``loops`` must have found divisible.

    ``strip``: so many columns of int8 activations at a time are packed and their corrections computed, in
    every call; 0: activations are packed beforehand.
    """
    form = kernels.form
    (n, k), m = made.activations.shape, made.weights.shape[0]
    w, a = form.pack_weights(made.weights), form.pack_activations(made.activations)
    data, correction = aligned(a.data), a.correction.copy()
    values, out = aligned(made.activations), aligned(np.zeros((n, m), dtype=np.int32))
    cut = (loop.block, loop.depth, k // form.chunk)
    rest = (n, m // form.rows, *cut, w.data.shape[1], data.shape[1])
    symbol = form.tiles[loop.tile]
    arguments: tuple[int | NDArray[Any], ...] = (w.data, data, w.correction, correction, out, *rest)
    function = kernels.functions[f"{symbol}_gemm"]
    if strip:
        function = kernels.functions[f"{symbol}_packed"]
        arguments = (values, k, data, correction, w.data, w.correction, out, strip, *rest)
    name = f"{form.name} {loop.text}{f', packed in {strip}s' if strip else ''}"

    def check() -> None:
        out[...] = 0
        if strip:
            data[...] = 0
            correction[...] = 0
        function.call(*arguments)
        expect(f"{form.spec.configuration} {name}", out, made.wanted)

    return Contestant(name, m * n * k, lambda calls: function.slice(calls, *arguments), check)
