"""Descriptions of formats: their layouts are proved and what is wrong is refused; codes and sizes for any
description."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysmt.shortcuts import BV

from sketches.blocks import LARGEST_BLOCK, BlockSpec
from sketches.wellformed import MalformedProgram
from synth.errors import VerificationError
from synth.forms.blocks import Numbers, SuperBlockScales, unpacked
from synth.linear import BlockLinear, formats
from synth.linear.bitnet import QUARTERS
from synth.linear.formats import CodeRun, Format, Number, codes_of, layout, packed, weights_in, weights_of
from synth.linear.gguf import FORMATS
from synth.prove import formats as prove
from synth.prove.formats import format_obligations
from synth.prove.obligation import discharge, z3_solver
from tests.conftest import at_the_end_of_a_page

ONNX = [packed(bits, block) for bits in (2, 4, 8) for block in (16, 32, 64, 128, 256)]
BYTES = [formats.bytewise(bits, 64) for bits in range(1, 9)]
EVERY = [*FORMATS.values(), *ONNX, *QUARTERS, *BYTES]
#: Those whose bytes no kernel can read as they are: five digits in a byte, four rows, several blocks, or the
#: bits of a code far from each other.
UNPACKED = {"TQ1_0", "BitNet", "Q5_0", "Q5_1", "Q2_K", "Q3_K", "Q4_K", "Q5_K", "Q6_K"}
UNPACKED |= {"IQ4_XS", "NVFP4"}
UNPACKED |= {form.name for form in BYTES[:-1]}
BASES = (2, 3, 4, 16, 256)


def _data(form: Format, rows: int, blocks: int, seed: int = 0) -> np.ndarray:
    """Random bytes, with scales that are numbers where blocks have them."""
    rng = np.random.default_rng(seed)
    data = rng.integers(0, 256, (rows, blocks, form.size), dtype=np.uint8)
    for number in (form.scale, form.offset):
        if number is not None:
            scales = rng.standard_normal((rows, blocks, 1)).astype("<f2")
            data[:, :, number.byte : number.byte + 2] = scales.view(np.uint8)
    return data.reshape(rows, -1)


def _digits(byte: int, base: int) -> list[int]:
    """The digits of a byte, by division."""
    count = int(np.log(256) / np.log(base) + 1e-9)
    number = byte * base**count // 256
    return [number // base ** (count - 1 - n) % base for n in range(count)]


def _codes(form: Format, data: np.ndarray) -> np.ndarray:
    """Codes [rows, K] by the definition of digits, from a table of all bytes."""
    blocks = data.reshape(len(data), -1, form.size)
    codes = [
        sum(_table(one.base)[blocks[:, :, one.byte], one.digit] << np.uint8(one.low) for one in place)
        for place in form.places
    ]
    return np.stack(codes, axis=2).reshape(len(data), -1) ^ np.uint8(form.flip)


@cache
def _table(base: int) -> np.ndarray:
    return np.array([_digits(byte, base) for byte in range(256)], np.uint8)


@pytest.mark.parametrize("form", EVERY, ids=lambda form: f"{form.name} {form.runs[0].digit}")
def test_layouts_are_proved_and_words_are_copied_as_they_are(form: Format) -> None:
    found = layout(form)  # raises where an obligation is not proved
    assert (found.first is None) == (form.name in UNPACKED)
    data = _data(form, 3, 2)
    codes = codes_of(form, data, 2 * form.positions)
    assert np.shares_memory(codes, data) == (found.first is not None)
    scales: Numbers = np.ones((3, 2 * form.blocks), np.float32)
    if form.shared > 1:
        scales = SuperBlockScales(np.ones((3, 2 * form.blocks), np.int8), np.ones((3, 2), np.float16))
    wanted = _codes(form, data) if form.table is None else form.table[_codes(form, data)]
    assert np.array_equal(unpacked(weights_of(form, codes, 2 * form.positions, scales)), wanted)


@pytest.mark.parametrize("number", [2, 34, 11, None])
def test_a_wrong_order_is_refuted(number: int | None) -> None:
    form = packed(2, 16) if number is None else FORMATS[number]
    spec, found, block = BlockSpec(form.bits), layout(form), form.places[: form.wide]
    order = list(found.order)

    def refuted(places: Any, order: list[int], first: int | None) -> list[str]:
        outcomes = [discharge(one, z3_solver) for one in format_obligations(spec, places, order, first)]
        return [one.name for one in outcomes if one.verdict == "refuted"]

    assert not refuted(block, order, found.first)
    for swapped in ((0, 1), (0, len(order) - 1)):
        wrong = list(order)
        for one, other in zip(swapped, swapped[::-1], strict=True):
            wrong[one] = order[other]
        assert refuted(block, wrong, found.first)
    if found.first is not None:
        other = [[replace(one, digit=(one.digit + 1) % 2) for one in place] for place in block]
        assert refuted(other, order, found.first)
        assert refuted(block, order, found.first + 1)
    for wrong in (order[:-1] + order[:1], [*order[:-1], form.wide]):
        with pytest.raises(MalformedProgram, match="each of"):
            format_obligations(spec, block, wrong, found.first)


def test_what_is_no_digit_is_refuted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes that are unpacked are the same formula on both sides: what a digit is tells them right."""
    form, right = FORMATS[34], prove._code
    order = layout(form).order
    monkeypatch.setattr(prove, "_code", lambda base, byte, digit: right(base, byte, min(digit, 2)))
    found = [discharge(one, z3_solver) for one in format_obligations(BlockSpec(2), form.places, order, None)]
    wrong = [one.name for one in found if one.verdict == "refuted"]
    assert wrong == ["digit 3 of base 3", "digit 4 of base 3"]


