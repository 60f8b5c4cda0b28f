"""What this computer can do, and how much of it the project is allowed to use: CPU features by the compiler's
names.

The environment variable SYNTH_FEATURES caps what is used. It holds names with commas, each a level of the
x86-64 architecture ("x86-64-v3") or one feature ("avxvnni", "dotprod"): the project then acts as on a
computer that has these, what they need, and nothing else. It never adds what the processor lacks.
"""

from __future__ import annotations

import ctypes
import functools
import os
import platform
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from isa_specs.amx import ASK_FOR_TILES
from synth.emit.targets import TARGETS
from synth.errors import UserError

#: The environment variable with the cap.
CAP = "SYNTH_FEATURES"

#: What CPUID is asked for (eax, ecx), by the number that glibc gives the answer (<sys/platform/x86.h>).
LEAVES: dict[int, tuple[int, int]] = {0: (1, 0), 1: (7, 0), 2: (0x80000001, 0), 6: (7, 1)}
#: Which bits of XCR0 the system has set where it keeps the registers of a feature and of whatever needs that.
KEPT: dict[str, int] = {"xsave": 1, "avx": 6, "avx512f": 0xE6, "amx-tile": 0x60000}
#: x86 feature -> where CPUID tells it: number in LEAVES, register (eax, ebx, ecx, edx), bit. Intel 64 and
#: IA-32 Architectures Software Developer's Manual, volume 2, CPUID; AMD64 Architecture Programmer's Manual,
#: volume 3, appendix E. Only what a compiler makes instructions of.
X86: dict[str, tuple[int, int, int]] = {
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

#: What LLVM knows of x86 processors beyond that and uses only where a source asks for it by name, which ours
#: do not: whether a processor has it does not matter to them. (Names that are in neither list may be
#: instructions that a compiler makes by itself: a processor that LLVM gives one of those is taken for another
#: than this.)
ASKED_BY_NAME = frozenset((
    "amx-avx512", "amx-bf16", "amx-complex", "amx-fp16", "amx-fp8", "amx-movrs", "amx-tf32",
    "avx512vp2intersect", "cldemote", "clflushopt", "clwb", "clzero", "enqcmd", "fsgsbase",
    "hreset", "invpcid", "kl", "lwp", "movdir64b", "movdiri", "movrs", "mwaitx", "pconfig", "pku",
    "prefetchi", "prfchw", "ptwrite", "rdpid", "rdpru", "rtm", "serialize", "sgx", "sha512", "shstk", "sm3",
    "sm4", "tsxldtrk", "uintr", "usermsr", "waitpkg", "wbnoinvd", "widekl", "xsavec", "xsaveopt", "xsaves",
))  # fmt: skip

#: AArch64 feature, as LLVM calls it -> where the kernel tells it: word (0: AT_HWCAP, 1: AT_HWCAP2) and bit.
#: Linux, arch/arm64/include/uapi/asm/hwcap.h. Only what a compiler makes instructions of.
ARM64: dict[str, tuple[int, int]] = {
    "fp-armv8": (0, 0), "neon": (0, 1), "aes": (0, 3), "sha2": (0, 6), "crc": (0, 7), "lse": (0, 8),
    "fullfp16": (0, 10), "rdm": (0, 12), "jsconv": (0, 13), "complxnum": (0, 14), "rcpc": (0, 15),
    "ccpp": (0, 16), "sha3": (0, 17), "sm4": (0, 19), "dotprod": (0, 20), "sve": (0, 22), "fp16fml": (0, 23),
    "dit": (0, 24), "lse2": (0, 25), "rcpc-immo": (0, 26), "flagm": (0, 27), "ssbs": (0, 28), "sb": (0, 29),
    "pauth": (0, 30), "ccdp": (1, 0), "sve2": (1, 1), "sve-bitperm": (1, 4), "altnzcv": (1, 7),
    "fptoint": (1, 8), "f32mm": (1, 10), "f64mm": (1, 11), "i8mm": (1, 13), "bf16": (1, 14), "rand": (1, 16),
    "bti": (1, 17), "mte": (1, 18), "sme": (1, 23), "cssc": (1, 34), "sve2p1": (1, 36), "mops": (1, 43),
    "lse128": (1, 47),
}  # fmt: skip
#: The same of 32-bit Arm (arch/arm/include/uapi/asm/hwcap.h): what the project asks for.
_ARM32 = {"neon": (0, 12), "fullfp16": (0, 23), "dotprod": (0, 24), "i8mm": (0, 27)}

#: Arm features that the project asks for.
ARM = ("neon", "dotprod", "i8mm", "fp16")

_BASE = ("cx8", "cmov", "mmx", "fxsr", "sse", "sse2")
_V2 = (*_BASE, "cx16", "sahf", "popcnt", "sse3", "ssse3", "sse4.1", "sse4.2")
_V3 = (*_V2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave")
_V4 = (*_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
#: Levels by their features, the lowest first (System V ABI, AMD64 supplement, "micro-architecture levels").
LEVELS: dict[str, frozenset[str]] = {
    "x86-64": frozenset(_BASE), "x86-64-v2": frozenset(_V2), "x86-64-v3": frozenset(_V3),
    "x86-64-v4": frozenset(_V4),
}  # fmt: skip

#: What a feature cannot be without.
_NEEDS: dict[str, tuple[str, ...]] = {
    "sse2": ("sse",), "sse3": ("sse2",), "ssse3": ("sse3",), "sse4.1": ("ssse3",), "sse4.2": ("sse4.1",),
    "avx": ("sse4.2",), "avx2": ("avx",), "fma": ("avx",), "f16c": ("avx",), "avxvnni": ("avx2",),
    "avxifma": ("avx2",), "sse4a": ("sse3",), "aes": ("sse2",), "pclmul": ("sse2",), "sha": ("sse2",),
    "gfni": ("sse2",), "vaes": ("avx2", "aes"), "vpclmulqdq": ("avx", "pclmul"),
    "avx512f": ("avx2", "fma", "f16c"),
    **dict.fromkeys(("avx512bw", "avx512cd", "avx512dq", "avx512vl"), ("avx512f",)),
    **dict.fromkeys(("avx512ifma", "avx512vnni", "avx512vpopcntdq"), ("avx512f",)),
    **dict.fromkeys(("avx512vbmi", "avx512vbmi2", "avx512bitalg", "avx512bf16"), ("avx512bw",)),
    "avx512fp16": ("avx512bw", "avx512vl"), "dotprod": ("neon",), "i8mm": ("neon",), "neon": ("fp-armv8",),
    "fp16": ("neon", "fullfp16"), "fullfp16": ("fp-armv8",), "amx-int8": ("amx-tile",),
}  # fmt: skip
#: Every name that a cap may have.
NAMES = tuple(dict.fromkeys((*LEVELS, *X86, *ARM, *ARM64)))


def host_target() -> str | None:
    """The name in TARGETS of the machine this process runs on, or None."""
    return next((name for name, target in TARGETS.items() if target.runs_here()), None)


def host_features() -> frozenset[str]:
    """CPU features that the project uses on this machine, by the compiler's names ("avx2", "sse4.1", "neon").

    What the processor and the operating system have, within the cap of SYNTH_FEATURES. An unknown operating
    system yields the features that every CPU of its architecture has. Raises UserError for a cap that names
    what is unknown.
    """
    return capped(_detect())


def capped(features: frozenset[str]) -> frozenset[str]:
    """Of ``features`` those within the cap. Raises UserError."""
    text = cap_text()
    return features & _allowed(text) if text else features


def cap_text() -> str:
    """What SYNTH_FEATURES holds, "" without a cap."""
    return os.environ.get(CAP, "").strip()


@functools.cache
def _allowed(text: str) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    for name in (part.strip() for part in text.split(",")):
        if name not in NAMES:
            raise UserError(
                f"{CAP}={text}: unknown feature {name!r}; names with commas of {', '.join(LEVELS)}, "
                f"{', '.join(ARM)} or an x86 feature such as avx2 or avxvnni"
            )
        found |= allowed_by(name)
    return found


def allowed_by(name: str) -> frozenset[str]:
    """What a computer may have that a cap of this one name (of ``NAMES``) stands for."""
    found = LEVELS["x86-64"] | LEVELS.get(name, {name})  # no x86-64 computer has less
    while more := {need for one in found for need in _NEEDS.get(one, ())} - found:
        found |= more
    return found


def level_of(features: frozenset[str]) -> tuple[str, list[str]]:
    """The highest level of x86-64 that ``features`` cover, and the known x86 features beyond it, sorted."""
    levels = [name for name, needed in LEVELS.items() if needed <= features]
    level = levels[-1] if levels else next(iter(LEVELS))
    return level, sorted((features & X86.keys()) - LEVELS[level])


_RENAMED = {
    "pni": "sse3", "sse4_1": "sse4.1", "sse4_2": "sse4.2", "abm": "lzcnt", "bmi1": "bmi", "lahf_lm": "sahf",
    "pclmulqdq": "pclmul", "rdrand": "rdrnd", "sha_ni": "sha", "amx_tile": "amx-tile",
    "amx_int8": "amx-int8", "asimd": "neon", "asimddp": "dotprod", "asimdhp": "fp16",
}  # fmt: skip


@functools.cache
def _detect() -> frozenset[str]:
    machine = platform.machine().lower()
    found: set[str] = set()
    if machine in TARGETS["aarch64"].machines:
        found.add("neon")  # part of the architecture
    elif machine in TARGETS["x86_64"].machines:
        found |= {"sse", "sse2"}
    if sys.platform.startswith("linux"):
        found |= parse_cpuinfo(_read("/proc/cpuinfo"))
        asked = _cpuid() if machine in TARGETS["x86_64"].machines else None
        if asked is not None:
            # An emulator of a processor shows its own CPUID, but the files of the computer below it.
            found = (found - X86.keys()) | asked
        if "amx-tile" in found and not tiles_permitted():
            found -= PERMITTED
        bits = (
            ARM64 if machine in TARGETS["aarch64"].machines else _ARM32 if machine.startswith("arm") else None
        )
        if bits is not None and (said := _hwcap(bits)) is not None:
            found = (found - ARM64.keys() - {"fp16"}) | said
    elif sys.platform == "darwin":
        found |= _sysctl_features()
    elif sys.platform == "win32":
        found |= _windows_features()
    return frozenset(found)


def _cpuid() -> set[str] | None:
    """The features of X86 that the processor reports and the system has switched on; None without glibc
    2.33."""
    try:
        leaf_of = ctypes.CDLL(None)["__x86_get_cpuid_feature_leaf"]
    except (OSError, AttributeError):
        return None
    # struct cpuid_feature: four registers as CPUID gives them, then the same with what is usable alone.
    leaf_of.restype = ctypes.POINTER(ctypes.c_uint32 * 8)
    leaves = {leaf: leaf_of(leaf).contents for leaf in {leaf for leaf, _, _ in X86.values()}}
    return {name for name, (leaf, register, bit) in X86.items() if leaves[leaf][4 + register] >> bit & 1}


#: What the processor has and the system saves, and a process may use where it is permitted to.
PERMITTED = frozenset({"amx-tile", "amx-int8"})


def tiles_permitted() -> bool:
    """Whether this process may use AMX tiles, which Linux permits to one that asks, and to all its threads.

    It has asked then. Without that the first instruction on tiles ends the process.
    """
    try:
        syscall = ctypes.CDLL(None)["syscall"]
    except (OSError, AttributeError):
        return False
    syscall.restype, syscall.argtypes = ctypes.c_long, (ctypes.c_long,) * 3
    return int(syscall(*ASK_FOR_TILES)) == 0


def _hwcap(bits: Mapping[str, tuple[int, int]]) -> set[str] | None:
    """The features of a table (name -> word, bit) that the kernel tells this process of; None where it tells
    nothing.

    "fp16" is what the project calls LLVM's "fullfp16".
    """
    try:
        ask = ctypes.CDLL(None)["getauxval"]
    except (OSError, AttributeError):
        return None
    ask.restype, ask.argtypes = ctypes.c_ulong, (ctypes.c_ulong,)
    words = [ask(_AT_HWCAP), ask(_AT_HWCAP2)]
    if not any(words):
        return None
    found = {name for name, (word, bit) in bits.items() if words[word] >> bit & 1}
    return found | ({"fp16"} if "fullfp16" in found else set())


#: The entries of the auxiliary vector (elf.h).
_AT_HWCAP, _AT_HWCAP2 = 16, 26


def parse_cpuinfo(text: str) -> set[str]:
    """Feature names in the text of /proc/cpuinfo, in the compiler's spelling."""
    found = re.search(r"^(?:flags|Features)\s*:(.*)$", text, re.MULTILINE)
    words = found.group(1).split() if found else []
    return {_RENAMED.get(word, word.replace("_", "")) for word in words}


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def this_machine() -> str:
    """The CPU model of this machine, as databases of tuned schedules know it."""
    line = r"^(model name|Model|CPU implementer|CPU part)\s*:\s*(.+?)\s*$"
    facts = dict(re.findall(line, _read("/proc/cpuinfo"), re.MULTILINE))
    if "CPU part" in facts and "model name" not in facts:
        return f"Arm {facts.get('CPU implementer', '?')}:{facts['CPU part']}"
    return facts.get("model name") or facts.get("Model") or platform.processor() or platform.machine()


#: What macOS on Arm is asked for, and Windows (the numbers of IsProcessorFeaturePresent), by feature.
SYSCTL = {
    "hw.optional.arm.FEAT_DotProd": "dotprod",
    "hw.optional.arm.FEAT_I8MM": "i8mm",
    "hw.optional.arm.FEAT_FP16": "fp16",
}
WINDOWS = {
    36: "ssse3", 37: "sse4.1", 38: "sse4.2", 39: "avx", 40: "avx2", 41: "avx512f", 19: "neon", 43: "dotprod",
}  # fmt: skip


def _sysctl_features() -> set[str]:
    x86 = ("machdep.cpu.features", "machdep.cpu.leaf7_features")
    try:
        text = subprocess.run(["sysctl", *SYSCTL, *x86], capture_output=True, text=True, check=False).stdout
    except OSError:
        return set()
    values = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    found = {name for key, name in SYSCTL.items() if values.get(key) == "1"}
    for key in x86:
        words = values.get(key, "").lower().split()
        found |= {{"avx1.0": "avx"}.get(word, word) for word in words}
    return found


def _windows_features() -> set[str]:
    if sys.platform != "win32":
        return set()
    present = ctypes.windll.kernel32.IsProcessorFeaturePresent
    return {name for number, name in WINDOWS.items() if present(number)}
