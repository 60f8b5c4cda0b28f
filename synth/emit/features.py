"""CPU features of this computer that the project uses, by the compiler's names.

The environment variable SYNTH_FEATURES limits them. It has names with commas: micro-architecture levels
("x86-64-v3") or features ("avxvnni", "dotprod"). The project then acts as on a computer with these features,
and the ones they need. The variable never adds a feature that the processor lacks."""

from __future__ import annotations

import ctypes
import functools
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from isa_specs.amx import ASK_FOR_TILES
from isa_specs.architecture import FeatureTable, architectures, spelled
from isa_specs.cpuid import LEAF_FUNCTION
from synth.emit.targets import runs_here
from synth.errors import UserError

Key = TypeVar("Key")
Value = TypeVar("Value")

#: The environment variable that limits features.
CAP = "SYNTH_FEATURES"

_TABLES = [row.features for row in architectures().values()]


def _merged(part: Callable[[FeatureTable], Mapping[Key, Value]]) -> dict[Key, Value]:
    """Return a table with the rows of all architectures."""
    return {key: value for table in _TABLES for key, value in part(table).items()}


#: CPUID leaves, bits of XCR0 that save registers, and queries of macOS and Windows (``FeatureTable``).
LEAVES = _merged(lambda table: table.leaves)
SAVED = _merged(lambda table: table.saved)
SYSCTL = _merged(lambda table: table.sysctl)
WINDOWS = _merged(lambda table: table.windows)
#: Features of each micro-architecture level, lowest level first.
LEVELS = _merged(lambda table: table.levels)
_IMPLIED = _merged(lambda table: table.implied)
_RENAMED = _merged(lambda table: table.renamed)
#: Features of the lowest levels, which the limit never removes; features of every processor.
_LOWEST = frozenset[str]().union(*(table.lowest for table in _TABLES))
ALWAYS = frozenset[str]().union(*(table.always for table in _TABLES))
#: Features that need the operating system's permission.
PERMITTED = frozenset[str]().union(*(table.permitted for table in _TABLES))
#: Features that messages list, and all names that SYNTH_FEATURES accepts.
_KERNELS = tuple(dict.fromkeys(name for table in _TABLES for name in table.kernels))
NAMES = tuple(
    dict.fromkeys(name for table in _TABLES for name in (*table.levels, *table.kernels, *table.bits))
)


def host_target() -> str | None:
    """Return the architecture of this process, None for an unknown one."""
    return next((name for name in architectures() if runs_here(name)), None)


def host_features() -> frozenset[str]:
    """Return the CPU features that the project uses here ("avx2", "sse4.1", "neon"). The features are those
    of processor and operating system, within SYNTH_FEATURES. An unknown operating system gives the features
    of every CPU of the architecture. Raises UserError for unknown names in SYNTH_FEATURES."""
    return capped(_detect())


def capped(features: frozenset[str]) -> frozenset[str]:
    """Return the ``features`` that SYNTH_FEATURES allows. Raises UserError."""
    text = cap_text()
    return features & _allowed(text) if text else features


def cap_text() -> str:
    """Return the value of SYNTH_FEATURES, "" if it is not set."""
    return os.environ.get(CAP, "").strip()


@functools.cache
def _allowed(text: str) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    for name in (part.strip() for part in text.split(",")):
        if name not in NAMES:
            raise UserError(
                f"{CAP}={text}: unknown feature {name!r}; names with commas of {', '.join(LEVELS)}, "
                f"{', '.join(_KERNELS)} or another feature as compilers name it"
            )
        found |= allowed_by(name)
    return found


def allowed_by(name: str) -> frozenset[str]:
    """Return all features that one name of ``NAMES`` in SYNTH_FEATURES allows: its own, features that these
    need, and those of the lowest levels."""
    found = _LOWEST | LEVELS.get(name, {name})
    while more := {need for one in found for need in _IMPLIED.get(one, ())} - found:
        found |= more
    return found


def level_of(features: frozenset[str], table: FeatureTable) -> tuple[str, list[str]]:
    """Return the highest level that ``features`` cover, and their remaining known features, sorted. The
    lowest level counts as covered. Without levels in the table the level is ""."""
    covered = [name for name, needed in table.levels.items() if needed <= features]
    level = covered[-1] if covered else next(iter(table.levels), "")
    return level, sorted((features & table.bits.keys()) - table.levels.get(level, frozenset()))


