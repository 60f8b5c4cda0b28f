"""Engines of WebAssembly: what V8's optimizing compiler makes of each instruction, and what that occupies.

A rule counts the machine instructions of one WebAssembly instruction, with those that make the constants of
its sequence: V8 makes most of them anew each time. ``python -m bench.engine_rates`` compares the table with
Node.
"""

import itertools

from isa_specs.cores import Caches, Core, MeasuredFactors, Rule, usage

_LANES = ("i8x16", "i16x8", "i32x4", "i64x2")


def _each(names: str, shapes: tuple[str, ...] = _LANES) -> str:
    return " ".join(f"{shape}.{name}" for name in names.split() for shape in shapes)


def _widening(stem: str) -> str:
    """Return the names of the instructions that widen the low or the high lanes, with or without sign."""
    return " ".join(
        f"{wide}.{stem}_{half}_{narrow}_{sign}"
        for narrow, wide in itertools.pairwise(_LANES)
        for half in ("low", "high")
        for sign in "su"
    )


_NARROW, _WIDE = ("i8x16", "i16x8"), ("i16x8", "i32x4", "i64x2")
_LOAD_86, _STORE_86 = usage("p23", 6), usage("p4", 1)
_ANY, _SHIFT, _SHUFFLE = "p0/p1/p5", "p0/p1", "p5"

