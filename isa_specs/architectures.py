"""The architectures of this package: x86-64, and Arm with 64 and with 32 bits."""

from isa_specs.architecture import Architecture, FeatureFlags, Processor, UnicornCore, UserEmulator
from isa_specs.cpuid import FEATURES
from isa_specs.hwcap import FEATURES_32, FEATURES_64
from isa_specs.llvm import ByteLookup, DotProduct, LlvmCode, Vectors

_ANY: frozenset[str] = frozenset()
_WIDE = frozenset({"avx512f", "avx512bw", "avx512vl"})
#: Skylake to Cascade Lake do not use decoded instructions with a jump that touches a 32-byte boundary (Intel,
#: "Mitigations for Jump Conditional Code Erratum"). Tight loops lose a fifth of their speed.
_JUMPS = "-x86-branches-within-32B-boundaries:bool=1"
_SHUFFLE = "llvm.x86.{}.pshuf.b{}"

X86_64 = Architecture(
    name="x86_64",
    machines=("x86_64", "amd64"),
    pointer_bits=64,
    macro="defined(__x86_64__)",
    elf_machine="EM_X86_64",
    zig_triple="x86_64-linux-gnu",
    zig_cpu="baseline",
    features=FEATURES,
    vector_features=frozenset({"avx2"}),
    llvm=LlvmCode(
        target={"kind": "llvm", "mtriple": "x86_64-linux-gnu", "cl-opt": [_JUMPS]},
        vectors=(
            Vectors(_WIDE, 16, 32, ("vpmaddwd", "vpaddd"), "llvm.x86.avx512.pmaddw.d.512"),
            Vectors(
                frozenset({"avx2"}), 8, 16, ("vpmaddwd", "vpaddd"), "llvm.x86.avx2.pmadd.wd",
                "llvm.x86.avx2.pmadd.ub.sw", ("vpmaddubsw", "vpaddw"),
            ),
            Vectors(
                _ANY, 4, 16, ("vpmaddwd", "vpaddd"), "llvm.x86.sse2.pmadd.wd",
                "llvm.x86.ssse3.pmadd.ub.sw.128", ("vpmaddubsw", "vpaddw"),
            ),
        ),
        dots=(
            DotProduct(
                _WIDE | {"avx512vnni"}, 16, 32, "llvm.x86.avx512.vpdpbusd.512", "vpdpbusd", signed_data=False
            ),
            DotProduct(
                frozenset({"avxvnni"}), 8, 16, "llvm.x86.avx512.vpdpbusd.256", "vpdpbusd", signed_data=False
            ),
        ),
        lookups=(
            ByteLookup(
                frozenset({"avx512vbmi", "avx512bw"}), "halves", 64, ("llvm.x86.avx512.vpermi2var.qi.512",)
            ),
            ByteLookup(frozenset({"avx512bw"}), "differences", 64, (_SHUFFLE.format("avx512", ".512"),)),
            ByteLookup(frozenset({"avx2"}), "differences", 32, (_SHUFFLE.format("avx2", ""),)),
            ByteLookup(frozenset({"ssse3"}), "differences", 16, (_SHUFFLE.format("ssse3", ".128"),)),
        ),
        fused="fma",
        prefetches=True,
        turns_layers=True,
    ),
    processors=(
        Processor("x86-64-v2", "x86-64-v2", "any x86-64 processor with SSE4.2", portable=True),
        Processor("x86-64-v3", "x86-64-v3", "any x86-64 processor with AVX2"),
        Processor("x86-64-v4", "x86-64-v4", "any x86-64 processor with AVX-512 F and BW"),
        Processor("alderlake", "alderlake", "Intel Core of the 12th generation and later (AVX-VNNI)"),
        Processor("cascadelake", "cascadelake", "Intel Xeon with AVX-512 VNNI"),
        Processor("icelake-server", "icelake-server", "Intel Xeon of the third generation"),
        Processor("sapphirerapids", "sapphirerapids", "Intel Xeon of the fourth generation"),
        Processor("znver2", "znver2", "AMD Zen 2"),
        Processor("znver3", "znver3", "AMD Zen 3"),
        Processor("znver4", "znver4", "AMD Zen 4"),
        Processor("znver5", "znver5", "AMD Zen 5"),
    ),
    default_processor="x86-64-v3",
    program="x86-64",
)  # fmt: skip
AARCH64 = Architecture(
    name="aarch64",
    machines=("aarch64", "arm64"),
    pointer_bits=64,
    macro="defined(__aarch64__)",
    elf_machine="EM_AARCH64",
    zig_triple="aarch64-linux-gnu",
    zig_cpu="generic",
    features=FEATURES_64,
    freestanding_triple="aarch64-freestanding-none",
    feature_flags=FeatureFlags(joined=True, base="-march=armv8.2-a", included=frozenset({"neon"})),
    vector_features=frozenset({"neon"}),
    emulators=(
        UnicornCore(
            features=frozenset({"neon", "dotprod", "fp16"}),
            prefix="ARM64",
            mode="ARM",
            cpu="MAX",
            registers=tuple(f"X{i}" for i in range(8)),
            first=1 << 32,
            stride=1 << 32,
            enabled=(("CPACR_EL1", 3 << 20),),  # FPEN: no trap at EL0 and EL1
        ),
        # The features of qemu's largest processor, from qemu 5.2 on.
        UserEmulator(
            features=frozenset({"neon", "dotprod", "fp16", "i8mm"}),
            program="qemu-aarch64",
            options=("-cpu", "max"),
        ),
    ),
    llvm=LlvmCode(
        target={"kind": "llvm", "mtriple": "aarch64-linux-gnu", "mattr": ["+neon"]},
        vectors=(Vectors(_ANY, 4, 32, ("smlal", "smlal")),),
        dots=(
            DotProduct(
                frozenset({"dotprod"}), 4, 32, "llvm.aarch64.neon.sdot.v4i32.v16i8", "sdot", signed_data=True
            ),
        ),
        lookups=(
            ByteLookup(_ANY, "chain", 16, ("llvm.aarch64.neon.tbl4.v16i8", "llvm.aarch64.neon.tbx4.v16i8")),
        ),
        fused="neon",
    ),
    processors=(
        Processor("aarch64", "generic", "any 64-bit Arm processor"),
        Processor("rpi3", "cortex-a53", "Raspberry Pi 3 (Cortex-A53)", ghz=1.2),
        Processor("rpi-zero-2", "cortex-a53", "Raspberry Pi Zero 2 W (Cortex-A53)", ghz=1.0),
        Processor("imx8m", "cortex-a53", "NXP i.MX 8M (Cortex-A53)"),
        Processor("imx8qm", "cortex-a72", "NXP i.MX 8QuadMax, the large cores (Cortex-A72)"),
        Processor("jetson-nano", "cortex-a57", "NVIDIA Jetson Nano (Cortex-A57)"),
        Processor("rpi4", "cortex-a72", "Raspberry Pi 4 (Cortex-A72)", ghz=1.5),
        Processor("rpi5", "cortex-a76", "Raspberry Pi 5 (Cortex-A76)", ghz=2.4),
        Processor("rk3588", "cortex-a76", "Rockchip RK3588, the large cores (Cortex-A76)"),
        Processor("jetson-orin", "cortex-a78ae", "NVIDIA Jetson Orin (Cortex-A78AE)"),
        Processor("graviton2", "neoverse-n1", "AWS Graviton 2 (Neoverse N1)", ghz=2.5),
        Processor("graviton3", "neoverse-v1", "AWS Graviton 3 (Neoverse V1)", ghz=2.6),
        Processor("graviton4", "neoverse-v2", "AWS Graviton 4 (Neoverse V2)", ghz=2.8),
        Processor("apple-m1", "apple-m1", "Apple M1 under Linux; under macOS take native"),
    ),
    default_processor="aarch64",
    program="aarch64",
)
ARMV7 = Architecture(
    name="armv7",
    machines=("armv7l", "armv7", "armv8l"),
    prefix="arm",
    compatible=("aarch64",),
    pointer_bits=32,
    macro="defined(__arm__)",
    elf_machine="EM_ARM",
    zig_triple="arm-linux-gnueabihf",
    zig_cpu="cortex_a9",
    features=FEATURES_32,
    freestanding_triple="arm-freestanding-eabihf",
    flags=("-marm",),
    system_flags=("-march=armv7-a", "-mfpu=neon", "-mfloat-abi=hard"),
    feature_flags=FeatureFlags(included=frozenset({"neon"}), others=False),
    vector_features=frozenset({"neon"}),
    emulators=(
        UnicornCore(
            features=frozenset({"neon"}),
            prefix="ARM",
            mode="ARM",
            cpu="CORTEX_A9",
            registers=tuple(f"R{i}" for i in range(4)),
            first=0x2000_0000,
            stride=0x1000_0000,
            enabled=(("C1_C0_2", 0xF << 20), ("FPEXC", 1 << 30)),  # coprocessors 10 and 11
        ),
    ),
    llvm=LlvmCode(
        # LLVM reads "linux" in second position of a triple as the vendor, and then calls run-time functions
        # that EABI does not have.
        target={
            "kind": "llvm", "mtriple": "armv7-unknown-linux-gnueabihf", "mattr": ["+neon"],
            "mfloat-abi": "hard",
        },
        abi={"mfloat-abi": "hard"},
        vectors=(Vectors(_ANY, 4, 16, ("smlal", "smlal")),),
        # Without a fused multiply-add, every product occupies a register.
        float_spare=5,
        float_unrolls=False,
        # LLVM emits no vmlal for additions that may wrap, and extends the operands instead.
        wrapping_uops=4,
        rounds_vectors=False,
    ),
    processors=(Processor("armv7", "cortex-a9", "any 32-bit Arm processor with NEON"),),
    default_processor="armv7",
)  # fmt: skip
ARCHITECTURES = (X86_64, AARCH64, ARMV7)
