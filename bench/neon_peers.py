"""Instructions that tiles execute in an emulated AArch64: ours, the CGO paper's two popcounts, and compiled C
loops.

All are compiled by the same compiler with the same options, get the same random operands packed beforehand,
and are compared with numpy. A tile's call, its rare work and the store of its sums are counted too.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches import tables
from sketches.bitplanes import CHUNK
from sketches.encoding import Operand
from sketches.tile import Tile
from synth.emit.emulator import Emulator, unicorn_core
from synth.emit.matrices import tile_symbol
from synth.emit.toolchain import compile_elf
from synth.errors import UserError, VerificationError
from synth.library.kernels import Kernel

ROWS = 4
"""Rows of a register of bitplanes: its 32-bit lanes."""
_MOST = 127
"""What a byte of signed differences may reach before it is widened."""
Matrix = NDArray[Any]


@dataclass(frozen=True)
class Executed:
    """Instructions of one call of a tile of ``rows`` x ``columns`` x ``k`` multiply-accumulates."""

    tile: str
    rows: int
    columns: int
    k: int
    instructions: float

    @property
    def per_thousand(self) -> float:
        """Instructions per 1,000 multiply-accumulates."""
        return 1000 * self.instructions / (self.rows * self.columns * self.k)


def emulator(source: str, features: Sequence[str] = ("neon",)) -> Emulator:
    """A C text at -O3 for AArch64 with these features."""
    return Emulator(compile_elf({"unit.c": source}, "aarch64", features=features, opt="-O3"), "aarch64")


def emulated(kernel: Kernel) -> bool:
    """Whether the emulator has the features of a kernel's target."""
    features = kernel.isa.target(kernel.certificate.target).feature_names
    return set(features) <= unicorn_core("aarch64").features


def _operands(kernel: Kernel, rows: int, columns: int, k: int) -> tuple[Matrix, Matrix]:
    """Random weights [rows, k] and activations [columns, k]."""
    random = np.random.default_rng(20200224)
    weights = random.choice(np.asarray(kernel.spec.weights.values), (rows, k))
    return weights, random.choice(np.asarray(kernel.spec.activations.values), (columns, k))


def _compare(who: str, got: Matrix, weights: Matrix, activations: Matrix) -> None:
    """Raise VerificationError unless ``got`` [columns, rows] are the products."""
    if not np.array_equal(got, activations @ weights.T):
        raise VerificationError(f"{who}: not what numpy computes")


# ---- ours -------------------------------------------------------------------------------------------------


def tiles(kernel: Kernel, name: str, k: int) -> list[Executed]:
    """Every tile of a form, activations packed beforehand. Raises VerificationError."""
    form = kernel.form(name)
    machine = emulator(form.text, kernel.isa.target(kernel.certificate.target).feature_names)
    found = []
    for tile in form.tiles:
        weights, activations = _operands(kernel, tile.registers * form.rows, tile.columns, k)
        w, a = form.pack_weights(weights), form.pack_activations(activations)
        w_words, a_words = w.data.view(np.uint32), a.data.view(np.uint32)
        out = np.zeros((tile.columns, len(weights)), np.int32)
        steps = (len(weights), a_words[0].size, 1, 0, 1, 0, w.chunks, w_words[0].size)
        count = machine.call(tile_symbol(form.symbol, tile), w_words, a_words, out, *steps).instructions
        _compare(
            f"{form.symbol} {tile.name}", out + w.correction + a.correction[:, None], weights, activations
        )
        assert count is not None
        found.append(Executed(tile.name, len(weights), tile.columns, k, count))
    return found


# ---- two popcounts ----------------------------------------------------------------------------------------


