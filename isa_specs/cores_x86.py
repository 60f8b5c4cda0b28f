"""Cores that run AVX2 and AVX-512: ports, micro-operations and latencies of integer vector instructions.

Skylake covers 256-bit code on Skylake-SP and Cascade Lake too: it uses the same ports there.
"""

from __future__ import annotations

from isa_specs.cores import Core, Rule, usage

LOGIC = "vpand vpandn vpor vpxor"
ADD = "vpaddb vpaddw vpaddd vpaddq vpsubb vpsubw vpsubd vpsubq"
SATURATE = "vpaddsb vpaddsw vpsubsb vpsubsw vpaddusb vpaddusw vpsubusb vpsubusw"
COMPARE = "vpcmpeqb vpcmpeqw vpcmpeqd vpcmpgtb vpcmpgtw vpcmpgtd"
EXTREME = "vpminsb vpminsw vpminsd vpmaxsb vpmaxsw vpmaxsd vpminub vpminuw vpminud vpmaxub vpmaxuw vpmaxud"
AVERAGE = "vpavgb vpavgw vpabsb vpabsw vpabsd"
MULTIPLY = "vpmullw vpmulhw vpmulhuw vpmaddubsw vpmaddwd"
SHIFT = "vpsllw vpsrlw vpsraw vpslld vpsrld vpsrad vpsllq vpsrlq"
IN_LANE = (
    "vpsrldq vpslldq vpalignr vpshufb vpshufd vpacksswb vpackssdw vpackuswb vpackusdw vpunpcklbw vpunpckhbw "
    "vpunpcklwd vpunpckhwd vpunpckldq vpunpckhdq vpunpcklqdq vpunpckhqdq"
)
EXTEND = (
    "vpmovzxbw vpmovzxbd vpmovzxbq vpmovzxwd vpmovzxwq vpmovzxdq "
    "vpmovsxbw vpmovsxbd vpmovsxbq vpmovsxwd vpmovsxwq vpmovsxdq"
)
CROSS_LANE = "vpermd vpermq vperm2i128 vextracti128 vinserti128"
BROADCAST = "vpbroadcastb vpbroadcastw vpbroadcastd vpbroadcastq"

SKYLAKE_LOAD = usage("p2/p3", 7)
# The address and the data of a store take one place in the front end.
SKYLAKE_STORE = usage("p4 p2/p3/p7", 1, slots=1)

SKYLAKE = Core(
    name="skylake",
    description="Intel Skylake, Skylake-SP, Cascade Lake (256-bit code)",
    isa="avx2",
    targets=("x86_64",),
    ports=("p0", "p1", "p2", "p3", "p4", "p5", "p7"),
    width=4,
    rules=(
        Rule("vmovdqu", SKYLAKE_LOAD, "load"),
        Rule("vmovdqu", SKYLAKE_STORE, "store"),
        Rule("vpbroadcastd vpbroadcastq vbroadcasti128", SKYLAKE_LOAD, "load"),
        Rule("vpbroadcastb vpbroadcastw", usage("p2/p3 p5", 8), "load"),
        Rule(f"{LOGIC} {ADD} vpblendd", usage("p0/p1/p5", 1)),
        Rule(f"{SATURATE} {COMPARE} vpcmpeqq {EXTREME} {AVERAGE} {SHIFT}", usage("p0/p1", 1)),
        Rule(MULTIPLY, usage("p0/p1", 5)),
        Rule("vpmulld", usage("2*p0/p1", 10)),
        Rule("vpcmpgtq vpsadbw", usage("p5", 3)),
        Rule(f"{IN_LANE} vpblendw", usage("p5", 1)),
        # The register form of vbroadcasti128 does not exist: it is written as vinserti128.
        Rule(f"{EXTEND} {CROSS_LANE} {BROADCAST} vbroadcasti128", usage("p5", 3)),
        Rule("vphaddw vphaddd", usage("p0/p1/p5 2*p5", 3)),
        Rule("vpblendvb", usage("2*p0/p1/p5", 2)),
        Rule("vpmovmskb", usage("p0", 2)),
    ),
    load=SKYLAKE_LOAD,
    store=SKYLAKE_STORE,
    sources=(
        "LLVM 14 scheduling model SkylakeClient (llvm-mca --instruction-tables)",
        "uops.info, Skylake (the ports of vphaddw, vpblendvb and of stores)",
    ),
)

