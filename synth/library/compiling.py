"""Compiling kernels before they run: those of one target together, and beside other work.

A compiler takes long to start, and its processes leave this one free: so what is there is compiled while the
rest is still searched, the target's code and the portable C at the same time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType

from isa_specs.instruction import Target
from synth.emit.machine import Machine, load_machine
from synth.emit.toolchain import CompileError
from synth.errors import UserError
from synth.library.artifact import Artifact
from synth.library.machines import (
    JoinedMachine,
    SharedMachine,
    only_portable,
    portable_host,
    portable_machine,
)


class Compiling:
    """Kernels for one target and ``features`` on their way to machines. To be used in a ``with``, which waits
    for compilers."""

    def __init__(self, target: Target, features: Sequence[str]) -> None:
        self._target, self._features = target, tuple(features)
        # What this processor cannot run as it is meant runs as portable C alone, compiled as it is called.
        self._here = not only_portable(target, features)
        self._begun: set[str] = set()
        self._made: list[tuple[Future[SharedMachine], Future[SharedMachine]]] = []

    def __enter__(self) -> Compiling:
        self._pool = ThreadPoolExecutor(2)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=kind is not None)

    def begin(self, kernels: Sequence[Artifact]) -> None:
        """Start to compile what these kernels have, but for what was begun before."""
        parts = {name: part for kernel in kernels for name, part in kernel.parts.items()}
        new = {name: part for name, part in parts.items() if name not in self._begun}
        if self._here and new:
            self._begun |= set(new)
            begun = [self._pool.submit(SharedMachine, new, load) for load in (self._load, _load_portable)]
            self._made.append((begun[0], begun[1]))

    def give(self, kernels: Sequence[Artifact]) -> None:
        """Let these kernels run on what was begun of them, and on the portable form of it where they are
        asked for that. Leaves it to the run to say what a compiler refuses."""
        if self._made:
            with contextlib.suppress(CompileError, UserError):
                machine = JoinedMachine([made.result() for made, _ in self._made])
                portable = JoinedMachine([made.result() for _, made in self._made])
                for kernel in kernels:
                    kernel.runs_on(machine, portable)

    def _load(self, sources: Mapping[str, str], declared: str) -> Machine:
        return load_machine(sources, declared, self._target.architecture, self._features)


def _load_portable(sources: Mapping[str, str], declared: str) -> Machine:
    """Without optimization: it is run once."""
    return portable_machine(sources, declared, portable_host(), "-O0")


def compile_together(kernels: Sequence[Artifact]) -> None:
    """Compile kernels for one target and the same features in one go, so that compilers start once."""
    first = kernels[0]
    with Compiling(first.isa.target(first.certificate.target), first.features) as compiling:
        compiling.begin(kernels)
        compiling.give(kernels)
