"""The forms of the library's kernels, as the microkernel benchmark runs them: their tiles, all of one
C prototype (``synth.emit.matrices.TILE``), with loops over matrices and packers in C around them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from bench.clock import Contestant, Function, load
from bench.rooflines import METHODS, PORTS
from isa_specs.cores import Core
from sketches.bitplanes import CHUNK
from sketches.kernel import KernelSpec
from sketches.throughput import TileCycles
from sketches.tile import Tile
from synth.emit.features import host_features, host_target
from synth.emit.matrices import TILE, tile_symbol
from synth.errors import UserError, VerificationError
from synth.forms.packing import aligned
from synth.forms.registry import FORMS
from synth.library import kernels as library
from synth.library.demand import load_best, with_those_below
from synth.library.kernels import FormKernel
from synth.library.rows import helper_source, row_helper

ENCODING = "hybrid"
#: The target with the fewest features.
BASE = "x86_64"
#: Positions of which the steps of every form are a part.
STEP = 96
#: The first-level data cache of the cores that the rooflines are of.
L1_BYTES = 32 * 1024
Matrix = NDArray[Any]

PACK = "void {name}(const int8_t *values, int32_t n, int32_t k, uint32_t *to, int32_t *correction)"
GEMM = (
    "void {name}(const uint32_t *weights, const uint32_t *activations, const int32_t *row_correction, "
    "const int32_t *column_correction, int32_t *out, int32_t n, int32_t registers, int32_t block, "
    "int32_t depth, int32_t chunks, int32_t register_stride, int32_t column_stride)"
)
PACKED_GEMM = (
    "void {name}(const int8_t *values, int32_t k, uint32_t *activations, int32_t *column_correction, "
    "const uint32_t *weights, const int32_t *row_correction, int32_t *out, int32_t strip, int32_t n, "
    "int32_t registers, int32_t block, int32_t depth, int32_t chunks, int32_t register_stride, "
    "int32_t column_stride)"
)


def check_machine(isa: str, target: str = BASE) -> None:
    """Raise UserError where this computer does not run the instruction set's kernels for a target."""
    if isa not in PORTS:
        raise UserError(f"--isa {isa}: choose one of {', '.join(PORTS)}")
    known = [one.name for one in isa_specs.load(isa).targets]
    if target not in known:
        raise UserError(f"--target {target}: {isa} has {', '.join(known)}")
    lacking = [one for one in isa_specs.load(isa).target(target).feature_names if one not in host_features()]
    if host_target() != BASE or lacking:
        missing = (lacking or [isa])[0]
        raise UserError(
            f"this CPU has no {missing}: run the microkernel benchmark on an x86_64 machine that has it"
        )


@dataclass(frozen=True)
class Packed:
    """``data`` uint32 [registers or columns, words]; ``correction`` int32 [rows or columns]."""

    data: NDArray[np.uint32]
    correction: NDArray[np.int32]


