"""Facts about instructions of AVX-512 and AMX, in plain integers: many computers lack both."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import isa_specs
from isa_specs.concrete import execute

Values = list[int]


def run(name: str, *operands: tuple[Values, int], out: int, imm: int | None = None) -> Values:
    """Run an instruction on operands (lanes, lane width). Return the result's lanes of ``out`` bits."""
    arrays = [np.array([v % (1 << width) for v in lanes], f"<u{width // 8}") for lanes, width in operands]
    states = [array.view(np.uint8)[None] for array in arrays]
    result = execute(isa_specs.load("avx512").instructions[name], states, imm)
    return [int(lane) for lane in result[0].view(f"<u{out // 8}")]


def bits_of(truth: Sequence[bool]) -> int:
    return sum(1 << i for i, one in enumerate(truth) if one)


_dwords = st.lists(
    st.one_of(st.integers(-(1 << 31), (1 << 31) - 1), st.sampled_from([-(1 << 31), -1, 0, (1 << 31) - 1])),
    min_size=16,
    max_size=16,
)
_mask = st.integers(0, (1 << 16) - 1)


@settings(max_examples=40, deadline=None)  # the first example pays for building the tables
@given(_dwords, _dwords, _mask, _mask)
def test_masks(a: Values, b: Values, mask: int, other: int) -> None:
    b = [x if i % 3 else y for i, (x, y) in enumerate(zip(b, a, strict=True))]
    pairs = list(zip(a, b, strict=True))
    for imm, truth in (
        (1, [x < y for x, y in pairs]), (2, [x <= y for x, y in pairs]),
        (5, [x >= y for x, y in pairs]), (6, [x > y for x, y in pairs]),
    ):  # fmt: skip
        assert run("_mm512_cmp_epi32_mask", (a, 32), (b, 32), out=16, imm=imm) == [bits_of(truth)]
    chosen = run("_mm512_mask_blend_epi32", ([mask], 16), (a, 32), (b, 32), out=32)
    assert chosen == [(y if mask >> i & 1 else x) % (1 << 32) for i, (x, y) in enumerate(pairs)]
    assert run("_mm512_kunpackw", ([mask], 16), ([other], 16), out=32) == [mask << 16 | other]


def test_ternary_logic_is_the_table_of_its_immediate() -> None:
    rng = np.random.default_rng(7)
    a, b, c = ([int(v) for v in rng.integers(0, 1 << 32, 16)] for _ in range(3))
    rows = [
        [4 * (x >> i & 1) + 2 * (y >> i & 1) + (z >> i & 1) for i in range(32)]
        for x, y, z in zip(a, b, c, strict=True)
    ]
    operands = [(values, 32) for values in (a, b, c)]
    for imm in range(256):
        wanted = [sum((imm >> row & 1) << i for i, row in enumerate(lane)) for lane in rows]
        assert run("_mm512_ternarylogic_epi32", *operands, out=32, imm=imm) == wanted, imm


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
