"""Weight formats in quantization groups: a description each, from which the conversion to a kernel's words is
derived.

A byte is a row of digits of a base, the highest digit first. Bits, pairs of bits, nibbles and bytes are
digits of base 2, 4, 16 and 256. Five ternary codes are digits of base 3: they are a fraction of 243, rounded
up to a fraction of 256. So in every base, digit n of a byte is ``((byte * base^n) mod 256) * base / 256``,
rounded down. A code may be several digits, each for the bits from ``low`` on. Integer scales are digits too.

If each byte has bit fields of one row and one group, where the kernel looks for them, the words are copied
unchanged. The order of fields then says which positions they have. Otherwise codes are unpacked first
(``unpack.c``). Each order is proved when it is first used (``synth.prove.formats``).
"""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

import isa_specs
from sketches.blocks import ENTRIES, LARGEST_BLOCK, BlockSpec, FormatDigit, blocks_together
from sketches.bytes import CHUNK
from synth.emit.features import host_features, host_target
from synth.errors import UserError, VerificationError
from synth.forms.blocks import BlockWeights, Numbers, SuperBlockScales, as_floats, stored_bits
from synth.forms.float_tables import FloatTable, nearest_step

if TYPE_CHECKING:  # whoever reads a file's header needs neither solver nor compiler
    from synth.emit.machine import CompiledCode
    from synth.prove.obligation import Obligation


@dataclass(frozen=True)
class CodeRun:
    """Codes in ``count`` successive bytes. Digit ``digit`` of byte ``byte + i`` is the code of position
    ``position + i * step``, or its bits from ``low`` on. Digit 0 is the highest. ``base``: None for the
    format's base."""

    position: int
    byte: int
    count: int
    digit: int
    step: int = 1
    base: int | None = None
    low: int = 0


@dataclass(frozen=True)
class Number:
    """A number per group: ``times`` the little-endian float16 at ``byte``. With ``floats``, numbers are bytes
    instead, side by side for several groups, and indices into these 256 floats. With ``runs``, several groups
    share the float16, and ``times`` is 1 or -1. The number of a group is then ``times`` * float16 * (integer
    of ``runs`` - ``zero``)."""

    byte: int
    times: int = 1
    runs: tuple[CodeRun, ...] = ()
    zero: int = 0
    floats: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        if self.runs and self.floats:
            raise ValueError("integers multiply a float16, and no float of a byte")
        if self.runs and abs(self.times) != 1:
            raise ValueError(f"{self.times} times a float16 is no float16, which super-blocks multiply")


