"""Cores that run AVX2 and AVX-512: ports, micro-operations and latencies of integer vector instructions.

Skylake also covers 256-bit code on Skylake-SP and Cascade Lake, which use the same ports.
"""

from dataclasses import replace
from functools import partial

from isa_specs.cores import Caches, Core, MeasuredFactors, Rule, Usage, usage

LOGIC = "vpand vpandn vpor vpxor"
ADD = "vpaddb vpaddw vpaddd vpaddq vpsubb vpsubw vpsubd vpsubq"
SATURATE = "vpaddsb vpaddsw vpsubsb vpsubsw vpaddusb vpaddusw vpsubusb vpsubusw"
COMPARE = "vpcmpeqb vpcmpeqw vpcmpeqd vpcmpgtb vpcmpgtw vpcmpgtd"
EXTREME = "vpminsb vpminsw vpminsd vpmaxsb vpmaxsw vpmaxsd vpminub vpminuw vpminud vpmaxub vpmaxuw vpmaxud"
AVERAGE = "vpavgb vpavgw vpabsb vpabsw vpabsd"
DOT = "vpdpbusd vpdpbusds vpdpwssd vpdpwssds"
POPCOUNT = "vpopcntb vpopcntw vpopcntd vpopcntq"
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
# Instructions on 512-bit registers.
TRUNCATE = "vpmovwb vpmovdb vpmovdw vpmovqb vpmovqw"
BLOCK_MOVE = "vshufi64x2 valignq vextracti64x4 vextracti32x4 vinserti64x4 vinserti32x4 vbroadcasti32x4"


def memory(
    load: Usage, store: Usage, small: Usage, broadcast: Usage | None = None, wide: bool = False
) -> tuple[Rule, ...]:
    """Return rules for loads, stores and broadcasting loads, from their usages. ``small``: broadcasts of one
    or two bytes. ``broadcast``: of more bytes, by default ``load``. ``wide``: use AVX-512 mnemonics."""
    moves, block = ("vmovdqu vmovdqu64", "vbroadcasti32x4") if wide else ("vmovdqu", "vbroadcasti128")
    return (
        Rule(moves, load, "load"),
        Rule(moves, store, "store"),
        Rule(f"vpbroadcastd vpbroadcastq {block}", broadcast or load, "load"),
        Rule("vpbroadcastb vpbroadcastw", small, "load"),
    )


_avx2 = partial(Core, isa="avx2")
_avx512 = partial(Core, isa="avx512")

SKYLAKE_LOAD = usage("p2/p3", 7)
# Address and data of a store together take one slot of the front end.
SKYLAKE_STORE = usage("p4 p2/p3/p7", 1, slots=1)

SKYLAKE = _avx2(
    name="skylake",
    description="Intel Skylake, Skylake-SP, Cascade Lake (256-bit code)",
    targets=("x86_64",),
    ports=("p0", "p1", "p2", "p3", "p4", "p5", "p7"),
    width=4,
    rules=(
        *memory(SKYLAKE_LOAD, SKYLAKE_STORE, usage("p2/p3 p5", 8)),
        Rule(f"{LOGIC} {ADD} vpblendd", usage("p0/p1/p5", 1)),
        Rule(f"{SATURATE} {COMPARE} vpcmpeqq {EXTREME} {AVERAGE} {SHIFT}", usage("p0/p1", 1)),
        Rule(MULTIPLY, usage("p0/p1", 5)),
        Rule("vpmulld", usage("2*p0/p1", 10)),
        Rule("vpcmpgtq vpsadbw", usage("p5", 3)),
        Rule(f"{IN_LANE} vpblendw", usage("p5", 1)),
        # vbroadcasti128 has no register form. Compilers write vinserti128.
        Rule(f"{EXTEND} {CROSS_LANE} {BROADCAST} vbroadcasti128", usage("p5", 3)),
        Rule("vphaddw vphaddd", usage("p0/p1/p5 2*p5", 3)),
        Rule("vpblendvb", usage("2*p0/p1/p5", 2)),
        Rule("vpmovmskb", usage("p0", 2)),
    ),
    load=SKYLAKE_LOAD,
    store=SKYLAKE_STORE,
    caches=Caches(32 << 10, 256 << 10, 64),
    sources=(
        "LLVM 14 scheduling model SkylakeClient (llvm-mca --instruction-tables)",
        "uops.info, Skylake (the ports of vphaddw, vpblendvb and of stores)",
        "Intel Optimization Reference Manual, Skylake client: caches",
    ),
    processors=("skylake", "skylake-avx512", "cascadelake", "cooperlake"),
)