@functools.cache
def _detect() -> frozenset[str]:
    row = spelled(platform.machine().lower())
    table = row.features if row else FeatureTable()
    found = set(table.always | table.lowest)
    if sys.platform.startswith("linux"):
        found |= parse_cpuinfo(_read("/proc/cpuinfo"))
        reported = _cpuid(table) if table.leaves else _hwcap(table)
        if reported is not None:
            # An emulator shows its own CPUID, but /proc/cpuinfo is that of the computer which runs the
            # emulator.
            found = (found - table.bits.keys() - table.llvm_names.keys()) | reported
        if table.permitted & found and not tiles_permitted():
            found -= table.permitted
    elif sys.platform == "darwin":
        found |= _sysctl_features()
    elif sys.platform == "win32":
        found |= _windows_features()
    return frozenset(found)


def _cpuid(table: FeatureTable) -> set[str] | None:
    """Return the features that CPUID reports and the system enabled; None without glibc 2.33."""
    try:
        leaf_of = ctypes.CDLL(None)[LEAF_FUNCTION]
    except (OSError, AttributeError):
        return None
    # struct cpuid_feature: the four registers of CPUID, then the same registers with usable features only.
    leaf_of.restype = ctypes.POINTER(ctypes.c_uint32 * 8)
    words = [leaf_of(leaf).contents[4 + register] for leaf in table.leaves for register in range(4)]
    return {name for name, (word, bit) in table.bits.items() if words[word] >> bit & 1}


def tiles_permitted() -> bool:
    """Request permission for AMX tile registers and return whether Linux gave it, for all threads. Without
    permission the first tile instruction ends the process."""
    try:
        syscall = ctypes.CDLL(None)["syscall"]
    except (OSError, AttributeError):
        return False
    syscall.restype, syscall.argtypes = ctypes.c_long, (ctypes.c_long,) * 3
    return int(syscall(*ASK_FOR_TILES)) == 0


def _hwcap(table: FeatureTable) -> set[str] | None:
    """Return the features that the kernel reports to this process, None if it reports nothing."""
    try:
        ask = ctypes.CDLL(None)["getauxval"]
    except (OSError, AttributeError):
        return None
    ask.restype, ask.argtypes = ctypes.c_ulong, (ctypes.c_ulong,)
    words = [ask(_AT_HWCAP), ask(_AT_HWCAP2)]
    if not any(words):
        return None
    found = {name for name, (word, bit) in table.bits.items() if words[word] >> bit & 1}
    return found | {name for name, llvm in table.llvm_names.items() if llvm in found}


#: Entries of the auxiliary vector (elf.h).
_AT_HWCAP, _AT_HWCAP2 = 16, 26


def parse_cpuinfo(text: str) -> set[str]:
    """Return the features in the text of /proc/cpuinfo, by the compiler's names."""
    found = re.search(r"^(?:flags|Features)\s*:(.*)$", text, re.MULTILINE)
    words = found.group(1).split() if found else []
    return {_RENAMED.get(word, word.replace("_", "")) for word in words}


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def this_machine() -> str:
    """Return the CPU model of this computer, as databases of tuned schedules name it."""
    line = r"^(model name|Model|CPU implementer|CPU part)\s*:\s*(.+?)\s*$"
    facts = dict(re.findall(line, _read("/proc/cpuinfo"), re.MULTILINE))
    if "CPU part" in facts and "model name" not in facts:
        return f"Arm {facts.get('CPU implementer', '?')}:{facts['CPU part']}"
    return facts.get("model name") or facts.get("Model") or platform.processor() or platform.machine()


def _sysctl_features() -> set[str]:
    lists = [key for table in _TABLES for key in table.sysctl_lists]
    try:
        text = subprocess.run(["sysctl", *SYSCTL, *lists], capture_output=True, text=True, check=False).stdout
    except OSError:
        return set()
    values = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    found = {name for key, name in SYSCTL.items() if values.get(key) == "1"}
    for key in lists:
        found |= {_RENAMED.get(word, word) for word in values.get(key, "").lower().split()}
    return found


def _windows_features() -> set[str]:
    if sys.platform != "win32":
        return set()
    present = ctypes.windll.kernel32.IsProcessorFeaturePresent
    return {name for number, name in WINDOWS.items() if present(number)}