@dataclass(frozen=True)
class Format:
    """A format: ``blocks`` quantization groups of ``block`` weights each, in ``size`` bytes. The codes are
    digits of ``base`` at the offsets of ``runs``. A weight is scale * ((code XOR ``flip``) - ``zero``) +
    offset, with a ``zero`` that is a multiple of a half.

    ``scale``: None if the scales are elsewhere. ``offset``: None if no offset is added.
    ``values``: if not empty, codes of 4 bits are indices into these numbers, and a weight is scale * number.
    Kernels read integers from a table of unsigned bytes, so ``zero`` is added to each. Numbers that are no
    integers are rounded to multiples of ``step``; ``BlockWeights.exact`` has the exact weights.
    """

    name: str
    base: int
    block: int
    size: int
    runs: tuple[CodeRun, ...]
    zero: float
    scale: Number | None = None
    flip: int = 0
    offset: Number | None = None
    blocks: int = 1
    values: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        if self.values and (len(self.values), self.base, self.offset) != (ENTRIES, ENTRIES, None):
            raise ValueError(f"{self.name}: {len(self.values)} values for codes of base {self.base}")
        # With a base that is no power of two, an XOR mask would make numbers that are no codes.
        if self.positions > LARGEST_BLOCK or (self.flip and self.base != 1 << self.bits):
            raise ValueError(f"{self.name}: at most {LARGEST_BLOCK} positions, no flip in base {self.base}")
        if self.blocks > 1 and self.wide % BlockSpec(self.bits).positions:
            raise ValueError(f"{self.name}: blocks of {self.block} positions leave words that are not whole")

    @property
    def positions(self) -> int:
        """Return how many positions the groups in ``size`` bytes have together."""
        return self.block * self.blocks

    @property
    def code_bits(self) -> int:
        """Return the bits of the largest code in the file: 2 for a digit of base 3."""
        most = max((((run.base or self.base) - 1) << run.low for run in self.runs), default=self.base - 1)
        return most.bit_length()

    @cached_property
    def step(self) -> float:
        """Return what multiplies an integer of the table besides the scale: 1 if values are integers."""
        return nearest_step(self.values)

    @property
    def table(self) -> NDArray[np.uint8] | None:
        """Return the table that a kernel reads, uint8 [16], or None. Raises ValueError if no byte has an
        entry."""
        entries = [round(value / self.step) + int(self.zero) for value in self.values]
        if entries and not (min(entries) >= 0 and max(entries) <= 255):
            raise ValueError(f"{self.name}: {entries} are no bytes")
        return np.array(entries, np.uint8) if entries else None

    @property
    def shared(self) -> int:
        """Return how many groups share a step of a kernel: 1, or ``blocks_together`` in a super-block. The
        float scales and offsets of a super-block all have integer factors."""
        together = blocks_together(self.code_bits, self.block)
        in_units = self.scale is not None and all(one.runs for one in (self.scale, self.offset) if one)
        return together if in_units and self.blocks % together == 0 else 1

    @property
    def wide(self) -> int:
        """Return how many positions the groups that share a step have together."""
        return self.block * self.shared

    @property
    def bits(self) -> int:
        """Return the bits of a code in the words of a kernel."""
        return stored_bits(self.code_bits, self.wide)

    @property
    def words(self) -> int:
        """Return how many bytes the kernel's words take for the groups that share a step."""
        return BlockSpec(self.bits).bytes(self.wide)

    @cached_property
    def places(self) -> tuple[tuple[FormatDigit, ...], ...]:
        """Return the digits of every position. Raises ValueError if a position has none, or a bit twice."""
        return self._places(self.runs, self.positions)

    def places_of(self, number: Number) -> tuple[tuple[FormatDigit, ...], ...]:
        """Return the digits of every group's integer of ``number``. Raises ValueError as ``places``."""
        return self._places(number.runs, self.blocks)

    def _places(self, runs: tuple[CodeRun, ...], positions: int) -> tuple[tuple[FormatDigit, ...], ...]:
        found: list[list[FormatDigit]] = [[] for _ in range(positions)]
        for run in sorted(runs, key=lambda run: run.low):
            for i in range(run.count):
                own = found[run.position + i * run.step] if run.position + i * run.step < positions else []
                below = (own[-1].base << own[-1].low if own else 1).bit_length() - 1
                if below == run.low:  # a base that is no power of two has one digit
                    own.append(FormatDigit(run.byte + i, run.digit, run.base or self.base, run.low))
        if sum(run.count for run in runs) != sum(map(len, found)) or not all(found):
            raise ValueError(f"{self.name}: its runs do not have each of {positions} positions once")
        return tuple(map(tuple, found))


@dataclass(frozen=True)
class GroupLayout:
    """The words of the groups that share a step. ``order``: the position of every field by step, sub-step and
    byte; ``wide`` for none. ``first``: the source byte from which on words are copied unchanged, None if
    codes are unpacked."""

    order: tuple[int, ...]
    first: int | None


def interleaved(
    byte: int, length: int, parts: int, base: int | None = None, low: int = 0
) -> tuple[CodeRun, ...]:
    """Return codes that follow each other in ``length`` bytes from ``byte`` on: ``parts`` digits in a byte,
    the lowest digit first."""
    return tuple(CodeRun(n, byte, length, parts - 1 - n, parts, base, low) for n in range(parts))


