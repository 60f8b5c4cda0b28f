"""Executors: kernels of any target run natively if the CPU can, otherwise in an emulator.

An executor is one way to run code of an architecture. ``ENGINES`` has the executor for each class of
``Emulation`` in an architecture's row."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

import numpy as np

from isa_specs.architecture import Emulation, UnicornCore, UserEmulator
from isa_specs.architectures_wasm import WasmEngine
from synth.emit.emulator import CallResult, Emulator
from synth.emit.features import host_features, host_target
from synth.emit.native import NativeLibrary
from synth.emit.process import Process, emulator_of, start_text
from synth.emit.targets import get_target, runs_here
from synth.emit.tiles import tile_emulator, trapped
from synth.emit.toolchain import compile_elf, compile_shared
from synth.emit.wasm import WasmModule
from synth.emit.wasm import absent as absent_wasmtime
from synth.errors import UserError


class LoadedCode(Protocol):
    """An object that runs compiled kernels."""

    def call(self, symbol: str, *args: int | np.ndarray[Any, Any]) -> int | None:
        """Run a kernel. Arrays are C-contiguous; outputs are written in place. Returns the number of executed
        instructions, None if it is unknown."""

    def describe(self) -> str:
        """Return what runs the code, such as "native x86_64" or "unicorn aarch64"."""


@dataclass(frozen=True)
class CompiledCode:
    """Compiled code. ``call`` runs a function; ``name`` says what runs it.

    ``native``: the loaded library, None for an emulator. ``kept``: object that must live as long."""

    call: Callable[..., int | None]
    name: str
    native: NativeLibrary | None = None
    kept: object = None

    def describe(self) -> str:
        """Return ``name``."""
        return self.name


@dataclass(frozen=True)
class Unit:
    """C files that are compiled together.

    ``sources``: text by file name. ``cdef``: prototypes of the functions to call.
    ``features``: CPU features that the code may use. ``opt``: optimization flag."""

    sources: Mapping[str, str]
    cdef: str
    features: Sequence[str] = ()
    opt: str = "-O2"


class Executor(Protocol):
    """One way to run code of an architecture on this computer. ``native``: by the processor itself."""

    native: ClassVar[bool]

    @property
    def features(self) -> frozenset[str]:
        """Return the CPU features that code may use in this executor."""

    def absent(self) -> str:
        """Return what is not installed and how to install it, "" if nothing is missing."""

    def load(self, unit: Unit) -> CompiledCode:
        """Compile C and return its callable functions. Raises CompileError, UserError without an emulator."""


@dataclass(frozen=True)
class NativeExecutor:
    """The processor of this computer. ``traps``: whether AMX instructions, if it lacks them, are emulated."""

    target: str
    traps: bool = False
    native: ClassVar[bool] = True

    @property
    def features(self) -> frozenset[str]:
        return host_features() | (trapped(self.target) if self.traps else frozenset())

    def absent(self) -> str:
        return ""

    def load(self, unit: Unit) -> CompiledCode:
        return _load_native(unit, self.target, self.traps)


class Image(Protocol):
    """A static image in an emulator."""

    def call(self, symbol: str, *args: int | np.ndarray[Any, Any]) -> CallResult:
        """Call a function with integers and arrays."""


@dataclass(frozen=True)
class ImageExecutor(ABC):
    """An emulator that runs static images."""

    target: str
    emulation: Emulation
    native: ClassVar[bool] = False
    name: ClassVar[str]

    @property
    def features(self) -> frozenset[str]:
        return self.emulation.features

    def start_text(self) -> str:
        """Return C that an image needs beside its own functions."""
        return ""

    @abstractmethod
    def absent(self) -> str: ...

    @abstractmethod
    def open(self, image: bytes, count: bool = True) -> Image:
        """Load an image. ``count``: count instructions if the emulator can."""

    def load(self, unit: Unit) -> CompiledCode:
        start = self.start_text()
        sources = {**unit.sources, "process.c": start} if start else unit.sources
        image = self.open(compile_elf(sources, self.target, unit.features, unit.opt))
        return CompiledCode(
            lambda symbol, *args: image.call(symbol, *args).instructions, f"{self.name} {self.target}"
        )


class UnicornExecutor(ImageExecutor):
    """The emulator unicorn, which counts instructions."""

    name = "unicorn"

    def absent(self) -> str:
        there = importlib.util.find_spec(self.name) is not None
        return "" if there else f"{self.name} is not installed (pip install 'synth-kernel[emulate]')"

    def open(self, image: bytes, count: bool = True) -> Emulator:
        return Emulator(image, self.target, count)


class UserExecutor(ImageExecutor):
    """The user emulation of qemu."""

    emulation: UserEmulator
    name = "qemu-user"

    def absent(self) -> str:
        there = emulator_of(self.target) is not None
        return "" if there else f"{self.emulation.program} is not installed (a package of the system)"

    def start_text(self) -> str:
        return start_text()

    def open(self, image: bytes, count: bool = True) -> Process:
        return Process(image, self.target)


class WasmtimeExecutor(ImageExecutor):
    """The WebAssembly engine wasmtime."""

    emulation: WasmEngine
    name = "wasmtime"

    def absent(self) -> str:
        return absent_wasmtime()

    def open(self, image: bytes, count: bool = True) -> WasmModule:
        return WasmModule(image, self.emulation)


#: Executor of each class of emulation.
ENGINES: dict[type[Emulation], Callable[[str, Any], Executor]] = {
    UnicornCore: UnicornExecutor,
    UserEmulator: UserExecutor,
    WasmEngine: WasmtimeExecutor,
}


def emulators(target: str) -> tuple[Executor, ...]:
    """Return a target's emulators as executors, installed or not, preferred first. Raises UserError."""
    return tuple(ENGINES[type(one)](target, one) for one in get_target(target).emulators)


