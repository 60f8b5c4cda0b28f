"""The bytes of the stack that a run of an exported program takes: the stack is painted before (stack.c)."""

from __future__ import annotations

from typing import Any

from synth.compiler.export import Exported, Inputs, emulate, placed_arrays
from synth.compiler.export_link import link_library
from synth.compiler.export_text import parameters_text, stack_text
from synth.emit.emulator import EmulationError
from synth.emit.features import host_target
from synth.emit.native import NativeLibrary
from synth.errors import UserError
from synth.files import scratch_folder


def stack_bytes(exported: Exported, inputs: Inputs, here: bool) -> int | None:
    """Return how many bytes of the stack a run on one thread takes. ``here``: this computer runs the code,
    else an emulator does. None if nothing can run it."""
    values, _ = placed_arrays(exported, inputs)
    if not here:
        try:
            return emulate(exported).emulator.call("synth_stack", *values).int32
        except (UserError, EmulationError):  # no emulator, or one for fewer arguments
            return None
    if host_target() != exported.machine:
        return None
    name, header = exported.name, exported.header.read_text(encoding="utf-8")
    text = f"{header}\n{stack_text(exported.entry, exported.arguments)}"
    image = exported.object.read_bytes()
    library = link_library(f"{name}_stack", exported.machine, True, [image], text, ["synth_stack"])
    with scratch_folder("synth-stack-") as folder:
        path = folder / f"lib{name}_stack.so"
        path.write_bytes(library)
        loaded: Any = NativeLibrary(path, f"int32_t synth_stack({parameters_text(exported.arguments)});")
        return int(loaded.call("synth_stack", *values))
