"""What this computer can do, and how much of it the project is allowed to use: CPU features by the compiler's
names.

The environment variable SYNTH_FEATURES caps what is used. It holds names with commas, each a level of the
an architecture ("x86-64-v3") or one feature ("avxvnni", "dotprod"): the project then acts as on a
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

#: The environment variable with the cap.
CAP = "SYNTH_FEATURES"

_TABLES = [row.features for row in architectures().values()]


def _merged(part: Callable[[FeatureTable], Mapping[Key, Value]]) -> dict[Key, Value]:
    """A table of all architectures."""
    return {key: value for table in _TABLES for key, value in part(table).items()}


#: CPUID leaves, the bits of XCR0 that save registers, and the questions of macOS and Windows, as
#: ``FeatureTable`` says of each architecture.
LEAVES = _merged(lambda table: table.leaves)
SAVED = _merged(lambda table: table.saved)
SYSCTL = _merged(lambda table: table.sysctl)
WINDOWS = _merged(lambda table: table.windows)
#: Levels by their features, the lowest first.
LEVELS = _merged(lambda table: table.levels)
_IMPLIED = _merged(lambda table: table.implied)
_RENAMED = _merged(lambda table: table.renamed)
#: Features of the lowest levels, which no cap takes away, and those of every processor of an architecture.
_LOWEST = frozenset[str]().union(*(table.lowest for table in _TABLES))
ALWAYS = frozenset[str]().union(*(table.always for table in _TABLES))
#: Features that a process may use where it is permitted to.
PERMITTED = frozenset[str]().union(*(table.permitted for table in _TABLES))
#: Features that messages name, and every name that a cap may have.
_KERNELS = tuple(dict.fromkeys(name for table in _TABLES for name in table.kernels))
NAMES = tuple(
    dict.fromkeys(name for table in _TABLES for name in (*table.levels, *table.kernels, *table.bits))
)


def host_target() -> str | None:
    """The architecture that this process runs on, the first of several; None for an unknown one."""
    return next((name for name in architectures() if runs_here(name)), None)


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
                f"{', '.join(_KERNELS)} or another feature as compilers name it"
            )
        found |= allowed_by(name)
    return found


def allowed_by(name: str) -> frozenset[str]:
    """What a computer may have that a cap of this one name (of ``NAMES``) stands for."""
    found = _LOWEST | LEVELS.get(name, {name})
    while more := {need for one in found for need in _IMPLIED.get(one, ())} - found:
        found |= more
    return found


def level_of(features: frozenset[str], table: FeatureTable) -> tuple[str, list[str]]:
    """The highest level that ``features`` cover, and the table's further features, sorted. Without levels the
    level is ""."""
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
            # An emulator of a processor shows its own CPUID, but the files of the computer below it.
            found = (found - table.bits.keys() - table.llvm_names.keys()) | reported
        if table.permitted & found and not tiles_permitted():
            found -= table.permitted
    elif sys.platform == "darwin":
        found |= _sysctl_features()
    elif sys.platform == "win32":
        found |= _windows_features()
    return frozenset(found)


def _cpuid(table: FeatureTable) -> set[str] | None:
    """The features that the processor reports and the system has switched on; None without glibc 2.33."""
    try:
        leaf_of = ctypes.CDLL(None)[LEAF_FUNCTION]
    except (OSError, AttributeError):
        return None
    # struct cpuid_feature: four registers as CPUID gives them, then the same with what is usable alone.
    leaf_of.restype = ctypes.POINTER(ctypes.c_uint32 * 8)
    words = [leaf_of(leaf).contents[4 + register] for leaf in table.leaves for register in range(4)]
    return {name for name, (word, bit) in table.bits.items() if words[word] >> bit & 1}


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


def _hwcap(table: FeatureTable) -> set[str] | None:
    """The features that the kernel reports to this process; None where it reports nothing."""
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
