"""Executors of several C files: file by file, all as one translation unit, or as portable C."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from numpy.typing import NDArray

import isa_specs
from isa_specs.architecture import architectures
from isa_specs.instruction import Target
from synth.emit.features import host_target
from synth.emit.machine import (
    CompiledCode,
    LoadedCode,
    absent_emulator,
    emulators,
    load_code,
    runs_in_process,
    why_not,
)
from synth.emit.names import MARK
from synth.emit.targets import runs_here
from synth.emit.text import CFunction, prototypes
from synth.emit.toolchain import find_compiler
from synth.library.fields import UNEXECUTED


@dataclass(frozen=True)
class CFile:
    """A self-contained C file. ``functions``: the functions that may be called. ``emit``: returns the text.
    To emit a form takes up to a second (loops in assembly), so a file that is never called is never
    emitted."""

    functions: Sequence[CFunction]
    emit: Callable[[], str]

    @cached_property
    def text(self) -> str:
        return self.emit()


#: Self-contained C files by name.
Parts = Mapping[str, CFile]
#: Returns an executor of C files by name. The second argument has the prototypes of the called functions.
Load = Callable[[Mapping[str, str], str], LoadedCode]


class PartsCode:
    """An executor that compiles each of several files only when one of its functions is called."""

    def __init__(self, parts: Parts, load: Load) -> None:
        self._parts, self._load = parts, load
        self._machines: dict[str, LoadedCode] = {}
        self._places = {one.name: name for name, file in parts.items() for one in file.functions}

    def call(self, symbol: str, *args: int | NDArray[Any]) -> int | None:
        """Call a C function; return the executed instructions if the executor counts them."""
        if symbol not in self._places:
            raise LookupError(f"{symbol}: declared in none of {', '.join(self._parts)}")
        return self._machine(self._places[symbol]).call(symbol, *args)

    def describe(self) -> str:
        return self._machine(next(iter(self._machines), next(iter(self._parts)))).describe()

    def _machine(self, name: str) -> LoadedCode:
        if name not in self._machines:
            file = self._parts[name]
            self._machines[name] = self._load({name: file.text}, prototypes(file.functions))
        return self._machines[name]


class SharedCode:
    """An executor of many C files that are compiled as one translation unit, in a third of the time that
    separate files take. All names of a kernel's file begin with the kernel's name. Files that differ only in
    their first comment and in that name share the code of one of them."""

    def __init__(self, parts: Parts, load: Load) -> None:
        first: dict[str, str] = {}
        self._symbols: dict[str, str] = {}
        for name, file in parts.items():
            own = name.removesuffix(".c")
            code = file.text[file.text.index("*/") :].replace(own, MARK)
            compiled = first.setdefault(code, own)
            self._symbols |= {one.name: one.name.replace(own, compiled, 1) for one in file.functions}
        chosen = {own: parts[f"{own}.c"] for own in first.values()}
        unit = "".join(f'#line 1 "{own}.c"\n{file.text}\n' for own, file in chosen.items())
        called = [function for file in chosen.values() for function in file.functions]
        self._inner = load({"kernels.c": unit}, prototypes(called))

    @property
    def symbols(self) -> Collection[str]:
        """The functions that can be called."""
        return self._symbols

    def call(self, symbol: str, *args: int | NDArray[Any]) -> int | None:
        if symbol not in self._symbols:
            raise LookupError(f"{symbol}: declared in none of the files")
        return self._inner.call(self._symbols[symbol], *args)

    def describe(self) -> str:
        return self._inner.describe()


class JoinedCode:
    """An executor that has the C functions of several executors of one target."""

    def __init__(self, machines: Sequence[SharedCode]) -> None:
        self._machines = {symbol: machine for machine in machines for symbol in machine.symbols}

    def call(self, symbol: str, *args: int | NDArray[Any]) -> int | None:
        return self._machines[symbol].call(symbol, *args)

    def describe(self) -> str:
        return next(iter(self._machines.values())).describe()


def only_portable(target: Target, features: Sequence[str] | None = None) -> bool:
    """Return whether this computer can run a target's code only as portable C. Code of its own architecture
    otherwise runs on the CPU, never in an emulator; other code runs in an emulator, which may have to be
    installed first. ``features``: the CPU features that the code needs, by default the target's."""
    needs = target.feature_names if features is None else features
    if runs_here(target.architecture):
        return not runs_in_process(target.architecture, needs)
    return not absent_emulator(target.architecture) and why_not(target.architecture, needs) is not None


def portable_host() -> str:
    """Return the architecture of portable C: this computer's, or an emulated one without a compiler."""
    emulated = (row.name for row in architectures().values() if row.emulators)
    return host_target() or next(emulated)


def portable_code(sources: Mapping[str, str], cdef: str, target: str, opt: str = "-O2") -> CompiledCode:
    """Return an executor of kernels' C files (text by name) as portable C. ``cdef``: prototypes of the
    functions. ``target``: an architecture. ``opt``: the compiler's optimization flag."""
    portable = {name: "#define SYNTH_PORTABLE 1\n" + text for name, text in sources.items()}
    return replace(load_code(portable, cdef, target, (), opt=opt), name=f"portable C on {target}")


def load_portable(sources: Mapping[str, str], declared: str) -> CompiledCode:
    """Return an executor of C files (text by name) as portable C on this computer. It is compiled without
    optimization, since it runs few calls. ``declared``: prototypes of the functions."""
    return portable_code(sources, declared, portable_host(), "-O0")


def cannot_execute(isa: str, target: str) -> str | None:
    """Return why this computer runs no code of a target's architecture, neither on the CPU nor in an
    emulator, or None. Raises UserError without a compiler for the architecture."""
    architecture = isa_specs.load(isa).target(target).architecture
    if not runs_here(architecture):
        if not emulators(architecture):
            host = host_target() or "unknown"
            return f"{UNEXECUTED}: {architecture} code does not run on this {host} host"
        if absent := absent_emulator(architecture):
            return f"{UNEXECUTED}: {absent}"
    find_compiler(architecture)
    return None
