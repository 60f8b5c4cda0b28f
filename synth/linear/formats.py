"""Formats of weights in blocks: a description each, from which their way to the words of a kernel is derived.

A byte is a row of digits of a base, the first one highest: bits, pairs of bits, nibbles and bytes are digits
of base 2, 4, 16 and 256, and five ternary codes are digits of base 3, of a fraction of 243 that was rounded
up to one of 256. So digit n of a byte is ``((byte * base^n) mod 256) * base / 256``, rounded down, whatever
the base.

Where each byte of a block has fields of positions of its row and block alone, and has them where the kernel
looks for them, the words are copied as they are, and the order of fields says which positions they have.
Elsewhere codes are unpacked first (``unpack.c``). Either order is proved when it is first used
(``synth.prove.formats``).
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from string import Template
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sketches.blocks import BLOCK_BITS, LARGEST_BLOCK, BlockSpec
from sketches.bytes import CHUNK
from synth.emit.features import host_target
from synth.emit.form import INLINE
from synth.emit.machine import Running, load_machine
from synth.errors import UserError, VerificationError
from synth.forms.blocks import BlockWeights
from synth.prove.formats import format_obligations
from synth.prove.obligation import discharge, z3_solver


@dataclass(frozen=True)
class Run:
    """Codes in ``count`` bytes of a block that follow each other: digit ``digit`` of byte ``byte + i`` is the
    code of position ``position + i * step``."""

    position: int
    byte: int
    count: int
    digit: int
    step: int = 1


@dataclass(frozen=True)
class Format:
    """A block of ``block`` weights in ``size`` bytes. Its codes are digits of ``base``, of which ``runs`` say
    where they are. A weight is the block's scale times the difference of its code, combined with ``flip`` by
    exclusive or, and ``zero``, a multiple of a half. It is so ``times``.

    ``scale``: the byte at which a block has its scale, a little-endian float16; None where scales are
    elsewhere.
    """

    name: str
    base: int
    block: int
    size: int
    runs: tuple[Run, ...]
    zero: float
    scale: int | None = None
    flip: int = 0
    times: int = 1

    def __post_init__(self) -> None:
        # A base that is no power of two has codes below it, of which none is flipped into another.
        if self.block > LARGEST_BLOCK or (self.flip and self.base != 1 << self.bits):
            raise ValueError(
                f"{self.name}: at most {LARGEST_BLOCK} positions, and no flip in base {self.base}"
            )

    @property
    def bits(self) -> int:
        """Of a code in the words of a kernel: of a width that divides a byte."""
        return next(bits for bits in BLOCK_BITS if 8 % bits == 0 and self.base <= 1 << bits)

    @property
    def words(self) -> int:
        """Bytes of the words of a block."""
        spec = BlockSpec(self.bits)
        return -(-self.block // spec.positions) * spec.words * CHUNK

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Byte and digit of every position. Raises ValueError where a position has none, or two."""
        found = {
            run.position + i * run.step: (run.byte + i, run.digit)
            for run in self.runs
            for i in range(run.count)
        }
        if sorted(found) != list(range(self.block)) or sum(run.count for run in self.runs) != self.block:
            raise ValueError(f"{self.name}: its runs do not have each of {self.block} positions once")
        return tuple(found[position] for position in range(self.block))


@dataclass(frozen=True)
class Layout:
    """The words of a block. ``order``: the position of every field, in the order of steps, parts and bytes;
    ``first``: the byte of the source from which on they are copied, None where codes are unpacked."""

    order: tuple[int, ...]
    first: int | None