# During 512-bit micro-operations, p1 takes no vector work: p0 and p1 are one 512-bit port.
WIDE_LOGIC = " ".join(f"{name}q" for name in LOGIC.split())
CASCADELAKE = _avx512(
    name="cascadelake",
    description="Intel Skylake-SP, Cascade Lake (512-bit code, two 512-bit multipliers)",
    targets=("x86_64", "x86_64_vnni"),
    ports=("p0", "p2", "p3", "p4", "p5", "p7"),
    width=4,
    rules=(
        *memory(SKYLAKE_LOAD, SKYLAKE_STORE, usage("p2/p3 p5", 8), wide=True),
        Rule(f"{WIDE_LOGIC} {ADD} vpternlogd", usage("p0/p5", 1)),
        Rule(f"{SATURATE} {EXTREME} {AVERAGE} {SHIFT} vpsraq", usage("p0", 1)),
        Rule(f"{MULTIPLY} {DOT}", usage("p0/p5", 5)),
        Rule("vpmulld", usage("2*p0/p5", 10)),
        Rule("vpsadbw", usage("p5", 3)),
        # The test and the move of its mask to a general register (kmovq, kmovd).
        Rule("vptestmb vptestmw", usage("p5 p0", 7)),
        Rule("vpcmpd", usage("p5", 3)),
        Rule("kunpckwd", usage("p5", 4)),
        Rule("vpblendmd", usage("p0/p5", 1)),
        Rule(IN_LANE, usage("p5", 1)),
        Rule(TRUNCATE, usage("2*p5", 4)),
        Rule("vpermw", usage("2*p5", 6)),
        Rule(f"{EXTEND} {BROADCAST} vpmovqd vpermd vpermq {BLOCK_MOVE}", usage("p5", 3)),
    ),
    load=SKYLAKE_LOAD,
    store=SKYLAKE_STORE,
    caches=Caches(32 << 10, 1 << 20, 64),
    sources=(
        "LLVM 14 scheduling model SkylakeServer (llvm-mca --instruction-tables)",
        "uops.info, Skylake-X (additions, vpternlogd, stores and broadcasts from memory, for which that "
        "model has p1)",
        "Intel Optimization Reference Manual, Skylake server: caches",
    ),
    processors=("skylake-avx512", "cascadelake", "cooperlake"),
)

ZEN2_LOAD = usage("ld0/ld1", 8)
ZEN2_STORE = usage("st", 1)

ZEN2 = _avx2(
    name="zen2",
    description="AMD Zen 2",
    targets=("x86_64",),
    ports=("fp0", "fp1", "fp2", "fp3", "ld0", "ld1", "st"),
    width=6,
    rules=(
        *memory(ZEN2_LOAD, ZEN2_STORE, usage("ld0/ld1 fp1/fp2", 8, slots=1)),
        Rule(LOGIC, usage("fp0/fp1/fp2/fp3", 1)),
        Rule(f"{ADD} {COMPARE} {EXTREME} vpblendw vpblendd", usage("fp0/fp1/fp3", 1)),
        Rule(f"{SATURATE} {AVERAGE} vpcmpeqq", usage("fp0/fp3", 1)),
        Rule("vpmaddubsw", usage("fp0", 4)),
        Rule(f"{MULTIPLY} vpsadbw", usage("fp0", 3)),
        Rule("vpmulld", usage("2*fp0", 4, slots=1)),
        Rule("vpcmpgtq vpblendvb", usage("fp0", 1)),
        Rule(IN_LANE, usage("fp1/fp2", 1)),
        Rule(SHIFT, usage("fp2", 1)),
        Rule(EXTEND, usage("2*fp1/fp2", 4)),
        Rule("vpermd vpermq", usage("2*fp2", 6)),
        Rule("vperm2i128 vextracti128", usage("fp2", 3)),
        Rule(f"vinserti128 vbroadcasti128 {BROADCAST}", usage("fp2", 1)),
        Rule("vphaddw vphaddd", usage("2*fp1/fp2 fp0/fp1/fp3", 3)),
        Rule("vpmovmskb", usage("2*fp2", 7)),
    ),
    load=ZEN2_LOAD,
    store=ZEN2_STORE,
    caches=Caches(32 << 10, 512 << 10, 32),
    sources=(
        "OSACA 0.7.1, machine model zen2 (its entries from uops.info: the pipes and latencies of 256-bit "
        "arithmetic, shifts, shuffles, one multiplier)",
        "LLVM 19 scheduling model Znver2 (llvm-mca --instruction-tables: vpmulld, extensions, vpmovmskb)",
        "AMD Software Optimization Guide, family 17h, models 30h and later: caches",
    ),
    processors=("znver2",),
)

