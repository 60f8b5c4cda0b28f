"""The shared library ``libggml-synth.so``, compiled for the headers of one ggml."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from synth.emit.cache import cached
from synth.emit.targets import feature_flags, get_target
from synth.emit.threads import POOL
from synth.emit.toolchain import COMMON, CompileError, Compiler, find_compiler, run_compiler
from synth.errors import UserError, line_of
from synth.files import scratch_folder
from synth.ggml.headers import LIBRARY
from synth.ggml.texts import LayerTexts, backend_text


def backend_library(layers: LayerTexts, headers: Mapping[str, str]) -> bytes:
    """Return the bytes of the library for the ggml of ``headers``. Raises UserError without a compiler, for C
    that the compiler rejects, and on another system than Linux."""
    if sys.platform != "linux":
        raise UserError("the backend for llama.cpp is built on Linux, and not on this system yet")
    try:
        return _compiled(layers, headers)
    except CompileError as error:
        where = str(error).removeprefix("./").split(":")[0]
        of_headers = where == "backend.c" or where in headers
        what = "its headers do not fit this backend" if of_headers else "the backend cannot be compiled"
        raise UserError(f"ggml: {what} ({line_of(error)})") from None


def _compiled(layers: LayerTexts, headers: Mapping[str, str]) -> bytes:
    machine = get_target(layers.architecture)
    compiler = find_compiler(layers.architecture)
    base = [*COMMON, *machine.flags, "-O2", "-fPIC", "-fvisibility=hidden"]
    base += () if compiler.is_zig else machine.system_flags
    fast = [*base, *feature_flags(machine, sorted(layers.needs), compiler.is_zig)]
    # Any processor runs the file that asks which one runs the others.
    plain = [*base, *feature_flags(machine, (), compiler.is_zig)]
    units = {name: (fast, text) for name, text in layers.texts().items()}
    units["backend.c"] = (plain, backend_text(layers, headers.values()))
    units["pool.c"] = ([*plain, "-DSYNTH_THREADS"], POOL.read_text(encoding="utf-8"))
    with scratch_folder("synth-ggml-") as folder:
        for name, text in headers.items():
            (folder / name).write_text(text, encoding="utf-8")

        def compile_unit(unit: str) -> str:
            flags, text = units[unit]
            given = list(headers.values()) if unit == "backend.c" else []

            def make() -> bytes:
                (folder / unit).write_text(text, encoding="utf-8")
                run_compiler(compiler, [*flags, "-c", unit, "-o", f"{unit}.o"], folder)
                return (folder / f"{unit}.o").read_bytes()

            image = cached("objects", [*compiler.key, *flags, unit, text, *given], ".o", make)
            (folder / f"{unit}.o").write_bytes(image)
            return f"{unit}.o"

        with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
            objects = list(pool.map(compile_unit, units))
        # The threads of the pool run the library's code for ever.
        link = ["-shared", "-s", "-Wl,-z,nodelete", f"-Wl,-soname,{LIBRARY}", *_libraries(compiler)]
        run_compiler(compiler, [*plain, *objects, *link, "-o", LIBRARY], folder)
        return (folder / LIBRARY).read_bytes()


def _libraries(compiler: Compiler) -> list[str]:
    # ggml's functions are those of the program that loads the library.
    return ["-nostdlib", "-lc", "-lm", "-lpthread"] if compiler.is_zig else ["-lm", "-lpthread", "-ldl"]