def packed(bits: int, block: int) -> Format:
    """Codes whose bits follow each other, the first one's lowest (ONNX ``MatMulNBits``)."""
    each = 8 // bits
    runs = tuple(Run(n, 0, block // each, each - 1 - n, each) for n in range(each))
    return Format(f"{bits} bits in blocks of {block}", 1 << bits, block, block // each, runs, 1 << bits - 1)


@cache
def layout(form: Format) -> Layout:
    """The proved layout of a format's blocks: as they are where that is possible. Raises VerificationError
    where the proof fails."""
    spec = BlockSpec(form.bits)
    steps = range(-(-form.block // spec.positions))
    fields = [(step, part, j) for step in steps for part in range(spec.parts) for j in range(CHUNK)]
    first = min(byte for byte, _ in form.places)
    there = {place: position for position, place in enumerate(form.places)}
    copied, unpacked = [], []
    for step, part, j in fields:
        word, shift = spec.place(part, 0)
        byte = (step * spec.words + word) * CHUNK + j
        copied.append(there.get((first + byte, (8 - shift) // form.bits - 1), form.block))
        unpacked.append(min(shift // form.bits * form.words + byte, form.block))
    as_it_is = form.base == 1 << form.bits and sorted(copied) == list(range(form.block))
    found = Layout(tuple(copied if as_it_is else unpacked), first if as_it_is else None)
    for one in format_obligations(spec, form.base, form.places, found.order, found.first):
        outcome = discharge(one, z3_solver)
        if outcome.verdict != "proved":
            raise VerificationError(f"{form.name}: {outcome.name}: {outcome.verdict} {outcome.detail}")
    return found


_PROTOTYPE = "void synth_unpack(const uint8_t *, int32_t rows, int32_t blocks, int32_t last, uint8_t *to);"
_TEXT = Path(__file__).with_name("unpack.c")


@cache
def _unpacker(form: Format) -> Running:
    runs = (f"RUN({r.position}, {r.step}, {r.byte}, {r.count}, {form.base**r.digit})" for r in form.runs)
    source = Template(_TEXT.read_text(encoding="utf-8")).substitute(
        inline=INLINE, base=form.base, block=form.block, bits=form.bits, size=form.size,
        words=form.words, runs="\n  ".join(runs),
    )  # fmt: skip
    return load_machine({_TEXT.name: source}, _PROTOTYPE, host_target() or "")


def codes_of(form: Format, data: NDArray[np.uint8], k: int) -> NDArray[np.uint8]:
    """The words of rows of ``k`` weights each, ``data`` uint8 [rows, bytes]: uint8 [rows, blocks, bytes], a
    view of the data where they are copied as they are. The last block of each row may lack bytes where it is
    unpacked: its codes there are 0."""
    rows, blocks, found = len(data), -(-k // form.block), layout(form)
    if found.first is not None:
        return data.reshape(rows, blocks, form.size)[:, :, found.first : found.first + form.words]
    to = np.empty((rows, blocks, form.words), np.uint8)
    last = data.shape[1] - (blocks - 1) * form.size
    _unpacker(form).call("synth_unpack", np.ascontiguousarray(data), rows, blocks, last, to)
    return to


def scales_of(form: Format, data: NDArray[np.uint8]) -> NDArray[np.floating]:
    """The scales in the blocks of rows uint8 [rows, bytes]: [rows, blocks], a view where a weight is once its
    scale."""
    assert form.scale is not None, f"{form.name}: its scales are elsewhere"
    blocks = data.reshape(len(data), -1, form.size)
    scales = blocks[:, :, form.scale : form.scale + 2].view(np.dtype("<f2"))[:, :, 0]
    return scales if form.times == 1 else scales.astype(np.float32) * form.times


def weights_of(
    form: Format, codes: NDArray[np.uint8], k: int, scales: NDArray[np.floating],
    zeros: NDArray[np.number[Any]] | None = None, bias: NDArray[np.float32] | None = None,
) -> BlockWeights:  # fmt: skip
    """Weights of the words of rows (``codes_of``). ``zeros``: where they are not all the format's; uint8
    unless they are all alike, a multiple of a half."""
    zero = form.zero
    if zeros is not None and bool((zeros == zeros.flat[0]).all()):
        zero, zeros = float(zeros.flat[0]), None
    half = zero % 1 != 0
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
    )


def package(name: str) -> Any:
    """A package that reads files. Raises UserError with the command that installs it."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise UserError(f"{name} is not installed: pip install 'synth-kernel[llm]'") from None