V8_X86 = Core(
    name="v8-x86-64",
    description="V8 on x86-64 with AVX2 (ports of Skylake)",
    isa="wasm",
    targets=("wasm32_relaxed", "wasm32"),
    ports=("p0", "p1", "p5", "p23", "p4"),
    width=4,
    rules=(
        Rule("v128.and v128.or v128.xor v128.andnot", usage(_ANY, 1)),
        Rule("v128.not", usage(f"2*{_ANY}", 2)),
        Rule("v128.bitselect", usage(f"3*{_ANY}", 3)),
        # Two look-ups of nibbles, a shift, two masks, an addition and the constants.
        Rule("i8x16.popcnt", usage(f"3*{_SHIFT} 3*{_ANY} 2*{_SHUFFLE}", 6)),
        Rule(_each("add sub"), usage(_ANY, 1)),
        Rule("i64x2.neg", usage(f"2*{_ANY}", 2)),
        Rule(_each("neg", ("i8x16", "i16x8", "i32x4")), usage(f"2*{_SHIFT}", 2)),
        Rule(_each("abs", ("i8x16", "i16x8", "i32x4")), usage(_SHIFT, 1)),
        Rule(_each("add_sat_s add_sat_u sub_sat_s sub_sat_u avgr_u", _NARROW), usage(_SHIFT, 1)),
        Rule(_each("min_s min_u max_s max_u eq gt_s lt_s", ("i8x16", "i16x8", "i32x4")), usage(_SHIFT, 1)),
        Rule(_each("gt_u lt_u", ("i8x16", "i16x8", "i32x4")), usage(f"2*{_SHIFT} 2*{_ANY}", 4)),
        Rule("i16x8.mul", usage(_SHIFT, 5)),
        Rule("i32x4.mul", usage(f"2*{_SHIFT}", 10)),
        Rule("i64x2.mul", usage(f"6*{_SHIFT} 4*{_ANY}", 14)),
        Rule("i16x8.q15mulr_sat_s", usage(f"4*{_SHIFT} {_ANY}", 7)),
        # Multiplications by ones add neighbours.
        Rule(
            "i16x8.extadd_pairwise_i8x16_s i16x8.extadd_pairwise_i8x16_u i32x4.extadd_pairwise_i16x8_s",
            usage(f"2*{_SHIFT}", 6),
        ),
        Rule("i32x4.extadd_pairwise_i16x8_u", usage(f"{_SHIFT} 2*{_ANY}", 7)),
        Rule("i32x4.dot_i16x8_s", usage(_SHIFT, 5)),
        Rule("i16x8.extmul_low_i8x16_s i16x8.extmul_low_i8x16_u", usage(f"2*{_SHUFFLE} {_SHIFT}", 6)),
        Rule(
            "i16x8.extmul_high_i8x16_s i16x8.extmul_high_i8x16_u",
            usage(f"2*{_SHUFFLE} 3*{_SHIFT}", 7),
        ),
        Rule(
            _each(
                "extmul_low_i16x8_s extmul_low_i16x8_u extmul_high_i16x8_s extmul_high_i16x8_u", ("i32x4",)
            ),
            usage(f"2*{_SHIFT} {_SHUFFLE}", 6),
        ),
        Rule(
            _each(
                "extmul_low_i32x4_s extmul_low_i32x4_u extmul_high_i32x4_s extmul_high_i32x4_u", ("i64x2",)
            ),
            usage(f"{_SHIFT} 2*{_SHUFFLE}", 6),
        ),
        Rule(
            "i16x8.extend_low_i8x16_s i16x8.extend_low_i8x16_u i32x4.extend_low_i16x8_s "
            "i32x4.extend_low_i16x8_u i64x2.extend_low_i32x4_s i64x2.extend_low_i32x4_u "
            "i16x8.extend_high_i8x16_u i32x4.extend_high_i16x8_u i64x2.extend_high_i32x4_u",
            usage(_SHUFFLE, 1),
        ),
        Rule("i16x8.extend_high_i8x16_s i32x4.extend_high_i16x8_s", usage(f"{_SHUFFLE} {_SHIFT}", 2)),
        Rule("i64x2.extend_high_i32x4_s", usage(f"2*{_SHUFFLE}", 2)),
        Rule(
            "i8x16.narrow_i16x8_s i8x16.narrow_i16x8_u i16x8.narrow_i32x4_s i16x8.narrow_i32x4_u",
            usage(_SHUFFLE, 1),
        ),
        # There are no shifts of bytes: lanes of 16 bits are shifted and masked, or extended and narrowed. The
        # mask comes from a general register by two shuffles.
        Rule("i8x16.shl i8x16.shr_u", usage(f"{_SHIFT} {_ANY} 2*{_SHUFFLE}", 2)),
        Rule("i8x16.shr_s", usage(f"3*{_SHUFFLE} 2*{_SHIFT}", 3)),
        Rule("i64x2.shr_s", usage(f"4*{_SHIFT} 2*{_ANY}", 4)),
        Rule(_each("shl shr_s shr_u", _WIDE), usage(_SHIFT, 1)),
        Rule("i8x16.swizzle", usage(f"{_SHIFT} {_SHUFFLE}", 2)),
        Rule("i8x16.relaxed_swizzle", usage(_SHUFFLE, 1)),
        Rule(
            f"{_each('zip_low zip_high')} i8x16.joined i32x4.even i32x4.odd i32x4.swapped i8x16.swapped "
            "i32x4.copied i64x2.copied",
            usage(_SHUFFLE, 1),
        ),
        Rule("i8x16.odd i16x8.odd", usage(f"2*{_SHIFT} {_SHUFFLE}", 2)),
        Rule("i8x16.even i16x8.copied i16x8.swapped", usage(f"2*{_SHUFFLE}", 2)),
        Rule("i8x16.copied i16x8.even", usage(f"3*{_SHUFFLE}", 3)),
        Rule("i8x16.transpose_even i8x16.transpose_odd", usage(f"2*{_SHIFT} 2*{_ANY}", 3)),
        Rule("i32x4.transpose_even i32x4.transpose_odd", usage(f"3*{_SHUFFLE}", 3)),
        # Every other order takes two look-ups with indices that are made anew.
        Rule("i16x8.transpose_even i16x8.transpose_odd", usage(f"5*{_SHUFFLE}", 4)),
        Rule("i8x16.bitmask", usage("p0", 3)),
        Rule("i32.or", usage(f"2*{_ANY}", 2)),
        Rule("v128.load v128.load32_splat v128.load64_splat", _LOAD_86),
        Rule("v128.load8_splat v128.load16_splat", usage(f"p23 {_SHUFFLE}", 7)),
        Rule("v128.store", _STORE_86),
        Rule("v128.store32_lane", usage(f"p4 {_SHUFFLE}", 2)),
        Rule("i16x8.relaxed_dot_i8x16_i7x16_s", usage(_SHIFT, 5)),
        # vpdpbusd on processors with AVX-VNNI; two multiplications, by ones, and an addition elsewhere.
        Rule("i32x4.relaxed_dot_i8x16_i7x16_add_s", usage(f"4*{_SHIFT} {_ANY}", 13, accumulate=1)),
        Rule(_each("relaxed_laneselect", ("i8x16", "i16x8", "i32x4")), usage(f"3*{_ANY}", 3)),
    ),
    load=_LOAD_86,
    store=_STORE_86,
    caches=Caches(first=32 << 10, second=1 << 20, refill=64),
    sources=(
        "V8 13, src/compiler/backend/x64 and src/codegen/shared-ia32-x64: instruction sequences, counted",
        "measured: Node 24 (V8 13.6) on a Cascade Lake, Spearman's rank correlation 0.96",
        "uops.info, Skylake: ports and latencies of these instructions",
    ),
    measured=MeasuredFactors(
        "Node 24 (V8 13.6) on a virtual Cascade Lake: the fastest runs of a product, by python -m "
        "bench.wasm_rank --core v8-x86-64",
        taps=0.0,
        reached=0.72,
        reached_by={"bitplanes": 0.79, "tables": 0.57, "bytes": 0.76},
    ),
)

