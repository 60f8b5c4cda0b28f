"""Laws and hand-computed facts about instructions, in plain Python integers: independent of the tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import isa_specs
from isa_specs.concrete import execute

Values = list[int]
# No deadline: the first example pays for building the tables.
examples = settings(max_examples=40, deadline=None)


def pack(values: Sequence[int], width: int) -> np.ndarray:
    """Lanes as a register of one state: uint8 [1, bytes]."""
    text = b"".join((v % (1 << width)).to_bytes(width // 8, "little") for v in values)
    return np.frombuffer(text, dtype=np.uint8)[None].copy()


def unpack(register: np.ndarray, width: int, signed: bool = False) -> Values:
    text = register.tobytes()
    step = width // 8
    return [int.from_bytes(text[i : i + step], "little", signed=signed) for i in range(0, len(text), step)]


def run(
    name: str, *operands: tuple[Sequence[int], int], out: int, signed: bool = False, imm: int | None = None
) -> Values:
    """Run an instruction on (lanes, lane width) operands; the result's lanes of ``out`` bits."""
    instruction = isa_specs.load("avx2" if name.startswith("_mm") else "neon").instructions[name]
    return unpack(execute(instruction, [pack(*operand) for operand in operands], imm), out, signed)


def lanes(count: int, width: int, signed: bool = False) -> st.SearchStrategy[Values]:
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    # The extremes are where the mistakes are.
    value = st.one_of(
        st.integers(low, high), st.sampled_from([low, low + 1, -1 if signed else 1, 0, high - 1, high])
    )
    return st.lists(value, min_size=count, max_size=count)


def clamp(value: int, low: int, high: int) -> int:
    return max(low, min(high, value))


def wrap(value: int, width: int) -> int:
    """``value`` modulo 2**width, as a signed number."""
    value %= 1 << width
    return value - (1 << width) if value >> (width - 1) else value


# NEON


def test_popcount_of_every_byte() -> None:
    for start in range(0, 256, 16):
        values = list(range(start, start + 16))
        assert run("vcntq_u8", (values, 8), out=8) == [bin(v).count("1") for v in values]
        assert run("vcnt_u8", (values[:8], 8), out=8) == [bin(v).count("1") for v in values[:8]]


@examples
@given(lanes(16, 8), lanes(16, 8), lanes(16, 8))
def test_neon_bitwise_laws(a: Values, b: Values, mask: Values) -> None:
    not_b = run("vmvnq_u8", (b, 8), out=8)
    assert not_b == [255 - v for v in b]
    assert run("vbicq_u8", (a, 8), (b, 8), out=8) == run("vandq_u8", (a, 8), (not_b, 8), out=8)
    assert run("vornq_u8", (a, 8), (b, 8), out=8) == run("vorrq_u8", (a, 8), (not_b, 8), out=8)
    assert run("veorq_u8", (a, 8), (b, 8), out=8) == [x ^ y for x, y in zip(a, b, strict=True)]
    selected = run("vbslq_u8", (mask, 8), (a, 8), (b, 8), out=8)
    assert selected == [(x & m) | (y & (255 - m)) for m, x, y in zip(mask, a, b, strict=True)]