def absent_emulator(target: str) -> str:
    """Return what to install if a target has emulators and none is installed, else "". Raises UserError."""
    absences = [one.absent() for one in emulators(target)]
    return absences[0] if absences and all(absences) else ""


def executors(target: str) -> tuple[Executor, ...]:
    """Return every executor of an architecture for this computer, preferred ones first. Emulators may not be
    installed (``Executor.absent``). Raises UserError."""
    native = [NativeExecutor(target)] if runs_here(target) else []
    traps = [NativeExecutor(target, traps=True)] if trapped(target) else []
    return (*native, *traps, *emulators(target))


def load_code(
    sources: Mapping[str, str],
    cdef: str,
    target: str,
    features: Sequence[str] = (),
    prefer_native: bool = True,
    opt: str = "-O2",
) -> CompiledCode:
    """Compile C files (text by file name) for ``target`` and return their callable functions.

    ``cdef``: declarations of the functions, which native code needs.
    ``features``: CPU features of the code, by name ("avx2") or flag ("-mavx2").
    ``prefer_native``: whether to try the CPU first, then the CPU with traps, then emulators. Otherwise
    emulators come first. The first installed executor with all features runs the code.
    ``opt``: optimization flag.

    Raises UserError that names what is missing, and CompileError."""
    names, every = _names(features), executors(target)
    ordered = every if prefer_native else sorted(every, key=lambda one: one.native)
    for one in ordered:
        if names <= one.features and not one.absent():
            return one.load(Unit(sources, cdef, features, opt))
    raise UserError(str(why_not(target, features)))


def _names(features: Iterable[str]) -> set[str]:
    return {
        feature.removeprefix("-m") for feature in features if not feature.startswith(("-march=", "-mcpu="))
    }


def runs_natively(target: str, features: Iterable[str]) -> bool:
    """Return whether this processor runs a target's code that uses these features."""
    return runs_here(target) and _names(features) <= host_features()


def runs_in_process(target: str, features: Iterable[str]) -> bool:
    """Return whether this process runs a target's code that uses these features, natively or with traps."""
    return runs_here(target) and _names(features) <= host_features() | trapped(target)


def _emulated(target: str) -> frozenset[str]:
    """Return the features that the installed emulators of the target have."""
    return frozenset().union(*(one.features for one in emulators(target) if not one.absent()))


def lacking(target: str, features: Iterable[str]) -> list[str]:
    """Return the sorted features that this computer lacks: in the processor (traps included) if it is of the
    target's architecture, otherwise in emulators. If the emulators have all features, the result is []."""
    emulated = _emulated(target)
    there = host_features() | trapped(target) if runs_here(target) else emulated
    return [] if _names(features) <= emulated else sorted(_names(features) - there)


def why_not(target: str, features: Iterable[str]) -> str | None:
    """Return in one line why no executor here runs a target's code with these features; None if one does."""
    missing = lacking(target, features)
    if runs_here(target):
        says = f"this CPU lacks {missing[0]!r}, which the {target} code needs" if missing else None
    elif absent := absent_emulator(target):
        return absent
    elif emulators(target):
        says = f"the emulator lacks {target} feature {missing[0]!r}" if missing else None
    else:
        here = host_target() or "unknown"
        return f"target {target} cannot run on this {here} host: run it on a {target} machine"
    return says and f"{says}: run it on a CPU that has it"


def _load_native(unit: Unit, target: str, traps: bool) -> CompiledCode:
    folder = tempfile.TemporaryDirectory(prefix="synth-native-", ignore_cleanup_errors=True)
    try:
        path = compile_shared(unit.sources, target, unit.features, unit.opt, Path(folder.name))
        library = NativeLibrary(path, unit.cdef)
    except BaseException:
        folder.cleanup()
        raise
    kept = sys.platform == "win32"  # Windows cannot remove a loaded file
    if not kept:
        folder.cleanup()

    def call(symbol: str, *args: int | np.ndarray[Any, Any]) -> None:
        if traps:
            tile_emulator()
        library.call(symbol, *args)

    name = f"native {target}{' with emulated tiles' if traps else ''}"
    return CompiledCode(call, name, library, folder if kept else None)
