"""Integer vector instructions of x86 as data, for registers of 256 and of 512 bits.

Most instructions of AVX2 and AVX-512 repeat an SSE instruction in each 128-bit block (``per_block``). The few
that cross blocks are written over the whole register. Each function gives the instructions of one kind for
one register size. An instruction set picks the functions that it needs.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from isa_specs.expr import Const, Expr, ite, maximum, minimum, select
from isa_specs.families import (
    LaneFn,
    Lanes,
    dot,
    gathered,
    lane,
    ordered,
    pairwise_two,
    per_block,
    permutation,
    row,
    sum_of_absolute_differences,
    table_lookup,
    vertical,
)
from isa_specs.instruction import Feature, Floats, Instruction, RegisterOperand

Meaning = Callable[[int], Lanes]
X86_64 = frozenset({"x86_64"})

#: Elements in memory of any alignment and type. GCC before version 11 has no _mm_loadu_si32. Microsoft's
#: compiler has no such attributes and no rule about types.
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
# The assembler's suffix of a lane width in plain instructions and in unpacking instructions.
SUFFIX = {8: "b", 16: "w", 32: "d", 64: "q"}
PAIRS = {8: "bw", 16: "wd", 32: "dq", 64: "qdq"}


@dataclass(frozen=True)
class RegisterSize:
    """A register size, with ``prefix`` and ``suffix`` of its intrinsics."""

    bits: int
    prefix: str
    suffix: str

    @property
    def c_type(self) -> str:
        return f"__m{self.bits}i"

    @property
    def operand(self) -> RegisterOperand:
        return RegisterOperand(self.bits, self.c_type)

    def blocks(self, lanes: Lanes) -> Lanes:
        """Repeat a 128-bit meaning in every block of the register."""
        return per_block(lanes, self.bits // BLOCK)

    def row(
        self, stem: str, mnemonic: str, family: str, arity: int, meaning: Meaning | Lanes, **more: Any
    ) -> Instruction:
        """Return the instruction ``{prefix}_{stem}`` from ``arity`` registers of this size to one. ``more``:
        see ``families.row``."""
        operands = (self.operand,) * arity
        return make(f"{self.prefix}_{stem}", mnemonic, family, operands, meaning, self.operand, **more)


make = partial(row, architectures=X86_64)
XMM = RegisterSize(128, "_mm", "si128")
YMM = RegisterSize(256, "_mm256", "si256")
ZMM = RegisterSize(512, "_mm512", "si512")


def floats(register: RegisterSize, *needs: Feature) -> Floats:
    """Return the C texts of float32 arithmetic in a register. The texts need the features ``needs``."""
    prefix, bits = register.prefix, register.bits
    narrow = {256: "_mm_loadl_epi64((const __m128i *)({0}))", 512: "_mm_loadu_si128((const __m128i *)({0}))"}
    half = {256: "_mm_loadu_si128((const __m128i *)({0}))", 512: "_mm256_loadu_si256((const __m256i *)({0}))"}
    return Floats(
        vector=f"__m{bits}",
        load=f"{prefix}_loadu_ps({{0}})",
        store=f"{prefix}_storeu_ps({{0}}, {{1}})",
        half=f"{prefix}_cvtph_ps({half[bits]})",
        repeated=f"{prefix}_set1_ps({{0}})",
        converted=f"{prefix}_cvtepi32_ps({{0}})",
        multiplied=f"{prefix}_mul_ps({{0}}, {{1}})",
        summed=f"{prefix}_add_ps({{0}}, {{1}})",
        added=f"{prefix}_fmadd_ps({{0}}, {{1}}, {{2}})",
        added_int=f"{prefix}_add_epi32({{2}}, {prefix}_mullo_epi32({{0}}, {{1}}))",
        repeated_int=f"{prefix}_set1_epi32({{0}})",
        widened=f"{prefix}_cvtepu8_epi32({narrow[bits]})",
        integers={
            width: f"{prefix}_cvtepi8_epi{width}({loaded[bits]})"
            for width, loaded in ((16, half), (32, narrow))
        },
        needs=needs,
    )


def bitwise(size: RegisterSize, lane_suffix: str = "") -> Iterator[Instruction]:
    """Yield bitwise instructions. ``lane_suffix`` ends the mnemonics of AVX-512, which masks by lane."""
    rows: dict[str, tuple[str, LaneFn]] = {
        "and": ("vpand", lambda a, b: a & b), "andnot": ("vpandn", lambda a, b: ~a & b),
        "or": ("vpor", lambda a, b: a | b), "xor": ("vpxor", lambda a, b: a ^ b),
    }  # fmt: skip
    for stem, (mnemonic, fn) in rows.items():
        lanes = vertical(size.bits, 8, 2, fn)
        yield size.row(f"{stem}_{size.suffix}", mnemonic + lane_suffix, "bitwise", 2, lanes)


def _binary(size: RegisterSize, stem: str, kind: str, width: int, fn: LaneFn) -> Instruction:
    """Return a vertical instruction of two operands. ``kind`` is ``epi`` or ``epu``."""
    sign = {"epi": "s" if stem in ("min", "max") else "", "epu": "" if stem == "avg" else "u"}[kind]
    if stem in ("adds", "subs"):  # vpaddsb, but vpaddusb
        text = f"vp{stem[:3]}{sign}s"
    else:
        text = {"mullo": "vpmull", "mulhi": "vpmulh"}.get(stem, f"vp{stem}") + sign
    lanes = vertical(size.bits, width, 2, fn)
    return size.row(f"{stem}_{kind}{width}", f"{text}{SUFFIX[width]}", "vertical", 2, lanes)


def _saturated(a: Expr, b: Expr, signed: bool, minus: bool = False) -> Expr:
    a, b, width = a.ext(2 * a.width, signed), b.ext(2 * b.width, signed), a.width
    return (a - b if minus else a + b).saturate(width, signed)


def _high_half(a: Expr, b: Expr, signed: bool) -> Expr:
    return (a.ext(32, signed) * b.ext(32, signed)).lshr(16).trunc(16)


def _average(a: Expr, b: Expr) -> Expr:
    wide = 2 * a.width
    return (a.zext(wide) + b.zext(wide) + Const(wide, 1)).lshr(1).trunc(a.width)


def less(a: Expr, b: Expr) -> Expr:
    return a.less(b, signed=True)


def greater(a: Expr, b: Expr) -> Expr:
    return less(b, a)


def arithmetic(size: RegisterSize, compare: bool) -> Iterator[Instruction]:
    """Yield arithmetic. ``compare`` adds comparisons into vector registers, which AVX-512 does not have."""
    for width in (8, 16, 32, 64):
        yield _binary(size, "add", "epi", width, lambda a, b: a + b)
        yield _binary(size, "sub", "epi", width, lambda a, b: a - b)
        if compare:
            yield _binary(size, "cmpeq", "epi", width, lambda a, b: ordered(a.eq(b), a.width))
            yield _binary(size, "cmpgt", "epi", width, lambda a, b: ordered(greater(a, b), a.width))
    for kind, signed in (("epi", True), ("epu", False)):
        for width in (8, 16):
            yield _binary(size, "adds", kind, width, partial(_saturated, signed=signed))
            yield _binary(size, "subs", kind, width, partial(_saturated, signed=signed, minus=True))
        for width in (8, 16, 32):
            yield _binary(size, "min", kind, width, partial(minimum, signed=signed))
            yield _binary(size, "max", kind, width, partial(maximum, signed=signed))
        yield _binary(size, "mulhi", kind, 16, partial(_high_half, signed=signed))
    for width in (16, 32):
        yield _binary(size, "mullo", "epi", width, lambda a, b: a * b)
    for width in (8, 16):
        yield _binary(size, "avg", "epu", width, _average)
    for width in (8, 16, 32):
        lanes = vertical(size.bits, width, 1, lambda a: ite(a.less(Const(a.width, 0), signed=True), -a, a))
        yield size.row(f"abs_epi{width}", f"vpabs{SUFFIX[width]}", "vertical", 1, lanes)


def pairs(size: RegisterSize) -> Iterator[Instruction]:
    for width in (16, 32):
        lanes = pairwise_two(size.bits, width, lambda a, b: a + b, block=BLOCK)
        # Two shuffles and an add (Agner Fog, Instruction tables, Skylake).
        yield size.row(f"hadd_epi{width}", f"vphadd{SUFFIX[width]}", "pairwise", 2, lanes, slots=3)


def dots(size: RegisterSize) -> Iterator[Instruction]:
    def both(width: int, index: int, left_signed: bool) -> Expr:
        """Return the exact product of lane ``index`` of both operands. Operand 1 is signed."""
        wide = 2 * width
        return lane(0, width, index).ext(wide, left_signed) * lane(1, width, index).sext(wide)

    # A product of two bytes, one of them signed, fits 16 bits; the sum of two does not.
    sums = (
        both(8, 2 * i, False).sext(32) + both(8, 2 * i + 1, False).sext(32) for i in range(size.bits // 16)
    )
    bytes_dot = tuple(total.saturate(16, signed=True) for total in sums)
    yield size.row("maddubs_epi16", "vpmaddubsw", "dot", 2, bytes_dot)
    # The sum wraps for one input only, all four lanes -32768, as on the processor.
    words_dot = tuple(both(16, 2 * i, True) + both(16, 2 * i + 1, True) for i in range(size.bits // 32))
    yield size.row("madd_epi16", "vpmaddwd", "dot", 2, words_dot)
    yield size.row("sad_epu8", "vpsadbw", "dot", 2, sum_of_absolute_differences(size.bits, 8, 8, 64))


def accumulated_dots(size: RegisterSize, ending: str, needs: Feature) -> Iterator[Instruction]:
    """Yield products added to 32-bit lanes (SDM volume 2, VPDPBUSD). Names end in ``ending`` + "_epi32"."""

    for letters, width, signed in (("bus", 8, (False, True)), ("wss", 16, (True, True))):
        for last, end in (("d", None), ("ds", lambda total: total.saturate(32, signed=True))):
            lanes = dot(size.bits, width, signed, 32 // width, end)
            name = f"dp{letters}{last}{ending}_epi32"
            yield size.row(name, f"vpdp{letters}{last}", "dot", 3, lanes, needs=needs)


def shifts(size: RegisterSize, arithmetic_quads: bool) -> Iterator[Instruction]:
    """Yield shifts by immediates. ``arithmetic_quads`` adds arithmetic shifts of 64-bit lanes."""
    rows: dict[str, LaneFn] = {"sll": lambda n, a: a.shl(n), "srl": lambda n, a: a.lshr(n)}
    rows["sra"] = lambda n, a: a.ashr(n)
    for width in (16, 32, 64):
        # Amounts of the width and above are legal. They shift every bit out.
        amounts = (*range(width), width, width + 1, 255)
        for stem, fn in rows.items():
            if stem == "sra" and width == 64 and not arithmetic_quads:
                continue

            def by(n: int, width: int = width, fn: LaneFn = fn) -> Lanes:
                return vertical(size.bits, width, 1, partial(fn, n))

            mnemonic = f"vp{stem}{SUFFIX[width]}"
            yield size.row(f"{stem}i_epi{width}", mnemonic, "shift", 1, by, immediates=amounts)


def _byte_or_zero(operand: int, index: int) -> Expr:
    return lane(operand, 8, index) if 0 <= index < 16 else Const(8, 0)


def byte_shifts(size: RegisterSize, right_name: str, left_name: str) -> Iterator[Instruction]:
    def moved(n: int, sign: int) -> Lanes:
        return size.blocks(tuple(_byte_or_zero(0, i + sign * n) for i in range(16)))

    def align(n: int) -> Lanes:
        """Take bytes n to n + 15 of operand 1 (low) and operand 0 (high) in a row, then zeros."""
        places = [(1, i + n) if i + n < 16 else (0, i + n - 16) for i in range(16)]
        return size.blocks(tuple(_byte_or_zero(*place) for place in places))

    amounts = (*range(16), 16, 17, 255)
    for name, sign in ((right_name, 1), (left_name, -1)):
        mnemonic = "vpsrldq" if sign > 0 else "vpslldq"
        yield size.row(name, mnemonic, "shuffle", 1, partial(moved, sign=sign), immediates=amounts)
    yield size.row("alignr_epi8", "vpalignr", "shuffle", 2, align, immediates=ANY_BYTE)


def extensions(size: RegisterSize) -> Iterator[Instruction]:
    """Yield extensions of lanes, from the smallest register that holds the narrow lanes."""
    for kind, signed in (("epu", False), ("epi", True)):
        for width, factor in ((8, 2), (8, 4), (8, 8), (16, 2), (16, 4), (32, 2)):
            wide = factor * width
            source = next(r for r in (XMM, YMM) if r.bits >= size.bits // factor)
            lanes = tuple(lane(0, width, i).ext(wide, signed) for i in range(size.bits // wide))
            mnemonic = f"vpmov{'s' if signed else 'z'}x{SUFFIX[width]}{SUFFIX[wide]}"
            name = f"{size.prefix}_cvt{kind}{width}_epi{wide}"
            yield make(name, mnemonic, "widening", (source.operand,), lanes, size.operand)


def packs(size: RegisterSize) -> Iterator[Instruction]:
    for stem, signed in (("packs", True), ("packus", False)):
        for width in (16, 32):
            half = width // 2
            # The lanes of both operands are signed. The sign in the name is the result's.
            both = [lane(operand, width, i) for operand in (0, 1) for i in range(BLOCK // width)]
            lanes = tuple(one.saturate(half, signed) for one in both)
            mnemonic = f"vpack{'ss' if signed else 'us'}{SUFFIX[width]}{SUFFIX[half]}"
            yield size.row(f"{stem}_epi{width}", mnemonic, "widening", 2, size.blocks(lanes))


def lookups(size: RegisterSize) -> Iterator[Instruction]:
    index = [lane(1, 8, i) for i in range(16)]
    picked = tuple(table_lookup(16, i, 0, i.less(Const(8, 128), signed=False), 15) for i in index)
    yield size.row("shuffle_epi8", "vpshufb", "table", 2, size.blocks(picked))


def any_order(size: RegisterSize, width: int, table: int) -> Lanes:
    """Return lanes of operand ``table`` that the low bits of the other operand's lanes select."""
    count = size.bits // width
    source = [lane(table, width, i) for i in range(count)]
    return tuple(select(lane(1 - table, width, i) & Const(width, count - 1), source) for i in range(count))


