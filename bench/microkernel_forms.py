"""The forms of the library's kernels, as the microkernel benchmark runs them: their tiles, all of one
C prototype (``synth.emit.matrices.TILE``), with loops over matrices and packers in C around them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

import isa_specs
from bench.clock import Contestant, Function, check_machine, load
from bench.harness import expect
from isa_specs.cores import Core
from sketches.bitplanes import CHUNK
from sketches.kernel import KernelSpec
from sketches.throughput import Pressure, TileCycles, port_bound
from sketches.tile import Tile
from synth.emit.matrices import TILE, tile_symbol
from synth.errors import UserError
from synth.forms.packing import aligned
from synth.forms.registry import FORMS
from synth.library.demand import load_best, with_those_below
from synth.library.kernels import FormKernel
from synth.library.rows import helper_source, row_helper

#: Ports of a kind of instruction by instruction set. 256 bits: three take vectors, of which one shuffles and
#: two multiply; 512 bits: two, of which one shuffles and the other shifts.
PORTS = {
    "avx2": {"logic": "015", "add": "015", "shift": "01", "multiply": "01", "shuffle": "5"},
    "avx512": {"logic": "05", "add": "05", "shift": "0", "multiply": "05", "shuffle": "5"},
}
_SCALAR = {"scalar": "0156", "popcnt": "1"}


def cycles(counts: Mapping[str, float], isa: str = "avx2") -> float:
    """The least cycles for so many instructions of each kind."""
    where, total = PORTS[isa] | _SCALAR, Pressure()
    for kind, count in counts.items():
        total += Pressure({frozenset(where[kind]): count})
    return port_bound(total.ops)


@dataclass(frozen=True)
class Method:
    """A way to multiply-accumulate: instructions for ``macs`` positions, for one pair of planes or otherwise.

    What is shared by all rows or all columns of a tile (loads, splitting nibbles) is left out: a tile can
    always be larger. ``macs`` are those of a 256-bit register where ``vector``. ``simulated``: the figure for
    one plane each with loads and the loop in it, 256 bits, by llvm-mca, None without one. ``needs``: the only
    instruction set that has it, "" for any.
    """

    name: str
    counts: Mapping[str, int]
    macs: int
    weight_planes: bool
    activation_planes: bool
    simulated: int | None
    vector: bool = True
    needs: str = ""

    def rate(self, spec: KernelSpec, isa: str = "avx2") -> float:
        """MAC per cycle of this configuration."""
        times = spec.weights.bits if self.weight_planes else 1
        times *= spec.activations.bits if self.activation_planes else 1
        wider = isa_specs.load(isa).vector_bits / 256 if self.vector else 1
        return self.macs * wider / (times * cycles(self.counts, isa))


METHODS = {
    method.name: method
    for method in (
        # Both nibbles of 32 bytes: and, look up the count, add up.
        Method("popcount", Counter(logic=2, shuffle=2, add=2), 256, True, True, 84),
        # Full adders take the words of 16 steps in pairs (three instructions with both products) and their
        # carries (two); both nibbles of the last carry are masked and looked up.
        Method(
            "carry-save", Counter(logic=8 * 3 + 7 * 2 + 2, shift=1, shuffle=2, add=2), 16 * 256, True, True,
            None, needs="avx512",
        ),
        # 32 rows, four positions of each: look up their sum, add up.
        Method("tables", Counter(shuffle=1, add=1), 128, True, False, 127),
        # 32 products of bytes, added in pairs to 16 bits.
        Method("maddubs", Counter(multiply=1, add=1), 32, False, False, 47),
        # One 64-bit word.
        Method("popcnt", Counter(scalar=2, popcnt=1), 64, True, True, 63, vector=False),
    )
}  # fmt: skip


def methods(isa: str) -> tuple[Method, ...]:
    """Those that an instruction set has."""
    return tuple(method for method in METHODS.values() if method.needs in ("", isa))


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


def check_isa(isa: str, target: str = BASE) -> None:
    """Raise UserError where this computer does not run the instruction set's kernels for a target."""
    if isa not in PORTS:
        raise UserError(f"--isa {isa}: choose one of {', '.join(PORTS)}")
    known = [place.name for place in isa_specs.load(isa).targets]
    if target not in known:
        raise UserError(f"--target {target}: {isa} has {', '.join(known)}")
    check_machine(isa_specs.load(isa), target)


@dataclass(frozen=True)
class Packed:
    """``data`` uint32 [registers or columns, words]; ``correction`` int32 [rows or columns]."""

    data: NDArray[np.uint32]
    correction: NDArray[np.int32]

    @classmethod
    def of(cls, packed: Any) -> Self:
        return cls(packed.data.reshape(packed.data.shape[0], -1).view(np.uint32), packed.correction)


