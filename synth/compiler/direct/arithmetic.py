"""How a machine multiplies and adds: what one vector instruction does with words of channels.

Everything that a direct convolution moves is a word: one float32, one int16, a pair of int16 or four
bytes of neighbouring channels. The inner loop adds the products of a broadcast word and a vector of words
to a vector of sums; which of the two comes from the data and which from the weights is the tile's affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from isa_specs.cores import NOT_MEASURED, Measured, register_bits
from isa_specs.instruction import Instruction
from isa_specs.llvm import DotProduct, Vectors, first_of
from sketches.throughput import Cycles, cycles, instruction_pressure
from synth.compiler.direct.pairs import LARGEST, WORD
from synth.compiler.direct.spec import DirectLayerSpec
from synth.compiler.machines import MachineTarget, features_of
from synth.compiler.text import splat, typed, wrapping

#: Cycles per multiplication and per instruction in a full loop of 256-bit vectors, measured on a Zen 3; and
#: the part by which loops are longer than a core's table says.
MULTIPLY, ISSUE, LONGER = 0.54, 0.26, 1.05
#: 32-bit lanes of the vectors there, and of a vector of 512 bits.
MEASURED_LANES, WIDE_LANES = 8, 16


@dataclass(frozen=True)
class Arithmetic:
    """One way to multiply and add.

    ``word``: the type of a word; ``values``: channels in it; ``sums``: the type of a sum; ``lanes``: words of
    a vector. ``product``: TVMScript of vectors ``{sums}`` plus the products of ``{data}`` and ``{weights}``.
    Where ``limited`` is not empty, that is the text of one word's products, summed two by two in int16, and
    ``product`` takes the sum of ``chain`` of these as ``{partial}`` (``synth.compiler.direct.pairs``).
    ``registers``: vector registers of the machine, of which a vector of sums takes ``sum_registers`` and
    ``spare`` are for the broadcast word and what is on its way. ``uops``: instructions of ``product``, with
    all that is added first; ``steps``: those of integers, by mnemonic. ``multiply``: cycles of these by the
    core's table, 0 where the cycles of a core with two multipliers stand in; ``issue``: cycles per
    instruction of a full loop. ``unrolls``: whether the taps of a small kernel may stand in one body: integer
    sums of several steps LLVM would regroup, for which there are no registers left, and on a machine with few
    registers it runs out of them anyway. ``shift``: the stored data stands for ``x + shift``; None: the zero
    point is taken off, so that the stored data is the real value. ``asks``: whether loops may ask for weights
    ahead, where measurements support it. ``vectors``: of ``limited``, the registers that it is made for.
    ``measured``: factors of the core.
    """

    word: str
    values: int
    sums: str
    lanes: int
    product: str
    registers: int
    sum_registers: int = 1
    spare: int = 1
    uops: int = 1
    unrolls: bool = True
    shift: int | None = None
    limited: str = ""
    chain: int = 1
    steps: tuple[str, ...] = ()
    multiply: float = 0.0
    issue: float = ISSUE
    asks: bool = False
    vectors: Vectors | None = None
    measured: Measured = NOT_MEASURED

    @property
    def product_cycles(self) -> float:
        """Cycles of ``product`` by the units that multiply and add."""
        return self.multiply or -(-self.uops // 2) * MULTIPLY

    @property
    def around(self) -> float:
        """What instructions beside the products take, as a part of what they take where their estimates were
        measured."""
        return self.issue / ISSUE

    @property
    def moving(self) -> float:
        """The same of what moves elements that stay in order: larger vectors have more of them."""
        return self.around * min(1.0, MEASURED_LANES / self.lanes)

    def fits(self, broadcasts: int, vectors: int) -> bool:
        """Whether the sums and operands of a tile of so many vectors stay in registers."""
        operands = vectors * self.chain + self.spare
        return broadcasts * vectors * self.sum_registers + operands <= self.registers

    def added(self, sums: str, operands: Sequence[tuple[str, str]]) -> str:
        """The sums with the products of these data and weights: of a word, or of the words of a chain."""
        if self.limited:
            parts = [self.limited.format(data=data, weights=weights) for data, weights in operands]
            return self.product.format(sums=sums, partial=" + ".join(parts))
        ((data, weights),) = operands
        return self.product.format(sums=sums, data=data, weights=weights)

    @property
    def single(self) -> Arithmetic:
        """The same with sums of one word."""
        return _pairs(self.shift or 0, self.vectors, 1) if self.vectors else self

    def data_word(self, values: list[str], zero_point: int) -> str:
        """A word of the data from expressions of its values (int8, uint8 or float32)."""
        if self.sums == "float32":
            return values[0]
        offset = -zero_point if self.shift is None else self.shift
        return self._words([f'(T.Cast("int32", {value}) + {offset})' for value in values], 1)

    def data_words(self, values: list[str], zero_point: int) -> str:
        """A vector of words of an integer layer's data from vectors int32 of their values."""
        offset = -zero_point if self.shift is None else self.shift
        added = f" + {splat(str(offset), self.lanes)}"
        return self._words([f"({value}{added})" if offset else value for value in values], self.lanes)

    def _words(self, values: list[str], lanes: int) -> str:
        """One word, or so many, of int32 values."""
        word = ""
        for place, part in enumerate(values):
            if place < self.values - 1:  # the last one's upper bits leave the word anyway
                part = f"T.bitwise_and({part}, {splat(str((1 << self._bits) - 1), lanes)})"
            if place:
                part = f"T.shift_left({part}, {splat(str(self._bits * place), lanes)})"
            word = f"T.bitwise_or({word}, {part})" if word else part
        return word if self.word == "int32" else f'T.Cast("{typed(self.word, lanes)}", {word})'

    @property
    def element(self) -> str:
        """The type of one of a word's values."""
        return {1: self.word, 2: "int16", 4: "int8"}[self.values]

    def data_element(self, value: str, zero_point: int) -> str:
        """One of a word's values from an expression of the data's."""
        if self.sums == "float32":
            return value
        offset = -zero_point if self.shift is None else self.shift
        return f'T.Cast("{self.element}", T.Cast("int32", {value}) + {offset})'

    def padding_element(self, zero_point: int) -> str:
        """The element of a real zero."""
        value = 0 if self.shift is None else (zero_point + self.shift + 128) % 256 - 128
        return f"T.{self.element}({value})"

    def word_at(self, elements: str, start: str) -> str:
        """The word whose first value is the element ``start`` of a buffer, wherever that is."""
        if self.values == 1:
            return f"{elements}[{start}]"
        return f'T.reinterpret("{self.word}", {elements}[T.Ramp({start}, 1, {self.values})])'

    def padding_word(self, zero_point: int) -> str:
        """The word of real zeros."""
        if self.shift is None:
            return f"T.{self.word}(0)"
        value = (zero_point + self.shift) & ((1 << self._bits) - 1)
        number = sum(value << self._bits * place for place in range(self.values))
        return f"T.int32({number - (1 << 32) if number >> 31 else number})"

    @property
    def _bits(self) -> int:
        return 32 // self.values