# With 512-bit micro-operations about, p1 takes no vector work: p0 and p1 are one port of that size.
WIDE_LOGIC = " ".join(f"{name}q" for name in LOGIC.split())
CASCADELAKE = Core(
    name="cascadelake",
    description="Intel Skylake-SP, Cascade Lake (512-bit code, two 512-bit multipliers)",
    isa="avx512",
    targets=("x86_64",),
    ports=("p0", "p2", "p3", "p4", "p5", "p7"),
    width=4,
    rules=(
        Rule("vmovdqu vmovdqu64", SKYLAKE_LOAD, "load"),
        Rule("vmovdqu vmovdqu64", SKYLAKE_STORE, "store"),
        Rule("vpbroadcastd vpbroadcastq vbroadcasti32x4", SKYLAKE_LOAD, "load"),
        Rule("vpbroadcastb vpbroadcastw", usage("p2/p3 p5", 8), "load"),
        Rule(f"{WIDE_LOGIC} {ADD} vpternlogd", usage("p0/p5", 1)),
        Rule(f"{SATURATE} {EXTREME} {AVERAGE} {SHIFT} vpsraq", usage("p0", 1)),
        Rule(MULTIPLY, usage("p0/p5", 5)),
        Rule("vpmulld", usage("2*p0/p5", 10)),
        Rule("vpsadbw", usage("p5", 3)),
        # The test and the move of its mask to a general register (kmovq, kmovd).
        Rule("vptestmb vptestmw", usage("p5 p0", 7)),
        Rule("vpcmpd", usage("p5", 3)),
        Rule("kunpckwd", usage("p5", 4)),
        Rule("vpblendmd", usage("p0/p5", 1)),
        Rule(IN_LANE, usage("p5", 1)),
        Rule("vpmovwb vpmovdb vpmovdw vpmovqb vpmovqw", usage("2*p5", 4)),
        Rule("vpermw", usage("2*p5", 6)),
        Rule(
            f"{EXTEND} {BROADCAST} vpmovqd vpermd vpermq vshufi64x2 valignq vextracti64x4 vextracti32x4 "
            "vinserti64x4 vinserti32x4 vbroadcasti32x4",
            usage("p5", 3),
        ),
    ),
    load=SKYLAKE_LOAD,
    store=SKYLAKE_STORE,
    sources=(
        "LLVM 14 scheduling model SkylakeServer (llvm-mca --instruction-tables)",
        "uops.info, Skylake-X (additions, vpternlogd, stores and broadcasts from memory, for which that "
        "model has p1)",
    ),
)

ZEN3_LOAD = usage("ld0/ld1", 8)
ZEN3_STORE = usage("st", 1)

ZEN3 = Core(
    name="zen3",
    description="AMD Zen 3",
    isa="avx2",
    targets=("x86_64",),
    ports=("fp0", "fp1", "fp2", "fp3", "ld0", "ld1", "st"),
    width=6,
    rules=(
        Rule("vmovdqu", ZEN3_LOAD, "load"),
        Rule("vmovdqu", ZEN3_STORE, "store"),
        Rule("vpbroadcastd vpbroadcastq vbroadcasti128", ZEN3_LOAD, "load"),
        Rule("vpbroadcastb vpbroadcastw", usage("ld0/ld1 fp1/fp2", 8, slots=1), "load"),
        Rule(f"{LOGIC} {ADD} {COMPARE} vpcmpgtq {EXTREME} vpblendd vpblendw", usage("fp0/fp1/fp2/fp3", 1)),
        Rule(f"{SATURATE} {AVERAGE} vpcmpeqq", usage("fp0/fp1", 1)),
        Rule(f"{MULTIPLY} vpmulld", usage("fp0/fp3", 3)),
        Rule("vpblendvb", usage("fp0/fp3", 1)),
        # One macro-operation that occupies a pipe for two cycles (two per cycle at most).
        Rule("vpsadbw", usage("2*fp0/fp1/fp2/fp3", 3, slots=1)),
        Rule(f"{IN_LANE} {SHIFT}", usage("fp1/fp2", 1)),
        Rule(EXTEND, usage("3*fp1/fp2", 4, slots=2)),
        Rule("vpermd", usage("fp1", 5, slots=2)),
        Rule("vpermq", usage("fp1", 6, slots=2)),
        Rule("vperm2i128", usage("fp1", 3)),
        Rule("vextracti128", usage("fp0", 4)),
        Rule(f"vinserti128 vbroadcasti128 {BROADCAST}", usage("fp1", 2)),
        Rule("vphaddw vphaddd", usage("2*fp0", 2, slots=3)),
        Rule("vpmovmskb", usage("fp2", 1)),
    ),
    load=ZEN3_LOAD,
    store=ZEN3_STORE,
    sources=(
        "LLVM 14 scheduling model Znver3 (llvm-mca --instruction-tables)",
        "OSACA 0.7.1, machine model zen3 (its entries from uops.info: loads, stores, broadcasts from memory)",
    ),
)

CORES = (SKYLAKE, CASCADELAKE, ZEN3)
