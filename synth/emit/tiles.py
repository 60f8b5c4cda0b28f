"""Execution of Intel AMX code on an x86-64 Linux computer without AMX. The processor traps at an instruction
on tile registers, and ``bare/tiles.c`` does what the manual says.

All other instructions run on the processor. So compiled code is tested as it is, with its addresses, strides,
tile configuration and register numbers. ``tiles.c`` is written from the manual. It is independent of the
project's instruction table and checks it. What the manual calls a fault ends the process."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.emit.targets import get_target
from synth.emit.toolchain import compile_shared
from synth.errors import UserError

_SOURCE = Path(__file__).with_name("bare") / "tiles.c"
_CDEF = "int synth_tiles(void); int64_t synth_tiles_done(void);"


def trapped(target: str) -> frozenset[str]:
    """Return the features of a target that traps emulate here, whether or not the processor has them."""
    here = sys.platform.startswith("linux") and host_target() == target
    return get_target(target).features.trapped if here else frozenset()


@cache
def _library() -> NativeLibrary:
    sources = {"tiles.c": _SOURCE.read_text(encoding="utf-8")}
    return NativeLibrary(compile_shared(sources, host_target() or ""), _CDEF)


def tile_emulator() -> NativeLibrary:
    """Install the AMX emulation in this process, unless it is there, and return its library. Libraries such
    as ``faulthandler`` may replace the signal handler at any time. The library's function
    ``synth_tiles_done`` returns how many instructions were emulated.

    Raises UserError without a compiler, or if the system refuses the signal handler."""
    library = _library()
    if library.call("synth_tiles") != 0:
        raise UserError("the system gives this process no handler of unknown instructions")
    return library
