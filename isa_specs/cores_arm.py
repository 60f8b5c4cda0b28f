"""Cores that run NEON: pipes, micro-operations and latencies of Advanced SIMD integer instructions."""

from dataclasses import replace
from functools import partial

from isa_specs.cores import Caches, Core, Rule, usage

LOGIC = "and bic orr orn eor mvn"
ADD = "add sub neg addp uaddlp saddlp uaddl uaddw saddl saddw usubl usubw ssubl ssubw"
COMPARE = "cmhi cmhs cmeq cmgt cmge cmtst umin umax smin smax"
MULTIPLY = "mul mla mls"
MULTIPLY_LONG = "umull smull umlal smlal"
DOT = "udot sdot usdot sudot"
MATRIX = "ummla smmla usmmla"
PAIRWISE_ACCUMULATE = "uadalp sadalp"
SHIFT = "shl ushr sshr uxtl sxtl"
SHIFT_ACCUMULATE = "usra ssra"
SHIFT_INSERT = "sli sri"
ZIP = "zip1 zip2 uzp1 uzp2"
ARMV7_ZIP = "vzip vuzp"
# If a half of a q register has no name of its own, one "ins" or "dup" makes it.
MOVE = "xtn ext trn1 trn2 vtrn rev64 rev32 rev16 dup high-half combine"
# No kernel uses these. Compiled code of baselines and the code around kernels do.
ACROSS = "addv uaddlv"
SHIFT_BY_REGISTER = "ushl sshl"
BETWEEN_REGISTER_FILES = "fmov umov smov"
FLOAT = "fadd fsub fmul fmax fmin fmaxnm fminnm"
FLOAT_ACCUMULATE = "fmla fmls"
CONVERT = "scvtf ucvtf fcvtl"

_neon = partial(Core, isa="neon")

A53_LOAD = usage("ls", 4)
A53_STORE = usage("ls", 4)
A53_VECTOR = usage("v", 6)
ALL_VECTOR = " ".join(
    (LOGIC, "bsl cnt tbl", ADD, COMPARE, MULTIPLY, MULTIPLY_LONG, PAIRWISE_ACCUMULATE, SHIFT,
     SHIFT_ACCUMULATE, SHIFT_INSERT, ZIP, ARMV7_ZIP, MOVE)
)  # fmt: skip

CORTEX_A53 = _neon(
    name="cortex-a53",
    description="Arm Cortex-A53 (in order, two instructions per cycle)",
    targets=("aarch64", "armv7"),
    ports=("v", "ls"),
    width=2,
    # One Advanced SIMD instruction per cycle beside a load, store or scalar instruction. Arm publishes no
    # optimization guide of this core. LLVM assumes this latency for all of these instructions.
    rules=(
        Rule("ld1 ld1r", A53_LOAD),
        Rule("st1", A53_STORE),
        Rule(ALL_VECTOR, A53_VECTOR),
        Rule("ld2", usage("2*ls", 4)),
        Rule("st2", usage("2*ls", 4)),
        Rule(f"{ACROSS} {SHIFT_BY_REGISTER} {BETWEEN_REGISTER_FILES} {FLOAT}", A53_VECTOR),
        Rule(FLOAT_ACCUMULATE, usage("v", 10)),
    ),
    load=A53_LOAD,
    store=A53_STORE,
    caches=Caches(32 << 10, 512 << 10, 16),
    sources=(
        "LLVM 14 scheduling model CortexA53 (llvm-mca --instruction-tables)",
        "Cortex-A53 Technical Reference Manual: caches; the second level of a Raspberry Pi 3",
    ),
    in_order=True,
)

A72_LOAD = usage("l", 5)
A72_STORE = usage("s", 1)
A72_ANY = "f0/f1"

