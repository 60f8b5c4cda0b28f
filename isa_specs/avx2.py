"""Intel AVX2: the 256-bit integer instructions, as one table.

Source of the meanings: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2; of the
spellings: Intel Intrinsics Guide. Most of AVX2 is SSE done twice, once in each 128-bit block of the
registers (``per_block``); the few instructions that cross the blocks are written over the whole register.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from isa_specs.expr import Const, Expr, ite, maximum, minimum, select
from isa_specs.families import (
    lane,
    pairwise_two,
    per_block,
    permutation,
    sum_of_absolute_differences,
    table_lookup,
    vertical,
)
from isa_specs.instruction import Instruction, Isa, Operand, Target

X86_64 = frozenset({"x86_64"})
Lanes = tuple[Expr, ...]

BITS = 256
BLOCK = 128
BLOCKS = BITS // BLOCK
YMM = Operand(BITS, "__m256i")
XMM = Operand(BLOCK, "__m128i")
ANY_BYTE = range(256)
# The assembler's suffix of a lane width, as operand of plain and of unpacking instructions.
SUFFIX = {8: "b", 16: "w", 32: "d", 64: "q"}
PAIRS = {8: "bw", 16: "wd", 32: "dq", 64: "qdq"}


def _make(
    name: str,
    mnemonic: str,
    family: str,
    operands: tuple[Operand, ...],
    meaning: Callable[[int], Lanes] | Lanes,
    result: Operand = YMM,
    immediates: Iterable[int] | None = None,
    aliases: frozenset[str] = frozenset(),
    c: str | None = None,
    issue_slots: int = 1,
) -> Instruction:
    slots = [f"{{{i}}}" for i in range(len(operands))] + ([] if immediates is None else ["{imm}"])
    return Instruction(
        name=name,
        mnemonic=mnemonic,
        family=family,
        operands=operands,
        result=result,
        semantics=(lambda imm: meaning) if isinstance(meaning, tuple) else meaning,  # type: ignore[arg-type]
        c=c or f"{name}({', '.join(slots)})",
        targets=X86_64,
        immediates=None if immediates is None else tuple(immediates),
        aliases=aliases,
        slots=issue_slots,
    )


def _blocks(lanes: Lanes) -> Lanes:
    return per_block(lanes, BLOCKS)


def _bitwise() -> Iterator[Instruction]:
    rows: list[tuple[str, Callable[..., Expr]]] = [
        ("and", lambda a, b: a & b),
        ("andnot", lambda a, b: ~a & b),
        ("or", lambda a, b: a | b),
        ("xor", lambda a, b: a ^ b),
    ]
    for stem, fn in rows:
        mnemonic = "vp" + {"andnot": "andn"}.get(stem, stem)
        yield _make(f"_mm256_{stem}_si256", mnemonic, "bitwise", (YMM, YMM), vertical(BITS, 8, 2, fn))


def _binary(stem: str, kind: str, width: int, fn: Callable[..., Expr]) -> Instruction:
    """A vertical instruction of two operands: ``kind`` is ``epi`` or ``epu``."""
    sign = {"epi": "s" if stem in ("min", "max") else "", "epu": "" if stem == "avg" else "u"}[kind]
    if stem in ("adds", "subs"):  # vpaddsb, but vpaddusb
        stem_text, sign = f"vp{stem[:3]}", f"{sign}s"
    else:
        stem_text = {"mullo": "vpmull", "mulhi": "vpmulh"}.get(stem, f"vp{stem}")
    lanes = vertical(BITS, width, 2, fn)
    return _make(
        f"_mm256_{stem}_{kind}{width}", f"{stem_text}{sign}{SUFFIX[width]}", "vertical", (YMM, YMM), lanes
    )


def _mask(condition: Expr, width: int) -> Expr:
    """All ones where the condition holds, as comparisons give them."""
    return ite(condition, Const(width, -1), Const(width, 0))


def _arithmetic() -> Iterator[Instruction]:
    for width in (8, 16, 32, 64):
        yield _binary("add", "epi", width, lambda a, b: a + b)
        yield _binary("sub", "epi", width, lambda a, b: a - b)
        yield _binary("cmpeq", "epi", width, lambda a, b, w=width: _mask(a.eq(b), w))
        yield _binary("cmpgt", "epi", width, lambda a, b, w=width: _mask(b.less(a, signed=True), w))
    for kind, signed in (("epi", True), ("epu", False)):
        for width in (8, 16):
            wide = 2 * width

            def adds(a: Expr, b: Expr, width: int = width, wide: int = wide, signed: bool = signed) -> Expr:
                return (a.ext(wide, signed) + b.ext(wide, signed)).saturate(width, signed)

            def subs(a: Expr, b: Expr, width: int = width, wide: int = wide, signed: bool = signed) -> Expr:
                return (a.ext(wide, signed) - b.ext(wide, signed)).saturate(width, signed)

            yield _binary("adds", kind, width, adds)
            yield _binary("subs", kind, width, subs)
        for width in (8, 16, 32):
            yield _binary("min", kind, width, lambda a, b, s=signed: minimum(a, b, s))
            yield _binary("max", kind, width, lambda a, b, s=signed: maximum(a, b, s))
        yield _binary(
            "mulhi", kind, 16, lambda a, b, s=signed: (a.ext(32, s) * b.ext(32, s)).lshr(16).trunc(16)
        )
    for width in (16, 32):
        yield _binary("mullo", "epi", width, lambda a, b: a * b)
    for width in (8, 16):

        def average(a: Expr, b: Expr, width: int = width) -> Expr:
            wide = 2 * width
            return (a.zext(wide) + b.zext(wide) + Const(wide, 1)).lshr(1).trunc(width)

        yield _binary("avg", "epu", width, average)
    for width in (8, 16, 32):
        lanes = vertical(BITS, width, 1, lambda a: ite(a.less(Const(a.width, 0), signed=True), -a, a))
        yield _make(f"_mm256_abs_epi{width}", f"vpabs{SUFFIX[width]}", "vertical", (YMM,), lanes)


def _pairs() -> Iterator[Instruction]:
    for width in (16, 32):
        lanes = pairwise_two(BITS, width, lambda a, b: a + b, block=BLOCK)
        # Two shuffles and an add (Agner Fog, Instruction tables, Skylake).
        name, mnemonic = f"_mm256_hadd_epi{width}", f"vphadd{SUFFIX[width]}"
        yield _make(name, mnemonic, "pairwise", (YMM, YMM), lanes, issue_slots=3)


def _dots() -> Iterator[Instruction]:
    def both(width: int, index: int, left_signed: bool) -> Expr:
        """The exact product of lane ``index`` of both operands (the right one is signed)."""
        wide = 2 * width
        return lane(0, width, index).ext(wide, left_signed) * lane(1, width, index).sext(wide)

    # A product of two bytes, one of them signed, fits 16 bits; the sum of two does not.
    bytes_dot = tuple(
        (both(8, 2 * i, False).sext(32) + both(8, 2 * i + 1, False).sext(32)).saturate(16, signed=True)
        for i in range(16)
    )
    yield _make("_mm256_maddubs_epi16", "vpmaddubsw", "dot", (YMM, YMM), bytes_dot)
    # The sum wraps for one input only, all four lanes -32768, as the machine's does.
    words_dot = tuple(both(16, 2 * i, True) + both(16, 2 * i + 1, True) for i in range(8))
    yield _make("_mm256_madd_epi16", "vpmaddwd", "dot", (YMM, YMM), words_dot)
    yield _make("_mm256_sad_epu8", "vpsadbw", "dot", (YMM, YMM), sum_of_absolute_differences(BITS, 8, 8, 64))


def _shifts() -> Iterator[Instruction]:
    for width in (16, 32, 64):
        # Amounts of the width and beyond are legal: they shift everything out.
        amounts = (*range(width), width, width + 1, 255)

        def slli(n: int, width: int = width) -> Lanes:
            return vertical(BITS, width, 1, lambda a: a.shl(n))

        def srli(n: int, width: int = width) -> Lanes:
            return vertical(BITS, width, 1, lambda a: a.lshr(n))

        def srai(n: int, width: int = width) -> Lanes:
            return vertical(BITS, width, 1, lambda a: a.ashr(n))

        letter = SUFFIX[width]
        yield _make(f"_mm256_slli_epi{width}", f"vpsll{letter}", "shift", (YMM,), slli, immediates=amounts)
        yield _make(f"_mm256_srli_epi{width}", f"vpsrl{letter}", "shift", (YMM,), srli, immediates=amounts)
        if width < 64:
            yield _make(
                f"_mm256_srai_epi{width}", f"vpsra{letter}", "shift", (YMM,), srai, immediates=amounts
            )


def _byte_or_zero(operand: int, index: int) -> Expr:
    return lane(operand, 8, index) if 0 <= index < 16 else Const(8, 0)


def _byte_shifts() -> Iterator[Instruction]:
    def right(n: int) -> Lanes:
        return _blocks(tuple(_byte_or_zero(0, i + n) for i in range(16)))

    def left(n: int) -> Lanes:
        return _blocks(tuple(_byte_or_zero(0, i - n) for i in range(16)))

    def align(n: int) -> Lanes:
        """Bytes n..n+15 of operand 0 above operand 1, then zeros."""
        return _blocks(
            tuple(lane(1, 8, i + n) if i + n < 16 else _byte_or_zero(0, i + n - 16) for i in range(16))
        )

    amounts = (*range(16), 16, 17, 255)
    yield _make("_mm256_srli_si256", "vpsrldq", "shuffle", (YMM,), right, immediates=amounts)
    yield _make("_mm256_slli_si256", "vpslldq", "shuffle", (YMM,), left, immediates=amounts)
    yield _make("_mm256_alignr_epi8", "vpalignr", "shuffle", (YMM, YMM), align, immediates=ANY_BYTE)


def _conversions() -> Iterator[Instruction]:
    for kind, signed in (("epu", False), ("epi", True)):
        for width, factor in ((8, 2), (8, 4), (8, 8), (16, 2), (16, 4), (32, 2)):
            wide = factor * width
            lanes = tuple(lane(0, width, i).ext(wide, signed) for i in range(BITS // wide))
            mnemonic = f"vpmov{'s' if signed else 'z'}x{SUFFIX[width]}{SUFFIX[wide]}"
            yield _make(f"_mm256_cvt{kind}{width}_epi{wide}", mnemonic, "widening", (XMM,), lanes)
    for stem, signed in (("packs", True), ("packus", False)):
        for width in (16, 32):
            half = width // 2
            # Both operands are read as signed lanes; the name's sign is that of the result.
            lanes = tuple(
                lane(operand, width, i).saturate(half, signed)
                for operand in (0, 1)
                for i in range(BLOCK // width)
            )
            letters = f"{'ss' if signed else 'us'}{SUFFIX[width]}{SUFFIX[half]}"
            yield _make(
                f"_mm256_{stem}_epi{width}", f"vpack{letters}", "widening", (YMM, YMM), _blocks(lanes)
            )


def _tables() -> Iterator[Instruction]:
    def pick(i: int) -> Expr:
        index = lane(1, 8, i)
        return table_lookup(16, index, 0, index.less(Const(8, 128), signed=False), 15)

    lanes = _blocks(tuple(pick(i) for i in range(16)))
    yield _make("_mm256_shuffle_epi8", "vpshufb", "table", (YMM, YMM), lanes)
    source = [lane(0, 32, i) for i in range(8)]
    lanes = tuple(select(lane(1, 32, i) & Const(32, 7), source) for i in range(8))
    yield _make("_mm256_permutevar8x32_epi32", "vpermd", "table", (YMM, YMM), lanes)


def _two_bits(imm: int, position: int) -> int:
    return imm >> (2 * position) & 3


def _unpacks() -> Iterator[Instruction]:
    for width in (8, 16, 32, 64):
        n = BLOCK // width
        for stem, letter, start in (("unpacklo", "l", 0), ("unpackhi", "h", n // 2)):
            lanes = _blocks(permutation(width, [(i % 2, start + i // 2) for i in range(n)]))
            mnemonic = f"vpunpck{letter}{PAIRS[width]}"
            yield _make(f"_mm256_{stem}_epi{width}", mnemonic, "shuffle", (YMM, YMM), lanes)


def _permutations() -> Iterator[Instruction]:
    def permute4x64(imm: int) -> Lanes:
        return permutation(64, [(0, _two_bits(imm, i)) for i in range(4)])

    def shuffle32(imm: int) -> Lanes:
        return _blocks(permutation(32, [(0, _two_bits(imm, i)) for i in range(4)]))

    def permute2x128(imm: int) -> Lanes:
        lanes: list[Expr] = []
        for half in range(2):
            control = imm >> (4 * half) & 15
            operand, block = control >> 1 & 1, control & 1
            zero = bool(control & 8)
            lanes += [Const(64, 0) if zero else lane(operand, 64, 2 * block + i) for i in range(2)]
        return tuple(lanes)

    def blend16(imm: int) -> Lanes:
        return _blocks(permutation(16, [(imm >> i & 1, i) for i in range(8)]))

    def blend32(imm: int) -> Lanes:
        return permutation(32, [(imm >> i & 1, i) for i in range(8)])

    def extract(imm: int) -> Lanes:
        return permutation(64, [(0, 2 * imm + i) for i in range(2)])

    def insert(imm: int) -> Lanes:
        return permutation(64, [(1, i % 2) if i // 2 == imm else (0, i) for i in range(4)])

    one, two = (YMM,), (YMM, YMM)
    yield _make("_mm256_permute4x64_epi64", "vpermq", "shuffle", one, permute4x64, immediates=ANY_BYTE)
    yield _make("_mm256_permute2x128_si256", "vperm2i128", "shuffle", two, permute2x128, immediates=ANY_BYTE)
    yield _make("_mm256_shuffle_epi32", "vpshufd", "shuffle", one, shuffle32, immediates=ANY_BYTE)
    yield _make("_mm256_blend_epi16", "vpblendw", "shuffle", two, blend16, immediates=ANY_BYTE)
    yield _make("_mm256_blend_epi32", "vpblendd", "shuffle", two, blend32, immediates=ANY_BYTE)
    blend = vertical(BITS, 8, 3, lambda a, b, mask: ite(mask.less(Const(8, 0), signed=True), b, a))
    yield _make("_mm256_blendv_epi8", "vpblendvb", "vertical", (YMM, YMM, YMM), blend)
    yield _make(
        "_mm256_extracti128_si256", "vextracti128", "shuffle", one, extract, result=XMM, immediates=range(2)
    )
    yield _make("_mm256_inserti128_si256", "vinserti128", "shuffle", (YMM, XMM), insert, immediates=range(2))
    # The low half of a ymm register is the xmm register of the same number. The cast the other way leaves
    # the upper half undefined, so it has no meaning to declare.
    low = permutation(64, [(0, 0), (0, 1)])
    yield _make("_mm256_castsi256_si128", "low half", "alias", one, low, result=XMM, aliases=X86_64)
    for width in (8, 16, 32, 64):
        letter = SUFFIX[width]
        lanes = permutation(width, [(0, 0)] * (BITS // width))
        yield _make(f"_mm256_broadcast{letter}_epi{width}", f"vpbroadcast{letter}", "shuffle", (XMM,), lanes)
    lanes = permutation(64, [(0, i % 2) for i in range(4)])
    yield _make("_mm256_broadcastsi128_si256", "vbroadcasti128", "shuffle", (XMM,), lanes)


def _memory() -> Iterator[Instruction]:
    # Pointers are to bytes and may have any alignment; {0} and {out} may be sums, hence the parentheses.
    for register, prefix, suffix in ((YMM, "_mm256", "si256"), (XMM, "_mm", "si128")):
        at = Operand(register.bits, "uint8_t", memory=True)
        lanes = vertical(register.bits, 8, 1, lambda a: a)
        c_type = register.c_type
        load, store = f"{prefix}_loadu_{suffix}", f"{prefix}_storeu_{suffix}"
        yield _make(load, "vmovdqu", "load", (at,), lanes, register, c=f"{load}((const {c_type} *)({{0}}))")
        yield _make(
            store, "vmovdqu", "store", (register,), lanes, at, c=f"{store}(({c_type} *)({{out}}), {{0}})"
        )
    rows = [
        (8, "vpbroadcastb", "_mm256_set1_epi8((char)*({0}))"),
        (16, "vpbroadcastw", "_mm256_broadcastw_epi16(_mm_loadu_si16({0}))"),
        (32, "vpbroadcastd", "_mm256_broadcastd_epi32(_mm_loadu_si32({0}))"),
        (64, "vpbroadcastq", "_mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)({0})))"),
        (128, "vbroadcasti128", "_mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)({0})))"),
    ]
    for bits, mnemonic, c in rows:
        at = Operand(bits, "uint8_t", memory=True)
        width = min(bits, 64)
        per = bits // width
        lanes = permutation(width, [(0, i % per) for i in range(BITS // width)])
        # Named for what it does: C has no one intrinsic for these.
        yield _make(f"_mm256_load_broadcast{bits}", mnemonic, "load", (at,), lanes, c=c)


def _reinterpret(value: str, source: str, result: str) -> str:
    """C text that reads a value of one vector type as another: x86 has one integer type per size."""
    if source != result:
        raise ValueError(f"{source} and {result} differ in size")
    return value


ISA = Isa(
    name="avx2",
    description="Intel AVX2 (x86-64)",
    targets=(Target("x86_64", "avx2", ("-mavx2",), 16, BITS, "16 ymm registers"),),
    vector_bits=BITS,
    headers=("immintrin.h",),
    feature_macro="defined(__AVX2__)",
    vector_type="__m256i",
    register_constraint="x",
    table=(
        *_bitwise(),
        *_arithmetic(),
        *_pairs(),
        *_dots(),
        *_shifts(),
        *_byte_shifts(),
        *_conversions(),
        *_tables(),
        *_unpacks(),
        *_permutations(),
        *_memory(),
    ),
    reinterpret=_reinterpret,
    source="Intel SDM volume 2 (325383); Intel Intrinsics Guide",
)

__all__ = ["ISA"]