def test_codes_of_several_digits_are_what_is_proved_of_them() -> None:
    form = FORMATS[11]
    data = _data(form, 1, 1)
    for place, code in zip(form.places, _codes(form, data)[0], strict=True):
        formula = prove._whole(place, lambda byte: BV(int(data[0, byte]), 8))  # type: ignore[arg-type]
        assert formula.simplify().constant_value() == code


def test_a_layout_that_is_not_proved_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(spec: object, places: list, order: list[int], first: int | None) -> list:
        return format_obligations(spec, places, [order[1], order[0], *order[2:]], first)

    monkeypatch.setattr("synth.prove.formats.format_obligations", wrong)
    with pytest.raises(VerificationError, match="Q4_0: field 0 is position 1: refuted"):
        layout.__wrapped__(FORMATS[2])


def test_descriptions_that_contradict_themselves() -> None:
    for runs in (
        (CodeRun(0, 0, 15, 0),),
        (CodeRun(0, 0, 16, 0), CodeRun(15, 16, 1, 0)),
        (CodeRun(1, 0, 16, 0),),
    ):
        with pytest.raises(ValueError, match="each of 16 positions once"):
            layout(Format("wrong", 256, 16, 16, runs, 0))
    given = {"name": "", "base": 4, "block": 16, "size": 4, "runs": (), "zero": 0}
    for form in ({"block": LARGEST_BLOCK + 1}, {"base": 3, "flip": 1}, {"blocks": 32}):
        with pytest.raises(ValueError, match="no flip in base"):
            Format(**(given | form))
    with pytest.raises(ValueError, match="words that are not whole"):
        Format(**(given | {"block": 20, "blocks": 2}))
    low, high = CodeRun(0, 0, 4, 1, base=16), CodeRun(0, 4, 4, 0, base=4, low=4)
    form = Format(**(given | {"blocks": 4}))
    assert form.places_of(Number(0, runs=(high, low)))[3][1].byte == 7
    for runs in ((low,) * 2, (high,), (low, replace(high, low=3)), (low, replace(high, count=3), high)):
        with pytest.raises(ValueError, match="each of 4 positions once"):
            form.places_of(Number(0, runs=runs))