CORTEX_A72 = _neon(
    name="cortex-a72",
    description="Arm Cortex-A72 (and Cortex-A57)",
    processors=("cortex-a72", "cortex-a57"),
    targets=("aarch64", "armv7"),
    ports=("f0", "f1", "l", "s"),
    width=3,
    rules=(
        Rule("ld1", A72_LOAD),
        Rule("ld1r", usage(f"l {A72_ANY}", 8, slots=1)),
        # The store pipe moves 64 bits of a register per cycle.
        Rule("st1", usage("2*s", 2, slots=1), bits=128),
        Rule("st1", A72_STORE),
        Rule(f"{LOGIC} cnt {ADD} {COMPARE} {MOVE}", usage(A72_ANY, 3)),
        Rule("bsl", usage(f"2*{A72_ANY}", 3, slots=1), bits=128),
        Rule("bsl", usage(A72_ANY, 3)),
        Rule(MULTIPLY, usage("2*f0", 5, slots=1, accumulate=2), bits=128),
        Rule(MULTIPLY, usage("f0", 4, accumulate=1)),
        Rule(MULTIPLY_LONG, usage("f0", 4, accumulate=1)),
        Rule(f"{PAIRWISE_ACCUMULATE} {SHIFT_ACCUMULATE}", usage("f1", 4, accumulate=1)),
        Rule(SHIFT, usage("f1", 3)),
        Rule(SHIFT_INSERT, usage("2*f1", 4, slots=1), bits=128),
        Rule(SHIFT_INSERT, usage("f1", 3)),
        Rule("tbl", usage(f"3*{A72_ANY}", 6, slots=1), bits=128),
        Rule("tbl", usage(A72_ANY, 3)),
        # Measured numbers of OSACA's model. The ARMv7 instruction makes both halves; an entry is one half.
        Rule(ZIP, usage(A72_ANY, 3)),
        Rule(ARMV7_ZIP, usage(f"3*{A72_ANY}", 6, slots=1), bits=128),
        Rule(ARMV7_ZIP, usage(A72_ANY, 3)),
        Rule("ld2", usage(f"2*l 2*{A72_ANY}", 9, slots=2)),
        Rule("st2", usage(f"4*s 2*{A72_ANY}", 4, slots=2)),
        Rule(ACROSS, usage(f"f1 {A72_ANY}", 7, slots=1)),
        Rule(SHIFT_BY_REGISTER, usage("2*f1", 4, slots=1), bits=128),
        Rule(SHIFT_BY_REGISTER, usage("f1", 3)),
        Rule(BETWEEN_REGISTER_FILES, usage("l", 5)),
        # Each pipe computes 64 bits of floating point per cycle.
        Rule(FLOAT, usage(f"2*{A72_ANY}", 5, slots=1), bits=128),
        Rule(FLOAT, usage(A72_ANY, 5)),
        Rule(FLOAT_ACCUMULATE, usage(f"2*{A72_ANY}", 10, slots=1, accumulate=5), bits=128),
        Rule(FLOAT_ACCUMULATE, usage(A72_ANY, 9, accumulate=4)),
    ),
    load=A72_LOAD,
    store=usage("2*s", 2, slots=1),
    caches=Caches(32 << 10, 1 << 20, 16),
    sources=(
        "LLVM 14 scheduling model CortexA57, which it uses for this core (after Arm's Software Optimization "
        "Guide)",
        "OSACA 0.7.1, machine model a72 (measured: shifts on one pipe, zip and uzp of q registers)",
        "Cortex-A72 Technical Reference Manual: caches; the second level of a Raspberry Pi 4",
    ),
)

N1_LOAD = usage("l0/l1", 5)
N1_STORE = usage("l0/l1 v0/v1", 2, slots=1)
N1_ANY = "v0/v1"

