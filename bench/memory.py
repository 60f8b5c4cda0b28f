"""The caches of this computer, and how fast threads read what lies in none of them."""

import re
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.toolchain import compile_shared
from synth.errors import UserError

_MEMORY = Path("/proc/meminfo")
_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")
#: Bytes of the largest cache where the system does not tell.
UNKNOWN = 32 << 20
#: How many places are read in turns: processors fetch ahead for each, and one is not always the fastest.
STRINGS = (1, 2, 4)
_READ = "uint64_t memory_read(const uint8_t *from, int64_t bytes, int64_t strings)"
# Eight sums, so that no addition waits for another.
_SOURCE = f"""\
#include <stdint.h>
typedef uint64_t lanes __attribute__((vector_size(64)));
{_READ} {{
  lanes sums[8] = {{0}};
  const int64_t length = bytes / strings / 64;
  for (int64_t n = 0; n < length; n += 8)
    for (int64_t string = 0; string < strings; ++string) {{
      const lanes *line = (const lanes *)from + string * length + n;
      for (int part = 0; part < 8; ++part) sums[part] += line[part];
    }}
  for (int part = 1; part < 8; ++part) sums[0] += sums[part];
  uint64_t sum = 0;
  for (int lane = 0; lane < 8; ++lane) sum += sums[0][lane];
  return sum;
}}
"""


def caches() -> dict[str, int]:
    """Bytes of the data caches that a core uses, such as {"L1": 32768}; empty where Linux does not tell."""
    found: dict[str, int] = {}
    for folder in sorted(_CACHES.glob("index*")):
        try:
            level, kind, size = ((folder / name).read_text().strip() for name in ("level", "type", "size"))
        except OSError:
            continue
        if kind != "Instruction" and (match := re.fullmatch(r"(\d+)([KM])", size)):
            found[f"L{level}"] = int(match[1]) << {"K": 10, "M": 20}[match[2]]
    return found


def largest_cache() -> int:
    """Bytes of the last level's cache."""
    return max(caches().values(), default=UNKNOWN)


def free_memory() -> int:
    """Return the bytes that a program can take without swapping; 2^62 if the system does not tell."""
    text = _MEMORY.read_text() if _MEMORY.is_file() else ""
    found = re.search(r"^MemAvailable: *(\d+) kB", text, re.MULTILINE)
    return int(found[1]) << 10 if found else 1 << 62


def read_bandwidth(seconds: float = 1.0, threads: int = 1) -> float:
    """Return the bytes per second that ``threads`` read together, from equal parts of a buffer.

    The buffer has eight times the largest cache, or half of the free memory. The result is the best of the
    passes that fit into ``seconds``, and at least two passes run for each number of places that are read in
    turns. Raises UserError without a compiler, and if this processor is none of the targets."""
    target = host_target()
    if target is None:
        raise UserError("this processor is none of the targets: its memory's bandwidth is not measured")
    path = compile_shared({"memory.c": _SOURCE}, target, ("-march=native",), "-O3")
    library = NativeLibrary(path, f"{_READ};")
    size = min(8 * largest_cache(), free_memory() // 2)
    held = np.ones(size + 64, np.uint8)
    each = size // threads // 64 * 64
    parts = held[-held.ctypes.data % 64 :][: threads * each].reshape(threads, each)
    end, best, passes = time.perf_counter() + seconds, 0.0, 0
    with ThreadPoolExecutor(threads) as pool:
        while passes < 2 * len(STRINGS) or time.perf_counter() < end:
            strings = STRINGS[passes % len(STRINGS)]
            start = time.perf_counter()
            # cffi releases the interpreter's lock during a call, so the threads read at the same time.
            list(pool.map(partial(_read, library, strings), parts))
            best, passes = max(best, parts.size / (time.perf_counter() - start)), passes + 1
    return best


def _read(library: NativeLibrary, strings: int, part: NDArray[np.uint8]) -> None:
    library.call("memory_read", part, part.size, strings)
