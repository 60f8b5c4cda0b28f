"""Intel AVX-512 F and BW, with VNNI, VPOPCNTDQ, BITALG, VBMI and GFNI: the table of 512-bit integer
instructions. Targets with AMX also have the tile registers of ``isa_specs.amx``.

The table has no masked forms. It has comparisons of 32-bit lanes only, with the blend by a mask and the join
of two masks. ``vptestm`` stands with the move of its mask to a general register. Source of the meanings:
Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2; of the spellings: Intel Intrinsics
Guide.
"""

from collections.abc import Callable, Iterator
from functools import cache, reduce
from operator import or_

from isa_specs import x86
from isa_specs.amx import AMX_INT8, AMX_TILE, TILES, tiles
from isa_specs.expr import Const, Expr, ite, select
from isa_specs.families import Lanes, gathered, lane, permutation, vertical
from isa_specs.instruction import Feature, Instruction, Isa, RegisterOperand, Target
from isa_specs.x86 import ANY_BYTE, SUFFIX, XMM, YMM, ZMM, greater, less, make, two_bits

AVX512BW = Feature("avx512bw", "defined(__AVX512BW__)")
VNNI = Feature("avx512vnni", "defined(__AVX512VNNI__)")
VPOPCNTDQ = Feature("avx512vpopcntdq", "defined(__AVX512VPOPCNTDQ__)")
BITALG = Feature("avx512bitalg", "defined(__AVX512BITALG__)")
VBMI = Feature("avx512vbmi", "defined(__AVX512VBMI__)")
GFNI = Feature("gfni", "defined(__GFNI__)")
ONE, TWO = (ZMM.operand,), (ZMM.operand, ZMM.operand)