def two_popcounts(kernel: Kernel, k: int) -> list[Executed]:
    """The hybrid kernel of Cowan et al. (CGO 2020, section 2): ``popcount(w & a) - popcount(~w & a)`` per
    pair of planes, in tiles of the shapes of our bitplanes. Raises UserError for K too long for its 16-bit
    sums."""
    spec, steps = kernel.spec, -(-k // CHUNK)
    a_bits, w_bits = spec.activations.bits, spec.weights.bits
    groups = _shifts(a_bits, w_bits)
    sums = (sum(_pairs(a_bits, w_bits, s) << s - low for s in range(low, high)) for low, high in groups)
    most = np.iinfo(np.int16).max // (2 * 8 * max(sums))
    if steps > most:
        raise UserError(f"K = {k}: the two-popcount kernel takes at most {most * CHUNK}")
    shapes = kernel.form("bitplanes").program.tiles
    machine = emulator(two_popcount_source(a_bits, w_bits, shapes))
    found = []
    for tile in shapes:
        weights, activations = _operands(kernel, tile.registers * ROWS, tile.columns, k)
        planes = _words(spec.weights, weights).reshape(tile.registers, ROWS, w_bits, steps)
        out = np.zeros((tile.columns, len(weights)), np.int32)
        count = machine.call(
            f"two_{tile.name}", np.ascontiguousarray(planes.transpose(0, 3, 2, 1)),
            np.ascontiguousarray(_words(spec.activations, activations).transpose(0, 2, 1)), out, steps,
        ).instructions  # fmt: skip
        _compare(f"two popcounts {tile.name}", out, weights, activations)
        assert count is not None
        found.append(Executed(tile.name, len(weights), tile.columns, k, count))
    return found


def _words(operand: Operand, values: Matrix) -> NDArray[np.uint32]:
    """Values [vectors, k] to words [vectors, planes, steps], bit b of a word position b."""
    code = tables.code_of(operand)
    bits = (values - code.offset) // code.step ^ code.flip
    planes = (bits[:, None, :] >> np.arange(operand.bits)[None, :, None] & 1).astype(np.uint8)
    padded = np.pad(planes, ((0, 0), (0, 0), (0, -values.shape[1] % CHUNK)))
    return np.packbits(padded, axis=2, bitorder="little").view(np.uint32)


def _pairs(a_bits: int, w_bits: int, shift: int) -> int:
    """How many pairs of planes count ``2^shift`` fold."""
    return sum(shift - i in range(a_bits) for i in range(w_bits))


def _shifts(a_bits: int, w_bits: int) -> list[tuple[int, int]]:
    """Ranges of shifts whose weighted differences fit a byte together."""
    groups = [(0, 1)]
    for shift in range(1, a_bits + w_bits - 1):
        low, _ = groups[-1]
        total = 8 * sum(_pairs(a_bits, w_bits, s) << s - low for s in range(low, shift + 1))
        groups[-1:] = [(low, shift + 1)] if total <= _MOST else [groups[-1], (shift, shift + 1)]
    return groups


def two_popcount_source(a_bits: int, w_bits: int, shapes: tuple[Tile, ...]) -> str:
    """C text of the tiles ``two_RxC(weights, activations, out, steps)``.

    weights: per register of 4 rows and step a word per plane and row; activations: per column and step a word
    per plane; out int32 [columns][rows]. A step is 32 positions; the planes' differences are added up in
    bytes, with their powers of two, as far as they fit, and pairwise in 16-bit lanes from step to step.
    """
    groups = _shifts(a_bits, w_bits)
    step: list[str] = []
    for number, (low, high) in enumerate(groups):
        for shift in reversed(range(low, high)):
            for i in range(w_bits):
                j = shift - i
                if j not in range(a_bits):
                    continue
                term = f"DIFFERENCE(w[{i}], a[{j}])"
                if shift == high - 1 and i == max(0, shift - a_bits + 1):
                    step.append(f"        int8x16_t d{number} = {term};")
                elif i == max(0, shift - a_bits + 1):
                    step.append(f"        d{number} = vaddq_s8(vshlq_n_s8(d{number}, 1), {term});")
                else:
                    step.append(f"        d{number} = vaddq_s8(d{number}, {term});")
        step.append(f"        sum[r][c][{number}] = vpadalq_s8(sum[r][c][{number}], d{number});")
    parts = {str(n): f"vpaddlq_s16(sum[r][c][{n}])" for n in range(len(groups))}
    ends = ["    int32x4_t all = " + parts["0"] + ";"]
    ends += [
        f"    all = vaddq_s32(all, vshlq_n_s32({parts[str(n)]}, {low}));"
        for n, (low, _) in enumerate(groups)
        if n
    ]
    functions = "\n".join(
        f"void two_{tile.name}(const uint32_t *w, const uint32_t *a, int32_t *out, int32_t steps) "
        f"{{ two({tile.registers}, {tile.columns}, w, a, out, steps); }}"
        for tile in shapes
    )
    most_r, most_c, nl = max(t.registers for t in shapes), max(t.columns for t in shapes), "\n"
    return f"""\
#include <arm_neon.h>
#include <stdint.h>
#define UNROLL _Pragma("GCC unroll 16")
#define ONES(x) vcntq_u8(x)
#define DIFFERENCE(w, a) vreinterpretq_s8_u8(vsubq_u8(ONES(vandq_u8(w, a)), ONES(vbicq_u8(a, w))))
static inline __attribute__((always_inline)) void two(const int registers, const int columns,
    const uint32_t *weights, const uint32_t *activations, int32_t *out, int32_t steps) {{
  int16x8_t sum[{most_r}][{most_c}][{len(groups)}];
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c)
    UNROLL for (int g = 0; g < {len(groups)}; ++g) sum[r][c][g] = vdupq_n_s16(0);
  for (int32_t step = 0; step < steps; ++step, weights += {ROWS * w_bits}, activations += {a_bits})
    UNROLL for (int c = 0; c < columns; ++c) {{
      uint8x16_t a[{a_bits}];
      UNROLL for (int j = 0; j < {a_bits}; ++j)
        a[j] = vreinterpretq_u8_u32(vld1q_dup_u32(activations + (intptr_t)c * steps * {a_bits} + j));
      UNROLL for (int r = 0; r < registers; ++r) {{
        const uint32_t *row = weights + (intptr_t)r * steps * {ROWS * w_bits};
        uint8x16_t w[{w_bits}];
        UNROLL for (int i = 0; i < {w_bits}; ++i) w[i] = vreinterpretq_u8_u32(vld1q_u32(row + {ROWS} * i));
{nl.join(step)}
      }}
    }}
  UNROLL for (int r = 0; r < registers; ++r) UNROLL for (int c = 0; c < columns; ++c) {{
{nl.join(ends)}
    vst1q_s32(out + ((intptr_t)c * registers + r) * {ROWS}, all);
  }}
}}
{functions}
"""


# ---- C loops ----------------------------------------------------------------------------------------------

_LOOPS = """\
#include <stdint.h>
void planes(const uint32_t *restrict weights, const uint32_t *restrict activations,
            const int32_t *restrict correction, int32_t *restrict out, int32_t rows, int32_t columns,
            int32_t words) {
  for (int32_t c = 0; c < columns; ++c)
    for (int32_t r = 0; r < rows; ++r) {
      int32_t total = correction[c];
      for (int i = 0; i < WEIGHT_BITS; ++i)
        for (int j = 0; j < ACTIVATION_BITS; ++j) {
          const uint32_t *w = weights + ((intptr_t)r * WEIGHT_BITS + i) * words;
          const uint32_t *a = activations + ((intptr_t)c * ACTIVATION_BITS + j) * words;
          int32_t ones = 0;
          for (int32_t k = 0; k < words; ++k) ones += __builtin_popcount(w[k] & a[k]);
          total += ones << (i + j + 1);
        }
      out[(intptr_t)c * rows + r] = total;
    }
}
void bytes(const int8_t *restrict weights, const int8_t *restrict activations, int32_t *restrict out,
           int32_t rows, int32_t columns, int32_t k_length) {
  for (int32_t c = 0; c < columns; ++c)
    for (int32_t r = 0; r < rows; ++r) {
      int32_t total = 0;
      for (int32_t k = 0; k < k_length; ++k)
        total += weights[(intptr_t)r * k_length + k] * activations[(intptr_t)c * k_length + k];
      out[(intptr_t)c * rows + r] = total;
    }
}
"""
#: Rows and columns of the loops: of the largest tile of one plane each.
LOOP_ROWS, LOOP_COLUMNS = 8, 4


def _loop(
    kernel: Kernel,
    what: str,
    k: int,
    run: Callable[[Emulator, Matrix, Matrix, Matrix], Any],
    features: Sequence[str] = ("neon",),
) -> Executed:
    """A plain loop on random operands; ``run`` calls it (machine, weights, activations, output)."""
    weights, activations = _operands(kernel, LOOP_ROWS, LOOP_COLUMNS, k)
    spec, out = kernel.spec, np.zeros((LOOP_COLUMNS, LOOP_ROWS), np.int32)
    bits = f"#define WEIGHT_BITS {spec.weights.bits}\n#define ACTIVATION_BITS {spec.activations.bits}\n"
    count = run(emulator(bits + _LOOPS, features), weights, activations, out).instructions
    _compare(f"C loop over {what}", out, weights, activations)
    assert count is not None
    return Executed(f"{LOOP_ROWS} rows x {LOOP_COLUMNS}", LOOP_ROWS, LOOP_COLUMNS, k, count)


def plane_loop(kernel: Kernel, k: int) -> Executed:
    """A plain loop over the words of the planes, one popcount per pair, column sums beforehand. Raises
    VerificationError."""
    spec = kernel.spec

    def run(machine: Emulator, weights: Matrix, activations: Matrix, out: Matrix) -> Any:
        # bipolar weights are 2 * code - (2^bits - 1)
        correction = (-((1 << spec.weights.bits) - 1) * activations.sum(axis=1)).astype(np.int32)
        words = (_words(spec.weights, weights), _words(spec.activations, activations))
        return machine.call("planes", *words, correction, out, LOOP_ROWS, LOOP_COLUMNS, -(-k // CHUNK))

    return _loop(kernel, "bitplanes", k, run)


def byte_loop(kernel: Kernel, k: int, features: Sequence[str] = ("neon",)) -> Executed:
    """A plain loop over int8 values, compiled for these features. Raises VerificationError."""

    def run(machine: Emulator, weights: Matrix, activations: Matrix, out: Matrix) -> Any:
        values = (weights.astype(np.int8), activations.astype(np.int8))
        return machine.call("bytes", *values, out, LOOP_ROWS, LOOP_COLUMNS, k)

    return _loop(kernel, "int8", k, run, features)


def fewest(found: Iterable[Executed]) -> Executed:
    """The fewest instructions per multiply-accumulate."""
    return min(found, key=lambda one: one.per_thousand)


def executed_elsewhere(kernel: Kernel, k: int, features: Sequence[str]) -> dict[str, Executed]:
    """Code that a kernel is compared with -> its best tile. The loops over int8 are compiled for these
    features, as far as the emulator has them."""
    had = [feature for feature in features if feature in unicorn_core("aarch64").features]
    return {
        "two popcounts": fewest(two_popcounts(kernel, k)),
        "C loop, bitplanes": plane_loop(kernel, k),
        "C loop, int8": byte_loop(kernel, k, had),
    }
