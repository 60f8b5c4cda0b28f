"""Compilation of kernels before they run: together for one target, and in parallel with other work. A
compiler takes long to start, and runs in a process of its own. So finished kernels are compiled while the
next are searched, and the target's code and the portable C at the same time."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from isa_specs.instruction import Target
from synth.emit.machine import LoadedCode, load_code
from synth.emit.toolchain import CompileError
from synth.errors import UserError
from synth.library.artifact import Artifact
from synth.library.machines import JoinedCode, SharedCode, load_portable, only_portable


class Compiling:
    """Compiles kernels of one target in two threads: the target's code, and portable C. If only portable C
    runs here, runs compile instead. Use it in a ``with``, which waits for the compilers."""

    def __init__(self, target: Target, features: Sequence[str]) -> None:
        self._target, self._features = target, tuple(features)
        # Code that this processor cannot run runs as portable C, which is compiled when it is called.
        self._here = not only_portable(target, features)
        self._begun: set[str] = set()
        self._made: list[tuple[Future[SharedCode], Future[SharedCode]]] = []

    def __enter__(self) -> Compiling:
        self._pool = ThreadPoolExecutor(2)
        return self

    def __exit__(self, kind: object, *error: object) -> None:
        self._pool.shutdown(cancel_futures=kind is not None)

    def begin(self, kernels: Sequence[Artifact]) -> None:
        """Start to compile those C files of these kernels that no earlier call started to compile."""
        parts = {name: part for kernel in kernels for name, part in kernel.parts.items()}
        new = {name: part for name, part in parts.items() if name not in self._begun}
        if self._here and new:
            self._begun |= set(new)
            for part in new.values():
                _ = part.text  # is emitted here once, and not by both threads
            begun = [self._pool.submit(SharedCode, new, load) for load in (self._load, load_portable)]
            self._made.append((begun[0], begun[1]))

    def give(self, kernels: Sequence[Artifact]) -> None:
        """Wait for the compilers, and let kernels run on their code. The run reports what they refused."""
        if self._made:
            with contextlib.suppress(CompileError, UserError):
                machine = JoinedCode([made.result() for made, _ in self._made])
                portable = JoinedCode([made.result() for _, made in self._made])
                for kernel in kernels:
                    kernel.runs_on(machine, portable)

    def _load(self, sources: Mapping[str, str], declared: str) -> LoadedCode:
        return load_code(sources, declared, self._target.architecture, self._features)


def compile_together(kernels: Sequence[Artifact]) -> None:
    """Compile kernels of one target and its features together, and let them run on the compiled code."""
    first = kernels[0]
    with Compiling(first.isa.target(first.certificate.target), first.features) as compiling:
        compiling.begin(kernels)
        compiling.give(kernels)
