"""Arm NEON (Advanced SIMD), AArch64 and ARMv7, as one table.

Source of the meanings: Arm Architecture Reference Manual for A-profile, chapter C7 (AArch64) and F6
(AArch32 Advanced SIMD); of the spellings: Arm C Language Extensions, Advanced SIMD intrinsics.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from isa_specs.expr import Const, Expr, ite, maximum, minimum
from isa_specs.families import (
    lane,
    narrowing,
    pairwise,
    pairwise_accumulate,
    pairwise_two,
    permutation,
    table_lookup,
    vertical,
    widening,
)
from isa_specs.instruction import Instruction, Isa, Operand, Target

BOTH = frozenset({"aarch64", "armv7"})
A64 = frozenset({"aarch64"})
ARMV7 = frozenset({"armv7"})
SIZES = (64, 128)
Lanes = tuple[Expr, ...]


#: The C type of an element in memory, by its bits.
_UNALIGNED = "synth_u{}"


def _t(bits: int, width: int, sign: str = "u") -> Operand:
    word = {"u": "uint", "s": "int"}[sign]
    return Operand(bits, f"{word}{width}x{bits // width}_t")


def _q(bits: int) -> str:
    return "q" if bits == 128 else ""


def _make(
    name: str,
    mnemonic: str,
    family: str,
    operands: tuple[Operand, ...],
    result: Operand,
    meaning: Callable[[int], Lanes] | Lanes,
    targets: frozenset[str] = BOTH,
    immediates: range | None = None,
    aliases: frozenset[str] = frozenset(),
    c: str | None = None,
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
        targets=targets,
        immediates=None if immediates is None else tuple(immediates),
        aliases=aliases,
    )


def _bitwise() -> Iterator[Instruction]:
    rows: list[tuple[str, str, int, Callable[..., Expr]]] = [
        ("vand", "and", 2, lambda a, b: a & b),
        ("vbic", "bic", 2, lambda a, b: a & ~b),
        ("vorr", "orr", 2, lambda a, b: a | b),
        ("vorn", "orn", 2, lambda a, b: a | ~b),
        ("veor", "eor", 2, lambda a, b: a ^ b),
        ("vmvn", "mvn", 1, lambda a: ~a),
        ("vbsl", "bsl", 3, lambda mask, a, b: (mask & a) | (~mask & b)),
        ("vcnt", "cnt", 1, lambda a: a.popcount()),
    ]
    for stem, mnemonic, arity, fn in rows:
        for bits in SIZES:
            t = _t(bits, 8)
            family = "vertical" if stem == "vcnt" else "bitwise"
            yield _make(
                f"{stem}{_q(bits)}_u8", mnemonic, family, (t,) * arity, t, vertical(bits, 8, arity, fn)
            )


def _arithmetic() -> Iterator[Instruction]:
    rows: list[tuple[str, str, int, tuple[int, ...], Callable[..., Expr]]] = [
        ("vadd", "add", 2, (8, 16, 32), lambda a, b: a + b),
        ("vsub", "sub", 2, (8, 16, 32), lambda a, b: a - b),
        ("vmul", "mul", 2, (8, 16), lambda a, b: a * b),
        ("vmla", "mla", 3, (8, 16), lambda acc, a, b: acc + a * b),
        ("vmls", "mls", 3, (8, 16), lambda acc, a, b: acc - a * b),
    ]
    for stem, mnemonic, arity, widths, fn in rows:
        for width in widths:
            for bits in SIZES:
                t = _t(bits, width)
                yield _make(
                    f"{stem}{_q(bits)}_u{width}",
                    mnemonic,
                    "vertical",
                    (t,) * arity,
                    t,
                    vertical(bits, width, arity, fn),
                )
    for width in (8, 16, 32):
        for bits in SIZES:
            t = _t(bits, width, "s")
            yield _make(
                f"vneg{_q(bits)}_s{width}", "neg", "vertical", (t,), t, vertical(bits, width, 1, lambda a: -a)
            )


def _ordered(width: int, condition: Expr) -> Expr:
    """All ones where the condition holds, as comparisons give them."""
    return ite(condition, Const(width, -1), Const(width, 0))


def _comparisons() -> Iterator[Instruction]:
    for sign in "us":
        signed = sign == "s"
        rows: list[tuple[str, str, Callable[[int, Expr, Expr], Expr], bool]] = [
            ("vmin", f"{sign}min", lambda w, a, b, s=signed: minimum(a, b, s), False),  # type: ignore[misc]
            ("vmax", f"{sign}max", lambda w, a, b, s=signed: maximum(a, b, s), False),  # type: ignore[misc]
            ("vcgt", "cmgt" if signed else "cmhi", lambda w, a, b, s=signed: _ordered(w, b.less(a, s)), True),  # type: ignore[misc]
            (
                "vcge",
                "cmge" if signed else "cmhs",
                lambda w, a, b, s=signed: ite(a.less(b, s), Const(w, 0), Const(w, -1)),  # type: ignore[misc]
                True,
            ),
        ]
        if not signed:
            rows.append(("vceq", "cmeq", lambda w, a, b: _ordered(w, a.eq(b)), True))
        for stem, mnemonic, fn, mask in rows:
            for width in (8, 16, 32):
                for bits in SIZES:
                    t = _t(bits, width, sign)
                    lanes = vertical(bits, width, 2, lambda a, b, w=width, f=fn: f(w, a, b))
                    result = _t(bits, width) if mask else t
                    yield _make(
                        f"{stem}{_q(bits)}_{sign}{width}", mnemonic, "vertical", (t, t), result, lanes
                    )


def _tests() -> Iterator[Instruction]:
    """Which bytes have a one in common."""
    t = _t(128, 8)
    lanes = vertical(128, 8, 2, lambda a, b: ite((a & b).eq(Const(8, 0)), Const(8, 0), Const(8, -1)))
    yield _make("vtstq_u8", "cmtst", "mask", (t, t), t, lanes)


def _pairs() -> Iterator[Instruction]:
    for width in (8, 16, 32):
        for bits in SIZES:
            t = _t(bits, width)
            yield _make(
                f"vpadd{_q(bits)}_u{width}",
                "addp",
                "pairwise",
                (t, t),
                t,
                pairwise_two(bits, width, lambda a, b: a + b),
                targets=A64 if bits == 128 else BOTH,
            )
            wide = 2 * width
            for sign in "us":
                source, result = _t(bits, width, sign), _t(bits, wide, sign)
                signed = sign == "s"
                long = pairwise(bits, width, lambda a, b, w=wide, s=signed: a.ext(w, s) + b.ext(w, s))
                yield _make(
                    f"vpaddl{_q(bits)}_{sign}{width}", f"{sign}addlp", "pairwise", (source,), result, long
                )
                yield _make(
                    f"vpadal{_q(bits)}_{sign}{width}",
                    f"{sign}adalp",
                    "accumulate",
                    (result, source),
                    result,
                    pairwise_accumulate(bits, width, signed),
                )


def _widening() -> Iterator[Instruction]:
    for sign in "us":
        signed = sign == "s"
        for width in (8, 16, 32):
            narrow, wide = _t(64, width, sign), _t(128, 2 * width, sign)
            rows: list[tuple[str, str, int, bool, Callable[..., Expr]]] = [
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
                lanes = widening(128, width, arity, signed, fn, wide_first)
                family = "accumulate" if stem == "vmlal" else "widening"
                yield _make(f"{stem}_{sign}{width}", sign + mnemonic, family, operands, wide, lanes)
    for width in (16, 32, 64):
        lanes = narrowing(128, width, lambda a: a.trunc(a.width // 2))
        yield _make(f"vmovn_u{width}", "xtn", "widening", (_t(128, width),), _t(64, width // 2), lanes)


def _insert(bits: int, width: int, kept: int, moved: Callable[[Expr], Expr]) -> Lanes:
    """Shift-and-insert: bits of operand 0 under the mask ``kept`` stay."""
    return vertical(bits, width, 2, lambda a, b: (a & Const(width, kept)) | moved(b))


def _shifts() -> Iterator[Instruction]:
    for width in (8, 16, 32, 64):
        ones = (1 << width) - 1
        left, right = range(0, width), range(1, width + 1)
        for bits in SIZES:
            u, s, q = _t(bits, width), _t(bits, width, "s"), _q(bits)

            def shl(n: int, bits: int = bits, width: int = width) -> Lanes:
                return vertical(bits, width, 1, lambda a: a.shl(n))

            def ushr(n: int, bits: int = bits, width: int = width) -> Lanes:
                return vertical(bits, width, 1, lambda a: a.lshr(n))

            def sshr(n: int, bits: int = bits, width: int = width) -> Lanes:
                return vertical(bits, width, 1, lambda a: a.ashr(n))

            def usra(n: int, bits: int = bits, width: int = width) -> Lanes:
                return vertical(bits, width, 2, lambda acc, a: acc + a.lshr(n))

            def ssra(n: int, bits: int = bits, width: int = width) -> Lanes:
                return vertical(bits, width, 2, lambda acc, a: acc + a.ashr(n))

            def sli(n: int, bits: int = bits, width: int = width) -> Lanes:
                return _insert(bits, width, (1 << n) - 1, lambda b: b.shl(n))

            def sri(n: int, bits: int = bits, width: int = width, ones: int = ones) -> Lanes:
                return _insert(bits, width, ones ^ (ones >> n), lambda b: b.lshr(n))

            yield _make(f"vshl{q}_n_u{width}", "shl", "shift", (u,), u, shl, immediates=left)
            yield _make(f"vshr{q}_n_u{width}", "ushr", "shift", (u,), u, ushr, immediates=right)
            yield _make(f"vshr{q}_n_s{width}", "sshr", "shift", (s,), s, sshr, immediates=right)
            yield _make(f"vsra{q}_n_u{width}", "usra", "shift", (u, u), u, usra, immediates=right)
            yield _make(f"vsra{q}_n_s{width}", "ssra", "shift", (s, s), s, ssra, immediates=right)
            yield _make(f"vsli{q}_n_u{width}", "sli", "shift", (u, u), u, sli, immediates=left)
            yield _make(f"vsri{q}_n_u{width}", "sri", "shift", (u, u), u, sri, immediates=right)


def _tables() -> Iterator[Instruction]:
    t = _t(64, 8)

    def lookup(entries: int, index: Expr) -> Expr:
        return table_lookup(entries, index, 0, index.less(Const(8, entries), signed=False), entries - 1)

    yield _make("vtbl1_u8", "tbl", "table", (t, t), t, tuple(lookup(8, lane(1, 8, i)) for i in range(8)))
    q = _t(128, 8)
    yield _make(
        "vqtbl1q_u8",
        "tbl",
        "table",
        (q, q),
        q,
        tuple(lookup(16, lane(1, 8, i)) for i in range(16)),
        targets=A64,
    )


def _permutations() -> Iterator[Instruction]:
    for bits in SIZES:
        q = _q(bits)
        for width in (8, 16, 32):
            n, t = bits // width, _t(bits, width)

            def ext(k: int, n: int = n, width: int = width) -> Lanes:
                return permutation(width, [((k + i) // n, (k + i) % n) for i in range(n)])

            yield _make(f"vext{q}_u{width}", "ext", "shuffle", (t, t), t, ext, immediates=range(0, n))
            # On AArch64 each of these is one instruction per half of the result; on ARMv7 one
            # instruction makes both halves in place, and each half is declared (and costs) by itself.
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
                yield _make(
                    f"v{stem}{q}_u{width}", stem, "shuffle", (t, t), t, permutation(width, order), targets=A64
                )
                both, half_name = f"v{stem[:3]}{q}_u{width}", ("lo", "hi")[int(stem[3]) - 1]
                yield _make(
                    f"{both}_{half_name}",
                    f"v{stem[:3]}",
                    "shuffle",
                    (t, t),
                    t,
                    permutation(width, order),
                    targets=ARMV7,
                    c=f"{both}({{0}}, {{1}}).val[{int(stem[3]) - 1}]",
                )
        for block, widths in ((64, (8, 16, 32)), (32, (8, 16)), (16, (8,))):
            for width in widths:
                per = block // width
                order = [(0, i - i % per + per - 1 - i % per) for i in range(bits // width)]
                t = _t(bits, width)
                yield _make(
                    f"vrev{block}{q}_u{width}", f"rev{block}", "shuffle", (t,), t, permutation(width, order)
                )
        for width in (8, 16, 32):

            def dup(k: int, bits: int = bits, width: int = width) -> Lanes:
                return permutation(width, [(0, k)] * (bits // width))

            yield _make(
                f"vdup{q}_lane_u{width}",
                "dup",
                "shuffle",
                (_t(64, width),),
                _t(bits, width),
                dup,
                immediates=range(0, 64 // width),
            )
    q8, d8 = _t(128, 8), _t(64, 8)
    # The d halves of an ARMv7 q register have names of their own; on AArch64 only the low one has.
    yield _make(
        "vget_low_u8",
        "low half",
        "alias",
        (q8,),
        d8,
        permutation(8, [(0, i) for i in range(8)]),
        aliases=BOTH,
    )
    yield _make(
        "vget_high_u8",
        "high half",
        "alias",
        (q8,),
        d8,
        permutation(8, [(0, 8 + i) for i in range(8)]),
        aliases=ARMV7,
    )
    yield _make(
        "vcombine_u8",
        "combine",
        "alias",
        (d8, d8),
        q8,
        permutation(8, [(i // 8, i % 8) for i in range(16)]),
        aliases=ARMV7,
    )


def _memory() -> Iterator[Instruction]:
    """Loads and stores. Pointers are to bytes, may have any alignment and may point at objects of any type: C
    lets bytes alias everything, and other elements are read as ``_UNALIGNED``."""
    for width in (8, 16, 32):
        for bits in SIZES:
            t, q = _t(bits, width), _q(bits)
            lanes = vertical(bits, width, 1, lambda a: a)
            at = Operand(bits, "uint8_t", memory=True)
            loaded = _reinterpret(f"vld1{q}_u8({{0}})", _t(bits, 8).c_type, t.c_type)
            stored = _reinterpret("{0}", t.c_type, _t(bits, 8).c_type)
            yield _make(f"vld1{q}_u{width}", "ld1", "load", (at,), t, lanes, c=loaded)
            yield _make(
                f"vst1{q}_u{width}", "st1", "store", (t,), at, lanes, c=f"vst1{q}_u8({{out}}, {stored})"
            )
    for width in (8, 16, 32, 64):
        at = Operand(width, "uint8_t", memory=True)
        for bits in SIZES:
            if width == bits:
                continue
            t, q = _t(bits, width), _q(bits)
            lanes = permutation(width, [(0, 0)] * (bits // width))
            value = "*({0})" if width == 8 else f"*(const {_UNALIGNED.format(width)} *)({{0}})"
            yield _make(
                f"vld1{q}_dup_u{width}", "ld1r", "load", (at,), t, lanes, c=f"vdup{q}_n_u{width}({value})"
            )


def _lane_stores() -> Iterator[Instruction]:
    def chosen(imm: int) -> Lanes:
        return permutation(32, [(0, imm)])

    at = Operand(32, "uint8_t", memory=True)
    yield _make(
        "vst1q_lane_u32", "st1", "lane", (_t(128, 32),), at, chosen, immediates=range(4),
        c=f"*({_UNALIGNED.format(32)} *)({{out}}) = vgetq_lane_u32({{0}}, {{imm}})",
    )  # fmt: skip


def _half(c_type: str) -> str:
    """The d type of a q type: ``uint8x16_t`` to ``uint8x8_t``."""
    stem, _, lanes = c_type.removesuffix("_t").partition("x")
    return f"{stem}x{int(lanes) // 2}_t"


def _reinterpret(value: str, source: str, result: str) -> str:
    """C text that reads a value of one vector type as another (no instruction).

    A d operand reads the low half of a q register: constants are kept whole.
    """
    if source == result:
        return value
    short = {f"{word}{w}x{n}_t": f"{s}{w}" for word, s in (("uint", "u"), ("int", "s")) for w in (8, 16, 32, 64)
             for n in (64 // w, 128 // w)}  # fmt: skip
    wide = {f"{word}{w}x{128 // w}_t" for word in ("uint", "int") for w in (8, 16, 32, 64)}
    q = "q" if result in wide else ""
    if source in wide and not q:
        value, source = f"vget_low_{short[source]}({value})", _half(source)
        if source == result:
            return value
    return f"vreinterpret{q}_{short[result]}_{short[source]}({value})"


ISA = Isa(
    name="neon",
    description="Arm NEON / Advanced SIMD (AArch64 and ARMv7)",
    targets=(
        Target("aarch64", "neon", (), 32, 128, "32 q registers", core="neoverse-n1", assembly="a64"),
        Target(
            "armv7",
            "neon",
            ("-mfpu=neon",),
            16,
            128,
            "16 q registers, each with its two d halves",
            core="cortex-a53",
        ),
    ),
    vector_bits=128,
    headers=("arm_neon.h",),
    declarations=tuple(
        f"typedef uint{width}_t {_UNALIGNED.format(width)} __attribute__((may_alias, aligned(1)));"
        for width in (16, 32, 64)
    ),
    # Words are in little-endian memory; the portable form is right in any.
    feature_macro="defined(__ARM_NEON) && !defined(__ARM_BIG_ENDIAN)",
    vector_type="uint8x16_t",
    register_constraint="w",
    table=(
        *_bitwise(),
        *_arithmetic(),
        *_comparisons(),
        *_tests(),
        *_pairs(),
        *_widening(),
        *_shifts(),
        *_tables(),
        *_permutations(),
        *_memory(),
        *_lane_stores(),
    ),
    reinterpret=_reinterpret,
    source="Arm ARM DDI 0487 (C7, F6); ACLE Advanced SIMD intrinsics",
)