_V, _V1, _M = "v0/v1", "v1", "v0"
_LOAD_64, _STORE_64 = usage("l", 5), usage("s", 1)
V8_ARM = Core(
    name="v8-aarch64",
    description="V8 on AArch64 (pipes of Neoverse N1)",
    isa="wasm",
    targets=("wasm32_relaxed", "wasm32"),
    ports=("v0", "v1", "l", "s"),
    width=4,
    rules=(
        Rule(
            "v128.and v128.or v128.xor v128.andnot v128.not v128.bitselect i8x16.popcnt "
            + _each("add sub neg add_sat_s add_sat_u sub_sat_s sub_sat_u avgr_u min_s min_u max_s max_u abs")
            + " "
            + _each("eq gt_s lt_s gt_u lt_u relaxed_laneselect"),
            usage(_V, 2),
        ),
        Rule("i16x8.mul i32x4.mul i16x8.q15mulr_sat_s", usage(f"2*{_M}", 5)),
        Rule("i64x2.mul", usage(f"3*{_M} 3*{_V}", 10)),
        Rule(
            "i16x8.extadd_pairwise_i8x16_u i16x8.extadd_pairwise_i8x16_s i32x4.extadd_pairwise_i16x8_u "
            "i32x4.extadd_pairwise_i16x8_s",
            usage(_V, 2),
        ),
        Rule("i32x4.dot_i16x8_s i16x8.relaxed_dot_i8x16_i7x16_s", usage(f"2*{_M} {_V}", 6)),
        # One instruction on processors with dot products; products and two sums elsewhere.
        Rule("i32x4.relaxed_dot_i8x16_i7x16_add_s", usage(_V, 3, accumulate=1)),
        Rule(
            _widening("extmul"),
            usage(_M, 4),
        ),
        Rule(
            _widening("extend"),
            usage(_V1, 2),
        ),
        Rule(
            "i8x16.narrow_i16x8_s i8x16.narrow_i16x8_u i16x8.narrow_i32x4_s i16x8.narrow_i32x4_u",
            usage(f"2*{_V}", 4),
        ),
        Rule(_each("shl shr_s shr_u"), usage(_V1, 2)),
        Rule("i8x16.swizzle i8x16.relaxed_swizzle", usage(_V, 2)),
        Rule(
            _each("zip_low zip_high even odd transpose_even transpose_odd swapped copied") + " i8x16.joined",
            usage(_V, 2),
        ),
        Rule("i8x16.bitmask", usage(f"5*{_V}", 12)),
        Rule("i32.or", usage(_V, 1)),
        Rule("v128.load", _LOAD_64),
        Rule("v128.load8_splat v128.load16_splat v128.load32_splat v128.load64_splat", usage(f"l {_V}", 7)),
        Rule("v128.store v128.store32_lane", _STORE_64),
    ),
    load=_LOAD_64,
    store=_STORE_64,
    caches=Caches(first=64 << 10, second=1 << 20, refill=32),
    sources=(
        "V8 13, src/compiler/backend/arm64: instruction sequences, counted",
        "Arm Neoverse N1 Software Optimization Guide: pipes and latencies of these instructions",
    ),
)
CORES = (V8_X86, V8_ARM)