def packed(bits: int, block: int) -> Format:
    """Return the format of codes whose bits follow each other, the first code lowest (MatMulNBits)."""
    size = block * bits // 8
    runs = interleaved(0, size, 8 // bits)
    return Format(f"{bits} bits in blocks of {block}", 1 << bits, block, size, runs, 1 << bits - 1)


def bytewise(bits: int, block: int) -> Format:
    """Return the format of codes that have a byte each, in its highest bits."""
    return Format(f"bytes of {bits} bits", 1 << bits, block, block, (CodeRun(0, 0, block, 0),), 0)


def bit_string(data: NDArray[np.integer], bits: int, count: int) -> NDArray[np.uint8]:
    """Return ``count`` codes of ``bits`` of each row of bytes or words. Their bits follow each other, the
    first code lowest, also from one byte to the next. The result is uint8 [rows, count]."""
    given, size = np.ascontiguousarray(data).view(np.uint8), -(-count // 8) * bits
    given = np.pad(given[:, :size], ((0, 0), (0, max(0, size - given.shape[1])))).reshape(-1, bits)
    words = np.pad(given, ((0, 0), (0, 8 - bits))).view("<u8")  # eight codes each
    codes, mask = np.zeros_like(words), np.uint64((1 << bits) - 1)
    for n in range(8):
        codes |= (words >> np.uint64(bits * n) & mask) << np.uint64(8 * n)
    return codes.view(np.uint8).reshape(len(data), -1)[:, :count]


@cache
def layout(form: Format) -> GroupLayout:
    """Return the proved layout of a format's groups: a copy if that is possible. Raises VerificationError if
    the proof fails."""
    from synth.prove.obligation import discharge, z3_solver

    spec = BlockSpec(form.bits)
    steps = spec.steps(form.wide)
    fields = itertools.product(range(steps), range(spec.sub_steps), range(CHUNK))
    first = min(digit.byte for place in form.places for digit in place)
    there = {(place[0].byte, place[0].digit): position for position, place in enumerate(form.places)}
    copied, unpacked = [], []
    for step, part, j in fields:
        piece = spec.bit_fields(part)[0]
        byte = (step * spec.words + piece.word) * CHUNK + j
        copied.append(there.get((first + byte, (8 - piece.shift) // form.bits - 1), form.wide))
        unpacked.append(min((part * steps + step) * CHUNK + j, form.wide))
    as_it_is = form.blocks == 1 and form.base == 1 << form.bits and sorted(copied) == list(range(form.block))
    found = GroupLayout(tuple(copied if as_it_is else unpacked), first if as_it_is else None)
    for one in _obligations(form, spec, found):
        outcome = discharge(one, z3_solver)
        if outcome.verdict != "proved":
            raise VerificationError(f"{form.name}: {outcome.name}: {outcome.verdict} {outcome.detail}")
    return found


def _obligations(form: Format, spec: BlockSpec, found: GroupLayout) -> list[Obligation]:
    """Return the obligations for the codes of each group, and for the integer scales and offsets."""
    from synth.prove.formats import digit_obligations, format_obligations
    from synth.prove.obligation import distinct

    every: list[Obligation] = []
    for begin in range(0, form.positions, form.wide):
        places = form.places[begin : begin + form.wide]
        every += format_obligations(spec, places, found.order, found.first)
    for number in (form.scale, form.offset):
        every += digit_obligations(form.places_of(number)) if number and number.runs else []
    return distinct(every)


_PROTOTYPE = "void synth_unpack(const uint8_t *, int32_t rows, int32_t blocks, int32_t last, uint8_t *to);"
_TEXT = Path(__file__).with_name("unpack.c")


def unpacker_text(form: Format, number: Number | None = None) -> str:
    """Return C of ``synth_unpack``, which unpacks a format's codes to words, or the integers of ``number`` to
    a byte each."""
    from synth.emit.macros import TILE_MACRO, macros

    spec = BlockSpec(form.bits)
    blocks, block, words = 1, form.blocks, form.blocks
    if number is None:
        blocks, block, words = form.blocks // form.shared, form.wide, form.words
    return Template(_TEXT.read_text(encoding="utf-8")).substitute(
        inline=macros("SYNTH_INLINE") + TILE_MACRO,
        size=form.size,
        runs="\n  ".join(_runs_text(form.base, form.runs if number is None else number.runs)),
        blocks=blocks,
        block=block,
        bytes=words,
        steps=form.words // (spec.words * CHUNK),
        fields=form.words * 8 // form.bits if number is None else block,
        write="memcpy(to, codes, BYTES);" if number else _words_text(spec),
    )


@cache
def _unpacker(form: Format, number: Number | None = None) -> CompiledCode:
    """Return the compiled ``unpacker_text``."""
    from synth.emit.machine import load_code

    machine = host_target() or ""
    known = {name for _, place in isa_specs.places(machine) for name in place.feature_names}
    source = unpacker_text(form, number)
    return load_code({_TEXT.name: source}, _PROTOTYPE, machine, sorted(known & host_features()))


def _runs_text(base: int, runs: Sequence[CodeRun]) -> Iterator[str]:
    """Yield C of runs, lower bits of codes first. Digits of the same bytes side by side are one macro."""

    def bytes_of(run: CodeRun) -> tuple[int, ...]:
        return (run.low, run.byte, run.count, run.base or base, run.step)

    ordered = sorted(runs, key=lambda run: (*bytes_of(run), run.position))
    beside = [
        run.step > 1 and bytes_of(run) == bytes_of(before) and run.position == before.position + 1
        for before, run in itertools.pairwise(ordered)
    ]
    begins = [0, *(n for n, follows in enumerate(beside, 1) if not follows), len(ordered)]
    for begin, end in itertools.pairwise(begins):
        run, own = ordered[begin], ordered[begin].base or base
        times = ", ".join(str(own**one.digit % 256) for one in ordered[begin:end])
        yield f"RUN({run.position}, {run.step}, {run.byte}, {run.count}, {own}, {run.low}, {times})"


def _words_text(spec: BlockSpec) -> str:
    """Return C that writes the words of a group's steps from its codes."""
    fields: list[list[str]] = [[] for _ in range(spec.words)]
    for part in range(spec.sub_steps):
        for piece in spec.bit_fields(part):
            fields[piece.word].append(f"FIELD({part}, {piece.low}, {piece.ones}, {piece.shift})")
    words = ", ".join(" | ".join(of) for of in fields)
    return (
        f"for (int step = 0; step < STEPS; ++step) {{\n      const uint32_t words[] = {{{words}}};\n"
        "      memcpy(to + step * sizeof words, words, sizeof words);\n    }"
    )


def codes_of(form: Format, data: NDArray[np.uint8], k: int) -> NDArray[np.uint8]:
    """Return the words of rows of ``k`` weights. ``data``: uint8 [rows, bytes]. The result is uint8 [rows,
    groups / ``shared``, ``words``], a view of the data if they are copied unchanged. If codes are unpacked,
    the last ``size`` bytes of each row may be incomplete: missing codes are 0."""
    rows, groups, found = len(data), -(-k // form.positions), layout(form)
    if found.first is not None:
        return data.reshape(rows, groups, form.size)[:, :, found.first : found.first + form.words]
    to = np.empty((rows, groups * form.blocks // form.shared, form.words), np.uint8)
    last = data.shape[1] - (groups - 1) * form.size
    _unpacker(form).call("synth_unpack", np.ascontiguousarray(data), rows, groups, last, to)
    return to


def numbers_of(form: Format, number: Number, data: NDArray[np.uint8]) -> Numbers:
    """Return the scale or offset of every group of rows uint8 [rows, bytes]: float16 or float32 [rows,
    groups], or SuperBlockScales if ``number`` has runs."""
    groups = data.reshape(len(data), -1, form.size)
    if number.floats:
        own = groups[:, :, number.byte : number.byte + form.blocks]
        return np.array(number.floats, np.float32)[own].reshape(len(data), -1) * np.float32(number.times)
    floats = groups[:, :, number.byte : number.byte + 2].view(np.dtype("<f2"))[:, :, 0]
    if not number.runs:
        return floats if number.times == 1 else floats.astype(np.float32) * number.times
    codes = np.empty((len(data), floats.shape[1] * form.blocks), np.uint8)
    given = (np.ascontiguousarray(data), len(data), floats.shape[1], form.size, codes)
    _unpacker(form, number).call("synth_unpack", *given)
    integers = codes.view(np.int8)
    integers -= np.int8(number.zero)
    return SuperBlockScales(integers, floats if number.times == 1 else -floats)


def weights_in(form: Format, data: NDArray[np.uint8], k: int) -> BlockWeights:
    """Return the weights of rows uint8 [rows, bytes] of a format that contains its scales."""
    assert form.scale is not None, f"{form.name}: its scales are elsewhere"
    offsets = None if form.offset is None else numbers_of(form, form.offset, data)
    return weights_of(form, codes_of(form, data, k), k, numbers_of(form, form.scale, data), offsets=offsets)


def weights_of(
    form: Format, codes: NDArray[np.uint8], k: int, scales: Numbers,
    zeros: NDArray[np.number[Any]] | None = None, bias: NDArray[np.float32] | None = None,
    offsets: Numbers | None = None,
) -> BlockWeights:  # fmt: skip
    """Return the weights of rows of words (``codes_of``). ``zeros``: if not all are the format's; uint8, or
    all equal and a multiple of a half. ``offsets``: only with the format's zero point."""
    zero = form.zero
    if zeros is not None and bool((zeros == zeros.flat[0]).all()):
        zero, zeros = float(zeros.flat[0]), None
    half, exact = zero % 1 != 0, None
    if form.step != 1:
        floats = as_floats(scales).astype(np.float32)
        exact = FloatTable(np.array(form.values, np.float32), floats)
        scales = floats * np.float32(form.step)
    return BlockWeights(
        bits=form.bits,
        block=form.block,
        k=k,
        codes=codes,
        order=np.array(layout(form).order, np.uint16),
        scales=scales,
        zero=int(2 * zero if half else zero),
        zeros=None if zeros is None else zeros.astype(np.uint8, copy=False),
        bias=bias,
        flip=form.flip * (255 // ((1 << form.bits) - 1)),
        half_zero=half,
        offsets=offsets,
        shared=form.shared,
        table=form.table,
        exact=exact,
    )


def zero_points(
    said: str, points: Any, scales: NDArray[np.floating], middle: float
) -> tuple[NDArray[np.number[Any]] | None, NDArray[np.float32] | None]:
    """Return float zero points as kernels take them: one for all groups, a multiple of a half; else offsets
    to the zero point ``middle``, rounded to float32. Raises UserError."""
    one = np.float32(points.flat[0])
    if (points == one).all() and float(one) * 2 in range(256):
        return np.asarray(points), None
    floats = points.astype(np.float64)
    for row, block in np.argwhere(~np.isfinite(floats))[:1]:
        place = f"zero point {points[row, block]} of row {row}, block {block}"
        raise UserError(f"{said}: {place} is no number; quantize it anew")
    return None, (scales.astype(np.float64) * (middle - floats)).astype(np.float32)


def package(name: str) -> Any:
    """Import and return a package that reads files. Raises UserError with the command that installs it."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise UserError(f"{name} is not installed: pip install 'synth-kernel[llm]'") from None