def _intrinsic(name: str, dtype: str, *arguments: str) -> str:
    return f'T.call_llvm_pure_intrin("{dtype}", "{name}", {", ".join(arguments)})'


def _views(dtype: str) -> tuple[str, str]:
    """The operands seen as vectors of another type."""
    return f'T.reinterpret("{dtype}", {{data}})', f'T.reinterpret("{dtype}", {{weights}})'


def arithmetics(layer: DirectLayerSpec, machine: MachineTarget, runs: bool = False) -> list[Arithmetic]:
    """The ways to multiply that are exact for the layer, that the target's instruction sets have, and that
    may be the fastest.

    ``runs``: words are cut from kernel rows (``synth.compiler.direct.planes``), not from a pixel's channels.
    """
    found = features_of(machine.tvm)
    made = _floats(machine, found) if not layer.integer else _integers(layer, machine, found, runs)
    return [_on_core(one, machine) for one in made]


def _on_core(arithmetic: Arithmetic, machine: MachineTarget) -> Arithmetic:
    """Return the arithmetic with what depends on the machine's core. Integers of 512-bit vectors have the
    cycles of the core's table: some of these cores have two units for them, others four."""
    made = replace(arithmetic, asks=machine.llvm.prefetches, measured=machine.core.measured)
    if not made.steps or made.lanes < WIDE_LANES:
        return made
    taken = step_cycles(made, machine).ports
    return replace(made, multiply=LONGER * taken, issue=LONGER / machine.core.width)


def step_cycles(arithmetic: Arithmetic, machine: MachineTarget) -> Cycles:
    """Return what the instructions of a product of integers take by the table of the machine's core."""
    steps = ((instruction_named(mnemonic, machine), 1.0) for mnemonic in arithmetic.steps)
    return cycles(machine.core, instruction_pressure(machine.core, machine.target, steps))


def instruction_named(mnemonic: str, machine: MachineTarget) -> Instruction:
    """The one of the largest registers, of those that the target has."""
    found = [one for one in machine.table.on(machine.target) if one.mnemonic == mnemonic]
    return max(found, key=register_bits)


