"""Linear layers in quantization groups: the kernels, and the packing of a layer's operands for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from isa_specs.instruction import Floats, Isa
from sketches import block_values
from sketches.blocks import (
    BLOCK_BITS,
    BYTE,
    ENTRIES,
    ENTRY_BITS,
    GROUP,
    INDEX_BITS,
    BlockProgram,
    BlockSpec,
    blocks_together,
    column_stride,
)
from sketches.bytes import CHUNK, rows_per_register
from sketches.wellformed_forms import check_blocks
from synth.emit.blocks import (
    NAME,
    emit_linear,
    floats_of,
    linear_functions,
    linear_stem,
    linear_symbol,
    step_counts,
)
from synth.emit.linear_headers import PARAMETERS
from synth.emit.machine import LoadedCode
from synth.emit.text import CFunction
from synth.forms.blocks import (
    BlockWeights,
    Numbers,
    SuperBlockScales,
    activation_limit,
    as_floats,
    dequantized,
    from_codes,
    unpacked,
)
from synth.forms.memory import weights_zeros
from synth.library.artifact import Artifact
from synth.library.certificate import Certificate
from synth.library.kinds.programs import Case, Programs, ProgramsKind, fields_of

if TYPE_CHECKING:
    from synth.prove.obligation import Obligation


@dataclass(frozen=True)
class PackedLinearLayer:
    """The arguments of a layer's C functions, in order. ``packed``: codes. ``scales``, ``zeros``: bytes.
    ``zeros`` has the offsets or the table of a layer that has these. ``bias``: float32 [M]. ``order``:
    positions of stored fields (``BlockWeights.order``). ``parameters``: numbers named by
    ``synth.emit.blocks.PARAMETERS``."""

    packed: NDArray[np.uint8]
    scales: NDArray[np.uint8]
    zeros: NDArray[np.uint8]
    bias: NDArray[np.float32]
    order: NDArray[np.uint16]
    parameters: NDArray[np.int32]

    @property
    def arguments(self) -> tuple[NDArray[Any], ...]:
        return (self.packed, self.scales, self.zeros, self.bias, self.order, self.parameters)

    def parameter(self, name: str) -> int:
        return int(self.parameters[PARAMETERS.index(name)])


def pack_layer(
    machine: LoadedCode,
    isa: Isa,
    target: str,
    program: BlockProgram,
    weights: BlockWeights,
    per_row: bool = False,
) -> PackedLinearLayer:
    """Return weights as ``program`` reads them, packed by the C functions of ``machine``. ``per_row``: each
    activation vector has one scale instead of one per quantization group or super-block."""
    spec, height, symbol = program.spec, rows_per_register(isa), linear_symbol(isa, target, program.spec)
    rows, groups, bytes_of = weights.codes.shape
    assert weights.shared in (1, spec.shares), f"{weights.shared} blocks in a step of {spec}"
    floats = _floats_of(weights, bool(floats_of(isa, target).half))
    zeros = np.zeros((1, 1), np.uint8) if weights.zeros is None else weights.zeros
    behind = floats[1] if weights.offsets is not None else zeros
    integers = _integers_of(weights)
    count = sum(one.shape[2] for one in integers)
    bits, least = block_values.integer_bits(integers)
    shifted = [(one - np.int8(least)).view(np.uint8) for one in integers]
    together = (program.scales_together, program.sums_together)
    scales = _by_registers(floats[0], height, list(zip(shifted, together, strict=False)), bits)
    steps, order = _steps(spec, weights)
    varied = 2 if weights.half_zero else int(weights.zeros is not None)
    varied = varied if weights.offsets is None else 3
    numbers = {
        "rows": rows, "blocks": weights.blocks, "steps": steps, "shared": weights.shared.bit_length() - 1,
        "fields": len(order), "pitch": floats[0].itemsize + count * bits // BYTE,
        "zero_pitch": behind.itemsize if varied in (1, 3) else 0,
        "super_block": weights.super_block.bit_length() - 1, "integers": bits % BYTE, "least": least,
        "count": count, "varied": varied, "biased": weights.bias is not None, "out_stride": rows,
        "k": weights.k, "block": weights.block, "zero": weights.zero, "together": per_row, "limit": 0,
    }  # fmt: skip
    parameters = np.array([numbers[name] for name in PARAMETERS], np.int32)
    registers, words = -(-rows // height), steps * spec.registers * height * CHUNK
    packed = weights_zeros(registers * groups * words)
    codes = weights.codes if weights.codes.strides[2] == 1 else np.ascontiguousarray(weights.codes)
    # The array may be a view of a file, so the bytes between its blocks are read too.
    span = sum((n - 1) * stride for n, stride in zip(codes.shape, codes.strides, strict=True)) + 1
    flat = np.lib.stride_tricks.as_strided(codes, (span,), (1,))
    flip, offsets = weights.flip ^ program.zero_point, _by_registers(behind, height)
    if weights.table is not None:
        entries = weights.table ^ np.uint8(program.zero_point)
        flip, offsets = weights.flip, np.resize(entries, isa.vector_bits // 8)
    machine.call(f"{symbol}_pack", flat, *codes.strides[:2], parameters, bytes_of // 4, flip, packed)
    bias = np.zeros(1, np.float32) if weights.bias is None else weights.bias
    machine.call(f"{symbol}_limit", scales, offsets, parameters)
    bias = np.concatenate([bias.astype(np.float32), np.zeros(-len(bias) % height, np.float32)])
    return PackedLinearLayer(packed, scales, offsets, bias, order, parameters)


def _steps(spec: BlockSpec, weights: BlockWeights) -> tuple[int, NDArray[np.uint16]]:
    """Return the steps per quantization group, or per several groups that share one, and the order of the
    fields. A step consists of several of the shortest steps, which formats have. They follow each other, or
    stand side by side in the columns of a column group."""
    short = BlockSpec(spec.bits)
    steps = spec.steps(weights.wide)
    order = np.full(steps * spec.positions, weights.wide, np.uint16)
    order[: len(weights.order)] = weights.order
    sides = order.reshape(-1, spec.columns, short.sub_steps, CHUNK).transpose(0, 2, 1, 3)
    return steps, np.ascontiguousarray(sides).reshape(-1)[: len(order) // weights.shared]


def scratch_bytes(program: BlockProgram, layer: PackedLinearLayer, count: int) -> int:
    """Return the bytes of scratch memory for ``count`` activation vectors, in whole column groups."""
    whole = count + -count % program.spec.columns
    blocks = layer.parameter("blocks")
    return whole * (column_stride(blocks * layer.parameter("fields")) + 12 * blocks + 1)


def _are_halves(scales: NDArray[np.floating]) -> bool:
    """Return whether float16 represents all these scales."""
    if scales.dtype == np.float16:
        return True  # NaN included, which does not equal itself
    with np.errstate(over="ignore"):
        return bool(np.array_equal(scales.astype(np.float16).astype(scales.dtype), scales))


def _floats_of(weights: BlockWeights, halves: bool) -> list[NDArray[np.floating]]:
    """Return the floats of scales, and of offsets if there are any: [M, groups or super-blocks]. They are
    float16 if the kernel reads ``halves`` and float16 represents all of them, else float32."""
    given = [one for one in (weights.scales, weights.offsets) if one is not None]
    if weights.super_block == 1:
        floats = [as_floats(one) for one in given]
    else:
        floats = [one.super_blocks for one in given if isinstance(one, SuperBlockScales)]
    kind = np.float16 if halves and all(map(_are_halves, floats)) else np.float32
    return [one.astype(kind) for one in floats]


def _integers_of(weights: BlockWeights) -> list[NDArray[np.int8]]:
    """Return the integers of super-blocks, scales first: int8 [M, super-blocks, groups]; [] without any."""
    given = [one for one in (weights.scales, weights.offsets) if isinstance(one, SuperBlockScales)]
    return [one.codes.reshape(*one.super_blocks.shape, -1) for one in given if weights.super_block > 1]


def _by_registers(
    numbers: NDArray[Any],
    height: int,
    integers: Sequence[tuple[NDArray[np.uint8], int]] = (),
    bits: int = BYTE,
) -> NDArray[np.uint8]:
    """Return numbers [M, groups or super-blocks] in the order in which kernels read them, as flat bytes. For
    each panel of row registers the order is [super-block, register], with one number per row. The
    ``integers`` of super-blocks follow: pairs of an array [M, super-blocks, groups] and how many of a row are
    neighbours. Each integer has ``bits`` bits."""
    rows, units = numbers.shape
    registers, size = -(-rows // height), height * numbers.itemsize
    size += height * sum(one.shape[2] for one, _ in integers) * bits // BYTE
    made = weights_zeros(registers * units * size)

    def turned(given: NDArray[Any], group: int, beside: int) -> NDArray[np.uint8]:
        own = np.concatenate([given, np.zeros((-len(given) % height, *given.shape[1:]), given.dtype)])
        own = own.reshape(-1, group, height, units, own.shape[2] // beside, beside)
        own = np.ascontiguousarray(own.transpose(0, 3, 1, 4, 2, 5))
        return own.view(np.uint8).reshape(-1, units, group, own[0, 0, 0].nbytes)

    whole = rows // (height * GROUP) * GROUP
    # Whole panels come first, then the rest, whose last register may lack rows.
    for first, last, group in ((0, whole, GROUP), (whole, registers, registers - whole)):
        if first == last:
            continue
        to = made[first * units * size : last * units * size].reshape(-1, units, group, size)
        of = slice(first * height, last * height)
        parts = [turned(numbers[of, :, None], group, 1)]
        if integers:
            every = np.concatenate([turned(one[of], group, beside) for one, beside in integers], axis=3)
            parts.append(block_values.packed_integers(bits, every, height))
        np.concatenate(parts, axis=3, out=to)
    return made


def reference(
    weights: BlockWeights, values: NDArray[np.float32], floats: Floats, together: bool = False
) -> NDArray[np.float32]:
    """Return a layer's product by numpy, float32 [N, M], for ``values`` [N, K]. Floats are rounded as
    ``floats`` says. ``together``: each row of activations has one scale."""
    codes, rows, blocks = unpacked(weights).astype(np.int64), len(weights.codes), weights.blocks
    zeros = np.full((rows, blocks), weights.zero) if weights.zeros is None else weights.zeros
    spread = np.repeat(zeros.astype(np.int64), weights.block, axis=1)[:, : weights.k]
    count, unit = len(values), weights.super_block
    units = blocks // unit
    padded = np.zeros((rows, blocks * weights.block), np.int64)
    padded[:, : weights.k] = (codes * 2 if weights.half_zero else codes) - spread
    inputs = np.zeros((count, blocks * weights.block), np.float32)
    odd = np.asarray(~(np.abs(values) < activation_limit(weights)).all(axis=1))
    inputs[:, : weights.k] = np.where(odd[:, None], 0, values)
    acts, column_scales = block_values.quantized(inputs.reshape(count, units, unit * weights.block), together)
    acts = acts.reshape(count, blocks, weights.block)
    by_block = padded.reshape(rows, blocks, weights.block)
    sums = np.einsum("nbk,mbk->nmb", acts.astype(np.int64), by_block)
    sums = sums / 2 if weights.half_zero else sums
    bias = np.zeros(1, np.float32) if weights.bias is None else weights.bias
    column_sums = acts.sum(axis=2, dtype=np.int64)
    if unit == 1:
        scales = as_floats(weights.scales).astype(np.float32)
        offsets = None if weights.offsets is None else as_floats(weights.offsets).astype(np.float32)
        result = block_values.product(sums, scales, column_scales, floats, offsets, column_sums)
    else:
        result = _product_of_units(weights, sums, column_scales, floats, column_sums)
    result = result if weights.bias is None else block_values.summed(result, bias, floats)
    if odd.any():
        exact = dequantized(weights, codes)
        with np.errstate(invalid="ignore", over="ignore"):
            products = values[odd].astype(np.float64)[:, None, :] * exact
            result[odd] = np.cumsum(products, axis=2)[:, :, -1] + bias
    return result


def _product_of_units(
    weights: BlockWeights, sums: NDArray[np.int64], column_scales: NDArray[np.float32], floats: Floats,
    column_sums: NDArray[np.int64],
) -> NDArray[np.float32]:  # fmt: skip
    """Return the product of a layer with super-blocks, float32 [N, M]. ``sums``: int64 [N, M, groups].
    ``column_sums``: of activation codes, int64 [N, groups]. ``column_scales``: float32 [N, super-blocks]."""
    several = [(weights.offsets, column_sums[:, None, :]), (weights.scales, sums)]
    given = [(one, by) for one, by in several if isinstance(one, SuperBlockScales)]
    shape = (*sums.shape[:2], column_scales.shape[1], weights.super_block)
    totals = [(by * one.codes).reshape(shape).sum(axis=3) for one, by in given]
    units = [one.super_blocks.astype(np.float32) for one, _ in given]
    terms = len(given) * column_scales.shape[1]
    sums, scales = (np.stack(one, axis=-1).reshape(*one[0].shape[:-1], terms) for one in (totals, units))
    return block_values.product(sums, scales, np.repeat(column_scales, len(given), axis=1), floats)


def linear_target(isa: Isa, target: str) -> str:
    """Return ``target`` or the nearest target below it that adds dot products, else the base target."""
    below = isa.below(target)
    if below is None:
        return target
    made = (isa.instructions[name] for name in isa.gained(target))
    gains = any(i.family == "dot" and i.immediates is None for i in made)
    return target if gains else linear_target(isa, below)


class LinearKind(ProgramsKind):
    """A kind of linear layers with quantization groups. Its specification is a number of ``bits``: of
    weights, or with ``is_table`` of the entries of a table."""

    phase = "linear: "
    searched = "tries short sequences that unpack and multiply, and compares cycles on the target's core"
    fields = fields_of(BlockProgram)
    planned = False
    needed_by_kernels = False
    target = staticmethod(linear_target)
    c_text = staticmethod(emit_linear)
    counts = staticmethod(step_counts)
    check = staticmethod(check_blocks)

    def __init__(self, name: str, title: str, weights: str, bits: tuple[int, ...], is_table: bool) -> None:
        self.name, self.title, self.bits, self.is_table = name, title, bits, is_table
        self.purpose = f"linear layers in blocks, {weights}"

    def block_spec(self, spec: int) -> BlockSpec:
        """Return what the search starts from. It fixes only the bits of weights, or of entries."""
        return BlockSpec(INDEX_BITS, entry_bits=spec) if self.is_table else BlockSpec(spec)

    def has_kernels(self, isa: Isa, target: str) -> bool:
        """Return whether the target has such kernels. With a table, one instruction has to look up all bytes
        of a register in a table of 16 bytes. ARMv7 has none."""
        lookups = (i for i in isa.on(target) if i.family == "table" and isa.whole(i, 2))
        return isa.target(target).architecture in isa.floats and (not self.is_table or any(lookups))

    def stem(self, isa: Isa, target: str, spec: int) -> str:
        return linear_stem(isa, target, self.block_spec(spec))

    def command(self, isa: Isa, target: str, spec: int) -> str:
        return f"linear --{'entries' if self.is_table else 'w'} {spec} --isa {isa.name}"

    def needs(self, isa: Isa, target: str) -> tuple[str, ...]:
        return tuple(feature.name for feature in floats_of(isa, target).needs)

    def specs(self, isa: Isa, target: str, bits: int) -> tuple[BlockSpec, ...]:
        return (self.block_spec(bits),)

    def spec_of(self, program: BlockProgram) -> BlockSpec:
        return replace(program.spec, columns=1, positions_per_register=CHUNK)

    def search(self, spec: BlockSpec, isa: str, target: str) -> tuple[BlockProgram, tuple[()]]:
        from synth.search.blocks import block_program

        return block_program(spec, isa_specs.load(isa), target), ()

    def obligations(self, isa: Isa, target: str, programs: Programs) -> list[Obligation]:
        from synth.prove.blocks import block_obligations

        return [one for program in programs for one in block_obligations(isa, target, program)]

    def functions(self, isa: Isa, target: str, bits: int) -> tuple[CFunction, ...]:
        return linear_functions(linear_symbol(isa, target, self.block_spec(bits)))

    def differs(self, index: tuple[int, ...], got: Any, wanted: Any) -> str:
        return f"row {index[1]} of column {index[0]} is {got!r}, numpy says {wanted!r}"

    def run(
        self, artifact: Artifact, weights: BlockWeights, values: NDArray[np.float32], together: bool = False
    ) -> NDArray[np.float32]:
        """Return ``values`` [N, K], quantized to 8 bits, times weights plus bias: float32 [N, M].
        ``together``: one scale per activation vector, not per group or super-block."""
        found = artifact.certificate
        program = found.block.programs[0]
        layer = pack_layer(artifact.executor(), artifact.isa, found.target, program, weights, together)
        count = len(values)
        out = np.full((count, len(weights.codes)), np.nan, np.float32)
        scratch = np.zeros(scratch_bytes(program, layer, count), np.uint8)
        given = (np.ascontiguousarray(values), values.shape[1], count, count, scratch, out)
        artifact.call(f"{artifact.symbol}_layer", *layer.arguments, *given)
        return out

    def cases(self, found: Certificate) -> Iterator[Case]:
        return _cases(found)


def _cases(certificate: Certificate) -> Iterator[Case]:
    """Yield cases for every kind of quantization group, super-block and scale, tiles of all sizes with
    further rows, extremes, and rows without codes."""
    isa, program = isa_specs.load(certificate.isa), certificate.block.programs[0]
    bits, rng = program.spec.bits, np.random.default_rng(20200224)
    height, tall = rows_per_register(isa), max(tile.registers for tile in program.all_tiles)
    floats, most = floats_of(isa, certificate.target), (1 << bits) - 1
    group = program.matrix.columns if program.matrix else 0
    for number, (block, columns) in enumerate(
        [(16, 1), (32, 2), (48, 5), (128, 3), (256, 9), (64, 6), (32, 4), (16, 3)]
    ):
        # Of super-blocks: their number of groups, and the range of their integers, which have 8, 4 and 6
        # bits.
        units = {4: (2, -128, 128), 5: (4, 0, 16), 6: (8, -32, 32), 7: (16, 0, 64)}
        each, *span = units.get(number, (0, 0, 0))
        shared = blocks_together(bits, block) if each else 1
        if number == 7 and shared == 1:
            continue  # steps are no longer than groups
        columns += (number + 1) % 4 * group
        rows, k = height * (tall + number % 3) + number + 1, block * (2 * each or 3) - number * 4 % block
        codes = rng.integers(0, most + 1, (rows, k))
        codes[0], codes[1] = most, 0
        blocks = -(-k // block)
        scales: Numbers = rng.normal(size=(rows, blocks)).astype("f2" if number % 2 else "f4")
        offsets: Numbers | None = None
        if each:
            numbers = rng.normal(size=(2, rows, blocks // each)).astype("f2")
            integers = rng.integers(span[0], span[1], (2, rows, blocks), np.int8)
            scales, offsets = (SuperBlockScales(*pair) for pair in zip(integers, numbers, strict=True))
        several = number % 2 and not each
        zeros = rng.integers(0, most + 1, (rows, blocks)) if several else np.array(most // 2 + 1)
        bias = rng.normal(size=rows).astype(np.float32) if number % 3 else None
        made = from_codes(codes, scales, zeros, bits, block, bias, offsets, shared)
        if made.bits != bits:
            continue  # groups of 16 take less memory with more bits
        if number == 2:
            made = replace(made, zero=most // 2 * 2 + 1, half_zero=True)
        elif number == 3:
            made = replace(made, zeros=None, offsets=rng.normal(size=(rows, blocks)).astype("f2"))
        if program.table:
            table = rng.permutation(np.resize([0, program.spec.largest_code, *rng.bytes(6)], ENTRIES))
            table = np.minimum(table, program.spec.largest_code).astype(np.uint8)
            made = replace(made, table=table, zeros=None, offsets=None)
        values = rng.normal(size=(columns, k)).astype(np.float32)
        values[0, :block] = -1.0
        values[-1, block : 2 * block] = 2.0**-130
        if columns > 2:
            values[1, 3], values[2] = np.inf, 0.0
        if columns > 3:
            # Products of scales are below the smallest normal float. One activation is at its limit.
            values[3] *= np.float32(2.0**-110)
            values[-1, 0] = activation_limit(made)
        yield Case(f"blocks of {block}", (made, values), reference(made, values, floats))


#: The kinds of linear layers whose codes are integers, or indices into a table.
LINEAR = LinearKind(NAME, "linear kernel", "weights of {} bits", BLOCK_BITS, False)
TABLE_LINEAR = LinearKind(
    f"{NAME}_t{INDEX_BITS}", "linear kernel with a table",
    f"weights are {{}}-bit entries of a table of {ENTRIES}", ENTRY_BITS, True,
)  # fmt: skip
