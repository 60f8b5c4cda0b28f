"""What runs a kernel's C beside one machine for all of it: files one by one, their portable form, and the
files of many kernels, each text once."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from numpy.typing import NDArray

import isa_specs
from isa_specs.architecture import architectures
from isa_specs.instruction import Target
from synth.emit.features import host_target
from synth.emit.machine import Machine, Running, emulators, load_machine, runs_in_process, why_not
from synth.emit.names import MARK, without_comments
from synth.emit.targets import runs_here
from synth.emit.toolchain import find_compiler
from synth.library.fields import UNEXECUTED


class PartsMachine:
    """Compiles a file of several when something in it is called first."""

    def __init__(
        self, parts: Mapping[str, tuple[str, str]], load_part: Callable[[str, str, str], Machine]
    ) -> None:
        self._parts, self._load = parts, load_part
        self._machines: dict[str, Machine] = {}
        self._places = {symbol: name for name, (_, text) in parts.items() for symbol in _declared(text)}

    def call(self, symbol: str, *args: int | NDArray[Any]) -> int | None:
        if symbol not in self._places:
            raise LookupError(f"{symbol}: declared in none of {', '.join(self._parts)}")
        return self._machine(self._places[symbol]).call(symbol, *args)

    def describe(self) -> str:
        return self._machine(next(iter(self._machines), next(iter(self._parts)))).describe()

    def _machine(self, name: str) -> Machine:
        if name not in self._machines:
            self._machines[name] = self._load(name, *self._parts[name])
        return self._machines[name]


class SharedMachine:
    """Runs many files of C that are compiled together, which takes a third of the time. Of those that differ
    in their comments and their own name only, one is compiled: they are one text, of other names.

    What a file would not have alone it does not have here: files of other headers, and one that names
    something of another file, go into units of their own.
    """

    def __init__(
        self, parts: Mapping[str, tuple[str, str]], load: Callable[[dict[str, str], str], Machine]
    ) -> None:
        first: dict[str, str] = {}
        self._symbols: dict[str, str] = {}
        for name, (text, declared) in parts.items():
            own = name.removesuffix(".c")
            compiled = first.setdefault(_but_for_names(own, text), own)
            self._symbols |= {symbol: symbol.replace(own, compiled, 1) for symbol in _declared(declared)}
        chosen = {own: parts[f"{own}.c"] for own in first.values()}
        units: dict[tuple[str, ...], str] = {}
        for own, (text, _) in chosen.items():
            headers = tuple(_INCLUDES.findall(without_comments(text)))
            unit = (own, *headers) if _names_another(own, text, set(chosen)) else headers
            units[unit] = units.get(unit, "") + _apart(own, text)
        self._inner = load(
            {f"kernels{number}.c": text for number, text in enumerate(units.values())},
            "".join(declared for _, declared in chosen.values()),
        )

    @property
    def symbols(self) -> Collection[str]:
        """What can be called."""
        return self._symbols

    def call(self, symbol: str, *args: int | NDArray[Any]) -> int | None:
        if symbol not in self._symbols:
            raise LookupError(f"{symbol}: declared in none of the files")
        return self._inner.call(self._symbols[symbol], *args)

    def describe(self) -> str:
        return self._inner.describe()


class JoinedMachine:
    """Runs what several machines of one target run."""

    def __init__(self, machines: Sequence[SharedMachine]) -> None:
        self._machines = {symbol: machine for machine in machines for symbol in machine.symbols}

    def call(self, symbol: str, *args: int | NDArray[Any]) -> int | None:
        return self._machines[symbol].call(symbol, *args)

    def describe(self) -> str:
        return next(iter(self._machines.values())).describe()


_INCLUDES = re.compile(r"^[ \t]*#[ \t]*include\b(.*)$", re.MULTILINE)


def _but_for_names(own: str, text: str) -> str:
    """A file's text without its comments and its own name. Where lines go on behind their end, or characters
    stand for others, what is a comment is not seen here: then nothing is left out."""
    return (text if "\\\n" in text or "??" in text else without_comments(text)).replace(own, MARK)


def _names_another(own: str, text: str, owns: set[str]) -> bool:
    """Does a file mention a name that begins with another file's?"""
    for word in set(re.findall(r"\w+", without_comments(text))):
        parts = word.split("_")
        begins = ("_".join(parts[:count]) for count in range(len(parts), 0, -1))
        if next((name for name in begins if name in owns), own) != own:
            return True
    return False


#: What a file defines for itself: functions, constants and types.
_DEFINES = re.compile(
    r"^(?:static|SYNTH_INLINE|typedef)\b[^\n(\[=;]*?\b(\w+)(?:\[| =|\(|;| __attribute__)", re.MULTILINE
)


#: What a file tells the preprocessor.
_MACROS = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.MULTILINE)


def _apart(own: str, text: str) -> str:
    """A file's text for a unit with others: what several define is each one's own, and what it tells the
    preprocessor is told to it alone."""
    names = sorted({name for name in _DEFINES.findall(text) if not name.startswith(own)})
    defined = "".join(f"#define {name} {name}_of_{own}\n" for name in names)
    macros = sorted({*names, *_MACROS.findall(without_comments(text))})
    undefined = "".join(f"#undef {name}\n" for name in macros)
    return f'{defined}#line 1 "{own}.c"\n{text}\n{undefined}'


def _declared(prototypes: str) -> set[str]:
    """The functions that prototypes declare."""
    return set(re.findall(r"(\w+)\(", prototypes))


def only_portable(target: Target, features: Sequence[str] | None = None) -> bool:
    """Does this computer run no code of the target, or of these ``features``: natively where it is of the
    architecture, emulated elsewhere?"""
    needs = target.feature_names if features is None else features
    if runs_here(target.architecture):
        return not runs_in_process(target.architecture, needs)
    return why_not(target.architecture, needs) is not None


def portable_host() -> str:
    """The target that portable C is compiled for: the host's, or one that is emulated where nothing is
    compiled for the host."""
    emulated = (row.name for row in architectures().values() if row.emulators)
    return host_target() or next(emulated)


def portable_machine(sources: Mapping[str, str], cdef: str, target: str, opt: str = "-O2") -> Running:
    """Runs the portable form of kernels on a target, whatever it is."""
    portable = {name: "#define SYNTH_PORTABLE 1\n" + text for name, text in sources.items()}
    return replace(load_machine(portable, cdef, target, (), opt=opt), name=f"portable C on {target}")


def cannot_execute(isa: str, target: str) -> str | None:
    """Why kernels for a target cannot run on this computer, not even as portable C, or None. Raises UserError
    without a compiler."""
    architecture = isa_specs.load(isa).target(target).architecture
    if not runs_here(architecture):
        every = emulators(architecture)
        if not every:
            host = host_target() or "unknown"
            return f"{UNEXECUTED}: {architecture} code does not run on this {host} host"
        if absent := every[0].absent():
            return f"{UNEXECUTED}: {absent}"
    find_compiler(architecture)
    return None