def _floats(machine: MachineTarget, found: frozenset[str]) -> list[Arithmetic]:
    code = machine.llvm
    vectors = code.vectors_of(found)
    return [
        Arithmetic(
            "float32", 1, "float32", vectors.lanes, FLOAT, vectors.registers, spare=code.float_spare,
            unrolls=code.float_unrolls,
        )
    ]  # fmt: skip


def _integers(
    layer: DirectLayerSpec, machine: MachineTarget, found: frozenset[str], runs: bool
) -> list[Arithmetic]:
    words = word_arithmetic(machine)
    if not layer.bytes_fit:
        return [words]
    dot = dot_product(machine)
    if dot is not None:
        return [_dot(dot, _shift(layer, dot.signed_data))]
    vectors = machine.llvm.vectors_of(found)
    if not vectors.byte_pairs or (layer.geometry.channels <= 2 and not runs) or not _sums_fit(layer):
        return [words]
    return [*(_pairs(_shift(layer, False), vectors, chain) for chain in CHAINS), words]


def dot_product(machine: MachineTarget) -> DotProduct | None:
    """Return the target's instruction for dot products of bytes, if the target has one."""
    return first_of(machine.llvm.dots, features_of(machine.tvm))


def _shift(layer: DirectLayerSpec, signed: bool) -> int:
    """What is added to the data of a layer so that an instruction takes it as signed or unsigned bytes."""
    if signed:
        return 0 if layer.data_dtype == "int8" else -128
    return 128 if layer.data_dtype == "int8" else 0


def word_arithmetic(machine: MachineTarget, wraps: bool = False) -> Arithmetic:
    """Products of int16, exact for all values of an integer layer. ``wraps``: sums are taken modulo 2^32,
    else they must not overflow."""
    code = machine.llvm
    vectors = code.vectors_of(features_of(machine.tvm))
    if vectors.pairs:
        lanes, values, each = vectors.lanes, 2, 1
        products = _intrinsic(vectors.pairs, f"int32x{lanes}", *_views(f"int16x{2 * lanes}"))
    else:
        lanes, values, each = 2 * vectors.lanes, 1, 2
        cast = f'T.Cast("int32x{lanes}", '
        products = f"({cast}{{data}}) * {cast}{{weights}}))"
    product = wrapping("add", "{sums}", products, lanes) if wraps else f"{{sums}} + {products}"
    made = Arithmetic(
        "int32" if values == 2 else "int16", values, "int32", lanes, product, vectors.registers, each,
        spare=2, uops=code.wrapping_uops if wraps else 2, unrolls=False, steps=vectors.product_steps,
    )  # fmt: skip
    return _on_core(made, machine)


FLOAT = "{sums} + {data} * {weights}"


#: How many words' products may be added within int16.
CHAINS = (1, 2)


def _pairs(shift: int, vectors: Vectors, chain: int) -> Arithmetic:
    """Four products of an unsigned and a signed byte, two of them within int16, with those of so many
    words."""
    lanes, (multiply, add) = vectors.lanes, vectors.byte_steps
    limited = _intrinsic(vectors.byte_pairs, f"int16x{2 * lanes}", *_views(f"int8x{4 * lanes}"))
    ones = f"T.Broadcast(T.int16(1), {2 * lanes})"
    product = f"{{sums}} + {_intrinsic(vectors.pairs, f'int32x{lanes}', '{partial}', ones)}"
    return Arithmetic(
        "int32", WORD, "int32", lanes, product, vectors.registers, spare=3, uops=2 * chain + 1,
        unrolls=False, shift=shift, limited=limited, chain=chain,
        steps=(multiply,) * chain + (add,) * (chain - 1) + vectors.product_steps, vectors=vectors,
    )  # fmt: skip


def _dot(dot: DotProduct, shift: int) -> Arithmetic:
    """Four products of two bytes at a time."""
    views = _views(f"int8x{4 * dot.lanes}")
    product = _intrinsic(dot.intrinsic, f"int32x{dot.lanes}", "{sums}", *views)
    return Arithmetic(
        "int32", 4, "int32", dot.lanes, product, dot.registers, shift=shift, steps=(dot.mnemonic,)
    )


def _sums_fit(layer: DirectLayerSpec) -> bool:
    """Whether no sum can leave int32 on its way: it is TVM's addition, which must not overflow, of data that
    still has its zero point. Twice: the correction for the zero point, which is the bias at first, is no
    larger than the sum itself."""
    sizes = np.abs(layer.weights.reshape(layer.filters, -1), dtype=np.int64).sum(1)
    return bool((np.abs(layer.bias, dtype=np.int64) + 2 * LARGEST * sizes).max() < 1 << 31)
