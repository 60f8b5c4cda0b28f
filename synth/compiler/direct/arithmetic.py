"""The arithmetic of a target: which words of channels one vector instruction multiplies and adds.

All data of a direct convolution are words: one float32, one int16, a pair of int16, or four bytes of
neighbouring channels. The inner loop adds the products of a broadcast word and a vector of words to a vector
of accumulators. The tile decides which of the two comes from the data and which from the weights.

AVX2's ``vpmaddubsw`` adds two products of an unsigned and a signed byte and saturates the sum to int16. The
loops add the sums of ``chain`` words in 16 bits before they widen them to 32. No sum saturates or wraps if
the positive weights of a word chain sum to at most 128 and the negative weights to at least -128: 255 * 128 =
32,640 is below 32,767, and every partial sum lies between the sums of the negative and the positive products.
Weights are constants here. ``split`` divides them into a first part that keeps this rule and a rest that is
nearly always zero. The words of the rest that are not zero go through the same instruction one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from isa_specs.cores import NOT_MEASURED, LoopFactors, MeasuredFactors, register_bits
from isa_specs.llvm import DotProduct, Vectors, first_of
from sketches.throughput import Cycles, cycles, instruction_pressure
from synth.compiler.direct.spec import DirectLayerSpec
from synth.compiler.machines import CompileTarget, features_of
from synth.compiler.tvmscript import splat, typed, wrapping

#: The largest unsigned byte, and the limits on sums of weights that keep 16-bit sums exact with it.
LARGEST = 255
LEAST, MOST = -(32768 // LARGEST), 32767 // LARGEST
#: Weights of a word, and how many of them one 16-bit lane sums.
WORD, PAIR = 4, 2


def split(weights: NDArray[np.int32], chain: int) -> tuple[NDArray[np.int8], list[NDArray[np.int8]]]:
    """Return a first part of the weights that ``fit`` in word chains, and further parts that fit word by
    word. ``weights``: int32 [..., 4 * chain * n] with values of int8; the parts are int8 and sum to them. In
    the first part, earlier weights of a chain take precedence, so that few words have a rest. Raises
    ValueError for values outside int8."""
    if weights.size and (weights.min() < -128 or weights.max() > 127):
        raise ValueError("weights are no int8")
    first = _first_part(weights, chain)
    rest, others = weights - first, []
    while rest.any():
        others.append(_first_part(rest, 1))
        rest = rest - others[-1]
    assert (sum(others, first.astype(np.int32)) == weights).all()
    return first, others


def _first_part(weights: NDArray[np.int32], chain: int) -> NDArray[np.int8]:
    """Return the part of the weights that keeps the limits."""
    lanes = summed(weights.astype(np.int16), chain).copy()
    more, less = np.full(lanes.shape[:-1], MOST, np.int16), np.full(lanes.shape[:-1], LEAST, np.int16)
    for number in range(lanes.shape[-1]):
        part = np.clip(lanes[..., number], less, more)
        more, less = more - np.maximum(part, 0), less - np.minimum(part, 0)
        lanes[..., number] = part
    words = lanes.reshape(-1, WORD // PAIR, chain, PAIR).swapaxes(1, 2)
    return words.reshape(weights.shape).astype(np.int8)


def summed(weights: NDArray[np.generic], chain: int) -> NDArray[np.generic]:
    """Return weights [..., 4 * chain * n] as [..., 2 * n, 2 * chain]: one row per 16-bit lane."""
    words = weights.reshape(-1, chain, WORD // PAIR, PAIR).swapaxes(1, 2)
    return words.reshape(*weights.shape[:-1], -1, PAIR * chain)


def fit(weights: NDArray[np.int8], chain: int) -> bool:
    """Return whether 16-bit sums of ``chain`` words are exact for these weights and any unsigned bytes."""
    sums = summed(weights.astype(np.int32), chain)
    positive, negative = np.maximum(sums, 0).sum(-1), np.minimum(sums, 0).sum(-1)
    return not weights.size or bool(positive.max() <= MOST and negative.min() >= LEAST)


@dataclass(frozen=True, eq=False)
class Rest:
    """The nonzero words of the rest, by blocks of filters that a tile computes together. ``starts``: int32
    [blocks + 1], the first word of each block. ``places``: int32 [words], offsets of the words' data from the
    data of a position, in elements of the packed input. ``weights``: int32 [words, filters of a block]."""

    starts: NDArray[np.int32]
    places: NDArray[np.int32]
    weights: NDArray[np.int32]


def rest_of(words: NDArray[np.int32], places: NDArray[np.int32], filters: int) -> Rest:
    """Return the words that are nonzero for a filter of their block. ``words``: int32 [blocks * filters,
    steps]. ``places``: int32 [steps]."""
    blocks = words.reshape(-1, filters, words.shape[1]).transpose(0, 2, 1)
    mask = (blocks != 0).any(2)
    starts = np.concatenate([[0], np.cumsum(mask.sum(1))]).astype(np.int32)
    return Rest(starts, np.ascontiguousarray(places[mask.nonzero()[1]]), np.ascontiguousarray(blocks[mask]))


def rest_steps(words: NDArray[np.bool_], filters: int) -> float:
    """Return the average number of words of the rest in a block of ``filters`` filters. A word counts once if
    it is nonzero for any filter of the block. ``words``: bool [filters of all groups, steps], true for
    nonzero words."""
    count = -(-len(words) // filters)
    padded = np.zeros((count * filters, words.shape[1]), bool)
    padded[: len(words)] = words
    return float(padded.reshape(count, filters, -1).any(1).sum() / count)


@dataclass(frozen=True)
class Arithmetic:
    """One way to multiply and add vectors of words.

    ``word``: dtype of a word: float32, int16, or int32 for two int16 or four bytes. ``values``: channels per
    word. ``sums``: dtype of an accumulator. ``lanes``: words per vector. ``product``: TVMScript of ``{sums}``
    plus the products of ``{data}`` and ``{weights}``. ``registers``: vector registers of the target.
    ``sum_registers``: registers of one vector of accumulators. ``spare``: registers for the broadcast word
    and values in flight. ``uops``: instructions of ``product``, including the sums of a word chain.
    ``steps``: mnemonics of the integer instructions of ``product``. ``multiply``: cycles of ``product`` by
    the core's table; 0: estimate them from ``uops`` by ``loops``. ``issue``: cycles per instruction in
    a loop that the issue width limits. ``unrolls``: whether the taps of a small kernel may be unrolled; LLVM
    regroups integer sums of several steps, and then registers run out. ``shift``: the stored data is ``x +
    shift``; None: it is ``x`` minus its zero point. ``limited``: TVMScript of one word's products, summed in
    pairs within int16, "" without this limit. Then ``product`` takes the sum of a word chain of ``chain``
    words as ``{partial}`` (``synth.compiler.direct.arithmetic``). ``vectors``: registers and intrinsics of
    ``limited``. ``asks``: whether loops may prefetch weights. ``measured``: factors of the core.
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
    issue: float = LoopFactors.issue
    asks: bool = False
    vectors: Vectors | None = None
    measured: MeasuredFactors = NOT_MEASURED

    @property
    def loops(self) -> LoopFactors:
        """The cost of loops on the core."""
        return self.measured.loops

    @property
    def product_cycles(self) -> float:
        """The cycles of ``product``, with all words of a chain, on the units that multiply and add."""
        return self.multiply or -(-self.uops // 2) * self.loops.multiply

    @property
    def around(self) -> float:
        """The cost of instructions beside products, relative to the core on which they were measured."""
        return self.issue / self.loops.issue

    @property
    def moving(self) -> float:
        """The relative cost of moving elements in unchanged order. Larger vectors move more elements."""
        return self.around * min(1.0, self.loops.lanes / self.lanes)

    def fits(self, broadcasts: int, vectors: int) -> bool:
        """Return whether a tile's accumulators and operands fit the registers. ``broadcasts`` times
        ``vectors``: its vectors of accumulators."""
        operands = vectors * self.chain + self.spare
        return broadcasts * vectors * self.sum_registers + operands <= self.registers

    def added(self, sums: str, operands: Sequence[tuple[str, str]]) -> str:
        """Return TVMScript of ``sums`` plus the products of (data, weights), one pair per word of a chain."""
        if self.limited:
            parts = [self.limited.format(data=data, weights=weights) for data, weights in operands]
            return self.product.format(sums=sums, partial=" + ".join(parts))
        ((data, weights),) = operands
        return self.product.format(sums=sums, data=data, weights=weights)

    @property
    def single(self) -> Arithmetic:
        """The same products with word chains of one word, under the same int16 limit."""
        if self.vectors is None:
            return self
        arithmetic = _pairs(self.shift or 0, self.vectors, 1)
        return replace(arithmetic, issue=self.loops.issue, measured=self.measured)

    def _offset(self, zero_point: int) -> int:
        return -zero_point if self.shift is None else self.shift

    def data_word(self, values: list[str], zero_point: int) -> str:
        """Return TVMScript of a data word from expressions of at most ``self.values`` values (int8, uint8 or
        float32). Integers become ``x + shift``, or ``x - zero_point`` if ``shift`` is None."""
        if self.sums == "float32":
            return values[0]
        offset = self._offset(zero_point)
        return self._words([f'(T.Cast("int32", {value}) + {offset})' for value in values], 1)

    def data_words(self, values: list[str], zero_point: int) -> str:
        """Return TVMScript of a vector of data words from int32 vectors of their values."""
        if offset := self._offset(zero_point):
            values = [f"({value} + {splat(str(offset), self.lanes)})" for value in values]
        return self._words(values, self.lanes)

    def _words(self, values: list[str], lanes: int) -> str:
        """Return TVMScript of one word, or a vector of ``lanes`` words, from int32 values."""
        word = ""
        for number, value in enumerate(values):
            if number < self.values - 1:  # the shift drops the last value's upper bits
                value = f"T.bitwise_and({value}, {splat(str((1 << self._bits) - 1), lanes)})"
            if number:
                value = f"T.shift_left({value}, {splat(str(self._bits * number), lanes)})"
            word = f"T.bitwise_or({word}, {value})" if word else value
        return word if self.word == "int32" else f'T.Cast("{typed(self.word, lanes)}", {word})'

    @property
    def element(self) -> str:
        """The dtype of one of a word's values: ``word`` itself, int16, or int8 (also for unsigned bytes)."""
        return {1: self.word, 2: "int16", 4: "int8"}[self.values]

    def data_element(self, value: str, zero_point: int) -> str:
        """Return TVMScript of one value of a word from an expression of the data."""
        if self.sums == "float32":
            return value
        return f'T.Cast("{self.element}", T.Cast("int32", {value}) + {self._offset(zero_point)})'

    def padding_element(self, zero_point: int) -> str:
        """Return the TVMScript constant of an element that stands for the real value 0."""
        value = 0 if self.shift is None else (zero_point + self.shift + 128) % 256 - 128
        return f"T.{self.element}({value})"

    def word_at(self, elements: str, start: str) -> str:
        """Return TVMScript of the word whose first value is ``elements[start]``, at any alignment."""
        if self.values == 1:
            return f"{elements}[{start}]"
        return f'T.reinterpret("{self.word}", {elements}[T.Ramp({start}, 1, {self.values})])'

    def padding_word(self, zero_point: int) -> str:
        """Return the TVMScript constant of a word whose values stand for the real value 0."""
        if self.shift is None:
            return f"T.{self.word}(0)"
        return f"T.int32({signed_word([zero_point + self.shift] * self.values, self._bits)})"

    @property
    def _bits(self) -> int:
        return 32 // self.values


def signed_word(values: Sequence[int], bits: int) -> int:
    """Return the int32 whose fields of ``bits`` bits are ``values``, modulo 2^bits, the lowest first."""
    word = sum((value & ((1 << bits) - 1)) << bits * number for number, value in enumerate(values))
    return word - (word >> 31 << 32)


def _intrinsic(name: str, dtype: str, *arguments: str) -> str:
    return f'T.call_llvm_pure_intrin("{dtype}", "{name}", {", ".join(arguments)})'


def _views(dtype: str) -> tuple[str, str]:
    """Return TVMScript of data and weights as vectors of another dtype."""
    return f'T.reinterpret("{dtype}", {{data}})', f'T.reinterpret("{dtype}", {{weights}})'


def arithmetics(layer: DirectLayerSpec, machine: CompileTarget, runs: bool = False) -> list[Arithmetic]:
    """Return the ways to multiply that are exact for the layer, that the target has, and that may be fastest.
    ``runs``: words are cut from kernel rows (``synth.compiler.direct.spec``), not from a pixel's
    channels."""
    found = features_of(machine.tvm)
    choices = _integers(layer, machine, found, runs) if layer.integer else [_floats(machine, found)]
    return [_on_core(arithmetic, machine) for arithmetic in choices]


def _on_core(arithmetic: Arithmetic, machine: CompileTarget) -> Arithmetic:
    """Return the arithmetic with what depends on the machine's core. Integers of vectors that are larger than
    the measured ones have the cycles of the core's table: some cores have two units for them, others four."""
    measured, loops = machine.core.measured, machine.core.measured.loops
    arithmetic = replace(arithmetic, asks=machine.llvm.prefetches, issue=loops.issue, measured=measured)
    if not arithmetic.steps or arithmetic.lanes <= loops.lanes:
        return arithmetic
    cycles = loops.longer * step_cycles(arithmetic, machine).ports
    return replace(arithmetic, multiply=cycles, issue=loops.longer / machine.core.width)


def step_cycles(arithmetic: Arithmetic, machine: CompileTarget) -> Cycles:
    """Return the cycles of the integer instructions of a product, by the core's table."""
    table = machine.table.on(machine.target)
    rows = ([row for row in table if row.mnemonic == mnemonic] for mnemonic in arithmetic.steps)
    steps = ((max(alike, key=register_bits), 1.0) for alike in rows)  # those of the largest registers
    return cycles(machine.core, instruction_pressure(machine.core, machine.target, steps))


def _floats(machine: CompileTarget, found: frozenset[str]) -> Arithmetic:
    code = machine.llvm
    vectors = code.vectors_of(found)
    return Arithmetic(
        "float32", 1, "float32", vectors.lanes, "{sums} + {data} * {weights}", vectors.registers,
        spare=code.float_spare, unrolls=code.float_unrolls,
    )  # fmt: skip


def _integers(
    layer: DirectLayerSpec, machine: CompileTarget, found: frozenset[str], runs: bool
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


def dot_product(machine: CompileTarget) -> DotProduct | None:
    """Return the target's instruction for dot products of bytes, if the target has one."""
    return first_of(machine.llvm.dots, features_of(machine.tvm))


def _shift(layer: DirectLayerSpec, signed: bool) -> int:
    """Return what is added to a layer's data so that it becomes signed or unsigned bytes."""
    if signed:
        return 0 if layer.data_dtype == "int8" else -128
    return 128 if layer.data_dtype == "int8" else 0


def word_arithmetic(machine: CompileTarget, wraps: bool = False) -> Arithmetic:
    """Return the arithmetic of int16 products, which is exact for all values of an integer layer.
    ``wraps``: add modulo 2^32; else sums must not overflow."""
    code = machine.llvm
    vectors = code.vectors_of(features_of(machine.tvm))
    if vectors.pairs:
        word, values, lanes, registers = "int32", 2, vectors.lanes, 1
        products = _intrinsic(vectors.pairs, f"int32x{lanes}", *_views(f"int16x{2 * lanes}"))
    else:
        word, values, lanes, registers = "int16", 1, 2 * vectors.lanes, 2
        cast = f'T.Cast("int32x{lanes}", '
        products = f"({cast}{{data}}) * {cast}{{weights}}))"
    product = wrapping("add", "{sums}", products, lanes) if wraps else f"{{sums}} + {products}"
    arithmetic = Arithmetic(
        word, values, "int32", lanes, product, vectors.registers, registers, spare=2,
        uops=code.wrapping_uops if wraps else 2, unrolls=False, steps=vectors.product_steps,
    )  # fmt: skip
    return _on_core(arithmetic, machine)


#: How many words' products may be added within int16.
CHAINS = (1, 2)


def _pairs(shift: int, vectors: Vectors, chain: int) -> Arithmetic:
    """Return the arithmetic of unsigned times signed bytes, summed in pairs within int16 over ``chain``
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
    """Return the arithmetic of a dot-product instruction, which adds four products of bytes."""
    lanes, steps = dot.lanes, (dot.mnemonic,)
    product = _intrinsic(dot.intrinsic, f"int32x{lanes}", "{sums}", *_views(f"int8x{4 * lanes}"))
    return Arithmetic("int32", 4, "int32", lanes, product, dot.registers, shift=shift, steps=steps)


def _sums_fit(layer: DirectLayerSpec) -> bool:
    """Return whether no partial sum leaves int32, since TVM's addition must not overflow. The data still
    includes its zero point. The factor 2 covers the correction for it, which starts the sum and is no larger
    than the sum of products."""
    sizes = np.abs(layer.weights.reshape(layer.filters, -1), dtype=np.int64).sum(1)
    return bool((np.abs(layer.bias, dtype=np.int64) + 2 * LARGEST * sizes).max() < 1 << 31)
