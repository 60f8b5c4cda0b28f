"""What runs a kernel's C beside one machine for all of it: files one by one, and their portable form."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from numpy.typing import NDArray

from synth.emit.features import host_target
from synth.emit.machine import Machine, load_machine


class PartsMachine:
    """Compiles a file of several when something in it is called first."""

    def __init__(
        self, parts: Mapping[str, tuple[str, str]], load_part: Callable[[str, str, str], Machine]
    ) -> None:
        self._parts, self._load = parts, load_part
        self._machines: dict[str, Machine] = {}

    def call(self, symbol: str, *args: int | NDArray[Any]) -> int | None:
        for name, (_, declared) in self._parts.items():
            if re.search(rf"\b{symbol}\(", declared):
                return self._machine(name).call(symbol, *args)
        raise LookupError(f"{symbol}: declared in none of {', '.join(self._parts)}")

    def describe(self) -> str:
        return self._machine(next(iter(self._machines), next(iter(self._parts)))).describe()

    def _machine(self, name: str) -> Machine:
        if name not in self._machines:
            self._machines[name] = self._load(name, *self._parts[name])
        return self._machines[name]


def portable_host() -> str:
    """The target that portable C is compiled for: the host's, or one that is emulated where nothing is compiled for
    the host."""
    return host_target() or "aarch64"


class PortableMachine:
    """Runs the portable form of kernels on a target, whatever it is."""

    def __init__(self, sources: Mapping[str, str], cdef: str, target: str, opt: str = "-O2") -> None:
        portable = {name: "#define SYNTH_PORTABLE 1\n" + text for name, text in sources.items()}
        self._inner = load_machine(portable, cdef, target, (), opt=opt)
        self._target = target

    def call(self, symbol: str, *args: int | NDArray[Any]) -> int | None:
        return self._inner.call(symbol, *args)

    def describe(self) -> str:
        return f"portable C on {self._target}"


__all__ = ["PartsMachine", "PortableMachine", "portable_host"]