@dataclass(frozen=True)
class Form:
    """One form of a configuration.

    ``isa``: its instruction set, and the ``target`` that its code is for. ``method``: its name in
    ``bench.rooflines.METHODS``, "" where that has none. ``tiles``: tile -> C
    symbol. A register of weights has ``rows`` rows; a step takes ``chunk`` positions: ``weight_words`` 32-bit
    words of a register, ``activation_words`` of a column. ``packer``: the C symbol that packs int8 values [n,
    k] (PACK), which need ``chunk`` to divide k.
    """

    name: str
    isa: str
    target: str
    method: str
    kernel: FormKernel
    sources: Mapping[str, str]
    tiles: Mapping[Tile, str]
    rows: int
    chunk: int
    weight_words: int
    activation_words: int
    packer: str

    @property
    def spec(self) -> KernelSpec:
        return self.kernel.kernel.spec

    def pack_weights(self, values: Matrix) -> Packed:
        return _packed(self.kernel.pack_weights(values))

    def pack_activations(self, values: Matrix) -> Packed:
        return _packed(self.kernel.pack_activations(values))

    def cycles(self, tile: Tile, core: Core | None = None) -> TileCycles:
        """Of a step of a tile, by the model of a core: the one that its instruction set is priced on."""
        kernel = self.kernel.kernel
        return self.kernel.form.cycles(
            kernel.isa, core or kernel.core, self.kernel.program, tile, self.target
        )

    def bound(self, tile: Tile) -> float:
        """MAC per cycle that the execution ports allow this tile's loop."""
        found = self.cycles(tile)
        return found.macs_per_step / found.step.ports

    @property
    def roofline(self) -> float:
        """MAC per cycle of the method, or what the execution ports allow the best tile."""
        if not self.method:
            return max(map(self.bound, self.tiles))
        return METHODS[self.method].rate(self.spec, self.isa)

    def bytes(self, tile: Tile, k: int) -> int:
        """Bytes that one call of a tile reads and writes."""
        steps = -(-k // self.chunk)
        words = tile.registers * self.weight_words + tile.columns * self.activation_words
        return 4 * (steps * words + tile.registers * self.rows * tile.columns)


def _packed(packed: Any) -> Packed:
    return Packed(packed.data.reshape(packed.data.shape[0], -1).view(np.uint32), packed.correction)


def forms_of(a: int, w: int, isa: str, target: str = BASE) -> list[Form]:
    """Every form that a target runs: its own, and those of the targets below it where it has not a form
    itself. Raises MissingKernel."""
    kernels = with_those_below(load_best(isa, a, w, ENCODING, target))
    having = {name: kernel for kernel in reversed(kernels) for name in kernel.certificate.forms}
    products = (name for name, form in FORMS.items() if name in having and not form.depthwise)
    return [_form(having[name].form(name), a, isa) for name in products]


def form_of(name: str, a: int, w: int, isa: str = "avx2", target: str = BASE) -> Form:
    """A form of a kernel of the library. Raises MissingKernel."""
    return _form(library.load(isa, a, w, ENCODING, target).form(name), a, isa)


def _form(kernel: FormKernel, a: int, isa: str) -> Form:
    name, target = kernel.form.name, kernel.kernel.certificate.target
    spec, symbol, form = kernel.kernel.spec, kernel.symbol, kernel.form
    step = [np.full((1, form.text.chunk), min(side.values)) for side in (spec.weights, spec.activations)]
    weights, activations = kernel.pack_weights(step[0]), kernel.pack_activations(step[1])
    methods = {"tables": "tables", "bytes": "maddubs", "bitplanes": "popcount"}
    if name == "bitplanes" and kernel.program.carry_save is not None:
        methods[name] = "carry-save"
    method = methods.get(name, "") if target == BASE else ""
    helper = row_helper(form.row_packers, spec.activations, False)
    packed = f"int32_t {helper.symbol}({helper.parameters});\n{PACK.format(name=f'{symbol}_pack')} {{"
    sums = _plane_sums if name == "bitplanes" else _code_sums
    body = sums(helper.symbol, a, kernel.report.corrections.columns)
    return Form(
        name=name,
        isa=isa,
        target=target,
        method=method,
        kernel=kernel,
        sources={
            f"{symbol}.c": kernel.text,
            "rows.c": helper_source([helper], isa, target),
            "pack.c": f"#include <stdint.h>\n{packed}\n{body}}}\n",
        },
        tiles={tile: tile_symbol(symbol, tile) for tile in kernel.tiles},
        rows=kernel.rows,
        chunk=form.text.chunk,
        weight_words=weights.data[0].nbytes // 4,
        activation_words=activations.data[0].nbytes // 4,
        packer=f"{symbol}_pack",
    )


def _plane_sums(packer: str, planes: int, factors: Sequence[int]) -> str:
    """C: rows of bitplanes, and corrections from the ones in each."""
    return f"""\
  static const int32_t factors[{planes}] = {{{", ".join(map(str, factors))}}};
  const int32_t chunks = (k + {CHUNK - 1}) / {CHUNK};
  {packer}(values, 1, 0, n, 0, k, 1, 1, k, to);
  for (int32_t column = 0; column < n; ++column, to += chunks * {planes}) {{
    int32_t sum[{planes}] = {{0}}, total = 0;
    for (int32_t chunk = 0; chunk < chunks; ++chunk)
      for (int plane = 0; plane < {planes}; ++plane)
        sum[plane] += __builtin_popcount(to[chunk * {planes} + plane]);
    for (int plane = 0; plane < {planes}; ++plane) total += factors[plane] * sum[plane];
    correction[column] = total;
  }}
"""


def _code_sums(packer: str, planes: int, factor: int) -> str:
    """C: rows of tables or bytes by an operator's packer, which gives sums of codes."""
    return f"""\
  {packer}(values, 1, 0, n, 0, k, 1, 1, k, to, correction);
  for (int32_t column = 0; column < n; ++column) correction[column] *= {factor};
"""


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
        prototypes += [TILE.named(symbol).head, GEMM.format(name=f"{symbol}_gemm")]
        prototypes.append(PACKED_GEMM.format(name=f"{symbol}_packed"))
    sources = {**form.sources, "drivers.c": "\n".join(text)}
    return Kernels(
        form, load(sources, prototypes, isa_specs.load(form.isa).target(form.target).feature_names)
    )


def _driver(form: Form, shape: Tile, symbol: str) -> str:
    r, c = shape.registers, shape.columns
    return f"""\
{TILE.named(symbol).head};
/* out[n][registers * {form.rows}]: a block of registers at a time against all columns, depth steps a call */
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
          {symbol}(weights + (intptr_t)r * register_stride + step * {form.weight_words},
              a + step * {form.activation_words}, out + (intptr_t)column * m + r * {form.rows}, m,
              column_stride, 1, 0, 1, 0, steps, register_stride);
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
        out + (intptr_t)column * registers * {form.rows}, columns, registers, block, depth, chunks,
        register_stride, column_stride);
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