@st.composite
def _formats(draw: st.DrawFn) -> Format:
    """A block whose digits are where it pleases: digit by digit of the bytes in an order that is drawn, in
    runs of one length, with bytes of something else before and behind."""
    base = draw(st.sampled_from(BASES))
    each, before, behind = len(_digits(0, base)), draw(st.integers(0, 3)), draw(st.integers(0, 2))
    block = draw(st.sampled_from([block for block in (16, 20, 32, 60, 160, 240) if not block % each]))
    length = draw(st.sampled_from([n for n in range(1, block // each + 1) if not block // each % n]))
    pieces = [(before + start, digit) for digit in range(each) for start in range(0, block // each, length)]
    apart = draw(st.booleans())
    runs = []
    for number, (byte, digit) in enumerate(draw(st.permutations(pieces))):
        position, step = (number, len(pieces)) if apart else (number * length, 1)
        runs.append(CodeRun(position, byte, length, digit, step))
    bits = min(bits for bits in (1, 2, 4, 8) if base <= 1 << bits)
    flip = draw(st.integers(0, base - 1)) if base == 1 << bits else 0
    size = before + block // each + behind
    return Format("drawn", base, block, size, tuple(runs), draw(st.integers(0, base - 1)), None, flip)


@settings(deadline=None, max_examples=12, derandomize=True)
@given(_formats(), st.integers(1, 3))
def test_any_description(form: Format, blocks: int) -> None:
    k, rows = form.block * blocks, 3
    data = at_the_end_of_a_page(_data(form, rows, blocks))
    scales = np.random.default_rng(1).standard_normal((rows, blocks)).astype(np.float32)
    weights = weights_of(form, codes_of(form, data, k), k, scales)
    wanted = _codes(form, data)
    assert np.array_equal(unpacked(weights), wanted)
    values = np.repeat(scales, form.block, 1).astype(np.float64) * (wanted.astype(int) - form.zero)
    assert np.array_equal(weights.values(), values)


def test_a_last_block_that_is_cut_short() -> None:
    data = _data(QUARTERS[0], 3, 2)
    codes = codes_of(QUARTERS[0], data, 512)
    cut = at_the_end_of_a_page(data[:, :300])
    found = unpacked(weights_of(QUARTERS[0], codes_of(QUARTERS[0], cut, 300), 512, np.ones((3, 2))))
    whole = unpacked(weights_of(QUARTERS[0], codes, 512, np.ones((3, 2))))
    assert np.array_equal(found[:, :300], whole[:, :300]) and not found[:, 300:].any()


@pytest.mark.exhaustive("operators", every=5)
@pytest.mark.isa("avx2")
@pytest.mark.parametrize("form", [*FORMATS.values(), packed(2, 64), packed(4, 32), packed(8, 128)])
def test_kernels_take_no_more_bytes_than_files(form: Format) -> None:
    rows, k = 32, 512
    data = _data(form, rows, k // form.positions)
    scales = np.ones((rows, k // form.block), np.float16)
    weights = (
        weights_in(form, data, k) if form.scale else weights_of(form, codes_of(form, data, k), k, scales)
    )
    source = data.nbytes if form.scale else data.nbytes + scales.nbytes
    # Kernels read two bits of a ternary weight, where the file has 1.6; scales of a byte as floats; and eight
    # integers of six bits, which are half a step, as bytes.
    more = {"TQ1_0": 66 / 54, "MXFP4": 20 / 17, "NVFP4": 40 / 36, "IQ4_XS": 138 / 136}
    assert BlockLinear(weights).nbytes <= source * more.get(form.name, 1)


def test_zero_points_that_are_all_alike_are_one_number() -> None:
    form = packed(4, 16)
    data, scales = _data(form, 2, 3), np.ones((2, 3), np.float32)
    zeros = np.full((2, 3), 5, np.uint8)
    one = weights_of(form, codes_of(form, data, 48), 48, scales, zeros)
    assert (one.zero, one.zeros) == (5, None)
    zeros[1, 2] = 6
    several = weights_of(form, codes_of(form, data, 48), 48, scales, zeros)
    assert several.zeros is zeros
    assert np.array_equal(one.values() - several.values(), np.pad(np.ones((1, 16)), ((1, 0), (32, 0))))
