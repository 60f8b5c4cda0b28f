"""Integer vector instructions of x86 as data, for registers of 256 and of 512 bits.

Most of AVX2 is SSE done once in each 128-bit block of a register (``per_block``), and AVX-512 goes on so;
the few instructions that cross the blocks are written over the whole register. Every function gives the
instructions of one kind for one register size; an instruction set picks those that it has.

Source of the meanings: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2; of the
spellings: Intel Intrinsics Guide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from isa_specs.expr import Const, Expr, ite, maximum, minimum, select
from isa_specs.families import (
    gathered,
    lane,
    pairwise_two,
    per_block,
    permutation,
    sum_of_absolute_differences,
    table_lookup,
    vertical,
)
from isa_specs.instruction import Instruction, Operand

X86_64 = frozenset({"x86_64"})
Lanes = tuple[Expr, ...]

#: Elements in memory of any alignment and type. GCC has no _mm_loadu_si32 before version 11, and Microsoft's
#: compiler no attributes and no rule about types.
DECLARATIONS = (
    "#if defined(__GNUC__)",
    "typedef int16_t synth_i16 __attribute__((may_alias, aligned(1)));",
    "typedef int32_t synth_i32 __attribute__((may_alias, aligned(1)));",
    "#else",
    "typedef int16_t synth_i16;",
    "typedef int32_t synth_i32;",
    "#endif",
)
BLOCK = 128
ANY_BYTE = range(256)
# The assembler's suffix of a lane width, as operand of plain and of unpacking instructions.
SUFFIX = {8: "b", 16: "w", 32: "d", 64: "q"}
PAIRS = {8: "bw", 16: "wd", 32: "dq", 64: "qdq"}


@dataclass(frozen=True)
class Register:
    """A register size: ``prefix`` and ``suffix`` of its intrinsics, and its C type."""

    bits: int
    prefix: str
    suffix: str

    @property
    def c_type(self) -> str:
        return f"__m{self.bits}i"

    @property
    def operand(self) -> Operand:
        return Operand(self.bits, self.c_type)

    def blocks(self, lanes: Lanes) -> Lanes:
        """A meaning of 128 bits, done in every block."""
        return per_block(lanes, self.bits // BLOCK)


XMM = Register(128, "_mm", "si128")
YMM = Register(256, "_mm256", "si256")
ZMM = Register(512, "_mm512", "si512")


def make(
    name: str,
    mnemonic: str,
    family: str,
    operands: tuple[Operand, ...],
    meaning: Callable[[int], Lanes] | Lanes,
    result: Operand,
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


def bitwise(size: Register, lane_suffix: str = "") -> Iterator[Instruction]:
    """``lane_suffix``: of the mnemonic (AVX-512's have one, since they can be masked by lane)."""
    rows: list[tuple[str, str, Callable[..., Expr]]] = [
        ("and", "vpand", lambda a, b: a & b),
        ("andnot", "vpandn", lambda a, b: ~a & b),
        ("or", "vpor", lambda a, b: a | b),
        ("xor", "vpxor", lambda a, b: a ^ b),
    ]
    for stem, mnemonic, fn in rows:
        lanes = vertical(size.bits, 8, 2, fn)
        name = f"{size.prefix}_{stem}_{size.suffix}"
        yield make(name, mnemonic + lane_suffix, "bitwise", (size.operand,) * 2, lanes, size.operand)


def ternary(size: Register) -> Instruction:
    """Any bitwise function of three operands: bit 4 a + 2 b + c of the immediate is its value for bits a, b,
    c."""
    width = 32

    def chosen_by(operand: int, high: Expr, low: Expr, index: int) -> Expr:
        """``high`` where the operand's bit is set, else ``low``."""
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

        return tuple(value(index) for index in range(size.bits // width))

    name = f"{size.prefix}_ternarylogic_epi32"
    return make(
        name, "vpternlogd", "ternary", (size.operand,) * 3, meaning, size.operand, immediates=ANY_BYTE
    )


def _binary(size: Register, stem: str, kind: str, width: int, fn: Callable[..., Expr]) -> Instruction:
    """A vertical instruction of two operands: ``kind`` is ``epi`` or ``epu``."""
    sign = {"epi": "s" if stem in ("min", "max") else "", "epu": "" if stem == "avg" else "u"}[kind]
    if stem in ("adds", "subs"):  # vpaddsb, but vpaddusb
        stem_text, sign = f"vp{stem[:3]}", f"{sign}s"
    else:
        stem_text = {"mullo": "vpmull", "mulhi": "vpmulh"}.get(stem, f"vp{stem}")
    lanes = vertical(size.bits, width, 2, fn)
    name = f"{size.prefix}_{stem}_{kind}{width}"
    return make(
        name, f"{stem_text}{sign}{SUFFIX[width]}", "vertical", (size.operand,) * 2, lanes, size.operand
    )


def _mask(condition: Expr, width: int) -> Expr:
    """All ones where the condition holds, as comparisons give them."""
    return ite(condition, Const(width, -1), Const(width, 0))


def arithmetic(size: Register, compare: bool) -> Iterator[Instruction]:
    """``compare``: with comparisons that give a register of masks (AVX-512 compares into mask registers)."""
    for width in (8, 16, 32, 64):
        yield _binary(size, "add", "epi", width, lambda a, b: a + b)
        yield _binary(size, "sub", "epi", width, lambda a, b: a - b)
        if compare:
            yield _binary(size, "cmpeq", "epi", width, lambda a, b, w=width: _mask(a.eq(b), w))
            yield _binary(size, "cmpgt", "epi", width, lambda a, b, w=width: _mask(b.less(a, signed=True), w))
    for kind, signed in (("epi", True), ("epu", False)):
        for width in (8, 16):
            wide = 2 * width

            def adds(a: Expr, b: Expr, width: int = width, wide: int = wide, signed: bool = signed) -> Expr:
                return (a.ext(wide, signed) + b.ext(wide, signed)).saturate(width, signed)

            def subs(a: Expr, b: Expr, width: int = width, wide: int = wide, signed: bool = signed) -> Expr:
                return (a.ext(wide, signed) - b.ext(wide, signed)).saturate(width, signed)

            yield _binary(size, "adds", kind, width, adds)
            yield _binary(size, "subs", kind, width, subs)
        for width in (8, 16, 32):
            yield _binary(size, "min", kind, width, lambda a, b, s=signed: minimum(a, b, s))
            yield _binary(size, "max", kind, width, lambda a, b, s=signed: maximum(a, b, s))
        yield _binary(
            size, "mulhi", kind, 16, lambda a, b, s=signed: (a.ext(32, s) * b.ext(32, s)).lshr(16).trunc(16)
        )
    for width in (16, 32):
        yield _binary(size, "mullo", "epi", width, lambda a, b: a * b)
    for width in (8, 16):

        def average(a: Expr, b: Expr, width: int = width) -> Expr:
            wide = 2 * width
            return (a.zext(wide) + b.zext(wide) + Const(wide, 1)).lshr(1).trunc(width)

        yield _binary(size, "avg", "epu", width, average)
    for width in (8, 16, 32):
        lanes = vertical(size.bits, width, 1, lambda a: ite(a.less(Const(a.width, 0), signed=True), -a, a))
        name = f"{size.prefix}_abs_epi{width}"
        yield make(name, f"vpabs{SUFFIX[width]}", "vertical", (size.operand,), lanes, size.operand)


def pairs(size: Register) -> Iterator[Instruction]:
    for width in (16, 32):
        lanes = pairwise_two(size.bits, width, lambda a, b: a + b, block=BLOCK)
        # Two shuffles and an add (Agner Fog, Instruction tables, Skylake).
        name, mnemonic = f"{size.prefix}_hadd_epi{width}", f"vphadd{SUFFIX[width]}"
        yield make(name, mnemonic, "pairwise", (size.operand,) * 2, lanes, size.operand, issue_slots=3)


def dots(size: Register) -> Iterator[Instruction]:
    def both(width: int, index: int, left_signed: bool) -> Expr:
        """The exact product of lane ``index`` of both operands (the right one is signed)."""
        wide = 2 * width
        return lane(0, width, index).ext(wide, left_signed) * lane(1, width, index).sext(wide)

    two = (size.operand, size.operand)
    # A product of two bytes, one of them signed, fits 16 bits; the sum of two does not.
    bytes_dot = tuple(
        (both(8, 2 * i, False).sext(32) + both(8, 2 * i + 1, False).sext(32)).saturate(16, signed=True)
        for i in range(size.bits // 16)
    )
    yield make(f"{size.prefix}_maddubs_epi16", "vpmaddubsw", "dot", two, bytes_dot, size.operand)
    # The sum wraps for one input only, all four lanes -32768, as the machine's does.
    words_dot = tuple(both(16, 2 * i, True) + both(16, 2 * i + 1, True) for i in range(size.bits // 32))
    yield make(f"{size.prefix}_madd_epi16", "vpmaddwd", "dot", two, words_dot, size.operand)
    differences = sum_of_absolute_differences(size.bits, 8, 8, 64)
    yield make(f"{size.prefix}_sad_epu8", "vpsadbw", "dot", two, differences, size.operand)


def shifts(size: Register, arithmetic_quads: bool) -> Iterator[Instruction]:
    """``arithmetic_quads``: the set shifts 64-bit lanes arithmetically too."""
    for width in (16, 32, 64):
        # Amounts of the width and beyond are legal: they shift everything out.
        amounts = (*range(width), width, width + 1, 255)

        def slli(n: int, width: int = width) -> Lanes:
            return vertical(size.bits, width, 1, lambda a: a.shl(n))

        def srli(n: int, width: int = width) -> Lanes:
            return vertical(size.bits, width, 1, lambda a: a.lshr(n))

        def srai(n: int, width: int = width) -> Lanes:
            return vertical(size.bits, width, 1, lambda a: a.ashr(n))

        rows = [("slli", "vpsll", slli), ("srli", "vpsrl", srli), ("srai", "vpsra", srai)]
        for stem, mnemonic, meaning in rows:
            if stem != "srai" or width < 64 or arithmetic_quads:
                name = f"{size.prefix}_{stem}_epi{width}"
                yield make(
                    name, f"{mnemonic}{SUFFIX[width]}", "shift", (size.operand,), meaning, size.operand,
                    immediates=amounts,
                )  # fmt: skip


def _byte_or_zero(operand: int, index: int) -> Expr:
    return lane(operand, 8, index) if 0 <= index < 16 else Const(8, 0)


def byte_shifts(size: Register, right_name: str, left_name: str) -> Iterator[Instruction]:
    def right(n: int) -> Lanes:
        return size.blocks(tuple(_byte_or_zero(0, i + n) for i in range(16)))

    def left(n: int) -> Lanes:
        return size.blocks(tuple(_byte_or_zero(0, i - n) for i in range(16)))

    def align(n: int) -> Lanes:
        """Bytes n..n+15 of operand 0 above operand 1, then zeros."""
        return size.blocks(
            tuple(lane(1, 8, i + n) if i + n < 16 else _byte_or_zero(0, i + n - 16) for i in range(16))
        )

    amounts = (*range(16), 16, 17, 255)
    one, two = (size.operand,), (size.operand, size.operand)
    yield make(
        f"{size.prefix}_{right_name}", "vpsrldq", "shuffle", one, right, size.operand, immediates=amounts
    )
    yield make(
        f"{size.prefix}_{left_name}", "vpslldq", "shuffle", one, left, size.operand, immediates=amounts
    )
    name = f"{size.prefix}_alignr_epi8"
    yield make(name, "vpalignr", "shuffle", two, align, size.operand, immediates=ANY_BYTE)


def extensions(size: Register) -> Iterator[Instruction]:
    """Lanes extended to wider ones, from the smallest register that holds them."""
    for kind, signed in (("epu", False), ("epi", True)):
        for width, factor in ((8, 2), (8, 4), (8, 8), (16, 2), (16, 4), (32, 2)):
            wide = factor * width
            source = next(r for r in (XMM, YMM) if r.bits >= size.bits // factor)
            lanes = tuple(lane(0, width, i).ext(wide, signed) for i in range(size.bits // wide))
            mnemonic = f"vpmov{'s' if signed else 'z'}x{SUFFIX[width]}{SUFFIX[wide]}"
            name = f"{size.prefix}_cvt{kind}{width}_epi{wide}"
            yield make(name, mnemonic, "widening", (source.operand,), lanes, size.operand)


def packs(size: Register) -> Iterator[Instruction]:
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
            name = f"{size.prefix}_{stem}_epi{width}"
            yield make(
                name, f"vpack{letters}", "widening", (size.operand,) * 2, size.blocks(lanes), size.operand
            )


def lookups(size: Register) -> Iterator[Instruction]:
    def pick(i: int) -> Expr:
        index = lane(1, 8, i)
        return table_lookup(16, index, 0, index.less(Const(8, 128), signed=False), 15)

    lanes = size.blocks(tuple(pick(i) for i in range(16)))
    name = f"{size.prefix}_shuffle_epi8"
    yield make(name, "vpshufb", "table", (size.operand,) * 2, lanes, size.operand)


def any_order(size: Register, width: int, table: int) -> Lanes:
    """Lanes of operand ``table`` in the order that the low bits of the other operand's lanes give."""
    count = size.bits // width
    source = [lane(table, width, i) for i in range(count)]
    return tuple(select(lane(1 - table, width, i) & Const(width, count - 1), source) for i in range(count))


def top_bits(size: Register) -> Instruction:
    """The top bit of every byte, as a number in a general register."""
    lanes = gathered(size.bits, 8, 1, lambda a: a.less(Const(8, 0), signed=True))
    result = Operand(size.bits // 8, "int32_t")
    return make(f"{size.prefix}_movemask_epi8", "vpmovmskb", "mask", (size.operand,), lanes, result)


def tests(size: Register) -> Iterator[Instruction]:
    """Which lanes of the operands have a one in common, as a number in a general register (a mask register
    and a move)."""
    for width in (8, 16):
        count = size.bits // width
        lanes = gathered(size.bits, width, 2, lambda a, b: Const(a.width, 0).less(a & b, signed=False))
        result = Operand(count, f"uint{count}_t")
        name = f"{size.prefix}_test_epi{width}_mask"
        yield make(name, f"vptestm{SUFFIX[width]}", "mask", (size.operand,) * 2, lanes, result, issue_slots=2)


def _less(a: Expr, b: Expr) -> Expr:
    return a.less(b, signed=True)


def _greater(a: Expr, b: Expr) -> Expr:
    return b.less(a, signed=True)


#: ``vpcmpd``'s orders by immediate, and whether the negation counts; the others are (in)equality, never and
#: always.
PREDICATES: dict[int, tuple[Callable[[Expr, Expr], Expr], bool]] = {
    1: (_less, False), 2: (_greater, True), 5: (_less, True), 6: (_greater, False),
}  # fmt: skip


def _mask_of(count: int) -> Operand:
    """A mask register as C has it: an integer of a bit per lane."""
    return Operand(count, f"uint{count}_t")


def comparisons(size: Register) -> Iterator[Instruction]:
    """Signed comparisons of 32-bit lanes into a mask register (SDM volume 2, VPCMPD)."""

    def compared(imm: int) -> Lanes:
        predicate, negated = PREDICATES[imm]
        (mask,) = gathered(size.bits, 32, 2, predicate)
        return ((mask ^ Const(mask.width, -1)) if negated else mask,)

    yield make(
        f"{size.prefix}_cmp_epi32_mask", "vpcmpd", "compare", (size.operand,) * 2, compared,
        _mask_of(size.bits // 32), immediates=PREDICATES,
    )  # fmt: skip


def chosen(size: Register) -> Instruction:
    """32-bit lanes of operand 2 where the mask has a one, else of operand 1 (SDM volume 2, VPBLENDMD)."""
    count = size.bits // 32
    lanes = tuple(
        ite((lane(0, count, 0) & Const(count, 1 << i)).eq(Const(count, 0)), lane(1, 32, i), lane(2, 32, i))
        for i in range(count)
    )
    name = f"{size.prefix}_mask_blend_epi32"
    return make(name, "vpblendmd", "blend", (_mask_of(count), *(size.operand,) * 2), lanes, size.operand)


def joined_masks() -> Instruction:
    """Two masks of 16 as one of 32, the first above (SDM volume 2, KUNPCKWD)."""
    lanes = (lane(0, 16, 0).zext(32).shl(16) | lane(1, 16, 0).zext(32),)
    return make("_mm512_kunpackw", "kunpckwd", "join", (_mask_of(16),) * 2, lanes, _mask_of(32))


def two_bits(imm: int, position: int) -> int:
    return imm >> (2 * position) & 3


def unpacks(size: Register) -> Iterator[Instruction]:
    for width in (8, 16, 32, 64):
        n = BLOCK // width
        for stem, letter, start in (("unpacklo", "l", 0), ("unpackhi", "h", n // 2)):
            lanes = size.blocks(permutation(width, [(i % 2, start + i // 2) for i in range(n)]))
            mnemonic = f"vpunpck{letter}{PAIRS[width]}"
            name = f"{size.prefix}_{stem}_epi{width}"
            yield make(name, mnemonic, "shuffle", (size.operand,) * 2, lanes, size.operand)


def in_block(size: Register) -> Instruction:
    """The order of 32-bit lanes within each block, by an immediate."""

    def shuffle32(imm: int) -> Lanes:
        return size.blocks(permutation(32, [(0, two_bits(imm, i)) for i in range(4)]))

    return make(
        f"{size.prefix}_shuffle_epi32", "vpshufd", "shuffle", (size.operand,), shuffle32, size.operand,
        immediates=ANY_BYTE,
    )  # fmt: skip


def low_part(size: Register, part: Register) -> Instruction:
    """The low part of a register is the smaller register of the same number. The cast the other way leaves
    the upper part undefined, so it has no meaning to declare."""
    lanes = permutation(64, [(0, i) for i in range(part.bits // 64)])
    name = f"{size.prefix}_cast{size.suffix}_{part.suffix}"
    mnemonic = "low half" if 2 * part.bits == size.bits else "low part"
    return make(name, mnemonic, "alias", (size.operand,), lanes, part.operand, aliases=X86_64)


def extract(size: Register, part: Register, name: str, mnemonic: str) -> Instruction:
    count = part.bits // 64

    def meaning(imm: int) -> Lanes:
        return permutation(64, [(0, count * imm + i) for i in range(count)])

    return make(
        name, mnemonic, "shuffle", (size.operand,), meaning, part.operand,
        immediates=range(size.bits // part.bits),
    )  # fmt: skip


def insert(size: Register, part: Register, name: str, mnemonic: str) -> Instruction:
    count = part.bits // 64

    def meaning(imm: int) -> Lanes:
        return permutation(
            64, [(1, i % count) if i // count == imm else (0, i) for i in range(size.bits // 64)]
        )

    return make(
        name, mnemonic, "shuffle", (size.operand, part.operand), meaning, size.operand,
        immediates=range(size.bits // part.bits),
    )  # fmt: skip


def broadcasts(size: Register, block_name: str, block_mnemonic: str) -> Iterator[Instruction]:
    for width in (8, 16, 32, 64):
        letter = SUFFIX[width]
        lanes = permutation(width, [(0, 0)] * (size.bits // width))
        name = f"{size.prefix}_broadcast{letter}_epi{width}"
        yield make(name, f"vpbroadcast{letter}", "shuffle", (XMM.operand,), lanes, size.operand)
    lanes = permutation(64, [(0, i % 2) for i in range(size.bits // 64)])
    yield make(f"{size.prefix}_{block_name}", block_mnemonic, "shuffle", (XMM.operand,), lanes, size.operand)


def memory(
    sizes: tuple[Register, ...], block_name: str, block_mnemonic: str, mnemonic: str
) -> Iterator[Instruction]:
    """Loads and stores of every size, and loads into the first that repeat what they read.

    Pointers are to bytes and may have any alignment; {0} and {out} may be sums, hence the parentheses.
    """
    size = sizes[0]
    for register in sizes:
        at = Operand(register.bits, "uint8_t", memory=True)
        lanes = vertical(register.bits, 8, 1, lambda a: a)
        load, store = (f"{register.prefix}_{what}u_{register.suffix}" for what in ("load", "store"))
        move = mnemonic if register is size else "vmovdqu"
        text = f"{load}((const {register.c_type} *)({{0}}))"
        yield make(load, move, "load", (at,), lanes, register.operand, c=text)
        text = f"{store}(({register.c_type} *)({{out}}), {{0}})"
        yield make(store, move, "store", (register.operand,), lanes, at, c=text)
    p = size.prefix
    rows = [
        (8, "vpbroadcastb", f"{p}_set1_epi8((char)*({{0}}))"),
        (16, "vpbroadcastw", f"{p}_set1_epi16(*(const synth_i16 *)({{0}}))"),
        (32, "vpbroadcastd", f"{p}_set1_epi32(*(const synth_i32 *)({{0}}))"),
        (64, "vpbroadcastq", f"{p}_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)({{0}})))"),
        (128, block_mnemonic, f"{p}_{block_name}(_mm_loadu_si128((const __m128i *)({{0}})))"),
    ]
    for bits, name, c in rows:
        at = Operand(bits, "uint8_t", memory=True)
        width = min(bits, 64)
        lanes = permutation(width, [(0, i % (bits // width)) for i in range(size.bits // width)])
        # Named for what it does: C has no one intrinsic for these.
        yield make(f"{p}_load_broadcast{bits}", name, "load", (at,), lanes, size.operand, c=c)


def reinterpret(value: str, source: str, result: str) -> str:
    """C text that reads a value of one vector type as another: x86 has one integer type per size."""
    if source != result:
        raise ValueError(f"{source} and {result} differ in size")
    return value