NEOVERSE_N1 = _neon(
    name="neoverse-n1",
    description="Arm Neoverse N1 (and Cortex-A76)",
    targets=("aarch64", "aarch64_dotprod"),
    ports=("v0", "v1", "l0", "l1"),
    width=4,
    rules=(
        Rule("ld1", N1_LOAD),
        Rule("ld1r", usage(f"l0/l1 {N1_ANY}", 7, slots=1)),
        Rule("st1", N1_STORE),
        Rule(f"{LOGIC} bsl cnt tbl {ADD} {COMPARE} {MOVE} {ZIP} {DOT}", usage(N1_ANY, 2)),
        Rule(MULTIPLY, usage("2*v0", 5, slots=1, accumulate=2), bits=128),
        Rule(f"{MULTIPLY} {MULTIPLY_LONG}", usage("v0", 4, accumulate=1)),
        Rule(f"{PAIRWISE_ACCUMULATE} {SHIFT_ACCUMULATE}", usage("v1", 4, accumulate=1)),
        Rule(f"{SHIFT} {SHIFT_INSERT}", usage("v1", 2)),
        Rule("ld2", usage(f"2*l0/l1 2*{N1_ANY}", 7, slots=2)),
        Rule("st2", usage(f"2*l0/l1 2*{N1_ANY}", 5, slots=2)),
        Rule(f"{ACROSS} fmov", usage("v1", 3)),
        Rule("umov smov", usage("v1", 2)),
        Rule(SHIFT_BY_REGISTER, usage("v1", 2)),
        Rule("fmul", usage(N1_ANY, 3)),
        Rule(FLOAT, usage(N1_ANY, 2)),
        Rule(FLOAT_ACCUMULATE, usage(N1_ANY, 4, accumulate=2)),
        Rule(CONVERT, usage("2*v0", 4, slots=1), bits=128),
    ),
    load=N1_LOAD,
    store=N1_STORE,
    caches=Caches(64 << 10, 512 << 10, 32),
    sources=(
        "LLVM scheduling model NeoverseN1 (after Arm's Neoverse N1 Software Optimization Guide)",
        "Cortex-A76 Technical Reference Manual: caches; the second level of a Raspberry Pi 5",
    ),
)

# Both 64-bit pipes together execute an instruction on a q register.
A55_LOAD = usage("ls", 3)
A55_STORE = usage("ls", 1)

CORTEX_A55 = _neon(
    name="cortex-a55",
    description="Arm Cortex-A55 (in order, two instructions per cycle)",
    targets=("aarch64_dotprod", "aarch64"),
    ports=("v", "ls"),
    width=2,
    rules=(
        Rule("ld1", A55_LOAD),
        Rule("ld1r", usage("ls", 4)),
        Rule("st1", A55_STORE),
        Rule("and bic orr orn eor mvn", usage("v", 1)),
        Rule(f"add sub neg {COMPARE} shl ushr sshr uxtl sxtl dup xtn", usage("v", 2)),
        Rule(f"{ADD} {SHIFT_ACCUMULATE}", usage("v", 3)),
        Rule(f"{ALL_VECTOR} {DOT}", usage("v", 4)),
        Rule("ld2", usage("4*ls", 7, slots=1)),
        Rule("st2", usage("4*ls", 5, slots=1)),
        Rule(
            f"{ACROSS} {SHIFT_BY_REGISTER} {BETWEEN_REGISTER_FILES} {FLOAT} {FLOAT_ACCUMULATE}", usage("v", 4)
        ),
    ),
    load=A55_LOAD,
    store=A55_STORE,
    caches=Caches(32 << 10, 128 << 10, 16),
    sources=(
        "LLVM 19 scheduling model CortexA55 (llvm-mca --instruction-tables; loads as ldr)",
        "Cortex-A55 Technical Reference Manual: caches, of middle size",
    ),
    in_order=True,
)

V1_LOAD = usage("l0/l1/l2", 6)
V1_STORE = usage("l0/l1 v0/v1", 2, slots=1)
V1_ANY = "v0/v1/v2/v3"
V1_ODD = "v1/v3"

NEOVERSE_V1 = _neon(
    name="neoverse-v1",
    description="Arm Neoverse V1 (and Cortex-X1)",
    targets=("aarch64_i8mm", "aarch64_dotprod", "aarch64"),
    ports=("v0", "v1", "v2", "v3", "l0", "l1", "l2"),
    width=8,
    rules=(
        Rule("ld1", V1_LOAD),
        Rule("ld1r", usage(f"l0/l1/l2 {V1_ANY}", 8, slots=1)),
        Rule("st1", V1_STORE),
        Rule("tbl", usage("v0/v1", 2)),
        Rule(f"{LOGIC} bsl cnt {ADD} {COMPARE} {MOVE} {ZIP} {DOT} {MULTIPLY}", usage(V1_ANY, 2)),
        Rule(MATRIX, usage(V1_ANY, 3)),
        Rule(MULTIPLY_LONG, usage("v0/v2", 4)),
        Rule(f"{PAIRWISE_ACCUMULATE} {SHIFT_ACCUMULATE}", usage(V1_ODD, 4)),
        Rule(f"{SHIFT} {SHIFT_INSERT} {SHIFT_BY_REGISTER}", usage(V1_ODD, 2)),
        Rule("ld2", usage(f"2*l0/l1/l2 2*{V1_ANY}", 8, slots=2)),
        Rule("st2", usage("2*l0/l1 2*v0/v1", 4, slots=2)),
        Rule(ACROSS, usage(f"2*{V1_ODD}", 4)),
        Rule("fmov", usage("v1", 2)),
        Rule("umov smov", usage(V1_ANY, 2)),
        Rule("fmul", usage(V1_ANY, 3)),
        Rule(FLOAT, usage(V1_ANY, 2)),
        Rule(FLOAT_ACCUMULATE, usage(V1_ANY, 4, accumulate=2)),
        Rule(CONVERT, usage("2*v0/v2", 4, slots=1), bits=128),
    ),
    load=V1_LOAD,
    store=V1_STORE,
    caches=Caches(64 << 10, 1 << 20, 32),
    sources=(
        "LLVM 19 scheduling model NeoverseV1 (llvm-mca --instruction-tables)",
        "Arm Neoverse V1 Software Optimization Guide (tbl of one register: pipes V0 and V1, two per cycle)",
        "Neoverse V1 Technical Reference Manual: caches",
    ),
)

