"""The CPU features of x86-64: bits of CPUID, and LLVM's names of features.

Sources: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, CPUID; AMD64 Architecture
Programmer's Manual, volume 3, appendix E; System V ABI, AMD64 supplement, "micro-architecture levels".
"""

from isa_specs.architecture import FeatureTable

#: glibc's function that returns a CPUID leaf by its number (2.33 and later).
LEAF_FUNCTION = "__x86_get_cpuid_feature_leaf"
#: CPUID leaves (eax, ecx), by glibc's number of the leaf (<sys/platform/x86.h>).
_LEAVES: dict[int, tuple[int, int]] = {0: (1, 0), 1: (7, 0), 2: (0x80000001, 0), 6: (7, 1)}
#: Feature -> (number in _LEAVES, index of eax, ebx, ecx or edx, bit). Only features for which a compiler
#: emits instructions.
_PLACES: dict[str, tuple[int, int, int]] = {
    # leaf 1
    "cx8": (0, 3, 8), "cmov": (0, 3, 15), "mmx": (0, 3, 23), "fxsr": (0, 3, 24), "sse": (0, 3, 25),
    "sse2": (0, 3, 26), "sse3": (0, 2, 0), "pclmul": (0, 2, 1), "ssse3": (0, 2, 9), "fma": (0, 2, 12),
    "cx16": (0, 2, 13), "sse4.1": (0, 2, 19), "sse4.2": (0, 2, 20), "movbe": (0, 2, 22), "popcnt": (0, 2, 23),
    "aes": (0, 2, 25), "xsave": (0, 2, 26), "avx": (0, 2, 28), "f16c": (0, 2, 29), "rdrnd": (0, 2, 30),
    # leaf 7
    "bmi": (1, 1, 3), "avx2": (1, 1, 5), "bmi2": (1, 1, 8), "avx512f": (1, 1, 16), "avx512dq": (1, 1, 17),
    "rdseed": (1, 1, 18), "adx": (1, 1, 19), "avx512ifma": (1, 1, 21), "avx512cd": (1, 1, 28),
    "sha": (1, 1, 29), "avx512bw": (1, 1, 30), "avx512vl": (1, 1, 31), "avx512vbmi": (1, 2, 1),
    "avx512vbmi2": (1, 2, 6), "gfni": (1, 2, 8), "vaes": (1, 2, 9), "vpclmulqdq": (1, 2, 10),
    "avx512vnni": (1, 2, 11), "avx512bitalg": (1, 2, 12), "avx512vpopcntdq": (1, 2, 14),
    "avx512fp16": (1, 3, 23), "amx-tile": (1, 3, 24), "amx-int8": (1, 3, 25),
    # leaf 0x80000001
    "sahf": (2, 2, 0), "lzcnt": (2, 2, 5), "sse4a": (2, 2, 6),
    # leaf 7, subleaf 1
    "avxvnni": (6, 0, 4), "avx512bf16": (6, 0, 5), "avxifma": (6, 0, 23),
}  # fmt: skip

#: Features that LLVM lists for processors, but whose instructions only stand where a source names them; no
#: source does. A name in neither _IGNORED nor _PLACES may stand for instructions that a compiler emits by
#: itself. A processor with such a name does not match this computer.
_IGNORED = frozenset((
    "amx-avx512", "amx-bf16", "amx-complex", "amx-fp16", "amx-fp8", "amx-movrs", "amx-tf32",
    "avx512vp2intersect", "cldemote", "clflushopt", "clwb", "clzero", "enqcmd", "fsgsbase",
    "hreset", "invpcid", "kl", "lwp", "movdir64b", "movdiri", "movrs", "mwaitx", "pconfig", "pku",
    "prefetchi", "prfchw", "ptwrite", "rdpid", "rdpru", "rtm", "serialize", "sgx", "sha512", "shstk", "sm3",
    "sm4", "tsxldtrk", "uintr", "usermsr", "waitpkg", "wbnoinvd", "widekl", "xsavec", "xsaveopt", "xsaves",
))  # fmt: skip
#: Beginnings of LLVM's names of optimizer hints and of modes.
_HINTS = (
    "fast-", "slow-", "prefer-", "false-deps", "tuning", "use-", "no-", "allow-", "faster-", "branch",
    "macro", "idiv", "lea-", "pad-", "sbb-", "inc-", "bsf", "dont", "inline", "64bit", "vzeroupper", "nopl",
    "ermsb", "fsrm", "ssb", "harden", "retpoline", "lvi", "seses", "soft-", "sahf", "x87", "cx8", "crc32",
    "smap", "smep", "mwait",
)  # fmt: skip

_BASE = ("cx8", "cmov", "mmx", "fxsr", "sse", "sse2")
_V2 = (*_BASE, "cx16", "sahf", "popcnt", "sse3", "ssse3", "sse4.1", "sse4.2")
_V3 = (*_V2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave")
_V4 = (*_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
_TILES = frozenset({"amx-tile", "amx-int8"})

FEATURES = FeatureTable(
    bits={
        name: (4 * list(_LEAVES).index(leaf) + register, bit)
        for name, (leaf, register, bit) in _PLACES.items()
    },
    leaves=_LEAVES,
    implied={
        "sse2": ("sse",), "sse3": ("sse2",), "ssse3": ("sse3",), "sse4.1": ("ssse3",), "sse4.2": ("sse4.1",),
        "avx": ("sse4.2",), "avx2": ("avx",), "fma": ("avx",), "f16c": ("avx",), "avxvnni": ("avx2",),
        "avxifma": ("avx2",), "sse4a": ("sse3",), "aes": ("sse2",), "pclmul": ("sse2",), "sha": ("sse2",),
        "gfni": ("sse2",), "vaes": ("avx2", "aes"), "vpclmulqdq": ("avx", "pclmul"),
        "avx512f": ("avx2", "fma", "f16c"),
        **dict.fromkeys(("avx512bw", "avx512cd", "avx512dq", "avx512vl"), ("avx512f",)),
        **dict.fromkeys(("avx512ifma", "avx512vnni", "avx512vpopcntdq"), ("avx512f",)),
        **dict.fromkeys(("avx512vbmi", "avx512vbmi2", "avx512bitalg", "avx512bf16"), ("avx512bw",)),
        "avx512fp16": ("avx512bw", "avx512vl"), "amx-int8": ("amx-tile",),
    },
    levels={
        "x86-64": frozenset(_BASE), "x86-64-v2": frozenset(_V2), "x86-64-v3": frozenset(_V3),
        "x86-64-v4": frozenset(_V4),
    },
    renamed={
        "pni": "sse3", "sse4_1": "sse4.1", "sse4_2": "sse4.2", "abm": "lzcnt", "bmi1": "bmi",
        "lahf_lm": "sahf", "pclmulqdq": "pclmul", "rdrand": "rdrnd", "sha_ni": "sha", "amx_tile": "amx-tile",
        "amx_int8": "amx-int8", "avx1.0": "avx",
    },
    sysctl_lists=("machdep.cpu.features", "machdep.cpu.leaf7_features"),
    windows={36: "ssse3", 37: "sse4.1", 38: "sse4.2", 39: "avx", 40: "avx2", 41: "avx512f"},
    saved={"xsave": 1, "avx": 6, "avx512f": 0xE6, "amx-tile": 0x60000},
    permitted=_TILES,
    trapped=_TILES,
    ignored=_IGNORED,
    hints=_HINTS,
)  # fmt: skip