@dataclass(frozen=True)
class Form:
    """One form of a configuration.

    ``isa``: its instruction set, and the ``target`` that its code is for. ``method``: its name in
    METHODS, "" where that has none. ``tiles``: tile -> C
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
        return Packed.of(self.kernel.pack_weights(values))

    def pack_activations(self, values: Matrix) -> Packed:
        return Packed.of(self.kernel.pack_activations(values))

    def cycles(self, tile: Tile, core: Core | None = None) -> TileCycles:
        """Of a step of a tile, by the model of a core: the one that its instruction set is priced on."""
        kernel, form = self.kernel.kernel, self.kernel.form
        return form.cycles(kernel.isa, core or kernel.core, self.kernel.program, tile, self.target)

    def bound(self, tile: Tile) -> float:
        """MAC per cycle that the execution ports allow this tile's loop."""
        cycles = self.cycles(tile)
        return cycles.macs_per_step / cycles.step.ports

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


def forms_of(a: int, w: int, isa: str, target: str = BASE) -> list[Form]:
    """Every form that a target runs: its own, and those of the targets below it where it has not a form
    itself. Raises MissingKernel."""
    kernels = with_those_below(load_best(isa, a, w, ENCODING, target))
    having = {name: kernel for kernel in reversed(kernels) for name in kernel.certificate.forms}
    products = (name for name, form in FORMS.items() if name in having and not form.depthwise)
    return [_form(having[name].form(name), a, isa) for name in products]


def _form(kernel: FormKernel, a: int, isa: str) -> Form:
    form, symbol, spec = kernel.form, kernel.symbol, kernel.kernel.spec
    name, target = form.name, kernel.kernel.certificate.target
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
    features = isa_specs.load(form.isa).target(form.target).feature_names
    return Kernels(form, load({**form.sources, "drivers.c": "\n".join(text)}, prototypes, features))


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


def contestant(
    name: str, function: Function, arguments: tuple[int | NDArray[Any], ...], operands: Operands,
    products: Callable[[], Matrix], buffers: Sequence[Matrix],
) -> Contestant:  # fmt: skip
    """Return a C function with its arguments, which ``operands`` go into. ``products`` reads its result; a
    check clears ``buffers`` first."""

    def check() -> None:
        for buffer in buffers:
            buffer[...] = 0
        function.call(*arguments)
        expect(name, products(), operands.wanted)

    macs = operands.wanted.size * operands.weights.shape[1]
    return Contestant(name, macs, lambda calls: function.slice(calls, *arguments), check)


def tile(kernels: Kernels, shape: Tile, k: int) -> Contestant:
    """One tile, called again and again on the same operands."""
    form = kernels.form
    m, n = shape.registers * form.rows, shape.columns
    operands = draw(form.spec, m, n, k)
    w, a = form.pack_weights(operands.weights), form.pack_activations(operands.activations)
    out = aligned(np.zeros((n, m), dtype=np.int32))
    steps = -(-k // form.chunk)
    arguments = (w.data, a.data, out, m, a.data.shape[1], 1, 0, 1, 0, steps, w.data.shape[1])
    return contestant(
        f"{form.name} {shape.name}", kernels.functions[form.tiles[shape]], arguments, operands,
        lambda: out + w.correction + a.correction[:, None], [out],
    )  # fmt: skip


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
    cuts = []
    for shape in tiles:
        if registers % shape.registers == 0 and n % shape.columns == 0:
            groups = registers // shape.registers
            blocks = {shape.registers * max(1, groups // part) for part in (1, 2, 4)}
            depths = {-(-steps // part) for part in (1, 2, 4)}
            cuts += [Loop(shape, block, depth) for block in sorted(blocks) for depth in sorted(depths)]
    return cuts


def strips(loop: Loop, n: int) -> list[int]:
    """Numbers of columns that are worth a try to be packed at once: those of 1, 4 and 16 tiles."""
    return sorted({min(n, loop.tile.columns * tiles) for tiles in (1, 4, 16)})


def gemm(kernels: Kernels, loop: Loop, operands: Operands, strip: int = 0) -> Contestant:
    """All tiles of a product of matrices, which ``loops`` must have found divisible.

    ``strip``: so many columns of int8 activations at a time are packed and their corrections computed, in
    every call; 0: activations are packed beforehand.
    """
    form = kernels.form
    (n, k), m = operands.activations.shape, operands.weights.shape[0]
    w, a = form.pack_weights(operands.weights), form.pack_activations(operands.activations)
    data, correction = aligned(a.data), a.correction.copy()
    values, out = aligned(operands.activations), aligned(np.zeros((n, m), dtype=np.int32))
    cut = (loop.block, loop.depth, k // form.chunk)
    rest = (n, m // form.rows, *cut, w.data.shape[1], data.shape[1])
    name, symbol, buffers = f"{form.name} {loop.text}", f"{form.tiles[loop.tile]}_gemm", [out]
    arguments: tuple[int | NDArray[Any], ...] = (w.data, data, w.correction, correction, out, *rest)
    if strip:
        name, symbol = f"{name}, packed in {strip}s", f"{form.tiles[loop.tile]}_packed"
        arguments = (values, k, data, correction, w.data, w.correction, out, strip, *rest)
        buffers = [out, data, correction]
    return contestant(name, kernels.functions[symbol], arguments, operands, lambda: out, buffers)