def _truncations() -> Iterator[Instruction]:
    """Yield truncations of lanes, into the smallest register that holds them, with zeros above."""
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
        """Take the lower two blocks from operand 0 and the upper two from operand 1."""
        return permutation(64, [(i // 4, 2 * two_bits(imm, i // 2) + i % 2) for i in range(8)])

    def align(imm: int) -> Lanes:
        """Take lanes imm to imm + 7 of operand 1 (low) and operand 0 (high) in a row."""
        return permutation(64, [(1, i + imm) if i + imm < 8 else (0, i + imm - 8) for i in range(8)])

    yield ZMM.row("permutex_epi64", "vpermq", "shuffle", 1, permute4x64, immediates=ANY_BYTE)
    yield ZMM.row("shuffle_i64x2", "vshufi64x2", "shuffle", 2, blocks, immediates=ANY_BYTE)
    yield ZMM.row("alignr_epi64", "valignq", "shuffle", 2, align, immediates=range(8))
    yield x86.in_block(ZMM)
    yield x86.extract(ZMM, YMM, "_mm512_extracti64x4_epi64", "vextracti64x4")
    yield x86.extract(ZMM, XMM, "_mm512_extracti32x4_epi32", "vextracti32x4")
    yield x86.insert(ZMM, YMM, "_mm512_inserti64x4", "vinserti64x4")
    yield x86.insert(ZMM, XMM, "_mm512_inserti32x4", "vinserti32x4")
    yield x86.low_part(ZMM, YMM)
    yield x86.low_part(ZMM, XMM)


def _orders() -> Iterator[Instruction]:
    """Yield permutations of the lanes of operand 1 by the indices in operand 0."""
    for width in (16, 32, 64):
        lanes = x86.any_order(ZMM, width, table=1)
        yield ZMM.row(f"permutexvar_epi{width}", f"vperm{SUFFIX[width]}", "table", 2, lanes)


def _ternary() -> Instruction:
    """Return the instruction whose result for bits a, b, c is bit 4 a + 2 b + c of the immediate."""
    width = 32

    def chosen_by(operand: int, high: Expr, low: Expr, index: int) -> Expr:
        """Return ``high`` where the operand's bit is set, else ``low``."""
        x, zero, ones = lane(operand, width, index), Const(width, 0), Const(width, -1)
        if high == low:
            return high
        if zero in (high, low):
            bit, rest = (x, high) if low == zero else (~x, low)
            return bit if rest == ones else bit & rest
        if ones in (high, low):
            return x | low if high == ones else ~x | high
        return (x & high) | (~x & low)

    def meaning(imm: int) -> Lanes:
        def value(index: int) -> Expr:
            values: list[Expr] = [Const(width, -(imm >> place & 1)) for place in range(8)]
            for operand in (2, 1, 0):
                pairs = zip(values[1::2], values[::2], strict=True)
                values = [chosen_by(operand, high, low, index) for high, low in pairs]
            return values[0]

        return tuple(value(index) for index in range(512 // width))

    return ZMM.row("ternarylogic_epi32", "vpternlogd", "ternary", 3, meaning, immediates=ANY_BYTE)


def _tests() -> Iterator[Instruction]:
    """Yield tests that set bit i if lanes i share a one: a mask register and a move to a number."""
    for width in (8, 16):
        count = 512 // width
        lanes = gathered(512, width, 2, lambda a, b: Const(a.width, 0).less(a & b, signed=False))
        name, mnemonic = f"_mm512_test_epi{width}_mask", f"vptestm{SUFFIX[width]}"
        yield make(name, mnemonic, "mask", TWO, lanes, _mask_of(count), slots=2)


#: Immediate of ``vpcmpd`` -> its order, and whether the result is negated. The other immediates are equality,
#: inequality, never and always.
PREDICATES: dict[int, tuple[Callable[[Expr, Expr], Expr], bool]] = {
    1: (less, False), 2: (greater, True), 5: (less, True), 6: (greater, False),
}  # fmt: skip


def _mask_of(count: int) -> RegisterOperand:
    """Return the operand of a mask register, in C an integer with one bit per lane."""
    return RegisterOperand(count, f"uint{count}_t")


def _comparisons() -> Iterator[Instruction]:
    """Yield signed comparisons of 32-bit lanes into a mask register (SDM volume 2, VPCMPD)."""

    def compared(imm: int) -> Lanes:
        predicate, negated = PREDICATES[imm]
        (mask,) = gathered(512, 32, 2, predicate)
        return ((mask ^ Const(mask.width, -1)) if negated else mask,)

    name, result = "_mm512_cmp_epi32_mask", _mask_of(512 // 32)
    yield make(name, "vpcmpd", "compare", TWO, compared, result, immediates=PREDICATES)


def _chosen() -> Instruction:
    """Blend 32-bit lanes: operand 2 where the mask has a one, else operand 1 (SDM volume 2, VPBLENDMD)."""
    count = 512 // 32
    bits = [lane(0, count, 0) & Const(count, 1 << i) for i in range(count)]
    lanes = tuple(ite(b.eq(Const(count, 0)), lane(1, 32, i), lane(2, 32, i)) for i, b in enumerate(bits))
    name = "_mm512_mask_blend_epi32"
    return make(name, "vpblendmd", "blend", (_mask_of(count), *TWO), lanes, ZMM.operand)


def _joined_masks() -> Instruction:
    """Join two 16-bit masks into 32 bits, operand 0 in the high half (SDM volume 2, KUNPCKWD)."""
    lanes = (lane(0, 16, 0).zext(32).shl(16) | lane(1, 16, 0).zext(32),)
    return make("_mm512_kunpackw", "kunpckwd", "join", (_mask_of(16),) * 2, lanes, _mask_of(32))


def _popcounts() -> Iterator[Instruction]:
    """Yield population counts per lane (SDM volume 2, VPOPCNT)."""
    for width, needs in ((8, BITALG), (16, BITALG), (32, VPOPCNTDQ), (64, VPOPCNTDQ)):
        lanes = vertical(512, width, 1, lambda a: a.popcount())
        mnemonic = f"vpopcnt{SUFFIX[width]}"
        yield ZMM.row(f"popcnt_epi{width}", mnemonic, "vertical", 1, lanes, needs=needs)


def _byte_orders() -> Iterator[Instruction]:
    """Yield byte permutations of one and of two registers by indices (SDM volume 2, VPERMB, VPERMI2B)."""
    lanes = x86.any_order(ZMM, 8, table=1)
    yield ZMM.row("permutexvar_epi8", "vpermb", "table", 2, lanes, needs=VBMI)
    entries = [lane(operand, 8, i) for operand in (0, 2) for i in range(64)]
    lanes = tuple(select(lane(1, 8, i) & Const(8, 127), entries) for i in range(64))
    # One instruction, which overwrites a table (vpermt2b) or the indices (vpermi2b).
    yield ZMM.row("permutex2var_epi8", "vpermi2b", "table", 3, lanes, needs=VBMI)


def _bit_matrices() -> Instruction:
    """Multiply each byte of operand 0 by the 8 x 8 bit matrix in its 64-bit lane of operand 1, modulo 2. Add
    the immediate (SDM volume 2, GF2P8AFFINEQB)."""

    @cache
    def image(place: int) -> Expr:
        rows = (lane(1, 8, place // 8 * 8 + 7 - bit) for bit in range(8))
        parities = ((row & lane(0, 8, place)).popcount() & Const(8, 1) for row in rows)
        bits = [parity.shl(bit) for bit, parity in enumerate(parities)]
        return reduce(or_, bits)

    def meaning(imm: int) -> Lanes:
        return tuple(image(place) ^ Const(8, imm) for place in range(64))

    more = {"immediates": ANY_BYTE, "needs": GFNI}
    return ZMM.row("gf2p8affine_epi64_epi8", "vgf2p8affineqb", "matrix", 2, meaning, **more)


def _target(name: str, *features: Feature, core: str, called: str = "") -> Target:
    every = (AVX512BW, *features)
    return Target(name, "x86_64", every, 32, 512, "32 zmm registers", core, called=called)


_BITALG = (VNNI, VPOPCNTDQ, BITALG, VBMI, GFNI)

ISA = Isa(
    name="avx512",
    description="Intel AVX-512 F and BW (x86-64)",
    targets=(
        _target("x86_64", core="cascadelake"),
        _target("x86_64_vnni", VNNI, core="cascadelake"),
        _target("x86_64_bitalg", *_BITALG, core="icelake-server", called=BITALG.name),
        _target("x86_64_amx", *_BITALG, AMX_TILE, AMX_INT8, core="sapphirerapids"),
    ),
    vector_bits=512,
    headers=("immintrin.h",),
    declarations=x86.DECLARATIONS,
    vector_type="__m512i",
    register_constraint="v",
    table=(
        *x86.bitwise(ZMM, "q"),
        _ternary(),
        *x86.arithmetic(ZMM, compare=False),
        *x86.dots(ZMM),
        *x86.accumulated_dots(ZMM, "", VNNI),
        *_popcounts(),
        *x86.shifts(ZMM, arithmetic_quads=True),
        *x86.byte_shifts(ZMM, "bsrli_epi128", "bslli_epi128"),
        *x86.extensions(ZMM),
        *_truncations(),
        *x86.packs(ZMM),
        *x86.lookups(ZMM),
        *_orders(),
        *_byte_orders(),
        _bit_matrices(),
        *x86.unpacks(ZMM),
        *_permutations(),
        *_tests(),
        *_comparisons(),
        _chosen(),
        _joined_masks(),
        *x86.broadcasts(ZMM, "broadcast_i32x4", "vbroadcasti32x4"),
        *x86.memory((ZMM, YMM, XMM), "broadcast_i32x4", "vbroadcasti32x4", "vmovdqu64"),
        *tiles(),
    ),
    tiles=TILES,
    floats={"x86_64": x86.floats(ZMM)},
    reinterpret=x86.reinterpret,
    source="Intel SDM volume 2 (325383); Intel Intrinsics Guide",
)