N2_ANY = "v0/v1"

NEOVERSE_N2 = _neon(
    name="neoverse-n2",
    description="Arm Neoverse N2 (and Cortex-A710)",
    targets=("aarch64_i8mm", "aarch64_dotprod", "aarch64"),
    ports=("v0", "v1", "l0", "l1", "l2"),
    width=5,
    rules=(
        Rule("ld1", V1_LOAD),
        Rule("ld1r", usage(f"l0/l1/l2 {N2_ANY}", 8, slots=1)),
        Rule("st1", V1_STORE),
        Rule(f"{LOGIC} bsl cnt tbl {ADD} {COMPARE} {MOVE} {ZIP}", usage(N2_ANY, 2)),
        Rule(f"{DOT} {MATRIX}", usage(N2_ANY, 3)),
        Rule(f"{MULTIPLY} mla mls umlal smlal", usage("v0", 4)),
        Rule(MULTIPLY_LONG, usage(N2_ANY, 3)),
        Rule(f"{PAIRWISE_ACCUMULATE} {SHIFT_ACCUMULATE}", usage("v1", 4)),
        Rule(f"{SHIFT} {SHIFT_INSERT} {SHIFT_BY_REGISTER}", usage("v1", 2)),
        Rule("ld2", usage(f"2*l0/l1/l2 2*{N2_ANY}", 8, slots=2)),
        Rule("st2", usage("2*l0/l1 2*v0/v1", 4, slots=2)),
        Rule(ACROSS, usage("v1", 4)),
        Rule("fmov umov smov", usage(N2_ANY, 3)),
        Rule("fmul", usage(N2_ANY, 3)),
        Rule(FLOAT, usage(N2_ANY, 2)),
        Rule(FLOAT_ACCUMULATE, usage(N2_ANY, 4, accumulate=2)),
        Rule(CONVERT, usage("2*v0", 4, slots=1), bits=128),
    ),
    load=V1_LOAD,
    store=V1_STORE,
    caches=Caches(64 << 10, 512 << 10, 32),
    sources=(
        "LLVM 19 scheduling model NeoverseN2 (llvm-mca --instruction-tables)",
        "Neoverse N2 Technical Reference Manual: caches",
    ),
)

NEOVERSE_V2 = replace(
    NEOVERSE_V1,
    name="neoverse-v2",
    description="Arm Neoverse V2",
    rules=(
        Rule(f"{DOT} {MATRIX}", usage(V1_ANY, 3)),
        Rule(MULTIPLY, usage("v0/v2", 4)),
        Rule("st2", usage("4*l0/l1 2*v0/v1", 4, slots=2)),
        Rule(BETWEEN_REGISTER_FILES, usage("v1", 3)),
        *NEOVERSE_V1.rules,
    ),
    caches=Caches(64 << 10, 1 << 20, 64),
    sources=(
        "LLVM 19 scheduling model NeoverseV2 (llvm-mca --instruction-tables)",
        "Neoverse V2 Technical Reference Manual: caches",
    ),
)

CORES = (CORTEX_A53, CORTEX_A72, NEOVERSE_N1, CORTEX_A55, NEOVERSE_V1, NEOVERSE_N2, NEOVERSE_V2)
