"""Arm NEON (Advanced SIMD), AArch64 and ARMv7, as one table.

Source of the meanings: Arm Architecture Reference Manual for A-profile, chapter C7 (AArch64) and F6
(AArch32 Advanced SIMD); of the spellings: Arm C Language Extensions, Advanced SIMD intrinsics.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from isa_specs.expr import Const, Expr, ite, maximum, minimum
from isa_specs.families import (
    LaneFn,
    Lanes,
    dot,
    lane,
    matrix_product,
    narrowing,
    ordered,
    pairwise,
    pairwise_accumulate,
    pairwise_two,
    permutation,
    row,
    table_lookup,
    vertical,
    widening,
)
from isa_specs.instruction import Feature, Floats, Instruction, Isa, RegisterOperand, Target

BOTH = frozenset({"aarch64", "armv7"})
A64 = frozenset({"aarch64"})
ARMV7 = frozenset({"armv7"})
SIZES = (64, 128)

# The intrinsics need little-endian words in memory. The portable form works in any order.
NEON = Feature("neon", "defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN)")
DOTPROD = Feature("dotprod", "defined(__ARM_FEATURE_DOTPROD)")
I8MM = Feature("i8mm", "defined(__ARM_FEATURE_MATMUL_INT8)")

_make = partial(row, architectures=BOTH)
#: The C type of an element of so many bits in memory.
_UNALIGNED = "synth_u{}"


def _t(bits: int, width: int, sign: str = "u") -> RegisterOperand:
    word = {"u": "uint", "s": "int"}[sign]
    return RegisterOperand(bits, f"{word}{width}x{bits // width}_t")


def _q(bits: int) -> str:
    return "q" if bits == 128 else ""


class _Lanewise(NamedTuple):
    """A vertical instruction: stem of its intrinsics, mnemonic, number of operands, and one result lane."""

    stem: str
    mnemonic: str
    arity: int
    fn: LaneFn


def _lanewise(
    one: _Lanewise, width: int, sign: str = "u", family: str = "vertical", mask: bool = False
) -> Iterator[Instruction]:
    """Yield a vertical instruction of both register sizes. ``mask``: the result is unsigned in any case."""
    for bits in SIZES:
        t = _t(bits, width, sign)
        result = _t(bits, width) if mask else t
        lanes, name = vertical(bits, width, one.arity, one.fn), f"{one.stem}{_q(bits)}_{sign}{width}"
        yield _make(name, one.mnemonic, family, (t,) * one.arity, lanes, result)


def _bitwise() -> Iterator[Instruction]:
    for one in (
        _Lanewise("vand", "and", 2, lambda a, b: a & b),
        _Lanewise("vbic", "bic", 2, lambda a, b: a & ~b),
        _Lanewise("vorr", "orr", 2, lambda a, b: a | b),
        _Lanewise("vorn", "orn", 2, lambda a, b: a | ~b),
        _Lanewise("veor", "eor", 2, lambda a, b: a ^ b),
        _Lanewise("vmvn", "mvn", 1, lambda a: ~a),
        _Lanewise("vbsl", "bsl", 3, lambda mask, a, b: (mask & a) | (~mask & b)),
    ):
        yield from _lanewise(one, 8, family="bitwise")


def _arithmetic() -> Iterator[Instruction]:
    rows: list[tuple[str, str, int, tuple[int, ...], LaneFn]] = [
        ("vcnt", "cnt", 1, (8,), lambda a: a.popcount()),
        ("vadd", "add", 2, (8, 16, 32), lambda a, b: a + b),
        ("vsub", "sub", 2, (8, 16, 32), lambda a, b: a - b),
        ("vmul", "mul", 2, (8, 16), lambda a, b: a * b),
        ("vmla", "mla", 3, (8, 16), lambda acc, a, b: acc + a * b),
        ("vmls", "mls", 3, (8, 16), lambda acc, a, b: acc - a * b),
        ("vneg", "neg", 1, (8, 16, 32), lambda a: -a),
    ]
    for stem, mnemonic, arity, widths, fn in rows:
        for width in widths:
            yield from _lanewise(_Lanewise(stem, mnemonic, arity, fn), width, "s" if stem == "vneg" else "u")


def _not_less(a: Expr, b: Expr, signed: bool) -> Expr:
    return ite(a.less(b, signed), Const(a.width, 0), Const(a.width, -1))


def _comparisons() -> Iterator[Instruction]:
    for sign, (greater, not_less) in {"u": ("cmhi", "cmhs"), "s": ("cmgt", "cmge")}.items():
        signed = sign == "s"
        rows: list[tuple[str, str, LaneFn, bool]] = [
            ("vmin", f"{sign}min", partial(minimum, signed=signed), False),
            ("vmax", f"{sign}max", partial(maximum, signed=signed), False),
            ("vcgt", greater, lambda a, b, s=signed: ordered(b.less(a, s), a.width), True),
            ("vcge", not_less, partial(_not_less, signed=signed), True),
        ]
        if not signed:
            rows.append(("vceq", "cmeq", lambda a, b: ordered(a.eq(b), a.width), True))
        for stem, mnemonic, fn, mask in rows:
            for width in (8, 16, 32):
                yield from _lanewise(_Lanewise(stem, mnemonic, 2, fn), width, sign, mask=mask)


def _tests() -> Iterator[Instruction]:
    """Yield the test of bytes: all ones where both operands share a one, else zero."""
    t = _t(128, 8)
    lanes = vertical(128, 8, 2, lambda a, b: ite((a & b).eq(Const(8, 0)), Const(8, 0), Const(8, -1)))
    yield _make("vtstq_u8", "cmtst", "mask", (t, t), lanes, t)


def _pairs() -> Iterator[Instruction]:
    for width in (8, 16, 32):
        for bits in SIZES:
            t, q, wide = _t(bits, width), _q(bits), 2 * width
            sums = pairwise_two(bits, width, lambda a, b: a + b)
            there = A64 if bits == 128 else BOTH
            yield _make(f"vpadd{q}_u{width}", "addp", "pairwise", (t, t), sums, t, architectures=there)
            for sign, signed in (("u", False), ("s", True)):
                source, to = _t(bits, width, sign), _t(bits, wide, sign)
                long = pairwise(bits, width, lambda a, b, w=wide, s=signed: a.ext(w, s) + b.ext(w, s))
                added = pairwise_accumulate(bits, width, signed)
                yield _make(f"vpaddl{q}_{sign}{width}", f"{sign}addlp", "pairwise", (source,), long, to)
                yield _make(f"vpadal{q}_{sign}{width}", f"{sign}adalp", "accumulate", (to, source), added, to)


def _widening() -> Iterator[Instruction]:
    for sign in "us":
        for width in (8, 16, 32):
            narrow, wide = _t(64, width, sign), _t(128, 2 * width, sign)
            rows: list[tuple[str, str, int, bool, LaneFn]] = [
                ("vaddl", "addl", 2, False, lambda a, b: a + b),
                ("vaddw", "addw", 2, True, lambda a, b: a + b),
                ("vsubl", "subl", 2, False, lambda a, b: a - b),
                ("vsubw", "subw", 2, True, lambda a, b: a - b),
                ("vmovl", "xtl", 1, False, lambda a: a),
            ]
            if width < 32:
                rows += [
                    ("vmull", "mull", 2, False, lambda a, b: a * b),
                    ("vmlal", "mlal", 3, True, lambda acc, a, b: acc + a * b),
                ]
            for stem, mnemonic, arity, wide_first, fn in rows:
                operands = (wide,) + (narrow,) * (arity - 1) if wide_first else (narrow,) * arity
                lanes = widening(128, width, arity, sign == "s", fn, wide_first)
                family = "accumulate" if stem == "vmlal" else "widening"
                yield _make(f"{stem}_{sign}{width}", sign + mnemonic, family, operands, lanes, wide)
    for width in (16, 32, 64):
        lanes = narrowing(128, width, lambda a: a.trunc(a.width // 2))
        yield _make(f"vmovn_u{width}", "xtn", "widening", (_t(128, width),), lanes, _t(64, width // 2))


def _dots() -> Iterator[Instruction]:
    """Yield dot products of four bytes per 32-bit lane (FEAT_DotProd, FEAT_I8MM), each also with one lane of
    operand 2 for all. Yield the products of rows of eight bytes (FEAT_I8MM)."""
    kinds = [("u", "u", "dot", DOTPROD), ("s", "s", "dot", DOTPROD), ("u", "s", "usdot", I8MM)]
    for left, right, stem, needs in kinds:
        sign, mixed = right, left != right
        signed = (left == "s", right == "s")
        for bits in SIZES:
            operands = (_t(bits, 32, sign), _t(bits, 8, left), _t(bits, 8, right))
            lanes = dot(bits, 8, signed, 4)
            mnemonic = stem if mixed else sign + stem
            name = f"v{stem}{_q(bits)}_{sign}32"
            yield _make(name, mnemonic, "dot", operands, lanes, operands[0], architectures=A64, needs=needs)
        operands = (_t(128, 32, sign), _t(128, 8, left), _t(128, 8, right))
        mnemonic = "usmmla" if mixed else f"{sign}mmla"
        name = f"v{'us' if mixed else ''}mmlaq_{sign}32"
        lanes = _matrix(signed)
        yield _make(name, mnemonic, "dot", operands, lanes, operands[0], architectures=A64, needs=I8MM)
    for left, right, stem, needs in [*kinds, ("s", "u", "sudot", I8MM)]:
        sign, mixed = max(left, right, key="us".index), left != right
        operands = (_t(128, 32, sign), _t(128, 8, left), _t(128, 8, right))
        name, mnemonic = f"v{stem}q_laneq_{sign}32", stem if mixed else sign + stem
        yield _make(
            name, mnemonic, "dot", operands, partial(_by_element, signed=(left == "s", right == "s")),
            operands[0], architectures=A64, immediates=range(4), needs=needs,
        )  # fmt: skip


def _by_element(k: int, signed: tuple[bool, bool]) -> Lanes:
    return dot(128, 8, signed, 4, element=k)


def _matrix(signed: tuple[bool, bool]) -> Lanes:
    """Return operand 0, a 2 x 2 matrix, plus the product of 2 x 8 bytes and 8 x 2 bytes. The columns of
    operand 2 are contiguous."""
    return matrix_product(2, 2, 8, signed, lambda column, i: 8 * column + i)


def _insert(n: int, a: Expr, b: Expr, right: bool) -> Expr:
    """Shift and insert: bits that no shifted bit reaches keep the bits of ``a``."""
    ones = (1 << a.width) - 1
    kept, moved = (ones ^ (ones >> n), b.lshr(n)) if right else ((1 << n) - 1, b.shl(n))
    return (a & Const(a.width, kept)) | moved


def _shifts() -> Iterator[Instruction]:
    rows: list[tuple[str, str, str, int, LaneFn]] = [
        ("vshl", "shl", "u", 1, lambda n, a: a.shl(n)),
        ("vshr", "ushr", "u", 1, lambda n, a: a.lshr(n)),
        ("vshr", "sshr", "s", 1, lambda n, a: a.ashr(n)),
        ("vsra", "usra", "u", 2, lambda n, acc, a: acc + a.lshr(n)),
        ("vsra", "ssra", "s", 2, lambda n, acc, a: acc + a.ashr(n)),
        ("vsli", "sli", "u", 2, partial(_insert, right=False)),
        ("vsri", "sri", "u", 2, partial(_insert, right=True)),
    ]
    for width in (8, 16, 32, 64):
        for bits in SIZES:
            for stem, mnemonic, sign, arity, fn in rows:
                t, amounts = (
                    _t(bits, width, sign),
                    range(width) if mnemonic in ("shl", "sli") else range(1, width + 1),
                )

                def by(
                    n: int, bits: int = bits, width: int = width, arity: int = arity, fn: LaneFn = fn
                ) -> Lanes:
                    return vertical(bits, width, arity, partial(fn, n))

                name = f"{stem}{_q(bits)}_n_{sign}{width}"
                yield _make(name, mnemonic, "shift", (t,) * arity, by, t, immediates=amounts)


def _tables() -> Iterator[Instruction]:
    for name, bits, architectures in (("vtbl1_u8", 64, BOTH), ("vqtbl1q_u8", 128, A64)):
        t, n = _t(bits, 8), bits // 8
        index = [lane(1, 8, i) for i in range(n)]
        lanes = tuple(table_lookup(n, i, 0, i.less(Const(8, n), signed=False), n - 1) for i in index)
        yield _make(name, "tbl", "table", (t, t), lanes, t, architectures=architectures)


def _permutations() -> Iterator[Instruction]:
    for bits in SIZES:
        q = _q(bits)
        for width in (8, 16, 32):
            n, t = bits // width, _t(bits, width)

            def ext(k: int, n: int = n, width: int = width) -> Lanes:
                return permutation(width, [((k + i) // n, (k + i) % n) for i in range(n)])

            yield _make(f"vext{q}_u{width}", "ext", "shuffle", (t, t), ext, t, immediates=range(n))
            # AArch64 has one instruction per half of the result. One ARMv7 instruction makes both halves in
            # place; the table declares each half, with a cost of its own.
            half = n // 2
            orders = {
                "zip1": [(i % 2, i // 2) for i in range(n)],
                "zip2": [(i % 2, half + i // 2) for i in range(n)],
                "uzp1": [(i // half, 2 * (i % half)) for i in range(n)],
                "uzp2": [(i // half, 2 * (i % half) + 1) for i in range(n)],
                "trn1": [(i % 2, i - i % 2) for i in range(n)],
                "trn2": [(i % 2, i - i % 2 + 1) for i in range(n)],
            }
            for stem, order in orders.items():
                lanes, number = permutation(width, order), int(stem[3]) - 1
                yield _make(f"v{stem}{q}_u{width}", stem, "shuffle", (t, t), lanes, t, architectures=A64)
                both = f"v{stem[:3]}{q}_u{width}"
                name, c = f"{both}_{('lo', 'hi')[number]}", f"{both}({{0}}, {{1}}).val[{number}]"
                yield _make(name, f"v{stem[:3]}", "shuffle", (t, t), lanes, t, architectures=ARMV7, c=c)
        for block, widths in ((64, (8, 16, 32)), (32, (8, 16)), (16, (8,))):
            for width in widths:
                per, t = block // width, _t(bits, width)
                lanes = permutation(
                    width, [(0, i - i % per + per - 1 - i % per) for i in range(bits // width)]
                )
                yield _make(f"vrev{block}{q}_u{width}", f"rev{block}", "shuffle", (t,), lanes, t)
        for width in (8, 16, 32):

            def dup(k: int, bits: int = bits, width: int = width) -> Lanes:
                return permutation(width, [(0, k)] * (bits // width))

            name, source = f"vdup{q}_lane_u{width}", _t(64, width)
            yield _make(
                name, "dup", "shuffle", (source,), dup, _t(bits, width), immediates=range(64 // width)
            )
    q8, d8 = _t(128, 8), _t(64, 8)
    # Both d halves of an ARMv7 q register have names of their own. On AArch64 only the low half has one.
    low, high, whole = (
        [(0, i) for i in range(8)],
        [(0, 8 + i) for i in range(8)],
        [(i // 8, i % 8) for i in range(16)],
    )
    yield _make("vget_low_u8", "low half", "alias", (q8,), permutation(8, low), d8, free=BOTH)
    yield _make("vget_high_u8", "high half", "alias", (q8,), permutation(8, high), d8, free=ARMV7)
    yield _make("vcombine_u8", "combine", "alias", (d8, d8), permutation(8, whole), q8, free=ARMV7)


def _memory() -> Iterator[Instruction]:
    """Yield loads and stores. Pointers are byte pointers of any alignment to objects of any type: C lets
    bytes alias everything, and wider elements are read as ``_UNALIGNED``."""
    for width in (8, 16, 32):
        for bits in SIZES:
            t, q = _t(bits, width), _q(bits)
            lanes = vertical(bits, width, 1, lambda a: a)
            at = RegisterOperand(bits, "uint8_t", memory=True)
            load = _reinterpret(f"vld1{q}_u8({{0}})", _t(bits, 8).c_type, t.c_type)
            store = f"vst1{q}_u8({{out}}, {_reinterpret('{0}', t.c_type, _t(bits, 8).c_type)})"
            yield _make(f"vld1{q}_u{width}", "ld1", "load", (at,), lanes, t, c=load)
            yield _make(f"vst1{q}_u{width}", "st1", "store", (t,), lanes, at, c=store)
    for width in (8, 16, 32, 64):
        at = RegisterOperand(width, "uint8_t", memory=True)
        for bits in SIZES:
            if width == bits:
                continue
            q = _q(bits)
            lanes = permutation(width, [(0, 0)] * (bits // width))
            value = "*({0})" if width == 8 else f"*(const {_UNALIGNED.format(width)} *)({{0}})"
            name, c = f"vld1{q}_dup_u{width}", f"vdup{q}_n_u{width}({value})"
            yield _make(name, "ld1r", "load", (at,), lanes, _t(bits, width), c=c)


def _lane_stores() -> Iterator[Instruction]:
    def chosen(imm: int) -> Lanes:
        return permutation(32, [(0, imm)])

    at, c = (
        RegisterOperand(32, "uint8_t", memory=True),
        f"*({_UNALIGNED.format(32)} *)({{out}}) = vgetq_lane_u32({{0}}, {{imm}})",
    )
    yield _make("vst1q_lane_u32", "st1", "lane", (_t(128, 32),), chosen, at, immediates=range(4), c=c)


def _half(c_type: str) -> str:
    """Return the d type of a q type: ``uint8x8_t`` for ``uint8x16_t``."""
    stem, _, lanes = c_type.removesuffix("_t").partition("x")
    return f"{stem}x{int(lanes) // 2}_t"


def _reinterpret(value: str, source: str, result: str) -> str:
    """Return C that reads a value of one vector type as another, without an instruction.

    A d type reads the low half of a q register, because constants are stored as whole q registers.
    """
    if source == result:
        return value
    words = [(word, s, width) for word, s in (("uint", "u"), ("int", "s")) for width in (8, 16, 32, 64)]
    wide = {f"{word}{width}x{128 // width}_t" for word, _, width in words}
    short = {f"{word}{width}x{bits // width}_t": f"{s}{width}" for word, s, width in words for bits in SIZES}
    q = "q" if result in wide else ""
    if source in wide and not q:
        value, source = f"vget_low_{short[source]}({value})", _half(source)
        if source == result:
            return value
    return f"vreinterpret{q}_{short[result]}_{short[source]}({value})"


def _a64(name: str, *features: Feature, core: str) -> Target:
    every = (NEON, *features)
    return Target(name, "aarch64", every, 32, 128, "32 q registers", core, assembly="a64")


ARMV7_REGISTERS = "16 q registers, each with its two d halves"
#: Not every NEON unit of ARMv7 has a fused multiply-add.
_TWICE = "vaddq_f32(vmulq_f32({0}, {1}), {2})"


def _words(text: str, *registers: str) -> str:
    """Return the intrinsic ``text`` of ``registers``, cast to lanes of 32 bits and back."""
    return f"vreinterpretq_u8_u32({text.format(*(f'vreinterpretq_u32_u8({one})' for one in registers))})"


def _floats() -> Floats:
    """Return the C texts of float32 arithmetic in a q register."""
    word = f"*(const {_UNALIGNED.format(32)} *)({{0}})"
    four = "vget_low_{sign}16(vmovl_{sign}8(vreinterpret_{sign}8_u32(vdup_n_u32({word}))))"
    widened = {
        sign: f"vreinterpretq_u8_{sign}32(vmovl_{sign}16({four.format(sign=sign, word=word)}))"
        for sign in ("u", "s")
    }
    return Floats(
        vector="float32x4_t",
        load="vreinterpretq_f32_u8(vld1q_u8((const uint8_t *)({0})))",
        store="vst1q_u8((uint8_t *)({0}), vreinterpretq_u8_f32({1}))",
        half="vcvt_f32_f16(vreinterpret_f16_u8(vld1_u8({0})))",
        repeated="vdupq_n_f32({0})",
        converted="vcvtq_f32_s32(vreinterpretq_s32_u8({0}))",
        multiplied="vmulq_f32({0}, {1})",
        summed="vaddq_f32({0}, {1})",
        added="vfmaq_f32({2}, {0}, {1})",
        added_int=_words("vmlaq_u32({}, {}, {})", "{2}", "{0}", "{1}"),
        repeated_int="vreinterpretq_u8_s32(vdupq_n_s32({0}))",
        widened=widened["u"],
        integers={32: widened["s"]},
    )


ISA = Isa(
    name="neon",
    description="Arm NEON / Advanced SIMD (AArch64 and ARMv7)",
    targets=(
        _a64("aarch64", core="neoverse-n1"),
        _a64("aarch64_dotprod", DOTPROD, core="neoverse-n1"),
        _a64("aarch64_i8mm", DOTPROD, I8MM, core="neoverse-v1"),
        Target("armv7", "armv7", (NEON,), 16, 128, ARMV7_REGISTERS, core="cortex-a53"),
    ),
    vector_bits=128,
    headers=("arm_neon.h",),
    declarations=tuple(
        f"typedef uint{width}_t {_UNALIGNED.format(width)} __attribute__((may_alias, aligned(1)));"
        for width in (16, 32, 64)
    ),
    vector_type="uint8x16_t",
    register_constraint="w",
    table=(
        *_bitwise(),
        *_arithmetic(),
        *_comparisons(),
        *_tests(),
        *_pairs(),
        *_widening(),
        *_dots(),
        *_shifts(),
        *_tables(),
        *_permutations(),
        *_memory(),
        *_lane_stores(),
    ),
    reinterpret=_reinterpret,
    # Advanced SIMD of ARMv7 always flushes (Arm ARM DDI 0406, A2.7.5).
    floats={
        "aarch64": _floats(),
        "armv7": replace(_floats(), half="", added=_TWICE, fused=False, flushes=True),
    },
    source="Arm ARM DDI 0487 (C7, F6); ACLE Advanced SIMD intrinsics",
)
