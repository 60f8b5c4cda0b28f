"""The CPU features of Arm processors: what Linux, macOS and Windows report of them.

Sources: Linux, arch/arm64/include/uapi/asm/hwcap.h and arch/arm/include/uapi/asm/hwcap.h.
"""

from dataclasses import replace

from isa_specs.architecture import FeatureTable

#: LLVM's name of a feature -> (word, bit); word 0 is AT_HWCAP, word 1 is AT_HWCAP2. Only features for which a
#: compiler emits instructions.
_BITS_64: dict[str, tuple[int, int]] = {
    "fp-armv8": (0, 0), "neon": (0, 1), "aes": (0, 3), "sha2": (0, 6), "crc": (0, 7), "lse": (0, 8),
    "fullfp16": (0, 10), "rdm": (0, 12), "jsconv": (0, 13), "complxnum": (0, 14), "rcpc": (0, 15),
    "ccpp": (0, 16), "sha3": (0, 17), "sm4": (0, 19), "dotprod": (0, 20), "sve": (0, 22), "fp16fml": (0, 23),
    "dit": (0, 24), "lse2": (0, 25), "rcpc-immo": (0, 26), "flagm": (0, 27), "ssbs": (0, 28), "sb": (0, 29),
    "pauth": (0, 30), "ccdp": (1, 0), "sve2": (1, 1), "sve-bitperm": (1, 4), "altnzcv": (1, 7),
    "fptoint": (1, 8), "f32mm": (1, 10), "f64mm": (1, 11), "i8mm": (1, 13), "bf16": (1, 14), "rand": (1, 16),
    "bti": (1, 17), "mte": (1, 18), "sme": (1, 23), "cssc": (1, 34), "sve2p1": (1, 36), "mops": (1, 43),
    "lse128": (1, 47),
}  # fmt: skip
_BITS_32 = {"neon": (0, 12), "fullfp16": (0, 23), "dotprod": (0, 24), "i8mm": (0, 27)}

FEATURES_64 = FeatureTable(
    bits=_BITS_64,
    implied={
        "dotprod": ("neon",), "i8mm": ("neon",), "neon": ("fp-armv8",), "fp16": ("neon", "fullfp16"),
        "fullfp16": ("fp-armv8",),
    },
    always=frozenset({"neon", "fp-armv8"}),
    kernels=("neon", "dotprod", "i8mm", "fp16"),
    renamed={"asimd": "neon", "asimddp": "dotprod", "asimdhp": "fp16"},
    llvm_names={"fp16": "fullfp16"},
    sysctl={
        "hw.optional.arm.FEAT_DotProd": "dotprod",
        "hw.optional.arm.FEAT_I8MM": "i8mm",
        "hw.optional.arm.FEAT_FP16": "fp16",
    },
    windows={19: "neon", 43: "dotprod"},
)  # fmt: skip
FEATURES_32 = replace(FEATURES_64, bits=_BITS_32, always=frozenset(), kernels=("neon",))