ZEN3 = _avx2(
    name="zen3",
    description="AMD Zen 3",
    targets=("x86_64",),
    ports=("fp0", "fp1", "fp2", "fp3", "ld0", "ld1", "st"),
    width=6,
    rules=(
        *memory(ZEN2_LOAD, ZEN2_STORE, usage("ld0/ld1 fp1/fp2", 8, slots=1)),
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
    load=ZEN2_LOAD,
    store=ZEN2_STORE,
    caches=Caches(32 << 10, 512 << 10, 32),
    measured=MeasuredFactors(
        "on a virtual EPYC of the Zen 3 generation: the part of the rate (python -m bench.model_rank --core "
        "zen3)",
        reached=0.75,
    ),
    sources=(
        "LLVM 14 scheduling model Znver3 (llvm-mca --instruction-tables)",
        "OSACA 0.7.1, machine model zen3 (its entries from uops.info: loads, stores, broadcasts from memory)",
        "AMD Software Optimization Guide, family 19h: caches",
    ),
    # Zen 4 has the same pipes for 256 bits. Zen 5 has no table for 256 bits here.
    processors=("znver3", "znver4", "znver5"),
)

# A 512-bit register occupies a 256-bit pipe for two cycles, in one macro-operation.
ZEN4_LOAD = usage("2*ld0/ld1", 8, slots=1)
ZEN4_STORE = usage("2*st", 1, slots=1)

ZEN4 = _avx512(
    name="zen4",
    description="AMD Zen 4 (512-bit code on pipes of 256 bits)",
    targets=("x86_64_bitalg", "x86_64_vnni", "x86_64"),
    ports=ZEN3.ports,
    width=6,
    rules=(
        *memory(ZEN4_LOAD, ZEN4_STORE, usage("ld0/ld1", 8), usage("ld0/ld1", 8), wide=True),
        Rule(f"{WIDE_LOGIC} {ADD} {EXTREME} vpternlogd", usage("2*fp0/fp1/fp2/fp3", 1, slots=1)),
        Rule(f"{SATURATE} {AVERAGE}", usage("2*fp0/fp1", 1, slots=1)),
        Rule(POPCOUNT, usage("2*fp0/fp1/fp2/fp3", 2, slots=1)),
        Rule(f"{MULTIPLY} vpmulld", usage("2*fp0/fp3", 3, slots=1)),
        Rule(DOT, usage("2*fp0/fp1", 4, slots=1)),
        Rule("vgf2p8affineqb", usage("2*fp0/fp1", 3, slots=1)),
        Rule("vpsadbw", usage("4*fp0/fp1/fp2/fp3", 4, slots=1)),
        Rule("vptestmb vptestmw", usage("2*fp0/fp1 fp2/fp3", 4, slots=2)),
        Rule("vpcmpd", usage("2*fp0/fp1", 3, slots=1)),
        Rule("kunpckwd", usage("fp2/fp3", 1)),
        Rule("vpblendmd", usage("2*fp0/fp3", 1, slots=1)),
        Rule(f"{IN_LANE} {SHIFT} vpsraq", usage("2*fp1/fp2", 2, slots=1)),
        Rule("vpmovqd vpmovdw vpmovwb", usage("3*fp1/fp2", 4, slots=2)),
        Rule("vpmovdb vpmovqb vpmovqw", usage("5*fp1/fp2", 5, slots=2)),
        Rule("vpermi2b vpermb vpermd vpermw vpermq", usage("2*fp1/fp2", 5, slots=1)),
        Rule(EXTEND, usage("4*fp1/fp2", 4, slots=2)),
        Rule(f"{BROADCAST} {BLOCK_MOVE}", usage("2*fp1/fp2", 4, slots=1)),
    ),
    load=ZEN4_LOAD,
    store=ZEN4_STORE,
    caches=Caches(32 << 10, 1 << 20, 32),
    sources=(
        "LLVM 19 scheduling model Znver4 (llvm-mca --instruction-tables; of shifts and shuffles its entries "
        "for 256 bits, twice: those for 512 name a pipe that does not shuffle)",
        "OSACA 0.7.1, machine model zen4 (loads, stores and additions of 64 bytes in two halves)",
        "AMD Software Optimization Guide, Zen 4: caches",
    ),
    processors=("znver4",),
)

# Each kind of work has two of the four pipes: products 0 and 1, shuffles 1 and 2, shifts 2 and 3, saturating
# sums and population counts 3 and 0. A store of 512 bits is two of 256.
ZEN5_LOAD = usage("ld0/ld1", 8)
ZEN5_STORE = usage("2*st0/st1", 1, slots=1)

ZEN5 = _avx512(
    name="zen5",
    description="AMD Zen 5 of servers (512-bit code on pipes of 512 bits)",
    targets=("x86_64_bitalg", "x86_64_vnni", "x86_64"),
    ports=("fp0", "fp1", "fp2", "fp3", "ld0", "ld1", "st0", "st1"),
    # The width for vector instructions, measured by moves between registers, which take no pipe.
    width=6,
    rules=(
        Rule("vmovdqu", usage("st0/st1", 1), "store"),
        Rule("vbroadcasti32x4", usage("ld0/ld1 fp1/fp2", 8, slots=1), "load"),
        *memory(ZEN5_LOAD, ZEN5_STORE, ZEN5_LOAD, wide=True),
        Rule(
            f"{WIDE_LOGIC} {ADD} {EXTREME} vpternlogd vpavgb vpavgw vpblendmd vpshufd vpunpcklbw vpunpckhbw "
            "vpunpcklwd vpunpckhwd vpunpckldq vpunpckhdq vpunpcklqdq vpunpckhqdq",
            usage("fp0/fp1/fp2/fp3", 1),
        ),
        Rule(f"{SATURATE} {AVERAGE} {POPCOUNT}", usage("fp0/fp3", 2)),
        Rule(f"{MULTIPLY} vpmulld vpsadbw", usage("fp0/fp1", 3)),
        Rule(DOT, usage("fp0/fp1", 4)),
        Rule(f"{SHIFT} vpsraq", usage("fp2/fp3", 2)),
        Rule(IN_LANE, usage("fp1/fp2", 2)),
        Rule("vgf2p8affineqb", usage("fp1/fp2", 3)),
        # The test and the move of its mask to a general register. Code waits for the moved mask only.
        Rule("vptestmb vptestmw", usage("fp1/fp2", 7, slots=3)),
        Rule("vpcmpd", usage("fp1/fp2", 3)),
        Rule("kunpckwd", usage("2*fp1/fp2", 4, slots=1)),
        Rule(
            f"{EXTEND} {BROADCAST} {BLOCK_MOVE} {TRUNCATE} vpmovqd vpermi2b vpermb vpermd vpermw vpermq",
            usage("fp1/fp2", 5),
        ),
    ),
    load=ZEN5_LOAD,
    store=ZEN5_STORE,
    caches=Caches(48 << 10, 1 << 20, 64),
    measured=MeasuredFactors(
        "on an EPYC of family 26, model 2: parts of the rate and spills (python -m bench.model_rank --core "
        "zen5), and the second-level cache",
        reached=0.85,
        reached_by={"bytes": 0.97},
        spill=12.0,
    ),
    sources=(
        "measured: python -m bench.core_rates --core zen5 --pairs, on an EPYC of family 26, model 2: which "
        "pipes an instruction uses follows from what it shares them with; latencies by chains",
        "GCC's scheduling model znver5 (zn4zn5.md: four pipes, two loads, one store of 512 bits per cycle)",
        "AMD Software Optimization Guide, Zen 5: caches",
    ),
    processors=("znver5",),
)

ICELAKE_LOAD = usage("p2/p3", 8)
# One store of 64 bytes per cycle. The address goes to p7 or p8, the data to p4 and p9 together.
ICELAKE_STORE = usage("p4 p7/p8", 1, slots=1)

ICELAKE = _avx512(
    name="icelake-server",
    description="Intel Ice Lake-SP (512-bit code, two 512-bit multipliers)",
    targets=("x86_64_bitalg", "x86_64_vnni", "x86_64"),
    ports=("p0", "p2", "p3", "p4", "p5", "p7", "p8"),
    width=5,
    rules=(
        *memory(ICELAKE_LOAD, ICELAKE_STORE, usage("p2/p3 p5", 8), wide=True),
        Rule(f"{POPCOUNT} vpermb vpacksswb vpackssdw vpackuswb vpackusdw", usage("p5", 3)),
        Rule("vgf2p8affineqb", usage("p0/p5", 5)),
        Rule("vpcmpd", usage("p5", 4)),
        Rule("vpermi2b", usage("p0/p5 2*p5", 5)),
        *CASCADELAKE.rules,
    ),
    load=ICELAKE_LOAD,
    store=ICELAKE_STORE,
    caches=Caches(48 << 10, 1280 << 10, 64),
    sources=(
        "LLVM 19 scheduling model IceLakeServer (llvm-mca --instruction-tables)",
        "LLVM 19 scheduling model SapphireRapids (population counts and vpermi2b)",
        "uops.info, Skylake-X (512-bit additions, vpternlogd and loads, for which these models have p1)",
        "Intel 64 and IA-32 Architectures Optimization Reference Manual (one 64-byte store per cycle)",
        "Intel Optimization Reference Manual, Ice Lake server: caches",
    ),
    processors=("icelake-server", "icelake-client", "rocketlake", "tigerlake"),
)

SAPPHIRERAPIDS = replace(
    ICELAKE,
    name="sapphirerapids",
    description="Intel Sapphire Rapids (512-bit code, two 512-bit multipliers)",
    targets=("x86_64_bitalg", "x86_64_amx", "x86_64_vnni", "x86_64"),
    ports=(*ICELAKE.ports, "tmul"),
    width=6,
    rules=(
        Rule("vpermw", usage("p0 p5", 4)),
        # A product of tile registers occupies the matrix unit for 16 cycles, one per row of operand 2. Two
        # ports load the 16 rows of a tile register, and one port stores them.
        Rule("tdpbssd tdpbsud tdpbusd tdpbuud", usage("16*tmul", 52, slots=1)),
        Rule("tileloadd", usage("16*p2/p3", 45, slots=8)),
        Rule("tilestored", usage("16*p4 16*p7/p8", 16, slots=16)),
        Rule("tilezero", usage("tmul", 16)),
        *ICELAKE.rules,
    ),
    caches=Caches(48 << 10, 2 << 20, 64),
    sources=(
        "LLVM 19 scheduling model SapphireRapids (llvm-mca --instruction-tables)",
        "measured: 117 products of bytes per cycle by vpdpbusd, so p5 multiplies too, unlike in that model",
        "Intel Optimization Reference Manual, Sapphire Rapids: caches",
        "Intel 64 and IA-32 Architectures Optimization Reference Manual, Intel AMX (tiles; not measured)",
        "Intel 64 and IA-32 Architectures Optimization Reference Manual, Golden Cove: reorder buffer",
    ),
    window=512,
    processors=("sapphirerapids", "emeraldrapids", "graniterapids", "graniterapids-d"),
)

ALDERLAKE_LOAD = usage("p2/p3/p11", 8)
ALDERLAKE_STORE = usage("p4/p9 p7/p8", 1, slots=1)

ALDERLAKE = _avx2(
    name="alderlake",
    description="Intel Alder Lake, its performance cores (256-bit code)",
    targets=("x86_64_avxvnni", "x86_64"),
    ports=("p0", "p1", "p2", "p3", "p4", "p5", "p7", "p8", "p9", "p11"),
    width=6,
    rules=(
        *memory(ALDERLAKE_LOAD, ALDERLAKE_STORE, usage("p2/p3/p11 p5", 9)),
        Rule(DOT, usage("p0/p1", 5)),
        Rule("vpacksswb vpackssdw vpackuswb vpackusdw", usage("p5", 3)),
        Rule("vpalignr", usage("p5", 1)),
        Rule(f"{IN_LANE} vpblendw", usage("p1/p5", 1)),
        Rule("vphaddw vphaddd", usage("p0/p1/p5 2*p1/p5", 2)),
        Rule("vpblendvb", usage("3*p0/p1/p5", 3)),
        Rule("vpmovmskb", usage("p0", 4)),
        *SKYLAKE.rules,
    ),
    load=ALDERLAKE_LOAD,
    store=ALDERLAKE_STORE,
    caches=Caches(48 << 10, 1280 << 10, 64),
    sources=(
        "LLVM 19 scheduling model AlderlakeP (llvm-mca --instruction-tables)",
        "Intel Optimization Reference Manual, Golden Cove client: caches",
    ),
    # 256-bit code on servers with the same core, and on the predecessor, whose ports are closest.
    processors=(
        *("alderlake", "raptorlake", "meteorlake", "arrowlake", "arrowlake-s", "lunarlake"),
        *("sapphirerapids", "emeraldrapids", "graniterapids", *ICELAKE.processors),
    ),
)

CORES = (SKYLAKE, CASCADELAKE, ZEN2, ZEN3, ZEN4, ZEN5, ICELAKE, SAPPHIRERAPIDS, ALDERLAKE)