def top_bits(size: RegisterSize) -> Instruction:
    """Return the instruction that collects the top bit of every byte in a general register."""
    lanes = gathered(size.bits, 8, 1, lambda a: a.less(Const(8, 0), signed=True))
    result = RegisterOperand(size.bits // 8, "int32_t")
    return make(f"{size.prefix}_movemask_epi8", "vpmovmskb", "mask", (size.operand,), lanes, result)


def two_bits(imm: int, position: int) -> int:
    return imm >> (2 * position) & 3


def unpacks(size: RegisterSize) -> Iterator[Instruction]:
    for width in (8, 16, 32, 64):
        n = BLOCK // width
        for stem, letter, start in (("unpacklo", "l", 0), ("unpackhi", "h", n // 2)):
            lanes = size.blocks(permutation(width, [(i % 2, start + i // 2) for i in range(n)]))
            yield size.row(f"{stem}_epi{width}", f"vpunpck{letter}{PAIRS[width]}", "shuffle", 2, lanes)


def in_block(size: RegisterSize) -> Instruction:
    """Return the shuffle of 32-bit lanes within each block by an immediate."""

    def shuffle32(imm: int) -> Lanes:
        return size.blocks(permutation(32, [(0, two_bits(imm, i)) for i in range(4)]))

    return size.row("shuffle_epi32", "vpshufd", "shuffle", 1, shuffle32, immediates=ANY_BYTE)


def low_part(size: RegisterSize, part: RegisterSize) -> Instruction:
    """Return the alias for the low part of a register, the smaller register of the same number. The cast the
    other way leaves the upper part undefined, so the table does not have it."""
    lanes = permutation(64, [(0, i) for i in range(part.bits // 64)])
    name = f"{size.prefix}_cast{size.suffix}_{part.suffix}"
    mnemonic = "low half" if 2 * part.bits == size.bits else "low part"
    return make(name, mnemonic, "alias", (size.operand,), lanes, part.operand, free=X86_64)


def extract(size: RegisterSize, part: RegisterSize, name: str, mnemonic: str) -> Instruction:
    count = part.bits // 64

    def meaning(imm: int) -> Lanes:
        return permutation(64, [(0, count * imm + i) for i in range(count)])

    parts = range(size.bits // part.bits)
    return make(name, mnemonic, "shuffle", (size.operand,), meaning, part.operand, immediates=parts)


def insert(size: RegisterSize, part: RegisterSize, name: str, mnemonic: str) -> Instruction:
    count = part.bits // 64

    def meaning(imm: int) -> Lanes:
        quads = range(size.bits // 64)
        return permutation(64, [(1, i % count) if i // count == imm else (0, i) for i in quads])

    operands, parts = (size.operand, part.operand), range(size.bits // part.bits)
    return make(name, mnemonic, "shuffle", operands, meaning, size.operand, immediates=parts)


def broadcasts(size: RegisterSize, block_name: str, block_mnemonic: str) -> Iterator[Instruction]:
    for width in (8, 16, 32, 64):
        letter = SUFFIX[width]
        lanes = permutation(width, [(0, 0)] * (size.bits // width))
        name = f"{size.prefix}_broadcast{letter}_epi{width}"
        yield make(name, f"vpbroadcast{letter}", "shuffle", (XMM.operand,), lanes, size.operand)
    lanes = permutation(64, [(0, i % 2) for i in range(size.bits // 64)])
    yield make(f"{size.prefix}_{block_name}", block_mnemonic, "shuffle", (XMM.operand,), lanes, size.operand)


def memory(
    sizes: tuple[RegisterSize, ...], block_name: str, block_mnemonic: str, mnemonic: str
) -> Iterator[Instruction]:
    """Yield loads and stores of every size, and loads that copy an element to all lanes of the first size.
    Pointers are byte pointers of any alignment. ``{0}`` and ``{out}`` may be sums. ``block_name``,
    ``block_mnemonic``: the copy of 128 bits to every block. ``mnemonic``: moves of the first size."""
    size = sizes[0]
    for register in sizes:
        at = RegisterOperand(register.bits, "uint8_t", memory=True)
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
        at = RegisterOperand(bits, "uint8_t", memory=True)
        width = min(bits, 64)
        lanes = permutation(width, [(0, i % (bits // width)) for i in range(size.bits // width)])
        # C has no single intrinsic for these loads; the name says what they do.
        yield make(f"{p}_load_broadcast{bits}", name, "load", (at,), lanes, size.operand, c=c)


def reinterpret(value: str, source: str, result: str) -> str:
    """Return ``value`` unchanged: x86 has one integer type per size. Raises ValueError if types differ."""
    if source != result:
        raise ValueError(f"{source} and {result} differ in size")
    return value
