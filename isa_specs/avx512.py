"""Intel AVX-512 F and BW: 512-bit integer instructions, as one table.

Masked forms are absent. Comparisons are there for 32-bit lanes only, with what chooses lanes by their masks
and what joins two masks; the tests, which give masks too, are there with the move to a general register.
Source of the meanings: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2; of the
spellings: Intel Intrinsics Guide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from isa_specs import x86
from isa_specs.expr import Const
from isa_specs.families import lane, permutation
from isa_specs.instruction import Instruction, Isa, Target
from isa_specs.x86 import ANY_BYTE, SUFFIX, XMM, YMM, ZMM, Lanes, make, two_bits

ONE, TWO = (ZMM.operand,), (ZMM.operand, ZMM.operand)


def _truncations() -> Iterator[Instruction]:
    """Lanes cut to narrower ones, in the smallest register that holds them, zeros above."""
    for width in (16, 32, 64):
        for narrow in (n for n in (8, 16, 32) if n < width):
            kept = tuple(lane(0, width, i).trunc(narrow) for i in range(512 // width))
            bits = len(kept) * narrow
            result = next(r for r in (XMM, YMM) if r.bits >= bits)
            lanes = kept + (Const(narrow, 0),) * ((result.bits - bits) // narrow)
            name = f"_mm512_cvtepi{width}_epi{narrow}"
            mnemonic = f"vpmov{SUFFIX[width]}{SUFFIX[narrow]}"
            yield make(name, mnemonic, "widening", ONE, lanes, result.operand)


def _permutations() -> Iterator[Instruction]:
    def permute4x64(imm: int) -> Lanes:
        return permutation(64, [(0, i // 4 * 4 + two_bits(imm, i % 4)) for i in range(8)])

    def blocks(imm: int) -> Lanes:
        """The lower two blocks are of operand 0, the upper two of operand 1."""
        return permutation(64, [(i // 4, 2 * two_bits(imm, i // 2) + i % 2) for i in range(8)])

    def align(imm: int) -> Lanes:
        """Lanes imm, imm + 1, ... of operand 0 above operand 1."""
        return permutation(64, [(1, i + imm) if i + imm < 8 else (0, i + imm - 8) for i in range(8)])

    rows: list[tuple[str, str, int, Callable[[int], Lanes], range]] = [
        ("permutex_epi64", "vpermq", 1, permute4x64, ANY_BYTE),
        ("shuffle_i64x2", "vshufi64x2", 2, blocks, ANY_BYTE),
        ("alignr_epi64", "valignq", 2, align, range(8)),
    ]
    for name, mnemonic, arity, meaning, immediates in rows:
        yield make(
            f"_mm512_{name}", mnemonic, "shuffle", TWO[:arity], meaning, ZMM.operand, immediates=immediates
        )
    yield x86.in_block(ZMM)
    yield x86.extract(ZMM, YMM, "_mm512_extracti64x4_epi64", "vextracti64x4")
    yield x86.extract(ZMM, XMM, "_mm512_extracti32x4_epi32", "vextracti32x4")
    yield x86.insert(ZMM, YMM, "_mm512_inserti64x4", "vinserti64x4")
    yield x86.insert(ZMM, XMM, "_mm512_inserti32x4", "vinserti32x4")
    yield x86.low_part(ZMM, YMM)
    yield x86.low_part(ZMM, XMM)


def _orders() -> Iterator[Instruction]:
    """Lanes by the indices of operand 0."""
    for width in (16, 32, 64):
        lanes = x86.any_order(ZMM, width, table=1)
        name = f"_mm512_permutexvar_epi{width}"
        yield make(name, f"vperm{SUFFIX[width]}", "table", TWO, lanes, ZMM.operand)


ISA = Isa(
    name="avx512",
    description="Intel AVX-512 F and BW (x86-64)",
    targets=(Target("x86_64", "avx512bw", ("-mavx512bw",), 32, 512, "32 zmm registers", core="cascadelake"),),
    vector_bits=512,
    headers=("immintrin.h",),
    declarations=x86.DECLARATIONS,
    feature_macro="defined(__AVX512BW__)",
    vector_type="__m512i",
    register_constraint="v",
    table=(
        *x86.bitwise(ZMM, "q"),
        x86.ternary(ZMM),
        *x86.arithmetic(ZMM, compare=False),
        *x86.dots(ZMM),
        *x86.shifts(ZMM, arithmetic_quads=True),
        *x86.byte_shifts(ZMM, "bsrli_epi128", "bslli_epi128"),
        *x86.extensions(ZMM),
        *_truncations(),
        *x86.packs(ZMM),
        *x86.lookups(ZMM),
        *_orders(),
        *x86.unpacks(ZMM),
        *_permutations(),
        *x86.tests(ZMM),
        *x86.comparisons(ZMM),
        x86.chosen(ZMM),
        x86.joined_masks(),
        *x86.broadcasts(ZMM, "broadcast_i32x4", "vbroadcasti32x4"),
        *x86.memory((ZMM, YMM, XMM), "broadcast_i32x4", "vbroadcasti32x4", "vmovdqu64"),
    ),
    reinterpret=x86.reinterpret,
    source="Intel SDM volume 2 (325383); Intel Intrinsics Guide",
)
