"""Run code with Intel AMX on an x86-64 computer without it: its processor traps at an instruction on tiles,
and ``bare/tiles.c`` does what the manual says of it.

All else runs on the processor, so it is the compiled code itself that is executed: addresses, strides, the
configuration of tiles and their numbers too. It is written from the manual, not from the table of
instructions, and so is a machine that the table is compared with. Faults of the manual end the process.
"""

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
    """The features of a target that code may use here although the processor lacks them."""
    here = sys.platform.startswith("linux") and host_target() == target
    return get_target(target).features.trapped if here else frozenset()


@cache
def tile_emulator() -> NativeLibrary:
    """From its first call on, this process has tiles; ``synth_tiles_done`` counts the instructions done.

    Raises UserError where there is no compiler or the system refuses.
    """
    sources = {"tiles.c": _SOURCE.read_text(encoding="utf-8")}
    library = NativeLibrary(compile_shared(sources, host_target() or ""), _CDEF)
    if library.call("synth_tiles") != 0:
        raise UserError("the system gives this process no handler of unknown instructions")
    return library
