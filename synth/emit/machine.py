"""One way to run kernels for any target: natively where the CPU can, in an emulator elsewhere."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from synth.emit.emulator import EMULATED_FEATURES, Emulator
from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.process import PROCESS_FEATURES, compiled_process, emulator_of
from synth.emit.tiles import tile_emulator, trapped
from synth.emit.toolchain import compile_elf, compile_shared, get_target
from synth.errors import UserError


class Machine(Protocol):
    """Something that runs compiled kernels."""

    def call(self, symbol: str, *args: int | np.ndarray[Any, Any]) -> int | None:
        """Run one kernel (its arrays are C-contiguous, outputs are written in place).

        Returns the number of executed instructions where it is known, else None.
        """

    def describe(self) -> str:
        """What runs the code, such as "native x86_64" or "unicorn aarch64"."""


@dataclass(frozen=True)
class Running:
    """Compiled code that is called by ``call``, under the ``name`` of what runs it. ``native``: the library
    where it is one. ``kept``: what has to be there as long."""

    call: Callable[..., int | None]
    name: str
    native: NativeLibrary | None = None
    kept: object = None

    def describe(self) -> str:
        return self.name


def load_machine(
    sources: Mapping[str, str],
    cdef: str,
    target: str,
    features: Sequence[str] = (),
    prefer_native: bool = True,
    opt: str = "-O2",
) -> Running:
    """Compile C files (file name -> text) for ``target`` and make them callable on this computer.

    ``cdef`` declares the functions (used natively; the emulator needs no types); ``features`` are the CPU
    features the code uses, by name ("avx2") or flag ("-mavx2"). Native where this CPU has them or traps at
    what is then done for it, else emulated where the target is (``prefer_native=False``: the emulator first,
    native only if the target is not emulated). ``opt``: how much the compiler optimizes.

    Raises UserError naming what is missing, CompileError where the compiler rejects a source.
    """
    get_target(target)
    names = _names(features)
    native = runs_natively(target, names)
    emulated = target in EMULATED_FEATURES and names <= EMULATED_FEATURES[target]
    if native and (prefer_native or not emulated):
        return _load_native(sources, cdef, target, features, opt)
    if runs_in_process(target, names):
        return _load_native(sources, cdef, target, features, opt, tile_emulator())
    if emulated:
        emulator = Emulator(compile_elf(sources, target, features=features, opt=opt), target)
        return Running(lambda symbol, *args: emulator.call(symbol, *args).instructions, f"unicorn {target}")
    if names <= _emulated(target):
        process = compiled_process(sources, target, features, opt)
        return Running(lambda symbol, *args: process.call(symbol, *args).instructions, process.describe())
    raise UserError(str(why_not(target, features)))


def _names(features: Iterable[str]) -> set[str]:
    return {
        feature.removeprefix("-m") for feature in features if not feature.startswith(("-march=", "-mcpu="))
    }


def runs_natively(target: str, features: Iterable[str]) -> bool:
    """Whether this processor runs code of a target that uses these features."""
    return host_target() == target and _names(features) <= host_features()


def runs_in_process(target: str, features: Iterable[str]) -> bool:
    """Whether this processor does, or traps at what can then be done for it."""
    return host_target() == target and _names(features) <= host_features() | trapped(target)


def _emulated(target: str) -> frozenset[str]:
    """What emulators have here: unicorn, and qemu's user emulation where it is installed."""
    process = PROCESS_FEATURES[target] if emulator_of(target) is not None else frozenset()
    return EMULATED_FEATURES.get(target, frozenset()) | process


def lacking(target: str, features: Iterable[str]) -> list[str]:
    """Which of these features this processor lacks where it is of the target's architecture, and the emulator
    elsewhere; all of them where the target runs in neither."""
    emulated = _emulated(target)
    there = host_features() | trapped(target) if host_target() == target else emulated
    return [] if _names(features) <= emulated else sorted(_names(features) - there)


def why_not(target: str, features: Iterable[str]) -> str | None:
    """Why this computer runs no code of a target that uses these features, neither natively nor emulated, in
    a line; None where it does."""
    here, missing = host_target(), lacking(target, features)
    if here == target:
        says = f"this CPU lacks {missing[0]!r}, which the {target} code needs" if missing else None
    elif target in EMULATED_FEATURES:
        says = f"the emulator lacks {target} feature {missing[0]!r}" if missing else None
    else:
        return f"target {target} cannot run on this {here or 'unknown'} host: run it on a {target} machine"
    return says and f"{says}: run it on a CPU that has it"


def _load_native(
    sources: Mapping[str, str],
    cdef: str,
    target: str,
    features: Sequence[str],
    opt: str,
    tiles: NativeLibrary | None = None,
) -> Running:
    folder = tempfile.TemporaryDirectory(prefix="synth-native-", ignore_cleanup_errors=True)
    try:
        path = compile_shared(sources, target, features=features, opt=opt, workdir=Path(folder.name))
        library = NativeLibrary(path, cdef)
    except BaseException:
        folder.cleanup()
        raise
    kept = sys.platform == "win32"  # a loaded file cannot be removed there
    if not kept:
        folder.cleanup()

    def call(symbol: str, *args: int | np.ndarray[Any, Any]) -> None:
        library.call(symbol, *args)

    name = f"native {target}{' with emulated tiles' if tiles else ''}"
    return Running(call, name, library, folder if kept else None)