@examples
@given(st.sampled_from([8, 16, 32]), st.booleans(), st.data())
def test_neon_pairwise_widening(width: int, signed: bool, data: st.DataObject) -> None:
    s, wide, n = "s" if signed else "u", 2 * width, 128 // width
    values, acc = data.draw(lanes(n, width, signed)), data.draw(lanes(n // 2, wide, signed))
    sums = [values[2 * i] + values[2 * i + 1] for i in range(n // 2)]
    assert run(f"vpaddlq_{s}{width}", (values, width), out=wide, signed=signed) == sums
    result = run(f"vpadalq_{s}{width}", (acc, wide), (values, width), out=wide)
    assert result == [(x + y) % (1 << wide) for x, y in zip(acc, sums, strict=True)]


@examples
@given(st.sampled_from([8, 16, 32]), st.data())
def test_neon_pairwise_add_takes_the_first_operand_first(width: int, data: st.DataObject) -> None:
    n = 128 // width
    a, b = data.draw(lanes(n, width)), data.draw(lanes(n, width))
    both = a + b
    sums = [(both[2 * i] + both[2 * i + 1]) % (1 << width) for i in range(n)]
    assert run(f"vpaddq_u{width}", (a, width), (b, width), out=width) == sums


@examples
@given(st.sampled_from([8, 16]), st.booleans(), st.data())
def test_neon_widening_arithmetic(width: int, signed: bool, data: st.DataObject) -> None:
    s, wide, n = "s" if signed else "u", 2 * width, 64 // width
    a, b = data.draw(lanes(n, width, signed)), data.draw(lanes(n, width, signed))
    acc = data.draw(lanes(n, wide, signed))
    one, two, three = (a, width), (b, width), (acc, wide)
    pairs = list(zip(a, b, strict=True))
    assert run(f"vmull_{s}{width}", one, two, out=wide, signed=signed) == [x * y for x, y in pairs]
    assert run(f"vaddl_{s}{width}", one, two, out=wide, signed=signed) == [x + y for x, y in pairs]
    assert run(f"vsubl_{s}{width}", one, two, out=wide, signed=True) == [x - y for x, y in pairs]
    assert run(f"vmovl_{s}{width}", one, out=wide, signed=signed) == a
    more = run(f"vmlal_{s}{width}", three, one, two, out=wide)
    assert more == [(z + x * y) % (1 << wide) for z, (x, y) in zip(acc, pairs, strict=True)]
    assert run(f"vaddw_{s}{width}", three, one, out=wide) == [
        (z + x) % (1 << wide) for z, x in zip(acc, a, strict=True)
    ]
    assert run(f"vmovn_u{wide}", (a, wide), out=width, signed=signed) == a


@examples
@given(st.sampled_from([8, 16, 32, 64]), st.data())
def test_neon_shifts(width: int, data: st.DataObject) -> None:
    n, top = 128 // width, (1 << width) - 1
    a, b = data.draw(lanes(n, width)), data.draw(lanes(n, width))
    signed = [wrap(v, width) for v in a]
    left, right = data.draw(st.integers(0, width - 1)), data.draw(st.integers(1, width))
    assert run(f"vshlq_n_u{width}", (a, width), out=width, imm=left) == [v << left & top for v in a]
    assert run(f"vshrq_n_u{width}", (a, width), out=width, imm=right) == [v >> right for v in a]
    shifted = run(f"vshrq_n_s{width}", (a, width), out=width, signed=True, imm=right)
    assert shifted == [v >> right for v in signed]
    added = run(f"vsraq_n_u{width}", (b, width), (a, width), out=width, imm=right)
    assert added == [(x + (v >> right)) & top for x, v in zip(b, a, strict=True)]
    keep = (1 << left) - 1
    inserted = run(f"vsliq_n_u{width}", (b, width), (a, width), out=width, imm=left)
    assert inserted == [(x & keep) | (v << left & top) for x, v in zip(b, a, strict=True)]
    stay = top ^ (top >> right)
    inserted = run(f"vsriq_n_u{width}", (b, width), (a, width), out=width, imm=right)
    assert inserted == [(x & stay) | v >> right for x, v in zip(b, a, strict=True)]


@examples
@given(lanes(16, 8), lanes(16, 8), st.integers(0, 15))
def test_neon_ext_is_a_window(a: Values, b: Values, start: int) -> None:
    assert run("vextq_u8", (a, 8), (b, 8), out=8, imm=start) == (a + b)[start : start + 16]


@pytest.mark.parametrize("q", ["", "q"])
@pytest.mark.parametrize("width", [8, 16, 32])
@pytest.mark.parametrize(
    "spelling", ["v{stem}1{q}_u{w} v{stem}2{q}_u{w}", "v{stem}{q}_u{w}_lo v{stem}{q}_u{w}_hi"]
)
def test_neon_interleaving(q: str, width: int, spelling: str) -> None:
    n = (128 if q else 64) // width
    a, b = list(range(n)), list(range(100, 100 + n))

    def both(stem: str, x: Values, y: Values) -> tuple[Values, Values]:
        low, high = spelling.format(stem=stem, q=q, w=width).split()
        return (
            run(low, (x, width), (y, width), out=width),
            run(high, (x, width), (y, width), out=width),
        )

    low, high = both("zip", a, b)
    assert low + high == [v for pair in zip(a, b, strict=True) for v in pair]
    assert both("uzp", low, high) == (a, b)
    low, high = both("trn", a, b)
    assert low == [v for i in range(0, n, 2) for v in (a[i], b[i])]
    assert high == [v for i in range(1, n, 2) for v in (a[i], b[i])]
    assert both("trn", low, high) == (a, b)


@examples
@given(lanes(16, 8), lanes(16, 8))
def test_table_lookups_of_both_machines(table: Values, index: Values) -> None:
    neon = run("vqtbl1q_u8", (table, 8), (index, 8), out=8)
    assert neon == [table[i] if i < 16 else 0 for i in index]
    # x86 looks at bit 7 and the low four bits only.
    x86 = run("_mm256_shuffle_epi8", (table * 2, 8), (index * 2, 8), out=8)
    assert x86 == [0 if i & 128 else table[i & 15] for i in index] * 2


def test_neon_reversal_and_broadcast() -> None:
    ramp = list(range(16))
    reverse = [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8]
    assert run("vrev64q_u8", (ramp, 8), out=8) == reverse
    assert run("vrev16q_u8", (ramp, 8), out=8) == [i ^ 1 for i in ramp]
    assert run("vdupq_lane_u8", (ramp[:8], 8), out=8, imm=5) == [5] * 16
    assert run("vcombine_u8", (ramp[:8], 8), (ramp[8:], 8), out=8) == ramp


# AVX2


def test_avx2_unpack_stays_in_its_block() -> None:
    a, b = list(range(32)), list(range(100, 132))
    low = [v for start in (0, 16) for i in range(start, start + 8) for v in (a[i], b[i])]
    high = [v for start in (8, 24) for i in range(start, start + 8) for v in (a[i], b[i])]
    assert run("_mm256_unpacklo_epi8", (a, 8), (b, 8), out=8) == low
    assert run("_mm256_unpackhi_epi8", (a, 8), (b, 8), out=8) == high
    assert run("_mm256_unpacklo_epi64", ([0, 1, 2, 3], 64), ([4, 5, 6, 7], 64), out=64) == [0, 4, 2, 6]
    assert run("_mm256_unpackhi_epi64", ([0, 1, 2, 3], 64), ([4, 5, 6, 7], 64), out=64) == [1, 5, 3, 7]


def test_avx2_hadd_alternates_operands_by_block() -> None:
    a, b = [1, 2, 3, 4, 5, 6, 7, 8], [10, 20, 30, 40, 50, 60, 70, 80]
    assert run("_mm256_hadd_epi32", (a, 32), (b, 32), out=32) == [3, 7, 30, 70, 11, 15, 110, 150]


def test_avx2_pack_alternates_operands_by_block() -> None:
    a, b = list(range(8)), list(range(10, 18))
    packed = run("_mm256_packs_epi32", (a, 32), (b, 32), out=16)
    assert packed == [0, 1, 2, 3, 10, 11, 12, 13, 4, 5, 6, 7, 14, 15, 16, 17]


def test_avx2_shuffles_by_block() -> None:
    index = [15, 0, 0x80, 0x8F, 0x1F, 0x70, 1, 1] * 4
    picks = [15, 0, None, None, 15, 0, 1, 1] * 2
    table = list(range(1, 33))
    expected = [0 if p is None else table[16 * block + p] for block in range(2) for p in picks]
    assert run("_mm256_shuffle_epi8", (table, 8), (index, 8), out=8) == expected
    words = list(range(8))
    assert run("_mm256_shuffle_epi32", (words, 32), out=32, imm=0b00_01_10_11) == [3, 2, 1, 0, 7, 6, 5, 4]
    assert run("_mm256_permute4x64_epi64", ([5, 6, 7, 8], 64), out=64, imm=0b00_11_01_10) == [7, 6, 8, 5]
    order = [7, 0, 9, 8, 3, 3, 0xFFFFFFFF, 1]
    assert run("_mm256_permutevar8x32_epi32", (words, 32), (order, 32), out=32) == [7, 0, 1, 0, 3, 3, 7, 1]
    a, b = [1, 2, 3, 4], [5, 6, 7, 8]
    assert run("_mm256_permute2x128_si256", (a, 64), (b, 64), out=64, imm=0x21) == [3, 4, 5, 6]
    assert run("_mm256_permute2x128_si256", (a, 64), (b, 64), out=64, imm=0x83) == [7, 8, 0, 0]
    assert run("_mm256_permute2x128_si256", (a, 64), (b, 64), out=64, imm=0x44) == [1, 2, 1, 2]
    assert run("_mm256_inserti128_si256", (a, 64), ([8, 9], 64), out=64, imm=1) == [1, 2, 8, 9]
    assert run("_mm256_extracti128_si256", (a, 64), out=64, imm=1) == [3, 4]
    assert run("_mm256_castsi256_si128", (a, 64), out=64) == [1, 2]


@examples
@given(lanes(32, 8), lanes(32, 8), st.integers(0, 255))
def test_avx2_byte_shifts_by_block(a: Values, b: Values, imm: int) -> None:
    expected: Values = []
    for block in range(2):
        part = slice(16 * block, 16 * block + 16)
        expected += (b[part] + a[part] + [0] * 256)[imm : imm + 16]
    assert run("_mm256_alignr_epi8", (a, 8), (b, 8), out=8, imm=imm) == expected
    by = min(imm, 16)
    right = [v for s in (0, 16) for v in a[s + by : s + 16] + [0] * by]
    left = [v for s in (0, 16) for v in [0] * by + a[s : s + 16 - by]]
    amount = imm if imm < 16 else 255
    assert run("_mm256_srli_si256", (a, 8), out=8, imm=amount) == right
    assert run("_mm256_slli_si256", (a, 8), out=8, imm=amount) == left


def test_saturation_at_the_extremes() -> None:
    def same(name: str, x: int, y: int, width: int, out: int, signed: bool) -> int:
        n = 256 // width
        (value,) = set(run(name, ([x] * n, width), ([y] * n, width), out=out, signed=signed))
        return value

    assert same("_mm256_maddubs_epi16", 255, 127, 8, 16, True) == 32767
    assert same("_mm256_maddubs_epi16", 255, -128, 8, 16, True) == -32768
    assert same("_mm256_madd_epi16", -32768, -32768, 16, 32, True) == -(1 << 31)
    assert same("_mm256_madd_epi16", -32768, 32767, 16, 32, True) == -2 * 32768 * 32767
    assert same("_mm256_adds_epu8", 200, 100, 8, 8, False) == 255
    assert same("_mm256_subs_epu8", 100, 200, 8, 8, False) == 0
    assert same("_mm256_adds_epi8", -100, -100, 8, 8, True) == -128
    assert same("_mm256_subs_epi16", 32767, -1, 16, 16, True) == 32767
    assert run("_mm256_abs_epi8", ([-128] * 32, 8), out=8) == [128] * 32
    assert same("_mm256_sad_epu8", 255, 0, 8, 64, False) == 8 * 255
    assert same("_mm256_avg_epu8", 255, 254, 8, 8, False) == 255


Rule = Callable[[int, int], int]
VERTICAL: list[tuple[str, int, bool, Rule]] = [
    ("_mm256_adds_epi8", 8, True, lambda x, y: clamp(x + y, -128, 127)),
    ("_mm256_adds_epu8", 8, False, lambda x, y: clamp(x + y, 0, 255)),
    ("_mm256_adds_epi16", 16, True, lambda x, y: clamp(x + y, -32768, 32767)),
    ("_mm256_adds_epu16", 16, False, lambda x, y: clamp(x + y, 0, 65535)),
    ("_mm256_subs_epi8", 8, True, lambda x, y: clamp(x - y, -128, 127)),
    ("_mm256_subs_epu8", 8, False, lambda x, y: clamp(x - y, 0, 255)),
    ("_mm256_subs_epi16", 16, True, lambda x, y: clamp(x - y, -32768, 32767)),
    ("_mm256_subs_epu16", 16, False, lambda x, y: clamp(x - y, 0, 65535)),
    ("_mm256_mullo_epi16", 16, True, lambda x, y: wrap(x * y, 16)),
    ("_mm256_mullo_epi32", 32, True, lambda x, y: wrap(x * y, 32)),
    ("_mm256_mulhi_epi16", 16, True, lambda x, y: (x * y) >> 16),
    ("_mm256_mulhi_epu16", 16, False, lambda x, y: (x * y) >> 16),
    ("_mm256_avg_epu8", 8, False, lambda x, y: (x + y + 1) // 2),
    ("_mm256_avg_epu16", 16, False, lambda x, y: (x + y + 1) // 2),
    ("_mm256_andnot_si256", 8, False, lambda x, y: ~x & y),
    *((f"_mm256_min_epi{w}", w, True, min) for w in (8, 16, 32)),
    *((f"_mm256_max_epu{w}", w, False, max) for w in (8, 16, 32)),
    *((f"_mm256_cmpgt_epi{w}", w, True, lambda x, y: -(x > y)) for w in (8, 16, 32, 64)),
    *((f"_mm256_cmpeq_epi{w}", w, True, lambda x, y: -(x == y)) for w in (8, 16, 32, 64)),
]


@pytest.mark.parametrize(
    ("name", "width", "signed", "rule"), VERTICAL, ids=lambda v: v if isinstance(v, str) else ""
)
@examples
@given(data=st.data())
def test_avx2_vertical(name: str, width: int, signed: bool, rule: Rule, data: st.DataObject) -> None:
    n = 256 // width
    a, b = data.draw(lanes(n, width, signed)), data.draw(lanes(n, width, signed))
    result = run(name, (a, width), (b, width), out=width, signed=signed)
    assert result == [rule(x, y) for x, y in zip(a, b, strict=True)]


@examples
@given(lanes(32, 8), lanes(32, 8, signed=True), lanes(16, 16, signed=True), lanes(16, 16, signed=True))
def test_avx2_dot_products(u: Values, s: Values, x: Values, y: Values) -> None:
    maddubs = run("_mm256_maddubs_epi16", (u, 8), (s, 8), out=16, signed=True)
    assert maddubs == [clamp(u[i] * s[i] + u[i + 1] * s[i + 1], -32768, 32767) for i in range(0, 32, 2)]
    madd = run("_mm256_madd_epi16", (x, 16), (y, 16), out=32, signed=True)
    assert madd == [wrap(x[i] * y[i] + x[i + 1] * y[i + 1], 32) for i in range(0, 16, 2)]
    other = [v % 256 for v in s]
    sad = run("_mm256_sad_epu8", (u, 8), (other, 8), out=64)
    assert sad == [sum(abs(u[i + k] - other[i + k]) for k in range(8)) for i in range(0, 32, 8)]


@examples
@given(st.sampled_from([16, 32]), st.booleans(), st.data())
def test_avx2_packs_saturate(width: int, signed: bool, data: st.DataObject) -> None:
    n, half = 256 // width, width // 2
    a, b = data.draw(lanes(n, width, True)), data.draw(lanes(n, width, True))
    low, high = (-(1 << (half - 1)), (1 << (half - 1)) - 1) if signed else (0, (1 << half) - 1)
    name = f"_mm256_{'packs' if signed else 'packus'}_epi{width}"
    result = run(name, (a, width), (b, width), out=half, signed=signed)
    per = n // 2
    blocks = [operand[block * per : (block + 1) * per] for block in range(2) for operand in (a, b)]
    assert result == [clamp(v, low, high) for block in blocks for v in block]


@examples
@given(st.sampled_from([16, 32, 64]), st.data())
def test_avx2_shifts_beyond_the_width(width: int, data: st.DataObject) -> None:
    n, top = 256 // width, (1 << width) - 1
    a = data.draw(lanes(n, width))
    amount = data.draw(st.sampled_from([*range(width), width, width + 1, 255]))
    assert run(f"_mm256_slli_epi{width}", (a, width), out=width, imm=amount) == [v << amount & top for v in a]
    assert run(f"_mm256_srli_epi{width}", (a, width), out=width, imm=amount) == [v >> amount for v in a]
    if width < 64:
        shifted = run(f"_mm256_srai_epi{width}", (a, width), out=width, signed=True, imm=amount)
        assert shifted == [wrap(v, width) >> amount for v in a]


@examples
@given(lanes(16, 8, signed=True))
def test_avx2_conversions(values: Values) -> None:
    for wide in (16, 32, 64):
        n = 256 // wide
        assert run(f"_mm256_cvtepi8_epi{wide}", (values, 8), out=wide, signed=True) == values[:n]
        assert run(f"_mm256_cvtepu8_epi{wide}", (values, 8), out=wide) == [v % 256 for v in values[:n]]


@examples
@given(lanes(16, 16), lanes(16, 16), st.integers(0, 255))
def test_avx2_blends(a: Values, b: Values, imm: int) -> None:
    words = run("_mm256_blend_epi16", (a, 16), (b, 16), out=16, imm=imm)
    assert words == [b[i] if imm >> (i % 8) & 1 else a[i] for i in range(16)]
    dwords = run("_mm256_blend_epi32", (a[:8], 32), (b[:8], 32), out=32, imm=imm)
    assert dwords == [b[i] if imm >> i & 1 else a[i] for i in range(8)]
    mask = [0x80 if i % 3 == 0 else 0x7F for i in range(32)]
    x, y = list(range(32)), list(range(100, 132))
    blended = run("_mm256_blendv_epi8", (x, 8), (y, 8), (mask, 8), out=8)
    assert blended == [y[i] if i % 3 == 0 else x[i] for i in range(32)]


def test_avx2_top_bits() -> None:
    assert run(
        "_mm256_movemask_epi8", ([0x80 if i in (0, 9, 31) else 0x7F for i in range(32)], 8), out=32
    ) == [1 | 1 << 9 | 1 << 31]


def test_neon_tests_bits() -> None:
    ones = run("vtstq_u8", ([1, 2, 4, 0x80] * 4, 8), ([1, 1, 6, 0xFF] * 4, 8), out=8)
    assert ones == [255, 0, 255, 255] * 4
    assert run("vst1q_lane_u32", ([7, 8, 9, 10], 32), out=32, imm=2) == [9]


def test_avx2_broadcasts() -> None:
    source = list(range(1, 17))
    assert run("_mm256_broadcastb_epi8", (source, 8), out=8) == [1] * 32
    assert run("_mm256_broadcastd_epi32", (source, 8), out=8) == [1, 2, 3, 4] * 8
    assert run("_mm256_broadcastsi128_si256", (source, 8), out=8) == source * 2
    assert run("_mm256_load_broadcast16", ([7, 9], 8), out=8) == [7, 9] * 16
    assert run("_mm256_load_broadcast128", (source, 8), out=8) == source * 2


def _zmm(name: str, *operands: list[int], width: int, imm: int | None = None) -> list[int]:
    """An AVX-512 instruction on lanes of ``width`` bits; the result's bytes."""
    instruction = isa_specs.load("avx512").instructions[name]
    arrays = [np.array(o, dtype=f"uint{width}").view(np.uint8)[None] for o in operands]
    return [int(byte) for byte in execute(instruction, arrays, imm)[0]]


def _lanes(data: list[int], width: int) -> list[int]:
    return [int(x) for x in np.array(data, dtype=np.uint8).view(f"uint{width}")]


def test_avx512_truncations_keep_the_low_part() -> None:
    quads = [0x1122_3344_5566_7780 + i for i in range(8)]
    assert _lanes(_zmm("_mm512_cvtepi64_epi16", quads, width=64), 16) == [0x7780 + i for i in range(8)]
    bytes_of = _zmm("_mm512_cvtepi64_epi8", quads, width=64)
    assert bytes_of == [0x80 + i for i in range(8)] + [0] * 8  # the upper half of the register is cleared
    words = [0x0100 * i + 255 - i for i in range(32)]
    assert _zmm("_mm512_cvtepi16_epi8", words, width=16) == [255 - i for i in range(32)]


def test_avx512_moves_across_blocks() -> None:
    a, b = list(range(8)), list(range(10, 18))
    # Intel's names of the fields: two bits per destination block, the lower two blocks from the first
    # operand.
    moved = _zmm("_mm512_shuffle_i64x2", a, b, width=64, imm=0b01_11_00_10)
    assert _lanes(moved, 64) == [4, 5, 0, 1, 16, 17, 12, 13]
    moved = _zmm("_mm512_permutex_epi64", a, width=64, imm=0b00_01_10_11)
    assert _lanes(moved, 64) == [3, 2, 1, 0, 7, 6, 5, 4]
    assert _lanes(_zmm("_mm512_alignr_epi64", a, b, width=64, imm=3), 64) == [13, 14, 15, 16, 17, 0, 1, 2]
    order = [7, 15, 0, 8, 1, 9, 2, 10]  # three bits count
    moved = _zmm("_mm512_permutexvar_epi64", order, b, width=64)
    assert _lanes(moved, 64) == [b[i % 8] for i in order]


def test_avx512_tests_give_a_bit_per_lane() -> None:
    first, second = [0x10, 0x01, 0xFF, 0] * 16, [0x10, 0xFE, 0x80, 0xFF] * 16
    (mask,) = _lanes(_zmm("_mm512_test_epi8_mask", first, second, width=8), 64)
    assert mask == 0x5555_5555_5555_5555
    (mask,) = _lanes(_zmm("_mm512_test_epi16_mask", [0x100, 0] * 16, [0x300] * 32, width=16), 32)
    assert mask == 0x5555_5555


# AVX-512: masks of lanes


def run512(name: str, operands: list[tuple[Values, int]], out: int, imm: int | None = None) -> Values:
    instruction = isa_specs.load("avx512").instructions[name]
    return unpack(execute(instruction, [pack(*operand) for operand in operands], imm), out)


def bits_of(truth: Sequence[bool]) -> int:
    return sum(1 << i for i, one in enumerate(truth) if one)


@examples
@given(lanes(16, 32, True), lanes(16, 32, True), st.integers(0, (1 << 16) - 1), st.integers(0, (1 << 16) - 1))
def test_avx512_masks(a: Values, b: Values, mask: int, other: int) -> None:
    b = [x if i % 3 else y for i, (x, y) in enumerate(zip(b, a, strict=True))]
    pairs = list(zip(a, b, strict=True))
    for imm, truth in (
        (1, [x < y for x, y in pairs]), (2, [x <= y for x, y in pairs]),
        (5, [x >= y for x, y in pairs]), (6, [x > y for x, y in pairs]),
    ):  # fmt: skip
        assert run512("_mm512_cmp_epi32_mask", [(a, 32), (b, 32)], 16, imm) == [bits_of(truth)]
    chosen = run512("_mm512_mask_blend_epi32", [([mask], 16), (a, 32), (b, 32)], 32)
    assert chosen == [(y if mask >> i & 1 else x) % (1 << 32) for i, (x, y) in enumerate(pairs)]
    assert run512("_mm512_kunpackw", [([mask], 16), ([other], 16)], 32) == [mask << 16 | other]


def test_avx512_ternary_logic_is_the_table_of_its_immediate() -> None:
    rng = np.random.default_rng(7)
    a, b, c = ([int(v) for v in rng.integers(0, 1 << 32, 16)] for _ in range(3))
    rows = [
        [4 * (x >> i & 1) + 2 * (y >> i & 1) + (z >> i & 1) for i in range(32)]
        for x, y, z in zip(a, b, c, strict=True)
    ]
    for imm in range(256):
        wanted = [sum((imm >> row & 1) << i for i, row in enumerate(lane)) for lane in rows]
        assert _lanes(_zmm("_mm512_ternarylogic_epi32", a, b, c, width=32, imm=imm), 32) == wanted, imm


@pytest.mark.parametrize("left", ["u", "s"])
@pytest.mark.parametrize("right", ["u", "s"])
def test_tiles_multiply_as_matrices(left: str, right: str) -> None:
    """16 x 64 bytes by 64 x 16, four positions of a column next to each other, onto sums that wrap."""
    kinds, rng = {"u": np.uint8, "s": np.int8}, np.random.default_rng(6)
    states = [rng.integers(0, 256, (3, 1024)).astype(np.uint8) for _ in range(3)]
    states[1][0], states[2][0] = 255, 128
    sums, a, b = states
    rows = a.view(kinds[left]).reshape(3, 16, 64).astype(np.int64)
    columns = b.view(kinds[right]).reshape(3, 16, 16, 4).transpose(0, 1, 3, 2).reshape(3, 64, 16)
    wanted = (sums.view("<i4").reshape(3, 16, 16) + rows @ columns.astype(np.int64)).astype("<i4")
    made = execute(isa_specs.load("avx512").instructions[f"tdpb{left}{right}d"], states)
    assert np.array_equal(made.view("<i4").reshape(3, 16, 16), wanted)
