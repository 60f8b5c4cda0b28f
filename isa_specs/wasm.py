"""WebAssembly SIMD128 and relaxed SIMD as one table.

Source of the meanings: WebAssembly Core Specification 3.0, section 4.3 (numerics of vectors); of the
spellings: clang's wasm_simd128.h. A relaxed instruction leaves one of several results where engines differ,
which its meaning states as ``Choice``. A relaxed dot product whose second operand has a byte above 127 may
leave anything: engines saturate or wrap, and read such a byte with or without sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial, reduce
from operator import add, or_

from isa_specs.expr import Choice, Const, Expr, ite, maximum, minimum, select
from isa_specs.families import (
    LaneFn,
    Lanes,
    gathered,
    lane,
    ordered,
    pairwise,
    permutation,
    row,
    table_lookup,
    vertical,
)
from isa_specs.instruction import Feature, Floats, Instruction, Isa, RegisterOperand, Target

SIMD128 = Feature("simd128", "defined(__wasm_simd128__)")
RELAXED = Feature("relaxed-simd", "defined(__wasm_relaxed_simd__)")

BITS = 128
V = RegisterOperand(BITS, "v128_t")
_SHAPES = {8: "8x16", 16: "16x8", 32: "32x4", 64: "64x2"}
_make = partial(row, architectures=frozenset({"wasm32"}))


def _shape(width: int, sign: str = "i") -> str:
    """Return a shape as intrinsics call it: ``i8x16`` or ``u8x16``."""
    return f"{sign}{_SHAPES[width]}"


def _vertical(
    stem: str, width: int, arity: int, fn: LaneFn, sign: str = "i", ending: str = ""
) -> Instruction:
    """Return a vertical instruction. ``sign``: that of the intrinsic. ``ending``: of the instruction's
    name."""
    lanes = vertical(BITS, width, arity, fn)
    mnemonic = f"{_shape(width)}.{stem}{ending}"
    return _make(f"wasm_{_shape(width, sign)}_{stem}", mnemonic, "vertical", (V,) * arity, lanes, V)


def _bitwise() -> Iterator[Instruction]:
    rows: list[tuple[str, int, LaneFn]] = [
        ("and", 2, lambda a, b: a & b),
        ("andnot", 2, lambda a, b: a & ~b),
        ("or", 2, lambda a, b: a | b),
        ("xor", 2, lambda a, b: a ^ b),
        ("not", 1, lambda a: ~a),
        ("bitselect", 3, lambda a, b, mask: (mask & a) | (~mask & b)),
    ]
    for stem, arity, fn in rows:
        lanes = vertical(BITS, 8, arity, fn)
        yield _make(f"wasm_v128_{stem}", f"v128.{stem}", "bitwise", (V,) * arity, lanes, V)


def _saturated(a: Expr, b: Expr, signed: bool, minus: bool) -> Expr:
    a, b, width = a.ext(2 * a.width, signed), b.ext(2 * b.width, signed), a.width
    return (a - b if minus else a + b).saturate(width, signed)


def _average(a: Expr, b: Expr) -> Expr:
    wide = 2 * a.width
    return (a.zext(wide) + b.zext(wide) + Const(wide, 1)).lshr(1).trunc(a.width)


def _rounded_product(a: Expr, b: Expr) -> Expr:
    """Return the product of two fractions of 15 bits, rounded, in 32 bits."""
    return (a.sext(32) * b.sext(32) + Const(32, 1 << 14)).ashr(15)


def _arithmetic() -> Iterator[Instruction]:
    rows: list[tuple[str, int, tuple[int, ...], LaneFn]] = [
        ("popcnt", 1, (8,), lambda a: a.popcount()),
        ("add", 2, (8, 16, 32, 64), lambda a, b: a + b),
        ("sub", 2, (8, 16, 32, 64), lambda a, b: a - b),
        ("mul", 2, (16, 32, 64), lambda a, b: a * b),
        ("neg", 1, (8, 16, 32, 64), lambda a: -a),
        ("abs", 1, (8, 16, 32), lambda a: ite(a.less(Const(a.width, 0), signed=True), -a, a)),
    ]
    for stem, arity, widths, fn in rows:
        for width in widths:
            yield _vertical(stem, width, arity, fn)
    for sign, signed in (("i", True), ("u", False)):
        ending = "_s" if signed else "_u"
        for width in (8, 16):
            for stem, minus in (("add_sat", False), ("sub_sat", True)):
                fn = partial(_saturated, signed=signed, minus=minus)
                yield _vertical(stem, width, 2, fn, sign, ending=ending)
        for width in (8, 16, 32):
            yield _vertical("min", width, 2, partial(minimum, signed=signed), sign, ending=ending)
            yield _vertical("max", width, 2, partial(maximum, signed=signed), sign, ending=ending)
    for width in (8, 16):
        yield _vertical("avgr", width, 2, _average, "u", ending="_u")
    product = vertical(BITS, 16, 2, lambda a, b: _rounded_product(a, b).saturate(16, signed=True))
    yield _make("wasm_i16x8_q15mulr_sat", "i16x8.q15mulr_sat_s", "vertical", (V, V), product, V)


def _comparisons() -> Iterator[Instruction]:
    for width in (8, 16, 32):
        yield _vertical("eq", width, 2, lambda a, b: ordered(a.eq(b), a.width))
        for sign, signed in (("i", True), ("u", False)):
            ending = "_s" if signed else "_u"
            below: LaneFn = lambda a, b, s=signed: ordered(a.less(b, s), a.width)  # noqa: E731
            above: LaneFn = lambda a, b, s=signed: ordered(b.less(a, s), a.width)  # noqa: E731
            yield _vertical("lt", width, 2, below, sign, ending=ending)
            yield _vertical("gt", width, 2, above, sign, ending=ending)


def _pairs() -> Iterator[Instruction]:
    """Yield sums of neighbouring lanes, and the sums of neighbouring products of 16-bit lanes."""
    for width in (8, 16):
        for sign, signed in (("i", True), ("u", False)):
            wide = 2 * width
            sums = pairwise(BITS, width, lambda a, b, w=wide, s=signed: a.ext(w, s) + b.ext(w, s))
            source = _shape(width, sign)
            name = f"wasm_{_shape(wide, sign)}_extadd_pairwise_{source}"
            mnemonic = f"{_shape(wide)}.extadd_pairwise_{_shape(width)}_{'s' if signed else 'u'}"
            yield _make(name, mnemonic, "pairwise", (V,), sums, V)
    products = tuple(
        reduce(add, (lane(0, 16, 2 * i + k).sext(32) * lane(1, 16, 2 * i + k).sext(32) for k in (0, 1)))
        for i in range(4)
    )
    yield _make("wasm_i32x4_dot_i16x8", "i32x4.dot_i16x8_s", "dot", (V, V), products, V)


def _widening() -> Iterator[Instruction]:
    for width in (8, 16, 32):
        wide, count = 2 * width, BITS // width
        for sign, signed in (("i", True), ("u", False)):
            for half, first in (("low", 0), ("high", count // 2)):

                def of(operand: int, i: int, width: int = width, wide: int = wide, s: bool = signed) -> Expr:
                    return lane(operand, width, i).ext(wide, s)

                indices = range(first, first + count // 2)
                to, source = _shape(wide, sign), _shape(width, sign)
                ending = f"{half}_{_shape(width)}_{'s' if signed else 'u'}"
                extended = tuple(of(0, i) for i in indices)
                product = tuple(of(0, i) * of(1, i) for i in indices)
                for stem, arity, lanes in (("extend", 1, extended), ("extmul", 2, product)):
                    name, mnemonic = f"wasm_{to}_{stem}_{half}_{source}", f"{_shape(wide)}.{stem}_{ending}"
                    yield _make(name, mnemonic, "widening", (V,) * arity, lanes, V)
    for width in (16, 32):
        # The lanes of both operands are signed. The sign in the name is the result's.
        both = [lane(operand, width, i) for operand in (0, 1) for i in range(BITS // width)]
        for sign, signed in (("i", True), ("u", False)):
            lanes = tuple(one.saturate(width // 2, signed) for one in both)
            source, ending = _shape(width), "s" if signed else "u"
            name = f"wasm_{_shape(width // 2, sign)}_narrow_{source}"
            mnemonic = f"{_shape(width // 2)}.narrow_{source}_{ending}"
            yield _make(name, mnemonic, "widening", (V, V), lanes, V)


def _shifts() -> Iterator[Instruction]:
    rows: list[tuple[str, str, str, Callable[[int, Expr], Expr]]] = [
        ("shl", "i", "shl", lambda n, a: a.shl(n)),
        ("shr", "i", "shr_s", lambda n, a: a.ashr(n)),
        ("shr", "u", "shr_u", lambda n, a: a.lshr(n)),
    ]
    for width in (8, 16, 32, 64):
        for stem, sign, ending, fn in rows:

            def by(n: int, width: int = width, fn: Callable[[int, Expr], Expr] = fn) -> Lanes:
                return vertical(BITS, width, 1, partial(fn, n))

            name = f"wasm_{_shape(width, sign)}_{stem}"
            yield _make(name, f"{_shape(width)}.{ending}", "shift", (V,), by, V, immediates=range(width))


def _tables() -> Iterator[Instruction]:
    """Yield the look-ups in a register. The relaxed one may leave entry i mod 16 for indices from 16 to 127,
    or zero."""
    index = [lane(1, 8, i) for i in range(16)]
    lanes = tuple(table_lookup(16, i, 0, i.less(Const(8, 16), signed=False), 15) for i in index)
    yield _make("wasm_i8x16_swizzle", "i8x16.swizzle", "table", (V, V), lanes, V)
    table = [lane(0, 8, i) for i in range(16)]
    relaxed = []
    for number, i in enumerate(index):
        entry = select(i & Const(8, 15), table)
        other = ite(i.less(Const(8, 0), signed=True), Const(8, 0), ite(Choice(1, number), Const(8, 0), entry))
        relaxed.append(ite(i.less(Const(8, 16), signed=False), entry, other))
    name = "wasm_i8x16_relaxed_swizzle"
    yield _make(name, "i8x16.relaxed_swizzle", "table", (V, V), tuple(relaxed), V, needs=RELAXED)


def _shuffled(name: str, mnemonic: str, width: int, sources: list[tuple[int, int]]) -> Instruction:
    """Return ``i8x16.shuffle`` of constant lanes. ``mnemonic``: what engines make of it, for costs."""
    arity, count = 1 + max(operand for operand, _ in sources), BITS // width
    indices = ", ".join(str(operand * count + i) for operand, i in sources)
    text = f"wasm_{_shape(width)}_shuffle({{0}}, {{{arity - 1}}}, {indices})"
    return _make(name, mnemonic, "shuffle", (V,) * arity, permutation(width, sources), V, c=text)


def _permutations() -> Iterator[Instruction]:
    """Yield the orders of ``i8x16.shuffle`` that engines recognise, and others that kernels need."""
    for width in (8, 16, 32, 64):
        n, shape = BITS // width, _shape(width)
        half = n // 2
        orders = {
            "zip_low": [(i % 2, i // 2) for i in range(n)],
            "zip_high": [(i % 2, half + i // 2) for i in range(n)],
            "even": [(i // half, 2 * (i % half)) for i in range(n)],
            "odd": [(i // half, 2 * (i % half) + 1) for i in range(n)],
            "transpose_even": [(i % 2, i - i % 2) for i in range(n)],
            "transpose_odd": [(i % 2, i - i % 2 + 1) for i in range(n)],
        }
        for stem, order in orders.items():
            if width < 64 or stem.startswith("zip"):
                yield _shuffled(f"wasm_{shape}_{stem}", f"{shape}.{stem}", width, order)
        if width < 64:
            swapped = [(0, i ^ 1) for i in range(n)]
            yield _shuffled(f"wasm_{shape}_swapped", f"{shape}.swapped", width, swapped)

        def copied(k: int, n: int = n, width: int = width) -> Lanes:
            return permutation(width, [(0, k)] * n)

        text = f"wasm_{shape}_shuffle({{0}}, {{0}}, {', '.join(['{imm}'] * n)})"
        yield _make(
            f"wasm_{shape}_copied",
            f"{shape}.copied",
            "shuffle",
            (V,),
            copied,
            V,
            immediates=range(n),
            c=text,
        )

    def joined(k: int) -> Lanes:
        return permutation(8, [((k + i) // 16, (k + i) % 16) for i in range(16)])

    indices = ", ".join(f"{{imm}} + {i}" for i in range(16))
    text = f"wasm_i8x16_shuffle({{0}}, {{1}}, {indices})"
    yield _make(
        "wasm_i8x16_joined", "i8x16.joined", "shuffle", (V, V), joined, V, immediates=range(1, 16), c=text
    )


def _masks() -> Iterator[Instruction]:
    """Yield the instruction that collects the top bits of bytes, and the one that joins two such masks."""
    half, word = RegisterOperand(16, "uint16_t"), RegisterOperand(32, "uint32_t")
    lanes = gathered(BITS, 8, 1, lambda a: a.less(Const(8, 0), signed=True))
    gather = "(uint16_t)wasm_i8x16_bitmask({0})"
    yield _make("wasm_i8x16_bitmask", "i8x16.bitmask", "mask", (V,), lanes, half, c=gather)
    both = permutation(16, [(0, 0), (1, 0)])
    yield _make(
        "wasm_i32_joined", "i32.or", "join", (half, half), both, word, c="({0} | (uint32_t){1} << 16)"
    )


def _memory() -> Iterator[Instruction]:
    at = RegisterOperand(BITS, "uint8_t", memory=True)
    whole = vertical(BITS, 8, 1, lambda a: a)
    yield _make("wasm_v128_load", "v128.load", "load", (at,), whole, V)
    yield _make("wasm_v128_store", "v128.store", "store", (V,), whole, at, c="wasm_v128_store({out}, {0})")
    for width in (8, 16, 32, 64):
        one = RegisterOperand(width, "uint8_t", memory=True)
        lanes = permutation(width, [(0, 0)] * (BITS // width))
        yield _make(f"wasm_v128_load{width}_splat", f"v128.load{width}_splat", "load", (one,), lanes, V)

    def chosen(imm: int) -> Lanes:
        return permutation(32, [(0, imm)])

    one = RegisterOperand(32, "uint8_t", memory=True)
    text = "wasm_v128_store32_lane({out}, {0}, {imm})"
    yield _make(
        "wasm_v128_store32_lane", "v128.store32_lane", "lane", (V,), chosen, one, immediates=range(4), c=text
    )


def _relaxed() -> Iterator[Instruction]:
    """Yield the relaxed dot products and selections.

    All engines agree on dot products whose second operand has no byte above 127: no sum of two products
    leaves 16 bits then. They agree on selections where a mask lane has ones or zeros only. Elsewhere an
    engine selects bits, or lanes by their top bit. V8 on x86-64 selects bytes of 16-bit lanes by top bits."""

    def products(width: int, index: int) -> tuple[Expr, Expr]:
        """Return the sum of the products in a lane, and whether the second operand's bytes are below 128."""
        count = width // 8
        where = range(count * index, count * (index + 1))
        total = reduce(add, (lane(0, 8, i).sext(width) * lane(1, 8, i).zext(width) for i in where))
        return total, reduce(or_, (lane(1, 8, i) for i in where)).less(Const(8, 128), signed=False)

    sums = [(*products(16, index), Choice(16, index)) for index in range(8)]
    lanes = tuple(ite(agreed, total, choice) for total, agreed, choice in sums)
    name, mnemonic = "wasm_i16x8_relaxed_dot_i8x16_i7x16", "i16x8.relaxed_dot_i8x16_i7x16_s"
    yield _make(name, mnemonic, "dot", (V, V), lanes, V, needs=RELAXED)
    sums = [(*products(32, index), Choice(32, index)) for index in range(4)]
    lanes = tuple(
        ite(agreed, total + lane(2, 32, index), choice) for index, (total, agreed, choice) in enumerate(sums)
    )
    name, mnemonic = "wasm_i32x4_relaxed_dot_i8x16_i7x16_add", "i32x4.relaxed_dot_i8x16_i7x16_add_s"
    yield _make(name, mnemonic, "dot", (V, V, V), lanes, V, needs=RELAXED)
    for width in (8, 16, 32):

        def selected(index: int, width: int = width) -> Expr:
            a, b, mask = (lane(operand, width, index) for operand in range(3))
            mixed = ite(mask.eq(Const(width, 0)), b, Choice(width, index))
            return ite(mask.eq(Const(width, -1)), a, mixed)

        lanes = tuple(selected(index) for index in range(BITS // width))
        name, mnemonic = f"wasm_{_shape(width)}_relaxed_laneselect", f"{_shape(width)}.relaxed_laneselect"
        yield _make(name, mnemonic, "vertical", (V, V, V), lanes, V, needs=RELAXED)


_WORD = "wasm_v128_load32_zero({0})"
_FLOATS = Floats(
    vector="v128_t",
    load="wasm_v128_load({0})",
    store="wasm_v128_store({0}, {1})",
    half="",
    repeated="wasm_f32x4_splat({0})",
    converted="wasm_f32x4_convert_i32x4({0})",
    multiplied="wasm_f32x4_mul({0}, {1})",
    summed="wasm_f32x4_add({0}, {1})",
    added="wasm_f32x4_add(wasm_f32x4_mul({0}, {1}), {2})",
    added_int="wasm_i32x4_add({2}, wasm_i32x4_mul({0}, {1}))",
    repeated_int="wasm_i32x4_splat({0})",
    widened=f"wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16({_WORD}))",
    integers={
        16: "wasm_i16x8_load8x8({0})",
        32: f"wasm_i32x4_extend_low_i16x8(wasm_i16x8_extend_low_i8x16({_WORD}))",
    },
    # relaxed_madd may round once or twice.
    fused=False,
)


def _target(name: str, *features: Feature, called: str = "") -> Target:
    # V8 on x86-64 keeps one of 16 registers for itself; on AArch64 it has 32.
    told = "15 registers, as engines on x86-64 have them"
    return Target(name, "wasm32", (SIMD128, *features), 15, BITS, told, core="v8-x86-64", called=called)


ISA = Isa(
    name="wasm",
    description="WebAssembly SIMD128 (wasm32)",
    targets=(_target("wasm32"), _target("wasm32_relaxed", RELAXED, called="relaxed")),
    vector_bits=BITS,
    headers=("wasm_simd128.h",),
    vector_type="v128_t",
    register_constraint="r",
    table=(
        *_bitwise(),
        *_arithmetic(),
        *_comparisons(),
        *_pairs(),
        *_widening(),
        *_shifts(),
        *_tables(),
        *_permutations(),
        *_masks(),
        *_memory(),
        *_relaxed(),
    ),
    reinterpret=lambda value, source, wanted: value,
    floats={"wasm32": _FLOATS},
    on_demand=True,
    source="WebAssembly Core Specification 3.0, section 4.3; clang's wasm_simd128.h",
)
